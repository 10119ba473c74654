"""The teller: events become lines, what belongs together becomes one, and a step is told where nothing else is."""

from __future__ import annotations

from lantern_isles.meta import GAME

from demiurge.kernel.chance import ALL, SPECTATOR
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.text import Text, text
from demiurge.kit import teller
from demiurge.kit.saying import did
from demiurge.kit.scene import Chip, Told

COIN = Chip("coin", 2, text("chip-coin", n=2))
BUILT, PAID, PASSED = text("told-built"), text("told-paid"), text("step-passed")


class Teller(teller.Teller[Game, Told]):
    LINE = Told

    def deed(self, seat: int, action: int) -> None:
        if action < 0 and not self.happens("built"):
            self.line(seat).add(text("told-secret"))

    def tell(self, event: Event) -> None:
        if event.kind == "built":
            self.line(event.seat).add(BUILT, f"hex-{event.data[0]}")
        elif event.kind == "paid":
            self.line(event.seat).add(PAID, chips=[COIN])
        elif event.kind == "hurt":
            self.line(event.seat).add_to(text("told-hurt", cards=(str(event.data[0]),)), "hand")
        elif event.kind == "round":
            self.heading(text("told-round"), "3")
        elif event.kind == "storm":
            self.say(text("told-storm"), "sky")

    def step(self, action: int) -> Text | None:
        return PASSED if action == 7 else None

    def close(self) -> None:
        if self.happens("last"):
            self.end(text("told-end", answer=self.action))


def line(seat: int, chips: list[Chip[Text]], places: list[str], *deeds: Text) -> Told:
    return Told(seat, None, chips, places, deeds)


def told(seat: int, action: int, *events: tuple[str, int, int]) -> list[Told]:
    return Teller(GAME.make()).story(seat, action, [Event(kind, who, [n], ALL) for kind, who, n in events])


def test_what_a_seat_does_in_a_row_is_one_line() -> None:
    assert told(0, 1, ("built", 0, 4), ("paid", 0, 2), ("built", 0, 5), ("paid", 1, 2), ("paid", 0, 2)) == [
        line(0, [COIN], ["hex-4", "hex-5"], BUILT, PAID),
        line(1, [COIN], [], PAID),
        line(0, [COIN], [], PAID),
    ]


def test_a_heading_and_what_is_nobodys_stand_between_lines() -> None:
    assert told(0, 1, ("paid", 0, 0), ("round", -1, 3), ("paid", 0, 0), ("storm", -1, 0), ("last", 0, 0)) == [
        line(0, [COIN], [], PAID),
        Told(SPECTATOR, text("told-round"), kind="period", period="3"),
        line(0, [COIN], [], PAID),
        Told(SPECTATOR, text("told-storm"), (), ("sky",)),
        Told(SPECTATOR, text("told-end", answer=1), kind="end"),
    ]


def test_deeds_of_one_kind_are_told_together() -> None:
    assert told(0, 1, ("hurt", 0, 1), ("hurt", 0, 2), ("paid", 0, 0), ("hurt", 0, 3)) == [
        line(0, [COIN], ["hand"], text("told-hurt", cards=("1", "2")), PAID, text("told-hurt", cards=("3",))),
    ]


def test_a_line_may_begin_anew() -> None:
    made = Teller(GAME.make())
    first = made.line(0)
    assert made.line(0) is first
    assert made.current(0) is first
    assert made.current(1) is None
    assert made.line(0, fresh=True) is not first
    made.say(text("told-storm"))
    assert made.current(0) is None


def test_where_nothing_is_told_of_a_seat_its_answer_is_a_step() -> None:
    step = Told(0, did(0, PASSED), kind="step")
    assert told(0, 7) == [step]
    assert told(0, 7, ("paid", 1, 0)) == [step, line(1, [COIN], [], PAID)]
    assert told(0, 7, ("paid", 0, 0)) == [line(0, [COIN], [], PAID)]
    assert told(0, 6) == []


def test_a_secret_answer_is_told_as_one_and_the_setup_is_nobodys() -> None:
    assert told(1, -1) == [line(1, [], [], text("told-secret"))]
    assert told(1, -1, ("built", 1, 4)) == [line(1, [], ["hex-4"], BUILT)]
    assert told(SPECTATOR, -1) == []
