"""Clauses: the numbered sentences of the rules. `citations` finds the tests that prove them.

A game carries its rules as ``rules.md``: a clause is one line ``- ID [marks] text`` under a chapter heading
``## N Title``; every other line is a note.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
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
_ASKED = re.compile(r"- (\S.*): (\S.*)")

VARIANT = "V "
"""In a mark, before what must be chosen: the name of an option that is switched on, or OPTION-VALUE."""

SOLO = "solo"
"""The mark of what holds where somebody plays alone."""

_AROUND = "?!.,;:…«»“”„\"'()"  # signs that people type around words


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

    def holds(self, chosen: Mapping[str, str], values: Collection[str], seats: int) -> bool:
        """Whether it is a rule of a table. `chosen`: its options; `values`: all that these could be."""
        switched = {name for name, value in chosen.items() if value == "yes"}
        switched |= {f"{name}-{value}" for name, value in chosen.items()}
        for mark in self.marks:
            if mark.startswith(VARIANT):
                if mark.removeprefix(VARIANT) not in switched:
                    return False
            elif mark == SOLO:
                if seats != 1:
                    return False
            elif mark in values and mark not in chosen.values():
                return False
        return True


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


@dataclass(frozen=True, slots=True)
class Asked:
    """What people look for in words that the rules do not use: each phrase with the beginnings of its words."""

    phrases: tuple[str, ...]
    clauses: tuple[str, ...]  # where it stands; `TM-9.*`: a whole chapter


def parse_asked(text: str, source: str) -> list[Asked]:
    """What stands in a ``rules-asked.md``: lines ``- phrase; phrase: ID ID``; every other line is a note."""
    found: list[Asked] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if matched := _ASKED.fullmatch(line.rstrip()):
            phrases = tuple(phrase.strip() for phrase in matched[1].split(";"))
            found.append(Asked(phrases, tuple(matched[2].split())))
        elif line.startswith("- "):
            raise RulesError(f"{source}:{number}: not '- phrase; phrase: ID ID': {line}")
    return found


def words_in(text: str, ignored: Collection[str] = ()) -> list[str]:
    """The words that say something, as they are compared."""
    words = [word.strip(_AROUND).casefold() for word in typed(text).split()]
    return [word for word in words if word and word not in ignored]


class Rulebook:
    """The clauses of one game by id, in the order of its rules; `asked`: what people look for in their own words."""

    def __init__(self, clauses: Mapping[str, Clause], game: str = "", asked: Iterable[Asked] = ()) -> None:
        self.game = game
        self.clauses: dict[str, Clause] = dict(clauses)
        self.asked = tuple(asked)

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

    def find(self, question: str, ignored: Collection[str] = ()) -> list[Clause]:
        """What somebody looks for in their own words. First comes what such a question is known to be about, then what
        has its words, but for the `ignored` ones that every question has. Only where there is neither, a part of the
        question will do."""
        words = words_in(question, ignored) or words_in(question)
        about = self.about(words, ignored, whole=True)
        found = self.search(" ".join(words) or question)
        return list(dict.fromkeys([*about, *found])) or self.about(words, ignored, whole=False)

    def about(self, words: Sequence[str], ignored: Collection[str], whole: bool) -> list[Clause]:
        """The clauses of each phrase whose words all begin words of the question; `whole`: and leave none of it out."""
        found: list[Clause] = []
        for asked in self.asked:
            for phrase in asked.phrases:
                wanted = words_in(phrase, ignored) or words_in(phrase)
                begun = [any(word.startswith(one) for word in words) for one in wanted]
                left = [word for word in words if not any(word.startswith(one) for one in wanted)]
                if all(begun) and not (whole and left):
                    found += [clause for name in asked.clauses for clause in self.named(name)]
                    break
        return list(dict.fromkeys(found))

    def named(self, name: str) -> list[Clause]:
        """The clause of an id, or those of `TM-9.*`; none where they do not hold."""
        if name.endswith("*"):
            return [clause for clause in self if clause.id.startswith(name[:-1])]
        return [self.clauses[name]] if name in self.clauses else []

    def at(self, chosen: Mapping[str, str], values: Collection[str], seats: int) -> "Rulebook":
        """The rules of a table with these options (Clause.holds)."""
        held = {name: clause for name, clause in self.clauses.items() if clause.holds(chosen, values, seats)}
        return Rulebook(held, self.game, self.asked)

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


def asked_in(path: Path, language: str) -> list[Asked]:
    """What people look for in a ``rules.md``: in English, and in the language of who reads."""
    plain = path.with_name("rules-asked.md")
    files = dict.fromkeys([plain, plain if language == ENGLISH else plain.with_suffix(f".{language}.md")])
    return [asked for one in files if one.is_file() for asked in parse_asked(one.read_text("utf-8"), str(one))]


def rulebook_of(package: str, game: str, language: str = ENGLISH) -> Rulebook:
    """The rulebook that a game's package carries; empty where it brings none."""
    folder = package_folder(package)
    path = folder / "rules.md" if folder is not None else None
    if path is None or not path.is_file():
        return Rulebook({}, game)
    return Rulebook(in_language(path, language), game, asked_in(path, language))


def citable(package: str, game: str, language: str = ENGLISH) -> Rulebook:
    """The clauses that a refusal may cite: the game's and the kernel's. Pages answer "why not?" from it."""
    own = rulebook_of(package, game, language)
    return Rulebook({**own.clauses, **in_language(KERNEL_RULES, language)}, game, own.asked)
