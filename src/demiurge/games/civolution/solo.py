"""Chapters 40 to 45: V.I.C.I, the opponent of the solo game. It is a civ behind the only seat and is never asked."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import cards, dice, favor, reset, sites, tracks, tribes
from demiurge.games.civolution.box import SoloCard, SoloHalf
from demiurge.games.civolution.state import FREE, FROM_FIRE, FROM_VICI, Exam
from demiurge.games.civolution.vocabulary import (
    ACTIVATION,
    ATTRIBUTE_ID,
    CAMPS,
    DRY,
    DRY_MASK,
    ERAS,
    EVOLUTION,
    FACES,
    FATE,
    FIRE,
    GOAL_ID,
    INCOME_ID,
    ISLAND,
    POPULATION,
    PROSPERITY,
    SEATS,
    SLOTS,
    STRONG,
    TYPE_MASK,
    WATER,
    WEAK,
)
from demiurge.kernel.data import changed
from demiurge.kernel.masks import bits
from demiurge.kernel.state import Step

TRIBES: Final = 0  # places in the numbers of the solo game
MARKERS: Final = 1
DICE: Final = 2
FATE_DICE: Final = 3
BLUE: Final = 4
RED: Final = 5
# Deeds of action cards, in the order of reading.SOLO_DEEDS
A_TRACK: Final = 0
A_CARD: Final = 1
A_VP: Final = 2
A_FAVOR: Final = 3
A_STATUE: Final = 4
A_DIE: Final = 5
A_FATE_DIE: Final = 6
AN_EVOLUTION: Final = 7
A_PROSPERITY: Final = 8
A_PROCREATION: Final = 9
A_MIGRATION: Final = 10
A_PROVISION: Final = 11
A_REVEAL: Final = 12
A_TOKEN: Final = 13
# What a scoring card names, in the order of reading.SOLO_SCORING
THIS_ERA: Final = 1
NEXT_ERA: Final = 2
ERA_FOUR: Final = 3
FINAL_TILES: Final = 4
ENOUGH: Final = 2  # provision markers that feed all encamped tribes (CV-43.5) and block a farm space (CV-42.36)
LAST_RANK: Final = 9


class SetUpVici(Step[Exam]):
    """CV-40.4 to CV-40.10"""

    def run(self, s: Exam) -> None:
        from demiurge.games.civolution import setup

        v, n = 1, s.game.numbers.solo
        c = s.civs[v]
        c.dice, c.used, c.fate, c.resets = [0] * 6, n[DICE], n[FATE_DICE], 0
        c.tribes, c.supply = n[TRIBES], n[MARKERS]
        c.grids = [grid[1] for grid in s.game.box.solo.grids]
        c.supply -= sum(c.grids)
        for t in setup.STARTING:
            slot = next(slot for slot in range(1, CAMPS) if s.camps[t * CAMPS + slot] == FREE)
            c.tribes -= 1
            tribes.set_down(s, v, t, slot, True)
            provide(s, v, t)
        s.actions = list(range(len(s.game.box.solo_cards)))


def provide(s: Exam, v: int, t: int) -> None:
    """CV-42.35, CV-R45"""
    if s.civs[v].supply:
        s.civs[v].supply -= 1
        n = s.provisions(t) + 1
        s.provision = changed(s.provision, t, -n if stays_open(s, t, n) else n)
        s.tell("provision", v, [t])


def stays_open(s: Exam, t: int, n: int) -> bool:
    """CV-42.36, CV-R56: whether the n-th marker leaves the farm space free, now and later."""
    if s.provision[t] < 0:
        return True
    return n == ENOUGH and s.civs[0].farms >> t & 1 == 1 and not s.game.earlier


# ---- phases 2 and 4
class RemoveGoal(Step[Exam]):
    """CV-41.2, CV-41.3: a die decides which goal chip leaves the game, if any."""

    def __init__(self, civ: int) -> None:
        self.civ = civ

    def run(self, s: Exam) -> None:
        slot = s.game.box.solo.goal_roll[roll(s, self.civ) - 1]
        if slot and s.goals_open[slot - 1] >= 0:
            take_away(s, self.civ, GOAL_ID + s.goals_open[slot - 1])
            s.goals_open[slot - 1] = -1


def take_away(s: Exam, v: int, chip: int) -> None:
    """A chip of a display leaves the game."""
    s.boxed_chips = [*s.boxed_chips, chip]
    s.tell("take away", v, [chip])


def roll(s: Exam, v: int) -> int:
    value = s.chance.pick(FACES)
    s.tell("vici rolls", v, [value])
    return value


def turn(s: Exam, v: int) -> None:
    """CV-41.6 to CV-41.9: the top action card is revealed and carried out, or leads to a Reset."""
    if not s.actions:
        s.actions, s.spent_actions = sorted(s.spent_actions), []
    stack = s.actions[:]
    index = s.chance.draw(stack)
    s.actions = stack
    s.shown_actions = [*s.shown_actions, index]
    s.tell("vici card", v, [index])
    if not resets(s):
        carry_out(s, v, s.game.box.solo_cards[index])
        return
    s.tell("vici reset", v, [])
    reset.move_indicator(s)
    s.push(DiscardActions())
    if s.game.tough:  # CV-45.7
        carry_out(s, v, s.game.box.solo_cards[index])


def resets(s: Exam) -> bool:
    """CV-41.7: at least 4 blue and 4 red icons are to be seen."""
    shown, n = [s.game.box.solo_cards[index] for index in s.shown_actions], s.game.numbers.solo
    return sum(c.blue_icons for c in shown) >= n[BLUE] and sum(c.red_icons for c in shown) >= n[RED]


class DiscardActions(Step[Exam]):
    """CV-41.8"""

    def run(self, s: Exam) -> None:
        s.spent_actions, s.shown_actions = s.spent_actions + s.shown_actions, []


def half_of(s: Exam, card: SoloCard) -> SoloHalf:
    """CV-41.10, CV-45.1 to CV-45.5: red in the eras of the level."""
    return card.red if s.era in s.game.box.solo.levels[s.game.level] else card.blue


def carry_out(s: Exam, v: int, card: SoloCard) -> None:
    half = half_of(s, card)
    if half.rows:  # CV-41.11
        deeds = half.rows[roll(s, v) - 1]
    else:
        deeds = scoring_deeds(s, half)
    for what, which, times in reversed(deeds):
        s.push(Deed(v, what, which, times))


def scoring_deeds(s: Exam, half: SoloHalf) -> list[list[int]]:
    """CV-41.12 to CV-41.14, CV-R21: the action of each category so many times, then the points."""
    if half.scoring == NEXT_ERA and s.era == ERAS:
        return [[A_VP, 0, half.no_next_vp]]
    if half.scoring == FINAL_TILES:
        named = bits(s.final_tiles)
    else:
        era = {THIS_ERA: s.era, NEXT_ERA: s.era + 1, ERA_FOUR: ERAS}[half.scoring]
        named = [s.era_tiles[era - 1]]
    found = [deed_for(category) for category in named for _ in range(half.times)]
    return [*found, [A_VP, 0, half.vp]] if half.vp else found


def deed_for(category: int) -> list[int]:
    if category < EVOLUTION:
        return [A_TRACK, category, 1]
    if category == EVOLUTION:
        return [AN_EVOLUTION, 0, 1]
    if category == PROSPERITY:
        return [A_PROSPERITY, 0, 1]
    return [A_PROCREATION if category == POPULATION else A_MIGRATION, 0, 1]


class Deed(Step[Exam]):
    """Chapter 42: one action of V.I.C.I's."""

    def __init__(self, civ: int, what: int, which: int, times: int) -> None:
        self.civ = civ
        self.what = what
        self.which = which
        self.times = times

    def run(self, s: Exam) -> None:
        v = self.civ
        if self.what == A_TRACK:
            s.push(tracks.Advance(v, self.which, self.times))
        elif self.what == A_VP:
            s.score(v, self.times, FROM_VICI)
        elif self.what == A_FAVOR:
            favor.advance(s, v, self.times)
        else:
            if self.times > 1:
                s.push(Deed(v, self.what, self.which, self.times - 1))
            self.once(s, v)

    def once(self, s: Exam, v: int) -> None:
        if self.what == A_CARD:
            remove_card(s, v, self.which)
        elif self.what == A_STATUE:
            build_statue(s, v)
        elif self.what in (A_DIE, A_FATE_DIE):
            s.push(dice.GainDie(v, ACTIVATION if self.what == A_DIE else FATE))
        elif self.what in (AN_EVOLUTION, A_PROSPERITY):
            advance_grid(s, v, self.what - AN_EVOLUTION)
        else:
            self.on_the_continent(s)

    def on_the_continent(self, s: Exam) -> None:
        if self.what == A_PROCREATION:
            procreate(s, self.civ)
        elif self.what == A_MIGRATION:
            s.push(Migration(self.civ, 1))
        elif self.what == A_PROVISION:
            provision(s, self.civ)
        elif self.what == A_REVEAL:
            reveal(s, self.civ)
        else:
            place_token(s, self.civ)


def remove_card(s: Exam, v: int, deck: int) -> None:
    """CV-42.3"""
    if s.open_stacks[deck]:
        card = cards.take_open(s, deck)
        s.boxed = [*s.boxed, card]
        s.tell("take away", v, [card])


def build_statue(s: Exam, v: int) -> None:
    """CV-42.6"""
    if s.civs[v].supply:
        s.civs[v].supply -= 1
        s.statues[ISLAND * SEATS + v] += 1
        s.tell("statue", v, [ISLAND, -1])


def advance_grid(s: Exam, v: int, grid: int) -> None:
    """CV-42.9 to CV-42.13: a marker on the next space; on a removal icon a chip of the display leaves the game."""
    c, plan = s.civs[v], s.game.box.solo.grids[grid]
    if c.grids[grid] >= plan[0] or not c.supply:
        return
    c.supply -= 1
    c.grids = changed(c.grids, grid, c.grids[grid] + 1)
    s.tell("grid", v, [grid, c.grids[grid]])
    if c.grids[grid] not in plan[2:]:
        return
    slot = s.game.box.solo.display_roll[roll(s, v) - 1] - 1
    display, bag = (s.attributes_open, s.attribute_bag) if grid == 0 else (s.incomes_open, s.income_bag)
    if display[slot] >= 0:  # CV-R46
        take_away(s, v, (ATTRIBUTE_ID if grid == 0 else INCOME_ID) + display[slot])
        display[slot] = s.chance.draw(bag) if bag else -1


# ---- determining a territory (CV-42.14 to CV-42.21)
def determine(s: Exam, v: int, eligible: int) -> int:
    """One of the territories of a mask, by a territory roll where there are several; -1 where there is none."""
    if eligible.bit_count() < 2:
        return eligible.bit_length() - 1
    wheel = s.game.box.solo.wheel
    at = roll(s, v) - 1
    while not eligible & TYPE_MASK[wheel[at]]:
        at = (at + 1) % len(wheel)
    same = eligible & TYPE_MASK[wheel[at]]
    if same.bit_count() == 1:
        return same.bit_length() - 1
    beacons = s.game.box.solo.beacons[roll(s, v) - 1]
    while True:
        for t in bits(same):
            if s.game.box.lands[t].beacons == beacons:
                return t
        beacons = beacons % 3 + 1


def own_lands(s: Exam, v: int) -> int:
    return s.here[v] & DRY_MASK


def with_most(s: Exam, v: int, where: int) -> int:
    """Those of the territories in which V.I.C.I has the most tribes."""
    best = max([s.pop[t * SEATS + v] for t in bits(where)])
    return mask_of([t for t in bits(where) if s.pop[t * SEATS + v] == best])


def mask_of(lands: list[int]) -> int:
    found = 0
    for t in lands:
        found |= 1 << t
    return found


# ---- settling (CV-42.23 to CV-42.27)
def rank(s: Exam, v: int, t: int, slot: int) -> int:
    """CV-42.25: the rank of an encampment in the settling table, above 9 for one that is closed."""
    code, fire = s.camps[t * CAMPS + slot], slot == FIRE
    if code < FREE:
        return LAST_RANK + 1
    if code == FREE:
        return 1 if fire else 2
    upright = code & 1
    if (code - 2) // 2 != v:
        return 3 if fire else 5 if upright else 4
    return (6 if fire else 7) if upright else (8 if fire else 9)


def settle(s: Exam, v: int, t: int) -> None:
    """By the settling table. CV-R40: of encampments of one rank, which no rule tells apart, the first."""
    ranks = [rank(s, v, t, slot) for slot in range(CAMPS)]
    slot = ranks.index(min(ranks))
    if s.camps[t * CAMPS + slot] != FREE:
        tribes.displace(s, v, t, slot)
    tribes.set_down(s, v, t, slot, True)  # CV-42.26: not weakened
    if slot == FIRE:
        s.score(v, s.game.box.lands[t].fire_vp, FROM_FIRE)
    tribes.develop(s, v, t)


def procreate(s: Exam, v: int) -> None:
    """CV-42.22, CV-44.3"""
    if not s.civs[v].tribes:
        return
    own = own_lands(s, v)
    roomy = mask_of([t for t in bits(own) if FREE in s.camps[t * CAMPS : t * CAMPS + CAMPS]])
    bear(s, v, determine(s, v, roomy or own))


def bear(s: Exam, v: int, t: int) -> None:
    """CV-42.17, CV-42.24: a new tribe in the territory determined, if there is one; perhaps a migration follows."""
    if t < 0:
        return
    s.civs[v].tribes -= 1
    s.tell("procreate", v, [t])
    settle(s, v, t)
    if all_held(s, v):
        s.push(Migration(v, 1))


def all_held(s: Exam, v: int) -> bool:
    """CV-42.24, CV-R41: V.I.C.I holds every encampment that can be used where it has tribes."""
    for t in bits(own_lands(s, v)):
        for slot in range(CAMPS):
            if rank(s, v, t, slot) < 6:
                return False
    return True


class Migration(Step[Exam]):
    """CV-42.28 to CV-42.33; `first`: the check for a procreation is still to be made."""

    def __init__(self, civ: int, first: int) -> None:
        self.civ = civ
        self.first = first

    def run(self, s: Exam) -> None:
        v = self.civ
        crowded = [t for t in bits(own_lands(s, v)) if s.pop[t * SEATS + v] >= 2 and tribes.strong_in(s, v, t)]
        if not crowded:
            if self.first:
                s.push(Migration(v, 0))
                procreate(s, v)
            return
        x = determine(s, v, mask_of(crowded))
        beside = bits(s.near[x] & DRY_MASK)  # CV-R43: neither caves nor boats
        if not beside:
            return
        fewest = min(s.pop[t * SEATS + v] for t in beside)
        y = determine(s, v, mask_of([t for t in beside if s.pop[t * SEATS + v] == fewest]))
        tribes.lift(s, v, migrant(s, v, x))
        s.tell("migrate", v, [x, y])
        settle(s, v, y)


def migrant(s: Exam, v: int, t: int) -> int:
    """CV-42.31: a strong tribe from the wilderness, else from the fire, else from any encampment."""
    if s.loose[t * 8 + v * 2 + 1]:
        return t * SLOTS + STRONG
    slot = next(slot for slot in range(CAMPS) if s.camps[t * CAMPS + slot] == 3 + v * 2)
    return t * SLOTS + slot


# ---- the other actions
def provision(s: Exam, v: int) -> None:
    """CV-42.34"""
    own = own_lands(s, v)
    if own and s.civs[v].supply:
        fewest = min(s.provisions(t) for t in bits(own))
        poorest = mask_of([t for t in bits(own) if s.provisions(t) == fewest])
        provide(s, v, determine(s, v, with_most(s, v, poorest)))


def reveal(s: Exam, v: int) -> None:
    """CV-42.37"""
    own = bits(own_lands(s, v))
    most = max([len(sites.face_down(s, 1 << t)) for t in own], default=0)
    if most:
        eligible = mask_of([t for t in own if len(sites.face_down(s, 1 << t)) == most])
        sites.reveal_beside(s, v, determine(s, v, eligible))


def place_token(s: Exam, v: int) -> None:
    """CV-42.38 to CV-42.40: in the best hunting territory with tribes of both, else of V.I.C.I."""
    free = own_lands(s, v) & ~s.hunted
    eligible = best_hunting(free & s.here[0]) or best_hunting(free)
    t = determine(s, v, eligible)
    if t >= 0:
        s.hunted |= 1 << t
        s.tell("token", v, [t])


def best_hunting(where: int) -> int:
    for kind in range(WATER):
        if where & TYPE_MASK[kind]:
            return where & TYPE_MASK[kind]
    return 0


# ---- feeding (CV-43.2 to CV-43.7)
def feed(s: Exam, v: int) -> None:
    s.push(FeedVici(v))
    s.push(Deed(v, A_PROVISION, 0, 1))


class FeedVici(Step[Exam]):
    def __init__(self, civ: int) -> None:
        self.civ = civ

    def run(self, s: Exam) -> None:
        v = self.civ
        for t in DRY:
            if s.pop[t * SEATS + v]:
                hunger(s, v, t)
        if not s.here[v]:
            replace_last(s, v)


def hunger(s: Exam, v: int, t: int) -> None:
    """Who is not fed is weakened: strong tribes lie down, weak ones return to the supply."""
    for slot in unfed_camps(s, v, t):
        weaken(s, v, t * SLOTS + slot)
    upright, lying = s.loose[t * 8 + v * 2 + 1], s.loose[t * 8 + v * 2]
    if s.provisions(t) >= ENOUGH:  # one wilderness tribe is fed, a strong one if there is any
        if upright:
            upright -= 1
        else:
            lying -= 1
    for _ in range(lying):
        weaken(s, v, t * SLOTS + WEAK)
    for _ in range(upright):
        weaken(s, v, t * SLOTS + STRONG)


def unfed_camps(s: Exam, v: int, t: int) -> list[int]:
    """CV-43.3 to CV-43.5: with one provision marker the first by ranks 6 to 9 is fed, with two all are."""
    held = sorted([slot for slot in range(CAMPS) if rank(s, v, t, slot) in (6, 7, 8, 9)])
    if s.provisions(t) >= ENOUGH:
        return []
    if s.provisions(t) == 0 or not held:
        return held
    ranks = [rank(s, v, t, slot) for slot in held]
    held.pop(ranks.index(min(ranks)))
    return held


def weaken(s: Exam, v: int, place: int) -> None:
    if tribes.is_strong(s, place):
        tribes.lay_down(s, v, place)
    else:
        tribes.lift(s, v, place)
        s.civs[v].tribes += 1
        s.tell("dies", v, [place // SLOTS])


def replace_last(s: Exam, v: int) -> None:
    """CV-44.4, CV-R42: at once a procreation in a land territory with a player tribe."""
    bear(s, v, determine(s, v, s.here[0] & DRY_MASK))
