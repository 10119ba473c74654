"""What a drawing remembers: it is what would be drawn afresh, and it is found by plain values, never by a position."""

from __future__ import annotations

import inspect
import random
import sys
import typing
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper
from typing import Any

import pytest

from demiurge.kernel.chance import Chance
from demiurge.kernel.data import Data
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find
from demiurge.kit.plain import drawing_of
from demiurge.kit.scene import SPECTATOR, Scene

GAMES = ("civolution", "nova-era", "terra-mystica", "theocratia")
EVERY = 12  # one position in so many is drawn afresh as well


def remembered(name: str) -> list[_lru_cache_wrapper[Any]]:
    """All functions of a game's drawing that remember what they gave."""
    room = f"{find(name).package}.drawing"
    modules = [module for key, module in sys.modules.items() if key == room or key.startswith(f"{room}.")]
    found = {id(one): one for module in modules for one in vars(module).values() if isinstance(one, _lru_cache_wrapper)}
    return list(found.values())


def scenes(play: Play, language: str) -> Iterator[Callable[[], Scene]]:
    """Everybody's, and that of who only looks on."""
    drawing = drawing_of(play.game, language)
    for seat in range(SPECTATOR, play.state.seats):
        seen = view(play.state, seat)
        yield lambda seat=seat, seen=seen: drawing.scene(seen, seat)  # type: ignore[misc]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_remembered_is_what_would_be_drawn_afresh(name: str) -> None:
    """Two tables in turn, so that what one of them has left is there when the other asks."""
    meta, rng, compared = find(name), random.Random(7), 0
    plays = [Play(meta.make(), seats, Chance(seats)) for seats in (meta.seats[0], meta.seats[-1])]
    for n in range(8 * EVERY):
        play = plays[n % 2]
        if play.state.over():
            continue
        seat = rng.choice(play.state.waiting())
        assert play.answer(seat, rng.choice(play.state.answers(seat))) is None
        for draw in scenes(play, ("en", "ru")[n % 3 == 0]):
            kept = draw()
            if n % EVERY < 2:
                for one in remembered(name):
                    one.cache_clear()
                assert draw() == kept
                compared += 1
    assert compared > 50
    assert sum(one.cache_info().currsize for one in remembered(name)) > 100


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_remembered_by_a_position(name: str) -> None:
    """A position changes, and it differs by who looks: what is remembered by it would be stale, or tell a secret."""
    drawing_of(find(name).make(), "en")
    for one in remembered(name):
        inside = one.__wrapped__
        hints = typing.get_type_hints(inside.__init__ if inspect.isclass(inside) else inside)
        hints.pop("return", None)
        assert not [key for key, kind in hints.items() if inspect.isclass(kind) and issubclass(kind, Data)], inside
