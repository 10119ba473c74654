"""What the zone that is left over does to the Disasters is seen before it is known, and said of each zone."""

from __future__ import annotations

import re

import pytest

from demiurge.games.nova_era import dice
from demiurge.games.nova_era.actions import PICK
from demiurge.games.nova_era.drawing import PAINTER, leftover
from demiurge.games.nova_era.drawing.leftover import Moved
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.game import View, view
from demiurge.kit.scene import Answer
from tests.games.nova_era.table import Table, table
from tests.games.nova_era.walks import TABLES, asked, random_game, seen
from tests.kit.reading import listed
from tests.rules import rule

drawing = PAINTER.speaking()


def picks(t: Table) -> dict[int, Answer]:
    """By zone, counted from 1."""
    found = listed(drawing.answers(View(view(t.s, 0)), 0))
    return {PICK.at(answer.action) + 1: answer for answer in found if not answer.refusal}


def two_left() -> Table:
    zones = ("green 2, green 3, black 6", "red 1, red 1, black 1", "")
    return table(2).zones(*zones).tracks(green=6, black=2).run(dice.Pick(0))


@rule("NE-9.1", "NE-9.2", "NE-R33")
def test_dice_of_a_colour_add_up_to_the_last_space() -> None:
    assert leftover.moved(two_left().s, 0) == [Moved(0, 6, 10, True), Moved(4, 2, 8, False)]


def test_with_two_zones_left_the_other_one_is_foretold() -> None:
    found = picks(two_left())
    assert found[2].note.endswith("Leaves zone 1: Riots from 6 to 10, where it strikes; Dark Age from 2 to 8.")
    assert found[1].note.endswith("Leaves zone 2: Invasion from 0 to 2; Dark Age from 2 to 3.")
    ghost = found[2].ghosts["board"]
    assert re.findall(r'class="(ne-worse[^"]*)".*?>(\d+)</text>', ghost) == [
        ("ne-worse ne-strikes", "10"),
        ("ne-worse", "8"),
    ]
    assert 'class="ne-left"' in ghost


def test_before_that_each_zone_says_what_it_would_do() -> None:
    zones = ("green 2, green 3, black 6", "red 1, red 1, black 1", "blue 4, blue 1, blue 1")
    t = table(2).zones(*zones).tracks(green=6).run(dice.Pick(0))
    found = picks(t)
    assert found[1].note.endswith("If zone 1 is left over: Riots from 6 to 10, where it strikes; Dark Age from 0 to 6.")
    assert "ne-worse" not in found[1].ghosts.get("board", "")
    board = drawing.scene(View(view(t.s, 0)), 0).board
    assert re.findall(r'class="(ne-if[^"]*)"[^>]*>→(\d+)<', board) == [
        ("ne-if ne-loud", "10"), ("ne-if", "6"), ("ne-if", "2"), ("ne-if", "1"), ("ne-if", "6"),
    ]  # fmt: skip


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_foretold_comes_true(seats: int, options: dict[str, str]) -> None:
    """In random games: once everybody has picked, the markers stand where the last pick said."""
    truths = 0
    for play in random_game(seats, options, 8):
        seat = asked(play)
        if seat == SPECTATOR or not isinstance(play.state.decision(seat), dice.Pick):
            continue
        before = seen(play, seat)
        for action in play.state.answers(seat):
            other = leftover.only_other(before, PICK.at(action))
            trial = play.state.clone()
            assert isinstance(trial, Nova)
            trial.apply(seat, action, Chance(0))
            if other == leftover.NO_ZONE or any(trial.zones):
                continue
            for one in leftover.moved(before, other):
                assert trial.tracks[one.track] == one.after
            truths += 1
    assert truths > 5
