"""What a seat may wish once and for all: how much power to take from its neighbours (TM-12.4)."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import actions
from demiurge.games.terra_mystica.state import Mystica, TerraMystica
from demiurge.kernel.speech import Words
from demiurge.kit.scene import NO_ANSWER, Standing

NONE: Final = "0"
SOME: Final = ("1", "2", "3", "4", "5")
ALL: Final = "all"


def standing(w: Words, game: TerraMystica) -> Standing:
    wishes = {"": w("standing-ask"), NONE: w("standing-none")}
    wishes |= {most: w("standing-most", n=int(most)) for most in SOME}
    return Standing(w("standing"), {**wishes, ALL: w("standing-all")})


def granted(view: Mystica, seat: int, wish: str) -> int:
    """The oldest offer, taken or declined by the power that it really brings; nothing where only the other is left."""
    most = actions.OFFERS if wish == ALL else int(wish)
    for offer in view.offers:
        if offer.seat == seat:
            source = view.players[offer.source].faction
            said = actions.leech if offer.actual <= most else actions.decline
            action = said(source, offer.amount)
            return action if view.refuse(seat, action) is None else NO_ANSWER
    return NO_ANSWER
