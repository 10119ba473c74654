"""Thinking: bots answer in processes of their own, so that no page waits for one.

Only plain data goes to a worker: a game by its name and options, and one seat's View as JSON. Nothing else of a game
leaves, so a bot cannot peek. A worker is an ordinary child process that reads a job a line and writes its answer; it
stands outside the terminal's group, so Ctrl-C speaks to the server alone, and it ends when its line is cut. It holds
nothing that could be lost: who wants to stop a thought ends the worker, and the next job starts another."""

from __future__ import annotations

import asyncio
import base64
import importlib
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final, NamedTuple

from demiurge import builds
from demiurge.bots import check_spec, make_bot
from demiurge.bots.budget import Budget
from demiurge.bots.learned import Learning
from demiurge.bots.named import read_settings
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Game, dump, load
from demiurge.kernel.registry import find
from demiurge.kernel.state import State
from demiurge.kernel.text import Text, text
from demiurge.table.game.fair_queue import FairQueue
from demiurge.table.languages import Spoken

MARGIN: Final = 30.0  # seconds beyond its budget that a bot may take: a new worker has a game to make first
UNKNOWN_BUDGET: Final = 120.0  # for bots whose budget is not a time
ERRAND: Final = 600.0  # the limit of an errand such as a film
NICE: Final = 5  # pages come first
TRIES: Final = 2
PATIENCE: Final = 1.0  # seconds in which workers are expected to be gone
START: Final = "from demiurge.table.game.thinking import work; work()"

Progress = Callable[[int, int], None]
"""Called with how much is done, and of how much."""


class NoAnswer(Spoken):
    """A job that came to nothing; the message says why."""


class Level(NamedTuple):
    """How strong a bot is, for people."""

    name: Text
    spec: str
    about: Text


def levels(compiled: bool) -> list[Level]:
    """The two strongest go by what was learned, where a game has been learned; elsewhere they search. The strongest has
    its instinct, too. Interpreted, that takes several times as long for the same depth."""
    medium, hard = ("", ":2s") if compiled else (":1s", ":5s")
    return [
        Level(text("level-beginner"), "greedy:overlooks=0.6", text("level-beginner-about")),
        Level(text("level-easy"), "greedy:overlooks=0.3", text("level-easy-about")),
        Level(text("level-medium"), f"learned{medium}:instinct=0", text("level-medium-about")),
        Level(text("level-hard"), f"learned{hard}", text("level-hard-about")),
    ]


LEVELS: Final = levels(builds.compiled())
EARLIER: Final = {"random": LEVELS[0], "greedy": LEVELS[1], "search:300ms": LEVELS[2], "search:2s": LEVELS[3]}
"""What the levels were at tables of before; programs may still name them."""
SPECS: Final = (*(level.spec for level in LEVELS), *EARLIER)
MEDIUM: Final = next(level for level in LEVELS if level.name.id == "level-medium")
STAND_IN: Final = MEDIUM.spec  # plays for who is away


# ---- in the worker
@lru_cache(maxsize=8)
def made(name: str, options: str, components: str) -> Game:
    meta = find(name)
    game = meta.make(json.loads(options), components)
    game.start(min(meta.seats), Chance(0))  # games load some rules only now, and a View may hold any of their Steps
    return game


def seen(game: Game, data: list[Any], seat: int, answers: list[list[int]]) -> State:
    """The View again. The seat's answers are the true ones, not those found again behind the mask."""
    view = load(game, data)
    asked = [lane for lane, other in enumerate(view.asks) if other == seat]
    for lane, found in zip(asked, answers, strict=True):
        view.options[lane] = found
    return view


def answer(game: list[str], view: list[Any], answers: list[list[int]], seat: int, spec: str, seed: int) -> str:
    """A bot's answer, as its text."""
    own = made(*game)
    position = seen(own, view, seat, answers)
    return own.space.format(make_bot(spec, own, seed, seats=position.seats).answer(position, seat))


def attempt(line: str, say: Callable[[list[Any]], None]) -> list[Any]:
    """Do one job; what to say of it in the end."""
    place, args, watched = json.loads(line)
    module, name = place.split(":")
    try:
        do = getattr(importlib.import_module(module), name)
        more = {"progress": lambda done, of: say(["progress", done, of])} if watched else {}
        found = do(*args, **more)
        return ["bytes", base64.b64encode(found).decode()] if isinstance(found, bytes) else ["done", found]
    except MemoryError:
        os._exit(1)  # nothing in here can be trusted now; another worker tries again
    except Exception as error:
        return ["failed", f"{type(error).__name__}: {error}"]


def work() -> None:
    """The whole life of a worker."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever a game prints must not be taken for an answer
    if hasattr(os, "nice"):
        os.nice(NICE)

    def say(message: list[Any]) -> None:
        out.write(json.dumps(message) + "\n")
        out.flush()

    with suppress(BrokenPipeError, KeyboardInterrupt):
        for line in sys.stdin:
            say(attempt(line, say))
    os._exit(0)  # nobody listens any more, and closing `out` would complain


# ---- beside it
class Died(Exception):
    """The worker is gone."""


class Worker:
    """One child process, seen from outside."""

    def __init__(self) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        self.late = False
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-c", START],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            start_new_session=True,
        )

    def ask(self, line: bytes, limit: float, progress: Progress | None) -> Any:
        """Hand over a job and wait for its answer, in a thread."""
        timer = threading.Timer(limit, self.give_up)
        timer.start()
        try:
            return self.converse(line, progress)
        except (OSError, ValueError):  # ValueError: the pipe was closed, or the last line is cut short
            raise Died from None
        finally:
            timer.cancel()

    def converse(self, line: bytes, progress: Progress | None) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line)
        self.process.stdin.flush()
        for said in self.process.stdout:
            kind, *rest = json.loads(said)
            if kind == "done":
                return rest[0]
            if kind == "bytes":
                return base64.b64decode(rest[0])
            if kind == "failed":
                raise NoAnswer("error-other", error=rest[0])
            if progress is not None:
                progress(*rest)
        raise Died

    def give_up(self) -> None:
        self.late = True
        self.process.kill()

    def end(self) -> None:
        self.process.kill()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(
                    OSError, ValueError, RuntimeError
                ):  # RuntimeError: a thread still reads it, and closes it
                    pipe.close()


class Job:
    """Something to do, whose turn it waits for, and the worker that does it now."""

    def __init__(
        self, what: Callable[..., Any], args: list[Any], limit: float, progress: Progress | None = None,
        turn: Sequence[str] = (),
    ) -> None:  # fmt: skip
        place = f"{what.__module__}:{what.__qualname__}"
        self.line = json.dumps([place, args, progress is not None]).encode() + b"\n"
        self.limit = limit
        self.progress = progress
        self.turn = turn
        self.found: Future[Any] = Future()
        self.worker: Worker | None = None
        self.unwanted = False


class Crew:
    """Some workers and the threads that wait for them. Nothing is started before there is something to do, and what
    waits is done by turns."""

    def __init__(self, workers: int) -> None:
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix="thinking")
        self.lock = threading.Lock()
        self.idle: list[Worker] = []
        self.jobs: set[Job] = set()
        self.waiting: FairQueue[Job] = FairQueue()
        self.closed = False

    async def do(self, job: Job) -> Any:
        if self.closed:
            raise NoAnswer("hint-closed")
        self.jobs.add(job)
        with self.lock:
            self.waiting.put(job, job.turn)
        try:
            self.threads.submit(self.next)
            return await asyncio.wrap_future(job.found)
        except asyncio.CancelledError:
            self.drop(job)
            if self.closed:
                raise NoAnswer("hint-closed") from None
            raise
        finally:
            self.jobs.discard(job)

    def next(self) -> None:
        """In a thread, once for every job that was put in: do the one whose turn it is."""
        with self.lock:
            job = self.waiting.take()
        if not job.found.set_running_or_notify_cancel():
            return  # nobody waits for it any more
        try:
            job.found.set_result(self.wait_for(job))
        except BaseException as error:
            job.found.set_exception(error)

    def wait_for(self, job: Job) -> Any:
        """In a thread. A worker that dies is replaced, and the job tried once more."""
        for _ in range(TRIES):
            worker = self.take(job)
            try:
                found = worker.ask(job.line, job.limit, job.progress)
            except Died:
                worker.end()
                if worker.late:
                    raise NoAnswer("hint-late", seconds=round(job.limit)) from None
                status = worker.process.returncode
                continue
            except NoAnswer:
                self.give_back(job, worker)
                raise
            self.give_back(job, worker)
            return found
        raise NoAnswer("hint-ended", n=TRIES, status=status)

    def take(self, job: Job) -> Worker:
        with self.lock:
            if job.unwanted or self.closed:
                raise NoAnswer("hint-unwanted")
            while self.idle:
                worker = self.idle.pop()
                if worker.process.poll() is None:
                    break
                worker.end()
            else:
                worker = Worker()
            job.worker = worker
            return worker

    def give_back(self, job: Job, worker: Worker) -> None:
        with self.lock:
            job.worker = None
            if not self.closed and not job.unwanted:
                self.idle.append(worker)
                return
        worker.end()

    def drop(self, job: Job) -> None:
        """End a thought that nobody waits for any more."""
        with self.lock:
            job.unwanted = True
            if job.worker is not None:
                job.worker.process.kill()

    def close(self) -> None:
        with self.lock:
            self.closed = True
            idle, self.idle = self.idle, []
        for job in list(self.jobs):
            self.drop(job)
            job.found.cancel()
        for worker in idle:
            worker.process.kill()
        for worker in idle:
            worker.end()
        self.threads.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """Bots that think beside the server. Errands, such as making a film, have a worker of their own: no bot waits
    behind one. An answer that is no longer wanted is cancelled like any coroutine, and its worker stops at once."""

    def __init__(self, workers: int, margin: float = MARGIN) -> None:
        self.margin = margin
        self.bots, self.errands = Crew(max(workers, 1)), Crew(1)

    @property
    def busy(self) -> int:
        """How many jobs are under way or wait for a worker."""
        return len(self.bots.jobs) + len(self.errands.jobs)

    async def answer(
        self, game: Game, view: State, seat: int, spec: str, seed: int, components: str = "", turn: Sequence[str] = ()
    ) -> str:
        """What the bot would say. `components`: where the game's were read from, if not its own; `turn`: of whom it
        takes up the time."""
        args = [*plain(game, view, seat, components), seat, spec, seed]
        found = await self.bots.do(Job(answer, args, self.margin + budget_of(spec), turn=turn))
        return str(found)

    async def read(self, what: Callable[..., Any], *args: Any, turn: Sequence[str] = ()) -> Any:
        """Something short that somebody has brought: by turns with the bots, and no longer than one of them."""
        return await self.bots.do(Job(what, list(args), self.margin, turn=turn))

    async def run(self, what: Callable[..., Any], *args: Any, progress: Progress | None = None) -> Any:
        """An errand: a function of a module, from plain data to plain data or bytes, done in another process. One that
        reports takes a `progress`; what it says is passed on in this loop."""
        loop = asyncio.get_running_loop()

        def heard(done: int, of: int) -> None:
            assert progress is not None
            loop.call_soon_threadsafe(progress, done, of)

        return await self.errands.do(Job(what, list(args), ERRAND, None if progress is None else heard))

    async def rest(self, patience: float) -> None:
        """Until no bot thinks, or patience is at an end: what has time lets them go first."""
        busy = [asyncio.ensure_future(asyncio.to_thread(wait, [job.found], patience)) for job in self.bots.jobs]
        if busy:
            await asyncio.wait(busy)

    def close(self) -> None:
        self.bots.close()
        self.errands.close()


def plain(game: Game, view: State, seat: int, components: str) -> list[Any]:
    """A game and one seat's View, in lists and strings."""
    answers = [view.choices(lane) for lane, other in enumerate(view.asks) if other == seat]
    return [[game.name, json.dumps(game.options, sort_keys=True), components], dump(view), answers]


def budget_of(spec: str) -> float:
    """The seconds that a bot may take by its own name."""
    check_spec(spec)
    name, *parts = spec.split(":")
    if name not in ("search", "learned"):
        return UNKNOWN_BUDGET
    budget = read_settings(parts, "").time if name == "search" else Budget(Learning(parts).budget)
    return budget.seconds or UNKNOWN_BUDGET
