"""Chapter 3: income. Chapter 41 on priests that Riverwalkers gain: each may unlock a terrain instead."""

from __future__ import annotations

from demiurge.games.terra_mystica import passing, terraform
from demiurge.games.terra_mystica.actions import UNLOCK
from demiurge.games.terra_mystica.dropping import Question
from demiurge.games.terra_mystica.power import gain_power, gain_priests, take_priests
from demiurge.games.terra_mystica.state import NO_CARD, Mystica, Player
from demiurge.games.terra_mystica.vocabulary import WHEEL
from demiurge.kernel.masks import cells
from demiurge.kernel.state import NOT_ASKED, Refusal, Step

GAIN_PRIEST = WHEEL  # the answer that takes the priest


def of(s: Mystica, p: Player) -> list[int]:
    """Coins, workers, priests and power of the next income (TM-3.3 to TM-3.8)."""
    faction = s.faction(p)
    coins = workers = priests = power = 0
    for kind in range(1, 6):
        built = p.built[kind]
        coins += faction.income_c[kind][built]
        workers += faction.income_w[kind][built]
        priests += faction.income_p[kind][built]
        power += faction.income_pw[kind][built]
    if p.card != NO_CARD:
        card = s.game.box.bonus_cards[p.card]
        coins, workers = coins + card.income_c, workers + card.income_w
        priests, power = priests + card.income_p, power + card.income_pw
    for tile in cells(p.favors):
        favor = s.game.box.favor_tiles[tile]
        coins, workers = coins + favor.income_c, workers + favor.income_w
        priests, power = priests + favor.income_p, power + favor.income_pw
    return [coins, workers, priests, power]


class Income(Step[Mystica]):
    """TM-3.2: every player takes the income; only Riverwalkers decide anything (TM-3.12)."""

    def run(self, s: Mystica) -> None:
        order = passing.turn_order(s)
        for seat in order:
            p = s.players[seat]
            coins, workers, priests, power = of(s, p)
            p.coins += coins
            gain_priests(p, priests)
            p.workers += workers
            gain_power(p, power)
            s.tell("income", seat, [coins, workers, priests, power])
        ask_unlocks(s, order)


def ask_unlocks(s: Mystica, order: list[int]) -> None:
    for seat in order:
        if s.players[seat].unlocks_due and not s.players[seat].dropped:
            s.push(Unlock(seat))


def refuse_unlock(s: Mystica, p: Player, which: int) -> Refusal:
    """TM-41.12, TM-41.13"""
    if not p.unlocks_due:
        return "TM-41.12"
    if which == GAIN_PRIEST:
        return None
    if p.unlocked >> which & 1:
        return "TM-41.12"
    return None if p.coins >= unlock_price(s, p, which) else "TM-4.9"


def unlock_price(s: Mystica, p: Player, terrain: int) -> int:
    """TM-41.13: more for a colour that is somebody's home."""
    return s.faction(p).unlock_c[terraform.in_play(s, terrain)]


def unlock(s: Mystica, seat: int, which: int) -> None:
    p = s.players[seat]
    p.unlocks_due -= 1
    if which == GAIN_PRIEST:
        take_priests(p, 1)
    else:
        p.coins -= unlock_price(s, p, which)
        p.unlocked |= 1 << which
        p.limit += 1
        if p.unlocked == (1 << WHEEL) - 1 and not s.game.site:  # TM-41.15
            take_priests(p, p.unlocks_due)
            p.unlocks_due = 0
    s.tell("unlock", seat, [which])


def unlock_answers(s: Mystica, p: Player, found: list[int]) -> None:
    for which in range(GAIN_PRIEST + 1):
        if refuse_unlock(s, p, which) is None:
            found.append(UNLOCK.of(which))


class Unlock(Question):
    """Priests of the Riverwalkers outside their turn."""

    def replies(self, s: Mystica) -> list[int]:
        found: list[int] = []
        unlock_answers(s, s.players[self.seat], found)
        return found

    def law(self, s: Mystica, action: int) -> Refusal:
        if action not in UNLOCK:
            return NOT_ASKED
        return refuse_unlock(s, s.players[self.seat], UNLOCK.at(action))

    def moot(self, s: Mystica) -> None:
        """Nothing is due any more."""

    def follow(self, s: Mystica, action: int) -> None:
        s.push(self)  # asked again for the rest, if there is any
        unlock(s, self.seat, UNLOCK.at(action))
