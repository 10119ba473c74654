"""Permanent modifiers as numbers: Civ.mods keeps by them what installed abilities add up to. What each is called and
what the component files say of it is in effects/passives.py, in the same order."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution.vocabulary import LAND

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
