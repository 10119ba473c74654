"""What a server counts about itself, for Prometheus. Several processes at one port are counted as one server: each
keeps its figures in files of a folder (prometheus_client's multiprocess mode), and whoever is asked adds them up."""

from __future__ import annotations

import hmac
import os
import time
from collections.abc import Callable
from ipaddress import ip_address
from typing import Any, Final

from fastapi import APIRouter, FastAPI, Request
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from demiurge.table.languages import ENGLISH, say
from demiurge.table.server.server import Server
from demiurge.table.storage import StorageDown

TOKEN: Final = "DEMIURGE_METRICS_TOKEN"
FILES: Final = "PROMETHEUS_MULTIPROC_DIR"  # the folder, where there are several processes
BUCKETS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
METHODS: Final = ("GET", "POST", "HEAD", "OPTIONS")  # whatever else is sent shall not fill the memory with counters

router = APIRouter(include_in_schema=False)


class Meters:
    """The counters of one application, in a registry of their own."""

    def __init__(self, owner: Server) -> None:
        self.registry = CollectorRegistry()
        where: dict[str, Any] = {"registry": self.registry, "namespace": "demiurge"}
        by_route = ["route", "method"]
        self.requests = Counter("requests", "Requests answered", [*by_route, "status"], **where)
        self.seconds = Histogram("request_seconds", "Until an answer began", by_route, buckets=BUCKETS, **where)
        self.answers = Counter("answers", "Answers of players and bots that were committed", **where)
        self.refusals = Counter("refusals", "Answers that were refused", **where)
        self.storage_errors = Counter("storage_errors", "Times that the database could not be used", **where)
        self.gauges: list[tuple[Gauge, Callable[[], float]]] = []
        self.gauge("streams", "Open pages and programs that listen", owner.hub.count)
        self.gauge("tables_in_memory", "Tables that are held ready", lambda: len(owner.tables.lives))
        self.gauge("bots_thinking", "Jobs that workers are at or that wait for one", lambda: owner.thinkers.busy)

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        where: dict[str, Any] = {"registry": self.registry, "namespace": "demiurge"}
        self.gauges.append((Gauge(name, text, multiprocess_mode="livesum", **where), read))

    def refresh(self) -> None:
        """As it stands now; with several processes every second, since another one may be asked."""
        for gauge, read in self.gauges:
            gauge.set(read())

    def whole(self) -> CollectorRegistry:
        """The figures of the whole server."""
        self.refresh()
        if FILES not in os.environ:
            return self.registry
        added_up = CollectorRegistry()
        MultiProcessCollector(added_up)  # type: ignore[no-untyped-call]
        return added_up

    def watch(self, owner: Any) -> None:  # whose methods it takes the place of, which no type allows
        """Count what passes through the tables and the database. They know nothing of it: the doors are wrapped."""
        owner.tables.answer = self.counting_answers(owner.tables.answer)
        database = owner.store._database  # the one place that every read and write passes
        database.read = self.counting_errors(database.read)
        database.glance = self.counting_errors(database.glance)
        database.write = self.counting_errors(database.write)

    def counting_answers(self, answer: Callable[..., str | None]) -> Callable[..., str | None]:
        def counted(*args: Any, **more: Any) -> str | None:
            why = answer(*args, **more)
            (self.answers if why is None else self.refusals).inc()
            return why

        return counted

    def counting_errors(self, work: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any) -> Any:
            try:
                return work(*args)
            except StorageDown:
                self.storage_errors.inc()
                raise

        return counted


class Meter:
    """Measures every request until its answer begins, so that a stream is over for it as soon as it is open."""

    def __init__(self, app: ASGIApp, meters: Meters) -> None:
        self.app, self.meters = app, meters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self.note(scope, status, time.perf_counter() - began)
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except Exception:
            if not status:
                self.note(scope, 500, time.perf_counter() - began)
            raise

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        route, method = route_of(scope), scope["method"] if scope["method"] in METHODS else "other"
        self.meters.requests.labels(route, method, str(status)).inc()
        self.meters.seconds.labels(route, method).observe(seconds)


def route_of(scope: Scope) -> str:
    """The pattern that a request met, `/t/{table}`: never what stood in its place."""
    if scope["path"].startswith("/static/"):
        return "/static"
    return str(getattr(scope.get("route"), "path", "")) or "none"


def install(app: FastAPI) -> None:
    meters = Meters(app.state.server)
    meters.watch(app.state.server)
    app.state.server.others.beaten = meters.refresh
    app.state.meters = meters
    app.add_middleware(Meter, meters=meters)


# ---- asking
@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """In the event loop, where nobody comes or goes while the open pages are counted."""
    if not may_read(request):
        return PlainTextResponse(say(ENGLISH, "metrics-secret", token=TOKEN) + "\n", 403)
    return Response(generate_latest(request.app.state.meters.whole()), media_type=CONTENT_TYPE_LATEST)


def may_read(request: Request) -> bool:
    """From this machine, or with the token. What a proxy passes on is not from this machine."""
    token, said = os.environ.get(TOKEN, ""), request.headers.get("authorization", "")
    if token and hmac.compare_digest(said.encode(), f"Bearer {token}".encode()):
        return True
    passed_on = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via"))
    return not passed_on and request.client is not None and is_loopback(request.client.host)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
