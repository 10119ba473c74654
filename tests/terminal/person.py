"""A person at the terminal, for tests: what is typed comes from a list, what is shown is kept as text."""

from __future__ import annotations

import io
from collections.abc import Callable

from rich.console import Console

from demiurge.bots import make_bot
from demiurge.kernel.clauses import citable
from demiurge.kernel.play import Play
from demiurge.terminal.session import Session

Typist = Callable[["Person"], str | None]


class Person:
    """`types` is what the person types, line by line; after that `plays`, if there is one, goes on."""

    def __init__(
        self,
        play: Play,
        types: list[str] | None = None,
        plays: Typist | None = None,
        bot: str = "random",
        width: int = 120,
    ) -> None:
        self.out = io.StringIO()
        self.console = Console(file=self.out, width=width, height=60, highlight=False, color_system=None)
        self.lines, self.plays = list(types or []), plays
        bots = {seat: make_bot(bot, play.game, seat) for seat in range(1, play.state.seats)}
        self.session = Session(play, 0, bots, citable(play.game.package, play.game.name), self.console, self.ask)

    def ask(self, prompt: str) -> str:
        text = self.lines.pop(0) if self.lines else self.plays(self) if self.plays else None
        if text is None:
            raise EOFError
        self.out.write(f"{prompt}{text}\n")
        return text

    def run(self) -> str:
        """Everything that was shown."""
        self.session.run()
        return self.out.getvalue()

    @property
    def play(self) -> Play:
        return self.session.play


def shown(thing: object, width: int = 120, height: int = 60) -> str:
    """A renderable as plain text."""
    out = io.StringIO()
    Console(file=out, width=width, height=height, highlight=False, color_system=None).print(thing)
    return out.getvalue()
