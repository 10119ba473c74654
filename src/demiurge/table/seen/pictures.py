"""Pictures of positions for pages that show no table: a game's card on the front page, and the tables of a list."""

from __future__ import annotations

import logging
import threading
from functools import lru_cache
from random import Random
from typing import Final

from demiurge.bots import evaluation_of
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.game import Game, view
from demiurge.kernel.registry import find
from demiurge.kernel.state import State
from demiurge.kit.first_page import first_page_of
from demiurge.kit.painter import Painting
from demiurge.kit.plain import drawing_of
from demiurge.kit.practice import Position, opening
from demiurge.kit.still import still
from demiurge.table.game.live import Live
from demiurge.table.languages import ENGLISH
from demiurge.table.languages import known as languages
from demiurge.table.seen.styles import whole_style
from demiurge.table.seen.window import drawn, sketched, usual_count

log = logging.getLogger("demiurge.table")

THEMES: Final = ("light", "dark")
SAMPLE_SEED: Final = 54
TRIES: Final = 4
LATE: Final = 0.8  # how far on in a game its card shows it: much on the board, and nothing decided
KEPT: Final = 256  # pictures of tables
PLAIN: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 640"><rect width="900" height="640" fill="{ground}"/>'
    '<g transform="translate(450 320) scale(12) translate(-13 -13)">'
    '<path d="M13 .6 18.4 3.7V9.9L13 13 7.6 9.9V3.7Z" fill="#98c6e6"/>'
    '<path d="M7.2 10.8l5.4 3.1v6.2l-5.4 3.1-5.4-3.1v-6.2Z" fill="#f5b800"/>'
    '<path d="M18.8 10.8l5.4 3.1v6.2l-5.4 3.1-5.4-3.1v-6.2Z" fill="#8b2fe0"/></g></svg>'
)
GROUND: Final = {"light": "#f1ebdf", "dark": "#14181d"}

making = threading.Lock()  # one sample at a time: browsers that ask at once wait for the same one
kept: dict[tuple[str, int, str, str], str] = {}  # pictures of tables, the oldest first


def known(theme: str) -> str:
    return theme if theme in THEMES else "light"


# ---- of games
def of_game(name: str, theme: str, language: str = ENGLISH) -> str:
    """A game in the midst of it, as an SVG that needs nothing else. UnknownGame if there is none."""
    find(name)
    with making:
        return sample_picture(name, known(theme), language if language in languages() else ENGLISH)


def of_value(name: str, option: str, value: str, theme: str) -> str:
    """What a value of an option looks like; "" where there is nothing to see. UnknownGame if there is none."""
    meta = find(name)
    known_values = {one.name: one.values for one in meta.offered()}
    if option not in sketched(name) or value not in known_values.get(option, ()):
        return ""
    with making:
        return sketch(name, option, value, known(theme))


@lru_cache(maxsize=128)
def sketch(name: str, option: str, value: str, theme: str) -> str:
    game = find(name).make({option: value})
    drawing = drawing_of(game)
    assert isinstance(drawing, Painting)
    return still(drawing.sketch(game, option), whole_style(name), theme, drawing.ICONS)


@lru_cache(maxsize=64)
def sample_picture(name: str, theme: str, language: str) -> str:
    if not drawn(find(name).package):
        return PLAIN.format(ground=GROUND[theme])
    try:
        game, state = sample(name)
        return pictured(game, state, theme, language)
    except Exception:  # a stranger's drawing must not take the front page with it
        log.exception("there is no picture of %s", name)
        return PLAIN.format(ground=GROUND[theme])


@lru_cache(maxsize=16)
def sample(name: str) -> tuple[Game, State]:
    """A late position of the game that its first page names, or of the best of a few, which are played quickly: a page
    waits for it."""
    meta, page = find(name), first_page_of(find(name))
    game, count = meta.make(), usual_count(meta)
    seeds = [page.seed] if page else range(SAMPLE_SEED, SAMPLE_SEED + TRIES)
    games = [positions(game, count, seed) for seed in seeds]
    best = max(games, key=lambda passed: sum(passed[-1].scores()))
    return game, best[int(LATE * (len(best) - 1))]


def positions(game: Game, count: int, seed: int) -> list[State]:
    """A game by the rule of thumb that its evaluation has for playouts."""
    chance, rng, evaluation = Chance(seed), Random(seed), evaluation_of(game)
    state = game.start(count, chance)
    passed = [state.clone()]
    while not state.over():
        seat = state.waiting()[0]
        state.apply(seat, evaluation.choose(state, seat, rng), chance)
        passed.append(state.clone())
    return passed


def pictured(game: Game, state: State, theme: str, language: str) -> str:
    """The drawing's portrait, as a spectator may see it."""
    drawing = drawing_of(game, language)
    return still(drawing.portrait(view(state, SPECTATOR)), whole_style(game.name), theme, drawing.ICONS)


@lru_cache(maxsize=KEPT)
def of_position(position: Position, theme: str, language: str = ENGLISH) -> str:
    """A position to practise with."""
    start = opening(position)
    return pictured(start.game, start.state, known(theme), language)


# ---- of tables
def of_table(live: Live, theme: str, language: str = ENGLISH) -> str:
    """Where a table's game stands."""
    with live.lock:
        key = (live.row.id, live.row.version, known(theme), live.language(language))
        state = live.state
    found = kept.get(key)
    if found is None:
        found = pictured(live.game, state, key[2], key[3])
        with making:
            kept[key] = found
            while len(kept) > KEPT:
                del kept[next(iter(kept))]
    return found
