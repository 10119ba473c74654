"""State and the Steps that wait in it: a rule is a Step, a question is a Decision, a stack of them is a lane."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from demiurge.kernel.actions import Verb
from demiurge.kernel.chance import ALL, NO_CHANCE, Chance
from demiurge.kernel.data import Data
from demiurge.kernel.journal import Journal

Refusal: TypeAlias = "str | None"  # the clause that forbids it; None: allowed

NOT_ASKED: Final = "K-1"  # the answer belongs to no question that the seat is asked now
NOT_WAITING: Final = "K-2"  # the seat owes no answer now
GAME_OVER: Final = "K-7"
NOBODY: Final = -1
NONE_USUAL: Final = -1
NO_OPTIONS: Final[list[int]] = []
LATER: Final[list[int]] = []  # in the place of answers that nobody has looked for yet (State.choices)
NO_LISTS: Final[list[list[int]]] = []
NO_LANES: Final[list[list[Any]]] = []

S = TypeVar("S", bound="State")


@mypyc_attr(native_class=False)
class Stuck(RuntimeError):
    """A question without an answer: a mistake in a game's rules."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Data, Generic[S]):
    """A rule that happens by itself. Its fields are ints, never changed (clones share it) and never secret."""

    def waits(self, s: S) -> bool:
        return False

    def run(self, s: S) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A question to one seat. refuse() is the law; answers() is its fast form, and a check proves that they agree."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def answers(self, s: S) -> list[int]:
        raise NotImplementedError

    def refuse(self, s: S, action: int) -> Refusal:
        raise NotImplementedError

    def take(self, s: S, action: int) -> None:
        raise NotImplementedError

    def secret(self) -> bool:
        """The answer stays hidden until the game shows it."""
        return False

    def always(self, s: S) -> bool:
        """Asked even with one answer: where being skipped would tell a secret."""
        return self.secret()

    def usual(self) -> int:
        """What nearly everybody answers, so that a standing wish at the table may give it; NONE_USUAL of a question
        that is a real one. Bots and programs are asked all the same."""
        return NONE_USUAL

    def moot(self, s: S) -> None:
        """What happens when there is no answer at all. A question that can lapse says so by overriding this."""
        raise Stuck(f"{type(self).__name__} has no answer for seat {self.seat}")

    def waits(self, s: S) -> bool:
        found = self.answers(s)
        s.options[s.now] = found
        if len(found) == 0 or (len(found) == 1 and not self.always(s)):
            return False
        s.asks[s.now] = self.seat
        return True

    def run(self, s: S) -> None:
        found = s.options[s.now]
        if found:
            self.take(s, found[0])
        else:
            self.moot(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Decision[S]):
    """A question whose list of answers is its law, too: what else is of its verb is forbidden by its clause."""

    verb: ClassVar[Verb]
    clause: ClassVar[str]

    def refuse(self, s: S, action: int) -> Refusal:
        if action not in self.verb:
            return NOT_ASKED
        return None if action in self.answers(s) else self.clause


@mypyc_attr(allow_interpreted_subclasses=True)
class Await(Step["State"]):
    """Holds the table until no seat's lane owes anything."""

    def waits(self, s: State) -> bool:
        for lane in range(s.seats):
            if s.lanes[lane]:
                return True
        return False

    def run(self, s: State) -> None:
        pass


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Data):
    """A position. lanes[seat]: what that seat resolves by itself; the last lane is the table's.

    asks, options: the seat whom each lane asks now and its answers (derived; replaced, never changed in place). A
    question that is asked in any case may leave LATER there; choices() tells its answers.
    now: the lane whose Step runs. shown: counts news, which undo does not cross.
    chance, journal: lent for the time of apply(), so that a clone cannot see the future."""

    derived: ClassVar[tuple[str, ...]] = ("seats", "lanes", "asks", "options", "now", "shown", "chance", "journal")
    seats: int = 0
    lanes: list[list[Step[Any]]] = NO_LANES  # until begin() or a load
    asks: list[int] = NO_OPTIONS
    options: list[list[int]] = NO_LISTS
    now: int = 0
    shown: int = 0
    chance: Chance = NO_CHANCE
    journal: Journal | None = None

    # ---- what a rule may do
    def push(self, step: Step[Any]) -> None:
        """Next, in the running lane."""
        lane = self.lanes[self.now]
        if lane:
            lane.append(step)
        else:
            self.lanes[self.now] = [step]  # clones share an empty lane

    def open(self, seat: int, step: Step[Any]) -> None:
        """Something for the seat to resolve when it likes, after what it was given before."""
        self.lanes[seat] = [step, *self.lanes[seat]]

    def tell(self, kind: str, seat: int, data: list[int], seen: int = ALL) -> None:
        """An event for the journal; `seen`: the mask of seats that may read it."""
        if self.journal is not None:
            self.journal.tell(kind, seat, data, seen)

    def seats_from(self, first: int) -> list[int]:
        """All seats in the order in which they sit, clockwise from one of them."""
        return [(first + n) % self.seats for n in range(self.seats)]

    # ---- what the players may know and do
    def over(self) -> bool:
        for lane in self.lanes:
            if lane:
                return False
        return True

    def waiting(self) -> list[int]:
        """The seats that owe an answer: late answers first, then the table's question."""
        found: list[int] = []
        for seat in self.asks:
            if seat >= 0 and seat not in found:
                found.append(seat)
        return found

    def questions(self, seat: int) -> list[Decision[Any]]:
        """All that the seat is asked now. It may owe the table an answer and still hold an open offer."""
        found: list[Decision[Any]] = []
        for lane in range(self.seats + 1):
            if self.asks[lane] == seat:
                top = self.lanes[lane][-1]
                assert isinstance(top, Decision)
                found.append(top)
        return found

    def decision(self, seat: int) -> Decision[Any]:
        """The first of the questions."""
        return self.questions(seat)[0]

    def answers(self, seat: int) -> list[int]:
        """What the seat may say, over all its questions."""
        found: list[int] = NO_OPTIONS
        for lane in range(self.seats + 1):
            if self.asks[lane] == seat:
                more = self.options[lane]
                if more is LATER:
                    more = self.choices(lane)
                found = more if not found else found + [a for a in more if a not in found]
        return found

    def choices(self, lane: int) -> list[int]:
        """The answers of the lane's question. All lanes are at rest, so what was left for later is still the same."""
        found = self.options[lane]
        if found is LATER:
            asked = self.lanes[lane][-1]
            assert isinstance(asked, Decision)
            found = asked.answers(self)
            self.options[lane] = found
        return found

    def takes(self, lane: int, action: int) -> bool:
        """Whether the lane's question takes the answer; the law is asked where its answers were left for later."""
        found = self.options[lane]
        if found is LATER:
            asked = self.lanes[lane][-1]
            assert isinstance(asked, Decision)
            return asked.refuse(self, action) is None
        return action in found

    def refuse(self, seat: int, action: int) -> Refusal:
        """None if one of the seat's questions takes the answer, else the clause that forbids it."""
        questions = self.questions(seat)
        if not questions:
            return GAME_OVER if self.over() else NOT_WAITING
        why = NOT_ASKED
        for question in questions:
            found = question.refuse(self, action)
            if found is None:
                return None
            if found != NOT_ASKED:
                why = found
        return why

    def lane_of(self, seat: int, action: int) -> int:
        """The lane whose question the answer belongs to."""
        first = NOBODY
        for lane in range(self.seats + 1):
            if self.asks[lane] == seat:
                if first >= 0 and self.takes(lane, action):
                    return lane if not self.takes(first, action) else first
                if first < 0:
                    first = lane
        return first

    # ---- how it moves
    def begin(self, step: Step[Any], chance: Chance, journal: Journal | None = None) -> None:
        self.lanes, self.now = [[] for _ in range(self.seats + 1)], self.seats
        self.asks = [NOBODY] * (self.seats + 1)
        self.options = [NO_OPTIONS] * (self.seats + 1)
        self.push(step)
        self.chance, self.journal = chance, journal
        self.advance()
        self.chance, self.journal = NO_CHANCE, None

    def apply(self, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        """Trusts its caller, for speed. Play.answer() is the door for everybody else."""
        lane, news = self.lane_of(seat, action), len(chance.log)
        assert lane >= 0, "the seat is not asked"
        top = self.lanes[lane].pop()
        assert isinstance(top, Decision)
        self.now, self.chance, self.journal = lane, chance, journal
        self.asks[lane] = NOBODY
        top.take(self, action)
        self.advance()
        self.shown += len(chance.log) - news
        self.chance, self.journal = NO_CHANCE, None

    def advance(self) -> None:
        """Run Steps until every lane is empty or waits for an answer."""
        ran = True
        while ran:  # again while a seat's lane moves: it may free the table's
            self.run_lane(self.seats)
            ran = False
            for lane in range(self.seats):
                if self.lanes[lane]:
                    ran = self.run_lane(lane) or ran

    def run_lane(self, lane: int) -> bool:
        ran = False
        while self.lanes[lane]:
            self.now, self.asks[lane] = lane, NOBODY
            top = self.lanes[lane][-1]
            if top.waits(self):
                break
            self.lanes[lane].pop()
            top.run(self)
            ran = True
        return ran

    def refresh(self) -> None:
        """Find the derived fields again, after a load or a fill."""
        self.asks = [NOBODY] * (self.seats + 1)
        self.options = [NO_OPTIONS] * (self.seats + 1)
        for lane in range(self.seats + 1):
            self.now, self.asks[lane] = lane, NOBODY
            if self.lanes[lane]:
                self.lanes[lane][-1].waits(self)

    def unshare(self) -> None:
        """A game that changes more in place takes copies of that, too."""
        self.lanes = [lane[:] if lane else lane for lane in self.lanes]
        self.asks, self.options, self.now = self.asks[:], self.options[:], self.seats
        self.chance, self.journal = NO_CHANCE, None

    # ---- what a game adds
    def mask(self, seat: int) -> None:
        """Blank what the seat may not see, the bag included: what is left is the seat's View.

        OUTSIDE, a number that no seat has, is for who only looks on."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def tie_break(self, seat: int) -> list[int]:
        """What ranks seats with the same score, the first number before the next; more is better. As it stands nothing
        does, and they share their rank."""
        return NO_OPTIONS

    def ranking(self) -> list[list[int]]:
        """The seats, the best first; those who share a rank together. A game that has beaten all its players says so by
        an empty first rank."""
        merits = [[score] + self.tie_break(seat) for seat, score in enumerate(self.scores())]
        found: list[list[int]] = []
        for merit in sorted(merits, reverse=True):
            tied = [seat for seat, other in enumerate(merits) if other == merit]
            if tied not in found:
                found.append(tied)
        return found
