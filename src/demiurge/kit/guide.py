"""A guided first game, as data: `guide.toml` of a game's package, and its words.

It names a seed, the seats, who sits there and what they are known to play at first; and steps. A step says when its
time has come, by what may be answered then and what has happened so far; perhaps an answer that it proposes; and what
shall be seen beside it. What it tells is the message `guide-<id>` of the game: its title, `.idea`, `.fact` (the one
thing that is new), `.why`, `.why2`, `.why3`, and `.tag` for what is lit beside the place of the answer."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from demiurge.kernel.registry import Meta
from demiurge.kernel.speech import Spoken, Words
from demiurge.kernel.text import Text
from demiurge.kit.scene import GESTURE

FILE: Final = "guide.toml"
ID: Final = "guide-"  # before the id of a step, in the game's words
WHY: Final = ("why", "why2", "why3")
MOST: Final = 2  # steps that are told at one position
KINDS: Final[Mapping[str, Any]] = {"str": str, "int": int, "bool": bool, "float": (int, float)}  # all others: lists


class BadGuide(Spoken, ValueError):
    """A file for learners, a guide or a practice, that cannot be read; for who writes it."""

    room = "demiurge.kit"


@dataclass(frozen=True)
class Step:
    """One idea. It is told when all its conditions hold for the first time, and its seat is asked or the game over."""

    id: str
    offered: str = ""  # words with which an answer begins that may be given
    happened: str = ""  # a kind of event, seen by the seat
    mine: bool = False  # and of the seat itself
    period: int = 0  # rounds, eras, or whatever the game's journal counts, that have begun at least
    after: str = ""  # a step that was told before
    over: bool = False  # the game is over
    rare: bool = False  # it may never come to that
    propose: Sequence[str] = ()  # answers or gestures by their texts: the first of them that may be given
    lit: Sequence[str] = ()  # what else is seen clearly, by the ids of the page
    beside: str = ""  # what explains it, by its id there; it has the tag


@dataclass(frozen=True)
class Guide:
    """`seats`: who sits there, "me" or a bot; `openings`: by seat, the answers that a bot is known to give first."""

    seed: str
    seats: Sequence[str]
    steps: Sequence[Step]
    options: Mapping[str, str] = field(default_factory=dict)
    openings: Mapping[int, Sequence[str]] = field(default_factory=dict)

    @property
    def me(self) -> int:
        return self.seats.index("me")


@dataclass(frozen=True)
class Sight:
    """What a seat sees of a position, as far as steps ask for it."""

    answers: Sequence[str]  # texts of what it may answer
    events: Collection[tuple[str, bool]]  # kinds of what has happened, and whether it happened to the seat
    periods: int
    over: bool


@dataclass(frozen=True)
class Telling:
    """A step in words."""

    id: str
    title: str
    idea: str
    fact: str
    why: Sequence[str]
    tag: str


# ---- reading
@lru_cache(maxsize=16)
def guide_of(meta: Meta) -> Guide | None:
    """The game's own; None where nobody has written one."""
    found = files(meta.package).joinpath(FILE)
    return read(found.read_text(encoding="utf-8"), meta) if found.is_file() else None


def read(text: str, meta: Meta) -> Guide:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadGuide("guide-unreadable", file=FILE, why=str(error)) from None
    steps = [step(one) for one in data.pop("step", [])]
    openings = {int(seat): said for seat, said in data.pop("openings", {}).items()}
    unknown = set(data) - {"seed", "seats", "options"}
    if unknown:
        raise BadGuide("guide-unknown", file=FILE, names=tuple(sorted(unknown)))
    guide = Guide(steps=steps, openings=openings, **data)
    if guide.seats.count("me") != 1 or len(guide.seats) not in meta.seats:
        raise BadGuide("guide-seats", file=FILE)
    refuse_twice([one.id for one in steps], FILE)
    return guide


def step(data: dict[str, Any]) -> Step:
    refuse_values(Step, data, FILE)
    if not data.get("id"):
        raise BadGuide("guide-nameless", file=FILE)
    return Step(**data)


def refuse_values(kind: type[Any], data: Mapping[str, Any], file: str) -> None:
    """A table of a file has the fields of its class, and each what it may be."""
    known = {one.name: one for one in fields(kind)}
    for name, value in data.items():
        if name not in known:
            raise BadGuide("guide-unknown", file=file, names=(name,))
        if not isinstance(value, KINDS.get(str(known[name].type), list)):
            raise BadGuide("guide-value", file=file, name=name, value=repr(value))


def refuse_twice(names: Sequence[str], file: str) -> None:
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise BadGuide("guide-twice", file=file, names=tuple(sorted(twice)))


# ---- which step it is time for
class Walk:
    """How far a seat has come: the steps that were told, in order."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.told: list[Step] = []

    def now(self, sight: Sight) -> list[Step]:
        """What is told at this position: a little, and at most one step that proposes something."""
        found: list[Step] = []
        for one in self.guide.steps:
            if one in self.told or not holds(one, sight, {step.id for step in (*self.told, *found)}):
                continue
            found.append(one)
            if one.propose or len(found) == MOST:
                break
        return found

    def go_on(self, sight: Sight) -> None:
        """The seat has answered there: whatever was told is done."""
        self.told += self.now(sight)


def holds(step: Step, sight: Sight, told: set[str]) -> bool:
    if step.over != sight.over or step.period > sight.periods or (step.after and step.after not in told):
        return False
    if step.offered and not any(begins(text, step.offered) for text in sight.answers):
        return False
    if step.happened and not any(kind == step.happened and (mine or not step.mine) for kind, mine in sight.events):
        return False
    return not step.propose or proposed(step, sight.answers) != ""


def begins(text: str, words: str) -> bool:
    return text == words or text.startswith(f"{words} ")


def proposed(step: Step, answers: Sequence[str]) -> str:
    """The text of the first proposed answer that may be given; of a gesture, whose first part may be."""
    return next((text for text in step.propose if text.partition(GESTURE)[0] in answers), "")


# ---- in words
def telling(step: Step, words: Words) -> Telling:
    what, english = Text(f"{ID}{step.id}"), words.back or words

    def form(name: str) -> str:
        return words.say(what, name) if english.has(what.id, name) else ""

    reasons = [reason for reason in map(form, WHY) if reason]
    return Telling(step.id, words.say(what), form("idea"), form("fact"), reasons, form("tag"))
