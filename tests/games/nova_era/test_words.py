"""The words of Nova Era: every card, answer, event and question can be told."""

from __future__ import annotations

import re
from random import Random

import pytest

from demiurge.games.nova_era import words
from demiurge.games.nova_era.meta import GAME
from demiurge.games.nova_era.words import en, en_parts
from demiurge.kernel.chance import Chance
from demiurge.kernel.play import Play
from demiurge.kernel.registry import Meta
from tests.games.nova_era.table import BOX, card, table


def test_a_card_describes_itself() -> None:
    assert words.card_text(card("taxation")) == "Production: gain 2 Economy; Unrest +1."
    assert words.card_text(card("fire-keeping")) == "Production: if your Unrest is 4 or more, Unrest -1."
    assert words.card_text(card("pillage")) == (
        "Production: steal 1 resource of your choice from each player with fewer Military Technologies than you."
    )
    assert words.card_text(card("military-academy")) == (
        "Instant: 1 VP. Once per round: you may flip one of your unspent red dice; "
        "you may flip one of your unspent blue dice."
    )
    assert words.card_text(card("genetics")) == (
        "Instant: 1 VP. Scoring: 2 VP for each full set of the four Technology colours (at most 2 times)."
    )
    assert words.card_text(card("philosophy")).endswith(
        "if you have at least 3 Knowledge Technologies and nobody else can say so, 2 VP."
    )
    assert words.card_text(card("public-baths")).endswith("if your Unrest is 0 and nobody else can say so, 2 VP.")


def test_every_card_has_a_text_and_a_price_without_a_leftover() -> None:
    for found in BOX.cards:
        text = words.card_text(found)
        assert text.endswith(".")
        assert "None" not in text
        assert "{" not in text
        assert en_parts.price(found)
    assert en_parts.price(card("masonry")) == "5 Welfare or Economy"
    assert en_parts.price(card("urban-development")) == "needs 1 Welfare and 2 Military"
    assert en_parts.price(card("sun-tzu")) == "cost 3"


def test_every_answer_is_told() -> None:
    game = GAME.make()
    for action in range(len(game.space)):
        assert words.answer(BOX, action)
    assert words.answer(BOX, game.space.parse("turn red 4 to 1")) == "turn the red 4 to 1"
    assert words.answer(BOX, game.space.parse("produce oppression 2")) == ("Oppression: gain 1 resource of your choice")
    with pytest.raises(ValueError, match="there is no action"):
        words.answer(BOX, len(game.space))


@pytest.mark.parametrize("seats", [2, 4])
def test_every_event_and_question_of_whole_games_is_told(seats: int) -> None:
    told: set[str] = set()
    for seed in range(6):
        play, rng = Play(GAME.make(), seats, Chance(seed)), Random(seed)
        while not play.state.over():
            seat = play.state.waiting()[0]
            question = words.question(play.state, seat)
            assert question
            assert question != "What do you answer?"
            assert "{" not in question
            play.answer(seat, rng.choice(play.state.answers(seat)))
        for event in play.journal.events:
            assert event.kind in en.TELLERS, event.kind
            text = words.sentence(play.game, event)
            assert text == "" or text.endswith(".")
            assert all(int(name) < seats for name in re.findall(r"\{(\d+)\}", text))
            told.add(event.kind)
    assert len(told) > 30


def test_points_are_told_with_their_source() -> None:
    play, rng = Play(GAME.make(), 3, Chance(2)), Random(2)
    while not play.state.over():
        seat = play.state.waiting()[0]
        play.answer(seat, rng.choice(play.state.answers(seat)))
    sums = [0, 0, 0]
    for event in play.journal.events:
        scored = words.points(play.game, event)
        if scored is not None:
            sums[event.seat] += scored[0]
            assert scored[1] in en_parts.SOURCES
    assert sums == play.state.scores()
    assert words.UNIT == "VP"


def test_answers_that_no_event_tells_are_told_as_deeds() -> None:
    game = GAME.make()
    assert words.deed(game, 1, game.space.parse("reduce unrest")) == "{1} calms the people."
    assert words.deed(game, 1, game.space.parse("choose seat 3")) == "{1} turns against {2}."
    assert words.deed(game, 1, game.space.parse("spare green")) == "{1} spares what is loyal."
    assert words.deed(game, 1, game.space.parse("gain resources")) == ""


def test_an_unknown_event_is_told_by_its_kind() -> None:
    from demiurge.kernel.journal import Event

    assert words.sentence(GAME.make(), Event("flood", 2, [], -1)) == "{2}: flood."


def test_the_end_names_who_wins_or_shares() -> None:
    from demiurge.kernel.journal import Event

    game = GAME.make()
    assert words.sentence(game, Event("end", 0, [1], -1)) == "The game is over: {1} wins."
    assert words.sentence(game, Event("end", 0, [0, 2], -1)) == "The game is over: {0} and {2} share the victory."


def test_questions_of_a_disaster_name_it() -> None:
    from demiurge.games.nova_era import disasters

    t = table().own(0, "irrigation", "theater").tracks(green=10).run(disasters.CheckDisasters())
    assert words.question(t.s, 0) == "Riots: which Technology is damaged?"


def test_the_shop_window_names_the_game() -> None:
    assert isinstance(GAME, Meta)
    assert (GAME.name, GAME.title) == ("nova-era", "Nova Era")
