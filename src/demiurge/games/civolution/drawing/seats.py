"""The seats beside the continent, and one of them looked at closely: its console, and what the end would bring."""

from __future__ import annotations

from demiurge.games.civolution import scoring, tribes
from demiurge.games.civolution.drawing import console, hand, partition
from demiurge.games.civolution.drawing.dice import die, marker
from demiurge.games.civolution.drawing.looks import amount, category_icon, era_worth, figure, final_worth
from demiurge.games.civolution.drawing.naming import ident
from demiurge.games.civolution.drawing.pieces import civ_title, emblem, seat_class
from demiurge.games.civolution.state import Civ, Exam
from demiurge.games.civolution.vocabulary import (
    CARDS,
    CATEGORIES,
    DECKS,
    FEATURE_AT,
    FEATURES,
    FOCUS,
    FOOD,
    IDEA,
    MATERIAL_AT,
    MATERIALS,
    MODULES,
    MONEY,
    PLANNING_AT,
    TRACKS,
)
from demiurge.games.civolution.words.parts import LEVELS, plural
from demiurge.games.civolution.words.parts import category as category_name
from demiurge.kit.markup import esc, icon
from demiurge.kit.scene import Seat


def seat(view: Exam, number: int) -> Seat:
    first = f'<i data-tip="monolith">{icon("monolith", 13)}first</i>' if first_of(view) == number else ""
    return Seat(
        title=civ_title(view, number),
        colour=seat_class(view, number),
        emblem=emblem(view, number),
        score=view.civs[number].vp,
        sub=era_worth(view, number) + first,
        body=body(view, number),
    )


def first_of(view: Exam) -> int:
    """Who has the monolith, as long as there is a turn to come."""
    return -1 if view.over() else view.first


def order(view: Exam) -> list[int]:
    """As they sit: the places of seats do not change, so that one knows where to look."""
    return list(range(view.seats))


# ---- beside the continent
def body(view: Exam, number: int) -> str:
    c = view.civs[number]
    return (
        f'<div class="cv-seat place" id="rival-{number + 1}">{dice(c)}{means(view, number)}'
        f'<div class="cv-more">{features(c)}{upgrades(c)}{stored(c)}{installed(view, c)}</div></div>'
    )


def dice(c: Civ) -> str:
    """The dice by value with the planning markers, the used ones; at the right fate dice and cards in hand."""
    lying = ""
    for at, n in enumerate(c.dice):
        lying += die(at + 1, 15) * n + marker(at + 1, 15) * c.at[PLANNING_AT + at]
    spent = f'<span class="cv-used" data-tip="used">{icon("used", 15) * c.used}</span>' if c.used else ""
    return (
        f'<div class="cv-dice"><span class="cv-lying" data-tip="dice">{lying}'
        f'<span class="sr">{figure("dice", c.on_spaces())} dice</span></span>{spent}'
        f'<span class="cv-right">{amount("fate", c.fate, "fate", name="fate")}'
        f"{amount('card', len(c.hand), 'hand', name='cards')}</span></div>"
    )


def means(view: Exam, number: int) -> str:
    """Tribes that stand and lie, territories; food, money, ideas, focus."""
    c = view.civs[number]
    upright, all_of_them = tribes.strong(view, number), tribes.on_continent(view, number)
    lands = view.here[number].bit_count()
    told = f"{plural(upright, 'tribe')} standing, {all_of_them - upright} lying, {c.tribes} in the supply."
    pieces = (
        amount("tribe", upright, "tribes", told, "tribes", "cv-own")
        + amount("weak", all_of_them - upright, "tribes", told, "weak", "cv-own")
        + amount("flag", lands, "territories", name="lands")
    )
    goods = (
        amount("food", c.at[FOOD], "food", name="food")
        + amount("money", c.at[MONEY], "money", name="money")
        + amount("idea", c.at[IDEA], "idea", name="ideas")
        + amount("focus", c.at[FOCUS], "focus", name="focus", more="cv-own")
    )
    return f'<div class="cv-means">{pieces}{goods}</div>'


def features(c: Civ) -> str:
    return '<div class="cv-row">' + "".join(
        amount(name, c.at[FEATURE_AT + at], f"feature-{name}", f"{name.capitalize()}: {c.at[FEATURE_AT + at]}.")
        for at, name in enumerate(FEATURES)
    ) + "</div>"  # fmt: skip


def upgrades(c: Civ) -> str:
    """The modules that are better than at the start."""
    found = "".join(
        f'<span data-tip="module-{name}" data-note="{name.capitalize()} is at level {LEVELS[level]}.">{icon(name, 15)}'
        f"<small>{LEVELS[level]}</small></span>"
        for name, level in zip(MODULES, c.levels, strict=True)
        if level
    )
    return f'<div class="cv-row cv-modules">{found or "<em>no upgrades yet</em>"}</div>'


def stored(c: Civ) -> str:
    """The materials in the storage."""
    found = "".join(
        f'<span data-tip="material-{ident(name)}">{icon(name, 15)}{c.at[MATERIAL_AT + at]}</span>'
        for at, name in enumerate(MATERIALS)
        if c.at[MATERIAL_AT + at]
    )
    return f'<div class="cv-row cv-modules cv-stored">{found or "<em>nothing stored</em>"}</div>'


def installed(view: Exam, c: Civ) -> str:
    """Installed cards by deck, all that is installed, and the points of its stages."""
    decks = [view.game.box.cards[item].deck for item in c.installed if item < CARDS]
    found = "".join(
        f'<span class="cv-tag cv-k-{TRACKS[deck]}{"" if deck in decks else " cv-zero"}" data-tip="stack-{DECKS[deck]}" '
        f'data-note="{DECKS[deck].capitalize()} cards installed: {decks.count(deck)}.">{icon(TRACKS[deck], 13)}'
        f"{decks.count(deck)}</span>"
        for deck in range(len(DECKS))
    )
    points = scoring.stage_points(view, c)
    worth = amount("stage", points, "stages", f"The stages are worth {points} VP now.")
    return f'<div class="cv-row">{found}{worth}</div>'


# ---- a closer look
def detail(view: Exam, seat: int, of: int) -> str:
    """A console, its partition, the hand as far as the one who looks knows it, and the end as it stands."""
    return (
        f'<div class="cv-detail {seat_class(view, of)}"><div>{console.draw(view, of, False)}</div>'
        f"<div>{partition.draw(view, of, False)}</div>"
        f"<div>{hand.draw(view, of, False)}</div>"
        f"<div><h2>{'The final scoring' if view.over() else 'If the game ended now'}</h2>"
        f"{final_table(view, of)}</div></div>"
    )


def final_table(view: Exam, of: int) -> str:
    """The categories with their units and worth, stages and point bonuses, and the score that they would make."""
    rows, total, c = "", 0, view.civs[of]
    for category in range(len(CATEGORIES)):
        units, each = scoring.units(view, of, category), final_worth(view, category)
        total += units * each
        look = f'<span class="cv-name">{category_icon(category)}{esc(category_name(category))}</span>'
        rows += f"<tr><td>{look}</td><td>{units}</td><td>× {each}</td><td>{units * each}</td></tr>"
    for sign, name, vp in (
        ("stage", "Stages", scoring.stage_points(view, c)),
        ("star", "Point bonuses", scoring.point_bonuses(view, c)),
    ):
        total += vp
        rows += f'<tr><td><span class="cv-name">{icon(sign, 15)}{name}</span></td><td></td><td></td><td>{vp}</td></tr>'
    before = c.vp - total if view.over() else c.vp  # at the end they are scored already
    said = f"With the {before} VP {'before it' if view.over() else 'of today'}"
    rows += f'<tr class="cv-total"><td>{said}</td><td></td><td></td><td>{before + total}</td></tr>'
    return f'<table class="cv-final">{rows}</table>'
