"""What lies around the sea: the round, the seats, the own hand, and what belongs to nobody."""

from __future__ import annotations

from demiurge.kernel.hexes import bits
from demiurge.kit.markup import esc, icon
from demiurge.kit.scene import Panel, Seat

from .. import scoring
from ..components import CELLS
from ..rounds import MOST_PLEDGED, PLEDGE_PRIZE
from ..scoring import OIL_FOR_A_POINT, POINTS_OF_A_LANTERN
from ..state import NOT_YET, UNKNOWN, Isles
from . import pieces, position


# ---- the round
def header(view: Isles) -> str:
    """All rounds, the present one with what it is about now, and what counts in the end."""
    now = 0 if view.over() else position.round_of(view)
    rounds = "".join(
        f'<span class="li-round li-now" data-tip="round">{present(view, number)}</span>'
        if number == now
        else f'<span class="li-round{" li-done" if number < now or not now else ""}">{number}</span>'
        for number in range(1, view.box.rounds + 1)
    )
    look = "li-round li-final" + ("" if now else " li-now")
    group = f"{icon('lantern', 14)}+{POINTS_OF_A_LANTERN}{icon('vp', 13)}"
    oil = f"{OIL_FOR_A_POINT}{icon('oil', 14)}+1{icon('vp', 13)}"
    final = f'<span class="{look}" data-tip="final">{group}<u></u>{oil}</span>'
    return f'<div class="li-rounds">{rounds}{final}</div>'


def present(view: Isles, number: int) -> str:
    """Pledges, then the turns; in the midst of one, or when only offers are left, whoever is asked."""
    seat, face = position.die_of(view)
    if face:
        about = f"{pieces.emblem(seat)}{icon('dice', 16)}<b>{face}</b>"
    elif position.pledging(view):
        about = f"{icon('pledge', 16)}most <b>+{PLEDGE_PRIZE}</b>{icon('vp', 14)}"
    else:
        about = "".join(pieces.emblem(asked) for asked in view.waiting())
    return f"<b>Round {number}</b><u></u><span>{about}</span>"


def brief(view: Isles) -> str:
    if view.over():
        return '<span class="li-brief"><b>The end</b></span>'
    _, face = position.die_of(view)
    about = f"{icon('dice', 15)}<b>{face}</b>" if face else icon("pledge" if position.pledging(view) else "lantern", 15)
    of = f'<b>{position.round_of(view)}</b><span class="li-of">of {view.box.rounds}</span>'
    return f'<span class="li-brief">{of}{about}</span>'


# ---- seats
def seat(view: Isles, number: int) -> Seat:
    return Seat(
        title=pieces.TITLES[number],
        colour=pieces.colour(number),
        emblem=pieces.emblem(number),
        score=view.points[number],
        sub=f"<i>{pledge_sign(view, number)}</i>",
        body=body(view, number),
    )


def pledge_sign(view: Isles, number: int) -> str:
    """Whether the seat has pledged; how much, only where the View tells."""
    pledge = view.pledges[number]
    if pledge == NOT_YET:
        return ""
    shown = "?" if pledge == UNKNOWN else pledge
    return f'<span class="li-pledged" data-tip="pledge">{icon("pledge", 13)}{shown}</span>'


def body(view: Isles, number: int) -> str:
    """Three figures, the hand as it is seen, and what the end would bring."""
    found = position.figures(view, number)
    shown = "".join(
        f'<span data-tip="{tip}">{icon(sign, 18)}{figure(name, found[name])}</span>'
        for name, sign, tip in (("oil", "oil", "oil"), ("lanterns", "lantern", "lantern"), ("group", "group", "group"))
    )
    hand = "".join(pieces.small_card(view.box, card) for card in view.hands[number])
    final = f'<span class="li-worth" data-tip="final">+{figure("final", found["final"])} at the end</span>'
    return (
        f'<div class="li-seat"><div class="li-figures">{shown}</div><div class="li-line" data-tip="hand">'
        f'<b class="li-count">{figure("hand", found["hand"])}</b>{hand}{"" if view.over() else final}</div></div>'
    )


def figure(name: str, value: int) -> str:
    """A number that a hovered answer may change before one's eyes."""
    return f'<span data-figure="{name}">{value}</span>'


# ---- the own hand
def hand(view: Isles, seat: int) -> Panel:
    """The charms of who looks, face up, and the pledges that can be made."""
    cards = "".join(pieces.card(view.box, card, place_of_card(card)) for card in view.hands[seat])
    empty = '<p class="li-empty">No charm in your hand.</p>'
    slots = "".join(pledge_slot(view, seat, oil) for oil in range(MOST_PLEDGED + 1))
    return Panel(
        "hand",
        "Hand",
        f'<div class="li-mat {pieces.colour(seat)}"><h2>{pieces.emblem(seat)}Your charms</h2>'
        f'<div class="li-cards">{cards or empty}</div></div><div class="li-slots"><h2>Pledge</h2>{slots}</div>',
    )


def place_of_card(card: int) -> str:
    """`card-c7`, as in the answer `play c7`."""
    return f"card-c{card + 1}"


def pledge_slot(view: Isles, seat: int, oil: int) -> str:
    drops = icon("oil", 18) * oil or '<span class="li-none">–</span>'
    made = " li-made" if view.pledges[seat] == oil else ""
    return f'<div id="pledge-{oil}" class="li-slot place{made}" data-tip="pledge">{drops}</div>'


# ---- what belongs to nobody
def supply(view: Isles) -> Panel:
    """The die, the deck, and the charms that were played."""
    seat, face = position.die_of(view)
    whose = pieces.TITLES[seat] if face else "no turn now"
    known = "".join(pieces.small_card(view.box, card) for card in view.bottom)
    tucked = f'<p class="li-line" data-tip="tuck">{icon("tuck", 14)}{known}</p>' if known else ""
    played = "".join(pieces.small_card(view.box, card) for card in view.spent)
    return Panel(
        "supply",
        "Deck",
        f'<div class="li-part"><h2>Die</h2><div id="die" class="li-die place" data-tip="die">{pieces.die(face)}</div>'
        f'<p class="small muted">{whose}</p></div><div class="li-part"><h2>Deck</h2>'
        f'<div id="deck" class="li-deck place" data-tip="deck">{pieces.back()}<b>{view.deck()}</b></div>{tucked}</div>'
        f'<div class="li-part li-played" data-tip="spent"><h2>Played</h2><div class="li-line">'
        f"{played or '<span>–</span>'}</div></div>",
    )


# ---- a closer look
def detail(view: Isles, of: int) -> str:
    """All that may be known of one seat, in words and cards."""
    cards = "".join(pieces.back() if card == UNKNOWN else pieces.card(view.box, card) for card in view.hands[of])
    found = position.figures(view, of)
    rows = (
        ("Lanterns", " ".join(CELLS[cell] for cell in bits(view.lit[of]))),
        ("Largest group", f"{found['group']}, {worth(scoring.lantern_points(view, of))}"),
        ("Oil", f"{found['oil']}, {worth(scoring.oil_points(view, of))}"),
        ("Tucked charms", str(view.givers.count(of))),
    )
    listed = "".join(f"<dt>{esc(name)}</dt><dd>{esc(text)}</dd>" for name, text in rows)
    return (
        f'<div class="li-detail {pieces.colour(of)}"><div class="li-cards">{cards or "<p>No charms in the hand.</p>"}'
        f'</div><dl class="li-facts">{listed}</dl></div>'
    )


def worth(points: int) -> str:
    return f"worth {points} point{'' if points == 1 else 's'} in the end"
