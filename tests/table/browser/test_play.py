"""Whole games in a real browser, by clicking; two browsers at one table; the same on a phone."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from tests.table.browser.hand import Hand
from tests.table.browser.playing import (
    TM,
    asked_one,
    begun_and_whole,
    from_the_front_page,
    invite,
    new_table,
    play_on,
    preferred,
)
from tests.table.serving import EASY

SMALL = "lantern-isles"  # a whole game of which is short enough for every run


def test_two_clicks_lead_to_a_running_game_against_bots(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    hand.open("/")
    hand.page.click('form[action="/play/terra-mystica"] button')
    assert hand.wait_until_asked()
    faction = next(one for one in hand.answers() if one["do"].endswith("witches") or one["places"] == [])
    hand.page.click(f'#answer-list [data-n="{faction["n"]}"]')  # the second click reaches for the first answer
    hand.page.locator("#go.on").wait_for(state="visible")
    hand.assert_content()


def test_a_page_takes_no_click_before_its_scripts_have_come(browser: Any, address: str) -> None:
    """On a slow line board and buttons are in sight first; a click that nobody hears must not look like one."""
    hand, held, let = Hand(browser, address), list[Any](), list[bool]()
    new_table(hand, "me", "greedy")
    assert hand.wait_until_asked()
    hand.page.route("**/static/zoom.js", lambda route: route.continue_() if let else held.append(route))
    hand.page.reload(wait_until="commit")
    hint, row = hand.page.locator('[data-do="hint"]'), hand.page.locator("#answer-list [data-n]:not(.no)").first
    hint.wait_for(state="visible")
    taken = """button => { const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"""
    assert not hint.evaluate(taken)
    assert row.count() == 0
    while not held:
        hand.page.wait_for_timeout(20)
    let.append(True)  # whoever asks from now on is not held
    for route in held:
        route.continue_()
    row.click()
    hand.page.locator("#go.on").wait_for(state="visible")
    hand.assert_content()


@pytest.mark.parametrize("game", [SMALL, pytest.param(TM, marks=pytest.mark.long)])
def test_a_whole_game_from_the_front_page_to_the_final_chart(browser: Any, address: str, game: str) -> None:
    hand = Hand(browser, address)
    from_the_front_page(hand, "me", EASY, game=game)
    given = play_on(hand, random.Random(4), whole=True)
    assert hand.by_place > given / 2, "the board is the interface"
    assert hand.missed == [], "whatever has a place is answered there"
    hand.page.locator("#result svg").first.wait_for(state="visible")
    hand.assert_content()


def test_two_browsers_at_one_table_see_each_others_moves_live(browser: Any, address: str) -> None:
    host, guest = Hand(browser, address), Hand(browser, address)
    invite(host, guest)
    rng, delays = random.Random(1), []
    for _ in range(8):
        mover, other = (host, guest) if asked_one(host, guest) else (guest, host)
        before = int(other.fact("last"))
        mover.give(preferred(mover, rng))
        began = time.monotonic()
        other.page.wait_for_function("n => Number(document.querySelector('.frame').dataset.last) > n", arg=before)
        delays.append(time.monotonic() - began)
    assert sorted(delays)[len(delays) // 4] < 1, f"live updates take {delays}"
    host.page.click('[data-talk="chat"]')
    host.page.fill('[name="text"]', "Well played! <script>alert(1)</script>")
    host.page.press('[name="text"]', "Enter")
    guest.page.get_by_text("Well played! <script>alert(1)</script>").wait_for(state="attached")
    host.assert_content()
    guest.assert_content()


@begun_and_whole
def test_a_game_on_a_phone(browser: Any, address: str, whole: bool) -> None:
    hand = Hand(browser, address, phone=True)
    new_table(hand, "me", "greedy")
    given = play_on(hand, random.Random(2), whole)
    assert hand.by_place + hand.by_row == given
    wide = hand.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, "nothing sticks out at the side"
    if whole:
        assert hand.by_place > 0, "what is in sight is answered on the board"
        hand.page.locator("#result svg").first.wait_for(state="attached")
    hand.assert_content()
