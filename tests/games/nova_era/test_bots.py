"""The evaluation of Nova Era, and bots that play with it."""

from __future__ import annotations

from random import Random

from demiurge.bots.greedy import GreedyBot
from demiurge.bots.named import make_bot
from demiurge.games.nova_era import scoring
from demiurge.games.nova_era.evaluation import EVALUATION
from demiurge.games.nova_era.meta import GAME
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.chance import Chance
from demiurge.kernel.evaluation import TO_THE_END
from demiurge.kernel.game import view
from tests.games.nova_era.table import table


def match(specs: list[str], seed: int) -> list[int]:
    game, chance = GAME.make({"fast": "yes"}), Chance(seed)
    bots = [make_bot(spec, game, seed * 10 + seat) for seat, spec in enumerate(specs)]
    s = game.start(len(specs), chance)
    while not s.over():
        seat = s.waiting()[0]
        s.apply(seat, bots[seat].answer(view(s, seat), seat), chance)
    return s.scores()


def test_greedy_beats_random_from_every_seat() -> None:
    for seed in range(2):
        assert (lambda scores: scores[0] > scores[1])(match(["greedy", "random"], seed))
        assert (lambda scores: scores[1] > scores[0])(match(["random", "greedy"], seed))


def test_search_plays_a_whole_game() -> None:
    scores = match(["search:12it", "random"], 3)
    assert scores[0] > scores[1]


def test_the_value_of_a_finished_game_is_its_score() -> None:
    t = table(2, era=3).give(0, 9, 9, 9, 9, vp=21).run(scoring.EndOfGame())
    assert EVALUATION.value(t.s, 0) == 24.0


def test_a_card_in_play_is_worth_more_than_damaged_and_unrest_is_a_danger() -> None:
    whole = EVALUATION.value(table().own(0, "irrigation").s, 0)
    assert whole > EVALUATION.value(table().own(0, "irrigation").damage(0, "irrigation").s, 0)
    assert EVALUATION.value(table().s, 0) > EVALUATION.value(table().give(0, unrest=4).s, 0)
    assert EVALUATION.value(table().give(0, 5, 5, 5, 5).s, 0) > EVALUATION.value(table().s, 0)


def test_greedy_develops_a_card_that_costs_it_nothing() -> None:
    t = table().show("animal-husbandry").present().give(0, 0, 0, 0, 0).turn(0, "green 5")
    bot = GreedyBot("greedy", t.play.game, 1)
    assert t.play.game.space.format(bot.answer(view(t.s, 0), 0)) == "develop animal-husbandry"


def test_moves_and_quick_answers_are_answers_and_never_none() -> None:
    game, chance, rng = GAME.make(), Chance(8), Random(8)
    s = game.start(4, chance)
    while not s.over():
        seat = s.waiting()[0]
        moves = EVALUATION.moves(s, seat)
        assert moves
        assert set(moves) <= set(s.answers(seat))
        action = EVALUATION.choose(s, seat, rng)
        assert action in moves
        s.apply(seat, action, chance)
    assert isinstance(s, Nova)
    assert 0 < EVALUATION.horizon() < TO_THE_END  # a search plays on for a while
