"""The position of a game of Lantern Isles."""

from __future__ import annotations

from typing import Final

from demiurge.kernel.state import State

from .components import Box

NOT_YET: Final = -1  # a pledge that was not made
UNKNOWN: Final = -2  # a charm or a pledge that a View does not show
SOURCES: Final = ["pledges", "charms", "offers", "lanterns", "oil"]  # of points
PLEDGES, CHARMS, OFFERS, LANTERNS, OIL = range(5)


class Isles(State):
    """By seat: oil, points, lit (the mask of its lanterns), pledges (secret until all are in), hands (secret).

    bag: the charms in the deck that nobody knows, sorted. bottom: those tucked under them, uppermost first.
    givers: who tucked each of them. spent: the played ones. knows: by card, the mask of seats that know where it is."""

    box: Box
    oil: list[int]
    points: list[int]
    lit: list[int]
    pledges: list[int]
    hands: list[list[int]]
    bag: list[int]
    bottom: list[int]
    givers: list[int]
    spent: list[int]
    knows: list[int]

    def unshare(self) -> None:
        super().unshare()
        self.oil = self.oil[:]
        self.points = self.points[:]
        self.lit = self.lit[:]
        self.pledges = self.pledges[:]
        self.hands = [hand[:] for hand in self.hands]
        self.bag = self.bag[:]
        self.bottom = self.bottom[:]
        self.givers = self.givers[:]
        self.spent = self.spent[:]
        self.knows = self.knows[:]

    def mask(self, seat: int) -> None:
        """The unseen charms go into the bag: all charms but the bag and the open ones *are* the hands."""
        for hand in self.hands:
            hand[:] = sorted([self.hide(card, seat) for card in hand])
        self.bottom = [self.hide(card, seat) for card in self.bottom]
        self.bag.sort()
        for other in range(self.seats):
            if other != seat and self.pledges[other] != NOT_YET:
                self.pledges[other] = UNKNOWN

    def hide(self, card: int, seat: int) -> int:
        if card == UNKNOWN or self.knows[card] >> seat & 1:
            return card
        self.bag.append(card)
        self.knows[card] = 0
        return UNKNOWN

    def scores(self) -> list[int]:
        return self.points[:]

    def deck(self) -> int:
        """How many charms the deck has. Counted by what everybody sees, since a View's bag holds more."""
        return len(self.box.charms) - len(self.spent) - sum([len(hand) for hand in self.hands])

    def gain(self, seat: int, points: int, source: int) -> None:
        """Points, told with their source: that is what the chart at the end is made of."""
        if points:
            self.points[seat] += points
            self.tell("points", seat, [points, source])
