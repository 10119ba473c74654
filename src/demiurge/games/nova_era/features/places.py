"""What number stands where: a block for each player; behind them what the seat has and could get; then the table."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era import actions, state, vocabulary
from demiurge.games.nova_era.features.kinds import QUESTIONS
from demiurge.games.nova_era.vocabulary import COLORS, DICE, START
from demiurge.kernel.features import Layout

_CATEGORIES: Final = [*COLORS, "territory"]
_OWNERS: Final = ["me", "next", "second", "third"]
_POWERS: Final = [
    *[f"discount {color}" for color in COLORS], *[f"die bonus {color}" for color in DICE],
    *[f"gain bonus {color}" for color in COLORS], "repair bonus", "calm bonus", "enlist discount", "expand discount",
]  # fmt: skip
STEPS: Final = [
    "setting up", "roll dice", "pick dice", "advance disasters", "dark age check", "spending dice", "disaster check",
    "producing", "clean up", "scoring phase", "over",
]  # fmt: skip


def _card_ids() -> list[str]:
    """As answers name them; every box has the same (`actions`)."""
    researched = [actions.SPACE.format(actions.RESEARCH.of(n)) for n in range(len(actions.RESEARCH))]
    enlisted = [actions.SPACE.format(actions.ENLIST.of(n)) for n in range(len(actions.ENLIST))]
    return [text.partition(" ")[2] for text in researched + enlisted]


# ---- the block of a player
PLAYER: Final = Layout()
SCORE: Final = PLAYER.one("score")
LEAD: Final = PLAYER.one("lead")  # over the best of the others, or behind it
JUDGED: Final = PLAYER.one("judged")  # without the hand
SCORING_NOW: Final = PLAYER.one("scoring now")
OBJECTIVES: Final = PLAYER.one("objectives met")
OBJECTIVES_OF_PEOPLE: Final = PLAYER.one("objectives met by people")
OBJECTIVES_MISSED: Final = PLAYER.one("objectives missed")
OBJECTIVES_TO_COME: Final = PLAYER.one("objectives until the end")

RESOURCES: Final = PLAYER.each("resources", list(COLORS))
ALL_RESOURCES: Final = PLAYER.one("all resources")
RESOURCES_TO_SPEND: Final = PLAYER.one("resources, by rounds left")
RESOURCES_SCORE: Final = PLAYER.one("resources score")
TO_NEXT_POINT: Final = PLAYER.one("resources beyond their last point")

UNREST: Final = PLAYER.one("unrest")
IN_ZONE: Final = PLAYER.one("in the zone")
NEAR_WAR: Final = PLAYER.one("near civil war")
REDUCED: Final = PLAYER.one("reduced")

COUNT: Final = PLAYER.each("count", _CATEGORIES)
PRESENT: Final = PLAYER.each("present", _CATEGORIES)
MAJORITY: Final = PLAYER.each("majority", _CATEGORIES)
AHEAD: Final = PLAYER.each("ahead", _CATEGORIES)  # of the best of the others, or behind it
DAMAGED: Final = PLAYER.each("damaged", _CATEGORIES)
SETS: Final = PLAYER.one("full sets")
PEOPLE: Final = PLAYER.one("personalities")
PAST: Final = PLAYER.one("past")
TOKEN: Final = PLAYER.each("token", list(COLORS))
EVOLVING: Final = PLAYER.one("evolutions to come")

POWERS: Final = PLAYER.each("power", _POWERS)
SHIELD: Final = PLAYER.each("shield", list(vocabulary.SHIELDS))
BOLD: Final = PLAYER.each("power", ["pick bonus", "steady", "loyal"])
ABLE: Final = PLAYER.each("able to", ["flip", "shift", "recolor"])
READY: Final = PLAYER.each("ready to", ["flip", "shift", "recolor"])

INCOME: Final = PLAYER.each("income", list(COLORS))
INCOME_CHOICE: Final = PLAYER.one("income of choice")
INCOME_STOLEN: Final = PLAYER.one("income stolen")
INCOME_UNREST: Final = PLAYER.one("income unrest")
INCOME_EXCHANGES: Final = PLAYER.one("income of exchanges")
INCOME_OTHERS: Final = PLAYER.one("income of others")
INCOME_MISSED: Final = PLAYER.one("income missed")
GOODS_TO_COME: Final = PLAYER.one("goods to come")
UNREST_TO_COME: Final = PLAYER.one("unrest to come")
DUE_GOODS: Final = PLAYER.one("goods still due")  # in this Production
DUE_UNREST: Final = PLAYER.one("unrest still due")
DUE_OTHERS: Final = PLAYER.one("others still due")

HAND: Final = PLAYER.one("hand")
SECRETS: Final = PLAYER.one("secret cards")
KNOWN: Final = PLAYER.each("known in hand", _CATEGORIES)

PIPS_OF: Final = PLAYER.each("pips", list(DICE))
DICE_LEFT: Final = PLAYER.one("dice left")
HIGHEST: Final = PLAYER.one("highest die")
IN_REACH: Final = PLAYER.one("technologies in reach")
LAND_IN_REACH: Final = PLAYER.one("territories in reach")

ASKED: Final = PLAYER.one("asked")
FIRST: Final = PLAYER.one("first player")
YET_TO_PICK: Final = PLAYER.one("yet to pick")
YET_TO_GIVE: Final = PLAYER.one("yet to give a die")
YET_TO_SUFFER: Final = PLAYER.one("yet to suffer")
YET_TO_PRODUCE: Final = PLAYER.one("yet to produce")
YET_TO_ARRIVE: Final = PLAYER.one("instants to come")
PLAYER_SIZE: Final = len(PLAYER.names)

# ---- behind the players: what the seat has and could get
TABLE: Final = Layout()
PLAYERS_AT: Final = TABLE.repeat(PLAYER, _OWNERS)
OWN: Final = TABLE.each("own", _card_ids())
NEAR: Final = TABLE.each("near", _card_ids())
HAND_WORTH: Final = TABLE.one("hand worth")
HAND_IN_REACH: Final = TABLE.one("hand in reach")
BEST_IN_REACH: Final = TABLE.one("best in reach")
UNSEEN: Final = TABLE.many("unseen starting card", vocabulary.DECK_SIZES[START])

# ---- the table
SEATS: Final = TABLE.each("seats", ["2", "3", "4"])
FAST: Final = TABLE.one("fast")
EARLIER: Final = TABLE.one("earlier rulings")
ERA: Final = TABLE.each("era", list(vocabulary.ERAS))
ROUND: Final = TABLE.many("round", state.ROUNDS)
STEP: Final = TABLE.each("step", STEPS)
ROUNDS_LEFT: Final = TABLE.one("rounds left")
SCORINGS_LEFT: Final = TABLE.one("scorings left")
ALL_DICE: Final = TABLE.one("dice unspent")
TRACK: Final = TABLE.each("track", list(vocabulary.DISASTERS))
STRUCK: Final = TABLE.each("struck by", list(vocabulary.DISASTERS))
ZONES: Final = TABLE.one("zones left")
ZONE_PIPS: Final = TABLE.each("pips of zones left", list(DICE))
SPENT_COLOR: Final = TABLE.each("die being spent", list(DICE))
SPENT_VALUE: Final = TABLE.one("value of the die being spent")
CARDS_ON_SHOW: Final = TABLE.one("cards on show")
PEOPLE_ON_SHOW: Final = TABLE.one("personalities on show")
AVAILABLE: Final = TABLE.each("available", _CATEGORIES)
QUESTION: Final = TABLE.each("question", [kind.__name__ for kind in QUESTIONS])
OWED: Final = TABLE.one("question: how many more")
OWED_COLUMNS: Final = TABLE.each("question: column", _CATEGORIES)
OWED_DICE: Final = TABLE.each("question: dice", list(DICE))
SPARED: Final = TABLE.one("question: spared")
VICTIM: Final = TABLE.each("question: victim", _OWNERS)
PAID_COST: Final = TABLE.one("question: cost")
PAID_WORTH: Final = TABLE.one("question: worth")
