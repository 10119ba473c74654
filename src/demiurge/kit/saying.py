"""What a drawing tells, said in a language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.speech import KEPT, Words, words_of
from demiurge.kernel.text import Text
from demiurge.kernel.text import seat as place_of
from demiurge.kit.scene import Chip, Drawing, Heard, Told

LINE = "line"  # the message of what a seat did; it has a subject, and deeds that can be told without it


def words_in(drawing: Drawing) -> Words:
    """The words of a drawing; those of the kit, in English, where it has none."""
    found = getattr(drawing, "words", None)
    return found if isinstance(found, Words) else words_of("demiurge.kit")


def did(seat: int, *deeds: Text) -> Text:
    """What a seat did: phrases without their subject."""
    return Text(LINE, (("who", place_of(seat)), ("deeds", deeds)))


def with_step(told: list[Told], seat: int, step: Callable[[], Text | None]) -> list[Told]:
    """Where nothing is told of the seat that answered, the answer itself is: a step on the way to a deed."""
    for one in told:
        if one.seat == seat and one.kind == "":
            return told
    found = step()
    return told if found is None else [Told(seat, did(seat, found), kind="step"), *told]


def said(words: Words, told: Iterable[Told]) -> list[Heard]:
    """The lines in a language; what each seat did also without the seat, since others may go before it."""
    return [
        Heard(
            seat, *sentence(words, what), said_chips(words, chips) if chips else (), places, kind,
            words.say(period) if period else "",
        )
        for seat, what, chips, places, kind, period in told
    ]  # fmt: skip


@lru_cache(maxsize=KEPT)
def sentence(words: Words, what: Text) -> tuple[str, str]:
    """The whole of it, and the deeds alone."""
    return words.say(what), words.list_(dict(what.args)["deeds"]) if what.id == LINE else ""


def points_in(game: Game, drawing: Drawing, event: Event) -> tuple[int, str] | None:
    """The points that an event tells of, and what they are for, in the words of the drawing."""
    asked = getattr(drawing, "points", None)
    found = asked(game, event) if asked is not None else None
    return (found[0], words_in(drawing).say(found[1])) if found is not None else None


def said_chips(words: Words, chips: Iterable[Chip[Text]]) -> list[Chip[str]]:
    return [said_chip(words, chip) for chip in chips]


@lru_cache(maxsize=8192)  # the same few beside every row
def said_chip(words: Words, chip: Chip[Text]) -> Chip[str]:
    return Chip(chip.icon, chip.amount, words.shown(chip.words), chip.harm)
