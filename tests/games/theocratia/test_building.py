"""Chapters 10, 11, 12 and 21: expanding, factories, barracks and conversion tiles."""

from __future__ import annotations

import pytest

from demiurge.games.theocratia import conversion_tiles
from demiurge.games.theocratia.actions import ADDITIONAL, STARTING
from demiurge.games.theocratia.board import hex_id
from demiurge.games.theocratia.vocabulary import CIVS, GREEN, YELLOW
from tests.games.theocratia.table import BOTH, Table, base, table
from tests.rules import rule

OWN_HEXES = {"magenta": "B2", "turquoise": "D6", "violet": "G5", "pink": "F2"}  # red, beside the fortress of each


def acting(t: Table, face: int, civ: str = "magenta", die: str = "") -> Table:
    """Red has placed a die with this face on the civ (of another colour unless told)."""
    colour = die or ("pink" if civ != "pink" else "violet")
    t.turn("red", f"{colour} {face}")
    return t.do("red", f"take {colour} {face}", f"place {civ}")


# --- chapter 10 --------------------------------------------------------------------------------


@rule("TH-10.1")
@pytest.mark.parametrize("kind", ["house", "factory", "barrack", "pyramid"])
def test_a_house_goes_on_an_own_free_hex_beside_any_building_of_the_civ(kind: str) -> None:
    t = base().give("red", starting=0).put("magenta", kind, "B3")  # on brown: whoever owns it
    t.hand("red", "P02")
    t = acting(t, 3)
    assert t.lawful().targets("red", "expand") == {"B2"}  # beside the fortress and B3
    t.put("magenta", kind, "A3", "white")
    assert t.refresh().targets("red", "expand") == {"B2", "A4"}
    assert t.why("red", "expand D4") == "TH-10.1"
    assert t.why("red", "expand D2") == "TH-10.5"  # brown
    t.do("red", "expand A4")
    assert (t.at("A4"), t.left("magenta", "house")) == ("magenta house", 4 - (kind == "house") * 2)


@rule("TH-10.2")
@pytest.mark.parametrize(("civ", "where"), OWN_HEXES.items())
def test_the_crystal_of_the_hex_goes_to_the_civ_if_there_is_one(civ: str, where: str) -> None:
    t = acting(base(), 3, civ).do("red", f"expand {where}")
    assert {other: t.crystals(other) for other in CIVS if t.crystals(other)} == {civ: {"red": 1}}
    assert not t.s.crystals >> hex_id(where) & 1
    t = acting(base().wipe(where), 3, civ).do("red", f"expand {where}")
    assert t.crystals(civ) == {}


@rule("TH-10.3", "TH-10.7")
@pytest.mark.parametrize("edition", BOTH)
def test_a_tile_turns_a_free_hex_into_the_own_colour_and_its_crystal_keeps_its_own(edition: str) -> None:
    t = acting(base(edition).give("red", extra=1), 3)
    assert t.lawful().targets("red", "expand") == {
        "B2", "B1 with starting tile", "C1 with starting tile", "B1 with tile", "C1 with tile", "C3 with tile",
        "D2 with tile", "D3 with tile",
    }  # fmt: skip
    assert t.why("red", "expand D3 with starting tile") == "TH-21.1"
    assert t.why("red", "expand B2 with tile") == "TH-21.1"  # it is red already
    t.do("red", "expand D3 with tile")
    assert (t.at("D3"), t.colour("D3"), t.crystals("magenta")) == ("magenta house", "red", {"blue": 1})


@rule("TH-10.4")
@pytest.mark.parametrize(("bonus", "worship"), [("expansion", {"red magenta": 1}), ("barrack", {}), ("", {})])
def test_the_expansion_bonus(bonus: str, worship: dict[str, int]) -> None:
    assert acting(base().bonus(bonus), 3).do("red", "expand B2").worship() == worship


@rule("TH-10.5")
def test_without_a_hex_and_without_a_tile_nothing_can_be_built() -> None:
    t = acting(base().hand("red", "P02").put("pink", "house", "B2").give("red", starting=0), 3)
    assert t.lawful().answers("red") == {"no action"}
    assert t.why("red", "expand C3") == "TH-10.5"


@rule("TH-10.6")
def test_without_a_house_in_the_area_nothing_can_be_built() -> None:
    t = acting(base().hand("red", "P02").put("magenta", "house", "D2 D3 C3 C1 B1").give("red", extra=1), 3)
    assert t.left("magenta", "house") == 0
    assert t.lawful().targets("red", "expand") == set()
    assert t.why("red", "expand B2") == "TH-10.6"


@rule("TH-E8")
@pytest.mark.parametrize("edition", BOTH)
def test_the_example_of_an_expansion(edition: str) -> None:
    t = base(edition).put("magenta", "house", "C3").give("red", extra=1).turn("red", "pink 3")
    t.do("red", "take pink 3", "place magenta")
    assert t.why("red", "expand B2") is None  # a red hex would be possible
    t.do("red", "expand D2 with tile")
    assert (t.crystals("magenta"), t.at("D2"), t.colour("D2")) == ({"brown": 1}, "magenta house", "red")
    assert (t.cosmo("red"), t.worship()) == (0, {})
    assert (t.s.extra[1], t.cards("brown")) == (0, 0)


# --- chapter 11 --------------------------------------------------------------------------------


@rule("TH-11.1", "TH-11.2")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("civ", "where"), OWN_HEXES.items())
def test_a_factory_takes_the_place_of_an_own_house_and_produces(edition: str, civ: str, where: str) -> None:
    t = acting(base(edition).put(civ, "house", f"{where} D2"), 4, civ)  # D2 is brown's
    assert t.lawful().targets("red", "factory") == {where}
    t.do("red", f"factory {where}")
    assert (t.at(where), t.left(civ, "house"), t.left(civ, "factory")) == (f"{civ} factory", 4, 2)
    assert {other: t.crystals(other) for other in CIVS if t.crystals(other)} == {civ: {"red": 1}}


@rule("TH-11.3")
@pytest.mark.parametrize(("bonus", "worship"), [("factory", {"red magenta": 1}), ("barrack", {})])
def test_the_factory_bonus(bonus: str, worship: dict[str, int]) -> None:
    t = acting(base().put("magenta", "house", "B2").bonus(bonus), 4).do("red", "factory B2")
    assert t.worship() == worship


@rule("TH-11.4")
def test_a_factory_needs_an_own_house_of_the_civ_and_a_piece() -> None:
    t = acting(base().hand("red", "P02").put("magenta", "house", "D2").put("pink", "house", "F2"), 4)
    for where in ("D2", "F2", "B2"):
        assert t.lawful().why("red", f"factory {where}") == "TH-11.4"
    t = acting(base().hand("red", "P02").put("magenta", "house", "B2").put("magenta", "factory", "D2 D3 C3"), 4)
    assert t.lawful().why("red", "factory B2") == "TH-11.4"
    assert t.why("red", "factory A1") == "TH-11.4"  # which is not on the island


@rule("TH-11.5")
def test_every_other_factory_of_the_civ_produces_the_colour_of_its_hex() -> None:
    t = base().put("magenta", "house", "B2").put("magenta", "factory", "D3 C1")
    t = acting(t, 4).do("red", "factory B2")
    assert t.crystals("magenta") == {"red": 1, "blue": 1, "green": 1}


@rule("TH-11.6")
def test_other_factories_on_own_hexes_produce_for_their_own_civs() -> None:
    t = base().put("magenta", "house", "B2").put("pink", "factory", "F2 G3").put("violet", "factory", "G5 F8")
    t = acting(t, 4).do("red", "factory B2")
    assert t.crystals("magenta") == {"red": 1}
    assert t.crystals("pink") == {"red": 1}  # G3 is blue's
    assert t.crystals("violet") == {"red": 2}


@rule("TH-11.7", "TH-R11")
def test_each_factory_produces_once_also_the_own_one_of_the_same_civ() -> None:
    t = acting(base().put("magenta", "house", "B2").put("magenta", "factory", "D4"), 4).do("red", "factory B2")
    assert t.crystals("magenta") == {"red": 2}


@rule("TH-R10")
def test_a_factory_in_the_desert_produces_nothing() -> None:
    t = acting(base().put("magenta", "house", "B2").put("magenta", "factory", "B1"), 4).do("red", "factory B2")
    assert t.crystals("magenta") == {"red": 1}


@rule("TH-R12")
def test_if_crystals_run_short_the_player_chooses_whom_to_serve() -> None:
    t = base().put("magenta", "house", "B2").put("pink", "factory", "F2").put("violet", "factory", "G5 F8")
    t.area("turquoise", red=t.s.reserve[0] - 2)
    t = acting(t, 4).do("red", "factory B2")
    assert t.crystals("magenta") == {"red": 1}  # the printed order first
    assert t.lawful().answers("red") == {"choose pink", "choose violet"}
    assert t.why("red", "choose magenta") == "TH-R12"
    t.do("red", "choose violet")
    assert (t.crystals("violet"), t.crystals("pink")) == ({"red": 1}, {})
    t = base().put("magenta", "house", "B2").put("pink", "factory", "F2").put("violet", "factory", "G5 F8")
    t.area("turquoise", red=t.s.reserve[0] - 4)
    t = acting(t, 4).do("red", "factory B2")  # there are just enough: nobody is asked
    assert [t.crystals(civ) for civ in ("magenta", "violet", "pink")] == [{"red": 1}, {"red": 2}, {"red": 1}]
    t = base().put("magenta", "house", "B2")
    t.area("turquoise", red=t.s.reserve[0])
    t = acting(t, 4).do("red", "factory B2")
    assert t.crystals("magenta") == {}  # nothing is left: the gain is lost


@rule("TH-E9")
@pytest.mark.parametrize(("edition", "die"), [("early", "violet"), ("final", "pink")])
def test_the_example_of_a_factory(edition: str, die: str) -> None:
    t = base(edition).put("turquoise", "house", "D6").put("turquoise", "factory", "B5").put("pink", "factory", "F2")
    t.turn("red", f"{die} 4").do("red", f"take {die} 4", "place turquoise", "factory D6")
    assert t.left("turquoise", "house") == 5
    assert t.crystals("turquoise") == {"red": 1, "blue": 1}
    assert t.crystals("pink") == {"red": 1}


# --- chapter 12 --------------------------------------------------------------------------------


@rule("TH-12.1", "TH-12.2")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("civ", "where"), OWN_HEXES.items())
def test_a_barrack_takes_the_place_of_an_own_house_and_all_of_the_civ_train(edition: str, civ: str, where: str) -> None:
    t = base(edition).put(civ, "house", where).put(civ, "barrack", "D3 C1")
    for other in CIVS:
        if other != civ:
            t.put(other, "barrack", OWN_HEXES[other])
    before = t.untrained(civ)
    t = acting(t, 5, civ).do("red", f"barrack {where}")
    assert (t.at(where), t.left(civ, "house"), t.left(civ, "barrack")) == (f"{civ} barrack", 5, 0)
    assert (t.garrison(civ), t.untrained(civ)) == (3, before - 3)
    assert sum(t.s.garrison) == 3  # no other civ


@rule("TH-12.3")
@pytest.mark.parametrize(("bonus", "worship"), [("barrack", {"red magenta": 1}), ("factory", {})])
def test_the_barrack_bonus(bonus: str, worship: dict[str, int]) -> None:
    t = acting(base().put("magenta", "house", "B2").bonus(bonus), 5).do("red", "barrack B2")
    assert t.worship() == worship


@rule("TH-12.4")
def test_a_barrack_needs_an_own_house_of_the_civ_and_a_piece() -> None:
    t = acting(base().hand("red", "P02").put("magenta", "house", "D2"), 5)
    assert t.lawful().why("red", "barrack D2") == "TH-12.4"
    t = acting(base().hand("red", "P02").put("magenta", "house", "B2").put("magenta", "barrack", "D2 D3 C3"), 5)
    assert t.lawful().why("red", "barrack B2") == "TH-12.4"
    assert t.why("red", "barrack A1") == "TH-12.4"  # which is not on the island


@rule("TH-12.5", "TH-12.6", "TH-26.5")
@pytest.mark.parametrize(("edition", "garrison"), [("final", 5), ("early", 7)])
def test_the_garrison_has_a_maximum_in_the_final_edition_only(edition: str, garrison: int) -> None:
    t = base(edition).put("magenta", "house", "B2").put("magenta", "barrack", "D3 C1").warriors("magenta", 4)
    before = t.untrained("magenta")
    t = acting(t, 5).do("red", "barrack B2")
    assert (t.garrison("magenta"), t.untrained("magenta")) == (garrison, before - (garrison - 4))


@rule("TH-R12")
def test_no_more_warriors_are_trained_than_there_are() -> None:
    t = base("early").put("magenta", "house", "B2").put("magenta", "barrack", "D3 C1").warriors("magenta", 9)
    assert acting(t, 5).do("red", "barrack B2").garrison("magenta") == 10


@rule("TH-E10")
@pytest.mark.parametrize("edition", BOTH)
def test_the_example_of_a_barrack(edition: str) -> None:
    t = base(edition).put("pink", "house", "F2").put("pink", "barrack", "G1").turn("red", "pink 5")
    before = t.untrained("pink")
    t.do("red", "take pink 5", "place pink", "barrack F2")
    assert t.cosmo("red") == 2
    assert t.left("pink", "house") == 5
    assert (t.garrison("pink"), t.untrained("pink")) == (2, before - 2)


# --- chapter 21 --------------------------------------------------------------------------------


@rule("TH-21.1", "TH-R27")
def test_a_converted_hex_may_be_converted_again_by_an_additional_tile_only() -> None:
    t = base().put("pink", "house", "B1").give("red", extra=1).give("brown", extra=0).warriors("turquoise", 5)
    t.turn("brown", "violet 2").do("brown", "take violet 2", "place turquoise", "convert B1 with starting tile")
    assert t.colour("B1") == "brown"
    t.turn("red", "violet 2").do("red", "take violet 2", "place turquoise")
    assert t.why("red", "convert B1 with starting tile") == "TH-21.1"  # its current colour counts
    t.do("red", "convert B1 with tile")
    assert t.colour("B1") == "red"
    assert len(t.s.laid) == 2


@rule("TH-21.2", "TH-21.4")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(
    ("space", "unlocked"),
    [
        (1, ""),
        (2, "low"),
        (4, "low"),
        (5, "low middle"),
        (6, "low middle"),
        (7, "low middle high"),
        (12, "low middle high"),
    ],
)
def test_tiles_are_unlocked_when_any_priest_reaches_or_passes_their_space(
    edition: str, space: int, unlocked: str
) -> None:
    t = base(edition).give("red", cosmo=9).priests("red", violet=space).turn("red")
    assert t.lawful().targets("red", "claim") == set(unlocked.split())
    for mark in ("low", "middle", "high"):
        assert t.why("red", f"claim {mark}") == (None if mark in unlocked.split() else "TH-21.2")
    assert base().give("red", cosmo=10).turn("red").targets("red", "claim") == set()  # cosmo unlocks nothing


@rule("TH-21.1", "TH-R27")
def test_which_hexes_a_tile_changes() -> None:
    t = base().give("brown", extra=2)
    neutral = t.s.ground[GREEN] | t.s.ground[YELLOW]
    for seat, (starting, extra) in enumerate([(1, 0), (0, 2), (0, 0)]):
        t.s.starting[seat], t.s.extra[seat] = starting, extra
        assert conversion_tiles.convertible(t.s, seat, STARTING) == (neutral if starting else 0)
        others = sum(t.s.ground[:4]) - t.s.ground[seat]
        assert conversion_tiles.convertible(t.s, seat, ADDITIONAL) == (neutral + others if extra else 0)


@rule("TH-21.2", "TH-21.3")
@pytest.mark.parametrize("player", ["red", "brown", "blue", "white"])
@pytest.mark.parametrize("civ", CIVS)
def test_any_priest_of_the_player_unlocks_and_nobody_elses(player: str, civ: str) -> None:
    t = base()
    for other in ("red", "brown", "blue", "white"):
        t.give(other, cosmo=9).priests(other, **{civ: 5 if other == player else 1})
    t.turn(player)
    assert t.lawful().targets(player, "claim") == {"low", "middle"}
    told = len(t.play.journal.events)
    t.do(player, "claim middle")
    assert [(event.kind, event.seat) for event in t.play.journal.events[told:]] == [
        ("cosmo", t.seat(player)), ("tile", t.seat(player)),
    ]  # fmt: skip
    nobody = "blue" if player != "blue" else "red"
    assert t.turn(nobody).lawful().targets(nobody, "claim") == set()


@rule("TH-21.3", "TH-23.5")
def test_an_unlocked_tile_costs_two_cosmo_at_any_time_in_the_own_turn() -> None:
    t = base().give("red", cosmo=10).priests("red", violet=7).turn("red", "pink 1")
    t.do("red", "claim low", "take pink 1", "claim high", "place magenta", "claim middle")
    assert (t.cosmo("red"), t.s.extra[0], t.s.marks[0]) == (4, 3, 0)
    assert t.why("red", "claim low") == "TH-21.3"  # it is not there any more
    t.do("red", "lead")
    t = base().give("red", cosmo=2).priests("red", violet=7).turn("red", "pink 1")
    t.do("red", "take pink 1", "place magenta", "lead", "claim low")  # after the action, too
    assert t.s.extra[0] == 1
    t = base().give("red", cosmo=1).priests("red", violet=7).turn("red", "pink 1")
    assert t.lawful().why("red", "claim low") == "TH-23.5"
    assert t.refusal("brown", "claim low") == "K-2"  # not in another's turn


@rule("TH-21.3")
def test_a_tile_is_bought_for_the_building_of_a_token_too() -> None:
    """Any time in the own turn: the worship of a pyramid may unlock the tile that the house of its token needs."""
    t = base().put("magenta", "barrack", "D4").put("magenta", "house", "C3 D3").put("pink", "house", "B2")
    t.priests("red", magenta=1).give("red", cosmo=2, starting=0).turn("red", "violet 5")
    t.do("red", "take violet 5", "place magenta")
    assert t.why("red", "claim low") == "TH-21.2"  # not unlocked yet
    t.do("red", "pyramid D4", "group C3", "token e")
    assert t.lawful().answers("red") == {"claim low", "decline"}  # no hex fits without a tile
    t.do("red", "claim low")
    assert (t.cosmo("red"), t.s.extra[0]) == (0, 1)
    t.lawful().do("red", "expand D3 with tile")
    assert (t.at("D3"), t.colour("D3"), t.asked()) == ("magenta house", "red", ["brown"])


@rule("TH-21.3", "TH-14.8")
def test_a_tile_is_bought_for_the_last_piece_too() -> None:
    t = base().put("magenta", "barrack", "D4").put("magenta", "house", "C3 D3").put("magenta", "factory", "A2 B3")
    t.priests("red", magenta=1).give("red", cosmo=2).turn("red", "violet 5")
    t.do("red", "take violet 5", "place magenta", "pyramid D4", "group C3", "group D3", "token f")
    assert t.left("magenta", "factory") == 1
    assert t.lawful().targets("red", "claim") == {"low"}


@rule("TH-21.3")
def test_no_tile_is_bought_for_a_token_without_a_piece_nor_in_another_players_turn() -> None:
    t = base().put("magenta", "barrack", "D4").put("magenta", "house", "C3 D3").put("magenta", "factory", "A2 B3 G5")
    t.priests("red", magenta=1).give("red", cosmo=2).turn("red", "violet 5")
    t.do("red", "take violet 5", "place magenta", "pyramid D4", "group C3", "group D3", "token f")
    assert t.question() == "Resolved"  # magenta has no factory left, so nothing is asked for the token
    t = (
        base()
        .priests("white", violet=11)
        .give("white", cosmo=2)
        .put("violet", "pyramid", "H5")
        .put("pink", "house", "F7")
    )
    t.area("violet", green=1).give("red", cosmo=5).turn("red", "violet 5").do("red", "take violet 5", "place violet")
    t.do("red", "holiday").do("white", "token e")
    assert t.targets("white", "expand") == {"G7 with starting tile", "H6 with starting tile"}
    assert t.lawful().why("white", "claim low") == "K-1"


@rule("TH-21.4")
def test_a_used_tile_stays_on_the_map_for_good() -> None:
    t = base().give("red", extra=1).warriors("pink", 5).turn("red", "pink 3")
    t.do("red", "take pink 3", "place magenta", "expand D3 with tile")
    assert (t.s.extra[0], t.s.marks[0].bit_count(), len(t.s.laid)) == (0, 2, 1)
    t.turn("brown", "violet 2").do("brown", "take violet 2", "place pink", "attack D3")
    assert (t.colour("D3"), t.s.extra[0]) == ("red", 0)
    assert conversion_tiles.highest(t.s, 0) == 2


def test_tables_of_this_file_are_sound() -> None:
    assert [table().at(where) for where in ("B2", "C5", "F7", "F3")] == [
        f"{civ} house" for civ in CIVS
    ]  # fmt: skip
