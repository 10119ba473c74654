"""What a faction takes: itself, bonus cards, favor and town tiles, power actions."""

from __future__ import annotations

import re
from typing import Final

from demiurge.kernel.state import State
from demiurge.kit.shelf import Shelf

SHELF: Final = Shelf[State](
    takes=re.compile(r"setup |pass BON|\+FAV|\+TW|action ACT\d"),
    starts=re.compile("setup "),
)  # fmt: skip
