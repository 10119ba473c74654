"""The front: the first page, a new table, the rules as a book, and what is said when something is not there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from markupsafe import Markup, escape
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response

from demiurge.kernel.clauses import CLAUSE_ID
from demiurge.kernel.game import BadOption
from demiurge.kernel.registry import Meta, UnknownGame, find, games
from demiurge.kernel.text import Text, text
from demiurge.kit import markup
from demiurge.kit.guide import guide_of
from demiurge.kit.practice import practice_of
from demiurge.table.game.names import bot_name, guest_name, name_in
from demiurge.table.game.thinking import LEVELS
from demiurge.table.identity import csrf_token, hashed
from demiurge.table.languages import COOKIE, ENGLISH, known, say
from demiurge.table.routes import listing, sitting
from demiurge.table.routes.asking import (
    Form,
    clean,
    elsewhere,
    here,
    language_of,
    name_of,
    origin_of,
    said_name,
    server,
)
from demiurge.table.routes.listing import ago, lists
from demiurge.table.routes.ordering import FRIEND, LONGEST_NAME, Order, read_order
from demiurge.table.seen import pictures, render
from demiurge.table.seen.first_page import about
from demiurge.table.seen.rules import LINK, SEARCH, by_chapter, found_in, rulebook, within
from demiurge.table.seen.window import drawn, language_for, title_of, usual_count
from demiurge.table.server.annexes import links
from demiurge.table.server.guard import YEAR
from demiurge.table.server.threads import Route

router = APIRouter(include_in_schema=False, route_class=Route)
router.include_router(sitting.router)
router.include_router(listing.router)

OWN: Final = "demiurge.games."
BACK: Final = re.compile(r"/(?![/\\])[\w./?=&%+,:~-]{0,2000}")  # an address of ours


# ---- what the front page shows
@dataclass(frozen=True)
class Card:
    """A game in the window."""

    meta: Meta
    language: str

    @property
    def title(self) -> str:
        return title_of(self.meta.name, self.language)

    @property
    def players(self) -> str:
        few, many = min(self.meta.seats), max(self.meta.seats)
        if few == many:
            return say(self.language, "players", n=many)
        return say(self.language, "players-between", few=few, n=many)

    @property
    def about(self) -> str:
        """What it is; nothing where it has no first page, to learn more from."""
        return about(self.meta, self.language)

    @property
    def spoken(self) -> str:
        """The language in which it says so."""
        return language_for(self.meta.name, self.language)

    @property
    def guided(self) -> bool:
        """Whether somebody leads through a first game."""
        return guide_of(self.meta) is not None

    @property
    def practised(self) -> bool:
        """Whether there are positions to practise with."""
        return practice_of(self.meta) is not None

    @property
    def against(self) -> str:
        """Whom "Play now" seats beside me."""
        return say(self.language, "card-against", n=usual_count(self.meta) - 1)


def cards(language: str = ENGLISH) -> tuple[list[Card], list[Meta]]:
    """The games with a drawing, and those that are shown plainly; ours before those of other packages."""
    here = sorted(games().values(), key=lambda meta: (not meta.package.startswith(OWN), meta.title))
    found = [meta for meta in here if drawn(meta.package)]
    rest = [meta for meta in here if not drawn(meta.package)]
    return [Card(meta, language) for meta in found], rest


# ---- pages
def page(request: Request, template: str, status: int = 200, **given: Any) -> HTMLResponse:
    """A page of the front; any may hold a form."""
    given.setdefault("sprite", Markup(markup.sprite()))
    text = render.fill(
        template, language_of(request), csrf=csrf_token(request.state.visitor), me=said_name(request),
        guest=name_in(language_of(request), guest_name(hashed(request.state.visitor))),
        longest_name=LONGEST_NAME, here=here(request), annexes=links(request), **given,
    )  # fmt: skip
    return HTMLResponse(text, status)


@router.get("/")
def home(request: Request) -> Response:
    found, rest = cards(language_of(request))
    told = partial(ago, now=server(request).store.now(), language=language_of(request))
    return page(request, "front.html", lists=lists(request), cards=found, rest=rest, ago=told, levels=len(LEVELS))


@router.post("/language")
def speak(request: Request, form: Form) -> Response:
    """The switch: this browser reads that language from now on."""
    back, to = form.get("back", ""), form.get("to", "")
    answer = elsewhere(request, back if BACK.fullmatch(back) else "/")
    if to in known():
        secure = server(request).settings.secure
        answer.set_cookie(COOKIE, to, YEAR, httponly=True, samesite="lax", secure=secure)
    return answer


@router.post("/me")
def call_me(request: Request, form: Form) -> Response:
    server(request).store.name_visitor(hashed(request.state.visitor), clean(form.get("name", ""), LONGEST_NAME))
    return elsewhere(request, "/")


@router.post("/play/{game}")
def play(request: Request, game: str, form: Form) -> Response:
    """One click: the usual table, and everybody else a bot."""
    try:
        meta = find(game)
    except UnknownGame:
        return no_game(request)
    return settle(request, read_order(meta, {}, language_of(request)))


@router.get("/new")
def new(request: Request, game: str = "") -> Response:
    """The choices. The address may hold any of them, so that a table can be set up like another."""
    found, _ = cards(language_of(request))
    try:
        meta = find(game) if game else found[0].meta
    except (UnknownGame, IndexError):
        return no_game(request)
    order = read_order(meta, request.query_params, language_of(request))
    order.problems.clear()
    return ordering_page(request, order)


@router.post("/tables")
def create(request: Request, form: Form) -> Response:
    language = language_of(request)
    found, _ = cards(language)
    try:
        meta = find(form.get("game", ""))
    except UnknownGame:
        if not found:
            return no_game(request)
        order = read_order(found[0].meta, {key: form[key] for key in form if not key.startswith("option-")}, language)
        asked = clean(form.get("game", ""), 40)
        order.problems["game"] = say(language, "wrong-game", name=asked)
        return ordering_page(request, order, 422)
    return settle(request, read_order(meta, form, language))


@router.get("/tables")
@router.get("/play/{game}")
def again(game: str = "") -> Response:
    """Who loads the answer to a form again, or follows it as a link, gets the form."""
    return RedirectResponse(f"/new?{urlencode({'game': game})}" if game else "/new", 303)


def settle(request: Request, order: Order) -> Response:
    """Make the table that was ordered, or say at its field what is wrong."""
    if order.problems:
        return ordering_page(request, order, 422)
    owner, visitor = server(request), request.state.visitor
    try:
        table = owner.tables.create(order.wanted(name_of(request), origin_of(request)), visitor)
    except BadOption as error:
        order.problems["options"] = f"{error.said(order.language)}."
        return ordering_page(request, order, 422)
    if order.my_name:
        owner.store.name_visitor(hashed(visitor), order.my_name)
    return elsewhere(request, f"/t/{table}")


def ordering_page(request: Request, order: Order, status: int = 200) -> Response:
    found, _ = cards(order.language)
    return page(
        request, "new.html", status, order=order, cards=found, levels=LEVELS, friend=FRIEND, bot_name=bot_name,
        cited=lambda text: cited(text, f"/rules/{order.meta.name}"),
    )  # fmt: skip


# ---- pictures
@router.get("/games/{game}/picture.svg")
def picture(game: str, theme: str = "light", language: str = ENGLISH) -> Response:
    try:
        return svg(pictures.of_game(game, theme, language), "public, max-age=3600")
    except UnknownGame:
        return PlainTextResponse(say(language if language in known() else ENGLISH, "error-no-game"), 404)


@router.get("/games/{game}/sketch.svg")
def sketch(request: Request, game: str, option: str, value: str, theme: str = "light") -> Response:
    """What a value of an option looks like, beside it on the page of a new table."""
    try:
        found = pictures.of_value(game, option, value, theme)
    except UnknownGame:
        return no_game(request)
    return svg(found, "public, max-age=3600") if found else no_game(request)


@router.get("/t/{table}/picture.svg")
def table_picture(request: Request, table: str, theme: str = "light", language: str = ENGLISH) -> Response:
    """Where a table stands, as anybody may see it. The address on our pages changes with the position."""
    return svg(pictures.of_table(server(request).tables.live(table), theme, language), "private, max-age=86400")


def svg(text: str, kept: str) -> Response:
    return Response(text, media_type="image/svg+xml", headers={"Cache-Control": kept})


# ---- the rules
def cited(text: str, book: str = "") -> Markup:
    """Text whose clauses are links into the rulebook."""

    def link(found: re.Match[str]) -> str:
        return f'<a class="cite" href="{escape(book)}#{found[0]}">{found[0]}</a>'

    return Markup(CLAUSE_ID.sub(link, str(escape(text))))


@router.get("/rules/{game}")
def rules(request: Request, game: str, q: str = "") -> Response:
    try:
        meta = find(game)
    except UnknownGame:
        return no_game(request)
    spoken = language_for(meta.name, language_of(request))
    book = rulebook(meta.name, spoken)
    words = clean(q, SEARCH)
    found = found_in(book, words, spoken) if words else list(book)
    return page(
        request, "rules.html", meta=meta, chapters=by_chapter(found), words=words, count=len(found), total=len(book),
        title=title_of(meta.name, language_of(request)), example=next((clause.id for clause in book), ""),
        spoken=spoken, said=within(book, LINK), drawn=drawn(meta.package),
    )  # fmt: skip


# ---- when something is not there
def error_page(request: Request, status: int, text: str) -> str:
    """A whole page that says what is wrong and leads back."""
    table, language = re.match(r"/t/(\w+)/.", request.url.path), language_of(request)
    visitor = getattr(request.state, "visitor", "")
    switch = {"csrf": csrf_token(visitor), "here": here(request)} if visitor and request.method == "GET" else {}
    return render.fill(
        "error.html", language, status=status, title=say(language, SAID.get(status, WRONG)), text=text,
        sprite=Markup(markup.sprite()), table=table[1] if table and status != 404 else "", **switch,
    )  # fmt: skip


def no_game(request: Request) -> Response:
    return HTMLResponse(error_page(request, 404, say(language_of(request), "error-no-game")), 404)


WRONG: Final = text("error-title")
SAID: Final[Mapping[int, Text]] = {
    403: text("error-title-forbidden"),
    404: text("error-title-missing"),
    410: text("error-title-gone"),
    429: text("error-title-too-many"),
    503: text("error-title-pause"),
}


# ---- small things that browsers ask for
@router.get("/robots.txt")
def robots() -> Response:
    return PlainTextResponse("User-agent: *\nDisallow: /t/\nDisallow: /api/\nDisallow: /new\nDisallow: /mine\n")


@router.get("/favicon.ico")
def favicon() -> Response:
    return RedirectResponse("/static/icon.svg", 308)


@router.get("/manifest.webmanifest")
def manifest(language: str = ENGLISH) -> Response:
    about = say(language if language in known() else ENGLISH, "front-title")
    found = {
        "name": "Demiurge", "short_name": "Demiurge", "start_url": "/", "display": "standalone",
        "description": about, "background_color": "#ece6da", "theme_color": "#ece6da",
        "icons": [{"src": "/static/icon.svg", "sizes": "any", "type": "image/svg+xml"}],
    }  # fmt: skip
    return JSONResponse(
        found, media_type="application/manifest+json", headers={"Cache-Control": "public, max-age=86400"}
    )
