"""The analysis of a finished game: a planted blunder is found, the best line is no mistake, and rows add up."""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path

import pytest

from demiurge.advice import analysis
from demiurge.advice.analysis import Settings, Trial, analysed, reviewed
from demiurge.advice.judged import Judged
from demiurge.advice.marks import BLUNDER, CHANCE, MISTAKE, SLIP, by_place, kind_of, marked
from demiurge.advice.reviewing import Figures
from demiurge.advice.summary import beside_table, striking
from demiurge.bots import make_bot
from demiurge.games.terra_mystica.ledger import import_ledger
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Game, view
from demiurge.kernel.play import Play
from demiurge.kernel.problems import BadRecord
from demiurge.kernel.registry import find

ROOT = Path(__file__).parents[2]
SEATS = 2
SETTINGS = Settings(1, 4)


def played_out(game: Game, plant: dict[int, str], seats: int = SEATS, upto: int = 10_000) -> str:
    """A game of greedy bots, in which some answers are planted by their number."""
    play = Play(game, seats, Chance(7))
    bots = [make_bot("greedy", game, seat + 1, seats=seats) for seat in range(seats)]
    while not play.state.over() and len(play.record.lines) < upto:
        seat = play.state.waiting()[0]
        do = plant.get(len(play.record.lines))
        if do is None:
            do = game.space.format(bots[seat].answer(view(play.state, seat), seat))
        assert play.say(seat, do) is None, do
    return play.finished_record().to_text()


@cache
def mystica() -> Game:
    return find("terra-mystica").make({})


@cache
def planted() -> tuple[str, int]:
    """A record in which somebody passes with the first answer of round 1, and the number of that answer."""
    plain = reviewed(played_out(mystica(), {}))
    for turn in plain.turns:
        found = plain.states[turn.at].answers(turn.seat)
        texts = [mystica().space.format(action) for action in found]
        passes = [text for text in texts if text.startswith("pass")]
        if passes and len(passes) < len(texts) and turn.at > 10:
            return played_out(mystica(), {turn.at: passes[0]}), turn.at
    raise AssertionError("nobody could pass")


def judged_at(text: str, at: int) -> Judged:
    review = reviewed(text)
    number = next(n for n, turn in enumerate(review.turns) if turn.at == at)
    return Trial(review, SETTINGS, number).judged()


def test_a_planted_blunder_is_found_and_its_rows_add_up() -> None:
    text, at = planted()
    found = judged_at(text, at)
    assert kind_of(found, reviewed(text).judge.scale) in (MISTAKE, BLUNDER)
    assert found.better
    assert not found.better[-1].startswith("pass")
    loss = round(round(found.played.score, 1) - round(found.best.score, 1), 1)
    assert sum(row[1] for row in found.rows) == pytest.approx(loss, abs=0.001)


def test_who_plays_the_better_line_has_made_no_mistake() -> None:
    """Though it was found beside a pass, after which the others are looked at in the next round."""
    text, at = planted()
    planted_one = judged_at(text, at)
    again = judged_at(played_out(mystica(), {at + n: do for n, do in enumerate(planted_one.better)}), at)
    lost = planted_one.best.score - planted_one.played.score
    assert lost > 0
    assert again.best.score - again.played.score < lost / 10
    assert kind_of(again, reviewed(text).judge.scale) == ""


def test_lines_are_compared_after_as_many_turns_of_the_same_round() -> None:
    """Who passes early is in the next round before the others are: they are played on until they have had as many turns
    in it."""
    text, at = planted()
    review = reviewed(text)
    trial = Trial(review, SETTINGS, next(n for n, turn in enumerate(review.turns) if turn.at == at))
    others = [
        one for one in trial.judge.evaluation.moves(review.states[at], trial.turn.seat) if one not in trial.played
    ]
    began, ended = trial.judge.rounds(review.states[at]), set[int]()
    for deep in (1, 2, 4):
        lines = trial.lines([trial.played, *[[one] for one in others[:4]]], trial.choosing, deep)
        for courses in zip(*[one.courses for one in lines], strict=True):
            left = {trial.judge.rounds(course.end) for course in courses}
            assert len(left) == 1
            ended |= left
            assert len({course.begun.count(*left) for course in courses}) == 1
    assert min(ended) < began, "the pass ended the round"


def test_the_curve_has_every_position_and_ends_with_the_result() -> None:
    text, _ = planted()
    review = reviewed(text)
    scores, places = review.curve()
    lines = len(review.play.record.lines)
    assert all(len(one) == lines + 1 for one in [*scores, *places])
    assert [one[-1] for one in scores] == review.play.state.scores()
    assert all(sum(one[at] for one in places) == pytest.approx(3.0, abs=0.01) for at in range(lines + 1))


def test_the_same_analysis_however_many_processes_make_it() -> None:
    text, few = played_out(find("lantern-isles").make({}), {}, 3), Settings(1, 1)
    alone = analysed(text, few, 1)
    assert alone == analysed(text, few, 2)
    assert alone["turns"]
    parts = analysis.part_of(text, 1, 1, 0, 2) + analysis.part_of(text, 1, 1, 2, len(alone["turns"]))
    assert analysis.whole(text, few, parts) == alone


def test_a_game_that_goes_on_is_not_analysed() -> None:
    with pytest.raises(BadRecord) as error:
        analysed(played_out(mystica(), {}, upto=20))
    assert "not over" in str(error.value)


# ---- marks
def turn(seat: int, lost: float, place: float = 0.0, error: float = 0.1, at: float = 2.4) -> Judged:
    played = Figures(100.0, at + place)
    return Judged(seat, 0, 1, False, played, Figures(100.0 + lost, at), Figures(error, error / 10), ["x"])


@pytest.mark.parametrize(
    ("lost", "place", "kind"),
    [(1.4, 0.0, ""), (1.5, 0.0, SLIP), (0.0, 0.1, SLIP), (4.0, 0.0, MISTAKE), (1.5, 0.3, MISTAKE), (8.0, 0, BLUNDER)],
)
def test_points_or_place_whichever_is_worse(lost: float, place: float, kind: str) -> None:
    assert kind_of(turn(0, lost, place + 1e-9 if place else 0.0), 1.0) == kind


@pytest.mark.parametrize(
    ("lost", "place", "named"), [(5, 0.1, False), (5, 0.3, False), (5, 0.6, True), (-2, 0.2, True)]
)
def test_the_place_is_named_where_it_is_worse_than_the_points(lost: float, place: float, named: bool) -> None:
    assert by_place(turn(0, lost, place), 1.0) is named


def test_what_is_in_doubt_or_certain_is_not_marked() -> None:
    assert kind_of(turn(0, 9.0, error=5.0), 1.0) == ""
    assert kind_of(turn(0, 9.0, at=4.0), 1.0) == ""
    assert kind_of(turn(0, 4.0), 2.0) == SLIP  # a game that ends with twice as many points


def test_a_rivals_error_left_unused_is_a_missed_chance() -> None:
    before = turn(0, 0.0)
    found = marked([before, turn(1, 9.0), turn(0, 3.5), turn(1, 0.0), turn(0, 3.5)], 1.0)
    assert [one.kind for one in found] == ["", BLUNDER, CHANCE, "", SLIP]


# ---- summary
def test_figures_beside_the_table() -> None:
    points = [{"towns": [0, 5, 0], "cults": [0, 0, 8]}, {"towns": [0, 0, 1], "spades": [6, 0, 0]}]
    first, second = beside_table(points, [{"spades"}, set()])
    assert {row.source: row.difference for row in first} == {"towns": 2.0, "cults": 4.0, "spades": -3.0}
    assert [row.source for row in striking(first)] == ["cults", "towns"], "what it cannot have is no reproach"
    assert next(row.late for row in second if row.source == "towns") == 1


# ---- ledgers
GOLDEN = ROOT / "tests" / "golden" / "terra_mystica"
LEDGERS = Path(os.environ.get("DEMIURGE_LEDGERS") or ROOT.parent / "shared" / "ledgers") / "real"
OURS = sorted(GOLDEN.glob("*.txt"))[:1]
REAL = sorted(LEDGERS.glob("*.txt"))[:3]


@pytest.mark.parametrize("path", [*OURS, *REAL], ids=lambda path: path.stem)
def test_an_imported_ledger_is_analysed_like_any_record(path: Path) -> None:
    told = json.loads(path.with_suffix(".expected.json").read_text())
    play = import_ledger(path.read_text(), told["map"]).play
    assert play is not None
    text = play.finished_record().to_text()
    review = reviewed(text)
    assert review.judge.net is not None, "an option of the site's is no hindrance"
    middle = len(review.turns) // 2
    found = analysis.part_of(text, 1, 2, middle, middle + 3)
    assert [one["at"] for one in found] == [turn.at for turn in review.turns[middle : middle + 3]]
