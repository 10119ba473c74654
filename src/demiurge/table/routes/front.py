"""The front: the first page, a new table, the rules as a book, and what is said when something is not there."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from markupsafe import Markup, escape
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response

from demiurge.kernel.clauses import CLAUSE_ID
from demiurge.kernel.game import BadOption, Option
from demiurge.kernel.registry import Meta, UnknownGame, find, games
from demiurge.kernel.text import Text, text
from demiurge.kit import markup
from demiurge.kit.guide import guide_of
from demiurge.table.game.names import bot_name, guest_name, name_in
from demiurge.table.game.thinking import LEVELS
from demiurge.table.identity import csrf_token, hashed
from demiurge.table.languages import COOKIE, ENGLISH, known, say
from demiurge.table.languages import listed as names_in
from demiurge.table.routes import sitting
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
from demiurge.table.routes.ordering import FRIEND, LONGEST_NAME, Order, read_order
from demiurge.table.seen import pictures, render
from demiurge.table.seen.rules import LINK, SEARCH, by_chapter, found_in, rulebook, within
from demiurge.table.seen.window import drawn, language_for, title_of, usual_count, window
from demiurge.table.server.guard import YEAR
from demiurge.table.server.threads import Route
from demiurge.table.storage import REMATCH, SeatRow, TableRow

router = APIRouter(include_in_schema=False, route_class=Route)
router.include_router(sitting.router)

OWN: Final = "demiurge.games."
MINE: Final = 30  # of my tables, and
OPEN: Final = 12  # of those that others opened, on the front page
VARIATIONS: Final = 2  # named in the line of a table
BACK: Final = re.compile(r"/(?![/\\])[\w./?=&%+,:~-]{0,2000}")  # an address of ours


# ---- what the front page shows
@dataclass(frozen=True)
class Card:
    """A game in the window."""

    meta: Meta
    rules: int  # how many clauses it has
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
    def guided(self) -> bool:
        """Whether it can be learned here."""
        return guide_of(self.meta) is not None

    @property
    def against(self) -> str:
        """Whom "Play now" seats beside me."""
        return say(self.language, "card-against", n=usual_count(self.meta) - 1)


@dataclass(frozen=True)
class Sitter:
    """Somebody at a table, in a list of tables."""

    name: str
    kind: str
    mine: bool
    asked: bool
    score: int | None


@dataclass(frozen=True)
class Listed:
    """A table in a list."""

    row: TableRow
    meta: Meta
    title: str
    sitters: Sequence[Sitter]
    host: bool
    language: str

    @property
    def status(self) -> str:
        """turn, running or over: in this order they are listed."""
        if self.row.over:
            return "over"
        return "turn" if any(one.mine and one.asked for one in self.sitters) else "running"

    @property
    def words(self) -> str:
        if self.status == "turn":
            return say(self.language, "turn-yours")
        if self.status == "over":
            return self.outcome
        asked = [one.name or say(self.language, "a-free-seat") for one in self.sitters if one.asked]
        many = say(self.language, "players", n=len(asked))
        names = names_in(self.language, asked) if len(asked) < 3 else many
        return say(self.language, "turn-waiting-for", names=names)

    @property
    def place(self) -> int:
        """Mine at the end; 0 if I did not play, or there are no places: none at a table of one. Whom the game itself
        plays is beaten only by more points."""
        own = [one.score or 0 for one in self.sitters if one.mine]
        if not own or self.row.scores is None or len(self.sitters) < 2:
            return 0
        rivals = self.sitters[self.row.seats :]
        ahead = sum((one.score or 0) > max(own) for one in self.sitters)
        return ahead + sum((one.score or 0) == max(own) for one in rivals) + 1

    @property
    def won(self) -> bool:
        return self.place == 1

    @property
    def outcome(self) -> str:
        if self.place < 2:
            return say(self.language, "outcome-won") if self.won else say(self.language, "outcome-finished")
        return say(self.language, "outcome-place", place=self.place, seats=len(self.sitters))

    @property
    def rematch(self) -> str:
        """Where it is played once more, if I played it."""
        known = self.row.settings.get(REMATCH)
        return str(known["table"]) if known and any(one.mine for one in self.sitters) else ""

    @property
    def free(self) -> int:
        return sum(one.kind == "free" for one in self.sitters)

    @property
    def shown(self) -> bool:
        return drawn(self.meta.package)

    @property
    def variant(self) -> str:
        """What makes this table unlike the usual one, in a few words."""
        options = self.meta.recorded(self.row.options)
        unusual = [(one, options.get(one.name, one.default)) for one in self.meta.all_options()]
        words = [self.variation(option, value) for option, value in unusual if value != option.default]
        return ", ".join(words[:VARIATIONS]) + (" …" if len(words) > VARIATIONS else "")

    def variation(self, option: Option, value: str) -> str:
        """An option that is not as usual: a switch by its name, anything else by its value."""
        shop = window(self.row.game, self.language)
        if option.before:  # nobody chose it: the game is older than the choice
            return say(self.language, "variant-earlier-rulings")
        if value == "no":
            name = shop.name(option)
            return say(self.language, "variant-without", option=name[:1].lower() + name[1:])
        return shop.name(option) if value == "yes" else shop.value(option, value)


ORDER: Final = ("turn", "running", "over")


def in_list(row: TableRow, seats: Sequence[SeatRow], visitor: str, language: str = ENGLISH) -> Listed | None:
    """None if its game is not installed any more."""
    try:
        meta, title = find(row.game), title_of(row.game, language)
    except UnknownGame:
        return None
    sitters = [
        Sitter(
            name_in(language, seat.name), seat.kind, seat.visitor_hash == visitor,
            seat.seat in row.waiting and not row.over, row.scores[seat.seat] if row.scores else None,
        )
        for seat in seats
    ]  # fmt: skip
    if row.scores and len(row.scores) > len(seats) and row.length:  # as a bot, which anybody may play against
        sitters.append(Sitter(window(row.game, language).rival, "bot", False, False, row.scores[-1]))
    return Listed(row, meta, title, sitters, row.host_hash == visitor, language)


def lists(request: Request) -> tuple[list[Listed], list[Listed]]:
    """My tables, those that wait for me first; and the open ones where I do not sit."""
    store, me, language = server(request).store, hashed(request.state.visitor), language_of(request)
    of_mine, opened = store.of_visitor(me, MINE), store.open_tables(OPEN)
    seats = store.seats_of([row.id for row in (*of_mine, *opened)])

    def all_of(rows: Sequence[TableRow]) -> list[Listed]:
        found = (in_list(row, seats[row.id], me, language) for row in rows)
        return [one for one in found if one is not None]

    mine = sorted(all_of(of_mine), key=lambda one: ORDER.index(one.status))  # stable: the latest change stays first
    others = [one for one in all_of(opened) if not any(s.mine for s in one.sitters) and not one.host]
    return mine, others


def cards(language: str = ENGLISH) -> tuple[list[Card], list[Meta]]:
    """The games with a drawing, and those that are shown plainly; ours before those of other packages."""
    here = sorted(games().values(), key=lambda meta: (not meta.package.startswith(OWN), meta.title))
    found = [meta for meta in here if drawn(meta.package)]
    rest = [meta for meta in here if not drawn(meta.package)]
    return [Card(meta, len(rulebook(meta.name)), language) for meta in found], rest


def ago(moment: datetime, now: datetime, language: str = ENGLISH) -> str:
    """How long since, in words that do not pretend to be exact."""
    minutes = int((now - moment).total_seconds() // 60)
    days = minutes // (24 * 60)
    if minutes < 1:
        return say(language, "ago-now")
    if minutes < 60:
        return say(language, "ago-minutes", n=minutes)
    if not days:
        return say(language, "ago-hours", n=minutes // 60)
    if days == 1:
        return say(language, "ago-yesterday")
    return say(language, "ago-days", n=days) if days < 30 else date(moment, language)


def date(moment: datetime, language: str) -> str:
    """The day with two digits; how a month is written is for a language to say."""
    return say(language, "date", day=f"{moment.day:02}", month=moment.month, year=str(moment.year))


# ---- pages
def page(request: Request, template: str, status: int = 200, **given: Any) -> HTMLResponse:
    """A page of the front; any may hold a form."""
    text = render.fill(
        template, language_of(request), csrf=csrf_token(request.state.visitor), me=said_name(request),
        guest=name_in(language_of(request), guest_name(hashed(request.state.visitor))),
        sprite=Markup(markup.sprite()), longest_name=LONGEST_NAME, here=here(request), **given,
    )  # fmt: skip
    return HTMLResponse(text, status)


@router.get("/")
def home(request: Request) -> Response:
    mine, others = lists(request)
    found, rest = cards(language_of(request))
    told = partial(ago, now=server(request).store.now(), language=language_of(request))
    return page(request, "front.html", mine=mine, others=others, cards=found, rest=rest, ago=told, levels=len(LEVELS))


@router.get("/mine")
def my_tables(request: Request) -> Response:
    """The lists alone, for a front page that stays open."""
    mine, others = lists(request)
    language = language_of(request)
    told = partial(ago, now=server(request).store.now(), language=language)
    return HTMLResponse(render.fill("_lists.html", language, mine=mine, others=others, ago=told))


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
