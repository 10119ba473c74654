"""The event of the era and the weather, above the tracks."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from demiurge.games.civolution import events, names, weather
from demiurge.games.civolution.box import Box
from demiurge.games.civolution.drawing import parts, pieces, signs
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import SPOTS, WEATHER
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, text
from demiurge.kit.markup import esc, icon
from demiurge.kit.pieces import part


class Contest(NamedTuple):
    """The event of the era as it stands. values: what it compares, by civ; first: those who would gain now."""

    seats: int
    event: int
    values: tuple[int, ...]
    first: tuple[int, ...]


def draw(w: Words, view: Exam) -> str:
    spots = _weather(w, tuple(view.game.numbers.weather), view.weather, next_spot(view))
    return f'<div class="cv-sky">{_event(w, view)}{spots}</div>'


def _event(w: Words, view: Exam) -> str:
    if view.event < 0:
        return f'<span class="cv-event"><em class="cv-nobody">{esc(w("label-no-event"))}</em></span>'
    values = tuple([events.value(view, civ) for civ in range(len(view.civs))])
    return _contest(w, view.game.box, Contest(view.seats, view.event, values, tuple(events.entitled(view))))


@lru_cache(maxsize=1024)
def _contest(w: Words, box: Box, now: Contest) -> str:
    """The event of the era: who gains what, and who would now."""
    e = box.events[now.event]
    most = f"{e.threshold}+" if e.mode == events.EACH else esc(w("label-fewest") if e.mode else w("label-most"))
    price = f'<span class="cv-price">−1{icon(("farm", "boat")[e.removal], 13)}</span>' if e.removal >= 0 else ""
    found = "".join(pieces.emblem(now, civ) for civ in now.first) or '<em class="cv-nobody">–</em>'
    note, name = esc(_leaders(w, box, now)), esc(w.shown(parts.event(box, now.event)))
    return (
        f'<span class="cv-event place" id="event" data-tip="event-{now.event + 1}" data-note="{note}">'
        f"<b>{name}</b><span>{most}{icon(e.metric.icon, 14)}{found}{price}"
        f"{icon('arrow', 11)}{signs.brief(e.bonus)}</span></span>"
    )


def _leaders(w: Words, box: Box, now: Contest) -> str:
    """What the event compares, civ by civ."""
    told = tuple(figure_of(now, civ, n) for civ, n in enumerate(now.values))
    return w("note-leaders", counted=box.events[now.event].metric.say(), values=told)


def figure_of(at: pieces.Seated, civ: int, n: int) -> Text:
    return text("figure-of", civ=pieces.civ_title(at, civ), n=n)


@lru_cache(maxsize=256)
def _weather(w: Words, effects: tuple[int, ...], now: int, goes: int) -> str:
    """Five spots; the indicator, and dashed where the event will move it."""
    spots = ""
    for spot, name in enumerate(SPOTS):
        look = "cv-spot" + (" cv-here" if spot == now else "") + (" cv-next" if spot == goes else "")
        effect = WEATHER[effects[spot]]
        note = w("note-weather", weather=names.weather(spot), effect=effect)
        spots += part(icon(name, 18), f"weather-{name}", note, look)
    beyond = goes in (weather.BEYOND_HOT, weather.BEYOND_COLD)
    look = f" cv-beyond-{'hot' if goes < 0 else 'cold'}" if beyond else ""
    return f'<span class="cv-weather place{look}" id="weather">{spots}</span>'


def next_spot(view: Exam) -> int:
    """Where the event of this era will take the weather, perhaps beyond a line; -9 when it has happened."""
    if view.event < 0 or not 0 < view.phase < 7:
        return -9
    spot = view.weather - view.game.box.events[view.event].weather
    return max(weather.BEYOND_HOT, min(weather.BEYOND_COLD, spot))
