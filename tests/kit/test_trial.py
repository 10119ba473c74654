"""A trial: what an answer would do, on a copy, and no further than the answer goes."""

from __future__ import annotations

import pytest
from lantern_isles.components import DRAW, TRADE
from lantern_isles.drawing import PAINTER
from lantern_isles.drawing.trial import Trial
from lantern_isles.lanterns import PutOut
from lantern_isles.state import Isles

from demiurge.kernel.chance import ALL, Chance, Starved
from demiurge.kernel.game import digest, view
from demiurge.kernel.play import Play
from demiurge.kernel.speech import words_of
from demiurge.kernel.text import text
from demiurge.kit import trial
from demiurge.kit.scene import Chip
from demiurge.kit.trial import Certain, Effect, costs_first, is_cost, said_effect
from examples.lantern_isles.tests.isles import BOTTLE, CASK, GULL, PEARL, charm, light, put_out, turn


def root(made: Play, seat: int = 0) -> Trial:
    seen = view(made.state, seat)
    assert isinstance(seen, Isles)
    return Trial(seen, seat)


def test_a_chip_is_the_message_of_its_icon_and_points_are_points_everywhere() -> None:
    class Plain(trial.Trial[Isles]):
        def figures(self) -> dict[str, int]:
            return {}

    assert Plain(root(turn()).state, 0).chip("oil", -2) == Chip("oil", -2, text("chip-oil", n=2))
    words = [
        words_of("demiurge.kit", language).say(trial.chip("vp", n).words)
        for language in ("en", "ru")
        for n in (1, 2, 5)
    ]
    assert words == ["1 point", "2 points", "5 points", "1 очко", "2 очка", "5 очков"]


def chip(icon: str, amount: int, harm: bool = False) -> Chip[str]:
    return Chip(icon, amount, icon, harm)


def test_an_answer_is_tried_on_a_copy() -> None:
    start = root(turn(dice=[5, 1], oil=3))
    before = digest(start.state)
    tried = start.given(TRADE)
    assert tried.effect == Effect([Chip("oil", 5, text("chip-oil", n=5))], {"oil": "8", "final": "4"})
    assert (tried.more("oil"), tried.more("score")) == (5, 0)
    assert digest(start.state) == before
    assert start.effect == Effect([], {})


def test_a_trial_ends_where_the_answer_does() -> None:
    """The next turn and its roll are not the answer's doing: they would need a die."""
    tried = root(turn(dice=[5, 1])).given(TRADE)
    assert tried.certain
    assert tried.asked is None
    assert tried.options() == []
    assert tried.refuse(TRADE) is not None


def test_what_is_drawn_is_not_foretold() -> None:
    tried = root(turn()).given(DRAW)
    assert not tried.certain
    assert tried.effect == Effect()


def test_a_secret_that_is_asked_for_ends_it_and_nothing_is_foretold() -> None:
    tried = root(turn(cards=[BOTTLE, CASK, GULL, PEARL])).given(charm(BOTTLE))
    assert tried.asked is not None
    assert tried.effect == Effect()


def test_it_goes_on_with_the_question_that_it_led_to() -> None:
    start = root(turn(lit=["a1 a2", "e5"], oil=1))
    lit = start.given(light("b1"))
    assert isinstance(lit.asked, PutOut)
    assert lit.options() == [put_out("a1"), put_out("a2")]
    assert lit.refuse(TRADE) == "K-1"
    assert lit.refuse(put_out("b1")) == "LI-3.3"
    both = lit.given(put_out("a2"))
    assert both.root is start
    assert both.changed() == start.given(light("b1"), put_out("a2")).changed()
    assert [event.kind for event in both.events] == ["out", "lit"]
    assert [event.kind for event in both.happened("lit")] == ["lit"]
    assert both.happened("lit", 0)
    assert not both.happened("lit", 1)


def test_answers_one_after_the_other_or_the_clause_that_forbids_one() -> None:
    start = root(turn(lit=["a1 a2", "e5"], oil=1))
    found, why, at = start.played((light("b1"), put_out("a2")))
    assert found is not None
    assert (why, at) == ("", -1)
    assert start.played((light("e4"),)) == (None, "LI-3.1", 0)
    assert start.played((light("b1"), put_out("e5"))) == (None, "LI-3.3", 1)


def test_what_happened_is_remembered_from_answer_to_answer() -> None:
    played = root(turn(cards=[CASK, PEARL, GULL, BOTTLE])).given(charm(CASK))
    traded = played.given(TRADE)
    assert [[event.kind for event in one.events] for one in (played, traded)] == [["played"], ["played", "traded"]]


class Blind(Trial):
    """How many cards are drawn is all that is looked at."""

    class CHANCE(Chance):
        def choose(self, among: list[int]) -> int:
            return among[0]


def test_a_drawing_may_look_at_what_is_drawn_and_sees_that_something_was_shown() -> None:
    seen = view(turn().state, 0)
    assert isinstance(seen, Isles)
    drawn, traded = (Blind(seen, 0).given(action) for action in (DRAW, TRADE))
    assert drawn.certain
    assert drawn.more("hand") == 1
    assert (drawn.state.shown, traded.state.shown) == (seen.shown + 1, seen.shown)


def test_who_is_not_asked_may_say_nothing() -> None:
    made = turn()
    assert root(made, 1).asked is None
    assert root(made, 1).options() == []
    assert root(made).options() == made.state.answers(0)
    assert root(made).asked is not None


def test_an_answer_after_the_question_has_passed_on_is_not_certain() -> None:
    assert not root(turn()).given(TRADE, TRADE).certain


def test_only_what_has_no_alternative_and_is_not_hidden_is_certain() -> None:
    chance = Certain()
    assert chance.pick([7], ALL) == 7
    assert chance.log == [7]
    for among in ([1, 2], [-1]):
        with pytest.raises(Starved):
            chance.pick(among)


def test_costs_come_first() -> None:
    unrest, coin, vp = chip("unrest", 2, harm=True), chip("coin", -1), chip("vp", 1)
    assert costs_first([vp, unrest, coin]) == [unrest, coin, vp]
    assert [is_cost(one) for one in (unrest, coin, vp)] == [True, True, False]
    assert not is_cost(chip("unrest", -2, harm=True))


def test_an_effect_is_said_in_a_language() -> None:
    effect = Effect([Chip("vp", 1, text("chip-vp", n=1))], {"score": "3"})
    assert said_effect(PAINTER.speaking().words, effect) == Effect([Chip("vp", 1, "1 point")], {"score": "3"})
