"""A glossary of a translation, `docs/games/<game>.<language>-glossary.md`, held against what is written by it.

A row of its tables says how an English term is called: `| worker (W) | рабочий (Р) | forms |`. Several of either are
parted by commas, semicolons or slashes; what stands in parentheses explains. Where a message says a term in English,
its translation has to say one of the terms of the row: each word of it by its beginning, as words change at their end.
Verbs (`to build`) are not looked for: sentences are turned round too often."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from demiurge.kernel.clauses import load_rules

DOCS: Final = Path(__file__).parent.parent / "docs" / "games"
ROW: Final = re.compile(r"\| *([^|]+?) *\| *([^|]+?) *(?:\|.*)?\|$")
RULE: Final = re.compile(r":?-+:?")  # below the head of a table
PARTED: Final = re.compile(r"[,;/:—]")
CODE: Final = re.compile(r"`[^`]*`")
SHORT, LONG = 4, 5  # letters of a word that its forms share, at least and at most
HARD: Final = "[бвгджзклмнпрстфхцчшщ]"
SEARCHED: Final = "words"  # a form that lists what people may look for: other words, on purpose


def terms(text: str) -> dict[str, list[str]]:
    """What each English term may be called, by the tables of a glossary."""
    found: dict[str, list[str]] = {}
    lines = text.splitlines()
    for number, line in enumerate(lines):
        row = ROW.fullmatch(line)
        heads = row and number + 1 < len(lines) and lines[number + 1].startswith("|--")
        if row is None or heads or RULE.fullmatch(row[1]):
            continue
        english, other = parted(row[1]), parted(row[2])
        each = len(english) == len(other) > 1 and ";" not in row[2]  # fire, water: огонь, вода
        for place, term in enumerate(english):
            found.setdefault(term.lower(), []).extend([other[place]] if each else other)
    return {term: called for term, called in found.items() if not term.startswith("to ")}


def parted(cell: str) -> list[str]:
    """The terms of a cell, without what stands in parentheses."""
    return [" ".join(one.split()) for one in PARTED.split(re.sub(r"\([^)]*\)|[«»]", "", cell)) if one.strip()]


# ---- what is written
class Texts(visitor.Visitor):
    """All that the patterns of a message say, in all their variants, and which messages they refer to."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.others: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.said.append(node.value)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.others.append(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.others.append(node.id.name)


def messages(path: Path) -> dict[str, str]:
    """What each message of a file says, with all its forms and those that it refers to."""
    found: dict[str, Texts] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            texts = found.setdefault(entry.id.name, Texts())
            for pattern in [entry.value, *(one.value for one in entry.attributes if one.id.name != SEARCHED)]:
                if pattern is not None:
                    texts.visit(pattern)
    return {
        id: " ".join([*texts.said, *(one for other in texts.others if other in found for one in found[other].said)])
        for id, texts in found.items()
    }


def pairs(folder: Path, language: str = "ru") -> Iterator[tuple[str, str, str]]:
    """The messages of a game that are there in both languages: id, English, translation."""
    english, other = (messages(folder / "words" / f"{one}.ftl") for one in ("en", language))
    yield from ((id, english[id], other[id]) for id in english if id in other)


def clauses(folder: Path, language: str = "ru") -> Iterator[tuple[str, str, str]]:
    """The clauses of a game that are there in both languages, without what is set as code."""
    english, other = (load_rules(folder / f"rules{one}.md") for one in ("", f".{language}"))
    yield from ((id, CODE.sub(" ", english[id].text), CODE.sub(" ", other[id].text)) for id in english if id in other)


# ---- comparing
def plain(text: str) -> str:
    """In small letters, е for ё, without icons (`:coin:`)."""
    return re.sub(r":[a-z-]+:", " ", text).lower().replace("ё", "е")


def in_english(term: str) -> re.Pattern[str]:
    """A term, in the plural, too."""
    words = [re.escape(word) for word in term.split()]
    words[-1] = words[-1].removesuffix("y") + "(?:y|ies)" if words[-1].endswith("y") else words[-1] + "(?:e?s)?"
    return re.compile(r"(?<![\w-])" + r"[\s-]+".join(words) + r"(?![\w-])")


def beginning(word: str) -> str:
    """Of a Russian word: what its forms share, as a pattern; a short word may be followed by an ending only."""
    core = re.sub(r"(?:[ыиоеая][йея]|ия|ие|[аеиоуыэюяйь])$", "", plain(word)) or plain(word)
    whole, ending = len(core) <= SHORT, 3 if len(core) < SHORT else 5
    if re.fullmatch(rf"\w+[ое]{HARD}", core) and len(core) <= LONG:  # мешок, мешка
        core = f"{core[:-2]}[ое]?{core[-1]}"
    elif whole and re.fullmatch(rf"\w+{HARD}{HARD}", core):  # фишка, фишек
        core = f"{core[:-1]}[оеь]?{core[-1]}"
    elif core.endswith("йк") and len(core) <= LONG:  # ячейка, ячеек
        core = f"{core[:-2]}[йе]{core[-1]}"
    elif not whole:
        core = core[: max(SHORT, min(LONG, len(core) - 2))]
    return rf"(?<!\w){core}" + (rf"\w{{0,{ending}}}(?!\w)" if whole else "")


def says(term: str, text: str) -> bool:
    """Whether a translation has every word of a term."""
    words = [word for word in re.findall(r"[А-Яа-яЁё]+", term) if len(word) > 2 or len(term) < SHORT]
    return all(re.search(beginning(word), text) for word in words)


@dataclass(frozen=True)
class Allowed:
    """What a game's translation may do all the same.

    ordinary: terms that are ordinary words, too, and not looked for. also: what else says a term, by its beginning.
    left: by term, the messages that do without it."""

    ordinary: frozenset[str] = frozenset()
    also: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    left: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def strangers(known: Mapping[str, list[str]], written: Iterator[tuple[str, str, str]], allowed: Allowed) -> list[str]:
    """Where a term is said in English and none of its translations is there. A term within a longer one, as the track
    of a cult track, is not looked for."""
    order = sorted(known, key=len, reverse=True)
    looked = {term: in_english(term) for term in order}
    found = []
    for id, english, other in written:
        rest, said = plain(english), plain(other)
        for term in order:
            if not looked[term].search(rest):
                continue
            rest = looked[term].sub(" … ", rest)
            if term in allowed.ordinary or id in allowed.left.get(term, ()):
                continue
            more = any(re.search(rf"(?<!\w){one}", said) for one in allowed.also.get(term, ()))
            if not more and not any(says(one, said) for one in known[term]):
                found.append(f"{id}: “{term}” is not «{'», «'.join(known[term])}»")
    return found
