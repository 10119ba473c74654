"""The page of Nova Era in a real browser: what can be measured of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from demiurge.games.nova_era import dice
from demiurge.games.nova_era.state import Nova
from tests.games.nova_era.table import BOX, table
from tests.table.browser.hand import chromium
from tests.table.browser.standing import stand

CUT = """() => [...document.querySelectorAll('.seat:not(.me) .ne-slip')].filter((slip) => {
    const { left, top, right, bottom } = slip.getBoundingClientRect();
    const inside = [[left + 5, top + 2], [right - 5, bottom - 2]];
    return !inside.every(([x, y]) => document.elementFromPoint(x, y) === slip);
}).map((slip) => slip.textContent)"""  # those of which an end is not in sight


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as found:
        yield found


def full(seats: int, cards: int) -> Nova:
    """A table at which everybody has so many cards in play: those with the longest names."""
    longest = sorted(BOX.cards, key=lambda card: -len(card.name))
    t = table(seats)
    for seat in range(seats):
        t.own(seat, *[card.id for card in longest[seat * cards : (seat + 1) * cards]])
    return t.s


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(1440, 900), (1400, 800)], ids=["1440", "1400"])
def test_all_cards_of_the_others_are_in_sight(browser: Any, seats: int, size: tuple[int, int]) -> None:
    for cards in (8, 14, 20):
        state = full(seats, cards)
        page = stand(browser, state, 0, size)
        assert page.locator(".seat:not(.me) .ne-slip").count() == cards * (seats - 1)
        assert page.evaluate(CUT) == []
        page.context.close()


def test_what_gets_worse_is_never_green(browser: Any) -> None:
    """Of two zones one brings Unrest: its figure rises in the colour of a loss; one that falls has that of a gain."""
    t = table(2).zones("green 6, red 6, black 6", "red 1, red 1, black 1").run(dice.Pick(0))
    page = stand(browser, t.s, 0, (1440, 900))
    page.hover("#zone-1")
    risen = page.locator('#seat-0 [data-figure="unrest"] .to')
    assert (risen.text_content(), risen.get_attribute("class")) == ("8", "to")
    page.context.close()
    t = table(2).give(0, unrest=5).turn(0, "black 2", "red 1")
    page = stand(browser, t.s, 0, (1440, 900))
    page.hover('.group[data-group="calm"] .ans')
    fallen = page.locator('#seat-0 [data-figure="unrest"] .to')
    assert (fallen.text_content(), fallen.get_attribute("class")) == ("4", "to gaining")
    page.context.close()


def test_a_card_is_listed_once_and_three_clicks_buy_it(browser: Any) -> None:
    """The first click says which card, the second which die, the third that it is meant; or the die comes first."""
    t = table(2).show("irrigation", "archery").give(0, 9, 9, 9, 9).turn(0, "green 3", "red 2", "black 5")
    page = stand(browser, t.s, 0, (1440, 900))
    rows = page.locator('.group[data-group="develop"] .ans')
    assert [row.locator("svg.ne-mini").count() for row in rows.all()] == [3, 3]
    rows.first.click()
    ways = page.locator("#bubble .ans")
    assert ways.count() == 3
    ways.nth(1).click()
    page.locator("#go.on .do").wait_for()
    assert rows.first.evaluate("row => row.classList.contains('chosen')")
    page.context.close()
