"""Ordering a table: what the form of a new table offers, what somebody has filled in, and what is wrong with it.

An empty form is a whole order: everything has a sensible default, which is what "Play now" uses."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from demiurge.kernel.game import Option
from demiurge.kernel.registry import Meta
from demiurge.kernel.text import Value
from demiurge.kit.window import Window
from demiurge.table.game.advising import OFF
from demiurge.table.game.names import bot_name, name_in, player
from demiurge.table.game.thinking import MEDIUM, SPECS
from demiurge.table.game.wanted import Wanted
from demiurge.table.languages import ENGLISH, say
from demiurge.table.routes.asking import clean
from demiurge.table.seen.window import sketched, title_of, usual_count, window
from demiurge.table.storage import ANALYSIS, HINTS

ME, FRIEND = "me", "friend"
LONGEST_NAME: Final = 24
LONGEST_SEED: Final = 64
LONGEST_ABSENCE: Final = 7 * 24 * 60  # minutes
FIRST_OPTIONS: Final = 10  # shown at once; what a game lists later, or since its words "site" on, is under "More"
SITE: Final = re.compile(r"\bsite\b")


# ---- what is offered
@dataclass(frozen=True)
class Field:
    """One option on the page."""

    option: Option
    value: str
    window: Window
    problem: str = ""

    @property
    def key(self) -> str:
        return f"option-{self.option.name}"

    @property
    def label(self) -> str:
        return self.window.name(self.option)

    @property
    def text(self) -> str:
        return self.window.text(self.option)

    @property
    def kind(self) -> str:
        """How it is asked: by pictures, as a switch, a few values side by side, or a list."""
        if self.option.name in sketched(self.window.meta.name):
            return "pictures"
        if sorted(self.option.values) == ["no", "yes"]:
            return "switch"
        return "picks" if len(self.option.values) <= 3 else "list"

    @property
    def choices(self) -> list[tuple[str, str]]:
        return [(value, self.window.value(self.option, value)) for value in self.option.values]

    @property
    def changed(self) -> bool:
        return self.value != self.option.default


@dataclass(frozen=True)
class SeatField:
    """The row of one seat."""

    number: int
    who: str
    name: str
    problem: str = ""
    language: str = ENGLISH

    @property
    def hint(self) -> str:
        """What the name field says while it is empty."""
        if self.who == FRIEND:
            return say(self.language, "new-friend-hint")
        return name_in(self.language, bot_name(self.number, self.who) or player(self.number))


def grouped(meta: Meta) -> tuple[list[Option], list[Option]]:
    """The important ones, and those for who looks for them: games list the important ones first."""
    options, shop = meta.offered(), window(meta.name)
    cut = next((n for n, option in enumerate(options) if SITE.search(shop.text(option))), len(options))
    cut = min(cut, FIRST_OPTIONS) or min(len(options), FIRST_OPTIONS)
    return list(options[:cut]), list(options[cut:])


# ---- what somebody wants
@dataclass(frozen=True)
class Order:
    """A form as it was filled in, with what is wrong, by the name of the field."""

    meta: Meta
    count: int
    who: Sequence[str]  # a row for every seat that the game can have
    names: Sequence[str]
    options: Mapping[str, str]
    seed: str = ""
    absent: str = ""
    listed: bool = False
    hints: bool = True
    analysis: bool = True
    problems: dict[str, str] = field(default_factory=dict)
    language: str = ENGLISH

    @property
    def title(self) -> str:
        return title_of(self.meta.name, self.language)

    @property
    def seats(self) -> list[SeatField]:
        rows = enumerate(zip(self.who, self.names, strict=True))
        return [SeatField(n, who, name, self.problems.get(f"seat-{n}", ""), self.language) for n, (who, name) in rows]

    @property
    def first_fields(self) -> list[Field]:
        return [self.asked(option) for option in grouped(self.meta)[0]]

    @property
    def more_fields(self) -> list[Field]:
        return [self.asked(option) for option in grouped(self.meta)[1]]

    def asked(self, option: Option) -> Field:
        problem = self.problems.get(f"option-{option.name}", "")
        return Field(option, self.options[option.name], window(self.meta.name, self.language), problem)

    def wanted(self, mine: str, origin: str = "") -> Wanted:
        """For Tables.create; `mine` is the visitor's name, `origin` where they come from."""
        who = list(self.who[: self.count])
        names = [self.names[n] or self.unnamed(n, mine) for n in range(self.count)]
        settings = {"absent": self.absent} if self.absent.strip("0") else {}
        settings |= {} if self.hints else {HINTS: OFF}
        settings |= {} if self.analysis else {ANALYSIS: OFF}
        options = dict(self.options)
        return Wanted(self.meta.name, options, who, names, self.seed, self.listed, settings, origin=origin)

    def unnamed(self, seat: int, mine: str) -> str:
        who = self.who[seat]
        if who == FRIEND:
            return ""
        if who != ME:
            return bot_name(seat, who)
        if seat != self.first_of_mine:
            return player(seat)
        return mine

    @property
    def first_of_mine(self) -> int:
        """The seat of who fills in the form; -1 if they only look on."""
        return list(self.who[: self.count]).index(ME) if ME in self.who[: self.count] else -1

    @property
    def my_name(self) -> str:
        return self.names[self.first_of_mine] if self.first_of_mine >= 0 else ""


def read_order(meta: Meta, form: Mapping[str, str], language: str = ENGLISH) -> Order:
    """What a form says. What it leaves out is as usual."""
    problems = Problems(language, title_of(meta.name, language), {})
    rows = range(max(meta.seats))
    count = read_count(meta, form, problems)
    who = [form.get(f"seat-{n}", "") or (MEDIUM.spec if n else ME) for n in rows]
    names = [clean(form.get(f"name-{n}", ""), 10 * LONGEST_NAME) for n in rows]
    for n in range(count):
        if who[n] not in (ME, FRIEND, *SPECS):
            problems.mark(f"seat-{n}", "wrong-seat")
        elif len(names[n]) > LONGEST_NAME:
            problems.mark(f"seat-{n}", "wrong-name", n=LONGEST_NAME)
    seed = read_seed(form, problems)
    if seed and FRIEND in who[:count] and "seed" not in problems.found:
        problems.mark("seed", "wrong-seed-shared")
    return Order(
        meta, count, who, names, read_options(meta, form, problems), seed,
        read_absence(form, problems), form.get("listed", "") == "yes", form.get("hints", "") != OFF,
        form.get("analysis", "") != OFF, problems.found, language,
    )  # fmt: skip


class Problems:
    """What is wrong, by the name of the field, said in a language. `title`: of the game."""

    def __init__(self, language: str, title: str, found: dict[str, str]) -> None:
        self.language, self.title, self.found = language, title, found

    def mark(self, key: str, what: str, **values: Value) -> None:
        self.found[key] = say(self.language, what, **values)


def read_count(meta: Meta, form: Mapping[str, str], problems: Problems) -> int:
    text = form.get("seats", "") or str(usual_count(meta))
    if text in map(str, meta.seats):
        return int(text)
    allowed = ", ".join(map(str, meta.seats))
    problems.mark(
        "seats", "wrong-count", game=problems.title, seats=allowed,
        number=clean(text, 12),
    )  # fmt: skip
    return usual_count(meta)


def read_options(meta: Meta, form: Mapping[str, str], problems: Problems) -> dict[str, str]:
    found: dict[str, str] = {}
    known = {f"option-{option.name}": option for option in meta.offered()}
    for key, option in known.items():
        found[option.name] = form.get(key, option.default)
        if found[option.name] not in option.values:
            shop = window(meta.name, problems.language)
            values = [shop.value(option, value) for value in option.values]
            problems.mark(key, "wrong-value", values=", ".join(values))
    for key in form:
        if key.startswith("option-") and key not in known:
            problems.mark("options", "wrong-option", game=problems.title, name=clean(key[7:], 40))
    return found


def read_seed(form: Mapping[str, str], problems: Problems) -> str:
    seed = clean(form.get("seed", ""), 10 * LONGEST_SEED)
    if len(seed) > LONGEST_SEED:
        problems.mark("seed", "wrong-seed", n=LONGEST_SEED)
    return seed


def read_absence(form: Mapping[str, str], problems: Problems) -> str:
    text = clean(form.get("absent", ""), 12)
    if text and not (text.isascii() and text.isdecimal() and int(text) <= LONGEST_ABSENCE):
        problems.mark("absent", "wrong-absent", most=LONGEST_ABSENCE)
    return text
