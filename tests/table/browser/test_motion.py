"""Pieces on their way in a real browser: a die flies from one part of the page to another, for who wants to see it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.browser.hand import Hand
from tests.table.browser.playing import asked, at_a_die, new_table

WATCH = """() => {
    window.flown = 0;
    new MutationObserver((changes) => {
        for (const change of changes) for (const node of change.addedNodes) window.flown += node.className === 'air';
    }).observe(document.body, { childList: true });
}"""


def placed(hand: Hand, die: dict[str, Any]) -> int:
    """How many pieces flew while a die that was taken was placed."""
    hand.give(die)
    hand.page.evaluate(WATCH)
    hand.give(next(one for one in asked(hand) if one["do"].startswith("place ") and ";" not in one["do"]))
    return int(hand.page.evaluate("window.flown"))


def test_a_die_flies_from_the_table_to_its_row(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    assert placed(hand, at_a_die(hand)[0]) == 1
    hand.page.wait_for_selector(".air", state="detached")
    hand.assert_content()


@pytest.mark.parametrize("calm", [pytest.param("setting", marks=pytest.mark.long), "system"])
def test_nothing_flies_for_who_wants_rest(browser: Any, address: str, calm: str) -> None:
    hand = Hand(browser, address)
    die = at_a_die(hand)[0]
    if calm == "setting":
        hand.page.evaluate("localStorage.setItem('set-motion', 'no')")
    else:
        hand.page.emulate_media(reduced_motion="reduce")
    assert placed(hand, die) == 0
    hand.assert_content()


RUNNING = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
GLOWS = 20  # times in a second that styles may be found again while the page only glows: a clock ticks, news come


def styles_found(session: Any) -> int:
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return int(found["RecalcStyleCount"])


@pytest.mark.long
def test_a_page_at_which_nothing_happens_rests(browser: Any, address: str) -> None:
    """It shows that somebody is asked, at little cost, and after a while at none."""
    hand = Hand(browser, address, hurried=False)
    new_table(hand, "me", "greedy")
    asked(hand)
    page, session = hand.page, hand.context.new_cdp_session(hand.page)
    session.send("Performance.enable")
    hand.wait_until_still()
    page.mouse.move(5, 5)
    assert page.evaluate(RUNNING) > 0
    before = styles_found(session)
    page.wait_for_timeout(1000)
    assert styles_found(session) - before <= GLOWS
    page.wait_for_function(f"() => ({RUNNING})() === 0")
    page.mouse.move(9, 9)
    assert page.evaluate(RUNNING) > 0, "somebody is there again"
    hand.assert_content()
