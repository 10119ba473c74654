"""What a position is worth to a player, and which answers are worth a thought: for bots, not for rules.

The numbers are points. A resource is worth a fifth of a point while there is something to buy, a tenth at the end
(NE-16.1); a step of Unrest about a quarter; what a card brings is counted for the rounds and scorings still to come."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era import actions, civilization, counting, state, vocabulary
from demiurge.games.nova_era.box import Card
from demiurge.games.nova_era.effects import gains, pieces, powers, rivals
from demiurge.games.nova_era.effects.effect import Effect
from demiurge.games.nova_era.state import Nova, Player
from demiurge.kernel.evaluation import Eager
from demiurge.kernel.state import State

# One number each, in points; found by bench/tune.py
RESOURCE_WORTH: Final = 0  # of one colour
CHOICE_WORTH: Final = 1  # of a resource of free choice
LATE_RESOURCE: Final = 2  # when nothing can be bought any more
UNREST_WORTH: Final = 3
ZONE_WORTH: Final = 4  # to be in the Zone, for each round to come
PRESENCE: Final = 5  # of a category, for each scoring to come
MAJORITY: Final = 6
TIED: Final = 7
CLOSE: Final = 8  # a condition that does not hold yet
SURE: Final = 9  # one that holds now
DAMAGED: Final = 10  # a card that can be repaired, for each scoring to come
HAND: Final = 11  # the share of a card's worth that it has in the hand
DIE_WORTH: Final = 12  # an unspent die
PIP_WORTH: Final = 13
ABILITY: Final = 14  # an ability, for each round
PERMANENT_WORTH: Final = 15
CARD_WORTH: Final = 16  # any card in play: it stands in front of others when something is lost
TRACK_WORTH: Final = 17  # what a Disaster that is due costs
PURSE: Final = 18  # resources of one colour beyond this are worth half

WEIGHTS: Final = [
    0.207, 0.215, 0.09, 0.222, 0.285, 0.66, 0.753, 0.261, 0.233, 0.674, 0.358, 0.284, 0.275, 0.161, 0.301, 0.326, 0.325,
    0.594, 8.74,
]  # fmt: skip


class Judge(Eager):
    """A linear estimate of the final score."""

    def __init__(self, weights: list[float]) -> None:
        self.w = weights

    def horizon(self) -> int:
        """About a round. Measured: 40 wins more than 16, and 16 more than 0."""
        return 40

    def samples(self) -> int:
        """Twice: only what a draw from a deck would bring is unknown, and that seldom."""
        return 2

    def quiet(self, s: State, seat: int) -> bool:
        return seat not in s.asks

    # ---- value
    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Nova)
        p = s.players[seat]
        if s.step == state.OVER:
            return float(p.vp)
        rounds = self.rounds_left(s)
        scorings = s.game.eras - s.era - (1 if s.step == state.SCORING_PHASE else 0)
        total = float(p.vp) + self.purse(s, p, rounds) + self.standing(s, seat, scorings)
        for column in range(vocabulary.COLUMNS):
            for index in p.columns[column]:
                if index not in p.damaged:
                    total += self.w[CARD_WORTH] + self.card(s, seat, s.card(index), rounds, scorings)
        era_rounds = rounds - (s.game.eras - s.era - 1) * state.ROUNDS
        for index in p.people:
            total += self.card(s, seat, s.card(index), era_rounds, min(scorings, 1))
        total += len(p.damaged) * self.w[DAMAGED] * scorings
        total += self.hand(s, seat, rounds, scorings)
        return total + self.dangers(s, p, rounds) + self.dice(s, seat)

    def rounds_left(self, s: Nova) -> int:
        """Productions still to come."""
        return (s.game.eras - s.era) * state.ROUNDS - s.round - (1 if s.step >= state.PRODUCING else 0)

    def purse(self, s: Nova, p: Player, rounds: int) -> float:
        """Resources: too many of one colour find nothing to pay for, and all are late in the end."""
        w, total = self.w, 0.0
        late = rounds <= 1 and s.step >= state.SPENDING_DICE and not p.dice and s.die == state.NO_DIE
        if rounds == 0 or late:
            return sum(p.resources) * w[LATE_RESOURCE]
        for n in p.resources:
            total += n * w[RESOURCE_WORTH] if n <= w[PURSE] else (n + w[PURSE]) * 0.5 * w[RESOURCE_WORTH]
        return total

    def standing(self, s: Nova, seat: int, scorings: int) -> float:
        """Presence and majorities of the scorings to come."""
        w, p, total = self.w, s.players[seat], 0.0
        for category in range(vocabulary.COLUMNS):
            mine = p.counts[category]
            if mine:
                total += w[PRESENCE]
                best = 0
                for other, q in enumerate(s.players):
                    if other != seat and q.counts[category] > best:
                        best = q.counts[category]
                if mine > best:
                    total += w[MAJORITY]
                elif mine == best:
                    total += w[TIED]
        return total * scorings

    def dangers(self, s: Nova, p: Player, rounds: int) -> float:
        """Unrest, and the Disasters that are near."""
        w = self.w
        total = -p.unrest * w[UNREST_WORTH]
        if p.unrest >= s.game.box.zone:
            total -= w[ZONE_WORTH] * min(rounds, 3) * (1 + p.unrest - s.game.box.zone)
        shields = p.powers[state.SHIELDS]
        for track in range(4):
            if not shields >> track & 1:
                near = s.tracks[track] / s.game.box.disaster_last
                total -= w[TRACK_WORTH] * near * near
        if not shields >> vocabulary.DARK_AGE & 1 and s.tracks[vocabulary.DARK_AGE] >= s.game.box.dark_age_last:
            total -= w[TRACK_WORTH] * (state.ROUNDS - s.round)
        return total

    def dice(self, s: Nova, seat: int) -> float:
        """Unspent dice, and the one of which the seat has not yet said what it is spent on."""
        total = 0.0
        for one in s.players[seat].dice:
            total += self.die(one)
        if s.die != state.NO_DIE and s.asks[s.seats] == seat:
            total += self.die(s.die)
        return total

    def die(self, one: int) -> float:
        pips = state.value_of(one) * (0.8 if state.color_of(one) == vocabulary.BLACK else 1.0)
        return self.w[DIE_WORTH] + self.w[PIP_WORTH] * pips

    def hand(self, s: Nova, seat: int, rounds: int, scorings: int) -> float:
        """A card in hand is worth a share of what it would be worth in play; less, the farther away its price."""
        if rounds <= 1 and s.step > state.SPENDING_DICE:
            return 0.0
        p, total = s.players[seat], 0.0
        for index in p.hand:
            if index < 0:
                continue
            card = s.card(index)
            near = 1.0
            if card.kind == vocabulary.TERRITORY_CARD:
                short = 0
                for color in range(4):
                    short += max(0, card.requires[color] - civilization.owned(s, p, color))
                near = 1.0 / (1 + short)
            else:
                best = 0
                for color in card.colors:
                    best = max(best, p.resources[color])
                near = min(1.0, (best + 3.0) / card.cost)
            worth = self.w[PRESENCE] + self.card(s, seat, card, rounds - 1, scorings) - card.cost * 0.12
            total += max(0.0, worth * near) * self.w[HAND]
        return total

    # ---- cards
    def card(self, s: Nova, seat: int, card: Card, rounds: int, scorings: int) -> float:
        """What the effects of a card that is in play will still bring."""
        total = 0.0
        for effect in card.production:
            total += self.produced(s, seat, effect) * self.chance(s, seat, effect) * rounds
        for effect in card.scoring:
            total += self.objective(s, seat, effect) * scorings
        total += len(card.abilities) * self.w[ABILITY] * rounds
        for effect in card.permanent:
            total += self.permanent(effect) * rounds
        return total

    def chance(self, s: Nova, seat: int, effect: Effect) -> float:
        """How likely its condition holds when it matters."""
        if effect.condition is None:
            return 1.0
        return self.w[SURE] if effect.met(s, seat) else self.w[CLOSE]

    def objective(self, s: Nova, seat: int, effect: Effect) -> float:
        if effect.condition is not None:
            return effect.n * self.chance(s, seat, effect)
        per = effect.per
        if per is None:
            return float(effect.n)
        whole = effect.amount(s, seat)
        if per.most != vocabulary.UNBOUND and whole >= effect.n * per.most:
            return float(whole)
        part = effect.n * counting.count(s.players[seat], per.counter) / per.each
        return whole * 0.7 + part * 0.3 + 0.2

    def produced(self, s: Nova, seat: int, effect: Effect) -> float:
        """One Production of an effect."""
        w, n = self.w, effect.n
        if isinstance(effect, gains.Gain):
            return n * (w[CHOICE_WORTH] if effect.color == vocabulary.UNBOUND else w[RESOURCE_WORTH])
        if isinstance(effect, gains.Unrest):
            calm = n < 0 and s.players[seat].unrest < 2
            return -n * w[UNREST_WORTH] * (0.4 if calm else 1.0)
        if isinstance(effect, rivals.Steal):
            return n * w[CHOICE_WORTH] * self.victims(s, seat, effect)
        if isinstance(effect, gains.Convert):
            freedom = 1.0 if effect.get == vocabulary.ANY_COLOR else 0.5
            return effect.limit * (w[CHOICE_WORTH] - w[RESOURCE_WORTH]) * freedom
        if isinstance(effect, pieces.Repair):
            return 0.25 if s.players[seat].damaged else 0.1
        return 0.15

    def victims(self, s: Nova, seat: int, effect: rivals.AgainstRivals) -> int:
        """How many rivals an effect is about now."""
        return 1 if effect.rivals == vocabulary.ONE else len(effect.selected(s, seat))

    def permanent(self, effect: Effect) -> float:
        """One round of an ability that is always on."""
        worth = effect.n * self.w[PERMANENT_WORTH]
        if isinstance(effect, powers.Discount):
            return worth * (1.0 if effect.mask == vocabulary.ANY_COLOR else 0.4)
        if isinstance(effect, powers.ByColor):
            return worth * (0.3 * effect.mask.bit_count())
        if isinstance(effect, powers.Protect):
            return worth * 0.6
        if isinstance(effect, powers.CountsAs):
            return 0.0  # in the counts already
        return worth * 0.5

    # ---- moves
    def moves(self, s: State, seat: int) -> list[int]:
        """A card that can be developed or expanded at once is not researched with the same die."""
        found = s.answers(seat)
        if len(found) < 3:
            return found
        kept: list[int] = []
        for action in found:
            if action in actions.RESEARCH:
                card = actions.RESEARCH.at(action)
                if actions.DEVELOP.of(card) in found or actions.EXPAND.of(card) in found:
                    continue
            kept.append(action)
        return kept or found

    # ---- playouts
    def eagerness(self, action: int) -> int:
        """A quick answer: cards before resources."""
        if action in actions.DEVELOP or action in actions.EXPAND:
            return 16
        if action in actions.ENLIST:
            return 3
        if action in (actions.GAIN, actions.CALM) or action in actions.SPEND:
            return 4
        if action in actions.RESEARCH or action == actions.DONE or action in actions.USE:
            return 1
        return 4


EVALUATION: Final = Judge(WEIGHTS)
