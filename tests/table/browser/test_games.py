"""The other games in a real browser, against a bot."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.table.browser.hand import Hand
from tests.table.browser.playing import at_a_die, begun_and_whole, from_the_front_page, new_table, play_on, wait_for_die

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


def assert_russian(hand: Hand) -> None:
    assert latin(hand) == set()


@begun_and_whole
def test_a_game_in_russian_has_no_latin_word(browser: Any, address: str, whole: bool) -> None:
    """From the front page on; names of games, codes and keys are no words."""
    hand = Hand(browser, address, locale="ru-RU")
    hand.open("/")
    assert latin(hand) == set()
    hand.open("/new?game=theocratia")
    assert latin(hand) == set()
    from_the_front_page(hand, "me", "greedy", game="theocratia")
    play_on(hand, random.Random(4), whole, each=lambda: assert_russian(hand))
    assert hand.missed == [], "whatever has a place is answered there"
    if whole:
        hand.page.locator("#result svg").first.wait_for(state="visible")
    assert_russian(hand)
    hand.assert_content()


@begun_and_whole
@pytest.mark.parametrize(
    ("game", "seats"),
    [("nova-era", 2), ("civolution", 2), pytest.param("civolution", 1, marks=pytest.mark.long)],
    ids=["nova-era", "civolution", "solo"],
)
def test_a_game_is_played_on_its_board(browser: Any, address: str, game: str, seats: int, whole: bool) -> None:
    hand = Hand(browser, address)
    new_table(hand, *["me", "greedy"][:seats], game=game)
    given = play_on(hand, random.Random(4), whole)
    assert hand.by_place > 0.7 * given, "the board is the interface"
    assert hand.missed == [], "whatever has a place is answered there"
    if whole:
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
