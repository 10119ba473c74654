"""CV-38.17: the words of the effect vocabulary, with what no card shows of them; cards are used in test_cards.py."""

from __future__ import annotations

from typing import Any

import pytest

from demiurge.games.civolution import metrics, resolving
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.effects import console
from tests.games.civolution.printing import PRINTED, answer_all, figures, forecast, listed, parts, teeming, within
from tests.games.civolution.table import CARD_IDS, Table, table
from tests.rules import rule


def changes(t: Table, *words: dict[str, Any]) -> dict[str, int]:
    """What has changed, points only by their source."""
    before = figures(t)
    answer_all(t.effect(0, *words))
    return {name: n - before[name] for name, n in figures(t).items() if n != before[name] and name != "vp"}


VP = {"op": "vp", "n": 3}
WITH_CONDITION: dict[str, dict[str, Any]] = {
    "favor_test": {"op": "favor_test", "then": [VP]},
    "may_pay": {"op": "may_pay", "pay": {"money": 1}, "then": [VP]},
    "if_at_least": {"op": "if_at_least", "metric": "food", "min": 3, "then": [VP]},
}


@rule("CV-8.1")
def test_a_condition_stands_before_its_effects() -> None:
    test, pay, least = WITH_CONDITION.values()
    assert changes(table(2).edit(0, favor=5), test) == {"vp cards": 3}
    assert changes(table(2).coming(6), test) == {}
    assert table(2).effect(0, test).do(0, "done").events("test") == []  # declined: no test at all
    assert changes(table(2).give(0, money=1), pay) == {"vp cards": 3, "money": -1}
    assert changes(table(2), pay) == {}
    assert table(2).effect(0, pay).s.over()
    assert changes(table(2).give(0, food=3), least) == {"vp cards": 3}
    assert changes(table(2).give(0, food=2), least) == {}


def of_card(name: str, op: str) -> tuple[int, str]:
    """The effect of a card that has this word: its place in the box, and what is printed of it."""
    card = table(2).s.game.box.cards[CARD_IDS[name]]
    [at] = [e.at for e in (*card.instant, *card.ability.effects) if e.word == op]
    words = [one for part in parts(name) for one in listed(part.split(": ")[-1])]
    return at, next(one for one in words if one.startswith(op))


@rule("CV-38.17")
@pytest.mark.parametrize("name", [name for name in PRINTED if "if_at_least" in PRINTED[name]])
def test_the_condition_of_a_card_is_met_by_so_many_and_not_by_fewer(name: str) -> None:
    at, text = of_card(name, "if_at_least")
    _, metric, least, *_ = text.split()
    for n in (int(least) - 1, int(least)):
        t = table(2)
        if metric.startswith("feature_"):
            t.give(0, **{metric[8:]: n})
        elif metric == "boats":
            t.boat(0, "water-A") if n else t.refresh()
        else:
            t.ground(0, 1, statues=n)
        t.run(resolving.Do(0, at))
        assert f"vp {t.c(0).vp}" == (within(text) if n == int(least) else "vp 0")


@rule("CV-4.14")
def test_each_option_of_a_choice_may_be_taken() -> None:
    options = [[{"op": "gain", "what": "food", "n": 1}], [{"op": "vp", "n": 2}, {"op": "gain", "what": "idea", "n": 1}]]
    for number, wanted in ((1, {"food": 1}), (2, {"vp cards": 2, "vp": 2, "idea": 1})):
        t = table(2).effect(0, {"op": "choose", "options": options})
        assert t.offered(0, "option") == {"1", "2"}
        before = figures(t)
        t.do(0, f"option {number}")
        assert {name: n - before[name] for name, n in figures(t).items() if n != before[name]} == wanted


@rule("CV-38.17")
def test_both_options_of_sticky_pads() -> None:
    at, text = of_card("B27", "choose")
    for number, words in enumerate(listed(within(text), " or ")):
        t = teeming()
        wanted, before = forecast(t).effects(words), figures(t)
        said = answer_all(t.run(resolving.Do(0, at)).do(0, f"option {number + 1}"))
        assert wanted.wrong(before, figures(t), said) == {}


@rule("CV-38.17")
def test_what_only_an_owner_s_component_says() -> None:
    t = table(2)
    assert changes(t, {"op": "gain_feature", "feature": "calm", "n": 2}) == {"calm": 2, "features": 2}
    assert changes(t, {"op": "flip_stage", "n": 2}) == {"stages": 2}
    t.effect(0, {"op": "gain_material_row", "row": 2, "n": 3})
    assert t.offered(0, "store") == {"beeswax", "herbs", "clay", "peat", "iron ore", "salt"}
    t.do(0, "store herbs", "store salt", "store herbs")
    assert (t.counts(0, "herbs salt"), t.s.over()) == ([2, 1], True)
    t.effect(0, {"op": "build", "kind": "any", "n": 2}).do(0, "farm forest-B", "boat water-A", "done")
    assert (t.c(0).farms.bit_count(), t.c(0).boats.bit_count(), t.s.over()) == (1, 1, True)
    t.edit(0, dice=[0] * 6, used=6)
    assert changes(t, {"op": "gain_die", "die": "activation", "n": 2}) == {"dice": 2}
    assert changes(t, {"op": "recover_die", "n": 2}) == {"dice": 2, "used": -2}


@rule("CV-9.12", "CV-19.1")
def test_the_key_action_of_an_effect_is_the_basic_one() -> None:
    t = table(2).boat(0, "water-A").tile("mountains-F", "jade").effect(0, {"op": "transport", "n": 1})
    assert "water-A as jade" in t.offered(0, "ship")
    assert len(t.offered(0, "ship")) < 18  # not whatever one likes, as at level III
    assert len(t.effect(0, {"op": "upgrade", "n": 1}).offered(0, "upgrade")) == 15  # whatever dice it needs


@rule("CV-38.17")
def test_counting_effects_round_down_and_stop_at_their_most() -> None:
    for n, vp, food in ((2, 2, 0), (5, 4, 3), (6, 5, 6), (9, 5, 7)):
        t = table(2).clear().tribe(0, *["forest-B wild"] * n)
        t.effect(0, {"op": "vp_per", "n": 2, "per": 2, "metric": "tribes", "max": 5})
        t.effect(0, {"op": "gain_per", "what": "food", "n": 3, "per": 3, "metric": "tribes", "max": 7})
        assert (t.c(0).vp, t.count(0, "food")) == (vp, food)


METRIC_TABLE = {
    "territories": 6, "tribes": 10, "strong_tribes": 6, "wilderness_tribes": 3, "boat_tribes": 1, "fire_camps": 1,
    "land_types": 5, "adjacent_sites": 1, "farms": 1, "boats": 1, "settlements": 1, "statues": 1, "food": 4,
    "money": 4, "stored_total": 7, "stored_kinds": 7, "features_total": 9, "installed_cards": 3, "dice_total": 7,
    "favor": 1, "tracks_on_pale": 1, "upgrades": 3, "track_technology": 0, "track_prestige": 6, "track_knowledge": 0,
    "track_construction": 0, "track_culture": 0, "installed_invention": 2, "installed_mutation": 1,
    "installed_insight": 0, "installed_building": 0, "installed_achievement": 0, "feature_stamina": 0,
    "feature_intelligence": 3, "feature_calm": 3, "feature_dexterity": 0, "feature_expression": 3,
    "feature_perception": 0,
}  # fmt: skip


def counted(t: Table, civ: int, metric: str) -> int:
    return metrics.METRICS[metrics.WORDS.index(metric)].count(t.s, civ)


@rule("CV-38.17")
def test_what_every_metric_counts() -> None:
    t = teeming().installed(0, "A1", "A2", column=5).installed(0, "B3", column=4).installed(0, "T5", column=6)
    t.edit(0, levels=[2, 1] + [0] * 13)
    assert {metric.word: metric.count(t.s, 0) for metric in metrics.METRICS} == METRIC_TABLE


@rule("CV-38.17", "CV-16.12")
def test_cards_are_counted_by_their_decks_from_the_first_to_the_last() -> None:
    for deck, letter in enumerate("ABCDE"):
        t = table(2)
        for number in (1, 32):
            t.put(1, CARD_IDS[f"{letter}{number}"], deck)
        found = [counted(t, 1, f"installed_{name}") for name in v.DECKS]
        assert found == [2 if at == deck else 0 for at in range(5)]


@rule("CV-38.17", "CV-33.11", "CV-34.3")
def test_every_civ_is_counted_by_its_own_pieces() -> None:
    for civ in range(4):
        t = table(4).clear().boat(civ, "water-H").tribe(civ, "water-H boat", "hills-B fire", "hills-B wild")
        t.tribe(civ, "hills-B wild", weak=True).farm(civ, "hills-B").ground(civ, 2, statues=2).ground(civ, 7, statues=1)
        wanted = {
            "territories": 2, "tribes": 4, "strong_tribes": 3, "wilderness_tribes": 2, "boat_tribes": 1,
            "fire_camps": 1, "land_types": 1, "farms": 1, "boats": 1, "statues": 3,
        }  # fmt: skip
        for other in range(4):
            found = {name: counted(t, other, name) for name in wanted}
            assert found == (wanted if other == civ else dict.fromkeys(wanted, 0))


@rule("CV-33.2", "CV-38.17")
def test_markers_of_all_six_features_are_counted() -> None:
    for name in v.FEATURES:
        t = table(2).give(1, **{name: 2})
        assert counted(t, 1, "features_total") == metrics.features(t.s, 1) == 2


@rule("CV-38.17")
def test_an_activity_does_not_lead_to_itself() -> None:
    t = table(2).installed(0, "E13", column=3).give(0, money=4).effect(0, {"op": "activity", "n": 1})
    assert t.offered(0, "activity") == {"E13", "console"}
    pool = t.s.game.box.effects
    assert isinstance(pool[-1], console.Activity)
    pool[-1].barred = CARD_IDS["E13"]
    t.run(resolving.Do(0, len(pool) - 1))
    assert (t.offered(0, "activity"), t.why(0, "activity E13")) == ({"console"}, "CV-26.4")
