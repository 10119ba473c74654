"""A plan in the words of a language: its steps, the sentence above them, and the rows beside another plan."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from demiurge.advice.lines import Answered, Course, Line
from demiurge.advice.reasons import Row as Reason
from demiurge.advice.reasons import by_source, counted, shown
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.kernel.speech import Words
from demiurge.kernel.state import State
from demiurge.kernel.text import Text, text
from demiurge.kernel.text import seat as place_of
from demiurge.kit.hints import gesture
from demiurge.kit.holdings import Holdings, holdings_of
from demiurge.kit.plain import drawing_of
from demiurge.kit.saying import words_in
from demiurge.kit.scene import Chip, Drawing

LATER: Final = 3  # likely steps that are shown
SOURCES: Final = 3  # of points in one sentence


class Step(NamedTuple):
    """One gesture of a plan. `said`: its answers; later ones are only likely. `ends`: it only ends the turn."""

    said: tuple[int, ...]
    name: str
    chips: Sequence[Chip[str]]
    places: Sequence[str]
    ghosts: Mapping[str, str]
    later: bool
    ends: bool


class Sum(NamedTuple):
    """A part of the sentence above the steps: `+7 now`, and of what."""

    head: str
    said: str


class Told(NamedTuple):
    """amount: to a tenth of a point, as it is shown."""

    kind: str
    amount: float
    said: str


class Teller:
    """All that is said of lines of one game in one language."""

    def __init__(self, line: Line, language: str) -> None:
        self.judge = line.judge
        self.game = line.judge.game
        self.drawing: Drawing = drawing_of(self.game, language)
        self.words: Words = words_in(self.drawing)
        self.holdings: Holdings[State] = holdings_of(self.game)

    # ---- steps
    def steps(self, line: Line) -> list[Step]:
        """Those of this turn, then a few likely ones; as far as nothing has to be known before."""
        course = line.courses[0]
        own = [one for one in course.answers if one.seat == line.seat and one.known]
        now, later = [one for one in own if not one.turn], [one for one in own if one.turn]
        found = self.walked(course, now, 0)
        return [*found, *[one for one in self.walked(course, later, LATER) if not one.ends]]

    def walked(self, course: Course, own: Sequence[Answered], most: int) -> list[Step]:
        """The line played again, told wherever one of these answers begins a gesture; at most so many, 0 being all."""
        state, found, left = course.start.clone(), list[Step](), 0
        chance = Chance(course.world.seed)
        wanted = {id(one) for one in own}
        for at, answer in enumerate(course.answers):
            if id(answer) in wanted:
                if most and len(found) >= most and not left:
                    break
                if not left:
                    found.append(self.step(state, course, at))
                    left = len(found[-1].said)
                left -= 1
            state.apply(answer.seat, answer.action, chance)
        return found

    def step(self, state: State, course: Course, at: int) -> Step:
        answer = course.answers[at]
        left = list[int]()
        for one in course.answers[at:]:
            if one.seat != answer.seat or one.turn != answer.turn or not one.known:
                break
            left.append(one.action)
        _, told = gesture(self.drawing, state, answer.seat, left)
        return Step(
            told.said, told.name or self.named(state, answer), told.chips, told.places, told.ghosts, answer.turn > 0,
            told.ends,
        )  # fmt: skip

    def named(self, state: State, answer: Answered) -> str:
        """An answer that the drawing offers only with others is called as its text says."""
        for group in self.drawing.answers(view(state, answer.seat), answer.seat):
            for one in group.answers:
                if one.action == answer.action and not one.then and one.name:
                    return one.name
        return self.game.space.format(answer.action)

    # ---- the sentence
    def summary(self, line: Line, other: Line | None = None) -> list[Sum]:
        """Of the line alone: points now and next, what it gives to whom, what it leaves to whom."""
        seat, found = line.seat, list[Sum]()
        now = self.points(line, lambda one: one.turn == 0 and one.seat == seat)
        then = self.points(line, lambda one: one.turn > 0 or one.seat != seat)
        for id, sources in (("advice-now", now), ("advice-next", then)):
            if sources:
                total = sum(sources.values())
                head = self.words(id, n=signed(total))
                found.append(Sum(head, self.sourced(sources)))
        found += self.given(line)
        return [*found, *self.left(line, other)] if other is not None else found

    def points(self, line: Line, wanted: Callable[[Answered], bool]) -> dict[Text, int]:
        """In the first world, the largest first."""
        course = line.courses[0]
        if self.holdings.sources(course.start, course.seat):
            found = counted(self.holdings, course) if wanted(course.answers[-1]) else {}
        else:
            found = by_source(self.judge, course, wanted)
        return dict(sorted(((source, n) for source, n in found.items() if n), key=lambda one: -abs(one[1])))

    def sourced(self, sources: Mapping[Text, int]) -> str:
        several = len(sources) > 1
        named = [
            text("advice-source", source=source, n=signed(n)) if several else source
            for source, n in list(sources.items())[:SOURCES]
        ]
        return self.words.say(tuple(named))

    def given(self, line: Line) -> list[Sum]:
        """What others get because of this turn."""
        found = dict[tuple[int, str], int]()
        for answer in line.courses[0].answers:
            for event in answer.events if answer.turn == 0 else ():
                gift = self.holdings.given(event)
                if gift is not None and gift.giver == line.seat:
                    found[event.seat, gift.icon] = found.get((event.seat, gift.icon), 0) + gift.n
        return [
            Sum("", self.words("advice-gives", good=self.holdings.said(icon, n), who=place_of(to)))
            for (to, icon), n in found.items()
        ]

    def left(self, line: Line, other: Line) -> list[Sum]:
        """What the other line takes in this turn and a rival takes in this one."""
        own = line.courses[0].answers
        mine = {answer.action for answer in own if answer.seat == line.seat}
        taken = {answer.action: answer.seat for answer in own if answer.seat != line.seat}
        for step in self.steps(other):
            action = step.said[-1]
            contested = self.holdings.contested.match(self.game.space.format(action))
            if not step.later and contested and action in taken and action not in mine:
                return [Sum("", self.words("advice-leaves", thing=step.name, who=place_of(taken[action])))]
        return []

    # ---- rows
    def rows(self, rows: Sequence[Reason], difference: float) -> list[Told]:
        return [Told(row.kind, row.amount, self.words.say(row.said)) for row in shown(rows, difference)]


def signed(n: float) -> str:
    """`+7`, `−2`, `+1.3`."""
    said = f"{n:+.1f}".removesuffix(".0") if isinstance(n, float) else f"{n:+d}"
    return said.replace("-", "−")
