"""The summary of a finished game: the rules themselves count again what a little more would have been worth, and what
was not used lies there."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest

from demiurge.advice.analysis import Review
from demiurge.advice.judged import spoken
from demiurge.advice.summary import idle, nearest
from demiurge.bots import make_bot
from demiurge.games.civolution.state import Exam
from demiurge.games.nova_era.state import Nova
from demiurge.games.terra_mystica.state import Mystica
from demiurge.games.terra_mystica.vocabulary import CULTS
from demiurge.games.theocratia import vocabulary as theocratia
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.chance import Chance, Script
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find
from demiurge.kernel.state import State
from demiurge.kernel.text import Text, text
from demiurge.kit.holdings import Left, holdings_of
from demiurge.kit.plain import drawing_of
from demiurge.kit.saying import words_in

GAMES = ["terra-mystica", "theocratia", "nova-era", "civolution"]
SEATS = 3


@cache
def ended(name: str, seed: int) -> Review:
    """A game in which nobody thinks of much, so that a lot is left."""
    game = find(name).make()
    play = Play(game, SEATS, Chance(seed))
    bots = [make_bot("greedy:overlooks=0.6", game, seed + seat, seats=SEATS) for seat in range(SEATS)]
    while not play.state.over():
        seat = play.state.waiting()[0]
        play.answer(seat, bots[seat].answer(view(play.state, seat), seat))
    return Review(play.finished_record().to_text())


def counted_again(review: Review, seat: int, change: Callable[[State], None]) -> int:
    """The points more that the seat ends with, had the position before the last answer been that."""
    line, s = review.play.record.lines[-1], review.states[-2].clone()
    change(s)
    s.apply(line.seat, review.play.game.space.parse(line.do), Script([value for value, _ in line.chance]))
    assert s.over()
    return s.scores()[seat] - review.play.state.scores()[seat]


def number(left: Left) -> int:
    return int(dict(left.said.args)["n"])  # type: ignore[arg-type]


def mystica(review: Review, seat: int, left: Left) -> int | None:
    """A cult track; networks cannot be made longer by a word."""
    if left.said.id != "left-cult":
        return None
    track = next(at for at, name in enumerate(CULTS) if dict(left.said.args)["cult"] == text(f"cult-{name}"))

    def climb(s: State) -> None:
        assert isinstance(s, Mystica)
        p = s.players[seat]
        p.cults = [n + number(left) * (at == track) for at, n in enumerate(p.cults)]

    return counted_again(review, seat, climb)


def stages(review: Review, seat: int, left: Left) -> int | None:
    def wake(s: State) -> None:
        assert isinstance(s, Exam)
        s.civs[seat].stages |= 1 << int(dict(left.said.args)["stage"]) - 4  # type: ignore[arg-type]

    return counted_again(review, seat, wake)


def worship(review: Review, seat: int, left: Left) -> int | None:
    """Whichever of the farthest priests is dropped then."""
    source = str(dict(left.said.args)["source"])
    s = review.play.state.clone()
    assert isinstance(s, Theocracy)
    civ = next((at for at, name in enumerate(theocratia.CIVS) if f"source-{name}" in source), None)
    if civ is None:
        s.cosmo = [n + number(left) * (at == seat) for at, n in enumerate(s.cosmo)]
    else:
        place = seat * theocratia.PLAYERS + civ
        s.priests = [n + number(left) * (at == place) for at, n in enumerate(s.priests)]
    totals = []
    for dropped in s.farthest(seat):
        s.dropped = [dropped if at == seat else one for at, one in enumerate(s.dropped)]
        totals.append(s.score(seat))
    return max(totals) - review.play.state.scores()[seat]


def majorities(review: Review, seat: int, left: Left) -> int | None:
    s = review.play.state
    assert isinstance(s, Nova)
    found = []
    for category in range(5):
        mine, others = (
            s.players[seat].counts[category],
            [p.counts[category] for p in s.players if p is not s.players[seat]],
        )
        if mine <= max(others) < mine + number(left):
            found.append(1 + (mine == 0))
    assert left.points in found
    return None


AGAIN = {"terra-mystica": mystica, "theocratia": worship, "nova-era": majorities, "civolution": stages}


@pytest.mark.parametrize("name", GAMES)
def test_what_was_left_is_counted_again_by_the_rules(name: str) -> None:
    found = counted = 0
    for seed in (1, 2, 3):
        review = ended(name, seed)
        for seat in range(SEATS):
            for left in holdings_of(review.play.game).left(review.play.state, seat):
                found += 1
                more = AGAIN[name](review, seat, left)
                if more is not None:
                    counted += 1
                    assert more == left.points, left
    assert found
    assert counted or name == "nova-era"


def test_a_network_or_a_final_tile_that_was_near() -> None:
    """By hand: 12 points shared by two who have 5, and a third who has 4."""
    from demiurge.games.terra_mystica.holdings import short

    found = short([5, 5, 4], 2, [18, 12, 6], 3, lambda n: text("left-network", n=n))
    assert found == [Left(18 - 6, text("left-network", n=2))]
    assert short([5, 5, 1], 2, [18, 12, 6], 3, lambda n: text("left-network", n=n)) == []


@pytest.mark.parametrize("name", GAMES)
def test_what_was_not_used_lies_there_when_the_seat_has_answered_for_the_last_time(name: str) -> None:
    """Each figure stands in its sentence, and a good is there as often."""
    several = 0
    for seed in (1, 2, 3):
        review = ended(name, seed)
        words, holdings = words_in(drawing_of(review.play.game)), holdings_of(review.play.game)
        for seat, kept in enumerate(review.unspent()):
            state = review.last_of(seat)
            assert state is not None
            for n, said in kept:
                told = spoken(said)
                assert isinstance(told, Text)
                assert re.search(rf"\b{n}\b", words.say(told)), words.say(told)
                for good in holdings.goods:
                    if good.icon != "power" and words.say(good.said(n)) == words.say(told):
                        assert good.count(state, seat) == n
                several += 1
    assert several


def test_goods_that_the_rules_turn_into_points_are_counted_before() -> None:
    """Terra Mystica takes them away in its final scoring."""
    review = ended("terra-mystica", 1)
    last = review.play.record.lines[-1].seat
    assert review.last_of(last) is review.states[-2]
    other = next(line.seat for line in reversed(review.play.record.lines) if line.seat != last)
    assert review.last_of(other) is not review.states[-2] or len(review.states) > 2
    p = review.states[-2].players[last]  # type: ignore[attr-defined]
    assert sum(n for n, _ in review.unspent()[last]) == p.coins + p.workers + p.priests + p.bowl3


# ---- which of it is worth a word
def test_only_the_nearest_place_that_was_worth_something_is_told() -> None:
    one, two = (3, Text("a", ())), (5, Text("b", ()))
    assert nearest([one, two], 1.0) == two
    assert nearest([one], 2.0) is None
    assert nearest([], 1.0) is None


def test_little_that_was_not_used_is_nothing_to_tell_nor_what_everybody_left() -> None:
    a, b = Text("a", ()), Text("b", ())
    assert idle([[(1, a), (4, b)], [(1, a)]], 0) == [(4, b), (1, a)]
    assert idle([[(1, a), (4, b)], [(1, a)]], 1) == []
    assert idle([[(5, a)], [(5, a)]], 0) == []
    assert idle([[], []], 0) == []
