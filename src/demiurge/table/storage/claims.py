"""Claims: of several server processes, one does a thing. What a process holds is free the moment it ends, however it
ends."""

from __future__ import annotations

import hashlib
import threading
from typing import Final

from sqlalchemy import URL, Connection, NullPool, TextClause, create_engine, exc, text

from demiurge.table.storage.database import CONNECTION, StorageDown, explain

TAKE: Final = text("SELECT pg_try_advisory_lock(:key)")
LEAVE: Final = text("SELECT pg_advisory_unlock(:key)")


class Claims:
    """For SQLite, which one server process uses alone: it holds whatever it wants."""

    def take(self, name: str) -> bool:
        """Whether this process holds it now. From any thread; taken twice, it is held once."""
        return True

    def leave(self, name: str) -> None:
        """Others may take it."""

    def close(self) -> None:
        """Nothing is held any more."""


def key_of(name: str) -> int:
    return int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "big", signed=True)


class PostgresClaims(Claims):
    """Advisory locks of one connection that is kept for them."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=CONNECTION)
        self._connection: Connection | None = None
        self._held: set[str] = set()
        self._lock = threading.Lock()

    def take(self, name: str) -> bool:
        with self._lock:
            if name not in self._held and self._ask(TAKE, name):
                self._held.add(name)
            return name in self._held

    def leave(self, name: str) -> None:
        with self._lock:
            if name in self._held:
                self._held.discard(name)
                self._ask(LEAVE, name)

    def close(self) -> None:
        with self._lock:
            self._let_go()
            self._engine.dispose()

    def _ask(self, what: TextClause, name: str) -> bool:
        for last in (False, True):  # the line may have been cut while nobody used it
            try:
                self._connection = self._connection or self._engine.connect()
                return bool(self._connection.execute(what, {"key": key_of(name)}).scalar_one())
            except exc.DBAPIError as error:
                self._let_go()
                if last:
                    raise StorageDown(explain(error.orig)) from error
        raise AssertionError

    def _let_go(self) -> None:
        self._held.clear()
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None
