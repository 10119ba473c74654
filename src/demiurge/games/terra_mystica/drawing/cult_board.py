"""The four cults, drawn: eleven steps on each track, everybody's marker, the power of the steps that bring some, the
lock before step 10, and the priests' places at the end.

A track is the place `cult-FIRE`; a priest is sent to `slot-FIRE-3`, `slot-FIRE-2`, or `slot-FIRE-1` for the one who
goes back to the supply (`send p to FIRE for 3`). Of the three places for two steps the first free one has the id."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from demiurge.games.terra_mystica import cults
from demiurge.games.terra_mystica.actions import TRACKS
from demiurge.games.terra_mystica.drawing import parts, pieces
from demiurge.games.terra_mystica.drawing.pieces import Look
from demiurge.games.terra_mystica.state import NOBODY, Mystica
from demiurge.games.terra_mystica.vocabulary import CULTS
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, text
from demiurge.kit.markup import esc, icon_at
from demiurge.kit.pieces import place
from demiurge.kit.scene import GHOSTS, MARKS

WIDTH: Final = 336
HEIGHT: Final = 196
_LEFT: Final = 27.0  # where step 0 begins
_STEP: Final = 21.4  # from step to step
_TOP: Final = 17.0
_ROW: Final = 44.5  # from track to track
_TALL: Final = 38.5
_SLOT: Final = 18.0
_SLOTS_AT: Final = 269.0
KEPT: Final = (3, 2)  # steps of the priests who stay
_COLOURS: Final = ("fire", "waterc", "earth", "air")
_LOCK: Final = (
    "M-2.6,-1 V-2.6 A2.6,2.6 0 0 1 2.6,-2.6 V-1 H3.6 V4 H-3.6 V-1 Z M-1.2,-1 H1.2 V-2.6 A1.2,1.2 0 0 0 -1.2,-2.6 Z"
)
_SPREAD: Final = ((), ((0, 0),), ((0, -8.6), (0, 8.6)), ((0, -12), (0, 0), (0, 12)),
                  ((-4.9, -9.6), (4.9, -3.2), (-4.9, 3.2), (4.9, 9.6)),
                  ((-4.9, -12), (4.9, -6), (-4.9, 0), (4.9, 6), (-4.9, 12)))  # fmt: skip
_RADII: Final = (0, 8.2, 7.6, 5.9, 5.2, 4.9)


def draw_cults(w: Words, view: Mystica) -> str:
    looks = tuple([pieces.look_of(view, seat) for seat in range(view.seats)])
    titles = tuple([parts.title_of(view, seat) for seat in range(view.seats)])
    tracks = places = ""
    for track in range(cults.TRACKS):
        at = tuple([p.cults[track] if p.faction >= 0 else NOBODY for p in view.players])
        slots = tuple(view.slots[track * cults.SLOTS : (track + 1) * cults.SLOTS])
        tracks += _track(track, view.tops[track] == NOBODY, at, slots, looks)
        free = tuple([cults.slot_for(view, track, steps) for steps in KEPT])
        places += _places(w, track, at, titles, free)
    return (
        f'<svg id="cult-board" class="cult-svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="group"'
        f' aria-label="{esc(w("panel-cults"))}">{_ground()}{tracks}{MARKS}{places}{GHOSTS}</svg>'
    )


def _x(step: int) -> float:
    """The middle of a step."""
    return _LEFT + (step + 0.5) * _STEP


def _y(track: int) -> float:
    return _TOP + track * _ROW + _TALL / 2


# ---- what never changes
@cache
def _ground() -> str:
    found = [_number(step) for step in range(cults.TOP + 1)]
    found.append(icon_at("priest", _SLOTS_AT + 20, 7.5, 13))
    for track in range(cults.TRACKS):
        found.append(icon_at(CULTS[track], 12.5, _y(track), 19))
        found += [_step(track, step) for step in range(cults.TOP + 1)]
    return "".join(found)


def _number(step: int) -> str:
    strong = " cult-strong" if cults.POWER_STEPS[step] else ""
    return f'<text class="cult-step{strong}" x="{_x(step):.1f}" y="11">{step}</text>'


def _step(track: int, step: int) -> str:
    """One field: the higher the stronger its colour; dots below for the power that it brings."""
    power, x, y = cults.POWER_STEPS[step], _x(step), _y(track)
    strong = " cult-strong-field" if power else ""
    found = (
        f'<rect class="cult-field{strong}" x="{x - _STEP / 2 + 0.8:.1f}" y="{y - _TALL / 2:.1f}" rx="3.5"'
        f' width="{_STEP - 1.6:.1f}" height="{_TALL}" fill="var(--{_COLOURS[track]})"'
        f' fill-opacity="{0.1 + 0.022 * step:.3f}"/>'
    )
    for number in range(power):
        dot = x + (number - (power - 1) / 2) * 5.2
        found += f'<circle class="cult-power" cx="{dot:.1f}" cy="{y + _TALL / 2:.1f}" r="2.2"/>'
    return found


# ---- what lies on it
@lru_cache(maxsize=1024)
def _track(track: int, locked: bool, at: tuple[int, ...], slots: tuple[int, ...], looks: tuple[Look, ...]) -> str:
    """`at`: the step of each seat; `slots`: whose priests lie there; NOBODY where there is none."""
    found = _lock(track) if locked else ""
    for step in sorted({*at} - {NOBODY}):
        here = [seat for seat, reached in enumerate(at) if reached == step]
        for number, seat in enumerate(here):
            found += _marker(looks[seat], seat, track, step, number, len(here))
    for slot, seat in enumerate(slots):
        found += _priest(looks[seat], track, slot) if seat != NOBODY else _free_slot(track, slot)
    return found + _free(*_returned(track), cults.RETURNED, "cult-supply")


def _lock(track: int) -> str:
    """Step 10 opens with a key only."""
    return (
        f'<path class="cult-lock" transform="translate({_x(cults.TOP):.1f} {_y(track):.1f}) scale(1.35)" d="{_LOCK}"/>'
    )


def _spot(track: int, step: int, number: int, of: int) -> tuple[float, float, float]:
    """Where the marker lies among those on its step, and its radius."""
    right, down = _SPREAD[of][number]
    return _x(step) + right, _y(track) + down, _RADII[of]


def _marker(look: Look, seat: int, track: int, step: int, number: int, of: int) -> str:
    x, y, radius = _spot(track, step, number, of)
    disc = pieces.disc(*look, radius)
    key = f"cult-{TRACKS[track]}-{seat}"
    return f'<g class="cult-marker" data-piece="{key}" transform="translate({x:.1f} {y:.1f})">{disc}</g>'


def _corner(track: int, slot: int) -> tuple[float, float]:
    """The 3-step place is the upper left one of four."""
    return _SLOTS_AT + slot % 2 * (_SLOT + 2.5), _TOP + track * _ROW + slot // 2 * (_SLOT + 2.5)


def _returned(track: int) -> tuple[float, float]:
    """Where a priest is sent for one step."""
    return _SLOTS_AT + 2 * (_SLOT + 2.5) + 3, _TOP + track * _ROW + (_SLOT + 2.5) / 2


def _priest(look: Look, track: int, slot: int) -> str:
    x, y = _corner(track, slot)
    (colour, mark), at = look, f' transform="translate({_SLOT / 2} {_SLOT / 2})"'
    return (
        f'<g data-piece="priest-{TRACKS[track]}-{slot}" transform="translate({x:.1f} {y:.1f})">'
        f'<rect class="cult-priest" width="{_SLOT}" height="{_SLOT}" rx="4.5" fill="var(--f-{colour})"/>'
        f"{pieces.inked(colour, mark, at)}</g>"
    )


def _free_slot(track: int, slot: int) -> str:
    return _free(*_corner(track, slot), cults.SLOT_STEPS[slot])


def _free(x: float, y: float, steps: int, look: str = "cult-slot") -> str:
    half = _SLOT / 2
    return (
        f'<rect class="{look}" x="{x:.1f}" y="{y:.1f}" width="{_SLOT}" height="{_SLOT}" rx="4.5"/>'
        f'<text class="cult-figure" x="{x + half:.1f}" y="{y + half + 4:.1f}">{steps}</text>'
    )


# ---- what can be clicked
@lru_cache(maxsize=1024)
def _places(w: Words, track: int, at: tuple[int, ...], titles: tuple[Text, ...], free: tuple[int, ...]) -> str:
    """`free`: the first free slot for each of KEPT."""
    note, y = _standing(w, track, at, titles), _TOP + track * _ROW
    found = _place(track_id(track), f"cult-{CULTS[track]}", note, 0, y, _SLOTS_AT - 4, _TALL)
    for steps, slot in zip(KEPT, free, strict=True):
        x, y = _slot_corner(track, steps, slot)
        found += _place(slot_id(track, steps), "priest-slot", _offer(w, track, steps, slot >= 0), x, y, _SLOT, _SLOT)
    x, y = _returned(track)
    return found + _place(slot_id(track, 1), "priest-slot", _offer(w, track, 1, True), x, y, _SLOT, _SLOT)


def _standing(w: Words, track: int, at: tuple[int, ...], titles: tuple[Text, ...]) -> str:
    """Who stands where, the highest first: "Fire: Nomads 5, Witches 2.\""""
    seats = [seat for seat, step in enumerate(at) if step != NOBODY]
    seats.sort(key=lambda seat: -at[seat])
    if not seats:
        return w("about-cult-nobody", cult=parts.CULT[track])
    standing = tuple([text("about-cult-seat", faction=titles[seat], n=at[seat]) for seat in seats])
    return w.shown(text("about-cult", cult=parts.CULT[track], seats=standing))


@lru_cache(maxsize=256)
def _offer(w: Words, track: int, steps: int, free: bool) -> str:
    cult = parts.CULT[track]
    if steps == cults.RETURNED:
        return w("about-slot-back", n=steps, cult=cult)
    return w("about-slot", n=steps, cult=cult) if free else w("about-slot-taken", n=steps, cult=cult)


def _place(key: str, tip: str, note: str, x: float, y: float, width: float, height: float) -> str:
    box = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="4.5"'
    return place(key, tip, note, f'<rect class="hit" {box}/>')


def track_id(track: int) -> str:
    return f"cult-{TRACKS[track]}"


def slot_id(track: int, steps: int) -> str:
    return f"slot-{TRACKS[track]}-{steps}"


# ---- ghosts
def ghost_cult(view: Mystica, seat: int, track: int, to: int) -> str:
    """A marker where it would move to, with a line from where it is."""
    here = [p.cults[track] for p in view.players if p.faction >= 0]
    at, of = view.players[seat].cults[track], here.count(to) + 1
    if at == to:
        of -= 1
    x, y, radius = _spot(track, to, of - 1, of)
    disc = pieces.disc(pieces.colour_of(view.players[seat]), pieces.mark_of(view, seat), max(radius, 6))
    return (
        f'<g class="ghost"><line class="cult-way" x1="{_x(at):.1f}" y1="{_y(track):.1f}" x2="{x:.1f}" y2="{y:.1f}"/>'
        f'<g class="ghost-pulse cult-ghost" transform="translate({x:.1f} {y:.1f})">{disc}</g></g>'
    )


def _slot_corner(track: int, steps: int, slot: int) -> tuple[float, float]:
    """Of the first free place for so many steps, or of the first one."""
    return _corner(track, slot % cults.SLOTS if slot >= 0 else cults.SLOT_STEPS.index(steps))
