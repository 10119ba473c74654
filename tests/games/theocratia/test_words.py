"""The words: every question has a text, points add up to the score, and an owner's words are shown as they are."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from demiurge.games.theocratia.drawing import PAINTER, parts
from demiurge.games.theocratia.meta import GAME
from demiurge.games.theocratia.reading import load_box
from demiurge.games.theocratia.state import Theocratia
from demiurge.kernel.chance import Chance
from demiurge.kernel.clauses import citable, package_folder
from demiurge.kernel.game import view
from demiurge.kernel.journal import Event
from demiurge.kernel.play import Play
from demiurge.kernel.text import Text
from demiurge.kit.markup import sentence
from demiurge.kit.saying import said
from tests.games.theocratia.table import BOTH, base

drawing = PAINTER.speaking()
W = drawing.words
ODD = 'A {1} of <b>:vp:</b> "tide"'


def played(edition: str, seats: int, seed: int) -> Play:
    """A random game in which everybody is asked something in words."""
    play, rng = Play(GAME.make({"edition": edition}), seats, Chance(seed)), Random(seed)
    while not play.state.over():
        seat = play.state.waiting()[0]
        for language in PAINTER.languages:
            asked = PAINTER.speaking(language).question(view(play.state, seat), seat)
            assert asked.endswith(("?", ".")), asked
            assert "[" not in asked
        assert play.answer(seat, rng.choice(play.state.answers(seat))) is None
    return play


@pytest.mark.parametrize("edition", BOTH)
def test_every_question_has_a_text_and_points_add_up_to_the_score(edition: str) -> None:
    for seed in range(12):
        play = played(edition, 2 + seed % 3, seed)
        for seat, score in enumerate(play.state.scores()):
            found = [drawing.points(play.game, event) for event in play.journal.events if event.seat == seat]
            assert sum(one[0] for one in found if one is not None) == score
            assert all(W.has(one[1].id) for one in found if one is not None)


def test_an_unknown_event_is_not_told_and_scores_nothing() -> None:
    game = GAME.make()
    assert drawing.story(game, 1, -1, [Event("rain", 1, [], -1)]) == []
    assert drawing.points(game, Event("rain", 1, [], -1)) is None


def test_the_chart_has_a_colour_for_each_civ() -> None:
    assert list(drawing.TINTS) == list(parts.SOURCE[1:5])


def test_a_story_has_no_language() -> None:
    t = base().warriors("turquoise", 3).put("magenta", "house", "D2").turn("red", "violet 2")
    t.do("red", "take violet 2", "place turquoise", "attack D2")
    events = [event for event in t.play.journal.events if event.kind in ("take", "place", "attack")][-3:]
    lines = drawing.story(t.play.game, 0, -1, events)
    assert lines == PAINTER.speaking("ru").story(t.play.game, 0, -1, events)
    assert all(isinstance(deed, Text) for line in lines for deed in line.deeds)
    assert [[line.text for line in said(PAINTER.speaking(language).words, lines)] for language in ("en", "ru")] == [
        ["{0} takes the violet 2; places the violet 2 with Turquoise; "
         "sends Turquoise to war against the magenta house on D2."],
        ["{0} берёт фиолетовую двойку; кладёт фиолетовую двойку в ряд бирюзовой цивилизации; "
         "атакует пурпурный дом на D2: воюет бирюзовая цивилизация."],
    ]  # fmt: skip


# ---- cards and tokens
def test_cards_and_tokens_are_described_from_their_data() -> None:
    box = load_box()
    assert [W.say(parts.token(token)) for token in box.tokens][:3] == [
        "5 cosmo", "draw 2 power cards", "3 steps back on the malus track",
    ]  # fmt: skip
    assert W.say(parts.when(box.cards[20])) == "action 4 or 5; action declared"
    assert W.say(parts.when(box.cards[8])) == "die in hand"
    for language in PAINTER.languages:
        words = PAINTER.speaking(language).words
        assert all(words.has(parts.token(token).id) for token in box.tokens)
        assert all(words.has(parts.round_card(name).id, form) for name in box.round_cards for form in ("text", "short"))


@pytest.mark.parametrize("language", PAINTER.languages)
def test_what_a_card_says_is_what_its_clause_says(language: str) -> None:
    book, w = citable("demiurge.games.theocratia", "theocratia", language), PAINTER.speaking(language).words
    for card in load_box().cards:
        clause = book.sentence(card.clause)
        assert card.text == "", "a sentence among the data"
        assert w.say(parts.card(card)) in clause
        assert clause.endswith(f"): {parts.says(w, card)}"), clause


def changed(folder: Path, **fields: object) -> Theocratia:
    """A game whose first power card is its owner's."""
    built_in = package_folder("demiurge.games.theocratia")
    assert built_in is not None
    cards = json.loads((built_in / "components" / "power_cards.json").read_text(encoding="utf-8"))
    own = {**cards["P01"], "origin": "public", **fields}
    (folder / "power_cards.json").write_text(json.dumps({"P01": own}), encoding="utf-8")
    game = GAME.make({}, str(folder))
    assert isinstance(game, Theocratia)
    return game


def test_a_card_of_the_owners_own_keeps_its_words(tmp_path: Path) -> None:
    tip = PAINTER.speaking("ru").tips(changed(tmp_path, text="Take 3 cosmo, friend."))["card-P01"]
    assert tip.title == "Звёздный прилив"
    assert tip.text.startswith("Take 3 cosmo, friend. Когда: ")


def test_a_card_that_nobody_has_described_says_what_its_effects_are(tmp_path: Path) -> None:
    effects = [{"op": "draw", "n": 2}, {"op": "train", "civ": "chosen", "n": 1}]
    game = changed(tmp_path, title="Rising Tide", effects=effects)
    told = {language: PAINTER.speaking(language).tips(game)["card-P01"] for language in PAINTER.languages}
    assert {tip.title for tip in told.values()} == {"Rising Tide"}
    assert told["en"].text.startswith("Draw 2 power cards; up to 1 warrior trained by each civ that you name. When: ")
    assert told["ru"].text.startswith("Взять 2 карты силы; каждая названная цивилизация тренирует до 1 воина. Когда: ")


@pytest.mark.parametrize("language", PAINTER.languages)
def test_a_card_that_its_owner_renamed_is_shown_as_it_is_and_breaks_nothing(tmp_path: Path, language: str) -> None:
    """Neither markup nor the names of seats nor icons."""
    table, game = PAINTER.speaking(language), changed(tmp_path, title=ODD, text=f"It is {ODD}.")
    assert table.tips(game)["card-P01"].title == ODD
    assert table.tips(game)["card-P01"].text.startswith(f"It is {ODD}. ")
    state = game.start(4, Chance(0))
    state.hands[0] = [0]  # type: ignore[attr-defined]
    seat = state.waiting()[0]
    seen = view(state, seat)
    scene = table.scene(view(state, 0), 0)
    shown = "A {1} of &lt;b&gt;:vp:&lt;/b&gt; &quot;tide&quot;"
    assert scene.panels[-1].body.count(shown) == 2  # its name and its text
    (told,) = said(table.words, table.story(game, 0, -1, [Event("play", 0, [0], -1)]))
    assert shown in sentence(told.text, scene.seats)
    assert table.question(seen, seat)
