"""JSON schemas, as OpenAPI writes them: values that follow one, nearly follow one, and whether an answer does."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tests.fuzz.values import NUMBERS, Raw, Values

TYPES: Final[Mapping[str, Callable[[Any], bool]]] = {
    "null": lambda value: value is None,
    "boolean": lambda value: isinstance(value, bool),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "number": lambda value: isinstance(value, int | float) and not isinstance(value, bool),
    "string": lambda value: isinstance(value, str),
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
}


class Schemas:
    """The schemas of one document. `known` gives the values that mean something under a name."""

    def __init__(self, document: Mapping[str, Any], values: Values, known: Callable[[str], Sequence[str]]) -> None:
        self.named: Mapping[str, Any] = document["components"]["schemas"]
        self.values, self.known = values, known

    def resolved(self, schema: Mapping[str, Any]) -> Mapping[str, Any]:
        while "$ref" in schema:
            schema = self.named[schema["$ref"].rpartition("/")[2]]
        return schema

    # ---- making
    def made(self, schema: Mapping[str, Any], name: str = "", wild: float = 0.06) -> Any:
        """A value of that form; with that chance, at every place, another one."""
        schema, rng = self.resolved(schema), self.values.rng
        if self.values.odds(wild):
            return self.values.anything()
        if "anyOf" in schema:
            return self.made(rng.choice(schema["anyOf"]), name, wild)
        kind = schema.get("type", "")
        if kind == "object":
            return self.made_object(schema, wild)
        if kind == "array":
            return [self.made(schema["items"], name, wild) for _ in range(rng.choice((0, 1, 2, 2, 3, 4, 17)))]
        if kind == "string":
            return self.values.one([*self.known(name), *map(str, schema.get("examples", []))], 1 - 2 * wild)
        if kind == "integer":
            fitting = [int(text) for text in self.known(name) if text.isdecimal()] or [0, 1]
            return rng.choice(fitting if self.values.odds(1 - 4 * wild) else NUMBERS)
        return rng.choice((True, False)) if kind == "boolean" else None

    def made_object(self, schema: Mapping[str, Any], wild: float) -> dict[str, Any]:
        found: dict[str, Any] = {}
        needed = schema.get("required", ())
        for name, inner in schema.get("properties", {}).items():
            if self.values.odds(0.97 if name in needed else 0.4):
                found[name] = self.made(inner, name, wild)
        more = schema.get("additionalProperties")
        if isinstance(more, Mapping) and self.values.odds(0.1):
            found |= {self.values.one(self.known("option")): self.made(more, "value", wild)}
        if self.values.odds(wild):
            found[self.values.text()] = self.values.anything()
        return found

    # ---- judging
    def fault(self, schema: Mapping[str, Any], value: Any, where: str = "$") -> str:
        """What does not fit, or nothing."""
        schema = self.resolved(schema)
        if "anyOf" in schema:
            fits = any(not self.fault(one, value, where) for one in schema["anyOf"])
            return "" if fits else f"{where}: none of its forms"
        kind = schema.get("type", "")
        if kind and not TYPES[kind](value):
            return f"{where}: {value!r:.80} is no {kind}"
        if kind == "array":
            found = (self.fault(schema.get("items", {}), item, f"{where}[{at}]") for at, item in enumerate(value))
            return next(filter(None, found), "")
        return self.object_fault(schema, value, where) if kind == "object" else ""

    def object_fault(self, schema: Mapping[str, Any], value: dict[str, Any], where: str) -> str:
        missing = [name for name in schema.get("required", ()) if name not in value]
        if missing:
            return f"{where}: no {missing[0]}"
        inner = schema.get("properties", {})
        found = (self.fault(inner[name], item, f"{where}.{name}") for name, item in value.items() if name in inner)
        return next(filter(None, found), "")


def written(value: Any) -> str:
    """As JSON. What is Raw stands there as it is; NaN and lone surrogates are let through."""
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, dict):
        return "{" + ",".join(f"{json.dumps(key)}:{written(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(written, value)) + "]"
    return json.dumps(value)
