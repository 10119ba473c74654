"""Chapter 25: the end of the game. What a position is worth by then, it knows itself: `Theocracy.score`."""

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
        return [actions.DROP.of(civ) for civ in s.farthest(self.seat)]

    def take(self, s: Theocracy, action: int) -> None:
        civ = actions.DROP.at(action)
        s.dropped[self.seat] = civ
        s.tell("drop", self.seat, [civ])


class Count(Step[Theocracy]):
    """The points are told; `Theocracy.score` finds them from the position."""

    def run(self, s: Theocracy) -> None:
        for seat in s.seats_from(s.first):
            s.tell("points", seat, [s.starting_score(seat), FROM_START])
            for civ in range(PLAYERS):
                if civ != s.dropped[seat]:
                    s.tell("points", seat, [s.priest_score(seat, civ), FROM_CIVS + civ])
            s.tell("points", seat, [-s.malus[seat], FROM_MALUS])
            s.tell("final", seat, [s.score(seat)])
