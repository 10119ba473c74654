"""A territory as it is now: all that its picture and its notes read, as plain values. So what is drawn of it can be
remembered, and is drawn again only when something there has changed."""

from __future__ import annotations

from typing import Final, NamedTuple

from demiurge.games.civolution import mods
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing.layout import Ground, chart
from demiurge.games.civolution.state import Exam

FEEDING: Final = 6  # the phase
KEPT: Final = 4096  # plots of which something is remembered


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


def plots(view: Exam) -> list[Plot]:
    """All territories."""
    return [_plot(view, land, ground) for land, ground in enumerate(chart(view).grounds)]


def plot(view: Exam, land: int) -> Plot:
    return _plot(view, land, chart(view).grounds[land])


def _plot(view: Exam, land: int, ground: Ground) -> Plot:
    printed, camps, civs = view.game.box.lands[land], land * v.CAMPS, land * v.SEATS
    fed = tuple([place % v.SLOTS for place in view.fed if place // v.SLOTS == land]) if view.phase == FEEDING else ()
    return Plot(
        land, view.seats, ground, printed.start, printed.fire_vp, printed.beacons,
        camps=tuple(view.camps[camps : camps + v.CAMPS]),
        loose=tuple(view.loose[civs * 2 : (civs + v.SEATS) * 2]),
        raw=tuple(view.raw[civs : civs + v.SEATS]),
        pop=tuple(view.pop[civs : civs + v.SEATS]),
        farms=tuple([civ for civ, c in enumerate(view.civs) if c.farms >> land & 1]),
        boats=tuple([civ for civ, c in enumerate(view.civs) if c.boats >> land & 1]),
        seats_aboard=tuple([view.game.numbers.seats + c.mods[mods.BOAT_SEATS] for c in view.civs]),
        tile=view.tile_at[land], hunted=bool(view.hunted >> land & 1), near=view.near[land],
        provision=view.provision[land], fed=fed, eating=_eating(view) if fed else -1,
    )  # fmt: skip


def _eating(view: Exam) -> int:
    waiting = view.waiting()
    return waiting[0] if len(waiting) == 1 else -1
