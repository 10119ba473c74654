"""What answers put on the continent (the SVG `board`): marks as long as they are possible, ghosts while one is hovered.

Territories, places, recesses, grounds and civs are the engine's numbers; `text` is a short tag beside a mark ("+2")."""

# ruff: noqa: E501 - paths are not prose

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import Final

from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import grounds, lands, pieces, standing
from demiurge.games.civolution.drawing.layout import RECESS_AT, WIDTH, chart
from demiurge.games.civolution.drawing.shapes import Point
from demiurge.games.civolution.drawing.terrain import clip_of
from demiurge.games.civolution.state import FREE, Exam
from demiurge.kit.markup import esc

BOARD: Final = "board"  # the id of the SVG
_GHOST: Final = "ct-ghosted"
_WILD: Final = 12.5  # radius of a mark around a tribe outside
_TAG_UP: Final = 17.0
_ISLE_WIDE: Final = 90.0  # no plate is as wide as the island


# ---- marks: what is possible, as long as it is
def glow_land(view: Exam, land: int, text: str = "") -> str:
    """A territory that can be chosen."""
    path = chart(view).grounds[land].path
    ring = "".join(f'<path class="ct-glow-{part}" d="{path}"/>' for part in ("wash", "wide", "ring", "core"))
    return _mark(f'<g clip-path="{clip_of(land)}">{ring}</g>{_land_tag(view, land, text)}')


def thin_land(view: Exam, land: int, text: str = "") -> str:
    """A territory that can be chosen, but is not what one thinks of first."""
    ring = f'<path class="ct-glow-thin" d="{chart(view).grounds[land].path}"/>'
    return _mark(f'<g clip-path="{clip_of(land)}">{ring}</g>{_land_tag(view, land, text)}')


def glow_place(view: Exam, civ: int, place: int, text: str = "") -> str:
    """An encampment, or a civ's tribe in the wilderness or on a boat, that can be chosen."""
    at = standing.place_at(view, civ, place)
    return _mark(_spot(at, _radius(place), _is_free(view, place)) + _tag((at[0], at[1] - _TAG_UP), text))


def thin_place(view: Exam, civ: int, place: int, text: str = "") -> str:
    x, y = standing.place_at(view, civ, place)
    ring = f'<circle class="ct-spot-thin" cx="{x:.1f}" cy="{y:.1f}" r="{_radius(place) + 1:g}"/>'
    return _mark(ring + _tag((x, y - _TAG_UP), text))


def glow_recess(view: Exam, recess: int, text: str = "") -> str:
    """A site that can be revealed."""
    x, y = RECESS_AT[recess]
    return _mark(_spot((x, y), grounds.UP + 1.5) + _tag((x, y + 24), text))


def glow_ground(view: Exam, ground: int, text: str = "") -> str:
    """A building ground that can be built on."""
    box = _ground_box(view, ground)
    if box is None:
        return ""
    x, y, wide, high = box
    return _mark(_frame(x, y, wide, high) + _tag((x, y + high / 2 + 9), text))


# ---- ghosts of what is only spoken of
def ghost_land(view: Exam, land: int) -> str:
    path = chart(view).grounds[land].path
    ring = "".join(f'<path class="ct-{part}" d="{path}"/>' for part in ("hot", "glow-wide", "glow-ring", "glow-core"))
    return _ghost(f'<g clip-path="{clip_of(land)}">{ring}</g>')


def ghost_place(view: Exam, civ: int, place: int) -> str:
    at = standing.place_at(view, civ, place)
    return _ghost(f"{_hot(at, _radius(place))}{_spot(at, _radius(place))}")


def ghost_recess(view: Exam, recess: int) -> str:
    at = RECESS_AT[recess]
    return _ghost(f"{_hot(at, grounds.UP)}{_spot(at, grounds.UP + 1.5)}")


def ghost_ground(view: Exam, ground: int) -> str:
    box = _ground_box(view, ground)
    return _ghost(_frame(*box)) if box is not None else ""


# ---- ghosts of tribes
def ghost_tribe(view: Exam, civ: int, place: int, upright: bool = True) -> str:
    """A tribe where it would settle; who is there gives way."""
    return _ghost(f"{_displaced(view, place)}{_newcomer(view, civ, place, upright)}")


def ghost_move(view: Exam, civ: int, land: int, place: int, upright: bool = True) -> str:
    """A tribe that is on its way in a territory, and from there goes to a place."""
    a, b = standing.way_at(view, land), standing.place_at(view, civ, place)
    return _ghost(f"{_displaced(view, place)}{_way(a, b)}{_newcomer(view, civ, place, upright)}")


def ghost_cross(view: Exam, civ: int, land: int, over: int, upright: bool = True) -> str:
    """A tribe that goes on into another territory without settling there."""
    a, b = standing.way_at(view, land), standing.way_at(view, over)
    passing = pieces.tribe(view, civ, *b, standing.IN_WILD, upright, _GHOST)
    return f"{ghost_land(view, over)}{_ghost(f'{_way(a, b)}{passing}')}"


def ghost_rise(view: Exam, civ: int, place: int) -> str:
    """A weak tribe that stands up."""
    return _ghost(f"{_cleared(view, place, standing.place_at(view, civ, place))}{_newcomer(view, civ, place, True)}")


def ghost_fall(view: Exam, civ: int, place: int) -> str:
    """A strong tribe that lies down."""
    return _ghost(f"{_cleared(view, place, standing.place_at(view, civ, place))}{_newcomer(view, civ, place, False)}")


def ghost_die(view: Exam, civ: int, place: int) -> str:
    """A tribe that is removed."""
    return _ghost(_strike(standing.place_at(view, civ, place)))


def ghost_feed(view: Exam, civ: int, place: int) -> str:
    at = standing.place_at(view, civ, place)
    return _ghost(f"{_spot(at, _radius(place))}{lands.fed(*at)}")


# ---- ghosts of buildings
def ghost_building(view: Exam, civ: int, kind: int, where: int) -> str:
    """A farm or boat in a territory, a statue or settlement on a ground."""
    if kind == v.FARM:
        owners = sum(c.farms >> where & 1 for c in view.civs)
        x, y = lands.farm_at(view, where, owners, owners + 1)
        return _ghost(pieces.building(view, civ, v.FARM, x, y, 1.2, _GHOST))
    if kind == v.BOAT:
        return _ghost(pieces.boat(view, civ, *_berth(view, where), look=_GHOST))
    box = _ground_box(view, where)
    if box is None:
        return ""
    x, y, wide, _ = box
    side = 1 if x + wide / 2 + 26 < WIDTH else -1  # beside the plate, where nothing hides it
    at = x + side * (wide / 2 + 12), y
    return _ghost(f"{_frame(*box)}{pieces.building(view, civ, kind, *at, 1.1, _GHOST)}")


def _berth(view: Exam, land: int) -> tuple[float, float, float]:
    """Where one more boat finds room among those on a water, and its size."""
    there = [standing.boat_at(view, civ, land) for civ in standing.boats_in(view, land)]
    spots = chart(view).grounds[land].spots.boats[min(len(there), len(standing.BOAT_SIZES) - 1)]
    x, y = max(spots, key=lambda spot: min([hypot(spot[0] - x, spot[1] - y) for x, y, _ in there], default=0))
    return x, y, standing.BOAT_SIZES[min(len(there), len(standing.BOAT_SIZES) - 1)]


def ghost_ruin(view: Exam, civ: int, kind: int, land: int) -> str:
    """A farm or boat that goes."""
    if kind == v.BOAT:
        x, y, _ = standing.boat_at(view, civ, land)
        return _ghost(_strike((x, y + 4)))
    owners = [c for c in range(len(view.civs)) if view.civs[c].farms >> land & 1]
    at = lands.farm_at(view, land, owners.index(civ), len(owners)) if civ in owners else lands.farm_at(view, land, 0, 1)
    return _ghost(_strike(at))


# ---- ghosts of what lies in a territory
def ghost_raw(view: Exam, civ: int, land: int, n: int = 1) -> str:
    """Raw materials that come, or go where n is below 0."""
    if v.TYPE_OF[land] == v.WATER:
        x, y, _ = standing.boat_at(view, civ, land)
        at = x, y + 8
    else:
        at = lands.raw_at(view, civ, land)
    marker = pieces.marker(view, civ, *at, 8, 1, _GHOST)
    sign = f"+{n}" if n > 0 else f"−{-n}"
    return _ghost(f"{marker}{_tag((at[0] + 17, at[1]), sign)}")


def ghost_hunt(view: Exam, land: int) -> str:
    x, y = lands.token_at(view, land)
    return _ghost(f"{_spot((x, y), 9.5)}{lands.token(x, y)}")


def ghost_clear(view: Exam, land: int) -> str:
    return _ghost(_strike(lands.token_at(view, land)))


def ghost_reveal(view: Exam, recesses: Iterable[int]) -> str:
    """Sites that would be turned up; which they are nobody knows."""
    found = ""
    for recess in recesses:
        x, y = RECESS_AT[recess]
        disc = f'<circle class="ct-site-up" cx="{x:g}" cy="{y:g}" r="{grounds.UP:g}"/>'
        found += f'{_spot((x, y), grounds.UP + 1.5)}{disc}<text class="ct-unknown" x="{x:g}" y="{y + 5.6:g}">?</text>'
    return _ghost(found)


# ---- their parts
def _mark(inside: str) -> str:
    return f'<g class="ct-mark">{inside}</g>'


def _ghost(inside: str) -> str:
    return f'<g class="ct-ghost">{inside}</g>'


def _radius(place: int) -> float:
    slot = place % v.SLOTS
    return lands.FIRE_CAMP + 0.5 if slot == v.FIRE else lands.CAMP + 0.5 if slot < v.CAMPS else _WILD


def _is_free(view: Exam, place: int) -> bool:
    land, slot = divmod(place, v.SLOTS)
    return v.FIRE < slot < v.CAMPS and view.camps[land * v.CAMPS + slot] == FREE


def _spot(at: Point, radius: float, free: bool = False) -> str:
    """A bright ring with a light core."""
    circle = f'cx="{at[0]:.1f}" cy="{at[1]:.1f}"'
    fill = f'<circle class="ct-spot-fill" {circle} r="{radius - 1:g}"/>' if free else ""
    return (
        f'{fill}<circle class="ct-spot-soft" {circle} r="{radius + 2:g}"/>'
        f'<circle class="ct-spot-ring" {circle} r="{radius:g}"/><circle class="ct-spot-core" {circle} r="{radius - 2:g}"/>'
    )


def _hot(at: Point, radius: float) -> str:
    return f'<circle class="ct-hot" cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{radius:g}"/>'


def _ground_box(view: Exam, ground: int) -> tuple[float, float, float, float] | None:
    """The middle and the size of a building ground that lies face up."""
    at = standing.ground_at(view, ground)
    if at is None:
        return None
    if ground == v.ISLAND:
        return at[0], at[1], _ISLE_WIDE + 2, 58
    wide, high = grounds.plate_of(view, ground)
    return *grounds.plate_at(at, wide, high), wide, high


def _frame(x: float, y: float, wide: float, high: float) -> str:
    """The ring around a plate."""
    return "".join(
        f'<rect class="ct-spot-{part}" x="{x - wide / 2 - out:.1f}" y="{y - high / 2 - out:.1f}" width="{wide + 2 * out:g}"'
        f' height="{high + 2 * out:g}" rx="{(26 if wide > _ISLE_WIDE else 7) + out:g}"/>'
        for part, out in (("soft", 3.5), ("ring", 2.5))
    )


def _land_tag(view: Exam, land: int, text: str) -> str:
    x, y = chart(view).grounds[land].spots.name
    return _tag((x, y - 13), text)


def _tag(at: Point, text: str) -> str:
    """A word on a small flag."""
    if not text:
        return ""
    wide = 10 + 6.4 * len(text)
    x, y = at
    return (
        f'<g class="ct-tagged"><rect class="ct-tag" x="{x - wide / 2:.1f}" y="{y - 8:.1f}" width="{wide:.1f}" '
        f'height="16" rx="8"/><text class="ct-tag-text" x="{x:.1f}" y="{y + 4.1:.1f}">{esc(text)}</text></g>'
    )


def _newcomer(view: Exam, civ: int, place: int, upright: bool) -> str:
    at = standing.place_at(view, civ, place)
    return pieces.tribe(view, civ, *at, standing.size_at(place) * 1.06, upright, _GHOST)


def _displaced(view: Exam, place: int) -> str:
    """Who stands on an encampment goes to the wilderness in its state (CV-6.10)."""
    land, slot = divmod(place, v.SLOTS)
    if slot >= v.CAMPS or view.camps[land * v.CAMPS + slot] <= FREE:
        return ""
    code = view.camps[land * v.CAMPS + slot]
    other, upright = (code - 2) // 2, bool(code & 1)
    a, b = standing.place_at(view, other, place), standing.wild_at(view, other, land, upright)
    leaving = pieces.tribe(view, other, *b, standing.size_at(land * v.SLOTS + v.STRONG), upright, _GHOST)
    return f"{_cleared(view, place, a)}{_way(a, b)}{leaving}"


def _emptied(view: Exam, place: int, at: Point) -> str:
    """A veil over a tribe that goes, where no other is in the same spot."""
    kind = v.TYPES[v.TYPE_OF[place // v.SLOTS]]
    return (
        f'<g class="ct-{kind}"><circle class="ct-veil" cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{_radius(place):g}"/></g>'
    )


def _cleared(view: Exam, place: int, at: Point) -> str:
    """An encampment as if nobody were on it."""
    land, slot = divmod(place, v.SLOTS)
    if slot >= v.CAMPS:
        return _emptied(view, place, at)
    ground = f'<g class="ct-{v.TYPES[v.TYPE_OF[land]]}"><circle class="ct-ground" cx="{at[0]}" cy="{at[1]}" r="{_radius(place):g}"/></g>'
    look = "ct-camp ct-camp-fire" if slot == v.FIRE else "ct-camp"
    return f'{ground}<circle class="{look}" cx="{at[0]}" cy="{at[1]}" r="{_radius(place) - 0.5:g}"/>'


def _way(a: Point, b: Point) -> str:
    """A bent trail from one place to another, with a head."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = hypot(dx, dy) or 1
    bend = min(34.0, far * 0.28)
    middle = (a[0] + b[0]) / 2 + dy / far * bend, (a[1] + b[1]) / 2 - abs(dx) / far * bend
    start, end = _towards(a, middle, 13), _towards(b, middle, 16)
    path = f"M{start[0]:.1f},{start[1]:.1f}Q{middle[0]:.1f},{middle[1]:.1f} {end[0]:.1f},{end[1]:.1f}"
    ux, uy = end[0] - middle[0], end[1] - middle[1]
    long = hypot(ux, uy) or 1
    ux, uy = ux / long, uy / long
    head = "L".join(
        f"{end[0] - ux * back + side * uy * 4.5:.1f},{end[1] - uy * back - side * ux * 4.5:.1f}"
        for back, side in ((5, 1), (-1, 0), (5, -1))
    )
    return (
        f'<path class="ct-way-under" d="{path}"/><path class="ct-way" d="{path}"/>'
        f'<path class="ct-way-under" d="M{head}"/><path class="ct-way-head" d="M{head}"/>'
    )


def _towards(a: Point, b: Point, by: float) -> Point:
    far = hypot(b[0] - a[0], b[1] - a[1]) or 1
    return a[0] + (b[0] - a[0]) / far * by, a[1] + (b[1] - a[1]) / far * by


def _strike(at: Point) -> str:
    """What goes is struck out."""
    x, y = at
    cross = f"M{x - 7:.1f},{y - 7:.1f}l14,14M{x + 7:.1f},{y - 7:.1f}l-14,14"
    return f'<path class="ct-strike-under" d="{cross}"/><path class="ct-strike" d="{cross}"/>'
