"""Actions: ints with a text form that parses back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demiurge.kernel.actions import NO_ACTION, ActionSpace, UnknownAction, tidy


def space() -> ActionSpace:
    made = ActionSpace()
    made.verb("light", ["a1", "b2"])
    made.verb("pass")
    made.family("pass with", ["pass BON1", "pass BON2"])
    return made


def test_a_verb_gives_its_first_int_and_the_others_follow() -> None:
    made = ActionSpace()
    assert made.verb("light", ["a1", "b2"]) == 0
    assert made.verb("pass") == 2
    assert made.verb("put out", ["a1", "b2"]) == 3
    assert len(made) == 5
    assert made.texts == ["light a1", "light b2", "pass", "put out a1", "put out b2"]


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
