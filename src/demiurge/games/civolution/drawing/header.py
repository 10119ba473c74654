"""Where the game stands: the eras and what each scores, the phase, the resets of the action phase, the final tiles."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.civolution import names, phases, scoring
from demiurge.games.civolution.drawing import categories, pieces
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import CATEGORIES, ERAS
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, text
from demiurge.kit.markup import esc, icon
from demiurge.kit.pieces import part

ACTIONS: Final = 4  # the phase that has turns
Points = tuple[tuple[Text, int], ...]  # civs with theirs


def header(w: Words, view: Exam) -> str:
    eras = "".join([_era(w, view, era) for era in range(1, ERAS + 1)])
    before = _now(w("label-setup"), "") if not view.era else ""
    end = _now(w("label-end"), "") if view.over() else _final(w, view)
    return f'<div class="cv-head">{before}{eras}{end}</div>'


def _now(title: str, rest: str) -> str:
    return f'<span class="cv-era cv-now"><b>{esc(title)}</b>{rest}</span>'


def _era(w: Words, view: Exam, era: int) -> str:
    """An era: what is past is a number, what comes says what it will score, the present one says everything."""
    if era == view.era and not view.over():
        return _now(w("told-era", n=era), f"{_reward(w, view)}<u></u>{_phase(w, view)}")
    category = view.era_tiles[era - 1] if view.era_tiles else -1
    if era < view.era or category < 0:
        return f'<span class="cv-era cv-done" data-tip="era"><b>{era}</b></span>'
    return _coming(w, era, category, view.game.numbers.era_vp[era - 1])


@lru_cache(maxsize=256)
def _coming(w: Words, era: int, category: int, each: int) -> str:
    note = w("note-era", n=era, vp=each, unit=categories.category_unit(category))
    inside = f"<b>{era}</b>{categories.category_icon(category)}<span>+{each}</span>"
    return part(inside, f"category-{CATEGORIES[category]}", note, "cv-era")


def _reward(w: Words, view: Exam) -> str:
    """What the present era scores; once it is scored, nothing."""
    category = view.era_tiles[view.era - 1]
    if category < 0:
        return ""
    points = _points(view, category)
    return _scored(w, category, view.game.numbers.era_vp[view.era - 1], points)


@lru_cache(maxsize=1024)
def _scored(w: Words, category: int, each: int, points: Points) -> str:
    name, unit = CATEGORIES[category], esc(w("label-each", unit=categories.category_unit(category)))
    inside = f'{icon(name, 16)}<span class="cv-long">{unit}</span><b>+{each}</b>{icon("vp", 15)}'
    return "<u></u>" + part(inside, f"category-{name}", _standing(w, category, points), "cv-reward")


def _points(view: Exam, category: int) -> Points:
    """What everybody would score for the era now, the best first."""
    each, civs = view.game.numbers.era_vp[view.era - 1], range(len(view.civs))
    found = sorted([(scoring.units(view, civ, category) * each, civ) for civ in civs], reverse=True)
    return tuple([(pieces.civ_title(view, civ), vp) for vp, civ in found])


def _standing(w: Words, category: int, points: Points) -> str:
    told = tuple([text("figure-of", civ=civ, n=vp) for civ, vp in points])
    return w("note-standing", category=names.category(category), points=told)


def phase_name(w: Words, phase: int) -> str:
    return w("title-of", what=text(f"phase-{phase}")) if phase else w("label-setup")


def _phase(w: Words, view: Exam) -> str:
    if view.phase != ACTIONS:
        return _between(w, view.phase)
    return _actions(w, view.resets, view.game.numbers.resets[view.table_size()], view.ending)


@lru_cache(maxsize=64)
def _between(w: Words, phase: int) -> str:
    """A phase without turns."""
    ticks = "".join(
        f'<i class="{"cv-was" if n < phase else "cv-at" if n == phase else ""}"></i>'
        for n in range(1, phases.PHASES + 1)
    )
    inside, note = (
        f'{esc(phase_name(w, phase))}<em class="cv-dots">{ticks}</em>',
        w("note-phase", n=phase, of=phases.PHASES),
    )
    return part(inside, "phase", note, "cv-phase")


@lru_cache(maxsize=256)
def _actions(w: Words, resets: int, last: int, ending: int) -> str:
    """The action phase, with a square for each Reset that ends it."""
    squares = "".join(
        f'<i class="{"cv-was" if n < resets else "cv-at" if n == resets else ""}"></i>' for n in range(last)
    )
    name = w("label-last-turns") if ending == 1 else w("label-final-round") if ending else phase_name(w, ACTIONS)
    return part(f"{esc(name)}<em>{squares}</em>", "resets", w("note-resets", n=resets, of=last), "cv-phase")


def _final(w: Words, view: Exam) -> str:
    worth = tuple([categories.final_worth(view, category) for category in range(len(CATEGORIES))])
    return _final_tiles(w, view.final_tiles, worth)


@lru_cache(maxsize=256)
def _final_tiles(w: Words, tiles: int, each: tuple[int, ...]) -> str:
    """The categories whose worth the final tiles raise; all nine are told when it is hovered."""
    raised = "".join(categories.category_icon(category) for category in bits(tiles))
    worth = tuple(text("worth-of", category=names.category(c), vp=vp) for c, vp in enumerate(each))
    return part(f"<b>{esc(w('label-final'))}</b>{raised}", "final-scoring", w("note-final", worth=worth), "cv-era")


def brief(w: Words, view: Exam) -> str:
    """The same in a few signs, for a phone."""
    if view.over() or not view.era:
        said = w("label-end") if view.over() else w("label-setup")
        return f'<span class="cv-brief"><b>{esc(said)}</b></span>'
    category = view.era_tiles[view.era - 1]
    reward = ""
    if category >= 0:
        each = view.game.numbers.era_vp[view.era - 1]
        reward = f"{icon(CATEGORIES[category], 15)}<b>+{each}</b>"
    doing = esc(phase_name(w, view.phase))
    if view.phase == ACTIONS:
        doing = f"{icon('reset', 14)}{view.resets}/{view.game.numbers.resets[view.table_size()]}"
    era = esc(w("told-era", n=view.era))
    shown = f'<b>{era}</b>{reward}<span class="cv-doing">{doing}</span>{_rival(view)}'
    return f'<span class="cv-brief">{shown}</span>'


def _rival(view: Exam) -> str:
    """The score of V.I.C.I, whose panel is a tab on a phone."""
    if not view.solo():
        return ""
    return f'<span class="cv-duel">{pieces.emblem(view, len(view.civs) - 1)}<b>{view.civs[-1].vp}</b></span>'
