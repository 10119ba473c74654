"""One browser and one server for all tests here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.browser.hand import chromium
from tests.table.serving import serving


@pytest.fixture(scope="package")
def running() -> Iterator[Any]:
    with chromium() as found:
        yield found


@pytest.fixture
def browser(running: Any) -> Iterator[Any]:
    """Its pages are closed after each test: a page that nobody looks at still listens and draws."""
    yield running
    for context in running.contexts:
        context.close()


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("table")
    url = f"sqlite:///{folder}/table.db"
    with serving("--port", "0", "--database", url, "--pace", "0", "--rate", "0", "--workers", "1") as process:
        yield process.address()
