"""Chapter 14: pyramid tokens, taken for a pyramid or (final edition) for the last space of the track."""

from __future__ import annotations

from demiurge.games.theocratia import actions, production
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import FACTORY
from demiurge.kernel.state import NOT_ASKED, Choice, Decision, Refusal


class ChooseToken(Choice[Theocracy]):
    """TH-13.6, TH-14.1: one of the tokens that are left, whether or not its effect is possible (TH-R35). last: for the
    last space of the track (TH-14.2); then the civ is that of the priest that arrived (TH-R23)."""

    verb = actions.TOKEN
    clause = "TH-14.1"

    def __init__(self, seat: int, civ: int, last: int) -> None:
        super().__init__(seat)
        self.civ = civ
        self.last = last

    def answers(self, s: Theocracy) -> list[int]:
        return [actions.TOKEN.of(kind) for kind in range(len(s.tokens)) if s.tokens[kind]]

    def take(self, s: Theocracy, action: int) -> None:
        kind = actions.TOKEN.at(action)
        s.tokens[kind] -= 1
        if self.last:
            s.face_up[self.seat] = kind
        else:
            s.face_down[self.seat] = s.face_down[self.seat] + [kind]
        s.tell("token", self.seat, [kind, self.last])
        s.game.box.tokens[kind].effect.run(s, self.seat, self.civ)

    def moot(self, s: Theocracy) -> None:
        """No token is left."""


class Upgrade(Decision[Theocracy]):
    """TH-14.9, TH-14.11: a house of the civ on an own hex becomes a factory or barrack, which alone produces or trains.
    It may be declined (TH-R35)."""

    def __init__(self, seat: int, civ: int, kind: int) -> None:
        super().__init__(seat)
        self.civ = civ
        self.kind = kind

    def answers(self, s: Theocracy) -> list[int]:
        return [*production.answers(s, self.seat, self.civ, self.kind), actions.DECLINE]

    def refuse(self, s: Theocracy, action: int) -> Refusal:
        if action == actions.DECLINE:
            return None
        verb = production.verb(self.kind)
        return production.refuse(s, self.seat, self.civ, self.kind, verb.at(action)) if action in verb else NOT_ASKED

    def take(self, s: Theocracy, action: int) -> None:
        if action == actions.DECLINE:
            return
        production.upgrade(s, self.seat, self.kind, production.verb(self.kind).at(action))
        if self.kind == FACTORY:
            production.produce(s, self.civ, s.colour[self.seat])
        else:
            production.train(s, self.civ, 1)
