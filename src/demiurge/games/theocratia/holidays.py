"""Chapter 16: Holidays. Any die, instead of its action: the civ celebrates, for cosmo and crystals."""

from __future__ import annotations

from demiurge.games.theocratia import actions, chronicles, malus, power_cards, round_bonus, worship
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.effects.base import BONUS_AID, HOLIDAY_AID
from demiurge.games.theocratia.state import Question, Theocracy, die_colour
from demiurge.kernel.state import NOT_ASKED, Choice, Refusal, Step


def size(s: Theocracy, civ: int) -> int:
    """TH-16.2: all buildings of the civ but pyramids, whoever owns them."""
    return (s.all_built(civ) & ~s.built(civ, v.PYRAMID)).bit_count()


def refuse(s: Theocracy, seat: int) -> Refusal:
    """TH-16.1, TH-16.3, TH-16.10: the colour of the die, cosmo and crystals."""
    n = size(s, s.civ)
    if not matches(s):
        return "TH-16.1"
    if s.cosmo[seat] < n and s.cosmo[seat] + power_cards.savings(s, seat, HOLIDAY_AID) < n:
        return "TH-16.3"
    return None if s.crystals_of(s.civ) >= n else "TH-16.10"


def matches(s: Theocracy) -> bool:
    """The placed die has the civ's colour, or a card was discarded for it (TH-16.1, TH-20.3)."""
    if s.festive:
        return True
    return die_colour(s.rows[s.civ * v.CELLS + s.dice_in(s.civ) - 1]) == s.civ


def payable(s: Theocracy, seat: int, civ: int, how: int, kept: int) -> bool:
    """TH-R46: whether the die in hand, placed there, could be used for a Holiday. The match bonus counts, and so do the
    cards that could be played, of which `kept` are not discarded for the placing."""
    n, matched = size(s, civ), s.die == civ or how & 1
    if not (s.die == civ or how >> 1) or s.crystals_of(civ) < n:
        return False
    bonus = s.game.numbers.row_cosmo[s.dice_in(civ)] if matched else 0
    savings, omens = list[int](), 0
    for index in s.hands[seat]:
        if index != v.UNKNOWN:
            aids = s.game.box.cards[index].aids
            savings.append(aids[HOLIDAY_AID])
            omens += aids[BONUS_AID]
    savings.sort(reverse=True)
    for again in range(min(omens, kept) + 1):
        cosmo = min(s.cosmo[seat] + bonus * (1 + again), s.game.numbers.cosmo_max)
        if cosmo + sum(savings[: kept - again]) >= n:
            return True
    return False


def declare(s: Theocracy, seat: int) -> None:
    s.act = v.CELEBRATING
    s.tell("holiday", seat, [s.civ, size(s, s.civ)])
    s.push(DeclaredHoliday(seat))
    s.push(Spend(seat, size(s, s.civ)))


class Spend(Choice[Theocracy]):
    """TH-16.10, TH-R37: the next crystal for the chronicle. The player chooses which, and in which order."""

    verb = actions.SPEND
    clause = "TH-16.10"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def answers(self, s: Theocracy) -> list[int]:
        return [actions.SPEND.of(colour) for colour in range(v.COLOURED) if s.area[s.civ * v.COLOURED + colour]]

    def take(self, s: Theocracy, action: int) -> None:
        colour = actions.SPEND.at(action)
        s.area[s.civ * v.COLOURED + colour] -= 1
        s.named = s.named + [colour]
        if self.left > 1:
            s.push(Spend(self.seat, self.left - 1))


class DeclaredHoliday(Question):
    """The moment declared: the crystals are named, nothing is paid; Open Granaries (TH-28.23), Pure Hearts (TH-28.24),
    go on."""

    def cost(self, s: Theocracy) -> int:
        return max(len(s.named) - s.discount, 0)

    def answers(self, s: Theocracy) -> list[int]:
        found = power_cards.answers(s, self.seat, v.DECLARED)
        return [actions.GO, *found] if self.cost(s) <= s.cosmo[self.seat] else found

    def refuse(self, s: Theocracy, action: int) -> Refusal:
        if action in actions.PLAY:
            return power_cards.refuse(s, self.seat, actions.PLAY.at(action), v.DECLARED)
        if action != actions.GO:
            return NOT_ASKED
        return None if self.cost(s) <= s.cosmo[self.seat] else "TH-16.3"

    def take(self, s: Theocracy, action: int) -> None:
        if action == actions.GO:
            worship.pay_cosmo(s, self.seat, self.cost(s))
            celebrate(s, self.seat)
        else:
            s.push(self)
            power_cards.play(s, self.seat, actions.PLAY.at(action))


def celebrate(s: Theocracy, seat: int) -> None:
    """TH-16.11: effects of the crystals, chronicle, worship, round bonus, pyramids; pushed from the last to the
    first."""
    civ = s.civ
    s.push(PyramidWorship(civ))
    round_bonus.reward(s, seat, civ, v.FOR_HOLIDAY)
    houses = s.built(civ, v.HOUSE) | s.built(civ, v.FORTRESS)
    s.push(worship.Gain(seat, civ, houses.bit_count()))
    s.push(Record())
    order = s.seats_from(seat)
    for i in range(s.seats - 1, 0, -1):  # TH-16.4: another player's colour
        s.push(worship.Gain(order[i], civ, s.named.count(s.colour[order[i]])))
    if s.pure:  # P24: no malus, and cosmo after all payments
        worship.gain_cosmo(s, seat, s.pure - 1)
    else:
        malus.forward(s, seat, s.named.count(v.BLACK))


class Record(Step[Theocracy]):
    """TH-16.5: the spent crystals go to the chronicle, in their order (TH-R37)."""

    def run(self, s: Theocracy) -> None:
        for colour in s.named:
            chronicles.write(s, s.civ, colour)
        s.named = []


class PyramidWorship(Step[Theocracy]):
    """TH-16.9, TH-R29: every player with a pyramid of the civ on an own hex, the active one included."""

    def __init__(self, civ: int) -> None:
        self.civ = civ

    def run(self, s: Theocracy) -> None:
        worship.owners_gain(s, self.civ, s.built(self.civ, v.PYRAMID))
