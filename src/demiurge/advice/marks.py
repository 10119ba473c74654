"""Marks: which losses are worth a word, and which word. Figures are those of a game for four that ends with 110 points
on average; `scale` turns another game's points into such."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from demiurge.advice.judged import Judged

SLIP: Final = "slip"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
CHANCE: Final = "chance"  # a rival's error left unused
KINDS: Final = (SLIP, MISTAKE, BLUNDER, CHANCE)
GLYPHS: Final = {SLIP: "?!", MISTAKE: "?", BLUNDER: "??", CHANCE: "!"}
FROM: Final = {BLUNDER: (8.0, 0.5), MISTAKE: (4.0, 0.25), SLIP: (1.5, 0.1)}  # points or place lost, the worst first
MISSED: Final = (3.0, 0.2)
SURE: Final = 2.0  # standard errors
CERTAIN: Final = 0.03  # a place that is so near to a whole number will not change


def marked(found: Sequence[Judged], scale: float) -> list[Judged]:
    """All turns, each with its mark, if it has earned one."""
    done: list[Judged] = []
    for one in found:
        kind = kind_of(one, scale)
        if kind in (SLIP, MISTAKE) and missed(one, done, scale):
            kind = CHANCE
        done.append(replace(one, kind=kind))
    return done


def kind_of(one: Judged, scale: float) -> str:
    if one.forced or certain(one):
        return ""
    points, place = sure_loss(one)
    return graded(points, place, scale)


def graded(points: float, place: float, scale: float) -> str:
    """By points or place, whichever is worse."""
    for kind, (least, worse) in FROM.items():
        if points >= least * scale or place >= worse:
            return kind
    return ""


def by_place(one: Judged, scale: float) -> bool:
    """Whether the mark is for the place that was lost: by the points alone it would be a lesser one, or none."""
    points, place = sure_loss(one)
    return graded(points, 0.0, scale) != graded(points, place, scale)


def sure_loss(one: Judged) -> tuple[float, float]:
    """What was lost of points and place: nothing of what lies within twice the standard error."""
    points, place = one.best.score - one.played.score, one.played.place - one.best.place
    return (
        points if points > SURE * one.error.score else 0.0,
        place if place > SURE * one.error.place else 0.0,
    )


def certain(one: Judged) -> bool:
    """Whether the place was sure whatever the seat did."""
    at = round(one.best.place)
    return abs(one.best.place - at) <= CERTAIN and abs(one.played.place - at) <= CERTAIN


def missed(one: Judged, before: Sequence[Judged], scale: float) -> bool:
    """Whether a rival had erred since the seat's last turn, and the seat did not take what that had left it."""
    points, place = sure_loss(one)
    if points < MISSED[0] * scale and place < MISSED[1]:
        return False
    erred = False
    for other in reversed(before):
        if other.seat == one.seat:
            left = one.best.score - other.played.score, other.played.place - one.best.place
            return erred and (left[0] >= MISSED[0] * scale or left[1] >= MISSED[1])
        erred = erred or other.kind in (MISTAKE, BLUNDER)
    return False
