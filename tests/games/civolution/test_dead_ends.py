"""What the rules allow though nothing comes of it stays possible: greyed, behind the rest, with its reason."""

from __future__ import annotations

import pytest

from demiurge.games.civolution.actions import SPACE
from demiurge.games.civolution.drawing import PAINTER
from demiurge.kernel.game import view
from demiurge.kit.scene import Answer
from tests.games.civolution.table import Table, table
from tests.rules import rule

drawing = PAINTER.speaking()


def branch(t: Table) -> list[Answer]:
    groups = drawing.answers(view(t.s, 0), 0)
    return [one for group in groups if group.key == "branch" for one in group.answers if not one.refusal]


def said(one: Answer) -> str:
    return SPACE.format(one.action)


@rule("CV-4.14")
@pytest.mark.parametrize(
    ("module", "deed", "why"),
    [
        ("insight", "do install", "no insight card in your hand"),
        ("invention", "do install", "no cost can be met"),
        ("sustenance", "do strengthen", "nobody is weak"),
        ("planning", "do goal", "no goal is fulfilled"),
    ],
)
def test_a_branch_that_leads_nowhere_is_greyed_with_its_reason(module: str, deed: str, why: str) -> None:
    t = table(2).clear().bare(0).tribe(0, "forest-B 2").hand(0, "A5").goal(0, "G1")
    t.module(0, module)
    found = branch(t)
    (dead,) = [one for one in found if said(one) == deed]
    assert "cv-vain" in dead.label
    assert why in dead.label
    assert dead.note.startswith(f"Allowed, but nothing happens: {why}.")
    assert not dead.light
    alive = [one for one in found if "cv-vain" not in one.label]
    assert found == [*alive, *[one for one in found if one not in alive]], "dead ends come last"
    assert t.why(0, deed) is None, "the rules allow it"


def test_a_branch_that_leads_somewhere_is_not_greyed() -> None:
    t = table(2).clear().bare(0).tribe(0, "forest-B 2").tribe(0, "forest-B 3", weak=True)
    found = branch(t.module(0, "sustenance"))
    assert {said(one) for one in found} == {"do hunt", "do strengthen"}
    assert not any("cv-vain" in one.label for one in found)


def test_a_module_that_can_do_nothing_is_greyed_in_the_turn() -> None:
    t = table(2).clear().bare(0).dice(0, "112233445566").turn(0)
    found = [one for group in drawing.answers(view(t.s, 0), 0) for one in group.answers if not one.refusal]
    dead = {said(one) for one in found if "cv-vain" in one.label}
    assert "activate transport" in dead
    assert "activate research" not in dead
