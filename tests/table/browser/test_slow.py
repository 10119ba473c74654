"""On a slow line in a real browser: no click is lost, and none is taken for another."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.table.browser.hand import Hand
from tests.table.browser.playing import asked, at_a_die, new_table, wait_for_die

SLOW = """([part, ms]) => {
    const { open, send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (verb, path, ...more) {
        this.late = path.includes(part);
        return open.call(this, verb, path, ...more);
    };
    XMLHttpRequest.prototype.send = function (body) {
        if (this.late) setTimeout(() => send.call(this, body), ms);
        else send.call(this, body);
    };
}"""
# What the stream brings comes late:
HELD = "() => document.addEventListener('came', (event) => event.stopImmediatePropagation(), true)"
LONGEST = 1.5  # seconds that a press keeps news waiting (press.js)
LATE = 1200  # ms that something is under way
AT_ONCE = """wanted => document.addEventListener('shown', () => setTimeout(() => {
    document.querySelector(wanted).dispatchEvent(new MouseEvent('click', { bubbles: true }));
}), { once: true })"""  # a click as soon as there is a new frame


def elsewhere(hand: Hand, deed: str, **form: str) -> None:
    """The same person in another window."""
    csrf = hand.page.locator('meta[name="csrf"]').get_attribute("content")
    address = f"{hand.address}/t/{hand.fact('table')}/{deed}"
    assert hand.context.request.post(address, form=form, headers={"X-CSRF": str(csrf)}).ok


def renew_link(hand: Hand) -> None:
    """Something is new at the table that a frame must show, without a click of this page."""
    elsewhere(hand, "link", seat=hand.fact("seat"))


def wait_for_news(hand: Hand, number: int) -> None:
    hand.page.wait_for_function("n => Number(document.querySelector('.frame').dataset.news) >= n", arg=number)


def two_to_take_back(hand: Hand) -> int:
    """A die taken and placed; how many answers were given."""
    hand.give(at_a_die(hand)[0])
    hand.give(next(one for one in asked(hand) if one["do"].startswith("place ") and ";" not in one["do"]))
    hand.wait_until_still()
    return int(hand.fact("last"))


def test_a_change_of_mind_while_a_frame_is_under_way(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    one, two = at_a_die(hand)[:2]
    hand.give(one)
    hand.page.evaluate(SLOW, ["/frame", LATE])
    hand.page.keyboard.press("n")  # a frame is under way
    hand.page.click(f"#{two['places'][0]}")  # two answers: that one back, this one taken
    wait_for_die(hand, two)
    hand.assert_content()


@pytest.mark.long
def test_a_change_of_mind_the_moment_a_frame_is_there(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    one, two = at_a_die(hand)[:2]
    hand.page.evaluate(AT_ONCE, f"#{two['places'][0]}")
    hand.give(one)
    wait_for_die(hand, two)
    hand.assert_content()


def test_an_answer_the_moment_its_question_is_there(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    one = at_a_die(hand)[0]
    last = int(hand.fact("last"))
    hand.page.evaluate(AT_ONCE, "#answer-list .ans:not(.no)")
    hand.give(one)
    hand.page.locator("#go.on").or_(hand.page.locator(f'.frame[data-last="{last + 2}"]')).first.wait_for()
    hand.assert_content()


def test_news_wait_while_somebody_presses(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    dice = at_a_die(hand)
    page, news = hand.page, hand.fact("news")
    row = page.locator(f'#answer-list [data-n="{dice[0]["n"]}"]')
    if not row.is_visible():
        page.click(f'#answer-list [data-verb="{dice[0]["group"]}"]')
    row.hover()
    before, began = int(hand.fact("last")), time.monotonic()
    page.mouse.down()
    renew_link(hand)
    page.wait_for_timeout(500)
    still = hand.fact("news") == news
    assert still or time.monotonic() - began > LONGEST, "the frame stands still under the finger"
    page.mouse.up()
    page.wait_for_function("n => Number(document.querySelector('.frame').dataset.last) > n", arg=before)
    wait_for_news(hand, int(news) + 2)
    hand.assert_content()


@pytest.mark.long
def test_who_holds_long_sees_the_news(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    at_a_die(hand)
    news = int(hand.fact("news"))
    hand.page.mouse.move(700, 780)
    hand.page.mouse.down()
    renew_link(hand)
    wait_for_news(hand, news + 1)
    hand.page.mouse.up()
    hand.assert_content()


def test_a_press_on_one_question_does_not_answer_the_next(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    new_table(hand, "me", "greedy")
    assert hand.wait_until_asked()
    page = hand.page
    page.wait_for_selector("body.awake")
    row = page.locator(f'#answer-list [data-n="{hand.answers()[0]["n"]}"]')
    row.hover()
    page.mouse.down()
    page.evaluate("document.querySelector('.frame').dataset.version += '0'")  # an answer came back meanwhile
    page.mouse.up()
    page.wait_for_timeout(200)
    assert not page.locator("#go.on").count()
    row.click()
    page.locator("#go.on").wait_for()
    hand.assert_content()


def test_a_double_click_takes_back_one_answer(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    last = two_to_take_back(hand)
    hand.page.evaluate(SLOW, ["/undo", LATE])
    hand.page.dblclick("#b-undo")
    hand.page.keyboard.press("u")
    hand.page.wait_for_selector(f'.frame[data-last="{last - 1}"]', state="attached")
    hand.page.wait_for_timeout(LATE + 500)
    assert int(hand.fact("last")) == last - 1
    assert not hand.page.locator(".toast").count(), "nobody is blamed for it"
    hand.page.click("#b-undo")  # its frame is there: a click means what it shows
    hand.page.wait_for_selector(f'.frame[data-last="{last - 2}"]', state="attached")
    hand.assert_content()


@pytest.mark.long
def test_what_was_taken_back_in_another_window_is_not_followed_by_more(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    last = two_to_take_back(hand)
    hand.page.evaluate(SLOW, ["/frame", LATE])
    hand.page.evaluate(HELD)
    elsewhere(hand, "undo", seat=hand.fact("seat"))
    hand.page.click("#b-undo")  # the page does not know of it yet
    hand.page.locator(".toast", has_text="K-4").wait_for()
    hand.page.wait_for_selector(f'.frame[data-last="{last - 1}"]', state="attached")
    hand.page.wait_for_timeout(300)
    assert int(hand.fact("last")) == last - 1
