"""The analysis of a finished game: asking for it, its page, and what its script asks for. Before a game is over nobody
gets any of it: it would be a hint."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import HTMLResponse, JSONResponse, Response

from demiurge.table.game.advising import analyses
from demiurge.table.game.live import Live
from demiurge.table.game.tables import NotAllowed
from demiurge.table.identity import csrf_token
from demiurge.table.routes.asking import Form, elsewhere, language_of, looker, server
from demiurge.table.seen import analysis_page
from demiurge.table.seen.look import chosen_seat, own_seats
from demiurge.table.seen.review import review
from demiurge.table.server.analyst import Making

router = APIRouter(include_in_schema=False)


def allowed(live: Live) -> None:
    if not live.state.over():
        raise NotAllowed("no-analysis-yet")
    if not analyses(live):
        raise NotAllowed("no-analysis-off")


class Game(NamedTuple):
    version: int
    text: str
    made: str | None  # the analysis, if it is kept


def game_of(request: Request, table: str) -> Game:
    with server(request).tables.holding(table) as live:
        allowed(live)
        version, text = live.row.version, live.play.finished_record().to_text()
    return Game(version, text, server(request).store.reviews.get(table, version))


@router.post("/t/{table}/analysis")
async def begin(request: Request, table: str, form: Form) -> Response:
    game = await run_in_threadpool(game_of, request, table)
    if game.made is None:
        server(request).analyst.begin(table, game.version, game.text)
    return elsewhere(request, f"/t/{table}/analysis")


@router.get("/t/{table}/analysis")
async def page(request: Request, table: str, at: int | None = None) -> Response:
    game = await run_in_threadpool(game_of, request, table)
    making = server(request).analyst.under_way(table, game.version)
    return await run_in_threadpool(shown, request, table, game, making, at)


def shown(request: Request, table: str, game: Game, making: Making | None, at: int | None) -> Response:
    found = found_of(game.made, making)
    with server(request).tables.holding(table) as live:
        language = live.language(language_of(request))
        drawing, who = live.drawing_in(language), looker(request, table)
        reviewed = review(live.play, drawing, language, found) if found else None
        state = "ready" if game.made else "making" if making is not None else "none"
        made = analysis_page.page(
            live, drawing, language, reviewed, chosen_seat(live, who, None), own_seats(live, who), state,
            csrf_token(request.state.visitor), at,
        )  # fmt: skip
    return HTMLResponse(made)


def found_of(made: str | None, making: Making | None) -> Mapping[str, Any] | None:
    """What there is of it."""
    if made is not None:
        kept: dict[str, Any] = json.loads(made)
        return kept
    if making is None or not making.outline:
        return None
    return {**making.outline, "turns": making.turns}


@router.get("/t/{table}/analysis/state")
async def progress(request: Request, table: str) -> Response:
    """How far it is."""
    game = await run_in_threadpool(game_of, request, table)
    if game.made is not None:
        return JSONResponse({"state": "ready"})
    making = server(request).analyst.under_way(table, game.version)
    if making is None:
        return JSONResponse({"state": "none"})
    if making.why:
        return JSONResponse({"state": "failed", "why": making.why})
    return JSONResponse({"state": "making", "at": making.at, "curve": bool(making.outline)})


@router.get("/t/{table}/analysis/position")
def position(request: Request, table: str, at: int) -> Response:
    """A position of the game, as who looks sees it."""
    with server(request).tables.holding(table) as live:
        allowed(live)
        drawing = live.drawing_in(live.language(language_of(request)))
        seat = chosen_seat(live, looker(request, table), None)
        return JSONResponse(analysis_page.position(live, drawing, seat, min(max(at, 0), live.last)))


@router.get("/t/{table}/analysis/mark")
def mark(request: Request, table: str, n: int, step: int = -1) -> Response:
    """A mistake: the position before it, what was played and what was better. `step`: the position after so many
    answers of the better line instead."""
    with server(request).tables.holding(table) as live:
        allowed(live)
        language = live.language(language_of(request))
        kept = server(request).store.reviews.get(table, live.row.version)
        if kept is None:
            raise NotAllowed("no-analysis-move")
        drawing = live.drawing_in(language)
        reviewed = review(live.play, drawing, language, json.loads(kept))
        if not 0 <= n < len(reviewed.marks):
            raise NotAllowed("no-analysis-move")
        seat = chosen_seat(live, looker(request, table), None)
        if step >= 0:
            return JSONResponse(analysis_page.after(live, reviewed, seat, n, step))
        return JSONResponse(analysis_page.mark(live, reviewed, seat, n))
