"""Two people in two real browsers at one table, each with a hand of cards: what is in one page is not in the other."""

from __future__ import annotations

import random
import re
from typing import Any, NamedTuple

import pytest

from tests.table.browser.hand import Hand
from tests.table.browser.playing import FIRST, MOST, asked_one, begun_and_whole, invite, preferred


class Played(NamedTuple):
    game: str
    draws: bool  # whether later cards are secret, too; where they are taken face up, everybody knows them (NE-R10)


GAMES = (Played("theocratia", True), Played("nova-era", False))
HAND = '#panel-hand [id^="card-"]'  # the own hand, by whose ids a card is known


@begun_and_whole
@pytest.mark.parametrize(
    "played", [GAMES[0], pytest.param(GAMES[1], marks=pytest.mark.long)], ids=lambda played: played.game
)
def test_neither_of_two_browsers_holds_the_others_cards(
    browser: Any, address: str, played: Played, whole: bool
) -> None:
    host, guest = Hand(browser, address), Hand(browser, address)
    invite(host, guest, played.game)
    rng, dealt = random.Random(3), dict[Hand, list[str]]()
    for one, two in ((host, guest), (guest, host)):  # before anything is shown not even the names are there
        assert one.wait_for_frame()
        dealt[one] = in_hand(one)
        names, seen = [name.removeprefix("card-") for name in dealt[one]], two.page.content()
        assert names, "there are secrets to keep"
        assert not [name for name in names if re.search(rf"\b{re.escape(name)}\b", seen)]
    for _ in range(MOST if whole else FIRST):
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
    assert over(host) == over(guest) == whole
    host.assert_content()
    guest.assert_content()


def in_hand(hand: Hand) -> list[str]:
    found: list[str] = hand.page.eval_on_selector_all(HAND, "found => found.map(card => card.id)")
    return found


def over(hand: Hand) -> bool:
    return bool(hand.page.locator(".frame.over").count())
