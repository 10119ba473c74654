"""What a drawing tells, said in a language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.speech import Words, words_of
from demiurge.kernel.text import Text, text
from demiurge.kernel.text import seat as place_of
from demiurge.kit.scene import Chip, Drawing, Told

LINE = "line"  # the message of what a seat did; it has a subject, and deeds that can be told without it


def words_in(drawing: Drawing) -> Words:
    """The words of a drawing; those of the kit, in English, where it has none."""
    found = getattr(drawing, "words", None)
    return found if isinstance(found, Words) else words_of("demiurge.kit")


def did(seat: int, *deeds: Text) -> Text:
    """What a seat did: phrases without their subject."""
    return text(LINE, who=place_of(seat), deeds=deeds)


def with_step(told: list[Told], seat: int, step: Text | None) -> list[Told]:
    """Where nothing is told of the seat that answered, the answer itself is: a step on the way to a deed."""
    if step is None or any(one.seat == seat and one.kind == "" for one in told):
        return told
    return [Told(seat, did(seat, step), kind="step"), *told]


def said(words: Words, told: Iterable[Told]) -> list[Told]:
    """The lines in a language; what each seat did also without the seat, since others may go before it."""
    return [
        replace(
            one,
            text=words.say(one.text),
            deeds=deeds_of(words, one),
            period=words.say(one.period),
            chips=said_chips(words, one.chips),
        )
        for one in told
    ]


def deeds_of(words: Words, told: Told) -> str:
    if isinstance(told.text, Text):
        return words.list_(dict(told.text.args)["deeds"]) if told.text.id == LINE else ""
    who = f"{place_of(told.seat)} "
    return told.text.removeprefix(who).removesuffix(".") if told.text.startswith(who) else ""


def points_in(game: Game, drawing: Drawing, event: Event) -> tuple[int, str] | None:
    """The points that an event tells of, and what they are for, in the words of the drawing."""
    asked = getattr(drawing, "points", None)
    found = asked(game, event) if asked is not None else None
    return (found[0], words_in(drawing).say(found[1])) if found is not None else None


def said_chips(words: Words, chips: Iterable[Chip]) -> list[Chip]:
    return [chip if isinstance(chip.words, str) else said_chip(words, chip) for chip in chips]


@lru_cache(maxsize=8192)  # the same few beside every row
def said_chip(words: Words, chip: Chip) -> Chip:
    return replace(chip, words=words.shown(chip.words))
