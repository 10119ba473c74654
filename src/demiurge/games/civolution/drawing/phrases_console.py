"""Answers at the console in words: paying, branches of modules, cards and columns, dice, weather, what is returned."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import actions, dice, favor, installing, markers, modules, names
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import card_texts, cards, naming, parts, phrases_continent, pieces
from demiurge.games.civolution.drawing.dice import die, marker
from demiurge.games.civolution.drawing.phrase_parts import Subject, in_land, odds
from demiurge.games.civolution.effects.effect import said
from demiurge.games.civolution.procreation import ProcreationParts
from demiurge.games.civolution.tribes import Dying
from demiurge.games.civolution.turns import Pay
from demiurge.kernel.text import NONE, Text, text
from demiurge.kit.markup import esc, icon
from demiurge.kit.phrases import Said, joined, where

TO: Final = icon("arrow", 11, "dim")
STAGE_TILES: Final = (4, 5)  # stages that are worth something only with their tile


def plain(word: str, note: str = "", *places: str) -> Said:
    """An answer that is called the same in a row and alone."""
    return Said(esc(word), word, note, places)


def card_place(index: int) -> str:
    return cards.tip_key(index)


# ---- paying
def say_die(about: Subject) -> Said:
    value = about.at + 1
    return paid_with(about, value, die(value, 18), about.w("answer-die", value=value), f"die-{value}")


def say_marker(about: Subject) -> Said:
    value = about.at + 1
    return paid_with(about, value, marker(value, 18), about.w("answer-marker", value=value), f"marker-{value}")


def paid_with(about: Subject, value: int, label: str, name: str, place: str) -> Said:
    """With the ideas that it takes to change the value."""
    asked, note = about.asked, ""
    if isinstance(asked, Pay) and asked.value <= 6:
        steps = favor.STEPS[value][asked.value]
        ideas = favor.ideas_for(about.view.civs[about.seat], steps)
        note = about.w("note-paid-as", value=asked.value, ideas=names.counted("idea", ideas)) if ideas else ""
        label += f"<small>{ideas}{icon('idea', 11)}</small>" if ideas else ""
    return Said(label, name, note, (place,))


def say_focus(about: Subject) -> Said:
    w = about.w
    label = f"{icon('focus', 18, 'cc-own')}{esc(w('label-focus'))}"
    return Said(label, w("answer-focus"), w("note-focus"), ("focus",))


def say_free(about: Subject) -> Said:
    w = about.w
    return Said(esc(w("label-free-step")), w("answer-free-step"), w("note-free-step"), ())


def say_spend(about: Subject) -> Said:
    asked, c, w = about.asked, about.view.civs[about.seat], about.w
    steps = asked.steps if isinstance(asked, favor.PaySteps) else 0
    if isinstance(asked, favor.Nudge):
        steps = favor.shortfall(about.view, about.seat)
    note = w("note-passes") if isinstance(asked, favor.Nudge) else ""
    return plain(w("answer-spend", ideas=names.counted("idea", favor.ideas_for(c, steps))), note, "ideas")


# ---- branches
DO_PLACES: Final = {
    actions.DO_IDEA: "ideas", actions.DO_IDEAS: "ideas", actions.DO_FOOD: "food", actions.DO_FOCUS: "focus",
    actions.DO_TEST: "fate", actions.DO_FAVOR: "favor", actions.DO_FATE: "fate",
}  # fmt: skip


def say_do(about: Subject) -> Said:
    action, s, w = about.action, about.view, about.w
    what, note = names.deed(action), ""
    if action == actions.DO_TEST:
        note = odds(w, s, about.seat)
    elif action == actions.DO_STRENGTHEN and isinstance(about.asked, ProcreationParts):
        what, note = text("do-test-first"), odds(w, s, about.seat)
    elif action in (actions.DO_SAVE, actions.DO_LET_DIE) and isinstance(about.asked, Dying):
        place, note = about.asked.place, saving(about) if action == actions.DO_SAVE else ""
        land = esc(w.say(names.territory(place // v.SLOTS)))
        label = f'{esc(w("answer-do", what=what))}<span class="what">{land}</span>'
        return Said(label, w("answer-do-at", what=what, place=names.place(place)), note, (naming.place_id(place),))
    elif isinstance(about.asked, modules.Branch):
        note = branch_note(about, about.asked)
    return plain(w("answer-do", what=what), note, *[place for at, place in DO_PLACES.items() if at == action])


def saving(about: Subject) -> str:
    free = about.trial is not None and about.trial.state.civs[about.seat].favor == about.view.civs[about.seat].favor
    return about.w("note-save-free") if free else about.w("note-save")


def branch_note(about: Subject, asked: modules.Branch) -> str:
    """What is special of the level."""
    w, numbers = about.w, about.view.game.box.modules[asked.module].numbers if asked.module < len(v.MODULES) else []
    if about.action == actions.DO_INSTALL:
        deck = deck_of(asked.module)
        special = numbers[modules.SPECIAL_AT[asked.module]][asked.level]
        hand = [card for card in about.view.civs[about.seat].hand if card >= 0 and v.deck_of(card) == deck]
        return w("note-in-hand", n=len(hand), deck=names.deck(deck), special=min(special, 1))
    if about.action in (actions.DO_ACTIVATION, actions.DO_FATE) and asked.module == v.ACHIEVEMENT:
        if numbers[v.GAINED_DICE][asked.level] <= 1:
            return ""
        return w("note-then-fate") if about.action == actions.DO_ACTIVATION else w("note-then-activation")
    if about.action == actions.DO_IDEAS and asked.module == v.INSIGHT:
        return w("note-ideas", n=numbers[v.IDEAS][asked.level])
    return ""


def deck_of(module: int) -> int:
    return v.DECKS.index(v.MODULES[module])


def say_value(about: Subject) -> Said:
    value = about.at + 1
    asked, s, w = about.asked, about.view, about.w
    ideas = favor.ideas_for(s.civs[about.seat], favor.steps_to(s, value)) if s.rolled else 0
    what, price_, note = "", "", ""
    if isinstance(asked, favor.PickValue) and about.trial is not None:
        what = "".join(f"+{chip.amount}{icon(chip.icon, 13)}" for chip in about.trial.told if chip.amount > 0)
    if ideas:
        price_ = f"<small>{ideas}{icon('idea', 11)}</small>"
        free = "yes" if favor.has_free_step(s.civs[about.seat]) else "no"
        note = w("note-value", ideas=names.counted("idea", ideas), free=free)
    return Said(f"{die(value, 18)}{what}{price_}", w("answer-value", value=value), note, ())


# ---- cards and columns
def card_label(about: Subject, index: int, what: str = "") -> str:
    return where(about.w.shown(parts.card(about.view.game.box, index)), what)


def say_install(about: Subject) -> Said:
    index, box, w = about.at, about.view.game.box, about.w
    name = w("answer-install", card=parts.card(box, index))
    return Said(card_label(about, index), name, card_texts.said_whole_card(w, box, index), (card_place(index),))


def say_column(about: Subject) -> Said:
    w, column = about.w, about.at
    stage = about.view.civs[about.seat].left[column]
    worth = about.view.game.numbers.stage_vp
    vp = worth[stage - 1] if stage <= len(worth) else 0
    note = w("note-column", stage=stage, vp=vp, tile="yes" if stage in STAGE_TILES else "no")
    label = f"{column + 1}<small>{esc(w('label-stage', n=stage))}</small>"
    return Said(label, w.say(column_text(about)), note, (f"column-{column + 1}",))


def column_text(about: Subject) -> Text:
    column = about.at
    return text("answer-column", n=column + 1, stage=about.view.civs[about.seat].left[column])


def say_stage(about: Subject) -> Said:
    w, stage = about.w, about.at + 1
    label = where(w("label-stage-cost", n=stage), cost_sign(about, stage))
    return Said(label, w("answer-stage", n=stage), "", (f"space-{stage}",))


def cost_sign(about: Subject, stage: int) -> str:
    """What the cost of a stage takes away."""
    card = getattr(about.asked, "card", -1)
    if card < 0:
        return ""
    due = installing.price(about.view, about.seat, card, stage, 0)
    found = "".join(icon(v.MATERIALS[m], 14) * n for m, n in enumerate(due.materials))
    return found + "".join(icon(v.FEATURES[f], 14) * n for f, n in enumerate(due.back))


def say_ignore(about: Subject) -> Said:
    w, at = about.w, about.at + 1
    return Said(esc(w("label-ignore", n=at)), w("answer-ignore", n=at), w("note-ignore"), (f"space-{at}",))


def say_half(about: Subject) -> Said:
    w = about.w
    if about.action == actions.LEFT_HALF:
        return Said(esc(w("label-left-side")), w("answer-left-side"), "", ("half-left",))
    return Said(esc(w("label-right-side")), w("answer-right-side"), "", ("half-right",))


def say_by_hand(about: Subject) -> Said:
    w = about.w
    return Said(esc(w("label-by-hand")), w("answer-by-hand"), w("note-by-hand"), ())


def say_discard(about: Subject) -> Said:
    index, box, w = about.at, about.view.game.box, about.w
    name, note = w("answer-discard", card=parts.card(box, index)), card_texts.said_whole_card(w, box, index)
    return Said(card_label(about, index), name, note, (card_place(index),))


def say_keep(about: Subject) -> Said:
    index, box, w = about.at, about.view.game.box, about.w
    name, note = w("answer-keep", card=parts.coded(box, index)), card_texts.said_whole_card(w, box, index)
    return Said(card_label(about, index), name, note, (card_place(index),))


def say_keep_markers(about: Subject) -> Said:
    index, box, w = about.at, about.view.game.box, about.w
    card = parts.markers(box, index)
    label = where(w.shown(card), cards.marker_gains(box, index))
    return Said(label, w("answer-keep-markers", card=card), "", (f"marker-card-sm{index + 1}",))


def say_start(about: Subject) -> Said:
    at, s, w = about.at, about.view, about.w
    box, card, start = s.game.box, s.game.box.incomes[v.INCOMES + at], parts.income(s.game.box, v.INCOMES + at)
    note = w("note-start", module=names.module(card.module), effects=said(card.action))
    if at in s.starts:
        goal = box.goals[s.start_goals[s.starts.index(at)]]
        note = joined(note, w("note-start-goal", goal=parts.goal(box, goal.index), what=goal.goal.say()))
    return Said(where(w.shown(start)), w("answer-start", start=start), note, (f"start-sc{at + 1}",))


def say_gain_open(about: Subject) -> Said:
    deck, s, w = about.at, about.view, about.w
    top = s.open_stacks[deck][-1] if s.open_stacks[deck] else -1
    card = parts.card(s.game.box, top) if top >= 0 else text("face-up-card")
    note = card_texts.said_whole_card(w, s.game.box, top) if top >= 0 else ""
    name = w("answer-gain-open", card=card, deck=names.deck(deck))
    return Said(where(w.shown(card), icon(v.TRACKS[deck], 14)), name, note, (f"stack-{v.DECKS[deck]}",))


def say_gain_hidden(about: Subject) -> Said:
    at, w = about.at, about.w
    deck = names.deck(at)
    label = where(w("label-gain-hidden", deck=deck), icon(v.TRACKS[at], 14))
    return Said(label, w("answer-gain-hidden", deck=deck), "", (f"stack-{v.DECKS[at]}",))


def say_draw(about: Subject) -> Said:
    at, w = about.at, about.w
    deck = names.deck(at)
    label = f"{icon(v.TRACKS[at], 14)}{esc(w.say(deck))}"
    return Said(label, w("answer-draw", deck=deck), w("note-draw"), (f"stack-{v.DECKS[at]}",))


# ---- dice and weather
def say_plan(about: Subject) -> Said:
    w, value = about.w, about.at + 1
    note = w("note-plan", n=getattr(about.asked, "n", 1))
    return Said(marker(value, 18), w("answer-plan", value=value), note, (f"die-{value}",))


def say_giver(about: Subject) -> Said:
    w, civ = about.w, about.at
    if civ >= len(about.view.civs):
        return Said(f"{civ + 1}", w("answer-giver-number", n=civ + 1))
    if isinstance(about.asked, dice.ViciTakes):
        return Said(esc(w("label-vici-takes")), w("answer-vici-takes"))
    place = f"rival-{civ + 1}" if civ < about.view.seats else "vici"
    title = pieces.civ_title(about.view, civ)
    label = f"{pieces.emblem(about.view, civ)}{esc(w.say(title))}"
    return Said(label, w("answer-giver", civ=title), "", (place,))


def say_give(about: Subject) -> Said:
    w, at = about.w, about.at
    if at == 6:
        return Said(esc(w("label-give-used")), w("answer-give-used"), "", ("used",))
    return Said(die(at + 1, 18), w("answer-give", value=at + 1), "", (f"die-{at + 1}",))


def say_take_up(about: Subject) -> Said:
    w, value = about.w, about.at + 1
    return Said(die(value, 18), w("answer-take-up", value=value), w("note-take-up"), (f"die-{value}",))


def say_turn_die(about: Subject) -> Said:
    old, new = divmod(about.at, 6)
    label = f"{die(old + 1, 16)}{TO}{die(new + 1, 16)}"
    return Said(label, about.w("answer-turn-die", old=old + 1, new=new + 1), "", (f"die-{old + 1}",))


def say_weather(about: Subject) -> Said:
    w, hotter = about.w, about.action == actions.HOTTER
    spot = about.view.weather + (-1 if hotter else 1)
    known = 0 <= spot < len(v.SPOTS)
    goes = names.weather(spot) if known else NONE
    word, name = (
        (w("label-hotter"), w("answer-hotter", weather=goes))
        if hotter
        else (w("label-colder"), w("answer-colder", weather=goes))
    )
    return Said(where(word, icon(v.SPOTS[spot], 14) if known else ""), name, "", ("weather",))


def say_temper(about: Subject) -> Said:
    w = about.w
    return Said(esc(w("label-temper")), w("answer-temper"), w("note-temper"), ("weather",))


# ---- returning markers
def say_return(about: Subject) -> Said:
    w, at = about.w, about.at
    if at >= markers.RAW:
        t = at - markers.RAW
        name = w("answer-return-raw", land=names.territory(t))
        return in_land(w, t, name, sign=icon("raw", 14))
    sign, place = marker_sign(at)
    what = names.marker(at)
    return Said(f"{sign}{esc(w.say(what))}", w("answer-return", what=what), "", (place,))


def marker_sign(at: int) -> tuple[str, str]:
    """A marker on the console: its sign and its place."""
    if at >= v.PLANNING_AT:
        value = at - v.PLANNING_AT + 1
        return marker(value, 16), f"marker-{value}"
    if at >= v.MATERIAL_AT:
        m = at - v.MATERIAL_AT
        return icon(v.MATERIALS[m], 16), phrases_continent.material_id(m)
    if at >= v.FEATURE_AT:
        name = v.FEATURES[at - v.FEATURE_AT]
        return icon(name, 16), f"feature-{name}"
    return icon(v.GOODS[at], 16), ("food", "money", "ideas", "focus")[at]


def say_skip(about: Subject) -> Said:
    w = about.w
    return Said(esc(w("label-skip")), w("answer-skip"), w("note-skip"), ())
