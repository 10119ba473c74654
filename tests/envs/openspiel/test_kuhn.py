"""A toy whose solution is known: what each seat is told makes the infostates of the theory, no more and no less."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from tests.envs.openspiel.kuhn import BET, KUHN, PASS
from tests.envs.openspiel.spiel import begun, openspiel, pyspiel

JACK, QUEEN, KING = range(3)

# How often an equilibrium bets, by seat, card and what was said: that of the family whose first seat never begins.
EQUILIBRIUM = {
    (0, JACK, ()): 0, (0, QUEEN, ()): 0, (0, KING, ()): 0,
    (0, JACK, (PASS, BET)): 0, (0, QUEEN, (PASS, BET)): 1 / 3, (0, KING, (PASS, BET)): 1,
    (1, JACK, (PASS,)): 1 / 3, (1, QUEEN, (PASS,)): 0, (1, KING, (PASS,)): 1,
    (1, JACK, (BET,)): 0, (1, QUEEN, (BET,)): 1 / 3, (1, KING, (BET,)): 1,
}  # fmt: skip


@pytest.fixture(scope="module")
def game() -> Any:
    openspiel.register(KUHN)
    return pyspiel.load_game("demiurge_kuhn(reward=score)")


def algorithm(name: str) -> Any:
    return import_module(f"open_spiel.python.algorithms.{name}")


def policies() -> Any:
    return import_module("open_spiel.python.policy")


def equilibrium(game: Any) -> Any:
    """As a policy of OpenSpiel, by the position that a seat is in."""
    found = policies().TabularPolicy(game)
    for state in found.states:
        seat, answers = state.current_player(), [a for player, a in played(state) if player >= 0]
        often = EQUILIBRIUM[seat, state.point.state.cards[seat], tuple(answers)]
        found.policy_for_key(state.information_state_string())[:] = [1 - often, often]
    return found


def played(state: Any) -> list[tuple[int, int]]:
    return [(item.player, item.action) for item in state.full_history()]


def test_there_are_as_many_infostates_as_the_theory_has(game: Any) -> None:
    found = policies().TabularPolicy(game)
    assert len(found.states) == len(found.state_lookup) == len(EQUILIBRIUM)
    assert len(algorithm("get_all_states").get_all_states(game, include_terminals=True)) == 54


def test_uniform_play_can_be_exploited_and_an_equilibrium_cannot(game: Any) -> None:
    nash_conv, best = algorithm("exploitability").nash_conv, equilibrium(game)
    assert nash_conv(game, policies().UniformRandomPolicy(game)) == pytest.approx(11 / 12)
    assert nash_conv(game, best) == pytest.approx(0, abs=1e-9)
    value = algorithm("expected_game_score").policy_value(game.new_initial_state(), [best] * 2)
    assert list(value) == pytest.approx([-1 / 18, 1 / 18])


def test_counterfactual_regrets_come_near_an_equilibrium(game: Any) -> None:
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(game, solver.average_policy()) < 0.02


def test_regrets_by_sampling_come_nearer_to_it(game: Any) -> None:
    solver = pyspiel.ExternalSamplingMCCFRSolver(game, 1)
    for _ in range(300):
        solver.run_iteration()
    assert pyspiel.nash_conv(game, solver.average_policy()) < 0.25


def test_who_is_drawn_anew_holds_what_the_seat_does_not(game: Any) -> None:
    state, sampled, told = begun(game), set(), set()
    mine, theirs = state.point.state.cards
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(60):
        other = state.resample_from_infostate(0, sampler)
        assert other.information_state_string(0) == state.information_state_string(0)
        assert other.history() == []
        sampled.add(tuple(other.point.state.cards))
        told.add((other.information_state_string(1), other.point.state.cards[1]))
    assert sampled == {(mine, card) for card in range(3) if card != mine}
    assert (mine, theirs) in sampled
    assert len(told) == 2  # the other seat's infostate goes with the card that it is supposed to hold
    assert len({string for string, _ in told}) == 2
