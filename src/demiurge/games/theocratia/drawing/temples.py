"""The temples: one track for each player, with the priests of the four civs, cosmo, and the malus below.

The picture is drawn narrow, so that it can be read on a phone without being another one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from demiurge.games.theocratia import actions, conversion_tiles, malus
from demiurge.games.theocratia.drawing import parts, pieces
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import COLOURS, NONE, PLAYERS, START
from demiurge.kernel.speech import Words
from demiurge.kernel.text import NONE as ABSENT
from demiurge.kernel.text import text
from demiurge.kit.markup import esc, hex_points, icon_at
from demiurge.kit.pieces import travels
from demiurge.kit.scene import GHOSTS, MARKS

LEFT: Final = 26.0  # room for the emblem
FIRST: Final = 34.0  # the start space is wide: all priests begin there
SPACE: Final = 26.0
TALL: Final = 40.0  # a space of the track
TRACK: Final = 58.0  # a player's share of the picture
MALUS: Final = 50.0  # where the malus lies below the top of the track
PAWN: Final = (
    "M0,-10.5 C3.8,-8.2 4.8,-6.2 4.4,-4.3 C4.2,-3.1 3.5,-2.3 2.9,-1.8 C5.3,.5 6.3,3.9 6.8,9.2 H-6.8 "
    "C-6.3,3.9 -5.3,.5 -2.9,-1.8 C-3.5,-2.3 -4.2,-3.1 -4.4,-4.3 C-4.8,-6.2 -3.8,-8.2 0,-10.5 Z"
)
STRUCK: Final = '<path class="th-struck-out" d="M-7,7 L7,-9"/>'  # the farthest priest, which does not count


class Temple(NamedTuple):
    """A player's track as it is now. last: its last space; multipliers: their first spaces; marks: of each additional
    tile its space, whether it is there and unlocked; price: of such a tile; cosmo, malus: how many, and how many there
    can be; cell, flipped: where the malus tracker stands. priests: by civ the space and what it is worth, which is its
    page times its multiplier; dropped: the one that does not count, or -1; out: the one that would not count now."""

    seat: int
    colour: int
    active: bool
    last: int
    multipliers: tuple[int, ...]
    marks: tuple[tuple[int, bool, bool], ...]
    price: int
    cosmo: tuple[int, int]
    malus: tuple[int, int]
    cell: int
    flipped: bool
    priests: tuple[tuple[int, int], ...]
    pages: tuple[int, ...]
    times: tuple[int, ...]
    dropped: int
    out: int

    @property
    def points(self) -> int:
        """What the priests would score now."""
        return sum(worth for civ, (_, worth) in enumerate(self.priests) if civ != self.out)


def temple(view: Theocracy, seat: int) -> Temple:
    n, marks = view.game.numbers, view.marks[seat]
    return Temple(
        seat, view.colour[seat], view.active == seat, n.last_space, tuple(n.multipliers),
        marks=tuple([
            (space, bool(marks >> number & 1), conversion_tiles.unlocked(view, seat, number))
            for number, space in enumerate(n.marks)
        ]),
        price=n.tile_price, cosmo=(view.cosmo[seat], n.cosmo_max), malus=(view.malus[seat], n.malus_last),
        cell=malus.cell(view, seat), flipped=malus.flipped(view, seat),
        priests=tuple([(view.priest(seat, civ), view.priest_score(seat, civ)) for civ in range(PLAYERS)]),
        pages=tuple(view.page), times=tuple([view.multiplier(view.priest(seat, civ)) for civ in range(PLAYERS)]),
        dropped=view.dropped[seat], out=left_out(view, seat),
    )  # fmt: skip


def left_out(view: Theocracy, of: int) -> int:
    """The civ whose priest does not count: the one that was dropped, or the least valuable of the farthest."""
    if view.dropped[of] != NONE:
        return view.dropped[of]
    return min(view.farthest(of), key=lambda civ: view.priest_score(of, civ))


def draw(w: Words, view: Theocracy) -> str:
    tracks = "".join(track(w, temple(view, seat)) for seat in range(view.seats))
    return (
        f'<svg id="temples-svg" class="th-temples" viewBox="0 0 {width(view):.0f} {TRACK * view.seats:.0f}">'
        f"{tracks}{MARKS}{GHOSTS}</svg>"
        f'<p class="th-scoring" data-tip="worship">{esc(w("label-scoring", which=parts.counted(view.game)))}</p>'
    )


# ---- where things lie
def width(view: Theocracy) -> float:
    return LEFT + FIRST + SPACE * (view.game.numbers.last_space + 1)


def top(seat: int) -> float:
    return TRACK * seat + 1.5


def middle(space: int) -> float:
    """Of a space of the track; the start space lies before 0."""
    return LEFT + FIRST / 2 if space == START else LEFT + FIRST + SPACE * (space + 0.5)


def priest_places(seat: int, spaces: Sequence[int]) -> list[tuple[float, float, float]]:
    """Where the priests of a player stand: x, y and size by civ. Up to two stand side by side, more in two rows."""
    found: list[tuple[float, float, float]] = []
    for civ, space in enumerate(spaces):
        among = [other for other, at in enumerate(spaces) if at == space]
        found.append(standing(space, seat, among.index(civ), len(among)))
    return found


def standing(space: int, seat: int, number: int, of: int) -> tuple[float, float, float]:
    """The place of one of several priests on a space."""
    x, y = middle(space), top(seat) + 19.5
    if space == START and of > 2:
        return x + (number - (of - 1) / 2) * 7.2, y + (number % 2) * 2.6, 0.86
    if of == 1:
        return x, y, 1.0
    if of == 2:
        return x + (number - 0.5) * 11.6, y, 0.92
    return x + (number % 2 - 0.5) * 11.6, y - 5.5 + number // 2 * 12.5, 0.7


def cosmo_place(seat: int, n: int) -> tuple[float, float]:
    """Where the cosmo tracker lies: low on its space, aside from the multipliers, which lie before every second one."""
    return middle(n) + (-3.6 if n % 2 else 3.6), top(seat) + TALL - 6.5


# ---- a track
@lru_cache(maxsize=1024)
def track(w: Words, one: Temple, live: bool = True) -> str:
    """live: with places and pieces that move; without, it can be shown a second time."""
    spaces = "".join(space_of(one.seat, n) for n in range(START, one.last + 1))
    active = " th-on-turn" if one.active else ""
    return (
        f'<g class="th-track th-{COLOURS[one.colour]}{active}">'
        f'<g transform="translate(12 {top(one.seat) + TALL / 2 - 7:.1f})">{pieces.seat_disc(one.colour, 10)}</g>'
        f"{points(w, one)}"
        f"{spaces}{multipliers(w, one)}{tiles(w, one, live)}{malus_of(w, one, live)}"
        f"{priests(w, one, live)}{cosmo(w, one, live)}</g>"
    )


def points(w: Words, one: Temple) -> str:
    """What the priests score now, below the emblem; its note says how (TH-25.5, TH-25.8)."""
    worths = tuple(
        text("track-priest", civ=parts.CIV[civ], page=one.pages[civ], times=one.times[civ])
        for civ in range(PLAYERS)
        if civ != one.out
    )
    out = parts.CIV[one.out] if one.priests[one.out][0] > START else ABSENT
    note = w("label-track-now", player=parts.PLAYER[one.colour], n=one.points, priests=worths, out=out)
    return (
        f'<text class="th-now-worth" data-tip="worship" data-note="{esc(note)}" x="12" '
        f'y="{top(one.seat) + TALL - 1:.1f}">={one.points}</text>'
    )


def space_of(seat: int, n: int) -> str:
    """A space; they grow stronger to the right."""
    wide = FIRST if n == START else SPACE
    x, y = middle(n) - wide / 2, top(seat)
    name = "" if n == START else f'<text class="th-n" x="{x + 4:.1f}" y="{y + 9.5:.1f}">{n}</text>'
    strong = 0.09 + 0.024 * max(n, 0)
    return (
        f'<rect class="th-space" x="{x + 0.7:.1f}" y="{y:.1f}" width="{wide - 1.4:.1f}" height="{TALL:.0f}" rx="4" '
        f'fill-opacity="{strong:.3f}"/>{name}'
    )


def multipliers(w: Words, one: Temple) -> str:
    """Each lies on the border before its first space."""
    found, y = "", top(one.seat) + TALL
    for number, space in enumerate(one.multipliers, 1):
        x = middle(space) - SPACE / 2
        found += (
            f'<rect class="th-times" x="{x - 9:.1f}" y="{y - 5.5:.1f}" width="18" height="11" rx="5.5"/>'
            f'<text class="th-times-n" x="{x:.1f}" y="{y + 3.2:.1f}">{esc(w("label-multiplier", n=number))}</text>'
        )
    return f'<g data-tip="multiplier">{found}</g>'


def tiles(w: Words, one: Temple, live: bool) -> str:
    """The additional conversion tiles beside their spaces; those of who is on turn can be claimed."""
    found = ""
    for number, (space, there, unlocked) in enumerate(one.marks):
        if there:
            say = w("label-tile-open", price=one.price) if unlocked else w("label-tile-locked", space=space)
        else:
            say = w("label-tile-gone")
        look = ("th-open" if unlocked else "th-locked") if there else "th-gone"
        place = f' id="tile-{actions.MARKS[number]}"' if live and one.active else ""
        cls = "place " if place else ""
        x, y = middle(space) + SPACE / 2 - 7.6, top(one.seat) + 7.6
        wide_enough = f'<circle class="th-hit" cx="{x:.1f}" cy="{y:.1f}" r="11"/>'  # for a finger
        piece = travels(f"tile-{one.seat}-{number}" if live and there else "")
        found += (
            f'<g class="{cls}th-claim {look}"{place} data-tip="tile-mark" data-note="{esc(say)}">'
            f'{wide_enough if place else ""}<polygon points="{hex_points(6.4, x, y)}"{piece}/></g>'
        )
    return found


def cosmo(w: Words, one: Temple, live: bool) -> str:
    """The cosmo tracker, below the priests of its space."""
    n, most = one.cosmo
    note = esc(w("label-cosmo", player=parts.PLAYER[one.colour], n=n, most=most))
    x, y = cosmo_place(one.seat, n)
    return (
        f'<g class="th-cosmo" data-tip="cosmo" data-note="{note}"{travels(f"cosmo-{one.seat}" if live else "")}>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6.1"/>{icon_at("cosmo", x, y, 11)}</g>'
    )


def malus_of(w: Words, one: Temple, live: bool) -> str:
    """The malus track: what is lost. A turned tracker stands on its number again, and what it means is written."""
    (n, last), at, y = one.malus, one.cell, top(one.seat) + MALUS
    step = (SPACE * (one.last + 1) + FIRST) / (last + 1)
    cells = "".join(
        f'<rect class="th-loss{" th-lost" if number <= at and at else ""}" x="{LEFT + step * number + 0.7:.1f}" '
        f'y="{y - 1.8:.1f}" width="{step - 1.4:.1f}" height="5" rx="2.5"/>'
        for number in range(last + 1)
    )
    note = w("label-malus", player=parts.PLAYER[one.colour], n=n)
    if one.flipped:
        note = w("label-malus-flipped", player=parts.PLAYER[one.colour], n=n, cell=at, flip=last)
    x = LEFT + step * (at + 0.5)
    lost = f'<text class="th-minus" x="{x + 7:.1f}" y="{y + 4.3:.1f}">−{n}</text>' if n else ""
    return (
        f'<g class="th-malus{" th-flipped" if one.flipped else ""}" data-tip="malus" data-note="{esc(note)}">{cells}'
        f'<g{travels(f"malus-{one.seat}" if live else "")}><circle cx="{x:.1f}" cy="{y + 0.8:.1f}" r="5.6"/>'
        f"{icon_at('malus', x, y + 0.8, 8.6)}</g>{lost}</g>"
    )


def priests(w: Words, one: Temple, live: bool) -> str:
    found, places = "", priest_places(one.seat, [space for space, _ in one.priests])
    for civ, ((x, y, size), (space, worth)) in enumerate(zip(places, one.priests, strict=True)):
        note = w("label-priest", player=parts.PLAYER[one.colour], civ=parts.CIV[civ], space=space, n=worth)
        gone = " th-dropped" if one.dropped == civ else ""
        farthest = STRUCK if one.out == civ and space > START else ""
        where = f"translate({x:.1f} {y:.1f}) scale({size})"
        found += (
            f'<g class="th-priest civ-c{civ}{gone}" data-tip="worship" data-note="{esc(note)}"'
            f'{travels(f"priest-{one.seat}-{civ}" if live else "")} transform="{where}">{pawn(civ)}{farthest}</g>'
        )
    return found


def pawn(civ: int) -> str:
    """A priest: halo, body in the civ's colour, its mark."""
    return (
        f'<path class="th-pawn-halo" d="{PAWN}"/><path class="th-pawn" d="{PAWN}"/>'
        f'<g class="th-pawn-mark" transform="translate(0 4.2) scale(.56)">{pieces.MARKS[civ]}</g>'
    )


# ---- for who foretells
def ghost_priest(view: Theocracy, seat: int, civ: int, space: int) -> str:
    return _ghost_priest(seat, civ, tuple([view.priest(seat, other) for other in range(PLAYERS)]), space)


@lru_cache(maxsize=4096)
def _ghost_priest(seat: int, civ: int, spaces: tuple[int, ...], space: int) -> str:
    """The priest where it would stand, and the way it goes; `spaces`: where those of the seat stand now."""
    x0, y0, _ = priest_places(seat, spaces)[civ]
    others = [other for other, at in enumerate(spaces) if other != civ and at == space]
    x, y, size = standing(space, seat, len(others), len(others) + 1)
    lift = f"{top(seat) + 4:.1f}"
    way = f"M{x0:.1f},{y0 - 8:.1f} C{x0 + 8:.1f},{lift} {x - 8:.1f},{lift} {x:.1f},{y - 9:.1f}"
    return (
        f'<path class="th-way" d="{way}"/>'
        f'<g class="th-priest th-ghost civ-c{civ}" transform="translate({x:.1f} {y:.1f}) scale({size})">{pawn(civ)}</g>'
    )


@lru_cache(maxsize=1024)
def ghost_cosmo(seat: int, n: int) -> str:
    """The cosmo tracker where it would lie."""
    x, y = cosmo_place(seat, n)
    return f'<g class="th-cosmo th-ghost"><circle cx="{x:.1f}" cy="{y:.1f}" r="6.1"/>{icon_at("cosmo", x, y, 11)}</g>'
