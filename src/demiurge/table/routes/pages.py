"""Looking: the page of a table, and what its scripts ask for. Everything is made from one seat's View."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
from demiurge.table.seen.look import own_seats
from demiurge.table.seen.rules import SEARCH, drawer, found_in, results, rulebook, rules_of
from demiurge.table.seen.styles import style_of
from demiurge.table.seen.window import language_for

router = APIRouter(include_in_schema=False)


@router.get("/t/{table}")
def page(request: Request, table: str, seat: int | None = None, at: int | None = None) -> Response:
    shown, frame = server(request).look.frame(table, looker(request, table), seat, at)
    with server(request).tables.holding(table) as live:
        drawing, whole = live.drawing_in(shown.language), live.state.over() or live.open_book()
    share, csrf = link_to(request, f"/t/{table}"), csrf_token(request.state.visitor)
    house = house_of(drawing, live.game)
    return HTMLResponse(render.page(shown, frame.whole(), drawing.ICONS, csrf, share, house, whole))


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
    return JSONResponse(render.wishes(found.answers, found.texts, found.reasons))


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
    """All that hold at the table, or what is looked for among them; a clause that is named is told though it does not
    hold here."""
    live: Live = server(request).tables.live(table)
    language, words = live.language(language_of(request)), clean(q, SEARCH)
    if not words:
        return HTMLResponse(drawer(live, language))
    book, whole = rules_of(live, language), rulebook(live.row.game, language)
    if words in whole and words not in book:
        return HTMLResponse(results(whole.named(words), whole, words, language, elsewhere=True))
    return HTMLResponse(results(found_in(book, words, language), book, words, language))


@router.get("/games/{game}/clauses")
def game_rules(request: Request, game: str, q: str = "") -> Response:
    """The ids of what is looked for in all the rules of a game."""
    try:
        language = language_for(game, language_of(request))
        found = found_in(rulebook(game, language), clean(q, SEARCH), language)
        return JSONResponse([clause.id for clause in found])
    except UnknownGame:
        return no_game(request)


def no_game(request: Request) -> Response:
    return HTMLResponse(render.problem(say(language_of(request), "error-no-game")), 404)


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
