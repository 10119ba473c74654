"""What every component says of itself when it is hovered, with the clauses that speak of it; and whose design it is.

Keys: `card-a1` a research card, `chip-i1` an income, `chip-g1` a goal, `chip-t1` an attribute chip, `chip-sc1` and
`marker-card-sm1` starting cards, `event-1`, `vici-1` V.I.C.I's cards, `module-NAME`, `feature-NAME`, `material-NAME`,
`settlement-1`, `stack-DECK`, `track-NAME`, `category-NAME`, `weather-NAME`, `site-KIND`, `terrain-TYPE`, and those
of CONCEPTS."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import names, solo
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import Box, Card, SoloHalf
from demiurge.games.civolution.drawing import card_texts, cards, module_texts, naming, parts
from demiurge.games.civolution.drawing.vici import DEEDS
from demiurge.games.civolution.effects.ability import Ability
from demiurge.games.civolution.effects.effect import said
from demiurge.games.civolution.state import Civolution
from demiurge.kernel.speech import Words
from demiurge.kernel.text import NONE, Text, Value, bared, text
from demiurge.kit.phrases import joined
from demiurge.kit.scene import Tip
from demiurge.kit.tips import concepts, tip

HOUSE: Final = "house"  # the mark of what was made for this project
ROMAN: Final = ("I", "II", "III", "IV", "V")
Tips = dict[str, Tip]
CONCEPTS: Final = {
    "camp": "CV-6.8 CV-6.9 CV-6.10 CV-6.13",
    "camp-fire": "CV-6.14 CV-6.15 CV-R10",
    "wild": "CV-6.12 CV-6.10 CV-31.2",
    "tribes": "CV-1.15 CV-6.6 CV-31.7 CV-31.11",
    "weak": "CV-1.15 CV-11.8 CV-31.7",
    "territories": "CV-33.11 CV-6.19",
    "hunting": "CV-11.7 CV-34.4",
    "raw": "CV-9.6 CV-9.7 CV-9.9 CV-9.10",
    "site-down": "CV-12.2 CV-37.1 CV-39.2",
    "ground": "CV-13.14 CV-13.15 CV-13.17 CV-13.18",
    "island": "CV-13.14 CV-13.16 CV-13.18",
    "statues": "CV-13.19 CV-13.20 CV-34.3",
    "hand": "CV-22.8 CV-39.1 CV-R52",
    "used": "CV-4.12 CV-28.4",
    "planning": "CV-4.8 CV-4.9 CV-18.4",
    "focus": "CV-4.11 CV-5.2",
    "idea": "CV-4.6 CV-4.7 CV-8.5",
    "favor": "CV-8.3 CV-8.4 CV-31.9 CV-34.3",
    "fate": "CV-8.2 CV-11.5 CV-12.7 CV-23.5",
    "storage": "CV-9.10 CV-16.8 CV-33.7 CV-33.8",
    "goal-area": "CV-3.6 CV-18.5 CV-18.6 CV-18.11",
    "monolith": "CV-1.18 CV-32.15 CV-32.16",
    "activity": "CV-26.4 CV-26.5 CV-26.6",
    "attributes": "CV-20.1 CV-20.3 CV-R35",
    "incomes": "CV-14.1 CV-14.8 CV-34.1",
    "goals": "CV-3.5 CV-3.7 CV-18.13",
    "score": "CV-1.19 CV-35.7 CV-35.8",
    "upgrades": "CV-19.1 CV-19.2 CV-19.4",
    "phase": "CV-3.1 CV-3.4 CV-3.5 CV-3.8",
    "wheel": "CV-42.15 CV-42.18 CV-42.19 CV-42.20",
    "beacon": "CV-42.20 CV-42.21",
    "provision": "CV-42.35 CV-42.36 CV-43.4 CV-43.5",
    "vici": "CV-41.6 CV-44.2",
    "vici-card": "CV-41.6 CV-41.10 CV-41.11 CV-41.12",
    "vici-tribes": "CV-42.25 CV-42.26 CV-43.3 CV-40.6",
    "dice": "CV-4.5 CV-4.12 CV-28.1",
    "food": "CV-31.2 CV-31.6 CV-33.4 CV-33.9",
    "money": "CV-25.7 CV-26.5 CV-33.5 CV-33.9",
    "farms": "CV-13.5 CV-13.6 CV-13.8 CV-31.3",
    "boats": "CV-13.9 CV-13.10 CV-13.13 CV-6.17",
    "boat": "CV-6.16 CV-6.17 CV-9.8 CV-9.12",
    "supply": "CV-1.20 CV-36.3 CV-36.4",
    "stages": "CV-21.2 CV-21.3 CV-21.6 CV-21.7 CV-35.3 CV-35.4",
    "prosperity": "CV-33.3 CV-33.6 CV-33.7 CV-33.9",
    "reset-marker": "CV-28.1 CV-28.4 CV-28.5 CV-28.6",
    "dice-display": "CV-23.1 CV-23.4 CV-23.6",
    "fate-display": "CV-23.1 CV-23.5 CV-23.6",
    "resets": "CV-28.2 CV-29.1 CV-29.2",
    "threshold": "CV-27.3 CV-27.4 CV-27.5 CV-27.6 CV-27.7",
    "era": "CV-3.1 CV-3.2 CV-32.13",
    "final-scoring": "CV-35.1 CV-35.2 CV-35.3 CV-35.5",
    "event": "CV-3.3 CV-32.2 CV-32.9",
    "weather": "CV-32.2 CV-32.4 CV-32.6",
    "vici-evolution": "CV-42.9 CV-42.10 CV-42.13 CV-43.13",
    "vici-prosperity": "CV-42.11 CV-42.12 CV-42.13 CV-43.13",
    "vici-reset": "CV-41.7 CV-41.8",
    "vici-level": "CV-45.1 CV-45.2 CV-45.3 CV-45.4 CV-45.5 CV-45.7",
}
"""What is no single component: pieces, tracks, phases, V.I.C.I; and the clauses that speak of it."""


def tips(w: Words, game: Civolution) -> Tips:
    box, own = game.box, own_names(game.box)
    found = {cards.tip_key(index): card_tip(w, box, card, own) for index, card in enumerate(box.cards)}
    for part in (chips, starts, events):
        found.update(part(w, box, own))
    for plain in (modules, features, materials, tracks, sites, lands, weather):
        found.update(plain(w, box))
    return {**concepts(w, CONCEPTS, numbers(box)), **found, **vici(w, box, own)}


def own_names(box: Box) -> set[str]:
    """The components, by their names in the data, that were designed here."""
    return {name for name, origin in box.origins if origin == HOUSE}


def named(w: Words, title: Text, sentences: list[str], own: bool, *clauses: str) -> Tip:
    """A component with a name of its own; the last sentence says whether it was designed here."""
    return Tip(w.shown(title), bared(joined(*sentences, w("tip-own") if own else "")), list(clauses))


# ---- research cards
def card_tip(w: Words, box: Box, card: Card, own: set[str]) -> Tip:
    code = cards.code(card.index)
    spaces = tuple(
        text("tip-card-space", stage=ROMAN[at], what=space.say(), vp=space.vp)
        for at, space in enumerate(card.cost)
        if space.needs
    )
    sentences = [
        w("tip-card", deck=names.deck(card.deck), code=code),
        w("tip-card-cost", spaces=spaces) if spaces else w("tip-card-free"),
        card_texts.said_card(w, box, card.index),
    ]
    clauses = ("CV-16.4", "CV-16.7", "CV-16.14", "CV-16.15", *ability_clauses(card.ability))
    return named(w, parts.card(box, card.index), sentences, code in own, *clauses)


def ability_clauses(ability: Ability) -> list[str]:
    return {
        v.AN_ACTIVITY: ["CV-26.4", "CV-26.6"], v.A_PASSIVE: ["CV-16.17"], v.A_TRIGGER: ["CV-16.17", "CV-R50"],
        v.A_POINT_BONUS: ["CV-35.5", "CV-35.6"],
    }.get(ability.kind, [])  # fmt: skip


# ---- chips and starting cards
def chips(w: Words, box: Box, own: set[str]) -> Tips:
    found = {}
    for index in range(v.GOAL_CHIPS):
        sentences = [w("tip-goal"), card_texts.said_goal(w, box.goals[index]), w("tip-goal-installed")]
        made = named(w, parts.goal(box, index), sentences, f"G{index + 1}" in own, "CV-18.5", "CV-18.11", "CV-35.3")
        found[cards.tip_key(v.GOAL_ID + index)] = made
    for item in range(v.ATTRIBUTE_ID, v.INCOME_ID):
        chip = box.attributes[item - v.ATTRIBUTE_ID]
        needs = w("tip-attribute", n=chip.need, feature=names.feature(chip.feature))
        clauses = ("CV-20.1", "CV-20.3", "CV-20.6", *ability_clauses(chip.ability))
        sentences = [needs, card_texts.said_ability(w, box, item)]
        found[cards.tip_key(item)] = named(w, parts.item(box, item), sentences, cards.code(item) in own, *clauses)
    for item in range(v.INCOME_ID, v.GOAL_ID):
        found[cards.tip_key(item)] = income_tip(w, box, item, own)
    return found


def income_tip(w: Words, box: Box, item: int, own: set[str]) -> Tip:
    chip, start = box.incomes[item - v.INCOME_ID], item >= v.START_ID
    kind = w("tip-start", module=names.module(chip.module)) if start else w("tip-income")
    action = w("tip-income-action", test="yes" if chip.test else "no", effects=said(chip.action))
    clauses = ["CV-14.8", "CV-34.1", *(["CV-14.9"] if chip.test else []), *(["CV-2.42", "CV-2.43"] if start else [])]
    return named(w, parts.item(box, item), [kind, action], cards.code(item) in own, *clauses)


def starts(w: Words, box: Box, own: set[str]) -> Tips:
    found = {}
    for index, card in enumerate(box.marker_cards):
        gains = tuple(marker_gain(at, n) for at, n in enumerate(card.markers) if n)
        made = named(w, parts.markers(box, index), [w("tip-markers", gains=gains)], f"SM{index + 1}" in own,
                     "CV-2.29", "CV-2.33", "CV-2.35")  # fmt: skip
        found[f"marker-card-sm{index + 1}"] = made
    return found


def marker_gain(at: int, n: int) -> Text:
    """So many markers on a space of the console."""
    if at >= v.PLANNING_AT:
        return text("tip-planned", n=n, value=at - v.PLANNING_AT + 1)
    if at >= v.MATERIAL_AT:
        return names.counted(v.MATERIALS[at - v.MATERIAL_AT], n)
    return names.counted(v.FEATURES[at - v.FEATURE_AT] if at >= v.FEATURE_AT else v.GOODS[at], n)


def events(w: Words, box: Box, own: set[str]) -> Tips:
    found = {}
    for index, one in enumerate(box.events):
        sentence = w("sentence", what=card_texts.event(one))
        clauses = ["CV-32.2", "CV-32.9", "CV-32.11", *(["CV-32.10"] if one.removal >= 0 else [])]
        made = named(w, parts.event(box, index), [sentence], f"F{index + 1}" in own, *clauses)
        found[f"event-{index + 1}"] = made
    return found


# ---- the console
def modules(w: Words, box: Box) -> Tips:
    found = {}
    for module, code in enumerate(v.MODULES):
        levels = [
            w("tip-module-level", level=level, what=module_texts.module_text(box, module, at))
            for at, level in enumerate(parts.LEVELS)
        ]
        said = joined(w("tip-module-dice", dice=tuple(box.modules[module].dice)), *levels)
        clauses = [*module_texts.CLAUSES[module], "CV-4.5", "CV-19.1"]
        found[f"module-{code}"] = Tip(w.say(names.module(module)), said, clauses)
    sleep = joined(w("tip-module-any"), w("sentence", what=module_texts.module_text(box, v.SLEEP, 0)))
    found["module-sleep"] = Tip(w.say(names.module(v.SLEEP)), sleep, ["CV-5.1", "CV-5.2", "CV-5.4", "CV-R7"])
    return found


def features(w: Words, box: Box) -> Tips:
    """The feature modules and what their markers are good for."""
    found = {}
    for f, name in enumerate(v.FEATURES):
        value = box.modules[len(v.MODULES) + f].dice[0]
        uses = sum(any(need.about(f) for space in card.cost for need in space.needs) for card in box.cards)
        said = w("tip-feature", value=value, feature=names.feature(f), n=uses)
        clauses = ["CV-5.3", "CV-16.9", "CV-20.3", "CV-33.2"]
        found[f"feature-{name}"] = Tip(w.say(names.feature(f)), said, clauses)
    return found


def materials(w: Words, box: Box) -> Tips:
    found, n = {}, box.numbers
    grounds = [site for site in box.sites if site.ground >= 0 and site.statues]
    for m, name in enumerate(v.MATERIALS):
        where = tuple(names.ground(site.ground) for site in grounds if m in site.statues)
        said = w("tip-material", land=names.land_type(m // v.ROWS), row=m % v.ROWS + 1, money=box.money[m],
                 vp=n.sale_vp, up=n.face_up, down=n.face_down)  # fmt: skip
        said = joined(said, w("tip-material-statues", grounds=where) if where else "")
        clauses = ["CV-38.4", "CV-25.5", "CV-25.6", "CV-25.7", *(["CV-13.19"] if where else [])]
        found[f"material-{naming.ident(name)}"] = Tip(w.say(names.material(m)), said, clauses)
    for which, one in enumerate(box.settlements):
        cost = tuple(names.counted(v.MATERIALS[m], n) for m, n in enumerate(one.cost) if n)
        said_ = text("tip-settlement", n=which + 1, cost=cost, diamonds=one.diamonds)
        found[f"settlement-{which + 1}"] = tip(w, said_, ["CV-13.21", "CV-13.22", "CV-13.23", "CV-13.24"])
    return found


def tracks(w: Words, box: Box) -> Tips:
    """Tracks, their decks, and the categories of scoring."""
    n, found = box.numbers, {}
    for at, name in enumerate(v.TRACKS):
        said = w("tip-track", spaces=tuple(n.thresholds), value=box.track_value[at], last=n.last, vp=n.beyond_vp)
        clauses = ["CV-27.2", "CV-27.3", "CV-27.5", "CV-27.8"]
        found[f"track-{name}"] = Tip(w.say(names.track(at)), said, clauses)
        deck = text("tip-deck", deck=names.deck(at), module=names.module(v.MODULES.index(v.DECKS[at])))
        found[f"stack-{v.DECKS[at]}"] = tip(w, deck, ["CV-22.6", "CV-22.7", "CV-16.1"])
    for at, name in enumerate(v.CATEGORIES):
        found[f"category-{name}"] = category_tip(w, box, at)
    return found


CATEGORY_CLAUSES: Final = (["CV-33.1"], ["CV-33.2"], ["CV-33.3", "CV-33.9"], ["CV-33.10"], ["CV-33.11"])


def category_tip(w: Words, box: Box, at: int) -> Tip:
    n, own = box.numbers, max(at - v.EVOLUTION + 1, 0)
    unit = text(f"tip-unit-{v.CATEGORIES[at]}") if own else text("tip-unit-track", track=names.track(at))
    said = w("tip-category", unit=unit, eras=tuple(n.era_vp), vp=n.printed[at], tile=n.tile_vp[at])
    return Tip(w.say(names.category(at)), said, [*CATEGORY_CLAUSES[own], "CV-32.13", "CV-35.2"])


# ---- the continent
SITE_CLAUSES: Final = {
    "building_ground": ("CV-13.15", "CV-13.17"), "gorge": ("CV-30.2", "CV-30.4"), "glacier": ("CV-30.5", "CV-30.7"),
    "mystic_oak": ("CV-30.8", "CV-30.9"), "hidden_grotto": ("CV-37.3", "CV-37.4"), "holy_rock": ("CV-37.7", "CV-37.8"),
    "cave": ("CV-37.10", "CV-37.11"), "mushroom_valley": ("CV-37.12",), "volcano": ("CV-37.13", "CV-37.14"),
}  # fmt: skip


def sites(w: Words, box: Box) -> Tips:
    found = {}
    for kind, name in enumerate(v.SITES):
        points = sorted({site.vp for site in box.sites if site.kind == kind and site.ground != v.ISLAND})
        most: Value = NONE if len(points) == 1 else points[-1]
        said = joined(w("tip-site", vp=points[0], most=most), w.say(text(f"tip-site-{name}")))
        title = w("title-of", what=names.site(kind))
        found[f"site-{name}"] = Tip(title, said, [*SITE_CLAUSES[name], "CV-37.2"])
    return found


def lands(w: Words, box: Box) -> Tips:
    found = {}
    for kind, name in enumerate(v.TYPES):
        if kind < len(v.LAND):
            rows = tuple(names.material(kind * v.ROWS + row) for row in range(v.ROWS))
            said, clauses = w("tip-land", materials=rows), ["CV-38.4", "CV-38.3", "CV-6.14", "CV-6.21"]
        else:
            said, clauses = w("tip-water"), ["CV-6.18", "CV-6.19", "CV-13.9", "CV-38.3"]
        said = joined(said, w("tip-hunt-food", food=", ".join(map(str, box.hunting[kind]))))
        found[f"terrain-{name}"] = Tip(w.say(names.land_type(kind)), said, clauses)
    return found


def weather(w: Words, box: Box) -> Tips:
    n, found = box.numbers, {}
    for spot, name in enumerate(v.SPOTS):
        edge = spot in (0, len(v.SPOTS) - 1)
        said = w("tip-weather-spot", effect=v.WEATHER[n.weather[spot]])
        beyond = w("tip-weather-beyond", effect=v.WEATHER[n.beyond]) if edge else ""
        clauses = ["CV-32.2", "CV-32.6", *(["CV-32.3", "CV-32.7"] if edge else ["CV-32.5"])]
        title = w("title-of", what=names.weather(spot))
        found[f"weather-{name}"] = Tip(title, joined(said, beyond), clauses)
    return found


# ---- V.I.C.I
def vici(w: Words, box: Box, own: set[str]) -> Tips:
    found = {}
    for index, card in enumerate(box.solo_cards):
        halves = w("tip-vici-halves", blue=half(card.blue), red=half(card.red))
        title = text("tip-action-card", n=index + 1)
        made = named(w, title, [halves], f"V{index + 1}" in own, "CV-41.10", "CV-41.11", "CV-41.12", "CV-38.18")
        found[f"vici-{index + 1}"] = made
    return found


SCORED: Final = {
    solo.THIS_ERA: "this-era", solo.NEXT_ERA: "next-era", solo.ERA_FOUR: "era-four", solo.FINAL_TILES: "final-tiles",
}  # fmt: skip


def half(one: SoloHalf) -> Text:
    if not one.rows:
        return text("tip-half-scoring", scored=SCORED[one.scoring], n=one.times, vp=one.vp)
    rows: dict[tuple[Text, ...], list[str]] = {}
    for at, deeds in enumerate(one.rows):
        rows.setdefault(tuple(deed(*given) for given in deeds), []).append(str(at + 1))
    found = tuple(text("tip-half-row", dice=", ".join(dice), deeds=deeds) for deeds, dice in rows.items())
    return text("tip-half-rows", rows=found)


def deed(what: int, which: int, n: int) -> Text:
    """What V.I.C.I does by a card."""
    if what == solo.A_TRACK:
        return text("effect-track", track=names.track(which), n=n)
    if what == solo.A_CARD:
        return text("tip-deed-card", deck=names.deck(which))
    if what in (solo.A_VP, solo.A_FAVOR, solo.AN_EVOLUTION, solo.A_PROSPERITY):
        return text(f"tip-deed-{DEEDS[what]}", n=max(n, 1))
    return text(f"tip-deed-{DEEDS[what]}")


# ---- what is no component
def row(values: list[int]) -> str:
    return ", ".join(map(str, values))


def numbers(box: Box) -> dict[str, dict[str, Value]]:
    """What a text says of the numbers in the box."""
    n, grids = box.numbers, box.solo.grids
    levels = [
        text("level-of", level=text(f"level-{level}"), era=eras[0] if eras else NONE)
        for level, eras in zip(v.LEVELS, box.solo.levels)
    ]
    return {
        "dice": {"n": n.reset_dice}, "reset-marker": {"n": n.reset_dice}, "farms": {"n": n.farms},
        "food": {"per": n.food_per, "most": n.food_most}, "money": {"per": n.money_per, "most": n.money_most},
        "boats": {"n": n.boats, "seats": n.seats}, "boat": {"seats": n.seats}, "supply": {"n": n.markers},
        "stages": {"worth": row(n.stage_vp)}, "era": {"worth": row(n.era_vp)}, "threshold": {"vp": n.bonus_vp},
        "resets": {"resets": tuple(n.resets)}, "vici-reset": {"blue": n.blue_icons, "red": n.red_icons},
        "vici-evolution": {"spaces": grids[0][0], "removals": tuple(grids[0][2:])},
        "vici-prosperity": {"spaces": grids[1][0], "removals": tuple(grids[1][2:])},
        "vici-level": {"levels": tuple(levels)},
    }  # fmt: skip


# ---- whose design
PARTS: Final = {
    "ABCDE": "cards", "G": "goals", "I": "incomes", "T": "attributes", "F": "events", "SM": "markers", "SC": "starts",
    "V": "vici",
}  # fmt: skip
NUMBERS: Final = (
    "thresholds", "progress", "favor", "stages", "diamonds", "evolution_grid", "weather", "scoring", "by_civs",
    "shared", "civ", "solo", "prosperity_grid", "event_check", "rolls", "wheel", "levels",
)  # fmt: skip


def house(w: Words, game: Civolution) -> list[str]:
    """Which components of this table are of this project's own design: a few lines for the rules drawer."""
    origins, found = dict(game.box.origins), []
    for letters, code in PARTS.items():
        kind = [origin for name, origin in origins.items() if is_of(name, letters)]
        own, what = kind.count(HOUSE), text(f"house-{code}")
        if own:
            all_of_them = own == len(kind)
            found.append(
                w("house-all", n=own, what=what) if all_of_them else w("house-some", n=own, of=len(kind), what=what)
            )
    kinds = {name.rstrip("_0123456789") for name, origin in origins.items() if origin == HOUSE}
    own_sites = tuple(names.site(kind) for kind, name in enumerate(v.SITES) if name in kinds)
    if own_sites:
        found.append(w("house-sites", sites=own_sites))
    if any(origins.get(f"settlement_{n}") == HOUSE for n in range(1, 5)):
        found.append(w("house-settlements"))
    numbers = tuple(text(f"house-number-{name}") for name in NUMBERS if origins.get(name) == HOUSE)
    if numbers:
        found.append(w("house-numbers", numbers=numbers))
    tiles = tuple(name for name, origin in origins.items() if len(name) == 1 and origin == HOUSE)
    if tiles:
        found.append(w("house-tiles", tiles=tiles))
    return found


def is_of(name: str, letters: str) -> bool:
    """Whether a name in the data is one of these letters and a number."""
    starts_with = (letters,) if letters in ("SM", "SC") else tuple(letters)
    return any(name.startswith(start) and name[len(start) :].isdigit() for start in starts_with)
