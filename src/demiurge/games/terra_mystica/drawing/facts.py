"""The facts of an answer that is refused, for the message that says why: `why-tm-6-3` and its like."""

from __future__ import annotations

from collections.abc import Mapping

from demiurge.games.terra_mystica import actions, reach, spaces
from demiurge.games.terra_mystica.boards import hex_name
from demiurge.games.terra_mystica.drawing import parts
from demiurge.games.terra_mystica.drawing.subject import HEX_OF, NO_HEX
from demiurge.games.terra_mystica.power import spendable
from demiurge.games.terra_mystica.state import Mystica
from demiurge.kernel.text import NONE, Value
from demiurge.kit.scene import Answer


def facts(view: Mystica, seat: int, answer: Answer) -> Mapping[str, Value]:
    p, h = view.players[seat], HEX_OF.get(answer.action, NO_HEX)
    found: dict[str, Value] = {
        "coins": p.coins, "workers": p.workers, "priests": p.priests, "power": spendable(view, p),
        "ship": reach.ship_range(view, p),
    }  # fmt: skip
    found["hex"] = NONE if h == NO_HEX else hex_name(h)
    found["owner"] = NONE if h == NO_HEX else owner(view, h)
    power = answer.action in actions.POWER
    found["price"] = spaces.price(view, p, actions.POWER.at(answer.action)) if power else 0
    return found


def owner(view: Mystica, h: int) -> Value:
    """Who has built on a hex."""
    for p in view.players:
        if p.faction >= 0 and p.at[0] >> h & 1:
            return parts.faction_name(view.faction(p).display)
    return NONE
