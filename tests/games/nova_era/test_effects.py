"""Chapter 20: what the operations, conditions, counters and selectors of cards do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from demiurge.games.nova_era import civilization, counting, dice, production, scoring, vocabulary
from demiurge.games.nova_era.effects.gains import Vp
from demiurge.games.nova_era.effects.modifiers import Condition
from demiurge.games.nova_era.effects.rivals import AgainstRivals
from demiurge.games.nova_era.vocabulary import COUNTERS, NO_CARD
from demiurge.kernel.components import Fields
from tests.games.nova_era.table import BOX, Table, card, table, with_effect
from tests.rules import rule

ONES = "yellow 1, yellow 1, black 1"


def instants(t: Table, id: str, seat: int = 0) -> Table:
    """The card is in play, and its Instants come."""
    t.own(seat, id)
    return t.run(civilization.Instants(seat, card(id).index, 0))


def produced(t: Table, seat: int = 0) -> Table:
    return t.run(production.Produce(seat))


# ---- what happens once
@rule("NE-20.1")
def test_gain_takes_resources_and_of_several_types_each_is_chosen() -> None:
    t = instants(table().give(0, 0, 0, 0, 0), "foraging")
    assert (t.goods(0), [event.data[1] for event in t.events("gained")]) == ([3, 0, 0, 0], [3])  # all three at once
    t = instants(table().give(0, 0, 0, 0, 0), "blacksmithing")
    assert t.answers(0) == {"take green", "take red"}
    assert t.refusal(0, "take blue") == "NE-20.1"
    t.do(0, "take green", "take red", "take red")
    assert t.goods(0) == [1, 2, 0, 0]


@rule("NE-20.2")
def test_vp_scores_points() -> None:
    t = instants(table(2, era=3), "capital-district")
    assert t.p(0).vp == 2


@rule("NE-20.3")
def test_unrest_moves_with_all_that_follows() -> None:
    assert instants(table().give(0, unrest=5), "festivals").p(0).unrest == 2
    assert instants(table().give(0, unrest=1), "festivals").p(0).unrest == 0
    t = instants(table(2, era=3).give(0, unrest=6).dice(0, "green 4"), "industrial-city")
    assert (t.p(0).unrest, t.faces(0)) == (8, ["green 3"])
    t = instants(table(2, era=3).give(0, unrest=9), "industrial-city")
    assert (t.p(0).unrest, t.damaged(0)) == (0, {"industrial-city"})


@rule("NE-20.4")
def test_steal_takes_what_fits_from_the_selected_rival() -> None:
    t = instants(table(3).give(0, 0, 0, 0, 0).give(1, 0, 0, 0, 0).give(2, 1, 0, 0, 2), "alexander-the-great")
    t.do(0, "take blue", "take green")  # seat 1 had nothing, so seat 2 is the one
    assert (t.goods(0), t.goods(2)) == ([1, 0, 0, 1], [0, 0, 0, 1])


@rule("NE-20.5")
def test_rival_unrest_raises_it_with_zone_and_civil_war() -> None:
    t = table(3, era=2).give(1, unrest=8).give(2, unrest=5).own(1, "irrigation", "theater").dice(2, "green 4")
    instants(t, "niccolo-machiavelli")
    assert t.asked() == "1 WarDamage"  # the rival chooses
    t.do(1, "damage theater")
    assert (t.p(1).unrest, t.p(2).unrest, t.faces(2)) == (0, 7, ["green 3"])


@rule("NE-20.6")
def test_rival_damage_hits_technologies_of_the_rivals_choice_only() -> None:
    t = table(2, era=2).own(1, "irrigation", "city-walls", "river-valley").own(0, "military-training")
    t.own(0, "tyranny")
    instants(t, "gunpowder")
    assert t.asked() == "1 DamageOwn"
    assert t.answers(1) == {"damage irrigation", "damage city-walls"}  # the Walls protect from Invasion only
    assert t.refusal(1, "damage river-valley") == "NE-20.6"
    t.do(1, "damage irrigation")
    assert (t.damaged(1), t.forgotten(1)) == ({"irrigation"}, set())


@rule("NE-20.6", "NE-20.29")
def test_rival_damage_of_several_goes_on_until_enough_or_all_are_damaged(tmp_path: Path) -> None:
    effect = {"when": "instant", "op": "rival_damage", "n": 2, "from": "all"}
    t = with_effect(tmp_path, effect, seats=3).own(1, "mining", "roads", "tyranny", "pillage").own(2, "theater")
    t.own(0, "irrigation").run(civilization.Instants(0, card("irrigation").index, 0))
    t.do(1, "damage mining", "damage pillage")
    assert (t.damaged(1), t.damaged(2), t.asked()) == ({"mining", "pillage"}, {"theater"}, "halted")


@rule("NE-20.7")
def test_repair_by_a_card_is_up_to_n_and_no_bonus_adds_to_it() -> None:
    t = (
        table()
        .own(0, "herbal-medicine", "irrigation", "mining", "tyranny")
        .damage(0, "irrigation", "mining", "tyranny")
    )
    instants(t, "ashoka").do(0, "repair mining")
    assert (t.damaged(0), t.asked()) == ({"irrigation", "tyranny"}, "halted")
    instants(t, "avicenna").do(0, "done")
    assert t.damaged(0) == {"irrigation", "tyranny"}


@rule("NE-20.8")
def test_research_by_a_card_takes_up_to_n_also_what_was_uncovered() -> None:
    t = instants(table().show("theater irrigation", "mining"), "hypatia")
    t.do(0, "research irrigation", "research theater")
    assert (t.hand(0), t.asked()) == ({"irrigation", "theater"}, "halted")
    t = instants(table().show("theater irrigation", "mining"), "hypatia").do(0, "done")
    assert t.hand(0) == set()
    assert instants(table().show("theater irrigation"), "hypatia").refusal(0, "research theater") == "NE-11.71"


@rule("NE-20.9")
def test_move_track_moves_a_disaster_marker_within_its_track(tmp_path: Path) -> None:
    t = produced(table().own(0, "oracles").tracks(green=1, red=5, black=9))
    assert t.answers(0) == {"move green", "move red", "move yellow", "move blue"}  # never the Dark Age; 0 may be chosen
    t.do(0, "move green")
    assert t.s.tracks == [0, 5, 0, 0, 9]
    assert produced(table().own(0, "oracles").tracks(red=5)).do(0, "move yellow").s.tracks == [0, 5, 0, 0, 0]
    on = with_effect(tmp_path, {"when": "production", "op": "move_track", "track": "red", "n": 3})
    on.own(0, "irrigation").tracks(red=9).run(production.Produce(0))
    assert on.s.tracks[1] == 10


# ---- dice
@rule("NE-20.12")
def test_flip_turns_one_own_unspent_die_of_the_colour() -> None:
    t = table().own(0, "julius-caesar").turn(0, "red 2", "red 6", "green 1").do(0, "use julius-caesar")
    assert t.answers(0) == {"turn red 2 to 5", "turn red 6 to 1"}
    assert t.asks_for(0, "turn *", "recolor *").refusal(0, "turn green 1 to 6") == "NE-20.12"
    t.do(0, "turn red 2 to 5")
    assert t.faces(0) == ["green 1", "red 5", "red 6"]
    assert table().own(0, "julius-caesar").turn(0, "blue 2", "green 1").refusal(0, "use julius-caesar") == "NE-20.12"
    t = table().own(0, "julius-caesar").turn(0, "red 2", "red 2", "red 3").do(0, "use julius-caesar")
    assert t.answers(0) == {"turn red 2 to 5", "turn red 3 to 4"}  # two that look the same are the same


@rule("NE-20.13")
def test_shift_raises_or_lowers_by_one_to_n_within_one_to_six() -> None:
    t = table(2, era=2).own(0, "algebra").turn(0, "green 2", "black 6").do(0, "use algebra")
    assert t.answers(0) == {
        "turn green 2 to 1", "turn green 2 to 3", "turn green 2 to 4", "turn black 6 to 5", "turn black 6 to 4",
    }  # fmt: skip
    assert t.refusal(0, "turn green 2 to 5") == "NE-20.13"
    assert t.do(0, "turn black 6 to 4").faces(0) == ["green 2", "black 4"]


@rule("NE-20.14")
def test_a_recoloured_die_has_its_new_colour_until_it_goes_back_in_its_real_one() -> None:
    t = table(2, era=2).own(0, "leonardo-da-vinci").give(0, 0, 0, 0, 0).turn(0, "green 4", "red 1")
    t.do(0, "use leonardo-da-vinci")
    others = {"green 4": "red yellow blue black", "red 1": "green yellow blue black"}
    assert t.answers(0) == {f"recolor {die} as {color}" for die in others for color in others[die].split()}
    assert t.refusal(0, "recolor green 4 as green") == "NE-20.14"
    t.do(0, "recolor green 4 as blue")
    t.sound().do(0, "spend blue 4", "gain resources")
    assert t.goods(0) == [0, 0, 0, 4]
    assert t.s.bag.count(0) == 3
    t.sound()


# ---- what is always on
@rule("NE-20.15")
def test_a_discount_lowers_the_cost_but_not_below_one(tmp_path: Path) -> None:
    t = (
        table()
        .own(0, "archimedes")
        .show("irrigation", "oppression", "philosophy")
        .give(0, 2, 1, 0, 0)
        .turn(0, "black 1")
    )
    t.do(0, "develop irrigation")
    assert t.goods(0) == [0, 1, 0, 0]
    t.turn(0, "black 1").do(0, "develop oppression")
    assert t.goods(0) == [0, 0, 0, 0]  # 1 - 2, at least 1
    t = with_effect(tmp_path, {"when": "permanent", "op": "discount", "color": "green", "n": 2})
    t.own(0, "irrigation").show("theater", "tyranny").give(0, 2, 3, 0, 0).turn(0, "black 1")
    assert t.refusal(0, "develop tyranny") == "NE-11.15"  # only what is paid in green
    assert t.refusal(0, "develop theater") is None
    t = with_effect(tmp_path, {"when": "permanent", "op": "discount", "color": "blue", "n": 2})
    t.own(0, "irrigation").show("mysticism", "mining").give(0, 0, 0, 3, 2).turn(0, "black 1")
    assert t.refusal(0, "develop mining") == "NE-11.15"
    t.do(0, "develop mysticism")
    assert t.goods(0) == [0, 0, 3, 2 - 2]  # 4 - 2


@rule("NE-20.16")
def test_a_die_bonus_counts_for_develop_gain_and_black_enlisting_at_most_six() -> None:
    t = table().own(0, "archery").show("warfare").give(0, 0, 0, 0, 0).turn(0, "red 5").do(0, "develop warfare")
    assert "warfare" in t.civ(0)
    assert table().own(0, "archery").give(0, 0, 0, 0, 0).turn(0, "red 3").do(0, "gain resources").goods(0)[1] == 4
    assert table().own(0, "archery").give(0, 0, 0, 0, 0).turn(0, "red 6").do(0, "gain resources").goods(0)[1] == 6
    assert table().own(0, "archery").give(0, 0, 0, 0, 0).turn(0, "blue 3").do(0, "gain resources").goods(0)[3] == 3
    t = (
        table(2, era=3)
        .own(0, "nikola-tesla")
        .present("homer")
        .give(0, unrest=5)
        .turn(0, "black 4")
        .do(0, "enlist homer")
    )
    assert t.p(0).unrest == 5 - 1 - 1  # 4 + 1 against 4, and Homer calms by 1
    t = table(2, era=3).own(0, "nikola-tesla").zones("green 4, red 4, blue 3", "", ONES).run(dice.Pick(0))
    assert t.do(0, "pick zone 1").p(0).unrest == 1  # the total uses the faces


@rule("NE-20.17")
def test_a_gain_bonus_is_not_limited_to_six() -> None:
    t = table().own(0, "weaving").give(0, 0, 0, 0, 0).turn(0, "yellow 6").do(0, "gain resources")
    assert t.goods(0) == [0, 0, 8, 0]
    assert table().own(0, "weaving").give(0, 0, 0, 0, 0).turn(0, "red 6").do(0, "gain resources").goods(0)[1] == 6
    t = table(2, era=2).own(0, "textile-mills").give(0, 0, 0, 0, 0).turn(0, "blue 2").do(0, "gain resources")
    assert t.goods(0) == [0, 0, 0, 3]


@rule("NE-20.18")
def test_a_repair_bonus_repairs_more() -> None:
    names = ["irrigation", "mining", "tyranny", "roads"]
    t = table().own(0, "herbal-medicine", *names).damage(0, *names).turn(0, "red 1")
    t.do(0, "repair", "repair irrigation", "repair mining", "repair tyranny")
    assert (t.damaged(0), t.asked()) == ({"roads"}, "halted")


@rule("NE-20.19")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0)])
def test_a_calm_bonus_lowers_unrest_by_more(before: int, after: int) -> None:
    t = table(2, era=2).own(0, "monasteries").give(0, unrest=before).turn(0, "black 1").do(0, "reduce unrest")
    assert t.p(0).unrest == after


@rule("NE-20.20")
def test_an_enlist_discount_lowers_the_cost_that_a_black_die_is_measured_against() -> None:
    t = table().own(0, "rhetoric").present("pericles").give(0, unrest=3).turn(0, "black 4").do(0, "enlist pericles")
    assert t.p(0).unrest == 3 + (4 - 2) - 4
    t = table().own(0, "rhetoric").present("pericles").give(0, unrest=3).turn(0, "red 4").do(0, "enlist pericles")
    assert t.p(0).unrest == 5
    t = table().own(0, "rhetoric").present("spartacus").give(0, unrest=3).turn(0, "red 4").do(0, "enlist spartacus")
    assert t.p(0).unrest == 3  # 1 - 2, at least 0


@rule("NE-20.21")
def test_an_expand_discount_lets_technologies_be_missing() -> None:
    t = table(2, era=2).own(0, "roads").show("allied-region", "holy-city").turn(0, "red 1")
    assert t.refusal(0, "expand allied-region") is None  # no blue one
    assert t.refusal(0, "expand holy-city") == "NE-11.42"  # three are missing
    t.own(0, "isabella-of-castile").turn(0, "red 1")
    assert t.refusal(0, "expand holy-city") is None


@rule("NE-20.23")
def test_a_pick_limit_is_added_to_ten() -> None:
    t = table().own(0, "code-of-laws", "hammurabi").zones("green 6, red 4, blue 3", "", ONES).run(dice.Pick(0))
    assert t.do(0, "pick zone 1").p(0).unrest == 1  # 13 - 12


@rule("NE-20.26")
def test_a_territory_that_counts_as_a_technology_is_none_where_one_is_damaged() -> None:
    from demiurge.games.nova_era import disasters

    t = table(2, era=2).own(0, "allied-region", "irrigation")
    assert t.p(0).counts == [2, 0, 0, 0, 1]
    t.damage(0, "irrigation").tracks(green=10).run(disasters.CheckDisasters())
    assert t.forgotten(0) == {"allied-region"}  # no green Technology to damage
    t = table(2, era=2).own(0, "allied-region").run(scoring.Scoring())
    assert {source for _, source, _ in t.scored(0)} == {0, 4, 5, 9}


# ---- conditions, counters, selectors
@rule("NE-20.27")
def test_most_and_fewest_are_strict_and_none_counts_for_the_fewest() -> None:
    t = table(3).own(0, "irrigation").own(1, "theater", "mining")
    assert counting.has_most(t.s, 0, vocabulary.GREEN) is False
    assert counting.has_most(t.s, 1, vocabulary.YELLOW) is True
    assert counting.has_most(t.s, 2, vocabulary.RED) is False  # nobody has any
    assert counting.has_fewest(t.s, 2, vocabulary.GREEN) is True
    assert counting.has_fewest(t.s, 0, vocabulary.YELLOW) is False  # a tie with seat 2
    t.past(1, "roads").own(2, "homer")
    assert counting.has_most(t.s, 1, vocabulary.PAST)
    assert counting.has_most(t.s, 2, vocabulary.PERSONALITY)


@rule("NE-20.28")
def test_conditions_on_the_owner_must_all_hold() -> None:
    t = table().own(0, "irrigation").give(0, unrest=4)

    def holds(**asked: Any) -> bool:
        wanted: dict[str, Any] = {"most": -1, "fewest": -1, "unrest_max": -1, "unrest_min": -1}
        wanted |= {"no_damaged": False, "has": []} | asked
        return Condition(**wanted).holds(t.s, 0)

    assert holds(unrest_max=4, unrest_min=4, no_damaged=True, has=[1, 0, 0, 0, 0, 0])
    assert not holds(unrest_max=3)
    assert not holds(unrest_min=5)
    assert not holds(has=[1, 0, 0, 0, 0, 1])
    assert not holds(unrest_max=4, most=vocabulary.RED)
    assert holds(unrest_max=4, most=vocabulary.GREEN)
    t.damage(0, "irrigation")
    assert not holds(no_damaged=True)
    t = table()
    assert holds(no_damaged=True)  # without any card


@rule("NE-20.29")
def test_selected_are_those_with_fewer_all_or_one_who_can_be_affected() -> None:
    t = table(4).own(0, "pillage").own(1, "tyranny").own(3, "warfare", "oppression")
    pillage, spartacus = card("pillage").production[0], card("spartacus").instants[1]
    assert isinstance(pillage, AgainstRivals)
    assert isinstance(spartacus, AgainstRivals)
    assert pillage.selected(t.s, 0) == [2]
    assert pillage.selected(t.s, 3) == [0, 1, 2]
    assert spartacus.selected(t.s, 0) == [1, 2, 3]
    t = instants(table(3).own(1, "irrigation"), "hannibal-barca")
    assert t.damaged(1) == {"irrigation"}  # seat 2 has nothing to damage
    t = instants(table(4).give(1, 0, 0, 0, 0), "alexander-the-great")
    assert t.answers(0) == {"choose seat 3", "choose seat 4"}
    assert t.refusal(0, "choose seat 2") == "NE-20.29"
    assert t.refusal(0, "choose seat 1") == "NE-20.29"
    t.do(0, "choose seat 4", "take red", "take green")
    assert t.goods(3) == [0, 0, 1, 1]


@rule("NE-20.4", "NE-20.29")
def test_a_thief_of_one_type_chooses_a_rival_who_has_it_and_takes_no_other(tmp_path: Path) -> None:
    effect = {"when": "instant", "op": "steal", "res": ["red", "blue"], "n": 2, "from": "one"}
    t = with_effect(tmp_path, effect, seats=4).give(0, 0, 0, 0, 0).give(1, 5, 0, 5, 0).give(2, 1, 1, 1, 1)
    t.give(3, 0, 0, 0, 1).own(0, "irrigation").run(civilization.Instants(0, card("irrigation").index, 0))
    assert t.answers(0) == {"choose seat 3", "choose seat 4"}
    assert t.refusal(0, "choose seat 2") == "NE-20.29"
    t.do(0, "choose seat 3")
    assert t.answers(0) == {"take red", "take blue"}
    assert t.refusal(0, "take green") == "NE-R52"
    t.do(0, "take blue")
    assert (t.goods(0), t.goods(2)) == ([0, 1, 0, 1], [1, 0, 1, 0])


@rule("NE-20.29")
def test_a_rival_whose_technologies_are_all_damaged_cannot_be_chosen_to_damage_one(tmp_path: Path) -> None:
    effect = {"when": "instant", "op": "rival_damage", "n": 1, "from": "one"}
    t = with_effect(tmp_path, effect, seats=3).own(1, "theater", "river-valley").damage(1, "theater").own(2, "mining")
    t.own(0, "irrigation").run(civilization.Instants(0, card("irrigation").index, 0))
    assert (t.damaged(1), t.damaged(2), t.asked()) == ({"theater"}, {"mining"}, "halted")


@rule("NE-20.1", "NE-20.31")
def test_a_gain_is_multiplied_by_what_it_counts(tmp_path: Path) -> None:
    effect = {"when": "instant", "op": "gain", "res": "red", "n": 2, "per": {"count": "tech:green", "max": 3}}
    t = with_effect(tmp_path, effect).give(0, 0, 0, 0, 0).own(0, "irrigation", "theater")
    t.run(civilization.Instants(0, card("irrigation").index, 0))
    assert t.goods(0) == [0, 4, 0, 0]


@rule("NE-20.30")
def test_everything_that_can_be_counted() -> None:
    t = table(2, era=2).own(0, "irrigation", "theater", "tyranny", "mining", "mysticism", "river-valley", "homer")
    t.past(0, "roads", "pericles").give(0, 1, 2, 3, 4)
    found = [counting.count(t.p(0), counter) for counter in range(len(COUNTERS))]
    assert found == [2, 1, 1, 1, 1, 1, 2, 5, 1, 1, 2, 3, 4, 10]
    t.damage(0, "tyranny", "theater")
    assert [counting.count(t.p(0), counter) for counter in range(9)] == [1, 0, 1, 1, 1, 1, 2, 4, 0]


@rule("NE-20.31")
def test_per_multiplies_rounds_down_and_is_limited_after_the_condition() -> None:
    def amount(t: Table, id: str) -> int:
        return card(id).scoring[0].amount(t.s, 0)

    t = table(2, era=3).own(0, "stock-exchange")
    assert [amount(t.give(0, n, 0, 0, 0), "stock-exchange") for n in (9, 10, 29, 30, 99)] == [0, 1, 2, 3, 3]
    t.own(0, "irrigation", "tyranny", "mining", "mysticism")
    assert amount(t, "genetics") == 2
    t.own(0, "theater", "pillage", "roads", "calendar", "writing", "festivals", "warfare", "weaving")
    assert amount(t, "genetics") == 4  # three sets, counted twice at most
    tried = Vp(Fields("", "", {"n": 2}, []))
    tried.per = card("genetics").scoring[0].per
    assert tried.amount(t.s, 0) == 4
    tried.condition = Condition(vocabulary.PAST, -1, -1, -1, False, [])
    assert tried.amount(t.s, 0) == 0


@rule("NE-20.10")
def test_an_exchange_of_several_for_several_is_paid_before_it_is_received(tmp_path: Path) -> None:
    effect = {"when": "production", "op": "convert", "give": "any", "give_n": 2, "get": "green", "get_n": 3, "limit": 2}
    t = with_effect(tmp_path, effect).own(0, "irrigation").give(0, 0, 2, 0, 1)
    t.run(production.Produce(0))
    t.do(0, "give red")
    assert t.answers(0) == {"give red", "give blue"}
    assert t.refusal(0, "give green") == "NE-20.10"
    t.do(0, "give blue")
    assert t.goods(0) == [3, 1, 0, 0]
    t.do(0, "give red")  # and a green one, the only other type
    assert (t.goods(0), t.asked()) == ([5, 0, 0, 0], "halted")


@rule("NE-20.10")
def test_an_exchange_that_cannot_be_paid_in_full_is_not_offered(tmp_path: Path) -> None:
    effect = {"when": "production", "op": "convert", "give": "any", "give_n": 3, "get": "green", "get_n": 1, "limit": 2}
    t = with_effect(tmp_path, effect).own(0, "irrigation").give(0, 1, 0, 0, 1).run(production.Produce(0))
    assert (t.goods(0), t.asked()) == ([1, 0, 0, 1], "halted")


@rule("NE-12.10", "NE-20.31")
def test_a_gain_per_resource_asks_for_its_order(tmp_path: Path) -> None:
    effect = {"when": "production", "op": "gain", "res": "any", "n": 1, "per": {"count": "resource:any", "each": 5}}
    t = with_effect(tmp_path, effect).own(0, "irrigation", "sailing").give(0, 4, 0, 0, 0)
    t.run(production.Produce(0))
    assert t.asked() == "0 ChooseEffect"
    t.do(0, "produce sailing", "take red", "take blue")
    assert t.goods(0) == [4, 1, 0, 1]


def test_no_card_is_its_own_card_of_nothing() -> None:
    assert all(found.evolves_to == NO_CARD for found in BOX.cards if found.era == 2)
