"""Chapters 15 and 17: the New Era, Evolution, and the Cleopatra token."""

from __future__ import annotations

import pytest

from demiurge.games.nova_era import dice, disasters, new_era, scoring
from demiurge.games.nova_era.vocabulary import COLORS, ERA_II, ERA_III, EVOLUTION_II, PEOPLE_II
from tests.games.nova_era.table import BOX, Table, table
from tests.rules import rule


def renewed(t: Table) -> Table:
    return t.run(new_era.NewEra())


@rule("NE-15.1")
def test_what_is_left_in_the_displays_leaves_the_game() -> None:
    t = renewed(table().show("irrigation theater", "mining").present("homer"))
    assert {"irrigation", "theater", "mining", "homer"} <= t.gone()
    assert sorted(t.s.gone[-18:]) == BOX.decks[EVOLUTION_II]  # before the Evolutions that nobody takes
    t.sound()


@rule("NE-15.2")
def test_the_owner_takes_the_evolution_of_a_card_in_play_into_hand() -> None:
    t = renewed(table().own(0, "irrigation", "tyranny").own(1, "theater"))
    assert (t.hand(0), t.hand(1)) == ({"terraced-farming"}, {"opera-houses"})
    t = renewed(table(2, era=2).own(0, "urban-development", "star-forts", "irrigation"))
    assert t.hand(0) == {"metropolis", "bunkers"}  # the II>III deck; Irrigation's child is in the other


@rule("NE-R59", "NE-R15")
def test_a_damaged_parent_gives_its_evolution_and_one_in_hand_or_in_the_past_does_not() -> None:
    t = renewed(table().own(0, "irrigation").damage(0, "irrigation").hold(0, "theater").past(0, "mining"))
    assert t.hand(0) == {"theater", "terraced-farming"}
    assert t.damaged(0) == {"irrigation"}


@rule("NE-R60")
def test_evolutions_that_nobody_takes_leave_the_game() -> None:
    t = renewed(table().own(0, "irrigation"))
    assert t.s.decks[EVOLUTION_II] == []
    assert "opera-houses" in t.gone()
    assert "terraced-farming" not in t.gone()


@rule("NE-15.3", "NE-R65")
def test_all_personalities_go_to_the_past_and_the_token_to_the_box() -> None:
    t = renewed(table().own(0, "cleopatra", "homer").give(0, token="red"))
    assert (t.civ(0), t.forgotten(0)) == (set(), {"cleopatra", "homer"})
    assert (t.p(0).token, t.p(0).counts) == (-1, [0] * 5)


@rule("NE-15.4", "NE-10.4")
def test_the_dark_age_marker_returns_and_the_disasters_stay() -> None:
    t = table().tracks(green=3, red=10, yellow=1, blue=9, black=10)
    assert renewed(t).s.tracks == [3, 10, 1, 9, 0]


@rule("NE-10.4")
def test_no_round_and_no_disaster_moves_the_dark_age_marker_back() -> None:
    t = table().tracks(green=10, black=10).run(disasters.CheckDisasters())
    assert t.s.tracks == [0, 0, 0, 0, 10]
    t.dice(0, "green 3", "red 2").dice(1, "green 3", "red 2").run(dice.CheckDarkAge())
    t.do(0, "return red 2").do(1, "return red 2")
    assert t.s.tracks[4] == 10  # nor does the Dark Age itself


@rule("NE-15.5", "NE-R7")
@pytest.mark.parametrize(("seats", "columns"), [(2, 4), (3, 5), (4, 6)])
def test_the_next_eras_technologies_are_laid_out_from_a_shuffled_deck(seats: int, columns: int) -> None:
    shown = {tuple(map(tuple, renewed(table(seats, seed=seed)).shown())) for seed in range(4)}
    assert len(shown) == 4
    t = renewed(table(seats))
    assert [len(column) for column in t.s.display] == [4] * columns
    assert all(BOX.cards[card].deck == ERA_II for column in t.s.display for card in column)
    assert (len(t.s.decks[ERA_II]), len(t.s.decks[ERA_III])) == (32 - 4 * columns, 32)
    t.sound()


@rule("NE-15.6")
@pytest.mark.parametrize(("seats", "people"), [(2, 4), (3, 6), (4, 8)])
def test_the_next_eras_personalities_are_laid_out(seats: int, people: int) -> None:
    t = renewed(table(seats))
    assert len(t.s.people) == people
    assert all(BOX.cards[card].deck == PEOPLE_II for card in t.s.people)
    t = renewed(table(seats, era=2))
    assert all(BOX.cards[card].deck == ERA_III for column in t.s.display for card in column)


@rule("NE-15.7")
def test_the_round_marker_goes_to_the_first_space_of_the_new_era() -> None:
    t = table()
    t.s.round = 2
    renewed(t)
    assert (t.s.era, t.s.round, t.asked()) == (1, 0, "0 Pick")


@rule("NE-15.8")
def test_an_evolution_in_hand_is_paid_like_any_other_card() -> None:
    t = table(2, era=2).own(0, "irrigation").hold(0, "terraced-farming").give(0, 5, 0, 0, 0).turn(0, "red 1")
    assert t.refusal(0, "develop terraced-farming") == "NE-11.15"
    t.give(0, 6, 0, 0, 0).turn(0, "red 1").do(0, "develop terraced-farming")
    assert (t.goods(0), t.civ(0)) == ([0, 0, 0, 0], {"terraced-farming"})
    t = table(2, era=3).own(0, "holy-city").hold(0, "pilgrimage-state").turn(0, "red 1")
    assert t.refusal(0, "expand pilgrimage-state") == "NE-11.42"


@rule("NE-R61")
def test_all_else_carries_over_to_the_new_era() -> None:
    t = (
        table()
        .own(0, "irrigation", "tyranny")
        .damage(0, "tyranny")
        .hold(0, "mining")
        .give(0, 1, 2, 3, 4, unrest=6, vp=9)
    )
    t.s.first = 1
    renewed(t)
    p = t.p(0)
    assert (p.resources, p.unrest, p.vp, t.damaged(0)) == ([1, 2, 3, 4], 6, 9, {"tyranny"})
    assert (t.civ(0), t.hand(0), t.s.first) == ({"irrigation", "tyranny"}, {"mining", "terraced-farming"}, 1)


# ---- chapter 17
@rule("NE-17.1", "NE-R63", "NE-20.11")
def test_cleopatra_puts_her_token_in_a_column_also_an_empty_one() -> None:
    t = table().present("cleopatra", "homer").turn(0, "black 6", "black 5")
    assert t.p(0).token == -1
    t.do(0, "spend black 6", "enlist cleopatra", "take red", "take red")
    assert t.answers(0) == {f"token on {color}" for color in COLORS}
    t.do(0, "token on blue")
    assert t.p(0).counts == [0, 0, 0, 1, 0]
    assert t.refusal(0, "token on red") == "K-1"  # it stays there


@rule("NE-R64")
def test_the_token_counts_as_an_undamaged_technology_for_all_that_counts() -> None:
    t = table(2, era=2).own(0, "cleopatra", "mining").give(0, token="blue").show("allied-region").turn(0, "green 1")
    assert t.refusal(0, "expand allied-region") is None  # a requirement
    t = table().own(0, "cleopatra", "aristotle", "cave-painting").own(1, "writing").give(0, token="blue")
    t.play.journal.events.clear()
    t.run(scoring.Scoring())
    assert {(1, 3, ""), (1, 8, ""), (1, 10, "cave-painting"), (2, 10, "aristotle")} == set(t.scored(0))
    t = table().own(0, "cleopatra").give(0, token="green").tracks(green=10).run(disasters.CheckDisasters())
    assert t.p(0).counts[0] == 1
