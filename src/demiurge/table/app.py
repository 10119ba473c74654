"""The application: what every request passes, and which routes there are."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from demiurge.table.languages import ENGLISH, say
from demiurge.table.routes import (
    alone,
    analysing,
    answering,
    api,
    bringing,
    company,
    front,
    keepsakes,
    learning,
    pages,
    practising,
    translating,
)
from demiurge.table.routes.errors import install_errors
from demiurge.table.seen.styles import STATIC
from demiurge.table.server import health, metrics
from demiurge.table.server.guard import Guard
from demiurge.table.server.hosts import Hosts, host_of
from demiurge.table.server.server import Server, Settings


def make_app(settings: Settings) -> FastAPI:
    server = Server(settings)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await server.start()
        for annex in settings.annexes:
            await annex.start()
        yield
        for annex in settings.annexes:
            await annex.stop()
        await server.stop()

    app = FastAPI(
        title="Demiurge", version="1", summary=say(ENGLISH, "front-title"), lifespan=life,
        docs_url=None, redoc_url=None,
    )  # fmt: skip
    app.state.server = server
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=1)  # a frame in 1 ms; 6 saves a fifth in 5 ms
    hosts = Hosts([*settings.hosts, host_of(settings.url)])
    app.add_middleware(
        Guard, hosts=hosts, limits=settings.limits, secure=settings.secure, buckets=server.calls, streams=server.streams
    )
    metrics.install(app)
    app.mount("/static", Static(directory=STATIC), name="static")
    app.router.routes.extend(answering.forms.routes)
    # the busiest are met first
    for part in (
        answering, pages, company, front, learning, practising, bringing, alone, keepsakes, analysing, api,
        metrics, health,
    ):  # fmt: skip
        app.include_router(part.router)
    if settings.words:
        app.include_router(translating.router)
    for annex in settings.annexes:
        annex.mount(app, server)
    install_errors(app)
    return app


class Static(StaticFiles):
    """Files that a browser may keep, and asks about each time: a new version is never missed."""

    def file_response(self, *args: Any, **more: Any) -> Response:
        found = super().file_response(*args, **more)
        found.headers["Cache-Control"] = "no-cache"
        return found
