"""Gains and costs of Theocratia as chips: their signs are their own, their words an amount without a sign."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from demiurge.games.theocratia.drawing.parts import CIV, CRYSTAL
from demiurge.games.theocratia.vocabulary import CRYSTALS
from demiurge.kernel.text import Text, text
from demiurge.kit.scene import Chip


def counted(icon: str, what: str, harm: bool = False) -> Callable[[int], Chip[Text]]:
    """Makes chips of a kind; the message `chip-<what>` says how much of it."""
    return cache(lambda n: Chip(icon, n, text(f"chip-{what}", n=abs(n)), harm))


def of_civ(icon: str, what: str) -> Callable[[int, int], Chip[Text]]:
    """Makes chips of something that a civ has."""
    return cache(lambda n, civ: Chip(icon.format(civ), n, text(f"chip-{what}", n=abs(n), civ=CIV[civ])))


cosmo = counted("cosmo", "cosmo")
malus = counted("malus", "malus", harm=True)
cards = counted("card", "cards")
tiles = counted("tile", "tiles")
score = counted("vp", "score")
all_crystals = counted("crystal", "all-crystals")
worship = of_civ("worship-{}", "worship")
warriors = of_civ("warrior-{}", "warriors")
pages = of_civ("book", "pages")


@cache
def crystals(n: int, colour: int) -> Chip[Text]:
    return Chip(f"crystal-{CRYSTALS[colour]}", n, text("chip-crystals", n=abs(n), colour=CRYSTAL[colour]))
