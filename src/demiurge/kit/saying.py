"""What a drawing tells, said in a language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.speech import KEPT, Words, words_of
from demiurge.kernel.text import Text
from demiurge.kernel.text import seat as place_of
from demiurge.kit.scene import Chip, Drawing, Heard, Told

heard: Final = tuple.__new__  # quicker than Heard(...), and nothing is said as often
LINE = "line"  # the message of what a seat did; it has a subject, and deeds that can be told without it


def words_in(drawing: Drawing) -> Words:
    """The words of a drawing; those of the kit, in English, where it has none."""
    found = getattr(drawing, "words", None)
    return found if isinstance(found, Words) else words_of("demiurge.kit")


def did(seat: int, *deeds: Text) -> Text:
    """What a seat did: phrases without their subject."""
    return Text(LINE, (("who", place_of(seat)), ("deeds", deeds)))


def said(words: Words, told: Iterable[Told]) -> list[Heard]:
    """The lines in a language; what each seat did also without the seat, since others may go before it."""
    found = []
    for one in told:
        whole, deeds = deeds_of(words, one.seat, *one.deeds) if one.text is None else sentence(words, one.text)
        chips = said_chips(words, one.chips) if one.chips else ()
        period = words.say(one.period) if one.period else ""
        found.append(heard(Heard, (one.seat, whole, deeds, chips, one.places, one.kind, period)))
    return found


@lru_cache(maxsize=KEPT)
def deeds_of(words: Words, seat: int, *deeds: Text) -> tuple[str, str]:
    return sentence(words, did(seat, *deeds))


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
