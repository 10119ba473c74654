"""Chapter 11: Spending Dice and its seven actions, with the rulings about them."""

from __future__ import annotations

import pytest

from demiurge.games.nova_era import develop
from demiurge.games.nova_era.actions import SPACE
from demiurge.games.nova_era.vocabulary import BLUE, GREEN, RED, TERRITORY, YELLOW
from tests.games.nova_era.table import card, table
from tests.rules import rule


# ---- turns
@rule("NE-11.1")
def test_each_player_in_turn_spends_exactly_one_die_until_all_are_spent() -> None:
    t = table(2).dice(1, "yellow 1", "blue 1").turn(0, "green 3", "red 2")
    assert t.asked() == "0 Turn"
    assert t.asks_for(0, "spend *", "use *").refusal(0, "spend green 4") == "NE-11.1"
    assert t.refusal(0, "done") == "K-1"  # it must be spent
    t.do(0, "spend green 3", "gain resources")
    assert t.asked() == "1 Turn"
    t.do(1, "spend blue 1", "gain resources").do(0, "gain resources").do(1, "gain resources")
    assert t.asked() == "halted"
    assert t.goods(0) == [4, 3, 1, 1]


@rule("NE-11.2")
def test_there_are_seven_actions() -> None:
    t = table(2, era=2).own(0, "mysticism", "roads", "irrigation").damage(0, "irrigation").present("charlemagne")
    t.show("banking", "allied-region").give(0, 0, 0, 9, 0)
    seven = ["develop *", "gain resources", "enlist *", "expand *", "repair", "reduce unrest", "research *"]
    assert t.turn(0, "black 6").asks_for(0, *seven).answers(0) == {
        "develop banking", "enlist charlemagne", "expand allied-region", "repair", "reduce unrest",
        "research banking", "research allied-region",
    }  # fmt: skip
    assert "gain resources" in t.turn(0, "yellow 6").asks_for(0, *seven).answers(0)


@rule("NE-11.3")
@pytest.mark.parametrize(
    "deed", ["develop archery", "enlist homer", "expand allied-region", "repair", "research roads"]
)
def test_a_spent_die_returns_to_the_bag(deed: str) -> None:
    def bag_after(die: str, deed: str) -> list[int]:
        t = table(2, era=2).own(0, "mining", "mysticism", "writing").damage(0, "mining").present("homer")
        t.show("archery", "allied-region", "roads").give(0, 9, 9, 9, 9).turn(0, die)
        assert len(t.s.bag) == 14
        return t.do(0, deed).sound().s.bag

    full = sorted([*range(5)] * 3)
    assert bag_after("green 3", deed) == bag_after("black 3", deed) == full
    assert bag_after("green 3", "gain resources") == bag_after("black 3", "reduce unrest") == full


@rule("NE-11.4")
def test_an_action_is_completed_before_the_next_players_turn() -> None:
    t = table(2).dice(1, "red 1", "red 2").own(1, "mining", "irrigation").present("hannibal-barca").turn(0, "green 3")
    t.do(0, "enlist hannibal-barca")
    assert t.asked() == "1 DamageOwn"
    t.do(1, "damage mining")
    assert t.asked() == "1 Turn"


@rule("NE-R36")
def test_who_has_no_dice_is_passed_over() -> None:
    t = table(3).dice(1, "red 1").turn(0, "green 3", "green 2").do(0, "spend green 3", "gain resources")
    assert t.asked() == "1 Deed"  # seat 2 has none
    t.do(1, "gain resources")
    assert t.asked() == "0 Deed"


@rule("NE-R37")
def test_every_die_has_a_legal_action() -> None:
    t = table().show().present().turn(0, "green 1")
    assert t.goods(0) == [2, 1, 1, 1]  # the only action there was
    t = table().show().present().give(0, unrest=0).turn(0, "black 1")
    assert (t.p(0).unrest, t.asked()) == (0, "halted")


# ---- Develop
@rule("NE-11.10", "NE-4.2")
def test_develop_takes_a_bottom_most_card_or_one_in_hand() -> None:
    t = table(2, era=2).show("theater irrigation", "urban-development").give(0, 9, 9, 9, 9).turn(0, "green 6")
    t.hold(0, "foraging", "hunting", "river-valley")  # Foraging is the first card of all
    found = {text for text in t.answers(0) if text.startswith("develop")}
    assert found == {"develop irrigation", "develop foraging", "develop hunting"}
    assert t.refusal(0, "develop theater") == "NE-4.2"
    assert t.refusal(0, "develop mining") == "NE-11.10"
    assert (
        t.refusal(0, "develop urban-development") == t.refusal(0, "develop river-valley") == "NE-11.10"
    )  # Territories
    t.do(0, "develop irrigation")
    assert t.shown() == [["theater"], ["urban-development"]]
    t.turn(0, "green 6").do(0, "develop hunting")
    assert (t.hand(0), t.columns(0)[RED]) == ({"foraging", "river-valley"}, ["hunting"])


@rule("NE-4.3")
def test_when_the_bottom_most_card_is_taken_the_next_one_is_available() -> None:
    t = table().show("mining", "", "theater irrigation").turn(0, "green 6", "red 1")
    t.do(0, "spend green 6", "develop irrigation")
    assert t.shown() == [["mining"], [], ["theater"]]
    assert {"research mining", "research theater"} <= t.answers(0)


@rule("NE-11.11", "NE-11.12")
def test_a_die_of_the_cards_colour_pays_and_resources_pay_the_rest() -> None:
    t = table().show("public-baths").give(0, 5, 5, 5, 5).turn(0, "green 4").do(0, "develop public-baths")
    assert t.goods(0) == [5 - 3, 5, 5, 5]


@rule("NE-11.13")
def test_what_a_die_has_too_much_is_lost() -> None:
    t = table().show("oppression").give(0, 0, 0, 0, 0).turn(0, "red 6").do(0, "develop oppression")
    assert (t.goods(0), t.p(0).unrest) == ([0, 0, 0, 0], 0)


@rule("NE-11.14", "NE-R39")
@pytest.mark.parametrize("die", ["red 6", "black 6"])
def test_with_a_die_of_another_colour_resources_pay_all(die: str) -> None:
    t = table().show("irrigation").give(0, 4, 9, 9, 9).turn(0, die).do(0, "develop irrigation")
    assert t.goods(0) == [0, 9, 9, 9]


@rule("NE-11.15")
def test_what_cannot_be_paid_in_full_cannot_be_developed() -> None:
    t = table().show("irrigation").give(0, 3, 9, 9, 9)
    assert t.turn(0, "red 6").refusal(0, "develop irrigation") == "NE-11.15"
    assert t.give(0, 0, 9, 9, 9).turn(0, "green 3").refusal(0, "develop irrigation") == "NE-11.15"
    assert t.turn(0, "green 4").refusal(0, "develop irrigation") is None


@rule("NE-11.16")
def test_a_technology_lies_in_the_column_of_its_colour() -> None:
    t = table().show("mining").give(0, 0, 0, 5, 0).turn(0, "red 1").do(0, "develop mining")
    assert t.columns(0)[YELLOW] == ["mining"]


@rule("NE-11.17")
def test_a_bicolour_card_is_paid_in_one_of_its_colours_only() -> None:
    t = table().show("masonry").give(0, 2, 9, 2, 9).turn(0, "green 2")
    assert t.refusal(0, "develop masonry") == "NE-11.15"  # 2 green, 2 yellow and the die do not make 5 of one colour
    assert "develop masonry" in t.give(0, 3, 9, 5, 9).turn(0, "green 2").answers(0)  # once, for both colours
    t.do(0, "develop masonry")
    assert t.asks_for(0, "pay *").answers(0) == {"pay green", "pay yellow"}
    assert t.refusal(0, "pay red") == t.refusal(0, "pay blue") == "NE-11.17"
    t.do(0, "pay green")
    assert t.goods(0) == [0 + 2, 9, 5 + 1, 9]  # its Instants bring 2 green and 1 yellow


@rule("NE-11.18", "NE-R18")
def test_a_bicolour_card_lies_in_and_counts_as_the_colour_that_paid_only() -> None:
    t = table().show("masonry").give(0, 3, 9, 5, 9).turn(0, "green 2").do(0, "develop masonry", "pay yellow")
    assert t.columns(0)[YELLOW] == ["masonry"]
    assert (t.p(0).counts[GREEN], t.p(0).counts[YELLOW]) == (0, 1)
    t = table().show("masonry").give(0, 2, 9, 5, 9).turn(0, "green 2")
    pay = develop.Pay(0, card("masonry").index)  # the law, where nothing is asked: only yellow can be paid
    assert [pay.refuse(t.s, SPACE.parse(f"pay {color}")) for color in ("green", "yellow")] == ["NE-11.15", None]
    assert t.do(0, "develop masonry").columns(0)[YELLOW] == ["masonry"]


@rule("NE-R40")
def test_a_die_of_one_colour_counts_nothing_while_the_other_colour_pays() -> None:
    t = table().show("masonry").give(0, 3, 0, 5, 0).turn(0, "green 6").do(0, "develop masonry", "pay yellow")
    assert t.goods(0) == [3 + 2, 0, 0 + 1, 0]


@rule("NE-R41")
def test_exactly_the_open_rest_is_paid_after_the_full_value_of_the_die() -> None:
    t = table().show("theater").give(0, 9, 0, 0, 0).turn(0, "green 3").do(0, "develop theater")
    assert t.goods(0) == [8, 0, 0, 0]


@rule("NE-R3")
def test_what_is_paid_goes_to_the_supply_and_to_nobody() -> None:
    t = table().show("theater").give(0, 4, 0, 0, 0).give(1, 0, 0, 0, 0).turn(0, "red 3").do(0, "develop theater")
    assert (t.goods(0), t.goods(1)) == ([0, 0, 0, 0], [0, 0, 0, 0])


@rule("NE-11.19", "NE-R21")
def test_pay_then_place_then_obsolescence_then_instants() -> None:
    t = table(2, era=2).own(0, "archery").show("crossbows").give(0, 0, 6, 0, 0).turn(0, "blue 1")
    t.play.journal.events.clear()
    t.do(0, "develop crossbows")
    kinds = [(e.kind, e.data[1] if e.kind == "vp" else 0) for e in t.play.journal.events]
    assert kinds == [("developed", 0), ("obsolete", 0), ("vp", 12), ("past", 0), ("vp", 11)]
    assert t.goods(0) == [0, 0, 0, 0]


# ---- Gain Resources
@rule("NE-11.20")
def test_a_die_gains_as_many_resources_of_its_colour_as_it_shows() -> None:
    t = table().give(0, 0, 0, 0, 0).turn(0, "blue 5").do(0, "gain resources")
    assert t.goods(0) == [0, 0, 0, 5]


@rule("NE-11.21")
def test_a_black_die_gains_no_resources() -> None:
    assert table().turn(0, "black 5").refusal(0, "gain resources") == "NE-11.21"


# ---- Enlist
@rule("NE-11.30", "NE-4.4")
def test_every_personality_on_show_is_available_for_any_die() -> None:
    t = table().present("homer", "ashoka", "cleopatra")
    for die in ("green 1", "black 6"):
        t.turn(0, die)
        assert {"enlist homer", "enlist ashoka", "enlist cleopatra"} <= t.answers(0)
    assert t.refusal(0, "enlist spartacus") == "NE-11.30"


@rule("NE-11.31")
@pytest.mark.parametrize(("unrest", "after"), [(5, 2), (2, 0)])
def test_a_black_die_above_the_cost_lowers_unrest_by_the_excess(unrest: int, after: int) -> None:
    t = table().present("cleopatra").give(0, unrest=unrest).turn(0, "black 6").do(0, "enlist cleopatra")
    assert t.p(0).unrest == after


@rule("NE-11.32")
@pytest.mark.parametrize(("die", "after"), [("black 2", 4), ("black 4", 2)])
def test_a_black_die_below_the_cost_raises_unrest_by_the_shortfall(die: str, after: int) -> None:
    t = table().present("pericles").give(0, unrest=2).turn(0, die).do(0, "enlist pericles")
    assert t.p(0).unrest == after


@rule("NE-11.33")
def test_any_other_die_raises_unrest_by_the_full_cost() -> None:
    t = table().present("pericles").give(0, unrest=2).turn(0, "red 6").do(0, "enlist pericles")
    assert t.p(0).unrest == 6


@rule("NE-11.34", "NE-R14")
def test_a_personality_joins_the_civilization_beside_any_number_of_others() -> None:
    t = table().own(0, "homer", "ashoka", "pericles").present("sun-tzu", "spartacus", "archimedes")
    t.turn(0, "black 3").do(0, "enlist archimedes")
    assert t.civ(0) == {"homer", "ashoka", "pericles", "archimedes"}
    assert t.showing() == {"sun-tzu", "spartacus"}
    assert t.show("irrigation").give(0, 2, 0, 0, 0).turn(0, "red 1").do(0, "develop irrigation").goods(0) == [
        0,
        0,
        0,
        0,
    ]


# ---- Expand
@rule("NE-11.40")
def test_nobody_expands_in_era_one() -> None:
    t = table().hold(0, "allied-region").own(0, "mining", "mysticism").turn(0, "green 1")
    assert t.refusal(0, "expand allied-region") == "NE-11.40"


@rule("NE-11.41")
def test_a_territory_of_the_display_or_the_hand_is_expanded_with_any_die() -> None:
    t = table(2, era=2).own(0, "mining", "mysticism", "irrigation", "theater").hold(0, "river-valley")
    t.show("holy-city allied-region")
    for die in ("green 1", "black 6"):
        assert {"expand allied-region", "expand river-valley"} <= t.turn(0, die).answers(0)
    assert t.refusal(0, "expand holy-city") == "NE-11.41"
    t.show("roads").hold(0, "calendar").turn(0, "green 1")
    for technology in ("irrigation", "roads", "calendar", "foraging"):  # in play, on show, in hand, elsewhere
        assert t.refusal(0, f"expand {technology}") == "NE-11.41"


@rule("NE-11.42")
def test_the_required_technologies_must_be_there_and_are_not_given_up() -> None:
    t = table(2, era=2).own(0, "mining").show("allied-region").turn(0, "green 1")
    assert t.refusal(0, "expand allied-region") == "NE-11.42"
    t.own(0, "mysticism").turn(0, "green 1").do(0, "expand allied-region")
    assert t.civ(0) == {"mining", "mysticism", "allied-region"}


@rule("NE-11.43")
def test_a_territory_lies_in_its_column_and_its_instants_raise_unrest() -> None:
    t = table(2, era=2).own(0, "irrigation", "mysticism", "calendar").show("holy-city").give(0, 0, 0, 0, 0)
    t.turn(0, "green 1").do(0, "expand holy-city")
    assert t.columns(0)[TERRITORY] == ["holy-city"]
    assert (t.p(0).unrest, t.p(0).vp, t.goods(0)) == (2, 1, [0, 0, 0, 2])


@rule("NE-11.44", "NE-R43")
def test_a_territory_may_make_cards_obsolete_and_they_still_count_for_its_requirement() -> None:
    t = table(2, era=3).own(0, "trading-port", "mining", "roads", "sailing").hold(0, "megaport").turn(0, "green 1")
    t.do(0, "expand megaport")
    assert t.forgotten(0) == {"trading-port"}
    assert t.columns(0)[TERRITORY] == ["megaport"]


@rule("NE-R15", "NE-11.42")
def test_damaged_technologies_are_still_owned_and_count_for_a_requirement() -> None:
    t = table(2, era=2).own(0, "mining", "mysticism").damage(0, "mining", "mysticism").show("allied-region")
    assert t.turn(0, "green 1").refusal(0, "expand allied-region") is None
    t = table(2, era=2).own(0, "mining", "roads").damage(0, "mining", "roads").show("allied-region").turn(0, "green 1")
    assert t.refusal(0, "expand allied-region") == "NE-11.42"  # two yellow ones are no blue one
    t = table(2, era=2).own(0, "irrigation", "tyranny").damage(0, "irrigation", "tyranny").show("urban-development")
    assert (
        t.turn(0, "blue 1").refusal(0, "expand urban-development") == "NE-11.42"
    )  # each counts once: a red one is missing
    assert t.own(0, "pillage").turn(0, "blue 1").refusal(0, "expand urban-development") is None


@rule("NE-R15")
def test_what_a_damaged_card_says_it_counts_as_is_ignored_for_a_requirement() -> None:
    t = table(2, era=2).own(0, "allied-region", "irrigation").show("river-valley")
    assert t.turn(0, "green 1").refusal(0, "expand river-valley") is None
    t.damage(0, "allied-region").turn(0, "green 1")
    assert t.refusal(0, "expand river-valley") == "NE-11.42"


# ---- Repair
@rule("NE-11.50", "NE-4.8")
def test_repair_turns_up_to_two_damaged_cards_faceup() -> None:
    t = table().own(0, "irrigation", "mining", "tyranny").damage(0, "irrigation", "mining", "tyranny").turn(0, "red 1")
    t.do(0, "repair", "repair mining", "repair tyranny")
    assert (t.damaged(0), t.asked()) == ({"irrigation"}, "halted")
    assert t.p(0).counts == [0, 1, 1, 0, 0]
    t = table().own(0, "irrigation", "mining").damage(0, "irrigation", "mining").turn(0, "black 6")
    t.do(0, "repair", "repair mining", "done")
    assert t.damaged(0) == {"irrigation"}


@rule("NE-R38")
def test_repair_needs_a_damaged_card_and_repairs_one_at_least() -> None:
    t = table().own(0, "irrigation").turn(0, "red 1")
    assert t.refusal(0, "repair") == "NE-R38"
    t = table().own(0, "irrigation", "mining").damage(0, "irrigation", "mining").turn(0, "red 1").do(0, "repair")
    assert t.asks_for(0, "repair *", "done").refusal(0, "done") == "NE-R38"
    assert t.refusal(0, "repair theater") == "NE-11.50"


@rule("NE-R20")
def test_a_repaired_card_does_not_bring_its_instants_again() -> None:
    t = table().own(0, "foraging").damage(0, "foraging").give(0, 0, 0, 0, 0).turn(0, "red 1").do(0, "repair")
    assert (t.damaged(0), t.goods(0)) == (set(), [0, 0, 0, 0])


# ---- Reduce Unrest
@rule("NE-11.60")
@pytest.mark.parametrize("die", ["black 1", "black 6"])
def test_a_black_die_of_any_value_lowers_unrest_by_one(die: str) -> None:
    t = table().give(0, unrest=5).turn(0, die).do(0, "reduce unrest")
    assert t.p(0).unrest == 4


@rule("NE-11.61")
def test_only_a_black_die_lowers_unrest() -> None:
    assert table().give(0, unrest=5).turn(0, "red 6").refusal(0, "reduce unrest") == "NE-11.61"


# ---- Research
@rule("NE-11.70", "NE-R19")
@pytest.mark.parametrize("die", ["green 1", "black 6"])
def test_research_takes_an_available_card_into_hand_and_triggers_nothing(die: str) -> None:
    t = table(2, era=2).show("theater foraging", "river-valley").give(0, 0, 0, 0, 0)
    t.turn(0, die).do(0, "research foraging")
    assert (t.hand(0), t.goods(0)) == ({"foraging"}, [0, 0, 0, 0])
    assert t.shown() == [["theater"], ["river-valley"]]
    assert t.turn(0, die).do(0, "research river-valley").hand(0) == {"foraging", "river-valley"}
    assert t.p(0).unrest == 0


@rule("NE-11.71")
def test_what_is_not_bottom_most_cannot_be_researched_nor_personalities() -> None:
    t = table().show("theater irrigation").present("homer").turn(0, "green 1")
    assert t.refusal(0, "research theater") == "NE-11.71"
    assert t.refusal(0, "research mining") == "NE-11.70"
    assert not any("homer" in text for text in t.answers(0) if text.startswith("research"))


@rule("NE-R77", "NE-R8")
def test_an_empty_display_is_not_refilled_and_cannot_be_researched() -> None:
    t = table().show("theater").turn(0, "green 1", "red 1").do(0, "spend green 1", "research theater")
    assert t.shown() == [[]]
    assert t.refusal(0, "research irrigation") == "NE-R77"


@rule("NE-R13")
def test_a_hand_has_no_limit_and_no_effect() -> None:
    many = ["granaries", "engineering", "irrigation", "city-walls", "weaving", "rhetoric", "theater", "mining"]
    t = table().hold(0, *many).show("calendar").turn(0, "blue 1").do(0, "research calendar")
    assert len(t.p(0).hand) == 9
    assert sum(t.p(0).powers) == sum(t.p(0).counts) == 0


# ---- basic concepts that actions touch
@rule("NE-4.6")
def test_a_damaged_card_stays_and_does_nothing() -> None:
    t = table().own(0, "mathematics", "weaving").turn(0, "green 3", "yellow 1")
    assert "use mathematics" in t.answers(0)
    t.damage(0, "mathematics", "weaving").turn(0, "green 3", "yellow 1")
    assert t.civ(0) == {"mathematics", "weaving"}
    assert t.refusal(0, "use mathematics") == "NE-4.6"
    t.give(0, 0, 0, 0, 0).do(0, "spend yellow 1", "gain resources")
    assert t.goods(0) == [0, 0, 1, 0]


@rule("NE-4.9")
def test_an_instant_triggers_once_with_benefit_and_penalty() -> None:
    t = (
        table(2, era=3)
        .show("nuclear-deterrence")
        .give(0, 0, 12, 0, 0)
        .turn(0, "red 1")
        .do(0, "develop nuclear-deterrence")
    )
    assert (t.p(0).vp, t.p(0).unrest, t.p(1).unrest) == (3, 2, 1)


@rule("NE-4.12")
def test_a_permanent_ability_works_as_often_as_its_card_says() -> None:
    t = table().own(0, "mathematics").turn(0, "green 3", "red 3")
    assert t.refusal(0, "use irrigation") == t.refusal(0, "use mathematics 2") == "NE-4.12"  # no such ability
    assert t.refusal(0, "use algebra") == "NE-4.12"  # not in play
    t.do(0, "use mathematics", "turn green 3 to 4")
    assert t.refusal(0, "use mathematics") == "NE-R69"  # once per round


@rule("NE-4.5", "NE-R72")
def test_a_flipped_die_shows_seven_minus_its_present_value() -> None:
    t = table(2, era=2).own(0, "optics").give(0, unrest=6).turn(0, "green 6", "red 1")
    t.p(0).dice = [one - 1 if one % 6 else one for one in t.p(0).dice]  # reduced: green 5, red 1
    t.refresh().do(0, "use optics")
    assert t.answers(0) == {"turn green 5 to 2", "turn red 1 to 6"}
    t.do(0, "turn green 5 to 2")
    assert t.faces(0) == ["green 2", "red 1"]


@rule("NE-R67")
def test_an_ability_is_used_before_the_die_of_the_own_turn_is_spent() -> None:
    t = table().own(0, "mathematics").own(1, "pythagoras").dice(1, "red 2", "red 3").turn(0, "green 3", "green 2")
    t.do(0, "spend green 3")
    assert not any(text.startswith("use") for text in t.answers(0))
    t.do(0, "gain resources")
    assert (t.asked(), "use pythagoras" in t.answers(1), "use mathematics" in t.answers(1)) == ("1 Turn", True, False)


@rule("NE-R68")
def test_several_abilities_may_be_used_in_one_turn_each_counts_separately() -> None:
    t = table(2, era=2).own(0, "military-academy", "mathematics").dice(1, "red 2").turn(0, "red 1", "blue 6")
    t.do(0, "use military-academy 2")  # the only blue die becomes 1
    t.do(0, "use military-academy", "use mathematics", "turn red 6 to 5")
    assert t.faces(0) == ["red 5", "blue 1"]
    assert t.answers(0) == {"spend red 5", "spend blue 1"}


@rule("NE-R69")
def test_an_ability_obtained_now_works_from_the_next_turn_and_repair_does_not_renew_it() -> None:
    t = table().show("mathematics").give(0, 0, 0, 0, 4).turn(0, "green 3", "red 3", "red 2")
    t.do(0, "spend green 3", "develop mathematics")
    assert t.asked() == "0 Turn"
    t.do(0, "use mathematics", "turn red 3 to 4")
    t.damage(0, "mathematics").turn(0)
    t.do(0, "spend red 4", "repair")
    assert t.damaged(0) == set()
    assert t.asked() == "0 Deed"  # the last die is spent: there was no ability left to use


@rule("NE-R74")
def test_a_permanent_ability_does_not_lower_the_cost_of_its_own_card() -> None:
    t = table().show("engineering").give(0, 0, 0, 0, 5).turn(0, "red 1")
    assert t.refusal(0, "develop engineering") == "NE-11.15"
    t.give(0, 0, 0, 0, 6).turn(0, "red 1").do(0, "develop engineering")
    assert t.goods(0) == [0, 0, 0, 0]
    t.show("mysticism").give(0, 0, 0, 0, 3).turn(0, "red 1").do(0, "develop mysticism")
    assert t.goods(0) == [0, 0, 0, 0]
    t = table().present("spartacus").give(0, unrest=6).turn(0, "green 3", "red 3", "blue 6")
    t.do(0, "spend green 3", "enlist spartacus")
    assert t.faces(0) == ["red 2", "blue 5"]  # the payment entered the Zone before he was there


@rule("NE-R70")
def test_equal_abilities_add_up_and_a_second_protection_changes_nothing() -> None:
    t = table(2, era=2).own(0, "engineering", "guilds", "city-walls", "castles").show("mysticism").give(0, 0, 0, 0, 2)
    t.turn(0, "red 1").do(0, "develop mysticism")
    assert t.goods(0) == [0, 0, 0, 0]
    assert t.p(0).powers[17] == 1 << RED


def test_colours_are_where_the_columns_are() -> None:
    assert (GREEN, RED, YELLOW, BLUE, TERRITORY) == (0, 1, 2, 3, 4)
