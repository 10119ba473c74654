"""What is found out once for a position, before its numbers are written."""

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia import development, holidays, round_bonus, scoring
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.evaluation import EVALUATION, WEIGHTS, Judge
from demiurge.games.theocratia.state import Theocracy


class Outsider(Judge):
    """The judge as others may ask it: what a running turn promises would tell what its player holds (TH-27.15)."""

    def promised(self, s: Theocracy, seat: int, pages: list[float]) -> float:
        return 0.0


OUTSIDER: Final = Outsider(WEIGHTS)


class Look:
    """What several numbers of one position are made of, found once. steps: what a Holiday brings; price: its cosmo,
    less the match bonus of its die; beside: the hexes beside which the next development may build, for each civ."""

    def __init__(self, s: Theocracy, me: int) -> None:
        numbers = s.game.numbers
        self.rounds = max(numbers.rounds[s.seats] - s.round, 0)
        self.left = self.rounds + (0.5 if s.active != v.NOBODY else 0.0)
        self.pages = OUTSIDER.pages(s, self.left)
        self.ending = ending(s)
        self.begun = numbers.table_dice[s.seats] - sum(s.table) if s.round else 0
        self.neutral = s.ground[v.GREEN] | s.ground[v.YELLOW]
        self.scores = s.scores()
        self.judged: list[float] = []
        for seat in range(s.seats):
            self.judged.append(EVALUATION.value(s, seat) if seat == me else OUTSIDER.value(s, seat))
        self.sizes: list[int] = []
        self.crystals: list[int] = []
        self.steps: list[int] = []
        self.price: list[int] = []
        self.dice: list[int] = []
        self.beside: list[int] = []
        bonus = 1 if round_bonus.rewards(s.game.box, round_bonus.active(s), v.FOR_HOLIDAY) else 0
        for civ in range(v.PLAYERS):
            self.sizes.append(holidays.size(s, civ))
            self.crystals.append(s.crystals_of(civ))
            self.dice.append(dice_of(s, civ))
            self.beside.append(0 if self.ending else growth(s, civ))
            self.feast(s, civ, bonus)

    def feast(self, s: Theocracy, civ: int, bonus: int) -> None:
        """What a Holiday of the civ would bring and cost with a die of its colour; it brings nothing where there is no
        such die, no free cell, or too few crystals (TH-16.1, TH-5.9, TH-16.10)."""
        cell = s.dice_in(civ)
        possible = cell < v.CELLS and self.dice[civ] > 0 and self.crystals[civ] >= self.sizes[civ]
        houses = s.at[civ * v.KINDS + v.HOUSE].bit_count() + s.at[civ * v.KINDS + v.FORTRESS].bit_count()
        self.steps.append(houses + bonus if possible else 0)
        self.price.append(self.sizes[civ] - (s.game.numbers.row_cosmo[cell] if possible else 0))


def ending(s: Theocracy) -> bool:
    """Whether the final scoring has begun, or the game is over."""
    lane = s.lanes[s.seats]
    return not lane or isinstance(lane[0], (scoring.Count, scoring.Drop))


def dice_of(s: Theocracy, colour: int) -> int:
    """The dice of this colour on the action table."""
    found = 0
    for face in range(v.FACES):
        found += s.table[face * v.PLAYERS + colour]
    return found


def growth(s: Theocracy, civ: int) -> int:
    """The hexes beside the building that an Expansion card will bring (TH-19.5); none without such a card."""
    if s.development[civ] != v.GROWTH:
        return 0
    found = 0
    for h in development.sites(s, civ, development.NEUTRAL) or development.first_choice(s, civ, s.built(civ, v.HOUSE)):
        found |= s.game.board.near[h]
    return found


def built_by_all(s: Theocracy) -> int:
    """Where any building stands."""
    return s.at[0] | s.at[v.KINDS] | s.at[2 * v.KINDS] | s.at[3 * v.KINDS]
