"""Chapter 9: cults and priests, and chapter 43 on keys."""

from __future__ import annotations

from typing import Any

import pytest

from demiurge.kernel.data import changed
from tests.games.terra_mystica.table import Table, table
from tests.rules import rule

FIRE, WATER, EARTH, AIR = range(4)
EMPTY = [-1] * 4


def cult_table(*steps: int, **options: Any) -> Table:
    """Engineers with these steps on the tracks and three priests, against Auren; all power lies in bowl I."""
    t = table("engineers", "auren", engineers="C2 E7", auren="A10 E9", **options)
    t.p("engineers").cults = [*steps, 0, 0, 0, 0][:4]
    return t.give("engineers", priests=3, bowl1=12, bowl2=0, bowl3=0).turn("engineers")


def cults(t: Table, faction: str = "engineers") -> list[int]:
    return t.p(faction).cults


def gained(t: Table) -> int:
    """Power gained since all of it lay in bowl I."""
    bowls = t.bowls("engineers")
    return bowls[1] + 2 * bowls[2]


# --- priests -----------------------------------------------------------------------------------


@rule("TM-9.1")
@pytest.mark.parametrize("steps", [3, 2])
def test_a_priest_on_a_slot_advances_as_the_slot_shows(steps: int) -> None:
    t = cult_table()
    before = t.goods("engineers")
    t.do("engineers", f"send p to FIRE for {steps}")
    assert cults(t) == [steps, 0, 0, 0]
    assert t.goods("engineers") == (before[0], before[1], before[2] - 1)
    assert t.refusal("engineers", "send p to WATER for 1") == "TM-4.1"  # it was the action


@rule("TM-9.1")
def test_a_priest_on_a_slot_stays_there_for_the_rest_of_the_game() -> None:
    t = cult_table()
    assert t.s.slots == EMPTY * 4
    t.do("engineers", "send p to WATER for 3", "done")
    here = [*EMPTY, t.seat("engineers"), -1, -1, -1, *EMPTY, *EMPTY]
    assert t.s.slots == here
    t.pass_all()
    assert (t.s.round, t.s.slots) == (2, here)
    t.turn("auren").give("auren", priests=2)
    assert t.refusal("auren", "send p to WATER for 3") == "TM-9.1"
    assert t.refusal("auren", "send p to FIRE for 3") is None


@rule("TM-9.1", "TM-1.8")
def test_each_priest_on_a_slot_lowers_the_number_that_can_be_held() -> None:
    t = cult_table()
    t.do("engineers", "send p to FIRE for 3").turn("engineers").do("engineers", "send p to FIRE for 2")
    assert (t.p("engineers").limit, t.p("engineers").on_cults) == (5, 2)
    t.give("engineers", priests=4, bowl3=12).turn("engineers").do("engineers", "convert 5pw to 1p", "convert 5pw to 1p")
    assert t.p("engineers").priests == 5


@rule("TM-9.2")
def test_each_track_has_one_slot_for_3_steps_and_three_for_2() -> None:
    t = cult_table().give("engineers", priests=6)
    t.do("engineers", "send p to EARTH for 3").turn("engineers")
    assert t.refusal("engineers", "send p to EARTH for 3") == "TM-9.1"
    for n in range(1, 4):
        t.do("engineers", "send p to EARTH for 2").turn("engineers")
        assert t.s.slots == [*EMPTY, *EMPTY, *[t.seat("engineers")] * (1 + n), *[-1] * (3 - n), *EMPTY]
    assert t.refusal("engineers", "send p to EARTH for 2") == "TM-9.1"
    assert t.refusal("engineers", "send p to EARTH for 3") == "TM-9.1"
    for track in ("FIRE", "WATER", "AIR"):
        assert t.refusal("engineers", f"send p to {track} for 3") is None
        assert t.refusal("engineers", f"send p to {track} for 2") is None


@rule("TM-9.2", "TM-9.3")
@pytest.mark.parametrize("rulings", ["printed", "site"])
@pytest.mark.parametrize("taken", range(16))
def test_the_priests_offered_are_those_for_whom_there_is_a_slot(rulings: str, taken: int) -> None:
    t = cult_table(rulings=rulings)
    for track in range(4):  # every combination of taken slots, on each track
        slots = [t.seat("auren") if taken >> i & 1 else -1 for i in range(4)]
        t.s.slots = [*EMPTY * track, *slots, *EMPTY * (3 - track)]
        t.turn("engineers")
        name = ("FIRE", "WATER", "EARTH", "AIR")[track]
        free = {
            f"send p to {name} for {n}" for n in (1, 2, 3) if n == 1 or (-1 in slots[1:] if n == 2 else slots[0] < 0)
        }
        assert {text for text in t.answers("engineers") if f"to {name}" in text} == free
        assert {n for n in (1, 2, 3) if t.refusal("engineers", f"send p to {name} for {n}") is None} == {
            int(text[-1]) for text in free
        }


@rule("TM-9.3")
def test_a_priest_may_go_back_to_the_supply_for_one_step() -> None:
    t = cult_table()
    t.do("engineers", "send p to AIR for 1")
    p = t.p("engineers")
    assert (p.cults, p.priests, p.limit, p.on_cults) == ([0, 0, 0, 1], 2, 7, 0)
    assert t.s.slots == EMPTY * 4


@rule("TM-9.3")
def test_one_step_is_possible_although_all_slots_are_taken() -> None:
    t = cult_table()
    t.s.slots = [1, 1, 1, 1, *t.s.slots[4:]]
    t.turn("engineers")
    assert {text for text in t.answers("engineers") if "FIRE" in text} == {"send p to FIRE for 1"}
    t.do("engineers", "send p to FIRE for 1")
    assert cults(t) == [1, 0, 0, 0]


@rule("TM-9.1", "TM-4.9")
def test_without_a_priest_none_is_sent() -> None:
    t = cult_table().give("engineers", priests=1)
    assert t.refusal("engineers", "send p to FIRE for 1") is None
    t.give("engineers", priests=0)
    for steps in (1, 2, 3):
        assert t.refusal("engineers", f"send p to FIRE for {steps}") == "TM-4.9"


@rule("TM-9.4")
def test_a_lower_value_may_be_chosen_although_a_higher_slot_is_free() -> None:
    t = cult_table()
    assert {f"send p to FIRE for {n}" for n in (1, 2, 3)} <= t.answers("engineers")
    t.do("engineers", "send p to FIRE for 2")
    assert t.s.slots[:4] == [-1, t.seat("engineers"), -1, -1]
    assert cults(t)[FIRE] == 2
    t.turn("engineers").do("engineers", "send p to FIRE for 1")
    assert cults(t)[FIRE] == 3


# --- power of the tracks -----------------------------------------------------------------------


@rule("TM-9.5")
@pytest.mark.parametrize(
    ("old", "steps", "power"),
    [
        (0, 2, 0), (1, 1, 0), (2, 1, 1), (0, 3, 1), (1, 3, 1), (3, 1, 0), (4, 1, 2), (3, 2, 2), (5, 1, 0), (2, 3, 3),
        (6, 1, 2), (4, 3, 4), (5, 2, 2), (7, 1, 0), (6, 3, 2), (7, 2, 0), (8, 1, 0),
    ],
)  # fmt: skip
def test_steps_3_5_and_7_give_power_when_reached_or_crossed(old: int, steps: int, power: int) -> None:
    t = cult_table(old).do("engineers", f"send p to FIRE for {steps}")
    assert cults(t)[FIRE] == old + steps
    assert gained(t) == power


@rule("TM-9.5")
@pytest.mark.parametrize(("old", "steps", "power"), [(9, 1, 3), (8, 2, 3), (7, 3, 3), (9, 3, 3)])
def test_step_10_gives_3_power(old: int, steps: int, power: int) -> None:
    t = cult_table(old).give("engineers", keys=1).do("engineers", f"send p to FIRE for {steps}", "enter")
    assert cults(t)[FIRE] == 10
    assert gained(t) == power


@rule("TM-9.5")
def test_every_kind_of_advance_gives_the_power() -> None:
    steps = cult_table(2, 2, 2, 2).favor("engineers", 6).card("engineers", 2)
    steps.do("engineers", "action FAV6", "+WATER")
    assert (cults(steps), gained(steps)) == ([2, 3, 2, 2], 1)
    steps.turn("engineers").do("engineers", "action BON2", "+AIR")
    assert (cults(steps), gained(steps)) == ([2, 3, 2, 3], 2)

    tile = cult_table().rich("engineers").put("engineers", "C2", "TP").give("engineers", bowl1=9, bowl2=0, bowl3=0)
    tile.do("engineers", "upgrade C2 to TE", "+FAV1")
    assert (cults(tile), gained(tile)) == ([3, 0, 0, 0], 1)

    town = cult_table(4, 2, 6, 0).give("engineers", towns_due=1).do("engineers", "+TW5")
    assert (cults(town), gained(town)) == ([5, 3, 7, 1], 2 + 1 + 2)


@rule("TM-9.6")
def test_a_marker_that_went_back_gains_the_power_again() -> None:
    t = acolyte_table(5, 3, 3, 3)
    t.do("acolytes", "transform D8 to volcano", "lose FIRE")
    assert (t.p("acolytes").cults, t.bowls("acolytes")) == ([2, 3, 3, 3], (12, 0, 0))
    t.turn("acolytes").do("acolytes", "send p to FIRE for 3")
    assert (t.p("acolytes").cults, t.bowls("acolytes")) == ([5, 3, 3, 3], (9, 3, 0))


def acolyte_table(*steps: int, stronghold: bool = False, **options: Any) -> Table:
    """Acolytes to move with these steps and all power in bowl I; D8 beside them is nobody's colour."""
    t = table("acolytes", "auren", acolytes="D6 D7", auren="A10 E9", **options)
    t.p("acolytes").cults = list(steps)
    if stronghold:
        t.put("acolytes", "D6", "SH")
    return t.give("acolytes", priests=3, keys=0, bowl1=12, bowl2=0, bowl3=0).turn("acolytes")


@rule("TM-39.9")
def test_the_steps_of_a_volcano_are_lost_on_one_track_that_is_high_enough() -> None:
    t = acolyte_table(3, 2, 5, 0)
    assert t.refusal("acolytes", "lose FIRE") == "TM-39.9"  # nothing is owed
    t.do("acolytes", "transform D8 to volcano").lawful()
    assert {text for text in t.answers("acolytes") if text.startswith("lose")} == {"lose FIRE", "lose EARTH"}
    assert t.refusal("acolytes", "lose WATER") == "TM-39.9"
    t.do("acolytes", "lose FIRE")
    assert (t.p("acolytes").cults, t.p("acolytes").lose_steps, t.bowls("acolytes")) == ([0, 2, 5, 0], 0, (12, 0, 0))


@rule("TM-39.10")
def test_going_back_from_step_10_frees_it_and_gives_the_key_back() -> None:
    t = acolyte_table(10, 3, 9, 3)
    t.s.tops = [t.seat("acolytes"), -1, -1, -1]
    t.do("acolytes", "transform D8 to volcano", "lose FIRE")
    assert (t.p("acolytes").cults, t.p("acolytes").keys, t.s.tops) == ([7, 3, 9, 3], 1, [-1] * 4)
    t.turn("acolytes").do("acolytes", "send p to FIRE for 3", "enter")
    assert (t.p("acolytes").cults[FIRE], t.p("acolytes").keys) == (10, 0)
    other = acolyte_table(10, 3, 9, 3)
    other.s.tops = [other.seat("acolytes"), -1, -1, -1]
    other.do("acolytes", "transform D8 to volcano", "lose EARTH")
    assert (other.p("acolytes").keys, other.s.tops[FIRE]) == (0, other.seat("acolytes"))


@rule("TM-39.12")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_priest_of_acolytes_with_a_stronghold_makes_one_step_more(steps: int) -> None:
    t = acolyte_table(0, 0, 0, 0).do("acolytes", f"send p to FIRE for {steps}")
    assert t.p("acolytes").cults == [steps, 0, 0, 0]
    t = acolyte_table(0, 0, 0, 0, stronghold=True).do("acolytes", f"send p to FIRE for {steps}")
    assert t.p("acolytes").cults == [steps + 1, 0, 0, 0]


# --- step 10 -----------------------------------------------------------------------------------


@rule("TM-9.7")
@pytest.mark.parametrize(("old", "steps"), [(7, 3), (8, 3), (8, 2), (9, 1), (9, 3)])
def test_without_a_key_the_marker_stops_on_step_9(old: int, steps: int) -> None:
    t = cult_table(old).do("engineers", f"send p to FIRE for {steps}")
    assert (cults(t)[FIRE], t.s.tops, gained(t)) == (9, [-1] * 4, 0)
    assert t.refusal("engineers", "enter") == "K-1"
    assert t.p("engineers").keys == 0


@rule("TM-9.7")
def test_entering_step_10_uses_up_one_key() -> None:
    t = cult_table(8, 9).give("engineers", keys=2).do("engineers", "send p to FIRE for 2")
    assert t.answers("engineers") == {"enter", "stay"}
    assert t.refusal("engineers", "done") == "K-1"
    t.do("engineers", "enter")
    assert (cults(t), t.p("engineers").keys, t.s.tops) == ([10, 9, 0, 0], 1, [t.seat("engineers"), -1, -1, -1])
    t.turn("engineers").do("engineers", "send p to WATER for 1", "enter")
    assert (cults(t), t.p("engineers").keys, t.s.tops[:2]) == ([10, 10, 0, 0], 0, [t.seat("engineers")] * 2)


@rule("TM-9.7")
def test_the_key_matters_only_where_step_10_would_be_reached() -> None:
    t = cult_table(7).give("engineers", keys=1).do("engineers", "send p to FIRE for 2")
    assert (cults(t)[FIRE], t.p("engineers").keys) == (9, 1)
    assert "enter" not in t.answers("engineers")


@rule("TM-9.8", "TM-9.9")
@pytest.mark.parametrize("rulings", ["printed", "site"])
def test_an_occupied_step_10_stops_another_player_who_keeps_the_key(rulings: str) -> None:
    t = cult_table(8, rulings=rulings).give("engineers", keys=1)
    t.p("auren").cults = changed(t.p("auren").cults, FIRE, 10)
    t.s.tops = changed(t.s.tops, FIRE, t.seat("auren"))
    t.do("engineers", "send p to FIRE for 3")
    assert (cults(t)[FIRE], t.p("engineers").keys, gained(t)) == (9, 1, 0)
    assert t.s.tops[FIRE] == t.seat("auren")
    assert t.refusal("engineers", "enter") == "K-1"
    t.p("engineers").cults = changed(t.p("engineers").cults, WATER, 8)  # the key still opens another track
    t.turn("engineers").do("engineers", "send p to WATER for 2", *(["enter"] if rulings == "printed" else []))
    assert (cults(t)[WATER], t.s.tops) == (10, [t.seat("auren"), t.seat("engineers"), -1, -1])


@rule("TM-9.8")
def test_a_marker_on_step_10_goes_no_further_and_gains_nothing() -> None:
    t = cult_table(10).give("engineers", keys=1)
    t.s.tops = changed(t.s.tops, FIRE, t.seat("engineers"))
    t.do("engineers", "send p to FIRE for 3")
    p = t.p("engineers")
    assert (p.cults[FIRE], p.keys, p.priests, gained(t), t.s.tops[FIRE]) == (10, 1, 2, 0, t.seat("engineers"))


# --- steps of choice ---------------------------------------------------------------------------


@rule("TM-9.10")
@pytest.mark.parametrize("track", range(4))
def test_a_step_of_fav6_or_bon2_may_be_made_on_any_track(track: int) -> None:
    for action in ("FAV6", "BON2"):
        t = cult_table().favor("engineers", 6).card("engineers", 2)
        name = ("FIRE", "WATER", "EARTH", "AIR")[track]
        assert t.refusal("engineers", f"+{name}") == "TM-9.10"
        t.do("engineers", f"action {action}")
        assert {text for text in t.answers("engineers") if text[0] == "+"} == {"+FIRE", "+WATER", "+EARTH", "+AIR"}
        assert t.refusal("engineers", "done") == "TM-4.8"
        t.do("engineers", f"+{name}")
        assert cults(t) == [int(other == track) for other in range(4)]
        assert t.refusal("engineers", f"+{name}") == "TM-9.10"


@rule("TM-9.10")
def test_the_two_steps_of_acta_are_made_on_one_track() -> None:
    t = cult_table().put("auren", "E9", "SH").turn("auren")
    assert t.p("auren").cults == [0, 1, 0, 1]
    t.do("auren", "action ACTA", "+EARTH")
    assert t.p("auren").cults == [0, 1, 2, 1]
    assert t.refusal("auren", "+FIRE") == "TM-9.10"


@rule("TM-9.10")
@pytest.mark.parametrize("track", range(4))
def test_the_step_of_the_cultists_may_be_made_on_any_track(track: int) -> None:
    t = table("cultists", "engineers", cultists="E6 F5", engineers="E7 C2")
    t.give("cultists", cult_steps=0, workers=9, coins=20).turn("cultists").do("cultists", "upgrade E6 to TP")
    t.do("engineers", "leech 1 from cultists")
    assert t.asked() == ["cultists"]
    assert t.answers("cultists") == {"+FIRE", "+WATER", "+EARTH", "+AIR"}
    t.do("cultists", ("+FIRE", "+WATER", "+EARTH", "+AIR")[track])
    assert t.p("cultists").cults == [start + (other == track) for other, start in enumerate((1, 0, 1, 0))]


# --- chapter 43: keys at the table -------------------------------------------------------------


@rule("TM-43.16")
def test_at_the_table_a_marker_that_stopped_on_step_9_stays_until_its_next_advance() -> None:
    t = cult_table(8).do("engineers", "send p to FIRE for 3")
    t.give("engineers", towns_due=1).do("engineers", "+TW1")
    assert (cults(t)[FIRE], t.p("engineers").keys) == (9, 1)
    t.turn("engineers").do("engineers", "send p to FIRE for 1", "enter")
    assert (cults(t)[FIRE], t.p("engineers").keys) == (10, 0)


@rule("TM-43.18")
def test_at_the_table_a_player_may_stop_on_step_9_and_keep_the_key() -> None:
    t = cult_table(8).give("engineers", keys=1).do("engineers", "send p to FIRE for 3", "stay")
    assert (cults(t)[FIRE], t.p("engineers").keys, gained(t), t.s.tops) == (9, 1, 0, [-1] * 4)
    assert t.refusal("engineers", "done") is None


@rule("TM-43.18")
@pytest.mark.parametrize("entered", range(4))
def test_with_too_few_keys_the_player_chooses_which_markers_enter(entered: int) -> None:
    t = cult_table(9, 9, 9, 9).give("engineers", towns_due=1).do("engineers", "+TW5")
    asked = 0
    while "stay" in t.answers("engineers"):
        t.do("engineers", "enter" if asked == entered else "stay")
        asked += 1
    assert sorted(cults(t)) == [9, 9, 9, 10]
    assert asked == min(entered + 1, 4)
    assert t.s.tops.count(t.seat("engineers")) == 1
    assert cults(t)[t.s.tops.index(t.seat("engineers"))] == 10
    assert (t.p("engineers").keys, gained(t)) == (0, 3)


@rule("TM-43.18")
def test_at_the_table_nobody_steps_down() -> None:
    t = cult_table(8)
    assert t.refusal("engineers", "-FIRE") == "TM-43.18"


# --- chapter 43: keys on the site --------------------------------------------------------------


def site_table(*steps: int) -> Table:
    return cult_table(*steps, rulings="site", leech="deferred")


@rule("TM-43.19")
def test_on_the_site_step_10_is_entered_by_itself() -> None:
    t = site_table(8).give("engineers", keys=2).do("engineers", "send p to FIRE for 2")
    assert (cults(t)[FIRE], t.p("engineers").keys, gained(t), t.s.tops[FIRE]) == (10, 1, 3, t.seat("engineers"))


@rule("TM-43.19")
def test_on_the_site_a_player_chooses_by_stepping_down() -> None:
    t = site_table(7, 8, 9, 10).give("engineers", keys=1, towns_due=1)
    t.s.tops = changed(t.s.tops, AIR, t.seat("engineers"))
    assert t.refusal("engineers", "-FIRE") == "TM-43.19"  # below step 7
    assert t.refusal("engineers", "-AIR") == "TM-43.19"  # on step 10
    assert {"-WATER", "-EARTH"} == t.answers("engineers") & {"-FIRE", "-WATER", "-EARTH", "-AIR"}
    t.do("engineers", "-EARTH")
    assert (cults(t), gained(t), t.p("engineers").keys) == ([7, 8, 8, 10], 0, 1)


@rule("TM-43.17")
def test_on_the_site_a_key_of_the_same_turn_lifts_the_marker_that_stopped() -> None:
    t = site_table(8).do("engineers", "send p to FIRE for 3")
    assert (cults(t)[FIRE], gained(t)) == (9, 0)
    t.give("engineers", towns_due=1).do("engineers", "+TW1")
    assert (cults(t)[FIRE], t.p("engineers").keys, gained(t), t.s.tops[FIRE]) == (10, 0, 3, t.seat("engineers"))
    t.give("engineers", towns_due=1).do("engineers", "+TW1")
    assert (cults(t), t.p("engineers").keys) == ([10, 0, 0, 0], 1)


@rule("TM-43.17")
def test_on_the_site_a_key_of_a_later_turn_does_not() -> None:
    t = site_table(8).do("engineers", "send p to FIRE for 3").turn("engineers")
    t.give("engineers", towns_due=1).do("engineers", "+TW1")
    assert (cults(t)[FIRE], t.p("engineers").keys, t.s.tops[FIRE]) == (9, 1, -1)


@rule("TM-43.17")
def test_on_the_site_there_must_be_keys_for_all_markers_that_stopped() -> None:
    t = site_table(8, 8).do("engineers", "send p to FIRE for 3").give("engineers", actions=1)
    t.do("engineers", "send p to WATER for 3").give("engineers", towns_due=2)
    t.do("engineers", "+TW1")
    assert (cults(t)[:2], t.p("engineers").keys) == ([9, 9], 1)
    t.do("engineers", "+TW1")
    assert (cults(t)[:2], t.p("engineers").keys, t.s.tops[:2]) == ([10, 10], 0, [t.seat("engineers")] * 2)


def race(**cultists: int) -> Table:
    """Engineers with a key before step 10 of fire, Cultists before it too and in the middle of something."""
    t = table("engineers", "cultists", engineers="E7 C2", cultists="E6 F5", rulings="site", leech="deferred")
    t.p("engineers").cults = [8, 8, 0, 0]
    t.p("cultists").cults = [9, 8, 0, 0]
    t.give("engineers", priests=3, keys=1).give("cultists", **{"keys": 1, "cult_steps": 1, **cultists})
    return t.turn("engineers").favor("engineers", 6)


@rule("TM-43.21")
def test_on_the_site_nobody_overtakes_cultists_who_could_enter_step_10_first() -> None:
    t = race()
    assert t.refusal("engineers", "send p to FIRE for 3") == "TM-43.21"
    assert t.refusal("engineers", "send p to FIRE for 2") == "TM-43.21"
    assert t.refusal("engineers", "send p to FIRE for 1") is None  # not yet step 10
    assert t.refusal("engineers", "send p to WATER for 3") is None  # where Cultists would stand on 9
    assert race(cult_steps=2).refusal("engineers", "send p to WATER for 3") == "TM-43.21"


@rule("TM-43.21", "TM-39.12")
def test_on_the_site_the_further_step_of_the_acolytes_overtakes_too() -> None:
    t = table("acolytes", "cultists", acolytes="D6 D7", cultists="E6 F5", rulings="site", leech="deferred")
    t.p("acolytes").cults, t.p("cultists").cults = [7, 0, 0, 0], [9, 0, 0, 0]
    t.give("acolytes", priests=3, keys=1).give("cultists", keys=1, cult_steps=1).put("acolytes", "D6", "SH")
    t.turn("acolytes")
    assert t.refusal("acolytes", "send p to FIRE for 2") == "TM-43.21"
    assert t.refusal("acolytes", "send p to FIRE for 1") is None


@rule("TM-43.21")
def test_on_the_site_nobody_waits_for_cultists_who_cannot_enter() -> None:
    for t in (race(keys=0), race(cult_steps=0), race().give("engineers", keys=0)):
        assert t.refusal("engineers", "send p to FIRE for 3") is None
    taken = race()
    taken.s.tops[FIRE] = taken.seat("cultists")
    assert taken.refusal("engineers", "send p to FIRE for 3") is None


@rule("TM-43.21")
def test_on_the_site_favor_and_town_tiles_and_steps_of_choice_wait_too() -> None:
    t = race().give("engineers", favors_due=1, towns_due=1)
    t.p("engineers").cults = [9, 8, 0, 0]
    assert t.refusal("engineers", "+FAV9") == "TM-43.21"
    assert t.refusal("engineers", "+FAV5") == "TM-43.21"
    assert t.refusal("engineers", "+FAV10") is None
    assert t.refusal("engineers", "+TW5") == "TM-43.21"
    t.p("engineers").cults, t.p("cultists").cults = [0, 0, 0, 9], [0, 0, 0, 9]
    assert t.refusal("engineers", "+TW5") == "TM-43.21"  # the last track, too
    t.p("engineers").cults, t.p("cultists").cults = [9, 8, 0, 0], [9, 8, 0, 0]
    assert t.refusal("engineers", "+TW1") is None
    t = race()
    t.p("engineers").cults = [9, 8, 0, 0]
    t.do("engineers", "action FAV6")
    assert t.refusal("engineers", "+FIRE") == "TM-43.21"
    assert t.refusal("engineers", "+WATER") is None


@rule("TM-43.21")
def test_on_the_site_open_offers_of_the_cultists_count_as_a_step() -> None:
    t = race(cult_steps=0, workers=9, coins=20).turn("cultists").do("cultists", "upgrade E6 to TP", "done")
    assert len(t.s.offers) == 1
    assert t.refusal("engineers", "send p to FIRE for 3") == "TM-43.21"
    t.do("engineers", "decline 1 from cultists")
    assert t.refusal("engineers", "send p to FIRE for 3") is None


@rule("TM-43.21", "TM-24.9")
def test_on_the_site_both_steps_of_acta_are_looked_at() -> None:
    t = table("auren", "cultists", auren="C4 E9", cultists="E6 F5", rulings="site", leech="deferred")
    t.put("auren", "E9", "SH").give("auren", keys=1).give("cultists", keys=1, cult_steps=1)
    t.p("auren").cults, t.p("cultists").cults = [8, 7, 0, 0], [9, 9, 0, 0]
    t.turn("auren").do("auren", "action ACTA").lawful()
    assert t.refusal("auren", "+FIRE") == "TM-43.21"
    assert t.refusal("auren", "+WATER") is None


@rule("TM-43.20")
def test_at_the_table_nobody_waits_for_the_cultists() -> None:
    t = table("engineers", "cultists", engineers="E7 C2", cultists="E6 F5")
    t.p("engineers").cults = [8, 0, 0, 0]
    t.p("cultists").cults = [9, 0, 0, 0]
    t.give("engineers", priests=3, keys=1).give("cultists", keys=1, cult_steps=1).turn("engineers")
    t.do("engineers", "send p to FIRE for 3", "enter")
    assert t.p("engineers").cults[FIRE] == 10
