"""The analyst: analyses of finished games, made one after another in the worker for errands, a few turns at a time, so
that bots come first. Who leaves comes back to it: it goes on, and what is ready is kept with its table."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import dataclass, field
from typing import Any, Final

from demiurge.advice import analysis
from demiurge.table.game.thinking import NoAnswer, Thinkers
from demiurge.table.storage import StorageDown, Store

log = logging.getLogger("demiurge.table")

SEED: Final = 1
SHARE: Final = 6  # turns that are judged in one go
PATIENCE: Final = 20.0  # seconds for which bots that think are waited for before each


@dataclass
class Making:
    """An analysis on its way: `outline` has the curve, `turns` those that are judged. `why`: what went wrong."""

    version: int
    outline: dict[str, Any] = field(default_factory=dict)
    turns: list[dict[str, Any]] = field(default_factory=list)
    why: str = ""
    task: asyncio.Task[None] | None = None

    @property
    def at(self) -> int:
        """The position up to which it has come."""
        return int(self.turns[-1]["to"]) if self.turns else 0


class Analyst:
    """Its methods are called in the event loop."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store, self.thinkers = store, thinkers
        self.making: dict[str, Making] = {}
        self.turn = asyncio.Lock()

    def begin(self, table: str, version: int, text: str) -> Making:
        """Make it, if nobody does so already."""
        known = self.making.get(table)
        if known is not None and known.version == version and not known.why:
            return known
        made = self.making[table] = Making(version)
        made.task = asyncio.get_running_loop().create_task(self.work(table, made, text))
        return made

    def under_way(self, table: str, version: int) -> Making | None:
        known = self.making.get(table)
        return known if known is not None and known.version == version else None

    async def work(self, table: str, made: Making, text: str) -> None:
        try:
            async with self.turn:
                await self.make(table, made, text)
            del self.making[table]
        except (NoAnswer, StorageDown) as error:
            made.why = str(error)
        except Exception as error:  # whoever waits is told, and may try again
            log.exception("no analysis of %s", table)
            made.why = f"{type(error).__name__}: {error}"

    async def make(self, table: str, made: Making, text: str) -> None:
        made.outline = await self.thinkers.run(analysis.outline, text)
        many = int(made.outline["of"])
        for first in range(0, many, SHARE):
            await self.thinkers.rest(PATIENCE)
            end = min(first + SHARE, many)
            made.turns += await self.thinkers.run(analysis.part_of, text, SEED, analysis.ITERATIONS, first, end)
        found = await self.thinkers.run(analysis.finished_off, text, SEED, made.turns)
        await asyncio.to_thread(self.store.reviews.keep, table, made.version, json.dumps(found))

    def close(self) -> None:
        for made in self.making.values():
            if made.task is not None:
                made.task.cancel()
