"""What every component says of itself when it is hovered, with the clauses that speak of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from demiurge.games.terra_mystica import actions
from demiurge.games.terra_mystica.drawing import parts
from demiurge.games.terra_mystica.drawing.parts import GROUNDS, TERRAIN
from demiurge.games.terra_mystica.state import TerraMystica
from demiurge.games.terra_mystica.vocabulary import CULTS, ICE, VOLCANO, WHEEL
from demiurge.kernel.clauses import Rulebook, rulebook_of
from demiurge.kernel.speech import Words
from demiurge.kernel.text import slug, text
from demiurge.kit.scene import Tip
from demiurge.kit.tips import tip


def tips(w: Words, game: TerraMystica) -> dict[str, Tip]:
    general = {**terrains(w), **cults(w), **concepts(w)}
    return {**general, **factions(w, game), **cards_and_tiles(w, game), **spaces(w, game)}


@cache
def _rulebook() -> Rulebook:
    return rulebook_of("demiurge.games.terra_mystica", "terra-mystica")


def clauses(*names: str) -> list[str]:
    """Those that the rulebook has: a component that somebody added has none."""
    return [name for name in names if name in _rulebook()]


# ---- components
def factions(w: Words, game: TerraMystica) -> dict[str, Tip]:
    found = {}
    for faction in game.box.factions:
        printed, ability = parts.faction_name(faction.display), parts.ABILITY[faction.name]
        what = text("tip-faction", faction=printed, home=parts.home(faction), ability=ability)
        found[f"faction-{faction.name}"] = tip(w, what, abilities(faction.display))
    return found


def abilities(display: str) -> list[str]:
    """The clauses of a faction's chapter that make it different."""
    return [
        clause.id
        for clause in _rulebook()
        if clause.chapter_title == display and clause.text.startswith(("Ability", "Stronghold", "Home"))
    ]


def cards_and_tiles(w: Words, game: TerraMystica) -> dict[str, Tip]:
    """Described from their numbers."""
    box, found = game.box, {}
    for card in box.bonus_cards:
        what = text("tip-bonus", code=card.name, what=parts.bonus_card(card))
        found[f"bonus-{card.name}"] = tip(w, what, clauses(f"TM-18.{card.index + 1}", "TM-11.9"))
    for favor in box.favor_tiles:
        what = text("tip-favor", code=favor.name, what=parts.favor_tile(favor))
        found[f"favor-{favor.name}"] = tip(w, what, clauses(f"TM-19.{favor.index + 1}", "TM-8.9"))
    for town in box.town_tiles:
        what = text("tip-town", code=town.name, what=parts.town_tile(town))
        found[f"town-{town.name}"] = tip(w, what, clauses(f"TM-21.{town.index + 1}", "TM-15.7"))
    for tile in box.scoring_tiles:
        what = text("tip-score", code=tile.name, scores=parts.scored(tile), rewards=parts.rewarded(tile))
        found[f"score-{tile.name}"] = tip(w, what, clauses(f"TM-20.{tile.index + 1}", "TM-17.1"))
    for name in box.final_tiles:
        what = text("tip-final", tile=parts.final_name(name))
        found[f"final-{name}"] = tip(w, what, [FINAL_CLAUSES[name], "TM-17.18"])
    return found


FINAL_CLAUSES: Final = {
    "building-on-edge": "TM-17.21",
    "connected-clusters": "TM-17.22",
    "connected-distance": "TM-17.19",
    "connected-sa-sh-distance": "TM-17.20",
}


def spaces(w: Words, game: TerraMystica) -> dict[str, Tip]:
    found = {}
    for action in game.box.power_actions:
        what = text("tip-power-action", code=action.name, n=action.power, what=parts.power_action(action))
        found[f"power-{action.name}"] = tip(w, what, clauses(f"TM-10.{action.index + 3}", "TM-10.1", "TM-4.6"))
    for which, code in enumerate(actions.SPECIALS):
        brings = parts.SPECIAL[which]
        again = text("tip-special-again", code=code, what=brings)
        what = again if code in AGAIN else text("tip-special", code=code, what=brings)
        found[f"special-{code}"] = tip(w, what, SPECIAL_CLAUSES[which])
    return found


AGAIN: Final = ("ACTE", "ACTH5", "ACTH6")  # as often as one likes
SPECIAL_CLAUSES: Final[Sequence[list[str]]] = (
    ["TM-24.9", "TM-11.2"], ["TM-25.10", "TM-11.2"], ["TM-29.8", "TM-11.3"], ["TM-31.10", "TM-11.2"],
    ["TM-34.9", "TM-11.2"], ["TM-35.9", "TM-11.2"], ["TM-36.9", "TM-11.2"], ["TM-42.10", "TM-11.3"],
    ["TM-42.11", "TM-11.3"], ["TM-18.1", "TM-11.1"], ["TM-18.2", "TM-11.1"], ["TM-19.6", "TM-11.1"],
)  # fmt: skip
"""In the order of actions.SPECIALS."""
CULT_CLAUSES: Final = ["TM-9.5", "TM-9.7", "TM-9.8", "TM-17.12"]
TERRAIN_CLAUSES: Final = ["TM-1.6", "TM-6.6", "TM-6.5"]


# ---- concepts
def terrains(w: Words) -> dict[str, Tip]:
    found = {}
    for at, name in enumerate(GROUNDS[:WHEEL]):
        before, after = TERRAIN[at - 1 if at else WHEEL - 1], TERRAIN[(at + 1) % WHEEL]
        what = text("tip-terrain", terrain=TERRAIN[at], before=before, after=after)
        found[f"terrain-{name}"] = tip(w, what, TERRAIN_CLAUSES)
    found[f"terrain-{GROUNDS[ICE]}"] = tip(w, text("tip-terrain-ice"), ["TM-22.2"])
    found[f"terrain-{GROUNDS[VOLCANO]}"] = tip(w, text("tip-terrain-volcano"), ["TM-22.2"])
    return found


def cults(w: Words) -> dict[str, Tip]:
    return {
        f"cult-{name}": tip(w, text("tip-cult", cult=parts.CULT[at]), CULT_CLAUSES) for at, name in enumerate(CULTS)
    }


def concepts(w: Words) -> dict[str, Tip]:
    return {key: tip(w, text(f"tip-{slug(key)}"), names) for key, names in CONCEPTS.items()}


CONCEPTS: Final[dict[str, list[str]]] = {
    "river": ["TM-5.3", "TM-5.4", "TM-6.4"],
    "bridge": ["TM-16.1", "TM-16.3", "TM-16.8"],
    "building-D": ["TM-6.5", "TM-3.3", "TM-1.9"],
    "building-TP": ["TM-8.1", "TM-8.3", "TM-3.4"],
    "building-TE": ["TM-8.1", "TM-8.6", "TM-3.5"],
    "building-SH": ["TM-8.1", "TM-8.5", "TM-3.6"],
    "building-SA": ["TM-8.7", "TM-15.2", "TM-3.5"],
    "coins": ["TM-1.18", "TM-17.17"],
    "workers": ["TM-1.18", "TM-6.12", "TM-14.5"],
    "priests": ["TM-1.8", "TM-9.1", "TM-14.4"],
    "power": ["TM-13.1", "TM-13.2"],
    "bowl1": ["TM-13.1", "TM-13.2"],
    "bowl2": ["TM-13.2", "TM-13.4"],
    "bowl3": ["TM-13.1", "TM-13.3"],
    "keys": ["TM-15.9", "TM-9.7"],
    "shipping": ["TM-5.3", "TM-5.9", "TM-5.10"],
    "carpet": ["TM-30.8"],
    "tunnel": ["TM-28.8"],
    "spades": ["TM-6.6", "TM-6.12", "TM-7.1"],
    "income": ["TM-3.2", "TM-3.7", "TM-11.9"],
    "reward": ["TM-17.1"],
    "pass": ["TM-11.4", "TM-11.5", "TM-11.13"],
    "favors": ["TM-8.6", "TM-8.7", "TM-1.11"],
    "priest-slot": ["TM-9.1", "TM-9.2", "TM-9.3"],
    "final-area": ["TM-17.13", "TM-17.14", "TM-17.15"],
    "final-cults": ["TM-17.12", "TM-17.16"],
}
"""The clauses of what is no component."""
