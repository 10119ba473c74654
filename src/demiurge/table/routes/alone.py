"""Alone: where nobody plays in person bots pause while nobody looks on, unless who made the table says otherwise."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from demiurge.table.game.tables import NotAllowed
from demiurge.table.identity import hashed
from demiurge.table.routes.asking import Form, framed, server
from demiurge.table.server.threads import Route
from demiurge.table.storage import ALONE

router = APIRouter(include_in_schema=False, route_class=Route)


@router.post("/t/{table}/alone")
def alone(request: Request, table: str, form: Form) -> Response:
    """The host's word: let them play on, or let them wait."""
    owner = server(request)
    with owner.tables.holding(table) as live:
        row = live.row
        if row.host_hash != hashed(request.state.visitor):
            raise NotAllowed("no-alone")
        yes = form.get("yes", "") == "1"
        if yes and ALONE not in row.settings:
            owner.caps.admit_alone(row.host_hash, row.origin)
        owner.store.configure(table, settings={ALONE: "yes" if yes else None})
    return framed(request, table, None)
