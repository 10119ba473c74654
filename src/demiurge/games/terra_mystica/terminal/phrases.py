"""What stands beside an answer: what it is about, in a few words. Costs and gains are found by trying it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Final

from demiurge.games.terra_mystica import actions, leech, spaces, terraform
from demiurge.games.terra_mystica.actions import (
    ADJUST,
    ADVANCE_SHIP,
    BRIDGE,
    BUILD,
    BURN,
    COLOUR,
    CONNECT,
    CONVERT,
    CULT,
    DECLINE,
    DONE,
    DROP,
    ENTER,
    FAVOR,
    GAIN_TOKEN,
    LEECH,
    LONG_WAY,
    LOSE,
    PASS,
    POWER,
    SEND,
    SETUP,
    SPECIAL,
    STEP_DOWN,
    TOWN,
    TRANSFORM,
    UNLOCK,
    UPGRADE,
    WAIVE,
)
from demiurge.games.terra_mystica.box import TP, WHEEL
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.words import about, parts
from demiurge.games.terra_mystica.words.about import joined, way
from demiurge.kernel.state import State

Phrase = Callable[[Mystica, int, int], str]

# What is owed comes first.
GROUPS: Final = [
    "Faction", "Colour", "Power from neighbours", "Favor tile", "Town tile", "Cult step", "Bridge", "River", "Unlock",
    "Give up", "Build", "Upgrade", "Power and special actions", "Send a priest", "Advance", "Transform", "Pass",
    "Convert", "End of the turn", "Adjust",
]  # fmt: skip


def describe(state: State, seat: int, action: int) -> str:
    """What an answer is about, beside its text; "" where the text says it all."""
    assert isinstance(state, Mystica)
    return family(action)[2](state, seat, action)


def group(action: int) -> str:
    return family(action)[1]


def rank(state: State, seat: int, action: int) -> int:
    """A transform into home terrain comes before the many others."""
    assert isinstance(state, Mystica)
    if TRANSFORM <= action < LONG_WAY:
        return int((action - TRANSFORM) % terraform.COLOURS != state.players[seat].home)
    return 1 if LONG_WAY <= action < actions.DIG else 0


def default(state: State, seat: int) -> int | None:
    """The turn ends with Enter when nothing else is owed."""
    return DONE if DONE in state.answers(seat) else None


def figures(state: State, seat: int) -> dict[str, int | str]:
    """The figures of a player that an answer may change, what is still to be taken included."""
    assert isinstance(state, Mystica)
    p = state.players[seat]
    if p.faction < 0:
        return {}
    return {
        "worker(s)": p.workers,
        "coin(s)": p.coins,
        "priest(s)": p.priests,
        "bowls": f"{p.bowl1}/{p.bowl2}/{p.bowl3}",
        "spade(s)": p.spades,
        "fire": p.cults[0],
        "water": p.cults[1],
        "earth": p.cults[2],
        "air": p.cults[3],
        "cult step(s) to take": p.cult_steps,
        "favor tile(s) to take": p.favors_due,
        "town tile(s) to take": p.towns_due,
        "bridge(s) to build": p.bridges_due,
        "key(s)": p.keys,
        "shipping": p.ship,
        "spade level": p.dig,
        "VP": p.vp,
    }


# ---- by family
def of_faction(s: Mystica, seat: int, action: int) -> str:
    faction = s.game.box.factions[action - SETUP]
    return f"{about.home(faction)}: {parts.ABILITIES.get(faction.name, '')}"


def of_colour(s: Mystica, seat: int, action: int) -> str:
    return parts.TERRAINS[action - COLOUR]


def of_build(s: Mystica, seat: int, action: int) -> str:
    p, h = s.players[seat], action - BUILD
    if not s.round:
        return ""
    if terraform.is_home(p, s.terrain[h]):
        return joined("home", way(s, p, h))
    return joined(f"{parts.TERRAINS[s.terrain[h]]}{spades(about.effort(s, p, h, p.home, False))}", way(s, p, h))


def of_transform(s: Mystica, seat: int, action: int) -> str:
    h, new = divmod(action - TRANSFORM, terraform.COLOURS)
    return transformed(s, s.players[seat], h, new, False)


def of_long_way(s: Mystica, seat: int, action: int) -> str:
    h, new = divmod(action - LONG_WAY, WHEEL)
    return transformed(s, s.players[seat], h, new, True)


def transformed(s: Mystica, p: Player, h: int, new: int, long: bool) -> str:
    old = parts.TERRAINS[s.terrain[h]]
    return joined(f"{old} to {parts.TERRAINS[new]}{spades(about.effort(s, p, h, new, long))}", way(s, p, h))


def spades(n: int) -> str:
    """In signs; nothing where they are not what it takes."""
    return f" {n}♠" if n else ""


def of_upgrade(s: Mystica, seat: int, action: int) -> str:
    h, kind = (action - UPGRADE) // 4, (action - UPGRADE) % 4 + 2
    if kind == TP and not s.players[seat].free_trading:
        alone = not leech.beside_opponent(s, seat, h)
        return "trading house, no neighbour" if alone else "trading house"
    return parts.KINDS[kind]


def of_send(s: Mystica, seat: int, action: int) -> str:
    return "comes back" if (action - SEND) % 3 == 0 else ""


def of_advance(s: Mystica, seat: int, action: int) -> str:
    p = s.players[seat]
    if action == ADVANCE_SHIP:
        return f"shipping {p.ship} to {p.ship + 1}"
    prices = s.faction(p).dig_w
    return f"a spade for {parts.plural(prices[p.dig + 1], 'worker')}"


def of_burn(s: Mystica, seat: int, action: int) -> str:
    return "out of bowl II, for another token into III"


def of_power_action(s: Mystica, seat: int, action: int) -> str:
    found = s.game.box.power_actions[action - POWER]
    price = spaces.price(s, s.players[seat], action - POWER)
    return f"{price} power: {parts.power_action(found)}"


def of_special(s: Mystica, seat: int, action: int) -> str:
    return parts.SPECIALS[action - SPECIAL]


def of_favor(s: Mystica, seat: int, action: int) -> str:
    return parts.favor_tile(s.game.box.favor_tiles[action - FAVOR])


def of_town(s: Mystica, seat: int, action: int) -> str:
    return parts.town_tile(s.game.box.town_tiles[action - TOWN])


def of_lose(s: Mystica, seat: int, action: int) -> str:
    return f"{parts.plural(s.players[seat].lose_steps, 'step')} back, for the volcano"


def of_gate(s: Mystica, seat: int, action: int) -> str:
    return "step 10, for a key" if action == ENTER else "on step 9, and keep the key"


def of_unlock(s: Mystica, seat: int, action: int) -> str:
    return parts.TERRAINS[action - UNLOCK] if action - UNLOCK < WHEEL else "keep the priest"


def of_token(s: Mystica, seat: int, action: int) -> str:
    return "a new token in bowl III" if action == GAIN_TOKEN else "no new token"


def of_waiving(s: Mystica, seat: int, action: int) -> str:
    return f"without {parts.WAIVED[action - WAIVE]}"


def of_done(s: Mystica, seat: int, action: int) -> str:
    return "the next player moves"


def nothing(s: Mystica, seat: int, action: int) -> str:
    return ""


FAMILIES: Final[list[tuple[int, str, Phrase]]] = [
    (SETUP, "Faction", of_faction),
    (COLOUR, "Colour", of_colour),
    (BUILD, "Build", of_build),
    (TRANSFORM, "Transform", of_transform),
    (LONG_WAY, "Transform", of_long_way),
    (actions.DIG, "Transform", nothing),
    (UPGRADE, "Upgrade", of_upgrade),
    (SEND, "Send a priest", of_send),
    (ADVANCE_SHIP, "Advance", of_advance),
    (BURN, "Convert", of_burn),
    (CONVERT, "Convert", nothing),
    (POWER, "Power and special actions", of_power_action),
    (SPECIAL, "Power and special actions", of_special),
    (BRIDGE, "Bridge", nothing),
    (CONNECT, "River", about.river),
    (FAVOR, "Favor tile", of_favor),
    (TOWN, "Town tile", of_town),
    (CULT, "Cult step", nothing),
    (STEP_DOWN, "Cult step", nothing),
    (LOSE, "Cult step", of_lose),
    (ENTER, "Cult step", of_gate),
    (LEECH, "Power from neighbours", nothing),
    (DECLINE, "Power from neighbours", nothing),
    (PASS, "Pass", about.passing),
    (UNLOCK, "Unlock", of_unlock),
    (GAIN_TOKEN, "Power from neighbours", of_token),
    (WAIVE, "Give up", of_waiving),
    (DONE, "End of the turn", of_done),
    (DROP, "Adjust", nothing),
    (ADJUST, "Adjust", nothing),
]
_STARTS: Final = [first for first, _, _ in FAMILIES]


def family(action: int) -> tuple[int, str, Phrase]:
    return FAMILIES[bisect_right(_STARTS, action) - 1]
