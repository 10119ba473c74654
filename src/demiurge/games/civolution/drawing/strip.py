"""The strip below the continent: the research stacks, the displays of chips and dice."""

from __future__ import annotations

from functools import lru_cache

from demiurge.games.civolution import names
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import Box
from demiurge.games.civolution.drawing import cards, naming, pieces
from demiurge.games.civolution.state import HIDDEN, NONE, Exam
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon
from demiurge.kit.pieces import told


def draw(w: Words, view: Exam, seat: int) -> str:
    """What concerns everybody and is not on the continent; `seat`: whose attributes are marked as reached."""
    box = view.game.box
    incomes = _chips(w, box, "income", v.INCOME_ID, tuple(view.incomes_open))
    attributes = "".join([_attribute(w, view, seat, at, chip) for at, chip in enumerate(view.attributes_open, 1)])
    goals = _chips(w, box, "goal", v.GOAL_ID, tuple(view.goals_open))
    return (
        f'<div class="cv-strip">{_starts(w, view) or _stacks(w, view)}'
        f"{_group(w('panel-income'), 'incomes', incomes)}{_group(w('panel-attributes'), 'attributes', attributes)}"
        f"{_group(w('panel-goals'), 'goals', goals)}{_dice(w, view)}</div>"
    )


def _group(title: str, key: str, inside: str) -> str:
    return f'<section class="cv-group cv-{key}"><h2>{esc(title)}</h2><div>{inside}</div></section>' if inside else ""


# ---- cards
def _stacks(w: Words, view: Exam) -> str:
    """By deck the card on top of the face-up stack and how many lie face down."""
    found = ""
    for deck, shown in enumerate(view.open_stacks):
        found += _stack(w, view.game.box, deck, shown[-1] if shown else NONE, len(shown), face_down(view, deck))
    return _group(w("panel-research"), "stacks", found)


@lru_cache(maxsize=1024)
def _stack(w: Words, box: Box, deck: int, top: int, shown: int, hidden: int) -> str:
    name, track = v.DECKS[deck], v.TRACKS[deck]
    title = cards.name(w, box, top) if top >= 0 else esc(w("label-none"))
    tip = cards.tip_key(top) if top >= 0 else f"stack-{name}"
    note = esc(w("note-stack", deck=names.deck(deck), down=hidden, up=shown))
    return (
        f'<span class="cv-stack place cv-k-{track}{"" if shown else " cv-void"}" id="stack-{name}" '
        f'data-tip="{tip}" data-note="{note}"><b>{title}</b><em>{icon(track, 13)}{hidden}</em></span>'
    )


def face_down(view: Exam, deck: int) -> int:
    """How many cards lie face down. In a View the unseen cards of hands are among those of the stack (CV-39.1)."""
    back, under = -1 - deck, view.under[deck]
    backs = sum([c.hand.count(back) + c.refused.count(back) for c in view.civs]) + view.looked.count(back)
    known = len(under) - under.count(HIDDEN)
    return len(view.stacks[deck]) - backs + known


def _starts(w: Words, view: Exam) -> str:
    """Before the game: the starting chip cards with their goals."""
    found = ""
    for start, goal in zip(view.starts, view.start_goals, strict=False):
        item, box = v.START_ID + start, view.game.box
        found += (
            f'<span class="cv-start-card place" id="start-{naming.ident(cards.code(item))}" '
            f'data-tip="{cards.tip_key(item)}"><b>{cards.name(w, box, item)}</b><span>{cards.sign_of(box, item)}</span>'
            f'<span data-tip="{cards.tip_key(v.GOAL_ID + goal)}">{icon("goal", 12)}'
            f"{cards.sign_of(box, v.GOAL_ID + goal)}</span></span>"
        )
    return _group(w("panel-starts"), "starts", found)


# ---- chips and dice
@lru_cache(maxsize=1024)
def _chips(w: Words, box: Box, kind: str, base: int, display: tuple[int, ...]) -> str:
    return "".join(_chip(w, box, kind, at, base, item) for at, item in enumerate(display, 1))


@lru_cache(maxsize=2048)
def _chip(w: Words, box: Box, kind: str, at: int, base: int, item: int, look: str = "", note: str = "") -> str:
    if item < 0:
        return f'<span class="cv-chip cv-{kind} cv-void"></span>'
    called = f'<span class="cv-cname">{cards.name(w, box, base + item)}</span>'
    return (
        f'<span class="cv-chip cv-{kind}{look} place" id="{kind}-{at}"{told(cards.tip_key(base + item), note)}>'
        f"{cards.sign_of(box, base + item)}{called}</span>"
    )


def _attribute(w: Words, view: Exam, seat: int, at: int, item: int) -> str:
    """An attribute chip; marked where the seat has the markers that it asks for."""
    box = view.game.box
    if item < 0:
        return _chip(w, box, "attribute", at, v.ATTRIBUTE_ID, item)
    chip = box.attributes[item]
    has = view.civs[seat].at[v.FEATURE_AT + chip.feature]
    note = w("note-has", civ=pieces.civ_title(view, seat), n=has, of=chip.need)
    return _chip(w, box, "attribute", at, v.ATTRIBUTE_ID, item, " cv-reached" if has >= chip.need else "", note)


def _dice(w: Words, view: Exam) -> str:
    """The dice that are still to be had."""
    inside = (
        f'<span class="cv-left{"" if view.dice_left else " cv-zero"}" data-tip="dice-display" '
        f'data-store="die display" data-holds="{view.dice_left}">{icon("die", 17)}'
        f'{view.dice_left}</span><span class="cv-left{"" if view.fate_left else " cv-zero"}" data-tip="fate-display">'
        f"{icon('fate', 17)}{view.fate_left}</span>"
    )
    return _group(w("panel-dice"), "dice-box", inside)
