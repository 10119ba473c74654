"""The language in which cards are written: triggers, operations, conditions and counters, decoded once at load.

An effect is an object {when, op, the parameters of the op, perhaps if, perhaps per}. What an op does is in `effects.py`
(what happens once) and `civilization.py` (what is always on); this module knows only how an effect is written."""

from __future__ import annotations

from typing import Final

from demiurge.kernel.components import Fields

GREEN: Final = 0
RED: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
BLACK: Final = 4  # a die colour only
COLORS: Final = ("green", "red", "yellow", "blue")
DICE: Final = (*COLORS, "black")
TERRITORY: Final = 4  # the fifth column and the fifth category
PERSONALITY: Final = 5
PAST: Final = 6
THINGS: Final = (*COLORS, "territory", "personality", "past")  # what a majority can be of
OWNED: Final = 6  # how many of these `has` may ask for
CATEGORIES: Final = 7  # the counters behind the things
COLOR_SET: Final = 8
RESOURCE: Final = 9  # and the three that follow, by colour
RESOURCES: Final = 13
COUNTERS: Final = (
    "tech:green", "tech:red", "tech:yellow", "tech:blue", "territory", "personality", "past", "categories", "color_set",
    "resource:green", "resource:red", "resource:yellow", "resource:blue", "resource:any",
)  # fmt: skip

INSTANT: Final = 0
PRODUCTION: Final = 1
ONCE: Final = 2
PERMANENT: Final = 3
SCORING: Final = 4
WHEN: Final = ("instant", "production", "once_per_round", "permanent", "scoring")  # the order on a card

FEWER: Final = 0
EVERY: Final = 1
ONE: Final = 2
SELECTORS: Final = ("fewer", "all", "one")
DARK_AGE: Final = 4
SHIELDS: Final = (*COLORS, "dark_age")

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
_AT: Final = [
    [INSTANT, PRODUCTION], [INSTANT, SCORING], [INSTANT, PRODUCTION], [INSTANT, PRODUCTION], [INSTANT], [INSTANT],
    [INSTANT, PRODUCTION], [INSTANT], [INSTANT, PRODUCTION], [PRODUCTION], [INSTANT], [ONCE], [ONCE], [ONCE],
    *[[PERMANENT]] * 12,
]  # fmt: skip
_ABOUT_RIVALS: Final = (STEAL, RIVAL_UNREST, RIVAL_DAMAGE)
_OF_A_DIE: Final = (FLIP_DIE, SHIFT_DIE, RECOLOR_DIE, DIE_BONUS)
_WITHOUT_N: Final = (CONVERT, TOKEN_COLUMN, FLIP_DIE, RECOLOR_DIE, PROTECT, STEADY, COUNTS_AS)

ANY_COLOR: Final = 15  # a mask of the four colours
ANY_DIE: Final = 31
UNBOUND: Final = -1  # a bound that is not there
NOTHING: Final[list[int]] = []
_MOST_N: Final = 20
_ALL: Final = "any"


class Condition:
    """What must hold before an effect does anything: all of it. UNBOUND, or no list, where nothing is asked."""

    def __init__(
        self, most: int, fewest: int, unrest_max: int, unrest_min: int, no_damaged: bool, has: list[int]
    ) -> None:
        self.most = most
        self.fewest = fewest
        self.unrest_max = unrest_max
        self.unrest_min = unrest_min
        self.no_damaged = no_damaged
        self.has = has

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


# ---------------------------------------------------------------------------------------------------------------------
# Reading


def read_effect(fields: Fields, id: int, card: int) -> Effect:
    """Every mistake is told by file, card and field; what is wrong is read as nothing."""
    when, op = fields.choice("when", WHEN), fields.choice("op", OPS)
    if fields.data.get("when") in WHEN and fields.data.get("op") in OPS and when not in _AT[op]:
        fields.complain("when", f"{OPS[op]} is not for {WHEN[when]}, only {' or '.join([WHEN[w] for w in _AT[op]])}")
    rivals, than = FEWER, UNBOUND
    if op in _ABOUT_RIVALS:
        rivals = fields.choice("from", SELECTORS)
        if fields.data.get("from") == SELECTORS[FEWER]:
            than = fields.choice("color", COLORS)
    modified = when in (INSTANT, PRODUCTION, SCORING)  # what is always on, or optional, is not conditioned
    return Effect(
        id=id,
        card=card,
        when=when,
        op=op,
        n=1 if op in _WITHOUT_N else _number(fields, op),
        res=_colors(fields, "res") if op in (GAIN, STEAL) else 0,
        give=_colors(fields, "give") if op == CONVERT else 0,
        give_n=fields.whole("give_n", low=1, high=_MOST_N) if op == CONVERT else 0,
        get=_colors(fields, "get") if op == CONVERT else 0,
        get_n=fields.whole("get_n", low=1, high=_MOST_N) if op == CONVERT else 0,
        limit=fields.whole("limit", low=1, high=_MOST_N) if op == CONVERT else 0,
        die=_one_or_all(fields, "die", DICE, ANY_DIE) if op in _OF_A_DIE else 0,
        color=_color(fields, op),
        track=_one_or_all(fields, "track", COLORS, ANY_COLOR) if op == MOVE_TRACK else 0,
        rivals=rivals,
        than=than,
        shield=fields.choice("from", SHIELDS) if op == PROTECT else 0,
        condition=_condition(fields.group("if")) if modified and "if" in fields.data else None,
        per=_per(fields.group("per")) if modified and op not in _WITHOUT_N and "per" in fields.data else None,
    )


def _number(fields: Fields, op: int) -> int:
    if op not in (UNREST, MOVE_TRACK):
        return fields.whole("n", low=1, high=_MOST_N)
    n = fields.whole("n", low=-_MOST_N, high=_MOST_N)
    if n == 0 and fields.data.get("n") == 0:
        fields.expected("n", "a number other than 0")
    return n


def _color(fields: Fields, op: int) -> int:
    if op == COUNTS_AS:
        return 1 << fields.choice("color", COLORS)
    return _one_or_all(fields, "color", COLORS, ANY_COLOR) if op in (DISCOUNT, GAIN_BONUS) else 0


def _one_or_all(fields: Fields, key: str, words: tuple[str, ...], every: int) -> int:
    at = fields.choice(key, (*words, _ALL))
    return every if at == len(words) else 1 << at


def _colors(fields: Fields, key: str) -> int:
    """One colour, `any`, or a list of colours."""
    if not isinstance(fields.data.get(key), list):
        return _one_or_all(fields, key, COLORS, ANY_COLOR)
    return color_list(fields, key, 2, 4)


def color_list(fields: Fields, key: str, fewest: int, most: int) -> int:
    """A list of different colours, as a mask."""
    if not fields.has(key, needed=True):
        return 0
    value, found = fields.data[key], 0
    items: list[object] = value if isinstance(value, list) else []
    for item in items:
        if isinstance(item, str) and item in COLORS:
            found |= 1 << COLORS.index(item)
    if not isinstance(value, list) or found.bit_count() != len(items) or not fewest <= len(items) <= most:
        number = str(most) if fewest == most else f"{fewest} to {most}"
        fields.expected(key, f"a list of {number} different colours")
    return found


def by_thing(fields: Fields, key: str, number: int) -> list[int]:
    """Numbers by thing, {"red": 2}; at least one of them."""
    inner = fields.group(key)
    if fields.data.get(key) == {}:
        fields.expected(key, f"at least one of {', '.join(THINGS[:number])}")
    return [inner.whole(thing, needed=False, low=1, high=_MOST_N) for thing in THINGS[:number]]


def _condition(fields: Fields) -> Condition:
    if not fields.data:
        fields.complain("most", "missing, or another condition")
    most = fields.choice("most", THINGS) if "most" in fields.data else UNBOUND
    fewest = fields.choice("fewest", THINGS) if "fewest" in fields.data else UNBOUND
    if "no_damaged" in fields.data and not fields.flag("no_damaged"):
        fields.expected("no_damaged", "true")
    return Condition(
        most=most,
        fewest=fewest,
        unrest_max=fields.whole("unrest_max") if "unrest_max" in fields.data else UNBOUND,
        unrest_min=fields.whole("unrest_min") if "unrest_min" in fields.data else UNBOUND,
        no_damaged="no_damaged" in fields.data,
        has=by_thing(fields, "has", OWNED) if "has" in fields.data else NOTHING,
    )


def _per(fields: Fields) -> Per:
    return Per(
        counter=fields.choice("count", COUNTERS),
        each=fields.whole("each", low=1) if "each" in fields.data else 1,
        most=fields.whole("max", low=1) if "max" in fields.data else UNBOUND,
    )
