"""Chat in a real browser: a message comes alone, and whatever is missed on the way comes later."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.browser.hand import Hand
from tests.table.browser.playing import invite, new_table

ISLES = "lantern-isles"  # a hand to cover


def say(hand: Hand, text: str) -> None:
    hand.page.wait_for_selector("body.awake")
    if hand.page.locator("body").get_attribute("data-talk") != "chat":
        hand.page.click('[data-talk="chat"]')
    hand.page.fill("#say", text)
    hand.page.press("#say", "Enter")


def wait_for_message(hand: Hand, text: str) -> None:
    hand.page.locator("#messages .message", has_text=text).wait_for(state="attached")


def messages(hand: Hand) -> list[str]:
    words = "found => found.map((one) => one.lastChild.textContent.trim())"
    found: list[str] = hand.page.eval_on_selector_all("#messages .message > span", words)
    return found


def test_a_message_comes_without_a_frame(browser: Any, address: str) -> None:
    host, guest = Hand(browser, address), Hand(browser, address)
    invite(host, guest)
    for hand in (host, guest):  # each sees the other, and from now on no frame can come
        hand.page.wait_for_function("() => document.querySelectorAll('.presence.on').length === 2")
        hand.page.route("**/frame?*", lambda route: route.abort())
    say(host, "Hello <b>you</b> & all")
    wait_for_message(guest, "Hello <b>you</b> & all")
    wait_for_message(host, "Hello <b>you</b> & all")
    assert guest.page.locator("#unread").text_content() == "1"
    say(guest, "and you")
    wait_for_message(host, "and you")
    for hand in (host, guest):
        laid = hand.page.locator("#messages").inner_html()
        hand.page.unroute("**/frame?*")
        hand.page.reload()
        drawn = hand.page.locator("#messages").inner_html()
        assert "".join(laid.split()) == "".join(drawn.split()), "a message looks as a frame would show it"


def test_what_was_said_while_the_line_was_cut_comes_with_the_line(browser: Any, address: str) -> None:
    host, guest = Hand(browser, address), Hand(browser, address)
    new_table(host, "me", "me")
    guest.page.route("**/stream?*", lambda route: route.abort())
    guest.page.goto(host.page.url)
    for text in ("one", "two"):
        say(host, text)
        wait_for_message(host, text)
    assert messages(guest) == []
    guest.page.unroute("**/stream?*")
    wait_for_message(guest, "two")
    assert messages(guest) == ["one", "two"]


@pytest.mark.long
def test_a_frame_that_was_drawn_before_takes_no_message_away(browser: Any, address: str) -> None:
    """Somebody looks back while another speaks: the frame comes late, and both are there in the end."""
    host, guest = Hand(browser, address), Hand(browser, address)
    new_table(host, "me", "me")
    host.give(host.answers()[0])
    guest.page.goto(host.page.url)
    guest.page.wait_for_selector("body.awake")
    guest.page.wait_for_selector('.frame[data-last="1"]', state="attached")  # there is something to look back to
    held: list[Any] = []
    guest.page.route("**/frame?*at=0*", lambda route: held.append((route, route.fetch())))
    for waited in range(600):
        if waited % 100 == 0:
            guest.page.keyboard.press("[")  # once more: a press may be lost while the page is being drawn anew
        if held:
            break
        guest.page.wait_for_timeout(50)
    say(host, "look here")
    wait_for_message(guest, "look here")
    route, reply = held[-1]
    route.fulfill(response=reply)
    guest.page.wait_for_selector('.frame[data-at="0"]', state="attached")
    assert messages(guest) == ["look here"]
    guest.assert_content()


@pytest.mark.long
def test_what_is_said_before_a_curtain_is_there_behind_it(browser: Any, address: str) -> None:
    host, guest = Hand(browser, address), Hand(browser, address)
    new_table(host, "me", "me", game=ISLES)
    host.page.locator(".curtain").wait_for()
    guest.page.goto(host.page.url)
    news = int(host.fact("news"))
    say(guest, "nobody looks")
    host.page.wait_for_function("n => Number(document.querySelector('.frame').dataset.heard) > n", arg=news)
    host.page.click(".curtain button")
    wait_for_message(host, "nobody looks")
    assert host.page.locator("#unread").text_content() == "1"
    host.assert_content()


def test_who_speaks_too_fast_keeps_what_was_not_said(browser: Any, address: str) -> None:
    host = Hand(browser, address)
    new_table(host, "me", "me")
    host.page.route("**/say", lambda route: route.fulfill(status=429, headers={"X-Problem": "Not so fast"}))
    say(host, "hello")
    host.page.locator(".toast", has_text="Not so fast").wait_for()
    assert host.page.input_value("#say") == "hello"
    assert messages(host) == []
    host.page.unroute("**/say")
    host.page.press("#say", "Enter")
    wait_for_message(host, "hello")
    assert host.page.input_value("#say") == ""
