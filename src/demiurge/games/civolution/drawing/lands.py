"""What is on the lands and waters: encampments, material tiles, raw materials, hunting tokens, farms, tribes, boats."""

# ruff: noqa: E501 - paths are not prose

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import naming, pieces, standing
from demiurge.games.civolution.drawing.plots import KEPT, WHOLES, Continent, Plot, plot, plots
from demiurge.games.civolution.drawing.shapes import Point
from demiurge.games.civolution.state import CLOSED, FREE, Exam
from demiurge.kit.markup import icon_at

CAMP: Final = 14.0  # radius of an encampment
FIRE_CAMP: Final = 15.0
TILE: Final = 25.0  # width of a material tile
_FLAME: Final = "M.6,-10C4.600,-5.400 7,-2 6.400,2.600C5.900,6.600 3.200,8.800 0,8.800C-3.200,8.800 -5.900,6.600 -6.400,2.800C-6.700,.2 -5.300,-1.800 -3.700,-3C-3.600,-.6 -2.600,.6 -1.600,.6C-2.600,-3.600 -1.600,-7.400 .6,-10Z"
_BEACON: Final = "M-2.8,4.2L-1.7,-1.2H-2.4C-2.3,-3.2 -1.2,-4.4 0,-5.4C1.2,-4.4 2.3,-3.2 2.4,-1.2H1.7L2.8,4.2Z"
_TOKEN: Final[Point] = (14.5, -11.0)  # from a material tile to the hunting token on its corner
_RAW_DOWN: Final = 18.5  # and to the raw materials below it
_FED: Final[Point] = (9.5, 7.5)  # from a tribe to what it has eaten


def draw_lands(view: Exam, whole: Continent) -> str:
    return f"{_lands(whole)}{_traveller(view)}"


@lru_cache(maxsize=WHOLES)
def _lands(whole: Continent) -> str:
    """From below: what is printed, what lies there, who stands there."""
    layers = zip(*map(_layers, plots(whole)), strict=True)
    return "".join(map("".join, layers))


@lru_cache(maxsize=KEPT)
def _layers(at: Plot) -> tuple[str, str, str]:
    """Of one territory: what is printed and lies there, its beacons, who stands there."""
    beacons = _beacons(at) if at.seats == 1 else ""
    return f"{_camps(at)}{_tile(at)}{_farms(at)}", beacons, _boats(at) if at.water else _tribes(at)


# ---- encampments
def _camps(at: Plot) -> str:
    return "".join(_camp(at, slot, spot) for slot, spot in enumerate(at.ground.spots.camps))


def _camp(at: Plot, slot: int, spot: Point) -> str:
    x, y = spot
    code = at.camps[slot]
    if code == CLOSED:
        return _blocked(at.land, x, y)
    if slot != v.FIRE:
        return f'<circle class="ct-camp" cx="{x}" cy="{y}" r="{CAMP:g}"/>'
    ring = f'<circle class="ct-camp ct-camp-fire" cx="{x}" cy="{y}" r="{FIRE_CAMP:g}"/>'
    return ring + (flame(x, y, at.fire_vp, 1.14) if code == FREE else "")


def _blocked(land: int, x: float, y: float) -> str:
    """An encampment under a token of its land type, which nobody can use in this game."""
    cross = f"M{x - 4.5},{y - 4.5}l9,9M{x + 4.5},{y - 4.5}l-9,9"
    return (
        f'<g class="ct-{v.TYPES[v.TYPE_OF[land]]}"><circle class="ct-blocked" cx="{x}" cy="{y}" r="{CAMP - 2:g}"/>'
        f'<path class="ct-cross" d="{cross}"/></g>'
    )


def flame(x: float, y: float, vp: int, size: float, look: str = "ct-flame") -> str:
    """The fire of an encampment with its points."""
    return (
        f'<g class="{look}" transform="translate({x:.1f} {y:.1f}) scale({size:g})"><path d="{_FLAME}"/>'
        f'<text y="6.600">{vp}</text></g>'
    )


# ---- material, raw materials, hunting
def _tile(at: Plot) -> str:
    found = "" if at.water else material_tile(v.TYPE_OF[at.land], at.tile, *standing.tile_at(at))
    if at.hunted:
        found += token(*token_at(at))
    if at.water:  # what lies there is in boats
        return found
    return found + "".join(_raw(at, civ) for civ in raw_owners(at))


def raw_owners(at: Plot) -> list[int]:
    """The civs with raw materials in a territory."""
    return [civ for civ in range(at.seats) if at.raw[civ]]


def _raw(at: Plot, civ: int) -> str:
    key = f"raw-{civ}-{naming.ident(v.TERRITORIES[at.land])}"
    return pieces.marker(at, civ, *raw_at(at, civ), 6.4, at.raw[civ], key=key)


def raw_at(at: Plot, civ: int) -> Point:
    """Where a civ has its raw materials in a territory, or would have them: in a row below the tile, with room for
    the number of a pile."""
    owners = sorted({*raw_owners(at), civ})
    wide = [_pile_width(at.raw[owner], len(owners)) for owner in owners]
    before = sum(wide[: owners.index(civ)])
    x, y = standing.tile_at(at)
    return x - sum(wide) / 2 + before + _pile_width(1, len(owners)) / 2, y + _RAW_DOWN


def _pile_width(n: int, owners: int) -> float:
    single = 14.0 if owners < v.SEATS else 12.8
    return single + (0 if n < 2 else 9.0 if n < 10 else 15.0)


def material_tile(kind: int, material: int, x: float, y: float) -> str:
    """Face up with its material, or face down with a question."""
    half = TILE / 2
    box = f'x="{x - half:.1f}" y="{y - half:.1f}" width="{TILE:g}" height="{TILE:g}" rx="5"'
    if material < 0:
        return f'<g class="ct-{v.TYPES[kind]}"><rect class="ct-tile-back" {box}/><text class="ct-what" x="{x:.1f}" y="{y + 5.2:.1f}">?</text></g>'
    return f'<rect class="ct-tile" {box}/>{icon_at(v.MATERIALS[material], x, y, 19)}'


def token_at(at: Plot) -> Point:
    """Where the hunting token of a territory lies: on the corner of its material tile."""
    x, y = standing.tile_at(at)
    return (x, y) if at.water else (x + _TOKEN[0], y + _TOKEN[1])


def token(x: float, y: float) -> str:
    """A hunting token."""
    return f'<circle class="ct-token" cx="{x:.1f}" cy="{y:.1f}" r="8"/>{icon_at("hunt", x, y, 11.5, "ct-ink")}'


# ---- farms
def _farms(at: Plot) -> str:
    key = naming.ident(v.TERRITORIES[at.land])
    found = "".join(
        pieces.building(at, civ, v.FARM, *farm_at(at, k, len(at.farms)), 1.06, key=f"farm-{civ}-{key}")
        for k, civ in enumerate(at.farms)
    )
    if at.provision:
        x, y = farm_at(at, 0, 1)
        down = 4 if at.farms or at.provision < 0 else 0
        for k in range(at.provisions):
            shift = (k - (at.provisions - 1) / 2) * 11
            found += pieces.marker(at, at.civs[-1], x + shift, y + down * 3, 6, 1)
    return found


def farm_at(at: Plot, k: int, n: int) -> Point:
    """Where the k-th of n farms in a territory stands."""
    x, y = at.ground.spots.farm
    return x + (k - (n - 1) / 2) * 13, y + (k - (n - 1) / 2) * 5


def _beacons(at: Plot) -> str:
    """For V.I.C.I's territory roll: how many beacons a land has, at the left edge of its tile."""
    n = at.beacons
    x, y = standing.tile_at(at)
    lit = "".join(
        f'<path transform="translate({x - TILE / 2 - 1:.1f} {y + (k - (n - 1) / 2) * 8.8:.1f})" d="{_BEACON}"/>'
        for k in range(n)
    )
    return f'<g class="ct-beacon">{lit}</g>'


# ---- tribes
def _tribes(at: Plot) -> str:
    """Those on encampments, then those in the wilderness. Their keys count a civ's tribes in the land, so that one who
    is displaced is seen to go."""
    counts = [0] * len(at.civs)
    found = ""
    for slot, (x, y) in enumerate(at.ground.spots.camps):
        code = at.camps[slot]
        if code > FREE:
            civ = (code - 2) // 2
            key, counts[civ] = _key(at.land, civ, counts[civ]), counts[civ] + 1
            found += pieces.tribe(at, civ, x, y, standing.IN_CAMP, bool(code & 1), key=key)
            if slot == v.FIRE:
                found += flame(x + 12, y - 10.5, at.fire_vp, 0.98, "ct-flame ct-aside")
            found += fed(x, y) if slot in at.fed else ""
    for k, (civ, upright, n) in enumerate(standing.wild_groups(at)):
        x, y = standing.wild_spot(at, k)
        key, counts[civ] = _key(at.land, civ, counts[civ]), counts[civ] + n
        eaten = at.fed.count(v.STRONG if upright else v.WEAK) if at.eating == civ else 0
        found += _group(at, civ, upright, n, x, y, key) + (fed(x, y, eaten) if eaten else "")
    return found


def _traveller(view: Exam) -> str:
    """A tribe that has set out: it is nowhere on the continent until it settles."""
    going = standing.on_the_way(view)
    if going is None:
        return ""
    civ, land, upright = going
    x, y = standing.way_at(plot(view, land))
    key = _key(land, civ, view.pop[land * v.SEATS + civ])
    ring = f'<circle class="ct-spot-thin" cx="{x:.1f}" cy="{y:.1f}" r="14"/>'
    return ring + pieces.tribe(view, civ, x, y, standing.IN_WILD, upright, key=key)


def _key(land: int, civ: int, n: int) -> str:
    return f"t-{civ}-{naming.ident(v.TERRITORIES[land])}-{n}"


def _group(at: Plot, civ: int, upright: bool, n: int, x: float, y: float, key: str) -> str:
    """Tribes of a kind in the wilderness: one, or two behind each other and their number."""
    behind = pieces.tribe(at, civ, x + 5, y - 3.5, standing.IN_WILD, upright) if n > 1 else ""
    number = f'<text class="ct-count" x="{x + 11:.1f}" y="{y + 9:.1f}">{n}</text>' if n > 2 else ""
    return behind + pieces.tribe(at, civ, x, y, standing.IN_WILD, upright, key=key) + number


def fed(x: float, y: float, n: int = 1) -> str:
    """A tribe that has eaten."""
    at = x + _FED[0], y + _FED[1]
    number = f'<text class="ct-count" x="{at[0] + 7:.1f}" y="{at[1] + 4:.1f}">{n}</text>' if n > 1 else ""
    return f'<circle class="ct-fed" cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="6.500"/>{icon_at("food", *at, 10)}{number}'


# ---- boats
def _boats(at: Plot) -> str:
    return "".join(_boat(at, civ) for civ in at.boats)


def _boat(at: Plot, civ: int) -> str:
    """A boat with its tribes and its cargo."""
    there = standing.aboard(at, civ)
    seats = max(at.seats_aboard[civ], len(there))
    tall = standing.ABOARD * (1 if seats < 3 else 0.8)
    crew = "".join(
        pieces.tribe(at, civ, *standing.seat_in_boat(k, seats), tall, upright, key=_key(at.land, civ, k))
        for k, upright in enumerate(there)
    )
    cargo = pieces.marker(at, civ, 0, 8.2, 5.8, n) if (n := at.cargo(civ)) else ""
    key = f"boat-{civ}-{naming.ident(v.TERRITORIES[at.land])}"
    return pieces.boat(at, civ, *standing.boat_at(at, civ), crew, cargo, key=key)
