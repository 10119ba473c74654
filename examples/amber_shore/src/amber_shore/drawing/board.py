"""The shore from above: dunes, sand with its finds, the sea that rises over it, and who walks there."""

from math import sqrt
from typing import Final

from demiurge.kernel.hexes import center
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, text
from demiurge.kit import pieces
from demiurge.kit.markup import esc, hex_points, icon_at
from demiurge.kit.scene import GHOSTS, MARKS

from ..components import CELLS, COLUMNS, KINDS, SAND, WIDER
from ..state import NONE, Shore

R: Final = 40.0  # from the middle of a cell to its corners
TOP: Final = 52.0  # the middle of the dunes
HEIGHT: Final = round(TOP + 1.5 * R * SAND + R + 44)
FAR: Final = 3000  # the ground goes on beyond the picture, however wide the page is
TUFT: Final = "m-18,-6q-2,-8 -6,-11m6,11q0,-9 3,-14m-3,14q4,-6 8,-7"


def middle(cell: int) -> tuple[float, float]:
    x, y = center(*divmod(cell, COLUMNS), R)
    return x + R + 8, y + TOP


def view_box(view: Shore) -> str:
    return f"0 0 {sqrt(3) * R * (view.seats + WIDER + 0.5) + 26:.0f} {HEIGHT}"


def ripple(y: float) -> str:
    """A line of waves all along the shore."""
    return f"M-{FAR},{y:g}" + "q30,-13 60,0t60,0" * (FAR // 60)


def below(**looks: float) -> str:
    return "".join(f'<path class="{look}" d="{ripple(y)}V{FAR}H-{FAR}Z"/>' for look, y in looks.items())


def hat(seat: int) -> str:
    """Seen from above: a colour, and as many pips as its seat, since colour alone is not enough for everybody."""
    return f'<circle class="brim" r="9.2"/><circle class="crown" r="6.2"/>{pieces.pips(seat + 1, 2.2, 1.3, look="pip")}'


def walker(view: Shore, seat: int, cell: int, piece: str = "") -> str:
    """A hat, and beside it how many finds are in the basket."""
    x, y = middle(cell)
    load = f'<text class="load" x="16" y="21">{len(view.baskets[seat])}</text>' if view.baskets[seat] else ""
    return (
        f'<g class="walker hat-{seat}"{pieces.travels(piece)} transform="translate({x:.1f} {y:.1f})">'
        f'<circle class="shade" cx="2" cy="4" r="19"/><g transform="scale(2)">{hat(seat)}</g>{load}</g>'
    )


def inside(view: Shore) -> str:
    """The wet sand is darker; the sea is one piece, which is seen to rise; the dunes have grass."""
    edge, line = TOP + 0.75 * R, TOP + 1.5 * R * view.sea - R + 12
    cells = "".join(f"M{hex_points(R - 1.5, *middle(cell))}Z" for cell in bits(view.game.board[view.seats]))
    grass = "".join(f"M{x:.1f},{y:.1f}{TUFT}m40,27{TUFT}" for x, y in map(middle, range(view.seats + WIDER)))
    finds = "".join(icon_at(KINDS[kind], *middle(n), 34) for n, kind in enumerate(view.finds) if kind != NONE)
    swell = "".join(f'<path class="swell" d="{ripple(y)}"/>' for y in range(36, HEIGHT, 46))
    walkers = "".join(walker(view, seat, cell, f"walker-{seat}") for seat, cell in enumerate(view.at))
    return (
        f'{below(sand=edge, damp=edge + 3 * R, wet=edge + 6 * R)}<path class="cells" d="{cells}"/>'
        f'<path class="tufts" d="{grass}"/>{finds}<g data-piece="sea" transform="translate(0 {line:g})">'
        f"{below(foam=0, water=7)}{swell}</g>{walkers}"
    )


def there(view: Shore, cell: int) -> Text:
    """What lies in a cell, or what it is."""
    bare = text("label-home" if cell < COLUMNS else "label-bare" if view.dry() >> cell & 1 else "tip-sea")
    return bare if view.finds[cell] == NONE else text(f"find-{KINDS[view.finds[cell]]}")


def place(w: Words, view: Shore, cell: int) -> str:
    tip = "home" if cell < COLUMNS else "basket" if view.dry() >> cell & 1 else "sea"
    note, hit = f"{CELLS[cell]}: {w.say(there(view, cell))}", pieces.hit(hex_points(R - 1, *middle(cell)))
    return pieces.place(f"go-{CELLS[cell]}", tip, note, hit)


def board(w: Words, view: Shore) -> str:
    places = "".join(place(w, view, cell) for cell in bits(view.game.board[view.seats]))
    frame = f'viewBox="{view_box(view)}" role="group" aria-label="{esc(w("title"))}"'
    return f'<svg id="board" class="shore" {frame}>{inside(view)}{places}{MARKS}{GHOSTS}</svg>'
