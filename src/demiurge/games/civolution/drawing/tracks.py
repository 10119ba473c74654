"""The panel of event, weather, the five progress tracks and the favor of Agera, with the discs of all civs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from demiurge.games.civolution import names
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


def draw(w: Words, view: Exam) -> str:
    return (
        f'{sky.draw(w, view)}<svg id="tracks" class="cv-tracks" viewBox="0 0 {WIDTH} {HEIGHT:g}">{thresholds(w, view)}'
        + "".join(track(w, view, number) for number in range(len(TRACKS)))
        + f"{favor(w, view)}{MARKS}{GHOSTS}</svg>"
    )


def left_of(space: int) -> float:
    return LEFT + space * STEP


def row(y: float) -> str:
    """Where a track can be reached for."""
    return f'<rect class="cv-hit" x="0" y="{y - 1:g}" width="{WIDTH}" height="{ROW:g}"/>'


def cell(look: str, x: float, y: float, wide: float) -> str:
    return f'<rect class="{look}" x="{x:.1f}" y="{y:g}" width="{wide - 1.8:.1f}" height="{CELL:g}" rx="3.5"/>'


def thresholds(w: Words, view: Exam) -> str:
    """Above the spaces what a disc gains there, or their number."""
    n, found = view.game.numbers, ""
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


def track(w: Words, view: Exam, number: int) -> str:
    """A track: its sign, its spaces, the discs. Thresholds are darker, pale spaces are marked."""
    n, name, y = view.game.numbers, TRACKS[number], TOP + number * ROW
    cells = ""
    for space in range(n.last + 1):
        look = "cv-cell cv-gate" if space in n.thresholds else "cv-cell"
        cells += cell(look, left_of(space), y, STEP)
        if space in n.pale:
            middle = left_of(space) + STEP / 2 - 0.9
            cells += f'<circle class="cv-pale" cx="{middle:.1f}" cy="{y + CELL / 2:g}" r="5.2"/>'
    where = tuple(sky.figure_of(view, civ, c.tracks[number]) for civ, c in enumerate(view.civs))
    note = esc(w("note-track", track=names.track(number), spaces=where))
    on = [c.tracks[number] for c in view.civs]
    return (
        f'<g id="track-{name}" class="place cv-track cv-k-{name}" data-tip="track-{name}" data-note="{note}">'
        f"{row(y)}{icon_at(name, 11, y + CELL / 2, 17)}{cells}{discs(view, f'disc-{name}', on, y, left_of, STEP)}</g>"
    )


def discs(view: Exam, key: str, on: list[int], y: float, left: Callable[[int], float], wide: float) -> str:
    """Discs of all civs; two on one space overlap, more of them stand in two rows and are smaller."""
    found = ""
    for civ, space in enumerate(on):
        here = [other for other, at in enumerate(on) if at == space]
        dx, dy, size = spread(here.index(civ), len(here))
        x = left(space) + wide / 2 - 0.9 + dx
        found += (
            f'<g class="cv-peg {pieces.seat_class(view, civ)}" data-piece="{key}-{civ}" '
            f'transform="translate({x:.1f} {y + CELL / 2 + dy:g}) scale({size})">{pieces.disc(view, civ)}</g>'
        )
    return found


def spread(which: int, of: int) -> tuple[float, float, float]:
    """Where one of several discs stands within a space, and how large it is."""
    if of <= 2:
        return (which - (of - 1) / 2) * 8.5, 0, DISC
    return (which % 2) * 9.6 - 4.8, (which // 2) * 9.6 - 4.8, 0.52


def favor(w: Words, view: Exam) -> str:
    """The favor of Agera: which values pass a test there, and what a statue is worth."""
    n, y, wide = view.game.numbers, TOP + len(TRACKS) * ROW + 4, (view.game.numbers.last + 1) * STEP / FAVOR
    cells = ""
    for space in range(FAVOR):
        x, passing = LEFT + space * wide, space + 1
        note = esc(w("note-favor", value=passing, chance=chance(passing), vp=n.statue_vp[space]))
        cells += (
            f'<g data-tip="favor" data-note="{note}">{cell("cv-cell cv-gate", x, y, wide)}'
            f'<text class="cv-tiny cv-start" x="{x + 2:.1f}" y="{y + 14:g}">'
            f"{f'≤{passing}' if passing < FAVOR else esc(w('label-all'))}</text></g>"
        )
    on = [c.favor for c in view.civs]
    pegs = discs(view, "disc-favor", on, y, lambda space: LEFT + space * wide + 20, wide - 20)
    return (
        f'<g id="favor" class="place cv-track">{row(y)}<g class="cv-quiet" data-tip="favor">'
        f"{icon_at('favor', 11, y + CELL / 2, 16)}</g>{cells}{pegs}</g>"
    )


def chance(passing: int) -> int:
    """In percent."""
    return round(100 * passing / FAVOR)
