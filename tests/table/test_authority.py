"""Who may do what: whatever is sent by whomever, only a seat's own browser speaks for it, and nothing odd breaks us."""

import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import httpx2
import pytest
from prometheus_client import generate_latest
from starlette.testclient import TestClient

from demiurge.kernel.game import digest
from demiurge.kernel.record import Line
from demiurge.table.game.thinking import STAND_IN
from demiurge.table.identity import COOKIE, csrf_token, hashed, new_token, plausible
from demiurge.table.routes import api
from demiurge.table.server import guard as security
from demiurge.table.server import logs
from demiurge.table.server.guard import LARGEST
from demiurge.table.server.hub import At
from demiurge.table.server.server import GRACE
from tests.table.serving import ISLES, LIMIT, TM, Browser, serving, two

SPOKEN = ("answer", "undo", "redo", "restart", "ask", "agree", "hint", "leave", "back")
NUMBERS = (
    "1",
    "-1",
    "--1",
    "2",
    "99",
    "9" * 5000,
    "1e3",
    "0x1",
    "1.0",
    " 1",
    "²",
    "١",
    "NaN",
    "",
    "'; DROP TABLE seats; --",
)


def position(who: Browser, table: str) -> tuple[str, object, object]:
    live = who.server.tables.live(table)
    return digest(live.state), who.row(table), who.server.store.seats(table)


# ---- whose seat it is
@pytest.mark.parametrize("path", SPOKEN)
def test_who_only_looks_on_speaks_for_nobody(ada: Browser, bob: Browser, eve: Browser, path: str) -> None:
    table = two(ada, bob)
    before = position(ada, table)
    for seat in ("", "0", "1", "-1"):
        said = eve.post(f"/t/{table}/{path}", seat=seat, do="pledge 0", at="0", yes="1")
        assert said.status_code == 403
    assert position(ada, table) == before


@pytest.mark.parametrize("path", SPOKEN)
def test_nobody_speaks_for_another_seat_not_even_the_host(ada: Browser, bob: Browser, path: str) -> None:
    table = two(ada, bob)
    before = position(ada, table)
    for who, seat in ((ada, "1"), (bob, "0")):
        said = who.post(f"/t/{table}/{path}", seat=seat, do="pledge 0", at="0", yes="1")
        assert said.status_code == 403
    assert position(ada, table) == before


@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_that_are_none_of_ours_break_nothing(ada: Browser, bob: Browser, number: str) -> None:
    table = two(ada, bob)
    ada.post(f"/t/{table}/answer", seat="0", do="pledge 0", at="0")
    before = position(ada, table)
    for path in (*SPOKEN[1:], "standin", "link", "fork", "rematch"):
        if path in ("undo", "restart", "leave", "back", "ask", "link") and number in ("", "-1"):
            continue  # means whichever of my seats is asked
        if path in ("link", "standin") and number == "1":
            continue  # these would be right
        said = ada.post(f"/t/{table}/{path}", seat=number, at=number, yes="1")
        assert 400 <= said.status_code < 500, (path, said.status_code)
    said = ada.post(f"/t/{table}/answer", seat="0", do="pledge 0", at=number)
    assert said.status_code in (409, 422)
    assert position(ada, table) == before


@pytest.mark.parametrize("at", ["-1", "-99", "99", "9" * 30, "9" * 5000, "x", "1.5", ""])
def test_positions_beyond_the_game_are_its_ends(ada: Browser, bob: Browser, at: str) -> None:
    table = two(ada, bob)
    for path in ("", "/frame", "/detail/1"):
        status = ada.get(f"/t/{table}{path}?at={at}").status_code
        assert status == (200 if at.lstrip("-").isdecimal() and len(at) < 100 else 422)
    for path in ("detail/-1", "detail/2", "detail/x", f"detail/{'9' * 30}", "frame?seat=x", "why?place=x&seat=-7"):
        assert ada.get(f"/t/{table}/{path}").status_code < 500


@pytest.mark.parametrize("game", [ISLES, TM])
def test_any_place_can_be_asked_about(ada: Browser, game: str) -> None:
    table = ada.create(game=game, seats="2", seat__0="me", seat__1="me")
    for place in (
        "",
        "hex-",
        "hex-ZZ99",
        "hex-A0",
        "seat-9",
        "card-x",
        "\0",
        "<script>",
        "hex-" + "E" * 3000,
        "é",
        "-1",
    ):
        for seat in ("", "0", "1", "7", "-1"):
            said = ada.client.get(f"/t/{table}/why", params={"place": place, **({"seat": seat} if seat else {})})
            assert said.status_code == 200, place


def test_an_answer_to_what_one_has_not_seen_is_refused_even_when_as_many_were_given(ada: Browser, bob: Browser) -> None:
    """Two answers, one taken back, another given: as many as before, and another position."""
    table = two(ada, bob, TM)
    live = ada.server.tables.live(table)
    first = live.state.waiting()[0]
    space, (one, other) = live.game.space, live.state.answers(first)[:2]
    tables = ada.server.tables
    assert tables.answer(table, first, space.format(one), 0) is None
    version, second = ada.row(table).version, tables.live(table).state.waiting()[0]
    assert tables.undo(table, first) is None
    assert tables.answer(table, first, space.format(other), 0) is None
    do = space.format(tables.live(table).state.answers(second)[0])
    who = (ada, bob)[second]
    said = who.post(f"/t/{table}/answer", seat=str(second), do=do, at="1", guard=str(version))
    assert said.status_code == 409
    guard = str(ada.row(table).version)
    assert who.post(f"/t/{table}/answer", seat=str(second), do=do, at="1", guard=guard).status_code == 200


# ---- stand-ins, links, hosts
def three(ada: Browser, bob: Browser, eve: Browser) -> str:
    """Ada made it and sits on seat 0, Bob on seat 1, Eve on seat 2."""
    table = ada.create(game=ISLES, seats="3", seat__0="me", seat__1="friend", seat__2="friend", name__0="Ada")
    for seat, who in ((1, bob), (2, eve)):
        assert who.post(ada.link(table, seat), name=f"Seat {seat}").status_code == 303
    return table


def later(who: Browser, seconds: float) -> None:
    """So much time goes by for everybody."""
    now = who.server.hub.clock() + seconds
    who.server.hub.clock = lambda: now


def test_who_may_call_a_bot(ada: Browser, bob: Browser, eve: Browser) -> None:
    table = two(ada, bob)
    later(ada, GRACE)
    assert eve.post(f"/t/{table}/standin", seat="1").status_code == 403
    assert ada.post(f"/t/{table}/standin", seat="2").status_code == 403
    assert bob.seat(table, 1).stand_in == ""
    assert ada.post(f"/t/{table}/standin", seat="1", bot="random").status_code == 200
    assert bob.seat(table, 1).stand_in == STAND_IN, "not one that an opponent picks"
    assert ada.post(f"/t/{table}/back", seat="1").status_code == 403
    assert bob.post(f"/t/{table}/back", seat="1").status_code == 200
    assert bob.seat(table, 1).stand_in == ""
    assert bob.post(f"/t/{table}/leave", seat="1", bot="nonsense").status_code == 403


def test_who_has_only_just_gone_is_not_replaced(ada: Browser, bob: Browser) -> None:
    table = two(ada, bob)
    for gone, left in ((0.0, "5"), (GRACE - 90, "2")):
        later(ada, gone)
        answer = ada.post(f"/t/{table}/standin", seat="1")
        assert answer.status_code == 403
        assert f"in {left} min" in answer.text
        later(ada, -gone)
    assert bob.seat(table, 1).stand_in == ""
    later(ada, GRACE)
    ada.server.hub.left.note(table, [1], ada.server.hub.clock())  # the page was open until now
    assert ada.post(f"/t/{table}/standin", seat="1").status_code == 403
    later(ada, GRACE)
    assert ada.post(f"/t/{table}/standin", seat="1").status_code == 200


def test_a_program_that_calls_is_not_away(ada: Browser, bob: Browser) -> None:
    table = two(ada, bob)
    later(ada, GRACE)
    speaks = {"Authorization": f"Bearer {bob.token}"}
    assert ada.client.get(f"/api/tables/{table}", headers=speaks).json()["people"][1]["mine"]
    for since in (0.0, GRACE - 61):
        later(ada, since)
        assert ada.post(f"/t/{table}/standin", seat="1").status_code == 403
    later(ada, 61.0)
    assert ada.post(f"/t/{table}/standin", seat="1").status_code == 200


def test_the_others_who_are_here_must_want_the_bot_too(ada: Browser, bob: Browser, eve: Browser) -> None:
    """Unless the host says so: then it is the host's word."""
    table = three(ada, bob, eve)
    hub = ada.server.hub
    later(ada, GRACE)
    hub.elsewhere = {table: {"other": At((1, 2))}}  # Ada is away; the pages of the others are open
    assert bob.post(f"/t/{table}/standin", seat="0").status_code == 200
    assert bob.seat(table, 0).stand_in == ""
    asks = ada.server.store.proposal(table)
    assert asks is not None
    assert (asks.seat, asks.asked, asks.of) == (1, [2], 0)
    assert "asks for a bot in the place of: Ada" in eve.get(f"/t/{table}/frame").text
    assert "I am here" in ada.get(f"/t/{table}/frame").text
    assert bob.post(f"/t/{table}/agree", seat="1", yes="1").status_code == 422, "who asks is not asked"
    hub.elsewhere = {table: {"other": At((0, 1, 2))}}
    assert eve.post(f"/t/{table}/agree", seat="2", yes="1").status_code == 403, "Ada is back"
    hub.elsewhere = {table: {"other": At((1, 2))}}
    assert eve.post(f"/t/{table}/agree", seat="2", yes="1").status_code == 200
    assert (bob.seat(table, 0).stand_in, ada.server.store.proposal(table)) == (STAND_IN, None)


def test_who_is_away_ends_the_question_by_coming_back(ada: Browser, bob: Browser, eve: Browser) -> None:
    table = three(ada, bob, eve)
    later(ada, GRACE)
    ada.server.hub.elsewhere = {table: {"other": At((1, 2))}}
    assert bob.post(f"/t/{table}/standin", seat="0").status_code == 200
    assert ada.post(f"/t/{table}/agree", seat="0", yes="0").status_code == 200
    assert ada.server.store.proposal(table) is None
    assert eve.post(f"/t/{table}/agree", seat="2", yes="1").status_code == 409
    assert bob.seat(table, 0).stand_in == ""


def test_who_is_the_only_one_left_is_the_table(ada: Browser, bob: Browser, eve: Browser) -> None:
    table = three(ada, bob, eve)
    later(ada, GRACE)
    ada.server.hub.elsewhere = {table: {"other": At((1,))}}
    assert bob.post(f"/t/{table}/standin", seat="0").status_code == 200
    assert bob.seat(table, 0).stand_in == STAND_IN


def test_who_is_here_is_not_replaced(ada: Browser, bob: Browser) -> None:
    table = two(ada, bob)
    ada.server.hub.elsewhere = {table: {"other": At((1,))}}  # the page is served by another process
    assert ada.post(f"/t/{table}/standin", seat="1", bot="random").status_code == 403


def test_only_the_host_makes_links(ada: Browser, bob: Browser, eve: Browser) -> None:
    table = ada.create(game=ISLES, seats="3", seat__0="me", seat__1="friend", seat__2="friend")
    assert bob.post(ada.link(table, 1), name="Bob").status_code == 303
    before = ada.server.store.seats(table)
    for who in (bob, eve):
        assert who.post(f"/t/{table}/link", seat="2").status_code == 403
        assert who.get(f"/t/{table}/host").status_code == 403
        assert who.post(f"/t/{table}/host").status_code == 403
        assert "/sit/" not in who.get(f"/t/{table}").text
    assert ada.server.store.seats(table) == before
    assert "/sit/" in ada.get(f"/t/{table}").text


def test_a_link_for_another_device_opens_one_table_only(ada: Browser, bob: Browser, eve: Browser) -> None:
    """A fork or a rematch is another table, of another host: the old link takes nobody's seat there."""
    table = ada.create(game=TM, seats="2", seat__0="me", seat__1="random")
    assert ada.post(f"/t/{table}/host").status_code == 303
    link = ada.get(f"/t/{table}/host").text.split(f"/t/{table}/host/")[1].split('"')[0]
    forked = bob.post(f"/t/{table}/fork", bot="random").headers["location"]
    row = ada.row(table)
    ada.server.store.change(table, row.version, keep=row.length, add=[], undone=[], waiting=[], over=True)
    rematch = ada.post(f"/t/{table}/rematch").headers["location"]
    for address in (forked, rematch):
        assert eve.get(f"{address}/host/{link}").status_code == 404
        assert eve.post(f"{address}/host/{link}").status_code == 404
    assert eve.get(f"/t/{table}/host/{link}").status_code == 200


def test_a_link_for_another_device_is_not_written_down() -> None:
    assert logs.scrubbed("GET /t/abc/host/SECRET 200") == "GET /t/abc/host/… 200"
    assert logs.scrubbed("GET /t/abc/host 200") == "GET /t/abc/host 200"


# ---- forms that are not ours
def test_only_our_own_pages_change_anything(ada: Browser, bob: Browser) -> None:
    table = two(ada, bob)
    good, form = csrf_token(ada.token), {"seat": "0", "do": "pledge 0", "at": "0"}
    path, before = f"/t/{table}/answer", position(ada, table)
    wrong: list[tuple[dict[str, str], dict[str, str]]] = [
        ({}, {}), ({"csrf": ""}, {}), ({"csrf": csrf_token(bob.token)}, {}), ({"csrf": ada.token}, {}),
        ({}, {"X-CSRF": "x"}), ({"csrf": good}, {"X-CSRF": "x"}), ({"csrf": "é"}, {}),
        ({"csrf": good}, {"Sec-Fetch-Site": "cross-site"}), ({"csrf": good}, {"Sec-Fetch-Site": "same-site"}),
    ]  # fmt: skip
    for more, headers in wrong:
        assert ada.client.post(path, data={**form, **more}, headers=headers).status_code == 403, (more, headers)
    assert position(ada, table) == before
    ada.client.headers["Sec-Fetch-Site"] = "same-origin"
    assert ada.client.post(path, data=form, headers={"X-CSRF": good}).status_code == 200


def test_a_cookie_of_somebody_else_on_this_host_costs_nobody_the_seat(ada: Browser, bob: Browser) -> None:
    table = two(ada, bob)
    mess = f'prefs={{"a": [1, "b;c"]}}; =; x; {COOKIE}={ada.token}; last="open'
    ada.client.cookies.clear()
    found = ada.client.get(f"/t/{table}/frame", headers={"Cookie": mess})
    assert 'data-seat="0"' in found.text
    assert "set-cookie" not in found.headers


def test_a_cookie_lives_as_long_as_somebody_comes_back(ada: Browser) -> None:
    token = ada.token
    found = ada.get("/").headers["set-cookie"]
    assert found.startswith(f"{COOKIE}={token};")
    for flag in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
        assert flag in found
    assert "set-cookie" not in ada.get("/new").headers


def test_tokens_are_plain_letters() -> None:
    assert plausible(new_token())
    assert not plausible("é" * 32)


# ---- sizes
@pytest.mark.parametrize("path", ["/tables", "/api/tables", "/t/{table}/say"])
def test_a_body_that_grows_too_long_on_the_way_is_refused(ada: Browser, bob: Browser, path: str) -> None:
    def parts() -> Iterator[bytes]:
        for _ in range(LARGEST // 1000 + 2):
            yield b"x" * 1000

    address = path.format(table=two(ada, bob))
    said = ada.client.post(address, content=parts(), headers={"X-CSRF": csrf_token(ada.token)})
    assert said.status_code == 413
    stated = ada.client.post(address, content=b"x" * (LARGEST + 1))
    assert stated.status_code == 413


def test_half_a_request_does_nothing_and_is_no_mishap(tmp_path: Path) -> None:
    with serving(
        "--port", "0", "--database", f"sqlite:///{tmp_path}/t.db", "--workers", "1", "--log", "json"
    ) as process:
        host, port = process.address().removeprefix("http://").split(":")
        body = urlencode({"name": "Ada"})
        for _ in range(3):
            with socket.create_connection((host, int(port)), LIMIT) as line:
                head = f"POST /me HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body) + 10}\r\n\r\n{body}"
                line.sendall(head.encode())
        with socket.create_connection((host, int(port)), LIMIT) as line:  # it has dealt with them when this is answered
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            while line.recv(4096):
                pass
        process.process.terminate()
        status, said = process.end()
    assert status == 0
    assert "Traceback" not in said


def test_what_keeps_us_busy_weighs_more() -> None:
    def weight(method: str, path: str) -> float:
        return security.cost({"type": "http", "method": method, "path": path})

    assert weight("GET", "/t/abc") == weight("POST", "/t/abc/answer") == weight("GET", "/api/tables/abc") == 1
    assert weight("POST", "/api/tables") == weight("POST", "/play/x") == weight("POST", "/t/abc/hint") > 10
    assert weight("GET", "/t/abc/film.gif") > weight("POST", "/tables")
    assert weight("GET", "/static/table.css") < 1


# ---- names, words, addresses
ODD = [
    "<script>alert(1)</script>", "a\r\nSet-Cookie: x=y", "\u202eevil", "{0}{1}", "{{ 7*7 }}", "%s%n", "Ω≈ç√",
    "\U0001f469\u200d\U0001f467", "'\"--",
]  # fmt: skip


@pytest.mark.parametrize("name", ODD)
def test_whatever_somebody_is_called_or_says(ada: Browser, bob: Browser, name: str) -> None:
    table = ada.create(game=ISLES, seats="2", seat__0="me", seat__1="friend")
    assert bob.post(ada.link(table, 1), name=name[:24]).status_code == 303
    said = bob.post(f"/t/{table}/say", text=name * 200, seat="1")
    assert said.status_code == 200
    assert bob.post("/me", name=name).status_code == 303
    for path in (f"/t/{table}", "/", "/mine", f"/t/{table}/join", f"/api/tables/{table}", f"/t/{table}/detail/1"):
        found = ada.get(path)
        assert found.status_code in (200, 303)
        assert path.startswith("/api/") or "<script>alert" not in found.text
        assert "\u202e" not in found.text
        assert "x=y" not in found.headers.get("set-cookie", "")
    assert max(len(one.text) for one in ada.server.store.messages(table)) <= 500


@pytest.mark.parametrize("more", ["%00", "%20", "%0d%0aX-Evil:1", "é", "'", "%2e%2e"])
def test_only_the_very_id_of_a_table_opens_it(ada: Browser, bob: Browser, more: str) -> None:
    table = two(ada, bob)
    for path in ("", "/frame", "/record", "/picture.svg"):
        found = ada.get(f"/t/{table}{more}{path}")
        assert found.status_code == 404
        assert "x-evil" not in found.headers
    assert list(ada.server.tables.lives) == [table]


@pytest.mark.parametrize(
    "path", ["/static/../app.py", "/static/%2e%2e/app.py", "/static//etc/passwd", "//evil.example/x"]
)
def test_nothing_beside_the_static_files_is_served(ada: Browser, path: str) -> None:
    found = ada.get(path)
    assert found.status_code in (404, 307)
    assert not found.headers.get("location", "").startswith("//")
    assert "import" not in found.text


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/nowhere", 404), ("GET", "/t/nowhere", 404), ("PUT", "/", 405), ("GET", "/t/x?seat=y", 422),
     ("GET", "/t/x/detail/y", 422), ("DELETE", "/api/tables", 405), ("GET", "/api/nowhere", 404)],
)  # fmt: skip
def test_wrong_calls_are_answered_in_the_form_they_expect(ada: Browser, method: str, path: str, status: int) -> None:
    for more in ({}, {"HX-Request": "true"}):
        found = ada.client.request(method, path, headers=more)
        assert found.status_code == status
        assert "detail" not in found.text[:12]
        assert found.headers["content-security-policy"]
        kind = "application/json" if path.startswith("/api/") else "text/html"
        assert found.headers["content-type"].startswith(kind)


def test_our_own_mistakes_are_a_page_too(ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object, **more: object) -> None:
        raise KeyError("secret state")

    table = ada.create(game=ISLES, seats="2")
    monkeypatch.setattr(ada.server.look, "frame", broken)
    client = TestClient(ada.client.app, raise_server_exceptions=False)
    found = client.get(f"/t/{table}")
    assert found.status_code == 500
    assert "secret state" not in found.text
    assert "Something is broken" in found.text
    assert found.headers["content-security-policy"]


def test_a_problem_is_quoted_once_in_its_header() -> None:
    problem = api.problem(422, "Ω", {"X-Problem": "%CE%A9"})
    assert problem.headers["x-problem"] == "%CE%A9"


def test_a_table_by_other_rules_says_so(ada: Browser, bob: Browser) -> None:
    """And the others go on."""
    broken, well = two(ada, bob), two(ada, bob)
    row = ada.row(broken)
    ada.server.store.change(broken, row.version, keep=0, add=[Line(0, "light z9", [], False)], undone=[], waiting=[0])
    ada.server.tables.lives.clear()
    found = ada.get(f"/t/{broken}")
    assert found.status_code == 410
    assert "other rules" in found.text
    assert ada.get(f"/t/{well}").status_code == 200
    assert ada.get("/").status_code == 200


def test_a_seat_is_known_by_the_hash_alone(ada: Browser, bob: Browser) -> None:
    table = two(ada, bob)
    assert bob.seat(table, 1).visitor_hash == hashed(bob.token)
    for who in (ada, bob):
        assert bob.token not in who.get(f"/t/{table}").text
        assert hashed(bob.token) not in who.get(f"/t/{table}").text


def test_methods_that_nobody_knows_are_counted_as_one(ada: Browser) -> None:
    for method in ("BREW", "WHEN"):
        ada.client.request(method, "/")
    text = generate_latest(ada.client.app.state.meters.registry).decode()  # type: ignore[attr-defined]
    assert "BREW" not in text
    assert 'method="other"' in text


@pytest.mark.parametrize("believed", [True, False])
def test_a_flood_is_stopped_by_who_sends_it(tmp_path: Path, believed: bool) -> None:
    """Behind a proxy that is believed each caller has a bucket; else nobody gets another one by a header."""
    more = ["--behind-proxy"] if believed else []
    with serving("--port", "0", "--database", f"sqlite:///{tmp_path}/t.db", "--rate", "1", *more) as process:
        address = process.address()
        with httpx2.Client(base_url=address, timeout=LIMIT) as client:
            flood = [client.get("/robots.txt", headers={"X-Forwarded-For": "192.0.2.7"}) for _ in range(650)]
            assert flood[0].status_code == 200
            stopped = [one for one in flood if one.status_code == 429]  # but for one in a second
            assert stopped
            assert all(one.headers["retry-after"] for one in stopped)
            others = [client.get("/robots.txt", headers={"X-Forwarded-For": "192.0.2.8"}) for _ in range(30)]
            assert any(other.status_code == 429 for other in others) == (not believed)
