"""A first game with its guide, in a real browser: whoever does what the bubbles say gets on."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from demiurge.kernel.registry import games
from demiurge.kit.first_page import first_page_of
from demiurge.kit.guide import guide_of
from tests.table.browser.hand import Hand
from tests.table.browser.playing import preferred

GUIDED = [meta.name for meta in games().values() if guide_of(meta) is not None]
FIRST = 3  # proposals that are followed in every test run
MOST = 600  # answers of a person in a whole game
AMISS = """() => {
  const bubble = document.getElementById('guide').getBoundingClientRect();
  const whole = bubble.top >= 0 && bubble.left >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight;
  if (!whole) return 'the bubble is cut off';
  const first = document.querySelector('.veil-over .ring.place')?.getBoundingClientRect();
  if (!first) return '';
  const [x, y] = [first.left + first.width / 2, first.top + first.height / 2];
  const under = x > bubble.left && x < bubble.right && y > bubble.top && y < bubble.bottom;
  return under ? 'the bubble lies on what it speaks of' : '';
}"""


def learn(hand: Hand, game: str) -> None:
    hand.open(f"/learn/{game}" if first_page_of(games()[game]) else "/")
    hand.press(hand.page.locator(f'form[action="/learn/{game}"] button').first)
    hand.page.wait_for_url(re.compile(r"/t/\w+"))


def lessons(hand: Hand) -> list[dict[str, Any]]:
    return list(json.loads(hand.page.locator("#lessons").text_content() or "{}").get("now", []))


def follow(hand: Hand) -> bool:
    """Read what is told here, and do what it proposes; whether it proposes something."""
    button, last = hand.page.locator("#guide .strong"), int(hand.fact("last"))
    for lesson in lessons(hand):
        hand.page.locator("#guide h2", has_text=re.compile(f"^{re.escape(lesson['title'])}$")).wait_for()
        hand.page.wait_for_function(f"() => ({AMISS})() === ''")  # the board may still turn to the place
        hand.press(button)  # "Show me", "Next" or "I see"
        if lesson["do"]:
            hand.press(hand.page.locator('#guide [data-guide="do"]'))
            hand.page.wait_for_function("n => Number(document.querySelector('.frame').dataset.last) > n", arg=last)
            return True
    return False


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_first_proposals_of_every_guide_can_be_followed(browser: Any, address: str, phone: bool) -> None:
    hand, rng = Hand(browser, address, phone=phone, hurried=True), random.Random(4)
    for game in GUIDED:
        learn(hand, game)
        followed = 0
        while followed < FIRST:
            assert hand.wait_until_asked()
            if follow(hand):
                followed += 1
            else:
                hand.give(preferred(hand, rng))
    hand.assert_content()


@pytest.mark.long
@pytest.mark.parametrize("game", GUIDED)
def test_a_guided_game_comes_to_its_end(browser: Any, address: str, game: str) -> None:
    hand, rng = Hand(browser, address, hurried=True), random.Random(4)
    learn(hand, game)
    for _ in range(MOST):
        if not hand.wait_until_asked():
            break
        if not follow(hand):
            hand.give(preferred(hand, rng))
    guide = guide_of(games()[game])
    assert guide is not None
    assert [lesson["number"] for lesson in lessons(hand)] == [len(guide.steps)]
    hand.page.locator("#guide h2").wait_for(state="visible")
    hand.assert_content()
