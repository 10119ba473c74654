"""What a seat is told: strings that forget nothing, tensors whose every number has a name."""

from __future__ import annotations

import json
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

from demiurge.kernel.features import Sheet
from demiurge.kernel.game import dump, view
from tests.envs.openspiel.spiel import begun, finished, pyspiel, settled, table

telling: Any = import_module("demiurge.envs.openspiel.telling")


def read(tokens: list[int], seats: int, seat: int) -> list[Any]:
    """The record that the tokens are: for each row whose it was, which answer, and the outcomes it met."""
    found: list[Any] = []
    at = 0
    while at < len(tokens):
        who, action = (None, None) if not found else ((tokens[at] - 1 + seat) % seats, tokens[at + 1] - 1)
        at += 2 if found else 0
        met = [None if x == 0 else x - 1 if x > 0 else x for x in tokens[at + 1 : at + 1 + tokens[at]]]
        at += 1 + tokens[at]
        found.append((who, action, met))
    return found


@pytest.mark.parametrize(("name", "seats"), [("lantern-isles", 3), ("nova-era", 2), ("theocratia", 2)])
def test_the_tensor_holds_the_record_that_the_string_tells(name: str, seats: int) -> None:
    game = table(name, seats)
    state, space = finished(game), game.table.game.space
    for seat in range(seats):
        rows = [json.loads(line) for line in state.information_state_string(seat).splitlines()]
        expected = [
            (
                row.get("seat"),
                space.find(row["do"]) if "do" in row else None,
                [value for value, _ in row.get("chance", [])],
            )
            for row in rows
        ]
        tensor = state.information_state_tensor(seat)
        said = [int(x) for x in tensor[len(game.feature_names) :]]
        tokens = telling.tokens(state.point, seat)
        assert said[: len(tokens)] == tokens
        assert not any(said[len(tokens) :])
        assert read(tokens, seats, seat) == expected


def test_a_seat_remembers_its_answers_and_what_it_saw() -> None:
    """Perfect recall: what was told is never told otherwise later, and grows."""
    state, rng = begun(table("lantern-isles", 2)), Random(4)
    before = ["", ""]
    while not state.is_terminal():
        for seat in range(2):
            now = state.information_state_string(seat)
            assert now.startswith(before[seat])
            before[seat] = now
        seat, action = state.current_player(), rng.choice(state.legal_actions())
        text = state.action_to_string(action)
        state.apply_action(action)
        assert state.information_state_string(seat).splitlines()[-1].startswith(f'{{"seat":{seat},"do":"{text}"')
        settled(state, rng)


def test_a_longer_record_loses_its_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    state = finished(table("lantern-isles", 2))
    tokens = telling.tokens(state.point, 1)
    monkeypatch.setattr(telling, "TOKENS", 20)
    tensor = np.zeros(20)
    telling.teller_of(state.get_game().table).remember(state.point, 1, tensor)
    assert list(tensor) == tokens[-20:]


@pytest.mark.parametrize("name", ["terra-mystica", "nova-era"])
def test_an_observation_is_the_features_of_the_view(name: str) -> None:
    game = table(name, 3)
    state = begun(game)
    sheet, seen = Sheet(), view(state.point.state, 2)
    features = game.table.game.faculty("features").FEATURES
    features.write(seen, 2, sheet)
    tensor = np.array(state.observation_tensor(2))
    assert len(tensor) == len(game.feature_names) == game.observation_tensor_size()
    assert sorted(np.flatnonzero(tensor)) == sorted(sheet.places)
    assert list(tensor[sheet.places]) == pytest.approx(sheet.values)
    assert json.loads(state.observation_string(2)) == dump(seen)


def test_a_game_without_features_has_a_name_for_every_number() -> None:
    game = table("lantern-isles", 2)
    state = begun(game)
    seen = {name: value for name, value in zip(game.feature_names, state.observation_tensor(1), strict=True) if value}
    hand = state.point.state.hands[1]
    assert seen["seat 1"] == 1
    assert [seen.get(f"hands 1 {at}", 0) for at in range(2)] == hand
    assert [seen[f"hands 0 {at}"] for at in range(2)] == [-2, -2]
    assert "seat 0" not in seen


def test_nothing_is_seen_before_the_game_is_set_up() -> None:
    state = table("lantern-isles", 2).new_initial_state()
    assert state.observation_string(0) == ""
    assert not any(state.observation_tensor(0))
    state.apply_action(0)
    assert json.loads(state.information_state_string(0))["chance"] == [[0, 1]]
    assert json.loads(state.information_state_string(1))["chance"] == [[None, 1]]


def test_only_what_one_seat_knows_can_be_observed() -> None:
    game = table("lantern-isles", 2)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    with pytest.raises(ValueError, match="are not told apart"):
        game.make_py_observer(public)
    with pytest.raises(ValueError, match="has no parameters"):
        game.make_py_observer(None, {"size": 3})
