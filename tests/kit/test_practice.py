"""Positions to practise with: what their file may say, when a goal is reached, and which ways a search finds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from demiurge.kernel.chance import Chance
from demiurge.kernel.play import Play, replay
from demiurge.kernel.record import Line
from demiurge.kernel.registry import Meta, find, games
from demiurge.kernel.speech import words_of
from demiurge.kernel.state import Step
from demiurge.kit.guide import BadGuide
from demiurge.kit.hints import Hints, deeds, hints
from demiurge.kit.plain import drawing_of
from demiurge.kit.practice import (
    Condition,
    Position,
    Practice,
    Turn,
    Verdict,
    begin,
    judge,
    practice_of,
    reaction,
    read,
    telling,
)
from demiurge.kit.ways import Found, faults, reaching, search, ways_of, ways_to
from tests.kernel.toys import Ask, AskAndRoll, Earn, Note, ToyGame

ISLES = find("lantern-isles")
QUICK = 1000  # turns of a position that every test run proves


def isles() -> Practice:
    found = practice_of(ISLES)
    assert found is not None
    return found


def position(id: str) -> Position:
    found = isles().find(id)
    assert found is not None
    return found


# ---- reading
@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("position = [", "practice.toml"),
        ("moon = 1", "moon"),
        ("[[position]]\nseat = 1", "no id"),
        ('[[position]]\nid = "squalls"', "no goal"),
        ('[[position]]\nid = "squalls"\nwhen = "now"\ngoal = [{ points = 1 }]', "when"),
        ('[[position]]\nid = "squalls"\nseat = "me"\ngoal = [{ points = 1 }]', "seat"),
        ('[[position]]\nid = "squalls"\nseat = 3\ngoal = [{ points = 1 }]', "seat"),
        ('[[position]]\nid = "squalls"\ngoal = [1]', "goal"),
        ('[[position]]\nid = "squalls"\ngoal = [{ points = 1, never = "out" }]', "one of"),
        ('[[position]]\nid = "squalls"\ngoal = [{ points = "many" }]', "points"),
        ('[[position]]\nid = "moon"\ngoal = [{ points = 1 }]', "practice/moon.jsonl"),
        ('[[position]]\nid = "squalls"\ngoal = [{ points = 1 }]\n' * 2, "twice"),
    ],
)
def test_a_file_that_cannot_be_read_is_told_to_who_wrote_it(text: str, says: str) -> None:
    with pytest.raises(BadGuide, match=says):
        read(text, ISLES)


def test_positions_are_read_in_their_order() -> None:
    first, second = isles().positions
    assert (first.id, first.seat, first.record.seats) == ("spare", 2, 4)
    assert first.goal == [Condition(happened="lit"), Condition(never="out")]
    assert isles().after(first) is second
    assert isles().after(second) is None


def test_a_position_is_told_in_the_words_of_its_game() -> None:
    told = telling(position("spare"), words_of(ISLES.package))
    assert told.goal == "Light an isle and put out none of your lanterns"
    assert len(told.why) == 2


# ---- judging
def lines(seat: int, *texts: str) -> list[Line]:
    return [Line(seat, text, [], False) for text in texts]


@pytest.mark.parametrize(
    ("answers", "verdict"),
    [
        ([], Verdict.OPEN),
        (["play c17"], Verdict.OPEN),
        (["play c17", "play c18"], Verdict.REACHED),
        (["play c17", "play c18", "trade"], Verdict.REACHED),
        (["play c17", "trade"], Verdict.MISSED),
    ],
)
def test_a_turn_is_judged_by_its_answers(answers: list[str], verdict: Verdict) -> None:
    assert judge(position("squalls"), lines(0, *answers)).verdict is verdict


def test_what_comes_after_the_turn_does_not_count() -> None:
    found = judge(position("squalls"), lines(0, "play c17", "trade", "no such answer"))
    assert (found.verdict, found.points, found.answers) == (Verdict.MISSED, 1, 2)


def test_what_can_still_be_lost_is_reached_at_the_end_of_the_turn() -> None:
    asked = toy(Earn(0, 0, 3), Note(1), goal=[Condition(points=2)])
    assert asked.verdict is Verdict.OPEN
    assert {line.answers: reaching(asked.goal)(line) for line in search(asked).lines} == {
        (): False, (0,): False, (1,): False, (2,): True,
    }  # fmt: skip


# ---- a turn, and its ways
class AskBoth(Ask):
    """The other seat is asked next, then this one again: one turn."""

    def take(self, s: Any, action: int) -> None:
        super().take(s, action)
        s.push(Ask(self.seat, 10, 2))
        s.push(Ask(1 - self.seat, 20, 2))


def toy(*program: Step[Any], goal: Sequence[Condition] = ()) -> Turn:
    game = ToyGame(list(program))
    return begin(game, game.start(2, Chance(1)), 0, goal)


def found_ways(found: Found, goal: list[Condition]) -> list[tuple[int, ...]]:
    return ways_to(found, reaching(goal), few=9)


def test_a_turn_is_over_when_what_lies_under_its_first_question_comes() -> None:
    after = Ask(0, 50, 2)
    found = search(toy(Ask(0, 0, 3), after))
    assert [line.answers for line in found.lines] == [(), (0,), (1,), (2,)]
    assert found.turns == 3


def test_others_react_meanwhile_and_that_is_no_answer_of_the_way() -> None:
    goal = [Condition(happened="say", data=[20])]
    found = search(toy(AskBoth(0, 0, 2), Note(7), goal=goal))
    assert [line.answers for line in found.lines if line.is_over] == [(0, 10), (0, 11), (1, 10), (1, 11)]
    assert found_ways(found, goal) == []  # what happens to others


def test_events_of_the_turn_count_and_later_ones_do_not() -> None:
    goal = [Condition(happened="note")]
    assert found_ways(search(toy(Ask(0, 0, 2), Note(7), goal=goal)), goal) == []
    goal = [Condition(happened="say", data=[1])]
    assert found_ways(search(toy(Ask(0, 0, 2), Note(7), goal=goal)), goal) == [(1,)]


@pytest.mark.parametrize(
    ("goal", "ways"),
    [
        (Condition(answered="say 2"), [(2,)]),
        (Condition(answered="say"), [(0,), (1,), (2,)]),
        (Condition(happened="say", data=["any"], total=2), [(2,)]),
        (Condition(never="say"), []),
        (Condition(happened="say", count=2), []),
        (Condition(points=1), []),
    ],
)
def test_conditions(goal: Condition, ways: list[tuple[int, ...]]) -> None:
    assert found_ways(search(toy(Ask(0, 0, 3), Note(7), goal=[goal])), [goal]) == ways


def test_what_meets_chance_is_unknown() -> None:
    found = search(toy(AskAndRoll(0, 0, 3), Note(7)))
    assert (found.unknown, found.turns, len(found.lines)) == (3, 0, 1)


def test_a_search_says_whether_it_is_complete() -> None:
    assert search(toy(Ask(0, 0, 9), Note(7)), most=20).is_complete
    assert not search(toy(Ask(0, 0, 9), Note(7)), most=5).is_complete


def test_a_way_with_something_idle_beside_it_is_not_counted() -> None:
    spare = position("spare")
    ways, found = ways_of(spare)
    assert ways == spare.ways
    assert sum(reaching(spare.goal)(line) for line in found.lines) > len(ways)


# ---- hints
def test_hints_tell_more_and_more() -> None:
    spare = position("spare")
    drawing = drawing_of(ISLES.make())
    assert hints(spare, drawing) == Hints("Play a charm first", "Play the cask", ["Play the cask", "Light c2"])
    assert hints(replace(spare, key="light c2"), drawing).name == "Light c2"
    assert [deed.name for deed in deeds(spare, spare.ways[2], drawing)] == ["Play the cask", "Light d2"]


# ---- whether they fit
@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seat": 1}, "not to move"),
        ({"ways": [["play c1", "light a1"]]}, "no way any more"),
        ({"ways": []}, "not in the file"),
        ({"turns": 1}, "47 turns, not 1"),
        ({"goal": [Condition(points=99)]}, "0 ways"),
        ({"goal": [Condition(never="moon")]}, "more than 3 ways"),
        ({"clauses": ["LI-9.9"]}, "LI-9.9"),
        ({"key": "trade"}, "key"),
        ({"best": ["light c2", "trade", "trade"]}, "best turn cannot be played"),
        ({"best": ["no such answer"]}, "best turn cannot be played"),
        ({"id": "moon"}, "no words"),
    ],
)
def test_a_position_that_does_not_fit_is_named(wrong: dict[str, Any], says: str) -> None:
    assert says in "; ".join(faults(ISLES, replace(position("spare"), **wrong)))


def proved() -> Iterator[Any]:
    """Every position; those that take long only in a long run."""
    for meta in games().values():
        practice = practice_of(meta)
        for one in practice.positions if practice else ():
            marks = [pytest.mark.long] if one.turns > QUICK else []
            yield pytest.param(meta, one, id=f"{meta.name}-{one.id}", marks=marks)


@pytest.mark.parametrize(("meta", "one"), list(proved()))
def test_few_ways_reach_the_goal_of_every_position(meta: Meta, one: Position) -> None:
    assert faults(meta, one) == []


@pytest.mark.parametrize(("meta", "one"), list(proved()))
def test_who_plays_a_way_reaches_the_goal_and_not_before(meta: Meta, one: Position) -> None:
    for way in one.ways:
        play = replay(one.record)
        play.chance = Chance(1)  # the next round may begin
        for text in way:
            while one.seat not in play.state.waiting():
                assert play.answer(*reaction(play.state)) is None
            assert judged(one, play) is Verdict.OPEN
            assert play.say(one.seat, text) is None
        while one.seat not in play.state.waiting() and judged(one, play) is Verdict.OPEN:
            assert play.answer(*reaction(play.state)) is None
        assert judged(one, play) is Verdict.REACHED


def judged(one: Position, play: Play) -> Verdict:
    return judge(one, play.record.lines[len(one.record.lines) :]).verdict
