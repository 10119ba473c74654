"""The four civs: the dice in their rows, and all they have: crystals, warriors, pieces, their chronicle."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from demiurge.games.theocratia import holidays
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.drawing import dice, dice_table, icons, pieces
from demiurge.games.theocratia.drawing.parts import CIV, CRYSTAL, DEVELOPED
from demiurge.games.theocratia.state import Theocracy, die_colour, die_face
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.markup import esc, icon, icon_at
from demiurge.kit.pieces import part
from demiurge.kit.scene import GHOSTS, MARKS

STEP: Final = 36.0
ROW_WIDTH: Final = STEP * v.CELLS
ROW_HEIGHT: Final = 36.0
SIDE: Final = 25.0
MANY_WARRIORS: Final = 5  # more are written as a number
LEFT: Final = range(v.HOUSE, v.PYRAMID + 1)  # buildings that are counted


class Civ(NamedTuple):
    """A civ as it is now: all that its row reads. dice: by cell its code and how many alike are counted before it;
    gains: by cell the cosmo and worship of a match; slots, on: of its page, what lies there; area: crystals by colour;
    most: warriors of a garrison, 0 for any number; left: what can be built; size, has: what a Holiday takes, and its
    crystals."""

    number: int
    acting: bool
    development: int
    dice: tuple[tuple[int, int], ...]
    gains: tuple[tuple[int, int], ...]
    page: int
    slots: int
    on: tuple[int, ...]
    area: tuple[int, ...]
    garrison: int
    most: int
    untrained: int
    left: tuple[int, ...]
    size: int
    has: int


def civ_of(view: Theocracy, civ: int) -> Civ:
    n, cells = view.game.numbers, range(civ * v.CELLS, (civ + 1) * v.CELLS)
    return Civ(
        civ, view.civ == civ and view.active >= 0, view.development[civ],
        dice=tuple([(view.rows[at], alike_before(view, at) if view.rows[at] else 0) for at in cells]),
        gains=tuple(zip(n.row_cosmo, n.row_worship, strict=True)),
        page=view.page[civ], slots=n.slots[view.page[civ]],
        on=tuple(view.on_page[civ * v.ON_PAGE : (civ + 1) * v.ON_PAGE]),
        area=tuple(view.area[civ * v.COLOURED : (civ + 1) * v.COLOURED]),
        garrison=view.garrison[civ], most=view.game.edition.garrison, untrained=view.untrained[civ],
        left=tuple([view.left(civ, kind) for kind in LEFT]), size=holidays.size(view, civ), has=view.crystals_of(civ),
    )  # fmt: skip


def alike_before(view: Theocracy, index: int) -> int:
    """How many dice of the same colour and number are counted before this one: on the table, then in the rows."""
    code = view.rows[index]
    colour, face = die_colour(code), die_face(code)
    held = view.die == colour and view.face == face
    return view.table[(face - 1) * v.PLAYERS + colour] + held + view.rows[:index].count(code)


def draw(w: Words, view: Theocracy) -> str:
    return f'<div class="th-rows">{"".join([row(w, civ_of(view, civ)) for civ in range(v.PLAYERS)])}</div>'


def middle(cell: int) -> tuple[float, float]:
    """Where a die lies in the picture of a row."""
    return STEP * (cell + 0.5), ROW_HEIGHT / 2


@lru_cache(maxsize=1024)
def row(w: Words, civ: Civ) -> str:
    number = civ.number
    name = f"{pieces.civ_badge(number)}<b>{esc(w.say(CIV[number]))}</b>"
    return (
        f'<div class="th-row place civ-c{number}{" th-acting" if civ.acting else ""}" id="civ-{v.CIVS[number]}">'
        f'<div class="th-civ">{name}{development(w, civ)}</div>{chronicle(w, civ)}{cells(w, civ)}'
        f'<div class="th-stock">{crystals(w, civ)}</div>'
        f'<div class="th-means">{garrison(w, civ)}{left(w, civ)}{holiday(w, civ)}</div></div>'
    )


def development(w: Words, civ: Civ) -> str:
    """The development card of this round."""
    card = civ.development
    note, kind = w("label-development", card=DEVELOPED[card]), v.DEVELOPMENT[card]
    return part(icon(icons.DEVELOPMENT_ICONS[card], 15), f"development-{kind}", note, f"th-dev th-dev-{kind}")


# ---- the row of dice
def cells(w: Words, civ: Civ) -> str:
    found = "".join(cell(w, civ, number) for number in range(v.CELLS))
    return (
        f'<svg id="row-{v.CIVS[civ.number]}-svg" class="th-line" viewBox="0 0 {ROW_WIDTH:.0f} {ROW_HEIGHT:.0f}">'
        f"{found}{MARKS}{GHOSTS}</svg>"
    )


def cell(w: Words, civ: Civ, number: int) -> str:
    x, y = middle(number)
    code, alike = civ.dice[number]
    frame = f'<rect class="th-cell" x="{x - 16.5:.1f}" y="{y - 16.5:.1f}" width="33" height="33" rx="7"/>'
    if code == 0:
        (cosmo, worship), own = civ.gains[number], CIV[civ.number]
        gains = ((cosmo, text("chip-cosmo", n=cosmo)), (worship, text("chip-worship", n=worship, civ=own)))
        note = esc(w("label-match-bonus", civ=own, gains=tuple(gain for n, gain in gains if n)))
        return f'<g data-tip="match-bonus" data-note="{note}">{frame}{bonus(x, y, civ.number, cosmo, worship)}</g>'
    colour, face = die_colour(code), die_face(code)
    last = number == sum(1 for other, _ in civ.dice if other) - 1
    what = text("label-old-die", colour=CIV[colour], face=face)
    if last and number < v.CELLS - 1:
        what = text("label-row-die", colour=CIV[colour], face=face)
    note, piece = esc(w.say(what)), dice_table.key(colour, face, alike)
    return f'<g data-note="{note}">{frame}{dice.die(colour, face, x, y, SIDE, piece=piece)}</g>'


def bonus(x: float, y: float, civ: int, cosmo: int, worship: int) -> str:
    """What a die of the civ's own colour gains here."""
    gains = ([("cosmo", cosmo)] if cosmo else []) + ([(f"worship-{civ}", worship)] if worship else [])
    found = ""
    for number, (name, n) in enumerate(gains):
        down = y + (number - (len(gains) - 1) / 2) * 14.5
        found += (
            f'<text class="th-gain" x="{x - 2:.1f}" y="{down + 4:.1f}">{n}</text>{icon_at(name, x + 6.5, down, 14)}'
        )
    return found


# ---- what the civ has
def chronicle(w: Words, civ: Civ) -> str:
    """The number of the visible page and its spaces, each with what fills it."""
    filled = "".join(page_piece(civ.number, what) * n for what, n in enumerate(civ.on))
    empty = f'<i class="th-slot">{icon("gem", 12)}</i>' * (civ.slots - sum(civ.on))
    note = w("label-page", civ=CIV[civ.number], page=civ.page, filled=sum(civ.on), slots=civ.slots)
    inside = f'<span class="th-slots">{filled}{empty}</span>{icon("chronicle", 15)}<b class="fig">{civ.page}</b>'
    return part(inside, "chronicle", note, "th-book")


def page_piece(civ: int, what: int) -> str:
    name = f"warrior-{civ}" if what == v.WARRIORS else f"crystal-{v.CRYSTALS[what]}"
    return f'<i class="th-slot th-filled">{icon(name, 12)}</i>'


def crystals(w: Words, civ: Civ) -> str:
    """By colour, so that each can be chosen; an empty area says so."""
    found = ""
    owner = v.CIVS[civ.number]
    for colour, n in enumerate(civ.area):
        if n:
            name = v.CRYSTALS[colour]
            note = esc(w("label-crystals", civ=CIV[civ.number], colour=CRYSTAL[colour], n=n))
            found += (
                f'<span class="th-gems place" id="crystal-{owner}-{name}" data-tip="crystals" data-note="{note}">'
                f"{icon(f'crystal-{name}', 17)}<b>{n}</b></span>"
            )
    nothing = esc(w("label-no-crystals", civ=CIV[civ.number]))
    return found or f'<span class="th-none" data-note="{nothing}">{icon("gem", 16)}</span>'


def garrison(w: Words, civ: Civ) -> str:
    """Warriors that can fight, one by one; behind them the empty places, where the edition has a maximum."""
    n, sign = civ.garrison, f"warrior-{civ.number}"
    if n > MANY_WARRIORS:
        inside = f"{icon(sign, 14)}<b>{n}</b>"
    else:
        inside = icon(sign, 14) * n + icon("warrior", 14, "th-vacant") * max(0, (civ.most or 1) - n)
    note = w("label-garrison", civ=CIV[civ.number], n=n, untrained=civ.untrained)
    return part(inside, "garrison", note, "th-garrison")


def left(w: Words, civ: Civ) -> str:
    """What can still be built."""
    found = ""
    for kind, n in zip(LEFT, civ.left, strict=True):
        note = esc(w(f"label-left-{v.BUILDINGS[kind]}", civ=CIV[civ.number], n=n))
        none = "" if n else " th-zero"
        found += f'<span class="th-left{none}" data-note="{note}">{icon(v.BUILDINGS[kind], 14)}{n}</span>'
    return f'<span class="th-pieces" data-tip="pieces-left">{found}</span>'


def holiday(w: Words, civ: Civ) -> str:
    """What a Holiday would cost: the size of the civ."""
    note = esc(w("label-holiday", civ=CIV[civ.number], size=civ.size, crystals=civ.has))
    place, short = f"holiday-{v.CIVS[civ.number]}", "" if civ.has >= civ.size else " th-short"
    return (
        f'<span class="th-holiday place{short}" id="{place}" data-tip="holiday" data-note="{note}">'
        f"{icon('holiday', 15)}<b>{civ.size}</b></span>"
    )
