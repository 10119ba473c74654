"""`demiurge bench`: speed beside peers. The comparisons are part of the project, not of the installed package."""

import argparse
import subprocess
import sys
from importlib.util import find_spec

from demiurge import builds
from demiurge.commands.base import WrongCall, takes_json

BENCH = builds.SOURCES.parent.parent / "bench"


def run_bench(args: argparse.Namespace) -> int:
    """The engines, and then the environments, where there is what they need."""
    if not (BENCH / "run.py").is_file():
        raise WrongCall("call-bench")
    status = run("run.py", *(["--json"] if args.json else []))
    if status or args.json or not (find_spec("gymnasium") and find_spec("pettingzoo")):
        return status
    print()
    return run("environments.py")


def run(script: str, *more: str) -> int:
    sys.stdout.flush()
    return subprocess.run([sys.executable, str(BENCH / script), *more], check=False).returncode


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("bench", help="speed beside peers, interleaved with a yardstick, in one run")
    takes_json(parser)
    parser.set_defaults(run=run_bench)
