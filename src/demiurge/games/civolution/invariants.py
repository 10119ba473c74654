"""What must be true of every position: markers, tribes, dice, cards and chips are each in exactly one place."""

from __future__ import annotations

from demiurge.games.civolution import installing, markers, metrics, migration, mods, partition, planning, sites
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.state import FREE, Exam


def faults(s: Exam) -> list[str]:
    found: list[str] = []
    for civ in range(len(s.civs)):
        found += [f"civ {civ}: {fault}" for fault in of_civ(s, civ)]
    return found + of_dice(s) + of_cards(s) + of_chips(s) + of_continent(s)


def of_civ(s: Exam, civ: int) -> list[str]:
    c, n, found = s.civs[civ], s.game.numbers, list[str]()
    lists = ((c.at, "a space"), (c.dice, "a dice space"), (c.tracks, "a track"))
    for values, name in lists:
        if min(values) < 0:
            found.append(f"{name} holds {min(values)}")
    if min(c.supply, c.tribes, c.used, c.fate, c.resets, c.vp, c.favor) < 0:
        found.append("something is below 0")
    raw = sum(s.raw[t * v.SEATS + civ] for t in range(v.LANDS))
    total, tribes = c.supply + sum(c.at) + c.resets + metrics.statues(s, civ) + raw, n.tribes
    if civ < s.seats:
        total += notches(s, civ)
    else:
        total += sum(c.grids) + sum(abs(n) for n in s.provision)
        tribes = n.vici_tribes
    if s.era and total != (n.markers if civ < s.seats else n.vici_markers):
        found.append(f"{total} markers")
    standing = sum(s.pop[t * v.SEATS + civ] for t in range(v.LANDS)) + travelling(s, civ)
    if s.era and standing + c.tribes != tribes:
        found.append(f"{standing} tribes on the continent and {c.tribes} in the supply")
    if max(c.tracks) > n.last or c.favor >= len(n.statue_vp):
        found.append("a disc is beyond its track")
    return found + of_buildings(s, civ) + of_columns(s, civ)


def of_buildings(s: Exam, civ: int) -> list[str]:
    """Farms, boats and what they carry, settlements and statues within their limits."""
    c, n, found = s.civs[civ], s.game.numbers, list[str]()
    if sum(1 for stack in s.towns if stack >> civ & 1) != c.settled.bit_count():
        found.append("settlements do not add up")
    if c.farms.bit_count() > n.farms or c.farms & v.WATER_MASK or c.boats.bit_count() > n.boats or c.boats & v.DRY_MASK:
        found.append("farms or boats are too many, or where they cannot be")
    for t in v.WATERS:
        seats, room = (n.seats + c.mods[mods.BOAT_SEATS], 1 + c.mods[mods.BOAT_CARGO]) if c.boats >> t & 1 else (0, 0)
        if s.pop[t * v.SEATS + civ] > seats or s.raw[t * v.SEATS + civ] > room:
            found.append(f"the boat in {v.TERRITORIES[t]} is overloaded")
    if civ < s.seats and not c.mods[mods.FARM_ANYWHERE] and c.farms & sites.beside(s, v.VOLCANO):
        found.append("a farm beside a volcano")
    for ground in range(v.GROUNDS if civ < s.seats else 0):  # V.I.C.I has no limit (CV-42.6)
        if s.statues[ground * v.SEATS + civ] + (s.towns[ground] >> civ & 1) > n.ground_limit:
            found.append(f"too many buildings on ground {ground + 1}")
    return found


def notches(s: Exam, civ: int) -> int:
    """Markers on the boats of the console; a boat on its way back has none yet."""
    waiting = 0
    for step in s.lanes[s.seats]:
        if isinstance(step, markers.Replenish) and step.where == markers.NOTCH and step.seat == civ:
            waiting += step.left
    return s.game.numbers.boats - s.civs[civ].boats.bit_count() - waiting


def travelling(s: Exam, civ: int) -> int:
    return sum(1 for step in s.lanes[s.seats] if isinstance(step, migration.Travel) and step.seat == civ)


def of_columns(s: Exam, civ: int) -> list[str]:
    """Every column is filled from the bottom up (CV-21.2), of one type (CV-21.3), each type in one (CV-21.4)."""
    c, found = s.civs[civ], list[str]()
    kinds = [kind for kind in c.kinds if kind >= 0]
    if len(set(kinds)) != len(kinds):
        found.append("a type has two columns")
    for column in range(partition.COLUMNS):
        first, mine = s.game.numbers.first_stage[column], list[int]()
        for entry, at in zip(c.items, c.columns):
            if at == column:
                mine.append(entry)
                if kind_of(partition.item_of(entry)) not in (partition.WILD, c.kinds[column]):
                    found.append(f"column {column + 1} holds another type")
        for half, height in ((partition.LEFT, c.left[column]), (partition.RIGHT, c.right[column])):
            stages = [
                partition.stage_of(entry) for entry in mine if partition.half_of(entry) in (partition.WHOLE, half)
            ]
            if sorted(stages + reserved(s, civ, column)) != list(range(first, height)):
                found.append(f"column {column + 1} is not filled as its items say")
    return found


def kind_of(item: int) -> int:
    """The type of a column that the item belongs to; income chips and starting chip cards to none."""
    if item < v.CARDS:
        return v.deck_of(item)
    if item < v.INCOME_ID:
        return v.ATTRIBUTES
    return v.GOALS if item >= v.GOAL_ID else partition.WILD


def reserved(s: Exam, civ: int, column: int) -> list[int]:
    """CV-R29: the stages of cards that are being installed."""
    steps = [step for step in s.lanes[s.seats] if isinstance(step, installing.Inserted)]
    return [step.stage for step in steps if step.civ == civ and step.column == column]


def of_dice(s: Exam) -> list[str]:
    n, found = s.game.numbers, list[str]()
    civs = len(s.civs)
    owned = sum(c.on_spaces() + c.used for c in s.civs)
    if s.era and owned + s.dice_left != n.dice_display[civs - 2] + n.dice * civs:
        found.append(f"{owned} activation dice owned, {s.dice_left} left")
    fate = sum(c.fate for c in s.civs)
    if fate + s.fate_left != n.dice_display[civs - 2] + n.fate * civs:
        found.append(f"{fate} fate dice owned, {s.fate_left} left")
    return found


def of_cards(s: Exam) -> list[str]:
    """Each research card is in one stack, hand, or partition; one being installed is in its Step."""
    seen = [0] * v.CARDS
    places: list[list[int]] = [*s.stacks, *s.under, *s.open_stacks, s.boxed, s.looked]
    for c in s.civs:
        places += [c.hand, c.refused, [item for item in c.installed if item < v.ATTRIBUTE_ID]]
    for step in s.lanes[s.seats]:
        if isinstance(
            step, installing.CardColumn | installing.CardStage | installing.IgnoreSpace | installing.Inserted
        ):
            places.append([step.card])
    for place in places:
        for card in place:
            if card >= 0:
                seen[card] += 1
    wrong = [card for card in range(v.CARDS) if seen[card] != 1]
    return [f"card {card} is in {seen[card]} places" for card in wrong[:3]]


def of_chips(s: Exam) -> list[str]:
    seen = [0] * v.ITEMS
    for base, display, bag in (
        (v.GOAL_ID, s.goals_open, s.goal_bag),
        (v.INCOME_ID, s.incomes_open, s.income_bag),
        (v.ATTRIBUTE_ID, s.attributes_open, s.attribute_bag),
    ):
        for chip in display + bag:
            if chip >= 0:
                seen[base + chip] += 1
    for chip in s.boxed_chips:
        seen[chip] += 1
    for goal in s.start_goals:
        seen[v.GOAL_ID + goal] += 1
    for c in s.civs:
        for entry in c.items:
            seen[partition.item_of(entry)] += 1
        for goal in [goal for stack in c.goals for goal in stack]:
            seen[v.GOAL_ID + goal] += 1
    for step in s.lanes[s.seats]:
        if isinstance(step, planning.GoalColumn | planning.GoalHalf | planning.CoverGoal):
            seen[v.GOAL_ID + step.chip] += 1
        elif isinstance(step, partition.ChooseColumn):
            seen[step.item] += 1
    wrong = [item for item in range(v.ATTRIBUTE_ID, v.ITEMS) if seen[item] != 1 and not v.START_ID <= item < v.GOAL_ID]
    return [f"chip {item} is in {seen[item]} places" for item in wrong[:3]]


def of_continent(s: Exam) -> list[str]:
    found: list[str] = []
    for t in range(v.LANDS):
        for civ in range(len(s.civs)):
            camped = sum(
                1 for code in s.camps[t * v.CAMPS : t * v.CAMPS + v.CAMPS] if code > FREE and (code - 2) // 2 == civ
            )
            loose = s.loose[v.outside(t, civ, 0)] + s.loose[v.outside(t, civ, 1)]
            if camped + loose != s.pop[t * v.SEATS + civ] or bool(s.here[civ] >> t & 1) != (camped + loose > 0):
                found.append(f"tribes of civ {civ} in territory {t} do not add up")
    all_sites = sorted([site for site in s.site_at if site >= 0] + s.site_bag)
    if all_sites != list(range(len(s.site_at))):
        found.append("sites do not add up")
    tiles = sorted([tile for tile in s.tile_at if tile >= 0] + [tile for bag in s.tile_bags for tile in bag])
    if tiles != list(range(18)):
        found.append("material tiles do not add up")
    return found
