"""How an answer shows on the table: the mark while it is possible, the ghost while it is hovered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demiurge.games.theocratia import actions, pyramids, setup, tokens, war
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.drawing import civ_rows, dice_table, marks, phrases, temples
from demiurge.games.theocratia.drawing.dice import die
from demiurge.games.theocratia.state import Theocracy
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
    if action in actions.CHOOSE and isinstance(phrases.asked(s, seat), (setup.FirstHouse, setup.NeutralHouse)):
        civ = actions.CHOOSE.at(action)
        return marks.mark_build(phrases.home(s, seat, civ), v.HOUSE, [civ])
    if action in actions.ATTACK:
        return marks.mark_attack(h, war.price(s, h))
    if action in actions.CONVERT:
        return marks.mark_convert(h, colour, war.price(s, h))
    if action in actions.EXPANSION:
        civ, kind = phrases.building_of(s, seat)
        return marks.mark_build(h, kind, civs or [civ], v.NONE if phrases.tile_of(action)[1] == v.NONE else colour)
    if action in actions.UPGRADING:
        return marks.mark_upgrade(h, raised_to(action), civ_of(s, seat))
    if action in actions.PYRAMID_ON or action in actions.GROUP:
        return marks.mark_group(h)
    if action in actions.UPGRADE:
        return marks.mark_upgrade(h, raised_to(action))
    return marks.glow(h) if h != v.NONE else ""


def raised_to(action: int) -> int:
    """What a house becomes."""
    if action in actions.UPGRADE:
        return v.BARRACK if actions.UPGRADE.at(action) % 2 else v.FACTORY
    return v.FACTORY if action in actions.FACTORY_ON else v.BARRACK


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
    if action in actions.PLACE and s.die != v.NONE:
        found |= placed(s, actions.PLACE.at(action) // len(actions.PLACINGS))
    elif action in actions.TURNING and s.die != v.NONE:
        found[ACTIONS] = turned(s, (actions.TURN if action in actions.TURN else actions.DIVINE).at(action) + 1)
    return found


def ghost_on_island(s: Theocracy, seat: int, action: int) -> str:
    h, colour = phrases.hex_of(action), s.colour[seat]
    if action in actions.TAKE:
        return "".join(
            marks.ghost_mark(h) for h in bits(phrases.reach_of(s, seat, actions.TAKE.at(action) // v.PLAYERS + 1))
        )
    if action in actions.CHOOSE and isinstance(phrases.asked(s, seat), (setup.FirstHouse, setup.NeutralHouse)):
        return marks.ghost_building(
            s, actions.CHOOSE.at(action), v.HOUSE, phrases.home(s, seat, actions.CHOOSE.at(action))
        )
    if action in actions.ATTACK:
        return marks.ghost_attack(s, h, war.price(s, h))
    if action in actions.CONVERT:
        return marks.ghost_tile(s, h, colour)
    if action in actions.EXPANSION:
        civ, kind = phrases.building_of(s, seat)
        return marks.ghost_building(s, civ, kind, h, v.NONE if phrases.tile_of(action)[1] == v.NONE else colour)
    if action in actions.UPGRADING:
        return marks.ghost_building(s, civ_of(s, seat), raised_to(action), h)
    if action in actions.PYRAMID_ON:
        return marks.ghost_pyramid(s, s.civ, h)
    return ghost_of_others(s, seat, action, h)


def ghost_of_others(s: Theocracy, seat: int, action: int, h: int) -> str:
    """What belongs to a question that is asked in between, or to nobody's turn."""
    question = phrases.asked(s, seat)
    if action in actions.GROUP and isinstance(question, pyramids.Group):
        gone = [h] if question.second == v.NONE else [question.second, h]
        return marks.ghost_pyramid(s, s.civ, question.h, gone)
    if action in actions.HUNT:
        return marks.ghost_attack(s, h)
    if action in actions.SETTLE:
        return marks.ghost_building(s, phrases.growing(s, seat), v.HOUSE, h)
    if action in actions.UPGRADE:
        return marks.ghost_building(s, phrases.growing(s, seat), raised_to(action), h)
    return ""


def placed(s: Theocracy, civ: int) -> Drawn:
    """The die in hand, where it would lie in the row of the civ."""
    cell = s.dice_in(civ)
    if cell >= v.CELLS:
        return {}
    return {f"row-{v.CIVS[civ]}-svg": die(s.die, s.face, *civ_rows.middle(cell), civ_rows.SIDE, "th-ghost")}


def turned(s: Theocracy, face: int) -> str:
    """The die in hand, in the column of the number that it is turned to."""
    lying = sum(s.table[(face - 1) * v.PLAYERS : face * v.PLAYERS])
    cell = lying if lying < s.game.numbers.table_cells else -1
    return die(s.die, face, *dice_table.middle(face, cell), dice_table.SIDE, "th-ghost")


def climbed(s: Theocracy, seat: int, after: dict[str, str]) -> Drawn:
    """The priests and the cosmo tracker of the seat, where they would be."""
    drawn = "".join(
        temples.ghost_priest(s, seat, civ, int(after[f"worship-{civ}"]))
        for civ in range(v.PLAYERS)
        if f"worship-{civ}" in after
    )
    if "cosmo" in after:
        drawn += temples.ghost_cosmo(seat, int(after["cosmo"]))
    return {TEMPLES: drawn} if drawn else {}
