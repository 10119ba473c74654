"""The sample of a game, tried on as many cores as there are; what is done is kept and not done again."""

from __future__ import annotations

import json
import os
import random
import signal
from collections.abc import Callable, Iterable
from pathlib import Path

from tools.mutants import operators, survey, trial
from tools.mutants.mutant import Mutant
from tools.mutants.rules import Subject
from tools.mutants.trial import Outcome, Trial


def all_mutants(subject: Subject) -> list[Mutant]:
    return [mutant for module in subject.modules() for mutant in operators.mutants(module, subject.source(module))]


def sample(mutants: list[Mutant], seed: str, size: int) -> list[Mutant]:
    """Uniform over all mutants. A larger sample of the same seed begins with the smaller one."""
    shuffled = sorted(mutants, key=lambda mutant: mutant.id)
    random.Random(seed).shuffle(shuffled)
    return shuffled[:size]


def read(path: Path) -> dict[str, Outcome]:
    """What is known from before, the last word on each mutant; a line that broke off is none."""
    found: dict[str, Outcome] = {}
    if path.exists():
        for line in path.read_text().splitlines():
            try:
                outcome = Outcome(**json.loads(line))
            except (ValueError, TypeError):
                continue
            found[outcome.id] = outcome
    return found


def surveyed(subject: Subject) -> survey.Survey:
    """What is known of the tests; they run now if that is nothing, and must pass."""
    path = survey.path_of(subject)
    if not path.exists():
        print(f"{subject.name}: the tests run on the sound rules", flush=True)
        failed = trial.in_child(lambda: survey.make(subject, path, trial.ARGUMENTS)[:20])
        if failed:
            raise SystemExit(f"mutants: {subject.name}: tests fail on the sound rules: {', '.join(failed)}")
    return survey.read(path)


def hunt(
    subject: Subject, chosen: Iterable[Mutant], jobs: int, kept: Callable[[Outcome], None], known: survey.Survey
) -> None:
    """Try each mutant; `kept` hears of each as soon as it is decided."""
    tree = survey.fingerprint(subject)
    trial.warm_up(subject)
    running: dict[int, Trial] = {}
    waiting = list(chosen)[::-1]
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                begun = Trial(subject, known, waiting.pop(), tree)
                running[begun.pid] = begun
            pid, status, used = os.wait4(-1, 0)
            if pid in running and (outcome := running.pop(pid).ended(status, used)) is not None:
                kept(outcome)
    finally:
        for pid in running:
            os.kill(pid, signal.SIGKILL)


def resumed(
    subject: Subject, chosen: list[Mutant], jobs: int, path: Path, again: Callable[[Outcome], bool]
) -> list[Outcome]:
    """The outcomes of the chosen mutants: from the file at `path`, but for those that are not there or wanted again."""
    done = read(path)
    todo = [mutant for mutant in chosen if mutant.id not in done or again(done[mutant.id])]
    print(f"{subject.name}: {len(chosen)} mutants, {len(todo)} to try", flush=True)
    if todo:
        hunt(subject, todo, jobs, Keeper(path, len(chosen), len(chosen) - len(todo)), surveyed(subject))
    done = read(path)
    return [done[mutant.id] for mutant in chosen if mutant.id in done]


class Keeper:
    """Appends each outcome to the results, and says it."""

    def __init__(self, path: Path, total: int, before: int) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path, self.total, self.count = path, total, before

    def __call__(self, outcome: Outcome) -> None:
        with self.path.open("a") as file:
            file.write(json.dumps(outcome._asdict()) + "\n")
        self.count += 1
        by = f" by {outcome.by.split('/')[-1]}" if outcome.by else ""
        cites = "" if outcome.citing or not by else " (cites no clause of it)"
        said = f"{self.count:4}/{self.total} {outcome.seconds:6.1f} s  {outcome.outcome} {outcome.id} {outcome.name}"
        print(said + by + cites, flush=True)
