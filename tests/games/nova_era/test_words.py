"""The words of Nova Era: every card, event and question can be told, in a language that is one file, too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from demiurge.games.nova_era import choices, disasters
from demiurge.games.nova_era.drawing import PAINTER
from demiurge.games.nova_era.drawing.parts import card_of, chip, described, price
from demiurge.games.nova_era.drawing.questions import ASKED
from demiurge.games.nova_era.drawing.story import DEEDS, OF_NOBODY, SILENT, TELLERS
from demiurge.games.nova_era.meta import GAME
from demiurge.games.nova_era.reading import EFFECTS
from demiurge.games.nova_era.state import Nova, NovaEra
from demiurge.games.nova_era.vocabulary import WHEN
from demiurge.kernel import speech
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.game import view
from demiurge.kernel.journal import Event
from demiurge.kernel.play import Play
from demiurge.kernel.registry import Meta
from demiurge.kernel.speech import Words
from demiurge.kernel.state import Choice, Decision
from demiurge.kit.markup import sentence
from demiurge.kit.painter import Painting
from demiurge.kit.saying import said, said_chips
from tests.games.nova_era.table import BOX, card, table
from tests.kit.reading import listed, pictures

drawing = PAINTER.speaking()
W = drawing.words


def text(name: str) -> str:
    return described(W, card(name))


def told(event: Event) -> list[str]:
    return [one.text for one in said(W, drawing.story(GAME.make(), SPECTATOR, -1, [event]))]


def test_a_chip_says_which_way_unrest_moves_and_counts_all_else() -> None:
    found = said_chips(W, [chip("unrest", -1), chip("unrest", 2), chip("damage", -1), chip("green", -3)])
    assert [one.words for one in found] == ["Unrest -1", "Unrest +2", "1 damaged card", "3 Welfare"]


# ---- cards
def test_a_card_describes_itself() -> None:
    assert text("taxation") == "Production: gain 2 Economy; Unrest +1."
    assert text("fire-keeping") == "Production: if your Unrest is 4 or more, Unrest -1."
    assert text("pillage") == (
        "Production: steal 1 resource of your choice from each player with fewer Military Technologies than you."
    )
    assert text("military-academy") == (
        "Instant: 1 VP. Once per round: you may flip one of your unspent red dice; "
        "you may flip one of your unspent blue dice."
    )
    assert text("genetics") == (
        "Instant: 1 VP. Scoring: 2 VP for each full set of the four Technology colours (at most 2 times)."
    )
    assert text("philosophy").endswith(
        "if you have at least 3 Knowledge Technologies and nobody else can say so, 2 VP."
    )
    assert text("public-baths").endswith("if your Unrest is 0 and nobody else can say so, 2 VP.")


def test_every_card_has_a_text_and_a_price_without_a_leftover() -> None:
    for found in BOX.cards:
        for words in (described(W, found), W.say(price(found))):
            assert words
            assert not set("{}[]") & set(words), words
        assert described(W, found).endswith(".")
    assert W.say(price(card("masonry"))) == "5 Welfare or Economy"
    assert W.say(price(card("urban-development"))) == "needs 1 Welfare and 2 Military"
    assert W.say(price(card("sun-tzu"))) == "cost 3"


def test_every_word_of_the_cards_has_its_messages() -> None:
    """An owner's card may do what no card of the box does."""
    for word in EFFECTS:
        assert W.has(f"effect-{word}")
        assert W.has(f"effect-{word}", "sign")
    for when in WHEN:
        assert W.has(f"when-{when}")
        assert W.has(f"trigger-{when}")


# ---- the journal
@pytest.mark.parametrize("seats", [2, 4])
def test_every_event_and_question_of_whole_games_is_told(seats: int) -> None:
    kinds: set[str] = set()
    for seed in range(6):
        play, rng = Play(GAME.make(), seats, Chance(seed)), Random(seed)
        while not play.state.over():
            seat = play.state.waiting()[0]
            question = drawing.question(view(play.state, seat), seat)
            assert question
            assert not set("{}[]") & set(question)
            play.answer(seat, rng.choice(play.state.answers(seat)))
        kinds |= {event.kind for event in play.journal.events}
    assert kinds <= {*DEEDS, *OF_NOBODY, *TELLERS, *SILENT, "track", "vp"}
    assert len(kinds) > 30


def test_every_question_is_asked_in_words() -> None:
    every = [*Decision.__subclasses__(), *Choice.__subclasses__()]
    kinds = {one for one in every if one.__module__.startswith(PAINTER.room)}
    assert kinds == {*ASKED, choices.Take, disasters.SufferDamage, disasters.LoseCard}


def test_points_are_told_with_their_source() -> None:
    play, rng = Play(GAME.make(), 3, Chance(2)), Random(2)
    while not play.state.over():
        seat = play.state.waiting()[0]
        play.answer(seat, rng.choice(play.state.answers(seat)))
    sums, sources = [0, 0, 0], set()
    for event in play.journal.events:
        scored = drawing.points(play.game, event)
        if scored is not None:
            sums[event.seat] += scored[0]
            sources.add(W.say(scored[1]))
    assert sums == play.state.scores()
    assert {"having Welfare Technologies", "Instant effects", "resources"} <= sources


def test_the_end_names_who_wins_or_shares() -> None:
    assert told(Event("end", 0, [1], -1)) == ["The game is over: {1} wins."]
    assert told(Event("end", 0, [0, 2], -1)) == ["The game is over: {0} and {2} share the victory."]


def test_what_strikes_is_one_or_many() -> None:
    assert told(Event("disaster", 0, [0], -1)) == ["Riots strike."]
    assert told(Event("disaster", 0, [1], -1)) == ["Invasion strikes."]


def test_questions_of_a_disaster_name_it() -> None:
    t = table().own(0, "irrigation", "theater").tracks(green=10).run(disasters.CheckDisasters())
    assert drawing.question(view(t.s, 0), 0) == "Riots: which Technology is damaged?"


def test_the_shop_window_names_the_game() -> None:
    assert isinstance(GAME, Meta)
    assert (GAME.name, GAME.title) == ("nova-era", W("title"))
    for option in GAME.options:
        assert W.has(f"option-{option.name}", "text")
        assert all(W.has(f"value-{option.name}-{value}") for value in option.values)


# ---- another language is one file
OTHER = """
line = { $who } { LIST($deeds) }.
card-theater = Teatro
    .acc = el Teatro
technology = { $name }
    .acc = { AS($name, "acc") }
told-dealt = recibe { LIST($cards, "acc") }
"""


@pytest.fixture
def other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    """A language of which only a few messages are there; all else is English."""
    folder = tmp_path / "es"
    folder.mkdir()
    (folder / "nova_era.ftl").write_text(OTHER, "utf-8")
    monkeypatch.setenv(speech.OUTSIDE, str(tmp_path))
    speech.reload()
    yield speech.words_of(PAINTER.room, "es")
    speech.reload()


def renamed(folder: Path, name: str) -> str:
    """A component file in which Theater has another name."""
    theater = {
        "origin": "rulebook", "name": name, "kind": "technology", "deck": "I", "colors": ["green"], "cost": 5,
        "evolves_to": "opera-houses", "effects": [{"when": "production", "op": "unrest", "n": -1}],
    }  # fmt: skip
    (folder / "technologies.json").write_text(json.dumps({"theater": theater}))
    return str(folder)


def dealt(w: Words, components: str = "") -> str:
    game = GAME.make({}, components)
    theater = next(card.index for card in game.box.cards if card.id == "theater")  # type: ignore[attr-defined]
    (line,) = said(w, drawing.story(game, SPECTATOR, -1, [Event("dealt", 1, [theater], -1)]))
    return line.text


def test_a_language_translates_a_card_by_its_printed_name(other: Words, tmp_path: Path) -> None:
    assert dealt(W) == "{1} starts with Theater in hand."
    assert dealt(other) == "{1} recibe el Teatro."
    assert dealt(other, renamed(tmp_path, "Playhouse")) == "{1} recibe Playhouse.", "the owner's word stays"


def test_an_owners_name_breaks_neither_markup_nor_seats(other: Words, tmp_path: Path) -> None:
    name = "<b>{0} & :vp:"
    game = GAME.make({}, renamed(tmp_path, name))
    assert isinstance(game, NovaEra)
    seats = drawing.scene(view(table(2).s, 0), 0).seats
    line = sentence(dealt(W, str(tmp_path)), seats)
    assert line == '<b class="who">Steppe</b> starts with &lt;b&gt;{0} &amp; :vp: in hand.'
    theater = next(one for one in game.box.cards if one.name == name)
    (scored,) = said_chips(W, [chip("vp", 1, card_of(theater))])
    assert scored.words == f"1 VP ({name})"
    for words in (W, other):
        table_, play = Painting(PAINTER, words), Play(game, 2, Chance(7))
        assert isinstance(play.state, Nova)
        assert table_.tips(game)["card-theater"].title == name
        play.state.players[0].hand.append(theater.index)
        seen = view(play.state, 0)
        drawn = "".join(pictures(table_.scene(seen, 0)))
        ElementTree.fromstring(f"<all>{drawn}</all>")
        assert "&lt;b&gt;{0} &amp; :vp:" in drawn
        for answer in listed(table_.answers(seen, 0)):
            ElementTree.fromstring(f"<all>{answer.label}</all>")
