"""What each module does at each level, as Texts made from its numbers, and the clauses of it."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import names
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import Box
from demiurge.kernel.text import NONE, Text, Value, text

TESTED: Final = (v.MIGRATION, v.PROCREATION)  # modules that do more where a favor test passes


def module_text(box: Box, module: int, level: int) -> Text:
    """A phrase without its full stop: `favor test: up to 2 migrations, else 1 migration`."""
    if module == v.SLEEP:
        return text("does-sleep", focus=box.numbers.sleep_focus, ideas=box.numbers.sleep_ideas)
    if module >= v.MAIN:
        return text("does-feature", feature=names.module(module))
    n: dict[str, Value] = {name: values[level] for name, values in zip(v.NUMBERS[module], box.modules[module].numbers)}
    if module in TESTED and n["failed"] == n["passed"]:
        n["failed"] = NONE
    if module == v.BUILDING and n["projects"] == 1:
        n["same_kind"] = 0  # of one that goes without saying
    if v.MODULES[module] in v.DECKS:
        n["deck"] = names.deck(v.DECKS.index(v.MODULES[module]))
    return text(f"does-{v.MODULES[module]}", **n)


CLAUSES: Final[dict[int, tuple[str, ...]]] = {
    v.MIGRATION: ("CV-6.1", "CV-6.2", "CV-6.3", "CV-6.4"),
    v.PROCREATION: ("CV-7.1", "CV-7.2", "CV-7.3", "CV-7.4", "CV-7.6"),
    v.PRODUCTION: ("CV-9.1", "CV-9.2", "CV-9.3", "CV-9.4", "CV-9.6"),
    v.TRANSPORT: ("CV-10.1", "CV-10.2", "CV-10.3", "CV-9.10"),
    v.SUSTENANCE: ("CV-11.1", "CV-11.2", "CV-11.3", "CV-11.4", "CV-11.8"),
    v.EXPLORATION: ("CV-12.1", "CV-12.4", "CV-12.5", "CV-12.2", "CV-12.6"),
    v.BUILDING: ("CV-13.1", "CV-13.2", "CV-13.3", "CV-13.4"),
    v.PLANNING: ("CV-18.1", "CV-18.2", "CV-18.3", "CV-18.4", "CV-18.5"),
    v.RESEARCH: ("CV-22.1", "CV-22.2", "CV-22.3", "CV-22.6"),
    v.ACHIEVEMENT: ("CV-23.1", "CV-23.2", "CV-23.3"),
    v.INSIGHT: ("CV-24.1", "CV-24.2", "CV-24.3"),
    v.MUTATION: ("CV-24.4", "CV-24.5", "CV-24.6"),
    v.INVENTION: ("CV-24.7", "CV-24.8", "CV-24.9"),
    v.TRADE: ("CV-25.1", "CV-25.2", "CV-25.3", "CV-25.4", "CV-25.7"),
    v.ACTIVITY: ("CV-26.1", "CV-26.2", "CV-26.3", "CV-26.4"),
}
