"""The maps of Terra Mystica: what can be counted, what must hold on any of them, and mistakes in a map."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from demiurge.games.terra_mystica.actions import BRIDGES
from demiurge.games.terra_mystica.boards import HEXES, REACH, Board, hex_id, hex_name
from demiurge.games.terra_mystica.reading import load_box
from demiurge.games.terra_mystica.vocabulary import ICE, TERRAINS, VOLCANO, WHEEL
from demiurge.kernel import masks
from tests.games.terra_mystica.files import entry, mistakes, put, spoil
from tests.rules import rule

MAPS = ["original", "fire-ice-1", "fire-ice-2", "fjords", "loon-lakes"]


def board(name: str) -> Board:
    return load_box().boards[MAPS.index(name)]


def bridges(name: str) -> set[tuple[str, str]]:
    found = board(name)
    return {(hex_name(a), hex_name(b)) for a, b in zip(found.bridge_a, found.bridge_b)}


def names(mask: int) -> set[str]:
    return {hex_name(h) for h in masks.bits(mask)}


# --- what can be counted -----------------------------------------------------------------


@pytest.mark.rule("TM-1.3")
def test_the_base_map_has_nine_rows_of_thirteen_and_twelve_cells_in_turn() -> None:
    base = board("original")
    cells = [cell for cell in base.position if cell != (-1, -1)] + base.river_position
    widths = [len([cell for cell in cells if cell[0] == row]) for row in range(10)]
    assert widths == [13, 12, 13, 12, 13, 12, 13, 12, 13, 0]
    assert base.near[hex_id("B1")] == masks.mask_of([hex_id("A1"), hex_id("A2")])  # half a cell to the right of A1


@pytest.mark.rule("TM-1.4")
def test_the_base_map_has_eleven_hexes_of_each_terrain_and_36_river_cells() -> None:
    base = board("original")
    assert base.land.bit_count() == 77
    assert [base.terrain.count(terrain) for terrain in range(WHEEL)] == [11] * 7
    assert base.river_count == len(base.river_position) == len(base.shores) == 36


@pytest.mark.rule("TM-1.5")
def test_hexes_are_numbered_from_left_to_right_without_the_rivers() -> None:
    base = board("original")
    row_b = [h for h in masks.bits(base.land) if hex_name(h).startswith("B")]
    assert [hex_name(h) for h in row_b] == ["B1", "B2", "B3", "B4", "B5", "B6"]
    assert [base.position[h][1] for h in row_b] == [0, 3, 4, 7, 8, 11]
    assert base.river_position[:3] == [(1, 1), (1, 2), (1, 5)]
    assert base.river_position == sorted(base.river_position)


@pytest.mark.rule("TM-1.6")
def test_the_terrain_wheel_goes_from_desert_to_wasteland() -> None:
    assert TERRAINS[:WHEEL] == ("yellow", "brown", "black", "blue", "green", "gray", "red")
    assert (TERRAINS[ICE], TERRAINS[VOLCANO]) == ("ice", "volcano")
    assert TERRAINS[board("original").terrain[hex_id("A1")]] == "brown"


@pytest.mark.rule("TM-5.3", "TM-5.4")
def test_a_chain_of_n_river_cells_needs_shipping_level_n() -> None:
    base = board("original")
    a2 = hex_id("A2")
    assert names(base.ship[0][a2]) == set()
    assert names(base.ship[1][a2]) == {"A3", "B1", "C1"}  # around r0; A3 and B1 share an edge with A2 as well
    assert names(base.ship[2][a2]) == {"A3", "A4", "B1", "B2", "C1", "D1", "D2"}
    assert names(base.ship[6][hex_id("A1")]) == set()  # inland: no ship sails from there,
    assert all(not base.ship[6][h] >> hex_id("A1") & 1 for h in range(HEXES))  # and none comes
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
        rows = {hex_name(h)[0] for h in masks.bits(board(name).land)}
        assert rows == set("BCDEFGHIJ")


# --- what must hold on any of them -------------------------------------------------------


@pytest.mark.parametrize("name", MAPS)
def test_what_touches_touches_both_ways(name: str) -> None:
    found = board(name)
    for h in masks.bits(found.land):
        for table in [found.near, *found.ship, *found.within]:
            assert not table[h] >> h & 1
            assert table[h] & ~found.land == 0
            assert all(table[other] >> h & 1 for other in masks.bits(table[h]))


@pytest.mark.parametrize("name", MAPS)
def test_where_there_is_no_land_every_table_is_empty(name: str) -> None:
    found = board(name)
    for h in range(HEXES):
        if not found.land >> h & 1:
            assert (found.terrain[h], found.position[h], found.near[h]) == (-1, (-1, -1), 0)
            assert not any(table[h] for table in found.ship + found.within)
            assert set(found.distance[h]) == {0}


@pytest.mark.parametrize("name", MAPS)
def test_distance_within_and_near_tell_the_same_story(name: str) -> None:
    found = board(name)
    land = masks.bits(found.land)
    for h in land:
        assert found.within[0][h] == 0
        assert found.within[1][h] == found.near[h]
        for d in range(1, REACH + 1):
            assert masks.bits(found.within[d][h]) == [o for o in land if 1 <= found.distance[h][o] <= d]


@pytest.mark.parametrize("name", MAPS)
def test_each_shipping_level_reaches_all_that_the_level_below_does(name: str) -> None:
    found = board(name)
    for h in masks.bits(found.land):
        assert found.ship[0][h] == 0
        for n in range(1, REACH + 1):
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
    assert [BRIDGES[i] for i in found.bridge_ids] == pairs
    assert [i for i in range(len(BRIDGES)) if found.is_bridge[i]] == found.bridge_ids
    for index, (a, b) in enumerate(pairs):
        assert found.place(a, b) == found.place(b, a) == index
    assert found.place(hex_id("A1"), hex_id("J13")) == -1


def test_the_numbering_of_bridges_is_the_union_over_the_maps() -> None:
    union = {pair for found in load_box().boards for pair in zip(found.bridge_a, found.bridge_b)}
    assert sorted(union) == BRIDGES


@rule("TM-1.5")
@pytest.mark.parametrize("h", range(HEXES))
def test_the_name_of_a_hex_leads_back_to_it(h: int) -> None:
    assert hex_id(hex_name(h)) == hex_id(hex_name(h).lower()) == h


@rule("TM-1.5")
@pytest.mark.parametrize("text", ["", "E", "7", "E0", "E14", "K1", "E7x", "E07", "E²", "EE7", "r3"])
def test_a_wrong_name_of_a_hex_is_told(text: str) -> None:
    with pytest.raises(ValueError, match=r"no hex is named .* a row A to J and a number 1 to 13, such as E7"):
        hex_id(text)


# --- against the collected facts ---------------------------------------------------------


@pytest.mark.parametrize("name", MAPS)
def test_a_map_is_the_one_of_the_facts(name: str, facts: dict[str, Any]) -> None:
    found = board(name)
    expected = facts["maps"][found.alias]
    assert expected["verified"]
    assert found.site_id == expected["snellman_id_sha1"]
    cells = {hex_id(key): cell for key, cell in expected["hexes"].items() if not key.startswith("r")}
    assert masks.bits(found.land) == sorted(cells)
    for h, cell in cells.items():
        assert TERRAINS[found.terrain[h]] == cell["color"]
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
    for h in masks.bits(found.land):
        ranges = facts["maps"][found.alias]["hexes"][hex_name(h)]["ship_range"]
        for n in range(REACH + 1):
            assert names(found.ship[n][h]) == {other for other, cells in ranges.items() if cells <= n}


@pytest.mark.rule("TM-16.1")
@pytest.mark.parametrize("name", MAPS)
def test_places_for_bridges_are_those_of_the_facts(name: str, facts: dict[str, Any]) -> None:
    found = board(name)
    for h in masks.bits(found.land):
        ends = {a + b - h for a, b in zip(found.bridge_a, found.bridge_b) if h in (a, b)}
        assert {hex_name(end) for end in ends} == set(facts["maps"][found.alias]["hexes"][hex_name(h)]["bridgable"])


# --- a user's map ------------------------------------------------------------------------------


def test_a_map_can_be_replaced_by_one_with_other_terrain(tmp_path: Path) -> None:
    original = entry("maps.json", "original")
    original["rows"][0] = "K" + original["rows"][0][1:]
    changed = load_box(put(tmp_path, "maps.json", {"original": original})).boards[0]
    assert TERRAINS[changed.terrain[hex_id("A1")]] == "black"
    assert (changed.land, changed.bridge_ids) == (board("original").land, board("original").bridge_ids)


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        ("USG", 'expected a list of at most 10 rows, got "USG"'),
        (["USQ"], 'row A: unknown terrain letter "Q" (known: YUKBGSR and x)'),
        (["", 5], "row B: expected a text of at most 13 letters, got 5"),
        (["UUUUUUUUUUUUUU"], "row A: expected a text of at most 13 letters"),
        (["xxx"], "no land"),
        (["x" * 13] * 4 + ["U"], "expected at most 50 river cells, got 52"),
    ],
)
def test_a_mistake_in_the_rows_is_told(tmp_path: Path, rows: object, told: str) -> None:
    [mistake] = mistakes(put(tmp_path, "maps.json", {"original": spoil(entry("maps.json", "original"), "rows", rows)}))
    assert mistake.startswith("maps.json: original: rows: ")
    assert told in mistake


def test_a_map_with_a_bridge_place_of_no_built_in_map_is_refused(tmp_path: Path) -> None:
    original = spoil(entry("maps.json", "original"), "rows", ["UxU", "xxU", "UxU"])
    [mistake] = mistakes(put(tmp_path, "maps.json", {"original": original}))
    assert mistake.startswith("maps.json: original: rows: places for bridges that no built-in map has: ")
