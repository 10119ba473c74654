"""Every message of a room as it is really said, beside English and in all its forms: for who translates.

What a game says is heard in random games; a message that was not heard is said with stand-ins for what it asks for."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from demiurge.kernel.chance import Chance
from demiurge.kernel.fluent import BadMessage
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.registry import games
from demiurge.kernel.speech import ENGLISH, Words, files, words_of
from demiurge.kernel.text import Text, Value, bared
from demiurge.kit import catalogue
from demiurge.kit.plain import drawing_of
from demiurge.kit.saying import said

EACH: Final = 4  # examples of a message
GAMES: Final = 3  # that are played to hear a game speak
DRAWN: Final = 12  # one position in so many is looked at closely
NUMBERS: Final = (1, 2, 5)


@dataclass(frozen=True)
class Line:
    """A message with one set of arguments: what each language says, by form."""

    english: tuple[tuple[str, str], ...]
    spoken: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Shown:
    id: str
    written: str  # "" where the language lacks it
    lines: tuple[Line, ...]
    heard: bool


def stamp(room: str, language: str) -> float:
    """When the files were saved last."""
    return max([path.stat().st_mtime for one in (ENGLISH, language) for path in files(room, one)], default=0.0)


def shown(room: str, language: str) -> Iterator[Shown]:
    """All messages of a room in the order of the English file."""
    english, spoken = words_of(room), words_of(room, language)
    own, heard = catalogue.read(room, ENGLISH, bases=False), hear(room)
    for id, message in own.messages.items():
        if id.startswith("-"):
            continue
        texts = heard.get(id) or stand_ins(id, message)
        lines = tuple(Line(forms(english, one), forms(spoken, one)) for one in texts)
        yield Shown(id, spoken.bundle.written.get(id, ""), lines, id in heard)


def forms(words: Words, what: Text) -> tuple[tuple[str, str], ...]:
    """What a message says in each form that the language has; nothing where it cannot be said with these arguments."""
    found: list[tuple[str, str]] = []
    for form in ["", *forms_of(words, what.id)]:
        try:
            if words.has(what.id, form) or not form:
                found.append((form, bared(words.own(what, form))))
        except BadMessage as wrong:
            found.append((form, f"[{wrong}]"))
    return tuple(found)


def forms_of(words: Words, id: str) -> list[str]:
    try:
        return words.bundle.forms(id) if id in words.bundle.written else []
    except BadMessage:
        return []


def stand_ins(id: str, message: catalogue.Message) -> list[Text]:
    """A number for what chooses by number, and its own name for all else."""
    names = sorted(set().union(*[asked.variables for asked in message.forms.values()]))
    counted = any(asked.plurals for asked in message.forms.values())
    found: list[Text] = []
    for n in NUMBERS if counted else NUMBERS[:1]:
        args: list[tuple[str, Value]] = [(one, n if counted and one == "n" else f"‹{one}›") for one in names]
        found.append(Text(id, tuple(args)))
    return found


# ---- listening
@lru_cache(maxsize=16)
def hear(room: str) -> dict[str, list[Text]]:
    """What a game says in random games, a few examples of each message with arguments of different kinds."""
    found: dict[str, dict[Any, Text]] = {}
    meta = next((one for one in games().values() if one.package == room), None)
    for seed in range(GAMES) if meta is not None else ():
        assert meta is not None
        play = Play(meta.make(), meta.seats[seed % len(meta.seats)], Chance(seed))
        for what in spoken_in(play, random.Random(seed)):
            note(found, what)
    return {id: list(shapes.values()) for id, shapes in found.items()}


def note(found: dict[str, dict[Any, Text]], what: Value) -> None:
    if isinstance(what, Text):
        shapes = found.setdefault(what.id, {})
        shape = tuple(value if isinstance(value, int) and value < 6 else type(value).__name__ for _, value in what.args)
        if len(shapes) < EACH:
            shapes.setdefault(shape, what)
        for _, value in what.args:
            note(found, value)
    elif isinstance(what, tuple):
        for one in what:
            note(found, one)


def spoken_in(play: Play, rng: random.Random) -> list[Text]:
    """All Texts that are said while a random game is looked at."""
    drawing = drawing_of(play.game)
    words = getattr(drawing, "words", None)
    if not isinstance(words, Words):
        return []
    words.known.clear()
    words.formed.clear()
    drawing.tips(play.game)
    while not play.state.over():
        seat = rng.choice(play.state.waiting())
        seen = view(play.state, seat)
        drawing.question(seen, seat)
        drawing.answers(seen, seat)
        if len(play.record.lines) % DRAWN == 0:
            drawing.scene(seen, seat)
        action = rng.choice(play.state.answers(seat))
        play.answer(seat, action)
        said(words, drawing.story(play.game, seat, action, play.events_of(len(play.record.lines) - 1)))
    return [*words.known, *[what for what, _ in words.formed]]
