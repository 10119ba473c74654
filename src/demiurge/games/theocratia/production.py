"""Chapters 11 and 12: factories produce crystals, barracks train warriors."""

from __future__ import annotations

from demiurge.games.theocratia import actions, round_bonus
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.state import Theocracy, colour_of, replace
from demiurge.kernel.actions import Verb
from demiurge.kernel.masks import cells
from demiurge.kernel.state import Choice, Refusal, Step


# ---- pieces
def produce(s: Theocracy, civ: int, colour: int) -> None:
    """TH-0.10: a crystal from the reserve to the civ's area; lost where none is left (TH-R12). There are no yellow
    ones, so a factory in the desert produces nothing (TH-R10)."""
    if colour in (v.NONE, v.YELLOW) or s.reserve[colour] == 0:
        return
    s.reserve[colour] -= 1
    s.area[civ * v.COLOURED + colour] += 1
    s.tell("produce", v.NOBODY, [civ, colour])


def trainable(s: Theocracy, civ: int) -> int:
    """How many warriors could be trained: pieces and the garrison's maximum (TH-12.5, TH-12.6)."""
    return min(s.untrained[civ], s.game.garrison - s.garrison[civ])


def train(s: Theocracy, civ: int, n: int) -> None:
    """TH-0.10: from the civ's area to its garrison."""
    trained = min(n, trainable(s, civ))
    if trained:
        s.untrained[civ] -= trained
        s.garrison[civ] += trained
        s.tell("train", v.NOBODY, [civ, trained])


# ---- actions 4 and 5
def houses(s: Theocracy, seat: int, civ: int, kind: int) -> int:
    """The houses that may become a factory or a barrack (TH-11.4, TH-12.4)."""
    if s.left(civ, kind) == 0:
        return 0
    return s.built(civ, v.HOUSE) & s.own(seat)


def refuse(s: Theocracy, seat: int, civ: int, kind: int, h: int) -> Refusal:
    """TH-11.4, TH-12.4: a house of the civ on an own hex, and a piece in its area."""
    return None if houses(s, seat, civ, kind) >> h & 1 else ("TH-11.4" if kind == v.FACTORY else "TH-12.4")


def verb(kind: int) -> Verb:
    """`factory E5` or `barrack E5`"""
    return actions.FACTORY_ON if kind == v.FACTORY else actions.BARRACK_ON


def answers(s: Theocracy, seat: int, civ: int, kind: int) -> list[int]:
    base = verb(kind).base
    return [base + h for h in cells(houses(s, seat, civ, kind))]


def upgrade(s: Theocracy, seat: int, kind: int, h: int) -> None:
    """TH-11.1, TH-12.1: the new building takes the place of the house, which returns to the area. It counts for the
    round bonus (TH-11.3, TH-12.3)."""
    civ = s.piece[h] // v.KINDS
    replace(s, h, kind)
    s.tell("upgrade", seat, [civ, kind, h])
    round_bonus.reward(s, seat, civ, v.FOR_FACTORY if kind == v.FACTORY else v.FOR_BARRACK)


class Produce(Step[Theocracy]):
    """Action 4 (chapter 11)."""

    def __init__(self, seat: int, h: int) -> None:
        self.seat = seat
        self.h = h

    def run(self, s: Theocracy) -> None:
        upgrade(s, self.seat, v.FACTORY, self.h)
        civ = s.piece[self.h] // v.KINDS
        produce(s, civ, s.colour[self.seat])
        for h in cells(s.built(civ, v.FACTORY) & ~(1 << self.h)):
            produce(s, civ, colour_of(s, h))
        others = 0
        for other in range(v.PLAYERS):
            if other != civ:  # each factory produces once: those of the same civ have done so (TH-R11)
                others += (s.built(other, v.FACTORY) & s.own(self.seat)).bit_count() << v.BITS * other
        serve(s, self.seat, others)


class Muster(Step[Theocracy]):
    """Action 5 (chapter 12): each barrack of the civ trains a warrior, whoever owns it (TH-12.2)."""

    def __init__(self, seat: int, h: int) -> None:
        self.seat = seat
        self.h = h

    def run(self, s: Theocracy) -> None:
        upgrade(s, self.seat, v.BARRACK, self.h)
        civ = s.piece[self.h] // v.KINDS
        train(s, civ, s.built(civ, v.BARRACK).bit_count())


# ---- crystals of one colour for several civs
def share(due: int, civ: int) -> int:
    """How many of the crystals are for this civ."""
    return due >> v.BITS * civ & v.MOST


def serve(s: Theocracy, seat: int, due: int) -> None:
    """Crystals of the player's colour; `due` has four bits for each civ. If there are too few, the player chooses whom
    to serve (TH-R12)."""
    total = 0
    for civ in range(v.PLAYERS):
        total += share(due, civ)
    if s.reserve[s.colour[seat]] < total:
        s.push(Serve(seat, due))
        return
    for civ in range(v.PLAYERS):
        for _ in range(share(due, civ)):
            produce(s, civ, s.colour[seat])


def serve_all(s: Theocracy, seat: int, n: int) -> None:
    """TH-14.12: so many for each of the civs."""
    due = 0
    for civ in range(v.PLAYERS):
        due += n << v.BITS * civ
    serve(s, seat, due)


class Serve(Choice[Theocracy]):
    """TH-R12: which civ gets the next of too few crystals."""

    verb = actions.CHOOSE
    clause = "TH-R12"

    def __init__(self, seat: int, due: int) -> None:
        super().__init__(seat)
        self.due = due

    def answers(self, s: Theocracy) -> list[int]:
        if s.reserve[s.colour[self.seat]] == 0:
            return []
        return [actions.CHOOSE.of(civ) for civ in range(v.PLAYERS) if share(self.due, civ)]

    def take(self, s: Theocracy, action: int) -> None:
        civ = actions.CHOOSE.at(action)
        produce(s, civ, s.colour[self.seat])
        serve(s, self.seat, self.due - (1 << v.BITS * civ))

    def moot(self, s: Theocracy) -> None:
        """Nothing is left: the gain is lost (TH-R12)."""
