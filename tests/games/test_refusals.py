"""Why not, said to a person: with the facts, in every language of the game, whatever is refused in random games."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from demiurge.kernel.chance import Chance
from demiurge.kernel.clauses import CLAUSE_ID, citable
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find
from demiurge.kernel.speech import words_of
from demiurge.kit.plain import drawing_of, languages_of
from demiurge.kit.refusals import has_message, message
from demiurge.kit.scene import Answer

FREQUENT = {  # the clauses that answers and wishes were refused by most often, the kernel's aside
    "terra-mystica": "4.9 4.1 6.3 33.8 10.1 16.7 8.6 2.20 9.10 15.7 43.5 6.15",
    "theocratia": "5.9 5.4 6.1 11.4 12.4 0.5 10.1 8.1 21.2 16.1 27.4 23.5",
    "nova-era": "11.15 11.71 4.2 11.42 11.41 11.50 8.2 6.1 11.21 11.61",
    "civolution": "4.14 4.5 6.4 11.8 7.6 28.1 9.6 20.3 11.4 9.10 25.4 31.6 25.7",
}
PLACE = re.compile(r'id="([\w-]+)" class="[^"]*\bplace\b')
UNSAID = re.compile(r"[{}\[\]]|\bnone\b|:[a-z]+:")
OFTEN, PLACES, MOST = 0.06, 4, 300


def refused(game: str) -> list[tuple[Any, int, Answer]]:
    """What is refused in a random game: the view, the seat, the answer."""
    rng, made = random.Random(game), find(game).make()
    play, drawing, found = Play(made, 2, Chance(seed=3)), drawing_of(made), list[tuple[Any, int, Answer]]()
    for _ in range(MOST):
        if play.state.over():
            break
        seat = play.state.waiting()[0]
        if rng.random() < OFTEN:
            seen = view(play.state, seat)
            scene = drawing.scene(seen, seat)
            places = PLACE.findall(scene.board + "".join(panel.body for panel in scene.panels))
            said = [one for group in drawing.answers(seen, seat) for one in group.answers]
            for place in rng.sample(places, min(PLACES, len(places))):
                said += drawing.wishes(seen, seat, place)
            found += [(seen, seat, one) for one in said if one.refusal]
        play.answer(seat, rng.choice(play.state.answers(seat)))
    return found


@pytest.mark.parametrize("game", FREQUENT)
def test_whatever_is_refused_has_a_whole_sentence_in_every_language(game: str) -> None:
    made, told = find(game).make(), set[str]()
    for seen, seat, answer in refused(game):
        for language in languages_of(made):
            why = drawing_of(made, language).why(seen, seat, answer)  # type: ignore[attr-defined]
            assert not UNSAID.search(why), (answer.refusal, why)
            assert not why or why.endswith("."), why
            told |= {answer.refusal} if why else set()
    assert len(told) > 3


@pytest.mark.parametrize("game", FREQUENT)
def test_the_refusals_that_people_meet_most_have_words_of_their_own(game: str) -> None:
    package = find(game).package
    words, book = words_of(package), citable(package, game)
    prefix = next(iter(book)).id.partition("-")[0]
    assert [one for one in FREQUENT[game].split() if not has_message(words, f"{prefix}-{one}")] == []
    ids = {message(clause.id).id for clause in book}
    own = [id for id in words.bundle.written if id.startswith("why-")]
    assert own
    assert [id for id in own if id not in ids] == [], "each belongs to a clause"


def test_a_refusal_tells_what_is_in_the_way() -> None:
    far = [drawn for drawn in refused("terra-mystica") if drawn[2].refusal == "TM-6.3"]
    drawing = drawing_of(find("terra-mystica").make())
    told = {drawing.why(*one) for one in far}  # type: ignore[attr-defined]
    assert any(re.fullmatch(r"\w+ is out of reach: you have no shipping and nothing next to it\.", one) for one in told)
    assert not any(CLAUSE_ID.search(one) for one in told), "the clause stands beside it"
