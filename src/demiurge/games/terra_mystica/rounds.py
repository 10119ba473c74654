"""Chapter 17, first part: the rounds, the cult bonus of the scoring tiles (chapter 20) and the clean-up. Chapter 3 on
the phases."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import actions, building, digging, income, leech, passing, reach, terraform, turns
from demiurge.games.terra_mystica.dropping import Question
from demiurge.games.terra_mystica.power import gain_power
from demiurge.games.terra_mystica.scoring import FinalScoring
from demiurge.games.terra_mystica.state import ROUNDS, Mystica, Player
from demiurge.games.terra_mystica.vocabulary import PRIESTS_ON_CULTS
from demiurge.kernel.data import added
from demiurge.kernel.masks import bits
from demiurge.kernel.state import NOT_ASKED, Await, Refusal, Step

GIVE_UP: Final = actions.WAIVE.of(actions.WAIVE_SPADE)


class StartRound(Step[Mystica]):
    """TM-3.1: after the income the start player begins (TM-4.1)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Mystica) -> None:
        s.round = self.number
        s.spaces = 0  # TM-17.8
        for p in s.players:
            p.passed = p.used = 0
            reach.refresh(s, p)
        if s.game.site:
            coins_on_cards(s)  # TM-43.40
        s.tell("round", s.first, [self.number])
        s.push(EndRound(self.number))
        s.push(Await())
        order = passing.turn_order(s)
        s.push(turns.NextTurn(order[-1]))


def coins_on_cards(s: Mystica) -> None:
    """TM-2.25, TM-17.9: a coin on each card that nobody holds."""
    for card in bits(s.cards):
        s.card_coins = added(s.card_coins, card, 1)


class EndRound(Step[Mystica]):
    """TM-17.1, TM-17.2: cult rewards in the turn order of the next round; after the last round the final scoring."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Mystica) -> None:
        leech.forget(s)
        if self.number == ROUNDS:
            s.push(FinalScoring())
            return
        order = passing.turn_order(s)
        s.push(StartRound(self.number + 1))
        s.push(income.Income())
        s.push(CleanUp())
        s.push(Await())
        for seat in order:
            reward(s, seat)
            p = s.players[seat]
            s.tell("cult bonus", seat, [])
            if p.dropped:
                p.spades = p.cult_steps = p.unlocks_due = 0  # TM-43.38
        ask_in_order(s, order)


def served(s: Mystica, p: Player) -> int:
    """TM-17.1: once for every full `per` steps, or own priests on cult slots (TM-20.9)."""
    tile = s.game.box.scoring_tiles[s.scoring[s.round - 1]]
    steps = p.on_cults if tile.cult == PRIESTS_ON_CULTS else p.cults[tile.cult]
    return steps // tile.per


def reward(s: Mystica, seat: int) -> None:
    """The round's reward, as often as the player has served its cult."""
    p, tile = s.players[seat], s.game.box.scoring_tiles[s.scoring[s.round - 1]]
    times = served(s, p)
    p.coins += times * tile.reward_c
    s.faction(p).gain_priests(p, times * tile.reward_p)
    p.workers += times * tile.reward_w
    gain_power(p, times * tile.reward_pw)
    digging.gain(s, seat, times * tile.reward_spades)


def ask_in_order(s: Mystica, order: list[int]) -> None:
    """Spades, cult steps and priests of the reward: in turn order at the table, in any order on the site."""
    for seat in reversed(order):
        p = s.players[seat]
        question: Question | None = None
        if p.spades:
            question = CultSpades(seat)
        elif p.cult_steps:
            question = leech.Reply(seat)
        elif p.unlocks_due:
            question = income.Unlock(seat)
        if question is not None:
            if s.game.site:
                s.open(seat, question)
            else:
                s.push(question)


class CleanUp(Step[Mystica]):
    """TM-17.8 to TM-17.10; action tokens come off when the round starts, which nobody can tell apart."""

    def run(self, s: Mystica) -> None:
        for p in s.players:
            p.spades = p.may_build = p.need_home = 0  # TM-17.5
        if not s.game.site:
            coins_on_cards(s)


class CultSpades(Question):
    """TM-17.3 to TM-17.6: transform with the spades of the cult bonus, but build nothing."""

    def certain(self, s: Mystica) -> bool:
        return s.players[self.seat].spades > 0  # a spade can always be given up

    def replies(self, s: Mystica) -> list[int]:
        found: list[int] = []
        building.answers(s, self.seat, found)
        if s.players[self.seat].spades:
            found.append(GIVE_UP)
        return found

    def law(self, s: Mystica, action: int) -> Refusal:
        if action == GIVE_UP:
            return None  # nobody is asked without a spade
        if action in actions.BUILD:
            return "TM-17.3"
        if action in actions.TRANSFORM:
            h, new, _ = actions.transform_of(action)
            return terraform.refuse_transform(s, self.seat, h, new, False, False)
        return "TM-17.4" if action == actions.DIG else NOT_ASKED

    def moot(self, s: Mystica) -> None:
        """All spades are used."""

    def follow(self, s: Mystica, action: int) -> None:
        p: Player = s.players[self.seat]
        if action == GIVE_UP:
            p.spades -= 1
        else:
            h, new, _ = actions.transform_of(action)
            terraform.transform(s, self.seat, h, new, False)
        p.may_build = p.need_home = 0
        s.push(self)  # until all spades are used
