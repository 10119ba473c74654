"""Database: the connection to SQLite or PostgreSQL. Whole transactions only; patience with a busy one, which ends; one
error."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, exc, make_url
from sqlalchemy.dialects import postgresql, sqlite

from demiurge.kernel.text import Text, text
from demiurge.table.languages import ENGLISH, Spoken, say

T = TypeVar("T")

Plainly = Callable[[str, tuple[object, ...]], Any]
"""Says a statement with its values; what comes has `fetchone`."""

PATIENCE: Final = 2.0  # seconds that somebody waits for a busy database in all
BRIEF: Final = 0.2  # the same, as long as the last who waited did so in vain; and how soon others may hear of it
BUSY_MS: Final = 100  # of these SQLite waits by itself
PRAGMAS: Final = (
    f"busy_timeout = {BUSY_MS}",  # first: the next one may have to wait for another process
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
)
TIMEOUTS: Final = (  # milliseconds after which PostgreSQL gives up by itself
    f"lock_timeout = {int(1000 * PATIENCE)}",
    "statement_timeout = 5000",
    "idle_in_transaction_session_timeout = 10000",
)
CONNECTION: Final = {  # a server that vanishes without a word is noticed within a minute, and sooner by who asks it
    "connect_timeout": 5,
    "keepalives_idle": 20,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
POOL: Final[dict[str, Any]] = {
    "pool_size": 10,
    "pool_timeout": PATIENCE,
    "pool_use_lifo": True,  # the last one used still has at hand what is asked for again and again
}
BUSY_SQLITE: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
BUSY_POSTGRES: Final = ("40001", "40P01", "55P03")  # serialization failure, deadlock, lock not available
FULL_POSTGRES: Final = "53100"
OUR_FAULT: Final = (exc.IntegrityError, exc.ProgrammingError, exc.DataError, exc.NotSupportedError)


class StorageDown(Exception):
    """The database cannot be used: gone, locked, full, or not one of ours. What was asked for has not been done, unless
    the connection broke during the commit itself; who asks again sees which. `state` says in a word how it is, and
    tells nothing of where."""

    def __init__(self, what: Text | str, state: str = "gone") -> None:
        self.what = what if isinstance(what, Text) else Text("", (), what)
        self.state = state
        super().__init__(say(ENGLISH, self.what))


class BadAddress(Spoken, ValueError):
    """Not the address of a database that we use."""


class Kept(StorageDown):
    """What was asked for has been done, and only what came of it cannot be read."""


def read_url(address: str) -> URL:
    """The address of a database: sqlite:///FILE or postgresql://..."""
    try:
        url = make_url(address)
    except exc.ArgumentError:
        raise BadAddress("database-address") from None
    if url.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername != "sqlite":
        raise BadAddress("database-kind", kind=url.drivername)
    if not url.database or url.database == ":memory:":
        raise BadAddress("database-file")
    return url


def is_postgres(url: URL) -> bool:
    return url.get_backend_name() == "postgresql"


def _greet_sqlite(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN IMMEDIATE"))


def _greet_postgres(connection: Any, _: object) -> None:
    connection.autocommit = True
    for timeout in TIMEOUTS:
        connection.execute(f"SET {timeout}")
    connection.autocommit = False


def make_engine(url: URL) -> Engine:
    if is_postgres(url):
        engine = create_engine(url, pool_pre_ping=True, connect_args=CONNECTION, **POOL)
        event.listen(engine, "connect", _greet_postgres)
        return engine
    engine = create_engine(url, **POOL)
    event.listen(engine, "connect", _greet_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def is_busy(error: BaseException | None) -> bool:
    """Whether asking again may help, and certainly does nothing twice."""
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in BUSY_SQLITE
    return getattr(error, "sqlstate", None) in BUSY_POSTGRES


def state_of(error: BaseException | None) -> str:
    """How a database is that answers so, in a word."""
    if is_busy(error) or isinstance(error, exc.TimeoutError):
        return "locked"
    if isinstance(error, sqlite3.Error):
        known = {sqlite3.SQLITE_FULL: "full", sqlite3.SQLITE_READONLY: "read-only"}
        return known.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "gone")
    return "full" if getattr(error, "sqlstate", None) == FULL_POSTGRES else "gone"


def explain(error: BaseException | None) -> Text:
    said = str(error).strip()
    return text("database-unusable", why=said.splitlines()[0] if said else type(error).__name__)


class Waiting:
    """What those who wait for a database know of each other."""

    def __init__(self) -> None:
        self.since: float | None = None  # when somebody who still waits found it busy
        self.in_vain = False  # the last who waited did so

    def patience(self) -> float:
        """Where the last one waited in vain, the next only looks whether that has changed: a queue in which everybody
        waits their whole time would never end."""
        return BRIEF if self.in_vain else PATIENCE


class Database:
    """Runs pieces of work, each in one transaction."""

    def __init__(self, text: str) -> None:
        self.url = read_url(text)
        self.engine = make_engine(self.url)
        self.postgres = is_postgres(self.url)
        # A reader sees one moment: both databases are told to read from a snapshot.
        steady: dict[str, Any] = {"isolation_level": "REPEATABLE READ"} if self.postgres else {"begin": "BEGIN"}
        self._reader = self.engine.execution_options(**steady)
        self._lock = threading.Lock()
        self._readers, self._writers = Waiting(), Waiting()

    def write(self, work: Callable[[Connection], T], patience: float | None = None) -> T:
        """Do the work, all or nothing. When this returns, it is committed. `work` may be run more than once.
        `patience`: seconds, where they are not the usual ones."""

        def once(until: float) -> T:
            with self._turn(until), self.engine.begin() as connection:
                if patience is not None and self.postgres:
                    connection.exec_driver_sql(f"SET LOCAL lock_timeout = {int(1000 * patience)}")
                return work(connection)

        return self._patiently(once, self._writers, patience)

    def read(self, work: Callable[[Connection], T]) -> T:
        """Look at one moment of the database."""

        def once(until: float) -> T:
            with self._reader.connect() as connection:
                return work(connection)

        return self._patiently(once, self._readers)

    def glance(self, query: str, *values: object) -> Any:
        """The one row of a single statement, with `?` for each value."""

        def once(until: float) -> Any:
            if self.postgres:
                with self._reader.connect() as found:
                    return found.exec_driver_sql(query.replace("?", "%s"), values).one_or_none()
            connection = self.engine.raw_connection()  # which needs no transaction for that, and a tenth of the time
            try:
                return connection.cursor().execute(query, values).fetchone()
            finally:
                connection.close()

        return self._patiently(once, self._readers)

    def write_plainly(self, work: Callable[[Plainly], T]) -> T:
        """The same as `write` for the few statements that every answer needs, as text with `?` for each value: what
        makes and reads statements takes much longer than SQLite does to carry one out."""

        def once(until: float) -> T:
            if self.postgres:
                with self.engine.begin() as found:
                    return work(lambda query, values: found.exec_driver_sql(query.replace("?", "%s"), values))
            with self._turn(until), self._plain() as connection:
                return work(connection.execute)

        return self._patiently(once, self._writers)

    @contextmanager
    def _plain(self) -> Iterator[sqlite3.Cursor]:
        connection = self.engine.raw_connection()
        try:
            cursor: Any = connection.cursor()
            cursor.execute("BEGIN IMMEDIATE")
            try:
                yield cursor
                cursor.execute("COMMIT")
            except BaseException:
                connection.rollback()
                raise
        finally:
            connection.close()

    def insert(self, table: Table) -> Any:
        """An insert that knows what to do about a row that is there, which every kind of database says its own way."""
        return postgresql.insert(table) if self.postgres else sqlite.insert(table)

    def moment(self, at: datetime) -> object:
        """A time as a plain statement wants it."""
        return at if self.postgres else str(at.astimezone(UTC).replace(tzinfo=None).isoformat(" ", "microseconds"))

    @property
    def stalled(self) -> bool:
        """Whether somebody who writes has been waiting for another process for a while."""
        since = self._writers.since
        return since is not None and time.monotonic() - since > BRIEF

    def close(self) -> None:
        self.engine.dispose()

    def _turn(self, until: float) -> AbstractContextManager[None]:
        """SQLite has one writer at a time: threads queue here, where waiting is cheaper than in its busy loop."""
        return nullcontext() if self.postgres else held(self._lock, until)

    @staticmethod
    def _patiently(once: Callable[[float], T], waiting: Waiting, patience: float | None = None) -> T:
        until, pause = time.monotonic() + (patience or waiting.patience()), 0.005
        while True:
            try:
                found = once(until)
            except (*OUR_FAULT, sqlite3.IntegrityError, sqlite3.ProgrammingError):
                raise
            except (exc.DBAPIError, exc.TimeoutError, sqlite3.Error) as error:
                origin = error.orig if isinstance(error, exc.DBAPIError) else error
                now, busy = time.monotonic(), is_busy(origin)
                if not busy or now + pause > until:
                    waiting.since, waiting.in_vain = None, busy and patience is None
                    raise StorageDown(explain(origin), state_of(origin)) from error
                waiting.since = waiting.since or now
            else:
                waiting.since, waiting.in_vain = None, False
                return found
            time.sleep(random.uniform(0.5, 1) * pause)
            pause = min(2 * pause, 0.05)


@contextmanager
def held(lock: threading.Lock, until: float) -> Iterator[None]:
    """The lock, unless it is not to be had by then."""
    if not lock.acquire(timeout=max(0.0, until - time.monotonic())):
        raise StorageDown(text("database-waiting"), "locked")
    try:
        yield
    finally:
        lock.release()
