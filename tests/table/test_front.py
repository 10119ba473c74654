"""The front page, a new table, and sitting down at one: as browsers meet them."""

import html
import json
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from demiurge.kernel import registry
from demiurge.kernel.clauses import Clause, Rulebook
from demiurge.kernel.registry import Meta, games
from demiurge.table.app import make_app
from demiurge.table.game.names import GUESTS, guest_name, name_in
from demiurge.table.game.thinking import LEVELS, MEDIUM
from demiurge.table.game.wanted import Wanted
from demiurge.table.identity import csrf_token, hashed
from demiurge.table.routes.listing import ago, in_list
from demiurge.table.routes.ordering import read_order
from demiurge.table.seen.rules import SEARCH, rulebook
from demiurge.table.seen.window import drawn, usual_count
from demiurge.table.server.server import Settings
from demiurge.table.storage import TableRow
from tests.table.serving import TM, Browser

DRAWN = [meta for meta in games().values() if drawn(meta.package)]


# ---- the first page, and one click
def test_one_click_from_the_front_page_starts_a_game_against_bots(ada: Browser) -> None:
    front = ada.get("/").text
    form = re.search(rf'<form method="post" action="(/play/{TM})".*?name="csrf" value="([^"]+)"', front, re.S)
    assert form is not None
    answer = ada.client.post(form[1], data={"csrf": form[2]})
    assert answer.status_code == 303
    table = ada.get(answer.headers["location"])
    assert table.status_code == 200
    assert 'id="board"' in table.text
    seats = ada.server.store.seats(answer.headers["location"].removeprefix("/t/"))
    assert [seat.kind for seat in seats] == ["person", "bot", "bot", "bot"]
    assert {seat.bot for seat in seats[1:]} == {MEDIUM.spec}
    assert len({seat.name for seat in seats}) == 4
    assert seats[0].visitor_hash == hashed(ada.token)


def test_play_now_seats_four_or_as_near_as_the_game_allows() -> None:
    def with_seats(seats: list[int]) -> int:
        return usual_count(Meta("x", "X", seats, ["one"], [], "x", lambda options, components: None))  # type: ignore[arg-type, return-value]

    assert with_seats([2, 3, 4, 5]) == 4
    assert with_seats([2, 3]) == 3
    assert with_seats([5, 6]) == 5
    assert with_seats([1]) == 1


def test_a_game_that_is_not_there_is_not_played(ada: Browser) -> None:
    assert ada.post("/play/chess").status_code == 404
    assert ada.get("/new?game=chess").status_code == 404
    assert ada.get("/rules/chess").status_code == 404
    assert ada.get("/games/chess/picture.svg").status_code == 404
    assert ada.tables() == []


def test_a_game_that_is_not_there_is_no_mishap_in_any_language(ada: Browser, caplog: pytest.LogCaptureFixture) -> None:
    ada.client.headers["accept-language"] = "ru"
    for address in ("/games/chess/clauses", "/rules/chess", "/new?game=chess", "/games/chess/picture.svg?language=ru"):
        assert ada.get(address).status_code == 404
    assert not [record for record in caplog.records if record.exc_info]


def test_a_game_without_a_drawing_is_offered_with_a_plain_board(ada: Browser, orchard: str) -> None:
    assert f'<a href="/new?game={orchard}">Orchard</a>' in ada.get("/").text
    answer = ada.post(f"/play/{orchard}")
    assert answer.status_code == 303
    assert ada.get(answer.headers["location"]).status_code == 200


def test_a_seed_is_not_for_tables_with_friends(ada: Browser) -> None:
    """Who knows it knows every card."""
    answer = ada.post("/tables", game=TM, seats="2", seat__1="friend", seed="moon")
    assert answer.status_code == 422
    assert "knows every card" in answer.text
    assert ada.tables() == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_picture_of_a_game_needs_nothing_else(ada: Browser, theme: str) -> None:
    answer = ada.get(f"/games/{TM}/picture.svg?theme={theme}")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert not re.search(r"var\(|<style|style=|<image|<script", answer.text)
    other = ada.get(f"/games/{TM}/picture.svg?theme={'dark' if theme == 'light' else 'light'}")
    assert other.text != answer.text


def test_the_picture_of_a_table_follows_its_game(ada: Browser) -> None:
    table = ada.create(seats="2")
    before = ada.get(f"/t/{table}/picture.svg").text
    live = ada.server.tables.live(table)
    seat = live.state.waiting()[0]
    faction = live.game.space.format(live.state.answers(seat)[0])
    assert ada.server.tables.answer(table, seat, faction, None) is None
    assert ada.get(f"/t/{table}/picture.svg").text != before


def test_pages_hold_no_inline_style_or_script(ada: Browser) -> None:
    table = ada.create(seat__1="friend")
    pages = ["/", "/new", f"/rules/{TM}", "/nothing", f"/t/{table}/host", ada.link(table, 1)]
    for address in pages:
        text = ada.get(address).text
        assert "<body" in text, address
        scripts = r'<script(?![^>]*\ssrc=)(?! type="application/json")'  # the last are words, and run nothing
        assert not re.search(rf'\sstyle="|<style|\son[a-z]+="|{scripts}', text), address


# ---- my name
def test_my_name_is_remembered_and_used(ada: Browser) -> None:
    assert ada.post("/me", name="Ada").status_code == 303
    assert 'value="Ada"' in ada.get("/").text
    table = ada.create()
    assert ada.seat(table, 0).name == "Ada"


def test_the_name_in_a_new_table_is_remembered(ada: Browser) -> None:
    ada.create(name__0="Countess")
    assert 'value="Countess"' in ada.get("/").text


def test_names_are_escaped_wherever_they_are_shown(ada: Browser, bob: Browser) -> None:
    name = "<script>x</script>"
    ada.post("/me", name=name)
    table = ada.create(name__0=name, seat__1="friend", seat__2="friend", listed="yes")
    bob.post(ada.link(table, 1), name="<b>bob</b>")
    for page in (ada.get("/"), ada.get("/new"), bob.get("/"), bob.get(ada.link(table, 2)), ada.get(f"/t/{table}")):
        assert page.status_code == 200
        assert "<script>x" not in page.text
        assert "<b>bob</b>" not in page.text
    assert html.escape(name) in bob.get(ada.link(table, 2)).text


# ---- a new table
@pytest.mark.parametrize("meta", DRAWN, ids=lambda meta: meta.name)
def test_every_value_of_every_option_is_offered_and_kept(ada: Browser, meta: Meta) -> None:
    page = ada.get(f"/new?game={meta.name}").text
    for option in meta.offered():
        shown = re.findall(rf'name="option-{option.name}"(?: value="([^"]*)")?', page)
        assert shown, option.name
        for value in option.values:
            assert f'value="{value}"' in page
            order = read_order(meta, {f"option-{option.name}": value})
            assert order.problems == {}
            assert order.wanted("").options[option.name] == value
    clashing = ("adjusting", "fortresses")  # these do not go with the last value of another option
    last = {f"option-{one.name}": one.values[-1] for one in meta.offered() if one.name not in clashing}
    answer = ada.post("/tables", game=meta.name, **last)
    assert answer.status_code == 303, answer.text
    [table] = ada.tables()
    for option in meta.offered():
        if f"option-{option.name}" in last:
            assert table.options[option.name] == option.values[-1]


def test_the_important_options_come_first(ada: Browser) -> None:
    page = ada.get(f"/new?game={TM}").text
    more = page.index("<details")
    assert page.index('name="option-map"') < more < page.index('name="option-strict-leech"')
    assert page.index('name="option-leech"') < more < page.index('name="option-rulings"')


def test_a_switch_that_is_off_says_no(ada: Browser) -> None:
    """The browser sends the hidden "no" and, only when it is on, the "yes" after it."""
    off = ada.client.post("/tables", content=f"csrf={csrf_token(ada.token)}&game={TM}&option-strict-leech=no")
    on = ada.client.post(
        "/tables", content=f"csrf={csrf_token(ada.token)}&game={TM}&option-strict-leech=no&option-strict-leech=yes"
    )
    found = [ada.row(answer.headers["location"][3:]) for answer in (off, on)]
    assert [row.options["strict-leech"] for row in found] == ["no", "yes"]


def test_seats_are_as_they_were_asked_for(ada: Browser) -> None:
    table = ada.create(
        seats="5", name__0="Ada", seat__1="friend", seat__2=LEVELS[0].spec, name__2="Zed", seat__3="me", name__3="Cy",
        seat__4=LEVELS[3].spec, absent="15", listed="yes",
    )  # fmt: skip
    seats = ada.server.store.seats(table)
    assert [seat.kind for seat in seats] == ["person", "free", "bot", "person", "bot"]
    assert [seat.name for seat in seats][:4] == ["Ada", "", "Zed", "Cy"]
    assert [seat.bot for seat in seats] == ["", "", LEVELS[0].spec, "", LEVELS[3].spec]
    row = ada.row(table)
    assert row.settings["absent"] == "15"
    assert row.listed


def test_rows_beyond_the_number_of_seats_do_not_matter(ada: Browser) -> None:
    table = ada.create(seats="2", seat__4="nonsense", name__3="x" * 500)
    assert len(ada.server.store.seats(table)) == 2


def test_the_same_seed_gives_the_same_game(ada: Browser) -> None:
    one, two, other = (ada.row(ada.create(seed=seed)) for seed in ("moon", "moon", "sun"))
    assert one.setup == two.setup
    assert one.setup != other.setup


BAD = [
    ({"seats": "9"}, "seats", "played with 2, 3, 4, 5 seats, not with 9"),
    ({"seats": "many"}, "seats", "not with many"),
    ({"seat-1": "search:9h"}, "seat-1", "Say who sits here"),
    ({"name-2": "x" * 25}, "seat-2", "at most 24 letters"),
    ({"option-map": "atlantis"}, "option-map", "One of Original"),
    ({"option-wings": "yes"}, "options", "has no option wings"),
    ({"seed": "s" * 65}, "seed", "at most 64 letters"),
    ({"absent": "soon"}, "absent", "a whole number"),
    ({"absent": "-1"}, "absent", "a whole number"),
    ({"absent": "99999999"}, "absent", "a whole number"),
    ({"absent": "²"}, "absent", "a whole number"),
    ({"game": "chess"}, "game", "No game is called “chess”"),
]


@pytest.mark.parametrize(
    ("bad", "field", "said"), BAD, ids=[f"{key}={value[:9]}" for b, *_ in BAD for key, value in b.items()]
)
def test_bad_input_is_named_at_its_field_and_nothing_is_lost(
    ada: Browser, bad: dict[str, str], field: str, said: str
) -> None:
    good = {"game": TM, "name-0": "Ada", "seat-3": "friend", "option-turn-order": "passing", "listed": "yes"}
    answer = ada.post("/tables", **{**good, **bad})
    assert answer.status_code == 422
    at_field = re.search(rf'<p class="wrong" id="wrong-{field}">([^<]*)</p>', answer.text)
    assert at_field is not None, answer.text
    assert said in html.unescape(at_field[1])
    assert ada.tables() == []
    assert 'value="Ada"' in answer.text
    assert re.search(r'name="seat-3".*?value="friend"[^>]* selected', answer.text, re.S)
    assert re.search(r'name="listed" value="yes" checked', answer.text)
    if field != "game":
        assert re.search(r'name="option-turn-order" value="passing" checked', answer.text)


def test_what_is_wrong_stays_in_its_field(ada: Browser) -> None:
    answer = ada.post("/tables", game=TM, name__1="<i>" + "y" * 30, absent="soon")
    assert f'value="{html.escape("<i>" + "y" * 30)}"' in answer.text
    assert 'value="soon"' in answer.text


def test_an_address_can_hold_the_choices(ada: Browser) -> None:
    page = ada.get(f"/new?game={TM}&seats=3&seat-1=friend&option-map=fjords&option-leech=nonsense").text
    assert re.search(r'name="seats" value="3" checked', page)
    assert re.search(r'name="option-map" value="fjords" checked', page)
    assert 'class="wrong"' not in page


def test_a_form_that_is_loaded_again_leads_to_the_choices(ada: Browser) -> None:
    assert ada.get("/tables").headers["location"] == "/new"
    assert ada.get(f"/play/{TM}").headers["location"] == f"/new?game={TM}"
    assert ada.tables() == []


# ---- CSRF
@pytest.mark.parametrize("csrf", ["", "wrong"])
def test_a_form_from_elsewhere_changes_nothing(ada: Browser, bob: Browser, csrf: str) -> None:
    table = ada.create(seat__1="friend", listed="yes")
    ada.post(f"/t/{table}/host")
    row = ada.server.store.table(table)
    for who, address in [
        (ada, f"/play/{TM}"), (ada, "/tables"), (ada, "/me"), (bob, ada.link(table, 1)), (bob, f"/t/{table}/join"),
        (ada, f"/t/{table}/host"), (bob, host_link(ada, table)),
    ]:  # fmt: skip
        answer = who.client.post(address, data={"csrf": csrf, "game": TM, "name": "Mallory", "end": "yes"})
        assert answer.status_code == 403, address
    assert len(ada.tables()) == 1
    assert bob.tables() == []
    assert ada.server.store.table(table) == row
    assert ada.server.store.visitor(hashed(ada.token)) is None


# ---- sitting down
def test_a_link_invites_and_is_claimed_once(ada: Browser, bob: Browser, browser: Callable[[], Browser]) -> None:
    table = ada.create(name__0="Ada", seat__1="friend")
    link = ada.link(table, 1)
    page = bob.get(link)
    assert page.status_code == 200
    assert "Ada invites you to Terra Mystica" in page.text
    assert "Seat 2 of 4" in page.text
    assert page.headers["referrer-policy"] == "no-referrer"
    assert page.headers["cache-control"] == "no-store"
    assert bob.seat(table, 1).kind == "free"  # looking is not claiming
    claimed = bob.post(link, name="Bob")
    assert (claimed.status_code, claimed.headers["location"]) == (303, f"/t/{table}")
    assert (bob.seat(table, 1).name, bob.seat(table, 1).visitor_hash) == ("Bob", hashed(bob.token))
    assert bob.get(link).headers["location"] == f"/t/{table}"  # who sits there goes to the table
    eve = browser()
    assert "Somebody sits here already" in eve.get(link).text
    refused = eve.post(link, name="Eve")
    assert refused.status_code == 409
    assert "Somebody sits here already" in refused.text
    assert bob.seat(table, 1).name == "Bob"


def test_of_two_who_claim_at_once_one_sits(ada: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.create(seat__1="friend")
    store = ada.server.store
    claim, numbers = store.claim, count()

    def late(*args: str | int) -> bool:
        if next(numbers) == 0:
            assert claim(table, 1, bob.seat(table, 1).link_hash, "somebody quicker", "Quick")
        return claim(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(store, "claim", late)
    assert bob.post(ada.link(table, 1), name="Bob").status_code == 409
    assert bob.seat(table, 1).name == "Quick"


def test_a_wrong_or_old_link_opens_nothing(ada: Browser, bob: Browser) -> None:
    table = ada.create(seat__1="friend", seat__2="friend")
    old = ada.link(table, 1)
    assert ada.post(f"/t/{table}/link", seat="1").status_code == 200
    for link in (old, f"/t/{table}/sit/{'x' * 32}", ada.link(table, 1)[:-1]):
        assert bob.get(link).status_code == 404
        assert bob.post(link, name="Bob").status_code == 404
    assert [seat.kind for seat in ada.server.store.seats(table)][1:3] == ["free", "free"]
    assert bob.get("/t/nothing/sit/x").status_code == 404
    assert bob.post(ada.link(table, 1), name="Bob").status_code == 303


def test_who_sits_down_says_a_name_of_a_bearable_length(ada: Browser, bob: Browser) -> None:
    table = ada.create(seat__1="friend")
    answer = bob.post(ada.link(table, 1), name="n" * 25)
    assert answer.status_code == 422
    assert 'aria-invalid="true"' in answer.text
    assert ada.server.tables.live(table).seats[1].kind == "free"


@pytest.mark.parametrize("name", ["", " \t "])
def test_who_says_no_name_gets_one_that_others_can_tell_apart(ada: Browser, bob: Browser, name: str) -> None:
    table = ada.create(seat__1="friend")
    assert guest_name(hashed(bob.token)) in bob.get("/").text, "it is shown where it can be changed"
    assert bob.post(ada.link(table, 1), name=name).status_code == 303
    names = [seat.name for seat in ada.server.tables.live(table).seats[:2]]
    assert names == [guest_name(hashed(ada.token)), guest_name(hashed(bob.token), names[:1])]
    assert len(set(names)) == 2
    bob.post("/me", name="Bo")
    assert 'value="Bo"' in bob.get("/").text


def test_a_guest_is_always_the_same_and_never_one_who_is_here() -> None:
    assert guest_name("0" * 64) == guest_name("0" * 64) == "Guest Heron"
    assert guest_name("0" * 64, ["Guest Heron"]) == "Guest Otter"
    assert guest_name("0" * 64, list(GUESTS)) == "Guest Heron"
    assert name_in("ru", "Guest Heron") == "Гость Цапля"
    assert len(GUESTS) == 32


def test_a_finished_game_seats_nobody(ada: Browser, bob: Browser) -> None:
    table = ada.create(seat__1="friend", listed="yes")
    finish(ada, table)
    for address in (ada.link(table, 1), f"/t/{table}/join"):
        assert bob.get(address).status_code == 410
        assert bob.post(address, name="Bob").status_code == 410
    assert bob.seat(table, 1).kind == "free"


def test_an_open_table_can_be_joined_from_the_front_page(ada: Browser, bob: Browser) -> None:
    table = ada.create(seat__2="friend", listed="yes")
    assert f'href="/t/{table}/join"' in bob.get("/").text
    assert f'href="/t/{table}/join"' not in ada.get("/").text  # it is my own
    assert bob.get(f"/t/{table}/join").status_code == 200
    assert bob.seat(table, 2).kind == "free"
    assert bob.post(f"/t/{table}/join", name="Bob").status_code == 303
    assert bob.seat(table, 2).name == "Bob"
    assert f'href="/t/{table}/join"' not in bob.get("/").text


def test_open_tables_stand_before_the_games_for_whoever_comes(ada: Browser, bob: Browser) -> None:
    page = bob.get("/").text
    assert 'id="open-title"' not in page, "none is open"
    ada.create(seats="2", seat__1="friend", listed="yes")
    for who in (bob, ada):  # one without tables of their own, and one with
        page = who.get("/").text
        assert page.index('id="open"') < page.index('id="games"')
    assert bob.get("/").text.index('id="open-title"') < bob.get("/").text.index('id="games"')


def test_a_table_that_is_not_open_is_not_joined(ada: Browser, bob: Browser) -> None:
    table = ada.create(seat__2="friend")
    assert table not in bob.get("/").text
    assert bob.get(f"/t/{table}/join").status_code == 403
    assert bob.post(f"/t/{table}/join", name="Bob").status_code == 403
    assert bob.seat(table, 2).kind == "free"


def test_a_full_table_says_so(ada: Browser, bob: Browser) -> None:
    table = ada.create(listed="yes")
    assert bob.post(f"/t/{table}/join", name="Bob").status_code == 409


# ---- the host on another device
def host_link(host: Browser, table: str) -> str:
    found = re.search(rf'value="[a-z]+://[^/]+(/t/{table}/host/[^"]+)"', host.get(f"/t/{table}/host").text)
    return found[1] if found else ""


def test_the_host_link_moves_hosting_and_the_seats(ada: Browser, bob: Browser) -> None:
    table = ada.create(name__0="Ada", seat__1="me", seat__2="friend")
    assert host_link(ada, table) == ""  # only when it is asked for
    ada.post(f"/t/{table}/host")
    link = host_link(ada, table)
    sent = ada.link(table, 2)
    assert bob.get(link).status_code == 200
    row = ada.row(table)
    assert row.host_hash == hashed(ada.token)  # looking moves nothing
    moved = bob.post(link)
    assert (moved.status_code, moved.headers["location"]) == (303, f"/t/{table}")
    row = ada.row(table)
    assert row.host_hash == hashed(bob.token)
    assert [seat.visitor_hash for seat in ada.server.store.seats(table)][:2] == [hashed(bob.token)] * 2
    assert ada.get(f"/t/{table}/host").status_code == 403
    assert ada.get(sent).status_code == 404  # its seat has a new link, which the new host can show
    assert f'data-copy="{bob.link(table, 2)}"' in bob.get(f"/t/{table}").text.replace("http://testserver", "")
    assert ada.get(bob.link(table, 2)).status_code == 200


def test_a_host_link_works_once_and_not_after_its_end(
    ada: Browser, bob: Browser, browser: Callable[[], Browser]
) -> None:
    table = ada.create()
    ada.post(f"/t/{table}/host")
    link = host_link(ada, table)
    ada.post(f"/t/{table}/host", end="yes")
    assert bob.post(link).status_code == 404
    ada.post(f"/t/{table}/host")
    assert bob.post(link).status_code == 303
    assert browser().post(link).status_code == 404
    row = ada.row(table)
    assert row.host_hash == hashed(bob.token)


def test_only_the_host_makes_host_links(ada: Browser, bob: Browser) -> None:
    table = ada.create()
    assert bob.get(f"/t/{table}/host").status_code == 403
    assert bob.post(f"/t/{table}/host").status_code == 403
    assert bob.post(f"/t/{table}/host/{'x' * 32}").status_code == 404
    assert "host-link" not in ada.row(table).settings
    ada.post(f"/t/{table}/host")
    for wrong in ("x" * 32, host_link(ada, table).rpartition("/")[2][:-1]):
        assert bob.get(f"/t/{table}/host/{wrong}").status_code == 404
        assert bob.post(f"/t/{table}/host/{wrong}").status_code == 404
    assert ada.row(table).host_hash == hashed(ada.token)


# ---- my tables
def finish(host: Browser, table: str, scores: tuple[int, ...] = (90, 80, 70, 60)) -> None:
    """As if the game were over; its answers do not matter to the lists."""
    row = host.row(table)
    host.server.store.change(
        table, row.version, keep=row.length, add=[], undone=[], waiting=[], over=True, scores=scores
    )


def wait_for(host: Browser, table: str, seat: int) -> None:
    row = host.row(table)
    host.server.store.change(table, row.version, keep=row.length, add=[], undone=[], waiting=[seat])


def test_my_tables_are_listed_with_my_turn_first_and_the_finished_last(ada: Browser) -> None:
    turn, waiting, lost, won, turn_too = (ada.create() for _ in range(5))
    wait_for(ada, turn, 0)
    wait_for(ada, turn_too, 0)
    wait_for(ada, waiting, 2)
    finish(ada, won)
    finish(ada, lost, (50, 80, 70, 60))
    page = ada.get("/mine").text
    assert re.findall(r'class="entry-title" href="/t/(\w+)"', page) == [turn_too, turn, waiting, lost, won]
    assert re.findall(r"<span>(Your turn|Waiting for [^<]+|You [^<]+)</span>", page) == [
        "Your turn", "Your turn", "Waiting for Noether · Medium", "You came 4th of 4", "You won",
    ]  # fmt: skip
    assert f'href="/t/{won}?at=0"' in page
    assert f'href="/t/{turn}?at=0"' not in page
    assert re.findall(r'class="entry-title" href="/t/(\w+)"', ada.get("/").text) == [turn_too, turn, waiting, lost, won]


def test_whom_the_game_itself_plays_is_in_the_line_of_the_table(ada: Browser) -> None:
    table = ada.create("civolution", seats="1", seed="7")
    assert "V.I.C.I" not in ada.get("/mine").text, "nobody has scored yet"
    tables = ada.server.tables
    for _ in range(3):
        live = tables.live(table)
        assert tables.answer(table, 0, live.game.space.format(live.state.answers(0)[0]), live.last) is None
    assert ada.row(table).scores == [civ.vp for civ in tables.live(table).state.civs]  # type: ignore[attr-defined]
    for scores, words in (((90, 80), "You won"), ((80, 80), "You came 2nd of 2"), ((80, 90), "You came 2nd of 2")):
        finish(ada, table, scores)
        page = ada.get("/mine").text
        assert re.findall(r"<span>(you|V\.I\.C\.I)</span>\s*<b>(\d+)</b>", page) == [
            ("you", str(scores[0])), ("V.I.C.I", str(scores[1])),
        ]  # fmt: skip
        assert f"<span>{words}</span>" in page


def test_a_table_says_how_it_is_unlike_the_usual_one(ada: Browser) -> None:
    table = ada.create(option__map="fjords", **{"option-strict-leech": "no", "option-shipping-bonus": "yes"})
    one = in_list(ada.row(table), ada.server.store.seats(table), "")
    assert one is not None
    assert one.variant == "Fjords, Bonus card for shipping …"
    usual = ada.create()
    plain = in_list(ada.row(usual), ada.server.store.seats(usual), "")
    assert plain is not None
    assert plain.variant == ""
    assert "Fjords, Bonus card for shipping …" in ada.get("/").text


def test_a_list_of_tables_does_not_look_through_the_installed_packages(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For each table that would take milliseconds."""
    for game in ("terra-mystica", "nova-era", "lantern-isles", "lantern-isles"):
        ada.create(game)
    ada.get("/")
    monkeypatch.setattr(registry, "entry_points", None)
    for address in ("/mine", "/"):
        assert ada.get(address).text.count('class="entry-title"') == 4


def test_nobody_sees_my_tables(ada: Browser, bob: Browser) -> None:
    table = ada.create(seat__1="friend")
    assert table in ada.get("/").text
    assert table not in bob.get("/").text


def test_a_table_of_a_game_that_is_gone_is_left_out(ada: Browser) -> None:
    table = ada.create()
    row = ada.row(table)
    gone = TableRow(**{**vars(row), "game": "gone"})
    assert in_list(row, ada.server.store.seats(table), "") is not None
    assert in_list(gone, ada.server.store.seats(table), "") is None


def test_how_long_ago_is_said_in_words() -> None:
    now = datetime(2026, 1, 31, tzinfo=UTC)
    told = [ago(now - timedelta(minutes=minutes), now) for minutes in (-90, 0, 5, 59, 60, 24 * 60, 3 * 24 * 60)]
    assert told == ["just now", "just now", "5 min ago", "59 min ago", "1 h ago", "yesterday", "3 days ago"]


def test_the_time_of_day_is_handed_to_the_server(tmp_path: Path) -> None:
    moment = [datetime(2020, 2, 29, 12, tzinfo=UTC)]
    app = make_app(Settings(f"sqlite:///{tmp_path}/table.db", workers=1, clock=lambda: moment[0]))
    with TestClient(app):
        ada = Browser(app)
        app.state.server.conductor.wake = lambda table: None
        assert ada.row(ada.create()).created == moment[0]
        moment[0] += timedelta(days=1)
        assert "yesterday" in ada.get("/").text


# ---- rules and errors
def test_the_rulebook_is_a_page_with_search(ada: Browser) -> None:
    page = ada.get(f"/rules/{TM}").text
    assert 'id="TM-4.9"' in page
    assert 'id="TM-11.7"' in page
    found = re.findall(r'<p class="rule" id="([^"]+)"', ada.get(f"/rules/{TM}?q=bridge").text)
    assert found[0] == "TM-16.1", "the chapter that it is about comes first"
    assert sorted(found) == sorted(clause.id for clause in rulebook(TM).search("bridge"))
    assert 0 < len(found) < page.count('class="rule"')
    none = ada.get(f"/rules/{TM}?q=<script>").text
    assert "No rule has “&lt;script&gt;”" in none


@pytest.mark.parametrize("address", [f"/rules/{TM}", f"/games/{TM}/clauses", "/t/{table}/rules"])
@pytest.mark.parametrize("words", ["a+" * 7000, "".join(f"w{n}+" for n in range(2000)), "a" * 15000, "%28" * 5000])
def test_however_much_is_looked_for_a_search_is_soon_over(
    ada: Browser, monkeypatch: pytest.MonkeyPatch, address: str, words: str
) -> None:
    """Every word is looked for in every clause: of as many as an address can hold that took seconds."""
    asked, real = list[str](), Rulebook.search

    def search(book: Rulebook, words: str) -> list[Clause]:
        asked.append(words)
        return real(book, words)

    monkeypatch.setattr(Rulebook, "search", search)
    address = address.format(table=ada.create())
    assert ada.get(f"{address}?q={words}").status_code == 200
    assert 0 < len(asked[0]) <= SEARCH


def test_an_error_is_a_page_that_leads_back(ada: Browser, bob: Browser) -> None:
    missing = ada.get("/nothing/here")
    assert missing.status_code == 404
    assert 'href="/"' in missing.text
    table = ada.create()
    refused = bob.get(f"/t/{table}/host")
    assert refused.status_code == 403
    assert f'href="/t/{table}"' in refused.text


def test_small_things_that_browsers_ask_for(ada: Browser) -> None:
    assert "Disallow: /t/" in ada.get("/robots.txt").text
    assert json.loads(ada.get("/manifest.webmanifest").text)["name"] == "Demiurge"
    assert ada.get("/favicon.ico").headers["location"] == "/static/icon.svg"
    assert ada.get("/static/front.css").status_code == 200


def test_an_order_without_a_form_is_the_usual_one() -> None:
    meta = games()[TM]
    assert read_order(meta, {}).wanted("Ada") == Wanted(
        TM, meta.complete({}), ["me", *[MEDIUM.spec] * 3],
        ["Ada", "Euler · Medium", "Noether · Medium", "Zeno · Medium"],
    )  # fmt: skip
