"""Tables: every change is committed before it is acknowledged, and one of two answers at the same moment wins."""

from __future__ import annotations

import threading

import pytest

from demiurge.kernel.game import digest
from demiurge.kernel.play import MOVED_ON, NOTHING_OF_YOURS, TOO_LATE, UNKNOWN_TEXT
from demiurge.kernel.state import NOT_ASKED
from demiurge.table.game.live import asked_the_same
from demiurge.table.game.names import bot_name
from demiurge.table.game.tables import LONGEST_GESTURE, NoTable, NotAllowed, Tables
from demiurge.table.game.wanted import Wanted
from demiurge.table.identity import hashed, new_token
from demiurge.table.storage import StorageDown, Store

pytestmark = pytest.mark.usefixtures("patient")
GAME = "terra-mystica"


@pytest.fixture
def tables(store: Store) -> Tables:
    return Tables(store)


@pytest.fixture
def me() -> str:
    return new_token()


def open_table(tables: Tables, me: str, *seats: str, game: str = GAME, seed: str = "7") -> str:
    return tables.create(Wanted(game, {}, seats or ("me", "me"), ("Ada", "Bo"), seed=seed), me)


def step(tables: Tables, table: str) -> int:
    """The first answer of whoever is asked first; the seat."""
    live = tables.live(table)
    seat = live.state.waiting()[0]
    text = live.game.space.format(live.state.answers(seat)[0])
    assert tables.answer(table, seat, text, live.last) is None
    return seat


def test_a_table_that_was_made_can_be_found_by_another_server(tables: Tables, store: Store, me: str) -> None:
    table = open_table(tables, me)
    for _ in range(12):
        step(tables, table)
    other = Tables(store).live(table)
    assert digest(other.state) == digest(tables.live(table).state)
    assert [row.name for row in other.seats] == ["Ada", "Bo"]


def test_there_is_no_table_with_another_id(tables: Tables) -> None:
    with pytest.raises(NoTable):
        tables.live("nowhere")


def test_the_same_seed_and_answers_are_the_same_game_even_after_a_restart(
    tables: Tables, store: Store, me: str
) -> None:
    one, two = open_table(tables, me), open_table(tables, me)
    for _ in range(20):
        step(tables, one)
        step(Tables(store), two)  # every answer by a server that has just started
    assert digest(tables.live(one).state) == digest(Tables(store).live(two).state)


def test_a_refused_answer_changes_nothing(tables: Tables, store: Store, me: str) -> None:
    table = open_table(tables, me)
    before, row = digest(tables.live(table).state), store.table(table)
    seat = tables.live(table).state.waiting()[0]
    assert tables.answer(table, seat, "no such thing", 0) == "K-3"
    assert tables.answer(table, 1 - seat, "done", 0) == "K-2"
    assert digest(tables.live(table).state) == before
    assert store.table(table) == row


def test_an_answer_to_an_older_position_is_told_that_the_game_has_moved_on(tables: Tables, me: str) -> None:
    table = open_table(tables, me)
    step(tables, table)
    live = tables.live(table)
    seat = live.state.waiting()[0]
    text = live.game.space.format(live.state.answers(seat)[0])
    assert tables.answer(table, seat, text, 0) == MOVED_ON


def test_of_two_answers_at_the_same_moment_by_two_servers_one_wins(tables: Tables, store: Store, me: str) -> None:
    table = open_table(tables, me)
    servers = [Tables(store) for _ in range(4)]
    for _ in range(10):
        live = tables.live(table)
        seat, at = live.state.waiting()[0], live.last
        text = live.game.space.format(live.state.answers(seat)[0])
        start, found = threading.Barrier(4), []

        def answer(server: Tables, seat: int = seat, text: str = text, at: int = at) -> None:
            server.live(table)
            start.wait()  # noqa: B023
            found.append(server.answer(table, seat, text, at))  # noqa: B023

        threads = [threading.Thread(target=answer, args=(server,)) for server in servers]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(found, key=str) == [MOVED_ON] * 3 + [None]
        assert len(store.lines(table)) == at + 1
    states = {digest(server.live(table).state) for server in servers}
    assert len(states) == 1


def test_what_could_not_be_written_did_not_happen(
    tables: Tables, store: Store, me: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(tables, me)
    before = digest(tables.live(table).state)

    def full(*args: object, **more: object) -> None:
        raise StorageDown("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(store, "answer", full)
        with pytest.raises(StorageDown):
            step(tables, table)
    assert digest(tables.live(table).state) == before
    step(tables, table)
    assert len(store.lines(table)) == 1


# ---- when several are asked at once
def pledging(tables: Tables, me: str) -> str:
    """A table of Lantern Isles where all seats owe a secret pledge."""
    table = tables.create(Wanted("lantern-isles", {}, ("me", "me", "me"), seed="3"), me)
    while len(tables.live(table).state.waiting()) < 3:
        step(tables, table)
    return table


def test_who_is_asked_at_the_same_time_need_not_have_seen_the_others_answers(tables: Tables, me: str) -> None:
    table = pledging(tables, me)
    live = tables.live(table)
    at, version = live.last, live.row.version
    for seat in live.state.waiting():
        text = live.game.space.format(live.state.answers(seat)[0])
        assert tables.answer(table, seat, text, at, version) is None, "its own question has not changed"


def test_who_has_answered_meanwhile_on_another_page_is_told_so(tables: Tables, me: str) -> None:
    table = pledging(tables, me)
    live = tables.live(table)
    at, version, seat = live.last, live.row.version, live.state.waiting()[0]
    text = live.game.space.format(live.state.answers(seat)[0])
    assert tables.answer(table, seat, text, at, version) is None
    assert tables.answer(table, seat, text, at, version) == MOVED_ON


def test_after_something_was_taken_back_an_old_page_is_told_that_the_game_has_moved_on(tables: Tables, me: str) -> None:
    table = open_table(tables, me)
    first = step(tables, table)
    live = tables.live(table)
    at, version, seat = live.last, live.row.version, live.state.waiting()[0]
    text = live.game.space.format(live.state.answers(seat)[-1])
    assert tables.undo(table, first) is None
    other = live.game.space.format(tables.live(table).state.answers(first)[1])
    assert tables.answer(table, first, other, at - 1) is None
    assert tables.live(table).last == at, "as many answers as before, and yet another position"
    assert tables.answer(table, seat, text, at, version) == MOVED_ON


# ---- taking back
def test_undo_redo_and_restart_are_written_too(tables: Tables, store: Store, me: str) -> None:
    table = open_table(tables, me)
    seat = step(tables, table)
    position = digest(tables.live(table).state)
    assert tables.undo(table, seat) is None
    assert len(store.lines(table)) == 0
    assert Tables(store).redo(table, seat) is None  # what was taken back is remembered by the database
    assert digest(tables.live(table).state) == position
    assert tables.restart(table, seat) is None
    assert len(store.lines(table)) == 0
    assert tables.restart(table, seat) == NOTHING_OF_YOURS


@pytest.mark.parametrize("name", ["undo", "redo", "restart", "ask_back"])
def test_a_late_wish_to_take_back_changes_nothing(tables: Tables, me: str, name: str) -> None:
    """Something was taken back, and other answers may have been given, since the page was drawn: by a second click of
    the same hand, or in another window."""
    table = open_table(tables, me)
    seat = step(tables, table)
    seen = as_seen(tables, table)
    assert tables.undo(table, seat, *seen) is None
    for other in (None, tables.live(table).state.answers(seat)[1]):
        if other is not None:  # as many answers as before, and yet another
            assert tables.answer(table, seat, tables.live(table).game.space.format(other), 0) is None
        now, row = as_seen(tables, table), tables.live(table).row
        assert getattr(tables, name)(table, seat, *seen) == MOVED_ON
        assert getattr(tables, name)(table, seat, version=seen[1]) == MOVED_ON
        assert as_seen(tables, table) == now
        assert tables.live(table).row is row, "nothing was written"
    assert tables.undo(table, seat, *as_seen(tables, table)) is None
    assert tables.redo(table, seat, *as_seen(tables, table)) is None
    assert len(tables.live(table).play.stacks) == tables.live(table).last


def as_seen(tables: Tables, table: str) -> tuple[int, int]:
    live = tables.live(table)
    return live.last, live.row.version


def test_what_others_answer_in_secret_is_no_reason_to_refuse(tables: Tables, me: str) -> None:
    table = open_table(tables, me, "me", "me", "me", game="lantern-isles")
    assert tables.answer(table, 0, "pledge 1", 0) is None
    seen = as_seen(tables, table)
    assert tables.answer(table, 1, "pledge 1", 1) is None
    assert tables.undo(table, 0, *seen) is None
    assert [line.seat for line in tables.live(table).play.record.lines] == [1]


def others_turn(tables: Tables, table: str) -> tuple[int, int]:
    """Play on until the last answer was followed by another seat's; who gave them."""
    first = step(tables, table)
    while True:
        second = step(tables, table)
        if second != first:
            return first, second
        first = second


def test_past_the_bound_the_others_are_asked_and_all_must_agree(tables: Tables, store: Store, me: str) -> None:
    table = open_table(tables, me, "me", "friend")
    friend = store.seats(table)[1]
    assert store.claim(table, 1, friend.link_hash, hashed(new_token()), "Bo")
    first, second = others_turn(tables, table)
    length = tables.live(table).last
    assert tables.undo(table, first) == TOO_LATE
    assert tables.ask_back(table, first) is None
    assert tables.live(table).last == length, "nothing happens before they agree"
    assert tables.agree(table, second, False) is None
    assert store.proposal(table) is None
    assert tables.ask_back(table, first) is None
    assert tables.agree(table, second, True) is None
    assert tables.live(table).last == length - 2


def test_an_answer_ends_a_proposal(tables: Tables, store: Store, me: str) -> None:
    table = open_table(tables, me, "me", "friend")
    friend = store.seats(table)[1]
    assert store.claim(table, 1, friend.link_hash, hashed(new_token()), "Bo")
    first, second = others_turn(tables, table)
    assert tables.ask_back(table, first) is None
    step(tables, table)
    assert tables.agree(table, second, True) == MOVED_ON


def test_bots_and_who_sits_on_the_same_screen_need_not_be_asked(tables: Tables, me: str) -> None:
    for seats in (("me", "me"), ("me", "greedy")):
        table = open_table(tables, me, *seats)
        while others_turn(tables, table)[0] != 0:
            pass
        length = tables.live(table).last
        assert tables.ask_back(table, 0) is None
        assert tables.live(table).last < length


def test_a_refused_answer_leaves_the_bot_in_its_place(tables: Tables, store: Store, me: str) -> None:
    table = open_table(tables, me)
    seat = tables.live(table).state.waiting()[0]
    tables.stand_in(table, seat, "random")
    before = tables.live(table).row.news
    assert tables.answer(table, seat, "sing", 0) == UNKNOWN_TEXT
    assert (store.seats(table)[seat].stand_in, tables.live(table).row.news) == ("random", before)
    assert step(tables, table) == seat
    assert store.seats(table)[seat].stand_in == ""


def revealed(tables: Tables, store: Store, me: str, *seats: str) -> tuple[str, int, int, str]:
    """A table of people where an answer has just shown something: it, who gave the answer, its number and its text."""
    table = open_table(tables, me, *(seats or ("me", "friend")), game="theocratia", seed="")
    for row in store.seats(table):
        if row.kind == "free":
            store.claim(table, row.seat, row.link_hash, hashed(new_token()), "Bo")
    while True:
        before = tables.live(table).state.shown
        seat = step(tables, table)
        live = tables.live(table)
        if live.state.shown != before:
            return table, seat, live.last - 1, live.play.record.lines[-1].do


def test_consent_is_given_by_who_was_asked_and_by_nobody_in_their_stead(tables: Tables, store: Store, me: str) -> None:
    table, seat, *_ = revealed(tables, store, me)
    other, shown = 1 - seat, tables.live(table).last
    assert tables.ask_back(table, seat) is None
    assert tables.agree(table, seat, True) == NOT_ASKED, "who asks is not asked"
    tables.stand_in(table, other, "random")
    assert store.proposal(table) is None, "a seat that changes hands was not asked"
    assert tables.agree(table, seat, True) == MOVED_ON
    assert tables.ask_back(table, seat) == TOO_LATE, "a bot does not agree to forget"
    assert tables.live(table).last == shown


@pytest.mark.parametrize("change", ["claim", "release", "stand_in", "move_host"])
def test_a_seat_that_changes_hands_drops_the_request(tables: Tables, store: Store, me: str, change: str) -> None:
    table, seat, *_ = revealed(tables, store, me, "me", "friend", "friend")
    if change == "claim":
        store.release(table, (seat + 1) % 3)
    assert tables.ask_back(table, seat) is None
    assert store.proposal(table) is not None
    if change == "claim":
        row = store.seats(table)[(seat + 1) % 3]
        assert store.claim(table, row.seat, row.link_hash, hashed(new_token()), "Cy")
    elif change == "release":
        store.release(table, (seat + 1) % 3)
    elif change == "stand_in":
        tables.stand_in(table, seat, "greedy")
    else:
        store.move_host(table, hashed(me), hashed(new_token()), {})
    assert store.proposal(table) is None


def drawn(tables: Tables, table: str) -> list[tuple[int, int]]:
    return tables.live(table).play.record.lines[-1].chance


def test_what_was_shown_does_not_come_again_after_a_rewind(tables: Tables, store: Store, me: str) -> None:
    """With everybody's consent, too: a die that is known is none. A crash, on the other hand, rolls nothing anew."""
    table, seat, at, do = revealed(tables, store, me)
    seen = [drawn(tables, table)]
    for _ in range(6):
        assert tables.ask_back(table, seat) is None
        assert tables.agree(table, 1 - seat, True) is None
        assert tables.live(table).last == at
        tables = Tables(store)  # a server that has just started
        assert tables.answer(table, seat, do, at) is None
        seen.append(drawn(tables, table))
    assert store.table(table).rewinds == 6  # type: ignore[union-attr]
    assert any(one != seen[0] for one in seen[1:]), "the same again, six times"
    assert digest(Tables(store).live(table).state) == digest(tables.live(table).state), "and the record replays"


def test_a_crash_after_a_rewind_rolls_no_die_anew(tables: Tables, store: Store, me: str) -> None:
    table, seat, _, do = revealed(tables, store, me)
    assert tables.ask_back(table, seat) is None
    assert tables.agree(table, 1 - seat, True) is None
    twice = []
    for server in (Tables(store), Tables(store)):
        with server.holding(table) as live:
            live.lend_chance()
            assert live.play.say(seat, do) is None  # never written
            twice.append(live.play.record.lines[-1].chance)
            server.forget(live)
    assert twice[0] == twice[1]


# ---- forks
def test_who_plays_alone_with_the_game_takes_back_whatever_it_has_shown(tables: Tables, me: str) -> None:
    """V.I.C.I reveals a card and rolls in each of her turns, and nobody else is there who could mind."""
    table = open_table(tables, me, "me", game="civolution")
    step(tables, table)
    play = tables.live(table).play
    while not any(event.kind == "vici card" for event in play.events_of(len(play.record.lines) - 1)):
        step(tables, table)
    last, rewinds = len(play.record.lines), tables.live(table).row.rewinds
    assert play.refuse_undo(0) == TOO_LATE
    before = digest(tables.live(table).state_at(last - 1))
    assert tables.undo(table, 0) is None
    assert (tables.live(table).last, digest(tables.live(table).state)) == (last - 1, before)
    assert tables.live(table).row.rewinds == rewinds + 1, "what was seen does not come again"
    while tables.live(table).last:
        assert tables.undo(table, 0) is None
    assert tables.undo(table, 0) == NOTHING_OF_YOURS


def test_a_fork_goes_on_from_a_position_and_leaves_the_table_alone(tables: Tables, me: str) -> None:
    table = open_table(tables, me)
    for _ in range(10):
        step(tables, table)
    forked = tables.fork(table, 6, 1, "greedy", me, "Ada")
    assert tables.live(forked).last == 6
    assert tables.live(table).last == 10
    assert digest(tables.live(forked).state) == digest(tables.live(table).state_at(6))
    assert [row.kind for row in tables.live(forked).seats] == ["bot", "person"]
    assert [row.name for row in tables.live(forked).seats] == [bot_name(0, "greedy"), "Ada"], "a bot is no free seat"
    step(tables, forked)
    assert tables.live(table).last == 10


def test_a_running_game_with_hidden_cards_is_not_forked_while_others_play_it(
    tables: Tables, store: Store, me: str
) -> None:
    table = open_table(tables, me, "me", "friend", game="lantern-isles")
    assert store.claim(table, 1, store.seats(table)[1].link_hash, hashed(new_token()), "Bo")
    with pytest.raises(NotAllowed):
        tables.fork(table, 0, 0, "greedy", me, "Ada")
    alone = open_table(tables, me, "me", "greedy", game="lantern-isles")
    assert tables.live(tables.fork(alone, 0, 0, "greedy", me, "Ada")).last == 0


# ---- links
def test_a_new_link_ends_the_old_one(tables: Tables, store: Store, me: str) -> None:
    table = open_table(tables, me, "me", "friend")
    old = store.seats(table)[1].link_hash
    assert tables.new_link(table, 1, me) is None
    assert not store.claim(table, 1, old, hashed(new_token()), "Mallory")
    assert store.claim(table, 1, store.seats(table)[1].link_hash, hashed(new_token()), "Bo")


def test_a_late_word_is_none_to_the_next_question(tables: Tables, store: Store, me: str) -> None:
    table = open_table(tables, me, "me", "friend")
    for row in store.seats(table)[1:]:
        store.claim(table, row.seat, row.link_hash, hashed(new_token()), "Bo")
    while not all(any(line.seat == seat for line in tables.live(table).play.record.lines) for seat in (0, 1)):
        step(tables, table)
    asks = tables.live(table).play.record.lines[-2].seat
    other, length = 1 - asks, tables.live(table).last
    assert tables.ask_back(table, asks) is None
    version = tables.live(table).row.version
    assert tables.agree(table, other, True, other, version) == MOVED_ON, "somebody else asked then"
    assert tables.agree(table, other, True, asks, version - 1) == MOVED_ON, "it was another game then"
    assert tables.live(table).last == length
    assert tables.agree(table, other, True, asks, version) is None
    assert tables.live(table).last < length


# ---- gestures: several answers in one go
def at_the_dice(tables: Tables, me: str) -> tuple[str, int]:
    """A table of Theocratia where a die is to be taken, and whose turn it is."""
    table = open_table(tables, me, game="theocratia", seed="3")
    for _ in range(3):
        step(tables, table)
    return table, tables.live(table).state.waiting()[0]


def first_die(tables: Tables, table: str, seat: int) -> str:
    live = tables.live(table)
    texts = [live.game.space.format(action) for action in live.state.answers(seat)]
    return next(text for text in texts if text.startswith("take"))


def test_a_gesture_is_several_answers_and_one_change(tables: Tables, me: str) -> None:
    table, seat = at_the_dice(tables, me)
    take, live = first_die(tables, table, seat), tables.live(table)
    before, version = live.last, live.row.version
    assert tables.answer(table, seat, f"{take}; place {take.split()[1]}; no action", before, version) is None
    live = tables.live(table)
    assert [line.do for line in live.play.record.lines[before:]] == [take, f"place {take.split()[1]}", "no action"]
    assert live.row.version == version + 3, "by one for each answer: see asked_the_same"


def test_a_gesture_of_another_does_not_hide_that_something_was_taken_back(tables: Tables, me: str) -> None:
    """One answer back and three in one go make two more, in two changes: as if nothing had been taken back."""
    table, seat = at_the_dice(tables, me)
    live = tables.live(table)
    first, second = [text for text in map(live.game.space.format, live.state.answers(seat)) if text[:4] == "take"][:2]
    assert tables.answer(table, seat, first, None) is None
    at, version = tables.live(table).last, tables.live(table).row.version
    assert tables.undo(table, seat) is None
    assert tables.answer(table, seat, f"{second}; place {second.split()[1]}; no action", None) is None
    live = tables.live(table)
    assert not asked_the_same(live, 1 - seat, at, version)
    assert asked_the_same(live, 1 - seat, live.last, live.row.version)


def test_of_a_gesture_that_is_refused_nothing_happens(tables: Tables, store: Store, me: str) -> None:
    table, seat = at_the_dice(tables, me)
    take, before = first_die(tables, table, seat), digest(tables.live(table).state)
    row = store.table(table)
    assert tables.answer(table, seat, f"{take}; place nobody", None) == "K-3"
    assert tables.answer(table, seat, f"{take}; end turn", None) is not None
    assert digest(tables.live(table).state) == before
    assert store.table(table) == row


def test_a_gesture_that_is_too_long_is_refused_as_a_whole(tables: Tables, store: Store, me: str) -> None:
    table, seat = at_the_dice(tables, me)
    take, row = first_die(tables, table, seat), store.table(table)
    endless = "; ".join([take, f"place {take.split()[1]}", "no action", *["end turn"] * LONGEST_GESTURE])
    assert tables.answer(table, seat, endless, None) == "K-3"
    assert store.table(table) == row


def test_a_gesture_ends_where_a_card_is_drawn(tables: Tables, me: str) -> None:
    """Else one could try what the undrawn card is: only with the right guess would the gesture be taken."""
    table = open_table(tables, me, game="lantern-isles")
    for _ in range(2):
        step(tables, table)
    live = tables.live(table)
    seat, before = live.state.waiting()[0], live.last
    for guess in ("play c1", "no such thing"):
        assert tables.answer(table, seat, f"draw; {guess}", None) is None
        assert [line.do for line in tables.live(table).play.record.lines[before:]] == ["draw"]
        assert tables.undo(table, seat) == TOO_LATE
        before, seat = tables.live(table).last, tables.live(table).state.waiting()[0]
