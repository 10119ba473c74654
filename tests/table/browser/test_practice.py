"""Practising a position in a real browser: solved by clicking, and missed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.table.browser.hand import Hand
from tests.table.browser.sights import GAMES, SIGHTS, World, look, world

ISLES, SPARE = "lantern-isles", "spare"
OVERLAPS = """() => {
  const [a, b] = ['goal', 'board-box'].map((id) => document.getElementById(id).getBoundingClientRect());
  return a.bottom > b.top && a.top < b.bottom;
}"""


COVERED = """() => {
  const [a, b] = ['solved', 'isle-c2'].map((id) => document.getElementById(id).getBoundingClientRect());
  return a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;
}"""


def practise(browser: Any, address: str, phone: bool) -> Hand:
    hand = Hand(browser, address, phone=phone)
    hand.open(f"/practice/{ISLES}")
    hand.press(hand.page.locator(f'form[action$="/{SPARE}"] button'))
    hand.page.wait_for_selector('#goal[data-verdict="open"]')
    return hand


def give(hand: Hand, *texts: str) -> None:
    for text in texts:
        assert hand.wait_until_asked()
        hand.give(next(one for one in hand.answers() if one["do"] == text))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_position_is_solved_by_clicking(browser: Any, address: str, phone: bool) -> None:
    hand = practise(browser, address, phone)
    page = hand.page
    assert not page.evaluate(OVERLAPS)
    told = []
    while page.locator("#b-goal-hint").is_visible():
        hand.press(page.locator("#b-goal-hint"))
        told.append(page.locator(".goal-hint:visible").text_content())
    assert len(told) == 3
    assert "Play the cask, then Light c2" in told[-1]
    assert not page.evaluate(OVERLAPS)
    give(hand, "play c1", "light c2")
    page.wait_for_selector("#solved")
    assert page.evaluate("document.activeElement.id") == "solved-title"
    page.wait_for_selector("#veil .ring.place", state="attached")
    assert page.locator("#solved").get_attribute("data-lit").split() == ["isle-c2"]
    assert page.locator(".beak").count() == (0 if phone else 1)
    assert phone or not page.evaluate(COVERED)
    page.keyboard.press("Escape")
    page.wait_for_selector("#solved", state="hidden")
    assert page.locator("#veil .ring").count() == 0
    hand.press(page.locator('[data-practice="why"]'))
    hand.press(page.locator("#solved .clause").first)
    page.wait_for_selector('[id="rules-LI-2.5"]', state="visible")
    hand.open(f"/practice/{ISLES}")
    done = page.locator("#positions .done")
    assert [one.get_attribute("data-position") for one in done.all()] == [SPARE]
    hand.assert_content()


@pytest.fixture(scope="module")
def shown() -> Iterator[World]:
    with world() as found:
        yield found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wide", [390, pytest.param(1024, marks=pytest.mark.long), 1440])
def test_the_goal_stands_above_the_board_of_every_game(browser: Any, shown: World, game: str, wide: int) -> None:
    page = look(browser, shown, SIGHTS[f"{game}-practised"], wide)
    goal, board = (page.locator(one).bounding_box() for one in ("#goal", "#board-box"))
    assert goal["y"] < 80
    assert goal["y"] + goal["height"] <= board["y"] < page.viewport_size["height"] / 2


def test_who_misses_the_goal_goes_back_by_keyboard_and_plays_on(browser: Any, address: str) -> None:
    hand = practise(browser, address, phone=False)
    page = hand.page
    give(hand, "trade")
    page.wait_for_selector('#goal[data-verdict="missed"]')
    assert hand.fact("asked") == "no"
    page.keyboard.press("Tab")  # from the words to the first button
    assert page.evaluate("document.activeElement.id") == "b-goal-back"
    page.keyboard.press("Enter")
    page.wait_for_selector('#goal[data-verdict="open"]')
    assert hand.wait_until_asked()
    give(hand, "trade")
    page.wait_for_selector('#goal[data-verdict="missed"]')
    hand.press(page.locator('#goal [hx-post$="/play-on"]'))
    page.wait_for_selector("#goal", state="detached")
    assert hand.wait_until_asked()  # the bot has moved
    hand.assert_content()
