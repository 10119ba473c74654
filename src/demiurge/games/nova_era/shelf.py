"""What is taken from the display: Technologies, Territories and Personalities, when they come into play."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from demiurge.games.nova_era import names, vocabulary
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.text import Text
from demiurge.kit.shelf import Shelf


def begins(s: Nova) -> int:
    return s.first


def group(file: str, entry: Mapping[str, Any]) -> Text | None:
    """By Era: only what is bought in the same one is an alternative."""
    numeral = str(entry.get("era", entry.get("deck"))).rpartition(">")[2]
    return names.era(vocabulary.ERAS.index(numeral) if numeral in vocabulary.ERAS else 0)


SHELF: Final = Shelf(takes=re.compile("(develop|expand|enlist) "), begins=begins, group=group)
