"""A civ: what is the same for all players, whoever owns its buildings."""

from __future__ import annotations

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.features import places
from demiurge.games.theocratia.features.look import Look
from demiurge.games.theocratia.features.scales import FEW, SOME, TURNS
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.features import Sheet


def chronicle(s: Theocracy, civ: int, look: Look, sheet: Sheet) -> None:
    """TH-22.1, TH-22.2: its page, and how soon that is turned."""
    slots, filled = s.game.numbers.slots[s.page[civ]], sum(s.on_page[civ * v.ON_PAGE : (civ + 1) * v.ON_PAGE])
    sheet.put(places.PAGE + civ, s.page[civ] / v.LAST_PAGE)
    sheet.put(places.PAGE_JUDGED + civ, look.pages[civ] / v.LAST_PAGE)
    if slots:
        sheet.put(places.FILLED + civ, filled / slots)
        sheet.put(places.SLOTS + civ, (slots - filled) / SOME)


def people(s: Theocracy, civ: int, look: Look, sheet: Sheet) -> None:
    """Its buildings, warriors, crystals and room, whoever owns them."""
    sheet.mark(places.CORNER[civ], s.corner[civ], v.PLAYERS)
    sheet.put(places.GARRISON + civ, s.garrison[civ] / SOME)
    sheet.put(places.UNTRAINED + civ, s.untrained[civ] / TURNS)
    sheet.put(places.SIZE + civ, look.sizes[civ] / TURNS)
    for kind in range(v.HOUSE, v.FORTRESS):
        sheet.put(places.STANDING[kind - v.HOUSE] + civ, s.at[civ * v.KINDS + kind].bit_count() / FEW)
    area, unused = civ * v.COLOURED, 0
    for colour in range(v.PLAYERS):
        if s.seat_of[colour] == v.NOBODY:
            unused += s.area[area + colour]
    sheet.put(places.GREEN + civ, s.area[area + v.GREEN] / SOME)
    sheet.put(places.BLACK + civ, s.area[area + v.BLACK] / SOME)
    sheet.put(places.UNUSED + civ, unused / SOME)
    sheet.put(places.SPARE + civ, (look.crystals[civ] - look.sizes[civ]) / SOME)
    near = s.free & s.reach[civ]
    sheet.put(places.GREEN_ROOM + civ, (near & s.ground[v.GREEN]).bit_count() / FEW)
    sheet.put(places.YELLOW_ROOM + civ, (near & s.ground[v.YELLOW]).bit_count() / FEW)
    sheet.put(places.MONSTERS_BESIDE + civ, (s.monsters & s.reach[civ]).bit_count() / FEW)


def row(s: Theocracy, civ: int, look: Look, sheet: Sheet) -> None:
    """Its dice (TH-5.2, TH-5.4) and its development card (TH-19.1)."""
    sheet.mark(places.IN_ROW[civ], s.dice_in(civ), v.CELLS + 1)
    sheet.mark(places.LAST_FACE[civ], s.last_face(civ) - 1, v.FACES)
    sheet.mark(places.CARD[civ], s.development[civ], len(v.DEVELOPMENT))
    sheet.put(places.COLOUR_DICE + civ, look.dice[civ] / FEW)
