"""The pages of the lab: its templates among those of the table, its words before the table's."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse

from demiurge.kernel.speech import ENGLISH, Words, finished, words_of
from demiurge.kernel.text import Text, slug
from demiurge.kit import markup
from demiurge.table import languages
from demiurge.table.identity import csrf_token
from demiurge.table.routes.asking import here, language_of
from demiurge.table.seen import render
from demiurge.table.server.annexes import links

ROOM: Final = "demiurge.lab.web"
TEMPLATES: Final = Path(__file__).with_name("templates")
STATIC: Final = Path(__file__).with_name("static")
PART: Final = "x-part"  # a script asks for what a page has within its <main>


def words(language: str) -> Words:
    return words_of(ROOM, language if language in finished(ROOM) else ENGLISH)


def say(language: str, what: Text | str, **values: Any) -> str:
    """A message of the lab, or else of the table."""
    own, id = words(language), what if isinstance(what, str) else what.id
    if not own.has(id):
        return languages.say(language, what, **values)
    told = Text(what, tuple(values.items())) if isinstance(what, str) else what
    return own.said(told, "")  # not remembered: anything may stand in it


def term_id(own: Words, code: str, game: str, within: str = "") -> str:
    """The message of a field or a word of a component file: a game's own in that field or file, in that of any game, a
    game's own anywhere, that of all games; "" if there is none."""
    what, where = slug(code), slug(within)
    ids = (f"term-{game}-{where}_{what}", f"term-{where}_{what}", f"term-{game}-{what}", f"term-{what}")
    return next((id for id in ids if what and own.has(id)), "")


def plain_term(language: str, code: str, game: str = "", within: str = "") -> str:
    """What people call it; as it is written in the file, where nobody has said that. `within`: the field that a word
    stands in, or a field; the file, where that is in none."""
    own = words(language)
    id = term_id(own, code, game, within)
    return own(id) if id else code


def term(language: str, code: str, game: str = "", within: str = "") -> Markup:
    found = plain_term(language, code, game, within)
    return escape(found) if term_id(words(language), code, game, within) else Markup("<code>{}</code>").format(code)


@lru_cache(maxsize=16)
def environment(language: str) -> Environment:
    table = render.environment(language)
    env = Environment(
        loader=ChoiceLoader([FileSystemLoader(TEMPLATES), FileSystemLoader(render.TEMPLATES)]),
        auto_reload=False, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True,
    )  # fmt: skip
    env.globals.update(table.globals)
    env.filters.update(table.filters)
    env.globals["_"] = lambda what, **values: escape(say(language, what, **values))
    env.globals["term"] = lambda code, game="", within="": term(language, code, game, within)
    env.globals["plain_term"] = lambda code, game="": plain_term(language, code, game)
    return env


def is_part(request: Request) -> bool:
    return PART in request.headers


def fill(language: str, template: str, **given: Any) -> str:
    return environment(language).get_template(template).render(**given)


def page(
    request: Request, template: str, status: int = 200, icons: Mapping[str, str] | None = None, **given: Any
) -> HTMLResponse:
    """A page; what a script asks for again is its <main> alone. `icons`: a drawing's own."""
    whole = {"sprite": Markup(markup.sprite(icons or {}))} if not is_part(request) else {"sprite": Markup()}
    text = fill(
        language_of(request), template, csrf=csrf_token(request.state.visitor), here=here(request),
        annexes=links(request), part=is_part(request), **whole, **given,
    )  # fmt: skip
    return HTMLResponse(text, status)
