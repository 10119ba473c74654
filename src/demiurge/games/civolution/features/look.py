"""What is found out once for a position, before its numbers are written: the continent and the scoring tiles."""

from __future__ import annotations

from demiurge.games.civolution import feeding, scoring
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.evaluation import EVALUATION
from demiurge.games.civolution.state import FREE, Exam
from demiurge.kernel.masks import bits


class Survey:
    """One walk over the continent: how the tribes of all civs stand, those of the seat by territory, and what there is
    room for."""

    def __init__(self, s: Exam, seat: int) -> None:
        civs = len(s.civs)
        self.strong = [0] * civs
        self.weak = [0] * civs
        self.wild = [0] * civs
        self.afloat = [0] * civs
        self.fires = [0] * civs
        self.need = [0] * civs
        self.strong_at = [0] * v.LANDS
        self.weak_at = [0] * v.LANDS
        self.free = [0] * v.LANDS
        self.undeveloped = 0
        for t in v.DRY:
            if s.tile_at[t] < 0:
                self.undeveloped |= 1 << t
            self.encampments(s, seat, t)
        for civ in range(civs):
            for t in bits(s.here[civ]):
                self.outside(s, seat, civ, t)

    def encampments(self, s: Exam, seat: int, t: int) -> None:
        for slot in range(v.CAMPS):
            code = s.camps[t * v.CAMPS + slot]
            if code > FREE:
                civ = (code - 2) // 2
                if slot == v.FIRE:
                    self.fires[civ] += 1
                if code & 1:
                    self.strong[civ] += 1
                    if civ == seat:
                        self.strong_at[t] += 1
                else:
                    self.weak[civ] += 1
                    if civ == seat:
                        self.weak_at[t] += 1
            elif code == FREE:
                self.free[t] += 1

    def outside(self, s: Exam, seat: int, civ: int, t: int) -> None:
        """Those in the wilderness or on a boat, and what all tribes of the territory eat (CV-31.2 to CV-31.5)."""
        weak, strong = s.loose[v.outside(t, civ, 0)], s.loose[v.outside(t, civ, 1)]
        loose = weak + strong
        camped = s.pop[t * v.SEATS + civ] - loose
        if loose:
            self.strong[civ] += strong
            self.weak[civ] += weak
            if v.TYPE_OF[t] == v.WATER:
                self.afloat[civ] += loose
            else:
                self.wild[civ] += loose
            if civ == seat:
                self.strong_at[t] += strong
                self.weak_at[t] += weak
        if civ < s.seats:  # V.I.C.I's tribes eat by provisions
            if loose:
                self.need[civ] += loose * feeding.cost(s, civ, t * v.SLOTS + v.STRONG)
            if camped:
                self.need[civ] += camped * feeding.cost(s, civ, t * v.SLOTS + v.FIRE)


class Stakes:
    """The scoring tiles: what a unit of each category brings now, in later eras and in the end; and the civs' units."""

    def __init__(self, s: Exam, survey: Survey) -> None:
        n, kinds = s.game.numbers, len(v.CATEGORIES)
        self.now = -1
        self.now_vp = 0
        self.later = [0] * kinds
        self.final = n.printed[:]
        for category in range(kinds):
            if s.final_tiles >> category & 1:
                self.final[category] = n.tile_vp[category]
        running = max(s.era, 1)
        for at in range(len(s.era_tiles)):
            category = s.era_tiles[at]
            if category >= 0:  # not scored yet
                if at + 1 == running:
                    self.now, self.now_vp = category, n.era_vp[at]
                else:
                    self.later[category] += n.era_vp[at]
        self.over = s.over()
        self.units: list[list[int]] = []
        self.categories: list[int] = []
        self.stages: list[int] = []
        self.bonuses: list[int] = []
        self.ended: list[int] = []
        for civ in range(len(s.civs)):
            self.settle(s, civ, survey.strong[civ] + survey.weak[civ])

    def settle(self, s: Exam, civ: int, population: int) -> None:
        """Chapters 33 and 35, as things stand."""
        c = s.civs[civ]
        units = c.tracks + [scoring.units(s, civ, v.EVOLUTION), scoring.units(s, civ, v.PROSPERITY)]
        units += [population, s.here[civ].bit_count()]
        categories, stages, bonuses = total(self.final, units), scoring.stage_points(s, c), scoring.point_bonuses(s, c)
        self.units.append(units)
        self.categories.append(categories)
        self.stages.append(stages)
        self.bonuses.append(bonuses)
        self.ended.append(c.vp if self.over else c.vp + categories + stages + bonuses)


def total(each: list[int], units: list[int]) -> int:
    found = 0
    for at in range(len(each)):
        found += each[at] * units[at]
    return found


def lead(worth: list[int], civ: int) -> int:
    """How far a civ is before the best of the others, below 0 behind."""
    best = -1
    for other in range(len(worth)):
        if other != civ:
            best = max(best, worth[other])
    return worth[civ] - best


def eras_left(s: Exam) -> float:
    """The eras to come, and what the running one's action phase still has."""
    return min(float(v.ERAS), v.ERAS - s.era + EVALUATION.running(s))
