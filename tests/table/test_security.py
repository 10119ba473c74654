"""What every request passes first, and tokens."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from demiurge.table.app import Settings, make_app
from demiurge.table.identity import csrf_token, derived, hashed, new_token, plausible, same, seat_token
from demiurge.table.security import HEADERS, LARGEST, Buckets, caller, too_large
from tests.table.serving import at_table


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
                                                 (str(64 * 1024 + 1), True), ("many", True), ("-1", True)])  # fmt: skip
def test_a_body_has_a_limit(length: str | None, too_much: bool) -> None:
    assert too_large(length) is too_much


# ---- cookies
@pytest.mark.parametrize("path", ["/", "/static/table.css", "/api/games", "/nowhere"])
@pytest.mark.parametrize("value", ['"' + "\\a" * 30_000 + '"', '"' + "\\" * 60_000 + '"', ";" * 60_000, "a=" * 30_000])
def test_no_cookie_keeps_us_busy(client: TestClient, path: str, value: str) -> None:
    before = time.process_time()
    found = client.get(path, headers={"Cookie": f"x={value}; demiurge={value}"})
    assert time.process_time() - before < 2, "it took 23 s in the parser of Python's library"
    assert found.status_code < 500


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
