"""The journal: what happened, as typed events. Off in search, on at the table."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from demiurge.kernel.chance import ALL, visible


class Event:
    """`kind` is a word of the game's own, `data` its ints; `seen` the mask of seats that may read it."""

    def __init__(self, kind: str, seat: int, data: list[int], seen: int) -> None:
        self.kind = kind
        self.seat = seat
        self.data = data
        self.seen = seen

    def visible_to(self, seat: int) -> bool:
        return visible(self.seen, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """A game tells what happens; who keeps the journal decides what to do with it (sentences, rows, pictures)."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, kind: str, seat: int, data: list[int], seen: int = ALL) -> None:
        self.events.append(Event(kind, seat, data, seen))

    def for_seat(self, seat: int) -> list[Event]:
        return [event for event in self.events if event.visible_to(seat)]
