"""What is in the box of Terra Mystica, and what is said about component files with mistakes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from demiurge.games.terra_mystica import actions
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.reading import load_box
from demiurge.games.terra_mystica.vocabulary import CULTS, SA, STRUCTURES, TERRAINS, VARIABLE, D
from tests.games.terra_mystica.files import entry, mistakes, put, spoil

EXPANSION = ["acolytes", "dragonlords", "icemaidens", "riverwalkers", "shapeshifters", "yetis"]


def faction(name: str) -> Faction:
    return next(found for found in load_box().factions if found.name == name)


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
        assert len(found.cults) == len(CULTS) == 4


@pytest.mark.rule("TM-1.9")
def test_power_values_are_the_same_but_for_the_yetis() -> None:
    for found in load_box().factions:
        assert found.power == ([0, 1, 2, 2, 4, 4] if found.name == "yetis" else [0, 1, 2, 2, 3, 3])


def test_each_home_colour_has_two_factions() -> None:
    homes = [found.home for found in load_box().factions]
    assert [homes.count(home) for home in range(VARIABLE + 1)] == [2] * 10
    assert faction("riverwalkers").home == faction("shapeshifters").home == VARIABLE


def test_income_tables_cover_every_number_of_structures() -> None:
    for found in load_box().factions:
        for table in (found.income_w, found.income_c, found.income_p, found.income_pw):
            assert [len(by_number) for by_number in table] == [1, 9, 5, 4, 2, 2]


NOTHING = {
    "dig_p": 0, "dig_vp": 0, "tunnel_w": [], "tunnel_vp": 0, "carpet_p": 0, "flight": 0, "flight_max": 0,
    "flight_vp": 0, "sh_favors": 0, "temple_favors": 1, "sh_power": 0, "sh_vp": 0, "sh_spades": 0, "sh_ship": 0,
    "sh_bridges": 0, "sh_w_to_p": 0, "sh_tokens_per_player": 0, "priest_bonus": 0, "spade_vp": 0, "spade_pw_sh": 0,
    "town_vp": 0, "town_w": 0, "act_discount": 0, "coins_per_vp": 3, "start_dwellings": 2, "start_favors": 0,
    "prices": [], "unlock_c": [], "pass_temple_vp": 0, "pass_bridge_vp": 0, "specials": [],
    "action_from_start": False, "bridge_w": 0, "shift_pw": 0, "shift_tokens": 0, "home_spades": 0, "action_steps": 0,
    "action_actions": 0, "action_spades": 0, "sh_flight": 0,
}  # fmt: skip
ABILITIES: dict[str, dict[str, object]] = {
    "alchemists": {"sh_power": 12, "spade_pw_sh": 2, "coins_per_vp": 2},
    "auren": {"sh_favors": 1, "specials": [actions.ACTA], "action_steps": 2},
    "chaosmagicians": {"temple_favors": 2, "start_dwellings": 1, "specials": [actions.ACTC], "action_actions": 2},
    "cultists": {"sh_vp": 7},
    "darklings": {"dig_p": 1, "dig_vp": 2, "sh_w_to_p": 3},
    "dwarves": {"tunnel_w": [2, 1], "tunnel_vp": 4, "flight": 1, "flight_max": 1, "flight_vp": 4},
    "engineers": {"specials": [actions.ACTE], "action_from_start": True, "bridge_w": 2, "pass_bridge_vp": 3},
    "fakirs": {"carpet_p": 1, "flight": 1, "flight_max": 4, "flight_vp": 4, "sh_flight": 1},
    "giants": {"specials": [actions.ACTG], "action_spades": 2, "home_spades": 2},
    "halflings": {"spade_vp": 1, "sh_spades": 3},
    "mermaids": {"sh_ship": 1},
    "nomads": {"start_dwellings": 3, "specials": [actions.ACTN]},
    "swarmlings": {"town_w": 3, "specials": [actions.ACTS]},
    "witches": {"town_vp": 5, "specials": [actions.ACTW]},
    "acolytes": {"priest_bonus": 1, "prices": [3, 4]},
    "dragonlords": {"sh_tokens_per_player": 1, "prices": [1, 2]},
    "icemaidens": {"start_favors": 1, "pass_temple_vp": 3},
    "riverwalkers": {"sh_bridges": 2, "unlock_c": [1, 2]},
    "shapeshifters": {"specials": [actions.ACTH5, actions.ACTH6], "shift_pw": 5, "shift_tokens": 5},
    "yetis": {"act_discount": 1},
}


@pytest.mark.parametrize("name", ABILITIES)
def test_a_faction_has_its_own_abilities_and_no_others(name: str) -> None:
    found = faction(name)
    has = {field: getattr(found, field, nothing) for field, nothing in NOTHING.items()}
    assert has == {**NOTHING, **ABILITIES[name]}


@pytest.mark.parametrize("name", ABILITIES)
def test_the_board_of_a_faction_is_that_of_the_facts(name: str, facts: dict[str, Any]) -> None:
    found = faction(name)
    expected = facts["factions"][name]
    start = expected["start"]
    assert found.display == expected["display"]
    assert (*TERRAINS, "variable")[found.home] == expected["home"]
    assert (found.coins, found.workers, found.priests) == (start["coins"], start["workers"], start["priests"])
    assert [found.bowl1, found.bowl2, found.bowl3] == start["power_bowls"]
    assert found.cults == [start["cults"][cult.upper()] for cult in CULTS]
    assert (found.start_vp, found.max_priests) == (start["vp"], expected["max_priests"])
    assert found.start_vp_2017 == facts["starting_vp_variants"]["original_2017"][name]
    for kind in range(D, SA + 1):
        piece = expected["buildings"][STRUCTURES[kind]]
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
        kinds = [*STRUCTURES, "ship"]
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
    return {cult.upper(): step for cult, step in zip(CULTS, steps) if step}


def by_kind(vp: list[int]) -> dict[str, int]:
    return {kind: points for kind, points in zip(STRUCTURES, vp) if points}


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
        assert (*[cult.upper() for cult in CULTS], "CULT_P")[tile.cult] == expected["cult"]
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


# --- mistakes ----------------------------------------------------------------------------------


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
        ("factions.json", "auren", "action.steps", 0, "expected a number from 1 to 999, got 0"),
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


@pytest.mark.parametrize(("name", "field"), [("auren", "steps"), ("chaosmagicians", "actions"), ("giants", "spades")])
def test_a_faction_action_must_say_how_much_it_gives(tmp_path: Path, name: str, field: str) -> None:
    found = entry("factions.json", name)
    del found["action"][field]
    assert mistakes(put(tmp_path, "factions.json", {name: found})) == [
        f"factions.json: {name}: action.{field}: missing"
    ]
