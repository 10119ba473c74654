"""A territory as it is now, and all of them: what their pictures and notes read, as plain values. So what is drawn of
them can be remembered, and is drawn again only when something there has changed."""

from __future__ import annotations

from typing import Final, NamedTuple

from demiurge.games.civolution import mods
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import Box
from demiurge.games.civolution.drawing.layout import Chart, Ground, chart
from demiurge.games.civolution.state import Exam

FEEDING: Final = 6  # the phase
KEPT: Final = 4096  # plots of which something is remembered
WHOLES: Final = 512  # and continents


class Continent(NamedTuple):
    """All territories as they are now. tiles, near, provision: by territory; farms, boats: masks by civ; the others as
    a Plot has them, one territory after the other."""

    box: Box
    chart: Chart
    seats: int
    camps: tuple[int, ...]
    loose: tuple[int, ...]
    raw: tuple[int, ...]
    pop: tuple[int, ...]
    farms: tuple[int, ...]
    boats: tuple[int, ...]
    seats_aboard: tuple[int, ...]
    tiles: tuple[int, ...]
    hunted: int
    near: tuple[int, ...]
    provision: tuple[int, ...]
    fed: tuple[int, ...]
    eating: int


class Plot(NamedTuple):
    """seats: civs from there on are V.I.C.I; ground: where it lies; start, fire_vp, beacons: what is printed on it.

    camps, tile, hunted, near, provision: as the Exam has them. raw, pop, seats_aboard, by civ: raw materials, tribes,
    and how many its boats carry; loose: by civ the tribes outside that lie and that stand. farms, boats: the civs that
    have one. fed: the slots of tribes that have been fed; eating: whose tribes are being fed, or -1."""

    land: int
    seats: int
    ground: Ground
    start: bool
    fire_vp: int
    beacons: int
    camps: tuple[int, ...]
    loose: tuple[int, ...]
    raw: tuple[int, ...]
    pop: tuple[int, ...]
    farms: tuple[int, ...]
    boats: tuple[int, ...]
    seats_aboard: tuple[int, ...]
    tile: int
    hunted: bool
    near: int
    provision: int
    fed: tuple[int, ...]
    eating: int

    @property
    def civs(self) -> range:
        return range(len(self.seats_aboard))

    @property
    def water(self) -> bool:
        return v.TYPE_OF[self.land] == v.WATER

    def outside(self, civ: int, upright: int) -> int:
        """The tribes of a civ in the wilderness or on its boat that stand, or that lie."""
        return self.loose[civ * 2 + upright]

    def cargo(self, civ: int) -> int:
        """Raw materials of a civ; V.I.C.I has none."""
        return self.raw[civ] if civ < self.seats else 0

    @property
    def provisions(self) -> int:
        """V.I.C.I's provision markers, those beside the farm space included (Exam.provisions)."""
        return abs(self.provision)


def continent(view: Exam) -> Continent:
    civs, fed = view.civs, tuple(view.fed) if view.phase == FEEDING else ()
    return Continent(
        view.game.box, chart(view), view.seats,
        tuple(view.camps), tuple(view.loose), tuple(view.raw), tuple(view.pop),
        farms=tuple([c.farms for c in civs]),
        boats=tuple([c.boats for c in civs]),
        seats_aboard=tuple([view.game.numbers.seats + c.mods[mods.BOAT_SEATS] for c in civs]),
        tiles=tuple(view.tile_at), hunted=view.hunted, near=tuple(view.near), provision=tuple(view.provision),
        fed=fed, eating=_eating(view) if fed else -1,
    )  # fmt: skip


def plots(whole: Continent) -> list[Plot]:
    """All territories."""
    return [_plot(whole, land) for land in range(len(whole.chart.grounds))]


def plot(view: Exam, land: int) -> Plot:
    return _plot(continent(view), land)


def _plot(whole: Continent, land: int) -> Plot:
    printed, camps, civs = whole.box.lands[land], land * v.CAMPS, land * v.SEATS
    fed = tuple([place % v.SLOTS for place in whole.fed if place // v.SLOTS == land])
    return Plot(
        land, whole.seats, whole.chart.grounds[land], printed.start, printed.fire_vp, printed.beacons,
        camps=whole.camps[camps : camps + v.CAMPS],
        loose=whole.loose[civs * 2 : (civs + v.SEATS) * 2],
        raw=whole.raw[civs : civs + v.SEATS],
        pop=whole.pop[civs : civs + v.SEATS],
        farms=tuple([civ for civ, farms in enumerate(whole.farms) if farms >> land & 1]),
        boats=tuple([civ for civ, boats in enumerate(whole.boats) if boats >> land & 1]),
        seats_aboard=whole.seats_aboard,
        tile=whole.tiles[land], hunted=bool(whole.hunted >> land & 1), near=whole.near[land],
        provision=whole.provision[land], fed=fed, eating=whole.eating if fed else -1,
    )  # fmt: skip


def _eating(view: Exam) -> int:
    waiting = view.waiting()
    return waiting[0] if len(waiting) == 1 else -1
