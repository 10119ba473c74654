"""What a hovered answer puts on the board: a zone lights the cards that its dice could bring into play."""

from __future__ import annotations

from collections.abc import Container

from demiurge.games.nova_era.drawing import board
from demiurge.games.nova_era.drawing.cards import R
from demiurge.games.nova_era.state import Nova
from demiurge.kit.writer import Drawn


def lit(view: Nova, cards: Container[int]) -> Drawn:
    """The available cards of the Display that are among these."""
    plan = board.plan_of(view.seats)
    pitch = plan.wide + board.GAP
    found = [
        f'<rect class="ne-lit" x="{board.EDGE + number * pitch:.1f}" y="{board.DISPLAY_Y + plan.deep - plan.tall:.1f}" '
        f'width="{plan.wide:.1f}" height="{plan.tall:.1f}" rx="{R:g}"/>'
        for number, column in enumerate(view.display)
        if column and column[-1] in cards
    ]
    return {"board": "".join(found)} if found else {}
