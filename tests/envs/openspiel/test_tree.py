"""Every draw is a chance node with all its outcomes; what is played there is a game as our own tables play it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from demiurge.kernel.game import digest
from demiurge.kernel.play import replay
from demiurge.kernel.record import parse_record
from demiurge.kernel.registry import Meta
from demiurge.kernel.state import Step
from tests.envs.openspiel.spiel import TABLES, begun, described, finished, openspiel, pyspiel, settled, table
from tests.kernel.toys import ToyGame, Toys

GAMES = [(meta, seats) for meta, seats in TABLES if seats == 3]


@pytest.mark.parametrize(("meta", "seats"), GAMES, ids=described)
def test_what_was_drawn_and_answered_replays_as_a_record(meta: Meta, seats: int) -> None:
    state = finished(table(meta.name, seats))
    play = replay(parse_record("\n".join([json.dumps(row.data) for row in state.point.rows])))
    assert digest(play.state) == digest(state.point.state)
    assert state.is_terminal()


def test_hands_are_dealt_card_by_card() -> None:
    state, depth, sizes = table("lantern-isles", 2).new_initial_state(), 0, []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        sizes.append(len(outcomes))
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert [action for action, _ in outcomes] == state.legal_actions() == list(range(len(outcomes)))
        state.apply_action(outcomes[-1][0])
        depth += 1
    assert sizes == [18, 17, 16, 15]
    assert state.history() == [17, 16, 15, 14]
    assert state.move_number() == depth


class Draw(Step[Toys]):
    """Three balls of an urn, two of which are equal."""

    def run(self, s: Toys) -> None:
        urn = [7, 5, 7]
        s.said = [s.chance.draw(urn) for _ in range(3)]


class Wide(Step[Toys]):
    """More than OpenSpiel is told there may be."""

    def run(self, s: Toys) -> None:
        s.chance.pick(list(range(1025)))


def toy(name: str, step: Step[Toys]) -> Any:
    def made(options: dict[str, str], components: str) -> ToyGame:
        game = ToyGame([step])
        game.name = name
        return game

    openspiel.register(Meta(name, name, [1], ["first"], [], "tests.kernel", made))
    return pyspiel.load_game(f"demiurge_{name}")


@pytest.fixture(scope="module")
def urn() -> Any:
    return toy("urn", Draw())


def test_equal_things_are_as_likely_as_they_are_many(urn: Any) -> None:
    state = urn.new_initial_state()
    assert state.chance_outcomes() == [(0, pytest.approx(1 / 3)), (1, pytest.approx(2 / 3))]
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["draw 5", "draw 7"]
    state.apply_action(1)
    assert state.chance_outcomes() == [(0, pytest.approx(1 / 2)), (1, pytest.approx(1 / 2))]


def test_what_can_come_out_in_one_way_only_is_no_node(urn: Any) -> None:
    """Once the odd ball is out, two equal ones are left; and the last of three is known in any case."""
    first = urn.new_initial_state()
    first.apply_action(0)
    assert first.is_terminal()
    assert first.point.state.said == [5, 7, 7]
    second = urn.new_initial_state()
    second.apply_action(1)
    second.apply_action(0)
    assert second.point.state.said == [7, 5, 7]


def test_a_draw_that_is_too_wide_is_said_to_be() -> None:
    with pytest.raises(ValueError, match="a draw among 1025 is too wide: 1024 at most"):
        toy("wide", Wide())


def test_a_copy_goes_its_own_way() -> None:
    state, rng = begun(table("lantern-isles", 2)), Random(1)
    before, copy = str(state), state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)
    state.apply_action(state.legal_actions()[0])
    assert str(state) == str(copy)
    assert str(settled(state, rng)) != before


def test_what_is_no_answer_and_no_outcome_is_refused() -> None:
    state = table("lantern-isles", 2).new_initial_state()
    with pytest.raises(ValueError, match="no outcome 18 among 18"):
        state.apply_action(18)
    settled(state, Random(1))
    with pytest.raises(ValueError, match="is no answer here"):
        state.apply_action(next(action for action in range(97) if action not in state.legal_actions()))


def test_secret_answers_are_given_one_after_the_other() -> None:
    state = begun(table("lantern-isles", 3))
    told = [state.information_state_string(seat) for seat in range(3)]
    for seat in range(2):
        assert state.current_player() == seat
        state.apply_action(state.legal_actions()[0])
    after = [state.information_state_string(seat) for seat in range(3)]
    assert state.current_player() == 2
    assert after[2].removeprefix(told[2]).split() == [
        '{"seat":0,"do":"?","secret":true}',
        '{"seat":1,"do":"?","secret":true}',
    ]
    assert all('"do":"pledge 0"' in after[seat] for seat in range(2))


def test_a_save_holds_a_draw_that_is_due() -> None:
    game = table("lantern-isles", 2)
    state = game.new_initial_state()
    state.apply_action(3)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert again.is_chance_node()
    assert again.chance_outcomes() == state.chance_outcomes()
    assert again.information_state_string(0) == state.information_state_string(0)


def test_a_save_of_what_was_drawn_anew_tells_no_more() -> None:
    state = begun(table("lantern-isles", 2))
    state.apply_action(state.legal_actions()[-1])
    other = state.resample_from_infostate(1, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert "pledge" not in other.information_state_string(0)
    again = state.get_game().deserialize_state(other.serialize())
    for seat in range(2):
        assert again.information_state_string(seat) == other.information_state_string(seat)
        assert again.observation_string(seat) == other.observation_string(seat)
    assert other.information_state_string(1) == state.information_state_string(1)
    assert other.information_state_string(0) != state.information_state_string(0)
