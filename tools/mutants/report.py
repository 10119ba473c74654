"""The figures of a hunt, the survivors as diffs, and the mutants that are argued to be no mistake."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from tools.mutants.mutant import Mutant
from tools.mutants.rules import ROOT, Subject
from tools.mutants.trial import KILLED, SURVIVED, TIMEOUT, Outcome

PAGE = ROOT / "docs" / "checks.md"
LEAST_KILLED, LEAST_CITING, MOST_EQUIVALENT = 0.97, 0.85, 0.05

_HEADING = re.compile(r"#{2,4} (.+)")
_ARGUED = re.compile(r"- (`[^`]+` · .+ · `[^`]+`(?: · \d+)?):?")


def argued(text: str) -> dict[str, dict[str, str]]:
    """For each game the mutants that the page argues to be equivalent, by name, with the reason. An entry is a line
    of a list, `- ` and the name, under the heading of the game; the reason is indented below it."""
    found: dict[str, dict[str, str]] = {}
    game = name = ""
    for line in text.splitlines():
        if heading := _HEADING.fullmatch(line):
            game, name = heading[1].lower().replace(" ", "-"), ""
        elif entry := _ARGUED.fullmatch(line):
            name = entry[1]
            found.setdefault(game, {})[name] = ""
        elif name and line.startswith("  "):
            found[game][name] = (found[game][name] + " " + line.strip()).strip()
        else:
            name = ""
    return found


class Figures(NamedTuple):
    """Of a sample: `killed` has timeouts and those that could not be loaded, which also stand apart."""

    mutants: int
    killed: int
    citing: int
    timeouts: int
    imports: int
    equivalent: int
    survived: int
    seconds: float

    @property
    def share(self) -> float:
        """Of the mutants that are mistakes, the killed."""
        return self.killed / max(1, self.mutants - self.equivalent)

    @property
    def citing_share(self) -> float:
        return self.citing / max(1, self.mutants - self.equivalent)


def figures(outcomes: list[Outcome], equivalent: set[str]) -> Figures:
    dead = [outcome for outcome in outcomes if outcome.outcome in (KILLED, TIMEOUT)]
    alive = [outcome for outcome in outcomes if outcome.outcome == SURVIVED]
    return Figures(
        mutants=len(outcomes),
        killed=len(dead),
        citing=sum(outcome.citing for outcome in dead),
        timeouts=sum(outcome.outcome == TIMEOUT for outcome in dead),
        imports=sum(outcome.phase == "import" for outcome in dead),
        equivalent=sum(outcome.name in equivalent for outcome in alive),
        survived=sum(outcome.name not in equivalent for outcome in alive),
        seconds=sum(outcome.seconds for outcome in outcomes),
    )


HEAD = (
    "| game | mutants | killed | by a citing test | timeouts | at import | argued equivalent | survived | s each |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


def row(game: str, n: Figures) -> str:
    """A line of the table in docs/checks.md."""
    return (
        f"| {game} | {n.mutants} | {n.killed} ({n.share:.1%}) | {n.citing} ({n.citing_share:.1%}) | {n.timeouts} "
        f"| {n.imports} | {n.equivalent} ({n.equivalent / max(1, n.mutants):.1%}) | {n.survived} "
        f"| {n.seconds / max(1, n.mutants):.1f} |"
    )


def by_operator(outcomes: list[Outcome]) -> str:
    every = Counter(outcome.operator for outcome in outcomes)
    alive = Counter(outcome.operator for outcome in outcomes if outcome.outcome == SURVIVED)
    return ", ".join(f"{operator} {n - alive[operator]}/{n}" for operator, n in every.most_common())


def reasons(subject: Subject, page: Path = PAGE) -> dict[str, str]:
    return argued(page.read_text(encoding="utf-8")).get(subject.name, {}) if page.exists() else {}


def of(subject: Subject, outcomes: list[Outcome]) -> Figures:
    return figures(outcomes, set(reasons(subject)))


def told(subject: Subject, outcomes: list[Outcome], mutants: dict[str, Mutant]) -> str:
    """The survivors, what others than citing tests killed, and which kinds survive."""
    because, lines = reasons(subject), [""]
    for outcome in outcomes:
        if outcome.outcome == SURVIVED:
            reason = f"\nargued equivalent: {because[outcome.name]}" if outcome.name in because else ""
            diff = mutants[outcome.id].diff(subject) if outcome.id in mutants else "(no longer in the sources)"
            lines += [f"survived: {outcome.id} {outcome.name}{reason}", diff, ""]
    for outcome in outcomes:
        if outcome.outcome != SURVIVED and not outcome.citing:
            lines.append(f"{outcome.outcome} by a test that cites no clause of it: {outcome.id} {outcome.name}")
            lines.append(f"    {outcome.by}: {outcome.why}")
    if len({outcome.tree for outcome in outcomes}) > 1:
        lines.append("not all of these are of the same sources and tests")
    return "\n".join([*lines, f"{subject.name}, killed of each kind: {by_operator(outcomes)}"])
