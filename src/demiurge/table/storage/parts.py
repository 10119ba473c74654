"""Parts of a table: what one transaction reads of it, and writes."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from demiurge.kernel.record import Line
from demiurge.table.storage import schema
from demiurge.table.storage.rows import LineRow, MessageRow, ProposalRow, SeatRow, TableRow

MESSAGES_KEPT: Final = 1000  # of the newest at each table

# What every answer says to the database. To make a statement takes longer than to carry it out, so these are made once.
_t = schema.tables.c
PLAYED: Final = (
    update(schema.tables)
    .where(_t.id == bindparam("of"), _t.version == bindparam("expected"), _t.length >= bindparam("keep"))
    .values(
        news=_t.news + 1, rewinds=_t.rewinds + bindparam("more_rewinds"),
        **{name: bindparam(f"new_{name}")
           for name in ("version", "length", "undone", "waiting", "since", "over", "scores", "updated")},
    )
    .returning(schema.tables)
)  # fmt: skip
LINES_GONE: Final = delete(schema.lines).where(
    schema.lines.c.table_id == bindparam("of"), schema.lines.c.number >= bindparam("keep")
)
LINES: Final = insert(schema.lines)
PROPOSAL_GONE: Final = delete(schema.proposals).where(schema.proposals.c.table_id == bindparam("of"))


def read_table(connection: Connection, id: str) -> TableRow | None:
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).one_or_none()
    return None if row is None else TableRow(**row._mapping)


def read_seats(connection: Connection, ids: Sequence[str]) -> list[SeatRow]:
    s = schema.seats.c
    query = select(schema.seats).where(s.table_id.in_(ids)).order_by(s.seat)
    return [SeatRow(*row) for row in connection.execute(query)]


def read_messages(connection: Connection, id: str, limit: int) -> list[MessageRow]:
    m = schema.messages.c
    query = select(m.number, m.seat, m.name, m.text, m.at).where(m.table_id == id)
    rows = connection.execute(query.order_by(m.number.desc()).limit(limit)).all()
    return [MessageRow(**row._mapping) for row in reversed(rows)]


def read_lines(connection: Connection, id: str, since: int) -> list[LineRow]:
    l = schema.lines.c
    query = select(*[c for c in l if c is not l.table_id]).where(l.table_id == id, l.number >= since)
    return [LineRow(**row._mapping) for row in connection.execute(query.order_by(l.number))]


def read_proposal(connection: Connection, id: str) -> ProposalRow | None:
    p = schema.proposals.c
    query = select(p.seat, p.to, p.version, p.agreed, p.asked, p.of).where(p.table_id == id)
    row = connection.execute(query).one_or_none()
    return None if row is None else ProposalRow(**row._mapping)


def adjust(connection: Connection, id: str, changes: dict[str, Any]) -> None:
    """Settings, as they stand in this transaction: of two who change different ones, both do."""
    old = read_table(connection, id)
    if old is not None and changes:
        settings = {key: value for key, value in {**old.settings, **changes}.items() if value is not None}
        connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(settings=settings))


def write_lines(connection: Connection, id: str, start: int, add: Sequence[Line], moment: datetime) -> None:
    if add:
        rows = [
            {"table_id": id, "number": number, "seat": line.seat, "do": line.do, "chance": line.chance,
             "secret": line.secret, "at": moment}
            for number, line in enumerate(add, start)
        ]  # fmt: skip
        connection.execute(LINES, rows)


def write_message(connection: Connection, id: str, said: MessageRow) -> None:
    m = schema.messages.c
    mine = m.table_id == id
    connection.execute(insert(schema.messages).values(table_id=id, **vars(said)))
    first = select(m.number).where(mine).order_by(m.number.desc()).offset(MESSAGES_KEPT).limit(1).scalar_subquery()
    connection.execute(delete(schema.messages).where(mine, m.number <= first))


def write_proposal(connection: Connection, id: str, proposal: ProposalRow | None) -> None:
    connection.execute(PROPOSAL_GONE, {"of": id})
    if proposal is not None:
        connection.execute(insert(schema.proposals).values(table_id=id, **vars(proposal)))
