"""A server for tests: in this process for what it says, in another one for sockets and signals."""

from __future__ import annotations

import functools
import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
from fastapi import FastAPI
from starlette.testclient import TestClient

from demiurge.table.app import make_app
from demiurge.table.game.thinking import LEVELS
from demiurge.table.identity import COOKIE, csrf_token, hashed, seat_token
from demiurge.table.server.server import Server, Settings
from demiurge.table.storage import SeatRow, Store, TableRow

LIMIT = 60.0  # seconds that anything here may take on a busy machine
MANY = 1e6  # requests a second: tests are no flood
TM = "terra-mystica"
EASY = next(level.spec for level in LEVELS if level.name.id == "level-easy")
ISLES = "lantern-isles"  # hidden hands, secret pledges


@functools.cache
def migrated() -> bytes:
    """A file of SQLite with its tables, and nothing in them."""
    with tempfile.TemporaryDirectory() as folder:
        Store.open(f"sqlite:///{folder}/table.db").close()
        return Path(folder, "table.db").read_bytes()


def new_file(folder: Path) -> str:
    """A database of SQLite that needs no migrating, which would take a test more time than most of what it does."""
    path = folder / "table.db"
    if not path.exists():
        path.write_bytes(migrated())
    return f"sqlite:///{path}"


@contextmanager
def at_table(folder: Path, **more: Any) -> Iterator[TestClient]:
    """A whole server with its bots, called without a socket."""
    with at_database(new_file(folder), **more) as client:
        yield client


@contextmanager
def at_database(url: str, **more: Any) -> Iterator[TestClient]:
    """The same, on a database of either kind."""
    app = make_app(Settings(url, workers=1, pace=0, rate=MANY, burst=MANY))
    with TestClient(app, **more) as client:
        yield client


class Caller:
    """Somebody with a token, or without one."""

    def __init__(self, client: TestClient, token: str = "") -> None:
        self.client = client
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def get(self, path: str, **params: Any) -> Any:
        return self.client.get(f"/api{path}", params=params, headers=self.headers)

    def post(self, path: str, body: Any = None) -> Any:
        return self.client.post(f"/api{path}", json=body, headers=self.headers)


class Browser:
    """Somebody with a cookie, whose forms carry what ours carry."""

    def __init__(self, app: FastAPI) -> None:
        self.client = TestClient(app, follow_redirects=False)
        self.server: Server = app.state.server
        self.get("/")

    @property
    def token(self) -> str:
        return str(self.client.cookies[COOKIE])

    def get(self, address: str) -> httpx2.Response:
        found: httpx2.Response = self.client.get(address)
        return found

    def post(self, address: str, **form: str) -> httpx2.Response:
        sent = {key.replace("__", "-"): value for key, value in form.items()}
        found: httpx2.Response = self.client.post(address, data={"csrf": csrf_token(self.token), **sent})
        return found

    def create(self, game: str = TM, **form: str) -> str:
        """A new table; its id."""
        answer = self.post("/tables", game=game, **form)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/t/")

    def finish(self, table: str) -> None:
        """The game to its end, by whatever may be answered first."""
        tables = self.server.tables
        while not (live := tables.live(table)).state.over():
            seat = live.state.waiting()[0]
            assert tables.answer(table, seat, live.game.space.format(live.state.answers(seat)[0]), None) is None

    def tables(self) -> list[TableRow]:
        return self.server.store.of_visitor(hashed(self.token))

    def row(self, table: str) -> TableRow:
        row = self.server.store.table(table)
        assert row is not None
        return row

    def seat(self, table: str, seat: int) -> SeatRow:
        return self.server.store.seats(table)[seat]

    def link(self, table: str, seat: int) -> str:
        """The link of a seat, as this browser sees it if it is the host."""
        turn = self.seat(table, seat).link_turn
        return f"/t/{table}/sit/{seat_token(self.token, table, seat, turn)}"


def two(ada: Browser, bob: Browser, game: str = ISLES, **form: str) -> str:
    """Ada made it and sits on seat 0, Bob on seat 1."""
    table = ada.create(game=game, seats="2", seat__0="me", seat__1="friend", name__0="Ada", **form)
    assert bob.post(ada.link(table, 1), name="Bob").status_code == 303
    return table


class Process:
    """`demiurge serve` as people start it."""

    def __init__(self, *args: str, **environment: str) -> None:
        # Not a pipe: one that nobody reads fills up, and the server would wait.
        self.said = tempfile.TemporaryFile("w+")  # noqa: SIM115
        self.process = subprocess.Popen(
            [sys.executable, "-m", "demiurge.cli", "serve", *args],
            stdout=subprocess.PIPE, stderr=self.said, text=True, env={**os.environ, **environment},
        )  # fmt: skip

    def address(self) -> str:
        """Where it is, as soon as it is up."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Demiurge is at http://"), line + self.end()[1]
        return line.split()[-1].rstrip("/")

    def end(self) -> tuple[int, str]:
        """Its status, and what it has written to stderr."""
        try:
            self.process.communicate(timeout=LIMIT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        self.said.seek(0)
        return self.process.returncode, self.said.read()


@contextmanager
def serving(*args: str, **environment: str) -> Iterator[Process]:
    process = Process(*args, **environment)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.process.terminate()
            process.end()


def call(address: str, path: str, body: Any = None, **headers: str) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, {"Content-Type": "application/json", **headers})
    with urllib.request.urlopen(request, timeout=LIMIT) as answer:
        return json.load(answer)
