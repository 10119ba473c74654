"""A rematch invites: one new table for all who played, each at the seat that they had, and nobody unasked."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from demiurge.table.identity import hashed
from demiurge.table.storage import REMATCH, Moved, NewSeat, NewTable, Store
from tests.table.serving import ISLES, Browser
from tests.table.storage.build import a_table

ASKED = "asks for a rematch"


def begun(ada: Browser, bob: Browser, game: str = ISLES) -> str:
    """Ada, Bob and a bot; Ada is the host."""
    table = ada.create(
        game=game, seats="3", seat__0="me", seat__1="friend", seat__2="random", name__0="Ada", absent="5"
    )
    assert bob.post(ada.link(table, 1), name="Bob").status_code == 303
    return table


@pytest.fixture
def over(ada: Browser, bob: Browser) -> str:
    table = begun(ada, bob)
    ada.finish(table)
    return table


def ask(who: Browser, table: str) -> str:
    """The table that asking leads to."""
    answer = who.post(f"/t/{table}/rematch")
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/t/")


def sitting(who: Browser, table: str) -> list[tuple[str, str, str]]:
    return [(row.kind, row.name, row.visitor_hash) for row in who.server.store.seats(table)]


def test_a_running_game_has_no_rematch(ada: Browser, bob: Browser) -> None:
    table = begun(ada, bob)
    before = ada.row(table)
    refused = bob.post(f"/t/{table}/rematch")
    assert refused.status_code == 403
    assert "over" in refused.text
    assert (ada.row(table), len(bob.tables())) == (before, 1)


def test_who_asks_sits_and_the_others_are_invited(ada: Browser, bob: Browser, over: str) -> None:
    assert "Rematch" in bob.get(f"/t/{over}").text
    again = ask(bob, over)
    bot = ada.seat(over, 2)
    assert sitting(ada, again) == [("free", "Ada", ""), ("person", "Bob", hashed(bob.token)), ("bot", bot.name, "")]
    made, old = ada.row(again), ada.row(over)
    assert (made.host_hash, made.settings, made.seed == old.seed) == (hashed(bob.token), {"absent": "5"}, False)
    assert again not in [row.id for row in ada.tables()], "nobody sits anywhere unasked"
    page = ada.get(f"/t/{over}").text
    assert page.count(ASKED) == 2, "once as an invitation, once in the chat"
    assert "Take my seat" in page
    assert again not in page, "nothing has to be followed: the seat is taken here"
    assert "You are asked for a rematch" in ada.get("/").text
    assert f'href="/t/{again}"' in bob.get(f"/t/{over}").text
    assert "You are asked for a rematch" not in bob.get("/").text


def test_one_click_takes_the_seat_that_one_had(ada: Browser, bob: Browser, over: str) -> None:
    again = ask(bob, over)
    assert ask(ada, over) == again
    assert [who for _, _, who in sitting(ada, again)] == [hashed(ada.token), hashed(bob.token), ""]
    news = ada.row(again).news
    for who in (ada, bob, ada):
        assert ask(who, over) == again
    assert ada.row(again).news == news, "who sits already just goes there"
    assert "Take my seat" not in ada.get(f"/t/{over}").text
    assert [one.text for one in ada.server.store.messages(over)] == [ASKED]
    assert ada.post(f"/t/{again}/answer", seat="0", do="pledge 0", at="0").status_code == 200


def test_a_stranger_gets_no_seat_by_the_old_table(ada: Browser, bob: Browser, eve: Browser, over: str) -> None:
    assert eve.post(f"/t/{over}/rematch").status_code == 403
    assert REMATCH not in ada.row(over).settings
    again = ask(bob, over)
    before = sitting(ada, again)
    page = eve.get(f"/t/{over}").text
    assert again not in page
    assert "Take my seat" not in page
    assert eve.post(f"/t/{over}/rematch").status_code == 403
    assert sitting(ada, again) == before


def test_a_seat_whose_player_does_not_come_is_the_hosts_to_give(
    ada: Browser, bob: Browser, eve: Browser, over: str
) -> None:
    again = ask(bob, over)
    assert bob.link(again, 0) in bob.get(f"/t/{again}").text
    assert eve.post(bob.link(again, 0), name="Eve").status_code == 303
    assert "your seat is taken" in ada.get(f"/t/{over}").text
    assert ask(ada, over) == again
    assert [name for _, name, _ in sitting(ada, again)][:2] == ["Eve", "Bob"]
    assert 'data-seat="-1"' in ada.get(f"/t/{again}").text, "who comes too late looks on"


def test_two_who_ask_at_once_meet_at_one_table(
    ada: Browser, bob: Browser, over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have seen that there is none yet."""
    store, both = ada.server.store, Barrier(2)
    create = store.create_rematch

    def together(*given: Any) -> Any:
        both.wait(30)
        return create(*given)

    monkeypatch.setattr(store, "create_rematch", together)
    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(lambda who: ask(who, over), (ada, bob))
    assert first == second
    assert [who for _, _, who in sitting(ada, first)][:2] == [hashed(ada.token), hashed(bob.token)]
    assert len(ada.tables()) == len(bob.tables()) == 2
    assert len(store.messages(over)) == 1


def test_an_invitation_is_read_in_any_language(ada: Browser, bob: Browser) -> None:
    table = begun(ada, bob, "theocratia")
    row = ada.row(table)
    ada.server.store.change(table, row.version, keep=0, add=[], undone=[], waiting=[], over=True, scores=[1, 2, 3])
    bob.post("/language", to="ru", back="/")
    ask(bob, table)
    assert ada.get(f"/t/{table}").text.count(ASKED) == 2
    ada.post("/language", to="ru", back="/")
    page = ada.get(f"/t/{table}").text
    assert page.count("предлагает реванш") == 2
    assert "Занять своё место" in page


# ---- in the store, of either kind
def test_of_two_rematches_one_is_made(store: Store) -> None:
    table = a_table(store)
    seats = [NewSeat(0, link_hash="a"), NewSeat(1, kind="bot", bot="random")]
    store.configure(table.id, settings={"absent": "3"})
    both = Barrier(2)

    def make(_: int) -> str:
        both.wait(30)
        try:
            new = NewTable(game="orchard", seats=2, seed="again")
            return store.create_rematch(table.id, new, seats, store.seats(table.id)[1], ASKED).id
        except Moved:
            return ""

    with ThreadPoolExecutor(2) as pool:
        made = sorted(pool.map(make, range(2)))
    old = store.table(table.id)
    assert old is not None
    assert made[0] == ""
    assert old.settings == {"absent": "3", REMATCH: {"table": made[1], "seat": 1}}
    assert (old.news, old.version) == (3, 1)
    assert [(row.number, row.seat, row.name, row.text) for row in store.messages(table.id)] == [(3, 1, "Robin", ASKED)]
    assert [row.link_hash for row in store.seats(made[1])] == ["a", ""]
