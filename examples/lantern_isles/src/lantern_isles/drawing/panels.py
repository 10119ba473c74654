"""What lies around the sea: the round, the seats, the own hand, and what belongs to nobody."""

from __future__ import annotations

from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.markup import esc, icon
from demiurge.kit.scene import Panel, Seat

from .. import scoring
from ..components import CELLS
from ..rounds import MOST_PLEDGED, PLEDGE_PRIZE
from ..scoring import OIL_FOR_A_POINT, POINTS_OF_A_LANTERN
from ..state import NOT_YET, UNKNOWN, Isles
from . import pieces, position


# ---- the round
def header(w: Words, view: Isles) -> str:
    """All rounds, the present one with what it is about now, and what counts in the end."""
    now = 0 if view.over() else position.round_of(view)
    rounds = "".join(
        f'<span class="li-round li-now" data-tip="round">{present(w, view, number)}</span>'
        if number == now
        else f'<span class="li-round{" li-done" if number < now or not now else ""}">{number}</span>'
        for number in range(1, view.box.rounds + 1)
    )
    group = f"{icon('lantern', 14)}+{POINTS_OF_A_LANTERN}{icon('vp', 13)}"
    oil = f"{OIL_FOR_A_POINT}{icon('oil', 14)}+1{icon('vp', 13)}"
    final = f'<span class="li-round li-final{"" if now else " li-now"}" data-tip="final">{group}<u></u>{oil}</span>'
    return f'<div class="li-rounds">{rounds}{final}</div>'


def present(w: Words, view: Isles, number: int) -> str:
    """Pledges, then the turns; in the midst of one, or when only offers are left, whoever is asked."""
    seat, face = position.die_of(view)
    if face:
        about = f"{pieces.emblem(seat)}{icon('dice', 16)}<b>{face}</b>"
    elif position.pledging(view):
        about = f"{icon('pledge', 16)}{esc(w('label-most'))} <b>+{PLEDGE_PRIZE}</b>{icon('vp', 14)}"
    else:
        about = "".join(pieces.emblem(asked) for asked in view.waiting())
    return f"<b>{esc(w('label-round', n=number))}</b><u></u><span>{about}</span>"


def brief(w: Words, view: Isles) -> str:
    if view.over():
        return f'<span class="li-brief"><b>{esc(w("label-end"))}</b></span>'
    _, face = position.die_of(view)
    about = f"{icon('dice', 15)}<b>{face}</b>" if face else icon("pledge" if position.pledging(view) else "lantern", 15)
    of = f'<b>{position.round_of(view)}</b><span class="li-of">{esc(w("label-of", n=view.box.rounds))}</span>'
    return f'<span class="li-brief">{of}{about}</span>'


# ---- seats
def seat(w: Words, view: Isles, number: int) -> Seat:
    return Seat(
        title=w.say(pieces.KEEPERS[number]),
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
    found = position.figures(view, number)
    shown = "".join(
        f'<span data-tip="{tip}">{icon(sign, 18)}{figure(name, found[name])}</span>'
        for name, sign, tip in (("oil", "oil", "oil"), ("lanterns", "lantern", "lantern"), ("group", "group", "group"))
    )
    hand = "".join(pieces.small_card(view.box, card) for card in view.hands[number])
    worth = f"+{figure('final', found['final'])} {esc(w('label-at-the-end'))}"
    final = f'<span class="li-worth" data-tip="final">{worth}</span>'
    return (
        f'<div class="li-seat"><div class="li-figures">{shown}</div><div class="li-line" data-tip="hand">'
        f'<b class="li-count">{figure("hand", found["hand"])}</b>{hand}{"" if view.over() else final}</div></div>'
    )


def figure(name: str, value: int) -> str:
    """A number that a hovered answer may change before one's eyes."""
    return f'<span data-figure="{name}">{value}</span>'


# ---- the own hand
def hand(w: Words, view: Isles, seat: int) -> Panel:
    """The charms of who looks, face up, and the pledges that can be made."""
    cards = "".join(pieces.card(w, view.box, card, place_of_card(card)) for card in view.hands[seat])
    empty = f'<p class="li-empty">{esc(w("label-no-charm"))}</p>'
    slots = "".join(pledge_slot(view, seat, oil) for oil in range(MOST_PLEDGED + 1))
    return Panel(
        "hand",
        w("panel-hand"),
        f'<div class="li-mat {pieces.colour(seat)}"><h2>{pieces.emblem(seat)}{esc(w("label-charms"))}</h2>'
        f'<div class="li-cards">{cards or empty}</div></div>'
        f'<div class="li-slots"><h2>{esc(w("label-pledge"))}</h2>{slots}</div>',
    )


def place_of_card(card: int) -> str:
    """`card-c7`, as in the answer `play c7`."""
    return f"card-c{card + 1}"


def pledge_slot(view: Isles, seat: int, oil: int) -> str:
    drops = icon("oil", 18) * oil or '<span class="li-none">–</span>'
    made = " li-made" if view.pledges[seat] == oil else ""
    return f'<div id="pledge-{oil}" class="li-slot place{made}" data-tip="pledge">{drops}</div>'


# ---- what belongs to nobody
def supply(w: Words, view: Isles) -> Panel:
    """The die, the deck, and the charms that were played."""
    seat, face = position.die_of(view)
    whose = w.say(pieces.KEEPERS[seat]) if face else w("label-no-turn")
    known = "".join(pieces.small_card(view.box, card) for card in view.bottom)
    tucked = f'<p class="li-line" data-tip="tuck">{icon("tuck", 14)}{known}</p>' if known else ""
    played = "".join(pieces.small_card(view.box, card) for card in view.spent)
    return Panel(
        "supply",
        w("panel-supply"),
        f'<div class="li-part"><h2>{esc(w("label-die"))}</h2><div id="die" class="li-die place" data-tip="die">'
        f'{pieces.die(face)}</div><p class="small muted">{esc(whose)}</p></div>'
        f'<div class="li-part"><h2>{esc(w("label-deck"))}</h2><div id="deck" class="li-deck place" data-tip="deck">'
        f"{pieces.back()}<b>{view.deck()}</b></div>{tucked}</div>"
        f'<div class="li-part li-played" data-tip="spent"><h2>{esc(w("label-played"))}</h2><div class="li-line">'
        f"{played or '<span>–</span>'}</div></div>",
    )


# ---- a closer look
def detail(w: Words, view: Isles, of: int) -> str:
    """All that may be known of one seat, in words and cards."""
    cards = "".join(pieces.back() if card == UNKNOWN else pieces.card(w, view.box, card) for card in view.hands[of])
    found, empty = position.figures(view, of), f"<p>{esc(w('detail-no-charm'))}</p>"
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
