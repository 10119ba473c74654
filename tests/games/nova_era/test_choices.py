"""Chapter 20: the questions that effects ask: each is about one thing, and is asked as often as its effect says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from demiurge.games.nova_era import choices, civilization
from demiurge.games.nova_era.actions import SPACE
from demiurge.games.nova_era.vocabulary import BLUE, GREEN, RED, YELLOW
from tests.games.nova_era.table import Table, card, table, with_effect
from tests.rules import rule

RED_OR_BLUE = 1 << RED | 1 << BLUE
ANY = 1 << GREEN | 1 << RED | 1 << YELLOW | 1 << BLUE


def obtained(folder: Path, effect: dict[str, Any], seats: int = 2) -> Table:
    """Irrigation is developed, and this is its Instant. Whoever has what it is about is up to the test."""
    return with_effect(folder, {"when": "instant", **effect}, seats).own(0, "irrigation")


def instant(t: Table) -> Table:
    return t.run(civilization.Instants(0, card("irrigation").index, 0))


# ---- resources
@rule("NE-20.1")
def test_every_single_resource_of_a_gain_is_chosen_among_its_types() -> None:
    t = table().give(0, 0, 0, 0, 0).run(choices.Take(0, RED_OR_BLUE, 4, -1)).asks_for(0, "take *")
    assert t.answers(0) == {"take red", "take blue"}
    assert t.refusal(0, "take green") == t.refusal(0, "take yellow") == "NE-20.1"
    t.do(0, "take red", "take blue", "take blue", "take red")
    assert (t.goods(0), t.asked()) == ([0, 2, 0, 2], "halted")


@rule("NE-20.4")
def test_every_single_resource_of_a_theft_is_chosen_among_what_the_rival_has() -> None:
    t = table().give(0, 0, 0, 0, 0).give(1, 3, 2, 0, 4).run(choices.Steal(0, 1, ANY, 4)).asks_for(0, "take *")
    assert t.answers(0) == {"take green", "take red", "take blue"}
    assert t.refusal(0, "take yellow") == "NE-R52"
    t.do(0, "take green", "take red", "take green", "take blue")
    assert (t.goods(0), t.goods(1), t.asked()) == ([2, 1, 0, 1], [1, 1, 0, 3], "halted")
    t = table().give(1, 3, 2, 1, 4).run(choices.Steal(0, 1, RED_OR_BLUE, 4)).asks_for(0, "take *")
    assert t.answers(0) == {"take red", "take blue"}  # what fits


@rule("NE-20.10")
def test_an_exchange_takes_and_gives_only_the_types_it_names(tmp_path: Path) -> None:
    effect = {"op": "convert", "give": ["red", "blue"], "give_n": 4, "get": ["green", "yellow"], "get_n": 3, "limit": 9}
    t = with_effect(tmp_path, {"when": "production", **effect}).own(0, "irrigation").give(0, 5, 3, 5, 5)
    t.run(choices.Convert(0, card_effect(t), 3)).asks_for(0, "give *", "done")
    assert t.answers(0) == {"give red", "give blue", "done"}
    assert t.refusal(0, "give green") == t.refusal(0, "give yellow") == "NE-20.10"
    t.do(0, "give red").asks_for(0, "give *")  # now it must be paid in full
    assert t.answers(0) == {"give red", "give blue"}
    assert t.refusal(0, "give green") == t.refusal(0, "give yellow") == "NE-20.10"
    t.do(0, "give blue", "give blue", "give red").asks_for(0, "take *")
    assert (t.goods(0), t.answers(0)) == ([5, 1, 5, 3], {"take green", "take yellow"})
    t.do(0, "take green", "take yellow", "take yellow")
    assert (t.goods(0), t.answers(0)) == ([6, 1, 7, 3], {"give red", "give blue", "done"})  # exactly enough is left
    t.do(0, "done")
    assert (t.goods(0), t.asked()) == ([6, 1, 7, 3], "halted")


def card_effect(t: Table) -> int:
    return t.s.card(card("irrigation").index).production[0].id


@rule("NE-20.10", "NE-4.13")
@pytest.mark.parametrize("limit", [1, 2, 4])
def test_an_exchange_is_offered_up_to_its_limit_and_paid_to_the_supply(tmp_path: Path, limit: int) -> None:
    effect = {"op": "convert", "give": "red", "give_n": 1, "get": "blue", "get_n": 2, "limit": limit}
    t = with_effect(tmp_path, {"when": "production", **effect}).own(0, "irrigation")
    t.give(0, 0, 6, 0, 0).give(1, 0, 0, 0, 0).run(choices.Convert(0, card_effect(t), limit))
    for _ in range(limit):
        t.do(0, "give red")
    assert (t.goods(0), t.goods(1), t.asked()) == ([0, 6 - limit, 0, 2 * limit], [0, 0, 0, 0], "halted")


# ---- rivals
@rule("NE-20.29")
def test_of_several_rivals_one_is_chosen_who_can_be_affected(tmp_path: Path) -> None:
    t = obtained(tmp_path, {"op": "rival_unrest", "n": 3, "from": "one"}, 3)
    instant(t.give(1, 0, 0, 0, 0)).asks_for(0, "choose *")
    assert t.answers(0) == {"choose seat 2", "choose seat 3"}  # Unrest can rise for all
    assert t.refusal(0, "choose seat 1") == t.refusal(0, "choose seat 4") == "NE-20.29"
    t.do(0, "choose seat 2")
    assert [p.unrest for p in t.s.players] == [0, 3, 0]


@rule("NE-20.29")
def test_a_thief_chooses_among_those_who_have_what_is_stolen(tmp_path: Path) -> None:
    t = obtained(tmp_path, {"op": "steal", "res": "yellow", "n": 1, "from": "one"}, 4)
    instant(t.give(1, 5, 5, 0, 5).give(2, 0, 0, 1, 0).give(3, 0, 0, 2, 0))
    assert t.answers(0) == {"choose seat 3", "choose seat 4"}
    t.do(0, "choose seat 4")
    assert (t.goods(0), t.goods(3)) == ([1, 1, 2, 1], [0, 0, 1, 0])
    t = obtained(tmp_path, {"op": "steal", "res": "green", "n": 1, "from": "one"}, 3)
    instant(t.give(1, 0, 5, 5, 5).give(2, 0, 5, 5, 5))
    assert (t.goods(0), t.asked()) == ([1, 1, 1, 1], "halted")  # nobody can be affected


@rule("NE-20.29", "NE-20.6")
def test_who_makes_a_rival_damage_chooses_among_those_with_an_undamaged_technology(tmp_path: Path) -> None:
    t = obtained(tmp_path, {"op": "rival_damage", "n": 2, "from": "one"}, 4)
    t.own(1, "theater").damage(1, "theater").own(2, "mining").own(3, "roads", "tyranny", "homer")
    instant(t)
    assert t.answers(0) == {"choose seat 3", "choose seat 4"}
    t.do(0, "choose seat 4").do(3, "damage roads")
    assert (t.damaged(2), t.damaged(3), t.asked()) == (set(), {"roads", "tyranny"}, "halted")


# ---- cards
@rule("NE-20.6")
def test_a_rival_damages_as_many_own_technologies_as_the_effect_says() -> None:
    names = ["irrigation", "mining", "roads", "tyranny", "mysticism"]
    t = table(2, era=2).own(1, *names, "river-valley").run(choices.DamageOwn(1, 4)).asks_for(1, "damage *")
    assert t.answers(1) == {f"damage {name}" for name in names}
    assert t.refusal(1, "damage river-valley") == t.refusal(1, "damage theater") == "NE-20.6"
    t.do(1, "damage mining")
    assert t.refusal(1, "damage mining") == "NE-R16"
    t.do(1, "damage roads", "damage mysticism", "damage irrigation")
    assert (t.damaged(1), t.asked()) == ({"mining", "roads", "mysticism", "irrigation"}, "halted")


@rule("NE-20.7")
def test_a_card_repairs_up_to_as_many_as_it_says() -> None:
    names = ["irrigation", "mining", "roads", "tyranny", "mysticism", "river-valley"]
    t = table(2, era=2).own(0, *names).damage(0, *names[1:]).run(choices.Repair(0, 4, 0))
    t.asks_for(0, "repair *", "done")
    assert t.answers(0) == {"done", *[f"repair {name}" for name in names[1:]]}
    t.do(0, "repair river-valley", "repair mining", "repair roads", "repair tyranny")
    assert (t.damaged(0), t.asked()) == ({"mysticism"}, "halted")
    t = table().own(0, *names[:5]).damage(0, *names[:5]).run(choices.Repair(0, 4, 0))
    t.do(0, "repair mining", "done")
    assert (len(t.damaged(0)), t.asked()) == (4, "halted")
    t = table().own(0, "mining").damage(0, "mining").run(choices.Repair(0, 4, 0)).do(0, "repair mining")
    assert t.asked() == "halted"  # there is no more to repair


@rule("NE-20.8")
def test_a_card_researches_up_to_as_many_as_it_says() -> None:
    t = table(2, era=2).show("calendar theater irrigation", "river-valley", "roads mining").own(0, "tyranny")
    t.run(choices.Research(0, 4)).asks_for(0, "research *", "done")
    assert t.answers(0) == {"research irrigation", "research river-valley", "research mining", "done"}
    assert t.refusal(0, "research theater") == "NE-11.71"
    assert t.refusal(0, "research tyranny") == "NE-11.70"
    t.do(0, "research irrigation", "research theater", "research river-valley", "research calendar")
    assert (t.hand(0), t.asked()) == ({"irrigation", "theater", "river-valley", "calendar"}, "halted")
    assert t.shown() == [[], [], ["roads", "mining"]]
    t = table().show("theater irrigation", "mining").run(choices.Research(0, 4)).do(0, "research mining", "done")
    assert (t.hand(0), t.asked()) == ({"mining"}, "halted")
    t = table().show("mining").run(choices.Research(0, 4)).do(0, "research mining")
    assert t.asked() == "halted"  # the Display is empty


# ---- tracks and the token
@rule("NE-20.9")
def test_a_marker_of_choice_moves_by_n_and_stays_on_its_track() -> None:
    t = table().tracks(green=2, red=5, blue=9, black=5).run(choices.MoveTrack(0, RED_OR_BLUE, 3)).asks_for(0, "move *")
    assert t.refusal(0, "move green") == t.refusal(0, "move yellow") == "NE-20.9"
    assert t.do(0, "move red").s.tracks == [2, 8, 0, 9, 5]
    assert t.run(choices.MoveTrack(0, RED_OR_BLUE, 3)).do(0, "move blue").s.tracks == [2, 8, 0, 10, 5]
    assert t.run(choices.MoveTrack(0, ANY, -3)).do(0, "move red").s.tracks == [2, 5, 0, 10, 5]
    assert t.run(choices.MoveTrack(0, ANY, -3)).do(0, "move green").s.tracks == [0, 5, 0, 10, 5]


@rule("NE-20.11")
def test_the_token_lies_on_one_of_the_four_technology_columns() -> None:
    t = table().run(choices.TokenColumn(0)).asks_for(0, "token on *")
    assert t.do(0, "token on yellow").p(0).counts == [0, 0, 1, 0, 0]


# ---- what asks for nothing
@rule("NE-20.31")
def test_an_effect_whose_count_or_condition_comes_to_nothing_asks_nothing(tmp_path: Path) -> None:
    per = {"op": "gain", "res": "any", "n": 2, "per": {"count": "tech:red"}}
    t = instant(obtained(tmp_path, per).give(0, 0, 0, 0, 0))
    assert (t.goods(0), t.asked(), t.events("gained")) == ([0, 0, 0, 0], "halted", [])
    failed = {"op": "repair", "n": 2, "if": {"most": "red"}}
    t = instant(obtained(tmp_path, failed).own(0, "mining").damage(0, "mining"))
    assert (t.damaged(0), t.asked()) == ({"mining"}, "halted")


@rule("NE-4.9", "NE-20.2")
def test_all_instants_of_a_card_come_once_and_in_their_order() -> None:
    t = table(2, era=3).show("nuclear-deterrence", "irrigation").give(0, 9, 12, 0, 0).turn(0, "red 1", "green 6")
    t.play.journal.events.clear()
    t.do(0, "spend red 1", "develop nuclear-deterrence")
    told = [(event.kind, event.seat) for event in t.play.journal.events if event.kind in ("vp", "unrest")]
    assert told == [("vp", 0), ("unrest", 0), ("unrest", 1)]
    before = len(t.play.journal.events)
    t.do(0, "develop irrigation")  # a card without any
    assert [event.kind for event in t.play.journal.events[before:]] == ["developed"]


def test_every_answer_has_a_text_of_its_own() -> None:
    assert len({SPACE.format(action) for action in range(len(SPACE))}) == len(SPACE)
