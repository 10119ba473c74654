"""Chance: outcomes are values with an audience."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demiurge.kernel.chance import ALL, NO_CHANCE, SPECTATOR, Chance, Impossible, Script, Starved, visible


def test_the_same_seed_gives_the_same_outcomes() -> None:
    one, two = Chance(7), Chance(7)
    assert [one.pick([1, 2, 3]) for _ in range(50)] == [two.pick([1, 2, 3]) for _ in range(50)]


def test_every_value_comes_up() -> None:
    chance = Chance(7)
    assert {chance.pick([1, 2, 3, 4, 5, 6]) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_it_keeps_what_it_gave_out_and_to_whom() -> None:
    chance = Script([4, 9])
    chance.pick([4, 5])
    chance.pick([9], 1 << 2)
    assert chance.log == [4, 9]
    assert chance.seen == [ALL, 4]


@given(st.lists(st.integers(), min_size=1), st.integers(0, 1 << 30), st.data())
def test_a_draw_takes_one_card_and_leaves_the_bag_sorted(cards: list[int], seed: int, data: st.DataObject) -> None:
    bag = sorted(cards)
    chance = Chance(seed)
    drawn = [chance.draw(bag) for _ in range(data.draw(st.integers(1, len(cards))))]
    assert bag == sorted(bag)
    assert sorted(bag + drawn) == sorted(cards)
    assert chance.log == drawn


def test_a_script_gives_its_outcomes_in_order_and_is_starved_at_the_end() -> None:
    script = Script([2, 1])
    assert [script.pick([1, 2]), script.pick([1, 2])] == [2, 1]
    with pytest.raises(Starved) as caught:
        script.pick([7, 8, 9])
    assert caught.value.among == [7, 8, 9]


def test_a_script_refuses_an_outcome_that_the_position_does_not_allow() -> None:
    script = Script([6])
    with pytest.raises(Impossible, match="outcome 6 is not one of"):
        script.pick([1, 2])
    assert script.log == []
    assert script.used == 0


def test_what_a_failed_answer_met_is_met_again_by_the_next_try() -> None:
    script = Script([5, 3])
    script.pick([5])
    script.pick([3])
    script.forget(1)
    assert (script.log, script.seen, script.used) == ([5], [ALL], 1)
    assert script.pick([3, 4]) == 3


def test_a_seeded_chance_forgets_what_it_logged() -> None:
    chance = Chance(1)
    chance.pick([1])
    chance.pick([2])
    chance.forget(0)
    assert (chance.log, chance.seen) == ([], [])


def test_a_position_by_itself_has_no_chance() -> None:
    with pytest.raises(Starved):
        NO_CHANCE.pick([1])


@pytest.mark.parametrize(("seen", "seat", "told"), [(ALL, SPECTATOR, True), (ALL, 3, True), (0b1111, SPECTATOR, False),
                                                   (0b10, 1, True), (0b10, 0, False)])  # fmt: skip
def test_an_audience_is_a_mask_of_seats_and_who_only_looks_on_is_in_that_of_all_alone(
    seen: int, seat: int, told: bool
) -> None:
    assert visible(seen, seat) is told
