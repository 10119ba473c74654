"""A position of Terra Mystica as numbers: whole, from each seat's side, and nothing in it that the seat cannot see."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest

from demiurge.bots.playout import next_seat
from demiurge.games.terra_mystica.features import FEATURES, SIDES, SIZE
from demiurge.games.terra_mystica.state import Mystica
from demiurge.kernel.chance import Chance
from demiurge.kernel.features import Sheet
from demiurge.kernel.game import view
from demiurge.kernel.registry import find
from demiurge.kernel.state import State

OTHERS = {
    "map": "fjords", "turn-order": "passing", "mini-expansion-1": "yes", "shipping-bonus": "yes",
    "temple-scoring-tile": "yes", "fire-and-ice-factions": "yes", "fire-and-ice-final-scoring": "yes",
    "start-vp": "2017", "leech": "deferred", "bonus-cards": "all",
}  # fmt: skip


def numbers(s: State, seat: int) -> dict[str, float]:
    sheet = Sheet()
    FEATURES.write(s, seat, sheet)
    assert len(set(sheet.places)) == len(sheet.places), "a number is written twice"
    return {FEATURES.names[place]: value for place, value in zip(sheet.places, sheet.values, strict=True)}


def positions(seats: int, options: dict[str, str], seed: int, every: int = 7) -> list[Mystica]:
    game, chance, rng = find("terra-mystica").make(options), Chance(seed), Random(seed)
    state, found, asked = game.start(seats, chance), list[Mystica](), 0
    while (seat := next_seat(state)) >= 0:
        state.apply(seat, rng.choice(state.answers(seat)), chance)
        asked += 1
        if asked % every == 0:
            copy = state.clone()
            assert isinstance(copy, Mystica)
            found.append(copy)
    assert isinstance(state, Mystica)
    return [*found, state]


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(set(FEATURES.names)) == len(FEATURES.names)


@pytest.mark.parametrize("options", [{}, OTHERS], ids=["base", "all expansions"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_seat_reads_the_same_from_its_view_as_from_the_table(seats: int, options: dict[str, str]) -> None:
    for state in positions(seats, options, seed=seats):
        for seat in range(seats):
            found = numbers(state, seat)
            assert all(isfinite(value) and -4 < value < 8 for value in found.values())
            seen = view(state, seat)
            assert numbers(seen, seat) == found
            assert numbers(state.game.fill(seen, Chance(seat)), seat) == found


def test_the_next_player_is_told_as_that_player_tells_itself() -> None:
    for state in positions(4, {}, seed=9, every=25):
        mine, theirs = numbers(state, 0), numbers(state, 1)
        for name in FEATURES.names[SIDES : SIDES + SIZE]:
            assert theirs.get(name, 0.0) == mine.get(name.replace("me:", "next:"), 0.0), name


def test_a_point_more_is_seen_where_points_are() -> None:
    state = positions(2, {}, seed=3, every=30)[2]
    before = numbers(state, 0)
    state.players[0].vp += 1
    after = numbers(state, 0)
    changed = {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
    assert changed == {"me: points", "judged"}


def test_another_scoring_tile_or_a_taken_action_is_a_number_of_the_table() -> None:
    state = positions(2, {}, seed=3, every=30)[2]
    before = numbers(state, 0)
    state.spaces ^= 1 << 2
    assert numbers(state, 0).keys() ^ before.keys() == {"taken 2"}
