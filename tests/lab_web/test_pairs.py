"""A pair of a run in the lab: both games side by side, at a table and as pages; and who is told why it cannot be."""

from __future__ import annotations

import json
from html import unescape
from pathlib import Path

import pytest

from demiurge import lab as study
from demiurge.lab.again import pair_told
from demiurge.lab.web import Lab, pairs, work
from demiurge.lab.web.kept import DONE, REPORT
from demiurge.table.game.thinking import Thinkers
from tests.lab_web.conftest import Host
from tests.lab_web.test_runs import NAMES, SHORE, draft, shown
from tests.latin import latin


@pytest.fixture
def report(lab: Lab) -> study.Report:
    """Run 1, done, with a figure raised."""
    return done(lab)


def done(lab: Lab, change: bool = True) -> study.Report:
    made = lab.runs.new(draft(lab.folder / "drafts", change), 2, "random", 60, 0.0, 0.0, 1)
    work.work(lab.runs.folder, made.id, jobs=1)
    made.state = DONE
    lab.runs.save(made)
    found = lab.runs.report(made.id)
    assert found is not None
    return found


def largest(report: study.Report) -> tuple[str, int]:
    """Of what, and which."""
    of = next(id for id in report["extremes"] if id)
    return of, report["extremes"][of][0]["pair"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_report_leads_to_both_games(host: Host, report: study.Report, language: str) -> None:
    of, number = largest(report)
    address = f"/lab/runs/1/pairs/{number}?of={of}"
    assert f'href="{address}"' in host.get("/lab/runs/1")
    page = host.get(address, language)
    assert page.count('<section class="panel lab-block" aria-labelledby="set-') == 2
    assert "{" not in shown(page)
    assert ' style="' not in page
    if language == "ru":
        assert [word for word in latin(shown(page)) if word not in NAMES] == []
    one = report["extremes"][of][0]
    for scores in one["scores"]:
        assert all(f"{score}</dd>" in page for score in scores)
    assert page.count('aria-current="page"') == 2  # the tab, and the pair among its like


def test_games_that_are_not_those_of_the_report_are_said_to_be_others(
    host: Host, lab: Lab, report: study.Report
) -> None:
    of, number = largest(report)
    assert "otherwise than the one" not in host.get(f"/lab/runs/1/pairs/{number}")
    report["extremes"][of][0]["scores"][0][0] += 1
    (lab.runs.of(1) / REPORT).write_text(study.written(report), "utf-8")
    assert "otherwise than the one" in host.get(f"/lab/runs/1/pairs/{number}")


def test_each_game_is_seen_at_a_table_and_in_a_page(host: Host, lab: Lab, report: study.Report) -> None:
    """The table is made once, and outlives the run."""
    _, number = largest(report)
    told = pair_told(SHORE, 2, str(lab.runs.of(1) / "components"), "", ["random"], 1, number - 1, "en")
    for arm, which in enumerate(pairs.WHICH):
        address = f"/lab/runs/1/pairs/{number}/{which}"
        table = host.post(address)
        assert table == host.post(address)
        assert table.endswith(f"?at={told['alike']}")
        record = host.get(f"{table.partition('?')[0]}/record").splitlines()
        mine = told["games"][arm]["record"].splitlines()
        assert record[1:] == mine[1:], "every answer, and the position in the end"
        head = json.loads(record[0])
        assert ("sets" in Path(head["components"]).parts) == (which == "mine")
        saved = host.client.get(f"{address}.html")
        assert saved.status_code == 200
        assert saved.headers["content-disposition"].endswith(f'-1-{number}-{which}.html"')
        assert "<style>" in saved.text
    tables = [host.post(f"/lab/runs/1/pairs/{number}/{which}") for which in pairs.WHICH]
    assert len({*tables}) == 2
    host.post("/lab/runs/1", do="drop")
    assert host.client.get(tables[0]).status_code == 200


def test_a_pair_is_played_in_a_worker_once(host: Host, report: study.Report, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, errand = list[str](), Thinkers.run

    async def run(thinkers: Thinkers, what: object, *args: object, **more: object) -> object:
        asked.append(getattr(what, "__name__", ""))
        return await errand(thinkers, what, *args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Thinkers, "run", run)
    for _ in range(3):
        host.get("/lab/runs/1/pairs/2")
    assert asked == ["pair_told"]
    host.get("/lab/runs/1/pairs/3")
    assert asked == ["pair_told"] * 2


@pytest.mark.parametrize("pair", ["0", "-1", "31", "x", "1e1", "9" * 30, "١"])
def test_there_are_no_other_pairs(host: Host, report: study.Report, pair: str) -> None:
    assert host.client.get(f"/lab/runs/1/pairs/{pair}").status_code == 404
    assert host.client.get("/lab/runs/1/pairs/1/third.html").status_code == 404
    host.post(f"/lab/runs/1/pairs/{pair}/mine", 404)


def test_a_game_alone_has_no_pairs(host: Host, lab: Lab) -> None:
    done(lab, change=False)
    assert host.client.get("/lab/runs/1/pairs/1").status_code == 404
    assert "/pairs/" not in host.get("/lab/runs/1")


def test_bots_by_the_clock_are_not_played_again(host: Host, lab: Lab, report: study.Report) -> None:
    run = lab.runs.get("1")
    run.bots = "search:1s"
    lab.runs.save(run)
    found = host.client.get("/lab/runs/1/pairs/1")
    assert found.status_code == 422
    assert "think by the clock" in unescape(found.text)


def test_only_for_who_sits_at_the_machine(host: Host, report: study.Report) -> None:
    for address in ("/lab/runs/1/pairs/1", "/lab/runs/1/pairs/1/mine.html"):
        assert host.client.get(address, headers={"host": "table.local"}).status_code == 403
