"""Answers about chips, modules, features, tracks, trade and abilities in words."""

from __future__ import annotations

from demiurge.games.civolution import names, resolving, trade
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import card_texts, cards, module_texts, parts, phrases_console, phrases_continent
from demiurge.games.civolution.drawing.phrase_parts import Saying, Subject, odds
from demiurge.games.civolution.effects import conditions
from demiurge.games.civolution.effects.effect import said
from demiurge.kernel.text import NONE, text
from demiurge.kit.markup import esc, icon
from demiurge.kit.phrases import Said, joined, where


# ---- goals, income, attributes
def say_goal(about: Subject) -> Said:
    space, s, w = about.at, about.view, about.w
    stack, box, note = s.civs[about.seat].goals[space], s.game.box, ""
    goal = text("number-goal", n=space + 1)
    if stack:
        goal, note = parts.goal(box, stack[-1]), card_texts.said_goal(w, box.goals[stack[-1]])
    note = joined(note, w("note-bares") if len(stack) == 1 else "")
    return Said(where(w.shown(goal)), w("answer-goal", goal=goal), note, (f"area-{space + 1}",))


def say_take_goal(about: Subject) -> Said:
    slot, s, w = about.at, about.view, about.w
    index, place = s.goals_open[slot] if slot < len(s.goals_open) else -1, f"goal-{slot + 1}"
    if index < 0:
        return Said(f"{slot + 1}", w("answer-take-goal-number", n=slot + 1), "", (place,))
    chip, goal = s.game.box.goals[index], parts.goal(s.game.box, index)
    label = where(w.shown(goal), cards.goal_sign(chip))
    return Said(label, w("answer-take-goal", goal=goal), card_texts.said_goal(w, chip), (place,))


def say_cover(about: Subject) -> Said:
    space, s, w = about.at, about.view, about.w
    goal = parts.goal(s.game.box, s.civs[about.seat].goals[space][-1])
    return Said(where(w.shown(goal)), w("answer-cover", goal=goal), w("note-cover"), (f"area-{space + 1}",))


def say_take_income(about: Subject) -> Said:
    slot, s, w = about.at, about.view, about.w
    index = s.incomes_open[slot]
    chip = parts.income(s.game.box, index) if index >= 0 else text("number-income", n=slot + 1)
    note = card_texts.said_income(w, s.game.box, index) if index >= 0 else ""
    return Said(where(w.shown(chip)), w("answer-take-income", chip=chip), note, (f"income-{slot + 1}",))


def chip_place(chip: int) -> str:
    return cards.tip_key(v.INCOME_ID + chip)


def say_income(about: Subject) -> Said:
    at, s, w = about.at, about.view, about.w
    one, chip = s.game.box.incomes[at], parts.income(s.game.box, at)
    note = joined(card_texts.said_income(w, s.game.box, at), odds(w, s, about.seat) if one.test else "")
    label = where(w.shown(chip), esc(w.say(said(one.action))))
    return Said(label, w("answer-income", chip=chip), note, (chip_place(at),))


def say_point(about: Subject) -> Said:
    at, w = about.at, about.w
    chip = parts.income(about.view.game.box, at)
    return Said(where(w.shown(chip), f"1{icon('vp', 13)}"), w("answer-point", chip=chip), "", (chip_place(at),))


def say_attribute(about: Subject) -> Said:
    slot, s, w = about.at, about.view, about.w
    index = s.attributes_open[slot]
    if index < 0:
        return Said(f"{slot + 1}", w("answer-attribute-number", n=slot + 1), "", ())
    one, chip = s.game.box.attributes[index], parts.attribute(s.game.box, index)
    needs = w("note-attribute", n=one.need, feature=names.feature(one.feature))
    label = where(w.shown(chip), f"{one.need}{icon(v.FEATURES[one.feature], 13)}")
    note = joined(needs, card_texts.said_ability(w, s.game.box, v.ATTRIBUTE_ID + index))
    return Said(label, w("answer-attribute", chip=chip), note, (f"attribute-{slot + 1}",))


# ---- modules, features, tracks
def say_upgrade(about: Subject) -> Said:
    m, s, w = about.at, about.view, about.w
    level = min(s.civs[about.seat].levels[m] + 1, 2)
    label = where(w.say(names.module(m)), f"{parts.LEVELS[level - 1]}{phrases_console.TO}{parts.LEVELS[level]}")
    name = w("answer-upgrade", module=names.module(m), level=parts.LEVELS[level])
    note = w("sentence", what=module_texts.module_text(s.game.box, m, level))
    return Said(label, name, note, (f"module-{v.MODULES[m]}",))


def say_flip(about: Subject) -> Said:
    w, stage = about.w, about.at + 4
    vp = about.view.game.numbers.stage_vp[stage - 1]
    label = esc(w("label-flip", n=stage))
    return Said(label, w("answer-flip", n=stage), w("note-flip", vp=vp), (f"stage-{stage}",))


def say_shift_feature(about: Subject) -> Said:
    old, new = divmod(about.at, len(v.FEATURES))
    name = about.w("answer-shift-feature", old=names.feature(old), new=names.feature(new))
    return Said(
        f"{icon(v.FEATURES[old], 16)}{phrases_console.TO}{icon(v.FEATURES[new], 16)}",
        name,
        "",
        (f"feature-{v.FEATURES[old]}",),
    )


def say_feature(about: Subject) -> Said:
    w, f = about.w, about.at
    label = f"{icon(v.FEATURES[f], 16)}{esc(w.say(names.feature(f)))}"
    return Said(label, w("answer-feature", feature=names.feature(f)), "", (f"feature-{v.FEATURES[f]}",))


def say_track(about: Subject) -> Said:
    at, s, w = about.at, about.view, about.w
    track, space, n = names.track(at), s.civs[about.seat].tracks[at], s.game.numbers
    place = (f"track-{v.TRACKS[at]}",)
    if space >= n.last:
        label = where(w.say(track), f"{n.beyond_vp}{icon('vp', 13)}")
        return Said(label, w("answer-track-beyond", track=track), w("note-track-beyond", vp=n.beyond_vp), place)
    label = where(w.say(track), f"{space}{phrases_console.TO}{space + 1}")
    name = w("answer-track", track=track, space=space + 1)
    return Said(label, name, said_threshold(about, at, space + 1), place)


def said_threshold(about: Subject, track: int, space: int) -> str:
    """What a space gives, where it is a threshold."""
    n, box, w = about.view.game.numbers, about.view.game.box, about.w
    if space not in n.thresholds:
        return ""
    bonus = v.BONUSES[n.bonuses[n.thresholds.index(space)]]
    return w("note-threshold", bonus=bonus, value=box.track_value[track], vp=n.bonus_vp)


# ---- trade, activities, abilities
def sells(id: str) -> Saying:
    def say(about: Subject) -> Said:
        name = about.w.say(text(id, what=names.material(about.at)))
        return Said(phrases_continent.a_material(about, about.at), name, "", (phrases_continent.material_id(about.at),))

    return say


def say_buy(about: Subject) -> Said:
    m, s = about.at, about.view
    label = phrases_continent.a_material(about, m, f"<small>{trade.cost(s, about.seat, m)}</small>")
    return Said(label, about.w("answer-buy", what=names.material(m)), "", (phrases_continent.material_id(m),))


def say_sale(about: Subject) -> Said:
    return phrases_console.plain(about.w("answer-sale"), about.w("note-sale"))


def say_purchase(about: Subject) -> Said:
    return phrases_console.plain(about.w("answer-purchase"), "", "money")


def say_activity(about: Subject) -> Said:
    index, box, w = about.at, about.view.game.box, about.w
    if index >= v.CARDS:
        label = where(w("label-activity-console"), f"1{icon('money', 13)}{phrases_console.TO}{icon('track', 13)}")
        return Said(label, w("answer-activity", card=NONE), w("note-activity-console"), ("module-activity",))
    name = w("answer-activity", card=parts.card(box, index))
    return Said(
        phrases_console.card_label(about, index),
        name,
        card_texts.said_ability(w, box, index),
        (phrases_console.card_place(index),),
    )


def say_use(about: Subject) -> Said:
    item, box, w = about.at, about.view.game.box, about.w
    what = parts.item(box, item)
    return Said(
        where(w.shown(what)), w("answer-use", what=what), card_texts.said_ability(w, box, item), (cards.tip_key(item),)
    )


def say_option(about: Subject) -> Said:
    at, box, asked, w = about.at, about.view.game.box, about.asked, about.w
    effect = box.effects[asked.effect] if isinstance(asked, resolving.Choose | resolving.MayPay) else None
    if isinstance(effect, conditions.Paid):
        return phrases_console.plain(w("answer-pay", price=effect.pay.say(), then=said(effect.then)))
    if effect is not None and at < len(effect.inner()):
        return phrases_console.plain(w("answer-choose", what=said(effect.inner()[at])))
    return phrases_console.plain(w("answer-option", n=at + 1))
