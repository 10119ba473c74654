"""How long people wait at a busy server: from an answer to its acknowledgement, and from there to the other's page.

    .venv/bin/python bench/table_load.py [--tables 200] [--seconds 60] [--every 5] [--database URL] [--json]
    .venv/bin/python bench/table_load.py --postgres [FOLDER] --processes 2 --clients 4 --find-rate 100 --warm 10

Tables of two people each are played forward into the midst of a game, one of the four games each in turn; then a server
is started on them, and every seat keeps a stream open like a browser does. At each table somebody answers every few
seconds (at random moments, as people do), through the very requests that a page makes: the answer's reply is the new
page of its seat, as far as it has not got it; to the other seat its new page comes on its stream. The
clients run beside the server on the same cores, so what they take counts against it; what they, the server's processes
and PostgreSQL take of the processor is told apart. It counts from when the server has been busy for a while: what is
said for the first time is read from its file first. What an answer costs is also told in turns of a plain loop.

With --find-rate the tables are the same, and answers come quicker and quicker until people have to wait."""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import random
import re
import statistics
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.contestant import yardstick
from bench.table_server import copied, cpu_of, memory_of, postgres, postgres_of, serving
from demiurge import builds
from demiurge.table.game.tables import Tables
from demiurge.table.game.wanted import Wanted
from demiurge.table.identity import csrf_token, hashed
from demiurge.table.seen.deltas import applied
from demiurge.table.seen.frames import NEXT
from demiurge.table.storage import Store

PAGE: Final = "bench"  # the one page that each person has open
SAID: Final = 160  # parts that a page says it has
PACKED: Final = "gzip, deflate, br, zstd"  # what a browser can unpack; the server packs by gzip
FORM: Final = "application/x-www-form-urlencoded"

DATA: Final = re.compile(r'<script type="application/json" id="answers">(.*?)</script>', re.S)
FACTS: Final = re.compile(r'data-(\w+)="(\d+)"')  # of a frame
GAMES: Final = ("terra-mystica", "theocratia", "nova-era", "civolution")
LOOKS: Final = 15  # at the yardstick, before and after
RAISE, HALVES = 1.4, 2  # how a rate is looked for
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
            f"Accept-Encoding: {PACKED}\r\n{more}\r\n"
        ).encode()

    def write(self, writer: asyncio.StreamWriter, said: bytes) -> None:
        writer.write(said)

    async def ask(
        self, method: str, path: str, form: dict[str, Any] | None = None, has: str = ""
    ) -> tuple[int, dict[str, str], str]:
        body = urlencode(form).encode() if form is not None else b""
        more = f"X-CSRF: {csrf_token(self.token)}\r\nHX-Request: true\r\nX-Has: {has}\r\nX-Page: {PAGE}\r\n"
        more += f"Content-Type: {FORM}\r\nContent-Length: {len(body)}\r\n" if form is not None else ""
        async with self.lock:
            if self.streams is None or self.streams[0].at_eof():  # the server lets go of a silent line
                self.streams = await asyncio.open_connection("127.0.0.1", self.port)
            reader, writer = self.streams
            self.write(writer, self.head(method, path, more) + body)
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
        self.wire.write(writer, self.wire.head("GET", f"/t/{self.table}/stream?{query}"))
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
        facts = dict(FACTS.findall(person.page.partition(NEXT)[0]))
        form = {"seat": person.seat, "do": do, "at": facts["at"], "guard": facts["version"]}
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


def share(found: Sequence[float], part: float) -> float:
    return sorted(found)[min(len(found) - 1, int(len(found) * part))] if found else float("nan")


def summary(found: list[float]) -> dict[str, float]:
    named = {"median": statistics.median(found) if found else float("nan"), "p99": share(found, 0.99)}
    return {name: round(1000 * value, 1) for name, value in (*named.items(), ("max", max(found, default=0.0)))}


# ---- clients
class Found(NamedTuple):
    """What one process of clients has seen."""

    acknowledged: list[float]
    shown: list[float]
    whole: list[float]
    bytes: list[int]
    conflicts: int
    page: int  # bytes of a whole page
    cpu: float


class Pace(NamedTuple):
    """How often somebody answers at a table, and for how long: before it counts, and then."""

    every: float
    warm: float
    seconds: float


def client(line: Connection, port: int, pace: Pace, seated: list[tuple[int, Seated]]) -> None:
    """The people at some of the tables, in a process of their own: says when all are there, and begins when told."""
    line.send(asyncio.run(attend(line, port, pace, seated)))


async def attend(line: Connection, port: int, pace: Pace, seated: list[tuple[int, Seated]]) -> Found:
    load = Load(port, pace.every)
    tables = [[Person(port, one.tokens[n], one.table, n) for n in (0, 1)] for _, one in seated]
    people = [person for two in tables for person in two]
    for two in tables:
        await asyncio.gather(*[person.fetch() for person in two])
    listening = [asyncio.create_task(person.listen()) for person in people]
    chances = [random.Random(number) for number, _ in seated]

    async def play(seconds: float) -> None:
        until = time.perf_counter() + seconds
        await asyncio.gather(*[load.play(two, until, rng) for two, rng in zip(tables, chances, strict=True)])

    await asyncio.sleep(2)
    if pace.warm:
        await play(pace.warm)
        load = Load(port, pace.every)
    line.send("ready")
    await asyncio.to_thread(line.recv)
    began = time.process_time()
    await play(pace.seconds)
    spent = time.process_time() - began
    for task in listening:
        task.cancel()
    page = len(people[0].page)
    return Found(load.acknowledged, load.shown, load.whole, load.bytes, load.conflicts, page, spent)


def all_clients(args: argparse.Namespace, every: float, seated: list[Seated], port: int) -> Iterator[list[Found]]:
    """They are ready; and then they are done."""
    context, shares = get_context("spawn"), [list(enumerate(seated))[n :: args.clients] for n in range(args.clients)]
    lines, processes, pace = [], [], Pace(every, args.warm, args.seconds)
    for one in shares:
        mine, its = context.Pipe()
        processes.append(context.Process(target=client, args=(its, port, pace, one), daemon=True))
        processes[-1].start()
        its.close()  # so that we hear if it dies
        lines.append(mine)
    for line in lines:
        line.recv()
    yield []
    for line in lines:
        line.send("go")
    yield [line.recv() for line in lines]
    for process in processes:
        process.join()


# ---- measuring
class Watch:
    """What server and database take from now on."""

    def __init__(self, server: int, database: int) -> None:
        self.server, self.database = server, database
        self.before, self.began = self.now(), time.perf_counter()

    def now(self) -> tuple[float, float]:
        return cpu_of(self.server), cpu_of(self.database) if self.database else 0.0

    def read(self) -> tuple[float, float, float]:
        """Seconds that passed, that the server took, and that the database did."""
        took = time.perf_counter() - self.began
        server, database = (now - then for now, then in zip(self.now(), self.before, strict=True))
        return took, server, database


def speed() -> float:
    """Of this machine, in turns of the yardstick a second: figures of two machines, or of two hours, compare by it."""
    return statistics.median(yardstick() for _ in range(LOOKS))


def measure(args: argparse.Namespace, database: str, every: float, seated: list[Seated]) -> dict[str, Any]:
    before = speed()
    with serving(database, args.processes) as (port, server):
        clients = all_clients(args, every, seated, port)
        next(clients)
        watch = Watch(server, postgres_of(database))
        found = next(clients)
        took, spent, kept = watch.read()
        memory = memory_of(server)
        for _ in clients:
            pass

    def every_one(name: str) -> list[Any]:
        return [value for one in found for value in getattr(one, name)]

    acknowledged, sent = every_one("acknowledged"), every_one("bytes")
    answers, loops = len(acknowledged), (before + speed()) / 2
    return {
        "tables": args.tables, "streams": 2 * len(seated), "seconds": round(took, 1), "answers": answers,
        "answers_per_second": round(answers / took, 1), "conflicts": sum(one.conflicts for one in found),
        "answer_to_acknowledgement_ms": summary(acknowledged),
        "acknowledgement_to_page_ms": summary(every_one("shown")),
        "answer_to_page_ms": summary(every_one("whole")), "server_cores_used": round(spent / took, 2),
        "server_ms_per_answer": round(1000 * spent / max(1, answers), 1),
        "yardstick_loops_per_second": round(loops),
        "server_loops_per_answer": round(spent / max(1, answers) * loops),
        "wire_bytes_per_answer": {"median": share(sent, 0.5), "p90": share(sent, 0.9)},
        "clients_cores_used": round(sum(one.cpu for one in found) / took, 2), "page_bytes": found[0].page,
        "compiled": builds.compiled(), "database": database.split(":")[0], "processes": args.processes,
        "database_cores_used": round(kept / took, 2), "database_ms_per_answer": round(1000 * kept / max(1, answers), 1),
        "server_mb": round(memory),
    }  # fmt: skip


def find_rate(args: argparse.Namespace, database: str, seated: list[Seated]) -> dict[str, Any]:
    """The most answers a second whose 99th percentile holds: more and more until it does not, then between the two.
    Every step begins with the same games and a new server."""
    steps: list[dict[str, Any]] = []

    def holds(rate: float) -> bool:
        found = measure(args, copied(database, len(steps)), len(seated) / rate, seated)
        steps.append(found)
        p99 = found["answer_to_acknowledgement_ms"]["p99"]
        print(f"{rate:.0f} wanted, {found['answers_per_second']} given, p99 {p99} ms", file=sys.stderr, flush=True)
        return bool(p99 <= args.find_rate)

    good, bad = 0.0, args.first_rate
    while holds(bad) or holds(bad):  # once more, since anything else on the machine may have been in the way
        good, bad = bad, bad * RAISE
    for _ in range(HALVES):
        middle = (good + bad) / 2
        good, bad = (middle, bad) if holds(middle) or holds(middle) else (good, middle)
    held = [one for one in steps if one["answer_to_acknowledgement_ms"]["p99"] <= args.find_rate]
    best = max((one["answers_per_second"] for one in held), default=0.0)
    return {"p99_ms": args.find_rate, "processes": args.processes, "carried_answers_per_second": best, "steps": steps}


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm", type=float, default=30, help="seconds before it counts (%(default)s)")
    parser.add_argument("--every", type=float, default=5, help="seconds between two answers at a table, on average")
    parser.add_argument("--database", default="", help="an empty one; SQLite in a temporary folder by default")
    parser.add_argument("--postgres", nargs="?", const="", help="a PostgreSQL of its own; FOLDER has its programs")
    parser.add_argument("--processes", type=int, default=1, help="of the server, on PostgreSQL")
    parser.add_argument("--clients", type=int, default=1, help="processes in which the people are")
    find_help = "the most answers a second for which the 99th percentile of acknowledgements is at most so long"
    parser.add_argument("--find-rate", type=float, metavar="MS", help=find_help)
    parser.add_argument("--first-rate", type=float, default=20, help="where it begins, answers a second (%(default)s)")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def main() -> int:
    args = wishes()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        database = args.database or f"sqlite:///{folder}/load.db"
        if args.postgres is not None:
            database = copied(stack.enter_context(postgres(args.postgres, folder)), 0)
        seated = played(database, args.tables)
        if args.find_rate:
            found = find_rate(args, database, seated)
        else:
            found = measure(args, database, args.every, seated)
    if args.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name.replace('_', ' ')}: {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
