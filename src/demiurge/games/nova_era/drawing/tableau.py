"""A civilization: its columns with what lies in them, Unrest, dice."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.nova_era import counting, names
from demiurge.games.nova_era.drawing import icons, pieces, tiles
from demiurge.games.nova_era.drawing.dice import die_in, id_of, sorted_dice
from demiurge.games.nova_era.state import NO_DIE, Nova, look_of
from demiurge.games.nova_era.vocabulary import COLORS, TERRITORY
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon

CROWDED: Final = 5  # cards of a column; above that they are drawn tighter


def tableau(w: Words, view: Nova, seat: int, mine: bool, live: bool = True) -> str:
    """The civilization of a seat. `mine`: the looker's own; `live`: its parts are places (they are so only once)."""
    whose = esc(w("label-yours")) if mine else ""
    columns, box = "".join([column(w, view, seat, color, live) for color in range(TERRITORY)]), view.game.box
    return (
        f'<div class="ne-tableau {pieces.colour(seat)}"><div class="ne-thead">{pieces.emblem(seat)}'
        f'<b>{esc(w.say(names.civilization(seat)))}</b><span class="small muted ne-whose">{whose}</span>'
        f"{dice(w, view, seat, live)}{unrest(view.players[seat].unrest, box.zone, box.unrest_last)}</div>"
        f'<div class="ne-columns">{columns}{lands(w, view, seat, live)}</div></div>'
    )


# ---- the head
def dice(w: Words, view: Nova, seat: int, live: bool) -> str:
    """The dice left to spend, each look a place once; the one that is being spent is ringed."""
    p, found, seen = view.players[seat], "", set[int]()
    if view.die != NO_DIE and seat in view.waiting():
        found += f'<span class="ne-slot ne-spending">{die_in(w, view.die)}</span>'
    mine = sorted_dice(p.dice)
    for at, one in enumerate(mine):
        look, number = look_of(one), mine[:at].count(one)
        place = f' id="{id_of(look)}"' if live and look not in seen else ""
        piece = f' data-piece="own-die-{look}-{number}"' if live else ""
        seen.add(look)
        found += (
            f'<span class="ne-slot{" place" if place else ""}"{place}{piece} data-tip="dice">{die_in(w, one)}</span>'
        )
    return f'<span class="ne-tray-row">{found}</span>'


@lru_cache(maxsize=256)
def unrest(at: int, zone: int, last: int) -> str:
    """The Unrest track: its red zone, and its last space, where a Civil War breaks out."""
    cells = ""
    for n in range(last + 1):
        look = "ne-end" if n == last else "ne-red" if n >= zone else ""
        inside = str(n) if n < last else icon("war", 13)
        cells += f'<i class="{look}{" ne-at" if n == at else ""}">{inside if n != at else n}</i>'
    return f'<span class="ne-unrest" data-tip="unrest">{icon("unrest", 17)}{cells}</span>'


# ---- the columns
def crowded(n: int) -> str:
    return " ne-many" if n > CROWDED else ""


def majority(view: Nova, seat: int, category: int) -> str:
    """How many cards count in a category, and whether they are the most."""
    return _majority(category, view.players[seat].counts[category], counting.has_most(view, seat, category))


@lru_cache(maxsize=256)
def _majority(category: int, n: int, most: bool) -> str:
    crown = icon("crown", 11) if most else ""
    return f'<span class="ne-count{" ne-most" if most else ""}">{icon(icons.CATEGORIES[category], 14)}{n}{crown}</span>'


def column(w: Words, view: Nova, seat: int, color: int, live: bool) -> str:
    p = view.players[seat]
    head = _column_head(w, color, p.resources[color], p.token == color, live)
    cards = "".join([tiles.tile(w, view, seat, index, live) for index in p.columns[color]])
    return (
        f'<div class="ne-column ne-{COLORS[color]}{crowded(len(p.columns[color]))}">{head}'
        f'{majority(view, seat, color)}</div><div class="ne-stack">{cards}</div></div>'
    )


@lru_cache(maxsize=512)
def _column_head(w: Words, color: int, n: int, marked: bool, live: bool) -> str:
    """`n`: of its resource; `marked`: by the token."""
    name = COLORS[color]
    place = f' place" id="color-{name}"' if live else '"'
    token = f'<span class="ne-cleopatra" data-tip="token">{icon("token", 16)}</span>' if marked else ""
    return (
        f'<div class="ne-chead{place} data-tip="resource-{name}">{icon(name, 18)}<b class="ne-figure">{n}</b>'
        f'<span class="ne-cname">{esc(w.say(names.resource(color)))}</span>{token}'
    )


def lands(w: Words, view: Nova, seat: int, live: bool) -> str:
    """Territories and Personalities share a column: both are few."""
    p = view.players[seat]
    place = ' place" id="color-territory"' if live else '"'
    cards = "".join(tiles.tile(w, view, seat, index, live) for index in p.columns[TERRITORY])
    people = "".join(tiles.tile(w, view, seat, index, live) for index in p.people)
    return (
        f'<div class="ne-column ne-land{crowded(len(p.columns[TERRITORY]) + len(p.people) + 1)}">'
        f'<div class="ne-chead{place} data-tip="territory"><span class="ne-cname">{esc(w("label-territories"))}</span>'
        f'{majority(view, seat, TERRITORY)}</div><div class="ne-stack">{cards}</div>'
        f'<div class="ne-chead" data-tip="person"><span class="ne-cname">{esc(w("label-personalities"))}</span>'
        f'<span class="ne-count">{icon("personality", 14)}{len(p.people)}</span></div>'
        f'<div class="ne-stack">{people}</div></div>'
    )
