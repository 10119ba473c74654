"""One run at a time, each in a process of its own. While a bot at a table thinks, the run stands still: people who play
come first."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from demiurge.lab.web.kept import DONE, FAILED, INTERRUPTED, REPORT, RUNNING, WAITING, Run, Runs, now

log = logging.getLogger("demiurge.table")

LOOK: Final = 0.2  # seconds from one look at the process to the next
PATIENCE: Final = 5.0  # seconds in which a process is expected to be gone
TOLD: Final = 4000  # letters of what a process that fails says last
CAN_WAIT: Final = hasattr(signal, "SIGSTOP")


class Runner:
    """A thread that starts what waits and looks after it. `busy`: whether a run is to stand back."""

    def __init__(self, runs: Runs, busy: Callable[[], bool], jobs: int = 0) -> None:
        self.runs, self.busy, self.jobs = runs, busy, jobs or os.cpu_count() or 1
        self.lock = threading.Lock()
        self.bell = threading.Event()
        self.closed = False
        self.process: subprocess.Popen[bytes] | None = None
        self.current = 0  # the number of the run under way
        self.dropped: set[int] = set()
        self.paused = False  # as the host wants it
        self.still = False  # the process stands still
        self.since = self.stood = 0.0  # when that began, and how many seconds it did so before
        self.thread = threading.Thread(target=self.life, name="lab", daemon=True)

    # ---- its life
    def start(self) -> None:
        for run in self.runs.all():
            if run.state == RUNNING:  # the server that played it has ended
                self.ended(run, INTERRUPTED)
        self.thread.start()

    def stop(self) -> None:
        self.closed = True
        self.bell.set()
        if self.thread.is_alive():
            self.thread.join(2 * PATIENCE)

    def life(self) -> None:
        while not self.closed:
            run = self.next()
            if run is None:
                self.bell.wait()
                self.bell.clear()
                continue
            try:
                self.do(run)
            except OSError as error:  # the disk is full, or somebody has taken the folder away
                log.exception("the run %s", run.id)
                with suppress(OSError):
                    self.ended(run, FAILED, str(error))
            finally:
                self.kill()
                with self.lock:
                    self.process, self.current = None, 0

    def next(self) -> Run | None:
        """The one that waits longest; from now on it is under way."""
        with self.lock:
            waiting = [run for run in self.runs.all() if run.state == WAITING]
            self.current, self.paused, self.still, self.stood = waiting[-1].id if waiting else 0, False, False, 0.0
            return waiting[-1] if waiting else None

    def do(self, run: Run) -> None:
        run.state, run.began = RUNNING, now()
        self.runs.save(run)
        self.process = self.begun(run)
        while self.process.poll() is None:
            self.bell.wait(LOOK)
            self.bell.clear()
            if self.closed or run.id in self.dropped:
                self.kill()
            else:
                self.stand(self.paused or self.busy())
        told = self.last_words()
        if run.id in self.dropped:
            self.runs.remove(run.id)
        elif (self.runs.of(run.id) / REPORT).exists():
            self.ended(run, DONE)
        else:
            self.ended(run, INTERRUPTED if self.closed else FAILED, told)

    def begun(self, run: Run) -> subprocess.Popen[bytes]:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        command = [
            sys.executable,
            "-P",
            "-m",
            "demiurge.lab.web.work",
            str(self.runs.folder),
            str(run.id),
            str(self.jobs),
        ]
        with open(self.runs.of(run.id) / "errors", "wb") as errors:
            return subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=errors, env=environment,
                process_group=0 if CAN_WAIT else None,  # so that all of it can be stopped at once
            )  # fmt: skip

    def last_words(self) -> str:
        assert self.process is not None
        if self.process.stdin is not None:
            self.process.stdin.close()
        with suppress(OSError):
            lines = (self.runs.of(self.current) / "errors").read_text("utf-8", "replace")[-TOLD:].strip().splitlines()
            return lines[-1] if lines else ""
        return ""

    def ended(self, run: Run, state: str, why: str = "") -> None:
        run.state, run.why = state, why[:200] if state == FAILED else ""
        self.runs.save(run)

    # ---- standing back
    def stand(self, still: bool) -> None:
        if still != self.still and CAN_WAIT:
            self.signal(signal.SIGSTOP if still else signal.SIGCONT)
            if still:
                self.since = time.monotonic()
            else:
                self.stood = self.rested()
            self.still = still

    def rested(self) -> float:
        """The seconds that the run under way has stood still so far."""
        return self.stood + (time.monotonic() - self.since if self.still else 0.0)

    def kill(self) -> None:
        """All of it, also while it stands still."""
        if self.process is None or self.process.poll() is not None:
            return
        if CAN_WAIT:
            self.signal(signal.SIGKILL)
        else:
            self.process.kill()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)

    def signal(self, number: int) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, number)

    # ---- what the host wants
    def wake(self) -> None:
        self.bell.set()

    def pause(self, id: int, wanted: bool) -> None:
        with self.lock:
            if self.current == id:
                self.paused = wanted
        self.bell.set()

    def finish(self, id: int) -> None:
        """Stop playing, and report what there is."""
        self.runs.ask_to_stop(id)
        self.pause(id, False)

    def drop(self, id: int) -> None:
        """End it, or do not begin it, and forget it."""
        with self.lock:
            self.dropped.add(id)
            if self.current != id:
                self.runs.remove(id)
        self.bell.set()
