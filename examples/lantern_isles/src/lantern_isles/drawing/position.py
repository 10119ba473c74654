"""What the picture needs to know of a position and the State does not say in one word."""

from __future__ import annotations

from ..rounds import Round, Show, Turn
from ..scoring import final_points, largest_group
from ..state import Isles


def owner(view: Isles, cell: int) -> int:
    """Whose lantern stands there; -1: nobody's."""
    return next((seat for seat, lit in enumerate(view.lit) if lit >> cell & 1), -1)


def round_of(view: Isles) -> int:
    """The round that is played, from the next one that waits; after the last round nothing but the scoring does."""
    coming = [step.number for step in view.lanes[view.seats] if isinstance(step, Round)]
    return coming[0] - 1 if coming else view.box.rounds


def pledging(view: Isles) -> bool:
    """Whether the pledges are still to be shown."""
    return any(isinstance(step, Show) for step in view.lanes[view.seats])


def die_of(view: Isles) -> tuple[int, int]:
    """Who takes a turn and what its die shows; (-1, 0) between turns."""
    turns = [(step.seat, step.die) for step in view.lanes[view.seats] if isinstance(step, Turn)]
    return turns[-1] if turns else (-1, 0)


def figures(view: Isles, seat: int) -> dict[str, int]:
    """The numbers of a seat that an answer may change, by the names that the page gives them."""
    return {
        "oil": view.oil[seat],
        "lanterns": view.lit[seat].bit_count(),
        "group": largest_group(view, seat),
        "hand": len(view.hands[seat]),
        "final": 0 if view.over() else final_points(view, seat),
        "score": view.points[seat],
    }
