"""Chapter 11: passing, bonus cards (chapter 18) and the turn order of the next round."""

from __future__ import annotations

from demiurge.games.terra_mystica import actions, box, reach, sources
from demiurge.games.terra_mystica.state import NO_CARD, ROUNDS, Mystica, Player, score
from demiurge.games.terra_mystica.vocabulary import SA, TP, D
from demiurge.kernel.data import changed
from demiurge.kernel.masks import cells
from demiurge.kernel.state import Refusal


def refuse(s: Mystica, action: int) -> Refusal:
    if s.round == ROUNDS:
        return None if action == actions.PASS_LAST else "TM-11.12"
    return None if s.cards >> actions.PASS.at(action) & 1 else "TM-11.9"  # a pass without a card takes none either


def answers(s: Mystica, found: list[int]) -> None:
    if s.round == ROUNDS:
        found.append(actions.PASS_LAST)
    else:
        found += [actions.PASS.base + card for card in cells(s.cards)]


def points(s: Mystica, seat: int) -> None:
    """TM-11.8: the bonus card, FAV12 and some factions score when passing."""
    p = s.players[seat]
    if p.card != NO_CARD:
        table = s.game.box.bonus_cards[p.card].pass_vp
        for kind in range(D, SA + 1):
            if table[kind]:
                score(s, seat, table[kind][p.built[kind]], sources.BONUS)
        if table[box.SHIPPING]:
            score(s, seat, table[box.SHIPPING][p.ship], sources.BONUS)
    for tile in cells(p.favors):
        trading = s.game.box.favor_tiles[tile].pass_tp_vp
        if trading:
            score(s, seat, trading[p.built[TP]], sources.FAVOR)
    s.faction(p).pass_points(s, seat)


def give_back_card(s: Mystica, p: Player) -> None:
    if p.card != NO_CARD:
        s.cards |= 1 << p.card
        p.card = NO_CARD


def take_card(s: Mystica, p: Player, card: int) -> None:
    """TM-11.9: with the coins on it; the card given back is free for those who pass later (TM-11.10)."""
    old, p.card = p.card, card
    s.cards &= ~(1 << card)
    if old != NO_CARD:
        s.cards |= 1 << old
    p.coins += s.card_coins[card]
    s.card_coins = changed(s.card_coins, card, 0)


def do_pass(s: Mystica, seat: int, action: int) -> None:
    """TM-11.5, TM-11.8, TM-11.9; the turn order is settled when the round ends."""
    p = s.players[seat]
    p.actions -= 1
    if s.game.strict_chaos:
        p.actions = 0  # TM-25.11
    if not any(other.passed for other in s.players):
        s.first = seat
    p.passed = 1
    points(s, seat)
    if action != actions.PASS_LAST:
        take_card(s, p, actions.PASS.at(action))
    else:
        give_back_card(s, p)  # TM-11.12
    reach.refresh(s, p)
    s.tell("pass", seat, [p.card])


def next_after(s: Mystica, seat: int) -> int:
    """Whose turn follows; -1 when everybody has passed (TM-4.2, TM-4.3)."""
    at = s.order.index(seat)
    for other in s.order[at + 1 :] + s.order:
        if not s.players[other].passed and not s.players[other].dropped:
            return other
    return -1


def reorder(s: Mystica, seat: int) -> None:
    """TM-11.7: with this option the order of passing is the next turn order."""
    if s.game.variable_order and s.players[seat].passed:
        s.order = [other for other in s.order if other != seat] + [seat]


def turn_order(s: Mystica) -> list[int]:
    """TM-11.6: the others follow the start player."""
    at = s.order.index(s.first)
    return s.order[at:] + s.order[:at]
