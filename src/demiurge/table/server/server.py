"""What the routes work with: one Store, its games and bots, and the open pages."""

from __future__ import annotations

import asyncio
import logging
import os
import zlib
from collections.abc import AsyncGenerator, AsyncIterator, Collection
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Any, Final

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response, StreamingResponse

from demiurge.table.buckets import Buckets
from demiurge.table.game.live import Live
from demiurge.table.game.tables import Tables
from demiurge.table.game.talk import Manners
from demiurge.table.game.thinking import Thinkers
from demiurge.table.identity import page_id
from demiurge.table.languages import ENGLISH, Spoken
from demiurge.table.seen.look import Look, Looker
from demiurge.table.server import health, threads
from demiurge.table.server.analyst import Analyst
from demiurge.table.server.annexes import Annex
from demiurge.table.server.caps import TABLES, Caps
from demiurge.table.server.conductor import PACE, Conductor
from demiurge.table.server.hub import Hub, Page, event
from demiurge.table.server.limits import Limits
from demiurge.table.server.once import Once
from demiurge.table.server.others import Others
from demiurge.table.server.streams import Streams
from demiurge.table.storage import Clock, Ring, StorageDown, Store, time_of_day

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
    annexes: tuple[Annex, ...] = ()  # pages of other packages


async def packed(said: AsyncGenerator[str, None]) -> AsyncIterator[bytes]:
    """Each thing that is said can be read as soon as it comes, and leans on what was said before. Who leaves is gone at
    once: the others see it."""
    pack = zlib.compressobj(1, zlib.DEFLATED, 31, 7)
    async with aclosing(said):
        async for text in said:
            yield pack.compress(text.encode()) + pack.flush(zlib.Z_SYNC_FLUSH)


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
        self.calls, self.streams = Buckets(settings.rate, settings.burst), Streams()
        self.others = Others(self.store, self.hub, self.conductor.forsaken, self.buckets(), self.streams)
        self.hints: Once[dict[str, Any]] = Once(HINTS)
        self.films: Once[bytes] = Once(FILMS)
        self.analyst = Analyst(self.store, self.thinkers)
        self.loop: asyncio.AbstractEventLoop | None = None

    def buckets(self) -> dict[str, Buckets]:
        """Of all that is limited by time: the processes on one database share them."""
        talk, making = (self.manners.persons, self.manners.guests), self.caps.making
        names = ("calls", "persons", "guests", "hosts", "origins")
        return dict(zip(names, (self.calls, *talk, *making), strict=True))

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
            self.loop.call_soon_threadsafe(self.hub.say_all)
            self.loop.call_soon_threadsafe(self.others.greet)
        elif told.message is not None:
            self.loop.call_soon_threadsafe(self.hub.say_message, told.table, told.message)
        else:
            self.loop.call_soon_threadsafe(self.hub.say_news, told.table, told.news, told.by)
            self.loop.call_soon_threadsafe(self.conductor.stir, told.table)

    def overheard(self, word: str) -> None:
        """A server process says something."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.others.hear, word)

    def stream(
        self, table: str, seats: Collection[int], language: str = ENGLISH, page: Page | None = None, pack: bool = False
    ) -> Response:
        """What a page or a program hears of a table from now on."""

        async def news() -> int:
            try:
                live: Live = await run_in_threadpool(self.tables.live, table)
            except StorageDown:  # the stream has begun, so its page is to look for itself, and is told then
                return -1
            return live.row.news

        said = self.hub.stream(table, seats, news, language, page)
        headers = {**STREAM_HEADERS, "Content-Encoding": "gzip"} if pack else STREAM_HEADERS
        return StreamingResponse(packed(said) if pack else said, media_type="text/event-stream", headers=headers)

    def page(self, table: str, visitor: str, seat: int, language: str, id: str, news: int, has: str) -> Page:
        """Somebody's open page, which is sent its frames as they become another."""

        async def draw(page: Page, news: int) -> str | None:
            try:
                return await run_in_threadpool(self.pushed, table, visitor, seat, language, page, news)
            except Exception as error:  # the page is to look for itself, and is told then
                if not isinstance(error, (StorageDown, LookupError, Spoken)):
                    log.exception("no frame for a page of %s", table)
                return None

        return Page(page_id(visitor, id), news, has.split(), draw)

    def pushed(self, table: str, visitor: str, seat: int, language: str, page: Page, news: int) -> str | None:
        shown, frame = self.look.frame(table, self.looker(visitor, table, language), seat, heard=news)
        if shown.curtain or len(shown.mine) > 1:
            return None
        if shown.news <= page.news:
            return ""
        said = event("frame", {"frame": frame.beside(page.knows()), "news": shown.news})
        page.sent(shown.news, frame.hashes())
        return said

    def looker(self, visitor: str, table: str, language: str = ENGLISH) -> Looker:
        present, spectators = self.hub.present(table), self.hub.spectators(table)
        return Looker(visitor, present, self.hub.busy(table), spectators, language)

    # ---- its life
    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        threads.set_up()
        self.store.bell.hear(self.overheard)
        await asyncio.to_thread(self.store.bell.listen, self.rung)
        self.conductor.start()
        self.others.start()

    async def stop(self) -> None:
        """Bots stop thinking, pages are let go; whatever was acknowledged is committed already."""
        self.hub.close()
        await self.conductor.close()
        self.analyst.close()
        self.thinkers.close()
        await asyncio.to_thread(self.store.claims.close)
        await self.others.close()  # now that nothing is claimed here any more
        await asyncio.to_thread(self.store.close)
