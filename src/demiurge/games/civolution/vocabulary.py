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

METRICS: Final = (
    "territories", "tribes", "strong_tribes", "wilderness_tribes", "boat_tribes", "fire_camps", "land_types",
    "adjacent_sites", "farms", "boats", "settlements", "statues", "food", "money", "stored_total", "stored_kinds",
    "features_total", "installed_cards", "dice_total", "favor", "tracks_on_pale", "upgrades",
    *[f"track_{name}" for name in TRACKS], *[f"installed_{name}" for name in DECKS],
    *[f"feature_{name}" for name in FEATURES],
)  # fmt: skip

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

OPS: Final = (
    "vp", "track", "track_any", "track_lowest", "favor", "gain", "gain_material", "gain_material_row", "gain_feature",
    "gain_per", "vp_per", "migrate", "procreate", "place_weak_tribes", "produce", "transport", "deliver", "strengthen",
    "hunt", "clear_hunting", "lucky_find", "extra_find", "reveal_site", "explore", "income_action", "activity",
    "gain_card", "draw_cards", "gain_goal", "install_goal", "gain_income_chip", "install_card", "upgrade",
    "flip_stage", "planning", "turn_die", "recover_die", "gain_die", "build", "move_feature", "sale", "purchase",
    "shift_weather", "favor_test", "may_pay", "if_at_least", "choose",
)  # fmt: skip
OP_VP: Final = 0
OP_TRACK: Final = 1
OP_TRACK_ANY: Final = 2
OP_TRACK_LOWEST: Final = 3
OP_FAVOR: Final = 4
OP_GAIN: Final = 5
OP_GAIN_MATERIAL: Final = 6
OP_GAIN_ROW: Final = 7
OP_GAIN_FEATURE: Final = 8
OP_GAIN_PER: Final = 9
OP_VP_PER: Final = 10
OP_MIGRATE: Final = 11
OP_PROCREATE: Final = 12
OP_PLACE_WEAK: Final = 13
OP_PRODUCE: Final = 14
OP_TRANSPORT: Final = 15
OP_DELIVER: Final = 16
OP_STRENGTHEN: Final = 17
OP_HUNT: Final = 18
OP_CLEAR_HUNTING: Final = 19
OP_LUCKY_FIND: Final = 20
OP_EXTRA_FIND: Final = 21
OP_REVEAL: Final = 22
OP_EXPLORE: Final = 23
OP_INCOME: Final = 24
OP_ACTIVITY: Final = 25
OP_GAIN_CARD: Final = 26
OP_DRAW: Final = 27
OP_GAIN_GOAL: Final = 28
OP_INSTALL_GOAL: Final = 29
OP_INCOME_CHIP: Final = 30
OP_INSTALL_CARD: Final = 31
OP_UPGRADE: Final = 32
OP_FLIP: Final = 33
OP_PLANNING: Final = 34
OP_TURN_DIE: Final = 35
OP_RECOVER_DIE: Final = 36
OP_GAIN_DIE: Final = 37
OP_BUILD: Final = 38
OP_MOVE_FEATURE: Final = 39
OP_SALE: Final = 40
OP_PURCHASE: Final = 41
OP_WEATHER: Final = 42
OP_TEST: Final = 43
OP_MAY_PAY: Final = 44
OP_IF: Final = 45
OP_CHOOSE: Final = 46
PLAIN: Final = (OP_VP, OP_TRACK, OP_FAVOR, OP_GAIN, OP_GAIN_MATERIAL, OP_GAIN_PER, OP_VP_PER)  # they leave no choice
GIFTS: Final = (OP_VP, OP_GAIN, OP_GAIN_MATERIAL, OP_GAIN_ROW, OP_GAIN_FEATURE)  # the same whenever they come

ABILITIES: Final = ("none", "activity", "passive", "trigger", "point_bonus")
NO_ABILITY: Final = 0
AN_ACTIVITY: Final = 1
A_PASSIVE: Final = 2
A_TRIGGER: Final = 3
A_POINT_BONUS: Final = 4
MODS: Final = (
    "feed_discount", "weak_survive", "favor_pass_plus", "income_sure", "hunt_bonus", "lucky_choice", "module_alias",
    "idea_step", "free_step", "leap", "swim", "same_type_adjacent", "displace_strong", "weak_migrate", "boat_seats",
    "boat_cargo", "fire_bonus", "explore_bonus", "oak_bonus", "site_immunity", "weather_immunity", "weather_choice",
    "deus_free", "farm_anywhere", "statue_any", "settlement_discount", "hand_as_material", "ignore_cost_space",
    "feature_double", "purchase_discount", "sale_bonus", "transport_extra", "produce_extra", "planning_split",
    "reset_limit", "reset_both", "extra_diamonds",
)  # fmt: skip
FEED_DISCOUNT: Final = 0
WEAK_SURVIVE: Final = 1
FAVOR_PASS_PLUS: Final = 2
INCOME_SURE: Final = 3
HUNT_BONUS: Final = 4
LUCKY_CHOICE: Final = 5
MODULE_ALIAS: Final = 6
IDEA_STEP: Final = 7
FREE_STEP: Final = 8
LEAP: Final = 9
SWIM: Final = 10
SAME_TYPE_ADJACENT: Final = 11
DISPLACE_STRONG: Final = 12
WEAK_MIGRATE: Final = 13
BOAT_SEATS: Final = 14
BOAT_CARGO: Final = 15
FIRE_BONUS: Final = 16
EXPLORE_BONUS: Final = 17
OAK_BONUS: Final = 18
SITE_IMMUNITY: Final = 19
WEATHER_IMMUNITY: Final = 20
WEATHER_CHOICE: Final = 21
DEUS_FREE: Final = 22
FARM_ANYWHERE: Final = 23
STATUE_ANY: Final = 24
SETTLEMENT_DISCOUNT: Final = 25
HAND_AS_MATERIAL: Final = 26
IGNORE_COST_SPACE: Final = 27
FEATURE_DOUBLE: Final = 28
PURCHASE_DISCOUNT: Final = 29
SALE_BONUS: Final = 30
TRANSPORT_EXTRA: Final = 31
PRODUCE_EXTRA: Final = 32
PLANNING_SPLIT: Final = 33
RESET_LIMIT: Final = 34
RESET_BOTH: Final = 35
EXTRA_DIAMONDS: Final = 36
HIGHEST: Final = (IDEA_STEP, RESET_LIMIT)  # equal ones do not add up: the highest counts
SCOPES: Final = (*LAND, "wilderness", "one_territory")  # of a feed discount
IN_THE_WILD: Final = 6
IN_ONE: Final = 7
# Modifiers with a list of cases have a place for each, behind the others
FEED_IN: Final = 37  # by scope
HUNT_IN: Final = 45  # by type of territory
IMMUNE_TO: Final = 52  # gorge, glacier
IGNORE_ON: Final = 54  # by deck
DOUBLE_OF: Final = 59  # by feature
ADJACENT_OF: Final = 65  # by land type
ALL_MODS: Final = 71

TRIGGERS: Final = (
    "module_activated", "feature_module_activated", "hunt_done", "procreation_done", "migration_done",
    "develop_territory", "site_revealed", "building_built", "card_installed", "chip_installed", "favor_test_passed",
    "favor_test_failed", "reset_done", "sale_done", "purchase_done", "track_threshold", "income_step", "feeding_done",
    "new_cards", "extra_find", "tribe_died", "upgrade_done", "displaced",
)  # fmt: skip
MODULE_ACTIVATED: Final = 0
FEATURE_ACTIVATED: Final = 1
HUNT_DONE: Final = 2
PROCREATION_DONE: Final = 3
MIGRATION_DONE: Final = 4
DEVELOPED: Final = 5
SITE_REVEALED: Final = 6
BUILDING_BUILT: Final = 7
CARD_INSTALLED: Final = 8
CHIP_INSTALLED: Final = 9
TEST_PASSED: Final = 10
TEST_FAILED: Final = 11
RESET_DONE: Final = 12
SALE_DONE: Final = 13
PURCHASE_DONE: Final = 14
TRACK_THRESHOLD: Final = 15
INCOME_STEP: Final = 16
FEEDING_DONE: Final = 17
NEW_CARDS: Final = 18
EXTRA_FIND: Final = 19
TRIBE_DIED: Final = 20
UPGRADE_DONE: Final = 21
DISPLACED: Final = 22
ONCE_AN_ERA: Final = (INCOME_STEP, FEEDING_DONE, NEW_CARDS, EXTRA_FIND)
LIMITS: Final = ("none", "per_turn", "per_era")
NO_LIMIT: Final = 0
PER_TURN: Final = 1
PER_ERA: Final = 2
ANYTHING: Final = -1  # no filter

CARDS: Final = 160
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


def card_name(card: int) -> str:
    """`C16`: the deck's letter and the number."""
    return "ABCDE"[card // 32] + str(card % 32 + 1)


def recess_name(recess: int) -> str:
    """`b3`: the column and the row of the grid of recesses."""
    return "abcdef"[recess % COLUMNS] + str(recess // COLUMNS + 1)


def place_name(place: int) -> str:
    """`forest-B fire`, `forest-B 2`, `forest-B wild weak`, `water-A boat`."""
    t, slot = place // SLOTS, place % SLOTS
    outside = "boat" if TYPE_OF[t] == WATER else "wild"
    names = ("fire", "2", "3", "4", "5", outside, f"{outside} weak")
    return f"{TERRITORIES[t]} {names[slot]}"
