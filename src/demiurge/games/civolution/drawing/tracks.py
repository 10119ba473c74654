"""The panel of event, weather, the five progress tracks and the favor of Agera, with the discs of all civs."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from demiurge.games.civolution import names
from demiurge.games.civolution.box import Numbers
from demiurge.games.civolution.drawing import pieces, sky
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import BONUSES, TRACKS
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon_at
from demiurge.kit.scene import GHOSTS, MARKS

WIDTH: Final = 300
LEFT: Final = 25  # where the spaces begin
STEP: Final = 21.0
ROW: Final = 23.0
TOP: Final = 17.0  # of the first track, below the thresholds
CELL: Final = 20.0
DISC: Final = 0.8  # size of a disc: 9.2 units around its middle
FAVOR: Final = 6
HEIGHT: Final = TOP + (len(TRACKS) + 1) * ROW + 5
_SIGNS: Final = ("upgrade", "favor", "vp", "stage")  # by vocabulary.BONUSES


class Discs(NamedTuple):
    """Where the discs of all civs stand on a track."""

    seats: int
    on: tuple[int, ...]


def draw(w: Words, view: Exam) -> str:
    n = view.game.numbers
    tracks = "".join([
        track(w, n, number, Discs(view.seats, tuple([c.tracks[number] for c in view.civs])))
        for number in range(len(TRACKS))
    ])  # fmt: skip
    return (
        f'{sky.draw(w, view)}<svg id="tracks" class="cv-tracks" viewBox="0 0 {WIDTH} {HEIGHT:g}">{thresholds(w, n)}'
        f"{tracks}{favor(w, n, Discs(view.seats, tuple([c.favor for c in view.civs])))}{MARKS}{GHOSTS}</svg>"
    )


def left_of(space: int) -> float:
    return LEFT + space * STEP


def row(y: float) -> str:
    """Where a track can be reached for."""
    return f'<rect class="cv-hit" x="0" y="{y - 1:g}" width="{WIDTH}" height="{ROW:g}"/>'


def cell(look: str, x: float, y: float, wide: float) -> str:
    return f'<rect class="{look}" x="{x:.1f}" y="{y:g}" width="{wide - 1.8:.1f}" height="{CELL:g}" rx="3.5"/>'


@lru_cache(maxsize=64)
def thresholds(w: Words, n: Numbers) -> str:
    """Above the spaces what a disc gains there, or their number."""
    found = ""
    for space in range(n.last + 1):
        x = left_of(space) + STEP / 2 - 0.9
        if space not in n.thresholds:
            found += f'<text class="cv-tiny" x="{x:.1f}" y="11">{space}</text>'
            continue
        bonus = n.bonuses[n.thresholds.index(space)]
        note = w("note-bonus", space=space, bonus=BONUSES[bonus], vp=n.bonus_vp)
        sign = BONUSES[bonus] == "vp"
        drawn = f'<text class="cv-tiny" x="{x - 5:.1f}" y="11">{n.bonus_vp}</text>' if sign else ""
        drawn += icon_at(_SIGNS[bonus], x + (4 if sign else 0), 7, 10 if sign else 12)
        found += (
            f'<g class="cv-bonus" data-tip="threshold" data-note="{esc(note)}">'
            f'<rect class="cv-hit" x="{x - 9:.1f}" y="0" width="18" height="15"/>{drawn}</g>'
        )
    return found


@lru_cache(maxsize=1024)
def track(w: Words, n: Numbers, number: int, discs: Discs) -> str:
    """A track: its sign, its spaces, the discs. Thresholds are darker, pale spaces are marked."""
    name, y = TRACKS[number], TOP + number * ROW
    cells = ""
    for space in range(n.last + 1):
        look = "cv-cell cv-gate" if space in n.thresholds else "cv-cell"
        cells += cell(look, left_of(space), y, STEP)
        if space in n.pale:
            middle = left_of(space) + STEP / 2 - 0.9
            cells += f'<circle class="cv-pale" cx="{middle:.1f}" cy="{y + CELL / 2:g}" r="5.2"/>'
    where = tuple(sky.figure_of(discs, civ, space) for civ, space in enumerate(discs.on))
    note = esc(w("note-track", track=names.track(number), spaces=where))
    return (
        f'<g id="track-{name}" class="place cv-track cv-k-{name}" data-tip="track-{name}" data-note="{note}">'
        f"{row(y)}{icon_at(name, 11, y + CELL / 2, 17)}{cells}{pegs(discs, f'disc-{name}', y, left_of, STEP)}</g>"
    )


def pegs(discs: Discs, key: str, y: float, left: Callable[[int], float], wide: float) -> str:
    """Discs of all civs; two on one space overlap, more of them stand in two rows and are smaller."""
    found = ""
    for civ, space in enumerate(discs.on):
        here = [other for other, at in enumerate(discs.on) if at == space]
        dx, dy, size = spread(here.index(civ), len(here))
        x = left(space) + wide / 2 - 0.9 + dx
        found += (
            f'<g class="cv-peg {pieces.seat_class(discs, civ)}" data-piece="{key}-{civ}" '
            f'transform="translate({x:.1f} {y + CELL / 2 + dy:g}) scale({size})">{pieces.disc(discs, civ)}</g>'
        )
    return found


def spread(which: int, of: int) -> tuple[float, float, float]:
    """Where one of several discs stands within a space, and how large it is."""
    if of <= 2:
        return (which - (of - 1) / 2) * 8.5, 0, DISC
    return (which % 2) * 9.6 - 4.8, (which // 2) * 9.6 - 4.8, 0.52


@lru_cache(maxsize=1024)
def favor(w: Words, n: Numbers, discs: Discs) -> str:
    """The favor of Agera: which values pass a test there, and what a statue is worth."""
    y, wide = TOP + len(TRACKS) * ROW + 4, (n.last + 1) * STEP / FAVOR
    cells = ""
    for space in range(FAVOR):
        x, passing = LEFT + space * wide, space + 1
        note = esc(w("note-favor", value=passing, chance=chance(passing), vp=n.statue_vp[space]))
        cells += (
            f'<g data-tip="favor" data-note="{note}">{cell("cv-cell cv-gate", x, y, wide)}'
            f'<text class="cv-tiny cv-start" x="{x + 2:.1f}" y="{y + 14:g}">'
            f"{f'≤{passing}' if passing < FAVOR else esc(w('label-all'))}</text></g>"
        )
    inside = pegs(discs, "disc-favor", y, lambda space: LEFT + space * wide + 20, wide - 20)
    return (
        f'<g id="favor" class="place cv-track">{row(y)}<g class="cv-quiet" data-tip="favor">'
        f"{icon_at('favor', 11, y + CELL / 2, 16)}</g>{cells}{inside}</g>"
    )


def chance(passing: int) -> int:
    """In percent."""
    return round(100 * passing / FAVOR)
