"""Answering: an answer, taking it back, and asking for advice."""

from __future__ import annotations

from typing import NamedTuple

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import HTMLResponse, Response

from demiurge.kernel.game import Game, View, view
from demiurge.table.game.advising import LAST, STAGES, advice, advises
from demiurge.table.game.practised import position_of
from demiurge.table.game.tables import NotAllowed
from demiurge.table.game.thinking import NoAnswer
from demiurge.table.identity import hashed
from demiurge.table.routes.asking import (
    Form,
    asked,
    language_of,
    looker,
    my_seat,
    number_in,
    origin_of,
    server,
    settled,
)
from demiurge.table.seen import render
from demiurge.table.seen.look import own_seats
from demiurge.table.seen.refusals import whose_turn
from demiurge.table.server.forms import Forms
from demiurge.table.server.threads import Route

router = APIRouter(include_in_schema=False, route_class=Route)
forms = Forms()


def seen(form: dict[str, str]) -> tuple[int | None, int | None]:
    """The game as the page showed it to who clicked: a late click is none to whatever stands there now."""
    return number_in(form, "at"), number_in(form, "guard")


@forms.at("/t/{table}/answer")
def answer(request: Request, table: str, form: Form) -> Response:
    with asked(request, table, form) as (live, seat):
        do = form.get("do", "")
        return settled(request, live, seat, server(request).tables.answer(table, seat, do, *seen(form)), do)


@forms.at("/t/{table}/undo")
def undo(request: Request, table: str, form: Form) -> Response:
    with asked(request, table, form) as (live, seat):
        return settled(request, live, seat, server(request).tables.undo(table, seat, *seen(form)))


@forms.at("/t/{table}/forgo")
def forgo(request: Request, table: str, form: Form) -> Response:
    """Not what was given for me unasked: the other answer."""
    with asked(request, table, form) as (live, seat):
        return settled(request, live, seat, server(request).tables.forgo(table, seat, *seen(form)))


@forms.at("/t/{table}/unasked")
def unasked(request: Request, table: str, form: Form) -> Response:
    """Whether usual answers are given for the seats of this browser, or they are asked."""
    with asked(request, table, form) as (live, seat):
        mine = own_seats(live, looker(request, table))
        server(request).tables.ask_everything(table, mine, yes=form.get("yes", "") != "1")
        return settled(request, live, seat, None)


@forms.at("/t/{table}/wish")
def wish(request: Request, table: str, form: Form) -> Response:
    """What the seats of this browser answer once and for all."""
    with asked(request, table, form) as (live, seat):
        mine = own_seats(live, looker(request, table))
        server(request).tables.wish(table, mine, form.get("wish", ""))
        return settled(request, live, seat, None)


@forms.at("/t/{table}/redo")
def redo(request: Request, table: str, form: Form) -> Response:
    with asked(request, table, form) as (live, seat):
        return settled(request, live, seat, server(request).tables.redo(table, seat, *seen(form)))


@forms.at("/t/{table}/restart")
def restart(request: Request, table: str, form: Form) -> Response:
    with asked(request, table, form) as (live, seat):
        return settled(request, live, seat, server(request).tables.restart(table, seat, *seen(form)))


@forms.at("/t/{table}/ask")
def ask(request: Request, table: str, form: Form) -> Response:
    """Ask the others to let me take back more than I may alone."""
    with asked(request, table, form) as (live, seat):
        return settled(request, live, seat, server(request).tables.ask_back(table, seat, *seen(form)))


@forms.at("/t/{table}/guide")
def guide(request: Request, table: str, form: Form) -> Response:
    """Who knows enough needs no guide; it can be called back."""
    with asked(request, table, form) as (live, seat):
        server(request).tables.guide(table, speaks=form.get("yes", "") == "1")
        return settled(request, live, seat, None)


@forms.at("/t/{table}/play-on")
def play_on(request: Request, table: str, form: Form) -> Response:
    """Who has practised plays on from there, against bots that move."""
    with asked(request, table, form) as (live, seat):
        if position_of(live) is None:
            raise NotAllowed("no-practice")
        server(request).tables.play_on(table)
        return settled(request, live, seat, None)


class Question(NamedTuple):
    """What a seat is asked now: all that is read of the table while it is locked."""

    seat: int
    version: int
    components: str
    game: Game
    view: View
    unit: str
    language: str


def question(request: Request, table: str, form: dict[str, str]) -> Question:
    with server(request).tables.holding(table) as live:
        seat = my_seat(request, live, form)
        if not advises(live):
            raise NotAllowed("no-hints")
        language = live.language(language_of(request))
        if seat not in live.state.waiting():
            raise NotAllowed("no-question", why=whose_turn(live, language, seat))
        unit, seen = live.drawing_in(language).UNIT, view(live.state, seat)
        return Question(seat, live.row.version, live.row.components, live.game, seen, unit, language)


@router.post("/t/{table}/hint")
async def hint(request: Request, table: str, form: Form) -> Response:
    """The best plans for the turn, found in a worker while the page stays usable: at first those that are found at
    once, then the last word. They are for who asks, and for nobody else."""
    owner, turn = server(request), (origin_of(request), hashed(request.state.visitor))
    asked = await run_in_threadpool(question, request, table, form)
    stage = form.get("stage", LAST)
    if stage not in STAGES:
        raise NotAllowed("no-such-stage")
    try:
        found = await owner.hints.get(
            (table, asked.seat, asked.version, asked.language, stage),
            lambda: advice(
                owner.thinkers, asked.game, asked.view, asked.seat, asked.language, stage, asked.components, turn
            ),
        )
    except NoAnswer as error:
        raise NotAllowed("no-hint", error=error.text) from None
    return HTMLResponse(render.advice(found, asked.unit, asked.language))
