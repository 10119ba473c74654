"""A guided game as data: what a guide may say, and when it is time for a step."""

from __future__ import annotations

import pytest

from demiurge.kernel.registry import find
from demiurge.kernel.speech import words_of
from demiurge.kit.guide import MOST, BadGuide, Guide, Sight, Step, Walk, read, telling

ISLES = find("lantern-isles")
HEAD = 'seed = "one"\nseats = ["me", "greedy"]\n'


def sight(*answers: str, events: tuple[tuple[str, bool], ...] = (), periods: int = 0, over: bool = False) -> Sight:
    return Sight(answers, events, periods, over)


def walk(*steps: Step) -> Walk:
    return Walk(Guide("one", ["me", "greedy"], steps))


# ---- reading
@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("seats = [", "guide.toml"),
        (HEAD + "moon = 1", "moon"),
        ('seed = "one"\nseats = ["greedy", "greedy"]', "me"),
        ('seed = "one"\nseats = ["me"]', "me"),
        (HEAD + "[[step]]\nover = true", "id"),
        (HEAD + '[[step]]\nid = "a"\nwhen = "now"', "when"),
        (HEAD + '[[step]]\nid = "a"\nperiod = "two"', "period"),
        (HEAD + '[[step]]\nid = "a"\n[[step]]\nid = "a"', "twice"),
    ],
)
def test_a_guide_that_cannot_be_read_is_told_to_who_wrote_it(text: str, says: str) -> None:
    with pytest.raises(BadGuide, match=says):
        read(text, ISLES)


def test_a_guide_is_read() -> None:
    found = read(HEAD + '[openings]\n1 = ["light b2"]\n[[step]]\nid = "a"\npropose = ["light b3"]', ISLES)
    assert (found.me, found.openings, found.steps[0].propose) == (0, {1: ["light b2"]}, ["light b3"])


# ---- when its time has come
@pytest.mark.parametrize(
    ("step", "seen", "not_yet"),
    [
        (Step("a", offered="build"), sight("build E9"), sight("builder E9")),
        (Step("a", happened="town"), sight(events=(("town", False),)), sight(events=(("cult", True),))),
        (Step("a", happened="town", mine=True), sight(events=(("town", True),)), sight(events=(("town", False),))),
        (Step("a", period=2), sight(periods=2), sight(periods=1)),
        (Step("a", over=True), sight(over=True), sight()),
        (Step("a", propose=["x", "y"]), sight("y"), sight("z")),
        (Step("a", propose=["x; y"]), sight("x"), sight("y")),
    ],
)
def test_a_step_waits_for_its_time(step: Step, seen: Sight, not_yet: Sight) -> None:
    assert walk(step).now(not_yet) == []
    assert walk(step).now(seen) == [step]


def test_a_step_is_told_once() -> None:
    found = walk(Step("a", offered="build"))
    found.go_on(sight("build E9"))
    assert found.now(sight("build E9")) == []


def test_little_is_told_at_once() -> None:
    steps = [Step(name) for name in "abcd"]
    assert len(walk(*steps).now(sight())) == MOST
    proposing = Step("p", propose=["x"])
    assert walk(proposing, *steps).now(sight("x")) == [proposing]


def test_a_step_may_follow_another_at_the_same_position() -> None:
    one, two = Step("a"), Step("b", after="a")
    assert walk(two, one).now(sight()) == [one]
    assert walk(one, two).now(sight()) == [one, two]


def test_a_step_is_told_in_the_words_of_its_game() -> None:
    told = telling(Step("neighbours"), words_of("demiurge.games.terra_mystica"))
    assert told.title == "Neighbours make trade cheap"
    assert told.fact == "Next to another people it costs 3 coins."
    assert (len(told.why), told.tag) == (3, "neighbour")
