"""A hint in a real browser: it takes the place of the answers, its numbers are on the board, and its steps are given
one by one."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.table.browser.hand import Hand
from tests.table.browser.playing import asked, asked_one, invite, new_table, play_on
from tests.table.browser.test_choosing import settled

OTHERS = ["theocratia", "nova-era", "civolution"]
PLAN = "#advice .plan.on"


def ask(hand: Hand) -> list[dict[str, Any]]:
    """Press h and wait for the last word; the plans."""
    hand.page.keyboard.press("h")
    hand.page.wait_for_selector("#advice .thinks[hidden]", state="attached")
    plans: list[dict[str, Any]] = json.loads(hand.page.locator("#plans").text_content())
    return plans


def do(hand: Hand, plan: dict[str, Any]) -> int:
    """Give the steps of a plan that is open; how many answers they were."""
    last = int(hand.fact("last"))
    answers = sum(len(step["do"].split("; ")) for step in plan["now"])
    hand.press(hand.page.locator(f"{PLAN} [data-plan-do]"))
    hand.page.wait_for_function("n => Number(document.querySelector('.frame').dataset.last) >= n", arg=last + answers)
    hand.page.wait_for_selector("#advice", state="detached")
    return answers


def test_a_hint_takes_the_place_of_the_answers_and_its_steps_are_given(browser: Any, address: str) -> None:
    hand = settled(browser, address)
    page = hand.page
    plans = ask(hand)
    assert len(plans) == 3
    assert not page.locator("#answer-list").is_visible()
    steps = [*plans[0]["now"], *plans[0]["then"]]
    assert page.locator(f"{PLAN} .steps li").count() == len(steps)
    placed = sum(1 for step in steps if step["places"])
    assert page.locator(".pl-num, .plan-badge").count() == placed > 0
    do(hand, plans[0])
    assert page.locator(".crumbs li").count() >= 1, "they can be taken back like any answer"
    assert page.locator(".pl-num, .plan-badge").count() == 0
    asked(hand)
    hand.assert_content()


def test_plans_are_chosen_by_keys_and_the_hint_is_closed_by_one(browser: Any, address: str) -> None:
    hand = settled(browser, address)
    page = hand.page
    ask(hand)
    assert page.evaluate("document.activeElement.id") == "plan-0"
    for n in (2, 3, 1):
        page.keyboard.press(str(n))
        assert page.locator(f"{PLAN}").get_attribute("data-plan") == str(n - 1)
        assert page.locator("#advice .head[aria-expanded=true]").count() == 1
    last = hand.fact("last")
    page.keyboard.press("Escape")
    page.wait_for_selector("#advice", state="detached")
    assert page.locator("#answer-list").is_visible()
    assert page.evaluate("document.activeElement.id") == "b-hint"
    ask(hand)
    page.keyboard.press("h")
    page.wait_for_selector("#advice", state="detached")
    assert hand.fact("last") == last
    hand.assert_content()


def test_a_hint_leaves_the_board_free_and_stays_when_news_come(browser: Any, address: str) -> None:
    hand = settled(browser, address)
    ask(hand)
    assert hand.page.evaluate("""() => {
        const [a, b] = ["#advice", "#board-box"].map((one) => document.querySelector(one).getBoundingClientRect());
        return a.left >= b.right || a.right <= b.left || a.top >= b.bottom || a.bottom <= b.top; }""")
    numbers = hand.page.locator(".pl-num, .plan-badge").count()
    hand.page.evaluate("async () => (await import('/static/net.js')).again()")
    hand.page.wait_for_function("n => document.querySelectorAll('.pl-num, .plan-badge').length === n", arg=numbers)
    assert hand.page.locator("#advice .plan").count() == 3
    hand.assert_content()


def test_what_is_hinted_on_one_page_is_not_seen_on_another(browser: Any, address: str) -> None:
    ada, bob = Hand(browser, address), Hand(browser, address)
    invite(ada, bob)
    one, other = (ada, bob) if asked_one(ada, bob) else (bob, ada)
    before = other.page.locator("#table").inner_html()
    ask(one)
    other.page.evaluate("async () => (await import('/static/net.js')).again()")
    other.page.wait_for_selector(".frame", state="attached")
    assert other.page.locator("#advice, .plan-layer, .plan-badge").count() == 0
    assert "plan" in one.page.locator("#advice").inner_html()
    assert len(other.page.locator("#table").inner_html()) == pytest.approx(len(before), rel=0.02)


def test_on_a_phone_the_plans_are_tabs_of_the_sheet(browser: Any, address: str) -> None:
    hand = Hand(browser, address, phone=True)
    new_table(hand, "me", "greedy")
    asked(hand)
    hand.press(hand.page.locator("#b-hint"))
    hand.page.wait_for_selector("#advice .thinks[hidden]", state="attached")
    hand.press(hand.page.locator("#plan-1"))
    assert hand.page.locator(f"{PLAN}").get_attribute("data-plan") == "1"
    heads = hand.page.locator("#advice .head").all()
    assert len({round(head.bounding_box()["y"]) for head in heads}) == 1
    plans = json.loads(hand.page.locator("#plans").text_content())
    do(hand, plans[1])
    hand.assert_content()


@pytest.mark.long
@pytest.mark.parametrize("game", OTHERS)
def test_hints_can_be_followed_in_every_game(browser: Any, address: str, game: str) -> None:
    hand = Hand(browser, address)
    new_table(hand, "me", "greedy", game=game)
    given = 0
    for _ in range(6):
        if not hand.wait_until_asked():
            break
        given += do(hand, ask(hand)[0])
    assert given >= 6
    hand.assert_content()
    play_on(hand, random.Random(3), False)
