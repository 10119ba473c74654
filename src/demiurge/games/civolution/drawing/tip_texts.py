"""What parts of the table say of themselves that are no single component: pieces, tracks, phases, V.I.C.I."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution.box import Box
from demiurge.games.civolution.vocabulary import LEVELS
from demiurge.kernel.speech import Words
from demiurge.kernel.text import NONE, Text, Value, text
from demiurge.kit.scene import Tip

CLAUSES: Final = {
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


def concepts(w: Words, box: Box) -> dict[str, Tip]:
    given = numbers(box)
    return {key: tip(w, text(f"tip-{key}", **given.get(key, {})), *clauses.split()) for key, clauses in CLAUSES.items()}


def tip(w: Words, said: Text, *clauses: str) -> Tip:
    """By the message of its title, which has its text, too."""
    return Tip(w.shown(said), w.shown(said, "text"), list(clauses))


def row(values: list[int]) -> str:
    return ", ".join(map(str, values))


def numbers(box: Box) -> dict[str, dict[str, Value]]:
    """What a text says of the numbers in the box."""
    n, grids = box.numbers, box.solo.grids
    levels = [
        text("level-of", level=text(f"level-{level}"), era=eras[0] if eras else NONE)
        for level, eras in zip(LEVELS, box.solo.levels)
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
