"""What is found out before numbers are written: how long a position still lasts, and what a player's cards do in it."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era import production, state, vocabulary
from demiurge.games.nova_era.box import Card
from demiurge.games.nova_era.effects import abilities, gains, rivals
from demiurge.games.nova_era.effects.effect import Effect
from demiurge.games.nova_era.evaluation import EVALUATION, WEIGHTS, Judge
from demiurge.games.nova_era.state import Nova
from demiurge.games.nova_era.vocabulary import COLUMNS, TYPES

# What becomes of a die: places of ABLE and READY
_FLIP: Final = 0
_SHIFT: Final = 1
_RECOLOR: Final = 2


class Onlooker(Judge):
    """The linear judge, who is not shown a hand: what it tells is known to all."""

    def hand(self, s: Nova, seat: int, rounds: int, scorings: int) -> float:
        return 0.0


ONLOOKER: Final = Onlooker(WEIGHTS)


class Times:
    """How often the game still produces and scores; Personalities only do until their Era ends (NE-15.3)."""

    def __init__(self, s: Nova) -> None:
        over = s.step >= state.SCORING_PHASE
        self.rounds = EVALUATION.rounds_left(s)
        self.scorings = s.game.eras - s.era - (1 if over else 0)
        self.era_rounds = self.rounds - (s.game.eras - s.era - 1) * state.ROUNDS
        self.era_scorings = 0 if over else 1


class Tally:
    """What the cards of a player that work do, added up over one look at each of them."""

    def __init__(self, s: Nova, seat: int, due: bool) -> None:
        self.s = s
        self.seat = seat
        self.p = s.players[seat]
        self.due = due  # this round's Production is still to come
        self.gains = [0] * TYPES
        self.choice = self.stolen = self.unrest = self.exchanges = self.others = self.missed = 0
        self.goods_to_come = self.unrest_to_come = 0
        self.due_goods = self.due_unrest = self.due_others = 0
        self.met = self.people_met = self.objectives_missed = self.objectives_to_come = 0
        self.able = [0, 0, 0]
        self.ready = [0, 0, 0]

    def add(self, card: Card, rounds: int, scorings: int) -> None:
        for effect in card.production:
            self.produce(effect, rounds)
        for effect in card.scoring:
            self.score(effect, scorings, card.kind == vocabulary.PERSONALITY_CARD)
        for effect in card.abilities:
            self.use(effect)

    def produce(self, effect: Effect, rounds: int) -> None:
        """What one Production of an effect brings as things stand."""
        n = effect.amount(self.s, self.seat)
        due = self.due and effect.id not in self.p.produced
        if isinstance(effect, gains.Unrest):
            self.unrest += n
            self.unrest_to_come += n * rounds
            self.due_unrest += n if due else 0
        elif isinstance(effect, gains.Gain):
            self.missed += 0 if n else effect.n
            if effect.color == vocabulary.UNBOUND:
                self.choice += n
            else:
                self.gains[effect.color] += n
            self.bring(n, rounds, due)
        elif isinstance(effect, rivals.Steal):
            n *= EVALUATION.victims(self.s, self.seat, effect)
            self.stolen += n
            self.bring(n, rounds, due)
        else:
            if isinstance(effect, gains.Convert):
                self.exchanges += effect.limit
            else:
                self.others += n if n > 0 else -n
            self.due_others += 1 if due else 0

    def bring(self, n: int, rounds: int, due: bool) -> None:
        self.goods_to_come += n * rounds
        self.due_goods += n if due else 0

    def score(self, effect: Effect, scorings: int, people: bool) -> None:
        n = effect.amount(self.s, self.seat)
        if people:
            self.people_met += n
        else:
            self.met += n
        self.objectives_missed += 0 if n else effect.n
        self.objectives_to_come += n * scorings

    def use(self, effect: Effect) -> None:
        """What can be done to dice; to how many of those that are unspent, if it was not done this round (NE-R69)."""
        if not isinstance(effect, abilities.ChangesDie):
            return
        kind = _RECOLOR
        if isinstance(effect, abilities.FlipDie):
            kind = _FLIP
        elif isinstance(effect, abilities.ShiftDie):
            kind = _SHIFT
        self.able[kind] += effect.n
        if effect.id not in self.p.used:
            for one in self.p.dice:
                if effect.die >> state.color_of(one) & 1:
                    self.ready[kind] += effect.n


def tally_of(s: Nova, seat: int, times: Times) -> Tally:
    p = s.players[seat]
    tally = Tally(s, seat, s.step == state.PRODUCING and _yet_to_produce(s, seat))
    for column in range(COLUMNS):
        for index in p.columns[column]:
            if index not in p.damaged:
                tally.add(s.card(index), times.rounds, times.scorings)
    for index in p.people:
        tally.add(s.card(index), times.era_rounds, times.era_scorings)
    return tally


def _yet_to_produce(s: Nova, seat: int) -> bool:
    for step in s.lanes[s.seats]:
        if isinstance(step, production.Produce) and step.seat == seat:
            return True
    return False
