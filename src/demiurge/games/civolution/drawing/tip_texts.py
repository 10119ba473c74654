"""What parts of the table say of themselves that are no single component: pieces, tracks, phases, V.I.C.I."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution.box import Box
from demiurge.games.civolution.vocabulary import LEVELS
from demiurge.kit.scene import Tip

PLAIN: Final = (
    ("camp", "Encampment", "A tribe that settles on a free one stays strong; who stands there is displaced to the "
     "wilderness, and the newcomer lies down.", "CV-6.8", "CV-6.9", "CV-6.10", "CV-6.13"),
    ("camp-fire", "Fire", "Every tribe that settles here earns the points of the fire.", "CV-6.14", "CV-6.15",
     "CV-R10"),
    ("wild", "Wilderness", "It holds any number of tribes; each needs 2 food. Who is displaced comes here.",
     "CV-6.12", "CV-6.10", "CV-31.2"),
    ("tribes", "Tribes", "Strong ones stand, weak ones lie. Only strong ones migrate, and each scores 1 VP after "
     "feeding.", "CV-1.15", "CV-6.6", "CV-31.7", "CV-31.11"),
    ("weak", "Weak tribes", "They lie down. Unfed they die; Sustenance makes them strong again.", "CV-1.15", "CV-11.8",
     "CV-31.7"),
    ("territories", "Territories", "With an own tribe, boats included: they count for Expansion.", "CV-33.11",
     "CV-6.19"),
    ("hunting", "Hunting token", "Nobody hunts here for the rest of the era.", "CV-11.7", "CV-34.4"),
    ("raw", "Raw material", "It is of the kind on the material tile, on a boat still open; transported it is stored.",
     "CV-9.6", "CV-9.7", "CV-9.9", "CV-9.10"),
    ("site-down", "Face-down site", "Who explores beside it turns it up and gains its points.", "CV-12.2", "CV-37.1",
     "CV-39.2"),
    ("ground", "Building ground", "Statues of the materials shown and settlements are built here by who has a tribe "
     "beside it.", "CV-13.14", "CV-13.15", "CV-13.17", "CV-13.18"),
    ("island", "The island", "A building ground for who has a tribe on an own boat here.", "CV-13.14", "CV-13.16",
     "CV-13.18"),
    ("statues", "Statues", "In every income phase each is worth the points above the favor disc.", "CV-13.19",
     "CV-13.20", "CV-34.3"),
    ("hand", "Hand", "Research cards, secret to others; their decks are seen by their backs. There is no limit.",
     "CV-22.8", "CV-39.1", "CV-R52"),
    ("used", "Used dice", "They lie below the console until a Reset.", "CV-4.12", "CV-28.4"),
    ("planning", "Planning marker", "It stands for a die of its space and returns to the supply.", "CV-4.8", "CV-4.9",
     "CV-18.4"),
    ("focus", "Focus markers", "Each stands for a die of any value and returns to the supply.", "CV-4.11", "CV-5.2"),
    ("idea", "Ideas", "Each changes an activation or fate die by one; 1 and 6 are neighbours.", "CV-4.6", "CV-4.7",
     "CV-8.5"),
    ("favor", "The favor of Agera", "A favor test is passed if a fate die shows at most the number of the space. Deus "
     "ex machina goes one space back and saves a tribe.", "CV-8.3", "CV-8.4", "CV-31.9", "CV-34.3"),
    ("fate", "Fate dice", "All are rolled for favor tests, hunts and lucky finds.", "CV-8.2", "CV-11.5", "CV-12.7",
     "CV-23.5"),
    ("storage", "Storage", "Stored materials pay for cards and settlements and are sold. Neighbours in a column make "
     "diamonds.", "CV-9.10", "CV-16.8", "CV-33.7", "CV-33.8"),
    ("goal-area", "Goals", "Only the chip on top can be installed. If its space becomes free a module is upgraded.",
     "CV-3.6", "CV-18.5", "CV-18.6", "CV-18.11"),
    ("monolith", "The monolith", "Who has it comes first in everything. It goes to who scores most in the era scoring.",
     "CV-1.18", "CV-32.15", "CV-32.16"),
    ("activity", "Activities", "Of installed cards, and of the console: 1 money for a step on any track.", "CV-26.4",
     "CV-26.5", "CV-26.6"),
    ("attributes", "Attribute chips", "They may be taken whenever one has to do something, with enough markers of the "
     "feature.", "CV-20.1", "CV-20.3", "CV-R35"),
    ("incomes", "Income chips", "Gained for settlements and a filled first stage; each is performed in the income "
     "phase.", "CV-14.1", "CV-14.8", "CV-34.1"),
    ("goals", "Goal chips", "In phase 2 everybody may take one.", "CV-3.5", "CV-3.7", "CV-18.13"),
    ("score", "Success points", "The most win; a tie goes to who has upgraded more modules.", "CV-1.19", "CV-35.7",
     "CV-35.8"),
    ("upgrades", "Upgrades", "A module goes from level I to II and III.", "CV-19.1", "CV-19.2", "CV-19.4"),
    ("phase", "The phases of an era", "New cards, new goals, extra finds, actions, sites, feeding, events, income.",
     "CV-3.1", "CV-3.4", "CV-3.5", "CV-3.8"),
    ("wheel", "The wheel", "V.I.C.I's territory roll: 1 to 6 is a land type; from one that does not fit the arrows "
     "lead on. A second roll chooses by beacons.", "CV-42.15", "CV-42.18", "CV-42.19", "CV-42.20"),
    ("beacon", "Beacons", "They tell territories of one type apart for V.I.C.I.", "CV-42.20", "CV-42.21"),
    ("provision", "Provision markers", "One feeds an encamped tribe of V.I.C.I, two feed all of them and one in the "
     "wilderness; two block the farm space.", "CV-42.35", "CV-42.36", "CV-43.4", "CV-43.5"),
    ("vici", "V.I.C.I", "The opponent of the solo game plays by its cards. You win with more points, not with as many.",
     "CV-41.6", "CV-44.2"),
    ("vici-card", "V.I.C.I's action cards", "In its turn the top one is revealed and carried out: by a die, or for a "
     "scoring category.", "CV-41.6", "CV-41.10", "CV-41.11", "CV-41.12"),
    ("vici-tribes", "V.I.C.I's tribes", "They settle by the settling table, are not weakened when they displace, and "
     "are fed by provision markers.", "CV-42.25", "CV-42.26", "CV-43.3", "CV-40.6"),
)  # fmt: skip


def concepts(box: Box) -> dict[str, Tip]:
    found = {key: Tip(title, text, list(clauses)) for key, title, text, *clauses in PLAIN}
    return {**found, **of_the_console(box), **of_the_game(box), **of_vici(box)}


def counts(values: list[int]) -> str:
    return f"{', '.join(map(str, values[:-1]))} or {values[-1]}"


def of_the_console(box: Box) -> dict[str, Tip]:
    n = box.numbers
    return {
        "dice": Tip(
            "Activation dice",
            f"Two of them activate a module. With at most {n.reset_dice} left on the dice spaces a Reset is possible.",
            ["CV-4.5", "CV-4.12", "CV-28.1"],
        ),
        "food": Tip(
            "Food",
            f"A tribe needs 1, in the wilderness 2. Every {n.food_per} are a diamond, {n.food_most} at most.",
            ["CV-31.2", "CV-31.6", "CV-33.4", "CV-33.9"],
        ),
        "money": Tip(
            "Money",
            f"It buys materials and pays the activity of the console. Every {n.money_per} are a diamond, "
            f"{n.money_most} at most.",
            ["CV-25.7", "CV-26.5", "CV-33.5", "CV-33.9"],
        ),
        "farms": Tip(
            "Farms",
            f"{n.farms} for each civ. One feeds the own tribes on encampments of its territory and gives an idea.",
            ["CV-13.5", "CV-13.6", "CV-13.8", "CV-31.3"],
        ),
        "boats": Tip(
            "Boats",
            f"{n.boats} for each civ. One carries {n.seats} own tribes and a raw material.",
            ["CV-13.9", "CV-13.10", "CV-13.13", "CV-6.17"],
        ),
        "boat": Tip(
            "A boat",
            f"It has {n.seats} seats for own strong tribes and holds 1 raw material, which may become the material of "
            "a land beside it.",
            ["CV-6.16", "CV-6.17", "CV-9.8", "CV-9.12"],
        ),
        "supply": Tip(
            "Supply of markers",
            f"A civ has {n.markers}. If none is left others may be returned for those that are gained.",
            ["CV-1.20", "CV-36.3", "CV-36.4"],
        ),
        "stages": Tip(
            "Stages",
            f"What stands there is worth {', '.join(map(str, n.stage_vp))} VP on stages 1 to 5 at the end; 4 and 5 "
            "only with their tile. A filled stage 1 gives an income chip, stage 2 flips a tile.",
            ["CV-21.2", "CV-21.3", "CV-21.6", "CV-21.7", "CV-35.3", "CV-35.4"],
        ),
        "prosperity": Tip(
            "Diamonds",
            "Of food, money, settlements and storage. They count for Prosperity.",
            ["CV-33.3", "CV-33.6", "CV-33.7", "CV-33.9"],
        ),
        "reset-marker": Tip(
            "Reset",
            f"With at most {n.reset_dice} dice left: roll the used dice again and gain an idea or a food.",
            ["CV-28.1", "CV-28.4", "CV-28.5", "CV-28.6"],
        ),
    }


def of_the_game(box: Box) -> dict[str, Tip]:
    n = box.numbers
    return {
        "dice-display": Tip(
            "Activation dice to be had",
            "Achievement gains one, which is rolled at once. Without one here it comes from who has the most.",
            ["CV-23.1", "CV-23.4", "CV-23.6"],
        ),
        "fate-display": Tip(
            "Fate dice to be had",
            "Achievement gains one. Without one here it comes from who has the most.",
            ["CV-23.1", "CV-23.5", "CV-23.6"],
        ),
        "resets": Tip(
            "Resets of the phase",
            f"With the Reset number {counts(n.resets)} of the era (2, 3 or 4 civs) the round is finished and a final "
            "one follows.",
            ["CV-28.2", "CV-29.1", "CV-29.2"],
        ),
        "threshold": Tip(
            "Threshold",
            f"Crossing it gives its bonus: an upgrade, favor or an income chip, {n.bonus_vp} VP, or a stage tile or "
            f"{n.bonus_vp} VP.",
            ["CV-27.3", "CV-27.4", "CV-27.5", "CV-27.6", "CV-27.7"],
        ),
        "era": Tip(
            "Eras",
            f"Four of them. Each scores its category in phase 7: {', '.join(map(str, n.era_vp))} VP a unit.",
            ["CV-3.1", "CV-3.2", "CV-32.13"],
        ),
        "final-scoring": Tip(
            "Final scoring",
            "All nine categories, those with a tile for more; then stages and point bonuses.",
            ["CV-35.1", "CV-35.2", "CV-35.3", "CV-35.5"],
        ),
        "event": Tip(
            "The event of the era",
            "In phase 7 it moves the weather and gives its bonus to who meets its requirement.",
            ["CV-3.3", "CV-32.2", "CV-32.9"],
        ),
        "weather": Tip(
            "The weather", "Its effect comes in phase 7, where the indicator ends.", ["CV-32.2", "CV-32.4", "CV-32.6"]
        ),
    }


def of_vici(box: Box) -> dict[str, Tip]:
    n, found = box.numbers.solo, {}
    for grid, (name, what) in enumerate((("evolution", "an attribute chip"), ("prosperity", "an income chip"))):
        spaces, _, *removals = box.solo.grids[grid]
        found[f"vici-{name}"] = Tip(
            f"V.I.C.I's {name.capitalize()}",
            f"{spaces} spaces. A marker on {' or '.join(map(str, removals))} removes {what} of the display.",
            ["CV-42.9" if grid == 0 else "CV-42.11", "CV-42.10" if grid == 0 else "CV-42.12", "CV-42.13", "CV-43.13"],
        )
    found["vici-reset"] = Tip(
        "V.I.C.I's Reset",
        f"With {n[4]} blue and {n[5]} red eyes to be seen it does a Reset instead of its card.",
        ["CV-41.7", "CV-41.8"],
    )
    rows = []
    for level, eras in zip(LEVELS, box.solo.levels):
        red = f"red from era {eras[0]} on" if eras else "always blue"
        rows.append(f"{level.capitalize()}: {red}")
    found["vici-level"] = Tip(
        "The level of V.I.C.I",
        f"{'; '.join(rows)}.",
        ["CV-45.1", "CV-45.2", "CV-45.3", "CV-45.4", "CV-45.5", "CV-45.7"],
    )
    return found
