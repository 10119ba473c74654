"""What the routes of the pages share: who asks, what a form says, and the frame that answers it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Annotated, Final
from urllib.parse import quote

from fastapi import Depends, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from demiurge.kernel.chance import SPECTATOR
from demiurge.kernel.play import MOVED_ON
from demiurge.kernel.text import NONE
from demiurge.table.game.live import Live
from demiurge.table.game.names import guest_name
from demiurge.table.game.tables import NotAllowed
from demiurge.table.game.thinking import LEVELS, SPECS
from demiurge.table.identity import hashed, origin, page_id
from demiurge.table.languages import ENGLISH
from demiurge.table.seen.look import Looker, chosen_seat
from demiurge.table.seen.refusals import called, reason_of
from demiurge.table.server.guard import caller, read_form
from demiurge.table.server.server import Server
from demiurge.table.storage import Kept, StorageDown

Form = Annotated[dict[str, str], Depends(read_form)]
LONGEST_NUMBER: Final = 9  # digits
PAGE: Final = "x-page"  # the page that asks, among those that are open
HAS: Final = "x-has"  # the parts that a page has
ADDRESS: Final = "/?=&%+,:~#"  # signs that mean something in an address; what is quoted already stays as it is


def server(request: Request) -> Server:
    found: Server = request.app.state.server
    return found


def language_of(request: Request) -> str:
    """The language that the visitor reads; English before anybody knows."""
    return str(getattr(request.state, "language", ENGLISH))


def here(request: Request) -> str:
    """The address of this page, to come back to."""
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")


def link_to(request: Request, path: str) -> str:
    """A page of ours as somebody else can reach it: at the server's own address, or as the caller reached it."""
    site = server(request).settings.url or f"{request.url.scheme}://{request.url.netloc}"
    return f"{site}{path}"


def looker(request: Request, table: str) -> Looker:
    """Who asks; the same to all who want to know it while a request is served."""
    known: tuple[str, Looker] | None = getattr(request.state, "looker", None)
    if known is None or known[0] != table:
        known = request.state.looker = table, server(request).looker(request.state.visitor, table, language_of(request))
    return known[1]


def said_name(request: Request) -> str:
    """The name that this browser's person has said; "" if none."""
    row = server(request).store.visitor(hashed(request.state.visitor))
    return row.name if row else ""


def name_of(request: Request, taken: Collection[str] = ()) -> str:
    """The same, or one that others can tell from theirs (names.guest_name)."""
    return said_name(request) or guest_name(hashed(request.state.visitor), taken)


def page_of(request: Request) -> str:
    """The open page that asks, if one does."""
    return page_id(request.state.visitor, request.headers.get(PAGE, ""))


def origin_of(request: Request) -> str:
    return origin(caller(request.scope))


# ---- what forms say
def number_in(form: dict[str, str], name: str) -> int | None:
    """A whole number of a size that anything here can have; None for whatever else stands there."""
    text = form.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER else None


def my_seat(request: Request, live: Live, form: dict[str, str]) -> int:
    """The seat that a form speaks for, which must be this browser's; where none is named, whichever is asked."""
    wanted, who = number_in(form, "seat"), looker(request, live.row.id)
    seat = chosen_seat(live, who, wanted)
    if seat == SPECTATOR:
        raise NotAllowed("no-looking-on")
    if form.get("seat", "") not in ("", str(SPECTATOR)) and wanted != seat:
        raise NotAllowed("no-seat-of-yours", name=whose_seat(live, language_of(request), wanted))
    return seat


def whose_seat(live: Live, language: str, seat: int | None) -> str:
    """The name of who sits there; none where nobody does."""
    known = seat is not None and seat < live.row.seats
    return called(live, live.language(language), seat) or NONE if known and seat is not None else NONE


@contextmanager
def asked(request: Request, table: str, form: dict[str, str]) -> Iterator[tuple[Live, int]]:
    """The table, and the seat that a form speaks for there. It is held until the answer is made, and so read once."""
    with server(request).tables.holding(table) as live:
        server(request).hub.speaks(table, page_of(request))
        yield live, my_seat(request, live, form)


def clean(text: str, longest: int) -> str:
    """What people write: one line of it, without signs that cannot be seen."""
    return "".join(c if c.isprintable() else " " for c in text).strip()[:longest]


def bot_of(form: dict[str, str]) -> str:
    """The bot that a form names, one of those that are offered."""
    spec = form.get("bot", "") or LEVELS[1].spec
    if spec not in SPECS:
        raise NotAllowed("no-bot")
    return spec


# ---- what answers them
def quoted(text: str) -> str:
    """Text for a header, which takes only plain letters; scripts decode it."""
    return quote(text, safe=" ,.;:'()!?-/+")


def framed(
    request: Request, table: str, seat: int | None, at: int | None = None, handed: bool = False,
    status: int = 200, problem: str = "",
) -> Response:  # fmt: skip
    """All of it, or what a page has not that says what it has."""
    shown, frame = server(request).look.frame(table, looker(request, table), seat, at, handed)
    server(request).hub.sent(table, page_of(request), shown.news, frame.hashes())
    has, headers = request.headers.get(HAS), {"X-News": str(shown.news)}
    if problem:
        headers["X-Problem"] = quoted(problem)
    if has is None or not frame.parts:
        return HTMLResponse(frame.whole(), status, headers)
    return HTMLResponse(frame.beside(set(has.split())), status, {**headers, "X-Parts": "yes"})


@contextmanager
def showing_what_is_kept() -> Iterator[None]:
    """Should the database go now, who asked must not hear that nothing was changed."""
    try:
        yield
    except StorageDown as error:
        raise Kept(error.what, error.state) from error


def settled(request: Request, live: Live, seat: int | None, refusal: str | None, do: str = "") -> Response:
    """The new frame for the seat that spoke, and so holds the screen; with a refusal, why, and the clause. `do`: the
    answer that was refused, where it was one."""
    if refusal is None:
        with showing_what_is_kept():
            return framed(request, live.row.id, seat, handed=True)
    speaker = SPECTATOR if seat is None else seat
    why = reason_of(live, live.language(language_of(request)), speaker, refusal, do)
    found = framed(request, live.row.id, seat, None, True, 409 if refusal == MOVED_ON else 422, why)
    found.headers["X-Clause"] = refusal
    return found


def elsewhere(request: Request, address: str) -> Response:
    """To another page of ours; its address may hold any letters, a header only plain ones."""
    address = quote(address, safe=ADDRESS)
    if request.headers.get("hx-request"):
        return Response(headers={"HX-Redirect": address})
    return RedirectResponse(address, 303)
