"""Bell: how a change of a table reaches the pages that show it, in this process and in others; and how processes hear
what the others say of themselves."""

from __future__ import annotations

import json
import logging
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from datetime import datetime
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import URL, Connection, NullPool, create_engine, exc, text

from demiurge.table.storage.database import CONNECTION, StorageDown, explain
from demiurge.table.storage.rows import MessageRow

T = TypeVar("T")


class Ring(NamedTuple):
    """A table has news. Where they are nothing but a message it comes along, and who had the news before needs no
    more. `by`: the mark of the page that made them, which has them from the reply to it."""

    table: str
    news: int
    message: MessageRow | None = None
    by: str = ""


Callback = Callable[[Ring | None], None]
"""Called with a Ring, or with None: anything may have changed. From any thread; it must be quick."""

Ear = Callable[[str], None]
"""Called with what a server process says, be it this one. From any thread; it must be quick."""

speaker: ContextVar[str] = ContextVar("speaker", default="")
"""The mark of the page whose request is served: nothing on the way from there to the bell needs to know of it."""

NOTIFY: Final = "SELECT pg_notify(?, ?)"
CHANNEL: Final = "demiurge"
WORDS: Final = "demiurge_words"  # what processes say: a channel of its own, since older ones would take it for news
LONGEST: Final = 7999  # bytes that PostgreSQL takes along with a notice
LOOK_S: Final = 0.25  # how often the listener looks whether it should stop
FIRST_WAIT_S: Final = 0.1
LONGEST_WAIT_S: Final = 10.0

log = logging.getLogger(__name__)


class Bell(ABC):
    """Rung once a change is committed; whoever listens hears of every table."""

    def __init__(self) -> None:
        self._callbacks: list[Callback] = []
        self._ears: list[Ear] = []
        self._guard = threading.Lock()

    @abstractmethod
    def ring(self, told: Ring) -> None:
        """Tell everybody who listens, in every process."""

    def listen(self, callback: Callback) -> Callable[[], None]:
        """Hear every ring from now on, until the function that is returned is called."""
        with self._guard:
            self._callbacks.append(callback)
        return lambda: self._forget(callback)

    def hear(self, ear: Ear) -> None:
        """Hear what server processes say of themselves (Store.tell), for as long as somebody listens."""
        with self._guard:
            self._ears.append(ear)

    def close(self) -> None:
        """Nobody hears anything any more."""
        with self._guard:
            self._callbacks.clear()
            self._ears.clear()

    def _forget(self, callback: Callback) -> None:
        with self._guard:
            if callback in self._callbacks:
                self._callbacks.remove(callback)

    def _tell(self, told: Ring | None) -> None:
        with self._guard:
            callbacks = self._callbacks[:]
        self._call(callbacks, told)

    def _pass_on(self, word: str) -> None:
        with self._guard:
            ears = self._ears[:]
        self._call(ears, word)

    @staticmethod
    def _call(callbacks: Sequence[Callable[[T], None]], told: T) -> None:
        for callback in callbacks:
            try:
                callback(told)
            except Exception:  # the change is committed and the others want to hear of it
                log.exception("a listener of the bell failed")


class LocalBell(Bell):
    """For SQLite, which one server process uses alone."""

    def ring(self, told: Ring) -> None:
        self._tell(told)


def notice(told: Ring) -> tuple[str, str]:
    """What NOTIFY says, to ring with the commit of a transaction, or not at all."""
    return CHANNEL, payload_of(told)


def notify(connection: Connection, told: Ring) -> None:
    say(connection, *notice(told))


def say(connection: Connection, channel: str, payload: str) -> None:
    connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": channel, "payload": payload})


def payload_of(told: Ring) -> str:
    """A ring as it is written. A message that is too long stays out: then there are news, and whoever wants looks."""
    short, said = f"{told.table} {told.news}", told.message
    if said is None:
        return f"{short} {json.dumps(told.by)}" if told.by else short
    long = f"{short} {json.dumps([said.seat, said.name, said.text, said.at.isoformat()])}"
    return long if len(long) <= LONGEST else short


def heard(payload: str) -> Ring | None:
    """What a payload says; one that is not ours may mean anything."""
    table, _, rest = payload.partition(" ")
    news, _, said = rest.partition(" ")
    if not table or not news.isdecimal():
        return None
    if not said:
        return Ring(table, int(news))
    try:
        found = json.loads(said)
        if isinstance(found, str):
            return Ring(table, int(news), by=found)
        seat, name, words, at = found
        return Ring(table, int(news), MessageRow(int(news), seat, name, words, datetime.fromisoformat(at)))
    except (ValueError, TypeError):
        return None


class PostgresBell(Bell):
    """LISTEN and NOTIFY. A thread with a connection of its own listens as soon as somebody here does."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=CONNECTION)
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()
        self._hears = threading.Event()  # LISTEN stands

    def ring(self, told: Ring) -> None:
        try:
            with self._engine.connect() as connection:
                notify(connection, told)
        except exc.DBAPIError as error:
            raise StorageDown(explain(error.orig)) from error

    def listen(self, callback: Callback) -> Callable[[], None]:
        """As above. A database that does not answer in time is waited for in the background."""
        stop = super().listen(callback)
        with self._guard:
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="bell", daemon=True)
                self._thread.start()
        self._hears.wait(CONNECTION["connect_timeout"])
        return stop

    def close(self) -> None:
        super().close()
        self._stop.set()
        if self._thread is not None:
            self._thread.join(CONNECTION["connect_timeout"] + 1)
        self._engine.dispose()

    def _run(self) -> None:
        wait = FIRST_WAIT_S
        while not self._stop.is_set():
            try:
                with self._engine.connect() as connection:
                    for channel in (CHANNEL, WORDS):
                        connection.exec_driver_sql(f"LISTEN {channel}")
                    wait = FIRST_WAIT_S
                    self._hears.set()
                    self._tell(None)  # who knows what was rung before
                    self._follow(connection.connection.driver_connection)
            except Exception as error:  # whatever it was, a server without its bell would show stale pages for ever
                log.warning("the bell lost its database and tries again in %.1f s: %s", wait, error)
            self._hears.clear()
            self._stop.wait(wait)
            wait = min(wait * 2, LONGEST_WAIT_S)

    def _follow(self, raw: Any) -> None:
        while not self._stop.is_set():
            for notice in raw.notifies(timeout=LOOK_S):
                if notice.channel == WORDS:
                    self._pass_on(notice.payload)
                else:
                    self._tell(heard(notice.payload))
