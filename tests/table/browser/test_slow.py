"""On a slow line in a real browser: no click is lost, and none is taken for another."""

from __future__ import annotations

from typing import Any

from tests.table.browser.hand import Hand
from tests.table.browser.playing import at_a_die, new_table, wait_for_die

SLOW = """ms => {
    const { open, send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (verb, path, ...more) {
        this.late = path.includes('/frame');
        return open.call(this, verb, path, ...more);
    };
    XMLHttpRequest.prototype.send = function (body) {
        if (this.late) setTimeout(() => send.call(this, body), ms);
        else send.call(this, body);
    };
}"""
LATE = 1200  # ms that a frame is under way
AT_ONCE = """wanted => addEventListener('htmx:afterSwap', () => setTimeout(() => {
    document.querySelector(wanted).dispatchEvent(new MouseEvent('click', { bubbles: true }));
}), { once: true })"""  # a click as soon as there is a new frame


def speak(hand: Hand, text: str) -> None:
    """Something is new at the table, without a click of this page."""
    csrf = hand.page.locator('meta[name="csrf"]').get_attribute("content")
    address = f"{hand.address}/t/{hand.fact('table')}/say"
    said = hand.context.request.post(address, form={"text": text}, headers={"X-CSRF": str(csrf)})
    assert said.ok


def test_a_change_of_mind_while_a_frame_is_under_way(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    one, two = at_a_die(hand)[:2]
    hand.give(one)
    hand.page.evaluate(SLOW, LATE)
    hand.page.keyboard.press("n")  # a frame is under way
    hand.page.click(f"#{two['places'][0]}")  # two answers: that one back, this one taken
    wait_for_die(hand, two)
    hand.assert_content()


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
    page, version = hand.page, hand.fact("version")
    row = page.locator(f'#answer-list [data-n="{dice[0]["n"]}"]')
    if not row.is_visible():
        page.click(f'#answer-list [data-verb="{dice[0]["group"]}"]')
    row.hover()
    before = int(hand.fact("last"))
    page.mouse.down()
    speak(hand, "hello")
    page.wait_for_timeout(500)
    assert hand.fact("version") == version, "the frame stands still under the finger"
    page.mouse.up()
    page.wait_for_function("n => Number(document.querySelector('.frame').dataset.last) > n", arg=before)
    page.get_by_text("hello").wait_for(state="attached")
    hand.assert_content()


def test_who_holds_long_sees_the_news(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    at_a_die(hand)
    hand.page.mouse.move(700, 780)
    hand.page.mouse.down()
    speak(hand, "still there?")
    hand.page.get_by_text("still there?").wait_for(state="attached")
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
    page.evaluate("document.querySelector('.frame').dataset.guard += '0'")  # an answer came back meanwhile
    page.mouse.up()
    page.wait_for_timeout(200)
    assert not page.locator("#go.on").count()
    row.click()
    page.locator("#go.on").wait_for()
    hand.assert_content()
