"""What a player could get: costs, and what there is to pay them with."""

from __future__ import annotations

from demiurge.games.nova_era import actions, spending, state, vocabulary
from demiurge.games.nova_era.box import Card
from demiurge.games.nova_era.features import places
from demiurge.games.nova_era.features.scales import FEW, SOME
from demiurge.games.nova_era.state import Nova, Player
from demiurge.games.nova_era.vocabulary import BLACK, TYPES
from demiurge.kernel.features import Sheet


def reachable(s: Nova, seat: int, at: int, available: list[int], sheet: Sheet) -> None:
    """How many available cards of the Display the player could take into play with a die."""
    purse, technologies, territories = purse_of(s.players[seat]), 0, 0
    for index in available:
        card = s.card(index)
        if card.kind == vocabulary.TERRITORY_CARD:
            territories += 1 if spending.may_expand(s, seat, index) else 0
        elif _payable(card, purse):
            technologies += 1
    sheet.put(at + places.IN_REACH, technologies / SOME)
    sheet.put(at + places.LAND_IN_REACH, territories / FEW)


def attainable(s: Nova, seat: int, index: int, purse: list[int]) -> bool:
    card = s.card(index)
    if card.kind == vocabulary.TERRITORY_CARD:
        return spending.may_expand(s, seat, index)
    return _payable(card, purse)


def _payable(card: Card, purse: list[int]) -> bool:
    for color in card.colors:
        if card.cost <= purse[color]:
            return True
    return False


def purse_of(p: Player) -> list[int]:
    """The dearest cost that can be paid in each colour: resources, the best die, discounts (NE-11.11, NE-20.15)."""
    found = [p.resources[color] for color in range(TYPES)]
    best = [0] * TYPES
    for one in p.dice:
        color = state.color_of(one)
        if color != BLACK:
            value = min(state.value_of(one) + p.powers[state.DIE_BONUS + color], actions.FACES)
            best[color] = max(best[color], value)
    for color in range(TYPES):
        if found[color] + best[color]:  # a cost is at least 1
            found[color] += best[color] + p.powers[state.DISCOUNT + color]
    return found
