"""Database: the connection to SQLite or PostgreSQL. Whole transactions only; patience with a busy one; one error."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, exc, make_url

T = TypeVar("T")

TRIES: Final = 4
BUSY_MS: Final = 5000
CONNECT_S: Final = 5
PRAGMAS: Final = (
    f"busy_timeout = {BUSY_MS}",  # first: the next one may have to wait for another process
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
)
BUSY_SQLITE: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
BUSY_POSTGRES: Final = ("40001", "40P01", "55P03")  # serialization failure, deadlock, lock not available
OUR_FAULT: Final = (exc.IntegrityError, exc.ProgrammingError, exc.DataError, exc.NotSupportedError)


class StorageDown(Exception):
    """The database cannot be used: gone, full, or not one of ours. What was asked for has not been done, unless the
    connection broke during the commit itself; who asks again sees which."""


def read_url(text: str) -> URL:
    """The address of a database: sqlite:///FILE or postgresql://..."""
    try:
        url = make_url(text)
    except exc.ArgumentError:
        raise ValueError("not the address of a database; sqlite:///FILE or postgresql://... is") from None
    if url.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername != "sqlite":
        raise ValueError(f"{url.drivername} is not a kind of database we use; sqlite and postgresql are")
    if not url.database or url.database == ":memory:":
        raise ValueError("SQLite needs a file: sqlite:///FILE")
    return url


def _greet_sqlite(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN IMMEDIATE"))


def make_engine(url: URL) -> Engine:
    if url.get_backend_name() == "postgresql":
        return create_engine(url, pool_pre_ping=True, pool_size=10, connect_args={"connect_timeout": CONNECT_S})
    engine = create_engine(url, pool_size=10)
    event.listen(engine, "connect", _greet_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def is_busy(error: BaseException | None) -> bool:
    """Whether asking again may help, and certainly does nothing twice."""
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in BUSY_SQLITE
    return getattr(error, "sqlstate", None) in BUSY_POSTGRES


def explain(error: BaseException | None) -> str:
    said = str(error).strip()
    return f"the database cannot be used: {said.splitlines()[0] if said else type(error).__name__}"


class Database:
    """Runs pieces of work, each in one transaction."""

    def __init__(self, text: str) -> None:
        self.url = read_url(text)
        self.engine = make_engine(self.url)
        self.postgres = self.engine.dialect.name == "postgresql"
        # A reader sees one moment: both databases are told to read from a snapshot.
        steady: dict[str, Any] = {"isolation_level": "REPEATABLE READ"} if self.postgres else {"begin": "BEGIN"}
        self._reader = self.engine.execution_options(**steady)
        # SQLite has one writer at a time: threads queue here, where waiting is cheaper than in its busy loop.
        self._turn: AbstractContextManager[Any] = nullcontext() if self.postgres else threading.Lock()

    def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work, all or nothing. When this returns, it is committed. `work` may be run more than once."""

        def once() -> T:
            with self._turn, self.engine.begin() as connection:
                return work(connection)

        return self._patiently(once)

    def read(self, work: Callable[[Connection], T]) -> T:
        """Look at one moment of the database."""

        def once() -> T:
            with self._reader.connect() as connection:
                return work(connection)

        return self._patiently(once)

    def close(self) -> None:
        self.engine.dispose()

    @staticmethod
    def _patiently(once: Callable[[], T]) -> T:
        for attempt in range(TRIES):
            try:
                return once()
            except OUR_FAULT:
                raise
            except (exc.DBAPIError, exc.TimeoutError, sqlite3.Error) as error:
                origin = error.orig if isinstance(error, exc.DBAPIError) else error
                if attempt == TRIES - 1 or not is_busy(origin):
                    raise StorageDown(explain(origin)) from error
            time.sleep(random.uniform(0.5, 1) * 0.02 * 4**attempt)
        raise AssertionError("the last attempt returns or raises")
