"""What is in the box of Terra Mystica, and what is said about component files with mistakes."""

from __future__ import annotations

import copy
import json
import os
from pathlib import Path
from typing import Any

import pytest

from demiurge.games.terra_mystica import box
from demiurge.games.terra_mystica.box import Board, BoxError, Faction, hex_id, hex_name, load_box
from demiurge.kernel import hexes

REPO = Path(__file__).resolve().parents[3]
FACTS = Path(os.environ.get("DEMIURGE_SHARED", REPO.parent / "shared"), "rules/terra-mystica/terra_mystica_facts.json")
COMPONENTS = REPO / "src/demiurge/games/terra_mystica/components"
MAPS = ["original", "fire-ice-1", "fire-ice-2", "fjords", "loon-lakes"]
EXPANSION = ["acolytes", "dragonlords", "icemaidens", "riverwalkers", "shapeshifters", "yetis"]


def board(name: str) -> Board:
    return load_box().boards[MAPS.index(name)]


def faction(name: str) -> Faction:
    return next(found for found in load_box().factions if found.name == name)


def bridges(name: str) -> set[tuple[str, str]]:
    found = board(name)
    return {(hex_name(a), hex_name(b)) for a, b in zip(found.bridge_a, found.bridge_b)}


def names(mask: int) -> set[str]:
    return {hex_name(h) for h in hexes.bits(mask)}


def entry(file: str, name: str) -> dict[str, Any]:
    """A copy of a built-in entry, for a test to spoil."""
    found: dict[str, Any] = json.loads((COMPONENTS / file).read_text(encoding="utf-8"))[name]
    return copy.deepcopy(found)


def put(folder: Path, file: str, entries: dict[str, Any]) -> str:
    path = folder / file
    path.write_text(json.dumps(entries), encoding="utf-8")
    return str(path)


def mistakes(path: str) -> list[str]:
    with pytest.raises(BoxError) as caught:
        load_box(path)
    return str(caught.value).split("\n")


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    if not FACTS.is_file():
        pytest.skip(f"no {FACTS}: set DEMIURGE_SHARED to the folder with the collected facts")
    found: dict[str, Any] = json.loads(FACTS.read_text(encoding="utf-8"))
    return found


# --- maps: what can be counted -----------------------------------------------------------------


@pytest.mark.rule("TM-1.3")
def test_the_base_map_has_nine_rows_of_thirteen_and_twelve_cells_in_turn() -> None:
    base = board("original")
    cells = [cell for cell in base.position if cell != (-1, -1)] + base.river_position
    widths = [len([cell for cell in cells if cell[0] == row]) for row in range(10)]
    assert widths == [13, 12, 13, 12, 13, 12, 13, 12, 13, 0]
    assert base.near[hex_id("B1")] == hexes.mask_of([hex_id("A1"), hex_id("A2")])  # half a cell to the right of A1


@pytest.mark.rule("TM-1.4")
def test_the_base_map_has_eleven_hexes_of_each_terrain_and_36_river_cells() -> None:
    base = board("original")
    assert base.land.bit_count() == 77
    assert [base.terrain.count(terrain) for terrain in range(box.WHEEL)] == [11] * 7
    assert base.river_count == len(base.river_position) == len(base.shores) == 36


@pytest.mark.rule("TM-1.5")
def test_hexes_are_numbered_from_left_to_right_without_the_rivers() -> None:
    base = board("original")
    row_b = [h for h in hexes.bits(base.land) if hex_name(h).startswith("B")]
    assert [hex_name(h) for h in row_b] == ["B1", "B2", "B3", "B4", "B5", "B6"]
    assert [base.position[h][1] for h in row_b] == [0, 3, 4, 7, 8, 11]
    assert base.river_position[:3] == [(1, 1), (1, 2), (1, 5)]
    assert base.river_position == sorted(base.river_position)


@pytest.mark.rule("TM-1.6")
def test_the_terrain_wheel_goes_from_desert_to_wasteland() -> None:
    assert box.TERRAINS[: box.WHEEL] == ("yellow", "brown", "black", "blue", "green", "gray", "red")
    assert (box.TERRAINS[box.ICE], box.TERRAINS[box.VOLCANO]) == ("ice", "volcano")
    assert box.TERRAINS[board("original").terrain[hex_id("A1")]] == "brown"


@pytest.mark.rule("TM-5.3", "TM-5.4")
def test_a_chain_of_n_river_cells_needs_shipping_level_n() -> None:
    base = board("original")
    a2 = hex_id("A2")
    assert names(base.ship[0][a2]) == set()
    assert names(base.ship[1][a2]) == {"A3", "B1", "C1"}  # around r0; A3 and B1 share an edge with A2 as well
    assert names(base.ship[2][a2]) == {"A3", "A4", "B1", "B2", "C1", "D1", "D2"}
    assert names(base.ship[6][hex_id("A1")]) == set()  # inland: no ship sails from there,
    assert all(not base.ship[6][h] >> hex_id("A1") & 1 for h in range(box.HEXES))  # and none comes
    assert not base.ship[6][a2] >> hex_id("D8") & 1  # another river, land between


@pytest.mark.rule("TM-16.1")
def test_a_bridge_spans_the_edge_between_two_river_cells() -> None:
    base = board("original")
    pairs = bridges("original")
    assert {pair for pair in pairs if "C1" in pair} == {("A3", "C1"), ("B1", "C1"), ("B2", "C1")}
    assert not any(base.near[hex_id(a)] >> hex_id(b) & 1 for a, b in pairs)
    assert ("A2", "C1") not in pairs  # the other cell between them is B1, land
    assert ("C1", "C2") not in pairs  # a whole river cell lies between, not an edge


@pytest.mark.rule("TM-16.1")
def test_on_the_rim_a_bridge_needs_one_river_cell_only() -> None:
    assert {("C9", "E11"), ("E1", "G1")} <= bridges("fire-ice-1")
    assert {("C1", "E1"), ("C9", "E10")} <= bridges("fjords")


@pytest.mark.rule("TM-16.2")
def test_the_base_map_has_29_places_for_bridges() -> None:
    assert len(board("original").bridge_a) == 29


@pytest.mark.parametrize(
    ("name", "land", "rivers", "bridges", "edge"),
    [
        ("original", 77, 36, 29, 36),
        ("fire-ice-1", 77, 35, 33, 31),
        ("fire-ice-2", 77, 36, 29, 36),
        ("fjords", 80, 33, 33, 34),
        ("loon-lakes", 77, 35, 22, 32),
    ],
)
def test_each_map_has_its_numbers(name: str, land: int, rivers: int, bridges: int, edge: int) -> None:
    found = board(name)
    assert (found.name, found.land.bit_count(), found.river_count) == (name, land, rivers)
    assert (len(found.bridge_a), found.edge.bit_count()) == (bridges, edge)


def test_the_boards_come_in_the_order_of_the_option() -> None:
    assert [found.name for found in load_box().boards] == MAPS


def test_maps_with_an_empty_first_row_begin_with_row_b() -> None:
    for name in ("fire-ice-1", "loon-lakes"):
        rows = {hex_name(h)[0] for h in hexes.bits(board(name).land)}
        assert rows == set("BCDEFGHIJ")


# --- maps: what must hold on any of them -------------------------------------------------------


@pytest.mark.parametrize("name", MAPS)
def test_what_touches_touches_both_ways(name: str) -> None:
    found = board(name)
    for h in hexes.bits(found.land):
        for table in [found.near, *found.ship, *found.within]:
            assert not table[h] >> h & 1
            assert table[h] & ~found.land == 0
            assert all(table[other] >> h & 1 for other in hexes.bits(table[h]))


@pytest.mark.parametrize("name", MAPS)
def test_where_there_is_no_land_every_table_is_empty(name: str) -> None:
    found = board(name)
    for h in range(box.HEXES):
        if not found.land >> h & 1:
            assert (found.terrain[h], found.position[h], found.near[h]) == (-1, (-1, -1), 0)
            assert not any(table[h] for table in found.ship + found.within)
            assert set(found.distance[h]) == {0}


@pytest.mark.parametrize("name", MAPS)
def test_distance_within_and_near_tell_the_same_story(name: str) -> None:
    found = board(name)
    land = hexes.bits(found.land)
    for h in land:
        assert found.within[0][h] == 0
        assert found.within[1][h] == found.near[h]
        for d in range(1, box.REACH + 1):
            assert hexes.bits(found.within[d][h]) == [o for o in land if 1 <= found.distance[h][o] <= d]


@pytest.mark.parametrize("name", MAPS)
def test_each_shipping_level_reaches_all_that_the_level_below_does(name: str) -> None:
    found = board(name)
    for h in hexes.bits(found.land):
        assert found.ship[0][h] == 0
        for n in range(1, box.REACH + 1):
            assert found.ship[n - 1][h] & ~found.ship[n][h] == 0
        assert bool(found.ship[1][h]) <= bool(found.coast >> h & 1)


@pytest.mark.parametrize("name", MAPS)
def test_the_coast_is_all_the_shores_together(name: str) -> None:
    found = board(name)
    together = 0
    for shore in found.shores:
        together |= shore
    assert together == found.coast


@pytest.mark.parametrize("name", MAPS)
def test_bridge_places_are_sorted_and_numbered_alike_on_all_maps(name: str) -> None:
    found = board(name)
    pairs = list(zip(found.bridge_a, found.bridge_b))
    assert pairs == sorted(pairs)
    assert all(a < b for a, b in pairs)
    assert [box.BRIDGES[i] for i in found.bridge_ids] == pairs
    assert [i for i in range(len(box.BRIDGES)) if found.is_bridge[i]] == found.bridge_ids
    for index, (a, b) in enumerate(pairs):
        assert found.place(a, b) == found.place(b, a) == index
    assert found.place(hex_id("A1"), hex_id("J13")) == -1


def test_the_numbering_of_bridges_is_the_union_over_the_maps() -> None:
    union = {pair for found in load_box().boards for pair in zip(found.bridge_a, found.bridge_b)}
    assert sorted(union) == box.BRIDGES


@pytest.mark.parametrize("h", range(box.HEXES))
def test_the_name_of_a_hex_leads_back_to_it(h: int) -> None:
    assert hex_id(hex_name(h)) == hex_id(hex_name(h).lower()) == h


@pytest.mark.parametrize("text", ["", "E", "7", "E0", "E14", "K1", "E7x", "E07", "E²", "EE7", "r3"])
def test_a_wrong_name_of_a_hex_is_told(text: str) -> None:
    with pytest.raises(ValueError, match="no hex is named"):
        hex_id(text)


# --- maps: against the collected facts ---------------------------------------------------------


@pytest.mark.parametrize("name", MAPS)
def test_a_map_is_the_one_of_the_facts(name: str, facts: dict[str, Any]) -> None:
    found = board(name)
    expected = facts["maps"][found.alias]
    assert expected["verified"]
    assert found.site_id == expected["snellman_id_sha1"]
    cells = {hex_id(key): cell for key, cell in expected["hexes"].items() if not key.startswith("r")}
    assert hexes.bits(found.land) == sorted(cells)
    for h, cell in cells.items():
        assert box.TERRAINS[found.terrain[h]] == cell["color"]
        assert found.position[h] == (cell["row"], cell["col"])
        assert found.edge >> h & 1 == cell["edge"]
    rivers = [expected["hexes"][f"r{river}"] for river in range(found.river_count)]
    assert found.river_position == [(cell["row"], cell["col"]) for cell in rivers]
    assert len(cells) + len(rivers) == len(expected["hexes"])


@pytest.mark.parametrize("name", MAPS)
def test_neighbours_are_those_of_the_facts(name: str, facts: dict[str, Any]) -> None:
    found = board(name)
    for key, cell in facts["maps"][found.alias]["hexes"].items():
        land = {other for other in cell["adjacent"] if not other.startswith("r")}
        if key.startswith("r"):
            assert names(found.shores[int(key[1:])]) == land
        else:
            h = hex_id(key)
            assert names(found.near[h]) == land
            assert bool(found.coast >> h & 1) == (len(land) < len(cell["adjacent"]))


@pytest.mark.rule("TM-5.3", "TM-5.4")
@pytest.mark.parametrize("name", MAPS)
def test_ways_by_ship_are_those_of_the_facts(name: str, facts: dict[str, Any]) -> None:
    found = board(name)
    for h in hexes.bits(found.land):
        ranges = facts["maps"][found.alias]["hexes"][hex_name(h)]["ship_range"]
        for n in range(box.REACH + 1):
            assert names(found.ship[n][h]) == {other for other, cells in ranges.items() if cells <= n}


@pytest.mark.rule("TM-16.1")
@pytest.mark.parametrize("name", MAPS)
def test_places_for_bridges_are_those_of_the_facts(name: str, facts: dict[str, Any]) -> None:
    found = board(name)
    for h in hexes.bits(found.land):
        ends = {a + b - h for a, b in zip(found.bridge_a, found.bridge_b) if h in (a, b)}
        assert {hex_name(end) for end in ends} == set(facts["maps"][found.alias]["hexes"][hex_name(h)]["bridgable"])


# --- factions ----------------------------------------------------------------------------------


def test_factions_come_by_name_the_base_game_first() -> None:
    found = load_box().factions
    assert [f.index for f in found] == list(range(20))
    assert [f.name for f in found[:14]] == sorted(f.name for f in found[:14])
    assert [f.name for f in found if f.expansion] == [f.name for f in found[14:]] == EXPANSION


@pytest.mark.rule("TM-1.7")
def test_each_player_owns_the_same_pieces() -> None:
    for found in load_box().factions:
        assert found.count == [0, 8, 4, 3, 1, 1]
        assert found.max_priests == (1 if found.name == "riverwalkers" else 7)
        assert len(found.cults) == len(box.CULTS) == 4


@pytest.mark.rule("TM-1.9")
def test_power_values_are_the_same_but_for_the_yetis() -> None:
    for found in load_box().factions:
        assert found.power == ([0, 1, 2, 2, 4, 4] if found.name == "yetis" else [0, 1, 2, 2, 3, 3])


def test_each_home_colour_has_two_factions() -> None:
    homes = [found.home for found in load_box().factions]
    assert [homes.count(home) for home in range(box.VARIABLE + 1)] == [2] * 10
    assert faction("riverwalkers").home == faction("shapeshifters").home == box.VARIABLE


def test_income_tables_cover_every_number_of_structures() -> None:
    for found in load_box().factions:
        for table in (found.income_w, found.income_c, found.income_p, found.income_pw):
            assert [len(by_number) for by_number in table] == [1, 9, 5, 4, 2, 2]


NOTHING = {
    "dig_p": 0, "dig_vp": 0, "tunnel_w": [], "tunnel_vp": 0, "carpet_p": 0, "flight": 0, "flight_max": 0,
    "flight_vp": 0, "sh_favors": 0, "temple_favors": 1, "sh_power": 0, "sh_vp": 0, "sh_spades": 0, "sh_ship": 0,
    "sh_bridges": 0, "sh_w_to_p": 0, "sh_tokens_per_player": 0, "priest_bonus": 0, "spade_vp": 0, "spade_pw_sh": 0,
    "town_vp": 0, "town_w": 0, "act_discount": 0, "coins_per_vp": 3, "start_dwellings": 2, "start_favors": 0,
    "volcano_cults": [], "volcano_tokens": [], "unlock_c": [], "pass_temple_vp": 0, "pass_bridge_vp": 0, "action": "",
    "action_from_start": False, "bridge_w": 0, "shift_pw": 0, "shift_tokens": 0,
}  # fmt: skip
ABILITIES: dict[str, dict[str, object]] = {
    "alchemists": {"sh_power": 12, "spade_pw_sh": 2, "coins_per_vp": 2},
    "auren": {"sh_favors": 1, "action": "ACTA"},
    "chaosmagicians": {"temple_favors": 2, "start_dwellings": 1, "action": "ACTC"},
    "cultists": {"sh_vp": 7},
    "darklings": {"dig_p": 1, "dig_vp": 2, "sh_w_to_p": 3},
    "dwarves": {"tunnel_w": [2, 1], "tunnel_vp": 4, "flight": 1, "flight_max": 1, "flight_vp": 4},
    "engineers": {"action": "ACTE", "action_from_start": True, "bridge_w": 2, "pass_bridge_vp": 3},
    "fakirs": {"carpet_p": 1, "flight": 1, "flight_max": 4, "flight_vp": 4},
    "giants": {"action": "ACTG"},
    "halflings": {"spade_vp": 1, "sh_spades": 3},
    "mermaids": {"sh_ship": 1},
    "nomads": {"start_dwellings": 3, "action": "ACTN"},
    "swarmlings": {"town_w": 3, "action": "ACTS"},
    "witches": {"town_vp": 5, "action": "ACTW"},
    "acolytes": {"priest_bonus": 1, "volcano_cults": [3, 4]},
    "dragonlords": {"sh_tokens_per_player": 1, "volcano_tokens": [1, 2]},
    "icemaidens": {"start_favors": 1, "pass_temple_vp": 3},
    "riverwalkers": {"sh_bridges": 2, "unlock_c": [1, 2]},
    "shapeshifters": {"shift_pw": 5, "shift_tokens": 5},
    "yetis": {"act_discount": 1},
}


@pytest.mark.parametrize("name", ABILITIES)
def test_a_faction_has_its_own_abilities_and_no_others(name: str) -> None:
    found = faction(name)
    assert {field: getattr(found, field) for field in NOTHING} == {**NOTHING, **ABILITIES[name]}


@pytest.mark.parametrize("name", ABILITIES)
def test_the_board_of_a_faction_is_that_of_the_facts(name: str, facts: dict[str, Any]) -> None:
    found = faction(name)
    expected = facts["factions"][name]
    start = expected["start"]
    assert found.display == expected["display"]
    assert (*box.TERRAINS, "variable")[found.home] == expected["home"]
    assert (found.coins, found.workers, found.priests) == (start["coins"], start["workers"], start["priests"])
    assert [found.bowl1, found.bowl2, found.bowl3] == start["power_bowls"]
    assert found.cults == [start["cults"][cult.upper()] for cult in box.CULTS]
    assert (found.start_vp, found.max_priests) == (start["vp"], expected["max_priests"])
    assert found.start_vp_2017 == facts["starting_vp_variants"]["original_2017"][name]
    for kind in range(box.D, box.SA + 1):
        piece = expected["buildings"][box.STRUCTURES[kind]]
        income = piece["income_by_number_built"]
        nothing = [0] * (piece["count"] + 1)
        assert {"W": found.cost_w[kind], "C": found.cost_c[kind]} == piece["cost"]
        assert found.income_w[kind] == income.get("W", nothing)
        assert found.income_c[kind] == income.get("C", nothing)
        assert found.income_p[kind] == income.get("P", nothing)
        assert found.income_pw[kind] == income.get("PW", nothing)


@pytest.mark.parametrize("name", ABILITIES)
def test_the_tracks_of_a_faction_are_those_of_the_facts(name: str, facts: dict[str, Any]) -> None:
    found = faction(name)
    ship = facts["factions"][name]["shipping"]
    price = ship.get("advance_cost", {})
    assert (found.ship_level, found.ship_max) == (ship["level"], ship["max_level"])
    assert (found.ship_cost_c, found.ship_cost_p) == (price.get("C", 0), price.get("P", 0))
    assert found.ship_vp == [gain["VP"] for gain in ship.get("advance_gain", [])]
    dig = facts["factions"][name]["dig"] or {"level": 0, "max_level": 0, "cost": []}
    price = dig.get("advance_cost", {})
    assert (found.dig_level, found.dig_max) == (dig["level"], dig["max_level"])
    assert found.dig_w == [cost["W"] for cost in dig["cost"] if "W" in cost]
    assert (found.dig_cost_w, found.dig_cost_c, found.dig_cost_p) == tuple(price.get(key, 0) for key in "WCP")
    assert [found.dig_step_vp] * found.dig_max == [gain["VP"] for gain in dig.get("advance_gain", [])]


# --- tiles and cards ---------------------------------------------------------------------------


@pytest.mark.rule("TM-1.10")
def test_there_are_twelve_kinds_of_favor_tiles_the_first_four_once_each() -> None:
    tiles = load_box().favor_tiles
    assert [tile.name for tile in tiles] == [f"FAV{number}" for number in range(1, 13)]
    assert [tile.copies for tile in tiles] == [1] * 4 + [3] * 8


@pytest.mark.rule("TM-1.12", "TM-1.13")
def test_town_tiles_are_ten_and_with_the_mini_expansion_fourteen() -> None:
    tiles = load_box().town_tiles
    assert [tile.name for tile in tiles] == [f"TW{number}" for number in range(1, 9)]
    assert [tile.copies for tile in tiles if not tile.option] == [2] * 5
    assert [(tile.name, tile.copies) for tile in tiles if tile.option == "mini-expansion-1"] == [
        ("TW6", 1),
        ("TW7", 2),
        ("TW8", 1),
    ]
    assert sum(tile.copies for tile in tiles) == 14


@pytest.mark.rule("TM-1.14", "TM-1.15")
def test_scoring_tiles_are_eight_and_an_option_adds_the_ninth() -> None:
    tiles = load_box().scoring_tiles
    assert [tile.name for tile in tiles if not tile.option] == [f"SCORE{number}" for number in range(1, 9)]
    assert [tile.name for tile in tiles if tile.option == "temple-scoring-tile"] == ["SCORE9"]


@pytest.mark.rule("TM-1.16", "TM-1.17")
def test_bonus_cards_are_nine_and_an_option_adds_the_tenth() -> None:
    cards = load_box().bonus_cards
    assert [card.name for card in cards if not card.option] == [f"BON{number}" for number in range(1, 10)]
    assert [card.name for card in cards if card.option == "shipping-bonus"] == ["BON10"]


def test_every_component_knows_its_place_in_the_list() -> None:
    found = load_box()
    for things in (
        [card.index for card in found.bonus_cards],
        [tile.index for tile in found.favor_tiles],
        [tile.index for tile in found.scoring_tiles],
        [tile.index for tile in found.town_tiles],
        [action.index for action in found.power_actions],
    ):
        assert things == list(range(len(things)))


def test_bonus_cards_are_those_of_the_facts(facts: dict[str, Any]) -> None:
    for card in load_box().bonus_cards:
        expected = facts["bonus_cards"][card.name]
        assert goods(card.income_c, card.income_w, card.income_p, card.income_pw) == expected["income"]
        kinds = [*box.STRUCTURES, "ship"]
        assert {kinds[i]: table for i, table in enumerate(card.pass_vp) if table} == (expected["pass_vp"] or {})
        assert len(card.pass_vp) == 7
        assert card.ship == (expected["special"] or {}).get("ship", 0)
        gain = (expected["action"] or {"gain": {}})["gain"]
        assert card.action == {"": 0, "SPADE": 1, "CULT": 2}["".join(gain)]
        assert card.option == (expected["option"] or "")


def goods(coins: int, workers: int, priests: int, power: int) -> dict[str, int]:
    """Amounts as the facts list them: what is 0 is left out."""
    amounts = {"C": coins, "W": workers, "P": priests, "PW": power}
    return {key: amount for key, amount in amounts.items() if amount}


def cult_steps(steps: list[int]) -> dict[str, int]:
    return {cult.upper(): step for cult, step in zip(box.CULTS, steps) if step}


def by_kind(vp: list[int]) -> dict[str, int]:
    return {kind: points for kind, points in zip(box.STRUCTURES, vp) if points}


def test_favor_tiles_are_those_of_the_facts(facts: dict[str, Any]) -> None:
    for tile in load_box().favor_tiles:
        expected = facts["favor_tiles"][tile.name]
        town = {"TOWN_SIZE": tile.town_power} if tile.town_power else {}
        assert {**cult_steps(tile.steps), **town} == expected["gain"]
        assert goods(tile.income_c, tile.income_w, tile.income_p, tile.income_pw) == expected["income"]
        assert by_kind(tile.build_vp) == (expected["build_vp"] or {})
        assert tile.pass_tp_vp == (expected["pass_vp"] or {"TP": []})["TP"]
        assert tile.action == (2 if expected["action"] else 0)
        assert tile.copies == expected["copies"]


def test_scoring_tiles_are_those_of_the_facts(facts: dict[str, Any]) -> None:
    for tile in load_box().scoring_tiles:
        expected = facts["scoring_tiles"][tile.name]
        events = {"SPADE": tile.spade_vp, "TOWN": tile.town_vp, **by_kind(tile.build_vp)}
        assert {key: vp for key, vp in events.items() if vp} == expected["vp"]
        assert (*[cult.upper() for cult in box.CULTS], "CULT_P")[tile.cult] == expected["cult"]
        assert tile.per == expected["per_steps"]
        spades = {"SPADE": tile.reward_spades} if tile.reward_spades else {}
        reward = goods(tile.reward_c, tile.reward_w, tile.reward_p, tile.reward_pw)
        assert {**reward, **spades} == expected["cult_income"]


def test_town_tiles_are_those_of_the_facts(facts: dict[str, Any]) -> None:
    for tile in load_box().town_tiles:
        extra = {"KEY": tile.keys, "VP": tile.vp, "GAIN_SHIP": tile.ship, "carpet_range": tile.carpet}
        gain = {**goods(tile.coins, tile.workers, tile.priests, tile.power), **cult_steps(tile.steps)}
        gain.update({key: amount for key, amount in extra.items() if amount})
        assert gain == facts["town_tiles"][tile.name]["gain"]


def test_power_actions_are_those_of_the_facts(facts: dict[str, Any]) -> None:
    assert [action.name for action in load_box().power_actions] == list(facts["power_actions"])
    for action in load_box().power_actions:
        expected = facts["power_actions"][action.name]
        extra = {"BRIDGE": action.bridges, "SPADE": action.spades}
        gain = goods(action.coins, action.workers, action.priests, 0)
        gain.update({key: amount for key, amount in extra.items() if amount})
        assert (action.power, gain) == (expected["cost"]["PW"], expected["gain"])


def test_final_scoring_gives_the_points_of_the_facts(facts: dict[str, Any]) -> None:
    found = load_box()
    scorings = facts["final_scoring"]
    assert found.final_tiles == sorted(name for name, scoring in scorings.items() if "option" in scoring)
    assert found.final_points == [scorings[name]["points"] for name in found.final_tiles]
    assert (found.cult_points, found.area_points) == (scorings["cults"]["points"], scorings["network"]["points"])


def test_every_component_says_where_it_comes_from() -> None:
    origins = load_box().origins
    assert len(origins) == 5 + 20 + 10 + 12 + 9 + 8 + 6 + 6
    assert {origin for _, origin in origins} == {"rulebook", "public"}
    assert ("cults", "rulebook") in origins
    assert ("witches", "public") in origins


# --- replacing ---------------------------------------------------------------------------------


def test_a_file_replaces_only_the_entries_it_names(tmp_path: Path) -> None:
    witches = entry("factions.json", "witches")
    witches["start"]["coins"] = 18
    witches["origin"] = "house"
    changed = load_box(put(tmp_path, "factions.json", {"about": "our own witches", "witches": witches}))
    coins = [found.coins for found in changed.factions]
    before = [found.coins for found in load_box().factions]
    index = faction("witches").index
    assert (before[index], coins[index]) == (15, 18)
    assert coins[:index] + coins[index + 1 :] == before[:index] + before[index + 1 :]
    assert [name for name, origin in changed.origins if origin == "house"] == ["witches"]


def test_a_folder_replaces_only_the_files_in_it(tmp_path: Path) -> None:
    put(tmp_path, "power_actions.json", {"ACT4": {**entry("power_actions.json", "ACT4"), "coins": 8}})
    put(tmp_path, "town_tiles.json", {"TW1": {**entry("town_tiles.json", "TW1"), "vp": 4}})
    (tmp_path / "notes.txt").write_text("not ours to read")
    changed = load_box(str(tmp_path))
    assert [action.coins for action in changed.power_actions] == [0, 0, 0, 8, 0, 0]
    assert changed.town_tiles[0].vp == 4
    assert changed.bonus_cards[0].income_c == load_box().bonus_cards[0].income_c


def test_the_built_in_box_stays_as_it_was_when_a_file_is_read(tmp_path: Path) -> None:
    before = load_box()
    load_box(put(tmp_path, "town_tiles.json", {"TW1": {**entry("town_tiles.json", "TW1"), "vp": 4}}))
    assert load_box() is before
    assert load_box().town_tiles[0].vp == 5


def test_a_map_can_be_replaced_by_one_with_other_terrain(tmp_path: Path) -> None:
    original = entry("maps.json", "original")
    original["rows"][0] = "K" + original["rows"][0][1:]
    changed = load_box(put(tmp_path, "maps.json", {"original": original})).boards[0]
    assert box.TERRAINS[changed.terrain[hex_id("A1")]] == "black"
    assert (changed.land, changed.bridge_ids) == (board("original").land, board("original").bridge_ids)


# --- mistakes ----------------------------------------------------------------------------------


def spoil(data: dict[str, Any], field: str, value: object) -> dict[str, Any]:
    """The entry with one field, named by its path, set to another value."""
    *path, last = field.split(".")
    inner = data
    for key in path:
        inner = inner[key]
    inner[last] = value
    return data


@pytest.mark.parametrize(
    ("file", "name", "field", "value", "told"),
    [
        ("factions.json", "witches", "start.coins", "x", 'expected a whole number, got "x"'),
        ("factions.json", "witches", "start.coins", True, "expected a whole number, got true"),
        ("factions.json", "witches", "start.coins", 1.5, "expected a whole number, got 1.5"),
        ("factions.json", "witches", "start.coins", None, "expected a whole number, got null"),
        ("factions.json", "witches", "start.coins", -1, "expected a number from 0 to 999, got -1"),
        ("factions.json", "witches", "start.gold", 1, "unknown field"),
        ("factions.json", "witches", "gold", 1, "unknown field"),
        ("factions.json", "witches", "abilities.gold", 1, "unknown field"),
        ("factions.json", "witches", "start", 15, "expected an object { }, got 15"),
        ("factions.json", "witches", "start.bowls", [5, 7], "expected 3 numbers, got 2"),
        ("factions.json", "witches", "start.bowls", "5/7/0", 'expected a list of 3 whole numbers, got "5/7/0"'),
        ("factions.json", "witches", "start.bowls", [5, "7", 0], 'expected a list of 3 whole numbers, got [5, "7", 0]'),
        ("factions.json", "witches", "D.income.workers", [1, 2], "expected 9 numbers, got 2"),
        ("factions.json", "witches", "D.count", "8", 'expected a whole number, got "8"'),
        ("factions.json", "witches", "shipping.vp", [2, 3], "expected 3 numbers, got 2"),
        ("factions.json", "witches", "shipping.max", 6, "expected a number from 0 to 5, got 6"),
        ("factions.json", "witches", "dig.workers", [3, 2], "expected 3 numbers, got 2"),
        ("factions.json", "witches", "expansion", "no", 'expected true or false, got "no"'),
        ("factions.json", "witches", "title", 7, "expected a text, got 7"),
        ("factions.json", "witches", "action.name", "ACTX", "ACTA, ACTC, ACTE, ACTG, ACTN, ACTS, ACTW, got"),
        ("factions.json", "witches", "home", "pink", "volcano, variable, got"),
        ("factions.json", "witches", "origin", "dreamt", 'expected one of rulebook, public, house, got "dreamt"'),
        ("factions.json", "dwarves", "tunnel.workers", [2], "expected 2 numbers, got 1"),
        ("bonus_cards.json", "BON7", "pass_vp.TP", [0, 2, 4], "expected 5 numbers, got 3"),
        ("bonus_cards.json", "BON10", "pass_vp.ship", [0, 3], "expected 6 numbers, got 2"),
        ("bonus_cards.json", "BON1", "action", "dance", 'expected one of spade, cult, got "dance"'),
        ("bonus_cards.json", "BON1", "option", "mine", 'expected one of shipping-bonus, got "mine"'),
        ("favor_tiles.json", "FAV12", "pass_tp_vp", [0], "expected 5 numbers, got 1"),
        ("favor_tiles.json", "FAV1", "steps.moon", 1, "unknown field"),
        ("scoring_tiles.json", "SCORE1", "per", 0, "expected a number from 1 to 999, got 0"),
        ("scoring_tiles.json", "SCORE1", "cult", "moon", 'fire, water, earth, air, priests, got "moon"'),
        ("town_tiles.json", "TW1", "copies", [], "expected a whole number, got []"),
        ("power_actions.json", "ACT1", "power", {}, "expected a whole number, got {}"),
        ("final_scoring.json", "network", "points", [18, 12], "expected 3 numbers, got 2"),
        ("maps.json", "original", "rows", "USG", 'expected a list of at most 10 rows, got "USG"'),
        ("maps.json", "original", "rows", ["USQ"], 'row A: unknown terrain letter "Q" (known: YUKBGSR and x)'),
        ("maps.json", "original", "rows", ["", 5], "row B: expected a text of at most 13 letters, got 5"),
        ("maps.json", "original", "rows", ["UUUUUUUUUUUUUU"], "row A: expected a text of at most 13 letters"),
        ("maps.json", "original", "rows", ["xxx"], "no land"),
        ("maps.json", "original", "rows", ["x" * 13] * 4 + ["U"], "expected at most 50 river cells, got 52"),
    ],
)
def test_a_mistake_is_told_by_file_entry_and_field(
    tmp_path: Path, file: str, name: str, field: str, value: object, told: str
) -> None:
    [mistake] = mistakes(put(tmp_path, file, {name: spoil(entry(file, name), field, value)}))
    assert mistake.startswith(f"{file}: {name}: {field}: ")
    assert told in mistake


def test_a_missing_field_is_told(tmp_path: Path) -> None:
    witches = entry("factions.json", "witches")
    del witches["start"]["coins"], witches["TE"], witches["origin"]
    assert sorted(mistakes(put(tmp_path, "factions.json", {"witches": witches}))) == [
        "factions.json: witches: TE: missing",
        "factions.json: witches: origin: missing",
        "factions.json: witches: start.coins: missing",
    ]


def test_all_mistakes_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    put(tmp_path, "factions.json", {"witches": spoil(entry("factions.json", "witches"), "start.workers", "x")})
    put(tmp_path, "town_tiles.json", {"TW1": 5, "TW9": entry("town_tiles.json", "TW1")})
    assert sorted(mistakes(str(tmp_path))) == [
        'factions.json: witches: start.workers: expected a whole number, got "x"',
        "town_tiles.json: TW1: expected an object { }, got 5",
        "town_tiles.json: TW9: no such entry (known: TW1, TW2, TW3, TW4, TW5, TW6, TW7, TW8)",
    ]


def test_a_map_with_a_bridge_place_of_no_built_in_map_is_refused(tmp_path: Path) -> None:
    original = spoil(entry("maps.json", "original"), "rows", ["UxU", "xxU", "UxU"])
    [mistake] = mistakes(put(tmp_path, "maps.json", {"original": original}))
    assert mistake.startswith("maps.json: original: rows: places for bridges that no built-in map has: ")


def test_broken_json_is_told_by_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "factions.json"
    path.write_text('{\n  "witches": {\n    "coins" 15\n  }\n}\n')
    [mistake] = mistakes(str(path))
    assert mistake.startswith("factions.json: line 3: broken JSON: ")


def test_a_field_that_is_there_twice_is_told(tmp_path: Path) -> None:
    path = tmp_path / "power_actions.json"
    path.write_text('{"ACT1": {"power": 3, "power": 4}}')
    assert mistakes(str(path)) == ['power_actions.json: "power" is there twice']


def test_a_file_that_holds_no_entries_is_told(tmp_path: Path) -> None:
    path = put(tmp_path, "power_actions.json", {})
    Path(path).write_text("[1, 2]")
    assert mistakes(path) == [
        "power_actions.json: expected an object with an entry for each component, got [1, 2]",
    ]


def test_a_file_that_is_not_text_is_told(tmp_path: Path) -> None:
    path = tmp_path / "maps.json"
    path.write_bytes(b"\xff\xfe\x00")
    [mistake] = mistakes(str(path))
    assert mistake.startswith("maps.json: cannot be read: ")


def test_a_file_with_another_name_is_told(tmp_path: Path) -> None:
    put(tmp_path, "fractions.json", {})
    [mistake] = mistakes(str(tmp_path))
    assert mistake.startswith("fractions.json: not a component file (expected one of maps.json, factions.json, ")


def test_a_folder_without_component_files_is_told(tmp_path: Path) -> None:
    [mistake] = mistakes(str(tmp_path))
    assert mistake.startswith(f"{tmp_path}: no component file in this folder")


def test_a_path_that_leads_nowhere_is_told(tmp_path: Path) -> None:
    path = str(tmp_path / "nowhere")
    assert mistakes(path) == [f"{path}: no such file or folder"]
