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

from demiurge.table.server.metrics import route_of

KINDS: Final = ("text", "json")
QUIET: Final = ("/static", "/healthz", "/metrics")  # asked all the time, and nobody's business
# Each begins with a fixed word, and what follows cannot hold that word again: no text takes longer than its length.
SECRETS: Final = (
    (re.compile(r"(/(?:sit|host)/)[^/\s?#\"']+"), r"\1…"),
    (re.compile(r"(bearer\s+)[^\s\"',;]+", re.IGNORECASE), r"\1…"),
    (re.compile(r"\b(demiurge=)[^\s;\"',]+"), r"\1…"),  # the cookie
    (re.compile(r"(://[^\s:/@]*:)[^\s@/]+(@)"), r"\1…\2"),  # the password in a database's address
)
LONGEST: Final = 2_000  # letters of a line, and
LONGEST_PATH: Final = 100  # of an address in it
LONGEST_ERROR: Final = 20_000  # the end of it, where it says what is wrong
TOLD: Final = ("table", "game")  # the parts of an address that are no secret
GONE: Final = 499  # nginx's number for a caller who did not wait for the answer
PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}

log = logging.getLogger("demiurge.requests")


# ---- what a line may say
def scrubbed(text: str) -> str:
    """The text without what opens a seat or speaks for somebody."""
    for secret, instead in SECRETS:
        text = secret.sub(instead, text)
    return text


def plain(text: str) -> str:
    """The text without line breaks, escape codes and what else cannot be seen: it stays one line."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[:longest]}…"


def line(text: str) -> str:
    """What anybody may have had a hand in, as one clean line."""
    return plain(cut(scrubbed(text), LONGEST))


def lines(text: str) -> str:
    """The same for an error with all its lines; each is set in, so that none looks like the log's own."""
    return "\n".join(f"  {plain(one)}" for one in scrubbed(text)[-LONGEST_ERROR:].split("\n"))


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
        clean = {name: told(name, value) for name, value in said.items()}
        return json.dumps(clean, default=lambda value: line(str(value)), ensure_ascii=False)


def told(name: str, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    return lines(value) if name == "error" else line(value)


class TextLines(logging.Formatter):
    """For a terminal: 14:03:12 INFO GET /t/{table} 200 3.1 ms."""

    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        rest = "" if record.name == log.name else "".join(f" {name}={value}" for name, value in more(record).items())
        text = line(f"{moment} {record.levelname:<7} {record.getMessage()}{rest}")
        return f"{text}\n{lines(self.formatException(record.exc_info))}" if record.exc_info else text


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
        began, status = time.perf_counter(), GONE

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except Exception:
            status = 500
            raise
        finally:
            note(scope, status, (time.perf_counter() - began) * 1000)


def note(scope: Scope, status: int, ms: float) -> None:
    route, path = route_of(scope), address_of(scope)
    level = logging.ERROR if status >= 500 else logging.DEBUG if route in QUIET else logging.INFO
    table = scope.get("path_params", {}).get("table", "")
    extra = {"method": scope["method"], "route": route, "path": path, "status": status, "ms": round(ms, 1)}
    if table:
        extra["table"] = cut(table, LONGEST_PATH)
    log.log(level, "%s %s %d %.1f ms", scope["method"], path, status, ms, extra=extra)


def address_of(scope: Scope) -> str:
    """The route that was met, with the names of table and game in it: what else stood there may be a secret, as in a
    seat's link. An address that is none of ours is shown as it came, but not at length."""
    pattern = str(getattr(scope.get("route"), "path_format", ""))
    if "{" not in pattern:
        return cut(scrubbed(scope["path"]), LONGEST_PATH)
    params = scope.get("path_params", {})
    shown = {name: cut(str(value), LONGEST_PATH) if name in TOLD else "…" for name, value in params.items()}
    return pattern.format_map(shown)


def install(app: FastAPI) -> None:
    app.add_middleware(RequestLog)
