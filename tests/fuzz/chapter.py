"""A chapter of a run: so many requests to a fresh world, each judged. Its number is its seed: it can be read again."""

from __future__ import annotations

import asyncio
import logging
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

from demiurge.table.game.advising import FIRST
from demiurge.table.routes import answering
from demiurge.table.server import health
from tests.fuzz.asking import Maker
from tests.fuzz.calling import call
from tests.fuzz.figures import Figures
from tests.fuzz.judging import changes, complaints
from tests.fuzz.world import World


@contextmanager
def quiet() -> Iterator[None]:
    """A line for each of a hundred thousand requests tells nobody anything; what goes wrong is judged anyway."""
    log = logging.getLogger("demiurge")
    before, log.propagate = log.propagate, False
    log.addHandler(nothing := logging.NullHandler())
    try:
        yield
    finally:
        log.propagate = before
        log.removeHandler(nothing)


@contextmanager
def in_no_hurry() -> Iterator[None]:
    """Advice is short, and a busy machine is no database that does not answer."""
    with mock.patch.object(answering, "LAST", FIRST), mock.patch.object(health, "SILENCE", 60.0):
        yield


def read(number: int, requests: int) -> Figures:
    """Chapter `number`, in this process."""
    figures, began = Figures(), time.monotonic()
    with tempfile.TemporaryDirectory() as folder, quiet(), in_no_hurry():
        world = World(Path(folder))
        try:
            asyncio.run(ask(world, Maker(world, random.Random(number)), requests, figures, f"chapter {number}"))
        finally:
            world.close()
    figures.seconds = time.monotonic() - began
    return figures


async def ask(world: World, maker: Maker, requests: int, figures: Figures, chapter: str, down: str = "") -> None:
    """Every route in turn, so that none is left to chance. `down`: what the database cannot do meanwhile."""
    stamp, content = world.stamp(), world.content()
    for number in range(requests):
        asked = maker.make(maker.routes[number % len(maker.routes)])
        with world.without(down):
            found = await call(world.app, asked)
        wrong = list(complaints(asked, found, maker.schemas, bool(down)))
        now = world.stamp()
        if now != stamp:
            after = world.content()
            wrong += changes(world, asked, found, content, after)
            stamp, content = now, after
        kind = "API" if asked.route.promises else "form" if asked.route.form else "page"
        figures.note(kind, found.status, found.seconds, asked.route.name)
        figures.faults += [f"{chapter}, request {number}: {asked}\n    {fault}" for fault in wrong]
