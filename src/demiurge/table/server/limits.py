"""How much of a server one caller may hold. Each is a setting: `demiurge serve --limit streams=100`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Of a connection, of an address, and of all together."""

    head: int = 16 * 1024  # bytes of a request before its body
    head_seconds: float = 10.0  # until they are here
    body_seconds: float = 30.0  # until the whole body is
    idle_seconds: float = 30.0  # between two requests; longer than between two looks of a reader
    answer_seconds: float = 60.0  # until who asked has taken the answer
    connections: int = 200  # of an address; 0: any number
    streams: int = 60  # of an address: as many open tables; 0: any number
    total: int = 0  # connections in all; 0: as many as the system has descriptors for
