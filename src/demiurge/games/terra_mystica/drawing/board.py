"""The map of Terra Mystica, drawn: ground, towns, bridges, buildings; and what answers put on it.

From below: water, tiles, towns, bridges, buildings, the marks of what is possible, the areas that can be clicked (so
that no piece is in the way), the ghosts of a hovered answer. Hexes, bridges and rivers are numbered as actions do."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import towns
from demiurge.games.terra_mystica.actions import BRIDGES
from demiurge.games.terra_mystica.boards import hex_name
from demiurge.games.terra_mystica.drawing import parts, pieces
from demiurge.games.terra_mystica.drawing.layout import Layout, Point, R, crossing, layout_of, line
from demiurge.games.terra_mystica.state import Mystica
from demiurge.games.terra_mystica.vocabulary import STRUCTURES
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.markup import hex_points, icon_at
from demiurge.kit.scene import GHOSTS, MARKS

PIECE_SCALE: Final = 1.18
_UP: Final = 2.0  # a building stands a little above the middle, to leave room for the hex's name
_BRIDGE_WIDTH: Final = 12.0
_ARROW: Final = "M0,4.2 V-3.6 M-3.4,-.6 L0,-4.2 L3.4,-.6"
_HOUSE: Final = "M-4.5,4.5 V-.5 L0,-4.8 L4.5,-.5 V4.5 Z"


def draw_board(w: Words, view: Mystica) -> str:
    layout = layout_of(view.game.board)
    keys = _keys(view, layout)  # above the marks, which they would hide
    below = f"{layout.head(w)}{layout.ground}{_tiles_and_pieces(view, layout)}"
    return f"{below}{MARKS}{keys}{_places(w, view, layout)}{GHOSTS}</svg>"


def draw_still(view: Mystica, x: float, y: float, width: float, height: float) -> str:
    """The map as part of another SVG, in the middle of that frame, with nothing to click."""
    layout = layout_of(view.game.board)
    inside = f"{layout.ground}{_tiles_and_pieces(view, layout)}{_keys(view, layout)}"
    box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" viewBox="{layout.view_box}"'
    return f"<svg {box}>{inside}</svg>"


def _tiles_and_pieces(view: Mystica, layout: Layout) -> str:
    terrain, owner = view.terrain, view.owner
    edges = "".join([layout.edge(h, terrain[h]) for h in layout.land])
    tiles = "".join([layout.tile(h, terrain[h], owner[h] >= 0) for h in layout.land])
    return f"{edges}{tiles}{_towns(view, layout)}{_bridges(view, layout)}{_buildings(view, layout)}"


# ---- towns
def _towns(view: Mystica, layout: Layout) -> str:
    found = ""
    for p in view.players:
        if p.towns:
            path = layout.outline(p.towns)
            found += f'<path class="town-under" d="{path}"/><path class="town" d="{path}"/>'
    for river in bits(view.rivers):
        found += _skipped(view, layout, river)
    return found


def _skipped(view: Mystica, layout: Layout, river: int) -> str:
    """A river cell that a town of the Mermaids leaps: a line from it to each shore of that town."""
    x, y = layout.river[river]
    found = ""
    for p in view.players:
        for h in bits(p.towns & view.game.board.shores[river]):
            hx, hy = layout.middle[h]
            found += f"M{x:.1f},{y:.1f}L{x + (hx - x) * 0.5:.1f},{y + (hy - y) * 0.5:.1f}"
    return f'<g class="town-leap"><path class="town-under" d="{found}"/><path class="town" d="{found}"/></g>'


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
        found += _bridge(ends, pieces.colour_of(view.players[seat]), f' data-piece="bridge-{number}"')
    return found


def _bridge(ends: tuple[Point, Point], colour: str, more: str = "", ghost: bool = False) -> str:
    """A deck in its owner's colour with planks across."""
    path = line(ends)
    return (
        f'<g class="bridge c-{colour}{" bridge-ghost" if ghost else ""}"{more}><line class="bridge-halo" {path}/>'
        f'<line class="bridge-rim" {path}/><line class="bridge-deck" {path} stroke="var(--f-{colour})"/>'
        f'<line class="bridge-planks" {path} stroke="var(--on-{colour})"/></g>'
    )


# ---- buildings
def _buildings(view: Mystica, layout: Layout) -> str:
    found = []
    for seat, p in enumerate(view.players):
        if p.at[0]:
            colour, mark = pieces.colour_of(p), pieces.mark_of(view, seat)
            for h in bits(p.at[0]):
                kind, (x, y) = view.building[h], layout.middle[h]
                key = f"b-{seat}-{STRUCTURES[kind]}-{hex_name(h)}"
                found.append(pieces.building(kind, colour, mark, x, y - _UP, PIECE_SCALE, piece=key))
    return "".join(found)


# ---- what can be clicked
def _places(w: Words, view: Mystica, layout: Layout) -> str:
    town = 0
    for p in view.players:
        town |= p.towns
    land = []
    for h in layout.land:
        if view.owner[h] >= 0:
            land.append(layout.land_place(h, view.terrain[h], _note(w, view, h, bool(town >> h & 1))))
        else:
            land.append(layout.empty_place(w, h, view.terrain[h]))
    return f"{layout.river_places}{_bridge_places(w, view, layout)}{''.join(land)}"


def _note(w: Words, view: Mystica, h: int, in_town: bool) -> str:
    seat, kind = view.owner[h], view.building[h]
    said = text(
        "about-building",
        hex=hex_name(h),
        terrain=parts.TERRAIN[view.terrain[h]],
        structure=parts.STRUCTURE[kind],
        faction=parts.title_of(view, seat),
        n=view.faction(view.players[seat]).power[kind],
        town="yes" if in_town else "no",
    )
    return w.shown(said)


def _bridge_places(w: Words, view: Mystica, layout: Layout) -> str:
    built = set(view.bridges)
    return "".join([
        crossing(bridge, _bridge_note(w, view, bridge), layout.span(bridge))
        if bridge in built
        else layout.bridge_place(w, bridge)
        for bridge in view.game.board.bridge_ids
    ])  # fmt: skip


def _bridge_note(w: Words, view: Mystica, bridge: int) -> str:
    a, b = (hex_name(h) for h in BRIDGES[bridge])
    owners = tuple(
        text("about-bridge-owner", faction=parts.title_of(view, seat))
        for built, seat in zip(view.bridges, view.bridge_owners, strict=True)
        if built == bridge
    )
    return w.shown(text("about-bridge", owners=owners, here=a, there=b))


# ---- marks: what is possible, as long as it is
def mark_near(view: Mystica, h: int, price: int = 0, sign: str = "spade") -> str:
    """A hex within easy reach: it glows and carries its price in spades (or another icon), or a house for none."""
    x, y = layout_of(view.game.board).middle[h]
    return f'<g class="mark mark-near">{_glow(x, y)}{_price(x, y, price, sign)}</g>'


def mark_far(view: Mystica, h: int, price: int, sign: str = "spade") -> str:
    """A hex that is dear: a thin ring and its price."""
    x, y = layout_of(view.game.board).middle[h]
    return f'<g class="mark mark-far">{_thin(x, y)}{_price(x, y, price, sign)}</g>'


def mark_plain(view: Mystica, h: int) -> str:
    """A hex that can be chosen, without a price."""
    return f'<g class="mark mark-near">{_glow(*layout_of(view.game.board).middle[h])}</g>'


def mark_upgrade(view: Mystica, h: int) -> str:
    """A building that can become another: an arrow beside it."""
    x, y = layout_of(view.game.board).middle[h]
    return (
        f'<g class="mark mark-upgrade">{_thin(x, y, 6.6)}<g transform="translate({x + 19:.1f} {y - 16:.1f})">'
        f'<circle class="mark-tag" r="8.2"/><path class="mark-arrow" d="{_ARROW}"/></g></g>'
    )


def mark_bridge(view: Mystica, bridge: int) -> str:
    path = line(layout_of(view.game.board).span(bridge))
    return (
        f'<g class="mark mark-bridge"><line class="span-halo" {path}/><line class="span-ring" {path}/>'
        f'<line class="span-core" {path}/></g>'
    )


def mark_river(view: Mystica, river: int) -> str:
    """A river cell that a town may leap."""
    x, y = layout_of(view.game.board).river[river]
    return f'<g class="mark mark-near">{_glow(x, y)}{pieces.key_tag(x, y)}</g>'


def _glow(x: float, y: float) -> str:
    """A bright ring with a light core, and a soft halo outside."""
    return (
        f'<polygon class="glow-wide" points="{hex_points(R - 2, x, y)}"/>'
        f'<polygon class="glow-soft" points="{hex_points(R - 3, x, y)}"/>'
        f'<polygon class="glow-ring" points="{hex_points(R - 3.5, x, y)}"/>'
        f'<polygon class="glow-core" points="{hex_points(R - 6, x, y)}"/>'
    )


def _thin(x: float, y: float, inside: float = 3.2) -> str:
    points = hex_points(R - inside, x, y)
    return f'<polygon class="glow-under" points="{points}"/><polygon class="glow-thin" points="{points}"/>'


def _price(x: float, y: float, n: int, sign: str) -> str:
    if n == 0:
        inside = f'<circle class="mark-tag" r="9.4"/><path class="mark-house" d="{_HOUSE}"/>'
    else:
        inside = (
            '<rect class="mark-tag" x="-14.5" y="-9.4" width="29" height="18.8" rx="9.4"/>'
            f'<text class="mark-figure" x="-4.6" y="4.6">{n}</text>{icon_at(sign, 6, 0, 12.5)}'
        )
    return f'<g transform="translate({x:.1f} {y - 1:.1f})">{inside}</g>'


# ---- ghosts: what a hovered answer would do
def ghost_building(view: Mystica, h: int, kind: int, seat: int, terrain: int = -1) -> str:
    """A building where it would stand, on its hex as it would be; what stands there now is hidden."""
    x, y = layout_of(view.game.board).middle[h]
    colour, mark = pieces.colour_of(view.players[seat]), pieces.mark_of(view, seat)
    piece = pieces.building(kind, colour, mark, x, y - _UP, PIECE_SCALE * 1.05, True)
    return f'<g class="ghost">{_ground(view, h, terrain)}{_hot(x, y)}<g class="ghost-pulse">{piece}</g></g>'


def ghost_terrain(view: Mystica, h: int, terrain: int) -> str:
    """A hex as it would be."""
    return f'<g class="ghost">{_ground(view, h, terrain)}{_hot(*layout_of(view.game.board).middle[h])}</g>'


def ghost_bridge(view: Mystica, bridge: int, seat: int) -> str:
    ends = layout_of(view.game.board).span(bridge)
    piece = _bridge(ends, pieces.colour_of(view.players[seat]), ghost=True)
    return f'<g class="ghost"><line class="span-halo" {line(ends)}/><g class="ghost-pulse">{piece}</g></g>'


def ghost_river(view: Mystica, river: int, seat: int) -> str:
    """The town that leaping this river cell would found."""
    layout, p = layout_of(view.game.board), view.players[seat]
    path = layout.outline(towns.group_of(view, p, view.game.board.shores[river] & p.at[0]))
    x, y = layout.river[river]
    return (
        f'<g class="ghost">{_hot(x, y)}<g class="ghost-pulse"><path class="town-under" d="{path}"/>'
        f'<path class="town" d="{path}"/>{pieces.key_tag(x, y)}</g></g>'
    )


def ghost_mark(view: Mystica, h: int) -> str:
    """A hex that an answer speaks of, where nothing changes to be seen."""
    return f'<g class="ghost">{_hot(*layout_of(view.game.board).middle[h])}</g>'


def _ground(view: Mystica, h: int, terrain: int) -> str:
    return layout_of(view.game.board).tile(h, view.terrain[h] if terrain < 0 else terrain, True)


def _hot(x: float, y: float) -> str:
    return f'<polygon class="glow-hot" points="{hex_points(R - 3, x, y)}"/>{_glow(x, y)}'
