"""No text, however long and odd, keeps an expression busy for longer than its length: all of them are tried."""

from __future__ import annotations

import importlib
import pkgutil
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import demiurge.kit
import demiurge.table
from demiurge.kernel.clauses import CLAUSE_ID
from demiurge.table.server import logs

LONG = 40_000  # letters; what is quadratic in them takes seconds
BOUND = 0.4  # of processor; what is linear takes a hundredth of it
PARTS = (
    "a", "A", "1", " ", "\t", ":", "/", "://", "://:", "@", "\\", '"', "<", "<svg ", "<svg id=", "-", ".", "A-", "A-a",
    "A-1.", "=", ";", ",", "bearer", "bearer ", "/sit/", "demiurge=", "{", "{1", ":a", ":a:", "1:a:", "*", "/*", "q=",
    "a;", "a-a", "Player ", "%", "url(#", "t(", 't("', "é", "\n", "- A-1 [",
)  # fmt: skip


def modules() -> Iterator[Any]:
    for package in (demiurge.table, demiurge.kit):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if ".migrations" not in found.name:
                yield importlib.import_module(found.name)


def expressions() -> dict[str, re.Pattern[str]]:
    """Every expression that a module has, in a tuple of theirs too, by its module and itself."""
    found = {"clauses": CLAUSE_ID}  # the one of the kernel that sees what people write

    def gather(where: str, value: object) -> None:
        if isinstance(value, re.Pattern):
            found[f"{where}: {value.pattern}"] = value
        elif isinstance(value, (tuple, list)):
            for one in value:
                gather(where, one)

    for module in modules():
        for value in list(vars(module).values()):
            gather(module.__name__, value)
    return found


EXPRESSIONS = expressions()


def spent(work: Callable[[], object]) -> float:
    before = time.process_time()
    work()
    return time.process_time() - before


def test_they_are_found() -> None:
    assert {"table.server.logs", "table.server.guard", "table.routes.front", "table.languages"} <= {
        name.partition(":")[0].removeprefix("demiurge.") for name in EXPRESSIONS
    }


@pytest.mark.parametrize("name", EXPRESSIONS)
def test_an_expression_takes_no_longer_than_its_text(name: str) -> None:
    expression = EXPRESSIONS[name]
    for part in PARTS:
        text = (part * LONG)[:LONG]
        for hostile in (text, f"/{text}", f"{text}!", f"A-{text}\0", f"/t/{text}", f":{text}"):
            took = spent(lambda: (expression.sub("", hostile), expression.fullmatch(hostile)))  # noqa: B023
            assert took < BOUND, f"{took:.1f} s for {part!r}"


@pytest.mark.parametrize("part", PARTS)
def test_a_line_of_the_log_takes_no_longer_than_its_text(part: str) -> None:
    text = (part * LONG)[:LONG]
    assert spent(lambda: (logs.line(text), logs.lines(text))) < BOUND
