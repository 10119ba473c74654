"""Takes the pictures of the lab in the browser: a card that is changed, a run under way, two runs side by side. Some
hundred games of Nova Era are played for them.

.venv/bin/python docs/pictures/lab_pages.py"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[2]))

from docs.pictures.table import WAIT, save
from tests.table.browser.hand import DESKTOP, PHONE, chromium
from tests.table.serving import serving

PRESS: Final = "/lab/components/nova-era?file=technologies.json&name=printing-press"
POINTS: Final = ".lab-step:has(#f-effects-0-n) [data-step='1']"
ENOUGH: Final = (
    "() => document.querySelector('.lab-narrowing svg') && document.querySelector('.lab-progress').value > 45"
)
PATIENCE: Final = 600_000


def opened(browser: Any, address: str, size: dict[str, int], dark: bool = False, locale: str = "en-US") -> Any:
    look = "dark" if dark else "light"
    page = browser.new_context(viewport=size, color_scheme=look, locale=locale).new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    page.wait_for_timeout(WAIT)
    return page


def raised(page: Any, by: int) -> None:
    for _ in range(by):
        was = int(page.input_value("#f-effects-0-n"))
        page.click(POINTS)
        page.wait_for_selector(f".lab-words:has-text('{was + 1} VP')")
    page.wait_for_timeout(WAIT)


def run(page: Any, games: int) -> None:
    page.fill("#ask-games", str(games))
    page.click(".lab-ask .big")


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        serving("--port", "0", "--database", f"sqlite:///{folder}/table.db", "--rate", "0") as process,
    ):
        address = process.address().rstrip("/")
        page = opened(browser, address + PRESS, DESKTOP)
        raised(page, 1)
        run(page, 400)
        page.wait_for_selector(".lab-report")
        page.goto(address + PRESS)
        raised(page, 1)
        save(page, "lab-editor")
        save(opened(browser, address + PRESS, PHONE, dark=True, locale="ru-RU"), "lab-phone")
        run(page, 600)
        page.wait_for_function(ENOUGH)
        save(page, "lab-run")
        page.click("button[value='finish']")
        page.wait_for_selector(".lab-report")
        page.goto(f"{address}/lab/compare?run=1&run=2")
        page.wait_for_timeout(WAIT)
        save(page, "lab-compare")


if __name__ == "__main__":
    main()
