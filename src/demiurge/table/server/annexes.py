"""Annexes: pages of other packages beside the table's own. Their packages name them by an entry point, `demiurge serve`
opens those that are wanted, and the application mounts them; the table knows none of them."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, cast

from starlette.requests import Request

if TYPE_CHECKING:
    from fastapi import FastAPI

    from demiurge.table.server.server import Server

GROUP: Final = "demiurge.pages"


class Link(NamedTuple):
    """A way into an annex, on every page of the front."""

    address: str
    title: str


class Annex(Protocol):
    """What such a package offers."""

    def mount(self, app: FastAPI, server: Server) -> None:
        """Its routes; what it does with them is behind the same door, guard and limits as the table's."""

    def link(self, request: Request) -> Link | None:
        """What who asks is offered; nothing where it is not for them."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


def found(name: str, folder: Path) -> Annex | None:
    """The annex of that name, which keeps what it has in that folder; None where no package brings it."""
    for point in entry_points(group=GROUP, name=name):
        opened = cast("Callable[[Path], Annex]", point.load())
        return opened(folder)
    return None


def links(request: Request) -> list[Link]:
    server: Server = request.app.state.server
    every = [annex.link(request) for annex in server.settings.annexes]
    return [link for link in every if link is not None]
