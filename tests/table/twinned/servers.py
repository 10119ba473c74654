"""Two servers that know one game each, twins of one another: whatever is asked of both is answered with the same bytes
to whoever has not been told in what they differ.

Nothing is made alike afterwards. At every request both have the same time and draw the same ids and tokens; their
tables' seeds are different ones."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import time
import zlib
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

import pytest
from starlette.types import Message, Scope

from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.play import replay_on
from demiurge.kernel.record import Record
from demiurge.table.app import make_app
from demiurge.table.game.live import Live
from demiurge.table.game.thinking import Job, plain
from demiurge.table.game.wanted import Wanted
from demiurge.table.identity import COOKIE, csrf_token, derived, hashed, seat_token
from demiurge.table.languages import COOKIE as LANGUAGE
from demiurge.table.seen import pictures
from demiurge.table.seen.frames import NEXT
from demiurge.table.server import hub
from demiurge.table.server.server import Settings
from tests.table.serving import LIMIT
from tests.table.twinned.records import Pair, exchanged

BEGAN: Final = datetime(2026, 1, 1, tzinfo=UTC)
NUMBERS: Final = ("at", "guard", "seat")  # fields that programs send as numbers
FILM: Final = b"a film"
NO_PLANS: Final[Mapping[str, object]] = {"plans": [], "final": True}
DAY: Final = 24 * 3600.0
NOTHING: Final[Mapping[str, str]] = {}
PAGE: Final = "twin"  # how an open page calls itself
PARTS: Final = (b"x-parts", b"yes")  # a reply that is a frame in parts
FRAME: Final = re.compile(rb"^event: frame\ndata: (.*)$", re.M)


# ---- who asks
class Visitor(NamedTuple):
    """Somebody at a browser, or a program."""

    seat: int = SPECTATOR
    name: str = ""
    program: bool = False
    language: str = "en"

    @property
    def token(self) -> str:
        """One for each seat: its browser and its program are the same person's."""
        return derived("twins", self.name or self.seat)

    def headers(self, posts: bool) -> dict[str, str]:
        found = {"host": "testserver", "accept-encoding": "gzip"}
        if self.name == "nobody":
            return found
        if self.program:
            return {**found, "authorization": f"Bearer {self.token}"}
        found["cookie"] = f"{COOKIE}={self.token}; {LANGUAGE}={self.language}"
        if posts:
            found["x-csrf"] = csrf_token(self.token)
        if self.page:
            found["hx-request"] = "true"
        return found

    @property
    def page(self) -> bool:
        """Of the two browsers of a seat one asks and listens as a page's scripts do: it says what it has of a frame,
        and is sent the parts that it has not, or what has changed in them."""
        return self.language != "en"


HOST: Final = Visitor(name="host")


def visitors(seats: int) -> list[Visitor]:
    """Everybody: each seat, those who look on, and the host, who does not play."""
    found = [HOST]
    for seat, name in [*((seat, "") for seat in range(seats)), (SPECTATOR, "eve")]:
        found += [Visitor(seat, name), Visitor(seat, name, language="ru"), Visitor(seat, name, program=True)]
    return [*found, Visitor(name="nobody"), Visitor(name="nobody", program=True)]


class Ask(NamedTuple):
    """One request. `form`: what is sent with it, if anything."""

    path: str
    form: dict[str, str] | None = None

    def body(self) -> bytes:
        if self.form is None:
            return b""
        if not self.path.startswith("/api/"):
            return urlencode(self.form).encode()
        typed: dict[str, Any] = {key: int(text) if key in NUMBERS else text for key, text in self.form.items()}
        if "seats" in typed:
            typed["seats"] = typed["seats"].split(",")
        return json.dumps(typed).encode()

    def scope(self, who: Visitor, has: Mapping[str, str] = NOTHING) -> Scope:
        path, _, query = self.path.partition("?")
        headers = {**who.headers(self.form is not None), **has}
        if self.form is not None:
            kind = "application/json" if path.startswith("/api/") else "application/x-www-form-urlencoded"
            headers |= {"content-type": kind, "content-length": str(len(self.body()))}
        return {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "root_path": "",
            "method": "GET" if self.form is None else "POST", "path": path, "raw_path": path.encode(),
            "query_string": query.encode(), "client": ("192.0.2.1", 4000), "server": ("testserver", 80),
            "headers": [(name.encode(), text.encode()) for name, text in headers.items()],
        }  # fmt: skip


class Answer(NamedTuple):
    """All that came back, and what a worker was asked for it."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes
    jobs: list[bytes]


# ---- what is the same for both
class Fate:
    """Time, and what is drawn at random: the same for every request of the same number. `records`: what is played by
    tables, by their seed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, pair: Pair) -> None:
        self.rng, self.number = Random(0), 0
        self.records, self.exchanged = {"one": pair.one, "two": pair.two}, exchanged(pair)
        usual, lend_chance = Live.lend_chance, self.lend_chance

        for name in ("choice", "token_bytes", "token_hex", "token_urlsafe"):
            monkeypatch.setattr(secrets, name, getattr(self, name))
        monkeypatch.setattr(Live, "lend_chance", lambda live: lend_chance(live) or usual(live))
        monkeypatch.setattr(hub, "HEARTBEAT", DAY)  # streams say only what happens,
        monkeypatch.setattr(hub, "SOON", 0.0)  # and at once

    def begin(self, number: int) -> None:
        self.number = number
        self.rng.seed(number)
        pictures.kept.clear()  # the one thing that servers in one process share

    def now(self) -> datetime:
        return BEGAN + timedelta(seconds=self.number)

    def seconds(self) -> float:
        return float(self.number)

    def lend_chance(self, live: Live) -> bool:
        """The outcomes of a table's record, as long as that goes on. False at another table, such as a fork."""
        lines = self.records[live.row.seed].lines if live.row.seed in self.records else []
        if live.last >= len(lines):
            return False
        live.play.chance = Recorded([value for value, _ in lines[live.last].chance], self.exchanged)
        return True

    def choice(self, among: Any) -> Any:
        return self.rng.choice(among)

    def token_bytes(self, size: int = 32) -> bytes:
        return self.rng.randbytes(size)

    def token_hex(self, size: int = 32) -> str:
        return self.rng.randbytes(size).hex()

    def token_urlsafe(self, size: int = 32) -> str:
        return "".join(self.rng.choice("abcdefgh") for _ in range(size * 4 // 3))


class Recorded(Chance):
    """The outcomes of a line of a record. Where another answer came in its place, any that is not in question."""

    def __init__(self, outcomes: list[int], exchanged: set[int]) -> None:
        super().__init__(0)
        self.outcomes, self.exchanged = outcomes, exchanged

    def choose(self, among: list[int]) -> int:
        at = len(self.log)
        if at < len(self.outcomes) and self.outcomes[at] in among:
            return self.outcomes[at]
        return next((value for value in among if value not in self.exchanged), among[0])


# ---- one of the two
class Line:
    """The line by which a request comes and its answer goes, until it is cut."""

    def __init__(self, body: bytes) -> None:
        self.unread = [body]
        self.status, self.headers, self.heard = 0, list[tuple[bytes, bytes]](), b""
        self.rung, self.cut = asyncio.Event(), asyncio.Event()

    async def receive(self) -> Message:
        if self.unread:
            return {"type": "http.request", "body": self.unread.pop()}
        await self.cut.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status, self.headers = message["status"], message["headers"]
        self.heard += message.get("body", b"")
        self.rung.set()


class Twin:
    """A server and the record that is played there."""

    def __init__(self, database: Path, record: Record, fate: Fate) -> None:
        self.record, self.seed = record, database.stem
        self.app = make_app(Settings(f"sqlite:///{database}", workers=1, rate=0, clock=fate.now))
        self.server = self.app.state.server
        for part in vars(self.server).values():
            if getattr(part, "clock", None) is time.monotonic:
                part.clock = fate.seconds
        self.server.hub.began = -DAY
        self.jobs: list[bytes] = []
        self.pages: dict[tuple[Visitor, str], Stream] = {}  # that are open, by who looks and the table

    @asynccontextmanager
    async def running(self, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
        """Without its bots. What would be asked of a worker is written down."""
        for name in ("start", "wake"):
            monkeypatch.setattr(self.server.conductor, name, lambda *_: None)
        for crew, answer in ((self.server.thinkers.bots, NO_PLANS), (self.server.thinkers.errands, FILM)):
            monkeypatch.setattr(crew, "do", self.working(answer))
        async with self.app.router.lifespan_context(self.app):
            yield

    def working(self, answer: object) -> Callable[..., Any]:
        async def do(job: Job, *_: object, **__: object) -> object:
            self.jobs.append(job.line)
            return answer

        return do

    def sit_down(self, at: int, free: int) -> str:
        """A table after so many answers of the record; nobody has taken the `free` seat."""
        game, seats = self.server.tables.game(self.record.game, self.record.options), self.record.seats
        names = [f"Player {seat}" for seat in range(seats)]
        wanted = Wanted(game.name, {}, ["friend"] * seats, names, listed=True)
        table: str = self.server.tables.add(replay_on(game, self.record, at), wanted, self.seed, HOST.token)
        for seat in set(range(seats)) - {free}:
            link = hashed(seat_token(HOST.token, table, seat))
            assert self.server.store.claim(table, seat, link, hashed(Visitor(seat).token), names[seat])
        return table

    async def ask(self, who: Visitor, ask: Ask) -> Answer:
        self.jobs.clear()
        line, page = Line(ask.body()), self.pages.get((who, table_of(ask.path)))
        await self.app(ask.scope(who, page.has() if page else {}), line.receive, line.send)
        answer = Answer(line.status, line.headers, line.heard, self.jobs[:])
        if page and PARTS in answer.headers:
            page.parts = parts_of(plain_body(answer).decode())
        return answer

    def bots_job(self, table: str, seat: int) -> list[Any] | None:
        """What a bot on the seat would be told; None while it is not asked."""
        task = self.server.conductor.task(table, seat)
        return task and plain(task.game, task.view, seat, task.components)


def table_of(path: str) -> str:
    return path.removeprefix("/t/").partition("?")[0].partition("/")[0]


def plain_body(answer: Answer) -> bytes:
    packed = (b"content-encoding", b"gzip") in answer.headers
    return zlib.decompress(answer.body, 31) if packed else answer.body


def parts_of(frame: str) -> list[str]:
    """The hashes of a frame's parts."""
    return [one.partition("\n")[0].split(" ")[1] for one in frame.split(NEXT)[1:]]


class Stream:
    """What one visitor hears of a table, for as long as it listens; a page also is sent its frames."""

    def __init__(self, twin: Twin, who: Visitor, path: str) -> None:
        self.line, self.parts, self.sent = Line(b""), list[str](), 0
        if who.page:
            twin.pages[who, table_of(path)] = self
            path += "?" + urlencode({"seat": who.seat, "page": PAGE, "news": 0})
        self.unpack = zlib.decompressobj(31) if who.page else None
        self.text = b""
        self.task = asyncio.create_task(twin.app(Ask(path).scope(who), self.line.receive, self.line.send))

    def has(self) -> dict[str, str]:
        """What it says of itself whenever it asks for something."""
        return {"x-page": PAGE, "x-has": " ".join(self.parts)}

    @property
    def heard(self) -> bytes:
        """What it was told, unpacked."""
        if self.unpack is None:
            return self.line.heard
        more = self.unpack.decompress(self.line.heard[self.sent :])
        self.sent = len(self.line.heard)
        self.text += more
        for told in FRAME.findall(more):
            self.parts = parts_of(json.loads(told)["frame"])
        return self.text

    @property
    def said(self) -> bytes:
        return repr((self.line.status, self.line.headers)).encode() + self.heard

    async def until(self, words: bytes) -> None:
        async with asyncio.timeout(LIMIT):
            while words not in self.heard:
                self.line.rung.clear()
                await self.line.rung.wait()

    async def close(self) -> None:
        self.line.cut.set()
        await self.task
