"""Dead ends: what the rules allow though nothing comes of it. It stands greyed behind the rest, with its reason."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import actions, modules, names
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing.gestures import Way, choices
from demiurge.games.civolution.state import Exam
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, text
from demiurge.kit.markup import esc
from demiurge.kit.phrases import Said, joined

EXCEPT: Final = (actions.DO_TEST, actions.DO_SAVE, actions.DO_LET_DIE)  # what they come to is said otherwise
WHY: Final = {
    actions.DO_STRENGTHEN: text("vain-strengthen"), actions.DO_HUNT: text("vain-hunt"),
    actions.DO_EXPLORE: text("vain-explore"), actions.DO_PROJECT: text("vain-project"),
    actions.DO_INCOME: text("vain-income"), actions.DO_FEATURES: text("vain-features"),
}  # fmt: skip


def is_vain(way: Way) -> bool:
    """Nothing is asked after it but whether that is all, and nothing happens but that a module is activated."""
    trial = way.trial
    if trial is None or not trial.certain or (trial.asked is not None and choices(trial)):
        return False
    if way.deed in actions.ANY_MODULE:
        return way.pay is not None and all(event.kind == "activate" for event in trial.events)
    return way.deed in actions.DO and way.deed not in EXCEPT and not trial.events


def why(view: Exam, seat: int, way: Way) -> Text:
    civ = view.civs[seat]
    if way.deed == actions.DO_INSTALL and isinstance(way.asked, modules.Branch):
        deck = v.DECKS.index(v.MODULES[way.asked.module])
        has = any(card >= 0 and v.deck_of(card) == deck for card in civ.hand)
        return text("vain-install") if has else text("vain-no-card", deck=names.deck(deck))
    if way.deed == actions.DO_GOAL:
        return text("vain-goal") if any(civ.goals) else text("vain-no-goal")
    return WHY.get(way.deed, text("vain"))


def greyed(w: Words, view: Exam, seat: int, way: Way, said: Said, brief: bool) -> Said:
    """The same with its reason; `brief`: side by side with others there is no room for it."""
    reason = why(view, seat, way)
    label = said.label if brief else f'{said.label}<span class="what">{esc(w.say(reason))}</span>'
    note = joined(w("note-vain", why=reason), said.note)
    return said._replace(label=f'<span class="cv-vain">{label}</span>', note=note)
