"""One mutant: a rule module in which one small place says something else."""

from __future__ import annotations

import difflib
import hashlib
from typing import NamedTuple

from tools.mutants.rules import Subject


class Mutant(NamedTuple):
    """The bytes from `start` to `end` of a module replaced.

    `place` is the function (`Reply.take`), or "" for a line of the module itself; `line` the text of the line. With
    `change` and `nth`, which counts what is the same otherwise, they name the mutant for as long as that line stands:
    no number of a line is part of it."""

    module: str
    place: str
    operator: str
    change: str
    line: str
    nth: int
    start: int
    end: int
    text: str

    @property
    def name(self) -> str:
        where = f"{self.module}.{self.place}" if self.place else self.module
        return f"`{where}` · {self.change} · `{self.line}`" + (f" · {self.nth}" if self.nth > 1 else "")

    @property
    def id(self) -> str:
        return hashlib.blake2b(self.name.encode(), digest_size=4).hexdigest()

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def diff(self, subject: Subject) -> str:
        source = subject.source(self.module)
        lines = difflib.unified_diff(
            source.decode().splitlines(),
            self.applied(source).decode().splitlines(),
            f"{self.module}.py",
            "",
            "",
            "",
            1,
            "",
        )
        return "\n".join(line for line in lines if not line.startswith("+++"))
