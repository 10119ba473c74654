"""What all phrases of answers are made of: what they are about, odds, and names of places."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from demiurge.games.civolution import favor
from demiurge.games.civolution.drawing.pieces import civ_title
from demiurge.games.civolution.drawing.previews import Trial
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import FACES, FIRE, SLOTS, STRONG, TYPE_OF, WATER, WEAK
from demiurge.games.civolution.words.parts import plural, territory
from demiurge.kernel.state import Decision
from demiurge.kit.phrases import Said


class Subject(NamedTuple):
    """What a phrase is about: an answer to a question in a position. trial: where it leads; None: it is refused."""

    view: Exam
    seat: int
    action: int
    asked: Decision[Exam] | None
    trial: Trial | None


Teller = Callable[[Subject], Said]


# ---- places
def spot(place: int) -> str:
    """`the fire of Forest B`, `Forest B, camp 2`, `the wilderness of Forest B`, `the boat on Water A`."""
    t, slot = place // SLOTS, place % SLOTS
    outside = f"the boat on {territory(t)}" if TYPE_OF[t] == WATER else f"the wilderness of {territory(t)}"
    if slot == STRONG:
        return outside
    if slot == WEAK:
        return f"{outside}, weak"
    return f"the fire of {territory(t)}" if slot == FIRE else f"{territory(t)}, camp {slot + 1}"


def brief_spot(place: int) -> str:
    """The same for a row, which has no room: `Forest B, fire`, `Forest B, wild, weak`."""
    t, slot = place // SLOTS, place % SLOTS
    outside = "boat" if TYPE_OF[t] == WATER else "wild"
    words = {FIRE: "fire", STRONG: outside, WEAK: f"{outside}, weak"}
    return f"{territory(t)}, {words.get(slot, f'camp {slot + 1}')}"


def whose(view: Exam, civ: int, seat: int) -> str:
    return "your own tribe" if civ == seat else f"a tribe of {civ_title(view, civ)}"


# ---- odds
def passing(view: Exam, civ: int) -> int:
    """In how many of a hundred a favor test passes without ideas."""
    best = min(favor.target(view, civ), len(FACES))
    return round((1 - (1 - best / len(FACES)) ** view.civs[civ].fate) * 100)


def odds(view: Exam, seat: int) -> str:
    """How likely a favor test is to pass without ideas."""
    best, dice = favor.target(view, seat), view.civs[seat].fate
    if best >= len(FACES):
        return "Every test passes."
    upto = "1" if best == 1 else f"1 to {best}"
    return f"Passes with {upto} on one of {plural(dice, 'fate die').replace('dies', 'dice')}: {passing(view, seat)} %."


def best_of(worth: list[int], dice: int) -> float:
    """The mean of the best of so many dice, by what each face is worth."""
    total, ranked = 0.0, sorted(worth)
    for at, value in enumerate(ranked):
        total += value * (((at + 1) / 6) ** dice - (at / 6) ** dice)
    return total
