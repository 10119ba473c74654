"""Sites are called as the board shows them: in answers, in the journal, and when they are hovered."""

from __future__ import annotations

import re

from demiurge.games.civolution import names
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import PAINTER, grounds, parts
from demiurge.kernel.game import view
from tests.games.civolution.table import RECESS_IDS, Table, table
from tests.kit.reading import listed

drawing = PAINTER.speaking()
words = drawing.words


def written(t: Table) -> list[str]:
    """What stands on the board."""
    return re.findall(r"<text[^>]*>([^<]+)</text>", drawing.scene(view(t.s, 0), 0).board)


def test_the_name_of_every_site_stands_on_the_board() -> None:
    t = table(2).site("c2", "gorge_1")
    shown = written(t)
    assert {parts.recess(recess) for recess in range(v.RECESSES)} <= {*shown}
    for recess in range(v.RECESSES):
        name = parts.recess(recess)
        assert name in grounds.site_note(words, grounds.recess(t.s, recess)).split(".")[0]


def test_a_site_to_be_revealed_is_called_by_what_stands_on_it() -> None:
    t = table(2).effect(0, {"op": "reveal_site", "where": "anywhere", "n": 1})
    board = written(t)
    found = [one.name for one in listed(drawing.answers(view(t.s, 0), 0)) if one.name.startswith("Reveal the")]
    assert len(found) > 10
    assert all(name.removeprefix("Reveal the site ") in board for name in found)


def test_a_building_ground_has_its_number_on_it() -> None:
    t = table(4).site("a1", "building_ground_4")
    lot = grounds.recess(t.s, RECESS_IDS["a1"]).lot
    assert lot is not None
    assert words.say(names.ground(lot.ground)).endswith(f" {lot.ground + 1}")
    assert str(lot.ground + 1) in written(t)
