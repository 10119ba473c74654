"""A still picture of the table, for films and thumbnails: the board, and under it the round, and everybody's emblem,
name and score. It needs nothing around it but the style sheet.

    portrait(w("title"), w("label-round", n=3), Still(inside, "0 0 620 440", "sea"),
             [Sitter(pieces.disc(seat), w.say(KEEPERS[seat]), score) for seat, score in enumerate(view.scores())])

Where a seat shows nothing more, `sitters(scene.seats)` are the same. A game's style sheet colours what lies behind its
board: `.portrait-ground`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from demiurge.kit.markup import esc
from demiurge.kit.pieces import classes
from demiurge.kit.scene import Seat

LETTER: Final = 6.2  # the usual width of a letter of a name
LETTERS: Final = 8  # as many have room in the name of the round
FONT: Final = 18


class Still(NamedTuple):
    """A board with nothing to click: the inside of its SVG."""

    inside: str
    view_box: str
    look: str = ""


class Sitter(NamedTuple):
    """A seat: its emblem around (0, 0), its name, its score; `more`: a drawing, its origin at the upper right of the
    seat's ground."""

    disc: str
    name: str
    score: int
    more: str = ""


class Frame(NamedTuple):
    """How large all of it is."""

    wide: int = 900
    tall: int = 640
    margin: int = 14
    strip: int = 58
    head: int = 104  # width of the round at the left of the strip
    gap: int = 8


FRAME: Final = Frame()


def sitters(seats: Sequence[Seat]) -> list[Sitter]:
    """Those of a scene: an emblem without the <svg> around it is a disc."""
    discs = [one.emblem.partition(">")[2].removesuffix("</svg>") for one in seats]
    return [Sitter(f'<g class="{one.colour}">{disc}</g>', one.title, one.score) for one, disc in zip(seats, discs)]


def portrait(title: str, now: str, board: Still, sitters: Sequence[Sitter], frame: Frame = FRAME) -> str:
    wide, tall, margin = frame.wide, frame.tall, frame.margin
    box = f'x="{margin}" y="{margin}" width="{wide - 2 * margin}" height="{tall - frame.strip - 3 * margin}"'
    return (
        f'<svg class="portrait" viewBox="0 0 {wide} {tall}" role="img" aria-label="{esc(title)}">'
        f'<rect class="portrait-table" width="{wide}" height="{tall}"/><rect class="portrait-ground" {box} rx="14"/>'
        f'<svg{classes(board.look)} {box} viewBox="{board.view_box}">{board.inside}</svg>'
        f'<rect class="portrait-frame" {box} rx="14"/>{strip(now, sitters, frame)}</svg>'
    )


def strip(now: str, sitters: Sequence[Sitter], frame: Frame) -> str:
    """The round, and the seats beside it."""
    left, y = frame.margin, frame.tall - frame.margin - frame.strip
    size = FONT * min(1, LETTERS / max(len(now), 1))  # other languages may need more letters
    found = (
        f'<rect class="portrait-round" x="{left}" y="{y}" width="{frame.head}" height="{frame.strip}" rx="9"/>'
        f'<text class="portrait-now" x="{left + frame.head / 2:g}" y="{y + frame.strip / 2 + 7:g}" '
        f'font-size="{size:.1f}">{esc(now)}</text>'
    )
    left += frame.head + frame.gap
    wide = (frame.wide - frame.margin - left - frame.gap * (len(sitters) - 1)) / len(sitters)
    return found + "".join(seat(one, left + n * (wide + frame.gap), y, wide, frame) for n, one in enumerate(sitters))


def seat(one: Sitter, x: float, y: float, wide: float, frame: Frame) -> str:
    score = f"−{-one.score}" if one.score < 0 else str(one.score)
    more = f'<g transform="translate({x + wide:.1f} {y:g})">{one.more}</g>' if one.more else ""
    return (
        f'<rect class="portrait-seat" x="{x:.1f}" y="{y}" width="{wide:.1f}" height="{frame.strip}" rx="9"/>'
        f'<g transform="translate({x + 26:.1f} {y + frame.strip / 2:g}) scale(1.7)">{one.disc}</g>'
        f'<text class="portrait-name" x="{x + 48:.1f}" y="{y + 21}">{esc(short(one.name, wide - 50))}</text>'
        f'<text class="portrait-score" x="{x + 48:.1f}" y="{y + frame.strip - 11}">{score}</text>{more}'
    )


def short(name: str, room: float) -> str:
    """As much of a name as has room."""
    most = max(int(room / LETTER), 3)
    return name if len(name) <= most else f"{name[: most - 1]}…"
