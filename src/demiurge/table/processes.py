"""Several server processes at one port, and the one that looks after them.

Each has a queue of its own at the port (SO_REUSEPORT), over which the system spreads new connections evenly; of one
queue that all share, whoever wakes first would take everything. We hold the queues open too: a process that takes over
from another finds in its queue whoever came meanwhile, and nobody is turned away. Only the queue of one that crashed is
closed at once, so that the others are called until there is a new one."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from prometheus_client.multiprocess import mark_process_dead

from demiurge.table.server import logs
from demiurge.table.server.metrics import FILES

log = logging.getLogger("demiurge.processes")

PATIENCE: Final = 10.0  # seconds that a process has to end
SOUND: Final = 60.0  # seconds after which one is no longer thought to be broken from the start
PAUSES: Final = (0.0, 1.0, 30.0)  # seconds before another is started: the first time, the second, and at most


class NotUp(Exception):
    """A process ended before it served anybody; it has said why."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Place:
    """A queue at the port, and the process that serves it now."""

    def __init__(self) -> None:
        self.listening: socket.socket | None = None
        self.process: Process | None = None
        self.changing = asyncio.Lock()  # held by who starts another in place of this one

    def close(self) -> None:
        if self.listening is not None:
            self.listening.close()
            self.listening = None


class Processes:
    """`bind` gives a new queue at the port; `command` starts a server process, which is told its queue beside."""

    def __init__(self, number: int, bind: Callable[[], socket.socket], command: Sequence[str]) -> None:
        self.number, self.bind, self.command = number, bind, command
        self.places: list[Place] = []
        self.started: set[Process] = set()
        self.renewal: asyncio.Task[None] | None = None
        self.figures = ""  # the folder for what they count

    def run(self, kind: str, up: Callable[[], None]) -> int:
        """Serve until a signal comes; `up` is called when all are. The status to end with."""
        logs.configure(kind)
        with tempfile.TemporaryDirectory(prefix="demiurge-", ignore_cleanup_errors=True) as self.figures:
            return asyncio.run(self.whole(up))

    async def whole(self, up: Callable[[], None]) -> int:
        loop, life = asyncio.get_running_loop(), asyncio.create_task(self.live(up))
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, life.cancel)
        loop.add_signal_handler(signal.SIGHUP, self.renew)
        try:
            await life
        except NotUp as error:
            return error.status
        except asyncio.CancelledError:  # a signal: it ends as it should
            pass
        finally:
            await self.end_all()
        return 0

    async def live(self, up: Callable[[], None]) -> None:
        self.places = [Place() for _ in range(self.number)]
        await asyncio.gather(*map(self.fill, self.places))
        up()
        await asyncio.gather(*map(self.keep, self.places))

    # ---- one place
    async def fill(self, place: Place) -> None:
        place.listening = place.listening or self.bind()
        place.process = await self.start(place.listening)

    async def start(self, listening: socket.socket) -> Process:
        """A process that is up. A session of its own: Ctrl-C is for us, who end it in good order."""
        queue = listening.fileno()
        made = await asyncio.create_subprocess_exec(
            *self.command, "--child", str(queue), stdin=PIPE, stdout=PIPE, pass_fds=[queue], start_new_session=True,
            env={**os.environ, FILES: self.figures},
        )  # fmt: skip
        self.started.add(made)
        assert made.stdout is not None
        if not await made.stdout.readline():
            status = await made.wait()
            self.forget(made)
            raise NotUp(status)
        return made

    def forget(self, process: Process) -> None:
        """It has ended. What it counted stays, what it held does not."""
        self.started.discard(process)
        mark_process_dead(process.pid, self.figures)  # type: ignore[no-untyped-call]

    async def keep(self, place: Place) -> None:
        """Whenever its process ends without our wish, there is another; after a pause where that happens often."""
        usual, pause, most = PAUSES
        while True:
            process, began = place.process, asyncio.get_running_loop().time()
            assert process is not None
            status = await process.wait()
            async with place.changing:
                if place.process is not process:
                    continue  # another had taken its place
                self.forget(process)
                place.close()
                if asyncio.get_running_loop().time() - began > SOUND:
                    usual, pause, most = PAUSES
                while place.process is process:
                    log.error("server process %d ended with status %d; next in %g s", process.pid, status, usual)
                    await asyncio.sleep(usual)
                    usual, pause = pause, min(2 * pause, most)
                    with suppress(NotUp):
                        await self.fill(place)

    # ---- all of them
    def renew(self) -> None:
        if self.renewal is None or self.renewal.done():
            self.renewal = asyncio.create_task(self.replace_all())

    async def replace_all(self) -> None:
        """One after another: the new one is up before the old one lets its pages go, and they find it at once."""
        log.info("all server processes are replaced")
        for place in self.places:
            async with place.changing:
                old = place.process
                if old is None:
                    continue  # the first is on its way
                try:
                    await self.fill(place)
                except NotUp as error:
                    log.error("a new server process ended with status %d; the others stay", error.status)
                    return
            await self.end(old)
        log.info("all server processes have been replaced")

    async def end(self, process: Process) -> None:
        with suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), PATIENCE)
        except TimeoutError:
            process.kill()
            await process.wait()
        self.forget(process)

    async def end_all(self) -> None:
        if self.renewal is not None:
            self.renewal.cancel()
        for place in self.places:
            place.close()
        await asyncio.gather(*map(self.end, tuple(self.started)))
