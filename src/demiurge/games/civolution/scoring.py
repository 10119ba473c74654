"""Chapters 33 to 35: the nine categories, to which abilities may add (CV-38.17), statues, and the final scoring."""

from __future__ import annotations

from demiurge.games.civolution import metrics, mods, partition, state, tribes
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.state import Civ, Exam
from demiurge.kernel.state import Step


def units(s: Exam, civ: int, category: int) -> int:
    """CV-33.1 to CV-33.11; V.I.C.I's Evolution and Prosperity are its grids (CV-43.13)."""
    c = s.civs[civ]
    if category < v.EVOLUTION:
        return c.tracks[category]
    if category == v.EVOLUTION:
        return metrics.features(s, civ)
    if category == v.PROSPERITY:
        return c.grids[1] if civ >= s.seats else diamonds(s, civ)
    if category == v.POPULATION:
        return tribes.on_continent(s, civ)
    return s.here[civ].bit_count()


def diamonds(s: Exam, civ: int) -> int:
    """CV-33.3 to CV-33.9: the active diamonds of food, money, settlements and storage."""
    c, n = s.civs[civ], s.game.numbers
    total = min(c.at[v.FOOD] // n.food_per, n.food_most) + min(c.at[v.MONEY] // n.money_per, n.money_most)
    for which, settlement in enumerate(s.game.box.settlements):
        if c.settled >> which & 1:
            total += settlement.diamonds
    return total + in_storage(s, c) + extra_diamonds(s, civ)


def in_storage(s: Exam, c: Civ) -> int:
    """CV-33.7, CV-33.8: a gap counts when both of its spaces hold something."""
    total = 0
    for kind in range(len(v.LAND)):
        at = v.MATERIAL_AT + kind * v.ROWS
        for row, worth in enumerate(s.game.numbers.gaps):
            if c.at[at + row] and c.at[at + row + 1]:
                total += worth
    return total


def extra_diamonds(s: Exam, civ: int) -> int:
    c, total = s.civs[civ], 0
    if c.mods[mods.EXTRA_DIAMONDS]:
        for item in c.installed:
            ability = s.game.box.abilities[item]
            metric = ability.metric if ability.mod == mods.EXTRA_DIAMONDS else None
            if metric is not None and metric.count(s, civ) >= ability.least:
                total += ability.n
    return total


def score_category(s: Exam, civ: int, category: int, each: int, era: bool) -> None:
    """CV-33.12"""
    vp = units(s, civ, category) * each
    s.tell("category", civ, [category, vp])
    s.score(civ, vp, state.FROM_ERA if era else state.FROM_CATEGORIES)


def statues(s: Exam, civ: int) -> None:
    """CV-34.3: for each statue the points above the favor disc."""
    vp = metrics.statues(s, civ) * s.game.numbers.statue_vp[s.civs[civ].favor]
    s.score(civ, vp, state.FROM_STATUES)


class Final(Step[Exam]):
    """Chapter 35: all nine categories, then for each console A stages and B point bonuses."""

    def run(self, s: Exam) -> None:
        n = s.game.numbers
        for category in range(len(v.CATEGORIES)):
            each = n.tile_vp[category] if s.final_tiles >> category & 1 else n.printed[category]
            for civ in range(len(s.civs)):
                score_category(s, civ, category, each, False)
        for civ in range(s.seats):
            s.score(civ, stage_points(s, s.civs[civ]), state.FROM_STAGES)
            s.score(civ, point_bonuses(s, s.civs[civ]), state.FROM_POINT_BONUSES)
        for place, civ in enumerate(ranking(s)):
            s.tell("final", civ, [place + 1, s.civs[civ].vp])


def stage_points(s: Exam, c: Civ) -> int:
    """CV-35.3, CV-35.4: by stage; stages 4 and 5 only with their tiles active, nothing above."""
    total, worth = 0, s.game.numbers.stage_vp
    for entry in c.items:
        stage = partition.stage_of(entry)
        if stage <= 3 or (stage <= len(worth) and c.stages >> (stage - 4) & 1):
            total += worth[stage - 1]
    return total


def point_bonuses(s: Exam, c: Civ) -> int:
    """CV-35.5, CV-35.6: for each card and income chip of the column, whatever the stage."""
    total = 0
    for at, entry in enumerate(c.items):
        item = partition.item_of(entry)
        if item < v.CARDS and s.game.box.abilities[item].kind == v.A_POINT_BONUS:
            total += s.game.box.abilities[item].n * counted(c, c.columns[at])
    return total


def counted(c: Civ, column: int) -> int:
    found = 0
    for at, entry in enumerate(c.items):
        item = partition.item_of(entry)
        if c.columns[at] == column and (item < v.CARDS or v.INCOME_ID <= item < v.GOAL_ID):
            found += 1
    return found


def ranking(s: Exam) -> list[int]:
    """CV-35.7, CV-35.8: the civs, the best first; nobody shares a rank. V.I.C.I wins ties (CV-44.2)."""
    if s.solo():
        return [0, 1] if s.civs[0].vp > s.civs[1].vp else [1, 0]
    return [civ for tied in s.ranking() for civ in tied]
