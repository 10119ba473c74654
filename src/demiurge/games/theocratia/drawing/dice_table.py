"""The action table: six columns of dice, each with the action of its number."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.drawing import icons, parts
from demiurge.games.theocratia.drawing.dice import die
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon_at
from demiurge.kit.scene import GHOSTS, MARKS

COLUMN: Final = 46.0
FIRST_CELL: Final = 43.0
CELL: Final = 31.5
SIDE: Final = 22.0  # of a die's front
WIDTH: Final = COLUMN * v.FACES
HEIGHT: Final = 140.0
LINE: Final = 9.5  # where words are long, every second stands so much lower


def middle(face: int, cell: int) -> tuple[float, float]:
    """Where a die lies in the picture; cell 0 is the uppermost, -1 the head of the column."""
    return COLUMN * (face - 0.5), FIRST_CELL + CELL * cell if cell >= 0 else 13.0


def draw(w: Words, view: Theocracy) -> str:
    cells, now = view.game.numbers.table_cells, view.face if view.die != v.NONE else 0
    high = height(w)
    columns = "".join(column(w, face, cells, face == now) for face in range(1, v.FACES + 1))
    lying = [tuple(view.table[face * v.PLAYERS : (face + 1) * v.PLAYERS]) for face in range(v.FACES)]
    dice = "".join(dice_of(w, face, by_colour) for face, by_colour in enumerate(lying, 1))
    return (
        f'<svg id="actions-svg" class="th-actions" viewBox="0 0 {WIDTH:.0f} {high:.0f}">'
        f"{columns}{dice}{held(w, view)}{MARKS}{GHOSTS}</svg>"
    )


@lru_cache(maxsize=256)
def column(w: Words, face: int, many: int, now: bool) -> str:
    """The number and its action, and the empty cells below."""
    x, _ = middle(face, 0)
    cells = ""
    for number in range(many):
        _, y = middle(face, number)
        cells += f'<rect class="th-cell" x="{x - 14:.1f}" y="{y - 13:.1f}" width="28" height="27" rx="6"/>'
    back = f'x="{x - COLUMN / 2 + 1.5:.1f}" y="1" width="{COLUMN - 3:.1f}" height="{height(w) - 2:.0f}" rx="8"'
    verb, lower = verb_of(w, face), LINE if height(w) > HEIGHT and face % 2 == 0 else 0
    ends = face == v.FACES and height(w) > HEIGHT  # the last one has no neighbour below which it could reach
    at = f'class="th-verb{" th-ends" if ends else ""}" x="{WIDTH - 1 if ends else x:.1f}"'
    return (
        f'<g class="th-column place{" th-now" if now else ""}" id="face-{face}" data-tip="face-{face}">'
        f'<rect class="th-back" {back}/><text class="th-number" x="{x - 10:.1f}" y="18.5">{face}</text>'
        f"{icon_at(icons.ACTION_ICONS[face], x + 7, 13.5, 19)}{cells}"
        f'<text {at} y="{HEIGHT - 6 + lower:.1f}">{esc(verb)}</text></g>'
    )


def verb_of(w: Words, face: int) -> str:
    return w.say(parts.ACTION[face], "short")


@lru_cache(maxsize=16)
def height(w: Words) -> float:
    """Of the picture. Where a word is too long for its column they stand on two lines in turn; letters beyond ASCII are
    wide."""
    words = [verb_of(w, face) for face in range(1, v.FACES + 1)]
    long = any(len(word) * (5.6 if word.isascii() else 6.3) > COLUMN - 2 for word in words)
    return HEIGHT + LINE if long else HEIGHT


@lru_cache(maxsize=1024)
def dice_of(w: Words, face: int, by_colour: tuple[int, ...]) -> str:
    """The dice of one number. Those of one colour are one place: it does not matter which of them is taken."""
    found, cell = "", 0
    for colour, n in enumerate(by_colour):
        inside, first = "", cell
        for number in range(n):
            x, y = middle(face, cell)
            inside += die(colour, face, x, y, SIDE, piece=key(colour, face, number))
            cell += 1
        if inside:
            note = esc(w("label-die", colour=parts.CIV[colour], face=face))
            inside = ground(face, first, cell) + inside
            found += f'<g class="place th-take" id="die-{v.CIVS[colour]}-{face}" data-note="{note}">{inside}</g>'
    return found


def ground(face: int, first: int, end: int) -> str:
    """What lies under dice and between them: a finger there means them, not the column."""
    (x, top), (_, bottom) = middle(face, first), middle(face, end - 1)
    room = f'width="28" height="{bottom - top + 27:.1f}"'
    return f'<rect class="th-ground" x="{x - 14:.1f}" y="{top - 13:.1f}" {room}/>'


def held(w: Words, view: Theocracy) -> str:
    """The die that was taken and lies in no row yet: lifted, in the column of the number it shows."""
    if view.die == v.NONE:
        return ""
    base = (view.face - 1) * v.PLAYERS
    lying = sum(view.table[base : base + v.PLAYERS])
    x, y = middle(view.face, lying if lying < view.game.numbers.table_cells else -1)
    note = esc(w("label-held-die", colour=parts.CIV[view.die], face=view.face))
    piece = key(view.die, view.face, view.table[base + view.die])
    return (
        f'<g class="th-lifted" data-note="{note}">{die(view.die, view.face, x, y - 2, SIDE + 3, "th-held", piece)}</g>'
    )


def key(colour: int, face: int, number: int) -> str:
    """A die's name for motion. Dice of one colour and number are alike, so a die keeps its name on its way to a row
    as long as it is not turned."""
    return f"die-{v.CIVS[colour]}-{face}{number}"
