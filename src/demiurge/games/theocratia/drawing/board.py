"""The island, drawn: sea, ground, conversion tiles, crystals, monsters, buildings, and the crests of the civs.

From below: the sea and the shore, tiles and their names, what lies and stands on them, the marks of what is possible,
the areas that can be clicked (so that no piece is in the way), the ghosts of a hovered answer."""

from __future__ import annotations

from functools import cache, lru_cache
from math import hypot
from typing import Final

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia import war
from demiurge.games.theocratia.board import NAMES, Board
from demiurge.games.theocratia.drawing import crests, layout, motifs, parts, pieces
from demiurge.games.theocratia.state import Theocracy, colour_of, tile_colour, tile_hex
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, hex_points
from demiurge.kit.phrases import joined
from demiurge.kit.pieces import hit, place, travels
from demiurge.kit.scene import GHOSTS, MARKS

UP: Final = 2.5  # a piece stands a little above the middle, to leave room for the hex's name
WHITE: Final = v.COLOURS.index("white")
CLICKED: Final = layout.R - 0.4  # how large a hex is to a finger
_SEA: Final = 260  # the sea goes on beyond the picture: a page may have room for more of it
_SHOALS: Final = ("sea-far", "sea-mid", "sea-near", "surf", "beach")  # lines around the land, the widest first
_INK: Final = {v.VOLCANO: " coord-light", WHITE: " coord-dark"}  # names on grounds that stay dark or pale
_NAME: Final = 24.6  # how far below the middle of a hex its name stands
_NAME_LAID: Final = 22.6  # and on a conversion tile


def draw_board(w: Words, view: Theocracy) -> str:
    title = esc(w("label-island"))
    head = f'<svg id="board" class="board-svg" viewBox="{layout.VIEW_BOX}" role="group" aria-label="{title}">'
    return f"{head}{_picture(w, view)}{MARKS}{_places(w, view)}{GHOSTS}</svg>"


def draw_still(w: Words, view: Theocracy, x: float, y: float, width: float, height: float) -> str:
    """The island as part of another SVG, in the middle of that frame, with nothing to click."""
    box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" viewBox="{layout.VIEW_BOX}"'
    return f"<svg {box}>{_picture(w, view)}</svg>"


def _picture(w: Words, view: Theocracy) -> str:
    board = view.game.board
    land = bits(board.land)
    edges = "".join(motifs.edge(board.terrain[h], *layout.MIDDLE[h]) for h in land)
    ground = "".join(ground_of(view, h, _taken(view, h), True) for h in land)
    stands = "".join(f"{crystal_on(view, h, _taken(view, h), True)}{piece_on(view, h, True)}" for h in land)
    return f"{_sea(board)}{edges}{ground}{stands}{crests.draw(w, view)}"


# ---- the sea
@lru_cache(maxsize=8)
def _sea(board: Board) -> str:
    """Definitions, water that gets shallow towards the land, waves, the shore."""
    land = bits(board.land)
    shape = "".join(f"M{hex_points(layout.R, layout.MIDDLE[h][0], layout.MIDDLE[h][1] + 1.5)}Z" for h in land)
    shoals = "".join(f'<path class="{look}" d="{shape}"/>' for look in _SHOALS)
    around = f'x="{-_SEA}" y="{-_SEA}" width="{layout.WIDTH + 2 * _SEA}" height="{layout.HEIGHT + 2 * _SEA}"'
    return (
        f'<defs>{motifs.tiles()}<radialGradient id="sea-light"><stop offset=".3" class="sea-shallow"/>'
        f'<stop offset="1" class="sea-deep"/></radialGradient></defs><rect {around} fill="url(#sea-light)"/>'
        f'{shoals}<path class="waves" d="{_waves(land)}"/>{motifs.CHART}'
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
def ground_of(view: Theocracy, h: int, quiet: bool = False, moves: bool = False) -> str:
    """A hex with the conversion tile on it; quiet under a piece. What travels has its key, once in the picture."""
    tile = _tile_on(view, h)
    return _ground(h, view.game.board.terrain[h], quiet or tile != v.NONE, tile, moves)


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


def _tile_on(view: Theocracy, h: int) -> int:
    """The colour of the topmost conversion tile on a hex, -1 for none (TH-0.1)."""
    found = v.NONE
    for laid in view.laid:
        if tile_hex(laid) == h:
            found = tile_colour(laid)
    return found


# ---- what lies and stands on it
def _taken(view: Theocracy, h: int) -> bool:
    """Whether a piece stands on a hex."""
    return view.piece[h] != v.NONE or bool(view.monsters >> h & 1)


def crystal_on(view: Theocracy, h: int, aside: bool = False, moves: bool = False) -> str:
    """The crystal of a hex; aside where a piece is in the middle."""
    if not view.crystals >> h & 1:
        return ""
    x, y = layout.MIDDLE[h]
    right, down, size = (17.5, 12.5, 0.9) if aside else (0, 3.5, 1.24)
    key = travels(f"gem-{NAMES[h]}" if moves else "")
    return pieces.crystal(view.game.board.terrain[h], x + right, y + down, size, key)


def piece_on(view: Theocracy, h: int, moves: bool = False) -> str:
    """The building or the monster of a hex; one that travels has its key."""
    x, y = layout.MIDDLE[h]
    what = view.piece[h]
    if what != v.NONE:
        civ, kind = divmod(what, v.KINDS)
        key = pieces.building_key(civ, kind, h) if moves else ""
        return pieces.building(civ, kind, x, y - UP, pieces.SCALE, piece=key)
    if view.monsters >> h & 1:
        key = travels(f"monster-{NAMES[h]}" if moves else "")
        left = 4 if view.crystals >> h & 1 else 0
        return pieces.monster(view.game.board.terrain[h] == v.YELLOW, x - left, y - UP - 1, pieces.SCALE, key)
    return ""


def standing(view: Theocracy, h: int) -> str:
    """All that is on a hex, for a ghost that draws its ground anew."""
    return f"{crystal_on(view, h, _taken(view, h))}{piece_on(view, h)}"


# ---- what can be clicked
def _places(w: Words, view: Theocracy) -> str:
    return "".join(
        place(layout.place_of(h), _tip(view, h), note_of(w, view, h), hit(hex_points(CLICKED, *layout.MIDDLE[h])))
        for h in bits(view.game.board.land)
    )


def _tip(view: Theocracy, h: int) -> str:
    if view.piece[h] != v.NONE:
        return v.BUILDINGS[view.piece[h] % v.KINDS]
    return "monster" if view.monsters >> h & 1 else f"terrain-{motifs.GROUNDS[view.game.board.terrain[h]]}"


def note_of(w: Words, view: Theocracy, h: int) -> str:
    """What lies on a hex, in whole sentences."""
    terrain, found = view.game.board.terrain[h], [land_of(w, view, h)]
    if view.piece[h] != v.NONE:
        found.append(w("label-hex-building", what=parts.PIECE[view.piece[h]]))
        safe = view.piece[h] % v.KINDS > v.BARRACK
        found.append(w("label-hex-safe") if safe else w("label-hex-price", n=war.price(view, h)))
    elif view.monsters >> h & 1:
        found.append(w("label-hex-monster", desert=parts.YES[terrain == v.YELLOW]))
        found.append(w("label-hex-price", n=war.price(view, h)))
    if view.crystals >> h & 1:
        found.append(w("label-hex-crystal", colour=parts.CRYSTAL[terrain]))
    return joined(*found)


def land_of(w: Words, view: Theocracy, h: int) -> str:
    """The ground of a hex, and whose it is."""
    ground, colour = parts.TERRAIN[view.game.board.terrain[h]], colour_of(view, h)
    if _tile_on(view, h) != v.NONE:
        return w("label-hex-converted", place=NAMES[h], terrain=ground, player=parts.PLAYER[colour])
    if not 0 <= colour < v.PLAYERS:
        return w("label-hex", place=NAMES[h], terrain=ground)
    if view.seat_of[colour] == v.NOBODY:
        return w("label-hex-nobody", place=NAMES[h], terrain=ground)
    return w("label-hex-own", place=NAMES[h], terrain=ground, player=parts.PLAYER[colour])
