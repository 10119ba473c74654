"""Cards on the board, in SVG: colour and price at the upper left, what they do in signs, what they make Obsolete and
what they evolve into at the foot. A covered card shows its head and one row of signs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from demiurge.games.nova_era import vocabulary
from demiurge.games.nova_era.box import Box, Card
from demiurge.games.nova_era.drawing import parts, pieces
from demiurge.games.nova_era.drawing.icons import WHEN
from demiurge.games.nova_era.drawing.letters import fitting, folded, width
from demiurge.games.nova_era.drawing.signs import DOT, Line, Part, Sign, Word, lines
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon_at
from demiurge.kit.scene import SPECTATOR

R: Final = 7.0  # of a card's corners
HEAD: Final = 27.0
CARD_W: Final = 186.0  # a card by itself, and a Personality
CARD_H: Final = 160.0
PERSON_W: Final = 150.0
PERSON_H: Final = 110.0
TWO_ROWS: Final = 48.0  # from this height on there is room for more than one row
_EDGE: Final = 5.0
_BADGE: Final = 21.0
_NAME: Final = 12.0  # sizes of text, the largest that is tried first
_SMALLEST_NAME: Final = 9.0
_SIGNS: Final = (14.0, 13.0, 12.0, 11.0, 10.0, 9.5, 9.0, 8.5, 8.0)
_ROW_SIZES: Final = (10.5, 10.0, 9.5, 9.0, 8.5, 8.0)
_FOOT: Final = 9.5
_INDENT: Final = 1.35  # of signs behind their trigger, in parts of the size
GAP: Final = 0.32  # between words, in parts of the size
_SQUARE: Final = 1.12  # how wide an icon is, in parts of the size
_SLIM: Final = 0.98  # and those that are higher than wide
_SLIM_ICONS: Final = ("tech", "unrest", "damage", "token")
_BOLD: Final = frozenset("+−±≤≥×0123456789")

# The shape of a price tells its colour: leaf, shield, coin, book. Each is 20 wide around (0, 0).
_SHAPES: Final = {
    "green": "M-10-8a2 2 0 0 1 2-2H0A10 10 0 0 1 10 0V8a2 2 0 0 1-2 2H0A10 10 0 0 1-10 0Z",
    "red": "M-10-7.5A2.5 2.5 0 0 1-7.5-10h15A2.5 2.5 0 0 1 10-7.5V0C10 5.5 5.5 9 0 11-5.5 9-10 5.5-10 0Z",
    "yellow": "M0-10.5A10.5 10.5 0 1 1 0 10.5 10.5 10.5 0 0 1 0-10.5Z",
    "blue": "M-10-9.5q5-1.5 10 .8 5-2.3 10-.8v17.5q-5-1.5-10 1.2-5-2.7-10-1.2Z",
}


def color_class(card: Card) -> str:
    """`land`, `person`, or the first colour."""
    if card.kind == vocabulary.TECHNOLOGY:
        return vocabulary.COLORS[card.colors[0]]
    return "land" if card.kind == vocabulary.TERRITORY_CARD else "person"


# ---- the price
def badge(card: Card, x: float, y: float, size: float = _BADGE) -> str:
    """What the card asks for, in the shapes of its colours; its middle is at (x, y)."""
    scale = size / 21
    if card.kind == vocabulary.TERRITORY_CARD:
        inside = _needs(card)
    elif card.kind == vocabulary.TECHNOLOGY:
        names = [vocabulary.COLORS[color] for color in card.colors]
        tags = [f'<path class="ne-tag" d="{_SHAPES[name]}" fill="var(--d-{name})"/>' for name in names]
        second = f'<g transform="translate(8 0)">{tags[1]}</g>' if len(tags) > 1 else ""
        inside = f'{second}{tags[0]}<text class="ne-cost" y="4.5" fill="var(--on-d-{names[0]})">{card.cost}</text>'
    else:
        inside = (
            '<circle class="ne-tag" r="10.3" fill="var(--d-black)"/>'
            f'<text class="ne-cost" y="4.5" fill="#fff">{card.cost}</text>'
        )
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">{inside}</g>'


def badge_width(card: Card, size: float = _BADGE) -> float:
    return size + (8 * size / 21 if len(card.colors) > 1 else 0)


def _needs(card: Card) -> str:
    """The Technologies that a Territory asks for, as small cards."""
    names = [vocabulary.COLORS[color] for color, n in enumerate(card.requires) for _ in range(n)]
    size = 13.0 if len(names) <= 2 else 11.0
    columns = 2 if len(names) > 1 else 1
    rows = (len(names) + columns - 1) // columns
    found = ""
    for at, name in enumerate(names):
        row, column = divmod(at, columns)
        x = (column - (columns - 1) / 2) * (size - 1.5)
        found += icon_at(f"tech-{name}", x, (row - (rows - 1) / 2) * (size - 0.5), size)
    return found


# ---- signs
def part_width(part: Part, size: float) -> float:
    if isinstance(part, str):
        return width(part, size, part.strip()[:1] in _BOLD)
    return size * (_SLIM if part.icon.startswith(_SLIM_ICONS) else _SQUARE)


def parts_width(word: Word, size: float) -> float:
    return sum(part_width(part, size) for part in word)


def rows_of(line: Line, room: float, size: float) -> list[list[Word]]:
    """The words of a line, broken where there is no more room."""
    rows: list[list[Word]] = [[]]
    used, gap = 0.0, size * GAP
    for word in line.words:
        wide = parts_width(word, size)
        if rows[-1] and used + gap + wide > room:
            if rows[-1][-1] == DOT:
                rows[-1].pop()
            rows.append([])
            used = 0.0
        if rows[-1] or word != DOT:
            used += (gap if rows[-1] else 0) + wide
            rows[-1].append(word)
    return rows


def draw_row(row: list[Word], x: float, y: float, size: float) -> str:
    """Icons where they come to lie; what is written between two of them is one text, spaced by the font itself."""
    found, written, start, gap = "", "", x, size * GAP
    for at, word in enumerate(row):
        if at:
            written += " " if written else ""
            x += gap
        for part in word:
            if isinstance(part, str):
                if not written:
                    start = x + (width(" ", size) if part[0] == " " else 0)
                written += _text(part)
            else:
                found += _written(written, start, y, size) + icon_at(
                    part.icon, x + size * 0.56, y, round(size * 1.12, 1)
                )
                written = ""
            x += parts_width((part,), size)
    return found + _written(written, start, y, size)


def _text(part: str) -> str:
    return f'<tspan class="ne-n">{esc(part)}</tspan>' if part.strip()[:1] in _BOLD else esc(part)


def _written(text: str, x: float, y: float, size: float) -> str:
    return (
        f'<text class="ne-w" x="{x:.1f}" y="{y + size * 0.36:.1f}" font-size="{size:g}">{text}</text>' if text else ""
    )


@dataclass(frozen=True)
class Fit:
    """The lines of a card broken into rows, at the largest size at which they fit."""

    size: float
    rows: tuple[list[list[Word]], ...]  # by line

    @property
    def pitch(self) -> float:
        return self.size * 1.27

    @property
    def tall(self) -> float:
        return self.pitch * sum(len(rows) for rows in self.rows)


def fit(w: Words, card: Card, room: float, tall: float, most: float = _SIGNS[0]) -> Fit:
    found = Fit(0.0, ())
    for size in _SIGNS:
        if size <= most:
            found = Fit(size, tuple(rows_of(line, room - size * _INDENT, size) for line in lines(w, card)))
            if found.tall <= tall:
                break
    return found


def flow(w: Words, card: Card, x: float, y: float, room: float, tall: float, most: float = _SIGNS[0]) -> str:
    """All that the card does, as large as it fits, in the middle of that height."""
    fitted = fit(w, card, room, tall, most)
    size, found = fitted.size, ""
    at = y + max(0.0, (tall - fitted.tall) / 2) + fitted.pitch / 2
    for line, rows in zip(lines(w, card), fitted.rows, strict=True):
        found += icon_at(WHEN[line.when], x + size * 0.5, at, round(size * 0.95, 1), f"ne-when ne-when-{line.when}")
        for row in rows:
            found += draw_row(row, x + size * _INDENT, at, size)
            at += fitted.pitch
    return found


def one_row(w: Words, card: Card, x: float, y: float, room: float) -> str:
    """What a covered card does, in one row; at the smallest size the end may be missing."""
    for size in _ROW_SIZES:
        found, used = _row(w, card, x, y, size)
        if used <= room:
            return found
    return _row(w, card, x, y, _ROW_SIZES[-1], room)[0]


def _row(w: Words, card: Card, x: float, y: float, size: float, room: float = 1e9) -> tuple[str, float]:
    """The row, as far as there is room, and how wide it is."""
    found, start = "", x
    for line in lines(w, card):
        found += icon_at(WHEN[line.when], x + size * 0.45, y, round(size * 0.9, 1), f"ne-when ne-when-{line.when}")
        x += size * 1.1
        row: list[Word] = []
        wide = 0.0
        for word in line.words:
            more = parts_width(word, size) + size * GAP
            if x + wide + more - start > room - size:
                return f"{found}{draw_row([*row, ('…',)], x, y, size)}", room
            row.append(word)
            wide += more
        found += draw_row(row, x, y, size)
        x += wide + size * 0.3
    return found, x - start - size * 0.6


# ---- a card
def _ground(card: Card, wide: float, h: float, head: float) -> str:
    """The card's body, its tinted head and the edge in its colours."""
    names = [vocabulary.COLORS[color] for color in card.colors] or [color_class(card)]
    edge = "".join(f'<path fill="var(--d-{name})" d="{_edge(h, at, len(names))}"/>' for at, name in enumerate(names))
    band = _band(wide, head) if head < h else _round(wide, h)
    tint = f'<path fill="var(--t-{names[0]})" d="{band}"/>'
    if len(names) > 1:
        tint += f'<path fill="var(--t-{names[1]})" d="{_second(wide, min(head, h), head >= h)}"/>'
    return f'<path class="ne-paper" d="{_round(wide, h)}"/>{tint}{edge}'


def _round(wide: float, h: float) -> str:
    """A card's outline."""
    return (
        f"M{R},0H{wide - R:.1f}a{R},{R} 0 0 1 {R},{R}V{h - R:.1f}a{R},{R} 0 0 1 {-R},{R}H{R}"
        f"a{R},{R} 0 0 1 {-R},{-R}V{R}a{R},{R} 0 0 1 {R},{-R}Z"
    )


def _band(wide: float, head: float) -> str:
    """The upper part of it."""
    return f"M{R},0H{wide - R:.1f}a{R},{R} 0 0 1 {R},{R}V{head:.1f}H0V{R}a{R},{R} 0 0 1 {R},{-R}Z"


def _edge(h: float, at: int, of: int) -> str:
    """The left edge, or the upper or lower half of it."""
    if of == 1:
        return f"M{_EDGE},0V{h:.1f}A5,7 0 0 1 0,{h - R:.1f}V{R}A5,7 0 0 1 {_EDGE},0Z"
    middle = h / 2
    if at == 0:
        return f"M{_EDGE},0V{middle:.1f}H0V{R}A5,7 0 0 1 {_EDGE},0Z"
    return f"M{_EDGE},{h:.1f}V{middle:.1f}H0V{h - R:.1f}A5,7 0 0 0 {_EDGE},{h:.1f}Z"


def _second(wide: float, head: float, whole: bool) -> str:
    """The right part of a head of two colours."""
    middle = wide * 0.62
    corner = f"V{head - R:.1f}a{R},{R} 0 0 1 {-R},{R}" if whole else f"V{head:.1f}"
    return f"M{middle + 8:.1f},0H{wide - R:.1f}a{R},{R} 0 0 1 {R},{R}{corner}H{middle - 8:.1f}Z"


def _title(w: Words, card: Card, x: float, y: float, room: float, most_lines: int) -> str:
    """The name in one line, or in two smaller ones."""
    text = parts.named(w, card)
    if most_lines == 1 or width(text, 10.5, True) <= room:
        return _named([text], x, y, room, _NAME)
    return _named(folded(text, room, 10.5), x, y, room, 10.5)


def _named(names: list[str], x: float, y: float, room: float, size: float) -> str:
    """Lines of a name around y; what is too long even at the smallest size is pressed together."""
    size = min(fitting(name, room, size, _SMALLEST_NAME) for name in names)
    top, found = y + size * 0.36 - (len(names) - 1) * size * 0.53, ""
    for at, name in enumerate(names):
        tight = (
            f' textLength="{room:.1f}" lengthAdjust="spacingAndGlyphs"' if width(name, size, True) > room + 1 else ""
        )
        found += (
            f'<text class="ne-name" x="{x:.1f}" y="{top + at * size * 1.06:.1f}" font-size="{size:.1f}"{tight}>'
            f"{esc(name)}</text>"
        )
    return found


@lru_cache(maxsize=1024)
def covered(w: Words, box: Box, index: int, wide: float, h: float) -> str:
    """The inside of a card that others cover: its head, and as much of what it does as is seen."""
    card = box.cards[index]
    x = 9 + badge_width(card, 17)
    marks, at = "", wide - 11
    for sign, known in (("evolve", card.evolves_to != vocabulary.NO_CARD), ("obsolete", bool(card.obsoletes))):
        if known:
            marks += icon_at(sign, at, 11, 10, "ne-dim")
            at -= 12
    below = one_row(w, card, 10, 28, wide - 16) if h < TWO_ROWS else flow(w, card, 10, 21, wide - 16, h - 24, 11.0)
    return (
        f"{_ground(card, wide, h, h)}{badge(card, 8 + 17 / 2, 11.5, 17)}"
        f"{_title(w, card, x + 4, 11, at - 1 - x, 1)}{below}{marks}"
    )


def alone(w: Words, box: Box, index: int) -> str:
    """A card away from any table, as a picture of its own. It is not remembered: who edits one draws many boxes."""
    card = box.cards[index]
    wide, h = (PERSON_W, PERSON_H) if card.kind == vocabulary.PERSONALITY_CARD else (CARD_W, CARD_H)
    if card.kind == vocabulary.PERSONALITY_CARD:
        inside = person.__wrapped__(w, box, index, wide, h)
    else:
        inside = whole.__wrapped__(w, box, index, wide, h) + foot(w, box, card, (NOBODYS,) * 9, wide, h)
    edge = f'<path class="ne-edge" d="{_round(wide, h)}"/>'
    return (
        f'<svg class="ne-board ne-alone" viewBox="-2 -2 {wide + 4:g} {h + 4:g}" aria-hidden="true">'
        f'<g class="ne-card ne-{color_class(card)}">{inside}{edge}</g></svg>'
    )


@lru_cache(maxsize=1024)
def whole(w: Words, box: Box, index: int, wide: float, h: float) -> str:
    """The inside of a card that lies open, without what depends on the position."""
    card = box.cards[index]
    x = 9 + badge_width(card)
    foot = len(foot_rows(card)) * 12.5
    return (
        f"{_ground(card, wide, h, HEAD)}{badge(card, 8 + _BADGE / 2, HEAD / 2)}"
        f"{_title(w, card, x + 4, HEAD / 2, wide - x - 9, 2)}"
        f"{flow(w, card, 10, HEAD + 2, wide - 16, h - HEAD - foot - 6)}"
    )


def foot_rows(card: Card) -> list[tuple[str, int]]:
    """What is named at the foot of a card: the icon and the other card."""
    found = [("obsolete", index) for index in card.obsoletes]
    return found + ([("evolve", card.evolves_to)] if card.evolves_to != vocabulary.NO_CARD else [])


Owned = tuple[tuple[int, ...], bool]  # who has a card, and whether the looker would have a point for it (NE-13.5)
NOBODYS: Final[Owned] = (), False


def owned(view: Nova, card: Card, seat: int = SPECTATOR) -> tuple[Owned, ...]:
    """The cards that this one would make Obsolete."""
    found = list[Owned]()
    for index in card.obsoletes:
        owners = [number for number, p in enumerate(view.players) if any(index in column for column in p.columns)]
        found.append((tuple(owners), seat in owners and index not in view.players[seat].damaged))
    return tuple(found)


def foot(w: Words, box: Box, card: Card, owned: tuple[Owned, ...], wide: float, h: float) -> str:
    """The cards that this one names, the emblems of those who have one that would become Obsolete, and the looker's
    point for an own one."""
    rows = foot_rows(card)
    found, y = "", h - 4 - (len(rows) - 0.5) * 12.5
    for (sign, index), (owners, point) in zip(rows, (*owned, NOBODYS), strict=False):
        room = wide - 28 - 12 * len(owners) - 28 * point
        name = parts.named(w, box.cards[index])
        size = fitting(name, room, _FOOT, 7.5, bold=False)
        found += icon_at(sign, 15, y, 10, "ne-dim")
        found += f'<text class="ne-foot-name" x="23" y="{y + 3.4:.1f}" font-size="{size:.1f}">{esc(name)}</text>'
        for at, owner in enumerate(owners):
            found += f'<g transform="translate({wide - 11 - 12 * at:.1f} {y:.1f})">{pieces.disc(owner, 5.2)}</g>'
        if point:
            found += draw_row([("+1", Sign("vp"))], wide - 29 - 12 * len(owners), y, 10)
        y += 12.5
    return found


def open_at(w: Words, box: Box, index: int, owned: tuple[Owned, ...], x: float, y: float, wide: float, h: float) -> str:
    """A Technology or Territory that can be had from the Display, as a place."""
    card = box.cards[index]
    inside = whole(w, box, index, wide, h) + foot(w, box, card, owned, wide, h)
    return _lying(f"card-{card.id}", color_class(card), f'{inside}<path class="ne-edge" d="{_round(wide, h)}"/>', x, y)


def covered_at(w: Words, box: Box, index: int, x: float, y: float, wide: float, h: float) -> str:
    """One that lies above it."""
    card, inside = box.cards[index], f'{covered(w, box, index, wide, h)}<path class="ne-edge" d="{_round(wide, h)}"/>'
    return _lying(f"card-{card.id}", f"{color_class(card)} ne-covered", inside, x, y)


def _lying(key: str, look: str, inside: str, x: float, y: float) -> str:
    return (
        f'<g class="place ne-card ne-{look}" id="{key}" data-tip="{key}" data-piece="{key}" '
        f'transform="translate({x:.1f} {y:.1f})">{inside}</g>'
    )


# ---- a Personality
@lru_cache(maxsize=512)
def person(w: Words, box: Box, index: int, wide: float, h: float) -> str:
    card = box.cards[index]
    names = folded(parts.named(w, card), wide - 34, 11)
    head = 28.0 if len(names) > 1 else 21.0
    title = _named(names, 28, head / 2, wide - 33, 11.5)
    return (
        f'<path class="ne-paper" d="{_round(wide, h)}"/>'
        f'<path fill="var(--t-person)" d="{_band(wide, head)}"/>'
        f"{badge(card, 14, head / 2, min(19.0, head - 3))}{title}"
        f"{flow(w, card, 7, head + 1, wide - 12, h - head - 2, 12.0)}"
    )


def person_at(w: Words, box: Box, index: int, x: float, y: float, wide: float, h: float) -> str:
    inside = f'{person(w, box, index, wide, h)}<path class="ne-edge" d="{_round(wide, h)}"/>'
    return _lying(f"person-{box.cards[index].id}", "person", inside, x, y)
