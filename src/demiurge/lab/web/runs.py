"""Runs: starting one, watching it, stopping it, reading what came of it, and several side by side."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from demiurge import lab
from demiurge.kernel.problems import UnknownGame
from demiurge.kernel.registry import find
from demiurge.kernel.speech import Spoken
from demiurge.kit.plain import drawing_of
from demiurge.lab.web.asking import game_of, lab_of
from demiurge.lab.web.comparing import compared
from demiurge.lab.web.editing.reading import own
from demiurge.lab.web.kept import DONE, MOST_GAMES, MOST_MINUTES, REPORT, BadRun, Missing, Run
from demiurge.lab.web.pages import page
from demiurge.lab.web.showing import Shown, span
from demiurge.table.routes.asking import Form, elsewhere, language_of
from demiurge.table.server.threads import Route

router = APIRouter(include_in_schema=False, route_class=Route)

FREE = ("greedy", "random")  # that answer at once, whatever the components are
BOTS = (*FREE, "learned")  # which knows only the built-in ones
GAMES = (400, 2_000, 10_000, 40_000)
SIDE_BY_SIDE = 4
BESIDE = 2  # that a report offers to be compared with


def shown(request: Request, run: Run) -> Shown:
    runner = lab_of(request).runner
    found = Shown(run, lab_of(request).runs, language_of(request))
    if runner.current == run.id:
        found.paused, found.standing, found.jobs = runner.paused, runner.still, runner.jobs
        found.rested = runner.rested()
    return found


def every(request: Request) -> list[Shown]:
    return [shown(request, run) for run in lab_of(request).runs.all()]


# ---- pages
@router.get("/runs")
def runs(request: Request) -> Response:
    return page(request, "runs.html", tab="runs", runs=every(request))


@router.get("/runs/{id}")
def run(request: Request, id: str) -> Response:
    found = shown(request, lab_of(request).runs.get(id))
    others = [one for one in every(request) if one.id != found.id]
    if found.report is not None:
        body = Markup(lab.body(found.report, found.language, f"/lab/runs/{found.id}/pairs/"))
        beside = [one.id for one in others if one.report is not None and one.run.game == found.run.game][:BESIDE]
        return page(
            request, "report.html", tab="runs", run=found, body=body, beside=beside, icons=icons_of(found.run.game)
        )
    plot = lab.narrowing(found.progress, found.language) if found.progress else ""
    return page(
        request, "running.html", tab="runs", run=found, others=others, plot=Markup(plot), span=span, cores=cores()
    )


def cores() -> int:
    """Of this machine, as many as may be used."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def icons_of(game: str) -> Mapping[str, str]:
    """Those of a game's drawing: a report shows its cards."""
    try:
        made = own(find(game)).game
    except UnknownGame:
        return {}
    return drawing_of(made).ICONS if made is not None else {}


@router.get("/runs/{id}/report.json")
def report_json(request: Request, id: str) -> Response:
    found = lab_of(request).runs.get(id)
    if found.state != DONE:
        raise Missing("wrong-run")
    return FileResponse(lab_of(request).runs.of(found.id) / REPORT, media_type="application/json",
                        filename=f"{found.game}-{found.id}.json")  # fmt: skip


@router.get("/runs/{id}/report.html")
def report_page(request: Request, id: str) -> Response:
    """One file that holds everything, to keep or to send."""
    found = shown(request, lab_of(request).runs.get(id))
    if found.report is None:
        raise Missing("wrong-run")
    headers = {"Content-Disposition": f'attachment; filename="{found.run.game}-{found.id}.html"'}
    return HTMLResponse(lab.page(found.report, found.language), headers=headers)


@router.get("/compare")
def compare(request: Request) -> Response:
    wanted = list(dict.fromkeys(request.query_params.getlist("run")))[:SIDE_BY_SIDE]
    done = [one for one in every(request) if one.report is not None]
    columns = [one for id in wanted for one in done if str(one.id) == id]
    table = compared(columns, language_of(request)) if columns else None
    return page(request, "compare.html", tab="compare", columns=columns, done=done, table=table, most=SIDE_BY_SIDE)


# ---- what is done with them
@router.post("/runs")
def begin(request: Request, form: Form) -> Response:
    meta, laboratory = game_of(form.get("game", "")), lab_of(request)
    try:
        asked = read_study(form)
        with laboratory.lock:
            made = laboratory.runs.new(laboratory.draft(meta), **asked)
    except Spoken as error:
        raise BadRun("wrong-study", why=error.said(language_of(request))) from error
    laboratory.runner.wake()
    return elsewhere(request, f"/lab/runs/{made.id}")


@router.post("/runs/{id}")
def turn(request: Request, id: str, form: Form) -> Response:
    laboratory, do = lab_of(request), form.get("do", "")
    found = laboratory.runs.get(id)
    if do == "finish" and not found.over:
        laboratory.runner.finish(found.id)
    elif do in ("pause", "resume"):
        laboratory.runner.pause(found.id, do == "pause")
    elif do == "again":
        with laboratory.lock:
            made = laboratory.runs.again(found)
        laboratory.runner.wake()
        return elsewhere(request, f"/lab/runs/{made.id}")
    elif do == "edit":
        with laboratory.lock:
            laboratory.draft(game_of(found.game)).take(laboratory.runs.entries(found))
        return elsewhere(request, f"/lab/components/{found.game}")
    elif do == "drop":
        laboratory.runner.drop(found.id)
        return elsewhere(request, "/lab/runs")
    return elsewhere(request, f"/lab/runs/{found.id}")


@router.get("/runs/{id}/again")
def back(id: str) -> Response:
    return RedirectResponse(f"/lab/runs/{id}", 303)


def read_study(form: Mapping[str, str]) -> dict[str, Any]:
    """What the form of a run says; every number within its bounds."""
    return {
        "seats": number(form, "seats", 1, 12),
        "bots": bots_in(form.get("bots", "")),
        "games": number(form, "games", 2, MOST_GAMES),
        "seed": number(form, "seed", 0, 999_999, 1),
        "width": decimal(form, "width", 99.0),
        "minutes": decimal(form, "minutes", MOST_MINUTES),
    }


def bots_in(text: str) -> str:
    if text not in BOTS:
        raise BadRun("wrong-bots", known=BOTS)
    return text


def number(form: Mapping[str, str], name: str, low: int, high: int, usual: int | None = None) -> int:
    text = form.get(name, "").strip().replace(" ", "").replace(",", "")
    if not text and usual is not None:
        return usual
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and low <= int(text) <= high):
        raise BadRun(f"wrong-{name}", low=low, high=high)
    return int(text)


def decimal(form: Mapping[str, str], name: str, high: float) -> float:
    """A number of points or minutes; none where nothing is said."""
    text = form.get(name, "").strip().replace(",", ".")
    if not text:
        return 0.0
    whole, _, part = text.partition(".")
    fine = (whole + part).isascii() and (whole + part).isdecimal() and len(text) < 10
    if not fine or not 0 <= float(text) <= high:
        raise BadRun(f"wrong-{name}", high=round(high))
    return float(text)
