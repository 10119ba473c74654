"""How the component files write what several effects have: numbers, colours, dice, things."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era import vocabulary
from demiurge.kernel.components import Fields

MOST: Final = 20  # a number of an effect
_ALL: Final = "any"


def number(fields: Fields, low: int) -> int:
    """n, from `low` on; where it may be negative, not 0."""
    n = fields.whole("n", low=low, high=MOST)
    if n == 0 and fields.data.get("n") == 0 and low < 0:
        fields.expected("n", "box-not-0")
    return n


def one_or_all(fields: Fields, key: str, words: tuple[str, ...], every: int) -> int:
    """One of the words, or `any`, as a mask."""
    at = fields.choice(key, (*words, _ALL))
    return every if at == len(words) else 1 << at


def color(fields: Fields, key: str) -> int:
    """A colour, or `any`."""
    return one_or_all(fields, key, vocabulary.COLORS, vocabulary.ANY_COLOR)


def die(fields: Fields) -> int:
    """The colours of dice that an effect is for."""
    return one_or_all(fields, "die", vocabulary.DICE, vocabulary.ANY_DIE)


def colors(fields: Fields, key: str) -> int:
    """A colour, `any`, or a list of colours."""
    return color_list(fields, key, 2, 4) if isinstance(fields.data.get(key), list) else color(fields, key)


def color_list(fields: Fields, key: str, fewest: int, most: int) -> int:
    """A list of different colours, as a mask."""
    if not fields.has(key, needed=True):
        return 0
    value, found = fields.data[key], 0
    items: list[object] = value if isinstance(value, list) else []
    for item in items:
        if isinstance(item, str) and item in vocabulary.COLORS:
            found |= 1 << vocabulary.COLORS.index(item)
    if not isinstance(value, list) or found.bit_count() != len(items) or not fewest <= len(items) <= most:
        fields.expected(key, "box-colors", fewest=fewest, most=most)
    return found


def by_thing(fields: Fields, key: str, number: int) -> list[int]:
    """Numbers by thing, {"red": 2}; at least one of them."""
    inner = fields.group(key)
    if fields.data.get(key) == {}:
        fields.expected(key, "box-some", known=vocabulary.THINGS[:number])
    return [inner.whole(thing, needed=False, low=1, high=MOST) for thing in vocabulary.THINGS[:number]]
