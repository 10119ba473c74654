"""The other games in a real browser, against a bot."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.table.browser.hand import Hand
from tests.table.browser.playing import at_a_die, begun_and_whole, new_table, play_on, wait_for_die


@begun_and_whole
@pytest.mark.parametrize(
    ("game", "seats"),
    [("nova-era", 2), ("civolution", 2), pytest.param("civolution", 1, marks=pytest.mark.long)],
    ids=["nova-era", "civolution", "solo"],
)
def test_a_game_is_played_on_its_board(browser: Any, address: str, game: str, seats: int, whole: bool) -> None:
    hand = Hand(browser, address)
    new_table(hand, *["me", "greedy"][:seats], game=game)
    given = play_on(hand, random.Random(4), whole)
    assert hand.by_place > 0.7 * given, "the board is the interface"
    assert hand.missed == [], "whatever has a place is answered there"
    if whole:
        hand.page.locator("#result svg").first.wait_for(state="visible")
    hand.assert_content()


def test_a_turn_of_theocratia_is_one_gesture_and_minds_may_change(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    one, two = at_a_die(hand)[:2]
    hand.give(one)
    before = int(hand.fact("last"))
    hand.page.click(f"#{two['places'][0]}")  # another die: it changes places with the one in hand
    wait_for_die(hand, two)
    assert int(hand.fact("last")) == before
    gestures = [one for one in hand.answers() if ";" in one["do"]]
    hand.give(random.Random(6).choice(gestures))
    assert int(hand.fact("last")) >= before + 2, "placed and done"
    hand.assert_content()
