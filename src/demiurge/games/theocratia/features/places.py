"""What number stands where: a block for each player; behind them the table."""

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia import actions
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.board import NAMES
from demiurge.games.theocratia.features.kinds import QUESTIONS
from demiurge.kernel.features import Layout

ROUNDS: Final = 6  # that are told apart: the setup is one of them
AHEAD: Final = 5  # rounds of which the bonus card is told, from the running one on
FACES: Final = [str(face) for face in range(1, v.FACES + 1)]
POWER: Final = [f"P{n:02}" for n in range(1, v.CARDS + 1)]
OWNERS: Final = ["me", "next", "second", "third"]
PHASES: Final = ["setup", "turns", "development", "scoring"]
BUILT: Final = list(v.BUILDINGS[v.HOUSE : v.PYRAMID])  # what a question may ask to build, or aim at

# The places of a player
PLAYER: Final = Layout()
JUDGED: Final = PLAYER.one("judged")
JUDGED_LEAD: Final = PLAYER.one("judged before the best of the others")
SCORE: Final = PLAYER.one("score")
SCORE_LEAD: Final = PLAYER.one("score before the best of the others")
COSMO_NOW: Final = PLAYER.one("cosmo")
COSMO_LEFT: Final = PLAYER.one("cosmo times rounds left")
START_SCORE: Final = PLAYER.one("starting score")
MALUS_NOW: Final = PLAYER.one("malus")
CARDS: Final = PLAYER.one("cards")
CARDS_LEFT: Final = PLAYER.one("cards times rounds left")
STARTING: Final = PLAYER.one("starting tile")
EXTRA: Final = PLAYER.one("additional tiles")
MARKED: Final = PLAYER.each("tile on the board,", list(actions.MARKS))
CLAIMABLE: Final = PLAYER.one("tiles unlocked on the board")
PYRAMIDS: Final = PLAYER.one("pyramids built")
PYRAMIDS_LEFT: Final = PLAYER.one("pyramids that may be built")
LAST_TOKEN: Final = PLAYER.one("token for the last space")
FARTHEST_LEAD: Final = PLAYER.one("farthest priest before the second")
PRIESTS: Final = PLAYER.one("all priests")
BUILDINGS: Final = PLAYER.one("all buildings")
FREE: Final = PLAYER.one("free hexes")
RESERVE: Final = PLAYER.one("crystals in the reserve")
FIRST: Final = PLAYER.one("first player")
ORDER: Final = PLAYER.one("place in the order")
NEXT_FIRST: Final = PLAYER.one("next-round token")
END_CARD: Final = PLAYER.one("end-round card")
ROUND_TURNS: Final = PLAYER.one("turns left in the round")
GAME_TURNS: Final = PLAYER.one("turns left in the game")
ACTIVE: Final = PLAYER.one("active")
ASKED: Final = PLAYER.one("asked")
TOKENS_DUE: Final = PLAYER.one("tokens due")
CARDS_DUE: Final = PLAYER.one("cards due")
DISCARDS_DUE: Final = PLAYER.one("discards due")
ANY_DUE: Final = PLAYER.one("worship of any civ due")
NAMED: Final = PLAYER.one("crystals named for a Holiday")
AIMED_AT: Final = PLAYER.one("owns the building aimed at")
# ... for each civ
_CIVS: Final = list(v.CIVS)
PRIEST: Final = PLAYER.each("priest of", _CIVS)
SCORED: Final = PLAYER.each("points of", _CIVS)
WORTH: Final = PLAYER.each("judged worth of", _CIVS)
FARTHEST: Final = PLAYER.each("farthest or dropped is", _CIVS)
DUE: Final = PLAYER.each("worship due of", _CIVS)
CRYSTALS: Final = PLAYER.each("crystals with", _CIVS)
HOUSES: Final = PLAYER.each("houses of", _CIVS)
FACTORIES: Final = PLAYER.each("factories of", _CIVS)
BARRACKS: Final = PLAYER.each("barracks of", _CIVS)
PYRAMID: Final = PLAYER.each("pyramids of", _CIVS)
ROOM: Final = PLAYER.each("room for", _CIVS)
TILE_ROOM: Final = PLAYER.each("room by tiles for", _CIVS)
GROUPED: Final = PLAYER.each("largest group for a pyramid of", _CIVS)
READY: Final = PLAYER.each("pyramid possible of", _CIVS)
HOLIDAY: Final = PLAYER.each("Holiday within reach with", _CIVS)
DEVELOPS: Final = PLAYER.each("worship by the development of", _CIVS)
PLAYER_SIZE: Final = len(PLAYER.names)

# The places of the table, behind the players
TABLE: Final = Layout()
PLAYERS_AT: Final = TABLE.repeat(PLAYER, OWNERS)
MY_COLOUR: Final = TABLE.each("my colour", list(v.COLOURS[: v.PLAYERS]))
SEATED: Final = TABLE.each("players", ["2", "3", "4"])
EARLY: Final = TABLE.one("early edition")
EARLIER: Final = TABLE.one("rulings until 2026-11")
ROUND: Final = TABLE.many("round", ROUNDS)
ROUNDS_LEFT: Final = TABLE.one("rounds left")
PHASE: Final = TABLE.each("phase", PHASES)
BONUS: Final = [TABLE.each(f"bonus in {n} rounds for", list(v.REWARDS)) for n in range(AHEAD)]
DICE: Final = TABLE.each("dice", [f"{civ} {face}" for face in FACES for civ in v.CIVS])
TOKENS: Final = TABLE.each("tokens left", list(v.TOKENS))
HAND: Final = TABLE.each("in hand", POWER)
PILE: Final = TABLE.each("played or discarded", POWER)
DECK: Final = TABLE.one("cards in the deck")
MONSTERS: Final = TABLE.one("monsters")
END_CARD_FREE: Final = TABLE.one("end-round card on the board")
MINE: Final = TABLE.each("my building on", list(NAMES))
RIVALS: Final = TABLE.each("a rival's building on", list(NAMES))
NOBODYS: Final = TABLE.each("nobody's building or a monster on", list(NAMES))
# ... for each civ
CORNER: Final = [TABLE.many(f"{civ} in corner", v.PLAYERS) for civ in v.CIVS]
PAGE: Final = TABLE.each("page of", _CIVS)
PAGE_JUDGED: Final = TABLE.each("judged page of", _CIVS)
FILLED: Final = TABLE.each("filled part of the page of", _CIVS)
SLOTS: Final = TABLE.each("empty slots of", _CIVS)
GARRISON: Final = TABLE.each("garrison of", _CIVS)
UNTRAINED: Final = TABLE.each("untrained warriors of", _CIVS)
SIZE: Final = TABLE.each("size of", _CIVS)
STANDING: Final = [TABLE.each(f"{kind} standing,", _CIVS) for kind in v.BUILDINGS[v.HOUSE : v.FORTRESS]]
GREEN: Final = TABLE.each("green crystals with", _CIVS)
BLACK: Final = TABLE.each("black crystals with", _CIVS)
UNUSED: Final = TABLE.each("crystals of unused colours with", _CIVS)
SPARE: Final = TABLE.each("crystals beyond the size of", _CIVS)
GREEN_ROOM: Final = TABLE.each("free green hexes for", _CIVS)
YELLOW_ROOM: Final = TABLE.each("free yellow hexes for", _CIVS)
MONSTERS_BESIDE: Final = TABLE.each("monsters beside", _CIVS)
COLOUR_DICE: Final = TABLE.each("dice on the table of", _CIVS)
IN_ROW: Final = [TABLE.many(f"{civ}: dice in the row", v.CELLS + 1) for civ in v.CIVS]
LAST_FACE: Final = [TABLE.each(f"{civ}: last die", FACES) for civ in v.CIVS]
CARD: Final = [TABLE.each(f"{civ}: development", list(v.DEVELOPMENT)) for civ in v.CIVS]
TO_DEVELOP: Final = TABLE.each("develops next:", _CIVS)
END_DIE: Final = TABLE.each("end-round die", _CIVS)
# ... of the running turn
DIE: Final = TABLE.each("die in hand", _CIVS)
FACE: Final = TABLE.each("its face", FACES)
ACTING: Final = TABLE.each("acting civ", _CIVS)
MATCHED: Final = TABLE.many("match bonus of cell", v.CELLS)
FESTIVE: Final = TABLE.one("recoloured for a Holiday")
CLEARED: Final = TABLE.one("Divination is free")
ACT: Final = TABLE.each("act", ["none", "lead", "war", "expand", "factory", "barrack", "pyramid", "holiday"])
HUNTS: Final = TABLE.one("monsters removed")
HIT: Final = TABLE.one("a rival's building was hit")
DISCOUNT: Final = TABLE.one("discount")
SMALL_GROUP: Final = TABLE.one("a small group is enough")
PURE: Final = TABLE.one("black crystals do no harm")
NAMED_GREEN: Final = TABLE.one("green crystals named")
NAMED_BLACK: Final = TABLE.one("black crystals named")
NAMED_UNUSED: Final = TABLE.one("crystals of unused colours named")
CHOSEN: Final = TABLE.each("civ named for a card", _CIVS)
LANDING: Final = TABLE.each("die on its way to", _CIVS)
LANDING_AS: Final = TABLE.each("on its way for", ["the match", "a Holiday"])
# ... of the question
QUESTION: Final = TABLE.each("question:", [name for _, name in QUESTIONS])
ASKED_CIV: Final = TABLE.each("asked about", _CIVS)
ASKED_KIND: Final = TABLE.each("asked to build", BUILT)
AIM: Final = TABLE.each("aimed at", BUILT)
AIM_CIV: Final = TABLE.each("aimed at a building of", _CIVS)
AIM_TILE: Final = TABLE.each("to be converted with", list(actions.TILES))
SPEND_LEFT: Final = TABLE.one("crystals to be named")
GROUP_NAMED: Final = TABLE.one("second building of a group named")
