"""Opening a table in the terminal: who sits where, a new game or one that was saved."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.text import Text

from demiurge.bots import Bot, make_bot
from demiurge.kernel.chance import Chance
from demiurge.kernel.clauses import citable
from demiurge.kernel.game import Game, view
from demiurge.kernel.play import Play, replay
from demiurge.kernel.record import BadRecord, read_record
from demiurge.kernel.speech import ENGLISH, words_of
from demiurge.kit.plain import languages_of
from demiurge.terminal.look import ROOM, Look
from demiurge.terminal.session import Session, introduction

YOU = 0  # the person's seat; bots have the others
SEEDS = 1_000_000


def seated(game: Game, seats: int, names: list[str], seed: int) -> dict[int, Bot]:
    """A bot for every seat but the person's; the last one named has all that are left."""
    return {
        seat: make_bot(names[min(seat - 1, len(names) - 1)], game, seed + seat) for seat in range(seats) if seat != YOU
    }


def interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def prompt(text: str) -> str:
    """A line with editing and history, where Python has them."""
    with suppress(ImportError):
        import readline  # noqa: F401
    return input(text)


def any_seed() -> int:
    return secrets.randbelow(SEEDS)


def saved(path: Path, game: str, seed: int) -> Play:
    """A game of that name that was written down, to go on with."""
    record = read_record(path)
    if record.game != game:
        raise BadRecord("record-other-game", line=1, held=record.game, wanted=game)
    table = replay(record)
    table.chance = Chance(seed)  # the recorded outcomes are used up
    return table


def play(
    table: Play,
    title: str,
    bots: list[str],
    seed: int,
    console: Console | None = None,
    ask: Callable[[str], str] | None = None,
    language: str = ENGLISH,
) -> int:
    """Play until the end. Where nobody sits at a terminal, say what would be opened, draw it once and leave."""
    console = Console(highlight=False) if console is None else console
    game, seats = table.game, table.state.seats
    if language not in languages_of(game):
        console.print(Text(words_of(ROOM, language)("opening-language", game=title), "dim"))
        language = ENGLISH
    if ask is None and not interactive():
        words = words_of(ROOM, language)
        console.print(words("opening-no-terminal", game=title, seats=seats, bots=tuple(bots)))
        console.print(Look(game, language).draw(view(table.state, YOU), YOU))
        return 0
    rules = citable(game.package, game.name)
    session = Session(table, YOU, seated(game, seats, bots, seed), rules, console, ask or prompt, language)
    seeded = "" if table.record.lines else session.words("opening-seed", seed=seed)
    console.print(Text().append(title, "bold").append(seeded, "dim"))
    console.print(introduction(session.look, table, YOU, session.bots))
    session.run()
    return 0
