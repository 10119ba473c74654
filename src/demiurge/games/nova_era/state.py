"""A position of Nova Era: the central board, and what each player owns.

A die is one int: its real colour, the colour it has now, its value. What two dice look like is `look_of`."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era.actions import FACES, LOOKS, SPACE
from demiurge.games.nova_era.box import Box, Card
from demiurge.games.nova_era.effects.effect import Effect
from demiurge.games.nova_era.vocabulary import COLUMNS, START
from demiurge.kernel.data import NOTHING, Data, added
from demiurge.kernel.game import Game
from demiurge.kernel.state import State
from demiurge.kernel.twin import twin_all

UNKNOWN: Final = -1  # a card that a View does not show
NO_DIE: Final = -1
NO_TOKEN: Final = -1
NOBODY: Final = -1
DRAWN: Final = -1  # the first player is drawn (NE-R6)
ROUNDS: Final = 3  # of an Era (NE-3.1)
ALL_ERAS: Final = 3
FAST_ERAS: Final = 2  # NE-16.11
EARLIER: Final = "until-2026-11"  # how games from before go on (NE-R78)

# The steps of a round (NE-3.2), and what lies outside of rounds
SETTING_UP: Final = 0
ROLL_DICE: Final = 1
PICK_DICE: Final = 2
ADVANCE_DISASTERS: Final = 3
DARK_AGE_CHECK: Final = 4
SPENDING_DICE: Final = 5
DISASTER_CHECK: Final = 6
PRODUCING: Final = 7
CLEAN_UP: Final = 8
SCORING_PHASE: Final = 9
OVER: Final = 10

# Where points come from: the journal and the chart at the end of a game tell them apart.
FROM_PRESENCE: Final = 0  # and the four that follow, by category
FROM_MAJORITY: Final = 5  # likewise
FROM_OBJECTIVE: Final = 10
FROM_INSTANT: Final = 11
FROM_UPGRADE: Final = 12
FROM_RESOURCES: Final = 13

# Permanent abilities, added up (NE-R70): places in Player.powers
DISCOUNT: Final = 0  # by colour
DIE_BONUS: Final = 4  # by colour of the die, black too
GAIN_BONUS: Final = 9  # by colour
REPAIR_BONUS: Final = 13
CALM_BONUS: Final = 14
ENLIST_DISCOUNT: Final = 15
EXPAND_DISCOUNT: Final = 16
SHIELDS: Final = 17  # a mask: Disasters by colour, then the Dark Age
PICK_BONUS: Final = 18
STEADY: Final = 19
LOYAL: Final = 20
POWERS: Final = 21
NO_POWERS: Final[list[int]] = [0] * POWERS


# ---- dice
def die(real: int, color: int, value: int) -> int:
    return real * LOOKS + color * FACES + value - 1


def look_of(one: int) -> int:
    return one % LOOKS


def color_of(one: int) -> int:
    return one % LOOKS // FACES


def value_of(one: int) -> int:
    return one % FACES + 1


def real_of(one: int) -> int:
    return one // LOOKS


def reduced(dice: list[int]) -> list[int]:
    """Each die one less, to a minimum of 1 (NE-7.1, NE-10.3)."""
    return [one - 1 if value_of(one) > 1 else one for one in dice]


class NovaEra(Game):
    """One table's choice of options and components."""

    def __init__(self, options: dict[str, str], box: Box) -> None:
        super().__init__("nova-era", SPACE, options, "demiurge.games.nova_era")
        self.box = box
        self.eras = FAST_ERAS if options["fast"] == "yes" else ALL_ERAS
        self.first = int(options["first"]) - 1 if options["first"] != "drawn" else DRAWN
        self.earlier = options["rulings"] == EARLIER


class Player(Data):
    """One player.

    resources: by colour. dice: the unspent ones. hand: sorted; only Starting cards in it are secret (NE-R9, NE-R10).
    columns: Technologies by the colour of their column, then Territories, in the order in which they came; damaged:
    which of them lie facedown. people: Personalities in play. past: all that is gone. token: the colour under the
    Cleopatra token, or -1. reduced: whether Unrest has reduced the dice this round. used: abilities used this round,
    produced: Production effects resolved in this phase, both by the id of the effect.

    Kept up by civilization.refresh: counts (by category, as conditions and scoring count) and powers.
    Lists are never changed in place, only replaced: so clones share them."""

    vp: int = 0
    unrest: int = 0
    resources: list[int]
    dice: list[int] = NOTHING
    hand: list[int] = NOTHING
    columns: list[list[int]]
    damaged: list[int] = NOTHING
    people: list[int] = NOTHING
    past: list[int] = NOTHING
    token: int = 0
    reduced: int = 0
    used: list[int] = NOTHING
    produced: list[int] = NOTHING
    counts: list[int]
    powers: list[int]

    def gain(self, color: int, n: int) -> None:
        self.resources = added(self.resources, color, n)


def new_player(resources: int) -> Player:
    """NE-2.1, NE-2.2, NE-2.5"""
    columns: list[list[int]] = [NOTHING] * COLUMNS
    p = Player()
    p.resources = [resources] * 4
    p.columns = columns
    p.token = NO_TOKEN
    p.counts = [0] * COLUMNS
    p.powers = NO_POWERS
    return p


class Nova(State):
    """The table.

    era, round: from 0; step: of the round; first: who has the First Player token. bag: real colours of the dice in it,
    sorted; zones: dice in each Dice Zone, none once it is taken; die: the one being spent, or NO_DIE. tracks: the four
    Disasters, then the Dark Age. display: columns, the last card of each is the bottom-most; people: Personalities on
    show. decks: what was not dealt or laid out, sorted; of a View, decks[START] holds all that its seat cannot place.
    gone: cards that left the game.

    Lists are never changed in place, only replaced: so clones share them."""

    game: NovaEra
    players: list[Player]
    era: int = 0
    round: int = 0
    step: int = 0
    first: int = 0
    bag: list[int]
    zones: list[list[int]]
    die: int = 0
    tracks: list[int]
    display: list[list[int]]
    people: list[int] = NOTHING
    decks: list[list[int]]
    gone: list[int] = NOTHING

    def unshare(self) -> None:
        super().unshare()
        self.players = twin_all(self.players)

    def mask(self, seat: int) -> None:
        """Starting cards in others' hands, and those that were not dealt, are one to the seat (NE-R9)."""
        unseen = self.decks[START]
        for other, p in enumerate(self.players):
            if other != seat:
                secret = [card for card in p.hand if self.secret(card) and card != UNKNOWN]
                unseen = unseen + secret
                p.hand = sorted([UNKNOWN if card in secret else card for card in p.hand])
        self.set_deck(START, sorted(unseen))

    def scores(self) -> list[int]:
        return [p.vp for p in self.players]

    def tie_break(self, seat: int) -> list[int]:
        """NE-16.3: the lowest Unrest; who is still equal shares (NE-R62)."""
        return [-self.players[seat].unrest]

    # ---- short words for rules
    def card(self, index: int) -> Card:
        return self.game.box.cards[index]

    def effect(self, id: int) -> Effect:
        return self.game.box.effects[id]

    def secret(self, card: int) -> bool:
        """Whether a card in a hand is known to its owner only: the Starting cards are (NE-R9, NE-R10)."""
        return card == UNKNOWN or self.game.box.cards[card].deck == START

    def holds_secrets(self, seat: int) -> bool:
        """Whether the seat's hand has a secret card; everybody can count that."""
        for card in self.players[seat].hand:
            if self.secret(card):
                return True
        return False

    def set_deck(self, deck: int, cards: list[int]) -> None:
        decks = self.decks[:]
        decks[deck] = cards
        self.decks = decks

    def clockwise(self) -> list[int]:
        """The seats from the first player on (NE-3.3)."""
        return self.seats_from(self.first)

    def rivals(self, seat: int) -> list[int]:
        """The others, clockwise from the seat's left (NE-R71)."""
        return self.seats_from(seat)[1:]

    def to_bag(self, dice: list[int]) -> None:
        """Dice go back in their real colour (NE-11.3)."""
        self.bag = sorted(self.bag + [real_of(one) for one in dice])


def score(s: Nova, seat: int, n: int, source: int, card: int) -> None:
    """Points for a reason, and the card that brings them (or -1). None are ever lost (NE-R12)."""
    if n:
        s.players[seat].vp += n
        s.tell("vp", seat, [n, source, card])
