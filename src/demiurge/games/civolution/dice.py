"""Chapter 23: dice gained, given, turned and taken back."""

from __future__ import annotations

from demiurge.games.civolution import actions, reset
from demiurge.games.civolution.asking import Ask, May, Several
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import ACTIVATION, FACES
from demiurge.kernel.state import NONE_USUAL, Step

USED = 6  # a die below the console


def owned(s: Exam, civ: int, kind: int) -> int:
    c = s.civs[civ]
    return c.on_spaces() + c.used if kind == ACTIVATION else c.fate


def givers(s: Exam, civ: int, kind: int) -> list[int]:
    """CV-23.6 to CV-23.8: the other civs with the most dice of the kind; none if the civ alone has the most."""
    most = max(owned(s, other, kind) for other in range(len(s.civs)))
    return [other for other in range(len(s.civs)) if other != civ and owned(s, other, kind) == most]


def roll_in(s: Exam, civ: int) -> None:
    """CV-23.4: rolled once and put on the dice space of its value; V.I.C.I does not roll (CV-42.7)."""
    if civ >= s.seats:
        s.civs[civ].used += 1
        return
    value = s.chance.pick(FACES)
    s.civs[civ].dice[value - 1] += 1
    s.tell("roll", civ, [value])


def doubtful(s: Exam, civ: int, kind: int, n: int) -> bool:
    """CV-R60: whether a civ could be better off without dice of the display: they make failed tests rarer, or would
    forbid a Reset."""
    if kind != ACTIVATION:
        return s.fate_left > 0
    return s.dice_left > 0 and reset.barred(s, civ, min(n, s.dice_left))


class SecondDie(Ask):
    """CV-23.2, CV-R24: the other of the two dice of the module; it may be forgone where that can be better."""

    words = (actions.DO_ACTIVATION, actions.DO_FATE, actions.DONE)
    clause = "CV-23.2"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def choices(self, s: Exam) -> list[int]:
        if s.game.earlier or not doubtful(s, self.seat, self.kind, 1):  # CV-R60 is new: it was taken
            return []
        return [self.deed(), actions.DONE]

    def deed(self) -> int:
        return actions.DO_ACTIVATION if self.kind == ACTIVATION else actions.DO_FATE

    def usual(self) -> int:
        """A roll could not be taken back."""
        return NONE_USUAL if self.kind == ACTIVATION else actions.DO_FATE

    def moot(self, s: Exam) -> None:
        s.push(GainDie(self.seat, self.kind))

    def chosen(self, s: Exam, action: int) -> None:
        if action != actions.DONE:
            s.push(GainDie(self.seat, self.kind))


class GainDie(Step[Exam]):
    """CV-23.4 to CV-23.8: from the display, otherwise from a civ with the most."""

    def __init__(self, civ: int, kind: int) -> None:
        self.civ = civ
        self.kind = kind

    def run(self, s: Exam) -> None:
        left = s.dice_left if self.kind == ACTIVATION else s.fate_left
        if not left:
            self.from_a_civ(s)
            return
        s.tell("die", self.civ, [self.kind])
        if self.kind == ACTIVATION:
            s.dice_left -= 1
            roll_in(s, self.civ)
        else:
            s.fate_left -= 1
            s.civs[self.civ].fate += 1

    def from_a_civ(self, s: Exam) -> None:
        """CV-23.6 to CV-23.8: whose choice it is, if there is one."""
        if not givers(s, self.civ, self.kind):
            return
        if self.civ < s.seats:
            s.push(FromCiv(self.civ, self.kind))
        elif owned(s, 0, self.kind) > owned(s, self.civ, self.kind) or s.game.earlier:
            take_from(s, self.civ, 0, self.kind)
        else:
            s.push(ViciTakes(0, self.kind))


class ViciTakes(May):
    """CV-R39: V.I.C.I is the taker and tied with the player, who chooses for it: the player's die, or none."""

    verb = actions.GIVER
    clause = "CV-23.7"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def usual(self) -> int:
        return actions.DONE

    def offers(self, s: Exam) -> list[int]:
        return [actions.GIVER.of(self.seat)]

    def accept(self, s: Exam, action: int) -> None:
        take_from(s, s.seats, self.seat, self.kind)


class FromCiv(May):
    """CV-23.7, CV-R55: in a tie the taking civ chooses; being among the tied, it may name itself and take none."""

    verb = actions.GIVER
    clause = "CV-23.6"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def offers(self, s: Exam) -> list[int]:
        return [actions.GIVER.of(other) for other in givers(s, self.seat, self.kind)]

    def accept(self, s: Exam, action: int) -> None:
        take_from(s, self.seat, actions.GIVER.at(action), self.kind)


def take_from(s: Exam, civ: int, giver: int, kind: int) -> None:
    s.tell("die from", civ, [kind, s.named(giver)])
    if kind != ACTIVATION:
        s.civs[giver].fate -= 1
        s.civs[civ].fate += 1
    elif giver >= s.seats:
        s.civs[giver].used -= 1
        roll_in(s, civ)
    else:
        s.push(GiveDie(giver, civ))


class GiveDie(Ask):
    """CV-23.7, CV-R20: the giver decides which die it hands over; it may be a used one."""

    verb = actions.GIVE
    clause = "CV-23.7"

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to

    def choices(self, s: Exam) -> list[int]:
        c = s.civs[self.seat]
        found = [actions.GIVE.of(value) for value in range(6) if c.dice[value]]
        if c.used:
            found.append(actions.GIVE.of(USED))
        return found

    def chosen(self, s: Exam, action: int) -> None:
        c = s.civs[self.seat]
        if action == actions.GIVE.of(USED):
            c.used -= 1
        else:
            c.dice[actions.GIVE.at(action)] -= 1
        roll_in(s, self.to)


class TurnDice(Several):
    """An effect: own activation dice on dice spaces turned to values of choice."""

    verb = actions.TURN_DIE
    clause = "CV-38.17"

    def offers(self, s: Exam) -> list[int]:
        dice = s.civs[self.seat].dice
        return [actions.TURN_DIE.of(a * 6 + b) for a in range(6) if dice[a] for b in range(6) if a != b]

    def accept(self, s: Exam, action: int) -> None:
        dice, (old, new) = s.civs[self.seat].dice, divmod(actions.TURN_DIE.at(action), 6)
        dice[old] -= 1
        dice[new] += 1
        self.again(s)


def recover(s: Exam, civ: int, n: int) -> None:
    """An effect: used dice are taken back, rolled and placed."""
    for _ in range(min(n, s.civs[civ].used)):
        s.civs[civ].used -= 1
        roll_in(s, civ)
