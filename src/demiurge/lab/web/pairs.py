"""A pair of a run, both games side by side: played again from their seed when somebody asks, in a worker, one at a
time. The whole of a game is seen at a table, or in a page of its own, as that of any other game."""

from __future__ import annotations

import secrets
from typing import Any, Final, NamedTuple

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from demiurge import lab
from demiurge.kernel.play import replay
from demiurge.kernel.record import parse_record
from demiurge.lab.again import pair_told
from demiurge.lab.pairs import line
from demiurge.lab.report import Report
from demiurge.lab.web.asking import game_of, lab_of
from demiurge.lab.web.kept import BadRun, Missing, Run
from demiurge.lab.web.pages import page
from demiurge.lab.web.runs import shown
from demiurge.table.game.thinking import NoAnswer
from demiurge.table.game.wanted import PLAYED, Wanted
from demiurge.table.identity import hashed
from demiurge.table.routes.asking import Form, elsewhere, language_of, origin_of, server
from demiurge.table.routes.keepsakes import to_keep
from demiurge.table.seen import replay_page
from demiurge.table.server.threads import Route, write

router = APIRouter(include_in_schema=False, route_class=Route)

WHICH: Final = ("mine", "other")
LONGEST: Final = 7  # digits of a pair's number


class Asked(NamedTuple):
    """A pair that somebody asks for. `study`: as a worker takes it, the components where they stay as they are."""

    run: Run
    report: Report
    number: int
    study: tuple[Any, ...]


def asked_of(request: Request, id: str, pair: str) -> Asked:
    """Missing or BadRun where it cannot be played again."""
    laboratory = lab_of(request)
    run = laboratory.runs.get(id)
    report = laboratory.runs.report(run.id)
    if report is None or len(report["sets"]) < 2:
        raise Missing("wrong-pair")
    number = int(pair) if pair.isascii() and pair.isdecimal() and len(pair) <= LONGEST else 0
    if not lab.FIRST <= number <= report["pairs"]:
        raise Missing("wrong-pair")
    meta = game_of(run.game)
    with laboratory.lock:
        path = laboratory.kept_set(meta, laboratory.runs.entries(run))
    study = laboratory.runs.study(run)._replace(mine=path)
    if lab.clocked(study):
        raise BadRun("wrong-clock")
    given = (study.game, study.seats, study.mine, study.against or "", study.bots, study.seed)
    return Asked(run, report, number, (*given, number - lab.FIRST))


async def played(request: Request, asked: Asked) -> dict[str, Any]:
    """Both games; whoever asks for the same pair meanwhile waits for the same games."""
    laboratory, language, owner = lab_of(request), language_of(request), server(request)

    async def play() -> Any:
        return await owner.thinkers.run(pair_told, *asked.study, language)

    try:
        found: dict[str, Any] = await laboratory.pairs.get((asked.study, language), play)
    except NoAnswer as error:
        raise BadRun("wrong-again", why=error.said(language)) from None
    return found


def other_than_told(asked: Asked, told: dict[str, Any]) -> bool:
    """Whether the games are not those of the report: another Demiurge has played them."""
    scores = [one["scores"] for one in told["games"]]
    known = [one["scores"] for all in asked.report["extremes"].values() for one in all if one["pair"] == asked.number]
    return any(one != scores for one in known)


# ---- pages
@router.get("/runs/{id}/pairs/{pair}")
async def pair(request: Request, id: str, pair: str, of: str = "") -> Response:
    asked = await run_in_threadpool(asked_of, request, id, pair)
    told = await played(request, asked)
    return await run_in_threadpool(pair_page, request, asked, told, of)


def pair_page(request: Request, asked: Asked, told: dict[str, Any], of: str) -> Response:
    found, report = shown(request, asked.run), asked.report
    beside = report["extremes"].get(of, [])
    name = next((one["name"] for one in report["components"] if one["id"] == of), {})
    columns = [column(told, arm, of) for arm in range(len(WHICH))]
    return page(
        request, "pair.html", tab="runs", run=found, number=asked.number, told=told, columns=columns, of=of,
        before=[one for one in told["games"][0]["taken"] if one[0] < told["alike"]], name=found.name(name),
        beside=[(one["pair"], line(found.t, one)) for one in beside],
        otherwise=other_than_told(asked, told), parted=any(one["parts"] for one in columns),
    )  # fmt: skip


def column(told: dict[str, Any], arm: int, of: str) -> dict[str, Any]:
    """What the page shows of one game: its seats as they ended, and what was taken since the games parted."""
    game = told["games"][arm]
    places = {seat: place for place, tied in enumerate(game["ranks"]) for seat in tied}
    took = [{one[3] for one in game["taken"] if one[2] == seat} for seat in range(len(game["seats"]))]
    seats = [
        {"title": title, "score": score, "won": places.get(seat) == 0, "took": took[seat]}
        for seat, (title, score) in enumerate(zip(game["seats"], game["scores"]))
    ]
    return {
        **game, "which": WHICH[arm], "seats": seats,
        "since": [one for one in game["taken"] if one[0] >= told["alike"]],
    }  # fmt: skip


@router.get("/runs/{id}/pairs/{pair}/{which}.html")
async def page_of(request: Request, id: str, pair: str, which: str) -> Response:
    """A game as a page that replays it by itself, to keep: our pages run no script but our own."""
    asked, arm = await run_in_threadpool(asked_of, request, id, pair), arm_of(which)
    told = await played(request, asked)
    language, owner = language_of(request), server(request)
    names = [bot_names(request, asked.run)] * asked.run.seats
    text = told["games"][arm]["record"]
    key = (asked.study, language, which)

    async def make() -> Any:
        return await owner.thinkers.run(replay_page.file_of, text, names, language)

    try:
        made = await lab_of(request).pairs.get(key, make)
    except NoAnswer as error:
        raise BadRun("wrong-again", why=error.said(language)) from None
    name = f"{asked.run.game}-{asked.run.id}-{asked.number}-{which}.html"
    return Response(made, media_type="text/html; charset=utf-8", headers=to_keep(name))


def bot_names(request: Request, run: Run) -> str:
    return shown(request, run).bots


def arm_of(which: str) -> int:
    if which not in WHICH:
        raise Missing("wrong-pair")
    return WHICH.index(which)


# ---- at a table
@router.post("/runs/{id}/pairs/{pair}/{which}")
async def at_table(request: Request, id: str, pair: str, which: str, form: Form) -> Response:
    """A table of the game, over as it is; at the answer with which the games part."""
    asked, arm = await run_in_threadpool(asked_of, request, id, pair), arm_of(which)
    told = await played(request, asked)
    table = await write(table_of, request, asked, told["games"][arm]["record"], arm)
    return elsewhere(request, f"/t/{table}?at={told['alike']}")


def table_of(request: Request, asked: Asked, record: str, arm: int) -> str:
    """It is made once."""
    laboratory, owner, visitor = lab_of(request), server(request), request.state.visitor
    key = (asked.study, arm)
    with laboratory.lock:
        known = laboratory.tables.get(key, "")
    if known and owner.store.table(known):
        return known
    play, seats = replay(parse_record(record)), asked.run.seats
    names = [f"{bot_names(request, asked.run)} {seat + 1}" for seat in range(seats)]
    wanted = Wanted(asked.run.game, play.game.options, [PLAYED] * seats, names, origin=origin_of(request))
    owner.caps.admit(hashed(visitor), wanted.origin)
    made = owner.tables.add(play, wanted, secrets.token_hex(16), visitor)
    with laboratory.lock:
        laboratory.tables[key] = made
    return made


@router.get("/runs/{id}/pairs/{pair}/{which}")
def back(id: str, pair: str, which: str) -> Response:
    """Who loads the answer to a form again gets the page."""
    return RedirectResponse(f"/lab/runs/{id}/pairs/{pair}", 303)
