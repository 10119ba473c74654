"""Where pieces stand: tribes on encampments, in the wilderness and on boats, boats on the water, grounds."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import building
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing.layout import LEFT, RECESS_AT, TOP, chart
from demiurge.games.civolution.drawing.plots import Plot, plot
from demiurge.games.civolution.drawing.shapes import CELL_H, CELL_W, Point
from demiurge.games.civolution.migration import Travel
from demiurge.games.civolution.state import Exam

IN_CAMP: Final = 1.24  # sizes of tribes
IN_WILD: Final = 1.04
ABOARD: Final = 1.02
BOAT_SIZES: Final = (1.0, 0.92, 0.8, 0.72)  # by how many boats there are on a water, less one
TILE_UP: Final = -5.0  # from the middle of a tile with its markers to that of the tile
ISLAND_AT: Final[Point] = (80.5, 52.0)  # in its cell
_BESIDE: Final[Point] = (11.0, 6.0)  # from a group in the wilderness to one that finds no spot of its own
_SEATS_WIDE: Final = 30.0  # room for those aboard

Wild = tuple[int, bool, int]  # a civ, whether they stand, how many


def wild_groups(at: Plot) -> list[Wild]:
    """The tribes in the wilderness of a territory, those of a kind together."""
    both = [(civ, upright, at.outside(civ, upright)) for civ in at.civs for upright in (1, 0)]
    return [(civ, upright == 1, n) for civ, upright, n in both if n]


def wild_spot(at: Plot, k: int) -> Point:
    """Where the k-th group is."""
    spots = at.ground.spots.wild
    x, y = spots[k % len(spots)]
    times = k // len(spots)
    return x + times * _BESIDE[0], y + times * _BESIDE[1]


def wild_at(at: Plot, civ: int, upright: bool) -> Point:
    """Where these tribes of a civ are, or would be."""
    groups = [group[:2] for group in wild_groups(at)]
    k = groups.index((civ, upright)) if (civ, upright) in groups else len(groups)
    return wild_spot(at, k)


# ---- between two places
def on_the_way(view: Exam) -> tuple[int, int, bool] | None:
    """Who has set out and not arrived: the civ, the territory it has reached, whether it stands."""
    for lane in view.lanes:
        if lane and isinstance(lane[-1], Travel):
            return lane[-1].seat, lane[-1].at, lane[-1].upright == 1
    return None


def way_at(at: Plot) -> Point:
    """Where a tribe waits that is on its way: beside those in the wilderness; on a water below its name."""
    if not at.water:
        return wild_spot(at, len(wild_groups(at)))
    x, y = at.ground.spots.name
    return x, y + 17


# ---- boats
def boat_at(at: Plot, civ: int) -> tuple[float, float, float]:
    """Where a civ's boat is, or would be, and its size."""
    there = sorted({*at.boats, civ})
    x, y = at.ground.spots.boats[len(there) - 1][there.index(civ)]
    return x, y, BOAT_SIZES[len(there) - 1]


def seat_in_boat(seat: int, seats: int) -> Point:
    """Where the tribe in that seat stands, from the middle of its boat."""
    gap = _SEATS_WIDE / seats
    return (seat - (seats - 1) / 2) * gap, -5.5


def aboard(at: Plot, civ: int) -> list[bool]:
    """Who sits in a boat, from the left: whether each stands."""
    return [True] * at.outside(civ, 1) + [False] * at.outside(civ, 0)


def seat_at(at: Plot, civ: int, seat: int) -> Point:
    x, y, size = boat_at(at, civ)
    dx, dy = seat_in_boat(seat, max(at.seats_aboard[civ], len(aboard(at, civ))))
    return x + dx * size, y + dy * size


# ---- any place
def place_at(view: Exam, civ: int, place: int) -> Point:
    """Where a tribe of a civ at that place stands, or would stand."""
    land, slot = divmod(place, v.SLOTS)
    if slot < v.CAMPS:
        return chart(view).grounds[land].spots.camps[slot]
    at, upright = plot(view, land), slot == v.STRONG
    if not at.water:
        return wild_at(at, civ, upright)
    there = aboard(at, civ)
    seat = there.index(upright) if upright in there else len(there)
    return seat_at(at, civ, min(seat, at.seats_aboard[civ] - 1))


def size_at(place: int) -> float:
    """How large a tribe is there."""
    land, slot = divmod(place, v.SLOTS)
    if slot < v.CAMPS:
        return IN_CAMP
    return ABOARD if v.TYPE_OF[land] == v.WATER else IN_WILD


def tile_at(at: Plot) -> Point:
    """The middle of a territory's material tile; on a water, of its hunting token."""
    x, y = at.ground.spots.tile
    return (x, y) if at.water else (x, y + TILE_UP)


# ---- building grounds
def island_at(view: Exam) -> Point:
    _, column, row, _ = next(placed for placed in view.layout if v.TILES[placed[0]] == "A")
    return LEFT + column * CELL_W + ISLAND_AT[0], TOP + row * CELL_H + ISLAND_AT[1]


def ground_at(view: Exam, ground: int) -> Point | None:
    """The middle of a building ground, while it lies face up."""
    if ground == v.ISLAND:
        return island_at(view)
    recess = building.recess_of(view, ground)
    return RECESS_AT[recess] if recess >= 0 else None
