"""A player as everybody may know it: the civilization, and what it brings."""

from __future__ import annotations

from demiurge.games.nova_era import actions, civilization, dice, state, unrest, vocabulary
from demiurge.games.nova_era.features import places
from demiurge.games.nova_era.features.look import ONLOOKER, Tally, Times, tally_of
from demiurge.games.nova_era.features.reach import reachable
from demiurge.games.nova_era.features.scales import FEW, LOTS, MANY, POINTS, SOME
from demiurge.games.nova_era.state import Nova, Player
from demiurge.games.nova_era.vocabulary import COLUMNS, DICE, TERRITORY, TYPES
from demiurge.kernel.features import Sheet


def player(s: Nova, seat: int, at: int, times: Times, available: list[int], sheet: Sheet) -> None:
    """What everybody may know of a player."""
    p = s.players[seat]
    tally = tally_of(s, seat, times)
    _points(s, seat, at, tally, sheet)
    _goods(s, p, at, times, sheet)
    _unrest(s, p, at, sheet)
    _standing(s, seat, at, tally, sheet)
    _pieces(s, p, at, sheet)
    _powers(p, at, tally, sheet)
    _income(tally, at, sheet)
    _hand(s, p, at, sheet)
    _dice(p, at, sheet)
    reachable(s, seat, at, available, sheet)


def _points(s: Nova, seat: int, at: int, tally: Tally, sheet: Sheet) -> None:
    """What is scored, what the judge expects, and what the Objectives give (NE-14.4)."""
    p, best = s.players[seat], 0
    for other, q in enumerate(s.players):
        if other != seat and q.vp > best:
            best = q.vp
    sheet.put(at + places.SCORE, p.vp / POINTS)
    sheet.put(at + places.LEAD, (p.vp - best) / MANY)
    sheet.put(at + places.JUDGED, ONLOOKER.value(s, seat) / POINTS)
    sheet.put(at + places.OBJECTIVES, tally.met / SOME)
    sheet.put(at + places.OBJECTIVES_OF_PEOPLE, tally.people_met / SOME)
    sheet.put(at + places.OBJECTIVES_MISSED, tally.objectives_missed / SOME)
    sheet.put(at + places.OBJECTIVES_TO_COME, tally.objectives_to_come / MANY)


def _standing(s: Nova, seat: int, at: int, tally: Tally, sheet: Sheet) -> None:
    """Presence and majorities (NE-14.2, NE-14.3), how far each is, and all that a Scoring phase would give now."""
    counts, scored = s.players[seat].counts, tally.met + tally.people_met
    for category in range(COLUMNS):
        mine, lead = counts[category], _lead(s, seat, category)
        sheet.put(at + places.AHEAD + category, lead / FEW)
        if mine:
            scored += 2 if lead > 0 else 1
            sheet.put(at + places.COUNT + category, mine / SOME)
            sheet.put(at + places.PRESENT + category, 1.0)
            sheet.put(at + places.MAJORITY + category, 1.0 if lead > 0 else 0.0)
    sheet.put(at + places.SCORING_NOW, scored / MANY)
    sheet.put(at + places.SETS, min(counts[:TERRITORY]) / FEW)


def _lead(s: Nova, seat: int, category: int) -> int:
    """How many more cards of a category than the best of the others; below 0: how many fewer."""
    best = 0
    for other, q in enumerate(s.players):
        if other != seat and q.counts[category] > best:
            best = q.counts[category]
    return s.players[seat].counts[category] - best


def _goods(s: Nova, p: Player, at: int, times: Times, sheet: Sheet) -> None:
    """Resources, what they still can buy and what they are worth in the end (NE-16.1)."""
    each, total = s.game.box.resources_per_vp, sum(p.resources)
    for color in range(TYPES):
        sheet.put(at + places.RESOURCES + color, p.resources[color] / MANY)
    sheet.put(at + places.ALL_RESOURCES, total / LOTS)
    sheet.put(at + places.RESOURCES_TO_SPEND, total * times.rounds / (LOTS * state.ROUNDS))
    sheet.put(at + places.RESOURCES_SCORE, total // each / FEW)
    sheet.put(at + places.TO_NEXT_POINT, total % each / each)


def _unrest(s: Nova, p: Player, at: int, sheet: Sheet) -> None:
    box = s.game.box
    sheet.put(at + places.UNREST, p.unrest / box.unrest_last)
    sheet.put(at + places.IN_ZONE, 1.0 if unrest.in_zone(s, p.unrest) else 0.0)
    sheet.put(at + places.NEAR_WAR, p.unrest * p.unrest / (box.unrest_last * box.unrest_last))
    sheet.put(at + places.REDUCED, float(p.reduced))


def _pieces(s: Nova, p: Player, at: int, sheet: Sheet) -> None:
    """Damage, Personalities, the Past, the Cleopatra token, and what the next Era brings (NE-15.2)."""
    if p.damaged:
        for column in range(COLUMNS):
            harmed = len(p.columns[column]) - len(civilization.undamaged(p, column))
            sheet.put(at + places.DAMAGED + column, harmed / FEW)
    sheet.put(at + places.PEOPLE, len(p.people) / FEW)
    sheet.put(at + places.PAST, len(p.past) / MANY)
    sheet.mark(at + places.TOKEN, p.token, TYPES)
    if s.era + 1 < s.game.eras:
        sheet.put(at + places.EVOLVING, _evolving(s, p) / SOME)


def _evolving(s: Nova, p: Player) -> int:
    found = 0
    for column in range(COLUMNS):
        for index in p.columns[column]:
            evolution = s.card(index).evolves_to
            if evolution != vocabulary.NO_CARD and s.card(evolution).deck == vocabulary.EVOLUTION_II + s.era:
                found += 0 if s.game.earlier and index in p.damaged else 1  # NE-R78
    return found


def _powers(p: Player, at: int, tally: Tally, sheet: Sheet) -> None:
    """What is always on (NE-R70), and what can be done to dice in a round and in what is left of this one (NE-R67)."""
    powers = p.powers
    for power in range(state.SHIELDS):
        if powers[power]:
            sheet.put(at + places.POWERS + power, powers[power] / FEW)
    sheet.marks(at + places.SHIELD, powers[state.SHIELDS], len(vocabulary.SHIELDS))
    for power in range(state.PICK_BONUS, state.POWERS):
        sheet.put(at + places.BOLD + power - state.PICK_BONUS, powers[power] / FEW)
    for kind in range(len(tally.able)):
        sheet.put(at + places.ABLE + kind, tally.able[kind] / FEW)
        sheet.put(at + places.READY + kind, tally.ready[kind] / SOME)


def _income(tally: Tally, at: int, sheet: Sheet) -> None:
    """What a Production brings now, and all of them until the end if nothing changes."""
    for color in range(TYPES):
        sheet.put(at + places.INCOME + color, tally.gains[color] / FEW)
    sheet.put(at + places.INCOME_CHOICE, tally.choice / FEW)
    sheet.put(at + places.INCOME_STOLEN, tally.stolen / FEW)
    sheet.put(at + places.INCOME_UNREST, tally.unrest / FEW)
    sheet.put(at + places.INCOME_EXCHANGES, tally.exchanges / FEW)
    sheet.put(at + places.INCOME_OTHERS, tally.others / FEW)
    sheet.put(at + places.INCOME_MISSED, tally.missed / FEW)
    sheet.put(at + places.GOODS_TO_COME, tally.goods_to_come / LOTS)
    sheet.put(at + places.UNREST_TO_COME, tally.unrest_to_come / MANY)
    sheet.put(at + places.DUE_GOODS, tally.due_goods / SOME)
    sheet.put(at + places.DUE_UNREST, tally.due_unrest / FEW)
    sheet.put(at + places.DUE_OTHERS, tally.due_others / FEW)


def _hand(s: Nova, p: Player, at: int, sheet: Sheet) -> None:
    """How many cards, and of which colours those are that everybody knows (NE-R9, NE-R10)."""
    if not p.hand:
        return
    secrets, known = 0, [0] * COLUMNS
    for index in p.hand:
        if s.secret(index):
            secrets += 1
            continue
        card = s.card(index)
        if card.kind == vocabulary.TERRITORY_CARD:
            known[TERRITORY] += 1
        for color in card.colors:
            known[color] += 1
    sheet.put(at + places.HAND, len(p.hand) / SOME)
    sheet.put(at + places.SECRETS, secrets / FEW)
    for category in range(COLUMNS):
        sheet.put(at + places.KNOWN + category, known[category] / FEW)


def _dice(p: Player, at: int, sheet: Sheet) -> None:
    """Unspent dice, by the colour that they have now."""
    if not p.dice:
        return
    pips, highest = [0] * len(DICE), 0
    for one in p.dice:
        color, value = state.color_of(one), state.value_of(one)
        pips[color] += value
        highest = max(highest, value)
    for color in range(len(DICE)):
        sheet.put(at + places.PIPS_OF + color, pips[color] / actions.FACES)
    sheet.put(at + places.DICE_LEFT, len(p.dice) / dice.DICE_PER_ZONE)
    sheet.put(at + places.HIGHEST, highest / actions.FACES)
