"""The tests run once on the sound rules: that they pass, how long each takes, which clauses it cites, what it reaches.

Kept under build/mutants for as long as sources and tests stay as they are."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import sys
import time
from collections.abc import Generator
from pathlib import Path
from types import CodeType, FrameType
from typing import NamedTuple

import pytest

from tools.mutants.rules import ROOT, Subject

KEPT = ROOT / "build" / "mutants"
LOOKED_AT = 0.5  # seconds of each test; looking makes it four times slower
EVERYTHING = "*"  # what a longer test is taken to reach


class Tested(NamedTuple):
    """What is known of a test."""

    seconds: float
    clauses: list[str]
    reached: list[str]


class Survey(NamedTuple):
    """`imported`: the functions that run when the modules are loaded. `tests`: in the order in which they ran."""

    imported: list[str]
    tests: dict[str, Tested]

    def reaches(self, test: str, place: str) -> bool:
        reached = self.tests[test].reached
        return place in reached or EVERYTHING in reached


NOTHING = Survey([], {})


def fingerprint(subject: Subject) -> str:
    """Of all that the outcome of a trial hangs on: this Python, the sources, the tests."""
    digest = hashlib.blake2b(sys.version.encode(), digest_size=8)
    folders = [subject.folder, subject.tests]
    files = list((ROOT / "tests").glob("*.py"))
    if ROOT in subject.folder.parents:
        folders += [ROOT / "src/demiurge/kernel", ROOT / "src/demiurge/kit", ROOT / "src/demiurge/bots"]
    for folder in folders:
        files += [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    for path in sorted(files):
        content = path.read_bytes()
        digest.update(f"{path.name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


class Surveyor:
    """A plugin of pytest that looks on. It sees calls, not lines: a function is a place that a test reaches or not."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder) + os.sep
        self.seen: dict[int, CodeType] = {}
        self.imported: list[str] = []
        self.tests: dict[str, Tested] = {}
        self.failed: list[str] = []
        self.began = 0.0
        self.everything = False

    def enough(self, number: int, frame: FrameType | None) -> None:
        sys.settrace(None)
        self.everything = True

    def look(self, frame: FrameType, event: str, arg: object) -> None:
        self.seen[id(frame.f_code)] = frame.f_code

    def places(self) -> list[str]:
        """The functions called since the last time."""
        found: set[str] = set()
        seen, self.seen = self.seen, {}
        for code in seen.values():
            if code.co_filename.startswith(self.folder):
                module = code.co_filename[len(self.folder) : -len(".py")].replace(os.sep, ".")
                names = [name for name in code.co_qualname.split(".") if not name.startswith("<")]
                found.add(".".join([module, *names]))
        return [EVERYTHING] if self.everything else sorted(found)

    def pytest_sessionstart(self) -> None:
        signal.signal(signal.SIGPROF, self.enough)
        sys.settrace(self.look)

    def pytest_collection_finish(self) -> None:
        self.imported = self.places()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, None, None]:
        self.seen, self.everything, self.began = {}, False, time.process_time()
        signal.setitimer(signal.ITIMER_PROF, LOOKED_AT)
        sys.settrace(self.look)
        yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        sys.settrace(None)
        clauses = [str(clause) for mark in item.iter_markers("rule") for clause in mark.args]
        seconds = time.process_time() - self.began
        self.tests[item.nodeid] = Tested(round(seconds, 3), clauses, self.places())

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def path_of(subject: Subject) -> Path:
    return KEPT / f"survey-{subject.name}-{fingerprint(subject)}.json"


def read(path: Path) -> Survey:
    found = json.loads(path.read_text())
    return Survey(found["imported"], {test: Tested(*known) for test, known in found["tests"].items()})


def make(subject: Subject, path: Path, arguments: list[str]) -> list[str]:
    """Run the tests and keep what was seen; the tests that fail are returned, and then nothing is kept."""
    surveyor = Surveyor(subject.folder)
    code = pytest.main([*arguments, str(subject.tests)], plugins=[surveyor])
    sys.settrace(None)
    if code != pytest.ExitCode.OK:
        return surveyor.failed or [f"pytest ends with {code}"]
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_text(json.dumps({"imported": surveyor.imported, "tests": surveyor.tests}))
    part.replace(path)
    return []
