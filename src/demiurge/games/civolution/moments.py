"""Moments to which abilities answer, as numbers. What each is called, and what it may be narrowed down to, is in
effects/triggered.py, in the same order."""

from __future__ import annotations

from typing import Final

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
