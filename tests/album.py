"""Whole games that are walked once and looked at by all tests that want to.

An album holds every position of one game. A page hands out its position, or the View of a seat, as a copy of the
caller's own; and it keeps what was drawn of it, so that the next test need not draw the same again. What is kept is
text, which nobody can change. Copies may share a list with their original, though: so whoever changes one in place is
found out when the tests of its file are through, since `conftest.py` then calls `closed`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, Final, Generic, TypeVar, cast

from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.checks import imprint
from demiurge.kernel.game import view
from demiurge.kernel.registry import Meta
from demiurge.kernel.state import State

S = TypeVar("S", bound=State)
Chooser = Callable[[Any, int, Random], int]  # what a seat answers in a position
KEPT: Final = 16  # albums


def any_answer(state: State, seat: int, rng: Random) -> int:
    return rng.choice(state.answers(seat))


def album(
    meta: Meta, kind: type[S], seats: int, options: dict[str, str], seed: int, choose: Chooser = any_answer
) -> list[Page[S]]:
    """A game, position by position; the last is its end. Whoever is asked first answers."""
    return _walked(meta, cast(Any, kind), seats, tuple(sorted(options.items())), seed, choose)


@lru_cache(maxsize=KEPT)
def _walked(
    meta: Meta, kind: Any, seats: int, options: tuple[tuple[str, str], ...], seed: int, choose: Chooser
) -> list[Page[Any]]:
    game, chance, rng = meta.make(dict(options)), Chance(seed), Random(seed)
    state, found = game.start(seats, chance), []
    while not state.over():
        found.append(Page(kind, state.clone()))
        seat = state.waiting()[0]
        state.apply(seat, choose(state, seat, rng), chance)
    return [*found, Page(kind, state)]


class Page(Generic[S]):
    """One position of a game."""

    def __init__(self, kind: type[S], state: State) -> None:
        self._kind = kind
        self._state = state
        self._was = b""  # what the position looked like when it was handed out first
        self._drawn: dict[tuple[Callable[[S, int], str], int], str] = {}

    @property
    def state(self) -> S:
        self._hand_out()
        found = self._state.clone()
        assert isinstance(found, self._kind)
        return found

    def seen(self, seat: int) -> S:
        """The View of a seat."""
        self._hand_out()
        found = view(self._state, seat)
        assert isinstance(found, self._kind)
        return found

    def drawn(self, draw: Callable[[S, int], str], seat: int) -> str:
        """What is drawn of the View of a seat; only the first who asks has to wait for it."""
        if (draw, seat) not in self._drawn:
            self._drawn[draw, seat] = draw(self.seen(seat), seat)
        return self._drawn[draw, seat]

    @property
    def asked(self) -> int:
        """Who is asked first; SPECTATOR at the end."""
        return next(iter(self._state.waiting()), SPECTATOR)

    def _hand_out(self) -> None:
        if not self._was:
            self._was = imprint(self._state)
        _handed_out.add(self)

    def put_away(self) -> bool:
        """Without what was drawn, which is large; whether it is still what it was."""
        self._drawn.clear()
        return self._was == imprint(self._state)


_handed_out: set[Page[Any]] = set()


def closed() -> None:
    """All pages that were handed out are put away; no test may have changed one."""
    pages = list(_handed_out)
    _handed_out.clear()
    spoiled = [page for page in pages if not page.put_away()]
    if spoiled:
        _walked.cache_clear()  # so that only those who did it hear of it
        raise AssertionError(f"{len(spoiled)} positions of an album were changed: a test must clone what it changes")
