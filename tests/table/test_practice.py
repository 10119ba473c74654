"""Practising positions at a table: the list, judging a turn, going back, playing on."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from demiurge.kernel.play import MOVED_ON
from demiurge.kernel.registry import find
from demiurge.kit.practice import Position, practice_of
from demiurge.table.game import practised
from demiurge.table.seen.exercise import best_move, told
from demiurge.table.seen.look import Look, Looker
from demiurge.table.storage import PRACTICE
from tests.table.serving import ISLES, Browser
from tests.table.test_frames import Page, plain

DAWN = datetime(2000, 1, 1, tzinfo=UTC)

SPARE, SQUALLS = "spare", "squalls"
ME = "2"  # the seat of the first


def position(id: str = SPARE) -> Position:
    practice = practice_of(find(ISLES))
    assert practice is not None
    found = practice.find(id)
    assert found is not None
    return found


def practise(ada: Browser, id: str = SPARE) -> str:
    answer = ada.post(f"/practice/{ISLES}/{id}")
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/t/")


def give(ada: Browser, table: str, *answers: str, id: str = SPARE) -> str:
    """Answers by the page's form; what the page is then."""
    for do in answers:
        answer = ada.post(f"/t/{table}/answer", seat=str(position(id).seat), do=do)
        assert answer.status_code == 200, answer.text
    return ada.get(f"/t/{table}/frame").text


def verdict(page: str) -> str:
    found = re.search(r'data-verdict="(\w+)"', page)
    return found[1] if found else ""


# ---- the list
def test_the_positions_of_a_game_are_listed_with_their_goals(ada: Browser) -> None:
    page = ada.get(f"/practice/{ISLES}").text
    assert page.index("Light an isle and put out none") < page.index("Gain points with two charms")
    assert f'action="/practice/{ISLES}/{SPARE}"' in page
    picture = ada.get(f"/practice/{ISLES}/{SPARE}/picture.svg?theme=dark")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert f'href="/practice/{ISLES}"' in ada.get("/").text


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/practice/no-such-game", "There is no such game"),
        ("/practice/pit", "There is no such game"),  # nobody has written positions for it
        (f"/practice/{ISLES}/no-such/picture.svg", "There is no such position"),
    ],
)
def test_what_is_not_there_is_said_in_words(ada: Browser, path: str, words: str) -> None:
    answer = ada.get(path)
    assert answer.status_code == 404
    assert words in answer.text


def test_a_position_that_is_not_there_gets_no_table(ada: Browser) -> None:
    for game, words in ((ISLES, "There is no such position"), ("no-such-game", "There is no such game")):
        answer = ada.post(f"/practice/{game}/no-such")
        assert answer.status_code == 404
        assert words in answer.text
    assert ada.get(f"/practice/{ISLES}/{SPARE}").headers["location"] == f"/practice/{ISLES}"


# ---- the table
def test_a_table_opens_at_the_position_with_the_goal_above_the_board(ada: Browser) -> None:
    page = ada.get(f"/t/{practise(ada)}").text
    assert page.index('id="goal"') < page.index('id="board-box"')
    assert verdict(page) == "open"
    told = re.sub(r"<[^>]+>", "", page)
    for words in (
        "Light an isle and put out none of your lanterns",
        "Practice 1 of 2",
        "3 ways lead there",
        "It begins with: Play a charm",
    ):
        assert words in told
    assert 'id="solved"' not in page


def test_such_tables_are_in_no_list_and_one_is_enough_for_a_position(ada: Browser, bob: Browser) -> None:
    table = practise(ada)
    give(ada, table, "play c1")
    assert practise(ada) == table
    assert ada.row(table).length == len(position().record.lines)  # at its beginning again
    assert practise(ada, SQUALLS) != table
    assert practise(bob) != table
    assert ada.tables() == []
    assert not ada.row(table).listed


def test_a_position_takes_a_table_of_what_one_may_have(ada: Browser) -> None:
    """Of what an address may have: nobody who practises much is kept from playing."""
    ada.server.caps.tables = 1
    practise(ada)
    answer = ada.post(f"/practice/{ISLES}/{SQUALLS}")
    assert answer.status_code == 429
    assert practise(ada)  # the one that there is
    ada.server.caps.tables = 2
    assert practise(ada, SQUALLS)
    mine, here = ada.server.store.at_play(ada.row(practise(ada)).host_hash, ada.row(practise(ada)).origin, DAWN)
    assert (mine, here) == (0, 2)


def test_a_spectator_is_told_nothing_of_the_goal(ada: Browser, bob: Browser) -> None:
    table = practise(ada)
    give(ada, table, "play c1")
    assert 'id="goal"' not in bob.get(f"/t/{table}").text


def test_what_others_hold_never_reaches_the_page(ada: Browser) -> None:
    """The record of a position has it: what was drawn in secret, and answers that were given so."""
    table = practise(ada)
    page, kept = ada.get(f"/t/{table}").text, ada.get(f"/t/{table}/record").text
    lines = position().record.lines
    assert any(line.secret and line.seat == 0 for line in lines)
    assert kept == ada.server.tables.live(table).play.record.redacted(int(ME))
    (held,) = ada.server.tables.live(table).state.hands[0]  # type: ignore[attr-defined]
    assert re.search(r"\bc12\b", page)  # of one's own
    assert not re.search(rf"\bc{held + 1}\b", page)


# ---- judging
def test_who_reaches_the_goal_is_told_why_and_the_table_stands_still(ada: Browser) -> None:
    table = practise(ada)
    assert verdict(give(ada, table, "play c1")) == "open"
    page = give(ada, table, "light c2")
    assert verdict(page) == "reached"
    told = re.sub(r"<[^>]+>", "", page)
    for words in ("Play the cask first", "The other ways: Play the cask, then Light c3; ", "Next position"):
        assert words in told
    assert 'data-clause="LI-2.5"' in page
    assert f'hx-post="/practice/{ISLES}/{SQUALLS}"' in page
    assert 'data-asked="no"' in page
    assert ada.server.tables.answer(table, int(ME), "trade", None) == MOVED_ON
    with ada.server.tables.holding(table) as live:
        assert practised.bots_rest(live)


def test_points_are_told_by_where_they_come_from(ada: Browser) -> None:
    page = give(ada, practise(ada, SQUALLS), "play c17", "play c18", id=SQUALLS)
    assert verdict(page) == "reached"  # in the midst of the turn
    told = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page[page.index('id="solved"') :]))
    assert "charms +2 Points of this turn +2" in told
    assert "(× 2)" in told
    assert f'href="/practice/{ISLES}"' in page  # the last one leads back to the list


def test_who_has_reached_the_goal_hears_what_the_analysis_would_have_played(ada: Browser) -> None:
    """A turn that it surely prefers to all ways, with what that is worth; a way; or just what was played."""
    page = give(ada, practise(ada), "play c1", "light c2")
    assert (
        "Without a goal the analysis would have played: Play the cask, then Trade (about 1.1 points more in the end)."
        in page
    )
    page = give(ada, practise(ada, SQUALLS), "play c17", "play c18", id=SQUALLS)
    assert "Without a goal the analysis would have played the same." in page


@pytest.mark.parametrize(
    ("best", "says"),
    [
        (["play c1", "light c3"], "The analysis likes this way best: Play the cask, then Light c3."),
        (["trade"], "Without a goal the analysis would have played: Trade."),
        ([], ""),
    ],
)
def test_a_best_move_is_told_by_its_kind(best: list[str], says: str) -> None:
    one, given = replace(position(), best=best, gain=0.0), Counter(["play c1", "light c2"])
    assert best_move(one, told(one, "en"), given, "en") == says


def test_a_best_move_that_only_ends_the_turn_is_said_so() -> None:
    one = replace(position(), best=["trade"], gain=0.0)
    ends = told(one, "en")._replace(best=[])  # an answer that only ends a turn is no deed
    assert best_move(one, ends, Counter(), "en") == "Without a goal the analysis would have played: end the turn."


def test_a_turn_that_ends_without_the_goal_is_one_click_from_its_beginning(ada: Browser) -> None:
    table = practise(ada)
    first = ada.get(f"/t/{table}/frame").text
    page = give(ada, table, "play c1", "trade")
    assert verdict(page) == "missed"
    assert "Not yet" in page
    assert 'id="solved"' not in page
    ada.server.tables.lives.clear()  # as after a restart
    assert verdict(ada.get(f"/t/{table}/frame").text) == "missed"
    assert ada.post(f"/t/{table}/restart", seat=ME).status_code == 200
    again = ada.get(f"/t/{table}/frame").text
    assert verdict(again) == "open"
    goal = re.compile(r'<section class="panel goal.*?</section>', re.S)
    assert goal.findall(again) == goal.findall(first)
    assert verdict(give(ada, table, "play c1", "light d2")) == "reached"


def test_taking_back_is_free_but_not_behind_the_position(ada: Browser) -> None:
    table, start = practise(ada), len(position().record.lines)
    assert ada.post(f"/t/{table}/undo", seat=ME).status_code == 422
    assert ada.post(f"/t/{table}/ask", seat=ME).status_code == 422
    assert ada.post(f"/t/{table}/restart", seat=ME).status_code == 422
    give(ada, table, "play c1", "trade")
    assert ada.post(f"/t/{table}/undo", seat=ME).status_code == 200
    assert verdict(ada.get(f"/t/{table}/frame").text) == "open"
    assert ada.post(f"/t/{table}/undo", seat=ME).status_code == 200
    assert ada.row(table).length == start
    assert ada.post(f"/t/{table}/undo", seat=ME).status_code == 422


def test_who_plays_on_has_a_table_like_any_other(ada: Browser) -> None:
    table = practise(ada)
    give(ada, table, "play c1", "trade")
    assert ada.post(f"/t/{table}/play-on").status_code == 200
    assert [row.id for row in ada.tables()] == [table]
    assert PRACTICE not in ada.row(table).settings
    page = ada.get(f"/t/{table}/frame").text
    assert 'id="goal"' not in page
    with ada.server.tables.holding(table) as live:
        assert not practised.bots_rest(live)
    answer = ada.post(f"/t/{table}/play-on")
    assert answer.status_code == 403
    assert practise(ada) != table


def test_the_others_react_as_the_search_takes_them_to(ada: Browser) -> None:
    table = practise(ada)
    tables = ada.server.tables
    with tables.holding(table) as live:
        assert practised.bots_rest(live)
        assert practised.known_answer(live, 1) == ""  # it is not its turn to react
    other = ada.create(ISLES, seats="2", seat__1="greedy")
    with tables.holding(other) as live:
        assert not practised.bots_rest(live)
        assert practised.known_answer(live, 1) == ""


def test_a_position_that_is_another_by_now_leaves_an_ordinary_table(ada: Browser) -> None:
    table = practise(ada)
    ada.server.store.configure(table, settings={PRACTICE: SQUALLS})
    assert 'id="goal"' not in ada.get(f"/t/{table}").text
    ada.server.store.configure(table, settings={PRACTICE: "gone"})
    assert 'id="goal"' not in ada.get(f"/t/{table}").text


# ---- frames
def test_what_is_kept_of_a_practice_is_what_would_be_drawn_afresh(ada: Browser) -> None:
    table, tables = practise(ada), ada.server.tables
    look, page = Look(tables), Page()
    for do in ("play c1", "trade", "back", "play c1", "light d2", "on"):
        if do == "on":
            tables.play_on(table)
        else:
            assert (tables.restart(table, 2) if do == "back" else tables.answer(table, 2, do, None)) is None
        kept, fresh = (one.frame(table, Looker(ada.token), 2, None, True)[1] for one in (look, Look(tables)))
        assert plain(kept) == plain(fresh) == page.take(kept)
