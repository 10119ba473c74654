"""The four civs: the dice in their rows, and all they have: crystals, warriors, pieces, their chronicle."""

from __future__ import annotations

from typing import Final

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


def draw(w: Words, view: Theocracy) -> str:
    return f'<div class="th-rows">{"".join(row(w, view, civ) for civ in range(v.PLAYERS))}</div>'


def middle(cell: int) -> tuple[float, float]:
    """Where a die lies in the picture of a row."""
    return STEP * (cell + 0.5), ROW_HEIGHT / 2


def row(w: Words, view: Theocracy, civ: int) -> str:
    acting = " th-acting" if view.civ == civ and view.active >= 0 else ""
    name = f"{pieces.civ_badge(civ)}<b>{esc(w.say(CIV[civ]))}</b>"
    return (
        f'<div class="th-row place civ-c{civ}{acting}" id="civ-{v.CIVS[civ]}">'
        f'<div class="th-civ">{name}{development(w, view, civ)}</div>'
        f"{chronicle(w, view, civ)}{cells(w, view, civ)}"
        f'<div class="th-stock">{crystals(w, view, civ)}</div>'
        f'<div class="th-means">{garrison(w, view, civ)}{left(w, view, civ)}{holiday(w, view, civ)}</div></div>'
    )


def development(w: Words, view: Theocracy, civ: int) -> str:
    """The development card of this round."""
    card = view.development[civ]
    note, kind = w("label-development", card=DEVELOPED[card]), v.DEVELOPMENT[card]
    return part(icon(icons.DEVELOPMENT_ICONS[card], 15), f"development-{kind}", note, f"th-dev th-dev-{kind}")


# ---- the row of dice
def cells(w: Words, view: Theocracy, civ: int) -> str:
    found = "".join(cell(w, view, civ, number) for number in range(v.CELLS))
    return (
        f'<svg id="row-{v.CIVS[civ]}-svg" class="th-line" viewBox="0 0 {ROW_WIDTH:.0f} {ROW_HEIGHT:.0f}">'
        f"{found}{MARKS}{GHOSTS}</svg>"
    )


def cell(w: Words, view: Theocracy, civ: int, number: int) -> str:
    x, y = middle(number)
    code = view.rows[civ * v.CELLS + number]
    frame = f'<rect class="th-cell" x="{x - 16.5:.1f}" y="{y - 16.5:.1f}" width="33" height="33" rx="7"/>'
    if code == 0:
        numbers = view.game.numbers
        cosmo, worship = numbers.row_cosmo[number], numbers.row_worship[number]
        gains = ((cosmo, text("chip-cosmo", n=cosmo)), (worship, text("chip-worship", n=worship, civ=CIV[civ])))
        note = esc(w("label-match-bonus", civ=CIV[civ], gains=tuple(gain for n, gain in gains if n)))
        return f'<g data-tip="match-bonus" data-note="{note}">{frame}{bonus(x, y, civ, cosmo, worship)}</g>'
    colour, face = die_colour(code), die_face(code)
    last = number == view.dice_in(civ) - 1
    what = text("label-old-die", colour=CIV[colour], face=face)
    if last and number < v.CELLS - 1:
        what = text("label-row-die", colour=CIV[colour], face=face)
    note = esc(w.say(what))
    piece = dice_table.key(colour, face, alike_before(view, civ * v.CELLS + number))
    return f'<g data-note="{note}">{frame}{dice.die(colour, face, x, y, SIDE, piece=piece)}</g>'


def alike_before(view: Theocracy, index: int) -> int:
    """How many dice of the same colour and number are counted before this one: on the table, then in the rows."""
    code = view.rows[index]
    colour, face = die_colour(code), die_face(code)
    held = view.die == colour and view.face == face
    return view.table[(face - 1) * v.PLAYERS + colour] + held + view.rows[:index].count(code)


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
def chronicle(w: Words, view: Theocracy, civ: int) -> str:
    """The number of the visible page and its spaces, each with what fills it."""
    page = view.page[civ]
    slots = view.game.numbers.slots[page]
    on = view.on_page[civ * v.ON_PAGE : (civ + 1) * v.ON_PAGE]
    filled = "".join(page_piece(civ, what) * n for what, n in enumerate(on))
    empty = f'<i class="th-slot">{icon("gem", 12)}</i>' * (slots - sum(on))
    note = w("label-page", civ=CIV[civ], page=page, filled=sum(on), slots=slots)
    inside = f'<span class="th-slots">{filled}{empty}</span>{icon("chronicle", 15)}<b class="fig">{page}</b>'
    return part(inside, "chronicle", note, "th-book")


def page_piece(civ: int, what: int) -> str:
    name = f"warrior-{civ}" if what == v.WARRIORS else f"crystal-{v.CRYSTALS[what]}"
    return f'<i class="th-slot th-filled">{icon(name, 12)}</i>'


def crystals(w: Words, view: Theocracy, civ: int) -> str:
    """By colour, so that each can be chosen; an empty area says so."""
    found = ""
    owner = v.CIVS[civ]
    for colour in range(v.COLOURED):
        n = view.area[civ * v.COLOURED + colour]
        if n:
            name = v.CRYSTALS[colour]
            note = esc(w("label-crystals", civ=CIV[civ], colour=CRYSTAL[colour], n=n))
            found += (
                f'<span class="th-gems place" id="crystal-{owner}-{name}" data-tip="crystals" data-note="{note}">'
                f"{icon(f'crystal-{name}', 17)}<b>{n}</b></span>"
            )
    nothing = esc(w("label-no-crystals", civ=CIV[civ]))
    return found or f'<span class="th-none" data-note="{nothing}">{icon("gem", 16)}</span>'


def garrison(w: Words, view: Theocracy, civ: int) -> str:
    """Warriors that can fight, one by one; behind them the empty places, where the edition has a maximum."""
    n, most = view.garrison[civ], view.game.edition.garrison
    if n > MANY_WARRIORS:
        inside = f"{icon(f'warrior-{civ}', 14)}<b>{n}</b>"
    else:
        inside = icon(f"warrior-{civ}", 14) * n + icon("warrior", 14, "th-vacant") * max(0, (most or 1) - n)
    note = w("label-garrison", civ=CIV[civ], n=n, untrained=view.untrained[civ])
    return part(inside, "garrison", note, "th-garrison")


def left(w: Words, view: Theocracy, civ: int) -> str:
    """What can still be built."""
    found = ""
    for kind in range(v.HOUSE, v.PYRAMID + 1):
        n = view.left(civ, kind)
        note = esc(w(f"label-left-{v.BUILDINGS[kind]}", civ=CIV[civ], n=n))
        none = "" if n else " th-zero"
        found += f'<span class="th-left{none}" data-note="{note}">{icon(v.BUILDINGS[kind], 14)}{n}</span>'
    return f'<span class="th-pieces" data-tip="pieces-left">{found}</span>'


def holiday(w: Words, view: Theocracy, civ: int) -> str:
    """What a Holiday would cost: the size of the civ."""
    size, has = holidays.size(view, civ), view.crystals_of(civ)
    note = esc(w("label-holiday", civ=CIV[civ], size=size, crystals=has))
    place, short = f"holiday-{v.CIVS[civ]}", "" if has >= size else " th-short"
    return (
        f'<span class="th-holiday place{short}" id="{place}" data-tip="holiday" data-note="{note}">'
        f"{icon('holiday', 15)}<b>{size}</b></span>"
    )
