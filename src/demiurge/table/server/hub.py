"""The open pages: who has which table before them, and how they hear at once that something is new.

Everything in here runs in the server's event loop, except who is present: any thread may ask."""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict, defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Iterable, Mapping
from dataclasses import asdict
from typing import Final, NamedTuple

from demiurge.table.identity import page_mark
from demiurge.table.languages import ENGLISH
from demiurge.table.seen.messages import message_in
from demiurge.table.seen.shelf import ROUGH
from demiurge.table.storage import MessageRow
from demiurge.table.storage.bell import speaker

NEWS: Final = "news"
ANYTHING: Final = -1  # a number of news that may be any
REPLY: Final = 5.0  # seconds in which who speaks is answered
HEARTBEAT: Final = 15.0  # seconds; proxies cut a line on which nothing is said
SOON: Final = 0.2  # seconds in which all who come and go are told of at once
UNSAID: Final = 32  # events that wait for a page; beyond that a message is only news to it
AGAIN_MS: Final = range(300, 900, 37)  # after which a page calls again whose line was cut: not all at the same moment
STILL_HERE: Final = ": here\n\n"
CALLS: Final = 60.0  # seconds that a program counts as present after a call
TABLES: Final = 10_000  # of which is remembered who was seen; the longest silent ones are forgotten


def event(kind: str, data: Mapping[str, object]) -> str:
    """As it goes over the line."""
    return f"event: {kind}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"


class At(NamedTuple):
    """Whom one server process has at a table: seats whose pages are open or whose programs have called, people who look
    on, and seats whose bots think."""

    seats: tuple[int, ...] = ()
    spectators: int = 0
    busy: tuple[int, ...] = ()


NOBODY: Final = At()


Drawing = Callable[["Page", int], Awaitable[str | None]]


class Page:
    """What shows a table and is to be told of news by the new frame itself. `draw`: the frame of these news or newer
    ones, but for the parts that it has; "" where it has seen it, and None where it had better look by itself.

    Each page has parts of its own: what was sent to another, of the same person even, is not here."""

    def __init__(self, id: str, news: int, has: Iterable[str], draw: Drawing) -> None:
        self.id, self.news, self.draw = id, news, draw
        self.has, self.before = frozenset(has), frozenset[str]()
        self.rough = {one for one in self.has if one.endswith(ROUGH)}
        self.mark = page_mark(id)
        self.speaking = 0.0  # until when a reply is expected, which brings its own frame

    def sent(self, news: int, has: Iterable[str]) -> None:
        """A frame is on its way there."""
        self.news = max(self.news, news)
        rough = self.rough
        self.has, self.before = frozenset(one + ROUGH if one + ROUGH in rough else one for one in has), self.has

    def knows(self) -> frozenset[str]:
        """The parts of its last two frames: the last may not have come."""
        return self.has | self.before


class Listener:
    """One open page. Of each kind it hears only the newest: a page that lags behind has missed nothing by that.
    Messages are heard one by one, and a page that lags too far behind for them looks at the table itself."""

    def __init__(self, seats: Iterable[int], language: str = ENGLISH, page: Page | None = None) -> None:
        self.seats, self.language, self.page = set(seats), language, page
        self.unsaid: dict[str, str] = {}
        self.knows: dict[str, object] = {}  # who is there
        self.newest = ANYTHING  # news of which it hears
        self.replied = 0  # and that the reply of another process brings it
        self.rung = asyncio.Event()

    def send(self, kind: str, data: Mapping[str, object], key: str = "") -> None:
        """`key`: what it takes the place of, if not all of its kind. The newest comes last."""
        key = key or kind
        self.unsaid.pop(key, None)
        self.unsaid[key] = event(kind, data)
        self.rung.set()

    def say_news(self, news: int, by: str = "") -> None:
        self.newest = news
        if by and self.page is not None and self.page.mark == by:
            self.replied = news
        self.send(NEWS, {"news": news})

    def is_answered(self, page: Page) -> bool:
        """Whether it gets the frame by a reply."""
        return time.monotonic() <= page.speaking or self.newest == self.replied

    def say_presence(self, data: dict[str, object]) -> None:
        """If it is something new."""
        if data != self.knows:
            self.knows = data
            self.send("presence", data)

    def say_message(self, number: int, data: Mapping[str, object]) -> None:
        if len(self.unsaid) < UNSAID:
            self.send("said", data, f"said {number}")
        else:
            self.say_news(number)

    async def hear(self) -> str:
        """What is new; after a while of silence, that the line still stands."""
        try:
            await asyncio.wait_for(self.rung.wait(), HEARTBEAT)
        except TimeoutError:
            return STILL_HERE
        said, self.unsaid = self.unsaid, {}
        self.rung.clear()
        if self.page is not None and NEWS in said and not self.is_answered(self.page):
            drawn = await self.page.draw(self.page, self.newest)
            said[NEWS] = said[NEWS] if drawn is None else drawn
        return "".join(said.values())


class Sightings:
    """When seats were last seen, by table. From any thread."""

    def __init__(self) -> None:
        self.at: OrderedDict[str, dict[int, float]] = OrderedDict()

    def note(self, table: str, seats: Iterable[int], now: float) -> None:
        self.at[table] = {**self.of(table), **dict.fromkeys(seats, now)}
        self.at.move_to_end(table)
        if len(self.at) > TABLES:
            self.at.popitem(last=False)

    def of(self, table: str) -> dict[int, float]:
        return self.at.get(table, {})


class Hub:
    """`elsewhere`: by table and process, whom other processes have there, as far as is known. `came` is called with a
    table that nobody had before them, when somebody has; `moved` with one of which the others may want to hear."""

    def __init__(
        self, came: Callable[[str], None] = lambda table: None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.came = came
        self.moved: Callable[[str], None] = lambda table: None
        self.listeners: dict[str, set[Listener]] = defaultdict(set)
        self.elsewhere: dict[str, dict[str, At]] = {}
        self.thinking: dict[str, list[int]] = {}  # by table, the seats whose bots think here
        self.called_at: set[str] | None = None  # tables where a program has called, if anybody wants to know
        self.due: set[str] = set()  # tables whose pages will soon hear who is there
        self.opened = 0  # streams, so far
        self.closed = False
        self.clock = clock
        self.began = clock()
        self.called, self.left = Sightings(), Sightings()  # by programs; pages that went

    # ---- who is there
    def here(self, table: str) -> set[int]:
        """The seats whose pages this process serves."""
        return {seat for one in tuple(self.listeners.get(table, ())) for seat in one.seats}

    def calling(self, table: str) -> set[int]:
        """The seats whose program has called lately."""
        since = self.clock() - CALLS
        return {seat for seat, at in self.called.of(table).items() if at >= since}

    def at(self, table: str) -> At:
        """Whom this process has there."""
        seats = sorted(self.here(table) | self.calling(table))
        return At(tuple(seats), self.looking_on(table), tuple(self.thinking.get(table, ())))

    def at_others(self, table: str) -> list[At]:
        return list(self.elsewhere.get(table, {}).values())

    def present(self, table: str) -> set[int]:
        """The seats whose page is open anywhere, and whose program has called lately."""
        return self.here(table) | self.calling(table) | {seat for at in self.at_others(table) for seat in at.seats}

    def saw(self, table: str, seats: Collection[int]) -> None:
        """A program has called for these seats. It need not hold a line open to be there."""
        if seats:
            self.called.note(table, seats, self.clock())
            if self.called_at is not None:
                self.called_at.add(table)

    def away(self, table: str, seat: int) -> float:
        """For how many seconds a seat has not been here, as far as is known: at most since this process began."""
        if seat in self.present(table):
            return 0.0
        last = max(seen.of(table).get(seat, self.began) for seen in (self.called, self.left))
        return self.clock() - last

    def watched(self, table: str) -> bool:
        """Whether this process serves anybody there. What others look at, their processes keep going."""
        return bool(self.listeners.get(table))

    def looking_on(self, table: str) -> int:
        """The open pages of people who have no seat, here."""
        return sum(not one.seats for one in tuple(self.listeners.get(table, ())))

    def spectators(self, table: str) -> int:
        return self.looking_on(table) + sum(at.spectators for at in self.at_others(table))

    def busy(self, table: str) -> list[int]:
        """The seats whose bots think, wherever they do. From any thread."""
        return sorted({*self.thinking.get(table, ()), *(seat for at in self.at_others(table) for seat in at.busy)})

    def count(self) -> int:
        return sum(len(found) for found in self.listeners.values())

    def learn(self, process: str, table: str, at: At) -> None:
        """What another process has told; pages hear where that is something else than before."""
        known = self.elsewhere.setdefault(table, {})
        before = known.pop(process, NOBODY)
        if at != NOBODY:
            known[process] = at
        elif not known:
            del self.elsewhere[table]
        self.left.note(table, set(before.seats) - set(at.seats), self.clock())
        if before.busy != at.busy:
            self.send(table, "busy", {"seats": self.busy(table)})
        if before[:2] != at[:2] and table in self.listeners:
            self.say_presence(table)

    def forget(self, process: str) -> None:
        """It is no more, and whoever was there with it has gone."""
        for table in [table for table, known in self.elsewhere.items() if process in known]:
            self.learn(process, table, NOBODY)

    # ---- saying
    def send(self, table: str, kind: str, data: Mapping[str, object]) -> None:
        for one in self.listeners.get(table, ()):
            one.send(kind, data)

    def say_news(self, table: str, news: int, by: str = "") -> None:
        """`by`: the mark of the page that made them."""
        for one in self.listeners.get(table, ()):
            one.say_news(news, by)

    def say_message(self, table: str, said: MessageRow) -> None:
        """All that is new is a message: it is told itself, to each in their language."""
        found = tuple(self.listeners.get(table, ()))
        texts = {language: asdict(message_in(language, said)) for language in {one.language for one in found}}
        for one in found:
            one.say_message(said.number, texts[one.language])

    def say_busy(self, table: str, seats: list[int]) -> None:
        """These bots think here now."""
        self.thinking[table] = seats
        if not seats:
            del self.thinking[table]
        self.send(table, "busy", {"seats": self.busy(table)})
        self.moved(table)

    def say_presence(self, table: str) -> None:
        """Soon, and once for all who come and go meanwhile: a crowd would else tell everybody of everybody."""
        if table not in self.due:
            self.due.add(table)
            asyncio.get_running_loop().call_later(SOON, self.tell_presence, table)

    def tell_presence(self, table: str) -> None:
        self.due.discard(table)
        self.moved(table)
        data = self.presence(table)
        for one in self.listeners.get(table, ()):
            one.say_presence(data)

    def presence(self, table: str) -> dict[str, object]:
        return {"seats": sorted(self.present(table)), "spectators": self.spectators(table)}

    # ---- pages that speak
    def page(self, table: str, id: str) -> Page | None:
        """An open page of a table, by the id that it has given itself. From any thread."""
        found = (one.page for one in tuple(self.listeners.get(table, ())))
        return next((page for page in found if page is not None and page.id == id), None) if id else None

    def speaks(self, table: str, id: str) -> None:
        """Its reply is a frame; meanwhile it need not be told of what it does."""
        speaker.set(page_mark(id))  # the page may be open at another process
        page = self.page(table, id)
        if page is not None:
            page.speaking = time.monotonic() + REPLY

    def sent(self, table: str, id: str, news: int, has: Iterable[str]) -> None:
        page = self.page(table, id)
        if page is not None:
            page.speaking = 0.0
            page.sent(news, has)

    def say_all(self) -> None:
        """After the line to the database was cut: anything may have changed."""
        for table in list(self.listeners):
            self.say_news(table, ANYTHING)

    # ---- listening
    async def stream(
        self,
        table: str,
        seats: Iterable[int],
        news: Callable[[], Awaitable[int]],
        language: str = ENGLISH,
        page: Page | None = None,
    ) -> AsyncGenerator[str, None]:
        """What one page hears, until it goes or the server does. `news` is read when it listens already, so that
        nothing falls between."""
        listener, first = Listener(seats, language, page), not self.watched(table)
        self.opened += 1
        self.listeners[table].add(listener)
        if first:
            self.came(table)
        listener.say_presence(self.presence(table))
        self.say_presence(table)
        try:
            known = await news()
            if "news" not in listener.unsaid:
                listener.say_news(known)
            yield await listener.hear() + f"retry: {AGAIN_MS[self.opened % len(AGAIN_MS)]}\n\n"
            while not self.closed:
                yield await listener.hear()
        finally:
            self.listeners[table].discard(listener)
            self.left.note(table, listener.seats, self.clock())
            if not self.listeners[table]:
                del self.listeners[table]
            self.say_presence(table)

    def close(self) -> None:
        self.closed = True
        for found in self.listeners.values():
            for one in found:
                one.rung.set()
