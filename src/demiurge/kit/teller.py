"""The game told, without a language: a line for what somebody did with one answer, what it brought as chips beside it.

A drawing says what each event adds to the line of its seat:

    class Teller(teller.Teller[Box, Told]):
        LINE = Told

        def deed(self, seat: int, action: int) -> None:
            '''What no event tells: the answer itself.'''
            if action == DECLINE:
                self.line(seat).add(text("told-declined"))

        def tell(self, event: Event) -> None:
            if event.kind == "lit":
                self.line(event.seat).add(text("told-lit", isle=CELLS[event.data[0]]), board.place_of(event.data[0]))
            elif event.kind == "round":
                self.heading(text("told-round", n=event.data[0]), str(event.data[0]))

    def story(box: Box, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
        return Teller(box).story(seat, action, events)"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.text import Text
from demiurge.kit.saying import did
from demiurge.kit.scene import SPECTATOR, Told

G = TypeVar("G", bound=Game)
L = TypeVar("L", bound=Told)


class Teller(ABC, Generic[G, L]):
    """Turns the events of one answer into lines; what belongs together becomes one. `action`: the answer, below 0 where
    it is not known; `events`: what it did."""

    LINE: type[L]

    def __init__(self, game: G) -> None:
        self.game = game
        self.found: list[Told] = []
        self.action = -1
        self.events: Sequence[Event] = ()

    # ---- what a drawing says
    def deed(self, seat: int, action: int) -> None:
        """What no event tells, or only by its effect: the answer itself. It is below 0 where it is secret."""

    @abstractmethod
    def tell(self, event: Event) -> None:
        """What an event adds."""

    def step(self, action: int) -> Text | None:
        """An answer on the way to a deed: told where nothing else is told of its seat."""
        return None

    def close(self) -> None:
        """All events are told: what was kept back comes now, and what is said of a line as a whole."""

    # ---- telling
    def story(self, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
        """What one answer did; `action` is -1 for what happened while setting up, or for a secret answer."""
        self.action, self.events = action, events
        if seat != SPECTATOR:
            self.deed(seat, action)
        for event in events:
            self.tell(event)
        self.close()
        for one in self.found:
            if one.seat == seat:
                return self.found
        step = self.step(action)
        return self.found if step is None else [Told(seat, did(seat, step), kind="step"), *self.found]

    def happens(self, kind: str) -> bool:
        """Whether there is such an event."""
        for event in self.events:
            if event.kind == kind:
                return True
        return False

    def current(self, seat: int) -> L | None:
        """The last line, if it is about what this seat did."""
        last = self.found[-1] if self.found else None
        return last if isinstance(last, self.LINE) and last.seat == seat and last.text is None else None

    def line(self, seat: int, fresh: bool = False) -> L:
        """The last line, if it is about this seat, or a new one."""
        found = None if fresh else self.current(seat)
        if found is None:
            found = self.LINE(seat)
            self.found.append(found)
        return found

    def say(self, what: Text, *places: str) -> None:
        """A whole sentence that is nobody's deed."""
        self.found.append(Told(SPECTATOR, what, (), places))

    def heading(self, what: Text, period: Text | str) -> None:
        """The chart at the end has a column for each; `period` is its short name."""
        self.found.append(Told(SPECTATOR, what, kind="period", period=period))

    def end(self, what: Text) -> None:
        self.found.append(Told(SPECTATOR, what, kind="end"))
