"""One person's thousand tables do not take the bots from another's one."""

import asyncio
import threading
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from demiurge.table.app import make_app
from demiurge.table.game.fair_queue import FairQueue
from demiurge.table.game.tables import Tables
from demiurge.table.game.thinking import Job, Thinkers, attempt
from demiurge.table.game.wanted import Wanted
from demiurge.table.identity import new_token, origin
from demiurge.table.server import caps as limits
from demiurge.table.server.caps import Caps, TooMany
from demiurge.table.server.conductor import Conductor
from demiurge.table.server.hub import Hub, Listener
from demiurge.table.server.server import Server, Settings
from demiurge.table.storage import ALONE, Store
from tests.table.serving import ISLES, LIMIT, Browser, Caller, at_table

HERE, THERE = origin("192.0.2.1"), origin("198.51.100.1")
SEATS = 2  # who are all asked at once


@pytest.fixture
def store(sqlite_url: str) -> Iterator[Store]:
    found = Store.open(sqlite_url)
    yield found
    found.close()


# ---- turns
def taken(turns: FairQueue[str], count: int) -> str:
    return " ".join(turns.take() for _ in range(count))


def test_every_branch_has_its_turn() -> None:
    turns: FairQueue[str] = FairQueue()
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
    turns: FairQueue[str] = FairQueue()
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
    return tables.create(Wanted(ISLES, {}, seats, seed="7", origin=where), new_token())


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


# ---- caps
class Place:
    """A server whose bots keep quiet, called from one address after the other."""

    def __init__(self, folder: Path, tables: int) -> None:
        self.app = make_app(Settings(f"sqlite:///{folder}/t.db", workers=1, burst=1e9, tables=tables))
        self.app.state.server.conductor.wake = lambda table: None

    def browser(self, address: str) -> Browser:
        found = Browser(self.app)
        found.client = TestClient(self.app, follow_redirects=False, client=(address, 5000))
        found.get("/")
        return found

    def caller(self, address: str, token: str = "") -> Caller:
        return Caller(TestClient(self.app, client=(address, 5000)), token)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Place]:
    """Three tables an address."""
    place = Place(tmp_path, 3)
    with TestClient(place.app):
        yield place


WISH = {"game": ISLES, "seats": ["me", "random"]}
SMALL = {"game": ISLES, "seats": "2", "seat__0": "me", "seat__1": "random"}


def test_an_address_has_its_share_of_tables_and_a_new_cookie_is_no_other(small: Place) -> None:
    for _ in range(3):
        assert small.caller("192.0.2.1").post("/tables", WISH).status_code == 201
    refused = small.caller("192.0.2.1").post("/tables", WISH)
    assert refused.status_code == 429
    assert refused.json()["problem"] == (
        "Your address has 3 unfinished games from today: finish one before you start another."
    )
    page = small.browser("192.0.2.1").post("/tables", **SMALL)
    assert (page.status_code, "Your address has 3 unfinished games" in page.text) == (429, True)
    russian = small.browser("192.0.2.1")
    russian.client.headers["Accept-Language"] = "ru"
    assert "С вашего адреса сегодня идут 3 неоконченные партии" in russian.post(f"/play/{ISLES}").text
    assert small.caller("192.0.2.2").post("/tables", WISH).status_code == 201


def test_forks_and_rematches_count(small: Place) -> None:
    ada = small.browser("192.0.2.1")
    one, other = ada.create(**SMALL), ada.create(**SMALL)
    ada.finish(one)
    ada.finish(other)
    for deed in ("fork", "fork", "rematch"):
        assert ada.post(f"/t/{one}/{deed}", bot="random", at="0").status_code == 303
    for deed in ("fork", "rematch"):
        refused = ada.post(f"/t/{other}/{deed}", bot="random", at="0")
        assert (refused.status_code, "You have 3 unfinished games" in refused.text) == (429, True)
    assert len(ada.tables()) == 5
    assert len({row.origin for row in ada.tables()}) == 1


def test_what_is_over_or_was_left_alone_for_a_day_counts_no_more(store: Store) -> None:
    moment = [datetime(2026, 1, 1, tzinfo=UTC)]
    store.now = lambda: moment[0]
    caps, tables = Caps(store, 2), Tables(store)
    made = [make(tables, HERE, "me", "random") for _ in range(2)]
    with pytest.raises(TooMany, match="Your address has 2"):
        caps.admit("somebody", HERE)
    caps.admit("somebody", THERE)
    store.change(made[0], 1, keep=0, add=[], undone=[], waiting=[], over=True)
    caps.admit("somebody", HERE)
    store.configure(made[1], listed=True)
    make(tables, HERE, "me", "random")
    with pytest.raises(TooMany):
        caps.admit("somebody", HERE)
    moment[0] += timedelta(days=1, seconds=1)
    caps.admit("somebody", HERE)


def test_tables_are_not_made_faster_than_they_can_be_played(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = [0.0]
    monkeypatch.setattr(limits, "monotonic", lambda: watch[0])
    caps = Caps(store)

    def made(host: str, where: str = HERE) -> int:
        """How many, until it is too fast."""
        for n in range(100):
            try:
                caps.admit(host, where)
            except TooMany:
                return n
        return 100

    assert made("ann") == 15
    assert sum(made(f"guest {n}") for n in range(20)) == 60 - 15
    with pytest.raises(TooMany, match="wait a minute"):  # a new cookie does not help
        caps.admit("bea", HERE)
    assert made("ben", THERE) == 15
    watch[0] += 60
    assert made("ann") == 2
    assert made("cid") == 4


def test_twenty_people_behind_one_address_play_undisturbed(tmp_path: Path) -> None:
    """Each makes three tables at once."""
    place = Place(tmp_path, limits.TABLES)
    with TestClient(place.app):
        for _ in range(20):
            first = place.caller("192.0.2.1").post("/tables", WISH)
            ann = place.caller("192.0.2.1", first.json()["token"])
            assert [ann.post("/tables", WISH).status_code for _ in range(2)] == [201, 201]


def test_without_a_rate_there_are_no_caps(tmp_path: Path) -> None:
    app = make_app(Settings(f"sqlite:///{tmp_path}/t.db", workers=1, rate=0))
    assert app.state.server.caps.tables == 0
    app.state.server.store.close()


def test_an_origin_tells_no_address() -> None:
    assert origin("192.0.2.1") == origin("192.0.2.1") != origin("192.0.2.2")
    assert {len(origin(address)) for address in ("", "192.0.2.1", "2001:db8::/64")} == {4}


# ---- bots alone
class Held(Thinkers):
    """Bots who answer at once, here, and are counted."""

    def __init__(self) -> None:
        super().__init__(1)
        self.count = 0
        self.bots.wait_for = self.here  # type: ignore[method-assign]

    def here(self, job: Job) -> Any:
        self.count += 1
        return attempt(job.line.decode(), lambda said: None)[1]


class Stage:
    """A conductor and the pages that are open, as a server puts them together."""

    def __init__(self, store: Store) -> None:
        self.store, self.thinkers = store, Held()
        self.tables = Tables(store)
        self.hub = Hub(lambda table: self.conductor.wake(table))
        self.conductor = Conductor(self.tables, self.thinkers, self.hub, pace=0)
        loop = asyncio.get_running_loop()
        self.tables.told = lambda table: void(loop.call_soon_threadsafe(self.conductor.wake, table))
        store.bell.listen(lambda told: void(told and loop.call_soon_threadsafe(self.conductor.stir, told[0])))

    async def quiet(self) -> None:
        """Until nobody looks anywhere and no bot is busy."""
        await asyncio.sleep(0)
        while self.conductor.looks or self.conductor.running:
            await asyncio.sleep(0.005)

    async def open(self, table: str, *seats: int) -> AsyncGenerator[str]:
        async def news() -> int:
            return 0

        stream = self.hub.stream(table, seats, news)
        await anext(stream)
        return stream

    async def close(self) -> None:
        self.hub.close()
        await self.conductor.close()
        self.thinkers.close()


def void(done: object) -> None:
    """Whatever it gave back."""


def staged(store: Store, play: Callable[[Stage], Awaitable[None]]) -> None:
    async def whole() -> None:
        stage = Stage(store)
        try:
            await asyncio.wait_for(play(stage), LIMIT)
        finally:
            await stage.close()

    asyncio.run(whole())


def test_bots_alone_wait_until_somebody_looks_on(store: Store) -> None:
    async def play(stage: Stage) -> None:
        table = make(stage.tables, HERE, "random", "random")
        await stage.quiet()
        assert (store.lines(table), stage.thinkers.count) == ([], 0)
        page = await stage.open(table)
        await until(lambda: store.lines(table))
        other = await stage.open(table)
        await page.aclose()
        count = len(store.lines(table))
        await until(lambda: len(store.lines(table)) > count + 2 or over(store, table))
        await other.aclose()
        await stage.quiet()
        assert stage.conductor.resting == {table} or over(store, table)

    staged(store, play)


def over(store: Store, table: str) -> bool:
    row = store.table(table)
    assert row is not None
    return row.over


def test_bots_alone_play_on_if_their_host_says_so(store: Store) -> None:
    async def play(stage: Stage) -> None:
        table = make(stage.tables, HERE, "random", "random")
        await stage.quiet()
        assert stage.conductor.resting == {table}
        store.configure(table, settings={ALONE: "yes"})
        await until(lambda: over(store, table))

    staged(store, play)


def test_bots_go_on_for_a_person_who_is_away(store: Store) -> None:
    async def play(stage: Stage) -> None:
        table = make(stage.tables, HERE, "random", "me")
        await until(lambda: store.lines(table))

    staged(store, play)


def test_stand_ins_are_bots_until_somebody_is_back(store: Store) -> None:
    async def play(stage: Stage) -> None:
        table = make(stage.tables, HERE, "me", "random")
        await stage.quiet()
        count = len(store.lines(table))
        stage.tables.stand_in(table, 0, "random")
        await stage.quiet()
        assert (len(store.lines(table)), stage.conductor.resting) == (count, {table})
        stage.tables.stand_in(table, 0, "")
        await stage.quiet()
        assert stage.conductor.resting == set()

    staged(store, play)


def test_bots_wait_for_the_first_who_sits_down(store: Store) -> None:
    async def play(stage: Stage) -> None:
        table = make(stage.tables, HERE, "random", "friend")
        await stage.quiet()
        assert store.lines(table) == []
        assert store.claim(table, 1, store.seats(table)[1].link_hash, "bob", "Bob")
        await until(lambda: store.lines(table))

    staged(store, play)


def test_a_server_that_comes_up_reads_no_table_that_rests(store: Store) -> None:
    table = make(Tables(store), HERE, "random", "random")

    async def play(stage: Stage) -> None:
        assert stage.conductor.forgotten(0) == []
        assert (stage.conductor.resting, dict(stage.tables.lives)) == ({table}, {})
        page = await stage.open(table)
        await until(lambda: store.lines(table))
        await page.aclose()

    staged(store, play)


def test_the_host_lets_two_tables_of_bots_play_on_alone(small: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TABLES_ALONE", 3)
    ada, eve = small.browser("192.0.2.1"), small.browser("192.0.2.9")
    bots = {"game": ISLES, "seats": "2", "seat__0": "random", "seat__1": "random"}
    tables = [ada.create(**bots) for _ in range(3)]
    said, button = "the bots pause while nobody looks on", "Let them play on without me"
    assert (said in ada.get(f"/t/{tables[0]}").text, button in ada.get(f"/t/{tables[0]}").text) == (True, True)
    assert (said in eve.get(f"/t/{tables[0]}").text, button in eve.get(f"/t/{tables[0]}").text) == (True, False)
    assert eve.post(f"/t/{tables[0]}/alone", yes="1").status_code == 403
    for table in (*tables[:2], tables[0]):
        assert "Let them wait for me" in ada.post(f"/t/{table}/alone", yes="1").text
    refused = ada.post(f"/t/{tables[2]}/alone", yes="1")
    assert (refused.status_code, "At 2 of your tables" in refused.text) == (429, True)
    assert [ada.row(table).settings for table in tables] == [{ALONE: "yes"}, {ALONE: "yes"}, {}]
    assert ada.post(f"/t/{tables[0]}/alone", yes="0").status_code == 200
    assert ada.post(f"/t/{tables[2]}/alone", yes="1").status_code == 200


def test_an_address_lets_few_tables_play_on_alone(tmp_path: Path) -> None:
    place = Place(tmp_path, limits.TABLES)
    wish = {"game": ISLES, "seats": ["random", "random"], "alone": True}
    with TestClient(place.app):
        for _ in range(limits.TABLES_ALONE):
            assert place.caller("192.0.2.1").post("/tables", wish).status_code == 201
        refused = place.caller("192.0.2.1").post("/tables", wish)
        assert (refused.status_code, refused.json()["problem"][:32]) == (429, "At 6 tables of your address bots")
        assert place.caller("192.0.2.1").post("/tables", {**wish, "alone": False}).status_code == 201
        assert place.caller("192.0.2.2").post("/tables", wish).status_code == 201


def test_a_page_that_opens_wakes_the_bots_of_a_server(tmp_path: Path) -> None:
    with at_table(tmp_path) as client:
        owner: Server = client.app.state.server  # type: ignore[attr-defined]
        table = Caller(client).post("/tables", {"game": ISLES, "seats": ["random", "random"]}).json()["table"]
        wait(lambda: table in owner.conductor.resting)
        assert owner.store.lines(table) == []

        async def watch() -> None:
            async def news() -> int:
                return 0

            page = owner.hub.stream(table, [], news)
            await anext(page)
            await asyncio.wait_for(until(lambda: owner.store.lines(table)), LIMIT)

        assert client.portal is not None
        client.portal.call(watch)


def wait(holds: Callable[[], object]) -> None:
    end = time.monotonic() + LIMIT
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)
