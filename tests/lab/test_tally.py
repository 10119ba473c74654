"""What games show is added up as it is: edges beside a line, shares of all choices, points of games without any."""

from __future__ import annotations

import random
from math import isclose

from demiurge.kernel.text import text
from demiurge.lab import tally
from demiurge.lab.edges import Edges
from demiurge.lab.playing import Facts, Taken
from demiurge.lab.tally import Tally

MINE, OTHER = 0, 1
MILL, DOCK = 3, 4
HARVEST, TRADE = text("source-harvest"), text("source-trade")


def facts(
    scores: tuple[int, ...],
    taken: tuple[Taken, ...] = (),
    offered: tuple[tuple[int, ...], ...] = ((), ()),
    open: dict[int, int] | None = None,
    chosen: dict[int, int] | None = None,
    choices: int = 10,
    points: dict[tuple[int, bool, object], int] | None = None,
    path: bytes = b"",
) -> Facts:
    best = max(scores)
    wins = tuple((score == best) / scores.count(best) for score in scores)
    nothing = (-1, -1)
    return Facts(
        scores, wins, 1, offered, taken, nothing, nothing, open or {}, chosen or {}, choices, points or {}, (), path,  # type: ignore[arg-type]
    )  # fmt: skip


# ---- edges
def test_who_was_ahead_is_expected_to_win() -> None:
    """Margins that are all explained by the lead leave no edge; the line is fitted for each period."""
    edges, rng = Edges(), random.Random(1)
    for seed in range(100):
        for period, slope in ((1, 2), (2, 1)):
            lead = rng.randint(-5, 5)
            margin = 4 * period + slope * lead
            edges.add(seed, MINE, facts((margin, 0), (Taken(MILL, 0, period, lead),)))
    found = edges.of(MILL).mean()
    assert isclose(found.value, 0, abs_tol=1e-9)
    assert found.se < 1e-6
    assert found.n == 200


def test_a_component_that_gives_four_more_has_an_edge_of_four_above_the_other() -> None:
    edges, rng = Edges(), random.Random(2)
    for seed in range(400):
        lead, card = rng.randint(-5, 5), rng.choice((MILL, DOCK))
        edges.add(seed, MINE, facts((20 + lead + 4 * (card == MILL), 20), (Taken(card, 0, 1, lead),)))
    mill, dock = edges.of(MILL).mean(), edges.of(DOCK).mean()
    assert isclose(mill.value - dock.value, 4, abs_tol=0.1)


def test_a_change_for_owners_is_found_in_pairs_without_error() -> None:
    """Both arms are measured by one line."""
    edges, rng = Edges(), random.Random(3)
    for seed in range(50):
        lead, luck = rng.randint(-5, 5), rng.randint(-20, 20)
        for arm, more in ((MINE, 5), (OTHER, 0)):
            rivals = (Taken(DOCK, 1, 1, -lead),)
            edges.add(seed, arm, facts((30 + luck + more, 30), (Taken(MILL, 0, 1, lead), *rivals)))
    found = edges.of(MILL).difference()
    assert isclose(found.value, 5)
    assert found.se < 1e-6
    assert found.pairs == 50


# ---- sums
def test_a_verb_that_is_not_open_counts_among_all_choices() -> None:
    """Once open in 4 of 10 choices, and in none of 30: in 10 % of all, not in 40 %."""
    found = Tally(2, 2)
    found.add(1, [facts((1, 0), open={7: 4}, chosen={7: 1}, choices=10), facts((1, 0), choices=12)])
    found.add(2, [facts((1, 0), choices=30), facts((1, 0), open={7: 6}, choices=12)])
    paired = found.whole((tally.OPEN, 7))
    assert paired.mean(MINE).value == 4 / 40
    assert paired.mean(OTHER).value == 6 / 24
    rows = [((4, 10), (0, 12)), ((0, 30), (6, 12))]
    pulls = [(a - 0.1 * b) / 40 - (c - 0.25 * d) / 24 for (a, b), (c, d) in rows]
    assert isclose(paired.difference().se, sum(pull * pull for pull in pulls) ** 0.5)
    assert found.of((tally.CHOSEN, 7)).mean(MINE).value == 1 / 4


def test_games_without_points_from_a_source_count_in_its_mean() -> None:
    found, values = Tally(2, 1), [6, 0, 0, 2]
    for seed, points in enumerate(values):
        found.add(seed, [facts((1, 0), points={(1, False, HARVEST): points} if points else {})])
    mean = found.whole((tally.SOURCE, HARVEST)).mean()
    assert mean.value == sum(values) / 2 / 4
    assert isclose(mean.se, (sum((value / 2 - 1) ** 2 for value in values) / 4 / 4) ** 0.5)


def test_seats_are_told_by_their_order_and_a_tie_is_shared() -> None:
    found = Tally(2, 1)
    found.add(1, [facts((9, 4))])  # seat 1 began
    found.add(2, [facts((5, 5))])
    assert [found.of((tally.SEAT, order)).mean().value for order in range(2)] == [0.25, 0.75]
    assert found.of((tally.PLACED, 0)).mean().value == 4.5
    assert found.of(tally.LEAD).mean().value == 2.5


def test_a_component_is_taken_by_some_of_those_who_could() -> None:
    found = Tally(2, 1)
    found.add(1, [facts((9, 4), (Taken(MILL, 0, 1, 0.0),), ((MILL, DOCK), (MILL,)))])
    found.add(2, [facts((9, 4), (), ((), (MILL,)))])
    assert found.of((tally.TAKEN, MILL)).mean()[::2] == (1 / 3, 3)
    assert found.of((tally.OWNER, MILL)).mean().value == 1
    assert found.of((tally.TAKEN, DOCK)).mean()[::2] == (0, 1)
    assert found.shown[0] == {MILL: 2, DOCK: 1}


def test_pairs_are_the_same_if_every_answer_is() -> None:
    found = Tally(2, 2)
    found.add(1, [facts((9, 4), path=b"a"), facts((7, 4), path=b"a")])
    found.add(2, [facts((9, 4), path=b"a"), facts((9, 4), path=b"b")])
    assert found.same / found.pairs == 0.5
