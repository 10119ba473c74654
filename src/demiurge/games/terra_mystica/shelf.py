"""What a faction takes: itself, bonus cards, favor and town tiles, power actions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from demiurge.kernel.state import State
from demiurge.kernel.text import Text, text
from demiurge.kit.shelf import Shelf

GROUPS: Final = {
    "factions.json": text("shelf-factions"), "bonus_cards.json": text("shelf-bonus"),
    "favor_tiles.json": text("shelf-favor"), "town_tiles.json": text("shelf-towns"),
    "power_actions.json": text("shelf-power"),
}  # fmt: skip


def group(file: str, entry: Mapping[str, Any]) -> Text | None:
    return GROUPS.get(file)


SHELF: Final = Shelf[State](
    takes=re.compile(r"setup |pass BON|\+FAV|\+TW|action ACT\d"),
    starts=re.compile("setup "),
    group=group,
)  # fmt: skip
