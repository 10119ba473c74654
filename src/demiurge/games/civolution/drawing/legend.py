"""The legend: the signs of the game; the dice table, which says what two dice activate; and the hunting table, which
says what a hunt brings."""

from __future__ import annotations

from functools import lru_cache

from demiurge.games.civolution import mods, names
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import Box
from demiurge.games.civolution.drawing import parts
from demiurge.games.civolution.drawing.dice import die
from demiurge.games.civolution.state import Exam
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.legend import Legend, Picture, Topic, topic
from demiurge.kit.markup import esc, icon
from demiurge.kit.scene import SPECTATOR

FACES = range(1, 7)


def legend(w: Words, view: Exam, seat: int) -> Legend:
    box = view.game.box
    more = (0,) * len(v.TYPES)
    if seat != SPECTATOR:
        more = tuple(view.civs[seat].mods[mods.HUNT_IN + kind] for kind in range(len(v.TYPES)))
    body = f"{dice_table(w, box)}{hunting_table(w, box, more)}"
    return Legend(topics(w), Picture(w("legend-dice-table"), w("legend-dice-table-text"), body))


# ---- two dice
@lru_cache(maxsize=16)
def dice_table(w: Words, box: Box) -> str:
    """A module where its two values meet."""
    by_dice = {tuple(module.dice): number for number, module in enumerate(box.modules)}
    head = "".join(cast(face) for face in FACES)
    rows = "".join(f"<tr>{cast(low)}{''.join(meeting(w, by_dice, low, high) for high in FACES)}</tr>" for low in FACES)
    return f'<table class="cv-legend cv-pairs"><tr><td></td>{head}</tr>{rows}</table>'


def cast(face: int) -> str:
    """The head of what a value brings."""
    return f'<th>{die(face, 18)}<span class="sr">{face}</span></th>'


def meeting(w: Words, by_dice: dict[tuple[int, ...], int], low: int, high: int) -> str:
    """One half of the table is enough."""
    module = by_dice.get((low, high), -1)
    if module < 0:
        return "<td></td>"
    look = "cv-twin" if low == high else "cv-pair"
    name = esc(w.say(names.module(module)))
    dice = f'<i class="cv-two">{die(low, 16)}{die(high, 16)}</i>'  # where the table is a list
    return f'<td class="{look}">{dice}{icon(parts.CODES[module], 20)}<span>{name}</span></td>'


# ---- hunting
@lru_cache(maxsize=64)
def hunting_table(w: Words, box: Box, more: tuple[int, ...]) -> str:
    """`more`: what the civ's abilities add, by type of territory."""
    head = "".join(cast(face) for face in FACES)
    rows = "".join(
        f'<tr><th class="cv-where">{icon(name, 20)}{esc(w.say(names.land_type(kind)))}</th>'
        f"{''.join(hunted(food + more[kind], bool(more[kind])) for food in box.hunting[kind])}</tr>"
        for kind, name in enumerate(v.TYPES)
    )
    note = esc(w("legend-hunting-text"))
    own = f" {esc(w('legend-hunting-more'))}" if any(more) else ""
    title = f"<h3>{icon('hunt', 18)}{esc(w('legend-hunting'))}</h3><p>{note}{own}</p>"
    return f'{title}<table class="cv-legend cv-hunts"><tr><td>{icon("food", 18)}</td>{head}</tr>{rows}</table>'


def hunted(food: int, own: bool) -> str:
    return f'<td class="cv-f{min(food, 5)}{" cv-own" if own else ""}">{food}</td>'


# ---- the signs
@lru_cache(maxsize=8)
def topics(w: Words) -> list[Topic]:
    return [
        topic(
            w, text("legend-goods"),
            (text("legend-die"), "die", "dice"),
            (text("legend-fate"), "fate", "fate"),
            (text("legend-idea"), "idea", "idea"),
            (text("legend-focus"), "focus", "focus"),
            (text("legend-plan"), "plan", "planning"),
            (text("legend-food"), "food", "food"),
            (text("legend-money"), "money", "money"),
            (text("legend-diamond"), "diamond", "prosperity"),
            (text("legend-favor"), "favor", "favor"),
            (text("legend-vp"), "vp", "score"),
        ),
        topic(
            w, text("legend-continent"),
            (text("legend-tribe"), "tribe", "tribes"),
            (text("legend-weak"), "weak", "weak"),
            (text("legend-camp-fire"), "fire", "camp-fire"),
            (text("legend-boat"), "boat", "boat"),
            (text("legend-farm"), "farm", "farms"),
            (text("legend-settlement"), "settlement", "settlement-1"),
            (text("legend-statue"), "statue", "statues"),
            (text("legend-raw"), "raw", "raw"),
            (text("legend-hunt"), "hunt", "hunting"),
            (text("legend-site"), "site", "site-down"),
        ),
        topic(
            w, text("legend-tracks"),
            (text("legend-track"), "track", "threshold"),
            (text("legend-technology"), "technology", "track-technology"),
            (text("legend-prestige"), "prestige", "track-prestige"),
            (text("legend-knowledge"), "knowledge", "track-knowledge"),
            (text("legend-construction"), "construction", "track-construction"),
            (text("legend-culture"), "culture", "track-culture"),
        ),
        topic(
            w, text("legend-course"),
            (text("legend-upgrade"), "upgrade", "upgrades"),
            (text("legend-goal"), "goal", "goals"),
            (text("legend-income"), "income", "incomes"),
            (text("legend-attribute"), "attribute", "attributes"),
            (text("legend-stage"), "stage", "stages"),
            (text("legend-reset"), "reset", "reset-marker"),
            (text("legend-event"), "event", "event"),
            (text("legend-weather"), "weather", "weather"),
            (text("legend-monolith"), "monolith", "monolith"),
        ),
    ]  # fmt: skip
