"""Numbers in the settings of a bot."""

from __future__ import annotations

from demiurge.bots.base import BadBot


def read_number(bot: str, name: str, value: str) -> float:
    try:
        return float(value)
    except ValueError:
        raise BadBot("bot-number", bot=bot, setting=name, given=value) from None
