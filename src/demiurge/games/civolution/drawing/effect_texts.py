"""What cards and chips do, as Texts made from their data, so that a replaced card describes itself."""

from __future__ import annotations

from functools import lru_cache

from demiurge.games.civolution.box import Ability, Box, Card, Effect, EventCard, GoalChip
from demiurge.games.civolution.drawing import parts
from demiurge.games.civolution.vocabulary import (
    A_PASSIVE,
    A_POINT_BONUS,
    ADJACENT_OF,
    AN_ACTIVITY,
    ANY_FEATURE,
    ANYTHING,
    BUILDING_BUILT,
    CHIP_INSTALLED,
    CHIPS,
    DICE,
    DOUBLE_OF,
    EXTRA_DIAMONDS,
    FEATURE_DOUBLE,
    FEED_DISCOUNT,
    FEED_IN,
    HUNT_BONUS,
    HUNT_IN,
    IGNORE_COST_SPACE,
    IGNORE_ON,
    IMMUNE_TO,
    IN_THE_WILD,
    KINDS,
    LEAP,
    LIMITS,
    MODS,
    MODULE_ACTIVATED,
    MODULE_ALIAS,
    NO_ABILITY,
    OPS,
    SAME_TYPE_ADJACENT,
    SCOPES,
    SITE_IMMUNITY,
    TRIGGERS,
    TYPES,
)
from demiurge.kernel.speech import Words
from demiurge.kernel.text import NONE, Text, Value, text
from demiurge.kit.phrases import joined

WHERE = ("near", "anywhere")  # a site is revealed


# ---- effects
def effects(box: Box, places: list[int]) -> Text:
    found = tuple(effect(box, box.effects[at]) for at in places)
    return found[0] if len(found) == 1 else text("effects", effects=found) if found else parts.NOTHING


def effect(box: Box, e: Effect) -> Text:
    op = OPS[e.op]
    if op == "gain":
        return parts.goods(e.n, e.what)
    if op in ("gain_per", "vp_per"):
        what = parts.goods(e.n, e.what) if op == "gain_per" else text("effect-vp", n=e.n)
        return text("effect-per", what=what, per=e.per, counted=parts.metric(e.metric, e.per), most=e.most)
    if op in ("favor_test", "may_pay", "if_at_least", "choose"):
        return compound(box, e, op)
    return text(f"effect-{op}", **numbers(e, op))


def numbers(e: Effect, op: str) -> dict[str, Value]:
    """What the message of a plain effect is given."""
    if op == "explore":
        return {}
    found: dict[str, Value] = {"n": e.n}
    if op == "track":
        found["track"] = parts.track(e.what)
    elif op == "gain_material":
        found["material"] = parts.material(e.what)
    elif op == "gain_material_row":
        found["row"] = e.what + 1
    elif op == "gain_feature":
        found["feature"] = NONE if e.what == ANY_FEATURE else parts.feature(e.what)
    elif op == "reveal_site":
        found["where"] = WHERE[e.what]
    elif op == "draw_cards":
        found["keep"] = e.most
    elif op == "install_card":
        found["deck"] = parts.deck(e.what)
    elif op == "gain_die":
        found["die"] = DICE[e.what]
    elif op == "build":
        found["kind"] = KINDS[e.what]
    return found


def compound(box: Box, e: Effect, op: str) -> Text:
    """An effect with others in it."""
    if op == "choose":
        return text("effect-choose", options=tuple(effects(box, option) for option in e.options))
    then = effects(box, e.then)
    if op == "may_pay" and e.pay is not None:
        return text("effect-may_pay", price=parts.payment(e.pay), then=then)
    if op == "if_at_least":
        return text("effect-if_at_least", n=e.most, counted=parts.metric(e.metric, e.most), then=then)
    return text("effect-favor_test", then=then)


# ---- abilities
def ability(box: Box, a: Ability) -> Text | None:
    """A sentence for the permanent part of a card or chip, with every case that it names."""
    if a.kind == NO_ABILITY:
        return None
    if a.kind == AN_ACTIVITY:
        price = NONE if a.pay is None or a.pay.free else parts.payment(a.pay)
        return text("ability-activity", price=price, effects=effects(box, a.effects))
    if a.kind == A_PASSIVE:
        return text("sentence", what=passive(a))
    if a.kind == A_POINT_BONUS:
        return text("ability-point_bonus", n=a.n)
    return text("ability-trigger", when=when(a), effects=effects(box, a.effects))


def when(a: Ability) -> Text:
    """What an ability answers to, and how often."""
    code = TRIGGERS[a.on]
    if a.on == MODULE_ACTIVATED:
        on = text("when-module_activated", module=NONE if a.filter == ANYTHING else parts.module(a.filter))
    elif a.on == BUILDING_BUILT:
        on = text("when-building_built", kind=NONE if a.filter == ANYTHING else KINDS[a.filter])
    elif a.on == CHIP_INSTALLED:
        on = text("when-chip_installed", kind=NONE if a.filter == ANYTHING else CHIPS[a.filter])
    else:
        on = text(f"when-{code}")
    return text("when", on=on, limit=LIMITS[a.limit])


def passive(a: Ability) -> Text:
    """What a permanent modifier does, with its numbers and the cases in which it holds."""
    return text(f"always-{MODS[a.mod]}", **cases(a))


def cases(a: Ability) -> dict[str, Value]:
    given = a.cases[1:]
    if a.mod == FEED_DISCOUNT:
        scope = given[0] - FEED_IN
        return {"n": a.n, "where": SCOPES[scope] if scope >= IN_THE_WILD else parts.land_type(scope)}
    if a.mod == HUNT_BONUS:
        kinds = tuple(parts.land_type(case - HUNT_IN) for case in given)
        return {"n": a.n, "lands": NONE if len(kinds) == len(TYPES) else kinds}
    if a.mod == SITE_IMMUNITY:
        return {"sites": tuple(parts.site(1 + case - IMMUNE_TO) for case in given)}
    if a.mod == IGNORE_COST_SPACE:
        return {"n": a.n, "decks": tuple(parts.deck(case - IGNORE_ON) for case in given)}
    if a.mod == FEATURE_DOUBLE:
        return {"feature": parts.feature(given[0] - DOUBLE_OF)}
    if a.mod == SAME_TYPE_ADJACENT:
        return {"land": parts.land_type(given[0] - ADJACENT_OF)}
    if a.mod == LEAP:
        return {"price": parts.payment(a.pay) if a.pay is not None else parts.NOTHING}
    if a.mod == MODULE_ALIAS:
        return {"first": a.dice[0], "second": a.dice[1], "module": parts.module(a.module)}
    if a.mod == EXTRA_DIAMONDS:
        return {"n": a.n, "least": a.least, "counted": parts.metric(a.metric)}
    return {"n": a.n} if MODS[a.mod] in NUMBERED else {}


NUMBERED = (
    "weak_survive", "idea_step", "boat_seats", "boat_cargo", "fire_bonus", "explore_bonus", "oak_bonus",
    "settlement_discount", "hand_as_material", "purchase_discount", "sale_bonus", "transport_extra", "produce_extra",
    "reset_limit",
)  # fmt: skip
"""Modifiers that are told with their number; others only hold or do not hold."""


# ---- goals and events
def goal(chip: GoalChip) -> Text:
    """What a goal chip requires."""
    if chip.pay is not None:
        return text("need-pay", price=parts.payment(chip.pay))
    if chip.kind == 1:
        return text("need-counted", n=chip.n, counted=parts.metric(chip.metric, chip.n))
    if chip.kind == 5:
        return text("need-ground")
    land = parts.land_type(chip.territory)
    if chip.kind == 4:
        return text("need-farm", land=land)
    return text("need-territories" if chip.kind == 2 else "need-tribes", n=chip.n, land=land)


def event(box: Box, e: EventCard) -> Text:
    """How an event moves the weather, and who gains what by it."""
    if e.mode == 2:
        who = text("civs-with", n=e.threshold, counted=parts.metric(e.metric, e.threshold))
    else:
        who = text("civ-with", which=("most", "fewest")[e.mode], counted=parts.metric(e.metric))
    price = NONE if e.removal < 0 else KINDS[e.removal]
    way = "hotter" if e.weather > 0 else "colder"
    return text("happens", n=abs(e.weather), way=way, who=who, price=price, effects=effects(box, e.bonus))


# ---- said, where a note asks for all of it
@lru_cache(maxsize=2048)
def said_ability(w: Words, box: Box, item: int) -> str:
    found = ability(box, box.abilities[item])
    return w.say(found) if found is not None else ""


@lru_cache(maxsize=1024)
def said_card(w: Words, box: Box, index: int) -> str:
    """What a card brings at once and afterwards."""
    instant = box.cards[index].instant
    return joined(w("at-once", effects=effects(box, instant)) if instant else "", said_ability(w, box, index))


@lru_cache(maxsize=1024)
def said_whole_card(w: Words, box: Box, index: int) -> str:
    """With its cost."""
    return joined(w("costs", cost=said_cost(w, box.cards[index])), said_card(w, box, index))


def said_cost(w: Words, card: Card) -> str:
    """The five cost spaces, with their VP."""
    spaces = [
        w("cost-space", what=parts.needs(space.needs), vp=space.vp) if space.needs else "–" for space in card.cost
    ]
    return " / ".join(spaces)


@lru_cache(maxsize=256)
def said_income(w: Words, box: Box, chip: int) -> str:
    """What an income chip does, a sentence."""
    one = box.incomes[chip]
    return w("performs", test="yes" if one.test else "no", effects=effects(box, one.action))


@lru_cache(maxsize=256)
def said_goal(w: Words, chip: GoalChip) -> str:
    return w("sentence", what=goal(chip))
