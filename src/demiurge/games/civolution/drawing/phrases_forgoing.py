"""CV-16.15: an effect that may be forgone, in words."""

from __future__ import annotations

from demiurge.games.civolution import effects, reset
from demiurge.games.civolution.drawing.phrase_parts import Subject
from demiurge.games.civolution.drawing.phrases_console import threshold_words
from demiurge.games.civolution.vocabulary import OP_FAVOR, OP_GAIN_DIE, OP_TRACK, TRACKS
from demiurge.games.civolution.words import parts
from demiurge.kit.markup import esc
from demiurge.kit.phrases import Said, joined, where


def part(about: Subject) -> tuple[str, str, tuple[str, ...]]:
    """What the effect in question is called, what is to be considered, and where."""
    box, numbers, asked = about.view.game.box, about.view.game.numbers, about.asked
    if not isinstance(asked, effects.Part):
        return "it", "", ()
    e = box.effects[asked.effect]
    name = parts.effect(box, e)
    if e.op == OP_TRACK:
        at = about.view.civs[about.seat].tracks[e.what]
        notes = [threshold_words(about, e.what, space) for space in range(at + 1, min(at + e.n, numbers.last) + 1)]
        pale = "It leaves a pale space." if at in numbers.pale else ""
        return name, joined(*notes, pale), (f"track-{TRACKS[e.what]}",)
    if isinstance(asked, effects.DiePart):
        return (
            name,
            f"More than {reset.limit(about.view, about.seat)} dice on the dice spaces forbid a Reset.",
            ("used",),
        )
    places = {OP_FAVOR: ("favor",), OP_GAIN_DIE: ("fate",)}
    return name, "", places.get(e.op, ())


def say_take(about: Subject) -> Said:
    name, note, places = part(about)
    return Said(where("Take it", esc(name)), f"Take it: {name}", note, places)


def say_forgo(about: Subject) -> Said:
    return Said("Forgo it", f"Forgo it: {part(about)[0]}", "Nothing comes of it.", ())
