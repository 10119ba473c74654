"""Keepsakes: what can be made of a game - its record, a film, a fork, a rematch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from demiurge.table.game.live import Live
from demiurge.table.game.tables import NotAllowed, Tables
from demiurge.table.game.thinking import NoAnswer
from demiurge.table.game.wanted import Wanted, carried
from demiurge.table.routes.asking import (
    Form,
    bot_of,
    elsewhere,
    language_of,
    looker,
    name_of,
    number_in,
    origin_of,
    server,
)
from demiurge.table.routes.ordering import FRIEND
from demiurge.table.seen import film
from demiurge.table.seen.look import chosen_seat, own_seats
from demiurge.table.server.threads import Route

router = APIRouter(include_in_schema=False, route_class=Route)

FILM_WIDTH: Final = 720


@router.get("/t/{table}/record")
def record(request: Request, table: str) -> Response:
    """The whole record of a finished game; of a running one what this seat may read."""
    with server(request).tables.holding(table) as live:
        if live.state.over():
            text = live.play.finished_record().to_text()
        else:
            text = live.play.record.redacted(chosen_seat(live, looker(request, table), None))
    return Response(text, media_type="application/x-ndjson", headers=to_keep(f"{live.row.game}-{table}.jsonl"))


def to_keep(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}


@router.get("/t/{table}/film.gif")
async def film_of(request: Request, table: str, theme: str = "light") -> Response:
    """The game as a film, drawn in a worker. Of a running game only where nothing is hidden."""
    owner, theme = server(request), "dark" if theme == "dark" else "light"
    name, version, text, language = await run_in_threadpool(script_of, owner.tables, table, language_of(request))
    try:
        made = await owner.films.get(
            (table, version, theme, language),
            lambda: owner.thinkers.run(film.film_of, text, theme, FILM_WIDTH, film.MS, language),
        )
    except NoAnswer as error:
        raise NotAllowed("no-film", error=error.text) from None
    return Response(made, media_type="image/gif", headers=to_keep(name))


def script_of(tables: Tables, table: str, wanted: str) -> tuple[str, int, str, str]:
    """The film's name, the version of the game, its record, and the language that it can be told in."""
    with tables.holding(table) as live:
        if not live.state.over() and not live.open_book():
            raise NotAllowed("no-film-yet")
        name, text = f"{live.row.game}-{table}.gif", live.play.record.to_text()
        return name, live.row.version, text, live.language(wanted)


@router.post("/t/{table}/fork")
def fork(request: Request, table: str, form: Form) -> Response:
    owner = server(request)
    live = owner.tables.live(table)
    seat = max(0, chosen_seat(live, looker(request, table), None))
    at = number_in(form, "at")
    position = live.last if at is None else min(at, live.last)
    name = name_of(request)
    made = owner.tables.fork(table, position, seat, bot_of(form), request.state.visitor, name, origin_of(request))
    return elsewhere(request, f"/t/{made}")


@router.post("/t/{table}/rematch")
def rematch(request: Request, table: str, form: Form) -> Response:
    """The same game once more, for who played it. The first who asks makes the table, and everybody who asks sits down
    there where they sat; the seats of the others stay free for them."""
    tables = server(request).tables
    live = tables.live(table)
    mine = own_seats(live, looker(request, table))
    if not mine:
        raise NotAllowed("no-rematch")
    if not live.row.over:
        raise NotAllowed("no-rematch-yet")
    made = tables.rematch(table, once_more(live, mine, origin_of(request)), request.state.visitor, mine[0])
    tables.sit_again(made, [live.seats[seat] for seat in mine])
    return elsewhere(request, f"/t/{made}")


def once_more(live: Live, mine: Sequence[int], origin: str) -> Wanted:
    """The same table, with a new seed: my seats are mine, bots come along, and the others are invited."""
    seats = ["me" if row.seat in mine else row.bot if row.kind == "bot" else FRIEND for row in live.seats]
    names = [row.name for row in live.seats]
    settings = carried(live.row.settings)
    return Wanted(live.row.game, live.row.options, seats, names, settings=settings, origin=origin)
