"""The page of a ladder in a browser: nothing is wider than the window, cut, or covered by another text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from demiurge.arena.entrants import Entrant
from demiurge.arena.ladder import ladder
from demiurge.arena.ladder_page import page
from demiurge.arena.scorebook import Kept, Scorebook
from tests.table.browser.hand import chromium

BOTS = (
    ("learned:20it:net=learned.net", "learned"), ("search:60it", "search"), ("greedy", "greedy"), ("learned", "search"),
    ("greedy:overlooks=0.6", "greedy"), ("random", "random"),
)  # fmt: skip
WRONG = """() => {
    const seen = [...document.querySelectorAll('.ladder text')].filter(one => one.getClientRects().length);
    const box = one => one.getBoundingClientRect();
    const boxes = seen.map(one => [one.textContent, box(one), box(one.closest('section'))]);
    const found = boxes.filter(([, a, b]) => a.left < b.left || a.right > b.right).map(([text]) => text + ' is cut');
    boxes.forEach(([one, a], i) => boxes.slice(0, i).forEach(([other, b]) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        if (wide > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2) found.push(one + ' over ' + other);
    }));
    const wide = document.documentElement.scrollWidth - innerWidth;
    return wide > 0 ? [...found, 'too wide by ' + wide] : found;
}"""


def league() -> Scorebook:
    """Six bots of very different strength, in 1,200 games."""
    head = {
        "game": "terra-mystica",
        "seats": 2,
        "options": {"map": "original"},
        "components": "",
        "rules": "",
        "seed": 1,
    }
    book = Scorebook(Path("x"), head)
    book.entrants = [Entrant(f"{at:08x}", name, plays, False) for at, (name, plays) in enumerate(BOTS)]
    pairs = [(a, b) for a in range(len(BOTS)) for b in range(a + 1, len(BOTS))]
    for at in range(600):
        a, b = pairs[at % len(pairs)]
        lost = at // len(pairs) % 8 == 0 and b < 5
        book.kept.append(Kept((a, b), ((120, 90), (90, 80)), ((1, 2), (2, 1) if lost or at % 3 == b % 3 else (1, 2))))
    return book


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as found:
        yield found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_is_cut_or_covered_in_any_window(browser: Any, language: str, tmp_path: Path) -> None:
    (tmp_path / "ladder.html").write_text(page(ladder(league(), able=range(6)), language), "utf-8")
    shown = browser.new_page()
    shown.goto((tmp_path / "ladder.html").as_uri())
    for width in (320, 390, 640, 768, 1024, 1440, 1920):
        shown.set_viewport_size({"width": width, "height": 900})
        assert shown.evaluate(WRONG) == [], width
    shown.close()
