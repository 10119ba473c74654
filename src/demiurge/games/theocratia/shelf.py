"""What is taken: power cards when they are played, and the tokens of pyramids."""

from __future__ import annotations

import re
from typing import Final

from demiurge.games.theocratia.state import Theocracy
from demiurge.kit.shelf import Shelf


def begins(s: Theocracy) -> int:
    return s.first


SHELF: Final = Shelf(takes=re.compile("(play|token) "), starts=re.compile("choose "), begins=begins)
