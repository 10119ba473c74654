"""Answers as they are offered: each once, with what it costs and brings; modules with their payment; refusals."""

from __future__ import annotations

import re
from typing import Any

import pytest

from demiurge.games.civolution import dice, feeding, names, site_phase, turns, weather
from demiurge.games.civolution.actions import ACTIVATE, ANY_MODULE, RESET, SPACE
from demiurge.games.civolution.drawing import PAINTER
from demiurge.games.civolution.drawing.answers import MOST_WISHES
from demiurge.games.civolution.drawing.payments import prices
from demiurge.games.civolution.drawing.phrases import WRITER
from demiurge.games.civolution.drawing.trial import figures
from demiurge.games.civolution.effects.every import EVERY
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import ACTIVATION, IDEA, MIGRATION
from demiurge.kernel.actions import Verb
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.clauses import citable
from demiurge.kernel.game import View, digest, view
from demiurge.kernel.journal import Journal
from demiurge.kit import icons
from demiurge.kit.scene import Answer
from demiurge.kit.writer import REFUSED_ROWS
from tests.games.civolution.table import Table, table
from tests.games.civolution.walks import TABLES, asked, random_game
from tests.kit.reading import chips, listed, parsed, places

RULES = citable("demiurge.games.civolution", "civolution")
IN_HAND = ("tribes", "weak", "lands", "cards")  # figures that say nothing while a tribe or a card is on its way
drawing = PAINTER.speaking()
words, answers, wishes = drawing.words, drawing.answers, drawing.wishes
KNOWN_ICONS = {*drawing.ICONS, *icons.ICONS}
GAMES = [(*TABLES[0], False), (*TABLES[1], True), (*TABLES[2], True)]


def text(answer: Answer) -> str:
    return ", ".join(SPACE.format(action) for action in answer.said)


def of(t: Table, seat: int = 0) -> View:
    return view(t.s, seat)


def rows(t: Table, seat: int = 0) -> dict[str, Answer]:
    """The answers by what is said."""
    return {text(answer): answer for answer in listed(answers(of(t, seat), seat))}


def groups(t: Table, seat: int = 0) -> dict[str, list[str]]:
    """What is said in each group, in the order of the list; what is refused has a minus before it."""
    found = answers(of(t, seat), seat)
    return {group.key: [("-" if one.refusal else "") + text(one) for one in group.answers] for group in found}


# ---- what holds in every position
def check_list(state: Exam, seat: int) -> list[Answer]:
    """Every legal answer once, names of their own."""
    found = answers(view(state, seat), seat)
    every = listed(found)
    alone = [answer.action for answer in every if not answer.refusal and not answer.then]
    assert sorted(alone) == sorted(state.answers(seat))
    assert len({group.key for group in found}) == len(found)
    assert len({answer.said for answer in every}) == len(every)
    names = [answer.name for answer in every]
    assert len(set(names)) == len(names), [name for name in names if names.count(name) > 1]
    for group in found:
        assert sum(bool(answer.refusal) for answer in group.answers) <= REFUSED_ROWS
        assert group.title
    return every


def check_truth(state: Exam, seat: int, every: list[Answer]) -> int:
    """Given to the true game, every gesture plays through and the figures are those that were foretold."""
    truths = 0
    for answer in every:
        trial = state.clone()
        assert isinstance(trial, Exam)
        if answer.refusal:
            for action in answer.said[:-1]:
                trial.apply(seat, action, Chance(0))
            why = trial.refuse(seat, answer.said[-1])
            assert why == answer.refusal or (why in ("K-1", "K-2") and answer.then), text(answer)
            assert answer.refusal in RULES
            assert answer.refusal not in ("K-1", "K-2")
            continue
        before, journal = figures(trial, seat), Journal()
        for action in answer.said:
            assert seat in trial.waiting(), text(answer)
            assert trial.refuse(seat, action) is None, text(answer)
            assert trial.shown == state.shown, "what is shown ends a gesture"
            trial.apply(seat, action, Chance(0), journal)
        if answer.after and trial.phase == 4 and not goes_on(answer, journal):
            after = figures(trial, seat)
            unsaid = IN_HAND if text(answer).split(", ")[-1].startswith(("move ", "install ")) else ()
            wanted = {name: str(n) for name, n in after.items() if n != before[name] and name not in unsaid}
            assert {name: n for name, n in answer.after.items() if name not in unsaid} == wanted, text(answer)
            points = sum(n for icon, n in chips(answer) if icon == "vp")
            assert points == after["score"] - before["score"], text(answer)
            truths += 1
    return truths


def goes_on(answer: Answer, journal: Journal) -> bool:
    """Whether more happened than the answer: the turn of somebody who had no choice, the end of a phase."""
    begun = [event.kind for event in journal.events if event.kind in ("activate", "reset", "vici card", "phase")]
    own = 1 if answer.action in ANY_MODULE or answer.action == RESET else 0
    return len(begun) > own


def check_picture(state: Exam, seat: int, every: list[Answer]) -> None:
    """Places are in the scene; markup is well-formed and without style; icons are known."""
    seat_view = view(state, seat)
    there = places(drawing.scene(seat_view, seat))
    for answer in every:
        assert there.issuperset([*answer.places, *answer.ghosts, *answer.marks]), (text(answer), answer.places)
        for markup in (answer.label, *answer.ghosts.values(), *answer.marks.values()):
            assert not [node for node in parsed(markup).iter() if node.get("style")]
            assert set(re.findall(r"#i-([\w-]+)", markup)) <= KNOWN_ICONS
        assert answer.label
        assert answer.name
        assert answer.note == "" or answer.note.endswith("."), answer.note
        assert {chip.icon for chip in answer.chips} <= KNOWN_ICONS
        assert all(chip.amount and chip.words for chip in answer.chips)


@pytest.mark.parametrize(("seats", "options", "rich"), GAMES)
def test_every_answer_is_offered_once_and_comes_true(seats: int, options: dict[str, str], rich: bool) -> None:
    gestures = truths = refused = 0
    for at, play in enumerate(random_game(seats, options, 5, rich)):
        seat = asked(play)
        state = play.state
        assert isinstance(state, Exam)
        if seat == SPECTATOR:
            assert answers(view(state, SPECTATOR), SPECTATOR) == []
            continue
        every = check_list(state, seat)
        gestures += sum(bool(one.then) for one in every)
        refused += sum(bool(one.refusal) for one in every)
        if at % 2 == 0:
            truths += check_truth(state, seat, every)
        if at % 9 == 0:
            check_picture(state, seat, every)
        assert drawing.question(view(state, seat), seat)
    assert gestures > 100
    assert refused > 30
    assert truths > 50


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_answers_do_not_depend_on_what_is_hidden(seats: int, options: dict[str, str]) -> None:
    """The secrets are drawn anew behind each View; what is offered and wished for stays the same."""
    differs = 0
    for at, play in enumerate(random_game(seats, options, 9)):
        seat = asked(play)
        if at % 7 or seat == SPECTATOR:
            continue
        seat_view = view(play.state, seat)
        filled = play.game.fill(seat_view, Chance(at))
        again = view(filled, seat)
        assert answers(seat_view, seat) == answers(again, seat)
        assert wishes(seat_view, seat, "stack-insight") == wishes(again, seat, "stack-insight")
        differs += digest(filled) != digest(play.state)
    assert differs > 3 or seats == 1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_place_answers_a_click(seats: int, options: dict[str, str]) -> None:
    reasons = 0
    for at, play in enumerate(random_game(seats, options, 11, True)):
        if at % 31 or play.state.over():
            continue
        for seat in range(seats):
            seat_view = view(play.state, seat)
            for place in sorted(places(drawing.scene(seat_view, seat)))[at % 5 :: 5]:
                found = wishes(seat_view, seat, place)
                assert len(found) <= MOST_WISHES
                assert all(not wish.refusal or wish.refusal in RULES for wish in found), place
                assert len({wish.said for wish in found}) == len(found)
                reasons += sum(bool(wish.refusal) for wish in found)
    assert reasons > 50


def test_trying_answers_changes_nothing() -> None:
    t = table(2).dice(0, "113456").give(0, idea=3, focus=1, planning_3=1).hand(0, "A1 C16").turn(0)
    seen_by_0 = of(t)
    before = digest(seen_by_0)
    answers(seen_by_0, 0)
    wishes(seen_by_0, 0, "land-forest-b")
    assert digest(seen_by_0) == before


def test_only_who_is_asked_is_offered_something() -> None:
    t = table(2).turn(0)
    assert answers(of(t, 1), 1) == []
    assert answers(view(t.s, SPECTATOR), SPECTATOR) == []


def test_every_verb_has_its_words_and_its_group() -> None:
    """Each kind of answer that the game has is worded, and has a heading."""
    covered = 0
    for row in WRITER.rows:
        assert covered == row.first
        covered = row.verb.end if isinstance(row.verb, Verb) else row.verb + 1
    assert covered == len(SPACE)
    assert {row.group for row in WRITER.rows} <= {heading.key for heading in WRITER.headings}
    deeds = [a for a in range(len(SPACE)) if SPACE.format(a).startswith("do ")]
    assert len({words.say(names.deed(action)) for action in deeds}) == len(deeds)


# ---- paying for a module
def test_a_module_is_one_gesture_with_its_dice() -> None:
    t = table(2).dice(0, "113456").give(0, idea=2).turn(0)
    found = rows(t)
    row = found["activate migration, die 1, die 3"]
    assert row.name == "Migration with a 1 and a 3"
    assert row.note == "1 migration."
    assert row.places == ("module-migration",)
    assert (row.after, chips(row)) == ({"dice": "4"}, [])
    assert row.light
    assert found["activate migration"].name == "Migration, dice of choice"
    assert found["activate migration"].places == ()


def test_the_cheapest_payment_comes_first_and_others_are_rows() -> None:
    t = table(2).dice(0, "124").give(0, idea=3, planning_3=1).turn(0)
    found = groups(t)
    assert "activate migration, die 1, planning marker 3" in found["module"]
    others = [said for said in found["otherwise"] if said.startswith("activate migration")]
    assert others[0] == "activate migration, die 1, die 2"
    assert chips(rows(t)[others[0]]) == [("idea", -1)]
    assert rows(t)[others[0]].after == {"ideas": "2", "dice": "1"}
    assert rows(t)[others[0]].places == ("die-2",)
    assert "activate migration" in found["step"]


def test_one_idea_is_spent_before_a_focus_marker_and_that_before_two_ideas() -> None:
    t = table(2).dice(0, "125").give(0, idea=3, focus=1).turn(0)
    assert prices(t.s, 0)[MIGRATION].sources == [("die", 1), ("die", 2)]  # type: ignore[union-attr]
    t.c(0).dice = [1, 0, 0, 0, 1, 0]
    assert prices(t.s, 0)[MIGRATION].sources == [("die", 1), ("focus", 0)]  # type: ignore[union-attr]
    found = [said for said in groups(t)["ideas"] if "migration" in said]
    assert found == ["activate migration, die 1, focus marker"]


def test_a_module_that_takes_ideas_says_how_many() -> None:
    t = table(2).dice(0, "2255").give(0, idea=2).turn(0)
    found = groups(t)
    row = rows(t)[found["ideas"][0]]
    assert chips(row) == [("idea", -1)]
    assert " as " in row.name
    assert "feature" in found
    assert rows(t)["activate expression"].name == "Expression with two 5s"


def test_what_cannot_be_paid_is_greyed_with_what_is_short() -> None:
    t = table(2).dice(0, "1122").turn(0)
    greyed = [one for one in listed(answers(of(t), 0)) if one.refusal == "CV-4.5"]
    assert len(greyed) == REFUSED_ROWS
    for row in greyed:
        n = int(re.match(r"(\d+) ideas? short", row.lacks).group(1))  # type: ignore[union-attr]
        for more, allowed in ((n, True), (n - 1, False)):
            s = t.s.clone()
            s.civs[0].at[IDEA] += more
            assert (turns.Turn(0).refuse(s, row.action) is None) == allowed
    reset = rows(t)["reset"]
    assert (reset.refusal, reset.lacks) == ("CV-28.1", "1 die too many")


def test_attribute_chips_in_reach_do_not_break_a_payment() -> None:
    """An attribute chip could be taken at any question, so that every die is asked for."""
    t = table(2).display("attributes", 1, 2, 3).dice(0, "13").give(0, stamina=3).turn(0)
    assert rows(t)["activate migration, die 1, die 3"].name == "Migration with a 1 and a 3"
    assert rows(t)["take attribute 1"].places == ("attribute-1",)
    check_truth(t.s, 0, check_list(t.s, 0))


def test_a_free_step_is_used_where_it_saves_an_idea() -> None:
    item = next(i for i, a in enumerate(table(2).s.game.box.abilities[:160]) if a.mod == 8)
    name = f"{'ABCDE'[item // 32]}{item % 32 + 1}"
    t = table(2).installed(0, name).dice(0, "14").give(0, idea=1).turn(0)
    found = [one for said, one in rows(t).items() if said.startswith("activate migration, ")]
    assert any("step for free" in text(one) for one in found)
    check_truth(t.s, 0, check_list(t.s, 0))


def test_sleep_spares_single_dice() -> None:
    t = table(2).dice(0, "111256").turn(0)
    assert rows(t)[groups(t)["rest"][0]].name == "Sleep with two 1s"


# ---- at once
def test_a_card_of_the_hand_is_installed_by_a_click() -> None:
    t = table(2).dice(0, "16").give(0, wood=1).hand(0, "A1 A2").turn(0)
    found = rows(t)
    wheel = found["activate invention, do install, install A1"]
    assert wheel.name == "Install Wheel, by Invention"
    assert wheel.places == ("card-a1",)
    assert "activate invention, do install, install A2" in found


def test_tribes_and_lands_are_clicked_in_the_own_turn() -> None:
    t = table(2).dice(0, "1324").turn(0)
    found = rows(t)
    assert found["activate migration, move forest-B 2"].places == ("place-forest-b-2",)
    hunt = found["activate sustenance, do hunt, hunt forest-B"]
    assert hunt.places == ("land-forest-b",)
    assert "ct-glow-thin" in hunt.marks["board"]
    assert "2.3 on average" in hunt.note


def test_the_branch_needs_no_click_of_its_own() -> None:
    t = table(2).give(0, idea=0).hand(0, "D1").module(0, "building")
    found = groups(t)
    assert "do project, farm forest-B" in found["farm"]
    assert found["branch"] == ["do project", "do install"]
    assert found["install"] == ["-do install, install D1"] or "do install, install D1" in found["install"]


def test_a_sale_names_the_ware_at_once() -> None:
    t = table(2).give(0, wood=1, gold=1, money=2).module(0, "trade")
    found = rows(t)
    assert chips(found["sale, sell gold for money"]) == [("gold", -1), ("money", 3)]
    assert chips(found["sale, sell wood for points"]) == [("wood", -1), ("vp", 2)]
    assert chips(found["purchase, buy wood"]) == [("money", -2), ("wood", 1)]
    assert found["purchase, buy wood"].places == ("material-wood",)


def test_a_card_is_placed_with_its_column_and_lowest_cost() -> None:
    t = table(2).give(0, wood=1, stone=1, dexterity=1).hand(0, "A1").module(0, "invention").do(0, "do install")
    found = groups(t)["place-card"]
    assert found == [f"install A1, column {n}, cost of stage {4 - n}" for n in (1, 2, 3)]  # alike columns once
    every = check_list(t.s, 0)
    check_truth(t.s, 0, every)
    row = next(one for one in every if one.then and "column 3" in text(one))
    assert ("wood", -1) in chips(row)
    assert {"card-a1", "column-3"} <= set(row.places)


def test_a_card_that_cannot_be_paid_says_what_is_short() -> None:
    t = table(2).hand(0, "A1").module(0, "invention").do(0, "do install")
    row = rows(t)["install A1"]
    assert (row.refusal, row.lacks) == ("CV-16.7", "1 Wood short")


# ---- on the continent
def test_settling_tells_who_gives_way_and_what_the_fire_is_worth() -> None:
    t = table(2).tribe(1, "hills-B 2").tile("hills-B").module(0, "migration").do(0, "move forest-B 2")
    found = rows(t)
    fire = found["settle hills-B fire"]
    assert ("vp", 1) in chips(fire)
    assert groups(t)["settle"][0].endswith("fire")
    assert found["settle hills-B 2"].note.startswith("Displaces a tribe of Blue and lies down.")
    assert "ct-ghost" in fire.ghosts["board"]


def test_a_tribe_that_sets_out_costs_nothing_yet() -> None:
    t = table(2).module(0, "migration")
    row = rows(t)["move forest-B 2"]
    assert (chips(row), row.after) == ([], {})
    assert row.light


def test_feeding_offers_all_at_once_first_and_warns() -> None:
    t = table(2).give(0, food=5).run(feeding.Feed(0))
    assert groups(t)["feed"][0] == "feed all"
    done = rows(t)["done"]
    assert done.note == "2 tribes will lie down, 0 will die."
    assert [(chip.icon, chip.harm) for chip in done.chips] == [("strengthen", False), ("weak", True)]
    t = table(2).give(0, food=1).tribe(0, "forest-B wild").run(feeding.Feed(0))
    wild = rows(t)["feed forest-B wild"]
    assert (wild.refusal, wild.lacks) == ("CV-31.6", "1 food short")


def test_a_favor_test_tells_its_odds() -> None:
    t = table(2).edit(0, favor=2, fate=2).module(0, "migration", 2)
    assert rows(t)["do test"].note == "Passes with 1 to 3 on one of 2 fate dice: 75 %."


# ---- every question that an effect can ask
EFFECTS: list[dict[str, Any]] = [
    {"op": "track_any", "n": 2}, {"op": "track_lowest", "n": 1}, {"op": "gain_material_row", "row": 2, "n": 1},
    {"op": "gain_feature", "feature": "any", "n": 1}, {"op": "migrate", "n": 2}, {"op": "procreate", "n": 2},
    {"op": "place_weak_tribes", "n": 2}, {"op": "produce", "n": 2}, {"op": "transport", "n": 2},
    {"op": "deliver", "n": 1}, {"op": "strengthen", "n": 1}, {"op": "hunt", "n": 1}, {"op": "clear_hunting", "n": 1},
    {"op": "lucky_find", "n": 1}, {"op": "extra_find", "n": 1}, {"op": "reveal_site", "where": "anywhere", "n": 1},
    {"op": "explore", "n": 1}, {"op": "income_action", "n": 1}, {"op": "activity", "n": 1}, {"op": "gain_card", "n": 1},
    {"op": "draw_cards", "draw": 2, "keep": 1}, {"op": "gain_goal", "n": 1}, {"op": "install_goal", "n": 1},
    {"op": "gain_income_chip", "n": 1}, {"op": "install_card", "card_type": "invention", "n": 1},
    {"op": "upgrade", "n": 1},
    {"op": "flip_stage", "n": 1}, {"op": "planning", "n": 2}, {"op": "turn_die", "n": 1},
    {"op": "build", "kind": "any", "n": 1}, {"op": "move_feature", "n": 1}, {"op": "sale", "n": 1},
    {"op": "purchase", "n": 1}, {"op": "shift_weather", "n": 1},
    {"op": "favor_test", "then": [{"op": "vp", "n": 1}]},
    {"op": "may_pay", "pay": {"food": 1}, "then": [{"op": "vp", "n": 3}]},
    {"op": "choose", "options": [[{"op": "vp", "n": 1}], [{"op": "gain", "what": "food", "n": 1}]]},
]  # fmt: skip


@pytest.mark.parametrize("effect", EFFECTS, ids=[one["op"] for one in EFFECTS])
def test_what_an_effect_asks_is_answered(effect: dict[str, Any]) -> None:
    assert effect["op"] in [kind.word for kind in EVERY]
    t = table(2).give(0, food=3, money=5, idea=3, wood=2, stone=1, gold=1, calm=2, stamina=2, raw_forest_B=2)
    t.hand(0, "A1 A2 D1").tribe(0, "forest-B 4", "water-E boat").tribe(0, "forest-B wild", weak=True)
    t.goal(0, "G1").dice(0, "123456").installed(0, "A4").edit(0, fate=2)
    t.s.hunted = 1 << 6
    t.refresh().effect(0, effect)
    assert 0 in t.s.waiting(), t.asked()
    every = check_list(t.s, 0)
    check_truth(t.s, 0, every)
    check_picture(t.s, 0, every)
    assert not any(name.endswith(("Option 1", "Option 2")) for name in (one.name for one in every))


def test_bad_weather_glaciers_and_rescues() -> None:
    t = table(2).give(0, food=1).run(weather.BadWeather(0, 1))
    found = rows(t)
    assert found["return food"].places == ("food",)
    assert found["lose forest-B 2"].places == ("place-forest-b-2",)
    t = table(2).edit(0, favor=1).run(weather.BadWeather(0, 0)).do(0, "lose forest-B 2")
    saved = rows(t)["do save"]
    assert (saved.note, chips(saved)) == ("It stays where it is for 1 favor.", [("favor", -1)])
    t = table(2).tribe(0, "forest-B 4")
    recess = next(r for r in range(24) if t.s.touch[r] >> 2 & 1)
    frozen = rows(t.run(site_phase.Freeze(0, recess)))
    assert frozen["weaken forest-B 2"].name == "Lay down: Forest B, camp 2"


def test_who_gives_vici_a_die() -> None:
    t = table(1).asking().dice(0, "123456")
    t.s.dice_left = 0
    t.run(dice.GainDie(1, ACTIVATION))
    found = rows(t)
    assert {said: answer.name for said, answer in found.items()} == {
        "from civ 1": "V.I.C.I takes a die from you",
        "done": "V.I.C.I takes none",
    }
    check_list(t.s, 0)
    check_picture(t.s, 0, list(found.values()))


# ---- wishes
def wished(t: Table, place: str, seat: int = 0) -> list[tuple[str, str]]:
    return [(wish.name, wish.refusal) for wish in wishes(of(t, seat), seat, place)]


def test_wishes_say_which_module_is_missing() -> None:
    t = table(2).dice(0, "66").give(0, wood=1).hand(0, "A1").turn(0)
    found = wishes(of(t), 0, "card-a1")
    assert [(one.name, one.refusal) for one in found] == [("Install Wheel, by Invention", "CV-4.5")]
    assert found[0].lacks == "1 idea short"
    assert ("Hunt in Forest B, by Sustenance", "CV-4.5") in wished(t, "land-forest-b")
    assert wished(t, "module-migration") == [("Migration", "CV-4.5")]
    assert wished(t, "card-a2") == [("Install Plow", "CV-16.1")], "it is not in the hand: no die would help"
    far = wished(t, "land-desert-d")
    assert [why for _, why in far] == ["CV-9.6", "CV-9.10", "CV-11.4"]


def test_wishes_go_on_where_the_module_could_be_paid() -> None:
    t = table(2).dice(0, "1634").hand(0, "A1").turn(0)
    assert ("Install Wheel", "CV-16.7") in wished(t, "card-a1")
    assert wished(t, "attribute-1")[0][1] == "CV-20.3"
    assert ("Migrate from Forest B, camp 3", "CV-6.4") in wished(t, "place-forest-b-3")


def test_a_wish_behind_a_favor_test_is_the_module() -> None:
    t = table(2).dice(0, "1366").edit(0, migration=1).turn(0)
    assert "place-forest-b-2" not in {place for one in rows(t).values() for place in one.places}
    assert wished(t, "place-forest-b-2")[0] == ("Migration with a 1 and a 3", "")


def test_wishes_in_another_question() -> None:
    t = table(2).module(0, "migration").do(0, "move forest-B 2")
    assert wished(t, "place-desert-d-2")[0] == ("Settle: Desert D, camp 2", "CV-6.25")
    assert wished(t, "place-hills-b-fire")[0] == ("Settle: the fire of Hills B", "")
    assert wished(t, "module-trade") == [("Trade", "K-1")]


def test_wishes_of_who_is_not_asked() -> None:
    t = table(2).turn(0)
    assert wished(t, "module-trade", 1) == [("Trade", "K-2")]
    assert wishes(view(t.s, SPECTATOR), SPECTATOR, "module-trade") == []


def test_what_is_no_place_answers_nothing() -> None:
    t = table(2).turn(0)
    for place in ("", "card-", "card-z9", "land-moon-x", "die-9", "die-x", "stage-1", "board", "module-", "track-pink"):
        assert wishes(of(t), 0, place) == [], place


def test_the_first_answer_of_a_module_is_its_activation() -> None:
    """The table takes back and gives anew what is light: all of these begin with `activate`."""
    t = table(2).dice(0, "123456").turn(0)
    light = [one for one in listed(answers(of(t), 0)) if one.light]
    assert light
    assert all(one.action in ACTIVATE for one in light)
