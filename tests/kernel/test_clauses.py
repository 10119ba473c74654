"""The grammar of the rules, the rulebook, and the citations that are read from tests."""

import json
from pathlib import Path
from textwrap import dedent

import pytest

import demiurge.games
from demiurge.kernel.citations import MAX_CITED, citations, coverage, stray_citations
from demiurge.kernel.clauses import (
    KERNEL_RULES,
    Clause,
    Rulebook,
    RulesError,
    citable,
    load_rules,
    natural_key,
    parse_asked,
    parse_rules,
    rulebook_of,
)
from tests.rules import rule, rule_cases

TERRA_MYSTICA_RULES = Path(demiurge.games.__path__[0]) / "terra_mystica" / "rules.md"

RULES = """\
# A small game

A note, with a list of its own:
- a well-known thing, not a clause
- 4 seats

## 1 Components
- XY-1.1 [S, info] There are two seats.
- XY-1.2 [V big-box, P] The box adds a third seat.

## 2 Giants
- XY-2.1 [P] Ability: a stronghold costs 4 workers.
- XY-2.10 [P] A temple costs 2 workers [of any kind].
- XY-R1 [R] Stronghold and temple may be built in one turn.
"""


def rulebook(text: str = RULES) -> Rulebook:
    return Rulebook({clause.id: clause for clause in parse_rules(text, "rules.md")}, "small-game")


def folder_of(folder: Path, source: str, name: str = "test_it.py") -> Path:
    """A folder with one file of tests."""
    path = folder / "tests" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(source), encoding="utf-8")
    return folder / "tests"


class TestParsing:
    def test_a_clause_has_id_marks_text_chapter_and_line(self) -> None:
        clause = parse_rules(RULES, "rules.md")[1]
        assert clause == Clause("XY-1.2", ("V big-box", "P"), "The box adds a third seat.", 1, "Components", 9)

    def test_clauses_come_in_the_order_of_the_rules(self) -> None:
        assert [clause.id for clause in parse_rules(RULES, "rules.md")] == [
            "XY-1.1",
            "XY-1.2",
            "XY-2.1",
            "XY-2.10",
            "XY-R1",
        ]

    @pytest.mark.parametrize("name", ["TM-4.3", "K-1", "TH-R12", "NE-R10", "CV-45.2", "CV-E17", "ABCD-1.2.3a"])
    def test_every_game_may_number_in_its_own_way(self, name: str) -> None:
        assert [clause.id for clause in parse_rules(f"- {name} [R] Text.", "rules.md")] == [name]

    def test_only_the_mark_info_makes_a_clause_information(self) -> None:
        assert [clause.id for clause in parse_rules(RULES, "rules.md") if clause.info] == ["XY-1.1"]

    def test_brackets_inside_the_text_belong_to_the_text(self) -> None:
        assert rulebook().sentence("XY-2.10") == "A temple costs 2 workers [of any kind]."

    def test_a_clause_before_the_first_heading_is_in_chapter_0(self) -> None:
        clause = parse_rules("- K-1 [R] Text.\n", "rules.md")[0]
        assert (clause.chapter, clause.chapter_title) == (0, "")

    def test_line_endings_and_trailing_blanks_do_not_matter(self) -> None:
        assert parse_rules("## 1 A\r\n- K-1 [R] Text.  \r\n", "rules.md")[0].text == "Text."

    @pytest.mark.parametrize(
        "line",
        [
            "- TM-4.3 Text without marks.",
            "- TM-4.3 [] Text.",
            "- TM-4.3 [S]",
            "- TM-4.3 [S] ",
            "- TM-4.3 [S]Text.",
            "- TM-4.3  [S] Text.",
            "- TM-4.3: [S] Text.",
            "- TM-4.3. [S] Text.",
            "- TM-4..3 [S] Text.",
            "- TM-4.3 [S, ] Text.",
            "- TM-4.3 [S] [house] Text.",
            "- TM-4.3 [S Text.",
            "-  TM-4.3 [S] Text.",
            "-TM-4.3 [S] Text.",
            "* TM-4.3 [S] Text.",
            "  - TM-4.3 [S] Text.",
            "- **TM-4.3** [S] Text.",
            "- tm-4.3 [S] Text.",
            "- TERRA-4.3 [S] Text.",
            "- TH-R12 Text.",
            "- TH-Rx_y [R] Text.",
        ],
    )
    def test_a_line_meant_as_a_clause_does_not_slip_by_as_a_note(self, line: str) -> None:
        with pytest.raises(RulesError, match=r"^rules\.md:2: "):
            parse_rules(f"## 1 Chapter\n{line}\n", "rules.md")

    @pytest.mark.parametrize("line", ["##4 Title", "## 4. Title", "## 4", "# 4 Title", "## 4  "])
    def test_a_line_meant_as_a_chapter_does_not_slip_by_as_a_note(self, line: str) -> None:
        with pytest.raises(RulesError, match=r"^rules\.md:1: not a chapter heading"):
            parse_rules(line, "rules.md")

    @pytest.mark.parametrize(
        "line",
        [
            "",
            "text",
            "# Title",
            "## Notes",
            "### 4.1 Detail",
            "- X-rays are out",
            "- two-player games",
            "TM-4.3 is odd",
        ],
    )
    def test_other_lines_are_notes(self, line: str) -> None:
        assert parse_rules(line, "rules.md") == []

    def test_an_id_stands_once_and_the_error_names_both_lines(self) -> None:
        with pytest.raises(RulesError, match=r"^rules\.md:3: clause K-1 is already on line 1$"):
            parse_rules("- K-1 [R] One.\n- K-2 [R] Two.\n- K-1 [R] Three.\n", "rules.md")

    def test_a_file_loads_by_id_and_in_order(self, tmp_path: Path) -> None:
        path = tmp_path / "rules.md"
        path.write_text(RULES, encoding="utf-8")
        assert list(load_rules(path)) == [clause.id for clause in parse_rules(RULES, "rules.md")]

    def test_an_error_in_a_file_names_the_file(self, tmp_path: Path) -> None:
        path = tmp_path / "rules.md"
        path.write_text("- K-1 Text.", encoding="utf-8")
        with pytest.raises(RulesError, match=r"rules\.md:1: ") as caught:
            load_rules(path)
        assert str(path) in str(caught.value)

    def test_a_missing_file_is_an_error_of_the_rules(self, tmp_path: Path) -> None:
        with pytest.raises(RulesError, match="cannot be read"):
            load_rules(tmp_path / "rules.md")


class TestRulesInTheProject:
    def test_terra_mystica_has_558_clauses_in_44_chapters(self) -> None:
        rules = load_rules(TERRA_MYSTICA_RULES)
        assert len(rules) == 558
        assert list(dict.fromkeys(clause.chapter for clause in rules.values())) == list(range(1, 45))

    def test_terra_mystica_numbers_run_without_gaps_inside_a_chapter(self) -> None:
        book = Rulebook.load(TERRA_MYSTICA_RULES)
        for chapter in range(1, 45):
            clauses = book.chapter(chapter)
            assert [clause.id for clause in clauses] == [f"TM-{chapter}.{n}" for n in range(1, len(clauses) + 1)]

    def test_the_kernel_has_the_clauses_that_its_refusals_cite(self) -> None:
        assert list(load_rules(KERNEL_RULES)) == ["K-1", "K-2", "K-3", "K-4", "K-5", "K-6", "K-7"]

    def test_every_sentence_of_the_kernel_reads_as_a_sentence(self) -> None:
        assert all(
            clause.text[0].isupper() and clause.text.endswith(".") for clause in load_rules(KERNEL_RULES).values()
        )


class TestRulebook:
    def test_a_refusal_finds_its_sentence(self) -> None:
        assert rulebook().sentence("XY-1.1") == "There are two seats."

    def test_an_id_that_does_not_exist_has_no_sentence(self) -> None:
        with pytest.raises(RulesError, match=r"small-game has no clause XY-9\.9"):
            rulebook().sentence("XY-9.9")

    def test_a_chapter_lists_its_clauses(self) -> None:
        assert [clause.id for clause in rulebook().chapter(2)] == ["XY-2.1", "XY-2.10", "XY-R1"]

    def test_a_chapter_that_does_not_exist_is_empty(self) -> None:
        assert rulebook().chapter(7) == []

    def test_a_rulebook_is_its_clauses(self) -> None:
        book = rulebook()
        assert len(book) == len(list(book)) == 5
        assert "XY-R1" in book
        assert "XY-R2" not in book

    @pytest.mark.parametrize(
        ("words", "found"),
        [
            ("stronghold", ["XY-2.1", "XY-R1"]),
            ("STRONGHOLD Temple", ["XY-R1"]),
            ("giants ability", ["XY-2.1"]),
            ("seat", ["XY-1.1", "XY-1.2"]),
            ("eat", []),
            ("xy-2.1", ["XY-2.1"]),
            ("[of", ["XY-2.10"]),
            ("dragon", []),
            ("  ", []),
        ],
    )
    def test_search_finds_the_clauses_with_every_word(self, words: str, found: list[str]) -> None:
        assert [clause.id for clause in rulebook().search(words)] == found


class TestLanguages:
    @pytest.fixture
    def package(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
        """A game whose rules are translated in part."""
        folder = tmp_path / "small_translated_game"
        folder.mkdir()
        (folder / "__init__.py").touch()
        (folder / "rules.md").write_text(RULES, encoding="utf-8")
        (folder / "rules.ru.md").write_text(
            "## 2 Великаны\n- XY-2.1 [P] Умение: цитадель стоит 4 работников.\n- XY-9.9 [P] Лишнее.\n", encoding="utf-8"
        )
        monkeypatch.syspath_prepend(tmp_path)
        return folder.name

    def test_a_clause_is_said_in_the_language_where_it_is_translated_and_else_in_english(self, package: str) -> None:
        book = citable(package, "small-game", "ru")
        assert book.sentence("XY-2.1") == "Умение: цитадель стоит 4 работников."
        assert book.clauses["XY-2.1"].chapter_title == "Великаны"
        assert book.sentence("XY-1.1") == "There are two seats."

    @pytest.mark.parametrize(
        ("question", "found"),
        [
            ("How do I found a castle?", ["XY-2.1", "XY-R1"]),  # in words that the rules do not use
            ("church", ["XY-2.10"]),
            ("churches", ["XY-2.10"]),  # a phrase has the beginnings of words
            ("temple", ["XY-2.10", "XY-R1"]),  # in those of the rules
            ("do I", []),  # words that every question has are looked for if there are no others
            ("church seats", ["XY-2.10"]),  # a part of the question will do where nothing has all of it
            ("castle workers", ["XY-2.1", "XY-R1"]),
            ("building", ["XY-2.1", "XY-2.10"]),  # a whole chapter
            ("XY-1.2", ["XY-1.2"]),
        ],
    )
    def test_a_question_finds_what_it_is_about(self, question: str, found: list[str]) -> None:
        asked = parse_asked("- castle: XY-2.1 XY-R1\n- church; god house: XY-2.10 XY-9.9\n- build: XY-2.*", "asked.md")
        book = Rulebook(rulebook().clauses, "small-game", asked)
        assert [clause.id for clause in book.find(question, {"how", "do", "i", "found", "a"})] == found

    def test_what_people_look_for_is_written_as_it_must_be(self) -> None:
        with pytest.raises(RulesError, match=r"asked\.md:2: not '- phrase; phrase: ID ID': - castle XY-2\.1"):
            parse_asked("A note.\n- castle XY-2.1", "asked.md")

    @pytest.mark.parametrize(
        ("marks", "holds"),
        [("R, info", True), ("V big-box", True), ("V small-box", False), ("V start-20", True), ("V start-30", False),
         ("printed", True), ("site, E", False), ("solo", False), ("V big-box, site", False)],
    )  # fmt: skip
    def test_a_clause_holds_at_a_table_with_what_its_marks_name(self, marks: str, holds: bool) -> None:
        book = rulebook(f"## 1 One\n- XY-1.1 [{marks}] It holds.")
        chosen = {"big-box": "yes", "small-box": "no", "start": "20", "rulings": "printed"}
        assert ("XY-1.1" in book.at(chosen, {"yes", "no", "20", "30", "printed", "site"}, seats=2)) == holds

    def test_some_clauses_hold_for_who_plays_alone(self) -> None:
        book = rulebook("## 1 One\n- XY-1.1 [solo] Alone.")
        assert len(book.at({}, (), seats=1)) == 1

    def test_a_search_does_not_ask_for_the_dots_that_few_people_type(self) -> None:
        book = rulebook("## 1 Зелёные\n- XY-1.1 [P] Чёрный кристалл.\n- XY-1.2 [P] Дома.\n")
        assert [clause.id for clause in book.search("черн")] == ["XY-1.1"]
        assert [clause.id for clause in book.search("Чёрный зеленые")] == ["XY-1.1"]

    def test_a_translation_adds_no_clause_and_keeps_the_order(self, package: str) -> None:
        assert list(citable(package, "small-game", "ru").clauses) == list(citable(package, "small-game").clauses)

    def test_a_language_without_a_translation_is_english_and_so_is_the_default(self, package: str) -> None:
        for book in (citable(package, "small-game"), citable(package, "small-game", "la"), rulebook_of(package, "x")):
            assert book.sentence("XY-2.1") == "Ability: a stronghold costs 4 workers."

    def test_every_clause_of_the_kernel_is_said_in_russian(self, package: str) -> None:
        english, russian = citable(package, "small-game"), citable(package, "small-game", "ru")
        for clause in load_rules(KERNEL_RULES).values():
            said = russian.clauses[clause.id]
            assert (said.marks, said.chapter) == (clause.marks, clause.chapter)
            assert said.text != english.sentence(clause.id)


class TestCitations:
    def test_a_test_cites_with_the_rule_decorator(self, tmp_path: Path) -> None:
        folder = folder_of(
            tmp_path,
            """
            @rule("TM-4.3", "TM-4.4")
            def test_one(): ...

            @pytest.mark.rule("TM-4.3")
            async def test_two(): ...
            """,
        )
        assert citations(folder) == {
            "TM-4.3": ["test_it.py::test_one", "test_it.py::test_two"],
            "TM-4.4": ["test_it.py::test_one"],
        }

    def test_several_decorators_add_up_and_an_id_counts_once(self, tmp_path: Path) -> None:
        source = '@rule("K-1")\n@rule("K-2", "K-1")\ndef test_it(): ...\n'
        assert citations(folder_of(tmp_path, source)) == {
            "K-1": ["test_it.py::test_it"],
            "K-2": ["test_it.py::test_it"],
        }

    def test_a_class_cites_for_its_test_methods_only(self, tmp_path: Path) -> None:
        folder = folder_of(
            tmp_path,
            """
            @rule("TM-1.1")
            class TestIt:
                def helper(self): ...
                def test_one(self): ...

                @rule("TM-1.2")
                def test_two(self): ...

                class TestInner:
                    def test_three(self): ...
            """,
        )
        assert citations(folder) == {
            "TM-1.1": [
                "test_it.py::TestIt::test_one",
                "test_it.py::TestIt::test_two",
                "test_it.py::TestIt::TestInner::test_three",
            ],
            "TM-1.2": ["test_it.py::TestIt::test_two"],
        }

    def test_a_case_of_parametrize_cites_by_its_marks(self, tmp_path: Path) -> None:
        folder = folder_of(
            tmp_path,
            """
            @pytest.mark.parametrize("x", [
                pytest.param(1, marks=rule("TM-23.1")),
                2,
                pytest.param(3, id="three", marks=pytest.mark.rule("TM-23.2")),
                pytest.param(4, marks=[pytest.mark.slow, rule("TM-23.3")]),
                pytest.param(5),
            ])
            def test_it(x): ...
            """,
        )
        assert citations(folder) == {
            "TM-23.1": ["test_it.py::test_it[0]"],
            "TM-23.2": ["test_it.py::test_it[three]"],
            "TM-23.3": ["test_it.py::test_it[2]"],
        }

    def test_a_table_of_cases_may_have_a_name_in_the_module(self, tmp_path: Path) -> None:
        folder = folder_of(
            tmp_path,
            """
            CASES = [pytest.param(1, marks=rule("TM-23.1"))]
            PRICES: dict[str, int] = {"TM-24.1": 3}

            @pytest.mark.parametrize(argnames="x", argvalues=CASES)
            def test_one(x): ...

            @rule_cases(PRICES)
            def test_two(clause, case): ...
            """,
        )
        assert citations(folder) == {
            "TM-23.1": ["test_it.py::test_one[0]"],
            "TM-24.1": ["test_it.py::test_two[TM-24.1]"],
        }

    def test_rule_cases_cites_each_key_by_one_case(self, tmp_path: Path) -> None:
        folder = folder_of(
            tmp_path,
            """
            @rule_cases({"TM-23.3": (1, 2), "TM-24.3": (1, 3)})
            def test_prices(clause, case): ...
            """,
        )
        assert citations(folder) == {
            "TM-23.3": ["test_it.py::test_prices[TM-23.3]"],
            "TM-24.3": ["test_it.py::test_prices[TM-24.3]"],
        }

    def test_the_helpers_may_be_reached_through_their_module(self, tmp_path: Path) -> None:
        source = '@rules.rule("K-1")\n@rules.rule_cases({"K-2": 1})\ndef test_it(): ...\n'
        assert sorted(citations(folder_of(tmp_path, source))) == ["K-1", "K-2"]

    def test_files_are_found_in_every_folder_and_named_from_the_folder_of(self, tmp_path: Path) -> None:
        folder_of(tmp_path, '@rule("K-1")\ndef test_b(): ...\n', "kernel/test_b.py")
        folder = folder_of(tmp_path, '@rule("K-1")\ndef test_a(): ...\n', "games/x/test_a.py")
        assert citations(folder) == {"K-1": ["games/x/test_a.py::test_a", "kernel/test_b.py::test_b"]}

    @pytest.mark.parametrize(
        "source",
        [
            '@rule("K-1")\ndef helper(): ...\n',
            '@rule("K-1")\nclass Helper:\n    def test_it(self): ...\n',
            'def test_it():\n    rule("K-1")\n',
            '# rule("K-1")\ndef test_it():\n    """rule("K-1")"""\n',
            '@other("K-1")\ndef test_it(): ...\n',
        ],
    )
    def test_what_is_not_a_test_proves_nothing(self, tmp_path: Path, source: str) -> None:
        assert citations(folder_of(tmp_path, source)) == {}

    @pytest.mark.parametrize(
        "source",
        [
            '@rule("K-1")\n@pytest.mark.skip\ndef test_it(): ...\n',
            '@rule("K-1")\n@pytest.mark.xfail(reason="later")\ndef test_it(): ...\n',
            '@pytest.mark.skip("later")\nclass TestIt:\n    @rule("K-1")\n    def test_it(self): ...\n',
            '@pytest.mark.parametrize("x", [pytest.param(1, marks=[rule("K-1"), pytest.mark.skip])])\n'
            "def test_it(x): ...\n",
        ],
    )
    def test_a_test_that_is_skipped_or_may_fail_proves_nothing(self, tmp_path: Path, source: str) -> None:
        assert citations(folder_of(tmp_path, source)) == {}

    def test_a_file_that_pytest_does_not_collect_proves_nothing(self, tmp_path: Path) -> None:
        assert citations(folder_of(tmp_path, '@rule("K-1")\ndef test_it(): ...\n', "helpers.py")) == {}

    def test_the_tests_are_not_run_to_read_them(self, tmp_path: Path) -> None:
        source = 'raise SystemExit("imported")\n\n@rule("K-1")\ndef test_it(): ...\n'
        assert list(citations(folder_of(tmp_path, source))) == ["K-1"]

    @pytest.mark.parametrize(
        ("decorator", "problem"),
        [
            ("rule", "takes the ids"),
            ("rule()", "takes the ids"),
            ('rule(id="K-1")', "takes the ids"),
            ("rule(*IDS)", "literal string"),
            ("rule(ID)", "literal string"),
            ("rule(1)", "literal string"),
            ('rule("K 1")', "not the id of a clause"),
            ('rule("K-1 ")', "not the id of a clause"),
            ("rule_cases", "literal dict"),
            ("rule_cases()", "literal dict"),
            ("rule_cases({})", "literal dict"),
            ("rule_cases(ELSEWHERE)", "literal dict"),
            ("rule_cases({name: 1 for name in IDS})", "literal dict"),
            ("rule_cases({**OTHERS})", "without \\*\\*"),
            ("rule_cases({ID: 1})", "literal string"),
            ('rule_cases({"K-1": 1, "K-1": 2})', "twice"),
            ('pytest.mark.parametrize("x", [pytest.param(1, marks=rule(ID))])', "literal string"),
        ],
    )
    def test_a_citation_that_cannot_be_read_names_file_and_line(
        self, tmp_path: Path, decorator: str, problem: str
    ) -> None:
        folder = folder_of(tmp_path, f"\n@{decorator}\ndef test_it(): ...\n")
        with pytest.raises(RulesError, match=rf"^test_it\.py:2: .*{problem}"):
            citations(folder)

    def test_a_file_that_is_not_python_is_named(self, tmp_path: Path) -> None:
        with pytest.raises(RulesError, match=r"^test_it\.py: cannot be read: .*line 1"):
            citations(folder_of(tmp_path, "def test_it(:\n"))


class TestCoverage:
    def test_coverage_counts_cited_and_lists_info_and_missing(self, tmp_path: Path) -> None:
        found = coverage(rulebook(), folder_of(tmp_path, '@rule("XY-2.1")\ndef test_it(): ...\n'))
        assert (found.clauses, found.cited) == (5, 1)
        assert found.info == ("XY-1.1",)
        assert found.missing == ("XY-1.2", "XY-2.10", "XY-R1")
        assert not found.holds

    def test_coverage_holds_when_every_clause_but_information_is_cited(self, tmp_path: Path) -> None:
        source = '@rule_cases({"XY-1.2": 0, "XY-2.1": 0, "XY-2.10": 0, "XY-R1": 0})\ndef test_it(): ...\n'
        found = coverage(rulebook(), folder_of(tmp_path, source))
        assert (found.cited, found.missing, found.greedy) == (4, (), ())
        assert found.holds

    def test_missing_clauses_are_in_the_order_of_their_numbers(self, tmp_path: Path) -> None:
        names = ["K-R1", "K-10.1", "K-2.10", "K-2.9", "K-1"]
        book = rulebook("\n".join(f"- {name} [R] Text." for name in names))
        found = coverage(book, folder_of(tmp_path, ""))
        assert found.missing == ("K-1", "K-2.9", "K-2.10", "K-10.1", "K-R1")

    def test_an_id_that_does_not_exist_is_unknown(self, tmp_path: Path) -> None:
        found = coverage(rulebook(), folder_of(tmp_path, '@rule("XY-2.2", "XY-2.1")\ndef test_it(): ...\n'))
        assert (found.unknown, found.cited) == (("XY-2.2",), 1)
        assert not found.holds

    def test_the_clauses_of_another_game_are_not_unknown_to_this_one(self, tmp_path: Path) -> None:
        found = coverage(rulebook(), folder_of(tmp_path, '@rule("ZZ-1.1")\ndef test_it(): ...\n'))
        assert found.unknown == ()

    def test_an_id_of_no_rulebook_at_all_is_stray(self, tmp_path: Path) -> None:
        folder = folder_of(tmp_path, '@rule("ZZ-1.1", "XY-1.1", "K-1")\ndef test_it(): ...\n')
        kernel = Rulebook.load(KERNEL_RULES, "kernel")
        assert stray_citations([rulebook(), kernel], folder) == {"ZZ-1.1": ["test_it.py::test_it"]}

    def test_a_test_may_cite_three_clauses_and_not_four(self, tmp_path: Path) -> None:
        assert MAX_CITED == 3
        folder = folder_of(
            tmp_path,
            """
            @rule("XY-1.1", "XY-1.2", "XY-2.1")
            def test_modest(): ...

            @rule("XY-1.1", "XY-1.2")
            @rule("XY-2.1", "XY-2.10")
            def test_greedy(): ...
            """,
        )
        found = coverage(rulebook(), folder)
        assert found.greedy == ("test_it.py::test_greedy",)
        assert not found.holds

    def test_a_method_cites_what_its_class_cites_too(self, tmp_path: Path) -> None:
        folder = folder_of(
            tmp_path,
            """
            @rule("XY-1.1", "XY-1.2")
            class TestIt:
                @rule("XY-2.1", "XY-2.10")
                def test_greedy(self): ...

                @rule("XY-2.1")
                def test_modest(self): ...
            """,
        )
        assert coverage(rulebook(), folder).greedy == ("test_it.py::TestIt::test_greedy",)

    def test_each_case_is_counted_by_itself_with_what_the_whole_test_cites(self, tmp_path: Path) -> None:
        folder = folder_of(
            tmp_path,
            """
            @rule("XY-1.1", "XY-1.2")
            @pytest.mark.parametrize("x", [
                pytest.param(1, id="modest", marks=rule("XY-2.1")),
                pytest.param(2, id="greedy", marks=rule("XY-2.1", "XY-2.10")),
            ])
            def test_it(x): ...
            """,
        )
        assert coverage(rulebook(), folder).greedy == ("test_it.py::test_it[greedy]",)

    def test_stacked_parametrizations_add_up(self, tmp_path: Path) -> None:
        folder = folder_of(
            tmp_path,
            """
            @pytest.mark.parametrize("x", [pytest.param(1, id="x", marks=rule("XY-1.1", "XY-1.2"))])
            @pytest.mark.parametrize("y", [pytest.param(1, id="y", marks=rule("XY-2.1", "XY-2.10"))])
            def test_it(x, y): ...
            """,
        )
        assert coverage(rulebook(), folder).greedy == ("test_it.py::test_it[x-y]",)

    def test_a_greedy_test_of_another_game_is_not_reported_here(self, tmp_path: Path) -> None:
        source = '@rule("ZZ-1", "ZZ-2", "ZZ-3", "ZZ-4")\ndef test_it(): ...\n'
        assert coverage(rulebook(), folder_of(tmp_path, source)).greedy == ()

    def test_a_package_without_its_tests_says_so(self, tmp_path: Path) -> None:
        with pytest.raises(RulesError, match=r"^no tests folder"):
            coverage(rulebook(), tmp_path / "tests")

    def test_coverage_prints_as_the_command_line_promises(self, tmp_path: Path) -> None:
        printed = json.dumps(coverage(rulebook(), folder_of(tmp_path, "")).to_json())
        assert json.loads(printed) == {
            "game": "small-game",
            "clauses": 5,
            "cited": 0,
            "info": ["XY-1.1"],
            "missing": ["XY-1.2", "XY-2.1", "XY-2.10", "XY-R1"],
            "unknown": [],
            "greedy": [],
        }


class TestHelpers:
    def test_rule_is_a_mark_that_carries_the_ids(self) -> None:
        mark = rule("TM-4.3", "TM-4.4")
        assert (mark.name, mark.args) == ("rule", ("TM-4.3", "TM-4.4"))

    def test_rule_cases_runs_one_marked_case_for_each_clause(self) -> None:
        names, cases = rule_cases({"TM-23.3": (1, 2), "TM-24.3": "x"}).args
        assert names == ("clause", "case")
        assert [case.values for case in cases] == [("TM-23.3", (1, 2)), ("TM-24.3", "x")]
        assert [case.id for case in cases] == ["TM-23.3", "TM-24.3"]
        assert [[mark.args for mark in case.marks] for case in cases] == [[("TM-23.3",)], [("TM-24.3",)]]

    def test_numbers_sort_as_numbers(self) -> None:
        assert sorted(["TM-10.1", "TM-2.10", "TM-R1", "TM-2.9", "TM-2"], key=natural_key) == [
            "TM-2",
            "TM-2.9",
            "TM-2.10",
            "TM-10.1",
            "TM-R1",
        ]
