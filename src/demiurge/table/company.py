"""Company: talk, and bots that stand in for who left."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from demiurge.kernel.chance import SPECTATOR
from demiurge.table.identity import hashed
from demiurge.table.look import chosen_seat, own_seats
from demiurge.table.names import SPECTATOR_NAME
from demiurge.table.requests import Form, asked, bot_of, clean, framed, looker, name_of, number_in, server
from demiurge.table.tables import NotAllowed

router = APIRouter(include_in_schema=False)

LONGEST_MESSAGE: Final = 500


@router.post("/t/{table}/say")
def say(request: Request, table: str, form: Form) -> Response:
    owner = server(request)
    live = owner.tables.live(table)
    text = clean(form.get("text", ""), LONGEST_MESSAGE)
    seat = chosen_seat(live, looker(request, table), number_in(form, "seat"))
    if text:
        name = live.seats[seat].name if seat != SPECTATOR else name_of(request) or SPECTATOR_NAME
        owner.store.add_message(table, seat, name, text)
    return framed(request, table, number_in(form, "seat"), handed=True)


@router.post("/t/{table}/leave")
def leave(request: Request, table: str, form: Form) -> Response:
    """Let a bot play for me."""
    _, seat = asked(request, table, form)
    server(request).tables.stand_in(table, seat, bot_of(form))
    return framed(request, table, seat, handed=True)


@router.post("/t/{table}/back")
def back(request: Request, table: str, form: Form) -> Response:
    _, seat = asked(request, table, form)
    server(request).tables.stand_in(table, seat, "")
    return framed(request, table, seat, handed=True)


@router.post("/t/{table}/standin")
def standin(request: Request, table: str, form: Form) -> Response:
    """Let a bot play for somebody who is away; for who sits at the table, or made it."""
    owner = server(request)
    live = owner.tables.live(table)
    who, seat = looker(request, table), number_in(form, "seat")
    if seat is None or seat >= live.row.seats or live.seats[seat].kind == "bot":
        raise NotAllowed("nobody can stand in there")
    if not own_seats(live, who) and live.row.host_hash != who.hashed:
        raise NotAllowed("only who sits at the table may ask a bot to stand in")
    if seat in owner.hub.present(table):
        raise NotAllowed("the player is here")
    owner.tables.stand_in(table, seat, bot_of(form))
    return framed(request, table, None)


@router.post("/t/{table}/link")
def link(request: Request, table: str, form: Form) -> Response:
    """A new link for a seat: the old one ends."""
    owner = server(request)
    live, seat = owner.tables.live(table), number_in(form, "seat")
    if live.row.host_hash != hashed(request.state.visitor) or seat is None or seat >= live.row.seats:
        raise NotAllowed("only who made the table gives out its links")
    owner.tables.new_link(table, seat, request.state.visitor)
    return framed(request, table, None)
