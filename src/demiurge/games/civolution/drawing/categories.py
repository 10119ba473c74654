"""The categories of scoring: their signs and units, and what they are worth."""

from __future__ import annotations

from demiurge.games.civolution import names, scoring
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import CATEGORIES, EVOLUTION
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, text
from demiurge.kit.markup import esc, icon


def category_icon(category: int, size: int = 15) -> str:
    """The sign of a category in its colour."""
    return icon(CATEGORIES[category], size, f"cv-k-{CATEGORIES[category]}" if category < EVOLUTION else "")


def category_unit(category: int) -> Text:
    """What one unit of it is: `step on Culture`, `territory`."""
    if category < EVOLUTION:
        return text("unit-track", track=names.track(category))
    return text(f"unit-{CATEGORIES[category]}")


def era_worth(w: Words, view: Exam, civ: int) -> str:
    """What the era would score for a civ now; nothing before the first era and once it is scored."""
    category = view.era_tiles[view.era - 1] if view.era else -1
    if category < 0 or view.over():
        return ""
    units, each = scoring.units(view, civ, category), view.game.numbers.era_vp[view.era - 1]
    note = esc(w("note-era-worth", category=names.category(category), n=units, vp=units * each))
    return (
        f'<i class="cv-worth" data-tip="category-{CATEGORIES[category]}" data-note="{note}">'
        f"{category_icon(category, 13)}+{units * each}</i>"
    )


def final_worth(view: Exam, category: int) -> int:
    """What a unit of the category brings at the end of the game."""
    n = view.game.numbers
    return n.tile_vp[category] if view.final_tiles >> category & 1 else n.printed[category]
