"""A faction before it is chosen: its start, prices, incomes and tracks. Only spans: it also lies in a button."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.terra_mystica import actions
from demiurge.games.terra_mystica.drawing import mat, parts, pieces, tiles
from demiurge.games.terra_mystica.drawing.icons import TRACKS
from demiurge.games.terra_mystica.drawing.subject import Subject
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.vocabulary import SA, SH, STRUCTURES, D
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon
from demiurge.kit.writer import Drawn

HOME: Final = mat.SHEET  # where it is shown while its answer is hovered


def ghost(about: Subject) -> Drawn:
    return {HOME: shown(about.w, about.view.game.box.factions[actions.SETUP.at(about.action)])}


@lru_cache(maxsize=64)
def shown(w: Words, faction: Faction) -> str:
    """In place of the mat that there is not yet."""
    emblem = pieces.emblem(pieces.printed_colour(faction), pieces.MARKS.get(faction.name, pieces.RING))
    name = esc(w.shown(parts.faction_name(faction.display)))
    return f'<span class="tm-chosen">{emblem}<b>{name}</b></span>{sheet(w, faction)}'


@lru_cache(maxsize=64)
def sheet(w: Words, faction: Faction) -> str:
    rows = "".join(structure(w, faction, kind) for kind in range(D, SA + 1))
    return f'<span class="tm-sheet">{start(w, faction)}{rows}{tracks(w, faction)}</span>'


def start(w: Words, faction: Faction) -> str:
    """What it begins with: goods, the three bowls, steps on the cults."""
    goods = tiles.goods(faction.coins, faction.workers, faction.priests, 0, "")
    bowls = "".join(f"<b>{n}</b>" for n in (faction.bowl1, faction.bowl2, faction.bowl3))
    steps = tiles.amounts(faction.cults, TRACKS)
    inside = f'{goods}<span class="tm-three">{icon("power", 13)}{bowls}</span>{steps}'
    return line(esc(w("label-start")), inside)


def line(title: str, inside: str) -> str:
    return f'<span class="tm-line"><u>{title}</u><span>{inside}</span></span>'


def structure(w: Words, faction: Faction, kind: int) -> str:
    """Its price, and what each one brings; of a stronghold also what it is good for."""
    gains = [mat.gain(faction, kind, number, 11) for number in range(faction.count[kind])]
    base = mat.base_income(faction, kind)
    slots = base + "".join(f'<span class="tm-slot tm-open">{gain or "–"}</span>' for gain in gains)
    price = f'<span class="tm-price">{mat.price(w, faction, kind)}</span>'
    title = f"{icon(STRUCTURES[kind], 16)}{esc(w.say(parts.STRUCTURE[kind], 'row'))}{price}"
    words = f"<i>{esc(w.say(parts.ABILITY[faction.name], 'stronghold'))}</i>" if kind == SH else ""
    return line(title, slots + words)


def tracks(w: Words, faction: Faction) -> str:
    """Shipping and spades, each with the price of a step."""
    far = faction.flight or faction.ship_level
    ship = mat.ship_track(faction, far, False) + step(w, 0, faction.ship_cost_c, faction.ship_cost_p)
    dig = mat.dig_track(faction, faction.dig_level, False)
    dig += step(w, faction.dig_cost_w, faction.dig_cost_c, faction.dig_cost_p)
    return f'<span class="tm-line tm-ways"><span>{ship}</span><span>{dig}</span></span>'


def step(w: Words, workers: int, coins: int, priests: int) -> str:
    price = tiles.goods(coins, workers, priests, 0, "", 11)
    return f'<span class="tm-price">{esc(w("label-step"))} {price}</span>' if price else ""
