"""How a person gets from the front page through a whole game."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest

from demiurge.table.identity import COOKIE, csrf_token
from tests.table.browser.hand import Hand

CIRCLES = ("convert",)  # groups of answers that can go round for ever
TM = "terra-mystica"
FIRST, MOST = 8, 600  # answers of a game that is only begun, and of a whole one

# A big game takes a browser half a minute: every run begins it, `make check-long` plays it to its end.
begun_and_whole = pytest.mark.parametrize(
    "whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["begun", "whole"]
)


def new_table(hand: Hand, *seats: str, game: str = TM, seed: str = "browser") -> str:
    """A table without the pages that lead to it: who sits on each seat; always the same game."""
    table = {"game": game, "seats": str(len(seats)), **{f"seat-{n}": who for n, who in enumerate(seats)}}
    if "friend" not in seats:  # else nobody may choose it
        table["seed"] = seed
    asks = hand.context.request
    asks.get(f"{hand.address}/bring")  # whoever comes gets a cookie
    token = next(str(one["value"]) for one in hand.context.cookies() if one["name"] == COOKIE)
    made = asks.post(f"{hand.address}/tables", form={**table, "csrf": csrf_token(token)}, max_redirects=0)
    hand.open(made.headers["location"])
    return str(hand.page.url)


def from_the_front_page(hand: Hand, *seats: str, game: str = TM) -> None:
    """The same by the pages: game, number of seats, who sits on each."""
    hand.open("/")
    page = hand.page
    hand.press(page.locator(f'a[href="/new?game={game}"]').first)
    page.wait_for_selector('form[action="/tables"]')
    page.locator(f'[name="seats"][value="{len(seats)}"]').evaluate("radio => radio.click()")  # drawn as its label
    for number, who in enumerate(seats):
        page.select_option(f'[name="seat-{number}"]', who)
    page.locator("#seed").evaluate("field => { field.value = 'browser'; }")
    hand.press(page.locator('form[action="/tables"] button[type="submit"]').first)
    page.wait_for_url(re.compile(r"/t/\w+"))


def invite(host: Hand, guest: Hand, game: str = TM) -> None:
    """A table of two, the second of whom comes by the link."""
    table = new_table(host, "me", "friend", game=game)
    link = host.page.locator("[data-copy]").first.get_attribute("data-copy")
    guest.page.goto(host.address + str(link).removeprefix(host.address))
    guest.page.fill('[name="name"]', "Bo")
    guest.page.click('form:has([name="name"]) button[type="submit"]')
    guest.page.wait_for_url(re.compile(table.rsplit("/", 1)[1]))


def preferred(hand: Hand, rng: random.Random) -> dict[str, Any]:
    """Some answer: one with a place rather than one without, and nothing that goes round in circles."""
    found = hand.answers()
    wanted = [one for one in found if one["places"] and one["group"] not in CIRCLES]
    return rng.choice(wanted or [one for one in found if one["group"] not in CIRCLES] or found)


def asked(hand: Hand) -> list[dict[str, Any]]:
    """The answers of the next question."""
    assert hand.wait_until_asked()
    return hand.answers()


def at_a_die(hand: Hand) -> list[dict[str, Any]]:
    """A table of Theocratia where dice may be taken; their answers."""
    new_table(hand, "me", "greedy", game="theocratia")
    rng = random.Random(6)
    while not (dice := [one for one in asked(hand) if one["light"]]):
        hand.give(preferred(hand, rng))
    return dice


def wait_for_die(hand: Hand, die: dict[str, Any]) -> None:
    """Until the page says that this one is in hand."""
    hand.page.locator(".side", has_text=f"Takes {die['name'].removeprefix('Take ')}").wait_for()


def play_on(hand: Hand, rng: random.Random, whole: bool, each: Callable[[], None] = lambda: None) -> int:
    """Play to the end, or only begin; how many answers were given, and before each of them `each` was called."""
    for given in range(MOST if whole else FIRST):
        if not hand.wait_until_asked():
            return given
        each()
        hand.give(preferred(hand, rng))
    assert not whole, "the game does not end"
    return FIRST


def asked_one(one: Hand, two: Hand) -> bool:
    """Whether the first of two is asked; waits until somebody is."""
    for _ in range(300):
        if one.fact("asked") == "yes":
            return True
        if two.fact("asked") == "yes":
            return False
        time.sleep(0.1)
    raise AssertionError("nobody is asked")
