"""The game told: what an answer did. The rules tell events; here they become lines with icons, chips and places.

Nothing here has a language: a line is a Text, the id of a message with what it is about, and who reads it says it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demiurge.kernel.journal import Event
from demiurge.kernel.text import Text, text
from demiurge.kernel.text import seat as place_of_seat
from demiurge.kit import teller
from demiurge.kit.scene import Told

from ..components import CELLS, DECLINE, DRAW, LIGHT, PLEDGE, TUCK, Box
from ..lanterns import OFFERED_OIL, OIL_OF_A_LANTERN
from ..state import LANTERNS, OIL, PLEDGES
from . import parts
from .board import place_of

WHY: Final = {
    PLEDGES: text("told-scored-pledges"),
    LANTERNS: text("told-scored-lanterns"),
    OIL: text("told-scored-oil"),
}  # points with a line of their own; others are beside what earned them
SIGNS: Final = {"oil": text("sign-oil"), "lantern": text("sign-lantern"), "out": text("sign-lantern")}
CHARM: Final = text("sign-charm")


def story(box: Box, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
    """Events come filtered for who reads, and a secret answer comes as -1: what is not there cannot be told."""
    return Teller(box).story(seat, action, events)


def points(event: Event) -> tuple[int, Text] | None:
    """The points that an event tells of, and what they are for: that is what the chart at the end is made of."""
    return (event.data[0], parts.SOURCE[event.data[1]]) if event.kind == "points" else None


def called(icon: str, n: int | None) -> Text:
    """An icon of a sentence for who cannot see it: `2 oil`, or `lantern` where no number stands before it."""
    return SIGNS.get(icon, CHARM) if n is None else parts.amount(icon, n)


class Teller(teller.Teller[Box, Told]):
    LINE = Told

    def did(self, seat: int, deed: Text, *places: str, oil: int = 0) -> None:
        """Whatever a seat does here is a line of its own."""
        self.found.append(Told(seat, None, (parts.chip("oil", oil),) if oil else (), places, (deed,)))

    def deed(self, seat: int, action: int) -> None:
        """What no event tells: the answer itself, as far as it is known."""
        if action < 0:
            if not self.happens("tucked"):
                self.did(seat, text("told-pledged-unseen"))
        elif action in PLEDGE:
            self.did(seat, text("told-pledged", n=PLEDGE.at(action)))
        elif action == DECLINE:
            self.did(seat, text("told-declined"))
        elif action == DRAW and not self.happens("drew"):  # somebody else's
            self.did(seat, text("told-drew-unseen"), "deck")
        elif action in LIGHT and not self.happens("lit"):  # a lantern must go first
            cell = LIGHT.at(action)
            self.did(seat, text("told-too-little", isle=CELLS[cell]), place_of(cell))

    def tell(self, event: Event) -> None:
        kind, seat, data = event.kind, event.seat, event.data
        if kind == "points":
            self.score(seat, data[0], data[1])
        elif kind == "traded":
            self.did(seat, text("told-traded"), oil=data[0])
        elif kind == "accepted":
            self.did(seat, text("told-accepted"), oil=OFFERED_OIL)
        elif kind == "lit":
            self.did(seat, text("told-lit", isle=CELLS[data[0]]), place_of(data[0]))
        elif kind == "out":
            self.did(seat, text("told-put-out", isle=CELLS[data[0]]), place_of(data[0]), oil=OIL_OF_A_LANTERN)
        elif kind == "played":
            self.did(seat, text("told-played", charm=self.charm(data[0])))
        elif kind == "drew":
            self.drew(seat, data[0])
        elif kind == "tucked":
            self.did(seat, self.tucked())
        elif kind == "round":
            self.heading(text("told-round", n=data[0]), str(data[0]))
        elif kind == "pledges":
            shown = tuple(text("told-pledge-of", who=place_of_seat(who), n=oil) for who, oil in enumerate(data))
            self.say(text("told-pledges", pledges=shown))
        elif kind == "scored":
            best = tuple(place_of_seat(who) for who, points in enumerate(data) if points == max(data))
            self.end(text("told-won", winners=best, n=len(best), points=max(data)))

    def charm(self, card: int) -> Text:
        """Its picture and its name."""
        return text("told-charm", icon=self.game.names[card], charm=parts.charm(self.game, card))

    def drew(self, seat: int, card: int) -> None:
        """Charms that are drawn together are told together."""
        last, deed = self.current(seat), text("told-drew", charms=(self.charm(card),))
        together = last is not None and last.deeds[-1].id == deed.id
        self.line(seat, fresh=not together).add_to(deed, "deck")

    def tucked(self) -> Text:
        """Which charm, only who knows the answer is told."""
        if self.action not in TUCK:
            return text("told-tucked-unseen")
        return text("told-tucked", charm=parts.charm(self.game, TUCK.at(self.action)))

    def score(self, seat: int, number: int, source: int) -> None:
        """A chip: beside the last thing that the seat did, or in a line that says what for."""
        if source in WHY or self.current(seat) is None:
            self.did(seat, WHY.get(source, text("told-scored")))
        self.found[-1].chips.append(parts.chip("vp", number))
