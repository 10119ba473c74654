"""Advice: every row of a reason is found again from the two lines alone, all rows add up, and nothing comes of what the
seat cannot see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from random import Random
from statistics import fmean

import pytest

from demiurge.advice import Advice, Adviser, Judge, Line, Row
from demiurge.advice import adviser as adviser_module
from demiurge.advice import reasons as why
from demiurge.advice.hinted import HintedBot
from demiurge.advice.lines import Course
from demiurge.advice.telling import Teller
from demiurge.bots import evaluation_of, make_bot
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Game, digest, view
from demiurge.kernel.journal import Journal
from demiurge.kernel.registry import find
from demiurge.kernel.state import State
from demiurge.kernel.text import text
from demiurge.kit.holdings import Good, holdings_of
from demiurge.kit.plain import drawing_of

GAMES = ["terra-mystica", "theocratia", "nova-era", "civolution"]
SEATS = {"terra-mystica": 3, "theocratia": 3, "nova-era": 2, "civolution": 2}


@lru_cache(maxsize=4)
def positions(name: str, n: int = 4, step: int = 23) -> tuple[tuple[Game, State, int], ...]:
    """Some of a game that is played by the quick answers of its evaluation, where a seat has a choice."""
    game, rng, chance = find(name).make(), Random(5), Chance(5)
    evaluation, found = evaluation_of(game), list[tuple[Game, State, int]]()
    state = game.start(SEATS[name], chance)
    for number in range(2000):
        if not state.waiting() or len(found) == n:
            break
        seat = state.waiting()[0]
        if number >= step * (len(found) + 2) and len(evaluation.moves(state, seat)) > 2:
            found.append((game, state.clone(), seat))
        state.apply(seat, evaluation.choose(state, seat, rng), chance)
    return tuple(found)


def asked(name: str) -> Iterator[tuple[Game, State, int, Adviser, Advice]]:
    for game, state, seat in positions(name):
        adviser = Adviser(game, view(state, seat), seat, worlds=2, turns=1, wide=5)
        yield game, state, seat, adviser, adviser.advise()


def pairs(a: Line, b: Line) -> list[tuple[Course, Course]]:
    """Of lines that may need different numbers of worlds."""
    longer = max(len(a.courses), len(b.courses))
    return [(a.courses[n % len(a.courses)], b.courses[n % len(b.courses)]) for n in range(longer)]


# ---- a second reckoning, from nothing but the position and the answers
def again(game: Game, course: Course) -> tuple[State, Journal]:
    state, journal, chance = course.world.state.clone(), Journal(), Chance(course.world.seed)
    for answer in course.answers:
        state.apply(answer.seat, answer.action, chance, journal)
    return state, journal


def points_of(game: Game, course: Course, words: str) -> float:
    """The seat's points of one source, by its name."""
    state, journal = again(game, course)
    drawing, holdings, seat = drawing_of(game), holdings_of(game), course.seat
    counted = holdings.sources(state, seat)
    found = dict[str, float]()
    if counted:
        before = holdings.sources(course.world.state, seat)
        for source in {*counted, *before}:
            found[str(source)] = counted.get(source, 0) - before.get(source, 0)
    else:
        for event in journal.events:
            told = drawing.points(game, event)  # type: ignore[attr-defined]
            if told is not None and event.seat == seat:
                found[str(told[1])] = found.get(str(told[1]), 0) + told[0]
    gained = state.scores()[seat] - course.world.state.scores()[seat]
    found[str(text("advice-other-points"))] = gained - sum(found.values())
    return found.get(words, 0)


def judged(judge: Judge, state: State, seat: int) -> float:
    found = judge.standing(state, seat)
    return found.score + judge.place * found.merit if judge.place else found.score


def points_at(judge: Judge, state: State, seat: int) -> float:
    return judge.standing(state, seat).score


def price(judge: Judge, good: Good[State], state: State, seat: int) -> float:
    if state.over():
        return 0.0
    richer = state.clone()
    good.add(richer, seat)
    return (
        points_at(judge, richer, seat) - points_at(judge, state, seat) - (richer.scores()[seat] - state.scores()[seat])
    )


def goods_of(adviser: Adviser, a: Line, b: Line, kind: str) -> dict[str, float]:
    """What the rows of a kind must come to, good by good."""
    game, judge, holdings, seat = adviser.game, adviser.judge, adviser.holdings, adviser.seat
    found = dict[str, float]()
    for good in holdings.goods:
        amounts = []
        for one, other in pairs(a, b):
            ends = again(game, one)[0], again(game, other)[0]
            each = sum(price(judge, good, end, seat) for end in ends) / 2
            each = 0.0 if (each > 0) == good.burden else each
            have = [good.count(end, seat) for end in ends]
            left = [max(holdings.rounds(end), 0) for end in ends]
            each_round = [holdings.income(end, seat).get(good.icon, 0) for end in ends]
            come = [a * (n + 1) / 2 if n else 0 for a, n in zip(each_round, left)]
            stock, coming = have[0] - have[1], come[0] - come[1]
            amounts.append({why.GOODS: stock, why.INCOME: coming, why.BY_THE_END: stock + coming}[kind] * each)
        found[good.icon] = fmean(amounts)
    return found


def places_of(adviser: Adviser, a: Line, b: Line) -> tuple[float, float]:
    """What the places that are open only in one of the lines are worth in it."""
    game, judge, holdings, seat = adviser.game, adviser.judge, adviser.holdings, adviser.seat
    totals = [0.0, 0.0]
    both = pairs(a, b)
    for courses in both:
        ends = [again(game, one)[0] for one in courses]
        open_to = [set(holdings.places(end, seat)) for end in ends]
        for which, end in enumerate(ends):
            for place in open_to[which] - open_to[1 - which]:
                closed = end.clone()
                holdings.close(closed, seat, place)
                lost = 0.0 if end.over() else max(points_at(judge, end, seat) - points_at(judge, closed, seat), 0.0)
                totals[which] += lost / len(both)
    return totals[0], -totals[1]


def spared(adviser: Adviser, free: Course, other: Course) -> dict[str, float]:
    """What is free in one line since a rival has not taken it, as in the other: for what it would be lost."""
    game, judge, holdings, seat = adviser.game, adviser.judge, adviser.holdings, adviser.seat
    end, found = again(game, free)[0], dict[str, float]()
    for thing in holdings.free(end).keys() - holdings.free(again(game, other)[0]).keys():
        takers = [one.seat for one in other.answers if thing in re.split(r"[ +;]+", game.space.format(one.action))]
        if takers and takers[-1] != seat and not end.over():
            taken = end.clone()
            holdings.take(taken, thing)
            assert thing not in holdings.free(taken)
            found[thing] = max(points_at(judge, end, seat) - points_at(judge, taken, seat), 0.0)
    return found


def check_rows(adviser: Adviser, a: Line, b: Line, rows: list[Row]) -> None:
    for kind in (why.GOODS, why.INCOME, why.BY_THE_END):
        if own := [row.amount for row in rows if row.kind == kind]:
            assert sorted(own) == pytest.approx(sorted(n for n in goods_of(adviser, a, b, kind).values() if n))
    opens, closes = places_of(adviser, a, b)
    assert sum(row.amount for row in rows if row.kind == why.OPENS) == pytest.approx(opens)
    assert sum(row.amount for row in rows if row.kind == why.CLOSES) == pytest.approx(closes)
    for kind, sign in ((why.LEFT, 1), (why.TAKEN, -1)):
        each = [sum(spared(adviser, *pair[::sign]).values()) for pair in pairs(a, b)]
        assert sum(row.amount for row in rows if row.kind == kind) == pytest.approx(sign * fmean(each))
    for row in rows:
        if row.kind == why.POINTS:
            source = str(dict(row.said.args)["source"])
            n = [points_of(adviser.game, x, source) - points_of(adviser.game, y, source) for x, y in pairs(a, b)]
            assert row.amount == pytest.approx(fmean(n)), row.said


@pytest.mark.parametrize("name", GAMES)
def test_every_row_is_found_again_from_the_two_lines(name: str) -> None:
    compared = 0
    for game, _, seat, adviser, advice in asked(name):
        for a, b in combinations([plan.line for plan in advice.plans], 2):
            for one, other in ((a, b), (b, a)):
                rows = adviser.why(one, other)
                ends = [[judged(adviser.judge, again(game, x)[0], seat) for x in pair] for pair in pairs(one, other)]
                assert one.worth - other.worth == pytest.approx(fmean(x - y for x, y in ends), abs=1e-6)
                points = [
                    [points_at(adviser.judge, again(game, x)[0], seat) for x in pair] for pair in pairs(one, other)
                ]
                assert sum(row.amount for row in rows) == pytest.approx(fmean(x - y for x, y in points), abs=1e-6)
                check_rows(adviser, one, other, rows)
                compared += 1
    assert compared >= 6


def greedily(name: str, least: int, most: int, step: int) -> Iterator[tuple[Game, State, int]]:
    """Positions of a game in which everybody takes what is best at once."""
    game, chance = find(name).make(), Chance(5)
    state = game.start(SEATS[name], chance)
    bots = [make_bot("greedy", game, seat) for seat in range(SEATS[name])]
    for number in range(most):
        seat = state.waiting()[0]
        if number >= least and number % step == 0:
            yield game, state, seat
        state.apply(seat, bots[seat].answer(view(state, seat), seat), chance)


def test_what_rivals_take_in_one_line_only_is_a_row() -> None:
    """Terra Mystica: power actions, favor tiles, town tiles."""
    told = set[str]()
    for game, state, seat in greedily("terra-mystica", 60, 260, 8):
        adviser = Adviser(game, view(state, seat), seat, worlds=1, wide=6)
        for a, b in combinations(adviser.lines(adviser.candidates()), 2):
            rows, back = adviser.why(a, b), adviser.why(b, a)
            check_rows(adviser, a, b, rows)
            for kind, other in ((why.LEFT, why.TAKEN), (why.TAKEN, why.LEFT)):
                mine = [row.amount for row in rows if row.kind == kind]
                assert mine == pytest.approx([-row.amount for row in back if row.kind == other])
            told |= {row.kind for row in (*rows, *back)}
    assert {why.LEFT, why.TAKEN} <= told


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shown_adds_up_to_the_tenth(name: str) -> None:
    for *_, advice in asked(name):
        for plan in advice.plans:
            told = Teller(plan.line, "en").rows(plan.rows, plan.difference)
            assert round(sum(row.amount for row in told), 1) == round(plan.difference, 1) or not plan.rows
            for row in told:
                assert row.kind == why.REST or abs(row.amount) >= why.SMALL - 0.05
                assert "advice-" not in row.said


@pytest.mark.parametrize("name", GAMES)
def test_plans_differ_in_kind_and_the_best_comes_first(name: str) -> None:
    several = 0
    for *_, adviser, advice in asked(name):
        kinds = [adviser.kind(plan.line) for plan in advice.plans]
        assert len(set(kinds)) == len(kinds) <= 3
        worths = [plan.line.worth for plan in advice.plans]
        assert worths == sorted(worths, reverse=True)
        for plan in advice.plans[1:]:
            assert plan.difference <= 0 or plan.by_place, "who ends with more points is behind only by the place"
        for plan in advice.plans:
            assert {adviser.kind(one) for one in plan.also} <= {adviser.kind(plan.line)}
            assert all(one.worth <= plan.line.worth for one in plan.also)
        several += len(kinds) > 1
    assert several


@pytest.mark.parametrize("name", GAMES)
def test_the_answers_of_a_plan_can_be_given_one_by_one(name: str) -> None:
    for game, state, seat, _, advice in asked(name):
        for plan in advice.plans:
            assert plan.line.turn
            real = state.clone()
            for n, action in enumerate(plan.line.turn):
                assert action in real.answers(seat), (n, game.space.format(action))
                real.apply(seat, action, Chance(77))


def outline(adviser: Adviser) -> list[object]:
    return [(plan.line.turn, round(plan.line.worth, 9), plan.rows) for plan in adviser.advise().plans]


@pytest.mark.parametrize("name", GAMES)
def test_what_the_seat_cannot_see_changes_nothing(name: str) -> None:
    """The position is exchanged for another that looks the same to the seat."""
    different = 0
    for game, state, seat in positions(name)[-2:]:
        seen = view(state, seat)
        other = game.fill(seen, Chance(4))
        different += digest(other) != digest(state)
        same = [Adviser(game, one, seat, worlds=2, turns=1, wide=4) for one in (seen, view(other, seat))]
        assert outline(same[0]) == outline(same[1])
    assert different or name == "terra-mystica"


def test_the_first_plans_are_there_before_the_last_word() -> None:
    game, state, seat = positions("terra-mystica")[-1]
    stages = Adviser(game, view(state, seat), seat, turns=1).stages()
    first, last = next(stages), next(stages)
    assert [first.final, last.final] == [False, True]
    assert all(len(plan.line.courses[0].answers) <= 10 for plan in first.plans)
    assert next(stages, None) is None


def test_a_line_that_was_played_is_compared_like_any_other() -> None:
    """For the analysis of a finished game."""
    game, state, seat = positions("terra-mystica")[-1]
    adviser = Adviser(game, view(state, seat), seat, turns=1)
    best = adviser.advise().plans[0].line
    worst = min(adviser.judge.evaluation.moves(state, seat), key=lambda action: adviser.lines([[action]])[0].worth)
    played, better = adviser.lines([[worst], best.turn])
    assert better.worth > played.worth
    assert sum(row.amount for row in adviser.why(better, played)) == pytest.approx(better.score - played.score)


class Placed(Judge):
    """One to whom being first is worth so much, whatever the net's card says."""

    def __init__(self, game: Game, seats: int, place: float) -> None:
        super().__init__(game, seats)
        self.place = place


def test_a_place_is_no_point_in_what_people_read() -> None:
    """However much it weighs: the points between two lines, and their rows, stay what they are."""
    game, state, seat = positions("terra-mystica")[-1]
    said = [[action] for action in evaluation_of(game).moves(state, seat)[:2]]
    rows = []
    for place in (0.0, 1000.0):
        adviser = Adviser(game, view(state, seat), seat, Placed(game, state.seats, place), turns=0, worlds=1)
        a, b = adviser.lines(said)
        assert a.place is not None
        assert b.place is not None
        assert a.worth - b.worth == pytest.approx(a.score - b.score + place * (b.place - a.place) / (state.seats - 1))
        rows.append(adviser.why(a, b))
        assert sum(row.amount for row in rows[-1]) == pytest.approx(a.score - b.score)
    assert rows[0] == rows[1]
    advice = Adviser(game, view(state, seat), seat, Placed(game, state.seats, 1e6), turns=0, worlds=1).advise()
    first, *others = advice.plans
    assert others
    for plan in others:
        assert plan.difference == pytest.approx(plan.line.score - first.line.score)
        assert plan.places == pytest.approx((first.line.place or 0) - (plan.line.place or 0))
        assert plan.places <= 0
        assert plan.by_place is (plan.places != 0)


def test_the_place_is_named_where_it_says_more_than_the_points() -> None:
    judge = Placed(find("terra-mystica").make(), 3, 60.0)
    assert why.by_place(judge, 5.0, 0.2)  # of two places it is a tenth of 60
    assert not why.by_place(judge, 7.0, 0.2)
    assert why.by_place(judge, -0.1, 0.2)
    assert not why.by_place(Placed(judge.game, 1, 60.0), 0.0, 1.0)


def test_without_a_net_the_evaluation_judges() -> None:
    game = find("terra-mystica").make()
    assert Judge(game, 3).net is not None
    assert Judge(find("terra-mystica").make({"rulings": "site"}), 3).net is None


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_that_is_too_long_to_be_put_together_is_finished_by_the_judge(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adviser_module, "DEEP", 1)
    for game, state, seat in positions(name):
        adviser = Adviser(game, view(state, seat), seat, worlds=1, turns=0, wide=5)
        assert all(len(said) == 1 and said[0] in state.answers(seat) for said in adviser.candidates())
        assert adviser.advise().plans


def test_who_follows_every_hint_plays_a_game_to_its_end() -> None:
    game, chance = find("lantern-isles").make(), Chance(2)
    state = game.start(2, chance)
    bots = [HintedBot("hinted", game, seat, 2) for seat in range(2)]
    while state.waiting():
        seat = state.waiting()[0]
        action = bots[seat].answer(view(state, seat), seat)
        assert action in state.answers(seat)
        state.apply(seat, action, chance)
    assert state.over()
