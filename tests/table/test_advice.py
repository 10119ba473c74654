"""Hints at the table: for who asks and nobody else, in their language, and only where the table gives them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.kernel.registry import find
from demiurge.table.app import make_app
from demiurge.table.game.advising import FIRST, LAST, advise
from demiurge.table.game.thinking import plain
from demiurge.table.seen import render
from demiurge.table.server.server import Settings
from tests.table.serving import MANY, Browser, new_file, two

GAMES = ["terra-mystica", "theocratia", "nova-era", "civolution"]


@pytest.fixture
def app(tmp_path: Any) -> Iterator[FastAPI]:
    """Its worker thinks in this process."""
    found = make_app(Settings(new_file(tmp_path), workers=1, pace=0, rate=MANY, burst=MANY))
    found.state.server.conductor.wake = lambda table: None

    async def at_once(what: Any, *args: Any, **more: Any) -> Any:
        return what(*args)

    found.state.server.thinkers.read = at_once
    with TestClient(found):
        yield found


def table_of(ada: Browser, game: str = "terra-mystica", **more: str) -> str:
    """Where Ada is asked."""
    return ada.create(game, seats="2", seat__0="me", seat__1="greedy", seed="advice", **more)


def plans_in(page: str) -> list[dict[str, Any]]:
    found = re.search(r'<script type="application/json" id="plans">(.*?)</script>', page)
    assert found is not None
    plans: list[dict[str, Any]] = json.loads(found[1])
    return plans


def problem(answer: Any) -> str:
    return unquote(str(answer.headers["x-problem"]))


@pytest.mark.parametrize("stage", [FIRST, LAST])
def test_a_hint_is_plans_whose_answers_can_be_given(app: FastAPI, stage: str) -> None:
    ada = Browser(app)
    table = table_of(ada)
    answer = ada.post(f"/t/{table}/hint", seat="0", stage=stage)
    live = ada.server.tables.live(table)
    assert answer.status_code == 200
    plans = plans_in(answer.text)
    assert 1 <= len(plans) <= 3
    for plan in plans:
        said = plan["now"][0]["do"].split("; ")[0]
        assert live.state.refuse(0, live.game.space.parse(said)) is None
    assert ('role="img" aria-label="Still thinking" hidden' in answer.text) is (stage == LAST)


def test_a_hint_is_told_in_the_language_of_who_asks(app: FastAPI) -> None:
    ada = Browser(app)
    table = table_of(ada)
    ada.client.headers["accept-language"] = "ru"
    page = ada.post(f"/t/{table}/hint", seat="0").text
    assert "Подсказка на этот ход" in page
    assert "advice-" not in page


def test_where_a_table_has_no_hints_there_is_no_lamp_and_none_is_given(app: FastAPI) -> None:
    ada = Browser(app)
    with_them, without = table_of(ada), table_of(ada, hints="no")
    assert 'data-do="hint"' in ada.get(f"/t/{with_them}").text
    assert 'data-do="hint"' not in ada.get(f"/t/{without}").text
    refused = ada.post(f"/t/{without}/hint", seat="0")
    assert refused.status_code == 403
    assert problem(refused) == "This table is played without hints."


def test_a_fork_of_a_table_without_hints_has_none(app: FastAPI) -> None:
    ada = Browser(app)
    table = table_of(ada, hints="no")
    fork = ada.post(f"/t/{table}/fork", at="0", seat="0").headers["location"].removeprefix("/t/").split("?")[0]
    assert ada.post(f"/t/{fork}/hint", seat="0").status_code == 403


def test_only_who_is_asked_gets_a_hint_and_nobody_else_hears_of_it(app: FastAPI) -> None:
    ada, bob, eve = Browser(app), Browser(app), Browser(app)
    table = two(ada, bob, "theocratia")
    asked = ada.server.tables.live(table).state.waiting()[0]
    hands = [ada, bob]
    others = [hands[1 - asked], eve]
    before = [one.get(f"/t/{table}/frame").text for one in others]
    news = ada.row(table).news
    assert hands[asked].post(f"/t/{table}/hint", seat=str(asked)).status_code == 200
    assert [one.get(f"/t/{table}/frame").text for one in others] == before
    assert ada.row(table).news == news
    for one in others:
        for seat in (0, 1):
            refused = one.post(f"/t/{table}/hint", seat=str(seat))
            assert refused.status_code in (403, 409), seat
            assert 'class="plan"' not in refused.text


def test_a_stage_that_there_is_not_is_refused(app: FastAPI) -> None:
    ada = Browser(app)
    assert ada.post(f"/t/{table_of(ada)}/hint", seat="0", stage="later").status_code == 403


@pytest.mark.parametrize("name", GAMES)
def test_what_a_worker_finds_is_plain_data_and_its_markup_is_whole(name: str) -> None:
    game = find(name).make()
    state = game.start(2, Chance(3))
    seat = state.waiting()[0]
    known, seen, answers = plain(game, view(state, seat), seat, "")
    found = json.loads(json.dumps(advise(known, seen, answers, seat, "en", FIRST)))
    assert found["final"] is False
    page = render.advice(found, "vp")
    assert page.count('<article class="plan"') == len(found["plans"]) > 1
    assert all(plan["now"] for plan in plans_in(page))
    assert page.count(" against B") >= 1


def test_amounts_are_said_to_the_tenth() -> None:
    assert [render.signed(n) for n in (1.3, -2.0, 0.04, -0.04, -0.05)] == ["+1.3", "−2", "0", "0", "−0.1"]
