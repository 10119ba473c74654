"""Bots are legal, reproducible, see only their View, and each is better than the one before."""

from random import Random

import pytest

from demiurge.arena import Setup, match
from demiurge.bots import BadBot, evaluation_of, make_bot
from demiurge.bots.base import Bot
from demiurge.bots.greedy import GreedyBot
from demiurge.bots.playout import next_seat, random_playout
from demiurge.bots.search import SearchBot, Settings
from demiurge.kernel.chance import Chance
from demiurge.kernel.evaluation import DEFAULT, Evaluation
from demiurge.kernel.game import digest, view
from demiurge.kernel.state import State
from tests.orchard.game import PICK, PLANT, WATER, Trees, orchard

SPECS = ["random", "greedy", "search:20it", "search:20it:depth=0"]


class Grower(Evaluation):
    """Knows what a tree is worth in this game."""

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Trees)
        return s.points[seat] + 2.5 * s.trees[seat] + max(0, s.cards[seat])

    def horizon(self) -> int:
        return 0


def answers(specs: list[str], weather: str, seed: int) -> list[int]:
    """A whole game at a table of these bots; every answer must be legal."""
    game, chance = orchard(weather=weather), Chance(seed)
    state, found = game.start(len(specs), chance), list[int]()
    bots = [make_bot(spec, game, seed + place) for place, spec in enumerate(specs)]
    while (seat := next_seat(state)) >= 0:
        seen = view(state, seat)
        before = digest(seen)
        action = bots[seat].answer(seen, seat)
        assert digest(seen) == before
        assert state.refuse(seat, action) is None
        state.apply(seat, action, chance)
        found.append(action)
    assert state.over()
    return found


@pytest.mark.both
@pytest.mark.parametrize("weather", ["even", "fair"])
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_is_legal_and_the_same_for_the_same_seed(spec: str, weather: str) -> None:
    assert answers([spec, "random", spec], weather, 7) == answers([spec, "random", spec], weather, 7)


def test_another_seed_is_another_game() -> None:
    assert answers(["random", "random"], "even", 1) != answers(["random", "random"], "even", 2)


def test_the_first_waiting_seat_answers_next() -> None:
    state = orchard().start(3, Chance(1))
    assert next_seat(state) == state.waiting()[0] == 0
    assert random_playout(state, Chance(1), Random(1)) > 17
    assert next_seat(state) == -1


def test_greedy_finishes_its_own_turn_before_it_judges() -> None:
    """Planting pays only through the question that follows it."""
    game = orchard()
    state = game.start(2, Chance(1))
    assert isinstance(state, Trees)
    state.points[0] = 5

    class Waterer(Evaluation):
        def value(self, s: State, seat: int) -> float:
            assert isinstance(s, Trees)
            return 10.0 if s.trees[seat] == 3 else s.points[seat]

    assert GreedyBot("greedy", game, 1, Waterer()).answer(view(state, 0), 0) == PLANT
    assert GreedyBot("greedy", game, 1, DEFAULT).answer(view(state, 0), 0) == PICK
    state.apply(0, PLANT, Chance(1))
    assert GreedyBot("greedy", game, 1, Waterer()).answer(view(state, 0), 0) == WATER


def test_a_bot_gets_no_secret() -> None:
    """The same View, another secret card of the rival: the same answer, and the same thoughts."""
    game = orchard()
    one = game.start(2, Chance(1))
    assert isinstance(one, Trees)
    two = one.clone()
    two.bag, two.cards[1] = sorted([*two.bag, two.cards[1]]), next(card for card in two.bag)
    two.bag.remove(two.cards[1])
    assert digest(one) != digest(two)
    assert thoughts(one) == thoughts(two)


def thoughts(state: State) -> list[tuple[int, int, float]]:
    settings = Settings()
    settings.time.read("30it")
    return SearchBot("search", orchard(), 3, settings, Grower()).ranked(view(state, 0), 0)


def test_search_ranks_its_moves_with_the_score_it_expects() -> None:
    game = orchard()
    state = game.start(2, Chance(1))
    bot = make_bot("search:200it", game, 1)
    assert isinstance(bot, SearchBot)
    (best, visits, score), (other, fewer, less) = bot.ranked(view(state, 0), 0)
    assert [best, other] == [PLANT, PICK]
    assert visits + fewer < 200  # it stops as soon as nothing can overtake the best
    assert visits > fewer
    assert score > less
    assert 6 < score < 20


def test_search_redraws_what_it_cannot_see() -> None:
    """The rival's card is any of the seven that are left: what the search expects of the rival is their mean."""
    game = orchard()
    state = game.start(2, Chance(1))
    assert isinstance(state, Trees)
    seen, cards = view(state, 0), set[int]()
    dreams = Chance(5)
    for _ in range(60):
        filled = game.fill(seen, dreams)
        assert isinstance(filled, Trees)
        cards.add(filled.cards[1])
    assert cards == set(range(8)) - {state.cards[0]}


@pytest.mark.both
def test_search_beats_greedy(orchard_only: None) -> None:
    found = match(Setup("orchard", 2), ["search:60it", "greedy"], 20, 1)["bots"]
    assert found["search:60it"]["ci95"][0] > 0.5
    assert found["search:60it"]["mean_score"] > found["greedy"]["mean_score"] + 2


def test_a_time_budget_is_kept() -> None:
    game = orchard()
    bot = make_bot("search:20ms", game, 1)
    assert isinstance(bot, SearchBot)
    assert bot.settings.time.seconds == pytest.approx(0.02)
    assert bot.answer(view(game.start(2, Chance(1)), 0), 0) in (PLANT, PICK)
    assert bot.iterations > 1


def test_a_game_without_evaluation_gets_the_default() -> None:
    game = orchard()
    assert evaluation_of(game) is DEFAULT
    state = game.start(2, Chance(1))
    assert DEFAULT.value(state, 1) == 0.0
    assert DEFAULT.moves(state, 0) == [PLANT, PICK]
    assert DEFAULT.choose(state, 0, Random(1)) in (PLANT, PICK)
    assert not DEFAULT.quiet(state, 0)
    assert DEFAULT.quiet(state, 1)


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("clever", "no bot is called 'clever'; there are random, greedy, search, learned"),
        ("random:1s", "random has no settings"),
        ("greedy:soon=1", "greedy has no setting 'soon'; it has overlooks"),
        ("greedy:1s:overlooks=0.3", "greedy has no setting 'overlooks'; it has wide, deep and far"),
        ("greedy:1s:far=off", "greedy's far is a number, not 'off'"),
        ("greedy:soon", "a budget is a time such as 1s"),
        ("greedy:overlooks=much", "greedy's overlooks is a number, not 'much'"),
        ("learned:soon", "a budget is a time such as 1s"),
        ("search:soon", "a budget is a time such as 1s"),
        ("search:0it", "a budget is a time such as 1s"),
        ("search:1s:courage=3", "search has no setting 'courage'"),
        ("search:1s:depth=deep", "search's depth is a number, not 'deep'"),
    ],
)
def test_a_text_that_names_no_bot_says_why(spec: str, why: str) -> None:
    with pytest.raises(BadBot, match=why.split(";")[0]):
        make_bot(spec, orchard(), 1)


def test_names_settings_and_the_budget_that_is_lent() -> None:
    bot = make_bot("search:explore=0.5:depth=3", orchard(), 4, "40it")
    assert isinstance(bot, SearchBot)
    assert (bot.name, bot.seed, bot.explore, bot.depth) == ("search:explore=0.5:depth=3", 4, 0.5, 3)
    assert bot.settings.time.iterations == 40
    own = make_bot("search:250ms", orchard(), 4, "40it")
    assert isinstance(own, SearchBot)
    assert (own.settings.time.iterations, own.settings.time.seconds) == (0, 0.25)
    assert isinstance(make_bot("random", orchard(), 1), Bot)
