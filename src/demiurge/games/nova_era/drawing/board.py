"""The central board: Disaster tracks, Dice Zones, the Display in columns and the Personalities on show.

While zones hold dice they are drawn; afterwards the same room shows the dice that everybody has yet to spend, in the
order in which they are spent. Everything is public; who looks matters only for their own limit and shields."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, NamedTuple

from demiurge.games.nova_era import names, state
from demiurge.games.nova_era.box import Box
from demiurge.games.nova_era.drawing import leftover, pieces
from demiurge.games.nova_era.drawing.cards import Owned, covered_at, open_at, owned, person_at
from demiurge.games.nova_era.drawing.dice import die_at
from demiurge.games.nova_era.drawing.leftover import Moved
from demiurge.games.nova_era.drawing.letters import width
from demiurge.games.nova_era.state import Nova
from demiurge.games.nova_era.vocabulary import DARK_AGE, DICE, DISASTERS
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon_at
from demiurge.kit.phrases import joined
from demiurge.kit.scene import GHOSTS, MARKS, SPECTATOR

WIDTH: Final = 840.0
EDGE: Final = 8.0
TOP: Final = 122.0  # height of tracks and zones
_TRACKS: Final = 306.0  # width of the tracks
_LABEL: Final = 12.5  # size of a label (board.css)
_TRACK_NAME: Final = 69.0  # room for the name of a track, up to a marker on its first space
GAP: Final = 7.0
DISPLAY_Y: Final = EDGE + TOP + GAP
_BETWEEN: Final = 2.0  # between cards of a column
_ROOM_FOR_ARROW: Final = 40.0  # of a zone, for each marker that it would move


@dataclass(frozen=True)
class Plan:
    """Where the cards lie, by number of players. With two, the few Personalities stand beside the Display."""

    columns: int
    wide: float  # a card of the Display
    tall: float  # of the one that is available
    deep: float  # of a whole column
    people_x: float
    people_y: float
    person: tuple[float, float]
    abreast: int

    @property
    def height(self) -> float:
        return max(DISPLAY_Y + self.deep, self.people_y + self.person[1]) + EDGE

    def column_at(self, number: int) -> tuple[float, float]:
        """Where the available card of a column lies."""
        return EDGE + number * (self.wide + GAP), DISPLAY_Y + self.deep - self.tall


@cache
def plan_of(seats: int) -> Plan:
    inner = WIDTH - 2 * EDGE
    if seats == 2:
        wide, deep = 146.0, 270.0
        x = EDGE + 4 * (wide + GAP) + 6
        return Plan(4, wide, 126.0, deep, x, DISPLAY_Y, (WIDTH - EDGE - x, (deep - 3 * GAP) / 4), 1)
    columns, people, deep = seats + 2, 2 * seats, 219.0
    wide = (inner - (columns - 1) * GAP) / columns
    person = ((inner - (people - 1) * GAP) / people, 80.0)
    return Plan(columns, wide, 102.0, deep, EDGE, DISPLAY_Y + deep + 9, person, people)


def draw_board(w: Words, view: Nova, seat: int = SPECTATOR) -> str:
    plan = plan_of(view.seats)
    return (
        f'<svg id="board" class="ne-board ne-for-{view.seats}" viewBox="0 0 {WIDTH:g} {plan.height:g}" '
        f'role="group" aria-label="{esc(w("label-board"))}">{inside(w, view, seat)}{MARKS}{GHOSTS}</svg>'
    )


def inside(w: Words, view: Nova, seat: int) -> str:
    """All that is drawn, for the board and for the portrait."""
    cards = _display(w, view, seat) + _people(w, view.game.box, view.seats, tuple(view.people))
    return f"{_tracks(w, view, seat)}{_upper_right(w, view, seat)}{cards}"


def _box(x: float, y: float, w: float, h: float, look: str = "ne-box", more: str = "") -> str:
    return f'<rect class="{look}"{more} x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" rx="9"/>'


# ---- Disasters
def _tracks(w: Words, view: Nova, seat: int) -> str:
    found, box = _box(EDGE, EDGE, _TRACKS, TOP, more=' id="tracks"'), view.game.box
    shields = view.players[seat].powers[state.SHIELDS] if seat != SPECTATOR else 0
    for track, at in enumerate(view.tracks):
        found += _track(w, track, at, _last(box, track), bool(shields >> track & 1))
    return found


def _spaces(track: int, last: int) -> tuple[float, float, float]:
    """Where the spaces of a track begin, its middle from above, and from space to space."""
    return EDGE + 101.0, EDGE + 6 + (TOP - 12) / len(DICE) * (track + 0.5), (_TRACKS - 108) / (last + 1)


def _last(box: Box, track: int) -> int:
    return box.dark_age_last if track == DARK_AGE else box.disaster_last


def marker_to(view: Nova, one: Moved) -> str:
    """A marker where it would go, with its way: more is worse."""
    x, y, step = _spaces(one.track, _last(view.game.box, one.track))
    before, after = (x + n * step + (step - 2) / 2 for n in (one.before, one.after))
    look = "ne-worse ne-strikes" if one.strikes else "ne-worse"
    way = f'<path d="M{before + 10:.1f},{y:.1f}H{after - 9:.1f}"/>' if after - before > 19 else ""
    return (
        f'<g class="{look}">{way}<circle cx="{after:.1f}" cy="{y:.1f}" r="9.5"/>'
        f'<text class="ne-mark" x="{after:.1f}" y="{y + 3.8:.1f}">{one.after}</text></g>'
    )


@lru_cache(maxsize=1024)
def _track(w: Words, track: int, at: int, last: int, shield: bool) -> str:
    """One track: its marker, the way it has come and the space at which it strikes."""
    color, (x, y, step) = DICE[track], _spaces(track, last)
    wide = step - 2
    middle = x + at * step + wide / 2
    strikes = " ne-strikes" if at == last else ""
    marker = (
        f'<g class="ne-marker{strikes}" data-piece="marker-{color}"><circle cx="{middle:.1f}" cy="{y:.1f}" r="9.5" '
        f'fill="var(--d-{color})"/><text class="ne-mark" x="{middle:.1f}" y="{y + 3.8:.1f}" '
        f'fill="var(--on-d-{color})">{at}</text></g>'
    )
    sign, look = ("protect", "ne-safe") if shield else ("war", "")
    cells = "".join(_cell(x + n * step, y, wide, color, 0 < n < at, n == last, shield) for n in range(last + 1))
    end = icon_at(sign, x + last * step + wide / 2, y, 12, look) if at < last or shield else ""
    name = w.say(names.disaster(track), "name")
    too_long = width(name, _LABEL, bold=True) > _TRACK_NAME
    tight = f' textLength="{_TRACK_NAME:g}" lengthAdjust="spacingAndGlyphs"' if too_long else ""
    note = joined(w("note-track", name=name, n=at, last=last), w("note-protected") if shield else "")
    return (
        f'<g class="place ne-track" id="track-{color}" data-tip="track-{color}" data-note="{esc(note)}">'
        f'<rect class="ne-hit" x="{EDGE + 3}" y="{y - 10.5:.1f}" width="{_TRACKS - 6}" height="21" rx="5"/>'
        f"{icon_at(DISASTERS[track], EDGE + 15, y, 15)}"
        f'<text class="ne-label" x="{EDGE + 27}" y="{y + 4:.1f}"{tight}>{esc(name)}</text>{cells}{end}{marker}</g>'
    )


def _cell(x: float, y: float, wide: float, color: str, passed: bool, last: bool, shield: bool) -> str:
    look = f"ne-last{' ne-warded' if shield else ''}" if last else "ne-cell"
    fill = f' fill="var(--w-{color})"' if passed else ""
    size = f'width="{wide:.1f}" height="15" rx="3"'
    return f'<rect class="{"ne-way" if passed else look}" x="{x:.1f}" y="{y - 7.5:.1f}" {size}{fill}/>'


# ---- dice
def _upper_right(w: Words, view: Nova, seat: int) -> str:
    if any(view.zones):
        return "".join(_zone(w, view, seat, zone, *zone_at(view, zone)) for zone in range(len(view.zones)))
    x = EDGE + _TRACKS + GAP
    return _trays(w, view, x, WIDTH - EDGE - x)


def zone_at(view: Nova, zone: int) -> tuple[float, float]:
    """Where a zone begins, and how wide it is."""
    x, count = EDGE + _TRACKS + GAP, len(view.zones)
    wide = (WIDTH - EDGE - x - (count - 1) * 6) / count
    return x + zone * (wide + 6), wide


def _zone(w: Words, view: Nova, seat: int, zone: int, x: float, wide: float) -> str:
    dice = view.zones[zone]
    title = esc(w("label-zone", zone=zone + 1))
    number = f'<text class="ne-small" x="{x + 9:.1f}" y="{EDGE + 18}">{title}</text>'
    if not dice:
        return (
            f'<g class="place ne-zone ne-taken" id="zone-{zone + 1}" data-tip="zone">'
            f"{_box(x, EDGE, wide, TOP, 'ne-none')}{number}"
            f'<text class="ne-gone" x="{x + wide / 2:.1f}" y="{EDGE + 68}">{esc(w("label-taken"))}</text></g>'
        )
    size = min(38.0, (wide - 9) / 3 - 2.5)
    step = size + 2.5
    drawn = "".join(
        die_at(
            one,
            x + wide / 2 + (at - 1) * step,
            EDGE + 48,
            size,
            f'data-piece="zone-{zone}-{at}" data-like="die-{state.look_of(one)}"',
        )
        for at, one in enumerate(sorted(dice, key=lambda one: -state.value_of(one)))
    )
    total = sum(state.value_of(one) for one in dice)
    limit = view.game.box.pick_limit + (view.players[seat].powers[state.PICK_BONUS] if seat != SPECTATOR else 0)
    over = max(0, total - limit)
    threat = _threat(view, seat, over)
    note = joined(
        w("note-zone", zone=zone + 1, n=total, over=over), _threatens(w, threat), w.say(leftover.if_left(view, zone))
    )
    return (
        f'<g class="place ne-zone" id="zone-{zone + 1}" data-tip="zone" data-note="{esc(note)}">'
        f"{_box(x, EDGE, wide, TOP)}{number}{drawn}{_if_left(view, zone, x, wide)}"
        f"{_sum(w, x, wide, total, over, threat)}"
        f'<rect class="ne-edge" x="{x:.1f}" y="{EDGE}" width="{wide:.1f}" height="{TOP}" rx="9"/></g>'
    )


def _if_left(view: Nova, zone: int, x: float, wide: float) -> str:
    """Where the markers would stand if the zone were left over; what would strike is loud."""
    found, moves, y = "", leftover.moved(view, zone), EDGE + 83
    room = wide / len(moves)
    for at, one in enumerate(moves):
        left = x + room * (at + 0.5) - 9
        look, to = "ne-if ne-loud" if one.strikes else "ne-if", "→" if room >= _ROOM_FOR_ARROW else ""
        found += (
            f"{icon_at(DISASTERS[one.track], left, y, 11)}"
            f'<text class="{look}" x="{left + 8:.1f}" y="{y + 3.6:.1f}">{to}{one.after}</text>'
        )
    return found


def _threatens(w: Words, threat: str) -> str:
    if threat == "war":
        return w("note-war")
    return w("note-weaker") if threat else ""


def _threat(view: Nova, seat: int, over: int) -> str:
    """What the Unrest of a pick would bring upon the looker: a Civil War, or weaker dice (NE-7.1, NE-7.2, NE-8.1)."""
    if seat == SPECTATOR:
        return ""
    p, box = view.players[seat], view.game.box
    if over and p.unrest + over >= box.unrest_last:
        return "war"
    return "die" if p.unrest + over >= box.zone and not p.powers[state.STEADY] else ""


def _sum(w: Words, x: float, wide: float, total: int, over: int, threat: str) -> str:
    """The total of a zone and what it would cost in Unrest, and in dice."""
    y = EDGE + TOP - 16
    figure = f'<text class="ne-total" x="{x + 9:.1f}" y="{y + 7.5:.1f}">{total}</text>'
    if threat == "war":
        figure += icon_at("war", x + wide - 63, y, 15)
    elif threat:
        figure += f'<text class="ne-less" x="{x + wide - 9:.1f}" y="{EDGE + 18}">{esc(w("label-weaker"))}</text>'
    right = x + wide - 10
    if not over:
        return f'{figure}<text class="ne-calm" x="{right:.1f}" y="{y + 4:.1f}">{esc(w("label-calm"))}</text>'
    return (
        f'{figure}<rect class="ne-pill" x="{right - 44:.1f}" y="{y - 11:.1f}" width="46" height="22" rx="11"/>'
        f'<text class="ne-over" x="{right - 18:.1f}" y="{y + 4.5:.1f}">+{over}</text>'
        f"{icon_at('unrest', right - 8, y, 14)}"
    )


def _trays(w: Words, view: Nova, x: float, room: float) -> str:
    """What everybody has yet to spend, who comes first at the left (NE-3.4)."""
    wide = (room - (view.seats - 1) * 6) / view.seats
    found = ""
    for place in range(view.seats):
        tray = _tray_of(view, (view.first - place - 1) % view.seats)
        found += _tray(w, tray, x + place * (wide + 6), wide)
    return found


class Tray(NamedTuple):
    """What a seat has yet to spend. over: its points at the end of the game, else -1."""

    seat: int
    first: bool
    waits: bool
    dice: tuple[int, ...]
    spent: tuple[int, ...]
    over: int


def _tray_of(view: Nova, seat: int) -> Tray:
    waits, over = seat in view.waiting(), view.step == state.OVER
    dice = sorted(view.players[seat].dice, key=lambda one: -state.value_of(one))
    spent = (view.die,) if waits and view.die != state.NO_DIE else ()
    return Tray(seat, seat == view.first, waits, tuple(dice), spent, view.players[seat].vp if over else -1)


@lru_cache(maxsize=2048)
def _tray(w: Words, tray: Tray, x: float, wide: float) -> str:
    look = "ne-box ne-at-turn" if tray.waits and tray.over < 0 else "ne-box"
    box = _box(x, EDGE, wide, TOP, look, f' id="tray-{tray.seat}"')
    inside = f"{box}{_owner(w, tray.seat, tray.first, x, wide)}{_dice(w, tray, x, wide)}"
    return f'<g class="ne-tray" data-tip="dice">{inside}</g>'


def _owner(w: Words, seat: int, is_first: bool, x: float, wide: float) -> str:
    first = icon_at("first-player", x + wide - 16, EDGE + 20, 17) if is_first else ""
    name = esc(w.say(names.civilization(seat)))
    return (
        f'<g transform="translate({x + 20:.1f} {EDGE + 20})">{pieces.disc(seat, 9.2)}</g>'
        f'<text class="ne-label" x="{x + 34:.1f}" y="{EDGE + 24.5}">{name}</text>{first}'
    )


def _dice(w: Words, tray: Tray, x: float, wide: float) -> str:
    """The dice left to spend; the one that is being spent is ringed."""
    count = len(tray.dice) + len(tray.spent)
    middle, y = x + wide / 2, EDGE + 76
    if not count:
        words = w("label-spent") if tray.over < 0 else w("chip-vp", n=tray.over)
        return f'<text class="ne-gone" x="{middle:.1f}" y="{y + 4}">{esc(words)}</text>'
    size = min(36.0, (wide - 18) / 3 - 4)
    found, seen = "", list[int]()
    for at, one in enumerate(tray.spent + tray.dice):
        left = middle + (at - (count - 1) / 2) * (size + 5)
        key = f'data-piece="tray-{tray.seat}-{state.look_of(one)}-{seen.count(one)}"'
        seen.append(one)
        if tray.spent and at == 0:
            half = size / 2 + 4
            found += (
                f'<rect class="ne-spending" x="{left - half:.1f}" y="{y - half:.1f}" width="{2 * half:.1f}" '
                f'height="{2 * half + 2:.1f}" rx="9"/>'
            )
        found += die_at(one, left, y, size, key)
    return found


# ---- cards
def _display(w: Words, view: Nova, seat: int) -> str:
    """Available cards lie in one row at the bottom; those above them share the room that is left."""
    found, plan = "", plan_of(view.seats)
    for number in range(plan.columns):
        column = view.display[number] if number < len(view.display) else []
        if column:
            named = owned(view, view.card(column[-1]), seat)
            found += _column(w, view.game.box, view.seats, number, tuple(column), named)
        else:
            x, y = plan.column_at(number)
            found += _box(x, y, plan.wide, plan.tall, "ne-none")
    return found


@lru_cache(maxsize=2048)
def _column(w: Words, box: Box, seats: int, number: int, column: tuple[int, ...], named: tuple[Owned, ...]) -> str:
    """`named`: whose the cards are that the available one names."""
    plan = plan_of(seats)
    x, y = plan.column_at(number)
    *above, last = column
    found = open_at(w, box, last, named, x, y, plan.wide, plan.tall)
    if above:
        step = min((plan.deep - plan.tall) / len(above), plan.tall)
        for at, index in enumerate(above):
            top = y - (len(above) - at) * step
            found += covered_at(w, box, index, x, top, plan.wide, step - _BETWEEN)
    return found


@lru_cache(maxsize=512)
def _people(w: Words, box: Box, seats: int, people: tuple[int, ...]) -> str:
    """Those on show; who has left leaves no gap, so that nobody is looked for in vain."""
    plan, found = plan_of(seats), ""
    wide, tall = plan.person
    for at, index in enumerate(people):
        row, column = divmod(at, plan.abreast)
        x, y = plan.people_x + column * (wide + GAP), plan.people_y + row * (tall + GAP)
        found += person_at(w, box, index, x, y, wide, tall)
    return found
