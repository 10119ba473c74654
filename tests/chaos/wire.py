"""One client's line to the server. It may break at any moment, and then nobody knows what was done."""

from __future__ import annotations

import json
from http.client import HTTPConnection, HTTPException, HTTPResponse
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

from demiurge.table.identity import COOKIE, csrf_token
from tests.chaos.server import Server
from tests.chaos.tally import Tally, Wrong

LIMIT: Final = 60.0  # seconds; a server that is up answers before, however busy the machine
DOWN: Final = 503
REFUSED: Final = (409, 422, 429)  # nothing was changed, and it says so


class Cut(Exception):
    """The line broke before an answer came."""


class Reply(NamedTuple):
    status: int
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Wire:
    """Speaks for one token, by calls and by forms."""

    def __init__(self, server: Server, tally: Tally, token: str = "") -> None:
        self.server, self.tally, self.token = server, tally, token
        self.connection: HTTPConnection | None = None

    def get(self, path: str) -> Any:
        """What stands there; a database that cannot be used counts as a broken line."""
        reply = self.send("GET", path)
        if reply.status == DOWN:
            raise Cut
        if reply.status != 200:
            raise Wrong(f"GET {path} answers {reply.status}: {reply.body[:300]!r}")
        return reply

    def call(self, path: str, body: dict[str, Any]) -> Reply:
        return self.send("POST", path, json.dumps(body).encode(), {"Content-Type": "application/json"})

    def form(self, path: str, **values: object) -> Reply:
        data = urlencode({"csrf": csrf_token(self.token), **values}).encode()
        return self.send("POST", path, data, {"Content-Type": "application/x-www-form-urlencoded"})

    def send(self, method: str, path: str, data: bytes | None = None, headers: dict[str, str] | None = None) -> Reply:
        try:
            reply = self.open(method, path, data, headers or {})
            found = Reply(reply.status, reply.read())
        except (OSError, HTTPException):
            self.close()
            self.tally.add("requests cut off")
            raise Cut from None
        if found.status == DOWN:
            self.tally.add("503s")
        elif found.status >= 500:
            self.tally.add("other 5xx")
            raise Wrong(f"{method} {path} answers {found.status}: {found.body[:300]!r}")
        return found

    def open(self, method: str, path: str, data: bytes | None, headers: dict[str, str]) -> HTTPResponse:
        if self.connection is None:
            self.connection = HTTPConnection("127.0.0.1", self.server.port, timeout=LIMIT)
        if self.token:  # pages know it by the one, programs' calls by the other
            headers = {**headers, "Authorization": f"Bearer {self.token}", "Cookie": f"{COOKIE}={self.token}"}
        self.connection.request(method, path, data, headers)
        return self.connection.getresponse()

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.connection = None
