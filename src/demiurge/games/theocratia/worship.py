"""Chapter 23: the worship and cosmo track. One track for each player carries the cosmo tracker and four priests."""

from __future__ import annotations

from demiurge.games.theocratia import actions, tokens
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import ALL_CIVS, NONE, PLAYERS
from demiurge.kernel.state import Choice, Step


def gain_cosmo(s: Theocracy, seat: int, n: int) -> None:
    """TH-23.3, TH-23.4: what goes beyond the maximum is lost."""
    gained = min(n, s.game.numbers.cosmo_max - s.cosmo[seat])
    if gained > 0:
        s.cosmo[seat] += gained
        s.tell("cosmo", seat, [gained])


def pay_cosmo(s: Theocracy, seat: int, n: int) -> None:
    """TH-23.5: whoever calls this has made sure that it can be paid."""
    if n:
        s.cosmo[seat] -= n
        s.tell("cosmo", seat, [-n])


def climb(s: Theocracy, seat: int, civ: int, n: int) -> int:
    """TH-0.9, TH-29.7: the priest moves up, not beyond the last space; how far it went."""
    at = seat * PLAYERS + civ
    steps = min(n, s.game.numbers.last_space - s.priests[at])
    if steps > 0:
        s.priests[at] += steps
        s.tell("worship", seat, [civ, steps])
    return steps


def gain(s: Theocracy, seat: int, civ: int, n: int) -> None:
    """Worship of a civ; who reaches the last space for the first time takes a token at once (TH-14.2)."""
    if climb(s, seat, civ, n) > 0 and s.priest(seat, civ) == s.game.numbers.last_space:
        if s.game.edition.last_space_token and s.face_up[seat] == NONE:
            s.push(tokens.ChooseToken(seat, civ, 1))


class Gain(Step[Theocracy]):
    """Worship as a step of its own, so that a token it brings is resolved before the next gain (TH-R32)."""

    def __init__(self, seat: int, civ: int, n: int) -> None:
        self.seat = seat
        self.civ = civ
        self.n = n

    def run(self, s: Theocracy) -> None:
        gain(s, self.seat, self.civ, self.n)


def owners_gain(s: Theocracy, civ: int, hexes: int) -> None:
    """Each player with one of these hexes gains 1 worship of the civ, once (TH-R6, TH-R29), in order (TH-R32)."""
    order = s.seats_from(s.leader())
    for i in range(s.seats - 1, -1, -1):
        if s.own(order[i]) & hexes:
            s.push(Gain(order[i], civ, 1))


class AnyWorship(Choice[Theocracy]):
    """1 worship of any civ: token d (TH-14.6), and pyramids at the end of the game (TH-25.3)."""

    verb = actions.WORSHIP
    clause = "TH-14.6"

    def __init__(self, seat: int, n: int, last: int) -> None:
        super().__init__(seat)
        self.n = n
        self.last = last  # in the final scoring, where nobody takes a token any more (TH-R23)

    def answers(self, s: Theocracy) -> list[int]:
        return [actions.WORSHIP.of(civ) for civ in ALL_CIVS]

    def take(self, s: Theocracy, action: int) -> None:
        civ = actions.WORSHIP.at(action)
        if self.last:
            climb(s, self.seat, civ, self.n)
        else:
            gain(s, self.seat, civ, self.n)
