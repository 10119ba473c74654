"""How an answer shows on the map and the cult board: the mark while it is possible, the ghost while it is hovered."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import actions, terraform
from demiurge.games.terra_mystica.drawing import board, cult_board, ways
from demiurge.games.terra_mystica.drawing.icons import TRACKS
from demiurge.games.terra_mystica.state import Mystica
from demiurge.games.terra_mystica.vocabulary import ICE, VOLCANO, D

BOARD: Final = "board"  # ids of the SVGs
CULTS: Final = "cult-board"
NEAR: Final = 1  # up to so many spades a hex is near

Drawn = dict[str, str]


def hex_of(action: int) -> int:
    """The hex that an answer is about; -1 where it is about none."""
    if action in actions.BUILD:
        return actions.BUILD.at(action)
    if action in actions.TRANSFORMS:
        return actions.transform_of(action)[0]
    return actions.upgrade_of(action)[0] if action in actions.UPGRADE else -1


def terrain_of(s: Mystica, seat: int, action: int) -> int:
    """What the hex of a build or transform becomes; -1 where it stays."""
    if action in actions.TRANSFORMS:
        return actions.transform_of(action)[1]
    p, h = s.players[seat], actions.BUILD.at(action)
    if not s.round:
        return p.home if p.home in (ICE, VOLCANO) else -1
    return -1 if terraform.is_home(p, s.terrain[h]) else p.home


def mark(s: Mystica, seat: int, action: int) -> Drawn:
    """A hex carries its price in spades: near ones glow, dear ones have a thin ring."""
    h = hex_of(action)
    if action in actions.UPGRADE:
        return {BOARD: board.mark_upgrade(s, h)}
    if h >= 0:
        p, new = s.players[seat], terrain_of(s, seat, action)
        n = ways.effort(s, p, h, new, action in actions.LONG_WAY) if new >= 0 else 0
        if action in actions.TRANSFORMS and not n:
            return {BOARD: board.mark_plain(s, h)}
        return {BOARD: board.mark_near(s, h, n) if n <= NEAR else board.mark_far(s, h, n)}
    if action in actions.BRIDGE:
        return {BOARD: board.mark_bridge(s, actions.BRIDGE.at(action))}
    if action in actions.CONNECT:
        return {BOARD: board.mark_river(s, actions.CONNECT.at(action))}
    return {}


def ghost(s: Mystica, seat: int, action: int, after: dict[str, str]) -> Drawn:
    """The piece where it would stand, the hex as it would be, the markers where they would go."""
    h = hex_of(action)
    found = climbed(s, seat, after)
    if action in actions.UPGRADE:
        found[BOARD] = board.ghost_building(s, h, actions.upgrade_of(action)[1], seat)
    elif action in actions.BUILD:
        found[BOARD] = board.ghost_building(s, h, D, seat, terrain_of(s, seat, action))
    elif h >= 0:
        found[BOARD] = board.ghost_terrain(s, h, terrain_of(s, seat, action))
    elif action in actions.BRIDGE:
        found[BOARD] = board.ghost_bridge(s, actions.BRIDGE.at(action), seat)
    elif action in actions.CONNECT:
        found[BOARD] = board.ghost_river(s, actions.CONNECT.at(action), seat)
    return found


def climbed(s: Mystica, seat: int, after: dict[str, str]) -> Drawn:
    """The markers of all cults on which the answer moves the seat."""
    if s.players[seat].faction < 0:
        return {}
    drawn = "".join(
        cult_board.ghost_cult(s, seat, track, int(after[name])) for track, name in enumerate(TRACKS) if name in after
    )
    return {CULTS: drawn} if drawn else {}
