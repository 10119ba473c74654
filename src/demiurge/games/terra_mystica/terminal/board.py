"""The map: hexes as they lie on the table, with their names, buildings, bridges and towns, and where one may build."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from rich.text import Text

from demiurge.games.terra_mystica import actions, boards, terraform, wheel
from demiurge.games.terra_mystica.drawing.parts import STRUCTURE, TERRAIN
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.terminal import paint
from demiurge.games.terra_mystica.vocabulary import VARIABLE
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words

PATTERN: Final = ("∴", "≡", "ψ", "≈", "♣", "▲", "×", "*", "^")  # by terrain; an owner's mark is that of the home
ROOFS: Final = ("", "▗▟▙▖", "▟▙▟▙", "▗██▖", "▙▄▄▟", "▄▟▙▄")  # gable, two gables, dome, towers, steps
NO_OWNER: Final = -1


class Scale(NamedTuple):
    """The size of a hex: `wide` characters (even), one row of hexes every `tall` lines."""

    wide: int
    tall: int

    @property
    def width(self) -> int:
        return boards.COLS * self.wide


def colour_of(p: Player) -> int:
    """The terrain whose colour a player's pieces have; -1 before a faction is chosen."""
    return p.start_colour if p.home >= VARIABLE else p.home


def piece_of(p: Player) -> str:
    return paint.PIECE[colour_of(p)] if colour_of(p) >= 0 else paint.LINE


def mark_of(p: Player) -> str:
    return PATTERN[colour_of(p)] if colour_of(p) >= 0 else "?"


# ---- where the hexes lie
@cache
def owners(cells: tuple[tuple[int, int], ...], top: int, rows: int, scale: Scale) -> list[list[int]]:
    """For each dot of the map the cell it belongs to, by its place in `cells`, or NO_OWNER."""
    found = [[NO_OWNER] * scale.width for _ in range(2 * height(rows, scale))]
    for number, (row, col) in enumerate(cells):
        x, y = middle(row - top, col, row & 1, scale)
        half, corner = scale.wide / 2, 4 * scale.tall / 3
        for down in range(max(0, int(y - corner)), min(len(found), int(y + corner) + 1)):
            for right in range(max(0, int(x - half)), min(scale.width, int(x + half))):
                across, along = abs(right + 0.5 - x) / half, abs(down + 0.5 - y) / corner
                if across <= 1 and along <= 1 - across / 2 and found[down][right] == NO_OWNER:
                    found[down][right] = number
    return found


def height(rows: int, scale: Scale) -> int:
    return rows * scale.tall + 1


def middle(row: int, col: int, odd: int, scale: Scale) -> tuple[float, float]:
    """The middle of a cell in dots; odd rows lie half a cell to the right."""
    return scale.wide * (col + 0.5 + 0.5 * odd), 2 * scale.tall * row + 4 * scale.tall / 3


class Lit(NamedTuple):
    """What the seat may do where: spades needed by hex (0: none), hexes it may raise, bridges, rivers to skip."""

    build: dict[int, int]
    raised: set[int]
    bridges: list[int]
    rivers: list[int]


def lit(s: Mystica, seat: int) -> Lit:
    found = Lit({}, set(), [], [])
    transforms: dict[int, int] = {}
    for action in s.answers(seat) if seat in s.waiting() else []:
        if action in actions.BUILD:
            h = actions.BUILD.at(action)
            found.build[h] = spades(s, s.players[seat], h, s.players[seat].home)
        elif action in actions.TRANSFORM:
            h, new, _ = actions.transform_of(action)
            transforms[h] = min(transforms.get(h, wheel.NEVER), spades(s, s.players[seat], h, new))
        elif action in actions.UPGRADE:
            found.raised.add(actions.upgrade_of(action)[0])
        elif action in actions.BRIDGE:
            found.bridges.append(actions.BRIDGE.at(action))
        elif action in actions.CONNECT:
            found.rivers.append(actions.CONNECT.at(action))
    if not s.players[seat].actions or not s.round:  # not where a transform is only a poorer dwelling
        found.build.update({h: n for h, n in transforms.items() if h not in found.build})
    return found


def spades(s: Mystica, p: Player, h: int, new: int) -> int:
    if new == s.terrain[h] or new >= VARIABLE:
        return 0
    if terraform.is_home(p, s.terrain[h]) or p.free_transform:
        return 0
    n = s.faction(p).spades(s, p, s.terrain[h], new)
    return 0 if n >= wheel.NEVER else n


# ---- drawing
class Map:
    """One drawing of the map."""

    def __init__(self, w: Words, s: Mystica, seat: int, scale: Scale) -> None:
        self.w, self.s, self.scale = w, s, scale
        board = s.game.board
        self.land = [h for h in range(boards.HEXES) if board.terrain[h] >= 0]
        self.cells = tuple([board.position[h] for h in self.land] + list(board.river_position))
        self.top = min(row for row, _ in self.cells)
        rows = max(row for row, _ in self.cells) - self.top + 1
        self.canvas = paint.Canvas(scale.width, height(rows, scale), paint.WATER)
        self.places = owners(self.cells, self.top, rows, scale)
        self.lit = lit(s, seat)
        self.towns = 0
        for p in s.players:
            self.towns |= p.towns

    def drawn(self, coloured: bool = True) -> list[Text]:
        self.draw_ground()
        for number in range(len(self.land), len(self.cells)):
            self.draw_river(number - len(self.land))
        for place in self.lit.bridges:
            self.draw_bridge(place, paint.GLOW_FAR, paint.GLOW_FAR)
        for place, seat in zip(self.s.bridges, self.s.bridge_owners, strict=True):
            self.draw_bridge(place, piece_of(self.s.players[seat]), paint.PLANK)
        for h in self.land:
            self.draw_hex(h)
        return self.canvas.drawn(coloured)

    def ground(self, h: int) -> str:
        """Paler under dark pieces and darker under light ones, so that a piece stands even on its own colour."""
        colour = paint.GROUND[self.s.terrain[h]]
        if self.s.owner[h] < 0:
            return colour
        pale = paint.light(piece_of(self.s.players[self.s.owner[h]]))
        return paint.mix(colour, paint.TABLE, 0.45) if pale else paint.mix(colour, "#ffffff", 0.35)

    def draw_ground(self) -> None:
        """The dots of each hex: its lower edge shows the thickness of the tile, a ring says that one may build."""
        places, dots = self.places, self.canvas.dots
        for y, row in enumerate(places):
            for x, number in enumerate(row):
                if not 0 <= number < len(self.land):
                    continue
                h = self.land[number]
                ground = self.ground(h)
                if h in self.lit.build and self.on_edge(x, y):
                    dots[y][x] = self.glow(h)
                elif y + 1 >= len(places) or places[y + 1][x] != number:
                    dots[y][x] = paint.mix(ground, "#000000", 0.38)
                else:
                    dots[y][x] = ground

    def on_edge(self, x: int, y: int) -> bool:
        number = self.places[y][x]
        for right, down in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            if not (0 <= right < self.scale.width and 0 <= down < len(self.places)):
                return True
            if self.places[down][right] != number:
                return True
        return False

    def glow(self, h: int) -> str:
        return paint.GLOW if self.lit.build[h] <= 1 else paint.GLOW_FAR

    def corner(self, row: int, col: int) -> tuple[int, int]:
        """The character above which the middle of a cell lies, and its first line."""
        x, _ = middle(row - self.top, col, row & 1, self.scale)
        return int(x), (row - self.top) * self.scale.tall

    def draw_river(self, river: int) -> None:
        row, col = self.s.game.board.river_position[river]
        x, y = self.corner(row, col)
        if river in self.lit.rivers:
            self.canvas.write(x - 2, y + 1, f"r{river}".center(4), paint.DARK, paint.GLOW, True)
        elif self.s.rivers >> river & 1:
            self.canvas.write(x - 1, y + 1, "╬╬", paint.KEY, paint.WATER, True)
        else:
            right, down = (-1, 1) if (row + col) % 2 else (0, min(2, self.scale.tall - 1))
            waves = "~~" if (row * 7 + col * 3) % 3 else "~"
            self.canvas.write(x + right, y + down, waves, paint.WAVE, paint.WATER)

    def draw_bridge(self, place: int, colour: str, other: str) -> None:
        """A line from hex to hex over the water between them, with planks."""
        ends = [self.s.game.board.position[h] for h in actions.BRIDGES[place]]
        (x1, y1), (x2, y2) = (middle(row - self.top, col, row & 1, self.scale) for row, col in ends)
        upright = x1 == x2
        length = int(max(abs(x2 - x1), abs(y2 - y1)))
        for step in range(length + 1):
            x, y = int(x1 + (x2 - x1) * step / length), int(y1 + (y2 - y1) * step / length)
            for right, down in ((x - 1, y), (x, y)) if upright else ((x, y), (x, y - 1)):
                if not (0 <= down < len(self.places) and 0 <= right < self.scale.width):
                    continue
                if not 0 <= self.places[down][right] < len(self.land):
                    self.canvas.dot(right, down, other if step % 3 == 1 else colour)
                    self.canvas.marks.pop((right, down // 2), None)

    def draw_hex(self, h: int) -> None:
        s, ground = self.s, self.ground(h)
        row, col = s.game.board.position[h]
        x, y = self.corner(row, col)
        name = boards.hex_name(h)
        if h in self.lit.build or h in self.lit.raised:
            far = h in self.lit.build and self.lit.build[h] > 1
            back = paint.GLOW_FAR if far else paint.GLOW
            self.canvas.write(x - 1, y, name, paint.ink_on(back), back, True)
        else:
            self.canvas.write(x - 1, y, name, paint.ink_on(ground), ground)
        if s.owner[h] >= 0:
            self.draw_piece(h, x, y + 1)
        elif h in self.lit.build:
            self.draw_price(h, x, y + 1)
        else:
            self.draw_pattern(h, x, y + 1)

    def draw_piece(self, h: int, x: int, y: int) -> None:
        p, kind, ground = self.s.players[self.s.owner[h]], self.s.building[h], self.ground(h)
        colour, called = piece_of(p), self.w.say(STRUCTURE[kind], "short")
        if self.scale.tall > 2:
            self.canvas.write(x - 2, y, ROOFS[kind], colour, ground)
            y += 1
        if self.scale.wide < 6:
            self.canvas.write(x - 1, y, f"{called:>2}", paint.ink_on(colour), colour, True)
            return
        self.canvas.write(x - 2, y, f"{mark_of(p)}{called:^3}", paint.ink_on(colour), colour, True)
        if self.towns >> h & 1:
            self.canvas.write(x + 1, y, "⚷", paint.KEY if not paint.light(colour) else "#7a4a00", colour, True)

    def draw_price(self, h: int, x: int, y: int) -> None:
        """Spades needed; a house where none is."""
        n = self.lit.build[h]
        text = f" {n}♠ " if n else " ⌂  "
        if self.scale.tall > 2:
            self.draw_pattern(h, x, y)
            y += 1
        if self.scale.wide < 6:
            text = text.strip()[:2].center(2)
            self.canvas.write(x - 1, y, text, paint.INK, paint.TABLE, True)
        else:
            self.canvas.write(x - 2, y, text, paint.INK, paint.TABLE, True)

    def draw_pattern(self, h: int, x: int, y: int) -> None:
        terrain, ground = self.s.terrain[h], self.ground(h)
        sign = PATTERN[terrain]
        ink = paint.mix(ground, "#ffffff", 0.3) if terrain in (1, 2, 8) else paint.mix(ground, "#000000", 0.35)
        if self.scale.wide < 6:
            self.canvas.write(x - 1, y, sign, ink, ground)
            return
        self.canvas.write(x - 2, y, f"{sign} {sign}", ink, ground)
        if self.scale.tall > 2 and h not in self.lit.build:
            self.canvas.write(x - 1, y + 1, f"{sign} {sign}", ink, ground)


def legend(w: Words, s: Mystica, width: int) -> list[Text]:
    """What the signs of the map mean."""
    used = sorted({s.terrain[h] for h in bits(s.game.board.land)})
    items = []
    for terrain in used:
        said = f"{PATTERN[terrain]} {w.say(TERRAIN[terrain])}"
        items.append(paint.chip(said, paint.ink_on(paint.GROUND[terrain]), paint.GROUND[terrain], False))
    return paint.flow(items, width)
