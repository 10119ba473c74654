"""A page in Russian in a real browser: what its scripts say, the switch, and keys that write other letters."""

from __future__ import annotations

import re
from typing import Any

from tests.table.browser.hand import DESKTOP, PATIENCE

GAME = "theocratia"  # it speaks Russian


def test_scripts_speak_the_language_of_the_page_and_the_switch_changes_both(browser: Any, address: str) -> None:
    context = browser.new_context(viewport=DESKTOP, locale="ru-RU")
    page, complaints = context.new_page(), list[str]()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.goto(f"{address}/rules/{GAME}")
    page.fill("#q", "пирамид")
    page.get_by_text(re.compile(r"^найдено: \d+$")).wait_for()
    assert page.locator("[data-theme-turn]").get_attribute("title") == "Цвета: автоматически"
    page.goto(f"{address}/")
    page.click(f'form[action="/play/{GAME}"] button')
    page.wait_for_selector(".frame")
    page.wait_for_function("() => document.title.includes('Теократия')")
    page.wait_for_selector(".place.legal", state="attached")  # the scripts are there
    page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'и', code: 'KeyB', bubbles: true}))")
    page.get_by_text("Правила: Теократия").wait_for()  # и is where b is
    page.keyboard.press("Escape")
    page.click('[popovertarget="settings"]')
    page.click('#settings [value="en"]')
    page.wait_for_selector('html[lang="en"]')
    page.wait_for_function("() => document.title.includes('Theocratia')")
    assert complaints == []
    context.close()
