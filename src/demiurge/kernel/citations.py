"""Citations: which tests prove which clauses.

Tests cite clauses with the helpers of ``tests/rules.py``; the citations are read from the source of the tests, which is
never imported, so coverage costs no test run.
"""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import NamedTuple, TypedDict

from demiurge.kernel.clauses import CLAUSE_ID, Rulebook, RulesError, natural_key

MAX_CITED = 3
"""A test that cites more clauses than this cannot be asserting each of them."""


class _Case(NamedTuple):
    """One case of a parametrized test, with what it cites beside what the whole test cites."""

    name: str
    clauses: tuple[str, ...]


class _Test(NamedTuple):
    """A test function, what all of it cites, and for each of its parametrizations the cases that cite more."""

    name: str
    clauses: tuple[str, ...]
    decks: tuple[tuple[_Case, ...], ...]

    def greedy(self) -> list[str]:
        """The cases, or the test itself, that cite more than MAX_CITED clauses."""
        if len(set(self.clauses)) > MAX_CITED:
            return [self.name]
        return [
            f"{self.name}[{'-'.join(case.name for case in hand)}]"
            for hand in product(*self.decks)
            if len({*self.clauses, *(name for case in hand for name in case.clauses)}) > MAX_CITED
        ]


class _Marks(NamedTuple):
    """What a group of decorators says about the tests under it."""

    clauses: tuple[str, ...] = ()
    decks: tuple[tuple[_Case, ...], ...] = ()
    idle: bool = False
    """Skipped or expected to fail: such a test proves nothing."""


def _called(node: ast.expr) -> str:
    """The last part of a dotted name, called or not: `rule` for ``pytest.mark.rule(...)``."""
    if isinstance(node, ast.Call):
        node = node.func
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


class _Module:
    """Reads the citations of one test file."""

    def __init__(self, path: Path, name: str) -> None:
        self.name = name
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"), filename=name)
        except (OSError, UnicodeDecodeError, SyntaxError, ValueError) as error:
            raise RulesError(f"{name}: cannot be read: {error}") from error
        self.body = tree.body
        self.constants: dict[str, ast.expr] = {}
        for node in tree.body:
            if isinstance(node, ast.Assign):
                self.constants.update((to.id, node.value) for to in node.targets if isinstance(to, ast.Name))
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
                self.constants[node.target.id] = node.value

    def tests(self) -> Iterator[_Test]:
        """Every test that pytest would run."""
        return self._tests(self.body, self.name, _Marks())

    def _tests(self, body: list[ast.stmt], scope: str, outer: _Marks) -> Iterator[_Test]:
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                marks = self._marks(node.decorator_list, outer)
                yield from self._tests(node.body, f"{scope}::{node.name}", marks)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                marks = self._marks(node.decorator_list, outer)
                if not marks.idle:
                    yield _Test(f"{scope}::{node.name}", marks.clauses, marks.decks)

    def _marks(self, decorators: list[ast.expr], outer: _Marks) -> _Marks:
        clauses, decks, idle = list(outer.clauses), list(outer.decks), outer.idle
        for node in decorators:
            match _called(node):
                case "rule":
                    clauses += self._ids(node)
                case "rule_cases":
                    decks.append(self._rule_cases(node))
                case "parametrize":
                    if deck := self._params(node):
                        decks.append(deck)
                case "skip" | "xfail":
                    idle = True
        return _Marks(tuple(dict.fromkeys(clauses)), tuple(decks), idle)

    def _ids(self, node: ast.expr) -> list[str]:
        """The ids in ``rule("TM-4.3", "TM-4.4")``."""
        if not isinstance(node, ast.Call) or not node.args or node.keywords:
            raise self._error(node, 'rule takes the ids of clauses: rule("TM-4.3")')
        return [self._id(argument) for argument in node.args]

    def _id(self, node: ast.expr) -> str:
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            raise self._error(node, "the id of a clause must be a literal string, since it is read without a test run")
        if not CLAUSE_ID.fullmatch(node.value):
            raise self._error(node, f"{node.value!r} is not the id of a clause, such as 'TM-4.3'")
        return node.value

    def _rule_cases(self, node: ast.expr) -> tuple[_Case, ...]:
        """The keys of ``rule_cases({"TM-23.3": ..., "TM-24.3": ...})``, one case each."""
        cases = self._value(node.args[0]) if isinstance(node, ast.Call) and node.args else None
        if not isinstance(cases, ast.Dict) or not cases.keys:
            raise self._error(node, "rule_cases takes a literal dict from the id of a clause to its case")
        found: list[_Case] = []
        for key in cases.keys:
            if key is None:
                raise self._error(cases, "rule_cases takes a literal dict, without ** in it")
            name = self._id(key)
            # Python keeps only the last of two equal keys: the first case would never run.
            if any(case.name == name for case in found):
                raise self._error(key, f"rule_cases has {name} twice, and only the last would run")
            found.append(_Case(name, (name,)))
        return tuple(found)

    def _params(self, node: ast.expr) -> tuple[_Case, ...]:
        """The cases of a parametrize that cite something: ``pytest.param(..., marks=rule("TM-23.1"))``."""
        found: list[_Case] = []
        values = self._argument(node, 1, "argvalues")
        inside = ast.walk(values) if values is not None else ()
        params = [call for call in inside if isinstance(call, ast.Call) and _called(call) == "param"]
        params.sort(key=lambda call: (call.lineno, call.col_offset))
        for number, param in enumerate(params):
            name, clauses, idle = str(number), list[str](), False
            for keyword in param.keywords:
                value = self._value(keyword.value)
                if keyword.arg == "id" and isinstance(value, ast.Constant):
                    name = str(value.value)
                elif keyword.arg == "marks":
                    marks = value.elts if isinstance(value, ast.Tuple | ast.List) else [value]
                    inner = self._marks([self._value(mark) for mark in marks], _Marks())
                    clauses, idle = list(inner.clauses), inner.idle
            if clauses and not idle:
                found.append(_Case(name, tuple(clauses)))
        return tuple(found)

    def _argument(self, node: ast.expr, position: int, keyword: str) -> ast.expr | None:
        if not isinstance(node, ast.Call):
            return None
        if len(node.args) > position:
            return self._value(node.args[position])
        return next((self._value(given.value) for given in node.keywords if given.arg == keyword), None)

    def _value(self, node: ast.expr) -> ast.expr:
        """What a name of this module stands for, so that a long table of cases may have a name."""
        return self.constants.get(node.id, node) if isinstance(node, ast.Name) else node

    def _error(self, node: ast.expr, problem: str) -> RulesError:
        return RulesError(f"{self.name}:{node.lineno}: {problem}")


def _tests_in(tests_dir: Path) -> list[_Test]:
    if not tests_dir.is_dir():
        raise RulesError(f"no tests folder at {tests_dir}: citations are in the project's source, not in the package")
    paths = sorted({*tests_dir.rglob("test_*.py"), *tests_dir.rglob("*_test.py")})
    return [test for path in paths for test in _Module(path, path.relative_to(tests_dir).as_posix()).tests()]


def _citations(tests: Iterable[_Test]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for test in tests:
        for name in test.clauses:
            found.setdefault(name, []).append(test.name)
        for case in (case for deck in test.decks for case in deck):
            for name in case.clauses:
                found.setdefault(name, []).append(f"{test.name}[{case.name}]")
    return found


def citations(tests_dir: Path) -> dict[str, list[str]]:
    """Which tests cite each clause: id to ``folder/test_file.py::test_name[case]``, relative to `tests_dir`."""
    return _citations(_tests_in(tests_dir))


# --- Coverage ---


class CoverageJson(TypedDict):
    """What ``demiurge rules GAME --coverage --json`` prints."""

    game: str
    clauses: int
    cited: int
    info: list[str]
    missing: list[str]
    unknown: list[str]
    greedy: list[str]


@dataclass(frozen=True, slots=True)
class Coverage:
    """Which clauses of a rulebook the tests cite.

    game     the game whose rulebook it is
    clauses  how many clauses the rulebook has
    cited    how many of them at least one test cites
    info     the clauses marked as mere information
    missing  the others that no test cites
    unknown  ids that tests cite and the rulebook does not have
    greedy   tests, or cases of a test, that cite more than MAX_CITED clauses
    """

    game: str
    clauses: int
    cited: int
    info: tuple[str, ...]
    missing: tuple[str, ...]
    unknown: tuple[str, ...]
    greedy: tuple[str, ...]

    @property
    def holds(self) -> bool:
        """Whether every clause that needs a test has one, and every citation is sound."""
        return not (self.missing or self.unknown or self.greedy)

    def to_json(self) -> CoverageJson:
        """The contract of the command line."""
        return {
            "game": self.game,
            "clauses": self.clauses,
            "cited": self.cited,
            "info": list(self.info),
            "missing": list(self.missing),
            "unknown": list(self.unknown),
            "greedy": list(self.greedy),
        }


def _sorted(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(names, key=natural_key))


def coverage(rulebook: Rulebook, tests_dir: Path) -> Coverage:
    """Which clauses of `rulebook` are cited under `tests_dir`.

    The folder holds the tests of every game, so only ids with a prefix of this rulebook, and tests that cite one,
    are judged here; `stray_citations` finds the ids that belong to no rulebook at all.
    """
    tests = _tests_in(tests_dir)
    prefixes = rulebook.prefixes()
    own = {name for name in _citations(tests) if name.partition("-")[0] in prefixes}
    return Coverage(
        game=rulebook.game,
        clauses=len(rulebook),
        cited=sum(clause.id in own for clause in rulebook),
        info=_sorted(clause.id for clause in rulebook if clause.info),
        missing=_sorted(clause.id for clause in rulebook if clause.id not in own and not clause.info),
        unknown=_sorted(name for name in own if name not in rulebook),
        greedy=_sorted(name for test in tests if own & _citations([test]).keys() for name in test.greedy()),
    )


def stray_citations(rulebooks: Iterable[Rulebook], tests_dir: Path) -> dict[str, list[str]]:
    """The citations of ids that none of the rulebooks has, a misspelt prefix among them."""
    known = {clause.id for rulebook in rulebooks for clause in rulebook}
    return {name: tests for name, tests in citations(tests_dir).items() if name not in known}
