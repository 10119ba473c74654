"""What lies around the sea: the own hand, and what belongs to nobody."""

from __future__ import annotations

from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon
from demiurge.kit.scene import Panel

from ..rounds import MOST_PLEDGED
from ..state import Isles
from . import header, parts, pieces


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
    seat, face = header.die_of(view)
    whose = w.say(parts.KEEPERS[seat]) if face else w("label-no-turn")
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
