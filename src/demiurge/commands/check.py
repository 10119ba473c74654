"""`demiurge check`: the generic checks over every seat count and option."""

import argparse
from pathlib import Path

from demiurge.commands.base import FAILS, HOLDS, ProgressLine, WrongCall, number, report, takes_json
from demiurge.kernel.checks import run_checks
from demiurge.kernel.registry import find


def run_check(args: argparse.Namespace) -> int:
    meta = find(args.game)
    if args.components:
        if not Path(args.components).exists():
            raise WrongCall(f"there are no components at {args.components}")
        try:
            meta.make({}, args.components)
        except (ValueError, OSError) as error:
            raise WrongCall(str(error)) from error
    line = ProgressLine(f"check {meta.name}")
    try:
        found = run_checks(meta, args.seed, args.games, components=args.components, progress=line)
    finally:
        line.clear()
    lines: list[str] = []
    for result in found:
        lines.append(f"{'failed' if result.failed else 'holds '} {result.name}: {result.cases} cases")
        if result.failed:
            lines.append(f"       {result.failed} of them do not; the first: {result.first_failure}")
    report(args, {"game": meta.name, "checks": [result.to_json() for result in found]}, lines)
    return FAILS if any(result.failed for result in found) else HOLDS


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("check", help="the generic checks over every seat count and option")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--components", metavar="PATH", default="", help="a file or folder that replaces components")
    parser.add_argument("--games", metavar="K", type=number(1), default=1, help="games for each case (%(default)s)")
    parser.add_argument("--seed", metavar="S", type=number(0), default=1)
    takes_json(parser)
    parser.set_defaults(run=run_check)
