"""The other games in a real browser: a whole one against a bot."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.table.browser.hand import Hand
from tests.table.browser.playing import at_a_die, new_table, play_on, preferred, wait_for_die

FEWEST = 30  # answers of a person in a whole game of two


LATIN = """() => {
  const NAMES = ["title", "aria-label", "placeholder", "alt", "data-note"];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [document.title];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent.closest("script, style, kbd, code, [lang=en]")) found.push(walker.currentNode.data);
  }
  for (const one of document.querySelectorAll("[title], [aria-label], [placeholder], [alt], [data-note]"))
    if (!one.closest("[lang=en]"))
      for (const name of NAMES) found.push(one.getAttribute(name) ?? "");
  return found;
}"""
WORD = re.compile(r"[A-Za-z][A-Za-z'-]*[A-Za-z]")
CODE = re.compile(r"TH-[\dA-Z.]+|K-\d+|\b[A-I]\d{1,2}\b|\b[IVX]+\b|\bP\d\d\b")
FOREIGN = {"Demiurge", "Terra", "Mystica", "Nova", "Era", "Civolution", "Lantern", "Isles", "English", "GIF",
           "Enter", "Esc", "Escape", "Home", "End", "Shift", "Tab", "Ctrl"}  # fmt: skip


def latin(hand: Hand) -> set[str]:
    """Latin words on the page, but for titles of games, codes and keys."""
    said = [CODE.sub(" ", one) for one in hand.page.evaluate(LATIN)]
    return {word for one in said for word in WORD.findall(one)} - FOREIGN


def test_a_whole_game_in_russian_has_no_latin_word(browser: Any, address: str) -> None:
    """From the front page to the end; names of games, codes and keys are no words."""
    hand, rng = Hand(browser, address, hurried=True, locale="ru-RU"), random.Random(4)
    hand.open("/")
    assert latin(hand) == set()
    hand.open("/new?game=theocratia")
    assert latin(hand) == set()
    new_table(hand, "me", "greedy", game="theocratia")
    given = 0
    while hand.wait_until_asked():
        assert latin(hand) == set()
        hand.give(preferred(hand, rng))
        given += 1
    assert given > FEWEST
    assert hand.missed == [], "whatever has a place is answered there"
    hand.page.locator("#result svg").first.wait_for(state="visible")
    assert latin(hand) == set()
    hand.assert_content()


def test_a_whole_game_against_a_bot(browser: Any, address: str) -> None:
    hand = Hand(browser, address, hurried=True)
    new_table(hand, "me", "greedy", game="nova-era")
    given = play_on(hand, random.Random(4))
    assert given > FEWEST
    assert hand.missed == [], "whatever has a place is answered there"
    hand.page.locator("#result svg").first.wait_for(state="visible")
    hand.assert_content()


@pytest.mark.long
@pytest.mark.parametrize("seats", [("me",), ("me", "greedy")], ids=["solo", "two"])
def test_a_whole_game_of_civolution(browser: Any, address: str, seats: tuple[str, ...]) -> None:
    hand = Hand(browser, address, hurried=True)
    new_table(hand, *seats, game="civolution")
    given = play_on(hand, random.Random(5), most=600)
    assert given > 60
    assert hand.by_place > 0.9 * given, "the board is the interface"
    hand.page.locator("#result svg").first.wait_for(state="visible")
    hand.assert_content()


def test_a_turn_of_theocratia_is_one_gesture_and_minds_may_change(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    one, two = at_a_die(hand)[:2]
    hand.give(one)
    before = int(hand.fact("last"))
    hand.page.click(f"#{two['places'][0]}")  # another die: it changes places with the one in hand
    wait_for_die(hand, two)
    assert int(hand.fact("last")) == before
    gestures = [one for one in hand.answers() if ";" in one["do"]]
    hand.give(random.Random(6).choice(gestures))
    assert int(hand.fact("last")) >= before + 2, "placed and done"
    hand.assert_content()
