"""The game told in sentences: nothing is left out, every point is in a chip, every place is on the table."""

from __future__ import annotations

import re

import pytest

from demiurge.games.terra_mystica.drawing import PAINTER
from demiurge.games.terra_mystica.drawing.icons import ICONS
from demiurge.kernel.game import View
from demiurge.kernel.play import Play
from demiurge.kit import icons
from demiurge.kit.saying import said
from demiurge.kit.scene import SPECTATOR, Heard
from tests.games.terra_mystica.drawing.positions import KINDS, Walk
from tests.games.terra_mystica.table import Table, table
from tests.kit.reading import places, silent

drawing = PAINTER.speaking()


def lines_of(play: Play) -> list[list[Heard]]:
    """What each answer did, in English."""
    space = play.game.space
    return [
        said(drawing.words, drawing.story(play.game, line.seat, space.parse(line.do), play.events_of(at)))
        for at, line in enumerate(play.record.lines)
    ]


def told(t: Table, faction: str, *texts: str) -> list[Heard]:
    """The story of the last of these answers."""
    t.do(faction, *texts)
    return lines_of(t.play)[-1]


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("kind", ["plain", "two", "everything", "deferred", "site"])
def test_random_games_are_told(kind: str, seed: int) -> None:
    walk = Walk(kind, seed)
    for _ in walk.positions(every=1000, most=2000):
        pass
    play = walk.play
    assert play.state.over()
    there = {*places(drawing.scene(View(play.state), 0)), *(f"bonus-{card.name}" for card in play.game.box.bonus_cards)}  # type: ignore[attr-defined]
    points = [0] * play.state.seats
    periods: list[str] = []
    for line in (one for lines in lines_of(play) for one in lines):
        check(line, play.state.seats, there)
        for chip in line.chips:
            if chip.icon == "vp":
                points[line.seat] += chip.amount
        periods += [line.period] if line.kind == "period" else []
    assert points == play.state.scores(), "a point is in no chip, or in two"
    assert periods == ["1", "2", "3", "4", "5", "6"]
    assert lines_of(play)[-1][-1].kind == "end"
    assert silent(play) == []


@pytest.mark.parametrize("seed", range(4))
def test_who_lets_others_go_or_adjusts_is_told_of(seed: int) -> None:
    walk = Walk("odd", seed)
    for _ in walk.positions(every=1000):
        pass
    assert any(line.do.startswith("drop-faction") for line in walk.play.record.lines)
    assert silent(walk.play) == []


def check(line: Heard, seats: int, there: set[str]) -> None:
    assert there.issuperset(line.places), line
    assert all(name in ICONS or name in icons.ICONS for name in re.findall(r":([A-Za-z]\w*):", line.text)), line.text
    assert all(int(seat) < seats for seat in re.findall(r"\{(\d+)\}", line.text))
    assert all(chip.icon in ICONS or chip.icon in icons.ICONS for chip in line.chips)
    assert line.kind or line.text.endswith(".")
    assert "  " not in line.text
    assert " ." not in line.text


def witches() -> Table:
    return table("witches", "engineers", witches="E9 F4", engineers="E7 C5").turn("witches").rich("witches")


def test_a_dwelling_is_told_with_its_ground_and_points() -> None:
    t = witches().paint("E10", "blue").give("engineers", bowl1=0, bowl2=0)
    line = told(t, "witches", "build E10")[0]
    assert line.text == "{0} turn E10 into forest and settle there."
    assert line.places == ["hex-E10"]
    assert [(chip.icon, chip.amount, chip.words) for chip in line.chips] == [("vp", 2, "2 VP (scoring tiles)")]


def test_a_priest_is_sent() -> None:
    (line,) = told(witches(), "witches", "send p to FIRE for 3")
    assert line.text == "{0} send a :priest: to fire."
    assert [(chip.icon, chip.amount) for chip in line.chips] == [("fire", 3)]


def test_power_that_is_taken_costs_points() -> None:
    t = witches().put("engineers", "E10", "SH").give("engineers", vp=10, bowl1=5)
    t.do("witches", "upgrade E9 to TP")
    (line,) = told(t, "engineers", "leech 3 from witches")
    assert line.text == "{1} take 3:power: from {0}."
    assert [(chip.icon, chip.amount) for chip in line.chips] == [("vp", -2)]


def test_a_favor_tile_and_its_steps_are_one_line() -> None:
    t = witches().put("witches", "F4", "TP").give("engineers", bowl1=0, bowl2=0)
    t.do("witches", "upgrade F4 to TE")
    (line,) = told(t, "witches", "+FAV5")
    assert line.text == "{0} take a favor tile: Fire 2, towns need 1 power less."
    assert [(chip.icon, chip.amount) for chip in line.chips] == [("fire", 2)]


def test_a_round_is_headed_before_its_income() -> None:
    t = witches()
    t.pass_all()
    lines = lines_of(t.play)[-1]
    kinds = [line.kind or line.text.partition("} ")[2] for line in lines]
    at = kinds.index("period")
    assert lines[at].text == "Round 2"
    assert kinds[at + 1 :] == ["receive their income."] * 2
    assert {line.seat for line in lines[at + 1 :]} == {0, 1}
    assert lines[at - 1].seat == SPECTATOR
    assert all(chip.amount > 0 for line in lines[at + 1 :] for chip in line.chips)


def test_the_end_names_what_was_scored_for() -> None:
    t = witches()
    t.s.round = 6
    for p in t.s.players:
        p.cults = [5, 0, 0, 0]
    t.turn("witches").pass_all()
    lines = lines_of(t.play)[-1]
    assert lines[-1].kind == "end"
    assert "6 for :fire:" in lines[-2].text
    assert "for the network" in lines[-2].text


def test_what_no_event_tells_is_told_from_the_answer() -> None:
    (line,) = told(witches(), "witches", "advance ship")
    assert line.text == "{0} build better ships."
    assert [(chip.icon, chip.amount) for chip in line.chips] == [("vp", 2)]


def test_kinds_of_games_are_all_tried() -> None:
    assert set(KINDS) > {"plain", "two", "everything", "deferred", "site"}
