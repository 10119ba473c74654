"""Chapters 2 and 3: setting up the board and the players."""

from __future__ import annotations

import pytest

from demiurge.games.theocratia import malus, rounds, setup
from demiurge.games.theocratia.board import hex_id, hex_name
from demiurge.games.theocratia.meta import GAME
from demiurge.games.theocratia.reading import load_box
from demiurge.games.theocratia.vocabulary import CIVS, FORTRESS_HEX, GREEN, NOBODY, YELLOW
from demiurge.kernel.chance import OUTSIDE, Chance, Script
from demiurge.kernel.game import BadOption, digest, view
from demiurge.kernel.masks import bits
from demiurge.kernel.play import Play
from tests.games.theocratia.table import BOTH, Table, fresh, table
from tests.rules import rule

BOARD = load_box().board


@rule("TH-2.1", "TH-2.10")
def test_priests_begin_below_zero_and_trackers_on_zero() -> None:
    game = fresh().s.game
    for seats in (2, 3, 4):
        s = setup.empty_table(game, list(range(seats)))
        assert s.priests == [-1] * (4 * seats)
        assert s.cosmo == s.malus == [0] * seats
        s = fresh(seats=seats).s  # cosmo follows with the first player (TH-3.2)
        assert (s.priests, s.malus) == ([-1] * (4 * seats), [0] * seats)


def test_no_turn_is_under_way_before_the_first() -> None:
    for seats in (2, 3, 4):
        s = fresh(seats=seats).s
        assert s.round == 0
        other = s.clone()
        rounds.clear(other, NOBODY)
        assert digest(other) == digest(s)


@rule("TH-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_dice_begin_in_the_bag(seats: int) -> None:
    s = fresh(seats=seats).s
    assert len(s.bag) == 12
    assert sum(s.table) == sum(s.rows) == 0


@rule("TH-2.3", "TH-2.16", "TH-26.3")
@pytest.mark.parametrize(("edition", "pages"), [("final", {4: 0, 3: 1, 2: 2}), ("early", {4: 0, 3: 0, 2: 0})], ids=BOTH)
def test_the_first_page_of_the_chronicles(edition: str, pages: dict[int, int]) -> None:
    for seats, page in pages.items():
        assert fresh(edition, seats).s.page == [page] * 4


@rule("TH-2.4", "TH-2.5", "TH-2.17")
@pytest.mark.parametrize("edition", BOTH)
def test_fortresses_and_start_buildings_stand_in_the_suggested_arrangement(edition: str) -> None:
    t = fresh(edition)
    assert [h for h in range(61) if BOARD.terrain[h] == FORTRESS_HEX] == sorted(BOARD.fortress)
    expected = {
        "C2": "magenta fortress", "C1": "magenta barrack", "C6": "turquoise fortress", "C7": "turquoise factory",
        "G6": "violet fortress", "G7": "violet barrack", "G2": "pink fortress", "G1": "pink factory",
    }  # fmt: skip
    assert {where: t.at(where) for where in expected} == expected
    assert sum(mask.bit_count() for mask in t.s.at[::6]) == 8
    for place in range(4):
        assert BOARD.near[BOARD.fortress[place]] >> BOARD.start[place] & 1


@rule("TH-2.6")
@pytest.mark.parametrize("edition", BOTH)
def test_barracks_start_with_warriors_and_factories_with_crystals(edition: str) -> None:
    t = fresh(edition)
    for civ in ("magenta", "violet"):
        assert (t.crystals(civ), t.garrison(civ)) == ({"green": 1}, 2)
    for civ in ("turquoise", "pink"):
        assert (t.crystals(civ), t.garrison(civ)) == ({"green": 2}, 1)


@rule("TH-2.7", "TH-2.18", "TH-29.6")
def test_a_crystal_lies_on_every_hex_without_building_but_deserts_and_the_volcano() -> None:
    t = fresh()
    for h in bits(BOARD.land):
        plain = BOARD.terrain[h] <= GREEN and not t.at(hex_name(h)).endswith(("barrack", "factory"))
        assert bool(t.s.crystals >> h & 1) == plain
    assert t.at("E4") == "monster"
    assert t.s.crystals >> hex_id("E4") & 1  # under a monster too
    assert t.s.reserve == [7, 7, 7, 7, 6, 0]


@rule("TH-2.8", "TH-2.20")
@pytest.mark.parametrize("edition", BOTH)
def test_four_black_crystals_lie_on_the_cells_of_rounds_two_to_five(edition: str) -> None:
    numbers = load_box().numbers
    assert numbers.cell_rounds == [2, 3, 4, 5]
    assert numbers.cell_black * len(numbers.cell_rounds) == numbers.crystals[5] == 16
    t = table(edition)
    assert all("black" not in t.crystals(civ) for civ in CIVS)  # none in round 1


@rule("TH-2.9", "TH-2.21", "TH-2.24")
def test_monsters_stand_on_their_symbols_and_one_plain_has_none() -> None:
    t = fresh()
    plains = [h for h in bits(t.s.ground[GREEN]) if h not in BOARD.start]
    assert len(plains) == 8
    assert [hex_name(h) for h in plains if not t.s.monsters >> h & 1] == ["E6"]
    assert [hex_name(h) for h in bits(t.s.monsters & t.s.ground[YELLOW])] == ["A3", "E9", "I3"]


@rule("TH-2.11")
def test_development_cards_are_shuffled_and_open() -> None:
    orders = {tuple(fresh(seed=seed).s.development) for seed in range(40)}
    assert len(orders) == 12  # all orders of two alike and two others
    assert view(fresh().s, 0).development == fresh().s.development  # type: ignore[attr-defined]


@rule("TH-2.12", "TH-2.22", "TH-26.8")
@pytest.mark.parametrize(("edition", "two"), [("final", 4), ("early", 5)])
def test_a_round_bonus_card_lies_on_each_round(edition: str, two: int) -> None:
    for seats, count in ((4, 5), (3, 5), (2, two)):
        cards = fresh(edition, seats).s.bonus_cards
        assert len(cards) == len(set(cards)) == count
    assert len({tuple(fresh(edition, 2, seed).s.bonus_cards) for seed in range(30)}) > 20


@rule("TH-2.13")
def test_everybody_has_one_hidden_card_and_an_empty_deck_is_made_anew() -> None:
    t = fresh()
    s = t.s
    assert [len(hand) for hand in s.hands] == [1] * 4
    for seat in (0, 1, OUTSIDE):
        seen = s.clone()
        seen.mask(seat)
        assert [hand == [-1] for hand in seen.hands] == [other != seat for other in range(4)]
        assert len(seen.deck) == len(s.deck) + 4 - (seat < 4)
    t = table().hand("red", "")
    t.s.deck, t.s.pile = [], sorted(t.s.deck)
    t.turn("red", "pink 1").give("red", cosmo=0)
    t.s.end_card = t.seat("blue")
    t.do("red", "take pink 1", "place pink", "lead")
    assert t.cards("red") == 1
    assert (len(t.s.deck), t.s.pile) == (23, [])


@rule("TH-2.14")
def test_end_round_card_and_next_round_token_begin_on_the_board() -> None:
    s = table().s
    assert (s.end_card, s.token) == (NOBODY, NOBODY)


@rule("TH-2.15", "TH-2.25", "TH-26.9")
@pytest.mark.parametrize(("edition", "three"), [("final", 10), ("early", 13)])
def test_pyramid_tokens_by_number_of_players(edition: str, three: int) -> None:
    assert {seats: sum(fresh(edition, seats).s.tokens) for seats in (2, 3, 4)} == {2: 13, 3: three, 4: 13}
    if edition == "final":
        assert fresh(edition, 3).s.tokens == [1] * 10


@rule("TH-2.19", "TH-4.22")
@pytest.mark.parametrize(("edition", "on_cells"), [("final", 4), ("early", 0)])
def test_warriors_on_the_round_cells(edition: str, on_cells: int) -> None:
    s = fresh(edition).s
    for civ in range(4):
        assert s.untrained[civ] + s.garrison[civ] == 10 - on_cells
    assert s.game.faults(s) == []


@rule("TH-2.23")
def test_malus_trackers_begin_blank() -> None:
    s = fresh().s
    for seat in range(4):
        assert (malus.flipped(s, seat), malus.cell(s, seat)) == (False, 0)
        malus.forward(s, seat, 13)
        assert (malus.flipped(s, seat), malus.cell(s, seat)) == (False, 13)  # all of the first side is before it
        malus.forward(s, seat, 1)
        assert (malus.flipped(s, seat), malus.cell(s, seat)) == (True, 1)


@rule("TH-2.26", "TH-R40", "TH-26.21")
def test_fortresses_are_drawn_on_request_and_only_in_the_final_edition() -> None:
    assert fresh().s.corner == [0, 1, 2, 3]
    seen = set()
    for seed in range(60):
        t = fresh(seed=seed, fortresses="drawn")
        seen.add(tuple(t.s.corner))
        for civ in range(4):  # the start building belongs to the place
            corner = t.s.corner[civ]
            assert t.at(hex_name(BOARD.start[corner])) == f"{CIVS[civ]} {'factory' if corner % 2 else 'barrack'}"
            assert t.garrison(CIVS[civ]) == (1 if corner % 2 else 2)
        assert t.s.game.faults(t.s) == []
    assert len(seen) > 15
    with pytest.raises(BadOption, match=r"TH-26\.21"):
        fresh("early", fortresses="drawn")


@rule("TH-2.26", "TH-2.11", "TH-2.12")
def test_the_board_is_set_up_in_the_order_of_the_book() -> None:
    """Civs, development, round cards, hands: a record tells the outcomes in this order."""
    game = GAME.make({"edition": "final", "fortresses": "drawn", "first-player": "seat-1"})
    t = Table(Play(game, 4, Script([3, 1, 0, 2, 2, 1, 0, 0, 4, 3, 2, 1, 0, 10, 11, 12, 13])))
    assert t.s.corner == [2, 1, 3, 0]  # of each civ, where it stands
    assert t.s.development == [2, 1, 0, 0]
    assert (t.s.bonus_cards, t.s.hands) == ([4, 3, 2, 1, 0], [[10], [11], [12], [13]])


# --- players -----------------------------------------------------------------------------------


@rule("TH-3.1")
def test_colours_follow_the_seats_and_everybody_has_the_starting_tile() -> None:
    assert [fresh(seats=n).s.colour for n in (2, 3, 4)] == [[0, 1], [0, 1, 2], [0, 1, 2, 3]]
    drawn = {tuple(fresh(seats=3, seed=seed, colours="drawn").s.colour) for seed in range(40)}
    assert drawn == {(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)}
    s = fresh().s
    assert (s.starting, s.extra, s.marks) == ([1] * 4, [0] * 4, [7] * 4)
    assert s.game.numbers.marks == [2, 5, 7]


@rule("TH-3.2")
@pytest.mark.parametrize("edition", BOTH)
def test_the_first_player_is_drawn_or_chosen_and_cosmo_follows_the_turn_order(edition: str) -> None:
    assert {fresh(edition, seed=seed, first_player="drawn").s.first for seed in range(30)} == {0, 1, 2, 3}
    for seats, cosmo in ((4, [2, 3, 3, 4]), (3, [2, 3, 3]), (2, [2, 3])):
        s = fresh(edition, seats, seed=11, first_player="drawn").s
        assert [s.cosmo[seat] for seat in s.seats_from(s.first)] == cosmo
    assert fresh(edition).s.first == 0


@rule("TH-3.3", "TH-3.4")
@pytest.mark.parametrize("edition", BOTH)
def test_from_the_last_player_backwards_everybody_founds_a_civ_nobody_has_chosen(edition: str) -> None:
    t = fresh(edition)
    assert (t.asked(), t.s.round) == (["white"], 0)
    t.do("white", "choose violet")
    assert t.at("H5") == "violet house"
    assert t.crystals("violet") == {"green": 1, "white": 1}
    assert t.asked() == ["blue"]
    assert t.lawful().why("blue", "choose violet") == "TH-3.3"
    t.do("blue", "choose magenta").do("brown", "choose pink")
    assert (t.at("D3"), t.at("H2"), t.at("D6")) == ("magenta house", "pink house", "turquoise house")
    assert t.crystals("turquoise") == {"green": 2, "red": 1}  # red took what was left
    assert t.s.round == 1


@rule("TH-3.5", "TH-26.6")
def test_with_three_players_the_unchosen_civ_gets_a_house_on_the_unchosen_colour() -> None:
    t = fresh("final", 3).do("blue", "choose pink").do("brown", "choose violet").do("red", "choose magenta")
    assert t.at("D7") == "turquoise house"  # white beside turquoise's fortress
    assert t.crystals("turquoise")["white"] == 1
    placed = [(event.seat, *event.data) for event in t.play.journal.events if event.kind == "first house"]
    assert placed[-1] == (NOBODY, CIVS.index("turquoise"), hex_id("D7"))  # before the row dice, which may expand there
    assert len(placed) == 4


@rule("TH-3.6", "TH-R41")
def test_the_first_game_option_moves_the_priest_of_the_chosen_civ_to_zero() -> None:
    t = fresh(first_game="yes").do("white", "choose violet")
    assert (t.priest("white", "violet"), t.priest("white", "pink"), t.priest("red", "violet")) == (0, -1, -1)
    assert fresh().do("white", "choose violet").priest("white", "violet") == -1  # off unless chosen


@rule("TH-3.7", "TH-3.9", "TH-R14")
def test_with_two_players_both_unchosen_civs_get_houses_and_the_first_player_says_which() -> None:
    t = fresh("final", 2).do("brown", "choose magenta").do("red", "choose turquoise")
    assert t.asked() == ["red"]
    assert t.lawful().why("red", "choose magenta") == "TH-3.9"
    t.do("red", "choose pink")
    assert t.at("G3") == "pink house"  # the first unused colour is blue
    assert t.at("H5") == "violet house"  # white
    assert t.crystals("pink") == {"green": 2, "blue": 1}
    assert t.crystals("violet") == {"green": 1, "white": 1}


@rule("TH-3.8")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_early_edition_places_no_house_of_an_unchosen_civ(seats: int) -> None:
    t = fresh("early", seats)
    for seat in range(seats - 1, -1, -1):
        assert t.play.answer(seat, t.s.answers(seat)[0]) is None
    assert "NeutralHouse" not in (t.question() if t.s.waiting() else "")
    houses = sum(t.s.at[civ * 6 + 1].bit_count() for civ in range(4))
    assert houses - len([1 for e in t.play.journal.events if e.kind == "settle"]) == seats


@rule("TH-3.10")
def test_unused_colours_keep_their_crystals_and_have_no_player() -> None:
    t = fresh("early", 2)
    assert t.s.crystals >> hex_id("D3") & 1  # blue, nobody's
    assert t.s.seat_of == [0, 1, NOBODY, NOBODY]
    assert len(t.s.priests) == 8
    assert len(t.s.starting) == len(t.s.malus) == 2


@rule("TH-29.14")
def test_two_to_four_play_and_nobody_plays_alone() -> None:
    assert GAME.seats == [2, 3, 4]
    for seats in (0, 1, 5):
        with pytest.raises(BadOption, match="2 to 4, not by"):
            Play(GAME.make(), seats, Chance(1))


# --- the example -------------------------------------------------------------------------------


def setup_example(edition: str) -> Table:
    """TH-E1: blue is first. Development 4, round cards 5, hands 4, then who begins."""
    game = GAME.make({"edition": edition, "first-game": "yes"})
    dice = [colour for civ in range(3) for colour in (civ, 1, civ, 2, civ, 3)]
    outcomes = [0, 0, 1, 2, 0, 1, 2, 3, 4, 0, 1, 2, 3, 2, *dice, 3]
    return Table(Play(game, 4, Script(outcomes)))


@rule("TH-E1")
@pytest.mark.parametrize("edition", BOTH)
def test_the_example_of_the_setup(edition: str) -> None:
    t = setup_example(edition)
    assert [t.cosmo(player) for player in ("blue", "white", "red", "brown")] == [2, 3, 3, 4]
    for player, civ, where in (
        ("brown", "magenta", "D2"), ("red", "violet", "G5"), ("white", "pink", "F3"),
    ):  # fmt: skip
        assert t.asked() == [player]
        t.do(player, f"choose {civ}")
        assert t.at(where) == f"{civ} house"
        assert t.crystals(civ)[player] == 1
        assert t.priest(player, civ) == 0
    assert t.at("B5") == "turquoise house"  # only turquoise is left for blue
    assert t.crystals("turquoise") == {"green": 2, "blue": 1}
    assert t.priest("blue", "turquoise") == 0
    assert t.asked() == ["blue"]
