"""What is broken in a source, operator by operator, and what is left alone."""

from __future__ import annotations

import ast
from textwrap import dedent

import pytest

from tools.mutants import operators
from tools.mutants.hunt import all_mutants, sample
from tools.mutants.mutant import Mutant
from tools.mutants.rules import clauses_of, subject

GAMES = ("terra-mystica", "theocratia", "nova-era", "civolution")


def found(source: str) -> list[Mutant]:
    return operators.mutants("module", dedent(source).strip().encode())


def results(source: str, operator: str) -> list[str]:
    """What a one-line source becomes by an operator."""
    text = dedent(source).strip()
    return [one.applied(text.encode()).decode() for one in found(text) if one.operator == operator]


@pytest.mark.parametrize(
    ("operator", "source", "wanted"),
    [
        ("comparison", "x = a < b", ["x = a <= b"]),
        ("comparison", "x = (a) >= (b)", ["x = (a) > (b)"]),
        ("comparison", "x = a == b", ["x = a != b"]),
        ("comparison", "x = a not  in b", ["x = a in b"]),
        ("comparison", "x = a is None", ["x = a is not None"]),
        ("comparison", "x = a <= b < c", ["x = a < b < c", "x = a <= b <= c"]),
        ("arithmetic", "x = a + b", ["x = a - b"]),
        ("arithmetic", "x = a // b", ["x = a * b"]),
        ("arithmetic", "x = a | b", ["x = a & b"]),
        ("arithmetic", "x = ~a", ["x = a"]),
        ("arithmetic", "x = -a", ["x = a"]),
        ("arithmetic", "p.x += a", ["p.x -= a"]),
        ("arithmetic", "x = a + [b]", []),
        ("arithmetic", "x = 'a' + b", []),
        ("logic", "x = a and b", ["x = a or b"]),
        ("logic", "x = a or b or c", ["x = a and b or c", "x = a or b and c"]),
        ("logic", "x = not (a)", ["x = (a)"]),
        ("constant", "x = 3", ["x = 4", "x = 2"]),
        ("constant", "def f(): x = a[-1]", ["def f(): x = a[0]", "def f(): x = a[-2]"]),
        ("constant", "NOBODY = -1", ["NOBODY = 0"]),
        ("constant", "x = True", ["x = False"]),
        ("constant", "x = a < 3", ["x = a < 2"]),  # a < 4 is a <= 3
        ("constant", "x = 0 < a", ["x = 1 < a"]),
        ("constant", "def f(): x = a >= -1", ["def f(): x = a >= -2"]),
        ("constant", "x = a == 3", ["x = a == 4", "x = a == 2"]),
        ("constant", "x = 'word'", []),
        ("constant", "FROM_LEECH: Final = 8", []),  # told by the journal
        ("constant", "FROM_START = 0", []),
        ("constant", "ROUNDS: Final = 3", ["ROUNDS: Final = 2", "ROUNDS: Final = 4"]),
        ("constant", "RED: Final = 0\nBLUE: Final = 1\nBLACK: Final = 4", []),  # names
        ("condition", "x = a if b else c", ["x = a if True else c", "x = a if False else c"]),
        ("condition", "x = [a for a in b if a]", ["x = [a for a in b if True]", "x = [a for a in b if False]"]),
        ("condition", "while a: f()", ["while False: f()"]),
        ("condition", "if a: f()", ["if True: f()", "if False: f()"]),
        ("condition", "if s.journal is not None: f()", []),
        ("drop", "f(x)", ["pass"]),
        ("drop", "s.round = 1", ["pass"]),
        ("drop", "s.cards[2] += 1", ["pass"]),
        ("drop", "del s.offers[at]", ["pass"]),
        ("drop", "x = 1", []),
        ("drop", "s.tell('word', 1, [2])", []),
        ("flow", "for a in b: break", ["for a in b: continue"]),
        ("flow", "for a in b: continue", ["for a in b: break"]),
        ("opposite", "x = min(a, b)", ["x = max(a, b)"]),
        ("opposite", "x = any(a)", ["x = all(a)"]),
        ("swap", "f(s)\ng(s)", ["g(s)\nf(s)"]),
        ("swap", "p.a = b\nf(s)", []),
        ("swap", "p.a += 1\nf(p.a)", ["f(p.a)\np.a += 1"]),
        ("swap", "p.a += 1\np.b += 1", []),
        ("swap", "old = p.a\np.a = b", ["p.a = b\nold = p.a"]),
        ("swap", "x = f(s)\ng(x)", []),
        ("swap", "f(s)\ns.tell('word', 1, [2])", []),
        ("swap", "copy[1] = a\np.copy = copy", []),
    ],
)
def test_each_operator_changes_one_small_place(operator: str, source: str, wanted: list[str]) -> None:
    assert sorted(results(source, operator)) == sorted(wanted)


@pytest.mark.parametrize(
    ("returns", "value", "wanted"),
    [
        ("Refusal", "'TM-1.1'", ["None"]),
        ("Refusal", "None", []),
        ("Refusal", "None if f(x) else 'TM-1.1'", []),  # the condition is forced already
        ("bool", "f(x)", ["not (f(x))"]),
        ("bool", "a == b", []),  # the comparison is turned round already
        ("int", "a", ["(a) + 1"]),
        ("int", "3", []),
        ("list[int]", "a", ["[]"]),
        ("None", "", ["pass"]),
    ],
)
def test_what_a_function_returns_is_changed_by_its_type(returns: str, value: str, wanted: list[str]) -> None:
    source = f"def f() -> {returns}:\n    return {value}".rstrip()
    found_there = [one for one in found(source) if one.operator in ("return", "drop")]
    assert [one.text for one in found_there] == wanted


def test_annotations_docstrings_asserts_and_what_is_raised_are_left_alone() -> None:
    assert not found('''
        """A module with 3 < 4 words."""

        from __future__ import annotations
        from typing import TYPE_CHECKING, Literal

        if TYPE_CHECKING:
            from a import b

        class A:
            x: Literal[1]

            def __init__(self, a: Literal[2], b: int = 3) -> None:
                """1 + 1"""
                super().__init__(a)
                self.a = a
                assert a > 1, 2
                raise ValueError(a + 1, f"{a + 1}")

            def tell(self, a: int) -> None:
                self.journal.append(a + 1)
        ''')


def test_a_mutant_has_a_name_that_does_not_hang_on_the_number_of_its_line() -> None:
    source = "class A:\n    def f(self) -> None:\n        self.x = 1 + 1"
    names = [one.name for one in found(source)]
    assert "`A.f` · `1` → `2` · `self.x = 1 + 1`".replace("`A.f`", "`module.A.f`") in names
    assert "`module.A.f` · `1` → `2` · `self.x = 1 + 1` · 2" in names
    assert [one.name for one in found("# a line before\n\n" + source)] == names
    assert len({one.id for one in found(source)}) == len(names)


def test_a_diff_shows_one_place() -> None:
    game = subject("terra-mystica")
    mutant = next(one for one in all_mutants(game) if one.operator == "comparison")
    changed = [line for line in mutant.diff(game).splitlines() if line[0] in "+-" and line[:3] not in ("---", "+++")]
    assert [line[0] for line in changed] == ["-", "+"]


@pytest.mark.parametrize("game", GAMES)
def test_all_mutants_of_a_game_can_be_read_and_have_names_of_their_own(game: str) -> None:
    of = subject(game)
    everything = all_mutants(of)
    assert len({one.id for one in everything}) == len(everything) > 1000
    for one in sample(everything, "some", 60):
        source = of.source(one.module)
        assert ast.dump(ast.parse(one.applied(source))) != ast.dump(ast.parse(source))


def test_the_same_seed_is_the_same_sample_and_a_larger_one_begins_with_it() -> None:
    everything = all_mutants(subject("nova-era"))
    few = sample(everything, "a seed", 10)
    assert few == sample(everything[::-1], "a seed", 10)
    assert few == sample(everything, "a seed", 50)[:10]
    assert few != sample(everything, "another", 10)


def test_a_module_names_its_clauses() -> None:
    of = clauses_of('"""Chapters 3, 5 to 7 and 9: TM-40.2."""\nx = 1  # TM-12.8 to TM-12.10, TM-R4\n')
    assert all(map(of.has, ["TM-3.1", "TM-6.25", "TM-9.2", "TM-40.2", "TM-12.8", "TM-12.9", "TM-12.10", "TM-R4"]))
    assert not any(map(of.has, ["TM-4.1", "TM-40.1", "TM-12.7", "TM-R5", "K-1"]))


def test_what_is_no_rule_is_not_mutated() -> None:
    modules = subject("terra-mystica").modules()
    assert {"leech", "terraform", "state"} <= set(modules)
    assert not {"evaluation", "invariants", "box", "actions", "meta", "ledger_export", "reading"} & set(modules)
    modules = subject("nova-era").modules()
    assert {"unrest", "effects.gains"} <= set(modules)
    assert not {"names", "effects.icons", "effects.__init__"} & set(modules)
