"""What an expression or a statement is, as far as its text tells."""

from __future__ import annotations

import ast
from collections.abc import Iterable

LOOKING = {
    "bit_count",
    "enumerate",
    "index",
    "len",
    "list",
    "max",
    "min",
    "range",
    "reversed",
    "sorted",
    "sum",
    "tuple",
}
ROW = 3
SIMPLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.Delete)


def integer(node: ast.expr) -> int | None:
    """The number that is written there, with its sign."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
        found = integer(node.operand)
        return None if found is None else -found
    value = node.value if isinstance(node, ast.Constant) else None
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def constant(statement: ast.stmt) -> int | None:
    """The number in `NAME: Final = 3`."""
    if not isinstance(statement, ast.AnnAssign) or ast.unparse(statement.annotation) != "Final":
        return None
    return integer(statement.value) if statement.value is not None else None


def numbered_names(statements: Iterable[ast.stmt]) -> list[ast.stmt]:
    """The rows of at least three constants that count up: names, which could as well be other numbers."""
    found: list[ast.stmt] = []
    row: list[ast.stmt] = []
    last = -1
    for statement in [*statements, ast.Pass()]:
        number = constant(statement)
        if number is None or number <= last or number < 0:
            found += row if len(row) >= ROW else []
            row, last = [], -1
        if number is not None and number >= 0:
            row.append(statement)
            last = number
    return found


def journal(statement: ast.stmt) -> bool:
    """Whether it only tells what has happened."""
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Call)
        and isinstance(statement.value.func, ast.Attribute)
        and statement.value.func.attr == "tell"
    )


def targets(statement: ast.stmt) -> list[ast.expr]:
    """What it assigns to, name by name."""
    if isinstance(statement, ast.AugAssign):
        return [statement.target]
    if not isinstance(statement, ast.Assign):
        return []
    found: list[ast.expr] = []
    for target in statement.targets:
        found += target.elts if isinstance(target, ast.Tuple) else [target]
    return found


def changes(statement: ast.stmt) -> bool:
    """Whether it changes something that others see: an attribute, or an entry of a list."""
    found = targets(statement)
    return bool(found) and all(isinstance(target, ast.Attribute | ast.Subscript) for target in found)


def negated_elsewhere(value: ast.expr) -> bool:
    """`a == b` and `not a`: the other operators turn them round already."""
    if isinstance(value, ast.Compare):
        return len(value.ops) == 1 and not isinstance(value.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE)
    return isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not)


def calls(statement: ast.stmt) -> bool:
    """Whether it calls something that may change the position."""
    called = [node.func for node in ast.walk(statement) if isinstance(node, ast.Call)]
    return any((func.attr if isinstance(func, ast.Attribute) else ast.unparse(func)) not in LOOKING for func in called)


def stores(one: ast.stmt, other: ast.stmt) -> bool:
    """`columns[3] = card`, `p.columns = columns`: a list, once stored, may be changed all the same."""
    into = {ast.unparse(target.value) for target in targets(one) if isinstance(target, ast.Subscript)}
    return isinstance(other, ast.Assign) and ast.unparse(other.value) in into


def touched(nodes: Iterable[ast.AST]) -> set[str]:
    """The names and attributes in which two statements can meet."""
    inside = [node for top in nodes for node in ast.walk(top)]
    return {node.id for node in inside if isinstance(node, ast.Name)} | {
        node.attr for node in inside if isinstance(node, ast.Attribute)
    }


def written(statement: ast.stmt) -> set[str]:
    """Of `p.cults[track] = 3` it is `cults` that changes, of `at = 3` it is `at`."""
    found: set[str] = set()
    for target in statement.targets if isinstance(statement, ast.Delete) else targets(statement):
        while isinstance(target, ast.Subscript):
            target = target.value
        found |= {target.attr} if isinstance(target, ast.Attribute) else touched([target])
    return found


def locals_of(statement: ast.stmt) -> set[str]:
    return {target.id for target in targets(statement) if isinstance(target, ast.Name)}


def swappable(one: ast.stmt, other: ast.stmt) -> bool:
    """Whether the order of two neighbours can matter: one changes what the other looks at, or both do what only their
    calls know. What uses a name before it is there would only raise."""
    if not isinstance(one, SIMPLE) or not isinstance(other, SIMPLE) or journal(one) or journal(other):
        return False
    if (isinstance(one, ast.Expr) and not calls(one)) or (isinstance(other, ast.Expr) and not calls(other)):
        return False
    if stores(one, other) or stores(other, one):
        return False
    if locals_of(one) & touched([other]) and not isinstance(one, ast.AugAssign):
        return False
    if written(one) & touched([other]) or written(other) & touched([one]):
        return True
    return calls(one) and calls(other) and not locals_of(one) and not locals_of(other)
