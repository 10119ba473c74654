"""Asking without a socket: one ASGI call after the other, and what came of each."""

from __future__ import annotations

import asyncio
import time
import traceback
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

from tests.fuzz.asking import Asked

FAR: Final = ("203.0.113.7", 4711)
NEAR: Final = ("127.0.0.1", 4711)


@dataclass
class Answered:
    """What came back; no status where the line was cut."""

    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""
    seconds: float = 0.0  # of all threads' processor time
    trace: str = ""


def scope_of(asked: Asked) -> Scope:
    """As the server that listens at the socket makes it."""
    raw, _, query = asked.target.partition(b"?")
    return {
        "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1",
        "server": ("127.0.0.1", 8000), "client": NEAR if asked.near else FAR, "scheme": "http", "root_path": "",
        "method": asked.method, "path": unquote(raw.decode("ascii")), "raw_path": raw, "query_string": query,
        "state": {},
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in asked.headers],
    }  # fmt: skip


async def call(app: ASGIApp, asked: Asked) -> Answered:
    """The answer; a stream is left as soon as it has begun."""
    found = Answered()
    parts = asked.body[:-1] if asked.cut else asked.body
    messages: list[Message] = [{"type": "http.request", "body": part, "more_body": True} for part in parts]
    if messages and not asked.cut:
        messages[-1]["more_body"] = False

    heard = asyncio.Event()  # enough was heard, so the caller hangs up
    if asked.cut:
        heard.set()

    async def receive() -> Message:
        if messages:
            return messages.pop(0)
        await heard.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            found.status = message["status"]
            found.headers = {name.decode().lower(): value.decode("latin-1") for name, value in message["headers"]}
            return
        found.body += message.get("body", b"")
        if not message.get("more_body") or found.headers.get("content-type", "").startswith("text/event-stream"):
            heard.set()

    began = time.process_time()
    try:
        await app(scope_of(asked), receive, send)
    except Exception:  # a server would write it to its log; here it is what was looked for
        found.trace = traceback.format_exc()
    found.seconds = time.process_time() - began
    return found
