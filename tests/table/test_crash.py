"""kill -9 at random moments: no acknowledged answer is ever lost, and every game goes on."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from demiurge.kernel.play import replay
from demiurge.kernel.record import parse_record

TABLES = 12
KILLS = 12
LIFE = (0.6, 2.5)  # seconds that a server lives
GAME = "terra-mystica"


class Answered(NamedTuple):
    number: int
    seat: int
    do: str


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """A real process that is killed and started again, always at the same address."""

    def __init__(self, url: str) -> None:
        self.url, self.port = url, free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "demiurge.cli", "serve", "--port", str(self.port), "--database", self.url,
                   "--rate", "0", "--pace", "0", "--workers", "1"]  # fmt: skip
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "DEMIURGE_PURE": "1"}
        )
        for _ in range(300):
            try:
                self.ask("GET", "/healthz")
                return
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.1)
        raise AssertionError("the server does not come up again")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def ask(self, method: str, path: str, token: str = "", body: dict[str, Any] | None = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers, method=method)
        with urllib.request.urlopen(request, timeout=10) as reply:
            return json.loads(reply.read())


class Player(threading.Thread):
    """Plays all persons' seats of one table as fast as it can, and remembers every acknowledged answer."""

    def __init__(self, server: Server, number: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.server, self.stop, self.rng = server, stop, random.Random(number)
        body = {"game": GAME, "seats": ["me", "me", "greedy"], "seed": str(number)}
        made = server.ask("POST", "/api/tables", body=body)
        self.table, self.token = made["table"], made["token"]
        self.acknowledged: list[Answered] = []
        self.lost: list[str] = []
        self.cut = 0

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                if not self.turn():
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError, json.JSONDecodeError, OSError):
                self.cut += 1
                time.sleep(0.05)

    def turn(self) -> bool:
        """One answer, if one of the seats is asked; False when the game is over."""
        seen = self.server.ask("GET", f"/api/tables/{self.table}?view=false", self.token)
        if seen["over"]:
            return False
        mine = [seat for seat in seen["waiting"] if seat < 2]
        if not mine:
            time.sleep(0.05)
            return True
        seat = self.rng.choice(mine)
        found = self.server.ask("GET", f"/api/tables/{self.table}/answers?seat={seat}", self.token)
        if not found["answers"]:
            return True
        do = self.rng.choice(found["answers"])["do"]
        at = found["at"]
        try:
            self.server.ask("POST", f"/api/tables/{self.table}/answers", self.token, {"do": do, "at": at, "seat": seat})
        except urllib.error.HTTPError as error:
            if error.code not in (409, 422):
                raise
        else:
            self.acknowledged.append(Answered(at, seat, do))
        return True


def record_of(server: Server, player: Player) -> list[dict[str, Any]]:
    """The record as the host may read it. Terra Mystica hides nothing, so it is whole."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{server.port}/api/tables/{player.table}/record",
        headers={"Authorization": f"Bearer {player.token}"},
    )
    with urllib.request.urlopen(request, timeout=10) as reply:
        text = reply.read().decode()
    replay(parse_record(text))  # it leads somewhere, from the first answer to the last
    return [json.loads(line) for line in text.splitlines()][1:]


def missing(server: Server, player: Player) -> list[Answered]:
    acknowledged = player.acknowledged[:]  # first: the player goes on while the record is fetched
    rows = record_of(server, player)
    return [
        one
        for one in acknowledged
        if one.number >= len(rows) or (rows[one.number]["seat"], rows[one.number]["do"]) != (one.seat, one.do)
    ]


def wait_for_all(players: list[Player]) -> int:
    """How many games have gone on, or ended, within a minute."""
    before = [len(player.acknowledged) for player in players]
    for _ in range(120):
        went_on = sum(len(p.acknowledged) > n or not p.is_alive() for p, n in zip(players, before, strict=True))
        if went_on == len(players):
            break
        time.sleep(0.5)
    return went_on


def storm(url: str, tables: int, kills: int, told: Callable[[str], None] = print) -> dict[str, int]:
    """Play, kill, start again, and look for what is missing; the figures of it."""
    server, stop, rng = Server(url), threading.Event(), random.Random(1)
    server.start()
    players = [Player(server, number, stop) for number in range(tables)]
    for player in players:
        player.start()
    try:
        for _ in range(kills):
            time.sleep(rng.uniform(*LIFE))
            server.kill()
            server.start()
            for player in players:
                assert missing(server, player) == [], f"table {player.table} has lost acknowledged answers"
        went_on = wait_for_all(players)
        stop.set()
        for player in players:
            player.join(15)
            assert missing(server, player) == []
    finally:
        stop.set()
        server.kill()
    found = {
        "tables": tables, "kills": kills, "acknowledged": sum(len(p.acknowledged) for p in players),
        "requests cut off": sum(p.cut for p in players), "lost": 0, "tables that went on": went_on,
    }  # fmt: skip
    told(", ".join(f"{name} {value}" for name, value in found.items()))
    return found


@pytest.mark.long
def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(url: str) -> None:
    """On SQLite and on PostgreSQL."""
    found = storm(url, TABLES, KILLS)
    assert found["tables that went on"] == TABLES
    assert found["acknowledged"] > 20 * KILLS
