"""Chapters 10 and 11: power actions and special actions."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import actions, bridges, digging, power, terraform, upgrades
from demiurge.games.terra_mystica.actions import POWER, SPECIAL
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.vocabulary import ICE, SH, TP, VOLCANO, D
from demiurge.kernel.masks import bits
from demiurge.kernel.state import Refusal

POWER_ACTIONS: Final = 6
SPECIAL_ACTIONS: Final = 12
OWNERS: Final = (
    actions.AUREN, actions.CHAOSMAGICIANS, actions.ENGINEERS, actions.GIANTS, actions.NOMADS, actions.SWARMLINGS,
    actions.WITCHES, actions.SHAPESHIFTERS, actions.SHAPESHIFTERS,
)  # fmt: skip
BON1_CARD: Final = 0
BON2_CARD: Final = 1
FAV6_TILE: Final = 5


def price(s: Mystica, p: Player, space: int) -> int:
    """TM-38.8: Yetis pay less."""
    return s.game.box.power_actions[space].power - s.faction(p).act_discount


def refuse_power(s: Mystica, p: Player, space: int) -> Refusal:
    if s.spaces >> space & 1 and not (p.faction == actions.YETIS and p.built[SH]):  # TM-38.11
        return "TM-4.6"
    gain = s.game.box.power_actions[space]
    if gain.spades and p.faction == actions.RIVERWALKERS:
        return "TM-41.16"
    if not power.can_spend(s, p, price(s, p, space)):
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
    power.gain_priests(p, gain.priests)
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
    return "TM-41.16" if which == actions.BON1 and p.faction == actions.RIVERWALKERS else None


def refuse_faction_action(s: Mystica, seat: int, which: int) -> Refusal:
    """TM-11.2: faction actions come with the stronghold; the Engineers' is there from the start."""
    p = s.players[seat]
    faction = s.faction(p)
    if p.faction != OWNERS[which] or not (p.built[SH] or faction.action_from_start):
        return "TM-11.2"
    if which == actions.ACTE:
        if p.workers < faction.bridge_w:
            return "TM-4.9"
        if s.game.site or bridges.any_place(s, p):
            return None
        return "TM-16.1" if p.bridges_left else "TM-16.5"
    if which == actions.ACTH5:
        return None if power.can_spend(s, p, faction.shift_pw) else "TM-4.9"
    if which == actions.ACTH6:
        return None if power.tokens(p) >= faction.shift_tokens else "TM-4.9"
    if s.game.site:
        return None
    return refuse_without_target(s, seat, which)


def refuse_without_target(s: Mystica, seat: int, which: int) -> Refusal:
    """At the table an action is not begun that cannot be carried out."""
    p = s.players[seat]
    if which == actions.ACTN:
        beside = 0
        for h in bits(p.at[0]):
            beside |= s.game.board.near[h]
        beside &= s.empty & ~s.ground[p.home] & ~s.ground[ICE] & ~s.ground[VOLCANO]
        return None if beside else "TM-34.9"
    if which == actions.ACTW:
        left = p.built[D] < s.faction(p).count[D]
        return None if left and s.empty & s.ground[p.home] else "TM-36.9"
    if which == actions.ACTS:
        return None if p.built[D] and p.built[TP] < s.faction(p).count[TP] else "TM-35.9"
    return None


def use_special(s: Mystica, seat: int, which: int) -> None:
    p = s.players[seat]
    faction = s.faction(p)
    p.actions -= 1
    upgrades.clear_rights(p)
    if which not in (actions.ACTE, actions.ACTH5, actions.ACTH6):  # TM-11.3
        p.used |= 1 << which
    s.tell("special action", seat, [which])
    if which == actions.ACTA:
        p.cult_steps, p.same_track = p.cult_steps + faction.action_steps, 1  # TM-24.9
    elif which == actions.ACTC:
        p.actions += faction.action_actions  # TM-25.10
    elif which == actions.ACTE:
        p.workers -= faction.bridge_w
        p.bridges_due += 1
    elif which == actions.ACTG:
        free_spades(s, seat, faction.action_spades, 1)  # TM-31.10
    elif which == actions.ACTN:
        p.free_transform = p.transforms = p.builds = p.digs = 1
    elif which == actions.ACTS:
        p.free_trading = 1
    elif which == actions.ACTW:
        p.free_dwelling = p.builds = 1
    elif which == actions.BON1:
        free_spades(s, seat, 1, 1)
    elif which in (actions.BON2, actions.FAV6):
        p.cult_steps += 1
    else:
        if which == actions.ACTH5:
            power.spend_power(p, faction.shift_pw)
        else:
            power.lose_tokens(p, faction.shift_tokens)
        p.colour_due = 1


def answers(s: Mystica, seat: int, found: list[int]) -> None:
    p = s.players[seat]
    if power.spendable(s, p) > 1:  # the cheapest action costs more, even for Yetis
        for space in range(POWER_ACTIONS):
            if refuse_power(s, p, space) is None:
                found.append(POWER.of(space))
    if p.card == BON1_CARD or p.card == BON2_CARD or p.favors >> FAV6_TILE & 1:
        for which in range(actions.BON1, SPECIAL_ACTIONS):
            if refuse_special(s, seat, which) is None:
                found.append(SPECIAL.of(which))
    if p.built[SH] or p.faction == actions.ENGINEERS:
        for which in range(actions.BON1):
            if refuse_special(s, seat, which) is None:
                found.append(SPECIAL.of(which))


# ---- Shapeshifters
def refuse_colour(s: Mystica, seat: int, colour: int) -> Refusal:
    """TM-42.12"""
    if not s.players[seat].colour_due:
        return "TM-42.10"
    return "TM-42.12" if colour_taken(s, colour) else None


def colour_taken(s: Mystica, colour: int) -> bool:
    """Whether some player's pieces have this colour now; start colours of ice and volcano factions do not count.
    Riverwalkers, whose colour would, are never at a table with Shapeshifters (TM-2.12)."""
    for p in s.players:
        if p.home == colour:
            return True
    return False


def shift(s: Mystica, seat: int, colour: int) -> None:
    """TM-42.13: the hexes under own structures take the new colour."""
    p = s.players[seat]
    p.colour_due = 0
    p.home = colour
    for h in bits(p.at[0]):
        terraform.set_terrain(s, h, colour)
    s.tell("colour", seat, [colour])
