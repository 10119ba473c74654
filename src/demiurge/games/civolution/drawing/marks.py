"""What answers put on the continent (the SVG `board`): marks as long as they are possible, ghosts while one is hovered.

Territories, places, recesses, grounds and civs are the engine's numbers. What each verb shows is said below; phrases.py
has the table."""

# ruff: noqa: E501 - paths are not prose

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import hypot
from typing import Final

from demiurge.games.civolution import actions, mods, sites, tribes
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import grounds, lands, layout, pieces, standing, terrain
from demiurge.games.civolution.drawing.phrase_parts import Subject
from demiurge.games.civolution.drawing.plots import Plot, plot
from demiurge.games.civolution.drawing.shapes import Point
from demiurge.games.civolution.migration import Travel
from demiurge.games.civolution.state import FREE, Exam
from demiurge.kit.markup import esc
from demiurge.kit.writer import NOT_DRAWN, Drawn

BOARD: Final = "board"  # the id of the SVG
_GHOST: Final = "ct-ghosted"
_WILD: Final = 12.5  # radius of a mark around a tribe outside
_ISLE_WIDE: Final = 90.0  # no plate is as wide as the island


# ---- marks: what is possible, as long as it is
def glow_land(view: Exam, land: int) -> str:
    """A territory that can be chosen."""
    path = layout.chart(view).grounds[land].path
    ring = "".join(f'<path class="ct-glow-{part}" d="{path}"/>' for part in ("wash", "wide", "ring", "core"))
    return _mark(f'<g clip-path="{terrain.clip_of(land)}">{ring}</g>')


def thin_land(view: Exam, land: int) -> str:
    """A territory that can be chosen, but is not what one thinks of first."""
    ring = f'<path class="ct-glow-thin" d="{layout.chart(view).grounds[land].path}"/>'
    return _mark(f'<g clip-path="{terrain.clip_of(land)}">{ring}</g>')


def glow_place(view: Exam, civ: int, place: int) -> str:
    """An encampment, or a civ's tribe in the wilderness or on a boat, that can be chosen."""
    at = standing.place_at(view, civ, place)
    return _mark(_spot(at, _radius(place), _is_free(view, place)))


def thin_place(view: Exam, civ: int, place: int) -> str:
    x, y = standing.place_at(view, civ, place)
    return _mark(f'<circle class="ct-spot-thin" cx="{x:.1f}" cy="{y:.1f}" r="{_radius(place) + 1:g}"/>')


def glow_recess(recess: int) -> str:
    """A site that can be revealed."""
    return _mark(_spot(layout.RECESS_AT[recess], grounds.UP + 1.5))


def glow_ground(view: Exam, ground: int) -> str:
    """A building ground that can be built on."""
    box = _ground_box(view, ground)
    return _mark(_frame(*box)) if box is not None else ""


# ---- ghosts of what is only spoken of
def ghost_land(view: Exam, civ: int, land: int) -> str:
    path = layout.chart(view).grounds[land].path
    ring = "".join(f'<path class="ct-{part}" d="{path}"/>' for part in ("hot", "glow-wide", "glow-ring", "glow-core"))
    return _ghost(f'<g clip-path="{terrain.clip_of(land)}">{ring}</g>')


def ghost_place(view: Exam, civ: int, place: int) -> str:
    at = standing.place_at(view, civ, place)
    return _ghost(f"{_hot(at, _radius(place))}{_spot(at, _radius(place))}")


# ---- ghosts of tribes
def ghost_tribe(view: Exam, civ: int, place: int, upright: bool = True) -> str:
    """A tribe where it would settle; who is there gives way."""
    return _ghost(f"{_displaced(view, place)}{_newcomer(view, civ, place, upright)}")


def ghost_move(view: Exam, civ: int, land: int, place: int, upright: bool = True) -> str:
    """A tribe that is on its way in a territory, and from there goes to a place."""
    a, b = standing.way_at(plot(view, land)), standing.place_at(view, civ, place)
    return _ghost(f"{_displaced(view, place)}{_way(a, b)}{_newcomer(view, civ, place, upright)}")


def ghost_cross(view: Exam, civ: int, land: int, over: int, upright: bool = True) -> str:
    """A tribe that goes on into another territory without settling there."""
    a, b = standing.way_at(plot(view, land)), standing.way_at(plot(view, over))
    passing = pieces.tribe(view, civ, *b, standing.IN_WILD, upright, _GHOST)
    return f"{ghost_land(view, civ, over)}{_ghost(f'{_way(a, b)}{passing}')}"


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
        at = plot(view, where)
        x, y = lands.farm_at(at, len(at.farms), len(at.farms) + 1)
        return _ghost(pieces.building(view, civ, v.FARM, x, y, 1.2, _GHOST))
    if kind == v.BOAT:
        return _ghost(pieces.boat(view, civ, *_berth(plot(view, where)), look=_GHOST))
    box = _ground_box(view, where)
    if box is None:
        return ""
    x, y, wide, _ = box
    side = 1 if x + wide / 2 + 26 < layout.WIDTH else -1  # beside the plate, where nothing hides it
    beside = x + side * (wide / 2 + 12), y
    return _ghost(f"{_frame(*box)}{pieces.building(view, civ, kind, *beside, 1.1, _GHOST)}")


def _berth(at: Plot) -> tuple[float, float, float]:
    """Where one more boat finds room among those on a water, and its size."""
    there = [standing.boat_at(at, civ) for civ in at.boats]
    spots = at.ground.spots.boats[min(len(there), len(standing.BOAT_SIZES) - 1)]
    x, y = max(spots, key=lambda spot: min([hypot(spot[0] - x, spot[1] - y) for x, y, _ in there], default=0))
    return x, y, standing.BOAT_SIZES[min(len(there), len(standing.BOAT_SIZES) - 1)]


def ghost_ruin(view: Exam, civ: int, kind: int, land: int) -> str:
    """A farm or boat that goes."""
    at = plot(view, land)
    if kind == v.BOAT:
        x, y, _ = standing.boat_at(at, civ)
        return _ghost(_strike((x, y + 4)))
    k, n = (at.farms.index(civ), len(at.farms)) if civ in at.farms else (0, 1)
    return _ghost(_strike(lands.farm_at(at, k, n)))


# ---- ghosts of what lies in a territory
def ghost_raw(view: Exam, civ: int, land: int, n: int = 1) -> str:
    """Raw materials that come, or go where n is below 0."""
    if v.TYPE_OF[land] == v.WATER:
        x, y, _ = standing.boat_at(plot(view, land), civ)
        at = x, y + 8
    else:
        at = lands.raw_at(plot(view, land), civ)
    marker = pieces.marker(view, civ, *at, 8, 1, _GHOST)
    sign = f"+{n}" if n > 0 else f"−{-n}"
    return _ghost(f"{marker}{_tag((at[0] + 17, at[1]), sign)}")


def ghost_fetch(view: Exam, civ: int, land: int) -> str:
    return ghost_raw(view, civ, land, -1)


def ghost_hunt(view: Exam, civ: int, land: int) -> str:
    x, y = lands.token_at(plot(view, land))
    return _ghost(f"{_spot((x, y), 9.5)}{lands.token(x, y)}")


def ghost_clear(view: Exam, civ: int, land: int) -> str:
    return _ghost(_strike(lands.token_at(plot(view, land))))


def ghost_explore(view: Exam, civ: int, land: int) -> str:
    return ghost_reveal(sites.face_down(view, 1 << land))


def ghost_reveal(recesses: Iterable[int]) -> str:
    """Sites that would be turned up; which they are nobody knows."""
    found = ""
    for recess in recesses:
        x, y = layout.RECESS_AT[recess]
        disc = f'<circle class="ct-site-up" cx="{x:g}" cy="{y:g}" r="{grounds.UP:g}"/>'
        found += f'{_spot((x, y), grounds.UP + 1.5)}{disc}<text class="ct-unknown" x="{x:g}" y="{y + 5.6:g}">?</text>'
    return _ghost(found)


# ---- of an answer
Picture = Callable[[Exam, int, int], str]  # of a civ, at a place
Shown = Callable[[Subject], Drawn]


def on_board(picture: str) -> Drawn:
    return {BOARD: picture} if picture else NOT_DRAWN


def shown(picture: Picture) -> Shown:
    return lambda about: on_board(picture(about.view, about.seat, about.at))


def a_place(about: Subject) -> Drawn:
    """The mark on the place of an answer."""
    return on_board((thin_place if about.faint else glow_place)(about.view, about.seat, about.at))


def a_land(about: Subject) -> Drawn:
    return on_board((thin_land if about.faint else glow_land)(about.view, about.at))


def at_place(ghost: Picture) -> tuple[Shown, Shown]:
    """The mark on a place, and a ghost there."""
    return a_place, shown(ghost)


def at_land(ghost: Picture) -> tuple[Shown, Shown]:
    return a_land, shown(ghost)


def at_ground(kind: int, each: int) -> tuple[Shown, Shown]:
    """A building on a ground, for each of which there are so many answers."""
    return (
        lambda about: on_board(glow_ground(about.view, about.at // each)),
        lambda about: on_board(ghost_building(about.view, about.seat, kind, about.at // each)),
    )


def built(kind: int) -> Picture:
    return lambda view, civ, land: ghost_building(view, civ, kind, land)


def gone(kind: int) -> Picture:
    return lambda view, civ, land: ghost_ruin(view, civ, kind, land)


def settling(about: Subject) -> Drawn:
    """A tribe that comes: who migrates leaves a trail, who is born does not."""
    view, civ, asked, place = about.view, about.seat, about.asked, about.at
    stands = upright(about, place)
    if isinstance(asked, Travel):
        return on_board(ghost_move(view, civ, asked.at, place, stands))
    return on_board(ghost_tribe(view, civ, place, stands))


def upright(about: Subject, place: int) -> bool:
    """Whether who settles there stays on its feet."""
    t, slot = divmod(place, v.SLOTS)
    if getattr(about.asked, "upright", 1) == 0:
        return False
    if slot >= v.CAMPS or about.view.camps[t * v.CAMPS + slot] == FREE:
        return True
    return about.view.civs[about.seat].mods[mods.DISPLACE_STRONG] > 0


def a_recess(about: Subject) -> Drawn:
    return on_board(glow_recess(about.at))


def revealing(about: Subject) -> Drawn:
    return on_board(ghost_reveal([about.at]))


def crossing(about: Subject) -> Drawn:
    asked = about.asked
    assert isinstance(asked, Travel)
    return on_board(ghost_cross(about.view, about.seat, asked.at, about.at, asked.upright == 1))


def feeding(about: Subject) -> Drawn:
    """All that are hungry."""
    places = tribes.places(about.view, about.seat, about.view.here[about.seat], True, True)
    return on_board("".join(ghost_feed(about.view, about.seat, place) for place in places))


def mark_dying(about: Subject) -> Drawn:
    """The tribe that may be saved."""
    asked = about.asked
    return on_board(glow_place(about.view, about.seat, asked.place)) if isinstance(asked, tribes.Dying) else NOT_DRAWN


def ghost_dying(about: Subject) -> Drawn:
    if not isinstance(about.asked, tribes.Dying):
        return NOT_DRAWN
    picture = ghost_place if about.action == actions.DO_SAVE else ghost_die
    return on_board(picture(about.view, about.seat, about.asked.place))


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
    wide, high = grounds.plate_of(grounds.lot(view, ground))
    return *grounds.plate_at(at, wide, high), wide, high


def _frame(x: float, y: float, wide: float, high: float) -> str:
    """The ring around a plate."""
    return "".join(
        f'<rect class="ct-spot-{part}" x="{x - wide / 2 - out:.1f}" y="{y - high / 2 - out:.1f}" width="{wide + 2 * out:g}"'
        f' height="{high + 2 * out:g}" rx="{(26 if wide > _ISLE_WIDE else 7) + out:g}"/>'
        for part, out in (("soft", 3.5), ("ring", 2.5))
    )


def _tag(at: Point, text: str) -> str:
    """A word on a small flag."""
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
    a, b = standing.place_at(view, other, place), standing.wild_at(plot(view, land), other, upright)
    leaving = pieces.tribe(view, other, *b, standing.size_at(land * v.SLOTS + v.STRONG), upright, _GHOST)
    return f"{_cleared(view, place, a)}{_way(a, b)}{leaving}"


def _emptied(place: int, at: Point) -> str:
    """A veil over a tribe that goes, where no other is in the same spot."""
    kind = v.TYPES[v.TYPE_OF[place // v.SLOTS]]
    return (
        f'<g class="ct-{kind}"><circle class="ct-veil" cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{_radius(place):g}"/></g>'
    )


def _cleared(view: Exam, place: int, at: Point) -> str:
    """An encampment as if nobody were on it."""
    land, slot = divmod(place, v.SLOTS)
    if slot >= v.CAMPS:
        return _emptied(place, at)
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
