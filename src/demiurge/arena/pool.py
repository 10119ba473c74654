"""The pool: games over the cores of one machine. Only plain data travels, since native classes do not."""

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from demiurge.arena.table import BrokenGame, Played, Seating, Setup, play_game

Progress = Callable[[int, int], None]
"""Called with the number of games played and the number to play."""


def in_silence(done: int, of: int) -> None:
    """No progress."""


def end_on_interrupt() -> None:
    """Ctrl-C ends a worker at once and without a word; the caller speaks for all."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def play_all(setup: Setup, seatings: Sequence[Seating], jobs: int, progress: Progress = in_silence) -> list[Played]:
    """All of the games, in their order whatever core played them. One job stays in this process."""
    found: list[Played] = []
    if jobs <= 1 or len(seatings) == 1:
        for seating in seatings:
            found.append(play_game(setup, seating))
            progress(len(found), len(seatings))
        return found
    chunk = max(1, min(20, len(seatings) // (4 * jobs)))
    pool = ProcessPoolExecutor(max_workers=jobs, initializer=end_on_interrupt)
    try:
        for played in pool.map(partial(play_game, setup), seatings, chunksize=chunk):
            found.append(played)
            progress(len(found), len(seatings))
    except BrokenProcessPool as error:
        raise BrokenGame("a process that played was ended from outside") from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    return found
