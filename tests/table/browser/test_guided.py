"""A first game with its guide, in a real browser: whoever does what the bubbles say gets on."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from demiurge.kernel.registry import games
from demiurge.kernel.speech import words_of
from demiurge.kit.first_page import first_page_of
from demiurge.kit.guide import guide_of, telling
from tests.table.browser.hand import Hand
from tests.table.browser.playing import preferred

GUIDED = [meta.name for meta in games().values() if guide_of(meta) is not None]
FIRST = 1  # proposals that are followed in every test run
MOST = 600  # answers of a person in a whole game
AMISS = """() => {
  const guide = document.getElementById('guide');
  const bubble = guide.getBoundingClientRect();
  const whole = bubble.top >= 0 && bubble.left >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight;
  if (!whole || guide.scrollHeight > guide.clientHeight + 1) return 'the bubble is cut off';
  const boxOf = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [first, beak] = [boxOf('.veil-over .ring'), boxOf('.beak')];
  if (!first) return document.querySelector('.frame.over') ? '' : 'nothing is lit';
  const [x, y] = [first.left + first.width / 2, first.top + first.height / 2];
  if (x > bubble.left && x < bubble.right && y > bubble.top && y < bubble.bottom) return 'it lies on what it speaks of';
  const [u, v] = beak ? [beak.left + beak.width / 2, beak.top + beak.height / 2] : [x, y];
  const past = (u < first.left || u > first.right) && (v < first.top || v > first.bottom);
  return past ? 'the beak points elsewhere' : '';
}"""
NOT_THERE = "ids => ids.filter(id => !document.getElementById(id))"


def learn(hand: Hand, game: str) -> None:
    hand.open(f"/learn/{game}" if first_page_of(games()[game]) else "/")
    hand.press(hand.page.locator(f'form[action="/learn/{game}"] button').first)
    hand.page.wait_for_url(re.compile(r"/t/\w+"))


def lessons(hand: Hand) -> list[dict[str, Any]]:
    return list(json.loads(hand.page.locator("#lessons").text_content() or "{}").get("now", []))


def wait_until_well(hand: Hand) -> None:
    """The board may still turn to the place."""
    try:
        hand.page.wait_for_function(f"() => ({AMISS})() === ''")
    except Exception:
        raise AssertionError(hand.page.evaluate(AMISS)) from None


def follow(hand: Hand) -> bool:
    """Read what is told here, and do what it proposes; whether it proposes something."""
    button, last = hand.page.locator("#guide .strong"), int(hand.fact("last"))
    for lesson in lessons(hand):
        hand.page.locator("#guide h2", has_text=re.compile(f"^{re.escape(lesson['title'])}$")).wait_for()
        assert hand.page.evaluate(NOT_THERE, [*lesson["lit"], *filter(None, [lesson["beside"]])]) == []
        wait_until_well(hand)
        hand.press(button)  # "Show me", "Next" or "I see"
        if lesson["do"]:
            hand.press(hand.page.locator('#guide [data-guide="do"]'))
            hand.page.wait_for_function("n => Number(document.querySelector('.frame').dataset.last) > n", arg=last)
            return True
    return False


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_first_proposals_of_every_guide_can_be_followed(browser: Any, address: str, phone: bool) -> None:
    hand, rng = Hand(browser, address, phone=phone), random.Random(4)
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
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GUIDED)
def test_a_guided_game_comes_to_its_end(browser: Any, address: str, game: str, phone: bool) -> None:
    hand, rng = Hand(browser, address, phone=phone), random.Random(4)
    learn(hand, game)
    for _ in range(MOST):
        if not hand.wait_until_asked():
            break
        if not follow(hand):
            hand.give(preferred(hand, rng))
    guide = guide_of(games()[game])
    assert guide is not None
    (last,) = lessons(hand)
    assert last["title"] == telling(guide.steps[-1], words_of(games()[game].package)).title
    hand.page.locator("#guide .count", has_text=f"{last['number']} of {last['number']}").wait_for()
    wait_until_well(hand)
    hand.assert_content()
