"""From the tally of a run to its report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from demiurge import builds
from demiurge.arena.workers import Workers
from demiurge.kernel.registry import find
from demiurge.lab import report as form
from demiurge.lab import tally as kinds
from demiurge.lab.again import FIRST, clocked
from demiurge.lab.components import Label, Named, at_once, entries, naming
from demiurge.lab.extremes import Extreme
from demiurge.lab.labels import Labels
from demiurge.lab.pictures import pictures
from demiurge.lab.playing import NOTHING, Board, board_of
from demiurge.lab.running import Asked, Run, Watch, never
from demiurge.lab.statistics import (
    FEW,
    LEVEL,
    SOON,
    Difference,
    Paired,
    always,
    called,
    errors,
    next_limit,
    picked_level,
)  # fmt: skip
from demiurge.lab.study import MINE, Study
from demiurge.lab.tally import Key

MOST: Final = 24  # openings, or things to begin with, that are told
DIGITS: Final = 5


def run(study: Study, workers: Workers, watch: Watch = never) -> form.Report:
    """Play a study to its end, and tell what came of it."""
    made = Run(study)
    made.play(workers, watch)
    return Reckoning(made, workers.jobs).report()


def rounded(value: float) -> float:
    return round(value, DIGITS)


def plain(change: Difference, level: float = LEVEL) -> form.Change:
    reach = errors(level) * change.se
    return {
        "value": rounded(change.value), "se": rounded(change.se), "few": False, "p": float(f"{change.p:.4g}"),
        "called": False, "low": rounded(change.value - reach), "high": rounded(change.value + reach),
    }  # fmt: skip


class Reckoning:
    def __init__(self, run: Run, jobs: int) -> None:
        self.run, self.study, self.tally, self.jobs = run, run.study, run.tally, jobs
        self.arms = range(len(self.study.paths))
        self.compared = len(self.study.paths) > 1
        self.meta = find(self.study.game)
        self.board = board_of(self.study.game, self.study.options, self.study.mine)
        self.labels = Labels(self.study, self.board)
        self.sets = [entries(self.meta.package, path) for path in self.study.paths]
        self.names: Mapping[str, Named] = naming(self.board.game, self.sets[MINE])
        self.changes: list[form.Change] = []
        self.differences: list[Difference] = []

    def report(self) -> form.Report:
        study = self.study
        self.labels.rehearse(self.met(kinds.OPEN), [*self.met(kinds.START), *self.met(kinds.OPENING)])
        parts = form.Report(
            form=form.FORM, game=study.game, title=self.labels.title(), package=self.meta.package, seats=study.seats,
            options=dict(study.options), bots=[*study.bots], seed=study.seed,
            sets=[{"name": name, "path": path} for name, path in zip(study.called, study.paths)],
            games=self.tally.pairs * len(self.arms), pairs=self.tally.pairs, planned=study.pairs * len(self.arms),
            width=study.width, seconds=round(self.run.seconds, 1), jobs=self.jobs, stopped=self.run.why,
            build=builds.name(), same=rounded(self.tally.same / self.tally.pairs) if self.compared else 0.0,
            comparisons=0, called=0, limit=0.0, questions=[], components=self.components(), orders=self.orders(),
            starts=self.starts(), openings=self.openings(), periods=self.periods(), sources=self.sources(),
            verbs=self.verbs(), totals=self.totals(), extremes={}, repeats=not clocked(study),
        )  # fmt: skip
        parts["questions"] = [self.question(asked, parts["components"]) for asked in self.run.asked]
        if parts["repeats"]:
            parts["extremes"] = self.extremes()
        self.judge(parts)
        return parts

    def extremes(self) -> dict[str, list[form.Extreme]]:
        """The pairs to look at, of whatever can be pointed at."""
        named = {NOTHING: "", **dict(enumerate(self.board.components))}
        return {
            named[number]: [extreme(one) for one in all] for number, all in sorted(self.tally.extremes.found.items())
        }

    # ---- comparisons
    def change(self, paired: Paired, asked: bool = False) -> form.Change | None:
        """A comparison, noted for the list of all, unless it is the question itself or there is too little of it."""
        if not self.compared:
            return None
        found = paired.difference()
        told = plain(found)
        told["few"] = min(paired.sums[1], paired.sums[3]) < FEW or found.pairs < FEW
        if not told["few"] and not asked and found.se > 0:
            self.changes.append(told)
            self.differences.append(found)
        return told

    def judge(self, parts: form.Report) -> None:
        """What of the list is called changed."""
        chosen = called([one.p for one in self.differences])
        level = picked_level(sum(chosen), len(chosen))
        for told, found, is_called in zip(self.changes, self.differences, chosen):
            if is_called:
                told |= plain(found, level)
                told["called"] = True
        parts["comparisons"], parts["called"] = len(chosen), sum(chosen)
        parts["limit"] = round(next_limit(sum(chosen), len(chosen)), 3)

    def figure(self, paired: Paired, arm: int) -> form.Figure:
        mean = paired.mean(arm)
        return {"value": rounded(mean.value), "se": rounded(mean.se), "n": rounded(mean.n)}

    def figures(self, paired: Paired) -> list[form.Figure]:
        return [self.figure(paired, arm) for arm in self.arms]

    # ---- what was asked
    def question(self, asked: Asked, components: list[form.Component]) -> form.Question:
        paired, course = self.run.paired(asked), self.run.courses[self.run.asked.index(asked)]
        told = self.change(paired, True) or {**plain(Difference(*paired.mean(MINE)[:2], 0)), "few": False}
        level = self.run.level
        half = always(self.tally.pairs, self.study.pairs, level) * told["se"]
        once, value = errors(level) * told["se"], told["value"]
        rank, ranked = self.rank(asked, components)
        id = asked.change.id if asked.change else ""
        fields = (
            [form.Field(field=at, mine=new, other=old) for at, old, new in asked.change.fields] if asked.change else []
        )
        return {
            "id": id, "name": asked.name, "texts": self.texts(id), "pictures": self.pictures(id), "fields": fields,
            "promised": self.promised(id) if id else None,
            "few": told["few"] or (self.compared and self.tally.pairs < SOON), "value": value, "se": told["se"],
            "low": rounded(value - half), "high": rounded(value + half),
            "low_once": rounded(value - once), "high_once": rounded(value + once),
            "course": [[pairs, rounded(at), rounded(reach)] for pairs, at, reach in course],
            "rank": rank, "ranked": ranked,
        }  # fmt: skip

    def texts(self, id: str) -> list[Label]:
        """What a component says of itself in each set."""
        if not id:
            return []
        return [naming(board.game, {id: all[id]})[id].text for board, all in zip(self.boards(), self.sets)]

    def pictures(self, id: str) -> list[Label]:
        return [pictures(board, id) for board in self.boards()] if id else []

    def boards(self) -> list[Board]:
        return [board_of(self.study.game, self.study.options, path) for path in self.study.paths]

    def promised(self, id: str) -> float | None:
        """How many points more an entry gives at once, where nothing else differs."""
        (more, rest), (before, rest_before) = (at_once(all[id]) for all in self.sets)
        return float(more - before) if rest == rest_before and more != before else None

    def rank(self, asked: Asked, components: list[form.Component]) -> tuple[list[int], int]:
        """The place of a component by its edge, among its group."""
        me = next((one for one in components if asked.change and one["id"] == asked.change.id), None)
        if me is None:
            return [], 0
        group = [one for one in components if one["group"] == me["group"] and None not in one["edge"]]
        if me not in group:
            return [], 0
        return [1 + sum(edge_of(one, arm) > edge_of(me, arm) for one in group) for arm in self.arms], len(group)

    # ---- components
    def components(self) -> list[form.Component]:
        lines = self.tally.edges.fitted()
        asked = {one.component for one in self.run.asked}
        met = sorted(key[1] for key in self.tally.keys(kinds.TAKEN) if isinstance(key[1], int))
        return [self.component(number, lines, number in asked) for number in met]

    def component(self, number: int, lines: dict[int, tuple[float, float]], asked: bool) -> form.Component:
        id = self.board.components[number]
        entry, named = self.sets[MINE][id], self.names[id]
        edge, taken = self.tally.edges.of(number, lines), self.tally.of((kinds.TAKEN, number))
        owner, counts = self.tally.of((kinds.OWNER, number)), [edge.mean(arm).n for arm in self.arms]
        return {
            "id": id, "name": named.name, "text": named.text, "group": self.group(id), "changed": asked,
            "origin": str(entry.get("origin", "")),
            "offered": [int(taken.mean(arm).n) for arm in self.arms],
            "taken": [int(taken.sums[2 * arm]) for arm in self.arms],
            "shown": [self.tally.shown[arm][number] for arm in self.arms],
            "rate": self.figures(taken), "wins": self.figures(owner),
            "edge": [self.figure(edge, arm) if counts[arm] >= FEW else None for arm in self.arms],
            "worth": self.change(edge, asked), "more": self.change(taken, asked),
        }  # fmt: skip

    def group(self, id: str) -> Label:
        file, entry = id.partition("/")[0], self.sets[MINE][id]
        own = self.board.shelf.group(file, entry)
        return self.labels.said(own) if own else {"en": file.removesuffix(".json").replace("_", " ").capitalize()}

    # ---- seats
    def orders(self) -> list[form.Group]:
        return [
            self.gathered(self.labels.word("order", n=n + 1), (kinds.SEAT, n), (kinds.PLACED, n))
            for n in range(self.study.seats)
        ]

    def starts(self) -> list[form.Group]:
        return self.answered(kinds.START, kinds.STARTED)

    def openings(self) -> list[form.Group]:
        return self.answered(kinds.OPENING, kinds.OPENED)

    def answered(self, kind: str, other: str) -> list[form.Group]:
        """Groups by an answer, the most frequent first; too small ones are left out."""
        actions = self.met(kind)[:MOST]
        said = self.labels.answers(actions)
        for action in actions:
            at = self.board.takes[action]
            if at >= 0:
                said[action] = self.names[self.board.components[at]].name
        return [self.gathered(said[action], (kind, action), (other, action)) for action in actions]

    def met(self, kind: str) -> list[int]:
        """What is numbered, the most frequent first, without what is too rare in one of the sets."""
        found = [(self.tally.of(key).sums[1::2][: len(self.arms)], key[1]) for key in self.tally.keys(kind)]
        often = [(-times[0], at) for times, at in found if isinstance(at, int) and min(times) >= FEW]
        return [at for _, at in sorted(often)]

    def gathered(self, name: Label, key: Key, other: Key) -> form.Group:
        wins, score = self.tally.of(key), self.tally.of(other)
        return {
            "name": name, "count": [int(wins.sums[2 * arm + 1]) for arm in self.arms],
            "wins": self.figures(wins), "score": self.figures(score), "change": self.change(wins),
        }  # fmt: skip

    # ---- the whole game
    def periods(self) -> list[Label]:
        named = [self.labels.said(one) for one in self.tally.periods]
        first = [self.labels.word("period-before")] if self.early() else []
        return [*first, *named, *([self.labels.word("period-after")] if self.late() else [])]

    def early(self) -> bool:
        """Whether there are points before the first period, or no periods at all."""
        return not self.tally.periods or any(period == 0 for points in self.tally.points for _, period, _ in points)

    def late(self) -> frozenset[object]:
        """Sources that only come with the answer that ends a game: the final count."""
        all = {source for points in self.tally.points for source, _, _ in points}
        return frozenset(all - {source for points in self.tally.points for source, _, ends in points if not ends})

    def sources(self) -> list[form.Source]:
        found = []
        late, early, columns = self.late(), self.early(), len(self.periods())
        for key in self.tally.keys(kinds.SOURCE):
            paired = self.tally.whole(key)
            by_period = [[0.0] * columns for _ in self.arms]
            for arm in self.arms:
                for (source, period, _), points in self.tally.points[arm].items():
                    if source == key[1]:
                        at = columns - 1 if source in late else period - (0 if early else 1)
                        by_period[arm][at] += points / self.study.seats / self.tally.pairs
            assert not isinstance(key[1], int)
            found.append(form.Source(
                name=self.labels.said(key[1]), total=self.figures(paired),
                periods=[[rounded(one) for one in row] for row in by_period], change=self.change(paired),
            ))  # fmt: skip
        return sorted(found, key=lambda one: -one["total"][MINE]["value"])

    def verbs(self) -> list[form.Verb]:
        found = []
        for verb in self.met(kinds.OPEN):
            open, taken = self.tally.whole((kinds.OPEN, verb)), self.tally.of((kinds.CHOSEN, verb))
            figures = self.figures(open), self.figures(taken)
            name, change = self.labels.verb(verb), self.change(taken)
            found.append(form.Verb(name=name, open=figures[0], taken=figures[1], change=change))
        return sorted(found, key=lambda one: -one["open"][MINE]["value"])

    def totals(self) -> dict[str, form.Total]:
        found = {
            "mean": self.total(kinds.SCORE, self.tally.scores, not any(one.component < 0 for one in self.run.asked)),
            "winner": self.total(kinds.WINNER), "length": self.total(kinds.LENGTH, self.tally.lengths),
        }  # fmt: skip
        if self.study.seats > 1:
            found["lead"] = self.total(kinds.LEAD)
        return found

    def total(self, key: Key, counts: Iterable[Counter[int]] = (), listed: bool = True) -> form.Total:
        paired = self.tally.of(key)
        return {
            "mean": self.figures(paired), "change": self.change(paired, not listed),
            "counts": [[[value, times] for value, times in sorted(one.items())] for one in counts],
        }  # fmt: skip


def extreme(one: Extreme) -> form.Extreme:
    scores = [[*each] for each in one.scores]
    return {"pair": one.pair + FIRST, "seat": one.seat, "value": rounded(one.value), "scores": scores}


def edge_of(one: form.Component, arm: int) -> float:
    edge = one["edge"][arm]
    return edge["value"] if edge else 0.0
