"""Tribes on the continent: where they stand, how they settle, displace, rise and die (chapters 6, 7 and 31), with what
abilities change of it (CV-38.17)."""

from __future__ import annotations

from demiurge.games.civolution import actions, markers, mods, moments, triggers
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import Ask
from demiurge.games.civolution.state import CLOSED, FREE, FROM_FIRE, Exam
from demiurge.kernel.data import added, changed, without
from demiurge.kernel.masks import bits


# ---- counting
def arrive(s: Exam, civ: int, t: int) -> None:
    s.pop = added(s.pop, t * v.SEATS + civ, 1)
    s.here = changed(s.here, civ, s.here[civ] | 1 << t)


def leave(s: Exam, civ: int, t: int) -> None:
    """CV-33.11: with its last tribe the civ is no longer there."""
    s.pop = added(s.pop, t * v.SEATS + civ, -1)
    if s.pop[t * v.SEATS + civ] == 0:
        s.here = changed(s.here, civ, s.here[civ] & ~(1 << t))


def on_continent(s: Exam, civ: int) -> int:
    """CV-33.10"""
    total = 0
    for t in range(v.LANDS):
        total += s.pop[t * v.SEATS + civ]
    return total


def strong_in(s: Exam, civ: int, t: int) -> int:
    """How many strong tribes of the civ are in the territory."""
    total, code = s.loose[v.outside(t, civ, 1)], 3 + civ * 2
    for slot in range(v.CAMPS):
        if s.camps[t * v.CAMPS + slot] == code:
            total += 1
    return total


def strong(s: Exam, civ: int) -> int:
    """CV-31.11, CV-43.8"""
    total = 0
    for t in bits(s.here[civ]):
        total += strong_in(s, civ, t)
    return total


def places(s: Exam, civ: int, where: int, weak: bool, upright: bool) -> list[int]:
    """The places of the civ's tribes in the territories of a mask, each once, by state."""
    found: list[int] = []
    for t in bits(where & s.here[civ]):
        for slot in range(v.CAMPS):
            code = s.camps[t * v.CAMPS + slot]
            if (code - 2) // 2 == civ and (upright if code & 1 else weak):
                found.append(t * v.SLOTS + slot)
        if upright and s.loose[v.outside(t, civ, 1)]:
            found.append(t * v.SLOTS + v.STRONG)
        if weak and s.loose[v.outside(t, civ, 0)]:
            found.append(t * v.SLOTS + v.WEAK)
    return found


def is_strong(s: Exam, place: int) -> bool:
    slot = place % v.SLOTS
    if slot >= v.CAMPS:
        return slot == v.STRONG
    return s.camps[place // v.SLOTS * v.CAMPS + slot] & 1 == 1


def seats_free(s: Exam, civ: int, t: int) -> int:
    """CV-6.17: free seats on the civ's boat in a water territory; 0 without one."""
    c = s.civs[civ]
    if not c.boats >> t & 1:
        return 0
    return s.game.numbers.seats + c.mods[mods.BOAT_SEATS] - s.pop[t * v.SEATS + civ]


def goals(s: Exam, civ: int, where: int) -> list[int]:
    """The places to settle in these territories: encampments (CV-6.8), or an own boat with a seat (CV-6.16)."""
    found: list[int] = []
    for t in bits(where):
        if v.TYPE_OF[t] == v.WATER:
            if seats_free(s, civ, t) > 0:
                found.append(t * v.SLOTS + v.STRONG)
        else:
            for slot in range(v.CAMPS):
                if s.camps[t * v.CAMPS + slot] != CLOSED:
                    found.append(t * v.SLOTS + slot)
    return found


# ---- moving them about
def lift(s: Exam, civ: int, place: int) -> None:
    """Take a tribe from its place into the hand."""
    t, slot = place // v.SLOTS, place % v.SLOTS
    if slot < v.CAMPS:
        s.camps = changed(s.camps, t * v.CAMPS + slot, FREE)
    else:
        s.loose = added(s.loose, v.outside(t, civ, 1 if slot == v.STRONG else 0), -1)
    leave(s, civ, t)


def set_down(s: Exam, civ: int, t: int, slot: int, upright: bool) -> None:
    """A tribe from the hand onto an empty encampment, or into the wilderness or onto a boat."""
    if slot < v.CAMPS:
        s.camps = changed(s.camps, t * v.CAMPS + slot, 2 + civ * 2 + (1 if upright else 0))
    else:
        s.loose = added(s.loose, v.outside(t, civ, 1 if upright else 0), 1)
    arrive(s, civ, t)


def settle(s: Exam, civ: int, t: int, slot: int, upright: bool) -> None:
    """CV-6.8 to CV-6.22, CV-7.7 to CV-7.12: onto an encampment (or boat), with displacement, fire and development.

    What follows is pushed in reverse: the displaced civ's trigger comes last."""
    if v.TYPE_OF[t] == v.WATER:
        set_down(s, civ, t, v.STRONG, upright)  # on board its state alone tells them apart
        return
    at = t * v.CAMPS + slot
    code = s.camps[at]
    if code > FREE:
        displace(s, civ, t, slot)
        upright = upright and s.civs[civ].mods[mods.DISPLACE_STRONG] > 0
    set_down(s, civ, t, slot, upright)
    if slot == v.FIRE:
        s.score(civ, s.game.box.lands[t].fire_vp + s.civs[civ].mods[mods.FIRE_BONUS], FROM_FIRE)
    develop(s, civ, t)  # CV-R12: after the points


def displace(s: Exam, civ: int, t: int, slot: int) -> None:
    """CV-6.10, CV-6.11: the tribe there goes to the wilderness in its state."""
    at = t * v.CAMPS + slot
    code = s.camps[at]
    other, upright = (code - 2) // 2, code & 1
    s.camps = changed(s.camps, at, FREE)
    s.loose = added(s.loose, v.outside(t, other, upright), 1)
    if t * v.SLOTS + slot in s.moved and other == civ:
        s.moved = [p for p in s.moved if p != t * v.SLOTS + slot] + [t * v.SLOTS + (v.STRONG if upright else v.WEAK)]
    s.tell("displace", civ, [t, s.named(other)])
    if other != civ:
        triggers.fire(s, other, moments.DISPLACED)


def develop(s: Exam, civ: int, t: int) -> None:
    """CV-6.21, CV-6.22: the tile is turned up and the civ places a raw material; V.I.C.I does not (CV-42.33)."""
    if s.tile_at[t] >= 0:
        return
    turn_up(s, t)
    s.tell("develop", civ, [t, s.tile_at[t]])
    if civ < s.seats:
        triggers.fire(s, civ, moments.DEVELOPED)
        markers.gain(s, civ, markers.RAW + t, 1)


def turn_up(s: Exam, t: int) -> None:
    kind = v.TYPE_OF[t]
    tile = s.chance.pick(s.tile_bags[kind])
    s.tile_at = changed(s.tile_at, t, tile)
    s.tile_bags = [without(bag, tile) if i == kind else bag for i, bag in enumerate(s.tile_bags)]


def stand_up(s: Exam, civ: int, place: int) -> None:
    """CV-11.8"""
    change(s, civ, place, 1)


def lay_down(s: Exam, civ: int, place: int) -> None:
    change(s, civ, place, 0)


def change(s: Exam, civ: int, place: int, upright: int) -> None:
    t, slot = place // v.SLOTS, place % v.SLOTS
    if slot < v.CAMPS:
        s.camps = changed(s.camps, t * v.CAMPS + slot, 2 + civ * 2 + upright)
    else:
        s.loose = added(s.loose, v.outside(t, civ, upright), 1)
        s.loose = added(s.loose, v.outside(t, civ, 1 - upright), -1)


# ---- dying
class Dying(Ask):
    """CV-31.9, CV-31.10: instead of removing the tribe the favor disc may go back one space (Deus ex machina)."""

    words = (actions.DO_SAVE, actions.DO_LET_DIE)
    clause = "CV-31.10"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def choices(self, s: Exam) -> list[int]:
        return [actions.DO_SAVE, actions.DO_LET_DIE] if can_save(s, self.seat) else [actions.DO_LET_DIE]

    def chosen(self, s: Exam, action: int) -> None:
        if action == actions.DO_SAVE:
            pay_for_saving(s, self.seat)
        else:
            die(s, self.seat, self.place)


class Deaths(Ask):
    """CV-R59: several tribes die at once; where an ability answers to a death in between, the civ says who is next.
    `places`: where they stand; `wrecked`: 1 if they were aboard a lost boat (CV-R17)."""

    verb = actions.LOSE
    clause = "CV-R59"

    def __init__(self, seat: int, places: list[int], wrecked: int) -> None:
        super().__init__(seat)
        self.places = places
        self.wrecked = wrecked

    def choices(self, s: Exam) -> list[int]:
        found: list[int] = []
        for place in self.places:
            if actions.LOSE.of(place) not in found:
                found.append(actions.LOSE.of(place))
        return found if len(found) > 1 and order_matters(s, self.seat) else []

    def moot(self, s: Exam) -> None:
        """The order is all the same."""
        for place in self.places:
            self.next(s, place)

    def next(self, s: Exam, place: int) -> None:
        if self.wrecked:
            s.push(Castaway(self.seat, place // v.SLOTS, 1 if place % v.SLOTS == v.STRONG else 0))
        else:
            s.push(Dying(self.seat, place))

    def chosen(self, s: Exam, action: int) -> None:
        rest = self.places[:]
        rest.remove(actions.LOSE.at(action))
        s.push(Deaths(self.seat, rest, self.wrecked))
        self.next(s, actions.LOSE.at(action))


def order_matters(s: Exam, civ: int) -> bool:
    """Whether an ability will answer to a death with more than a gift: one that can decide about the next tribe."""
    if s.game.earlier:  # CV-R59 is new: their place decided
        return False
    for item in s.civs[civ].installed:
        ability = s.game.box.abilities[item]
        if ability.on == moments.TRIBE_DIED and triggers.ready(s, civ, item):
            for e in ability.effects:
                if not e.gift():
                    return True
    return False


def can_save(s: Exam, civ: int) -> bool:
    c = s.civs[civ]
    return c.favor > 0 or (c.mods[mods.DEUS_FREE] > 0 and not c.saved)


def pay_for_saving(s: Exam, civ: int) -> None:
    c = s.civs[civ]
    s.tell("save", civ, [])
    if c.mods[mods.DEUS_FREE] and not c.saved:
        c.saved = 1
    else:
        c.favor -= 1


def die(s: Exam, civ: int, place: int) -> None:
    lift(s, civ, place)
    s.civs[civ].tribes += 1
    s.tell("dies", civ, [place // v.SLOTS])
    triggers.fire(s, civ, moments.TRIBE_DIED)


class Castaway(Ask):
    """CV-R17: a tribe of a lost boat dies, or is saved into the wilderness of an adjacent developed land territory."""

    verb = actions.REFUGE
    words = (actions.DO_LET_DIE,)

    def __init__(self, seat: int, t: int, upright: int) -> None:
        super().__init__(seat)
        self.t = t
        self.upright = upright

    def choices(self, s: Exam) -> list[int]:
        found = [actions.REFUGE.of(t) for t in refuges(s, self.t)] if can_save(s, self.seat) else []
        found.append(actions.DO_LET_DIE)
        return found

    def why(self, s: Exam, action: int) -> str:
        return "CV-R17" if can_save(s, self.seat) else "CV-31.10"

    def chosen(self, s: Exam, action: int) -> None:
        place = self.t * v.SLOTS + (v.STRONG if self.upright else v.WEAK)
        if action == actions.DO_LET_DIE:
            die(s, self.seat, place)
            return
        pay_for_saving(s, self.seat)
        lift(s, self.seat, place)
        set_down(s, self.seat, actions.REFUGE.at(action), v.STRONG, self.upright == 1)


def refuges(s: Exam, t: int) -> list[int]:
    return [land for land in bits(s.near[t] & v.DRY_MASK) if s.tile_at[land] >= 0]
