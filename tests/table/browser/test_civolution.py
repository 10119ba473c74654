"""Civolution's page has room for what is read: the journal beside a long list of answers, and the hand."""

from __future__ import annotations

from typing import Any

from tests.table.browser.hand import Hand
from tests.table.browser.playing import new_table

LINES = 8
WIDE = {"width": 1920, "height": 1080}
ROOM = """() => {
    const list = document.querySelector("#answer-list"), lines = document.querySelector("#lines");
    list.insertAdjacentHTML("beforeend", '<p class="ans">one more</p>'.repeat(60));
    lines.insertAdjacentHTML("beforeend", '<div class="line" id="probe"><i class="badge"></i><p>told</p></div>');
    const found = [lines.clientHeight, document.querySelector("#probe").offsetHeight];
    document.querySelector("#probe").remove();
    return found;
}"""
SIZES = """() => [".cc-hc", ".cc-hc .cc-does"].map((one) =>
    parseFloat(getComputedStyle(document.querySelector(".panel.hand " + one)).fontSize))"""


def test_the_journal_keeps_eight_lines_and_the_hand_grows_with_the_screen(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    new_table(hand, "me", "greedy", game="civolution")
    assert hand.wait_until_asked()
    page = hand.page
    page.wait_for_selector("body.awake .panel.hand .cc-hc")
    room, line = page.evaluate(ROOM)
    assert room >= LINES * line, "however long the list of answers is"
    usual = page.evaluate(SIZES)
    assert usual[0] >= 12
    assert usual[1] >= 11
    page.set_viewport_size(WIDE)
    assert all(wide >= 1.15 * small for wide, small in zip(page.evaluate(SIZES), usual, strict=True))
    hand.assert_content()
