"""The component files decoded into the box, with every mistake named by file, entry and field.

An owner of the game can replace entries with `load_box(path)`; how files are read is the kernel's
(`kernel/components.py`)."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from demiurge.games.nova_era import vocabulary
from demiurge.games.nova_era.box import Box, Card
from demiurge.games.nova_era.effects import abilities, gains, modifiers, pieces, powers, rivals, written
from demiurge.games.nova_era.effects.effect import Effect
from demiurge.kernel.components import Components, Fields, shown
from demiurge.kernel.data import NOTHING

_KINDS: Final = ("technology", "territory")
_DECKS: Final = ("start", "I", "II", "III", "I>II", "II>III")
_DECK_ERAS: Final = (0, 0, 1, 2, 1, 2)
_BOARD_ENTRIES: Final = 9
_NO_REQUIREMENTS: Final = [0] * vocabulary.TYPES
# When an effect may depend on something; what is always on, or optional, does not
_DEPENDS: Final = (vocabulary.INSTANT, vocabulary.PRODUCTION, vocabulary.SCORING)


def kinds(*topics: ModuleType) -> dict[str, type[Effect]]:
    """Every kind of effect that the modules have, by its word, in the order of the clauses."""
    every = [one for topic in topics for one in vars(topic).values()]
    found = {one for one in every if isinstance(one, type) and issubclass(one, Effect) and one.word}
    return {one.word: one for one in sorted(found, key=lambda one: int(one.clause.rpartition(".")[2]))}


TOPICS: Final = (gains, pieces, rivals, abilities, powers)
EFFECTS: Final = kinds(*TOPICS)


class _Reading:
    """The box while it is read."""

    def __init__(self, path: str, earlier: str) -> None:
        self.components = Components("demiurge.games.nova_era", vocabulary.FILES, path, earlier)
        self.entries = self.components.entries(vocabulary.TECHNOLOGY_FILE)
        self.shared = earlier != ""  # NE-R78: an Objective may be met by several
        self.cards: list[Card] = []
        self.effects: list[Effect] = []

    def box(self) -> Box:
        sizes = [len(self.components.entries(file)) for file in vocabulary.FILES]
        if sizes != [vocabulary.TECHNOLOGIES, vocabulary.PERSONALITIES, _BOARD_ENTRIES]:
            self.components.check()  # an entry is no object: there is nothing to go on with
        for entry in self.entries:
            self.cards.append(self.technology(entry))
        for entry in self.components.entries(vocabulary.PERSONALITY_FILE):
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
        colors, requires, cost = NOTHING, _NO_REQUIREMENTS, 0
        if kind == vocabulary.TECHNOLOGY:
            mask = written.color_list(entry, "colors", 1, 2)
            colors = [color for color in range(vocabulary.TYPES) if mask >> color & 1]
        else:
            requires = written.by_thing(entry, "requires", vocabulary.TYPES)
            if deck in (vocabulary.START, vocabulary.ERA_I, vocabulary.EVOLUTION_II):
                entry.complain("deck", "box-territory")
        name = entry.text("name")
        if kind == vocabulary.TECHNOLOGY:
            cost = entry.whole("cost", low=1, high=30)
        return self.card(entry, name, kind, deck, _DECK_ERAS[deck], colors, cost, requires)

    def personality(self, entry: Fields) -> Card:
        era, name, cost = entry.choice("era", vocabulary.ERAS), entry.text("name"), entry.whole("cost", high=30)
        deck = vocabulary.PEOPLE_I + era
        return self.card(entry, name, vocabulary.PERSONALITY_CARD, deck, era, NOTHING, cost, _NO_REQUIREMENTS)

    def card(
        self, entry: Fields, name: str, kind: int, deck: int, era: int, colors: list[int], cost: int,
        requires: list[int],
    ) -> Card:  # fmt: skip
        """With what every card has."""
        return Card(
            index=len(self.cards),
            id=entry.name,
            name=name,
            kind=kind,
            deck=deck,
            era=era,
            colors=colors,
            cost=cost,
            requires=requires,
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
                fields.complain("when", "box-order", order=vocabulary.WHEN)
            if effect.personal and card < vocabulary.TECHNOLOGIES:
                fields.complain("op", "box-token", op=effect.word)
            found.append(effect)
            self.effects.append(effect)
        _at_most(entry, found, vocabulary.ONCE, vocabulary.MOST_ABILITIES)
        _at_most(entry, found, vocabulary.PRODUCTION, vocabulary.MOST_PRODUCTION)
        return found

    def link(self, card: Card, entry: Fields) -> None:
        """The cards that a card names: those it makes Obsolete, and what it evolves into."""
        named: list[int] = []
        if entry.has("obsoletes"):
            value = entry.data["obsoletes"]
            items: list[object] = value if isinstance(value, list) else [value]
            for item in items:
                index = self.find(entry, "obsoletes", item)
                if index != vocabulary.NO_CARD and self.cards[index].era >= card.era:
                    entry.complain("obsoletes", "box-later", card=str(item))
                elif index in named:
                    entry.complain("obsoletes", "box-twice", card=str(item))
                elif index != vocabulary.NO_CARD:
                    named.append(index)
        card.obsoletes = named
        if entry.has("evolves_to"):
            card.evolves_to = self.find(entry, "evolves_to", entry.data["evolves_to"])
        if card.evolves_to != vocabulary.NO_CARD:
            evolution = self.cards[card.evolves_to]
            if evolution.deck != vocabulary.EVOLUTION_II + card.era:
                entry.complain("evolves_to", "box-evolution", card=evolution.id)
            for other in self.cards[: card.index]:
                if other.evolves_to == card.evolves_to:
                    entry.complain("evolves_to", "box-evolves", other=other.id, card=evolution.id)

    def find(self, entry: Fields, key: str, item: object) -> int:
        for index, other in enumerate(self.entries):
            if other.name == item:
                return index
        entry.complain(key, "box-no-card", card=shown(item))
        return vocabulary.NO_CARD

    def whole(self) -> None:
        """The decks have the sizes that the rules say, and there is one token (NE-1.1, NE-1.2, NE-1.15)."""
        counts = [0] * len(vocabulary.DECK_SIZES)
        for card in self.cards:
            counts[card.deck] += 1
        for deck, size in enumerate(vocabulary.DECK_SIZES):
            if counts[deck] != size:
                self.wrong_size(deck, size, counts[deck])
        tokens = [effect for effect in self.effects if isinstance(effect, pieces.TokenColumn)]
        if len(tokens) > 1:
            place = f"{vocabulary.PERSONALITY_FILE}: {tokens[0].word}"
            self.components.complain(place, "box-tokens", n=len(tokens))

    def wrong_size(self, deck: int, size: int, got: int) -> None:
        if deck < vocabulary.PEOPLE_I:
            self.components.complain(vocabulary.TECHNOLOGY_FILE, "box-deck", deck=_DECKS[deck], n=size, got=got)
        else:
            era = vocabulary.ERAS[deck - vocabulary.PEOPLE_I]
            self.components.complain(vocabulary.PERSONALITY_FILE, "box-people", era=era, n=size, got=got)

    def board(self) -> Box:
        entry: dict[str, Fields] = {}
        for fields in self.components.entries(vocabulary.BOARD_FILE):
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
        entry.complain("effects", "box-effects", most=most, when=vocabulary.WHEN[when], got=count)


_loaded: dict[str, Box] = {}  # the built-in boxes, of now and of before: nothing in them changes, so one is enough


def load_box(path: str = "", earlier: str = "") -> Box:
    """The built-in components, or those of an earlier time (NE-R78), with the entries of a file or folder of the user's
    in place of those they name."""
    if path:
        return _Reading(path, earlier).box()
    if earlier not in _loaded:
        _loaded[earlier] = _Reading("", earlier).box()
    return _loaded[earlier]


def read_effect(fields: Fields, id: int, card: int, shared: bool) -> Effect:
    """Every mistake is told by file, card and field; what is wrong is read as nothing. shared: whether the condition of
    an Objective may be met by several players, as it once could."""
    words = tuple(EFFECTS)
    when, word = fields.choice("when", vocabulary.WHEN), words[fields.choice("op", words)]
    kind = EFFECTS[word]
    if fields.data.get("when") in vocabulary.WHEN and fields.data.get("op") == word and when not in kind.times:
        known = tuple(vocabulary.WHEN[one] for one in kind.times)
        fields.complain("when", "box-when", op=word, when=vocabulary.WHEN[when], known=known)
    effect = kind(fields)
    effect.id, effect.card, effect.when = id, card, when
    if when in _DEPENDS and "if" in fields.data:
        alone = when == vocabulary.SCORING and not shared  # NE-14.5
        effect.condition = modifiers.read_condition(fields.group("if"), alone)
    if when in _DEPENDS and kind.numbered and "per" in fields.data:
        effect.per = modifiers.read_per(fields.group("per"))
    return effect
