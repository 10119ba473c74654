"""The analysis at the table: not before a game is over, made once, kept with its table, and read in two languages."""

from __future__ import annotations

import json
import re
import time

import pytest
from starlette.testclient import TestClient

from demiurge.advice.judged import plain
from demiurge.kernel.registry import find
from demiurge.kernel.text import text
from demiurge.kit.plain import drawing_of
from demiurge.kit.saying import words_in
from demiurge.table.game.advising import OFF
from demiurge.table.seen.review import left_figures
from demiurge.table.storage import ANALYSIS
from tests.table.serving import LIMIT, TM, Browser, at_database, two

PATHS = ("analysis", "analysis/state", "analysis/position?at=0", "analysis/mark?n=0")


def made(who: Browser, table: str) -> str:
    """Asks for it, and waits until it is kept."""
    assert who.post(f"/t/{table}/analysis").status_code in (200, 204, 303)
    until = time.monotonic() + LIMIT
    while (state := who.get(f"/t/{table}/analysis/state").json())["state"] == "making":
        assert time.monotonic() < until, state
    assert state == {"state": "ready"}
    found = who.server.store.reviews.get(table, who.row(table).version)
    assert found is not None
    return str(found)


def test_a_running_game_is_not_analysed(ada: Browser, bob: Browser, eve: Browser) -> None:
    table = two(ada, bob)
    for who in (ada, bob, eve):
        assert f"/t/{table}/analysis" not in who.get(f"/t/{table}").text
        assert who.post(f"/t/{table}/analysis").status_code == 403
        for path in PATHS:
            refused = who.get(f"/t/{table}/{path}")
            assert refused.status_code == 403, path
            assert "over" in refused.text
    assert not ada.server.analyst.making, "nothing is begun, either"


def test_it_is_made_once_and_kept(url: str) -> None:
    with at_database(url) as client:
        kept_once(*(Lasting(client) for _ in range(3)))


class Lasting(Browser):
    """One whose requests share a loop, in which a task outlives the request that began it."""

    def __init__(self, client: TestClient) -> None:
        super().__init__(client.app)  # type: ignore[arg-type]
        self.client.portal = client.portal


def kept_once(ada: Browser, bob: Browser, eve: Browser) -> None:
    table = two(ada, bob)
    ada.finish(table)
    assert f"/t/{table}/analysis" in eve.get(f"/t/{table}").text
    first = made(ada, table)
    again = eve.post(f"/t/{table}/analysis")
    assert again.status_code in (200, 204, 303)
    assert not ada.server.analyst.making
    assert made(eve, table) == first
    page = ada.get(f"/t/{table}/analysis").text
    data = json.loads(re.findall(r'<script type="application/json" id="data">(.*?)</script>', page)[0])
    assert data["state"] == "ready"
    assert data["unit"] == "win", "two seats have a chance to win"
    assert len(data["values"][0]) == data["last"] + 1
    assert data["focus"] == 0, "my own line is the thick one"
    for n in range(len(data["marks"])):
        told = ada.get(f"/t/{table}/analysis/mark?n={n}").json()
        amounts = [float(one) for one in re.findall(r'data-amount="([^"]+)"', told["card"])]
        kept = [one for one in json.loads(first)["turns"] if one.get("kind")][n]
        assert abs(sum(amounts) - (kept["played"][0] - kept["best"][0])) < 0.11
    assert ada.get(f"/t/{table}/analysis/mark?n={len(data['marks'])}").status_code == 403


def test_a_table_without_analysis_has_none(ada: Browser, bob: Browser) -> None:
    with_it, without = two(ada, bob), two(ada, bob, analysis="no")
    for table in (with_it, without):
        ada.finish(table)
        assert ('id="b-analysis"' in ada.get(f"/t/{table}").text) is (table == with_it)
    refused = ada.post(f"/t/{without}/analysis")
    assert refused.status_code == 403
    assert "there is no analysis at this table" in refused.text
    for path in PATHS:
        assert ada.get(f"/t/{without}/{path}").status_code == 403, path
    assert not ada.server.analyst.making


def test_a_fork_and_a_rematch_of_a_table_without_analysis_have_none(ada: Browser, bob: Browser) -> None:
    table = two(ada, bob, analysis="no")
    ada.finish(table)
    for path, form in (("fork", {"at": "0", "seat": "0"}), ("rematch", {})):
        made = ada.post(f"/t/{table}/{path}", **form).headers["location"].removeprefix("/t/").split("?")[0]
        assert made != table
        assert ada.row(made).settings == {ANALYSIS: OFF}


def test_the_form_keeps_what_was_ticked(ada: Browser) -> None:
    refused = ada.post("/tables", game=TM, seats="9", analysis="no")
    assert refused.status_code == 422
    assert 'name="analysis" value="no" checked' in refused.text
    assert 'name="hints" value="no">' in refused.text


def test_nobody_analyses_a_table_that_is_none(eve: Browser) -> None:
    assert eve.get("/t/nothing/analysis").status_code == 404
    assert eve.get(f"/t/{TM}/analysis/state").status_code == 404


@pytest.mark.parametrize(("language", "near", "unused"), [
    ("en", "cult of water: 2 steps short", "not used: 5 coins, 1 worker"),
    ("ru", "культ воды: не хватило 2 шагов", "не использовано: 5 монет, 1 рабочий"),
])  # fmt: skip
def test_the_summary_of_a_seat_tells_what_it_left(language: str, near: str, unused: str) -> None:
    """And says nothing of it in an analysis that was kept before that was reckoned."""
    game = find(TM).make()
    drawing = drawing_of(game, language)
    left = [[], [[4, plain(text("left-cult", cult=text("cult-water"), n=2))], [2, plain(text("left-network", n=1))]]]
    goods = [[1, plain(text("goods-worker", n=1))], [5, plain(text("goods-coin", n=5))]]
    kept = {"seats": 2, "left": left, "unspent": [[], goods]}
    told = [[*left_figures(kept, seat, words_in(drawing), language, 1.0)] for seat in range(2)]
    assert told == [[], [("−4", near), ("6", unused)]]
    assert [*left_figures({"seats": 2}, 1, words_in(drawing), language, 1.0)] == []
