"""Workers: where games are played. In this process (Here), over the cores of one machine (demiurge.arena.pool), or on a
Ray cluster (demiurge.arena.cluster). What they are given to do is the same, and so is what comes of it:

    with open_workers(on="", jobs=4) as workers:
        for played in workers.run(partial(play_game, setup), seatings, progress):
            ...

`run` yields the result of every item, in the order of the items, as soon as it and all before it are there. The
function stands at the top of a module (or is a partial of one that does), and it, the items and the results can be
pickled: plain data, no native class. For the same items it should give the same results wherever it runs, since an item
is done anew when the process, or the machine, that worked on it goes away. An exception of the function comes out of
`run`. Who has seen enough leaves the loop (or closes what `run` gave), and what has not begun is never done."""

from __future__ import annotations

import pickle
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, Final, NamedTuple, Self, TypeVar

from demiurge.kernel.speech import Spoken

Item = TypeVar("Item")
Found = TypeVar("Found")
Progress = Callable[[int, int], None]
"""Called with the number of items that are done and the number of all."""

TRIES: Final = 4
"""How often an item may be begun. One that ends every process that works on it must not be tried for ever."""
MOST: Final = 20
"""The most items of a chunk: what is done anew where a worker goes away."""
SHARES: Final = 4
"""Into so many chunks for each worker the items are cut, so that all are busy to the end."""


class BadWorkers(Spoken):
    """There is nobody to work: no such cluster, no Ray, or one with another Demiurge."""

    room = "demiurge.arena"


class LostWork(RuntimeError):
    """The process that worked on something was ended from outside each time that it was tried."""


class Elsewhere(Exception):
    """The traceback of an exception in another process; it is the cause of what is raised here."""

    def __str__(self) -> str:
        return f"\n{self.args[0]}"


class Chunk(NamedTuple):
    """Neighbouring items, which go to a worker together."""

    number: int
    items: Sequence[Any]


class Outcome(NamedTuple):
    """What came of a chunk: its results up to the first item that failed, pickled, and how that one failed."""

    found: bytes
    error: bytes = b""
    told: str = ""
    """The traceback, for people."""


def in_silence(done: int, of: int) -> None:
    """No progress."""


def work(function: Callable[[Any], Any], chunk: Chunk) -> bytes:
    """A chunk and what to do with it, for a worker."""
    return pickle.dumps((function, chunk.items))


def attempt(work: bytes) -> Outcome:
    """Do it; this is what a worker runs."""
    found: list[Any] = []
    try:
        function, items = pickle.loads(work)
        found.extend(map(function, items))
        return Outcome(pickle.dumps(found))
    except Exception as error:
        return Outcome(pickle.dumps(found), packed(error), traceback.format_exc())


def packed(error: Exception) -> bytes:
    """An exception that can travel; one that cannot goes as its words."""
    try:
        made = pickle.dumps(error)
        pickle.loads(made)
        return made
    except Exception:
        return pickle.dumps(RuntimeError(f"{type(error).__name__}: {error}"))


def results(outcome: Outcome) -> Iterator[Any]:
    """The results of a chunk, and then its exception, if it has one."""
    yield from pickle.loads(outcome.found)
    if outcome.error:
        error: Exception = pickle.loads(outcome.error)
        raise error from Elsewhere(outcome.told)


class Workers(ABC):
    """Those who do the work; to be closed in the end, best by `with`."""

    jobs: int = 1
    """How many items are worked on at once."""

    def run(
        self,
        function: Callable[[Item], Found],
        items: Sequence[Item],
        progress: Progress = in_silence,
        chunk: int = 0,
    ) -> Generator[Found, None, None]:
        """The result of each item, in order. `chunk`: so many go to a worker together; 0 leaves that to us, which is
        right for games of about the same length."""
        size = chunk or max(1, min(MOST, len(items) // (SHARES * self.jobs)))
        chunks = [Chunk(at // size, items[at : at + size]) for at in range(0, len(items), size)]
        waiting: dict[int, Outcome] = {}
        done = due = 0
        outcomes = self.outcomes(function, chunks)
        try:
            for number, outcome in outcomes:
                done += len(chunks[number].items)
                progress(done, len(items))
                waiting[number] = outcome
                while due in waiting:
                    yield from results(waiting.pop(due))
                    due += 1
        finally:
            outcomes.close()

    @abstractmethod
    def outcomes(
        self, function: Callable[[Any], Any], chunks: Sequence[Chunk]
    ) -> Generator[tuple[int, Outcome], None, None]:
        """What came of each chunk, by its number, in any order. Closed early, it leaves nobody at work."""

    def close(self) -> None:  # noqa: B027  not all have something to close
        """Nobody works any more."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()


class Here(Workers):
    """This process, one item after the other."""

    def run(
        self,
        function: Callable[[Item], Found],
        items: Sequence[Item],
        progress: Progress = in_silence,
        chunk: int = 0,
    ) -> Generator[Found, None, None]:
        for done, item in enumerate(items, 1):
            found = function(item)
            progress(done, len(items))
            yield found

    def outcomes(
        self, function: Callable[[Any], Any], chunks: Sequence[Chunk]
    ) -> Generator[tuple[int, Outcome], None, None]:
        for chunk in chunks:
            yield chunk.number, attempt(work(function, chunk))


def open_workers(on: str = "", jobs: int = 1, start: str | None = None) -> Workers:
    """Those that `--on` and `--jobs` name: "" is this machine, with one job this process; "ray" the cluster that is
    found from here, "ray:HOST:PORT" that one. `start`: how processes of a pool begin, where it matters ("spawn" beside
    threads). Raises BadWorkers where there are none."""
    kind, _, address = on.partition(":")
    if kind == "ray":
        from demiurge.arena.cluster import join  # only where it is asked for

        return join(address)
    if on:
        raise BadWorkers("workers-unknown", on=on)
    if jobs <= 1 and start is None:
        return Here()
    from demiurge.arena.pool import Pool

    return Pool(jobs, start)
