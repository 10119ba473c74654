"""`demiurge bench`: speed beside peers. The comparisons are part of the project, not of the installed package."""

import argparse
import subprocess
import sys

from demiurge import builds
from demiurge.commands.base import WrongCall, takes_json

BENCH = builds.SOURCES.parent.parent / "bench" / "run.py"


def run_bench(args: argparse.Namespace) -> int:
    if not BENCH.is_file():
        raise WrongCall("call-bench")
    sys.stdout.flush()
    call = [sys.executable, str(BENCH), *(["--json"] if args.json else [])]
    return subprocess.run(call, check=False).returncode


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("bench", help="speed beside peers, interleaved with a yardstick, in one run")
    takes_json(parser)
    parser.set_defaults(run=run_bench)
