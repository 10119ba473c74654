"""Answers at the console in words: paying, branches of modules, cards, chips, columns, features, trade, dice."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.civolution import actions, dice, effects, favor, modules, trade
from demiurge.games.civolution.box import Box
from demiurge.games.civolution.drawing import cards
from demiurge.games.civolution.drawing.dice import die, marker
from demiurge.games.civolution.drawing.effect_signs import ability_words
from demiurge.games.civolution.drawing.module_words import module_words
from demiurge.games.civolution.drawing.naming import ident, place_id
from demiurge.games.civolution.drawing.phrase_parts import Subject, odds, spot
from demiurge.games.civolution.drawing.phrases_continent import material_id
from demiurge.games.civolution.drawing.pieces import civ_title, emblem
from demiurge.games.civolution.installing import price
from demiurge.games.civolution.markers import RAW
from demiurge.games.civolution.procreation import ProcreationParts
from demiurge.games.civolution.tribes import Dying
from demiurge.games.civolution.turns import Pay
from demiurge.games.civolution.vocabulary import (
    ACHIEVEMENT,
    CARDS,
    DECKS,
    FEATURE_AT,
    FEATURES,
    GOODS,
    INCOME_ID,
    INCOMES,
    INSIGHT,
    MATERIAL_AT,
    MATERIALS,
    MODULES,
    PLANNING_AT,
    SLOTS,
    SPOTS,
    TRACKS,
)
from demiurge.games.civolution.words import parts
from demiurge.games.civolution.words.parts import LEVELS, material, plural, territory
from demiurge.kit.markup import esc, icon
from demiurge.kit.phrases import Said, joined, upper, where

TO: Final = icon("arrow", 11, "dim")


# ---- texts of components
@lru_cache(maxsize=512)
def card_text(box: Box, index: int) -> str:
    """What a card brings at once and afterwards."""
    card = box.cards[index]
    more = ability_words(box, card.ability)
    return joined(f"At once: {parts.effects(box, card.instant)}." if card.instant else "", full(more))


def full(text: str) -> str:
    """A sentence with its full stop."""
    return text if not text or text.endswith(".") else f"{text}."


def card_place(index: int) -> str:
    return cards.tip_key(index)


# ---- paying
def say_die(about: Subject) -> Said:
    value = about.action - actions.DIE + 1
    return paid_with(about, value, f"{die(value, 18)}", f"Use a {value}", f"die-{value}")


def say_marker(about: Subject) -> Said:
    value = about.action - actions.MARKER + 1
    return paid_with(about, value, marker(value, 18), f"Use a planning marker of {value}", f"marker-{value}")


def paid_with(about: Subject, value: int, label: str, name: str, place: str) -> Said:
    """With the ideas that it takes to change the value."""
    asked, note = about.asked, ""
    if isinstance(asked, Pay) and asked.value <= 6:
        steps = favor.STEPS[value][asked.value]
        ideas = favor.ideas_for(about.view.civs[about.seat], steps)
        note = f"As a {asked.value}: {plural(ideas, 'idea')}." if ideas else ""
        label += f"<small>{ideas}{icon('idea', 11)}</small>" if ideas else ""
    return Said(label, name, note, (place,))


def say_focus(about: Subject) -> Said:
    return Said(f"{icon('focus', 18, 'cc-own')}focus", "Use a focus marker", "It stands for any value.", ("focus",))


def say_free(about: Subject) -> Said:
    return Said("Free step", "Use the free step", "Once a turn.", ())


def say_spend(about: Subject) -> Said:
    asked, c = about.asked, about.view.civs[about.seat]
    steps = asked.steps if isinstance(asked, favor.PaySteps) else 0
    if isinstance(asked, favor.Nudge):
        steps = favor.shortfall(about.view, about.seat)
    ideas = favor.ideas_for(c, steps)
    note = "The test is passed." if isinstance(asked, favor.Nudge) else ""
    return Said(f"Spend {plural(ideas, 'idea')}", f"Spend {plural(ideas, 'idea')}", note, ("ideas",))


# ---- branches
DO_NAMES: Final = {
    actions.DO_PRODUCE: "Produce first", actions.DO_TRANSPORT: "Transport", actions.DO_PROCREATE: "Procreate first",
    actions.DO_STRENGTHEN: "Strengthen tribes", actions.DO_HUNT: "Hunt", actions.DO_EXPLORE: "Explore",
    actions.DO_FIND: "Lucky find", actions.DO_PROJECT: "Building project", actions.DO_INSTALL: "Install a card",
    actions.DO_GOAL: "Install a goal chip", actions.DO_NEW_GOAL: "Gain a goal chip",
    actions.DO_PLAN: "Place planning markers", actions.DO_CARD: "Gain a research card",
    actions.DO_DRAW: "Draw cards and keep some", actions.DO_ACTIVATION: "Gain an activation die",
    actions.DO_FATE: "Gain a fate die", actions.DO_IDEAS: "Gain ideas", actions.DO_FEATURES: "Move feature markers",
    actions.DO_INCOME: "Perform an income chip", actions.DO_ACTIVITY: "Perform an activity",
    actions.DO_FOCUS: "Gain a focus marker", actions.DO_IDEA: "An idea", actions.DO_FOOD: "A food",
    actions.DO_FAVOR: "Advance in the favor of Agera", actions.DO_POINTS: "Gain points",
    actions.DO_TEST: "Take the favor test", actions.DO_SAVE: "Save the tribe", actions.DO_LET_DIE: "Let the tribe die",
    actions.DO_TRANSPORT_FIRST: "Transport first",
}  # fmt: skip
DO_PLACES: Final = {
    actions.DO_IDEA: "ideas", actions.DO_IDEAS: "ideas", actions.DO_FOOD: "food", actions.DO_FOCUS: "focus",
    actions.DO_TEST: "fate", actions.DO_FAVOR: "favor", actions.DO_FATE: "fate",
}  # fmt: skip


def say_do(about: Subject) -> Said:
    action, s = about.action, about.view
    name, note = DO_NAMES[action], ""
    if action == actions.DO_TEST or (action == actions.DO_STRENGTHEN and isinstance(about.asked, ProcreationParts)):
        note = odds(s, about.seat)
        name = "Take the favor test first" if action == actions.DO_STRENGTHEN else name
    elif action in (actions.DO_SAVE, actions.DO_LET_DIE) and isinstance(about.asked, Dying):
        place, note = about.asked.place, saving(about) if action == actions.DO_SAVE else ""
        label = f'{name}<span class="what">{territory(place // SLOTS)}</span>'
        return Said(label, f"{name}: {spot(place)}", note, (place_id(place),))
    elif isinstance(about.asked, modules.Branch):
        note = branch_note(about, about.asked)
    places = (DO_PLACES[action],) if action in DO_PLACES else ()
    return Said(name, name, note, places)


def saving(about: Subject) -> str:
    free = about.trial is not None and about.trial.state.civs[about.seat].favor == about.view.civs[about.seat].favor
    return "It stays where it is; this once it costs nothing." if free else "It stays where it is for 1 favor."


def branch_note(about: Subject, asked: modules.Branch) -> str:
    """What is special of the level."""
    numbers = about.view.game.box.modules[asked.module].numbers if asked.module < len(MODULES) else []
    if about.action == actions.DO_INSTALL:
        special = numbers[modules.SPECIAL_AT[asked.module]][asked.level]
        hand = [card for card in about.view.civs[about.seat].hand if card >= 0 and card // 32 == deck_of(asked.module)]
        more = " With the special bonus: ignore a cost space, or install another." if special else ""
        return f"{plural(len(hand), f'{DECKS[deck_of(asked.module)]} card')} in hand.{more}"
    if about.action in (actions.DO_ACTIVATION, actions.DO_FATE) and asked.module == ACHIEVEMENT:
        other = "fate" if about.action == actions.DO_ACTIVATION else "activation"
        return f"Then {'a' if other == 'fate' else 'an'} {other} die as well." if numbers[0][asked.level] > 1 else ""
    if about.action == actions.DO_IDEAS and asked.module == INSIGHT:
        return f"{numbers[0][asked.level]} ideas."
    return ""


def deck_of(module: int) -> int:
    return DECKS.index(MODULES[module])


def say_value(about: Subject) -> Said:
    value = about.action - actions.VALUE + 1
    asked, s = about.asked, about.view
    ideas = favor.ideas_for(s.civs[about.seat], favor.steps_to(s, value)) if s.rolled else 0
    what = ""
    if isinstance(asked, favor.PickValue) and about.trial is not None:
        what = "".join(f"+{chip.amount}{icon(chip.icon, 13)}" for chip in about.trial.chips if chip.amount > 0)
    price = f"<small>{ideas}{icon('idea', 11)}</small>" if ideas else ""
    note = "" if not ideas else f"{plural(ideas, 'idea')}, or the free step."
    note = note if favor.has_free_step(s.civs[about.seat]) else note.replace(", or the free step", "")
    return Said(f"{die(value, 18)}{what}{price}", f"Use the value {value}", note, ())


# ---- cards and columns
def say_install(about: Subject) -> Said:
    index, s = about.action - actions.INSTALL, about.view
    card = s.game.box.cards[index]
    return Said(where(card.name), f"Install {card.name}", card_text(s.game.box, index), (card_place(index),))


def say_column(about: Subject) -> Said:
    column = about.action - actions.COLUMN
    stage = about.view.civs[about.seat].left[column]
    worth = about.view.game.numbers.stage_vp
    vp = worth[stage - 1] if stage <= len(worth) else 0
    tile = " with its stage tile" if stage in (4, 5) else ""
    note = f"Stage {stage}: {vp} VP at the end{tile}." if vp else f"Stage {stage}: no points at the end."
    return Said(f"{column + 1}<small>stage {stage}</small>", f"Column {column + 1}, stage {stage}", note,
                (f"column-{column + 1}",))  # fmt: skip


def say_stage(about: Subject) -> Said:
    stage = about.action - actions.STAGE + 1
    return Said(where(f"Stage {stage}", cost_sign(about, stage)), f"Pay the cost of stage {stage}", "",
                (f"space-{stage}",))  # fmt: skip


def cost_sign(about: Subject, stage: int) -> str:
    """What the cost of a stage takes away."""
    card = getattr(about.asked, "card", -1)
    if card < 0:
        return ""
    due = price(about.view, about.seat, card, stage, 0)
    found = "".join(icon(MATERIALS[m], 14) * n for m, n in enumerate(due.materials))
    return found + "".join(icon(FEATURES[f], 14) * n for f, n in enumerate(due.back))


def say_ignore(about: Subject) -> Said:
    at = about.action - actions.IGNORE + 1
    return Said(f"Space {at}", f"Ignore cost space {at}", "It is neither paid nor scored.", (f"space-{at}",))


def say_half(about: Subject) -> Said:
    side = ("left", "right")[about.action - actions.HALF]
    return Said(upper(side), f"On the {side} side", "", (f"half-{side}",))


def say_by_hand(about: Subject) -> Said:
    return Said("A hand card", "Put a hand card under its stack instead", "Which one, only you see.", ())


def say_discard(about: Subject) -> Said:
    index = about.action - actions.DISCARD
    name = about.view.game.box.cards[index].name
    return Said(where(name), f"Put {name} under its stack instead", "", (card_place(index),))


def say_keep(about: Subject) -> Said:
    index, box = about.action - actions.KEEP, about.view.game.box
    note = joined(f"Cost: {parts.cost(box.cards[index])}.", card_text(box, index))
    return Said(where(box.cards[index].name), f"Keep {parts.card(box, index)}", note, (card_place(index),))


def say_keep_markers(about: Subject) -> Said:
    index, box = about.action - actions.KEEP_MARKERS, about.view.game.box
    name = box.marker_cards[index].name
    return Said(where(name, cards.marker_gains(box, index)), f"Begin with {name}", "",
                (f"marker-card-sm{index + 1}",))  # fmt: skip


def say_start(about: Subject) -> Said:
    at, s = about.action - actions.START_WITH, about.view
    card = s.game.box.incomes[INCOMES + at]
    goal = s.game.box.goals[s.start_goals[s.starts.index(at)]] if at in s.starts else None
    note = joined(
        f"{MODULES[card.module].capitalize()} at level II. Income: {parts.effects(s.game.box, card.action)}.",
        full(f"Goal: {parts.goal(goal)}") if goal is not None else "",
    )
    return Said(where(card.name), f"Begin as {card.name}", note, (f"start-sc{at + 1}",))


def say_gain_open(about: Subject) -> Said:
    deck, s = about.action - actions.GAIN_OPEN, about.view
    top = s.open_stacks[deck][-1] if s.open_stacks[deck] else -1
    name = s.game.box.cards[top].name if top >= 0 else "the face-up card"
    note = joined(f"Cost: {parts.cost(s.game.box.cards[top])}.", card_text(s.game.box, top)) if top >= 0 else ""
    return Said(where(name, icon(TRACKS[deck], 14)), f"Take {name} ({DECKS[deck]})", note, (f"stack-{DECKS[deck]}",))


def say_gain_hidden(about: Subject) -> Said:
    deck = about.action - actions.GAIN_HIDDEN
    return Said(where(f"{DECKS[deck].capitalize()}, face down", icon(TRACKS[deck], 14)),
                f"Take a face-down {DECKS[deck]} card", "", (f"stack-{DECKS[deck]}",))  # fmt: skip


def say_draw(about: Subject) -> Said:
    deck = about.action - actions.DRAW
    return Said(f"{icon(TRACKS[deck], 14)}{DECKS[deck]}", f"Draw from the {DECKS[deck]} stack",
                "All are looked at together.", (f"stack-{DECKS[deck]}",))  # fmt: skip


# ---- goals, income, attributes
def say_goal(about: Subject) -> Said:
    space, s = about.action - actions.GOAL, about.view
    stack = s.civs[about.seat].goals[space]
    chip = s.game.box.goals[stack[-1]] if stack else None
    bares = "The space becomes free: upgrade a module." if len(stack) == 1 else ""
    name = chip.name if chip is not None else f"goal {space + 1}"
    note = joined(full(parts.goal(chip).partition(": ")[2].capitalize()) if chip is not None else "", bares)
    return Said(where(name), f"Install the goal {name}", note, (f"area-{space + 1}",))


def say_take_goal(about: Subject) -> Said:
    slot, s = about.action - actions.TAKE_GOAL, about.view
    index = s.goals_open[slot] if slot < len(s.goals_open) else -1
    if index < 0:
        return Said(f"{slot + 1}", f"Take goal {slot + 1}", "", (f"goal-{slot + 1}",))
    chip = s.game.box.goals[index]
    note = upper(full(parts.goal(chip).partition(": ")[2]))
    return Said(where(chip.name, cards.goal_sign(chip)), f"Take the goal {chip.name}", note, (f"goal-{slot + 1}",))


def say_cover(about: Subject) -> Said:
    space, s = about.action - actions.COVER, about.view
    name = s.game.box.goals[s.civs[about.seat].goals[space][-1]].name
    return Said(where(name), f"Cover {name}", "It can be used again when the new one is installed.",
                (f"area-{space + 1}",))  # fmt: skip


def say_plan(about: Subject) -> Said:
    value = about.action - actions.PLAN + 1
    n = getattr(about.asked, "n", 1)
    return Said(marker(value, 18), f"Plan on {value}", f"{plural(n, 'planning marker')}.", (f"die-{value}",))


def say_take_income(about: Subject) -> Said:
    slot, s = about.action - actions.TAKE_INCOME, about.view
    index = s.incomes_open[slot]
    chip = s.game.box.incomes[index] if index >= 0 else None
    name = chip.name if chip is not None else f"income chip {slot + 1}"
    note = income_text(s.game.box, index) if chip is not None else ""
    return Said(where(name), f"Take the income chip {name}", note, (f"income-{slot + 1}",))


def income_text(box: Box, chip: int) -> str:
    one = box.incomes[chip]
    return f"{'After a favor test: ' if one.test else ''}{upper(parts.effects(box, one.action))}."


def chip_place(chip: int) -> str:
    return cards.tip_key(INCOME_ID + chip)


def say_income(about: Subject) -> Said:
    chip, s = about.action - actions.INCOME, about.view
    one = s.game.box.incomes[chip]
    text = income_text(s.game.box, chip)
    return Said(where(one.name, esc(parts.effects(s.game.box, one.action))), f"Income: {one.name}",
                joined(text, odds(s, about.seat) if one.test else ""), (chip_place(chip),))  # fmt: skip


def say_point(about: Subject) -> Said:
    chip = about.action - actions.POINT
    name = about.view.game.box.incomes[chip].name
    return Said(where(name, f"1{icon('vp', 13)}"), f"1 VP instead of {name}", "", (chip_place(chip),))


def say_attribute(about: Subject) -> Said:
    slot, s = about.action - actions.TAKE_CHIP, about.view
    index = s.attributes_open[slot]
    if index < 0:
        return Said(f"{slot + 1}", f"Take attribute {slot + 1}", "", ())
    chip = s.game.box.attributes[index]
    needs = f"Needs {chip.need} {FEATURES[chip.feature].capitalize()} and takes 1."
    note = f"{needs} {full(ability_words(s.game.box, chip.ability))}"
    return Said(where(chip.name, f"{chip.need}{icon(FEATURES[chip.feature], 13)}"), f"Take the attribute {chip.name}",
                note, (f"attribute-{slot + 1}",))  # fmt: skip


# ---- modules, features, tracks
def say_upgrade(about: Subject) -> Said:
    m, s = about.action - actions.UPGRADE, about.view
    level = min(s.civs[about.seat].levels[m] + 1, 2)
    name = MODULES[m].capitalize()
    return Said(where(name, f"{LEVELS[level - 1]}{TO}{LEVELS[level]}"), f"Upgrade {name} to level {LEVELS[level]}",
                f"{module_words(s.game.box, m, level)}.", (f"module-{MODULES[m]}",))  # fmt: skip


def say_flip(about: Subject) -> Said:
    stage = about.action - actions.FLIP + 4
    vp = about.view.game.numbers.stage_vp[stage - 1]
    return Said(f"Stage {stage}", f"Flip the tile of stage {stage}", f"What stands there scores {vp} VP each.",
                (f"stage-{stage}",))  # fmt: skip


def say_shift_feature(about: Subject) -> Said:
    old, new = divmod(about.action - actions.SHIFT_FEATURE, len(FEATURES))
    words = f"{FEATURES[old].capitalize()} to {FEATURES[new].capitalize()}"
    return Said(f"{icon(FEATURES[old], 16)}{TO}{icon(FEATURES[new], 16)}", f"Move {words}", "",
                (f"feature-{FEATURES[old]}",))  # fmt: skip


def say_feature(about: Subject) -> Said:
    name = FEATURES[about.action - actions.FEATURE]
    return Said(f"{icon(name, 16)}{name.capitalize()}", f"Gain {name.capitalize()}", "", (f"feature-{name}",))


def say_track(about: Subject) -> Said:
    track, s = about.action - actions.TRACK, about.view
    name, at, n = TRACKS[track], s.civs[about.seat].tracks[track], s.game.numbers
    if at >= n.last:
        return Said(where(name.capitalize(), f"{n.beyond_vp}{icon('vp', 13)}"), f"{name.capitalize()}: beyond the end",
                    f"{n.beyond_vp} VP.", (f"track-{name}",))  # fmt: skip
    bonus = threshold_words(about, track, at + 1)
    return Said(where(name.capitalize(), f"{at}{TO}{at + 1}"), f"Advance on {name.capitalize()} to {at + 1}", bonus,
                (f"track-{name}",))  # fmt: skip


def threshold_words(about: Subject, track: int, space: int) -> str:
    n, box = about.view.game.numbers, about.view.game.box
    if space not in n.thresholds:
        return ""
    bonus = n.bonuses[n.thresholds.index(space)]
    return (
        f"Threshold: upgrade a module of the value {box.track_value[track]}.", "Threshold: favor or an income chip.",
        f"Threshold: {n.bonus_vp} VP.", f"Threshold: a stage tile or {n.bonus_vp} VP.",
    )[bonus]  # fmt: skip


# ---- trade, activities, abilities
def say_sell(about: Subject) -> Said:
    m = about.action - actions.SELL
    return Said(f"{icon(MATERIALS[m], 16)}{material(m)}", f"Sell {material(m)} for money", "", (material_id(m),))


def say_sell_vp(about: Subject) -> Said:
    m = about.action - actions.SELL_VP
    return Said(f"{icon(MATERIALS[m], 16)}{material(m)}", f"Sell {material(m)} for points", "", (material_id(m),))


def say_buy(about: Subject) -> Said:
    m, s = about.action - actions.BUY, about.view
    cost = trade.cost(s, about.seat, m)
    return Said(f"{icon(MATERIALS[m], 16)}{material(m)}<small>{cost}</small>", f"Buy {material(m)}", "",
                (material_id(m),))  # fmt: skip


def say_sale(about: Subject) -> Said:
    return Said("A Sale", "A Sale", "One material for money, one for points.", ())


def say_purchase(about: Subject) -> Said:
    return Said("A Purchase", "A Purchase", "", ("money",))


def say_activity(about: Subject) -> Said:
    index, box = about.action - actions.ACTIVITY_OF, about.view.game.box
    if index >= CARDS:
        return Said(where("The console", f"1{icon('money', 13)}{TO}{icon('track', 13)}"), "Activity of the console",
                    "1 money for a step on any track.", ("module-activity",))  # fmt: skip
    ability = box.abilities[index]
    name = box.cards[index].name
    return Said(where(name), f"Activity of {name}", full(ability_words(box, ability)), (card_place(index),))


def say_use(about: Subject) -> Said:
    item, box = about.action - actions.USE, about.view.game.box
    name = cards.name(box, item)
    return Said(where(name), f"Use {name}", full(ability_words(box, box.abilities[item])), (cards.tip_key(item),))


def say_option(about: Subject) -> Said:
    at, box = about.action - actions.OPTION, about.view.game.box
    asked = about.asked
    text = f"Option {at + 1}"
    if isinstance(asked, effects.Choose) and at < len(box.effects[asked.effect].options):
        text = upper(parts.effects(box, box.effects[asked.effect].options[at]))
    elif isinstance(asked, effects.MayPay):
        effect = box.effects[asked.effect]
        pay = parts.payment(effect.pay) if effect.pay is not None else ""
        text = f"Pay {pay}: {parts.effects(box, effect.then)}"
    return Said(esc(text), text)


# ---- dice and weather
def say_giver(about: Subject) -> Said:
    civ = about.action - actions.GIVER
    if civ >= len(about.view.civs):
        return Said(f"{civ + 1}", f"From civ {civ + 1}")
    if isinstance(about.asked, dice.ViciTakes):
        return Said("It takes one of yours", "V.I.C.I takes a die from you")
    place = f"rival-{civ + 1}" if civ < about.view.seats else "vici"
    title = civ_title(about.view, civ)
    return Said(f"{emblem(about.view, civ)}{title}", f"From {title}", "", (place,))


def say_give(about: Subject) -> Said:
    at = about.action - actions.GIVE
    if at == 6:
        return Said("A used one", "Give a used die", "", ("used",))
    return Said(die(at + 1, 18), f"Give a die of {at + 1}", "", (f"die-{at + 1}",))


def say_take_up(about: Subject) -> Said:
    value = about.action - actions.TAKE_UP + 1
    return Said(die(value, 18), f"Take up a {value}", "It is rolled with the others.", (f"die-{value}",))


def say_turn_die(about: Subject) -> Said:
    old, new = divmod(about.action - actions.TURN_DIE, 6)
    return Said(f"{die(old + 1, 16)}{TO}{die(new + 1, 16)}", f"Turn a {old + 1} to {new + 1}", "", (f"die-{old + 1}",))


def say_weather(about: Subject) -> Said:
    hotter = about.action == actions.WEATHER_TO
    spot_at = about.view.weather + (-1 if hotter else 1)
    name = SPOTS[spot_at] if 0 <= spot_at < len(SPOTS) else "beyond"
    word = "hotter" if hotter else "colder"
    return Said(where(upper(word), icon(name, 14) if name in SPOTS else ""), f"{upper(word)}: {name}", "", ("weather",))


def say_temper(about: Subject) -> Said:
    return Said("Milder", "Milder weather for you", "One space nearer to mild.", ("weather",))


# ---- returning markers
def say_return(about: Subject) -> Said:
    at = about.action - actions.PAY_WITH
    if at >= RAW:
        t = at - RAW
        return Said(where(territory(t), icon("raw", 14)), f"Return a raw material of {territory(t)}", "",
                    (f"land-{ident(territory(t))}",))  # fmt: skip
    sign, name, place = marker_words(at)
    return Said(f"{sign}{name}", f"Return {name}", "", (place,))


def marker_words(at: int) -> tuple[str, str, str]:
    """A marker on the console: its sign, its name, its place."""
    if at >= PLANNING_AT:
        value = at - PLANNING_AT + 1
        return marker(value, 16), f"a planning marker of {value}", f"marker-{value}"
    if at >= MATERIAL_AT:
        m = at - MATERIAL_AT
        return icon(MATERIALS[m], 16), f"{material(m)}", material_id(m)
    if at >= FEATURE_AT:
        name = FEATURES[at - FEATURE_AT]
        return icon(name, 16), name.capitalize(), f"feature-{name}"
    place = ("food", "money", "ideas", "focus")[at]
    return icon(GOODS[at], 16), ("food", "money", "an idea", "a focus marker")[at], place


def say_skip(about: Subject) -> Said:
    return Said("Leave it out", "Leave this material out", "The discount pays for it.", ())
