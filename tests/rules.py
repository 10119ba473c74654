"""How a test says which clauses of the rules it proves.

``demiurge.kernel.clauses`` finds these forms without running anything, so ids are written out as literals.
"""

from collections.abc import Mapping

import pytest

rule = pytest.mark.rule


def rule_cases(cases: Mapping[str, object]) -> pytest.MarkDecorator:
    """Run the test once for each clause, with the arguments ``clause`` (the id) and ``case`` (its value)."""
    return pytest.mark.parametrize(
        ("clause", "case"),
        [pytest.param(clause, case, id=clause, marks=rule(clause)) for clause, case in cases.items()],
    )
