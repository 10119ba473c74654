"""Gains and costs of Theocratia as chips: their signs are their own, their words an amount without a sign."""

from __future__ import annotations

from functools import cache

from demiurge.games.theocratia.drawing.parts import CIV, CRYSTAL
from demiurge.games.theocratia.vocabulary import CRYSTALS
from demiurge.kernel.text import Text, text
from demiurge.kit.scene import Chip


@cache
def cosmo(n: int) -> Chip[Text]:
    return Chip("cosmo", n, text("chip-cosmo", n=abs(n)))


@cache
def malus(n: int) -> Chip[Text]:
    return Chip("malus", n, text("chip-malus", n=abs(n)), harm=True)


@cache
def worship(n: int, civ: int) -> Chip[Text]:
    return Chip(f"worship-{civ}", n, text("chip-worship", n=abs(n), civ=CIV[civ]))


@cache
def cards(n: int) -> Chip[Text]:
    return Chip("card", n, text("chip-cards", n=abs(n)))


@cache
def tiles(n: int) -> Chip[Text]:
    return Chip("tile", n, text("chip-tiles", n=abs(n)))


@cache
def warriors(n: int, civ: int) -> Chip[Text]:
    return Chip(f"warrior-{civ}", n, text("chip-warriors", n=abs(n), civ=CIV[civ]))


@cache
def crystals(n: int, colour: int) -> Chip[Text]:
    return Chip(f"crystal-{CRYSTALS[colour]}", n, text("chip-crystals", n=abs(n), colour=CRYSTAL[colour]))


@cache
def all_crystals(n: int) -> Chip[Text]:
    return Chip("crystal", n, text("chip-all-crystals", n=abs(n)))


@cache
def pages(n: int, civ: int) -> Chip[Text]:
    return Chip("book", n, text("chip-pages", n=abs(n), civ=CIV[civ]))


@cache
def score(n: int) -> Chip[Text]:
    return Chip("vp", n, text("chip-score", n=abs(n)))
