"""The other server processes on the same database: who has a page open there, over what they think, what callers have
taken of their limits. All tell all, as soon as somebody comes or goes and otherwise every second; nothing is kept, and
what a process has told is forgotten when it falls silent.

Everything in here runs in the server's event loop."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any, Final

from demiurge.table.buckets import Buckets
from demiurge.table.server.hub import NOBODY, At, Hub
from demiurge.table.server.streams import Streams
from demiurge.table.server.threads import ended
from demiurge.table.storage import StorageDown, Store
from demiurge.table.storage.bell import LONGEST

log = logging.getLogger("demiurge.processes")

BEAT: Final = 1.0  # seconds, at most, between two words of a process
GONE: Final = 5.0  # seconds of silence after which it is gone
TOGETHER: Final = 0.05  # seconds in which what is to be told is gathered
AGAIN: Final = 5  # beats after which all that was told is looked at again: a program's call may be long ago by now

Item = list[Any]
"""What a word consists of: its kind and what belongs to it."""


class Others:
    """`gone` is called when a process is no more; `buckets` by their names: what is taken here counts there."""

    def __init__(
        self, store: Store, hub: Hub, gone: Callable[[], None], buckets: Mapping[str, Buckets], streams: Streams,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        self.store, self.hub, self.gone, self.buckets, self.streams, self.clock = (
            store, hub, gone, buckets, streams, clock
        )  # fmt: skip
        self.id = secrets.token_hex(4)
        self.heard: dict[str, float] = {}  # by process, this one too: when it was heard last
        self.said: dict[str, At] = {}  # what the others know of our tables
        self.due: set[str] = set()  # tables of which they are to hear
        self.greets = False
        self.beats = 0
        self.beaten: Callable[[], None] = lambda: None  # called with every beat
        self.rung = asyncio.Event()
        self.speaking: asyncio.Task[None] | None = None
        for bucket in buckets.values():
            bucket.shared = store.shared

    # ---- its life
    def start(self) -> None:
        if self.store.shared:
            self.hub.moved = self.tell
            self.greet()
            self.speaking = asyncio.create_task(self.speak())

    async def close(self) -> None:
        if self.speaking is not None:
            await ended(self.speaking)
            with suppress(StorageDown):
                await asyncio.to_thread(self.store.tell, self.words([["bye"]])[0])

    # ---- telling
    def greet(self) -> None:
        """Everybody shall tell everything, and so do we: somebody is new, or a line was cut."""
        self.greets = True
        self.tell_all()

    def tell_all(self) -> None:
        self.due.update(self.said)
        self.rung.set()

    def tell(self, table: str) -> None:
        """Somebody has come or gone at a table, or a bot has begun to think there, perhaps."""
        if self.at(table) != self.said.get(table, NOBODY):
            self.due.add(table)
            self.rung.set()

    def at(self, table: str) -> At:
        """Of bots that think only those hear who have a page to show it."""
        found = self.hub.at(table)
        return found if self.hub.elsewhere.get(table) else found._replace(busy=())

    async def speak(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.rung.wait(), BEAT)
                await asyncio.sleep(TOGETHER)
            self.rung.clear()
            self.look_around()
            await self.say()

    async def say(self) -> None:
        """All that is due, if the database can be used; else the next word tells it."""
        greets, self.greets = self.greets, False
        due, self.due = self.due, set()
        for table in due:
            self.said[table] = self.at(table)
        try:
            for word in self.words(self.items(greets, due)):
                await asyncio.to_thread(self.store.tell, word)
        except StorageDown as error:
            log.debug("no word to the other processes: %s", error)
            self.greets, self.due = self.greets or greets, self.due | due
        for table in [table for table, at in self.said.items() if at == NOBODY]:
            del self.said[table]

    def look_around(self) -> None:
        self.beats += 1
        self.beaten()
        called, self.hub.called_at = self.hub.called_at or set(), set()
        for table in (called | set(self.said)) if self.beats % AGAIN == 0 else called:
            self.tell(table)
        now = self.clock()
        if now - self.heard.get(self.id, now) > 2 * BEAT:
            return  # nobody hears us, or we hear nobody: that says nothing of the others
        for who, last in tuple(self.heard.items()):
            if now - last > GONE:
                self.lose(who)

    def items(self, greets: bool, due: Iterable[str]) -> Iterator[Item]:
        if greets:
            yield ["hello"]
        for table in due:
            yield ["at", table, *self.said[table]]
        for name, bucket in self.buckets.items():
            for caller, amount in bucket.spent():
                yield ["took", name, caller, amount]
        for caller, number in self.streams.changed():
            yield ["streams", caller, number]

    def words(self, items: Iterable[Item]) -> list[str]:
        """As few as are not too long; one at least, which says that we are here."""
        words: list[list[Any]] = [[self.id]]
        room = most = LONGEST - len(json.dumps(words[0]))
        for item in items:
            size = len(json.dumps(item)) + len(", ")
            if size > room:
                words.append([self.id])
                room = most
            words[-1].append(item)
            room -= size
        return [json.dumps(word) for word in words]

    # ---- hearing
    def hear(self, word: str) -> None:
        try:
            who, *items = json.loads(word)
            known, self.heard[who] = who in self.heard, self.clock()
            if who == self.id:
                return
            if not known and items[:1] not in ([["hello"]], [["bye"]]):
                self.greet()  # we do not know what it has told before
            for item in items:
                self.take(who, *item)
        except (ValueError, TypeError, KeyError):  # of another version, perhaps
            log.debug("a word of another process is not understood: %s", word)

    def take(self, who: str, kind: str, *rest: Any) -> None:
        if kind == "at":
            table, seats, spectators, busy = rest
            self.hub.learn(who, table, At(tuple(seats), spectators, tuple(busy)))
        elif kind == "took":
            name, caller, amount = rest
            self.buckets[name].pay(caller, amount, time.monotonic())
        elif kind == "streams":
            self.streams.learn(who, *rest)
        elif kind == "hello":
            self.tell_all()
        elif kind == "bye":
            self.lose(who)

    def lose(self, who: str) -> None:
        """A process is no more: what it did is to be done by others."""
        self.heard.pop(who, None)
        self.hub.forget(who)
        self.streams.forget(who)
        self.gone()
