"""A Ray cluster as workers. The only module that knows Ray, and imported only where `--on ray` asks for it.

Every chunk is a task of one core. Ray begins it anew on another worker where its own, or the whole node, goes away. All
nodes need the same Demiurge as this process; every chunk looks, since other rules would give other games."""

from __future__ import annotations

import hashlib
import logging
import os
import socket
from collections.abc import Callable, Generator, Sequence
from functools import lru_cache
from types import ModuleType
from typing import Any, Final

from demiurge import builds
from demiurge.arena.workers import TRIES, BadWorkers, Chunk, LostWork, Outcome, Workers, attempt, work

AHEAD: Final = 4
"""So many chunks for each core are given to Ray at once; the others wait here."""
SECONDS: Final = 5.0
"""How long a machine may take to answer before its address is called wrong."""
SETTINGS: Final = bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + SETTINGS
"""How HTTP/2, and so what Ray speaks, begins; who is asked so begins with his settings."""
MATTERS: Final = ("kernel", "kit", "games", "bots", "arena", "learn", "lab")
"""The rooms that a game, once played, depends on."""


@lru_cache(maxsize=1)
def edition() -> str:
    """A digest of all the sources that have a say in a game."""
    digest = hashlib.blake2b(digest_size=8)
    for room in MATTERS:
        for path in sorted((builds.SOURCES / room).rglob("*")):
            if path.suffix in (".py", ".json", ".net"):
                digest.update(f"{path.relative_to(builds.SOURCES)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def attempt_there(wanted: str, work: bytes) -> Outcome | None:
    """What a worker of the cluster runs; None where it has another Demiurge than who asks."""
    return attempt(work) if wanted == edition() else None


def load() -> ModuleType:
    """Ray itself, or how to get it."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # asked before it is imported
    try:
        import ray
    except ImportError as error:
        raise BadWorkers("workers-no-ray") from error
    found: ModuleType = ray
    return found


def reach(address: str) -> None:
    """Whether a cluster may be there, which Ray itself takes minutes to doubt: somebody listens, and speaks HTTP/2."""
    host, colon, port = address.rpartition(":")
    if not colon or not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise BadWorkers("workers-address", address=address)
    try:
        with socket.create_connection((host, int(port)), timeout=SECONDS) as line:
            line.sendall(GREETING)
            if line.recv(9)[3:4] != SETTINGS[3:4]:
                raise BadWorkers("workers-no-cluster", address=address)
    except OSError as error:
        raise BadWorkers("workers-unreachable", address=address, why=str(error.strerror or error)) from error


def join(address: str) -> Workers:
    """The cluster at HOST:PORT, or, without an address, the one that this machine is a part of. A program that has
    already joined one stays there."""
    ray = load()
    if ray.is_initialized():
        return Cluster(ray, False)
    if address:
        reach(address)
    try:
        ray.init(address=address or "auto", logging_level=logging.ERROR, log_to_driver=False)
    except ConnectionError as error:
        if not address:
            raise BadWorkers("workers-nowhere") from error
        raise BadWorkers("workers-unreachable", address=address, why=first_line(error)) from error
    except (RuntimeError, ValueError, OSError) as error:
        raise BadWorkers("workers-unreachable", address=address or "auto", why=first_line(error)) from error
    return Cluster(ray, True)


def first_line(error: Exception) -> str:
    return next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)


class Cluster(Workers):
    """`joined`: whether this process came for this alone and leaves in the end."""

    def __init__(self, ray: ModuleType, joined: bool) -> None:
        self.ray, self.joined = ray, joined
        self.jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.task = ray.remote(num_cpus=1, max_retries=TRIES - 1)(attempt_there)

    def outcomes(
        self, function: Callable[[Any], Any], chunks: Sequence[Chunk]
    ) -> Generator[tuple[int, Outcome], None, None]:
        left, asked = list(reversed(chunks)), dict[Any, int]()
        try:
            while left or asked:
                while left and len(asked) < AHEAD * self.jobs:
                    chunk = left.pop()
                    asked[self.task.remote(edition(), work(function, chunk))] = chunk.number
                (ready, *_), _ = self.ray.wait(list(asked))
                number = asked.pop(ready)
                yield number, self.outcome(ready)
        finally:
            for reference in asked:
                self.ray.cancel(reference, force=True)

    def outcome(self, ready: Any) -> Outcome:
        errors = self.ray.exceptions
        try:
            found: Outcome | None = self.ray.get(ready)
        except (
            errors.WorkerCrashedError,
            errors.NodeDiedError,
            errors.ObjectLostError,
            errors.OutOfMemoryError,
        ) as error:
            raise LostWork(f"Ray began the same work {TRIES} times and lost it: {first_line(error)}") from error
        except (errors.RayTaskError, errors.RaySystemError) as error:
            raise BadWorkers("workers-without", why=str(error).splitlines()[-1].strip()) from error
        if found is None:
            raise BadWorkers("workers-other")
        return found

    def close(self) -> None:
        if self.joined:
            self.ray.shutdown()
