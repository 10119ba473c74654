"""The API: what a program may see and do at a table, and that it is no more than its seat may."""

from __future__ import annotations

import importlib.util
import json
import random
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from starlette.testclient import TestClient

from demiurge.kernel.chance import Script
from demiurge.kernel.game import digest, load, view
from demiurge.kernel.play import Play, replay
from demiurge.kernel.record import parse_record
from demiurge.kernel.registry import find
from demiurge.kit.scene import Answer, Chip
from demiurge.table.game.wanted import Wanted
from demiurge.table.identity import COOKIE, hashed, new_token, seat_token
from demiurge.table.languages import say
from demiurge.table.storage import StorageDown
from tests.table.serving import LIMIT, Caller, at_table, call, serving

BOT = Path(__file__).parents[2] / "examples" / "table_bot" / "bot.py"
HOST = "h" * 32


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with at_table(tmp_path) as client:
        yield client


def made(client: TestClient, *seats: str, token: str = HOST, **more: Any) -> dict[str, Any]:
    answer = Caller(client, token).post("/tables", {"game": "lantern-isles", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def seated(client: TestClient, table: str, link: str, name: str) -> Caller:
    """Somebody who has sat down with a link, and speaks by a token of their own."""
    answer = Caller(client, link).post(f"/tables/{table}/seat", {"name": name})
    assert answer.status_code == 200, answer.text
    return Caller(client, answer.json()["token"])


def two(client: TestClient) -> tuple[str, Caller, Caller]:
    """A table for two friends; both have sat down."""
    table = made(client, "friend", "friend")
    ada, ben = [
        seated(client, table["table"], seat["token"], name)
        for seat, name in zip(table["seats"], ("Ada", "Ben"), strict=True)
    ]
    return table["table"], ada, ben


# ---- games and tables
def test_games_with_all_that_a_table_needs_to_know(client: TestClient) -> None:
    said = Caller(client).get("/games").json()
    isles = next(game for game in said["games"] if game["name"] == "lantern-isles")
    assert (isles["title"], isles["seats"], isles["editions"]) == ("Lantern Isles", [2, 3, 4], ["harbour", "open-sea"])
    assert {"name": "rounds", "values": ["five", "three"], "default": "five", "text": "How long the game is"} in isles[
        "options"
    ]
    assert [bot["spec"] for bot in said["bots"]][:2] == ["greedy:overlooks=0.6", "greedy:overlooks=0.3"]


def test_a_table_and_who_is_told_which_token(client: TestClient) -> None:
    table = made(client, "me", "friend", "greedy", token="", names=["Ada"], options={"rounds": "three"})
    me, friend, bot = table["seats"]
    assert (me["kind"], friend["kind"], bot["kind"], bot["bot"]) == ("person", "free", "bot", "greedy")
    assert me["token"] is None
    assert bot["token"] is None
    assert friend["link"] == f"/t/{table['table']}/sit/{friend['token']}"
    seen = Caller(client, table["token"]).get(f"/tables/{table['table']}").json()
    assert (seen["seat"], seen["mine"], seen["options"]["rounds"]) == (0, [0], "three")
    assert [person["name"] for person in seen["people"]][:2] == ["Ada", ""]
    assert friend["token"] not in json.dumps(seen)


def test_who_brings_a_token_is_not_given_another(client: TestClient) -> None:
    table = made(client, "me", "random")
    assert table["token"] is None
    assert Caller(client, HOST).get(f"/tables/{table['table']}").json()["mine"] == [0]


def test_the_database_holds_no_token(client: TestClient, tmp_path: Path) -> None:
    table = made(client, "me", "friend", token="")
    ben = Caller(client, table["seats"][1]["token"]).post(f"/tables/{table['table']}/seat", {}).json()["token"]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("table.db*"))
    assert hashed(table["token"]).encode() in kept
    for token in (table["token"], table["seats"][1]["token"], ben):
        assert token.encode() not in kept


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"game": "chess", "seats": ["me", "me"]}, "no game is called 'chess'"),
        ({"game": "lantern-isles", "seats": ["me"]}, "played by 2, 3, 4, not by 1"),
        ({"game": "lantern-isles", "seats": ["me", "search:9h"]}, "not 'search:9h'"),
        ({"game": "lantern-isles", "seats": ["me", ""]}, "not ''"),
        ({"game": "lantern-isles", "seats": ["me", "me"], "options": {"rounds": "nine"}}, "option rounds is one of"),
        ({"game": "lantern-isles", "seats": ["me", "me"], "edition": "third"}, "harbour, open-sea, not 'third'"),
        ({"game": "lantern-isles", "seats": ["me", "friend"], "seed": "7"}, "knows the seed"),
        ({"game": "lantern-isles", "seats": ["me", "me"], "colour": "red"}, "colour"),
        ({"game": "lantern-isles"}, "seats: Field required"),
        ({"game": "lantern-isles", "seats": ["me", "me"], "seed": "7" * 81}, "seed"),
        ([], "the body"),
    ],
)
def test_a_wish_that_cannot_be_granted_says_why(client: TestClient, wish: Any, words: str) -> None:
    answer = Caller(client).post("/tables", wish)
    assert answer.status_code == 422
    assert words in answer.json()["problem"]


def test_a_seed_gives_the_same_game_again(client: TestClient) -> None:
    one, two, other = [made(client, "me", "me", seed=seed)["table"] for seed in ("7", "7", "8")]
    me = Caller(client, HOST)
    seen = [me.get(f"/tables/{table}", seat=0).json()["view"] for table in (one, two, other)]
    assert seen[0] == seen[1] != seen[2]


# ---- seats
def test_who_comes_with_the_link_of_a_free_seat_sits_down(client: TestClient) -> None:
    table, ada, ben = two(client)
    seen = ada.get(f"/tables/{table}").json()
    assert (seen["seat"], seen["mine"]) == (0, [0])
    assert ben.get(f"/tables/{table}").json()["seat"] == 1
    assert [(person["name"], person["kind"]) for person in seen["people"]] == [("Ada", "person"), ("Ben", "person")]


def test_the_host_neither_sees_nor_speaks_for_who_sat_down_by_the_api(client: TestClient) -> None:
    """Who made the table can make the link again, so it must not be what speaks for the seat."""
    table = made(client, "me", "friend")
    id, link = table["table"], table["seats"][1]["token"]
    assert link == seat_token(HOST, id, 1)
    ben, host = seated(client, id, link, "Ben"), Caller(client, link)
    assert ben.get(f"/tables/{id}").json()["mine"] == [1]
    assert host.get(f"/tables/{id}").json()["seat"] == -1
    assert host.get(f"/tables/{id}", seat=1).status_code == 403
    assert host.get(f"/tables/{id}/record", seat=1).status_code == 403
    assert host.post(f"/tables/{id}/answers", {"do": "pledge 0", "at": 0}).json()["problem"] == say("en", "api-taken")
    assert host.post(f"/tables/{id}/seat", {"name": "Mallory"}).json()["problem"] == say("en", "api-taken")
    assert ben.get(f"/tables/{id}").json()["people"][1]["name"] == "Ben"


def test_only_sitting_down_takes_a_seat(client: TestClient) -> None:
    table = made(client, "me", "friend")
    guest = Caller(client, table["seats"][1]["token"])
    assert guest.get(f"/tables/{table['table']}").json()["seat"] == -1
    answer = guest.post(f"/tables/{table['table']}/answers", {"do": "pledge 0", "at": 0})
    assert (answer.status_code, answer.json()["problem"]) == (403, say("en", "api-invited"))
    assert Caller(client).get(f"/tables/{table['table']}").json()["people"][1]["kind"] == "free"


def test_who_brings_a_token_can_sit_down_again_when_the_answer_was_lost(client: TestClient) -> None:
    table, own = made(client, "me", "friend"), new_token()
    link = Caller(client, table["seats"][1]["token"])
    for _ in range(2):
        answer = link.post(f"/tables/{table['table']}/seat", {"name": "Ben", "token": own})
        assert (answer.status_code, answer.json()["mine"], answer.json()["token"]) == (200, [1], None)
    again = Caller(client, own).post(f"/tables/{table['table']}/seat", {"name": "Ben"})
    assert (again.status_code, again.json()["mine"], again.json()["token"]) == (200, [1], None)


@pytest.mark.parametrize("own", ["short", "x" * 33, "é" * 32, "the link's"])
def test_a_token_that_others_know_or_guess_is_refused(client: TestClient, own: str) -> None:
    table = made(client, "me", "friend")
    link = table["seats"][1]["token"]
    answer = Caller(client, link).post(
        f"/tables/{table['table']}/seat", {"token": link if own == "the link's" else own}
    )
    assert answer.status_code == 422
    assert Caller(client).get(f"/tables/{table['table']}").json()["people"][1]["kind"] == "free"


def test_a_seat_that_somebody_took_with_the_same_link_is_theirs(client: TestClient) -> None:
    table = made(client, "friend", "random")
    token = table["seats"][0]["token"]
    owner = client.app.state.server  # type: ignore[attr-defined]
    assert owner.store.claim(table["table"], 0, hashed(token), hashed(new_token()), "Ada in a browser")
    late = Caller(client, token)
    answer = late.post(f"/tables/{table['table']}/answers", {"do": "pledge 0", "at": 0})
    assert (answer.status_code, answer.json()["problem"]) == (403, "Somebody else has taken that seat.")
    assert late.get(f"/tables/{table['table']}").json()["seat"] == -1


@pytest.mark.parametrize("path", ["answers", "undo", "seat"])
def test_only_a_token_speaks_and_never_a_cookie(client: TestClient, path: str) -> None:
    table = made(client, "me", "me")["table"]
    client.cookies.set(COOKIE, HOST)
    body = {"do": "pledge 0", "at": 0} if path == "answers" else {}
    answer = Caller(client).post(f"/tables/{table}/{path}", body)
    assert answer.status_code == 401
    assert answer.headers["www-authenticate"] == "Bearer"
    assert Caller(client).get(f"/tables/{table}").json()["seat"] == -1
    assert Caller(client).get(f"/tables/{table}").json()["at"] == 0


def test_tokens_of_others_do_not_speak_here(client: TestClient) -> None:
    table, ada, ben = two(client)
    body = {"do": "pledge 0", "at": 0}
    assert Caller(client, "x").post(f"/tables/{table}/answers", body).status_code == 401
    assert Caller(client, new_token()).post(f"/tables/{table}/answers", body).status_code == 403
    assert ada.post(f"/tables/{table}/answers", {**body, "seat": 1}).status_code == 403
    assert ada.get(f"/tables/{table}", seat=1).status_code == 403
    assert ada.get(f"/tables/{table}/record", seat=1).status_code == 403
    assert Caller(client).get(f"/tables/{table}", seat=1).status_code == 401
    assert ben.get(f"/tables/{table}").json()["at"] == 0


# ---- answers
def test_an_answer_is_kept_and_says_where_the_table_stands(client: TestClient) -> None:
    table, ada, ben = two(client)
    before = ada.get(f"/tables/{table}").json()["news"]
    said = ada.post(f"/tables/{table}/answers", {"do": "pledge 1", "at": 0}).json()
    assert (said["at"], said["waiting"], said["over"], said["scores"]) == (1, [1], False, [0, 0])
    assert said["news"] > before
    seen = ben.get(f"/tables/{table}").json()
    assert (seen["at"], seen["question"]) == (1, "How much oil do you pledge?")
    assert seen["journal"][-1]["text"] == "Star Keeper pledges in secret."
    assert ada.get(f"/tables/{table}").json()["journal"][-1]["text"] == "Star Keeper pledges 1 oil."


def test_an_answer_to_an_old_position_brings_the_new_one(client: TestClient) -> None:
    table, ada, ben = two(client)
    assert ada.post(f"/tables/{table}/answers", {"do": "pledge 1", "at": 0}).status_code == 200
    late = ben.post(f"/tables/{table}/answers", {"do": "pledge 1", "at": 0})
    assert (late.status_code, late.json()["clause"]) == (409, "K-4")
    assert late.json()["position"] == ben.get(f"/tables/{table}").json()
    assert ben.get(f"/tables/{table}").json()["at"] == 1


@pytest.mark.parametrize(
    ("do", "clause", "words"),
    [("pledge 9", "K-3", "names no action"), ("draw", "K-1", "belongs to no question"), ("", "K-3", "names no action")],
)
def test_a_refusal_names_its_clause(client: TestClient, do: str, clause: str, words: str) -> None:
    table, ada, _ = two(client)
    answer = ada.post(f"/tables/{table}/answers", {"do": do, "at": 0})
    assert (answer.status_code, answer.json()["clause"]) == (422, clause)
    assert words in answer.json()["problem"]
    asked = ada.get(f"/tables/{table}/why", do=do).json()
    assert (asked["allowed"], asked["clause"], asked["sentence"]) == (False, clause, answer.json()["problem"])
    assert ada.get(f"/tables/{table}").json()["at"] == 0


def test_why_says_that_an_answer_is_allowed(client: TestClient) -> None:
    table, ada, _ = two(client)
    assert ada.get(f"/tables/{table}/why", do="pledge 2").json() == {
        "do": "pledge 2", "allowed": True, "clause": None, "sentence": None,
    }  # fmt: skip


def test_answers_are_all_that_may_be_said_and_only_to_who_is_asked(client: TestClient) -> None:
    table, ada, _ = two(client)
    said = ada.get(f"/tables/{table}/answers").json()
    assert [one["do"] for one in said["answers"]] == ["pledge 0", "pledge 1", "pledge 2"]
    assert (said["at"], said["seat"], said["question"]) == (0, 0, "How much oil do you pledge?")
    assert {one["group"] for one in said["answers"]} == {"Pledge oil"}
    ada.post(f"/tables/{table}/answers", {"do": "pledge 0", "at": 0})
    assert ada.get(f"/tables/{table}/answers").json()["answers"] == []
    assert Caller(client).get(f"/tables/{table}/answers").json()["answers"] == []


def test_taking_back(client: TestClient) -> None:
    table, ada, ben = two(client)
    assert ada.post(f"/tables/{table}/undo").json()["clause"] == "K-6"
    ada.post(f"/tables/{table}/answers", {"do": "pledge 0", "at": 0})
    assert ada.get(f"/tables/{table}").json()["may_undo"] == "yes"
    assert ada.post(f"/tables/{table}/undo", {}).json()["at"] == 0
    ada.post(f"/tables/{table}/answers", {"do": "pledge 0", "at": 0})
    ben.post(f"/tables/{table}/answers", {"do": "pledge 0", "at": 1})  # now the pledges are shown
    assert ada.post(f"/tables/{table}/undo").json()["clause"] == "K-5"


def test_only_what_was_seen_is_taken_back(client: TestClient) -> None:
    table, ada, _ = two(client)
    first = ada.post(f"/tables/{table}/answers", {"do": "pledge 0", "at": 0}).json()
    ada.post(f"/tables/{table}/undo", {"at": first["at"], "guard": first["guard"]})
    now = ada.post(f"/tables/{table}/answers", {"do": "pledge 1", "at": 0}).json()
    assert now["at"] == first["at"], "as many answers, and another one"
    for said in ({"at": 1, "guard": first["guard"]}, {"guard": first["guard"]}, {"at": 0}):
        late = ada.post(f"/tables/{table}/undo", said)
        assert late.status_code == 409
        assert late.json()["clause"] == "K-4"
        assert late.json()["position"]["guard"] == now["guard"]
    assert ada.post(f"/tables/{table}/undo", {"guard": -1}).status_code == 422
    assert ada.post(f"/tables/{table}/undo", {"guard": now["guard"]}).json()["at"] == 0


def test_an_answer_to_a_position_that_was_replaced_is_refused(client: TestClient) -> None:
    """One answer back and another given: as many as before."""
    table, ada, ben = two(client)
    ada.post(f"/tables/{table}/answers", {"do": "pledge 0", "at": 0})
    seen = ben.get(f"/tables/{table}/answers").json()
    ada.post(f"/tables/{table}/undo")
    ada.post(f"/tables/{table}/answers", {"do": "pledge 1", "at": 0})
    body = {"do": "pledge 0", "at": seen["at"], "guard": seen["guard"]}
    late = ben.post(f"/tables/{table}/answers", body)
    assert late.status_code == 409
    now = late.json()["position"]
    assert ben.post(f"/tables/{table}/answers", {**body, "at": now["at"], "guard": now["guard"]}).status_code == 200


def test_who_answers_plays_again_for_themselves(client: TestClient) -> None:
    table, ada, _ = two(client)
    owner = client.app.state.server  # type: ignore[attr-defined]
    owner.store.set_seat(table, 0, stand_in="greedy")
    ada.post(f"/tables/{table}/answers", {"do": "pledge 0", "at": 0})
    assert ada.get(f"/tables/{table}").json()["people"][0]["stand_in"] == ""


# ---- what leaves
def twins(client: TestClient) -> list[str]:
    """Two tables that differ in one card, which seat 1 drew."""
    owner = client.app.state.server  # type: ignore[attr-defined]
    game = find("lantern-isles").make()
    tables = []
    for card in (12, 15):
        play = Play(game, 2, Script([0, 4, 7, card]))
        tables.append(owner.tables.add(play, Wanted("lantern-isles", {}, ["me", "friend"]), "seed", HOST))
    return tables


def everything(caller: Caller, table: str) -> list[Any]:
    """All that the API tells somebody, less what differs between any two tables."""
    space = find("lantern-isles").make().space
    paths = ["", "/answers", "/record", *[f"/why?do={text}" for text in space.texts]]
    found = []
    for path in paths:
        answer = caller.get(f"/tables/{table}{path}")
        body = answer.text.replace(table, "TABLE")
        said = json.loads(body) if path != "/record" else body
        if not path:
            del said["since"]
            for line in said["journal"]:
                del line["time"]
        found.append((path, answer.status_code, said))
    return found


def test_no_answer_of_the_api_tells_another_hand(client: TestClient) -> None:
    """Whatever somebody asks for: as long as they may not know the card, both tables say the same."""
    one, two = twins(client)
    for caller in (Caller(client), Caller(client, HOST)):
        for _ in range(2):
            assert everything(caller, one) == everything(caller, two)
            for table in (one, two):  # once more after an answer, with the answers to it
                Caller(client, HOST).post(f"/tables/{table}/answers", {"do": "pledge 1", "at": 0})
    moved = [Caller(client, HOST).post(f"/tables/{t}/answers", {"do": "draw", "at": 0}) for t in (one, two)]
    shown = [answer.json() for answer in moved]
    assert [answer.status_code for answer in moved] == [409, 409]
    assert shown[0]["position"]["view"] == shown[1]["position"]["view"]


def test_the_twins_differ_for_who_may_know(client: TestClient) -> None:
    """Else the test above could not fail."""
    one, two = twins(client)
    bens = [seated(client, table, seat_token(HOST, table, 1), "Ben") for table in (one, two)]
    seen = [ben.get(f"/tables/{table}").json()["view"] for ben, table in zip(bens, (one, two), strict=True)]
    assert seen[0] != seen[1]


def test_the_view_is_one_that_a_program_can_load(client: TestClient) -> None:
    table, _, ben = two(client)
    owner = client.app.state.server  # type: ignore[attr-defined]
    seen = ben.get(f"/tables/{table}").json()
    live = owner.tables.live(table)
    loaded = load(find(seen["game"]).make(seen["options"]), seen["view"])
    assert digest(loaded) == digest(view(live.state, 1)) != digest(view(live.state, 0))
    assert ben.get(f"/tables/{table}", view="false").json()["view"] is None


def test_hidden_cards_stay_hidden_to_the_end_of_a_game(client: TestClient) -> None:
    """A whole game by the API. Whatever seat 0 is sent, seat 1's hand is masked in it."""
    table, *callers = two(client)
    owner, rng = client.app.state.server, random.Random(5)  # type: ignore[attr-defined]
    while not (seen := callers[0].get(f"/tables/{table}").json())["over"]:
        hands = load(find("lantern-isles").make(seen["options"]), seen["view"]).hands  # type: ignore[attr-defined]
        true = owner.tables.live(table).state.hands
        assert hands[0] == true[0]
        known = owner.tables.live(table).state.knows
        assert [card for card in hands[1] if card != -2] == [card for card in true[1] if known[card] & 1]
        seat = seen["waiting"][0]
        offered = callers[seat].get(f"/tables/{table}/answers").json()
        do = rng.choice(offered["answers"])["do"]
        answer = callers[seat].post(f"/tables/{table}/answers", {"do": do, "at": offered["at"]})
        assert answer.status_code == 200, answer.text
    whole = parse_record(Caller(client).get(f"/tables/{table}/record").text)
    assert replay(whole).state.scores() == seen["scores"]
    assert callers[0].post(f"/tables/{table}/answers", {"do": "draw", "at": seen["at"]}).json()["clause"] == "K-7"


def test_the_record_of_a_running_game_is_redacted(client: TestClient) -> None:
    table, ada, ben = two(client)
    ada.post(f"/tables/{table}/answers", {"do": "pledge 2", "at": 0})
    rows = {who: json.loads(caller.get(f"/tables/{table}/record").text.splitlines()[1])
            for who, caller in (("ada", ada), ("ben", ben), ("nobody", Caller(client)))}  # fmt: skip
    assert [rows[who]["do"] for who in rows] == ["pledge 2", "?", "?"]
    head = json.loads(Caller(client).get(f"/tables/{table}/record").text.splitlines()[0])
    assert [value for value, _ in head["chance"]] == [None] * 4


# ---- trouble
def test_no_such_table(client: TestClient) -> None:
    for path in ("", "/answers", "/why", "/record", "/stream"):
        answer = Caller(client, HOST).get(f"/tables/nowhere{path}")
        assert (answer.status_code, answer.json()["problem"]) == (404, "There is no such table.")


def test_a_database_that_is_gone_is_said_as_json(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ada, _ = two(client)
    owner = client.app.state.server  # type: ignore[attr-defined]

    def gone(*args: Any, **more: Any) -> None:
        raise StorageDown("the disk is full: größer")

    monkeypatch.setattr(owner.store, "answer", gone)
    answer = ada.post(f"/tables/{table}/answers", {"do": "pledge 0", "at": 0})
    assert answer.status_code == 503
    assert "nothing was changed" in answer.json()["problem"]
    monkeypatch.undo()
    assert ada.get(f"/tables/{table}").json()["at"] == 0


def test_nothing_is_kept_on_the_way(client: TestClient) -> None:
    table, ada, _ = two(client)
    for path in ("", "/answers", "/record", "/why?do=draw"):
        assert ada.get(f"/tables/{table}{path}").headers["cache-control"] == "no-store"


def test_every_call_is_documented_with_what_can_go_wrong(client: TestClient) -> None:
    said = client.get("/openapi.json").json()
    calls = {(path, method): call for path, found in said["paths"].items() for method, call in found.items()}
    assert {path.split("/")[1] for path, _ in calls} == {"api"}
    assert len(calls) == 10
    for (path, method), one in calls.items():
        assert one["tags"], path
        assert one["summary"], path
        if "{table}" in path:
            assert {"401", "403", "404", "410", "422", "503"} <= set(one["responses"]), path
            assert one["security"] == [{"HTTPBearer": []}], path
        if method == "post" and path.endswith(("answers", "undo")):
            assert "409" in one["responses"], path
    assert "MovedOn" in said["components"]["schemas"]


SEEN = {"label", "ghosts", "marks", "again"}  # of an answer: pictures, and which row of a list stands for it
ASKED = {"refusal", "lacks"}  # the API lists what is allowed, and `why` says what is not
SAID = {"action", "then"}  # texts are what is sent


def test_of_an_answer_programs_are_told_all_that_is_no_picture(client: TestClient) -> None:
    schemas = client.get("/openapi.json").json()["components"]["schemas"]
    told = set(Answer._fields) - SEEN - ASKED - SAID
    assert set(schemas["AnswerModel"]["properties"]) == told | {"do", "group"}
    assert set(schemas["ChipModel"]["properties"]) == set(Chip._fields)


def test_what_is_worse_the_more_there_is_says_so(client: TestClient) -> None:
    """Nova Era: a zone above the limit brings Unrest."""
    found = made(client, "me", "me", game="nova-era", seed="1")
    chips = [
        chip
        for one in Caller(client, HOST).get(f"/tables/{found['table']}/answers").json()["answers"]
        for chip in one["chips"]
    ]
    assert {chip["harm"] for chip in chips if chip["icon"] == "unrest"} == {True}


def test_a_gesture_is_offered_and_given_in_one_go(client: TestClient) -> None:
    table, me = made(client, "me", "me", game="theocratia", seed="3")["table"], Caller(client, HOST)
    while not (offered := me.get(f"/tables/{table}/answers").json())["gestures"]:
        body = {"do": offered["answers"][0]["do"], "at": offered["at"], "seat": offered["seat"]}
        assert me.post(f"/tables/{table}/answers", body).status_code == 200
    gesture = offered["gestures"][0]
    count = gesture["do"].count("; ") + 1
    assert count > 1
    assert me.get(f"/tables/{table}/why", do=gesture["do"], seat=offered["seat"]).json()["allowed"]
    assert not me.get(f"/tables/{table}/why", do=f"nothing; {gesture['do']}", seat=offered["seat"]).json()["allowed"]
    said = me.post(f"/tables/{table}/answers", {"do": gesture["do"], "at": offered["at"], "seat": offered["seat"]})
    assert said.json()["at"] == offered["at"] + count


# ---- a bot in another program
@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("live")
    with serving("--port", "0", "--database", f"sqlite:///{folder}/t.db", "--pace", "0", "--workers", "1") as process:
        yield process.address()


def play(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-I", str(BOT), *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=LIMIT, check=False)


def test_the_bot_plays_a_game_that_it_makes_itself(live: str) -> None:
    done = play(live, "--game", "lantern-isles", "--rivals", "greedy", "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("look on at http://")
    assert "The game is over: Table bot " in done.stdout
    assert done.stderr == ""


def test_the_bot_takes_the_seat_of_a_link(live: str) -> None:
    table = call(live, "/api/tables", {"game": "lantern-isles", "seats": ["random", "friend"]})
    done = play(live + table["seats"][1]["link"], "--name", "Lantern eater")
    assert done.returncode == 0, done.stderr
    seen = call(live, f"/api/tables/{table['table']}")
    assert seen["over"]
    assert seen["people"][1]["name"] == "Lantern eater"
    assert f"Lantern eater {seen['scores'][1]}." in done.stdout


def test_the_bot_says_why_the_table_does_not_want_it(live: str) -> None:
    done = play(live, "--game", "chess")
    assert done.returncode == 1
    assert done.stderr.startswith("the table says no: no game is called 'chess'")


def test_the_bot_finds_a_server_again_that_was_restarted(tmp_path: Path) -> None:
    args = ["--database", f"sqlite:///{tmp_path}/t.db", "--pace", "0.05", "--workers", "1"]
    with serving("--port", "0", *args) as first:
        address = first.address()
        table = call(address, "/api/tables", {"game": "lantern-isles", "seats": ["greedy", "friend"]})
        link = address + table["seats"][1]["link"]
        bot = subprocess.Popen([sys.executable, "-I", str(BOT), link], stdout=subprocess.PIPE, text=True)
        assert bot.stdout is not None
        assert "pledge" in bot.stdout.readline()
        first.process.terminate()
        assert first.end()[0] == 0
    with serving("--port", address.rsplit(":", 1)[1], *args) as second:
        assert second.address() == address
        said, _ = bot.communicate(timeout=LIMIT)
    assert bot.returncode == 0
    assert "The game is over" in said


def bot_module() -> ModuleType:
    spec = importlib.util.spec_from_file_location("table_bot", BOT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_bot_looks_again_when_the_game_has_moved_on() -> None:
    bot = bot_module()

    class Late:
        def __init__(self, status: int) -> None:
            self.status = status

        def call(self, path: str, body: Any = None) -> Any:
            if body is None:
                return {"at": 3, "question": "?", "answers": [{"do": "wait", "chips": []}]}
            assert body == {"do": "wait", "at": 3, "seat": 0}
            raise bot.Refused(self.status, {"problem": "no"})

    bot.answer(Late(409), "t", 0, random.Random(1))
    with pytest.raises(bot.Refused):
        bot.answer(Late(422), "t", 0, random.Random(1))


def test_the_bot_takes_what_gains_most_for_what_it_costs() -> None:
    answers = [
        {"do": "save", "chips": []},
        {"do": "spend", "chips": [{"amount": -2}, {"amount": 5}]},
        {"do": "waste", "chips": [{"amount": -3}, {"amount": 1}]},
    ]
    assert bot_module().choose(answers, random.Random(0)) == "spend"


def test_what_happens_is_heard_at_once(live: str) -> None:
    table = call(live, "/api/tables", {"game": "lantern-isles", "seats": ["me", "friend"]})
    speaks = {"Authorization": f"Bearer {table['token']}"}
    request = urllib.request.Request(f"{live}/api/tables/{table['table']}/stream", headers=speaks)
    with urllib.request.urlopen(request, timeout=LIMIT) as lines:
        assert lines.headers["content-type"].startswith("text/event-stream")
        heard = [lines.readline().decode().strip() for _ in range(6)]
        assert heard[0] == "event: presence"
        assert json.loads(heard[1].removeprefix("data: ")) == {"seats": [0], "spectators": 0}
        assert heard[3] == "event: news"
        before = json.loads(heard[4].removeprefix("data: "))["news"]
        seen = call(live, f"/api/tables/{table['table']}")
        assert [person["present"] for person in seen["people"]] == [True, False]
        call(live, f"/api/tables/{table['table']}/answers", {"do": "pledge 0", "at": 0}, **speaks)
        while (line := lines.readline().decode().strip()) != "event: news":
            assert line is not None
        assert json.loads(lines.readline().decode().removeprefix("data: "))["news"] > before
