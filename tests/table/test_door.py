"""The door of a server, over real sockets: half requests, slow ones, endless ones, and very many."""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import logging
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from types import ModuleType
from typing import Any, cast

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from demiurge.table.server import door as usual
from demiurge.table.server.guard import HEADERS
from demiurge.table.server.limits import Limits
from tests.table.serving import LIMIT

QUICK = Limits(head_seconds=1, body_seconds=1, answer_seconds=1)
PATIENT = Limits(head_seconds=LIMIT, body_seconds=LIMIT, answer_seconds=LIMIT, idle_seconds=LIMIT)
ASK = b"GET /%s HTTP/1.1\r\nHost: x\r\n\r\n"
SEND = b"POST /%s HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n"
LARGE = 64 * 1024 * 1024


class Answers:
    """An application: /read answers with its body, /large with much, /late after a while, /stay as long as somebody
    listens."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path, body = scope["path"], b"hello"
        if path == "/read":
            body = await read(receive)
            self.bodies.append(body)
        elif path == "/large":
            body = b"x" * LARGE
        elif path == "/late":
            await asyncio.sleep(0.01)
        length = [] if path == "/stay" else [(b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": length})
        if path == "/stay":
            await send({"type": "http.response.body", "body": b"here", "more_body": True})
            while (await receive())["type"] != "http.disconnect":
                pass
        await send({"type": "http.response.body", "body": body})


async def read(receive: Receive) -> bytes:
    body = bytearray()
    while True:
        message = await receive()
        body += bytes(message.get("body", b""))
        if not message.get("more_body"):
            return bytes(body)


class Served(uvicorn.Server):
    """Says when it is up."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.up = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.up.set()


class House:
    """A door with an application behind it, and who comes."""

    def __init__(self, door: Any, port: int, app: Answers) -> None:
        self.door, self.port, self.app = door, port, app
        self.lines = ExitStack()

    def come(self, sent: bytes = b"") -> socket.socket:
        line = self.lines.enter_context(socket.create_connection(("127.0.0.1", self.port), LIMIT))
        line.sendall(sent)
        return line

    def ask(self, path: bytes = b"") -> bytes:
        """The answer to a request of its own."""
        line = self.come(ASK % path)
        found = until(line, b"hello")
        line.close()
        return found

    def await_open(self, count: int) -> None:
        until_true(lambda: self.door.open == count)


def until_true(true: Callable[[], bool]) -> None:
    end = time.monotonic() + LIMIT
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def until(line: socket.socket, end: bytes = b"") -> bytes:
    """What comes until that, or until the line is closed."""
    found = b""
    try:
        while not end or end not in found:
            part = line.recv(65536)
            if not part:
                break
            found += part
    except ConnectionError:
        pass
    return found


def drip(line: socket.socket, data: bytes) -> None:
    """Send a little again and again, until the line is closed."""
    end = time.monotonic() + LIMIT
    try:
        while time.monotonic() < end:
            line.sendall(data)
            time.sleep(0.05)
    except OSError:
        return
    raise AssertionError("it is still open")


def by_h11(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The door as it is where httptools is not to be had."""
    monkeypatch.setitem(sys.modules, "httptools", None)
    monkeypatch.delitem(sys.modules, "uvicorn.protocols.http.auto", raising=False)
    spec = importlib.util.find_spec("demiurge.table.server.door")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.delitem(sys.modules, "uvicorn.protocols.http.auto")
    return module


@pytest.fixture(params=["httptools", pytest.param("h11", marks=pytest.mark.long)])
def opened(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A door with some limits, on either parser, and either loop."""
    module = usual if request.param == "httptools" else by_h11(monkeypatch)
    loop = "auto" if request.param == "httptools" else "asyncio"

    @contextmanager
    def open_door(limits: Limits, proxies: str = "") -> Iterator[House]:
        listening = socket.create_server(("127.0.0.1", 0))
        door, app = module.Door(limits, proxies), Answers()
        config = uvicorn.Config(
            app, http=cast("type[asyncio.Protocol]", door.connection), ws="none", log_config=None, access_log=False,
            loop=cast(Any, loop), lifespan="off", timeout_keep_alive=int(limits.idle_seconds),
            timeout_graceful_shutdown=1, h11_max_incomplete_event_size=2 * limits.head,
        )  # fmt: skip
        server = Served(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        assert server.up.wait(LIMIT)
        house = House(door, listening.getsockname()[1], app)
        try:
            yield house
            assert any(house.ask().endswith(b"hello") for _ in range(5)), "whatever was done, others are served"
        finally:
            house.lines.close()
            server.should_exit = True
            thread.join(LIMIT)
            listening.close()
        assert not thread.is_alive()
        assert (door.open, dict(door.origins), door.waiting) == (0, {}, {})

    return open_door


def refused(said: bytes, status: int) -> None:
    """An answer of the door's own: with its sentence, and the headers of every answer."""
    assert said.startswith(b"HTTP/1.1 %d " % status), said[:200]
    head, _, body = said.decode().partition("\r\n\r\n")
    assert {name for name in HEADERS if f"{name}: {HEADERS[name]}" in head} == set(HEADERS)
    assert body.endswith(".\n")


# ---- as it should be
def test_requests_on_one_line(opened: Any) -> None:
    with opened(PATIENT) as house:
        line = house.come()
        for n in range(1, 4):
            line.sendall(SEND % (b"read", 3) + b"abc"[:n])
            line.sendall(b"abc"[n:])
            assert until(line, b"abc").startswith(b"HTTP/1.1 200")
        for byte in ASK % b"":
            line.sendall(bytes([byte]))
        assert until(line, b"hello").startswith(b"HTTP/1.1 200")
        assert house.app.bodies == [b"abc"] * 3


# ---- heads
def test_a_head_without_end_is_cut_off(opened: Any) -> None:
    with opened(PATIENT) as house:
        line, sent = house.come(b"GET / HTTP/1.1\r\nHost: x\r\n"), 0
        try:
            while sent < 95_000_000:
                line.sendall(b"X-More: %s\r\n" % (b"a" * 1000))
                sent += 1010
        except OSError:
            pass
        assert sent < 30_000_000, "what the system's own buffers hold, and little more"


@pytest.mark.parametrize("start", [b"GET /", b"GET / HTTP/1.1\r\nX: "])
def test_a_long_head_is_told_so(opened: Any, start: bytes) -> None:
    with opened(PATIENT) as house:
        refused(until(house.come(start + b"a" * 20_000)), 431)


def test_a_head_that_drips_is_cut_off(opened: Any) -> None:
    with opened(QUICK) as house:
        line = house.come(b"GET / HTTP/1.1\r\n")
        drip(line, b"X: y\r\n")
        refused(until(house.come(b"GET / HTT")), 408)


def test_a_second_head_has_its_own_time(opened: Any) -> None:
    with opened(QUICK) as house:
        line = house.come(ASK % b"")
        until(line, b"hello")
        line.sendall(b"GET / HTT")
        refused(until(line), 408)


def test_who_says_nothing_is_let_go(opened: Any) -> None:
    with opened(replace(QUICK, head_seconds=2, idle_seconds=1)) as house:
        assert until(house.come()) == b""
        assert until(house.come(ASK % b"")).endswith(b"hello"), "and then it was closed"


def test_what_is_no_http_is_told_so(opened: Any) -> None:
    with opened(PATIENT) as house:
        refused(until(house.come(b"\x16\x03\x01\x02\x00 hello\r\n\r\n")), 400)


# ---- bodies
def test_a_body_that_drips_is_cut_off(opened: Any) -> None:
    with opened(QUICK) as house:
        refused(until(house.come(SEND % (b"read", 100) + b"x")), 408)
        line = house.come(SEND % (b"read", 100_000))
        drip(line, b"x")
        assert b"x" * 100 not in house.app.bodies


def test_a_body_that_nobody_reads_is_not_waited_for(opened: Any) -> None:
    with opened(PATIENT) as house:
        line = house.come(SEND % (b"", 10**9))
        assert until(line, b"hello").startswith(b"HTTP/1.1 200")
        drip(line, b"x" * 65536)


# ---- answers
def test_an_answer_that_nobody_takes_is_dropped(opened: Any) -> None:
    with opened(replace(QUICK, answer_seconds=2)) as house:
        for _ in range(3):
            assert b"200" in until(house.come(ASK % b"large"), b"200"), "it begins to arrive, and nobody reads on"
        house.await_open(0)


def test_an_answer_that_is_taken_arrives_whole(opened: Any) -> None:
    with opened(replace(QUICK, answer_seconds=LIMIT)) as house:
        line = house.come(ASK % b"large")
        size = 0
        while size < LARGE:
            part = line.recv(1 << 20)
            assert part
            size += len(part)


def test_who_asks_without_waiting_for_answers_is_let_go(opened: Any) -> None:
    with opened(PATIENT) as house:
        assert until(house.come((ASK % b"") * 1000)).count(b"hello") <= 1


BROKEN = b"\0\r\n\r\n"
EXPECT = b"POST /read HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "sent", [ASK % b"late", (ASK % b"late") * 20, ASK % b"stay" + BROKEN, ASK % b"late" + BROKEN, EXPECT + b"zz\r\n"]
)
def test_that_somebody_hangs_up_is_no_mistake_of_ours(
    opened: Any, caplog: pytest.LogCaptureFixture, sent: bytes
) -> None:
    """On a line that is closed already an answer cannot be written, and need not."""
    with opened(PATIENT) as house:
        for _ in range(20):
            line = house.come(sent)
            line.shutdown(socket.SHUT_WR)
            until(line)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


# ---- very many
def test_an_address_has_so_many_connections(opened: Any) -> None:
    with opened(replace(PATIENT, connections=3)) as house:
        held = [house.come(b"GET /") for _ in range(3)]
        house.await_open(3)
        refused(until(house.come()), 429)
        held[0].close()
        house.await_open(2)


def test_a_proxy_has_any_number(opened: Any) -> None:
    with opened(replace(PATIENT, connections=3), "10.0.0.0/8, 127.0.0.1,::1") as house:
        for _ in range(9):
            house.come(b"GET /")
        house.await_open(9)


def test_half_requests_give_way_and_who_is_served_stays(opened: Any) -> None:
    with opened(replace(PATIENT, total=5)) as house:
        stays = house.come(ASK % b"stay")
        until(stays, b"here")
        for _ in range(15):
            house.come(b"GET /")
            house.come(SEND % (b"read", 9))
        for _ in range(3):
            assert house.ask().endswith(b"hello")
        assert house.door.open <= 6
        stays.setblocking(False)
        with pytest.raises(BlockingIOError):
            stays.recv(1)


def test_a_full_house_says_so(opened: Any) -> None:
    with opened(replace(PATIENT, total=3)) as house:
        held = [house.come(ASK % b"stay") for _ in range(3)]
        for line in held:
            until(line, b"here")
        refused(until(house.come()), 503)
        held[0].close()
        house.await_open(2)


def test_there_is_room_below_what_the_system_allows() -> None:
    assert 0 < usual.room() < usual.DESCRIPTORS
