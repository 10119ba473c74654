"""The seats beside the sea, and one of them looked at closely."""

from __future__ import annotations

from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.markup import esc, icon
from demiurge.kit.pieces import amount, figure
from demiurge.kit.scene import Seat

from .. import scoring
from ..components import CELLS
from ..state import NOT_YET, UNKNOWN, Isles
from . import parts, pieces
from .trial import figures


def seat(w: Words, view: Isles, number: int) -> Seat:
    return Seat(
        title=w.say(parts.KEEPERS[number]),
        colour=pieces.colour(number),
        emblem=pieces.emblem(number),
        score=view.points[number],
        sub=f"<i>{pledge_sign(view, number)}</i>",
        body=body(w, view, number),
    )


def pledge_sign(view: Isles, number: int) -> str:
    """Whether the seat has pledged; how much, only where the View tells."""
    pledge = view.pledges[number]
    if pledge == NOT_YET:
        return ""
    shown = "?" if pledge == UNKNOWN else pledge
    return f'<span class="li-pledged" data-tip="pledge">{icon("pledge", 13)}{shown}</span>'


def body(w: Words, view: Isles, number: int) -> str:
    """Three figures, the hand as it is seen, and what the end would bring."""
    found = figures(view, number)
    shown = "".join(
        amount(sign, found[name], sign, name=name)
        for name, sign in (("oil", "oil"), ("lanterns", "lantern"), ("group", "group"))
    )
    hand = "".join(pieces.small_card(view.box, card) for card in view.hands[number])
    worth = f"+{figure('final', found['final'])} {esc(w('label-at-the-end'))}"
    final = f'<span class="li-worth" data-tip="final">{worth}</span>'
    return (
        f'<div class="li-seat"><div class="li-figures">{shown}</div><div class="li-line" data-tip="hand">'
        f'<b class="li-count">{figure("hand", found["hand"])}</b>{hand}{"" if view.over() else final}</div></div>'
    )


# ---- a closer look
def detail(w: Words, view: Isles, seat: int, of: int) -> str:
    """All that may be known of one seat, in words and cards."""
    cards = "".join(pieces.back() if card == UNKNOWN else pieces.card(w, view.box, card) for card in view.hands[of])
    found, empty = figures(view, of), f"<p>{esc(w('detail-no-charm'))}</p>"
    group, oil = (text("chip-vp", n=count(view, of)) for count in (scoring.lantern_points, scoring.oil_points))
    rows = (
        text("detail-lanterns", isles=" ".join(CELLS[cell] for cell in bits(view.lit[of]))),
        text("detail-group", n=found["group"], points=group),
        text("detail-oil", n=found["oil"], points=oil),
        text("detail-tucked", n=view.givers.count(of)),
    )
    listed = "".join(f"<dt>{esc(w.say(row))}</dt><dd>{esc(w.say(row, 'text'))}</dd>" for row in rows)
    return (
        f'<div class="li-detail {pieces.colour(of)}"><div class="li-cards">{cards or empty}</div>'
        f'<dl class="li-facts">{listed}</dl></div>'
    )
