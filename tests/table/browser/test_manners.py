"""Small things that a person at a table notices: what glows, what follows, what asks first, and what is handed over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.table.browser.hand import Hand
from tests.table.browser.playing import asked
from tests.table.browser.test_choosing import give, settled

LEDGER = Path(__file__).parents[2] / "golden" / "terra_mystica" / "syn000.txt"
GLOW = "() => [...document.querySelectorAll('.offer')].filter((one) => getComputedStyle(one).display !== 'none').length"
LEGAL = "() => document.querySelectorAll('#board .place.legal').length"


@pytest.mark.long
def test_the_map_keeps_its_glow_while_the_pointer_rests_on_the_list(browser: Any, address: str) -> None:
    hand = settled(browser, address)
    page = hand.page
    before = page.evaluate(GLOW), page.evaluate(LEGAL)
    assert all(before)
    for verb in page.locator("#answer-list .verb").all():
        verb.hover()
        assert (page.evaluate(GLOW), page.evaluate(LEGAL)) == before
    page.locator("#answer-list .ans").first.hover()
    assert (page.evaluate(GLOW), page.evaluate(LEGAL)) == before
    hand.assert_content()


IN_SIGHT = """(at) => { const box = document.querySelector("#lines").getBoundingClientRect();
    const line = document.querySelector(`.passage[data-at="${at}"]`)?.getBoundingClientRect();
    return Boolean(line) && line.top >= box.top - 1 && line.bottom <= box.bottom + 1; }"""


def brought(browser: Any, address: str) -> Hand:
    """A game that is over, from a ledger."""
    hand = Hand(browser, address)
    hand.open("/bring")
    hand.page.fill("#text", LEDGER.read_text("utf-8"))
    hand.page.click('.bring button[type="submit"]')
    hand.page.wait_for_selector("body.awake")
    return hand


def slide(page: Any, at: int) -> None:
    moved = "(one, at) => { one.value = at; one.dispatchEvent(new Event('input', { bubbles: true })); }"
    page.locator("#slider").evaluate(moved, at)
    page.wait_for_selector(f'.frame[data-at="{at}"]', state="attached")


def test_the_journal_follows_the_slider(browser: Any, address: str) -> None:
    hand = brought(browser, address)
    page = hand.page
    for at in (5, 60, 20):
        slide(page, at)
        page.wait_for_function(IN_SIGHT, arg=page.locator(".passage.now").first.get_attribute("data-at"))
        assert page.input_value("#slider") == str(at)
    hand.assert_content()


def closer(page: Any) -> str:
    page.locator("#seat-0").click(position={"x": 30, "y": 90})
    page.locator("#dialog[open] #dialog-body > *").first.wait_for()
    found = str(page.inner_text("#dialog-body"))
    page.keyboard.press("Escape")
    return found


def test_a_seat_is_looked_at_as_it_was_then(browser: Any, address: str) -> None:
    hand = brought(browser, address)
    now = closer(hand.page)
    slide(hand.page, 5)
    assert closer(hand.page) != now
    hand.assert_content()


@pytest.mark.long
def test_a_fork_of_a_game_that_is_over_asks_from_where(browser: Any, address: str) -> None:
    hand = brought(browser, address)
    page, last = hand.page, int(hand.fact("last"))
    page.click('[data-do="fork"]')
    page.locator(".toasts", has_text="Choose a position").wait_for()
    page.wait_for_selector(f'.frame[data-at="{last - 1}"]', state="attached")
    slide(page, 30)
    table = page.url
    page.click(".notice.back button[hx-post$='/fork']")
    page.wait_for_url(lambda url: url != table)
    page.locator(".bars", has_text="from position 30").wait_for()
    hand.assert_content()


def test_taking_back_what_bots_have_answered_asks_first_and_names_them(browser: Any, address: str) -> None:
    hand = settled(browser, address)
    give(hand, "upgrade I5 to TP", "done")
    asked(hand)
    page, last = hand.page, hand.fact("last")
    page.click("#b-undo.asks")
    page.locator("#dialog h1", has_text="Euler").wait_for(state="visible")
    page.click("#dialog .small-button:not(.strong)")
    page.wait_for_selector("#dialog", state="hidden")
    assert hand.fact("last") == last, "nothing has happened"
    page.click("#b-undo.asks")
    page.click("#dialog .strong")
    page.wait_for_function("n => Number(document.querySelector('.frame').dataset.last) < n", arg=int(last))
    hand.assert_content()


IN_VIEW = """() => [...document.querySelectorAll(".game-picture img")]
    .filter((one) => one.getClientRects().length && one.getBoundingClientRect().top < innerHeight)
    .map((one) => one.complete && one.naturalWidth > 0)"""


def test_the_pictures_of_the_front_page_are_there_with_the_page(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    hand.page.goto(address + "/", wait_until="load")
    found = hand.page.evaluate(IN_VIEW)
    assert found
    assert all(found)
    hand.assert_content()


def test_what_is_kept_of_a_game_is_handed_over_by_buttons(browser: Any, address: str, tmp_path: Path) -> None:
    hand = Hand(browser, address)
    hand.open("/bring")
    page = hand.page
    page.set_input_files("#file", LEDGER)
    page.wait_for_function("() => document.querySelector('#text').value.includes('setup')")
    page.click('.bring button[type="submit"]')
    page.wait_for_selector("body.awake")
    with page.expect_download() as kept:
        page.click('.end-box [href$="ledger.txt"]')
    text = Path(kept.value.path()).read_text("utf-8")
    assert "setup swarmlings" in text
    assert kept.value.suggested_filename.endswith(".txt")
    with page.expect_download() as kept:
        page.click('.end-box [href$="replay.html"]')
    kept.value.save_as(tmp_path / "replay.html")
    replay = hand.context.new_page()
    replay.goto(f"file://{tmp_path}/replay.html")
    replay.wait_for_selector("#board-box svg", state="attached")
    hand.assert_content()


def test_a_row_that_fails_is_marked_in_what_was_pasted(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    hand.open("/bring")
    page = hand.page
    page.fill("#text", LEDGER.read_text("utf-8").replace("build C5", "build C9"))
    page.click('.bring button[type="submit"]')
    page.locator(".problem", has_text="Row 19:").wait_for()
    marked = (
        "() => { const one = document.activeElement; return one.value.slice(one.selectionStart, one.selectionEnd); }"
    )
    page.wait_for_function(f"() => ({marked})() === 'engineers: build C9'")
