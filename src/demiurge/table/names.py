"""Names at a table: what bots are called, and who has not said a name. They are kept in English, and each reader sees
them in their own language; a name that somebody has chosen stays as it is."""

from __future__ import annotations

import re
from typing import Final

from demiurge.table.languages import later, say
from demiurge.table.thinking import LEVELS

YOU, HOST, SPECTATOR_NAME = later("You"), later("The host"), later("A spectator")
PLAYER: Final = re.compile(r"Player (\d+)")
BETWEEN: Final = " · "  # a bot's name and its strength
BOT_NAMES: Final = (
    later("Hypatia"), later("Euler"), later("Noether"), later("Zeno"), later("Lovelace"), later("Archimedes"),
    later("Kepler"), later("Sappho"),
)  # fmt: skip


def player(seat: int) -> str:
    """Somebody beside me on the same screen."""
    return f"Player {seat + 1}"


def bot_name(seat: int, spec: str) -> str:
    """What a bot is called when nobody names it; "" for people."""
    level = strength(spec)
    return f"{BOT_NAMES[seat % len(BOT_NAMES)]}{BETWEEN}{level}" if level else ""


def strength(spec: str) -> str:
    """How a bot's strength is called; "" for one that is not offered."""
    return next((level.name for level in LEVELS if level.spec == spec), "")


def name_in(language: str, name: str) -> str:
    """A name as somebody reads it."""
    if name in (YOU, HOST, SPECTATOR_NAME):
        return say(language, name)
    if numbered := PLAYER.fullmatch(name):
        return say(language, "Player {number}", number=numbered[1])
    first, between, level = name.partition(BETWEEN)
    if between and first in BOT_NAMES and level in [one.name for one in LEVELS]:
        return f"{say(language, first)}{BETWEEN}{say(language, level)}"
    return name
