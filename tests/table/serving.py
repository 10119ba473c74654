"""A server for tests: in this process for what it says, in another one for sockets and signals."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from demiurge.table.app import Settings, make_app

LIMIT = 60.0  # seconds that anything here may take on a busy machine
MANY = 1e6  # requests a second: tests are no flood


@contextmanager
def at_table(folder: Path, **more: Any) -> Iterator[TestClient]:
    """A whole server with its bots, called without a socket."""
    app = make_app(Settings(f"sqlite:///{folder}/table.db", workers=1, pace=0, rate=MANY, burst=MANY))
    with TestClient(app, **more) as client:
        yield client


class Caller:
    """Somebody with a token, or without one."""

    def __init__(self, client: TestClient, token: str = "") -> None:
        self.client = client
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def get(self, path: str, **params: Any) -> Any:
        return self.client.get(f"/api{path}", params=params, headers=self.headers)

    def post(self, path: str, body: Any = None) -> Any:
        return self.client.post(f"/api{path}", json=body, headers=self.headers)


class Process:
    """`demiurge serve` as people start it."""

    def __init__(self, *args: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "demiurge.cli", "serve", *args],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, **environment},
        )  # fmt: skip

    def address(self) -> str:
        """Where it is, as soon as it is up."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Demiurge is at http://"), line + self.end()[1]
        return line.split()[-1].rstrip("/")

    def end(self) -> tuple[int, str]:
        """Its status, and what it has written to stderr."""
        try:
            _, said = self.process.communicate(timeout=LIMIT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        return self.process.returncode, said


@contextmanager
def serving(*args: str, **environment: str) -> Iterator[Process]:
    process = Process(*args, **environment)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.process.terminate()
            process.end()


def call(address: str, path: str, body: Any = None, **headers: str) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, {"Content-Type": "application/json", **headers})
    with urllib.request.urlopen(request, timeout=LIMIT) as answer:
        return json.load(answer)
