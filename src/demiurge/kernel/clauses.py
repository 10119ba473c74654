"""Clauses: the numbered sentences of the rules. `citations` finds the tests that prove them.

A game carries its rules as ``rules.md``: a clause is one line ``- ID [marks] text`` under a chapter heading
``## N Title``; every other line is a note.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

KERNEL_RULES = Path(__file__).with_name("rules.md")
"""The clauses of the kernel itself, which refusals outside any game cite."""

ENGLISH = "en"
"""The language of ``rules.md``; a translation lies beside it, as ``rules.ru.md``."""

CLAUSE_ID = re.compile(r"[A-Z]{1,4}-[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*")

_CHAPTER = re.compile(r"## (\d+) (\S.*)")
_CLAUSE = re.compile(rf"- ({CLAUSE_ID.pattern}) \[([^\[\]]+)\] ([^\s\[].*)")
# A list item that starts with something like an id was meant as a clause: it must not slip by as a note.
_MEANT_AS_CLAUSE = re.compile(r"\s*[-*+]\s*[*_`]*(?:[A-Za-z]{1,6}-[A-Za-z]*\d|[A-Z]{1,4}-\S+\s*\[)")
_MEANT_AS_CHAPTER = re.compile(r"\s*#{1,2}\s*\d")


class RulesError(Exception):
    """The rules, or the tests that cite them, are not written as they must be."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered sentence of the rules. Clauses before the first chapter heading are in chapter 0."""

    id: str
    marks: tuple[str, ...]
    text: str
    chapter: int
    chapter_title: str
    line: int

    @property
    def info(self) -> bool:
        """Whether the sentence only defines a word, so that no test has to cite it."""
        return "info" in self.marks


def parse_rules(text: str, source: str) -> list[Clause]:
    """The clauses of a ``rules.md``, in its order; `source` names it in errors."""
    clauses: list[Clause] = []
    first_line: dict[str, int] = {}
    chapter, title = 0, ""
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.rstrip()
        where = f"{source}:{number}"
        if heading := _CHAPTER.fullmatch(line):
            chapter, title = int(heading[1]), heading[2]
        elif matched := _CLAUSE.fullmatch(line):
            name, marks = matched[1], tuple(mark.strip() for mark in matched[2].split(","))
            if "" in marks:
                raise RulesError(f"{where}: clause {name} has an empty mark: [{matched[2]}]")
            if name in first_line:
                raise RulesError(f"{where}: clause {name} is already on line {first_line[name]}")
            first_line[name] = number
            clauses.append(Clause(name, marks, matched[3], chapter, title, number))
        elif _MEANT_AS_CLAUSE.match(line):
            raise RulesError(f"{where}: not a clause '- ID [mark, mark] text': {line}")
        elif _MEANT_AS_CHAPTER.match(line):
            raise RulesError(f"{where}: not a chapter heading '## N Title': {line}")
    return clauses


def load_rules(path: Path) -> dict[str, Clause]:
    """The clauses of a file by id, in its order."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RulesError(f"{path}: cannot be read: {error}") from error
    return {clause.id: clause for clause in parse_rules(text, str(path))}


def natural_key(name: str) -> tuple[tuple[int, int, str], ...]:
    """Sorts TM-4.9 before TM-4.10, and both before TM-R1."""
    parts: list[str] = re.findall(r"[0-9]+|[^0-9]+", name)
    return tuple((0, int(part), "") if part[0] in "0123456789" else (1, 0, part) for part in parts)


def typed(text: str) -> str:
    """As people type it: in Russian е stands for ё, too."""
    return text.replace("ё", "е").replace("Ё", "Е")


class Rulebook:
    """The clauses of one game by id, in the order of its rules."""

    def __init__(self, clauses: Mapping[str, Clause], game: str = "") -> None:
        self.game = game
        self.clauses: dict[str, Clause] = dict(clauses)

    @classmethod
    def load(cls, path: Path, game: str = "") -> "Rulebook":
        """The rulebook in a ``rules.md``."""
        return cls(load_rules(path), game)

    def __contains__(self, name: object) -> bool:
        return name in self.clauses

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses.values())

    def __len__(self) -> int:
        return len(self.clauses)

    def sentence(self, name: str) -> str:
        """The text of a clause: what the table answers to "why can't I?"."""
        clause = self.clauses.get(name)
        if clause is None:
            raise RulesError(f"{self.game or 'the rulebook'} has no clause {name}")
        return clause.text

    def chapter(self, number: int) -> list[Clause]:
        """The clauses of a chapter, none if there is no such chapter."""
        return [clause for clause in self if clause.chapter == number]

    def search(self, words: str) -> list[Clause]:
        """The clauses in which every word begins a word of the text or of the chapter's title, or is the id."""
        asked = typed(words).split()
        wanted = [(word.casefold(), re.compile(rf"(?<!\w){re.escape(word)}", re.IGNORECASE)) for word in asked]
        if not wanted:
            return []
        return [
            clause
            for clause in self
            if all(
                word == clause.id.casefold() or begins.search(typed(f"{clause.chapter_title} {clause.text}"))
                for word, begins in wanted
            )
        ]

    def prefixes(self) -> set[str]:
        """What stands before the hyphen in its ids: citations with these belong to this rulebook."""
        return {name.partition("-")[0] for name in self.clauses}


def package_folder(package: str) -> Path | None:
    """Where a game's package lies; nothing of the game is imported for that."""
    # Any: a folder without __init__.py has a namespace path there, which is no list, and compiled code would insist.
    spec: Any = find_spec(package)
    folders = list(spec.submodule_search_locations or []) if spec is not None else []
    return Path(folders[0]) if folders else None


def in_language(path: Path, language: str) -> dict[str, Clause]:
    """The clauses of a ``rules.md``, each as ``rules.LANGUAGE.md`` beside it says it, where there is such a file."""
    clauses = load_rules(path)
    translated = path.with_suffix(f".{language}.md")
    if language == ENGLISH or not translated.is_file():
        return clauses
    said = load_rules(translated)
    return {name: said.get(name, clause) for name, clause in clauses.items()}


def rulebook_of(package: str, game: str, language: str = ENGLISH) -> Rulebook:
    """The rulebook that a game's package carries; empty where it brings none."""
    folder = package_folder(package)
    path = folder / "rules.md" if folder is not None else None
    return Rulebook(in_language(path, language) if path is not None and path.is_file() else {}, game)


def citable(package: str, game: str, language: str = ENGLISH) -> Rulebook:
    """The clauses that a refusal may cite: the game's and the kernel's. Pages answer "why not?" from it."""
    own = rulebook_of(package, game, language).clauses
    return Rulebook({**own, **in_language(KERNEL_RULES, language)}, game)
