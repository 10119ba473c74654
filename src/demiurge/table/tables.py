"""All tables: every change of a game comes through here, and is committed before anybody is told that it happened."""

from __future__ import annotations

import logging
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from demiurge.kernel.game import Game
from demiurge.kernel.play import MOVED_ON, NOTHING_OF_YOURS, TOO_LATE, Play, replay_on
from demiurge.kernel.registry import find
from demiurge.kernel.state import Refusal
from demiurge.table.identity import hashed, seat_token
from demiurge.table.live import Live, setup_chance
from demiurge.table.storage import Moved, NewSeat, NewTable, Store, new_id

log = logging.getLogger("demiurge.table")

KEPT: Final = 400  # tables in memory; the others are replayed when somebody looks at them
GAMES_KEPT: Final = 64


class NoTable(LookupError):
    """There is no table with that id."""


class NotAllowed(PermissionError):
    """It is not for this person to do; the message says why."""


@dataclass(frozen=True)
class Wanted:
    """A table as somebody asks for it. A seat is "me", "friend" or the spec of a bot."""

    game: str
    options: dict[str, str] = field(default_factory=dict)
    seats: Sequence[str] = ()
    names: Sequence[str] = ()
    seed: str = ""
    listed: bool = False
    settings: dict[str, str] = field(default_factory=dict)


class Tables:
    """`told` is called with a table's id after every committed change of its game."""

    def __init__(self, store: Store, told: Callable[[str], None] = lambda table: None) -> None:
        self.store = store
        self.told = told
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.games: OrderedDict[str, Game] = OrderedDict()
        self.lock = threading.Lock()

    # ---- making
    def game(self, name: str, options: dict[str, str], components: str = "") -> Game:
        """Games are immutable, so tables with the same options share one."""
        meta = find(name)
        key = repr((name, sorted(meta.complete(options).items()), components))
        with self.lock:
            if key in self.games:
                self.games.move_to_end(key)
                return self.games[key]
        made = meta.make(options, components)
        with self.lock:
            self.games[key] = made
            while len(self.games) > GAMES_KEPT:
                self.games.popitem(last=False)
        return made

    def create(self, wanted: Wanted, visitor: str) -> str:
        """A new table; `visitor` is the token of who makes it. Seat links derive from it (identity.py)."""
        game = self.game(wanted.game, wanted.options)
        seed = wanted.seed or secrets.token_hex(16)
        play = Play(game, len(wanted.seats), setup_chance(seed))
        return self.add(play, wanted, seed, visitor)

    def add(self, play: Play, wanted: Wanted, seed: str, visitor: str, forked: str = "") -> str:
        record, table = play.record, new_id()
        row = NewTable(
            id=table, game=record.game, options=dict(record.options), components=record.components,
            seats=record.seats, seed=seed, settings=dict(wanted.settings), setup=list(record.chance),
            waiting=play.state.waiting(), over=play.state.over(), scores=play.state.scores(),
            host_hash=hashed(visitor), forked_from=forked, listed=wanted.listed,
        )  # fmt: skip
        seats = [self.new_seat(table, n, who, wanted, visitor) for n, who in enumerate(wanted.seats)]
        self.store.create(row, seats, record.lines)
        self.told(table)
        return table

    def new_seat(self, table: str, seat: int, who: str, wanted: Wanted, visitor: str) -> NewSeat:
        name = wanted.names[seat] if seat < len(wanted.names) else ""
        link = hashed(seat_token(visitor, table, seat))
        if who == "me":
            return NewSeat(seat, kind="person", name=name, link_hash=link, visitor_hash=hashed(visitor))
        if who == "friend":
            return NewSeat(seat, kind="free", name=name, link_hash=link)
        return NewSeat(seat, kind="bot", bot=who, name=name, link_hash=link)

    def fork(self, table: str, at: int, seat: int, bot: str, visitor: str, name: str) -> str:
        """Play on from a position against bots. Of a running game only where that tells no secret."""
        live = self.live(table)
        with live.lock:
            mine = {row.seat for row in live.seats if row.visitor_hash == hashed(visitor)}
            others = [n for n in live.persons() if n not in mine]
            if not live.state.over() and others and not live.open_book():
                raise NotAllowed("a running game with hidden cards is not forked while others play it")
            record = live.play.record
            seats = ["me" if n == seat else bot for n in range(record.seats)]
            names = [name if n == seat else "" for n in range(record.seats)]
            again = replay_on(live.game, record, at)
        wanted = Wanted(record.game, record.options, seats, names, settings=dict(live.row.settings))
        return self.add(again, wanted, secrets.token_hex(16), visitor, f"{table}@{at}")

    # ---- finding
    def live(self, table: str) -> Live:
        """The table, in step with the database."""
        with self.lock:
            live = self.lives.get(table)
            if live is not None:
                self.lives.move_to_end(table)
        if live is None:
            return self.load(table)
        with live.lock:
            row = self.store.table(table)
            if row is None:
                raise NoTable(table)
            if row.news != live.row.news:
                found = self.store.snapshot(table)
                if found is None or not live.catch_up(found):
                    self.forget(table)
                    return self.load(table)
        return live

    def load(self, table: str) -> Live:
        found = self.store.snapshot(table)
        if found is None:
            raise NoTable(table)
        row = found.table
        live = Live(row, found.seats, found.lines, self.game(row.game, row.options, row.components))
        with self.lock:
            live = self.lives.setdefault(table, live)
            while len(self.lives) > KEPT:
                self.lives.popitem(last=False)
        return live

    def forget(self, table: str) -> None:
        with self.lock:
            self.lives.pop(table, None)

    # ---- answering
    def answer(self, table: str, seat: int, text: str, at: int | None) -> Refusal:
        """One answer: refused, or committed."""
        live = self.live(table)
        with live.lock:
            live.lend_chance()
            since = live.last
            why = live.play.say(seat, text, at)
            return why or self.commit(live, since)

    def commit(self, live: Live, keep: int) -> Refusal:
        """Write what the Play has done since it had `keep` answers. If that fails, memory forgets it, too."""
        play = live.play
        try:
            row = self.store.change(
                live.row.id, live.row.version, keep=keep, add=play.record.lines[keep:], undone=play.undone,
                waiting=play.state.waiting(), over=play.state.over(), scores=play.state.scores(),
            )  # fmt: skip
        except Moved:
            self.forget(live.row.id)
            return MOVED_ON
        except BaseException:
            self.forget(live.row.id)
            raise
        live.forget_stories(keep)
        live.times = live.times[:keep] + [row.updated] * (live.last - keep)
        live.renew(row, live.seats)
        self.told(live.row.id)
        return None

    # ---- taking back
    def undo(self, table: str, seat: int) -> Refusal:
        live = self.live(table)
        with live.lock:
            at = live.play.last_of(seat)
            why = live.play.undo(seat)
            return why or self.commit(live, at)

    def redo(self, table: str, seat: int) -> Refusal:
        live = self.live(table)
        with live.lock:
            since = live.last
            live.lend_chance()
            why = live.play.redo(seat)
            return why or self.commit(live, since)

    def restart(self, table: str, seat: int) -> Refusal:
        """Take back all that the seat has answered in a row and may still take back."""
        live = self.live(table)
        with live.lock:
            first = self.first_of_turn(live, seat)
            if first == live.last:
                return live.play.refuse_undo(seat) or NOTHING_OF_YOURS
            while live.last > first and live.play.undo(seat) is None:
                pass
            return self.commit(live, live.last)

    def first_of_turn(self, live: Live, seat: int) -> int:
        """The first of the seat's latest answers that it may take back alone."""
        play, first = live.play, live.last
        while first and play.record.lines[first - 1].seat == seat and play.fence[first - 1] == play.state.shown:
            first -= 1
        return first

    def ask_back(self, table: str, seat: int) -> Refusal:
        """Ask the others to go back to before the seat's last answer. Bots agree unless something was revealed."""
        live = self.live(table)
        with live.lock:
            play = live.play
            to = play.last_of(seat)
            if to < 0:
                return NOTHING_OF_YOURS
            asked = self.others(live, seat)
            if not asked:
                if play.fence[to] != play.state.shown:
                    return TOO_LATE
                play.rewind(to)
                return self.commit(live, to)
            return guarded(lambda: self.store.propose(table, seat, to, live.row.version))

    def others(self, live: Live, seat: int) -> list[int]:
        """Who must agree: the persons, except those who sit on the same screen."""
        mine = live.seats[seat].visitor_hash
        return [n for n in live.persons() if n != seat and not (mine and live.seats[n].visitor_hash == mine)]

    def agree(self, table: str, seat: int, yes: bool) -> Refusal:
        live = self.live(table)
        with live.lock:
            found = self.store.proposal(table)
            if found is None or found.version != live.row.version:
                return MOVED_ON
            if not yes:
                return guarded(lambda: self.store.drop_proposal(table))
            try:
                agreed = self.store.agree(table, seat)
            except Moved:
                return MOVED_ON
            if all(n in agreed for n in self.others(live, found.seat)):
                live.play.rewind(found.to)
                return self.commit(live, found.to)
            return None

    # ---- seats
    def stand_in(self, table: str, seat: int, bot: str) -> None:
        """A bot plays for a person who left; with "" the seat is given back."""
        self.store.set_seat(table, seat, stand_in=bot)
        self.told(table)

    def new_link(self, table: str, seat: int, visitor: str) -> Refusal:
        """Another link for a seat, from the token of who made the table; the old one ends."""
        live = self.live(table)
        turn = live.seats[seat].link_turn + 1
        link = hashed(seat_token(visitor, table, seat, turn))
        return guarded(lambda: self.store.rotate_link(table, seat, link, turn))


def guarded(write: Callable[[], None]) -> Refusal:
    """Something that is written only if the table is still as it was seen."""
    try:
        write()
    except Moved:
        return MOVED_ON
    return None
