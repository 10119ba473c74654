"""What every component says of itself when it is hovered, with the clauses that speak of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from demiurge.games.terra_mystica import actions
from demiurge.games.terra_mystica.state import TerraMystica
from demiurge.games.terra_mystica.words import about, parts
from demiurge.games.terra_mystica.words.about import sentence
from demiurge.kernel.clauses import Rulebook, rulebook_of
from demiurge.kernel.game import Game
from demiurge.kit.scene import Tip


def tips(game: Game) -> dict[str, Tip]:
    assert isinstance(game, TerraMystica)
    return {**CONCEPTS, **factions(game), **tiles(game), **spaces(game)}


@cache
def _rulebook() -> Rulebook:
    return rulebook_of("demiurge.games.terra_mystica", "terra-mystica")


def clauses(*names: str) -> list[str]:
    """Those that the rulebook has: a component that somebody added has none."""
    return [name for name in names if name in _rulebook()]


# ---- components
def factions(game: TerraMystica) -> dict[str, Tip]:
    found = {}
    for faction in game.box.factions:
        text = f"Home: {about.home(faction)}. {sentence(parts.ABILITIES.get(faction.name, ''))}"
        found[f"faction-{faction.name}"] = Tip(faction.display, text, abilities(faction.display))
    return found


def abilities(display: str) -> list[str]:
    """The clauses of a faction's chapter that make it different."""
    return [
        clause.id
        for clause in _rulebook()
        if clause.chapter_title == display and clause.text.startswith(("Ability", "Stronghold", "Home"))
    ]


def tiles(game: TerraMystica) -> dict[str, Tip]:
    """Cards and tiles, described from their numbers."""
    box, found = game.box, {}
    for card in box.bonus_cards:
        found[f"bonus-{card.name}"] = Tip(
            f"Bonus card {card.name}", sentence(parts.bonus_card(card)), clauses(f"TM-18.{card.index + 1}", "TM-11.9")
        )
    for favor in box.favor_tiles:
        found[f"favor-{favor.name}"] = Tip(
            f"Favor tile {favor.name}", sentence(parts.favor_tile(favor)), clauses(f"TM-19.{favor.index + 1}", "TM-8.9")
        )
    for town in box.town_tiles:
        found[f"town-{town.name}"] = Tip(
            f"Town tile {town.name}", sentence(parts.town_tile(town)), clauses(f"TM-21.{town.index + 1}", "TM-15.7")
        )
    for tile in box.scoring_tiles:
        text = f"In its round {parts.scored(tile)}; after it, for every {parts.rewarded(tile)}."
        found[f"score-{tile.name}"] = Tip(
            f"Scoring tile {tile.name}", text, clauses(f"TM-20.{tile.index + 1}", "TM-17.1")
        )
    for name in box.final_tiles:
        text, clause = FINALS.get(name, ("Scored in the end.", "TM-17.18"))
        found[f"final-{name}"] = Tip(f"Final scoring: {name.replace('-', ' ')}", text, [clause, "TM-17.18"])
    return found


FINALS: Final = {
    "building-on-edge": ("The most structures on the edge of the map within one network.", "TM-17.21"),
    "connected-clusters": ("The most separate groups within one network.", "TM-17.22"),
    "connected-distance": ("The greatest distance between two structures of one network.", "TM-17.19"),
    "connected-sa-sh-distance": ("The distance between stronghold and sanctuary within one network.", "TM-17.20"),
}


def spaces(game: TerraMystica) -> dict[str, Tip]:
    found = {}
    for action in game.box.power_actions:
        text = f"{action.power} power: {parts.power_action(action)}. Once a round by all players together."
        found[f"power-{action.name}"] = Tip(
            f"Power action {action.name}", text, clauses(f"TM-10.{action.index + 3}", "TM-10.1", "TM-4.6")
        )
    for which, code in enumerate(actions.SPECIALS):
        again = "." if code in AGAIN else ", once a round."
        found[f"special-{code}"] = Tip(
            f"Special action {code}", f"{sentence(parts.SPECIALS[which])[:-1]}{again}", SPECIAL_CLAUSES[which]
        )
    return found


AGAIN: Final = ("ACTE", "ACTH5", "ACTH6")
SPECIAL_CLAUSES: Final[Sequence[list[str]]] = (
    ["TM-24.9", "TM-11.2"], ["TM-25.10", "TM-11.2"], ["TM-29.8", "TM-11.3"], ["TM-31.10", "TM-11.2"],
    ["TM-34.9", "TM-11.2"], ["TM-35.9", "TM-11.2"], ["TM-36.9", "TM-11.2"], ["TM-42.10", "TM-11.3"],
    ["TM-42.11", "TM-11.3"], ["TM-18.1", "TM-11.1"], ["TM-18.2", "TM-11.1"], ["TM-19.6", "TM-11.1"],
)  # fmt: skip
"""In the order of actions.SPECIALS."""

# ---- concepts
TERRAIN_TEXT: Final = (
    "Its neighbours on the wheel are {} and {}. Each step around the wheel takes a spade, and dwellings stand on home"
    " terrain only."
)
WHEEL: Final = parts.TERRAINS[:7]


def _terrains() -> dict[str, Tip]:
    found = {}
    for at, name in enumerate(WHEEL):
        text = TERRAIN_TEXT.format(WHEEL[at - 1], WHEEL[(at + 1) % len(WHEEL)])
        found[f"terrain-{name}"] = Tip(name.capitalize(), text, ["TM-1.6", "TM-6.6", "TM-6.5"])
    found["terrain-ice"] = Tip("Ice", "Home of the ice factions; it can never be transformed again.", ["TM-22.2"])
    found["terrain-volcano"] = Tip(
        "Volcano", "Home of the volcano factions; it can never be transformed again.", ["TM-22.2"]
    )
    return found


CONCEPTS: Final[dict[str, Tip]] = {
    **_terrains(),
    "river": Tip(
        "River",
        "Ships cross it: the level of shipping is how many river cells lie between two hexes.",
        ["TM-5.3", "TM-5.4", "TM-6.4"],
    ),
    "bridge": Tip(
        "Bridge",
        "It joins two hexes across a river for everybody, as if they shared an edge.",
        ["TM-16.1", "TM-16.3", "TM-16.8"],
    ),
    "building-D": Tip(
        "Dwelling", "Power value 1. The more stand, the more workers come.", ["TM-6.5", "TM-3.3", "TM-1.9"]
    ),
    "building-TP": Tip(
        "Trading house",
        "Power value 2. Brings coins and power; cheaper beside an opponent.",
        ["TM-8.1", "TM-8.3", "TM-3.4"],
    ),
    "building-TE": Tip(
        "Temple",
        "Power value 2. Brings a favor tile at once and a priest every round.",
        ["TM-8.1", "TM-8.6", "TM-3.5"],
    ),
    "building-SH": Tip(
        "Stronghold", "Power value 3. Gives what is special about the faction.", ["TM-8.1", "TM-8.5", "TM-3.6"]
    ),
    "building-SA": Tip(
        "Sanctuary",
        "Power value 3. Brings a favor tile and a priest every round; a town with it needs only 3 structures.",
        ["TM-8.7", "TM-15.2", "TM-3.5"],
    ),
    "coins": Tip(
        "Coins", "They pay for buildings; at the end every 3 of them are worth 1 VP.", ["TM-1.18", "TM-17.17"]
    ),
    "workers": Tip("Workers", "They pay for buildings and spades.", ["TM-1.18", "TM-6.12", "TM-14.5"]),
    "priests": Tip(
        "Priests",
        "They serve a cult, or advance shipping and spades. Nobody holds more than 7, less those on the cults.",
        ["TM-1.8", "TM-9.1", "TM-14.4"],
    ),
    "power": Tip(
        "Power", "It moves from bowl to bowl; only what lies in bowl III can be spent.", ["TM-13.1", "TM-13.2"]
    ),
    "bowl1": Tip("Bowl I", "Spent power lies here; gained power moves it to bowl II.", ["TM-13.1", "TM-13.2"]),
    "bowl2": Tip(
        "Bowl II",
        "Once bowl I is empty, gained power moves on to bowl III. Or sacrifice one token to lift another.",
        ["TM-13.2", "TM-13.4"],
    ),
    "bowl3": Tip("Bowl III", "Power that can be spent.", ["TM-13.1", "TM-13.3"]),
    "keys": Tip("Keys", "A town's key opens step 10 of one cult.", ["TM-15.9", "TM-9.7"]),
    "shipping": Tip("Shipping", "How many river cells a ship crosses to reach a hex.", ["TM-5.3", "TM-5.9", "TM-5.10"]),
    "carpet": Tip("Carpet flight", "For a priest a hex is reached that lies further, and 4 VP scored.", ["TM-30.8"]),
    "tunnel": Tip("Tunnel", "For workers a hex is reached that lies one further, and 4 VP scored.", ["TM-28.8"]),
    "spades": Tip(
        "Spades",
        "Each turns a hex one step around the wheel. The track makes them cheaper.",
        ["TM-6.6", "TM-6.12", "TM-7.1"],
    ),
    "income": Tip("Income", "What the next round brings, with what is built and held now.", ["TM-3.2", "TM-3.7"]),
    "pass": Tip(
        "Passed",
        "No more actions in this round. The first to pass begins the next one.",
        ["TM-11.4", "TM-11.5", "TM-11.13"],
    ),
    "favors": Tip(
        "Favor tiles", "A temple or sanctuary brings one of choice, each kind once.", ["TM-8.6", "TM-8.7", "TM-1.11"]
    ),
    "priest-slot": Tip(
        "A priest's place",
        "A priest who stays here advances 3 or 2 steps; one who goes back to the supply, 1 step.",
        ["TM-9.1", "TM-9.2", "TM-9.3"],
    ),
    **{
        f"cult-{name}": Tip(
            f"Cult of {name}",
            "Steps 3, 5, 7 and 10 bring power. Step 10 takes a key and has room for one.",
            ["TM-9.5", "TM-9.7", "TM-9.8", "TM-17.12"],
        )
        for name in parts.CULTS
    },
    "final-area": Tip(
        "Network",
        "At the end the largest connected networks score 18, 12 and 6 VP.",
        ["TM-17.13", "TM-17.14", "TM-17.15"],
    ),
    "final-cults": Tip("Cults", "At the end the highest on each cult score 8, 4 and 2 VP.", ["TM-17.12", "TM-17.16"]),
}
