"""Learning a game: a first game with a guide."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from demiurge.kernel.registry import UnknownGame, find
from demiurge.kit.guide import guide_of
from demiurge.table.game.guided import GUIDE, ON
from demiurge.table.game.names import bot_name
from demiurge.table.game.tables import NotAllowed
from demiurge.table.game.wanted import Wanted
from demiurge.table.routes.asking import Form, elsewhere, name_of, origin_of, server
from demiurge.table.routes.front import no_game
from demiurge.table.server.threads import Route

router = APIRouter(include_in_schema=False, route_class=Route)


@router.post("/learn/{game}")
def learn(request: Request, game: str, form: Form) -> Response:
    """A table with a guide: its seed, its seats and its bots are the guide's."""
    try:
        meta = find(game)
        guide = guide_of(meta)
    except UnknownGame:
        return no_game(request)
    if guide is None:
        raise NotAllowed("no-guide-yet")
    names = [name_of(request) if who == "me" else bot_name(seat, who) for seat, who in enumerate(guide.seats)]
    wanted = Wanted(
        meta.name, meta.complete(dict(guide.options)), guide.seats, names, guide.seed, settings={GUIDE: ON},
        origin=origin_of(request),
    )  # fmt: skip
    return elsewhere(request, f"/t/{server(request).tables.create(wanted, request.state.visitor)}")
