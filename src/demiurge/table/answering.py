"""Answering: an answer, taking it back, and asking for advice."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import HTMLResponse, Response

from demiurge.kernel.game import view
from demiurge.table import render
from demiurge.table.requests import Form, asked, my_seat, server, settled
from demiurge.table.shown import Hint
from demiurge.table.tables import NotAllowed
from demiurge.table.thinking import NoAnswer

router = APIRouter(include_in_schema=False)

HINT_SECONDS: Final = 1.5


@router.post("/t/{table}/answer")
def answer(request: Request, table: str, form: Form) -> Response:
    tables = server(request).tables
    live, seat = asked(request, table, form)
    at = form.get("at", "")
    if live.seats[seat].stand_in:
        tables.stand_in(table, seat, "")
    refusal = tables.answer(table, seat, form.get("do", ""), int(at) if at.isdecimal() else None)
    return settled(request, live, seat, refusal)


@router.post("/t/{table}/undo")
def undo(request: Request, table: str, form: Form) -> Response:
    live, seat = asked(request, table, form)
    return settled(request, live, seat, server(request).tables.undo(table, seat))


@router.post("/t/{table}/redo")
def redo(request: Request, table: str, form: Form) -> Response:
    live, seat = asked(request, table, form)
    return settled(request, live, seat, server(request).tables.redo(table, seat))


@router.post("/t/{table}/restart")
def restart(request: Request, table: str, form: Form) -> Response:
    live, seat = asked(request, table, form)
    return settled(request, live, seat, server(request).tables.restart(table, seat))


@router.post("/t/{table}/ask")
def ask(request: Request, table: str, form: Form) -> Response:
    """Ask the others to let me take back more than I may alone."""
    live, seat = asked(request, table, form)
    return settled(request, live, seat, server(request).tables.ask_back(table, seat))


@router.post("/t/{table}/agree")
def agree(request: Request, table: str, form: Form) -> Response:
    live, seat = asked(request, table, form)
    return settled(request, live, seat, server(request).tables.agree(table, seat, form.get("yes") == "1"))


@router.post("/t/{table}/hint")
async def hint(request: Request, table: str, form: Form) -> Response:
    """The favourites of a search, found in a worker while the page stays usable."""
    owner = server(request)
    live = await run_in_threadpool(owner.tables.live, table)
    seat = my_seat(request, live, form)
    with live.lock:
        if seat not in live.state.waiting():
            raise NotAllowed("nothing is asked of you now")
        seen, row, game = view(live.state, seat), live.row, live.game
        groups = live.drawing.answers(seen, seat)
    try:
        found = await owner.thinkers.hint(game, seen, seat, HINT_SECONDS, row.components)
    except NoAnswer as error:
        raise NotAllowed(f"the search gave no answer: {error}") from None
    names = {game.space.format(one.action): one.name for group in groups for one in group.answers}
    hints = [Hint(text, expected, visits) for text, expected, visits in found]
    return HTMLResponse(render.hints(hints, names, live.drawing.UNIT))
