"""A change of a table is heard at once, in this process and in others."""

import queue
import subprocess
import sys
import time
from collections.abc import Iterator

import psycopg
import pytest

from demiurge.table.storage import LocalBell, MessageRow, ProposalRow, Ring, Store
from demiurge.table.storage.bell import LONGEST, heard, payload_of
from tests.table.storage.build import a_table, add

Told = Ring | None
Ears = queue.Queue[tuple[float, Told]]

CHILD = """
import sys, time
from demiurge.kernel.record import Line
from demiurge.table.storage import Store
store = Store.open(sys.argv[1])
for version in (1, 2, 3):
    store.change(sys.argv[2], version, keep=version - 1, add=[Line(0, "a", [], False)], undone=[], waiting=[])
    print(time.time(), flush=True)
    time.sleep(0.1)
store.close()
"""


def listen(store: Store) -> Ears:
    ears: Ears = queue.Queue()
    store.bell.listen(lambda told: ears.put((time.time(), told)))
    return ears


def next_told(ears: Ears) -> Ring:
    """The next that names a table."""
    while True:
        told = ears.get(timeout=5)[1]
        if told is not None:
            return told


def next_ring(ears: Ears) -> tuple[str, int]:
    """Its table and news."""
    return next_told(ears)[:2]


@pytest.fixture
def far(postgres_url: str) -> Iterator[Store]:
    """Another server process's store, on the same PostgreSQL."""
    store = Store.open(postgres_url)
    yield store
    store.close()


@pytest.fixture
def near(postgres_url: str, far: Store) -> Iterator[Store]:
    store = Store.open(postgres_url)
    yield store
    store.close()


def test_everything_visible_rings_with_its_news(store: Store) -> None:
    ears = listen(store)
    table = a_table(store)
    add(store, table, "a")
    store.add_message(table.id, 0, "Ann", "hello")
    store.propose(table.id, ProposalRow(0, 0, 2, []))
    store.agree(table.id, 1)
    store.drop_proposal(table.id)
    store.claim(table.id, 0, "link", "ann", "Ann")
    store.claim(table.id, 0, "link", "bob", "Bob")  # refused: nothing to see
    store.set_seat(table.id, 0, name="Anna")
    store.tell("nothing that anybody may see")
    store.rotate_link(table.id, 0, "link 1", 1)
    store.release(table.id, 0)
    store.configure(table.id, listed=True)
    assert [next_ring(ears) for _ in range(11)] == [(table.id, news) for news in range(1, 12)]
    row = store.table(table.id)
    assert row is not None
    assert row.news == 11


def test_who_stops_listening_hears_no_more(store: Store) -> None:
    before, after = list[Told](), list[Told]()
    stop = store.bell.listen(before.append)
    ears = listen(store)
    stop()
    stop()
    store.bell.listen(after.append)
    table = a_table(store)
    assert next_ring(ears) == (table.id, 1)
    add(store, table, "a")
    assert next_ring(ears) == (table.id, 2)
    assert [told for told in before if told] == []
    assert Ring(table.id, 1) in after


def test_a_listener_that_fails_does_not_keep_the_others_from_hearing(caplog: pytest.LogCaptureFixture) -> None:
    bell, told = LocalBell(), list[Told]()

    def fail(_: Told) -> None:
        raise RuntimeError("a page is gone")

    bell.listen(fail)
    bell.listen(told.append)
    bell.ring(Ring("table", 3))
    assert told == [Ring("table", 3)]
    assert "a page is gone" in caplog.text
    bell.close()
    bell.ring(Ring("table", 4))
    assert told == [Ring("table", 3)]


def test_a_payload_is_read_or_means_anything() -> None:
    for told in (Ring("abc", 12), Ring("abc", 12, by="f00")):
        assert heard(payload_of(told)) == told
    wrong = (
        "",
        "abc",
        "abc x",
        " 3",
        "abc -1",
        "abc 3 x",
        "abc 3 {}",
        "abc 3 1",
        "abc 3 [1]",
        "abc 3 [0, 1, 2, 3]",
        "abc 3 [",
    )
    assert [heard(text) for text in wrong] == [None] * len(wrong)


def test_a_message_comes_along_and_alone(store: Store) -> None:
    """On both databases who listens hears the message itself; with anything else that is new there is none."""
    ears = listen(store)
    table = a_table(store)
    said = store.add_message(table.id, 1, "Ann\ud800", "Grüße 🌳 'n\" \\ more\0")
    add(store, table, "a")
    assert [next_told(ears) for _ in range(3)] == [Ring(table.id, 1), Ring(table.id, 2, said), Ring(table.id, 3)]
    assert (said.number, said.seat, said.name, said.text) == (2, 1, "Ann", "Grüße 🌳 'n\" \\ more")
    assert store.messages(table.id) == [said]


def test_a_message_too_long_for_a_notice_is_news(store: Store) -> None:
    ears = listen(store)
    table = a_table(store)
    said = store.add_message(table.id, 0, "Ann", "🌳" * 1000)
    assert [next_ring(ears), next_ring(ears)] == [(table.id, 1), (table.id, 2)]
    assert payload_of(Ring(table.id, 2, said)) == f"{table.id} 2"
    longest = MessageRow(2, 0, "🌳" * 24, "🌳" * 500, said.at)  # that anybody can say at a table
    assert len(payload_of(Ring(table.id, 2, longest))) <= LONGEST
    assert heard(payload_of(Ring(table.id, 2, longest))) == Ring(table.id, 2, longest)


def test_another_store_on_the_same_postgres_hears_within_a_second(near: Store, far: Store) -> None:
    ears = listen(far)
    table = a_table(near)
    rung = time.time()
    assert next_ring(ears) == (table.id, 1)
    assert time.time() - rung < 1
    near.bell.ring(Ring("elsewhere", 5))
    assert next_ring(ears) == ("elsewhere", 5)


def test_another_process_is_heard_within_a_second_of_its_commit(near: Store, postgres_url: str) -> None:
    table, ears = a_table(near), listen(near)
    child = subprocess.run(
        [sys.executable, "-c", CHILD, postgres_url, table.id], capture_output=True, text=True, timeout=60, check=True
    )
    committed = [float(line) for line in child.stdout.split()]
    rings = [ring for ring in (ears.get(timeout=5) for _ in range(4)) if ring[1] is not None]
    assert [told for _, told in rings] == [Ring(table.id, news) for news in (2, 3, 4)]
    assert all(at - before < 1 for (at, _), before in zip(rings, committed, strict=True))


def test_what_processes_say_of_themselves_is_no_news(near: Store, far: Store) -> None:
    words, news = queue.Queue[str](), list[Told]()
    far.bell.hear(words.put)
    far.bell.listen(news.append)
    near.tell("hello")
    assert words.get(timeout=5) == "hello"
    assert [told for told in news if told] == []


def test_a_change_that_is_rolled_back_is_not_heard(near: Store, far: Store) -> None:
    ears = listen(far)
    table = a_table(near)
    assert not near.claim(table.id, 0, "guessed", "ann", "Ann")
    add(near, table, "a")
    assert [next_ring(ears), next_ring(ears)] == [(table.id, 1), (table.id, 2)]


def test_the_bell_comes_back_when_its_connection_breaks(near: Store, far: Store, postgres_url: str) -> None:
    ears = listen(far)
    table = a_table(near)
    assert next_ring(ears) == (table.id, 1)
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        cut = connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%%'"
            " AND datname = current_database()"
        ).fetchall()
    assert cut == [(True,)]
    row = add(near, table, "unheard, perhaps")
    assert ears.get(timeout=5)[1] is None  # anything may have changed
    add(near, row, "heard")
    assert next_ring(ears)[0] == table.id


def test_a_closed_bell_leaves_no_thread_and_no_connection(postgres_url: str) -> None:
    store = Store.open(postgres_url)
    listen(store)
    store.close()
    count = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        for _ in range(100):  # its processes take a moment to go
            others = connection.execute(count).fetchone()
            if others == (0,):
                break
            time.sleep(0.1)
    assert others == (0,)
