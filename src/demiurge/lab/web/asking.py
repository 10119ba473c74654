"""What the routes share: the lab, and the game that an address names."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from starlette.requests import Request

from demiurge.kernel.registry import Meta, UnknownGame, find, games
from demiurge.lab.web.editing.reading import editable
from demiurge.lab.web.kept import Missing
from demiurge.table.routes.front import OWN

if TYPE_CHECKING:
    from demiurge.lab.web.annex import Lab


def lab_of(request: Request) -> Lab:
    return cast("Lab", request.app.state.lab)


def tried() -> list[Meta]:
    """The games with components of the form that can be edited; ours first."""
    found = [meta for meta in games().values() if editable(meta)]
    return sorted(found, key=lambda meta: (not meta.package.startswith(OWN), meta.title))


def game_of(name: str) -> Meta:
    """Missing if there is none of that name whose components can be edited."""
    try:
        meta = find(name)
    except UnknownGame:
        raise Missing("wrong-game") from None
    if not editable(meta):
        raise Missing("wrong-game")
    return meta
