"""Chapter 21: conversion tiles. The starting one changes green and yellow hexes, an additional one any hex."""

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia import actions, worship
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.state import Refusal

MARKS: Final = 3  # additional tiles of a player, one for each marked space


def convertible(s: Theocracy, seat: int, tile: int) -> int:
    """The hexes whose colour this kind of tile may change (TH-21.1, TH-R27); none if the player has no such tile."""
    neutral = s.ground[v.GREEN] | s.ground[v.YELLOW]
    if tile == actions.STARTING:
        return neutral if s.starting[seat] else 0
    if not s.extra[seat]:
        return 0
    for c in range(v.PLAYERS):
        if c != s.colour[seat]:
            neutral |= s.ground[c]
    return neutral


def refuse_tile(s: Theocracy, seat: int, tile: int, h: int) -> Refusal:
    """TH-8.14, TH-21.1: the tile must be in hand and suit the hex, whose colour must change."""
    if (tile == actions.STARTING and not s.starting[seat]) or (tile == actions.ADDITIONAL and not s.extra[seat]):
        return "TH-21.3"
    return None if convertible(s, seat, tile) >> h & 1 else "TH-21.1"


def unlocked(s: Theocracy, seat: int, mark: int) -> bool:
    """TH-21.2, TH-21.4: any priest has reached or passed the space; priests never go back."""
    space = s.game.numbers.marks[mark]
    for civ in range(v.PLAYERS):
        if s.priests[seat * v.PLAYERS + civ] >= space:
            return True
    return False


def refuse_claim(s: Theocracy, seat: int, mark: int) -> Refusal:
    """TH-21.3: 2 cosmo for an unlocked tile."""
    if not s.marks[seat] >> mark & 1:
        return "TH-21.3"
    if not unlocked(s, seat, mark):
        return "TH-21.2"
    return None if s.cosmo[seat] >= s.game.numbers.tile_price else "TH-23.5"


def claims(s: Theocracy, seat: int) -> list[int]:
    if not s.marks[seat] or s.cosmo[seat] < s.game.numbers.tile_price:
        return []
    return [actions.CLAIM.of(mark) for mark in range(MARKS) if s.marks[seat] >> mark & 1 and unlocked(s, seat, mark)]


def claim(s: Theocracy, seat: int, mark: int) -> None:
    worship.pay_cosmo(s, seat, s.game.numbers.tile_price)
    receive(s, seat, mark)


def receive(s: Theocracy, seat: int, mark: int) -> None:
    """An additional tile comes from the board into the hand; none where there is none (TH-R33)."""
    if mark != v.NONE:
        s.marks[seat] &= ~(1 << mark)
        s.extra[seat] += 1
        s.tell("tile", seat, [mark])


def highest(s: Theocracy, seat: int) -> int:
    """The additional tile that lies highest on the board, -1 for none (TH-9.3, TH-R33)."""
    return s.marks[seat].bit_length() - 1


def lowest(s: Theocracy, seat: int) -> int:
    """The one that lies lowest (P08), -1 for none."""
    return (s.marks[seat] & -s.marks[seat]).bit_length() - 1
