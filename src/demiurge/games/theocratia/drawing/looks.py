"""How an answer shows on the table: the mark while it is possible, the ghost while it is hovered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demiurge.games.theocratia import pyramids, setup, tokens, war
from demiurge.games.theocratia.actions import (
    ATTACK,
    BARRACK_ON,
    CHOOSE,
    CONVERT,
    DIVINE,
    DROP,
    EXPAND,
    FACTORY_ON,
    GROUP,
    HOLIDAY,
    HUNT,
    PLACE,
    PLACINGS,
    PLAY,
    PYRAMID_ON,
    SETTLE,
    TAKE,
    TURN,
    UPGRADE,
)  # fmt: skip
from demiurge.games.theocratia.box import BARRACK, CELLS, CIVS, FACTORY, HOUSE, PLAYERS
from demiurge.games.theocratia.drawing import civ_rows, dice_table, marks, phrases, temples
from demiurge.games.theocratia.drawing.dice import die
from demiurge.games.theocratia.state import NONE, Theocracy
from demiurge.kernel.masks import bits

ACTIONS: Final = "actions-svg"  # ids of the SVGs
TEMPLES: Final = "temples-svg"

Drawn = dict[str, str]


# ---- marks
def mark(s: Theocracy, seat: int, action: int, civs: Sequence[int] = ()) -> Drawn:
    """Hexes carry what would happen there, and by which of several civs; other places glow by themselves."""
    drawn = mark_on_hex(s, seat, action, civs)
    return {marks.BOARD: drawn} if drawn else {}


def mark_on_hex(s: Theocracy, seat: int, action: int, civs: Sequence[int]) -> str:
    h, colour = phrases.hex_of(action), s.colour[seat]
    if CHOOSE <= action < TAKE and isinstance(phrases.asked(s, seat), (setup.FirstHouse, setup.NeutralHouse)):
        civ = action - CHOOSE
        return marks.mark_build(phrases.home(s, seat, civ), HOUSE, [civ])
    if ATTACK <= action < CONVERT:
        return marks.mark_attack(h, war.price(s, h))
    if CONVERT <= action < EXPAND:
        return marks.mark_convert(h, colour, war.price(s, h))
    if EXPAND <= action < FACTORY_ON:
        civ, kind = phrases.building_of(s, seat)
        return marks.mark_build(h, kind, civs or [civ], NONE if phrases.tile_of(action)[1] == NONE else colour)
    if FACTORY_ON <= action < PYRAMID_ON:
        return marks.mark_upgrade(h, raised_to(action), civ_of(s, seat))
    if PYRAMID_ON <= action < HOLIDAY:
        return marks.mark_group(h)
    if UPGRADE <= action < DROP:
        return marks.mark_upgrade(h, raised_to(action))
    return marks.glow(h) if h != NONE else ""


def raised_to(action: int) -> int:
    """What a house becomes."""
    if UPGRADE <= action < DROP:
        return BARRACK if (action - UPGRADE) % 2 else FACTORY
    return FACTORY if action < BARRACK_ON else BARRACK


def civ_of(s: Theocracy, seat: int) -> int:
    question = phrases.asked(s, seat)
    return question.civ if isinstance(question, tokens.Upgrade) else s.civ


# ---- ghosts
def ghost(s: Theocracy, seat: int, action: int, after: dict[str, str]) -> Drawn:
    """The piece where it would stand, the hex as it would be, the die where it would lie, priests where they go."""
    found = climbed(s, seat, after)
    drawn = ghost_on_island(s, seat, action)
    if drawn:
        found[marks.BOARD] = drawn
    if PLACE <= action < PLAY and s.die != NONE:
        found |= placed(s, (action - PLACE) // len(PLACINGS))
    elif TURN <= action < PLACE and s.die != NONE:
        found[ACTIONS] = turned(s, (action - (TURN if action < DIVINE else DIVINE)) + 1)
    return found


def ghost_on_island(s: Theocracy, seat: int, action: int) -> str:
    h, colour = phrases.hex_of(action), s.colour[seat]
    if TAKE <= action < TURN:
        return "".join(marks.ghost_mark(h) for h in bits(phrases.reach_of(s, seat, (action - TAKE) // PLAYERS + 1)))
    if CHOOSE <= action < TAKE and isinstance(phrases.asked(s, seat), (setup.FirstHouse, setup.NeutralHouse)):
        return marks.ghost_building(s, action - CHOOSE, HOUSE, phrases.home(s, seat, action - CHOOSE))
    if ATTACK <= action < CONVERT:
        return marks.ghost_attack(s, h, war.price(s, h))
    if CONVERT <= action < EXPAND:
        return marks.ghost_tile(s, h, colour)
    if EXPAND <= action < FACTORY_ON:
        civ, kind = phrases.building_of(s, seat)
        return marks.ghost_building(s, civ, kind, h, NONE if phrases.tile_of(action)[1] == NONE else colour)
    if FACTORY_ON <= action < PYRAMID_ON:
        return marks.ghost_building(s, civ_of(s, seat), raised_to(action), h)
    if PYRAMID_ON <= action < GROUP:
        return marks.ghost_pyramid(s, s.civ, h)
    return ghost_of_others(s, seat, action, h)


def ghost_of_others(s: Theocracy, seat: int, action: int, h: int) -> str:
    """What belongs to a question that is asked in between, or to nobody's turn."""
    question = phrases.asked(s, seat)
    if GROUP <= action < HOLIDAY and isinstance(question, pyramids.Group):
        gone = [h] if question.second == NONE else [question.second, h]
        return marks.ghost_pyramid(s, s.civ, question.h, gone)
    if HUNT <= action < SETTLE:
        return marks.ghost_attack(s, h)
    if SETTLE <= action < UPGRADE:
        return marks.ghost_building(s, getattr(question, "civ", 0), HOUSE, h)
    if UPGRADE <= action < DROP:
        return marks.ghost_building(s, getattr(question, "civ", 0), raised_to(action), h)
    return ""


def placed(s: Theocracy, civ: int) -> Drawn:
    """The die in hand, where it would lie in the row of the civ."""
    cell = s.dice_in(civ)
    if cell >= CELLS:
        return {}
    return {f"row-{CIVS[civ]}-svg": die(s.die, s.face, *civ_rows.middle(cell), civ_rows.SIDE, "th-ghost")}


def turned(s: Theocracy, face: int) -> str:
    """The die in hand, in the column of the number that it is turned to."""
    lying = sum(s.table[(face - 1) * PLAYERS : face * PLAYERS])
    cell = lying if lying < s.game.numbers.table_cells else -1
    return die(s.die, face, *dice_table.middle(face, cell), dice_table.SIDE, "th-ghost")


def climbed(s: Theocracy, seat: int, after: dict[str, str]) -> Drawn:
    """The priests and the cosmo tracker of the seat, where they would be."""
    drawn = "".join(
        temples.ghost_priest(s, seat, civ, int(after[f"worship-{civ}"]))
        for civ in range(PLAYERS)
        if f"worship-{civ}" in after
    )
    if "cosmo" in after:
        drawn += temples.ghost_cosmo(seat, int(after["cosmo"]))
    return {TEMPLES: drawn} if drawn else {}
