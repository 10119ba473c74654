"""What answers cost and bring, found by giving them on a copy of the View: no price is written down a second time.

A trial lets happen what an answer causes and nothing more: not the next turn, not what a phase brings by itself. It
ends where somebody is asked; where a roll, a draw or something hidden comes it foretells only what came before."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from demiurge.games.civolution import events, feeding, names, phases, scoring, setup, site_phase, solo, turns, weather
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.markers import Replenish
from demiurge.games.civolution.state import HIDDEN, Exam
from demiurge.games.civolution.tribes import on_continent, strong
from demiurge.kernel.chance import Chance, Starved
from demiurge.kernel.journal import Event, Journal
from demiurge.kernel.state import NOBODY, NOT_WAITING, Decision, Refusal, Step
from demiurge.kernel.text import Text, text
from demiurge.kit.scene import Chip

COURSE: Final[tuple[type[Step[Exam]], ...]] = (
    phases.Era, phases.Phase, phases.NewPart, phases.RefillGoals, phases.ActionRound, phases.RoundOver, phases.Income,
    phases.AfterIncome, phases.Happens, turns.TurnOf, turns.EndTurn, feeding.FeedTribes, feeding.StrongTribes,
    events.Bonus, events.EraScoring, site_phase.Oaks, weather.Suffer, scoring.Final, setup.Equip, setup.MonolithStep,
    setup.StartingCards, setup.LastStart, solo.RemoveGoal, solo.Deed, solo.FeedVici,
)  # fmt: skip
"""Steps that no answer causes: the phases and turns go on by them."""
OWN_WEATHER: Final = weather.Temper  # after it the weather is the seat's own doing


class Certain(Chance):
    """Only what has no alternative and is not hidden comes."""

    def choose(self, among: list[int]) -> int:
        if len(among) != 1 or among[0] == HIDDEN:
            raise Starved(among)
        return among[0]


class Effect(NamedTuple):
    chips: tuple[Chip[Text], ...]
    after: dict[str, str]  # figure of the seat -> its text afterwards, where it changes


NOTHING: Final = Effect((), {})


def figures(s: Exam, seat: int) -> dict[str, int]:
    """The figures of a seat by their names on the page."""
    c, upright = s.civs[seat], strong(s, seat)
    return {
        "score": c.vp, "food": c.at[v.FOOD], "money": c.at[v.MONEY], "ideas": c.at[v.IDEA], "focus": c.at[v.FOCUS],
        "tribes": upright, "weak": on_continent(s, seat) - upright, "lands": s.here[seat].bit_count(),
        "cards": len(c.hand), "dice": c.on_spaces(), "fate": c.fate,
    }  # fmt: skip


def changed(before: dict[str, int], after: dict[str, int]) -> dict[str, str]:
    return {name: str(n) for name, n in after.items() if n != before[name]}


class Trial:
    """A position that may come, how one got there from the View, and whether all on the way was certain.

    asked: the question that the last answer led to, if it is the seat's own; of the View, what the seat is asked."""

    def __init__(self, root: Exam, state: Exam, seat: int, told: list[Event], certain: bool, lane: int) -> None:
        self.root, self.state, self.seat, self.lane = root, state, seat, lane
        self.events, self.certain = told, certain
        self.asked = self.question()

    @staticmethod
    def of(view: Exam, seat: int) -> Trial:
        asked = [lane for lane in range(view.seats + 1) if view.asks[lane] == seat]
        return Trial(view, view, seat, [], True, asked[0] if asked else view.seats)

    def question(self) -> Decision[Exam] | None:
        if not self.certain or self.state.asks[self.lane] != self.seat:
            return None
        top = self.state.lanes[self.lane][-1]
        assert isinstance(top, Decision)
        return top

    def options(self) -> list[int]:
        return self.state.options[self.lane] if self.asked is not None else []

    def refuse(self, action: int) -> Refusal:
        """Like the State's, but for what the last answer led to only."""
        return self.asked.refuse(self.state, action) if self.asked is not None else NOT_WAITING

    def given(self, *said: int) -> Trial:
        """The same with these answers more, which must be allowed one after the other."""
        s, journal, certain, lane = self.state.clone(), Journal(), True, self.lane
        s.chance, s.journal = Certain(), journal
        try:
            for action in said:
                if s.asks[lane] != self.seat:
                    certain = False
                    break
                answered(s, self.seat, lane, action)
        except Starved:
            certain = False
        return Trial(self.root, s, self.seat, self.events + journal.events, self.certain and certain, lane)

    # ---- what it comes to
    @cached_property
    def effect(self) -> Effect:
        if not self.certain:
            return Effect(self.chips, {})
        return Effect(self.chips, changed(figures(self.root, self.seat), figures(self.state, self.seat)))

    @cached_property
    def chips(self) -> tuple[Chip[Text], ...]:
        """First what is paid, then what is gained; of goods both, also of the same kind."""
        found = differences(self.root, self.state, self.seat, self.gained())
        return (*[chip for chip in found if chip.amount < 0], *[chip for chip in found if chip.amount > 0])

    def gained(self) -> list[int]:
        """What the journal told as gained, by good."""
        found = [0] * len(v.GOODS)
        if isinstance(self.asked, Replenish):  # not all that was told could be placed
            return found
        for event in self.events:
            if event.kind == "gain" and event.seat == self.seat:
                found[event.data[0]] += event.data[1]
        return found

    def happened(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]


def answered(s: Exam, seat: int, lane: int, action: int) -> None:
    """Give an answer, and run what belongs to it until somebody is asked or the course of the game goes on."""
    asked = s.lanes[lane].pop()
    assert isinstance(asked, Decision)
    s.now, s.asks[lane] = lane, NOBODY
    asked.take(s, action)
    tempered = isinstance(asked, OWN_WEATHER)
    while s.lanes[lane]:
        top = s.lanes[lane][-1]
        if isinstance(top, COURSE) and not (tempered and isinstance(top, weather.Suffer)):
            return
        if isinstance(top, Decision) and top.seat != seat:
            return
        tempered, s.now, s.asks[lane] = False, lane, NOBODY
        if top.waits(s):
            return
        s.lanes[lane].pop()
        top.run(s)


# ---- differences as chips
def differences(before: Exam, after: Exam, seat: int, gained: Sequence[int]) -> list[Chip[Text]]:
    """What changed for a civ. Dice and planning markers that pay are in the words of an answer, not here."""
    a, b = before.civs[seat], after.civs[seat]
    found: list[Chip[Text]] = []
    for kind, name in enumerate(v.GOODS):
        n = b.at[kind] - a.at[kind]
        plus = max(gained[kind], n)
        found += [chip(name, part) for part in (n - plus, plus) if part]
    for first, kinds in ((v.MATERIAL_AT, v.MATERIALS), (v.FEATURE_AT, v.FEATURES)):
        for k, name in enumerate(kinds):
            if b.at[first + k] != a.at[first + k]:
                found.append(chip(name, b.at[first + k] - a.at[first + k]))
    for track, name in enumerate(v.TRACKS):
        n = b.tracks[track] - a.tracks[track]
        if n:
            found.append(Chip(name, n, text("chip-steps", n=abs(n), track=names.track(track))))
    return found + pieces_changed(before, after, seat)


def chip(sign: str, n: int, harm: bool = False) -> Chip[Text]:
    return Chip(sign, n, names.counted(sign, abs(n)), harm)


def pieces_changed(before: Exam, after: Exam, seat: int) -> list[Chip[Text]]:
    """Pieces on the continent and the console, favor, and points. A weak tribe is worse than a strong one, but better
    than none: only where tribes fall or rise is fewer of them a gain."""
    a, b = before.civs[seat], after.civs[seat]
    stood, lay = strong(after, seat) - strong(before, seat), weak(after, seat) - weak(before, seat)
    planned = sum(b.at[v.PLANNING_AT : v.PLANNING_AT + 6]) - sum(a.at[v.PLANNING_AT : v.PLANNING_AT + 6])
    raw = [sum(s.raw[t * v.SEATS + seat] for t in range(v.LANDS)) for s in (before, after)]
    rows = {
        "plan": max(planned, 0), "raw": raw[1] - raw[0], "strengthen": stood, "weak": lay,
        "flag": max(after.here[seat].bit_count() - before.here[seat].bit_count(), 0),
        "card": len(b.hand) - len(a.hand), "die": max(b.on_spaces() - a.on_spaces(), 0), "fate": b.fate - a.fate,
        "upgrade": b.upgrades() - a.upgrades(), "stage": b.stages.bit_count() - a.stages.bit_count(),
        "farm": b.farms.bit_count() - a.farms.bit_count(), "boat": b.boats.bit_count() - a.boats.bit_count(),
        "favor": b.favor - a.favor, "vp": b.vp - a.vp,
    }  # fmt: skip
    return [chip(sign, n, sign == "weak" and stood * lay < 0) for sign, n in rows.items() if n]


def weak(s: Exam, seat: int) -> int:
    return on_continent(s, seat) - strong(s, seat)


def played(view: Exam, seat: int, said: Sequence[int]) -> tuple[Trial | None, str, int]:
    """These answers one after the other: the trial, or the clause that refuses one of them, and its place."""
    trial = Trial.of(view, seat)
    for at, action in enumerate(said):
        why = view.refuse(seat, action) if at == 0 else trial.refuse(action)
        if why is not None:
            return None, why, at
        trial = trial.given(action)
    return trial, "", -1
