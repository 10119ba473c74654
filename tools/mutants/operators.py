"""All that can be broken in a source: each operator finds its places and says what stands there instead.

The rest of the file stays as it is, byte for byte. Left out is what is no rule (annotations, asserts, what is raised,
the journal), and what is seen at a glance to change nothing or to raise at once."""

from __future__ import annotations

import ast
import itertools
import re
from collections import Counter

from tools.mutants.mutant import Mutant
from tools.mutants.syntax import changes, integer, journal, negated_elsewhere, numbered_names, swappable

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"), ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="), ast.In: ("in", "not in"), ast.NotIn: ("not in", "in"), ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}  # fmt: skip
BESIDE: dict[type[ast.cmpop], int] = {ast.Lt: 1, ast.LtE: -1, ast.Gt: -1, ast.GtE: 1}
"""`a < 3` becomes `a <= 3`, which is `a < 4`: so far the number on the right need not be moved once more."""
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "//"), ast.FloorDiv: ("//", "*"), ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"), ast.BitOr: ("|", "&"), ast.BitXor: ("^", "|"), ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"), ast.Pow: ("**", "*"), ast.Div: ("/", "*"),
}  # fmt: skip
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
NO_NUMBERS = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr, ast.Set, ast.Dict)
TOLD = ("tell", "say", "sign")  # functions that decide nothing
REASONS = "FROM_"  # why points were scored, which only the journal tells


def mutants(module: str, source: bytes) -> list[Mutant]:
    """Every mutant of a module, in the order of the source."""
    tree = ast.parse(source)
    finder = _Finder(module, source)
    finder.named = set(numbered_names(tree.body))
    finder.visit(tree)
    return finder.numbered()


class _Finder(ast.NodeVisitor):
    def __init__(self, module: str, source: bytes) -> None:
        self.module, self.source = module, source
        self.lines = source.split(b"\n")
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.found: list[Mutant] = []
        self.twice: set[tuple[int, int, str]] = set()  # what another operator says already
        self.named: set[ast.stmt] = set()  # numbers that are names
        self.names: list[str] = []  # the classes and functions around
        self.returns: list[str] = []  # what the functions around return

    # --- places ---

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.start(node) : self.end(node)].decode()

    def add(self, operator: str, change: str, start: int, end: int, text: str) -> None:
        row = self.source.count(b"\n", 0, start)
        line = " ".join(self.lines[row].decode().split())
        place = ".".join(self.names)
        self.found.append(Mutant(self.module, place, operator, change, line, 0, start, end, text))

    def replace(self, operator: str, change: str, node: ast.expr | ast.stmt, text: str) -> None:
        self.add(operator, change, self.start(node), self.end(node), text)

    def between(self, operator: str, left: int, right: int, old: str, new: str) -> None:
        """The sign between two operands, around which there may be brackets, line ends and comments."""
        gap = self.source[left:right].decode()
        bare = re.sub(r"#[^\n]*", lambda comment: " " * len(comment[0].encode()), gap)
        at = re.search(r"\s+".join(map(re.escape, old.split())), bare)
        assert at is not None, (self.module, gap, old)
        self.add(operator, f"`{old}` → `{new}`", left + at.start(), left + at.end(), new)

    def numbered(self) -> list[Mutant]:
        """In order, each once, and each with a name of its own."""
        same: Counter[str] = Counter()
        there = set(self.twice)
        result: list[Mutant] = []
        for mutant in sorted(self.found, key=lambda found: (found.start, found.end, found.text)):
            if (mutant.start, mutant.end, mutant.text) not in there:
                there.add((mutant.start, mutant.end, mutant.text))
                same[mutant.name] += 1
                result.append(mutant._replace(nth=same[mutant.name]))
        return result

    # --- what is left out ---

    def visit_Import(self, node: ast.Import) -> None: ...
    def visit_ImportFrom(self, node: ast.ImportFrom) -> None: ...
    def visit_Assert(self, node: ast.Assert) -> None: ...
    def visit_Raise(self, node: ast.Raise) -> None: ...
    def visit_JoinedStr(self, node: ast.JoinedStr) -> None: ...

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and node not in self.named and not ast.unparse(node.target).startswith(REASONS):
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not ast.unparse(node.targets[0]).startswith(REASONS):
            self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.names.append(node.name)
        self.body(node.body)
        self.names.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in TOLD:
            return
        if node.name != "__init__":
            for default in [*node.args.defaults, *filter(None, node.args.kw_defaults)]:
                self.visit(default)
        self.names.append(node.name)
        self.returns.append(ast.unparse(node.returns) if node.returns else "")
        self.body(node.body)
        self.names.pop()
        self.returns.pop()

    def visit_Module(self, node: ast.Module) -> None:
        self.body(node.body)

    # --- statements ---

    def body(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            if not journal(statement):
                self.visit(statement)
                self.drop(statement)
        for one, other in itertools.pairwise(statements):
            if swappable(one, other) and not self.starting():
                old = self.source[self.end(one) : self.start(other)].decode()
                text = self.text(other) + old + self.text(one)
                self.add("swap", "swapped with the next", self.start(one), self.end(other), text)

    def starting(self) -> bool:
        """In an `__init__` that only fills in fields: without one of them all would raise."""
        return bool(self.names) and self.names[-1] == "__init__"

    def drop(self, statement: ast.stmt) -> None:
        """Calls for their effect, changes of the position, and early returns are left undone."""
        starting = self.starting()
        if (
            isinstance(statement, ast.Delete)
            or (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call) and not starting)
            or (isinstance(statement, ast.Return) and statement.value is None)
            or (changes(statement) and not starting)
        ):
            self.replace("drop", "dropped", statement, "pass")

    def visit_Return(self, node: ast.Return) -> None:
        value, kind = node.value, self.returns[-1]
        if value is None:
            return
        self.visit(value)
        constant = isinstance(value, ast.Constant)
        choices = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
        if kind == "Refusal" and not any(ast.unparse(choice) == "None" for choice in choices):
            self.replace("return", "returns `None`", value, "None")
        elif kind == "bool" and not constant and not negated_elsewhere(value):
            self.replace("return", "returns the opposite", value, f"not ({self.text(value)})")
        elif kind == "int" and not constant and not isinstance(value, ast.UnaryOp):
            self.replace("return", "returns 1 more", value, f"({self.text(value)}) + 1")
        elif kind.startswith("list[") and ast.unparse(value) != "[]":
            self.replace("return", "returns `[]`", value, "[]")

    def visit_Break(self, node: ast.Break) -> None:
        self.replace("flow", "`break` → `continue`", node, "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.replace("flow", "`continue` → `break`", node, "break")

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.visit(node.target)
        self.visit(node.value)
        old, new = ARITHMETIC[type(node.op)]
        if not isinstance(node.value, NO_NUMBERS):
            self.between("arithmetic", self.end(node.target), self.start(node.value), f"{old}=", f"{new}=")

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) == "TYPE_CHECKING":
            return
        self.condition(node.test)
        self.body(node.body)
        self.body(node.orelse)

    def visit_While(self, node: ast.While) -> None:
        self.visit(node.test)
        if not isinstance(node.test, ast.Constant):
            self.replace("condition", "never", node.test, "False")  # "always" would only never end
        self.body(node.body)

    def visit_For(self, node: ast.For) -> None:
        self.visit(node.iter)
        self.body(node.body)
        self.body(node.orelse)

    def visit_With(self, node: ast.With) -> None:
        self.body(node.body)

    def visit_Try(self, node: ast.Try) -> None:
        for part in (node.body, *(handler.body for handler in node.handlers), node.orelse, node.finalbody):
            self.body(part)

    # --- expressions ---

    def condition(self, test: ast.expr) -> None:
        """What decides: forced both ways. Whether anybody listens (`s.journal`) decides nothing."""
        if any(isinstance(node, ast.Attribute) and node.attr == "journal" for node in ast.walk(test)):
            return
        self.visit(test)
        if not isinstance(test, ast.Constant):
            self.replace("condition", "always", test, "True")
            self.replace("condition", "never", test, "False")

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.condition(node.test)
        self.visit(node.body)
        self.visit(node.orelse)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.visit(node.iter)
        for test in node.ifs:
            self.condition(test)

    def visit_Compare(self, node: ast.Compare) -> None:
        self.generic_visit(node)
        for left, sign, right in zip([node.left, *node.comparators], node.ops, node.comparators):
            self.between("comparison", self.end(left), self.start(right), *COMPARISONS[type(sign)])
            step = BESIDE.get(type(sign), 0)
            for side, other in ((right, step), (left, -step)):
                value = integer(side)
                if step and value is not None:
                    self.twice.add((self.start(side), self.end(side), str(value + other)))

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self.generic_visit(node)
        if not isinstance(node.left, NO_NUMBERS) and not isinstance(node.right, NO_NUMBERS):
            if not any(
                isinstance(side, ast.Constant) and isinstance(side.value, str) for side in (node.left, node.right)
            ):
                self.between("arithmetic", self.end(node.left), self.start(node.right), *ARITHMETIC[type(node.op)])

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        self.generic_visit(node)
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:]):
            self.between("logic", self.end(left), self.start(right), old, new)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        value = integer(node)
        if value is not None:
            self.number(node, value)
            return
        self.visit(node.operand)
        sign = {ast.Not: "not", ast.USub: "-", ast.Invert: "~"}.get(type(node.op), "")
        if sign:
            operator = "logic" if sign == "not" else "arithmetic"
            after = self.start(node) + len(sign)
            blanks = re.match(rb"\s*", self.source[after:])
            self.add(operator, f"`{sign}` dropped", self.start(node), after + len(blanks[0] if blanks else b""), "")

    def visit_Call(self, node: ast.Call) -> None:
        self.visit(node.func)
        cast = isinstance(node.func, ast.Name) and node.func.id == "cast"
        for argument in node.args[cast:]:
            self.visit(argument)
        for keyword in node.keywords:
            self.visit(keyword.value)
        if isinstance(node.func, ast.Name) and node.func.id in OPPOSITES:
            other = OPPOSITES[node.func.id]
            self.replace("opposite", f"`{node.func.id}` → `{other}`", node.func, other)

    def visit_Constant(self, node: ast.Constant) -> None:
        value = integer(node)
        if value is not None:
            self.number(node, value)
        elif isinstance(node.value, bool):
            self.replace("constant", f"`{node.value}` → `{not node.value}`", node, str(not node.value))

    def number(self, node: ast.expr, value: int) -> None:
        """One more and one less; but where a negative number of a module says "none", another one says the same."""
        none = value < 0 and not self.names
        for other in (value + 1,) if none else (value + 1, value - 1):
            self.replace("constant", f"`{value}` → `{other}`", node, str(other))
