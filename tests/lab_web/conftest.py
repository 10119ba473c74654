"""A table with its lab, called from the machine itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from demiurge.kernel.registry import Meta, find
from demiurge.lab.web import Lab, open_lab
from demiurge.table.app import make_app
from demiurge.table.identity import COOKIE, csrf_token
from demiurge.table.server.server import Settings
from tests.table.serving import new_file

Post = Callable[..., object]


class Host:
    """Who sits at the machine: their browser has a cookie, and their forms carry what ours carry."""

    def __init__(self, client: TestClient, lab: Lab) -> None:
        self.client, self.lab = client, lab
        client.get("/lab")

    def get(self, address: str, language: str = "en") -> str:
        found = self.client.get(address, headers={"Accept-Language": language})
        assert found.status_code == 200, found.text
        return found.text

    def post(self, address: str, status: int = 303, /, **form: str) -> str:
        sent = {"csrf": csrf_token(self.client.cookies[COOKIE]), **form}
        found = self.client.post(address, data=sent, follow_redirects=False)
        assert found.status_code == status, found.text
        return found.headers.get("location", found.text)


@pytest.fixture
def lab(tmp_path: Path) -> Lab:
    return open_lab(tmp_path / "lab")


@pytest.fixture
def client(tmp_path: Path, lab: Lab) -> Iterator[TestClient]:
    app = make_app(Settings(new_file(tmp_path), workers=1, rate=0, annexes=(lab,)))
    with TestClient(app, base_url="http://127.0.0.1:8000", client=("127.0.0.1", 50_000)) as found:
        yield found


@pytest.fixture
def host(client: TestClient, lab: Lab) -> Host:
    return Host(client, lab)


@pytest.fixture
def nova() -> Meta:
    return find("nova-era")


@pytest.fixture
def civolution() -> Meta:
    return find("civolution")
