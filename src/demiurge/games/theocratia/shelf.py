"""What is taken: power cards when they are played, and the tokens of pyramids."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.text import Text, text
from demiurge.kit.shelf import Shelf


def begins(s: Theocracy) -> int:
    return s.first


def group(file: str, entry: Mapping[str, Any]) -> Text | None:
    return text("shelf-cards") if file == "power_cards.json" else text("shelf-tokens")


SHELF: Final = Shelf(takes=re.compile("(play|token) "), starts=re.compile("choose "), begins=begins, group=group)
