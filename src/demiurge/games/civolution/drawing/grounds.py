"""The sites in their recesses, face down or up, and the building grounds with what has been built on them.

A building ground is a plate that grows with its buildings: one row up to three, then two; hovered, it comes nearer."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from demiurge.games.civolution import building, names
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import naming, parts, pieces, standing
from demiurge.games.civolution.drawing.layout import HEIGHT, RECESS_AT, WIDTH
from demiurge.games.civolution.drawing.plots import KEPT
from demiurge.games.civolution.drawing.shapes import Point
from demiurge.games.civolution.state import Exam
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon_at
from demiurge.kit.phrases import joined
from demiurge.kit.pieces import place

DOWN: Final = 12.5  # radius of a face-down site
UP: Final = 16.5  # and of one face up
_ISLE: Final = "M-44,3C-46,-17 -19,-28 4,-25C31,-28 48,-9 43,10C36,28 -37,29 -44,3Z"
_MANY: Final = 3  # statues of one civ that are no longer drawn one by one

Built = tuple[int, int, int]  # a civ, what it has built, how many


class Lot(NamedTuple):
    """A building ground as it is now. materials: of statues on it; built: settlements and statues, civ by civ."""

    ground: int
    seats: int
    materials: tuple[int, ...]
    built: tuple[Built, ...]


class Recess(NamedTuple):
    """A recess as it is now. kind: of its site, -1 while that lies face down; vp: for revealing it; touch: mask of the
    territories around it; lot: of a building ground."""

    number: int
    touch: int
    kind: int = -1
    vp: int = 0
    lot: Lot | None = None


def lot(view: Exam, ground: int) -> Lot:
    built: list[Built] = []
    for civ in range(len(view.civs)):
        if view.towns[ground] >> civ & 1:
            built.append((civ, v.SETTLEMENT, 1))
        statues = view.statues[ground * v.SEATS + civ]
        built += [(civ, v.STATUE, statues)] if statues >= _MANY else [(civ, v.STATUE, 1)] * statues
    return Lot(ground, view.seats, tuple(building.statue_materials(view, ground)), tuple(built))


def recess(view: Exam, number: int) -> Recess:
    touch, at = view.touch[number], view.site_at[number]
    if at < 0:
        return Recess(number, touch)
    site = view.game.box.sites[at]
    return Recess(number, touch, site.kind, site.vp, lot(view, site.ground) if site.kind == v.GROUND else None)


# ---- the island


def draw_island(view: Exam) -> str:
    """The building ground in the large water, which is there from the start."""
    return _island(lot(view, v.ISLAND), standing.island_at(view))


@lru_cache(maxsize=KEPT)
def _island(lot: Lot, at: Point) -> str:
    x, y = at
    isle = f'<path class="ct-isle" transform="translate({x:g} {y:g})" d="{_ISLE}"/>'
    return f"{isle}{_stock(lot, (x, y - 2))}"


def island_place(w: Words, view: Exam) -> str:
    return _island_place(w, lot(view, v.ISLAND), standing.island_at(view))


@lru_cache(maxsize=KEPT)
def _island_place(w: Words, lot: Lot, at: Point) -> str:
    x, y = at
    hit = f'<path class="hit" transform="translate({x:g} {y:g})" d="{_ISLE}"/>'
    return place(naming.ground_id(v.ISLAND), "island", ground_note(w, lot), hit)


# ---- recesses
def draw_sites(w: Words, view: Exam, still: bool = False) -> str:
    """All recesses. They are their own places, above all marks, so that a hovered ground can come nearer."""
    return "".join([_recess(w, recess(view, number), still) for number in range(v.RECESSES)])


@lru_cache(maxsize=KEPT)
def _recess(w: Words, one: Recess, still: bool) -> str:
    if one.lot is not None:
        return _ground(w, one, one.lot, still)
    if one.kind < 0:
        tip, inside = "site-down", face_down(one.number)
    else:
        tip, inside = f"site-{v.SITES[one.kind]}", face_up(one.kind, one.number)
    return inside if still else place(naming.recess_id(one.number), tip, site_note(w, one), inside, "ct-site")


def face_down(recess: int) -> str:
    """With its name, by which answers and the journal call it."""
    x, y = RECESS_AT[recess]
    disc = f'<circle class="ct-site-down" cx="{x:g}" cy="{y:g}" r="{DOWN:g}"/>'
    return f'{disc}<text class="ct-rune" x="{x:g}" y="{y + 4:g}">{esc(parts.recess(recess))}</text>'


def face_up(kind: int, recess: int) -> str:
    x, y = RECESS_AT[recess]
    disc = f'<circle class="ct-site-up" cx="{x:g}" cy="{y:g}" r="{UP:g}"/>'
    return f"{disc}{icon_at(v.SITES[kind], x, y - 3, 20, 'ct-ink')}{_tag(parts.recess(recess), x, y + UP - 3)}"


def _tag(name: str, x: float, y: float) -> str:
    return f'<text class="ct-tag" x="{x:.1f}" y="{y:.1f}">{esc(name)}</text>'


# ---- building grounds
def _ground(w: Words, one: Recess, lot: Lot, still: bool) -> str:
    plate = _plate(lot, RECESS_AT[one.number])
    if still:
        return plate
    near = _origin(one.number) if len(lot.built) > 1 else ""
    note = joined(ground_note(w, lot), w("note-at-recess", recess=parts.recess(one.number)), _touching(w, one))
    inner = place(naming.ground_id(lot.ground), "ground", note, plate, f"ct-plate{near}")
    return f'<g id="{naming.recess_id(one.number)}" class="ct-site">{inner}</g>'


def _origin(recess: int) -> str:
    """From which side a plate grows, so that it does not leave the picture."""
    column, row = recess % v.COLUMNS, recess // v.COLUMNS
    across = " ct-from-left" if column == 0 else " ct-from-right" if column == v.COLUMNS - 1 else ""
    down = " ct-from-top" if row == 0 else " ct-from-bottom" if row == v.RECESSES // v.COLUMNS - 1 else ""
    return f" ct-near{across}{down}"


def _plate(lot: Lot, at: Point) -> str:
    wide, high = plate_of(lot)
    x, y = plate_at(at, wide, high)
    box = f'x="{x - wide / 2:.1f}" y="{y - high / 2:.1f}" width="{wide:g}" height="{high:g}" rx="7"'
    number = _tag(str(lot.ground + 1), x + wide / 2 - 5, y + high / 2 - 2.5)
    return f'<rect class="ct-site-up" {box}/>{_stock(lot, (x, y))}{number}'


def plate_of(lot: Lot) -> tuple[float, float]:
    """Width and height of a building ground with what stands on it."""
    rows, columns, gap, tall = _rows(len(lot.built), lot.ground == v.ISLAND)
    return max(36.0, len(lot.materials) * 14 + 6.0, columns * gap + 6), 36.0 if rows < 2 else 20.0 + rows * tall


def plate_at(at: Point, wide: float, high: float) -> Point:
    """The middle of a plate: over its recess, but within the picture."""
    x, y = at
    return min(max(x, wide / 2 + 2), WIDTH - wide / 2 - 2), min(max(y, high / 2 + 2), HEIGHT - high / 2 - 2)


def _rows(n: int, roomy: bool) -> tuple[int, int, float, float]:
    """Rows and columns of so many pieces, and the width and height of one."""
    if n <= _MANY + roomy:
        return min(n, 1), n, 16.0 + roomy, 16.0
    return (2, ceil(n / 2), 16.0, 16.0) if roomy else (2, ceil(n / 2), 12.8, 14.0)


def _stock(lot: Lot, middle: Point) -> str:
    """The materials for statues above, the buildings below."""
    x, y = middle
    _, _, materials, built = lot
    rows, columns, gap, tall = _rows(len(built), lot.ground == v.ISLAND)
    size, step, up = (13.0, 14.0, 8 + (rows - 1) * tall / 2) if built else (16.5, 18.5 - len(materials), 0.0)
    found = "".join(
        icon_at(v.MATERIALS[material], x + (k - (len(materials) - 1) / 2) * step, y - up, size)
        for k, material in enumerate(materials)
    )
    for k, (civ, kind, n) in enumerate(built):
        row, column = divmod(k, columns)
        here = min(columns, len(built) - row * columns)
        at = x + (column - (here - 1) / 2) * gap, y + 8 + (row - (rows - 1) / 2) * tall
        found += _building(lot, civ, kind, n, k, at, tall)
    return found


def _building(lot: Lot, civ: int, kind: int, n: int, k: int, at: Point, tall: float) -> str:
    key = f"{'town' if kind == v.SETTLEMENT else f'statue{k}'}-{civ}-{naming.ground_id(lot.ground)}"
    number = f'<text class="ct-count" x="{at[0] + 7:.1f}" y="{at[1] + 7:.1f}">{n}</text>' if n > 1 else ""
    return pieces.building(lot, civ, kind, *at, tall * 0.0475, key=key) + number


# ---- in words
def site_note(w: Words, one: Recess) -> str:
    name = parts.recess(one.number)
    said = w("note-site-down", recess=name)
    if one.kind >= 0:
        said = w("note-site", site=names.site(one.kind), recess=name, vp=one.vp)
    return joined(said, _touching(w, one))


def _touching(w: Words, one: Recess) -> str:
    return w("note-touches", lands=tuple(names.territory(land) for land in bits(one.touch)))


def ground_note(w: Words, lot: Lot) -> str:
    of = tuple(names.material(m) for m in lot.materials)
    found = [w("note-ground", ground=names.ground(lot.ground), materials=of)]
    for civ, kind, n in lot.built:
        title = pieces.civ_title(lot, civ)
        town = kind == v.SETTLEMENT
        found.append(w("note-ground-settlement", civ=title) if town else w("note-ground-statues", civ=title, n=n))
    return joined(*found)
