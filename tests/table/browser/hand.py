"""A hand at a real browser: it looks for a glowing place, reaches for it, and takes what the table offers there."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

NAMES = (
    "chromium-headless-shell",  # the same browser without a window, at two thirds of the cost
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
)  # fmt: skip
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
HURRY = 8
PATIENCE = 30_000  # milliseconds; the machine may be busy
GIVEN = """last => Number(document.querySelector('.frame').dataset.last) > last
    && !document.body.classList.contains('giving')"""  # not only another's, who was asked at the same time
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@contextmanager
def chromium() -> Iterator[Any]:
    """The browser of this machine; without one the test says so."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip("no Chromium on this machine: the tests in a real browser are left out")
    driver = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with driver.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


class Hand:
    """One person at one page. Whatever the page complains of on its console is a failure.

    hurried: pieces move as always, but eight times as fast: else one waits for pieces most of the time."""

    def __init__(
        self, browser: Any, address: str, phone: bool = False, hurried: bool = True, locale: str = "en-US"
    ) -> None:
        self.phone = phone
        size = PHONE if phone else DESKTOP
        self.context = browser.new_context(viewport=size, has_touch=phone, is_mobile=phone, locale=locale)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        if hurried:
            tools = self.context.new_cdp_session(self.page)
            tools.send("Animation.enable")
            tools.send("Animation.setPlaybackRate", {"playbackRate": HURRY})
        self.address = address
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.by_place = self.by_row = self.clicks = 0
        self.missed: list[str] = []  # answers that have a place which could not be reached

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)

    # ---- what the page says
    def fact(self, name: str) -> str:
        return str(self.page.locator(".frame").first.get_attribute(f"data-{name}") or "")

    def wait_until_asked(self) -> bool:
        """False when the game is over instead."""
        told = """() => { const frame = document.querySelector('.frame');  // none while another page comes
            if (document.body?.classList.contains('giving')) return false;
            return frame?.dataset.asked === 'yes' ? 'asked' : frame?.classList.contains('over') && 'over'; }"""
        return bool(self.page.wait_for_function(told).json_value() == "asked")  # at once: the next frame says otherwise

    def wait_for_frame(self) -> bool:
        self.page.wait_for_selector(".frame", state="attached")
        return True

    def answers(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        group = ""
        for one in json.loads(self.page.locator("#answers").text_content() or "[]"):
            group = one.get("key", group)
            usual = {"places": [], "light": False, "ends": False}
            found += [{**usual, **one, "n": len(found), "group": group}] if "do" in one else []
        return [one for one in found if "refusal" not in one]

    # ---- reaching
    def press(self, found: Any) -> None:
        self.clicks += 1
        found.tap() if self.phone else found.click()

    def give(self, answer: dict[str, Any]) -> None:
        """Give an answer: by its place on the board where it has one in sight, else by its row."""
        last = int(self.fact("last"))
        if not self.reach(answer):
            self.pick_row(answer)
        self.page.wait_for_function(GIVEN, arg=last)

    def wait_until_still(self) -> None:
        """Whoever reaches for a piece waits until it lies; what glows for ever does not count."""
        self.page.wait_for_function("""() => !document.getAnimations().some(
            (one) => one.playState === 'running' && Number.isFinite(one.effect.getComputedTiming().endTime))""")

    def reach(self, answer: dict[str, Any]) -> bool:
        self.wait_until_still()
        spots = {where: spot for where in answer["places"] if (spot := self.spot(where))}
        if answer["places"] and not spots and self.page.locator("#tip").is_visible():
            self.page.mouse.move(1, 1)  # what is explained lies over it, until the pointer has left its row
            self.page.locator("#tip").wait_for(state="hidden")
            spots = {where: spot for where in answer["places"] if (spot := self.spot(where))}
        place = next(iter(spots), None)
        if place is None:
            self.missed += [answer["do"]] if answer["places"] else []
            return False
        alone = len([one for one in self.answers() if place in one["places"]]) == 1
        x, y = spots[place]
        self.page.touchscreen.tap(x, y) if self.phone else self.page.mouse.click(x, y)
        self.by_place += 1
        self.clicks += 1
        if (answer["light"] or answer["ends"]) and alone:
            return True  # it is given at once
        row = self.page.locator(f'#bubble:not([hidden]):not(.passing) [data-n="{answer["n"]}"]')
        chosen = self.page.locator("#go.on")
        try:
            row.or_(chosen).first.wait_for(state="visible", timeout=5000 if self.phone else PATIENCE)
        except Exception:  # a tap right after another is a zoom: whoever meant the place takes its row then
            if not self.phone:
                raise
            self.by_place -= 1
            return False
        self.press(row.first) if row.count() else self.confirm(answer)  # a row there is the second word
        return True

    def confirm(self, answer: dict[str, Any]) -> None:
        """The second word, which a light answer does not need, nor the end of a turn."""
        if answer["light"] or answer["ends"]:
            return
        self.page.locator("#go.on").wait_for(state="visible")
        said = self.page.locator("#go .do").text_content() or ""
        assert answer["name"] in said, f"{answer['name']} was chosen, and the button says {said}"
        self.press(self.page.locator("#go .do"))

    def spot(self, place: str) -> tuple[float, float] | None:
        """A point of a place over which nothing else lies: its middle, or somewhere near its edge."""
        script = """id => {
            const element = document.getElementById(id);
            if (!element || !element.classList.contains('legal')) return null;
            const box = element.getBoundingClientRect();
            const parts = [[.5, .5], [.5, .1], [.5, .9], [.1, .5], [.9, .5], [.25, .25], [.75, .75]];
            const points = parts.map(([x, y]) => [box.left + box.width * x, box.top + box.height * y]);
            return points.find(([x, y]) => document.elementFromPoint(x, y)?.closest('.place.legal')?.id === id) ?? null;
        }"""
        found = self.page.evaluate(script, place)
        return (found[0], found[1]) if found else None

    def pick_row(self, answer: dict[str, Any]) -> None:
        ways = [one for one in self.answers() if self.alike(one, answer)]
        row = self.page.locator(f'#answer-list [data-n="{ways[0]["n"]}"]')
        if not row.is_visible():
            self.press(self.page.locator(f'#answer-list [data-verb="{answer["group"]}"]').first)
        row.wait_for(state="visible")
        self.press(row)
        if len(ways) > 1:  # the row stands for several: the second word says which
            self.press(self.page.locator(f'#bubble:not([hidden]) [data-n="{answer["n"]}"]'))
        else:
            self.confirm(answer)
        self.by_row += 1

    def alike(self, one: dict[str, Any], answer: dict[str, Any]) -> bool:
        """Whether one row of the list stands for both."""
        both = one["group"] == answer["group"] and one["places"] == answer["places"]
        return one["n"] == answer["n"] or (both and bool(one.get("again") or answer.get("again")))

    def assert_content(self) -> None:
        assert self.complaints == []
