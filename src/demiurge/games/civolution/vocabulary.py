"""The words of the game as numbers: types, materials, features, modules, and the vocabulary of effects.

A place is territory * 7 + slot: slots 0 to 4 are encampments (0 the one with the fire), 5 and 6 the wilderness or the
boat, where strong and weak tribes stand."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
ERAS: Final = 4  # CV-3.1
FACES: Final = [1, 2, 3, 4, 5, 6]  # of every die
LAND: Final = ("forest", "grassland", "hills", "swamp", "mountains", "desert")  # CV-1.13
TYPES: Final = (*LAND, "water")
WATER: Final = 6
MATERIALS: Final = (
    "wood", "beeswax", "oil", "papyrus", "herbs", "gold", "cotton", "clay", "sulfur", "coal", "peat", "tar", "stone",
    "iron_ore", "jade", "sand", "salt", "copper",
)  # fmt: skip
ROWS: Final = 3  # storage spaces of a type; a material is type * ROWS + row
FEATURES: Final = ("stamina", "intelligence", "calm", "dexterity", "expression", "perception")  # CV-1.17
ANY_FEATURE: Final = 6
TRACKS: Final = ("technology", "prestige", "knowledge", "construction", "culture")
DECKS: Final = ("invention", "mutation", "insight", "building", "achievement")
GOALS: Final = 5  # types of a column, after the decks (CV-21.3)
ATTRIBUTES: Final = 6
MODULES: Final = (
    "migration", "procreation", "production", "transport", "sustenance", "exploration", "building", "planning",
    "research", "achievement", "insight", "mutation", "invention", "trade", "activity",
)  # fmt: skip
ALL_MODULES: Final = (*MODULES, *FEATURES, "sleep")
MAIN: Final = 15
SLEEP: Final = 21  # after the feature modules
MIGRATION: Final = 0
PROCREATION: Final = 1
PRODUCTION: Final = 2
TRANSPORT: Final = 3
SUSTENANCE: Final = 4
EXPLORATION: Final = 5
BUILDING: Final = 6
PLANNING: Final = 7
RESEARCH: Final = 8
ACHIEVEMENT: Final = 9
INSIGHT: Final = 10
MUTATION: Final = 11
INVENTION: Final = 12
TRADE: Final = 13
ACTIVITY: Final = 14
NUMBERS: Final = (
    ("passed", "failed"), ("passed", "failed", "strengthen"), ("produce", "transport", "test"), ("transport",),
    ("hunts", "strengthen"), ("extra_sites", "vp", "finds"), ("projects", "same_kind", "special_bonus"),
    ("planning", "gain_goals", "install_goals"), ("gain", "draw", "keep"), ("dice", "special_bonus"),
    ("ideas", "special_bonus"), ("moves", "special_bonus"), ("incomes", "special_bonus"),
    ("sales", "purchases", "money"), ("activities", "different"),
)  # fmt: skip
# The places of these numbers: `box.modules[TRADE].numbers[SALES][level]`
PASSED: Final = 0
FAILED: Final = 1
STRENGTHENED: Final = 2
PRODUCED: Final = 0
TRANSPORTED: Final = 1
TESTED: Final = 2
CARRIED: Final = 0
HUNTS: Final = 0
RISES: Final = 1
EXTRA_SITES: Final = 0
EXTRA_POINTS: Final = 1
FINDS: Final = 2
PROJECTS: Final = 0
SAME_KIND: Final = 1
PLANNED: Final = 0
NEW_GOALS: Final = 1
INSTALLED_GOALS: Final = 2
GAINED_CARDS: Final = 0
DRAWN_CARDS: Final = 1
KEPT_CARDS: Final = 2
GAINED_DICE: Final = 0
IDEAS: Final = 0
MOVES: Final = 0
INCOME_ACTIONS: Final = 0
SALES: Final = 0
PURCHASES: Final = 1
GAINED_MONEY: Final = 2
ACTIVITIES: Final = 0
DIFFERENT: Final = 1

TILES: Final = ("A", "B", "C", "D", "E", "F", "G", "H")
TERRITORIES: Final = (
    "water-A", "hills-B", "forest-B", "mountains-B", "desert-C", "swamp-C", "grassland-C", "desert-D", "water-D",
    "forest-D", "water-E", "mountains-E", "swamp-E", "swamp-F", "mountains-F", "grassland-F", "desert-G", "forest-G",
    "hills-G", "hills-H", "grassland-H", "water-H",
)  # fmt: skip
LANDS: Final = 22
TYPE_OF: Final = [TYPES.index(name.split("-")[0]) for name in TERRITORIES]
WATERS: Final = [t for t in range(LANDS) if TYPE_OF[t] == WATER]
DRY: Final = [t for t in range(LANDS) if TYPE_OF[t] != WATER]
WATER_MASK: Final = sum(1 << t for t in WATERS)
DRY_MASK: Final = sum(1 << t for t in DRY)
TYPE_MASK: Final = [sum(1 << t for t in range(LANDS) if TYPE_OF[t] == kind) for kind in range(7)]
CAMPS: Final = 5  # encampments of the largest territory
SLOTS: Final = 7
FIRE: Final = 0
STRONG: Final = 5
WEAK: Final = 6
COLUMNS: Final = 6  # of the grid of recesses
RECESSES: Final = 24
SITES: Final = (
    "building_ground", "gorge", "glacier", "mystic_oak", "hidden_grotto", "holy_rock", "cave", "mushroom_valley",
    "volcano",
)  # fmt: skip
GROUND: Final = 0
GORGE: Final = 1
GLACIER: Final = 2
OAK: Final = 3
GROTTO: Final = 4
ROCK: Final = 5
CAVE: Final = 6
MUSHROOMS: Final = 7
VOLCANO: Final = 8
GROUNDS: Final = 7  # six sites and the island
ISLAND: Final = 6

CATEGORIES: Final = (*TRACKS, "evolution", "prosperity", "population", "expansion")  # CV-35.1
EVOLUTION: Final = 5
PROSPERITY: Final = 6
POPULATION: Final = 7
EXPANSION: Final = 8
GOODS: Final = ("food", "money", "idea", "focus")
FOOD: Final = 0
MONEY: Final = 1
IDEA: Final = 2
FOCUS: Final = 3
# Where a marker may lie on the console, in one range: goods, features, materials, dice spaces
FEATURE_AT: Final = 4
MATERIAL_AT: Final = 10
PLANNING_AT: Final = 28
SPACES: Final = 34

KINDS: Final = ("farm", "boat", "statue", "settlement", "any")  # building projects
FARM: Final = 0
BOAT: Final = 1
STATUE: Final = 2
SETTLEMENT: Final = 3
ANY_KIND: Final = 4
DICE: Final = ("activation", "fate")
ACTIVATION: Final = 0
FATE: Final = 1
CHIPS: Final = ("goal", "income", "attribute")
GOAL_CHIP: Final = 0
INCOME_CHIP: Final = 1
ATTRIBUTE_CHIP: Final = 2

NO_ABILITY: Final = 0
AN_ACTIVITY: Final = 1
A_PASSIVE: Final = 2
A_TRIGGER: Final = 3
A_POINT_BONUS: Final = 4

CARDS: Final = 160
DECK: Final = 32  # cards of each deck
INCOMES: Final = 25
STARTS: Final = 10
# What may be installed, in one range: research cards, attribute chips (both are abilities), income chips, starting
# chip cards, goal chips
ATTRIBUTE_ID: Final = 160
INCOME_ID: Final = 172
START_ID: Final = 197
GOAL_ID: Final = 207
ITEMS: Final = 272
MARKER_CARDS: Final = 12
EVENTS: Final = 20
GOAL_CHIPS: Final = 65

BONUSES: Final = ("upgrade", "favor_or_income", "vp", "stage_or_vp")  # of thresholds
WEATHER: Final = ("income", "income_or_activity", "activity", "food_or_tribe", "tribe")
SPOTS: Final = ("hot", "warm", "mild", "rain", "cold")
LEVELS: Final = ("beginner", "moderate", "medium", "advanced", "expert")


def outside(t: int, civ: int, strong: int) -> int:
    """Where the tribes of a civ in the wilderness of a territory, or on its boat there, are counted (Exam.loose)."""
    return (t * SEATS + civ) * 2 + strong


def deck_of(card: int) -> int:
    return card // DECK


def deck_icon(deck: int) -> str:
    """A deck has the sign of the track that its cards advance; they come in the same order."""
    return TRACKS[deck]


def card_name(card: int) -> str:
    """`C16`: the deck's letter and the number."""
    return "ABCDE"[card // DECK] + str(card % DECK + 1)


def recess_name(recess: int) -> str:
    """`b3`: the column and the row of the grid of recesses."""
    return "abcdef"[recess % COLUMNS] + str(recess // COLUMNS + 1)


def place_name(place: int) -> str:
    """`forest-B fire`, `forest-B 2`, `forest-B wild weak`, `water-A boat`."""
    t, slot = place // SLOTS, place % SLOTS
    outside = "boat" if TYPE_OF[t] == WATER else "wild"
    names = ("fire", "2", "3", "4", "5", outside, f"{outside} weak")
    return f"{TERRITORIES[t]} {names[slot]}"
