"""What is taken from the display: Technologies, Territories and Personalities, when they come into play."""

from __future__ import annotations

import re
from typing import Final

from demiurge.games.nova_era.state import Nova
from demiurge.kit.shelf import Shelf


def begins(s: Nova) -> int:
    return s.first


SHELF: Final = Shelf(takes=re.compile("(develop|expand|enlist) "), begins=begins)
