"""A database from before a rule changed: its tables stand where they stood, and running games go on to their end."""

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import psycopg
import pytest

from demiurge.table.game.tables import Tables
from demiurge.table.identity import hashed
from demiurge.table.routes.listing import in_list
from demiurge.table.storage import Store, TableRow
from tests.before.make import VISITOR
from tests.table.conftest import KINDS

BEFORE = Path(__file__).parent.parent / "before"
DAYS = sorted(path.parent.name for path in BEFORE.glob("2*/sqlite.db.gz"))


def restore_sqlite(day: str, url: str) -> None:
    Path(url.removeprefix("sqlite:///")).write_bytes(gzip.decompress((BEFORE / day / "sqlite.db.gz").read_bytes()))


def restore_postgres(day: str, url: str) -> None:
    text = gzip.decompress((BEFORE / day / "postgres.sql.gz").read_bytes()).decode()
    plain = "\n".join(line for line in text.splitlines() if not line.startswith("\\"))  # psql's own commands
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(plain.encode())


FEW, MANY = 20, 10_000  # answers: on PostgreSQL each takes its time, and a game ends there as it ends on SQLite
CHANGED = {"civolution", "nova-era", "theocratia"}  # whose rulings have changed since
RESTORE: dict[str, Callable[[str, str], None]] = {"sqlite": restore_sqlite, "postgres": restore_postgres}


@pytest.fixture(params=[(day, kind) for day in DAYS for kind in KINDS], ids=lambda param: "-".join(param))
def tables(request: pytest.FixtureRequest) -> Iterator[Tables]:
    day, kind = request.param
    url = str(request.getfixturevalue(f"{kind}_url"))
    RESTORE[kind](day, url)
    store = Store.open(url)
    yield Tables(store)
    store.close()


def play_on(tables: Tables, row: TableRow, most: int) -> int:
    """To its end, or so far; the number of answers that this took."""
    live, rng, since = tables.live(row.id), Random(row.id), row.length
    while not live.state.over() and live.last - since < most:
        seat = live.state.waiting()[0]
        action = rng.choice(live.state.answers(seat))
        assert tables.answer(row.id, seat, live.game.space.format(action), None) is None
        live = tables.live(row.id)
    return live.last - since


def test_a_table_of_before_stands_where_it_stood_and_goes_on(tables: Tables) -> None:
    rows = tables.store.of_visitor(hashed(VISITOR), limit=100)
    most = FEW if tables.store.shared else MANY
    assert {row.game for row in rows} == {"terra-mystica", "theocratia", "nova-era", "civolution"}
    assert any(row.over for row in rows)
    for row in rows:
        shown = in_list(row, tables.store.seats(row.id), VISITOR)
        assert shown
        assert ("by earlier rulings" in shown.variant) == (row.game in CHANGED)
        live = tables.live(row.id)
        assert live.last == row.length
        assert (live.state.waiting(), live.state.over()) == (row.waiting, row.over)
        if row.over:
            assert live.state.scores() == row.scores
        else:
            assert play_on(tables, row, most) > 0
