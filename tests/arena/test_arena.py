"""The arena is fair to the seats, and honest about how sure it is."""

from collections import Counter

import pytest

from demiurge.arena import BrokenGame, Setup, match, open_workers, simulate
from demiurge.arena.figures import Placing, figures, ratings, shares, wilson
from demiurge.arena.match import line_ups, schedule
from demiurge.arena.table import Seating, places_of, play_game
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Game
from demiurge.kernel.registry import find
from demiurge.kernel.state import State
from tests.orchard.game import Orchard, Trees


def test_missing_seats_go_to_the_last_bot_named() -> None:
    assert line_ups(["search", "greedy"], 4) == [("search", "greedy", "greedy", "greedy")]
    assert line_ups(["a", "b"], 2) == [("a", "b")]
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_every_bot_sits_in_every_seat_equally_often_with_the_same_seeds() -> None:
    seatings = schedule(["a", "b", "c"], 3, 8, 5)
    assert len(seatings) == 9
    for seat in range(3):
        assert Counter(seating.bots[seat] for seating in seatings) == {"a": 3, "b": 3, "c": 3}
    for first in (0, 3, 6):
        rotation = seatings[first : first + 3]
        assert len({seating.seed for seating in rotation}) == 1
        assert len({dict(zip(seating.bots, seating.bot_seeds))["a"] for seating in rotation}) == 1
    assert len({seating.seed for seating in seatings}) == 3


@pytest.mark.parametrize(
    ("wins", "plays", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (10, 10, 0.7225, 1.0), (0, 0, 0, 1)],
)
def test_the_interval_of_a_win_rate_is_wilsons(wins: int, plays: int, low: float, high: float) -> None:
    assert wilson(wins, plays) == pytest.approx((low, high), abs=1e-4)


def test_a_tie_is_shared() -> None:
    assert shares([3, 1, 1]) == [0.0, 0.5, 0.5]
    assert shares([1, 1, 1]) == pytest.approx([1 / 3] * 3)


def test_a_game_that_breaks_ties_decides_who_has_won(orchard_only: None, monkeypatch: pytest.MonkeyPatch) -> None:
    even, broken = ("greedy", "random"), Setup("orchard", 2, (("rounds", "three"),))
    monkeypatch.setattr(Trees, "scores", lambda self: [4, 4])
    assert play_game(broken, Seating(0, even, 9, (1, 2))).places == (1, 1)
    monkeypatch.setattr(Trees, "tie_break", lambda self, seat: [seat])
    assert play_game(broken, Seating(0, even, 9, (1, 2))).places == (2, 1)
    assert play_game(broken, Seating(0, ("random", "random"), 9, (1, 2))).places == (2, 1)
    found = match(broken, ["greedy", "random"], 2, 1)
    assert [found["bots"][bot]["wins"] for bot in even] == [1, 1]  # each was in the better seat once


def test_a_broken_tie_is_a_win_and_a_duel_won() -> None:
    games = [Placing(("a", "b"), (4, 4), (2, 1))] * 10
    found = figures(games, ["a", "b"])
    assert (found["a"]["wins"], found["b"]["wins"]) == (0, 10)
    assert found["a"]["mean_score"] == found["b"]["mean_score"] == 4
    assert found["a"]["rating"] < 1500 < found["b"]["rating"]


def test_figures_count_every_copy_at_the_table() -> None:
    games = [Placing(("a", "b", "b"), (5, 3, 5), (1, 3, 1)), Placing(("b", "a", "b"), (1, 2, 9), (3, 2, 1))]
    found = figures(games, ["a", "b"])
    assert (found["a"]["wins"], found["a"]["win_rate"], found["a"]["mean_score"]) == (0.5, 0.25, 3.5)
    assert (found["b"]["wins"], found["b"]["win_rate"], found["b"]["mean_score"]) == (1.5, 0.375, 4.5)


def test_four_hundred_points_are_odds_of_ten_to_one() -> None:
    games = [Placing(("a", "b"), (1, 0), (1, 2))] * 1000 + [Placing(("a", "b"), (0, 1), (2, 1))] * 100
    found = ratings(games, ["a", "b"])
    assert found["a"] - found["b"] == pytest.approx(400, abs=3)
    assert found["a"] + found["b"] == pytest.approx(3000, abs=0.1)


def test_equal_bots_rate_the_same_and_a_perfect_one_is_not_infinite() -> None:
    assert ratings([Placing(("a", "b"), (4, 4), (1, 1))], ["a", "b"]) == pytest.approx({"a": 1500, "b": 1500})
    perfect = ratings([Placing(("a", "b"), (1, 0), (1, 2))] * 10, ["a", "b"])
    assert 1600 < perfect["a"] < 2200


def test_a_match_is_the_same_over_one_process_and_two(orchard_only: None) -> None:
    setup = Setup("orchard", 3, (("rounds", "three"),))
    one = match(setup, ["greedy", "random"], 6, 3)
    with open_workers(jobs=2) as workers:
        assert one == match(setup, ["greedy", "random"], 6, 3, workers)
    assert (one["game"], one["games"], list(one["bots"])) == ("orchard", 6, ["greedy", "random"])
    assert sum(bot["wins"] for bot in one["bots"].values()) == pytest.approx(6, abs=1e-3)


def test_a_simulation_counts_what_it_played(orchard_only: None) -> None:
    seen: list[tuple[int, int]] = []
    found = simulate(Setup("orchard", 2), ["random"], 5, 1, progress=lambda done, of: seen.append((done, of)))
    it = found.figures
    assert found.holds
    assert list(it) == [
        "game", "seats", "games", "finished", "decisions", "seconds", "decisions_per_second", "scores", "compiled",
    ]  # fmt: skip
    assert (it["game"], it["seats"], it["games"], it["finished"]) == ("orchard", 2, 5, 5)
    assert it["decisions"] >= 5 * 12
    assert [len(scores) for scores in it["scores"]] == [2] * 5
    assert seen[-1] == (5, 5)
    assert simulate(Setup("orchard", 2), ["random"], 5, 1).figures["scores"] == it["scores"]
    assert simulate(Setup("orchard", 2), ["random"], 5, 2).figures["scores"] != it["scores"]


def test_a_checked_simulation_stops_at_the_first_fault(orchard_only: None, monkeypatch: pytest.MonkeyPatch) -> None:
    checked = Setup("orchard", 2, (("rounds", "three"),), check=True)  # options of its own: games are kept between runs
    assert simulate(checked, ["random"], 2, 1).holds
    monkeypatch.setattr(Orchard, "faults", lambda self, state: ["a tree fell"] if sum(state.points) > 2 else [])
    found = simulate(checked, ["random"], 2, 1)
    assert not found.holds
    assert found.figures["finished"] < 2
    assert found.faults[0].startswith("game 0, answer ")
    assert found.faults[0].endswith(": a tree fell")


def test_a_game_that_breaks_says_how_to_see_it_again(orchard_only: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def start(self: Game, seats: int, chance: object, journal: object = None) -> State:
        raise IndexError("no such tree")

    monkeypatch.setattr(Orchard, "start", start)
    with pytest.raises(BrokenGame, match=r"game 4 broke \(chance seed 9\): IndexError: no such tree"):
        play_game(Setup("orchard", 2), Seating(4, ("greedy", "random"), 9, (1, 2)))


def test_a_game_that_has_beaten_everybody_leaves_no_first_place() -> None:
    state = find("civolution").make().start(1, Chance(1))
    assert state.ranking() == [[], [0]], "V.I.C.I is not beaten yet"
    assert places_of(state) == (2,)
