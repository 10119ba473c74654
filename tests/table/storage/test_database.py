"""The database is used as promised: nothing acknowledged is lost, nothing half written, one error when it is down."""

import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import event

from demiurge.table.storage import Ring, StorageDown, Store, database
from demiurge.table.storage.database import read_url
from tests.table.storage.build import a_table, add, dos

WRITER = """
import sys
from demiurge.kernel.record import Line
from demiurge.table.storage import Store
store = Store.open(sys.argv[1])
row = store.table(sys.argv[2])
while True:
    add = [Line(0, f"{row.length + n}", [(1, -1)], False) for n in range(2)]
    row = store.change(row.id, row.version, keep=row.length, add=add, undone=[], waiting=[])
    print(row.length, flush=True)
"""


# ---- addresses
def test_addresses_are_understood() -> None:
    assert read_url("postgres://ann:pw@db:5433/table").render_as_string(hide_password=False) == (
        "postgresql+psycopg://ann:pw@db:5433/table"
    )
    assert read_url("postgresql://db/table").drivername == "postgresql+psycopg"
    assert read_url("sqlite:////var/table.db").database == "/var/table.db"


@pytest.mark.parametrize("text", ["", "table.db", "mysql://db/table", "sqlite://", "sqlite:///:memory:"])
def test_other_addresses_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="sqlite"):
        read_url(text)


# ---- SQLite is set up to lose nothing
def test_every_connection_of_sqlite_has_its_pragmas(sqlite_url: str) -> None:
    store = Store.open(sqlite_url)
    engine = store._database.engine
    with engine.connect() as one, engine.connect() as two:
        for connection in (one, two):
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            said = [raw.execute(f"PRAGMA {name}").fetchone()[0] for name in
                    ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")]  # fmt: skip
            assert said == ["wal", 2, 1, database.BUSY_MS]
    store.close()


def test_a_reader_does_not_wait_for_a_writer(store: Store) -> None:
    table = a_table(store, "a")
    with store._database.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET news = 99")
        began = time.monotonic()
        assert store.table(table.id) == table
        assert time.monotonic() - began < 1
        connection.rollback()


# ---- a process that dies
def test_a_killed_process_loses_no_acknowledged_line(url: str) -> None:
    store = Store.open(url)
    id = a_table(store).id
    dice = random.Random(5)
    for _ in range(5):
        child = subprocess.Popen([sys.executable, "-c", WRITER, url, id], stdout=subprocess.PIPE, text=True)
        assert child.stdout is not None
        first = child.stdout.readline()  # it is writing now
        assert first.strip().isdecimal()
        time.sleep(dice.uniform(0.02, 0.2))
        child.send_signal(signal.SIGKILL)
        acknowledged = [first, *child.stdout.readlines()]
        child.wait(10)
        child.stdout.close()

        newest = max(int(line) for line in acknowledged if line.endswith("\n"))
        row = store.table(id)
        assert row is not None
        assert dos(store, id) == [f"{n}" for n in range(row.length)]
        assert row.length in (newest, newest + 2)  # the last one may have been written and not yet told
        assert row.length == row.version - 1
    store.close()


# ---- a database that is down
def test_a_full_disk_is_said_and_nothing_is_half_written(sqlite_url: str) -> None:
    store = Store.open(sqlite_url)
    engine, limit = store._database.engine, 60
    table = a_table(store)

    def tighten(connection: sqlite3.Connection, _: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {limit}")

    event.listen(engine, "connect", tighten)
    engine.dispose()
    with pytest.raises(StorageDown, match="full"):  # noqa: PT012
        while table.length < 1000:
            table = add(store, table, "x" * 3000)
    assert table.length > 5
    assert store.table(table.id) == table
    assert len(store.lines(table.id)) == table.length
    limit = 1000
    engine.dispose()
    assert add(store, table, "room again").length == table.length + 1
    store.close()


def test_a_file_that_is_no_database_is_said(tmp_path: Path) -> None:
    (tmp_path / "table.db").write_text("Dear diary, " * 500)
    with pytest.raises(StorageDown, match="not a database"):
        Store.open(f"sqlite:///{tmp_path}/table.db")
    with pytest.raises(StorageDown, match="unable to open"):
        Store.open(f"sqlite:///{tmp_path}/missing/table.db")


def test_no_server_is_said_without_the_password(tmp_path: Path) -> None:
    with pytest.raises(StorageDown) as caught:
        Store.open(f"postgresql://ann:hunter2@/table?host={tmp_path}")
    assert "cannot be used" in str(caught.value)
    assert "hunter2" not in str(caught.value)


def test_a_server_that_restarts_is_found_again_and_one_that_is_gone_is_said(postgres_url: str) -> None:
    store = Store.open(postgres_url)
    table = a_table(store)
    name = read_url(postgres_url).database
    with psycopg.connect(postgres_url.replace(f"/{name}?", "/postgres?"), autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        assert store.table(table.id) == table
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
    with pytest.raises(StorageDown):
        store.table(table.id)
    with pytest.raises(StorageDown):
        add(store, table, "a")
    with pytest.raises(StorageDown):
        store.bell.ring(Ring(table.id, 1))
    store.close()


# ---- a database that is busy
@pytest.fixture
def impatient(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Store:
    """A store whose SQLite does not wait by itself, so that ours has to try again."""
    monkeypatch.setattr(database, "PRAGMAS", ("busy_timeout = 0", *database.PRAGMAS[1:]))
    return Store.open(sqlite_url)


def test_a_busy_database_is_tried_again(impatient: Store, sqlite_url: str) -> None:
    table = a_table(impatient)
    holder = sqlite3.connect(read_url(sqlite_url).database or "", check_same_thread=False, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    threading.Timer(0.05, lambda: holder.execute("ROLLBACK")).start()
    assert add(impatient, table, "a").version == 2
    impatient.close()
    holder.close()


def test_a_database_that_stays_busy_is_down(impatient: Store, sqlite_url: str) -> None:
    table = a_table(impatient)
    holder = sqlite3.connect(read_url(sqlite_url).database or "", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageDown, match="locked"):
        add(impatient, table, "a")
    assert impatient.table(table.id) == table
    holder.execute("ROLLBACK")
    assert add(impatient, table, "a").version == 2
    impatient.close()
    holder.close()


def test_after_one_has_waited_in_vain_the_next_only_look_whether_that_has_changed(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.01)
    monkeypatch.setattr(database, "BRIEF", 0.005)
    store = Store.open(sqlite_url)
    table, writers = a_table(store), store._database._writers
    assert writers.patience() == 0.01
    holder = sqlite3.connect(read_url(sqlite_url).database or "", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageDown, match="locked") as caught:
        add(store, table, "a")
    assert caught.value.state == "locked"
    assert writers.patience() == 0.005
    assert store._database._readers.patience() == 0.01
    holder.execute("ROLLBACK")
    assert add(store, table, "a").version == 2
    assert writers.patience() == 0.01
    store.close()
    holder.close()


def test_nobody_waits_for_ever_for_who_writes_in_this_process(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.open(sqlite_url)
    table = a_table(store)
    monkeypatch.setattr(database, "PATIENCE", 0.01)
    with store._database._lock, pytest.raises(StorageDown, match="others wait"):
        add(store, table, "a")
    assert add(store, table, "a").version == 2
    store.close()


def test_every_connection_of_postgresql_has_its_timeouts(postgres_url: str) -> None:
    store = Store.open(postgres_url)
    with store._database.engine.connect() as one, store._database._reader.connect() as two:
        for connection in (one, two):
            said = [connection.exec_driver_sql(f"SHOW {name}").scalar() for name in
                    ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout")]  # fmt: skip
            assert said == ["2s", "5s", "10s"]
    store.close()


def test_postgresql_that_is_locked_by_another_is_said(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "TIMEOUTS", ("lock_timeout = 100",))
    monkeypatch.setattr(database, "PATIENCE", 0.1)
    store = Store.open(postgres_url)
    table = a_table(store)
    with psycopg.connect(postgres_url) as holder:
        holder.execute("SELECT * FROM tables FOR UPDATE")
        assert store.table(table.id) == table
        with pytest.raises(StorageDown, match="lock timeout") as caught:
            add(store, table, "a")
        assert caught.value.state == "locked"
    with psycopg.connect(postgres_url) as holder:
        holder.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
        with pytest.raises(StorageDown, match="lock timeout"):
            store.table(table.id)
    assert add(store, table, "a").version == 2
    store.close()
