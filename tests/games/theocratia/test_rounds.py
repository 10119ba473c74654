"""Chapters 4 and 24: rounds, their setup and their order; the differences by players and edition (chapter 26)."""

from __future__ import annotations

import pytest

from demiurge.games.theocratia import dice, invariants, leading, rounds, scoring
from demiurge.games.theocratia.reading import load_box
from demiurge.games.theocratia.vocabulary import CIVS, NOBODY, PLAYERS
from demiurge.kernel.chance import Chance, Script
from tests.games.theocratia.table import BOTH, Table, base, table
from tests.rules import rule

N = load_box().numbers


def rolled(t: Table, *dice_rolled: str, ties: tuple[int, ...] = ()) -> list[str]:
    """Roll exactly these dice to the action table."""
    dice.gather(t.s)
    outcomes: list[int] = []
    for text in dice_rolled:
        civ, face = text.split()
        outcomes += [CIVS.index(civ), int(face)]
    t.s.chance = Script([*outcomes, *ties])
    dice.roll_table(t.s, len(dice_rolled))
    t.s.chance = Chance(1)
    return t.on_table()


def steps_of_round(edition: str, seats: int) -> list[str]:
    """The steps that wait when a round begins, the first on the left."""
    t = base(edition, seats)
    t.s.lanes = [[] for _ in t.s.lanes]
    t.s.chance, t.s.now = Chance(3), seats
    rounds.Round(2).run(t.s)
    return [type(step).__name__ for step in reversed(t.s.lanes[-1])]


@rule("TH-4.1", "TH-26.1")
def test_rounds_turns_and_dice_by_number_of_players() -> None:
    assert {
        seats: (N.rounds[seats], N.turns[seats], N.table_dice[seats], N.row_dice[seats]) for seats in (4, 3, 2)
    } == {
        4: (5, 2, 9, 0),
        3: (5, 2, 7, 2),
        2: (4, 3, 7, 2),
    }


@rule("TH-4.1", "TH-25.1", "TH-5.7")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_so_many_rounds_and_turns(edition: str, seats: int) -> None:
    t = table(edition, seats, seed=3).run(rounds.Round(1)).finish()
    events = t.play.journal.events
    starts = [i for i, event in enumerate(events) if event.kind == "round"]
    played = [event.data[0] for event in events if event.kind == "round"]
    assert played[-N.rounds[seats] :] == list(range(1, N.rounds[seats] + 1))
    takers = [event.seat for event in events[starts[-1] :] if event.kind == "take"]
    first = takers[0]
    assert takers == [(first + i) % seats for i in range(seats * N.turns[seats])]
    developed = [event.data[0] for event in events[starts[-1] :] if event.kind == "develop"]
    assert developed == [0, 1, 2, 3]  # the development phase is played before the end


@rule("TH-4.2", "TH-4.3", "TH-26.4")
@pytest.mark.parametrize(("edition", "more"), [("final", 1), ("early", 0)])
def test_from_round_two_on_card_and_token_return_and_the_round_cell_is_emptied(edition: str, more: int) -> None:
    t = base(edition).warriors("pink", 4)
    t.s.token, t.s.end_card = 2, 1
    t.run(rounds.Round(2))
    assert (t.s.token, t.s.end_card) == (NOBODY, NOBODY)
    for civ in CIVS:
        assert t.crystals(civ) == {"black": 1}
        assert t.garrison(civ) == (4 if civ == "pink" else 0) + more
    assert t.s.game.faults(t.s) == []


@rule("TH-4.3")
def test_a_warrior_for_a_full_garrison_goes_to_the_area() -> None:
    t = base("final").warriors("pink", 5)
    before = t.untrained("pink")
    t.run(rounds.Round(2))
    assert (t.garrison("pink"), t.untrained("pink")) == (5, before + 1)


@rule("TH-4.4", "TH-4.8")
@pytest.mark.parametrize(("seats", "table_dice", "row_dice"), [(4, 9, 0), (3, 7, 2), (2, 7, 2)])
def test_dice_are_drawn_for_the_table_the_rows_and_the_end_round_card(
    seats: int, table_dice: int, row_dice: int
) -> None:
    for seed in range(12):
        t = base("final", seats)
        t.play.chance = Chance(seed)
        t.run(rounds.Round(2))
        assert len(t.on_table()) == table_dice
        assert len([code for code in t.s.rows if code]) == row_dice
        assert 0 <= t.s.end_die < 4
        assert len(t.s.bag) == 12 - table_dice - row_dice - 1


@rule("TH-4.5")
def test_dice_go_to_the_table_by_value_and_the_excess_is_turned_to_the_next() -> None:
    t = base()
    found = rolled(t, "magenta 2", "turquoise 2", "violet 2", "magenta 2", "pink 5")
    assert found == ["magenta 2", "turquoise 2", "violet 2", "magenta 3", "pink 5"]
    found = rolled(t, "magenta 6", "turquoise 6", "violet 6", "magenta 6")
    assert found == ["magenta 1", "magenta 6", "turquoise 6", "violet 6"]


@rule("TH-4.10")
def test_dice_of_repeated_colours_are_turned_first() -> None:
    t = base()
    assert rolled(t, "violet 4", "violet 4", "pink 4", "magenta 4") == ["magenta 4", "violet 4", "pink 4", "violet 5"]
    assert rolled(t, "violet 4", "violet 4", "violet 4", "pink 4") == ["violet 4", "violet 4", "pink 4", "violet 5"]


@rule("TH-4.11", "TH-R38")
def test_a_value_overfilled_by_turned_dice_passes_its_excess_on_and_ties_are_drawn() -> None:
    t = base()
    found = rolled(
        t, "magenta 1", "magenta 1", "turquoise 1", "violet 1", "magenta 2", "turquoise 2", "violet 2", ties=(0,)
    )
    assert found == [
        "magenta 1", "turquoise 1", "violet 1", "magenta 2", "turquoise 2", "violet 2", "magenta 3",
    ]  # fmt: skip
    # From 6 on to 1 and then to 2: values are looked at again and again. Four colours: any of them may go.
    found = rolled(
        t, "magenta 6", "turquoise 6", "violet 6", "pink 6", "magenta 1", "turquoise 1", "violet 1", ties=(3, 2),
    )  # fmt: skip
    assert "pink 1" in found
    assert "violet 2" in found
    assert all(sum(t.s.table[face * 4 : face * 4 + 4]) <= 3 for face in range(6))


@rule("TH-R38")
def test_those_that_stay_show_as_many_colours_as_possible() -> None:
    for seed in range(200):
        t = base()
        t.s.chance = Chance(seed)
        dice.gather(t.s)
        dice.roll_table(t.s, 9)
        assert max(sum(t.s.table[face * 4 : face * 4 + 4]) for face in range(6)) <= 3
    assert rolled(base(), "pink 3", "pink 3", "pink 3", "violet 3", "violet 3", ties=(3, 2)).count("violet 3") == 1


@rule("TH-E2")
@pytest.mark.parametrize("edition", BOTH)
def test_the_example_of_changing_dice(edition: str) -> None:
    found = rolled(
        base(edition, 3), "magenta 6", "magenta 6", "violet 6", "pink 6", "pink 2", "violet 3", "turquoise 5"
    )
    assert sorted(found) == sorted(
        ["magenta 1", "magenta 6", "violet 6", "pink 6", "pink 2", "violet 3", "turquoise 5"]
    )


# --- row dice ----------------------------------------------------------------------------------


def with_row_dice(t: Table, number: int, *outcomes: int) -> Table:
    """The part of the round setup from the row dice on, with these outcomes."""
    s = t.s
    dice.gather(s)
    s.round = number
    t.play.chance = Script(list(outcomes))
    return t.run(rounds.EndDie(), rounds.SecondRowDie(), rounds.FirstRowDie())


@rule("TH-4.6", "TH-4.12", "TH-4.20")
@pytest.mark.parametrize("edition", BOTH)
def test_two_dice_of_different_colours_lie_in_the_rows_of_their_civs(edition: str) -> None:
    t = with_row_dice(base(edition, 3), 2, 3, 5, 3, 3, 1, 2, 3)  # pink 5; pink and pink rejected; turquoise 2
    assert t.in_row("pink") == ["pink 5"]
    assert t.in_row("turquoise") == ["turquoise 2"]
    assert t.s.end_die == 3  # a rejected die was back in the bag
    assert invariants.of_dice(t.s) == []


@rule("TH-4.13", "TH-4.14")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("face", range(1, 7))
def test_the_second_die_is_rolled_too(edition: str, face: int) -> None:
    t = with_row_dice(base(edition, 3), 2, 3, 5, 1, face, 0)
    assert t.in_row("turquoise") == [f"turquoise {face}"]


@rule("TH-4.7")
@pytest.mark.parametrize(("seats", "expanding"), [(3, {1, 3, 5}), (2, {1, 2, 3, 4})])
def test_the_civ_of_the_first_row_die_expands_in_some_rounds(seats: int, expanding: set[int]) -> None:
    for number in range(1, N.rounds[seats] + 1):
        t = with_row_dice(base("final", seats), number, 0, 6, 1, 2, 3)
        built = t.s.at[1].bit_count()  # magenta's houses
        assert built == (1 if number in expanding else 0)


@rule("TH-4.16", "TH-26.7", "TH-4.18")
def test_in_the_final_edition_it_expands_onto_the_unused_colour_nearest_to_its_fortress() -> None:
    t = base("final", 3).bonus("expansion").put("magenta", "house", "B3")  # white is unused: C3 near, B4 farther
    t = with_row_dice(t, 1, 0, 2, 1, 2, 3)
    assert t.at("C3") == "magenta house"
    assert t.at("B4") == ""
    assert t.crystals("magenta") == {"white": 1}
    assert t.worship() == {}  # nobody gains, not even by the round bonus


@rule("TH-4.16")
def test_a_free_hex_of_another_colour_does_not_count() -> None:
    t = base("final", 3).put("pink", "house", "C3")
    t = with_row_dice(t, 1, 0, 2, 1, 2, 3)
    assert t.left("magenta", "house") == 5  # no other white hex is beside magenta's fortress


@rule("TH-4.17", "TH-R22")
def test_with_two_players_the_unused_colours_take_turns_beginning_with_the_first() -> None:
    for number, where in ((1, "D3"), (2, "C3"), (3, "D3"), (4, "C3")):  # blue, white, blue, white
        t = with_row_dice(base("final", 2), number, 0, 2, 1, 2, 3)
        assert t.at(where) == "magenta house"


@rule("TH-R21")
def test_ties_of_the_row_die_expansion_are_the_first_players_and_without_a_hex_or_house_it_is_skipped() -> None:
    t = base("final", 3).put("magenta", "house", "B3 D1").put("pink", "house", "C3").wipe("E4")
    t.put("magenta", "house", "E3")  # white hexes beside magenta now: B4 (3 steps), F3 (3 steps); D1 is built on
    t.s.first = 1
    t.s.round = 1
    t.play.chance = Script([0, 2])
    dice.gather(t.s)
    t.run(rounds.FirstRowDie())
    assert t.asked() == ["brown"]
    assert t.answers("brown") == {"settle B4", "settle F3"}
    assert t.lawful().why("brown", "settle C3") == "TH-4.16"
    t.do("brown", "settle F3")
    assert t.at("F3") == "magenta house"
    t = base("final", 3).put("magenta", "house", "B3 D1 E3 E4 D4")
    assert with_row_dice(t, 1, 0, 2, 1, 2, 3).at("C3") == ""  # no house is left


@rule("TH-4.15", "TH-26.7")
def test_in_the_early_edition_it_expands_like_the_development_card() -> None:
    t = base("early", 3).put("pink", "house", "B2")  # red, beside B1
    t = with_row_dice(t, 1, 0, 2, 1, 2, 3)
    assert t.at("C1") == "magenta house"  # green before yellow
    assert t.worship() == {}
    t = base("early", 3).put("violet", "house", "C1").put("pink", "house", "B2")
    t = with_row_dice(t, 1, 0, 2, 1, 2, 3)
    assert t.at("B1") == "magenta house"
    assert t.worship() == {"red magenta": 1}


@rule("TH-4.19")
def test_row_dice_count_like_any_dice_and_bring_no_bonus() -> None:
    t = with_row_dice(table("final", 3), 2, 3, 5, 1, 2, 0)
    assert t.worship() == {}
    t = table("final", 3).turn("red", "pink 5", "pink 4", pink="pink 5").give("red", cosmo=1)
    t.do("red", "take pink 5")
    assert t.why("red", "place pink") == "TH-5.4"
    t = table("final", 3).turn("red", "pink 4", pink="pink 5").give("red", cosmo=0)
    t.do("red", "take pink 4", "place pink")
    assert t.in_row("pink") == ["pink 5", "pink 4"]
    assert (t.cosmo("red"), t.worship()) == (1, {"red pink": 1})  # the middle cell


@rule("TH-4.9", "TH-4.21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_die_is_left_after_the_turns_and_all_return_to_the_bag(seats: int) -> None:
    t = table("final", seats).run(rounds.Round(2))
    while t.s.active != NOBODY or t.s.round < 2:
        seat = t.s.waiting()[0]
        before = len(t.on_table())
        assert t.play.answer(seat, t.s.answers(seat)[0]) is None
        if t.s.round == 3:
            break
        assert len(t.on_table()) in (before, before - 1)
    left = [event for event in t.play.journal.events if event.kind == "take"]
    assert len(left) == seats * N.turns[seats]
    assert N.table_dice[seats] - len(left) == 1
    dice.gather(t.s)
    assert sorted(t.s.bag) == sorted(list(range(PLAYERS)) * 3)


# --- the order of a round ----------------------------------------------------------------------


@rule("TH-4.6", "TH-4.8", "TH-4.12")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_row_dice_are_drawn_one_after_the_other_and_the_last_die_is_for_the_card(edition: str, seats: int) -> None:
    rows = ["FirstRowDie", "SecondRowDie"] if seats < 4 else []
    assert steps_of_round(edition, seats)[: len(rows) + 2] == [*rows, "EndDie", "Turns"]


@rule("TH-24.1", "TH-5.5", "TH-26.14")
def test_in_the_final_edition_the_token_passes_before_the_end_round_card_and_development() -> None:
    assert steps_of_round("final", 4) == [
        "EndDie", "Turns", "PassToken", "EndRoundCard", "Development", "Round",
    ]  # fmt: skip
    t = base("final")
    t.s.token, t.s.first = 2, 0
    t.run(leading.PassToken())
    assert t.s.first == 2


@rule("TH-24.2", "TH-5.8", "TH-26.14")
def test_in_the_early_edition_the_token_passes_after_the_development() -> None:
    assert steps_of_round("early", 4) == [
        "EndDie", "Turns", "EndRoundCard", "Development", "PassToken", "Round",
    ]  # fmt: skip
    t = base("early")
    t.s.token = 3
    t.run(leading.PassToken())
    assert t.s.first == 3


@rule("TH-24.1", "TH-25.1")
@pytest.mark.parametrize(("seats", "last"), [(4, 5), (3, 5), (2, 4)])
def test_after_the_last_round_comes_the_final_scoring(seats: int, last: int) -> None:
    t = base("final", seats)
    for number, follows in ((last - 1, rounds.Round), (last, scoring.FinalScoring)):
        t.s.lanes = [[] for _ in t.s.lanes]
        t.s.chance, t.s.now = Chance(3), seats
        rounds.Round(number).run(t.s)
        assert isinstance(t.s.lanes[-1][0], follows)


@rule("TH-5.6")
@pytest.mark.parametrize("edition", BOTH)
def test_if_nobody_took_the_token_the_first_player_stays(edition: str) -> None:
    t = base(edition)
    t.s.first, t.s.token = 2, NOBODY
    assert t.run(leading.PassToken()).s.first == 2


@rule("TH-R34")
def test_with_two_players_the_cell_of_round_five_stays_full() -> None:
    t = table("final", 2).run(rounds.Round(2)).finish()
    assert t.s.round == 4
    assert t.s.game.faults(t.s) == []  # 4 black crystals and 4 warriors are still counted on it
    black = sum(t.crystals(civ).get("black", 0) + t.on_page(civ).get("black", 0) for civ in CIVS) + t.s.reserve[5]
    assert black == 16 - 4


# --- chapter 26: every difference as data -----------------------------------------------------


FINAL, EARLY = load_box().editions


@rule("TH-26.5", "TH-26.10")
def test_garrisons_and_pyramid_limits_by_edition() -> None:
    assert (FINAL.garrison, EARLY.garrison) == (5, 0)
    assert (FINAL.pyramid_limit[2:], EARLY.pyramid_limit[2:]) == ([3, 2, 2], [2, 2, 2])


@rule("TH-26.11", "TH-26.12", "TH-26.13")
def test_pages_tokens_and_the_end_round_card_by_edition() -> None:
    assert (FINAL.pyramid_turns_page, EARLY.pyramid_turns_page) == (True, False)
    assert (FINAL.last_space_token, EARLY.last_space_token) == (True, False)
    assert (FINAL.must_take_card, EARLY.must_take_card) == (True, False)


@rule("TH-26.15", "TH-26.17", "TH-26.18")
def test_compensation_malus_and_multipliers_by_edition() -> None:
    assert (FINAL.conversion_worship, FINAL.conversion_card) == (False, False)
    assert (EARLY.conversion_worship, EARLY.conversion_card) == (True, True)
    assert N.malus_max == [26, 13]
    assert (FINAL.first_above, EARLY.first_above) == (False, True)


@rule("TH-26.20")
def test_only_the_early_edition_has_a_score_track() -> None:
    assert (FINAL.score_track, EARLY.score_track) == (0, 70)
    assert scoring.on_track(base("final").s, 90) == (0, 90)
