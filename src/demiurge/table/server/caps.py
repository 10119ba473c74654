"""Caps: how many tables one person and one address may take up. Any person can come as somebody else with a new cookie,
so it is the address's cap that holds; a person's keeps one from taking what a whole house may have.

All tables count, not only those with bots: any seat can be handed to one later."""

from __future__ import annotations

import threading
from datetime import timedelta
from time import monotonic
from typing import Final

from demiurge.table.buckets import Buckets
from demiurge.table.languages import Spoken
from demiurge.table.storage import Store

LATELY: Final = timedelta(days=1)  # what nobody has touched for so long takes up nothing but a little disk
TABLES: Final = 300  # of an address that are unfinished and were played lately: 20 people with 15 each
TABLES_OF_ONE: Final = 40  # of a person
TABLES_ALONE: Final = 6  # whose bots play on though nobody looks on
TABLES_ALONE_OF_ONE: Final = 2
MAKING: Final = 1 / 10, 60.0  # new ones a second in the long run, and at once; of an address
MAKING_OF_ONE: Final = 1 / 30, 15.0


class TooMany(Spoken):
    """Somebody has as much as one may have; the message says of what."""


class Caps:
    """`tables`: how many an address may have; 0: any number, made as fast as anybody likes."""

    def __init__(self, store: Store, tables: int = TABLES) -> None:
        self.store, self.tables = store, tables
        self.lock = threading.Lock()
        self.making = [Buckets(*MAKING_OF_ONE), Buckets(*MAKING)]

    def admit(self, host: str, origin: str) -> None:
        """Before a table is made for a host; TooMany if it is one too many."""
        if not self.tables:
            return
        mine, here = self.store.at_play(host, origin, self.store.now() - LATELY)
        if mine >= min(TABLES_OF_ONE, self.tables):
            raise TooMany("many-tables", n=mine)
        if here >= self.tables:
            raise TooMany("many-tables-here", n=here)
        with self.lock:
            now = monotonic()
            if not all(bucket.take(who, now) for bucket, who in zip(self.making, (host, origin), strict=True)):
                raise TooMany("many-at-once")

    def admit_alone(self, host: str, origin: str) -> None:
        """Before the bots of a table are let play on alone."""
        if not self.tables:
            return
        mine, here = self.store.at_play(host, origin, self.store.now() - LATELY, alone=True)
        if mine >= TABLES_ALONE_OF_ONE:
            raise TooMany("many-alone", n=mine)
        if here >= TABLES_ALONE:
            raise TooMany("many-alone-here", n=here)
