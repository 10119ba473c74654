"""What is noted of a game is what happened in it, in all games alike."""

from __future__ import annotations

import pytest

from demiurge.arena.table import BrokenGame
from demiurge.kernel.chance import Chance
from demiurge.kernel.registry import games
from demiurge.lab import Study
from demiurge.lab.playing import NOTHING, Notes, board_of, play_one

ROUNDS = {"terra-mystica": 6, "nova-era": 9, "theocratia": 5, "lantern-isles": 5}


def study_of(name: str, bots: str = "random") -> Study:
    return Study(name, max(games()[name].seats), bots=(bots,))


@pytest.mark.parametrize("name", [name for name in games() if name != "orchard"])
@pytest.mark.parametrize("number", range(3))
def test_what_is_noted_adds_up(name: str, number: int) -> None:
    study = study_of(name)
    facts, board = play_one(study, "", number), board_of(name, (), "")
    assert sum(facts.points.values()) == sum(facts.scores)
    assert len(facts.periods) == ROUNDS.get(name, len(facts.periods))
    assert sum(facts.wins) == pytest.approx(1)
    assert 0 <= facts.begins < study.seats
    assert sum(facts.chosen.values()) == facts.choices
    assert all(facts.chosen.get(verb, 0) <= times <= facts.choices for verb, times in facts.open.items())
    assert NOTHING not in facts.openings
    for one in facts.taken:
        assert one.component in facts.offered[one.seat]
        assert 0 <= one.period <= len(facts.periods)
        assert 0 <= one.component < len(board.components)


def test_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    study = study_of("nova-era")
    assert play_one(study, "", 1) == play_one(study, "", 1)
    assert len({play_one(study, "", number).path for number in range(5)}) == 5


def test_what_a_seat_begins_with_is_what_it_chose() -> None:
    study = study_of("terra-mystica")
    board, facts = board_of("terra-mystica", (), ""), play_one(study, "", 2)
    texts = [board.game.space.format(action) for action in facts.starts]
    assert all(text.startswith("setup ") for text in texts)
    assert len({*texts}) == study.seats


def test_only_the_first_time_counts() -> None:
    study = study_of("nova-era")
    board = board_of("nova-era", (), "")
    notes, state = Notes(study, board), board.game.start(4, Chance(1))
    buy = board.game.space.parse("develop hunting")
    notes.take(state, 2, buy)
    notes.periods.append("II.1")
    notes.take(state, 2, buy)
    notes.take(state, 3, buy)
    assert [(one.seat, one.period) for one in notes.taken.values()] == [(2, 0), (3, 1)]


def test_a_game_that_breaks_says_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Notes, "note", lambda notes, move: 1 // 0)
    with pytest.raises(BrokenGame, match=r"game 7 broke \(chance seed 1000010\): ZeroDivisionError"):
        play_one(study_of("amber-shore"), "", 7)
