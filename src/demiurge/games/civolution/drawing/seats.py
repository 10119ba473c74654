"""The seats beside the continent, and one of them looked at closely: its console, and what the end would bring."""

from __future__ import annotations

from functools import lru_cache

from demiurge.games.civolution import names, scoring, tribes
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import categories, console, hand, naming, partition, parts, signs
from demiurge.games.civolution.drawing.dice import die, marker
from demiurge.games.civolution.drawing.pieces import amount, civ_title, emblem, seat_class
from demiurge.games.civolution.state import Civ, Exam
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon
from demiurge.kit.pieces import figure, part
from demiurge.kit.scene import Seat


def seat(w: Words, view: Exam, number: int) -> Seat:
    said = f'<span class="cv-first">{esc(w("label-first"))}</span>'
    first = f'<i data-tip="monolith">{icon("monolith", 13)}{said}</i>' if first_of(view) == number else ""
    return Seat(
        title=w.say(civ_title(view, number)),
        colour=seat_class(view, number),
        emblem=emblem(view, number),
        score=view.civs[number].vp,
        sub=categories.era_worth(w, view, number) + first,
        body=body(w, view, number),
    )


def first_of(view: Exam) -> int:
    """Who has the monolith, as long as there is a turn to come."""
    return -1 if view.over() else view.first


def order(view: Exam) -> list[int]:
    """As they sit: the places of seats do not change, so that one knows where to look."""
    return list(range(view.seats))


# ---- beside the continent
def body(w: Words, view: Exam, number: int) -> str:
    c = view.civs[number]
    return (
        f'<div class="cv-seat place" id="rival-{number + 1}">'
        f"{dice(w, tuple(c.dice), tuple(c.at[v.PLANNING_AT :]), c.used, c.fate, len(c.hand))}{means(w, view, number)}"
        f'<div class="cv-more">{features(w, tuple(c.at[v.FEATURE_AT : v.MATERIAL_AT]))}{upgrades(w, tuple(c.levels))}'
        f"{stored(w, tuple(c.at[v.MATERIAL_AT :]))}{installed(w, view, c)}</div></div>"
    )


@lru_cache(maxsize=1024)
def dice(w: Words, values: tuple[int, ...], planned: tuple[int, ...], used: int, fate: int, cards: int) -> str:
    """The dice by value with the planning markers, the used ones; at the right fate dice and cards in hand."""
    lying, lie = "", sum(values)
    for at, n in enumerate(values):
        lying += die(at + 1, 15) * n + marker(at + 1, 15) * planned[at]
    many = esc(w("label-dice", n=lie, figure=signs.PICTURE)).replace(signs.PICTURE, figure("dice", lie))
    spent = f'<span class="cv-used" data-tip="used">{icon("used", 15) * used}</span>' if used else ""
    return (
        f'<div class="cv-dice"><span class="cv-lying" data-tip="dice">{lying}'
        f'<span class="sr">{many}</span></span>{spent}'
        f'<span class="cv-right">{amount("fate", fate, "fate", name="fate")}'
        f"{amount('card', cards, 'hand', name='cards')}</span></div>"
    )


def means(w: Words, view: Exam, number: int) -> str:
    """Tribes that stand and lie, territories; food, money, ideas, focus."""
    c, upright = view.civs[number], tribes.strong(view, number)
    lying, lands = tribes.on_continent(view, number) - upright, view.here[number].bit_count()
    people = _people(w, upright, lying, c.tribes, lands)
    return f'<div class="cv-means">{people}{_goods(c.at[v.FOOD], c.at[v.MONEY], c.at[v.IDEA], c.at[v.FOCUS])}</div>'


@lru_cache(maxsize=1024)
def _people(w: Words, upright: int, lying: int, supply: int, lands: int) -> str:
    told = w("note-tribes", n=upright, lying=lying, supply=supply)
    return (
        amount("tribe", upright, "tribes", told, "tribes", "cv-own")
        + amount("weak", lying, "tribes", told, "weak", "cv-own")
        + amount("flag", lands, "territories", name="lands")
    )


@lru_cache(maxsize=1024)
def _goods(food: int, money: int, ideas: int, focus: int) -> str:
    return (
        amount("food", food, "food", name="food")
        + amount("money", money, "money", name="money")
        + amount("idea", ideas, "idea", name="ideas")
        + amount("focus", focus, "focus", name="focus", look="cv-own")
    )


@lru_cache(maxsize=1024)
def features(w: Words, has: tuple[int, ...]) -> str:
    found = ""
    for at, (name, n) in enumerate(zip(v.FEATURES, has, strict=True)):
        found += amount(name, n, f"feature-{name}", w("note-feature", feature=names.feature(at), n=n))
    return f'<div class="cv-row">{found}</div>'


@lru_cache(maxsize=1024)
def upgrades(w: Words, levels: tuple[int, ...]) -> str:
    """The modules that are better than at the start."""
    found = ""
    for at, (name, level) in enumerate(zip(v.MODULES, levels, strict=True)):
        if level:
            note = w("note-upgraded", module=names.module(at), level=parts.LEVELS[level])
            found += part(f"{icon(name, 15)}<small>{parts.LEVELS[level]}</small>", f"module-{name}", note)
    none = f"<em>{esc(w('label-no-upgrades'))}</em>"
    return f'<div class="cv-row cv-modules">{found or none}</div>'


@lru_cache(maxsize=1024)
def stored(w: Words, has: tuple[int, ...]) -> str:
    """The materials in the storage."""
    found = "".join(
        f'<span data-tip="material-{naming.ident(name)}">{icon(name, 15)}{has[at]}</span>'
        for at, name in enumerate(v.MATERIALS)
        if has[at]
    )
    none = f"<em>{esc(w('label-nothing-stored'))}</em>"
    return f'<div class="cv-row cv-modules cv-stored">{found or none}</div>'


def installed(w: Words, view: Exam, c: Civ) -> str:
    """Installed cards by deck, all that is installed, and the points of its stages."""
    decks = [view.game.box.cards[item].deck for item in c.installed if item < v.CARDS]
    return _installed(w, tuple(map(decks.count, range(len(v.DECKS)))), scoring.stage_points(view, c))


@lru_cache(maxsize=1024)
def _installed(w: Words, decks: tuple[int, ...], points: int) -> str:
    found = "".join(
        f'<span class="cv-tag cv-k-{v.TRACKS[deck]}{"" if n else " cv-zero"}" '
        f'data-tip="stack-{v.DECKS[deck]}" '
        f'data-note="{esc(w("note-installed", deck=names.deck(deck), n=n))}">{icon(v.TRACKS[deck], 13)}'
        f"{n}</span>"
        for deck, n in enumerate(decks)
    )
    worth = amount("stage", points, "stages", w("note-stages-worth", vp=points))
    return f'<div class="cv-row">{found}{worth}</div>'


# ---- a closer look
def detail(w: Words, view: Exam, seat: int, of: int) -> str:
    """A console, its partition, the hand as far as the one who looks knows it, and the end as it stands."""
    return (
        f'<div class="cv-detail {seat_class(view, of)}"><div>{console.draw(w, view, of, False)}</div>'
        f"<div>{partition.draw(w, view, of, False)}</div>"
        f"<div>{hand.draw(w, view, of, False)}</div>"
        f"<div><h2>{esc(w('panel-final') if view.over() else w('panel-final-now'))}</h2>"
        f"{final_table(w, view, of)}</div></div>"
    )


def final_table(w: Words, view: Exam, of: int) -> str:
    """The categories with their units and worth, stages and point bonuses, and the score that they would make."""
    rows, total, c = "", 0, view.civs[of]
    for category in range(len(v.CATEGORIES)):
        units, each = scoring.units(view, of, category), categories.final_worth(view, category)
        total += units * each
        look = (
            f'<span class="cv-name">{categories.category_icon(category)}{esc(w.say(names.category(category)))}</span>'
        )
        rows += f"<tr><td>{look}</td><td>{units}</td><td>× {each}</td><td>{units * each}</td></tr>"
    for sign, name, vp in (
        ("stage", w("label-stages"), scoring.stage_points(view, c)),
        ("star", w("label-point-bonuses"), scoring.point_bonuses(view, c)),
    ):
        total += vp
        rows += (
            f'<tr><td><span class="cv-name">{icon(sign, 15)}{esc(name)}</span></td><td></td><td></td><td>{vp}</td></tr>'
        )
    before = c.vp - total if view.over() else c.vp  # at the end they are scored already
    said = esc(w("label-before", vp=before) if view.over() else w("label-today", vp=before))
    rows += f'<tr class="cv-total"><td>{said}</td><td></td><td></td><td>{before + total}</td></tr>'
    return f'<table class="cv-final">{rows}</table>'
