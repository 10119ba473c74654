"""What cards and chips say, in signs: gains as a number with its icon, deeds as an icon with a few words."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution.box import Ability, Box, Effect, Need, Payment
from demiurge.games.civolution.drawing import effect_texts
from demiurge.games.civolution.reading_effects import COUNT, GIVE_BACK, MATERIAL
from demiurge.games.civolution.vocabulary import (
    A_PASSIVE,
    A_POINT_BONUS,
    AN_ACTIVITY,
    ANY_FEATURE,
    DECKS,
    FEATURES,
    GOODS,
    MATERIALS,
    METRICS,
    NO_ABILITY,
    OPS,
    TRACKS,
)
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon

_METRIC: Final = {
    "territories": "flag", "tribes": "tribe", "strong_tribes": "tribe", "wilderness_tribes": "tribe",
    "boat_tribes": "boat", "fire_camps": "fire", "land_types": "flag", "adjacent_sites": "site", "farms": "farm",
    "boats": "boat", "settlements": "settlement", "statues": "statue", "food": "food", "money": "money",
    "stored_total": "crate", "stored_kinds": "crate", "features_total": "evolution", "installed_cards": "card",
    "dice_total": "dice", "favor": "favor", "tracks_on_pale": "track", "upgrades": "upgrade",
}  # fmt: skip
_DEED: Final = {
    "track_any": "track", "track_lowest": "track", "gain_material_row": "crate", "migrate": "migration",
    "procreate": "procreation", "place_weak_tribes": "weak", "produce": "production", "transport": "transport",
    "deliver": "production", "strengthen": "strengthen", "hunt": "hunt", "clear_hunting": "hunt", "lucky_find": "find",
    "extra_find": "find", "reveal_site": "site", "explore": "exploration", "income_action": "income",
    "activity": "activity", "gain_card": "card", "draw_cards": "card", "gain_goal": "goal", "install_goal": "goal",
    "gain_income_chip": "income", "install_card": "install", "upgrade": "upgrade", "flip_stage": "stage",
    "planning": "plan", "turn_die": "dice", "recover_die": "dice", "gain_die": "dice", "build": "building",
    "move_feature": "evolution", "sale": "trade", "purchase": "trade", "shift_weather": "weather",
}  # fmt: skip
_KNOWN: Final = ("migrate", "procreate", "produce", "transport", "strengthen", "hunt", "lucky_find")
"""Deeds whose icon is that of a module or stands on the board."""
PICTURE: Final = "\ufffc"  # stands in a sentence for what is drawn there


# ---- numbers with icons
def amount(name: str, n: object = "", more: str = "") -> str:
    """A number and its icon, never torn apart."""
    return f'<span class="cc-n{" " + more if more else ""}">{n}{icon(name, 13)}</span>'


def metric_icon(metric: int) -> str:
    """The icon of what a metric counts."""
    name = METRICS[metric]
    if name.startswith("track_"):
        return name.removeprefix("track_")
    if name.startswith("feature_"):
        return name.removeprefix("feature_")
    if name.removeprefix("installed_") in DECKS:
        return deck_icon(DECKS.index(name.removeprefix("installed_")))
    return _METRIC[name]


def deck_icon(deck: int) -> str:
    """A deck has the sign of the track that its cards advance; they come in the same order."""
    return TRACKS[deck]


def payment(pay: Payment) -> str:
    found = [amount(GOODS[kind], n) for kind, n in enumerate(pay.goods) if n]
    found += [amount(MATERIALS[m], n) for m, n in enumerate(pay.materials) if n]
    return "".join(found) + (amount("crate", pay.anything) if pay.anything else "")


def need_icon(need: Need) -> str:
    if need.kind == MATERIAL:
        return MATERIALS[need.what]
    return metric_icon(need.what) if need.kind == COUNT else FEATURES[need.what]


def need(one: Need) -> str:
    """A requirement: materials and features returned have an arrow, what one must only have does not."""
    back = icon("up", 10, "cc-return") if one.kind == GIVE_BACK else ""
    many = one.n if one.n > 1 or one.kind == COUNT else ""
    return f'<span class="cc-n">{many}{icon(need_icon(one), 13)}{back}</span>'


# ---- effects
def brief(box: Box, places: list[int]) -> str:
    """Effects in as few signs as possible: on a chip."""
    return "".join(_brief(box, box.effects[at]) for at in places)


def _brief(box: Box, e: Effect) -> str:
    plain = plain_sign(e)
    if plain is not None:
        return amount(plain[0], plain[1].removeprefix("+"))
    op = OPS[e.op]
    if op in _DEED:
        return amount(_DEED[op], e.n)
    if op == "may_pay" and e.pay is not None:
        return f"{payment(e.pay)}{icon('arrow', 10)}{brief(box, e.then)}"
    if op == "favor_test":
        return f"{icon('favor', 10)}{brief(box, e.then)}"
    if op in ("gain_per", "vp_per"):
        return amount("vp" if op == "vp_per" else GOODS[e.what], e.n) + "/" + amount(metric_icon(e.metric))
    return brief(box, e.then or [at for option in e.options for at in option])


def plain_sign(e: Effect) -> tuple[str, str] | None:
    """Icon and amount of a plain gain."""
    op = OPS[e.op]
    names = {"vp": "vp", "favor": "favor", "track": TRACKS[e.what % len(TRACKS)], "gain": GOODS[e.what % len(GOODS)]}
    if op in names:
        return names[op], f"+{e.n}"
    if op == "gain_material":
        return MATERIALS[e.what], f"+{e.n}"
    if op == "gain_feature":
        return "evolution" if e.what == ANY_FEATURE else FEATURES[e.what], f"+{e.n}"
    return None


def effects(w: Words, box: Box, places: list[int], short: bool = False) -> str:
    """Effects one after the other: gains as signs, deeds with their words; short: the well-known ones without."""
    return "".join(effect(w, box, box.effects[at], short) for at in places)


def effect(w: Words, box: Box, e: Effect, short: bool = False) -> str:
    plain, op = plain_sign(e), OPS[e.op]
    if plain is not None:
        return amount(*plain)
    if short and op in _KNOWN:
        return amount(_DEED[op], e.n)
    if op in _DEED:
        return _fx(f"{icon(_DEED[op], 13)}{esc(w.say(effect_texts.effect(box, e)))}")
    if op in ("gain_per", "vp_per"):
        gain = amount("vp" if op == "vp_per" else GOODS[e.what], f"+{e.n}")
        return _fx(f"{gain}{esc(w.say(effect_texts.effect(box, e), 'brief'))}")
    if op == "favor_test":
        return f"{_fx(icon('favor', 12) + esc(w('label-test')))}{effects(w, box, e.then, short)}"
    if op == "may_pay" and e.pay is not None:
        return f"{_fx(payment(e.pay) + icon('arrow', 11))}{effects(w, box, e.then, short)}"
    if op == "if_at_least":
        case = w.say(effect_texts.effect(box, e), "case")
        return f"{_fx(esc(case))}{effects(w, box, e.then, short)}"
    return _fx(esc(w("label-or"))).join(effects(w, box, option, short) for option in e.options)


def _fx(inside: str) -> str:
    return f'<span class="cc-fx">{inside}</span>'


# ---- abilities
def ability_icon(ability: Ability) -> str:
    """The sign of what kind of ability a card or chip has; '' for none."""
    if ability.kind == NO_ABILITY:
        return ""
    if ability.kind == AN_ACTIVITY:
        return "activity"
    if ability.kind == A_POINT_BONUS:
        return "vp"
    return "always" if ability.kind == A_PASSIVE else "trigger"


def ability(w: Words, box: Box, item: int, short: bool = False) -> str:
    """The permanent part of a card or attribute chip: what it does, and what it answers to."""
    a = box.abilities[item]
    if a.kind == NO_ABILITY:
        return ""
    if a.kind == AN_ACTIVITY:
        price = "" if a.pay is None or a.pay.free else f"{payment(a.pay)}{icon('arrow', 11)}"
        return f"{price}{effects(w, box, a.effects, short)}"
    if a.kind == A_POINT_BONUS:
        per = esc(w("label-bonus", counted=PICTURE)).replace(PICTURE, f"{icon('card', 12)}{icon('income', 13)}")
        return f"<span>{esc(w('label-at-end'))}</span>{amount('vp', f'+{a.n}')}<span>{per}</span>"
    return f"<span>{esc(effect_texts.said_ability(w, box, item))}</span>"


def trigger(w: Words, box: Box, a: Ability) -> str:
    """An ability that answers to something, the gain first and the limit short: in the hand."""
    when = w.say(effect_texts.when(a), "brief")
    return f"{effects(w, box, a.effects, short=True)}<span>{esc(when)}</span>"
