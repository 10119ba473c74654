"""Chapter 6: migration, with what abilities change of it (CV-38.17)."""

from __future__ import annotations

from demiurge.games.civolution import actions, favor, markers, mods, moments, sites, tribes, triggers
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import Ask, Several
from demiurge.games.civolution.payment import Payment
from demiurge.games.civolution.state import Exam
from demiurge.kernel.masks import bits
from demiurge.kernel.state import Step

EVERYWHERE = (1 << v.LANDS) - 1


def activate(s: Exam, civ: int, level: int) -> None:
    """CV-6.1 to CV-6.3"""
    if level == 0:
        begin(s, civ, s.game.box.modules[v.MIGRATION].numbers[v.PASSED][0])
    else:
        s.push(favor.OfferedTest(civ, favor.FOR_MIGRATION, level))


def tested(s: Exam, civ: int, level: int, passed: int) -> None:
    numbers = s.game.box.modules[v.MIGRATION].numbers
    begin(s, civ, numbers[v.PASSED if passed else v.FAILED][level])


def begin(s: Exam, civ: int, n: int) -> None:
    """Up to n migrations of one activation or effect: one tribe makes one journey in them (CV-R26)."""
    s.push(Migrated(s.moved))
    s.moved = []
    s.push(Migrate(civ, n))


class Migrated(Step[Exam]):
    """The migrations are over; those of an earlier activation, if this one came in between, go on."""

    def __init__(self, moved: list[int]) -> None:
        self.moved = moved

    def run(self, s: Exam) -> None:
        s.moved = self.moved


# ---- where a tribe may go
def adjacent(s: Exam, civ: int, t: int) -> int:
    """The territories that one migration reaches from t, whatever there is (CV-6.25, CV-37.10, CV-37.11)."""
    found, own = s.near[t], s.civs[civ].mods
    through = sites.beside(s, v.CAVE)
    if through >> t & 1:
        found |= through
    if own[mods.SWIM] and v.TYPE_OF[t] != v.WATER:
        for water in bits(s.near[t] & v.WATER_MASK):
            found |= s.near[water] & v.DRY_MASK
    if own[mods.SAME_TYPE_ADJACENT] and v.TYPE_OF[t] != v.WATER and own[mods.ADJACENT_OF + v.TYPE_OF[t]]:
        found |= v.TYPE_MASK[v.TYPE_OF[t]]
    return found & ~(1 << t)


def leap_cost(s: Exam, civ: int) -> Payment | None:
    """The price of going anywhere, where an ability allows it and it can be paid."""
    c = s.civs[civ]
    if not c.mods[mods.LEAP]:
        return None
    for item in c.installed:
        ability = s.game.box.abilities[item]
        if ability.mod == mods.LEAP and ability.pay is not None and markers.can_pay(c, ability.pay):
            return ability.pay
    return None


def within(s: Exam, civ: int, t: int) -> int:
    """The territories within one migration from t, flights included."""
    return EVERYWHERE & ~(1 << t) if leap_cost(s, civ) is not None else adjacent(s, civ, t)


def can_end(s: Exam, civ: int, where: int) -> bool:
    if where & v.DRY_MASK:
        return True
    for t in bits(where & v.WATER_MASK):
        if tribes.seats_free(s, civ, t) > 0:
            return True
    return False


def crossings(s: Exam, civ: int, where: int) -> list[int]:
    """CV-6.30 to CV-6.32: territories that may be crossed, and left again."""
    found: list[int] = []
    for t in bits(where):
        if v.TYPE_OF[t] == v.WATER and not s.civs[civ].mods[mods.SWIM] and tribes.seats_free(s, civ, t) <= 0:
            continue
        if can_end(s, civ, adjacent(s, civ, t)):
            found.append(t)
    return found


def travellers(s: Exam, civ: int) -> list[int]:
    """CV-6.5, CV-6.6: places with a strong tribe that has not made its journey and can go somewhere."""
    weak = s.civs[civ].mods[mods.WEAK_MIGRATE] > 0
    found: list[int] = []
    for place in tribes.places(s, civ, s.here[civ], weak, True):
        t, slot = place // v.SLOTS, place % v.SLOTS
        if s.moved and place in s.moved:
            if slot < v.CAMPS:
                continue
            standing = s.loose[v.outside(t, civ, 1 if slot == v.STRONG else 0)]
            if s.moved.count(place) >= standing:
                continue
        if can_end(s, civ, within(s, civ, t)):
            found.append(place)
    return found


class Migrate(Several):
    """CV-6.4: which tribe sets out."""

    verb = actions.MOVE

    def offers(self, s: Exam) -> list[int]:
        return [actions.MOVE.of(place) for place in travellers(s, self.seat)]

    def why(self, s: Exam, action: int) -> str:
        place = actions.MOVE.at(action)
        if not s.tribe_at(self.seat, place):
            return "CV-6.4"
        return "CV-R26" if tribes.is_strong(s, place) else "CV-6.6"

    def accept(self, s: Exam, action: int) -> None:
        place = actions.MOVE.at(action)
        upright = tribes.is_strong(s, place)
        tribes.lift(s, self.seat, place)
        start = place // v.SLOTS
        s.push(Travel(self.seat, self.left, start, start, 1 if upright else 0))


class Travel(Ask):
    """The tribe is on its way: it settles within one migration, or crosses a territory and goes on."""

    verb = actions.SETTLE_OR_CROSS

    def __init__(self, seat: int, left: int, start: int, at: int, upright: int) -> None:
        super().__init__(seat)
        self.left = left
        self.start = start
        self.at = at
        self.upright = upright

    def times(self) -> int:
        return self.left

    def choices(self, s: Exam) -> list[int]:
        where = within(s, self.seat, self.at)
        found = [actions.SETTLE.of(place) for place in tribes.goals(s, self.seat, where)]
        if self.left > 1:
            found += [actions.CROSS.of(t) for t in crossings(s, self.seat, where)]
        return found

    def why(self, s: Exam, action: int) -> str:
        crossing = action in actions.CROSS
        t = actions.CROSS.at(action) if crossing else actions.SETTLE.at(action) // v.SLOTS
        if t == self.at:
            return "CV-6.7"
        if not within(s, self.seat, self.at) >> t & 1:
            return "CV-6.25"
        if crossing:
            return "CV-6.32" if self.left > 1 else "CV-6.4"
        slot = actions.SETTLE.at(action) % v.SLOTS
        if v.TYPE_OF[t] == v.WATER:
            return "CV-6.17" if slot == v.STRONG else "CV-6.18"
        return "CV-6.4" if slot >= v.CAMPS else "CV-2.18"

    def chosen(self, s: Exam, action: int) -> None:
        t = actions.CROSS.at(action) if action in actions.CROSS else actions.SETTLE.at(action) // v.SLOTS
        if not adjacent(s, self.seat, self.at) >> t & 1:
            cost = leap_cost(s, self.seat)
            assert cost is not None
            markers.pay_for(s, self.seat, cost)
        if action in actions.CROSS:
            s.push(Travel(self.seat, self.left - 1, self.start, t, self.upright))
        else:
            self.arrive(s, t, actions.SETTLE.at(action) % v.SLOTS)

    def arrive(self, s: Exam, t: int, slot: int) -> None:
        """What comes after is pushed first: the next migration, then the trigger of this one."""
        civ = self.seat
        if self.left > 1:
            s.push(Migrate(civ, self.left - 1))
        water = v.TYPE_OF[t] == v.WATER
        triggers.fire(s, civ, moments.MIGRATION_DONE, 1 if water or v.TYPE_OF[self.start] == v.WATER else 0)
        s.tell("migrate", civ, [self.start, t])
        tribes.settle(s, civ, t, slot, self.upright == 1)
        place = t * v.SLOTS + slot
        if water:
            place = t * v.SLOTS + (v.STRONG if self.upright else v.WEAK)
        s.moved = [*s.moved, place]
