"""Twenty people behind one address, each with a page, a stream and something to answer: nobody notices a limit."""

from __future__ import annotations

import json
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx2

from tests.table.serving import ISLES, LIMIT, serving

PEOPLE = 20
ROUNDS = 2


class Neighbour:
    """Somebody with a browser: what a page needs is loaded with it, on up to six lines at once."""

    def __init__(self, address: str, table: str, token: str) -> None:
        self.client = httpx2.Client(base_url=address, timeout=LIMIT, limits=httpx2.Limits(max_connections=7))
        self.speaks = {"Authorization": f"Bearer {token}"}
        self.table, self.heard = table, threading.Event()
        self.seen: list[int] = []

    def get(self, path: str, **headers: str) -> httpx2.Response:
        found: httpx2.Response = self.client.get(path, headers=headers)
        self.seen.append(found.status_code)
        return found

    def load(self, path: str) -> None:
        """A page with its styles and scripts, and what those ask for."""
        page = self.get(path).text
        parts = set(re.findall(r'(?:src|href)="(/static/[^"]+|/games/[^"]+)"', page))
        scripts = {f"/static/{name}" for part in parts if part.endswith(".js")
                   for name in re.findall(r'from "\./([\w.]+)"', self.get(part).text)}  # fmt: skip
        with ThreadPoolExecutor(5) as lines:
            list(lines.map(self.get, parts | scripts))

    def listen(self) -> None:
        """As long as the server is there."""
        try:
            with self.client.stream("GET", f"/api/tables/{self.table}/stream", headers=self.speaks) as lines:
                self.seen.append(lines.status_code)
                for _ in lines.iter_lines():
                    self.heard.set()
        except httpx2.HTTPError:
            pass

    def play(self) -> None:
        """Look, answer what is asked, see the new frame; now and then load the page again."""
        self.load(f"/t/{self.table}")
        listening = threading.Thread(target=self.listen, daemon=True)
        listening.start()
        assert self.heard.wait(LIMIT)
        for _ in range(ROUNDS):
            asked = self.get(f"/api/tables/{self.table}/answers", **self.speaks).json()
            do = first(asked)
            if do:
                body = {"do": do, "at": asked["at"]}
                said = self.client.post(f"/api/tables/{self.table}/answers", json=body, headers=self.speaks)
                self.seen.append(200 if said.status_code == 409 else said.status_code)
            self.get(f"/t/{self.table}/frame")
        self.load(f"/t/{self.table}")


def first(asked: Any) -> str:
    """The first answer that is offered, if any."""
    offered = re.search(r'"do": "([^"]+)"', json.dumps(asked))
    return offered[1] if offered else ""


def test_twenty_people_at_one_address_play_undisturbed(tmp_path: Path) -> None:
    with serving("--port", "0", "--database", f"sqlite:///{tmp_path}/t.db", "--workers", "1") as process:
        address, people = process.address(), []
        for _ in range(PEOPLE // 2):
            made = httpx2.post(
                f"{address}/api/tables", json={"game": ISLES, "seats": ["me", "friend"]}, timeout=LIMIT
            ).json()
            people += [Neighbour(address, made["table"], token) for token in (made["token"], made["seats"][1]["token"])]
        with ThreadPoolExecutor(PEOPLE) as all_at_once:
            list(all_at_once.map(Neighbour.play, people))
        seen = [status for one in people for status in one.seen]
        assert {status for status in seen if status >= 400} == set()
        assert min(len(one.seen) for one in people) > 30
