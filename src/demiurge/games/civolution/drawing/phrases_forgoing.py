"""CV-16.15: an effect that may be forgone, in words."""

from __future__ import annotations

from demiurge.games.civolution import effects, reset
from demiurge.games.civolution.drawing import effect_texts, parts
from demiurge.games.civolution.drawing.phrase_parts import Subject
from demiurge.games.civolution.drawing.phrases_chips import said_threshold
from demiurge.games.civolution.vocabulary import OP_FAVOR, OP_GAIN_DIE, OP_TRACK, TRACKS
from demiurge.kernel.text import Text
from demiurge.kit.markup import esc
from demiurge.kit.phrases import Said, joined, where


def part(about: Subject) -> tuple[Text, str, tuple[str, ...]]:
    """What the effect in question is called, what is to be considered, and where."""
    box, numbers, asked, w = about.view.game.box, about.view.game.numbers, about.asked, about.w
    if not isinstance(asked, effects.Part):
        return parts.NOTHING, "", ()
    e = box.effects[asked.effect]
    name = effect_texts.effect(box, e)
    if e.op == OP_TRACK:
        at = about.view.civs[about.seat].tracks[e.what]
        notes = [said_threshold(about, e.what, space) for space in range(at + 1, min(at + e.n, numbers.last) + 1)]
        pale = w("note-leaves-pale") if at in numbers.pale else ""
        return name, joined(*notes, pale), (f"track-{TRACKS[e.what]}",)
    if isinstance(asked, effects.DiePart):
        return name, w("note-too-many-dice", n=reset.limit(about.view, about.seat)), ("used",)
    places = {OP_FAVOR: ("favor",), OP_GAIN_DIE: ("fate",)}
    return name, "", places.get(e.op, ())


def say_take(about: Subject) -> Said:
    w, (what, note, places) = about.w, part(about)
    return Said(where(w("label-take-it"), esc(w.say(what))), w("answer-take-it", what=what), note, places)


def say_forgo(about: Subject) -> Said:
    w = about.w
    return Said(esc(w("label-forgo-it")), w("answer-forgo-it", what=part(about)[0]), w("note-forgo-it"), ())
