"""The lab as an annex of the table: what `demiurge serve` mounts."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Hashable
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from fastapi import Depends, FastAPI
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from demiurge import lab
from demiurge.kernel.registry import Meta
from demiurge.kernel.speech import Spoken
from demiurge.lab.web import components, pairs, runs
from demiurge.lab.web.editing.drafts import BadDraft, Draft, pretty, put
from demiurge.lab.web.editing.reading import files_of
from demiurge.lab.web.host import Away, is_host, only_host
from demiurge.lab.web.kept import BadRun, Missing, Runs
from demiurge.lab.web.pages import STATIC, say
from demiurge.lab.web.runner import Runner
from demiurge.table.app import Static
from demiurge.table.routes import front
from demiurge.table.routes.asking import language_of
from demiurge.table.server.annexes import Link
from demiurge.table.server.once import Once
from demiurge.table.server.server import Server

HOME: Final = "/lab"
PAIRS: Final = 8  # that are remembered
STATUS: Final = {Away: 403, Missing: 404, BadDraft: 422, BadRun: 422}


class Lab:
    """Drafts and runs in a folder, and one run at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lock = threading.RLock()  # around whatever reads a draft or a run and writes it
        self.server: Server | None = None
        self.pairs: Once[Any] = Once(PAIRS)  # played again
        self.tables: dict[Hashable, str] = {}  # where a game of a pair is shown

    @cached_property
    def runs(self) -> Runs:
        return Runs(self.folder / "runs")

    @cached_property
    def runner(self) -> Runner:
        return Runner(self.runs, self.bots_think)

    def draft(self, meta: Meta) -> Draft:
        return Draft(self.folder / "drafts", meta)

    def kept_set(self, meta: Meta, changed: dict[str, dict[str, Any]]) -> str:
        """The path of these entries, which stay there: tables that are played with them need them."""
        text = json.dumps(changed, sort_keys=True)
        folder = self.folder / "sets" / f"{meta.name}-{hashlib.sha256(text.encode()).hexdigest()[:12]}"
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        for file, entries in (changed or {files_of(meta)[0]: {}}).items():
            put(folder / file, pretty(entries))
        return str(folder)

    def bots_think(self) -> bool:
        """Whether a bot at a table thinks or waits for its turn: a run stands back for it."""
        return self.server is not None and bool(self.server.thinkers.bots.jobs)

    # ---- for the table
    def mount(self, app: FastAPI, server: Server) -> None:
        self.server = server
        app.state.lab = self
        app.mount(f"{HOME}/static", Static(directory=STATIC), name="lab-static")
        app.mount(f"{HOME}/report", Static(directory=lab.STYLE.parent), name="lab-report")
        for part in (components.router, runs.router, pairs.router):
            app.include_router(part, prefix=HOME, dependencies=[Depends(only_host)], include_in_schema=False)
        for kind in STATUS:
            app.add_exception_handler(kind, complain)

    def link(self, request: Request) -> Link | None:
        return Link(HOME, say(language_of(request), "lab")) if is_host(request.scope) else None

    async def start(self) -> None:
        self.runner.start()

    async def stop(self) -> None:
        self.runner.stop()


def complain(request: Request, error: Exception) -> Response:
    """As any error of the table: a page that says it, or a sentence for a script."""
    assert isinstance(error, Spoken)
    told, status = error.said(language_of(request)), STATUS[type(error)]
    return HTMLResponse(front.error_page(request, status, told), status)
