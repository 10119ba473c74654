"""What nearly everybody answers is given for people, who may take it back, exchange it, or wish to be asked. In Orchard
that is a tree which nobody waters."""

from random import Random

import pytest

from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.game import digest, view
from demiurge.kernel.play import MOVED_ON, TOO_LATE, Play
from demiurge.kernel.registry import find
from demiurge.kit.plain import Plain
from demiurge.table.game.wanted import Wanted
from tests.table.serving import Browser, Caller, two

WORDS = "Leave trees dry without asking"


@pytest.fixture
def garden(ada: Browser, bob: Browser, orchard: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A table of two persons who have a point each, so that they could water."""
    monkeypatch.setattr(Plain, "UNASKED", WORDS, raising=False)
    table = two(ada, bob, orchard)
    assert ada.post(f"/t/{table}/answer", do="pick").status_code == 200
    assert bob.post(f"/t/{table}/answer", do="pick").status_code == 200
    return table


def given(who: Browser, table: str) -> list[tuple[int, str]]:
    """The answers since both have picked."""
    return [(line.seat, line.do) for line in who.server.tables.live(table).play.record.lines[2:]]


def asked(who: Browser, table: str) -> list[str]:
    live = who.server.tables.live(table)
    return [live.game.space.format(action) for action in live.state.answers(live.state.waiting()[0])]


def test_the_usual_answer_is_given_for_a_person(ada: Browser, garden: str) -> None:
    page = ada.post(f"/t/{garden}/answer", do="plant").text
    assert given(ada, garden) == [(0, "plant"), (0, "water no")]
    assert "/forgo" in page
    assert ada.row(garden).waiting == [1]


def test_what_was_given_unasked_can_be_taken_back_and_is_not_given_again(ada: Browser, garden: str) -> None:
    ada.post(f"/t/{garden}/answer", do="plant")
    assert "/forgo" not in ada.post(f"/t/{garden}/undo").text
    assert given(ada, garden) == [(0, "plant")]
    assert asked(ada, garden) == ["water yes", "water no"]
    ada.post(f"/t/{garden}/undo")
    assert given(ada, garden) == []


def test_not_this_gives_the_other_answer(ada: Browser, garden: str) -> None:
    ada.post(f"/t/{garden}/answer", do="plant")
    row = ada.row(garden)
    page = ada.post(f"/t/{garden}/forgo", at=str(row.length), guard=str(row.version))
    assert page.status_code == 200
    assert given(ada, garden) == [(0, "plant"), (0, "water yes")]
    assert "/forgo" not in page.text


def test_not_this_is_refused_where_nothing_was_given_or_it_is_too_late(ada: Browser, bob: Browser, garden: str) -> None:
    tables = ada.server.tables
    assert tables.forgo(garden, 0) == TOO_LATE  # Bob has answered since; and it was a choice of her own
    ada.post(f"/t/{garden}/answer", do="plant")
    row = ada.row(garden)
    assert tables.forgo(garden, 0, row.length - 1, row.version) == MOVED_ON
    bob.post(f"/t/{garden}/answer", do="pick")
    assert tables.forgo(garden, 0) == TOO_LATE
    assert given(ada, garden) == [(0, "plant"), (0, "water no"), (1, "pick")]


def test_an_answer_of_ones_own_is_not_exchanged(ada: Browser, garden: str) -> None:
    ada.post(f"/t/{garden}/answer", do="pick")
    assert ada.server.tables.forgo(garden, 0) == TOO_LATE
    assert given(ada, garden) == [(0, "pick")]


def test_who_wishes_so_is_asked(ada: Browser, bob: Browser, garden: str) -> None:
    assert WORDS in ada.get(f"/t/{garden}").text
    ada.post(f"/t/{garden}/unasked")
    ada.post(f"/t/{garden}/answer", do="plant")
    assert given(ada, garden) == [(0, "plant")]
    assert "/forgo" not in ada.post(f"/t/{garden}/answer", do="water no").text
    bob.post(f"/t/{garden}/answer", do="plant")
    assert given(ada, garden)[2:] == [(1, "plant"), (1, "water no")], "Bob has not wished it"
    ada.post(f"/t/{garden}/unasked", yes="1")
    ada.post(f"/t/{garden}/answer", do="plant")
    assert given(ada, garden)[4:] == [(0, "plant"), (0, "water no")]


def test_bots_and_programs_are_asked(ada: Browser, garden: str) -> None:
    ada.server.tables.stand_in(garden, 0, "random")
    assert ada.server.tables.answer(garden, 0, "plant", None, None, "random") is None
    assert asked(ada, garden) == ["water yes", "water no"]
    assert ada.server.tables.answer(garden, 0, "water no", None, None, "random") is None
    caller = Caller(ada.client, ada.token)
    ada.server.tables.stand_in(garden, 0, "")
    ada.server.tables.answer(garden, 1, "pick", None)
    assert caller.post(f"/tables/{garden}/answers", {"do": "plant", "at": ada.row(garden).length}).status_code == 200
    assert asked(ada, garden) == ["water yes", "water no"]


def test_a_game_without_such_words_asks_everybody(ada: Browser, bob: Browser, orchard: str) -> None:
    table = two(ada, bob, orchard)
    for who, do in ((ada, "pick"), (bob, "pick"), (ada, "plant")):
        who.post(f"/t/{table}/answer", do=do)
    assert asked(ada, table) == ["water yes", "water no"]


def test_a_refused_answer_of_a_program_changes_nothing(ada: Browser, garden: str) -> None:
    before = ada.row(garden)
    said = Caller(ada.client, ada.token).post(f"/tables/{garden}/answers", {"do": "water yes"})
    assert said.status_code == 422
    assert ada.row(garden) == before


# ---- one answer
DECLARED = 5  # the seed of a game of Theocratia in which the only answer after its last is to declare a Holiday


def holiday() -> tuple[Play, int, str]:
    """The game up to that, who is asked, and what they say."""
    play, rng = Play(find("theocratia").make(), 2, Chance(DECLARED)), Random(DECLARED)
    while True:
        seat = rng.choice(play.state.waiting())
        answers = play.state.answers(seat)
        if [play.game.space.format(action) for action in answers] == ["holiday"]:
            break
        assert play.answer(seat, rng.choice(answers)) is None
    last = play.record.lines[-1]
    play.rewind(len(play.record.lines) - 1)
    return play, last.seat, last.do


def test_a_question_with_one_answer_and_no_secret_is_not_asked(ada: Browser) -> None:
    play, seat, said = holiday()
    tables, seats = ada.server.tables, ["me", "me"]
    table = tables.add(play, Wanted("theocratia", {}, seats, ["Ada", "Bob"]), "seed", ada.token)
    assert tables.answer(table, seat, said, None) is None
    assert [line.do for line in tables.live(table).play.record.lines[-2:]] == [said, "holiday"]
    assert tables.undo(table, seat) is None
    assert [line.do for line in tables.live(table).play.record.lines[-1:]] == [said], "it can be taken back by itself"


def test_a_program_is_asked_even_that(ada: Browser) -> None:
    play, seat, said = holiday()
    tables = ada.server.tables
    table = tables.add(play, Wanted("theocratia", {}, ["me", "me"], ["Ada", "Bob"]), "seed", ada.token)
    assert tables.answer(table, seat, said, None, every=True) is None
    assert tables.live(table).play.record.lines[-1].do == said


@pytest.mark.parametrize("name", ["terra-mystica", "theocratia", "nova-era", "civolution", "lantern-isles"])
def test_what_has_one_answer_is_asked_only_of_who_holds_a_secret(ada: Browser, name: str) -> None:
    """Of persons at a table: of these games each is played for a while."""
    tables, rng = ada.server.tables, Random(3)
    table = ada.create(game=name, seats="2", seat__1="me", seed="3")
    for _ in range(120):
        live = tables.live(table)
        if live.state.over():
            break
        seat = rng.choice(live.state.waiting())
        answers = live.state.answers(seat)
        if len(answers) == 1 and live.last:
            assert digest(view(live.state, seat)) != digest(view(live.state, SPECTATOR)), live.play.record.lines[-1].do
        assert tables.answer(table, seat, live.game.space.format(rng.choice(answers)), None) is None
