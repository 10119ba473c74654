"""Every answer of Civolution. Territories by type and tile (`forest-B`), places by encampment (`forest-B fire`),
recesses by column and row (`c2`), cards by deck and number (`C16`), chips by letter and number (`I7`, `T3`, `G40`)."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import vocabulary as v
from demiurge.kernel.actions import ActionSpace, Verb, span

_PLACES: Final = [v.place_name(place) for place in range(v.LANDS * v.SLOTS)]
_LANDS: Final = list(v.TERRITORIES)
_CARDS: Final = [v.card_name(card) for card in range(v.CARDS)]
_MATERIALS: Final = [name.replace("_", " ") for name in v.MATERIALS]
_VALUES: Final = [str(value) for value in range(1, 7)]
_GROUNDS: Final = [*[f"ground-{n}" for n in range(1, v.GROUNDS)], "island"]
_INCOMES: Final = [*[f"I{n}" for n in range(1, v.INCOMES + 1)], *[f"SC{n}" for n in range(1, v.STARTS + 1)]]
_ABILITIES: Final = [*_CARDS, *[f"T{n}" for n in range(1, 13)]]
_DISPLAY: Final = ["1", "2", "3"]
_CONSOLE: Final = [
    *v.GOODS, *v.FEATURES, *_MATERIALS, *[f"planning {value}" for value in _VALUES], *[f"raw {t}" for t in _LANDS],
]  # fmt: skip
# What a civ decides to do, where a module or an effect leaves it the choice
DEEDS: Final = (
    "produce", "transport", "procreate", "strengthen", "hunt", "explore", "find", "project", "install", "goal",
    "new goal", "plan", "card", "draw", "activation die", "fate die", "ideas", "features", "income", "activity",
    "focus", "idea", "food", "favor", "points", "test", "save", "let die", "transport first",
)  # fmt: skip

SPACE: Final = ActionSpace()
DONE: Final = SPACE.word("done")
ACTIVATE: Final = SPACE.verb("activate", [*v.MODULES, *v.FEATURES, "sleep"])
OTHERWISE: Final = SPACE.verb("activate otherwise", list(v.MODULES))
RESET: Final = SPACE.word("reset")
DIE: Final = SPACE.verb("die", _VALUES)
MARKER: Final = SPACE.verb("planning marker", _VALUES)
FOCUS_MARKER: Final = SPACE.word("focus marker")
FREE_STEP: Final = SPACE.word("step for free")
SPEND: Final = SPACE.word("spend ideas")
DO: Final = SPACE.verb("do", list(DEEDS))
VALUE: Final = SPACE.verb("value", _VALUES)
MOVE: Final = SPACE.verb("move", _PLACES)
SETTLE: Final = SPACE.verb("settle", _PLACES)
CROSS: Final = SPACE.verb("cross", _LANDS)
BEAR: Final = SPACE.verb("place", _PLACES)
STRENGTHEN: Final = SPACE.verb("strengthen", _PLACES)
WEAKEN: Final = SPACE.verb("weaken", _PLACES)
FEED: Final = SPACE.verb("feed", _PLACES)
FEED_ALL: Final = SPACE.word("feed all")
SPARE: Final = SPACE.verb("spare", _PLACES)
LOSE: Final = SPACE.verb("lose", _PLACES)
PRODUCE: Final = SPACE.verb("produce", _LANDS)
FETCH: Final = SPACE.verb("transport", _LANDS)
SHIP: Final = SPACE.verb("ship", [f"{v.TERRITORIES[t]} as {m}" for t in v.WATERS for m in _MATERIALS])
HUNT: Final = SPACE.verb("hunt", _LANDS)
CLEAR: Final = SPACE.verb("clear", _LANDS)
EXPLORE: Final = SPACE.verb("explore", _LANDS)
REVEAL: Final = SPACE.verb("reveal", [v.recess_name(recess) for recess in range(v.RECESSES)])
FIND: Final = SPACE.verb("find", ["forest", "grassland", "hills", "swamp", "mountains", "desert"])
STORE: Final = SPACE.verb("store", _MATERIALS)
FARM_ON: Final = SPACE.verb("farm", _LANDS)
BOAT_ON: Final = SPACE.verb("boat", _LANDS)
STATUE_ON: Final = SPACE.verb("statue", [f"{g} of {m}" for g in _GROUNDS for m in _MATERIALS])
SETTLE_ON: Final = SPACE.verb("settlement", [f"{n} on {g}" for g in _GROUNDS for n in range(1, 5)])
PAY_WITH: Final = SPACE.verb("return", _CONSOLE)
SKIP: Final = SPACE.word("skip")
DISCARD: Final = SPACE.verb("discard", _CARDS)
INSTALL: Final = SPACE.verb("install", _CARDS)
COLUMN: Final = SPACE.verb("column", [str(n) for n in range(1, 10)])
STAGE: Final = SPACE.verb("cost of stage", [str(n) for n in range(1, 6)])
IGNORE: Final = SPACE.verb("ignore", [f"space {n}" for n in range(1, 6)])
HALF: Final = SPACE.verb("half", ["left", "right"])
GOAL: Final = SPACE.verb("goal", _DISPLAY)
TAKE_GOAL: Final = SPACE.verb("take goal", [str(n) for n in range(1, 7)])
COVER: Final = SPACE.verb("cover", _DISPLAY)
PLAN: Final = SPACE.verb("plan", _VALUES)
TAKE_INCOME: Final = SPACE.verb("take income", _DISPLAY)
INCOME: Final = SPACE.verb("income", _INCOMES)
POINT: Final = SPACE.verb("point", _INCOMES)
TAKE_CHIP: Final = SPACE.verb("take attribute", _DISPLAY)
UPGRADE: Final = SPACE.verb("upgrade", list(v.MODULES))
FLIP: Final = SPACE.verb("flip stage", ["4", "5"])
GAIN_OPEN: Final = SPACE.verb("gain open", list(v.DECKS))
GAIN_HIDDEN: Final = SPACE.verb("gain hidden", list(v.DECKS))
DRAW: Final = SPACE.verb("draw", list(v.DECKS))
KEEP: Final = SPACE.verb("keep", _CARDS)
KEEP_MARKERS: Final = SPACE.verb("keep", [f"SM{n}" for n in range(1, v.MARKER_CARDS + 1)])
START_WITH: Final = SPACE.verb("start with", [f"SC{n}" for n in range(1, v.STARTS + 1)])
SHIFT_FEATURE: Final = SPACE.verb("turn", [f"{a} into {b}" for a in v.FEATURES for b in v.FEATURES])
FEATURE: Final = SPACE.verb("feature", list(v.FEATURES))
SELL: Final = SPACE.verb("sell", [f"{m} for money" for m in _MATERIALS])
SELL_VP: Final = SPACE.verb("sell", [f"{m} for points" for m in _MATERIALS])
BUY: Final = SPACE.verb("buy", _MATERIALS)
SALE: Final = SPACE.word("sale")
PURCHASE: Final = SPACE.word("purchase")
ACTIVITY_OF: Final = SPACE.verb("activity", [*_CARDS, "console"])
OWN_ACTIVITY: Final = ACTIVITY_OF.of(v.CARDS)
TRACK: Final = SPACE.verb("advance", list(v.TRACKS))
USE: Final = SPACE.verb("use", _ABILITIES)
GIVER: Final = SPACE.verb("from civ", [str(n) for n in range(1, v.SEATS + 1)])
GIVE: Final = SPACE.verb("give", [*[f"die {value}" for value in _VALUES], "used die"])
TAKE_UP: Final = SPACE.verb("take up", _VALUES)
TURN_DIE: Final = SPACE.verb("turn die", [f"{a} to {b}" for a in _VALUES for b in _VALUES])
WEATHER_TO: Final = SPACE.verb("weather", ["hotter", "colder"])
TEMPER: Final = SPACE.word("milder weather")
CHEAPER: Final = SPACE.verb("cheaper food in", _LANDS)
REMOVE_FARM: Final = SPACE.verb("remove farm", _LANDS)
REMOVE_BOAT: Final = SPACE.verb("remove boat", _LANDS)
REFUGE: Final = SPACE.verb("refuge", _LANDS)
OPTION: Final = SPACE.verb("option", ["1", "2", "3", "4"])
BY_HAND: Final = SPACE.word("by hand card")
TAKE_IT: Final = SPACE.word("take it")
FORGO_IT: Final = SPACE.word("forgo it")
END: Final = len(SPACE)

NO_VERB: Final = Verb("", 0, 0)  # of a question that takes only words
# Neighbours that one question takes together
ANY_MODULE: Final = span(ACTIVATE, OTHERWISE)
SETTLE_OR_CROSS: Final = span(SETTLE, CROSS)
FETCH_OR_SHIP: Final = span(FETCH, SHIP)
FIND_OR_STORE: Final = span(FIND, STORE)
PROJECT: Final = span(FARM_ON, SETTLE_ON)
INCOME_OR_POINT: Final = span(INCOME, POINT)
DIE_OR_MARKER: Final = span(DIE, MARKER)
SELLING: Final = span(SELL, SELL_VP)
GAIN: Final = span(GAIN_OPEN, GAIN_HIDDEN)
REMOVE: Final = span(REMOVE_FARM, REMOVE_BOAT)
LEFT_HALF: Final = HALF.of(0)
RIGHT_HALF: Final = HALF.of(1)
HOTTER: Final = WEATHER_TO.of(0)
COLDER: Final = WEATHER_TO.of(1)

DO_PRODUCE: Final = DO.of(0)
DO_TRANSPORT: Final = DO.of(1)
DO_PROCREATE: Final = DO.of(2)
DO_STRENGTHEN: Final = DO.of(3)
DO_HUNT: Final = DO.of(4)
DO_EXPLORE: Final = DO.of(5)
DO_FIND: Final = DO.of(6)
DO_PROJECT: Final = DO.of(7)
DO_INSTALL: Final = DO.of(8)
DO_GOAL: Final = DO.of(9)
DO_NEW_GOAL: Final = DO.of(10)
DO_PLAN: Final = DO.of(11)
DO_CARD: Final = DO.of(12)
DO_DRAW: Final = DO.of(13)
DO_ACTIVATION: Final = DO.of(14)
DO_FATE: Final = DO.of(15)
DO_IDEAS: Final = DO.of(16)
DO_FEATURES: Final = DO.of(17)
DO_INCOME: Final = DO.of(18)
DO_ACTIVITY: Final = DO.of(19)
DO_FOCUS: Final = DO.of(20)
DO_IDEA: Final = DO.of(21)
DO_FOOD: Final = DO.of(22)
DO_FAVOR: Final = DO.of(23)
DO_POINTS: Final = DO.of(24)
DO_TEST: Final = DO.of(25)
DO_SAVE: Final = DO.of(26)
DO_LET_DIE: Final = DO.of(27)
DO_TRANSPORT_FIRST: Final = DO.of(28)
