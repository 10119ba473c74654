"""What a server writes down: a line for every request and every mishap, as JSON or for people. No token gets in."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from datetime import UTC, datetime
from typing import Any, Final

from fastapi import FastAPI
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from demiurge.table.metrics import route_of

KINDS: Final = ("text", "json")
QUIET: Final = ("/static", "/healthz", "/metrics")  # asked all the time, and nobody's business
SECRETS: Final = (
    (re.compile(r"(/(?:sit|host)/)[^/\s?#\"']+"), r"\1…"),
    (re.compile(r"(bearer\s+)[^\s\"',;]+", re.IGNORECASE), r"\1…"),
    (re.compile(r"\b(demiurge=)[^\s;\"',]+"), r"\1…"),  # the cookie
    (re.compile(r"(\w+://[^\s:/@]*:)[^\s@/]+(@)"), r"\1…\2"),  # the password in a database's address
)
PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}

log = logging.getLogger("demiurge.requests")


def scrubbed(text: str) -> str:
    """The text without what opens a seat or speaks for somebody."""
    for secret, instead in SECRETS:
        text = secret.sub(instead, text)
    return text


def more(record: logging.LogRecord) -> dict[str, Any]:
    """What came with a line as `extra`."""
    return {name: value for name, value in vars(record).items() if name not in PLAIN}


class JsonLines(logging.Formatter):
    """One JSON object a line, for whatever collects them."""

    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        said: dict[str, Any] = {
            "time": moment, "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage(),
            **more(record),
        }  # fmt: skip
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        clean = {name: scrubbed(value) if isinstance(value, str) else value for name, value in said.items()}
        return json.dumps(clean, default=lambda value: scrubbed(str(value)), ensure_ascii=False)


class TextLines(logging.Formatter):
    """For a terminal: 14:03:12 INFO GET /t/{table} 200 3.1 ms."""

    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        rest = "" if record.name == log.name else "".join(f" {name}={value}" for name, value in more(record).items())
        text = f"{moment} {record.levelname:<7} {record.getMessage()}{rest}"
        if record.exc_info:
            text = f"{text}\n{self.formatException(record.exc_info)}"
        return scrubbed(text)


def configure(kind: str, level: int = logging.INFO) -> None:
    """Everything goes to stderr in one form, what libraries say included."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("demiurge").setLevel(level)
    logging.getLogger("uvicorn.access").disabled = True  # it would write down whole addresses


class RequestLog:
    """A line for every request, written when it is over."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            note(scope, status, (time.perf_counter() - began) * 1000)


def note(scope: Scope, status: int, ms: float) -> None:
    """The path stands there without its query, and without the secret part of a seat's link."""
    route, path = route_of(scope), scrubbed(scope["path"])
    level = logging.ERROR if status >= 500 else logging.DEBUG if route in QUIET else logging.INFO
    table = scope.get("path_params", {}).get("table", "")
    extra = {"method": scope["method"], "route": route, "path": path, "status": status, "ms": round(ms, 1)}
    if table:
        extra["table"] = table
    log.log(level, "%s %s %d %.1f ms", scope["method"], path, status, ms, extra=extra)


def install(app: FastAPI) -> None:
    app.add_middleware(RequestLog)
