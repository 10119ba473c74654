"""Abilities that answer to what happens (CV-16.17, CV-38.17): which of them fire, in which order, within which limits,
and which without asking (CV-R50)."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import actions, moments, resolving
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import May
from demiurge.games.civolution.state import Exam
from demiurge.kernel.masks import bits
from demiurge.kernel.state import Step

NOTHING: Final = 0  # an event of one kind, of which no filter asks more


def fire(s: Exam, civ: int, event: int, what: int = NOTHING, own: int = moments.ANYTHING) -> None:
    """Push what the civ's abilities do about an event. `what` is compared with filters; `own` is the card or chip that
    caused it, which never answers to itself."""
    c = s.civs[civ]
    if not c.listens >> event & 1:
        return
    found, asked = 0, False
    for item in c.installed:
        ability = s.game.box.abilities[item]
        if ability.on == event and item != own and ready(s, civ, item) and matches(ability.filter, event, what):
            found |= 1 << item
            asked = asked or not ability.plain
    if asked:
        s.push(Respond(civ, found))
        return
    for item in reversed(bits(found)):
        use(s, civ, item)


class Afterwards(Step[Exam]):
    """An event to which abilities answer only when all that belongs to it is done, its bonus included."""

    def __init__(self, civ: int, event: int, what: int) -> None:
        self.civ = civ
        self.event = event
        self.what = what

    def run(self, s: Exam) -> None:
        fire(s, self.civ, self.event, self.what)


def matches(wanted: int, event: int, what: int) -> bool:
    if wanted == moments.ANYTHING:
        return True
    return wanted == (v.deck_of(what) if event == moments.CARD_INSTALLED else what)


def ready(s: Exam, civ: int, item: int) -> bool:
    """Within its limit, and not being resolved already."""
    c, limit = s.civs[civ], s.game.box.abilities[item].limit
    if c.busy >> item & 1:
        return False
    if limit == moments.NO_LIMIT:
        return True
    return not (c.turn_used if limit == moments.PER_TURN else c.era_used) >> item & 1


def use(s: Exam, civ: int, item: int) -> None:
    c, ability = s.civs[civ], s.game.box.abilities[item]
    if not ready(s, civ, item):
        return
    if ability.limit == moments.PER_TURN:
        c.turn_used |= 1 << item
    elif ability.limit != moments.NO_LIMIT:
        c.era_used |= 1 << item
    c.busy |= 1 << item
    s.push(Resolved(civ, item))
    resolving.push(s, civ, ability.effects)
    s.push(Begun(civ, item))


class Begun(Step[Exam]):
    """An ability is told when its turn comes: several may wait."""

    def __init__(self, civ: int, item: int) -> None:
        self.civ = civ
        self.item = item

    def run(self, s: Exam) -> None:
        s.tell("ability", self.civ, [self.item])


class Resolved(Step[Exam]):
    """The ability has been resolved with everything it triggered, and may fire again."""

    def __init__(self, civ: int, item: int) -> None:
        self.civ = civ
        self.item = item

    def run(self, s: Exam) -> None:
        s.civs[self.civ].busy &= ~(1 << self.item)


class Respond(May):
    """Several abilities at one moment: the owner chooses the order, and may forgo each."""

    verb = actions.USE
    clause = "CV-16.17"

    def __init__(self, seat: int, items: int) -> None:
        super().__init__(seat)
        self.items = items

    def offers(self, s: Exam) -> list[int]:
        return [actions.USE.of(item) for item in bits(self.items) if ready(s, self.seat, item)]

    def accept(self, s: Exam, action: int) -> None:
        item = actions.USE.at(action)
        rest = self.items & ~(1 << item)
        if rest:
            s.push(Respond(self.seat, rest))
        use(s, self.seat, item)
