"""Bots by name: `random`, `greedy`, `search:1s`, `search:500it:explore=0.7`."""

from __future__ import annotations

from typing import Final

from demiurge.bots.base import BadBot, Bot
from demiurge.bots.greedy import GreedyBot
from demiurge.bots.search import SearchBot, Settings
from demiurge.bots.uniform import RandomBot
from demiurge.kernel.game import Game

NAMES: Final = ["random", "greedy", "search"]


def read_settings(parts: list[str], budget: str) -> Settings:
    settings = Settings()
    if budget:
        settings.budget(budget)
    for part in parts:
        name, equals, value = part.partition("=")
        if equals:
            settings.set(name, value)
        else:
            settings.budget(part)
    return settings


def check_spec(spec: str, budget: str = "") -> None:
    """Raises BadBot where make_bot would."""
    parts = spec.split(":")
    if parts[0] not in NAMES:
        raise BadBot("bot-unknown", bot=spec, known=tuple(NAMES))
    if parts[0] == "search":
        read_settings(parts[1:], budget)
    elif len(parts) > 1:
        raise BadBot("bot-no-settings", name=parts[0], bot=spec)


def make_bot(spec: str, game: Game, seed: int, budget: str = "") -> Bot:
    """The bot of that name. `budget` is for a search that names none itself."""
    check_spec(spec, budget)
    parts = spec.split(":")
    if parts[0] == "random":
        return RandomBot(spec, game, seed)
    if parts[0] == "greedy":
        return GreedyBot(spec, game, seed)
    return SearchBot(spec, game, seed, read_settings(parts[1:], budget))
