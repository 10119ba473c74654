"""Chapters 9 and 10: production and transport, with the hidden grottoes (CV-37.3 to CV-37.6) and with what
abilities change of them (CV-38.17)."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import actions, favor, markers, mods, sites
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import May, Several
from demiurge.games.civolution.state import NONE, Exam
from demiurge.kernel.data import added
from demiurge.kernel.masks import bits

KINDS: Final = len(v.MATERIALS)
EVERYTHING: Final = 99
# Where the raw material of a boat may go
NEARBY: Final = 0
ANYWHERE: Final = 1


def activate(s: Exam, civ: int, level: int) -> None:
    """CV-37.3: the revealed grottoes come first, then the module's own actions."""
    s.push(ProductionParts(civ, level))
    for recess in reversed(sites.revealed(s, v.GROTTO)):
        s.push(Deliver(civ, 1, recess))


class ProductionParts(May):
    """CV-9.5: part B, the transport, is done before or after the whole of part A."""

    words = (actions.DO_PRODUCE, actions.DO_TRANSPORT_FIRST)
    clause = "CV-9.5"

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level = level

    def offers(self, s: Exam) -> list[int]:
        return [actions.DO_PRODUCE, actions.DO_TRANSPORT_FIRST]

    def accept(self, s: Exam, action: int) -> None:
        numbers, own = s.game.box.modules[v.PRODUCTION].numbers, s.civs[self.seat].mods
        make = Produce(self.seat, numbers[v.PRODUCED][self.level] + own[mods.PRODUCE_EXTRA])
        if action == actions.DO_TRANSPORT_FIRST:
            s.push(make)
            s.push(SecondPart(self.seat, self.level))
        else:
            s.push(SecondPart(self.seat, self.level))
            s.push(make)


class SecondPart(May):
    """CV-9.2 to CV-9.4: the transport; at level I after a test. An ability's further transports need none."""

    words = (actions.DO_TEST, actions.DO_TRANSPORT)
    clause = "CV-9.2"

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level = level

    def offers(self, s: Exam) -> list[int]:
        return [
            actions.DO_TEST if s.game.box.modules[v.PRODUCTION].numbers[v.TESTED][self.level] else actions.DO_TRANSPORT
        ]

    def accept(self, s: Exam, action: int) -> None:
        n, extra = (
            s.game.box.modules[v.PRODUCTION].numbers[v.TRANSPORTED][self.level],
            s.civs[self.seat].mods[mods.TRANSPORT_EXTRA],
        )
        if action == actions.DO_TEST:
            if extra:
                s.push(Transport(self.seat, extra, NEARBY))
            s.push(favor.FavorTest(self.seat, favor.FOR_TRANSPORT, n, 0))
        else:
            s.push(Transport(self.seat, n + extra, NEARBY))

    def decline(self, s: Exam) -> None:
        extra = s.civs[self.seat].mods[mods.TRANSPORT_EXTRA]
        if extra and s.game.box.modules[v.PRODUCTION].numbers[v.TESTED][self.level]:
            s.push(Transport(self.seat, extra, NEARBY))


def transport_module(s: Exam, civ: int, level: int) -> None:
    """CV-10.1 to CV-10.5"""
    n = s.game.box.modules[v.TRANSPORT].numbers[v.CARRIED][level]
    if n:
        s.push(Transport(civ, n + s.civs[civ].mods[mods.TRANSPORT_EXTRA], NEARBY))
    else:
        s.push(Transport(civ, EVERYTHING, ANYWHERE))


def room(s: Exam, civ: int, t: int) -> bool:
    """CV-9.8: a boat holds one raw material, or more with an ability."""
    return s.raw[t * v.SEATS + civ] < 1 + s.civs[civ].mods[mods.BOAT_CARGO]


def producing(s: Exam, civ: int) -> list[int]:
    """CV-9.6, CV-9.8: territories with an own tribe, on water only with an empty notch."""
    found = bits(s.here[civ] & v.DRY_MASK)
    return found + [t for t in bits(s.here[civ] & v.WATER_MASK) if room(s, civ, t)]


class Produce(Several):
    verb = actions.PRODUCE

    def offers(self, s: Exam) -> list[int]:
        return [actions.PRODUCE.of(t) for t in producing(s, self.seat)]

    def why(self, s: Exam, action: int) -> str:
        return "CV-9.8" if s.here[self.seat] >> actions.PRODUCE.at(action) & 1 else "CV-9.6"

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        s.tell("produce", self.seat, [actions.PRODUCE.at(action)])
        markers.gain(s, self.seat, markers.RAW + actions.PRODUCE.at(action), 1)


# ---- transport
def shipped_as(s: Exam, t: int, anywhere: bool) -> list[int]:
    """CV-9.12, CV-10.4: what the raw material of a boat may become."""
    if anywhere:
        return list(range(KINDS))
    found: list[int] = []
    for land in bits(s.near[t] & v.DRY_MASK):
        m = s.tile_at[land]
        if m >= 0 and m not in found:
            found.append(m)
    return sorted(found)


def transports(s: Exam, civ: int, anywhere: bool) -> list[int]:
    found = [actions.FETCH.of(t) for t in v.DRY if s.raw[t * v.SEATS + civ] > 0]
    for at, t in enumerate(v.WATERS):
        if s.raw[t * v.SEATS + civ] > 0:
            found += [actions.SHIP.of(at * KINDS + m) for m in shipped_as(s, t, anywhere)]
    return found


def carry(s: Exam, civ: int, action: int) -> None:
    """CV-9.10: a raw material becomes a stored material."""
    if action in actions.SHIP:
        t, m = v.WATERS[actions.SHIP.at(action) // KINDS], actions.SHIP.at(action) % KINDS
    else:
        t = actions.FETCH.at(action)
        m = s.tile_at[t]
    s.raw = added(s.raw, t * v.SEATS + civ, -1)
    s.civs[civ].at[v.MATERIAL_AT + m] += 1
    s.tell("transport", civ, [t, m])


def refuse_transport(s: Exam, civ: int, action: int) -> str:
    t = v.WATERS[actions.SHIP.at(action) // KINDS] if action in actions.SHIP else actions.FETCH.at(action)
    if action in actions.FETCH and v.TYPE_OF[t] == v.WATER:
        return "CV-9.12"
    if s.raw[t * v.SEATS + civ] == 0:
        return "CV-9.10"
    return "CV-9.13" if not shipped_as(s, t, False) else "CV-9.12"


class Transport(Several):
    """CV-9.10: an own raw material from anywhere. `anywhere`: ANYWHERE if those of boats may become any material
    (CV-10.4)."""

    verb = actions.FETCH_OR_SHIP

    def __init__(self, seat: int, left: int, anywhere: int) -> None:
        super().__init__(seat, left)
        self.anywhere = anywhere

    def offers(self, s: Exam) -> list[int]:
        return transports(s, self.seat, self.anywhere == ANYWHERE)

    def why(self, s: Exam, action: int) -> str:
        return refuse_transport(s, self.seat, action)

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        carry(s, self.seat, action)


# ---- produce and store at once
def deliver(s: Exam, civ: int, n: int) -> None:
    s.push(Deliver(civ, n, NONE))


class Deliver(Several):
    """CV-37.4: one adjacent territory with an own tribe; produce 1 there and transport it. Without a grotto (an
    effect) the territory may be anywhere. On water it may go the other way round (CV-37.5)."""

    clause = "CV-37.4"

    def __init__(self, seat: int, left: int, recess: int) -> None:
        super().__init__(seat, left)
        self.recess = recess

    def offers(self, s: Exam) -> list[int]:
        where = s.here[self.seat]
        if self.recess >= 0:
            where &= s.touch[self.recess]
        found = [actions.PRODUCE.of(t) for t in bits(where & v.DRY_MASK)]
        for at, t in enumerate(v.WATERS):
            if where >> t & 1:
                found += [actions.SHIP.of(at * KINDS + m) for m in shipped_as(s, t, False)]
                if room(s, self.seat, t):
                    found.append(actions.PRODUCE.of(t))
        return found

    def family(self, action: int) -> bool:
        return action in actions.PRODUCE or action in actions.SHIP

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        if action in actions.PRODUCE:
            t = actions.PRODUCE.at(action)
            if v.TYPE_OF[t] != v.WATER:
                bring_in(s, self.seat, t, s.tile_at[t])
            else:
                s.tell("produce", self.seat, [t])
                markers.gain(s, self.seat, markers.RAW + t, 1)
            return
        t = v.WATERS[actions.SHIP.at(action) // KINDS]
        if s.raw[t * v.SEATS + self.seat] > 0:  # first the one aboard, then a new one into the notch
            carry(s, self.seat, action)
            markers.gain(s, self.seat, markers.RAW + t, 1)
        else:
            bring_in(s, self.seat, t, actions.SHIP.at(action) % KINDS)


def bring_in(s: Exam, civ: int, t: int, m: int) -> None:
    """Produced and transported is put into the storage at once: only this very marker is carried, none that lay in
    the territory before, should the supply be empty (CV-R38)."""
    s.tell("transport", civ, [t, m])
    markers.gain(s, civ, v.MATERIAL_AT + m, 1)
