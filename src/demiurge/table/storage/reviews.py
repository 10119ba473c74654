"""Reviews: analyses of finished games, kept with their tables, so that each is made once."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

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
        moment = self.now()

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.reviews).where(schema.reviews.c.table_id == table))
            row = {"table_id": table, "version": version, "made": made, "at": moment}
            connection.execute(insert(schema.reviews).values(**row))

        self._database.write(work)
