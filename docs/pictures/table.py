"""Takes the pictures of the table that the README and the pages show: a real server, a real browser, a real game.

    .venv/bin/python docs/pictures/table.py

Bots play a game of Terra Mystica for everybody; in its fifth round the person takes the seat back, and looks around."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from PIL import Image

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.table.browser.hand import DESKTOP, PHONE, chromium
from tests.table.serving import serving

HERE: Final = Path(__file__).parent
SEED: Final = "pictures"
ROUND: Final = "Round 5"
BOT: Final = "greedy"
WAIT: Final = 900  # milliseconds until a page has come to rest
LONG: Final = 180_000


def save(page: Any, name: str) -> None:
    """A picture with few colours: a tenth of the size, and no eye sees it."""
    shot = Image.open(BytesIO(page.screenshot())).convert("RGB")
    shot.quantize(256, dither=Image.Dither.NONE).save(HERE / f"{name}.png", optimize=True)
    print(f"{name}.png", (HERE / f"{name}.png").stat().st_size // 1024, "kB")


class Studio:
    """One table, seen by many browsers of the same person."""

    def __init__(self, browser: Any, address: str, game: str = "terra-mystica", seats: int = 4) -> None:
        self.browser, self.address = browser, address
        context = browser.new_context(viewport=DESKTOP)
        self.page = context.new_page()
        self.page.goto(f"{address}/new?game={game}")
        self.page.locator(f'[name="seats"][value="{seats}"]').check(force=True)
        self.page.fill('[name="name-0"]', "Ada")
        for seat in range(1, seats):
            self.page.select_option(f'[name="seat-{seat}"]', BOT)
        self.open_more()
        self.page.fill('[name="seed"]', SEED)
        self.page.click('form[action="/tables"] button[type="submit"]')
        self.page.wait_for_selector(".frame")
        self.path = self.page.url.removeprefix(address)
        self.state = context.storage_state()

    def open_more(self) -> None:
        for fold in self.page.locator("form details:not([open]) > summary").all():
            fold.click()

    def post(self, what: str, **form: str) -> None:
        self.page.evaluate(
            """async ([path, form]) => {
                const token = document.querySelector('meta[name=csrf]').content;
                await fetch(path, {method: 'POST', headers: {'X-CSRF': token}, body: new URLSearchParams(form)});
            }""",
            [f"{self.path}/{what}", form],
        )

    def play_until(self, wanted: Callable[[], bool]) -> None:
        """A bot stands in until the page shows what is wanted and asks the person."""
        self.post("leave", seat="0", bot=BOT)
        while not wanted():
            assert not self.page.locator(".frame.over").count(), "the game went past it"
            self.page.wait_for_timeout(50)
        self.post("back", seat="0")
        self.page.wait_for_selector('.frame[data-asked="yes"], .frame.over', timeout=LONG)

    def look(self, size: dict[str, int], theme: str = "light", path: str = "", locale: str = "en-GB") -> Any:
        phone = size is PHONE
        context = self.browser.new_context(
            viewport=size, color_scheme=theme, storage_state=self.state, has_touch=phone, is_mobile=phone,
            device_scale_factor=2 if phone else 1, locale=locale,
        )  # fmt: skip
        page = context.new_page()
        page.goto(self.address + (path or self.path))
        page.wait_for_timeout(WAIT)
        return page


# ---- what is looked at
def answers(page: Any) -> list[dict[str, Any]]:
    """What may be answered, as the page itself has read it."""
    found = page.evaluate("async () => (await import('/static/state.js')).answers")
    return [one for one in found if not one["refusal"]]


def hovered(page: Any) -> None:
    """The first dwelling that can be built, or else any first answer on the board."""
    wanted = [one for one in answers(page) if one["places"]]
    best = next((one for one in wanted if one["group"] == "build" and one["chips"].count("gain")), wanted[0])
    page.hover(f"#{best['places'][0]}", force=True)
    page.wait_for_timeout(WAIT)


def looking_back(page: Any) -> None:
    line = page.locator(".journal [data-at]").nth(12)
    line.click()
    page.wait_for_selector(".frame.past")
    page.mouse.move(700, 20)
    page.wait_for_timeout(WAIT)


def shoot(studio: Studio) -> None:
    page = studio.page
    studio.play_until(lambda: ROUND in page.locator(".head").inner_text())
    for name, size, theme in (
        ("table", DESKTOP, "light"), ("table-dark", DESKTOP, "dark"),
        ("table-phone", PHONE, "light"), ("table-phone-dark", PHONE, "dark"),
    ):  # fmt: skip
        seen = studio.look(size, theme)
        if size is DESKTOP:
            hovered(seen)
        save(seen, name)
    seen = studio.look(DESKTOP)
    looking_back(seen)
    save(seen, "table-replay")
    save(studio.look(DESKTOP, path="/"), "table-front")
    save(studio.look(PHONE, "dark", path="/"), "table-front-phone")
    save(studio.look(DESKTOP, path="/new?game=terra-mystica"), "table-new")
    studio.post("leave", seat="0", bot=BOT)
    page.wait_for_selector(".frame.over", timeout=LONG)
    save(studio.look(DESKTOP), "table-end")
    save(studio.look(PHONE, "dark"), "table-end-phone")


def at_server(shooting: Callable[[Any, str], None]) -> None:
    """With a browser, and a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/pictures.db"
        with (
            serving("--port", "0", "--database", database, "--pace", "0.05", "--rate", "0") as process,
            chromium() as browser,
        ):
            shooting(browser, process.address())


if __name__ == "__main__":
    at_server(lambda browser, address: shoot(Studio(browser, address)))
