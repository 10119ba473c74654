"""The round: its pledges, its turns, and what counts in the end."""

from __future__ import annotations

from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon

from ..rounds import PLEDGE_PRIZE, Round, Show, Turn
from ..scoring import OIL_FOR_A_POINT, POINTS_OF_A_LANTERN
from ..state import Isles
from . import pieces


# ---- what the State does not say in one word
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


# ---- the header
def header(w: Words, view: Isles) -> str:
    """All rounds, the present one with what it is about now, and what counts in the end."""
    now = 0 if view.over() else round_of(view)
    rounds = "".join(
        f'<span class="li-round li-now" data-tip="round">{present(w, view, number)}</span>'
        if number == now
        else f'<span class="li-round{" li-done" if number < now or not now else ""}">{number}</span>'
        for number in range(1, view.box.rounds + 1)
    )
    group = f"{icon('lantern', 14)}+{POINTS_OF_A_LANTERN}{icon('vp', 13)}"
    oil = f"{OIL_FOR_A_POINT}{icon('oil', 14)}+1{icon('vp', 13)}"
    final = f'<span class="li-round li-final{"" if now else " li-now"}" data-tip="final">{group}<u></u>{oil}</span>'
    return f'<div class="li-rounds">{rounds}{final}</div>'


def present(w: Words, view: Isles, number: int) -> str:
    """Pledges, then the turns; in the midst of one, or when only offers are left, whoever is asked."""
    seat, face = die_of(view)
    if face:
        about = f"{pieces.emblem(seat)}{icon('dice', 16)}<b>{face}</b>"
    elif pledging(view):
        about = f"{icon('pledge', 16)}{esc(w('label-most'))} <b>+{PLEDGE_PRIZE}</b>{icon('vp', 14)}"
    else:
        about = "".join(pieces.emblem(asked) for asked in view.waiting())
    return f"<b>{esc(w('label-round', n=number))}</b><u></u><span>{about}</span>"


def brief(w: Words, view: Isles) -> str:
    if view.over():
        return f'<span class="li-brief"><b>{esc(w("label-end"))}</b></span>'
    _, face = die_of(view)
    about = f"{icon('dice', 15)}<b>{face}</b>" if face else icon("pledge" if pledging(view) else "lantern", 15)
    of = f'<b>{round_of(view)}</b><span class="li-of">{esc(w("label-of", n=view.box.rounds))}</span>'
    return f'<span class="li-brief">{of}{about}</span>'
