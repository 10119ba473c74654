"""What a seat is asked."""

from __future__ import annotations

from typing import Final

from demiurge.kernel.state import Decision
from demiurge.kernel.text import Text, text

from ..charms import TuckOne
from ..lanterns import Offer, PutOut
from ..rounds import Pledge, Turn
from ..state import Isles

ASKED: Final[dict[type[Decision[Isles]], Text]] = {
    Pledge: text("ask-pledge"),
    PutOut: text("ask-put-out"),
    Offer: text("ask-offer"),
    TuckOne: text("ask-tuck"),
}


def question(view: Isles, seat: int) -> Text:
    """The table's question comes last; an open offer beside it has a group of its own among the answers."""
    asked = view.questions(seat)[-1]
    return text("ask-turn", die=asked.die) if isinstance(asked, Turn) else ASKED[type(asked)]
