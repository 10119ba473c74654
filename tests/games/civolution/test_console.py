"""Chapters 22 to 28 and 36: research, dice, insight to activity, progress tracks, Resets, limits."""

from __future__ import annotations

import pytest

from demiurge.games.civolution import dice, events, tracks
from demiurge.games.civolution import vocabulary as v
from demiurge.kernel.game import view
from tests.games.civolution.table import Table, fresh, land, table
from tests.rules import rule


# ---- research
@rule("CV-22.1", "CV-22.2")
def test_levels_one_and_two_gain_a_card_or_draw_and_keep_one() -> None:
    for level, drawn in ((1, 2), (2, 4)):
        t = table(2).module(0, "research", level).do(0, "do card", "gain open insight")
        assert (len(t.c(0).hand), t.s.over()) == (1, True)
        t = table(2).module(0, "research", level).do(0, "do draw", *["draw insight"] * drawn)
        assert (len(t.s.looked), t.asked()) == (drawn, "KeepCards")
        assert t.why(0, "keep A1") == "CV-22.1"
        t.do(0, f"keep {v.card_name(t.s.looked[0])}")
        assert (len(t.c(0).hand), t.s.over()) == (1, True)


@rule("CV-22.3")
def test_level_three_gains_twice_or_keeps_two_of_four() -> None:
    t = table(2).module(0, "research", 3).do(0, "do card", "gain hidden insight", "gain open building")
    assert (len(t.c(0).hand), t.s.over()) == (2, True)
    t = table(2).module(0, "research", 3).do(0, "do draw", *["draw insight"] * 4)
    for _ in range(2):
        t.do(0, f"keep {v.card_name(t.s.looked[-1])}")
    assert (len(t.c(0).hand), t.s.over(), len(t.s.under[2])) == (2, True, 2)


@rule("CV-22.4", "CV-22.5")
def test_drawn_cards_are_seen_after_the_last_and_the_rest_goes_under() -> None:
    t = table(2).module(0, "research", 1).do(0, "do draw", "draw insight")
    assert t.s.looked == [-3]  # its back
    assert t.why(0, "draw invention") is None
    t.do(0, "draw mutation")
    first, second = t.s.looked
    assert (first // 32, second // 32) == (1, 2)
    assert view(t.s, 1).looked == [-3, -2]  # type: ignore[attr-defined]
    t.do(0, f"keep {v.card_name(first)}")
    assert (t.s.under[2], t.s.knows[2], t.c(0).hand) == ([second], [0], [first])


@rule("CV-22.6", "CV-22.7")
def test_an_emptied_face_up_stack_is_refilled_at_once() -> None:
    t = table(2)
    [top] = t.s.open_stacks[0]
    size = len(t.s.stacks[0])
    t.effect(0, {"op": "gain_card", "n": 1}).do(0, "gain open invention")
    assert (t.c(0).hand, len(t.s.open_stacks[0]), len(t.s.stacks[0])) == ([top], 1, size - 1)
    t.run().effect(0, {"op": "gain_card", "n": 1})
    t.s.open_stacks = [[*pile, t.s.stacks[0].pop()] if deck == 0 else pile for deck, pile in enumerate(t.s.open_stacks)]
    size = len(t.s.stacks[0])
    t.do(0, "gain open invention")
    assert (len(t.s.open_stacks[0]), len(t.s.stacks[0])) == (1, size)  # not empty: nothing is refilled
    under, over = t.s.stacks[1][:2]
    t.hand(0).s.open_stacks = [[under, over] if deck == 1 else pile for deck, pile in enumerate(t.s.open_stacks)]
    t.effect(0, {"op": "gain_card", "n": 1}).do(0, "gain open mutation")
    assert (t.c(0).hand, t.s.open_stacks[1]) == ([over], [under])  # the top card


@rule("CV-22.8", "CV-22.9")
def test_no_hand_limit_and_open_stacks_are_open() -> None:
    t = table(2).effect(0, {"op": "gain_card", "n": 30}).do(0, *["gain hidden insight"] * 28)
    assert len(t.c(0).hand) == 28
    assert view(t.s, 1).open_stacks == t.s.open_stacks  # type: ignore[attr-defined]


@rule("CV-R18")
def test_exhausted_stacks_and_bags_stay_empty() -> None:
    t = table(2)
    t.s.stacks[0], t.s.goal_bag, t.s.income_bag = [], [], []
    t.effect(0, {"op": "gain_card", "n": 2}).do(0, "gain open invention")
    assert (t.s.open_stacks[0], "gain open invention" in t.answers(0)) == ([], False)
    t.effect(0, {"op": "gain_goal", "n": 1}).do(0, "take goal 1")
    assert t.s.goals_open[0] == -1
    t.effect(0, {"op": "gain_income_chip", "n": 1}).do(0, "take income 1")
    assert t.s.incomes_open[0] == -1


@rule("CV-R52")
def test_backs_tell_the_decks() -> None:
    t = table(2).hand(0, "A1 C2 C3")
    assert view(t.s, 1).civs[0].hand == [-3, -3, -1]  # type: ignore[attr-defined]
    assert view(t.s, 0).civs[0].hand == t.c(0).hand  # type: ignore[attr-defined]


# ---- dice
@rule("CV-23.1", "CV-23.4")
def test_level_one_gains_one_die_of_either_kind() -> None:
    t = table(2).coming(5).module(0, "achievement").do(0, "do activation die")
    assert (t.c(0).dice, t.s.dice_left, t.s.over()) == ([1, 1, 1, 1, 2, 1], 2, True)
    t.hand(0, "E1").module(0, "achievement")
    assert t.answers(0) == {"do activation die", "do fate die", "do install", "done"}


@rule("CV-23.2", "CV-23.5")
def test_level_two_gains_both_and_fate_dice_are_rolled_together() -> None:
    t = table(2).coming(5).module(0, "achievement", 2).do(0, "do activation die")
    assert (t.c(0).on_spaces(), t.c(0).fate, t.s.fate_left) == (7, 2, 2)
    t.effect(0, {"op": "favor_test", "then": [{"op": "vp", "n": 1}]}).coming(3, 4).do(0, "do test")
    assert len(t.events("fate")[-1]) == 2


@rule("CV-23.3")
def test_level_three_installs_with_the_special_bonus() -> None:
    t = table(2).hand(0, "E1").module(0, "achievement", 3).do(0, "do install")
    assert t.s.decision(0).special == 1  # type: ignore[attr-defined]


@rule("CV-R55")
def test_a_civ_among_the_tied_that_names_itself_takes_no_die() -> None:
    t = table(3).edit(0, fate=2).edit(1, fate=2)
    t.s.fate_left = 0
    t.run(dice.GainDie(0, v.FATE))
    assert t.answers(0) == {"from civ 2", "done"}
    assert (t.do(0, "done").s.over(), [c.fate for c in t.s.civs]) == (True, [2, 2, 1])


@rule("CV-28.1")
@pytest.mark.parametrize("value", range(1, 7))
def test_dice_of_every_value_count_for_the_reset(value: int) -> None:
    for n, allowed in ((3, True), (4, False)):
        assert ("reset" in table(2).dice(0, str(value) * n, used=3).turn(0).answers(0)) is allowed


@rule("CV-23.7", "CV-42.7")
def test_vici_gives_one_of_its_dice() -> None:
    t = table(1).edit(1, used=8)
    t.s.dice_left = 0
    t.coming(3).run(dice.GainDie(0, v.ACTIVATION)).do(0, "from civ 2")
    assert (t.c(1).used, t.c(0).dice, t.s.over()) == (7, [1, 1, 2, 1, 1, 1], True)


@rule("CV-23.6", "CV-23.7", "CV-23.8")
def test_with_the_display_empty_the_civ_with_most_gives() -> None:
    t = table(3)
    t.s.dice_left = t.s.fate_left = 0
    t.edit(1, fate=3).edit(2, fate=2).run(dice.GainDie(0, v.FATE))
    assert t.offered(0, "from civ") == {"2"}
    assert t.why(0, "from civ 3") == "CV-23.6"
    t.do(0, "from civ 2")
    assert [c.fate for c in t.s.civs] == [2, 2, 2]
    t.run(dice.GainDie(0, v.FATE))
    assert t.offered(0, "from civ") == {"2", "3"}  # the taker is among the tied and may take none
    t.dice(1, "1234566", used=1).run(dice.GainDie(0, v.ACTIVATION)).do(0, "from civ 2")
    assert t.s.waiting() == [1]
    assert t.offered(1, "give") == {*[f"die {n}" for n in range(1, 7)], "used die"}
    t.coming(2).do(1, "give die 6")
    assert (t.c(1).dice[5], t.c(0).dice[1]) == (1, 2)
    t.edit(0, fate=5).run(dice.GainDie(0, v.FATE))
    assert t.s.over()  # alone with the most


@rule("CV-R20")
def test_a_used_die_may_be_given_and_is_rolled() -> None:
    t = table(2).dice(1, "1244566")
    t.s.dice_left = 0
    t.run(dice.GainDie(0, v.ACTIVATION)).do(0, "from civ 2")
    assert t.answers(1) == {f"give die {n}" for n in (1, 2, 4, 5, 6)}  # what it has
    t = table(2).dice(1, "12345", used=3)
    t.s.dice_left = 0
    t.coming(4).run(dice.GainDie(0, v.ACTIVATION)).do(0, "from civ 2").do(1, "give used die")
    assert (t.c(1).used, t.c(0).dice) == (2, [1, 1, 1, 2, 1, 1])


@rule("CV-38.17")
def test_dice_on_dice_spaces_are_turned_to_any_other_value() -> None:
    t = table(2).dice(0, "25", used=4).effect(0, {"op": "turn_die", "n": 2})
    assert t.offered(0, "turn die") == {f"{a} to {b}" for a in (2, 5) for b in range(1, 7) if a != b}
    assert t.why(0, "turn die 1 to 2") == t.why(0, "turn die 5 to 5") == "CV-38.17"
    t.do(0, "turn die 5 to 6", "turn die 6 to 2")
    assert (t.c(0).dice, t.c(0).used, t.s.over()) == ([0, 2, 0, 0, 0, 0], 4, True)


# ---- insight, mutation, invention
@rule("CV-24.1", "CV-24.2", "CV-24.3")
def test_insight() -> None:
    for level, ideas, special in ((1, 3, 0), (2, 6, 0), (3, 6, 1)):
        t = table(2).hand(0, "C1").module(0, "insight", level).do(0, "do ideas")
        assert (t.count(0, "idea"), t.s.over()) == (ideas, True)
        t.module(0, "insight", level).do(0, "do install")
        assert t.s.decision(0).special == special  # type: ignore[attr-defined]


@rule("CV-24.4", "CV-24.5", "CV-24.6")
def test_mutation() -> None:
    for level, moves, special in ((1, 1, 0), (2, 2, 0), (3, 2, 1)):
        t = table(2).hand(0, "B1").give(0, calm=3).module(0, "mutation", level).do(0, "do features")
        assert t.why(0, "turn stamina into calm") == "CV-24.4"
        t.do(0, *["turn calm into stamina"] * moves)
        assert (t.counts(0, "calm stamina"), t.s.over()) == ([3 - moves, moves], True)
        t.module(0, "mutation", level).do(0, "do install")
        assert t.s.decision(0).special == special  # type: ignore[attr-defined]


@rule("CV-24.7", "CV-24.8", "CV-24.9")
def test_invention() -> None:
    for level, actions, special in ((1, 1, 0), (2, 2, 0), (3, 2, 1)):
        t = table(2).hand(0, "A1").income(0, "I3", 3).module(0, "invention", level).do(0, "do income")
        t.do(0, *["income I3"] * actions)  # twice of the same
        assert (t.count(0, "food"), t.s.over()) == (2 * actions, True)
        t.module(0, "invention", level).do(0, "do install")
        assert t.s.decision(0).special == special  # type: ignore[attr-defined]


# ---- trade
@rule("CV-25.1", "CV-25.4")
def test_level_one_sells_and_buys_once_each() -> None:
    t = table(2).give(0, wood=3, money=8).module(0, "trade").do(0, "sale", "sell wood for money")
    assert t.why(0, "sell wood for money") == "CV-25.4"
    t.do(0, "sell wood for points", "purchase", "buy wood")
    assert (t.counts(0, "wood money"), t.c(0).vp, t.s.over()) == ([2, 7], 2, True)


@rule("CV-25.2", "CV-E36")
def test_level_two_in_any_sequence() -> None:
    t = table(2).give(0, wood=2, money=8).module(0, "trade", 2)
    t.do(0, "sale", "sell wood for money", "done", "purchase", "buy wood", "purchase", "buy wood")
    assert t.why(0, "purchase") == "CV-25.1"
    t.do(0, "sale", "sell wood for money", "done")
    assert (t.counts(0, "wood money"), t.s.over()) == ([2, 6], True)


@rule("CV-25.3")
def test_level_three_begins_with_two_money() -> None:
    t = table(2).module(0, "trade", 3)
    assert (t.count(0, "money"), t.s.decision(0).sales) == (2, 2)  # type: ignore[attr-defined]


@rule("CV-25.5", "CV-25.6", "CV-E22")
def test_what_sales_bring() -> None:
    for material, money in (("wood", 1), ("oil", 3), ("herbs", 2)):
        t = table(2).give(0, **{material: 2})
        before = t.c(0).supply
        t.effect(0, {"op": "sale", "n": 1}).do(0, f"sell {material} for money", f"sell {material} for points")
        assert (t.count(0, "money"), t.c(0).vp, t.c(0).supply) == (money, 2, before + 2 - money)


@rule("CV-25.7", "CV-25.8")
def test_purchases_cost_two_or_four() -> None:
    t = table(2).give(0, money=3).effect(0, {"op": "purchase", "n": 1})
    assert t.offered(0, "buy") == {"wood", "papyrus"}  # face up
    assert t.why(0, "buy jade") == "CV-25.7"
    t.give(0, money=4)
    assert len(t.offered(0, "buy")) == 18
    t.do(0, "buy jade")
    assert t.counts(0, "money jade") == [0, 1]


# ---- activity
@rule("CV-26.1", "CV-26.4", "CV-26.5")
def test_the_activity_of_the_console() -> None:
    t = table(2).give(0, money=2).module(0, "activity")
    assert t.answers(0) == {"activity console", "done"}
    assert t.why(0, "activity A4") == "CV-26.4"
    t.do(0, "activity console", "advance culture")
    assert (t.count(0, "money"), t.c(0).tracks[4], t.s.over()) == (1, 1, True)


@rule("CV-26.2", "CV-26.3", "CV-26.6")
def test_two_different_ones_or_the_same_twice() -> None:
    t = table(2).installed(0, "B18", column=3).module(0, "activity")
    assert (t.offered(0, "activity"), t.why(0, "activity console")) == ({"B18"}, "CV-26.4")  # it costs money
    t = table(2).give(0, money=4).installed(0, "E13", column=3).module(0, "activity", 2)
    t.do(0, "activity console", "advance culture")
    assert t.why(0, "activity console") == "CV-26.2"
    assert t.why(0, "activity A4") == "CV-26.4"  # not performed yet, but not owned either
    t.do(0, "activity E13")  # from an installed card
    assert (t.c(0).vp, t.s.over()) == (3, True)
    t.module(0, "activity", 3).do(0, "activity E13", "activity E13")
    assert t.c(0).vp == 9


# ---- progress tracks
@rule("CV-27.1", "CV-27.2")
def test_tracks_advance_as_named_or_chosen() -> None:
    assert v.TRACKS == ("technology", "prestige", "knowledge", "construction", "culture")
    t = table(2).effect(0, {"op": "track", "track": "knowledge", "n": 1}, {"op": "track_any", "n": 1})
    t.do(0, "advance culture")
    assert t.c(0).tracks == [0, 0, 1, 0, 1]


@rule("CV-27.3", "CV-27.4")
def test_thresholds_give_their_bonuses_in_order() -> None:
    t = table(2).run(tracks.Advance(0, 0, 12))
    asked = []
    while t.asked():
        asked.append((t.c(0).tracks[0], t.asked()))
        t.do(0, "done")
    assert asked == [(2, "Upgrade"), (4, "FavorOrIncome"), (6, "Upgrade"), (10, "StageOrPoints")]
    assert t.c(0).vp == 6  # on 8 and 12


@rule("CV-27.7")
def test_a_stage_tile_that_is_not_active_yet_or_points() -> None:
    for stages, flips in ((0, {"4", "5"}), (1, {"5"}), (2, {"4"}), (3, set())):
        t = table(2).edit(0, stages=stages).run(tracks.StageOrPoints(0))
        assert t.answers(0) == {"do points", "done", *[f"flip stage {n}" for n in flips]}
        for n in flips:
            t = table(2).edit(0, stages=stages).run(tracks.StageOrPoints(0)).do(0, f"flip stage {n}")
            assert (t.c(0).stages, t.c(0).vp) == (stages | 1 << int(n) - 4, 0)


@rule("CV-27.5", "CV-E23")
def test_an_upgrade_of_culture_is_for_modules_with_a_five() -> None:
    t = table(2).edit(0, culture=1).run(tracks.Advance(0, 4, 1))
    assert t.offered(0, "upgrade") == {"procreation", "production", "transport", "trade", "achievement"}
    assert t.why(0, "upgrade migration") == "CV-27.5"


@rule("CV-27.6", "CV-27.7")
def test_favor_or_income_and_stage_or_points() -> None:
    t = table(2).income(0, "I3", 3).edit(0, culture=3).run(tracks.Advance(0, 4, 1)).do(0, "do favor")
    assert t.c(0).favor == 1
    t.edit(0, culture=3).run(tracks.Advance(0, 4, 1)).do(0, "income I3")
    assert t.count(0, "food") == 2
    t.edit(0, culture=9).run(tracks.Advance(0, 4, 1)).do(0, "do points")
    assert t.c(0).vp == 3
    t.edit(0, culture=9).run(tracks.Advance(0, 4, 1)).do(0, "flip stage 4")
    assert t.c(0).stages == 1


@rule("CV-27.8", "CV-27.9")
def test_beyond_the_last_space_and_pale_spaces() -> None:
    t = table(2).edit(0, culture=12).run(tracks.Advance(0, 4, 3))
    assert (t.c(0).tracks[4], t.c(0).vp) == (12, 6)
    t = table(2).edit(0, culture=12, technology=3, prestige=4)
    t.effect(0, {"op": "vp_per", "n": 2, "per": 1, "metric": "tracks_on_pale", "max": 9})
    assert t.c(0).vp == 4


@rule("CV-R34")
def test_an_upgrade_bonus_is_lost_when_all_five_are_at_level_three() -> None:
    t = table(2).edit(0, culture=1, procreation=2, production=2, transport=2, trade=2, achievement=2)
    t.run(tracks.Advance(0, 4, 1))
    assert t.s.over()


# ---- resets
def resetting(used: int = 5, dice: str = "6") -> Table:
    return table(2).dice(0, dice, used=used).give(0, planning_1=4).turn(0)


@rule("CV-28.1")
def test_a_reset_needs_at_most_three_dice_on_the_spaces() -> None:
    t = resetting(2, "1234")
    assert t.why(0, "reset") == "CV-28.1"
    t = resetting(3, "123")  # planning markers do not count
    assert t.why(0, "reset") is None


@rule("CV-28.2", "CV-28.3")
def test_the_indicator_moves_and_stays_on_the_end_space() -> None:
    t = resetting()
    t.s.resets = 3
    t.do(0, "reset", "done", "do idea")
    assert t.s.resets == 4
    t.s.resets, t.s.ending = 5, 2
    t.dice(0, "6", used=5).turn(0).do(0, "reset", "done", "do idea")
    assert t.s.resets == 5


@rule("CV-28.4", "CV-28.5")
def test_used_dice_are_rolled_and_others_if_wanted() -> None:
    t = resetting(3, "122").do(0, "reset")
    assert t.offered(0, "take up") == {"1", "2"}
    assert t.why(0, "take up 5") == "CV-28.4"
    t.do(0, "take up 2").coming(6, 6, 5, 4).do(0, "done")
    assert (t.c(0).dice, t.c(0).used) == ([1, 1, 0, 1, 1, 2], 0)


@rule("CV-28.6", "CV-28.7")
def test_the_reset_marker_becomes_an_idea_or_food() -> None:
    t = resetting()
    before = t.c(0).supply
    t.do(0, "reset", "done", "do food")
    assert (t.count(0, "food"), t.c(0).resets, t.c(0).supply) == (1, 3, before)
    t.edit(0, resets=0).dice(0, "6", used=5).turn(0).do(0, "reset", "done", "do idea")
    assert (t.count(0, "idea"), t.c(0).resets, t.c(0).supply) == (1, 0, before - 1)  # from the supply


@rule("CV-28.6", "CV-38.17")
def test_with_the_calendar_the_reset_gives_an_idea_and_food_whichever_is_chosen() -> None:
    for chosen in ("do idea", "do food"):
        t = resetting().installed(0, "C20").do(0, "reset", "done", chosen)
        assert t.counts(0, "idea food") == [1, 1]


# ---- limits
@rule("CV-36.1", "CV-R37")
def test_a_score_beyond_a_hundred_is_simply_counted() -> None:
    t = table(2).edit(0, vp=98).effect(0, {"op": "vp", "n": 5})
    assert t.s.scores()[0] == 103
    t.edit(0, vp=1399).effect(0, {"op": "vp", "n": 1})
    assert t.s.scores()[0] // 100 == 14  # laps, though there are only 12 tokens


@rule("CV-36.2")
def test_favor_stops_at_the_rightmost_space() -> None:
    t = table(2).edit(0, favor=4).effect(0, {"op": "favor", "n": 2})
    assert t.c(0).favor == 5


def full(**markers_: int) -> Table:
    """A civ whose supply is empty."""
    t = table(2).give(0, **markers_)
    return t.give(0, money=t.c(0).supply)


@rule("CV-36.3")
def test_the_last_markers_of_the_supply_are_placed_without_a_question() -> None:
    for n, asked in ((1, ""), (2, ""), (3, "Replenish")):
        t = table(2).give(0, food=1)
        t.give(0, money=t.c(0).supply - 2).effect(0, {"op": "gain", "what": "idea", "n": n})
        assert (t.asked(), t.count(0, "idea")) == (asked, min(n, 2))


@rule("CV-R17", "CV-36.3")
def test_the_notch_of_a_boat_that_comes_back_is_filled_in_any_case() -> None:
    t = table(2).boat(0, "water-A", cargo=0).give(0, food=1)
    t.give(0, money=t.c(0).supply).run(events.BoatBack(0, land("water-A")))
    assert (t.asked(), t.why(0, "done")) == ("Replenish", "CV-R17")
    t.do(0, "return food")
    assert (t.count(0, "food"), t.c(0).supply, t.c(0).boats, t.s.game.faults(t.s)) == (0, 0, 0, [])


@rule("CV-36.3", "CV-R49")
def test_with_an_empty_supply_markers_may_be_returned_first() -> None:
    t = full(wood=2, raw_forest_B=1).effect(0, {"op": "gain", "what": "idea", "n": 2})
    assert t.asked() == "Replenish"
    assert t.offered(0, "return") == {"money", "wood", "raw forest-B"}
    t.do(0, "return raw forest-B", "return wood")
    assert (t.counts(0, "idea wood"), t.c(0).supply, t.s.over()) == ([2, 1], 0, True)


@rule("CV-36.4", "CV-36.5")
def test_statues_reset_markers_and_boats_stay_and_spaces_have_no_limit() -> None:
    t = table(2).boat(0, "water-A").ground(0, 1, statues=2)
    t.give(0, money=t.c(0).supply).effect(0, {"op": "gain", "what": "idea", "n": 1})
    assert t.offered(0, "return") == {"money"}
    assert t.why(0, "return raw water-A") == "CV-36.4"
    assert (t.count(0, "money") > 30, t.c(0).resets) == (True, 4)


@rule("CV-R38")
def test_what_cannot_be_placed_is_lost() -> None:
    t = full().effect(0, {"op": "gain", "what": "idea", "n": 2}).do(0, "done")
    assert (t.count(0, "idea"), t.s.over()) == (0, True)


@rule("CV-36.3", "CV-20.3")
def test_a_marker_returned_for_a_chip_is_in_the_supply_again() -> None:
    t = full(calm=3).display("attributes", 5).effect(0, {"op": "gain", "what": "idea", "n": 2})
    t.do(0, "take attribute 1", "column 3")
    assert (t.counts(0, "idea calm"), t.c(0).supply, t.asked()) == ([1, 2], 0, "Replenish")  # one is still to come
    t.do(0, "return calm")
    assert (t.counts(0, "idea calm"), t.c(0).supply, t.s.over()) == ([2, 1], 0, True)


def test_fresh_tables_have_no_faults() -> None:
    for seats in (1, 2, 3, 4):
        t = fresh(seats)
        assert t.s.game.faults(t.s) == []


@rule("CV-22.5", "CV-R18")
def test_cards_under_a_stack_are_drawn_last_and_in_order() -> None:
    t = table(2).hand(0)
    first, second = t.s.stacks[2][:2]
    t.s.stacks[2], t.s.under[2], t.s.knows[2] = [], [first, second], [0, 1]
    t.s.under[3], t.s.knows[3] = [t.s.stacks[3].pop()], [1]
    t.effect(0, {"op": "gain_card", "n": 3}).do(0, "gain hidden insight")
    assert (t.c(0).hand, t.s.under[2], t.s.knows[2]) == ([first], [second], [1])
    t.do(0, "gain hidden insight")
    assert (t.c(0).hand, t.s.under[2], t.s.knows[2]) == ([first, second], [], [])
    assert (len(t.s.under[3]), t.s.knows[3]) == (1, [1])  # of another stack
    assert "gain hidden insight" not in t.answers(0)


@rule("CV-18.5")
def test_statue_and_settlement_must_be_own_and_on_the_same_ground() -> None:
    for civ in range(4):
        for ground in range(1, 8):
            t = table(4).goal(civ, "G57").ground(civ, ground, statues=1, town=True)
            assert t.effect(civ, {"op": "install_goal", "n": 1}).offered(civ, "goal") == {"1"}
            t = table(4).goal(civ, "G57").ground((civ + 1) % 4, ground, statues=1).ground(civ, ground, town=True)
            assert t.effect(civ, {"op": "install_goal", "n": 1}).offered(civ, "goal") == set()


@rule("CV-19.1", "CV-20.1")
def test_the_first_module_is_upgraded_and_no_chip_is_taken() -> None:
    t = table(2).effect(0, {"op": "upgrade", "n": 1})
    shown = t.s.attributes_open[:]
    t.do(0, "upgrade migration")
    assert (t.c(0).levels[0], t.s.attributes_open, t.c(0).items) == (1, shown, table(2).c(0).items)


@rule("CV-22.4", "CV-R18")
def test_no_more_cards_are_drawn_than_a_stack_has() -> None:
    t = table(2)
    t.s.stacks[3], t.s.stacks[4] = t.s.stacks[3][:1], []
    t.effect(0, {"op": "draw_cards", "draw": 3, "keep": 1})
    assert t.offered(0, "draw") == set(v.DECKS) - {"achievement"}
    t.do(0, "draw building")
    assert t.offered(0, "draw") == set(v.DECKS) - {"achievement", "building"}
