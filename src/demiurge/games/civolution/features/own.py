"""What only the seat itself knows and minds: its cards and goals by their prices, its console, its lands."""

from __future__ import annotations

from demiurge.games.civolution import asking, building, installing, partition, paying, planning, turns
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.features import places
from demiurge.games.civolution.features.look import Survey
from demiurge.games.civolution.features.question import Agenda
from demiurge.games.civolution.state import Civ, Exam
from demiurge.kernel.features import Sheet
from demiurge.kernel.masks import bits


def cards(s: Exam, seat: int, agenda: Agenda, sheet: Sheet) -> None:
    """A card or chip is 1 when it is installed, on its way there three quarters of it, and in the hand up to a half,
    less the more its price lacks."""
    c, payable, nearly = s.civs[seat], 0, 0
    for entry in c.items:
        item = partition.item_of(entry)
        if item < v.GOAL_ID:
            sheet.put(places.ITEM + item, 1.0)
    for item in agenda.placed:
        sheet.put(places.ITEM + item, 0.75)
    stages = [next_stage(c, deck) for deck in range(len(v.DECKS))]
    for card in c.hand:
        short = shortness(s, seat, card, stages[v.deck_of(card)])
        sheet.put(places.ITEM + card, 0.5 / (1 + short))
        if short == 0:
            payable += 1
        elif short == 1:
            nearly += 1
    sheet.put(places.PAYABLE, payable / 3.0)
    sheet.put(places.NEARLY, nearly / 3.0)


def shortness(s: Exam, civ: int, card: int, stage: int) -> int:
    """How many markers, or counts, the price of a card lacks."""
    due = installing.price(s, civ, card, stage, 0)
    if due.ok:
        return 0
    lacking = paying.missing(s, civ, due.materials)
    for feature in range(len(v.FEATURES)):
        lacking += max(0, installing.missing_feature(s, civ, due, feature))
    return max(1, lacking)


def next_stage(c: Civ, kind: int) -> int:
    """Where the next card of a type would stand (CV-16.2 to CV-16.5)."""
    column = partition.column_of(c, kind)
    return c.left[column] if column >= 0 else lowest_open(c)


def lowest_open(c: Civ) -> int:
    """The lowest stage that a type without a column may begin in; 0 if there is no column left."""
    lowest = 0
    for column in range(partition.COLUMNS):
        if c.kinds[column] < 0 and (lowest == 0 or c.left[column] < lowest):
            lowest = c.left[column]
    return lowest


def goals(s: Exam, seat: int, sheet: Sheet) -> None:
    """The goal area, and what could be taken: goal chips, attribute chips (CV-20.3)."""
    c, met = s.civs[seat], 0
    for space in range(planning.AREA):
        stack = c.goals[space]
        if stack:
            near, wanted = nearness(s, seat, stack[-1]), s.game.box.goals[stack[-1]].goal.wanted()
            if near >= 1.0:
                met += 1
            sheet.put(places.GOAL_NEAR + space, 0.2 + 0.8 * near)
            sheet.put(places.GOAL_MISSING + space, (1.0 - near) * wanted / 6.0)
            sheet.put(places.GOAL_STACK + space, len(stack) / 3.0)
    sheet.put(places.GOALS_MET, met / 3.0)
    for slot in range(min(len(s.goals_open), places.DISPLAY)):
        if s.goals_open[slot] >= 0:
            sheet.put(places.GOAL_SHOWN + slot, 0.2 + 0.8 * nearness(s, seat, s.goals_open[slot]))
    for slot in range(min(len(s.attributes_open), asking.DISPLAYED)):
        index = s.attributes_open[slot]
        if index >= 0:
            chip = s.game.box.attributes[index]
            sheet.put(places.CHIP_NEAR + slot, min(1.0, c.at[v.FEATURE_AT + chip.feature] / chip.need))


def nearness(s: Exam, civ: int, chip: int) -> float:
    """How much of what a goal chip asks for is there: 1 if it could be installed."""
    goal = s.game.box.goals[chip].goal
    have, wanted = goal.have(s, civ), goal.wanted()
    if have < wanted:
        return have / wanted
    return 1.0 if goal.met(s, civ) else 0.9  # something of free choice is missing


def console(s: Exam, seat: int, sheet: Sheet) -> None:
    """Markers and dice by space, modules and columns."""
    c = s.civs[seat]
    held = c.at
    if c.markers and c.kept >= 0:  # the marker card chosen in secret, before it is shown
        card = s.game.box.marker_cards[c.kept]
        held = [held[where] + card.markers[where] for where in range(v.SPACES)]
        for kind in range(len(v.GOODS)):
            sheet.put(places.START_GOODS + kind, card.markers[kind] / 4.0)
    for feature in range(len(v.FEATURES)):
        sheet.put(places.FEATURE + feature, held[v.FEATURE_AT + feature] / 4.0)
    for m in range(len(v.MATERIALS)):
        sheet.put(places.MATERIAL + m, held[v.MATERIAL_AT + m] / 3.0)
    for value in range(len(v.FACES)):
        sheet.put(places.PLANNING + value, held[v.PLANNING_AT + value] / 3.0)
        sheet.put(places.DIE + value, c.dice[value] / 3.0)
    for column in range(partition.COLUMNS):
        if c.kinds[column] >= 0:
            sheet.put(places.COLUMN + c.kinds[column], min(c.left[column], c.right[column]) / 6.0)
    sheet.put(places.COLUMN + v.ATTRIBUTES + 1, lowest_open(c) / 6.0)
    for track in range(len(v.TRACKS)):
        if c.tracks[track] + 1 in s.game.numbers.thresholds:
            sheet.put(places.BRINK + track, 1.0)
    modules(s, c, sheet)


def modules(s: Exam, c: Civ, sheet: Sheet) -> None:
    """Levels, and which modules the dice and planning markers pay for without ideas (CV-4.5, CV-4.8)."""
    there = [turns.units(c, value) for value in range(len(v.FACES))]
    for module in range(v.SLEEP):
        pair = s.game.box.modules[module].dice
        first, second = pair[0] - 1, pair[1] - 1
        if there[first] and there[second] > (1 if first == second else 0):
            sheet.put(places.READY + module, 1.0)
    for module in range(v.MAIN):
        if c.levels[module]:
            sheet.put(places.LEVEL + module, c.levels[module] / 2.0)


def lands(s: Exam, seat: int, survey: Survey, sheet: Sheet) -> None:
    c = s.civs[seat]
    for t in bits(s.here[seat]):
        sheet.put(places.STRONG_AT + t, survey.strong_at[t] / 3.0)
        sheet.put(places.WEAK_AT + t, survey.weak_at[t] / 3.0)
    for t in v.DRY:
        raw = s.raw[t * v.SEATS + seat]
        if raw:
            sheet.put(places.MATERIAL_RAW + s.tile_at[t], raw / 3.0)
    sheet.marks(places.BUILT_AT, c.farms | c.boats, v.LANDS)
    for ground in range(v.GROUNDS):
        built = s.statues[ground * v.SEATS + seat] + (s.towns[ground] >> seat & 1)
        sheet.put(places.ON_GROUND + ground, built / 2.0)
    for which in range(building.SETTLEMENTS):
        if c.settled >> which & 1:
            sheet.put(places.SETTLED + which, 1.0)
        else:
            lacking = paying.missing(s, seat, s.game.box.settlements[which].cost)
            sheet.put(places.SETTLEMENT + which, 1.0 / (1 + lacking))
