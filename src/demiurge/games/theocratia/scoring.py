"""Chapter 25: the end of the game."""

from __future__ import annotations

from demiurge.games.theocratia import actions, worship
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import CIVS, PLAYERS, PYRAMID
from demiurge.kernel.state import Choice, Step

# Why points were scored: the chart at the end of a game and the journal tell them apart.
SOURCES = ("start", *CIVS, "malus")
FROM_START = 0
FROM_CIVS = 1  # and the three that follow
FROM_MALUS = 5


def multiplier(s: Theocracy, space: int) -> int:
    """TH-25.2, TH-25.5: the highest multiplier passed; TH-25.7, TH-25.8: the first one above (TH-29.8, TH-R28)."""
    passed = 0
    for first in s.game.numbers.multipliers:
        if first <= space:
            passed += 1
    return min(passed + 1, len(s.game.numbers.multipliers)) if s.game.edition.first_above else passed


def starting_score(s: Theocracy, seat: int) -> int:
    return multiplier(s, s.cosmo[seat])


def priest_score(s: Theocracy, seat: int, civ: int) -> int:
    """The civ's page times the multiplier of its priest."""
    return s.page[civ] * multiplier(s, s.priest(seat, civ))


def farthest(s: Theocracy, seat: int) -> list[int]:
    """The civs whose priests have gone farthest (TH-25.4)."""
    mine = s.priests[seat * PLAYERS : (seat + 1) * PLAYERS]
    return [civ for civ in range(PLAYERS) if mine[civ] == max(mine)]


def score(s: Theocracy, seat: int) -> int:
    """TH-25.6: the sum less the malus, negative or not (TH-R36). Before the end: as if it were now, the least valuable
    of the farthest priests removed."""
    values = [priest_score(s, seat, civ) for civ in range(PLAYERS)]
    dropped = s.dropped[seat]
    lost = values[dropped] if dropped >= 0 else min([values[civ] for civ in farthest(s, seat)])
    return starting_score(s, seat) + sum(values) - lost - s.malus[seat]


def on_track(s: Theocracy, points: int) -> tuple[int, int]:
    """TH-25.10: where the early edition's score track shows these points: how often the tracker was flipped to 70, and
    the number beside it."""
    track = s.game.edition.score_track
    return (points // track, points % track) if track and points > track else (0, points)


class FinalScoring(Step[Theocracy]):
    """TH-25.1: pyramids first (TH-25.3), then the farthest priests go (TH-25.4); from the first player, clockwise."""

    def run(self, s: Theocracy) -> None:
        s.push(Count())
        order = s.seats_from(s.first)
        for i in range(s.seats - 1, -1, -1):
            s.push(Drop(order[i]))
        for i in range(s.seats - 1, -1, -1):
            pyramids = 0
            for civ in range(len(CIVS)):
                pyramids += (s.built(civ, PYRAMID) & s.own(order[i])).bit_count()
            for _ in range(pyramids):
                s.push(worship.AnyWorship(order[i], 1, 1))


class Drop(Choice[Theocracy]):
    """TH-25.4: the farthest priest is removed and scores nothing; the player chooses among equals."""

    verb = actions.DROP
    clause = "TH-25.4"

    def answers(self, s: Theocracy) -> list[int]:
        return [actions.DROP.of(civ) for civ in farthest(s, self.seat)]

    def take(self, s: Theocracy, action: int) -> None:
        civ = actions.DROP.at(action)
        s.dropped[self.seat] = civ
        s.tell("drop", self.seat, [civ])


class Count(Step[Theocracy]):
    """The points are told; `score` finds them from the position."""

    def run(self, s: Theocracy) -> None:
        for seat in s.seats_from(s.first):
            s.tell("points", seat, [starting_score(s, seat), FROM_START])
            for civ in range(PLAYERS):
                if civ != s.dropped[seat]:
                    s.tell("points", seat, [priest_score(s, seat, civ), FROM_CIVS + civ])
            s.tell("points", seat, [-s.malus[seat], FROM_MALUS])
            s.tell("final", seat, [score(s, seat)])
