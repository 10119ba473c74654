"""Bringing a game along: a ledger of another site, or a record, becomes a table, to look at or to play on from.

What is pasted is read in a worker, by turns with the bots and not for long: nobody else waits for it, and what cannot
be read leaves nothing behind."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from demiurge.kernel.clauses import CLAUSE_ID
from demiurge.table.game import ledgers
from demiurge.table.game.ledgers import Brought
from demiurge.table.game.thinking import NoAnswer
from demiurge.table.identity import hashed
from demiurge.table.languages import say
from demiurge.table.routes.asking import Form, elsewhere, language_of, name_of, origin_of, server
from demiurge.table.routes.front import cited, page
from demiurge.table.seen.rules import rulebook
from demiurge.table.seen.window import language_for, title_of, window
from demiurge.table.server.threads import Route, write

router = APIRouter(include_in_schema=False, route_class=Route)


@router.get("/bring")
def form_of(request: Request) -> Response:
    return bringing_page(request, {})


@router.post("/bring")
async def bring(request: Request, form: Form) -> Response:
    found = await brought(request, form)
    if not found.record:
        return bringing_page(request, form, found)
    return await write(settle, request, found.record)  # type: ignore[no-any-return]


async def brought(request: Request, form: Form) -> Brought:
    language, text = language_of(request), form.get("text", "")
    if not text.strip():
        return Brought("", say(language, "bring-nothing"))
    turn = origin_of(request), hashed(request.state.visitor)
    try:
        found = await server(request).thinkers.read(ledgers.read, text, form.get("map", ""), language, turn=turn)
    except NoAnswer:
        return Brought("", say(language, "bring-unreadable"))
    return Brought(*found)


def settle(request: Request, record: str) -> Response:
    tables, visitor = server(request).tables, request.state.visitor
    return elsewhere(request, f"/t/{tables.bring(record, visitor, name_of(request), origin_of(request))}")


def bringing_page(request: Request, form: dict[str, str], found: Brought | None = None) -> Response:
    """The form, and below what was pasted what is wrong with it."""
    language, meta = language_of(request), ledgers.reader()
    maps = next(option for option in meta.options if option.name == ledgers.MAP)
    shop, rows = window(meta.name, language), form.get("text", "").splitlines()
    row = rows[found.line - 1][: ledgers.LONGEST] if found and 0 < found.line <= len(rows) else ""
    return page(
        request, "bring.html", 422 if found else 200, form=form, title=title_of(meta.name, language), found=found,
        row=row, maps=[(value, shop.value(maps, value)) for value in maps.values],
        why=cited(found.why, f"/rules/{meta.name}") if found else "",
        rule=sentence(meta.name, language, found.why) if found else "",
    )  # fmt: skip


def sentence(game: str, language: str, why: str) -> str:
    """What the clause says that a row fails on, where it is one of the game whose ledgers are read."""
    book, clause = rulebook(game, language_for(game, language)), CLAUSE_ID.search(why)
    return book.sentence(clause[0]) if clause and clause[0] in book else ""
