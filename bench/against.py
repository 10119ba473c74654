"""Two builds of Demiurge beside each other: how fast is this one, as a part of the other?

python bench/run.py --against quick           our best build against our quick one
python bench/run.py --against ../older        against another checkout, as it is imported there: compiled, if it is
python bench/run.py --build interpreted --against ../older

Both play, copy and import ledgers in turns, round after round, each round in the other order. Each round gives one
ratio of their speeds; told are the median of the ratios and its 95 % interval by order statistics, which asks nothing
of their distribution. The exit status is 1 if an interval lies wholly below 0.97: then this build is slower.
"""

import json
import math
import sys
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from bench.process import CONTESTANT, SHARES, Entry, Process

GAMES = ("terra-mystica", "theocratia", "nova-era", "civolution")
TASKS = {"play": "decisions/s", "copy": "copies/s", "golden": "golden ledgers/s"}
SLOWER = 0.97
NAMED = {"interpreted": ("1", ""), "quick": ("0", "quick"), "best": ("0", "best"), "": ("0", "")}


class Row(NamedTuple):
    """What was compared, and how fast the first is as a part of the second."""

    what: str
    ratio: float
    low: float
    high: float
    rounds: int

    @property
    def slower(self) -> bool:
        return self.high < SLOWER


def entry_of(build: str, game: str) -> Entry:
    """A build by its name, or what another checkout (or a folder with an unpacked wheel) would import."""
    if build in NAMED:
        pure, level = NAMED[build]
        return Entry(f"{game}, {build or 'compiled'}", game, pure, level)
    folder = Path(build).resolve()
    for path in (folder / "src", folder):
        if (path / "demiurge" / "__init__.py").is_file():
            own = folder / "bench" / "contestant.py"  # it knows the names of its time
            contestant = own if own.is_file() else CONTESTANT
            return Entry(f"{game}, {build}", game, path=str(path), contestant=contestant)
    raise SystemExit(
        f"bench: {build} is neither one of {', '.join(filter(None, NAMED))} nor a folder with Demiurge in it"
    )


def interval(values: list[float]) -> tuple[float, float]:
    """The 95 % interval of the median: between the k-th smallest and the k-th largest value."""
    ordered, n, below, k = sorted(values), len(values), 0.0, 0
    while k < n // 2:
        below += math.comb(n, k) / 2**n  # P(no more than k of n lie below the median)
        if below > 0.025:
            break
        k += 1
    return ordered[max(k - 1, 0)], ordered[-max(k, 1)]


def take_turns(ours: Process, other: Process, rounds: int, seconds: float) -> list[Row]:
    """One game: for each task that both know, a ratio a round. The first round warms up and is not counted."""
    tasks = [task for task in TASKS if task in ours.tasks and task in other.tasks]
    ratios: dict[str, list[float]] = {task: [] for task in tasks}
    for number in range(rounds + 1):
        for task in tasks:
            pair = (ours, other) if number % 2 else (other, ours)
            speeds = {id(process): process.do(task, seconds * SHARES[task]).speed for process in pair}
            if number:
                ratios[task].append(speeds[id(ours)] / speeds[id(other)])
    game = ours.entry.name
    return [
        Row(f"{game}, {TASKS[task]}", median(found), *interval(found), len(found)) for task, found in ratios.items()
    ]


def run(build: str, other: str, rounds: int, seconds: float, as_json: bool) -> int:
    rows: list[Row] = []
    sides: tuple[str, str] = ("", "")
    for game in GAMES:
        pair = [Process(entry_of(build, game)), Process(entry_of(other, game))]
        for process in pair:
            if process.missing is not None:
                raise SystemExit(f"bench: {process.entry.what}: {process.missing}")
        sides = (pair[0].hello["release"], pair[1].hello["release"])
        rows += take_turns(pair[0], pair[1], rounds, seconds)
        if not as_json:
            tell(rows, game)
        for process in pair:
            process.close()
    slower = [row.what for row in rows if row.slower]
    if as_json:
        print(json.dumps(report(build, other, sides, rows)))
    else:
        print(f"{build or 'this build'} ({sides[0]}) over {other} ({sides[1]}); {rounds} rounds, CPU time")
        print(f"slower: {', '.join(slower)}" if slower else f"no interval lies wholly below {SLOWER}")
    return 1 if slower else 0


def tell(rows: list[Row], game: str) -> None:
    for row in rows:
        if row.what.startswith(game):
            mark = "  slower" if row.slower else ""
            print(f"{row.what:34} {row.ratio:.3f}  {row.low:.3f} to {row.high:.3f}{mark}", flush=True)


def report(build: str, other: str, sides: tuple[str, str], rows: list[Row]) -> dict[str, Any]:
    return {
        "build": build or "compiled",
        "against": other,
        "releases": list(sides),
        "rows": [{**row._asdict(), "slower": row.slower} for row in rows],
        "slower": any(row.slower for row in rows),
        "python": sys.version.split()[0],
    }
