"""The answers in words: what stands in a row of the list, what it is called alone, one line more, and where it is."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import actions, feeding, names, reset
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import payments
from demiurge.games.civolution.drawing import phrases_chips as chips
from demiurge.games.civolution.drawing import phrases_console as console
from demiurge.games.civolution.drawing import phrases_continent as continent
from demiurge.games.civolution.drawing import phrases_forgoing as forgoing
from demiurge.games.civolution.drawing.dice import levels
from demiurge.games.civolution.drawing.module_texts import module_text
from demiurge.games.civolution.drawing.payments import Payment
from demiurge.games.civolution.drawing.phrase_parts import Subject, Teller
from demiurge.games.civolution.drawing.questions import WORD
from demiurge.games.civolution.state import Exam
from demiurge.kernel.actions import Verb
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.markup import esc
from demiurge.kit.phrases import Said, joined, where


# ---- modules
def module_of(action: int) -> int:
    """The module that an answer activates."""
    return actions.OTHERWISE.at(action) if action in actions.OTHERWISE else actions.ACTIVATE.at(action)


def module_place(module: int) -> str:
    if v.MAIN <= module < v.SLEEP:
        return f"feature-{v.FEATURES[module - v.MAIN]}"
    return "module-sleep" if module == v.SLEEP else f"module-{v.MODULES[module]}"


def level_of(view: Exam, seat: int, module: int) -> int:
    return view.civs[seat].levels[module] if module < v.MAIN else 0


def does(about: Subject, module: int) -> str:
    """What the module does at the level of the seat, a sentence."""
    box = about.view.game.box
    return about.w("sentence", what=module_text(box, module, level_of(about.view, about.seat, module)))


def say_activate(about: Subject) -> Said:
    """Step by step: what pays is asked."""
    at, w = module_of(about.action), about.w
    module, other = names.module(at), about.action in actions.OTHERWISE
    label = w("label-otherwise", module=module) if other else w.say(module)
    name = w("answer-activate-otherwise", module=module) if other else w("answer-activate", module=module)
    return Said(where(label), name, does(about, at), (module_place(at),))


def say_paid(about: Subject, way: Payment) -> Said:
    """A module with its whole payment."""
    at, w = module_of(about.action), about.w
    module, other = names.module(at), about.action in actions.OTHERWISE
    bars = levels(w, level_of(about.view, about.seat, at)) if at < v.MAIN else ""
    shown = w("label-paid-otherwise", module=module) if other else w.say(module)
    paid = payments.paid(way)
    name = w("answer-paid-otherwise", module=module, paid=paid) if other else w("answer-paid", module=module, paid=paid)
    return Said(where(shown, f"{bars}{payments.signs(way)}"), name, does(about, at), (module_place(at),))


def say_reset(about: Subject) -> Said:
    c, w = about.view.civs[about.seat], about.w
    left = about.view.game.numbers.resets[about.view.table_size()] - about.view.resets
    note = joined(w("note-reset", n=c.used), w("note-reset-last") if left == 1 else "")
    label = where(w("label-reset"), esc(w("label-left", n=c.on_spaces())))
    return Said(label, w("answer-reset"), note, ("reset", "used"))


def missing_for_reset(w: Words, view: Exam, seat: int) -> str:
    over = view.civs[seat].on_spaces() - view.game.numbers.reset_dice
    return w("lacks-reset", n=over) if over > 0 else ""


# ---- enough
def say_done(about: Subject) -> Said:
    w, note, places = about.w, "", tuple[str, ...]()
    own = f"done-{WORD[type(about.asked)]}" if about.asked is not None else "done"
    name = w.say(text(own)) if w.has(own) else w("done")
    if isinstance(about.asked, feeding.Feed) and about.trial is not None:
        told = about.trial.happened("fed")
        tired, dying = (told[0].data[1], told[0].data[2]) if told else (0, 0)
        note = w("note-hungry", tired=tired, dying=dying) if tired or dying else w("note-nobody-hungry")
    elif isinstance(about.asked, reset.TakeUp):
        note, places = w("note-rolled", n=about.view.civs[about.seat].used), ("used",)
    return console.plain(name, note, *places)


# ---- by verb: the group that an answer belongs to, and who words it
FAMILIES: Final[tuple[tuple[Verb | int, str, Teller], ...]] = (
    (actions.DONE, "done", say_done),
    (actions.ANY_MODULE, "step", say_activate),
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
    (actions.STRENGTHEN, "strengthen", continent.a_tribe("answer-strengthen", actions.STRENGTHEN, "note-strengthen")),
    (actions.WEAKEN, "weaken", continent.a_tribe("answer-weaken", actions.WEAKEN, "note-weaken")),
    (actions.FEED, "feed", continent.say_feed),
    (actions.FEED_ALL, "feed", continent.say_feed_all),
    (actions.SPARE, "spare", continent.a_tribe("answer-spare", actions.SPARE, "note-spare")),
    (actions.LOSE, "lose", continent.a_tribe("answer-lose", actions.LOSE, "note-lose")),
    (actions.PRODUCE, "produce", continent.say_produce),
    (actions.FETCH, "fetch", continent.say_fetch),
    (actions.SHIP, "fetch", continent.say_ship),
    (actions.HUNT, "hunt", continent.say_hunt),
    (actions.CLEAR, "clear", continent.a_land("answer-clear", actions.CLEAR)),
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
    (actions.GOAL, "goal", chips.say_goal),
    (actions.TAKE_GOAL, "take-goal", chips.say_take_goal),
    (actions.COVER, "cover", chips.say_cover),
    (actions.PLAN, "plan", console.say_plan),
    (actions.TAKE_INCOME, "take-income", chips.say_take_income),
    (actions.INCOME, "income", chips.say_income),
    (actions.POINT, "point", chips.say_point),
    (actions.TAKE_CHIP, "attribute", chips.say_attribute),
    (actions.UPGRADE, "upgrade", chips.say_upgrade),
    (actions.FLIP, "flip", chips.say_flip),
    (actions.GAIN_OPEN, "gain", console.say_gain_open),
    (actions.GAIN_HIDDEN, "gain-hidden", console.say_gain_hidden),
    (actions.DRAW, "draw", console.say_draw),
    (actions.KEEP, "keep", console.say_keep),
    (actions.KEEP_MARKERS, "markers", console.say_keep_markers),
    (actions.START_WITH, "start", console.say_start),
    (actions.SHIFT_FEATURE, "shift", chips.say_shift_feature),
    (actions.FEATURE, "feature-gain", chips.say_feature),
    (actions.SELL, "sell", chips.say_sell),
    (actions.SELL_VP, "sell-vp", chips.say_sell_vp),
    (actions.BUY, "buy", chips.say_buy),
    (actions.SALE, "trade", chips.say_sale),
    (actions.PURCHASE, "trade", chips.say_purchase),
    (actions.ACTIVITY_OF, "activity", chips.say_activity),
    (actions.TRACK, "track", chips.say_track),
    (actions.USE, "use", chips.say_use),
    (actions.GIVER, "giver", console.say_giver),
    (actions.GIVE, "give", console.say_give),
    (actions.TAKE_UP, "take-up", console.say_take_up),
    (actions.TURN_DIE, "turn-die", console.say_turn_die),
    (actions.WEATHER_TO, "weather", console.say_weather),
    (actions.TEMPER, "weather", console.say_temper),
    (actions.CHEAPER, "cheaper", continent.a_land("answer-cheaper", actions.CHEAPER)),
    (actions.REMOVE_FARM, "remove", continent.a_land("answer-remove-farm", actions.REMOVE_FARM)),
    (actions.REMOVE_BOAT, "remove", continent.a_land("answer-remove-boat", actions.REMOVE_BOAT)),
    (actions.REFUGE, "refuge", continent.a_land("answer-refuge", actions.REFUGE, "note-refuge")),
    (actions.OPTION, "option", chips.say_option),
    (actions.BY_HAND, "discard", console.say_by_hand),
    (actions.TAKE_IT, "option", forgoing.say_take),
    (actions.FORGO_IT, "option", forgoing.say_forgo),
)
_BY_ACTION: Final = [
    (verb, group, say) for verb, group, say in FAMILIES for _ in range(len(verb) if isinstance(verb, Verb) else 1)
]  # they come in the order of the answers


def family(action: int) -> tuple[Verb | int, str, Teller]:
    """What the answer is one of, its group, and who words it."""
    return _BY_ACTION[action]


def at(action: int) -> int:
    """Which of its family an answer is."""
    verb = _BY_ACTION[action][0]
    return verb.at(action) if isinstance(verb, Verb) else 0


def say(about: Subject) -> Said:
    return family(about.action)[2](about)
