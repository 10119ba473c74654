"""Bots by name: `random`, `greedy`, `greedy:50it`, `search:1s`, `search:500it:explore=0.7`, `learned`, `learned:2s`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from demiurge.bots.ahead import AheadBot, Foresight
from demiurge.bots.base import BadBot, Bot
from demiurge.bots.greedy import GreedyBot
from demiurge.bots.learned import LearnedBot, Learning
from demiurge.bots.net import Net, built_in, open_net, unfit
from demiurge.bots.numbers import read_number
from demiurge.bots.search import SearchBot, Settings
from demiurge.bots.uniform import RandomBot
from demiurge.kernel.game import Game
from demiurge.kernel.text import text

NAMES: Final = ["random", "greedy", "search", "learned"]
INSTEAD: Final = "300ms"  # how long a learned bot thinks that has no net to go by and no budget


def read_settings(parts: list[str], budget: str) -> Settings:
    settings = Settings()
    if budget:
        settings.time.read(budget)
    for part in parts:
        name, equals, value = part.partition("=")
        if equals:
            settings.set(name, value)
        else:
            settings.time.read(part)
    return settings


def read_greedy(parts: list[str]) -> tuple[Foresight | None, float]:
    """`greedy:50it:far=1` looks ahead; `greedy:overlooks=0.5` does not, and overlooks half of its moves."""
    overlooks = 0.0
    if any("=" not in part for part in parts):
        return Foresight("greedy", parts), overlooks
    for part in parts:
        name, _, value = part.partition("=")
        if name != "overlooks":
            raise BadBot("bot-setting", bot="greedy", setting=name, known=("overlooks",))
        overlooks = read_number("greedy", name, value)
    return None, overlooks


def check_spec(spec: str, budget: str = "") -> None:
    """Raises BadBot where make_bot would."""
    parts = spec.split(":")
    if parts[0] not in NAMES:
        raise BadBot("bot-unknown", bot=spec, known=tuple(NAMES))
    if parts[0] == "search":
        read_settings(parts[1:], budget)
    elif parts[0] == "learned":
        Learning(parts[1:])
    elif parts[0] == "greedy":
        read_greedy(parts[1:])
    elif len(parts) > 1:
        raise BadBot("bot-no-settings", name=parts[0], bot=spec)


def make_bot(spec: str, game: Game, seed: int, budget: str = "", seats: int = 0) -> Bot:
    """The bot of that name. `budget` is for a search that names none itself; `seats`, where they are known, show
    whether a learned bot's net was made for such a table."""
    check_spec(spec, budget)
    parts = spec.split(":")
    if parts[0] == "random":
        return RandomBot(spec, game, seed)
    if parts[0] == "greedy":
        foresight, overlooks = read_greedy(parts[1:])
        if foresight is not None:
            return AheadBot(spec, game, seed, foresight)
        return GreedyBot(spec, game, seed, overlooks=overlooks)
    if parts[0] == "learned":
        return learned(spec, game, seed, seats)
    return SearchBot(spec, game, seed, read_settings(parts[1:], budget))


def learned(spec: str, game: Game, seed: int, seats: int) -> Bot:
    """By its net, or, where that has not learned such a table, by search; `excuse` says why."""
    settings = Learning(spec.split(":")[1:])
    net = net_for(game, settings.file)
    why = text("net-none", game=game.name) if net is None else unfit(net, game, seats)
    if net is not None and (why is None or settings.file):
        return LearnedBot(spec, game, seed, net, settings)
    found = SearchBot(spec, game, seed, read_settings([settings.budget or INSTEAD], ""))
    found.excuse = why
    return found


def net_for(game: Game, file: str = "") -> Net | None:
    """The net of a file, or the game's own, if it has one."""
    path = Path(file) if file else built_in(game)
    return None if path is None else open_net(game, path)
