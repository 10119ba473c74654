"""The component files decoded into the box, with every mistake named by file, entry and field.

An owner of the game can replace entries with `load_box(path)`; how files are read is the kernel's
(`kernel/components.py`)."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era.box import Box, Card
from demiurge.games.nova_era.vocabulary import (
    ANY_COLOR,
    ANY_DIE,
    COLORS,
    CONVERT,
    COUNTS_AS,
    DECK_SIZES,
    DICE,
    DIE_BONUS,
    DISCOUNT,
    ERA_I,
    ERAS,
    EVOLUTION_II,
    FEWER,
    FLIP_DIE,
    GAIN,
    GAIN_BONUS,
    INSTANT,
    MOST_ABILITIES,
    MOST_PRODUCTION,
    MOVE_TRACK,
    NO_CARD,
    NOTHING,
    ONCE,
    OPS,
    OWNED,
    PEOPLE_I,
    PERMANENT,
    PERSONALITIES,
    PERSONALITY_CARD,
    PRODUCTION,
    PROTECT,
    RECOLOR_DIE,
    RIVAL_DAMAGE,
    RIVAL_UNREST,
    SCORING,
    SHIFT_DIE,
    START,
    STEADY,
    STEAL,
    TECHNOLOGIES,
    TECHNOLOGY,
    THINGS,
    TOKEN_COLUMN,
    UNBOUND,
    UNREST,
    Condition,
    Effect,
    Per,
)
from demiurge.kernel.components import Components, Fields, shown

_KINDS: Final = ("technology", "territory")
_DECKS: Final = ("start", "I", "II", "III", "I>II", "II>III")
_DECK_ERAS: Final = (0, 0, 1, 2, 1, 2)
WHEN: Final = ("instant", "production", "once_per_round", "permanent", "scoring")
SELECTORS: Final = ("fewer", "all", "one")
SHIELDS: Final = (*COLORS, "dark_age")
COUNTERS: Final = (
    "tech:green", "tech:red", "tech:yellow", "tech:blue", "territory", "personality", "past", "categories", "color_set",
    "resource:green", "resource:red", "resource:yellow", "resource:blue", "resource:any",
)  # fmt: skip
# By op: when it may happen.
_AT: Final = [
    [INSTANT, PRODUCTION], [INSTANT, SCORING], [INSTANT, PRODUCTION], [INSTANT, PRODUCTION], [INSTANT], [INSTANT],
    [INSTANT, PRODUCTION], [INSTANT], [INSTANT, PRODUCTION], [PRODUCTION], [INSTANT], [ONCE], [ONCE], [ONCE],
    *[[PERMANENT]] * 12,
]  # fmt: skip
_ABOUT_RIVALS: Final = (STEAL, RIVAL_UNREST, RIVAL_DAMAGE)
_OF_A_DIE: Final = (FLIP_DIE, SHIFT_DIE, RECOLOR_DIE, DIE_BONUS)
_WITHOUT_N: Final = (CONVERT, TOKEN_COLUMN, FLIP_DIE, RECOLOR_DIE, PROTECT, STEADY, COUNTS_AS)
_MOST_N: Final = 20
_ALL: Final = "any"

_TECHNOLOGIES: Final = "technologies.json"
_PERSONALITIES: Final = "personalities.json"
_BOARD: Final = "board.json"
_BOARD_ENTRIES: Final = 9
_FILES: Final = (_TECHNOLOGIES, _PERSONALITIES, _BOARD)


def card_ids() -> list[str]:
    """The ids of the built-in cards, which are those of every box: an entry can be replaced, not added."""
    return [card.id for card in load_box().cards]


class _Reading:
    """The box while it is read."""

    def __init__(self, path: str, earlier: str) -> None:
        self.components = Components("demiurge.games.nova_era", _FILES, path, earlier)
        self.entries = self.components.entries(_TECHNOLOGIES)
        self.shared = earlier != ""  # NE-R78: an Objective may be met by several
        self.cards: list[Card] = []
        self.effects: list[Effect] = []

    def box(self) -> Box:
        people, board = self.components.entries(_PERSONALITIES), self.components.entries(_BOARD)
        if len(self.entries) != TECHNOLOGIES or len(people) != PERSONALITIES or len(board) != _BOARD_ENTRIES:
            self.components.check()  # an entry is no object: there is nothing to go on with
        for entry in self.entries:
            self.cards.append(self.technology(entry))
        for entry in people:
            self.cards.append(self.personality(entry))
        for index, entry in enumerate(self.entries):
            self.link(self.cards[index], entry)
        if not self.components.mistakes:
            self.whole()  # a card that is wrong may be in another deck
        box = self.board()
        self.components.close()
        return box

    def technology(self, entry: Fields) -> Card:
        kind, deck = entry.choice("kind", _KINDS), entry.choice("deck", _DECKS)
        technology = kind == TECHNOLOGY
        mask = color_list(entry, "colors", 1, 2) if technology else 0
        requires = by_thing(entry, "requires", len(COLORS)) if not technology else [0] * len(COLORS)
        if not technology and deck in (START, ERA_I, EVOLUTION_II):
            entry.complain("deck", "box-territory")
        return Card(
            index=len(self.cards),
            id=entry.name,
            name=entry.text("name"),
            kind=kind,
            deck=deck,
            era=_DECK_ERAS[deck],
            colors=[color for color in range(len(COLORS)) if mask >> color & 1],
            cost=entry.whole("cost", low=1, high=30) if technology else 0,
            requires=requires,
            effects=self.read_effects(entry, len(self.cards)),
            origin=str(entry.data.get("origin", "")),
            known=entry.text("known", needed=False),
            note=entry.text("note", needed=False),
        )

    def personality(self, entry: Fields) -> Card:
        era = entry.choice("era", ERAS)
        return Card(
            index=len(self.cards),
            id=entry.name,
            name=entry.text("name"),
            kind=PERSONALITY_CARD,
            deck=PEOPLE_I + era,
            era=era,
            colors=NOTHING,
            cost=entry.whole("cost", high=30),
            requires=[0] * len(COLORS),
            effects=self.read_effects(entry, len(self.cards)),
            origin=str(entry.data.get("origin", "")),
            known=entry.text("known", needed=False),
            note=entry.text("note", needed=False),
        )

    def read_effects(self, entry: Fields, card: int) -> list[Effect]:
        found: list[Effect] = []
        if not entry.has("effects", needed=True):
            return found
        value = entry.data["effects"]
        if not isinstance(value, list) or not value:
            entry.expected("effects", "component-effects")
            return found
        for number, item in enumerate(value):
            prefix = f"effects[{number}]"
            if not isinstance(item, dict):
                entry.complain(prefix, "component-no-object", got=shown(item))
                continue
            fields = Fields(entry.file, entry.name, item, entry.mistakes, f"{prefix}.")
            entry.groups.append(fields)
            effect = read_effect(fields, len(self.effects), card, self.shared)
            if found and effect.when < found[-1].when:
                fields.complain("when", "box-order", order=WHEN)
            if effect.op == TOKEN_COLUMN and card < TECHNOLOGIES:
                fields.complain("op", "box-token", op=OPS[TOKEN_COLUMN])
            found.append(effect)
            self.effects.append(effect)
        _at_most(entry, found, ONCE, MOST_ABILITIES)
        _at_most(entry, found, PRODUCTION, MOST_PRODUCTION)
        return found

    def link(self, card: Card, entry: Fields) -> None:
        """The cards that a card names: those it makes Obsolete, and what it evolves into."""
        named: list[int] = []
        if entry.has("obsoletes"):
            value = entry.data["obsoletes"]
            items: list[object] = value if isinstance(value, list) else [value]
            for item in items:
                index = self.find(entry, "obsoletes", item)
                if index != NO_CARD and self.cards[index].era >= card.era:
                    entry.complain("obsoletes", "box-later", card=str(item))
                elif index in named:
                    entry.complain("obsoletes", "box-twice", card=str(item))
                elif index != NO_CARD:
                    named.append(index)
        card.obsoletes = named
        if entry.has("evolves_to"):
            card.evolves_to = self.find(entry, "evolves_to", entry.data["evolves_to"])
        if card.evolves_to != NO_CARD:
            evolution = self.cards[card.evolves_to]
            if evolution.deck != EVOLUTION_II + card.era:
                entry.complain("evolves_to", "box-evolution", card=evolution.id)
            for other in self.cards[: card.index]:
                if other.evolves_to == card.evolves_to:
                    entry.complain("evolves_to", "box-evolves", other=other.id, card=evolution.id)

    def find(self, entry: Fields, key: str, item: object) -> int:
        for index, other in enumerate(self.entries):
            if other.name == item:
                return index
        entry.complain(key, "box-no-card", card=shown(item))
        return NO_CARD

    def whole(self) -> None:
        """The decks have the sizes that the rules say, and there is one token (NE-1.1, NE-1.2, NE-1.15)."""
        counts = [0] * len(DECK_SIZES)
        tokens = 0
        for card in self.cards:
            counts[card.deck] += 1
        for effect in self.effects:
            tokens += 1 if effect.op == TOKEN_COLUMN else 0
        for deck, size in enumerate(DECK_SIZES):
            if counts[deck] != size:
                self.wrong_size(deck, size, counts[deck])
        if tokens > 1:
            self.components.complain(f"{_PERSONALITIES}: {OPS[TOKEN_COLUMN]}", "box-tokens", n=tokens)

    def wrong_size(self, deck: int, size: int, got: int) -> None:
        if deck < PEOPLE_I:
            self.components.complain(_TECHNOLOGIES, "box-deck", deck=_DECKS[deck], n=size, got=got)
        else:
            self.components.complain(_PERSONALITIES, "box-people", era=ERAS[deck - PEOPLE_I], n=size, got=got)

    def board(self) -> Box:
        entry: dict[str, Fields] = {}
        for fields in self.components.entries(_BOARD):
            entry[fields.name] = fields
        zones, columns, people = [0, 0], [0, 0], [0, 0]
        for seats in (2, 3, 4):
            row = entry[f"{seats}_players"]
            zones.append(row.whole("zones", low=seats + 1, high=5))
            columns.append(row.whole("columns", low=1, high=8))
            people.append(row.whole("personalities", low=1, high=16))
        limits, start, unrest = entry["limits"], entry["start"], entry["unrest_track"]
        zone = unrest.whole("zone", low=1, high=30)
        return Box(
            cards=self.cards,
            effects=self.effects,
            dice_each=entry["dice"].whole("of_each_color", low=3, high=3),
            disaster_last=entry["disaster_tracks"].whole("last", low=1, high=30),
            dark_age_last=entry["dark_age_track"].whole("last", low=1, high=30),
            zone=zone,
            unrest_last=unrest.whole("last", low=zone + 1, high=30),
            pick_limit=limits.whole("pick", low=3, high=18),
            repair=limits.whole("repair", low=1, high=9),
            calm=limits.whole("reduce_unrest", low=1, high=9),
            resources_per_vp=limits.whole("resources_per_vp", low=1, high=99),
            start_cards=start.whole("cards", high=2),
            start_resources=start.whole("resources", high=20),
            zones=zones,
            columns=columns,
            people=people,
            origins=self.components.origins,
        )


def _at_most(entry: Fields, effects: list[Effect], when: int, most: int) -> None:
    count = 0
    for effect in effects:
        count += 1 if effect.when == when else 0
    if count > most:
        entry.complain("effects", "box-effects", most=most, when=WHEN[when], got=count)


_loaded: dict[str, Box] = {}  # the built-in boxes, of now and of before: nothing in them changes, so one is enough


def load_box(path: str = "", earlier: str = "") -> Box:
    """The built-in components, or those of an earlier time (NE-R78), with the entries of a file or folder of the user's
    in place of those they name."""
    if path:
        return _Reading(path, earlier).box()
    if earlier not in _loaded:
        _loaded[earlier] = _Reading("", earlier).box()
    return _loaded[earlier]


# ---------------------------------------------------------------------------------------------------------------------
# Effects


def read_effect(fields: Fields, id: int, card: int, shared: bool) -> Effect:
    """Every mistake is told by file, card and field; what is wrong is read as nothing. shared: whether the condition of
    an Objective may be met by several players, as it once could."""
    when, op = fields.choice("when", WHEN), fields.choice("op", OPS)
    if fields.data.get("when") in WHEN and fields.data.get("op") in OPS and when not in _AT[op]:
        fields.complain("when", "box-when", op=OPS[op], when=WHEN[when], known=tuple(WHEN[w] for w in _AT[op]))
    rivals, than = FEWER, UNBOUND
    if op in _ABOUT_RIVALS:
        rivals = fields.choice("from", SELECTORS)
        if fields.data.get("from") == SELECTORS[FEWER]:
            than = fields.choice("color", COLORS)
    alone = when == SCORING and not shared  # NE-14.5
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
        condition=_condition(fields.group("if"), alone) if modified and "if" in fields.data else None,
        per=_per(fields.group("per")) if modified and op not in _WITHOUT_N and "per" in fields.data else None,
    )


def _number(fields: Fields, op: int) -> int:
    if op not in (UNREST, MOVE_TRACK):
        return fields.whole("n", low=1, high=_MOST_N)
    n = fields.whole("n", low=-_MOST_N, high=_MOST_N)
    if n == 0 and fields.data.get("n") == 0:
        fields.expected("n", "box-not-0")
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
        fields.expected(key, "box-colors", fewest=fewest, most=most)
    return found


def by_thing(fields: Fields, key: str, number: int) -> list[int]:
    """Numbers by thing, {"red": 2}; at least one of them."""
    inner = fields.group(key)
    if fields.data.get(key) == {}:
        fields.expected(key, "box-some", known=THINGS[:number])
    return [inner.whole(thing, needed=False, low=1, high=_MOST_N) for thing in THINGS[:number]]


def _condition(fields: Fields, alone: bool) -> Condition:
    if not fields.data:
        fields.complain("most", "box-condition")
    most = fields.choice("most", THINGS) if "most" in fields.data else UNBOUND
    fewest = fields.choice("fewest", THINGS) if "fewest" in fields.data else UNBOUND
    if "no_damaged" in fields.data and not fields.flag("no_damaged"):
        fields.expected("no_damaged", "box-true")
    return Condition(
        most=most,
        fewest=fewest,
        unrest_max=fields.whole("unrest_max") if "unrest_max" in fields.data else UNBOUND,
        unrest_min=fields.whole("unrest_min") if "unrest_min" in fields.data else UNBOUND,
        no_damaged="no_damaged" in fields.data,
        has=by_thing(fields, "has", OWNED) if "has" in fields.data else NOTHING,
        alone=alone and most == UNBOUND and fewest == UNBOUND,
    )


def _per(fields: Fields) -> Per:
    return Per(
        counter=fields.choice("count", COUNTERS),
        each=fields.whole("each", low=1) if "each" in fields.data else 1,
        most=fields.whole("max", low=1) if "max" in fields.data else UNBOUND,
    )
