"""Amber Shore, clause by clause; and that it is a stranger's game, found, checked and played like our own."""

import ast
import json
from pathlib import Path
from random import Random

import amber_shore
import pytest
from amber_shore.components import CELLS, COLUMNS, KINDS, SAND
from amber_shore.meta import GAME
from amber_shore.rounds import final
from amber_shore.state import NONE, UNKNOWN, Shore

from demiurge.arena import Setup, match
from demiurge.kernel.chance import Chance
from demiurge.kernel.checks import run_checks
from demiurge.kernel.citations import coverage
from demiurge.kernel.clauses import Rulebook
from demiurge.kernel.components import BadComponents
from demiurge.kernel.game import view
from demiurge.kernel.registry import find
from examples.amber_shore.tests.shore import AMBER, COCKLE, GLASS, begin, give, positions, reach, row, shore, walk
from tests.laws import misjudged

rule = pytest.mark.rule
PACKAGE = Path(amber_shore.__file__).parent
RULES = Rulebook.load(PACKAGE / "rules.md", "amber-shore")


# ---- 1 Low tide
@rule("AS-1.1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_row_has_three_places_more_than_there_are_players(seats: int) -> None:
    s = shore(begin(seats))
    assert [(s.dry() >> row * COLUMNS & 127).bit_count() for row in range(SAND + 1)] == [seats + 3] * 7
    assert len(set(s.at)) == seats
    assert all(cell < COLUMNS for cell in s.at)


@rule("AS-1.2")
def test_each_place_of_sand_has_a_find_of_the_bag_of_its_row() -> None:
    for seed in range(5):
        s = shore(next(positions(3, {}, seed)))
        for number, bag in enumerate(s.game.bags, 1):
            lies = s.finds[number * COLUMNS : (number + 1) * COLUMNS]
            assert lies[6:] == [NONE]  # a column that three do not need
            assert all(0 < lies.count(kind) <= bag.count(kind) for kind in set(lies[:6]))
            assert len(bag) == 7
        assert s.finds[:COLUMNS] == [NONE] * COLUMNS


@rule("AS-1.3")
def test_all_wish_secretly_and_nobody_sees_a_wish_of_another() -> None:
    made = begin(3)
    assert made.state.waiting() == [0, 1, 2]
    assert made.say(2, "wish amber") is None
    assert made.say(0, "wish glass") is None
    seen = view(made.state, 0)
    assert isinstance(seen, Shore)
    assert seen.wishes == [GLASS, NONE, UNKNOWN]
    assert [line.secret for line in made.record.lines] == [True, True]
    assert made.say(1, "go b1") == "K-1"
    assert made.say(1, "wish amber") is None
    assert shore(made).round == 1


# ---- 2 Walking
@rule("AS-2.1")
def test_everybody_walks_once_and_the_next_seat_begins_the_next_round() -> None:
    made, walked = walk(3), []
    for _ in range(9):
        seat = made.state.waiting()[0]
        walked.append(seat)
        give(made, "go " + next(cell for cell in reach(made, seat) if cell[0] == "a"))
    assert walked == [0, 1, 2, 1, 2, 0, 2, 0, 1]


@rule("AS-2.2")
@pytest.mark.parametrize(("basket", "steps"), [("-", 3), ("cc", 3), ("ccc", 2), ("cccc", 2), ("ccccc", 1)])
def test_a_full_basket_slows_down(basket: str, steps: int) -> None:
    made = walk(at="a1 a5", baskets=f"{basket} -")
    assert row(reach(made)) == steps
    assert made.say(0, f"go {'abcdefg'[steps + 1]}1") == "AS-2.2"


@rule("AS-2.2")
def test_one_walks_around_others_and_water_and_does_not_stay() -> None:
    made = walk(3, at="b1 b2 c2", baskets="ccc - -", water=3)
    assert reach(made) == ["a1", "a2", "a3", "c1"]  # d1 is under water, and the way to c3 is not free
    for cell in ("b1", "b2", "d1"):
        assert made.say(0, f"go {cell}") == "AS-2.2"


@rule("AS-2.2")
def test_whoever_cannot_walk_does_not() -> None:
    made = walk(3, at="c1 a1 a2", baskets="- ccccc -")
    give(made, "go b1")
    assert made.state.waiting() == [2]
    assert shore(made).at[1] == CELLS.index("a1")


@rule("AS-2.3")
def test_a_find_is_taken_where_one_stops_and_not_on_the_way() -> None:
    made = walk(finds="b1 cockle c1 amber", at="a1 a5")
    give(made, "go c1")
    s = shore(made)
    assert (s.baskets[0], s.finds[CELLS.index("c1")]) == ([AMBER], NONE)
    assert s.finds[CELLS.index("b1")] == COCKLE


@rule("AS-2.4")
def test_the_basket_is_brought_home_for_the_points_of_its_finds() -> None:
    made = walk(at="b1 a5", baskets="csga -", home="a -")
    give(made, "go a1")
    s = shore(made)
    assert s.points == [1 + 2 + 3 + 5, 0]
    assert (s.baskets[0], s.home[0]) == ([], [0, 1, 2, 3, 3])


# ---- 3 The sea
def risen(
    round: int, wave: int, water: int = 7, sea: str = "mild", finds: str = "", home: str = "", wishes: str = ""
) -> Shore:
    """After a round in which two walked in the dunes, with this wave."""
    made = walk(at="a1 a5", round=round, water=water, waves=[wave], sea=sea, finds=finds, home=home, wishes=wishes)
    give(made, "go a2", "go a4")
    return shore(made)


@rule("AS-3.1")
@pytest.mark.parametrize(("sea", "calm"), [("mild", 3), ("rough", 2)])
def test_the_sea_rises_by_the_die_but_not_in_the_calm_rounds(sea: str, calm: int) -> None:
    assert risen(calm, 2, sea=sea).sea == 7
    assert risen(calm + 1, 2, sea=sea).sea == 5
    assert risen(calm + 1, 0, sea=sea).sea == 7


@rule("AS-3.2")
def test_what_lies_under_water_is_lost() -> None:
    lies = risen(4, 2, finds="e2 glass f2 amber").finds
    assert (lies[CELLS.index("e2")], lies[CELLS.index("f2")]) == (GLASS, NONE)


@rule("AS-3.3")
def test_whoever_stands_under_water_is_washed_home_without_the_basket() -> None:
    made = walk(3, at="e3 e4 a1", baskets="aag g -", round=4, water=5, waves=[1])
    give(made, "go d2", "go e3", "go a2")
    s = shore(made)
    assert s.sea == 4
    assert s.baskets == [[AMBER, AMBER, GLASS], [], []]  # d2 is dry: row 3
    assert s.at == [CELLS.index("d2"), CELLS.index("a1"), CELLS.index("a2")]
    assert s.points == [0, 0, 0]


@rule("AS-3.3")
def test_the_first_seat_has_the_nearest_place_and_the_next_one_the_next() -> None:
    made = walk(at="c2 c3", baskets="ggg g", round=4, water=3, waves=[1])
    give(made, "go c1", "go c2")
    assert [CELLS[cell] for cell in shore(made).at] == ["a1", "a2"]


@rule("AS-3.4")
def test_the_game_is_over_when_the_sea_has_come_to_the_dunes() -> None:
    assert not risen(9, 1, water=3).over()
    assert risen(9, 1, water=2).over()
    assert risen(9, 2, water=2).sea == 1


# ---- 4 The count
@rule("AS-4.1")
@pytest.mark.parametrize(("home", "points"), [("-", 0), ("sga", 0), ("csga", 6), ("ccsgaa", 6), ("ccssggaa", 12)])
def test_a_set_of_all_four_kinds_is_worth_six_points(home: str, points: int) -> None:
    assert final(shore(walk(home=f"{home} -", wishes="cockle amber")), 0)["sets"] == points


@rule("AS-4.2")
def test_wishes_are_shown_in_the_end_and_worth_two_points_each() -> None:
    s = risen(9, 1, water=2, home="aac c", wishes="amber amber")
    assert s.points == [4, 0]
    seen = view(s, 1)
    assert isinstance(seen, Shore)
    assert seen.wishes == [AMBER, AMBER]


# ---- a stranger's game
def test_the_registry_finds_it() -> None:
    assert find("amber-shore") is GAME


def test_the_generic_checks_hold() -> None:
    found = run_checks(GAME, seed=5, games_per_case=1, pairs=4)
    assert {result.name: result.first_failure for result in found if result.failed} == {}
    assert min(result.cases for result in found) > 0  # secrets too: wishes are hidden


def test_every_question_judges_all_answers_of_its_verb() -> None:
    assert misjudged(GAME, [(seats, {"sea": sea}) for seats in GAME.seats for sea in ("mild", "rough")]) == set()


def test_what_a_view_hides_is_guessed_and_nothing_else() -> None:
    made = walk(3, wishes="amber glass cockle")
    guesses = {tuple(made.game.fill(view(made.state, 1), Chance(seed)).wishes) for seed in range(60)}  # type: ignore[attr-defined]
    assert {wishes[1] for wishes in guesses} == {GLASS}
    assert {wish for wishes in guesses for wish in wishes} == set(range(len(KINDS)))


def test_faults_are_found() -> None:
    s = shore(walk(at="c2 c3"))
    assert s.game.faults(s) == []
    s.sea = 2
    assert "dry sand" in s.game.faults(s)[0]
    s.sea, s.at[0] = 7, s.at[1]
    assert "dry sand" in s.game.faults(s)[0]
    s.at[0], s.home[0] = 0, [AMBER] * 8
    assert "more finds" in s.game.faults(s)[0]


def test_its_rules_know_nothing_but_the_kernel() -> None:
    for path in PACKAGE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("demiurge"):
                assert node.module.startswith("demiurge.kernel"), path


def test_every_clause_is_cited_by_a_test() -> None:
    found = coverage(RULES, Path(__file__).parent)
    assert (found.missing, found.unknown, found.greedy) == ((), (), ())


def test_the_rules_are_there_in_russian_too() -> None:
    russian = Rulebook.load(PACKAGE / "rules.ru.md", "amber-shore")
    assert [(one.id, one.marks) for one in russian] == [(one.id, one.marks) for one in RULES]


# ---- bots
def test_a_bot_that_looks_one_step_ahead_beats_one_that_does_not() -> None:
    found = match(Setup("amber-shore", seats=2), ["greedy", "random"], games=10, seed=1)
    assert found["bots"]["greedy"]["win_rate"] > 0.8


def test_the_evaluation_counts_what_is_home_and_fears_the_sea() -> None:
    judge = GAME.make().faculty("evaluation").EVALUATION

    def worth(**table: object) -> float:
        return float(judge.value(shore(walk(home="csga -", baskets="a -", round=5, **table)), 0))  # type: ignore[arg-type]

    assert worth(at="a1 a5") > worth(at="c1 a5") > worth(at="c1 a5", water=3) > 8
    assert worth(at="d1 a5", water=4) - 8 < (worth(at="c1 a5", water=4) - 8) / 3  # most waves would take it
    made = walk(finds="c2 amber", at="a1 a5")
    assert {made.game.space.format(action) for action in judge.moves(made.state, 0)} == {
        "go c2", *[f"go a{n}" for n in (2, 3, 4)],
    }  # fmt: skip
    *_, done = positions(2, {}, 3)
    assert [judge.value(done.state, seat) for seat in range(2)] == done.state.scores()
    assert judge.choose(begin().state, 0, Random(1)) < len(KINDS)


# ---- components
def test_an_owner_may_replace_a_component(tmp_path: Path) -> None:
    (tmp_path / "shore.json").write_text(
        json.dumps({"amber": {"origin": "house", "points": 9, "rows": [0, 0, 0, 0, 0, 0]}})
    )
    s = GAME.make({}, str(tmp_path)).start(4, begin().chance)
    assert isinstance(s, Shore)
    assert s.game.points == [1, 2, 3, 9]
    assert AMBER not in s.finds
    assert s.finds[-1] == NONE  # a bag with four finds has none for the last of seven places


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({"amber": {"origin": "house", "points": -1, "rows": [0] * 6}}, "shore.json: amber: points: expected a number"),
        ({"amber": {"origin": "house", "points": 5, "rows": [1]}}, "shore.json: amber: rows"),
        ({"mild": {"origin": "house", "calm": 3, "waves": [1]}}, "shore.json: mild: waves"),
        ({"pearl": {"origin": "house", "points": 7}}, "shore.json: pearl: no such entry"),
    ],
)
def test_a_mistake_in_a_component_names_file_entry_and_field(
    tmp_path: Path, entry: dict[str, object], message: str
) -> None:
    (tmp_path / "shore.json").write_text(json.dumps(entry))
    with pytest.raises(BadComponents) as caught:
        GAME.make({}, str(tmp_path))
    assert message in str(caught.value)
