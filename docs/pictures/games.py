"""Takes the pictures of the other games that their pages show: a real server, a real browser, a real game.

    .venv/bin/python docs/pictures/games.py [GAME ...]

Bots play for everybody until it is interesting; then the person reaches for something, and that is the picture."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))

from docs.pictures.table import LONG, WAIT, Studio, answers, at_server, save
from tests.table.browser.hand import DESKTOP, PHONE


def reach(page: Any, wanted: Callable[[dict[str, Any]], bool]) -> None:
    """Hover the place of the first answer that is wanted."""
    placed = [one for one in answers(page) if one["places"]]
    found = next((one for one in placed if wanted(one)), placed[0])
    page.hover(f"#{found['places'][0]}", force=True)
    page.wait_for_timeout(WAIT)


def die_in_hand(page: Any) -> None:
    """Theocratia: a die is taken, and a place on the island hovered where it can be used."""
    if not any(one["do"].startswith("place") for one in answers(page)):
        dice = [one for one in answers(page) if one["do"].startswith("take")]
        best = max(dice, key=lambda one: (one["do"][-1] not in "16", any(map(str.isdigit, one["note"]))))
        last = page.locator(".frame").get_attribute("data-last")
        page.click(f"#{best['places'][0]}", force=True)
        page.wait_for_function("n => document.querySelector('.frame').dataset.last > n", arg=last)
    reach(page, lambda one: any(place.startswith("hex-") for place in one["places"]))


def card_to_buy(page: Any) -> None:
    """Nova Era: a card that can be developed is hovered, with its payment; while picking, a zone."""
    shown = page.eval_on_selector_all("#board [id]", "found => found.map(one => one.id)")
    reach(page, lambda one: "develop" in one["do"] and one["places"][0] in shown)


def on_the_continent(page: Any) -> None:
    """Civolution: something on the continent that brings something, or else anything there, or a module."""
    shown = page.eval_on_selector_all("#board [id]", "found => found.map(one => one.id)")
    there = [one for one in answers(page) if one["places"] and one["places"][0] in shown]
    gains = [one for one in there if "gain" in one["chips"]]
    reach(page, lambda one: one in (gains or there))


def good_find(page: Any) -> None:
    """Amber Shore: the best find within reach."""
    reach(page, lambda one: True)


class Shown(NamedTuple):
    game: str
    until: tuple[str, ...]  # what the header must say before the person plays
    moment: Callable[[Any], None]
    languages: tuple[str, ...] = ()


SHOWN: Final = (
    Shown("theocratia", ("Round 3",), die_in_hand, ("ru-RU",)),
    Shown("nova-era", ("Era II",), card_to_buy),
    Shown("civolution", ("Era 3", "Actions"), on_the_continent),
    Shown("amber-shore", ("Round 3",), good_find),
)


def shoot(studio: Studio, shown: Shown) -> None:
    page, name = studio.page, shown.game
    studio.play_until(lambda: all(word in page.locator(".head").inner_text() for word in shown.until))
    seen = studio.look(DESKTOP)
    shown.moment(seen)
    save(seen, name)
    seen = studio.look(DESKTOP, "dark")
    shown.moment(seen)
    save(seen, f"{name}-dark")
    save(studio.look(PHONE), f"{name}-phone")
    for locale in shown.languages:
        save(studio.look(DESKTOP, locale=locale), f"{name}-{locale[:2]}")
    studio.post("leave", seat="0", bot="greedy")
    page.wait_for_selector(".frame.over", timeout=LONG)
    save(studio.look(DESKTOP), f"{name}-end")


def main(names: list[str]) -> None:
    def shooting(browser: Any, address: str) -> None:
        for shown in SHOWN:
            if not names or shown.game in names:
                shoot(Studio(browser, address, shown.game), shown)

    at_server(shooting)


if __name__ == "__main__":
    main(sys.argv[1:])
