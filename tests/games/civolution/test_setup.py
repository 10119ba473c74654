"""Chapter 2: setup."""

from __future__ import annotations

from collections import Counter

import pytest

from demiurge.games.civolution import geometry, mods, partition, setup, tribes
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.state import CLOSED, Exam
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from tests.games.civolution.table import Table, fresh, land
from tests.rules import rule


def start(t: Table, civ: int) -> list[int]:
    return [partition.item_of(entry) for entry in t.c(civ).items]


@rule("CV-2.1", "CV-2.2", "CV-4.1")
def test_indicators_and_the_event_stack() -> None:
    t = fresh(3)
    assert (v.SPOTS[t.s.weather], t.s.era) == ("mild", 1)
    seen = set()
    for era in range(1, 5):
        t.skip("Turn")
        assert (t.s.era, t.s.phase, t.s.resets) == (era, 4, 0)
        seen.add(t.s.event)
        while t.s.era == era and t.s.waiting():
            t.play.say(t.s.waiting()[0], sorted(t.answers(t.s.waiting()[0]))[0])
    assert len(seen) == 4
    assert len(t.s.events) == 16


@rule("CV-2.3", "CV-2.4", "CV-2.5")
def test_scoring_tiles_show_seven_categories() -> None:
    for seed in range(20):
        s = fresh(2, seed).s
        final = [category for category in range(9) if s.final_tiles >> category & 1]
        assert (len(s.era_tiles), len(final)) == (4, 3)
        assert len({*s.era_tiles, *final}) == 7


@rule("CV-2.6", "CV-2.7", "CV-2.8")
@pytest.mark.parametrize(("civs", "blockers", "goals", "resets"), [(2, 6, 4, 5), (3, 3, 5, 7), (4, 0, 6, 9)])
def test_blocked_spaces_of_the_goal_display_and_the_reset_sequence(
    civs: int, blockers: int, goals: int, resets: int
) -> None:
    t = fresh(civs)
    n = t.s.game.numbers
    assert (n.blockers[civs - 2], len(t.s.goals_open), n.resets[civs - 2]) == (blockers, goals, resets)
    assert blockers == (6 - goals) + (9 - resets)  # each covers one space


@rule("CV-2.9", "CV-2.10")
def test_displays_are_filled_and_the_bags_stay_in_use() -> None:
    for civs, goals in ((2, 4), (3, 5), (4, 6)):
        t = fresh(civs)
        assert (len(t.s.goals_open), len(t.s.incomes_open), len(t.s.attributes_open)) == (goals, 3, 3)
        assert min(*t.s.goals_open, *t.s.incomes_open, *t.s.attributes_open) >= 0
        assert (len(t.s.income_bag), len(t.s.attribute_bag)) == (22, 9)
        assert len(t.s.goal_bag) == 65 - goals - civs


@rule("CV-2.11", "CV-2.12")
def test_the_continent_is_filled_at_random_or_with_three_tiles_at_their_places() -> None:
    layouts = [fresh(2, seed, continent="random").s.layout for seed in range(12)]
    for layout in layouts:
        assert sorted(tile for tile, *_ in layout) == list(range(8))
    assert len({tuple(map(tuple, layout)) for layout in layouts}) == 12
    for seed in range(5):
        placed = {v.TILES[tile]: [x, y, turns] for tile, x, y, turns in fresh(2, seed).s.layout}
        assert [placed[tile] for tile in "ABC"] == [[1, 1, 0], [2, 0, 0], [1, 2, 1]]


@rule("CV-2.11")
def test_no_tile_lies_on_another_or_over_the_edge_of_the_frame() -> None:
    tiles = fresh(2).s.game.box.tiles
    for seed in range(150):
        placed = geometry.try_layout(tiles, seed % 2 == 1, Chance(seed))
        cells = [geometry.cells_of(tiles[tile].cells, x, y, turns) for tile, x, y, turns in placed]
        assert not placed or sorted(cell for covered in cells for cell in covered) == list(range(15))
        for one, other in (covered for covered in cells if len(covered) == 2):
            assert abs(one - other) == 5 or one // 5 == other // 5


@rule("CV-2.11")
def test_edges_of_a_turned_tile_still_run_from_left_to_right_and_from_top_to_bottom() -> None:
    part, reversed_part = [[7, 10, 40]], [[7, 60, 90]]
    for side in (geometry.NORTH, geometry.SOUTH):
        found = [geometry.turned(part, side, turns) for turns in range(4)]
        assert found == [part, part, reversed_part, reversed_part]
    for side in (geometry.EAST, geometry.WEST):
        found = [geometry.turned(part, side, turns) for turns in range(4)]
        assert found == [part, reversed_part, reversed_part, part]


@rule("CV-2.11")
def test_every_tile_may_lie_in_all_four_ways() -> None:
    found: dict[int, set[int]] = {}
    for seed in range(60):
        for tile, _, _, turns in fresh(2, seed, continent="random").s.layout:
            found.setdefault(tile, set()).add(turns)
    assert set(map(frozenset, found.values())) == {frozenset((0, 1, 2, 3))}


@rule("CV-2.13", "CV-39.2")
def test_sites_and_material_tiles_lie_face_down_and_nobody_sees_them() -> None:
    t = fresh(2)
    assert (t.s.site_at, len(t.s.site_bag)) == ([-1] * 24, 24)
    assert sum(1 for t_ in v.DRY if t.s.tile_at[t_] < 0) == 16
    seen = view(t.s, 0)
    assert len(seen.site_bag) == 24  # type: ignore[attr-defined]
    assert len(seen.events) == len(t.s.events)  # type: ignore[attr-defined]


@rule("CV-2.14", "CV-2.15")
def test_materials_of_the_start_territories() -> None:
    for seed in range(4):
        s = fresh(2, seed).s
        names = [v.MATERIALS[s.tile_at[land(name)]] for name in ("forest-B", "grassland-C")]
        assert names == ["wood", "papyrus"]
    found = {fresh(2, seed, materials="experienced").s.tile_at[land("forest-B")] for seed in range(20)}
    assert found == {0, 1, 2}


@rule("CV-2.16", "CV-2.17")
def test_covered_encampments() -> None:
    assert [sum(covered(fresh(civs).s).values()) for civs in (2, 3, 4)] == [10, 4, 0]


def covered(s: Exam) -> Counter[str]:
    """The encampments under a blocking token, by type of territory."""
    found: Counter[str] = Counter()
    for t in v.DRY:
        land = s.game.box.lands[t]
        printed = 1 + land.normal + land.three + land.four
        found[v.TYPES[v.TYPE_OF[t]]] += printed - sum(1 for code in s.camps[t * 5 : t * 5 + 5] if code != CLOSED)
    return found


@rule("CV-2.19", "CV-1.8")
def test_the_tokens_that_block_nothing_are_for_hunting() -> None:
    for civs, left in ((2, 6), (3, 12), (4, 16)):
        s = fresh(civs).s
        assert s.game.numbers.territory_tokens - sum(covered(s).values()) == left
        assert max(covered(s).values()) <= 4  # of each kind there are four,
        assert covered(s)["mountains"] == covered(s)["desert"] == 0  # and of these none


@rule("CV-2.18")
def test_covered_encampments_cannot_be_used() -> None:
    from tests.games.civolution.table import table

    t = table(2).clear().tribe(0, "forest-B 2")
    assert t.s.camps[land("forest-B") * 5 + 3] == CLOSED
    t.module(0, "procreation")
    assert t.why(0, "place forest-B 4") == "CV-2.18"


@rule("CV-2.20", "CV-2.22", "CV-8.7")
def test_dice() -> None:
    for civs in (2, 3, 4):
        t = fresh(civs)
        assert (t.s.dice_left, t.s.fate_left) == (civs + 1, civs + 1)
        for c in t.s.civs:
            assert (c.dice, c.used, c.fate) == ([1] * 6, 0, 1)


@rule("CV-2.21", "CV-2.23", "CV-2.42")
def test_modules_start_at_level_one_but_for_the_one_of_the_starting_card() -> None:
    t = fresh(4)
    for civ in range(4):
        c = t.c(civ)
        [card] = [item - v.START_ID for item in start(t, civ)]
        module = t.s.game.box.incomes[v.INCOMES + card].module
        assert [level for level in c.levels if level] == [1]
        assert (c.levels[module], c.upgrades(), c.stages) == (1, 1, 0)


@rule("CV-2.24", "CV-2.25")
def test_pieces_on_the_console_and_discs() -> None:
    c = fresh(2).c(0)
    assert (c.settled, c.farms, c.boats) == (0, 0, 0)
    assert (c.vp, c.favor, c.tracks) == (0, 0, [0] * 5)


@rule("CV-2.26", "CV-2.27", "CV-2.28")
def test_first_tribes_and_markers() -> None:
    t = fresh(4)
    for civ in range(4):
        for name in ("forest-B", "grassland-C"):
            assert t.s.pop[land(name) * 4 + civ] == 1
            assert tribes.strong_in(t.s, civ, land(name)) == 1
            assert t.at(f"{name} fire") == ""
            assert t.raw(civ, name) == 1
        c = t.c(civ)
        assert (c.resets, c.tribes) == (4, 18)
        assert c.supply + sum(c.at) + 4 + 2 + 2 == 50  # columns, boats and start territories


@rule("CV-2.29", "CV-2.30", "CV-2.35")
def test_newcomer_hands() -> None:
    t = fresh(4)
    numbers = []
    for civ in range(4):
        [number] = {t.s.game.box.cards[card].number for card in t.c(civ).hand}
        numbers.append(number)
        assert [card // 32 for card in t.c(civ).hand] == [0, 1, 2, 3, 4]
        card = next(card for card in t.s.game.box.marker_cards if card.number == number)
        assert t.c(civ).at == card.markers
    assert len(set(numbers)) == 4
    assert set(numbers) <= {1, 2, 3, 4, 5, 6}


@rule("CV-2.31")
def test_the_other_cards_form_the_stacks() -> None:
    t = fresh(3)
    assert [len(stack) for stack in t.s.stacks] == [32 - 3 - 1] * 5  # phase 1 has turned one up
    assert [len(stack) for stack in t.s.open_stacks] == [1] * 5


@rule("CV-2.32", "CV-2.33", "CV-39.1")
def test_the_advanced_selection_is_secret() -> None:
    t = fresh(2, hands="advanced")
    assert t.s.waiting() == [0, 1]
    c = t.c(0)
    assert ([card // 32 for card in c.hand], len(c.markers)) == ([0, 0, 1, 1, 2, 2, 3, 3, 4, 4], 3)
    assert t.s.decision(0).secret()
    other = view(t.s, 1)
    assert other.civs[0].hand == sorted(-1 - card // 32 for card in c.hand)  # type: ignore[attr-defined]
    assert other.civs[0].markers == [-1, -1, -1]  # type: ignore[attr-defined]
    for deck in range(5):
        card = v.card_name(next(card for card in t.c(0).hand if card // 32 == deck))
        wrong = "A1" if t.why(0, "keep A1") else "A2"
        assert t.why(0, f"keep {wrong}") == "CV-2.33"
        t.do(0, f"keep {card}")
    t.do(0, f"keep SM{t.c(0).markers[0] + 1}")
    assert (len(t.c(0).hand), t.s.waiting()) == (5, [1])
    assert sum(t.c(0).at) == 0  # nothing shows before all have chosen


@rule("CV-2.33")
def test_one_card_of_each_deck_is_kept_from_its_first_to_its_last() -> None:
    t = fresh(2, hands="advanced")
    t.c(0).hand = [0, 31, 32, 63, 64, 95, 96, 127, 128, 159]
    t.do(0, "keep A32", "keep B1", "keep C32", "keep D1")
    assert (t.c(0).hand, t.c(0).refused) == ([31, 32, 95, 96, 128, 159], [0, 63, 64, 127])
    assert t.answers(0) == {"keep E1", "keep E32"}


@rule("CV-2.34")
def test_cards_not_kept_go_under_their_stacks() -> None:
    t = fresh(2, hands="advanced")
    dealt = t.c(0).hand[:]
    t.skip("ChooseStart")
    assert [len(pile) for pile in t.s.under] == [2] * 5
    under = sorted(card for deck in range(5) for card, civ in zip(t.s.under[deck], t.s.knows[deck]) if civ == 0)
    assert sorted(under + t.c(0).hand) == dealt
    assert view(t.s, 1).under[0].count(-1) == 1  # type: ignore[attr-defined]


@rule("CV-2.36")
def test_a_starting_civ_is_drawn_or_agreed() -> None:
    assert {fresh(3, seed).s.first for seed in range(20)} == {0, 1, 2}
    assert {fresh(3, seed, first_civ="seat-1").s.first for seed in range(5)} == {0}


@rule("CV-2.37", "CV-2.41", "CV-2.43")
def test_starting_chip_cards_of_newcomers() -> None:
    t = fresh(3)
    for civ in range(3):
        number = t.s.game.box.cards[t.c(civ).hand[0]].number
        [item] = start(t, civ)
        assert t.s.game.box.incomes[item - v.INCOME_ID].number == number
        assert [len(stack) for stack in t.c(civ).goals] == [1, 0, 0]
        assert (t.c(civ).columns, partition.stage_of(t.c(civ).items[0])) == ([8], 4)
        assert t.c(civ).kinds[8] == -1


@rule("CV-2.38", "CV-2.39", "CV-2.40")
def test_advanced_civs_choose_counter_clockwise() -> None:
    t = fresh(3, hands="advanced").skip("ChooseStart")
    assert (len(t.s.starts), len(t.s.start_goals)) == (4, 4)
    first, asked = t.s.first, []
    bag = len(t.s.goal_bag)
    while t.asked() == "ChooseStart":
        [civ] = t.s.waiting()
        asked.append(civ)
        card = t.s.starts[0]
        outside = next(n for n in range(10) if n not in t.s.starts)
        assert t.why(civ, f"start with SC{outside + 1}") == "CV-2.39"
        goal = t.s.start_goals[0]
        t.do(civ, f"start with SC{card + 1}")
        assert t.c(civ).goals[0] == [goal]
        assert card not in t.s.starts
        assert goal not in t.s.start_goals
    assert asked == [(first - 1) % 3, (first - 2) % 3, first]
    assert (t.s.starts, len(t.s.goal_bag)) == ([], bag + 1)


@rule("CV-2.44", "CV-R54")
def test_mixed_tables() -> None:
    t = fresh(4, hands="mixed")
    assert t.s.waiting() == [1, 3]
    assert [setup.is_newcomer(t.s, civ) for civ in range(4)] == [True, False, True, False]
    t.skip("ChooseStart")
    assert len(t.s.starts) == 2 + 1
    assert [len(start(t, civ)) for civ in range(4)] == [1, 0, 1, 0]


@rule("CV-2.36", "CV-2.39")
def test_the_starting_civ_is_known_before_starting_cards_are_chosen() -> None:
    found = set()
    for seed in range(6):
        t = fresh(3, seed, hands="advanced", first_civ="drawn").skip("ChooseStart")
        first = t.s.first
        assert t.s.waiting() == [(first - 1) % 3]
        assert t.skip("Turn").s.first == first
        found.add(first)
    assert len(found) > 1


@rule("CV-2.21", "CV-2.25")
def test_a_console_begins_without_anything_of_cards() -> None:
    c = setup.new_civ(fresh(2).s.game)
    assert (c.vp, c.favor, c.tracks, c.levels, c.stages) == (0, 0, [0] * 5, [0] * 15, 0)
    assert (c.settled, c.farms, c.boats, c.used, c.at, c.mods) == (0, 0, 0, 0, [0] * v.SPACES, [0] * mods.ALL_MODS)
    assert (c.listens, c.filled, c.turn_used, c.era_used, c.busy, c.stepped, c.swapped, c.saved) == (0,) * 8
    assert c.grids == [0, 0]


# ---- before anything is drawn
@rule("CV-2.1", "CV-2.13", "CV-2.20")
@pytest.mark.parametrize(("seats", "civs"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_an_empty_table(seats: int, civs: int) -> None:
    t = fresh(2)
    s = setup.empty_table(t.s.game, seats, t.s.layout)
    assert len(s.civs) == civs
    found = {name: getattr(s, name) for name in EMPTY}
    assert found == {**EMPTY, "dice_left": civs + 1, "fate_left": civs + 1, "goals_open": [-1] * (civs + 2)}


EMPTY: dict[str, object] = {
    "era": 0, "phase": 0, "first": 0, "active": -1, "weather": 2, "event": -1, "events": list(range(20)),
    "era_tiles": [], "final_tiles": 0, "goals_open": [], "incomes_open": [-1] * 3, "attributes_open": [-1] * 3,
    "goal_bag": list(range(65)), "income_bag": list(range(25)), "attribute_bag": list(range(12)),
    "dice_left": 0, "fate_left": 0, "stacks": [[*range(at, at + 32)] for at in (0, 32, 64, 96, 128)],
    "under": [[]] * 5, "knows": [[]] * 5, "open_stacks": [[]] * 5, "boxed": [],
    "site_at": [-1] * 24, "site_bag": list(range(24)), "tile_at": [-1] * 22,
    "tile_bags": [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11], [12, 13, 14], [15, 16, 17]],
    "loose": [0] * 176, "pop": [0] * 88, "here": [0] * 4, "raw": [0] * 88, "hunted": 0, "statues": [0] * 28,
    "towns": [0] * 7, "provision": [0] * 22, "resets": 0, "ending": 0, "rolled": [], "moved": [], "fed": [],
    "cheap": -1, "looked": [], "looker": -1, "bill": [], "marker_bag": list(range(12)), "starts": [],
    "start_goals": [], "actions": [], "shown_actions": [], "spent_actions": [], "boxed_chips": [],
}  # fmt: skip


@rule("CV-2.9", "CV-2.10")
def test_each_display_has_its_own_number_of_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    t = fresh(2)
    monkeypatch.setattr(t.s.game.numbers, "income_display", 13)
    monkeypatch.setattr(t.s.game.numbers, "attribute_display", 14)
    s = setup.empty_table(t.s.game, 2, t.s.layout)
    assert (len(s.incomes_open), len(s.attributes_open)) == (13, 14)


@rule("CV-2.21", "CV-2.24", "CV-2.28")
def test_an_empty_console() -> None:
    c = setup.new_civ(fresh(2).s.game)
    assert (c.vp, c.favor, c.tracks, c.supply, c.tribes, c.at, c.dice) == (0, 0, [0] * 5, 44, 20, [0] * 34, [1] * 6)
    assert (c.used, c.fate, c.resets, c.levels) == (0, 1, 4, [0] * 15)
    assert (c.settled, c.farms, c.boats, c.stages, c.kept) == (0, 0, 0, 0, -1)
    assert [c.hand, c.refused, c.markers, c.items, c.columns, c.installed] == [[]] * 6
    assert (c.goals, c.left, c.right, c.kinds) == ([[]] * 3, *[fresh(2).s.game.numbers.first_stage] * 2, [-1] * 9)
    assert (c.mods, c.listens, c.filled, c.turn_used) == ([0] * mods.ALL_MODS, 0, 0, 0)
    assert (c.era_used, c.busy, c.stepped, c.swapped, c.saved, c.grids) == (0, 0, 0, 0, 0, [0, 0])


@rule("CV-2.35", "CV-2.36")
def test_marker_cards_are_shown_before_the_monolith_is_given() -> None:
    t = fresh(2, hands="advanced")
    chosen = []
    while t.asked() != "ChooseStart":
        civ = t.s.waiting()[0]
        if t.asked() == "KeepMarkers":
            chosen.append(t.c(civ).markers[1])
            t.do(civ, f"keep SM{chosen[-1] + 1}")
        else:
            t.do(civ, sorted(t.answers(civ))[0])
    assert ([c.kept for c in t.s.civs], [c.markers for c in t.s.civs]) == (chosen, [[], []])
    assert [c.refused for c in t.s.civs] == [[], []]
    assert sorted([*t.s.marker_bag, *chosen]) == list(range(12))
    told = [event.kind for event in t.play.journal.events if event.kind in ("markers", "monolith")]
    assert told == ["markers", "markers", "monolith"]
