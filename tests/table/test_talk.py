"""Talk at a table: a message comes alone, and nobody drowns the others."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from typing import Any

import httpx2
import pytest
from fastapi import FastAPI

from demiurge.table.game.names import guest_name
from demiurge.table.game.talk import BURST, GUESTS_BURST, GUESTS_RATE, LONGEST, RATE, Manners
from demiurge.table.identity import hashed
from demiurge.table.server.hub import UNSAID, Hub
from demiurge.table.storage import MessageRow
from tests.table.serving import Browser, two


class Clock:
    """Time stands still unless somebody moves it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def clock(quiet: FastAPI) -> Clock:
    made = quiet.state.server.manners.clock = Clock()
    return made


def say(who: Browser, table: str, text: str = "hello") -> httpx2.Response:
    return who.post(f"/t/{table}/say", text=text)


def said(who: Browser, table: str) -> int:
    """How many messages are kept."""
    return len(who.server.store.messages(table))


# ---- what a message brings
def test_who_speaks_gets_the_message_alone(ada: Browser, bob: Browser) -> None:
    table = two(ada, bob)
    news = ada.row(table).news
    answer = say(bob, table, "  <b>hello</b>\n& " + "x" * 900)
    found = answer.json()
    assert (found["number"], found["seat"], found["name"]) == (news + 1, 1, "Bob")
    assert found["text"] == ("<b>hello</b> & " + "x" * 900)[:LONGEST]
    assert len(answer.content) < 1000, "no frame comes with it"
    assert f'id="said-{found["number"]}"' in ada.get(f"/t/{table}/frame").text
    assert "<b>hello</b>" not in ada.get(f"/t/{table}/frame").text


def test_nothing_said_is_nothing_new(ada: Browser, bob: Browser) -> None:
    table = two(ada, bob)
    news = ada.row(table).news
    assert [say(bob, table, text).status_code for text in ("", "  ", "\0\n", "\u202e")] == [204] * 4
    assert (ada.row(table).news, said(ada, table)) == (news, 0)


def test_a_stranger_speaks_as_one_for_whatever_seat(ada: Browser, bob: Browser, browser: Callable[[], Browser]) -> None:
    stranger, table = browser(), two(ada, bob)
    found = stranger.post(f"/t/{table}/say", text="I am Bob", seat="1").json()
    names = [row.name for row in ada.server.tables.live(table).seats]
    assert (found["seat"], found["name"]) == (-1, guest_name(hashed(stranger.token), names))


# ---- how much
def test_one_person_says_so_much_and_the_others_go_on(ada: Browser, bob: Browser, clock: Clock) -> None:
    table, other = two(ada, bob), two(ada, bob)
    burst = int(BURST)
    assert [say(ada, table).status_code for _ in range(burst)] == [200] * burst
    before = ada.row(table)
    refused = [say(ada, table) for _ in range(50)]
    assert {one.status_code for one in refused} == {429}
    assert refused[0].headers["retry-after"]
    assert "Not so fast" in refused[0].text
    assert (ada.row(table), said(ada, table)) == (before, burst), "nothing is written"
    assert say(bob, table).status_code == 200
    assert say(ada, other).status_code == 200
    clock.now += 1 / RATE
    assert [say(ada, table).status_code for _ in range(2)] == [200, 429]


def test_it_is_said_in_the_language_of_the_reader(ada: Browser, bob: Browser) -> None:
    table = two(ada, bob, "theocratia")  # it speaks Russian
    ada.post("/language", to="ru", back="/")
    ada.client.headers["HX-Request"] = "true"
    found = [say(ada, table) for _ in range(int(BURST) + 1)][-1]
    assert found.status_code == 429
    assert "Не так быстро" in found.text


def test_another_cookie_is_no_other_spectator(ada: Browser, bob: Browser, browser: Callable[[], Browser]) -> None:
    """A script that throws its cookie away each time."""
    table = two(ada, bob)
    assert [say(browser(), table).status_code for _ in range(20)].count(200) == BURST
    assert said(ada, table) == BURST
    assert say(ada, table).status_code == 200, "who plays is not disturbed"


def test_spectators_from_many_addresses_share_what_a_table_bears(clock: Clock) -> None:
    manners = Manners(clock)
    allowed = [manners.allow("table", f"address {n}", guest=True) for n in range(100)]
    assert allowed == [True] * int(GUESTS_BURST) + [False] * (100 - int(GUESTS_BURST))
    assert manners.allow("table", "Ada", guest=False)
    assert manners.allow("another", "address 99", guest=True)
    clock.now += 1 / GUESTS_RATE
    assert [manners.allow("table", f"later {n}", guest=True) for n in range(2)] == [True, False]


# ---- what pages hear
def message(number: int, text: str = "hello") -> MessageRow:
    return MessageRow(number, -1, "A spectator", text, datetime(2026, 1, 1, tzinfo=UTC))


async def none() -> int:
    return 1


async def events(stream: AsyncIterator[str]) -> list[tuple[str, Any]]:
    """What comes next, as pairs of kind and data."""
    found = (await asyncio.wait_for(anext(stream), 5)).strip().split("\n\n")
    pairs = [one.split("\n") for one in found if not one.startswith("retry")]
    return [(kind.removeprefix("event: "), json.loads(data.removeprefix("data: "))) for kind, data in pairs]


def test_a_message_is_heard_alone_by_each_in_their_language() -> None:
    async def whole() -> None:
        hub = Hub()
        one, two = hub.stream("t", [0], none), hub.stream("t", [], none, "ru")
        for stream in (one, two, one):  # who comes second is news to the first
            await events(stream)
        hub.say_message("t", message(2, "a\n\nevent: news\ndata: {}"))
        hub.say_message("elsewhere", message(9))
        (kind, data), *more = await events(one)
        assert (kind, more) == ("said", [])
        assert data == {
            "number": 2, "seat": -1, "name": "A spectator", "text": "a\n\nevent: news\ndata: {}",
            "time": "2026-01-01T00:00:00+00:00",
        }  # fmt: skip
        assert (await events(two))[0][1]["name"] == "Зритель"
        for stream in (one, two):
            await stream.aclose()

    asyncio.run(whole())


def test_messages_are_heard_in_order_and_a_page_that_lags_far_behind_looks_itself() -> None:
    async def whole() -> None:
        hub = Hub()
        stream = hub.stream("t", [0], none)
        await events(stream)
        hub.say_news("t", 2)
        hub.say_message("t", message(3))
        hub.say_news("t", 4)
        hub.say_message("t", message(5))
        found = await events(stream)
        assert [(kind, data.get("number", data.get("news"))) for kind, data in found] == [
            ("said", 3), ("news", 4), ("said", 5),
        ]  # fmt: skip
        for number in range(6, 6 + 10 * UNSAID):
            hub.say_message("t", message(number))
        found = await events(stream)
        assert [kind for kind, _ in found] == ["said"] * UNSAID + ["news"]
        assert found[-1][1] == {"news": 5 + 10 * UNSAID}
        await stream.aclose()

    asyncio.run(whole())


class AtOnce:
    """An event loop that does whatever it is asked to do soon."""

    def is_closed(self) -> bool:
        return False

    def call_soon_threadsafe(self, deed: Callable[..., None], *given: Any) -> None:
        deed(*given)


def test_a_message_reaches_the_stream_of_a_server(ada: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """All the way: said by one, heard by the pages, and no page is told to look."""
    table, hub = two(ada, bob), ada.server.hub
    heard = list[tuple[str, str]]()
    monkeypatch.setattr(ada.server, "loop", AtOnce())
    monkeypatch.setattr(hub, "say_message", lambda table, said: heard.append(("said", said.text)))
    monkeypatch.setattr(hub, "say_news", lambda table, news, by: heard.append(("news", str(news))))
    assert say(bob, table, "one").status_code == 200
    assert bob.post(f"/t/{table}/answer", seat="1", do="pledge 0").status_code == 200
    assert say(bob, table, "two").status_code == 200
    kinds = [(kind, text if kind == "said" else "") for kind, text in heard]
    assert kinds == [("said", "one"), ("news", ""), ("said", "two")]
