"""Several server processes at one port and one PostgreSQL: what one does the others show, and who falls is replaced."""

from __future__ import annotations

import json
import os
import queue
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx2
import pytest

from demiurge.cli import main
from demiurge.table.identity import COOKIE, csrf_token
from tests.table.serving import ISLES, LIMIT, Process, call, serving


def process_of(address: str) -> int:
    """The server process that a new connection reaches."""
    found: int = call(address, "/healthz")["process"]
    return found


def until(found: Callable[[], bool]) -> None:
    """An event that can only be seen by looking."""
    end = time.monotonic() + LIMIT
    while not found():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)


def both(address: str, but: int = 0) -> set[int]:
    """Two server processes (`but` that one), each by a connection that reached it."""
    found = set[int]()

    def reached() -> bool:
        with suppress(ConnectionResetError):  # who was in the queue of one that was killed
            found.add(process_of(address))
        return len(found - {but}) == 2

    until(reached)
    return found - {but}


@contextmanager
def two_at(database: str) -> Iterator[Process]:
    args = ["--port", "0", "--database", database, "--workers", "2", "--pace", "0.1", "--rate", "0"]
    with serving(*args, "--processes", "2") as process:
        yield process


@pytest.fixture
def server(postgres_url: str) -> Iterator[Process]:
    with two_at(postgres_url) as process:
        yield process


@pytest.fixture(scope="module")
def address(new_database: Callable[[], str]) -> Iterator[str]:
    """Of two processes that stay for all tests that leave them alone."""
    with two_at(new_database()) as process:
        yield process.address()


class Line:
    """One connection to one of the processes, and who speaks by it: a browser, with a cookie, or a program."""

    def __init__(self, address: str, token: str = "", cookie: str = "") -> None:
        one, cookies = httpx2.Limits(max_connections=1), {COOKIE: cookie} if cookie else {}
        self.client = httpx2.Client(base_url=address, timeout=LIMIT, cookies=cookies, limits=one, trust_env=False)
        self.process: int = self.client.get("/healthz").json()["process"]
        self.speaks = {"Authorization": f"Bearer {token}"} if token else {}

    def get(self, path: str) -> Any:
        return self.client.get(f"/api{path}", headers=self.speaks).raise_for_status().json()

    def post(self, path: str, **body: Any) -> Any:
        return self.client.post(f"/api{path}", json=body, headers=self.speaks).raise_for_status().json()

    def count(self, metric: str) -> float:
        """What all processes together have counted."""
        said = self.client.get("/metrics").text
        return sum(float(line.split()[-1]) for line in said.splitlines() if line.startswith(f"demiurge_{metric} "))

    def events(self, table: str) -> Iterator[tuple[str, Any]]:
        """What a page of the table hears, until the stream ends; the connection is for nothing else from now on."""
        with self.client.stream("GET", f"/t/{table}/stream") as stream:
            kind = ""
            for line in stream.iter_lines():
                name, _, value = line.partition(": ")
                if name == "event":
                    kind = value
                elif name == "data":
                    yield kind, json.loads(value)


def line(address: str, process: int, token: str = "", cookie: str = "", beside: bool = False) -> Line:
    """A connection that has reached this process, or another one."""
    while True:
        found = Line(address, token, cookie)
        if (found.process == process) != beside:
            return found
        found.client.close()


def lines(address: str, token: str = "") -> tuple[Line, Line]:
    """One to each of the processes."""
    one = Line(address, token)
    return one, line(address, one.process, token, beside=True)


def heard(events: Iterator[tuple[str, Any]], wanted: Callable[[str, Any], bool]) -> Any:
    """The first event that is wanted."""
    for kind, data in events:
        if wanted(kind, data):
            return data
    raise AssertionError("the stream ended")


def news(least: int) -> Callable[[str, Any], bool]:
    return lambda kind, data: kind == "news" and data["news"] >= least


# ---- what one does, the others show
def test_they_share_the_connections(address: str) -> None:
    found = Counter(Line(address).process for _ in range(60))
    assert len(found) == 2
    assert min(found.values()) >= 10


def test_an_answer_here_is_seen_there_and_taken_back_there(address: str) -> None:
    made = Line(address).post("/tables", game=ISLES, seats=["me", "friend"])
    table, token = made["table"], made["token"]
    here, there = lines(address, token)
    stream = line(address, there.process).events(table)
    heard(stream, news(0))
    said = here.post(f"/tables/{table}/answers", do="pledge 2", at=0)
    heard(stream, news(said["news"]))
    assert there.get(f"/tables/{table}")["at"] == 1
    there.post(f"/tables/{table}/undo")
    assert here.get(f"/tables/{table}")["at"] == 0
    here.post(f"/tables/{table}/answers", do="pledge 1", at=0)
    assert there.get(f"/tables/{table}")["at"] == 1


def test_what_is_said_here_is_heard_there(address: str) -> None:
    here, there = lines(address)
    here.client.get("/")
    csrf = csrf_token(str(here.client.cookies[COOKIE]))
    made = here.client.post("/tables", data={"csrf": csrf, "game": ISLES, "seats": "2", "seat-0": "me"})
    table = made.headers["location"].removeprefix("/t/")
    stream = there.events(table)
    heard(stream, news(0))
    assert here.client.post(f"/t/{table}/say", data={"csrf": csrf, "text": "Hello there"}).status_code == 200
    assert heard(stream, lambda kind, data: kind == "said")["text"] == "Hello there"


def test_who_is_here_is_seen_there(address: str) -> None:
    made = Line(address).post("/tables", game=ISLES, seats=["me", "friend"])
    table, ada = made["table"], Line(address, cookie=made["token"])
    stream, other = line(address, ada.process, beside=True).events(table), ada.events(table)
    assert heard(stream, lambda kind, data: kind == "presence") == {"seats": [], "spectators": 1}
    next(other)
    heard(stream, lambda kind, data: data == {"seats": [0], "spectators": 1})
    second = line(address, ada.process).events(table)
    next(second)
    heard(stream, lambda kind, data: data == {"seats": [0], "spectators": 2})
    for gone in (other, second):
        gone.close()  # type: ignore[attr-defined]
    heard(stream, lambda kind, data: data == {"seats": [], "spectators": 1})


def test_one_of_them_thinks_for_a_bot(address: str) -> None:
    """Both are looked at by somebody, so each would let the bots think."""
    here, there = lines(address)
    counted = here.count("refusals_total")
    table = Line(address).post("/tables", game=ISLES, seats=["greedy", "greedy"])["table"]
    streams = [line(address, one.process).events(table) for one in (here, there)]
    known = [heard(stream, news(0))["news"] for stream in streams]
    for stream in streams:
        heard(stream, news(max(known) + 5))
    assert here.count("refusals_total") == counted, "an answer that came too late"
    for stream in streams:
        stream.close()  # type: ignore[attr-defined]


def test_whoever_is_asked_tells_the_figures_of_all(address: str) -> None:
    here, there = lines(address)
    refused = here.count("refusals_total")
    table = here.post("/tables", game=ISLES, seats=["me", "friend"])
    streams = [line(address, one.process).events(table["table"]) for one in (here, there)]
    for stream in streams:
        next(stream)
    until(lambda: here.count("streams") == there.count("streams") == 2)  # those of other tests end
    speaks = line(address, there.process, table["token"])
    with pytest.raises(httpx2.HTTPStatusError):
        speaks.post(f"/tables/{table['table']}/answers", do="dance", at=0)
    assert here.count("refusals_total") == there.count("refusals_total") == refused + 1


# ---- one after another
def test_a_signal_ends_all_of_them(server: Process) -> None:
    address = server.address()
    found = both(address)
    assert server.process.pid not in found
    server.process.terminate()
    status, said = server.end()
    assert (status, "Traceback" in said) == (0, False), said
    for pid in found:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_one_that_is_killed_is_replaced_and_the_other_carries_on(server: Process) -> None:
    address = server.address()
    before = both(address)
    killed = min(before)
    os.kill(killed, signal.SIGKILL)
    assert len(both(address, killed) & before) == 1
    server.process.terminate()
    assert f"server process {killed} ended with status -9; next in 0 s" in server.end()[1]


def test_bots_of_one_that_is_killed_go_on(server: Process) -> None:
    address = server.address()
    here, there = lines(address)
    table = here.post("/tables", game=ISLES, seats=["greedy", "greedy"])["table"]
    stream = line(address, here.process).events(table)
    heard(stream, news(2))  # here they think, and
    other = line(address, there.process).events(table)
    known = heard(other, news(0))["news"]
    os.kill(here.process, signal.SIGKILL)
    heard(other, news(known + 4))


@pytest.mark.long
def test_bots_at_whom_nobody_looks_go_on_too(server: Process) -> None:
    address = server.address()
    here, there = lines(address)
    made = here.post("/tables", game=ISLES, seats=["greedy", "greedy"], alone=True)["table"]
    until(lambda: there.get(f"/tables/{made}")["at"] > 1)
    os.kill(here.process, signal.SIGKILL)
    known = there.get(f"/tables/{made}")["at"]
    until(lambda: there.get(f"/tables/{made}")["at"] > known + 2)


def test_they_do_not_outlive_who_looks_after_them(server: Process) -> None:
    found = both(server.address())
    server.process.kill()
    until(lambda: not any(map(alive, found)))


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    with open(f"/proc/{pid}/stat") as stat:
        return stat.read().rsplit(")", 1)[1].split()[0] != "Z"  # nobody asks it how it ended


# ---- calls that are wrong
@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("sqlite:////tmp/t.db", "demiurge: --processes 2 needs PostgreSQL: a file of SQLite has one server process\n"),
        ("mysql://x/y", "mysql is not a kind of database we use"),
    ],
)
def test_a_database_that_cannot_be_shared(capsys: pytest.CaptureFixture[str], database: str, words: str) -> None:
    assert main(["serve", "--port", "0", "--processes", "2", "--database", database]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1


def test_what_is_wrong_is_said_once() -> None:
    nowhere = "postgresql://nobody@127.0.0.1:1/none"
    with serving("--port", "0", "--processes", "3", "--database", nowhere) as process:
        status, said = process.end()
    assert (status, said.count("\n")) == (2, 1), said
    assert "the database cannot be used" in said


# ---- a rolling restart
class Listening(threading.Thread):
    """A page that calls again when its stream ends, as browsers do, and notes for how long it had none."""

    def __init__(self, address: str, table: str) -> None:
        super().__init__(daemon=True)
        self.address, self.table = address, table
        self.news = queue.Queue[tuple[str, Any]]()
        self.processes = list[int]()
        self.gaps = list[float]()
        self.cut = 0.0
        self.over = threading.Event()
        self.start()

    def run(self) -> None:
        while not self.over.wait(0.3):  # what a stream says is at least so long
            with suppress(httpx2.HTTPError, OSError, ValueError):
                self.listen()

    def listen(self) -> None:
        line = Line(self.address)
        try:
            for event in line.events(self.table):
                if self.cut:
                    self.gaps.append(time.monotonic() - self.cut)
                    self.cut = 0.0
                if line.process not in self.processes:
                    self.processes.append(line.process)
                self.news.put(event)
        finally:
            self.cut = self.cut or time.monotonic()
            line.client.close()


@pytest.mark.long  # it measures seconds, which another test on the same cores would take
def test_all_are_replaced_and_no_page_is_long_without_its_stream(server: Process) -> None:
    address = server.address()
    made = Line(address).post("/tables", game=ISLES, seats=["me", "friend"])
    table, token = made["table"], made["token"]
    before = both(address)
    pages = [Listening(address, table) for _ in range(4)]
    for page in pages:
        heard(iter(page.news.get, None), news(0))
    server.process.send_signal(signal.SIGHUP)
    until(lambda: not any(map(alive, before)))
    until(lambda: all(set(page.processes) - before for page in pages))
    said = Line(address, token).post(f"/tables/{table}/answers", do="pledge 2", at=0)
    for page in pages:
        heard(iter(page.news.get, None), news(said["news"]))
        page.over.set()
        assert page.gaps
        assert max(page.gaps) < 2, page.gaps
