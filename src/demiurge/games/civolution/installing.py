"""Chapters 16 and 17: installing research cards, column, stage, cost, instant bonus, and the special bonus.
Abilities may ease the cost (CV-38.17)."""

from __future__ import annotations

from demiurge.games.civolution import actions, markers, mods, partition, paying, requirements, resolving, triggers
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import Ask, Several
from demiurge.games.civolution.moments import CARD_INSTALLED
from demiurge.games.civolution.state import FROM_CARD_COSTS, Exam
from demiurge.games.civolution.vocabulary import FEATURE_AT, FEATURES
from demiurge.kernel.data import without
from demiurge.kernel.state import Step


def begin(s: Exam, civ: int, deck: int, special: int, n: int) -> None:
    """Up to n cards of a deck from the hand; `special`: with the special bonus of level III."""
    s.push(Install(civ, deck, special, n))


# ---- the price
def active(cost: list[requirements.Space], upto: int, ignored: int) -> list[int]:
    """CV-16.4 to CV-16.6: the spaces to be fulfilled."""
    return [at for at in range(min(upto, requirements.SPACES)) if cost[at].needs and not ignored >> at & 1]


def price(s: Exam, civ: int, card: int, upto: int, ignored: int) -> requirements.Price:
    """CV-16.7 to CV-16.13: the cheapest way to meet all active spaces. Where a space offers an alternative that costs
    nothing and is met, that is used; CV-R4: a higher count includes a lower one."""
    found = requirements.Price()
    cost = s.game.box.cards[card].cost
    for at in active(cost, upto, ignored):
        needs = cost[at].needs
        need = needs[0]
        for other in needs:
            if other.met(s, civ):
                need = other
        need.add(s, civ, found)
    for f in range(len(FEATURES)):
        if missing_feature(s, civ, found, f) > 0:
            found.ok = False
    if found.ok and not paying.can_pay(s, civ, found.materials, 0, card):
        found.ok = False
    return found


def missing_feature(s: Exam, civ: int, due: requirements.Price, f: int) -> int:
    """How many markers of a feature the price lacks. CV-R3: what is returned is among those that are had."""
    c, had = s.civs[civ], due.have[f]
    if c.mods[mods.DOUBLE_OF + f]:
        had = (had + 1) // 2
    wanted = had + due.back[f] if s.game.earlier else max(had, due.back[f])
    return wanted - c.at[FEATURE_AT + f]


def ignorable(s: Exam, civ: int, card: int, special: int) -> int:
    """How many active spaces may be ignored: by the special bonus (CV-17.2), by abilities."""
    return special + s.civs[civ].mods[mods.IGNORE_ON + s.game.box.cards[card].deck]


def affordable(s: Exam, civ: int, card: int, upto: int, ignored: int, more: int) -> bool:
    """Whether the price can be met, if need be by ignoring up to so many spaces more (CV-17.3: never the last one)."""
    if price(s, civ, card, upto, ignored).ok:
        return True
    if more <= 0:
        return False
    spaces = active(s.game.box.cards[card].cost, upto, ignored)
    if len(spaces) < 2:
        return False
    for at in spaces:
        if affordable(s, civ, card, upto, ignored | 1 << at, more - 1):
            return True
    return False


def stages(s: Exam, civ: int, card: int, column: int, more: int) -> list[int]:
    """CV-16.4, CV-16.18: the stages whose cost may be assumed and met."""
    lowest = min(s.civs[civ].left[column], requirements.SPACES)
    return [stage for stage in range(lowest, requirements.SPACES + 1) if affordable(s, civ, card, stage, 0, more)]


def columns(s: Exam, civ: int, card: int, more: int) -> list[int]:
    """The columns in which the card can be installed and paid for: those that begin no higher than the highest stage
    whose cost can be met."""
    c, lowest = s.civs[civ], dict[int, int]()
    for column in partition.columns_for(c, s.game.box.cards[card].deck):
        lowest[column] = min(c.left[column], requirements.SPACES)
    if not lowest:
        return []
    top, least = requirements.SPACES, min(lowest.values())
    while top >= least and not affordable(s, civ, card, top, 0, more):
        top -= 1
    return [column for column, stage in lowest.items() if stage <= top]


# ---- the questions
class Install(Several):
    """CV-16.1: a card of the deck from the hand. Asked whenever there is a hand: to be skipped would tell of it."""

    verb = actions.INSTALL

    def __init__(self, seat: int, deck: int, special: int, left: int) -> None:
        super().__init__(seat, left)
        self.deck = deck
        self.special = special

    def always(self, s: Exam) -> bool:
        return len(s.civs[self.seat].hand) > 0

    def offers(self, s: Exam) -> list[int]:
        found: list[int] = []
        for card in s.civs[self.seat].hand:
            if v.deck_of(card) == self.deck:
                more = ignorable(s, self.seat, card, self.special)
                if columns(s, self.seat, card, more):
                    found.append(actions.INSTALL.of(card))
        return found

    def why(self, s: Exam, action: int) -> str:
        card = actions.INSTALL.at(action)
        return "CV-16.1" if card not in s.civs[self.seat].hand or v.deck_of(card) != self.deck else "CV-16.7"

    def accept(self, s: Exam, action: int) -> None:
        card = actions.INSTALL.at(action)
        c = s.civs[self.seat]
        c.hand = without(c.hand, card)
        self.again(s)
        s.push(CardColumn(self.seat, card, self.special))


class CardColumn(Ask):
    """CV-16.2, CV-16.3: the column of the type, or for the first card one that is empty or holds only income chips."""

    verb = actions.COLUMN

    def __init__(self, seat: int, card: int, special: int) -> None:
        super().__init__(seat)
        self.card = card
        self.special = special

    def choices(self, s: Exam) -> list[int]:
        more = ignorable(s, self.seat, self.card, self.special)
        return [actions.COLUMN.of(column) for column in columns(s, self.seat, self.card, more)]

    def why(self, s: Exam, action: int) -> str:
        c, deck = s.civs[self.seat], v.deck_of(self.card)
        if partition.column_of(c, deck) >= 0:
            return "CV-16.2"
        return "CV-16.3" if c.kinds[actions.COLUMN.at(action)] >= 0 else "CV-16.7"

    def moot(self, s: Exam) -> None:
        take_back(s, self.seat, self.card)

    def chosen(self, s: Exam, action: int) -> None:
        partition.claim(s.civs[self.seat], actions.COLUMN.at(action), v.deck_of(self.card))
        s.push(CardStage(self.seat, self.card, self.special, actions.COLUMN.at(action)))


class CardStage(Ask):
    """CV-16.4, CV-16.18: the cost of the stage, or of any higher one."""

    verb = actions.STAGE

    def __init__(self, seat: int, card: int, special: int, column: int) -> None:
        super().__init__(seat)
        self.card = card
        self.special = special
        self.column = column

    def choices(self, s: Exam) -> list[int]:
        more = ignorable(s, self.seat, self.card, self.special)
        return [actions.STAGE.of(stage - 1) for stage in stages(s, self.seat, self.card, self.column, more)]

    def why(self, s: Exam, action: int) -> str:
        lowest = min(s.civs[self.seat].left[self.column], requirements.SPACES)
        return "CV-16.4" if actions.STAGE.at(action) + 1 < lowest else "CV-16.18"

    def moot(self, s: Exam) -> None:
        partition.release(s, s.civs[self.seat], self.column)
        take_back(s, self.seat, self.card)

    def chosen(self, s: Exam, action: int) -> None:
        s.push(IgnoreSpace(self.seat, self.card, self.special, self.column, actions.STAGE.at(action) + 1, 0))


class IgnoreSpace(Ask):
    """CV-17.2, CV-17.3: active spaces may be ignored, never the only one."""

    verb = actions.IGNORE
    words = (actions.DONE,)

    def __init__(self, seat: int, card: int, special: int, column: int, upto: int, ignored: int) -> None:
        super().__init__(seat)
        self.card = card
        self.special = special
        self.column = column
        self.upto = upto
        self.ignored = ignored

    def choices(self, s: Exam) -> list[int]:
        more = ignorable(s, self.seat, self.card, self.special) - self.ignored.bit_count()
        spaces = active(s.game.box.cards[self.card].cost, self.upto, self.ignored)
        found: list[int] = []
        if more > 0 and len(spaces) > 1:
            for at in spaces:
                if affordable(s, self.seat, self.card, self.upto, self.ignored | 1 << at, more - 1):
                    found.append(actions.IGNORE.of(at))
        if price(s, self.seat, self.card, self.upto, self.ignored).ok:
            found.append(actions.DONE)
        return found

    def why(self, s: Exam, action: int) -> str:
        if action == actions.DONE:
            return "CV-16.7"
        spaces = active(s.game.box.cards[self.card].cost, self.upto, self.ignored)
        return "CV-17.3" if len(spaces) < 2 else "CV-17.2"

    def moot(self, s: Exam) -> None:
        partition.release(s, s.civs[self.seat], self.column)
        take_back(s, self.seat, self.card)

    def chosen(self, s: Exam, action: int) -> None:
        if action != actions.DONE:
            ignored = self.ignored | 1 << actions.IGNORE.at(action)
            s.push(IgnoreSpace(self.seat, self.card, self.special, self.column, self.upto, ignored))
            return
        pay(s, self)


def take_back(s: Exam, civ: int, card: int) -> None:
    """CV-R53: an attribute chip taken meanwhile has made the cost too high; the card returns to the hand."""
    s.civs[civ].hand = sorted([*s.civs[civ].hand, card])


def pay(s: Exam, how: IgnoreSpace) -> None:
    """CV-16.8 to CV-16.19: the place is reserved, the cost paid; points, instant bonus and insertion follow."""
    civ, card = how.seat, how.card
    c, due = s.civs[civ], price(s, civ, card, how.upto, how.ignored)
    stage = partition.reserve(c, how.column, v.deck_of(card))
    by_special = how.ignored.bit_count() > c.mods[mods.IGNORE_ON + v.deck_of(card)]
    s.push(Inserted(civ, card, how.column, stage, how.special if not by_special else 0))
    resolving.push(s, civ, s.game.box.cards[card].instant)
    vp = 0
    for at in active(s.game.box.cards[card].cost, how.upto, how.ignored):
        vp += s.game.box.cards[card].cost[at].vp
    s.push(CostPoints(civ, vp))
    for f, n in enumerate(due.back):
        markers.give_back(s, civ, FEATURE_AT + f, n)
    paying.pay(s, civ, due.materials, 0)


class CostPoints(Step[Exam]):
    """CV-16.14"""

    def __init__(self, civ: int, vp: int) -> None:
        self.civ = civ
        self.vp = vp

    def run(self, s: Exam) -> None:
        s.score(self.civ, self.vp, FROM_CARD_COSTS)


class Inserted(Step[Exam]):
    """CV-16.16, CV-17.4, CV-17.5: the card stands in its column; by the special bonus another may follow."""

    def __init__(self, civ: int, card: int, column: int, stage: int, another: int) -> None:
        self.civ = civ
        self.card = card
        self.column = column
        self.stage = stage
        self.another = another

    def run(self, s: Exam) -> None:
        partition.insert(s, self.civ, self.card, self.column, self.stage, partition.WHOLE)
        if self.another:
            s.push(Install(self.civ, v.deck_of(self.card), 0, 1))
        triggers.fire(s, self.civ, CARD_INSTALLED, self.card, self.card)
