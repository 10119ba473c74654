"""The checks that every game gets for free, over every seat count and option of Terra Mystica."""

from __future__ import annotations

import pytest

from demiurge.games.terra_mystica.meta import GAME
from demiurge.kernel.checks import run_checks
from demiurge.kernel.twins import TWINS
from tests.laws import ANY, misjudged
from tests.rules import rule


@pytest.mark.both
@rule("TM-1.20")
def test_the_generic_checks_hold_and_nothing_is_ever_hidden() -> None:
    found = run_checks(GAME, seed=3, games_per_case=1, pairs=2)
    assert {result.name: result.first_failure for result in found if result.failed} == {}
    cases = {result.name: result.cases for result in found}
    assert cases[TWINS] == 0  # no outcome and no answer of any game was secret
    assert min(count for name, count in cases.items() if name != TWINS) > 0


CASES: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in (2, 3, 4, 5, 2, 3, 4, 5)]

PARTLY = {
    (ANY, "drop-faction"),  # at any time
    ("CultSpades", "waive"), ("CultSpades", "build"), ("CultSpades", "dig 1"), ("Reply", ANY), ("Turn", ANY),
}  # fmt: skip
"""Of these verbs a question takes some answers, or refuses them by a clause that says more."""


@rule("K-1")
def test_a_question_takes_the_verbs_it_is_about_and_is_asked_nothing_else() -> None:
    assert misjudged(GAME, CASES, PARTLY) == set()
