"""Chapters 4, 5 and 6: the dice. They are drawn from the bag, rolled to the action table, taken and placed in rows."""

from __future__ import annotations

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia import worship
from demiurge.games.theocratia.state import Theocracy, die_code, die_colour, die_face
from demiurge.kernel.state import Refusal

ROLL = [1, 2, 3, 4, 5, 6]


# ---- rolling
def gather(s: Theocracy) -> None:
    """TH-4.9: all dice return to the bag."""
    bag: list[int] = []
    for colour in range(v.PLAYERS):
        bag += [colour] * s.game.numbers.dice
    s.bag, s.table, s.rows, s.end_die = bag, [0] * (v.FACES * v.PLAYERS), [0] * (v.PLAYERS * v.CELLS), v.NONE


def roll_table(s: Theocracy, n: int) -> None:
    """TH-4.4, TH-4.5: dice by value; the excess over 3 is turned to the next value."""
    for _ in range(n):
        colour = s.chance.draw(s.bag)
        s.table[(s.chance.pick(ROLL) - 1) * v.PLAYERS + colour] += 1
    again = True
    while again:
        again = False
        for face in range(v.FACES):
            again = settle_value(s, face) or again


def settle_value(s: Theocracy, face: int) -> bool:
    """TH-R38, TH-4.10, TH-4.11: turn dice of this value on while there are too many; whether any was. Those of repeated
    colours go first, so that the ones that stay show as many colours as possible; further ties are drawn."""
    base, turned = face * v.PLAYERS, False
    while sum(s.table[base : base + v.PLAYERS]) > s.game.numbers.table_cells:
        among: list[int] = []
        for colour in range(v.PLAYERS):
            if s.table[base + colour] > 1:
                among += [colour] * s.table[base + colour]
        if not among:
            among = [colour for colour in range(v.PLAYERS) if s.table[base + colour]]
        colour = s.chance.pick(among) if len(set(among)) > 1 else among.pop()
        s.table[base + colour] -= 1
        s.table[(face + 1) % v.FACES * v.PLAYERS + colour] += 1
        turned = True
    return turned


# ---- rows
def blocked_face(s: Theocracy) -> int:
    """The face that no row with a free cell takes without a card (TH-5.4), 0 if there is none."""
    only = 0
    for civ in range(v.PLAYERS):
        if s.rows[civ * v.CELLS + v.CELLS - 1] == 0:
            face = s.last_face(civ)
            if face == 0 or (only and face != only):
                return 0
            only = face
    return only


def stuck(s: Theocracy, seat: int, face: int) -> bool:
    """TH-R39, TH-R45: the die can be placed in no way that the player can pay for: no card to discard, no cosmo to turn
    it. A 6 can always be used for Divination."""
    if s.hands[seat] or face == v.FACES or s.cosmo[seat] >= s.game.numbers.die_step:
        return False
    return blocked_face(s) == face


def refuse_take(s: Theocracy, seat: int, face: int, colour: int) -> Refusal:
    """TH-5.1; a die that could not be placed is not taken, unless all are like that (TH-R39, TH-R45)."""
    if not s.table[(face - 1) * v.PLAYERS + colour]:
        return "TH-5.1"
    if stuck(s, seat, face):
        for other in range(v.FACES):
            here = other * v.PLAYERS
            if sum(s.table[here : here + v.PLAYERS]) and not stuck(s, seat, other + 1):
                return "TH-5.4"
    return None


def face_before(s: Theocracy, civ: int) -> int:
    """The face of the die beside the last one of the row, 0 if that lies alone: what a 6 divined there may not become
    (TH-R46)."""
    cell = s.dice_in(civ) - 2
    return die_face(s.rows[civ * v.CELLS + cell]) if cell >= 0 else 0


def turn_in_row(s: Theocracy, civ: int, face: int) -> None:
    """The last die of the row shows another face (TH-R46)."""
    at = civ * v.CELLS + s.dice_in(civ) - 1
    s.rows[at] = die_code(die_colour(s.rows[at]), face)


def put_in_row(s: Theocracy, civ: int, colour: int, face: int) -> int:
    """On the leftmost free cell of the row; which one that is."""
    cell = s.dice_in(civ)
    s.rows[civ * v.CELLS + cell] = die_code(colour, face)
    return cell


def match_bonus(s: Theocracy, seat: int) -> None:
    """TH-5.2: the bonus of the covered cell."""
    numbers = s.game.numbers
    s.push(worship.Gain(seat, s.civ, numbers.row_worship[s.bonus]))
    worship.gain_cosmo(s, seat, numbers.row_cosmo[s.bonus])


# ---- changing a die
def refuse_turn(s: Theocracy, seat: int, face: int) -> Refusal:
    """TH-6.1 to TH-6.4: 2 cosmo for each step, never from or to a 6."""
    if s.face == v.FACES:
        return "TH-6.2"
    if s.face == face:
        return "TH-6.1"
    return None if s.cosmo[seat] >= turning_cost(s, face) else "TH-6.1"


def turning_cost(s: Theocracy, face: int) -> int:
    return abs(s.face - face) * s.game.numbers.die_step
