"""Reviews: analyses of finished games, kept with their tables, so that each is made once."""

from __future__ import annotations

from sqlalchemy import Connection, select

from demiurge.table.storage import schema
from demiurge.table.storage.database import Database
from demiurge.table.storage.rows import Clock


class Reviews:
    """By table and version: what was made of a game that has changed since is nobody's."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database, self.now = database, clock

    def get(self, table: str, version: int) -> str | None:
        r = schema.reviews.c
        query = select(r.made).where(r.table_id == table, r.version == version)
        found: str | None = self._database.read(lambda connection: connection.execute(query).scalar_one_or_none())
        return found

    def keep(self, table: str, version: int, made: str) -> None:
        """In the place of what was kept before; two processes that have made the same one may both keep it."""
        fresh = {"version": version, "made": made, "at": self.now()}
        query = self._database.insert(schema.reviews).values(table_id=table, **fresh)
        query = query.on_conflict_do_update(index_elements=["table_id"], set_=fresh)

        def work(connection: Connection) -> None:
            connection.execute(query)

        self._database.write(work)
