"""What happens at the same moment: nothing that was not committed is shown, and nothing that was is missed."""

import asyncio
import random
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy import event
from starlette.testclient import TestClient

from demiurge.kernel.game import digest
from demiurge.kernel.play import MOVED_ON, replay_on
from demiurge.kernel.record import Line
from demiurge.table.app import make_app
from demiurge.table.game import tables as keeping
from demiurge.table.game.tables import Tables
from demiurge.table.game.thinking import LEVELS, STAND_IN
from demiurge.table.game.wanted import Wanted
from demiurge.table.identity import COOKIE, csrf_token, hashed, new_token, seat_token
from demiurge.table.seen.look import Look, Looker
from demiurge.table.server import conductor as conducting
from demiurge.table.server import hub
from demiurge.table.server.conductor import Conductor
from demiurge.table.server.hub import Hub, Listener
from demiurge.table.server.once import Once
from demiurge.table.server.server import Settings
from demiurge.table.storage import StorageDown, Store
from tests.table.serving import ISLES, LIMIT, TM, Browser, call, serving

ME = "m" * 32
SOON = 3.0  # seconds in which others see a move, on a busy machine


@pytest.fixture
def tables(store: Store) -> Tables:
    return Tables(store)


def open_table(tables: Tables, *seats: str, game: str = ISLES, **settings: str) -> str:
    return tables.create(Wanted(game, {}, seats or ("me", "me"), ("Ada", "Bo"), seed="7", settings=settings), ME)


def step(tables: Tables, table: str) -> int:
    """The first answer of whoever is asked first; the seat."""
    live = tables.live(table)
    seat = live.state.waiting()[0]
    assert tables.answer(table, seat, live.game.space.format(live.state.answers(seat)[0]), live.last) is None
    return seat


def meanwhile(monkeypatch: pytest.MonkeyPatch, store: Store, name: str, do: Callable[[], object]) -> None:
    """Do something just before the store does the next thing of that name."""
    real = getattr(store, name)

    def interrupted(*args: Any, **more: Any) -> Any:
        monkeypatch.setattr(store, name, real)
        do()
        return real(*args, **more)

    monkeypatch.setattr(store, name, interrupted)


# ---- memory and the database
def test_who_waited_for_a_commit_that_failed_does_not_see_it(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, look = open_table(tables), Look(tables)
    looker, seen, threads = Looker(ME), list[int](), list[threading.Thread]()

    def full(*args: object, **more: object) -> None:
        threads.extend(threading.Thread(target=lambda: seen.append(look.frame(table, looker)[0].at)) for _ in range(4))
        for thread in threads:
            thread.start()
        time.sleep(0.2)  # by now they wait for the table's lock
        raise StorageDown("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(store, "answer", full)
        with pytest.raises(StorageDown):
            step(tables, table)
    for thread in threads:
        thread.join()
    assert seen == [0] * 4
    assert tables.live(table).last == 0
    step(tables, table)


def test_who_sits_down_or_speaks_while_an_answer_is_written_is_not_missed(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(tables, "me", "friend")
    link = store.seats(table)[1].link_hash
    meanwhile(monkeypatch, store, "answer", lambda: store.claim(table, 1, link, hashed(new_token()), "Bob"))
    step(tables, table)
    assert tables.live(table).seats[1].name == "Bob"
    meanwhile(monkeypatch, store, "answer", lambda: store.add_message(table, 1, "Bob", "hello"))
    step(tables, table)
    assert [one.text for one in tables.live(table).messages] == ["hello"]


def test_a_table_that_was_read_slowly_is_up_to_date(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, other = open_table(tables), Tables(store)
    tables.lives.clear()
    real = store.snapshot

    def slow(*args: Any, **more: Any) -> Any:
        monkeypatch.setattr(store, "snapshot", real)
        found = real(*args, **more)
        step(other, table)  # before who reads has got it
        return found

    monkeypatch.setattr(store, "snapshot", slow)
    assert tables.live(table).last == 1


def test_an_old_copy_of_a_table_cannot_be_answered_on(tables: Tables, store: Store) -> None:
    table = open_table(tables)
    old = tables.live(table)
    tables.lives.clear()
    step(tables, table)
    since = old.last
    assert old.play.say(1, "pledge 0", since) is None
    assert tables.commit(old, since) == MOVED_ON
    assert old.gone
    assert [line.seat for line in store.lines(table)] == [0]


def test_tables_that_leave_memory_while_somebody_works_on_them(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "KEPT", 1)
    made = [open_table(tables, game=TM) for _ in range(3)]
    done, wrong = [0, 0, 0], list[BaseException]()

    def play(seed: int) -> None:
        rng = random.Random(seed)
        try:
            for _ in range(25):
                n = rng.randrange(3)
                with tables.holding(made[n]) as live:
                    seat = rng.choice(live.state.waiting())
                    do, at = live.game.space.format(live.state.answers(seat)[0]), live.last
                if tables.answer(made[n], seat, do, at) is None:
                    done[n] += 1
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=play, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert len(tables.lives) == 1
    for table, count in zip(made, done, strict=True):
        assert len(store.lines(table)) == tables.live(table).last <= count + 1
        assert digest(tables.live(table).state) == digest(Tables(store).live(table).state)
    assert sum(done) == sum(len(store.lines(table)) for table in made)


def test_the_same_answer_with_another_outcome_is_noticed(tables: Tables, store: Store) -> None:
    """Another process went back, and the same answer met another chance."""
    table = open_table(tables)
    for _ in range(2):
        step(tables, table)
    row, last = store.table(table), store.lines(table)[-1].line
    assert row is not None
    *before, (die, seen) = last.chance
    other = Line(last.seat, last.do, [*before, (die % 6 + 1, seen)], last.secret)
    store.change(table, row.version, keep=1, add=[other], undone=[], waiting=row.waiting)
    assert tables.live(table).play.record.lines[-1].chance == other.chance


def test_any_earlier_position_is_as_it_was(tables: Tables) -> None:
    table, rng = open_table(tables, game=TM), random.Random(3)
    for _ in range(60):
        step(tables, table)
    live = tables.live(table)
    for at in [rng.randrange(61) for _ in range(90)]:
        assert digest(live.state_at(at)) == digest(replay_on(live.game, live.play.record, at).state)
    assert len(live.past) <= 60
    assert tables.undo(table, live.play.record.lines[-1].seat) is None
    step(tables, table)
    assert digest(tables.live(table).state_at(60)) == digest(replay_on(live.game, live.play.record, 60).state)


# ---- bots
class Slow:
    """Thinkers who wait until they are told to answer; they always take the first answer that they see."""

    def __init__(self) -> None:
        self.asked, self.go, self.count = asyncio.Event(), asyncio.Event(), 0

    async def answer(self, game: Any, view: Any, seat: int, *more: Any) -> str:
        self.count += 1
        self.asked.set()
        await self.go.wait()
        return str(game.space.format(view.answers(seat)[0]))


def conducted(tables: Tables, play: Callable[[Conductor, Slow], Any]) -> None:
    async def whole() -> None:
        slow = Slow()
        conductor = Conductor(tables, slow, Hub(), pace=0)  # type: ignore[arg-type]
        try:
            await asyncio.wait_for(play(conductor, slow), LIMIT)
        finally:
            await conductor.close()

    asyncio.run(whole())


async def quiet(conductor: Conductor) -> None:
    """Until no bot is busy."""
    while conductor.running:
        await asyncio.sleep(0.01)


def test_who_comes_back_while_a_bot_thinks_plays_for_themselves(tables: Tables, store: Store) -> None:
    table = open_table(tables)
    tables.stand_in(table, 0, "greedy")

    async def play(conductor: Conductor, slow: Slow) -> None:
        conductor.wake(table)
        await slow.asked.wait()
        await asyncio.to_thread(tables.stand_in, table, 0, "")
        slow.go.set()
        await quiet(conductor)

    conducted(tables, play)
    assert store.lines(table) == []


def test_a_bot_thinks_again_when_the_position_is_another_one(tables: Tables, store: Store) -> None:
    """Taken back and answered differently: as many answers as before, and another position."""
    table = open_table(tables, "me", "greedy", game=TM)
    while tables.live(table).state.waiting() != [0]:
        step(tables, table)
    live = tables.live(table)
    one, other = (live.game.space.format(action) for action in live.state.answers(0)[:2])
    at = live.last

    async def play(conductor: Conductor, slow: Slow) -> None:
        assert await asyncio.to_thread(tables.answer, table, 0, one, at) is None
        conductor.wake(table)
        await slow.asked.wait()
        assert await asyncio.to_thread(tables.undo, table, 0) is None
        assert await asyncio.to_thread(tables.answer, table, 0, other, at) is None
        slow.go.set()
        await quiet(conductor)
        assert slow.count == 1 + sum(line.seat == 1 for line in store.lines(table)[at:]), "one thought was for nothing"

    conducted(tables, play)
    assert store.lines(table)[at].do == other


def test_a_broken_table_does_not_keep_the_others_waiting(tables: Tables, store: Store) -> None:
    broken = open_table(tables, "greedy", "greedy", alone="yes")
    store.change(broken, 1, keep=0, add=[Line(0, "light z9", [], False)], undone=[], waiting=[0])
    well = open_table(tables, "greedy", "me")  # later, so the broken one comes first
    tables.lives.clear()

    async def play(conductor: Conductor, slow: Slow) -> None:
        slow.go.set()
        conductor.start()
        while not store.lines(well):
            await asyncio.sleep(0.01)

    conducted(tables, play)


def test_a_bot_whose_answer_could_not_be_kept_tries_again(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conducting, "SWEEP", 0.05)
    table = open_table(tables, "greedy", "me")

    def full() -> None:
        raise StorageDown("the disk is full")

    async def play(conductor: Conductor, slow: Slow) -> None:
        slow.go.set()
        meanwhile(monkeypatch, store, "answer", full)
        conductor.start()
        while not store.lines(table):
            await asyncio.sleep(0.01)

    conducted(tables, play)


# ---- a clock that jumps
def hour_ago() -> datetime:
    return datetime.now(UTC) - timedelta(hours=1)


@pytest.mark.parametrize("jump", [timedelta(hours=-1), timedelta(days=1)], ids=["back", "forward"])
def test_a_bot_that_nobody_woke_answers_whatever_the_clock_says(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch, jump: timedelta
) -> None:
    """Twice: one that was asked before this server came, and one that another server left."""
    monkeypatch.setattr(conducting, "SWEEP", 0.05)
    monkeypatch.setattr(conducting, "STUCK", 0.1)
    before = open_table(tables, "greedy", "me")
    moved = datetime.now(UTC) + jump
    monkeypatch.setattr(store, "now", lambda: moved)

    async def play(conductor: Conductor, slow: Slow) -> None:
        slow.go.set()
        conductor.start()
        while not store.lines(before):
            await asyncio.sleep(0.01)
        monkeypatch.setattr(store, "now", lambda: moved + jump)
        left = await asyncio.to_thread(open_table, tables, "greedy", "me")
        while not store.lines(left):
            await asyncio.sleep(0.01)

    conducted(tables, play)


def test_all_forgotten_tables_are_found_page_by_page(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = [0.0]
    monkeypatch.setattr(conducting, "PAGE", 2)
    monkeypatch.setattr(conducting, "monotonic", lambda: watch[0])
    made = {open_table(tables, "greedy", "me") for _ in range(9)}
    open_table(tables, "me", "me")
    fresh, old = (Conductor(tables, Slow(), Hub()) for _ in range(2))  # type: ignore[arg-type]
    assert set(fresh.forgotten(0)) == made, "who has just come looks at all of them"
    assert [old.forgotten(conducting.STUCK) for _ in range(6)] == [[]] * 6, "others may be at them"
    watch[0] += conducting.STUCK
    found = [old.forgotten(conducting.STUCK) for _ in range(6)]
    assert max(map(len, found)) <= 4
    assert sorted(table for page in found for table in page) == sorted(made), "each once"


def test_an_absence_is_measured_by_a_watch(tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = [0.0]
    monkeypatch.setattr(conducting, "monotonic", lambda: watch[0])
    table, hub = open_table(tables, absent="5"), Hub()
    conductor = Conductor(tables, Slow(), hub)  # type: ignore[arg-type]
    tables.live(table)
    hub.listeners[table].add(Listener([]))

    def away_for(minutes: float) -> list[str]:
        watch[0] += 60 * minutes
        conductor.stand_in_for_the_absent()
        return [row.stand_in for row in store.seats(table)]

    assert away_for(0) == ["", ""]
    monkeypatch.setattr(store, "now", lambda: datetime.now(UTC) + timedelta(days=1))
    assert away_for(4.9) == ["", ""], "a clock that jumps makes nobody late"
    monkeypatch.setattr(store, "now", hour_ago)
    assert away_for(0.2) == [STAND_IN, STAND_IN], "and nobody early"


def test_nobody_is_woken_after_the_end(tables: Tables) -> None:
    table = open_table(tables, "greedy", "me")

    async def whole() -> None:
        conductor = Conductor(tables, Slow(), Hub(), pace=0)  # type: ignore[arg-type]
        conductor.wake(table)
        await asyncio.sleep(0.05)
        conductor.again.update(conductor.running)
        await conductor.close()
        assert not conductor.running
        assert not conductor.looks

    asyncio.run(whole())


# ---- pages that listen
def number(value: int) -> Callable[[], Any]:
    async def read() -> int:
        return value

    return read


async def heard(stream: AsyncIterator[str]) -> str:
    return await asyncio.wait_for(anext(stream), 5)


def test_a_page_that_lags_behind_hears_the_newest() -> None:
    async def whole() -> None:
        hub = Hub()
        stream = hub.stream("t", [0], number(1))
        await heard(stream)
        for n in range(500):
            hub.send("t", "busy", {"seats": [n]})
        hub.say_news("t", 7)
        said = await heard(stream)
        assert '{"news": 7}' in said
        assert '{"seats": [499]}' in said
        assert said.count("event: busy") == 1
        await stream.aclose()

    asyncio.run(whole())


def test_what_happens_while_a_page_begins_to_listen_is_heard() -> None:
    async def whole() -> None:
        hub = Hub()

        async def slowly() -> int:
            hub.say_news("t", 8)  # rung after it was read, before the page could hear it
            return 7

        stream = hub.stream("t", [0], slowly)
        assert '{"news": 8}' in await heard(stream)
        await stream.aclose()

    asyncio.run(whole())


def test_who_goes_is_missed_by_the_others() -> None:
    async def whole() -> None:
        hub = Hub()
        ada, eve = hub.stream("t", [0], number(1)), hub.stream("t", [], number(1))
        await heard(ada)
        await heard(eve)
        await heard(ada)
        assert (hub.present("t"), hub.spectators("t")) == ({0}, 1)
        await eve.aclose()
        assert '"spectators": 0' in await heard(ada)
        await ada.aclose()
        assert hub.count() == 0
        assert "t" not in hub.listeners

    asyncio.run(whole())


def test_a_crowd_is_told_of_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else each who comes tells all who are there, and a hundred say ten thousand things."""
    said: list[str] = []

    def send(self: Listener, kind: str, data: Mapping[str, object], key: str = "") -> None:
        said.append(kind)
        self.rung.set()

    monkeypatch.setattr(Listener, "send", send)
    monkeypatch.setattr(hub, "SOON", LIMIT)
    crowd = 100

    async def whole() -> None:
        table = Hub()
        streams = [table.stream("t", [0] if n == 0 else [], number(1)) for n in range(crowd)]
        for stream in streams:
            await heard(stream)
        assert said.count("presence") == crowd, "each hears who is there when it comes"
        for _ in range(3):
            table.tell_presence("t")
            assert said.count("presence") == 2 * crowd - 1, "then of all the others, if it does not know yet"
        for stream in streams[1:]:
            await stream.aclose()
        table.tell_presence("t")
        assert said.count("presence") == 2 * crowd
        await streams[0].aclose()

    asyncio.run(whole())


def test_a_hub_that_closes_lets_its_pages_go() -> None:
    async def whole() -> None:
        hub = Hub()
        stream = hub.stream("t", [0], number(1))
        await heard(stream)
        waiting = asyncio.ensure_future(anext(stream))
        await asyncio.sleep(0)
        hub.close()
        await asyncio.wait([waiting], timeout=5)
        assert waiting.done()
        with pytest.raises(StopAsyncIteration):
            await anext(stream)

    asyncio.run(whole())


# ---- what takes long
def test_what_takes_long_is_done_once() -> None:
    async def whole() -> None:
        once, made = Once[int](2), list[int]()

        async def make() -> int:
            made.append(1)
            await asyncio.sleep(0.01)
            return len(made)

        assert await asyncio.gather(*[once.get("a", make) for _ in range(5)]) == [1] * 5
        impatient = asyncio.ensure_future(once.get("b", make))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await once.get("b", make) == 2, "who stops waiting does not stop the work"
        await once.get("c", make)
        assert await once.get("a", make) == 4, "only so many are kept"

        async def fail() -> int:
            raise ValueError("no")

        for _ in range(2):
            with pytest.raises(ValueError, match="no"):
                await once.get("d", fail)
        assert await once.get("d", make) == 5

    asyncio.run(whole())


# ---- the database in trouble, through the whole server
@pytest.fixture
def ada(tmp_path: Path) -> Iterator[Browser]:
    app = make_app(Settings(database=f"sqlite:///{tmp_path}/table.db", workers=1, rate=0))
    app.state.server.conductor.wake = lambda table: None
    with TestClient(app):
        yield Browser(app)


def trouble(ada: Browser, pragma: str) -> Callable[..., None]:
    """From now on whoever uses the database finds it so."""

    def taken(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA {pragma}")

    event.listen(ada.server.store._database.engine, "checkout", taken)
    return taken


def refused(said: httpx2.Response) -> bool:
    """A full database may have room for a few rows yet."""
    return said.status_code == 503


@pytest.mark.parametrize(("worse", "better"), [("max_page_count = 1", "max_page_count = 100000"),
                                              ("query_only = ON", "query_only = OFF")])  # fmt: skip
def test_a_database_that_takes_nothing_changes_nothing(ada: Browser, worse: str, better: str) -> None:
    """A full disk, and a file that may only be read."""
    ada.server.manners.persons.rate = 1e6
    table = ada.create(game=ISLES, seats="2", seat__0="me", seat__1="me")
    engine = ada.server.store._database.engine
    taken = trouble(ada, worse)
    for path, form in ((f"/t/{table}/say", {"seat": "0", "text": "x" * 500}), ("/tables", {"game": TM})):
        said = next(filter(refused, (ada.post(path, **form) for _ in range(90))))
        assert "nothing was changed" in said.text
        assert said.headers["content-type"].startswith("text/html")
    assert ada.get(f"/t/{table}").status_code == 200, "who only looks may go on"
    event.remove(engine, "checkout", taken)
    taken = trouble(ada, better)
    assert ada.post(f"/t/{table}/answer", seat="0", do="pledge 0", at="0").status_code == 200
    event.remove(engine, "checkout", taken)


@pytest.mark.parametrize("written", ["answer", "set_seat"])
def test_who_was_heard_is_not_told_that_nothing_was_changed(
    ada: Browser, monkeypatch: pytest.MonkeyPatch, written: str
) -> None:
    """The database goes after something is in it, and before it is shown. Who answers at a page needs it no more."""
    table, store = ada.create(game=ISLES, seats="2", seat__0="me", seat__1="me"), ada.server.store
    write, standing = getattr(store, written), store.standing

    def gone(id: str) -> None:
        raise StorageDown("gone")

    def last_word(*args: Any, **more: Any) -> Any:
        monkeypatch.setattr(store, "standing", gone)
        return write(*args, **more)

    monkeypatch.setattr(store, written, last_word)
    speaks = {"Authorization": f"Bearer {ada.token}"}
    calls: dict[str, list[tuple[int, Callable[[], httpx2.Response]]]] = {
        "answer": [
            (200, lambda: ada.post(f"/t/{table}/answer", seat="0", do="pledge 0", at="0")),
            (503, lambda: ada.client.post(
                f"/api/tables/{table}/answers", json={"do": "pledge 0", "at": 1}, headers=speaks)),
        ],
        "set_seat": [(503, lambda: ada.post(f"/t/{table}/leave", seat="0"))],
    }  # fmt: skip
    for status, say in calls[written]:
        said = say()
        monkeypatch.setattr(store, "standing", standing)
        assert said.status_code == status
        assert ("It is saved" in said.text) == (status == 503)
        assert "nothing" not in said.text
    assert len(store.lines(table)) == (2 if written == "answer" else 0)
    assert bool(store.seats(table)[0].stand_in) == (written == "set_seat")


def test_an_answer_that_cannot_be_kept_is_not_shown(ada: Browser) -> None:
    table = ada.create(game=ISLES, seats="2", seat__0="me", seat__1="me")
    taken = trouble(ada, "query_only = ON")
    said = ada.post(f"/t/{table}/answer", seat="0", do="pledge 0", at="0")
    assert said.status_code == 503
    assert 'data-last="0"' in ada.get(f"/t/{table}/frame?seat=0&seen=1").text
    event.remove(ada.server.store._database.engine, "checkout", taken)
    taken = trouble(ada, "query_only = OFF")
    assert 'data-last="1"' in ada.post(f"/t/{table}/answer", seat="0", do="pledge 0", at="0").text
    event.remove(ada.server.store._database.engine, "checkout", taken)


# ---- two processes on one database
class Person:
    """Somebody at one of several servers."""

    def __init__(self, address: str) -> None:
        self.client = httpx2.Client(base_url=address, timeout=LIMIT, follow_redirects=False)
        self.client.get("/")

    @property
    def token(self) -> str:
        return str(self.client.cookies[COOKIE])

    def post(self, path: str, **form: str) -> httpx2.Response:
        found: httpx2.Response = self.client.post(path, data={"csrf": csrf_token(self.token), **form})
        return found


def until_news(lines: Iterator[str], news: int) -> float:
    """When the stream told of it."""
    for line in lines:
        if line.startswith('data: {"news"') and int(line.split()[-1].rstrip("}")) >= news:
            return time.monotonic()
    raise AssertionError("the stream ended")


def test_friends_on_two_servers_see_each_others_moves_at_once(postgres_url: str) -> None:
    args = ["--port", "0", "--database", postgres_url, "--workers", "1", "--rate", "0"]
    with serving(*args) as one, serving(*args) as two:
        ada, bob = Person(one.address()), Person(two.address())
        made = ada.post("/tables", game=ISLES, seats="2", **{"seat-0": "me", "seat-1": "friend"})
        table = made.headers["location"]
        link = seat_token(ada.token, table.removeprefix("/t/"), 1)
        assert bob.post(f"{table}/sit/{link}", name="Bob").status_code == 303
        players = [(ada, bob, "0"), (bob, ada, "1")]
        for at, (who, other, seat) in enumerate(players):
            with other.client.stream("GET", f"{table}/stream") as stream:
                lines = stream.iter_lines()
                until_news(lines, 0)
                said = who.post(f"{table}/answer", seat=seat, do="pledge 0", at=str(at))
                known = time.monotonic()
                assert said.status_code == 200, said.headers
                assert until_news(lines, int(said.headers["x-news"])) - known < SOON
            page = other.client.get(f"{table}/frame").text
            assert f'data-last="{at + 1}"' in page
        assert "Bob" in ada.client.get(table).text


def test_bots_that_think_are_let_go_at_the_end(tmp_path: Path) -> None:
    with serving("--port", "0", "--database", f"sqlite:///{tmp_path}/t.db", "--workers", "2") as process:
        address = process.address()
        for _ in range(3):
            call(address, "/api/tables", {"game": ISLES, "seats": [LEVELS[-1].spec] * 2})
        time.sleep(1.5)  # they are busy with it
        began = time.monotonic()
        process.process.terminate()
        status, said = process.end()
    assert status == 0
    assert time.monotonic() - began < 10, "not when they have thought to the end"
    for word in ("Traceback", "never awaited", "ERROR"):
        assert word not in said, said
