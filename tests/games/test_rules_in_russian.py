"""The rules of a game in another language: the same clauses under the same numbers, and the same figures in each."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from demiurge.kernel.clauses import CLAUSE_ID, KERNEL_RULES, Clause, load_rules, package_folder
from demiurge.kernel.registry import games


def written() -> dict[str, Path]:
    """Where the rules lie of what has them in Russian, too."""
    folders = {name: package_folder(meta.package) for name, meta in games().items()} | {"kernel": KERNEL_RULES.parent}
    return {name: one for name, one in folders.items() if one is not None and (one / "rules.ru.md").is_file()}


WRITTEN: Final = written()

# Numbers that one of the two says in a word of its own.
IN_WORDS: Final = {"вдвоём": "2", "втроём": "3", "вчетвером": "4", "two-player": "2", "hundred-point": "100"}
# Clauses in which a figure of one is a phrase of the other: what English has more, and Russian.
OTHERWISE: Final = {
    "TH-3.2": ("1 2 3 4", ""),  # 1st to 4th: первый ... четвёртый
    "TH-5.1": ("1", ""),  # any 1 die: любой кубик
    "TH-13.3": ("2", ""),  # its 2 pyramids: обе
    "TH-13.13": ("2", ""),  # its other 2 buildings: два других
    "TH-15.1": ("", "6"),  # «Сыграв 6», which in English the title of the chapter says
    "TH-29.8": ("2", ""),  # the second formula: «то же плюс 1»
    "TH-E2": ("6", ""),  # four show 6: четыре шестёрки
    "TH-E5": ("1", ""),  # no 1 follows: единиц не было
}


def rules(folder: Path, language: str = "") -> dict[str, Clause]:
    return load_rules(folder / f"rules{language}.md")


def figures(text: str) -> Counter[str]:
    """The numbers of a sentence, but for those of the clauses that it cites."""
    for word, figure in IN_WORDS.items():
        text = re.sub(word, f" {figure} ", text, flags=re.IGNORECASE)
    return Counter(re.findall(r"\d+", CLAUSE_ID.sub("", text)))


def cited(text: str) -> list[str]:
    return sorted(CLAUSE_ID.findall(text))


def unlike(english: dict[str, Clause], russian: dict[str, Clause]) -> list[str]:
    """What is wrong with a translation, in short; nothing if all is well."""
    if list(english) != list(russian):
        order = [f"{a} stands for {b}" for a, b in zip(russian, english, strict=False) if a != b][:1]
        return [*sorted(f"{id} is in one of them only" for id in set(english) ^ set(russian)), *order]
    found = []
    for id, clause in english.items():
        other = russian[id]
        if (other.marks, other.chapter) != (clause.marks, clause.chapter):
            found.append(f"{id} has other marks, or stands in another chapter")
        if cited(other.text) != cited(clause.text):
            found.append(f"{id} cites {cited(other.text)}, not {cited(clause.text)}")
        here, there = figures(clause.text), figures(other.text)
        more = tuple(" ".join(sorted(one.elements())) for one in (here - there, there - here))
        if more != OTHERWISE.get(id, ("", "")):
            found.append(f"{id}: English alone has the numbers [{more[0]}], Russian alone [{more[1]}]")
    return found


def test_there_are_rules_to_compare() -> None:
    assert {"terra-mystica", "theocratia", "nova-era", "civolution"} <= set(WRITTEN)


@pytest.mark.parametrize("name", WRITTEN)
def test_every_clause_has_its_counterpart_with_the_same_marks_citations_and_numbers(name: str) -> None:
    assert unlike(rules(WRITTEN[name]), rules(WRITTEN[name], ".ru")) == []


@pytest.mark.parametrize("name", WRITTEN)
def test_every_chapter_has_a_title_of_its_own_and_every_clause_is_a_sentence(name: str) -> None:
    for id, clause in rules(WRITTEN[name], ".ru").items():
        assert re.search("[А-Яа-я]", clause.text), id
        assert clause.text.endswith((".", ".)", ".»")), id
        assert re.search("[А-Яа-я]", clause.chapter_title) or not clause.chapter_title, id


# ---- the measure is awake
ENGLISH: Final = "## 1 Dice\n- XX-1.1 [S] Roll 3 dice (XX-1.2).\n- XX-1.2 [S, info] With 2 players 11.\n"
RUSSIAN: Final = "## 1 Кубики\n- XX-1.1 [S] Бросьте 3 кубика (XX-1.2).\n- XX-1.2 [S, info] Вдвоём 11.\n"


@pytest.mark.parametrize(
    ("now", "then", "told"),
    [
        ("", "", []),
        ("3 кубика", "4 кубика", ["XX-1.1: English alone has the numbers [3], Russian alone [4]"]),
        ("Вдвоём", "Втроём", ["XX-1.2: English alone has the numbers [2], Russian alone [3]"]),
        ("11.", "11, 11.", ["XX-1.2: English alone has the numbers [], Russian alone [11]"]),
        ("(XX-1.2)", "(XX-1.1)", ["XX-1.1 cites ['XX-1.1'], not ['XX-1.2']"]),
        ("[S, info]", "[S]", ["XX-1.2 has other marks, or stands in another chapter"]),
        ("- XX-1.2 [S, info] Вдвоём 11.\n", "", ["XX-1.2 is in one of them only"]),
        ("XX-1.2 [", "XX-1.3 [",
         ["XX-1.2 is in one of them only", "XX-1.3 is in one of them only", "XX-1.3 stands for XX-1.2"]),
    ],
)  # fmt: skip
def test_what_goes_wrong_in_a_translation_is_found(tmp_path: Path, now: str, then: str, told: list[str]) -> None:
    (tmp_path / "rules.md").write_text(ENGLISH, "utf-8")
    (tmp_path / "rules.ru.md").write_text(RUSSIAN.replace(now, then) if now else RUSSIAN, "utf-8")
    assert unlike(rules(tmp_path), rules(tmp_path, ".ru")) == told


def test_no_exception_is_left_of_a_clause_that_needs_none() -> None:
    known = {id: clause for name in WRITTEN for id, clause in rules(WRITTEN[name]).items()}
    russian = {id: clause for name in WRITTEN for id, clause in rules(WRITTEN[name], ".ru").items()}
    assert [id for id in OTHERWISE if figures(known[id].text) == figures(russian[id].text)] == []
