"""The component files decoded into the box, with every mistake named by file, entry and field.

An owner of the game can replace entries with `load_box(path)`; how files are read is the kernel's
(`kernel/components.py`)."""

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia import board as boards
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.board import Board
from demiurge.games.theocratia.box import Box, Card, Edition, Numbers, Place, Token, word_mask
from demiurge.games.theocratia.effects import catalogue, needs
from demiurge.games.theocratia.effects.base import Effect
from demiurge.kernel.components import Components, Fields, shown
from demiurge.kernel.masks import bits, mask_of
from demiurge.kernel.text import text

_MAP: Final = "map.json"
_PLACES: Final = "places.json"
_TABLES: Final = "tables.json"
_EDITIONS: Final = "editions.json"
_TOKENS: Final = "tokens.json"
_ROUND_CARDS: Final = "round_cards.json"
_DEVELOPMENT: Final = "development_cards.json"
_POWER_CARDS: Final = "power_cards.json"
_FILES: Final = (_MAP, _PLACES, _TABLES, _EDITIONS, _TOKENS, _ROUND_CARDS, _DEVELOPMENT, _POWER_CARDS)

NO_COLOUR: Final = -1
_LETTERS: Final = "RNBWGYVF"
_NOTHING: Final = "-"
_MONSTER: Final = "m"
PLACES: Final = 4  # corners of the island, one for each civ

IN_CARDS: Final = tuple(effect.word for effect in catalogue.OF_CARDS)
ON_TOKENS: Final = tuple(effect.token for effect in catalogue.OF_TOKENS)
PASSED_OVER: Final = ("civ", "limit")  # an effect that has no use for them may have them, as ever
NEEDED: Final = tuple(need.word for need in needs.NEEDS)

_loaded: list[Box] = []  # the built-in box: nothing in it changes, so one is enough for all games


def load_box(path: str = "") -> Box:
    """The built-in components, with the entries of a file or folder of the user's in place of those they name."""
    if path:
        return _read_box(path)
    if not _loaded:
        _loaded.append(_read_box(""))
    return _loaded[0]


def _read_box(path: str) -> Box:
    components = Components("demiurge.games.theocratia", _FILES, path)
    components.check()
    tables = {entry.name: entry for entry in components.entries(_TABLES)}
    endowment: dict[str, tuple[int, int]] = {}
    for building, name in (("barrack", "start with a barrack"), ("factory", "start with a factory")):
        entry = tables[name]
        endowment[building] = entry.whole("green"), entry.whole("warriors")
    editions = [Edition(i, entry) for i, entry in enumerate(components.entries(_EDITIONS))]
    tokens = [_read_token(entry) for entry in components.entries(_TOKENS)]
    rounds = components.entries(_ROUND_CARDS)
    development: list[int] = []
    for kind, entry in enumerate(components.entries(_DEVELOPMENT)):
        development += [kind] * entry.whole("copies")
    if len(development) != PLACES:
        components.entries(_DEVELOPMENT)[-1].complain("copies", "box-cards", n=len(development), civs=PLACES)
    box = Box(
        board=read_board(components),
        places=_read_places(components, endowment),
        numbers=Numbers(tables),
        editions=editions,
        tokens=tokens,
        round_cards=[entry.name for entry in rounds],
        rewards=[word_mask(entry, "rewards", v.REWARDS) for entry in rounds],
        development=development,
        cards=[_read_card(i, entry, editions) for i, entry in enumerate(components.entries(_POWER_CARDS))],
        origins=components.origins,
    )
    components.check()
    _check_supply(tables, box)
    components.close()
    return box


def _read_places(components: Components, endowment: dict[str, tuple[int, int]]) -> list[Place]:
    found: list[Place] = []
    entries = components.entries(_PLACES)
    for entry in entries:
        entry.text("position")
        building = v.BARRACK if entry.choice("building", ("barrack", "factory")) == 0 else v.FACTORY
        green, warriors = endowment[v.BUILDINGS[building]]
        found.append(Place(building, entry.choice("civ", v.CIVS), green, warriors))
    if sorted(place.civ for place in found) != list(range(PLACES)):
        entries[-1].complain("civ", "box-civs")
    return found


def _check_supply(tables: dict[str, Fields], box: Box) -> None:
    """What the map and the corners take must be there (TH-2.7, TH-2.9)."""
    board, numbers = box.board, box.numbers
    for colour in range(v.GREEN + 1):
        laid = (board.crystals & board.ground[colour]).bit_count()
        given = sum(place.green for place in box.places) if colour == v.GREEN else 0
        if laid + given > numbers.crystals[colour]:
            tables["crystals"].complain(v.CRYSTALS[colour], "box-crystals", n=laid + given)
    if len(numbers.cell_rounds) * numbers.cell_black > numbers.crystals[v.BLACK]:
        tables["crystals"].complain("black", "box-black")
    for kind, colour in enumerate((v.GREEN, v.YELLOW)):
        count = (board.monsters & board.ground[colour]).bit_count()
        if count != numbers.monsters[kind]:
            tables["monsters"].complain(("plain", "desert")[kind], "box-monsters", n=count)
    if not numbers.dice:
        tables["pieces of a civ"].complain("die", "box-dice")


# ---------------------------------------------------------------------------------------------------------------------
# Tokens and power cards


def _read_token(entry: Fields) -> Token:
    made = catalogue.OF_TOKENS[entry.choice("effect", ON_TOKENS)]
    return Token(made(entry.whole("n", high=v.MOST), entry), entry.whole("copies"))


def _read_card(index: int, entry: Fields, editions: list[Edition]) -> Card:
    actions = 0
    for number in entry.table("actions", 0):
        if 1 <= number <= v.FACES:
            actions |= 1 << number
        else:
            entry.complain("actions", "box-action", n=number, most=v.FACES)
    return Card(
        index=index,
        name=entry.name,
        title=entry.text("title"),
        cost=entry.whole("cost"),
        moments=word_mask(entry, "moments", v.MOMENTS),
        actions=actions,
        needs=[needs.NEEDS[need] for need in bits(word_mask(entry, "needs", NEEDED))],
        civs=entry.whole("civs", high=2),
        effects=_read_effects(entry),
        copies=[entry.whole(edition.name) for edition in editions],
        clause=entry.text("clause"),
        text=entry.text("text", needed=False),
    )


def _read_effects(entry: Fields) -> list[Effect]:
    found: list[Effect] = []
    value = entry.data["effects"] if entry.has("effects", needed=True) else []
    if not isinstance(value, list) or not value:
        entry.expected("effects", "component-effects")
        return found
    for number, data in enumerate(value, 1):
        if not isinstance(data, dict):
            entry.complain(f"effects {number}", "component-no-object", got=shown(data))
            continue
        fields = Fields(entry.file, entry.name, data, entry.mistakes, f"effects {number}.")
        made = catalogue.OF_CARDS[fields.choice("op", IN_CARDS)]
        found.append(made(fields.whole("n", needed=False), fields))
        for key in PASSED_OVER:
            fields.has(key)
        fields.close()
    return found


# ---------------------------------------------------------------------------------------------------------------------
# The map


class _Reading:
    """The map while it is read from its rows."""

    def __init__(self) -> None:
        self.terrain = [NO_COLOUR] * boards.HEXES
        self.fortress = [-1] * PLACES
        self.start = [-1] * PLACES
        self.monsters = 0
        self.numbered = 0

    def cell(self, entry: Fields, h: int, code: str) -> None:
        """`G1`, `Ym`: a terrain, the place whose building stands there, a monster."""
        if code == _NOTHING:
            return
        letter, rest = code[0], code[1:]
        monster = rest.endswith(_MONSTER)
        number = rest[:-1] if monster else rest
        if letter not in _LETTERS or (number and number not in ("1", "2", "3", "4")):
            entry.complain("hexes", "box-no-hex", hex=boards.hex_name(h), got=shown(code))
            return
        terrain = _LETTERS.index(letter)
        self.terrain[h] = terrain
        if monster:
            if terrain not in (v.GREEN, v.YELLOW) or number:
                entry.complain("hexes", "box-monster", hex=boards.hex_name(h))
            self.monsters |= 1 << h
        if bool(number) != (terrain == v.FORTRESS_HEX) and not (number and terrain == v.GREEN):
            entry.complain("hexes", "box-number", hex=boards.hex_name(h))
        elif number:
            corners = self.fortress if terrain == v.FORTRESS_HEX else self.start
            if corners[int(number) - 1] >= 0:
                entry.complain("hexes", "box-second", hex=boards.hex_name(h), place=number)
            corners[int(number) - 1] = h
            self.numbered |= 1 << h

    def board(self) -> Board:
        land = mask_of([h for h in range(boards.HEXES) if self.terrain[h] >= 0])
        ground = [
            mask_of([h for h in range(boards.HEXES) if self.terrain[h] == colour]) for colour in range(v.YELLOW + 1)
        ]
        distance = [[boards.steps_between(a, b) for b in range(boards.HEXES)] for a in range(boards.HEXES)]
        near = [
            mask_of([b for b in range(boards.HEXES) if distance[a][b] == 1 and land >> b & 1]) if land >> a & 1 else 0
            for a in range(boards.HEXES)
        ]
        crystals = mask_of([h for h in range(boards.HEXES) if 0 <= self.terrain[h] <= v.GREEN]) & ~self.numbered
        return Board(self.terrain, land, near, distance, self.fortress, self.start, crystals, self.monsters, ground)


def read_board(components: Components) -> Board:
    """The map of the rows A to I. What the setup leans on is checked: every corner has its two hexes, side by side,
    and one hex of each player's colour beside its fortress (TH-2.5, TH-3.3)."""
    reading, entries = _Reading(), components.entries(_MAP)
    for row, entry in enumerate(entries):
        cells = [h for h in range(boards.HEXES) if boards.row_of(h) == row]
        words = entry.text("hexes").split()
        if len(words) != len(cells):
            entry.complain("hexes", "box-hexes", n=len(cells), got=len(words))
            continue
        for h, code in zip(cells, words):
            reading.cell(entry, h, code)
    board = reading.board()
    last = entries[-1]
    for place in range(PLACES):
        _check_place(last, board, place)
    return board


def _check_place(entry: Fields, board: Board, place: int) -> None:
    fortress, start = board.fortress[place], board.start[place]
    if fortress < 0 or start < 0:
        entry.complain("hexes", "box-place", place=place + 1)
        return
    if not board.near[fortress] >> start & 1:
        entry.complain("hexes", "box-apart", place=place + 1)
    for colour in range(v.PLAYERS):
        beside = (board.near[fortress] & board.ground[colour]).bit_count()
        if beside != 1:
            named = text(f"crystal-{v.COLOURS[colour]}")
            entry.complain("hexes", "box-beside", place=place + 1, n=beside, colour=named)
