"""What every component says of itself when it is hovered, with the clauses that speak of it; and whose design it is.

Keys: `card-a1` a research card, `chip-i1` an income, `chip-g1` a goal, `chip-t1` an attribute chip, `chip-sc1` and
`marker-card-sm1` starting cards, `event-1`, `vici-1` V.I.C.I's cards, `module-NAME`, `feature-NAME`, `material-NAME`,
`settlement-1`, `stack-DECK`, `track-NAME`, `category-NAME`, `weather-NAME`, `site-KIND`, `terrain-TYPE`, and the names
in tip_texts."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import solo
from demiurge.games.civolution.box import Ability, Box, Card, SoloHalf
from demiurge.games.civolution.drawing import cards
from demiurge.games.civolution.drawing.effect_signs import ability_words
from demiurge.games.civolution.drawing.module_words import CLAUSES, module_words
from demiurge.games.civolution.drawing.naming import ident
from demiurge.games.civolution.drawing.phrases_console import full, marker_words
from demiurge.games.civolution.drawing.previews import plurals
from demiurge.games.civolution.drawing.tip_texts import concepts
from demiurge.games.civolution.state import Civolution
from demiurge.games.civolution.vocabulary import (
    A_PASSIVE,
    A_POINT_BONUS,
    A_TRIGGER,
    AN_ACTIVITY,
    ATTRIBUTE_ID,
    CATEGORIES,
    DECKS,
    EVOLUTION,
    FEATURES,
    GOAL_CHIPS,
    GOAL_ID,
    INCOME_ID,
    ISLAND,
    LAND,
    MATERIALS,
    MODULES,
    ROWS,
    SITES,
    SPOTS,
    START_ID,
    TRACKS,
    TYPES,
)
from demiurge.games.civolution.words import parts
from demiurge.games.civolution.words.parts import LEVELS, material, plural
from demiurge.kernel.game import Game
from demiurge.kit.phrases import joined, listed, upper
from demiurge.kit.scene import Tip

OWN: Final = "Of this project's own design."
HOUSE: Final = "house"  # the mark of what was made for this project
ROMAN: Final = ("I", "II", "III", "IV", "V")


def tips(game: Game) -> dict[str, Tip]:
    assert isinstance(game, Civolution)
    box, own = game.box, own_names(game.box)
    found = {cards.tip_key(index): card_tip(box, card, own) for index, card in enumerate(box.cards)}
    for part in (chips, starts, events, modules, features, materials, tracks, sites, lands, weather, vici):
        found.update(part(box, own))
    return {**concepts(box), **found}


def own_names(box: Box) -> set[str]:
    """The components, by their names in the data, that were designed here."""
    return {name for name, origin in box.origins if origin == HOUSE}


def design(own: set[str], name: str) -> str:
    return OWN if name in own else ""


# ---- research cards
def card_tip(box: Box, card: Card, own: set[str]) -> Tip:
    cost = "; ".join(
        f"{ROMAN[at]} {' or '.join(parts.need(n) for n in space.needs)}{f' ({space.vp} VP)' if space.vp else ''}"
        for at, space in enumerate(card.cost)
        if space.needs
    )
    at_once = f"At once: {parts.effects(box, card.instant)}." if card.instant else ""
    text = joined(
        f"{card_kind(card)}.", f"Cost by stage: {cost}." if cost else "It costs nothing.", at_once,
        lasting(box, card.ability), design(own, cards.code(card.index)),
    )  # fmt: skip
    return Tip(card.name, text, ["CV-16.4", "CV-16.7", "CV-16.14", "CV-16.15", *ability_clauses(card.ability)])


def card_kind(card: Card) -> str:
    return f"{DECKS[card.deck].capitalize()} card {cards.code(card.index)}"


def lasting(box: Box, ability: Ability) -> str:
    return upper(full(ability_words(box, ability)))


def ability_clauses(ability: Ability) -> list[str]:
    return {
        AN_ACTIVITY: ["CV-26.4", "CV-26.6"], A_PASSIVE: ["CV-16.17"], A_TRIGGER: ["CV-16.17", "CV-R50"],
        A_POINT_BONUS: ["CV-35.5", "CV-35.6"],
    }.get(ability.kind, [])  # fmt: skip


# ---- chips and starting cards
def chips(box: Box, own: set[str]) -> dict[str, Tip]:
    found = {}
    for index in range(GOAL_CHIPS):
        chip = box.goals[index]
        need = upper(parts.goal(chip).partition(": ")[2])
        text = joined(f"Goal chip. {need}.", "Planning installs it.", design(own, f"G{index + 1}"))
        found[cards.tip_key(GOAL_ID + index)] = Tip(chip.name, text, ["CV-18.5", "CV-18.11", "CV-35.3"])
    for index in range(ATTRIBUTE_ID, INCOME_ID):
        attribute = box.attributes[index - ATTRIBUTE_ID]
        name = FEATURES[attribute.feature].capitalize()
        text = joined(
            f"Attribute chip. Needs {attribute.need} {name}, of which 1 is returned.", lasting(box, attribute.ability),
            design(own, cards.code(index)),
        )  # fmt: skip
        clauses = ["CV-20.1", "CV-20.3", "CV-20.6", *ability_clauses(attribute.ability)]
        found[cards.tip_key(index)] = Tip(attribute.name, text, clauses)
    for index in range(INCOME_ID, GOAL_ID):
        found[cards.tip_key(index)] = income_tip(box, index, own)
    return found


def income_tip(box: Box, item: int, own: set[str]) -> Tip:
    chip = box.incomes[item - INCOME_ID]
    start = item >= START_ID
    kind = "Starting chip card, an income chip on stage 4." if start else "Income chip."
    module = f"At the start it upgrades {MODULES[chip.module].capitalize()}." if start else ""
    test = "after a favor test " if chip.test else ""
    action = f"Its action: {test}{parts.effects(box, chip.action)}; or 1 VP."
    clauses = ["CV-14.8", "CV-34.1", *(["CV-14.9"] if chip.test else []), *(["CV-2.42", "CV-2.43"] if start else [])]
    return Tip(chip.name, joined(kind, module, action, design(own, cards.code(item))), clauses)


def starts(box: Box, own: set[str]) -> dict[str, Tip]:
    found = {}
    for index, card in enumerate(box.marker_cards):
        gains = listed([plurals(n, marker_word(at)) for at, n in enumerate(card.markers) if n])
        text = joined(f"Starting marker card: {gains}.", design(own, f"SM{index + 1}"))
        found[f"marker-card-sm{index + 1}"] = Tip(card.name, text, ["CV-2.29", "CV-2.33", "CV-2.35"])
    return found


def marker_word(at: int) -> str:
    return marker_words(at)[1].removeprefix("an ").removeprefix("a ")


def events(box: Box, own: set[str]) -> dict[str, Tip]:
    return {
        f"event-{index + 1}": Tip(
            one.name,
            joined(upper(full(parts.event(box, one).removeprefix(f"{one.name}: "))), design(own, f"F{index + 1}")),
            ["CV-32.2", "CV-32.9", "CV-32.11", *(["CV-32.10"] if one.removal >= 0 else [])],
        )
        for index, one in enumerate(box.events)
    }


# ---- the console
def modules(box: Box, own: set[str]) -> dict[str, Tip]:
    found = {}
    for module, name in enumerate(MODULES):
        dice = " and ".join(str(value) for value in box.modules[module].dice)
        levels = " ".join(f"{LEVELS[level]}: {module_words(box, module, level)}." for level in range(3))
        found[f"module-{name}"] = Tip(
            name.capitalize(), f"Dice {dice}. {levels}", [*CLAUSES[module], "CV-4.5", "CV-19.1"]
        )
    sleep = f"Any two dice. {module_words(box, len(MODULES) + len(FEATURES), 0)}."
    found["module-sleep"] = Tip("Sleep", sleep, ["CV-5.1", "CV-5.2", "CV-5.4", "CV-R7"])
    return found


def features(box: Box, own: set[str]) -> dict[str, Tip]:
    """The feature modules and what their markers are good for."""
    found = {}
    for f, name in enumerate(FEATURES):
        value = box.modules[len(MODULES) + f].dice[0]
        uses = sum(
            any(n.what == f and n.kind in (1, 2) for space in card.cost for n in space.needs) for card in box.cards
        )
        text = (
            f"Two dice of {value} gain 1 {name.capitalize()}. {uses} research cards ask for it; "
            "with 3 or 4 of it attribute chips can be taken; every marker counts for Evolution."
        )
        found[f"feature-{name}"] = Tip(name.capitalize(), text, ["CV-5.3", "CV-16.9", "CV-20.3", "CV-33.2"])
    return found


def materials(box: Box, own: set[str]) -> dict[str, Tip]:
    found = {}
    grounds = [site for site in box.sites if site.ground >= 0 and site.statues]
    for m, name in enumerate(MATERIALS):
        where = [f"building ground {s.ground + 1}" if s.ground < 6 else "the island" for s in grounds if m in s.statues]
        statues = f" Statues of it may stand on {listed(where)}." if where else ""
        text = (
            f"{LAND[m // ROWS].capitalize()}, row {m % ROWS + 1}. A Sale brings {box.money[m]} money or "
            f"{box.numbers.sale_vp} VP; a Purchase costs {box.numbers.face_up} where its tile is face up, "
            f"else {box.numbers.face_down}.{statues}"
        )
        clauses = ["CV-38.4", "CV-25.5", "CV-25.6", "CV-25.7", *(["CV-13.19"] if where else [])]
        found[f"material-{ident(name)}"] = Tip(material(m), text, clauses)
    for which, one in enumerate(box.settlements):
        cost = listed([f"{n} {material(m)}" for m, n in enumerate(one.cost) if n])
        text = f"Costs {cost}. Gain an income chip; {plural(one.diamonds, 'diamond')} for Prosperity."
        clauses = ["CV-13.21", "CV-13.22", "CV-13.23", "CV-13.24"]
        found[f"settlement-{which + 1}"] = Tip(f"Settlement {which + 1}", text, clauses)
    return found


def tracks(box: Box, own: set[str]) -> dict[str, Tip]:
    """Tracks, their decks, and the categories of scoring."""
    n, found = box.numbers, {}
    for track, name in enumerate(TRACKS):
        text = (
            f"Thresholds on {listed([str(space) for space in n.thresholds])}; its upgrades are for modules with a die "
            f"of {box.track_value[track]}. Beyond {n.last} each step is {n.beyond_vp} VP."
        )
        found[f"track-{name}"] = Tip(name.capitalize(), text, ["CV-27.2", "CV-27.3", "CV-27.5", "CV-27.8"])
        deck = DECKS[track].capitalize()
        text = (
            f"The top card lies face up; Research takes it or a face-down one. The module {deck} installs cards of it."
        )
        found[f"stack-{DECKS[track]}"] = Tip(f"{deck} cards", text, ["CV-22.6", "CV-22.7", "CV-16.1"])
    for category, name in enumerate(CATEGORIES):
        found[f"category-{name}"] = category_tip(box, category)
    return found


COUNTS: Final = ("feature marker", "active diamond", "tribe on the continent", "territory with an own tribe")
CATEGORY_CLAUSES: Final = (["CV-33.1"], ["CV-33.2"], ["CV-33.3", "CV-33.9"], ["CV-33.10"], ["CV-33.11"])


def category_tip(box: Box, category: int) -> Tip:
    n, at = box.numbers, max(category - EVOLUTION + 1, 0)
    unit = f"space on {CATEGORIES[category].capitalize()}" if not at else COUNTS[at - 1]
    eras = listed([str(vp) for vp in n.era_vp])
    text = (
        f"Units: each {unit}. An era that scores it gives {eras} VP a unit in era 1, 2, 3 and 4. At the end "
        f"{n.printed[category]} VP a unit, with a scoring tile {n.tile_vp[category]}."
    )
    return Tip(CATEGORIES[category].capitalize(), text, [*CATEGORY_CLAUSES[at], "CV-32.13", "CV-35.2"])


# ---- the continent
SITE_TEXTS: Final = {
    "building_ground": (
        "Own tribes beside it may build here: per civ 2 buildings, 1 settlement at most.", "CV-13.15", "CV-13.17",
    ),
    "gorge": ("In the site phase everybody with a tribe beside it returns 1 food.", "CV-30.2", "CV-30.4"),
    "glacier": ("In the site phase everybody with a strong tribe beside it lays one down.", "CV-30.5", "CV-30.7"),
    "mystic_oak": (
        "In the site phase each territory beside it with an own tribe gives 2 VP (water, swamp, desert) or 1.",
        "CV-30.8", "CV-30.9",
    ),
    "hidden_grotto": (
        "Who activates Production first produces and stores 1 in a territory beside it.", "CV-37.3", "CV-37.4",
    ),
    "holy_rock": (
        "Who activates Procreation first may test its favor for a new tribe beside it.", "CV-37.7", "CV-37.8",
    ),
    "cave": (
        "For migration all territories beside revealed caves are adjacent to one another.", "CV-37.10", "CV-37.11",
    ),
    "mushroom_valley": ("A hunt beside it gives 1 food more.", "CV-37.12"),
    "volcano": ("No farm stands beside it; when it is revealed, farms there return.", "CV-37.13", "CV-37.14"),
}  # fmt: skip


def sites(box: Box, own: set[str]) -> dict[str, Tip]:
    found = {}
    for kind, name in enumerate(SITES):
        text, *clauses = SITE_TEXTS[name]
        points = sorted({site.vp for site in box.sites if site.kind == kind and site.ground != ISLAND})
        worth = f"{points[0]} VP" if len(points) == 1 else f"{points[0]} to {points[-1]} VP"
        found[f"site-{name}"] = Tip(
            name.replace("_", " ").capitalize(), f"{worth} for who reveals it. {text}", [*clauses, "CV-37.2"]
        )
    return found


def lands(box: Box, own: set[str]) -> dict[str, Tip]:
    found = {}
    for kind, name in enumerate(TYPES):
        food = f"A hunt brings {', '.join(map(str, box.hunting[kind]))} food for a die of 1 to 6."
        if kind < len(LAND):
            rows = listed([material(kind * ROWS + row) for row in range(ROWS)])
            text, clauses = f"Its materials are {rows}. {food}", ["CV-38.4", "CV-38.3", "CV-6.14", "CV-6.21"]
        else:
            text = f"Tribes are here only on boats of their civ. {food}"
            clauses = ["CV-6.18", "CV-6.19", "CV-13.9", "CV-38.3"]
        found[f"terrain-{name}"] = Tip(name.capitalize(), text, clauses)
    return found


WEATHER_TEXTS: Final = (
    "everybody performs an income chip", "everybody performs an income chip or an activity",
    "everybody performs an activity", "everybody returns 1 food or loses a tribe", "everybody loses a tribe",
)  # fmt: skip


def weather(box: Box, own: set[str]) -> dict[str, Tip]:
    n, found = box.numbers, {}
    for spot, name in enumerate(SPOTS):
        edge = spot in (0, len(SPOTS) - 1)
        beyond = f" Beyond it {WEATHER_TEXTS[n.beyond]}." if edge else ""
        text = f"If the event of the era leads here, {WEATHER_TEXTS[n.weather[spot]]}.{beyond}"
        clauses = ["CV-32.2", "CV-32.6", *(["CV-32.3", "CV-32.7"] if edge else ["CV-32.5"])]
        found[f"weather-{name}"] = Tip(name.capitalize(), text, clauses)
    return found


# ---- V.I.C.I
DEEDS: Final = {
    solo.A_VP: "VP", solo.A_FAVOR: "favor", solo.A_STATUE: "a statue on the island", solo.A_DIE: "an activation die",
    solo.A_FATE_DIE: "a fate die", solo.AN_EVOLUTION: "Evolution", solo.A_PROSPERITY: "Prosperity",
    solo.A_PROCREATION: "a procreation", solo.A_MIGRATION: "a migration", solo.A_PROVISION: "a provision marker",
    solo.A_REVEAL: "reveals sites", solo.A_TOKEN: "a hunting token",
}  # fmt: skip
NAMED: Final = {
    solo.THIS_ERA: "the category of this era", solo.NEXT_ERA: "the category of the next era",
    solo.ERA_FOUR: "the category of era 4", solo.FINAL_TILES: "the categories of the final tiles",
}  # fmt: skip


def vici(box: Box, own: set[str]) -> dict[str, Tip]:
    found = {}
    for index, card in enumerate(box.solo_cards):
        halves = f"Blue: {half_words(card.blue)}. Red: {half_words(card.red)}."
        found[f"vici-{index + 1}"] = Tip(
            f"Action card {index + 1}",
            joined(halves, design(own, f"V{index + 1}")),
            ["CV-41.10", "CV-41.11", "CV-41.12", "CV-38.18"],
        )
    return found


def half_words(half: SoloHalf) -> str:
    if not half.rows:
        more = f", then {half.vp} VP" if half.vp else ""
        return f"the action for {NAMED[half.scoring]}, {plural(half.times, 'time')} each{more}"
    rows: dict[str, list[str]] = {}
    for at, deeds in enumerate(half.rows):
        rows.setdefault(listed([deed_words(*deed) for deed in deeds]), []).append(str(at + 1))
    return "; ".join(f"{', '.join(values)}: {said}" for said, values in rows.items())


def deed_words(what: int, which: int, n: int) -> str:
    if what == solo.A_TRACK:
        return f"{TRACKS[which].capitalize()} +{n}"
    if what == solo.A_CARD:
        return f"the top {DECKS[which]} card leaves the game"
    if what in (solo.A_VP, solo.A_FAVOR, solo.AN_EVOLUTION, solo.A_PROSPERITY):
        return f"{n} {DEEDS[what]}" if what == solo.A_VP else f"{DEEDS[what]} +{max(n, 1)}"
    return DEEDS[what]


# ---- whose design
PARTS: Final = (
    ("ABCDE", "research cards"), ("G", "goal chips"), ("I", "income chips"), ("T", "attribute chips"), ("F", "events"),
    ("SM", "starting marker cards"), ("SC", "starting chip cards"), ("V", "action cards of V.I.C.I"),
)  # fmt: skip
NUMBERS: Final = {
    "thresholds": "the thresholds of the tracks", "progress": "the pale spaces and the end of the tracks",
    "favor": "the points of statues above the favor track", "stages": "the points and the shape of the stages",
    "diamonds": "the diamonds of food, money and storage", "evolution_grid": "V.I.C.I's Evolution grid",
    "weather": "the weather", "scoring": "the values of the categories", "by_civs": "what depends on how many play",
    "shared": "how much is in the box", "civ": "what a civ has", "solo": "what V.I.C.I has",
    "prosperity_grid": "V.I.C.I's Prosperity grid", "event_check": "what events compare with V.I.C.I",
    "rolls": "V.I.C.I's dice tables", "wheel": "V.I.C.I's wheel", "levels": "V.I.C.I's levels",
}  # fmt: skip


def house(game: Game) -> list[str]:
    """Which components of this table are of this project's own design: a few lines for the rules drawer."""
    assert isinstance(game, Civolution)
    origins, found = dict(game.box.origins), []
    for letters, words in PARTS:
        kind = [origin for name, origin in origins.items() if is_of(name, letters)]
        own = kind.count(HOUSE)
        many = f"All {own}" if own == len(kind) else f"{own} of {len(kind)}"
        if own:
            found.append(f"{many} {words} are of this project's own design.")
    kinds = {name.rstrip("_0123456789") for name, origin in origins.items() if origin == HOUSE}
    own_sites = [name.replace("_", " ") for name in SITES if name in kinds]
    if own_sites:
        found.append(f"Points or materials of these sites are our own: {listed(own_sites)}.")
    if any(origins.get(f"settlement_{n}") == HOUSE for n in range(1, 5)):
        found.append("The diamonds under the settlements are our own.")
    numbers = [words for name, words in NUMBERS.items() if origins.get(name) == HOUSE]
    if numbers:
        found.append(f"Numbers that the rulebook shows only in a picture are our reading: {listed(numbers)}.")
    tiles = [name for name, origin in origins.items() if len(name) == 1 and origin == HOUSE]
    if tiles:
        found.append(f"The borders and encampments of the continent tiles {listed(tiles)} are our own.")
    return found


def is_of(name: str, letters: str) -> bool:
    """Whether a name in the data is one of these letters and a number."""
    starts_with = (letters,) if letters in ("SM", "SC") else tuple(letters)
    return any(name.startswith(start) and name[len(start) :].isdigit() for start in starts_with)
