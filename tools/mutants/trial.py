"""The tests run against one mutant, in a child of the process that has all of the tools, and none of the game, loaded.

Nothing is written among the sources: the child loads the mutant in the place of its module, before anything of the game
is loaded. It has limits of processor time, for each test, and of memory."""

from __future__ import annotations

import gc
import importlib
import json
import mmap
import os
import pkgutil
import resource
import signal
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from tools.mutants.mutant import Mutant
from tools.mutants.rules import Subject, clauses
from tools.mutants.survey import Survey

LEAST, TIMES = 5.0, 5.0  # a test may take so many seconds, and so many times what it takes on the sound rules
LOADING = 60.0  # seconds until the first test
WALL = 1200  # seconds for all; nothing here sleeps, so this is never met
MEMORY = 4 << 30
ARGUMENTS = ["-q", "-x", "--tb=short", "-p", "no:cacheprovider", "-p", "no:faulthandler"]

BROKEN = 70  # the exit code of a trial that is none
NOTHING_SAID: dict[str, Any] = {"by": "", "why": "", "phase": "import", "failed": False, "tests": 0}

NOT_ASKED = "K-1"
SURVIVED, KILLED, TIMEOUT = "survived", "killed", "timeout"


class Outcome(NamedTuple):
    """What became of a mutant. `by`: the test that failed first; `citing`: whether it cites a clause of the module.
    `phase`: `test`, or `import` where the rules could not even be loaded. `tests` were run, `seconds` spent."""

    id: str
    name: str
    operator: str
    outcome: str
    by: str
    citing: bool
    phase: str
    why: str
    tests: int
    seconds: float
    tree: str


class Planted(SourceFileLoader):
    """Loads another source in the place of a module."""

    def __init__(self, name: str, path: str, source: bytes) -> None:
        super().__init__(name, path)
        self.planted = source

    def get_data(self, path: Any) -> bytes:
        return self.planted if str(path) == self.path else super().get_data(path)

    def path_stats(self, path: Any) -> dict[str, Any]:
        raise OSError("what was compiled from the sound source is of no use")


class Planter(MetaPathFinder):
    """Finds that one module before others do."""

    def __init__(self, planted: Planted) -> None:
        self.planted = planted

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        mine = self.planted
        return spec_from_file_location(name, mine.path, loader=mine) if name == mine.name else None


class Order:
    """Which tests come first: those that reach the place and cite a clause of its module; then others that reach it;
    then the rest. Among them whole files, the quickest first, so that what the tests of a file share is made once."""

    def __init__(self, subject: Subject, survey: Survey, mutant: Mutant) -> None:
        self.survey = survey
        self.clauses = clauses(subject.path(mutant.module))
        self.place = f"{mutant.module}.{mutant.place}".rstrip(".")
        self.everywhere = not mutant.place or self.place in survey.imported

    def cites(self, test: str) -> bool:
        known = self.survey.tests.get(test)
        return known is not None and any(self.about(clause) for clause in known.clauses)

    def about(self, clause: str) -> bool:
        """Whether the clause is one of those that the place puts into effect. The kernel's own is said by no module:
        that a question is asked nothing but what it is about."""
        return self.clauses.has(clause) or (clause == NOT_ASKED and self.place.endswith((".refuse", ".family")))

    def reaches(self, test: str) -> bool:
        return self.everywhere or (test in self.survey.tests and self.survey.reaches(test, self.place))

    def rank(self, test: str) -> int:
        return 2 * (not self.reaches(test)) + (not self.cites(test))

    def sorted(self, tests: list[str]) -> list[str]:
        spent: dict[tuple[int, str], float] = {}
        ranks = {test: (self.rank(test), test.split("::")[0]) for test in tests}
        for test in tests:
            seconds = self.survey.tests[test].seconds if test in self.survey.tests else 0.0
            spent[ranks[test]] = spent.get(ranks[test], 0.0) + seconds
        return sorted(tests, key=lambda test: (ranks[test][0], spent[ranks[test]], ranks[test][1]))


class Runner:
    """A plugin of pytest that brings the tests into order, limits each, and notes what happens where the parent sees
    it, whatever becomes of this process."""

    def __init__(self, order: Order, note: mmap.mmap) -> None:
        self.order, self.note = order, note
        self.said = dict(NOTHING_SAID)

    def say(self, **facts: Any) -> None:
        self.said.update(facts)
        text = json.dumps(self.said).encode()
        self.note[: len(text) + 1] = text + b"\0"

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        places = {test: at for at, test in enumerate(self.order.sorted([item.nodeid for item in items]))}
        items.sort(key=lambda item: places[item.nodeid])

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        known = self.order.survey.tests.get(nodeid)
        signal.setitimer(signal.ITIMER_PROF, LEAST + TIMES * (known.seconds if known else 1.0))
        self.say(by=nodeid, phase="test", tests=self.said["tests"] + 1)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.say(failed=True, by=report.nodeid, why=last_line(report.longreprtext))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.said["failed"]:
            self.say(failed=True, by=report.nodeid, why=last_line(report.longreprtext))


def last_line(text: str) -> str:
    lines = [line for line in text.splitlines() if line.startswith("E ")]
    return lines[-1][2:].strip()[:200] if lines else ""


def warm_up(subject: Subject) -> None:
    """Load what every trial needs, and nothing of the game."""
    for package in ("demiurge.kernel", "demiurge.kit", "demiurge.bots"):
        for module in pkgutil.walk_packages(importlib.import_module(package).__path__, package + "."):
            importlib.import_module(module.name)
    assert not any(name.startswith(subject.package) for name in sys.modules), "the game was loaded too early"
    gc.collect()
    gc.freeze()


def silently() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


class Trial:
    """A mutant in a child process."""

    def __init__(self, subject: Subject, survey: Survey, mutant: Mutant, tree: str) -> None:
        self.subject, self.mutant, self.tree = subject, mutant, tree
        self.order = Order(subject, survey, mutant)
        self.note = mmap.mmap(-1, 1 << 14)
        self.pid = os.fork()
        if self.pid == 0:
            try:
                os._exit(self.run())
            except BaseException as error:  # a mistake here, not in the mutant
                Runner(self.order, self.note).say(why=repr(error)[:500])
            finally:
                os._exit(BROKEN)

    def run(self) -> int:
        silently()
        os.setpgid(0, 0)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, LOADING)
        signal.alarm(WALL)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        mutant, subject = self.mutant, self.subject
        source = mutant.applied(subject.source(mutant.module))
        path = str(subject.path(mutant.module))
        sys.meta_path.insert(0, Planter(Planted(f"{subject.package}.{mutant.module}", path, source)))
        return int(pytest.main([*ARGUMENTS, str(subject.tests)], plugins=[Runner(self.order, self.note)]))

    def ended(self, status: int, used: resource.struct_rusage) -> Outcome | None:
        """What the parent makes of the end of the child: nothing, if somebody else has ended it."""
        text = self.note[:].split(b"\0")[0]
        said: dict[str, Any] = json.loads(text) if text else dict(NOTHING_SAID)
        self.note.close()
        signalled = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
        if signalled in (signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            return None
        code = 0 if signalled else os.WEXITSTATUS(status)
        if code not in (0, pytest.ExitCode.INTERNAL_ERROR) and not said["failed"]:  # no test has failed, this has
            raise SystemExit(f"mutants: a trial broke off with {code}: {said['why']}")
        late = signalled in (signal.SIGPROF, signal.SIGALRM)
        outcome = SURVIVED if status == 0 else TIMEOUT if late else KILLED
        mutant, phase, by = self.mutant, str(said["phase"]), "" if outcome == SURVIVED else str(said["by"])
        citing = outcome != SURVIVED and self.order.cites(by)
        return Outcome(
            mutant.id, mutant.name, mutant.operator, outcome, by, citing, phase, str(said["why"]), int(said["tests"]),
            round(used.ru_utime + used.ru_stime, 2), self.tree,
        )  # fmt: skip


def in_child(function: Callable[[], list[str]]) -> list[str]:
    """What a function returns that ran in a child process: this one stays as it was."""
    reader, writer = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            silently()
            answer = json.dumps(function()).encode()
            os.write(writer, answer[: 1 << 15])
            os._exit(0)
        finally:
            os._exit(1)
    os.close(writer)
    with open(reader, "rb") as stream:
        text = stream.read()
    if os.waitpid(pid, 0)[1]:
        raise SystemExit("mutants: the survey broke off")
    return [str(line) for line in json.loads(text)]
