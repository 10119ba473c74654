"""A league: bots that go on meeting, and a ladder that gets surer with every game.

All that is known stands in the scorebook. Meetings are chosen some at a time, from the ratings of all before, and every
meeting has a deal of its own, which follows from its number: so the same league comes out wherever its games are
played, and whoever is killed meanwhile."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Generator, Sequence
from contextlib import closing
from functools import partial
from typing import Final

from demiurge.arena.match import rotations
from demiurge.arena.pairing import next_line_ups
from demiurge.arena.rating import Meeting, duels, fit
from demiurge.arena.scorebook import Kept, Scorebook
from demiurge.arena.table import BrokenGame, Played, Seating, play_game, seed_of
from demiurge.arena.workers import LostWork, Progress, Workers, in_silence

AT_ONCE: Final = 16
"""So many meetings are chosen together, or, of a long league, this share of those played: more workers are kept busy,
and the choice hardly worse."""
SHARE: Final = 8


def play(
    book: Scorebook,
    specs: dict[int, str],
    games: int,
    workers: Workers,
    seconds: float = 0.0,
    progress: Progress = in_silence,
) -> None:
    """Play until the league has so many games, made up to whole meetings, or for so long. `specs`: the bots that can
    play, by their numbers, as they are made."""
    seats, until, before = book.setup.seats, time.monotonic() + seconds, book.games
    while (left := -(-(games - book.games) // seats)) > 0:
        if not book.planned or not {bot for line_up in book.planned for bot in line_up} <= set(specs):
            book.plan(chosen(book, sorted(specs), min(left, max(AT_ONCE, len(book.kept) // SHARE))))
        with closing(played(book, specs, workers)) as found:
            for one in found:
                book.add(one)
                progress(min(book.games, games) - before, games - before)
                if seconds and time.monotonic() > until:
                    return


def chosen(book: Scorebook, able: Sequence[int], count: int) -> list[tuple[int, ...]]:
    """The next so many meetings."""
    meetings = book.meetings()
    return suggested(len(book.entrants), meetings, able, book.setup.seats, count)


def suggested(
    size: int, meetings: Sequence[Meeting], able: Sequence[int], seats: int, count: int
) -> list[tuple[int, ...]]:
    won = duels(size, meetings)
    met = [[won[a][b] + won[b][a] for b in range(size)] for a in range(size)]
    return next_line_ups(fit(won), met, able, seats, len(meetings), count)


def played(book: Scorebook, specs: dict[int, str], workers: Workers) -> Generator[Kept, None, None]:
    """The planned meetings, in their order, each as soon as all of its games are over."""
    seatings, planned = list[Seating](), list(book.planned)
    for number, line_up in enumerate(planned, len(book.kept)):
        seed = seed_of(book.head["seed"], number)
        seeds = tuple(own_seed(seed, book.entrants[bot].id, at) for at, bot in enumerate(line_up))
        bots = tuple(specs[bot] for bot in line_up)
        seatings += rotations(number * book.setup.seats, bots, seed, seeds)
    found: list[Played] = []
    try:
        with closing(workers.run(partial(play_game, book.setup), seatings)) as results:
            for seating, one in zip(seatings, results, strict=True):
                if not one.finished:
                    raise BrokenGame(f"game {seating.number} did not end (chance seed {seating.seed})")
                found.append(one)
                if len(found) == book.setup.seats:
                    yield kept(planned.pop(0), found)
                    found = []
    except LostWork as error:
        raise BrokenGame(str(error)) from error


def own_seed(seed: int, id: str, place: int) -> int:
    """The seed of a bot, which it keeps on its way around the table."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {id} {place}".encode(), digest_size=6).digest(), "big")


def kept(line_up: tuple[int, ...], games: Sequence[Played]) -> Kept:
    """The games by line-up: in the one numbered `turn`, who sits at `place` of the line-up has seat place - turn."""
    seats = len(line_up)
    seat_of = [[(place - turn) % seats for place in range(seats)] for turn in range(seats)]
    return Kept(
        line_up,
        tuple(tuple(one.scores[seat] for seat in row) for one, row in zip(games, seat_of, strict=True)),
        tuple(tuple(one.places[seat] for seat in row) for one, row in zip(games, seat_of, strict=True)),
    )
