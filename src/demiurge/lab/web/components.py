"""Components: choosing one, editing it in a form that its loader makes, seeing it as the table draws it, and taking the
changed set along."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from markupsafe import Markup, escape
from starlette.responses import RedirectResponse, Response

from demiurge.kernel.play import Play
from demiurge.kernel.registry import Meta
from demiurge.kernel.speech import ENGLISH, Words, words_of
from demiurge.kernel.text import Text
from demiurge.kit.painter import Painting
from demiurge.kit.plain import drawing_of, languages_of
from demiurge.kit.scene import Component
from demiurge.lab.web.asking import game_of, lab_of, tried
from demiurge.lab.web.editing import forms, posted
from demiurge.lab.web.editing.drafts import BadDraft, Draft, pretty
from demiurge.lab.web.editing.forms import MISSING, Field, Form
from demiurge.lab.web.editing.reading import Entry, Reading, built_in, own, read
from demiurge.lab.web.pages import is_part, page
from demiurge.lab.web.runs import BOTS, FREE, GAMES, every, shown
from demiurge.lab.web.showing import Shown
from demiurge.lab.web.titles import named, title_in, titled
from demiurge.table.game.live import setup_chance
from demiurge.table.game.names import bot_name
from demiurge.table.game.thinking import MEDIUM
from demiurge.table.game.wanted import Wanted
from demiurge.table.identity import hashed
from demiurge.table.routes.asking import Form as Posted
from demiurge.table.routes.asking import elsewhere, language_of, name_of, origin_of, server
from demiurge.table.seen.window import title_of, usual_count
from demiurge.table.server.threads import Route

router = APIRouter(include_in_schema=False, route_class=Route)

ID: Final = re.compile(r' (?:id|tabindex)="[^"]*"')  # of a drawing: two of them on one page would have the same
COLUMN_OF_A_PHONE: Final = 13  # letters
COLUMN: Final = 24
LAST: Final = 5  # runs that the first page shows


# ---- what the page shows
@dataclass
class Editor:
    """One entry of a draft, as somebody reads it."""

    meta: Meta
    draft: Draft
    file: str
    name: str
    language: str

    @cached_property
    def reading(self) -> Reading:
        return read(self.meta, self.draft.entries)

    @cached_property
    def form(self) -> Form:
        return Form(self.meta, self.reading, self.file, self.name)

    @property
    def entry(self) -> Entry:
        return self.draft.entry(self.file, self.name)

    @property
    def changed(self) -> bool:
        return self.name in self.draft.entries.get(self.file, {})

    @cached_property
    def words(self) -> Words:
        """The game's, for what its loader says."""
        return words_of(self.meta.package, self.spoken)

    @cached_property
    def spoken(self) -> str:
        known = languages_of(own(self.meta).game) if own(self.meta).game else (ENGLISH,)  # type: ignore[arg-type]
        return self.language if self.language in known else ENGLISH

    def said(self, mistake: Text) -> str:
        return self.words.shown(mistake)

    def plain(self, code: str, within: str = "") -> str:
        """What a field or a word is called; as it is written in the file, where it has no name."""
        return named(self.meta, self.file, code, within, self.language) or code

    def term(self, code: str, within: str = "") -> Markup:
        found = named(self.meta, self.file, code, within, self.language)
        return escape(found) if found else Markup("<code>{}</code>").format(code)

    def key(self, field: Field) -> Markup:
        return self.term(field.key, forms.within(field.path, self.file))

    def plain_key(self, field: Field) -> str:
        return self.plain(field.key, forms.within(field.path, self.file))

    def more(self, field: Field, key: str) -> Markup:
        """What may be added to an object."""
        return self.term(key, forms.within((*field.path, key), self.file))

    def word(self, field: Field, word: str) -> str:
        """A word in a field: an entry of the same file by its title."""
        return titled(self.meta, self.file, word, self.language) or self.plain(word, field.key)

    def meaning(self, field: Field) -> str:
        """What is written in a field as words of the file, as people call it; "" where that says no more."""
        listed = field.value if isinstance(field.value, list) else [field.value]
        written = [one for one in listed if isinstance(one, str)] if field.kind in ("word", "words") else []
        found = [self.word(field, one) for one in written]
        return ", ".join(found) if found != written else ""

    @cached_property
    def mine(self) -> Component | None:
        """As it lies on the table; nothing while there is a mistake anywhere."""
        return None if self.reading.game is None else component(self.reading.game, self.file, self.name, self.spoken)

    @cached_property
    def theirs(self) -> Component | None:
        game = own(self.meta).game
        return None if game is None else component(game, self.file, self.name, self.spoken)

    @property
    def title(self) -> str:
        if self.mine is not None:
            return self.mine.tip.title
        return title_in(self.meta, self.file, self.name, self.language)

    def room(self, field: Field) -> str:
        """Classes of a field in which more stands than a column holds: on a phone, and elsewhere."""
        words = [self.plain(word, field.key) for word in field.ask.words] if field.kind == "choice" else []
        most = max(map(len, [*words, shown_value(field.value, field.kind)]))
        return (" lab-long" if most > COLUMN_OF_A_PHONE else "") + (" lab-longer" if most > COLUMN else "")

    def fits(self, field: Field) -> list[str]:
        """Words of a choice that would mend it."""
        if field.kind != "choice" or not field.mistakes:
            return []
        return forms.fitting(self.meta, self.file, self.name, self.entry, field)


def component(game: Any, file: str, name: str, language: str) -> Component | None:
    drawing = drawing_of(game, language)
    found = drawing.component(game, file, name) if isinstance(drawing, Painting) else None
    return found and Component(found.tip, Markup(ID.sub("", found.picture)))


@dataclass(frozen=True)
class Row:
    """An entry in the list of a file."""

    name: str
    title: str
    kind: str
    changed: bool


@dataclass(frozen=True)
class Card:
    """A game on the first page."""

    meta: Meta
    title: str
    components: int
    changed: int


def rows_of(meta: Meta, draft: Draft, file: str, language: str) -> list[Row]:
    changed, (key, _) = draft.entries.get(file, {}), forms.kinds(meta, file)
    every = built_in(meta)[file]
    return [
        Row(name, title_in(meta, file, name, language), str(entry.get(key, "")), name in changed)
        for name, entry in every.items()
    ]


def address(meta: Meta, file: str, name: str) -> str:
    return f"/lab/components/{meta.name}?{urlencode({'file': file, 'name': name})}"


def shown_value(value: object, kind: str = "") -> str:
    """A value as a field of a form of that kind holds it."""
    if value is MISSING:
        return ""
    if kind == "json" and not isinstance(value, str):
        return pretty_json(value)
    if isinstance(value, bool):
        return posted.YES if value else "no"
    if isinstance(value, list) and all(isinstance(one, str | int) for one in value):
        return ", ".join(map(str, value)) if value else "[]"
    return value if isinstance(value, str) else pretty_json(value)


def pretty_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# ---- pages
@router.get("")
def home(request: Request) -> Response:
    """What is tried just now, the games and what is changed in each, and what was tried."""
    language, lab, runs = language_of(request), lab_of(request), every(request)
    cards = [
        Card(meta, title_of(meta.name, language), sum(map(len, built_in(meta).values())), lab.draft(meta).changed)
        for meta in tried()
    ]
    under_way = [run for run in runs if not run.run.over]
    return page(
        request, "lab.html", tab="", cards=cards, under_way=under_way[::-1], last=LAST,
        over=[run for run in runs if run.run.over],
    )  # fmt: skip


@router.get("/components")
def some_game(request: Request) -> Response:
    """The game that was changed, or the first."""
    every, lab = tried(), lab_of(request)
    meta = next((one for one in every if lab.draft(one).changed), every[0])
    return RedirectResponse(f"/lab/components/{meta.name}", 303)


@router.get("/components/{game}")
def edit(request: Request, game: str, file: str = "", name: str = "") -> Response:
    meta, lab = game_of(game), lab_of(request)
    with lab.lock:
        draft = lab.draft(meta)
    file, name = place_in(meta, draft, file, name)
    return editor_page(request, Editor(meta, draft, file, name, language_of(request)))


def place_in(meta: Meta, draft: Draft, file: str, name: str) -> tuple[str, str]:
    """The entry that is asked for; else one that is changed; else the first of the file with the most."""
    every = built_in(meta)
    if file not in every:
        changed = next(((one, next(iter(entries))) for one, entries in draft.entries.items()), None)
        if changed is not None and not file:
            return changed
        file = max(every, key=lambda one: len(every[one]))
    return file, name if name in every[file] else next(iter(every[file]))


def editor_page(request: Request, editor: Editor, status: int = 200, problem: str = "") -> Response:
    meta, language = editor.meta, editor.language
    game = editor.reading.game or own(meta).game
    drawing = drawing_of(game, editor.spoken) if game is not None else None
    return page(
        request, "editor.html", status, icons=drawing.ICONS if drawing else None, tab="components", editor=editor,
        meta=meta, title=title_of(meta.name, language), games=[(one, title_of(one.name, language)) for one in tried()],
        files=list(built_in(meta)), rows=rows_of(meta, editor.draft, editor.file, language), address=address,
        kind_of=forms.kinds(meta, editor.file)[0], kinds=forms.kinds(meta, editor.file)[1],
        shown=shown_value, name_of=posted.name_of, problem=problem,
        missing=MISSING, title_in=title_in,
        bots=FREE if editor.draft.changed else BOTS, games_offered=GAMES, tried=before(request, editor),
    )  # fmt: skip


def before(request: Request, editor: Editor) -> list[Shown]:
    """What was tried with this component alone."""
    found = lab_of(request).runs.of_component(editor.meta.name, editor.file, editor.name)
    return [shown(request, run) for run in found]


@router.post("/components/{game}")
def change(request: Request, game: str, form: Posted) -> Response:
    """What the editor's form says, or one of its buttons."""
    meta, lab = game_of(game), lab_of(request)
    problem = ""
    with lab.lock:
        draft = lab.draft(meta)
        file, name = place_in(meta, draft, form.get("file", ""), form.get("name", ""))
        try:
            file, name = changed(draft, file, name, form)
        except BadDraft as error:
            problem, draft = error.said(language_of(request)), lab.draft(meta)
    if is_part(request) or problem:
        return editor_page(
            request, Editor(meta, draft, file, name, language_of(request)), 422 if problem else 200, problem
        )
    return elsewhere(request, address(meta, file, name))


def changed(draft: Draft, file: str, name: str, form: Mapping[str, str]) -> tuple[str, str]:
    """Do it; which entry is to be looked at now."""
    do, _, way = form.get("do", "").partition(":")
    if do == "undo":
        return draft.undo() or (file, name)
    if do == "clear":
        draft.clear()
        return file, name
    if do == "built-in":
        draft.put(file, name, built_in(draft.meta)[file][name])
        return file, name
    before = draft.entry(file, name)
    entry = posted.entry_of(form, before) or before
    entry = forms.settled(draft.meta, file, name, entry, before)
    if way:
        entry = turned(draft.meta, file, name, entry, do, way)
    draft.put(file, name, entry)
    return file, name


def turned(meta: Meta, file: str, name: str, entry: Entry, do: str, way: str) -> Entry:
    """A button of a field: one more item, one less, an object that may be there, a word that fits."""
    way, equals, word = way.partition("=")
    path = posted.path_in(way)
    value = forms.value_at(entry, path)
    try:
        if do == "add" and isinstance(value, list) and len(value) < posted.MOST_ITEMS:
            return forms.put(entry, (*path, len(value)), value[-1] if value else {})
        if do == "drop" and value is not MISSING:
            return forms.put(entry, path, None if forms.may_be_empty(meta, file, path) else MISSING)
        if do == "make" and (value is MISSING or value is None):
            return forms.completed(meta, file, name, forms.put(entry, path, {}), path)
        if do == "take" and equals:
            return forms.put(entry, path, word)
    except KeyError:
        pass  # an old page: the path is gone
    return entry


# ---- taking it along
@router.get("/components/{game}/files/{file}")
def download(request: Request, game: str, file: str) -> Response:
    """The changed entries of a file, as `--components` wants them."""
    meta = game_of(game)
    entries = lab_of(request).draft(meta).entries.get(file)
    if entries is None:
        raise BadDraft("wrong-unchanged")
    headers = {"Content-Disposition": f'attachment; filename="{Path(file).name}"'}
    return Response(pretty(entries), media_type="application/json", headers=headers)


@router.post("/components/{game}/open")
def open_file(request: Request, game: str, form: Posted) -> Response:
    """A component file of one's own."""
    meta, lab, language = game_of(game), lab_of(request), language_of(request)
    file = form.get("file", "")
    with lab.lock:
        draft = lab.draft(meta)
        try:
            mistakes = draft.open(file, form.get("text", ""))
            problem = "\n".join(words_of(meta.package, language).shown(one) for one in mistakes)
        except BadDraft as error:
            problem = error.said(language)
    if problem:
        file, name = place_in(meta, draft, file, "")
        return editor_page(request, Editor(meta, lab.draft(meta), file, name, language), 422, problem)
    name = next(iter(draft.entries.get(file, {})), "")
    return elsewhere(request, address(meta, file, name))


@router.post("/components/{game}/table")
def try_it(request: Request, game: str, form: Posted) -> Response:
    """A table with the components as they are now, which keeps them; the others there are bots."""
    meta, lab, owner = game_of(game), lab_of(request), server(request)
    with lab.lock:
        path = lab.kept_set(meta, lab.draft(meta).entries)
    seats = usual_count(meta)
    who = ["me", *[MEDIUM.spec] * (seats - 1)]
    names = [name_of(request), *[bot_name(seat, MEDIUM.spec) for seat in range(1, seats)]]
    seed = secrets.token_hex(16)
    play = Play(meta.make({}, path), seats, setup_chance(seed), path)
    wanted = Wanted(meta.name, play.game.options, who, names, origin=origin_of(request))
    owner.caps.admit(hashed(request.state.visitor), wanted.origin)
    return elsewhere(request, f"/t/{owner.tables.add(play, wanted, seed, request.state.visitor)}")


@router.get("/components/{game}/table")
@router.get("/components/{game}/open")
def again(game: str) -> Response:
    """Who loads the answer to a form again gets the form."""
    return RedirectResponse(f"/lab/components/{game_of(game).name}", 303)
