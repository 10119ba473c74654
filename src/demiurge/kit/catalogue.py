"""The messages of a language beside those of English: what is missing, what asks for something that is not given, which
forms of a number are left out. For who translates, and for the tests; what is wrong is a Text of this room."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from demiurge.kernel.plurals import plural_of
from demiurge.kernel.speech import BASES, ENGLISH, UNFINISHED, files
from demiurge.kernel.text import Text, text

NUMBERS: Final = (*range(200), 1000)  # enough of them to meet every form
CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
FUNCTIONS: Final = ("AS", "HAS", "LIST", "OR", "ROW", "EACH", "LINES", "SIGNED", "UPPER")


@dataclass
class Asked(visitor.Visitor):
    """What one pattern asks for."""

    variables: set[str] = field(default_factory=set)
    messages: set[tuple[str, str]] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    plurals: list[set[str]] = field(default_factory=list)  # the categories of each choice by number

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add((node.id.name, node.attribute.name if node.attribute else ""))

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.messages.add((f"-{node.id.name}", node.attribute.name if node.attribute else ""))

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        names = {one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)}
        if names & set(CATEGORIES) - {"other"}:
            self.plurals.append(names)
        self.generic_visit(node)


@dataclass
class Message:
    """A message or -term: its patterns by form, "" being the plain one."""

    id: str
    forms: dict[str, Asked]
    where: str


@dataclass
class Catalogue:
    """All messages of a room in one language, and what is wrong with the files."""

    room: str
    language: str
    messages: dict[str, Message]
    faults: list[Text]
    unfinished: bool

    def asked(self, id: str, form: str = "") -> set[str]:
        """The variables of a message, of those that it refers to, too."""
        found: set[str] = set()
        todo, seen = [(id, form)], set[tuple[str, str]]()
        while todo:
            key = todo.pop()
            message = self.messages.get(key[0])
            if key in seen or message is None or key[1] not in message.forms:
                continue
            seen.add(key)
            if not key[0].startswith("-"):  # a term gets its own arguments
                found |= message.forms[key[1]].variables
            todo += message.forms[key[1]].messages
        return found


def read(room: str, language: str, bases: bool = True) -> Catalogue:
    """A room with the rooms that it leans on, or alone."""
    rooms = dict.fromkeys([*BASES, room]) if bases and room not in BASES else [room]
    if bases and room in BASES:
        rooms = dict.fromkeys(BASES[: BASES.index(room) + 1])
    found = Catalogue(room, language, {}, [], False)
    for one in rooms:
        for path in files(one, language):
            read_file(found, path)
    return found


def read_file(found: Catalogue, path: Path) -> None:
    for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
        where = f"{path.parent.parent.name}/{path.parent.name}/{path.name}"
        if isinstance(entry, ftl.Junk):
            first = (entry.content or "").splitlines()[0]
            found.faults.append(
                text("message-unreadable", where=where, line=first, why=entry.annotations[0].message or "")
            )
        elif isinstance(entry, ftl.ResourceComment | ftl.Comment):
            found.unfinished |= (entry.content or "").strip() == UNFINISHED
        elif isinstance(entry, ftl.Message | ftl.Term):
            add(found, entry, where)


def add(found: Catalogue, entry: ftl.Message | ftl.Term, where: str) -> None:
    id = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
    if id in found.messages:
        found.faults.append(text("message-twice", where=where, message=id))
        return
    patterns = {"": entry.value, **{one.id.name: one.value for one in entry.attributes}}
    forms: dict[str, Asked] = {}
    for form, pattern in patterns.items():
        if pattern is not None:
            forms[form] = Asked()
            forms[form].visit(pattern)
    found.messages[id] = Message(id, forms, where)


# ---- what is wrong
def faults(room: str, language: str) -> list[Text]:
    """Everything that a translator should mend; nothing of English is missing by itself."""
    here, english = read(room, language), read(room, ENGLISH)
    return [*here.faults, *dangling(here), *([] if language == ENGLISH else beside(here, english))]


def dangling(here: Catalogue) -> list[Text]:
    found: list[Text] = []
    for message in here.messages.values():
        for form, asked in message.forms.items():
            where, called = message.where, in_form(message.id, form)
            for id, other in sorted(asked.messages):
                if id not in here.messages or other not in here.messages[id].forms:
                    found.append(text("message-dangling", where=where, message=called, other=in_form(id, other)))
            for name in sorted(asked.functions - {*FUNCTIONS}):
                found.append(text("message-function", where=where, message=called, function=name))
            for lacks in lacking_plurals(asked, here.language):
                found.append(text("message-plurals", where=where, message=called, lacks=lacks))
    return found


def in_form(id: str, form: str) -> str:
    return f"{id}.{form}" if form else id


def lacking_plurals(asked: Asked, language: str) -> list[tuple[str, ...]]:
    """The categories that each choice by number leaves out."""
    plural = plural_of(language)
    wanted = {plural(n) for n in NUMBERS}
    found: list[tuple[str, ...]] = []
    for categories in asked.plurals:
        lacks = wanted - categories - ({"many"} if "other" in categories else set())
        if lacks:
            found.append(tuple(f"[{one}]" for one in sorted(lacks)))
    return found


def beside(here: Catalogue, english: Catalogue) -> list[Text]:
    found: list[Text] = []
    for id, message in english.messages.items():
        own = here.messages.get(id)
        if id.startswith("-"):
            continue  # terms are a language's own affair
        if own is None:
            found.append(
                text("message-missing", where=message.where.replace("en.ftl", f"{here.language}.ftl"), message=id)
            )
            continue
        known = set().union(*[english.asked(id, form) for form in message.forms])
        for form in own.forms:
            more = here.asked(id, form) - known
            if more:
                found.append(text("message-more", where=own.where, message=id, variables=variables(more)))
    return found


def doubts(room: str, language: str) -> list[Text]:
    """What a translator may have meant: a message that leaves out what English says."""
    here, english = read(room, language), read(room, ENGLISH)
    found: list[Text] = []
    for id, message in english.messages.items():
        own = here.messages.get(id)
        for form in message.forms if own is not None else ():
            less = english.asked(id, form) - here.asked(id, form)
            if own is not None and form in own.forms and less:
                called = in_form(id, form)
                found.append(text("message-less", where=own.where, message=called, variables=variables(less)))
    return found


def variables(names: set[str]) -> tuple[str, ...]:
    return tuple(f"${name}" for name in sorted(names))
