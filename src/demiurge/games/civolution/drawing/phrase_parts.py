"""What all phrases of answers are made of: what they are about, odds, and small forms."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Final

from demiurge.games.civolution import actions, favor, names
from demiurge.games.civolution.drawing import naming, pieces
from demiurge.games.civolution.drawing.trial import Trial
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import FACES
from demiurge.kernel.speech import Words
from demiurge.kernel.state import Decision
from demiurge.kernel.text import NONE, Text, text
from demiurge.kit import writer
from demiurge.kit.phrases import Said, where

STARTS: Final = actions.SPACE.starts


class Subject(writer.Subject[Exam]):
    """What a phrase is about: an answer to a question in a position. trial: where it leads; None: it is refused. faint:
    it is only one of many things to do."""

    def __init__(
        self, w: Words, view: Exam, seat: int, action: int,
        asked: Decision[Exam] | None = None, trial: Trial | None = None, faint: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(w, view, seat, action)
        self.asked, self.trial, self.faint = asked, trial, faint

    @property
    def at(self) -> int:
        """Which of its verb the answer is."""
        return self.action - STARTS[bisect_right(STARTS, self.action) - 1]


Saying = Callable[[Subject], Said]


# ---- places
def at_place(w: Words, place: int, name: str, note: str = "", sign: str = "") -> Said:
    """The row has no room: `Forest B, fire`, `Forest B, wild, weak`."""
    return Said(where(w.say(names.place(place), "brief"), sign), name, note, (naming.place_id(place),))


def in_land(w: Words, land: int, name: str, note: str = "", sign: str = "") -> Said:
    return Said(where(w.say(names.territory(land)), sign), name, note, (naming.land_id(land),))


def whose(view: Exam, civ: int, seat: int) -> Text:
    return text("tribe-of", civ=NONE if civ == seat else pieces.civ_title(view, civ))


# ---- odds
def passing(view: Exam, civ: int) -> int:
    """In how many of a hundred a favor test passes without ideas."""
    best = min(favor.target(view, civ), len(FACES))
    return round((1 - (1 - best / len(FACES)) ** view.civs[civ].fate) * 100)


def odds(w: Words, view: Exam, seat: int) -> str:
    """How likely a favor test is to pass without ideas."""
    best, dice = favor.target(view, seat), view.civs[seat].fate
    if best >= len(FACES):
        return w("odds-sure")
    return w("odds", best=best, dice=names.counted("fate", dice), odds=passing(view, seat))


def best_of(worth: list[int], dice: int) -> float:
    """The mean of the best of so many dice, by what each face is worth."""
    total, ranked = 0.0, sorted(worth)
    for at, value in enumerate(ranked):
        total += value * (((at + 1) / 6) ** dice - (at / 6) ** dice)
    return total
