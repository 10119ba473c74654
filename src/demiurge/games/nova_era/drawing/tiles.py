"""Cards in panels, in HTML: small tiles of a civilization, whole cards of a hand, names of the Past."""

from __future__ import annotations

from functools import lru_cache

from demiurge.games.nova_era import vocabulary
from demiurge.games.nova_era.box import Box, Card
from demiurge.games.nova_era.drawing import cards, icons, pieces, places
from demiurge.games.nova_era.drawing.parts import named as name_of
from demiurge.games.nova_era.drawing.signs import DOT, Line, Word, lines
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon


def color_classes(card: Card) -> str:
    second = f" ne-two ne-and-{vocabulary.COLORS[card.colors[1]]}" if len(card.colors) > 1 else ""
    return f"ne-{cards.color_class(card)}{second}"


# ---- signs
def word(parts: Word) -> str:
    inside = "".join(
        f"<b>{esc(part)}</b>" if isinstance(part, str) and part.strip()[:1] in "+−±≤≥×0123456789" else esc(part)
        if isinstance(part, str) else icon(part.icon, 13)
        for part in parts
    )  # fmt: skip
    return f"<span>{inside}</span>"


@lru_cache(maxsize=4096)
def line(w: Words, one: Line, more: str = "", look: str = "") -> str:
    inside = "".join(word(parts) if parts != DOT else '<span class="ne-sep"></span>' for parts in one.words)
    trigger = esc(w(f"trigger-{vocabulary.WHEN[one.when]}"))
    sign = f'<span class="ne-when ne-when-{one.when}" role="img" aria-label="{trigger}">'
    return f'<span class="ne-line{look}">{sign}{icon(icons.WHEN[one.when], 11)}</span>{inside}{more}</span>'


@lru_cache(maxsize=4096)
def signs(w: Words, card: Card) -> str:
    return "".join(line(w, one) for one in lines(w, card))


def signs_of(w: Words, view: Nova, seat: int, card: Card) -> str:
    """The same in a civilization: what is used up this round, and what an objective would score now. Instants are gone
    by: they are left out, unless there is nothing else."""
    p, found = view.players[seat], ""
    for one in lines(w, card):
        if one.when == vocabulary.INSTANT and len(lines(w, card)) > 1:
            continue
        effects = [effect for effect in card.effects if effect.when == one.when]
        look, more = " ne-gone-by" if one.when == vocabulary.INSTANT else "", ""
        if (one.when == vocabulary.ONCE and all(effect.id in p.used for effect in effects)) or (
            one.when == vocabulary.PRODUCTION and all(effect.id in p.produced for effect in effects)
        ):
            look = " ne-used"
        if one.when == vocabulary.SCORING and card.index not in p.damaged:
            now = sum(effect.amount(view, seat) for effect in effects)
            note = esc(w("note-worth", n=now))
            more = f'<span class="ne-worth{"" if now else " ne-nil"}" data-note="{note}">{now}</span>'
        found += line(w, one, more, look)
    return found


@lru_cache(maxsize=4096)
def price(card: Card) -> str:
    """The badge of the price, as a picture of its own."""
    wide = cards.badge_width(card) + 2
    return f'<svg class="ne-price" viewBox="-11.5 -11.5 {wide:g} 23.5">{cards.badge(card, 0, 0)}</svg>'


# ---- cards
def tile(w: Words, view: Nova, seat: int, index: int, live: bool) -> str:
    """A card of a civilization: its name and its signs; damaged it lies turned. `live`: it can be clicked."""
    card, p = view.card(index), view.players[seat]
    damaged = index in p.damaged
    marks = icon("evolve", 11, "ne-dim") if card.evolves_to != vocabulary.NO_CARD else ""
    if damaged:
        marks = icon("damage", 13)
    key = places.card_place(card)
    place = f' id="{key}" data-piece="{key}"' if live else ""
    look = f"ne-tile {color_classes(card)}{' ne-damaged' if damaged else ''}{' place' if live else ''}"
    note = f' data-note="{esc(w("note-damaged"))}"' if damaged else ""
    return (
        f'<div class="{look}"{place} data-tip="{key}"{note}><b class="ne-tname">{esc(name_of(w, card))}{marks}</b>'
        f'<span class="ne-signs">{signs_of(w, view, seat, card)}</span></div>'
    )


def whole(w: Words, view: Nova, index: int, live: bool) -> str:
    card = view.card(index)
    return _whole(w, view.game.box, card, cards.owned(view, card), live)


@lru_cache(maxsize=2048)
def _whole(w: Words, box: Box, card: Card, owned: tuple[cards.Owned, ...], live: bool) -> str:
    """A card of a hand: price, name, signs, and the cards that it names."""
    key = places.card_place(card)
    place = f' id="{key}" data-piece="{key}"' if live else ""
    return (
        f'<div class="ne-whole {color_classes(card)}{" place" if live else ""}"{place} data-tip="{key}">'
        f'<span class="ne-top">{price(card)}<b class="ne-tname">{esc(name_of(w, card))}</b></span>'
        f'<span class="ne-signs">{signs(w, card)}</span>{named(w, box, card, owned)}</div>'
    )


def named(w: Words, box: Box, card: Card, owned: tuple[cards.Owned, ...]) -> str:
    """What a card makes Obsolete, with the emblems of those who have it, and what it evolves into."""
    found = ""
    for index, (owners, _) in zip(card.obsoletes, owned, strict=True):
        emblems = "".join(pieces.emblem(seat) for seat in owners)
        found += f"<span>{icon('obsolete', 10)}{esc(name_of(w, box.cards[index]))}{emblems}</span>"
    if card.evolves_to != vocabulary.NO_CARD:
        found += f"<span>{icon('evolve', 10)}{esc(name_of(w, box.cards[card.evolves_to]))}</span>"
    return f'<span class="ne-named">{found}</span>' if found else ""


@lru_cache(maxsize=4096)
def slip(w: Words, card: Card, damaged: bool = False) -> str:
    """A card by its name only."""
    key = places.card_place(card)
    look = f"ne-slip {color_classes(card)}{' ne-struck' if damaged else ''}"
    return f'<span class="{look}" data-tip="{key}">{esc(name_of(w, card))}</span>'
