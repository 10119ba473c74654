"""The conductor: wherever a bot is asked, one thinks and answers. It sits in the event loop; the work is elsewhere."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple

from demiurge.bots import make_bot
from demiurge.kernel.game import Game, view
from demiurge.kernel.play import MOVED_ON
from demiurge.kernel.state import State
from demiurge.table.hub import Hub
from demiurge.table.live import Live
from demiurge.table.tables import NoTable, Tables
from demiurge.table.thinking import NoAnswer, Thinkers

log = logging.getLogger("demiurge.bots")

PACE: Final = 0.5  # seconds from one answer of a bot to the next, so that people can follow
SWEEP: Final = 10.0  # seconds between two looks for bots that nobody woke, and for people who left
STUCK: Final = timedelta(seconds=20)  # a bot that was asked so long ago has been forgotten, by a process that ended
LATELY: Final = timedelta(minutes=10)
STAND_IN: Final = "greedy"


class Task(NamedTuple):
    """What a bot is asked: everything that was read of the table while it was locked."""

    game: Game
    view: State
    spec: str
    at: int
    seed: int
    components: str


class Conductor:
    def __init__(self, tables: Tables, thinkers: Thinkers, hub: Hub, pace: float = PACE) -> None:
        self.tables, self.thinkers, self.hub, self.pace = tables, thinkers, hub, pace
        self.running: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.again: set[tuple[str, int]] = set()
        self.threads = ThreadPoolExecutor(2, thread_name_prefix="conductor")
        self.sweeper: asyncio.Task[None] | None = None
        self.absent: dict[tuple[str, int], datetime] = {}

    # ---- being woken
    def start(self) -> None:
        self.sweeper = asyncio.create_task(self.sweep())

    def wake(self, table: str) -> None:
        """Something changed at a table. Look whether a bot owes an answer there."""
        task = asyncio.create_task(self.look(table))
        task.add_done_callback(report)

    async def look(self, table: str) -> None:
        for seat in await self.off_loop(self.asked_bots, table):
            key = (table, seat)
            if key in self.running:
                self.again.add(key)  # it may have looked just before this change
            else:
                self.running[key] = asyncio.create_task(self.play(table, seat))
                self.running[key].add_done_callback(report)
                self.say_busy(table)

    async def off_loop(self, what: Any, *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.threads, what, *args)

    def asked_bots(self, table: str) -> list[int]:
        try:
            live = self.tables.live(table)
        except NoTable:
            return []
        with live.lock:
            return [seat for seat in live.state.waiting() if live.runner(seat)]

    # ---- answering
    async def play(self, table: str, seat: int) -> None:
        """One seat's answers, as long as its bot is asked."""
        try:
            while True:
                task = await self.off_loop(self.task, table, seat)
                if task is None:
                    return
                began = asyncio.get_running_loop().time()
                text = await self.think(task, seat)
                await asyncio.sleep(max(0.0, self.pace - (asyncio.get_running_loop().time() - began)))
                why = await self.off_loop(self.tables.answer, table, seat, text, task.at)
                if why is not None and why != MOVED_ON:
                    log.error("bot %s gave a refused answer", task.spec, extra={"table": table, "why": why})
                    return
        finally:
            del self.running[table, seat]
            self.say_busy(table)
            if (table, seat) in self.again:
                self.again.discard((table, seat))
                self.wake(table)

    def task(self, table: str, seat: int) -> Task | None:
        live = self.tables.live(table)
        with live.lock:
            spec = live.runner(seat)
            if not spec or seat not in live.state.waiting():
                return None
            seen = view(live.state, seat)
            return Task(live.game, seen, spec, live.last, live.last * live.row.seats + seat, live.row.components)

    async def think(self, task: Task, seat: int) -> str:
        """The bot's answer; should its process fail, a simple one's, so that the game goes on."""
        try:
            return await self.thinkers.answer(task.game, task.view, seat, task.spec, task.seed, task.components)
        except NoAnswer as error:
            log.error("bot %s failed: %s", task.spec, error)
            action = make_bot("random", task.game, task.seed).answer(task.view, seat)
            return task.game.space.format(action)

    def busy(self, table: str) -> list[int]:
        return [seat for where, seat in self.running if where == table]

    def say_busy(self, table: str) -> None:
        self.hub.say(table, "busy", {"seats": self.busy(table)})

    # ---- looking after the forgotten
    async def sweep(self) -> None:
        """Bots that nobody woke (their server process ended), and people whom a bot should stand in for."""
        after = None  # the first time all that was left undone; then only what happened lately
        while True:
            try:
                before = datetime.now(UTC) - (STUCK if after else timedelta(0))
                for table in await self.off_loop(self.tables.store.due, before, after):
                    await self.look(table)
                after = before - LATELY
                await self.off_loop(self.stand_in_for_the_absent)
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP)

    def stand_in_for_the_absent(self) -> None:
        """At a table that says so, a bot plays for who owes an answer and has been away for that many minutes."""
        now = datetime.now(UTC)
        for table in list(self.hub.listeners):
            live = self.tables.live(table)
            minutes = int(live.row.settings.get("absent", "0") or 0)
            if not minutes or live.state.over():
                continue
            for seat in self.away(live, table):
                since = self.absent.setdefault((table, seat), now)
                if now - since >= timedelta(minutes=minutes):
                    self.absent.pop((table, seat))
                    self.tables.stand_in(table, seat, STAND_IN)

    def away(self, live: Live, table: str) -> list[int]:
        here, persons = self.hub.present(table), live.persons()
        away = [seat for seat in live.state.waiting() if seat in persons and seat not in here]
        for key in [key for key in self.absent if key[0] == table and key[1] not in away]:
            del self.absent[key]
        return away

    async def close(self) -> None:
        tasks = [task for task in (self.sweeper, *self.running.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.threads.shutdown(wait=False)


def report(task: asyncio.Task[Any]) -> None:
    """What went wrong in a task that nobody waits for."""
    if not task.cancelled() and task.exception() is not None:
        log.error("a bot's task failed", exc_info=task.exception())
