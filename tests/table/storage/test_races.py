"""Two who do something at the same time: one of them does it, and nothing is torn."""

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from sqlalchemy import Connection, select, update

from demiurge.table.storage import Moved, ProposalRow, Store
from demiurge.table.storage import schema as s
from tests.table.storage.build import a_table, add, dos

pytestmark = pytest.mark.usefixtures("patient")
ROUNDS = 50


@contextmanager
def pair() -> Iterator[Callable[[Callable[[str], bool]], list[bool]]]:
    """Runs the same thing twice at once, for "left" and for "right"."""
    with ThreadPoolExecutor(2) as pool:
        gate = threading.Barrier(2)

        def run(attempt: Callable[[str], bool]) -> list[bool]:
            def start(who: str) -> bool:
                gate.wait(10)
                return attempt(who)

            return list(pool.map(start, ["left", "right"]))

        yield run


@pytest.fixture
def other(url: str, store: Store) -> Iterator[Store]:
    """The same database, opened by somebody else."""
    other = Store.open(url)
    yield other
    other.close()


def test_of_two_changes_at_once_exactly_one_is_written(store: Store, other: Store) -> None:
    table, winners = a_table(store), list[str]()

    def attempt(who: str) -> bool:
        try:
            add(store if who == "left" else other, table, who)
        except Moved:
            return False
        return True

    with pair() as run:
        for _ in range(ROUNDS):
            outcome = run(attempt)
            assert sorted(outcome) == [False, True]
            winners.append("left" if outcome[0] else "right")
            newest = store.table(table.id)
            assert newest is not None
            table = newest
    assert dos(store, table.id) == winners
    assert (table.version, table.news, table.length) == (ROUNDS + 1, ROUNDS + 1, ROUNDS)


def test_of_two_who_claim_a_seat_at_once_one_gets_it(store: Store, other: Store) -> None:
    with pair() as run:
        for _ in range(ROUNDS // 2):
            id = a_table(store).id
            outcome = run(lambda who, id=id: (store if who == "left" else other).claim(id, 0, "link", who, who))  # type: ignore[misc]
            assert sorted(outcome) == [False, True]
            assert store.seats(id)[0].visitor_hash == ("left" if outcome[0] else "right")


def test_who_agree_at_once_are_all_counted(store: Store, other: Store) -> None:
    id = a_table(store, "a").id
    with pair() as run:
        for _ in range(10):
            store.drop_proposal(id)
            store.propose(id, ProposalRow(0, 0, 1, []))
            found: list[list[int]] = []

            def attempt(who: str, found: list[list[int]] = found) -> bool:
                found.append(store.agree(id, 0) if who == "left" else other.agree(id, 1))
                return True

            run(attempt)
            assert sorted(found, key=len)[1] == [0, 1]  # the second hears of both


def test_a_snapshot_is_never_torn(store: Store, other: Store) -> None:
    table, done = a_table(store), threading.Event()
    looks: list[int] = []

    def look() -> None:
        while not done.is_set() or not looks:
            whole = other.snapshot(table.id)
            assert whole is not None
            assert whole.table.length == len(whole.lines) == (whole.table.version - 1) % 5
            looks.append(whole.table.version)

    with ThreadPoolExecutor(1) as pool:
        looking = pool.submit(look)
        try:
            row = table
            for n in range(100):  # it grows to four answers and falls back to none
                row = add(store, row, f"{n}") if row.length < 4 else store.change(
                    row.id, row.version, keep=0, add=[], undone=[], waiting=[0]
                )  # fmt: skip
        finally:
            done.set()
        looking.result(30)
    assert len(looks) > 1


def test_many_threads_share_a_store(store: Store) -> None:
    """More at once than there are connections: they wait, and every message is there."""
    id = a_table(store).id
    with ThreadPoolExecutor(24) as pool:
        numbers = list(pool.map(lambda n: store.add_message(id, -1, "", f"{n}").number, range(120)))
    assert sorted(numbers) == list(range(2, 122))
    assert sorted(int(row.text) for row in store.messages(id)) == list(range(120))


def test_a_writer_of_sqlite_has_its_turn_from_the_start(sqlite_url: str) -> None:
    """It may look before it writes, and what it saw still holds then: nothing has to be tried again."""
    store, other = Store.open(sqlite_url), Store.open(sqlite_url)
    a_table(store)
    runs: list[str] = []

    def attempt(who: str) -> bool:
        def work(connection: Connection) -> None:
            runs.append(who)
            news = connection.scalar(select(s.tables.c.news)) or 0
            time.sleep(0.05)
            connection.execute(update(s.tables).values(news=news + 1))

        (store if who == "left" else other)._database.write(work)
        return True

    with pair() as run:
        run(attempt)
    assert sorted(runs) == ["left", "right"]
    with store._database.engine.connect() as connection:
        assert connection.scalar(select(s.tables.c.news)) == 3
    store.close()
    other.close()


def test_a_deadlock_is_tried_again(postgres_url: str) -> None:
    store = Store.open(postgres_url)
    ids, met, runs = [a_table(store).id, a_table(store).id], threading.Barrier(2), list[str]()

    def attempt(who: str) -> bool:
        first = True

        def work(connection: Connection) -> None:
            nonlocal first
            runs.append(who)
            for id in ids if who == "left" else reversed(ids):
                connection.execute(update(s.tables).where(s.tables.c.id == id).values(news=s.tables.c.news + 1))
                if first:  # each holds one and wants the other's
                    first = False
                    met.wait(10)

        store._database.write(work)
        return True

    with pair() as run:
        assert run(attempt) == [True, True]
    assert len(runs) == 3
    with store._database.engine.connect() as connection:
        assert list(connection.scalars(select(s.tables.c.news))) == [3, 3]
    store.close()
