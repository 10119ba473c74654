"""Entrants: what makes a bot of a ladder the same bot, and games of it games of the same game.

A bot is what its name and settings say, by the sources that it plays by: its own module and what that leans on among
the bots, the game's evaluation, and for `learned` its net. Where any of them changes it enters anew beside its former
self, whose games stay. Comments, docstrings and layout change nothing.

The rules of a game are told by how it plays, not by its sources, which change more often: by the components, and by
what a few random games with fixed seeds come to."""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from demiurge import builds
from demiurge.bots import Bot, make_bot
from demiurge.bots.ahead import AheadBot
from demiurge.bots.greedy import GreedyBot
from demiurge.bots.learned import LearnedBot
from demiurge.bots.net import built_in
from demiurge.bots.playout import random_playout
from demiurge.bots.search import SearchBot
from demiurge.bots.uniform import RandomBot
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Game

WAYS: Final[dict[type[Bot], str]] = {
    RandomBot: "random", GreedyBot: "greedy", AheadBot: "greedy", SearchBot: "search", LearnedBot: "learned"
}  # fmt: skip
ROOM: Final = "demiurge.bots"
BESIDES: Final = "demiurge.kernel.evaluation"
JUDGES: Final = ("evaluation", "features")
"""The modules of a game, or folders of them, that only bots ask."""
TRIED: Final = 40
"""So many random games tell the rules."""
DOCUMENTED: Final = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


class Entrant(NamedTuple):
    """A bot of a ladder."""

    id: str
    name: str
    plays: str
    """How it decides: "random", "greedy", "search" or "learned". A `learned` whose net does not fit searches."""
    clock: bool
    """Whether it thinks for so long, not so much: then no game of it can be played again."""


def entrant(spec: str, game: Game, seats: int) -> Entrant:
    """The bot of that name, as it plays now."""
    bot = make_bot(spec, game, 0, "", seats)
    name, file = named(spec)
    parts = [name, *[plain(path) for path in leant_on(type(bot).__module__)]]
    if not isinstance(bot, RandomBot):
        parts += [plain(path) for path in judges(game)]
    if isinstance(bot, LearnedBot):
        parts.append(hashlib.blake2b(net_of(game, file).read_bytes()).hexdigest())
    return Entrant(digest_of(parts), name, WAYS[type(bot)], by_clock(bot))


def named(spec: str) -> tuple[str, str]:
    """A bot's name in a ladder, its settings in one order, and the file of its net, of which only the last part is in
    the name: where it lies is nobody's business."""
    kind, *settings = spec.split(":")
    file = next((one.partition("=")[2] for one in settings if one.startswith("net=")), "")
    shown = sorted(f"net={Path(file).name}" if one.startswith("net=") else one for one in settings)
    return ":".join([kind, *sorted(shown, key=lambda one: "=" in one)]), file


def by_clock(bot: Bot) -> bool:
    if isinstance(bot, SearchBot):
        return bot.settings.time.seconds > 0.0
    return isinstance(bot, AheadBot) and bot.budget.seconds > 0.0


def digest_of(parts: list[str]) -> str:
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=4).hexdigest()


# ---- sources
def plain(path: Path) -> str:
    """A source without what makes no difference."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


def leant_on(module: str) -> Iterator[Path]:
    """The source of a module of the bots, and of those among them that it imports."""
    found, todo = set[str](), [module]
    while todo:
        one = todo.pop()
        if one not in found and (one.startswith(f"{ROOM}.") or one == BESIDES):
            found.add(one)
            tree = ast.parse(source_of(one).read_text("utf-8"))
            todo += [str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return map(source_of, sorted(found))


def source_of(module: str) -> Path:
    return builds.SOURCES.joinpath(*module.split(".")[1:]).with_suffix(".py")


def folder_of(game: Game) -> Path:
    spec = find_spec(game.package)
    assert spec is not None, game.package
    assert spec.submodule_search_locations, game.package
    return Path(next(iter(spec.submodule_search_locations)))


def judges(game: Game) -> list[Path]:
    """What the game tells its bots."""
    folder = folder_of(game)
    return [path for name in JUDGES for path in [folder / f"{name}.py", *sorted((folder / name).rglob("*.py"))]
            if path.is_file()]  # fmt: skip


def net_of(game: Game, file: str) -> Path:
    path = Path(file) if file else built_in(game)
    assert path is not None, game.name
    return path


# ---- the game
def rules_of(game: Game, seats: int) -> str:
    """What games must share to be compared."""
    own, others = folder_of(game) / "components", Path(game.components) if game.components else None
    parts = [json.dumps([game.name, seats, sorted(game.options.items())])]
    for folder in (own, others):
        if folder is not None:
            files = [folder] if folder.is_file() else sorted(folder.rglob("*.json"))
            parts += [path.read_text("utf-8") for path in files]
    for seed in range(TRIED):
        chance = Chance(seed)
        state = game.start(seats, chance)
        decisions = random_playout(state, chance, Random(seed))
        parts.append(json.dumps([decisions, state.scores(), state.ranking()]))
    return digest_of(parts)
