"""What a server counts, and who may read it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient
from starlette.types import Message, Receive, Scope, Send

from demiurge.table.server import metrics
from demiurge.table.server.metrics import Meter, Meters, is_loopback
from demiurge.table.storage import StorageDown
from tests.table.serving import Caller, at_table

HOST = "h" * 32
LABELS = ("route", "method", "status", "le")
HERE = ("127.0.0.1", 50000)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A server that is called from its own machine."""
    with at_table(tmp_path, client=HERE, raise_server_exceptions=False) as client:
        yield client


def counted(client: TestClient) -> dict[tuple[str, ...], float]:
    """Every figure by its name and labels."""
    answer = client.get("/metrics")
    assert answer.status_code == 200
    return {
        (
            sample.name.removeprefix("demiurge_"),
            *[sample.labels[name] for name in LABELS if name in sample.labels],
        ): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def made(client: TestClient) -> str:
    wish = {"game": "lantern-isles", "seats": ["me", "me"]}
    return str(Caller(client, HOST).post("/tables", wish).json()["table"])


def gone(*args: Any) -> None:
    raise StorageDown("the database cannot be used")


# ---- counting
def test_requests_are_counted_by_their_pattern_and_status(client: TestClient) -> None:
    table = made(client)
    for _ in range(3):
        Caller(client, HOST).get(f"/tables/{table}")
    Caller(client).get("/tables/nowhere")
    client.get("/no/such/page")
    found = counted(client)
    assert found["requests_total", "/api/tables/{table}", "GET", "200"] == 3
    assert found["requests_total", "/api/tables/{table}", "GET", "404"] == 1
    assert found["requests_total", "none", "GET", "404"] == 1
    assert found["request_seconds_count", "/api/tables/{table}", "GET"] == 4
    assert 0 < found["request_seconds_sum", "/api/tables/{table}", "GET"] < 60
    assert not any(table in part for key in found for part in key)


def test_answers_and_refusals_are_counted(client: TestClient) -> None:
    table, me = made(client), Caller(client, HOST)
    assert me.post(f"/tables/{table}/answers", {"do": "pledge 0", "at": 0, "seat": 0}).status_code == 200
    assert me.post(f"/tables/{table}/answers", {"do": "draw", "at": 1, "seat": 1}).status_code == 422
    assert me.post(f"/tables/{table}/answers", {"do": "pledge 0", "at": 0, "seat": 1}).status_code == 409
    found = counted(client)
    assert (found["answers_total",], found["refusals_total",]) == (1, 2)


def test_answers_of_bots_are_counted_too(client: TestClient) -> None:
    table = (
        Caller(client, HOST)
        .post("/tables", {"game": "lantern-isles", "seats": ["random", "random"], "alone": True})
        .json()
    )
    until = time.monotonic() + 60
    while not Caller(client).get(f"/tables/{table['table']}").json()["over"]:
        assert time.monotonic() < until
        time.sleep(0.05)
    last = Caller(client).get(f"/tables/{table['table']}").json()["at"]
    assert counted(client)["answers_total",] == last > 10


def test_what_is_held_at_the_moment(client: TestClient) -> None:
    before = counted(client)
    assert (before["tables_in_memory",], before["streams",], before["bots_thinking",]) == (0, 0, 0)
    for _ in range(2):
        Caller(client).get(f"/tables/{made(client)}")
    owner = client.app.state.server  # type: ignore[attr-defined]
    owner.hub.listeners["t"].add(object())
    owner.thinkers.bots.jobs.add(object())
    after = counted(client)
    owner.hub.listeners.clear()
    owner.thinkers.bots.jobs.clear()
    assert (after["tables_in_memory",], after["streams",], after["bots_thinking",]) == (2, 1, 1)


def test_a_database_that_fails_is_counted(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = client.app.state.server  # type: ignore[attr-defined]
    monkeypatch.setattr(owner.conductor, "wake", lambda table: None)  # it would ask the database, too
    table = made(client)
    monkeypatch.setattr(owner.store._database, "_patiently", gone)
    assert Caller(client).get(f"/tables/{table}").status_code == 503
    monkeypatch.undo()
    assert counted(client)["storage_errors_total",] == 1


def test_two_servers_in_one_process_count_apart(client: TestClient, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with at_table(tmp_path / "other", client=HERE) as other:
        made(client)
        assert ("requests_total", "/api/tables", "POST", "201") in counted(client)
        assert ("requests_total", "/api/tables", "POST", "201") not in counted(other)


def test_a_stream_passes_untouched_and_is_counted_when_it_begins(client: TestClient) -> None:
    """A layer that waited for the end of an answer would keep a stream from its page for ever."""
    meters: Meters = client.app.state.meters  # type: ignore[attr-defined]
    sent: list[Message] = []
    heard = asyncio.Event()

    async def endless(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"one", "more_body": True})
        await asyncio.wait_for(heard.wait(), 5)
        raise RuntimeError("cut")

    async def send(message: Message) -> None:
        sent.append(message)
        if message["type"] == "http.response.body":
            assert counted(client)["requests_total", "none", "GET", "200"] == 1
            heard.set()

    async def receive() -> Message:
        return {"type": "http.request"}

    with pytest.raises(RuntimeError, match="cut"):
        asyncio.run(Meter(endless, meters)({"type": "http", "path": "/x", "method": "GET"}, receive, send))
    assert [message.get("body") for message in sent] == [None, b"one"]
    assert ("requests_total", "none", "GET", "500") not in counted(client)


# ---- who may read
def test_from_elsewhere_only_with_the_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with at_table(tmp_path, client=("192.0.2.7", 5)) as client:
        assert client.get("/metrics").status_code == 403
        assert client.get("/metrics", headers={"Authorization": "Bearer "}).status_code == 403
        monkeypatch.setenv(metrics.TOKEN, "letmein")
        assert client.get("/metrics").status_code == 403
        assert client.get("/metrics", headers={"Authorization": "Bearer letmeout"}).status_code == 403
        assert client.get("/metrics", headers={"Authorization": "Bearer letmein"}).status_code == 200


def test_what_a_proxy_passes_on_is_not_from_this_machine(client: TestClient) -> None:
    assert client.get("/metrics").status_code == 200
    assert client.get("/metrics", headers={"X-Forwarded-For": "192.0.2.7"}).status_code == 403


@pytest.mark.parametrize(
    ("host", "here"),
    [("127.0.0.1", True), ("::1", True), ("127.8.8.8", True), ("10.0.0.1", False), ("testclient", False), ("", False)],
)
def test_loopback(host: str, here: bool) -> None:
    assert is_loopback(host) == here
