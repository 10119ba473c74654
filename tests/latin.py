"""Which words of a Russian text are in Latin letters although they need not be."""

from __future__ import annotations

import re
from typing import Final

from demiurge.kernel.clauses import CLAUSE_ID
from demiurge.kernel.registry import games

WORD: Final = re.compile(r"[A-Za-z](?:[A-Za-z'’-]*[A-Za-z])+")  # a single letter names a territory, a row, a key
CODES: Final = re.compile(
    r"\{\w+\}|:[A-Za-z][\w-]*:"  # a seat, a gap for a script and an icon, before a page draws them
    r"|`[^`]*`|\b\w+\.json\b"  # commands of ledgers, words and names of component files
    rf"|\b{CLAUSE_ID.pattern}"
    r"|\b(?:FAV|BON|SCORE|TW|ACT[A-Z]?)\d{1,2}\b|\bACT[A-Z]\b"  # tiles and actions
    r"|\b[A-Za-z]{1,2}\d{1,2}\b"  # hexes, river cells, cards
    r"|\b(?:I{1,3}|IV|VI{0,3}|IX|X)\b"  # bowls, levels and eras
)
NAMES: Final = (
    *(meta.title for meta in games().values()), "Demiurge",
    "English", "EN",  # on the switch of the language
    "GIF", "JSON", "HTML", "cookie",
    "Enter", "Esc", "Escape", "Home", "End", "Shift", "Tab", "Ctrl", "Alt", "Backspace", "Delete",  # keys
)  # fmt: skip
KNOWN: Final = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(NAMES, key=len, reverse=True)))


def latin(text: str, *people: str) -> list[str]:
    """Its Latin words, each once, but for codes, titles of games, keys and the names of these people."""
    for name in people:
        text = text.replace(name, " ")
    return list(dict.fromkeys(WORD.findall(KNOWN.sub(" ", CODES.sub(" ", text)))))
