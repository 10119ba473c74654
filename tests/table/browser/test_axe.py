"""Axe, the accessibility checker (axe/README.md), finds nothing to complain of, on any kind of page, in any colours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.table.browser.sights import GAMES, SIGHTS, World, look, world

AXE: Final = (Path(__file__).parent / "axe" / "axe.min.js").read_text(encoding="utf-8")

# Every rule of a usual run, and one of them read more closely. "label-content-name-mismatch" wants all text that can be
# seen in the name that is heard. A place is a part of the board: what is written there is the position, and its name
# says what a press would do. An answer is often drawn: a figure, a sign, a figure; its name is the same as a sentence,
# in which figures come in another order. A reader must find every *word* of it again, so those are what counts.
COMPLAINTS: Final = """async () => {
    const words = (text) => text.toLowerCase().match(/\\p{L}{2,}/gu) ?? [];
    const unsaid = (one) => {
        const name = new Set(words(`${one.ariaLabel ?? ""} ${one.title ?? ""}`));
        return words(one.innerText ?? one.textContent).filter((word) => !name.has(word));
    };
    const { violations } = await axe.run();
    const found = [];
    for (const { id, nodes } of violations)
        for (const { target, html, failureSummary } of nodes) {
            const one = document.querySelector(target[0]);
            const drawn = id === "label-content-name-mismatch" && (one.matches(".place") || unsaid(one).length === 0);
            if (!drawn) found.push(`${id}: ${html.slice(0, 200)} ${failureSummary.slice(0, 300)}`);
        }
    return found;
}"""

LOOKS: Final = [("light", 1440), ("dark", 1440), ("contrast", 1440), ("light", 390), ("dark", 390), ("contrast", 390)]
USUAL: Final = {
    ("new-terra-mystica", "dark", 390), ("learn-theocratia", "light", 390), ("terra-mystica-midst", "light", 1440),
    ("nova-era-midst", "dark", 1440), ("civolution-midst", "light", 390),
}  # fmt: skip
OPENED: Final = ("chosen", "back", "chat", "settings", "book", "legend", "hint", "keys", "closer", "menu", "guided")
ONCE: Final = [f"{game}-{more}" for game in GAMES for more in OPENED]  # the same parts in the same colours


def looks() -> Iterator[Any]:
    """What is looked at: pages and moments of a game in all looks, what is opened there in two."""
    for name in SIGHTS:
        for theme, wide in LOOKS if name not in ONCE else [("light", 1440), ("dark", 390)]:
            usual = (name, theme, wide) in USUAL
            yield pytest.param(name, theme, wide, marks=() if usual else pytest.mark.long)


@pytest.fixture(scope="module")
def shown() -> Iterator[World]:
    with world() as found:
        yield found


@pytest.mark.parametrize(("name", "theme", "wide"), [*looks()])
def test_axe_finds_nothing(browser: Any, shown: World, name: str, theme: str, wide: int) -> None:
    page = look(browser, shown, SIGHTS[name], wide, theme=theme)
    page.evaluate(AXE)
    assert page.evaluate(COMPLAINTS) == []


def test_axe_is_awake(browser: Any, shown: World) -> None:
    """What it must find, it finds: a picture without a name, a faint word, a word that the name does not say."""
    page = look(browser, shown, SIGHTS["error"], 1440)
    page.evaluate("""() => document.querySelector('main').insertAdjacentHTML('beforeend',
        '<img src="/static/icon.svg"><p style="color: #ccc; background: #fff">faint</p>'
        + '<button aria-label="three hills">four hills</button>'
        + '<button aria-label="2 hills for 3">3 hills 2</button>')""")
    page.evaluate(AXE)
    found = [one.partition(":")[0] for one in page.evaluate(COMPLAINTS)]
    assert sorted(set(found)) == ["color-contrast", "image-alt", "label-content-name-mismatch"]
    assert found.count("label-content-name-mismatch") == 1
