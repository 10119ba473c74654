"""The door: what a connection may take before anybody looks at what it wants.

A request has so many bytes and seconds to arrive, and an answer so many to be taken; an address has so many
connections, and all together fewer than the system has descriptors. Where there is no room left, who has not finished
asking gives way."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final

from demiurge.kernel.text import Text, text
from demiurge.table.languages import ENGLISH, say
from demiurge.table.server.guard import HEADERS, origin
from demiurge.table.server.limits import Limits

if TYPE_CHECKING:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Spoken
else:  # by httptools, or by h11 where that is not to be had
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as Spoken

LINGER: Final = 2.0  # seconds that a refused caller has to read why, and
SPILL: Final = 1024 * 1024  # bytes of theirs that we let pass meanwhile
DESCRIPTORS: Final = 16_384  # more we do not ask the system for
WAITING: Final = 128  # connections that the system keeps until we look; they are taken all at once

MALFORMED: Final = text("door-malformed")
LONG_HEAD: Final = text("door-long-head")
LATE: Final = text("door-late")
CROWDED: Final = text("door-crowded")
FULL: Final = text("door-full")


class Door:
    """All connections of a server. `proxies`: addresses and networks that call for many, comma separated."""

    def __init__(self, limits: Limits, proxies: str = "") -> None:
        self.limits = limits
        self.proxies = [ip_network(one.strip(), strict=False) for one in proxies.split(",") if one]
        self.total = limits.total or room()
        self.open = 0
        self.origins: Counter[str] = Counter()
        self.waiting: dict[Connection, None] = {}  # who has not (yet) asked, the longest waiting first

    def connection(self, **how: Any) -> Connection:
        return Connection(self, **how)

    def enter(self, one: Connection) -> Text | None:
        """Count somebody who comes; why they cannot stay, or nothing."""
        self.open += 1
        self.origins[one.origin] += 1
        most = self.limits.connections
        if most and self.origins[one.origin] > most and not self.is_proxy(one.address):
            return CROWDED
        if self.open > self.total:
            if not self.waiting:
                return FULL
            next(iter(self.waiting)).leave()
        return None

    def leave(self, one: Connection) -> None:
        self.waiting.pop(one, None)
        self.open -= 1
        self.origins[one.origin] -= 1
        if not self.origins[one.origin]:
            del self.origins[one.origin]

    def is_proxy(self, address: str) -> bool:
        return bool(address) and any(ip_address(address) in network for network in self.proxies)


class Connection(Spoken):
    """One of them. `head`: bytes of a request that has not shown yet what it asks for."""

    def __init__(self, door: Door, **how: Any) -> None:
        super().__init__(**how)
        self.door, self.limits = door, door.limits
        self.address = self.origin = ""
        self.head = 0
        self.over = False  # whatever still comes is not read, and
        self.spilt = 0  # counted here
        self.timer: asyncio.TimerHandle | None = None  # for what should come
        self.unsent: asyncio.TimerHandle | None = None  # for what should go

    # ---- coming and going
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=0)  # so writing pauses as soon as what is sent is not taken
        self.address = self.client[0] if self.client else ""
        self.origin = origin(self.address)
        problem = self.door.enter(self)
        if problem:
            self.over = True
            transport.write(answer(429 if problem is CROWDED else 503, problem))
            transport.close()
        else:
            self.expect(self.limits.head_seconds, self.late)
            self.door.waiting[self] = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self)
        self.over = True
        for timer in (self.timer, self.unsent):
            if timer:
                timer.cancel()
        super().connection_lost(exc)

    def leave(self) -> None:
        """Make room for somebody else."""
        self.over = True
        self.door.waiting.pop(self, None)
        self.cut()

    def cut(self) -> None:
        self.eof_received()
        self.transport.abort()

    def eof_received(self) -> None:
        """Closed from now on, though `connection_lost` comes later."""
        if self.cycle is not None:
            silence(self.cycle)

    def expect(self, seconds: float, late: Callable[[], None]) -> None:
        self.calm()
        self.timer = self.loop.call_later(seconds, late)

    def calm(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None

    # ---- what comes
    def on_headers_complete(self) -> None:
        before = self.cycle
        super().on_headers_complete()
        if before is not None and not before.response_complete:
            silence(before)  # who asks again before the answer is let go

    def data_received(self, data: bytes) -> None:
        if self.over:
            self.spilt += len(data)
            if self.spilt > SPILL:
                self.cut()
            return
        before, within = self.cycle, self.in_body()
        super().data_received(data)
        self.was_read(len(data), self.cycle is not before, within)

    def was_read(self, size: int, fresh: bool, within: bool) -> None:
        """What came of so many bytes: `fresh`, a request whose body may follow; `within`, they were part of a body."""
        if self.over:  # it was no HTTP
            return
        if getattr(self, "pipeline", None):  # whole requests before the answer: there could be thousands
            self.leave()
        elif fresh:
            self.asked()
        elif not within:
            self.more_head(size)
        elif not self.in_body():
            self.all_asked()

    def in_body(self) -> bool:
        return self.cycle is not None and self.cycle.more_body and not self.cycle.response_complete

    def asked(self) -> None:
        """The head of a request is here, and all of it goes to the application, which looks at its length again."""
        self.head = 0
        if self.in_body():
            self.expect(self.limits.body_seconds, self.late)
        else:
            self.all_asked()

    def all_asked(self) -> None:
        self.calm()
        self.door.waiting.pop(self, None)

    def more_head(self, size: int) -> None:
        self.head += size
        if self.head > self.limits.head:
            self.refuse(431, LONG_HEAD)
        elif self.timer is None and self.between():
            self.expect(self.limits.head_seconds, self.late)

    def between(self) -> bool:
        """Between two requests, as far as the answers are concerned."""
        return self.cycle is None or self.cycle.response_complete

    def late(self) -> None:
        if self.head or self.in_body():
            self.refuse(408, LATE)
        else:  # browsers open connections that they may need
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        self.refuse(400, MALFORMED)

    def refuse(self, status: int, problem: Text) -> None:
        """Say why, unless an answer is on its way already. Closed at once, the line would swallow what was said."""
        self.over = True
        self.door.waiting.pop(self, None)
        if self.cycle is not None and not self.cycle.response_complete:
            if self.cycle.response_started:
                self.cut()
                return
            silence(self.cycle)
        self.flow.resume_reading()
        self.transport.write(answer(status, problem))
        self.transport.write_eof()
        self.expect(LINGER, self.cut)

    # ---- what goes
    def on_response_complete(self) -> None:
        before = self.cycle
        super().on_response_complete()
        if self.over or self.transport.is_closing():
            return
        if self.cycle is not before:  # the next request was here already
            self.leave()
        elif self.cycle.more_body:  # answered before it was read: the rest is not waited for
            self.over = True
            self.expect(LINGER, self.transport.close)
        else:
            self.door.waiting[self] = None
            if self.head:
                self.expect(self.limits.head_seconds, self.late)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unsent = self.loop.call_later(self.limits.answer_seconds, self.cut)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unsent:
            self.unsent.cancel()
            self.unsent = None


def silence(cycle: Any) -> None:
    """Nobody hears the answer any more. To write to a closed line would look like a mistake of the application."""
    cycle.disconnected, cycle.waiting_for_100_continue = True, False
    cycle.message_event.set()


def answer(status: int, what: Text) -> bytes:
    """An answer of the door's own, after which it closes."""
    body, later = f"{say(ENGLISH, what)}\n".encode(), {"Retry-After": 1} if status in (429, 503) else {}
    more = {"Content-Type": "text/plain; charset=utf-8", "Content-Length": len(body), "Connection": "close", **later}
    lines = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
        *(f"{name}: {v}" for name, v in (HEADERS | more).items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body


def room() -> int:
    """How many connections there can be: the system is asked for descriptors, and a quarter is left for all else."""
    if sys.platform == "win32":
        return DESCRIPTORS * 3 // 4
    import resource  # Windows has none

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):  # less is allowed than it says
            pass
    return min(soft, DESCRIPTORS) * 3 // 4
