"""Chapter 2: setup, and how a new Era is laid out (NE-15.5, NE-15.6)."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era import invariants, rounds
from demiurge.games.nova_era.state import DRAWN, NO_DIE, SETTING_UP, UNKNOWN, Nova, NovaEra, new_player
from demiurge.games.nova_era.vocabulary import ERA_I, PEOPLE_I, START
from demiurge.kernel.chance import Chance
from demiurge.kernel.data import NOTHING
from demiurge.kernel.game import BadOption
from demiurge.kernel.journal import Journal
from demiurge.kernel.state import State, Step

CARDS_PER_COLUMN: Final = 4  # NE-2.11
TRACKS: Final = 5
DICE_COLORS: Final = 5


class Played(NovaEra):
    """The game, from its start on."""

    def start(self, seats: int, chance: Chance, journal: Journal | None = None) -> State:
        if self.first >= seats:
            raise BadOption("option-seats", option="first", value=self.first + 1, seats=seats)
        box = self.box
        bag = [color for color in range(DICE_COLORS) for _ in range(box.dice_each)]  # NE-2.8, NE-R1
        players = [new_player(box.start_resources) for _ in range(seats)]
        zones: list[list[int]] = [NOTHING] * box.zones[seats]  # NE-2.9
        s = Nova()
        s.seats = seats
        s.game = self
        s.players = players
        s.step = SETTING_UP
        s.first = self.first
        s.bag = bag
        s.zones = zones
        s.die = NO_DIE
        s.tracks = [0] * TRACKS
        s.display = []
        s.decks = box.decks
        s.begin(SetUp(), chance, journal)
        return s

    def fill(self, view: State, chance: Chance) -> State:
        """Starting cards that the View does not show are dealt anew from those that it cannot place (NE-R9)."""
        s = view.clone()
        assert isinstance(s, Nova)
        unseen = s.decks[START][:]
        s.set_deck(START, unseen)  # what is not dealt stays in it
        for p in s.players:
            p.hand = sorted([chance.draw(unseen) if card == UNKNOWN else card for card in p.hand])
        s.refresh()
        return s

    def faults(self, state: State) -> list[str]:
        """Each card and each die is in one place (NE-1.1 to NE-1.3), every marker on its track."""
        assert isinstance(state, Nova)
        return invariants.faults(state)


class SetUp(Step[Nova]):
    """NE-2.3: two Starting Technologies each, seen by their owner only (NE-R9); the others go back to the box
    (NE-2.4)."""

    def run(self, s: Nova) -> None:
        if s.first == DRAWN:
            s.first = s.chance.pick(list(range(s.seats)))  # NE-R6
        deck = s.decks[START][:]
        s.set_deck(START, deck)  # what is not dealt stays in it
        for seat, p in enumerate(s.players):
            mine = 1 << seat
            for _ in range(s.game.box.start_cards):
                p.hand = sorted(p.hand + [s.chance.draw(deck, mine)])
            s.tell("dealt", seat, p.hand, mine)
        lay_out(s)


def lay_out(s: Nova) -> None:
    """NE-2.11, NE-2.12: the Displays of the Era, whose first round begins then (NE-2.7, NE-15.7)."""
    s.display = [drawn(s, ERA_I + s.era, CARDS_PER_COLUMN) for _ in range(s.game.box.columns[s.seats])]
    s.people = sorted(drawn(s, PEOPLE_I + s.era, s.game.box.people[s.seats]))
    s.tell("laid out", s.first, [s.era])
    s.push(rounds.Round())


def drawn(s: Nova, deck: int, n: int) -> list[int]:
    """Cards from a deck; what is not laid out goes back to the box unseen (NE-2.13)."""
    cards = s.decks[deck][:]
    found = [s.chance.draw(cards) for _ in range(n)]
    s.set_deck(deck, cards)
    return found
