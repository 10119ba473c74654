"""Every answer of Terra Mystica, in the notation that players of it know (chapter 44), sized for the largest game."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import boards, reading_maps
from demiurge.games.terra_mystica.vocabulary import COLOURS, STRUCTURES, TERRAINS, TP, WHEEL
from demiurge.kernel.actions import ActionSpace, Verb, span

FACTIONS: Final = tuple(reading_maps.built_in_factions())
BRIDGES: Final[list[tuple[int, int]]] = reading_maps.built_in_bridges()
"""The places for bridges of all built-in maps as (a, b), a < b, sorted: one numbering for all maps."""
TRACKS: Final = ("FIRE", "WATER", "EARTH", "AIR")
OFFERS: Final = 20  # the largest offer of power: six neighbours and three bridges around one building
SPECIALS: Final[tuple[str, ...]] = (
    "ACTA", "ACTC", "ACTE", "ACTG", "ACTN", "ACTS", "ACTW", "ACTH5", "ACTH6", "BON1", "BON2", "FAV6",
)  # fmt: skip
CONVERSIONS: Final[tuple[str, ...]] = (
    "5pw to 1p", "3pw to 1w", "1pw to 1c", "1p to 1w", "1p to 1c", "1w to 1c", "c to vp", "1vp to 1c", "1w to 1p",
)  # fmt: skip
WAIVED: Final = (
    "SPADE", "BRIDGE", "FREE_TF", "VOLCANO_TF", "FREE_TP", "FREE_D", "GAIN_TW", "GAIN_FAVOR", "CONVERT_W_TO_P",
)  # fmt: skip
ADJUSTED: Final = ("+C", "+W", "+P", "+P1", "+P2", "+P3", "+PW", "+VP", "+KEY", "-C", "-W", "-P", "-P3", "-VP")

_WHEEL: Final = TERRAINS[:WHEEL]
_HEX_NAMES: Final = [boards.hex_name(h) for h in range(boards.HEXES)]
SPACE: Final = ActionSpace()
SETUP: Final = SPACE.verb("setup", list(FACTIONS))
COLOUR: Final = SPACE.verb("pick-color", list(_WHEEL))
BUILD: Final = SPACE.verb("build", _HEX_NAMES)
TRANSFORM: Final = SPACE.verb("transform", [f"{h} to {t}" for h in _HEX_NAMES for t in TERRAINS])
LONG_WAY: Final = SPACE.verb("transform", [f"{h} to {t} the long way" for h in _HEX_NAMES for t in _WHEEL])
DIG: Final = SPACE.word("dig 1")
UPGRADE: Final = SPACE.verb("upgrade", [f"{h} to {b}" for h in _HEX_NAMES for b in STRUCTURES[TP:]])
SEND: Final = SPACE.verb("send", [f"p to {track} for {n}" for track in TRACKS for n in (1, 2, 3)])
ADVANCE_SHIP: Final = SPACE.word("advance ship")
ADVANCE_DIG: Final = SPACE.word("advance dig")
BURN: Final = SPACE.word("burn 1")
CONVERT: Final = SPACE.verb("convert", list(CONVERSIONS))
POWER: Final = SPACE.verb("action", [f"ACT{n}" for n in range(1, 7)])
SPECIAL: Final = SPACE.verb("action", list(SPECIALS))
BRIDGE: Final = SPACE.verb("bridge", [f"{boards.hex_name(a)}:{boards.hex_name(b)}" for a, b in BRIDGES])
CONNECT: Final = SPACE.verb("connect", [f"r{n}" for n in range(boards.RIVERS)])
FAVOR: Final = SPACE.family("favor", [f"+FAV{n}" for n in range(1, 13)])
TOWN: Final = SPACE.family("town", [f"+TW{n}" for n in range(1, 9)])
CULT: Final = SPACE.family("cult", [f"+{track}" for track in TRACKS])
STEP_DOWN: Final = SPACE.family("step down", [f"-{track}" for track in TRACKS])
LOSE: Final = SPACE.verb("lose", list(TRACKS))
ENTER: Final = SPACE.word("enter")
STAY: Final = SPACE.word("stay")
LEECH: Final = SPACE.verb("leech", [f"{n} from {f}" for f in FACTIONS for n in range(1, OFFERS + 1)])
DECLINE: Final = SPACE.verb("decline", [f"{n} from {f}" for f in FACTIONS for n in range(1, OFFERS + 1)])
PASS: Final = SPACE.verb("pass", [f"BON{n}" for n in range(1, 11)])
PASS_LAST: Final = SPACE.word("pass")
UNLOCK: Final = SPACE.verb("unlock-terrain", [*_WHEEL, "gain-priest"])
GAIN_TOKEN: Final = SPACE.word("gain P3 for VP")
NO_TOKEN: Final = SPACE.family("gain", ["-GAIN_P3_FOR_VP"]).base
WAIVE: Final = SPACE.family("waive", [f"-{what}" for what in WAIVED])
DONE: Final = SPACE.word("done")
DROP: Final = SPACE.verb("drop-faction", list(FACTIONS))
ADJUST: Final = SPACE.family("adjust", list(ADJUSTED))

# Neighbours that are asked for together
TERRAFORM: Final = Verb("terraform", BUILD.base, DIG + 1)
TRANSFORMS: Final = span(TRANSFORM, LONG_WAY)
IMPROVE: Final = Verb("improve", UPGRADE.base, ADVANCE_DIG + 1)
SPACES: Final = span(POWER, SPECIAL)
OFFERED: Final = span(LEECH, DECLINE)
PASSES: Final = Verb("pass", PASS.base, PASS_LAST + 1)

OWN: Final = ((COLOUR, "TM-42.10"), (CONNECT, "TM-33.8"), (LOSE, "TM-39.9"), (UNLOCK, "TM-41.12"))
"""What only one faction answers in its turn, and the clause that gives it to that one."""

UPGRADES: Final = 4  # what another structure becomes: trading house, temple, stronghold, sanctuary
SENT: Final = 3  # the most steps of a priest

# Places within the families
TO_PRIEST: Final = 0
TO_WORKER: Final = 1
TO_COIN: Final = 2
PRIEST_TO_WORKER: Final = 3
PRIEST_TO_COIN: Final = 4
WORKER_TO_COIN: Final = 5
COINS_TO_VP: Final = 6
VP_TO_COIN: Final = 7
WORKER_TO_PRIEST: Final = 8

ACTA: Final = 0
ACTC: Final = 1
ACTE: Final = 2
ACTG: Final = 3
ACTN: Final = 4
ACTS: Final = 5
ACTW: Final = 6
ACTH5: Final = 7
ACTH6: Final = 8
BON1: Final = 9
BON2: Final = 10
FAV6: Final = 11

WAIVE_SPADE: Final = 0
WAIVE_BRIDGE: Final = 1
WAIVE_FREE_TF: Final = 2
WAIVE_VOLCANO: Final = 3
WAIVE_FREE_TP: Final = 4
WAIVE_FREE_D: Final = 5
WAIVE_TOWN: Final = 6
WAIVE_FAVOR: Final = 7
WAIVE_W_TO_P: Final = 8


# Answers made of several numbers, put together and taken apart
def transform(h: int, terrain: int) -> int:
    return TRANSFORM.base + h * COLOURS + terrain


def transform_of(action: int) -> tuple[int, int, bool]:
    """The hex, its new terrain, and whether it takes the long way."""
    if action in TRANSFORM:
        at = action - TRANSFORM.base
        return at // COLOURS, at % COLOURS, False
    at = action - LONG_WAY.base
    return at // WHEEL, at % WHEEL, True


def upgrade(h: int, kind: int) -> int:
    return UPGRADE.base + h * UPGRADES + kind - TP


def upgrade_of(action: int) -> tuple[int, int]:
    """The hex and the structure that will stand there."""
    at = action - UPGRADE.base
    return at // UPGRADES, at % UPGRADES + TP


def send(track: int, steps: int) -> int:
    return SEND.base + track * SENT + steps - 1


def send_of(action: int) -> tuple[int, int]:
    """The track, and how many steps the slot is worth."""
    at = action - SEND.base
    return at // SENT, at % SENT + 1


def leech(faction: int, amount: int) -> int:
    return LEECH.base + faction * OFFERS + amount - 1


def decline(faction: int, amount: int) -> int:
    return DECLINE.base + faction * OFFERS + amount - 1


def offer_of(action: int) -> tuple[int, int]:
    """The faction whose building offers power, and how much; accepted or declined."""
    at = LEECH.at(action) if action in LEECH else DECLINE.at(action)
    return at // OFFERS, at % OFFERS + 1
