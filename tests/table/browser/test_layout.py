"""No text, sign or control is cut or lies over another, on any kind of page, in any usual window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from demiurge.kernel.registry import find
from demiurge.kernel.speech import words_of
from demiurge.kit import catalogue
from tests.table.browser.layout import faults, faults_of_tabs
from tests.table.browser.sights import SIGHTS, SIZES, World, look, world

BETWEEN: Final = {1100: 800, 1180: 800, 1250: 800, 1380: 900}  # where the header and the panels have least room
MOMENTS: Final = ("begin", "midst", "then", "wait", "end", "end-board", "analysis")
USUAL: Final = {
    ("new-theocratia", 390, "ru"), ("learn-theocratia", 768, "ru"), ("terra-mystica-midst", 1100, "en"),
    ("theocratia-then", 1440, "ru"), ("nova-era-midst", 1440, "en"), ("civolution-midst", 1024, "en"),
    ("terra-mystica-midst", 1024, "ru"), ("nova-era-midst", 390, "ru"), ("civolution-midst", 1440, "ru"),
}  # fmt: skip


def of_a_game(name: str) -> bool:
    """Whether it is a moment of a game, not something that is opened there."""
    return any(name.endswith(f"-{moment}") for moment in MOMENTS)


def looks() -> Iterator[Any]:
    for name in SIGHTS:
        for wide in {**SIZES, **(BETWEEN if of_a_game(name) else {})}:
            for language in ("en", "ru"):
                usual = (name, wide, language) in USUAL
                yield pytest.param(name, wide, language, marks=() if usual else pytest.mark.long)


@pytest.fixture(scope="module")
def shown() -> Iterator[World]:
    with world() as found:
        yield found


@pytest.mark.parametrize(("name", "wide", "language"), [*looks()])
def test_nothing_is_cut_or_covered(browser: Any, shown: World, name: str, wide: int, language: str) -> None:
    page = look(browser, shown, SIGHTS[name], wide, language, tall=BETWEEN.get(wide, 0))
    assert (faults_of_tabs(page) if of_a_game(name) else faults(page)) == []


NAMED: Final = """names => {
    const head = document.querySelector('.seat-head');
    head.querySelector('[data-figure="score"]').textContent = 123;
    const name = head.querySelector('.name');
    return names.filter(one => { name.textContent = one; return name.scrollWidth > name.clientWidth; });
}"""


@pytest.mark.parametrize("wide", [390, 1024, 1440])
def test_every_faction_fits_the_head_of_a_seat(browser: Any, shown: World, wide: int) -> None:
    """Those of Fire & Ice, too, which no game here has."""
    page = look(browser, shown, SIGHTS["terra-mystica-midst"], wide, "ru")
    room = find("terra-mystica").package
    ids = [id for id in catalogue.read(room, "ru", bases=False).messages if id.startswith("faction-")]
    assert len(ids) == 20
    assert page.evaluate(NAMED, [words_of(room, "ru")(id) for id in ids]) == []


def test_the_measure_is_awake(browser: Any, shown: World) -> None:
    """What it must find, it finds; what one can scroll to, or what only the ear is told, it leaves alone."""
    page = look(browser, shown, SIGHTS["error"], 1440)
    assert faults(page) == []
    page.evaluate("""() => document.querySelector('main').insertAdjacentHTML('beforeend', `
        <p id="short" style="width: 40px; overflow: hidden; white-space: nowrap">far too long for it</p>
        <p id="scrolled" style="width: 40px; overflow: auto; white-space: nowrap">far too long for it</p>
        <p class="sr">far too long for it</p>
        <div style="position: relative; height: 40px"><b id="under" style="position: absolute; left: 9px">under</b>
            <button id="over" style="position: absolute; left: 20px">over</button></div>
        <svg width="90" height="30"><g id="boxed"><rect width="30" height="20"/><text x="15" y="15"
            text-anchor="middle">Constantinople</text></g></svg>
        <input id="narrow" class="field" style="width: 60px" placeholder="a name that others can tell apart">`)""")
    found = faults(page)
    for part in (
        'cut: "far too long for it" (short', 'overlap: "over" (over) and "under" (under',
        'cut: "Constantinople" (boxed', 'cut: field "a name that others',
    ):  # fmt: skip
        assert any(one.startswith(part) for one in found), (part, found)
    assert not any("scrolled" in one for one in found)
