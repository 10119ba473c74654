"""A database, empty or old, is at the newest revision when it is used."""

import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from demiurge.table.storage import StorageDown, Store
from demiurge.table.storage.database import Database
from demiurge.table.storage.migrate import LOCK, VERSIONS, configuration, migrate, revision_of
from demiurge.table.storage.schema import metadata
from tests.table.storage.build import a_table, dos

HEAD = ScriptDirectory.from_config(configuration()).get_current_head()
NEXT = """
import sqlalchemy as sa
from alembic import op
revision = "next"
down_revision = "{head}"
def upgrade():
    op.add_column("tables", sa.Column("mood", sa.Text, server_default="calm"))
    {then}
"""

STARTER = """
import sys
from demiurge.table.storage import Store
print("ready", flush=True)
sys.stdin.readline()
Store.open(sys.argv[1]).close()
"""


def with_next(folder: Path, then: str = "pass") -> Path:
    """The revisions there are, and one more that follows."""
    shutil.copytree(VERSIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "next.py").write_text(NEXT.format(head=HEAD, then=then))
    return folder


def test_an_empty_database_ends_at_the_newest_revision_and_agrees_with_the_schema(empty_url: str) -> None:
    Store.open(empty_url).close()
    database = Database(empty_url)
    with database.engine.connect() as connection:
        assert revision_of(connection) == HEAD
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    database.close()


def test_a_database_at_the_first_revision_is_brought_to_the_newest(empty_url: str) -> None:
    database = Database(empty_url)
    migrate(database, "0001")
    database.close()
    store = Store.open(empty_url)
    id = a_table(store, "a", "b").id
    store.close()
    store = Store.open(empty_url)  # and once more, with nothing to do
    assert dos(store, id) == ["a", "b"]
    assert store._database.read(revision_of) == HEAD
    store.close()


def test_a_revision_that_follows_keeps_what_is_there(store: Store, tmp_path: Path) -> None:
    id = a_table(store, "a").id
    migrate(store._database, versions=with_next(tmp_path / "versions"))
    assert store._database.read(revision_of) == "next"
    assert dos(store, id) == ["a"]
    with store._database.engine.connect() as connection:
        assert connection.scalar(text("SELECT mood FROM tables")) == "calm"


def test_a_revision_that_fails_leaves_the_old_one_whole(store: Store, tmp_path: Path) -> None:
    versions = with_next(tmp_path / "versions", "raise RuntimeError('half way')")
    with pytest.raises(RuntimeError, match="half way"):
        migrate(store._database, versions=versions)
    assert store._database.read(revision_of) == HEAD
    with store._database.engine.connect() as connection:
        assert "mood" not in {column["name"] for column in inspect(connection).get_columns("tables")}


def test_a_database_of_a_newer_version_is_left_alone(store: Store, url: str) -> None:
    store._database.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = 'x9'")))
    with pytest.raises(StorageDown, match="revision x9"):
        Store.open(url)


def test_who_opens_waits_while_another_process_changes_the_schema(empty_url: str) -> None:
    database, opened = Database(empty_url), threading.Event()

    def start() -> None:
        Store.open(empty_url).close()
        opened.set()

    starting = threading.Thread(target=start)
    with database.engine.begin() as connection:  # on SQLite whoever writes is alone
        if database.postgres:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        starting.start()
        assert not opened.wait(0.5)
    assert opened.wait(10)
    starting.join(10)
    database.close()


def test_processes_that_start_together_do_not_break_each_other(empty_url: str) -> None:
    children = [
        subprocess.Popen([sys.executable, "-c", STARTER, empty_url], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                         stderr=subprocess.PIPE, text=True)
        for _ in range(4)
    ]  # fmt: skip
    for child in children:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
    for child in children:
        assert child.stdin is not None
        child.stdin.write("go\n")
        child.stdin.flush()
    said = [child.communicate(timeout=60) for child in children]
    assert [child.returncode for child in children] == [0] * 4, said
    store = Store.open(empty_url)
    assert store._database.read(revision_of) == HEAD
    store.close()
