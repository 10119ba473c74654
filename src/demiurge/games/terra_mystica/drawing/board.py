"""The map of Terra Mystica, drawn: ground, towns, bridges, buildings.

From below: water, tiles, towns, bridges, buildings, the marks of what is possible, the areas that can be clicked (so
that no piece is in the way), the ghosts of a hovered answer. Hexes, bridges and rivers are numbered as actions do."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.terra_mystica import towns
from demiurge.games.terra_mystica.actions import BRIDGES
from demiurge.games.terra_mystica.boards import hex_name
from demiurge.games.terra_mystica.drawing import motifs, parts, pieces
from demiurge.games.terra_mystica.drawing.layout import Layout, Point, crossing, layout_of, line
from demiurge.games.terra_mystica.state import Mystica, TerraMystica
from demiurge.games.terra_mystica.vocabulary import STRUCTURES
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, text
from demiurge.kit.pieces import travels
from demiurge.kit.portrait import Still
from demiurge.kit.scene import GHOSTS, MARKS

PIECE_SCALE: Final = 1.18
_UP: Final = 2.0  # a building stands a little above the middle, to leave room for the hex's name
_BRIDGE_WIDTH: Final = 12.0


def draw_board(w: Words, view: Mystica) -> str:
    layout = layout_of(view.game.board)
    keys = _keys(view, layout)  # above the marks, which they would hide
    below = f"{layout.head(w)}{layout.ground}{_tiles_and_pieces(view, layout)}"
    return f"{below}{MARKS}{keys}{_places(w, view, layout)}{GHOSTS}</svg>"


def still(view: Mystica) -> Still:
    """The map with nothing to click."""
    layout = layout_of(view.game.board)
    return Still(f"{layout.ground}{_tiles_and_pieces(view, layout)}{_keys(view, layout)}", layout.view_box)


def sketch(game: TerraMystica) -> str:
    """The map before anybody is on it, for who chooses one."""
    layout, ground = layout_of(game.board), game.board.terrain
    water = f'<rect class="portrait-ground" width="{layout.width:.0f}" height="{layout.height:.0f}" rx="24"/>'
    tiles = "".join([motifs.bare(ground[h], *layout.middle[h]) for h in layout.land])
    return f'<svg class="board-svg" viewBox="{layout.view_box}">{water}{tiles}</svg>'


def _tiles_and_pieces(view: Mystica, layout: Layout) -> str:
    tiles = _tiles(layout, tuple(view.terrain), tuple(view.owner))
    return f"{tiles}{_towns(view, layout)}{_bridges(view, layout)}{_buildings(view, layout)}"


@lru_cache(maxsize=256)
def _tiles(layout: Layout, terrain: tuple[int, ...], owner: tuple[int, ...]) -> str:
    edges = "".join([layout.edge(h, terrain[h]) for h in layout.land])
    tiles = "".join([layout.tile(h, terrain[h], owner[h] >= 0) for h in layout.land])
    return f"{edges}{tiles}"


# ---- towns
def _towns(view: Mystica, layout: Layout) -> str:
    found = ""
    for p in view.players:
        if p.towns:
            found += outlined(layout.outline(p.towns))
    for river in bits(view.rivers):
        found += _skipped(view, layout, river)
    return found


def outlined(path: str) -> str:
    return f'<path class="town-under" d="{path}"/><path class="town" d="{path}"/>'


def _skipped(view: Mystica, layout: Layout, river: int) -> str:
    """A river cell that a town of the Mermaids leaps: a line from it to each shore of that town."""
    x, y = layout.river[river]
    found = ""
    for p in view.players:
        for h in bits(p.towns & view.game.board.shores[river]):
            hx, hy = layout.middle[h]
            found += f"M{x:.1f},{y:.1f}L{x + (hx - x) * 0.5:.1f},{y + (hy - y) * 0.5:.1f}"
    return f'<g class="town-leap">{outlined(found)}</g>'


def _keys(view: Mystica, layout: Layout) -> str:
    """One key for each town, on its first hex; on the river where a town leaps one."""
    found = ""
    for p in view.players:
        left = p.towns
        while left:
            first = left & -left
            left &= ~towns.group_of(view, p, first)
            x, y = layout.middle[first.bit_length() - 1]
            found += pieces.key_tag(x - 20, y - 17)
    for river in bits(view.rivers):
        found += pieces.key_tag(*layout.river[river])
    return found


# ---- bridges
def _bridges(view: Mystica, layout: Layout) -> str:
    found, seen = "", dict.fromkeys(view.bridges, 0)
    for number, (bridge, seat) in enumerate(zip(view.bridges, view.bridge_owners, strict=True)):
        ends = layout.span(bridge, seen[bridge] * _BRIDGE_WIDTH)
        seen[bridge] += 1
        found += drawn_bridge(ends, pieces.colour_of(view.players[seat]), travels(f"bridge-{number}"))
    return found


def drawn_bridge(ends: tuple[Point, Point], colour: str, more: str = "", ghost: bool = False) -> str:
    """A deck in its owner's colour with planks across."""
    path = line(ends)
    return (
        f'<g class="bridge c-{colour}{" bridge-ghost" if ghost else ""}"{more}><line class="bridge-halo" {path}/>'
        f'<line class="bridge-rim" {path}/><line class="bridge-deck" {path} stroke="var(--f-{colour})"/>'
        f'<line class="bridge-planks" {path} stroke="var(--on-{colour})"/></g>'
    )


# ---- buildings
def _buildings(view: Mystica, layout: Layout) -> str:
    return "".join([
        building(pieces.look_of(view, seat), seat, view.building[h], *layout.middle[h], hex_name(h))
        for seat, p in enumerate(view.players)
        for h in bits(p.at[0])
    ])  # fmt: skip


@lru_cache(maxsize=4096)
def building(look: pieces.Look, seat: int, kind: int, x: float, y: float, at: str) -> str:
    """A building of a seat. `at`: the name of its hex."""
    return pieces.building(kind, *look, x, y - _UP, PIECE_SCALE, piece=f"b-{seat}-{STRUCTURES[kind]}-{at}")


def ghost_building(look: pieces.Look, kind: int, x: float, y: float) -> str:
    return pieces.building(kind, *look, x, y - _UP, PIECE_SCALE * 1.05, True)


# ---- what can be clicked
def _places(w: Words, view: Mystica, layout: Layout) -> str:
    built, town = [], 0
    for seat, p in enumerate(view.players):
        town |= p.towns
        built += [(h, parts.title_of(view, seat), _standing(view, h)) for h in bits(p.at[0])]
    bridges = tuple(zip(view.bridges, [parts.title_of(view, seat) for seat in view.bridge_owners], strict=True))
    land = _land_places(w, layout, tuple(view.terrain), tuple(built), town)
    return f"{layout.river_places}{_bridge_places(w, layout, bridges)}{land}"


def _standing(view: Mystica, h: int) -> tuple[int, int]:
    """The kind of a building, and its power."""
    kind = view.building[h]
    return kind, view.faction(view.players[view.owner[h]]).power[kind]


Built = tuple[tuple[int, Text, tuple[int, int]], ...]  # hexes, whose building is there, its kind and its power


@lru_cache(maxsize=256)
def _land_places(w: Words, layout: Layout, terrain: tuple[int, ...], built: Built, town: int) -> str:
    found = {h: layout.empty_place(w, h, terrain[h]) for h in layout.land}
    for h, owner, (kind, power) in built:
        note = _note(w, h, terrain[h], owner, kind, power, bool(town >> h & 1))
        found[h] = layout.land_place(h, terrain[h], note)
    return "".join(found.values())


def _note(w: Words, h: int, terrain: int, owner: Text, kind: int, power: int, in_town: bool) -> str:
    said = text(
        "about-building",
        hex=hex_name(h),
        terrain=parts.TERRAIN[terrain],
        structure=parts.STRUCTURE[kind],
        faction=owner,
        n=power,
        town="yes" if in_town else "no",
    )
    return w.shown(said)


@lru_cache(maxsize=256)
def _bridge_places(w: Words, layout: Layout, bridges: tuple[tuple[int, Text], ...]) -> str:
    """`bridges`: those that are built, and whose they are."""
    built = {bridge for bridge, _ in bridges}
    return "".join([
        crossing(bridge, _bridge_note(w, bridges, bridge), layout.span(bridge))
        if bridge in built
        else layout.bridge_place(w, bridge)
        for bridge in layout.board.bridge_ids
    ])  # fmt: skip


def _bridge_note(w: Words, bridges: tuple[tuple[int, Text], ...], bridge: int) -> str:
    a, b = (hex_name(h) for h in BRIDGES[bridge])
    owners = tuple([text("about-bridge-owner", faction=owner) for built, owner in bridges if built == bridge])
    return w.shown(text("about-bridge", owners=owners, here=a, there=b))
