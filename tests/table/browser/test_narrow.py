"""Phones and tablets: whatever the wide page shows can be reached, and nobody misses a question."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.table.browser.hand import Hand
from tests.table.browser.playing import asked, asked_one, invite, new_table, preferred

SIZES = [(390, 844), (768, 1024), (1024, 768)]
ROOM = 90  # pixels that the answers keep, whatever is asked
IN_SIGHT = """one => { const box = one.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && box.left >= 0 && box.right <= innerWidth
        && box.top >= 0 && box.bottom <= innerHeight; }"""
FAINTEST = """root => {
    const light = (colour) => { const [r, g, b] = colour.match(/[\\d.]+/g).map((n) => n / 255)
        .map((n) => n <= .04045 ? n / 12.92 : ((n + .055) / 1.055) ** 2.4); return .2126 * r + .7152 * g + .0722 * b; };
    const ground = (one) => { const { backgroundColor: found } = getComputedStyle(one);
        return /, 0\\)|\\/ 0\\)/.test(found) ? ground(one.parentElement) : found; };
    const words = [...root.querySelectorAll("*"), root].filter((one) => [...one.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent.trim()) && one.getClientRects().length);
    return Math.min(...words.map((one) => {
        const pair = [light(getComputedStyle(one).color), light(ground(one))];
        return (Math.max(...pair) + .05) / (Math.min(...pair) + .05); })); }"""


def at_first_turn(hand: Hand) -> None:
    """Terra Mystica, in its first round."""
    new_table(hand, "me", "greedy")
    rng = random.Random(4)
    for _ in range(4):
        asked(hand)
        hand.give(preferred(hand, rng))
    asked(hand)
    hand.wait_until_still()


def test_all_rounds_cults_and_the_final_scoring_are_a_tap_away(browser: Any, address: str) -> None:
    hand = Hand(browser, address, phone=True)
    at_first_turn(hand)
    page = hand.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        hand.press(page.locator(".brief"))
        tiles = page.locator(".head .tm-round:not(.tm-final)")
        page.locator(".head .tm-final").wait_for(state="visible")
        assert tiles.count() == 6
        assert all(one.evaluate(IN_SIGHT) for one in tiles.all()), f"all six rounds at {width} px"
        rewards = [one.is_visible() for one in page.locator(".head .tm-round:not(.tm-now, .tm-final) .tm-more").all()]
        assert rewards == [True] * 4, "and what the cults bring: after this round, and after four more"
        assert " ".join(page.locator(".head .tm-final").inner_text().split()) == "18 / 12 / 6 8 / 4 / 2"
        hand.press(page.locator(".answers h1"))
        page.locator(".head").wait_for(state="hidden")
        for key in ("strip", "mat", "cults"):
            hand.press(page.locator(f'.tab[data-panel="{key}"]'))
            assert page.locator(f"#panel-{key}").is_visible()
        assert page.locator("#cult-board").evaluate(IN_SIGHT)
        hand.press(page.locator(".t-journal"))
        assert page.locator("#lines").is_visible()
    hand.assert_content()


def test_answers_and_journal_are_in_sight_however_many_tabs_lie_between(browser: Any, address: str) -> None:
    hand = Hand(browser, address, phone=True)
    new_table(hand, "me", "greedy", game="civolution")
    asked(hand)
    strip = hand.page.locator(".tabs")
    assert strip.evaluate("one => one.scrollWidth > one.clientWidth"), "else there is nothing to see here"
    for left in (0, 1000):
        strip.evaluate("(one, left) => { one.scrollLeft = left; }", left)
        for name in (".t-answers", ".t-journal"):
            assert hand.page.locator(name).evaluate(IN_SIGHT)
    hand.assert_content()


def test_the_journal_has_a_cue_until_it_was_looked_at(browser: Any, address: str) -> None:
    hand = Hand(browser, address, phone=True)
    at_first_turn(hand)
    page, dot = hand.page, hand.page.locator(".t-journal .dot")
    dot.wait_for(state="visible")
    hand.press(page.locator(".t-journal"))
    dot.wait_for(state="hidden")
    hand.press(page.locator(".t-answers"))
    assert dot.is_hidden(), "it was read"
    rng = random.Random(4)
    while dot.is_hidden():  # until somebody else has done something
        hand.give(preferred(hand, rng))
        asked(hand)
    hand.assert_content()


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_what_is_chosen_can_be_read(browser: Any, address: str, theme: str) -> None:
    hand = Hand(browser, address, phone=True)
    hand.page.emulate_media(color_scheme=theme)
    at_first_turn(hand)
    page = hand.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        answer = next(one for one in asked(hand) if one["group"] != "convert" and not one["ends"])
        row = page.locator(f'#answer-list [data-n="{answer["n"]}"]')
        if not row.is_visible():
            hand.press(page.locator(f'#answer-list [data-verb="{answer["group"]}"]').first)
        hand.press(row)
        page.locator("#answer-list .chosen").wait_for(state="visible")
        hand.wait_until_still()
        assert page.locator("#answer-list .chosen").evaluate(FAINTEST) >= 4.5
        assert page.locator("#go .do").evaluate(FAINTEST) >= 4.5
        hand.press(page.locator("#go .step-back"))
    hand.assert_content()


def test_a_long_question_leaves_room_for_its_answers(browser: Any, address: str) -> None:
    hand = Hand(browser, address, phone=True)
    at_first_turn(hand)
    page = hand.page
    page.locator(".answers h1").evaluate(
        "one => { one.textContent = 'Which of all these do you want now? '.repeat(12); }"
    )
    page.locator(".answers > header").evaluate("""one => { const crumbs = document.createElement('ol');
        crumbs.className = 'crumbs'; crumbs.innerHTML = '<li>Something that was done before</li>'.repeat(12);
        one.after(crumbs); }""")
    for width, height in [*SIZES, (360, 640)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator("#answer-list").evaluate("one => one.getBoundingClientRect().height") >= ROOM
        assert page.locator("#answer-list .verb").first.evaluate(IN_SIGHT)
    hand.assert_content()


ELSEWHERE = """Object.defineProperty(document, "hidden", { get: () => true });
    window.notes = [];
    window.Notification = class { constructor(title, { body }) { notes.push(`${title}: ${body}`); } };
    Notification.permission = "granted"; Notification.requestPermission = async () => "granted";"""


def test_who_is_asked_while_looking_elsewhere_is_told(browser: Any, address: str) -> None:
    host, guest = Hand(browser, address, phone=True), Hand(browser, address, phone=True)
    for hand in (host, guest):
        hand.context.add_init_script(ELSEWHERE)
    invite(host, guest)
    other, mover = (guest, host) if asked_one(host, guest) else (host, guest)
    page, rng = other.page, random.Random(1)
    other.press(page.locator('[popovertarget="settings"]'))
    page.locator('[data-setting="notify"]').check()
    other.press(page.locator('[popovertarget="settings"]'))
    other.press(page.locator(".t-journal"))
    assert not page.title().startswith("●")
    while other.fact("asked") != "yes":
        if mover.fact("asked") == "yes":
            mover.give(preferred(mover, rng))
        page.wait_for_timeout(50)
    page.wait_for_function("() => document.title.startsWith('● ')")
    page.locator("#toasts", has_text=other.fact("status")).wait_for()
    page.locator('body[data-tab="answers"]').wait_for()
    assert page.evaluate("notes") == [f"Terra Mystica: {other.fact('status')}"]
    host.assert_content()
    guest.assert_content()


def test_the_tab_follows_the_question(browser: Any, address: str) -> None:
    """Also where one's own answer, given on the board, leads to it."""
    hand = Hand(browser, address, phone=True)
    at_first_turn(hand)
    page = hand.page
    hand.press(page.locator('.tab[data-panel="mat"]'))
    last, answer = int(hand.fact("last")), next(one for one in asked(hand) if not one["ends"])
    page.evaluate("text => import('/static/net.js').then(({ post }) => post('answer', { do: text }))", answer["do"])
    page.wait_for_function("n => Number(document.querySelector('.frame').dataset.last) > n", arg=last)
    assert hand.wait_until_asked()
    page.locator('body[data-tab="answers"]').wait_for()
    hand.assert_content()
