"""Twins over HTTP: two servers play one game, in one of which a secret was exchanged. Whoever has not been told of it
gets the same bytes from both, by every route there is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any, Final

import pytest
from fastapi import APIRouter, FastAPI
from lantern_isles.state import Isles

from demiurge.kernel.checks import Case, all_cases
from demiurge.kernel.registry import find
from demiurge.table.app import make_app
from demiurge.table.game import tables
from demiurge.table.game.live import Live
from demiurge.table.routes import answering, keepsakes
from demiurge.table.seen import look
from demiurge.table.seen.look import Looking
from demiurge.table.seen.shown import Message
from demiurge.table.server.server import Settings
from tests.table.serving import ISLES
from tests.table.twinned import routes
from tests.table.twinned.comparing import Effort, Leak, Tally, comparing
from tests.table.twinned.records import Pair, pairs

SECRETIVE: Final = ("amber-shore", "civolution", ISLES, "nova-era", "theocratia")
OPEN: Final = "terra-mystica"  # hides nothing
EACH: Final = 3  # pairs of one game
SEEDS: Final = 100  # games that may be needed to find enough of them

QUICK: Final = Effort(positions=3, full=[1], askers=1, lasting=False)
WHOLE: Final = Effort(positions=60, full=[1])
LONG: Final = Effort(positions=60, full=[1, 5, 25], askers=2)


def found_pairs(name: str, seats: int, what: str = "") -> Iterator[Pair]:
    """Of several games, a few of each."""
    games = (pairs(find(name), Case(seats, {}, seed)) for seed in range(1, SEEDS))
    wanted = ((pair for pair in game if what in pair.what) for game in games)
    return chain.from_iterable(islice(game, EACH) for game in wanted)


def compared(found: Iterator[Pair], folder: Path, monkeypatch: pytest.MonkeyPatch, *efforts: Effort) -> Tally:
    """A pair for each effort."""
    tally = Tally()

    async def play() -> None:
        for number, (effort, pair) in enumerate(zip(efforts, found)):
            place = folder / str(number)
            place.mkdir()
            async with comparing(pair, place, monkeypatch, tally, effort) as both:
                await both.play()

    asyncio.run(play())
    return tally


def assert_told(tally: Tally, pairs: int, lasting: bool) -> None:
    """So many pairs, each of which could be told apart by somebody; and every route was asked by who could not."""
    assert tally.proven == tally.pairs == pairs
    asked = {f"GET {path}" for path in routes.looks(lasting)}
    asked |= {f"POST {path}" for story in routes.STORIES for path, _, _ in story}
    assert asked <= set(tally.requests)


# ---- which routes there are
@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    made = make_app(Settings(f"sqlite:///{tmp_path}/table.db", workers=1))
    yield made
    made.state.server.store.close()


def test_every_route_is_asked(app: FastAPI) -> None:
    """A new one gets its line in twinned/routes.py."""
    assert routes.routes_of(app) == routes.covered()


def test_a_new_route_is_found_wherever_it_is(app: FastAPI) -> None:
    inner, outer = APIRouter(), APIRouter()
    inner.get("/t/{table}/peek")(lambda table: table)
    outer.include_router(inner)
    app.include_router(outer)
    app.post("/api/peek")(lambda: "")
    assert routes.routes_of(app) - routes.covered() == {"GET /t/{table}/peek", "POST /api/peek"}


# ---- nobody is told
@pytest.mark.parametrize("name", SECRETIVE)
def test_twins_answer_alike(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    efforts = [QUICK] * (2 if name == ISLES else 1)
    tally = compared(found_pairs(name, 2), tmp_path, monkeypatch, *efforts)
    assert_told(tally, len(efforts), lasting=False)


def test_an_open_game_has_no_twins() -> None:
    meta = find(OPEN)
    assert [pair for seats in meta.seats for pair in pairs(meta, Case(seats, {}, 1))] == []


# ---- a leak is found
def as_many_as_points(self: Looking) -> list[Message]:
    assert isinstance(self.state, Isles)
    return [Message(1, "Ada", "hm", "", 0)] * sum(self.state.hands[1])


FRAMES: Final = "/t/|its stream"  # a page is told first by whichever brings it the frame

# what is broken, the kind of pair that shows it, and where it shows
LEAKS: Final[dict[str, tuple[object, str, Callable[..., Any], str, str]]] = {
    "the drawing gets the position": (look, "view", lambda state, seat: state, "outcome", FRAMES),
    "a page is longer for a higher card": (Looking, "messages", as_many_as_points, "outcome 3 of line 1", FRAMES),
    "a record is another seat's": (keepsakes, "chosen_seat", lambda live, who, seat: 1, "outcome", "/record"),
    "a secret answer is told": (Live, "hides", lambda live, number, seat: False, "answer", FRAMES),
    "hidden cards count": (
        tables,
        "open_scores",
        lambda play: [sum(hand) for hand in play.state.hands],
        "outcome",
        "'/",
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, name, broken, what, where = LEAKS[leak]
    monkeypatch.setattr(owner, name, broken)
    with pytest.raises(Leak, match=where):
        compared(found_pairs(ISLES, 2, what), tmp_path, monkeypatch, QUICK)


def test_advice_that_peeks_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though no word of it shows it: what its worker is asked does."""
    monkeypatch.setattr(answering, "view", lambda state, seat: state)
    monkeypatch.setattr(routes, "LOOKS", {})
    monkeypatch.setattr(routes, "STORIES", [[routes.by_page("hint", **routes.OWN)]])
    with pytest.raises(Leak, match="/hint"):
        compared(found_pairs(ISLES, 2, "outcome"), tmp_path, monkeypatch, Effort(positions=1, full=[0]))


# ---- at length
@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in SECRETIVE for seats in find(name).seats])
def test_twins_answer_alike_at_length(name: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    efforts = [WHOLE, LONG, LONG, LONG]
    tally = compared(found_pairs(name, seats), tmp_path, monkeypatch, *efforts)
    print(f"twins: {name}, {seats} seats: {tally}")
    assert_told(tally, len(efforts), lasting=True)


@pytest.mark.long
def test_an_open_game_has_no_twins_whatever_its_options() -> None:
    meta = find(OPEN)
    assert [pair for case in all_cases(meta, 1, 1, 8) for pair in pairs(meta, case)] == []
