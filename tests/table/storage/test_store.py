"""What goes into the store comes out of it, on both databases."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import event

from demiurge.kernel.record import Line
from demiurge.table.storage import ALONE, Moved, NewSeat, NewTable, ProposalRow, Snapshot, Store, TableRow
from tests.table.storage.build import a_line, a_table, add, dos

ALL = -1


def taken(row: TableRow) -> list[dict[str, object]]:
    return [line.to_json() for line in row.undone]


def seen(store: Store, id: str) -> tuple[object, ...]:
    """All that is kept about a table, comparable."""
    whole = store.snapshot(id)
    assert isinstance(whole, Snapshot)
    return (*vars(whole.table).items(), taken(whole.table), whole.seats, whole.lines, whole.proposal, whole.messages)


def test_a_new_table_is_read_back_as_it_was_made(store: Store) -> None:
    new = NewTable(
        game="orchard", seats=2, seed="secret", options={"trees": "many"}, components="own.json",
        settings={"absent": "5"}, setup=[(3, ALL), (1, 0b10)], waiting=[1], host_hash="host", forked_from="abc@4",
        listed=True,
    )  # fmt: skip
    seats = [NewSeat(0, "person", name="Ann", link_hash="l0", visitor_hash="v0"), NewSeat(1, "bot", "greedy")]
    given = [Line(0, "pick 2", [(5, ALL), (6, 1)], True), Line(1, "pass", [], False)]

    made = store.create(new, seats, given)

    assert store.table(made.id) == made
    assert vars(made) | vars(new) | {"id": made.id} == vars(made)
    assert (made.version, made.news, made.length, made.undone) == (1, 1, 2, [])
    assert [(row.table, row.seat, row.kind, row.bot, row.name) for row in store.seats(made.id)] == [
        (made.id, 0, "person", "", "Ann"),
        (made.id, 1, "bot", "greedy", ""),
    ]
    assert [row.line.to_json() for row in store.lines(made.id)] == [line.to_json() for line in given]
    assert [row.number for row in store.lines(made.id, since=1)] == [1]
    assert abs(datetime.now(UTC) - made.created) < timedelta(minutes=1)


def test_ids_are_ten_letters_that_need_no_escaping(store: Store) -> None:
    ids = {a_table(store).id for _ in range(5)}
    assert len(ids) == 5
    assert all(len(id) == 10 and id.isascii() and id.isalnum() for id in ids)


def test_a_table_is_read_in_parts_as_in_whole(store: Store) -> None:
    """Who knows the answers leaves them out; news and version tell whether there is anything to read."""
    one, two = a_table(store), a_table(store)
    assert store.standing(one.id) == (1, 1)
    number = store.add_message(one.id, 0, "Ann", "hello").number
    assert store.standing(one.id) == (number, 1) == (2, 1)
    changed = store.change(one.id, 1, keep=0, add=[a_line("pick 1")], undone=[], waiting=[0])
    assert store.standing(one.id) == (changed.news, changed.version) == (3, 2)
    whole, part = store.snapshot(one.id), store.snapshot(one.id, since=1)
    assert whole is not None
    assert part is not None
    assert (len(whole.lines), len(part.lines)) == (1, 0)
    assert [message.text for message in part.messages] == ["hello"]
    assert (part.seats, part.messages) == (whole.seats, whole.messages)
    assert store.seats_of([two.id, one.id, "nowhere"]) == {
        two.id: store.seats(two.id), one.id: store.seats(one.id), "nowhere": [],
    }  # fmt: skip


def test_seats_must_be_numbered_in_their_order(store: Store) -> None:
    with pytest.raises(ValueError, match="0 to 1"):
        store.create(NewTable("orchard", 2, "seed"), [NewSeat(1), NewSeat(0)])


def test_what_is_not_there_is_none_or_empty(store: Store) -> None:
    assert store.table("nowhere") is None
    assert store.snapshot("nowhere") is None
    assert store.standing("nowhere") is None
    assert store.proposal("nowhere") is None
    assert store.visitor("nobody") is None
    assert [*store.seats("nowhere"), *store.lines("nowhere"), *store.messages("nowhere")] == []
    assert store.table("no\0where\ud800") is None


# ---- the game
def test_a_change_appends_and_bumps(store: Store) -> None:
    table = a_table(store)
    row = store.change(
        table.id, 1, keep=0, add=[a_line("a"), a_line("b")], undone=[a_line("c", 1)], waiting=[1], over=True,
        scores=[3, 4],
    )  # fmt: skip
    assert (row.version, row.news, row.length, row.waiting, row.over, row.scores) == (3, 2, 2, [1], True, [3, 4])
    assert taken(row) == [{"seat": 1, "do": "c"}]
    assert row.updated >= row.since > table.since
    again = store.table(table.id)
    assert again is not None
    assert taken(again) == taken(row)
    assert vars(again) | {"undone": []} == vars(row) | {"undone": []}
    assert dos(store, table.id) == ["a", "b"]


def test_a_change_cuts_off_what_it_does_not_keep(store: Store) -> None:
    table = a_table(store, "a", "b", "c")
    other = a_table(store, "x", "y", "z")
    row = store.change(table.id, 1, keep=1, add=[a_line("d")], undone=[], waiting=[0])
    assert dos(store, table.id) == ["a", "d"]
    assert row.length == 2
    store.change(table.id, 2, keep=0, add=[], undone=[], waiting=[0])
    assert dos(store, table.id) == []
    assert dos(store, other.id) == ["x", "y", "z"]


def test_who_waits_longer_is_waited_for_since_then(store: Store) -> None:
    table, then = a_table(store), datetime(2020, 2, 3, 4, 5, tzinfo=UTC)
    row = store.change(table.id, 1, keep=0, add=[a_line()], undone=[], waiting=[1], since=then)
    assert row.since == then


def test_a_stale_version_is_moved_and_changes_nothing(store: Store) -> None:
    table = a_table(store, "a")
    add(store, table, "b")
    before = seen(store, table.id)
    with pytest.raises(Moved):
        add(store, table, "c")
    assert str(seen(store, table.id)) == str(before)
    assert dos(store, table.id) == ["a", "b"]
    with pytest.raises(Moved):
        store.change("nowhere", 1, keep=0, add=[], undone=[], waiting=[])


def test_lines_that_are_not_there_cannot_be_kept(store: Store) -> None:
    table = a_table(store, "a")
    with pytest.raises(Moved):
        store.change(table.id, 1, keep=2, add=[a_line()], undone=[], waiting=[])
    with pytest.raises(ValueError, match="-1"):
        store.change(table.id, 1, keep=-1, add=[], undone=[], waiting=[])
    assert dos(store, table.id) == ["a"]


def test_a_failure_between_the_row_and_its_lines_leaves_nothing(store: Store) -> None:
    table = a_table(store, "a", "b")
    store.propose(table.id, ProposalRow(0, 1, table.version, []))
    before, rung = seen(store, table.id), list[object]()
    store.bell.listen(rung.append)
    reached: list[str] = []

    def fail(connection: object, cursor: object, statement: str, *_: object) -> None:
        reached.append(statement.split()[0])
        if statement.startswith("INSERT INTO lines"):
            raise RuntimeError("the plug was pulled")

    engine = store._database.engine
    event.listen(engine, "before_cursor_execute", fail)
    with pytest.raises(RuntimeError, match="plug"):
        store.change(table.id, 1, keep=1, add=[a_line("c")], undone=[a_line()], waiting=[1], over=True)
    event.remove(engine, "before_cursor_execute", fail)

    assert "UPDATE" in reached
    assert "DELETE" in reached
    assert str(seen(store, table.id)) == str(before)
    assert [told for told in rung if told is not None] == []
    assert add(store, table, "c").version == 2


def test_a_time_without_a_zone_is_refused(store: Store) -> None:
    since = datetime(2020, 1, 1)
    with pytest.raises(Exception, match="zone"):
        store.change(a_table(store).id, 1, keep=0, add=[], undone=[], waiting=[], since=since)


# ---- proposals
def test_a_proposal_is_made_agreed_to_and_dropped(store: Store) -> None:
    table = a_table(store, "a", "b")
    store.propose(table.id, ProposalRow(0, 1, 1, []))
    assert store.proposal(table.id) == ProposalRow(0, 1, 1, [])
    assert store.agree(table.id, 1) == [1]
    assert store.agree(table.id, 0) == store.agree(table.id, 1) == [0, 1]
    store.drop_proposal(table.id)
    assert store.proposal(table.id) is None
    with pytest.raises(Moved):
        store.agree(table.id, 1)
    row = store.table(table.id)
    assert row is not None
    assert (row.version, row.news) == (1, 6)


def test_a_proposal_is_for_the_version_it_was_made_for(store: Store) -> None:
    table = a_table(store, "a")
    store.propose(table.id, ProposalRow(0, 0, 1, []))
    table = add(store, table, "b")
    assert store.proposal(table.id) is None
    with pytest.raises(Moved):
        store.propose(table.id, ProposalRow(0, 0, 1, []))


def test_a_second_proposal_waits_until_the_first_is_gone(store: Store) -> None:
    table = a_table(store, "a", "b")
    store.propose(table.id, ProposalRow(0, 1, 1, []))
    with pytest.raises(Moved):
        store.propose(table.id, ProposalRow(1, 0, 1, []))
    store.propose(table.id, ProposalRow(0, 0, 1, []))  # but one's own may be put differently
    assert store.proposal(table.id) == ProposalRow(0, 0, 1, [])


# ---- seats
def test_only_a_free_seat_with_its_link_is_claimed(store: Store) -> None:
    table = a_table(store)
    assert not store.claim(table.id, 0, "guessed", "ann", "Ann")
    assert not store.claim(table.id, 1, "", "ann", "Ann")  # a bot sits there
    assert not store.claim(table.id, 7, "link", "ann", "Ann")
    assert store.claim(table.id, 0, "link", "ann", "Ann")
    assert not store.claim(table.id, 0, "link", "bob", "Bob")
    ann = store.seats(table.id)[0]
    assert (ann.kind, ann.name, ann.visitor_hash) == ("person", "Ann", "ann")
    assert ann.seen is not None
    row = store.table(table.id)
    assert row is not None
    assert (row.version, row.news) == (1, 2)  # one thing has happened that can be seen


def test_a_seat_is_released_and_its_link_replaced(store: Store) -> None:
    table = a_table(store)
    store.claim(table.id, 0, "link", "ann", "Ann")
    store.rotate_link(table.id, 0, "link 1", 1)
    assert store.seats(table.id)[0].visitor_hash == "ann"
    with pytest.raises(Moved):
        store.rotate_link(table.id, 0, "link 1 again", 1)
    store.release(table.id, 0)
    assert not store.claim(table.id, 0, "link", "bob", "Bob")
    assert store.claim(table.id, 0, "link 1", "bob", "Bob")
    assert store.seats(table.id)[0].link_turn == 1


def test_a_seat_changes_only_in_what_is_given(store: Store) -> None:
    table = a_table(store)
    store.claim(table.id, 0, "link", "ann", "Ann")
    store.set_seat(table.id, 0, stand_in="greedy")
    store.set_seat(table.id, 0)
    ann, robin = store.seats(table.id)
    assert (ann.name, ann.stand_in, robin.stand_in) == ("Ann", "greedy", "")
    store.set_seat(table.id, 0, stand_in="", name="Anna")
    ann = store.seats(table.id)[0]
    assert (ann.name, ann.stand_in) == ("Anna", "")
    with pytest.raises(Moved):
        store.set_seat(table.id, 9, name="Nobody")


def test_a_table_is_configured(store: Store) -> None:
    table = a_table(store)
    store.configure(table.id, settings={"absent": "9"})
    store.configure(table.id, listed=True)
    row = store.table(table.id)
    assert row is not None
    assert (row.settings, row.listed, row.news) == ({"absent": "9"}, True, 3)
    store.configure(table.id, settings={"alone": "yes"})
    store.configure(table.id, settings={"absent": None})
    row = store.table(table.id)
    assert row is not None
    assert row.settings == {"alone": "yes"}, "who changes one setting leaves the others as they are"


# ---- talk and visitors
def test_messages_come_oldest_first_and_the_newest_are_kept(store: Store) -> None:
    table = a_table(store)
    numbers = [store.add_message(table.id, n - 1, "Ann", f"message {n}").number for n in range(4)]
    assert numbers == sorted(set(numbers))
    assert [(row.seat, row.text) for row in store.messages(table.id, 2)] == [(1, "message 2"), (2, "message 3")]
    assert [row.number for row in store.messages(table.id)] == numbers
    with pytest.raises(Moved):
        store.add_message("nowhere", 0, "Ann", "hello?")


def test_a_table_keeps_so_many_messages_and_no_more(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("demiurge.table.storage.parts.MESSAGES_KEPT", 3)
    table, other = a_table(store), a_table(store)
    store.add_message(other.id, 0, "Ann", "elsewhere")
    for n in range(5):
        store.add_message(table.id, 0, "Ann", f"message {n}")
        add(store, table, "a") if n == 1 else None  # numbers have gaps
    assert [row.text for row in store.messages(table.id)] == ["message 2", "message 3", "message 4"]
    assert [row.text for row in store.messages(other.id)] == ["elsewhere"]


def test_what_a_database_cannot_hold_is_dropped_from_a_text(store: Store) -> None:
    table = a_table(store)
    store.add_message(table.id, 0, "A\0nn\ud800", "Grüße 🌳'; DROP TABLE tables --\0")
    message = store.messages(table.id)[0]
    assert (message.name, message.text) == ("Ann", "Grüße 🌳'; DROP TABLE tables --")


def test_a_visitor_is_named_and_renamed(store: Store) -> None:
    store.name_visitor("hash", "Ann")
    store.name_visitor("hash", "Anna")
    visitor = store.visitor("hash")
    assert visitor is not None
    assert visitor.name == "Anna"
    assert abs(datetime.now(UTC) - visitor.seen) < timedelta(minutes=1)


# ---- lists
def test_a_visitor_finds_the_tables_they_sit_at_or_made(store: Store) -> None:
    sits, made, other = a_table(store), a_table(store, host="ann"), a_table(store)
    store.claim(sits.id, 0, "link", "ann", "Ann")
    store.claim(other.id, 0, "link", "bob", "Bob")
    assert [row.id for row in store.of_visitor("ann")] == [sits.id, made.id]
    add(store, made, "a")
    assert [row.id for row in store.of_visitor("ann")] == [made.id, sits.id]
    assert [row.id for row in store.of_visitor("ann", limit=1)] == [made.id]
    assert store.of_visitor("") == []  # the hash of every seat that nobody took


def test_listed_tables_with_a_free_seat_are_open(store: Store) -> None:
    first, second, full, over = (a_table(store, listed=True) for _ in range(4))
    a_table(store)
    store.claim(full.id, 0, "link", "ann", "Ann")
    store.change(over.id, 1, keep=0, add=[], undone=[], waiting=[], over=True, scores=[0, 0])
    assert [row.id for row in store.open_tables()] == [second.id, first.id]
    assert [row.id for row in store.open_tables(1)] == [second.id]


def test_unfinished_tables_come_page_by_page_with_the_bots_that_are_asked(store: Store) -> None:
    then, second = datetime(2020, 1, 1, tzinfo=UTC), timedelta(seconds=1)
    old, older, person, over, young = (a_table(store) for _ in range(5))
    for table, since, waiting in ((old, then, [0, 1]), (older, then - second, [1]), (person, then - 2 * second, [0])):
        store.change(table.id, 1, keep=0, add=[], undone=[], waiting=waiting, since=since)
    store.change(over.id, 1, keep=0, add=[], undone=[], waiting=[1], since=then, over=True)
    store.change(young.id, 1, keep=0, add=[], undone=[], waiting=[1], since=datetime.now(UTC) + timedelta(days=1))
    store.add_message(old.id, 0, "Ann", "is anybody there?")  # talk does not hide that a bot sleeps
    first = store.unfinished(3)
    assert [(one.id, one.version, one.bots) for one in first] == [
        (young.id, 2, [1]),
        (old.id, 2, [1]),
        (older.id, 2, [1]),
    ]
    assert [(one.id, one.bots) for one in store.unfinished(3, first[-1])] == [(person.id, [])]
    store.set_seat(person.id, 0, stand_in="greedy")
    assert [(one.id, one.bots) for one in store.unfinished(3, first[-1])] == [(person.id, [0])]
    assert store.unfinished(3, store.unfinished(4)[-1]) == []


def test_unfinished_tables_go_on_for_a_person_or_by_their_hosts_word(store: Store) -> None:
    free, person, bots = (a_table(store) for _ in range(3))
    assert [one.goes_on for one in store.unfinished(9)] == [False, False, False]
    store.claim(person.id, 0, "link", "ann", "Ann")
    store.configure(bots.id, settings={ALONE: "yes"})
    assert {one.id for one in store.unfinished(9) if one.goes_on} == {person.id, bots.id}
    store.set_seat(person.id, 0, stand_in="greedy")
    assert {one.id for one in store.unfinished(9) if one.goes_on} == {bots.id}
    assert free.id in {one.id for one in store.unfinished(9)}


def test_tables_at_play_are_counted_for_a_host_and_an_origin(store: Store) -> None:
    then = datetime.now(UTC) - timedelta(hours=1)
    for host, where in (("ann", "1111"), ("ann", "2222"), ("bob", "1111"), ("cid", "3333")):
        a_table(store, host=host, origin=where)
    over = a_table(store, host="ann", origin="1111")
    store.change(over.id, 1, keep=0, add=[], undone=[], waiting=[], over=True)
    assert store.at_play("ann", "1111", then) == (2, 2)
    assert store.at_play("dan", "3333", then) == (0, 1)
    assert store.at_play("ann", "1111", then + timedelta(hours=2)) == (0, 0)
    alone = a_table(store, host="bob", origin="1111")
    store.configure(alone.id, settings={ALONE: "yes"})
    assert store.at_play("bob", "1111", then, alone=True) == (1, 1)
    store.configure(alone.id, settings={ALONE: None})
    assert store.at_play("bob", "1111", then, alone=True) == (0, 0)


def test_tables_of_one_moment_are_told_apart_by_their_ids(store: Store) -> None:
    then = datetime(2020, 1, 1, tzinfo=UTC)
    made = [a_table(store).id for _ in range(5)]
    for id in made:
        store.change(id, 1, keep=0, add=[], undone=[], waiting=[1], since=then)
    pages = [store.unfinished(2)]
    while pages[-1]:
        pages.append(store.unfinished(2, pages[-1][-1]))
    assert [one.id for page in pages for one in page] == sorted(made, reverse=True)
