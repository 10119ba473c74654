"""Chapter 37: which sites lie face up and how they are revealed, to which abilities may add (CV-38.17), with volcanoes.
What else a site does is where it happens: grottoes in production.py, rocks in procreation.py, caves in migration.py,
mushroom valleys in sustenance.py, grounds in building.py, gorges, glaciers and oaks in site_phase.py."""

from __future__ import annotations

from demiurge.games.civolution import mods, moments, triggers
from demiurge.games.civolution.state import FROM_SITES, Exam
from demiurge.games.civolution.vocabulary import RECESSES, VOLCANO
from demiurge.kernel.data import changed, without
from demiurge.kernel.masks import bits
from demiurge.kernel.state import Step


def revealed(s: Exam, kind: int) -> list[int]:
    """The recesses with a face-up site of the kind."""
    if len(s.site_bag) == RECESSES:
        return []
    sites = s.game.box.sites
    return [recess for recess in range(RECESSES) if s.site_at[recess] >= 0 and sites[s.site_at[recess]].kind == kind]


def beside(s: Exam, kind: int) -> int:
    """The territories that touch a face-up site of the kind."""
    found = 0
    for recess in revealed(s, kind):
        found |= s.touch[recess]
    return found


def face_down(s: Exam, where: int) -> list[int]:
    """The recesses with a face-down site beside one of these territories."""
    return [recess for recess in range(RECESSES) if s.site_at[recess] < 0 and s.touch[recess] & where]


def reveal_beside(s: Exam, civ: int, t: int) -> None:
    """CV-12.2, CV-42.37: all face-down sites around a territory, one after the other."""
    for recess in reversed(face_down(s, 1 << t)):
        s.push(RevealSite(civ, recess))


class RevealSite(Step[Exam]):
    """CV-12.2, CV-37.2: a site is turned up, and its points are gained."""

    def __init__(self, civ: int, recess: int) -> None:
        self.civ = civ
        self.recess = recess

    def run(self, s: Exam) -> None:
        if s.site_at[self.recess] >= 0:
            return
        index = s.chance.pick(s.site_bag)
        s.site_bag = without(s.site_bag, index)
        s.site_at = changed(s.site_at, self.recess, index)
        site = s.game.box.sites[index]
        s.tell("site", self.civ, [self.recess, index])
        s.score(self.civ, site.vp + s.civs[self.civ].mods[mods.EXPLORE_BONUS], FROM_SITES)
        if site.kind == VOLCANO:
            erupt(s, self.recess)
        triggers.fire(s, self.civ, moments.SITE_REVEALED)


def erupt(s: Exam, recess: int) -> None:
    """CV-37.14: farms beside a revealed volcano return to their consoles."""
    for civ, c in enumerate(s.civs):
        if not c.mods[mods.FARM_ANYWHERE]:
            for t in bits(c.farms & s.touch[recess]):
                s.tell("buried", civ, [t])
            c.farms &= ~s.touch[recess]
