"""OpenSpiel's own bots and solvers play: by copies, and by positions that are drawn anew from what a seat knows."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.envs.openspiel.spiel import begun, pyspiel, settled, table

BIG = ["terra-mystica", "theocratia", "nova-era", "civolution"]


def algorithm(name: str) -> Any:
    return import_module(f"open_spiel.python.algorithms.{name}")


def mcts(game: Any, simulations: int) -> Any:
    rng = np.random.RandomState(1)
    evaluator = algorithm("mcts").RandomRolloutEvaluator(1, rng)
    return algorithm("mcts").MCTSBot(game, 2.0, simulations, evaluator, random_state=rng)


def mcts_in_c(game: Any, simulations: int) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    return pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 100, False, 1, False)


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


@pytest.mark.parametrize("bot", [mcts, mcts_in_c, is_mcts])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_bot_of_openspiel_plays_a_whole_game(bot: Any, seats: int) -> None:
    game = table("lantern-isles", seats)
    state, given = played(game, bot(game, 12))
    assert state.is_terminal()
    assert given > 5


@pytest.mark.long
@pytest.mark.parametrize("bot", [mcts, mcts_in_c, is_mcts])
@pytest.mark.parametrize("name", BIG)
def test_a_bot_of_openspiel_plays_a_big_game(bot: Any, name: str) -> None:
    game = table(name, 4)
    state, given = played(game, bot(game, 3))
    assert state.is_terminal()
    assert given > 10


@pytest.mark.long
def test_who_searches_wins_more_than_who_chooses_at_random() -> None:
    game = table("lantern-isles", 2)
    bot = is_mcts(game, 60)
    won = [state.returns()[0] for state in (played(game, bot)[0] for _ in range(10))]
    assert sum(won) > 0


@pytest.mark.parametrize("solver", ["external_sampling_mccfr", "outcome_sampling_mccfr"])
def test_counterfactual_regrets_by_sampling_give_a_legal_policy(solver: str) -> None:
    game = table("lantern-isles", 2, rounds="three")
    np.random.seed(1)
    made = algorithm(solver)
    found = getattr(made, {"e": "ExternalSamplingSolver", "o": "OutcomeSamplingSolver"}[solver[0]])(game)
    for _ in range(3):
        found.iteration()
    policy, rng, known = found.average_policy(), Random(2), 0
    for seed in range(3):
        state = begun(game, seed)
        while not state.is_terminal():
            chances = policy.action_probabilities(state)
            assert set(chances) <= set(state.legal_actions())
            assert sum(chances.values()) == pytest.approx(1)
            known += len(set(chances.values())) > 1
            state.apply_action(rng.choice(state.legal_actions()))
            settled(state, rng)
