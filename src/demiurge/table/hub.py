"""The open pages: who has which table before them, and how they hear at once that something is new.

Everything in here runs in the server's event loop, except who is present: any thread may ask."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from typing import Final

HEARTBEAT: Final = 15.0  # seconds; proxies cut a line on which nothing is said
QUEUE: Final = 32  # messages a page may lag behind; a page that lags more has lost nothing, it fetches the newest


class Listener:
    """One open page."""

    def __init__(self, seats: Iterable[int]) -> None:
        self.seats = set(seats)
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)

    def say(self, kind: str, data: dict[str, object]) -> None:
        with suppress(asyncio.QueueFull):  # a `news` is in it already, and the page will fetch all that is new
            self.queue.put_nowait(f"event: {kind}\ndata: {json.dumps(data)}\n\n")

    def hang_up(self) -> None:
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Hub:
    def __init__(self) -> None:
        self.listeners: dict[str, set[Listener]] = defaultdict(set)
        self.closed = False

    # ---- who is there
    def present(self, table: str) -> set[int]:
        return {seat for one in tuple(self.listeners.get(table, ())) for seat in one.seats}

    def spectators(self, table: str) -> int:
        return sum(not one.seats for one in tuple(self.listeners.get(table, ())))

    def count(self) -> int:
        return sum(len(found) for found in self.listeners.values())

    # ---- saying
    def say(self, table: str, kind: str, data: dict[str, object]) -> None:
        for one in self.listeners.get(table, ()):
            one.say(kind, data)

    def say_news(self, table: str, news: int) -> None:
        self.say(table, "news", {"news": news})

    def say_presence(self, table: str) -> None:
        data: dict[str, object] = {"seats": sorted(self.present(table)), "spectators": self.spectators(table)}
        self.say(table, "presence", data)

    def say_all(self, kind: str) -> None:
        """After the line to the database was cut: anything may have changed."""
        for table in list(self.listeners):
            self.say(table, kind, {"news": -1})

    # ---- listening
    async def stream(self, table: str, seats: Iterable[int], news: int) -> AsyncIterator[str]:
        """What one page hears, until it goes or the server does."""
        listener = Listener(seats)
        self.listeners[table].add(listener)
        self.say_presence(table)
        listener.say("news", {"news": news})
        try:
            while not self.closed:
                try:
                    said = await asyncio.wait_for(listener.queue.get(), HEARTBEAT)
                except TimeoutError:
                    said = ": still here\n\n"
                if said is None:
                    return
                yield said
        finally:
            self.listeners[table].discard(listener)
            if not self.listeners[table]:
                del self.listeners[table]
            self.say_presence(table)

    def close(self) -> None:
        self.closed = True
        for found in self.listeners.values():
            for one in found:
                one.hang_up()
