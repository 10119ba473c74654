"""The language in which cards are written: triggers, operations, conditions and counters, decoded once at load.

An effect is an object {when, op, the parameters of the op, perhaps if, perhaps per}. What an op does is in `effects.py`
(what happens once) and `civilization.py` (what is always on); `reading.py` knows how an effect is written."""

from __future__ import annotations

from typing import Final

GREEN: Final = 0
RED: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
BLACK: Final = 4  # a die colour only
COLORS: Final = ("green", "red", "yellow", "blue")
DICE: Final = (*COLORS, "black")
TYPES: Final = 4  # of resources, one of each colour
TERRITORY: Final = 4  # the fifth column and the fifth category
PERSONALITY: Final = 5
PAST: Final = 6
THINGS: Final = (*COLORS, "territory", "personality", "past")  # what a majority can be of
OWNED: Final = 6  # how many of these `has` may ask for
CATEGORIES: Final = 7  # the counters behind the things
COLOR_SET: Final = 8
RESOURCE: Final = 9  # and the three that follow, by colour
RESOURCES: Final = 13  # of any colour

# Cards
TECHNOLOGY: Final = 0
TERRITORY_CARD: Final = 1
PERSONALITY_CARD: Final = 2

START: Final = 0
ERA_I: Final = 1
ERA_II: Final = 2
ERA_III: Final = 3
EVOLUTION_II: Final = 4
EVOLUTION_III: Final = 5
PEOPLE_I: Final = 6
PEOPLE_II: Final = 7
PEOPLE_III: Final = 8
DECK_SIZES: Final = (8, 40, 32, 32, 18, 18, 18, 16, 16)  # NE-1.1, NE-1.2
ERAS: Final = ("I", "II", "III")

TECHNOLOGIES: Final = 148  # NE-1.1: Technologies and Territories
PERSONALITIES: Final = 50  # NE-1.2
CARDS: Final = 198
NO_CARD: Final = -1
MOST_ABILITIES: Final = 2  # of one card: answers name them by their place
MOST_PRODUCTION: Final = 3

INSTANT: Final = 0  # when: the order on a card
PRODUCTION: Final = 1
ONCE: Final = 2
PERMANENT: Final = 3
SCORING: Final = 4

FEWER: Final = 0  # which rivals an effect is about
EVERY: Final = 1
ONE: Final = 2
DARK_AGE: Final = 4  # what a shield is against, behind the Disasters of the four colours

GAIN: Final = 0
VP: Final = 1
UNREST: Final = 2
STEAL: Final = 3
RIVAL_UNREST: Final = 4
RIVAL_DAMAGE: Final = 5
REPAIR: Final = 6
RESEARCH: Final = 7
MOVE_TRACK: Final = 8
CONVERT: Final = 9
TOKEN_COLUMN: Final = 10
FLIP_DIE: Final = 11
SHIFT_DIE: Final = 12
RECOLOR_DIE: Final = 13
DISCOUNT: Final = 14
DIE_BONUS: Final = 15
GAIN_BONUS: Final = 16
REPAIR_BONUS: Final = 17
CALM_BONUS: Final = 18
ENLIST_DISCOUNT: Final = 19
EXPAND_DISCOUNT: Final = 20
PROTECT: Final = 21
PICK_LIMIT: Final = 22
STEADY: Final = 23
LOYAL: Final = 24
COUNTS_AS: Final = 25
OPS: Final = (
    "gain", "vp", "unrest", "steal", "rival_unrest", "rival_damage", "repair", "research", "move_track", "convert",
    "token_column", "flip_die", "shift_die", "recolor_die", "discount", "die_bonus", "gain_bonus", "repair_bonus",
    "calm_bonus", "enlist_discount", "expand_discount", "protect", "pick_limit", "steady", "loyal", "counts_as",
)  # fmt: skip

ANY_COLOR: Final = 15  # a mask of the four colours
ANY_DIE: Final = 31
UNBOUND: Final = -1  # a bound that is not there
NOTHING: Final[list[int]] = []


class Condition:
    """What must hold before an effect does anything: all of it. UNBOUND, or no list, where nothing is asked. alone: and
    it must hold for no other player (NE-14.5); most and fewest never can."""

    def __init__(
        self, most: int, fewest: int, unrest_max: int, unrest_min: int, no_damaged: bool, has: list[int],
        alone: bool = False,
    ) -> None:  # fmt: skip
        self.most = most
        self.fewest = fewest
        self.unrest_max = unrest_max
        self.unrest_min = unrest_min
        self.no_damaged = no_damaged
        self.has = has
        self.alone = alone

    def looks_at_unrest(self) -> bool:
        return self.unrest_max != UNBOUND or self.unrest_min != UNBOUND


class Per:
    """By what an effect's number is multiplied: floor(counter / each), at most `most` (UNBOUND: no limit)."""

    def __init__(self, counter: int, each: int, most: int) -> None:
        self.counter = counter
        self.each = each
        self.most = most


class Effect:
    """One effect of a card. `id` is its place among all effects of the box: Steps and players name it by that.

    res, give, get, color, track: masks of colours; die: a mask of five. rivals: a selector, and `than` the colour in
    which those it selects have fewer. shield: the Disaster, or DARK_AGE. `plain`: a gain of one colour that nothing
    conditions, which may come first in any order."""

    def __init__(
        self, id: int, card: int, when: int, op: int, n: int, res: int, give: int, give_n: int, get: int, get_n: int,
        limit: int, die: int, color: int, track: int, rivals: int, than: int, shield: int, condition: Condition | None,
        per: Per | None,
    ) -> None:  # fmt: skip
        self.id = id
        self.card = card
        self.when = when
        self.op = op
        self.n = n
        self.res = res
        self.give = give
        self.give_n = give_n
        self.get = get
        self.get_n = get_n
        self.limit = limit
        self.die = die
        self.color = color
        self.track = track
        self.rivals = rivals
        self.than = than
        self.shield = shield
        self.condition = condition
        self.per = per
        self.plain = op == GAIN and res.bit_count() == 1 and condition is None and per is None

    def counts_resources(self) -> bool:
        return self.per is not None and self.per.counter >= RESOURCE
