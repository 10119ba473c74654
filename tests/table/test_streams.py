"""Streams of news, where the database fails them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from demiurge.table.server.server import Server, Settings
from demiurge.table.storage import StorageDown


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
