"""Chapter 22: the chronicles. Crystals and warriors fill the visible page; a full page is turned."""

from __future__ import annotations

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.state import Theocracy


def write(s: Theocracy, civ: int, what: int) -> None:
    """TH-22.1: one piece (the colour of a crystal, or a warrior) on the page; the last page has no room (TH-R13)."""
    slots = s.game.numbers.slots[s.page[civ]]
    if slots == 0:
        give_back(s, civ, what, 1)
        return
    s.on_page[civ * v.ON_PAGE + what] += 1
    if sum(s.on_page[civ * v.ON_PAGE : (civ + 1) * v.ON_PAGE]) >= slots:
        turn(s, civ)


def give_back(s: Theocracy, civ: int, what: int, n: int) -> None:
    """Crystals go to the reserve, warriors to the civ's area (TH-22.1, TH-R26)."""
    if what == v.WARRIORS:
        s.untrained[civ] += n
    else:
        s.reserve[what] += n


def turn(s: Theocracy, civ: int) -> None:
    """Clear the page and show the next; the last one is never turned (TH-R13)."""
    for what in range(v.ON_PAGE):
        give_back(s, civ, what, s.on_page[civ * v.ON_PAGE + what])
        s.on_page[civ * v.ON_PAGE + what] = 0
    if s.page[civ] < v.LAST_PAGE:
        s.page[civ] += 1
        s.tell("page", v.NOBODY, [civ, s.page[civ]])
