"""Whether a server is well: whether a game could be saved this moment."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from concurrent.futures import Future
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from demiurge.table.storage import StorageDown, Store

log = logging.getLogger("demiurge.table")

PATIENCE: Final = 1.0  # seconds for a database that is busy
SILENCE: Final = 2.0  # seconds after which one that says nothing counts as gone
KEPT: Final = 1.0  # seconds for which an answer is given to everybody who asks
WELL: Final = "ok"
BEGAN: Final = time.monotonic()

router = APIRouter(include_in_schema=False)


class Health:
    """Tries to write. However many ask, there is one try at a time, in a thread of its own; a database that never
    answers has that one, and no other."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.trial: Future[str] | None = None
        self.until = 0.0

    async def status(self) -> str:
        """WELL, or what is wrong, in words that anybody may read."""
        if self.trial is None or (self.trial.done() and time.monotonic() > self.until):
            self.trial = Future()
            threading.Thread(target=self.run, args=(self.trial,), name="health", daemon=True).start()
        done, _ = await asyncio.wait([asyncio.wrap_future(self.trial)], timeout=SILENCE)
        return done.pop().result() if done else "the database does not answer"

    def run(self, trial: Future[str]) -> None:
        found = self.attempt()
        self.until = time.monotonic() + KEPT
        trial.set_result(found)

    def attempt(self) -> str:
        try:
            self.store.pulse(PATIENCE)
        except StorageDown as error:
            log.error("health: %s", error)
            return f"the database is {error.state}"
        except Exception:
            log.exception("health")
            return "the database does not answer as it should"
        return WELL


@router.get("/healthz")
async def health(request: Request) -> Response:
    """503 tells a proxy to send nobody here."""
    owner = request.app.state.server
    status = await owner.health.status()
    said = {
        "status": status,
        "version": release(),
        "database": "postgresql" if owner.store.shared else "sqlite",
        "uptime": round(time.monotonic() - BEGAN, 1),
        "process": os.getpid(),
    }
    return JSONResponse(said, 200 if status == WELL else 503)


def release() -> str:
    try:
        return version("demiurge")
    except PackageNotFoundError:  # run from its sources
        return "0"
