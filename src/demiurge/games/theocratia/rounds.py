"""Chapters 4 and 24: the round, from its setup to its end."""

from __future__ import annotations

from demiurge.games.theocratia import development, dice, leading, scoring, turns
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.state import Step


class Round(Step[Theocracy]):
    """TH-4.1, TH-24.1, TH-24.2: setup, turns, development; the first-player token passes before or after that."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Theocracy) -> None:
        numbers, n = s.game.numbers, self.number
        begin(s, n)
        s.push(Round(n + 1) if n < numbers.rounds[s.seats] else scoring.FinalScoring())
        if not s.game.edition.passes_before:
            s.push(leading.PassToken())
        s.push(development.Development())
        s.push(leading.EndRoundCard())
        if s.game.edition.passes_before:
            s.push(leading.PassToken())
        s.push(Turns(0))
        s.push(EndDie())
        dice.roll_table(s, numbers.table_dice[s.seats])
        if numbers.row_dice[s.seats]:
            s.push(SecondRowDie())
            s.push(FirstRowDie())


def begin(s: Theocracy, n: int) -> None:
    """TH-4.2, TH-4.3: card and token return; black crystals and warriors of the round's cell go to the civs."""
    s.round, s.token, s.end_card = n, v.NOBODY, v.NOBODY
    s.tell("round", s.first, [n, s.bonus_cards[n - 1]])
    dice.gather(s)
    if n in s.game.numbers.cell_rounds:
        for civ in range(len(v.CIVS)):
            s.area[civ * v.COLOURED + v.BLACK] += s.game.numbers.cell_black // len(v.CIVS)
            for _ in range(s.game.edition.round_warriors):
                if s.garrison[civ] < s.game.garrison:
                    s.garrison[civ] += 1
                else:
                    s.untrained[civ] += 1


class FirstRowDie(Step[Theocracy]):
    """TH-4.6, TH-4.7: a die on the row of its own civ, which expands at once in some rounds."""

    def run(self, s: Theocracy) -> None:
        colour = s.chance.draw(s.bag)
        face = s.chance.pick(dice.ROLL)
        dice.put_in_row(s, colour, colour, face)
        s.tell("row die", v.NOBODY, [colour, face])
        if s.round in s.game.numbers.expansion_rounds[s.seats]:
            expand(s, colour)


def expand(s: Theocracy, civ: int) -> None:
    """TH-4.15, TH-4.16: by the development card (early), or onto a colour that no player has (final)."""
    if s.game.edition.rows_develop:
        development.grow(s, civ)
        return
    colour = unused(s)[(s.round - 1) % len(unused(s))]  # TH-4.17, TH-R22
    if development.sites(s, civ, colour):
        s.push(development.Settle(s.first, civ, colour))


def unused(s: Theocracy) -> list[int]:
    """The colours that no player has."""
    return [colour for colour in range(v.PLAYERS) if s.seat_of[colour] == v.NOBODY]


class SecondRowDie(Step[Theocracy]):
    """TH-4.12 to TH-4.14: another die, of another colour; rejected ones go back into the bag (TH-4.20)."""

    def run(self, s: Theocracy) -> None:
        first = s.rows.index(max(s.rows)) // v.CELLS  # the only die in the rows
        rejected: list[int] = []
        colour = s.chance.draw(s.bag)
        while colour == first:
            rejected.append(colour)
            colour = s.chance.draw(s.bag)
        s.bag = sorted(s.bag + rejected)
        face = s.chance.pick(dice.ROLL)
        dice.put_in_row(s, colour, colour, face)
        s.tell("row die", v.NOBODY, [colour, face])


class EndDie(Step[Theocracy]):
    """TH-4.8: one more die for the end-round card; only its colour matters."""

    def run(self, s: Theocracy) -> None:
        s.end_die = s.chance.draw(s.bag)
        s.tell("dice", v.NOBODY, [s.end_die, *s.table])


class Turns(Step[Theocracy]):
    """TH-5.1, TH-5.7: clockwise from the first player, twice, or three times with 2 players."""

    def __init__(self, done: int) -> None:
        self.done = done

    def run(self, s: Theocracy) -> None:
        if self.done == s.seats * s.game.numbers.turns[s.seats]:
            s.active, s.act = v.NOBODY, v.IDLE
            return
        s.push(Turns(self.done + 1))
        clear(s, (s.first + self.done) % s.seats)
        s.push(turns.Take(s.active))


def clear(s: Theocracy, seat: int) -> None:
    """A new turn begins."""
    s.active, s.die, s.face, s.civ, s.bonus, s.act = seat, v.NONE, 0, v.NONE, v.NONE, v.IDLE
    s.festive = s.cleared = s.hunts = s.hit = s.discount = s.group = s.pure = 0
    s.named, s.chosen = [], []
