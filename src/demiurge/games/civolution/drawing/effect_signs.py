"""What cards and chips say, in signs: gains as a number with its icon, deeds as an icon with a few words."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution.box import Ability, Box, Effect, Need, Payment
from demiurge.games.civolution.reading_effects import COUNT, GIVE_BACK, MATERIAL
from demiurge.games.civolution.vocabulary import (
    A_PASSIVE,
    A_POINT_BONUS,
    ADJACENT_OF,
    AN_ACTIVITY,
    ANY_FEATURE,
    DECKS,
    DOUBLE_OF,
    EXTRA_DIAMONDS,
    FEATURES,
    FEED_IN,
    GOODS,
    HUNT_IN,
    IGNORE_ON,
    IMMUNE_TO,
    LAND,
    LEAP,
    MATERIALS,
    METRICS,
    MODS,
    MODULE_ALIAS,
    MODULES,
    NO_ABILITY,
    OPS,
    SCOPES,
    TRACKS,
    TYPES,
)
from demiurge.games.civolution.words import parts
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
_PASSIVE: Final = {
    "weak_survive": "Up to {n} unfed weak tribes do not die.",
    "favor_pass_plus": "Favor tests also pass with the next higher value.",
    "income_sure": "Tests of income chips always pass.",
    "lucky_choice": "Choose the material of a lucky find.",
    "idea_step": "An idea changes a die by up to {n} steps.",
    "free_step": "Once a turn change a die by one step without an idea.",
    "swim": "Migrate across water.",
    "displace_strong": "Your tribes stay strong when they displace others.",
    "weak_migrate": "Weak tribes may migrate.",
    "boat_seats": "Your boats have {n} more seat.",
    "boat_cargo": "Your boats hold {n} more.",
    "fire_bonus": "+{n} VP at every fire.",
    "explore_bonus": "+{n} VP for each site you reveal.",
    "oak_bonus": "+{n} VP at mystic oaks.",
    "weather_immunity": "Bad weather does not harm you.",
    "weather_choice": "The weather may be one space milder for you.",
    "deus_free": "Your first rescue of an era is free.",
    "farm_anywhere": "Farms may stand in any territory.",
    "statue_any": "Statues of any material.",
    "settlement_discount": "Settlements cost {n} material less.",
    "hand_as_material": "{n} hand card a turn may stand for a material.",
    "purchase_discount": "Purchases cost {n} less.",
    "sale_bonus": "+{n} money for a Sale.",
    "transport_extra": "Transport {n} more.",
    "produce_extra": "Produce {n} more.",
    "planning_split": "Planning markers may be split among dice spaces.",
    "reset_limit": "Reset with up to {n} dice left.",
    "reset_both": "A Reset gives an idea and a food.",
}


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


def need_words(needs: list[Need]) -> str:
    return " or ".join(parts.need(one) for one in needs) or "nothing"


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


def effects(box: Box, places: list[int]) -> str:
    """Effects one after the other: gains as signs, deeds with their words."""
    return "".join(effect(box, box.effects[at]) for at in places)


def effect(box: Box, e: Effect) -> str:
    plain, op = plain_sign(e), OPS[e.op]
    if plain is not None:
        return amount(*plain)
    if op in _DEED:
        return f'<span class="cc-fx">{icon(_DEED[op], 13)}{esc(parts.effect(box, e))}</span>'
    if op in ("gain_per", "vp_per"):
        gain = amount("vp" if op == "vp_per" else GOODS[e.what], f"+{e.n}")
        per = "each of your" if e.per == 1 else f"every {e.per}"
        words = f"for {per} {parts.counted(e.metric).removesuffix(' with your tribes')}, at most {e.most}"
        return f'<span class="cc-fx">{gain}{esc(words)}</span>'
    if op == "favor_test":
        return f'<span class="cc-fx">{icon("favor", 12)}test:</span>{effects(box, e.then)}'
    if op == "may_pay" and e.pay is not None:
        return f'<span class="cc-fx">{payment(e.pay)}{icon("arrow", 11)}</span>{effects(box, e.then)}'
    if op == "if_at_least":
        return f'<span class="cc-fx">with {e.most} {esc(parts.counted(e.metric))}:</span>{effects(box, e.then)}'
    return '<span class="cc-fx">or</span>'.join(effects(box, option) for option in e.options)


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


def ability(box: Box, a: Ability) -> str:
    """The permanent part: its kind, then what it does."""
    if a.kind == NO_ABILITY:
        return ""
    if a.kind == AN_ACTIVITY:
        price = "" if a.pay is None or a.pay.free else f"{payment(a.pay)}{icon('arrow', 11)}"
        return f"{price}{effects(box, a.effects)}"
    if a.kind in (A_PASSIVE, A_POINT_BONUS):
        return f"<span>{esc(ability_words(box, a))}</span>"
    when = _when(box, a)
    return f"<span>{esc(when[0].upper() + when[1:])}:</span>{effects(box, a.effects)}"


def trigger(box: Box, a: Ability) -> str:
    """An ability that answers to something, the gain first: where a line may be cut off."""
    return f"{effects(box, a.effects)}<span>{esc(_when(box, a))}</span>"


def _when(box: Box, a: Ability) -> str:
    return parts.ability(box, a).removeprefix("Permanent: ").split(": ")[0]


def ability_words(box: Box, a: Ability) -> str:
    """The same in plain words, with every case that it names."""
    if a.kind == A_PASSIVE:
        name = MODS[a.mod]
        return _PASSIVE[name].format(n=a.n) if name in _PASSIVE else _cases(a)
    if a.kind == A_POINT_BONUS:
        return f"At the end {a.n} VP for each card and income chip of its column."
    return parts.ability(box, a)


def _cases(a: Ability) -> str:
    """A modifier that holds only in some cases."""
    name, cases = MODS[a.mod], a.cases[1:]
    if name == "feed_discount":
        scope = SCOPES[cases[0] - FEED_IN]
        where = {"wilderness": "in the wilderness", "one_territory": "in one territory of your choice"}
        return f"Feeding costs {a.n} food less {where.get(scope, f'in {scope.capitalize()}')}."
    if name == "hunt_bonus":
        kinds = [TYPES[case - HUNT_IN].capitalize() for case in cases]
        return f"+{a.n} food from every hunt{'' if len(kinds) == len(TYPES) else ' in ' + _either(kinds)}."
    if name == "site_immunity":
        return f"{_either([('Gorge', 'Glacier')[case - IMMUNE_TO] for case in cases])} does not harm you."
    if name == "ignore_cost_space":
        kinds = [DECKS[case - IGNORE_ON] for case in cases]
        return f"Ignore {a.n} cost space of each {_either(kinds)} card."
    if name == "feature_double":
        return f"{FEATURES[cases[0] - DOUBLE_OF].capitalize()} markers count double for cards."
    if name == "same_type_adjacent":
        return f"All {LAND[cases[0] - ADJACENT_OF].capitalize()} territories are adjacent for you."
    if a.mod == LEAP and a.pay is not None:
        return f"Migrations may go anywhere for {parts.payment(a.pay)}."
    if a.mod == MODULE_ALIAS:
        return f"{MODULES[a.module].capitalize()} may also be activated with {a.dice[0]} and {a.dice[1]}."
    assert a.mod == EXTRA_DIAMONDS
    return f"{a.n} more diamonds with at least {a.least} {parts.counted(a.metric)}."


def _either(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
