"""What is sent: true values, values that are nearly true, and wild ones. Everything comes from one seeded generator."""

from __future__ import annotations

import random
import string
from collections.abc import Sequence
from typing import Any, Final

LONG: Final = 9_000  # letters; with all else that a request carries it stays within the 16 kB that headers may have
MARK: Final = "<fuzz onerror='x'>"  # no page may hold it as it was sent

TEXTS: Final = (
    "", " ", "\0", "\r\nSet-Cookie: a=b", "a\tb\vc", "\x1b[2J\x1b[31m", "\x7f\x85", "\ud800", "x\udfffy", "\u202eabc",
    "中文", "Ω≈ç√", "e\u0301" * 30, "😀" * 40, "ﬀ", "İ", "\u2028", "\ufeff", MARK, f"\"'>{MARK}", "{{7*7}}",
    "{0.__class__}", "%s%n", "${x}", "../../../../etc/passwd", "..\\..\\x", "/", "//evil.example", "\\\\evil",
    "javascript:1", "/中", "a/b", "'; DROP TABLE tables; --", "null", "None", "true", "NaN", "Infinity", "-0", "1e999",
    "0x10", "1_000", "٣", "²", "+1", " 1", "1.0", "[]", "{}", "?", "#", "&", ";", "; " * 40, "a; b", "=", "a" * LONG,
    "\\" * 2000, "a:" * 2000, "(" * 500, "://a:" * 500, '"' * 1000, " " * LONG, "é" * 3000, "9" * 5000, "-" + "9" * 400,
)  # fmt: skip
NUMBERS: Final = (
    0, 1, 2, 3, 5, -1, -2, 7, 99, 400, 2**31 - 1, 2**31, -(2**31) - 1, 2**53, 2**63 - 1, 2**63, 2**64, -(2**63) - 1,
    10**30, 10**400, -(10**400), 0.5, -0.0, 1e308, float("nan"), float("inf"), -float("inf"),
)  # fmt: skip


class Values:
    """Seeded: the same seed gives the same values again."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def odds(self, chance: float) -> bool:
        return self.rng.random() < chance

    def text(self) -> str:
        if self.odds(0.7):
            return self.rng.choice(TEXTS)
        signs = string.printable if self.odds(0.7) else [chr(self.rng.randrange(0x110000)) for _ in range(20)]
        return "".join(self.rng.choice(signs) for _ in range(self.rng.choice((1, 3, 10, 50))))

    def near(self, text: str) -> str:
        """Nearly that text."""
        at = self.rng.randrange(len(text) + 1)
        kind = self.rng.randrange(6)
        if kind == 0:
            return text[:at] + text[at + 1 :]
        if kind == 1:
            return text[:at] + self.rng.choice("\0 aZ09-_é/.%\n") + text[at:]
        if kind == 2:
            return text.swapcase()
        if kind == 3:
            return text * 2
        return text[::-1] if kind == 4 else f" {text}\n"

    def one(self, known: Sequence[str], trust: float = 0.6) -> str:
        """Mostly one that is known there."""
        if not known or self.odds((1 - trust) / 2):
            return self.text()
        found = self.rng.choice(known)
        return found if self.odds(2 * trust / (1 + trust)) else self.near(found)

    def anything(self, depth: int = 0) -> Any:
        """Whatever JSON can say, and a little that it cannot."""
        kind = self.rng.randrange(8 if depth < 3 else 5)
        if kind == 0:
            return self.rng.choice((None, True, False))
        if kind in (1, 2):
            return self.rng.choice(NUMBERS)
        if kind in (3, 4):
            return self.text()
        if kind == 5:
            return nested(self.rng.choice((10, 300, 5_000)))
        few = range(self.rng.randrange(4))
        if kind == 6:
            return [self.anything(depth + 1) for _ in few]
        return {self.text(): self.anything(depth + 1) for _ in few}


class Raw(str):
    """JSON as it is written, which no library would write so."""


def nested(depth: int) -> Raw:
    return Raw("[" * depth + "]" * depth)
