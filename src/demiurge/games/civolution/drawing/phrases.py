"""The answers in words: what stands in a row of the list, what it is called alone, one line more, and where it is."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from demiurge.games.civolution import actions, feeding, reset
from demiurge.games.civolution.drawing import payments
from demiurge.games.civolution.drawing import phrases_console as console
from demiurge.games.civolution.drawing import phrases_continent as continent
from demiurge.games.civolution.drawing import phrases_forgoing as forgoing
from demiurge.games.civolution.drawing.dice import levels
from demiurge.games.civolution.drawing.module_words import module_words
from demiurge.games.civolution.drawing.payments import Payment
from demiurge.games.civolution.drawing.phrase_parts import Subject, Teller
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import FEATURES, MAIN, MODULES, SLEEP
from demiurge.games.civolution.words.parts import MODULE_NAMES, plural
from demiurge.kit.phrases import Said, joined, where


# ---- modules
def module_of(action: int) -> int:
    """The module that an answer activates."""
    return action - actions.OTHERWISE if action >= actions.OTHERWISE else action - actions.ACTIVATE


def module_place(module: int) -> str:
    if MAIN <= module < SLEEP:
        return f"feature-{FEATURES[module - MAIN]}"
    return "module-sleep" if module == SLEEP else f"module-{MODULES[module]}"


def level_of(view: Exam, seat: int, module: int) -> int:
    return view.civs[seat].levels[module] if module < MAIN else 0


def say_activate(about: Subject) -> Said:
    """Step by step: what pays is asked."""
    module = module_of(about.action)
    other = " by other dice" if about.action >= actions.OTHERWISE else ""
    name = f"{MODULE_NAMES[module]}{other}"
    text = f"{module_words(about.view.game.box, module, level_of(about.view, about.seat, module))}."
    return Said(where(name), f"{name}, dice of choice", text, (module_place(module),))


def say_paid(about: Subject, way: Payment) -> Said:
    """A module with its whole payment."""
    module, s = module_of(about.action), about.view
    level = level_of(s, about.seat, module)
    name, other = MODULE_NAMES[module], " otherwise" if about.action >= actions.OTHERWISE else ""
    bars = levels(level) if module < MAIN else ""
    label = where(f"{name}{other}", f"{bars}{payments.signs(way)}")
    text = f"{module_words(s.game.box, module, level)}."
    return Said(label, f"{name}{other} with {payments.words(way)}", text, (module_place(module),))


def say_reset(about: Subject) -> Said:
    c = about.view.civs[about.seat]
    left = about.view.game.numbers.resets[about.view.table_size()] - about.view.resets
    end = "It triggers the end of the phase." if left == 1 else ""
    lying = c.on_spaces()
    note = joined(f"Roll {plural(c.used, 'used die').replace('dies', 'dice')}; gain an idea or a food.", end)
    return Said(where("Reset", f"{lying} left"), "Do a Reset", note, ("reset", "used"))


def missing_for_reset(view: Exam, seat: int) -> str:
    over = view.civs[seat].on_spaces() - view.game.numbers.reset_dice
    return f"{plural(over, 'die').replace('dies', 'dice')} too many" if over > 0 else ""


# ---- enough
DONE_NAMES: Final = {
    "TakeUp": "Roll the dice", "Feed": "Feed no more", "IgnoreSpace": "Ignore nothing more",
    "Migrate": "Migrate no more", "Procreate": "No new tribe", "PhaseGoal": "Take no goal",
    "GainGoal": "Take no goal", "Nudge": "Let the test fail", "OfferedTest": "Take no test",
    "OfferTest": "Take no test", "StrengthenTest": "Take no test", "Trade": "Trade no more", "Sale": "Sell no more",
    "Purchase": "Buy nothing more", "Install": "Install nothing", "Branch": "Do nothing with it",
    "Transport": "Transport no more", "Produce": "Produce no more", "Project": "Build no more",
    "Board": "Nobody boards", "Explore": "Explore nothing", "RevealOne": "Reveal nothing", "Hunt": "Hunt no more",
    "Strengthen": "Strengthen no more", "InstallGoal": "Install no goal", "GainChip": "Take no income chip",
    "Once": "Leave it", "IncomeActions": "No income action", "GainCard": "Take no card", "DrawCards": "Draw no more",
    "TurnDice": "Turn no more dice", "Perform": "No activity", "Respond": "Use none of them", "MayPay": "Do not pay",
    "Temper": "As the weather is", "AtRock": "Leave the holy rock", "Deliver": "Nothing more",
    "Replenish": "Return nothing", "Starve": "Spare no more", "Sacrifice": "Keep them all", "Flip": "Flip no tile",
    "Upgrade": "Upgrade nothing", "Shift": "Leave the weather", "FromCiv": "Take no die",
    "ViciTakes": "V.I.C.I takes none", "SecondDie": "Forgo the other die", "SecondPart": "Do not transport",
    "MoveFeature": "Move no more", "Choose": "None of them",
}  # fmt: skip


def say_done(about: Subject) -> Said:
    name = DONE_NAMES.get(type(about.asked).__name__, "No more of it")
    note, places = "", tuple[str, ...]()
    if isinstance(about.asked, feeding.Feed) and about.trial is not None:
        told = about.trial.happened("fed")
        tired, dying = (told[0].data[1], told[0].data[2]) if told else (0, 0)
        note = f"{plural(tired, 'tribe')} will lie down, {dying} will die." if tired or dying else "Nobody goes hungry."
    elif isinstance(about.asked, reset.TakeUp):
        n = about.view.civs[about.seat].used
        note, places = f"{plural(n, 'die').replace('dies', 'dice')} {'is' if n == 1 else 'are'} rolled.", ("used",)
    return Said(name, name, note, places)


# ---- by verb: the group that an answer belongs to, and who words it
FAMILIES: Final[tuple[tuple[int, str, Teller], ...]] = (
    (actions.DONE, "done", say_done),
    (actions.ACTIVATE, "step", say_activate),
    (actions.RESET, "rest", say_reset),
    (actions.DIE, "pay", console.say_die),
    (actions.MARKER, "pay", console.say_marker),
    (actions.FOCUS_MARKER, "pay", console.say_focus),
    (actions.FREE_STEP, "pay", console.say_free),
    (actions.SPEND, "pay", console.say_spend),
    (actions.DO, "branch", console.say_do),
    (actions.VALUE, "value", console.say_value),
    (actions.MOVE, "move", continent.say_move),
    (actions.SETTLE, "settle", continent.say_settle),
    (actions.CROSS, "cross", continent.say_cross),
    (actions.BEAR, "bear", continent.say_bear),
    (actions.STRENGTHEN, "strengthen", continent.a_tribe("Strengthen", actions.STRENGTHEN, "It stands up.")),
    (actions.WEAKEN, "weaken", continent.a_tribe("Lay down", actions.WEAKEN, "The glacier weakens it.")),
    (actions.FEED, "feed", continent.say_feed),
    (actions.FEED_ALL, "feed", continent.say_feed_all),
    (actions.SPARE, "spare", continent.a_tribe("Spare", actions.SPARE, "It does not die.")),
    (actions.LOSE, "lose", continent.a_tribe("Lose", actions.LOSE, "It may still be saved.")),
    (actions.PRODUCE, "produce", continent.say_produce),
    (actions.FETCH, "fetch", continent.say_fetch),
    (actions.SHIP, "fetch", continent.say_ship),
    (actions.HUNT, "hunt", continent.say_hunt),
    (actions.CLEAR, "clear", continent.say_clear),
    (actions.EXPLORE, "explore", continent.say_explore),
    (actions.REVEAL, "reveal", continent.say_reveal),
    (actions.FIND, "find", continent.say_find),
    (actions.STORE, "store", continent.say_store),
    (actions.FARM_ON, "farm", continent.say_farm),
    (actions.BOAT_ON, "boat", continent.say_boat),
    (actions.STATUE_ON, "statue", continent.say_statue),
    (actions.SETTLE_ON, "settlement", continent.say_settlement),
    (actions.PAY_WITH, "return", console.say_return),
    (actions.SKIP, "return", console.say_skip),
    (actions.DISCARD, "discard", console.say_discard),
    (actions.INSTALL, "install", console.say_install),
    (actions.COLUMN, "column", console.say_column),
    (actions.STAGE, "stage", console.say_stage),
    (actions.IGNORE, "ignore", console.say_ignore),
    (actions.HALF, "half", console.say_half),
    (actions.GOAL, "goal", console.say_goal),
    (actions.TAKE_GOAL, "take-goal", console.say_take_goal),
    (actions.COVER, "cover", console.say_cover),
    (actions.PLAN, "plan", console.say_plan),
    (actions.TAKE_INCOME, "take-income", console.say_take_income),
    (actions.INCOME, "income", console.say_income),
    (actions.POINT, "point", console.say_point),
    (actions.TAKE_CHIP, "attribute", console.say_attribute),
    (actions.UPGRADE, "upgrade", console.say_upgrade),
    (actions.FLIP, "flip", console.say_flip),
    (actions.GAIN_OPEN, "gain", console.say_gain_open),
    (actions.GAIN_HIDDEN, "gain-hidden", console.say_gain_hidden),
    (actions.DRAW, "draw", console.say_draw),
    (actions.KEEP, "keep", console.say_keep),
    (actions.KEEP_MARKERS, "markers", console.say_keep_markers),
    (actions.START_WITH, "start", console.say_start),
    (actions.SHIFT_FEATURE, "shift", console.say_shift_feature),
    (actions.FEATURE, "feature-gain", console.say_feature),
    (actions.SELL, "sell", console.say_sell),
    (actions.SELL_VP, "sell-vp", console.say_sell_vp),
    (actions.BUY, "buy", console.say_buy),
    (actions.SALE, "trade", console.say_sale),
    (actions.PURCHASE, "trade", console.say_purchase),
    (actions.ACTIVITY_OF, "activity", console.say_activity),
    (actions.TRACK, "track", console.say_track),
    (actions.USE, "use", console.say_use),
    (actions.GIVER, "giver", console.say_giver),
    (actions.GIVE, "give", console.say_give),
    (actions.TAKE_UP, "take-up", console.say_take_up),
    (actions.TURN_DIE, "turn-die", console.say_turn_die),
    (actions.WEATHER_TO, "weather", console.say_weather),
    (actions.TEMPER, "weather", console.say_temper),
    (actions.CHEAPER, "cheaper", continent.a_land("Cheaper food in", actions.CHEAPER)),
    (actions.REMOVE_FARM, "remove", continent.a_land("Give up the farm in", actions.REMOVE_FARM)),
    (actions.REMOVE_BOAT, "remove", continent.a_land("Give up the boat on", actions.REMOVE_BOAT)),
    (actions.REFUGE, "refuge", continent.a_land("Save it into the wilderness of", actions.REFUGE, "1 favor.")),
    (actions.OPTION, "option", console.say_option),
    (actions.BY_HAND, "discard", console.say_by_hand),
    (actions.TAKE_IT, "option", forgoing.say_take),
    (actions.FORGO_IT, "option", forgoing.say_forgo),
)
_STARTS: Final = [start for start, _, _ in FAMILIES]


def family(action: int) -> tuple[int, str, Teller]:
    return FAMILIES[bisect_right(_STARTS, action) - 1]


def say(about: Subject) -> Said:
    return family(about.action)[2](about)
