"""The effect vocabulary read from component files: payments, effects, abilities and cost spaces."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import box as b
from demiurge.games.civolution.state import FROM_CARDS
from demiurge.games.civolution.vocabulary import (
    A_PASSIVE,
    A_POINT_BONUS,
    A_TRIGGER,
    ABILITIES,
    ADJACENT_OF,
    AN_ACTIVITY,
    ANY_FEATURE,
    ANY_KIND,
    ANYTHING,
    BUILDING_BUILT,
    CARD_INSTALLED,
    CHIP_INSTALLED,
    CHIPS,
    DECKS,
    DICE,
    DOUBLE_OF,
    EXTRA_DIAMONDS,
    FEATURE_DOUBLE,
    FEATURES,
    FEED_DISCOUNT,
    FEED_IN,
    GOODS,
    HUNT_BONUS,
    HUNT_IN,
    IGNORE_COST_SPACE,
    IGNORE_ON,
    IMMUNE_TO,
    KINDS,
    LAND,
    LEAP,
    LIMITS,
    MATERIALS,
    METRICS,
    MIGRATION_DONE,
    MODS,
    MODULE_ACTIVATED,
    MODULE_ALIAS,
    MODULES,
    ONCE_AN_ERA,
    OP_ACTIVITY,
    OP_BUILD,
    OP_CHOOSE,
    OP_DRAW,
    OP_GAIN,
    OP_GAIN_DIE,
    OP_GAIN_FEATURE,
    OP_GAIN_MATERIAL,
    OP_GAIN_PER,
    OP_GAIN_ROW,
    OP_IF,
    OP_INSTALL_CARD,
    OP_MAY_PAY,
    OP_REVEAL,
    OP_TEST,
    OP_TRACK,
    OP_VP_PER,
    OPS,
    PER_ERA,
    PLAIN,
    SAME_TYPE_ADJACENT,
    SCOPES,
    SITE_IMMUNITY,
    TRACKS,
    TRIGGERS,
    TYPES,
)
from demiurge.kernel.components import Fields, shown

NEEDS: Final = ("material", "feature_have", "feature_return", "count_have", "any_of")
MATERIAL: Final = 0
HAVE: Final = 1
GIVE_BACK: Final = 2
COUNT: Final = 3
ANY_OF: Final = 4
WHERE: Final = ("adjacent", "anywhere")
MOST_OPTIONS: Final = 4  # as many as the answers `option` have numbers
WITHOUT_N: Final = (OP_DRAW, OP_TEST, OP_MAY_PAY, OP_IF, OP_CHOOSE)


def words(entry: Fields, key: str, known: tuple[str, ...], needed: bool = True, length: int = 0) -> list[int]:
    """A list of words (of this length, where it is given), each by its place among the known ones."""
    found: list[int] = []
    if entry.has(key, needed):
        value = entry.data[key]
        listed = value if isinstance(value, list) else [value]
        for word in listed:
            if word in known:
                found.append(known.index(word))
            else:
                entry.complain(key, "component-word", word=shown(word), known=known)
        if length and len(listed) != length:
            entry.complain(key, "box-words", n=length, got=len(listed))
    return found


def pair(entry: Fields, key: str) -> list[int]:
    """The two dice values of a module."""
    found = entry.table(key, 2)
    if not all(1 <= value <= 6 for value in found):
        entry.complain(key, "box-dice")
    return found or [1, 2]


def amounts(entry: Fields, key: str, known: tuple[str, ...]) -> list[int]:
    """An object from words to numbers, as a list by the place of the word."""
    found = [0] * len(known)
    group = entry.group(key, needed=False)
    for at, word in enumerate(known):
        found[at] = group.whole(word, needed=False, low=1, high=99)
    return found


def payment(entry: Fields, key: str) -> b.Payment:
    group = entry.group(key)
    goods = [group.whole(name, needed=False, low=1, high=99) for name in GOODS]
    found = amounts(group, "material", (*MATERIALS, "any"))
    return b.Payment(goods, found[:-1], found[-1])


def effects_from(pool: list[b.Effect], entry: Fields, key: str, source: int) -> list[int]:
    """A list of effects whose points, also those of effects within effects, are for something else than cards."""
    since = len(pool)
    found = effects(pool, entry, key)
    for one in pool[since:]:
        one.source = source
    return found


def effects(pool: list[b.Effect], entry: Fields, key: str) -> list[int]:
    """A list of effects; each is put into the pool and named by its place there."""
    if not entry.has(key, needed=True):
        return []
    data = entry.data[key]
    if not isinstance(data, list) or not data:
        entry.expected(key, "component-effects")
        return []
    return effect_list(pool, entry, key, data)


def effect_list(pool: list[b.Effect], entry: Fields, key: str, data: list[object]) -> list[int]:
    found: list[int] = []
    for item in data:
        inner = Fields(entry.file, entry.name, item if isinstance(item, dict) else {}, entry.mistakes, f"{key}.")
        made = effect(pool, inner)
        inner.close()
        found.append(len(pool))
        pool.append(made)
    return found


def effect(pool: list[b.Effect], entry: Fields) -> b.Effect:
    op = entry.choice("op", OPS)
    n = entry.whole("n", low=1, high=99) if op not in WITHOUT_N else 0
    per, metric, most, what, pay = 1, 0, 0, 0, None
    then: list[int] = []
    options: list[list[int]] = []
    if op == OP_DRAW:
        n, most = entry.whole("draw", low=1, high=32), entry.whole("keep", low=1, high=32)
    if op in (OP_GAIN_PER, OP_VP_PER):
        per, most = entry.whole("per", low=1), entry.whole("max", low=1)
    if op in (OP_GAIN_PER, OP_VP_PER, OP_IF):
        metric = entry.choice("metric", METRICS)
    if op == OP_IF:
        most = entry.whole("min", low=1)
    if op == OP_MAY_PAY:
        pay = payment(entry, "pay")
    if op in (OP_TEST, OP_MAY_PAY, OP_IF):
        then = effects(pool, entry, "then")
    if op == OP_CHOOSE and entry.has("options", needed=True):
        lists = entry.data["options"]
        if not isinstance(lists, list) or not 2 <= len(lists) <= MOST_OPTIONS:
            entry.expected("options", "box-options", most=MOST_OPTIONS)
            lists = []
        for one in lists:
            options.append(effect_list(pool, entry, "options", one if isinstance(one, list) else []))
    what = named(entry, op)
    return b.Effect(op, n, what, per, metric, most, pay, then, options, FROM_CARDS)


def scarce(pool: list[b.Effect], fewest: list[str]) -> None:
    """CV-R60: markers that may be unwelcome, since an event favors the civ with the fewest of them."""
    for one in pool:
        counted: list[str] = []
        if one.op in (OP_GAIN, OP_GAIN_PER):
            counted = [GOODS[one.what]]
        elif one.op in (OP_GAIN_MATERIAL, OP_GAIN_ROW):
            counted = ["stored_total", "stored_kinds"]
        elif one.op == OP_GAIN_FEATURE:
            kinds = FEATURES if one.what == ANY_FEATURE else (FEATURES[one.what],)
            counted = ["features_total", *[f"feature_{kind}" for kind in kinds]]
        one.scarce = any(name in fewest for name in counted)


def named(entry: Fields, op: int) -> int:
    """What the effect is about, where it names something."""
    if op == OP_TRACK:
        return entry.choice("track", TRACKS)
    if op in (OP_GAIN, OP_GAIN_PER):
        return entry.choice("what", GOODS)
    if op == OP_GAIN_MATERIAL:
        return entry.choice("material", MATERIALS)
    if op == OP_GAIN_ROW:
        return entry.whole("row", low=1, high=3) - 1
    if op == OP_GAIN_FEATURE:
        return entry.choice("feature", (*FEATURES, "any"))
    if op == OP_REVEAL:
        return entry.choice("where", WHERE)
    if op == OP_INSTALL_CARD:
        return entry.choice("card_type", DECKS)
    if op == OP_GAIN_DIE:
        return entry.choice("die", DICE)
    if op == OP_BUILD:
        return entry.choice("kind", KINDS)
    return ANYTHING if op == OP_ACTIVITY else 0


def ability(pool: list[b.Effect], entry: Fields, key: str) -> b.Ability:
    group = entry.group(key)
    found = b.Ability(group.choice("kind", ABILITIES))
    if found.kind == AN_ACTIVITY:
        found.pay = payment(group, "pay")
        found.effects = effects(pool, group, "effects")
    elif found.kind == A_PASSIVE:
        passive(group, found)
    elif found.kind == A_TRIGGER:
        trigger(pool, group, found)
    elif found.kind == A_POINT_BONUS:
        found.n = group.whole("n", low=1, high=9)
    return found


def passive(entry: Fields, found: b.Ability) -> None:
    found.mod = entry.choice("mod", MODS)
    found.n = entry.whole("n", low=1, high=9) if "n" in entry.data else 1
    found.cases = [found.mod]
    if found.mod == FEED_DISCOUNT:
        found.cases.append(FEED_IN + entry.choice("scope", SCOPES))
    elif found.mod == HUNT_BONUS:
        where = entry.data.get("territories")
        kinds = list(range(len(TYPES))) if where == "all" else words(entry, "territories", TYPES)
        entry.has("territories", needed=True)
        found.cases += [HUNT_IN + kind for kind in kinds]
    elif found.mod == SITE_IMMUNITY:
        found.cases += [IMMUNE_TO + kind for kind in words(entry, "sites", ("gorge", "glacier"))]
    elif found.mod == IGNORE_COST_SPACE:
        found.cases += [IGNORE_ON + deck for deck in words(entry, "types", DECKS)]
    elif found.mod == FEATURE_DOUBLE:
        found.cases.append(DOUBLE_OF + entry.choice("feature", FEATURES))
    elif found.mod == SAME_TYPE_ADJACENT:
        found.cases.append(ADJACENT_OF + entry.choice("territory", LAND))
    elif found.mod == LEAP:
        found.pay = payment(entry, "cost")
    elif found.mod == MODULE_ALIAS:
        found.module, found.dice = entry.choice("module", MODULES), pair(entry, "dice")
    elif found.mod == EXTRA_DIAMONDS:
        found.metric, found.least = entry.choice("metric", METRICS), entry.whole("min", low=1)


def trigger(pool: list[b.Effect], entry: Fields, found: b.Ability) -> None:
    found.on = entry.choice("on", TRIGGERS)
    found.limit = entry.choice("limit", LIMITS)
    if found.on in ONCE_AN_ERA:  # whatever it says: the income step would ask for it again and again
        found.limit = PER_ERA
    found.effects = effects(pool, entry, "effects")
    found.filter = filter_of(entry.group("filter"), found.on)
    plain = all(pool[at].op in PLAIN for at in found.effects)
    found.plain = plain and (found.limit != PER_ERA or found.on in ONCE_AN_ERA)


def filter_of(wanted: Fields, on: int) -> int:
    """Each trigger has its own filter, if any; only that of a module is needed."""
    if on == MODULE_ACTIVATED:
        return wanted.choice("module", (*MODULES, *FEATURES, "sleep"))
    if on == BUILDING_BUILT and "kind" in wanted.data:
        return wanted.choice("kind", KINDS[:ANY_KIND])
    if on == CARD_INSTALLED and "card_type" in wanted.data:
        return wanted.choice("card_type", DECKS)
    if on == CHIP_INSTALLED and "chip" in wanted.data:
        return wanted.choice("chip", CHIPS)
    if on == MIGRATION_DONE and wanted.flag("boat", needed=False):
        return 1
    return ANYTHING


def spaces(entry: Fields) -> list[b.Space]:
    """The five cost spaces of a card."""
    data = entry.data["cost"] if entry.has("cost", needed=True) else []
    if not isinstance(data, list) or len(data) != 5:
        entry.complain("cost", "box-cost")
        return [b.Space([], 0) for _ in range(5)]
    found: list[b.Space] = []
    for at, item in enumerate(data):
        if item is None:
            found.append(b.Space([], 0))
            continue
        prefix = f"cost[{at + 1}]."
        inner = Fields(entry.file, entry.name, item if isinstance(item, dict) else {}, entry.mistakes, prefix)
        found.append(b.Space(needs(inner), inner.whole("vp", needed=False, high=9)))
        inner.close()
    return found


def counts(need: b.Need) -> bool:
    return need.kind == COUNT


def needs(entry: Fields) -> list[b.Need]:
    """What fulfils a space. Of two the one to be paid comes first: it is due where the other is not met (CV-16.12)."""
    kind = entry.choice("type", NEEDS)
    if kind == ANY_OF:
        found: list[b.Need] = []
        options = entry.data["options"] if entry.has("options", needed=True) else []
        if not isinstance(options, list) or len(options) != 2:
            entry.complain("options", "box-two")
            return []
        for option in options:
            data = option if isinstance(option, dict) else {}
            inner = Fields(entry.file, entry.name, data, entry.mistakes, f"{entry.prefix}options.")
            found += needs(inner)
            inner.close()
        if COUNT not in [need.kind for need in found]:
            entry.complain("options", "box-count")
        return sorted(found, key=counts)
    n = entry.whole("n", low=1, high=20)
    if kind == MATERIAL:
        return [b.Need(kind, entry.choice("material", MATERIALS), n)]
    if kind == COUNT:
        return [b.Need(kind, entry.choice("metric", METRICS), n)]
    return [b.Need(kind, entry.choice("feature", FEATURES), n)]
