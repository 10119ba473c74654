"""Chapter 19: the development phase. Each civ resolves the card that lies by it; then the cards slide."""

from __future__ import annotations

from demiurge.games.theocratia import actions, board, chronicles, expansion, production, worship
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.state import Theocracy, colour_of, replace
from demiurge.kernel.masks import cells
from demiurge.kernel.state import Choice, Refusal, Step

NEUTRAL = -1  # in place of a colour: green, else yellow


class Development(Step[Theocracy]):
    """TH-19.1: from left to right, then all cards slide one place to the left."""

    def run(self, s: Theocracy) -> None:
        s.push(Slide())
        for civ in range(len(v.CIVS) - 1, -1, -1):
            s.push(Develop(civ))


class Slide(Step[Theocracy]):
    """TH-19.1: the leftmost card goes to the rightmost civ."""

    def run(self, s: Theocracy) -> None:
        s.development = s.development[1:] + s.development[:1]


class Develop(Step[Theocracy]):
    """A civ resolves its card; a blank one does nothing (TH-19.2)."""

    def __init__(self, civ: int) -> None:
        self.civ = civ

    def run(self, s: Theocracy) -> None:
        card = s.development[self.civ]
        s.tell("develop", v.NOBODY, [self.civ, card])
        if card == v.GROWTH:
            grow(s, self.civ)
        elif card == v.FEAST:
            feast(s, self.civ)


# ---- Expansion
def nearest(s: Theocracy, civ: int, hexes: int) -> list[int]:
    """TH-R20: those with the smallest distance to the civ's fortress."""
    distance, found, least = s.game.board.distance[s.fortress(civ)], list[int](), board.HEXES
    for h in cells(hexes):
        if distance[h] < least:
            found, least = [h], distance[h]
        elif distance[h] == least:
            found.append(h)
    return found


def first_choice(s: Theocracy, civ: int, hexes: int) -> list[int]:
    """TH-19.3, TH-19.4: green before yellow."""
    return nearest(s, civ, hexes & s.ground[v.GREEN]) or nearest(s, civ, hexes & s.ground[v.YELLOW])


def sites(s: Theocracy, civ: int, colour: int) -> list[int]:
    """Where the civ would build a house: on green or yellow (TH-19.3), or on an unused colour (TH-4.16). None without
    a house in its area (TH-R15, TH-R21)."""
    if s.left(civ, v.HOUSE) == 0:
        return []
    near = s.free & s.reach[civ]
    return first_choice(s, civ, near) if colour == NEUTRAL else nearest(s, civ, near & s.ground[colour])


def upgrades(s: Theocracy, civ: int) -> list[int]:
    """TH-19.4, TH-R31: as answers; the rarer kind of building, either if they are equal."""
    factories, barracks = s.built(civ, v.FACTORY).bit_count(), s.built(civ, v.BARRACK).bit_count()
    found: list[int] = []
    for h in first_choice(s, civ, s.built(civ, v.HOUSE)):
        if factories <= barracks and s.left(civ, v.FACTORY):
            found.append(actions.UPGRADE.of(2 * h))
        if barracks <= factories and s.left(civ, v.BARRACK):
            found.append(actions.UPGRADE.of(2 * h + 1))
    return found


def grow(s: Theocracy, civ: int) -> None:
    """TH-19.3 to TH-19.6: a house, else an upgrade, else nothing."""
    if sites(s, civ, NEUTRAL):
        s.push(Settle(s.first, civ, NEUTRAL))
    elif upgrades(s, civ):
        s.push(Improve(s.first, civ))


class Settle(Choice[Theocracy]):
    """The house of a civ that nobody plays: the first player picks among equals (TH-19.3, TH-R21)."""

    verb = actions.SETTLE
    clause = "TH-19.3"

    def __init__(self, seat: int, civ: int, colour: int) -> None:
        super().__init__(seat)
        self.civ = civ
        self.colour = colour

    def refuse(self, s: Theocracy, action: int) -> Refusal:
        why = super().refuse(s, action)
        return "TH-4.16" if why == "TH-19.3" and self.colour != NEUTRAL else why

    def answers(self, s: Theocracy) -> list[int]:
        return [actions.SETTLE.of(h) for h in sites(s, self.civ, self.colour)]

    def take(self, s: Theocracy, action: int) -> None:
        """TH-R14: the crystal goes to the civ; TH-R16, TH-4.18: no round bonus, since no player builds."""
        h = actions.SETTLE.at(action)
        expansion.settle(s, self.civ, v.HOUSE, h)
        s.tell("settle", v.NOBODY, [self.civ, h])
        if self.colour == NEUTRAL:
            neighbours_gain(s, self.civ, h)


class Improve(Choice[Theocracy]):
    """TH-19.4: a house on green, else on yellow, becomes a factory or a barrack."""

    verb = actions.UPGRADE
    clause = "TH-19.4"

    def __init__(self, seat: int, civ: int) -> None:
        super().__init__(seat)
        self.civ = civ

    def answers(self, s: Theocracy) -> list[int]:
        return upgrades(s, self.civ)

    def take(self, s: Theocracy, action: int) -> None:
        h, kind = divmod(actions.UPGRADE.at(action), 2)
        replace(s, h, v.BARRACK if kind else v.FACTORY)
        s.tell("improve", v.NOBODY, [self.civ, v.BARRACK if kind else v.FACTORY, h])
        neighbours_gain(s, self.civ, h)


def neighbours_gain(s: Theocracy, civ: int, h: int) -> None:
    """TH-19.5: each player with a building of any civ on an own hex beside the new building, once."""
    built = 0
    for other in range(len(v.CIVS)):
        built |= s.all_built(other)
    worship.owners_gain(s, civ, built & s.game.board.near[h])


# ---- Holiday
def feast(s: Theocracy, civ: int) -> None:
    """TH-19.8, TH-19.10: factories produce; 1 crystal of each player colour goes to the chronicle, in their order
    (TH-R37), unused colours too (TH-R18); whose colour was spent gains 1 worship. No pyramids (TH-R17)."""
    for h in cells(s.built(civ, v.FACTORY)):
        production.produce(s, civ, colour_of(s, h))
    spent = 0
    for colour in range(v.PLAYERS):
        if s.area[civ * v.COLOURED + colour]:
            s.area[civ * v.COLOURED + colour] -= 1
            chronicles.write(s, civ, colour)
            spent |= 1 << colour
    order = s.seats_from(s.leader())
    for i in range(s.seats - 1, -1, -1):
        if spent >> s.colour[order[i]] & 1:
            s.push(worship.Gain(order[i], civ, 1))
