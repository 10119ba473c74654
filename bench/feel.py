"""What a person feels at a table: from a click to the new board, and from the slider to the board of then.

    .venv/bin/python bench/feel.py [--times 30] [--json]

A real server, a real browser of 1440 x 900; a table in the midst of each of the four games, with two people. From the
click that gives an answer, or from the slider's move (to anywhere, and from the end to the first answer), to the first
picture after the board is there: server, line and browser together."""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.table_load import GAMES, Seated, played, share
from tests.table.browser.hand import DESKTOP, PATIENCE, chromium
from tests.table.serving import serving

REST: Final = 400  # ms from one to the next, as long as pieces are in the air: nobody is quicker
SHOWN: Final = """(deed) => new Promise((done, fail) => {
    const painted = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
    document.addEventListener("shown", painted, { once: true });
    setTimeout(() => fail(new Error("no new board")), 20000);
    const began = performance.now();
    deed();
})"""
CLICK: Final = f"""(luck) => {{
    const rows = [...document.querySelectorAll("#answer-list :is(.ans, .pick):not(.no)")];
    const row = rows[Math.floor(luck * rows.length)];
    const answers = JSON.parse(document.querySelector("#answers").textContent).filter((one) => "do" in one);
    const light = answers[row.dataset.n].light || row.matches(".end");
    if (!light) row.click(); // chosen, or asked which of several: it is given by the second click
    const given = () => document.querySelector("#go.on .do") ?? document.querySelector("#bubble [data-n]:not(.no)");
    return ({SHOWN})(() => (light ? row : given()).click());
}}"""
SLIDE: Final = f"""(at) => ({SHOWN})(() => {{
    const slider = document.querySelector("#slider");
    slider.value = at;
    slider.dispatchEvent(new Event("input", {{ bubbles: true }}));
}})"""


def sit(browser: Any, address: str, seated: Seated) -> list[Any]:
    """A page for each of the two."""
    pages = []
    for token in seated.tokens:
        context = browser.new_context(viewport=DESKTOP)
        context.add_cookies([{"name": "demiurge", "value": token, "url": address}])
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(f"{address}/t/{seated.table}")
        page.wait_for_selector("body.awake")
        pages.append(page)
    return pages


def fact(page: Any, name: str) -> str:
    return str(page.locator(".frame").get_attribute(f"data-{name}"))


def clicked(pages: list[Any], rng: random.Random) -> float:
    """One answer of whoever is asked, in milliseconds."""
    page = next(one for one in pages if fact(one, "asked") == "yes")
    last = int(fact(page, "last"))
    took = float(page.evaluate(CLICK, rng.random()))
    for one in pages:
        one.wait_for_function("(n) => Number(document.querySelector('.frame').dataset.last) > n", arg=last)
    page.wait_for_timeout(REST)
    return took


def slid(page: Any, at: int) -> float:
    """From wherever the slider is to that position."""
    took = float(page.evaluate(SLIDE, at))
    page.wait_for_timeout(REST)
    return took


def measure(browser: Any, address: str, seated: Seated, times: int) -> dict[str, list[float]]:
    pages, rng = sit(browser, address, seated), random.Random(seated.table)
    clicks: list[float] = []
    while len(clicks) < times and not pages[0].locator(".frame.over").count():
        clicks.append(clicked(pages, rng))
    last = int(fact(pages[0], "last"))
    slides = [slid(pages[0], rng.randrange(last)) for _ in range(times)]
    far = [slid(pages[0], at) for _ in range(times) for at in (1, last - 1)][::2]  # from the end to the first answer
    for page in pages:
        page.context.close()
    return {"click": clicks, "slider": slides, "to the first": far}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=30, help="of each, at each table")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found: dict[str, dict[str, dict[str, float]]] = {}
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        database = f"sqlite:///{folder}/feel.db"
        tables = played(database, len(GAMES))
        with serving("--port", "0", "--database", database, "--rate", "0") as process:
            address = process.address()
            for game, seated in zip(GAMES, tables, strict=True):
                times = measure(browser, address, seated, args.times)
                found[game] = {
                    what: {"median": round(median(ms)), "p90": round(share(ms, 0.9)), "max": round(max(ms))}
                    for what, ms in times.items()
                }
    if args.json:
        print(json.dumps(found))
    else:
        for game, times_of in found.items():
            print(game, *(f"{what}: {ms}" for what, ms in times_of.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
