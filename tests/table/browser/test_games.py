"""The other games in a real browser: a whole one against a bot."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.table.browser.hand import Hand
from tests.table.browser.playing import at_a_die, new_table, play_on, wait_for_die

FEWEST = 30  # answers of a person in a whole game of two


@pytest.mark.parametrize("game", ["theocratia", "nova-era"])
def test_a_whole_game_against_a_bot(browser: Any, address: str, game: str) -> None:
    hand = Hand(browser, address, hurried=True)
    new_table(hand, "me", "greedy", game=game)
    given = play_on(hand, random.Random(4))
    assert given > FEWEST
    assert hand.missed == [], "whatever has a place is answered there"
    hand.page.locator("#result svg").first.wait_for(state="visible")
    hand.assert_content()


@pytest.mark.long
@pytest.mark.parametrize("seats", [("me",), ("me", "greedy")], ids=["solo", "two"])
def test_a_whole_game_of_civolution(browser: Any, address: str, seats: tuple[str, ...]) -> None:
    hand = Hand(browser, address, hurried=True)
    new_table(hand, *seats, game="civolution")
    given = play_on(hand, random.Random(5), most=600)
    assert given > 60
    assert hand.by_place > 0.9 * given, "the board is the interface"
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
