"""Chapters 43 to 45: V.I.C.I in phases 5 to 8 and in the final scoring, and its levels."""

from __future__ import annotations

from demiurge.games.civolution import events, phases, scoring, solo, turns, weather
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.reading import load_box
from demiurge.games.civolution.state import CLOSED
from demiurge.kernel.data import changed
from tests.games.civolution.table import land
from tests.games.civolution.vici import deed, vici
from tests.rules import rule

BOX = load_box()


# ---- phases 5 to 8
@rule("CV-43.1")
def test_sites_never_affect_vici() -> None:
    t = vici().clear().tribe(1, "forest-B 2").site("c2", "glacier_1").site("d2", "mystic_oak_1").run(phases.Phase(5))
    assert (t.at("forest-B 2"), t.c(1).vp) == ("1 strong", 0)


@rule("CV-43.2", "CV-43.3", "CV-43.7")
def test_vici_is_provided_for_first_and_starves_without_markers() -> None:
    t = vici().clear().tribe(1, "forest-B 2", "hills-B 2").tribe(1, "hills-B fire", weak=True)
    t.s.provision = [0] * 22
    t.run(phases.Phase(6))
    assert t.s.provision[land("hills-B")] == 1  # the most tribes
    assert t.at("forest-B 2") == "1 weak"  # nothing there
    assert sum(t.s.provision) == 1  # it stays


@rule("CV-43.4", "CV-43.6")
def test_one_marker_feeds_one_encamped_tribe() -> None:
    t = vici().clear().tribe(1, "grassland-F 2", "grassland-F 3").tribe(1, "grassland-F fire", weak=True)
    t.s.provision = changed([0] * 22, land("grassland-F"), 1)
    t.run(solo.FeedVici(1))
    assert [t.at(f"grassland-F {slot}") for slot in ("2", "3", "fire")] == ["1 strong", "1 weak", ""]
    assert t.c(1).tribes == 13


@rule("CV-43.2", "CV-43.4")
def test_the_marker_that_vici_provides_feeds_at_once() -> None:
    t = vici().clear().tribe(1, "hills-B 2")
    t.s.provision = [0] * len(t.s.provision)
    t.run(phases.Phase(6)).skip("nothing")
    assert (t.s.provision[land("hills-B")], t.at("hills-B 2")) == (1, "1 strong")


@rule("CV-43.3", "CV-43.4")
def test_without_two_markers_nobody_in_the_wild_is_fed() -> None:
    for markers in (0, 1):
        t = vici().clear().tribe(1, "hills-B wild", "hills-B wild")
        t.s.provision = changed(t.s.provision, land("hills-B"), markers)
        t.run(solo.FeedVici(1))
        assert t.wild(1, "hills-B") == (0, 2)


@rule("CV-43.5")
def test_two_markers_feed_all_encamped_and_one_in_the_wild() -> None:
    t = vici().clear().tribe(1, "grassland-F 2", "grassland-F 3", "grassland-F wild", "grassland-F wild")
    t.tribe(1, "grassland-F fire", "grassland-F wild", weak=True)
    t.s.provision = changed([0] * 22, land("grassland-F"), 2)
    t.run(solo.FeedVici(1))
    assert [t.at(f"grassland-F {slot}") for slot in ("2", "3", "fire")] == ["1 strong", "1 strong", "1 weak"]
    assert (t.wild(1, "grassland-F"), t.s.provision[land("grassland-F")]) == ((1, 1), 2)
    t = vici().clear().tribe(1, "grassland-F 2").tribe(1, "grassland-F wild", "grassland-F wild", weak=True)
    t.s.provision = changed([0] * 22, land("grassland-F"), 3)  # a third marker feeds nobody more
    t.run(solo.FeedVici(1))
    assert (t.wild(1, "grassland-F"), t.c(1).tribes) == ((0, 1), 13)


@rule("CV-43.8")
def test_strong_tribes_score_for_vici() -> None:
    t = vici().clear().tribe(1, "forest-B 2", "forest-B wild").tribe(1, "forest-B 3", weak=True).tribe(0, "hills-B 2")
    t.s.provision = changed([0] * 22, land("forest-B"), 2)
    t.run(phases.Phase(6)).skip("nothing")
    assert t.c(1).vp == 2


@rule("CV-43.9")
def test_the_weather_passes_vici_by() -> None:
    for spot in range(weather.BEYOND_HOT, weather.BEYOND_COLD + 1):
        t = vici().clear().tribe(1, "forest-B 2").give(0, food=0).run()
        t.s.chance, t.s.now = t.chance, t.s.seats
        weather.resolve(t.s, spot)
        assert len(t.s.lanes[-1]) == 2  # what the player suffers, and the end of it
        t.s.advance()
        t.skip("nothing")
        assert (t.at("forest-B 2"), t.c(1).tribes, t.c(1).favor) == ("1 strong", 14, 0)


@rule("CV-43.9")
def test_vici_gains_no_event_bonus_and_nobody_else_in_its_place() -> None:
    t = vici()
    t.s.event = 4  # Triumph: the most prestige
    t.edit(1, prestige=3).edit(0, prestige=1).run(events.Bonus())
    assert (t.c(1).vp, t.c(0).vp, t.events("event bonus")) == (0, 0, [])
    t.edit(0, prestige=4).run(events.Bonus())
    assert t.events("event bonus") == [[4]]


@rule("CV-43.10", "CV-E34")
def test_vici_is_a_rival_for_dice() -> None:
    t = vici()
    t.s.event = 10  # Enlightenment
    assert events.entitled(t.s) == []  # 7 dice each
    t.edit(0, fate=2)
    assert events.entitled(t.s) == [0]
    t.edit(1, fate=4)
    assert events.entitled(t.s) == []


@rule("CV-43.11", "CV-E32", "CV-E33")
def test_markers_of_the_prosperity_grid_stand_for_money_and_boats() -> None:
    t = vici().edit(1, grids=[2, 6]).give(0, money=3)
    t.s.event = 16  # Corruption: rows B and D are spaces 2 4 6 8 10 12 14 16
    assert events.value(t.s, 1) == 3
    assert events.entitled(t.s) == []
    t.give(0, money=4)
    assert events.entitled(t.s) == [0]
    t = vici().edit(1, grids=[2, 4]).boat(0, "water-A")
    t.s.event = 19  # Tsunami: spaces 4 and 10
    assert events.value(t.s, 1) == 1
    assert events.entitled(t.s) == []
    t.boat(0, "water-H")
    assert events.entitled(t.s) == [0]


@rule("CV-43.12")
def test_the_event_check() -> None:
    rows = {"B": [2, 6, 10, 14], "C": [3, 7, 11, 15], "D": [4, 8, 12, 16]}

    def of(letters: str) -> list[int]:
        return sorted(space for letter in letters for space in rows[letter])

    found = {f"F{n + 1}": spaces for n, spaces in enumerate(BOX.solo.checks) if spaces}
    assert found == {
        "F4": [4, 8, 12], "F6": of("BC"), "F16": of("CD"), "F17": of("BD"), "F19": of("BCD"), "F20": [4, 10],
    }  # fmt: skip


@rule("CV-43.13", "CV-43.14", "CV-R47")
def test_vici_scores_its_grids_and_may_win_the_monolith() -> None:
    t = vici().edit(1, grids=[7, 5])
    assert (scoring.units(t.s, 1, v.EVOLUTION), scoring.units(t.s, 1, v.PROSPERITY)) == (7, 5)
    t.s.era_tiles = [v.EVOLUTION] * 4
    t.run(events.EraScoring())
    assert (t.c(1).vp, t.s.first) == (35, 1)
    t.s.era_tiles = [v.EVOLUTION] * 4
    t.give(0, calm=8).run(events.EraScoring())
    assert (t.c(0).vp, t.s.first) == (40, 0)  # the player scored most
    for outgoing, coming in ((0, 1), (1, 0)):  # a tie: the next after the outgoing one
        t.s.era_tiles, t.s.first = [v.EVOLUTION] * 4, outgoing
        t.give(0, calm=7).run(events.EraScoring())
        assert t.s.first == coming
    t.s.event = 12  # Natural Selection: the most feature markers
    t.give(0, calm=7)
    assert events.entitled(t.s) == []


@rule("CV-43.15", "CV-44.1")
def test_only_statues_and_categories_score_for_vici() -> None:
    t = vici().clear().edit(1, favor=2)
    t.s.statues[v.ISLAND * 4 + 1] = 3
    t.c(1).supply -= 3
    t.run(phases.Phase(8)).skip("PhaseGoal", "ExtraFind", "Turn")
    assert t.c(1).vp == 6
    t = vici().clear().edit(1, technology=4, grids=[0, 0], stages=3)
    t.s.final_tiles = 0
    t.run(scoring.Final())
    assert t.c(1).vp == 4


@rule("CV-44.2")
def test_equality_is_not_enough() -> None:
    t = vici().edit(0, vp=50).edit(1, vp=50)
    assert scoring.ranking(t.s) == [1, 0]
    assert t.s.ranking() == [[], [0]], "nobody at the table has won"
    t.edit(0, vp=51)
    assert scoring.ranking(t.s) == [0, 1]
    assert t.s.ranking() == [[0]]


@rule("CV-44.3")
def test_no_sixteenth_tribe() -> None:
    t = vici().clear().tribe(1, *["forest-B wild"] * 15)
    deed(t, solo.A_PROCREATION)
    assert (t.c(1).tribes, t.s.pop[land("forest-B") * 4 + 1]) == (0, 15)


@rule("CV-44.4", "CV-R42")
def test_vici_comes_back_beside_the_player() -> None:
    t = vici().clear().tribe(0, "desert-G 2").tribe(1, "hills-H 2", weak=True)
    t.s.provision = [0] * 22
    t.s.tile_at[land("desert-G")] = -1
    t.s.tile_bags = [[kind * 3 + row for row in range(3) if kind * 3 + row not in t.s.tile_at] for kind in range(6)]
    t.run(solo.FeedVici(1))
    assert (t.at("desert-G fire"), t.s.tile_at[land("desert-G")] >= 0, t.raw(1, "desert-G")) == ("1 strong", True, 0)
    t = vici().clear().tribe(0, "water-A boat").tribe(1, "hills-H 2", weak=True)
    t.s.provision = [0] * 22
    t.run(solo.FeedVici(1))
    assert t.s.here[1] == 0  # forfeited: no land with a tribe of the player


@rule("CV-42.24", "CV-44.4")
def test_a_migration_may_follow_the_replacement_of_the_last_tribe() -> None:
    t = vici().clear().tribe(0, "desert-G wild").tribe(1, "hills-H 2", weak=True)
    t.s.provision = [0] * 22
    for slot in range(1, v.CAMPS):
        t.s.camps[land("desert-G") * v.CAMPS + slot] = CLOSED  # the fire is the only encampment
    t.run(solo.FeedVici(1))
    assert [start for start, _ in t.events("migrate")] == [land("desert-G")]


@rule("CV-16.17", "CV-41.6")
def test_the_turn_of_vici_is_a_turn_for_limits() -> None:
    t = vici().edit(0, turn_used=1 << 3, stepped=1, swapped=1).run(turns.TurnOf(1))
    assert (t.c(0).turn_used, t.c(0).stepped, t.c(0).swapped) == (0, 0, 0)


@rule("CV-R44")
def test_vici_counts_as_a_civ_and_what_it_has_not_is_nothing() -> None:
    t = vici().clear().tribe(0, "hills-B 2").tribe(1, "hills-B fire").installed(0, "C3", column=3)
    deed(t.edit(0, vp=0), solo.A_PROCREATION)  # V.I.C.I displaces the player: Ethics pays 2 points
    assert (t.wild(0, "hills-B"), t.c(0).vp) == ((1, 0), 2)
    t.s.event = 17  # the most installed cards: V.I.C.I has none
    assert events.entitled(t.s) == [0]


# ---- levels
@rule("CV-45.1", "CV-45.2", "CV-45.3")
def test_beginner_moderate_and_medium() -> None:
    assert BOX.solo.levels[:3] == [[], [4], [3, 4]]
    assert halves("medium") == "blue blue red red"


@rule("CV-45.4", "CV-45.5", "CV-45.6")
def test_advanced_and_expert() -> None:
    assert BOX.solo.levels[3:] == [[2, 3, 4], [1, 2, 3, 4]]
    assert halves("advanced") == "blue red red red"  # what the wheel card reminds of


def halves(level: str) -> str:
    t, found = vici(level=level), []
    for era in range(1, 5):
        t.s.era = era
        card = t.s.game.box.solo_cards[3]
        found.append("red" if solo.half_of(t.s, card) is card.red else "blue")
    return " ".join(found)


@rule("CV-45.7")
def test_extra_tough_carries_the_card_out_on_a_reset() -> None:
    t = vici(extra_tough="yes")
    t.s.shown_actions, t.s.actions = [0, 2], [7]
    t.coming(7, 1).run(turns.TurnOf(1))  # card 8, a 1: prestige 1, remove a mutation
    assert (t.c(1).tracks[1], t.s.resets, t.s.shown_actions) == (1, 1, [])
    assert [card // 32 for card in t.s.boxed] == [1]
