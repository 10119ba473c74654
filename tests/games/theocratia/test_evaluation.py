"""What bots are told: estimates that end in the score, moves that are answers, and a greedy bot that beats chance."""

from __future__ import annotations

from random import Random

import pytest

from demiurge.bots import make_bot
from demiurge.games.theocratia.evaluation import EVALUATION, NAMES, WEIGHTS, Judge
from demiurge.games.theocratia.meta import GAME
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from tests.games.theocratia.table import BOTH, base


def game_of(edition: str, seed: int, *bots: str) -> list[int]:
    """The scores of one game between these bots."""
    game = GAME.make({"edition": edition})
    players = [make_bot(name, game, seed * 10 + i) for i, name in enumerate(bots)]
    chance = Chance(seed)
    s = game.start(len(bots), chance)
    while not s.over():
        seat = s.waiting()[0]
        s.apply(seat, players[seat].answer(view(s, seat), seat), chance)
    return s.scores()


def test_every_weight_has_a_name() -> None:
    assert len(NAMES) == len(WEIGHTS) == len(set(NAMES))


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moves_are_answers_and_the_value_ends_in_the_score(edition: str, seats: int) -> None:
    rng, chance = Random(seats), Chance(seats)
    s = GAME.make({"edition": edition}).start(seats, chance)
    while not s.over():
        seat = s.waiting()[0]
        moves = EVALUATION.moves(s, seat)
        assert moves
        assert set(moves) <= set(s.answers(seat))
        assert EVALUATION.choose(s, seat, rng) in moves
        assert -60.0 < EVALUATION.value(s, rng.randrange(seats)) < 150.0
        s.apply(seat, rng.choice(s.answers(seat)), chance)
    assert [EVALUATION.value(s, seat) for seat in range(seats)] == [float(score) for score in s.scores()]


def test_what_helps_is_worth_more() -> None:
    def worth(**has: int) -> float:
        return EVALUATION.value(base().give("red", **has).s, 0)

    assert worth(cosmo=5) > worth() > worth(malus=3)
    assert worth(extra=2) > worth()
    pages = base().priests("red", magenta=6, pink=8)
    assert EVALUATION.value(pages.page("magenta", 4).s, 0) > EVALUATION.value(pages.page("magenta", 2).s, 0)
    crystal = base().put("magenta", "house", "B2").area("magenta", red=2)
    assert EVALUATION.value(crystal.s, 0) > EVALUATION.value(base().put("magenta", "house", "B2").s, 0)


@pytest.mark.parametrize("edition", BOTH)
def test_greedy_beats_random(edition: str) -> None:
    scores = [game_of(edition, seed, "greedy", "random") for seed in range(3)]
    assert sum(greedy > other for greedy, other in scores) == 3


def test_search_plays_a_game() -> None:
    assert len(game_of("final", 4, "search:8it", "greedy")) == 2


def test_worship_that_waits_for_the_end_of_the_turn_is_counted_before_it_comes() -> None:
    t = base().hand("red", "P15").give("red", cosmo=2).put("pink", "barrack", "F2").warriors("pink", 2)
    t.bonus("holiday_war").turn("red", "violet 2").do("red", "take violet 2", "place pink", "attack E4")
    assert isinstance(EVALUATION, Judge)
    assert EVALUATION.due(t.s, t.seat("red")) == 3  # the own, the round bonus, the own barrack
    t.do("red", "play P15", "attack E3")
    assert EVALUATION.due(t.s, t.seat("red")) == 4
    worth = EVALUATION.value(t.s, t.seat("red"))
    later = t.do("red", "end turn").worship()
    assert later == {"red pink": 4}
    assert abs(EVALUATION.value(t.s, t.seat("red")) - worth) < 1.0
