"""One person's thousand tables do not take the bots from another's one."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from demiurge.table.conductor import Conductor
from demiurge.table.hub import Hub, Listener
from demiurge.table.identity import new_token, origin
from demiurge.table.storage import Store
from demiurge.table.tables import Tables, Wanted
from demiurge.table.thinking import Job, Thinkers, attempt
from demiurge.table.turns import Turns
from tests.table.serving import ISLES, LIMIT

HERE, THERE = origin("192.0.2.1"), origin("198.51.100.1")
SEATS = 2  # who are all asked at once


@pytest.fixture
def store(sqlite_url: str) -> Iterator[Store]:
    found = Store.open(sqlite_url)
    yield found
    found.close()


# ---- turns
def taken(turns: Turns[str], count: int) -> str:
    return " ".join(turns.take() for _ in range(count))


def test_every_branch_has_its_turn() -> None:
    turns: Turns[str] = Turns()
    for n in range(4):
        turns.put(f"a{n}", ["far", "ann", "one"])
    turns.put("b0", ["far", "ann", "two"])
    turns.put("c0", ["far", "bob", "three"])
    turns.put("d0", ["near", "cid", "four"])
    assert taken(turns, 3) == "a0 d0 c0"
    turns.put("d1", ["near", "cid", "four"])
    assert taken(turns, 5) == "b0 d1 a1 a2 a3"
    assert not turns


def test_what_waits_nearer_comes_first() -> None:
    turns: Turns[str] = Turns()
    turns.put("bot", ["far", "ann", "one"])
    turns.put("hint", ["far", "ann"])
    turns.put("other", ["near", "bob", "two"])
    assert taken(turns, 3) == "hint other bot"


# ---- bots
class Counting(Thinkers):
    """One worker, who waits for a sign and then answers here, so that jobs are counted and not seconds."""

    def __init__(self) -> None:
        super().__init__(1)
        self.turns: list[Any] = []
        self.go = threading.Event()
        self.bots.wait_for = self.here  # type: ignore[method-assign]

    def here(self, job: Job) -> Any:
        self.turns.append(job.turn)
        assert self.go.wait(LIMIT)
        return attempt(job.line.decode(), lambda said: None)[1]


def make(tables: Tables, where: str, *seats: str) -> str:
    return tables.create(Wanted(ISLES, {}, seats, origin=where), new_token())


async def until(holds: Any) -> None:
    while not holds():
        await asyncio.sleep(0.01)


def test_one_address_does_not_starve_the_bots_of_another(store: Store) -> None:
    tables, hub = Tables(store), Hub()

    async def whole() -> None:
        thinkers = Counting()
        conductor = Conductor(tables, thinkers, hub, pace=0)
        try:
            for _ in range(73):
                table = make(tables, HERE, *["random"] * SEATS)
                hub.listeners[table].add(Listener([]))  # somebody has them all open
                conductor.wake(table)
            await until(lambda: thinkers.busy == 73 * SEATS)
            table = make(tables, THERE, "random", "me")
            conductor.wake(table)
            await until(lambda: thinkers.busy == 73 * SEATS + 1)
            thinkers.go.set()
            await until(lambda: store.lines(table))
            place = [turn[-1] for turn in thinkers.turns].index(table)
            assert place <= 2, "one was at work, and one more had its turn"
        finally:
            thinkers.go.set()
            await conductor.close()
            thinkers.close()

    asyncio.run(asyncio.wait_for(whole(), LIMIT))
