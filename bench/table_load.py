"""How long people wait at a busy server: from an answer to its acknowledgement, and from there to the other's page.

    .venv/bin/python bench/table_load.py [--tables 200] [--seconds 60] [--every 5] [--database URL] [--json]

Tables of two people each are played forward into the midst of a game, one of the four games each in turn; then a server
is started on them, and every seat keeps a stream open like a browser does. At each table somebody answers every few
seconds (at random moments, as people do), through the very requests that a page makes: the answer's reply is the new
page of its seat, as far as it has not got it; to the other seat its new page comes on its stream. The
clients run beside the server on the same cores, so what they take counts against it."""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

from demiurge import builds
from demiurge.table.game.tables import Tables
from demiurge.table.game.wanted import Wanted
from demiurge.table.identity import csrf_token, hashed
from demiurge.table.seen.deltas import applied
from demiurge.table.seen.frames import NEXT
from demiurge.table.storage import Store

PAGE: Final = "bench"  # the one page that each person has open
SAID: Final = 160  # parts that a page says it has

DATA: Final = re.compile(r'<script type="application/json" id="answers">(.*?)</script>', re.S)
GAMES: Final = ("terra-mystica", "theocratia", "nova-era", "civolution")
FORWARD: Final = 40  # answers before the clock starts: the midst of a game that is played at random


class Seated(NamedTuple):
    """A table with two people, by their tokens."""

    table: str
    tokens: tuple[str, str]


class Parts:
    """What a page keeps of its frames (static/parts.js)."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    def has(self) -> str:
        return " ".join(list(self.kept)[-SAID:])

    def take(self, reply: str) -> dict[str, str]:
        """The parts of the new frame, by name."""
        _, *came = reply.split(NEXT)
        found: dict[str, str] = {}
        for one in came:
            head, new, body = one.partition("\n")
            name, mark, *known = head.split(" ")
            found[name] = applied(self.kept[known[0]], body) if known else body if new else self.kept[mark]
            self.kept.pop(mark, None)
            self.kept[mark] = found[name]
        return found


class Wire:
    """One kept-alive connection, as a browser keeps it; much lighter than a client library."""

    def __init__(self, port: int, token: str) -> None:
        self.port, self.token = port, token
        self.lock = asyncio.Lock()
        self.received = 0  # bytes of bodies, as they came
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def head(self, method: str, path: str, more: str = "") -> bytes:
        return (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: demiurge={self.token}\r\n"
            f"Accept-Encoding: gzip\r\n{more}\r\n"
        ).encode()

    async def ask(
        self, method: str, path: str, form: dict[str, Any] | None = None, has: str = ""
    ) -> tuple[int, dict[str, str], str]:
        body = urlencode(form).encode() if form is not None else b""
        more = f"X-CSRF: {csrf_token(self.token)}\r\nHX-Request: true\r\nX-Has: {has}\r\nX-Page: {PAGE}\r\n"
        more += f"Content-Length: {len(body)}\r\n" if form is not None else ""
        async with self.lock:
            if self.streams is None or self.streams[0].at_eof():  # the server lets go of a silent line
                self.streams = await asyncio.open_connection("127.0.0.1", self.port)
            reader, writer = self.streams
            writer.write(self.head(method, path, more) + body)
            status, headers = await read_head(reader)
            text = await read_body(reader, headers)
            self.received += len(text)
            if headers.get("content-encoding") == "gzip":
                text = gzip.decompress(text)
            return status, headers, text.decode()


async def read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    status = int((await reader.readline()).split()[1])
    headers: dict[str, str] = {}
    while line := (await reader.readline()).decode().strip():
        name, _, value = line.partition(":")
        headers[name.lower()] = value.strip()
    return status, headers


async def read_body(reader: asyncio.StreamReader, headers: dict[str, str]) -> bytes:
    if "content-length" in headers:
        return await reader.readexactly(int(headers["content-length"]))
    found = b""
    while size := int((await reader.readline()).strip() or b"0", 16):
        found += await reader.readexactly(size)
        await reader.readline()
    await reader.readline()
    return found


class Person:
    """Somebody at a table: a page, kept up to date by a stream."""

    def __init__(self, port: int, token: str, table: str, seat: int) -> None:
        self.wire, self.table, self.seat = Wire(port, token), table, seat
        self.parts, self.page, self.news = Parts(), "", 0
        self.data = ""  # of the answers
        self.arrived: dict[int, float] = {}  # news -> when this person's page showed it
        self.fresh = asyncio.Event()
        self.answering = False

    async def fetch(self) -> None:
        path = f"/t/{self.table}/frame?seat={self.seat}"
        status, headers, text = await self.wire.ask("GET", path, has=self.parts.has())
        assert status == 200, (status, text[:200])
        self.take(headers, text)

    def take(self, headers: Mapping[str, str], text: str) -> None:
        news, parts = int(headers["x-news"]), self.parts.take(text)
        if news >= self.news:
            self.page, self.data, self.news = text, parts.get("data", ""), news
            self.arrived[news] = time.perf_counter()

    async def listen(self) -> None:
        """The stream, and what a page does when it hears of something: one fetch at a time, of the newest."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.wire.port)
        query = urlencode({"seat": self.seat, "page": PAGE, "news": self.news, "has": self.parts.has()})
        writer.write(self.wire.head("GET", f"/t/{self.table}/stream?{query}"))
        status, _ = await read_head(reader)
        assert status == 200, status
        fetching = asyncio.create_task(self.refresh())
        unpack, text = zlib.decompressobj(31), ""
        try:
            while size := int((await reader.readline()).strip() or b"0", 16):
                piece = await reader.readexactly(size)
                await reader.readline()
                self.wire.received += size
                *said, text = (text + unpack.decompress(piece).decode()).split("\n\n")
                for one in said:
                    self.hear(*one.split("\n"))
        finally:
            fetching.cancel()
            writer.close()

    def hear(self, *lines: str) -> None:
        said = {name: value for name, _, value in (line.partition(": ") for line in lines)}
        data = json.loads(said.get("data", "{}"))
        if said.get("event") == "frame":
            self.take({"x-news": data["news"]}, data["frame"])
        elif said.get("event") == "news" and data["news"] > self.news and not self.answering:
            self.fresh.set()

    async def refresh(self) -> None:
        while True:
            await self.fresh.wait()
            self.fresh.clear()
            await self.fetch()

    def choices(self) -> list[str]:
        found = DATA.search(self.data)
        data = json.loads(found[1]) if found else []
        return [one["do"] for one in data if "do" in one and "refusal" not in one]


class Load:
    def __init__(self, port: int, every: float) -> None:
        self.port, self.every = port, every
        self.acknowledged: list[float] = []
        self.shown: list[float] = []  # from the acknowledgement to the other's page
        self.whole: list[float] = []  # from the answer to the other's page
        self.bytes: list[int] = []  # of each answer, on the wire, for both
        self.conflicts = 0

    async def play(self, people: list[Person], until: float, rng: random.Random) -> None:
        await asyncio.sleep(rng.random() * self.every)
        while time.perf_counter() < until:
            asked = [(person, person.choices()) for person in people]
            ready = [(person, found) for person, found in asked if found]
            if not ready:
                for person in people:
                    await person.fetch()
                if not any(person.choices() for person in people):
                    return  # the game is over
                continue
            person, found = ready[0]
            await self.answer(person, people, rng.choice(found))
            await asyncio.sleep(min(rng.expovariate(1 / self.every), max(0.0, until - time.perf_counter())))

    async def answer(self, person: Person, people: list[Person], do: str) -> None:
        other = people[1 - person.seat]
        began = time.perf_counter()
        at = re.search(r'data-last="(\d+)"', person.page)
        form = {"do": do, "seat": person.seat, **({"at": at[1]} if at else {})}
        person.answering = True  # the reply brings the news along, so a page does not fetch them meanwhile
        path = f"/t/{person.table}/answer"
        before = person.wire.received + other.wire.received
        status, headers, text = await person.wire.ask("POST", path, form, person.parts.has())
        done = time.perf_counter()
        person.answering = False
        if status != 200:
            self.conflicts += 1
            await person.fetch()
            return
        self.acknowledged.append(done - began)
        person.take(headers, text)
        news = int(headers["x-news"])
        for _ in range(500):  # at most ten seconds
            seen = [when for n, when in other.arrived.items() if n >= news]
            if seen:
                self.shown.append(max(0.0, min(seen) - done))
                self.whole.append(min(seen) - began)
                break
            await asyncio.sleep(0.02)
        else:
            self.shown.append(10.0)
            self.whole.append(10.0)
        self.bytes.append(person.wire.received + other.wire.received - before)
        other.arrived.clear()
        person.arrived.clear()


def token_of(number: int) -> str:
    return f"load{number:028d}"


def played(database: str, number: int) -> list[Seated]:
    """So many tables in the midst of their games."""
    store = Store.open(database)
    found = [played_one(Tables(store), n, random.Random(n)) for n in range(number)]
    store.close()
    return found


def played_one(tables: Tables, number: int, rng: random.Random) -> Seated:
    one, two = token_of(2 * number), token_of(2 * number + 1)
    table = tables.create(
        Wanted(GAMES[number % len(GAMES)], {}, ["me", "friend"], ["Ada", "Bo"], str(rng.random())), one
    )
    tables.store.claim(table, 1, tables.store.seats(table)[1].link_hash, hashed(two), "Bo")
    for _ in range(FORWARD):
        live = tables.live(table)
        if live.state.over():  # a short one: another is begun
            return played_one(tables, number, rng)
        seat = rng.choice(live.state.waiting())
        action = rng.choice(live.state.answers(seat))
        tables.answer(table, seat, live.game.space.format(action), live.last)
    return Seated(table, (one, two))


# ---- the server
def start(database: str, port: int) -> subprocess.Popen[bytes]:
    serve = [sys.executable, "-m", "demiurge.cli", "serve", "--port", str(port), "--database", database]
    command = [*serve, "--rate", "0", "--limit", "streams=0", "--limit", "connections=0"]  # all come from one address
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def up(port: int) -> None:
    for _ in range(300):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return
    raise SystemExit("the server did not come up")


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def share(found: Sequence[float], part: float) -> float:
    return sorted(found)[min(len(found) - 1, int(len(found) * part))] if found else float("nan")


def summary(found: list[float]) -> dict[str, float]:
    named = {"median": statistics.median(found) if found else float("nan"), "p99": share(found, 0.99)}
    return {name: round(1000 * value, 1) for name, value in (*named.items(), ("max", max(found, default=0.0)))}


async def measure(args: argparse.Namespace, seated: list[Seated], port: int, server: int) -> dict[str, Any]:
    await up(port)
    load = Load(port, args.every)
    tables = [[Person(port, one.tokens[n], one.table, n) for n in (0, 1)] for one in seated]
    people = [person for two in tables for person in two]
    for person in people:
        await person.fetch()
    listening = [asyncio.create_task(person.listen()) for person in people]
    await asyncio.sleep(2)
    until, before, began = time.perf_counter() + args.seconds, cpu_of(server), time.perf_counter()
    mine = time.process_time()
    await asyncio.gather(*[load.play(two, until, random.Random(n)) for n, two in enumerate(tables)])
    took = time.perf_counter() - began
    spent = cpu_of(server) - before
    used, mine = spent / took, (time.process_time() - mine) / took
    for task in listening:
        task.cancel()
    return {
        "tables": args.tables, "streams": len(people), "seconds": round(took, 1), "answers": len(load.acknowledged),
        "answers_per_second": round(len(load.acknowledged) / took, 1), "conflicts": load.conflicts,
        "answer_to_acknowledgement_ms": summary(load.acknowledged), "acknowledgement_to_page_ms": summary(load.shown),
        "answer_to_page_ms": summary(load.whole), "server_cores_used": round(used, 2),
        "server_ms_per_answer": round(1000 * spent / max(1, len(load.acknowledged)), 1),
        "wire_bytes_per_answer": {"median": share(load.bytes, 0.5), "p90": share(load.bytes, 0.9)},
        "clients_cores_used": round(mine, 2), "page_bytes": len(people[0].page), "compiled": builds.compiled(),
        "database": args.database.split(":")[0] or "sqlite",
    }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=5, help="seconds between two answers at a table, on average")
    parser.add_argument("--database", default="", help="an empty one; SQLite in a temporary folder by default")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port, database = free_port(), args.database or f"sqlite:///{folder}/load.db"
        seated = played(database, args.tables)
        server = start(database, port)
        try:
            found = asyncio.run(measure(args, seated, port, server.pid))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(10)
    if args.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name.replace('_', ' ')}: {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
