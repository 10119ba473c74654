"""Speed beside peers, in one run: decisions and copies a second, and how long a ledger takes (see bench/README.md).

python bench/run.py               a table for people (`demiurge bench`; `make bench` installs what it compares with)
python bench/run.py --json        one JSON object on standard output
python bench/run.py --markdown    the table as docs/speed.md and the README show it; --into PAGE ... puts it there
python bench/run.py --against BUILD   this build beside another one of Demiurge (bench/against.py)

Every contestant has a process of its own and runs only when it is its turn, for a short slice; the turns go round many
times. A speed is the median over the rounds, each slice measured by CPU time against the yardstick around it.
"""

import argparse
import json
import os
import platform
import sys
from pathlib import Path
from statistics import median, quantiles
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import against
from bench.process import Entry, Process, compete

PEER = "catanatron"
BEGIN, END = "<!-- bench -->", "<!-- /bench -->"


ENTRIES = (
    Entry("Terra Mystica, 4 players, compiled", "terra-mystica", "0"),
    Entry("Terra Mystica, 4 players, interpreted", "terra-mystica", "1"),
    Entry("Theocratia, 4 players, compiled", "theocratia", "0"),
    Entry("Nova Era, 4 players, compiled", "nova-era", "0"),
    Entry("Civolution, 4 players, compiled", "civolution", "0"),
    Entry("Lantern Isles (the example game, interpreted), 4 players", "lantern-isles"),
    Entry("catanatron, 4 players", PEER),
    Entry("OpenSpiel backgammon, from Python", "backgammon"),
    Entry("OpenSpiel chess, from Python", "chess"),
)
REPLAYS = {"golden": "replay of a golden ledger", "real": "replay of a real ledger"}


def spread(values: list[float]) -> float:
    """The middle half of the values, as a part of their median."""
    if len(values) < 2:
        return 0.0
    low, _, high = quantiles(values, n=4, method="inclusive")
    return (high - low) / median(values)


def figures(processes: list[Process]) -> dict[str, Any]:
    """What --json prints. A speed is told as it is while the yardstick runs at its median speed."""
    slices = [it for process in processes for some in process.slices.values() for it in some]
    unit = median(it.yardstick for it in slices)
    peer = next((process for process in processes if process.entry.name == PEER), None)

    def per_second(process: Process | None, task: str) -> float | None:
        if process is None or task not in process.slices:
            return None
        return unit * median(it.speed for it in process.slices[task])

    def row(process: Process, what: str, task: str, extra: dict[str, Any]) -> dict[str, Any]:
        found = per_second(process, task)
        assert found is not None
        speeds = [it.speed for it in process.slices[task]]
        wall = median(it.done / it.wall for it in process.slices[task])
        return {
            "what": what,
            "decisions_per_second": rounded(found) if task == "play" else None,
            "copies_per_second": None,
            "ratio": rounded(over(found, per_second(peer, "play"))) if task == "play" else None,
            "spread": round(spread(speeds), 3),
            "per_wall_second": rounded(wall),
            "release": process.hello["release"],
            **extra,
        }

    rows = []
    for process in processes:
        copies = per_second(process, "copy")
        also = {
            "copies_per_second": rounded(copies),
            "copies_ratio": rounded(over(copies, per_second(peer, "copy"))),
            "copies_spread": round(spread([it.speed for it in process.slices["copy"]]), 3),
            "decision": process.hello["about"],
        }
        if process.entry.name == "terra-mystica":
            also["compiled"] = process.entry.pure == "0"
        rows.append(row(process, process.entry.what, "play", also))
    for process in processes:
        for task in process.tasks:
            if task in REPLAYS:
                each = per_second(process, task)
                assert each is not None
                rows.append(
                    row(process, f"{process.entry.what}: {REPLAYS[task]}", task, {"milliseconds": rounded(1000 / each)})
                )
    return {
        "yardstick": rounded(unit),
        "yardstick_spread": round(spread([it.yardstick for it in slices]), 3),
        "rows": rows,
        "clock": "CPU time (per_wall_second: wall time)",
        "cpu_of_wall": round(sum(it.cpu for it in slices) / sum(it.wall for it in slices), 3),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
    }


def over(value: float | None, other: float | None) -> float | None:
    return None if value is None or other is None else value / other


def rounded(value: float | None) -> float | None:
    """Four digits are more than can be measured."""
    if value is None:
        return None
    short = float(f"{value:.4g}")
    return int(short) if short >= 1000 else short


def shown(value: float | None, text: str = "{:,.0f}") -> str:
    return "" if value is None else text.format(value)


def table(found: dict[str, Any]) -> list[list[str]]:
    lines = [["", "decisions/s", "× catanatron", "copies/s", "× catanatron", "spread"]]
    for row in found["rows"]:
        speed = shown(row["decisions_per_second"])
        if "milliseconds" in row:
            speed = f"{row['milliseconds']:.1f} ms"
        lines.append(
            [
                row["what"],
                speed,
                shown(row["ratio"], "{:.1f}"),
                shown(row["copies_per_second"]),
                shown(row.get("copies_ratio"), "{:.1f}"),
                f"± {50 * max(row['spread'], row.get('copies_spread', 0.0)):.0f} %",
            ]
        )
    return lines


def conditions(found: dict[str, Any]) -> str:
    releases = {row["what"].split(",")[0].split(" ")[0]: row["release"] for row in found["rows"]}
    peers = ", ".join(f"{name} {releases[name]}" for name in ("catanatron", "OpenSpiel") if name in releases)
    return (
        f"Yardstick {found['yardstick'] / 1e6:.1f} M loops/s ± {50 * found['yardstick_spread']:.0f} %; CPU time, "
        f"{found['cpu_of_wall']:.0%} of the wall time; Python {found['python']}, {found['system']}, "
        f"{found['cores']} cores; {peers or 'no peers'}."
    )


def print_table(found: dict[str, Any]) -> None:
    lines = table(found)
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for line in lines:
        cells = [cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)]
        print("  ".join([line[0].ljust(widths[0]), *cells]).rstrip())
    print(conditions(found))


def markdown(found: dict[str, Any]) -> str:
    head, *lines = table(found)
    rule = "|---" + "|---:" * (len(head) - 1) + "|"
    rows = ["| " + " | ".join(line) + " |" for line in [head, *lines]]
    return "\n".join([rows[0], rule, *rows[1:], "", conditions(found)]) + "\n"


def put_into(page: Path, text: str) -> None:
    """Replace what lies between the marks `<!-- bench -->` and `<!-- /bench -->` of a page."""
    before, mark, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not mark or not end:
        raise SystemExit(f"bench: {page} has no place for the table: {BEGIN} and {END}")
    page.write_text(f"{before}{mark}\n{text}{end}{after}", encoding="utf-8")


def started(entries: tuple[Entry, ...]) -> list[Process]:
    found = []
    for entry in entries:
        process = Process(entry)
        if process.missing is not None:
            print(f"bench: left out: {entry.what}: {process.missing}", file=sys.stderr)
            process.close()
        else:
            found.append(process)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/run.py", description=(__doc__ or "").split("\n")[0])
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help="print one JSON object")
    shape.add_argument("--markdown", action="store_true", help="print the table for the docs")
    parser.add_argument("--into", type=Path, nargs="+", default=[], metavar="PAGE", help="put the table into the pages")
    parser.add_argument(
        "--against", metavar="BUILD", help="compare with quick, best, interpreted, or what lies in a folder"
    )
    parser.add_argument(
        "--build", default="", metavar="NAME", help="which of our own is compared: quick, best, interpreted"
    )
    parser.add_argument("--rounds", type=int, metavar="N", help="how often the turns go round (12; 40 with --against)")
    parser.add_argument("--slice", type=float, default=0.3, metavar="S", help="CPU seconds of the longest slice (0.3)")
    args = parser.parse_args()
    if args.against:
        return against.run(args.build, args.against, max(1, args.rounds or 40), args.slice, args.json)
    processes = started(ENTRIES)
    if not processes:
        return 1
    compete(processes, max(1, args.rounds or 12), args.slice)
    for process in processes:
        process.close()
    found = figures(processes)
    for page in args.into:
        put_into(page, markdown(found))
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
    elif args.markdown:
        print(markdown(found), end="")
    else:
        print_table(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
