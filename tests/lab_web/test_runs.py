"""Runs: one at a time in a process of its own, on disk, stopped and taken up, read and compared."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from demiurge import lab as study
from demiurge.kernel.registry import find
from demiurge.lab.web import Lab, kept, work
from demiurge.lab.web.editing.drafts import Draft
from demiurge.lab.web.editing.reading import built_in
from demiurge.lab.web.kept import DONE, FAILED, INTERRUPTED, RUNNING, WAITING, BadRun, Missing, Run, Runs
from demiurge.lab.web.runner import Runner
from demiurge.lab.web.runs import BOTS
from demiurge.lab.web.showing import Shown
from tests.lab_web.conftest import Host
from tests.latin import latin
from tests.table.serving import LIMIT

SHORE = "amber-shore"  # a game of a moment
ASKED = {"game": SHORE, "seats": "2", "bots": "random", "games": "60", "width": "", "minutes": "", "seed": "1"}


def draft(folder: Path, change: bool = True) -> Draft:
    """A set with one figure raised."""
    meta = find(SHORE)
    found = Draft(folder, meta)
    file = next(iter(built_in(meta)))
    name, entry = next((name, entry) for name, entry in built_in(meta)[file].items() if whole(entry))
    if change:
        found.put(file, name, {**entry, whole(entry): entry[whole(entry)] + 1})  # type: ignore[operator]
    return found


def whole(entry: Any) -> str:
    return next((key for key, value in entry.items() if isinstance(value, int)), "")


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + LIMIT
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.fixture
def runs(tmp_path: Path) -> Runs:
    return Runs(tmp_path / "runs")


def new(runs: Runs, tmp_path: Path, games: int = 60, change: bool = True) -> Run:
    return runs.new(draft(tmp_path, change), 2, "random", games, 0.0, 0.0, 1)


# ---- on disk
def test_a_run_keeps_the_components_as_they_were(runs: Runs, tmp_path: Path) -> None:
    run = new(runs, tmp_path)
    before = runs.entries(run)
    draft(tmp_path).clear()
    assert Runs(tmp_path / "runs").get(str(run.id)) == run
    assert runs.entries(run) == before
    assert run.changed == [f"{file}/{name}" for file, entries in before.items() for name in entries]


def test_it_is_played_and_told(runs: Runs, tmp_path: Path) -> None:
    run = new(runs, tmp_path)
    work.work(runs.folder, run.id, jobs=1)
    report, progress = runs.report(run.id), runs.progress(run.id)
    assert report is not None
    assert progress is not None
    assert (report["games"], report["pairs"], progress.games) == (60, 30, 60)
    assert study.narrowing(progress) == study.narrowing(progress)


def test_it_stops_where_it_is_asked_to(runs: Runs, tmp_path: Path) -> None:
    run = new(runs, tmp_path, games=50_000)
    runs.ask_to_stop(run.id)
    work.work(runs.folder, run.id, jobs=1)
    report = runs.report(run.id)
    assert report is not None
    assert report["stopped"] == "stopped"
    assert report["games"] < 50_000


def test_how_many_are_kept_is_bounded(runs: Runs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST_WAITING", 2)
    first = new(runs, tmp_path)
    new(runs, tmp_path)
    with pytest.raises(BadRun, match="wait already"):
        new(runs, tmp_path)
    monkeypatch.setattr(kept, "MOST", 2)
    with pytest.raises(BadRun, match="at most"):
        new(runs, tmp_path)
    with pytest.raises(BadRun, match="at most"):
        runs.again(first)
    assert len(runs.all()) == 2


def test_what_cannot_be_played_leaves_nothing(runs: Runs, tmp_path: Path) -> None:
    with pytest.raises(study.BadStudy):
        runs.new(draft(tmp_path), 7, "random", 60, 0.0, 0.0, 1)
    assert list(runs.folder.iterdir()) == []


@pytest.mark.parametrize("id", ["0", "-1", "../1", "1e3", "", "9" * 30, "١"])
def test_no_number_leads_out_of_the_folder(id: str, runs: Runs, tmp_path: Path) -> None:
    new(runs, tmp_path)
    with pytest.raises(Missing):
        runs.get(id)


def test_a_damaged_run_is_none(runs: Runs, tmp_path: Path) -> None:
    run = new(runs, tmp_path)
    for text in ("{", "[]", "{}"):
        (runs.of(run.id) / "run.json").write_text(text, "utf-8")
        assert runs.all() == []
    (runs.of(run.id) / "progress.json").write_text("[1, 2]", "utf-8")
    assert runs.progress(run.id) is None
    (runs.of(run.id) / "report.json").write_text("{}", "utf-8")
    assert runs.report(run.id) is None


# ---- one at a time
@pytest.fixture
def runner(runs: Runs) -> Any:
    busy: list[bool] = []
    found = Runner(runs, lambda: bool(busy), jobs=1)
    found.busy_now = busy  # type: ignore[attr-defined]
    yield found
    found.stop()


def state(runs: Runs, run: Run) -> str:
    found = runs.found(run.id)
    return found.state if found else ""


@pytest.mark.long
def test_a_run_is_paused_taken_up_stopped_and_the_next_begins(runner: Any, runs: Runs, tmp_path: Path) -> None:
    """In real processes: the first plays for hours if nobody stops it."""
    long, short = new(runs, tmp_path, games=100_000), new(runs, tmp_path)
    runner.start()
    until(lambda: runs.progress(long.id))
    assert (state(runs, long), state(runs, short)) == (RUNNING, WAITING)
    runner.pause(long.id, True)
    until(lambda: runner.still)
    until(lambda: stands(runner.process.pid))
    runner.pause(long.id, False)
    until(lambda: not stands(runner.process.pid))
    runner.busy_now.append(True)  # a bot at a table thinks
    until(lambda: stands(runner.process.pid))
    runner.busy_now.clear()
    runner.finish(long.id)
    until(lambda: state(runs, long) == DONE)
    assert runs.report(long.id) is not None
    until(lambda: state(runs, short) == DONE)


def stands(pid: int) -> bool:
    return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] in "Tt"


@pytest.mark.long
def test_a_run_that_is_dropped_is_gone_and_one_that_fails_says_so(runner: Any, runs: Runs, tmp_path: Path) -> None:
    long, broken = new(runs, tmp_path, games=100_000), new(runs, tmp_path)
    path = next((runs.of(broken.id) / "components").glob("*.json"))
    path.write_text("{", "utf-8")
    runner.start()
    until(lambda: runner.process is not None and runner.current == long.id)
    runner.drop(long.id)
    until(lambda: state(runs, broken) == FAILED)
    assert runs.all()[-1].id == broken.id
    found = runs.found(broken.id)
    assert found is not None
    assert found.why


@pytest.mark.long
def test_a_server_that_ends_takes_its_run_along_and_the_next_says_so(runs: Runs, tmp_path: Path) -> None:
    run, waiting = new(runs, tmp_path, games=100_000), new(runs, tmp_path)
    first = Runner(runs, lambda: False, jobs=1)
    first.start()
    until(lambda: runs.progress(run.id))
    process = first.process
    assert process is not None
    first.stop()
    assert process.poll() is not None
    assert state(runs, run) == INTERRUPTED
    assert runs.progress(run.id) is not None, "what was known stays"
    killed = runs.found(run.id)
    assert killed is not None
    killed.state = RUNNING  # as a server leaves it that is killed
    runs.save(killed)
    second = Runner(runs, lambda: False, jobs=1)
    second.start()
    until(lambda: state(runs, waiting) == DONE)
    assert state(runs, run) == INTERRUPTED
    second.stop()


def test_the_process_of_a_run_ends_with_who_started_it(runs: Runs, tmp_path: Path) -> None:
    """Though it stands still, and though nobody can say goodbye."""
    run = new(runs, tmp_path, games=100_000)
    runner = Runner(runs, lambda: False, jobs=1)
    process = runner.begun(run)
    until(lambda: runs.progress(run.id))
    assert process.stdin is not None
    process.stdin.close()
    until(lambda: process.poll() is not None)
    assert process.returncode == -signal.SIGKILL
    assert os.getpgid(0) != process.pid


# ---- pages
@pytest.fixture
def tried(host: Host, lab: Lab) -> list[int]:
    """Two runs that are done, and one that was interrupted."""
    for change in (True, True, False):
        if change:
            draft(lab.folder / "drafts")
        else:
            draft(lab.folder / "drafts").clear()
        made = lab.runs.new(lab.draft(find(SHORE)), 2, "random", 400 if change else 60, 0.0, 0.0, 1)
        work.work(lab.runs.folder, made.id, jobs=1)
        made.state = DONE
        lab.runs.save(made)
    last = lab.runs.again(lab.runs.get("1"))
    last.state = INTERRUPTED
    lab.runs.save(last)
    (lab.runs.of(last.id) / "progress.json").write_bytes((lab.runs.of(1) / "progress.json").read_bytes())
    return [1, 2, 3, last.id]


def test_a_run_is_begun_from_the_page_and_reported(host: Host, lab: Lab) -> None:
    draft(lab.folder / "drafts")
    address = host.post("/lab/runs", **ASKED)
    assert address == "/lab/runs/1"
    until(lambda: lab.runs.get("1").state == DONE)
    page = host.get(address)
    assert 'class="lab"' in page
    assert "№ 1" in page
    assert json.loads(host.get(f"{address}/report.json"))["games"] == 60
    assert "<style>" in host.get(f"{address}/report.html")


@pytest.mark.parametrize(
    ("field", "text", "told"),
    [
        ("seats", "1000", "seats are a number"), ("games", "10000000", "games are a number"),
        ("games", "x", "games are a number"), ("bots", "search:9h", "bots are one of"),
        ("width", "-1", "points are a number"), ("minutes", "1e9", "minutes are a number"), ("seed", "−1", "the seed"),
        ("seats", "9", "9"),
    ],
)  # fmt: skip
def test_what_cannot_be_run_is_told(host: Host, lab: Lab, field: str, text: str, told: str) -> None:
    assert told in unescape(host.post("/lab/runs", 422, **{**ASKED, field: text}))
    assert lab.runs.all() == []


@pytest.mark.parametrize("bots", BOTS)
def test_every_bot_that_is_offered_can_be_run(host: Host, lab: Lab, bots: str) -> None:
    host.post("/lab/runs", **{**ASKED, "bots": bots})
    assert [run.bots for run in lab.runs.all()] == [bots]


def test_a_bot_that_knows_only_the_built_in_components_is_offered_for_them_alone(host: Host, lab: Lab) -> None:
    page, choice, meta = "/lab/components/nova-era", '<option value="learned">', find("nova-era")
    assert choice in host.get(page)
    entry = built_in(meta)["technologies.json"]["printing-press"]
    Draft(lab.folder / "drafts", meta).put("technologies.json", "printing-press", {**entry, "cost": 8})
    assert choice not in host.get(page)
    asked = {**ASKED, "game": "nova-era", "bots": "learned"}
    assert "its net has learned the game with other components" in unescape(host.post("/lab/runs", 422, **asked))
    assert lab.runs.all() == []


def test_components_with_a_mistake_are_not_run(host: Host, lab: Lab) -> None:
    found = draft(lab.folder / "drafts")
    file, entries = next(iter(found.entries.items()))
    name, entry = next(iter(entries.items()))
    found.put(file, name, {**entry, whole(entry): "x"})
    assert "expected a whole number" in unescape(host.post("/lab/runs", 422, **ASKED))
    assert lab.runs.all() == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_page_of_a_run(host: Host, tried: list[int], language: str) -> None:
    for address in ("/lab", "/lab/runs", *[f"/lab/runs/{id}" for id in tried], "/lab/compare?run=1&run=2&run=3"):
        page = host.get(address, language)
        assert ' style="' not in page
        assert "{" not in shown(page), address
        if language == "ru" and 'class="lab"' not in page:  # what a report says is tested with it
            assert [word for word in latin(shown(page)) if word not in NAMES] == [], address
    interrupted = host.get(f"/lab/runs/{tried[-1]}", language)
    assert ("The server ended" if language == "en" else "Сервер закончил") in interrupted


NAMES = {"Amber", "Shore", "cockle", "glass"}  # what an example calls things


def shown(page: str) -> str:
    import re

    body = page.partition("<body")[2].partition(">")[2]
    for gone in (r"<(script|style|code|pre|datalist|textarea)\b.*?</\1>", r"<!--.*?-->"):
        body = re.sub(gone, " ", body, flags=re.S)
    return unescape(re.sub(r"<[^>]+>", " ", body))


def question(value: float, half: float, id: str) -> study.Question:
    return study.Question({"en": "Reed", "ru": "Камыш"} if id else {}, id, value, half, ((100, value, half),))


@pytest.mark.parametrize(
    ("value", "half", "id", "changed", "told"),
    [
        (1.5, 0.8, "a/b", True, "So far Reed is worth 1.5 VP more (0.7 to 2.3)."),
        (-1.5, 0.8, "a/b", True, "So far Reed is worth 1.5 VP less (0.7 to 2.3)."),
        (0.1, 0.8, "a/b", True, "So far no change is seen in Reed: between −0.7 and 0.9 VP."),
        (0.1, 0.0, "a/b", True, "Reed: too few games to say yet."),
        (1.5, 0.8, "", True, "So far the mean score is 1.5 VP higher (0.7 to 2.3)."),
        (39.5, 0.8, "", False, "So far the mean score is 39.5 VP (38.7 to 40.3)."),
    ],
)
def test_what_is_said_so_far(
    runs: Runs, tmp_path: Path, value: float, half: float, id: str, changed: bool, told: str
) -> None:
    """A figure never without its interval, and no difference is claimed where the interval has none in it."""
    run = new(runs, tmp_path, change=changed)
    progress = study.Progress(200, 400, 100, 200, 4.0, 0, (question(value, half, id),), ())
    (runs.of(run.id) / "progress.json").write_text(kept.progress_text(progress), "utf-8")
    assert Shown(run, runs, "en").claim == told
    assert runs.progress(run.id) == progress


@pytest.mark.parametrize(
    ("halves", "change", "told"),
    [
        ((0.8, 0.437), True, "sees ± 0.80 VP"),
        ((0.437,), True, "difference of more than 0.44 VP stands out from chance"),
        ((0.437,), False, "the mean score is known within ± 0.44 VP"),
        ((0.8, 0.0), True, "sees nothing yet"),
    ],
)
def test_how_much_would_be_seen_by_now(
    host: Host, lab: Lab, tmp_path: Path, halves: tuple[float, ...], change: bool, told: str
) -> None:
    """The half of the widest interval; nothing while one of them is not known."""
    run = new(lab.runs, tmp_path, change=change)
    run.state = INTERRUPTED
    lab.runs.save(run)
    asked = tuple(question(1.5, half, f"a/{half}")._replace(course=((100, 1.5, half or 1),)) for half in halves)
    progress = study.Progress(200, 400, 100, 200, 4.0, 0, asked, ())
    (lab.runs.of(run.id) / "progress.json").write_text(kept.progress_text(progress), "utf-8")
    assert told in shown(host.get(f"/lab/runs/{run.id}"))


@pytest.mark.parametrize(
    ("paused", "still", "told"),
    [
        (False, False, "Now playing"),
        (False, True, "Now they stand still while a bot"),
        (True, True, "Now they stand still until you go on"),
    ],
)
def test_the_load_is_told_while_it_plays(
    host: Host, lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, paused: bool, still: bool, told: str
) -> None:
    run = new(lab.runs, tmp_path)
    run.state = RUNNING
    lab.runs.save(run)
    assert "At work" not in host.get(f"/lab/runs/{run.id}"), "nothing is known of it here"
    runner = lab.runner
    runner.current, runner.paused, runner.still, runner.jobs = run.id, paused, still, 7
    runner.stood, runner.since = 12.0, time.monotonic()
    monkeypatch.setattr("demiurge.lab.web.runs.cores", lambda: 8)
    page = " ".join(shown(host.get(f"/lab/runs/{run.id}")).split())
    assert told in page
    assert "7 on 8 cores" in page
    assert "Stood still so far 12 s" in page


def test_how_close_is_wanted_is_told_as_it_was_asked(host: Host, lab: Lab, tmp_path: Path) -> None:
    run = new(lab.runs, tmp_path)
    run.width = 0.25
    lab.runs.save(run)
    assert "± 0.25" in host.get(f"/lab/runs/{run.id}")


def test_how_long_a_run_stood_still_is_counted(runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("demiurge.lab.web.runner.time.monotonic", lambda: now[0])
    runner = Runner(runs, lambda: False, jobs=1)
    for still, at in ((False, 101), (True, 105), (True, 107), (False, 110), (True, 120)):
        now[0] = at
        runner.stand(still)
    now[0] = 123
    assert runner.rested() == (110 - 105) + (123 - 120)


def test_runs_stand_side_by_side(host: Host, tried: list[int]) -> None:
    page = host.get("/lab/compare?run=1&run=2&run=3&run=99999999999")
    assert page.count('<th scope="col">') == 3
    assert page.count('class="lab-plot wide"') <= 1
    assert "Games played" in page
    assert host.get("/lab/compare").count('type="checkbox"') == 3


def test_a_run_is_taken_up_again_edited_and_discarded(host: Host, lab: Lab, tried: list[int]) -> None:
    again = host.post("/lab/runs/1", do="again")
    assert lab.runs.get(again.rpartition("/")[2]).changed == lab.runs.get("1").changed
    assert host.post("/lab/runs/1", do="edit") == f"/lab/components/{SHORE}"
    assert lab.draft(find(SHORE)).entries == lab.runs.entries(lab.runs.get("1"))
    host.post("/lab/runs/1", do="drop")
    assert host.client.get("/lab/runs/1").status_code == 404
    for odd in ("pause", "resume", "finish", "nonsense", ""):
        host.post("/lab/runs/2", do=odd)
    assert lab.runs.get("2").state == DONE
