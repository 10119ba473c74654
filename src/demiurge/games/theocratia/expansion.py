"""Chapter 10: expand (action 3). A house beside a building of the civ, on an own hex or one that a tile makes so."""

from __future__ import annotations

from demiurge.games.theocratia import actions, conversion_tiles, round_bonus
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.state import Theocracy, lay, put
from demiurge.kernel.masks import cells
from demiurge.kernel.state import NOT_ASKED, Decision, Refusal, Step


def refuse(s: Theocracy, seat: int, civ: int, kind: int, action: int) -> Refusal:
    """TH-10.1, TH-10.3. A factory or a barrack is built in the same way by a token (TH-R24)."""
    if action not in actions.EXPANSION:
        return NOT_ASKED
    if s.left(civ, kind) == 0:
        return "TH-10.6"
    h, tile = actions.tiled(actions.EXPAND_WITH, actions.EXPAND, action)
    if not s.free >> h & 1:
        return "TH-0.5"
    if not s.reach[civ] >> h & 1:
        return "TH-10.1"
    if tile == actions.NO_TILE:
        return None if s.own(seat) >> h & 1 else "TH-10.5"
    return conversion_tiles.refuse_tile(s, seat, tile, h)


def answers(s: Theocracy, seat: int, civ: int, kind: int) -> list[int]:
    if s.left(civ, kind) == 0:
        return []
    near = s.free & s.reach[civ]
    found = [actions.EXPAND.of(h) for h in cells(near & s.own(seat))]
    for tile in (actions.STARTING, actions.ADDITIONAL):
        base = actions.EXPAND_WITH.of(tile)
        found += [base + h * len(actions.TILES) for h in cells(near & conversion_tiles.convertible(s, seat, tile))]
    return found


def any_left(s: Theocracy, seat: int, civ: int) -> bool:
    """Whether a house can be built at all."""
    if s.left(civ, v.HOUSE) == 0:
        return False
    near = s.free & s.reach[civ]
    mine = s.own(seat) | conversion_tiles.convertible(s, seat, actions.STARTING)
    return bool(near & (mine | conversion_tiles.convertible(s, seat, actions.ADDITIONAL)))


def settle(s: Theocracy, civ: int, kind: int, h: int) -> None:
    """Put the building down; the crystal of the hex, in its own colour, goes to the civ's area (TH-10.2, TH-10.7)."""
    put(s, civ, kind, h)
    if s.crystals >> h & 1:
        s.crystals &= ~(1 << h)
        s.area[civ * v.COLOURED + s.game.board.terrain[h]] += 1


def reward_for(kind: int) -> int:
    """The round bonus that a new building counts for (TH-17.2)."""
    return v.FOR_EXPANSION if kind == v.HOUSE else v.FOR_FACTORY if kind == v.FACTORY else v.FOR_BARRACK


class Expand(Step[Theocracy]):
    """TH-10.1 to TH-10.4: the tile, the house, its crystal, the round bonus."""

    def __init__(self, seat: int, civ: int, kind: int, h: int, tile: int) -> None:
        self.seat = seat
        self.civ = civ
        self.kind = kind
        self.h = h
        self.tile = tile

    def run(self, s: Theocracy) -> None:
        if self.tile != actions.NO_TILE:
            lay(s, self.seat, self.h, self.tile)
        settle(s, self.civ, self.kind, self.h)
        s.tell("build", self.seat, [self.civ, self.kind, self.h, self.tile])
        round_bonus.reward(s, self.seat, self.civ, reward_for(self.kind))


def step(seat: int, civ: int, kind: int, action: int) -> Expand:
    """The step that an answer of `answers` stands for."""
    h, tile = actions.tiled(actions.EXPAND_WITH, actions.EXPAND, action)
    return Expand(seat, civ, kind, h, tile)


class Build(Decision[Theocracy]):
    """A further building by the Expand rules: by the end-round card (TH-18.1) or a token (TH-14.7, TH-R24), which may
    be declined (TH-R30, TH-R35), or by a power card (P17), which may not. In the own turn a tile may be bought for it
    (TH-21.3)."""

    def __init__(self, seat: int, civ: int, kind: int, optional: int) -> None:
        super().__init__(seat)
        self.civ = civ
        self.kind = kind
        self.optional = optional

    def buys_tiles(self, s: Theocracy) -> bool:
        """Whether it is the own turn, with a piece that could be built."""
        return s.active == self.seat and s.left(self.civ, self.kind) > 0

    def answers(self, s: Theocracy) -> list[int]:
        found = answers(s, self.seat, self.civ, self.kind)
        if self.buys_tiles(s):
            found = found + conversion_tiles.claims(s, self.seat)
        return [*found, actions.DECLINE] if self.optional else found

    def refuse(self, s: Theocracy, action: int) -> Refusal:
        if action == actions.DECLINE:
            return None if self.optional else "TH-28.17"
        if action in actions.CLAIM and self.buys_tiles(s):
            return conversion_tiles.refuse_claim(s, self.seat, actions.CLAIM.at(action))
        return refuse(s, self.seat, self.civ, self.kind, action)

    def take(self, s: Theocracy, action: int) -> None:
        if action in actions.CLAIM:
            s.push(self)
            conversion_tiles.claim(s, self.seat, actions.CLAIM.at(action))
        elif action != actions.DECLINE:
            s.push(step(self.seat, self.civ, self.kind, action))

    def moot(self, s: Theocracy) -> None:
        """Nothing can be built: it is lost (TH-27.9)."""
