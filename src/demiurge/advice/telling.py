"""A plan in the words of a language: its steps, the sentence above them, and the rows beside another plan."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from demiurge.advice.adviser import Plan
from demiurge.advice.lines import Answered, Course, Line
from demiurge.advice.reasons import Row, by_source, counted, shown
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.kernel.speech import Words
from demiurge.kernel.state import State
from demiurge.kernel.text import Text, text
from demiurge.kernel.text import seat as place_of
from demiurge.kit.hints import longest
from demiurge.kit.holdings import Holdings, holdings_of
from demiurge.kit.plain import drawing_of
from demiurge.kit.saying import words_in
from demiurge.kit.scene import Chip, Drawing, Group

LATER: Final = 3  # likely steps that are shown
SOURCES: Final = 3  # of points in one sentence
TITLED: Final = 2  # steps that name a plan


class Step(NamedTuple):
    """One gesture of a plan. `said`: its answers; later ones are only likely. `ends`: it only ends the turn; `minor`:
    it only prepares what comes."""

    said: tuple[int, ...]
    name: str
    chips: Sequence[Chip[str]]
    places: Sequence[str]
    ghosts: Mapping[str, str]
    after: Mapping[str, str]
    later: bool
    ends: bool
    minor: bool


class Sum(NamedTuple):
    """A part of the sentence above the steps: `+7 now`, and of what."""

    head: str
    said: str


class Told(NamedTuple):
    """amount: to a tenth of a point, as it is shown."""

    kind: str
    amount: float
    said: str


class Also(NamedTuple):
    """The same plan at another place: how that is called, how it is known on the page, and by how much it differs."""

    name: str
    places: Sequence[str]
    difference: float


class Teller:
    """All that is said of lines of one game in one language."""

    def __init__(self, line: Line, language: str) -> None:
        self.judge = line.judge
        self.game = line.judge.game
        self.drawing: Drawing = drawing_of(self.game, language)
        self.words: Words = words_in(self.drawing)
        self.holdings: Holdings[State] = holdings_of(self.game)
        self.offered: dict[tuple[int, ...], list[Group]] = {}  # after these answers of this turn

    # ---- steps
    def steps(self, line: Line) -> list[Step]:
        """Those of this turn, then a few likely ones; as far as nothing has to be known before."""
        course = line.courses[0]
        own = [one for one in course.answers if one.seat == line.seat and one.known]
        now, later = [one for one in own if not one.turn], [one for one in own if one.turn]
        found = self.walked(course, later, LATER) if later else []
        return [*self.walked(course, now, len(now)), *[one for one in found if not one.ends]]

    def walked(self, course: Course, own: Sequence[Answered], most: int) -> list[Step]:
        """The line played again, told wherever one of these answers begins a gesture; at most so many."""
        state, chance, found, left = course.start.clone(), Chance(course.world.seed), list[Step](), 0
        wanted = {id(one) for one in own}
        for at, answer in enumerate(course.answers):
            if id(answer) in wanted:
                if len(found) == most and not left:
                    break
                if not left:
                    found.append(self.step(state, course, at))
                    left = len(found[-1].said)
                left -= 1
            state.apply(answer.seat, answer.action, chance)
        return found

    def step(self, state: State, course: Course, at: int) -> Step:
        answer, left = course.answers[at], list[int]()
        for one in course.answers[at:]:
            if one.seat != answer.seat or one.turn != answer.turn or not one.known:
                break
            left.append(one.action)
        groups = self.groups(state, course, at)
        told = longest(groups, left)[1]
        minor = self.holdings.minor.match(self.game.space.format(told.said[-1])) is not None
        return Step(
            told.said, told.name or self.named(groups, answer.action), told.chips, told.places, told.ghosts,
            told.after, answer.turn > 0, told.ends, minor,
        )  # fmt: skip

    def groups(self, state: State, course: Course, at: int) -> list[Group]:
        """What the seat may say; plans of one turn begin alike."""
        answers, seat = course.answers, course.answers[at].seat
        before = tuple(one.action for one in answers[:at])
        if answers[at].turn or any(one.seat != seat for one in answers[:at]):
            return self.drawing.answers(view(state, seat), seat)
        if before not in self.offered:
            self.offered[before] = self.drawing.answers(view(state, seat), seat)
        return self.offered[before]

    def named(self, groups: Sequence[Group], action: int) -> str:
        """An answer that the drawing offers only with others is called as its text says."""
        names = [one.name for group in groups for one in group.answers if one.action == action and one.name]
        return names[0] if names else self.game.space.format(action)

    def title(self, steps: Sequence[Step]) -> str:
        """A plan in a few words: what matters in this turn."""
        own = [one for one in steps if not one.later and not one.ends]
        chief = [one for one in own if not one.minor] or own or list(steps)
        return ", ".join(one.name for one in chief[:TITLED])

    def also(self, plan: Plan) -> list[Also]:
        """The other places of a plan, each by the first answer that is another."""
        found = list[Also]()
        for line in plan.also:
            mine, course = plan.line.turn, line.courses[0]
            at = next((n for n, (a, b) in enumerate(zip(line.turn, mine, strict=False)) if a != b), None)
            if at is None or [one.action for one in course.answers[: len(line.turn)]] != [*line.turn]:
                continue
            state, chance = course.start.clone(), Chance(course.world.seed)
            for one in course.answers[:at]:
                state.apply(one.seat, one.action, chance)
            step = self.step(state, course, at)
            printed = self.holdings.where.search(self.game.space.format(line.turn[at]))
            short = printed.group() if printed and printed.group().isupper() else step.name
            found.append(Also(short, step.places[:1], line.score - plan.line.score))
        return found

    # ---- the sentence
    def summary(self, line: Line, other: Line | None = None) -> list[Sum]:
        """Of the line alone: points now and next, what it gives to whom, what it leaves to whom."""
        seat, found = line.seat, list[Sum]()
        now = self.points(line, lambda one: one.turn == 0 and one.seat == seat)
        then = self.points(line, lambda one: one.turn > 0 or one.seat != seat)
        for id, sources in (("advice-now", now), ("advice-next", then)):
            if sources:
                found.append(Sum(self.words(id, n=signed(sum(sources.values()))), self.sourced(sources)))
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
        """By source; the number only where there are several."""
        most, several = list(sources.items())[:SOURCES], len(sources) > 1
        return self.words.say(
            tuple(text("advice-source", source=one, n=signed(n)) if several else one for one, n in most)
        )

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
    def rows(self, rows: Sequence[Row], difference: float) -> list[Told]:
        return [Told(row.kind, row.amount, self.words.say(row.said)) for row in shown(rows, difference)]


def signed(n: float) -> str:
    """`+7`, `−2`, `+1.3`."""
    said = f"{n:+.1f}".removesuffix(".0") if isinstance(n, float) else f"{n:+d}"
    return "0" if said in ("+0", "-0") else said.replace("-", "−")
