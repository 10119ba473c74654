"""Whole games in a real browser, by clicking; two browsers at one table; the same on a phone."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.browser.hand import Hand, chromium
from tests.table.serving import serving


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("table")
    url = f"sqlite:///{folder}/table.db"
    with serving("--port", "0", "--database", url, "--pace", "0", "--rate", "0", "--workers", "1") as process:
        yield process.address()


def new_table(hand: Hand, *seats: str) -> str:
    """From the front page to a table of Terra Mystica: game, number of seats, who sits on each."""
    hand.open("/")
    page = hand.page
    hand.press(page.locator('a[href="/new?game=terra-mystica"]').first)
    page.wait_for_selector('form[action="/tables"]')
    page.locator(f'[name="seats"][value="{len(seats)}"]').check(force=True)
    for number, who in enumerate(seats):
        page.select_option(f'[name="seat-{number}"]', who)
    hand.press(page.locator('form[action="/tables"] button[type="submit"]').first)
    page.wait_for_url(re.compile(r"/t/\w+"))
    return str(page.url)


def preferred(hand: Hand, rng: random.Random) -> dict[str, Any]:
    """Some answer: one with a place rather than one without, and nothing that goes round in circles."""
    found = hand.answers()
    wanted = [one for one in found if one["places"] and one["group"] != "convert"]
    return rng.choice(wanted or [one for one in found if one["group"] != "convert"] or found)


def play_on(hand: Hand, rng: random.Random, most: int = 400) -> int:
    """Play to the end; how many answers it took."""
    for given in range(most):
        if not hand.wait_until_asked():
            return given
        hand.give(preferred(hand, rng))
    raise AssertionError("the game does not end")


def test_two_clicks_lead_to_a_running_game_against_bots(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    hand.open("/")
    hand.page.click('form[action="/play/terra-mystica"] button')
    assert hand.wait_until_asked()
    faction = next(one for one in hand.answers() if one["do"].endswith("witches") or one["places"] == [])
    hand.page.click(f'#answer-list [data-n="{faction["n"]}"]')  # the second click reaches for the first answer
    hand.page.locator("#go.on").wait_for(state="visible")
    hand.assert_content()


def test_a_whole_game_from_the_front_page_to_the_final_chart(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    new_table(hand, "me", "greedy")
    given = play_on(hand, random.Random(4))
    assert given > 25
    assert hand.by_place > 15
    assert hand.missed == [], "whatever has a place is answered there"
    hand.page.locator("#result svg").first.wait_for(state="visible")
    hand.assert_content()


def test_two_browsers_at_one_table_see_each_others_moves_live(browser: Any, address: str) -> None:
    host = Hand(browser, address)
    table = new_table(host, "me", "friend")
    link = host.page.locator("[data-copy]").first.get_attribute("data-copy")
    guest = Hand(browser, address)
    guest.page.goto(address + str(link).removeprefix(address))
    guest.page.fill('[name="name"]', "Bo")
    guest.page.click('button[type="submit"]')
    guest.page.wait_for_url(re.compile(table.rsplit("/", 1)[1]))
    rng, delays = random.Random(1), []
    for _ in range(14):
        mover, other = (host, guest) if asked_one(host, guest) else (guest, host)
        before = int(other.fact("last"))
        mover.give(preferred(mover, rng))
        began = time.monotonic()
        other.page.wait_for_function("n => Number(document.querySelector('.frame').dataset.last) > n", arg=before)
        delays.append(time.monotonic() - began)
    assert sorted(delays)[len(delays) // 2] < 1, f"live updates take {delays}"
    host.page.click('[data-talk="chat"]')
    host.page.fill('[name="text"]', "Well played! <script>alert(1)</script>")
    host.page.press('[name="text"]', "Enter")
    guest.page.get_by_text("Well played! <script>alert(1)</script>").wait_for(state="attached")
    host.assert_content()
    guest.assert_content()


def asked_one(one: Hand, two: Hand) -> bool:
    """Whether the first of two is asked; waits until somebody is."""
    for _ in range(300):
        if one.fact("asked") == "yes":
            return True
        if two.fact("asked") == "yes":
            return False
        time.sleep(0.1)
    raise AssertionError("nobody is asked")


def test_a_whole_game_on_a_phone(browser: Any, address: str) -> None:
    hand = Hand(browser, address, phone=True)
    new_table(hand, "me", "greedy")
    given = play_on(hand, random.Random(2))
    assert given > 20
    assert hand.by_place + hand.by_row == given
    assert hand.by_place > 3, "what is in sight is answered on the board"
    wide = hand.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, "nothing sticks out at the side"
    hand.page.locator("#result svg").first.wait_for(state="attached")
    hand.assert_content()
