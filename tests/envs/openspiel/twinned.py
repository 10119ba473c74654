"""Twins (demiurge.kernel.twins) as OpenSpiel is told of them: two games that differ in one secret thing are played side
by side, and who has not been told of it must be given the same strings and the same tensors."""

from __future__ import annotations

from random import Random
from typing import Any

from demiurge.kernel.chance import Chance
from demiurge.kernel.checks import Case, CheckResult, GameCheck, Suite
from demiurge.kernel.play import Play
from demiurge.kernel.record import Line
from demiurge.kernel.registry import Meta
from demiurge.kernel.twins import NONE, TWINS, Twins
from tests.envs.openspiel.spiel import table


def drawn(state: Any, met: list[tuple[int, int]]) -> Any:
    """The same state, once the outcomes of a record have come."""
    while state.is_chance_node():
        known = len(state.point.rows[-1].data.get("chance", ()))
        state.apply_action(state.point.faces().index(met[known][0]))
    return state


def followed(state: Any, line: Line) -> Any:
    """A copy, one answer of a record further."""
    copy = state.clone()
    copy.apply_action(copy.point.game.space.parse(line.do))
    return drawn(copy, line.chance)


def told(state: Any, seat: int) -> list[Any]:
    return [
        state.current_player(), state.legal_actions(seat),
        state.information_state_string(seat), state.observation_string(seat),
        state.information_state_tensor(seat), state.observation_tensor(seat),
    ]  # fmt: skip


PARTS = ["player", "answers", "information string", "observation string", "information tensor", "observation tensor"]


class ToldTwins(Twins):
    """states: the position after each line, as OpenSpiel knows it."""

    def __init__(self, check: GameCheck, game: Any) -> None:
        super().__init__(check)
        self.spiel = [drawn(game.new_initial_state(), check.play.record.chance)]
        for line in check.play.record.lines:
            self.spiel.append(followed(self.spiel[-1], line))
        self.game = game
        self.its: Any = None
        self.compared = 0

    def born(self, line: int, outcome: int) -> Play:
        twin = super().born(line, outcome)
        if line < 0:
            self.its = drawn(self.game.new_initial_state(), twin.record.chance)
        return twin

    def step(self, twin: Play, line: int, outcome: int, other_answer: bool) -> bool:
        if not super().step(twin, line, outcome, other_answer):
            return False
        first = other_answer or outcome != NONE
        self.its = followed(self.spiel[line] if first else self.its, twin.record.lines[-1])
        return True

    def leak(self, twin: Play, line: int, seat: int, closely: bool) -> str | None:
        if seat < 0 or not closely:
            return None
        self.compared += 1
        mine, its = told(self.spiel[line + 1], seat), told(self.its, seat)
        wrong = [part for part, one, other in zip(PARTS, mine, its, strict=True) if one != other]
        return f"is given another {' and '.join(wrong)}" if wrong else None


def random_game(check: GameCheck) -> None:
    """To its end, the questions in the order of OpenSpiel."""
    while waiting := check.play.state.waiting():
        check.play.answer(waiting[0], check.rng.choice(check.play.state.answers(waiting[0])))
        check.states.append(check.play.state)


def twins(meta: Meta, seats: int, seed: int) -> tuple[CheckResult, int]:
    """What came of the twins of one random game, and how often something was compared."""
    suite, case = Suite(meta), Case(seats, {}, seed)
    check = GameCheck(suite, case, Play(meta.make(), seats, Chance(seed)))
    check.rng = Random(seed)
    random_game(check)
    found = ToldTwins(check, table(meta.name, seats))
    found.run()
    return suite.results[TWINS], found.compared
