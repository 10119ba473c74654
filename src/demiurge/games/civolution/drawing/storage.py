"""The storage: three materials of each land type, and between them the diamonds of prosperity."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import scoring
from demiurge.games.civolution.drawing.naming import ident
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import FOOD, LAND, MATERIAL_AT, MATERIALS, MONEY, ROWS
from demiurge.games.civolution.words.parts import material, plural
from demiurge.kit.markup import icon

FEW: Final = 6  # markers in the supply
DIAMOND: Final = '<i class="cc-on"></i>'


def diamonds(n: int, of: int) -> str:
    """A row of small diamonds, the first n of them active."""
    return f'<span class="cc-dia">{DIAMOND * n}{"<i></i>" * (of - n)}</span>'


def prosperity(view: Exam, civ: int) -> int:
    """All active diamonds of a civ; V.I.C.I's are those of its grid."""
    return view.civs[civ].grids[1] if civ >= view.seats else scoring.diamonds(view, civ)


def draw(view: Exam, civ: int, mine: bool = True) -> str:
    """The storage of a civ; `mine`: with the places of answers."""
    columns = "".join(_column(view, civ, kind, mine) for kind in range(len(LAND)))
    note = f' data-note="{_sources(view, civ)}"'
    sum_of = f'<span data-tip="prosperity"{note}>prosperity {prosperity(view, civ)}{DIAMOND}</span>'
    head = f'<div class="cc-cap"><h2 data-tip="storage">Storage</h2>{_supply(view, civ)}{sum_of}</div>'
    return f'{head}<div class="cc-storage">{columns}</div>'


def _supply(view: Exam, civ: int) -> str:
    """Markers that may still be placed; few of them are a warning."""
    c = view.civs[civ]
    note = f"{c.supply} of {view.game.numbers.markers} markers and {plural(c.tribes, 'tribe')} in the supply."
    look = "cc-supply-left" + (" cc-short" if c.supply < FEW else "")
    return f'<span class="{look}" data-tip="supply" data-note="{note}">supply {c.supply}</span>'


def _column(view: Exam, civ: int, kind: int, mine: bool) -> str:
    """The materials of one land type."""
    c, found = view.civs[civ], ""
    for row in range(ROWS):
        m = kind * ROWS + row
        n = c.at[MATERIAL_AT + m]
        name = f"material-{ident(MATERIALS[m])}"
        spot = f' id="{name}"' if mine else ""
        look = f"cc-store{'' if n else ' cc-none'}{' place' if mine else ''}"
        note = f"{material(m)}: {n} stored."
        said = f'data-tip="{name}" data-note="{note}"'
        found += f'<div class="{look}"{spot} {said}>{icon(MATERIALS[m], 17)}<b>{n or ""}</b></div>'
        if row + 1 < ROWS:
            worth = view.game.numbers.gaps[row]
            both = n and c.at[MATERIAL_AT + m + 1]
            found += diamonds(worth if both else 0, worth)
    spot = f' id="store-{LAND[kind]}"' if mine else ""
    return f'<div class="cc-kind cc-{LAND[kind]}{" place" if mine else ""}"{spot}>{found}</div>'


def _sources(view: Exam, civ: int) -> str:
    """Where the diamonds come from."""
    if civ >= view.seats:
        return "The markers of its Prosperity grid."
    c, n = view.civs[civ], view.game.numbers
    towns = sum(one.diamonds for which, one in enumerate(view.game.box.settlements) if c.settled >> which & 1)
    sources = {
        "food": min(c.at[FOOD] // n.food_per, n.food_most), "money": min(c.at[MONEY] // n.money_per, n.money_most),
        "settlements": towns, "storage": scoring.in_storage(view, c), "cards": scoring.extra_diamonds(view, civ),
    }  # fmt: skip
    said = ", ".join(f"{amount} by {name}" for name, amount in sources.items() if amount)
    return f"Diamonds: {said}." if said else "No diamonds yet."
