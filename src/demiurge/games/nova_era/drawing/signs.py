"""What a card does, in icons and few words: the same signs on every card, in answers and in the journal.

A line belongs to one trigger and consists of words; a word is text and icons that stay together (`+2` and a leaf). Who
draws them decides where lines break. The full sentence is in `words.card_text`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Final

from demiurge.games.nova_era import vocabulary
from demiurge.games.nova_era.box import Card
from demiurge.games.nova_era.drawing.icons import DISASTERS
from demiurge.games.nova_era.vocabulary import (
    ANY_COLOR,
    ANY_DIE,
    COLORS,
    DICE,
    FEWER,
    ONE,
    RESOURCE,
    RESOURCES,
    THINGS,
    UNBOUND,
    Condition,
    Effect,
    Per,
)


@dataclass(frozen=True)
class Sign:
    """An icon between words."""

    icon: str


Part = str | Sign
Word = tuple[Part, ...]
DOT: Final[Word] = ("·",)  # between two effects of one trigger


@dataclass(frozen=True)
class Line:
    """All that a card does at one moment."""

    when: int
    words: tuple[Word, ...]


@lru_cache(maxsize=512)
def lines(card: Card) -> tuple[Line, ...]:
    found: list[Line] = []
    for when, run in groupby(card.effects, key=lambda effect: effect.when):
        words: list[Word] = []
        for effect in run:
            if words and not _plain(effect):
                words.append(DOT)
            words += said(effect)
        found.append(Line(when, tuple(words)))
    return tuple(found)


def _plain(effect: Effect) -> bool:
    """A signed amount needs no dot before it."""
    return effect.condition is None and effect.op in (vocabulary.GAIN, vocabulary.VP, vocabulary.UNREST)


def said(effect: Effect) -> list[Word]:
    """One effect: its condition, what it does, what it counts."""
    found = condition(effect.condition) if effect.condition is not None else []
    found += SAID[effect.op](effect)
    return found + (per(effect.per) if effect.per is not None else [])


# ---- parts
def words(text: str) -> list[Word]:
    return [(word,) for word in text.split()]


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


def thing(at: int) -> Sign:
    """What can be owned; Technologies are small cards, so that they are not taken for resources."""
    return Sign(f"tech-{THINGS[at]}" if at < vocabulary.TERRITORY else _OTHER_THINGS[at - vocabulary.TERRITORY])


_OTHER_THINGS: Final = ("territory", "personality", "past")


def resources(mask: int) -> Word:
    if mask == ANY_COLOR:
        return (Sign("any"),)
    found: list[Part] = []
    for color, name in enumerate(COLORS):
        if mask >> color & 1:
            found += ["/", Sign(name)] if found else [Sign(name)]
    return tuple(found)


def dice(mask: int) -> Sign:
    return Sign("die") if mask == ANY_DIE else Sign(f"die-{DICE[mask.bit_length() - 1]}")


def condition(asked: Condition) -> list[Word]:
    found: list[Word] = []
    when = ("alone",) if asked.alone else ("if",)
    if asked.most != UNBOUND:
        found += [("most",), (thing(asked.most), ":")]
    if asked.fewest != UNBOUND:
        found += [("fewest",), (thing(asked.fewest), ":")]
    if asked.unrest_max != UNBOUND:
        found += [when, (Sign("unrest"), f"≤{asked.unrest_max}:")]
    if asked.unrest_min != UNBOUND:
        found += [when, (Sign("unrest"), f"≥{asked.unrest_min}:")]
    if asked.no_damaged:
        found += [when, ("no",), (Sign("damage"), ":")]
    owned: list[Word] = [(str(n), thing(at)) for at, n in enumerate(asked.has) if n]
    if owned:
        found += [*([when] if asked.alone else []), ("with",), *owned[:-1], (*owned[-1], ":")]
    return found


def per(counted: Per) -> list[Word]:
    if counted.counter == RESOURCES:
        what: Word = (Sign("any"),)
    elif counted.counter >= RESOURCE:
        what = (Sign(COLORS[counted.counter - RESOURCE]),)
    elif counted.counter == vocabulary.COLOR_SET:
        what = tuple(Sign(f"tech-{color}") for color in COLORS)
    elif counted.counter == vocabulary.CATEGORIES:
        what = ("category",) if counted.each == 1 else (" categories",)
    else:
        what = (thing(counted.counter),)
    found: list[Word] = [("per",), (*((str(counted.each),) if counted.each > 1 else ()), *what)]
    return found + ([("max",), (f"{counted.most}×",)] if counted.most != UNBOUND else [])


def whom(effect: Effect) -> list[Word]:
    if effect.rivals == FEWER:
        return [*words("all with less"), (thing(effect.than),)]
    return words("one rival") if effect.rivals == ONE else words("all rivals")


def _colored(mask: int) -> Sign:
    return Sign("tech") if mask == ANY_COLOR else Sign(f"tech-{COLORS[mask.bit_length() - 1]}")


def _gain_bonus(effect: Effect) -> list[Word]:
    mask = ANY_DIE if effect.color == ANY_COLOR else effect.color
    return [("gain",), ("with",), (dice(mask),), (f"+{effect.n}",)]


def _convert(effect: Effect) -> list[Word]:
    given, got = resources(effect.give), resources(effect.get)
    found: list[Word] = [(str(effect.give_n), *given, " → ", str(effect.get_n), *got)]
    return found + ([(f"{effect.limit}×",)] if effect.limit > 1 else [])


def _track(effect: Effect) -> list[Word]:
    one = [Sign(DISASTERS[effect.track.bit_length() - 1])] if effect.track != ANY_COLOR else []
    return [("disaster",), (*one, signed(effect.n))]


SAID: Final[tuple[Callable[[Effect], list[Word]], ...]] = (
    lambda e: [(f"+{e.n}", *resources(e.res))],
    lambda e: [(f"+{e.n}", Sign("vp"))],
    lambda e: [(signed(e.n), Sign("unrest"))],
    lambda e: [("steal",), (str(e.n), *resources(e.res)), ("from",), *whom(e)],
    lambda e: [(signed(e.n), Sign("unrest")), ("to",), *whom(e)],
    lambda e: [(str(e.n), Sign("damage")), ("to",), *whom(e)],
    lambda e: [(Sign("repair"), f"{e.n}")],
    lambda e: [(Sign("research"), f"{e.n}"), ("to",), (Sign("hand"),)],
    _track,
    _convert,
    lambda e: [(Sign("token"), " +1"), (Sign("tech"),)],
    lambda e: [("flip",), (dice(e.die),)],
    lambda e: [(dice(e.die), f" ±{e.n}")],
    lambda e: [("recolour",), (dice(e.die),)],
    lambda e: [(_colored(e.color), f" cost −{e.n}")],
    lambda e: [(dice(e.die), f" +{e.n}"), ("spent",)],
    _gain_bonus,
    lambda e: [(Sign("repair"), f" +{e.n}"), ("more",)],
    lambda e: [("calm",), (f"−{e.n}", Sign("unrest"))],
    lambda e: [(Sign("personality"), f" cost −{e.n}")],
    lambda e: [(Sign("territory"), f" needs −{e.n}")],
    lambda e: [(Sign("protect"), " ", Sign(DISASTERS[e.shield]))],
    lambda e: [("pick",), ("limit",), (f"+{e.n}",)],
    lambda e: [(Sign("unrest"), " spares"), ("dice",)],
    lambda e: [(Sign("war"), f" −{e.n}", Sign("damage"))],
    lambda e: [("also",), (_colored(e.color),)],
)  # in the order of vocabulary.OPS
