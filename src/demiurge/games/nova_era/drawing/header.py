"""Where the game stands: the Era and its rounds, the steps of a round, and what the step is about."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.nova_era import names, state
from demiurge.games.nova_era.state import ROUNDS, Nova
from demiurge.games.nova_era.vocabulary import ERAS as NUMERALS
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.markup import ICON, esc, icon

# The steps that last
_STEPS: Final = (
    ((state.ROLL_DICE, state.PICK_DICE), "pick"),
    ((state.ADVANCE_DISASTERS, state.DARK_AGE_CHECK), "dark-age"),
    ((state.SPENDING_DICE,), "spend"),
    ((state.DISASTER_CHECK,), "disasters"),
    ((state.PRODUCING, state.CLEAN_UP), "produce"),
    ((state.SCORING_PHASE,), "score"),
)
_SIZES: Final = {"unrest": 15}  # of icons that are to be larger
_SIZE: Final = 14


def header(w: Words, view: Nova) -> str:
    over = view.step == state.OVER
    eras = _eras(w, view.game.eras, view.game.eras if over else view.era, view.round)
    if over:
        end = esc(w("label-end"))
        return f'<div class="ne-head">{eras}<span class="ne-step ne-now"><b>{end}</b></span></div>'
    steps = _steps(w, view.step, view.game.box.pick_limit)
    return f'<div class="ne-head">{eras}<span class="ne-steps">{steps}</span></div>'


@lru_cache(maxsize=256)
def _eras(w: Words, of: int, now: int, rounds: int) -> str:
    """The Era track: three rounds and a scoring in each. `rounds`: those of the present one that are over."""
    found = ""
    for era in range(of):
        here = era == now
        done = ROUNDS if era < now else rounds if here else 0
        dots = "".join(
            f'<i class="{"ne-was" if at < done else "ne-here" if here and at == done else ""}"></i>'
            for at in range(ROUNDS)
        )
        look = "ne-era ne-this" if here else "ne-era"
        name = esc(w.say(names.era(era))) if here else NUMERALS[era]
        found += f'<span class="{look}" data-tip="era"><b>{name}</b><u>{dots}</u></span>'
    return f'<span class="ne-eras">{found}</span>'


@lru_cache(maxsize=256)
def _steps(w: Words, now: int, limit: int) -> str:
    found = ""
    for steps, key in _STEPS:
        said = text(f"stage-{key}", limit=limit)
        name = esc(w.say(said))
        if now in steps:
            about = _with_icons(w.say(said, "about"))
            found += f'<span class="ne-step ne-now" data-tip="step"><b>{name}</b><u></u><span>{about}</span></span>'
        elif steps[0] != state.ADVANCE_DISASTERS:  # a Dark Age is rare: it is named only when it comes
            done = " ne-done" if now > steps[-1] else ""
            found += f'<span class="ne-step{done}" data-tip="step">{name}</span>'
    return found


def _with_icons(said: str) -> str:
    return ICON.sub(lambda found: icon(found[1], _SIZES.get(found[1], _SIZE)), esc(said))


def brief(w: Words, view: Nova) -> str:
    if view.step == state.OVER:
        return f'<span class="ne-brief"><b>{esc(w("label-end"))}</b></span>'
    key = next((key for steps, key in _STEPS if view.step in steps), "setup")
    name = esc(w(f"stage-{key}"))
    return f'<span class="ne-brief"><b>{NUMERALS[view.era]}·{view.round + 1}</b><span>{name}</span></span>'
