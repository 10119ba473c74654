"""What lies in the box, as Texts: things by their numbers, and cards as sentences made from their effects, so that a
replaced card describes itself."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import Final

from demiurge.games.nova_era import vocabulary
from demiurge.games.nova_era.actions import FACES
from demiurge.games.nova_era.box import Card
from demiurge.games.nova_era.reading import WHEN
from demiurge.games.nova_era.vocabulary import Condition, Effect, Per
from demiurge.kernel.speech import Words
from demiurge.kernel.text import NONE, Text, Value, name, text

MANY: Final = 5  # of things whose number is not said: "more Technologies than"

# ---- things by their numbers
_RESOURCES: Final = tuple(text(f"resource-{color}") for color in vocabulary.COLORS)
_DISASTERS: Final = tuple(text(f"disaster-{color}") for color in vocabulary.DICE)
_COLORS: Final = tuple(text("color", color=color) for color in vocabulary.DICE)
_DICE: Final = tuple(text("die", color=color, face=face + 1) for color in vocabulary.DICE for face in range(FACES))
_ERAS: Final = tuple(text("era", numeral=numeral) for numeral in vocabulary.ERAS)
_CIVILIZATIONS: Final = tuple(text(f"civilization-{seat}") for seat in range(4))
_TERRITORY: Final = text("column-territory")


def resource(color: int) -> Text:
    return _RESOURCES[color]


def column(at: int) -> Text:
    return _RESOURCES[at] if at < vocabulary.TERRITORY else _TERRITORY


def disaster(color: int) -> Text:
    return _DISASTERS[color]


def color_of(color: int) -> Text:
    return _COLORS[color]


def die(look: int) -> Text:
    return _DICE[look]


def era(at: int) -> Text:
    return _ERAS[at]


def civilization(seat: int) -> Text:
    """What a seat is called."""
    return _CIVILIZATIONS[seat]


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


def needs(color: int, n: int) -> Text:
    """So many Technologies of a colour, where that it is Technologies is said once for all."""
    return text("needs", n=n, resource=resource(color))


def price(card: Card) -> Text:
    """What a card asks for: `4 Welfare or Military`, `needs 2 Military and 1 Welfare`, `cost 5`."""
    if card.kind == vocabulary.TECHNOLOGY:
        return text("price-technology", n=card.cost, resources=tuple(resource(color) for color in card.colors))
    if card.kind == vocabulary.TERRITORY_CARD:
        needed = tuple(needs(color, n) for color, n in enumerate(card.requires) if n)
        return text("price-territory", needs=needed)
    return text("price-personality", n=card.cost)


# ---- effects
def only(mask: int) -> int:
    """The colour of a mask of one."""
    return mask.bit_length() - 1


def resources(mask: int, n: int) -> Text:
    if mask == vocabulary.ANY_COLOR:
        return text("resources-any", n=n)
    if mask.bit_count() == 1:
        return text("resources-one", n=n, resource=resource(only(mask)))
    return text("resources-of", n=n, resources=tuple(resource(color) for color in range(4) if mask >> color & 1))


def things(thing: int, n: int) -> Text:
    """A countable thing, in the right number."""
    if thing < vocabulary.TERRITORY:
        return text("techs", n=n, resource=resource(thing))
    if thing == vocabulary.TERRITORY:
        return text("territories", n=n)
    return text("personalities", n=n) if thing == vocabulary.PERSONALITY else text("past-cards", n=n)


def conditions(asked: Condition) -> tuple[Text, ...]:
    found: list[Text] = []
    if asked.most != vocabulary.UNBOUND:
        found.append(text("if-most", things=things(asked.most, MANY)))
    if asked.fewest != vocabulary.UNBOUND:
        found.append(text("if-fewest", things=things(asked.fewest, MANY)))
    if asked.unrest_max != vocabulary.UNBOUND:
        found.append(text("if-unrest-max", n=asked.unrest_max))
    if asked.unrest_min != vocabulary.UNBOUND:
        found.append(text("if-unrest-min", n=asked.unrest_min))
    if asked.no_damaged:
        found.append(text("if-whole"))
    owned = tuple(text("owned", n=n, things=things(thing, n)) for thing, n in enumerate(asked.has) if n)
    if owned:
        found.append(text("if-has", owned=owned))
    if asked.alone:
        found.append(text("if-alone"))
    return tuple(found)


def counter(per: Per) -> Text:
    at, n = per.counter, per.each
    if at == vocabulary.RESOURCES:
        return text("counter-resources", n=n)
    if at >= vocabulary.RESOURCE:
        return text("counter-resource", resource=resource(at - vocabulary.RESOURCE))
    if at == vocabulary.COLOR_SET:
        return text("counter-color-set", n=n)
    if at == vocabulary.CATEGORIES:
        return text("counter-categories", n=n)
    return text("counter-past", n=n) if at == vocabulary.PAST else text("counter-things", things=things(at, n))


def rivals(effect: Effect) -> Text:
    if effect.rivals == vocabulary.FEWER:
        return text("rivals-fewer", things=things(effect.than, MANY))
    return text("rivals-one") if effect.rivals == vocabulary.ONE else text("rivals-all")


def phrase(e: Effect) -> Text:
    """What an effect does, without its condition; with what a message about such an effect may ask for."""
    args: dict[str, Value] = {"n": abs(e.n) if e.op == vocabulary.MOVE_TRACK else e.n}
    if e.op in (vocabulary.GAIN, vocabulary.STEAL):
        args["what"] = resources(e.res, e.n)
    if e.op in (vocabulary.STEAL, vocabulary.RIVAL_UNREST, vocabulary.RIVAL_DAMAGE):
        args["rivals"] = rivals(e)
    if e.op == vocabulary.MOVE_TRACK:
        args["disaster"] = NONE if e.track == vocabulary.ANY_COLOR else disaster(only(e.track))
        args["way"] = "back" if e.n < 0 else "on"
    if e.op == vocabulary.CONVERT:
        args |= {"give": resources(e.give, e.give_n), "get": resources(e.get, e.get_n), "n": e.limit}
    if e.op == vocabulary.PROTECT:
        args["disaster"] = disaster(e.shield)
    if e.die:
        args["color"] = NONE if e.die == vocabulary.ANY_DIE else vocabulary.DICE[only(e.die)]
    if e.color:
        args["color"] = NONE if e.color == vocabulary.ANY_COLOR else vocabulary.COLORS[only(e.color)]
        args["resource"] = NONE if e.color == vocabulary.ANY_COLOR else resource(only(e.color))
    return text(f"effect-{vocabulary.OPS[e.op]}", **args)


@lru_cache(maxsize=2048)
def effect_text(e: Effect) -> Text:
    found = phrase(e)
    if e.per is not None:
        most: Value = NONE if e.per.most == vocabulary.UNBOUND else e.per.most
        found = text("effect-per", what=found, per=text("per", each=e.per.each, counter=counter(e.per), most=most))
    return text("effect-if", what=found, ifs=conditions(e.condition)) if e.condition is not None else found


@lru_cache(maxsize=1024)
def card_text(card: Card) -> tuple[Text, ...]:
    """One sentence for each trigger of a card."""
    runs = groupby(card.effects, key=lambda effect: effect.when)
    return tuple(text(f"when-{WHEN[when]}", effects=tuple(effect_text(one) for one in run)) for when, run in runs)


@lru_cache(maxsize=2048)
def described(w: Words, card: Card, lasting: bool = False) -> str:
    """What a card does; lasting: from now on, since its Instants, which come first, do not come again (NE-R20)."""
    sentences = card_text(card)[1 if lasting and card.instants else 0 :]
    return " ".join([w.shown(one) for one in sentences])
