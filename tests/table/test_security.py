"""What every request passes first, and tokens."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.types import Message, Receive, Scope, Send

from demiurge.table.app import make_app
from demiurge.table.buckets import Buckets
from demiurge.table.identity import csrf_token, derived, hashed, new_token, plausible, same, seat_token
from demiurge.table.server.guard import HEADERS, LARGEST, Guard, caller, too_large
from demiurge.table.server.hosts import Hosts, host_of
from demiurge.table.server.limits import Limits
from demiurge.table.server.server import Settings
from demiurge.table.server.streams import Streams
from tests.table.serving import ISLES, Browser, at_table


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with at_table(tmp_path_factory.mktemp("security")) as client:
        yield client


def test_tokens_are_long_and_never_the_same() -> None:
    found = {new_token() for _ in range(1000)}
    assert len(found) == 1000
    assert min(map(len, found)) >= 32


def test_what_derives_from_a_token_differs_by_purpose_and_tells_nothing_of_it() -> None:
    token = new_token()
    made = {seat_token(token, "t", 0), seat_token(token, "t", 1), seat_token(token, "u", 0),
            seat_token(token, "t", 0, 1), csrf_token(token), derived(new_token(), "seat", "t", 0, 0)}  # fmt: skip
    assert len(made) == 6
    assert seat_token(token, "t", 0) in made
    assert token not in "".join(made)
    assert hashed(token) != token


@pytest.mark.parametrize("text", ["", "x", "a" * 31, "a" * 33, "a" * 31 + ";", "a" * 31 + " ", "<" * 32])
def test_a_cookie_that_cannot_be_ours_is_not_taken(text: str) -> None:
    assert not plausible(text)
    assert plausible(new_token())


def test_tokens_are_compared_whole() -> None:
    assert same("abc", "abc")
    assert not same("abc", "abd")
    assert not same("abc", "")


def test_a_bucket_lets_a_burst_pass_and_then_so_many_a_second() -> None:
    buckets = Buckets(rate=2, burst=3)
    assert [buckets.take("me", 0.0) for _ in range(4)] == [True, True, True, False]
    assert buckets.take("somebody else", 0.0)
    assert [buckets.take("me", 1.0) for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:0:1::7", "2001:db8:0:1::/64"),
        ("2001:db8:0:1:ffff:ffff:ffff:ffff", "2001:db8:0:1::/64"),
        ("2001:db8:0:2::7", "2001:db8:0:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("x" * 1000, "x" * 100),
        ("", ""),
    ],
)
def test_limits_count_networks_where_anybody_has_many_addresses(address: str, counted: str) -> None:
    assert caller({"client": (address, 1)}) == counted
    assert caller({"client": None}) == ""


@pytest.mark.parametrize(("length", "too_much"), [(None, False), ("10", False), (str(64 * 1024), False),
                                                 (str(64 * 1024 + 1), True), ("many", True), ("-1", True),
                                                 ("9" * 5000, True)])  # fmt: skip
def test_a_body_has_a_limit(length: str | None, too_much: bool) -> None:
    assert too_large(length) is too_much


# ---- cookies
@pytest.fixture(scope="module")
def roomy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server that reads heads of any length."""
    database = f"sqlite:///{tmp_path_factory.mktemp('roomy')}/t.db"
    with TestClient(make_app(Settings(database, workers=1, rate=0, limits=Limits(head=1_000_000)))) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/static/table.css", "/api/games", "/nowhere"])
@pytest.mark.parametrize("value", ['"' + "\\a" * 30_000 + '"', '"' + "\\" * 60_000 + '"', ";" * 60_000, "a=" * 30_000])
def test_no_cookie_keeps_us_busy(roomy: TestClient, path: str, value: str) -> None:
    before = time.process_time()
    found = roomy.get(path, headers={"Cookie": f"x={value}; demiurge={value}"})
    assert time.process_time() - before < 2, "it took 23 s in the parser of Python's library"
    assert found.status_code in (200, 404)


HEADS = (
    "Accept", "Accept-Encoding", "Accept-Language", "Authorization", "Content-Type", "Forwarded", "HX-Request", "Host",
    "If-Modified-Since", "If-None-Match", "If-Range", "Origin", "Range", "X-CSRF", "X-Forwarded-For",
)  # fmt: skip


@pytest.mark.parametrize("name", HEADS)
def test_no_header_keeps_us_busy(client: TestClient, name: str) -> None:
    """What the libraries do with them is tried, too."""
    for part in (
        "a",
        ";",
        ",",
        '"',
        "\\",
        " ",
        "a;",
        ', "a"',
        "0-,",
        "bytes=0-,",
        "application/json;a=",
        "bearer ",
        "%",
    ):
        value = ("bytes=" if name == "Range" else "") + (part * 15_000)[:15_000].strip()
        before = time.process_time()
        client.get("/static/table.css", headers={name: value})
        client.post("/api/tables", content=b"{}", headers={name: value})
        assert time.process_time() - before < 1, part


# ---- the names of a server
@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server with a name and another one, called from its own machine."""
    database = f"sqlite:///{tmp_path_factory.mktemp('named')}/t.db"
    app = make_app(Settings(database, workers=1, rate=0, hosts=("other.example.org",), url="https://table.example.org"))
    with TestClient(app, client=("127.0.0.1", 50000)) as client:
        yield client


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost:8000", 200), ("127.0.0.1:8000", 200), ("[::1]:8000", 200), ("192.168.1.7", 200),
        ("my-pc.local", 200), ("my-pc", 200), ("TABLE.example.org:443", 200), ("table.example.org.", 200),
        ("other.example.org", 200),
        ("evil.example", 421), ("example.org", 421), ("x.table.example.org", 421), ("127.0.0.1.evil.example", 421),
        ("local.evil.example:8000", 421), ("", 400), ("a b", 400), ("a/b", 400), ("[", 400), ("[::1", 400),
        ("x:y", 400), ("a@b", 400), ("x" * 300, 400), ("é", 400), ("evil.example#.local", 400),
    ],
)  # fmt: skip
@pytest.mark.parametrize("path", ["/robots.txt", "/metrics"])
def test_a_server_answers_to_its_own_names_only(named: TestClient, host: str, status: int, path: str) -> None:
    found = named.get(path, headers={b"Host": host.encode()})
    assert found.status_code == status
    if status == 421:
        assert f"--allow-host {host.partition(':')[0]}" in found.text


def test_two_names_are_none(client: TestClient) -> None:
    assert client.get("/", headers=[("Host", "localhost"), ("Host", "localhost")]).status_code == 400


def test_links_lead_to_the_address_that_was_set(named: TestClient) -> None:
    wish, called = {"game": ISLES, "seats": ["me", "me"]}, {"Host": "192.0.2.1"}
    made = named.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {'h' * 32}", **called}).json()
    assert made["page"] == f"https://table.example.org/t/{made['table']}"
    page = named.get(f"/t/{made['table']}", headers=called).text
    assert made["page"] in page
    assert "192.0.2.1" not in page


def test_what_others_read_does_not_depend_on_how_somebody_calls_us(client: TestClient) -> None:
    ada = Browser(client.app)  # type: ignore[arg-type]
    table = ada.create(game=ISLES, seats="2", seat__0="me", seat__1="me")
    ada.finish(table)
    ada.client.headers["Host"] = "203.0.113.9"
    ada.post(f"/t/{table}/rematch")
    said = ada.server.store.messages(table)
    assert said
    assert "203.0.113.9" not in said[-1].text


@pytest.mark.parametrize(
    "url", ["", "table.example.org", "ftp://x", "https://", "https://x/y", "https://a@b", "https://["]
)
def test_what_is_no_address_of_a_site(url: str) -> None:
    assert host_of(url) == ""
    assert host_of("https://Table.example.org:8443/") == "table.example.org"


# ---- refusals
def test_a_refusal_has_the_headers_of_every_answer(tmp_path: Path) -> None:
    app = make_app(Settings(f"sqlite:///{tmp_path}/table.db", workers=1, rate=0.001, burst=20))
    with TestClient(app) as client:
        large = client.post("/language", content=b"x" * (LARGEST + 1))
        flood = [client.get("/robots.txt") for _ in range(21)][-1]
    assert [large.status_code, flood.status_code] == [413, 429]
    for answer in (large, flood):
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        assert "set-cookie" not in answer.headers


def test_a_head_has_a_limit(client: TestClient) -> None:
    for more in ({"X-Long": "x" * 20_000}, {"Cookie": "x" * 20_000}, {f"X-{n}": "y" * 100 for n in range(200)}):
        assert client.get("/robots.txt", headers=more).status_code == 431
    assert client.get(f"/robots.txt?{'q' * 20_000}").status_code == 431
    assert client.get("/robots.txt", headers={"X-Long": "x" * 15_000}).status_code == 200


def test_an_address_has_so_many_streams() -> None:
    """And gets one more when one of them ends."""
    heard: list[int] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        heard.append(200)
        await ended.wait()

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        heard.append(message.get("status", 0))

    def open_stream(address: str, path: str = "/t/abc/stream") -> asyncio.Task[None]:
        scope = {
            "type": "http",
            "method": "GET",
            "path": path,
            "query_string": b"",
            "headers": [],
            "client": (address, 1),
        }
        return asyncio.ensure_future(guard(scope, receive, send))

    async def run() -> None:
        streams = [open_stream(f"2001:db8::{n}") for n in range(3)]
        await asyncio.sleep(0)
        assert heard == [200, 200, 200]
        await open_stream("2001:db8::9")
        assert heard[3:] == [429, 0]
        others = [open_stream("192.0.2.1"), open_stream("2001:db8::9", "/t/abc")]
        await asyncio.sleep(0)
        assert heard[5:] == [200, 200]
        ended.set()
        await asyncio.gather(*streams, *others)
        await open_stream("2001:db8::9")
        assert heard[7:] == [200]
        assert guard.streams.here == {}

    ended = asyncio.Event()
    guard = Guard(app, Hosts([]), Limits(streams=3), False, Buckets(0, 0), Streams())
    asyncio.run(run())


def test_a_body_that_is_sent_to_a_stream_ends_it() -> None:
    """An answer that has begun cannot say that it is too much."""
    heard: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        heard.append((await receive())["type"])

    async def receive() -> Message:
        return {"type": "http.request", "body": b"x" * (LARGEST + 1), "more_body": True}

    async def send(message: Message) -> None:
        pass

    scope: Scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": []}
    asyncio.run(Guard(app, Hosts([]), Limits(), False, Buckets(0, 0), Streams())(scope, receive, send))
    assert heard == ["http.disconnect"]
