"""What a View does not show (TH-2.13) is drawn again: the hands of others, as the deck allows."""

from __future__ import annotations

from demiurge.games.theocratia import holidays, power_cards, pyramids, war
from demiurge.games.theocratia.box import HOLIDAY_DISCOUNT, PYRAMID_GROUP, WAR_DISCOUNT
from demiurge.games.theocratia.state import NONE, UNKNOWN, Theocracy
from demiurge.kernel.chance import Chance


def fill(view: Theocracy, chance: Chance) -> Theocracy:
    s = view.clone()
    hidden = [seat for seat in range(s.seats) if UNKNOWN in s.hands[seat]]
    for seat in hidden:
        s.hands[seat] = sorted([chance.draw(s.deck) for _ in s.hands[seat]])
    keep_promise(s, hidden)
    s.refresh()
    return s


def keep_promise(s: Theocracy, hidden: list[int]) -> None:
    """Who has declared what only a card can pay for holds that card (TH-27.15): it is put into the hand, for
    another one in exchange. A hand that the View shows keeps it anyway."""
    op, amount = owed(s)
    while power_cards.savings(s, s.active, op) < amount:
        if not exchange(s, op, hidden):
            return


def owed(s: Theocracy) -> tuple[int, int]:
    """The operation that the active player has promised by declaring, and how much of it; NONE for nothing."""
    lane = s.lanes[s.seats]
    top = lane[-1] if lane else None
    if isinstance(top, war.DeclaredWar):
        return WAR_DISCOUNT, top.cost(s) - s.garrison[s.civ]
    if isinstance(top, holidays.DeclaredHoliday):
        return HOLIDAY_DISCOUNT, top.cost(s) - s.cosmo[s.active]
    if isinstance(top, holidays.Spend):
        return HOLIDAY_DISCOUNT, len(s.named) + top.left - s.cosmo[s.active]
    if isinstance(top, pyramids.Group):
        return PYRAMID_GROUP, int(top.needs_card(s))
    return NONE, NONE


def exchange(s: Theocracy, op: int, hidden: list[int]) -> bool:
    """One card of the active hand for one with this operation, from the deck or another hidden hand."""
    cards = s.game.box.cards
    hand = s.hands[s.active]
    useless = [card for card in hand if not cards[card].amount(op)]
    sources = [s.deck] + [s.hands[seat] for seat in hidden if seat != s.active]
    for source in sources:
        for card in source:
            if useless and cards[card].amount(op):
                hand[hand.index(useless[0])], source[source.index(card)] = card, useless[0]
                for changed in (hand, source):
                    changed.sort()
                return True
    return False
