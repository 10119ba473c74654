"""Chapter 1: what is in the box, and how a box of one's own is read."""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from demiurge.games.nova_era import actions
from demiurge.games.nova_era.drawing import PAINTER
from demiurge.games.nova_era.meta import GAME
from demiurge.games.nova_era.reading import EFFECTS, load_box
from demiurge.games.nova_era.state import EARLIER
from demiurge.games.nova_era.vocabulary import (
    DECK_SIZES,
    ERA_I,
    EVOLUTION_II,
    PERSONALITY_CARD,
    START,
    TECHNOLOGY,
    TERRITORY_CARD,
)
from tests.games.nova_era.files import COMPONENTS, entries, entry, mistakes, replaced
from tests.games.nova_era.table import BOX, card, table
from tests.rules import rule

SHARED = Path(os.environ.get("DEMIURGE_SHARED", Path(__file__).resolve().parents[4] / "shared"))
FACTS = SHARED / "rules/nova-era/nova_era_cards.json"
BEFORE = Path(__file__).resolve().parents[3] / "bench/nova_era_before"
TECHNOLOGIES = "technologies.json"
INVENTED = ("fishing", "trade-routes")  # what the rulebook says of them is without a name


# ---- what is there
@rule("NE-1.1")
def test_there_are_148_technology_cards_in_six_decks() -> None:
    assert [len(deck) for deck in BOX.decks[:6]] == [8, 40, 32, 32, 18, 18]
    assert sum(len(deck) for deck in BOX.decks[:6]) == 148


@rule("NE-1.2")
def test_there_are_50_personalities() -> None:
    assert [len(deck) for deck in BOX.decks[6:]] == [18, 16, 16]


@rule("NE-1.3", "NE-R1")
def test_there_are_fifteen_dice_three_of_each_of_five_colours() -> None:
    assert Counter(table().s.bag) == {0: 3, 1: 3, 2: 3, 3: 3, 4: 3}


@rule("NE-1.1", "NE-1.3")
def test_a_card_or_a_die_that_is_lost_or_there_twice_is_noticed() -> None:
    t = table().sound()
    t.s.bag = t.s.bag[1:]
    assert len(t.play.game.faults(t.s)) == 1
    t = table()
    t.s.gone = [*t.s.gone, t.s.display[0][0]]
    assert len(t.play.game.faults(t.s)) == 1


@rule("NE-1.4", "NE-R2")
def test_there_are_four_types_of_resources_and_no_limit_to_them() -> None:
    t = table().give(0, 79, 0, 0, 0).turn(0, "green 6")
    assert len(t.goods(0)) == 4
    t.do(0, "gain resources")
    assert t.goods(0) == [85, 0, 0, 0]  # more than there are tokens


@rule("NE-1.5", "NE-1.8")
def test_an_era_has_three_rounds_and_the_five_tracks_start_at_zero() -> None:
    t = table()
    assert t.s.tracks == [0] * 5
    assert (t.s.era, t.s.round) == (0, 0)


@rule("NE-1.6")
def test_the_disasters_are_riots_invasion_decline_and_regression() -> None:
    tips = PAINTER.speaking().tips(GAME.make())
    named = [tips[f"track-{color}"].title for color in ("green", "red", "yellow", "blue")]
    assert named == ["Riots", "Invasion", "Decline", "Regression"]


@rule("NE-R4", "NE-R5")
def test_the_last_space_of_every_track_is_ten() -> None:
    assert (BOX.disaster_last, BOX.dark_age_last, BOX.unrest_last) == (10, 10, 10)


@rule("NE-1.9")
def test_the_unrest_zone_is_seven_to_nine() -> None:
    from demiurge.games.nova_era.unrest import in_zone

    assert [n for n in range(11) if in_zone(table().s, n)] == [7, 8, 9]


@rule("NE-1.10")
def test_two_to_four_play() -> None:
    assert GAME.seats == [2, 3, 4]


@rule("NE-1.11")
def test_a_civilization_has_four_colours_territories_personalities_and_a_past() -> None:
    t = table(2, era=2).own(0, "irrigation", "tyranny", "mining", "mysticism", "river-valley", "homer")
    t.past(0, "barter")
    assert t.columns(0) == [["irrigation"], ["tyranny"], ["mining"], ["mysticism"], ["river-valley"]]
    assert (len(t.p(0).people), t.forgotten(0), len(t.goods(0))) == (1, {"barter"}, 4)


@rule("NE-1.12")
def test_territories_are_only_among_the_cards_of_era_two_and_three() -> None:
    decks = Counter(found.deck for found in BOX.cards if found.kind == TERRITORY_CARD)
    assert set(decks) == {2, 3, 5}
    assert not any(BOX.cards[c].kind == TERRITORY_CARD for c in BOX.decks[START] + BOX.decks[ERA_I])


@rule("NE-1.14")
def test_a_technology_has_colours_and_a_cost_a_territory_a_requirement_a_personality_a_plain_cost() -> None:
    for found in BOX.cards:
        assert found.effects
        if found.kind == TECHNOLOGY:
            assert len(found.colors) in (1, 2)
            assert found.cost >= 1
        elif found.kind == TERRITORY_CARD:
            assert (found.colors, found.cost) == ([], 0)
            assert sum(found.requires) >= 2
        else:
            assert (found.kind, found.colors) == (PERSONALITY_CARD, [])
            assert found.cost >= 1


def test_ids_and_names_are_unique_and_name_the_actions() -> None:
    assert len({found.id for found in BOX.cards}) == len({found.name for found in BOX.cards}) == 198
    assert actions.SPACE.format(actions.DEVELOP.of(0)) == f"develop {BOX.cards[0].id}"


def test_every_operation_of_the_vocabulary_is_on_some_card() -> None:
    assert {type(effect) for effect in BOX.effects} == set(EFFECTS.values())
    assert list(EFFECTS)[:3] == ["gain", "vp", "unrest"]  # in the order of the clauses
    assert len(EFFECTS) == 26


def test_no_two_cards_do_the_same_but_where_both_are_printed() -> None:
    ours = {**entries(TECHNOLOGIES), **entries("personalities.json")}
    alike: dict[str, list[str]] = {}
    for id, found in ours.items():
        alike.setdefault(json.dumps(found["effects"], sort_keys=True), []).append(id)
    assert [ids for ids in alike.values() if len(ids) > 1] == [["theater", "tyranny"]]


def test_an_evolution_names_its_parent_obsolete_and_every_one_has_a_parent() -> None:
    children = [found for found in BOX.cards if found.evolves_to >= 0]
    assert len(children) == 36 == len({found.evolves_to for found in children})
    for parent in children:
        child = BOX.cards[parent.evolves_to]
        assert parent.index in child.obsoletes
        assert child.deck == EVOLUTION_II + parent.era


def test_the_cards_are_those_that_were_collected() -> None:
    if not FACTS.is_file():
        pytest.skip(f"no {FACTS}: set DEMIURGE_SHARED to the folder with the collected facts")
    facts: dict[str, Any] = json.loads(FACTS.read_text(encoding="utf-8"))
    origins = {"rulebook": "rulebook", "review": "public", "house": "house"}
    ours = {**entries(TECHNOLOGIES), **entries("personalities.json")}
    collected = {**ours, **until(EARLIER), **before_the_balance_report()}
    for fact in facts["technologies"] + facts["personalities"]:
        mine = collected[fact["id"]]
        source = "house" if fact["id"] in INVENTED else origins[fact["source"]]
        assert (mine["name"], mine["origin"]) == (fact["name"], source)
        assert mine["effects"] == fact["effects"]
        assert mine.get("cost", 0) == fact["cost"]
        assert mine.get("colors", []) == fact.get("colors", [])
        assert mine.get("requires", {}) == fact.get("requires", {})
        names = [card(id).name for id in mine.get("obsoletes", [])]
        assert names == fact.get("obsoletes", [])
        child = card(mine["evolves_to"]).name if "evolves_to" in mine else None
        assert child == fact.get("evolves_to")
    constants = facts["constants"]
    assert BOX.zones[2:] == [constants["per_players"][n]["zones"] for n in "234"]
    assert BOX.columns[2:] == [constants["per_players"][n]["columns"] for n in "234"]
    assert BOX.people[2:] == [constants["per_players"][n]["personalities"] for n in "234"]


def until(month: str) -> dict[str, Any]:
    """The cards that were changed then, as they had been (NE-R78)."""
    return {**entries(TECHNOLOGIES, COMPONENTS / month), **entries("personalities.json", COMPONENTS / month)}


def before_the_balance_report() -> dict[str, Any]:
    """The cards that docs/games/nova-era.md says were changed, as they had been."""
    return {**entries(TECHNOLOGIES, BEFORE), **entries("personalities.json", BEFORE)}


def test_the_balance_report_changed_costs_and_effects_of_house_cards_only() -> None:
    ours = {**entries(TECHNOLOGIES), **entries("personalities.json")}
    for id, old in before_the_balance_report().items():
        assert old["origin"] == ours[id]["origin"] == "house"
        assert {key for key in old if old[key] != ours[id][key]} <= {"cost", "effects"}
        assert old != ours[id]
    load_box(str(BEFORE))  # it can be played


def test_cards_whose_names_are_invented_are_no_cards_of_the_rulebook() -> None:
    for id in INVENTED:
        assert (card(id).origin, card(id).known[:8]) == ("house", "inferred")


def test_every_entry_says_where_it_comes_from() -> None:
    assert Counter(origin for _, origin in BOX.origins) == {"house": 172 + 4, "rulebook": 22 + 5, "public": 4}


# ---- a box of one's own
def test_an_entry_of_ones_own_takes_the_place_of_the_built_in_one(tmp_path: Path) -> None:
    mine = entry(TECHNOLOGIES, "irrigation") | {"name": "Canals", "cost": 9}
    box = replaced(tmp_path, TECHNOLOGIES, irrigation=mine)
    assert (box.cards[8].id, box.cards[8].name, box.cards[8].cost) == ("irrigation", "Canals", 9)
    assert (BOX.cards[8].name, BOX.cards[8].cost) == ("Irrigation", 4)


def test_the_board_can_be_replaced_too(tmp_path: Path) -> None:
    box = replaced(tmp_path, "board.json", disaster_tracks={"origin": "rulebook", "last": 12})
    assert box.disaster_last == 12


def test_a_whole_game_is_played_with_a_box_of_ones_own(tmp_path: Path) -> None:
    mine = entry(TECHNOLOGIES, "irrigation") | {"effects": [{"when": "instant", "op": "vp", "n": 3}]}
    replaced(tmp_path, TECHNOLOGIES, irrigation=mine)
    assert GAME.make({}, str(tmp_path)).box.cards[8].instants[0].n == 3  # type: ignore[attr-defined]


SPOILT: list[tuple[dict[str, Any], str]] = [
    ({"cost": "four"}, 'cost: expected a whole number, got "four"'),
    ({"cost": 0}, "cost: expected a number from 1 to 30, got 0"),
    ({"colors": []}, "colors: expected a list of 1 to 2 different colours, got []"),
    ({"colors": ["green", "green"]}, 'colors: expected a list of 1 to 2 different colours, got ["green", "green"]'),
    ({"colors": "green"}, 'colors: expected a list of 1 to 2 different colours, got "green"'),
    ({"deck": "IV"}, 'deck: expected one of start, I, II, III, I>II, II>III, got "IV"'),
    ({"obsoletes": ["writing"]}, "obsoletes: writing is of the same or a later Era (NE-R53)"),
    ({"obsoletes": ["wheel"]}, 'obsoletes: no Technology or Territory is called "wheel"'),
    ({"evolves_to": "writing"}, "evolves_to: writing is not in the Evolution deck of the next Era (NE-15.2)"),
    ({"costs": 3}, "costs: unknown field"),
    ({"requires": {"green": 1}}, "requires: unknown field"),
    ({"effects": []}, "effects: expected a list of effects, got []"),
    ({"effects": [3]}, "effects[0]: expected an object { }, got 3"),
    ({"kind": "territory"}, "deck: a Territory belongs to Era II or Era III (NE-1.12)"),
]


@pytest.mark.parametrize(("change", "told"), SPOILT)
def test_a_mistake_of_a_card_is_told_by_file_card_and_field(tmp_path: Path, change: dict[str, Any], told: str) -> None:
    found = mistakes(tmp_path, TECHNOLOGIES, irrigation=entry(TECHNOLOGIES, "irrigation") | change)
    assert f"technologies.json: irrigation: {told}" in found


def test_a_territory_requires_something(tmp_path: Path) -> None:
    mine = entry(TECHNOLOGIES, "river-valley") | {"requires": {}}
    told = "technologies.json: river-valley: requires: expected at least one of green, red, yellow, blue, got {}"
    assert mistakes(tmp_path, TECHNOLOGIES, river_valley=mine) == [told]


def test_a_card_is_made_obsolete_once(tmp_path: Path) -> None:
    mine = entry(TECHNOLOGIES, "banking") | {"obsoletes": ["barter", "barter"]}
    told = "technologies.json: banking: obsoletes: barter is named twice"
    assert mistakes(tmp_path, TECHNOLOGIES, banking=mine) == [told]


def test_two_cards_cannot_evolve_into_one(tmp_path: Path) -> None:
    mine = entry(TECHNOLOGIES, "irrigation") | {"evolves_to": "algebra"}
    told = "technologies.json: mathematics: evolves_to: irrigation evolves into algebra too"
    assert told in mistakes(tmp_path, TECHNOLOGIES, irrigation=mine)


GAIN = {"when": "production", "op": "gain", "res": "green", "n": 1}
SPOILT_EFFECTS: list[tuple[dict[str, Any], str]] = [
    (GAIN | {"when": "scoring"}, "when: gain is not for scoring, only instant or production"),
    (GAIN | {"when": "daily"}, "when: expected one of instant, production, once_per_round, permanent, scoring"),
    (GAIN | {"op": "grow"}, "op: expected one of gain, vp, unrest"),
    (GAIN | {"n": 0}, "n: expected a number from 1 to 20, got 0"),
    (GAIN | {"res": "black"}, 'res: expected one of green, red, yellow, blue, any, got "black"'),
    (GAIN | {"res": ["green"]}, "res: expected a list of 2 to 4 different colours"),
    (GAIN | {"from": "all"}, "from: unknown field"),
    (GAIN | {"if": {}}, "if.most: missing, or another condition"),
    (
        GAIN | {"if": {"most": "dice"}},
        "if.most: expected one of green, red, yellow, blue, territory, personality, past",
    ),
    (GAIN | {"if": {"no_damaged": False}}, "if.no_damaged: expected true, got false"),
    (GAIN | {"if": {"has": {"past": 2}}}, "if.has.past: unknown field"),
    (GAIN | {"if": {"has": {}}}, "if.has: expected at least one of green, red, yellow, blue, territory, personality"),
    (
        {
            "when": "production",
            "op": "convert",
            "give": "any",
            "give_n": 1,
            "get": "any",
            "get_n": 1,
            "limit": 1,
            "per": {"count": "past"},
        },
        "per: unknown field",
    ),
    (GAIN | {"per": {"count": "tech"}}, "per.count: expected one of tech:green"),
    (GAIN | {"per": {"count": "past", "each": 0}}, "per.each: expected a number from 1 to"),
    ({"when": "instant", "op": "unrest", "n": 0}, "n: expected a number other than 0, got 0"),
    ({"when": "instant", "op": "steal", "res": "any", "n": 1, "from": "fewer"}, "color: missing"),
    ({"when": "instant", "op": "token_column"}, "op: token_column is for a Personality (NE-17.1)"),
    ({"when": "permanent", "op": "steady", "if": {"unrest_max": 2}}, "if: unknown field"),
    (
        {"when": "permanent", "op": "protect", "from": "black"},
        "from: expected one of green, red, yellow, blue, dark_age",
    ),
]


@pytest.mark.parametrize(("effect", "told"), SPOILT_EFFECTS)
def test_a_mistake_of_an_effect_is_told_with_its_place(tmp_path: Path, effect: dict[str, Any], told: str) -> None:
    mine = entry(TECHNOLOGIES, "irrigation") | {"effects": [effect]}
    found = mistakes(tmp_path, TECHNOLOGIES, irrigation=mine)
    assert [line for line in found if line.startswith(f"technologies.json: irrigation: effects[0].{told}")], found


def test_effects_stand_in_the_order_of_their_triggers(tmp_path: Path) -> None:
    mine = entry(TECHNOLOGIES, "irrigation") | {"effects": [GAIN, GAIN | {"when": "instant"}]}
    assert mistakes(tmp_path, TECHNOLOGIES, irrigation=mine) == [
        "technologies.json: irrigation: effects[1].when: "
        "instant, production, once_per_round, permanent, scoring come in this order"
    ]


def test_too_many_effects_to_be_named_are_refused(tmp_path: Path) -> None:
    mine = entry(TECHNOLOGIES, "irrigation") | {"effects": [GAIN] * 4}
    told = "technologies.json: irrigation: effects: expected at most 3 production effects, got 4"
    assert mistakes(tmp_path, TECHNOLOGIES, irrigation=mine) == [told]


def test_a_deck_of_the_wrong_size_and_a_second_token_are_refused(tmp_path: Path) -> None:
    moved = entry(TECHNOLOGIES, "irrigation") | {"deck": "start", "evolves_to": "terraced-farming"}
    found = mistakes(tmp_path, TECHNOLOGIES, irrigation=moved)
    assert found == [
        "technologies.json: deck start: expected 8 cards, got 9",
        "technologies.json: deck I: expected 40 cards, got 39",
    ]
    (tmp_path / TECHNOLOGIES).unlink()
    homer = entry("personalities.json", "homer") | {"effects": [{"when": "instant", "op": "token_column"}]}
    assert mistakes(tmp_path, "personalities.json", homer=homer) == [
        "personalities.json: token_column: there is one token, not 2"
    ]


def test_an_entry_that_is_no_object_is_told_and_nothing_else_breaks(tmp_path: Path) -> None:
    (tmp_path / "board.json").write_text('{"limits": 7}', encoding="utf-8")
    with pytest.raises(ValueError, match=r"board.json: limits: expected an object"):
        load_box(str(tmp_path))


def test_the_sizes_of_the_decks_are_those_of_the_rules() -> None:
    assert sum(DECK_SIZES) == len(BOX.cards)
