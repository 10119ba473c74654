"""What lies on the table, as Texts: what is said of an answer, a deed or a piece is made of these."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.kernel.text import Text, text
from demiurge.kit.scene import Chip

from ..components import Box
from ..state import SOURCES

KEEPERS: Final = tuple(text(f"keeper-{mark}") for mark in ("star", "tide", "moon", "sail"))  # by seat
SOURCE: Final = tuple(text(f"source-{source}") for source in SOURCES)  # what points are for


def charm(box: Box, card: int) -> Text:
    return text(f"charm-{box.names[card]}")


def amount(sign: str, n: int) -> Text:
    return text(f"chip-{sign}", n=n)


@lru_cache(maxsize=256)  # the same few again and again
def chip(sign: str, number: int) -> Chip[Text]:
    return Chip(sign, number, amount(sign, abs(number)))
