"""Migrate: brings a database, empty or old, to the newest revision before it is used."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from demiurge.kernel.text import text as told
from demiurge.table.storage.database import Database, StorageDown

MIGRATIONS: Final = Path(__file__).with_name("migrations")
VERSIONS: Final = MIGRATIONS / "versions"
PATIENCE: Final = 60.0  # seconds for another process that migrates
LOCK: Final = 0x64656D69  # "demi": who holds it on PostgreSQL may change the schema

_one_at_a_time = threading.Lock()  # Alembic keeps the running migration in a module


def configuration(versions: Path = VERSIONS) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    config.set_main_option("version_locations", str(versions).replace("%", "%%"))
    return config


def revision_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def migrate(database: Database, target: str = "head", versions: Path = VERSIONS) -> None:
    """Upgrade in one transaction. Processes that start together take turns: the first one upgrades, the others find
    nothing left to do."""
    config = configuration(versions)
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}

    def upgrade(connection: Connection) -> None:
        if database.postgres:
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        now = revision_of(connection)
        if now is not None and now not in known:
            raise StorageDown(told("database-revision", revision=now))
        config.attributes["connection"] = connection
        command.upgrade(config, target)

    with _one_at_a_time:
        if target == "head" and database.read(revision_of) == script.get_current_head():
            return
        database.write(upgrade, PATIENCE)
