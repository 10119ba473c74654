"""Asking at a real socket: a server in a process of its own, malformed HTTP among what it is sent, and a bystander who
only wants to look at their table meanwhile."""

from __future__ import annotations

import http.client
import os
import random
import socket
import tempfile
import threading
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from demiurge import builds
from tests.fuzz.asking import Asked, Maker
from tests.fuzz.calling import Answered
from tests.fuzz.chapter import quiet
from tests.fuzz.figures import Figures, Wait
from tests.fuzz.judging import complaints
from tests.fuzz.values import Values
from tests.fuzz.world import Row, World
from tests.table.serving import LIMIT, serving

HEAD: Final = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST: Final = b"POST /me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n"
HEALTH: Final = "/healthz"
TRACE: Final = "Traceback (most recent call last)"
PATIENCE: Final = 1.0 if builds.compiled() else 10.0  # seconds of the server's work that anybody else waits for
SENDERS: Final = 3
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 1
BROKEN: Final = 0.3  # the share of malformed HTTP
MALFORMED: Final = (
    b"", b"\r\n\r\n", b"\n", b"\0" * 200, b"GET\r\n\r\n", b"GET /\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n", b"GET  /  HTTP/1.1\r\nHost: x\r\n\r\n", b"get / http/1.1\r\n\r\n",
    b"GET / HTTP/1.0\r\n\r\n", b"GET * HTTP/1.1\r\nHost: x\r\n\r\n", b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
    b"CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n", b"GET x:80 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n", b"GET //evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /%00 HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /static/%00 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /static/..%2f..%2fapp.py HTTP/1.1\r\nHost: x\r\n\r\n", HEAD + b"no colon\r\n\r\n",
    HEAD + b": no name\r\n\r\n", HEAD + b"a b: c\r\n\r\n", HEAD + b"a: b\r\n c\r\n\r\n", HEAD + b"a: \0\r\n\r\n",
    HEAD + b"a: \x01\x7f\r\n\r\n", HEAD + b"Host: y\r\n\r\n", HEAD + b"a: b\n\n", HEAD + b"a\r: b\r\n\r\n",
    HEAD + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello", HEAD + b"Content-Length: -1\r\n\r\n",
    HEAD + b"Content-Length: 99999999999999999999999\r\n\r\n", HEAD + b"Content-Length: 0x5\r\n\r\nhello",
    POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    POST + b"Transfer-Encoding: chunked, x\r\n\r\n0\r\n\r\n", POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
    POST + b"Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n",
    POST + b"Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
    POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhel",
    POST + b"Transfer-Encoding: chunked\r\n\r\n1;x=" + b"y" * 5000 + b"\r\na\r\n0\r\n\r\n",
    POST + b"Content-Length: 50\r\n\r\nname=",
    POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\na\r\n" * 3000 + b"0\r\n\r\n",
    POST + b"Expect: 100-continue\r\nContent-Length: 5\r\n\r\n", POST + b"Transfer-Encoding: gzip\r\n\r\n",
    HEAD + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n",
    HEAD + b"Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\xaa" * 300,
    b"HTTP/1.1 200 OK\r\n\r\n", HEAD + b"x: " + b"a" * 12_000 + b"\r\n\r\n", HEAD + b"x: y\r\n" * 150 + b"\r\n",
    HEAD + b"Cookie: " + b"\\" * 3000 + b"\r\n\r\n", HEAD + b"Cookie: " + b"a=b;" * 2000 + b"\r\n\r\n",
    b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", b"A" * 5000, HEAD + b"\r\n" + HEAD + b"\r\n" + HEAD,
    (HEAD + b"\r\n") * 20, HEAD * 2 + b"\r\n",
)  # fmt: skip


# ---- what goes over the line
def sent(asked: Asked) -> bytes:
    """The request as bytes; a body in pieces goes in chunks."""
    chunked = len(asked.body) > 1
    headers = [(name, value) for name, value in asked.headers if not (chunked and name == "content-length")]
    if chunked:
        headers.append(("transfer-encoding", "chunked"))
    lines = [asked.method.encode() + b" " + asked.target + b" HTTP/1.1"]
    lines += [name.encode() + b": " + value.encode("latin-1") for name, value in headers]
    parts = (
        [b"%x\r\n%b\r\n" % (len(part), part) for part in [*filter(None, asked.body), b""]] if chunked else asked.body
    )
    return b"\r\n".join([*lines, b"", b""]) + b"".join(parts)


def malformed(rng: random.Random, maker: Maker) -> bytes:
    """Broken HTTP from the list, or a true request with a few bytes of it changed."""
    if Values(rng).odds(0.5):
        return rng.choice(MALFORMED)
    data = bytearray(sent(maker.make(rng.choice(maker.routes))))
    for _ in range(rng.choice((1, 2, 10))):
        at = rng.randrange(min(len(data), 400))
        data[at : at + rng.choice((0, 1, 1, 4))] = rng.choice((b"", b"\0", b"\r\n", b" ", b":", rng.randbytes(3)))
    return bytes(data)


def spoken(address: tuple[str, int], data: bytes, method: str = "GET", last: bool = False) -> Answered:
    """Sent as far as the server listens; then its answer. A stream is left as soon as it has begun. `last`: nothing
    will follow, so a server that waits for more need not."""
    found = Answered()
    with socket.create_connection(address, LIMIT) as line:
        try:
            line.sendall(data)
            if last:
                line.shutdown(socket.SHUT_WR)
            answer = http.client.HTTPResponse(line, method=method)
            answer.begin()
            found.status = answer.status
            found.headers = {name.lower(): value for name, value in answer.getheaders()}
            if found.headers.get("content-type", "").startswith("text/event-stream"):
                return found
            found.body = answer.read()
        except (http.client.HTTPException, ConnectionError):
            pass  # it has hung up, which is an answer, too
    return found


# ---- the one who only looks on
class Bystander(threading.Thread):
    """Looks at its table all the time, on one connection, and counts how long each look takes, and how much of that the
    server was at work: on a busy machine both may wait for a processor."""

    def __init__(self, address: tuple[str, int], table: str, server: int) -> None:
        super().__init__(daemon=True)
        self.address, self.paths, self.server = address, (f"/t/{table}", f"/t/{table}/frame"), server
        self.waits: list[Wait] = []
        self.faults: list[str] = []
        self.settled, self.enough = threading.Event(), threading.Event()

    def run(self) -> None:
        line = http.client.HTTPConnection(*self.address, timeout=LIMIT)
        try:
            self.look(line)  # the first look at a new server waits for nobody else: it makes the game
            self.waits.clear()
            self.settled.set()
            while not self.enough.is_set():
                self.look(line)
                self.enough.wait(0.02)
        except (OSError, http.client.HTTPException) as error:
            self.faults.append(f"bystander: {error!r}")
        finally:
            self.settled.set()
            line.close()

    def look(self, line: http.client.HTTPConnection) -> None:
        for path in self.paths:
            began, worked = time.monotonic(), processor(self.server)
            line.request("GET", path)
            answer = line.getresponse()
            answer.read()
            self.waits.append(Wait(time.monotonic() - began, processor(self.server) - worked))
            if answer.status != 200:
                self.faults.append(f"bystander: {path} {answer.status}")


def processor(process: int) -> float:
    """Seconds of processor that a process has used; where the system does not say so, those on the clock."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return time.monotonic()
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextmanager
def bystander(address: tuple[str, int], table: str, server: int) -> Iterator[Bystander]:
    found = Bystander(address, table, server)
    found.start()
    assert found.settled.wait(LIMIT)
    yield found
    found.enough.set()
    found.join(LIMIT)


# ---- a chapter
def read(number: int, requests: int) -> Figures:
    """Chapter `number`, over a socket. Nobody who asks has any right, so nothing that is there may change."""
    figures, began = Figures(), time.monotonic()
    with tempfile.TemporaryDirectory() as folder, quiet():
        world = World(Path(folder), bots=False)
        before = settled(world)
        with serving("--port", "0", "--database", world.url, "--workers", "1", "--rate", "0") as process:
            where = urlsplit(process.address())
            address = (str(where.hostname), int(where.port or 0))
            with bystander(address, world.tables[0], process.process.pid) as looking:
                ask(world, address, number, requests, figures)
            process.process.terminate()
            status, log = process.end()
        figures.waits = looking.waits
        figures.faults += looking.faults
        if settled(world, before) != before:
            figures.faults.append(f"chapter {number}: a table has changed")
        at = log.find(TRACE)
        if status or at >= 0:
            figures.faults.append(
                f"chapter {number}: the server ended with {status} and wrote\n{log[max(at - 500, 0) :][:9000]}"
            )
        world.close()
    figures.seconds = time.monotonic() - began
    return figures


def settled(world: World, before: Collection[Row] = ()) -> set[Row]:
    """The rows of the tables that were there before: anybody may make others."""
    known = {table for kind, table, _ in before or world.content() if kind == "tables"}
    return {row for row in world.content() if row[1] in known}


def ask(world: World, address: tuple[str, int], number: int, requests: int, figures: Figures) -> None:
    """Several at once, each with a share of the requests."""
    senders = [
        threading.Thread(target=send, args=(world, address, f"{number}.{n}", requests // SENDERS, figures))
        for n in range(SENDERS)
    ]
    for one in senders:
        one.start()
    for one in senders:
        one.join()


def send(world: World, address: tuple[str, int], seed: str, requests: int, figures: Figures) -> None:
    rng = random.Random(seed)
    maker = Maker(world, rng, harmless=True)
    for number in range(requests):
        where = f"chapter {seed}, request {number}"
        if maker.values.odds(BROKEN):
            data = malformed(rng, maker)
            found = spoken(address, data, last=True)
            figures.note("broken HTTP", found.status)
            wrong = [f"status {found.status}"] if found.status >= 500 else []
            figures.faults += [f"{where}: {data[:500]!r}\n    {fault}" for fault in wrong]
            continue
        asked = maker.make(maker.routes[number % len(maker.routes)])
        began = time.monotonic()
        found = spoken(address, sent(asked), asked.method)
        figures.note("at the socket", found.status, time.monotonic() - began, asked.route.name)
        tired = asked.route.path == HEALTH  # on a machine that is busy enough it is not well
        wrong = list(complaints(asked, found, maker.schemas, tired))
        figures.faults += [f"{where}: {asked}\n    {fault}" for fault in wrong]
