"""Bot: something that answers for a seat, from what the seat may see."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from demiurge.kernel.chance import Chance
from demiurge.kernel.evaluation import DEFAULT, Evaluation
from demiurge.kernel.game import Game
from demiurge.kernel.problems import BadBot as BadBot
from demiurge.kernel.state import State
from demiurge.kernel.text import Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """It gets the seat's View, never the real State; its chance is its own, so it cannot see the real future."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self.name = name
        self.game = game
        self.seed = seed
        self.chance = Chance(seed)
        self.excuse: Text | None = None  # why it does not play as its name says

    @abstractmethod
    def answer(self, view: State, seat: int) -> int:
        """The action that the seat says."""
        raise TypeError(f"{type(self).__name__} has no answer()")  # a bot of others, whom no type checker has warned

    def forget(self) -> None:
        """Chance keeps what it gave out, for records; a bot that dreams of a million games does not need it."""
        self.chance.log.clear()
        self.chance.seen.clear()


def evaluation_of(game: Game) -> Evaluation:
    """The game's own evaluation, or the default where it has none."""
    try:
        faculty = game.faculty("evaluation")
    except ModuleNotFoundError as error:
        if error.name != f"{game.package}.evaluation":
            raise  # the game has one, and it is broken
        return DEFAULT
    found = faculty.EVALUATION
    assert isinstance(found, Evaluation), f"{game.package}.evaluation.EVALUATION is no Evaluation"
    return found
