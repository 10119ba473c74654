"""Fluent, the format of our messages, as functions: what a message says is a function of its arguments.

`fluent.syntax` reads an entry when it is said for the first time, so that a file of a thousand messages costs nothing
before. What it means is decided here, in a hundred lines and without a database of all languages: numbers are written
as they are, and a number that is no variant of its own chooses one by the plural of its language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from demiurge.kernel.plurals import plural_of

Args = Mapping[str, Any]
Teller = Callable[[Args], Any]
Key = tuple[str, str]  # the id of a message or -term, and an attribute or ""

ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.M)
ID: Final = re.compile(r"-?[a-zA-Z][\w-]*")


class BadMessage(ValueError):
    """A message that cannot be read, or that asks for what it is not given. For who writes it."""


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file by their ids, each as it is written."""
    for part in ENTRY.split(source)[1:]:
        found = ID.match(part)
        assert found is not None
        yield found[0], part


class Bundle:
    """The messages of a language, from several files."""

    def __init__(self, language: str, sources: list[str], functions: Mapping[str, Callable[..., Any]]) -> None:
        self.functions = functions
        self.plural = plural_of(language)
        self.written: dict[str, str] = {}
        self.twice: list[str] = []
        for source in sources:
            for id, part in entries(source):
                if id in self.written:
                    self.twice.append(id)
                self.written[id] = part
        self.tellers: dict[Key, Teller | None] = {}

    def has(self, id: str, form: str = "") -> bool:
        return self.teller(id, form) is not None

    def forms(self, id: str) -> list[str]:
        """The attributes of a message."""
        return [one.id.name for one in self.entry(id).attributes]

    def say(self, id: str, form: str, args: Args) -> str:
        teller = self.teller(id, form)
        if teller is None:
            raise BadMessage(f"no message {id}{'.' * bool(form)}{form}")
        try:
            return str(teller(args))
        except KeyError as missing:
            raise BadMessage(f"{id} is not given {missing}") from None
        except BadMessage:
            raise
        except (TypeError, ValueError, RecursionError) as wrong:  # SIGNED of a word, AS without a form, a = { a }
            raise BadMessage(f"{id}: {wrong}") from wrong

    def teller(self, id: str, form: str) -> Teller | None:
        key = (id, form)
        if key not in self.tellers:
            if (id, "") not in self.tellers:
                self.tellers |= self.made(id)
            self.tellers.setdefault(key, None)
        return self.tellers[key]

    def entry(self, id: str) -> ftl.Message | ftl.Term:
        """What cannot be read, or is written twice, is an error of that message alone."""
        if id in self.twice:
            raise BadMessage(f"{id} is written twice")
        found = FluentParser(with_spans=False).parse_entry(self.written[id])
        if isinstance(found, ftl.Junk):
            raise BadMessage(f"{id}: {found.annotations[0].message}")
        assert isinstance(found, ftl.Message | ftl.Term)
        return found

    def made(self, id: str) -> dict[Key, Teller | None]:
        """A message in all its forms, the plain one even where it has none: reading it takes much longer than that."""
        if id not in self.written:
            return {(id, ""): None}
        entry = self.entry(id)
        patterns = {"": entry.value, **{one.id.name: one.value for one in entry.attributes}}
        own = isinstance(entry, ftl.Term)
        return {(id, form): self.told(one, own) if one else None for form, one in patterns.items()}

    def told(self, value: ftl.Pattern, own: bool) -> Teller:
        inner = self.pattern(value)
        return (lambda args: inner(Own(args))) if own else inner

    # ---- parts of a message
    def pattern(self, node: ftl.Pattern) -> Teller:
        parts = [
            one.value if isinstance(one, ftl.TextElement) else self.expression(one.expression) for one in node.elements
        ]
        if len(parts) == 1 and not isinstance(parts[0], str):
            only = parts[0]
            return lambda args: only(args)
        if all(isinstance(part, str) for part in parts):
            whole = "".join(str(part) for part in parts)
            return lambda args: whole
        return lambda args: "".join([part if isinstance(part, str) else str(part(args)) for part in parts])

    def expression(self, node: Any) -> Teller:
        if isinstance(node, ftl.Placeable):
            return self.expression(node.expression)
        if isinstance(node, ftl.StringLiteral | ftl.NumberLiteral):
            literal = literal_of(node)
            return lambda args: literal
        if isinstance(node, ftl.VariableReference):
            name = node.id.name
            return lambda args: args[name]
        if isinstance(node, ftl.MessageReference | ftl.TermReference):
            return self.reference(node)
        if isinstance(node, ftl.FunctionReference):
            call = self.functions.get(node.id.name)
            if call is None:
                raise BadMessage(f"no function {node.id.name}")
            given = [self.expression(one) for one in node.arguments.positional]
            return lambda args: call(*[one(args) for one in given])
        assert isinstance(node, ftl.SelectExpression), node
        return self.select(node)

    def reference(self, node: ftl.MessageReference | ftl.TermReference) -> Teller:
        """Another message gets the same arguments, a term only what is written for it."""
        form = node.attribute.name if node.attribute else ""
        if isinstance(node, ftl.MessageReference):
            id = node.id.name
            return lambda args: self.referred(id, form)(args)
        term = f"-{node.id.name}"
        named = node.arguments.named if node.arguments else []
        own = {one.name.name: literal_of(one.value) for one in named}
        return lambda args: self.referred(term, form)(own)

    def referred(self, id: str, form: str) -> Teller:
        teller = self.teller(id, form)
        if teller is None:
            raise BadMessage(f"no message {id}{'.' * bool(form)}{form}")
        return teller

    def select(self, node: ftl.SelectExpression) -> Teller:
        chosen = self.expression(node.selector)
        variants: dict[Any, Teller] = {}
        default: Teller = self.pattern(node.variants[0].value)
        for variant in node.variants:
            key = variant.key.name if isinstance(variant.key, ftl.Identifier) else literal_of(variant.key)
            variants[key] = self.pattern(variant.value)
            if variant.default:
                default = variants[key]
        plural = self.plural

        def say(args: Args) -> Any:
            value = chosen(args)
            teller = variants.get(value)
            if teller is None and isinstance(value, int):
                teller = variants.get(plural(value))
            return (teller or default)(args)

        return say


class Own(dict[str, Any]):
    """What a term gets: an argument that is not given chooses the default."""

    def __missing__(self, key: str) -> str:
        return ""


def literal_of(node: Any) -> int | str:
    if isinstance(node, ftl.NumberLiteral):
        return int(node.value)
    assert isinstance(node, ftl.StringLiteral), node
    return str(node.parse()["value"])
