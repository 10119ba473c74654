"""A ledger or a record that somebody pastes becomes a table; what cannot be read says in which row, and makes none."""

from __future__ import annotations

import html
import json
import re
import time
from pathlib import Path

import pytest

from demiurge.games.terra_mystica.ledger import import_ledger
from demiurge.kernel.game import digest
from demiurge.table.game import ledgers
from demiurge.table.game.thinking import NoAnswer
from demiurge.table.seen.rules import rulebook
from demiurge.table.server.guard import LARGEST
from tests.table.serving import ISLES, TM, Browser

LEDGER = (Path(__file__).parent.parent / "golden" / "terra_mystica" / "syn000.txt").read_text("utf-8")
HEAD = LEDGER[: LEDGER.index("engineers: pass BON6")]  # set up, and the first dwellings built


def bring(who: Browser, text: str, **more: str) -> str:
    answer = who.post("/bring", text=text, **more)
    assert answer.status_code == 303, html.unescape(answer.text)
    return answer.headers["location"].removeprefix("/t/")


def test_a_ledger_becomes_a_game_to_replay_and_to_play_on_from_anywhere(ada: Browser, eve: Browser) -> None:
    table, known = bring(ada, LEDGER.replace("\n", "\r\n")), import_ledger(LEDGER).play
    assert known is not None
    live = ada.server.tables.live(table)
    assert live.row.over
    assert digest(live.state) == digest(known.state)
    assert [(row.kind, row.visitor_hash) for row in live.seats] == [("person", "")] * 2
    assert ada.tables()[0].id == table, "it is in the list of who brought it"
    for who in (ada, eve):
        assert who.get(f"/t/{table}?at=40").status_code == 200
    fork = ada.post(f"/t/{table}/fork", at="40").headers["location"].removeprefix("/t/")
    assert digest(ada.server.tables.live(fork).state) == digest(live.state_at(40))
    assert sorted(row.kind for row in ada.server.store.seats(fork)) == ["bot", "person"]


def test_a_ledger_that_is_not_over_goes_on(ada: Browser) -> None:
    table = bring(ada, HEAD)
    live = ada.server.tables.live(table)
    (asked,) = live.state.waiting()
    mine, other = live.seats[asked], live.seats[1 - asked]
    assert (mine.kind, other.kind) == ("person", "bot")
    answer = live.game.space.format(live.state.answers(asked)[0])
    reply = ada.post(f"/t/{table}/answer", do=answer, at=str(live.last), guard=str(live.row.version), seat=str(asked))
    assert reply.status_code == 200


def test_the_map_can_be_said_where_the_ledger_does_not(ada: Browser) -> None:
    setup = LEDGER[: LEDGER.index("swarmlings: build")]
    assert ada.row(bring(ada, setup)).options["map"] == "original"
    assert ada.row(bring(ada, setup, map="fjords")).options["map"] == "fjords"
    assert "no such map" in ada.post("/bring", text=setup, map="atlantis").text


@pytest.mark.parametrize("game", [ISLES, TM])
def test_a_record_becomes_the_same_game(ada: Browser, game: str) -> None:
    played = ada.create(game=game, seed="1", seats="2", seat__1="random")
    ada.finish(played)
    table = bring(ada, ada.get(f"/t/{played}/record").text)
    one, two = (ada.server.tables.live(name) for name in (played, table))
    assert digest(one.state) == digest(two.state)


@pytest.mark.parametrize(
    ("text", "row", "why"),
    [
        ("", 0, "Nothing was pasted"),
        ("hello", 1, "no such setup line"),
        (LEDGER.replace("build C5", "build C9"), 19, "build C9"),
        (LEDGER.replace("option mini-expansion-1", "option maxi"), 5, "no such option"),
        ('{"demiurge":1}', 1, "game"),
        ('{"demiurge":1,"game":"go","seats":2}', 1, "go"),
        ("{", 1, "JSON"),
    ],
)
def test_what_cannot_be_read_says_which_row_and_makes_no_table(ada: Browser, text: str, row: int, why: str) -> None:
    before = len(ada.tables())
    answer = ada.post("/bring", text=text)
    said = html.unescape(answer.text)
    assert answer.status_code == 422
    assert why in said
    assert f'data-row="{row}"' in said
    if row:
        assert f"Row {row}:" in said
        assert text.splitlines()[row - 1] in said, "what was pasted is still there"
    assert len(ada.tables()) == before


def test_it_is_said_in_the_readers_language(ada: Browser) -> None:
    ada.post("/language", to="ru", back="/")
    said = html.unescape(ada.post("/bring", text="{").text)
    assert "Строка 1:" in said
    assert "Ничего не открыто" in said


def test_the_clause_that_refuses_a_row_leads_to_the_rules(ada: Browser) -> None:
    said = ada.post("/bring", text=LEDGER.replace("build C5", "build C9")).text
    clause = re.search(rf'href="/rules/{TM}#(TM-[\d.]+)"', said)
    assert clause is not None
    assert rulebook(TM).sentence(clause[1]) in html.unescape(said), "and is said"


# ---- strangers
def test_a_record_names_no_file_of_the_server(ada: Browser) -> None:
    played = ada.create(game=ISLES, seats="2", seat__1="random")
    ada.finish(played)
    head, *lines = ada.get(f"/t/{played}/record").text.splitlines()
    forged = json.dumps({**json.loads(head), "components": "/etc/passwd"})
    answer = ada.post("/bring", text="\n".join([forged, *lines]))
    assert answer.status_code == 422
    assert "components of its own" in answer.text


def test_what_a_seat_may_read_of_a_running_game_is_no_whole_game(ada: Browser, bob: Browser) -> None:
    """A redacted record brings nobody's cards to light."""
    played = ada.create(game=ISLES, seats="2", seat__1="friend")
    assert ada.post("/bring", text=ada.get(f"/t/{played}/record").text).status_code == 422


def test_nobody_brings_too_much(ada: Browser) -> None:
    assert ada.post("/bring", text="x" * LARGEST).status_code == 413


def test_only_our_own_page_brings(ada: Browser) -> None:
    assert ada.client.post("/bring", data={"text": HEAD}).status_code == 403


def test_markup_in_a_ledger_is_text(ada: Browser) -> None:
    said = ada.post("/bring", text="<script>alert(1)</script>").text
    assert "<script>alert" not in said


def test_tables_that_are_brought_count(ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ada.server.caps, "tables", 1)
    bring(ada, HEAD)
    assert ada.post("/bring", text=HEAD).status_code == 429


def test_what_takes_too_long_is_given_up(ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    async def late(*given: object, **more: object) -> None:
        raise NoAnswer("hint-late", seconds=30)

    monkeypatch.setattr(ada.server.thinkers, "read", late)
    answer = ada.post("/bring", text=HEAD)
    assert answer.status_code == 422
    assert "cannot be read" in answer.text


def test_a_worker_reads_by_turns_with_the_bots(ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who brings many ledgers waits for themselves, not others for them."""
    turns = []
    do = ada.server.thinkers.bots.do

    async def counted(job: object) -> object:
        turns.append((job.turn, job.limit))  # type: ignore[attr-defined]
        return await do(job)  # type: ignore[arg-type]

    monkeypatch.setattr(ada.server.thinkers.bots, "do", counted)
    bring(ada, HEAD)
    ((turn, limit),) = turns
    assert len(turn) == 2
    assert limit == ada.server.thinkers.margin


def test_a_row_of_any_length_is_told_in_brief_and_soon(ada: Browser) -> None:
    for row in ("engineers: " + "pass " * 10_000, "a" * 50_000, "engineers: " + "+FIRE. " * 7_000):
        began = time.process_time()
        _, why, line = ledgers.read(HEAD + row, "", "en")
        assert time.process_time() - began < 2, "what is quadratic takes longer"
        assert (len(why) <= ledgers.LONGEST, line) == (True, len(HEAD.splitlines()) + 1)


def test_numbers_that_nobody_means_are_refused_soon() -> None:
    for text in ("burn 999999999", "convert 999999999pw to 999999999c", "+99999999999FIRE", "dig 99999999"):
        record, why, line = ledgers.read(f"{HEAD}engineers: {text}\n", "", "en")
        assert not record, why
        assert line == len(HEAD.splitlines()) + 1
