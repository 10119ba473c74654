"""The lab in a real browser: a card is raised, drawn, played and reported; every page in any colours and widths."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from demiurge.lab.web.kept import DONE, INTERRUPTED, Runs
from demiurge.lab.web.work import work
from tests.lab_web.test_runs import draft
from tests.table.browser.hand import PATIENCE, chromium
from tests.table.browser.layout import faults
from tests.table.browser.test_axe import AXE, COMPLAINTS
from tests.table.serving import serving

PRESS = "/lab/components/nova-era?file=technologies.json&name=printing-press"
POINTS = ".lab-step:has(#f-effects-0-n) [data-step='1']"
PAGES = {
    "home": "/lab",
    "press": PRESS,
    "wrong": "/lab/components/amber-shore",
    "faction": "/lab/components/terra-mystica?file=factions.json&name=witches",
    "research": "/lab/components/civolution?file=research_cards.json&name=A3",
    "runs": "/lab/runs",
    "report": "/lab/runs/1",
    "stopped": "/lab/runs/2",
    "compare": "/lab/compare?run=1&run=3",
    "pair": "/lab/runs/1/pairs/1",
}
LOOKS = [(theme, wide) for theme in ("light", "dark", "contrast") for wide in (390, 1024, 1440)]
USUAL = {
    ("press", "light", 1440),
    ("wrong", "dark", 390),
    ("stopped", "light", 1024),
    ("compare", "dark", 390),
    ("pair", "light", 390),
}


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with two runs that are done, one that was interrupted, and a draft with a mistake."""
    folder: Path = tmp_path_factory.mktemp("lab")
    lab, runs = folder / "table-lab", Runs(folder / "table-lab" / "runs")
    for _ in range(3):
        made = runs.new(draft(lab / "drafts"), 2, "random", 300, 0.5, 0.0, 1)
        work(runs.folder, made.id, jobs=1)
        made.state = DONE
        runs.save(made)
    stopped = runs.get("2")
    stopped.state = INTERRUPTED
    runs.save(stopped)
    wrong = draft(lab / "drafts")
    file, entries = next(iter(wrong.entries.items()))
    name, entry = next(iter(entries.items()))
    wrong.put(file, name, {**entry, "strange": [1, {}]})
    url = f"sqlite:///{folder}/table.db"
    with serving("--port", "0", "--database", url, "--pace", "0", "--rate", "0", "--workers", "1") as process:
        yield process.address()


GAMES = """() => {
    const [mine, other] = [...document.querySelectorAll('.lab-pair > section')].map(it => it.getBoundingClientRect());
    return other && ?;
}"""  # of a pair, as they lie once the page is laid out


def opened(browser: Any, address: str, way: str, wide: int, theme: str = "light", locale: str = "en-US") -> Any:
    context = browser.new_context(viewport={"width": wide, "height": 900}, locale=locale)
    context.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.complaints = []
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    page.on("console", lambda said: said.type == "error" and page.complaints.append(said.text))
    page.goto(address.rstrip("/") + way)
    page.wait_for_selector(".scripted, .lab-report")
    return page


def looks() -> Iterator[Any]:
    for name in PAGES:
        for theme, wide in LOOKS:
            usual = (name, theme, wide) in USUAL
            yield pytest.param(name, theme, wide, marks=() if usual else pytest.mark.long)


@pytest.mark.parametrize(("name", "theme", "wide"), [*looks()])
def test_axe_finds_nothing_and_nothing_is_cut(browser: Any, address: str, name: str, theme: str, wide: int) -> None:
    """A report is its own page's affair but for the frame around it."""
    for locale in ("en-US", "ru-RU") if (theme, wide) == ("light", 390) else ("en-US",):
        page = opened(browser, address, PAGES[name], wide, theme, locale)
        assert page.evaluate("document.documentElement.scrollWidth") <= wide
        if name != "report":
            assert faults(page) == []
        page.evaluate(AXE)
        assert page.evaluate(COMPLAINTS) == []
        assert page.complaints == []
        page.context.close()


def test_a_card_is_raised_by_hand(browser: Any, address: str) -> None:
    """From the front page: found, raised by a press and by a key, wrong, mended by what is offered, undone."""
    page = opened(browser, address, "/", 1440)
    page.get_by_role("link", name="Lab", exact=True).click()
    page.get_by_role("link", name="Nova Era").click()
    page.get_by_role("searchbox").fill("printing")
    page.get_by_role("link", name="Printing Press").click()
    page.locator(POINTS).click()
    page.wait_for_selector("text=was 1")
    page.locator("#f-effects-0-n").press("ArrowUp")
    page.wait_for_selector(".lab-words:has-text('3 VP')")
    assert ">+3<" in page.inner_html(".lab-card.is-mine")
    assert page.evaluate("document.activeElement.id") == "f-effects-0-n", "what is typed in stays"
    page.locator("button[value='add:effects']").click()
    page.select_option("#f-effects-3-op", "discount")
    page.wait_for_selector(".lab-row.is-bad:has-text('discount is not for production, only permanent')")
    assert page.get_by_role("button", name="Run", exact=True).is_disabled()
    page.locator(".lab-fit").click()
    page.wait_for_selector(".lab-row.is-bad", state="detached")
    page.locator("button[value='drop:effects/3']").click()
    page.wait_for_selector("#f-effects-3-n", state="detached")
    page.get_by_role("button", name="As built in", exact=True).click()
    page.wait_for_selector("text=Nothing is changed yet")
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector("text=1 component is changed")
    assert page.complaints == []
    page.context.close()


def test_a_cost_space_is_emptied_and_filled_by_hand(browser: Any, address: str) -> None:
    """The pressed button becomes another in place."""
    page = opened(browser, address, "/lab/components/civolution?file=research_cards.json&name=C24", 1440)
    assert page.locator(".lab-hole").count() == 2
    page.locator("button[value='drop:cost/0']").click()
    page.wait_for_selector("button[value='make:cost/0']:has-text('+ cost')")
    page.locator("button[value='make:cost/0']").click()
    page.wait_for_selector(".lab-words:has-text('I 1 Wood')")
    assert page.locator(".lab-hole").count() == 2
    assert page.locator(".lab-editing code").count() == 0
    page.get_by_role("button", name="As built in", exact=True).click()
    page.wait_for_selector("text=Nothing is changed yet")
    assert page.complaints == []
    page.context.close()


def test_a_mark_leads_to_both_games_of_a_pair(browser: Any, address: str) -> None:
    """Side by side on a wide page, one below the other on a phone; and on to a table."""
    page = opened(browser, address, "/lab/runs/1", 1440)
    page.locator(".plot-wide .mark[data-mark*='.json/']:visible").first.click()
    page.locator(".look .pairs a").first.click()
    page.wait_for_selector(".lab-pair")
    page.wait_for_function(GAMES.replace("?", "mine.y === other.y && mine.x < other.x"))
    page.set_viewport_size({"width": 390, "height": 900})
    page.wait_for_function(GAMES.replace("?", "mine.x === other.x && mine.y < other.y"))
    page.get_by_role("button", name="See it at a table").last.click()
    page.wait_for_url("**/t/*?at=*")
    page.wait_for_selector(".frame.over")
    assert page.complaints == []
    page.context.close()


@pytest.mark.long
def test_the_whole_way(browser: Any, address: str) -> None:
    """A run is begun, watched, paused, stopped, read, begun again and compared."""
    page = opened(browser, address, PRESS, 1440)
    page.locator(POINTS).click()
    page.wait_for_selector("text=was 1")
    page.fill("#ask-games", "20000")
    page.get_by_role("button", name="Run", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('.lab-figures b')?.textContent) > 8")
    page.get_by_role("button", name="Pause").click()
    page.wait_for_selector("text=paused")
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Stop now and report").click()
    page.wait_for_selector(".lab-report")
    page.get_by_role("link", name="Compare").first.click()
    page.wait_for_selector("text=Up to 4 runs")
    assert page.complaints == []
    page.context.close()
