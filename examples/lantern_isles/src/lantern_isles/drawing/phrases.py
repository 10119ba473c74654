"""The answers in words: one table says, for each verb, its group, its words, its mark and its ghost."""

from __future__ import annotations

from math import ceil
from typing import Final

from demiurge.kernel.text import text
from demiurge.kit import writer
from demiurge.kit.markup import esc, icon
from demiurge.kit.phrases import Said
from demiurge.kit.writer import Heading, Row, Writer, phrase

from ..components import ACCEPT, CELLS, DECLINE, DRAW, LIGHT, PLAY, PLEDGE, PUT_OUT, SPACE, TRADE, TUCK
from ..lanterns import OIL_OF_A_LANTERN, price
from ..rounds import PLEDGE_PRIZE
from ..state import Isles
from . import marks, parts, pieces
from .board import place_of
from .panels import place_of_card


class Subject(writer.Subject[Isles]):
    """What is spoken of: an answer of a seat in a position."""


def say_light(about: Subject) -> Said:
    """An isle with its price. Where the oil will not do, lanterns must go on the way, or it is refused."""
    w, view, cell = about.w, about.view, LIGHT.at(about.action)
    cost = price(view, about.seat, cell)
    short, others = cost - view.oil[about.seat], cost - view.box.price
    note = w("note-beside", n=others) if others else ""
    if short > 0 and not about.why:
        note = w("note-goes-out", n=ceil(short / OIL_OF_A_LANTERN))
    label = f'<b class="li-where">{CELLS[cell]}</b><span class="li-what">{esc(note)}</span>'
    return Said(label, w("answer-light", isle=CELLS[cell]), "" if about.why else note, (place_of(cell),))


def say_put_out(about: Subject) -> Said:
    cell = PUT_OUT.at(about.action)
    label = f'<b class="li-where">{CELLS[cell]}</b>'
    said = phrase(about.w, text("answer-put-out", isle=CELLS[cell]), place_of(cell), label=label)
    return said._replace(note="") if about.why else said


def say_play(about: Subject) -> Said:
    return say_charm(about, "answer-play", PLAY.at(about.action))


def say_tuck(about: Subject) -> Said:
    return say_charm(about, "answer-tuck", TUCK.at(about.action))


def say_charm(about: Subject, id: str, card: int) -> Said:
    """A charm to play or to tuck: its picture, its name, its effects."""
    w, box = about.w, about.view.box
    if card >= len(box.names):  # the answers are sized for more charms than every box has
        return Said(esc(SPACE.format(about.action)), SPACE.format(about.action))
    called = parts.charm(box, card)
    label = (
        f"{icon(box.names[card], 18)}<b>{esc(w.say(called, 'title'))}</b>"
        f'<span class="li-effects">{pieces.effects(box.charms[card])}</span>'
    )
    return phrase(w, text(id, charm=called), place_of_card(card), label=label)


def say_pledge(about: Subject) -> Said:
    oil = PLEDGE.at(about.action)
    said = text("answer-pledge", oil=oil, prize=PLEDGE_PRIZE)
    return phrase(about.w, said, f"pledge-{oil}", label=f"{oil}{icon('oil', 14)}")


WRITER: Final = Writer(
    headings=[  # what waits longest comes first
        Heading("offer", "offer", shown=20),
        Heading("pledge", "pledge", picks=True, shown=20),
        Heading("put-out", "out", shown=20),
        Heading("tuck", "tuck", shown=20),
        Heading("play", "charm", shown=20),
        Heading("light", "lantern", shown=5),  # the others are chosen on the board
        Heading("turn", "dice", shown=20),
    ],
    rows=[
        Row(LIGHT, "light", say_light, marks.mark_light, marks.ghost_light),
        Row(PUT_OUT, "put-out", say_put_out, marks.mark_out, marks.ghost_out),
        Row(PLAY, "play", say_play),
        Row(TUCK, "tuck", say_tuck),
        Row(PLEDGE, "pledge", say_pledge),
        Row(TRADE, "turn", lambda about: phrase(about.w, text("answer-trade"), "die")),
        Row(DRAW, "turn", lambda about: phrase(about.w, text("answer-draw", left=about.view.deck()), "deck")),
        Row(ACCEPT, "offer", lambda about: phrase(about.w, text("answer-accept"))),
        Row(DECLINE, "offer", lambda about: phrase(about.w, text("answer-decline"))),
    ],
)
