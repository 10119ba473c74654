"""The island, drawn: sea, ground, conversion tiles, crystals, monsters, buildings, and the crests of the civs.

From below: the sea and the shore, tiles and their names, what lies and stands on them, the marks of what is possible,
the areas that can be clicked (so that no piece is in the way), the ghosts of a hovered answer."""

from __future__ import annotations

from functools import cache, lru_cache
from math import hypot
from typing import Final, NamedTuple

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia import war
from demiurge.games.theocratia.board import NAMES, Board
from demiurge.games.theocratia.drawing import crests, layout, motifs, parts, pieces
from demiurge.games.theocratia.state import Theocracy, colour_of, tile_colour, tile_hex
from demiurge.kernel.masks import bits, cells
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, hex_points
from demiurge.kit.phrases import joined
from demiurge.kit.pieces import hit, place, travels
from demiurge.kit.portrait import Still
from demiurge.kit.scene import GHOSTS, MARKS

UP: Final = 2.5  # a piece stands a little above the middle, to leave room for the hex's name
WHITE: Final = v.COLOURS.index("white")
CLICKED: Final = layout.R - 0.4  # how large a hex is to a finger
_SEA: Final = 260  # the sea goes on beyond the picture: a page may have room for more of it
_SHOALS: Final = ("sea-far", "sea-mid", "sea-near", "surf", "beach")  # lines around the land, the widest first
_INK: Final = {v.VOLCANO: " coord-light", WHITE: " coord-dark"}  # names on grounds that stay dark or pale
KEPT: Final = 4096  # hexes of which something is remembered
ISLANDS: Final = 512  # and islands
_NAME: Final = 24.6  # how far below the middle of a hex its name stands
_NAME_LAID: Final = 22.6  # and on a conversion tile


def draw_board(w: Words, view: Theocracy) -> str:
    title = esc(w("label-island"))
    head = f'<svg id="board" class="board-svg" viewBox="{layout.VIEW_BOX}" role="group" aria-label="{title}">'
    island = island_of(view)
    return f"{head}{_picture(w, view, island)}{MARKS}{_places(w, island)}{GHOSTS}</svg>"


def still(w: Words, view: Theocracy) -> Still:
    """The island with nothing to click."""
    return Still(_picture(w, view, island_of(view)), layout.VIEW_BOX)


def _picture(w: Words, view: Theocracy, island: Island) -> str:
    return f"{_sea(island.board)}{_all_layers(island)}{crests.draw(w, view)}"


# ---- a hex
class Hex(NamedTuple):
    """A hex as it is now: all that its picture and its note read. colour: whose land it is, -1 for nobody's; played:
    whether somebody plays that colour; tile: the colour of the topmost conversion tile on it, -1 for none (TH-0.1);
    piece: as the Theocracy has it; price: of what can be attacked there."""

    h: int
    terrain: int
    colour: int
    played: bool
    tile: int
    piece: int
    monster: bool
    crystal: bool
    price: int

    @property
    def taken(self) -> bool:
        """Whether a piece stands on it."""
        return self.piece != v.NONE or self.monster


class Island(NamedTuple):
    """All hexes as they are now. played: masks of the land of those who play; prices: of the hexes that have one; the
    others as the Theocracy has them."""

    board: Board
    ground: tuple[int, ...]
    played: int
    laid: tuple[int, ...]
    piece: tuple[int, ...]
    monsters: int
    crystals: int
    prices: tuple[tuple[int, int], ...]


def island_of(view: Theocracy) -> Island:
    played = 0
    for colour in range(v.PLAYERS):
        played |= view.ground[colour] if view.seat_of[colour] != v.NOBODY else 0
    taken = [h for h, piece in enumerate(view.piece) if piece != v.NONE] + cells(view.monsters)
    prices = [(h, _price(view, h)) for h in taken]
    return Island(
        view.game.board, tuple(view.ground), played, tuple(view.laid), tuple(view.piece), view.monsters, view.crystals,
        tuple(prices),
    )  # fmt: skip


def hexes(island: Island) -> list[Hex]:
    """All of the island."""
    tiles = {tile_hex(laid): tile_colour(laid) for laid in island.laid}
    colours = {h: colour for colour, mask in enumerate(island.ground) for h in cells(mask)}
    prices = dict(island.prices)
    return [
        Hex(
            h, island.board.terrain[h], colours.get(h, v.NONE), bool(island.played >> h & 1), tiles.get(h, v.NONE),
            island.piece[h], bool(island.monsters >> h & 1), bool(island.crystals >> h & 1), prices.get(h, 0),
        )
        for h in cells(island.board.land)
    ]  # fmt: skip


def hex_at(view: Theocracy, h: int) -> Hex:
    piece, monster, colour = view.piece[h], bool(view.monsters >> h & 1), colour_of(view, h)
    tiles = {tile_hex(laid): tile_colour(laid) for laid in view.laid}
    played = 0 <= colour < v.PLAYERS and view.seat_of[colour] != v.NOBODY
    price = _price(view, h) if monster or piece != v.NONE else 0
    terrain, crystal = view.game.board.terrain[h], bool(view.crystals >> h & 1)
    return Hex(h, terrain, colour, played, tiles.get(h, v.NONE), piece, monster, crystal, price)


def _price(view: Theocracy, h: int) -> int:
    """Of what stands on a hex; 0 where it cannot be attacked."""
    safe = view.piece[h] != v.NONE and view.piece[h] % v.KINDS > v.BARRACK
    return 0 if safe else war.price(view, h)


@lru_cache(maxsize=ISLANDS)
def _all_layers(island: Island) -> str:
    ground, stands = map("".join, zip(*map(_layers, hexes(island)), strict=True))
    return f"{ground}{stands}"


@lru_cache(maxsize=KEPT)
def _layers(one: Hex) -> tuple[str, str]:
    """The ground, and what lies and stands on it."""
    return ground_of(one, one.taken, True), f"{crystal_on(one, one.taken, True)}{piece_on(one, True)}"


# ---- the sea
@lru_cache(maxsize=8)
def _sea(board: Board) -> str:
    """Definitions, water that gets shallow towards the land, waves, the shore, the edges of the tiles."""
    land, terrain = bits(board.land), board.terrain
    edges = "".join(motifs.edge(terrain[h], *layout.MIDDLE[h]) for h in land)
    shape = "".join(f"M{hex_points(layout.R, layout.MIDDLE[h][0], layout.MIDDLE[h][1] + 1.5)}Z" for h in land)
    shoals = "".join(f'<path class="{look}" d="{shape}"/>' for look in _SHOALS)
    around = f'x="{-_SEA}" y="{-_SEA}" width="{layout.WIDTH + 2 * _SEA}" height="{layout.HEIGHT + 2 * _SEA}"'
    return (
        f'<defs>{motifs.tiles()}<radialGradient id="sea-light"><stop offset=".3" class="sea-shallow"/>'
        f'<stop offset="1" class="sea-deep"/></radialGradient></defs><rect {around} fill="url(#sea-light)"/>'
        f'{shoals}<path class="waves" d="{_waves(land)}"/>{motifs.CHART}{edges}'
    )


def _waves(land: list[int]) -> str:
    """Strewn over the open water, but always in the same way."""
    found = ""
    for row in range(-_SEA // 26, (layout.HEIGHT + _SEA) // 26):
        for col in range(-_SEA // 44, (layout.WIDTH + _SEA) // 44):
            seed = (row * 7919 + col * 104729 + 131) * 2654435761 & 0xFFFFFFFF
            x, y = col * 44 + (row & 1) * 22 + (seed >> 7) % 17, row * 26 + (seed >> 13) % 11
            if (seed >> 18) % 3 and layout.away_from(x + 8, y, land) > 2.05 * layout.R and not _in_chart(x + 8, y):
                found += f"M{x},{y}q4,-3.6 8,0t8,0"
    return found


def _in_chart(x: float, y: float) -> bool:
    """Whether a wave would run through what the chart shows there."""
    return any(hypot(x - sx, y - sy) < 48 for sx, sy in motifs.SITES)


# ---- ground
def ground_of(one: Hex, quiet: bool = False, moves: bool = False) -> str:
    """A hex with the conversion tile on it; quiet under a piece. What travels has its key, once in the picture."""
    return _ground(one.h, one.terrain, quiet or one.tile != v.NONE, one.tile, moves)


@cache
def _ground(h: int, terrain: int, quiet: bool, colour: int, moves: bool) -> str:
    x, y = layout.MIDDLE[h]
    shown, down, tile = terrain, _NAME, ""
    if colour != v.NONE:
        shown, down = colour, _NAME_LAID
        tile = motifs.laid(colour, x, y, travels(f"tile-{NAMES[h]}-{v.COLOURS[colour]}" if moves else ""))
    name = (
        f'<text class="coord{_INK.get(shown, "")}" stroke="var(--t-{motifs.GROUNDS[shown]})" x="{x:.1f}"'
        f' y="{y + down:.1f}">{NAMES[h]}</text>'
    )
    return f"{motifs.tile(terrain, x, y, quiet)}{tile}{name}"


# ---- what lies and stands on it
def crystal_on(one: Hex, aside: bool = False, moves: bool = False) -> str:
    """The crystal of a hex; aside where a piece is in the middle."""
    if not one.crystal:
        return ""
    x, y = layout.MIDDLE[one.h]
    right, down, size = (17.5, 12.5, 0.9) if aside else (0, 3.5, 1.24)
    key = travels(f"gem-{NAMES[one.h]}" if moves else "")
    return pieces.crystal(one.terrain, x + right, y + down, size, key)


def piece_on(one: Hex, moves: bool = False) -> str:
    """The building or the monster of a hex; one that travels has its key."""
    x, y = layout.MIDDLE[one.h]
    if one.piece != v.NONE:
        civ, kind = divmod(one.piece, v.KINDS)
        key = pieces.building_key(civ, kind, one.h) if moves else ""
        return pieces.building(civ, kind, x, y - UP, pieces.SCALE, piece=key)
    if one.monster:
        key = travels(f"monster-{NAMES[one.h]}" if moves else "")
        left = 4 if one.crystal else 0
        return pieces.monster(one.terrain == v.YELLOW, x - left, y - UP - 1, pieces.SCALE, key)
    return ""


def standing(one: Hex) -> str:
    """All that is on a hex, for a ghost that draws its ground anew."""
    return f"{crystal_on(one, one.taken)}{piece_on(one)}"


# ---- what can be clicked
@lru_cache(maxsize=ISLANDS)
def _places(w: Words, island: Island) -> str:
    return "".join([_place(w, one) for one in hexes(island)])


@lru_cache(maxsize=KEPT)
def _place(w: Words, one: Hex) -> str:
    return place(layout.place_of(one.h), _tip(one), note_of(w, one), hit(hex_points(CLICKED, *layout.MIDDLE[one.h])))


def _tip(one: Hex) -> str:
    if one.piece != v.NONE:
        return v.BUILDINGS[one.piece % v.KINDS]
    return "monster" if one.monster else f"terrain-{motifs.GROUNDS[one.terrain]}"


def note_of(w: Words, one: Hex) -> str:
    """What lies on a hex, in whole sentences."""
    found = [land_of(w, one)]
    if one.piece != v.NONE:
        found.append(w("label-hex-building", what=parts.PIECE[one.piece]))
        safe = one.piece % v.KINDS > v.BARRACK
        found.append(w("label-hex-safe") if safe else w("label-hex-price", n=one.price))
    elif one.monster:
        found.append(w("label-hex-monster", desert=parts.YES[one.terrain == v.YELLOW]))
        found.append(w("label-hex-price", n=one.price))
    if one.crystal:
        found.append(w("label-hex-crystal", colour=parts.CRYSTAL[one.terrain]))
    return joined(*found)


def land_of(w: Words, one: Hex) -> str:
    """The ground of a hex, and whose it is."""
    name, ground = NAMES[one.h], parts.TERRAIN[one.terrain]
    if one.tile != v.NONE:
        return w("label-hex-converted", place=name, terrain=ground, player=parts.PLAYER[one.colour])
    if not 0 <= one.colour < v.PLAYERS:
        return w("label-hex", place=name, terrain=ground)
    if not one.played:
        return w("label-hex-nobody", place=name, terrain=ground)
    return w("label-hex-own", place=name, terrain=ground, player=parts.PLAYER[one.colour])
