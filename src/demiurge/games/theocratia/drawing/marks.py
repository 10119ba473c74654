"""What answers put on the table: marks as long as they are possible, ghosts while one is hovered.

Hexes carry what would happen there; other places glow by themselves. A ghost is the piece where it would stand, the hex
as it would be, the die where it would lie, priests where they go."""

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia import actions, pyramids, setup, war
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.drawing import civ_rows, dice, dice_table, overlays, temples
from demiurge.games.theocratia.drawing.subject import Subject, building_of, raising, reach_of
from demiurge.games.theocratia.drawing.trial import WORSHIP
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.masks import bits
from demiurge.kit.writer import NOT_DRAWN, Drawn

BOARD: Final = "board"  # ids of the SVGs
ACTIONS: Final = "actions-svg"
TEMPLES: Final = "temples-svg"


# ---- marks
def mark_home(about: Subject) -> Drawn:
    if not isinstance(about.asked, (setup.FirstHouse, setup.NeutralHouse)):
        return NOT_DRAWN
    return {BOARD: overlays.mark_build(about.home, v.HOUSE, (actions.CHOOSE.at(about.action),))}


def mark_attack(about: Subject) -> Drawn:
    return {BOARD: overlays.mark_attack(about.h, war.price(about.view, about.h))}


def mark_convert(about: Subject) -> Drawn:
    return {BOARD: overlays.mark_convert(about.h, about.view.colour[about.seat], war.price(about.view, about.h))}


def mark_build(about: Subject) -> Drawn:
    """And by which of several civs."""
    civ, kind = building_of(about.view, about.seat)
    return {BOARD: overlays.mark_build(about.h, kind, tuple(about.civs) or (civ,), laid(about))}


def mark_raise(about: Subject) -> Drawn:
    return {BOARD: overlays.mark_upgrade(about.h, about.raised, raising(about.view, about.seat))}


def mark_improve(about: Subject) -> Drawn:
    return {BOARD: overlays.mark_upgrade(about.h, about.raised)}


def mark_group(about: Subject) -> Drawn:
    return {BOARD: overlays.mark_group(about.h)}


def mark_hex(about: Subject) -> Drawn:
    return {BOARD: overlays.marked(about.h)}


def laid(about: Subject) -> int:
    """The colour of the tile that is laid for an expansion, if any."""
    return v.NONE if about.tile == v.NONE else about.view.colour[about.seat]


# ---- ghosts on the island
def ghost_take(about: Subject) -> Drawn:
    reach = reach_of(about.view, about.seat, actions.TAKE.at(about.action) // v.PLAYERS + 1)
    return {BOARD: "".join(overlays.ghost_mark(h) for h in bits(reach))} if reach else NOT_DRAWN


def ghost_home(about: Subject) -> Drawn:
    if not isinstance(about.asked, (setup.FirstHouse, setup.NeutralHouse)):
        return NOT_DRAWN
    return {BOARD: overlays.ghost_building(about.view, actions.CHOOSE.at(about.action), v.HOUSE, about.home)}


def ghost_attack(about: Subject) -> Drawn:
    return {BOARD: overlays.ghost_attack(about.view, about.h, war.price(about.view, about.h))}


def ghost_hunt(about: Subject) -> Drawn:
    return {BOARD: overlays.ghost_attack(about.view, about.h)}


def ghost_convert(about: Subject) -> Drawn:
    return {BOARD: overlays.ghost_tile(about.view, about.h, about.view.colour[about.seat])}


def ghost_build(about: Subject) -> Drawn:
    civ, kind = building_of(about.view, about.seat)
    return {BOARD: overlays.ghost_building(about.view, civ, kind, about.h, laid(about))}


def ghost_raise(about: Subject) -> Drawn:
    civ = raising(about.view, about.seat)
    return {BOARD: overlays.ghost_building(about.view, civ, about.raised, about.h)}


def ghost_pyramid(about: Subject) -> Drawn:
    return {BOARD: overlays.ghost_pyramid(about.view, about.view.civ, about.h)}


def ghost_group(about: Subject) -> Drawn:
    question = about.asked
    if not isinstance(question, pyramids.Group):
        return NOT_DRAWN
    gone = [about.h] if question.second == v.NONE else [question.second, about.h]
    return {BOARD: overlays.ghost_pyramid(about.view, about.view.civ, question.h, gone)}


def ghost_settle(about: Subject) -> Drawn:
    return {BOARD: overlays.ghost_building(about.view, about.growing, v.HOUSE, about.h)}


def ghost_improve(about: Subject) -> Drawn:
    return {BOARD: overlays.ghost_building(about.view, about.growing, about.raised, about.h)}


# ---- ghosts of dice, priests and the cosmo tracker
def ghost_place(about: Subject) -> Drawn:
    return placed(about.view, actions.PLACE.at(about.action) // len(actions.PLACINGS))


def placed(s: Theocracy, civ: int) -> Drawn:
    """The die in hand, where it would lie in the row of the civ."""
    cell = s.dice_in(civ)
    if cell >= v.CELLS or s.die == v.NONE:
        return NOT_DRAWN
    return {f"row-{v.CIVS[civ]}-svg": dice.die(s.die, s.face, *civ_rows.middle(cell), civ_rows.SIDE, "th-ghost")}


def ghost_turn(about: Subject) -> Drawn:
    """The die in hand, in the column of the number that it is turned to."""
    s = about.view
    if s.die == v.NONE:
        return NOT_DRAWN
    face = (actions.TURN if about.action in actions.TURN else actions.DIVINE).at(about.action) + 1
    lying = sum(s.table[(face - 1) * v.PLAYERS : face * v.PLAYERS])
    cell = lying if lying < s.game.numbers.table_cells else -1
    return {ACTIONS: dice.die(s.die, face, *dice_table.middle(face, cell), dice_table.SIDE, "th-ghost")}


def climbed(about: Subject) -> Drawn:
    """The priests and the cosmo tracker of the seat, where they would be."""
    s, seat, after = about.view, about.seat, about.effect.after
    drawn = "".join([
        temples.ghost_priest(s, seat, civ, int(after[name])) for civ, name in enumerate(WORSHIP) if name in after
    ])  # fmt: skip
    if "cosmo" in after:
        drawn += temples.ghost_cosmo(seat, int(after["cosmo"]))
    return {TEMPLES: drawn} if drawn else NOT_DRAWN
