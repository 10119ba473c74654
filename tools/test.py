"""`make test`: every check there is, one after the other, and at the end what took its time.

Most tests run once, on the compiled libraries where there is a C compiler; those marked `both` run a second time on the
plain sources. The first check that fails ends it.
"""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
CODE = [name for name in ("src", "tests", "tools", "examples", "bench") if (ROOT / name).is_dir()]
PAGES = [name for name in ("docs", "README.md") if (ROOT / name).exists()]
WORKERS = str(os.cpu_count() or 1)


class Part(NamedTuple):
    """A check, and how long it took: as the clock on the wall says, and of all processors together."""

    name: str
    wall: float
    processor: float


class Check(NamedTuple):
    """A check that runs."""

    name: str
    process: subprocess.Popen[bytes]
    began: float


class Run:
    """The checks so far."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.began = time.monotonic()

    def begin(self, name: str, call: list[str], pure: str = "") -> Check:
        env = {**os.environ, "DEMIURGE_PURE": pure, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # else each of a hundred processes compiles the same modules again
        print(f"--- {name}: {' '.join([f'DEMIURGE_PURE={pure}'] * bool(pure) + call)}", flush=True)
        return Check(name, subprocess.Popen(call, cwd=ROOT, env=env), time.monotonic())

    def end(self, check: Check) -> None:
        """The end of all if it fails."""
        _, status, used = os.wait4(check.process.pid, 0)
        check.process.returncode = os.waitstatus_to_exitcode(status)
        self.parts.append(Part(check.name, time.monotonic() - check.began, used.ru_utime + used.ru_stime))
        if check.process.returncode:
            self.tell()
            print(f"test: failed: {check.name}")
            raise SystemExit(check.process.returncode)

    def step(self, name: str, call: list[str], pure: str = "") -> None:
        self.end(self.begin(name, call, pure))

    def tell(self) -> None:
        """Each part's share."""
        total = Part("all", time.monotonic() - self.began, sum(part.processor for part in self.parts))
        print(f"\n{'what took its time':24}{'wall':>9}{'processor':>12}{'share':>8}")
        for part in [*self.parts, total]:
            share = part.processor / (total.processor or 1)
            print(f"{part.name:24}{part.wall:7.1f} s{part.processor:10.1f} s{share:8.0%}")


def main() -> int:
    run = Run()
    run.step("set-up", ["make", "-s", "setup"])
    run.step("lint", ["ruff", "check", "-q", "setup.py", *CODE])
    run.step("layout", ["ruff", "format", "-q", "--check", "setup.py", *CODE])
    types = run.begin("types", ["mypy", *CODE])  # on one core; beside it the other compiles
    run.step("arrows", ["lint-imports", "--no-logo"])
    pytest = ["pytest", "-n", WORKERS, "--dist", "loadfile", "--no-loadscope-reorder"]
    every = [*pytest, "--doctest-glob=*.md", "tests", "examples", *PAGES]
    can = subprocess.run([str(BIN / "python"), "tools/fast.py", "--can"], cwd=ROOT).returncode == 0
    if can:
        run.step("compiling", ["python", "tools/fast.py"])
    run.end(types)
    if can:
        run.step("tests, compiled", every, pure="0")
        run.step("tests, interpreted", [*pytest, "-m", "both and not long"], pure="1")
    else:
        run.step("tests, interpreted", every, pure="1")
    run.tell()
    return 0


if __name__ == "__main__":
    sys.exit(main())
