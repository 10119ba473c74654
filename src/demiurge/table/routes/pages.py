"""Looking: the page of a table, and what its scripts ask for. Everything is made from one seat's View."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import HTMLResponse, JSONResponse, Response

from demiurge.kernel.chance import SPECTATOR
from demiurge.kernel.game import Game
from demiurge.kernel.registry import UnknownGame
from demiurge.kit.scene import Drawing
from demiurge.table.game.live import Live
from demiurge.table.game.tables import NotAllowed
from demiurge.table.identity import csrf_token
from demiurge.table.languages import say
from demiurge.table.routes.asking import clean, framed, language_of, link_to, looker, server
from demiurge.table.seen import render
from demiurge.table.seen.look import SEARCH, own_seats, rulebook
from demiurge.table.seen.styles import style_of
from demiurge.table.seen.window import language_for

router = APIRouter(include_in_schema=False)

CLAUSES: Final = 60  # shown in the drawer at once


@router.get("/t/{table}")
def page(request: Request, table: str, seat: int | None = None, at: int | None = None) -> Response:
    shown, frame = server(request).look.frame(table, looker(request, table), seat, at)
    live: Live = server(request).tables.live(table)
    drawing = live.drawing_in(shown.language)
    share, csrf = link_to(request, f"/t/{table}"), csrf_token(request.state.visitor)
    return HTMLResponse(render.page(shown, frame.whole(), drawing.ICONS, csrf, share, house_of(drawing, live.game)))


def house_of(drawing: Drawing, game: Game) -> Sequence[str]:
    """What a drawing says of the components at its table that this project has designed."""
    tell: Callable[[Game], Sequence[str]] = getattr(drawing, "house", lambda game: ())
    return tell(game)


@router.get("/t/{table}/frame")
def frame(request: Request, table: str, seat: int | None = None, at: int | None = None, seen: int = 0) -> Response:
    return framed(request, table, seat, at, bool(seen))


@router.get("/t/{table}/why")
def why(request: Request, table: str, place: str, seat: int | None = None) -> Response:
    found = server(request).look.wishes(table, looker(request, table), seat, place)
    return JSONResponse(render.wishes(found.answers, found.texts, found.sentences))


@router.get("/t/{table}/detail/{of}")
def detail(request: Request, table: str, of: int, seat: int | None = None, at: int | None = None) -> Response:
    try:
        found = server(request).look.detail(table, looker(request, table), seat, of, at)
    except IndexError:
        raise NotAllowed("no-seat") from None
    return HTMLResponse(render.detail(*found))


@router.get("/t/{table}/legend")
def legend(request: Request, table: str, seat: int | None = None, at: int | None = None) -> Response:
    found = server(request).look.legend(table, looker(request, table), seat, at)
    if found is None:
        raise NotAllowed("no-legend")
    return HTMLResponse(render.legend(*found))


@router.get("/t/{table}/rules")
def rules(request: Request, table: str, q: str = "") -> Response:
    live: Live = server(request).tables.live(table)
    return clauses(live.row.game, q, live.language(language_of(request)))


@router.get("/games/{game}/clauses")
def game_rules(request: Request, game: str, q: str = "") -> Response:
    try:
        return clauses(game, q, language_for(game, language_of(request)))
    except UnknownGame:
        return no_game(request)


def no_game(request: Request) -> Response:
    return HTMLResponse(render.problem(say(language_of(request), "error-no-game")), 404)


def clauses(game: str, words: str, language: str) -> Response:
    """The whole chapter of a clause that is named, or all clauses with the words; without any, the first chapter."""
    book = rulebook(game, language)
    asked = clean(words, SEARCH)
    if asked in book:
        clause = next(one for one in book if one.id == asked)
        same = [one for one in book if one.id.split("-")[0] == asked.split("-")[0] and one.chapter == clause.chapter]
        return HTMLResponse(render.clauses(same, asked, asked, language))
    found = book.search(asked) if asked else list(book)
    return HTMLResponse(render.clauses(found[:CLAUSES], asked, language=language))


@router.get("/games/{game}/style.css")
def style(request: Request, game: str) -> Response:
    try:
        return Response(style_of(game), media_type="text/css", headers={"Cache-Control": "public, max-age=300"})
    except UnknownGame:
        return no_game(request)


@router.get("/games/{game}/tips.json")
def tips(request: Request, game: str, table: str) -> Response:
    """What the components of a table say of themselves; they depend on its options."""
    live: Live = server(request).tables.live(table)
    drawing = live.drawing_in(live.language(language_of(request)))
    found = {
        key: {"title": tip.title, "text": tip.text, "clauses": list(tip.clauses)}
        for key, tip in drawing.tips(live.game).items()
    }
    return JSONResponse(found, headers={"Cache-Control": "private, max-age=3600"})


@router.get("/t/{table}/stream")
async def stream(
    request: Request, table: str, seat: int = SPECTATOR, page: str = "", news: int = 0, has: str = ""
) -> Response:
    """What happens at a table. A page says what it shows and which parts of it it has, and is sent new frames."""
    owner = server(request)
    live = await run_in_threadpool(owner.tables.live, table)
    seats, language = own_seats(live, looker(request, table)), live.language(language_of(request))
    if not page or len(seats) > 1:  # at a shared screen somebody may have to hand over first
        return owner.stream(table, seats, language)
    shows = owner.page(table, request.state.visitor, seat, language_of(request), page, news, has)
    return owner.stream(table, seats, language, shows, "gzip" in request.headers.get("accept-encoding", ""))
