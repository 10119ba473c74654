"""Chapters 10 and 11: power actions and special actions."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import actions, bridges, digging, power, upgrades
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.vocabulary import SH
from demiurge.kernel.state import Refusal

POWER_ACTIONS: Final = 6
SPECIAL_ACTIONS: Final = 12
BON1_CARD: Final = 0
BON2_CARD: Final = 1
FAV6_TILE: Final = 5


def price(s: Mystica, p: Player, space: int) -> int:
    """TM-38.8: Yetis pay less."""
    return s.game.box.power_actions[space].power - s.faction(p).act_discount


def refuse_power(s: Mystica, p: Player, space: int) -> Refusal:
    faction, gain = s.faction(p), s.game.box.power_actions[space]
    if s.spaces >> space & 1 and not faction.shares_spaces(p):
        return "TM-4.6"
    if gain.spades and faction.refuse_spades() is not None:
        return faction.refuse_spades()
    if not power.can_spend(s, p, gain.power - faction.act_discount):
        return "TM-10.1"
    return "TM-10.9" if gain.bridges and not s.game.site and not bridges.any_place(s, p) else None


def use_power(s: Mystica, seat: int, space: int) -> None:
    """TM-10.1, TM-10.3 to TM-10.8"""
    p, gain = s.players[seat], s.game.box.power_actions[space]
    p.actions -= 1
    power.spend_power(p, price(s, p, space))
    s.spaces |= 1 << space
    s.tell("power action", seat, [space])
    upgrades.clear_rights(p)
    p.bridges_due += gain.bridges
    s.faction(p).gain_priests(p, gain.priests)
    p.workers += gain.workers
    p.coins += gain.coins
    free_spades(s, seat, gain.spades, gain.spades)


def free_spades(s: Mystica, seat: int, spades: int, hexes: int) -> None:
    """Spades for transform and build; those factions that make something else of them build nothing by it."""
    p = s.players[seat]
    had = p.spades
    digging.gain(s, seat, spades)
    if p.spades > had:
        p.transforms, p.builds, p.digs = hexes, 1, 1


def refuse_special(s: Mystica, seat: int, which: int) -> Refusal:
    p = s.players[seat]
    if p.used >> which & 1:
        return "TM-4.7"
    if which < actions.BON1:
        return refuse_faction_action(s, seat, which)
    if which == actions.FAV6:
        return None if p.favors >> FAV6_TILE & 1 else "TM-11.1"
    if p.card != (BON1_CARD if which == actions.BON1 else BON2_CARD):
        return "TM-11.1"
    if p.passed:
        return "TM-11.14"  # the card was taken just now
    return s.faction(p).refuse_spades() if which == actions.BON1 else None


def refuse_faction_action(s: Mystica, seat: int, which: int) -> Refusal:
    """TM-11.2: faction actions come with the stronghold, but for one that is there from the start."""
    p = s.players[seat]
    faction = s.faction(p)
    if which not in faction.specials or not (p.built[SH] or faction.action_from_start):
        return "TM-11.2"
    return faction.refuse_special(s, seat, which)


def use_special(s: Mystica, seat: int, which: int) -> None:
    p = s.players[seat]
    faction = s.faction(p)
    p.actions -= 1
    upgrades.clear_rights(p)
    if which >= actions.BON1 or faction.once:  # TM-11.3
        p.used |= 1 << which
    s.tell("special action", seat, [which])
    if which < actions.BON1:
        faction.special(s, seat, which)
    elif which == actions.BON1:
        free_spades(s, seat, 1, 1)
    else:
        p.cult_steps += 1


def answers(s: Mystica, seat: int, found: list[int]) -> None:
    p = s.players[seat]
    faction, most = s.faction(p), power.spendable(s, p)
    if most > 1:  # the cheapest action costs more, even for Yetis
        most += faction.act_discount
        for gain in s.game.box.power_actions:
            if gain.power <= most and refuse_power(s, p, gain.index) is None:
                found.append(actions.POWER.base + gain.index)
    if p.card == BON1_CARD or p.card == BON2_CARD or p.favors >> FAV6_TILE & 1:
        for which in range(actions.BON1, SPECIAL_ACTIONS):
            if refuse_special(s, seat, which) is None:
                found.append(actions.SPECIAL.of(which))
    for which in faction.specials:
        if refuse_special(s, seat, which) is None:
            found.append(actions.SPECIAL.of(which))
