"""Which modules of a game are its rules, and which clauses they put into effect."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]

NO_RULES = {
    "__init__": "no code",
    "meta": "the shop window",
    "actions": "names and numbers of the answers",
    "vocabulary": "names of things as numbers",
    "box": "the shape of the components; what they say is data, and has tests of its own",
    "reading*": "component files and their mistakes",
    "written": "how component files write what effects have",
    "names": "what things are called",
    "icons": "and what their icons are called",
    "ledger*": "games of another site read and written",
    "evaluation": "for bots",
    "shelf": "for the lab",
    "invariants": "a check itself",
}
"""Modules that are no rules; everything else in the package of a game and in RULED is mutated. Other folders (drawing,
words, terminal, components) hold no rules."""

RULED = ("effects", "factions")


class Subject(NamedTuple):
    """A game, and where its sources and its tests lie."""

    name: str
    package: str
    folder: Path
    tests: Path

    def modules(self) -> list[str]:
        """The rules, by the names of their modules, `leech` or `effects.gains`."""
        paths = [path for folder in ("", *RULED) for path in sorted((self.folder / folder).glob("*.py"))]
        rules = [path for path in paths if not any(fnmatchcase(path.stem, pattern) for pattern in NO_RULES)]
        return [".".join(path.relative_to(self.folder).with_suffix("").parts) for path in rules]

    def path(self, module: str) -> Path:
        return self.folder.joinpath(*module.split(".")).with_suffix(".py")

    def source(self, module: str) -> bytes:
        return self.path(module).read_bytes()


def subject(name: str) -> Subject:
    """A game of this project by its name, `terra-mystica`."""
    module = name.replace("-", "_")
    folder = ROOT / "src/demiurge/games" / module
    if not folder.is_dir():
        raise SystemExit(f"mutants: there is no game {name}")
    return Subject(name, f"demiurge.games.{module}", folder, ROOT / "tests/games" / module)


# --- Clauses ---

_CHAPTERS = re.compile(r"[Cc]hapters? (\d+(?:(?:, | and | to )\d+)*)")
_RANGE = re.compile(r"([A-Z]+-\d+)\.(\d+) to \1\.(\d+)")
_CLAUSE = re.compile(r"[A-Z]{2,4}-(?:R\d+|\d+\.\d+)")


class Clauses(NamedTuple):
    """What a module says that it puts into effect: whole chapters, and single clauses."""

    chapters: frozenset[int]
    single: frozenset[str]

    def has(self, clause: str) -> bool:
        found = re.fullmatch(r"[A-Z]+-(\d+)\..*", clause)
        return clause in self.single or (found is not None and int(found[1]) in self.chapters)


def clauses_of(text: str) -> Clauses:
    """The chapters that the docstring of a module names, and the clauses that its text cites."""
    docstring = text.split('"""')[1] if text.lstrip().startswith('"""') else ""
    chapters: set[int] = set()
    for named in _CHAPTERS.findall(docstring):
        numbers = [int(number) for number in re.findall(r"\d+", named)]
        chapters.update(numbers)
        for first, last in re.findall(r"(\d+) to (\d+)", named):
            chapters.update(range(int(first), int(last) + 1))
    single = set(_CLAUSE.findall(text))
    for chapter, first, last in _RANGE.findall(text):
        single.update(f"{chapter}.{number}" for number in range(int(first), int(last) + 1))
    return Clauses(frozenset(chapters), frozenset(single))


@lru_cache(maxsize=256)
def clauses(path: Path) -> Clauses:
    return clauses_of(path.read_text(encoding="utf-8"))
