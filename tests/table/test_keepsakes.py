"""What can be kept of a game: its ledger, a page that replays it, a film; of a running game where nothing is hidden."""

from __future__ import annotations

import pytest

from demiurge.games.terra_mystica.ledger import import_ledger
from demiurge.kernel.game import digest
from tests.table.serving import TM, Browser, two

MADE = ("ledger.txt", "replay.html", "film.gif")


def begun(ada: Browser, answers: int = 12) -> str:
    """A game of Terra Mystica that has gone on for a while."""
    table, tables = ada.create(seed="1", seats="2", seat__1="random"), ada.server.tables
    for _ in range(answers):
        live = tables.live(table)
        seat = live.state.waiting()[0]
        assert tables.answer(table, seat, live.game.space.format(live.state.answers(seat)[0]), None) is None
    return table


def test_the_ledger_of_a_game_leads_to_the_same_end(ada: Browser, eve: Browser) -> None:
    table = ada.create(seed="1", seats="2", seat__1="random")
    ada.finish(table)
    for who in (ada, eve):
        kept = who.get(f"/t/{table}/ledger.txt")
        assert kept.status_code == 200
        assert kept.headers["content-disposition"] == f'attachment; filename="{TM}-{table}.txt"'
        found = import_ledger(kept.text)
        assert found.refused is None
        assert found.play is not None
        assert sorted(found.play.state.scores()) == sorted(ada.server.tables.live(table).state.scores())


def test_a_running_game_without_secrets_can_be_kept_as_far_as_it_is(ada: Browser) -> None:
    table = begun(ada)
    found = import_ledger(ada.get(f"/t/{table}/ledger.txt").text)
    assert found.play is not None
    live = ada.server.tables.live(table)
    assert sorted(found.play.state.scores()) == sorted(live.state.scores())
    page = ada.get(f"/t/{table}/replay.html")
    assert page.status_code == 200
    assert page.headers["content-disposition"].endswith(f'{TM}-{table}.html"')
    assert 'type="range"' in page.text
    assert "Guest" in page.text, "who sat where"


@pytest.mark.parametrize("file", MADE)
def test_nothing_is_made_of_a_running_game_with_secrets(ada: Browser, bob: Browser, eve: Browser, file: str) -> None:
    table = two(ada, bob)
    for who in (ada, bob, eve):
        refused = who.get(f"/t/{table}/{file}")
        assert refused.status_code == 403
        assert "hidden" in refused.text
        assert f"/t/{table}/{file}" not in who.get(f"/t/{table}").text, "no button, either"
    ada.finish(table)
    assert f"/t/{table}/film.gif" in eve.get(f"/t/{table}").text
    assert f"/t/{table}/ledger.txt" not in eve.get(f"/t/{table}").text, "this game has no ledgers"
    assert eve.get(f"/t/{table}/ledger.txt").status_code == 403


def test_what_can_be_kept_has_buttons_while_a_game_runs_and_at_its_end(ada: Browser) -> None:
    table = begun(ada, 2)
    page = ada.get(f"/t/{table}").text
    assert [page.count(f"/t/{table}/{file}") for file in ("record", *MADE)] == [1, 1, 1, 1], "in the settings"
    ada.finish(table)
    page = ada.get(f"/t/{table}").text
    assert [page.count(f"/t/{table}/{file}") for file in ("record", *MADE)] == [2, 2, 2, 2], "beside the result"


def test_a_game_that_no_ledger_can_tell_says_why(ada: Browser) -> None:
    table = ada.create(seed="1", seats="2", seat__1="random", option__start__vp="2017")
    refused = ada.get(f"/t/{table}/ledger.txt")
    assert refused.status_code == 403
    assert "no words for other start VP" in refused.text


def test_who_only_looks_on_forks_as_whoever_is_asked_there(ada: Browser, eve: Browser) -> None:
    table = ada.create(seed="1", seats="3", seat__1="random", seat__2="random")
    ada.finish(table)
    lines = ada.server.tables.live(table).play.record.lines
    at = next(n for n, line in enumerate(lines) if line.seat == 1)
    made = eve.post(f"/t/{table}/fork", bot="random", at=str(at)).headers["location"].removeprefix("/t/")
    assert [row.kind for row in eve.server.store.seats(made)] == ["bot", "person", "bot"]
    live = ada.server.tables.live(table)
    assert digest(eve.server.tables.live(made).state) == digest(live.state_at(at))
