"""Pieces on their way in a real browser: a die flies from one part of the page to another, for who wants to see it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.browser.hand import Hand
from tests.table.browser.playing import asked, at_a_die

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


@pytest.mark.parametrize("calm", ["setting", "system"])
def test_nothing_flies_for_who_wants_rest(browser: Any, address: str, calm: str) -> None:
    hand = Hand(browser, address)
    die = at_a_die(hand)[0]
    if calm == "setting":
        hand.page.evaluate("localStorage.setItem('set-motion', 'no')")
    else:
        hand.page.emulate_media(reduced_motion="reduce")
    assert placed(hand, die) == 0
    hand.assert_content()
