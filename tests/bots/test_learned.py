"""The learned bot: what a net says is the same compiled and interpreted, it sees only its View, and where no net fits
the bot says so and searches."""

from __future__ import annotations

import json
from array import array
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from demiurge import builds
from demiurge.bots import BadBot, layers, make_bot
from demiurge.bots.ahead import AheadBot
from demiurge.bots.base import evaluation_of
from demiurge.bots.learned import BY_INSTINCT, BY_JUDGEMENT, LearnedBot
from demiurge.bots.net import (
    FORMAT,
    Card,
    actions_of,
    built_in,
    digest,
    features_of,
    merits,
    open_net,
    read_net,
    size,
    unfit,
    write_net,
)  # fmt: skip
from demiurge.bots.playout import next_seat
from demiurge.bots.search import SearchBot
from demiurge.games.civolution.state import Exam
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Game, view
from demiurge.kernel.problems import BadNet
from demiurge.kernel.registry import find
from demiurge.kernel.speech import words_of

GAMES = ["terra-mystica", "theocratia", "nova-era", "civolution"]


def small(path: Path, game: Game, instinct: bool = False, **more: object) -> Path:
    """A net with a few neurons that has learned nothing."""
    features = features_of(game)
    assert features is not None
    sizes = {"inputs": len(features.names), "first": 6, "second": 4, "outputs": 2 * max(find(game.name).seats)}
    card: Card = {
        "format": FORMAT, "game": game.name, "features": digest(features), "components": "", "seats": [2, 3],
        "options": {}, "scale": 50.0, **sizes, **more,
    }  # fmt: skip
    if not instinct:
        write_net(path, card, any_layers(sizes))
    else:
        deciding = {**sizes, "outputs": len(game.space)}
        card["instinct"] = {**deciding, "actions": actions_of(game)}
        write_net(path, card, any_layers(sizes), any_layers(deciding))
    return path


def any_layers(sizes: dict[str, int]) -> bytes:
    rng = Random(5)
    numbers = array("f", [rng.gauss(0, 0.2) for _ in range(size(sizes) // 4 - 4)])
    return array("i", sizes.values()).tobytes() + numbers.tobytes()


def plain_layers() -> ModuleType:
    """The sources, whatever is compiled."""
    spec = spec_from_file_location("plain_layers", builds.SOURCES / "bots" / "layers.py")
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def said(bot: object) -> str:
    excuse = getattr(bot, "excuse", None)
    return "" if excuse is None else words_of("demiurge.kernel").say(excuse)


@pytest.mark.both
def test_layers_in_c_say_what_layers_in_python_say(tmp_path: Path) -> None:
    game = find("nova-era").make()
    net = open_net(game, small(tmp_path / "small.net", game))
    plain, rng = plain_layers(), Random(3)
    for _ in range(50):
        places = rng.sample(range(1100), 40)  # some are beyond the inputs, and count for nothing
        values = [rng.uniform(-1, 2) for _ in places]
        found = layers.forward(net.layers, places, values)
        assert found == pytest.approx(plain.forward(net.layers, places, values), rel=1e-4, abs=1e-5)


@pytest.mark.both
def test_a_glance_is_some_of_the_outputs(tmp_path: Path) -> None:
    game = find("nova-era").make()
    net = open_net(game, small(tmp_path / "small.net", game, instinct=True))
    plain, rng = plain_layers(), Random(3)
    for _ in range(20):
        places = rng.sample(range(900), 40)
        values = [rng.uniform(-1, 2) for _ in places]
        which = rng.sample(range(len(game.space)), 9)
        whole = plain.forward(net.instinct, places, values)
        wanted = pytest.approx([whole[one] for one in which], rel=1e-4, abs=1e-5)
        assert layers.glance(net.instinct, places, values, which) == wanted
        assert plain.glance(net.instinct, places, values, which) == wanted
    for found in (layers, plain):
        assert found.glance(net.instinct, [], [], []) == []
        for wrong in (-1, len(game.space)):
            with pytest.raises(IndexError):
                found.glance(net.instinct, [1], [1.0], [0, wrong])


def test_a_view_draws_like_the_position(tmp_path: Path) -> None:
    """An instinct is told no more than the seat sees."""
    game = find("nova-era").make()
    net = open_net(game, small(tmp_path / "small.net", game, instinct=True))
    state = game.start(3, Chance(2))
    for seat in state.waiting():
        moves = state.answers(seat)
        assert net.drawn(state, seat, moves) == net.drawn(view(state, seat), seat, moves)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", ["learned", "learned:6it:wide=3:deep=2"])
@pytest.mark.parametrize("instinct", [False, True])
def test_it_plays_every_game_the_same_for_the_same_seed(name: str, spec: str, instinct: bool, tmp_path: Path) -> None:
    game = find(name).make()
    small(tmp_path / "small.net", game, instinct)

    def played() -> list[int]:
        chance = Chance(4)
        state, found = game.start(2, chance), list[int]()
        bots = [make_bot(f"{spec}:net={tmp_path / 'small.net'}", game, seat, seats=2) for seat in range(2)]
        assert all(isinstance(bot, LearnedBot) for bot in bots)
        while (seat := next_seat(state)) >= 0 and len(found) < 14:
            action = bots[seat].answer(view(state, seat), seat)
            assert state.refuse(seat, action) is None
            state.apply(seat, action, chance)
            found.append(action)
        return found

    assert played() == played()


def test_without_a_budget_the_move_is_taken_that_the_instinct_is_drawn_to_most(tmp_path: Path) -> None:
    game = find("nova-era").make()
    file = small(tmp_path / "small.net", game, instinct=True)
    net, state = open_net(game, file), game.start(2, Chance(4))
    seat = state.waiting()[0]
    moves = evaluation_of(game).moves(state, seat)
    assert len(moves) > 1
    drawn = net.drawn(state, seat, moves)
    bot = make_bot(f"learned:net={file}", game, 1, seats=2)
    assert bot.answer(view(state, seat), seat) == moves[drawn.index(max(drawn))]


def test_an_instinct_can_be_left_out_and_a_net_without_one_has_its_own_breadth(tmp_path: Path) -> None:
    game = find("nova-era").make()
    file = small(tmp_path / "small.net", game, instinct=True)
    with_it, without = (make_bot(f"learned:9it:instinct={n}:net={file}", game, 1, seats=2) for n in (1, 0))
    assert isinstance(with_it, LearnedBot)
    assert isinstance(without, LearnedBot)
    assert (with_it.wisdom.instinctive, without.wisdom.instinctive) == (True, False)
    assert (with_it.wide, with_it.deep, with_it.far) == BY_INSTINCT
    assert (without.wide, without.deep, without.far) == BY_JUDGEMENT
    own = make_bot(f"learned:9it:wide=3:net={file}", game, 1, seats=2)
    assert isinstance(own, LearnedBot)
    assert (own.wide, own.deep) == (3, BY_INSTINCT[1])


@pytest.mark.parametrize("name", GAMES)
def test_a_net_of_ours_fits_its_game_and_is_small(name: str) -> None:
    game = find(name).make()
    path = built_in(game)
    assert path is not None
    assert path.stat().st_size <= 4_000_000
    card = read_net(path).card
    assert {"command", "seed", "minutes", "figures", "games", "generations"} <= card.keys()
    for seats in card["seats"]:
        bot = make_bot(f"learned:net={path}", game, 1, seats=seats)
        assert isinstance(bot, LearnedBot)
        assert bot.wisdom.net is not None
        assert unfit(bot.wisdom.net, game, seats) is None


@pytest.mark.parametrize("name", GAMES)
def test_at_once_it_glances_unless_its_card_says_that_one_step_ahead_is_better(name: str) -> None:
    bot = make_bot("learned", find(name).make(), 1)
    assert isinstance(bot, LearnedBot)
    assert bot.excuse is None
    assert bot.wisdom.instinctive
    assert bot.glances == (name in ("terra-mystica", "civolution"))


def test_where_no_net_fits_the_bot_says_so_and_searches(tmp_path: Path) -> None:
    game = find("terra-mystica").make({"rulings": "site"})
    bot = make_bot("learned:20it", game, 1, seats=4)
    assert isinstance(bot, SearchBot)
    assert said(bot) == "its net has not learned the game with rulings=site"
    assert bot.settings.time.iterations == 20
    own = find("terra-mystica").make()
    own.components = "mine"
    assert said(make_bot("learned", own, 1)) == "its net has learned the game with other components"
    stranger = find("lantern-isles").make()
    found = make_bot("learned", stranger, 1, seats=3)
    assert isinstance(found, SearchBot)
    assert said(found) == "there is no net that has learned lantern-isles"


@pytest.mark.parametrize("name", GAMES)
def test_greedy_with_a_budget_looks_ahead_and_does_the_same_for_the_same_seed(name: str) -> None:
    game, found = find(name).make(), list[list[int]]()
    for _ in range(2):
        state, chance, answers = game.start(2, Chance(4)), Chance(4), list[int]()
        bots = [make_bot("greedy:8it:wide=3", game, seat) for seat in range(2)]
        assert all(isinstance(bot, AheadBot) for bot in bots)
        while (seat := next_seat(state)) >= 0 and len(answers) < 14:
            answers.append(bots[seat].answer(view(state, seat), seat))
            assert state.refuse(seat, answers[-1]) is None
            state.apply(seat, answers[-1], chance)
        found.append(answers)
    assert found[0] == found[1]


def test_lines_of_one_length_are_judged_together() -> None:
    """A favourite that is kept is judged by all worlds in which it was played on; and no world is asked twice where
    nothing is in doubt."""
    game = find("civolution").make()
    state = game.start(1, Chance(3))
    bot = make_bot("greedy:40it:wide=4", game, 1)
    assert isinstance(bot, AheadBot)
    while len(state.answers(0)) < 4:
        state.apply(0, state.answers(0)[0], Chance(5))
    moves, values = bot.judged(view(state, 0), 0)
    kept, worths = bot.search(view(state, 0), 0, moves, values)
    assert len(kept) == 2
    assert worths == sorted(worths, reverse=True)
    assert bot.budget.done >= 40 or not bot.uncertain


def test_a_net_knows_for_how_many_players_it_was_made(tmp_path: Path) -> None:
    game = find("nova-era").make()
    net = open_net(game, small(tmp_path / "small.net", game))
    assert unfit(net, game, 3) is None
    why = unfit(net, game, 4)
    assert why is not None
    assert words_of("demiurge.kernel").say(why) == "its net has not learned the game with 4 players"


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda card, layers, instinct: (card, layers[:-4], instinct), "net-damaged"),
        (lambda card, layers, instinct: (card, layers, instinct[:-4]), "net-damaged"),
        (lambda card, layers, instinct: ({**card, "first": 7}, layers, instinct), "net-damaged"),
        (lambda card, layers, instinct: ({**card, "game": "civolution"}, layers, instinct), "net-game"),
        (lambda card, layers, instinct: ({**card, "features": "0"}, layers, instinct), "net-features"),
        (
            lambda card, layers, instinct: (
                {**card, "instinct": card["instinct"] | {"actions": "0"}},
                layers,
                instinct,
            ),
            "net-features",
        ),
    ],
)
def test_a_net_that_cannot_be_used_is_refused_in_words(damage: object, message: str, tmp_path: Path) -> None:
    game = find("nova-era").make()
    path = small(tmp_path / "small.net", game, instinct=True)
    assert callable(damage)
    write_net(path, *damage(*read_net(path)))
    with pytest.raises(BadNet) as caught:
        open_net(game, path)
    assert caught.value.text.id == message


def test_what_is_no_file_of_a_net_is_refused(tmp_path: Path) -> None:
    game = find("nova-era").make()
    with pytest.raises(BadNet):
        open_net(game, tmp_path / "none.net")
    (tmp_path / "text.net").write_text(json.dumps([1, 2]))
    with pytest.raises(BadNet):
        open_net(game, tmp_path / "text.net")


@pytest.mark.parametrize("spec", ["learned:fast", "learned:wide=many", "learned:height=3", "learned:0s"])
def test_a_learned_bot_has_only_its_own_settings(spec: str) -> None:
    with pytest.raises(BadBot):
        make_bot(spec, find("nova-era").make(), 1)


def test_who_shares_a_rank_shares_its_places() -> None:
    state = find("terra-mystica").make().start(3, Chance(1))  # all have 20 points
    assert merits(state) == [0.5, 0.5, 0.5]


@pytest.mark.parametrize(("mine", "hers", "merit"), [(51, 50, 1.0), (50, 50, 0.0), (49, 50, 0.0)])
def test_alone_one_is_first_or_beaten(mine: int, hers: int, merit: float) -> None:
    """CV-44.2: V.I.C.I is beaten only by more points."""
    state = find("civolution").make().start(1, Chance(1))
    assert isinstance(state, Exam)
    state.civs[0].vp, state.civs[1].vp = mine, hers
    assert merits(state) == [merit]
