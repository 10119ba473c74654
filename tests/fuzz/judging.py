"""What must hold of every answer, whatever was asked."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from typing import Final

from demiurge import builds
from demiurge.table.server.guard import HEADERS
from tests.fuzz.asking import JSON, Asked
from tests.fuzz.calling import Answered
from tests.fuzz.schemas import Schemas
from tests.fuzz.values import MARK
from tests.fuzz.world import Row, World

SECURITY: Final = tuple(name.lower() for name in HEADERS)
ANYWHERE: Final = (307, 400, 404, 405, 413, 421, 429, 431)  # said before a route is known
PATIENCE: Final = 2.0 if builds.compiled() else 20.0  # seconds of processor that one request may cost


def complaints(asked: Asked, found: Answered, schemas: Schemas, down: bool = False) -> Iterator[str]:
    """What is wrong with an answer by itself. `down`: the database cannot be used, which may be said."""
    if found.trace:
        yield f"traceback\n{found.trace}"
    if found.status >= 500 and not (down and found.status == 503):
        yield f"status {found.status}"
    if not found.status and not asked.cut:
        yield "no answer"
    if found.status:
        missing = [name for name in SECURITY if name not in found.headers]
        if missing:
            yield f"status {found.status} without {', '.join(missing)}"
        yield from malformed(asked, found, schemas)
    if found.seconds > PATIENCE:
        yield f"{found.seconds:.1f} s of processor"


def malformed(asked: Asked, found: Answered, schemas: Schemas) -> Iterator[str]:
    kind = found.headers.get("content-type", "").partition(";")[0]
    packed = found.headers.get("content-encoding") == "gzip"
    body = zlib.decompressobj(31).decompress(found.body) if packed else found.body  # a stream may be cut anywhere
    if kind == "text/html" and MARK in body.decode("utf-8"):
        yield "a page holds what was sent as it was sent"
    if any(not value.isprintable() and value.isascii() for value in found.headers.values()):
        yield f"control characters in a header: {found.headers!r}"
    if asked.route.promises and asked.method == asked.route.method and found.status < 500:
        yield from broken_promises(asked, found, body, kind, schemas)


def broken_promises(asked: Asked, found: Answered, body: bytes, kind: str, schemas: Schemas) -> Iterator[str]:
    """The API answers as OpenAPI says, or that it is not there."""
    promised = asked.route.promises["responses"].get(str(found.status))
    if promised is None:
        if found.status not in ANYWHERE:
            yield f"status {found.status} is not promised"
        return
    schema = promised.get("content", {}).get(JSON, {}).get("schema")
    if schema is not None and kind == JSON and body:
        fault = schemas.fault(schema, json.loads(body))
        if fault:
            yield f"not what was promised: {fault}"
    elif schema is not None and found.status < 400 and body:
        yield f"{kind} where JSON was promised"


def changes(world: World, asked: Asked, found: Answered, before: set[Row], after: set[Row]) -> Iterator[str]:
    """What was written that should not have been."""
    changed = before ^ after
    if not changed:
        return
    known = {table for kind, table, _ in before if kind == "tables"}
    touched = {(kind, table) for kind, table, _ in changed}
    mine = asked.who and world.sits(asked.table, asked.who)
    if asked.safe or found.status >= 400 or not asked.entitled:
        yield f"status {found.status}, and yet it changed {sorted(touched)}"
    others = {table for _, table in touched if table in known and table != asked.table}
    if others:
        yield f"it changed other tables: {sorted(touched)}"
    if ("lines", asked.table) in touched and not mine:
        yield "somebody who does not sit there changed the game"
