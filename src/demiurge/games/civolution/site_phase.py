"""Chapter 30: gorges, glaciers and mystic oaks, with what abilities change of them (CV-38.17)."""

from __future__ import annotations

from demiurge.games.civolution import actions, markers, mods, partition, sites, tribes
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import Ask
from demiurge.games.civolution.state import FROM_OAKS, Exam
from demiurge.kernel.masks import bits
from demiurge.kernel.state import Step

RICH = [1 if name in ("forest", "grassland", "hills", "mountains") else 2 for name in (*v.LAND, "water")]  # CV-30.8


def begin(s: Exam) -> None:
    """CV-30.1: A gorges, B glaciers, C oaks, each in seating order, with completion bonuses (CV-R30). V.I.C.I is never
    affected (CV-43.1)."""
    s.push(Oaks())
    for civ in reversed(s.players()):
        s.push(partition.Completion(civ))
        for recess in reversed(sites.revealed(s, v.GLACIER)):
            s.push(Freeze(civ, recess))
    for civ in s.players():
        gorges(s, civ)


def gorges(s: Exam, civ: int) -> None:
    """CV-30.2 to CV-30.4: 1 food for each gorge beside an own tribe, as far as there is food."""
    c = s.civs[civ]
    if c.mods[mods.IMMUNE_TO]:
        return
    for recess in sites.revealed(s, v.GORGE):
        if s.touch[recess] & s.here[civ] and c.at[v.FOOD]:
            markers.give_back(s, civ, v.FOOD, 1)
            s.tell("gorge", civ, [recess])


class Freeze(Ask):
    """CV-30.5 to CV-30.7: one strong tribe beside the glacier is weakened, of the civ's choice."""

    verb = actions.WEAKEN
    clause = "CV-30.5"

    def __init__(self, seat: int, recess: int) -> None:
        super().__init__(seat)
        self.recess = recess

    def choices(self, s: Exam) -> list[int]:
        if s.civs[self.seat].mods[mods.IMMUNE_TO + 1]:
            return []
        return [actions.WEAKEN.of(place) for place in tribes.places(s, self.seat, s.touch[self.recess], False, True)]

    def moot(self, s: Exam) -> None:
        """CV-30.7: nobody strong is there."""

    def chosen(self, s: Exam, action: int) -> None:
        tribes.lay_down(s, self.seat, actions.WEAKEN.at(action))
        s.tell("freeze", self.seat, [actions.WEAKEN.at(action) // v.SLOTS])


class Oaks(Step[Exam]):
    """CV-30.8, CV-30.9: each adjacent territory with an own tribe scores, once for each oak."""

    def run(self, s: Exam) -> None:
        for civ in s.players():
            total = 0
            for recess in sites.revealed(s, v.OAK):
                for t in bits(s.touch[recess] & s.here[civ]):
                    total += RICH[v.TYPE_OF[t]] + s.civs[civ].mods[mods.OAK_BONUS]
            s.score(civ, total, FROM_OAKS)
