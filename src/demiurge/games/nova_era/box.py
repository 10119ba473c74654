"""What is in the box of Nova Era: cards, dice and tracks, decoded once into plain typed objects.

The numbers stand in `components/*.json`; this module knows only their shape. An owner of the game can replace entries
with `load_box(path)`; how files are read and mistakes told is the kernel's (`kernel/components.py`)."""

from __future__ import annotations

from importlib import resources
from typing import Final

from demiurge.games.nova_era.vocabulary import (
    COLORS,
    INSTANT,
    NOTHING,
    ONCE,
    PERMANENT,
    PRODUCTION,
    SCORING,
    TOKEN_COLUMN,
    Effect,
    by_thing,
    color_list,
    read_effect,
)
from demiurge.kernel.components import Components, Fields

TECHNOLOGY: Final = 0
TERRITORY_CARD: Final = 1
PERSONALITY_CARD: Final = 2
_KINDS: Final = ("technology", "territory")

START: Final = 0
ERA_I: Final = 1
ERA_II: Final = 2
ERA_III: Final = 3
EVOLUTION_II: Final = 4
EVOLUTION_III: Final = 5
PEOPLE_I: Final = 6
PEOPLE_II: Final = 7
PEOPLE_III: Final = 8
_DECKS: Final = ("start", "I", "II", "III", "I>II", "II>III")
DECK_SIZES: Final = (8, 40, 32, 32, 18, 18, 18, 16, 16)  # NE-1.1, NE-1.2
_DECK_ERAS: Final = (0, 0, 1, 2, 1, 2)
ERAS: Final = ("I", "II", "III")

TECHNOLOGIES: Final = 148  # NE-1.1: Technologies and Territories
PERSONALITIES: Final = 50  # NE-1.2
CARDS: Final = 198
NO_CARD: Final = -1
MOST_ABILITIES: Final = 2  # of one card: answers name them by their place
MOST_PRODUCTION: Final = 3

_TECHNOLOGIES: Final = "technologies.json"
_PERSONALITIES: Final = "personalities.json"
_BOARD: Final = "board.json"
_BOARD_ENTRIES: Final = 9
_FILES: Final = (_TECHNOLOGIES, _PERSONALITIES, _BOARD)


class Card:
    """A card. colors: one or two, none where it is no Technology; requires: by colour, of a Territory. obsoletes: the
    cards that it names; evolves_to: its Evolution. Effects lie once in `effects` and again by trigger."""

    def __init__(
        self, index: int, id: str, name: str, kind: int, deck: int, era: int, colors: list[int], cost: int,
        requires: list[int], effects: list[Effect], origin: str, known: str, note: str,
    ) -> None:  # fmt: skip
        self.index = index
        self.id = id
        self.name = name
        self.kind = kind
        self.deck = deck
        self.era = era
        self.colors = colors
        self.cost = cost
        self.requires = requires
        self.origin = origin
        self.known = known
        self.note = note
        self.obsoletes: list[int] = NOTHING
        self.evolves_to = NO_CARD
        self.effects = effects
        self.instants = [effect for effect in effects if effect.when == INSTANT]
        self.production = [effect for effect in effects if effect.when == PRODUCTION]
        self.abilities = [effect for effect in effects if effect.when == ONCE]
        self.permanent = [effect for effect in effects if effect.when == PERMANENT]
        self.scoring = [effect for effect in effects if effect.when == SCORING]


class Box:
    """All that lies in the box, and the numbers of the boards.

    cards: Technologies and Territories, then Personalities; effects: all of them, by id; decks: cards by deck. zones,
    columns, people: by number of players. disaster_last, dark_age_last, unrest_last: the last spaces; zone: the first
    red space of the Unrest track. origins tells where each component comes from."""

    def __init__(
        self, cards: list[Card], effects: list[Effect], dice_each: int, disaster_last: int, dark_age_last: int,
        zone: int, unrest_last: int, pick_limit: int, repair: int, calm: int, resources_per_vp: int, start_cards: int,
        start_resources: int, zones: list[int], columns: list[int], people: list[int], origins: list[tuple[str, str]],
    ) -> None:  # fmt: skip
        self.cards = cards
        self.effects = effects
        self.dice_each = dice_each
        self.disaster_last = disaster_last
        self.dark_age_last = dark_age_last
        self.zone = zone
        self.unrest_last = unrest_last
        self.pick_limit = pick_limit
        self.repair = repair
        self.calm = calm
        self.resources_per_vp = resources_per_vp
        self.start_cards = start_cards
        self.start_resources = start_resources
        self.zones = zones
        self.columns = columns
        self.people = people
        self.origins = origins
        self.decks: list[list[int]] = [[] for _ in DECK_SIZES]
        for card in cards:
            self.decks[card.deck].append(card.index)


def card_ids() -> list[str]:
    """The ids of the built-in cards, which are those of every box: an entry can be replaced, not added."""
    return [card.id for card in load_box().cards]


# ---------------------------------------------------------------------------------------------------------------------
# Reading


class _Reading:
    """The box while it is read."""

    def __init__(self, path: str) -> None:
        built_in = resources.files("demiurge.games.nova_era").joinpath("components")
        self.components = Components(built_in, _FILES, path)
        self.entries = self.components.entries(_TECHNOLOGIES)
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
            entry.complain("deck", "a Territory belongs to Era II or Era III (NE-1.12)")
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
            entry.expected("effects", "a list of effects")
            return found
        for number, item in enumerate(value):
            prefix = f"effects[{number}]"
            if not isinstance(item, dict):
                entry.complain(prefix, "expected an object { }")
                continue
            fields = Fields(entry.file, entry.name, item, entry.mistakes, f"{prefix}.")
            entry.groups.append(fields)
            effect = read_effect(fields, len(self.effects), card)
            if found and effect.when < found[-1].when:
                fields.complain("when", "instant, production, once_per_round, permanent, scoring come in this order")
            if effect.op == TOKEN_COLUMN and card < TECHNOLOGIES:
                fields.complain("op", "token_column is for a Personality (NE-17.1)")
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
                    entry.complain("obsoletes", f"{item} is of the same or a later Era (NE-R53)")
                elif index in named:
                    entry.complain("obsoletes", f"{item} is named twice")
                elif index != NO_CARD:
                    named.append(index)
        card.obsoletes = named
        if entry.has("evolves_to"):
            card.evolves_to = self.find(entry, "evolves_to", entry.data["evolves_to"])
        if card.evolves_to != NO_CARD:
            evolution = self.cards[card.evolves_to]
            if evolution.deck != EVOLUTION_II + card.era:
                entry.complain("evolves_to", f"{evolution.id} is not in the Evolution deck of the next Era (NE-15.2)")
            for other in self.cards[: card.index]:
                if other.evolves_to == card.evolves_to:
                    entry.complain("evolves_to", f"{other.id} evolves into {evolution.id} too")

    def find(self, entry: Fields, key: str, item: object) -> int:
        for index, other in enumerate(self.entries):
            if other.name == item:
                return index
        entry.complain(key, f"no Technology or Territory is called {item!r}")
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
                name = f"deck {_DECKS[deck]}" if deck < PEOPLE_I else f"Personalities of Era {ERAS[deck - PEOPLE_I]}"
                file = _TECHNOLOGIES if deck < PEOPLE_I else _PERSONALITIES
                self.components.mistakes.append(f"{file}: {name}: expected {size} cards, got {counts[deck]}")
        if tokens > 1:
            self.components.mistakes.append(f"{_PERSONALITIES}: token_column: there is one token, not {tokens}")

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
        what = "once_per_round" if when == ONCE else "production"
        entry.complain("effects", f"expected at most {most} {what} effects, got {count}")


_loaded: list[Box] = []  # the built-in box: nothing in it changes, so one is enough for all games


def load_box(path: str = "") -> Box:
    """The built-in components, with the entries of a file or folder of the user's in place of those they name."""
    if path:
        return _Reading(path).box()
    if not _loaded:
        _loaded.append(_Reading("").box())
    return _loaded[0]
