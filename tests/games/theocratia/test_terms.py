"""Chapter 0: terms, and chapter 1: what is in the box."""

from __future__ import annotations

import pytest

from demiurge.games.theocratia import actions
from demiurge.games.theocratia.board import CELLS, HEXES, hex_id
from demiurge.games.theocratia.reading import load_box
from demiurge.games.theocratia.state import lay, upgraded
from demiurge.games.theocratia.vocabulary import (
    BLACK,
    BLANK,
    BUILDINGS,
    CIVS,
    COLOURS,
    CRYSTALS,
    FEAST,
    FORTRESS_HEX,
    GROWTH,
    KINDS,
    NOBODY,
    VOLCANO,
)
from demiurge.kernel.masks import bits
from tests.games.theocratia.table import BOTH, base, ended, fresh, table
from tests.rules import rule

BOX = load_box()
N = BOX.numbers


@rule("TH-0.1", "TH-0.3")
def test_a_hex_is_of_the_topmost_colour_and_so_is_the_owner_of_its_building() -> None:
    t = base().put("magenta", "house", "D2").give("red", extra=1).give("blue", extra=1)
    s = t.s
    assert t.colour("D2") == "brown"
    assert s.owner(hex_id("D2")) == t.seat("brown")
    lay(s, t.seat("red"), hex_id("D2"), 1)
    assert t.colour("D2") == "red"
    assert s.owner(hex_id("D2")) == t.seat("red")
    lay(s, t.seat("blue"), hex_id("D2"), 1)
    assert s.owner(hex_id("D2")) == t.seat("blue")
    assert not s.own(t.seat("red")) >> hex_id("D2") & 1
    for neutral in ("E6", "H1"):
        assert s.owner(hex_id(neutral)) == NOBODY


@rule("TH-0.2")
def test_factories_and_barracks_are_the_upgraded_buildings() -> None:
    assert BUILDINGS[1:] == ("house", "factory", "barrack", "pyramid", "fortress")
    assert [kind for i, kind in enumerate(BUILDINGS) if upgraded(i)] == ["factory", "barrack"]


@rule("TH-0.4")
def test_a_building_on_a_fortress_hex_or_an_unused_colour_has_no_owner() -> None:
    t = base("final", 2)
    assert t.s.owner(hex_id("C2")) == NOBODY  # magenta's fortress
    assert t.colour("D3") == "blue"
    assert t.s.owner(hex_id("D3")) == NOBODY  # nobody is blue
    assert t.s.owner(hex_id("D2")) == t.seat("brown")


@rule("TH-0.5")
def test_a_free_hex_has_no_building_no_monster_and_is_not_the_volcano_and_a_crystal_does_not_matter() -> None:
    t = base().put("magenta", "house", "D4")  # beside the volcano, a monster and crystals
    free = set(bits(t.s.free))
    assert hex_id("D5") in free
    assert t.s.crystals >> hex_id("D5") & 1
    for where in ("D4", "E4", "E5", "C2"):
        assert hex_id(where) not in free
    t.give("red", extra=2).turn("red", "pink 3").do("red", "take pink 3", "place magenta")
    for where in ("D4", "E4", "E5", "C2"):
        assert t.why("red", f"expand {where} with tile") == "TH-0.5"
    assert t.why("red", "expand D5 with tile") is None


@rule("TH-0.6")
def test_green_and_yellow_hexes_are_neutral_until_they_are_converted() -> None:
    t = base().give("red", extra=1)
    assert {t.colour(where) for where in ("E6", "C1")} == {"green"}
    assert t.colour("B1") == "yellow"
    assert t.s.owner(hex_id("E6")) == t.s.owner(hex_id("B1")) == NOBODY
    lay(t.s, t.seat("red"), hex_id("B1"), 1)
    assert t.s.owner(hex_id("B1")) == t.seat("red")


@rule("TH-0.7", "TH-0.10")
def test_producing_and_training_move_pieces_between_reserve_area_and_garrison() -> None:
    t = table().put("magenta", "house", "D4").turn("red", "pink 4", "pink 5")
    reserve, area = t.s.reserve[0], t.crystals("magenta").get("red", 0)
    t.do("red", "take pink 4", "place magenta", "factory D4")
    assert (t.s.reserve[0], t.crystals("magenta")["red"]) == (reserve - 1, area + 1)
    t.turn("red", "pink 5").put("magenta", "house", "G5")
    garrison, untrained = t.garrison("magenta"), t.untrained("magenta")
    t.do("red", "take pink 5", "place magenta", "barrack G5")
    assert (t.garrison("magenta"), t.untrained("magenta")) == (garrison + 2, untrained - 2)


@rule("TH-0.8")
def test_only_trained_warriors_fight() -> None:
    t = base().hand("red", "P01").turn("red", "violet 2")  # with a card in hand nothing is skipped
    assert t.untrained("violet") == 6  # and 4 on the cells of rounds 2 to 5
    t.do("red", "take violet 2", "place violet")
    assert t.targets("red", "attack") == set()
    assert t.why("red", "attack E4") == "TH-8.10"
    assert t.warriors("violet", 1).why("red", "attack E4") is None


@rule("TH-0.9")
def test_worship_moves_the_priest_of_that_civ_on_the_players_own_track_only() -> None:
    t = base().turn("red", "violet 2").warriors("violet", 1)
    t.do("red", "take violet 2", "place violet", "attack E4", "end turn")
    assert t.worship() == {"red violet": 1}


@rule("TH-0.11")
def test_any_player_may_use_any_civ_but_only_the_own_cards() -> None:
    t = table().hand("red", "P01").hand("brown", "P02").give("red", malus=3).turn("red", "violet 1")
    assert t.why("red", "play P02") == "TH-0.11"
    assert t.why("red", "play P01") is None
    t.do("red", "take violet 1")
    assert t.targets("red", "place") >= set(CIVS)


@rule("TH-0.12")
def test_adjacent_hexes_share_an_edge() -> None:
    board = BOX.board
    for h in bits(board.land):
        for other in bits(board.near[h]):
            (q, r), (p, o) = CELLS[h], CELLS[other]
            assert (p - q, o - r) in {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}
            assert board.near[other] >> h & 1
    assert board.near[hex_id("E5")].bit_count() == 6


@rule("TH-0.13")
@pytest.mark.parametrize("edition", BOTH)
def test_most_points_win(edition: str) -> None:
    t = base(edition).page("magenta", 3).priests("red", magenta=4, pink=5).priests("blue", magenta=6, pink=7)
    ended(t)
    scores = t.scores()
    assert scores.index(max(scores)) == t.seat("blue")


# --- the box -----------------------------------------------------------------------------------


@rule("TH-1.1")
def test_there_are_four_civs_four_player_colours_and_six_terrains_and_a_volcano() -> None:
    assert CIVS == ("magenta", "turquoise", "violet", "pink")
    assert COLOURS == ("red", "brown", "blue", "white", "green", "yellow")
    land = [BOX.board.terrain[h] for h in range(HEXES) if BOX.board.terrain[h] >= 0]
    assert set(land) == {*range(6), VOLCANO, FORTRESS_HEX}
    assert land.count(VOLCANO) == 1
    assert [COLOURS[c] for c in table().s.colour] == ["red", "brown", "blue", "white"]


@rule("TH-1.2", "TH-1.13")
@pytest.mark.parametrize("edition", BOTH)
def test_the_pieces_of_a_civ(edition: str) -> None:
    assert dict(zip(BUILDINGS, N.pieces)) == {
        "": 0, "house": 5, "factory": 3, "barrack": 3, "pyramid": 2, "fortress": 1,
    }  # fmt: skip
    assert N.warriors == 10
    t = fresh(edition)
    assert len(t.s.priests) == 16
    for civ in range(4):
        pieces = [t.s.left(civ, kind) + t.s.at[civ * KINDS + kind].bit_count() for kind in range(1, 6)]
        assert pieces == [5, 3, 3, 2, 1]
    assert len(N.slots) == 8  # pages 0 to 7


@rule("TH-1.3")
def test_a_player_has_four_conversion_tiles_and_two_trackers() -> None:
    s = fresh().s
    assert s.starting == [1] * 4
    assert [mask.bit_count() for mask in s.marks] == [3] * 4
    assert s.malus == [0] * 4
    assert len(s.cosmo) == 4
    assert N.malus_last == 13


@rule("TH-1.4", "TH-1.11", "TH-1.12")
def test_the_cards_of_rounds_and_development() -> None:
    assert BOX.round_cards == ["expansion", "factory", "barrack", "pyramid", "holiday_war"]
    assert sorted(BOX.development) == sorted([GROWTH, GROWTH, FEAST, BLANK])
    for edition in BOTH:
        assert sorted(fresh(edition).s.development) == [GROWTH, GROWTH, FEAST, BLANK]
        assert fresh(edition).s.end_card == NOBODY


@rule("TH-1.5")
def test_there_are_96_crystals() -> None:
    assert dict(zip(CRYSTALS, N.crystals)) == {
        "red": 15, "brown": 15, "blue": 15, "white": 15, "green": 20, "black": 16,
    }  # fmt: skip
    assert sum(N.crystals) == 96
    assert CRYSTALS[BLACK] == "black"


@rule("TH-1.6")
def test_there_are_thirteen_tokens_of_ten_kinds() -> None:
    assert len(BOX.tokens) == 10
    assert len({token.effect for token in BOX.tokens}) == 10
    assert sum(token.copies for token in BOX.tokens) == 13


@rule("TH-1.7")
def test_there_are_twelve_dice_and_ten_monsters() -> None:
    t = fresh()
    assert sorted(t.s.bag) == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert N.monsters == [7, 3]
    assert (t.s.monsters & t.s.ground[4]).bit_count() == 7
    assert (t.s.monsters & t.s.ground[5]).bit_count() == 3
    assert (t.s.token, t.s.first) == (NOBODY, 0)


@rule("TH-1.8")
def test_the_board_has_rows_of_three_cells_and_three_cells_for_each_value() -> None:
    assert N.table_cells == 3
    assert len(N.row_cosmo) == len(N.row_worship) == 3
    t = table()
    assert len(t.s.rows) == 4 * 3
    assert len(t.s.garrison) == 4


@rule("TH-1.9", "TH-1.10", "TH-26.2")
@pytest.mark.parametrize(("edition", "count"), [("final", 24), ("early", 40)])
def test_the_power_deck(edition: str, count: int) -> None:
    s = fresh(edition).s
    assert len(s.deck) + sum(len(hand) for hand in s.hands) == count
    assert sum(s.game.copies) == count


def test_texts_name_everything() -> None:
    assert actions.SPACE.format(actions.TAKE.of(0)) == "take magenta 1"
    assert actions.SPACE.format(actions.PLACE.of(3)) == "place magenta matched festive"
    assert actions.SPACE.parse("Convert e5 WITH tile") == actions.CONVERT.of(2 * hex_id("E5") + 1)
