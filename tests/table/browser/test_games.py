"""The other games in a real browser: a whole one against a bot, and one of two browsers that keep their secrets."""

from __future__ import annotations

import random
import re
from typing import Any, NamedTuple

import pytest

from tests.table.browser.hand import Hand
from tests.table.browser.playing import asked_one, at_a_die, invite, new_table, play_on, preferred, wait_for_die


class Played(NamedTuple):
    game: str
    fewest: int  # answers of a person in a whole game of two
    draws: bool  # whether later cards are secret, too; where they are taken face up, everybody knows them (NE-R10)


HAND = '#panel-hand [id^="card-"]'  # the own hand, by whose ids a card is known


GAMES = (
    Played("theocratia", 30, True),
    Played("nova-era", 30, False),
)


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.game)
def test_a_whole_game_against_a_bot(browser: Any, address: str, played: Played) -> None:
    hand = Hand(browser, address)
    new_table(hand, "me", "greedy", game=played.game)
    given = play_on(hand, random.Random(4))
    assert given > played.fewest
    assert hand.missed == [], "whatever has a place is answered there"
    hand.page.locator("#result svg").first.wait_for(state="visible")
    hand.assert_content()


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.game)
def test_neither_of_two_browsers_holds_the_others_cards(browser: Any, address: str, played: Played) -> None:
    host, guest = Hand(browser, address), Hand(browser, address)
    invite(host, guest, played.game)
    rng, dealt = random.Random(3), dict[Hand, list[str]]()
    for one, two in ((host, guest), (guest, host)):  # before anything is shown not even the names are there
        assert one.wait_for_frame()
        dealt[one] = in_hand(one)
        names, seen = [name.removeprefix("card-") for name in dealt[one]], two.page.content()
        assert names, "there are secrets to keep"
        assert not [name for name in names if re.search(rf"\b{re.escape(name)}\b", seen)]
    for _ in range(400):
        if host.fact("asked") != "yes" and guest.fact("asked") != "yes" and over(host):
            break
        mover, other = (host, guest) if asked_one(host, guest) else (guest, host)
        before = int(other.fact("last"))
        mover.give(preferred(mover, rng))
        other.page.wait_for_function("n => Number(document.querySelector('.frame').dataset.last) > n", arg=before)
        for one, two in ((host, guest), (guest, host)):
            cards = [card for card in in_hand(one) if played.draws or card in dealt[one]]
            seen = two.page.content()
            assert not [card for card in cards if f'"{card}"' in seen]
    assert over(host)
    assert over(guest)
    host.assert_content()
    guest.assert_content()


def in_hand(hand: Hand) -> list[str]:
    found: list[str] = hand.page.eval_on_selector_all(HAND, "found => found.map(card => card.id)")
    return found


def over(hand: Hand) -> bool:
    return bool(hand.page.locator(".frame.over").count())


@pytest.mark.long
@pytest.mark.parametrize("seats", [("me",), ("me", "greedy")], ids=["solo", "two"])
def test_a_whole_game_of_civolution(browser: Any, address: str, seats: tuple[str, ...]) -> None:
    hand = Hand(browser, address)
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
