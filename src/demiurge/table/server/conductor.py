"""The conductor: wherever a bot is asked, one thinks and answers. It sits in the event loop; the work is elsewhere."""

from __future__ import annotations

import asyncio
import hmac
import logging
import threading
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from math import inf
from time import monotonic
from typing import Final, NamedTuple, TypeVar, TypeVarTuple

from demiurge.bots import make_bot
from demiurge.kernel.game import Game, view
from demiurge.kernel.play import MOVED_ON
from demiurge.kernel.state import State
from demiurge.table.game import guided, practised
from demiurge.table.game.live import Live
from demiurge.table.game.tables import NoTable, Tables, Unplayable
from demiurge.table.game.thinking import STAND_IN, NoAnswer, Thinkers
from demiurge.table.server.hub import Hub
from demiurge.table.server.threads import ended
from demiurge.table.storage import StorageDown, TableRow, Unfinished

log = logging.getLogger("demiurge.bots")

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

PACE: Final = 0.5  # seconds from one answer of a bot to the next, so that people can follow
SWEEP: Final = 10.0  # seconds between two looks for bots that nobody woke, and for people who left
STUCK: Final = 20.0  # seconds: a bot that was asked so long ago has been forgotten, by a process that ended
PAGE: Final = 200  # tables that a look for the forgotten reads at once
REMEMBERED: Final = 20_000  # tables that stand still
RETRY: Final = 1.0  # seconds until we look again at a table whose bots another process has taken on


class Task(NamedTuple):
    """What a bot is asked: everything that was read of the table while it was locked."""

    game: Game
    view: State
    spec: str
    at: int
    version: int
    seed: int
    components: str
    turn: tuple[str, ...]
    known: str = ""  # what it is known to play there


def bot_seed(row: TableRow, number: int, seat: int) -> int:
    """The chance of a bot's own for its answer after `number` others: the same after a crash, and known to nobody, else
    a simple bot's secret answer could be worked out before it is shown."""
    said = f"bot:{row.rewinds}:{number}:{seat}"
    return int.from_bytes(hmac.digest(row.seed.encode(), said.encode(), "sha256")[:8], "big")


class Still:
    """Since when tables have stood still, by a watch of our own: the time of day may jump."""

    def __init__(self) -> None:
        self.since: OrderedDict[str, tuple[Hashable, float]] = OrderedDict()

    def forgotten(self, table: Unfinished, patience: float) -> bool:
        """Whether its bots have been asked the same for so long. Said once: who asks then looks after it."""
        stands, now = (table.version, *table.bots), monotonic()
        known, since = self.since.pop(table.id, (None, now))
        since = since if known == stands else now
        ripe = now - since >= patience
        self.since[table.id] = stands, inf if ripe else since
        while len(self.since) > REMEMBERED:
            self.since.popitem(last=False)
        return ripe

    def forget(self, table: str) -> None:
        """Nobody looks after it yet."""
        self.since.pop(table, None)


class Conductor:
    def __init__(self, tables: Tables, thinkers: Thinkers, hub: Hub, pace: float = PACE) -> None:
        self.tables, self.thinkers, self.hub, self.pace = tables, thinkers, hub, pace
        self.running: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.again: set[tuple[str, int]] = set()
        self.looks: set[asyncio.Task[None]] = set()
        self.failed: set[str] = set()  # tables where a bot could not answer; the next sweep tries again
        self.at_it: Counter[str] = Counter()  # by table, who looks there or thinks
        self.denied: set[str] = set()  # tables whose bots another process has taken on
        self.alone = asyncio.Event()  # another process is no more
        self.closed = False
        self.threads = ThreadPoolExecutor(2, thread_name_prefix="conductor")
        self.sweeper: asyncio.Task[None] | None = None
        self.absent: dict[tuple[str, int], float] = {}
        self.resting: set[str] = set()  # tables whose bots wait until somebody plays there or looks on
        self.claiming = threading.Lock()
        self.still = Still()
        self.reached: Unfinished | None = None  # by who walks through all unfinished tables

    # ---- being woken
    def start(self) -> None:
        self.sweeper = asyncio.create_task(self.sweep())

    def wake(self, table: str) -> None:
        """Something changed at a table. Look whether a bot owes an answer there."""
        if not self.closed:
            task = asyncio.create_task(self.guarded(table, self.insist(table)))
            self.looks.add(task)  # the loop alone would not keep it
            task.add_done_callback(self.looks.discard)

    async def insist(self, table: str) -> None:
        """Whoever wakes us here may not have woken who has taken on the bots: until they answer we look again."""
        if not await self.look(table) and table not in self.denied:
            self.denied.add(table)
            asyncio.get_running_loop().call_later(RETRY, self.wake_again, table)

    def wake_again(self, table: str) -> None:
        self.denied.discard(table)
        self.wake(table)

    def forsaken(self) -> None:
        """Another process is no more. What its bots were asked, ours are asked now."""
        self.alone.set()

    def stir(self, table: str) -> None:
        """Something may be seen at a table that could not be before: somebody has sat down where bots wait, perhaps."""
        if table in self.resting:
            self.wake(table)

    async def guarded(self, table: str, work: Coroutine[object, None, None]) -> None:
        """Whatever goes wrong at one table is that table's trouble, and tried again later."""
        try:
            await work
        except Unplayable as error:
            log.error("bots leave a table alone: %s", error, extra={"table": table})
        except Exception as error:
            self.failed.add(table)
            trace = None if isinstance(error, StorageDown) else error  # of that one line is enough
            log.error("a bot could not answer: %s", error, extra={"table": table}, exc_info=trace)

    async def look(self, table: str) -> bool:
        """Let the bots think that are asked. False if another process has taken them on."""
        self.hold(table)
        try:
            seats = await self.off_loop(self.asked_bots, table)
            for seat in seats or ():
                key = (table, seat)
                if key in self.running:
                    self.again.add(key)  # it may have looked just before this change
                else:
                    self.hold(table)
                    self.running[key] = asyncio.create_task(self.guarded(table, self.play(table, seat)))
                    self.say_busy(table)
            return seats is not None
        finally:
            self.let_go(table)

    async def off_loop(self, what: Callable[[*Ts], T], *args: *Ts) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, what, *args)

    def asked_bots(self, table: str) -> list[int] | None:
        """The seats whose bots are asked, if we may answer for them. A game over which another process thinks is not
        even read."""
        if table not in self.tables.lives and not self.claim(table):
            return None
        try:
            live = self.tables.live(table)
        except NoTable:
            return []
        seats = [] if self.rests(live) else [seat for seat in live.state.waiting() if live.runner(seat)]
        return seats if not seats or self.claim(table) else None

    # ---- one process of several
    def claim(self, table: str) -> bool:
        with self.claiming:
            return self.tables.store.claims.take(f"bots {table}")

    def release(self, table: str) -> None:
        """Unless somebody is at it again."""
        with self.claiming:
            if not self.at_it.get(table):
                self.tables.store.claims.leave(f"bots {table}")

    def hold(self, table: str) -> None:
        """While anybody is at it here, the claim stands, if there is one."""
        self.at_it[table] += 1

    def let_go(self, table: str) -> None:
        self.at_it[table] -= 1
        if not self.at_it[table]:
            del self.at_it[table]
            if not self.closed:
                self.threads.submit(self.release, table)

    def rests(self, live: Live) -> bool:
        """Where nobody plays in person and nobody looks on, bots would only take the time of others; and who practises
        is not disturbed."""
        table = live.row.id
        rests = practised.bots_rest(live) or (not live.goes_on() and not self.hub.watched(table))
        (self.resting.add if rests else self.resting.discard)(table)
        return rests

    # ---- answering
    async def play(self, table: str, seat: int) -> None:
        """One seat's answers, as long as its bot is asked."""
        try:
            while await self.play_once(table, seat):
                pass
        finally:
            self.let_go(table)
            self.running.pop((table, seat), None)
            self.say_busy(table)
            if (table, seat) in self.again:
                self.again.discard((table, seat))
                self.wake(table)

    async def play_once(self, table: str, seat: int) -> bool:
        """Whether the bot may be asked more."""
        task = await self.off_loop(self.task, table, seat)
        if task is None:
            return False
        began = asyncio.get_running_loop().time()
        text = await self.think(task, seat)
        await asyncio.sleep(max(0.0, self.pace - (asyncio.get_running_loop().time() - began)))
        why = await self.off_loop(self.tables.answer, table, seat, text, task.at, task.version, task.spec)
        if why is not None and why != MOVED_ON:
            log.error("bot %s gave a refused answer", task.spec, extra={"table": table, "why": why})
            return False
        return True

    def task(self, table: str, seat: int) -> Task | None:
        with self.tables.holding(table) as live:
            spec = live.runner(seat)
            if not spec or seat not in live.state.waiting() or self.rests(live):
                return None
            seen, seed = view(live.state, seat), bot_seed(live.row, live.last, seat)
            row, turn = live.row, (live.row.origin, live.row.host_hash, table)
            known = guided.known_answer(live, seat) or practised.known_answer(live, seat)
            return Task(live.game, seen, spec, live.last, row.version, seed, row.components, turn, known)

    async def think(self, task: Task, seat: int) -> str:
        """The bot's answer; should its process fail, a simple one's, so that the game goes on."""
        if task.known:
            return task.known
        try:
            return await self.thinkers.answer(
                task.game, task.view, seat, task.spec, task.seed, task.components, task.turn
            )
        except NoAnswer as error:
            log.error("bot %s failed: %s", task.spec, error)
            action = make_bot("random", task.game, task.seed).answer(task.view, seat)
            return task.game.space.format(action)

    def busy(self, table: str) -> list[int]:
        return [seat for where, seat in self.running if where == table]

    def say_busy(self, table: str) -> None:
        self.hub.say_busy(table, self.busy(table))

    # ---- looking after the forgotten
    async def sweep(self) -> None:
        """Bots that nobody woke (their server process ended), and people whom a bot should stand in for."""
        patience = 0.0  # the first time all that was left undone
        while True:
            try:
                forgotten = await self.off_loop(self.forgotten, patience)
                again, self.failed = self.failed, set()
                for table in dict.fromkeys([*forgotten, *again]):
                    await self.guarded(table, self.tend(table))
                patience = STUCK
                await self.off_loop(self.stand_in_for_the_absent)
            except StorageDown as error:
                log.error("the sweep found no database: %s", error)
            except Exception:
                log.exception("the sweep failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self.alone.wait(), SWEEP)
                self.alone.clear()
                patience = 0.0

    async def tend(self, table: str) -> None:
        """Where another process thinks we shall look again: it may not come to an end."""
        if not await self.look(table):
            self.still.forget(table)

    def forgotten(self, patience: float) -> list[str]:
        """Tables whose bots have been asked in vain for so long; without patience all of them."""
        found = self.next_page()
        while self.reached and not patience:
            found += self.next_page()
        tables = {one.id: one for one in found if one.bots}
        asleep = {one.id for one in tables.values() if not one.goes_on and not self.hub.watched(one.id)}
        self.resting |= asleep
        return [id for id, one in tables.items() if id not in asleep and self.still.forgotten(one, patience)]

    def next_page(self) -> list[Unfinished]:
        """The tables that changed last, and some of the others by turns: however many there are, a look is short."""
        store = self.tables.store
        newest = store.unfinished(PAGE)
        others = store.unfinished(PAGE, self.reached or newest[-1]) if newest else []
        self.reached = others[-1] if others else None
        return newest + others

    def stand_in_for_the_absent(self) -> None:
        """At a table that says so, a bot plays for who owes an answer and has been away for that many minutes."""
        for table in list(self.hub.listeners):
            known = self.tables.lives.get(table)
            minutes = int(known.row.settings.get("absent", "0") or 0) if known else 0
            if not minutes:
                continue
            try:
                live = self.tables.live(table)
            except (NoTable, Unplayable):
                continue
            if live.state.over():
                continue
            for seat in self.away(live, table):
                since = self.absent.setdefault((table, seat), monotonic())
                if monotonic() - since >= 60 * minutes:
                    self.absent.pop((table, seat))
                    self.tables.stand_in(table, seat, STAND_IN)

    def away(self, live: Live, table: str) -> list[int]:
        here, persons = self.hub.present(table), live.persons()
        away = [seat for seat in live.state.waiting() if seat in persons and seat not in here]
        for key in [key for key in self.absent if key[0] == table and key[1] not in away]:
            del self.absent[key]
        return away

    async def close(self) -> None:
        self.closed = True
        tasks = [task for task in (self.sweeper, *self.looks, *self.running.values()) if task is not None]
        await ended(*tasks)
        self.running.clear()  # one that was cancelled before it began could not say goodbye itself
        self.threads.shutdown(wait=False)
