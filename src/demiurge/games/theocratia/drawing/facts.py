"""The facts of an answer that is refused, for the message that says why: `why-th-5-4` and its like."""

from __future__ import annotations

from collections.abc import Mapping

from demiurge.games.theocratia import actions
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.board import NAMES
from demiurge.games.theocratia.drawing import parts
from demiurge.games.theocratia.drawing.subject import HEX_OF, building_of
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.text import NONE, Value
from demiurge.kit.scene import Answer


def facts(view: Theocracy, seat: int, answer: Answer) -> Mapping[str, Value]:
    h = next((HEX_OF[action] for action in answer.said if action in HEX_OF), v.NONE)
    civ = next((actions.PLACE.at(one) // len(actions.PLACINGS) for one in answer.said if one in actions.PLACE), v.NONE)
    civ = building_of(view, seat)[0] if civ == v.NONE else civ
    found: dict[str, Value] = {
        "cosmo": view.cosmo[seat],
        "price": view.game.numbers.tile_price,
        "hex": NONE,
        "here": NONE,
    }
    found["civ"] = NONE if civ == v.NONE else parts.CIV[civ]
    found["face"] = 0 if civ == v.NONE else view.last_face(civ)
    found["warriors"] = 0 if civ == v.NONE else view.garrison[civ]
    if h != v.NONE:
        found["hex"] = NAMES[h]
        found["here"] = standing(view, civ, h)
    return found


def standing(view: Theocracy, civ: int, h: int) -> str:
    """What is on a hex that matters there: a house of the civ, another building, a monster or nothing."""
    if view.monsters >> h & 1:
        return "monster"
    if view.piece[h] == v.NONE:
        return NONE
    return "house" if civ != v.NONE and view.built(civ, v.HOUSE) >> h & 1 else "building"
