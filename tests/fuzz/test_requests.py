"""Whatever is asked: no answer breaks, none changes what it should not, none costs much."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tests.fuzz import chapter, judging
from tests.fuzz.asking import Maker, routes_of
from tests.fuzz.figures import Figures
from tests.fuzz.plan import CHAPTER, CHAPTERS
from tests.fuzz.world import World

QUICK = 600


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    found = World(tmp_path)
    yield found
    found.close()


def test_nothing_that_is_asked_breaks_or_changes_anything() -> None:
    found = chapter.read(1, QUICK)
    assert not found.faults, "\n".join(found.faults[:5])


@pytest.mark.long
@pytest.mark.parametrize("number", range(2, 2 + CHAPTERS))
def test_nothing_of_many_thousands(number: int) -> None:
    found = chapter.read(number, CHAPTER)
    print(found.told())
    assert not found.faults, "\n".join(found.faults[:5])


def test_every_route_is_found_by_walking(world: World) -> None:
    found = routes_of(world)
    promised = {(path, method.upper()) for path, calls in world.app.openapi()["paths"].items() for method in calls}
    assert {(one.path, one.method) for one in found if one.promises} == promised
    assert {"/", "/t/{table}", "/t/{table}/answer", "/static/{path}", "/healthz", "/lab/runs"} <= {
        one.path for one in found
    }


@pytest.mark.parametrize("down", ["read", "write"])
def test_where_the_database_is_gone_every_route_says_so_or_needs_none(world: World, down: str) -> None:
    maker, figures = Maker(world, random.Random(1)), Figures()
    with chapter.quiet():
        asyncio.run(chapter.ask(world, maker, 2 * len(maker.routes), figures, "gone", down))
    assert not figures.faults, "\n".join(figures.faults[:5])
    assert any(status == "5xx" for _, status in figures.counts)


# ---- a new route that is broken is found, though nobody lists it
def breaks(request: Request, table: str) -> Response:
    raise RuntimeError("a mistake")


def writes(request: Request, table: str) -> Response:
    request.app.state.server.store.name_visitor("x", str(time.monotonic()))
    return Response()


def repeats(request: Request, table: str, text: str = "") -> Response:
    return HTMLResponse(text)


def works_long(request: Request, table: str) -> Response:
    began = time.process_time()
    while time.process_time() - began < 0.1:
        pass
    return Response()


BROKEN: Mapping[Callable[..., Response], str] = {
    breaks: "a mistake",
    writes: "and yet it changed",
    repeats: "as it was sent",
    works_long: "s of processor",
}


def test_a_new_route_is_asked_and_judged(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "PATIENCE", 0.1)
    for route in BROKEN:
        world.app.add_api_route(f"/brand/{route.__name__}/{{table}}", route, methods=["GET"], include_in_schema=False)
    maker = Maker(world, random.Random(1))
    found = {one.path.split("/")[2]: one for one in maker.routes if one.path.startswith("/brand")}
    for route, fault in BROKEN.items():
        figures, maker.routes = Figures(), [found[route.__name__]]
        with chapter.quiet():
            asyncio.run(chapter.ask(world, maker, 5 if route is works_long else 80, figures, "new"))
        assert any(fault in one for one in figures.faults), route
