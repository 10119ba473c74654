"""The analysis in a real browser: from mark to mark, by keys and by click, and axe finds nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from demiurge.advice import analysis
from demiurge.kernel.registry import find
from demiurge.table.server.server import Server, Settings
from tests.advice.test_analysis import SETTINGS, planted, played_out
from tests.table.browser.hand import DESKTOP, PATIENCE, PHONE
from tests.table.browser.test_axe import AXE, COMPLAINTS
from tests.table.serving import new_file, serving

GAMES = ("theocratia", "nova-era", "civolution")
QUICK = {"nova-era": {"fast": "yes"}}
PARTS = """() => Object.fromEntries("board curve sources:not([hidden]) panels seats side".split(" ").map((name) => {
  const { x, y, width, height } = document.querySelector(`.an .${name}`).getBoundingClientRect();
  return [name.split(":")[0], [x, y, x + width, y + height]];
}))"""
SOME = 24  # turns that are judged: enough for a few marks


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an analysis, some of whose turns were judged."""
    url = new_file(tmp_path_factory.mktemp("analysis"))
    text, at = planted()
    turns = analysis.reviewed(text).turns
    first = next(n for n, turn in enumerate(turns) if turn.at == at)
    chosen = range(max(first - SOME // 2, 0), min(first + SOME // 2, len(turns)))
    found = analysis.whole(text, SETTINGS, [analysis.judge_turn(text, SETTINGS, n) for n in chosen])
    server = Server(Settings(url))
    table = server.tables.bring(text, "somebody", "Ada")
    server.store.reviews.keep(table, server.tables.live(table).row.version, json.dumps(found))
    server.store.close()
    with serving("--port", "0", "--database", url, "--pace", "0", "--rate", "0", "--workers", "1") as process:
        yield f"{process.address()}/t/{table}/analysis"


@pytest.fixture(scope="module")
def outlines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """By game, the address of an analysis without any mark."""
    url, tables = new_file(tmp_path_factory.mktemp("outlines")), dict[str, str]()
    server = Server(Settings(url))
    for game in GAMES:
        text = played_out(find(game).make(QUICK.get(game, {})), {})
        tables[game] = server.tables.bring(text, "somebody", "Ada")
        found = json.dumps(analysis.whole(text, SETTINGS, []))
        server.store.reviews.keep(tables[game], server.tables.live(tables[game]).row.version, found)
    server.store.close()
    with serving("--port", "0", "--database", url, "--pace", "0", "--rate", "0", "--workers", "1") as process:
        address = process.address()
        yield {game: f"{address}/t/{table}/analysis" for game, table in tables.items()}


def opened(browser: Any, place: str, theme: str, size: dict[str, int]) -> Any:
    phone = size["width"] < 700
    context = browser.new_context(viewport=size, bypass_csp=True, reduced_motion="reduce", has_touch=phone)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    page.goto(place)
    page.wait_for_selector("body[data-shown]")
    return page


def now(page: Any) -> int:
    return int(page.evaluate("document.body.dataset.shown"))


@pytest.mark.parametrize("game", GAMES)
def test_no_games_own_layout_moves_the_parts(browser: Any, outlines: dict[str, str], game: str) -> None:
    page = opened(browser, outlines[game], "light", DESKTOP)
    at = page.evaluate(PARTS)
    board, curve, sources, panels = (at[name] for name in ("board", "curve", "sources", "panels"))
    assert board[3] <= curve[1] < curve[3] <= min(sources[1], panels[1]), "one below the other"
    assert sources[2] <= panels[0]
    assert at["seats"][2] <= board[0] < board[2] <= at["side"][0]
    assert board[3] - board[1] > 300
    assert max(sources[3], panels[3], at["side"][3]) <= DESKTOP["height"]
    page.context.close()


def test_from_mark_to_mark(browser: Any, place: str) -> None:
    page = opened(browser, place, "light", DESKTOP)
    at = now(page)
    page.keyboard.press("End")
    page.wait_for_function("document.body.dataset.shown === document.querySelector('#slider').max")
    assert page.locator(".stands p").count() == 2
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("Number(document.body.dataset.shown) === Number(document.querySelector('#slider').max) - 1")
    page.locator(f".line.err[data-at='{at}']").click()
    page.wait_for_function(f"document.body.dataset.shown === '{at}'")
    page.wait_for_selector("#card .ln.good")
    amounts = page.locator("#card [data-amount]").evaluate_all("all => all.map((one) => Number(one.dataset.amount))")
    total = page.locator("#card .all b").inner_text().replace("−", "-")
    assert sum(amounts) == pytest.approx(float(total), abs=0.05), "the rows add up to the figure below them"
    page.locator("#only").click()
    assert page.locator("#lines .line[data-at]:visible").count() == page.locator("#lines .line.err:visible").count() > 0
    page.locator("[data-play-on]").click()
    page.wait_for_url(lambda url: "/analysis" not in url)


@pytest.mark.parametrize(
    ("theme", "size"),
    [("light", DESKTOP), pytest.param("dark", PHONE), *[
        pytest.param(theme, size, marks=pytest.mark.long)
        for theme, size in (("dark", DESKTOP), ("contrast", DESKTOP), ("light", PHONE), ("contrast", PHONE))
    ]],
)  # fmt: skip
def test_axe_finds_nothing(browser: Any, place: str, theme: str, size: dict[str, int]) -> None:
    page = opened(browser, place, theme, size)
    page.evaluate(AXE)
    assert page.evaluate(COMPLAINTS) == []
    if size is PHONE:
        for tab in ("seats", "sources", "journal"):
            page.locator(f"[data-an-tab={tab}]").click()
            assert page.evaluate(COMPLAINTS) == [], tab
