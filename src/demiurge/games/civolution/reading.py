"""The component files decoded into the box, with every mistake named by file, entry and field."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import box as b
from demiurge.games.civolution import metrics, requirements, state
from demiurge.games.civolution import reading_fields as fields
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.effects import console, every
from demiurge.games.civolution.effects.ability import NOTHING
from demiurge.games.civolution.effects.effect import Effect, Pool
from demiurge.kernel.components import Components, Fields, shown

FILES: Final = (
    "modules.json", "continent_tiles.json", "sites.json", "materials.json", "settlements.json", "hunting.json",
    "tracks.json", "numbers.json", "goal_chips.json", "income_chips.json", "attribute_chips.json", "events.json",
    "starting_marker_cards.json", "starting_chip_cards.json", "research_cards.json", "solo_action_cards.json",
    "solo_display.json",
)  # fmt: skip
MODES: Final = ("sole_most", "sole_fewest", "each_at_least")
EDGES: Final = ("T", "R", "B", "L", "R0", "R1", "L0", "L1")
CORNERS: Final = ("TL", "TR", "BR", "BL", "MR", "ML")
OF_DOUBLE: Final = ("R0", "R1", "L0", "L1", "MR", "ML")  # only double tiles have these,
OF_SINGLE: Final = ("R", "L")  # only the single one these
SOLO_DEEDS: Final = (
    "track", "remove_card", "vp", "favor", "statue", "activation_die", "fate_die", "evolution", "prosperity",
    "procreation", "migration", "provision", "reveal_sites", "hunting_token",
)  # fmt: skip
HANDS: Final = 6  # pre-made ones
STARTING_STAGE: Final = 4  # of the starting chip card, in the last column (CV-2.43)
SINGLE: Final = "A"  # the only continent tile of one cell
AT_START: Final = 42  # markers that are not on boats, reset columns and the two start territories
MAY_BE_NONE: Final = (
    "strengthen", "test", "transport", "extra_sites", "vp", "same_kind", "gain_goals", "special_bonus", "money",
    "different",
)  # numbers of modules that some level has not  # fmt: skip
SOLO_SCORING: Final = ("", "this_era", "next_era", "era_4", "final_tiles")


_loaded: list[b.Box] = []  # the built-in box: nothing in it changes, so one is enough for all games


def load_box(path: str = "") -> b.Box:
    """The box with a user's entries in place of the built-in ones they name."""
    if path:
        return _read_box(path)
    if not _loaded:
        _loaded.append(_read_box(""))
    return _loaded[0]


def _read_box(path: str) -> b.Box:
    components = Components("demiurge.games.civolution", FILES, path)
    box = b.Box()
    for index, entry in enumerate(components.entries("modules.json")):
        box.modules.append(module(index, entry))
    for entry in components.entries("continent_tiles.json"):
        box.tiles.append(tile(box, entry))
    for index, entry in enumerate(components.entries("sites.json")):
        box.sites.append(site(index, entry))
    for index, entry in enumerate(components.entries("materials.json")):
        box.money.append(material(index, entry))
    for entry in components.entries("settlements.json"):
        box.settlements.append(
            b.Settlement(fields.amounts(entry, "cost", v.MATERIALS), entry.whole("diamonds", high=9))
        )
    by_type = {entry.name: entry for entry in components.entries("hunting.json")}
    box.hunting = [by_type[name].table("food", 6) for name in v.TYPES]
    for entry in components.entries("tracks.json"):
        box.track_value.append(entry.whole("value", low=1, high=6))
        entry.choice("deck", v.DECKS)
    numbers(box.numbers, {entry.name: entry for entry in components.entries("numbers.json")})
    cards_and_chips(box, components)
    solo(box, components)
    box.origins = components.origins
    components.close()
    return box


def cards_and_chips(box: b.Box, components: Components) -> None:
    pool = Pool(every.EVERY, box.effects)
    for index, entry in enumerate(components.entries("research_cards.json")):
        box.cards.append(card(pool, index, entry))
    for index, entry in enumerate(components.entries("goal_chips.json")):
        box.goals.append(goal(index, entry))
    for file in ("income_chips.json", "starting_chip_cards.json"):
        for entry in components.entries(file):
            box.incomes.append(income(pool, len(box.incomes), entry, file == "starting_chip_cards.json"))
    for index, entry in enumerate(components.entries("attribute_chips.json")):
        ability = every.read_ability(pool, entry)
        chip = b.AttributeChip(
            index, entry.text("name"), entry.choice("feature", v.FEATURES), entry.whole("need", low=1, high=9), ability
        )
        box.attributes.append(chip)
    box.abilities = [card.ability for card in box.cards] + [chip.ability for chip in box.attributes]
    for item, ability in enumerate(box.abilities):
        if ability.kind == v.AN_ACTIVITY:
            bar(ability.effects, item)
    for index, entry in enumerate(components.entries("events.json")):
        box.events.append(event(pool, index, entry))
    fewest = [one.metric.word for one in box.events if one.mode == MODES.index("sole_fewest")]
    for effect in box.effects:  # CV-R60
        effect.scarce = any(word in fewest for word in effect.counted_by())
    for index, entry in enumerate(components.entries("starting_marker_cards.json")):
        box.marker_cards.append(marker_card(index, entry))
    numbered(components.entries("starting_marker_cards.json"))
    numbered(components.entries("starting_chip_cards.json"))
    for deck in range(len(v.DECKS)):
        numbered(components.entries("research_cards.json")[deck * v.DECK : deck * v.DECK + v.DECK])


def bar(listed: list[Effect], item: int) -> None:
    """An activity never leads to itself."""
    for effect in listed:
        if isinstance(effect, console.Activity):
            effect.barred = item
        for inner in effect.inner():
            bar(inner, item)


def numbered(entries: list[Fields]) -> None:
    """The pre-made hands need each number from 1 to 6 once (CV-2.29, CV-2.30, CV-2.37)."""
    holders: dict[int, Fields] = {}
    for entry in entries:
        number = entry.data.get("number")
        if not isinstance(number, int):
            continue
        if number in holders:
            entry.complain("number", "box-number", n=number, other=holders[number].name)
            holders[number].complain("number", "box-number", n=number, other=entry.name)
        holders[number] = entry
    for number in range(1, HANDS + 1):
        if number not in holders:
            entries[0].complain("number", "box-no-number", n=number)


def module(index: int, entry: Fields) -> b.Module:
    dice = fields.pair(entry, "dice")
    if index >= v.MAIN:
        return b.Module(entry.name, dice, [])
    levels = entry.group("levels")
    found = [levels.table(name, 3) or [0, 0, 0] for name in v.NUMBERS[index]]
    for name, values in zip(v.NUMBERS[index], found):
        if 0 in values and name not in MAY_BE_NONE:
            levels.complain(name, "box-zero")
    return b.Module(entry.name, dice, found)


def tile(box: b.Box, entry: Fields) -> b.Tile:
    cells = entry.whole("cells", low=1, high=2)
    if cells != (1 if entry.name == SINGLE else 2):
        entry.complain("cells", "box-size")
    lands = entry.group("territories")
    own: list[str] = [name for name in v.TERRITORIES if name.endswith(f"-{entry.name}")]
    for name in own:
        box.lands.append(land(lands, name.split("-")[0]))
    for name in lands.data:
        if f"{name}-{entry.name}" not in own:
            lands.complain(name, "box-territories", known=tuple(own))
    edges, corners, borders = entry.group("edges"), entry.group("corners"), list[list[int]]()
    foreign = OF_DOUBLE if entry.name == SINGLE else OF_SINGLE
    sides = [stretches(edges, side, entry.name) if side not in foreign else [] for side in EDGES]
    points = [touching(corners, corner, entry.name) if corner not in foreign else [] for corner in CORNERS]
    if entry.has("borders", needed=True):
        pairs = entry.data["borders"]
        if not isinstance(pairs, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in pairs):
            entry.expected("borders", "box-pairs")
            pairs = []
        borders = [[territory(entry, "borders", name, entry.name) for name in pair] for pair in pairs]
    return b.Tile(entry.name, cells, sides, points, borders, entry.table("first_play", 3, needed=False))


def land(lands: Fields, name: str) -> b.Land:
    found = lands.group(name)
    if name == "water":
        found.flag("island", needed=False)
        return b.Land(0, 0, 0, 0, 0, False)
    normal, three, four = found.whole("normal", high=4), found.whole("three", high=4), found.whole("four", high=4)
    if normal + three + four > 4:
        found.complain("normal", "box-camps")
    vp, beacons = found.whole("fire_vp", high=9), found.whole("beacons", low=1, high=3)
    return b.Land(vp, normal, three, four, beacons, found.flag("start", needed=False))


def territory(entry: Fields, key: str, name: object, tile_name: str) -> int:
    full = f"{name}-{tile_name}"
    if full not in v.TERRITORIES:
        entry.complain(key, "box-no-territory", name=shown(name))
        return 0
    return v.TERRITORIES.index(full)


def stretches(edges: Fields, side: str, tile_name: str) -> list[list[int]]:
    """Along an edge: which territory, from where, to where (percent)."""
    found: list[list[int]] = []
    if edges.has(side, needed=True):
        parts = edges.data[side]
        if not isinstance(parts, list) or not parts or not all(is_stretch(part) for part in parts):
            edges.expected(side, "box-edge")
            parts = []
        found = [[territory(edges, side, name, tile_name), start, end] for name, start, end in parts]
    return found


def is_stretch(part: object) -> bool:
    if not isinstance(part, list) or len(part) != 3:
        return False
    return all(isinstance(point, int) and 0 <= point <= 100 for point in part[1:])


def touching(corners: Fields, corner: str, tile_name: str) -> list[int]:
    found: list[int] = []
    if corners.has(corner, needed=True):
        names = corners.data[corner]
        if not isinstance(names, list) or not names:
            corners.expected(corner, "box-corner")
            names = []
        found = [territory(corners, corner, name, tile_name) for name in names]
    return found


def site(index: int, entry: Fields) -> b.Site:
    kind = entry.choice("kind", v.SITES)
    if not entry.name.startswith(v.SITES[kind]) and entry.name != "island":
        entry.complain("kind", "box-kind")
    statues = fields.words(entry, "statues", v.MATERIALS, needed=kind == v.GROUND)
    ground = v.ISLAND if entry.name == "island" else int(entry.name.split("_")[-1]) - 1 if kind == v.GROUND else -1
    return b.Site(index, entry.name, kind, entry.whole("vp", high=9), statues, ground)


def material(index: int, entry: Fields) -> int:
    kind, row = entry.choice("territory", v.TYPES), entry.whole("row", low=1, high=v.ROWS)
    if kind * v.ROWS + row - 1 != index:
        entry.complain("row", "box-space")
    return entry.whole("money", high=9)


def card(pool: Pool, index: int, entry: Fields) -> b.Card:
    spaces = requirements.read_spaces(entry)
    instant = pool.read(entry, "instant")
    ability = every.read_ability(pool, entry) if "ability" in entry.data else NOTHING
    deck = entry.choice("deck", v.DECKS)
    if deck != v.deck_of(index):
        entry.complain("deck", "box-deck")
    if any(isinstance(effect, console.InstallCard) and effect.deck == deck for effect in instant):
        entry.complain("instant", "box-own-type")
    return b.Card(index, entry.text("name"), deck, entry.whole("number", False, 1, 6), spaces, instant, ability)


def goal(index: int, entry: Fields) -> b.GoalChip:
    return b.GoalChip(index, entry.text("name"), requirements.read_goal(entry))


def income(pool: Pool, index: int, entry: Fields, start: bool) -> b.Income:
    action = pool.read_from(state.FROM_INCOME, entry, "action")
    number = entry.whole("number", False, 1, 6) if start else 0
    upgraded = entry.choice("upgrade", v.MODULES) if start else 0
    return b.Income(index, entry.text("name"), entry.flag("test"), action, number, upgraded)


def event(pool: Pool, index: int, entry: Fields) -> b.EventCard:
    mode = entry.choice("mode", MODES)
    threshold = entry.whole("threshold", needed=mode == 2)
    removal = entry.choice("removal", v.KINDS[:2]) if "removal" in entry.data else -1
    weather = entry.whole("weather", low=-2, high=2)
    if entry.data.get("weather") == 0:
        entry.complain("weather", "box-weather")
    bonus = pool.read_from(state.FROM_EVENTS, entry, "bonus")
    metric = metrics.read(entry)
    return b.EventCard(index, entry.text("name"), weather, mode, metric, threshold, removal, bonus)


def marker_card(index: int, entry: Fields) -> b.MarkerCard:
    markers = [0] * v.SPACES
    for at, name in enumerate(v.GOODS):
        markers[at] = entry.whole(name, needed=False, high=9)
    for at, n in enumerate(fields.amounts(entry, "feature", v.FEATURES)):
        markers[v.FEATURE_AT + at] = n
    for at, n in enumerate(fields.amounts(entry, "material", v.MATERIALS)):
        markers[v.MATERIAL_AT + at] = n
    if sum(markers) > AT_START:
        entry.complain("markers", "box-markers", most=AT_START)
    return b.MarkerCard(index, entry.text("name"), entry.whole("number", False, 1, 6), markers)


def numbers(n: b.Numbers, entries: dict[str, Fields]) -> None:
    thresholds, progress, stages = entries["thresholds"], entries["progress"], entries["stages"]
    n.thresholds = thresholds.table("spaces", 6)
    n.bonuses = fields.words(thresholds, "bonuses", v.BONUSES, length=6)
    n.bonus_vp = thresholds.whole("vp")
    n.last, n.beyond_vp, n.pale = progress.whole("last"), progress.whole("beyond_vp"), progress.table("pale", 0)
    n.statue_vp = entries["favor"].table("statue_vp", 6)
    weather, scoring, civs = entries["weather"], entries["scoring"], entries["by_civs"]
    n.weather = fields.words(weather, "effects", v.WEATHER, length=len(v.SPOTS))
    n.mild = weather.whole("start", high=len(v.SPOTS) - 1)
    n.beyond = weather.choice("beyond", v.WEATHER)
    n.era_vp, n.printed, n.tile_vp = scoring.table("era", 4), scoring.table("printed", 9), scoring.table("tile", 9)
    n.stage_vp, n.first_stage = stages.table("vp", 5), within(stages, "first", 9, 1, 5)
    if n.first_stage and n.first_stage[-1] != STARTING_STAGE:
        stages.complain("first", "box-stage", stage=STARTING_STAGE)
    n.dice_display, n.goal_display = civs.table("dice", 3), within(civs, "goals", 3, 4, 6)
    n.resets, n.blockers = within(civs, "resets", 3, 1, 99), civs.table("blockers", 3)
    shared(n, entries["shared"])
    civ, trade, diamonds = entries["civ"], entries["trade"], entries["diamonds"]
    n.tribes, n.markers, n.farms, n.boats = (civ.whole(name) for name in ("tribes", "markers", "farms", "boats"))
    n.dice, n.fate = civ.whole("dice", low=6, high=6), civ.whole("fate_dice", low=1)
    n.reset_columns = civ.whole("reset_columns")
    civ.whole("goal_spaces", low=3, high=3)
    n.seats, n.ground_limit, n.reset_dice = civ.whole("boat_seats"), civ.whole("ground_limit"), civ.whole("reset_dice")
    n.sleep_focus, n.sleep_ideas = civ.whole("sleep_focus"), civ.whole("sleep_ideas")
    n.face_up, n.face_down, n.sale_vp = trade.whole("face_up"), trade.whole("face_down"), trade.whole("sale_vp")
    n.food_per, n.food_most = diamonds.whole("food_per", low=1), diamonds.whole("food_most")
    n.money_per, n.money_most = diamonds.whole("money_per", low=1), diamonds.whole("money_most")
    n.gaps = diamonds.table("gaps", 2)
    solo = entries["solo"]
    n.vici_tribes, n.vici_markers = solo.whole("tribes"), solo.whole("markers")
    n.vici_dice, n.vici_fate = solo.whole("dice"), solo.whole("fate_dice")
    n.blue_icons, n.red_icons = solo.whole("blue_icons"), solo.whole("red_icons")


def shared(n: b.Numbers, entry: Fields) -> None:
    """What is on the boards for all; the displays and the tiles of the eras keep their number of spaces."""
    n.events, n.hundred_tokens, n.territory_tokens = (
        entry.whole(name) for name in ("events", "hundred_tokens", "territory_tokens")
    )
    n.activation_dice, n.fate_dice = entry.whole("activation_dice"), entry.whole("fate_dice")
    n.era_tiles, n.final_tiles = entry.whole("era_tiles", low=4, high=4), entry.whole("final_tiles")
    n.income_display = entry.whole("income_display", low=3, high=3)
    n.attribute_display = entry.whole("attribute_display", low=3, high=3)


def within(entry: Fields, key: str, length: int, low: int, high: int) -> list[int]:
    """A table of numbers in these bounds."""
    found = entry.table(key, length)
    if not all(low <= value <= high for value in found):
        entry.complain(key, "box-values", low=low, high=high)
        return []
    return found


def solo(box: b.Box, components: Components) -> None:
    for index, entry in enumerate(components.entries("solo_action_cards.json")):
        halves = [solo_half(entry, half) for half in ("blue", "red")]
        icons = entry.whole("blue_icons", high=4), entry.whole("red_icons", high=4)
        box.solo_cards.append(b.SoloCard(index, halves[0], halves[1], icons[0], icons[1]))
    entries, d = {entry.name: entry for entry in components.entries("solo_display.json")}, box.solo
    icons_enough(box, components.entries("solo_action_cards.json"))
    d.wheel = fields.words(entries["wheel"], "types", v.TYPES)
    if sorted(d.wheel) != list(range(len(v.LAND))):
        entries["wheel"].complain("types", "box-land")
    d.beacons = within(entries["wheel"], "beacons", 6, 1, 3)
    for name in ("evolution_grid", "prosperity_grid"):
        grid = entries[name]
        d.grids.append([grid.whole("spaces"), grid.whole("start"), *grid.table("removals", 0)])
    d.checks = [entries["event_check"].table(f"F{n}", 0, needed=False) for n in range(1, v.EVENTS + 1)]
    d.display_roll, d.goal_roll = (
        within(entries["rolls"], "display", 6, 1, 3),
        within(entries["rolls"], "goals", 6, 0, 4),
    )
    d.levels = [entries["levels"].table(level, 0) for level in v.LEVELS]


def icons_enough(box: b.Box, entries: list[Fields]) -> None:
    """All action cards together lead to a Reset, so that there is always one to be revealed (CV-41.7, CV-41.9)."""
    blue, red = sum(card.blue_icons for card in box.solo_cards), sum(card.red_icons for card in box.solo_cards)
    for icons, total, wanted in (("blue", blue, box.numbers.blue_icons), ("red", red, box.numbers.red_icons)):
        if total < wanted:
            entries[0].complain(f"{icons}_icons", "box-icons", n=total)


def solo_half(entry: Fields, half: str) -> b.SoloHalf:
    if not entry.has(half, needed=True):
        return b.SoloHalf([], 0, 0, 0, 0)
    data = entry.data[half]
    if isinstance(data, dict):
        group = entry.group(half)
        scoring, times = group.choice("scoring", SOLO_SCORING), group.whole("times", low=1, high=9)
        vp, no_next = group.whole("vp", False, high=99), group.whole("if_no_next_era_vp", False, high=99)
        return b.SoloHalf([], scoring, times, vp, no_next)
    rows: list[list[list[int]]] = [[] for _ in range(6)]
    for row in data if isinstance(data, list) else []:
        if not is_row(row):
            entry.expected(half, "box-actions")
            continue
        deeds = [solo_deed(entry, half, action) for action in row[1]]
        for value in row[0]:
            rows[value - 1] = deeds
    if not all(rows):
        entry.complain(half, "box-die-values")
    return b.SoloHalf(rows, 0, 0, 0, 0)


def is_row(row: object) -> bool:
    """Some values of a die, and what they lead to."""
    if not isinstance(row, list) or len(row) != 2 or not isinstance(row[0], list) or not isinstance(row[1], list):
        return False
    return all(value in (1, 2, 3, 4, 5, 6) and isinstance(value, int) for value in row[0])


def solo_deed(entry: Fields, half: str, data: object) -> list[int]:
    """[what, which, how often]"""
    inner = Fields(entry.file, entry.name, data if isinstance(data, dict) else {}, entry.mistakes, f"{half}.")
    what, which = inner.choice("a", SOLO_DEEDS), 0
    if what == 0:
        which = inner.choice("track", v.TRACKS)
    elif what == 1:
        which = inner.choice("type", v.DECKS)
    times = inner.whole("n", needed=False, low=1, high=9) if "n" in inner.data else 1
    inner.close()
    return [what, which, times]
