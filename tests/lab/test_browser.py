"""The report in a real browser: a mark is told and lit in every plot, by hand and by keys; nothing is cut off, and axe
finds nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from demiurge.lab import Report, page
from tests.table.browser.hand import chromium
from tests.table.browser.test_axe import AXE, COMPLAINTS

PHONE, DESKTOP = {"width": 390, "height": 800}, {"width": 1440, "height": 900}


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as found:
        yield found


@pytest.fixture
def shown(browser: Any, tmp_path: Path) -> Iterator[Any]:
    """Opens a report; whatever its page complains of is a failure."""
    complaints: list[str] = []

    def show(report: Report, size: dict[str, int], language: str = "en", scheme: str = "light") -> Any:
        path = tmp_path / f"{language}.html"
        path.write_text(page(report, language), "utf-8")
        opened = browser.new_context(viewport=size, color_scheme=scheme).new_page()
        opened.on("pageerror", lambda error: complaints.append(str(error)))
        opened.on("console", lambda said: complaints.append(said.text))
        opened.goto(path.as_uri())
        return opened

    yield show
    for context in browser.contexts:
        context.close()
    assert complaints == []


def test_what_is_pointed_at_is_told_and_lit_everywhere(shown: Any, five_more: Report) -> None:
    page = shown(five_more, DESKTOP)
    assert page.locator(".mark.on").count() == 0
    assert "Hunting" in page.locator(".rest").inner_text()
    row = page.locator(".columns .mark", has_text="Spartacus").first
    row.hover()
    assert page.locator(".aside .look").inner_text().startswith("Spartacus")
    assert page.locator(".rest").is_hidden()
    assert page.locator(".mark.on").evaluate_all("all => new Set(all.map(one => one.dataset.mark)).size") == 1
    page.locator("h1").hover()
    assert page.locator(".mark.on").count() == 0
    assert page.locator(".rest").is_visible()


def test_keys_walk_from_mark_to_mark(shown: Any, five_more: Report) -> None:
    page = shown(five_more, DESKTOP)
    plot = page.locator('svg.plot[aria-label="Games won by order in the first round"]:visible')
    look = plot.locator("xpath=..").locator(".look")
    plot.focus()
    for key, name in (("ArrowDown", "1st"), ("ArrowDown", "2nd"), ("ArrowUp", "1st"), ("ArrowLeft", "3rd")):
        page.keyboard.press(key)
        assert look.inner_text().startswith(name)
    page.keyboard.press("Escape")
    assert look.inner_text() == ""


def test_a_click_keeps_a_mark(shown: Any, five_more: Report) -> None:
    page = shown(five_more, DESKTOP)
    page.locator(".columns .mark", has_text="Hunting").first.click()
    page.locator("h1").hover()
    assert page.locator(".aside .look").inner_text().startswith("Hunting")


def test_a_click_offers_the_pairs_and_a_second_one_lets_go(shown: Any, five_more: Report) -> None:
    page = shown(five_more, DESKTOP)
    row, look = (
        page.locator('.columns .mark[data-mark="technologies.json/hunting"]').first,
        page.locator(".aside .look"),
    )
    row.hover()
    assert look.locator("li").count() == 0
    row.click()
    assert look.locator("li").count() == len(five_more["extremes"]["technologies.json/hunting"])
    look.locator("li").first.click()
    assert look.locator("li").count() > 0, "what is in the box can be used"
    row.click()
    assert look.locator("li").count() == 0


def test_enter_keeps_what_keys_have_found(shown: Any, five_more: Report) -> None:
    page = shown(five_more, DESKTOP)
    plot = page.locator(".columns svg.plot").first
    plot.focus()
    page.keyboard.press("ArrowDown")
    assert page.locator(".aside .look li").count() == 0
    page.keyboard.press("Enter")
    assert page.locator(".aside .look li").count() > 0
    page.keyboard.press("Escape")
    assert page.locator(".aside .look li").count() == 0


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [PHONE, {"width": 1024, "height": 768}, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_nothing_is_wider_than_the_page(shown: Any, five_more: Report, size: dict[str, int], language: str) -> None:
    page = shown(five_more, size, language)
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    wide = "all => all.filter(one => one.getBoundingClientRect().right > innerWidth - 4).map(one => one.textContent)"
    assert page.locator("svg.plot:visible text").evaluate_all(wide) == []
    left = "all => all.filter(one => one.getBoundingClientRect().left < 4).map(one => one.textContent)"
    assert page.locator("svg.plot:visible text").evaluate_all(left) == []


@pytest.mark.parametrize(
    ("size", "scheme"),
    [
        (PHONE, "dark"),
        (DESKTOP, "light"),
        pytest.param(PHONE, "light", marks=pytest.mark.long),
        pytest.param(DESKTOP, "dark", marks=pytest.mark.long),
    ],
)
def test_axe_finds_nothing(shown: Any, five_more: Report, size: dict[str, int], scheme: str) -> None:
    page = shown(five_more, size, scheme=scheme)
    page.evaluate(AXE)
    assert page.evaluate(COMPLAINTS) == []
