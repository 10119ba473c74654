"""What lies in the box, in English: names, and cards as phrases made from their data, so that a replaced card describes
itself."""

from __future__ import annotations

import re
from typing import Final

from demiurge.games.civolution.box import Ability, Box, Card, Effect, EventCard, GoalChip, Income, Need, Payment
from demiurge.games.civolution.vocabulary import (
    A_PASSIVE,
    A_POINT_BONUS,
    ADJACENT_OF,
    AN_ACTIVITY,
    ANY_FEATURE,
    ANYTHING,
    CARDS,
    CATEGORIES,
    CHIPS,
    DECKS,
    DICE,
    DOUBLE_OF,
    EXTRA_DIAMONDS,
    FEATURES,
    FEED_IN,
    FOCUS,
    GOODS,
    HUNT_IN,
    IDEA,
    IGNORE_ON,
    IMMUNE_TO,
    KINDS,
    LAND,
    LEAP,
    MATERIALS,
    METRICS,
    MODS,
    MODULE_ALIAS,
    MODULES,
    NO_ABILITY,
    NO_LIMIT,
    OPS,
    PER_TURN,
    RECESSES,
    SCOPES,
    SITES,
    SPOTS,
    TERRITORIES,
    TRACKS,
    TYPES,
    card_name,
    recess_name,
)

MODULE_NAMES: Final = [name.capitalize() for name in (*MODULES, *FEATURES, "sleep")]
GROUNDS: Final = [*[f"building ground {n}" for n in range(1, 7)], "the island"]
LEVELS: Final = ("I", "II", "III")
SOURCES: Final = (
    "fires", "sites", "cards and chips", "cost spaces", "progress tracks", "income", "sales", "mystic oaks",
    "strong tribes", "era scoring", "statues", "categories", "stages", "point bonuses", "modules", "events", "V.I.C.I",
)  # fmt: skip
_COUNTED: Final = {
    "territories": "territories with your tribes", "tribes": "tribes", "strong_tribes": "strong tribes",
    "wilderness_tribes": "wilderness tribes", "boat_tribes": "tribes on your boats",
    "fire_camps": "tribes on fire encampments", "land_types": "land types with your tribes",
    "adjacent_sites": "revealed sites next to your tribes", "stored_total": "stored materials",
    "stored_kinds": "kinds of stored material", "features_total": "feature markers",
    "installed_cards": "installed research cards", "dice_total": "dice", "favor": "favor spaces",
    "tracks_on_pale": "progress discs on pale spaces", "upgrades": "module upgrades",
}  # fmt: skip
_DONE: Final = {
    "migrate": "migration", "procreate": "procreation", "hunt": "hunt", "lucky_find": "lucky find",
    "income_action": "income action", "activity": "activity", "sale": "Sale", "purchase": "Purchase",
}  # fmt: skip
_SIMPLE: Final = {
    "track_any": "+{n} on any track", "track_lowest": "{n} step{s} on your lowest track", "favor": "Favor +{n}",
    "place_weak_tribes": "place up to {n} weak tribes in one of your territories", "produce": "produce {n}",
    "transport": "transport {n}", "deliver": "produce {n} and store at once", "strengthen": "strengthen {n}",
    "clear_hunting": "remove {n} hunting token{s} from your lands",
    "extra_find": "store {n} material{s} of a land type",
    "explore": "explore around one of your territories", "gain_card": "gain {n} research card{s}",
    "gain_goal": "gain {n} goal chip{s}", "install_goal": "install {n} goal chip{s}",
    "gain_income_chip": "gain {n} income chip{s}",
    "upgrade": "upgrade {n} module{s}", "flip_stage": "flip {n} stage tile{s}",
    "planning": "place {n} planning marker{s}",
    "turn_die": "turn up to {n} dice", "recover_die": "take back {n} used die",
    "move_feature": "move {n} feature marker{s}",
    "shift_weather": "shift the weather by {n}", "vp": "{n} VP",
}  # fmt: skip
_PASSIVE: Final = {  # what holds always; what holds only in some cases is told by `_cases`
    "weak_survive": "keep up to {n} unfed weak tribe{s} alive",
    "favor_pass_plus": "favor tests also pass with the next higher value",
    "income_sure": "tests of income chips always pass",
    "lucky_choice": "choose the material of a lucky find",
    "idea_step": "an idea changes a die by up to {n} step{s}",
    "free_step": "one die step a turn needs no idea",
    "swim": "migrate across water",
    "displace_strong": "your tribes stay strong when displacing",
    "weak_migrate": "weak tribes may migrate",
    "boat_seats": "your boats have {n} more seat{s}",
    "boat_cargo": "your boats hold {n} more",
    "fire_bonus": "+{n} VP at every fire",
    "explore_bonus": "+{n} VP for each site you reveal",
    "oak_bonus": "+{n} VP at mystic oaks",
    "weather_immunity": "bad weather does not harm you",
    "weather_choice": "weather may be one space milder for you",
    "deus_free": "your first rescue of an era is free",
    "farm_anywhere": "farms may stand in any territory",
    "statue_any": "statues of any material",
    "settlement_discount": "settlements cost {n} material{s} less",
    "hand_as_material": "{n} hand card{s} a turn may stand for a material",
    "purchase_discount": "purchases cost {n} less",
    "sale_bonus": "+{n} money for a Sale",
    "transport_extra": "transport {n} more",
    "produce_extra": "produce {n} more",
    "planning_split": "planning markers may be split up",
    "reset_limit": "Reset with up to {n} dice left",
    "reset_both": "a Reset gives an idea and a food",
}
_ON: Final = (
    "after activating {0}", "after a feature module", "after a hunt", "after a procreation", "after a migration",
    "after developing a territory", "after a site you reveal", "after building {0}", "after installing a card",
    "after installing a {0} chip", "after a passed test", "after a failed test", "after your Reset", "after a Sale",
    "after a Purchase", "after a track threshold", "in the income phase", "after feeding", "in phase 1",
    "after the extra find", "when your tribe dies", "after an upgrade", "when your tribe is displaced",
)  # fmt: skip


def material(m: int) -> str:
    return MATERIALS[m].replace("_", " ").title()


def territory(t: int) -> str:
    kind, tile = TERRITORIES[t].split("-")
    return f"{kind.capitalize()} {tile}"


def recess(r: int) -> str:
    return recess_name(r) if 0 <= r < RECESSES else "?"


def plural(n: int, word: str) -> str:
    if n == 1:
        return f"1 {word}"
    return f"{n} {word[:-1]}ies" if word.endswith("ty") else f"{n} {word}s"


def listed(parts: list[str]) -> str:
    return ", ".join(parts) if parts else "nothing"


def category(c: int) -> str:
    return CATEGORIES[c].capitalize()


def goods(n: int, kind: int) -> str:
    """`2 food`, `1 idea`, `2 focus markers`."""
    if kind == FOCUS:
        return plural(n, "focus marker")
    return plural(n, "idea") if kind == IDEA else f"{n} {GOODS[kind]}"


def counted(metric: int, n: int = 2) -> str:
    """What a metric counts: `farms`, and of one `farm`."""
    return several(metric) if n != 1 else single(several(metric))


def single(words: str) -> str:
    """`territories with your tribes` of one: `territory with your tribes`."""
    head, *rest = re.split(r"( (?:on|with|of|next) .*)", words)
    one = "die" if head == "dice" else head[:-3] + "y" if head.endswith("ies") else head.removesuffix("s")
    return one + "".join(rest)


def several(metric: int) -> str:
    name = METRICS[metric]
    if name.startswith("track_"):
        return f"steps on {name[6:].capitalize()}"
    if name.startswith("installed_") and name != "installed_cards":
        return f"{name[10:]} cards"
    if name.startswith("feature_"):
        return f"{name[8:].capitalize()} markers"
    return _COUNTED.get(name, name)


def payment(pay: Payment) -> str:
    found = [goods(n, kind) for kind, n in enumerate(pay.goods) if n]
    found += [f"{n} {material(m)}" for m, n in enumerate(pay.materials) if n]
    if pay.anything:
        found.append(f"{plural(pay.anything, 'stored material')} of any kind")
    return " and ".join(found) or "nothing"


def effects(box: Box, places: list[int]) -> str:
    return listed([effect(box, box.effects[at]) for at in places])


def effect(box: Box, e: Effect) -> str:
    op = OPS[e.op]
    if op in _SIMPLE:
        return _SIMPLE[op].format(n=e.n, s="" if e.n == 1 else "s")
    if op in _DONE:
        return plural(e.n, _DONE[op])
    if op == "track":
        return f"{TRACKS[e.what].capitalize()} +{e.n}"
    if op == "gain":
        return goods(e.n, e.what)
    if op == "gain_material":
        return f"store {e.n} {material(e.what)}"
    if op == "gain_material_row":
        return f"store {e.n} of row {e.what + 1}"
    if op == "gain_feature":
        return f"{e.n} {'feature of choice' if e.what == ANY_FEATURE else FEATURES[e.what].capitalize()}"
    if op in ("gain_per", "vp_per"):
        what = goods(e.n, e.what) if op == "gain_per" else f"{e.n} VP"
        each = counted(e.metric, 1) if e.per == 1 else f"{e.per} {counted(e.metric)}"
        return f"{what} per {each} (at most {e.most})"
    return complex_effect(box, e, op)


def complex_effect(box: Box, e: Effect, op: str) -> str:
    if op == "reveal_site":
        return f"reveal {e.n} site {'anywhere' if e.what else 'next to your tribes'}"
    if op == "draw_cards":
        return f"draw {e.n} cards, keep {e.most}"
    if op == "install_card":
        return f"install {e.n} {DECKS[e.what]} card"
    if op == "gain_die":
        return f"gain {e.n} {DICE[e.what]} die"
    if op == "build":
        return f"build {e.n} {KINDS[e.what] if KINDS[e.what] != 'any' else 'project of any kind'}"
    if op == "favor_test":
        return f"test: {effects(box, e.then)}"
    if op == "may_pay" and e.pay is not None:
        return f"for {payment(e.pay)}: {effects(box, e.then)}"
    if op == "if_at_least":
        return f"with {e.most} {counted(e.metric, e.most)}: {effects(box, e.then)}"
    return " or ".join(effects(box, option) for option in e.options)


def need(n: Need) -> str:
    if n.kind == 0:
        return f"{n.n} {material(n.what)}"
    if n.kind == 3:
        return f"have {n.n} {counted(n.what, n.n)}"
    return f"{'have' if n.kind == 1 else 'return'} {n.n} {FEATURES[n.what].capitalize()}"


def cost(card: Card) -> str:
    """The five cost spaces, with their VP."""
    spaces = [" or ".join(need(n) for n in space.needs) + (f" ({space.vp})" if space.vp else "") for space in card.cost]
    return " / ".join(space or "–" for space in spaces)


def ability(box: Box, a: Ability) -> str:
    if a.kind == NO_ABILITY:
        return ""
    if a.kind == AN_ACTIVITY:
        price = "" if a.pay is None or a.pay.free else f"{payment(a.pay)}: "
        return f"Activity: {price}{effects(box, a.effects)}"
    if a.kind == A_PASSIVE:
        return f"Permanent: {passive(a)}"
    if a.kind == A_POINT_BONUS:
        return f"Point bonus: {a.n} VP per card and income chip of its column"
    limit = "" if a.limit == NO_LIMIT else " (once per turn)" if a.limit == PER_TURN else " (once per era)"
    return f"Permanent: {_ON[a.on].format(filtered(a))}{limit}: {effects(box, a.effects)}"


def passive(a: Ability) -> str:
    """What a permanent modifier does, with its numbers."""
    name = MODS[a.mod]
    return _PASSIVE[name].format(n=a.n, s="" if a.n == 1 else "s") if name in _PASSIVE else _cases(a)


def _cases(a: Ability) -> str:
    """A modifier that holds only in some cases."""
    name, cases = MODS[a.mod], a.cases[1:]
    if name == "feed_discount":
        scope = SCOPES[cases[0] - FEED_IN]
        where = {"wilderness": "in the wilderness", "one_territory": "in one territory of your choice"}
        return f"feeding costs {a.n} food less {where.get(scope, f'in {scope.capitalize()}')}"
    if name == "hunt_bonus":
        kinds = [TYPES[case - HUNT_IN].capitalize() for case in cases]
        return f"+{a.n} food from every hunt{'' if len(kinds) == len(TYPES) else ' in ' + either(kinds)}"
    if name == "site_immunity":
        return f"{either([('Gorge', 'Glacier')[case - IMMUNE_TO] for case in cases])} does not harm you"
    if name == "ignore_cost_space":
        kinds = [DECKS[case - IGNORE_ON] for case in cases]
        return f"ignore {plural(a.n, 'cost space')} of {either(kinds)} cards"
    if name == "feature_double":
        return f"{FEATURES[cases[0] - DOUBLE_OF].capitalize()} markers count double for cards"
    if name == "same_type_adjacent":
        return f"{LAND[cases[0] - ADJACENT_OF].capitalize()} territories count as adjacent"
    if a.mod == LEAP and a.pay is not None:
        return f"migrate anywhere for {payment(a.pay)}"
    if a.mod == MODULE_ALIAS:
        return f"{a.dice[0]} and {a.dice[1]} activate {MODULES[a.module].capitalize()}, too"
    assert a.mod == EXTRA_DIAMONDS
    return f"{plural(a.n, 'more diamond')} with at least {a.least} {counted(a.metric)}"


def either(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def filtered(a: Ability) -> str:
    if a.filter == ANYTHING:
        return "something"
    if a.on == 0:
        return MODULE_NAMES[a.filter]
    return f"a {KINDS[a.filter]}" if a.on == 7 else CHIPS[a.filter] if a.on == 9 else ""


def card(box: Box, index: int) -> str:
    """`Wheel (A1)`."""
    return f"{box.cards[index].name} ({card_name(index)})"


def whole_card(box: Box, index: int) -> str:
    """All that a card says."""
    c = box.cards[index]
    text = f"{card(box, index)}: {cost(c)}. At once: {effects(box, c.instant)}."
    more = ability(box, c.ability)
    return f"{text} {more}." if more else text


def item(box: Box, index: int) -> str:
    """Something installed, by its name."""
    if index < CARDS:
        return card(box, index)
    if index < CARDS + len(box.attributes):
        return box.attributes[index - CARDS].name
    rest = index - CARDS - len(box.attributes)
    if rest < len(box.incomes):
        return box.incomes[rest].name
    return box.goals[rest - len(box.incomes)].name


def income(box: Box, chip: Income) -> str:
    return f"{chip.name}: {'test: ' if chip.test else ''}{effects(box, chip.action)}; or 1 VP"


def goal(chip: GoalChip) -> str:
    """What a goal chip requires."""
    if chip.pay is not None:
        return f"{chip.name}: return {payment(chip.pay)}"
    where = LAND[chip.territory].capitalize()
    text = (
        "", f"{chip.n} {counted(chip.metric, chip.n)}", f"tribes in {chip.n} {where} territories",
        f"{chip.n} tribes in one {where} territory", f"a farm in a {where} territory",
        "a statue and a settlement on one building ground",
    )[chip.kind]  # fmt: skip
    return f"{chip.name}: {text}"


def event(box: Box, e: EventCard) -> str:
    steps = f"{plural(abs(e.weather), 'step')} {'hotter' if e.weather > 0 else 'colder'}"
    if e.mode == 2:
        who = f"each civ with {e.threshold} {counted(e.metric, e.threshold)}"
    else:
        who = f"the civ with the {'most' if e.mode == 0 else 'fewest'} {counted(e.metric)}"
    who = who.replace("your", "its")
    price = f" for a {KINDS[e.removal]}" if e.removal >= 0 else ""
    return f"{e.name}: {steps}; {who}{price}: {effects(box, e.bonus)}"


def site(box: Box, index: int) -> str:
    return SITES[box.sites[index].kind].replace("_", " ")


def weather(spot: int) -> str:
    return SPOTS[spot].capitalize()


def land_type(kind: int) -> str:
    return TYPES[kind].capitalize()
