"""Actions: ints with a text form that parses back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demiurge.kernel.actions import NO_ACTION, ActionSpace, UnknownAction, span, tidy


def space() -> ActionSpace:
    made = ActionSpace()
    made.verb("light", ["a1", "b2"])
    made.word("pass")
    made.family("pass with", ["pass BON1", "pass BON2"])
    return made


def test_the_answers_of_a_verb_are_neighbours() -> None:
    made = ActionSpace()
    light, alone, put_out = made.verb("light", ["a1", "b2"]), made.word("pass"), made.verb("put out", ["a1", "b2"])
    assert made.texts == ["light a1", "light b2", "pass", "put out a1", "put out b2"]
    assert (light.base, alone, put_out.base, put_out.end) == (0, 2, 3, len(made))
    assert [action in put_out for action in range(-1, 6)] == [False] * 4 + [True, True, False]
    assert [put_out.of(n) for n in range(len(put_out))] == [3, 4]
    assert [put_out.at(action) for action in (3, 4)] == [0, 1]


def test_neighbouring_verbs_can_be_asked_about_together() -> None:
    made = ActionSpace()
    made.word("pass")
    light, put_out = made.verb("light", ["a1", "b2"]), made.verb("put out", ["a1", "b2"])
    both = span(light, put_out)
    assert [action in both for action in range(6)] == [False, True, True, True, True, False]


def test_a_family_keeps_the_players_own_notation() -> None:
    assert space().format(3) == "pass BON1"
    assert space().parse("pass bon2") == 4


def test_texts_parse_whatever_the_case_and_the_spaces() -> None:
    assert space().parse("  LIGHT   B2 ") == 1


def test_a_text_may_be_looked_up_without_an_error() -> None:
    assert space().find(" Light  b2") == 1
    assert space().find("light c3") == NO_ACTION


@pytest.mark.parametrize("text", ["", "light", "light c3", "lighta1", "pass BON", "pass BON1 now"])
def test_a_text_that_names_no_action_is_an_error_that_repeats_it(text: str) -> None:
    with pytest.raises(UnknownAction, match="no action is called") as caught:
        space().parse(text)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize("twice", ["light a1", "LIGHT  a1"])
def test_two_actions_cannot_have_the_same_text(twice: str) -> None:
    with pytest.raises(ValueError, match="two actions have the text"):
        space().family("again", [twice])


def test_an_action_knows_its_verb() -> None:
    assert [space().verb_of(action) for action in range(5)] == ["light", "light", "pass", "pass with", "pass with"]


@given(st.lists(st.text(st.characters(categories=["L", "N", "P"]), min_size=1), unique_by=tidy))
def test_whatever_the_names_every_text_parses_back(names: list[str]) -> None:
    made = ActionSpace()
    made.verb("do", names)
    assert [made.parse(made.format(action)) for action in range(len(made))] == list(range(len(names)))
