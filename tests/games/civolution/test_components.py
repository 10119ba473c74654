"""Chapters 1 and 38: what is in the box, and what is printed on it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from demiurge.games import civolution
from demiurge.games.civolution import geometry
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import Box, Tile
from demiurge.games.civolution.meta import GAME
from demiurge.games.civolution.reading import load_box
from demiurge.games.civolution.state import Exam
from demiurge.kernel.chance import Chance
from demiurge.kernel.components import BadComponents
from tests.games.civolution.printing import HUNTING
from tests.games.civolution.table import EXAMPLE, land, table
from tests.rules import rule

FOLDER = Path(civolution.__file__).parent / "components"


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


def shared(box: Box, name: str) -> int:
    return int(getattr(box.numbers, name))


@rule("CV-1.1", "CV-1.2", "CV-1.3")
def test_decks_events_starting_and_solo_cards(box: Box) -> None:
    assert Counter(card.deck for card in box.cards) == dict.fromkeys(range(5), 32)
    assert (len(box.events), len(box.marker_cards), len(box.incomes) - v.INCOMES) == (20, 12, 10)
    assert len(box.solo_cards) == 15  # the display cards are the wheel, beacons, tables and grids of solo_display.json
    assert (len(box.solo.wheel), len(box.solo.beacons), len(box.solo.grids)) == (6, 6, 2)


@rule("CV-1.4", "CV-1.5", "CV-1.6")
def test_chips_scoring_tiles_and_stage_tiles(box: Box) -> None:
    assert (len(box.goals), v.INCOMES, len(box.attributes)) == (65, 25, 12)
    assert len(v.CATEGORIES) == len(box.numbers.printed) == len(box.numbers.tile_vp) == 9
    t = table(4)
    assert [c.stages for c in t.s.civs] == [0, 0, 0, 0]  # a tile for stage 4 and one for stage 5 each, inactive


@rule("CV-1.7", "CV-1.8", "CV-1.9")
def test_tokens_and_dice(box: Box) -> None:
    assert (shared(box, "hundred_tokens"), box.numbers.blockers) == (12, [6, 3, 0])
    assert shared(box, "territory_tokens") == 16
    marked = Counter(v.TYPES[v.TYPE_OF[t]] for t in v.DRY for _ in range(box.lands[t].three + box.lands[t].four))
    assert set(marked) == {"forest", "grassland", "hills", "swamp"}
    assert max(marked.values()) <= 4
    assert (shared(box, "activation_dice"), shared(box, "fate_dice")) == (4 * 6 + 5, 4 * 1 + 5)


@rule("CV-1.10", "CV-1.11", "CV-1.12")
def test_pieces_of_a_civ_tiles_and_modules(box: Box) -> None:
    n = box.numbers
    assert (n.tribes, len(box.settlements), n.markers, n.farms, n.boats) == (20, 4, 50, 3, 2)
    assert (len(box.tiles), len(box.money), len(box.sites)) == (8, 18, 24 + 1)  # and the island
    assert len(box.modules) == 15 + 6  # and Sleep, which takes any dice
    assert all(len(row) == 3 for module in box.modules[:15] for row in module.numbers)


@rule("CV-1.13", "CV-1.14")
def test_territories(box: Box) -> None:
    assert v.LAND == ("forest", "grassland", "hills", "swamp", "mountains", "desert")
    assert Counter(v.TYPE_OF) == {**dict.fromkeys(range(6), 3), v.WATER: 4}
    assert [site.ground for site in box.sites if site.name == "island"] == [v.ISLAND]


@rule("CV-1.15", "CV-1.16", "CV-1.20")
def test_a_marker_is_what_its_place_says_and_comes_from_the_supply() -> None:
    t = table(2).give(0, food=2, wood=1, calm=1, planning_3=2, raw_forest_B=1)
    c = t.c(0)
    assert c.supply == 50 - 7 - c.resets - 2  # two more on the boats
    t.tribe(0, "hills-B 2", weak=True)
    assert (t.at("forest-B 2"), t.at("hills-B 2")) == ("0 strong", "0 weak")
    assert t.s.pop[land("hills-B") * 4] == 1  # a tribe all the same
    assert t.s.game.faults(t.s) == []


@rule("CV-1.17")
def test_features() -> None:
    assert v.FEATURES == ("stamina", "intelligence", "calm", "dexterity", "expression", "perception")


@rule("CV-1.18", "CV-1.19")
def test_seating_order_and_points() -> None:
    t = table(4)
    t.s.first = 2
    assert t.s.in_order() == [2, 3, 0, 1]
    t.effect(1, {"op": "vp", "n": 4})
    assert t.s.scores() == [0, 4, 0, 0]


# ---- printed values
@rule("CV-38.1", "CV-38.2")
def test_dice_of_the_modules(box: Box) -> None:
    dice = {module.name: "".join(map(str, module.dice)) for module in box.modules}
    text = ("migration 13, procreation 25, production 35, transport 15, sustenance 24, exploration 14, building 46, "
            "planning 34, research 12, achievement 56, insight 36, mutation 26, invention 16, trade 45, activity 23, "
            "stamina 11, intelligence 22, calm 33, dexterity 44, expression 55, perception 66")  # fmt: skip
    assert dice == dict(pair.split() for pair in text.split(", "))


@rule("CV-38.3", "CV-38.4", "CV-38.5")
def test_hunting_materials_and_settlements(box: Box) -> None:
    rows = dict(zip(v.TYPES, box.hunting, strict=True))
    assert rows == HUNTING
    assert " ".join(v.MATERIALS) == (
        "wood beeswax oil papyrus herbs gold cotton clay sulfur coal peat tar stone iron_ore jade sand salt copper"
    )
    assert box.money == [1, 2, 3] * 6
    costs = [{v.MATERIALS[m] for m, n in enumerate(town.cost) if n} for town in box.settlements]
    assert costs == [{"wood", "papyrus"}, {"papyrus", "stone"}, {"wood", "stone", "clay"}, {"sand", "iron_ore", "clay"}]
    assert [town.diamonds for town in box.settlements] == [1, 1, 2, 3]


@rule("CV-38.6", "CV-38.7", "CV-38.8")
def test_tracks_and_favor(box: Box) -> None:
    n = box.numbers
    assert box.track_value == [1, 2, 3, 4, 5]
    assert (n.thresholds, n.pale, n.last) == ([2, 4, 6, 8, 10, 12], [3, 6, 9, 12], 12)
    assert n.statue_vp == [1, 1, 2, 2, 3, 4]


@rule("CV-38.9", "CV-38.10", "CV-38.11")
def test_weather_resets_and_columns(box: Box) -> None:
    n = box.numbers
    assert (v.SPOTS, v.SPOTS[n.mild]) == (("hot", "warm", "mild", "rain", "cold"), "mild")
    assert n.resets == [5, 7, 9]
    assert n.first_stage == [3, 2, 1, 1, 1, 1, 2, 3, 4]


@rule("CV-38.12", "CV-38.13")
def test_encampments(box: Box) -> None:
    for t in v.DRY:
        harsh = v.TYPES[v.TYPE_OF[t]] in ("swamp", "mountains", "desert")
        assert box.lands[t].fire_vp == (2 if harsh else 1)
    assert sum(box.lands[t].three + box.lands[t].four for t in v.DRY) == 10
    assert sum(box.lands[t].four for t in v.DRY) == 4
    for kind in range(6):
        assert sorted(box.lands[t].beacons for t in v.DRY if v.TYPE_OF[t] == kind) == [1, 2, 3]
    assert [v.TERRITORIES[t] for t in v.DRY if box.lands[t].start] == ["forest-B", "grassland-C"]


@rule("CV-38.14", "CV-38.15")
def test_sites(box: Box) -> None:
    wanted = {"building_ground": 1, "glacier": 4, "gorge": 3, "volcano": 3}
    for site in box.sites[:24]:
        assert site.vp == wanted.get(v.SITES[site.kind], 2)
    statues = {site.name: [v.MATERIALS[m] for m in site.statues] for site in box.sites if site.statues}
    assert statues["island"] == ["gold", "jade", "copper"]
    assert len(statues) == 7
    assert all(len(found) in (2, 3) for found in statues.values())


@rule("CV-38.16", "CV-6.26", "CV-R23")
def test_adjacency_follows_from_the_tiles_of_the_worked_layout(box: Box) -> None:
    example = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    layout = [[v.TILES.index(name), x, y, turn // 90] for name, x, y, turn in example["placements"]]
    found = geometry.lay_out(box.tiles, layout)

    def number(name: str) -> int:
        tile, kind = name.split(".")
        return land(f"{kind}-{tile}")

    for name, neighbours in example["adjacency"].items():
        assert found.near[number(name)] == sum(1 << number(other) for other in neighbours)
    for place, around in example["sites"].items():
        x, y = map(int, place.split(","))
        assert found.touch[x + 6 * y] == sum(1 << number(other) for other in around)
    forests = [land("forest-B"), land("forest-D")]
    assert found.near[forests[0]] >> forests[1] & 1  # two territories of one type, side by side
    # grassland-F and water-A touch both by an edge and at a recess; hills-B and desert-D nowhere
    assert not found.near[land("swamp-C")] >> land("swamp-F") & 1


TOUCHING = "A 1 1 0, B 2 0 0, C 1 2 90, F 0 0 270, G 3 0 270, H 0 1 0, D 3 1 0, E 4 1 180"
CROSSING = "A 3 1 180, G 0 0 180, F 1 0 270, B 3 0 270, D 1 1 90, H 4 1 180, C 0 2 270, E 2 2 90"  # four at a point


@rule("CV-R23", "CV-6.25")
@pytest.mark.parametrize(
    ("text", "pairs"),
    [(TOUCHING, [("forest-B", "hills-G")]), (CROSSING, [("swamp-C", "water-D"), ("grassland-C", "forest-D")])],
)
def test_territories_that_touch_at_a_point_are_neighbours(box: Box, text: str, pairs: list[tuple[str, str]]) -> None:
    words = [part.split() for part in text.split(", ")]
    layout = [[v.TILES.index(name), int(x), int(y), int(turn) // 90] for name, x, y, turn in words]
    now = geometry.lay_out(box.tiles, layout).near
    before = geometry.lay_out(box.tiles, layout, geometry.POINT_EARLIER).near  # what is more than a point
    for one, other in pairs:
        geometry.join(before, land(one), land(other))
    assert now == before


@rule("CV-R23")
def test_a_point_is_enough_and_nothing_less() -> None:
    for least, enough in ((geometry.POINT, 0), (geometry.POINT_EARLIER, 6)):
        for shared in range(-2, 9):  # percent of the edge
            near = [0, 0]
            geometry.meet(near, [[0, 0, 50]], [[1, 50 - shared, 100]], least)
            assert near == ([2, 1] if shared >= enough else [0, 0])


@rule("CV-R23")
def test_a_game_keeps_the_neighbours_of_its_rulings() -> None:
    for rulings, beside in (("printed", 1), ("until-2026-11", 0)):
        game = GAME.make({"rulings": rulings, "continent": "first-play"})
        s = game.start(2, Chance(0), None)
        assert isinstance(s, Exam)
        assert s.near[land("forest-B")] >> land("hills-G") & 1 == beside


@rule("CV-38.19")
def test_levels_and_player_counts(box: Box) -> None:
    n = {name: module.numbers for name, module in zip(v.MODULES, box.modules[:15], strict=True)}
    assert n["migration"] == [[1, 2, 3], [1, 1, 2]]
    assert n["transport"] == [[3, 6, 0]]
    assert n["research"] == [[1, 1, 2], [2, 4, 4], [1, 1, 2]]
    assert (box.numbers.dice_display, box.numbers.goal_display) == ([3, 4, 5], [4, 5, 6])


def test_every_entry_says_where_it_comes_from(box: Box) -> None:
    found = Counter(origin for _, origin in box.origins)
    assert set(found) == {"rulebook", "public", "house"}
    assert dict(box.origins)["C16"] == "public"


@rule("CV-38.3")
def test_what_the_hunting_table_leaves_open_does_not_pass_for_printed(box: Box) -> None:
    found = {name: origin for name, origin in box.origins if name in v.TYPES}
    assert [name for name in v.TYPES if found[name] == "house"] == ["grassland", "mountains"]
    worth = [sum(box.hunting[kind]) for kind in range(6)]
    assert worth == sorted(set(worth), reverse=True)  # from best to worst, no two alike (CV-42.40)


@pytest.mark.parametrize(
    ("entry", "mistake"),
    [
        ({"E32": {"deck": "achievement"}}, "E32: cost: missing"),
        ({"A1": {"deck": "mutation"}}, "A1: deck: a card stays in its deck"),
        ({"A1": {"cost": [None] * 4}}, "A1: cost: expected five cost spaces"),
        ({"A1": {"instant": [{"op": "fly", "n": 1}]}}, "A1: instant.op: expected one of vp, track"),
        ({"A1": {"ability": {"kind": "passive", "mod": "leap"}}}, "A1: ability.cost: missing"),
        ({"F1": {}}, "F1: no such entry"),
    ],
)
def test_every_mistake_is_named_by_file_entry_and_field(tmp_path: Path, entry: dict[str, object], mistake: str) -> None:
    path = tmp_path / "research_cards.json"
    path.write_text(json.dumps(entry), encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        load_box(str(path))
    assert f"research_cards.json: {mistake}" in str(caught.value)


def test_an_owner_replaces_what_was_printed_otherwise(tmp_path: Path) -> None:
    card = json.loads((FOLDER / "research_cards.json").read_text(encoding="utf-8"))["A1"]
    path = tmp_path / "research_cards.json"
    path.write_text(json.dumps({"A1": {**card, "name": "Great Wheel"}}), encoding="utf-8")
    assert load_box(str(path)).cards[0].name == "Great Wheel"


@rule("CV-38.16")
def test_a_tile_of_one_cell_turns_with_its_corners_and_edges() -> None:
    edges = [[[number, 0, 100]] for number in range(4)]
    tile = Tile("X", 1, edges + [[]] * 4, [[4], [5], [6], [7], [], []], [], [])
    beside = [Tile(name, 1, [[[at, 0, 100]]] * 4 + [[]] * 4, [[]] * 6, [], []) for at, name in ((8, "N"), (9, "E"))]
    for turns in range(4):
        found = geometry.lay_out([tile, *beside], [[0, 1, 1, turns], [1, 1, 0, 0], [2, 2, 1, 0]])
        around = [found.touch[recess] for recess in (1 + 6, 2 + 6, 2 + 12, 1 + 12)]  # clockwise
        assert around == [1 << 4 + (corner - turns) % 4 for corner in range(4)]
        assert found.near[8:10] == [1 << (0 - turns) % 4, 1 << (1 - turns) % 4]
