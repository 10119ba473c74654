"""Chapters 40 to 42: the solo game against V.I.C.I, its setup, phases 1 to 4 and what V.I.C.I does."""

from __future__ import annotations

import pytest

from demiurge.games.civolution import dice, events, phases, sites, solo, tracks, turns
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.reading import load_box
from demiurge.games.civolution.state import CLOSED, FROM_FIRE, FROM_SITES, Exam
from demiurge.kernel.data import changed
from demiurge.kernel.game import BadOption, view
from demiurge.kernel.state import Step
from tests.games.civolution.table import PLACES, RECESS_IDS, Table, fresh, land
from tests.games.civolution.vici import deed, mask, vici
from tests.rules import rule

BOX = load_box()


# ---- setup
@rule("CV-40.1", "CV-40.3")
def test_set_up_for_two_with_one_console() -> None:
    t = fresh(1)
    assert (t.s.seats, len(t.s.civs), len(t.s.goals_open), t.s.dice_left) == (1, 2, 4, 3)
    assert (t.s.first, t.s.game.numbers.resets[t.s.table_size()]) == (0, 5)
    assert (len(t.c(0).hand), len(t.c(0).items), t.c(1).items) == (5, 1, [])


@rule("CV-40.2")
def test_the_advanced_player_chooses_from_two_starting_cards() -> None:
    t = fresh(1, hands="advanced").skip("ChooseStart")
    assert len(t.s.starts) == 2
    with pytest.raises(BadOption):
        fresh(1, hands="mixed")


@rule("CV-40.4", "CV-40.5", "CV-40.6")
def test_cards_discs_tribes_and_markers_of_vici() -> None:
    t = fresh(1)
    c = t.c(1)
    assert sorted(t.s.actions + t.s.shown_actions + t.s.spent_actions) == list(range(15))
    assert (c.vp, c.favor, c.tracks) == (0, 0, [0] * 5)
    assert (c.tribes, c.supply) == (15 - 2, 50 - 2 - 4)


@rule("CV-40.7", "CV-40.8", "CV-40.9")
def test_what_vici_begins_with() -> None:
    t = fresh(1)
    for name in ("forest-B", "grassland-C"):
        assert sorted([t.at(f"{name} 2"), t.at(f"{name} 3"), t.at(f"{name} fire")]) == ["", "0 strong", "1 strong"]
        assert (t.s.provision[land(name)], t.raw(1, name)) == (1, 0)  # no raw material
    assert t.c(1).grids == [2, 2]


@rule("CV-40.10", "CV-40.11")
def test_dice_of_vici_and_cards_picked_by_the_player() -> None:
    t = fresh(1, solo_cards="picked")
    assert t.asked() == "KeepOne"
    assert len(t.answers(0)) == 32
    t.do(0, "keep A7", "keep B9", "keep C16", "keep D32", "keep E5")
    assert len(t.answers(0)) == 12
    t.do(0, "keep SM11").skip("Turn")
    assert [v.card_name(card) for card in t.c(0).hand] == ["A7", "B9", "C16", "D32", "E5"]
    assert not {card for pile in (*t.s.stacks, *t.s.open_stacks) for card in pile} & set(t.c(0).hand)
    assert (t.c(1).used, t.c(1).fate, t.c(1).on_spaces()) == (6, 1, 0)


# ---- phases 1 to 4
@rule("CV-41.1", "CV-41.4")
def test_phases_one_and_three_are_as_usual_and_vici_finds_nothing() -> None:
    t = vici().tribe(1, "desert-G 2")
    opened = [len(pile) for pile in t.s.open_stacks]
    t.run(phases.Phase(1), phases.Phase(3)).do(0, "store wood")
    assert [len(pile) for pile in t.s.open_stacks] == [n + 1 for n in opened]
    assert (t.s.over(), sum(t.c(1).at)) == (True, 0)


@rule("CV-41.2", "CV-41.3")
def test_vici_removes_a_goal_chip() -> None:
    for die in range(1, 7):
        t = vici()
        shown = t.s.goals_open[:]
        t.coming(die).run(solo.RemoveGoal(1))
        gone = [slot for slot in range(4) if t.s.goals_open[slot] != shown[slot]]
        assert gone == ([die - 1] if die <= 4 else [])
        assert t.s.boxed_chips == [v.GOAL_ID + shown[slot] for slot in gone]
    t.s.goals_open[0] = -1
    t.coming(1).run(solo.RemoveGoal(1))
    assert t.s.boxed_chips == []
    t = vici()
    shown = t.s.goals_open[:]
    t.coming(2).run(phases.Phase(2)).do(0, "take goal 1")
    assert (t.s.boxed_chips, t.events("vici rolls")) == ([v.GOAL_ID + shown[1]], [[2]])
    assert min(t.s.goals_open) >= 0  # both spaces are refilled


@rule("CV-41.5", "CV-41.6")
def test_player_and_vici_alternate() -> None:
    t = vici().dice(0, "112233")
    t.s.first = 1
    shown = len(t.s.shown_actions)
    t.run(phases.ActionRound())
    assert (t.s.waiting(), len(t.s.shown_actions)) == ([0], shown + 1)  # the holder of the monolith went first
    t.do(0, "activate stamina")
    assert len(t.s.shown_actions) in (0, shown + 2)


@rule("CV-41.7", "CV-41.8")
def test_four_blue_and_four_red_icons_make_a_reset() -> None:
    t = vici()
    t.s.shown_actions, t.s.actions = [0, 2, 4], [5, 7, 9]  # blue 2+2+1, red 1+1+2
    assert solo.resets(t.s)
    t.s.shown_actions, t.s.actions = [0, 2], [7]  # blue 4, red 2; card 8 adds 2 and 2
    before = (t.c(1).tracks[:], t.s.resets)
    t.run(turns.TurnOf(1))
    assert (t.c(1).tracks, t.s.resets) == (before[0], before[1] + 1)  # the card was not carried out
    assert (t.s.shown_actions, sorted(t.s.spent_actions)) == ([], [0, 2, 7])


@rule("CV-41.9", "CV-41.16")
def test_an_empty_stack_is_shuffled_anew_and_hidden() -> None:
    t = vici()
    for drawn in (3, 5, 8):  # any of them may be on top; the card that lies face up stays there
        t.s.actions, t.s.shown_actions, t.s.spent_actions = [], [1], [8, 3, 5]
        t.coming(drawn).run(turns.TurnOf(1))
        left = [card for card in (3, 5, 8) if card != drawn]
        assert (t.s.actions, t.s.shown_actions, t.s.spent_actions) == (left, [1, drawn], [])
    t.s.actions, t.s.shown_actions, t.s.spent_actions = [9], [1], [8, 3, 5]
    t.run(turns.TurnOf(1))
    assert (t.s.actions, t.s.shown_actions, t.s.spent_actions) == ([], [1, 9], [8, 3, 5])  # not before it is empty
    seen = view(t.s, 0)
    assert seen.actions == sorted(t.s.actions)  # type: ignore[attr-defined]  # a bag: no order to be seen


@rule("CV-41.10", "CV-41.11")
def test_a_die_decides_on_a_half_of_the_card() -> None:
    t = vici(level="beginner").coming(2)
    solo_card(t, 0)
    assert (t.c(1).tracks[0], t.c(1).fate) == (1, 2)  # blue 2-3: technology 1, fate die
    t = vici(level="expert").coming(2)
    solo_card(t, 0)
    assert (t.c(1).tracks[0], t.c(1).vp) == (1, 3)  # red 2-3: technology 1, 3 VP


def solo_card(t: Table, index: int) -> Table:
    """Carry out an action card of V.I.C.I's."""
    t.run()
    t.s.chance, t.s.now = t.chance, t.s.seats
    solo.carry_out(t.s, 1, t.s.game.box.solo_cards[index])
    t.s.advance()
    return t


@rule("CV-41.12", "CV-41.13", "CV-41.14")
def test_cards_for_scoring_categories() -> None:
    for category, check in ((0, "tracks"), (v.EVOLUTION, "grids"), (v.PROSPERITY, "grids")):
        t = vici(level="expert")
        t.s.era_tiles, t.s.final_tiles = [category, 1, 2, 3], 1 << 4
        before = getattr(t.c(1), check)[:]
        solo_card(t, 11)  # this era twice, then 3 VP
        assert sum(getattr(t.c(1), check)) == sum(before) + 2
        assert t.c(1).vp == 3
    t = vici()
    t.s.era_tiles, t.s.final_tiles = [0, 1, 2, 3], 1 << 0 | 1 << 4 | 1 << 2
    assert solo.scoring_deeds(t.s, BOX.solo_cards[12].blue) == [[0, 1, 1], [0, 1, 1]]  # next era
    assert solo.scoring_deeds(t.s, BOX.solo_cards[13].blue) == [[0, 3, 1]]  # era 4
    assert solo.scoring_deeds(t.s, BOX.solo_cards[14].blue) == [[0, 0, 1], [0, 2, 1], [0, 4, 1]]  # final tiles
    kinds = [solo.AN_EVOLUTION, solo.A_PROSPERITY, solo.A_PROCREATION, solo.A_MIGRATION]
    wanted = [*[[solo.A_TRACK, track, 1] for track in range(5)], *[[kind, 0, 1] for kind in kinds]]
    assert [solo.deed_for(category) for category in range(9)] == wanted
    t.s.era = 4
    assert solo.scoring_deeds(t.s, BOX.solo_cards[12].blue) == [[solo.A_VP, 0, 4]]  # there is no next era


@rule("CV-R21", "CV-R22")
def test_no_next_era_in_era_four_and_halves_change_with_the_era() -> None:
    for level, vp in (("beginner", 4), ("expert", 7)):
        t = vici(level=level)
        t.s.era = 4
        solo_card(t, 12)
        assert t.c(1).vp == vp
    t = vici(level="moderate")
    t.s.era = 3
    assert solo.half_of(t.s, t.s.game.box.solo_cards[0]) is t.s.game.box.solo_cards[0].blue
    t.run(phases.Era(4))
    assert solo.half_of(t.s, t.s.game.box.solo_cards[0]) is t.s.game.box.solo_cards[0].red


@rule("CV-41.15")
def test_the_phase_ends_as_with_two_civs() -> None:
    t = vici()
    t.s.resets = 4
    t.s.shown_actions, t.s.actions = [0, 2], [7]
    t.run(turns.TurnOf(1))
    assert (t.s.resets, t.s.ending) == (5, 1)


@rule("CV-38.18")
@pytest.mark.parametrize("index", range(15))
def test_every_action_card_does_what_both_halves_say(index: int) -> None:
    for level in ("beginner", "expert"):
        for die in range(1, 7):
            t = vici(level=level).tribe(1, "hills-H 2", "hills-H fire", "grassland-F 2")
            t.s.era_tiles, t.s.final_tiles = [0, 5, 6, 7], 1 << 1 | 1 << 8 | 1 << 3
            half = solo.half_of(t.s, t.s.game.box.solo_cards[index])
            deeds = half.rows[die - 1] if half.rows else solo.scoring_deeds(t.s, half)
            before = snapshot(t)
            solo_card(t.coming(die) if half.rows else t, index)
            after = snapshot(t)
            wanted = dict.fromkeys(before, 0)
            for what, which, times in deeds:
                wanted[FIGURE[what].format(v.TRACKS[which])] += times
            for key in set(wanted) - {"vp", "sites"}:
                assert after[key] - before[key] == wanted[key], (key, die)
            assert after["vp"] - before["vp"] == wanted["vp"] + vp_on_the_way(t)
            assert (after["sites"] > before["sites"]) is (wanted["sites"] > 0)


def vp_on_the_way(t: Table) -> int:
    """Points for fires and sites."""
    sites = sum(BOX.sites[site].vp for _, site in t.events("site"))
    return sites + sum(points for points, source in t.events("vp") if source == FROM_FIRE)


def snapshot(t: Table) -> dict[str, int]:
    c, s = t.c(1), t.s
    found = {name: c.tracks[at] for at, name in enumerate(v.TRACKS)}
    return found | {
        "boxed": len(s.boxed), "vp": c.vp, "favor": c.favor, "statues": s.statues[v.ISLAND * 4 + 1], "used": c.used,
        "fate": c.fate, "evolution": c.grids[0], "prosperity": c.grids[1], "tribes": 15 - c.tribes,
        "migrations": len(t.events("migrate")), "provision": sum(s.provision), "sites": 24 - len(s.site_bag),
        "hunted": s.hunted.bit_count(),
    }  # fmt: skip


FIGURE = ["{}", "boxed", "vp", "favor", "statues", "used", "fate", "evolution", "prosperity", "tribes", "migrations",
          "provision", "sites", "hunted"]  # fmt: skip


# ---- actions
@rule("CV-42.1", "CV-42.2")
def test_tracks_of_vici_give_only_points() -> None:
    t = vici().run(tracks.Advance(1, 0, 12))
    assert (t.c(1).tracks[0], t.c(1).vp, t.s.over()) == (12, 9, True)
    t.run(tracks.Advance(1, 0, 2))
    assert (t.c(1).tracks[0], t.c(1).vp, sum(t.c(1).levels)) == (12, 13, 0)


@rule("CV-R57")
def test_a_threshold_with_a_choice_gives_vici_its_points() -> None:
    for rulings, fifth in (("printed", 3), ("until-2026-11", 0)):  # it offers a stage tile or 3 VP
        gained = []
        for space in range(12):
            t = vici(rulings=rulings).edit(1, prestige=space).run(tracks.Advance(1, 1, 1))
            gained += [t.c(1).vp] if (space + 1) % 2 == 0 else []
            assert (t.c(1).favor, t.c(1).stages, sum(t.c(1).levels)) == (0, 0, 0)
        assert gained == [0, 0, 0, 3, fifth, 3]


@rule("CV-42.3", "CV-42.4", "CV-42.5")
def test_cards_removed_points_and_favor() -> None:
    t = vici()
    [top] = t.s.open_stacks[2]
    deed(t, solo.A_CARD, 2)
    assert (t.s.boxed, len(t.s.open_stacks[2])) == ([top], 1)
    deed(deed(t, solo.A_VP, 0, 3), solo.A_FAVOR)
    assert (t.c(1).vp, t.c(1).favor) == (3, 1)
    deed(t.edit(1, favor=5), solo.A_FAVOR)
    assert t.c(1).favor == 5


@rule("CV-42.6", "CV-R45")
def test_statues_on_the_island_without_limit() -> None:
    t = vici()
    supply = t.c(1).supply
    for _ in range(4):
        deed(t, solo.A_STATUE)
    assert (t.s.statues[v.ISLAND * 4 + 1], t.c(1).supply) == (4, supply - 4)
    t.edit(1, supply=0)
    deed(t, solo.A_STATUE)
    assert t.s.statues[v.ISLAND * 4 + 1] == 4


@rule("CV-42.7", "CV-42.8")
def test_vici_gains_dice_and_does_not_roll() -> None:
    t = deed(deed(vici(), solo.A_DIE), solo.A_FATE_DIE)
    assert (t.c(1).used, t.c(1).fate, t.s.dice_left, t.s.fate_left) == (7, 2, 2, 2)
    assert t.events("roll") == []


@rule("CV-42.7", "CV-23.6", "CV-23.8")
def test_vici_takes_a_die_from_the_player_who_has_more_and_picks_it() -> None:
    t = vici().dice(0, "1234566")
    t.s.dice_left = t.s.fate_left = 0
    t.run(dice.GainDie(1, v.ACTIVATION))
    assert t.asked() == "GiveDie"
    t.do(0, "give die 6")
    assert (t.c(1).used, t.c(0).dice[5]) == (7, 1)
    t.asking().run(dice.GainDie(1, v.ACTIVATION))
    assert (t.c(1).used, t.s.over()) == (7, True)  # the player has fewer
    t.edit(0, fate=2).run(dice.GainDie(1, v.FATE))
    assert (t.c(1).fate, t.c(0).fate, t.s.over()) == (2, 1, True)


@rule("CV-R39", "CV-23.7")
def test_in_a_tie_the_player_says_from_whom_vici_takes_the_die() -> None:
    for kind, own in ((v.ACTIVATION, 6), (v.FATE, 1)):
        t = vici().asking().dice(0, "123456")
        t.s.dice_left = t.s.fate_left = 0
        t.run(dice.GainDie(1, kind))
        assert (t.asked(), t.answers(0), t.why(0, "from civ 2")) == ("ViciTakes", {"from civ 1", "done"}, "CV-23.7")
        t.do(0, "done")  # from itself: it has that die already
        assert ([dice.owned(t.s, civ, kind) for civ in (0, 1)], t.s.over()) == ([own, own], True)
        t.run(dice.GainDie(1, kind)).do(0, "from civ 1")
        if kind == v.ACTIVATION:
            t.do(0, "give die 6")
        assert [dice.owned(t.s, civ, kind) for civ in (0, 1)] == [own - 1, own + 1]


@rule("CV-R39")
def test_in_games_of_before_vici_takes_the_die_in_a_tie() -> None:
    t = vici(rulings="until-2026-11").dice(0, "123456")
    t.s.dice_left = 0
    t.run(dice.GainDie(1, v.ACTIVATION)).do(0, "give die 6")
    assert (t.c(1).used, t.c(0).dice[5]) == (7, 0)


@rule("CV-42.9", "CV-42.10")
def test_the_evolution_grid_removes_attribute_chips() -> None:
    for die, slot in ((1, 0), (4, 1), (5, 2)):
        t = vici().edit(1, grids=[5, 2])
        chip = t.s.attributes_open[slot]
        t.coming(die, t.s.attribute_bag[0])
        deed(t, solo.AN_EVOLUTION)
        assert (t.c(1).grids, t.s.boxed_chips) == ([6, 2], [v.ATTRIBUTE_ID + chip])
        assert t.s.attributes_open[slot] not in (chip, -1)
    t.edit(1, grids=[16, 2])
    deed(t, solo.AN_EVOLUTION)
    assert t.c(1).grids == [16, 2]


@rule("CV-42.11", "CV-42.12", "CV-42.13")
def test_the_prosperity_grid_removes_income_chips() -> None:
    assert BOX.solo.grids == [[16, 2, 6, 10], [16, 2, 6, 9, 12]]
    t = vici().edit(1, grids=[2, 8])
    chip = t.s.incomes_open[2]
    t.coming(6, t.s.income_bag[0])
    deed(t, solo.A_PROSPERITY, 0, 2)
    assert (t.c(1).grids, t.s.boxed_chips) == ([2, 10], [v.INCOME_ID + chip])
    t.edit(1, grids=[2, 16])
    deed(t, solo.A_PROSPERITY)
    assert t.c(1).grids == [2, 16]
    t = vici().edit(1, grids=[2, 5]).coming(1)
    t.s.income_bag = []
    deed(t, solo.A_PROSPERITY)
    assert t.s.incomes_open[0] == -1  # with an empty bag the space stays empty


@rule("CV-R46")
def test_an_empty_space_of_the_display_loses_nothing() -> None:
    t = vici().edit(1, grids=[5, 2])
    t.s.attributes_open[0] = -1
    deed(t.coming(1), solo.AN_EVOLUTION)
    assert t.s.boxed_chips == []


def determine(t: Table, eligible: int, *rolls: int) -> int:
    t.run().coming(*rolls)
    t.s.chance = t.chance
    return solo.determine(t.s, 1, eligible)


@rule("CV-42.14", "CV-42.15", "CV-42.17")
def test_one_several_or_no_eligible_territory() -> None:
    t = vici()
    assert determine(t, mask("hills-B")) == land("hills-B")
    assert determine(t, mask("hills-B", "desert-C"), 6) == land("desert-C")
    assert determine(t, 0) == -1
    assert deed(t, solo.A_PROVISION).s.provision == t.s.provision  # nobody there: forfeited


@rule("CV-42.16", "CV-42.22")
def test_procreation_where_an_encampment_is_free_else_where_a_tribe_is() -> None:
    t = vici().clear().tribe(1, "desert-C 2", "desert-C fire").tribe(1, "grassland-F 2")
    deed(t, solo.A_PROCREATION)
    assert (t.at("grassland-F fire"), t.events("vici rolls")) == ("1 strong", [])  # it is the only one
    t = vici().clear().tribe(1, "grassland-F 2").tribe(0, "grassland-F fire", "grassland-F 3", "grassland-F 4")
    deed(t, solo.A_PROCREATION)
    assert (t.at("grassland-F fire"), t.wild(0, "grassland-F")) == ("1 strong", (1, 0))


@rule("CV-42.18", "CV-42.19")
def test_the_wheel() -> None:
    t = vici()
    one_each = mask("forest-B", "swamp-C", "mountains-B", "grassland-C", "hills-B", "desert-C")
    found = [v.TYPES[v.TYPE_OF[determine(t, one_each, die)]] for die in range(1, 7)]
    assert found == ["forest", "swamp", "mountains", "grassland", "hills", "desert"]
    assert determine(t, mask("forest-B", "hills-B"), 6) == land("forest-B")  # 6 goes on to 1


@rule("CV-42.20", "CV-42.21", "CV-E30")
def test_beacons() -> None:
    t = vici()
    deserts = mask("desert-C", "desert-D", "desert-G")  # 2, 3 and 1 beacons
    found = [v.TERRITORIES[determine(t, deserts, 6, die)] for die in range(1, 7)]
    assert found == ["desert-G", "desert-G", "desert-C", "desert-C", "desert-D", "desert-D"]
    # eligible: mountains F (2 beacons), forest B, hills B, mountains B (1 beacon); swamp leads to mountains
    eligible = mask("mountains-F", "forest-B", "hills-B", "mountains-B")
    assert determine(t, eligible, 2, 5) == land("mountains-B")  # 3 beacons lead to 1


@rule("CV-42.23", "CV-42.25", "CV-E47")
def test_the_settling_table() -> None:
    t = vici().clear().tribe(1, "grassland-F wild")
    deed(t, solo.A_PROCREATION)
    assert t.at("grassland-F fire") == "1 strong"  # 1
    deed(t, solo.A_PROCREATION)
    assert t.at("grassland-F 2") == "1 strong"  # 2
    ranks = []
    t = vici().clear()
    for code in (0, 3, 2, 5, 4):  # free, player strong, player weak, V.I.C.I strong, weak
        for slot in (0, 1):
            t.s.camps[land("hills-H") * 5 + slot] = code
            ranks.append(solo.rank(t.s, 1, land("hills-H"), slot))
    assert ranks == [1, 2, 3, 5, 3, 4, 6, 7, 8, 9]


@rule("CV-42.24", "CV-R41")
def test_a_migration_follows_where_vici_holds_everything() -> None:
    t = vici().clear().tribe(1, "hills-B 2")  # its third encampment is covered with two civs
    deed(t, solo.A_PROCREATION)
    assert t.events("migrate") != []
    t = vici().clear().tribe(1, "hills-B 2").tribe(0, "hills-B fire", weak=True).tribe(1, "hills-H 2")
    deed(t.coming(5, 1), solo.A_PROCREATION)
    assert t.events("migrate") == []


@rule("CV-42.26", "CV-42.27")
def test_vici_is_not_weakened_and_scores_fires() -> None:
    t = vici().clear().tribe(1, "grassland-F 2").tribe(0, "grassland-F fire", "grassland-F 3", "grassland-F 4")
    deed(t, solo.A_PROCREATION)
    assert (t.at("grassland-F fire"), t.c(1).vp) == ("1 strong", 1)
    t = (
        vici()
        .clear()
        .tribe(1, "grassland-F fire")
        .tribe(0, "grassland-F 2", "grassland-F 3", "grassland-F 4", weak=True)
    )
    deed(t, solo.A_PROCREATION)
    assert t.wild(0, "grassland-F") == (0, 1)


@rule("CV-R40")
def test_of_several_alike_the_first_is_taken_and_nobody_is_asked() -> None:
    others = ["grassland-F 2", "grassland-F 3", "grassland-F 4"]
    for civ, weak in ((None, False), (0, True), (0, False), (1, False), (1, True)):  # ranks 2, 4, 5, 7 and 9
        t = vici().clear().tribe(1, "grassland-F fire", weak=True)
        if civ is not None:
            t.tribe(civ, *others, weak=weak)
        if (civ, weak) == (1, True):
            t.s.camps[land("grassland-F") * v.CAMPS] = CLOSED  # or the fire would come first
        t.run(Settle(land("grassland-F")))
        told = "" if civ is None else f"{civ} {'weak' if weak else 'strong'}"
        assert ([t.at(place) for place in others], t.s.over()) == (["1 strong", told, told], True)
    t = vici().clear().tribe(1, *others)
    assert solo.migrant(t.s, 1, land("grassland-F")) == PLACES["grassland-F 2"]
    t.s.provision = changed([0] * 22, land("grassland-F"), 1)
    assert solo.unfed_camps(t.s, 1, land("grassland-F")) == [2, 3]  # the one that is fed


class Settle(Step[Exam]):
    """A tribe of V.I.C.I's arrives in the territory."""

    def __init__(self, t: int) -> None:
        self.t = t

    def run(self, s: Exam) -> None:
        s.civs[1].tribes -= 1
        solo.settle(s, 1, self.t)


@rule("CV-42.28", "CV-42.29")
def test_a_migration_needs_two_tribes_with_a_strong_one() -> None:
    t = vici().clear().tribe(1, "hills-B 2")
    tribes_before = t.c(1).tribes
    deed(t, solo.A_MIGRATION)
    assert t.c(1).tribes == tribes_before - 1  # a procreation came first
    assert t.events("migrate")[0][0] == land("hills-B")
    t = vici().clear().tribe(1, "swamp-F 2", "swamp-F fire").tribe(1, "hills-B 2", "hills-B fire", weak=True)
    deed(t, solo.A_MIGRATION)
    assert t.events("migrate")[0][0] == land("swamp-F")


@rule("CV-42.30", "CV-R43")
def test_to_the_neighbour_with_the_fewest_tribes() -> None:
    t = vici().clear().tribe(1, "swamp-F 2", "swamp-F fire", "grassland-F 2").site("a4", "cave_1").site("f4", "cave_2")
    deed(t, solo.A_MIGRATION)
    assert t.events("migrate") == [[land("swamp-F"), land("mountains-F")]]  # caves do not count


@rule("CV-42.31", "CV-42.32")
def test_who_migrates() -> None:
    t = vici().clear().tribe(1, "swamp-F 2", "swamp-F fire", "swamp-F wild", "grassland-F 2")
    assert solo.migrant(t.s, 1, land("swamp-F")) == PLACES["swamp-F wild"]
    t = vici().clear().tribe(1, "swamp-F 2", "swamp-F fire")
    assert solo.migrant(t.s, 1, land("swamp-F")) == PLACES["swamp-F fire"]
    t = vici().clear().tribe(1, "swamp-F 2", "grassland-F 2").tribe(1, "swamp-F fire", weak=True)
    assert solo.migrant(t.s, 1, land("swamp-F")) == PLACES["swamp-F 2"]
    deed(t, solo.A_MIGRATION)
    assert t.at("mountains-F fire") == "1 strong"


@rule("CV-42.33")
def test_vici_turns_the_tile_up_without_a_marker() -> None:
    t = vici().clear().tribe(1, "swamp-F 2", "swamp-F fire", "grassland-F 2")
    supply = t.c(1).supply
    deed(t, solo.A_MIGRATION)
    assert (t.s.tile_at[land("mountains-F")] >= 0, t.raw(1, "mountains-F"), t.c(1).supply) == (True, 0, supply)


@rule("CV-42.34", "CV-42.35", "CV-E31")
def test_provision_goes_to_the_fewest_markers_and_the_most_tribes() -> None:
    t = vici().clear().tribe(1, "mountains-B 2", "forest-B 2", "hills-B 2")
    t.s.provision = changed([0] * 22, land("hills-B"), 1)
    deed(t.coming(1), solo.A_PROVISION)  # mountains and forest are eligible; the roll says forest
    assert t.s.provision[land("forest-B")] == 1
    t = vici().clear().tribe(1, "mountains-B 2", "mountains-B fire", "forest-B 2", "hills-B 2")
    t.s.provision = changed([0] * 22, land("hills-B"), 1)
    deed(t.coming(1), solo.A_PROVISION)  # one more tribe: the only one, and no roll that would say forest
    assert (t.s.provision[land("mountains-B")], t.chance.coming) == (1, [1])


@rule("CV-42.36")
def test_the_second_provision_marker_blocks_the_farm() -> None:
    t = vici().effect(0, {"op": "build", "kind": "farm", "n": 1})
    assert t.why(0, "farm forest-B") is None
    t.s.provision = changed(t.s.provision, land("forest-B"), 2)
    t.refresh()
    assert t.why(0, "farm forest-B") == "CV-42.36"


@rule("CV-42.36", "CV-R56")
def test_the_second_provision_marker_blocks_no_space_with_a_farm_neither_then_nor_later() -> None:
    for rulings, why in (("printed", None), ("until-2026-11", "CV-42.36")):
        t = vici(rulings=rulings).farm(0, "forest-B")
        t.s.provision = changed(t.s.provision, land("forest-B"), 1)
        for n in (2, 3, 4):
            solo.provide(t.s, 1, land("forest-B"))
            assert (t.s.provisions(land("forest-B")), t.c(0).farms, t.s.game.faults(t.s)) == (n, 1 << 2, [])
        t.s.event = 3  # Locust Swarm
        t.run(events.Bonus()).do(0, "remove farm forest-B").effect(0, {"op": "build", "kind": "farm", "n": 1})
        assert t.why(0, "farm forest-B") == why


@rule("CV-R56")
def test_a_farm_that_went_before_or_came_after_the_second_provision_marker_does_not_help() -> None:
    t = vici().farm(0, "forest-B")
    t.s.provision = [0] * 22
    solo.provide(t.s, 1, land("forest-B"))
    t.edit(0, farms=0)  # gone again, before the second marker
    solo.provide(t.s, 1, land("forest-B"))
    solo.provide(t.farm(0, "forest-B").s, 1, land("forest-B"))  # this one came by an ability
    t.edit(0, farms=0).effect(0, {"op": "build", "kind": "farm", "n": 1})
    assert t.why(0, "farm forest-B") == "CV-42.36"
    t = vici().tribe(0, "hills-B 2").farm(0, "grassland-C")  # elsewhere
    t.s.provision = [0] * 22
    for _ in range(2):
        solo.provide(t.s, 1, land("forest-B"))
    t.effect(0, {"op": "build", "kind": "farm", "n": 1})
    assert t.why(0, "farm forest-B") == "CV-42.36"


@rule("CV-42.34", "CV-43.5", "CV-R56")
def test_provision_markers_beside_a_farm_count_as_any_others() -> None:
    t = vici().clear().tribe(1, "forest-B 2", "forest-B 3", "forest-B wild", "hills-B 2").farm(0, "forest-B")
    t.s.provision = [0] * 22
    for name in ("forest-B", "forest-B", "hills-B"):
        solo.provide(t.s, 1, land(name))
    for found in ([2, 2], [3, 2]):  # the hills had the fewest, then the forest has the most tribes
        deed(t, solo.A_PROVISION)
        assert [t.s.provisions(land(name)) for name in ("forest-B", "hills-B")] == found
    t.run(solo.FeedVici(1))
    assert (t.at("forest-B 2"), t.at("forest-B 3"), t.wild(1, "forest-B")) == ("1 strong", "1 strong", (1, 0))


@rule("CV-42.37")
def test_vici_reveals_where_most_sites_are() -> None:
    t = vici().clear().tribe(0, "water-A boat").tribe(1, "hills-B 2", "swamp-E 2")
    many = [len(sites.face_down(t.s, mask(name))) for name in ("water-A", "hills-B", "swamp-E")]
    assert many == [4, 2, 3]  # four where only the player is
    before = t.s.site_at[:]
    deed(t, solo.A_REVEAL)
    assert (turned_up(t, before), t.events("vici rolls")) == (["d1", "e1", "d2"], [])  # those of the swamp
    points = [BOX.sites[t.s.site_at[RECESS_IDS[name]]].vp for name in ("d1", "e1", "d2")]
    assert (t.c(1).vp, t.events("vp")) == (sum(points), [[vp, FROM_SITES] for vp in points if vp])


@rule("CV-42.37", "CV-42.15")
def test_a_roll_decides_between_territories_with_as_many_sites() -> None:
    for die, found in ((1, ["c2", "d2"]), (2, ["c4", "d4"])):
        t = vici().clear().tribe(1, "forest-B 2", "swamp-C 2")
        before = t.s.site_at[:]
        t.coming(die, *t.s.site_bag[:2])
        assert turned_up(deed(t, solo.A_REVEAL), before) == found


def turned_up(t: Table, before: list[int]) -> list[str]:
    return [name for name, recess in RECESS_IDS.items() if t.s.site_at[recess] != before[recess]]


@rule("CV-42.38", "CV-42.39", "CV-42.40")
def test_hunting_tokens() -> None:
    t = vici().clear().tribe(0, "desert-C 2", "swamp-C 2").tribe(1, "desert-C fire", "swamp-C fire", "forest-B 2")
    deed(t, solo.A_TOKEN)
    assert t.s.hunted == mask("swamp-C")  # both have a tribe there, and it is better than the desert
    deed(deed(t, solo.A_TOKEN), solo.A_TOKEN)
    assert t.s.hunted == mask("swamp-C", "desert-C", "forest-B")  # then where only V.I.C.I is
    assert solo.best_hunting(mask("desert-C", "mountains-B", "hills-B")) == mask("hills-B")


@rule("CV-42.10", "CV-42.12", "CV-42.13")
def test_only_spaces_with_a_removal_icon_remove_a_chip() -> None:
    for grid, what, icons in ((0, solo.AN_EVOLUTION, [6, 10]), (1, solo.A_PROSPERITY, [6, 9, 12])):
        found = []
        for space in range(1, 17):
            t = vici().edit(1, grids=[space - 1, space - 1])
            deed(t, what)
            assert t.c(1).grids[grid] == space
            if t.s.boxed_chips:
                found.append(space)
        assert found == icons


@rule("CV-42.17", "CV-42.30")
def test_a_migration_without_land_beside_is_forfeited() -> None:
    t = vici().tribe(1, "swamp-C 2", "swamp-C 3")
    t.s.near = changed(t.s.near, land("swamp-C"), 1 << land("water-A"))
    deed(t, solo.A_MIGRATION)
    assert (t.at("swamp-C 2"), t.at("swamp-C 3")) == ("1 strong", "1 strong")
