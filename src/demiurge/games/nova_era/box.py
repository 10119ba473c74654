"""What is in the box of Nova Era: cards, dice and tracks, decoded once into plain typed objects.

The numbers stand in `components/*.json`; `reading.py` fills these classes from them."""

from __future__ import annotations

from demiurge.games.nova_era import vocabulary
from demiurge.games.nova_era.effects.effect import Effect
from demiurge.kernel.data import NOTHING


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
        self.evolves_to = vocabulary.NO_CARD
        self.effects = effects
        self.instants = [effect for effect in effects if effect.when == vocabulary.INSTANT]
        self.production = [effect for effect in effects if effect.when == vocabulary.PRODUCTION]
        self.abilities = [effect for effect in effects if effect.when == vocabulary.ONCE]
        self.permanent = [effect for effect in effects if effect.when == vocabulary.PERMANENT]
        self.scoring = [effect for effect in effects if effect.when == vocabulary.SCORING]


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
        self.decks: list[list[int]] = [[] for _ in vocabulary.DECK_SIZES]
        for card in cards:
            self.decks[card.deck].append(card.index)
