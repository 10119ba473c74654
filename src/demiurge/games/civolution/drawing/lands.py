"""What is on the lands and waters: encampments, material tiles, raw materials, hunting tokens, farms, tribes, boats."""

# ruff: noqa: E501 - paths are not prose

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import layout, naming, pieces, standing
from demiurge.games.civolution.drawing.shapes import Point
from demiurge.games.civolution.state import CLOSED, FREE, Exam
from demiurge.kit.markup import icon_at

CAMP: Final = 14.0  # radius of an encampment
FIRE_CAMP: Final = 15.0
TILE: Final = 25.0  # width of a material tile
FEEDING: Final = 6  # the phase
_FLAME: Final = "M.6,-10C4.600,-5.400 7,-2 6.400,2.600C5.900,6.600 3.200,8.800 0,8.800C-3.200,8.800 -5.900,6.600 -6.400,2.800C-6.700,.2 -5.300,-1.800 -3.700,-3C-3.600,-.6 -2.600,.6 -1.600,.6C-2.600,-3.600 -1.600,-7.400 .6,-10Z"
_BEACON: Final = "M-2.8,4.2L-1.7,-1.2H-2.4C-2.3,-3.2 -1.2,-4.4 0,-5.4C1.2,-4.4 2.3,-3.2 2.4,-1.2H1.7L2.8,4.2Z"
_TOKEN: Final[Point] = (14.5, -11.0)  # from a material tile to the hunting token on its corner
_RAW_DOWN: Final = 18.5  # and to the raw materials below it
_FED: Final[Point] = (9.5, 7.5)  # from a tribe to what it has eaten


def draw_lands(view: Exam) -> str:
    """From below: what is printed, what lies there, who stands there."""
    signs = "".join(f"{_camps(view, land)}{_tile(view, land)}{_farms(view, land)}" for land in range(v.LANDS))
    beacons = "".join(_beacons(view, land) for land in range(v.LANDS)) if view.solo() else ""
    people = "".join(
        _boats(view, land) if v.TYPE_OF[land] == v.WATER else _tribes(view, land) for land in range(v.LANDS)
    )
    return f"{signs}{beacons}{people}{_traveller(view)}"


# ---- encampments
def _camps(view: Exam, land: int) -> str:
    spots = layout.chart(view).grounds[land].spots.camps
    return "".join(camp(view, land, slot, at) for slot, at in enumerate(spots))


def camp(view: Exam, land: int, slot: int, at: Point) -> str:
    x, y = at
    code = view.camps[land * v.CAMPS + slot]
    if code == CLOSED:
        return _blocked(land, x, y)
    if slot != v.FIRE:
        return f'<circle class="ct-camp" cx="{x}" cy="{y}" r="{CAMP:g}"/>'
    ring = f'<circle class="ct-camp ct-camp-fire" cx="{x}" cy="{y}" r="{FIRE_CAMP:g}"/>'
    return ring + (flame(x, y, view.game.box.lands[land].fire_vp, 1.14) if code == FREE else "")


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
def _tile(view: Exam, land: int) -> str:
    x, y = standing.tile_at(view, land)
    hunted = view.hunted >> land & 1
    found = "" if v.TYPE_OF[land] == v.WATER else material_tile(v.TYPE_OF[land], view.tile_at[land], x, y)
    if hunted:
        found += token(*token_at(view, land))
    if v.TYPE_OF[land] == v.WATER:  # what lies there is in boats
        return found
    return found + "".join(_raw(view, land, civ) for civ in raw_owners(view, land))


def raw_owners(view: Exam, land: int) -> list[int]:
    """The civs with raw materials in a territory."""
    return [civ for civ in range(view.seats) if view.raw[land * v.SEATS + civ]]


def _raw(view: Exam, land: int, civ: int) -> str:
    at = raw_at(view, civ, land)
    key = f"raw-{civ}-{naming.ident(v.TERRITORIES[land])}"
    return pieces.marker(view, civ, *at, 6.4, view.raw[land * v.SEATS + civ], key=key)


def raw_at(view: Exam, civ: int, land: int) -> Point:
    """Where a civ has its raw materials in a territory, or would have them: in a row below the tile, with room for
    the number of a pile."""
    owners = sorted({*raw_owners(view, land), civ})
    wide = [_pile_width(view.raw[land * v.SEATS + owner], len(owners)) for owner in owners]
    before = sum(wide[: owners.index(civ)])
    x, y = standing.tile_at(view, land)
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


def token_at(view: Exam, land: int) -> Point:
    """Where the hunting token of a territory lies: on the corner of its material tile."""
    x, y = standing.tile_at(view, land)
    return (x, y) if v.TYPE_OF[land] == v.WATER else (x + _TOKEN[0], y + _TOKEN[1])


def token(x: float, y: float) -> str:
    """A hunting token."""
    return f'<circle class="ct-token" cx="{x:.1f}" cy="{y:.1f}" r="8"/>{icon_at("hunt", x, y, 11.5, "ct-ink")}'


# ---- farms
def _farms(view: Exam, land: int) -> str:
    owners = [civ for civ, c in enumerate(view.civs) if c.farms >> land & 1]
    key = naming.ident(v.TERRITORIES[land])
    found = "".join(
        pieces.building(view, civ, v.FARM, *farm_at(view, land, k, len(owners)), 1.06, key=f"farm-{civ}-{key}")
        for k, civ in enumerate(owners)
    )
    if view.provision[land]:
        x, y = farm_at(view, land, 0, 1)
        vici = len(view.civs) - 1
        down = 4 if owners or view.provision[land] < 0 else 0
        for k in range(view.provisions(land)):
            shift = (k - (view.provisions(land) - 1) / 2) * 11
            found += pieces.marker(view, vici, x + shift, y + down * 3, 6, 1)
    return found


def farm_at(view: Exam, land: int, k: int, n: int) -> Point:
    """Where the k-th of n farms in a territory stands."""
    x, y = layout.chart(view).grounds[land].spots.farm
    return x + (k - (n - 1) / 2) * 13, y + (k - (n - 1) / 2) * 5


def _beacons(view: Exam, land: int) -> str:
    """For V.I.C.I's territory roll: how many beacons a land has, at the left edge of its tile."""
    n = view.game.box.lands[land].beacons
    x, y = standing.tile_at(view, land)
    lit = "".join(
        f'<path transform="translate({x - TILE / 2 - 1:.1f} {y + (k - (n - 1) / 2) * 8.8:.1f})" d="{_BEACON}"/>'
        for k in range(n)
    )
    return f'<g class="ct-beacon">{lit}</g>'


# ---- tribes
def _tribes(view: Exam, land: int) -> str:
    """Those on encampments, then those in the wilderness. Their keys count a civ's tribes in the land, so that one who
    is displaced is seen to go."""
    counts = [0] * len(view.civs)
    found = ""
    spots = layout.chart(view).grounds[land].spots.camps
    for slot, (x, y) in enumerate(spots):
        code = view.camps[land * v.CAMPS + slot]
        if code > FREE:
            civ = (code - 2) // 2
            key, counts[civ] = _key(land, civ, counts[civ]), counts[civ] + 1
            found += pieces.tribe(view, civ, x, y, standing.IN_CAMP, bool(code & 1), key=key)
            if slot == v.FIRE:
                found += flame(x + 12, y - 10.5, view.game.box.lands[land].fire_vp, 0.98, "ct-flame ct-aside")
            found += fed(x, y) if _is_fed(view, land * v.SLOTS + slot) else ""
    for k, (civ, upright, n) in enumerate(standing.wild_groups(view, land)):
        x, y = standing.wild_spot(layout.chart(view), land, k)
        key, counts[civ] = _key(land, civ, counts[civ]), counts[civ] + n
        eaten = _eaten(view, civ, land * v.SLOTS + (v.STRONG if upright else v.WEAK))
        found += _group(view, civ, upright, n, x, y, key) + (fed(x, y, eaten) if eaten else "")
    return found


def _traveller(view: Exam) -> str:
    """A tribe that has set out: it is nowhere on the continent until it settles."""
    going = standing.on_the_way(view)
    if going is None:
        return ""
    civ, land, upright = going
    x, y = standing.way_at(view, land)
    key = _key(land, civ, view.pop[land * v.SEATS + civ])
    ring = f'<circle class="ct-spot-thin" cx="{x:.1f}" cy="{y:.1f}" r="14"/>'
    return ring + pieces.tribe(view, civ, x, y, standing.IN_WILD, upright, key=key)


def _key(land: int, civ: int, n: int) -> str:
    return f"t-{civ}-{naming.ident(v.TERRITORIES[land])}-{n}"


def _group(view: Exam, civ: int, upright: bool, n: int, x: float, y: float, key: str) -> str:
    """Tribes of a kind in the wilderness: one, or two behind each other and their number."""
    behind = pieces.tribe(view, civ, x + 5, y - 3.5, standing.IN_WILD, upright) if n > 1 else ""
    number = f'<text class="ct-count" x="{x + 11:.1f}" y="{y + 9:.1f}">{n}</text>' if n > 2 else ""
    return behind + pieces.tribe(view, civ, x, y, standing.IN_WILD, upright, key=key) + number


def _is_fed(view: Exam, place: int) -> bool:
    return view.phase == FEEDING and place in view.fed


def _eaten(view: Exam, civ: int, place: int) -> int:
    """How many of a civ's tribes at a place outside have been fed."""
    return view.fed.count(place) if view.phase == FEEDING and view.waiting() == [civ] else 0


def fed(x: float, y: float, n: int = 1) -> str:
    """A tribe that has eaten."""
    at = x + _FED[0], y + _FED[1]
    number = f'<text class="ct-count" x="{at[0] + 7:.1f}" y="{at[1] + 4:.1f}">{n}</text>' if n > 1 else ""
    return f'<circle class="ct-fed" cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="6.500"/>{icon_at("food", *at, 10)}{number}'


# ---- boats
def _boats(view: Exam, land: int) -> str:
    return "".join(boat(view, civ, land) for civ in standing.boats_in(view, land))


def boat(view: Exam, civ: int, land: int, look: str = "") -> str:
    """A boat with its tribes and its cargo."""
    x, y, size = standing.boat_at(view, civ, land)
    there = standing.aboard(view, civ, land)
    seats = max(standing.seats_of(view, civ), len(there))
    tall = standing.ABOARD * (1 if seats < 3 else 0.8)
    crew = "".join(
        pieces.tribe(view, civ, *standing.seat_in_boat(k, seats), tall, upright, key=_key(land, civ, k))
        for k, upright in enumerate(there)
    )
    n = view.raw[land * v.SEATS + civ] if civ < view.seats else 0
    cargo = pieces.marker(view, civ, 0, 8.2, 5.8, n) if n else ""
    return pieces.boat(view, civ, x, y, size, crew, cargo, look, f"boat-{civ}-{naming.ident(v.TERRITORIES[land])}")
