"""The contestants of a bench as processes that wait for their turn (see bench/README.md)."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

CONTESTANT = Path(__file__).resolve().parent / "contestant.py"
SHARES = {"play": 1.0, "copy": 0.4, "golden": 0.6, "real": 0.6}
"""The length of a slice of each task, as a part of the longest."""


class Entry(NamedTuple):
    """One process: what the table calls it, the contestant's name, and which build of Demiurge it takes."""

    what: str
    name: str
    pure: str = ""
    level: str = ""
    path: str = str(CONTESTANT.parents[1] / "src")  # where `demiurge` is imported from
    contestant: Path = CONTESTANT


class Slice(NamedTuple):
    """How often it was done, in which time, and the yardstick's speed around it."""

    done: float
    cpu: float
    wall: float
    yardstick: float

    @property
    def speed(self) -> float:
        """In units of the yardstick: how often for each turn of its loop."""
        return self.done / self.cpu / self.yardstick


class Process:
    """One contestant. It does nothing until it is asked for a slice."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.slices: dict[str, list[Slice]] = {}
        env = {**os.environ, "PYTHONHASHSEED": "0", "OMP_NUM_THREADS": "1"}
        told = {"DEMIURGE_PURE": entry.pure, "DEMIURGE_LEVEL": entry.level, "PYTHONPATH": entry.path}
        env.update(told)  # empty is as good as not set
        self.process = subprocess.Popen(
            [sys.executable, str(entry.contestant), entry.name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=env,
        )
        self.hello = self.read()
        self.missing: str | None = self.hello.get("missing")
        self.tasks: list[str] = self.hello.get("tasks", [])

    def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            return {"missing": f"ended with status {self.process.wait()}"}
        answer: dict[str, Any] = json.loads(line)
        return answer

    def do(self, task: str, seconds: float) -> Slice:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{task} {seconds}\n")
        self.process.stdin.flush()
        answer = self.read()
        if "missing" in answer:
            raise SystemExit(f"bench: {self.entry.what}: {answer['missing']}")
        return Slice(**answer)

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def compete(processes: list[Process], rounds: int, seconds: float) -> None:
    """Round after round, in turns; each round begins with another one. The first round warms up and is not counted."""
    turns = [(process, task) for process in processes for task in process.tasks]
    for number in range(rounds + 1):
        shift = number % len(turns)
        for process, task in turns[shift:] + turns[:shift]:
            measured = process.do(task, seconds * SHARES[task])
            if number:
                process.slices.setdefault(task, []).append(measured)
        if sys.stderr.isatty():
            print(f"\rbench: round {number} of {rounds}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
