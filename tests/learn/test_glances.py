"""Glances: what an instinct learns from is what was decided, in order, and the same for the same seeds."""

from __future__ import annotations

import pickle
from array import array
from math import exp
from pathlib import Path

import pytest

from demiurge.bots.net import built_in
from demiurge.kernel.chance import Chance
from demiurge.kernel.registry import find
from demiurge.learn.glances import Glances, Round, look, shares
from demiurge.learn.playing import Dealer, Table
from tests.bots.test_learned import small

GAME = "nova-era"


def judged(warm: float = 1.0, taught: tuple[bool, ...] = (True, True)) -> Round:
    net = str(built_in(find(GAME).make()))
    return Round(GAME, (Table(2, (("fast", "yes"),), 50, (net, net), taught),), True, warm)


def own(path: Path, warm: float = 1.0, place: float = 0.0) -> Round:
    net = str(small(path / "small.net", find(GAME).make(), instinct=True))
    table = Table(2, (("fast", "yes"),), 50, (net, net), (True, True))
    return Round(GAME, (table, table._replace(seed=51)), False, warm, place)


def numbers(kind: str, data: bytes) -> list[float]:
    found = array(kind)
    found.frombytes(data)
    return [float(one) for one in found]


@pytest.fixture(scope="module")
def found() -> Glances:
    return look(judged())


def test_the_same_seeds_give_the_same_glances(found: Glances) -> None:
    assert look(judged()) == found
    assert pickle.loads(pickle.dumps(found)) == found


def test_what_is_copied_is_a_share_of_every_move(found: Glances) -> None:
    ends, weights = numbers("i", found.move_ends), numbers("f", found.weights)
    assert ends == sorted(ends)
    assert ends[-1] == len(weights) == len(found.moves) // 2
    for first, last in zip([0.0, *ends[:-1]], ends, strict=True):
        assert last - first >= 2, "where nothing can be chosen there is nothing to learn"
        assert sum(weights[int(first) : int(last)]) == pytest.approx(1.0, abs=1e-4)


def test_every_seat_of_every_game_has_one_last_decision_and_its_own_goal(tmp_path: Path) -> None:
    found = look(own(tmp_path))
    lasts, goals = list(found.last), numbers("f", found.goals)
    assert lasts.count(1) == 4
    ended = [goal for goal, last in zip(goals, lasts, strict=True) if last]
    assert ended == [score for game in found.scores for score in game]
    assert lasts[-1] == 1


def test_a_place_is_worth_what_is_said(tmp_path: Path) -> None:
    plain, placed = look(own(tmp_path)), look(own(tmp_path, place=20.0))
    assert plain.taken == placed.taken
    more = [b - a for a, b in zip(numbers("f", plain.goals), numbers("f", placed.goals), strict=True)]
    merits = [merit for game in placed.merits for merit in game]
    ended = [one for one, last in zip(more, placed.last, strict=True) if last]
    assert ended == pytest.approx([20.0 * merit for merit in merits])


def test_a_decision_says_how_likely_it_was(tmp_path: Path) -> None:
    found = look(own(tmp_path))
    likely = numbers("f", found.likely)
    assert all(0.0 < exp(one) < 1.0 for one in likely)
    widths = numbers("i", found.move_ends)
    first = widths[0]
    game = find(GAME).make({"fast": "yes"})
    assert first == len(game.start(2, Chance(50)).answers(0))


def test_only_who_is_taught_leaves_glances_and_a_clean_game_leaves_none() -> None:
    half = look(judged(taught=(False, True)))
    assert list(half.last).count(1) == 1
    assert len(look(judged(warm=0.0)).last) == 0


def test_dealt_tables_begin_otherwise_and_end_the_same_for_the_same_seed(tmp_path: Path) -> None:
    task = own(tmp_path)
    dealt = task._replace(tables=tuple(table._replace(dealt=True) for table in task.tables))
    assert look(dealt) == look(dealt)
    assert look(dealt).scores != look(task).scores


def test_each_seat_is_dealt_one_answer_and_has_its_choice_then() -> None:
    game = find("terra-mystica").make()
    firsts = set[tuple[int, ...]]()
    for seed in range(8):
        state, chance = game.start(2, Chance(1)), Chance(1)
        dealer, first = Dealer(dealt_table(seed)), list[int]()
        for seat in range(2):
            first += dealer.left(seat, state)
            state.apply(seat, first[-1], chance)
        assert not dealer.left(0, state)
        firsts.add(tuple(first))
    assert len(firsts) > 4
    assert not Dealer(dealt_table(1)._replace(dealt=False)).left(0, game.start(2, Chance(1)))


def dealt_table(seed: int) -> Table:
    return Table(2, (), seed, ("", ""), (True, True), dealt=True)


def test_shares_are_of_one_whole() -> None:
    assert shares([0.0, 0.0]) == [0.5, 0.5]
    assert shares([1000.0, 0.0]) == pytest.approx([1.0, 0.0])
