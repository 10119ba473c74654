"""The shop window: who can play, with which options, and how a game is made."""

from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Option
from demiurge.kernel.journal import Journal
from demiurge.kernel.registry import Meta
from demiurge.kernel.state import State

from .components import CELLS, KINDS, SAND, Box
from .rounds import LowTide
from .state import NONE, UNKNOWN, Shore


class AmberShore(Box):
    def start(self, seats: int, chance: Chance, journal: Journal | None = None) -> Shore:
        s = Shore()
        s.game, s.seats, s.sea = self, seats, SAND + 1
        s.finds, s.at, s.wishes, s.points = [NONE] * len(CELLS), [*range(1, seats + 1)], [NONE] * seats, [0] * seats
        s.baskets, s.home = [[] for _ in s.at], [[] for _ in s.at]
        s.begin(LowTide(), chance, journal)
        return s

    def fill(self, view: State, chance: Chance) -> Shore:
        s = view.clone()
        assert isinstance(s, Shore)
        s.wishes = [chance.pick([*range(len(KINDS))]) if wish == UNKNOWN else wish for wish in s.wishes]
        s.refresh()
        return s

    def faults(self, s: State) -> list[str]:
        assert isinstance(s, Shore)
        held = [kind for some in (s.finds, *s.baskets, *s.home) for kind in some]
        more = any(held.count(kind) > sum(bag.count(kind) for bag in self.bags) for kind in range(len(KINDS)))
        dry = len({cell for cell in s.at if s.dry() >> cell & 1}) == s.seats
        return ["there are more finds than in the bags"] * more + [f"not each alone on dry sand: {s.at}"] * (not dry)


SEA = Option("sea", ["mild", "rough"])
GAME = Meta("amber-shore", "Amber Shore", [2, 3, 4], ["first"], [SEA], "amber_shore", AmberShore)
