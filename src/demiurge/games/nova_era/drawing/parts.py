"""Cards in words: their names, what they ask for, and sentences made from their effects, so that a replaced card
describes itself. And chips: so much of something."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import Final

from demiurge.games.nova_era import names, vocabulary
from demiurge.games.nova_era.box import Card
from demiurge.games.nova_era.effects.effect import Effect
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, name, text
from demiurge.kit.scene import Chip


@lru_cache(maxsize=1024)
def printed(card: Card) -> Text:
    """The name of a card by itself."""
    return name("card", card.name)


@lru_cache(maxsize=1024)
def card_of(card: Card) -> Text:
    """A card within a sentence."""
    if card.kind == vocabulary.TECHNOLOGY:
        return text("technology", name=printed(card))
    return text("territory" if card.kind == vocabulary.TERRITORY_CARD else "personality", name=printed(card))


@lru_cache(maxsize=4096)
def named(w: Words, card: Card) -> str:
    return w.shown(printed(card))


def price(card: Card) -> Text:
    """What a card asks for: `4 Welfare or Military`, `needs 2 Military and 1 Welfare`, `cost 5`."""
    if card.kind == vocabulary.TECHNOLOGY:
        return text("price-technology", n=card.cost, resources=tuple(names.resource(color) for color in card.colors))
    if card.kind == vocabulary.TERRITORY_CARD:
        needed = tuple(names.needs(color, n) for color, n in enumerate(card.requires) if n)
        return text("price-territory", needs=needed)
    return text("price-personality", n=card.cost)


# ---- effects
@lru_cache(maxsize=2048)
def effect_text(effect: Effect) -> Text:
    """What an effect does, with what it depends on."""
    found = effect.say()
    if effect.per is not None:
        found = text("effect-per", what=found, per=effect.per.say())
    return text("effect-if", what=found, ifs=effect.condition.say()) if effect.condition is not None else found


@lru_cache(maxsize=1024)
def card_text(card: Card) -> tuple[Text, ...]:
    """One sentence for each trigger of a card."""
    runs = groupby(card.effects, key=lambda effect: effect.when)
    return tuple(
        text(f"when-{vocabulary.WHEN[when]}", effects=tuple(effect_text(one) for one in run)) for when, run in runs
    )


@lru_cache(maxsize=2048)
def described(w: Words, card: Card, lasting: bool = False) -> str:
    """What a card does; lasting: from now on, since its Instants, which come first, do not come again (NE-R20)."""
    sentences = card_text(card)[1 if lasting and card.instants else 0 :]
    return " ".join([w.shown(one) for one in sentences])


# ---- so many of them
HARM: Final = ("unrest", "damage")


@lru_cache(maxsize=2048)  # the same few again and again
def chip(sign: str, n: int, *sources: Text) -> Chip[Text]:
    """sources: what points are for, where that is told."""
    if sign in vocabulary.COLORS:
        resource = names.resource(vocabulary.COLORS.index(sign))
        return Chip(sign, n, text("chip-resource", n=abs(n), resource=resource))
    if sources:
        return Chip(sign, n, text("chip-vp-for", n=n, sources=sources))
    return Chip(sign, n, text(f"chip-{sign}", n=n if sign == "unrest" else abs(n)), sign in HARM)
