"""Sitting down: by a seat's link, at a table that is open to all, and as its host on another device.

A GET shows whom a link invites and changes nothing, since programs that preview links fetch them, too. The pages with
a link in their address tell no other site where they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import HTMLResponse, RedirectResponse, Response

from demiurge.kernel.text import Text, text
from demiurge.kit import markup
from demiurge.table.game.live import Live
from demiurge.table.game.names import name_in
from demiurge.table.game.tables import NotAllowed
from demiurge.table.identity import csrf_token, derived, hashed, same
from demiurge.table.languages import say
from demiurge.table.routes.asking import Form, clean, here, language_of, link_to, looker, name_of, said_name, server
from demiurge.table.routes.ordering import LONGEST_NAME
from demiurge.table.seen import render
from demiurge.table.seen.look import own_seats
from demiurge.table.seen.window import title_of
from demiurge.table.server.threads import Route
from demiurge.table.storage import Moved, SeatRow

router = APIRouter(include_in_schema=False, route_class=Route)

PRIVATE: Final = {"Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex"}
HOST_LINK: Final = "host-link"  # among a table's settings: the hash of the link by which its host may move
TAKEN: Final = text("sit-taken")
OVER: Final = text("sit-over")
OLD: Final = text("sit-old-link")


def show(request: Request, live: Live, template: str, status: int = 200, **given: Any) -> Response:
    """A page about sitting down at a table."""
    me, row, language = hashed(request.state.visitor), live.row, language_of(request)
    text = render.fill(
        template, language, table=row.id, game=row.game, title=title_of(row.game, language), seats=live.seats,
        over=row.over, host=name_in(language, host_name(live)), mine=row.host_hash == me, here=here(request),
        csrf=csrf_token(request.state.visitor),
        sprite=Markup(markup.sprite()), longest_name=LONGEST_NAME, version=row.version, **given,
    )  # fmt: skip
    return HTMLResponse(text, status, PRIVATE)


def at_table(live: Live) -> Response:
    return RedirectResponse(f"/t/{live.row.id}", 303, PRIVATE)


def find_live(request: Request, table: str) -> Live:
    live: Live = server(request).tables.live(table)
    return live


# ---- by link
def by_link(live: Live, token: str) -> SeatRow | None:
    """The seat that a link belongs to."""
    wanted = hashed(token)
    return next((seat for seat in live.seats if seat.link_hash and same(seat.link_hash, wanted)), None)


def why_not(live: Live, seat: SeatRow | None) -> tuple[int, Text | None]:
    """Why nobody can sit down there; no words if somebody can."""
    if seat is None:
        return 404, OLD
    if live.row.over:
        return 410, OVER
    return (200, None) if seat.kind == "free" else (409, TAKEN)


@router.get("/t/{table}/sit/{token}")
def invited(request: Request, table: str, token: str) -> Response:
    live = find_live(request, table)
    seat = by_link(live, token)
    if seat is not None and seat.seat in own_seats(live, looker(request, table)):
        return at_table(live)
    status, trouble = why_not(live, seat)
    return offer(request, live, [seat] if seat else [], status, trouble)


@router.post("/t/{table}/sit/{token}")
def sit(request: Request, table: str, token: str, form: Form) -> Response:
    live = find_live(request, table)
    seat = by_link(live, token)
    return take(request, live, [seat] if seat else [], form)


def offer(
    request: Request, live: Live, seats: Sequence[SeatRow], status: int = 200, trouble: Text | None = None,
    problem: str = "", name: str = "",
) -> Response:  # fmt: skip
    """The page that asks for a name; with trouble it asks for nothing."""
    seat = seats[0] if seats else None
    given = name or said_name(request) or (seat.name if seat else "")
    guest = name_in(language_of(request), name_of(request, taken_at(live)))
    told = say(language_of(request), trouble) if trouble else ""
    return show(request, live, "sit.html", status, seat=seat, trouble=told, problem=problem, name=given, guest=guest)


def taken_at(live: Live) -> list[str]:
    return [row.name for row in live.seats]


def take(request: Request, live: Live, seats: Sequence[SeatRow], form: dict[str, str]) -> Response:
    """Sit down on the first of these seats that is still free. Who sits at the table already goes there."""
    mine = own_seats(live, looker(request, live.row.id))
    if any(seat.seat in mine for seat in seats):
        return at_table(live)
    status, trouble = why_not(live, next((seat for seat in seats if seat.kind == "free"), seats[0] if seats else None))
    if trouble:
        return offer(request, live, seats, status, trouble)
    name = clean(form.get("name", ""), 10 * LONGEST_NAME)
    if len(name) > LONGEST_NAME:
        problem = say(language_of(request), "wrong-name", n=LONGEST_NAME)
        return offer(request, live, seats, 422, problem=problem, name=name)
    store, me = server(request).store, hashed(request.state.visitor)
    if name:
        store.name_visitor(me, name)
    name = name or name_of(request, taken_at(live))
    for seat in seats:
        if seat.kind == "free" and store.claim(live.row.id, seat.seat, seat.link_hash, me, name):
            return at_table(live)
    return offer(request, live, seats, 409, TAKEN)


# ---- at a table that is open to all
@router.get("/t/{table}/join")
def look_in(request: Request, table: str) -> Response:
    live = find_live(request, table)
    if own_seats(live, looker(request, table)):
        return at_table(live)
    seats = open_seats(live)
    return offer(request, live, seats, *why_not(live, seats[0]))


@router.post("/t/{table}/join")
def join(request: Request, table: str, form: Form) -> Response:
    live = find_live(request, table)
    if own_seats(live, looker(request, table)):
        return at_table(live)
    return take(request, live, open_seats(live), form)


def open_seats(live: Live) -> list[SeatRow]:
    """Where anybody may sit down: the free seats, or all, which says that none is free."""
    if not live.row.listed:
        raise NotAllowed("no-open-table")
    return [seat for seat in live.seats if seat.kind == "free"] or list(live.seats)


# ---- the host on another device
def host_token(visitor: str, table: str) -> str:
    return derived(visitor, "host", table)


@router.get("/t/{table}/host")
def host_page(request: Request, table: str) -> Response:
    """Where the host finds the link for another device."""
    live = find_live(request, table)
    insist_on_host(request, live)
    token = host_token(request.state.visitor, table)
    made = live.row.settings.get(HOST_LINK, "") == hashed(token)
    link = link_to(request, f"/t/{table}/host/{token}") if made else ""
    return show(request, live, "host.html", link=link, arriving=False)


@router.post("/t/{table}/host")
def make_host_link(request: Request, table: str, form: Form) -> Response:
    """The link works from now on, once; or no longer."""
    live = find_live(request, table)
    insist_on_host(request, live)
    link = None if form.get("end", "") == "yes" else hashed(host_token(request.state.visitor, table))
    server(request).store.configure(table, settings={HOST_LINK: link})
    return RedirectResponse(f"/t/{table}/host", 303, PRIVATE)


def insist_on_host(request: Request, live: Live) -> None:
    if live.row.host_hash != hashed(request.state.visitor):
        raise NotAllowed("no-device")


@router.get("/t/{table}/host/{token}")
def arrive(request: Request, table: str, token: str) -> Response:
    live = find_live(request, table)
    if live.row.host_hash == hashed(request.state.visitor):
        return at_table(live)
    if not opens(live, token):
        return offer(request, live, [], 404, OLD)
    return show(request, live, "host.html", link="", arriving=True)


@router.post("/t/{table}/host/{token}")
def move_here(request: Request, table: str, token: str, form: Form) -> Response:
    live = find_live(request, table)
    me = request.state.visitor
    if live.row.host_hash == hashed(me):
        return at_table(live)
    if not opens(live, token) or not move(request, live, hashed(me)):
        return offer(request, live, [], 404, OLD)
    tables = server(request).tables
    for seat in tables.live(table).seats:
        if seat.kind == "free":  # its link came from the old device, which alone could show it again
            tables.new_link(table, seat.seat, me)
    return at_table(live)


def opens(live: Live, token: str) -> bool:
    wanted = live.row.settings.get(HOST_LINK, "")
    return bool(wanted) and same(wanted, hashed(token))


def move(request: Request, live: Live, to: str) -> bool:
    """Hosting and the host's seats go to another browser, all at once; the link is used up. False: it was too late."""
    row, store = live.row, server(request).store
    try:
        store.move_host(row.id, row.host_hash, to, {HOST_LINK: None})
    except Moved:
        return False
    if not store.visitor(to) and (name := host_name(live)):
        store.name_visitor(to, name)
    return True


def host_name(live: Live) -> str:
    return next((seat.name for seat in live.seats if seat.visitor_hash == live.row.host_hash and seat.name), "")
