"""The hand: whatever may be done with a card, hovering it tells its cost and its effect."""

from __future__ import annotations

import pytest

from demiurge.games.civolution import actions
from demiurge.games.civolution.drawing import PAINTER, card_texts, cards
from demiurge.games.civolution.state import Exam
from demiurge.kernel.game import view
from demiurge.kernel.text import bared
from demiurge.kit.scene import Answer
from tests.games.civolution.table import CARD_IDS, Table, table
from tests.games.civolution.walks import TABLES, random_game
from tests.kit.reading import listed

drawing = PAINTER.speaking()
words = drawing.words


def at_hand(state: Exam, seat: int, found: list[Answer]) -> list[tuple[int, Answer]]:
    """The answers that are chosen by a click on a card in the hand, with the card."""
    ids = {cards.tip_key(card): card for card in state.civs[seat].hand}
    return [(ids[place], one) for one in found for place in one.places if place in ids]


def whole(state: Exam, card: int) -> str:
    return bared(card_texts.said_whole_card(words, state.game.box, card))


@pytest.mark.parametrize(("seats", "options"), TABLES[:2])
def test_a_card_that_glows_tells_its_cost_and_effect(seats: int, options: dict[str, str]) -> None:
    met = set()
    for play in random_game(seats, options, 6, rich=True):
        state = play.state
        assert isinstance(state, Exam)
        for seat in state.waiting():
            for card, one in at_hand(state, seat, listed(drawing.answers(view(state, seat), seat))):
                assert whole(state, card) in one.note, one.name
                met.add(actions.SPACE.format(one.said[-1]).split()[0])
    assert met >= {"install", "column"}


def hovered(t: Table, name: str) -> list[Answer]:
    return [one for _, one in at_hand(t.s, 0, drawing.wishes(view(t.s, 0), 0, cards.tip_key(CARD_IDS[name])))]


def test_a_card_that_cannot_be_installed_tells_them_as_well() -> None:
    t = table(2).bare(0).hand(0, "A1").turn(0)
    card = CARD_IDS["A1"]
    tip = drawing.tips(t.s.game)[cards.tip_key(card)]
    for said in (card_texts.said_card(words, t.s.game.box, card), "Cost"):
        assert bared(said) in tip.text
    assert f'id="{cards.tip_key(card)}"' in "".join(panel.body for panel in drawing.scene(view(t.s, 0), 0).panels)
    refused = hovered(t, "A1")
    assert refused
    assert all(one.refusal and whole(t.s, card) in one.note for one in refused)
