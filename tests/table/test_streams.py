"""Streams of news, where the database fails them."""

import asyncio
import json
import zlib
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

from demiurge.table.identity import page_mark
from demiurge.table.seen.frames import NEXT
from demiurge.table.server.hub import Hub, Page
from demiurge.table.server.server import Server, Settings, packed
from demiurge.table.storage import StorageDown
from tests.table.serving import ISLES, Browser

UNHEARD_OF = 10**9  # news that nobody has read yet: the database is asked


def test_a_stream_that_begins_as_the_database_goes_says_that_anything_may_be_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has begun, so no 503 can be sent any more; that it broke would be an error of ours in the log."""
    server = Server(Settings(f"sqlite:///{tmp_path}/table.db", workers=1))

    def gone(table: str) -> None:
        raise StorageDown("the database is gone")

    async def first() -> Any:
        reply: Any = server.stream("anytable", [])
        try:
            return await anext(reply.body_iterator)
        finally:
            await reply.body_iterator.aclose()

    monkeypatch.setattr(server.tables, "live", gone)
    assert 'event: news\ndata: {"news": -1}' in asyncio.run(first())
    asyncio.run(server.stop())


# ---- frames that come with the news
def page_of(ada: Browser, table: str, news: int = 0, has: str = "") -> Page:
    return ada.server.page(table, ada.token, 0, "en", "page", news, has)


def test_a_page_is_sent_the_frame_with_the_news_and_then_only_what_is_new(ada: Browser) -> None:
    table = ada.create(game=ISLES, seats="2")
    page = page_of(ada, table)
    first = asyncio.run(draw(page))
    assert first["news"] == ada.row(table).news
    whole = ada.server.look.frame(table, ada.server.looker(ada.token, table), 0)[1]
    assert first["frame"] == whole.beside(())
    ada.server.store.add_message(table, 0, "Ada", "Hello")
    second = asyncio.run(draw(page))
    sent = [part.partition("\n") for part in second["frame"].split(NEXT)[1:]]
    assert [head.split(" ")[0] for head, new, _ in sent if new] == ["messages"]


def test_a_page_that_shows_the_news_hears_nothing_and_one_behind_a_curtain_looks_by_itself(ada: Browser) -> None:
    table = ada.create(game=ISLES, seats="2")
    known = page_of(ada, table, ada.row(table).news)
    assert asyncio.run(drawn(known)) == ""
    shared = ada.create(game=ISLES, **{"seats": "2", "seat-1": "me"})
    page = page_of(ada, shared)
    assert asyncio.run(drawn(page)) is None
    gone = page_of(ada, "nosuchtable")
    assert asyncio.run(drawn(gone)) is None


def test_what_this_process_has_written_itself_is_not_read_again(ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless a page has heard of newer news."""
    table = ada.create(game=ISLES, seats="2")
    page, tables = page_of(ada, table), ada.server.tables
    live = tables.live(table)
    assert tables.answer(table, 0, live.game.space.format(live.state.answers(0)[0]), None) is None
    news = ada.row(table).news

    def gone(table: str) -> None:
        raise StorageDown("the database is gone")

    monkeypatch.setattr(ada.server.store, "standing", gone)
    assert asyncio.run(drawn(page, news + 1)) is None
    said = asyncio.run(drawn(page, news))
    assert said
    assert f'"news": {news}' in said


def test_who_answers_has_the_frame_from_the_reply(ada: Browser) -> None:
    """So the stream says that there are news, and draws nothing."""

    async def heard() -> str:
        hub, drawn = Hub(), list[int]()

        async def news() -> int:
            return 1

        async def draw(page: Page, news: int) -> str:
            drawn.append(1)
            return "event: frame\n\n"

        stream = hub.stream("t", [0], news, page=Page("p", 0, (), draw))
        found = await anext(stream)
        hub.speaks("t", "p")
        hub.say_news("t", 2)
        found += await anext(stream)
        hub.sent("t", "p", 2, ["a"])
        hub.say_news("t", 3)
        found += await anext(stream)
        await stream.aclose()
        return found

    said = asyncio.run(heard())
    assert [line for line in said.split("\n") if line.startswith("event")] == [
        "event: presence", "event: frame", "event: news", "event: frame",
    ]  # fmt: skip


def test_who_answers_through_another_process_has_the_frame_from_there() -> None:
    """Of what others do, the page is told as ever."""

    async def heard() -> list[str]:
        hub = Hub()

        async def news() -> int:
            return 1

        async def draw(page: Page, news: int) -> str:
            return "event: frame\n\n"

        stream, said = hub.stream("t", [0], news, page=Page("p", 0, (), draw)), list[str]()
        await anext(stream)
        for number, by in ((2, page_mark("p")), (3, page_mark("another")), (4, "")):
            hub.say_news("t", number, by)
            said.append((await anext(stream)).split("\n")[0])
        hub.say_news("t", 5, page_mark("p"))
        hub.say_news("t", 6)  # before it could hear of the first
        said.append((await anext(stream)).split("\n")[0])
        await stream.aclose()
        return said

    assert asyncio.run(heard()) == ["event: news", "event: frame", "event: frame", "event: frame"]


def test_what_a_page_hears_is_packed_and_can_be_read_as_it_comes() -> None:
    async def said() -> AsyncGenerator[str, None]:
        yield "one\n\n"
        yield "two\n\n"

    async def read() -> list[str]:
        unpack = zlib.decompressobj(31)
        return [unpack.decompress(piece).decode() async for piece in packed(said())]

    assert asyncio.run(read()) == ["one\n\n", "two\n\n"]


def test_who_leaves_a_packed_stream_is_gone_at_once() -> None:
    left = list[str]()

    async def said() -> AsyncGenerator[str, None]:
        try:
            yield "one\n\n"
        finally:
            left.append("gone")

    async def leave() -> list[str]:
        inner = said()
        outer = packed(inner)
        await anext(outer)
        await outer.aclose()  # type: ignore[attr-defined]
        return left[:]  # while `inner` is still held here

    assert asyncio.run(leave()) == ["gone"]


async def drawn(page: Page, news: int = UNHEARD_OF) -> str | None:
    return await page.draw(page, news)


async def draw(page: Page) -> Any:
    said = await drawn(page)
    assert said is not None
    return json.loads(said.removeprefix("event: frame\ndata: "))
