"""A civ as everybody sees it: points, console, partition, tribes, and the land around them."""

from __future__ import annotations

from demiurge.games.civolution import building, favor, partition, reset, site_phase
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.evaluation import EVALUATION
from demiurge.games.civolution.features import places
from demiurge.games.civolution.features.look import Stakes, Survey, lead, total
from demiurge.games.civolution.state import Civ, Exam
from demiurge.kernel.features import Sheet
from demiurge.kernel.masks import bits


def standing(s: Exam, civ: int, stakes: Stakes, left: float, at: int, sheet: Sheet) -> None:
    """Points, had and to come, and what the judge makes of it: all but the hand, which others do not see."""
    c, units, final = s.civs[civ], stakes.units[civ], stakes.categories[civ]
    coming = total(stakes.later, units)
    now = stakes.now_vp * units[stakes.now] if stakes.now >= 0 else 0
    goods, judged = EVALUATION.goods(s, c, left), float(c.vp)
    land = EVALUATION.continent(s, civ, left) if civ < s.seats else 0.0  # V.I.C.I is fed otherwise
    promise = EVALUATION.promise(s, civ)
    if not stakes.over:
        judged += final + now + coming + EVALUATION.console(s, c, left) + goods + land + promise
    sheet.put(at + places.VP, c.vp / 100.0)
    sheet.put(at + places.ENDED, stakes.ended[civ] / 100.0)
    sheet.put(at + places.LEAD, max(-2.0, min(2.0, lead(stakes.ended, civ) / 50.0)))
    sheet.put(at + places.JUDGED, judged / 100.0)
    sheet.put(at + places.LAND_WORTH, land / 20.0)
    sheet.put(at + places.CATEGORY_POINTS, final / 80.0)
    sheet.put(at + places.LATER_POINTS, coming / 60.0)
    if stakes.now >= 0:
        sheet.put(at + places.ERA_POINTS, now / 30.0)
        rivals = [other[stakes.now] for other in stakes.units]
        sheet.put(at + places.ERA_LEAD, max(-2.0, min(2.0, lead(rivals, civ) / 6.0)))
    for track in range(len(v.TRACKS)):
        sheet.put(at + places.TRACK + track, c.tracks[track] / 12.0)
    for category in range(v.EVOLUTION, len(v.CATEGORIES)):
        sheet.put(at + places.UNITS + category - v.EVOLUTION, units[category] / 12.0)
    sheet.put(at + places.GOODS_WORTH, goods / 15.0)
    sheet.put(at + places.PROMISE, promise / 6.0)


def console(s: Exam, civ: int, left: float, at: int, sheet: Sheet) -> None:
    """Markers, dice, and what is built."""
    c, n = s.civs[civ], s.game.numbers
    for kind in range(len(v.GOODS)):
        sheet.put(at + places.GOODS + kind, c.at[kind] / 8.0)
    rows, planned = [0] * v.ROWS, 0
    for m in range(len(v.MATERIALS)):
        rows[m % v.ROWS] += c.at[v.MATERIAL_AT + m]
    for row in range(v.ROWS):
        sheet.put(at + places.STORED + row, rows[row] / 6.0)
    for value in range(len(v.FACES)):
        planned += c.at[v.PLANNING_AT + value]
    sheet.put(at + places.PLANNED, planned / 6.0)
    sheet.put(at + places.SUPPLY, c.supply / 50.0)
    sheet.put(at + places.FAVOR, c.favor / 5.0)
    sheet.put(at + places.PASSES, chance_of_test(s, civ))
    sheet.put(at + places.DICE, c.on_spaces() / 8.0)
    sheet.put(at + places.DICE + 1, c.used / 8.0)
    sheet.put(at + places.DICE + 2, c.fate / 5.0)
    if civ < s.seats:
        sheet.put(at + places.RESET, 1.0 if reset.allowed(s, civ) else 0.0)
    sheet.put(at + places.RESET + 1, c.resets / 4.0)
    sheet.put(at + places.UPGRADED, c.upgrades() / 15.0)
    statues = 0
    for ground in range(v.GROUNDS):
        statues += s.statues[ground * v.SEATS + civ]
    sheet.put(at + places.BUILT + v.FARM, c.farms.bit_count() / 3.0)
    sheet.put(at + places.BUILT + v.BOAT, c.boats.bit_count() / 2.0)
    sheet.put(at + places.BUILT + v.STATUE, statues / 4.0)
    sheet.put(at + places.BUILT + v.SETTLEMENT, c.settled.bit_count() / 4.0)
    sheet.put(at + places.STATUES_LATER, statues * n.statue_vp[c.favor] * left / 20.0)


def chance_of_test(s: Exam, civ: int) -> float:
    """CV-8.2 to CV-8.4: that one of the fate dice passes."""
    sides, c, fails = len(v.FACES), s.civs[civ], 1.0
    miss = max(0, sides - favor.target(s, civ)) / sides
    for _ in range(c.fate):
        fails *= miss
    return 1.0 - fails


def stages(s: Exam, civ: int, stakes: Stakes, left: float, at: int, sheet: Sheet) -> None:
    """Stages and what stands in them (chapters 15 and 21), incomes and abilities."""
    c, worth, chips = s.civs[civ], s.game.numbers.stage_vp, 0
    high = [0] * (len(worth) + 1)
    for entry in c.items:
        high[min(partition.stage_of(entry) - 1, len(worth))] += 1
        if v.INCOME_ID <= partition.item_of(entry) < v.GOAL_ID:
            chips += 1
    for tile in range(2):
        if c.stages >> tile & 1:
            sheet.put(at + places.STAGE_TILE + tile, 1.0)
        else:
            stage = len(worth) - 2 + tile
            sheet.put(at + places.ASLEEP + tile, high[stage] * worth[stage] / 20.0)
    sheet.put(at + places.INSTALLED, len(c.items) / 15.0)
    sheet.put(at + places.STAGE_POINTS, stakes.stages[civ] / 50.0)
    sheet.put(at + places.BONUSES, stakes.bonuses[civ] / 10.0)
    sheet.put(at + places.INCOMES, chips / 5.0)
    sheet.put(at + places.INCOMES_LATER, chips * left / 12.0)
    filling(s, c, at, sheet)
    kinds = [0] * (v.A_POINT_BONUS + 1)
    for item in c.installed:
        kinds[s.game.box.abilities[item].kind] += 1
    for kind in range(v.AN_ACTIVITY, v.A_POINT_BONUS + 1):
        sheet.put(at + places.ABILITIES + kind - v.AN_ACTIVITY, kinds[kind] / 4.0)
    sheet.put(at + places.SPENT, c.era_used.bit_count() / 4.0)


def filling(s: Exam, c: Civ, at: int, sheet: Sheet) -> None:
    """CV-21.6 to CV-21.8: how much of the first two stages is filled."""
    first = s.game.numbers.first_stage
    for stage in range(1, 3):
        wanted = filled = 0
        for column in range(partition.COLUMNS):
            if first[column] <= stage:
                wanted += 1
                if c.left[column] > stage and c.right[column] > stage:
                    filled += 1
        sheet.put(at + places.FILLING + stage - 1, filled / max(wanted, 1))


def plans(s: Exam, civ: int, at: int, sheet: Sheet) -> None:
    """Goals and cards, by their number: how near they are is found out for the seat's own alone, for its price."""
    c, seen, all_goals = s.civs[civ], 0, 0
    for stack in c.goals:
        if stack:
            seen += 1
            all_goals += len(stack)
    sheet.put(at + places.GOALS, seen / 3.0)
    sheet.put(at + places.GOALS + 1, (all_goals - seen) / 3.0)
    sheet.put(at + places.HAND, len(c.hand) / 8.0)


def tribes(s: Exam, civ: int, survey: Survey, left: float, at: int, sheet: Sheet) -> None:
    c = s.civs[civ]
    sheet.put(at + places.TRIBES, survey.strong[civ] / 10.0)
    sheet.put(at + places.TRIBES + 1, survey.weak[civ] / 6.0)
    sheet.put(at + places.TRIBES + 2, survey.wild[civ] / 6.0)
    sheet.put(at + places.TRIBES + 3, survey.afloat[civ] / 4.0)
    sheet.put(at + places.TRIBES + 4, survey.fires[civ] / 6.0)
    sheet.put(at + places.TRIBES + 5, c.tribes / 20.0)
    sheet.put(at + places.STRONG_LATER, survey.strong[civ] * left / 30.0)
    need = survey.need[civ]
    sheet.put(at + places.FOOD_NEED, need / 10.0)
    sheet.put(at + places.HUNGER, max(0, need - c.at[v.FOOD]) / 8.0)
    cargo = afloat = 0
    for t in range(v.LANDS):
        raw = s.raw[t * v.SEATS + civ]
        if raw:
            if v.TYPE_OF[t] == v.WATER:
                afloat += raw
            else:
                cargo += raw
    sheet.put(at + places.RAW, cargo / 6.0)
    sheet.put(at + places.RAW + 1, afloat / 2.0)


def surroundings(s: Exam, civ: int, survey: Survey, at: int, sheet: Sheet) -> None:
    """Where the civ may still go, and which sites it has beside it."""
    here, around, free, types = s.here[civ], 0, 0, 0
    for t in bits(here):
        around |= s.near[t]
        free += survey.free[t]
        types |= 1 << v.TYPE_OF[t]
    around &= ~here
    sheet.put(at + places.LAND_TYPES, types.bit_count() / 7.0)
    sheet.put(at + places.FREE_CAMPS, free / 10.0)
    sheet.put(at + places.REACH, (around & v.DRY_MASK).bit_count() / 8.0)
    sheet.put(at + places.UNDEVELOPED, (around & survey.undeveloped).bit_count() / 6.0)
    sheet.put(at + places.HUNTABLE, (here & ~s.hunted).bit_count() / 8.0)
    sites(s, civ, at, sheet)


def sites(s: Exam, civ: int, at: int, sheet: Sheet) -> None:
    here, kinds, oaks, hidden = s.here[civ], [0] * len(v.SITES), 0, 0
    for recess in range(v.RECESSES):
        beside = s.touch[recess] & here
        if beside:
            site = s.site_at[recess]
            if site < 0:
                hidden += 1
            else:
                kind = s.game.box.sites[site].kind
                kinds[kind] += 1
                if kind == v.OAK:
                    for t in bits(beside):
                        oaks += site_phase.RICH[v.TYPE_OF[t]]
    island = here >> building.LARGE_WATER & 1
    sheet.put(at + places.FACE_DOWN, hidden / 8.0)
    sheet.put(at + places.GROUNDS, (kinds[v.GROUND] + island) / 4.0)
    sheet.put(at + places.OAK_POINTS, oaks / 8.0)
    sheet.put(at + places.HARM, (kinds[v.GORGE] + kinds[v.GLACIER]) / 3.0)
    sheet.put(at + places.HELP, (kinds[v.GROTTO] + kinds[v.ROCK]) / 3.0)
