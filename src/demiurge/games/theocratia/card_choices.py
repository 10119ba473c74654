"""Chapter 28: the choices that belong to what power cards do (TH-27.10)."""

from __future__ import annotations

from demiurge.games.theocratia import actions, deck, war
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import BLACK, COLOURED, FACES
from demiurge.kernel.masks import cells
from demiurge.kernel.state import Choice, Decision, Refusal


class ReturnBlack(Choice[Theocracy]):
    """P06: none, one or two black crystals go back to the reserve; some, if nothing else would change (TH-27.8)."""

    verb = actions.RETURN
    clause = "TH-28.6"

    def __init__(self, seat: int, civ: int, most: int) -> None:
        super().__init__(seat)
        self.civ = civ
        self.most = most

    def answers(self, s: Theocracy) -> list[int]:
        most = min(self.most, s.area[self.civ * COLOURED + BLACK])
        least = 0 if s.reserve[s.colour[self.seat]] or not most else 1
        return [actions.RETURN.of(n) for n in range(least, most + 1)]

    def take(self, s: Theocracy, action: int) -> None:
        n = actions.RETURN.at(action)
        s.area[self.civ * COLOURED + BLACK] -= n
        s.reserve[BLACK] += n
        if n:
            s.tell("cleanse", self.seat, [self.civ, n])


class TurnDie(Choice[Theocracy]):
    """P09: another face from 1 to 5."""

    verb = actions.TURN
    clause = "TH-28.9"

    def answers(self, s: Theocracy) -> list[int]:
        return [actions.TURN.of(face - 1) for face in range(1, FACES) if face != s.face]

    def take(self, s: Theocracy, action: int) -> None:
        s.face = actions.TURN.at(action) + 1
        s.tell("turn", self.seat, [s.face])


class Hunt(Choice[Theocracy]):
    """P14: a second monster anywhere, without warriors and without worship."""

    verb = actions.HUNT
    clause = "TH-28.14"

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(seat)
        self.cards = cards

    def answers(self, s: Theocracy) -> list[int]:
        return [actions.HUNT.of(h) for h in cells(s.monsters)]

    def take(self, s: Theocracy, action: int) -> None:
        h = actions.HUNT.at(action)
        war.slay(s, h)
        s.tell("hunt", self.seat, [h])
        deck.draw(s, self.seat, self.cards)


class SecondAttack(Decision[Theocracy]):
    """P15: the same civ makes a second attack or conversion."""

    def answers(self, s: Theocracy) -> list[int]:
        return war.answers(s, self.seat, s.civ)

    def refuse(self, s: Theocracy, action: int) -> Refusal:
        return war.refuse(s, self.seat, s.civ, action)

    def take(self, s: Theocracy, action: int) -> None:
        war.declare(s, self.seat, action, 1)

    def always(self, s: Theocracy) -> bool:
        return len(s.hands[self.seat]) > 0
