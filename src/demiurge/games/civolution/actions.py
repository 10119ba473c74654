"""Every answer of Civolution. Territories by type and tile (`forest-B`), places by encampment (`forest-B fire`),
recesses by column and row (`c2`), cards by deck and number (`C16`), chips by letter and number (`I7`, `T3`, `G40`)."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution.vocabulary import (
    CARDS,
    DECKS,
    FEATURES,
    GOODS,
    GROUNDS,
    INCOMES,
    LANDS,
    MARKER_CARDS,
    MATERIALS,
    MODULES,
    RECESSES,
    SEATS,
    SLOTS,
    STARTS,
    TERRITORIES,
    TRACKS,
    WATERS,
    card_name,
    place_name,
    recess_name,
)
from demiurge.kernel.actions import ActionSpace

_PLACES: Final = [place_name(place) for place in range(LANDS * SLOTS)]
_LANDS: Final = list(TERRITORIES)
_CARDS: Final = [card_name(card) for card in range(CARDS)]
_MATERIALS: Final = [name.replace("_", " ") for name in MATERIALS]
_VALUES: Final = [str(value) for value in range(1, 7)]
_GROUNDS: Final = [*[f"ground-{n}" for n in range(1, GROUNDS)], "island"]
_INCOMES: Final = [*[f"I{n}" for n in range(1, INCOMES + 1)], *[f"SC{n}" for n in range(1, STARTS + 1)]]
_ABILITIES: Final = [*_CARDS, *[f"T{n}" for n in range(1, 13)]]
_DISPLAY: Final = ["1", "2", "3"]
_CONSOLE: Final = [
    *GOODS, *FEATURES, *_MATERIALS, *[f"planning {v}" for v in _VALUES], *[f"raw {t}" for t in _LANDS],
]  # fmt: skip
# What a civ decides to do, where a module or an effect leaves it the choice
DEEDS: Final = (
    "produce", "transport", "procreate", "strengthen", "hunt", "explore", "find", "project", "install", "goal",
    "new goal", "plan", "card", "draw", "activation die", "fate die", "ideas", "features", "income", "activity",
    "focus", "idea", "food", "favor", "points", "test", "save", "let die", "transport first",
)  # fmt: skip

SPACE: Final = ActionSpace()
DONE: Final = SPACE.start("done")
ACTIVATE: Final = SPACE.start("activate", [*MODULES, *FEATURES, "sleep"])
OTHERWISE: Final = SPACE.start("activate otherwise", list(MODULES))
RESET: Final = SPACE.start("reset")
DIE: Final = SPACE.start("die", _VALUES)
MARKER: Final = SPACE.start("planning marker", _VALUES)
FOCUS_MARKER: Final = SPACE.start("focus marker")
FREE_STEP: Final = SPACE.start("step for free")
SPEND: Final = SPACE.start("spend ideas")
DO: Final = SPACE.start("do", list(DEEDS))
VALUE: Final = SPACE.start("value", _VALUES)
MOVE: Final = SPACE.start("move", _PLACES)
SETTLE: Final = SPACE.start("settle", _PLACES)
CROSS: Final = SPACE.start("cross", _LANDS)
BEAR: Final = SPACE.start("place", _PLACES)
STRENGTHEN: Final = SPACE.start("strengthen", _PLACES)
WEAKEN: Final = SPACE.start("weaken", _PLACES)
FEED: Final = SPACE.start("feed", _PLACES)
FEED_ALL: Final = SPACE.start("feed all")
SPARE: Final = SPACE.start("spare", _PLACES)
LOSE: Final = SPACE.start("lose", _PLACES)
PRODUCE: Final = SPACE.start("produce", _LANDS)
FETCH: Final = SPACE.start("transport", _LANDS)
SHIP: Final = SPACE.start("ship", [f"{TERRITORIES[t]} as {m}" for t in WATERS for m in _MATERIALS])
HUNT: Final = SPACE.start("hunt", _LANDS)
CLEAR: Final = SPACE.start("clear", _LANDS)
EXPLORE: Final = SPACE.start("explore", _LANDS)
REVEAL: Final = SPACE.start("reveal", [recess_name(recess) for recess in range(RECESSES)])
FIND: Final = SPACE.start("find", ["forest", "grassland", "hills", "swamp", "mountains", "desert"])
STORE: Final = SPACE.start("store", _MATERIALS)
FARM_ON: Final = SPACE.start("farm", _LANDS)
BOAT_ON: Final = SPACE.start("boat", _LANDS)
STATUE_ON: Final = SPACE.start("statue", [f"{g} of {m}" for g in _GROUNDS for m in _MATERIALS])
SETTLE_ON: Final = SPACE.start("settlement", [f"{n} on {g}" for g in _GROUNDS for n in range(1, 5)])
PAY_WITH: Final = SPACE.start("return", _CONSOLE)
SKIP: Final = SPACE.start("skip")
DISCARD: Final = SPACE.start("discard", _CARDS)
INSTALL: Final = SPACE.start("install", _CARDS)
COLUMN: Final = SPACE.start("column", [str(n) for n in range(1, 10)])
STAGE: Final = SPACE.start("cost of stage", [str(n) for n in range(1, 6)])
IGNORE: Final = SPACE.start("ignore", [f"space {n}" for n in range(1, 6)])
HALF: Final = SPACE.start("half", ["left", "right"])
GOAL: Final = SPACE.start("goal", _DISPLAY)
TAKE_GOAL: Final = SPACE.start("take goal", [str(n) for n in range(1, 7)])
COVER: Final = SPACE.start("cover", _DISPLAY)
PLAN: Final = SPACE.start("plan", _VALUES)
TAKE_INCOME: Final = SPACE.start("take income", _DISPLAY)
INCOME: Final = SPACE.start("income", _INCOMES)
POINT: Final = SPACE.start("point", _INCOMES)
TAKE_CHIP: Final = SPACE.start("take attribute", _DISPLAY)
UPGRADE: Final = SPACE.start("upgrade", list(MODULES))
FLIP: Final = SPACE.start("flip stage", ["4", "5"])
GAIN_OPEN: Final = SPACE.start("gain open", list(DECKS))
GAIN_HIDDEN: Final = SPACE.start("gain hidden", list(DECKS))
DRAW: Final = SPACE.start("draw", list(DECKS))
KEEP: Final = SPACE.start("keep", _CARDS)
KEEP_MARKERS: Final = SPACE.start("keep", [f"SM{n}" for n in range(1, MARKER_CARDS + 1)])
START_WITH: Final = SPACE.start("start with", [f"SC{n}" for n in range(1, STARTS + 1)])
SHIFT_FEATURE: Final = SPACE.start("turn", [f"{a} into {b}" for a in FEATURES for b in FEATURES])
FEATURE: Final = SPACE.start("feature", list(FEATURES))
SELL: Final = SPACE.start("sell", [f"{m} for money" for m in _MATERIALS])
SELL_VP: Final = SPACE.start("sell", [f"{m} for points" for m in _MATERIALS])
BUY: Final = SPACE.start("buy", _MATERIALS)
SALE: Final = SPACE.start("sale")
PURCHASE: Final = SPACE.start("purchase")
ACTIVITY_OF: Final = SPACE.start("activity", [*_CARDS, "console"])
OWN_ACTIVITY: Final = ACTIVITY_OF + CARDS
TRACK: Final = SPACE.start("advance", list(TRACKS))
USE: Final = SPACE.start("use", _ABILITIES)
GIVER: Final = SPACE.start("from civ", [str(n) for n in range(1, SEATS + 1)])
GIVE: Final = SPACE.start("give", [*[f"die {v}" for v in _VALUES], "used die"])
TAKE_UP: Final = SPACE.start("take up", _VALUES)
TURN_DIE: Final = SPACE.start("turn die", [f"{a} to {b}" for a in _VALUES for b in _VALUES])
WEATHER_TO: Final = SPACE.start("weather", ["hotter", "colder"])
TEMPER: Final = SPACE.start("milder weather")
CHEAPER: Final = SPACE.start("cheaper food in", _LANDS)
REMOVE_FARM: Final = SPACE.start("remove farm", _LANDS)
REMOVE_BOAT: Final = SPACE.start("remove boat", _LANDS)
REFUGE: Final = SPACE.start("refuge", _LANDS)
OPTION: Final = SPACE.start("option", ["1", "2", "3", "4"])
BY_HAND: Final = SPACE.start("by hand card")
TAKE_IT: Final = SPACE.start("take it")
FORGO_IT: Final = SPACE.start("forgo it")
END: Final = len(SPACE)

DO_PRODUCE: Final = DO + 0
DO_TRANSPORT: Final = DO + 1
DO_PROCREATE: Final = DO + 2
DO_STRENGTHEN: Final = DO + 3
DO_HUNT: Final = DO + 4
DO_EXPLORE: Final = DO + 5
DO_FIND: Final = DO + 6
DO_PROJECT: Final = DO + 7
DO_INSTALL: Final = DO + 8
DO_GOAL: Final = DO + 9
DO_NEW_GOAL: Final = DO + 10
DO_PLAN: Final = DO + 11
DO_CARD: Final = DO + 12
DO_DRAW: Final = DO + 13
DO_ACTIVATION: Final = DO + 14
DO_FATE: Final = DO + 15
DO_IDEAS: Final = DO + 16
DO_FEATURES: Final = DO + 17
DO_INCOME: Final = DO + 18
DO_ACTIVITY: Final = DO + 19
DO_FOCUS: Final = DO + 20
DO_IDEA: Final = DO + 21
DO_FOOD: Final = DO + 22
DO_FAVOR: Final = DO + 23
DO_POINTS: Final = DO + 24
DO_TEST: Final = DO + 25
DO_SAVE: Final = DO + 26
DO_LET_DIE: Final = DO + 27
DO_TRANSPORT_FIRST: Final = DO + 28
