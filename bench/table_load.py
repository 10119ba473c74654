"""How long people wait at a busy server: from an answer to its acknowledgement, and from there to the other's page.

    .venv/bin/python bench/table_load.py [--tables 200] [--seconds 60] [--every 5] [--database URL] [--json]

It starts a server, opens tables of two people each, and lets every seat keep a stream open like a browser does. At each
table somebody answers every few seconds (at random moments, as people do), through the very requests that a page makes:
the answer's reply is the new page of its seat; the other seat hears of it on its stream and fetches its own page. The
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
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from demiurge import builds
from demiurge.table.identity import csrf_token

DATA: Final = re.compile(r'<script type="application/json" id="answers">(.*?)</script>', re.S)
GAME: Final = "terra-mystica"


class Wire:
    """One kept-alive connection, as a browser keeps it; much lighter than a client library."""

    def __init__(self, port: int, token: str) -> None:
        self.port, self.token = port, token
        self.lock = asyncio.Lock()
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def head(self, method: str, path: str, more: str = "") -> bytes:
        return (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: demiurge={self.token}\r\n"
            f"Accept-Encoding: gzip\r\n{more}\r\n"
        ).encode()

    async def ask(self, method: str, path: str, form: dict[str, Any] | None = None) -> tuple[int, dict[str, str], str]:
        body = urlencode(form).encode() if form is not None else b""
        more = f"X-CSRF: {csrf_token(self.token)}\r\nHX-Request: true\r\nContent-Length: {len(body)}\r\n"
        async with self.lock:
            if self.streams is None or self.streams[0].at_eof():  # the server lets go of a silent line
                self.streams = await asyncio.open_connection("127.0.0.1", self.port)
            reader, writer = self.streams
            writer.write(self.head(method, path, more if form is not None else "") + body)
            status, headers = await read_head(reader)
            text = await read_body(reader, headers)
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
        self.page, self.news = "", 0
        self.arrived: dict[int, float] = {}  # news -> when this person's page showed it
        self.fresh = asyncio.Event()
        self.answering = False

    async def fetch(self) -> None:
        status, headers, text = await self.wire.ask("GET", f"/t/{self.table}/frame?seat={self.seat}")
        assert status == 200, (status, text[:200])
        self.take(headers, text)

    def take(self, headers: dict[str, str], text: str) -> None:
        news = int(headers["x-news"])
        if news >= self.news:
            self.page, self.news = text, news
            self.arrived[news] = time.perf_counter()

    async def listen(self) -> None:
        """The stream, and what a page does when it hears of something: one fetch at a time, of the newest."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.wire.port)
        writer.write(self.wire.head("GET", f"/t/{self.table}/stream?seat={self.seat}"))
        await read_head(reader)
        fetching = asyncio.create_task(self.refresh())
        try:
            while line := await reader.readline():
                if line.startswith(b"data:") and b'"news"' in line:
                    if json.loads(line[5:])["news"] > self.news and not self.answering:
                        self.fresh.set()
        finally:
            fetching.cancel()
            writer.close()

    async def refresh(self) -> None:
        while True:
            await self.fresh.wait()
            self.fresh.clear()
            await self.fetch()

    def choices(self) -> list[str]:
        found = DATA.search(self.page)
        data = json.loads(found[1]) if found else []
        return [one["do"] for one in data if not one["refusal"]]


class Load:
    def __init__(self, port: int, every: float) -> None:
        self.port, self.every = port, every
        self.acknowledged: list[float] = []
        self.shown: list[float] = []  # from the acknowledgement to the other's page
        self.whole: list[float] = []  # from the answer to the other's page
        self.conflicts = 0

    async def table(self, number: int) -> list[Person]:
        """Two people sit down; the second by the seat's link."""
        host = Wire(self.port, token_of(2 * number))
        await host.ask("GET", "/")
        body = {"game": GAME, "seats": ["me", "friend"], "names": ["Ada", "Bo"]}
        made = await post_json(self.port, "/api/tables", body)
        two = Person(self.port, token_of(2 * number + 1), made["table"], 1)
        link = made["seats"][1]["token"]
        status, _, text = await two.wire.ask("POST", f"/t/{made['table']}/sit/{link}", {"name": "Bo"})
        assert status in (200, 303), (status, text[:300])
        one = Person(self.port, made["token"], made["table"], 0)
        return [one, two]

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
        status, headers, text = await person.wire.ask("POST", f"/t/{person.table}/answer", form)
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
        other.arrived.clear()
        person.arrived.clear()


def token_of(number: int) -> str:
    return f"load{number:028d}"


async def post_json(port: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
    writer.write(head.encode() + data)
    status, headers = await read_head(reader)
    text = (await read_body(reader, headers)).decode()
    writer.close()
    assert status == 201, (status, text)
    found: dict[str, Any] = json.loads(text)
    return found


# ---- the server
def start(database: str, port: int) -> subprocess.Popen[bytes]:
    command = [
        sys.executable,
        "-m",
        "demiurge.cli",
        "serve",
        "--port",
        str(port),
        "--database",
        database,
        "--rate",
        "0",
    ]
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


def share(found: list[float], part: float) -> float:
    return sorted(found)[min(len(found) - 1, int(len(found) * part))] if found else float("nan")


def summary(found: list[float]) -> dict[str, float]:
    named = {"median": statistics.median(found) if found else float("nan"), "p99": share(found, 0.99)}
    return {name: round(1000 * value, 1) for name, value in (*named.items(), ("max", max(found, default=0.0)))}


async def measure(args: argparse.Namespace, port: int, server: int) -> dict[str, Any]:
    await up(port)
    load = Load(port, args.every)
    tables = [await load.table(number) for number in range(args.tables)]
    people = [person for two in tables for person in two]
    listening = [asyncio.create_task(person.listen()) for person in people]
    for person in people:
        await person.fetch()
    await asyncio.sleep(2)
    until, before, began = time.perf_counter() + args.seconds, cpu_of(server), time.perf_counter()
    mine = time.process_time()
    await asyncio.gather(*[load.play(two, until, random.Random(n)) for n, two in enumerate(tables)])
    took = time.perf_counter() - began
    used, mine = (cpu_of(server) - before) / took, (time.process_time() - mine) / took
    for task in listening:
        task.cancel()
    return {
        "tables": args.tables, "streams": len(people), "seconds": round(took, 1), "answers": len(load.acknowledged),
        "answers_per_second": round(len(load.acknowledged) / took, 1), "conflicts": load.conflicts,
        "answer_to_acknowledgement_ms": summary(load.acknowledged), "acknowledgement_to_page_ms": summary(load.shown),
        "answer_to_page_ms": summary(load.whole), "server_cores_used": round(used, 2),
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
        port = free_port()
        server = start(args.database or f"sqlite:///{folder}/load.db", port)
        try:
            found = asyncio.run(measure(args, port, server.pid))
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
