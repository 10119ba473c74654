"""The words: every event of many games has a sentence, every question a text, and points add up to the score."""

from __future__ import annotations

from random import Random

import pytest

from demiurge.games.theocratia import words
from demiurge.games.theocratia.meta import GAME
from demiurge.games.theocratia.reading import load_box
from demiurge.games.theocratia.words.en import ENGLISH, PARTS
from demiurge.kernel.chance import Chance
from demiurge.kernel.journal import Event
from demiurge.kernel.play import Play
from tests.games.theocratia.table import BOTH, base


def played(edition: str, seats: int, seed: int) -> tuple[Play, set[str]]:
    """A random game, and the kinds of questions that were asked in it."""
    play, rng, asked = Play(GAME.make({"edition": edition}), seats, Chance(seed)), Random(seed), set()
    while not play.state.over():
        seat = play.state.waiting()[0]
        asked.add(type(play.state.decision(seat)).__name__)
        text = words.question(play.state, seat)
        assert text.endswith(("?", ".")), text
        assert text != "What do you answer?"
        action = rng.choice(play.state.answers(seat))
        assert "{" not in words.deed(play.game, seat, action).replace(f"{{{seat}}}", "")
        assert play.answer(seat, action) is None
    return play, asked


@pytest.mark.parametrize("edition", BOTH)
def test_every_event_has_a_sentence_and_every_question_a_text(edition: str) -> None:
    told: set[str] = set()
    for seed in range(12):
        play, _ = played(edition, 2 + seed % 3, seed)
        for event in play.journal.events:
            told.add(event.kind)
            text = words.sentence(play.game, event)
            assert text.endswith(".") or text.endswith(")"), text
            assert "-1" not in text.split("points")[0] or event.kind in ("points", "final"), text
            text.format(*["Anna", "Ben", "Cleo", "Dora"])
        for seat, score in enumerate(play.state.scores()):
            found = [words.points(play.game, event) for event in play.journal.events if event.seat == seat]
            assert sum(one[0] for one in found if one is not None) == score
    assert told <= set(ENGLISH.journal.tellers)


def test_an_unknown_event_is_told_plainly() -> None:
    game = GAME.make()
    assert words.sentence(game, Event("rain", 1, [], -1)) == "{1}: rain."
    assert words.points(game, Event("rain", 1, [], -1)) is None


def test_parts_describe_cards_and_tokens_from_their_data() -> None:
    box = load_box()
    assert [PARTS.token(token) for token in box.tokens][:3] == [
        "5 cosmo", "draw 2 power cards", "3 steps back on the malus track",
    ]  # fmt: skip
    assert PARTS.card(box.cards[14]).startswith("Crusade (2 cosmo): After your attack")
    assert PARTS.when(box.cards[20]) == "action 4 or 5; action declared"
    assert PARTS.when(box.cards[8]) == "die in hand"
    assert set(PARTS.ROUND_CARDS) == set(PARTS.ROUND_TEXTS) == set(box.round_cards)


def test_sentences_name_who_did_what() -> None:
    t = base().warriors("turquoise", 3).put("magenta", "house", "D2").turn("red", "violet 2")
    t.do("red", "take violet 2", "place turquoise", "attack D2")
    game = t.play.game
    told = [words.sentence(game, event) for event in t.play.journal.events[-9:]]
    assert "{0} took the violet 2." in told
    assert "{0} placed the violet 2 with Turquoise." in told
    assert "{0} attacked a magenta house on D2 with Turquoise." in told
    assert "{1} gained 1 worship of Magenta." in told
