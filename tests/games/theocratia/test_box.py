"""Chapter 29 and the component files: the reconstructed board, and what a user's file may replace."""

from __future__ import annotations

import json
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from demiurge.games.theocratia.board import CELLS, HEXES, hex_id, hex_name, steps_between
from demiurge.games.theocratia.meta import GAME
from demiurge.games.theocratia.reading import load_box
from demiurge.games.theocratia.vocabulary import FORTRESS_HEX, GREEN, VOLCANO, YELLOW
from demiurge.kernel.components import BadComponents
from demiurge.kernel.masks import bits
from tests.games.theocratia.table import base, fresh
from tests.rules import rule

COMPONENTS = resources.files("demiurge.games.theocratia").joinpath("components")
BOX = load_box()
BOARD = BOX.board


def mended(tmp_path: Path, file: str, **entries: object) -> str:
    """A user's file in which these entries stand (spaces for _)."""
    path = tmp_path / file
    path.write_text(json.dumps({name.replace("_", " "): entry for name, entry in entries.items()}), encoding="utf-8")
    return str(path)


def built_in(file: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(COMPONENTS.joinpath(file).read_text(encoding="utf-8"))
    return found


# --- the map -----------------------------------------------------------------------------------


@rule("TH-29.1")
def test_the_map_has_57_hexes_in_nine_rows_around_the_volcano() -> None:
    rows = Counter(hex_name(h)[0] for h in bits(BOARD.land))
    assert list(rows.values()) == [3, 6, 7, 8, 9, 8, 7, 6, 3]
    assert sum(rows.values()) == 57
    assert BOARD.terrain[hex_id("E5")] == VOLCANO
    assert not any(BOARD.land >> hex_id(where) & 1 for where in ("A1", "A5", "I1", "I5"))
    assert [hex_id(hex_name(h)) for h in range(HEXES)] == list(range(HEXES))
    assert len(CELLS) == HEXES  # of the whole hexagon
    with pytest.raises(ValueError, match="no hex is named"):
        hex_id("A6")


@rule("TH-29.2")
def test_the_terrains_of_the_map() -> None:
    count = Counter(BOARD.terrain[h] for h in bits(BOARD.land))
    assert [count[colour] for colour in range(4)] == [8] * 4
    assert (count[GREEN] - 4, count[YELLOW], count[VOLCANO], count[FORTRESS_HEX]) == (8, 8, 1, 4)
    assert all(BOARD.terrain[h] == GREEN for h in BOARD.start)


@rule("TH-29.3")
def test_every_fortress_touches_each_colour_its_start_hex_and_a_desert_without_a_monster() -> None:
    for place in range(4):
        around = bits(BOARD.near[BOARD.fortress[place]])
        assert sorted(BOARD.terrain[h] for h in around) == [0, 1, 2, 3, GREEN, YELLOW]
        assert BOARD.start[place] in around
        desert = next(h for h in around if BOARD.terrain[h] == YELLOW)
        assert not BOARD.monsters >> desert & 1


@rule("TH-29.4")
def test_where_the_monsters_are() -> None:
    found = {hex_name(h) for h in bits(BOARD.monsters)}
    assert found == {"C4", "E2", "E3", "E4", "E7", "E8", "G4", "A3", "E9", "I3"}
    assert BOARD.terrain[hex_id("E6")] == GREEN


@rule("TH-29.5")
def test_a_fortress_hex_has_no_colour() -> None:
    t = fresh()
    for place in range(4):
        assert t.colour(hex_name(BOARD.fortress[place])) == ""
    assert t.colour("E5") == ""


@rule("TH-29.12")
def test_the_repeated_tokens() -> None:
    assert [token.copies for token in BOX.tokens] == [2, 2, 1, 2, 1, 1, 1, 1, 1, 1]
    assert sum(token.copies for token in BOX.tokens) == 13
    assert set("abcdefghij") <= set(BOX.houses())  # of each kind the number of copies is ours, also where it is 1


@rule("TH-R20")
def test_distances_ignore_obstacles() -> None:
    assert steps_between(hex_id("D4"), hex_id("F5")) == 2  # over the volcano
    assert BOARD.distance[hex_id("C2")][hex_id("C6")] == 4
    assert BOARD.distance[hex_id("A2")][hex_id("I4")] == 8


def test_the_map_is_fair_to_the_colours() -> None:
    """No colour lies beside itself, and each has the same distances to the fortresses."""
    profiles = []
    for colour in range(4):
        hexes = bits(BOARD.ground[colour])
        assert not any(BOARD.near[h] & BOARD.ground[colour] for h in hexes)
        profiles.append(sorted(sorted(BOARD.distance[h][f] for f in BOARD.fortress) for h in hexes))
    assert profiles[0] == profiles[1] == profiles[2] == profiles[3]


# --- replacing components ----------------------------------------------------------------------


def test_a_user_replaces_an_entry_and_the_game_follows(tmp_path: Path) -> None:
    path = mended(tmp_path, "tables.json", chronicle={"origin": "public", "slots": [1, 1, 1, 1, 1, 1, 1, 0]})
    box = load_box(path)
    assert box.numbers.slots == [1, 1, 1, 1, 1, 1, 1, 0]
    assert "chronicle" not in box.houses()
    game = GAME.make({}, path)
    assert game.options["edition"] == "final"


def test_a_replaced_card_does_what_it_says(tmp_path: Path) -> None:
    card = {
        "origin": "public", "title": "Great Tide", "cost": 0, "moments": ["start"], "actions": [], "needs": [],
        "civs": 0, "effects": [{"op": "gain_cosmo", "n": 6}], "final": 1, "early": 2,
        "clause": "TH-28.1", "text": "Gain 6 cosmo.",
    }  # fmt: skip
    box = load_box(mended(tmp_path, "power_cards.json", P01=card))
    t = base().hand("red", "P01").turn("red")
    t.s.game.box.cards[0], kept = box.cards[0], t.s.game.box.cards[0]
    try:
        assert t.do("red", "play P01").cosmo("red") == 6
    finally:
        t.s.game.box.cards[0] = kept


MISTAKES: list[tuple[str, dict[str, object], str]] = [
    ("map.json", {"A": {"origin": "house", "hexes": "- B Ym R"}}, "map.json: A: hexes: expected 5 hexes, got 4"),
    ("map.json", {"A": {"origin": "house", "hexes": "- B Xm R -"}}, 'map.json: A: hexes: A3: not a hex: "Xm"'),
    ("map.json", {"A": {"origin": "house", "hexes": "- Bm Ym R -"}}, "map.json: A: hexes: A2: monsters live on"),
    ("map.json", {"A": {"origin": "house", "hexes": "- B F R -"}}, "map.json: A: hexes: A3: a number belongs"),
    ("map.json", {"A": {"origin": "house", "hexes": "- B F1 R -"}}, "map.json: C: hexes: C2: place 1 has such a hex"),
    ("map.json", {"B": {"origin": "house", "hexes": "Y N N W B Y"}}, "place 1: 0 red hexes beside the fortress"),
    ("tables.json", {"monsters": {"origin": "house", "plain": 6, "desert": 3}}, "monsters: plain: the map has 7"),
    ("tables.json", {"prices": {"origin": "house", "die_step": 2}}, "tables.json: prices: tile: missing"),
    ("tables.json", {"chronicle": {"origin": "house", "slots": [1, 2]}}, "chronicle: slots: expected 8 numbers, got 2"),
    ("places.json", {"1": {"origin": "house", "position": "x", "building": "barrack", "civ": "pink"}}, "every civ"),
    ("development_cards.json", {"blank": {"origin": "rulebook", "copies": 2}}, "5 cards for 4 civs"),
    ("tokens.json", {"a": {"origin": "house", "effect": "gold", "n": 1, "copies": 1}}, "a: effect: expected one of"),
    ("tokens.json", {"j": {"origin": "house", "effect": "crystal for each civ", "n": 16, "copies": 1}}, "j: n: "),
    ("tokens.json", {"k": {"origin": "house", "effect": "cosmo", "n": 1, "copies": 1}}, "k: no such entry"),
    ("round_cards.json", {"factory": {"origin": "house", "rewards": ["rain"]}}, '"rain" is not one of expansion'),
    ("editions.json", {"final": {"origin": "house"}}, "editions.json: final: start_page: missing"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "entries", "told"), MISTAKES)
def test_a_mistake_is_told_by_file_entry_and_field(
    tmp_path: Path, file: str, entries: dict[str, object], told: str
) -> None:
    path = tmp_path / file
    path.write_text(json.dumps(entries), encoding="utf-8")
    with pytest.raises(BadComponents) as found:
        load_box(str(path))
    assert told in str(found.value)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"moments": ["dawn"]}, 'P13: moments: "dawn" is not one of start'),
        ({"actions": [7]}, "P13: actions: 7 is not an action"),
        ({"effects": []}, "P13: effects: expected a list of effects"),
        ({"effects": [{"op": "win"}]}, "P13: effects 1.op: expected one of gain_cosmo"),
        ({"effects": [{"op": "draw", "m": 2}]}, "P13: effects 1.m: unknown field"),
        ({"effects": ["draw"]}, 'P13: effects 1: expected an object { }, got "draw"'),
        ({"needs": 3}, "P13: needs: expected a list of words"),
        ({"colour": "red"}, "P13: colour: unknown field"),
    ],
)
def test_a_mistake_in_a_card_is_told(tmp_path: Path, change: dict[str, object], told: str) -> None:
    entry = built_in("power_cards.json")["P13"] | change
    with pytest.raises(BadComponents) as found:
        load_box(mended(tmp_path, "power_cards.json", P13=entry))
    assert told in str(found.value)


def test_every_entry_says_where_it_comes_from() -> None:
    origins = dict(BOX.origins)
    assert set(origins.values()) == {"rulebook", "house"}
    assert {"A", "I", "temple track", "chronicle", "malus limit", "P01", "P24"} <= set(BOX.houses())
    assert {"final", "early", "crystals", "civ row", "war", "expansion"} & set(BOX.houses()) == set()
