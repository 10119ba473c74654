"""The page of who translates: every message as it is really said, beside English, read again as the files are saved.

It is there only with `demiurge serve --words`, since it plays games to hear them and reads files at every look."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from demiurge.kernel.registry import games
from demiurge.kernel.speech import BASES, ENGLISH, languages
from demiurge.kit import catalogue, gallery
from demiurge.table import languages as tongues
from demiurge.table.routes.front import page
from demiurge.table.seen import render

router = APIRouter(include_in_schema=False)

HOUSE: Final = (*BASES, "demiurge.table", "demiurge.terminal", "demiurge.commands", "demiurge.arena")


def rooms() -> dict[str, str]:
    """Everything that has something to say, by the last word of its package."""
    own = [meta.package for meta in games().values() if ENGLISH in languages(meta.package)]
    return {room.rpartition(".")[2]: room for room in (*HOUSE, *own)}


@router.get("/words")
@router.get("/words/{language}")
def words(request: Request, language: str = ENGLISH, room: str = "table") -> Response:
    """A room in a language; one that nobody has begun is shown as far as English goes."""
    known = rooms()
    chosen = known.get(room, HOUSE[-3])
    tongues.reload()
    render.environment.cache_clear()  # its templates say them
    spoken = sorted({one for package in known.values() for one in languages(package)} - {ENGLISH})
    return page(
        request, "words.html", tongue=language, room=chosen.rpartition(".")[2], rooms=list(known), spoken=spoken,
        shown=list(gallery.shown(chosen, language)), stamp=gallery.stamp(chosen, language),
        faults=catalogue.faults(chosen, language), doubts=catalogue.doubts(chosen, language),
    )  # fmt: skip


@router.get("/words/{language}/stamp")
def stamp(language: str, room: str = "table") -> Response:
    """When the files were saved last; the page asks again and again, and comes anew when it has changed."""
    return JSONResponse(gallery.stamp(rooms().get(room, HOUSE[-3]), language))
