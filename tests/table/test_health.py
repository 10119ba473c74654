"""Whether a server is well is whether it can write, and asking costs next to nothing."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import event, select
from starlette.testclient import TestClient

from demiurge.table.app import make_app
from demiurge.table.server import health
from demiurge.table.server.server import Server, Settings
from demiurge.table.storage import StorageDown, Store, schema
from demiurge.table.storage.database import read_url
from tests.table.serving import MANY, at_table


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server that looks anew whenever it is asked."""
    monkeypatch.setattr(health, "KEPT", -1.0)
    with at_table(tmp_path) as client:
        yield client


def store_of(client: TestClient) -> Store:
    server: Server = client.app.state.server  # type: ignore[attr-defined]
    return server.store


def asked(client: TestClient) -> tuple[int, str]:
    answer = client.get("/healthz")
    return answer.status_code, answer.json()["status"]


def test_a_server_that_is_well(client: TestClient) -> None:
    answer = client.get("/healthz")
    said = answer.json()
    assert (answer.status_code, said["status"], said["database"]) == (200, "ok", "sqlite")
    assert said["uptime"] >= 0
    assert said["version"][0].isdigit()


def test_a_row_is_written_and_only_one(store: Store) -> None:
    for _ in range(3):
        store.pulse(health.PATIENCE)
    rows = store._database.read(lambda connection: connection.execute(select(schema.pulse)).all())
    assert [row.id for row in rows] == [0]


def test_a_database_that_is_locked(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    holder = sqlite3.connect(store_of(client)._database.url.database or "", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    assert asked(client) == (503, "the database is locked")
    assert client.get("/").status_code == 200
    holder.execute("ROLLBACK")
    holder.close()
    assert asked(client) == (200, "ok")


def test_a_database_that_may_only_be_read(client: TestClient) -> None:
    engine, query_only = store_of(client)._database.engine, 1

    def greet(connection: sqlite3.Connection, _: object) -> None:
        connection.execute(f"PRAGMA query_only = {query_only}")

    event.listen(engine, "connect", greet)
    engine.dispose()
    assert asked(client) == (503, "the database is read-only")
    query_only = 0
    engine.dispose()
    assert asked(client) == (200, "ok")


def test_a_postgresql_that_is_locked_or_gone(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "KEPT", -1.0)
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    monkeypatch.setattr(health, "SILENCE", 60.0)
    name = read_url(postgres_url).database
    with TestClient(make_app(Settings(postgres_url, workers=1, rate=MANY, burst=MANY))) as client:
        assert asked(client) == (200, "ok")
        with psycopg.connect(postgres_url) as holder:
            holder.execute("LOCK TABLE pulse IN ACCESS EXCLUSIVE MODE")
            assert asked(client) == (503, "the database is locked")
        assert asked(client) == (200, "ok")
        with psycopg.connect(postgres_url.replace(f"/{name}?", "/postgres?"), autocommit=True) as other:
            other.execute(f"DROP DATABASE {name} WITH (FORCE)")
        assert asked(client) == (503, "the database is gone")


def test_nothing_is_told_of_where_the_database_is(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(patience: float) -> None:
        raise StorageDown('connection to server at "db.example.org" failed')

    def broken(patience: float) -> None:
        raise RuntimeError("db.example.org")

    for pulse in (gone, broken):
        monkeypatch.setattr(store_of(client), "pulse", pulse)
        answer = client.get("/healthz")
        assert answer.status_code == 503
        assert "example" not in answer.text


def test_however_many_ask_one_tries_and_a_silent_database_has_no_more_than_that_one(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[float] = []
    answered = threading.Event()

    def silent(patience: float) -> None:
        tries.append(patience)
        answered.wait(60)

    monkeypatch.setattr(store_of(client), "pulse", silent)
    monkeypatch.setattr(health, "SILENCE", 0.05)
    with ThreadPoolExecutor(8) as pool:
        found: list[Any] = list(pool.map(lambda _: asked(client), range(40)))
    assert found == [(503, "the database does not answer")] * 40
    assert len(tries) == 1
    answered.set()


def test_for_a_second_everybody_gets_the_same_answer(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "KEPT", 60.0)
    tries: list[float] = []
    monkeypatch.setattr(store_of(client), "pulse", tries.append)
    assert [asked(client) for _ in range(20)] == [(200, "ok")] * 20
    assert tries == [health.PATIENCE]
