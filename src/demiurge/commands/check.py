"""`demiurge check`: the generic checks over every seat count and option."""

import argparse
from pathlib import Path

from demiurge.commands.base import FAILS, HOLDS, ProgressLine, WrongCall, number, reason, report, takes_json, words
from demiurge.kernel.checks import CheckResult, run_checks
from demiurge.kernel.registry import Meta, find
from demiurge.kit.guide import BadGuide, guide_of
from demiurge.kit.practice import practice_of
from demiurge.kit.ways import faults

GUIDE = "the guided first game fits the rules"
PRACTICE = "few ways reach the goal of each position to practise with"


def run_check(args: argparse.Namespace) -> int:
    meta = find(args.game)
    if args.components:
        if not Path(args.components).exists():
            raise WrongCall("call-components", path=args.components)
        try:
            meta.make({}, args.components)
        except (ValueError, OSError) as error:
            raise WrongCall("call-why", why=reason(error)) from error
    line = ProgressLine(f"check {meta.name}")
    try:
        found = run_checks(meta, args.seed, args.games, components=args.components, progress=line)
        found += guide_checks(meta) + practice_checks(meta)
    finally:
        line.clear()
    w, lines = words(), list[str]()
    verdicts = {True: w("check-failed"), False: w("check-holds")}
    width = max(map(len, verdicts.values()))
    for result in found:
        cases = w("check-cases", name=result.name, n=result.cases)
        lines.append(f"{verdicts[bool(result.failed)]:{width}} {cases}")
        if result.failed:
            first = w("check-first", n=result.failed, failure=result.first_failure)
            lines.append(f"{'':{width}} {first}")
    report(args, {"game": meta.name, "checks": [result.to_json() for result in found]}, lines)
    return FAILS if any(result.failed for result in found) else HOLDS


def guide_checks(meta: Meta) -> list[CheckResult]:
    """The game's guide, a case for each step. It is a matter of the table: where that is not installed, none is."""
    result = CheckResult(GUIDE)
    try:
        guide = guide_of(meta)
        from demiurge.table.game import guided  # only here: the table is an extra
    except BadGuide as error:
        return [unreadable(result, error)]
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("demiurge"):
            raise
        return []
    if guide is None:
        return []
    wrong = guided.faults(meta)
    result.cases, result.failed, result.first_failure = len(guide.steps), len(wrong), "".join(wrong[:1])
    return [result]


def practice_checks(meta: Meta) -> list[CheckResult]:
    """The positions to practise with, a case for each: a full search proves its ways again."""
    result = CheckResult(PRACTICE)
    try:
        practice = practice_of(meta)
    except BadGuide as error:
        return [unreadable(result, error)]
    if practice is None:
        return []
    wrong = [fault for position in practice.positions for fault in faults(meta, position)]
    result.cases, result.failed, result.first_failure = len(practice.positions), len(wrong), "".join(wrong[:1])
    return [result]


def unreadable(result: CheckResult, error: BadGuide) -> CheckResult:
    result.cases = result.failed = 1
    result.first_failure = str(error)
    return result


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("check", help="the generic checks over every seat count and option")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--components", metavar="PATH", default="", help="a file or folder that replaces components")
    parser.add_argument("--games", metavar="K", type=number(1), default=1, help="games for each case (%(default)s)")
    parser.add_argument("--seed", metavar="S", type=number(0), default=1)
    takes_json(parser)
    parser.set_defaults(run=run_check)
