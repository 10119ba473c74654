"""Judged: one turn of a finished game, with the best line beside the one that was played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from demiurge.advice.reasons import Row
from demiurge.advice.reviewing import Figures
from demiurge.kernel.text import Text, Value


@dataclass(frozen=True)
class Judged:
    """Figures are those of the seat, on average over the lines that were played on; `error`: the standard error of the
    difference between the two. `ahead`: so many answers later the better line would have led to that place."""

    seat: int
    at: int  # the position before it
    to: int  # and after it
    forced: bool  # with one answer only
    played: Figures
    best: Figures
    error: Figures
    better: Sequence[str] = ()  # its answers; none where the best was played
    ahead: tuple[int, float] = (0, 0.0)
    kind: str = ""
    rows: Sequence[Any] = ()  # what it cost, by cause, packed

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"seat": self.seat, "at": self.at, "to": self.to}
        if self.forced:
            return {**found, "forced": True, "played": rounded(self.played)}
        found |= {"played": rounded(self.played), "best": rounded(self.best), "error": rounded(self.error)}
        if self.better:
            found |= {"better": list(self.better), "ahead": [self.ahead[0], round(self.ahead[1], 3)]}
        if self.rows:
            found["rows"] = list(self.rows)
        if self.kind:
            found["kind"] = self.kind
        return found


def rounded(figures: Figures) -> list[float]:
    return [round(one, 3) for one in figures]


def judged_of(data: dict[str, Any]) -> Judged:
    """What `to_json` has written."""
    played = Figures(*data["played"])
    best, error = Figures(*data.get("best", played)), Figures(*data.get("error", (0.0, 0.0)))
    n, place = data.get("ahead", (0, 0.0))
    return Judged(
        data["seat"], data["at"], data["to"], data.get("forced", False), played, best, error,
        data.get("better", ()), (n, place), data.get("kind", ""), data.get("rows", ()),
    )  # fmt: skip


# ---- rows, which are kept without a language
def packed(row: Row) -> list[Any]:
    return [row.kind, row.amount, plain(row.said)]


def unpacked(row: Sequence[Any]) -> Row:
    found = spoken(row[2])
    assert isinstance(found, Text)
    return Row(row[0], row[1], found)


def plain(what: Value) -> Any:
    """What is said, as JSON can hold it."""
    if isinstance(what, Text):
        return {"id": what.id, "args": [[name, plain(value)] for name, value in what.args], "plain": what.plain}
    return [plain(one) for one in what] if isinstance(what, tuple) else what


def spoken(what: Any) -> Value:
    if isinstance(what, dict):
        return Text(what["id"], tuple((name, spoken(value)) for name, value in what["args"]), what["plain"])
    return tuple(spoken(one) for one in what) if isinstance(what, list) else what
