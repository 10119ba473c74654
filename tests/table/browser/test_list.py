"""The list of answers, which a page makes from their data, and the rows of an answer elsewhere."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from demiurge.kit.scene import Answer, Group
from demiurge.table.seen import render
from tests.table import fixtures
from tests.table.browser.hand import Hand
from tests.table.browser.playing import new_table
from tests.table.fixtures import shown

MAKE = """async (said) => {
    const [{ list }, { grouped }] = await Promise.all([import("/static/list.js"), import("/static/state.js")]);
    document.querySelector("#answer-list").innerHTML = list(grouped(said));
}"""


@pytest.fixture(scope="module")
def page(running: Any, address: str) -> Any:
    """A table's page, on which any list can be made."""
    hand = Hand(running, address)
    new_table(hand, "me", "me")
    hand.page.wait_for_selector("body.awake #answer-list", state="attached")
    yield hand.page
    hand.context.close()


def listed(page: Any, groups: Sequence[Group]) -> Any:
    s = shown(groups=groups, texts={(n,): f"do {n}" for n in range(8)})
    text = render.answers_json(render.rows_of(s))
    page.evaluate(MAKE, json.loads(text[text.index(">") + 1 : text.rindex("<")]))
    return page.locator("#answer-list")


def refused(key: str) -> Group:
    return Group(key, key.title(), "", [Answer(7, "x", f"Would {key}", refusal="TO-1.2", lacks="2 coins short")])


def test_every_answer_is_listed_once(page: Any) -> None:
    found = listed(page, fixtures.groups())
    numbers = found.locator("[data-n]").evaluate_all("rows => rows.map((row) => row.dataset.n)")
    assert numbers == [str(n) for n in range(7)]


def test_rows_beyond_those_to_list_wait_until_the_group_is_opened(page: Any) -> None:
    found = listed(page, fixtures.groups())
    rest = found.locator(".rest").evaluate_all("rows => rows.map((row) => row.dataset.n)")
    assert rest == ["2"]  # two are listed; the refused one is always
    assert found.locator('.more[data-verb="sow"]').text_content() == "1 more on the board"


def test_a_refusal_says_what_is_missing_and_why_with_its_clause(page: Any) -> None:
    row = listed(page, [refused("dig")]).locator(".ans.no")
    assert row.locator(".why").text_content() == "2 coins short. A field must lie <fallow> first.TO-1.2"
    assert row.locator('[data-clause="TO-1.2"]').count() == 1
    assert "2 coins short. A field must lie <fallow> first." in row.get_attribute("aria-label")


def test_groups_without_a_legal_answer_come_last_under_one_heading(page: Any) -> None:
    found = listed(page, [refused("dig"), *fixtures.groups(), refused("fly")])
    order = found.locator(":scope > *").evaluate_all("all => all.map((one) => one.dataset.group ?? one.textContent)")
    assert order == ["sow", "reap", "step", "Not now", "dig", "fly"]
    assert listed(page, fixtures.groups()).locator(".not-now").count() == 0


def test_what_all_picks_cost_is_said_once(page: Any) -> None:
    found = listed(page, fixtures.groups()).locator(".common").text_content()
    assert "−2" in found
    assert "+3" not in found


def test_what_people_and_games_call_things_is_text(page: Any) -> None:
    nasty = Answer(0, "x", 'A <b> & "name"', note="<i>", refusal="TO-1.2", lacks="<u>")
    found = listed(page, [Group("dig", "<s>", "", [nasty], aside="<q>")])
    assert found.locator("b > b, i, u, s, q").count() == 0
    assert "<s>" in found.locator(".verb-name").text_content()
    assert 'A <b> & "name"' in found.locator(".ans").get_attribute("aria-label")
