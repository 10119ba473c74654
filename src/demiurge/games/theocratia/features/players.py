"""A player as everybody sees it: points, possessions, priests, hexes, and what can become of them."""

from __future__ import annotations

from demiurge.games.theocratia import actions, conversion_tiles, pyramids
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.features import places
from demiurge.games.theocratia.features.look import OUTSIDER, Look, built_by_all
from demiurge.games.theocratia.features.scales import COSMO, FEW, LEAD, MALUS, OF_CIV, PAIR, POINTS, SOME, TRACK, TURNS
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.features import Sheet
from demiurge.kernel.masks import cells


def standing(s: Theocracy, seat: int, at: int, look: Look, sheet: Sheet) -> None:
    """Points, and how they compare (TH-0.13)."""
    sheet.put(at + places.JUDGED, look.judged[seat] / POINTS)
    sheet.put(at + places.JUDGED_LEAD, ahead(look.judged, seat) / LEAD)
    sheet.put(at + places.SCORE, look.scores[seat] / POINTS)
    sheet.put(at + places.SCORE_LEAD, ahead([float(score) for score in look.scores], seat) / LEAD)
    sheet.put(at + places.START_SCORE, s.starting_score(seat) / SOME)
    sheet.put(at + places.MALUS_NOW, s.malus[seat] / MALUS)


def ahead(values: list[float], seat: int) -> float:
    """How far a seat is before the best of the others; below 0, if behind."""
    best = -1000.0
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best


def held(s: Theocracy, seat: int, at: int, look: Look, sheet: Sheet) -> None:
    """Cosmo, cards, tiles (chapter 21) and pyramids (TH-13.9)."""
    n, marks = len(s.hands[seat]), s.marks[seat]
    sheet.put(at + places.COSMO_NOW, s.cosmo[seat] / COSMO)
    sheet.put(at + places.COSMO_LEFT, s.cosmo[seat] * look.left / POINTS)
    sheet.put(at + places.CARDS, n / SOME)
    sheet.put(at + places.CARDS_LEFT, n * look.left / TURNS)
    sheet.put(at + places.STARTING, float(s.starting[seat]))
    sheet.put(at + places.EXTRA, s.extra[seat] / PAIR)
    sheet.marks(at + places.MARKED, marks, len(actions.MARKS))
    claimable = 0
    for mark in range(len(actions.MARKS)):
        if marks >> mark & 1 and conversion_tiles.unlocked(s, seat, mark):
            claimable += 1
    sheet.put(at + places.CLAIMABLE, claimable / FEW)
    sheet.put(at + places.PYRAMIDS, s.pyramids[seat] / PAIR)
    sheet.put(at + places.PYRAMIDS_LEFT, (s.game.edition.pyramid_limit[s.seats] - s.pyramids[seat]) / PAIR)
    sheet.put(at + places.LAST_TOKEN, 0.0 if s.face_up[seat] == v.NONE else 1.0)
    sheet.put(at + places.RESERVE, s.reserve[s.colour[seat]] / COSMO)
    sheet.put(at + places.FREE, (s.free & s.own(seat)).bit_count() / SOME)
    sheet.put(at + places.BUILDINGS, (built_by_all(s) & s.own(seat)).bit_count() / SOME)


def turn_order(s: Theocracy, seat: int, at: int, look: Look, sheet: Sheet) -> None:
    """Who begins, who will (TH-7.2), and the turns still to come (TH-5.7): as many dice were taken as turns have begun
    (TH-4.21)."""
    order, per_round = (seat - s.first) % s.seats, s.game.numbers.turns[s.seats]
    begun = min((look.begun - order + s.seats - 1) // s.seats, per_round)
    rest = per_round - begun if s.round and not look.ending else 0
    sheet.put(at + places.FIRST, 0.0 if order else 1.0)
    sheet.put(at + places.ORDER, order / FEW)
    sheet.put(at + places.NEXT_FIRST, 1.0 if s.token == seat else 0.0)
    sheet.put(at + places.END_CARD, 1.0 if s.end_card == seat and s.active != v.NOBODY else 0.0)
    sheet.put(at + places.ROUND_TURNS, rest / FEW)
    sheet.put(at + places.GAME_TURNS, (rest + look.rounds * per_round) / TURNS)
    sheet.put(at + places.ACTIVE, 1.0 if s.active == seat else 0.0)
    sheet.put(at + places.ASKED, 1.0 if s.asks[s.seats] == seat else 0.0)


def worshipped(s: Theocracy, seat: int, at: int, look: Look, sheet: Sheet) -> None:
    """The priests, what they score now and by the pages to be expected, and which of them goes (TH-25.4)."""
    first, dropped, steps = seat * v.PLAYERS, s.dropped[seat], 0
    spaces = sorted(s.priests[first : first + v.PLAYERS])
    farthest = spaces[-1]
    for civ in range(v.PLAYERS):
        space = s.priests[first + civ]
        steps += space - v.START
        if space > v.START:
            sheet.put(at + places.PRIEST + civ, (space - v.START) / TRACK)
            goes = space == farthest if dropped == v.NONE else civ == dropped
            sheet.put(at + places.FARTHEST + civ, 1.0 if goes else 0.0)
        sheet.put(at + places.SCORED + civ, s.priest_score(seat, civ) / OF_CIV)
        sheet.put(at + places.WORTH + civ, look.pages[civ] * OUTSIDER.step(s, space) / OF_CIV)
    sheet.put(at + places.PRIESTS, steps / POINTS)
    sheet.put(at + places.FARTHEST_LEAD, (farthest - spaces[-2]) / SOME)


def owned(s: Theocracy, seat: int, civ: int, at: int, look: Look, sheet: Sheet) -> None:
    """The player's hexes, crystals and chances with a civ."""
    mine, base = s.ground[s.colour[seat]], civ * v.KINDS
    upgraded = (s.at[base + v.FACTORY] | s.at[base + v.BARRACK]) & mine
    crystals = s.area[civ * v.COLOURED + s.colour[seat]]
    sheet.put(at + places.CRYSTALS, crystals / FEW)
    if s.at[base] & mine:
        sheet.put(at + places.HOUSES, (s.at[base + v.HOUSE] & mine).bit_count() / PAIR)
        sheet.put(at + places.FACTORIES, (s.at[base + v.FACTORY] & mine).bit_count() / PAIR)
        sheet.put(at + places.BARRACKS, (s.at[base + v.BARRACK] & mine).bit_count() / PAIR)
        sheet.put(at + places.PYRAMID, float((s.at[base + v.PYRAMID] & mine).bit_count()))
    near = s.free & s.reach[civ] if s.left(civ, v.HOUSE) else 0
    sheet.put(at + places.ROOM, (near & mine).bit_count() / FEW)
    if s.extra[seat]:
        sheet.put(at + places.TILE_ROOM, (near & ~mine).bit_count() / SOME)
    elif s.starting[seat]:
        sheet.put(at + places.TILE_ROOM, (near & look.neutral).bit_count() / SOME)
    if upgraded:
        grouped(s, seat, civ, upgraded, at, sheet)
    if look.steps[civ] and look.price[civ] <= s.cosmo[seat]:
        sheet.put(at + places.HOLIDAY, look.steps[civ] / SOME)
    if look.beside[civ]:
        sheet.put(at + places.DEVELOPS, 1.0 if look.beside[civ] & mine & built_by_all(s) else 0.0)
    elif s.development[civ] == v.FEAST and not look.ending:  # TH-19.8: factories produce before crystals are spent
        sheet.put(at + places.DEVELOPS, 1.0 if crystals or s.at[base + v.FACTORY] & mine else 0.0)


def grouped(s: Theocracy, seat: int, civ: int, sites: int, at: int, sheet: Sheet) -> None:
    """TH-13.1: how many buildings the best group for a pyramid has, and whether it could be built now, cards aside."""
    largest = 0
    for h in cells(sites):
        near = pyramids.partners(s, civ, h)
        if near:
            largest = max(largest, 2 if near.bit_count() == 1 and not pyramids.whole(s, civ, h) else 3)
        else:
            largest = max(largest, 1)
    sheet.put(at + places.GROUPED, largest / FEW)
    able = s.left(civ, v.PYRAMID) > 0 and s.pyramids[seat] < s.game.edition.pyramid_limit[s.seats]
    sheet.put(at + places.READY, 1.0 if largest == 3 and able else 0.0)
