"""Company: talk, and bots that stand in for who left."""

from __future__ import annotations

import math
from dataclasses import asdict

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from demiurge.kernel.chance import SPECTATOR
from demiurge.table.game.live import Live
from demiurge.table.game.tables import NotAllowed
from demiurge.table.game.talk import LONGEST
from demiurge.table.game.thinking import STAND_IN
from demiurge.table.identity import hashed
from demiurge.table.routes.asking import (
    Form,
    asked,
    bot_of,
    clean,
    framed,
    language_of,
    looker,
    name_of,
    number_in,
    server,
    settled,
)
from demiurge.table.seen.look import chosen_seat, own_seats
from demiurge.table.seen.messages import message_in
from demiurge.table.server.guard import Halted, caller
from demiurge.table.server.server import Server
from demiurge.table.server.threads import Route

router = APIRouter(include_in_schema=False, route_class=Route)


@router.post("/t/{table}/say")
def say(request: Request, table: str, form: Form) -> Response:
    """Who spoke gets the message alone, as everybody else does by the stream."""
    owner = server(request)
    live = owner.tables.live(table)
    text, who = clean(form.get("text", ""), LONGEST), looker(request, table)
    if not text:
        return Response(status_code=204)
    seat = chosen_seat(live, who, number_in(form, "seat"))
    guest = seat == SPECTATOR  # known by the address: another cookie is no other person
    if not owner.manners.allow(table, caller(request.scope) if guest else who.hashed, guest):
        raise Halted(429, "chat-too-fast", {"Retry-After": "3"})
    name = name_of(request, [row.name for row in live.seats]) if guest else live.seats[seat].name
    said = owner.store.add_message(table, seat, name, text)
    return JSONResponse(asdict(message_in(live.language(language_of(request)), said)))


@router.post("/t/{table}/leave")
def leave(request: Request, table: str, form: Form) -> Response:
    """Let a bot play for me."""
    with asked(request, table, form) as (live, seat):
        server(request).tables.stand_in(table, seat, bot_of(form))
        return settled(request, live, seat, None)


@router.post("/t/{table}/back")
def back(request: Request, table: str, form: Form) -> Response:
    with asked(request, table, form) as (live, seat):
        server(request).tables.stand_in(table, seat, "")
        return settled(request, live, seat, None)


@router.post("/t/{table}/standin")
def standin(request: Request, table: str, form: Form) -> Response:
    """Let a bot play for somebody who has been away for a while. The host's word is enough; who sits at the table asks
    the others who are here. Which bot it is nobody chooses: an opponent would take the weakest."""
    owner = server(request)
    live = owner.tables.live(table)
    who, seat = looker(request, table), number_in(form, "seat")
    if seat is None or seat >= live.row.seats or live.seats[seat].kind != "person" or live.seats[seat].stand_in:
        raise NotAllowed("no-stand-in")
    mine, host = own_seats(live, who), live.row.host_hash == who.hashed
    if not mine and not host:
        raise NotAllowed("no-stand-in-stranger")
    insist_on_absence(owner, live, seat)
    asked = [] if host else owner.tables.others(live, mine[0], set(who.present) - {seat})
    if asked:
        return settled(request, live, None, owner.tables.ask_stand_in(table, mine[0], seat, asked))
    owner.tables.stand_in(table, seat, STAND_IN)
    return settled(request, live, None, None)


def insist_on_absence(owner: Server, live: Live, seat: int) -> None:
    """Nobody is replaced who is here, or has only just gone: a page that is loaded again is away for a moment, too."""
    table, name = live.row.id, live.seats[seat].name
    if seat in owner.hub.present(table):
        raise NotAllowed("no-stand-in-present", name=name)
    left = math.ceil((owner.settings.grace - owner.hub.away(table, seat)) / 60)
    if left > 0:
        raise NotAllowed("no-stand-in-yet", name=name, n=left)


@router.post("/t/{table}/agree")
def agree(request: Request, table: str, form: Form) -> Response:
    """A word on what somebody asks the others for: to take back, or a bot for who is away."""
    owner = server(request)
    with asked(request, table, form) as (live, seat):
        asks, version, yes = number_in(form, "of"), number_in(form, "guard"), form.get("yes") == "1"
        if yes and live.proposal is not None and live.proposal.of >= 0:
            insist_on_absence(owner, live, live.proposal.of)
        return settled(request, live, seat, owner.tables.agree(table, seat, yes, asks, version, STAND_IN))


@router.post("/t/{table}/link")
def link(request: Request, table: str, form: Form) -> Response:
    """A new link for a seat: the old one ends."""
    owner = server(request)
    live, seat = owner.tables.live(table), number_in(form, "seat")
    if live.row.host_hash != hashed(request.state.visitor) or seat is None or seat >= live.row.seats:
        raise NotAllowed("no-links")
    owner.tables.new_link(table, seat, request.state.visitor)
    return framed(request, table, None)
