"""The shop window: who can play, with which editions and options, and how a game is made."""

from __future__ import annotations

from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Option
from demiurge.kernel.journal import Journal
from demiurge.kernel.registry import Meta
from demiurge.kernel.state import State

from . import rounds, setting_up
from .components import Box
from .state import UNKNOWN, Isles


class LanternIsles(Box):
    """One table's game."""

    def start(self, seats: int, chance: Chance, journal: Journal | None = None) -> Isles:
        s = setting_up.table(self, seats)
        s.begin(setting_up.Deal(), chance, journal)
        return s

    def fill(self, view: State, chance: Chance) -> Isles:
        s = view.clone()
        assert isinstance(s, Isles)
        for seat, hand in enumerate(s.hands):
            hand[:] = sorted([self.deal(s, card, seat, chance) for card in hand])
        s.bottom = [self.deal(s, card, s.givers[i], chance) for i, card in enumerate(s.bottom)]
        for seat in range(s.seats):
            if s.pledges[seat] == UNKNOWN:
                s.pledges[seat] = chance.pick(list(range(min(rounds.MOST_PLEDGED, s.oil[seat]) + 1)))
        s.refresh()
        return s

    def deal(self, s: Isles, card: int, knower: int, chance: Chance) -> int:
        if card == UNKNOWN:
            card = chance.draw(s.bag)
            s.knows[card] = 1 << knower
        return card

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, Isles)
        s, found = state, []
        held = s.bag + s.bottom + s.spent + [card for hand in s.hands for card in hand]
        if sorted(held) != list(range(len(self.charms))):
            found.append(f"the charms are not all there, or there are too many: {sorted(held)}")
        if len(s.bottom) != len(s.givers) or s.bag != sorted(s.bag):
            found.append("the deck is out of order")
        if min(s.oil) < 0 or min(s.points) < 0:
            found.append(f"somebody owes oil or points: {s.oil}, {s.points}")
        if any(s.pledges[seat] > s.oil[seat] for seat in range(s.seats)):
            found.append(f"a pledge is higher than the oil: {s.pledges}, {s.oil}")
        for seat, lit in enumerate(s.lit):
            if not lit or lit & ~self.isles or any(lit & other for other in s.lit[:seat]):
                found.append(f"the lanterns of seat {seat} are not on isles of its own")
        return found


GAME = Meta(
    name="lantern-isles",
    title="Lantern Isles",
    seats=[2, 3, 4],
    editions=["harbour", "open-sea"],
    options=[
        Option("offers", ["late", "at-once"]),
        Option("rounds", ["five", "three"]),
        Option("weather", ["stormy", "calm"]),
        Option("sea", ["skerries", "strand"]),
    ],
    package="lantern_isles",
    make=LanternIsles,
)
