"""A run as pages tell of it: what it is called, how it stands, what is to be read of it in a line."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from demiurge import lab
from demiurge.kernel.registry import Meta, UnknownGame, find
from demiurge.kernel.text import Text, text
from demiurge.lab.components import Label, differing
from demiurge.lab.telling import Teller
from demiurge.lab.web.editing.forms import within
from demiurge.lab.web.editing.reading import built_in
from demiurge.lab.web.kept import DONE, FAILED, INTERRUPTED, RUNNING, WAITING, Run, Runs
from demiurge.lab.web.pages import plain_term, say
from demiurge.lab.web.titles import named, title_in
from demiurge.table.seen.window import title_of

SHOWN: Final = 2  # fields of a change that its name tells
STATES: Final = {
    WAITING: text("state-waiting"),
    RUNNING: text("state-running"),
    DONE: text("state-done"),
    INTERRUPTED: text("state-interrupted"),
    FAILED: text("state-failed"),
}


@dataclass
class Shown:
    """One run, for who reads a language."""

    run: Run
    runs: Runs
    language: str
    paused: bool = False
    standing: bool = False  # it stands still, for bots of tables or because it is paused
    jobs: int = 0  # the processes that play it, while it is under way
    rested: float = 0.0  # the seconds that it stood still so far

    @property
    def id(self) -> int:
        return self.run.id

    @cached_property
    def meta(self) -> Meta | None:
        try:
            return find(self.run.game)
        except UnknownGame:
            return None

    @cached_property
    def t(self) -> Teller:
        return Teller(self.language)

    @property
    def game(self) -> str:
        return title_of(self.run.game, self.language) if self.meta else self.run.game

    @cached_property
    def title(self) -> str:
        """What is changed in it: `Printing Press: number 1 → 3`."""
        if not self.run.changed:
            return say(self.language, "run-as-built")
        file, _, name = self.run.changed[0].partition("/")
        if self.meta is None or name not in built_in(self.meta).get(file, {}):
            return name
        called = title_in(self.meta, file, name, self.language)
        more = len(self.run.changed) - 1
        return say(self.language, "run-and-more", name=called, n=more) if more else self.single(file, name, called)

    def single(self, file: str, name: str, called: str) -> str:
        assert self.meta is not None
        fields = differing(built_in(self.meta)[file][name], self.runs.entries(self.run).get(file, {}).get(name, {}))
        told = [f"{self.field(file, key)} {old or '–'} → {new or '–'}" for key, old, new in fields]
        if not 0 < len(told) <= SHOWN:
            return called
        return f"{called}: {', '.join(told)}"

    def field(self, file: str, way: str) -> str:
        """The last word of a way to a field."""
        keys = [key for key in way.split(".") if not key.isdecimal()]
        if self.meta is None or not keys:
            return way
        return named(self.meta, file, keys[-1], within(tuple(keys), file), self.language) or keys[-1]

    def name(self, label: Label) -> str:
        return self.t.name(label)

    @property
    def bots(self) -> str:
        return plain_term(self.language, self.run.bots)

    # ---- how it stands
    @property
    def state(self) -> Text:
        if self.running and self.paused:
            return text("state-paused")
        if self.running and self.standing:
            return text("state-standing")
        return STATES[self.run.state]

    @property
    def running(self) -> bool:
        return self.run.state == RUNNING

    @cached_property
    def progress(self) -> lab.Progress | None:
        return None if self.run.state == DONE else self.runs.progress(self.run.id)

    @cached_property
    def report(self) -> lab.Report | None:
        return self.runs.report(self.run.id) if self.run.state == DONE else None

    @property
    def share(self) -> int:
        """Percent of the games that are planned."""
        found = self.progress
        return round(100 * found.games / found.planned) if found and found.planned else 0

    @property
    def likely(self) -> int:
        """The same of where it will probably stop; 0 where that is not known."""
        found = self.progress
        return round(100 * found.likely / found.planned_pairs) if found and found.likely else 0

    @cached_property
    def claim(self) -> str:
        """So far: what the first question is answered by now."""
        found = self.progress
        if found is None or not found.questions:
            return say(self.language, "far-nothing")
        first, t = found.questions[0], self.t
        name = t.name(first.name) or ""
        kind = "worth" if first.id else "score"
        if not first.half:
            return say(self.language, f"far-{kind}-few", name=name)
        low, high = first.value - first.half, first.value + first.half
        if not self.run.changed:  # nothing to be compared with
            return say(self.language, "far-mean", n=t.num(first.value), low=t.num(low), high=t.num(high))
        if low <= 0 <= high:
            return say(self.language, f"far-{kind}-none", name=name, low=t.num(low), high=t.num(high))
        way = "more" if low > 0 else "less"
        ends = sorted((abs(low), abs(high)))
        numbers = {"n": t.num(abs(first.value)), "low": t.num(ends[0]), "high": t.num(ends[1])}
        return say(self.language, f"far-{kind}-{way}", name=name, **numbers)

    @property
    def sees(self) -> str:
        """The half of the widest interval: from where on a difference stands out from chance by now. Nothing while too
        little is known."""
        return self.t.num(self.reach, 2) if self.reach else ""

    @property
    def reach(self) -> float:
        halves = [one.half for one in self.progress.questions] if self.progress else []
        return max(halves) if halves and all(halves) else 0.0

    @property
    def load(self) -> Text:
        """What the processes do just now."""
        if self.paused:
            return text("load-paused")
        return text("load-standing") if self.standing else text("load-playing")

    @property
    def workers(self) -> int:
        """A pair is played by one of them."""
        return min(self.jobs, self.progress.planned_pairs) if self.progress else self.jobs

    @property
    def rate(self) -> float:
        found = self.progress
        return found.games / found.seconds if found and found.seconds > 0 else 0.0

    def lasting(self, pairs: int) -> str:
        """How long until so many pairs were played; nothing where that is not known."""
        found = self.progress
        if found is None or not self.rate or not found.pairs:
            return ""
        left = (pairs - found.pairs) * found.games / found.pairs / self.rate
        return span(self.language, max(left, 0))

    # ---- in a line
    @cached_property
    def figure(self) -> tuple[str, str]:
        """What was found, and between what: of the first question."""
        if self.report is None or not self.report["questions"]:
            return "", ""
        first, t = self.report["questions"][0], self.t
        if first["few"]:
            return say(self.language, "few"), ""
        value = t.signed(first["value"]) if self.run.changed else t.num(first["value"])
        return value, t("between", low=t.num(first["low"]), high=t.num(first["high"]))


def span(language: str, seconds: float) -> str:
    """`40 s`, `12 min`, `3 h 20 min`"""
    if seconds < 90:
        return say(language, "span-seconds", n=round(seconds))
    minutes = round(seconds / 60)
    if minutes < 90:
        return say(language, "span-minutes", n=minutes)
    return say(language, "span-hours", h=minutes // 60, m=minutes % 60)
