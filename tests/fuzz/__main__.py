"""`make fuzz`: the long run, in one table of figures. Status 1 if anything was found."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from tests.fuzz import chapter, files, wire
from tests.fuzz.figures import Figures
from tests.fuzz.plan import AT_SOCKET, CHAPTER, CHAPTERS, FILE_CHAPTERS, FILES

SHOWN: Final = 20  # faults


def damaged(number: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        return files.read(number, FILES, Path(folder))


def parts(first: int) -> list[Callable[[], Figures]]:
    """Every chapter of the run, as something to call."""
    found: list[Callable[[], Figures]] = []
    found += [partial(chapter.read, first + n, CHAPTER) for n in range(CHAPTERS)]
    found += [partial(wire.read, first + n, CHAPTER) for n in range(AT_SOCKET)]
    found += [partial(damaged, first + n) for n in range(FILE_CHAPTERS)]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.fuzz", description=__doc__)
    parser.add_argument(
        "--first", type=int, default=2, help="the number of the first chapter: other numbers, other requests"
    )
    figures = Figures()
    for part in parts(parser.parse_args().first):
        figures.add(part())
        print(f"{figures.counts.total()} done, {len(figures.faults)} faults, {figures.seconds:.0f} s", file=sys.stderr)
    print(figures.told())
    for fault in figures.faults[:SHOWN]:
        print(f"\n{fault}")
    slow = any(wait.work > wire.PATIENCE for wait in figures.waits)
    return 1 if figures.faults or slow else 0


if __name__ == "__main__":
    sys.exit(main())
