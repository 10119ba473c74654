"""Component files of an owner: every mistake is named by entry and field, and what is allowed does not break a game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from html import escape
from pathlib import Path
from random import Random
from typing import Any

import pytest

from demiurge.games import civolution
from demiurge.games.civolution import actions, mods
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import PAINTER
from demiurge.games.civolution.meta import GAME
from demiurge.games.civolution.reading import FILES, load_box
from demiurge.kernel import speech
from demiurge.kernel.chance import Chance
from demiurge.kernel.components import BadComponents
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kit.markup import sentence
from demiurge.kit.saying import said
from demiurge.kit.scene import Seat
from tests.games.civolution.table import Loaded, Table, land
from tests.rules import rule

FOLDER = Path(civolution.__file__).parent / "components"
WRONG: tuple[Any, ...] = (None, "x", -1, 10_000, {}, 1.5)  # true of no field at all


def printed(file: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / file).read_text(encoding="utf-8"))
    del found["about"]
    return found


def mistakes(folder: Path, file: str, entry: str, **fields: Any) -> str:
    """What is said about an entry of which some fields are changed; None takes a field away."""
    changed = {**printed(file)[entry], **fields}
    kept = {key: value for key, value in changed.items() if value is not None}
    (folder / file).write_text(json.dumps({entry: kept}), encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        load_box(str(folder / file))
    return str(caught.value)


def with_ability(folder: Path, *changes: tuple[str, dict[str, Any]]) -> str:
    """A file in which these cards have another ability."""
    cards, chips = printed("research_cards.json"), printed("attribute_chips.json")
    for file, known in (("research_cards.json", cards), ("attribute_chips.json", chips)):
        mine = {name: {**known[name], "ability": ability} for name, ability in changes if name in known}
        if mine:
            (folder / file).write_text(json.dumps(mine), encoding="utf-8")
    return str(folder)


def table_with(folder: str, seats: int = 2) -> Table:
    """A table with an owner's files, at the first turn."""
    chance = Loaded(1)
    t = Table(Play(GAME.make({}, folder), seats, chance), chance).skip("Turn").bare().display("attributes")
    for civ in range(seats):
        t.hand(civ)
    return t


@pytest.mark.parametrize(
    ("file", "entry", "fields", "mistake"),
    [
        ("solo_action_cards.json", "V1", {"blue": [[3, []]]}, "blue: expected a list of [dice values, actions]"),
        ("solo_action_cards.json", "V1", {"blue": [[["1"], []]]}, "blue: expected a list of [dice values, actions]"),
        ("solo_action_cards.json", "V1", {"blue": [[[7], []]]}, "blue: expected a list of [dice values, actions]"),
        ("solo_action_cards.json", "V1", {"blue_icons": 9}, "blue_icons: expected a number from 0 to 4"),
        ("solo_display.json", "wheel", {"types": ["forest"] * 6}, "types: expected each of the six land types once"),
        ("solo_display.json", "wheel", {"beacons": [0, 1, 1, 2, 2, 3]}, "beacons: expected values from 1 to 3"),
        ("solo_display.json", "rolls", {"goals": [1, 2, 3, 5, 0, 0]}, "goals: expected values from 0 to 4"),
        ("solo_display.json", "rolls", {"display": [0, 1, 2, 3, 3, 3]}, "display: expected values from 1 to 3"),
        ("continent_tiles.json", "B", {"edges": {"T": 0}}, "edges.T: expected a list of [territory, from, to], got 0"),
        ("continent_tiles.json", "B", {"edges": {"T": [["hills", 0, 101]]}}, "edges.T: expected a list of"),
        ("continent_tiles.json", "B", {"corners": {"TL": "hills"}}, "corners.TL: expected a list of territories"),
        ("continent_tiles.json", "B", {"borders": 7}, "borders: expected a list of pairs of territories, got 7"),
        ("continent_tiles.json", "B", {"borders": [["hills"]]}, "borders: expected a list of pairs of territories"),
        ("continent_tiles.json", "B", {"cells": 1}, "cells: a tile keeps its size"),
        ("sites.json", "cave_1", {"kind": "volcano"}, "kind: a site keeps its kind"),
        ("events.json", "F1", {"weather": 0}, "weather: expected 1 or 2 steps hotter (+) or colder (-)"),
        ("goal_chips.json", "G64", {"n": 0}, "n: expected a number from 1"),
        ("modules.json", "insight", {"levels": {"ideas": [3, 0, 6], "special_bonus": [0, 0, 1]}},
         "levels.ideas: 0 is not allowed"),
        ("numbers.json", "weather", {"effects": ["income"]}, "effects: expected 5 words"),
        ("numbers.json", "thresholds", {"bonuses": ["vp"]}, "bonuses: expected 6 words"),
        ("numbers.json", "by_civs", {"goals": [4, 5, 7]}, "goals: expected values from 4 to 6"),
        ("numbers.json", "by_civs", {"resets": [0, 7, 9]}, "resets: expected values from 1 to"),
        ("numbers.json", "stages", {"first": [3, 2, 1, 1, 1, 1, 2, 3, 5]}, "first: the last column begins at stage 4"),
        ("numbers.json", "shared", {"income_display": 4}, "income_display: expected a number from 3 to 3"),
        ("numbers.json", "civ", {"fate_dice": 0}, "fate_dice: expected a number from 1"),
        ("starting_marker_cards.json", "SM1", {"number": 2}, "number: 2 is on SM2, too"),
        ("starting_chip_cards.json", "SC1", {"number": None}, "number: no entry has 1"),
        ("research_cards.json", "A1", {"number": 2}, "number: 2 is on"),
        ("starting_marker_cards.json", "SM1", {"material": {"wood": 43}}, "markers: more than the 42"),
        ("research_cards.json", "A1", {"instant": [{"op": "install_card", "card_type": "invention", "n": 1}]},
         "instant: never a card of its own type"),
        ("research_cards.json", "A1", {"ability": {"kind": "passive", "mod": "module_alias", "module": "trade",
                                                   "dice": [0, 7]}}, "ability.dice: expected two values from 1 to 6"),
        ("research_cards.json", "A1", {"ability": {"kind": "trigger", "on": "hunt_done", "filter": {"kind": "farm"},
                                                   "effects": [{"op": "vp", "n": 1}], "limit": "none"}},
         "ability.filter.kind: unknown field"),
        ("research_cards.json", "A1", {"ability": {"kind": "trigger", "on": "module_activated", "filter": {},
                                                   "effects": [{"op": "vp", "n": 1}], "limit": "none"}},
         "ability.filter.module: missing"),
        ("research_cards.json", "A1", {"ability": {"kind": "trigger", "on": "building_built", "filter": {"kind": "any"},
                                                   "effects": [{"op": "vp", "n": 1}], "limit": "none"}},
         "ability.filter.kind: expected one of farm, boat, statue, settlement"),
        ("research_cards.json", "A1", {"instant": [{"op": "choose", "options": "x"}]},
         "instant.options: expected 2 to 4"),
        ("research_cards.json", "D2", {"cost": [{"type": "any_of", "options": []}, None, None, None, None]},
         "cost[1].options: expected two requirements"),
        ("research_cards.json", "D2",
         {"cost": [{"type": "any_of", "options": [{"type": "material", "material": "wood", "n": 1},
                                                  {"type": "feature_have", "feature": "calm", "n": 1}]}, *[None] * 4]},
         "cost[1].options: one of them must count what the civ has"),
    ],
)  # fmt: skip
def test_mistakes(tmp_path: Path, file: str, entry: str, fields: dict[str, Any], mistake: str) -> None:
    assert f"{file}: {entry}: {mistake}" in mistakes(tmp_path, file, entry, **fields)


@rule("CV-16.12", "CV-R51")
def test_the_two_requirements_of_a_space_may_come_in_any_order(tmp_path: Path) -> None:
    options = [
        {"type": "count_have", "metric": "settlements", "n": 1},
        {"type": "material", "material": "clay", "n": 1},
    ]
    card = {**printed("research_cards.json")["D2"], "cost": [{"type": "any_of", "options": options}, *[None] * 4]}
    (tmp_path / "research_cards.json").write_text(json.dumps({"D2": card}), encoding="utf-8")
    t = (
        table_with(str(tmp_path))
        .hand(0, "D2")
        .give(0, clay=1)
        .effect(0, {"op": "install_card", "card_type": "building", "n": 1})
    )
    t.do(0, "install D2", "column 3").skip("nothing")
    assert (t.count(0, "clay"), len(t.c(0).installed)) == (0, 1)


def places(value: Any) -> Iterator[tuple[Any, ...]]:
    """The way to everything inside an entry."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield (key,)
        for rest in places(item):
            yield (key, *rest)


def spoil(folder: Path, seed: int, entries: int, spots: int) -> None:
    """One field after the other is spoilt, so many in so many entries of each file: each time somebody must notice."""
    rng = Random(seed)
    for file in FILES:
        known, path = printed(file), folder / file
        for name in rng.sample(sorted(known), min(len(known), entries)):
            there = list(places(known[name]))
            for place in rng.sample(there, min(len(there), spots)):
                entry, wrong = deepcopy(known[name]), rng.choice(WRONG)
                inner = entry
                for key in place[:-1]:
                    inner = inner[key]
                if inner[place[-1]] == wrong or harmless(file, place, wrong):
                    continue
                inner[place[-1]] = wrong
                path.write_text(json.dumps({name: entry}), encoding="utf-8")
                with pytest.raises(BadComponents) as caught:
                    load_box(str(path))
                assert f"{file}: {name}: " in str(caught.value), (name, place, wrong)


def test_nothing_wrong_is_taken_in_silence_and_nothing_breaks_the_reading(tmp_path: Path) -> None:
    spoil(tmp_path, 5, 1, 3)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_nothing_wrong_is_taken_in_silence_wherever_it_is(tmp_path: Path, seed: int) -> None:
    spoil(tmp_path, seed, 6, 12)


def harmless(file: str, place: tuple[Any, ...], wrong: Any) -> bool:
    """A name may be any text, an empty cost space is null, a storage or payment may be empty, steps may be colder."""
    empty = place[-1] in ("cost", "material", "feature", "filter", "pay")
    return (
        (place[-1] == "name" and wrong == "x")
        or (file == "research_cards.json" and place[0] == "cost" and len(place) == 2 and wrong is None)
        or (file == "events.json" and place == ("weather",) and wrong == -1)
        or (empty and isinstance(wrong, dict))
    )


# ---- what an owner may write, and the game must bear
@rule("CV-4.6", "CV-28.1")
def test_of_two_like_abilities_the_higher_counts_where_they_do_not_add_up(tmp_path: Path) -> None:
    step = {"kind": "passive", "mod": "idea_step", "n": 2}
    limit = {"kind": "passive", "mod": "reset_limit", "n": 4}
    folder = with_ability(tmp_path, ("B7", step), ("B8", limit))
    t = table_with(folder).installed(0, "B6", "B7", "B8", column=3).installed(0, "A16", column=4)
    assert (t.c(0).mods[mods.IDEA_STEP], t.c(0).mods[mods.RESET_LIMIT]) == (2, 4)


@rule("CV-34.1")
def test_an_ability_of_the_income_step_is_used_once_whatever_its_limit_says(tmp_path: Path) -> None:
    ability = {"kind": "trigger", "on": "income_step", "filter": {}, "limit": "none",
               "effects": [{"op": "vp", "n": 1}]}  # fmt: skip
    t = table_with(with_ability(tmp_path, ("D20", ability))).installed(0, "D20", column=3).edit(0, vp=0)
    from demiurge.games.civolution.income import IncomePhase

    t.run(IncomePhase(0, 0))
    assert (t.c(0).vp, t.s.over()) == (1, True)


@rule("CV-26.4")
def test_an_activity_does_not_lead_to_itself(tmp_path: Path) -> None:
    again = {"kind": "activity", "pay": {"food": 1}, "effects": [{"op": "activity", "n": 2}]}
    t = table_with(with_ability(tmp_path, ("C9", again))).installed(0, "C9", column=3).give(0, food=3, money=2)
    t.effect(0, {"op": "activity", "n": 2}).do(0, "activity C9")
    assert t.offered(0, "activity") == {"console"}
    t.do(0, "activity console", "advance culture")
    assert t.offered(0, "activity") == {"console"}
    t.do(0, "done")
    assert t.offered(0, "activity") == {"C9", "console"}  # the second activity of the effect


CHIP_DRAWS = {"kind": "trigger", "on": "chip_installed", "filter": {"chip": "attribute"}, "limit": "none"}


@rule("CV-R35", "CV-22.4")
def test_a_chip_taken_while_cards_are_drawn_may_draw_cards_itself(tmp_path: Path) -> None:
    ability = {**CHIP_DRAWS, "effects": [{"op": "draw_cards", "draw": 2, "keep": 1}]}
    t = table_with(with_ability(tmp_path, ("C9", ability))).installed(0, "C9", column=3)
    t.give(0, stamina=3).display("attributes", 1).module(0, "research", 2).do(0, "do draw", "draw invention")
    t.do(0, "draw invention", "take attribute 1", "column 4", "use C9", "draw mutation", "draw mutation")
    assert t.asked() == "KeepCards"
    assert [card // 32 for card in t.s.looked] == [1, 1]
    filled = t.s.game.fill(view(t.s, 1), Chance(1))
    assert [card // 32 for card in filled.looked] == [1, 1]  # type: ignore[attr-defined]
    t.do(0, sorted(t.answers(0))[0], "draw insight", "draw insight")
    assert [card // 32 for card in t.s.looked] == [0, 0, 2, 2]
    t.do(0, sorted(t.answers(0))[0])
    assert (len(t.c(0).hand), t.s.looked, t.s.looker) == (2, [], -1)
    assert t.s.game.faults(t.s) == []


@rule("CV-R35", "CV-11.5")
def test_a_chip_taken_after_a_roll_may_roll_itself(tmp_path: Path) -> None:
    ability = {**CHIP_DRAWS, "effects": [{"op": "hunt", "n": 1}]}
    t = table_with(with_ability(tmp_path, ("C9", ability))).installed(0, "C9", column=3)
    t.give(0, stamina=3).display("attributes", 1).coming(5, t.s.attribute_bag[-1], 3).module(0, "sustenance")
    t.do(0, "do hunt", "hunt forest-B", "take attribute 1", "column 4", "use C9", "hunt grassland-C")
    assert t.count(0, "food") == 3 + 3  # a 3 in the grassland, then the 5 in the forest
    assert t.s.hunted == 1 << land("forest-B") | 1 << land("grassland-C")


@rule("CV-41.11")
def test_vici_does_an_action_as_often_as_its_card_says(tmp_path: Path) -> None:
    twice = [[[1, 2, 3, 4, 5, 6], [{"a": "statue", "n": 2}, {"a": "favor", "n": 2}, {"a": "fate_die", "n": 2},
                                   {"a": "procreation", "n": 2}, {"a": "hunting_token", "n": 2}]]]  # fmt: skip
    card = {**printed("solo_action_cards.json")["V1"], "blue": twice}
    (tmp_path / "solo_action_cards.json").write_text(json.dumps({"V1": card}), encoding="utf-8")
    from demiurge.games.civolution import solo, turns

    t = table_with(str(tmp_path), 1)
    t.s.actions, t.s.shown_actions, t.s.spent_actions = [0], [], list(range(1, 15))
    favor, fate, tribes = t.c(1).favor, t.c(1).fate, t.c(1).tribes
    statues, hunted = t.s.statues[v.ISLAND * 4 + 1], t.s.hunted.bit_count()
    t.run(turns.TurnOf(1))
    assert (t.c(1).favor, t.c(1).fate, t.c(1).tribes) == (favor + 2, fate + 2, tribes - 2)
    assert (t.s.statues[v.ISLAND * 4 + 1], t.s.hunted.bit_count()) == (statues + 2, hunted + 2)
    assert solo.resets(t.s) is False


@rule("CV-16.17")
def test_an_ability_does_not_answer_to_what_it_does_itself(tmp_path: Path) -> None:
    again = {"kind": "trigger", "on": "hunt_done", "filter": {}, "limit": "none", "effects": [{"op": "hunt", "n": 1}]}
    t = (
        table_with(with_ability(tmp_path, ("C9", again)))
        .installed(0, "C9", column=3)
        .tribe(0, "hills-B 2", "swamp-C 2")
    )
    t.module(0, "sustenance", 3).do(0, "do hunt", "hunt forest-B", "use C9", "hunt grassland-C")
    assert t.asked() == "Hunt"  # the second hunt of the module, not a third one of the ability
    t.do(0, "hunt hills-B", "use C9", "hunt swamp-C")
    assert (t.s.hunted.bit_count(), t.s.over()) == (4, True)


# ---- an owner's names
def test_a_renamed_card_keeps_its_name_in_every_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is printed is translated by what it says; what an owner has written is shown as it is, and neither reads as
    markup nor as a seat or an icon."""
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "civolution.ftl").write_text("card-wheel = Rad\ncard-plow = Pflug\n", encoding="utf-8")
    monkeypatch.setenv(speech.OUTSIDE, str(tmp_path))
    speech.reload()
    mine = "<i>{1}'s :vp: wheel</i>"
    file = tmp_path / "research_cards.json"
    file.write_text(json.dumps({"A1": {**printed("research_cards.json")["A1"], "name": mine}}), encoding="utf-8")
    t = table_with(str(file)).hand(0, "A1 A2")
    german = PAINTER.speaking("de")
    tips = german.tips(t.s.game)
    assert (tips["card-a1"].title, tips["card-a2"].title) == (mine, "Pflug")
    seen = view(t.s, 0)
    hand = next(panel.body for panel in german.scene(seen, 0).panels if panel.key == "hand")
    assert f"<b>{escape(mine)}</b>" in hand
    assert "<b>Pflug</b>" in hand
    kept = german.story(t.s.game, 0, actions.KEEP.of(0), [])
    (line,) = said(german.words, kept)
    assert sentence(line.text, [Seat("Me", "", "", 0), Seat("You", "", "", 0)]) == (
        f'<b class="who">Me</b> keeps {escape(mine)}.'
    )
    t.module(0, "invention")
    names = [one.name for group in german.answers(view(t.s, 0), 0) for one in group.answers]
    assert any(mine in name for name in names)
    monkeypatch.delenv(speech.OUTSIDE)
    speech.reload()
