"""What an answer would do, found by giving it on a copy of the View: no price is written down a second time.

A trial lets happen what an answer causes and nothing more: not the next turn, not what a round brings by itself. It
ends where somebody is asked. Where something comes that is not known, nothing is foretold. A drawing says which Steps
belong to an answer, what the figures of a seat are, and which changes are chips:

    class Trial(trial.Trial[Isles]):
        CAUSED = (Decision, Effect, Pay, Lit)
        COUNTED = (("oil", "oil"), ("score", "vp"))

        def figures(self) -> dict[str, int]:
            return {"oil": self.state.oil[self.seat], "score": self.state.points[self.seat]}

    root = Trial(view, seat)
    root.given(LIGHT.of(cell)).effect                     # chips, and the figures that change
    root.given(PLACE.of(civ)).given(ATTACK.of(h)).asked   # a gesture, one answer after the other"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final, Generic, NamedTuple, Self, TypeVar

from demiurge.kernel.chance import Chance, Starved
from demiurge.kernel.journal import Event, Journal
from demiurge.kernel.speech import Words as Speaker
from demiurge.kernel.state import NOBODY, NOT_WAITING, Decision, Refusal, State, Step
from demiurge.kernel.text import Text, text
from demiurge.kit.saying import said_chips
from demiurge.kit.scene import SPECTATOR, Chip, Words

S = TypeVar("S", bound=State)
NO_LANE: Final = -1
POINTS: Final = "vp"  # their icon


class Effect(NamedTuple, Generic[Words]):
    """What an answer comes to, for the seat that gives it."""

    chips: Sequence[Chip[Words]] = ()
    after: dict[str, str] = {}  # figure of the seat -> its text afterwards, where it changes


NOTHING: Final[Effect[str]] = Effect()


class Certain(Chance):
    """Only what has no alternative comes, and what is known: a View has numbers below 0 for what it hides."""

    def __init__(self) -> None:  # no generator, which takes longer to make than a trial
        self.log, self.seen = [], []

    def choose(self, among: list[int]) -> int:
        if len(among) != 1 or among[0] < 0:
            raise Starved(among)
        return among[0]


class Trial(Generic[S]):
    """A position that may come: `root` is the one that is, `events` what happened since, `certain` whether all of it
    was. `asked`: the question that the last answer led to, if it is the seat's own."""

    CAUSED: ClassVar[tuple[type[Step[Any]], ...]] = (Step,)  # Steps that belong to an answer,
    COURSE: ClassVar[tuple[type[Step[Any]], ...]] = ()  # unless they are of these: the course of the game
    CHANCE: ClassVar[type[Chance]] = Certain
    COUNTED: ClassVar[Sequence[tuple[str, str]]] = ()  # figures whose changes are chips, and their icons

    def __init__(self, view: S, seat: int) -> None:
        self.state, self.seat, self.lane = view, seat, NO_LANE
        self.begun: Self | None = None  # where it began, if not here: a trial that holds itself is never let go
        self.events: list[Event] = []
        self.certain = True
        self.counted: dict[str, int] | None = None  # the figures, once they were asked for
        self.shown: Sequence[Chip[Text]] | None = None  # and the chips

    # ---- what a drawing says
    @abstractmethod
    def figures(self) -> dict[str, int]:
        """The figures of the seat by their names on the page."""

    def chip(self, icon: str, n: int) -> Chip[Text]:
        return chip(icon, n)

    def chips(self) -> Sequence[Chip[Text]]:
        """What has changed since the root: costs, then gains, each in the order of COUNTED."""
        return costs_first(self.differences())

    def differences(self) -> list[Chip[Text]]:
        """The figures of COUNTED that are not what they were."""
        now, before = self.now, self.root.now
        if now == before:
            return []
        return [self.chip(icon, now[name] - before[name]) for name, icon in self.COUNTED if now[name] != before[name]]

    def belongs(self, step: Step[Any]) -> bool:
        """Whether a Step that comes next still is the answer's doing."""
        return isinstance(step, self.CAUSED) and not isinstance(step, self.COURSE)

    # ---- going on
    @property
    def root(self) -> Self:
        return self if self.begun is None else self.begun

    @property
    def asked(self) -> Decision[Any] | None:
        if self.lane == NO_LANE:
            return self.state.decision(self.seat) if self.seat in self.state.waiting() else None
        if self.state.asks[self.lane] != self.seat:
            return None
        top = self.state.lanes[self.lane][-1]
        assert isinstance(top, Decision)
        return top

    def options(self) -> list[int]:
        """What the seat may go on with."""
        if self.lane == NO_LANE:
            return self.state.answers(self.seat)
        return self.state.choices(self.lane) if self.asked is not None else []

    def refuse(self, action: int) -> Refusal:
        """Like the State's, but after an answer only for what it led to."""
        if self.lane == NO_LANE:
            return self.state.refuse(self.seat, action)
        asked = self.asked
        return asked.refuse(self.state, action) if asked is not None else NOT_WAITING

    def given(self, *said: int) -> Self:
        """The same with these answers more. They must be allowed one after the other."""
        s, chance, journal = self.state.clone(), self.CHANCE(), Journal()
        assert isinstance(s, type(self.state))
        s.chance, s.journal, journal.events = chance, journal, self.events[:]
        found = type(self)(s, self.seat)
        found.begun, found.lane, found.certain, found.events = self.root, self.lane, self.certain, journal.events
        try:
            for action in said:
                found.answer(action)
        except Starved:
            found.certain = False
        s.shown += len(chance.log)
        return found

    def played(self, said: Sequence[int]) -> tuple[Self | None, str, int]:
        """These answers one after the other: the trial, or the clause that refuses one of them, and its place."""
        found = self
        for at, action in enumerate(said):
            why = found.refuse(action)
            if why is not None:
                return None, why, at
            found = found.given(action)
        return found, "", -1

    def answer(self, action: int) -> None:
        """Give an answer here, and run what belongs to it."""
        s = self.state
        if self.lane == NO_LANE:
            self.lane = s.lane_of(self.seat, action)
        elif s.asks[self.lane] != self.seat:
            self.certain = False  # somebody else has a say first
            return
        lane = self.lane
        asked = s.lanes[lane].pop()
        assert isinstance(asked, Decision)
        s.now, s.asks[lane] = lane, NOBODY
        asked.take(s, action)
        while s.lanes[lane]:
            top = s.lanes[lane][-1]
            if not self.belongs(top):
                return
            s.now, s.asks[lane] = lane, NOBODY
            if top.waits(s):
                return
            s.lanes[lane].pop()
            top.run(s)

    # ---- what it comes to
    @property
    def effect(self) -> Effect[Text]:
        return Effect(self.told, self.changed()) if self.certain else Effect()

    @property
    def told(self) -> Sequence[Chip[Text]]:
        """Its chips."""
        if self.shown is None:
            self.shown = self.chips()
        return self.shown

    @property
    def now(self) -> dict[str, int]:
        if self.counted is None:
            self.counted = self.figures()
        return self.counted

    def more(self, name: str) -> int:
        """By how much a figure has grown."""
        return self.now[name] - self.root.now[name]

    def changed(self) -> dict[str, str]:
        """The figures that are not what they were."""
        now, before = self.now, self.root.now
        return {name: str(n) for name, n in now.items() if n != before[name]}

    def happened(self, kind: str, seat: int = SPECTATOR) -> list[Event]:
        """The events of a kind: to this seat, or to anybody."""
        return [event for event in self.events if event.kind == kind and seat in (SPECTATOR, event.seat)]


# ---- chips
@lru_cache(maxsize=1024)  # the same few again and again
def chip(icon: str, n: int) -> Chip[Text]:
    """In the words of the game's message `chip-ICON`; points are points everywhere."""
    return Chip(icon, n, text("points" if icon == POINTS else f"chip-{icon}", n=abs(n)))


def is_cost(chip: Chip[Words]) -> bool:
    return (chip.amount < 0) != chip.harm


def costs_first(chips: Iterable[Chip[Words]]) -> list[Chip[Words]]:
    """Costs, then gains, each in their order."""
    return sorted(chips, key=is_cost, reverse=True)


def without(effect: Effect[Words], *icons: str) -> Effect[Words]:
    """Without the chips that a row says anyway."""
    return effect._replace(chips=[chip for chip in effect.chips if chip.icon not in icons])


def said_effect(w: Speaker, effect: Effect[Text]) -> Effect[str]:
    """In the words of a language."""
    return Effect(said_chips(w, effect.chips) if effect.chips else (), effect.after)
