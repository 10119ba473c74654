"""Every answer of Terra Mystica, in the notation that players of it know (chapter 44), sized for the largest game."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica.box import BRIDGES, HEXES, RIVERS, STRUCTURES, TERRAINS, WHEEL, hex_name
from demiurge.kernel.actions import ActionSpace

FACTIONS: Final = (
    "alchemists", "auren", "chaosmagicians", "cultists", "darklings", "dwarves", "engineers", "fakirs", "giants",
    "halflings", "mermaids", "nomads", "swarmlings", "witches",
    "acolytes", "dragonlords", "icemaidens", "riverwalkers", "shapeshifters", "yetis",
)  # fmt: skip
TRACKS: Final = ("FIRE", "WATER", "EARTH", "AIR")
OFFERS: Final = 20  # the largest offer of power: six neighbours and three bridges around one building
SPECIALS: Final = ("ACTA", "ACTC", "ACTE", "ACTG", "ACTN", "ACTS", "ACTW", "ACTH5", "ACTH6", "BON1", "BON2", "FAV6")
CONVERSIONS: Final = (
    "5pw to 1p", "3pw to 1w", "1pw to 1c", "1p to 1w", "1p to 1c", "1w to 1c", "c to vp", "1vp to 1c", "1w to 1p",
)  # fmt: skip
WAIVED: Final = (
    "SPADE", "BRIDGE", "FREE_TF", "VOLCANO_TF", "FREE_TP", "FREE_D", "GAIN_TW", "GAIN_FAVOR", "CONVERT_W_TO_P",
)  # fmt: skip
ADJUSTED: Final = ("+C", "+W", "+P", "+P1", "+P2", "+P3", "+PW", "+VP", "+KEY", "-C", "-W", "-P", "-P3", "-VP")

_HEX_NAMES: Final = [hex_name(h) for h in range(HEXES)]
SPACE: Final = ActionSpace()
SETUP: Final = SPACE.start("setup", list(FACTIONS))
COLOUR: Final = SPACE.start("pick-color", list(TERRAINS[:WHEEL]))
BUILD: Final = SPACE.start("build", _HEX_NAMES)
TRANSFORM: Final = SPACE.start("transform", [f"{h} to {t}" for h in _HEX_NAMES for t in TERRAINS])
LONG_WAY: Final = SPACE.start("transform", [f"{h} to {t} the long way" for h in _HEX_NAMES for t in TERRAINS[:WHEEL]])
DIG: Final = SPACE.start("dig 1")
UPGRADE: Final = SPACE.start("upgrade", [f"{h} to {b}" for h in _HEX_NAMES for b in STRUCTURES[2:]])
SEND: Final = SPACE.start("send", [f"p to {track} for {n}" for track in TRACKS for n in (1, 2, 3)])
ADVANCE_SHIP: Final = SPACE.start("advance ship")
ADVANCE_DIG: Final = SPACE.start("advance dig")
BURN: Final = SPACE.start("burn 1")
CONVERT: Final = SPACE.start("convert", list(CONVERSIONS))
POWER: Final = SPACE.start("action", [f"ACT{n}" for n in range(1, 7)])
SPECIAL: Final = SPACE.start("action", list(SPECIALS))
BRIDGE: Final = SPACE.start("bridge", [f"{hex_name(a)}:{hex_name(b)}" for a, b in BRIDGES])
CONNECT: Final = SPACE.start("connect", [f"r{n}" for n in range(RIVERS)])
FAVOR: Final = SPACE.start_family("favor", [f"+FAV{n}" for n in range(1, 13)])
TOWN: Final = SPACE.start_family("town", [f"+TW{n}" for n in range(1, 9)])
CULT: Final = SPACE.start_family("cult", [f"+{track}" for track in TRACKS])
STEP_DOWN: Final = SPACE.start_family("step down", [f"-{track}" for track in TRACKS])
LOSE: Final = SPACE.start("lose", list(TRACKS))
ENTER: Final = SPACE.start("enter")
STAY: Final = SPACE.start("stay")
LEECH: Final = SPACE.start("leech", [f"{n} from {f}" for f in FACTIONS for n in range(1, OFFERS + 1)])
DECLINE: Final = SPACE.start("decline", [f"{n} from {f}" for f in FACTIONS for n in range(1, OFFERS + 1)])
PASS: Final = SPACE.start("pass", [f"BON{n}" for n in range(1, 11)])
PASS_LAST: Final = SPACE.start("pass")
UNLOCK: Final = SPACE.start("unlock-terrain", [*TERRAINS[:WHEEL], "gain-priest"])
GAIN_TOKEN: Final = SPACE.start("gain P3 for VP")
NO_TOKEN: Final = SPACE.start_family("gain", ["-GAIN_P3_FOR_VP"])
WAIVE: Final = SPACE.start_family("waive", [f"-{what}" for what in WAIVED])
DONE: Final = SPACE.start("done")
DROP: Final = SPACE.start("drop-faction", list(FACTIONS))
ADJUST: Final = SPACE.start_family("adjust", list(ADJUSTED))
END: Final = len(SPACE)

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

# Factions by their place in FACTIONS: the few that a rule names
ALCHEMISTS: Final = 0
AUREN: Final = 1
CHAOSMAGICIANS: Final = 2
CULTISTS: Final = 3
DARKLINGS: Final = 4
DWARVES: Final = 5
ENGINEERS: Final = 6
FAKIRS: Final = 7
GIANTS: Final = 8
HALFLINGS: Final = 9
MERMAIDS: Final = 10
NOMADS: Final = 11
SWARMLINGS: Final = 12
WITCHES: Final = 13
ACOLYTES: Final = 14
DRAGONLORDS: Final = 15
ICEMAIDENS: Final = 16
RIVERWALKERS: Final = 17
SHAPESHIFTERS: Final = 18
YETIS: Final = 19
