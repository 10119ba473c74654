"""The journal: events, and who may read them."""

from demiurge.kernel.chance import ALL
from demiurge.kernel.journal import Event, Journal


def test_an_open_event_is_read_by_everybody() -> None:
    assert all(Event("roll", 0, [6], ALL).visible_to(seat) for seat in range(5))


def test_a_secret_event_is_read_by_its_audience_alone() -> None:
    assert [Event("draw", 1, [17], 0b1010).visible_to(seat) for seat in range(5)] == [False, True, False, True, False]


def test_each_seat_reads_its_own_journal_in_order() -> None:
    journal = Journal()
    journal.tell("roll", 0, [6])
    journal.tell("draw", 1, [17], 1 << 1)
    journal.tell("draw", 0, [3], 1 << 0)
    assert [(event.kind, event.seat, event.data) for event in journal.for_seat(0)] == [
        ("roll", 0, [6]),
        ("draw", 0, [3]),
    ]
    assert [event.data for event in journal.for_seat(1)] == [[6], [17]]
    assert [event.data for event in journal.for_seat(2)] == [[6]]
