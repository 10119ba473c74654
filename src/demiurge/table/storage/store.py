"""Store: the one door to what is kept. Every method is one transaction; when it returns, it is committed. Any thread
may call them. StorageDown says that the database cannot be used."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import groupby
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    and_,
    exists,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)

from demiurge.kernel.record import Line
from demiurge.table.storage import parts, schema
from demiurge.table.storage.bell import NOTIFY, WORDS, Bell, LocalBell, PostgresBell, Ring, notice, notify, say, speaker
from demiurge.table.storage.claims import Claims, PostgresClaims
from demiurge.table.storage.database import Database, Plainly
from demiurge.table.storage.migrate import migrate
from demiurge.table.storage.reviews import Reviews
from demiurge.table.storage.rows import (
    ALONE,
    REMATCH,
    Clock,
    LineRow,
    MessageRow,
    NewSeat,
    NewTable,
    ProposalRow,
    SeatRow,
    Snapshot,
    TableRow,
    Unfinished,
    VisitorRow,
    given,
    new_id,
    time_of_day,
    unfinished,
)

MESSAGES: Final = 200  # so many of the newest are read
STANDING: Final = "SELECT news, version FROM tables WHERE id = ?"  # asked with every look
HANDS: Final = frozenset({"kind", "visitor_hash", "stand_in"})  # what of a seat says who plays it
ROOM: Final = 500  # rows of the pulse: a few pages

Work = Callable[[Connection, int], object]  # what is written besides the table's own row, given the news it comes with


class Moved(Exception):
    """The table is no longer as the caller saw it: its version went on, or what was to be changed is gone."""


class Store:
    """The tables of a server. `bell` rings for everything that somebody at a table may see; `wrote` is called with the
    table and its news before anybody else hears of what was written here; `claims` are what one of several processes
    does."""

    def __init__(self, database: Database, clock: Clock = time_of_day) -> None:
        self._database = database
        self.bell: Bell = PostgresBell(database.url) if database.postgres else LocalBell()
        self.claims = PostgresClaims(database.url) if database.postgres else Claims()
        self.reviews = Reviews(database, clock)
        self.now = clock
        self.wrote: Callable[[str, int], None] = lambda table, news: None

    @classmethod
    def open(cls, url: str, clock: Clock = time_of_day) -> Store:
        """Open a database and bring it to the newest schema. ValueError for an address that is none."""
        database = Database(url)
        try:
            migrate(database)
        except BaseException:
            database.close()
            raise
        return cls(database, clock)

    @property
    def shared(self) -> bool:
        """Whether several server processes may use the database at once."""
        return self._database.postgres

    @property
    def stalled(self) -> bool:
        """Whether somebody here waits to write, because another process does not let them."""
        return self._database.stalled

    def close(self) -> None:
        self.bell.close()
        self.claims.close()
        self._database.close()

    # ---- making a table
    def create(self, row: NewTable, seats: Sequence[NewSeat], lines: Sequence[Line] = ()) -> TableRow:
        made = self._new_table(row, seats, lines)
        self._database.write(lambda connection: self._write_table(connection, made, seats, lines))
        self._ring(Ring(made.id, made.news))
        return made

    def create_rematch(self, id: str, row: NewTable, seats: Sequence[NewSeat], asks: SeatRow, text: str) -> TableRow:
        """The table where `id` is played once more: made, remembered there, and told by who `asks` for it, all at once.
        Moved when there is one already; of two who try at once, one makes it."""
        made = self._new_table(row, seats, ())

        def work(connection: Connection, news: int) -> None:
            old = parts.read_table(connection, id)
            assert old is not None  # it has just been changed
            known = old.settings.get(REMATCH)
            if known and parts.read_table(connection, known["table"]):
                raise Moved(id)
            parts.adjust(connection, id, {REMATCH: {"table": made.id, "seat": asks.seat}})
            parts.write_message(connection, id, MessageRow(news, asks.seat, asks.name, text, made.created))
            self._write_table(connection, made, seats, ())

        self._change(id, work)
        self._ring(Ring(made.id, made.news))
        return made

    def _new_table(self, row: NewTable, seats: Sequence[NewSeat], lines: Sequence[Line]) -> TableRow:
        if [seat.seat for seat in seats] != list(range(row.seats)):
            raise ValueError(f"a table for {row.seats} needs the seats 0 to {row.seats - 1} in their order")
        moment = self.now()
        return TableRow(
            id=row.id or new_id(), game=row.game, options=row.options, components=row.components, seats=row.seats,
            seed=row.seed, settings=row.settings, version=1, news=1, length=len(lines), waiting=row.waiting,
            since=moment, over=row.over, scores=row.scores, setup=row.setup, undone=[], host_hash=row.host_hash,
            forked_from=row.forked_from, created=moment, updated=moment, listed=row.listed, origin=row.origin,
        )  # fmt: skip

    # ---- reading
    def table(self, id: str) -> TableRow | None:
        return self._database.read(lambda connection: parts.read_table(connection, id))

    def standing(self, id: str) -> tuple[int, int] | None:
        """A table's news and version: who knows them knows whether anything has changed."""
        row = self._database.glance(STANDING, id)
        return None if row is None else (row[0], row[1])

    def seats(self, id: str) -> list[SeatRow]:
        return self.seats_of([id])[id]

    def seats_of(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables, in their order."""
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for row in self._database.read(lambda connection: parts.read_seats(connection, ids)):
            found[row.table].append(row)
        return found

    def lines(self, id: str, since: int = 0) -> list[LineRow]:
        """The answers from number `since` on."""
        return self._database.read(lambda connection: parts.read_lines(connection, id, since))

    def proposal(self, id: str) -> ProposalRow | None:
        return self._database.read(lambda connection: parts.read_proposal(connection, id))

    def snapshot(self, id: str, since: int = 0) -> Snapshot | None:
        """All of a table as it stood together: a change comes before or after, never between. Of the answers those from
        number `since` on."""

        def work(connection: Connection) -> Snapshot | None:
            table = parts.read_table(connection, id)
            if table is None:
                return None
            given = parts.read_lines(connection, id, since)
            seats, proposal = parts.read_seats(connection, [id]), parts.read_proposal(connection, id)
            return Snapshot(table, seats, given, proposal, parts.read_messages(connection, id, MESSAGES))

        return self._database.read(work)

    def messages(self, id: str, limit: int = MESSAGES) -> list[MessageRow]:
        """The newest messages, oldest first."""
        return self._database.read(lambda connection: parts.read_messages(connection, id, limit))

    def of_visitor(self, visitor_hash: str, limit: int = 50, away: bool = False, practice: str = "") -> list[TableRow]:
        """The tables that a visitor sits at or has made, without those put away, or only those; the one that changed
        last comes first. `practice`: those where this position is practised, which are in no other list."""
        if not visitor_hash:
            return []
        t, s = schema.tables.c, schema.seats.c
        sits = exists().where(s.table_id == t.id, s.visitor_hash == visitor_hash)
        listed = or_(sits, t.host_hash == visitor_hash), parts.is_away(visitor_hash, away), parts.is_practice(practice)
        return self._tables(*listed, order=t.updated.desc(), limit=limit)

    def open_tables(self, limit: int = 50) -> list[TableRow]:
        """The listed tables with a free seat, newest first."""
        t, s = schema.tables.c, schema.seats.c
        free = exists().where(s.table_id == t.id, s.kind == "free")
        return self._tables(t.listed.is_(True), t.over.is_(False), free, order=t.created.desc(), limit=limit)

    def at_play(self, host_hash: str, origin: str, since: datetime, alone: bool = False) -> tuple[int, int]:
        """How many unfinished tables that changed since then a host has, without those to practise at, and how many all
        hosts of that origin; or only those whose bots play on alone."""
        t = schema.tables.c
        mine, here = and_(t.host_hash == host_hash, parts.is_practice("")), t.origin == origin
        query = select(func.count().filter(mine), func.count().filter(here))
        query = query.where(or_(mine, here), t.over.is_(False), t.updated >= since)
        if alone:
            query = query.where(t.settings[ALONE].as_string() == "yes")
        found = self._database.read(lambda connection: connection.execute(query).one())
        return found[0], found[1]

    def unfinished(self, limit: int, after: Unfinished | None = None) -> list[Unfinished]:
        """Tables that are still played, as far as their bots are concerned: those that changed last come first, and
        the next page follows `after`. When they changed only sorts them, and is not compared with the time of day."""
        t, s = schema.tables.c, schema.seats.c
        page = select(t.id, t.version, t.since, t.waiting, t.settings).where(t.over.is_(False))
        if after is not None:
            page = page.where(tuple_(t.since, t.id) < (after.since, after.id))
        found = page.order_by(t.since.desc(), t.id.desc()).limit(limit).subquery()
        query = select(found, s.seat, s.kind, s.stand_in).join_from(found, schema.seats, s.table_id == found.c.id)
        query = query.order_by(found.c.since.desc(), found.c.id.desc(), s.seat)
        rows = self._database.read(lambda connection: connection.execute(query).all())
        return [unfinished(list(seats)) for _, seats in groupby(rows, key=lambda row: row.id)]

    def visitor(self, visitor_hash: str) -> VisitorRow | None:
        query = select(schema.visitors).where(schema.visitors.c.hash == visitor_hash)
        row = self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else VisitorRow(**row._mapping)

    # ---- the game
    def answer(
        self, row: TableRow, add: Sequence[Line], undone: Sequence[Line], waiting: Sequence[int], over: bool,
        scores: Sequence[int] | None,
    ) -> TableRow:  # fmt: skip
        """Write answers that follow those of a table for which nothing is proposed; `row` is how the caller knows it.
        Returns it as it is now, but for what others may have changed of it meanwhile: then there are more news than
        one. Moved when its game has gone on."""
        moment = self.now()
        made = replace(
            row, version=row.version + max(1, len(add)), length=row.length + len(add), undone=list(undone),
            waiting=list(waiting), since=moment, over=over, scores=None if scores is None else list(scores),
            updated=moment,
        )  # fmt: skip

        def work(say: Plainly) -> Ring:
            news = parts.answer(say, row, made, add, self._database.moment)
            if not news:
                raise Moved(row.id)
            told = Ring(row.id, news, by=speaker.get())
            if self._database.postgres:
                say(NOTIFY, notice(told))
            return told

        told = self._database.write_plainly(work)
        self.wrote(row.id, told.news)
        self._ring(told)
        return replace(made, news=told.news)

    def change(
        self,
        id: str,
        expected_version: int,
        *,
        keep: int,
        add: Sequence[Line],
        undone: Sequence[Line],
        waiting: Sequence[int],
        over: bool = False,
        scores: Sequence[int] | None = None,
        since: datetime | None = None,
        rewound: bool = False,
    ) -> TableRow:
        """Write what an answer, an undo, a redo or a rewind has made of the game: the first `keep` lines stay, `add`
        follow. Returns the table as it is now; Moved when it was no longer at the expected version.

        `since`: since when the seats are waited for, if not from now on. `rewound`: what was shown is taken back with
        it, and shall not come again. A proposal that stood is gone, since it was made for the old version."""
        if keep < 0:
            raise ValueError(f"there are no {keep} lines to keep")
        moment = self.now()
        values = {
            "version": expected_version + max(1, len(add)), "length": keep + len(add), "undone": list(undone),
            "waiting": list(waiting), "since": since or moment, "over": over, "updated": moment,
            "scores": None if scores is None else list(scores),
        }  # fmt: skip
        where = {"of": id, "expected": expected_version, "keep": keep, "more_rewinds": int(rewound)}

        def work(connection: Connection, news: int) -> None:
            connection.execute(parts.LINES_GONE, {"of": id, "keep": keep})
            parts.write_proposal(connection, id, None)
            parts.write_lines(connection, id, keep, add, moment)

        return self._write(
            id, parts.PLAYED, work, {**where, **{f"new_{name}": value for name, value in values.items()}}
        )

    def propose(self, id: str, asks: ProposalRow) -> None:
        """Ask for something that takes others' consent. Moved when the table is no longer at the version, or when
        somebody else's question still stands there: those who agree must know to what."""

        def work(connection: Connection, news: int) -> None:
            standing = parts.read_proposal(connection, id)
            if standing is not None and standing.version == asks.version and standing.seat != asks.seat:
                raise Moved(id)
            parts.write_proposal(connection, id, asks)

        self._change(id, work, (schema.tables.c.version == asks.version,))

    def agree(self, id: str, seat: int) -> list[int]:
        """Add a seat to those who agree, and return them all. Moved when no proposal stands any more."""
        agreed: list[int] = []

        def work(connection: Connection, news: int) -> None:
            standing = parts.read_proposal(connection, id)
            if standing is None:
                raise Moved(id)
            agreed[:] = sorted({*standing.agreed, seat})
            parts.write_proposal(connection, id, replace(standing, agreed=agreed))

        self._change(id, work)
        return agreed

    def drop_proposal(self, id: str) -> None:
        self._change(id, lambda connection, _: parts.write_proposal(connection, id, None))

    # ---- the table and its seats
    def configure(self, id: str, *, settings: dict[str, Any] | None = None, listed: bool | None = None) -> None:
        """Change what is given. Of the settings those that are named: to None, they go."""
        self._change(id, lambda connection, _: parts.adjust(connection, id, settings or {}), **given(listed=listed))

    def put_away(self, id: str, visitor_hash: str, away: bool) -> None:
        """Keep a table out of a visitor's list, or bring it back: no news for anybody else."""
        self._database.write(lambda connection: parts.put_away(connection, id, visitor_hash, away))

    def set_seat(
        self,
        id: str,
        seat: int,
        *,
        kind: str | None = None,
        bot: str | None = None,
        name: str | None = None,
        visitor_hash: str | None = None,
        stand_in: str | None = None,
    ) -> None:
        """Change what is given, whoever sits there."""
        values = given(kind=kind, bot=bot, name=name, visitor_hash=visitor_hash, stand_in=stand_in)
        if values:
            self._change_seat(id, seat, (), values)

    def claim(self, id: str, seat: int, link_hash: str, visitor_hash: str, name: str) -> bool:
        """Sit down. Only on a free seat and with its link; of two who try at once, one does."""
        s = schema.seats.c
        values = {"kind": "person", "visitor_hash": visitor_hash, "name": name, "stand_in": "", "seen": self.now()}
        try:
            self._change_seat(id, seat, (s.kind == "free", s.link_hash == link_hash), values)
        except Moved:
            return False
        return True

    def release(self, id: str, seat: int) -> None:
        """Stand up, or be made to: the seat is free, and its link opens it again."""
        empty = {"kind": "free", "bot": "", "name": "", "visitor_hash": "", "stand_in": "", "seen": None}
        self._change_seat(id, seat, (), empty)

    def rotate_link(self, id: str, seat: int, link_hash: str, link_turn: int) -> None:
        """Give a seat its next link; who sits there stays. Moved when another turn has come meanwhile."""
        before = schema.seats.c.link_turn == link_turn - 1
        self._change_seat(id, seat, (before,), {"link_hash": link_hash, "link_turn": link_turn})

    def move_host(self, id: str, host_hash: str, to: str, settings: dict[str, Any]) -> None:
        """Hosting and the host's seats go to another browser, all at once, and settings change with it, as above. Moved
        when somebody else hosts by now."""
        t, s = schema.tables.c, schema.seats.c
        seats = update(schema.seats).where(s.table_id == id, s.visitor_hash == host_hash).values(visitor_hash=to)

        def work(connection: Connection, news: int) -> None:
            connection.execute(seats)
            parts.adjust(connection, id, settings)
            parts.write_proposal(connection, id, None)

        self._change(id, work, (t.host_hash == host_hash,), host_hash=to)

    def add_message(self, id: str, seat: int, name: str, text: str) -> MessageRow:
        """Say something; the message as it is kept. Where there are too many, the oldest goes."""
        said = MessageRow(0, seat, schema.keepable(name), schema.keepable(text), self.now())

        def work(connection: Connection, news: int) -> None:
            parts.write_message(connection, id, replace(said, number=news))

        return replace(said, number=self._change(id, work, said=said).news)

    def name_visitor(self, visitor_hash: str, name: str) -> None:
        """Remember a visitor, or call a known one anew."""
        fresh = {"name": name, "seen": self.now()}
        query = self._database.insert(schema.visitors).values(hash=visitor_hash, **fresh)
        query = query.on_conflict_do_update(index_elements=["hash"], set_=fresh)
        self._database.write(lambda connection: connection.execute(query))

    def tell(self, word: str) -> None:
        """Say something to the other server processes, who hear it by their bells."""
        if self.shared:
            self._database.write(lambda connection: say(connection, WORDS, word))

    def pulse(self, patience: float) -> None:
        """Write something, to see whether that is possible. A row that is there already fits into a full file, so
        SQLite is asked for more room, too, and gets it back."""
        moment = self.now()
        rows = [{"id": number, "at": moment} for number in range(1, ROOM)]
        query = self._database.insert(schema.pulse).values(id=0, at=moment)
        query = query.on_conflict_do_update(index_elements=["id"], set_={"at": moment})

        def work(connection: Connection) -> None:
            if not self._database.postgres:
                connection.exec_driver_sql("SAVEPOINT room")
                connection.execute(insert(schema.pulse), rows)
                connection.exec_driver_sql("ROLLBACK TO room")
            connection.execute(query)

        self._database.write(work, patience)

    # ---- inside one transaction
    def _change(
        self,
        id: str,
        work: Work,
        guards: Sequence[ColumnElement[bool]] = (),
        said: MessageRow | None = None,
        **values: Any,
    ) -> TableRow:
        """Everything that somebody may see is written here. The table's own row comes first: its lock makes all
        changes of one table queue, and its guards decide. `said`: the message that is all of it. Returns the row as
        it is then."""
        t = schema.tables
        counted = update(t).where(t.c.id == id, *guards).values(news=t.c.news + 1, updated=self.now(), **values)
        return self._write(id, counted.returning(t), work, {}, said)

    def _write(
        self, id: str, row: Executable, work: Work, values: dict[str, Any], said: MessageRow | None = None
    ) -> TableRow:
        """`row`: the statement that counts the news and returns the table's row, if its guards let it."""

        def ring(made: TableRow) -> Ring:
            return Ring(id, made.news, said and replace(said, number=made.news), speaker.get())

        def whole(connection: Connection) -> TableRow:
            found = connection.execute(row, values).one_or_none()
            if found is None:
                raise Moved(id)
            made = TableRow(**found._mapping)
            work(connection, made.news)
            self._notify(connection, ring(made))
            return made

        made = self._database.write(whole)
        self.wrote(id, made.news)
        self._ring(ring(made))
        return made

    def _change_seat(self, id: str, seat: int, guards: Sequence[ColumnElement[bool]], values: dict[str, Any]) -> None:
        """When a seat changes hands, nobody is asked any more what its old hands were asked."""
        s = schema.seats.c
        query = update(schema.seats).where(s.table_id == id, s.seat == seat, *guards).values(**values)

        def work(connection: Connection, news: int) -> None:
            if connection.execute(query).rowcount != 1:
                raise Moved(id)
            if not HANDS.isdisjoint(values):
                parts.write_proposal(connection, id, None)

        self._change(id, work)

    def _notify(self, connection: Connection, told: Ring) -> None:
        if self._database.postgres:
            notify(connection, told)

    def _ring(self, told: Ring) -> None:
        if not self._database.postgres:  # PostgreSQL has rung with the commit
            self.bell.ring(told)

    def _write_table(
        self, connection: Connection, made: TableRow, seats: Sequence[NewSeat], lines: Sequence[Line]
    ) -> None:
        rows = [{"table_id": made.id, **vars(seat), "link_turn": 0, "seen": None} for seat in seats]
        connection.execute(insert(schema.tables).values(**vars(made)))
        connection.execute(insert(schema.seats), rows)
        parts.write_lines(connection, made.id, 0, lines, made.created)
        self._notify(connection, Ring(made.id, made.news))

    def _tables(self, *where: ColumnElement[bool], order: ColumnElement[Any], limit: int) -> list[TableRow]:
        query = select(schema.tables).where(*where).order_by(order).limit(limit)
        rows = self._database.read(lambda connection: connection.execute(query).all())
        return [TableRow(**row._mapping) for row in rows]
