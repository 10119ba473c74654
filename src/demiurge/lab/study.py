"""A study: what is asked of many games. `check` says what is wrong with it before anything is played."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from demiurge.bots import check_spec, make_bot
from demiurge.kernel.registry import find
from demiurge.kernel.speech import Spoken

ROOM: Final = "demiurge.lab"
MINE: Final = 0  # the arm that a study is about; where there is another, it is what the first is compared with


class BadStudy(Spoken):
    """A study that cannot be made."""

    room = ROOM


class Study(NamedTuple):
    """`games`: at most so many, of both sets together, each seed once with either. `width`: stop as soon as what is
    asked first is known within so many points, for sure at every look; `seconds`: stop after so long. 0: never."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    mine: str = ""
    """A path of components, "" for the built-in ones."""
    against: str | None = None
    """What it is compared with; None: with nothing, the balance of a game as it is."""
    bots: tuple[str, ...] = ("greedy",)
    """By seat; the last one named takes the seats that are left."""
    budget: str = ""
    games: int = 10_000
    seed: int = 1
    width: float = 0.0
    seconds: float = 0.0
    names: tuple[str, str] = ("", "")
    """What people call the two sets."""

    @property
    def paths(self) -> tuple[str, ...]:
        """The components of each arm, mine first."""
        return (self.mine,) if self.against is None else (self.mine, self.against)

    @property
    def pairs(self) -> int:
        """How many seeds are played at most."""
        return max(1, self.games // len(self.paths))

    @property
    def called(self) -> tuple[str, ...]:
        """What each set is called; "" for the built-in one, which every language calls in its own way."""
        return tuple(name or Path(path).stem.replace("_", " ") for name, path in zip(self.names, self.paths))


def check(study: Study) -> None:
    """Raises BadStudy, or what the game or the bots say against it."""
    meta = find(study.game)
    if study.seats not in meta.seats:
        raise BadStudy("study-seats", game=meta.name, known=tuple(meta.seats), seats=study.seats)
    if not 0 < len(study.bots) <= study.seats:
        raise BadStudy("study-bots", n=len(study.bots), seats=study.seats)
    if study.games < len(study.paths):
        raise BadStudy("study-games", n=study.games, least=len(study.paths))
    if study.width < 0 or study.seconds < 0:
        raise BadStudy("study-negative")
    if study.against is not None and same(study.mine, study.against):
        raise BadStudy("study-same")
    for bot in study.bots:
        check_spec(bot, study.budget)
    for path in study.paths:
        if path and not Path(path).exists():
            raise BadStudy("study-components", path=path)
        meta.make(dict(study.options), path)
    check_alike(study)


def check_alike(study: Study) -> None:
    """A bot that has learned the game with one set and would search with the other: that would compare bots."""
    games = [find(study.game).make(dict(study.options), path) for path in study.paths]
    for bot in study.bots:
        excuses = [make_bot(bot, game, 0, study.budget, study.seats).excuse for game in games]
        why = next(filter(None, excuses), None)
        if why is not None and None in excuses:
            raise BadStudy("study-unlike", bot=bot, why=why)


def same(mine: str, against: str) -> bool:
    return mine == against or bool(mine and against and Path(mine).resolve() == Path(against).resolve())
