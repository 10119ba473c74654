"""Running a server for real: from a socket until a signal, and then to its end without cutting anybody off."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final, cast

import uvicorn
from fastapi import FastAPI

from demiurge.table.app import make_app
from demiurge.table.languages import Spoken
from demiurge.table.server import logs
from demiurge.table.server.door import WAITING, Door
from demiurge.table.server.server import Settings
from demiurge.table.storage import BadAddress, StorageDown, Store
from demiurge.table.storage.database import is_postgres, read_url

GRACE: Final = 2  # seconds that running requests have to end
ROUNDS: Final = (5_000, 10, 1_000_000)  # of the collector: what is new is looked through often, all tables never
TIDY: Final = 600.0  # seconds between two looks through everything: a quarter of a second for a hundred tables
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class CannotStart(Spoken):
    """The server cannot be started; the message says why in a line."""


class Running(uvicorn.Server):
    """Says when it is up; on a signal lets the streams end first, which would otherwise hold it for ever."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, up: Callable[[], None]) -> None:
        super().__init__(config)
        self.app, self.up = app, up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.tidying = asyncio.create_task(tidy())
            self.up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.tidying.cancel()
        for one in self.servers:
            one.close()  # nobody new, before the streams end: their pages call again at once
        self.app.state.server.hub.close()
        await asyncio.sleep(0)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the server as it should, so it is not raised again afterwards: that would look like a crash."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def run(settings: Settings, listening: socket.socket, log: str, proxies: str, up: Callable[[], None]) -> None:
    """Serve until a signal comes. `proxies`: whose word is taken for who is calling; "" for nobody's."""
    logs.configure(log)
    with starting():
        app = make_app(settings)
    logs.install(app)
    spare_the_collector()
    door = Door(settings.limits, proxies)
    config = uvicorn.Config(
        app, http=cast("type[asyncio.Protocol]", door.connection), ws="none", backlog=WAITING, lifespan="on",
        log_config=None, access_log=False, server_header=False, proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies, timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=ceil(settings.limits.idle_seconds), h11_max_incomplete_event_size=2 * settings.limits.head,
    )  # fmt: skip
    try:
        Running(config, app, up).run(sockets=[listening])
    except SystemExit as error:  # uvicorn's word for a failed start
        raise CannotStart("error-start") from error


def spare_the_collector() -> None:
    """What is loaded by now stays, and frames leave nothing that holds itself: there is little to find, and everybody
    waits for who seeks."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*ROUNDS)


async def tidy() -> None:
    while True:
        await asyncio.sleep(TIDY)
        gc.collect()


@contextmanager
def starting() -> Iterator[None]:
    try:
        yield
    except StorageDown as error:
        raise CannotStart(error.what) from error
    except BadAddress as error:
        raise CannotStart(error.text) from error


def prepare(database: str) -> bool:
    """Bring a database to its newest schema, if several server processes may use it; whether they may."""
    with starting():
        shared = is_postgres(read_url(database))
        if shared:
            Store.open(database).close()
        return shared


def browse(address: str) -> None:
    """Open the browser beside the server: some browsers keep who opens them waiting."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
