"""Parts of a table: what one transaction reads of it, and writes."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import BindParameter, ColumnElement, Connection, bindparam, delete, insert, select, update

from demiurge.kernel.record import Line
from demiurge.table.storage import schema
from demiurge.table.storage.database import Plainly
from demiurge.table.storage.rows import PRACTICE, LineRow, MessageRow, ProposalRow, SeatRow, TableRow

MESSAGES_KEPT: Final = 1000  # of the newest at each table

# What an answer says to the database.
ANSWERED: Final = (
    "UPDATE tables SET news = news + 1, version = ?, length = ?, undone = ?, waiting = ?, since = ?, over = ?,"
    " scores = ?, updated = ? WHERE id = ? AND version = ? AND length = ? RETURNING news"
)
LINE: Final = 'INSERT INTO lines (table_id, number, seat, "do", chance, secret, at) VALUES (?, ?, ?, ?, ?, ?, ?)'

# And what else is played: to make a statement takes longer than to carry it out, so these are made once.
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

# And what is read whenever another process has changed a table.
_l, _m, _p, _s = schema.lines.c, schema.messages.c, schema.proposals.c, schema.seats.c
ID: Final[BindParameter[str]] = bindparam("id")
TABLE: Final = select(schema.tables).where(schema.tables.c.id == ID)
SEATS: Final = select(schema.seats).where(_s.table_id.in_(bindparam("ids", expanding=True))).order_by(_s.seat)
MESSAGES: Final = (
    select(_m.number, _m.seat, _m.name, _m.text, _m.at)
    .where(_m.table_id == ID)
    .order_by(_m.number.desc())
    .limit(bindparam("most"))
)
LINES_SINCE: Final = (
    select(_l.number, _l.seat, _l.do, _l.chance, _l.secret, _l.at)
    .where(_l.table_id == ID, _l.number >= bindparam("since"))
    .order_by(_l.number)
)
PROPOSAL: Final = select(_p.seat, _p.to, _p.version, _p.agreed, _p.asked, _p.of).where(_p.table_id == ID)


def read_table(connection: Connection, id: str) -> TableRow | None:
    row = connection.execute(TABLE, {"id": id}).one_or_none()
    return None if row is None else TableRow(**row._mapping)


def read_seats(connection: Connection, ids: Sequence[str]) -> list[SeatRow]:
    return [SeatRow(*row) for row in connection.execute(SEATS, {"ids": list(ids)})]


def read_messages(connection: Connection, id: str, limit: int) -> list[MessageRow]:
    rows = connection.execute(MESSAGES, {"id": id, "most": limit}).all()
    return [MessageRow(*row) for row in reversed(rows)]


def read_lines(connection: Connection, id: str, since: int) -> list[LineRow]:
    return [LineRow(*row) for row in connection.execute(LINES_SINCE, {"id": id, "since": since})]


def read_proposal(connection: Connection, id: str) -> ProposalRow | None:
    row = connection.execute(PROPOSAL, {"id": id}).one_or_none()
    return None if row is None else ProposalRow(*row)


def adjust(connection: Connection, id: str, changes: dict[str, Any]) -> None:
    """Settings, as they stand in this transaction: of two who change different ones, both do."""
    old = read_table(connection, id)
    if old is not None and changes:
        settings = {key: value for key, value in {**old.settings, **changes}.items() if value is not None}
        connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(settings=settings))


def away_setting(visitor_hash: str) -> str:
    """Among a table's settings: this visitor has put it away."""
    return f"away-{visitor_hash}"


def is_away(visitor_hash: str, away: bool) -> ColumnElement[bool]:
    kept: ColumnElement[str] = schema.tables.c.settings[away_setting(visitor_hash)].as_string()
    return kept.is_not(None) if away else kept.is_(None)


def is_practice(what: str) -> ColumnElement[bool]:
    """Whether this position is practised at a table; "": none is."""
    kept: ColumnElement[str] = schema.tables.c.settings[PRACTICE].as_string()
    return kept == what if what else kept.is_(None)


def put_away(connection: Connection, id: str, visitor_hash: str, away: bool) -> None:
    """The table itself has not changed, so it is no news; but its row is locked, since all settings are one field."""
    t = schema.tables
    connection.execute(update(t).where(t.c.id == id).values(news=t.c.news))
    adjust(connection, id, {away_setting(visitor_hash): "yes" if away else None})


def answer(say: Plainly, old: TableRow, new: TableRow, add: Sequence[Line], at: Callable[[datetime], object]) -> int:
    """Lines that are added to a table that stands as `old` says, and the news of it; 0 where it does not."""
    undone, scores = json.dumps([line.to_json() for line in new.undone]), new.scores and json.dumps(new.scores)
    moment = at(new.updated)
    game = new.version, new.length, undone, json.dumps(new.waiting), at(new.since), new.over, scores, moment
    found = say(ANSWERED, (*game, old.id, old.version, old.length)).fetchone()
    if found is None:
        return 0
    for number, line in enumerate(add, old.length):
        chance = json.dumps(line.chance)
        say(LINE, (old.id, number, line.seat, schema.keepable(line.do), chance, line.secret, moment))
    return int(found[0])


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
