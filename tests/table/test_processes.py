"""Several server processes at one port and one PostgreSQL: what one does the others show, and who falls is replaced."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

from demiurge.cli import main
from tests.table.serving import LIMIT, Process, call, serving


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


@pytest.fixture
def server(postgres_url: str) -> Iterator[Process]:
    args = ["--port", "0", "--database", postgres_url, "--workers", "2", "--pace", "0", "--rate", "0"]
    with serving(*args, "--processes", "2") as process:
        yield process


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
