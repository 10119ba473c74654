"""Errors, said plainly: as a page, as JSON for the API, and in a header for the scripts of a page."""

from __future__ import annotations

import logging
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import HTMLResponse, Response

from demiurge.kernel.text import Text, Value, text
from demiurge.table.game.tables import NoTable, NotAllowed, Unplayable
from demiurge.table.languages import say
from demiurge.table.routes import api, front
from demiurge.table.routes.asking import language_of, quoted
from demiurge.table.seen import render
from demiurge.table.server.caps import TooMany
from demiurge.table.server.guard import HEADERS, VARY, Forbidden, Halted
from demiurge.table.storage import Kept, StorageDown

log = logging.getLogger("demiurge.table")

SAVED: Final = text("error-saved")
NOT_SAVED: Final = text("error-not-saved")
WORDS: Final = {404: text("error-nothing"), 405: text("error-cannot")}


def install_errors(app: FastAPI) -> None:
    app.add_exception_handler(NoTable, lambda request, error: complain(request, 404, "error-no-table"))
    app.add_exception_handler(Forbidden, lambda request, error: complain(request, 403, "error-old-page"))
    app.add_exception_handler(NotAllowed, not_allowed)
    app.add_exception_handler(TooMany, too_many)
    app.add_exception_handler(Unplayable, unplayable)
    app.add_exception_handler(StorageDown, storage_down)
    app.add_exception_handler(ClientDisconnect, lambda request, error: Response(status_code=400))  # nobody reads it
    app.add_exception_handler(RequestValidationError, lambda request, error: complain(request, 422, "error-address"))
    app.add_exception_handler(HTTPException, wrong_call)
    app.add_exception_handler(Exception, broken)


def not_allowed(request: Request, error: Exception) -> Response:
    assert isinstance(error, NotAllowed)
    return complain(request, 403, error.text)


def too_many(request: Request, error: Exception) -> Response:
    assert isinstance(error, TooMany)
    return complain(request, 429, error.text)


def unplayable(request: Request, error: Exception) -> Response:
    assert isinstance(error, Unplayable)
    return complain(request, 410, "error-unplayable", why=error.said(spoken_to(request)))


def wrong_call(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    what = error.what if isinstance(error, Halted) else WORDS.get(error.status_code, Text("", (), str(error.detail)))
    found = complain(request, error.status_code, what)
    found.headers.update(error.headers or {})
    return found


def broken(request: Request, error: Exception) -> Response:
    """A mistake of ours, which is in the log already. This answer passes no Guard, so it brings its headers itself."""
    found = complain(request, 500, "error-broken")
    found.headers.update({**HEADERS, "Vary": ", ".join(VARY)})
    return found


def storage_down(request: Request, error: Exception) -> Response:
    log.error("storage: %s", error)
    return complain(request, 503, SAVED if isinstance(error, Kept) else NOT_SAVED)


def spoken_to(request: Request) -> str:
    """The visitor's language; what is shown within the page of a table is in that table's."""
    table = str(request.path_params.get("table", "")) if request.headers.get("hx-request") else ""
    live = request.app.state.server.tables.found(table) if table else None
    return str(live.language(language_of(request))) if live else language_of(request)


def complain(request: Request, status: int, what: Text | str, **values: Value) -> Response:
    """As a page, as JSON for the API, and in a header for the scripts of a page."""
    text = say(spoken_to(request), what, **values)
    headers = {"X-Problem": quoted(text)}
    if request.url.path.startswith("/api/"):
        return api.problem(status, text, headers)
    if request.headers.get("hx-request"):
        return HTMLResponse(render.problem(text), status, headers)
    return HTMLResponse(front.error_page(request, status, text), status, headers)
