"""Damaged files: records, ledgers, what is expected of them, and components. Seeded, and aware of their form."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any, Final

from tests.fuzz.schemas import written
from tests.fuzz.values import NUMBERS, Raw, Values, nested

WORDS: Final = (
    "build", "upgrade", "pass", "leech", "convert", "burn", "dig", "to", "A1", "Z99", "TP", "BON1", "SCORE9", "FAV0",
    "99999999999", "-1", "option", "player", "setup", "delete", "score", "witches", "nobody:", "send", "p", "advance",
    "+FIRE", "connect", "wait", "done", ".", "?", "1VP", "from", "transform", "action", "ACT1", "\0", "中", "round 9",
    "income", "drop-faction", ":", "1 PW to",
)  # fmt: skip
PATHS: Final = (
    "/",
    ".",
    "/etc/passwd",
    "\0",
    "nowhere",
    "a" * 5000,
    "~",
    "//",
    "\ud800",
    "/dev/null",
    "/proc/self/mem",
)


class Mutator:
    def __init__(self, rng: random.Random) -> None:
        self.rng, self.values = rng, Values(rng)

    # ---- any file
    def bytes_of(self, text: str) -> bytes:
        """The file as bytes, now and then damaged as a disk would."""
        data = bytearray(text.encode("utf-8", "surrogatepass"))
        kind = self.rng.randrange(20)
        if kind == 0 and data:
            del data[self.rng.randrange(len(data)) :]
        elif kind == 1 and data:
            for _ in range(self.rng.choice((1, 5))):
                data[self.rng.randrange(len(data))] = self.rng.randrange(256)
        elif kind == 2:
            return b"\xef\xbb\xbf" + bytes(data)
        elif kind == 3:
            return bytes(data).replace(b"\n", b"\r\n")
        elif kind == 4:
            return self.rng.choice(
                (b"", b"\n", b"\0" * 500, b"\xff\xfe", b"[" * 200_000, b'{"a":' * 50_000, b"9" * 10_000)
            )
        return bytes(data)

    def lines(self, rows: list[str]) -> list[str]:
        """A line lost, doubled, moved."""
        at, other = self.rng.randrange(len(rows)), self.rng.randrange(len(rows))
        kind = self.rng.randrange(5)
        if kind == 0:
            return rows[:at] + rows[at + 1 :]
        if kind == 1:
            return rows[:at] + [rows[at]] * 2 + rows[at + 1 :]
        if kind == 2:
            rows[at], rows[other] = rows[other], rows[at]
            return rows
        return rows[:at] if kind == 3 else [*rows[:at], self.values.text().replace("\n", " "), *rows[at:]]

    # ---- JSON
    def json(self, value: Any) -> Any:
        """The same with one place in it changed."""
        places: list[tuple[Any, Any]] = []
        collect(value, places)
        if not places or self.values.odds(0.03):
            return self.values.anything()
        holder, key = self.rng.choice(places)
        kind = self.rng.randrange(8)
        if kind == 0:
            del holder[key]
        elif kind == 1 and isinstance(holder, dict):
            holder[self.values.one([str(key)])] = self.values.anything()
        elif kind == 2:
            holder[key] = self.rng.choice(NUMBERS)
        elif kind == 3:
            holder[key] = [holder[key]]
        elif kind == 4:
            holder[key] = {"a": holder[key]}
        elif kind == 5:
            holder[key] = nested(self.rng.choice((50, 900, 100_000)))
        elif kind == 6 and isinstance(holder[key], str):
            holder[key] = self.values.near(holder[key])
        else:
            holder[key] = self.values.anything()
        return value

    def json_text(self, text: str) -> str:
        try:
            found = self.changed(text)
        except (ValueError, RecursionError):  # it was damaged before, or is deeper than we can write
            return self.values.near(text)
        if self.values.odds(0.05) and found.startswith("{"):
            found = f"{{{found[1:-1]},{found[1:]}"  # every key twice
        return found

    def changed(self, text: str) -> str:
        value = json.loads(text)
        for _ in range(self.rng.choice((1, 1, 2, 5))):
            value = value if isinstance(value, Raw) else self.json(value)
        return written(value)

    # ---- what they are made of
    def record(self, text: str) -> bytes:
        rows = text.splitlines()
        for _ in range(self.rng.choice((1, 1, 2, 4))):
            if self.values.odds(0.4):
                rows = self.lines(rows) or [""]
            elif self.values.odds(0.3):
                head = json.loads(text.splitlines()[0])
                head["components"] = self.rng.choice(PATHS)
                rows[0] = written(head)
            else:
                at = self.rng.choice((0, self.rng.randrange(len(rows))))
                rows[at] = self.json_text(rows[at])
        return self.bytes_of("\n".join(rows))

    def ledger(self, text: str) -> bytes:
        rows = text.splitlines()
        for _ in range(self.rng.choice((1, 1, 3))):
            if self.values.odds(0.3):
                rows = self.lines(rows) or [""]
                continue
            at = self.rng.randrange(len(rows))
            words = rows[at].split(" ")
            spot = self.rng.randrange(len(words))
            words[spot : spot + self.rng.choice((0, 1))] = [self.word()]
            rows[at] = " ".join(words)
        return self.bytes_of("\n".join(rows))

    def word(self) -> str:
        return self.rng.choice(WORDS) if self.values.odds(0.8) else self.values.text()

    def json_file(self, text: str) -> bytes:
        return self.bytes_of(self.json_text(text))


def collect(value: Any, places: list[tuple[Any, Any]]) -> None:
    """Every place in a value of JSON, as who holds it and under what."""
    inside: Sequence[Any] = (
        list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    )
    for key in inside:
        places.append((value, key))
        collect(value[key], places)
