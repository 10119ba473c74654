"""Practising a game: its positions, and a table at one of them."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from demiurge.kernel.play import replay
from demiurge.kernel.registry import Meta, UnknownGame, find
from demiurge.kernel.speech import words_of
from demiurge.kit.practice import Position, Practice, practice_of, telling
from demiurge.table.game.names import bot_name
from demiurge.table.game.thinking import LEVELS
from demiurge.table.game.wanted import Wanted
from demiurge.table.identity import hashed
from demiurge.table.languages import ENGLISH, say
from demiurge.table.routes.asking import Form, elsewhere, language_of, name_of, origin_of, server
from demiurge.table.routes.front import Card, error_page, no_game, page, svg
from demiurge.table.seen import pictures
from demiurge.table.seen.window import language_for
from demiurge.table.server.threads import Route
from demiurge.table.storage import PRACTICE

router = APIRouter(include_in_schema=False, route_class=Route)


class Practised(NamedTuple):
    """A game to practise, and one of its positions, if there is such a one."""

    meta: Meta
    practice: Practice
    position: Position | None


def practised(game: str, id: str = "") -> Practised | None:
    try:
        meta = find(game)
    except UnknownGame:
        return None
    practice = practice_of(meta)
    return Practised(meta, practice, practice.find(id)) if practice else None


def no_position(request: Request) -> Response:
    return HTMLResponse(error_page(request, 404, say(language_of(request), "error-no-position")), 404)


@router.get("/practice/{game}")
def positions(request: Request, game: str) -> Response:
    found, language = practised(game), language_of(request)
    if found is None:
        return no_game(request)
    spoken = language_for(game, language)
    words = words_of(found.meta.package, spoken)
    goals = [(position.id, telling(position, words).goal) for position in found.practice.positions]
    return page(request, "practice.html", card=Card(found.meta, language), goals=goals, spoken=spoken)


@router.get("/practice/{game}/{id}")
def again(game: str, id: str) -> Response:
    """Who loads the answer to a form again, or follows it as a link, gets the form."""
    return RedirectResponse(f"/practice/{game}" if practised(game) else "/", 303)


@router.get("/practice/{game}/{id}/picture.svg")
def picture(request: Request, game: str, id: str, theme: str = "light", language: str = ENGLISH) -> Response:
    found = practised(game, id)
    if found is None or found.position is None:
        return no_position(request)
    return svg(pictures.of_position(found.position, theme, language_for(game, language)), "public, max-age=3600")


@router.post("/practice/{game}/{id}")
def practise(request: Request, game: str, id: str, form: Form) -> Response:
    """To the table where this visitor practises the position, at its beginning; a new one the first time."""
    found = practised(game, id)
    if found is None or found.position is None:
        return no_position(request) if found else no_game(request)
    owner, visitor = server(request), request.state.visitor
    known = [row for row in owner.store.of_visitor(hashed(visitor), practice=id) if row.game == found.meta.name]
    if not known:
        return elsewhere(request, f"/t/{laid_out(request, found.position)}")
    owner.tables.restart(known[0].id, found.position.seat)
    return elsewhere(request, f"/t/{known[0].id}")


def laid_out(request: Request, position: Position) -> str:
    """A new table at a position, with bots on the other seats."""
    tables, visitor, origin = server(request).tables, request.state.visitor, origin_of(request)
    tables.admit(hashed(visitor), origin)
    record = position.record
    seats = ["me" if seat == position.seat else LEVELS[0].spec for seat in range(record.seats)]
    names = [name_of(request) if who == "me" else bot_name(seat, who) for seat, who in enumerate(seats)]
    wanted = Wanted(record.game, record.options, seats, names, settings={PRACTICE: position.id}, origin=origin)
    return tables.add(replay(record), wanted, secrets.token_hex(16), visitor)
