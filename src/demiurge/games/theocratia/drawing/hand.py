"""What the looker holds, and what lies beside the board for all: power cards, pyramid tokens, the end of the round."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.box import Card, Token
from demiurge.games.theocratia.drawing import dice, parts, pieces, signs
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.speech import Words
from demiurge.kernel.text import NONE as ABSENT
from demiurge.kernel.text import bared
from demiurge.kit.markup import esc, icon
from demiurge.kit.pieces import amount, part
from demiurge.kit.scene import SPECTATOR

ROOMY: Final = 2  # up to so many different cards are drawn large
NOBODY_YET: Final = '<span class="th-vacant-seat"></span>'
LONG: Final = 40  # letters of a text that wants the room of the picture, too
SMALLER: Final = (("th-tiny", 300), ("th-small", 190))  # so many letters of two texts want smaller ones


def draw(w: Words, view: Theocracy, seat: int) -> str:
    beside = f"{tokens(w, view)}{reserve(w, tuple(view.reserve))}{round_end(w, view)}"
    return f'<div class="th-hand">{cards(w, view, seat)}{beside}</div>'


# ---- power cards
def cards(w: Words, view: Theocracy, seat: int) -> str:
    if seat == SPECTATOR:
        return f'<p class="th-quiet">{esc(w("label-cards-hidden"))}</p>'
    held = [card for card in view.hands[seat] if card != v.UNKNOWN]
    kinds = sorted(set(held))
    letters = sum([len(bared(parts.says(w, view.game.box.cards[card]))) for card in kinds])
    small = next((look for look, most in SMALLER if letters > most), "")
    look = f"th-cards th-{crowding(len(kinds))}{' ' + small if small else ''}"
    found = "".join(card_in_hand(w, view, seat, card) for card in kinds)
    inside = f'<div class="{look}">{found}</div>' if found else f'<p class="th-quiet">{esc(w("label-no-cards"))}</p>'
    return f'<div class="th-held-cards"><h2>{esc(w("label-your-cards"))}{deck(w, view)}</h2>{inside}</div>'


def crowding(kinds: int) -> str:
    """How the cards share their room: one beside its text, two upright, more with their heads only."""
    if kinds <= ROOMY:
        return "lone" if kinds == 1 else "pair"
    return "many" if kinds <= 2 * ROOMY else "crowd"


def deck(w: Words, view: Theocracy) -> str:
    """How many cards are left to draw. What others hold is in the view's deck, since the looker cannot tell them."""
    hidden = sum([hand.count(v.UNKNOWN) for hand in view.hands])
    return _deck(w, len(view.deck) - hidden, len(view.pile))


@lru_cache(maxsize=1024)
def _deck(w: Words, left: int, discarded: int) -> str:
    return amount("card", left, "cards", 14, note=w("label-deck", n=left, discarded=discarded), look="th-deck")


def card_in_hand(w: Words, view: Theocracy, seat: int, index: int, live: bool = True) -> str:
    """live: it can be chosen; without, it can be shown a second time."""
    card, own = view.game.box.cards[index], v.CRYSTALS[view.colour[seat]]
    return power_card(w, card, own, view.hands[seat].count(index), f"card-{card.name}" if live else "")


@lru_cache(maxsize=1024)
def power_card(w: Words, card: Card, own: str, copies: int, name: str) -> str:
    """Cost, moment, effect, title, text; the text is whole when it is hovered."""
    many = f'<span class="th-copies">{esc(w("label-copies", n=copies))}</span>' if copies > 1 else ""
    free = "" if card.cost else " th-free"
    place = f' id="{name}"' if name else ""
    says = bared(parts.says(w, card))
    cls = f"th-card{' place' if name else ''}{' th-long' if len(says) > LONG else ''}"
    always = " th-always" if any_time(card) else ""
    return (
        f'<div class="{cls}"{place} data-tip="card-{esc(card.name)}">'
        f'<span class="th-cost{free}"><b>{card.cost}</b>{icon("cosmo", 15)}</span>'
        f'<span class="th-when{always}">{esc(moment_of(w, card))}</span>'
        f'<span class="th-art">{signs.of_card(card, own)}</span>'
        f'<b class="th-title">{esc(w.shown(parts.card(card)))}{many}</b>'
        f'<span class="th-text">{esc(says)}</span></div>'
    )


def any_time(card: Card) -> bool:
    """Whether it waits for no action, and not for one moment only."""
    return not card.actions and card.moments.bit_count() > 1


def moment_of(w: Words, card: Card) -> str:
    """When a card may be played, in two words: upper right on the card."""
    if card.actions:
        return w.say(parts.when(card), "short")
    return w("when-always") if any_time(card) else w.say(parts.MOMENT[card.moments.bit_length() - 1], "short")


# ---- pyramid tokens
def tokens(w: Words, view: Theocracy) -> str:
    kinds = view.game.box.tokens
    found = "".join([token_place(w, kind, kinds[kind], left) for kind, left in enumerate(view.tokens)])
    return f'<div class="th-tokens"><h2>{esc(w("label-tokens"))}</h2><div>{found}</div></div>'


@lru_cache(maxsize=1024)
def token_place(w: Words, kind: int, token: Token, left: int) -> str:
    more = f'<span class="th-count">{left}</span>' if left > 1 else ""
    gone = "" if left else " th-gone"
    name, note = f"token-{v.TOKENS[kind]}", esc(w("label-token-left", n=left))
    return (
        f'<span class="th-token place{gone}" id="{name}" data-tip="{name}" '
        f'data-note="{note}">{signs.of_token(token)}{more}</span>'
    )


# ---- the reserve
@lru_cache(maxsize=512)
def reserve(w: Words, crystals: tuple[int, ...]) -> str:
    """Crystals that can still be gained: what is not there is lost."""
    found = ""
    for colour, (name, n) in enumerate(zip(v.CRYSTALS, crystals, strict=True)):
        note = esc(w("label-reserve-of", colour=parts.CRYSTAL[colour], n=n))
        none = "" if n else " th-zero"
        found += f'<span class="th-left{none}" data-note="{note}">{icon(f"crystal-{name}", 14)}{n}</span>'
    return f'<div class="th-reserve" data-tip="crystals"><h2>{esc(w("label-reserve"))}</h2>{found}</div>'


# ---- the end of the round
def round_end(w: Words, view: Theocracy) -> str:
    """For whom the end-round card builds, and who will be first: both are taken with a 1."""
    builds = end_card(w, view.end_die, _holder(view, view.end_card)) if view.end_die != v.NONE else ""
    following = next_first(w, _holder(view, view.token), view.colour[view.first])
    return f'<div class="th-round-end place" id="first">{builds}{following}</div>'


def _holder(view: Theocracy, seat: int) -> int:
    """The colour of a seat, or NOBODY."""
    return view.colour[seat] if seat != v.NOBODY else v.NOBODY


@lru_cache(maxsize=256)
def end_card(w: Words, civ: int, holder: int) -> str:
    who = pieces.seat_badge(holder) if holder != v.NOBODY else NOBODY_YET
    player = parts.PLAYER[holder] if holder != v.NOBODY else ABSENT
    note = w("label-end-card", civ=parts.CIV[civ], player=player)
    inside = f"<b>{esc(w('label-round-end'))}</b>{dice.die_icon(civ, 0, 22)}{icon('arrow', 12)}{who}"
    return part(inside, "end-round", note, "th-end-card")


@lru_cache(maxsize=256)
def next_first(w: Words, holder: int, first: int) -> str:
    """`first`: the colour of who is first now."""
    who = pieces.seat_badge(holder) if holder != v.NOBODY else NOBODY_YET
    if holder != v.NOBODY:
        note = w("label-next-first", player=parts.PLAYER[holder])
    else:
        note = w("label-nobody-next", player=parts.PLAYER[first])
    return part(f"{icon('lead-next', 18)}{icon('arrow', 12)}{who}", "next-first", note, "th-next")
