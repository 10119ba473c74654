"""Chapter 2: setup, and the rulings about it."""

from __future__ import annotations

import pytest

from demiurge.games.nova_era.meta import GAME
from demiurge.games.nova_era.state import Nova
from demiurge.games.nova_era.vocabulary import ERA_I, ERA_II, EVOLUTION_II, PEOPLE_I, START
from demiurge.kernel.chance import Chance, Script
from demiurge.kernel.game import BadOption
from demiurge.kernel.play import Play
from tests.games.nova_era.table import BOX, table
from tests.rules import rule


def fresh(seats: int = 2, seed: int = 3, **options: str) -> Nova:
    s = GAME.make(options).start(seats, Chance(seed))
    assert isinstance(s, Nova)
    return s


@rule("NE-2.1", "NE-2.2", "NE-2.5")
def test_everybody_starts_with_one_resource_of_each_type_and_nothing_else() -> None:
    for p in fresh(4).players:
        assert (p.resources, p.unrest, p.vp) == ([1, 1, 1, 1], 0, 0)
        assert p.columns == [[]] * 5
        assert (p.counts, p.powers, p.token, p.reduced) == ([0] * 5, [0] * 21, -1, 0)
        assert (p.dice, p.damaged, p.people, p.past, p.used, p.produced) == ([],) * 6


@rule("NE-2.3", "NE-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_starting_technologies_each_and_the_others_go_back_to_the_box(seats: int) -> None:
    s = fresh(seats)
    dealt = [card for p in s.players for card in p.hand]
    assert [len(p.hand) for p in s.players] == [2] * seats
    assert sorted(dealt + s.decks[START]) == BOX.decks[START]


@rule("NE-2.6")
def test_all_five_markers_start_on_zero() -> None:
    assert fresh().tracks == [0, 0, 0, 0, 0]


@rule("NE-2.7")
def test_the_game_begins_with_the_first_round_of_era_one() -> None:
    s = fresh()
    assert (s.era, s.round) == (0, 0)


@rule("NE-2.8", "NE-2.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_zone_more_than_players_and_all_fifteen_dice_come_from_the_bag(seats: int) -> None:
    s = fresh(seats)
    assert len(s.zones) == seats + 1
    assert len(s.bag) + sum(len(zone) for zone in s.zones) == 15


@rule("NE-2.10")
def test_technologies_personalities_and_evolutions_are_separate_decks() -> None:
    s = fresh()
    assert len(s.decks[ERA_I]) == 40 - 16
    assert len(s.decks[PEOPLE_I]) == 18 - 4
    assert s.decks[EVOLUTION_II] == BOX.decks[EVOLUTION_II]


@rule("NE-2.10")
def test_technologies_and_personalities_are_shuffled() -> None:
    tables = [fresh(seed=seed) for seed in range(300)]
    assert {s.display[0][0] for s in tables} == {s.display[-1][-1] for s in tables} == set(BOX.decks[ERA_I])
    assert {card for s in tables[:40] for card in s.people} == set(BOX.decks[PEOPLE_I])
    assert len({tuple(s.people) for s in tables[:40]}) > 30


@rule("NE-2.11")
@pytest.mark.parametrize(("seats", "columns"), [(2, 4), (3, 5), (4, 6)])
def test_the_display_has_columns_of_four_by_the_number_of_players(seats: int, columns: int) -> None:
    s = fresh(seats)
    assert [len(column) for column in s.display] == [4] * columns
    assert all(BOX.cards[card].deck == ERA_I for column in s.display for card in column)


@rule("NE-2.11", "NE-2.12")
def test_technologies_are_laid_out_column_by_column_and_then_personalities() -> None:
    play = Play(GAME.make({"first": "1"}), 3, Chance(4))
    assert isinstance(play.state, Nova)
    drawn = [value for value, _ in play.record.chance][6:]  # after two Starting cards each
    assert drawn[:20] == [card for column in play.state.display for card in column]
    assert sorted(drawn[20:26]) == play.state.people


@rule("NE-2.12")
@pytest.mark.parametrize(("seats", "people"), [(2, 4), (3, 6), (4, 8)])
def test_the_personalities_on_show_by_the_number_of_players(seats: int, people: int) -> None:
    s = fresh(seats)
    assert len(s.people) == people
    assert all(BOX.cards[card].deck == PEOPLE_I for card in s.people)


@rule("NE-2.13")
def test_what_is_not_laid_out_is_never_drawn_later() -> None:
    t = table(2)
    left = t.s.decks[ERA_I], t.s.decks[PEOPLE_I]
    t.s.round = 2
    t.round()
    while t.s.era == 0:
        seat = t.s.waiting()[0]
        t.play.answer(seat, t.s.answers(seat)[0])
    assert (t.s.decks[ERA_I], t.s.decks[PEOPLE_I]) == left
    assert all(BOX.cards[card].deck == ERA_II for column in t.s.display for card in column)


@rule("NE-2.16")
def test_resources_come_from_a_common_reserve_not_from_players() -> None:
    t = table().turn(0, "green 5").do(0, "gain resources")
    assert (t.goods(0), t.goods(1)) == ([6, 1, 1, 1], [1, 1, 1, 1])


@rule("NE-R6")
def test_the_first_player_is_named_or_drawn() -> None:
    assert {fresh(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert fresh(4, first="3").first == 2
    with pytest.raises(BadOption, match="first is 4, and there are 2 seats"):
        fresh(2, first="4")


def test_setup_is_made_of_outcomes_that_can_be_typed_in() -> None:
    game = GAME.make({"first": "1"})
    seeded = Play(game, 2, Chance(5))
    typed = Play(game, 2, Script([value for value, _ in seeded.record.chance]))
    assert typed.record.to_text() == seeded.record.to_text()
