"""What answers cost and bring, found by giving them on a copy of the View: no price is written down a second time.

A trial lets happen what an answer causes and nothing more: not the next turn, not what a round brings by itself. It
ends where somebody is asked; where something comes that is not known it foretells nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from demiurge.games.nova_era import choices, civilization, dice, spending, unrest
from demiurge.games.nova_era.names import resource, resources
from demiurge.games.nova_era.state import Nova
from demiurge.games.nova_era.vocabulary import COLORS
from demiurge.kernel.chance import Chance, Starved
from demiurge.kernel.journal import Event, Journal
from demiurge.kernel.state import NOBODY, NOT_WAITING, Decision, Refusal
from demiurge.kernel.text import Text, text
from demiurge.kit.scene import Chip


class Certain(Chance):
    """Only what has no alternative comes: a card of the own hand that is shown."""

    def choose(self, among: list[int]) -> int:
        if len(among) != 1:
            raise Starved(among)
        return among[0]


CAUSED: Final = (
    Decision,
    dice.AfterPick,
    choices.Against,
    civilization.Instants,
    spending.Arrive,
    unrest.CivilWar,
    unrest.WarEnds,
)  # Steps that belong to an answer; all others are the course of the round


class Effect(NamedTuple):
    chips: tuple[Chip[Text], ...]
    after: dict[str, str]  # figure of the seat -> its text afterwards, where it changes


NOTHING: Final = Effect((), {})


def figures(s: Nova, seat: int) -> dict[str, int]:
    """The figures of a seat by their names on the page."""
    p = s.players[seat]
    found = {"score": p.vp, "unrest": p.unrest, "hand": len(p.hand), "dice": len(p.dice)}
    for color, name in enumerate(COLORS):
        found[name] = p.resources[color]
    return found


class Trial:
    """A position that may come, how one got there from the View, and whether all on the way was certain.

    asked: the question that the last answer led to, if it is the seat's own; of the View, what the seat is asked."""

    def __init__(self, root: Nova, state: Nova, seat: int, events: list[Event], certain: bool) -> None:
        self.root, self.state, self.seat = root, state, seat
        self.events, self.certain = events, certain
        self.asked = self.question()

    @staticmethod
    def of(view: Nova, seat: int) -> Trial:
        return Trial(view, view, seat, [], True)

    def question(self) -> Decision[Nova] | None:
        if not self.certain or self.state.asks[-1] != self.seat:
            return None
        top = self.state.lanes[-1][-1]
        assert isinstance(top, Decision)
        return top

    def options(self) -> list[int]:
        return self.state.options[-1] if self.asked is not None else []

    def refuse(self, action: int) -> Refusal:
        """Like the State's, but for what the last answer led to only."""
        return self.asked.refuse(self.state, action) if self.asked is not None else NOT_WAITING

    def given(self, action: int) -> Trial:
        """The same with one answer more, which must be allowed."""
        s, journal, certain = self.state.clone(), Journal(), True
        asked = s.lanes[-1].pop()
        assert isinstance(asked, Decision)
        s.now, s.chance, s.journal, s.asks[-1] = s.seats, Certain(), journal, NOBODY
        try:
            asked.take(s, action)
            go_on(s)
        except Starved:
            certain = False
        return Trial(self.root, s, self.seat, self.events + journal.events, self.certain and certain)

    # ---- what it comes to
    def effect(self) -> Effect:
        if not self.certain:
            return NOTHING
        before, after = figures(self.root, self.seat), figures(self.state, self.seat)
        changed = {name: str(n) for name, n in after.items() if n != before[name]}
        return Effect(self.chips, changed)

    @cached_property
    def chips(self) -> tuple[Chip[Text], ...]:
        """All that is paid, then all that is gained: both, also of the same resource."""
        sums = Sums(self.seat)
        for event in self.events:
            sums.add(event)
        found = sums.chips()
        asked, before = self.asked, Trial.of(self.root, self.seat).asked
        if isinstance(asked, choices.Take) and not isinstance(before, choices.Take):
            found.append(Chip("any", asked.n, resources(asked.mask, asked.n)))
        return tuple(found)

    def happened(self, kind: str) -> list[Event]:
        """The events of a kind that befell the seat."""
        return [event for event in self.events if event.kind == kind and event.seat == self.seat]


def go_on(s: Nova) -> None:
    """Run what belongs to an answer, until somebody is asked or the course of the round goes on."""
    lane = s.lanes[-1]
    while lane and isinstance(lane[-1], CAUSED):
        s.asks[-1] = NOBODY
        if lane[-1].waits(s):
            return
        lane.pop().run(s)
        lane = s.lanes[-1]


class Sums:
    """What events did to one seat, added up."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.paid, self.gained = [0] * 4, [0] * 4
        self.unrest = self.vp = self.cards = self.damage = 0

    def add(self, event: Event) -> None:
        kind, data = event.kind, event.data
        if event.seat != self.seat:
            if kind == "stole" and data[0] == self.seat:
                self.paid[data[1]] += 1
        elif kind == "developed":
            self.paid[data[1]] += data[2]
        elif kind == "gained":
            self.gained[data[0]] += data[1]
        elif kind == "gave":
            self.paid[data[0]] += 1
        elif kind == "stole":
            self.gained[data[1]] += 1
        elif kind == "unrest":
            self.unrest += data[1]
        elif kind == "vp":
            self.vp += data[0]
        elif kind == "researched":
            self.cards += 1
        elif kind in ("damaged", "repaired"):
            self.damage += 1 if kind == "damaged" else -1

    def chips(self, sources: Sequence[Text] = ()) -> list[Chip[Text]]:
        """sources: what the points were for, where that is told."""
        found = [resource_chip(color, -n) for color, n in enumerate(self.paid) if n]
        found += [resource_chip(color, n) for color, n in enumerate(self.gained) if n]
        if self.unrest:
            found.append(unrest_chip(self.unrest))
        if self.damage:
            found.append(damage_chip(self.damage))
        if self.cards:
            found.append(hand_chip(self.cards))
        return found + ([vp_chip(self.vp, *sources)] if self.vp else [])


# ---- chips: the same few again and again
@lru_cache(maxsize=512)
def resource_chip(color: int, n: int) -> Chip[Text]:
    return Chip(COLORS[color], n, text("chip-resource", n=abs(n), resource=resource(color)))


@lru_cache(maxsize=128)
def unrest_chip(n: int) -> Chip[Text]:
    return Chip("unrest", n, text("chip-unrest", n=n), harm=True)


@lru_cache(maxsize=128)
def damage_chip(n: int) -> Chip[Text]:
    return Chip("damage", n, text("chip-damage", n=abs(n)), harm=True)


@lru_cache(maxsize=128)
def hand_chip(n: int) -> Chip[Text]:
    return Chip("hand", n, text("chip-hand", n=n))


@lru_cache(maxsize=512)
def vp_chip(n: int, *sources: Text) -> Chip[Text]:
    return Chip("vp", n, text("chip-vp-for", n=n, sources=sources) if sources else text("chip-vp", n=n))


def played(view: Nova, seat: int, said: Sequence[int]) -> tuple[Trial | None, str, int]:
    """These answers one after the other: the trial, or the clause that refuses one of them, and its place."""
    trial = Trial.of(view, seat)
    for at, action in enumerate(said):
        why = view.refuse(seat, action) if at == 0 else trial.refuse(action)
        if why is not None:
            return None, why, at
        trial = trial.given(action)
    return trial, "", -1
