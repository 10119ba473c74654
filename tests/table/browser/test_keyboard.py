"""A game by the keyboard alone, from the front page to its end: no test here has a pointer."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from tests.table.browser.hand import Hand
from tests.table.serving import EASY

GAME = "theocratia"
FEWEST = 30  # answers of a person in a whole game of two
FAR = 400  # presses of Tab that lead round any page

FOCUS = """() => { const one = document.activeElement;
    return { lost: one === document.body, answers: Boolean(one.closest('#answer-list')), id: one.id,
             place: one.matches('.place.legal'), name: one.ariaLabel ?? one.textContent.trim() }; }"""


class Keys(Hand):
    """A hand that has only keys. It counts how often each kind of answer was offered and given."""

    def __init__(self, browser: Any, address: str) -> None:
        super().__init__(browser, address)
        self.offered, self.used = Counter[str](), Counter[str]()

    def tab_to(self, selector: str) -> None:
        """On by Tab until something is reached."""
        for _ in range(FAR):
            if self.page.evaluate("one => document.activeElement.matches(one)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    def enter(self) -> None:
        self.page.keyboard.press("Enter")

    def focus(self) -> dict[str, Any]:
        return dict(self.page.evaluate(FOCUS))

    # ---- a table
    def sit_down(self) -> None:
        """From the front page to a table of two, against a bot; always the same game."""
        self.open("/")
        self.tab_to(f'a[href="/new?game={GAME}"]')
        self.enter()
        self.page.wait_for_selector("#order")
        self.tab_to('[name="seats"]')
        self.choose('[name="seats"]:checked', "2", "ArrowLeft", "ArrowRight")
        self.tab_to('[name="seat-1"]')
        self.choose('[name="seat-1"]', EASY, "ArrowUp", "ArrowDown")
        self.tab_to("#seed")
        self.page.keyboard.type("keyboard")
        self.enter()  # in a field it sends the form
        self.page.wait_for_url(re.compile(r"/t/\w+"))

    def choose(self, selector: str, value: str, *keys: str) -> None:
        """One of several, by the arrows: to the one end, then to the other."""
        for key in keys:
            for _ in range(12):
                if self.page.input_value(selector) == value:
                    return
                self.page.keyboard.press(key)
        raise AssertionError(f"{value} is not among {selector}")

    # ---- answers
    def rarest(self, rng: random.Random) -> dict[str, Any]:
        """Any answer of the kind that was given least so far."""
        found = self.answers()
        self.offered.update({one["group"] for one in found})
        least = min(self.used[one["group"]] for one in found)
        return rng.choice([one for one in found if self.used[one["group"]] == least])

    def say(self, answer: dict[str, Any], by_place: bool) -> None:
        """By its place, if it is to be and can be seen, or by its row; Enter chooses, and Enter takes."""
        last = int(self.fact("last"))
        places = [where for where in answer["places"] if self.spot(where)]
        if by_place and places:
            self.by_place += 1
            self.tab_to(f'[id="{places[0]}"]')
            self.enter()
        else:
            self.by_row += 1
            self.enter_row(answer)
        self.finish(answer, last)
        self.used[answer["group"]] += 1

    def enter_row(self, answer: dict[str, Any]) -> None:
        first = next(one for one in self.answers() if self.alike(one, answer))
        row = f'#answer-list [data-n="{first["n"]}"]'
        if not self.page.locator(row).is_visible():  # its group is to be opened first
            self.tab_to(f'#answer-list [data-verb="{answer["group"]}"]')
            self.enter()
        self.tab_to(row)
        self.enter()

    def finish(self, answer: dict[str, Any], last: int) -> None:
        """What was entered was given at once, or asks which of several, or waits for one more word."""
        settled = """([last, n]) => Number(document.querySelector('.frame').dataset.last) > last ? 'given'
            : document.querySelector(`#bubble:not([hidden], .passing) [data-n="${n}"]`) ? 'which'
            : document.querySelector('#go.on .do:enabled') ? 'sure' : ''"""
        then = self.page.wait_for_function(settled, arg=[last, answer["n"]]).json_value()
        if then == "which":
            self.tab_to(f'#bubble [data-n="{answer["n"]}"]')
        if then != "given":
            self.enter()
        self.page.wait_for_function("n => Number(document.querySelector('.frame').dataset.last) > n", arg=last)

    def play(self, most: int = 400) -> int:
        """To the end, or so many answers; how many there were. After each of them the focus is where one goes on."""
        rng = random.Random(7)
        for given in range(most):
            if not self.wait_until_asked():
                return given
            answer = self.rarest(rng)
            self.say(answer, by_place=given % 3 == 2)
            self.page.wait_for_function("() => document.activeElement !== document.body")
            focus = self.focus()
            assert focus["answers"] or focus["place"], (answer["do"], focus)
        return most


def test_a_game_begins_by_keyboard_alone(browser: Any, address: str) -> None:
    keys = Keys(browser, address)
    keys.sit_down()
    assert keys.play(most=8) == 8
    assert keys.by_place > 0
    keys.assert_content()


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(browser: Any, address: str) -> None:
    keys = Keys(browser, address)
    keys.sit_down()
    assert keys.play() > FEWEST
    assert keys.by_place > 10
    never = {kind for kind, often in keys.offered.items() if often > 5} - set(keys.used)
    assert never == set(), "every kind of answer can be given"
    keys.page.locator("#result svg").first.wait_for(state="visible")
    assert keys.focus()["id"] == "answer-list"
    keys.tab_to('[data-do="replay"]')
    keys.assert_content()


def test_escape_gives_the_focus_back_and_enter_means_what_is_chosen(browser: Any, address: str) -> None:
    keys = Keys(browser, address)
    keys.sit_down()
    assert keys.wait_until_asked()
    answer = next(one for one in keys.answers() if not one["light"])
    last = int(keys.fact("last"))
    keys.enter_row(answer)
    keys.page.locator("#go.on").wait_for(state="visible")
    assert keys.focus()["answers"], "the row keeps the focus"
    keys.page.keyboard.press("Escape")
    keys.page.locator("#go.on").wait_for(state="hidden")
    assert keys.focus()["answers"]
    keys.enter()
    keys.page.locator("#go.on").wait_for(state="visible")
    keys.finish(answer, last)
    assert keys.focus()["id"] == "answer-list"
    keys.assert_content()
