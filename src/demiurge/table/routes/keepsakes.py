"""Keepsakes: what can be made of a game - its record, a ledger, a film, a page, a fork, a rematch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import PlainTextResponse, Response

from demiurge.kernel.chance import SPECTATOR
from demiurge.kit.faculties import brings
from demiurge.table.game import ledgers
from demiurge.table.game.live import Live
from demiurge.table.game.names import name_in
from demiurge.table.game.tables import NotAllowed
from demiurge.table.game.thinking import NoAnswer
from demiurge.table.game.wanted import Wanted, carried
from demiurge.table.identity import hashed
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
from demiurge.table.seen import film, replay_page
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
    """The game as a film, drawn in a worker."""
    theme = "dark" if theme == "dark" else "light"
    script = await run_in_threadpool(script_of, request, table)
    made = await made_once(request, script, film.film_of, theme, FILM_WIDTH, film.MS, script.language)
    return Response(made, media_type="image/gif", headers=to_keep(f"{script.name}.gif"))


@router.get("/t/{table}/replay.html")
async def page_of(request: Request, table: str) -> Response:
    """The game as a page that replays it by itself, made in a worker. It is a file to keep: our pages run no script but
    our own, and this one would not move here."""
    script = await run_in_threadpool(script_of, request, table)
    made = await made_once(request, script, replay_page.file_of, list(script.names), script.language)
    return Response(made, media_type="text/html; charset=utf-8", headers=to_keep(f"{script.name}.html"))


@router.get("/t/{table}/ledger.txt")
async def ledger_of(request: Request, table: str) -> Response:
    """The game as a ledger, where its game writes one."""
    script = await run_in_threadpool(script_of, request, table)
    if not script.ledger:
        raise NotAllowed("no-ledger-of-game")
    turn = origin_of(request), hashed(request.state.visitor)
    try:
        text, why = await server(request).thinkers.read(ledgers.written, script.text, script.language, turn=turn)
    except NoAnswer as error:
        raise NotAllowed("no-ledger", error=error.text) from None
    if why:
        raise NotAllowed("no-ledger", error=why)
    return PlainTextResponse(text, headers=to_keep(f"{script.name}.txt"))


class Script(NamedTuple):
    """A game as a whole, and what it is called where it is kept. `language`: one that it can be told in."""

    table: str
    version: int
    name: str
    text: str
    language: str
    names: Sequence[str]
    ledger: bool


def script_of(request: Request, table: str) -> Script:
    """Of a running game only where nothing is hidden."""
    wanted = language_of(request)
    with server(request).tables.holding(table) as live:
        if not live.state.over() and not live.open_book():
            raise NotAllowed("no-keepsake-yet")
        language = live.language(wanted)
        return Script(
            table, live.row.version, f"{live.row.game}-{table}", live.play.record.to_text(), language,
            [name_in(language, row.name) for row in live.seats], brings(live.game.package, ledgers.LEDGER),
        )  # fmt: skip


async def made_once(request: Request, script: Script, make: Callable[..., bytes], *args: Any) -> bytes:
    """What takes a while is made once for all who ask for it."""
    owner, what = server(request), (script.table, script.version, make.__name__, repr(args))
    try:
        return await owner.films.get(what, lambda: owner.thinkers.run(make, script.text, *args))
    except NoAnswer as error:
        raise NotAllowed("no-keepsake", error=error.text) from None


@router.post("/t/{table}/fork")
def fork(request: Request, table: str, form: Form) -> Response:
    owner = server(request)
    at, name = number_in(form, "at"), name_of(request)
    with owner.tables.holding(table) as live:
        position = live.last if at is None else min(at, live.last)
        seat = chosen_seat(live, looker(request, table), None)
        wanted = number_in(form, "as")
        if wanted is not None and wanted < live.row.seats and live.state.over():  # what another has played
            seat = wanted
        if seat == SPECTATOR:  # whoever is asked there
            seat = min(live.state_at(position).waiting(), default=0)
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
