"""Fields of component files in forms of this game: lists of words, pairs of dice, amounts by word."""

from __future__ import annotations

from demiurge.kernel.components import Fields, shown


def words(entry: Fields, key: str, known: tuple[str, ...], needed: bool = True, length: int = 0) -> list[int]:
    """A list of words (of this length, where it is given), each by its place among the known ones."""
    found: list[int] = []
    if entry.has(key, needed):
        value = entry.data[key]
        listed = value if isinstance(value, list) else [value]
        for word in listed:
            if word in known:
                found.append(known.index(word))
            else:
                entry.complain(key, "component-word", word=shown(word), known=known)
        if length and len(listed) != length:
            entry.complain(key, "box-words", n=length, got=len(listed))
    return found


def pair(entry: Fields, key: str) -> list[int]:
    """The two dice values of a module."""
    found = entry.table(key, 2)
    if not all(1 <= value <= 6 for value in found):
        entry.complain(key, "box-dice")
    return found or [1, 2]


def amounts(entry: Fields, key: str, known: tuple[str, ...]) -> list[int]:
    """An object from words to numbers, as a list by the place of the word."""
    found = [0] * len(known)
    group = entry.group(key, needed=False)
    for at, word in enumerate(known):
        found[at] = group.whole(word, needed=False, low=1, high=99)
    return found
