"""Chapter 13: the four building projects and the building grounds, with what abilities change of them (CV-38.17)."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import (
    actions,
    income,
    markers,
    mods,
    moments,
    partition,
    paying,
    sites,
    tracks,
    tribes,
    triggers,
)
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import May, Several
from demiurge.games.civolution.state import Exam
from demiurge.kernel.data import added, changed
from demiurge.kernel.masks import bits
from demiurge.kernel.state import Step

KINDS: Final = len(v.MATERIALS)
SETTLEMENTS: Final = 4
LARGE_WATER: Final = v.WATERS[0]  # the one with the island (CV-1.14)
BLOCKING_PROVISIONS: Final = 2  # CV-42.36; those that do not block are counted below 0


# ---- farms (CV-13.5 to CV-13.8)
def refuse_farm(s: Exam, civ: int, t: int) -> str | None:
    c = s.civs[civ]
    if c.farms.bit_count() >= s.game.numbers.farms:
        return "CV-13.8"
    if not s.here[civ] & v.DRY_MASK & 1 << t or c.farms >> t & 1:
        return "CV-13.5"
    if c.mods[mods.FARM_ANYWHERE]:
        return None
    for other in s.civs:
        if other.farms >> t & 1:
            return "CV-13.5"
    if sites.beside(s, v.VOLCANO) >> t & 1:
        return "CV-13.7"
    return "CV-42.36" if s.provision[t] >= BLOCKING_PROVISIONS else None


# ---- boats (CV-13.9 to CV-13.13)
def refuse_boat(s: Exam, civ: int, t: int) -> str | None:
    c = s.civs[civ]
    if c.boats.bit_count() >= s.game.numbers.boats:
        return "CV-13.13"
    if not v.WATER_MASK >> t & 1 or not s.near[t] & s.here[civ]:
        return "CV-13.9"
    return "CV-13.12" if c.boats >> t & 1 else None


# ---- grounds (CV-13.14 to CV-13.18)
def recess_of(s: Exam, ground: int) -> int:
    """Where the building ground lies face up, or -1."""
    for recess in range(v.RECESSES):
        site = s.site_at[recess]
        if site >= 0 and s.game.box.sites[site].kind == v.GROUND and s.game.box.sites[site].ground == ground:
            return recess
    return -1


def statue_materials(s: Exam, ground: int) -> list[int]:
    for site in s.game.box.sites:
        if site.kind == v.GROUND and site.ground == ground:
            return site.statues
    return []


def refuse_ground(s: Exam, civ: int, ground: int) -> str | None:
    if ground == v.ISLAND:
        if not s.here[civ] >> LARGE_WATER & 1:
            return "CV-13.16"
    else:
        recess = recess_of(s, ground)
        if recess < 0:
            return "CV-13.14"
        if not s.touch[recess] & s.here[civ]:
            return "CV-13.15"
    built = s.statues[ground * v.SEATS + civ] + (s.towns[ground] >> civ & 1)
    return "CV-13.17" if built >= s.game.numbers.ground_limit else None


def refuse_statue(s: Exam, civ: int, ground: int, m: int) -> str | None:
    c = s.civs[civ]
    if c.at[v.MATERIAL_AT + m] == 0 or (not c.mods[mods.STATUE_ANY] and m not in statue_materials(s, ground)):
        return "CV-13.19"
    return refuse_ground(s, civ, ground)


def refuse_settlement(s: Exam, civ: int, ground: int, which: int) -> str | None:
    c = s.civs[civ]
    if c.settled >> which & 1:
        return "CV-13.21"
    if s.towns[ground] >> civ & 1:
        return "CV-13.17"
    if not paying.can_pay(s, civ, s.game.box.settlements[which].cost, c.mods[mods.SETTLEMENT_DISCOUNT]):
        return "CV-13.21"
    return refuse_ground(s, civ, ground)


def kind_of(action: int) -> int:
    if action in actions.FARM_ON:
        return v.FARM
    if action in actions.BOAT_ON:
        return v.BOAT
    return v.STATUE if action in actions.STATUE_ON else v.SETTLEMENT


class Project(Several):
    """CV-13.1 to CV-13.4: up to so many projects of a kind (ANY_KIND: of any), with `same` all of the first's kind."""

    verb = actions.PROJECT

    def __init__(self, seat: int, left: int, kind: int, same: int) -> None:
        super().__init__(seat, left)
        self.kind = kind
        self.same = same

    def offers(self, s: Exam) -> list[int]:
        found: list[int] = []
        civ = self.seat
        c = s.civs[civ]
        if self.kind in (v.FARM, v.ANY_KIND) and c.farms.bit_count() < s.game.numbers.farms:
            for t in bits(s.here[civ] & v.DRY_MASK):
                if refuse_farm(s, civ, t) is None:
                    found.append(actions.FARM_ON.of(t))
        if self.kind in (v.BOAT, v.ANY_KIND):
            for t in v.WATERS:
                if refuse_boat(s, civ, t) is None:
                    found.append(actions.BOAT_ON.of(t))
        if self.kind >= v.STATUE:
            self.on_grounds(s, found)
        return found

    def on_grounds(self, s: Exam, found: list[int]) -> None:
        c = s.civs[self.seat]
        for ground in range(v.GROUNDS):
            if refuse_ground(s, self.seat, ground) is not None:
                continue
            if self.kind in (v.STATUE, v.ANY_KIND):
                for m in range(KINDS):
                    if c.at[v.MATERIAL_AT + m] and refuse_statue(s, self.seat, ground, m) is None:
                        found.append(actions.STATUE_ON.of(ground * KINDS + m))
            if self.kind >= v.SETTLEMENT:
                for which in range(SETTLEMENTS):
                    if refuse_settlement(s, self.seat, ground, which) is None:
                        found.append(actions.SETTLE_ON.of(ground * SETTLEMENTS + which))

    def why(self, s: Exam, action: int) -> str:
        kind = kind_of(action)
        if self.kind not in (kind, v.ANY_KIND):
            return "CV-13.2"
        why: str | None
        if kind == v.FARM:
            why = refuse_farm(s, self.seat, actions.FARM_ON.at(action))
        elif kind == v.BOAT:
            why = refuse_boat(s, self.seat, actions.BOAT_ON.at(action))
        elif kind == v.STATUE:
            why = refuse_statue(
                s, self.seat, actions.STATUE_ON.at(action) // KINDS, actions.STATUE_ON.at(action) % KINDS
            )
        else:
            at = actions.SETTLE_ON.at(action)
            why = refuse_settlement(s, self.seat, at // SETTLEMENTS, at % SETTLEMENTS)
        return why or "CV-13.4"

    def accept(self, s: Exam, action: int) -> None:
        kind = kind_of(action)
        if self.left > 1:
            s.push(Project(self.seat, self.left - 1, kind if self.same else self.kind, self.same))
        s.push(triggers.Afterwards(self.seat, moments.BUILDING_BUILT, kind))
        if kind == v.FARM:
            build_farm(s, self.seat, actions.FARM_ON.at(action))
        elif kind == v.BOAT:
            build_boat(s, self.seat, actions.BOAT_ON.at(action))
        elif kind == v.STATUE:
            build_statue(s, self.seat, actions.STATUE_ON.at(action) // KINDS, actions.STATUE_ON.at(action) % KINDS)
        else:
            at = actions.SETTLE_ON.at(action)
            build_settlement(s, self.seat, at // SETTLEMENTS, at % SETTLEMENTS)


def build_farm(s: Exam, civ: int, t: int) -> None:
    """CV-13.6: reward 1 idea marker."""
    s.civs[civ].farms |= 1 << t
    s.tell("farm", civ, [t])
    markers.gain(s, civ, v.IDEA, 1)


def build_boat(s: Exam, civ: int, t: int) -> None:
    """CV-13.10, CV-13.11: the boat comes with its marker; a strong tribe from beside it may board at once."""
    s.civs[civ].boats |= 1 << t
    s.raw = changed(s.raw, t * v.SEATS + civ, 1)
    s.tell("boat", civ, [t])
    s.push(Board(civ, t))


class Board(May):
    """CV-13.11, CV-R27: one own strong tribe from an adjacent territory; caves do not help."""

    verb = actions.MOVE
    clause = "CV-13.11"

    def __init__(self, seat: int, t: int) -> None:
        super().__init__(seat)
        self.t = t

    def offers(self, s: Exam) -> list[int]:
        return [actions.MOVE.of(place) for place in tribes.places(s, self.seat, s.near[self.t], False, True)]

    def accept(self, s: Exam, action: int) -> None:
        tribes.lift(s, self.seat, actions.MOVE.at(action))
        tribes.set_down(s, self.seat, self.t, v.STRONG, True)
        s.tell("board", self.seat, [actions.MOVE.at(action) // v.SLOTS, self.t])


def build_statue(s: Exam, civ: int, ground: int, m: int) -> None:
    """CV-13.19, CV-13.20: the stored marker becomes the statue; reward 1 step on a progress track."""
    s.civs[civ].at[v.MATERIAL_AT + m] -= 1
    s.statues = added(s.statues, ground * v.SEATS + civ, 1)
    s.tell("statue", civ, [ground, m])
    s.push(tracks.AnyTrack(civ, 1))


def build_settlement(s: Exam, civ: int, ground: int, which: int) -> None:
    """CV-13.21 to CV-13.23: pay, place, gain an income chip; with the fourth a stage tile may be flipped."""
    s.push(Founded(civ, ground, which))
    paying.pay(s, civ, s.game.box.settlements[which].cost, s.civs[civ].mods[mods.SETTLEMENT_DISCOUNT])


class Founded(Step[Exam]):
    def __init__(self, civ: int, ground: int, which: int) -> None:
        self.civ = civ
        self.ground = ground
        self.which = which

    def run(self, s: Exam) -> None:
        c = s.civs[self.civ]
        c.settled |= 1 << self.which
        s.towns = changed(s.towns, self.ground, s.towns[self.ground] | 1 << self.civ)
        s.tell("settlement", self.civ, [self.ground, self.which])
        if c.settled.bit_count() == SETTLEMENTS:
            s.push(partition.Flip(self.civ, 1))
        income.gain_chips(s, self.civ, 1)
