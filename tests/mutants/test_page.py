"""What docs/checks.md says of mutants is true of the sources as they are."""

from __future__ import annotations

import re

import pytest

from tools.mutants.hunt import all_mutants
from tools.mutants.report import HEAD, LEAST_CITING, LEAST_KILLED, MOST_EQUIVALENT, PAGE, argued
from tools.mutants.rules import NO_RULES, subject

GAMES = ("terra-mystica", "theocratia", "nova-era", "civolution")
TEXT = PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_mutant_argued_equivalent_is_one_and_has_its_reason(game: str) -> None:
    entries = argued(TEXT).get(game, {})
    there = {mutant.name for mutant in all_mutants(subject(game))}
    assert [name for name in entries if name not in there] == []
    assert [name for name, reason in entries.items() if len(reason) < 20] == []


def test_what_is_no_rule_stands_on_the_page() -> None:
    assert [name for name in NO_RULES if name != "__init__" and name.rstrip("*") not in TEXT] == []


def test_the_figures_are_those_that_must_hold() -> None:
    """Once there are any: the table is filled in when a sample has been tried that nobody has mended tests by."""
    assert HEAD in TEXT
    for line in TEXT[TEXT.index(HEAD) + len(HEAD) :].strip().split("\n\n")[0].splitlines():
        if line.startswith("| "):
            killed, citing, equivalent = (float(share) / 100 for share in re.findall(r"\((\d+\.\d)%\)", line))
            assert killed >= LEAST_KILLED, line
            assert citing >= LEAST_CITING, line
            assert equivalent <= MOST_EQUIVALENT, line
