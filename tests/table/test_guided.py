"""A guided game at a table: its steps, its bots, and whether it still fits the rules."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from demiurge.kernel.registry import find, games
from demiurge.kernel.speech import words_of
from demiurge.kit.guide import Step, guide_of, telling
from demiurge.kit.plain import languages_of
from demiurge.table.game import guided
from demiurge.table.game.live import Live
from tests.table.serving import TM, Browser

GUIDED = [meta.name for meta in games().values() if guide_of(meta) is not None]
MOST_WORDS = 45
LONGEST_TITLE = 34  # letters: two lines on a phone
LESSONS = re.compile(r'id="lessons">(.*?)</script>', re.S)


def learn(ada: Browser, game: str = TM) -> str:
    answer = ada.post(f"/learn/{game}")
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/t/")


def lessons(ada: Browser, table: str, **more: str) -> Any:
    query = "&".join(f"{name}={value}" for name, value in more.items())
    found = LESSONS.search(ada.get(f"/t/{table}/frame?{query}").text)
    return json.loads(found[1]) if found else None


def follow(ada: Browser, table: str, answers: int, game: str = TM) -> None:
    """What the guide and its bots are known to play."""
    tables, guide = ada.server.tables, guide_of(find(game))
    assert guide is not None
    for _ in range(answers):
        live = tables.live(table)
        seat = live.state.waiting()[0]
        text = guided.opening(guide, live.play, seat) or guided.guidance_of(live, guide).steps[-1][1]
        assert tables.answer(table, seat, text, None) is None


# ---- whether it fits
@pytest.mark.parametrize("game", GUIDED)
def test_every_step_is_told_to_who_follows(game: str) -> None:
    """And bots are known to play what they may."""
    assert guided.faults(find(game)) == []


@pytest.mark.parametrize("game", GUIDED)
def test_a_bubble_is_short(game: str) -> None:
    """In every language of its game."""
    meta, guide = find(game), guide_of(find(game))
    assert guide is not None
    for language in languages_of(meta.make(meta.complete(dict(guide.options)), "")):
        for step in guide.steps:
            told = telling(step, words_of(meta.package, language))
            said = [told.idea, told.fact, *told.why]
            assert len(" ".join(said).split()) <= MOST_WORDS, f"{step.id} in {language}"
            assert len(told.title) <= LONGEST_TITLE, f"{step.id} in {language}"


@pytest.mark.parametrize("game", GUIDED)
def test_known_openings_can_be_played(game: str) -> None:
    guide = guide_of(find(game))
    assert guide is not None
    assert {seat: len(said) for seat, said in guide.openings.items()} == guided.played_openings(find(game))


def test_a_step_that_a_rule_has_broken_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    guide = guide_of(find(TM))
    assert guide is not None
    broken = [Step("card", propose=["build Z9"]), Step("pass", period=99)]
    monkeypatch.setattr(guided, "guide_of", lambda meta: type(guide)(guide.seed, guide.seats, broken, {}, {}))
    assert guided.faults(find(TM)) == [
        "card is never told: propose ['build Z9']",
        "pass is never told: period 99",
    ]


def test_a_proposal_that_the_page_does_not_offer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would be silent there. A gesture is offered as a whole or not at all."""
    guide = guide_of(find("lantern-isles"))
    assert guide is not None
    broken = type(guide)(guide.seed, guide.seats, [Step("pledge", propose=["pledge 1; trade"])])
    monkeypatch.setattr(guided, "guide_of", lambda meta: broken)
    assert guided.faults(find("lantern-isles")) == ["pledge proposes what the page does not offer: pledge 1; trade"]


def test_a_step_without_words_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    guide = guide_of(find("lantern-isles"))
    assert guide is not None
    nameless = type(guide)(guide.seed, guide.seats, [Step("moonlight")])
    monkeypatch.setattr(guided, "guide_of", lambda meta: nameless)
    assert guided.faults(find("lantern-isles")) == ["moonlight has no words: guide-moonlight"]


# ---- at a table
def test_who_learns_is_told_what_to_do_first(ada: Browser) -> None:
    table = learn(ada)
    first = lessons(ada, table)["now"]
    assert [(one["number"], one["title"], one["do"]) for one in first] == [(1, "Play the Witches", "setup witches")]
    assert ada.server.tables.live(table).row.seed == "harbour"


def test_the_guide_goes_on_with_the_game_and_back_with_it(ada: Browser) -> None:
    table = learn(ada)
    follow(ada, table, 12)
    told = lessons(ada, table)
    assert [one["title"] for one in told["now"]] == ["Income", "Neighbours make trade cheap"]
    assert told["before"]["title"] == "A card for the round"
    ada.server.tables.lives.clear()  # as after a restart
    assert lessons(ada, table) == told
    ada.post(f"/t/{table}/answer", seat="0", do="upgrade E9 to TP")
    assert all(one["title"] != "Income" for one in lessons(ada, table)["now"])
    ada.post(f"/t/{table}/undo", seat="0")
    assert lessons(ada, table) == told
    assert lessons(ada, table, at="3")["now"] == []  # who looks back is told nothing


def test_a_gesture_may_be_proposed(ada: Browser) -> None:
    table = learn(ada, "civolution")
    follow(ada, table, 4, "civolution")
    (told,) = lessons(ada, table)["now"]
    assert told["do"] == "activate migration; die 1; die 3; move grassland-C 2"
    follow(ada, table, 1, "civolution")
    assert [one["title"] for one in lessons(ada, table)["now"]] == ["Settle at a fire"]


def test_what_falls_into_a_gesture_is_told_at_the_next_question(ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody saw the positions between: what is only true there is not told, nor does it count as told."""
    guide = guide_of(find("civolution"))
    assert guide is not None
    more = [*guide.steps[:3], Step("fate", offered="die"), Step("feed", happened="activate")]
    monkeypatch.setattr(guided, "guide_of", lambda meta: replace(guide, steps=more))
    table = learn(ada, "civolution")
    follow(ada, table, 5, "civolution")
    ada.server.tables.lives.clear()  # as after a restart
    told = guided.guidance_of(ada.server.tables.live(table), replace(guide, steps=more))
    assert [step.id for step in told.told] == ["goal", "find", "module"]
    assert [step.id for step, _ in told.steps] == ["feed"]


def test_the_end_is_the_last_of_all_whatever_was_told(ada: Browser) -> None:
    """A step that is rare counts once it is told."""
    table = learn(ada, "lantern-isles")
    assert lessons(ada, table)["total"] == 5
    live = ada.server.tables.live(table)
    while not live.state.over():
        seat = live.state.waiting()[0]
        text = live.game.space.format(sorted(live.state.answers(seat))[0])
        assert ada.server.tables.answer(table, seat, text, None) is None
        live = ada.server.tables.live(table)
    told = lessons(ada, table)
    assert [(one["number"], one["title"]) for one in told["now"]] == [(told["total"], "The end")]


def test_any_other_answer_is_fine(ada: Browser) -> None:
    table = learn(ada)
    follow(ada, table, 3)
    ada.post(f"/t/{table}/answer", seat="0", do="build F4")
    follow(ada, table, 4)
    assert [one["title"] for one in lessons(ada, table)["now"]] == ["A second dwelling"]


def test_who_knows_enough_may_call_it_back(ada: Browser) -> None:
    table = learn(ada)
    ada.post(f"/t/{table}/guide", seat="0", yes="")
    assert lessons(ada, table) == {"speaks": False, "now": [], "before": None, "total": 0}
    ada.post(f"/t/{table}/guide", seat="0", yes="1")
    assert len(lessons(ada, table)["now"]) == 1


def test_a_table_without_a_guide_says_so(ada: Browser) -> None:
    table = ada.create(game=TM)
    assert lessons(ada, table) is None
    assert ada.post(f"/t/{table}/guide", seat="0", yes="1").status_code == 403
    assert ada.post("/learn/nothing").status_code == 404


def test_nobody_else_is_told(ada: Browser, bob: Browser) -> None:
    assert lessons(bob, learn(ada)) is None


def test_bots_play_what_they_are_known_to_play(ada: Browser) -> None:
    table = learn(ada)
    live: Live = ada.server.tables.live(table)
    assert [guided.known_answer(live, seat) for seat in (1, 2)] == ["", ""]  # they are not asked yet
    follow(ada, table, 1)
    assert guided.known_answer(ada.server.tables.live(table), 1) == "setup swarmlings"
    other = ada.create(game=TM, seats="2", seat__0="me", seat__1="greedy", seed="harbour")
    assert guided.known_answer(ada.server.tables.live(other), 0) == ""
