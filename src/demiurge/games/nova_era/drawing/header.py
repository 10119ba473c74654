"""Where the game stands: the Era and its rounds, the steps of a round, and what the step is about."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era import state
from demiurge.games.nova_era.state import ROUNDS, Nova
from demiurge.games.nova_era.words.en_parts import ERAS
from demiurge.kit.markup import icon

# The steps that last: name, what it is about (icons between colons are put in below), key of the tip
_STEPS: Final = (
    ((state.ROLL_DICE, state.PICK_DICE), "Pick dice", "above {limit} pips {unrest} rises"),
    ((state.ADVANCE_DISASTERS, state.DARK_AGE_CHECK), "Dark Age", "give up a die"),
    ((state.SPENDING_DICE,), "Spend dice", "one each, in turn"),
    ((state.DISASTER_CHECK,), "Disasters", "at the last space"),
    ((state.PRODUCING, state.CLEAN_UP), "Produce", "{cycle} on all cards"),
    ((state.SCORING_PHASE,), "Score", "{laurel} and majorities"),
)


def header(view: Nova) -> str:
    if view.step == state.OVER:
        return f'<div class="ne-head">{_eras(view)}<span class="ne-step ne-now"><b>The end</b></span></div>'
    return f'<div class="ne-head">{_eras(view)}<span class="ne-steps">{_steps(view)}</span></div>'


def _eras(view: Nova) -> str:
    """The Era track: three rounds and a scoring in each."""
    found = ""
    for era in range(view.game.eras):
        past = era < view.era or view.step == state.OVER
        here = era == view.era and not past
        done = ROUNDS if past else view.round if here else 0
        dots = "".join(
            f'<i class="{"ne-was" if at < done else "ne-here" if here and at == done else ""}"></i>'
            for at in range(ROUNDS)
        )
        look = "ne-era ne-this" if here else "ne-era"
        found += (
            f'<span class="{look}" data-tip="era"><b>{ERAS[era] if here else ERAS[era][4:]}</b><u>{dots}</u></span>'
        )
    return f'<span class="ne-eras">{found}</span>'


def _steps(view: Nova) -> str:
    found = ""
    for steps, name, about in _STEPS:
        if view.step in steps:
            words = about.format(
                limit=view.game.box.pick_limit,
                unrest=icon("unrest", 15),
                cycle=icon("cycle", 14),
                laurel=icon("laurel", 14),
            )
            found += f'<span class="ne-step ne-now" data-tip="step"><b>{name}</b><u></u><span>{words}</span></span>'
        elif steps[0] != state.ADVANCE_DISASTERS:  # a Dark Age is rare: it is named only when it comes
            done = " ne-done" if view.step > steps[-1] else ""
            found += f'<span class="ne-step{done}" data-tip="step">{name}</span>'
    return found


def brief(view: Nova) -> str:
    if view.step == state.OVER:
        return '<span class="ne-brief"><b>The end</b></span>'
    name = next((name for steps, name, _ in _STEPS if view.step in steps), "Setup")
    return f'<span class="ne-brief"><b>{ERAS[view.era][4:]}·{view.round + 1}</b><span>{name}</span></span>'
