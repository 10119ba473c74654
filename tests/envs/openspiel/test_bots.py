"""OpenSpiel's own bots and solvers play: by copies, and by positions that are drawn anew from what a seat knows."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

from demiurge.kernel.chance import Chance, Script
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Journal
from demiurge.kernel.registry import Meta, find
from demiurge.kernel.state import State
from tests.envs.openspiel.spiel import begun, openspiel, pyspiel, settled, table

BIG = ["terra-mystica", "theocratia", "nova-era", "civolution"]


def algorithm(name: str) -> Any:
    return import_module(f"open_spiel.python.algorithms.{name}")


def mcts(game: Any, simulations: int) -> Any:
    rng = np.random.RandomState(1)
    evaluator = algorithm("mcts").RandomRolloutEvaluator(1, rng)
    return algorithm("mcts").MCTSBot(game, 2.0, simulations, evaluator, random_state=rng)


def is_mcts(game: Any, simulations: int) -> Any:
    rng = np.random.RandomState(1)
    evaluator = algorithm("mcts").RandomRolloutEvaluator(1, rng)
    return algorithm("ismcts").ISMCTSBot(game, evaluator, 2.0, simulations, random_state=rng)


def played(game: Any, bot: Any, answers: int = 10_000) -> tuple[Any, int]:
    """The bot at seat 0 against random players, for so many of its answers; how many it gave."""
    state, rng, given = begun(game), Random(1), 0
    while not state.is_terminal() and given < answers:
        if state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            given += 1
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
        settled(state, rng)
    return state, given


@pytest.mark.parametrize(("bot", "seats"), [(mcts, 2), (is_mcts, 3)])
def test_a_bot_of_openspiel_plays_a_whole_game(bot: Any, seats: int) -> None:
    game = table("lantern-isles", seats)
    state, given = played(game, bot(game, 12))
    assert state.is_terminal()
    assert given > 5


@pytest.mark.long
@pytest.mark.parametrize("bot", [mcts, is_mcts])
@pytest.mark.parametrize("name", BIG)
def test_a_bot_of_openspiel_plays_a_big_game(bot: Any, name: str) -> None:
    game = table(name, 2)
    state, given = played(game, bot(game, 2))
    assert state.is_terminal()
    assert given > 10


@pytest.mark.long
def test_who_searches_wins_more_than_who_chooses_at_random() -> None:
    game = table("lantern-isles", 2)
    bot = is_mcts(game, 60)
    won = [state.returns()[0] for state in (played(game, bot)[0] for _ in range(10))]
    assert sum(won) > 0


class Dealt(Game):
    """Lantern Isles after the hands have been dealt, always the same ones: else hardly an infostate is met twice."""

    def __init__(self, options: dict[str, str], components: str = "") -> None:
        self.isles = find("lantern-isles").make(options)
        super().__init__("dealt-isles", self.isles.space, options, self.isles.package)

    def start(self, seats: int, chance: Chance, journal: Journal | None = None) -> State:
        return self.isles.start(seats, Script([0, 4, 7, 12]), journal)


@pytest.fixture(scope="module")
def dealt() -> Any:
    openspiel.register(Meta("dealt-isles", "Lantern Isles, dealt", [2], ["first"], [], "lantern_isles", Dealt))
    return pyspiel.load_game("demiurge_dealt_isles")


def learned(game: Any, policy: Any, games: int) -> int:
    """At how many positions of random games the policy, which must be a legal one, would rather do some things."""
    found = 0
    for seed in range(games):
        state, rng = begun(game, seed), Random(seed)
        while not state.is_terminal():
            chances = dict(policy.action_probabilities(state))
            assert set(chances) <= set(state.legal_actions())
            assert sum(chances.values()) == pytest.approx(1)
            found += len(set(chances.values())) > 1
            state.apply_action(rng.choice(state.legal_actions()))
            settled(state, rng)
    return found


def test_outcome_sampling_learns_a_legal_policy(dealt: Any) -> None:
    np.random.seed(1)
    solver = algorithm("outcome_sampling_mccfr").OutcomeSamplingSolver(dealt)
    for _ in range(30):
        solver.iteration()
    assert learned(dealt, solver.average_policy(), 3) > 0


def test_outcome_sampling_in_c_learns_a_legal_policy(dealt: Any) -> None:
    for game, least in ((dealt, 1), (table("lantern-isles", 2), 0)):
        solver = pyspiel.OutcomeSamplingMCCFRSolver(game, 0.6, 1)
        for _ in range(20):
            solver.run_iteration()
        assert learned(game, solver.average_policy(), 3) >= least
