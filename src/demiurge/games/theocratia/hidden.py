"""What a View does not show (TH-2.13) is drawn again: the hands of others, as the deck allows."""

from __future__ import annotations

from demiurge.games.theocratia import holidays, power_cards, pyramids, war
from demiurge.games.theocratia.effects import base
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import UNKNOWN
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
    aid, amount = owed(s)
    while power_cards.savings(s, s.active, aid) < amount:
        if not exchange(s, aid, hidden):
            return


def owed(s: Theocracy) -> tuple[int, int]:
    """What the active player has promised to play by declaring, and how much of it."""
    lane = s.lanes[s.seats]
    top = lane[-1] if lane else None
    if isinstance(top, war.DeclaredWar):
        return base.WAR_AID, top.cost(s) - s.garrison[s.civ]
    if isinstance(top, holidays.DeclaredHoliday):
        return base.HOLIDAY_AID, top.cost(s) - s.cosmo[s.active]
    if isinstance(top, holidays.Spend):
        return base.HOLIDAY_AID, len(s.named) + top.left - s.cosmo[s.active]
    if isinstance(top, pyramids.Group):
        return base.GROUP_AID, int(top.needs_card(s))
    return base.NO_AID, 0


def exchange(s: Theocracy, aid: int, hidden: list[int]) -> bool:
    """One card of the active hand for one that aids in this, from the deck or another hidden hand."""
    cards = s.game.box.cards
    hand = s.hands[s.active]
    useless = [card for card in hand if not cards[card].aids[aid]]
    sources = [s.deck] + [s.hands[seat] for seat in hidden if seat != s.active]
    for source in sources:
        for card in source:
            if useless and cards[card].aids[aid]:
                hand[hand.index(useless[0])], source[source.index(card)] = card, useless[0]
                for changed in (hand, source):
                    changed.sort()
                return True
    return False
