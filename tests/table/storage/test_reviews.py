"""Reviews: what was made of a finished game is kept with its table, on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from demiurge.table.storage import Store
from tests.table.storage.build import a_table, add

MADE = '{"turns": [], "said": "ё « »"}'
AT_ONCE = 30


@pytest.fixture
def other(url: str, store: Store) -> Iterator[Store]:
    """The same database, opened by somebody else."""
    other = Store.open(url)
    yield other
    other.close()


def test_a_review_is_read_back_as_it_was_made_by_whoever_asks(store: Store, other: Store) -> None:
    table, without = a_table(store), a_table(store)
    store.reviews.keep(table.id, table.version, MADE)
    assert store.reviews.get(table.id, table.version) == other.reviews.get(table.id, table.version) == MADE
    assert store.reviews.get(without.id, without.version) is None


def test_a_review_of_what_has_changed_since_is_nobodys(store: Store) -> None:
    table = a_table(store)
    store.reviews.keep(table.id, table.version, MADE)
    add(store, table, "pick 1")
    assert store.reviews.get(table.id, table.version + 1) is None
    store.reviews.keep(table.id, table.version + 1, "{}")
    assert store.reviews.get(table.id, table.version + 1) == "{}"
    assert store.reviews.get(table.id, table.version) is None, "one for each table"


@pytest.mark.usefixtures("patient")
def test_two_who_keep_the_same_review_at_once_leave_one(store: Store, other: Store) -> None:
    """As two server processes do that have both made it."""
    gate = Barrier(2)

    def keep(who: Store, id: str) -> None:
        gate.wait(10)
        who.reviews.keep(id, 1, MADE)

    with ThreadPoolExecutor(2) as pool:
        for _ in range(AT_ONCE):
            id = a_table(store).id
            for done in [pool.submit(keep, who, id) for who in (store, other)]:
                done.result()
            assert store.reviews.get(id, 1) == MADE
