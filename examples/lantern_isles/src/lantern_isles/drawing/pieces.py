"""What lies on the table: emblems, lanterns, charms, the die. Colours are classes; `style.css` says which."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon
from demiurge.kit.pieces import badge, pips, travels

from ..components import EFFECTS, Box
from ..state import UNKNOWN
from . import parts

# ruff: noqa: E501 - paths are not prose

MARKS: Final = (  # by seat, within -5..5: colour alone is not enough for everybody
    '<path d="M0,-5 L1.4,-1.7 L4.8,-1.5 L2.2,.7 L3,4.1 L0,2.2 L-3,4.1 L-2.2,.7 L-4.8,-1.5 L-1.4,-1.7 Z"/>',
    '<path d="M-5,-3 q2.5,-2.6 5,0 t5,0 v2.4 q-2.5,2.6 -5,0 t-5,0 Z M-5,2 q2.5,-2.6 5,0 t5,0 v2 q-2.5,2.6 -5,0 t-5,0 Z"/>',
    '<path d="M1.4,-4.8 A5,5 0 1 0 4.6,2.4 A4.2,4.2 0 0 1 1.4,-4.8 Z"/>',
    '<path d="M-.6,-5 V2 H-4.6 Z M.8,-4 Q4.4,-1.4 4.6,2 H.8 Z M-4.8,2.8 H4.8 L3.4,4.8 H-3.4 Z"/>',
)
BODY: Final = "M-4.5,-13.5 H4.5 L9,-8.5 L10.5,8 H11.5 V12.5 H-11.5 V8 H-10.5 L-9,-8.5 Z"
RIM: Final = "M-9,-8.5 H9 M-10.5,8 H10.5"
RING: Final = "M-3.4,-13.5 a3.4,3.6 0 0 1 6.8,0"
SIGNS: Final = {"oil": "oil", "points": "vp", "draw": "draw", "tuck": "tuck", "storm": "storm"}  # an effect's icon


def colour(seat: int) -> str:
    return f"keeper-{seat}"


def emblem(seat: int) -> str:
    """Colour and mark in a circle, sized by the table's style sheet."""
    return badge(disc(seat), colour(seat))


def disc(seat: int) -> str:
    return f'<circle class="disc" r="9.2"/><g class="inked" transform="scale(1.1)">{MARKS[seat]}</g>'


def lantern(seat: int, x: float, y: float, piece: str = "", ghost: bool = False) -> str:
    """A lantern in its keeper's colour, with the keeper's mark in its light."""
    look = f"lantern {colour(seat)}{' lantern-ghost' if ghost else ''}"
    return (
        f'<g class="{look}"{travels(piece)} transform="translate({x:.1f} {y:.1f})"><ellipse class="lantern-shade" cy="13" rx="13"'
        f' ry="3.4"/><path class="lantern-halo" d="{BODY}"/><path class="lantern-ring" d="{RING}"/>'
        f'<path class="lantern-body" d="{BODY}"/><path class="lantern-rim" d="{RIM}"/>'
        f'<circle class="lantern-light" cy="-.4" r="6.7"/><g class="lantern-mark" transform="translate(0 -.4)">'
        f"{MARKS[seat]}</g></g>"
    )


def die(face: int) -> str:
    """A die that shows a face; an empty one before it is rolled."""
    shown = pips(face, 10, 3, 22, 21, "die-pip")
    return (
        '<svg class="die" viewBox="0 0 44 46" aria-hidden="true"><rect class="die-foot" x="3" y="5" width="38" height="38" rx="9"/>'
        f'<rect class="die-body{"" if face else " die-idle"}" x="3" y="2" width="38" height="38" rx="9"/>{shown}</svg>'
    )


# ---- charms
def effects(charm: Sequence[Sequence[int]], size: int = 14) -> str:
    """What a charm does, in icons, in the printed order."""
    return "".join(f"<span>{number}{icon(SIGNS[EFFECTS[kind]], size)}</span>" for kind, number in charm)


def card(w: Words, box: Box, number: int, place: str = "") -> str:
    """A charm face up. `place`: its id, where it can be chosen."""
    name = box.names[number]
    look = f'id="{place}" class="li-card place" data-piece="{place}"' if place else 'class="li-card"'
    return (
        f'<div {look} data-tip="charm-{esc(name)}"><b>{esc(w.say(parts.charm(box, number), "title"))}</b>'
        f'{icon(name, 32)}<span class="li-effects">{effects(box.charms[number])}</span></div>'
    )


def back() -> str:
    return f'<div class="li-card li-back">{icon("charm", 24)}</div>'


def small_card(box: Box, number: int) -> str:
    """A charm in a line of text: its picture, or a back."""
    if number == UNKNOWN:
        return f'<span class="li-mini li-back">{icon("charm", 12)}</span>'
    name = box.names[number]
    return f'<span class="li-mini" data-tip="charm-{esc(name)}">{icon(name, 16)}</span>'
