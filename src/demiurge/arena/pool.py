"""The pool: processes of this machine. Each has a pipe of its own, so that one which is killed in the midst of whatever
it was doing takes only its chunk with it: another process takes its place, and the chunk is done anew."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from typing import Any

from demiurge.arena.workers import TRIES, Chunk, LostWork, Outcome, Workers, attempt, work


def serve(pipe: Connection, other: Connection) -> None:
    """What a process of the pool does until the other end of its pipe is gone. Ctrl-C ends it at once, without a
    word; the caller speaks for all."""
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, signal.SIG_DFL)
    other.close()
    while True:
        try:
            pipe.send(attempt(pipe.recv_bytes()))
        except (EOFError, OSError):
            return


@dataclass(eq=False)
class Hand:
    """A process of the pool, and what it is doing."""

    process: BaseProcess
    pipe: Connection
    chunk: Chunk | None = None

    def take(self, function: Callable[[Any], Any], chunk: Chunk) -> bool:
        """Whether it could be given the chunk."""
        try:
            self.pipe.send_bytes(work(function, chunk))
        except OSError:  # it was ended while it had nothing to do
            return False
        self.chunk = chunk
        return True

    def answer(self) -> Outcome | None:
        """What came of its chunk; None where it was ended before it could say."""
        try:
            found: Outcome = self.pipe.recv()
        except (EOFError, OSError):
            return None
        self.chunk = None
        return found

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


class Pool(Workers):
    """`jobs` processes. `start`: how they begin ("fork", "spawn"), else as this system does it."""

    def __init__(self, jobs: int, start: str | None = None) -> None:
        self.jobs = jobs
        self.context: BaseContext = get_context(start)
        self.hands: list[Hand] = []

    def hire(self) -> Hand:
        mine, theirs = self.context.Pipe()
        process = self.context.Process(target=serve, args=(theirs, mine), daemon=True)  # type: ignore[attr-defined]
        process.start()
        theirs.close()
        return Hand(process, mine)

    def outcomes(
        self, function: Callable[[Any], Any], chunks: Sequence[Chunk]
    ) -> Generator[tuple[int, Outcome], None, None]:
        left, tries = list(reversed(chunks)), dict.fromkeys(range(len(chunks)), 0)
        try:
            while left or any(hand.chunk for hand in self.hands):
                self.give(function, left, tries)
                for hand in self.heard():
                    chunk = hand.chunk
                    assert chunk is not None
                    outcome = hand.answer()
                    if outcome is not None:
                        yield chunk.number, outcome
                    else:
                        self.dismiss([hand])
                        if tries[chunk.number] >= TRIES:
                            raise LostWork(f"a process was ended from outside {TRIES} times at the same work")
                        left.append(chunk)
        finally:
            self.dismiss([hand for hand in self.hands if hand.chunk])

    def give(self, function: Callable[[Any], Any], left: list[Chunk], tries: dict[int, int]) -> None:
        """Everybody who has nothing to do gets a chunk, as long as there are any."""
        while left:
            hand = next((hand for hand in self.hands if hand.chunk is None), None)
            if hand is None:
                if len(self.hands) >= self.jobs:
                    return
                hand = self.hire()
                self.hands.append(hand)
            if hand.take(function, left[-1]):
                tries[left.pop().number] += 1
            else:
                self.dismiss([hand])

    def heard(self) -> list[Hand]:
        """Those who have an answer, or will never have one; at least one."""
        busy = {hand.pipe: hand for hand in self.hands if hand.chunk is not None}
        return [busy[pipe] for pipe in wait(list(busy)) if isinstance(pipe, Connection)]

    def dismiss(self, hands: Iterable[Hand]) -> None:
        for hand in hands:
            hand.end()
            self.hands.remove(hand)

    def close(self) -> None:
        self.dismiss(list(self.hands))
