"""What a hovered answer puts on the board: a zone lights the cards that its dice could bring into play, and where the
markers of the Disasters will stand if it is known which zone is left over."""

from __future__ import annotations

from collections.abc import Container

from demiurge.games.nova_era.drawing import board, leftover
from demiurge.games.nova_era.drawing.cards import R
from demiurge.games.nova_era.state import Nova
from demiurge.kit.writer import Drawn


def picked(view: Nova, zone: int, cards: Container[int]) -> Drawn:
    """`cards`: those that the dice of the zone could bring into play."""
    other = leftover.only_other(view, zone)
    found = lit(view, cards) + (left(view, other) if other != leftover.NO_ZONE else "")
    return {"board": found} if found else {}


def lit(view: Nova, cards: Container[int]) -> str:
    """The available cards of the Display that are among these."""
    plan = board.plan_of(view.seats)
    pitch = plan.wide + board.GAP
    return "".join([
        f'<rect class="ne-lit" x="{board.EDGE + number * pitch:.1f}" y="{board.DISPLAY_Y + plan.deep - plan.tall:.1f}" '
        f'width="{plan.wide:.1f}" height="{plan.tall:.1f}" rx="{R:g}"/>'
        for number, column in enumerate(view.display)
        if column and column[-1] in cards
    ])  # fmt: skip


def left(view: Nova, zone: int) -> str:
    """The zone that is left over, and the markers where it moves them."""
    x, wide = board.zone_at(view, zone)
    found = f'<rect class="ne-left" x="{x:.1f}" y="{board.EDGE:g}" width="{wide:.1f}" height="{board.TOP:g}" rx="9"/>'
    return found + "".join([board.marker_to(view, one) for one in leftover.moved(view, zone)])
