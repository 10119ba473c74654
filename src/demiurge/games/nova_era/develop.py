"""Chapter 11: Develop, with what pays for it, and how a card enters a civilization."""

from __future__ import annotations

from demiurge.games.nova_era import actions, civilization, display, obsolescence, spending, state
from demiurge.games.nova_era.state import Nova
from demiurge.games.nova_era.vocabulary import TECHNOLOGY
from demiurge.kernel.state import NOT_ASKED, Decision, Refusal


# ---- what it costs
def cost_in(s: Nova, seat: int, card: int, color: int) -> int:
    """The cost when paid in that colour, after all discounts at least 1 (NE-20.15)."""
    return max(1, s.card(card).cost - s.players[seat].powers[state.DISCOUNT + color])


def resources_due(s: Nova, seat: int, card: int, color: int) -> int:
    """What resources must pay: the rest that a die of this colour leaves (NE-11.11, NE-11.12, NE-R41), or all of it
    with another die (NE-11.14); what a die has too much is lost (NE-11.13)."""
    cost = cost_in(s, seat, card, color)
    if state.color_of(s.die) == color:
        return max(0, cost - spending.spent_value(s, seat))
    return cost


def payable(s: Nova, seat: int, card: int, color: int) -> bool:
    """NE-11.15"""
    return resources_due(s, seat, card, color) <= s.players[seat].resources[color]


def refuse(s: Nova, seat: int, card: int) -> Refusal:
    if s.card(card).kind != TECHNOLOGY:
        return "NE-11.10"
    if card not in s.players[seat].hand and card not in display.available(s):
        for column in s.display:
            if card in column:
                return "NE-4.2"
        return "NE-11.10"
    for color in s.card(card).colors:
        if payable(s, seat, card, color):
            return None
    return "NE-11.15"


class Pay(Decision[Nova]):
    """NE-11.17: a bicolour card is paid in one of its two colours, never in both, and lies in that column (NE-11.18).
    A card of one colour, or of which only one colour can be paid, is not asked about."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def answers(self, s: Nova) -> list[int]:
        return [actions.PAY.of(color) for color in s.card(self.card).colors if payable(s, self.seat, self.card, color)]

    def refuse(self, s: Nova, action: int) -> Refusal:
        if action not in actions.PAY:
            return NOT_ASKED
        color = actions.PAY.at(action)
        if color not in s.card(self.card).colors:
            return "NE-11.17"
        return None if payable(s, self.seat, self.card, color) else "NE-11.15"

    def take(self, s: Nova, action: int) -> None:
        develop(s, self.seat, self.card, actions.PAY.at(action))


def develop(s: Nova, seat: int, card: int, color: int) -> None:
    """Pay (NE-11.12), then place the card in the column that paid for it (NE-11.16, NE-11.18)."""
    due = resources_due(s, seat, card, color)
    s.players[seat].gain(color, -due)  # NE-R3
    s.tell("developed", seat, [card, color, due, state.look_of(s.die)])
    enter(s, seat, card, color)


def enter(s: Nova, seat: int, card: int, column: int) -> None:
    """NE-R21: the card leaves the Display or the hand and is placed; Obsolescence (NE-11.19), then its Instants. A
    secret card is shown to all by that (NE-R9), others are known (NE-R10)."""
    p = s.players[seat]
    spending.back_to_bag(s)
    if card in p.hand:
        p.hand = [other for other in p.hand if other != card]
        if s.secret(card):
            s.chance.pick([card])
    else:
        display.remove(s, card)
    civilization.place(s, seat, card, column)
    for named in obsolescence.named_by(s, card):
        obsolescence.declare(s, seat, named)
    civilization.obtained(s, seat, card)
