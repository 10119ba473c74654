"""CV-16.15: an effect that may be forgone, in words."""

from __future__ import annotations

from demiurge.games.civolution import names, reset, resolving
from demiurge.games.civolution.drawing.phrase_parts import Subject
from demiurge.games.civolution.drawing.phrases_chips import said_threshold
from demiurge.games.civolution.effects import console, gains
from demiurge.games.civolution.vocabulary import TRACKS
from demiurge.kernel.text import Text
from demiurge.kit.markup import esc
from demiurge.kit.phrases import Said, joined, where


def part(about: Subject) -> tuple[Text, str, tuple[str, ...]]:
    """What the effect in question is called, what is to be considered, and where."""
    box, numbers, asked, w = about.view.game.box, about.view.game.numbers, about.asked, about.w
    if not isinstance(asked, resolving.Part):
        return names.NOTHING, "", ()
    e = box.effects[asked.effect]
    name = e.say()
    if isinstance(e, gains.Track):
        at = about.view.civs[about.seat].tracks[e.track]
        notes = [said_threshold(about, e.track, space) for space in range(at + 1, min(at + e.n, numbers.last) + 1)]
        pale = w("note-leaves-pale") if at in numbers.pale else ""
        return name, joined(*notes, pale), (f"track-{TRACKS[e.track]}",)
    if isinstance(asked, resolving.DiePart):
        return name, w("note-too-many-dice", n=reset.limit(about.view, about.seat)), ("used",)
    if isinstance(e, gains.Favor):
        return name, "", ("favor",)
    return name, "", ("fate",) if isinstance(e, console.GainDie) else ()


def say_take(about: Subject) -> Said:
    w, (what, note, places) = about.w, part(about)
    return Said(where(w("label-take-it"), esc(w.say(what))), w("answer-take-it", what=what), note, places)


def say_forgo(about: Subject) -> Said:
    w = about.w
    return Said(esc(w("label-forgo-it")), w("answer-forgo-it", what=part(about)[0]), w("note-forgo-it"), ())
