"""Whole games in a real browser, by clicking; two browsers at one table; the same on a phone."""

from __future__ import annotations

import random
import time
from typing import Any

from tests.table.browser.hand import Hand
from tests.table.browser.playing import asked_one, invite, new_table, play_on, preferred


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
    hand, held = Hand(browser, address), list[Any]()
    hand.open("/")
    hand.page.click('form[action="/play/terra-mystica"] button')
    assert hand.wait_until_asked()
    hand.page.route("**/static/zoom.js", lambda route: held.append(route))
    hand.page.reload(wait_until="commit")
    hint, row = hand.page.locator('[data-do="hint"]'), hand.page.locator("#answer-list [data-n]:not(.no)").first
    hint.wait_for(state="visible")
    taken = """button => { const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"""
    assert not hint.evaluate(taken)
    assert row.count() == 0
    while not held:
        hand.page.wait_for_timeout(20)
    held[0].continue_()
    row.click()
    hand.page.locator("#go.on").wait_for(state="visible")
    hand.assert_content()


def test_a_whole_game_from_the_front_page_to_the_final_chart(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    new_table(hand, "me", "greedy")
    given = play_on(hand, random.Random(4))
    assert given > 25
    assert hand.by_place > 15
    assert hand.missed == [], "whatever has a place is answered there"
    hand.page.locator("#result svg").first.wait_for(state="visible")
    hand.assert_content()


def test_two_browsers_at_one_table_see_each_others_moves_live(browser: Any, address: str) -> None:
    host, guest = Hand(browser, address), Hand(browser, address)
    invite(host, guest)
    rng, delays = random.Random(1), []
    for _ in range(14):
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


def test_a_whole_game_on_a_phone(browser: Any, address: str) -> None:
    hand = Hand(browser, address, phone=True)
    new_table(hand, "me", "greedy")
    given = play_on(hand, random.Random(2))
    assert given > 20
    assert hand.by_place + hand.by_row == given
    assert hand.by_place > 0, "what is in sight is answered on the board"
    wide = hand.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, "nothing sticks out at the side"
    hand.page.locator("#result svg").first.wait_for(state="attached")
    hand.assert_content()
