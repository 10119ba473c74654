"""Of several server processes, one does a thing; what it held is free when it ends."""

from collections.abc import Iterator

import psycopg
import pytest
from sqlalchemy import make_url

from demiurge.table.storage.claims import Claims, PostgresClaims
from demiurge.table.storage.database import StorageDown, read_url


@pytest.fixture
def two(postgres_url: str) -> Iterator[tuple[Claims, Claims]]:
    made = PostgresClaims(read_url(postgres_url)), PostgresClaims(read_url(postgres_url))
    yield made
    for one in made:
        one.close()


def test_one_of_two_has_it_until_it_leaves(two: tuple[Claims, Claims]) -> None:
    here, there = two
    assert (here.take("a"), here.take("a"), there.take("a"), there.take("b")) == (True, True, False, True)
    there.leave("a")  # it is not theirs
    assert not there.take("a")
    here.leave("a")
    assert (there.take("a"), here.take("a")) == (True, False)


def test_what_one_held_that_ended_is_free(two: tuple[Claims, Claims]) -> None:
    here, there = two
    assert here.take("a")
    here.close()
    assert there.take("a")


def test_a_line_that_was_cut_is_replaced_and_holds_nothing(two: tuple[Claims, Claims], postgres_url: str) -> None:
    here, there = two
    assert here.take("a")
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE locktype = 'advisory' AND granted"
        )
    assert here.take("b")
    assert there.take("a")


def test_a_database_that_is_gone_is_said() -> None:
    claims = PostgresClaims(make_url("postgresql+psycopg://nobody@127.0.0.1:1/none"))
    with pytest.raises(StorageDown):
        claims.take("a")
    claims.close()
