"""Chapter 31: feeding, with what abilities change of it (CV-38.17)."""

from __future__ import annotations

from demiurge.games.civolution import actions, markers, mods, moments, partition, phases, solo, tribes
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import Ask, May
from demiurge.games.civolution.state import FROM_STRONG, NONE, Exam
from demiurge.kernel.masks import bits
from demiurge.kernel.state import Step

IN_CAMP = 1  # food for a tribe on an encampment or boat, and in the wilderness (CV-31.2)
IN_WILD = 2


def begin(s: Exam) -> None:
    """CV-31.1, CV-31.11: everybody feeds, V.I.C.I in its own way (CV-43.2); then strong tribes score."""
    s.push(StrongTribes())
    for civ in reversed(s.in_order()):
        if civ < s.seats:
            s.push(FeedTribes(civ))
        else:
            solo.feed(s, civ)


class FeedTribes(Step[Exam]):
    """One civ's step A; completion bonuses come at its end (CV-R30)."""

    def __init__(self, civ: int) -> None:
        self.civ = civ

    def run(self, s: Exam) -> None:
        s.fed, s.cheap = [], NONE
        s.push(partition.Completion(self.civ))
        s.push(phases.Happens(self.civ, moments.FEEDING_DONE))
        s.push(Feed(self.civ))
        if s.civs[self.civ].mods[mods.FEED_IN + mods.IN_ONE] and s.here[self.civ]:
            s.push(Cheaper(self.civ))


class Cheaper(Ask):
    """An ability: the tribes of one territory of choice cost less to feed."""

    verb = actions.CHEAPER
    clause = "CV-31.5"

    def choices(self, s: Exam) -> list[int]:
        return [actions.CHEAPER.of(t) for t in bits(s.here[self.seat])]

    def moot(self, s: Exam) -> None:
        """There is no tribe to feed."""

    def chosen(self, s: Exam, action: int) -> None:
        s.cheap = actions.CHEAPER.at(action)


def cost(s: Exam, civ: int, place: int) -> int:
    """CV-31.2 to CV-31.5: the food that a tribe there needs."""
    t, slot, c = place // v.SLOTS, place % v.SLOTS, s.civs[civ]
    wild = slot >= v.CAMPS and v.TYPE_OF[t] != v.WATER
    need = IN_WILD if wild else IN_CAMP
    if c.farms >> t & 1:
        need -= 1
    if c.mods[mods.FEED_DISCOUNT]:
        if v.TYPE_OF[t] != v.WATER:
            need -= c.mods[mods.FEED_IN + v.TYPE_OF[t]]
        if wild:
            need -= c.mods[mods.FEED_IN + mods.IN_THE_WILD]
        if s.cheap == t:
            need -= c.mods[mods.FEED_IN + mods.IN_ONE]
    return max(0, need)


def standing(s: Exam, civ: int, place: int) -> int:
    """How many own tribes are at the place."""
    if place % v.SLOTS < v.CAMPS:
        return 1
    return s.loose[v.outside(place // v.SLOTS, civ, 1 if place % v.SLOTS == v.STRONG else 0)]


def hungry(s: Exam, civ: int) -> list[int]:
    """The places of tribes that need food and have none yet, each once."""
    found: list[int] = []
    for place in tribes.places(s, civ, s.here[civ], True, True):
        if cost(s, civ, place) and s.fed.count(place) < standing(s, civ, place):
            found.append(place)
    return found


def whole_need(s: Exam, civ: int) -> int:
    total = 0
    for place in hungry(s, civ):
        total += cost(s, civ, place) * (standing(s, civ, place) - s.fed.count(place))
    return total


class Feed(May):
    """CV-31.6: for each tribe whether to pay; nobody need be fed."""

    verb = actions.FEED
    words = (actions.FEED_ALL,)
    clause = "CV-31.6"

    def offers(self, s: Exam) -> list[int]:
        food = s.civs[self.seat].at[v.FOOD]
        places = hungry(s, self.seat)
        found = [actions.FEED.of(place) for place in places if cost(s, self.seat, place) <= food]
        if places and whole_need(s, self.seat) <= food:
            found.append(actions.FEED_ALL)
        return found

    def accept(self, s: Exam, action: int) -> None:
        if action == actions.FEED_ALL:
            markers.give_back(s, self.seat, v.FOOD, whole_need(s, self.seat))
            for place in hungry(s, self.seat):
                s.fed = s.fed + [place] * (standing(s, self.seat, place) - s.fed.count(place))
        else:
            markers.give_back(s, self.seat, v.FOOD, cost(s, self.seat, actions.FEED.at(action)))
            s.fed = [*s.fed, actions.FEED.at(action)]
        s.push(self)

    def decline(self, s: Exam) -> None:
        weaken(s, self.seat)


def weaken(s: Exam, civ: int) -> None:
    """CV-31.7: unfed strong tribes lie down, unfed weak ones die."""
    dying: list[int] = []
    tired: list[int] = []
    for place in hungry(s, civ):
        unfed = [place] * (standing(s, civ, place) - s.fed.count(place))
        if tribes.is_strong(s, place):
            tired += unfed
        else:
            dying += unfed
    for place in tired:
        tribes.lay_down(s, civ, place)
    s.tell("fed", civ, [len(s.fed), len(tired), len(dying)])
    s.fed = dying
    s.push(Starve(civ, s.civs[civ].mods[mods.WEAK_SURVIVE]))


class Starve(Ask):
    """Unfed weak tribes: an ability spares some of them, of choice; the others die (CV-31.7, CV-31.9)."""

    verb = actions.SPARE
    words = (actions.DONE,)
    clause = "CV-31.7"

    def __init__(self, seat: int, spared: int) -> None:
        super().__init__(seat)
        self.spared = spared

    def choices(self, s: Exam) -> list[int]:
        if not self.spared or not s.fed:
            return []
        found: list[int] = []
        for place in s.fed:
            if actions.SPARE.of(place) not in found:
                found.append(actions.SPARE.of(place))
        return [*found, actions.DONE]

    def moot(self, s: Exam) -> None:
        self.bury(s)

    def bury(self, s: Exam) -> None:
        s.push(tribes.Deaths(self.seat, s.fed, 0))
        s.fed = []

    def chosen(self, s: Exam, action: int) -> None:
        if action == actions.DONE:
            self.bury(s)
            return
        rest = s.fed[:]
        rest.remove(actions.SPARE.at(action))
        s.fed = rest
        s.push(Starve(self.seat, self.spared - 1))


class StrongTribes(Step[Exam]):
    """CV-31.11: 1 VP for each strong tribe on the continent."""

    def run(self, s: Exam) -> None:
        for civ in s.in_order():
            s.score(civ, tribes.strong(s, civ), FROM_STRONG)
