"""One game after another at a table, answer by answer: what all environments have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from demiurge.bots.playout import next_seat
from demiurge.envs.rewards import REWARDS, Ended
from demiurge.kernel.chance import Chance
from demiurge.kernel.registry import find
from demiurge.kernel.state import NOBODY, State

ILLEGAL: Final = ("random", "raise", "end")
"""What an illegal action does: another answer is given at random, an exception is raised, or the game ends at once and
who gave it is last, without points."""
USUAL_SEATS: Final = 4


class IllegalAction(ValueError):
    """An action that is no answer here. clause: the id of the rule that forbids it."""

    def __init__(self, said: str, clause: str) -> None:
        super().__init__(said, clause)
        self.clause = clause

    def __str__(self) -> str:
        return str(self.args[0])


class Forfeited:
    """A game that an illegal action has ended."""

    def __init__(self, state: State, culprit: int) -> None:
        self.seats = state.seats
        self.ranked = [[seat for seat in tied if seat != culprit] for tied in state.ranking()]
        self.ranked = [tied for tied in self.ranked if tied]
        if self.seats == 1:
            self.ranked.append([])  # a place, too, has who beats one that plays alone
        self.ranked.append([culprit])
        self.points = [min(0, points) if seat == culprit else points for seat, points in enumerate(state.scores())]

    def ranking(self) -> list[list[int]]:
        return self.ranked

    def scores(self) -> list[int]:
        return self.points


class Table:
    """A game with its options at so many seats, and what its end is worth."""

    def __init__(
        self, name: str, seats: int | None = None, options: Mapping[str, str] | None = None, reward: str = "placement"
    ) -> None:
        meta = find(name)
        if seats is None:
            seats = USUAL_SEATS if USUAL_SEATS in meta.seats else max(meta.seats)
        if seats not in meta.seats:
            raise ValueError(f"{name} is for {', '.join(map(str, meta.seats))} seats, not for {seats}")
        self.name, self.seats = name, seats
        self.game = meta.make({option: str(value) for option, value in (options or {}).items()})
        self.key = name, seats, tuple(sorted(self.game.options.items()))
        self.worth = REWARDS[one_of("reward", reward, list(REWARDS))][0]

    @property
    def action_names(self) -> list[str]:
        """What each action is: `build E7`."""
        return list(self.game.space.texts)


class Episode:
    """A game that runs. seat: who is asked now, NOBODY once it is over. illegal: how many actions were none.

    culprit: whose illegal action has ended it."""

    def __init__(self, table: Table, illegal: str) -> None:
        self.table, self.game = table, table.game
        self.on_illegal = one_of("illegal", illegal, ILLEGAL)
        self.begin(0)

    def begin(self, seed: int) -> None:
        self.chance, self.rng = Chance(seed), Random(~seed)
        self.state = self.game.start(self.table.seats, self.chance)
        self.illegal, self.culprit = 0, NOBODY
        self.go_on()

    def go_on(self) -> None:
        self.chance.forget(0)
        self.seat = next_seat(self.state)

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    def answers(self) -> list[int]:
        """What who is asked may say."""
        return self.state.answers(self.seat) if self.seat != NOBODY else []

    def answer(self, action: int) -> None:
        """Of the seat that is asked. What an illegal one does was said when the table was made."""
        if self.seat == NOBODY:
            raise ValueError("the game is over: reset() begins another one")
        answers = self.state.answers(self.seat)
        if action not in answers:
            if self.on_illegal == "raise":
                raise self.refused(action)
            self.illegal += 1
            if self.on_illegal == "end":
                self.culprit, self.seat = self.seat, NOBODY
                return
            action = self.rng.choice(answers)
        self.state.apply(self.seat, action, self.chance)
        self.go_on()

    def refused(self, action: int) -> IllegalAction:
        """Why it is no answer, by the clause of the rules."""
        space = self.game.space
        if not 0 <= action < len(space):
            return IllegalAction(f"there is no action {action}: {self.game.name} has {len(space)}", "")
        clause = self.state.refuse(self.seat, action) or ""
        return IllegalAction(f"seat {self.seat} cannot answer {space.format(action)!r} here: {clause}", clause)

    # ---- what came of it
    def ended(self) -> Ended:
        return self.state if self.culprit == NOBODY else Forfeited(self.state, self.culprit)

    def worth(self) -> list[float]:
        """What the finished game is worth to each seat."""
        return self.table.worth(self.ended())

    def result(self, seat: int) -> dict[str, int]:
        """What is told of a finished game: the seat's points, and its place, from 0; who ties shares the better one."""
        ended, place = self.ended(), 0
        for tied in ended.ranking():
            if seat in tied:
                break
            place += max(len(tied), 1)
        return {"score": ended.scores()[seat], "place": place, "illegal": self.illegal}


def one_of(what: str, value: str, known: Sequence[str]) -> str:
    if value not in known:
        raise ValueError(f"there is no {what} {value!r}; there are {', '.join(known)}")
    return value
