"""Names at a table: what bots are called, and who has not said a name. They are kept in English, and each reader sees
them in their own language; a name that somebody has chosen stays as it is."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from demiurge.kernel.text import Text, text
from demiurge.table.game.thinking import EARLIER, LEVELS
from demiurge.table.languages import ENGLISH, say


def kept(*names: Text) -> dict[str, Text]:
    """By what is kept. Tables of old have these words, so the English of these messages is not to change."""
    return {say(ENGLISH, name): name for name in names}


BETWEEN: Final = " · "  # a bot's name and its strength
UNNAMED: Final = kept(text("name-you"), text("name-host"), text("name-spectator"), text("name-program"))
*_, PROGRAM = UNNAMED  # the others are names of tables of old
STRENGTHS: Final = kept(*(level.name for level in LEVELS))
BOTS: Final = kept(
    text("bot-hypatia"), text("bot-euler"), text("bot-noether"), text("bot-zeno"), text("bot-lovelace"),
    text("bot-archimedes"), text("bot-kepler"), text("bot-sappho"),
)  # fmt: skip
BOT_NAMES: Final = tuple(BOTS)
GUESTS: Final = kept(
    text("guest-heron"), text("guest-otter"), text("guest-lynx"), text("guest-badger"), text("guest-falcon"),
    text("guest-beaver"), text("guest-crane"), text("guest-marten"), text("guest-raven"), text("guest-stag"),
    text("guest-hare"), text("guest-swan"), text("guest-fox"), text("guest-owl"), text("guest-bison"),
    text("guest-seal"), text("guest-ibis"), text("guest-panda"), text("guest-gecko"), text("guest-puffin"),
    text("guest-mole"), text("guest-moose"), text("guest-stork"), text("guest-wolf"), text("guest-robin"),
    text("guest-finch"), text("guest-whale"), text("guest-tapir"), text("guest-ibex"), text("guest-kiwi"),
    text("guest-newt"), text("guest-lark"),
)  # fmt: skip
PLAYER: Final = re.compile(re.escape(say(ENGLISH, "name-player", number="#")).replace(r"\#", r"(\d+)"))


def guest_name(visitor: str, taken: Collection[str] = ()) -> str:
    """Who has not said a name, so that others can tell them apart: by the hash of a visitor always the same one, but
    none that is `taken` at a table."""
    first = int(visitor[:8], 16)
    names = [tuple(GUESTS)[(first + n) % len(GUESTS)] for n in range(len(GUESTS))]
    return next((name for name in names if name not in taken), names[0])


def player(seat: int) -> str:
    """Somebody beside me on the same screen."""
    return say(ENGLISH, "name-player", number=seat + 1)


def bot_name(seat: int, spec: str) -> str:
    """What a bot is called when nobody names it; "" for people."""
    level = strength(spec)
    return f"{BOT_NAMES[seat % len(BOT_NAMES)]}{BETWEEN}{say(ENGLISH, level)}" if level else ""


def strength(spec: str) -> Text | None:
    """How a bot's strength is called; None for one that is not offered."""
    level = next((level for level in LEVELS if level.spec == spec), EARLIER.get(spec))
    return level and level.name


def name_in(language: str, name: str) -> str:
    """A name as somebody reads it."""
    if name in UNNAMED:
        return say(language, UNNAMED[name])
    if name in GUESTS:
        return say(language, GUESTS[name])
    if numbered := PLAYER.fullmatch(name):
        return say(language, "name-player", number=numbered[1])
    first, between, level = name.partition(BETWEEN)
    if between and first in BOTS and level in STRENGTHS:
        return f"{say(language, BOTS[first])}{BETWEEN}{say(language, STRENGTHS[level])}"
    return name
