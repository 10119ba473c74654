"""The answers in words: what stands in a row of the list, what it is called alone, one line more, and where it is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.civolution import actions, building, feeding, names, reset
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import Box
from demiurge.games.civolution.drawing import dice, marks, module_texts, payments, questions
from demiurge.games.civolution.drawing import phrases_chips as chips
from demiurge.games.civolution.drawing import phrases_console as console
from demiurge.games.civolution.drawing import phrases_continent as continent
from demiurge.games.civolution.drawing import phrases_forgoing as forgoing
from demiurge.games.civolution.drawing.phrase_parts import Subject
from demiurge.games.civolution.state import Exam
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.markup import esc
from demiurge.kit.phrases import Said, joined, where
from demiurge.kit.writer import Heading, Row, Writer


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


def does(w: Words, box: Box, module: int, level: int) -> str:
    """What the module does at a level, a sentence."""
    return w("sentence", what=module_texts.module_text(box, module, level))


def say_activate(about: Subject) -> Said:
    """Step by step: what pays is asked."""
    at, w = module_of(about.action), about.w
    module, other = names.module(at), about.action in actions.OTHERWISE
    label = w("label-otherwise", module=module) if other else w.say(module)
    name = w("answer-activate-otherwise", module=module) if other else w("answer-activate", module=module)
    note = does(w, about.view.game.box, at, level_of(about.view, about.seat, at))
    return Said(where(label), name, note, (module_place(at),))


def say_paid(about: Subject, way: payments.Payment) -> Said:
    at = module_of(about.action)
    level, other = level_of(about.view, about.seat, at), about.action in actions.OTHERWISE
    return _paid(about.w, about.view.game.box, at, level, other, way)


@lru_cache(maxsize=8192)
def _paid(w: Words, box: Box, at: int, level: int, other: bool, way: payments.Payment) -> Said:
    """A module with its whole payment; `other`: by the values that an ability gives it."""
    module, bars = names.module(at), dice.levels(w, level) if at < v.MAIN else ""
    shown = w("label-paid-otherwise", module=module) if other else w.say(module)
    paid = payments.paid(way)
    name = w("answer-paid-otherwise", module=module, paid=paid) if other else w("answer-paid", module=module, paid=paid)
    return Said(where(shown, f"{bars}{payments.signs(way)}"), name, does(w, box, at, level), (module_place(at),))


def say_reset(about: Subject) -> Said:
    c, w = about.view.civs[about.seat], about.w
    left = about.view.game.numbers.resets[about.view.table_size()] - about.view.resets
    note = joined(w("note-reset", n=c.used, left=c.on_spaces()), w("note-reset-last") if left == 1 else "")
    label = where(w("label-reset"), esc(w("label-left", n=c.on_spaces())))
    return Said(label, w("answer-reset"), note, ("reset", "used"))


def missing_for_reset(w: Words, view: Exam, seat: int) -> str:
    over = view.civs[seat].on_spaces() - view.game.numbers.reset_dice
    return w("lacks-reset", n=over) if over > 0 else ""


# ---- enough
def say_done(about: Subject) -> Said:
    w, note, places = about.w, "", tuple[str, ...]()
    own = f"done-{questions.WORD[type(about.asked)]}" if about.asked is not None else "done"
    name = w.say(text(own)) if w.has(own) else w("done")
    if isinstance(about.asked, feeding.Feed) and about.trial is not None:
        told = about.trial.happened("fed")
        tired, dying = (told[0].data[1], told[0].data[2]) if told else (0, 0)
        note = w("note-hungry", tired=tired, dying=dying) if tired or dying else w("note-nobody-hungry")
    elif isinstance(about.asked, reset.TakeUp):
        note, places = w("note-rolled", n=about.view.civs[about.seat].used), ("used",)
    return console.plain(name, note, *places)


# ---- one table
HEADINGS: Final = (
    Heading("keep", "card", shown=8), Heading("markers", "plan", shown=6), Heading("start", "flag", shown=6),
    Heading("pay", "die", True, 16), Heading("value", "fate", True, 6), Heading("settle", "migration", shown=6),
    Heading("cross", "migration", True, 6), Heading("move", "tribe", shown=6), Heading("bear", "procreation", shown=6),
    Heading("strengthen", "strengthen", shown=6), Heading("weaken", "weak", shown=6), Heading("feed", "food", shown=7),
    Heading("spare", "tribe", shown=6), Heading("lose", "weak", shown=6), Heading("produce", "production", shown=6),
    Heading("fetch", "transport", shown=6), Heading("hunt", "hunt", shown=5), Heading("clear", "hunt", shown=5),
    Heading("explore", "exploration", shown=5), Heading("reveal", "site", True, 12), Heading("find", "find", shown=6),
    Heading("store", "crate", True, 18), Heading("farm", "farm", shown=4), Heading("boat", "boat", shown=4),
    Heading("settlement", "settlement", shown=4), Heading("statue", "statue", shown=4),
    Heading("place-card", "install", shown=6), Heading("install", "install", shown=6),
    Heading("column", "install", True, 9), Heading("column-later", "install", True, 9),
    Heading("stage", "install", shown=5), Heading("stage-later", "install", shown=5), Heading("ignore", "no", True, 5),
    Heading("half", "goal", True, 2), Heading("goal", "goal", shown=3), Heading("take-goal", "goal", shown=6),
    Heading("cover", "goal", shown=3), Heading("plan", "plan", True, 6), Heading("take-income", "income", shown=3),
    Heading("use", "trigger", shown=4), Heading("income", "income", shown=6), Heading("point", "vp", True, 8),
    Heading("activity", "activity", shown=5), Heading("track", "track", shown=5),
    Heading("upgrade", "upgrade", shown=8), Heading("flip", "stage", True, 2), Heading("gain", "research", shown=5),
    Heading("gain-hidden", "research", True, 5), Heading("draw", "research", True, 5),
    Heading("shift", "evolution", True, 30), Heading("feature-gain", "evolution", True, 6),
    Heading("sell", "money", True, 18), Heading("sell-vp", "vp", True, 18), Heading("buy", "trade", True, 18),
    Heading("trade", "trade", True, 2), Heading("giver", "die", True, 4), Heading("give", "die", True, 7),
    Heading("take-up", "die", True, 6), Heading("turn-die", "die", True, 30), Heading("weather", "weather", shown=2),
    Heading("cheaper", "food", shown=6), Heading("remove", "event", shown=4), Heading("refuge", "favor", shown=4),
    Heading("option", "star", shown=4), Heading("return", "crate", True, 20), Heading("discard", "card", shown=4),
    Heading("branch", "play", shown=4), Heading("module", "play", True, 15), Heading("ideas", "idea", shown=5),
    Heading("feature", "evolution", shown=3), Heading("rest", "sleep", shown=3),
    Heading("card-now", "install", shown=3), Heading("goal-now", "goal", shown=2),
    Heading("land-now", "exploration", shown=2), Heading("chip-now", "card", shown=2),
    Heading("attribute", "attribute", shown=3), Heading("otherwise", "die", shown=2), Heading("step", "dice", True, 4),
    Heading("done", "check"),
)  # fmt: skip
"""What a question is about comes first; then the turn: modules, at once, otherwise."""
WRITER: Final = Writer(
    headings=HEADINGS,
    rows=[
        Row(actions.DONE, "done", say_done),
        Row(actions.ANY_MODULE, "step", say_activate),
        Row(actions.RESET, "rest", say_reset),
        Row(actions.DIE, "pay", console.say_die),
        Row(actions.MARKER, "pay", console.say_marker),
        Row(actions.FOCUS_MARKER, "pay", console.say_focus),
        Row(actions.FREE_STEP, "pay", console.say_free),
        Row(actions.SPEND, "pay", console.say_spend),
        Row(actions.DO, "branch", console.say_do, marks.mark_dying, marks.ghost_dying),
        Row(actions.VALUE, "value", console.say_value),
        Row(actions.MOVE, "move", continent.say_move, *marks.at_place(marks.ghost_place)),
        Row(actions.SETTLE, "settle", continent.arrives("answer-settle"), marks.a_place, marks.settling),
        Row(actions.CROSS, "cross", continent.a_land("answer-cross", "note-cross"), marks.a_land, marks.crossing),
        Row(actions.BEAR, "bear", continent.arrives("answer-bear"), marks.a_place, marks.settling),
        Row(
            actions.STRENGTHEN,
            "strengthen",
            continent.a_tribe("answer-strengthen", "note-strengthen"),
            *marks.at_place(marks.ghost_rise),
        ),
        Row(
            actions.WEAKEN,
            "weaken",
            continent.a_tribe("answer-weaken", "note-weaken"),
            *marks.at_place(marks.ghost_fall),
        ),
        Row(actions.FEED, "feed", continent.say_feed, *marks.at_place(marks.ghost_feed)),
        Row(actions.FEED_ALL, "feed", continent.say_feed_all, ghost=marks.feeding),
        Row(
            actions.SPARE,
            "spare",
            continent.a_tribe("answer-spare", "note-spare"),
            *marks.at_place(marks.ghost_place),
        ),
        Row(actions.LOSE, "lose", continent.a_tribe("answer-lose", "note-lose"), *marks.at_place(marks.ghost_die)),
        Row(actions.PRODUCE, "produce", continent.say_produce, *marks.at_land(marks.ghost_raw)),
        Row(actions.FETCH, "fetch", continent.say_fetch, *marks.at_land(marks.ghost_fetch)),
        Row(actions.SHIP, "fetch", continent.say_ship),
        Row(actions.HUNT, "hunt", continent.say_hunt, *marks.at_land(marks.ghost_hunt)),
        Row(actions.CLEAR, "clear", continent.a_land("answer-clear"), *marks.at_land(marks.ghost_clear)),
        Row(actions.EXPLORE, "explore", continent.say_explore, *marks.at_land(marks.ghost_explore)),
        Row(actions.REVEAL, "reveal", continent.say_reveal, marks.a_recess, marks.revealing),
        Row(actions.FIND, "find", continent.say_find),
        Row(actions.STORE, "store", continent.say_store),
        Row(
            actions.FARM_ON,
            "farm",
            continent.a_land("answer-farm", "note-farm", "farm"),
            *marks.at_land(marks.built(v.FARM)),
        ),
        Row(
            actions.BOAT_ON,
            "boat",
            continent.a_land("answer-boat", "note-boat", "boat"),
            *marks.at_land(marks.built(v.BOAT)),
        ),
        Row(actions.STATUE_ON, "statue", continent.say_statue, *marks.at_ground(v.STATUE, len(v.MATERIALS))),
        Row(
            actions.SETTLE_ON,
            "settlement",
            continent.say_settlement,
            *marks.at_ground(v.SETTLEMENT, building.SETTLEMENTS),
        ),
        Row(actions.PAY_WITH, "return", console.say_return),
        Row(actions.SKIP, "return", console.say_skip),
        Row(actions.DISCARD, "discard", console.say_discard),
        Row(actions.INSTALL, "install", console.say_install),
        Row(actions.COLUMN, "column", console.say_column),
        Row(actions.STAGE, "stage", console.say_stage),
        Row(actions.IGNORE, "ignore", console.say_ignore),
        Row(actions.HALF, "half", console.say_half),
        Row(actions.GOAL, "goal", chips.say_goal),
        Row(actions.TAKE_GOAL, "take-goal", chips.say_take_goal),
        Row(actions.COVER, "cover", chips.say_cover),
        Row(actions.PLAN, "plan", console.say_plan),
        Row(actions.TAKE_INCOME, "take-income", chips.say_take_income),
        Row(actions.INCOME, "income", chips.say_income),
        Row(actions.POINT, "point", chips.say_point),
        Row(actions.TAKE_CHIP, "attribute", chips.say_attribute),
        Row(actions.UPGRADE, "upgrade", chips.say_upgrade),
        Row(actions.FLIP, "flip", chips.say_flip),
        Row(actions.GAIN_OPEN, "gain", console.say_gain_open),
        Row(actions.GAIN_HIDDEN, "gain-hidden", console.say_gain_hidden),
        Row(actions.DRAW, "draw", console.say_draw),
        Row(actions.KEEP, "keep", console.say_keep),
        Row(actions.KEEP_MARKERS, "markers", console.say_keep_markers),
        Row(actions.START_WITH, "start", console.say_start),
        Row(actions.SHIFT_FEATURE, "shift", chips.say_shift_feature),
        Row(actions.FEATURE, "feature-gain", chips.say_feature),
        Row(actions.SELL, "sell", chips.sells("answer-sell")),
        Row(actions.SELL_VP, "sell-vp", chips.sells("answer-sell-vp")),
        Row(actions.BUY, "buy", chips.say_buy),
        Row(actions.SALE, "trade", chips.say_sale),
        Row(actions.PURCHASE, "trade", chips.say_purchase),
        Row(actions.ACTIVITY_OF, "activity", chips.say_activity),
        Row(actions.TRACK, "track", chips.say_track),
        Row(actions.USE, "use", chips.say_use),
        Row(actions.GIVER, "giver", console.say_giver),
        Row(actions.GIVE, "give", console.say_give),
        Row(actions.TAKE_UP, "take-up", console.say_take_up),
        Row(actions.TURN_DIE, "turn-die", console.say_turn_die),
        Row(actions.WEATHER_TO, "weather", console.say_weather),
        Row(actions.TEMPER, "weather", console.say_temper),
        Row(actions.CHEAPER, "cheaper", continent.a_land("answer-cheaper"), *marks.at_land(marks.ghost_land)),
        Row(actions.REMOVE_FARM, "remove", continent.a_land("answer-remove-farm"), *marks.at_land(marks.gone(v.FARM))),
        Row(actions.REMOVE_BOAT, "remove", continent.a_land("answer-remove-boat"), *marks.at_land(marks.gone(v.BOAT))),
        Row(
            actions.REFUGE,
            "refuge",
            continent.a_land("answer-refuge", "note-refuge"),
            *marks.at_land(marks.ghost_land),
        ),
        Row(actions.OPTION, "option", chips.say_option),
        Row(actions.BY_HAND, "discard", console.say_by_hand),
        Row(actions.TAKE_IT, "option", forgoing.say_take),
        Row(actions.FORGO_IT, "option", forgoing.say_forgo),
    ],
)


def say(about: Subject) -> Said:
    return WRITER.row(about.action).say(about)
