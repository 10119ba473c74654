"""Twins (demiurge.kernel.twins) as the environments tell of them: two games that differ in one secret thing are played
side by side, and who has not been told of it must be given the same numbers, the same mask, the same pictures."""

from __future__ import annotations

from random import Random
from typing import Any

from demiurge.bots.playout import next_seat
from demiurge.envs import gymnasium, pettingzoo, pictures, vector
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.checks import Case, CheckResult, GameCheck, Suite
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.registry import Meta
from demiurge.kernel.state import State
from demiurge.kernel.twins import TWINS, Twins
from demiurge.kit.plain import drawing_of

Seen = dict[str, Any]


class Eyes:
    """All that the environments of a table tell a seat."""

    def __init__(self, name: str, seats: int) -> None:
        self.turns = [pettingzoo.env(name, seats, observation=shape) for shape in ("vector", "dict", "view")]
        for env in self.turns:
            env.reset(seed=0)
        self.one = gymnasium.DemiurgeEnv(name, seats)
        self.one.reset(seed=0)
        self.many = vector.DemiurgeVector(1, name, seats)
        self.many.reset(seed=0)
        self.drawing = drawing_of(self.one.table.game)

    def seen(self, state: State, seat: int) -> Seen:
        if seat == SPECTATOR:
            return {"portrait": self.drawing.portrait(view(state, SPECTATOR))}
        return {
            "text": pictures.text_of(self.one.table.game, state, seat),
            **{f"turns {number}": self.turn(env, state, seat) for number, env in enumerate(self.turns)},
            "learner": self.learner(state, seat),
            "vector": self.row(state, seat),
        }

    def turn(self, env: Any, state: State, seat: int) -> list[Any]:
        env.episode.state, env.episode.seat = state, next_seat(state)
        if not env.episode.over:
            env.turn()
        return [env.agent_selection, plain(env.observe(f"player_{seat}")), env.infos[f"player_{seat}"]]

    def learner(self, state: State, seat: int) -> list[Any]:
        learner = self.one.learner
        learner.episode.state, learner.seat, learner.episode.seat = state, seat, next_seat(state)
        return [plain(self.one.observed()), {} if learner.over else self.one.told()]

    def row(self, state: State, seat: int) -> list[Any]:
        games = self.many.games
        assert games is not None
        games.learners[0].episode.state, games.learners[0].seat = state, seat
        games.write(0)
        return [plain(self.many.observed())]


def plain(x: Any) -> Any:
    """Arrays as bytes, which can be compared."""
    return {name: plain(part) for name, part in x.items()} if isinstance(x, dict) else x.tobytes()


class SeenTwins(Twins):
    def __init__(self, check: GameCheck, eyes: Eyes) -> None:
        super().__init__(check)
        self.eyes, self.compared = eyes, 0

    def leak(self, twin: Play, line: int, seat: int, closely: bool) -> str | None:
        if not closely:
            return None
        self.compared += 1
        mine, its = self.eyes.seen(self.states[line + 1], seat), self.eyes.seen(twin.state, seat)
        wrong = [part for part in mine if mine[part] != its[part]]
        return f"is given another {' and '.join(wrong)}" if wrong else None


def twins(meta: Meta, seats: int, seed: int) -> tuple[CheckResult, int]:
    """What came of the twins of one random game, and how often something was compared."""
    suite, case = Suite(meta), Case(seats, {}, seed)
    check = GameCheck(suite, case, Play(meta.make(), seats, Chance(seed)))
    check.rng = Random(seed)
    while waiting := check.play.state.waiting():
        check.play.answer(waiting[0], check.rng.choice(check.play.state.answers(waiting[0])))
        check.states.append(check.play.state)
    found = SeenTwins(check, Eyes(meta.name, seats))
    found.run()
    return suite.results[TWINS], found.compared
