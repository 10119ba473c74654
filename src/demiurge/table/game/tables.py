"""All tables: every change of a game comes through here, and is committed before anybody is told that it happened."""

from __future__ import annotations

import logging
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from demiurge.kernel import speech
from demiurge.kernel.components import BadComponents
from demiurge.kernel.game import BadOption, Game
from demiurge.kernel.play import MOVED_ON, NOTHING_OF_YOURS, TOO_LATE, UNKNOWN_TEXT, Play, replay_on
from demiurge.kernel.record import BadRecord, parse_record
from demiurge.kernel.registry import UnknownGame, find
from demiurge.kernel.state import GAME_OVER, NOT_ASKED, Refusal
from demiurge.kernel.text import text as told
from demiurge.kit.scene import GESTURE
from demiurge.table.game import guided, practised, unasked
from demiurge.table.game.live import Live, asked_the_same, own_stands, setup_chance
from demiurge.table.game.names import bot_name
from demiurge.table.game.talk import ASKS
from demiurge.table.game.wanted import Wanted, brought, carried, drafted, open_scores
from demiurge.table.identity import hashed, seat_token
from demiurge.table.languages import Spoken, say
from demiurge.table.storage import PRACTICE, REMATCH, Moved, ProposalRow, SeatRow, StorageDown, Store

log = logging.getLogger("demiurge.table")

KEPT: Final = 400  # tables in memory; the others are replayed when somebody looks at them
GAMES_KEPT: Final = 64
LONGEST_WAIT: Final = 5.0  # seconds for a table that somebody else is busy with
LOOK: Final = 0.1  # how often who waits looks whether the database is the reason
LONGEST_GESTURE: Final = 8  # answers


class NoTable(LookupError):
    """There is no table with that id."""


class Unplayable(Spoken):
    """The table is kept, but its game cannot be played here; `error` says why not, perhaps in the game's own words."""

    def __init__(self, id: str, /, error: speech.Spoken) -> None:
        super().__init__(id, error=error.text)
        self.error = error

    def said(self, language: str) -> str:
        return say(language, self.text.id, error=self.error.said(language))


class NotAllowed(Spoken):
    """It is not for this person to do; the message says why."""


class Tables:
    """`told` is called with the id of a table where bots may be asked after a change; `admit` with a host's hash and
    origin before a table is made for them: it may raise."""

    def __init__(
        self,
        store: Store,
        told: Callable[[str], None] = lambda table: None,
        admit: Callable[[str, str], None] = lambda host, origin: None,
    ) -> None:
        self.store = store
        store.wrote = self.wrote
        self.told, self.admit = told, admit
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
        return self.add(*self.dealt(wanted, visitor), visitor)

    def dealt(self, wanted: Wanted, visitor: str) -> tuple[Play, Wanted, str]:
        """A game set up as it is wanted, with its seed, if who wants it may have one more."""
        self.admit(hashed(visitor), wanted.origin)
        seed = wanted.seed or secrets.token_hex(16)
        return Play(self.game(wanted.game, wanted.options), len(wanted.seats), setup_chance(seed)), wanted, seed

    def add(self, play: Play, wanted: Wanted, seed: str, visitor: str, forked: str = "") -> str:
        row, seats = drafted(play, wanted, seed, visitor, forked)
        self.store.create(row, seats, play.record.lines)
        self.told(row.id)
        return row.id

    def fork(self, table: str, at: int, seat: int, bot: str, visitor: str, name: str, origin: str = "") -> str:
        """Play on from a position against bots. Of a running game only where that tells no secret."""
        self.admit(hashed(visitor), origin)
        with self.holding(table) as live:
            others = [row for row in live.seats if row.kind != "bot" and row.visitor_hash != hashed(visitor)]
            if not live.state.over() and others and not live.open_book():
                raise NotAllowed("no-fork")
            record, settings = live.play.record, carried(live.row.settings)
            seats = ["me" if row.seat == seat else row.bot or bot for row in live.seats]  # bots stay as strong
            names = [name if n == seat else bot_name(n, who) for n, who in enumerate(seats)]
            again = replay_on(live.game, record, at)
        wanted = Wanted(record.game, record.options, seats, names, settings=settings, origin=origin)
        return self.add(again, wanted, secrets.token_hex(16), visitor, f"{table}@{at}")

    def bring(self, text: str, visitor: str, name: str, origin: str = "") -> str:
        """A table of the game that a record tells, which is known to be a good one (ledgers.py)."""
        self.admit(hashed(visitor), origin)
        record = parse_record(text)
        play = replay_on(self.game(record.game, find(record.game).recorded(record.options)), record)
        return self.add(play, brought(play, name, origin), secrets.token_hex(16), visitor)

    def rematch(self, table: str, wanted: Wanted, visitor: str, seat: int) -> str:
        """The table where a finished game is played once more: as the first who asks for it wants it, whoever asks."""
        if known := self.rematch_of(table):
            return known
        row, seats = drafted(*self.dealt(wanted, visitor), visitor)
        try:
            self.store.create_rematch(table, row, seats, self.live(table).seats[seat], ASKS)
        except Moved:
            return self.rematch_of(table)
        self.told(row.id)
        return row.id

    def rematch_of(self, table: str) -> str:
        """Where it is played once more; "" where nobody has asked for that."""
        known = self.live(table).row.settings.get(REMATCH)
        return str(known["table"]) if known and self.store.table(known["table"]) else ""

    def sit_again(self, table: str, seats: Sequence[SeatRow]) -> None:
        """Who had these seats before takes them at a rematch, as far as nobody else has meanwhile."""
        free = {row.seat: row.link_hash for row in self.store.seats(table) if row.kind == "free"}
        for row in seats:
            if row.seat in free:
                self.store.claim(table, row.seat, free[row.seat], row.visitor_hash, row.name)

    # ---- finding
    @contextmanager
    def holding(self, table: str, heard: int | None = None) -> Iterator[Live]:
        """The table, locked and in step with the database; for who has heard of some news, at least as far as these."""
        while True:
            live = self.found(table) or self.load(table)
            with self.inside(live):
                if not live.gone and self.in_step(live, heard):
                    yield live
                    return
            self.forget(live)

    @contextmanager
    def inside(self, live: Live) -> Iterator[None]:
        """Its lock. Who holds it may be waiting for the database; nobody waits long with them."""
        until = time.monotonic() + LONGEST_WAIT
        while not live.lock.acquire(timeout=LOOK):
            if self.store.stalled or time.monotonic() > until:
                raise StorageDown(told("database-busy", table=live.row.id), "locked")
        live.held += 1
        try:
            yield
        finally:
            live.held -= 1
            live.lock.release()

    @contextmanager
    def changing(self, table: str) -> Iterator[Live]:
        """The same, to change its game: what goes wrong before it is committed did not happen in memory, either."""
        with self.holding(table) as live:
            try:
                yield live
            except BaseException:
                self.forget(live)
                raise

    def live(self, table: str) -> Live:
        """The table as it stands, for who looks at its rows and takes no lock."""
        with self.holding(table) as live:
            return live

    def found(self, table: str) -> Live | None:
        with self.lock:
            if table in self.lives:
                self.lives.move_to_end(table)
            return self.lives.get(table)

    def load(self, table: str) -> Live:
        found = self.store.snapshot(table) if table.isascii() and table.isalnum() else None
        if found is None:
            raise NoTable(table)
        row = found.table
        try:
            live = Live(found, self.game(row.game, find(row.game).recorded(row.options), row.components))
        except BadComponents as error:
            raise Unplayable("unplayable-components", error=error) from error
        except (UnknownGame, BadOption, BadRecord) as error:
            raise Unplayable("unplayable-rules", error=error) from error
        with self.lock:
            live = self.lives.setdefault(table, live)
            while len(self.lives) > KEPT:
                self.lives.popitem(last=False)
        return live

    def in_step(self, live: Live, heard: int | None) -> bool:
        """Bring a table up to date. False if it must be read as a whole. Who holds it already has read it, and
        hears of what they write themselves."""
        known = live.heard if live.held > 1 else heard
        if known is not None and live.row.news >= known:
            return True
        standing = self.store.standing(live.row.id)
        if standing is None:
            raise NoTable(live.row.id)
        if standing[0] == live.row.news:
            return True
        found = self.store.snapshot(live.row.id, since=live.last)
        if found is None:
            raise NoTable(live.row.id)
        return live.catch_up(found)

    def wrote(self, table: str, news: int) -> None:
        """This process has written these news."""
        live = self.lives.get(table)
        if live is not None:
            live.heard = max(live.heard, news)

    def forget(self, live: Live) -> None:
        """Whoever waits for its lock finds it gone, and reads the table again."""
        with self.lock:
            live.gone = True
            if self.lives.get(live.row.id) is live:
                del self.lives[live.row.id]

    # ---- answering
    def answer(
        self, table: str, seat: int, text: str, at: int | None, version: int | None = None, bot: str = "",
        every: bool = False,
    ) -> Refusal:  # fmt: skip
        """One answer: refused, or committed. `at`, `version`: the game as the giver saw it (see `asked_the_same`).
        `bot`: which one gives it, for as long as it plays the seat. `every`: who gives it wants every question."""
        with self.changing(table) as live:
            if at is not None and version is not None:
                if not asked_the_same(live, seat, at, version):
                    return MOVED_ON
                at = live.last
            if (bot and bot != live.runner(seat)) or practised.stands_still(live):
                return MOVED_ON
            since, texts = live.last, text.split(GESTURE)
            why = self.say(live, seat, texts, at) if len(texts) <= LONGEST_GESTURE else UNKNOWN_TEXT
            if why is not None and live.last > since:
                self.forget(live)  # all or nothing: the first half of a refused gesture did not happen
            if why is None and every and not unasked.wants_all(live, seat):
                self.ask_everything(table, [seat])
                live.row = replace(live.row, settings={**live.row.settings, unasked.asked_everything(seat): "yes"})
            if why is None:
                unasked.give(live)
            if why is None and not bot and live.seats[seat].stand_in:  # who answers plays for themselves again
                self.store.set_seat(table, seat, stand_in="")
            return why or self.commit(live, since)

    def say(self, live: Live, seat: int, texts: Sequence[str], at: int | None) -> Refusal:
        """Several answers in one gesture. It ends where something is revealed: what was to follow was meant without
        knowing it, and whether it would be refused must not tell what a card is that nobody has drawn yet."""
        for text in texts:
            shown = live.state.shown
            live.lend_chance()
            why = live.play.say(seat, text, at)
            if why is not None or live.state.shown != shown:
                return why
            at = None
        return None

    def commit(self, live: Live, keep: int, rewound: bool = False) -> Refusal:
        """Write what the Play has done since it had `keep` answers."""
        play, old = live.play, live.row
        add, undone, state = play.record.lines[keep:], play.undone, play.state
        waiting, over, scores = state.waiting(), state.over(), open_scores(play)
        try:
            if keep == old.length and live.proposal is None:
                row = self.store.answer(old, add, undone, waiting, over, scores)
            else:
                row = self.store.change(
                    old.id, old.version, keep=keep, add=add, undone=undone, waiting=waiting, over=over, scores=scores,
                    rewound=rewound,
                )  # fmt: skip
        except Moved:
            self.forget(live)
            return MOVED_ON
        if row.news != old.news + 1:  # somebody sat down or spoke meanwhile: the next look shall notice
            row = replace(row, news=old.news)
        live.wrote(row, keep)
        if any(map(live.runner, play.state.waiting())):
            self.told(live.row.id)
        return None

    # ---- taking back
    def sealed(self, live: Live, seat: int) -> Refusal:
        """The end shows everything, so what was hidden until then seals the game; not for who practises, but behind
        the position nobody goes back."""
        if practised.position_of(live):
            return NOTHING_OF_YOURS if live.play.last_of(seat) < practised.start(live) else None
        return GAME_OVER if live.state.over() and not live.open_book() else None

    def undo(self, table: str, seat: int, at: int | None = None, version: int | None = None) -> Refusal:
        """Take back the seat's last answer. `at`, `version`: the game as the seat saw it, here and in all that follows:
        what it has answered or taken back since is not what it means now."""
        with self.changing(table) as live:
            if not own_stands(live, seat, at, version):
                return MOVED_ON
            last = live.play.last_of(seat)
            why = self.sealed(live, seat) or live.play.undo(seat)
            if why == TOO_LATE and self.by_oneself(live):
                return self.rewind(live, last)
            return why or self.commit(live, last)

    def by_oneself(self, live: Live) -> bool:
        """Whether somebody plays alone with the game, or practises: what it has shown is theirs to forget. It is drawn
        afresh."""
        return live.play.record.seats == 1 or practised.position_of(live) is not None

    def forgo(self, table: str, seat: int, at: int | None = None, version: int | None = None) -> Refusal:
        """Give the other answer in place of the usual one that was given for the seat."""
        with self.changing(table) as live:
            if not own_stands(live, seat, at, version):
                return MOVED_ON
            last = live.play.last_of(seat)
            sealed = self.sealed(live, seat)
            if sealed or not unasked.may_forgo(live, seat) or not unasked.exchange(live, seat):
                return sealed or live.play.refuse_undo(seat) or TOO_LATE
            return self.commit(live, last)

    def guide(self, table: str, speaks: bool) -> None:
        """Let the guide of a table speak, or no longer."""
        if not guided.is_guided(self.live(table)):
            raise NotAllowed("no-guide")
        self.store.configure(table, settings={guided.GUIDE: guided.ON if speaks else guided.OFF})

    def play_on(self, table: str) -> None:
        """From a position that was practised: from now on it is a table like any other."""
        self.store.configure(table, settings={PRACTICE: None})
        self.told(table)

    def ask_everything(self, table: str, seats: Sequence[int], yes: bool = True) -> None:
        """From now on these seats are asked what is usually given for them, or no longer."""
        self.store.configure(table, settings={unasked.asked_everything(n): "yes" if yes else None for n in seats})

    def wish(self, table: str, seats: Sequence[int], wish: str) -> None:
        """From now on these seats answer so what the drawing lets them answer once and for all; "": they are asked."""
        offered = unasked.standing(self.live(table))
        kept = wish if offered and wish in offered.wishes else ""
        self.store.configure(table, settings={unasked.wish_setting(n): kept or None for n in seats})

    def redo(self, table: str, seat: int, at: int | None = None, version: int | None = None) -> Refusal:
        with self.changing(table) as live:
            if not own_stands(live, seat, at, version):
                return MOVED_ON
            since = live.last
            live.lend_chance()
            why = live.play.redo(seat)
            return why or self.commit(live, since)

    def restart(self, table: str, seat: int, at: int | None = None, version: int | None = None) -> Refusal:
        """Take back all that the seat has answered in a row and may still take back."""
        with self.changing(table) as live:
            if not own_stands(live, seat, at, version):
                return MOVED_ON
            first, sealed = self.first_of_turn(live, seat), self.sealed(live, seat)
            if not sealed and practised.position_of(live):
                return self.rewind(live, practised.start(live))
            if first == live.last or sealed:
                return sealed or live.play.refuse_undo(seat) or NOTHING_OF_YOURS
            while live.last > first and live.play.undo(seat) is None:
                pass
            return self.commit(live, live.last)

    def first_of_turn(self, live: Live, seat: int) -> int:
        """The first of the seat's latest answers that it may take back alone."""
        play, first, start = live.play, live.last, practised.start(live)
        while first > start and play.record.lines[first - 1].seat == seat and play.fence[first - 1] == play.state.shown:
            first -= 1
        return first

    def ask_back(self, table: str, seat: int, at: int | None = None, version: int | None = None) -> Refusal:
        """Ask the others to go back to before the seat's last answer. Bots agree unless something was revealed."""
        with self.changing(table) as live:
            if not own_stands(live, seat, at, version):
                return MOVED_ON
            play = live.play
            to = play.last_of(seat)
            if to < 0:
                return NOTHING_OF_YOURS
            if sealed := self.sealed(live, seat):
                return sealed
            if asked := self.others(live, seat):
                asks = ProposalRow(seat, to, live.row.version, [], asked)
                return guarded(lambda: self.store.propose(table, asks))
            if play.fence[to] != play.state.shown:
                return TOO_LATE
            return self.rewind(live, to)

    def rewind(self, live: Live, to: int) -> Refusal:
        """Go back, with everybody's consent. What was shown since is known by now, so it is drawn afresh."""
        shown = live.play.fence[to] != live.play.state.shown
        live.play.rewind(to)
        return self.commit(live, to, rewound=shown)

    def others(self, live: Live, seat: int, among: Collection[int] | None = None) -> list[int]:
        """Who must agree: the persons (among these), except those who sit on the same screen."""
        mine, persons = live.seats[seat].visitor_hash, live.persons()
        asked = [n for n in persons if n != seat and not (mine and live.seats[n].visitor_hash == mine)]
        return asked if among is None else [n for n in asked if n in among]

    def agree(
        self, table: str, seat: int, yes: bool, asks: int | None = None, version: int | None = None, stand_in: str = ""
    ) -> Refusal:
        """Say yes or no to who `asks`, at the version that was seen: a late word is none to the next question.
        `stand_in`: the bot that plays for who is away, if that was the question."""
        with self.changing(table) as live:
            found = live.proposal
            if found is None or found.version != live.row.version:
                return MOVED_ON
            if asks not in (None, found.seat) or version not in (None, found.version):
                return MOVED_ON
            if not yes:
                return guarded(lambda: self.store.drop_proposal(table))
            if seat not in found.asked:
                return NOT_ASKED
            try:
                agreed = self.store.agree(table, seat)
            except Moved:
                return MOVED_ON
            if not all(n in agreed for n in found.asked):
                return None
            if found.of < 0:
                return self.rewind(live, found.to)
            self.stand_in(table, found.of, stand_in)
            return None

    # ---- seats
    def ask_stand_in(self, table: str, seat: int, of: int, asked: list[int]) -> Refusal:
        """Ask those who are here whether a bot may play for somebody who is not."""
        live = self.live(table)
        asks = ProposalRow(seat, live.last, live.row.version, [], asked, of)
        return guarded(lambda: self.store.propose(table, asks))

    def stand_in(self, table: str, seat: int, bot: str) -> None:
        """A bot plays for a person who left; with "" the seat is given back. The lock keeps it apart from an answer
        that the bot gives this moment."""
        with self.holding(table):
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
