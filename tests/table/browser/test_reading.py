"""Reading a page in a real browser: in Russian, with keys that write other letters; the journal, the rules and the
legend by the keyboard."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from tests.table.browser.hand import DESKTOP, PATIENCE, Hand
from tests.table.browser.playing import asked, new_table, preferred
from tests.table.serving import serving

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


POLISH = """
language-name = Polski
search-found = { $n ->
     [0] nic
     [one] jedna reguła
     [few] { $n } reguły
    *[many] { $n } reguł
}
"""


@pytest.mark.long
def test_scripts_say_the_form_that_goes_with_a_number(browser: Any, tmp_path: Path) -> None:
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "table.ftl").write_text(POLISH, "utf-8")
    url = f"sqlite:///{tmp_path}/table.db"
    with serving("--port", "0", "--database", url, "--workers", "1", DEMIURGE_WORDS=str(tmp_path)) as process:
        page = browser.new_context(viewport=DESKTOP, locale="pl-PL").new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(f"{process.address()}/rules/{GAME}")
        page.fill("#q", "nothing has this word")
        page.get_by_text("nic", exact=True).wait_for()
        said = "numbers => import('/static/state.js').then(({ t }) => numbers.map(n => t('search-found', { n })))"
        assert page.evaluate(said, [0, 1, 2, 5, 22]) == ["nic", "jedna reguła", "2 reguły", "5 reguł", "22 reguły"]


FOCUS = "() => document.activeElement.id || document.activeElement.className"


def test_the_journal_is_one_stop_of_the_keyboard(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    new_table(hand, "me", "greedy")
    rng = random.Random(1)
    for _ in range(3):
        asked(hand)
        hand.give(preferred(hand, rng))
    assert hand.wait_until_asked()
    page = hand.page
    passages = page.eval_on_selector_all("#lines .passage", "found => found.map(one => one.id)")
    assert len(passages) > 4
    page.focus('button.talk[data-talk="chat"]')
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUS) == "lines"
    for key, at in [("ArrowUp", -1), ("ArrowUp", -2), ("ArrowLeft", -3), ("ArrowDown", -2), ("Home", 0), ("End", -1)]:
        page.keyboard.press(key)
        assert page.evaluate(FOCUS) == passages[at]
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.scrub') !== null"), "beyond the journal"
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(FOCUS) == "lines"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")  # a passage leads to its position
    page.wait_for_selector(".frame.past", state="attached")
    assert page.evaluate(FOCUS) == passages[-2]
    hand.assert_content()


def test_the_drawer_is_a_book_that_can_be_read_and_asked_by_keyboard(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    new_table(hand, "me", "greedy")
    page = hand.page
    hand.wait_until_asked()
    page.keyboard.press("b")
    page.locator("#rules-TM-17\\.23").wait_for(state="attached")
    assert page.locator("#clauses .rule").count() > 400
    assert page.evaluate(FOCUS) == "rules-q"
    assert page.input_value("#rules-q") == "", "the key itself is not typed"
    for _ in range(3):  # the book, and its chapters
        page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.textContent") == "2 Setup"
    page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.textContent").startswith("2 Setup")
    assert page.locator("#rules-TM-2\\.1").is_visible()
    before = page.url
    page.focus("#rules-q")
    page.keyboard.type("how do I win?")
    page.locator("#found .chapter:first-of-type .rule:first-of-type", has_text="TM-17.23").wait_for()
    assert not page.locator("#clauses").is_visible()
    page.focus("#found .clause")
    page.keyboard.press("Enter")  # in its chapter
    page.locator("#rules-TM-17\\.23.marked").wait_for()
    assert page.evaluate(FOCUS) == "rules-TM-17.23"
    assert page.locator("#found").is_hidden()
    assert page.url == before
    page.keyboard.press("Escape")
    assert page.locator("#drawer").is_hidden()
    hand.assert_content()


def test_a_name_that_was_typed_is_kept_whatever_is_clicked_next(browser: Any, address: str) -> None:
    hand = Hand(browser, address, locale="ru-RU")
    page = hand.page
    hand.open("/")
    assert str(page.locator("#me").get_attribute("placeholder")).startswith("Гость ")
    page.fill("#me", "Grete")
    page.click(f'a.second[href="/new?game={GAME}"]')
    page.wait_for_selector("#order")
    assert page.input_value("#name-0") == "Grete"
    hand.open("/")
    assert page.input_value("#me") == "Grete"
    page.fill("#me", "Margarete")
    page.click(f'form[action="/play/{GAME}"] button')
    page.wait_for_selector(".frame")
    hand.open("/")
    assert page.input_value("#me") == "Margarete"
    assert page.locator(".entry .mine").count() == 1, "one press, one table"
    hand.assert_content()


def test_a_refusal_leads_to_its_clause(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    new_table(hand, "me", "greedy")
    page = hand.page
    hand.wait_until_asked()
    page.evaluate("() => import('/static/net.js').then(({ post }) => post('answer', { do: 'pass BON1' }))")
    page.locator(".toast", has_text="You are asked something else now: Which faction do you play?").wait_for()
    page.click('.toast [data-clause="K-1"]')
    page.locator("#rules-K-1.marked").wait_for()


OPEN = "#legend:popover-open"


def test_the_legend_is_one_key_away_and_gives_the_focus_back(browser: Any, address: str) -> None:
    hand = Hand(browser, address)
    new_table(hand, "me", "greedy")
    page = hand.page
    page.wait_for_selector("body.awake")
    button = 'button[data-do="legend"]'
    page.focus(button)
    page.keyboard.press("l")
    page.wait_for_selector(OPEN)
    assert page.evaluate(FOCUS) == "legend-q"
    page.keyboard.type("shovel")  # what most people call a spade
    page.wait_for_selector(".legend.sought")
    assert page.locator(".sign:visible b").all_inner_texts() == ["Spade"]
    page.locator(".sign:visible summary").click()
    page.locator(".sign[open] .clause").first.wait_for()  # its tip, with the clauses that speak of it
    page.keyboard.press("Escape")
    page.wait_for_selector("#legend", state="hidden")
    assert page.evaluate("selector => document.activeElement.matches(selector)", button)
    page.keyboard.down("w")  # the wheel alone, as long as the key is down
    page.wait_for_selector(f"{OPEN}.alone .tm-wheel")
    assert not page.locator("#legend-q").is_visible()
    page.keyboard.up("w")
    page.wait_for_selector("#legend", state="hidden")
    page.click(button)
    page.wait_for_selector(f"{OPEN}:not(.alone) #legend-q")
    page.locator("#legend .legend-head .tool").click()
    page.wait_for_selector("#legend", state="hidden")
    hand.assert_content()
