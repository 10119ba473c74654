"""The server: one application over one Store, with its bots and its open pages."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.responses import HTMLResponse, Response, StreamingResponse
from starlette.staticfiles import StaticFiles

from demiurge.kernel.text import Text, Value, text
from demiurge.table import (
    alone,
    answering,
    api,
    company,
    front,
    health,
    keepsakes,
    metrics,
    pages,
    render,
    threads,
    translating,
)  # fmt: skip
from demiurge.table.asking import language_of, quoted
from demiurge.table.caps import TABLES, Caps, TooMany
from demiurge.table.conductor import PACE, Conductor
from demiurge.table.hosts import Hosts, host_of
from demiurge.table.hub import Hub
from demiurge.table.languages import ENGLISH, say
from demiurge.table.limits import Limits
from demiurge.table.live import Live
from demiurge.table.look import Look, Looker
from demiurge.table.once import Once
from demiurge.table.security import HEADERS, VARY, Forbidden, Guard, Halted
from demiurge.table.storage import Clock, Kept, Ring, StorageDown, Store, time_of_day
from demiurge.table.styles import STATIC
from demiurge.table.tables import NoTable, NotAllowed, Tables, Unplayable
from demiurge.table.talk import Manners
from demiurge.table.thinking import Thinkers

log = logging.getLogger("demiurge.table")

RATE: Final = 60.0  # requests a second from one address, in the long run: twenty people may share it
BURST: Final = 600.0
GRACE: Final = 300.0  # seconds that somebody may be away before others may let a bot play for them
HINTS, FILMS = 256, 16  # kept for who asks again
STREAM_HEADERS: Final = {"X-Accel-Buffering": "no"}  # nginx passes it on at once


@dataclass(frozen=True)
class Settings:
    """How a server is run; `demiurge serve` fills it in."""

    database: str
    workers: int = 0  # processes for bots; 0: as many as there are cores
    pace: float = PACE
    secure: bool = False  # behind https: cookies say so
    rate: float = RATE
    burst: float = BURST
    grace: float = GRACE
    tables: int = TABLES  # that one address may have unfinished; 0, or a rate of 0: any number
    clock: Clock = time_of_day
    hosts: tuple[str, ...] = ()  # names that the server answers to, beside those that are nobody else's
    limits: Limits = field(default_factory=Limits)
    words: bool = False  # whether there is a page for who translates
    url: str = ""  # where people reach it, https://table.example.org; else links are made as the caller calls it


class Server:
    """What the routes work with."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store.open(settings.database, settings.clock)
        self.caps = Caps(self.store, settings.tables if settings.rate else 0)
        self.tables = Tables(self.store, self.changed, self.caps.admit)
        self.look = Look(self.tables)
        self.health = health.Health(self.store)
        self.hub = Hub(lambda table: self.conductor.wake(table))
        self.manners = Manners()
        self.thinkers = Thinkers(settings.workers or os.cpu_count() or 1)
        self.conductor = Conductor(self.tables, self.thinkers, self.hub, settings.pace)
        self.hints: Once[list[tuple[str, float, int]]] = Once(HINTS)
        self.films: Once[bytes] = Once(FILMS)
        self.loop: asyncio.AbstractEventLoop | None = None

    # ---- from any thread into the loop
    def changed(self, table: str) -> None:
        """This process has changed a game: its bots may be asked now."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.conductor.wake, table)

    def rung(self, told: Ring | None) -> None:
        """Any process has changed a table: the pages that show it hear of it."""
        if self.loop is None or self.loop.is_closed():
            return
        if told is None:
            self.loop.call_soon_threadsafe(self.hub.say_all, "news")
        elif told.message is not None:
            self.loop.call_soon_threadsafe(self.hub.say_message, told.table, told.message)
        else:
            self.loop.call_soon_threadsafe(self.hub.say_news, told.table, told.news)
            self.loop.call_soon_threadsafe(self.conductor.stir, told.table)

    def stream(self, table: str, seats: Collection[int], language: str = ENGLISH) -> Response:
        """What a page or a program hears of a table from now on."""

        async def news() -> int:
            try:
                live: Live = await run_in_threadpool(self.tables.live, table)
            except StorageDown:  # the stream has begun, so its page is to look for itself, and is told then
                return -1
            return live.row.news

        said = self.hub.stream(table, seats, news, language)
        return StreamingResponse(said, media_type="text/event-stream", headers=STREAM_HEADERS)

    def looker(self, visitor: str, table: str, language: str = ENGLISH) -> Looker:
        present, spectators = self.hub.present(table), self.hub.spectators(table)
        return Looker(visitor, present, self.conductor.busy(table), spectators, language)

    # ---- its life
    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        threads.set_up()
        await asyncio.to_thread(self.store.bell.listen, self.rung)
        self.conductor.start()

    async def stop(self) -> None:
        """Bots stop thinking, pages are let go; whatever was acknowledged is committed already."""
        self.hub.close()
        await self.conductor.close()
        self.thinkers.close()
        await asyncio.to_thread(self.store.close)


def make_app(settings: Settings) -> FastAPI:
    server = Server(settings)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await server.start()
        yield
        await server.stop()

    app = FastAPI(
        title="Demiurge", version="1", summary=say(ENGLISH, "front-title"), lifespan=life,
        docs_url=None, redoc_url=None,
    )  # fmt: skip
    app.state.server = server
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=1)  # a frame in 1 ms; 6 saves a fifth in 5 ms
    hosts = Hosts([*settings.hosts, host_of(settings.url)])
    app.add_middleware(
        Guard, hosts=hosts, limits=settings.limits, secure=settings.secure, rate=settings.rate, burst=settings.burst
    )
    metrics.install(app)
    app.mount("/static", Static(directory=STATIC), name="static")
    for part in (front, pages, answering, company, alone, keepsakes, api, metrics, health):
        app.include_router(part.router)
    if settings.words:
        app.include_router(translating.router)
    install_errors(app)
    return app


class Static(StaticFiles):
    """Files that a browser may keep, and asks about each time: a new version is never missed."""

    def file_response(self, *args: Any, **more: Any) -> Response:
        found = super().file_response(*args, **more)
        found.headers["Cache-Control"] = "no-cache"
        return found


# ---- errors, said plainly
SAVED: Final = text("error-saved")
NOT_SAVED: Final = text("error-not-saved")
WORDS: Final = {404: text("error-nothing"), 405: text("error-cannot")}


def install_errors(app: FastAPI) -> None:
    app.add_exception_handler(NoTable, lambda request, error: complain(request, 404, "error-no-table"))
    app.add_exception_handler(Forbidden, lambda request, error: complain(request, 403, "error-old-page"))
    app.add_exception_handler(NotAllowed, not_allowed)
    app.add_exception_handler(TooMany, too_many)
    app.add_exception_handler(Unplayable, unplayable)
    app.add_exception_handler(StorageDown, storage_down)
    app.add_exception_handler(ClientDisconnect, lambda request, error: Response(status_code=400))  # nobody reads it
    app.add_exception_handler(RequestValidationError, lambda request, error: complain(request, 422, "error-address"))
    app.add_exception_handler(HTTPException, wrong_call)
    app.add_exception_handler(Exception, broken)


def not_allowed(request: Request, error: Exception) -> Response:
    assert isinstance(error, NotAllowed)
    return complain(request, 403, error.text)


def too_many(request: Request, error: Exception) -> Response:
    assert isinstance(error, TooMany)
    return complain(request, 429, error.text)


def unplayable(request: Request, error: Exception) -> Response:
    assert isinstance(error, Unplayable)
    return complain(request, 410, "error-unplayable", why=error.said(spoken_to(request)))


def wrong_call(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    what = error.what if isinstance(error, Halted) else WORDS.get(error.status_code, Text("", (), str(error.detail)))
    found = complain(request, error.status_code, what)
    found.headers.update(error.headers or {})
    return found


def broken(request: Request, error: Exception) -> Response:
    """A mistake of ours, which is in the log already. This answer passes no Guard, so it brings its headers itself."""
    found = complain(request, 500, "error-broken")
    found.headers.update({**HEADERS, "Vary": ", ".join(VARY)})
    return found


def storage_down(request: Request, error: Exception) -> Response:
    log.error("storage: %s", error)
    return complain(request, 503, SAVED if isinstance(error, Kept) else NOT_SAVED)


def spoken_to(request: Request) -> str:
    """The visitor's language; what is shown within the page of a table is in that table's."""
    table = str(request.path_params.get("table", "")) if request.headers.get("hx-request") else ""
    live = request.app.state.server.tables.found(table) if table else None
    return str(live.language(language_of(request))) if live else language_of(request)


def complain(request: Request, status: int, what: Text | str, **values: Value) -> Response:
    """As a page, as JSON for the API, and in a header for the scripts of a page."""
    text = say(spoken_to(request), what, **values)
    headers = {"X-Problem": quoted(text)}
    if request.url.path.startswith("/api/"):
        return api.problem(status, text, headers)
    if request.headers.get("hx-request"):
        return HTMLResponse(render.problem(text), status, headers)
    return HTMLResponse(front.error_page(request, status, text), status, headers)
