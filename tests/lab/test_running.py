"""A study is run: what it finds is what was planted, it is the same however it is played, and stops when it may."""

from __future__ import annotations

from pathlib import Path

import pytest

from demiurge.arena import open_workers
from demiurge.arena.workers import Here
from demiurge.kernel.components import BadComponents
from demiurge.kernel.problems import BadOption
from demiurge.lab import BadStudy, Progress, Report, Study, check, run
from demiurge.lab.playing import play_one
from demiurge.lab.reckoning import Reckoning
from demiurge.lab.running import Asked, Run
from demiurge.lab.statistics import LEVEL
from tests.lab.conftest import CARD, FILE, entry_of, giving, written_into

FIELDS = Study("nova-era", 3, bots=("random",), games=60)


def question_of(report: Report):  # type: ignore[no-untyped-def]
    (found,) = report["questions"]
    return found


# ---- planted
def test_five_points_more_for_owners_are_found(five_more: Report) -> None:
    """Random bots do not take it more often for that, so that owners have five more and nobody else has."""
    found = question_of(five_more)
    assert found["id"] == f"{FILE}/{CARD}"
    assert not found["few"]
    assert found["low"] <= 5 <= found["high"]
    assert found["high"] - found["low"] < 2
    assert found["promised"] == 5
    me = next(one for one in five_more["components"] if one["changed"])
    assert me["rate"][0] == me["rate"][1]
    assert five_more["same"] == 1


def test_nothing_is_called_that_only_follows_from_luck(five_more: Report) -> None:
    """What is called are scores, and where they come from."""
    called = [one["name"]["en"] for one in five_more["sources"] if one["change"] and one["change"]["called"]]
    assert called == ["Instant effects"]
    totals = {name: one["change"]["called"] for name, one in five_more["totals"].items() if one["change"]}
    assert totals["mean"]
    assert not totals["length"]
    assert not any(one["more"]["called"] for one in five_more["components"] if one["more"])


@pytest.mark.long
def test_with_bots_that_see_it_the_sign_is_right(tmp_path: Path) -> None:
    mine = written_into(tmp_path / "five", {CARD: giving(5)})
    found = question_of(run(Study("nova-era", 3, mine=mine, against="", bots=("greedy",), games=600), Here()))
    assert found["low"] > 0


def test_points_less_are_found_as_less(tmp_path: Path) -> None:
    mine = written_into(tmp_path / "five", {CARD: giving(5)})
    found = question_of(run(FIELDS._replace(against=mine, games=240), Here()))
    assert found["high"] < 0


def test_what_cannot_be_taken_is_asked_by_the_mean_score(tmp_path: Path) -> None:
    board = entry_of("unrest_track", "board.json")
    mine = written_into(tmp_path / "board", {"unrest_track": board | {"zone": 6}}, "board.json")
    assert question_of(run(FIELDS._replace(mine=mine, against="", games=40), Here()))["id"] == ""


# ---- nothing there
def unpaired(runs: int, seeds: int, folder: Path) -> tuple[int, int, int]:
    """Unchanged copies on different seeds: in how many runs something was called, in how many the interval of the card
    that is asked for left out 0 at any look, and how many had an answer at all."""
    called = left = answered = 0
    copy = written_into(folder / "copy", {CARD: entry_of()})
    for number in range(runs):
        made = Run(Study("nova-era", 2, mine=copy, against="", bots=("random",), games=2 * seeds, seed=number))
        at = next(n for n, id in enumerate(made_components(made)) if id == f"{FILE}/{CARD}")
        made.asked = [Asked(None, at, {"en": CARD})]
        for seed in range(seeds):
            games = [play_one(made.study, path, seed + arm * seeds) for arm, path in enumerate(made.study.paths)]
            made.tally.add(seed, games)
            if made.due():
                made.look()
        called += Reckoning(made, 1).report()["called"] > 0
        answered += bool(made.courses[0])
        left += any(abs(value) > half for _, value, half in made.courses[0])
    return called, left, answered


def made_components(made: Run) -> tuple[str, ...]:
    from demiurge.lab.playing import board_of

    return board_of(made.study.game, made.study.options, made.study.mine).components


def test_unchanged_copies_are_called_the_same(tmp_path: Path) -> None:
    called, left, answered = unpaired(2, 110, tmp_path)
    assert answered == 2
    assert (called, left) == (0, 0)


@pytest.mark.long
def test_unchanged_copies_are_called_changed_no_more_often_than_stated(tmp_path: Path) -> None:
    """Of 40 runs 2 may call something, on average, and 2 may have an interval that leaves out 0 at some look; that it
    is more than 4 has a chance of one in twenty, and the seeds are fixed."""
    called, left, answered = unpaired(40, 300, tmp_path)
    assert answered == 40
    assert called <= 4
    assert left <= LEVEL * 40


# ---- the same again
def test_it_is_the_same_in_several_processes() -> None:
    study = FIELDS._replace(against=None, games=24)
    with open_workers(jobs=2) as workers:
        found = run(study, workers)
    other = run(study, Here())
    for report in (found, other):
        report["seconds"], report["jobs"] = 0.0, 1
    assert found == other


def test_another_seed_is_another_study() -> None:
    one, other = (run(FIELDS._replace(seed=seed, games=30), Here()) for seed in (1, 2))
    assert one["totals"] != other["totals"]


# ---- stopping
def test_it_stops_as_soon_as_it_is_known(tmp_path: Path) -> None:
    mine = written_into(tmp_path / "five", {CARD: giving(5)})
    study = FIELDS._replace(mine=mine, against="", games=4000, width=0.6)
    found = run(study, Here())
    assert found["stopped"] == "width"
    assert 2 * 100 <= found["games"] < 4000
    looks = question_of(found)["course"]
    assert looks[-1][2] <= 0.6
    assert all(half > 0.6 for _, _, half in looks[:-1])


def test_whoever_watches_may_stop_it_and_has_a_report() -> None:
    heard: list[Progress] = []

    def enough(progress: Progress) -> bool:
        heard.append(progress)
        return progress.pairs >= 40

    found = run(FIELDS._replace(games=4000), Here(), enough)
    assert found["stopped"] == "stopped"
    assert found["pairs"] == heard[-1].pairs == 40
    assert heard[-1].planned == 4000
    assert len(heard[-1].seats) == 3


def test_a_watch_that_fails_ends_the_run() -> None:
    def fails(progress: Progress) -> bool:
        raise KeyError("gone")

    with pytest.raises(KeyError):
        run(FIELDS, Here(), fails)


def test_an_interval_is_not_shown_before_it_holds(five_more: Report, tmp_path: Path) -> None:
    mine = written_into(tmp_path / "five", {CARD: giving(5)})
    for pairs, few in ((90, True), (110, False)):
        found = question_of(run(FIELDS._replace(seats=4, mine=mine, against="", games=2 * pairs), Here()))
        assert found["few"] == few
        assert bool(found["course"]) == (not few)
    assert question_of(five_more)["course"][0][0] >= 100


# ---- what is wrong is said before anything is played
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seats": 9}, "played by"),
        ({"bots": ("random",) * 4}, "do not fit"),
        ({"mine": "nowhere"}, "no components"),
        ({"against": ""}, "the same"),
        ({"against": "nowhere"}, "no components"),
        ({"games": 1, "against": "other"}, "too few"),
        ({"width": -1.0}, "below 0"),
    ],
)
def test_a_study_that_cannot_be_made(change: dict[str, object], said: str) -> None:
    with pytest.raises(BadStudy, match=said):
        check(FIELDS._replace(**change))  # type: ignore[arg-type]


def test_a_bot_that_knows_only_one_of_the_sets_is_refused(tmp_path: Path) -> None:
    """It would search with the other: different bots would be compared, not components."""
    mine = written_into(tmp_path / "five", {CARD: giving(5)})
    study = FIELDS._replace(bots=("random", "learned:20it"), mine=mine, against="")
    with pytest.raises(BadStudy, match=r"learned:20it .* other components"):
        check(study)
    check(study._replace(bots=("learned",), mine="", against=None))
    check(study._replace(bots=("learned",), against=written_into(tmp_path / "six", {CARD: giving(6)})))


def test_the_game_says_what_it_does_not_have(tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        check(FIELDS._replace(options=(("map", "moon"),)))
    with pytest.raises(BadComponents):
        check(FIELDS._replace(mine=written_into(tmp_path / "bad", {CARD: {"origin": "house"}})))
