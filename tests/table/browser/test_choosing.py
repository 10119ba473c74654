"""From a wish to an answer: how many clicks a turn takes, the button that ends it, and what the Enter key means."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.browser.hand import Hand
from tests.table.browser.playing import asked, new_table

MOST = 3  # clicks of a usual turn
TM = "terra-mystica"
SETTLED = ("setup chaosmagicians", "build I5", "pass BON2")  # Terra Mystica up to the first turn
TURNS = {  # game -> what comes before the first turn; the turn
    TM: (SETTLED, ("upgrade I5 to TP", "done")),
    "theocratia": (("choose turquoise",), ("take magenta 4", "place turquoise; factory")),
    "nova-era": (("pick zone 1",), ("spend blue 2; develop cave-painting",)),
    "civolution": (("take goal 2", "store herbs"), ("activate research; die 1; die 2", "do card; gain open invention")),
}


def give(hand: Hand, *begins: str) -> None:
    """One answer to each question, by how its text begins."""
    for begin in begins:
        hand.give(next(one for one in asked(hand) if one["do"].startswith(begin)))


def settled(browser: Any, address: str) -> Hand:
    """Terra Mystica at the first turn."""
    hand = Hand(browser, address)
    new_table(hand, "me", "greedy")
    give(hand, *SETTLED)
    asked(hand)
    return hand


@pytest.mark.long
@pytest.mark.parametrize("game", TURNS)
def test_a_usual_turn_takes_three_clicks_at_most(browser: Any, address: str, game: str) -> None:
    hand, (before, turn) = Hand(browser, address), TURNS[game]
    new_table(hand, "me", "greedy", game=game)
    give(hand, *before)
    asked(hand)
    hand.clicks = 0
    give(hand, *turn)
    assert hand.clicks <= MOST
    hand.assert_content()


def test_enter_takes_what_is_chosen_whatever_was_clicked_since(browser: Any, address: str) -> None:
    hand = settled(browser, address)
    page, last = hand.page, int(hand.fact("last"))
    row = next(one for one in asked(hand) if one["do"] == "upgrade I5 to TP")
    page.click(f'#answer-list [data-n="{row["n"]}"]')
    page.locator("#go.on").wait_for(state="visible")
    page.click('[data-talk="chat"]')
    page.click('[data-talk="journal"]')  # now this button has the focus, and it is not what Enter means
    page.keyboard.press("Enter")
    page.wait_for_function("n => Number(document.querySelector('.frame').dataset.last) > n", arg=last)
    page.locator("#answer-list .end").wait_for(state="visible")
    page.keyboard.press("e")
    page.wait_for_function("n => Number(document.querySelector('.frame').dataset.last) > n", arg=last + 1)
    hand.assert_content()


APART = """() => { const tip = document.querySelector("#tip").getBoundingClientRect();
    return [...document.querySelectorAll("#answer-list :is(.ans, .pick, .verb)")].every((row) => {
        const { left, right, top, bottom } = row.getBoundingClientRect();
        return left >= tip.right || right <= tip.left || top >= tip.bottom || bottom <= tip.top; }); }"""


def test_a_row_explains_itself_beside_the_list_unless_that_is_switched_off(browser: Any, address: str) -> None:
    hand = settled(browser, address)
    page = hand.page
    row = next(one for one in asked(hand) if one["do"].startswith("transform"))
    page.hover(f'#answer-list [data-n="{row["n"]}"]')
    page.locator("#tip", has_text=row["name"]).wait_for(state="visible")
    assert page.evaluate(APART), "no other row is covered"
    page.locator("#seat-1").click(position={"x": 30, "y": 90})  # a seat is looked at closer, not only by its menu
    page.locator("#dialog [data-tip], #dialog [data-note]").first.hover()
    page.locator("#dialog #tip").wait_for(state="visible")  # within the dialog, so in front of it
    page.keyboard.press("Escape")
    page.evaluate("localStorage.setItem('set-tips', 'no')")
    page.hover(f'#answer-list [data-n="{row["n"]}"]')
    page.locator(f'#answer-list .hot[data-n="{row["n"]}"]').wait_for()
    assert not page.locator("#tip").is_visible()
    hand.assert_content()


def test_the_slider_follows_every_way_of_moving(browser: Any, address: str) -> None:
    hand = settled(browser, address)
    page, last = hand.page, int(hand.fact("last"))
    page.focus("#slider")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(f'.frame[data-at="{last - 1}"]', state="attached")
    page.click('[data-do="earlier"]')
    page.wait_for_selector(f'.frame[data-at="{last - 2}"]', state="attached")
    assert page.input_value("#slider") == str(last - 2)
    page.focus("#slider")
    page.click('[data-do="now"]')
    page.wait_for_selector(f'.frame[data-at="{last}"]', state="attached")
    assert page.input_value("#slider") == str(last)
    hand.assert_content()
