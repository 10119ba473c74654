"""The table: the clock, what chance has laid out, the continent, and the solo game."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.evaluation import ACTION_PHASE
from demiurge.games.civolution.features import places
from demiurge.games.civolution.features.look import Stakes
from demiurge.games.civolution.phases import PHASES
from demiurge.games.civolution.state import Exam
from demiurge.kernel.features import Sheet
from demiurge.kernel.masks import bits

EVENT_PHASE: Final = 7


def clock(s: Exam, left: float, sheet: Sheet) -> None:
    """How much of the game is left, and what chance has laid out for it."""
    last = s.game.numbers.resets[s.table_size()]
    sheet.mark(places.SEATED, s.seats - 1, v.SEATS)
    sheet.mark(places.ERA, s.era, v.ERAS + 1)
    sheet.mark(places.PHASE, s.phase, PHASES + 1)
    sheet.put(places.LEFT, left / v.ERAS)
    if s.phase <= ACTION_PHASE:
        sheet.put(places.RESETS, s.resets / last)
        sheet.put(places.RESETS + 1, (last - s.resets) / 9.0)
        sheet.mark(places.ENDING, s.ending - 1, 2)
    sheet.put(places.DICE_LEFT + v.ACTIVATION, s.dice_left / 5.0)
    sheet.put(places.DICE_LEFT + v.FATE, s.fate_left / 5.0)


def fortune(s: Exam, stakes: Stakes, sheet: Sheet) -> None:
    """Weather, event, scoring tiles and displays."""
    sheet.mark(places.WEATHER, s.weather, len(v.SPOTS))
    if s.event >= 0 and s.phase <= EVENT_PHASE:
        sheet.mark(places.EVENT, s.event, v.EVENTS)
        if s.phase < EVENT_PHASE:
            spot = s.weather - s.game.box.events[s.event].weather
            sheet.mark(places.WEATHER_NEXT, max(0, min(places.SPOTS - 1, spot + 1)), places.SPOTS)
    sheet.mark(places.CATEGORY_NOW, stakes.now, len(v.CATEGORIES))
    for category in range(len(v.CATEGORIES)):
        sheet.put(places.CATEGORY_LATER + category, stakes.later[category] / 5.0)
        sheet.put(places.CATEGORY_FINAL + category, stakes.final[category] / 3.0)
    for index in s.attributes_open:
        sheet.mark(places.ATTRIBUTE_OPEN, index, v.INCOME_ID - v.ATTRIBUTE_ID)


def continent(s: Exam, seat: int, sheet: Sheet) -> None:
    kinds = [0] * len(v.SITES)
    hidden = 0
    for recess in range(v.RECESSES):
        site = s.site_at[recess]
        if site < 0:
            hidden += 1
        else:
            kinds[s.game.box.sites[site].kind] += 1
    for kind in range(len(v.SITES)):
        sheet.put(places.SITES_UP + kind, kinds[kind] / 3.0)
    sheet.put(places.SITES_DOWN, hidden / 24.0)
    for tile in s.tile_at:
        sheet.mark(places.TILE_UP, tile, len(v.MATERIALS))
    rivals, anywhere = [0] * v.LANDS, 0
    for civ in range(len(s.civs)):
        if civ != seat:
            anywhere |= s.here[civ]
            for t in bits(s.here[civ]):
                rivals[t] += s.pop[t * v.SEATS + civ]
    for t in bits(anywhere):
        sheet.put(places.RIVALS_AT + t, rivals[t] / 4.0)
    sheet.put(places.HUNTED, s.hunted.bit_count() / 12.0)


def solo(s: Exam, sheet: Sheet) -> None:
    """CV-41.7, CV-45.1: how hard V.I.C.I plays, and how near its Reset is."""
    if not s.solo():
        return
    blue = red = provisions = 0
    for index in s.shown_actions:
        blue += s.game.box.solo_cards[index].blue_icons
        red += s.game.box.solo_cards[index].red_icons
    for t in range(v.LANDS):
        provisions += s.provisions(t)
    sheet.mark(places.SOLO_LEVEL, s.game.level, len(v.LEVELS))
    sheet.put(places.TOUGH, 1.0 if s.game.tough else 0.0)
    sheet.put(places.ICONS, min(blue / s.game.numbers.blue_icons, 2.0))
    sheet.put(places.ICONS + 1, min(red / s.game.numbers.red_icons, 2.0))
    sheet.put(places.ACTIONS_LEFT, len(s.actions) / 15.0)
    sheet.put(places.PROVISIONS, provisions / 10.0)
