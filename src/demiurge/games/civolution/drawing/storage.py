"""The storage: three materials of each land type, and between them the diamonds of prosperity."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.civolution import names, scoring
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing.naming import ident
from demiurge.games.civolution.state import Exam
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.markup import esc, icon
from demiurge.kit.pieces import part

FEW: Final = 6  # markers in the supply
Sources = tuple[tuple[str, int], ...]  # of diamonds, and how many each gives
DIAMOND: Final = '<i class="cc-on"></i>'


def diamonds(n: int, of: int) -> str:
    """A row of small diamonds, the first n of them active."""
    return f'<span class="cc-dia">{DIAMOND * n}{"<i></i>" * (of - n)}</span>'


def prosperity(view: Exam, civ: int) -> int:
    """All active diamonds of a civ; V.I.C.I's are those of its grid."""
    return view.civs[civ].grids[1] if civ >= view.seats else scoring.diamonds(view, civ)


def draw(w: Words, view: Exam, civ: int, mine: bool = True) -> str:
    """The storage of a civ; `mine`: with the places of answers."""
    has, gaps = view.civs[civ].at, tuple(view.game.numbers.gaps)
    columns = ""
    for kind in range(len(v.LAND)):
        first = v.MATERIAL_AT + kind * v.ROWS
        columns += _column(w, kind, tuple(has[first : first + v.ROWS]), gaps, mine)
    c = view.civs[civ]
    supply = _supply(w, c.supply, view.game.numbers.markers, c.tribes)
    head = f'<div class="cc-cap">{supply}{_prosperity(w, prosperity(view, civ), _sources(view, civ))}</div>'
    return f'{head}<div class="cc-storage">{columns}</div>'


@lru_cache(maxsize=1024)
def _supply(w: Words, left: int, of: int, tribes: int) -> str:
    """The title, and the markers that may still be placed; few of them are a warning."""
    note = w("note-supply", n=left, of=of, tribes=names.counted("tribe", tribes))
    look = "cc-supply-left" + (" cc-short" if left < FEW else "")
    title = f'<h2 data-tip="storage">{esc(w("panel-storage"))}</h2>'
    return title + part(esc(w("label-supply", n=left)), "supply", note, look)


@lru_cache(maxsize=1024)
def _prosperity(w: Words, diamonds: int, sources: Sources | None) -> str:
    note = esc(_told(w, sources))
    total = esc(w("label-prosperity", n=diamonds))
    return f'<span data-tip="prosperity" data-note="{note}">{total}{DIAMOND}</span>'


@lru_cache(maxsize=1024)
def _column(w: Words, kind: int, has: tuple[int, ...], gaps: tuple[int, ...], mine: bool) -> str:
    """The materials of one land type; `gaps`: what the diamonds between two of them are worth."""
    found = ""
    for row, n in enumerate(has):
        m = kind * v.ROWS + row
        name = f"material-{ident(v.MATERIALS[m])}"
        spot = f' id="{name}"' if mine else ""
        look = f"cc-store{'' if n else ' cc-none'}{' place' if mine else ''}"
        note = esc(w("note-stored", what=names.material(m), n=n))
        said = f'data-tip="{name}" data-note="{note}"'
        found += f'<div class="{look}"{spot} {said}>{icon(v.MATERIALS[m], 17)}<b>{n or ""}</b></div>'
        if row + 1 < v.ROWS:
            worth, both = gaps[row], n and has[row + 1]
            found += diamonds(worth if both else 0, worth)
    spot = f' id="store-{v.LAND[kind]}"' if mine else ""
    return f'<div class="cc-kind cc-{v.LAND[kind]}{" place" if mine else ""}"{spot}>{found}</div>'


def _sources(view: Exam, civ: int) -> Sources | None:
    """Where the diamonds of a seat come from."""
    if civ >= view.seats:
        return None
    c, n = view.civs[civ], view.game.numbers
    towns = sum(one.diamonds for which, one in enumerate(view.game.box.settlements) if c.settled >> which & 1)
    sources = {
        "food": min(c.at[v.FOOD] // n.food_per, n.food_most), "money": min(c.at[v.MONEY] // n.money_per, n.money_most),
        "settlements": towns, "storage": scoring.in_storage(view, c), "cards": scoring.extra_diamonds(view, civ),
    }  # fmt: skip
    return tuple(sources.items())


def _told(w: Words, sources: Sources | None) -> str:
    if sources is None:
        return w("note-grid-diamonds")
    said = tuple(text(f"diamonds-{name}", n=n) for name, n in sources if n)
    return w("note-diamonds", sources=said) if said else w("note-no-diamonds")
