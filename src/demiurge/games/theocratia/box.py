"""What is in the box of Theocratia, decoded once into plain typed objects: map, numbers, editions, tokens and cards.

The numbers stand in `components/*.json`; this module knows only their shape, and `reading.py` reads the files."""

from __future__ import annotations

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.board import Board
from demiurge.games.theocratia.effects.base import AIDS, NO_AID, Effect, Need
from demiurge.kernel.components import Fields, shown


class Place:
    """A corner of the island: what its civ starts with (TH-2.5, TH-2.6), and who stands there by default (TH-2.17)."""

    def __init__(self, building: int, civ: int, green: int, warriors: int) -> None:
        self.building = building
        self.civ = civ
        self.green = green
        self.warriors = warriors


class Numbers:
    """Counts, prices and tracks. Lists named `by_seats` are read at the number of players."""

    def __init__(self, tables: dict[str, Fields]) -> None:
        pieces, players = tables["pieces of a civ"], [tables[f"{n} players"] for n in (2, 3, 4)]
        row, war, prices = tables["civ row"], tables["war"], tables["prices"]
        cells, track, limit = tables["round cells"], tables["temple track"], tables["malus limit"]
        self.pieces = [0, *[pieces.whole(kind, high=v.MOST) for kind in v.BUILDINGS[1:]]]
        self.warriors = pieces.whole("warrior")
        self.dice = pieces.whole("die")
        self.crystals = [tables["crystals"].whole(colour) for colour in v.CRYSTALS]
        self.monsters = [tables["monsters"].whole(kind) for kind in ("plain", "desert")]
        self.rounds = [0, 0, *[entry.whole("rounds", low=1, high=5) for entry in players]]
        self.turns = [0, 0, *[entry.whole("turns", low=1) for entry in players]]
        self.table_dice = [0, 0, *[entry.whole("table_dice") for entry in players]]
        self.row_dice = [0, 0, *[entry.whole("row_dice", high=2) for entry in players]]
        self.start_cosmo = [[], [], *[entry.table("cosmo", n) for n, entry in enumerate(players, 2)]]
        self.expansion_rounds = [[], [], *[entry.table("expansion_rounds", 0) for entry in players]]
        self.cell_rounds = cells.table("rounds", 0)
        self.cell_black = cells.whole("black")
        self.table_cells = tables["action table"].whole("cells", low=1)
        self.row_cosmo = row.table("cosmo", v.CELLS)
        self.row_worship = row.table("worship", v.CELLS)
        self.war_monster = war.whole("monster", low=1)
        self.war_cost = [0, war.whole("house", low=1), war.whole("factory", low=1), war.whole("barrack", low=1)]
        self.die_step = prices.whole("die_step", low=1)
        self.tile_price = prices.whole("tile")
        self.cosmo_max = tables["cosmo"].whole("max", low=1)
        self.marks = tables["conversion marks"].table("spaces", 3)
        self.last_space = track.whole("last", low=1, high=40)
        self.multipliers = track.table("multipliers", 0)
        self.malus_last = tables["malus track"].whole("last", low=1)
        self.malus_max = [limit.whole("final", low=1), limit.whole("early", low=1)]
        self.slots = tables["chronicle"].table("slots", v.LAST_PAGE + 1)


class Edition:
    """What differs between the editions (chapter 26). Lists are read at the number of players; a garrison of 0 is
    without maximum; first_above: the multiplier that counts; passes_before: the token moves before development;
    late_worship: that of a war comes at the end of the turn."""

    def __init__(self, index: int, entry: Fields) -> None:
        self.name = entry.name
        self.index = index
        self.start_page = _by_seats(entry, "start_page")
        self.garrison = entry.whole("garrison")
        self.round_warriors = entry.whole("round_warriors")
        self.neutral_houses = _by_seats(entry, "neutral_houses")
        self.rows_develop = entry.choice("row_expansion", ("expand", "development")) == 1
        self.round_cards = _by_seats(entry, "round_cards")
        self.duplicates_removed = _by_seats(entry, "duplicates_removed")
        self.pyramid_limit = _by_seats(entry, "pyramid_limit")
        self.pyramid_turns_page = entry.flag("pyramid_turns_page")
        self.last_space_token = entry.flag("last_space_token")
        self.must_take_card = entry.choice("end_card", ("may", "must")) == 1
        self.passes_before = entry.choice("first_player_passes", ("after", "before")) == 1
        self.late_worship = entry.choice("war_worship", ("at once", "end of turn"), needed=False) == 1
        self.conversion_worship = entry.flag("conversion_worship")
        self.conversion_card = entry.flag("conversion_card")
        self.first_above = entry.choice("multiplier", ("passed", "above")) == 1
        self.score_track = entry.whole("score_track")
        self.random_fortresses = entry.flag("random_fortresses")


class Token:
    """A kind of pyramid token (chapter 14)."""

    def __init__(self, effect: Effect, copies: int) -> None:
        self.effect = effect
        self.copies = copies


class Card:
    """A design of a power card (chapter 28). moments, actions: masks; copies: by edition; text: of a card that is none
    of ours."""

    def __init__(
        self, index: int, name: str, title: str, cost: int, moments: int, actions: int, needs: list[Need], civs: int,
        effects: list[Effect], copies: list[int], clause: str, text: str,
    ) -> None:  # fmt: skip
        self.index = index
        self.name = name
        self.title = title
        self.cost = cost
        self.moments = moments
        self.actions = actions
        self.needs = needs
        self.civs = civs
        self.effects = effects
        self.copies = copies
        self.clause = clause
        self.text = text
        self.aids = [0] * AIDS  # how much it can be counted on for: the first effect of each kind
        for effect in reversed(effects):
            if effect.aid != NO_AID:
                self.aids[effect.aid] = effect.n


class Box:
    """All of it. rewards: by round bonus card the mask of what it rewards. origins: (entry, where it comes from)."""

    def __init__(
        self,
        board: Board, places: list[Place], numbers: Numbers, editions: list[Edition], tokens: list[Token],
        round_cards: list[str], rewards: list[int], development: list[int], cards: list[Card],
        origins: list[tuple[str, str]],
    ) -> None:  # fmt: skip
        self.board = board
        self.places = places
        self.numbers = numbers
        self.editions = editions
        self.tokens = tokens
        self.round_cards = round_cards
        self.rewards = rewards
        self.development = development
        self.cards = cards
        self.origins = origins

    def houses(self) -> list[str]:
        """The entries that are not printed in any rulebook: a table that uses them says so."""
        return [name for name, origin in self.origins if origin == "house"]


# ---------------------------------------------------------------------------------------------------------------------
# Reading fields


def _by_seats(fields: Fields, key: str) -> list[int]:
    """A list for 2, 3 and 4 players, so that it can be read at the number of players."""
    return [0, 0, *(fields.table(key, 3) or [0, 0, 0])]


def word_mask(fields: Fields, key: str, words: tuple[str, ...]) -> int:
    """A list of some of these words, as a mask."""
    mask = 0
    value = fields.data[key] if fields.has(key, needed=True) else []
    if not isinstance(value, list):
        fields.expected(key, "box-words")
        return 0
    for word in value:
        if not isinstance(word, str) or word not in words:
            fields.complain(key, "component-word", word=shown(word), known=words)
        else:
            mask |= 1 << words.index(word)
    return mask
