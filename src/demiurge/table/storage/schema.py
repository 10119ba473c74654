"""Schema: the tables of the database as they are at the newest revision (migrations/ says how they came to be)."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
)

from demiurge.kernel.record import Line


def keepable(text: str) -> str:
    """Text from anywhere, as it is kept: NUL and lone surrogates, which PostgreSQL does not take, are dropped."""
    return text.replace("\0", "").encode("utf-8", "ignore").decode()


class Words(TypeDecorator[str]):
    """Text as far as it can be kept."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return None if value is None else keepable(value)


class Moment(TypeDecorator[datetime]):
    """A time in UTC; SQLite, which knows no zones, keeps it without one."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is not None and value.tzinfo is None:
            raise ValueError("a time without a zone is nobody's time")
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Outcomes(TypeDecorator[list[tuple[int, int]]]):
    """Chance outcomes: pairs of a value and its audience."""

    impl = JSON
    cache_ok = True

    def process_result_value(self, value: Any, dialect: Dialect) -> list[tuple[int, int]]:
        return [(outcome[0], outcome[1]) for outcome in value]


class Lines(TypeDecorator[list[Line]]):
    """Answers inside a row, written as in a record."""

    impl = JSON
    cache_ok = True

    def process_bind_param(self, value: list[Line] | None, dialect: Dialect) -> Any:
        return [line.to_json() for line in value or []]

    def process_result_value(self, value: Any, dialect: Dialect) -> list[Line]:
        return [
            Line(row["seat"], row["do"], [(a, b) for a, b in row.get("chance", [])], row.get("secret", False))
            for row in value
        ]


metadata = MetaData()


def table_key() -> Column[str]:
    """The table that a row belongs to."""
    return Column("table_id", Words, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", Words, primary_key=True),
    Column("game", Words, nullable=False),
    Column("options", JSON, nullable=False),
    Column("components", Words, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Words, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("version", Integer, nullable=False),
    Column("news", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("since", Moment, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("scores", JSON(none_as_null=True)),
    Column("setup", Outcomes, nullable=False),
    Column("undone", Lines, nullable=False),
    Column("host_hash", Words, nullable=False),
    Column("forked_from", Words, nullable=False),
    Column("created", Moment, nullable=False),
    Column("updated", Moment, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rewinds", Integer, nullable=False, server_default="0"),
    Column("origin", Words, nullable=False, server_default=""),
    Index("tables_due", "over", "since"),
    Index("tables_listed", "listed", "over", "created"),
    Index("tables_host", "host_hash"),
    Index("tables_origin", "origin", "over"),
)

seats = Table(
    "seats",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Words, nullable=False),
    Column("bot", Words, nullable=False),
    Column("name", Words, nullable=False),
    Column("link_hash", Words, nullable=False),
    Column("link_turn", Integer, nullable=False),
    Column("visitor_hash", Words, nullable=False),
    Column("stand_in", Words, nullable=False),
    Column("seen", Moment),
    Index("seats_visitor", "visitor_hash"),
)

lines = Table(
    "lines",
    metadata,
    table_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("do", Words, nullable=False),
    Column("chance", Outcomes, nullable=False),
    Column("secret", Boolean, nullable=False),
    Column("at", Moment, nullable=False),
)

messages = Table(
    "messages",
    metadata,
    table_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", Words, nullable=False),
    Column("text", Words, nullable=False),
    Column("at", Moment, nullable=False),
)

proposals = Table(
    "proposals",
    metadata,
    table_key(),
    Column("seat", Integer, nullable=False),
    Column("to", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("agreed", JSON, nullable=False),
    Column("asked", JSON, nullable=False, server_default="[]"),
    Column("of", Integer, nullable=False, server_default="-1"),
)

visitors = Table(
    "visitors",
    metadata,
    Column("hash", Words, primary_key=True),
    Column("name", Words, nullable=False),
    Column("seen", Moment, nullable=False),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Moment, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    table_key(),
    Column("version", Integer, nullable=False),
    Column("made", Words, nullable=False),
    Column("at", Moment, nullable=False),
)
