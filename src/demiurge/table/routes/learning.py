"""Learning a game: its first page, and a first game with a guide."""

from __future__ import annotations

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import Response

from demiurge.kernel.registry import UnknownGame, find
from demiurge.kit import markup
from demiurge.kit.first_page import HEAVIEST, first_page_of
from demiurge.kit.guide import guide_of
from demiurge.kit.plain import drawing_of
from demiurge.table.game.guided import GUIDE, ON
from demiurge.table.game.names import bot_name
from demiurge.table.game.tables import NotAllowed
from demiurge.table.game.wanted import Wanted
from demiurge.table.routes.asking import Form, elsewhere, language_of, name_of, origin_of, server
from demiurge.table.routes.front import Card, no_game, page
from demiurge.table.seen.first_page import told
from demiurge.table.server.threads import Route

router = APIRouter(include_in_schema=False, route_class=Route)


@router.get("/learn/{game}")
def first_page(request: Request, game: str) -> Response:
    """What the game is, and how it is played; a game that says nothing of it has no such page."""
    try:
        meta = find(game)
    except UnknownGame:
        return no_game(request)
    found, language = first_page_of(meta), language_of(request)
    if found is None:
        return no_game(request)
    return page(
        request, "learn.html", card=Card(meta, language), told=told(meta, found, language), heaviest=HEAVIEST,
        sprite=Markup(markup.sprite(drawing_of(meta.make()).ICONS)),
    )  # fmt: skip


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
