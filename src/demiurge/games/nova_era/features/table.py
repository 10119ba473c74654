"""The table: where the game stands, and what lies on the board."""

from __future__ import annotations

from demiurge.games.nova_era import actions, dice, state, vocabulary
from demiurge.games.nova_era.features import places
from demiurge.games.nova_era.features.look import Times
from demiurge.games.nova_era.features.scales import FEW, LOTS, MANY
from demiurge.games.nova_era.state import Nova
from demiurge.games.nova_era.vocabulary import COLUMNS, DICE, TERRITORY
from demiurge.kernel.features import Sheet


def clock(s: Nova, times: Times, sheet: Sheet) -> None:
    """Where the game stands, and what is played."""
    sheet.mark(places.SEATS, s.seats - 2, actions.SEATS - 1)
    sheet.put(places.FAST, 1.0 if s.game.eras == state.FAST_ERAS else 0.0)
    sheet.put(places.EARLIER, 1.0 if s.game.earlier else 0.0)
    sheet.mark(places.ERA, s.era, len(vocabulary.ERAS))
    sheet.mark(places.ROUND, s.round, state.ROUNDS)
    sheet.mark(places.STEP, s.step, len(places.STEPS))
    sheet.put(places.ROUNDS_LEFT, times.rounds / (state.ALL_ERAS * state.ROUNDS))
    sheet.put(places.SCORINGS_LEFT, times.scorings / state.ALL_ERAS)


def board(s: Nova, available: list[int], sheet: Sheet) -> None:
    """The tracks, the dice that lie on the board, and the Displays."""
    box = s.game.box
    for track in range(len(s.tracks)):
        last = box.dark_age_last if track == vocabulary.DARK_AGE else box.disaster_last
        sheet.put(places.TRACK + track, s.tracks[track] / last)
        sheet.put(places.STRUCK + track, 1.0 if s.tracks[track] >= last else 0.0)
    unspent = 0
    for p in s.players:
        unspent += len(p.dice)
    sheet.put(places.ALL_DICE, unspent / (dice.DICE_PER_ZONE * actions.SEATS))
    _zones(s, sheet)
    if s.die != state.NO_DIE:
        sheet.mark(places.SPENT_COLOR, state.color_of(s.die), len(DICE))
        sheet.put(places.SPENT_VALUE, state.value_of(s.die) / actions.FACES)
    left, kinds = 0, [0] * COLUMNS
    for column in s.display:
        left += len(column)
    for index in available:
        card = s.card(index)
        if card.kind == vocabulary.TERRITORY_CARD:
            kinds[TERRITORY] += 1
        for color in card.colors:
            kinds[color] += 1
    sheet.put(places.CARDS_ON_SHOW, left / LOTS)
    sheet.put(places.PEOPLE_ON_SHOW, len(s.people) / MANY)
    for category in range(COLUMNS):
        sheet.put(places.AVAILABLE + category, kinds[category] / FEW)


def _zones(s: Nova, sheet: Sheet) -> None:
    """What is left to pick; one of these Zones will move the markers (NE-9.1)."""
    zones, pips = 0, [0] * len(DICE)
    for zone in s.zones:
        zones += 1 if zone else 0
        for one in zone:
            pips[state.color_of(one)] += state.value_of(one)
    if zones:
        sheet.put(places.ZONES, zones / actions.ZONES)
        for color in range(len(DICE)):
            sheet.put(places.ZONE_PIPS + color, pips[color] / (zones * actions.FACES))
