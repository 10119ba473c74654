"""Threads for requests. Those that write have their own: where nobody can write, everybody can still look."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial, wraps
from inspect import iscoroutinefunction
from typing import Any, Final

from anyio import CapacityLimiter
from anyio.lowlevel import RunVar
from anyio.to_thread import current_default_thread_limiter, run_sync
from fastapi.routing import APIRoute

from demiurge.kernel.text import text
from demiurge.table.storage import StorageDown

# A writer gives up the interpreter at every word to the database, and gets it back only when another thread's turn is
# over: with many threads all writers would wait for that one. Shorter turns than Python's own cost more than they gain.
LOOKING: Final = 4
WRITING: Final = 4
LONGEST_QUEUE: Final = 5.0  # seconds for a thread to write in

kept: RunVar[CapacityLimiter] = RunVar("writers")  # an event loop has its own


def set_up() -> None:
    """In the event loop of a server, before its first request."""
    current_default_thread_limiter().total_tokens = LOOKING


async def ended(*tasks: asyncio.Task[Any]) -> None:
    """Tasks are told to end until they do: one that is just being woken by `asyncio.wait_for` misses the first word."""
    while waiting := [task for task in tasks if not task.done()]:
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting, timeout=0.5)


def writers() -> CapacityLimiter:
    found = kept.get(None)
    if found is None:
        found = CapacityLimiter(WRITING)
        kept.set(found)
    return found


class Route(APIRoute):
    """A route that runs in a writer's thread if it is a POST; nothing else writes."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **settings: Any) -> None:
        if "POST" in (settings.get("methods") or ()) and not iscoroutinefunction(endpoint):
            endpoint = writing(endpoint)
        super().__init__(path, endpoint, **settings)


def writing(endpoint: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(endpoint)
    async def run(**values: Any) -> Any:
        return await write(partial(endpoint, **values))

    return run


async def write(work: Callable[..., Any], *given: Any) -> Any:
    """In a writer's thread."""
    until = time.monotonic() + LONGEST_QUEUE
    return await run_sync(in_time, until, work, *given, limiter=writers())


def in_time(until: float, work: Callable[..., Any], *given: Any) -> Any:
    """Whoever has waited too long for a thread is not served: behind them others wait, and still look at their page."""
    if time.monotonic() > until:
        raise StorageDown(text("database-writers"), "locked")
    return work(*given)
