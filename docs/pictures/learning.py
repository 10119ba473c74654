"""Takes the pictures of learning a game: its first page, the guide at the board, the legend, a refusal.

.venv/bin/python docs/pictures/learning.py"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[2]))

from docs.pictures.table import WAIT, at_server, save
from tests.table.browser.hand import DESKTOP, PHONE, Hand
from tests.table.browser.playing import preferred
from tests.table.browser.test_guided import follow, learn, lessons

TM: Final = "terra-mystica"
SHARP: Final = {"device_scale_factor": 2}


class Learner(Hand):
    """A hand whose page has the colours that are wanted, and a phone's sharpness."""

    def __init__(self, browser: Any, address: str, phone: bool = False, theme: str = "light") -> None:
        super().__init__(browser, address, phone=phone)
        self.context.close()
        size, more = (PHONE, SHARP) if phone else (DESKTOP, {})
        self.context = browser.new_context(
            viewport=size, color_scheme=theme, has_touch=phone, is_mobile=phone, locale="en-GB", **more
        )
        self.page = self.context.new_page()

    def picture(self, name: str) -> None:
        self.wait_until_still()
        self.page.wait_for_timeout(WAIT)
        save(self.page, name)


def guided(hand: Learner, game: str, title: str, name: str) -> None:
    """The step of this title, as whoever follows the guide sees it."""
    rng = random.Random(4)
    learn(hand, game)
    while hand.wait_until_asked() and title not in [one["title"] for one in lessons(hand)]:
        if not follow(hand):
            hand.give(preferred(hand, rng))
    while hand.page.locator("#guide h2").inner_text() != title:
        hand.press(hand.page.locator("#guide .strong"))
    hand.picture(name)


def refused(hand: Learner, name: str) -> None:
    """A far hex of that game, and why not."""
    hand.page.keyboard.press("Escape")
    hand.page.locator("#hex-A6").click(force=True)
    hand.page.wait_for_selector("#bubble .why")
    hand.picture(name)


def shoot(browser: Any, address: str) -> None:
    hand = Learner(browser, address)
    hand.open(f"/learn/{TM}")
    hand.picture("learn")
    guided(hand, TM, "Neighbours make trade cheap", "guided")
    refused(hand, "table-why-not")
    hand.page.keyboard.press("Escape")
    hand.page.keyboard.press("l")
    hand.page.wait_for_selector("#legend:popover-open")
    hand.picture("legend")
    guided(Learner(browser, address, theme="dark"), "civolution", "Settle at a fire", "guided-dark")
    phone = Learner(browser, address, phone=True)
    phone.open(f"/learn/{TM}")
    phone.picture("learn-phone")
    guided(phone, TM, "Neighbours make trade cheap", "guided-phone")
    guided(Learner(browser, address, phone=True), TM, "Give up power for power", "guided-phone-panel")


if __name__ == "__main__":
    at_server(shoot)
