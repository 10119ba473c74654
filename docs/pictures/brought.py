"""Takes the pictures of a game that was played elsewhere: the form with a row that fails, and the game of the ledger.

.venv/bin/python docs/pictures/brought.py"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[2]))

from docs.pictures.table import WAIT, save
from tests.table.browser.hand import DESKTOP, PHONE, chromium
from tests.table.serving import serving

LEDGER: Final = (Path(__file__).parents[2] / "tests/golden/terra_mystica/syx019.txt").read_text("utf-8")


def opened(browser: Any, address: str, text: str, size: dict[str, int], dark: bool = False) -> Any:
    """The page after that was pasted, at rest."""
    page = browser.new_context(viewport=size, color_scheme="dark" if dark else "light").new_page()
    page.goto(f"{address}/bring")
    page.fill("#text", text)
    page.click('.bring button[type="submit"]')
    page.wait_for_selector(".problem, body.awake")
    page.wait_for_timeout(WAIT)
    return page


def main() -> None:
    wrong = LEDGER.replace("alchemists: build B5", "alchemists: build B7")
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        serving("--port", "0", "--database", f"sqlite:///{folder}/table.db", "--rate", "0") as process,
    ):
        address = process.address()
        save(opened(browser, address, wrong, DESKTOP), "table-bring")
        save(opened(browser, address, wrong, PHONE, dark=True), "table-bring-phone-dark")
        page = opened(browser, address, LEDGER, DESKTOP)
        save(page, "table-brought")
        page.click('[data-do="result"]')
        page.click('[popovertarget="settings"]')
        page.wait_for_timeout(WAIT)
        save(page, "table-keepsakes")
        save(opened(browser, address, LEDGER, PHONE, dark=True), "table-brought-phone-dark")


if __name__ == "__main__":
    main()
