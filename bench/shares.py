"""Where the time of a random game goes, compiled: shares by module and by function, as docs/speed.md shows them.

python bench/shares.py                       random games of Terra Mystica with 4 players
python bench/shares.py --copies              copies of positions instead
python bench/shares.py --copies civolution   of another game

Needs Linux's `perf` and a compiled build (`make fast`). Time in the C runtime (lists, ints, memory) counts for the
function that called it. A function that the C compiler moved into its caller counts as the caller.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

NATIVE = "CPyDef_"  # what mypyc calls a compiled function
PLAYING = (".random_playout", ".start", "_clear")
COPYING = (".Data.clone", "_clear")  # to take a copy, and to give it back
GLUE = re.compile(r"__\w+_glue$")  # the same method, called through its base class
PACKAGE = re.compile(r"^demiurge\.(games\.\w+?\.)?")

STAGES = {
    "turns.Turn.replies": "finding the answers of a turn",
    "turns.Turn.follow": "carrying out an answer of a turn",
    "turns.NextTurn": "whose turn is next",
    "setup.": "setting up: factions, first dwellings and cards",
    "rounds.": "rounds, income and scoring",
    "income.": "rounds, income and scoring",
    "scoring.": "rounds, income and scoring",
    "leech.": "answers to offers of power",
    "bots.playout.": "the loop and its random numbers",
    "kernel.state.": "the kernel: lanes, waiting, applying",
}
"""What a sample belongs to: the outermost rule on its stack, or the loop or the kernel where no rule runs."""


def work(game: str, copies: bool, seconds: float) -> None:
    """What is measured, in a process of its own."""
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from bench.contestant import Demiurge

    it = Demiurge(game)
    it.gather()
    end = time.process_time() + seconds
    while time.process_time() < end:
        if copies:
            it.copy()
        else:
            it.play()


def stacks(game: str, copies: bool, seconds: float) -> list[list[str]]:
    """The compiled functions on the stack of every sample, the innermost first."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder, "perf.data")
        call = [sys.executable, __file__, game, "--work", "--seconds", str(seconds), *(["--copies"] if copies else [])]
        record = ["perf", "record", "-q", "-F", "499", "--call-graph", "dwarf,16384", "-o", str(data), *call]
        subprocess.run(record, check=True, env={**os.environ, "DEMIURGE_PURE": "0"})
        script = ["perf", "script", "-i", str(data), "-F", "ip,sym", "--no-demangle"]
        text = subprocess.run(script, check=True, capture_output=True, text=True).stdout
    found = []
    for sample in text.split("\n\n"):
        frames = [line.split()[1] for line in sample.splitlines() if len(line.split()) > 1]
        native = [readable(frame) for frame in frames if frame.startswith(NATIVE)]
        if any(name.endswith(COPYING if copies else PLAYING) for name in native):
            found.append(native)
    return found


def readable(symbol: str) -> str:
    """CPyDef_demiurge___games___nova_era___turns___Turn___answers__Decision_glue -> turns.Turn.answers"""
    return PACKAGE.sub("", GLUE.sub("", symbol.removeprefix(NATIVE).split("@")[0].replace("___", ".")))


def module_of(name: str) -> str:
    """The parts before the class, or before the function where there is none."""
    parts = name.split(".")
    for i, part in enumerate(parts):
        if part[:1].isupper() or i == len(parts) - 1:
            return ".".join(parts[:i]) or name
    return name


def stage_of(names: list[str]) -> str:
    around = ("bots.playout.", "kernel.state.")
    outside_in = [name for name in reversed(names) if not name.startswith(around)]
    for name in [*outside_in, names[0]]:
        for start, stage in STAGES.items():
            if name.startswith(start):
                return stage
    return "other"


def print_shares(title: str, counts: Counter[str], total: int, limit: float, own: Counter[str] | None = None) -> None:
    print(f"\n| {title} | share |" + (" of it its own |" if own is not None else ""))
    print("|---|---:|" + ("---:|" if own is not None else ""))
    for name, count in counts.most_common():
        if count >= limit * total:
            also = f" {own[name] / total:.1%} |" if own is not None else ""
            print(f"| {name} | {count / total:.1%} |{also}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/shares.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", nargs="?", default="terra-mystica", help="terra-mystica")
    parser.add_argument("--copies", action="store_true", help="copies of positions instead of games")
    parser.add_argument("--seconds", type=float, default=6.0, metavar="S", help="how long to look (6)")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.work:
        work(args.game, args.copies, args.seconds)
        return 0
    if shutil.which("perf") is None:
        print("shares: there is no `perf` here", file=sys.stderr)
        return 2
    found = stacks(args.game, args.copies, args.seconds)
    if not found:
        print("shares: no compiled function was seen; run `make fast` first", file=sys.stderr)
        return 1
    own = Counter(names[0] for names in found)
    modules = Counter(module_of(names[0]) for names in found)
    within = Counter(name for names in found for name in set(names))
    print(f"{len(found)} samples")
    if not args.copies:
        print_shares("stage", Counter(stage_of(names) for names in found), len(found), 0.005)
    print_shares("module, without what it calls in others", modules, len(found), 0.01)
    print_shares("function, with all that it calls", within, len(found), 0.02, own)
    return 0


if __name__ == "__main__":
    sys.exit(main())
