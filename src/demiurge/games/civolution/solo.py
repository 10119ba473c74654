"""Chapters 40 to 45: V.I.C.I, the opponent of the solo game. It is a civ behind the only seat and is never asked."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import attributes, cards, dice, favor, income, reset, setup, sites, tracks, tribes
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import SoloCard, SoloHalf
from demiurge.games.civolution.state import FREE, FROM_FIRE, FROM_VICI, NONE, Exam
from demiurge.kernel.data import added, changed, without
from demiurge.kernel.masks import bits
from demiurge.kernel.state import Step

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
        vici, n = 1, s.game.numbers
        c = s.civs[vici]
        c.dice, c.used, c.fate, c.resets = [0] * 6, n.vici_dice, n.vici_fate, 0
        c.tribes, c.supply = n.vici_tribes, n.vici_markers
        c.grids = [grid[1] for grid in s.game.box.solo.grids]
        c.supply -= sum(c.grids)
        for t in setup.STARTING:
            slot = next(slot for slot in range(1, v.CAMPS) if s.camps[t * v.CAMPS + slot] == FREE)
            c.tribes -= 1
            tribes.set_down(s, vici, t, slot, True)
            provide(s, vici, t)
        s.actions = list(range(len(s.game.box.solo_cards)))


def provide(s: Exam, vici: int, t: int) -> None:
    """CV-42.35, CV-R45"""
    if s.civs[vici].supply:
        s.civs[vici].supply -= 1
        n = s.provisions(t) + 1
        s.provision = changed(s.provision, t, -n if stays_open(s, t, n) else n)
        s.tell("provision", vici, [t])


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
            take_away(s, self.civ, v.GOAL_ID + s.goals_open[slot - 1])
            s.goals_open = changed(s.goals_open, slot - 1, NONE)


def take_away(s: Exam, vici: int, chip: int) -> None:
    """A chip of a display leaves the game."""
    s.boxed_chips = [*s.boxed_chips, chip]
    s.tell("take away", vici, [chip])


def roll(s: Exam, vici: int) -> int:
    value = s.chance.pick(v.FACES)
    s.tell("vici rolls", vici, [value])
    return value


def turn(s: Exam, vici: int) -> None:
    """CV-41.6 to CV-41.9: the top action card is revealed and carried out, or leads to a Reset."""
    if not s.actions:
        s.actions, s.spent_actions = sorted(s.spent_actions), []
    index = s.chance.pick(s.actions)
    s.actions = without(s.actions, index)
    s.shown_actions = [*s.shown_actions, index]
    s.tell("vici card", vici, [index])
    if not resets(s):
        carry_out(s, vici, s.game.box.solo_cards[index])
        return
    s.tell("vici reset", vici, [])
    reset.move_indicator(s)
    s.push(DiscardActions())
    if s.game.tough:  # CV-45.7
        carry_out(s, vici, s.game.box.solo_cards[index])


def resets(s: Exam) -> bool:
    """CV-41.7: at least 4 blue and 4 red icons are to be seen."""
    shown, n = [s.game.box.solo_cards[index] for index in s.shown_actions], s.game.numbers
    return sum(c.blue_icons for c in shown) >= n.blue_icons and sum(c.red_icons for c in shown) >= n.red_icons


class DiscardActions(Step[Exam]):
    """CV-41.8"""

    def run(self, s: Exam) -> None:
        s.spent_actions, s.shown_actions = s.spent_actions + s.shown_actions, []


def half_of(s: Exam, card: SoloCard) -> SoloHalf:
    """CV-41.10, CV-45.1 to CV-45.5: red in the eras of the level."""
    return card.red if s.era in s.game.box.solo.levels[s.game.level] else card.blue


def carry_out(s: Exam, vici: int, card: SoloCard) -> None:
    half = half_of(s, card)
    if half.rows:  # CV-41.11
        deeds = half.rows[roll(s, vici) - 1]
    else:
        deeds = scoring_deeds(s, half)
    for what, which, times in reversed(deeds):
        s.push(Deed(vici, what, which, times))


def scoring_deeds(s: Exam, half: SoloHalf) -> list[list[int]]:
    """CV-41.12 to CV-41.14, CV-R21: the action of each category so many times, then the points."""
    if half.scoring == NEXT_ERA and s.era == v.ERAS:
        return [[A_VP, 0, half.no_next_vp]]
    if half.scoring == FINAL_TILES:
        named = bits(s.final_tiles)
    else:
        era = {THIS_ERA: s.era, NEXT_ERA: s.era + 1, ERA_FOUR: v.ERAS}[half.scoring]
        named = [s.era_tiles[era - 1]]
    found = [deed_for(category) for category in named for _ in range(half.times)]
    return [*found, [A_VP, 0, half.vp]] if half.vp else found


def deed_for(category: int) -> list[int]:
    if category < v.EVOLUTION:
        return [A_TRACK, category, 1]
    if category == v.EVOLUTION:
        return [AN_EVOLUTION, 0, 1]
    if category == v.PROSPERITY:
        return [A_PROSPERITY, 0, 1]
    return [A_PROCREATION if category == v.POPULATION else A_MIGRATION, 0, 1]


class Deed(Step[Exam]):
    """Chapter 42: one action of V.I.C.I's."""

    def __init__(self, civ: int, what: int, which: int, times: int) -> None:
        self.civ = civ
        self.what = what
        self.which = which
        self.times = times

    def run(self, s: Exam) -> None:
        vici = self.civ
        if self.what == A_TRACK:
            s.push(tracks.Advance(vici, self.which, self.times))
        elif self.what == A_VP:
            s.score(vici, self.times, FROM_VICI)
        elif self.what == A_FAVOR:
            favor.advance(s, vici, self.times)
        else:
            if self.times > 1:
                s.push(Deed(vici, self.what, self.which, self.times - 1))
            self.once(s, vici)

    def once(self, s: Exam, vici: int) -> None:
        if self.what == A_CARD:
            remove_card(s, vici, self.which)
        elif self.what == A_STATUE:
            build_statue(s, vici)
        elif self.what in (A_DIE, A_FATE_DIE):
            s.push(dice.GainDie(vici, v.ACTIVATION if self.what == A_DIE else v.FATE))
        elif self.what in (AN_EVOLUTION, A_PROSPERITY):
            advance_grid(s, vici, self.what - AN_EVOLUTION)
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


def remove_card(s: Exam, vici: int, deck: int) -> None:
    """CV-42.3"""
    if s.open_stacks[deck]:
        card = cards.take_open(s, deck)
        s.boxed = [*s.boxed, card]
        s.tell("take away", vici, [card])


def build_statue(s: Exam, vici: int) -> None:
    """CV-42.6"""
    if s.civs[vici].supply:
        s.civs[vici].supply -= 1
        s.statues = added(s.statues, v.ISLAND * v.SEATS + vici, 1)
        s.tell("statue", vici, [v.ISLAND, -1])


def advance_grid(s: Exam, vici: int, grid: int) -> None:
    """CV-42.9 to CV-42.13: a marker on the next space; on a removal icon a chip of the display leaves the game."""
    c, plan = s.civs[vici], s.game.box.solo.grids[grid]
    if c.grids[grid] >= plan[0] or not c.supply:
        return
    c.supply -= 1
    c.grids = added(c.grids, grid, 1)
    s.tell("grid", vici, [grid, c.grids[grid]])
    if c.grids[grid] not in plan[2:]:
        return
    slot = s.game.box.solo.display_roll[roll(s, vici) - 1] - 1
    if grid == 0 and s.attributes_open[slot] >= 0:  # CV-R46
        take_away(s, vici, v.ATTRIBUTE_ID + s.attributes_open[slot])
        attributes.refill(s, slot)
    elif grid and s.incomes_open[slot] >= 0:
        take_away(s, vici, v.INCOME_ID + s.incomes_open[slot])
        income.refill(s, slot)


# ---- determining a territory (CV-42.14 to CV-42.21)
def determine(s: Exam, vici: int, eligible: int) -> int:
    """One of the territories of a mask, by a territory roll where there are several; -1 where there is none."""
    if eligible.bit_count() < 2:
        return eligible.bit_length() - 1
    wheel = s.game.box.solo.wheel
    at = roll(s, vici) - 1
    while not eligible & v.TYPE_MASK[wheel[at]]:
        at = (at + 1) % len(wheel)
    same = eligible & v.TYPE_MASK[wheel[at]]
    if same.bit_count() == 1:
        return same.bit_length() - 1
    beacons = s.game.box.solo.beacons[roll(s, vici) - 1]
    while True:
        for t in bits(same):
            if s.game.box.lands[t].beacons == beacons:
                return t
        beacons = beacons % 3 + 1


def own_lands(s: Exam, vici: int) -> int:
    return s.here[vici] & v.DRY_MASK


def with_most(s: Exam, vici: int, where: int) -> int:
    """Those of the territories in which V.I.C.I has the most tribes."""
    best = max([s.pop[t * v.SEATS + vici] for t in bits(where)])
    return mask_of([t for t in bits(where) if s.pop[t * v.SEATS + vici] == best])


def mask_of(lands: list[int]) -> int:
    found = 0
    for t in lands:
        found |= 1 << t
    return found


# ---- settling (CV-42.23 to CV-42.27)
def rank(s: Exam, vici: int, t: int, slot: int) -> int:
    """CV-42.25: the rank of an encampment in the settling table, above 9 for one that is closed."""
    code, fire = s.camps[t * v.CAMPS + slot], slot == v.FIRE
    if code < FREE:
        return LAST_RANK + 1
    if code == FREE:
        return 1 if fire else 2
    upright = code & 1
    if (code - 2) // 2 != vici:
        return 3 if fire else 5 if upright else 4
    return (6 if fire else 7) if upright else (8 if fire else 9)


def settle(s: Exam, vici: int, t: int) -> None:
    """By the settling table. CV-R40: of encampments of one rank, which no rule tells apart, the first."""
    ranks = [rank(s, vici, t, slot) for slot in range(v.CAMPS)]
    slot = ranks.index(min(ranks))
    if s.camps[t * v.CAMPS + slot] != FREE:
        tribes.displace(s, vici, t, slot)
    tribes.set_down(s, vici, t, slot, True)  # CV-42.26: not weakened
    if slot == v.FIRE:
        s.score(vici, s.game.box.lands[t].fire_vp, FROM_FIRE)
    tribes.develop(s, vici, t)


def procreate(s: Exam, vici: int) -> None:
    """CV-42.22, CV-44.3"""
    if not s.civs[vici].tribes:
        return
    own = own_lands(s, vici)
    roomy = mask_of([t for t in bits(own) if FREE in s.camps[t * v.CAMPS : t * v.CAMPS + v.CAMPS]])
    bear(s, vici, determine(s, vici, roomy or own))


def bear(s: Exam, vici: int, t: int) -> None:
    """CV-42.17, CV-42.24: a new tribe in the territory determined, if there is one; perhaps a migration follows."""
    if t < 0:
        return
    s.civs[vici].tribes -= 1
    s.tell("procreate", vici, [t])
    settle(s, vici, t)
    if all_held(s, vici):
        s.push(Migration(vici, 1))


def all_held(s: Exam, vici: int) -> bool:
    """CV-42.24, CV-R41: V.I.C.I holds every encampment that can be used where it has tribes."""
    for t in bits(own_lands(s, vici)):
        for slot in range(v.CAMPS):
            if rank(s, vici, t, slot) < 6:
                return False
    return True


class Migration(Step[Exam]):
    """CV-42.28 to CV-42.33; `first`: the check for a procreation is still to be made."""

    def __init__(self, civ: int, first: int) -> None:
        self.civ = civ
        self.first = first

    def run(self, s: Exam) -> None:
        vici = self.civ
        crowded = [
            t for t in bits(own_lands(s, vici)) if s.pop[t * v.SEATS + vici] >= 2 and tribes.strong_in(s, vici, t)
        ]
        if not crowded:
            if self.first:
                s.push(Migration(vici, 0))
                procreate(s, vici)
            return
        x = determine(s, vici, mask_of(crowded))
        beside = bits(s.near[x] & v.DRY_MASK)  # CV-R43: neither caves nor boats
        if not beside:
            return
        fewest = min(s.pop[t * v.SEATS + vici] for t in beside)
        y = determine(s, vici, mask_of([t for t in beside if s.pop[t * v.SEATS + vici] == fewest]))
        tribes.lift(s, vici, migrant(s, vici, x))
        s.tell("migrate", vici, [x, y])
        settle(s, vici, y)


def migrant(s: Exam, vici: int, t: int) -> int:
    """CV-42.31: a strong tribe from the wilderness, else from the fire, else from any encampment."""
    if s.loose[v.outside(t, vici, 1)]:
        return t * v.SLOTS + v.STRONG
    slot = next(slot for slot in range(v.CAMPS) if s.camps[t * v.CAMPS + slot] == 3 + vici * 2)
    return t * v.SLOTS + slot


# ---- the other actions
def provision(s: Exam, vici: int) -> None:
    """CV-42.34"""
    own = own_lands(s, vici)
    if own and s.civs[vici].supply:
        fewest = min(s.provisions(t) for t in bits(own))
        poorest = mask_of([t for t in bits(own) if s.provisions(t) == fewest])
        provide(s, vici, determine(s, vici, with_most(s, vici, poorest)))


def reveal(s: Exam, vici: int) -> None:
    """CV-42.37"""
    own = bits(own_lands(s, vici))
    most = max([len(sites.face_down(s, 1 << t)) for t in own], default=0)
    if most:
        eligible = mask_of([t for t in own if len(sites.face_down(s, 1 << t)) == most])
        sites.reveal_beside(s, vici, determine(s, vici, eligible))


def place_token(s: Exam, vici: int) -> None:
    """CV-42.38 to CV-42.40: in the best hunting territory with tribes of both, else of V.I.C.I."""
    free = own_lands(s, vici) & ~s.hunted
    eligible = best_hunting(free & s.here[0]) or best_hunting(free)
    t = determine(s, vici, eligible)
    if t >= 0:
        s.hunted |= 1 << t
        s.tell("token", vici, [t])


def best_hunting(where: int) -> int:
    for kind in range(v.WATER):
        if where & v.TYPE_MASK[kind]:
            return where & v.TYPE_MASK[kind]
    return 0


# ---- feeding (CV-43.2 to CV-43.7)
def feed(s: Exam, vici: int) -> None:
    s.push(FeedVici(vici))
    s.push(Deed(vici, A_PROVISION, 0, 1))


class FeedVici(Step[Exam]):
    def __init__(self, civ: int) -> None:
        self.civ = civ

    def run(self, s: Exam) -> None:
        vici = self.civ
        for t in v.DRY:
            if s.pop[t * v.SEATS + vici]:
                hunger(s, vici, t)
        if not s.here[vici]:
            replace_last(s, vici)


def hunger(s: Exam, vici: int, t: int) -> None:
    """Who is not fed is weakened: strong tribes lie down, weak ones return to the supply."""
    for slot in unfed_camps(s, vici, t):
        weaken(s, vici, t * v.SLOTS + slot)
    upright, lying = s.loose[v.outside(t, vici, 1)], s.loose[v.outside(t, vici, 0)]
    if s.provisions(t) >= ENOUGH:  # one wilderness tribe is fed, a strong one if there is any
        if upright:
            upright -= 1
        else:
            lying -= 1
    for _ in range(lying):
        weaken(s, vici, t * v.SLOTS + v.WEAK)
    for _ in range(upright):
        weaken(s, vici, t * v.SLOTS + v.STRONG)


def unfed_camps(s: Exam, vici: int, t: int) -> list[int]:
    """CV-43.3 to CV-43.5: with one provision marker the first by ranks 6 to 9 is fed, with two all are."""
    held = sorted([slot for slot in range(v.CAMPS) if rank(s, vici, t, slot) in (6, 7, 8, 9)])
    if s.provisions(t) >= ENOUGH:
        return []
    if s.provisions(t) == 0 or not held:
        return held
    ranks = [rank(s, vici, t, slot) for slot in held]
    held.pop(ranks.index(min(ranks)))
    return held


def weaken(s: Exam, vici: int, place: int) -> None:
    if tribes.is_strong(s, place):
        tribes.lay_down(s, vici, place)
    else:
        tribes.lift(s, vici, place)
        s.civs[vici].tribes += 1
        s.tell("dies", vici, [place // v.SLOTS])


def replace_last(s: Exam, vici: int) -> None:
    """CV-44.4, CV-R42: at once a procreation in a land territory with a player tribe."""
    bear(s, vici, determine(s, vici, s.here[0] & v.DRY_MASK))
