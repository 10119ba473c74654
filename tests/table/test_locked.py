"""A database that another process has locked, or whose disk is full: who looks goes on looking, who writes is told soon
that nothing was changed, and afterwards everything goes on."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute
from sqlalchemy import event
from starlette.testclient import TestClient

from demiurge.table.server import threads
from demiurge.table.server.server import Server
from demiurge.table.storage import database
from tests.table.serving import LIMIT, Caller, at_table

HOST = "h" * 32
NOTHING = "nothing was changed"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with at_table(tmp_path) as client:
        yield client


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits, waits for as long as the test wants."""
    monkeypatch.setattr(database, "PATIENCE", LIMIT)
    monkeypatch.setattr(threads, "LONGEST_QUEUE", LIMIT)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.1)


def server_of(client: TestClient) -> Server:
    found: Server = client.app.state.server  # type: ignore[attr-defined]
    return found


def made(client: TestClient) -> str:
    wish = {"game": "lantern-isles", "seats": ["me", "me"]}
    return str(Caller(client, HOST).post("/tables", wish).json()["table"])


def answer(client: TestClient, table: str) -> Any:
    return Caller(client, HOST).post(f"/tables/{table}/answers", {"do": "pledge 0", "at": 0, "seat": 0})


@contextmanager
def locked(client: TestClient, how: str = "BEGIN IMMEDIATE") -> Iterator[sqlite3.Connection]:
    """Another connection writes, and takes its time."""
    path = server_of(client).store._database.url.database
    holder = sqlite3.connect(path or "", isolation_level=None, check_same_thread=False)
    holder.execute(how)
    try:
        yield holder
    finally:
        if holder.in_transaction:
            holder.execute("ROLLBACK")
        holder.close()


def until(true: Callable[[], bool]) -> None:
    """Wait for something that another thread does."""
    ticks = threading.Event()
    for _ in range(int(LIMIT / 0.01)):
        if true():
            return
        ticks.wait(0.01)
    raise AssertionError("it never came")


# ---- looking
@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("how", ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])
def test_who_looks_does_not_wait_for_those_who_cannot_write(client: TestClient, how: str) -> None:
    tables = [made(client) for _ in range(2 * threads.WRITING)]
    other = made(client)
    with ThreadPoolExecutor(len(tables) + 1) as pool, locked(client, how) as holder:
        writers = [pool.submit(answer, client, table) for table in tables]
        until(lambda: server_of(client).store.stalled)
        pages = ["/", "/mine", f"/t/{other}", f"/t/{other}/frame", f"/api/tables/{other}", "/rules/lantern-isles"]
        reader: Future[Any] = pool.submit(lambda: [client.get(page).status_code for page in pages])
        done, _ = wait([*writers, reader], LIMIT, FIRST_COMPLETED)
        assert done == {reader}
        assert reader.result() == [200] * len(pages)
        holder.execute("ROLLBACK")
        assert [writer.result().status_code for writer in writers] == [200] * len(tables)


@pytest.mark.usefixtures("patient")
def test_who_looks_at_a_table_that_cannot_be_saved_is_told_soon(client: TestClient) -> None:
    """The one who writes has the table's lock, and waits."""
    table = made(client)
    with ThreadPoolExecutor(2) as pool, locked(client) as holder:
        writer = pool.submit(answer, client, table)
        until(lambda: server_of(client).store.stalled)
        reader = pool.submit(client.get, f"/t/{table}")
        done, _ = wait([writer, reader], LIMIT, FIRST_COMPLETED)
        assert done == {reader}
        assert reader.result().status_code == 503
        assert NOTHING in reader.result().text
        holder.execute("ROLLBACK")
        assert writer.result().status_code == 200
    assert client.get(f"/t/{table}").status_code == 200


def test_every_route_that_writes_has_a_thread_of_the_writers(client: TestClient) -> None:
    """FastAPI runs what is no coroutine in the threads of those who look."""
    app: Any = client.app
    posts = [route for route in routes_of(app.router) if "POST" in (route.methods or ())]
    assert len(posts) > 20
    assert [route.path for route in posts if not iscoroutinefunction(route.endpoint)] == []


def routes_of(router: Any) -> Iterator[APIRoute]:
    for route in router.routes:
        inner = getattr(route, "original_router", None) or getattr(route, "router", None)
        if isinstance(route, APIRoute):
            yield route
        elif inner is not None:
            yield from routes_of(inner)


# ---- writing
@pytest.mark.usefixtures("impatient")
def test_who_cannot_write_is_told_so_and_nothing_is_changed(client: TestClient) -> None:
    table = made(client)
    before = server_of(client).store.table(table)
    with locked(client):
        for _ in range(3):
            refused = answer(client, table)
            assert refused.status_code == 503
            assert NOTHING in refused.json()["problem"]
        assert server_of(client).store.table(table) == before
    assert answer(client, table).status_code == 200
    assert Caller(client, HOST).get(f"/tables/{table}").json()["at"] == 1


def test_who_has_waited_too_long_for_a_thread_is_not_served(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = made(client)
    monkeypatch.setattr(threads, "LONGEST_QUEUE", -1.0)
    assert answer(client, table).status_code == 503
    monkeypatch.undo()
    assert answer(client, table).status_code == 200


def test_on_a_full_disk_nothing_is_changed_and_with_room_the_game_goes_on(client: TestClient) -> None:
    table = made(client)
    engine, limit = server_of(client).store._database.engine, 1  # pages: less than there are, so none can be added

    def tighten(connection: sqlite3.Connection, _: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {limit}")

    event.listen(engine, "connect", tighten)
    engine.dispose()
    me, told = Caller(client, HOST), list[int]()
    while 503 not in told:
        assert len(told) < 500
        told.append(client.post("/api/tables", json={"game": "lantern-isles", "seats": ["me"] * 4}).status_code)
    assert client.get("/").status_code == client.get(f"/t/{table}").status_code == 200
    assert client.get("/healthz").json()["status"] == "the database is full"
    limit = 1_000_000
    engine.dispose()
    assert answer(client, table).status_code == 200
    assert me.get(f"/tables/{table}").json()["at"] == 1
