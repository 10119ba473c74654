"""What lies in the box, in English: names, cards as sentences made from their effects (so that a replaced card
describes itself), and what each answer means."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Final

from demiurge.games.nova_era import actions, vocabulary
from demiurge.games.nova_era.actions import FACES
from demiurge.games.nova_era.box import MOST_ABILITIES, MOST_PRODUCTION, TECHNOLOGIES, TECHNOLOGY, Box, Card
from demiurge.games.nova_era.vocabulary import (
    ANY_COLOR,
    ANY_DIE,
    FEWER,
    ONCE,
    ONE,
    RESOURCE,
    RESOURCES,
    UNBOUND,
    Condition,
    Effect,
    Per,
)

RESOURCE_NAMES: Final = ("Welfare", "Military", "Economy", "Knowledge")
DIE_COLORS: Final = ("green", "red", "yellow", "blue", "black")
DISASTERS: Final = ("Riots", "Invasion", "Decline", "Regression", "the Dark Age")
CATEGORIES: Final = (*[f"{name} Technologies" for name in RESOURCE_NAMES], "Territories")
COLUMN_NAMES: Final = (*RESOURCE_NAMES, "Territory")
ERAS: Final = ("Era I", "Era II", "Era III")
STEPS: Final = (
    "Setup", "Roll Dice", "Pick Dice", "Advance Disasters", "Check for Dark Age", "Spending Dice",
    "Check for Disasters", "Production", "Clean Up", "Scoring", "End of game",
)  # fmt: skip
SOURCES: Final = (
    *[f"having {name}" for name in CATEGORIES], *[f"most {name}" for name in CATEGORIES],
    "Scoring Objectives", "Instant effects", "upgrades", "resources",
)  # fmt: skip
TRIGGERS: Final = ("Instant", "Production", "Once per round", "Ability", "Scoring")


def plural(n: int, one: str, many: str = "") -> str:
    return one if n == 1 else many or one + "s"


def named(mask: int) -> list[str]:
    return [RESOURCE_NAMES[color] for color in range(4) if mask >> color & 1]


def die(look: int) -> str:
    """`green 3`"""
    return f"{DIE_COLORS[look // FACES]} {look % FACES + 1}"


def listed(items: list[str]) -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}" if items else "nothing"


# ---- effects
def resources(mask: int, n: int) -> str:
    if mask == ANY_COLOR:
        return f"{n} {plural(n, 'resource')} of your choice"
    if mask.bit_count() == 1:
        return f"{n} {named(mask)[0]}"
    kinds = " or ".join(named(mask))
    return f"1 {kinds}" if n == 1 else f"{n} resources, each {kinds}"


def things(thing: int, n: int) -> str:
    """A countable thing, in the right number."""
    if thing < vocabulary.TERRITORY:
        return f"{RESOURCE_NAMES[thing]} {plural(n, 'Technology', 'Technologies')}"
    if thing == vocabulary.TERRITORY:
        return plural(n, "Territory", "Territories")
    if thing == vocabulary.PERSONALITY:
        return plural(n, "Personality", "Personalities")
    return f"{plural(n, 'card')} in the Past"


def condition(asked: Condition) -> str:
    found: list[str] = []
    if asked.most != UNBOUND:
        found.append(f"you have more {things(asked.most, 2)} than every other player")
    if asked.fewest != UNBOUND:
        found.append(f"you have fewer {things(asked.fewest, 2)} than every other player")
    if asked.unrest_max != UNBOUND:
        found.append(f"your Unrest is {asked.unrest_max}{' or less' if asked.unrest_max else ''}")
    if asked.unrest_min != UNBOUND:
        found.append(f"your Unrest is {asked.unrest_min} or more")
    if asked.no_damaged:
        found.append("you have no damaged card")
    owned = [f"{n} {things(thing, n)}" for thing, n in enumerate(asked.has) if n]
    if owned:
        found.append(f"you have at least {' and '.join(owned)}")
    found += ["nobody else can say so"] if asked.alone else []
    return f"if {' and '.join(found)}"


def counter(per: Per) -> str:
    k = per.each
    if per.counter == RESOURCES:
        name = f"{plural(k, 'resource')} you hold"
    elif per.counter >= RESOURCE:
        name = f"{RESOURCE_NAMES[per.counter - RESOURCE]} you hold"
    elif per.counter == vocabulary.COLOR_SET:
        name = f"{plural(k, 'full set')} of the four Technology colours"
    elif per.counter == vocabulary.CATEGORIES:
        name = f"{plural(k, 'category', 'categories')} in which you have a card"
    elif per.counter == vocabulary.PAST:
        name = f"{plural(k, 'card')} in your Past"
    else:
        name = f"{things(per.counter, k)} you have"
    head = "for each" if k == 1 else f"for every {k}"
    return f"{head} {name}" + (f" (at most {per.most} {plural(per.most, 'time')})" if per.most != UNBOUND else "")


def players(effect: Effect) -> str:
    if effect.rivals == FEWER:
        return f"each player with fewer {things(effect.than, 2)} than you"
    return "one other player of your choice" if effect.rivals == ONE else "each other player"


def dice(mask: int) -> str:
    return "unspent dice" if mask == ANY_DIE else f"unspent {DIE_COLORS[mask.bit_length() - 1]} dice"


def phrase(effect: Effect) -> str:
    """What an effect does, without its condition."""
    teller = PHRASES[effect.op]
    return teller(effect)


def _research(effect: Effect) -> str:
    if effect.n == 1:
        return "you may take 1 available card of the Display into your hand"
    return f"take up to {effect.n} available cards of the Display into your hand, one by one"


def _track(effect: Effect) -> str:
    name = "a" if effect.track == ANY_COLOR else f"the {DISASTERS[effect.track.bit_length() - 1]}"
    n = abs(effect.n)
    return f"move {name} Disaster marker {n} {plural(n, 'space')} {'back' if effect.n < 0 else 'on'}"


def _convert(effect: Effect) -> str:
    give, get = resources(effect.give, effect.give_n), resources(effect.get, effect.get_n)
    return f"you may exchange {give} for {get}, up to {effect.limit} {plural(effect.limit, 'time')}"


def _discount(effect: Effect) -> str:
    what = "" if effect.color == ANY_COLOR else f"{named(effect.color)[0]} "
    return f"{what}Technologies cost you {effect.n} less (at least 1)"


def _gain_bonus(effect: Effect) -> str:
    what = "" if effect.color == ANY_COLOR else f" with a {DIE_COLORS[effect.color.bit_length() - 1]} die"
    return f"Gain Resources{what} gives you {effect.n} more"


def _die_bonus(effect: Effect) -> str:
    what = "" if effect.die == ANY_DIE else f"{DIE_COLORS[effect.die.bit_length() - 1]} "
    return f"your {what}dice count {effect.n} more when spent (at most 6)"


PHRASES: Final[tuple[Callable[[Effect], str], ...]] = (
    lambda e: f"gain {resources(e.res, e.n)}",
    lambda e: f"{e.n} VP",
    lambda e: f"Unrest {e.n:+d}",
    lambda e: f"steal {resources(e.res, e.n)} from {players(e)}",
    lambda e: f"{players(e)}: Unrest {e.n:+d}",
    lambda e: f"{players(e)} damages {e.n} {plural(e.n, 'Technology', 'Technologies')}",
    lambda e: f"repair up to {e.n} damaged {plural(e.n, 'card')}",
    _research,
    _track,
    _convert,
    lambda e: "put the Cleopatra token in a Technology column: it counts as 1 Technology of that colour",
    lambda e: f"you may flip one of your {dice(e.die)}",
    lambda e: f"you may raise or lower one of your {dice(e.die)} by {'1' if e.n == 1 else f'up to {e.n}'}",
    lambda e: f"you may treat one of your {dice(e.die)} as another colour until it is spent",
    _discount,
    _die_bonus,
    _gain_bonus,
    lambda e: f"your Repair action repairs up to {e.n} more",
    lambda e: f"your Reduce Unrest action lowers Unrest by {e.n} more",
    lambda e: f"Personalities cost you {e.n} less",
    lambda e: f"when you Expand, {e.n} required {plural(e.n, 'Technology', 'Technologies')} may be missing",
    lambda e: f"you are protected from {DISASTERS[e.shield]}",
    lambda e: f"the dice you pick may total {e.n} more before Unrest rises",
    lambda e: "the Unrest Zone does not reduce your dice",
    lambda e: f"in a Civil War you damage {e.n} {plural(e.n, 'card')} fewer",
    lambda e: f"also counts as a {named(e.color)[0]} Technology",
)  # in the order of vocabulary.OPS


def effect_text(effect: Effect) -> str:
    text = phrase(effect)
    if effect.per is not None:
        text += f" {counter(effect.per)}"
    if effect.condition is not None:
        text = f"{condition(effect.condition)}, {text}"
    return text


def card_text(card: Card) -> str:
    """One sentence for each trigger of a card."""
    found: list[str] = []
    for when, run in groupby(card.effects, key=lambda effect: effect.when):
        found.append(f"{TRIGGERS[when]}: {'; '.join(effect_text(effect) for effect in run)}.")
    return " ".join(found)


def price(card: Card) -> str:
    """What a card asks for: `4 Welfare or Military`, `2 Military and 1 Welfare Technologies`, `cost 5`."""
    if card.kind == TECHNOLOGY:
        return f"{card.cost} {' or '.join(RESOURCE_NAMES[color] for color in card.colors)}"
    if card.index >= TECHNOLOGIES:
        return f"cost {card.cost}"
    needed = [f"{n} {RESOURCE_NAMES[color]}" for color, n in enumerate(card.requires) if n]
    return f"needs {listed(needed)}"


# ---- answers
def answer(box: Box, action: int) -> str:
    """What an answer means, in a few words: the button of it."""
    for base, end, teller in ANSWERS:
        if base <= action < end:
            return teller(box, action - base)
    raise ValueError(f"there is no action {action}")


def _name(box: Box, index: int) -> str:
    return box.cards[index].name


def _turn(box: Box, at: int) -> str:
    look, face = divmod(at, FACES)
    return f"turn the {die(look)} to {face + 1}"


def _recolor(box: Box, at: int) -> str:
    look, color = divmod(at, len(DIE_COLORS))
    return f"make the {die(look)} {DIE_COLORS[color]}"


def _use(box: Box, at: int) -> str:
    card = box.cards[at // MOST_ABILITIES]
    abilities = [effect for effect in card.effects if effect.when == ONCE]
    number = at % MOST_ABILITIES
    return f"use {card.name}" + (f": {phrase(abilities[number])[8:]}" if number < len(abilities) else "")


def _produce(box: Box, at: int) -> str:
    card, number = box.cards[at // MOST_PRODUCTION], at % MOST_PRODUCTION
    return f"{card.name}: {effect_text(card.production[number])}" if number < len(card.production) else card.name


ANSWERS: Final[tuple[tuple[int, int, Callable[[Box, int], str]], ...]] = (
    (actions.PICK, actions.RETURN, lambda box, at: f"pick Dice Zone {at + 1}"),
    (actions.RETURN, actions.USE, lambda box, at: f"give up the {die(at)}"),
    (actions.USE, actions.TURN, _use),
    (actions.TURN, actions.RECOLOR, _turn),
    (actions.RECOLOR, actions.SPEND, _recolor),
    (actions.SPEND, actions.DEVELOP, lambda box, at: f"spend the {die(at)}"),
    (actions.DEVELOP, actions.PAY, lambda box, at: f"develop {_name(box, at)}"),
    (actions.PAY, actions.GAIN, lambda box, at: f"pay with {RESOURCE_NAMES[at]}"),
    (actions.GAIN, actions.ENLIST, lambda box, at: "gain resources"),
    (actions.ENLIST, actions.EXPAND, lambda box, at: f"enlist {_name(box, at + TECHNOLOGIES)}"),
    (actions.EXPAND, actions.REPAIRS, lambda box, at: f"expand into {_name(box, at)}"),
    (actions.REPAIRS, actions.CALM, lambda box, at: "repair damaged cards"),
    (actions.CALM, actions.RESEARCH, lambda box, at: "reduce Unrest"),
    (actions.RESEARCH, actions.REPAIR, lambda box, at: f"research {_name(box, at)}"),
    (actions.REPAIR, actions.DAMAGE, lambda box, at: f"repair {_name(box, at)}"),
    (actions.DAMAGE, actions.SPARE, lambda box, at: f"damage {_name(box, at)}"),
    (actions.SPARE, actions.FORGET, lambda box, at: f"spare {COLUMN_NAMES[at]}"),
    (actions.FORGET, actions.PRODUCE, lambda box, at: f"put {_name(box, at)} into the Past"),
    (actions.PRODUCE, actions.TAKE, _produce),
    (actions.TAKE, actions.GIVE, lambda box, at: f"take 1 {RESOURCE_NAMES[at]}"),
    (actions.GIVE, actions.RIVAL, lambda box, at: f"give 1 {RESOURCE_NAMES[at]}"),
    (actions.RIVAL, actions.TRACK, lambda box, at: f"choose {{{at}}}"),
    (actions.TRACK, actions.COLUMN, lambda box, at: f"move the marker of {DISASTERS[at]}"),
    (actions.COLUMN, actions.DONE, lambda box, at: f"put the token in the {COLUMN_NAMES[at]} column"),
    (actions.DONE, actions.END, lambda box, at: "done"),
)
