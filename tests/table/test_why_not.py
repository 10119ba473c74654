"""Refusals as people read them: with names, and with the clause beside them."""

from __future__ import annotations

from urllib.parse import unquote

import pytest

from demiurge.table.seen import refusals
from tests.table.serving import Browser

ISLES = "lantern-isles"
ASKED = {"seats": "2", "seat-0": "me", "seat-1": "friend", "name-0": "Ada"}


@pytest.fixture
def table(ada: Browser, bob: Browser) -> str:
    """Ada and Maria, in a game where one is asked after the other."""
    found = ada.create("terra-mystica", **ASKED)
    assert bob.post(ada.link(found, 1), name="Maria").status_code == 303
    return found


def asked_and_other(ada: Browser, bob: Browser, table: str) -> tuple[Browser, Browser, int]:
    seat = ada.server.tables.live(table).state.waiting()[0]
    return (ada, bob, seat) if seat == 0 else (bob, ada, seat)


def told(answer: object) -> tuple[str, str]:
    headers = answer.headers  # type: ignore[attr-defined]
    return unquote(headers["x-problem"]), headers.get("x-clause", "")


def test_who_is_not_asked_hears_whose_turn_it_is(ada: Browser, bob: Browser, table: str) -> None:
    _, other, seat = asked_and_other(ada, bob, table)
    said = other.post(f"/t/{table}/answer", seat=str(1 - seat), do="pass BON1")
    assert told(said) == (f"It is {('Ada', 'Maria')[seat]}’s turn.", "K-2")


def test_who_is_asked_something_else_hears_what(ada: Browser, bob: Browser, table: str) -> None:
    asked, _, seat = asked_and_other(ada, bob, table)
    said = asked.post(f"/t/{table}/answer", seat=str(seat), do="pass BON1")
    assert told(said)[0] == "You are asked something else now: Which faction do you play?"


def test_who_was_too_slow_hears_who_was_not(ada: Browser, bob: Browser, table: str) -> None:
    asked, other, seat = asked_and_other(ada, bob, table)
    assert asked.post(f"/t/{table}/answer", seat=str(seat), do="setup witches", at="0").status_code == 200
    late = other.post(f"/t/{table}/answer", seat=str(1 - seat), do="setup nomads", at="0")
    assert told(late) == (f"{('Ada', 'Maria')[seat]} has answered meanwhile: look again.", "K-4")
    assert other.post(f"/t/{table}/answer", seat=str(1 - seat), do="setup nomads", at="1").status_code == 200
    back = asked.post(f"/t/{table}/undo", seat=str(seat))
    assert told(back)[0].startswith(f"{('Ada', 'Maria')[1 - seat]} has answered since")
    nothing = asked.post(f"/t/{table}/redo", seat=str(seat))
    assert told(nothing) == ("There is nothing of yours to take back.", "K-6")


def test_a_seat_of_somebody_else_is_called_by_name(ada: Browser, bob: Browser, table: str) -> None:
    said = bob.post(f"/t/{table}/answer", seat="0", do="setup witches")
    assert told(said)[0] == "That seat is Ada’s, not yours."
    assert told(bob.post(f"/t/{table}/answer", seat="7", do="setup witches"))[0] == "That seat is not yours."


def test_a_free_seat_has_no_turn(ada: Browser) -> None:
    found = ada.create(ISLES, **ASKED)
    live = ada.server.tables.live(found)
    assert ada.server.tables.answer(found, 0, live.game.space.format(live.state.answers(0)[0]), None) is None
    assert refusals.whose_turn(ada.server.tables.live(found), "en", 0).startswith("Somebody has to take the free seat")
    bots = ada.create(ISLES, **{**ASKED, "seat-1": "greedy"})
    live = ada.server.tables.live(bots)
    assert refusals.called(live, "en", 1) == live.seats[1].name.partition(" · ")[0]


def test_a_wish_says_why_not_with_its_facts(ada: Browser, bob: Browser, table: str) -> None:
    """A click on a place: whose turn it is, or what is in the way there."""
    _, other, seat = asked_and_other(ada, bob, table)
    for say in ("setup witches", "setup nomads"):
        now = ada.server.tables.live(table).state.waiting()[0]
        assert ada.server.tables.answer(table, now, say, None) is None
    asked, other, seat = asked_and_other(ada, bob, table)
    found = asked.get(f"/t/{table}/why?seat={seat}&place=hex-A2").json()
    assert (found[0]["refusal"], found[0]["why"][:25]) == ("TM-2.20", "A2 is not your home terra")
    waits = other.get(f"/t/{table}/why?seat={1 - seat}&place=hex-A2").json()
    assert waits[0]["why"] == f"It is {('Ada', 'Maria')[seat]}’s turn."


def test_an_answer_that_the_game_refuses_says_what_is_in_the_way(ada: Browser) -> None:
    table = ada.create("terra-mystica", **{"seats": "2", "seat-0": "me", "seat-1": "me"})
    for people in ("witches", "nomads"):
        seat = ada.server.tables.live(table).state.waiting()[0]
        assert ada.post(f"/t/{table}/answer", seat=str(seat), do=f"setup {people}").status_code == 200
    seat = ada.server.tables.live(table).state.waiting()[0]
    said = ada.post(f"/t/{table}/answer", seat=str(seat), do="build A1")  # whoever begins: it is neither's land
    home = "A1 is not your home terrain: a start dwelling goes on a hex of your own colour."
    assert told(said) == (home, "TM-2.20")
