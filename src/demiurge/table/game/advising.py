"""Advice for the page: what a worker finds of a seat's plans, in plain data and in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from demiurge.advice import Adviser, Judge, Line, Plan
from demiurge.advice.telling import Step, Teller
from demiurge.kernel.game import Game, View
from demiurge.kit import markup
from demiurge.kit.scene import GESTURE, Seat
from demiurge.table.game.live import Live
from demiurge.table.game.thinking import Thinkers, made, plain, seen
from demiurge.table.storage import ANALYSIS, HINTS

FIRST, LAST = "first", "last"
OFF: Final = "no"
STAGES: Final = (FIRST, LAST)


def advises(live: Live) -> bool:
    """Whether a table gives hints: its setting says so."""
    return live.row.settings.get(HINTS) != OFF


def analyses(live: Live) -> bool:
    """Whether a table's game may be analysed when it is over: its setting says so."""
    return live.row.settings.get(ANALYSIS) != OFF


def advise(
    game: list[str], view: list[Any], answers: list[list[int]], seat: int, language: str, stage: str
) -> dict[str, Any]:
    """The plans as soon as there are any, or the last word."""
    own = made(*game)
    position = View(seen(own, view, seat, answers))
    adviser = Adviser(own, position, seat, Judge(own, position.seats))
    found = next(adviser.stages()) if stage == FIRST else adviser.advise()
    told = Telling(found.plans, language, position)
    return {"final": found.final, "plans": [told.plan(plan) for plan in found.plans]}


async def advice(
    thinkers: Thinkers, game: Game, view: View, seat: int, language: str, stage: str, components: str,
    turn: Sequence[str],
) -> dict[str, Any]:  # fmt: skip
    """The same, thought of beside the server. `turn`: of whom it takes up the time."""
    args = [*plain(game, view, seat, components), seat, language, stage]
    found: dict[str, Any] = await thinkers.read(advise, *args, turn=turn)
    return found


class Telling:
    """Plans in plain data. `view`: where they begin."""

    def __init__(self, plans: Sequence[Plan], language: str, view: View) -> None:
        self.plans, self.teller = plans, Teller(plans[0].line, language)
        self.seats: Sequence[Seat] = self.teller.drawing.scene(view, plans[0].line.seat).seats

    def plan(self, plan: Plan) -> dict[str, Any]:
        teller, line = self.teller, plan.line
        steps, sums = teller.steps(line), teller.summary(line, self.other(plan))
        rows = teller.rows(plan.rows, plan.difference)
        return {
            "title": teller.title(steps), "steps": [self.step(line, step) for step in steps],
            "sums": [[one.head, self.sentence(one.said)] for one in sums],
            "rows": [[one.kind, one.amount, self.sentence(one.said)] for one in rows],
            "also": [[one.name, list(one.places), round(one.difference, 1)] for one in teller.also(plan)],
            "difference": round(plan.difference, 1), "score": round(line.score),
            "place": None if line.place is None else round(line.place, 1),
            "uncertain": len(line.courses) > 1, "places": round(plan.places, 1),
            "by_place": plan.by_place and round(plan.places, 1) != 0,
        }  # fmt: skip

    def sentence(self, said: str) -> str:
        return markup.sentence(said, self.seats)

    def other(self, plan: Plan) -> Line | None:
        """What a plan is measured against: the first against the second, all others against the first."""
        others = [one.line for one in self.plans if one is not plan]
        return others[0] if others else None

    def step(self, line: Line, step: Step) -> dict[str, Any]:
        space = line.judge.game.space
        return {
            "do": GESTURE.join(space.format(action) for action in step.said), "name": step.name,
            "chips": markup.chips(step.chips), "places": list(step.places), "ghosts": dict(step.ghosts),
            "after": dict(step.after), "later": step.later, "ends": step.ends,
        }  # fmt: skip
