"""What a card does, in icons and few words: the same signs on every card, in answers and in the journal.

A line belongs to one trigger and consists of words; a word is text and icons that stay together (`+2` and a leaf). Who
draws them decides where lines break. The full sentence is `parts.card_text`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Final

from demiurge.games.nova_era import vocabulary
from demiurge.games.nova_era.box import Card
from demiurge.games.nova_era.drawing.icons import DISASTERS
from demiurge.games.nova_era.vocabulary import Condition, Effect, Per
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, Value, text
from demiurge.kit.markup import ICON


@dataclass(frozen=True)
class Sign:
    """An icon between words."""

    icon: str


Part = str | Sign
Word = tuple[Part, ...]
DOT: Final[Word] = ("·",)  # between two effects of one trigger
_GLUE: Final = "~"  # in a message: a space within a word
_PARTS: Final = re.compile(r" → |^ ?[+−±≤≥]?\d+[×:]?|[^→]+")  # a figure that comes first is a part of its own


@dataclass(frozen=True)
class Line:
    """All that a card does at one moment."""

    when: int
    words: tuple[Word, ...]


@lru_cache(maxsize=1024)
def lines(w: Words, card: Card) -> tuple[Line, ...]:
    found: list[Line] = []
    for when, run in groupby(card.effects, key=lambda effect: effect.when):
        words: list[Word] = []
        for effect in run:
            if words and not _plain(effect):
                words.append(DOT)
            words += said(w, effect)
        found.append(Line(when, tuple(words)))
    return tuple(found)


def _plain(effect: Effect) -> bool:
    """A signed amount needs no dot before it."""
    return effect.condition is None and effect.op in (vocabulary.GAIN, vocabulary.VP, vocabulary.UNREST)


def said(w: Words, effect: Effect) -> list[Word]:
    """One effect: its condition, what it does, what it counts."""
    found = condition(effect.condition) if effect.condition is not None else []
    found.append(short(effect))
    found += per(effect.per) if effect.per is not None else []
    return [word for one in found for word in read(w.say(one))]


def read(message: str) -> list[Word]:
    """The words of a message, in which icons stand between colons."""
    return [tuple(_parts(word)) for word in message.split(" ")]


def _parts(word: str) -> list[Part]:
    found: list[Part] = []
    for at, part in enumerate(ICON.split(word)):
        found += [Sign(part)] if at % 2 else _PARTS.findall(part.replace(_GLUE, " "))
    return found


# ---- icons as they stand in a message
def sign(icon: str) -> str:
    return f":{icon}:"


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


def thing(at: int) -> str:
    """What can be owned; Technologies are small cards, so that they are not taken for resources."""
    return sign(
        f"tech-{vocabulary.THINGS[at]}" if at < vocabulary.TERRITORY else _OTHER_THINGS[at - vocabulary.TERRITORY]
    )


_OTHER_THINGS: Final = ("territory", "personality", "past")


def resources(mask: int) -> str:
    if mask == vocabulary.ANY_COLOR:
        return sign("any")
    return "/".join(sign(name) for color, name in enumerate(vocabulary.COLORS) if mask >> color & 1)


def dice(mask: int) -> str:
    return sign("die") if mask == vocabulary.ANY_DIE else sign(f"die-{vocabulary.DICE[mask.bit_length() - 1]}")


def technologies(mask: int) -> str:
    return sign("tech") if mask == vocabulary.ANY_COLOR else sign(f"tech-{vocabulary.COLORS[mask.bit_length() - 1]}")


# ---- messages
def condition(asked: Condition) -> list[Text]:
    found: list[Text] = []
    alone = "yes" if asked.alone else "no"
    if asked.most != vocabulary.UNBOUND:
        found.append(text("short-most", what=thing(asked.most)))
    if asked.fewest != vocabulary.UNBOUND:
        found.append(text("short-fewest", what=thing(asked.fewest)))
    if asked.unrest_max != vocabulary.UNBOUND:
        found.append(text("short-unrest-max", n=asked.unrest_max, alone=alone))
    if asked.unrest_min != vocabulary.UNBOUND:
        found.append(text("short-unrest-min", n=asked.unrest_min, alone=alone))
    if asked.no_damaged:
        found.append(text("short-whole", alone=alone))
    owned = [f"{n}{thing(at)}" for at, n in enumerate(asked.has) if n]
    if owned:
        found.append(text("short-has", what=" ".join(owned), alone=alone))
    return found


def per(counted: Per) -> list[Text]:
    if counted.counter == vocabulary.CATEGORIES:
        found = [text("short-per-category", n=counted.each)]
    else:
        found = [text("short-per", n=counted.each, what=counter(counted.counter))]
    return found + ([text("short-at-most", n=counted.most)] if counted.most != vocabulary.UNBOUND else [])


def counter(at: int) -> str:
    if at == vocabulary.RESOURCES:
        return sign("any")
    if at >= vocabulary.RESOURCE:
        return sign(vocabulary.COLORS[at - vocabulary.RESOURCE])
    if at == vocabulary.COLOR_SET:
        return "".join(sign(f"tech-{color}") for color in vocabulary.COLORS)
    return thing(at)


def rivals(effect: Effect) -> Text:
    if effect.rivals == vocabulary.FEWER:
        return text("short-rivals-fewer", what=thing(effect.than))
    return text("short-rivals-one") if effect.rivals == vocabulary.ONE else text("short-rivals-all")


def short(e: Effect) -> Text:
    """What an effect does, without its condition; with what a message about such an effect may ask for."""
    args: dict[str, Value] = {"n": signed(e.n) if e.op in _SIGNED else e.n}
    if e.op in (vocabulary.GAIN, vocabulary.STEAL):
        args["what"] = resources(e.res)
    if e.op in (vocabulary.STEAL, vocabulary.RIVAL_UNREST, vocabulary.RIVAL_DAMAGE):
        args["rivals"] = rivals(e)
    if e.op == vocabulary.MOVE_TRACK:
        args["what"] = sign(DISASTERS[e.track.bit_length() - 1]) if e.track != vocabulary.ANY_COLOR else ""
    if e.op == vocabulary.CONVERT:
        given, got = f"{e.give_n}{resources(e.give)}", f"{e.get_n}{resources(e.get)}"
        args = {"give": given, "get": got, "n": e.limit}
    if e.op == vocabulary.PROTECT:
        args["what"] = sign(DISASTERS[e.shield])
    if e.die:
        args["what"] = dice(e.die)
    if e.op in (vocabulary.DISCOUNT, vocabulary.COUNTS_AS):
        args["what"] = technologies(e.color)
    if e.op == vocabulary.GAIN_BONUS:
        args["what"] = dice(vocabulary.ANY_DIE if e.color == vocabulary.ANY_COLOR else e.color)
    return text(f"short-{vocabulary.OPS[e.op]}", **args)


_SIGNED: Final = (vocabulary.UNREST, vocabulary.RIVAL_UNREST, vocabulary.MOVE_TRACK)
