"""Once: what takes long is done once for everybody who asks meanwhile, and the last few results are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Once(Generic[T]):
    """In the event loop. Who stops waiting does not stop the work; what failed is tried anew by the next who asks."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.tasks: OrderedDict[Hashable, asyncio.Future[T]] = OrderedDict()

    async def get(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        task = self.tasks.get(key)
        if task is None or failed(task):
            task = self.tasks[key] = asyncio.ensure_future(make())
        self.tasks.move_to_end(key)
        while len(self.tasks) > self.most:
            self.tasks.popitem(last=False)
        return await asyncio.shield(task)


def failed(task: asyncio.Future[T]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
