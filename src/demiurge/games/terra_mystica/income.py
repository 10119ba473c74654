"""Chapter 3: income."""

from __future__ import annotations

from demiurge.games.terra_mystica import actions, passing
from demiurge.games.terra_mystica.dropping import Question
from demiurge.games.terra_mystica.power import gain_power
from demiurge.games.terra_mystica.state import NO_CARD, Mystica, Player
from demiurge.games.terra_mystica.vocabulary import SA, D
from demiurge.kernel.masks import cells
from demiurge.kernel.state import NOT_ASKED, Refusal, Step


def of(s: Mystica, p: Player) -> list[int]:
    """Coins, workers, priests and power of the next income (TM-3.3 to TM-3.8)."""
    coins, workers, priests, power = lasting(s, p)
    if p.card != NO_CARD:
        card = s.game.box.bonus_cards[p.card]
        coins, workers = coins + card.income_c, workers + card.income_w
        priests, power = priests + card.income_p, power + card.income_pw
    return [coins, workers, priests, power]


def lasting(s: Mystica, p: Player) -> tuple[int, int, int, int]:
    """What structures and favor tiles bring of it: in every round."""
    faction = s.faction(p)
    coins = workers = priests = power = 0
    for kind in range(D, SA + 1):
        built = p.built[kind]
        coins += faction.income_c[kind][built]
        workers += faction.income_w[kind][built]
        priests += faction.income_p[kind][built]
        power += faction.income_pw[kind][built]
    for tile in cells(p.favors):
        favor = s.game.box.favor_tiles[tile]
        coins, workers = coins + favor.income_c, workers + favor.income_w
        priests, power = priests + favor.income_p, power + favor.income_pw
    return coins, workers, priests, power


class Income(Step[Mystica]):
    """TM-3.2: every player takes the income; only Riverwalkers decide anything (TM-3.12)."""

    def run(self, s: Mystica) -> None:
        order = passing.turn_order(s)
        for seat in order:
            p = s.players[seat]
            coins, workers, priests, power = of(s, p)
            p.coins += coins
            s.faction(p).gain_priests(p, priests)
            p.workers += workers
            gain_power(p, power)
            s.tell("income", seat, [coins, workers, priests, power])
        ask_unlocks(s, order)


def ask_unlocks(s: Mystica, order: list[int]) -> None:
    for seat in order:
        if s.players[seat].unlocks_due and not s.players[seat].dropped:
            s.push(Unlock(seat))


class Unlock(Question):
    """What a faction decides about priests outside its turn (TM-41.12)."""

    def replies(self, s: Mystica) -> list[int]:
        found: list[int] = []
        s.faction(s.players[self.seat]).answers(s, self.seat, found)
        return found

    def law(self, s: Mystica, action: int) -> Refusal:
        return s.faction(s.players[self.seat]).refuse(s, self.seat, action) if action in actions.UNLOCK else NOT_ASKED

    def moot(self, s: Mystica) -> None:
        """Nothing is due any more."""

    def follow(self, s: Mystica, action: int) -> None:
        s.push(self)  # asked again for the rest, if there is any
        s.faction(s.players[self.seat]).take(s, self.seat, action)
