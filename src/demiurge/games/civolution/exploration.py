"""Chapter 12: exploring sites and lucky finds; the extra find of phase 3 (CV-3.8 to CV-3.10). Abilities may change them
(CV-38.17)."""

from __future__ import annotations

from demiurge.games.civolution import actions, favor, markers, mods, sites
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import Each, Several
from demiurge.games.civolution.state import FROM_MODULES, Exam
from demiurge.kernel.masks import bits
from demiurge.kernel.state import Step

ANYWHERE = 1


def explore(s: Exam, civ: int, level: int) -> None:
    """CV-12.1, CV-12.4, CV-12.5: explore, then perhaps one more site anywhere, finally extra points."""
    numbers = s.game.box.modules[v.EXPLORATION].numbers
    if numbers[v.EXTRA_POINTS][level]:
        s.push(ExtraPoints(civ, numbers[v.EXTRA_POINTS][level]))
    if numbers[v.EXTRA_SITES][level]:
        s.push(RevealOne(civ, numbers[v.EXTRA_SITES][level], ANYWHERE))
    s.push(Explore(civ, 1))


class ExtraPoints(Step[Exam]):
    def __init__(self, civ: int, vp: int) -> None:
        self.civ = civ
        self.vp = vp

    def run(self, s: Exam) -> None:
        s.score(self.civ, self.vp, FROM_MODULES)


class Explore(Several):
    """CV-12.2: all face-down sites beside a territory with an own tribe are turned up."""

    verb = actions.EXPLORE
    clause = "CV-12.2"

    def offers(self, s: Exam) -> list[int]:
        return [actions.EXPLORE.of(t) for t in bits(s.here[self.seat])]

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        sites.reveal_beside(s, self.seat, actions.EXPLORE.at(action))


class RevealOne(Several):
    """CV-12.4: one face-down site, beside an own tribe or anywhere, with its points."""

    verb = actions.REVEAL

    def __init__(self, seat: int, left: int, where: int) -> None:
        super().__init__(seat, left)
        self.where = where

    def offers(self, s: Exam) -> list[int]:
        mask = -1 if self.where == ANYWHERE else s.here[self.seat]
        return [actions.REVEAL.of(recess) for recess in sites.face_down(s, mask)]

    def why(self, s: Exam, action: int) -> str:
        return "CV-12.3" if s.site_at[actions.REVEAL.at(action)] >= 0 else "CV-12.2"

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        s.push(sites.RevealSite(self.seat, actions.REVEAL.at(action)))


class LuckyFind(Several):
    """CV-12.6: a land type with an own tribe is named before the roll (CV-39.3). With an ability the material is
    chosen without a roll."""

    verb = actions.FIND_OR_STORE

    def offers(self, s: Exam) -> list[int]:
        kinds = [kind for kind in range(v.WATER) if s.here[self.seat] & v.TYPE_MASK[kind]]
        found = [actions.FIND.of(kind) for kind in kinds]
        if s.civs[self.seat].mods[mods.LUCKY_CHOICE]:
            found += [actions.STORE.of(kind * v.ROWS + row) for kind in kinds for row in range(v.ROWS)]
        return found

    def why(self, s: Exam, action: int) -> str:
        return "CV-12.6" if action in actions.FIND else "CV-12.7"

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        if action in actions.STORE:
            store(s, self.seat, actions.STORE.at(action))
            return
        s.push(favor.PickValue(self.seat, 1, actions.FIND.at(action)))
        s.tell("find", self.seat, [actions.FIND.at(action)])
        favor.roll(s, self.seat)


def found(s: Exam, civ: int, kind: int, value: int) -> None:
    """CV-12.8: 1 and 2 give row 1, 3 and 4 row 2, 5 and 6 row 3."""
    store(s, civ, kind * v.ROWS + (value - 1) // 2)


def store(s: Exam, civ: int, m: int) -> None:
    s.tell("store", civ, [m])
    markers.gain(s, civ, v.MATERIAL_AT + m, 1)


class ExtraFind(Each):
    """CV-3.8, CV-3.9: a material of any row of a land type with an own tribe; CV-3.10: or none."""

    verb = actions.STORE
    clause = "CV-3.8"

    def offers(self, s: Exam) -> list[int]:
        kinds = [kind for kind in range(v.WATER) if s.here[self.seat] & v.TYPE_MASK[kind]]
        return [actions.STORE.of(kind * v.ROWS + row) for kind in kinds for row in range(v.ROWS)]

    def moot(self, s: Exam) -> None:
        """CV-3.10"""

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        store(s, self.seat, actions.STORE.at(action))
