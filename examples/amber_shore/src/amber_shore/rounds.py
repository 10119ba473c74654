"""The rules, chapter by chapter. What happens by itself is a Step, what is asked a Decision."""

from demiurge.kernel.hexes import distance
from demiurge.kernel.masks import bits, mask_of
from demiurge.kernel.state import Await, Choice, Step

from .components import COLUMNS, GO, KINDS, WIDER, WISH
from .state import NONE, Shore

STEPS, SLOWER = 3, (3, 5)  # AS-2.2: a step less with so many finds, and another with so many
SET_POINTS, WISH_POINTS = 6, 2


# ---- 1 Low tide
class LowTide(Step[Shore]):
    """AS-1.2, AS-1.3: `open` asks all at once, each in its own lane; Await holds the table until all have answered."""

    def run(self, s: Shore) -> None:
        for row, bag in enumerate(s.game.bags, 1):
            left = bag[:]
            for cell in range(row * COLUMNS, row * COLUMNS + s.seats + WIDER):
                s.finds[cell] = s.chance.draw(left) if left else NONE
        s.push(Round())
        s.push(Await())
        for seat in range(s.seats):
            s.open(seat, Wish(seat))


class Wish(Choice[Shore]):
    verb, clause = WISH, "AS-1.3"

    def secret(self) -> bool:
        return True

    def answers(self, s: Shore) -> list[int]:
        return [WISH.of(kind) for kind in range(len(KINDS))]

    def take(self, s: Shore, action: int) -> None:
        s.wishes[self.seat] = WISH.at(action)


# ---- 2 Walking
class Round(Step[Shore]):
    """AS-2.1: what is pushed last happens first."""

    def run(self, s: Shore) -> None:
        s.round += 1
        s.tell("round", -1, [s.round])
        s.push(Wave())
        for seat in reversed(s.seats_from((s.round - 1) % s.seats)):
            s.push(Walk(seat))


def steps(s: Shore, seat: int) -> int:
    return STEPS - sum([len(s.baskets[seat]) >= many for many in SLOWER])


class Walk(Choice[Shore]):
    verb, clause = GO, "AS-2.2"

    def answers(self, s: Shore) -> list[int]:
        """All that is dry and free, found step by step."""
        free, found, edge = s.dry() & ~mask_of(s.at), 0, 1 << s.at[self.seat]
        for _ in range(steps(s, self.seat)):
            around = 0
            for cell in bits(edge):
                around |= s.game.near[cell]
            edge = around & free & ~found
            found |= edge
        return [GO.of(cell) for cell in bits(found)]

    def take(self, s: Shore, action: int) -> None:
        seat, cell = self.seat, GO.at(action)
        find, s.at[seat], s.finds[cell] = s.finds[cell], cell, NONE
        s.tell("went", seat, [cell, find])
        if find != NONE:  # AS-2.3
            s.baskets[seat] = sorted([*s.baskets[seat], find])
        if cell < COLUMNS:  # AS-2.4
            s.gain(seat, "finds", sum([s.game.points[kind] for kind in s.baskets[seat]]))
            s.home[seat], s.baskets[seat] = sorted(s.home[seat] + s.baskets[seat]), []

    def moot(self, s: Shore) -> None:
        """AS-2.2: whoever cannot walk does not."""


# ---- 3 The sea
class Wave(Step[Shore]):
    """AS-3.1, AS-3.4"""

    def run(self, s: Shore) -> None:
        if s.round > s.game.calm:
            rows = s.chance.pick(s.game.waves)
            s.tell("wave", -1, [rows])
            s.sea = max(1, s.sea - rows)
            self.flood(s, s.sea * COLUMNS)
        s.push(Round() if s.sea > 1 else Count())

    def flood(self, s: Shore, line: int) -> None:
        """AS-3.2, AS-3.3: all cells from this one on."""
        s.finds[line:] = [NONE] * (len(s.finds) - line)
        for seat, cell in enumerate(s.at):
            if cell >= line:
                here, free = divmod(cell, COLUMNS), [dune for dune in range(s.seats + WIDER) if dune not in s.at]
                s.at[seat], s.baskets[seat] = min(free, key=lambda dune: (distance(*here, 0, dune), dune)), []
                s.tell("washed", seat, [cell])


# ---- 4 The count
def final(s: Shore, seat: int) -> dict[str, int]:
    """AS-4.1, AS-4.2: what a seat would gain in the end, by source; nothing by a wish that is not known."""
    many = [s.home[seat].count(kind) for kind in range(len(KINDS))]
    return {"wishes": WISH_POINTS * s.home[seat].count(s.wishes[seat]), "sets": SET_POINTS * min(many)}


class Count(Step[Shore]):
    """What becomes known passes through chance, even if it was decided long ago."""

    def run(self, s: Shore) -> None:
        for seat, wish in enumerate(s.wishes):
            s.tell("wished", seat, [s.chance.pick([wish])])
            for source, points in final(s, seat).items():
                s.gain(seat, source, points)
        s.tell("end", -1, s.points[:])
