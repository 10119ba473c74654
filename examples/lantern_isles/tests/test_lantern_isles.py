"""Lantern Isles, clause by clause; and that it is a stranger's game, found and played like our own."""

import ast
import json
from pathlib import Path
from random import Random

import lantern_isles
import pytest
from lantern_isles import evaluation
from lantern_isles.components import ACCEPT
from lantern_isles.meta import GAME
from lantern_isles.scoring import final_points, largest_group
from lantern_isles.state import UNKNOWN, Isles

from demiurge.kernel.chance import Chance
from demiurge.kernel.citations import coverage
from demiurge.kernel.clauses import Rulebook
from demiurge.kernel.components import BadComponents
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find
from examples.lantern_isles.tests.isles import (
    BOTTLE,
    CASK,
    GULL,
    PEARL,
    SQUALL,
    charm,
    give,
    isles,
    light,
    play,
    pledge,
    put_out,
    tuck,
    turn,
)

rule = pytest.mark.rule
PACKAGE = Path(lantern_isles.__file__).parent
RULES = Rulebook.load(PACKAGE / "rules.md", "lantern-isles")


def question(made: Play, seat: int) -> str:
    return type(made.state.decision(seat)).__name__


# ---- 1 Setting up
@rule("LI-1.1")
@pytest.mark.parametrize(("edition", "oil"), [("harbour", 4), ("open-sea", 2)])
def test_a_keeper_begins_with_oil_no_points_and_a_lantern_at_home(edition: str, oil: int) -> None:
    s = isles(play(4, edition=edition))
    assert s.oil == [oil] * 4
    assert s.points == [0] * 4
    assert s.lit == [1 << home for home in s.box.homes]


@rule("LI-1.2")
def test_every_keeper_draws_two_charms_that_it_alone_sees() -> None:
    s = isles(play(2, cards=[CASK, PEARL, GULL, SQUALL]))
    assert s.hands == [[CASK, PEARL], [GULL, SQUALL]]
    for seat in range(2):
        seen = view(s, seat)
        assert isinstance(seen, Isles)
        assert seen.hands[seat] == s.hands[seat]
        assert seen.hands[1 - seat] == [UNKNOWN, UNKNOWN]
        assert seen.bag == sorted(s.bag + s.hands[1 - seat])


@rule("LI-1.3")
def test_in_calm_weather_no_charm_brings_a_storm() -> None:
    stormy, calm = isles(play()).box, isles(play(weather="calm")).box
    assert (len(stormy.charms), len(calm.charms)) == (18, 15)
    assert stormy.charms[:15] == calm.charms


# ---- 2 The round
def rounds_played(rounds: str) -> int:
    made, shown = play(2, rounds=rounds), 0
    while not made.state.over():
        shown += question(made, made.state.waiting()[0]) == "Pledge"
        give(made, made.state.waiting()[0], made.state.answers(made.state.waiting()[0])[-1])
    return shown // 2


@rule("LI-2.1")
def test_the_game_lasts_five_rounds_and_the_short_game_three() -> None:
    assert rounds_played("five") == 5
    assert rounds_played("three") == 3


@rule("LI-2.2")
def test_all_pledge_secretly_and_nobody_sees_a_pledge_before_the_last_is_in() -> None:
    made = play(3)
    assert made.state.waiting() == [0, 1, 2]
    give(made, 2, "pledge 2")
    give(made, 0, "pledge 1")
    seen = view(made.state, 1)
    assert isinstance(seen, Isles)
    assert seen.pledges == [UNKNOWN, -1, UNKNOWN]
    assert seen.oil == [4, 4, 4]
    assert [line.secret for line in made.record.lines] == [True, True]


@rule("LI-2.2")
def test_nobody_pledges_more_than_it_has() -> None:
    made = play(2)
    isles(made).oil[0] = 1
    made.state.refresh()
    assert made.say(0, "pledge 2") == "LI-2.2"
    give(made, 0, "pledge 1")


@rule("LI-2.2")
def test_who_has_no_oil_is_asked_all_the_same() -> None:
    made = play(2)
    isles(made).oil = [0, 0]
    made.state.refresh()
    assert made.state.waiting() == [0, 1]
    assert len(made.state.answers(0)) == 1


@rule("LI-2.3")
@pytest.mark.parametrize(
    ("pledges", "points"),
    [((2, 1, 0), [2, 0, 0]), ((1, 1, 0), [2, 2, 0]), ((0, 0, 0), [0, 0, 0])],
)
def test_pledges_are_burnt_and_the_highest_gain_two_points(pledges: tuple[int, ...], points: list[int]) -> None:
    made = play(3)
    pledge(made, *pledges)
    s = isles(made)
    assert s.oil == [4 - pledged for pledged in pledges]
    assert s.points == points
    assert [event.data for event in made.journal.events if event.kind == "pledges"] == [list(pledges)]


@rule("LI-2.4")
def test_each_keeper_rolls_and_takes_one_turn_in_order_of_seats() -> None:
    made = turn(3, dice=[5, 3, 6])
    for seat in range(3):
        assert made.state.waiting() == [seat]
        assert question(made, seat) == "Turn"
        give(made, seat, "trade")
    assert isles(made).oil == [9, 7, 10]


@rule("LI-2.5")
def test_any_number_of_charms_may_be_played_before_the_turn_ends() -> None:
    made = turn(cards=[CASK, PEARL, GULL, BOTTLE])
    give(made, 0, charm(CASK), charm(PEARL))
    assert question(made, 0) == "Turn"
    assert made.answer(0, charm(GULL)) == "LI-2.5"
    give(made, 0, "trade")
    assert made.state.waiting() == [1]


@rule("LI-2.6")
def test_who_trades_gains_what_the_die_shows() -> None:
    made = turn(dice=[6], oil=1)
    give(made, 0, "trade")
    assert isles(made).oil == [7, 1]


@rule("LI-2.7")
def test_who_draws_takes_a_charm_and_an_empty_deck_cannot_be_drawn_from() -> None:
    made = turn(cards=[CASK, PEARL, GULL, BOTTLE, SQUALL])
    give(made, 0, "draw")
    assert isles(made).hands[0] == [CASK, PEARL, SQUALL]
    s = isles(made)
    s.spent, s.bag = s.bag, []
    s.refresh()
    assert made.say(1, "draw") == "LI-2.7"


# ---- 3 Lanterns
@rule("LI-3.1")
def test_a_dark_isle_no_more_than_two_steps_from_an_own_lantern_can_be_lit() -> None:
    made = turn(lit=["a1", "a2"], oil=9)
    assert [cell for cell in ("b1", "b3", "c2") if made.state.refuse(0, light(cell)) is None] == ["b1", "c2"]
    assert made.answer(0, light("b3")) == "LI-3.1"  # three steps away
    assert made.answer(0, light("a2")) == "LI-3.1"  # another's lantern
    assert made.answer(0, light("a1")) == "LI-3.1"  # its own
    assert made.answer(0, light("b2")) == "LI-3.1"  # the sea
    give(made, 0, light("c2"))
    assert isles(made).lit[0].bit_count() == 2


@rule("LI-3.2")
@pytest.mark.parametrize(("edition", "price"), [("harbour", 2), ("open-sea", 3)])
def test_a_lantern_costs_more_beside_those_of_others(edition: str, price: int) -> None:
    made = turn(3, lit=["b1", "c3 a4", "d2 e5"], oil=9, edition=edition)
    give(made, 0, light("c2"))  # beside c3 and d2, and b1 of its own
    assert isles(made).oil[0] == 9 - price - 2


@rule("LI-3.3")
def test_who_runs_out_in_the_middle_of_a_payment_puts_out_a_lantern_and_pays_on() -> None:
    made = turn(lit=["a1 a2 b1", "e5"], oil=1)
    give(made, 0, light("c2"))
    assert question(made, 0) == "PutOut"
    assert isles(made).oil[0] == 0
    assert made.answer(0, put_out("e5")) == "LI-3.3"
    give(made, 0, put_out("a2"))
    s = isles(made)
    assert s.oil[0] == 1
    assert (s.lit[0].bit_count(), s.lit[0] >> 1 & 1) == (3, 0)
    assert made.state.waiting() == [1]


@rule("LI-3.3")
def test_a_long_payment_is_interrupted_again_and_again() -> None:
    made = turn(lit=["a1 a2 b1", "c3 e5"], oil=0, edition="open-sea")
    give(made, 0, light("c2"), put_out("b1"))
    assert question(made, 0) == "PutOut"
    give(made, 0, put_out("a1"))
    assert isles(made).oil[0] == 0


@rule("LI-3.3")
def test_an_isle_that_would_need_the_last_lantern_cannot_be_lit() -> None:
    assert turn(lit=["a1", "e5"], oil=1).answer(0, light("b1")) == "LI-3.3"
    assert turn(lit=["a1 a2", "e5"], oil=0).answer(0, light("b1")) is None


@rule("LI-3.4")
def test_neighbours_with_a_point_may_give_it_for_two_oil() -> None:
    made = turn(3, lit=["a1", "b1", "c3 e1"], oil=5, points=1)
    give(made, 0, light("a2"))
    assert made.state.waiting() == [1]  # beside b1; seat 2 has no lantern there
    give(made, 1, "accept")
    s = isles(made)
    assert (s.oil[1], s.points[1]) == (7, 0)


@rule("LI-3.4")
def test_who_has_no_point_is_made_no_offer_and_who_loses_it_can_only_decline() -> None:
    made = turn(lit=["a1", "b1"], oil=9)
    give(made, 0, light("a2"))
    assert question(made, 1) == "Turn"
    made = turn(lit=["a1", "b1"], oil=9, points=1)
    give(made, 0, light("a2"))
    isles(made).points[1] = 0
    made.state.refresh()
    assert made.answer(1, ACCEPT) is not None
    give(made, 1, "trade")
    assert isles(made).oil[1] == 10
    assert question(made, 1) == "Pledge"


@rule("LI-3.5")
def test_a_late_offer_waits_until_the_end_of_the_round_and_no_longer() -> None:
    made = turn(3, lit=["a1", "b1", "e5"], oil=9, points=1)
    give(made, 0, light("a2"))
    assert len(made.state.questions(1)) == 2  # the offer, and its turn
    give(made, 1, "trade")
    give(made, 2, "trade")
    assert made.state.waiting() == [1]
    assert question(made, 1) == "Offer"
    give(made, 1, "decline")
    assert made.state.waiting() == [0, 1, 2]
    assert question(made, 0) == "Pledge"


@rule("LI-3.5")
@pytest.mark.parametrize("order", [("accept", "trade"), ("trade", "accept")])
def test_a_keeper_answers_its_late_offer_before_or_after_its_own_turn(order: tuple[str, str]) -> None:
    made = turn(dice=[1, 4], lit=["a1", "b1"], oil=5, points=1)
    give(made, 0, light("a2"))
    give(made, 1, *order)
    s = isles(made)
    assert (s.oil[1], s.points[1]) == (5 + 2 + 4, 0)
    assert question(made, 0) == "Pledge"


@rule("LI-3.5")
def test_a_table_that_plays_at_once_waits_for_the_offer() -> None:
    made = turn(3, lit=["a1", "e5", "b1"], oil=9, points=1, offers="at-once")
    give(made, 0, light("a2"))
    assert made.state.waiting() == [2]
    assert made.say(1, "trade") == "K-2"
    give(made, 2, "decline")
    assert made.state.waiting() == [1]


@rule("LI-3.5")
def test_offers_at_once_come_in_order_of_seats() -> None:
    made = turn(4, lit=["c2", "b3", "d2", "c4"], oil=9, points=1, offers="at-once")
    give(made, 0, light("c3"))
    for seat in (1, 2, 3):
        assert made.state.waiting() == [seat]
        assert question(made, seat) == "Offer"
        give(made, seat, "accept")
    assert question(made, 1) == "Turn"


# ---- 4 Charms
@rule("LI-4.1")
def test_each_effect_ends_before_the_next_and_the_charm_is_out_of_the_game() -> None:
    made = turn(cards=[BOTTLE, PEARL, GULL, CASK, SQUALL], oil=0)
    give(made, 0, charm(BOTTLE))
    assert question(made, 0) == "TuckOne"  # first the tuck
    assert isles(made).oil[0] == 0
    give(made, 0, tuck(PEARL))
    s = isles(made)
    assert s.oil[0] == 1  # then the oil
    assert s.hands[0] == [SQUALL]  # then the draw
    assert s.spent == [BOTTLE]


@rule("LI-4.2")
def test_oil_and_points_are_gained_and_a_storm_takes_what_there_is() -> None:
    made = turn(3, cards=[CASK, SQUALL, PEARL, GULL, BOTTLE, GULL + 1], oil=5)
    isles(made).oil[2] = 1
    give(made, 0, charm(CASK))
    assert isles(made).oil == [8, 5, 1]
    give(made, 0, charm(SQUALL))
    s = isles(made)
    assert s.oil == [8, 3, 0]
    assert s.points == [1, 0, 0]


@rule("LI-4.3")
def test_tucked_charms_are_drawn_last_and_the_uppermost_first() -> None:
    made = turn(cards=[CASK, PEARL, GULL, BOTTLE])
    s = isles(made)
    s.spent, s.bag, s.bottom, s.givers = s.bag[:-3], s.bag[-1:], s.bag[-3:-1][::-1], [1, 1]
    last, (upper, lower) = s.bag[0], s.bottom
    for card in s.bottom:
        s.knows[card] = 1 << 1
    s.refresh()
    give(made, 0, "draw")
    assert isles(made).hands[0][-1] == last
    give(made, 1, "draw")
    assert upper in isles(made).hands[1]
    assert isles(made).bottom == [lower]


@rule("LI-4.4")
def test_a_charm_is_tucked_below_all_others_unseen() -> None:
    made = turn(cards=[GULL, CASK, PEARL, BOTTLE, GULL + 1, SQUALL])
    give(made, 0, charm(GULL))
    give(made, 0, tuck(SQUALL), charm(GULL + 1), tuck(CASK))
    s = isles(made)
    assert (s.bottom, s.givers) == ([SQUALL, CASK], [0, 0])
    seen = view(s, 1)
    assert isinstance(seen, Isles)
    assert seen.bottom == [UNKNOWN, UNKNOWN]
    assert made.record.lines[-1].secret


@rule("LI-4.4")
def test_only_a_charm_of_the_own_hand_is_tucked_and_an_empty_hand_tucks_nothing() -> None:
    made = turn(cards=[BOTTLE, CASK, GULL, PEARL])
    give(made, 0, charm(BOTTLE))
    assert made.answer(0, tuck(GULL)) == "LI-4.4"
    made = turn(cards=[BOTTLE, CASK, GULL, PEARL, SQUALL])
    give(made, 0, charm(CASK), charm(BOTTLE))
    assert question(made, 0) == "Turn"
    assert isles(made).bottom == []


@rule("LI-4.4")
def test_a_hand_of_one_charm_is_asked_all_the_same() -> None:
    made = turn(cards=[BOTTLE, CASK, GULL, PEARL])
    give(made, 0, charm(BOTTLE))
    assert made.state.answers(0) == [tuck(CASK)]


def drawn_again() -> Play:
    """Seat 0 tucked the cask, and seat 1 has drawn it."""
    made = turn(cards=[BOTTLE, CASK, GULL, PEARL])
    give(made, 0, charm(BOTTLE), tuck(CASK))
    s = isles(made)
    s.spent, s.bag = sorted(s.spent + s.bag), []
    s.refresh()
    give(made, 0, "trade")
    give(made, 1, "draw")
    return made


@rule("LI-4.5")
def test_who_tucked_a_charm_knows_it_still_when_another_draws_it() -> None:
    made = turn(cards=[BOTTLE, CASK, GULL, PEARL])
    give(made, 0, charm(BOTTLE), tuck(CASK))
    seen = view(made.state, 0)
    assert isinstance(seen, Isles)
    assert seen.bottom == [CASK]
    made = drawn_again()
    assert CASK in isles(made).hands[1]
    seen = view(made.state, 0)
    assert isinstance(seen, Isles)
    assert seen.hands[1] == [UNKNOWN, UNKNOWN, CASK]


@rule("LI-4.5")
def test_it_knows_it_no_more_when_that_one_may_have_tucked_it_again() -> None:
    made = drawn_again()
    pledge(made, 0, 0)
    give(made, 0, "trade")
    give(made, 1, charm(GULL), tuck(PEARL))
    seen = view(made.state, 0)
    assert isinstance(seen, Isles)
    assert (seen.hands[1], seen.bottom) == ([UNKNOWN], [UNKNOWN])


# ---- 5 Scoring
@rule("LI-5.1")
@pytest.mark.parametrize(
    ("lit", "largest"), [("a1", 1), ("a1 b1 a2", 3), ("a1 b1 e1", 2), ("a1 c3 e5", 1), ("c2 c3 c4 d2 d4 a1", 5)]
)
def test_two_points_for_each_lantern_of_the_largest_group(lit: str, largest: int) -> None:
    s = isles(turn(lit=[lit, "a5"], oil=0))
    assert largest_group(s, 0) == largest
    assert final_points(s, 0) == 2 * largest


@rule("LI-5.2")
@pytest.mark.parametrize(("oil", "points"), [(0, 0), (2, 0), (3, 1), (8, 2)])
def test_a_point_for_every_three_oil(oil: int, points: int) -> None:
    assert final_points(isles(turn(oil=oil)), 0) == 2 + points


@rule("LI-5.1", "LI-5.2")
def test_the_last_round_ends_with_the_scoring() -> None:
    made = play(2, rounds="three", dice=[1] * 6)
    for _ in range(3):
        pledge(made, 0, 0)
        give(made, 0, "trade")
        give(made, 1, "trade")
    assert made.state.over()
    assert made.state.scores() == [2 + 7 // 3] * 2
    assert made.journal.events[-1].kind == "scored"


# ---- a stranger's game
def test_the_registry_finds_it() -> None:
    assert find("lantern-isles") is GAME


def test_it_knows_nothing_but_the_kernel() -> None:
    """Its rules, that is: what it tells the lab is told in words of the kit, as its drawing is."""
    for path in {*PACKAGE.glob("*.py")} - {PACKAGE / "shelf.py"}:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("demiurge"):
                assert node.module.startswith("demiurge.kernel."), path


def test_every_clause_is_cited_by_a_test() -> None:
    found = coverage(RULES, Path(__file__).parent)
    assert found.missing == ()
    assert found.unknown == ()
    assert found.greedy == ()


def test_its_evaluation_prefers_light_and_knows_the_final_score() -> None:
    judge, rng, made = GAME.make().faculty("evaluation").EVALUATION, Random(1), turn(oil=9)
    assert isinstance(judge, evaluation.IslesEvaluation)
    assert made.game.space.format(judge.choose(made.state, 0, rng)).startswith("light")
    while not made.state.over():
        seat = made.state.waiting()[0]
        assert judge.value(made.state, seat) >= made.state.scores()[seat]
        give(made, seat, judge.choose(made.state, seat, rng))
    assert [judge.value(made.state, seat) for seat in range(2)] == made.state.scores()


# ---- components
def test_an_owner_may_replace_a_component(tmp_path: Path) -> None:
    entry = {"origin": "house", "copies": 1, "effects": {"draw": 1, "oil": 9}}
    (tmp_path / "charms.json").write_text(json.dumps({"cask": entry}))
    made, plain = Play(GAME.make({}, str(tmp_path)), 2, Chance(1)), play()
    assert isles(made).box.charms[0] == [[2, 1], [0, 9]]
    assert isles(made).box.charms[1:] == isles(plain).box.charms[4:]
    assert isles(made).box.isles == isles(plain).box.isles


KEG = {"origin": "house", "copies": 1, "effects": {"oil": 1}}


@pytest.mark.parametrize(
    ("file", "entry", "message"),
    [
        ("charms.json", {"cask": {**KEG, "origin": "attic"}}, "charms.json: cask: origin: expected one of"),
        ("charms.json", {"cask": {**KEG, "copies": 99}}, "charms.json: cask: copies: expected a number from 0 to 20"),
        ("charms.json", {"cask": {**KEG, "effects": 3}}, "charms.json: cask: effects: expected an object"),
        ("charms.json", {"cask": {**KEG, "effects": {"beer": 1}}}, "charms.json: cask: effects.beer: unknown field"),
        ("charms.json", {"cask": {**KEG, "effects": {"oil": 0}}}, "charms.json: cask: effects.oil: expected a number"),
        ("isles.json", {"strand": {"origin": "house", "rows": "12.34"}}, "isles.json: strand: rows: expected 5 rows"),
    ],
)
def test_a_mistake_in_a_component_names_file_entry_and_field(
    tmp_path: Path, file: str, entry: dict[str, object], message: str
) -> None:
    (tmp_path / file).write_text(json.dumps(entry))
    with pytest.raises(BadComponents) as caught:
        GAME.make({}, str(tmp_path))
    assert message in str(caught.value)
