"""The adviser: which turns are worth a thought, what each comes to, and which of them differ in kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from demiurge.advice.judge import Judge
from demiurge.advice.lines import Line, World, levelled, line, worlds_of
from demiurge.advice.reasons import Row, by_place, gained, reasons
from demiurge.bots.playout import next_seat
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Game, digest
from demiurge.kernel.state import State
from demiurge.kit.holdings import holdings_of

WIDE: Final = 10  # turns that are played on
ALIKE: Final = 4  # of one verb among those that are kept while a turn is put together
DEEP: Final = 10  # answers of a turn
TURNS: Final = 2  # of the seat, for which a line is played on
FAR: Final = 8  # likewise, at a glance
WORLDS: Final = 3
MORE_WORLDS: Final = 6  # at a glance
PLANS: Final = 3
ALSO: Final = 3  # other places of a plan
SAME: Final = 1e-6


class Plan(NamedTuple):
    """The best line of its kind, the other places of it, and why it is worth more (or less) than the plan it is
    measured against: the first against the second, all others against the first. difference: of the points with which
    they end, to which the rows add up; places: by how many it ends higher; by_place: whether that says more."""

    line: Line
    also: Sequence[Line]
    rows: Sequence[Row]
    difference: float
    places: float = 0.0
    by_place: bool = False


class Advice(NamedTuple):
    """The plans, the best first; `final` where nothing better will come of more thought."""

    plans: Sequence[Plan]
    final: bool


class Begun(NamedTuple):
    """A turn that is being put together. promise: what it is worth one step ahead, or how much the judge is drawn to
    it."""

    said: tuple[int, ...]
    state: State
    promise: float
    ended: bool


class Met:
    """Positions that were met; only those that are worth the same are compared."""

    def __init__(self) -> None:
        self.known: dict[int, list[State]] = {}

    def again(self, worth: float, s: State) -> bool:
        same = self.known.setdefault(round(worth / SAME), [])
        if same and digest(s) in [digest(one) for one in same]:
            return True
        same.append(s)
        return False


class Adviser:
    """For one seat and one position. It gets the View, so it cannot know more than the seat. The same arguments give
    the same advice, however fast the machine is."""

    def __init__(
        self, game: Game, view: State, seat: int, judge: Judge | None = None, *, seed: int = 0,
        worlds: int = 0, turns: int = 0, wide: int = WIDE,
    ) -> None:  # fmt: skip
        self.game, self.seat, self.wide = game, seat, wide
        self.judge = Judge(game, view.seats) if judge is None else judge
        self.turns = turns or (self.judge.far or FAR if self.judge.instinctive else TURNS)
        self.holdings = holdings_of(game)
        worlds = worlds or (MORE_WORLDS if self.judge.instinctive else WORLDS)
        self.worlds: list[World] = worlds_of(game, view, worlds, seed)

    def stages(self) -> Iterator[Advice]:
        """First what each turn is worth when it ends; then what comes of the best ones."""
        turns = self.candidates()
        yield self.advice(self.lines(turns, 0), final=False)
        yield self.advice(self.lines(turns), final=True)

    def advise(self) -> Advice:
        """The last word at once."""
        return list(self.stages())[-1]

    def lines(self, turns: Sequence[Sequence[int]], deep: int | None = None) -> list[Line]:
        """What comes of these answers, of plans or of what somebody has played: with the same luck and to the same
        round, so that they can be compared."""
        deep = self.turns if deep is None else deep
        found = [line(self.judge, self.worlds, self.seat, said, deep) for said in turns]
        return levelled(self.judge, found)

    def why(self, a: Line, b: Line) -> list[Row]:
        """The rows in which one line differs from another; they add up to the points between them."""
        return reasons(self.judge, self.holdings, a, b)

    # ---- the turns worth a thought
    def candidates(self) -> list[tuple[int, ...]]:
        """Whole turns, the best first, as they are worth when they end: a beam over the answers of the turn."""
        world, ended = self.worlds[0], list[Begun]()
        begun = [Begun((), world.state, 0.0, False)]
        for _ in range(DEEP):
            found = [more for one in begun for more in self.longer(one)]
            found = self.varied(found)
            ended += [one for one in found if one.ended]
            begun = [one for one in found if not one.ended]
            if not begun:
                break
        cut = [one._replace(ended=True) for one in begun]  # a turn as long as that is finished by the judge
        return [one.said for one in self.varied([*ended, *cut])]

    def longer(self, one: Begun) -> Iterator[Begun]:
        """A turn with one answer more. How it stands is looked at only for those that are kept."""
        judge, seat = self.judge, self.seat
        moves = judge.evaluation.moves(one.state, seat)
        if judge.instinctive:
            found = [one.promise + drawn for drawn in judge.drawn(one.state, seat, moves)]
        else:
            found = judge.ahead(one.state, seat, moves, self.worlds[0].seed)
        for action, promise in zip(moves, found, strict=True):
            yield Begun((*one.said, action), one.state, promise, False)

    def varied(self, found: Sequence[Begun]) -> list[Begun]:
        """The best, but not too many of the same verbs; of turns that come to the same thing the shortest."""
        kept, verbs, met = list[Begun](), dict[str, int](), Met()
        for one in sorted(found, key=lambda one: (-one.promise, len(one.said))):
            verb = " ".join(sorted(self.game.space.verb_of(action) for action in one.said))
            if verbs.get(verb, 0) >= ALIKE:
                continue
            begun = one if one.ended else self.applied(one)
            if met.again(self.judge.worth(begun.state, self.seat), begun.state):
                continue
            verbs[verb] = verbs.get(verb, 0) + 1
            kept.append(begun)
            if len(kept) == self.wide:
                break
        return kept

    def applied(self, one: Begun) -> Begun:
        seat, chance, s = self.seat, Chance(self.worlds[0].seed), one.state.clone()
        s.apply(seat, one.said[-1], chance)
        ended = len(chance.log) > 0 or self.judge.done(s, seat) or next_seat(s) < 0
        return Begun(one.said, s, one.promise, ended)

    # ---- the plans
    def kind(self, found: Line) -> str:
        """The same for plans that differ only in their places."""
        return self.holdings.alike([self.game.space.format(action) for action in found.said])

    def advice(self, lines: Sequence[Line], final: bool) -> Advice:
        kinds, met = dict[str, list[Line]](), Met()
        for one in sorted(lines, key=lambda one: (-one.worth, len(one.said))):
            if met.again(one.worth, one.courses[0].end):
                continue  # another way to the same end
            kinds.setdefault(self.kind(one), []).append(one)
        best = list(kinds.values())[:PLANS]
        plans = list[Plan]()
        for at, own in enumerate(best):
            other = best[0][0] if at else best[1][0] if len(best) > 1 else own[0]
            rows = self.why(own[0], other) if other is not own[0] else []
            points, places = own[0].score - other.score, gained(self.judge, own[0], other)
            weighs = by_place(self.judge, points, places)
            plans.append(Plan(own[0], own[1 : 1 + ALSO], rows, points, places, weighs))
        return Advice(plans, final)
