"""Turning points: the answers that decided a game, each with its round and the seat that it was good for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from demiurge.table.languages import ENGLISH, listed, say

TURNING_POINTS: Final = 3
PASSING: Final = 0.3  # how much it counts to overtake somebody who will be ahead again in the end
TIED: Final = 0.5  # ... or to get ahead of somebody who was level


class Scored(NamedTuple):
    """Points as they fell: `line` is the answer that brought them, -1 for setting up; `period` counts from 0."""

    line: int
    period: int
    seat: int
    points: int
    source: str


class Turn(NamedTuple):
    """An answer and what it did: who gained by it, the scores before and after, and how much it changed."""

    own: Sequence[Scored]
    who: int
    now: Sequence[int]
    then: Sequence[int]
    weight: float = 0.0

    @property
    def line(self) -> int:
        return self.own[0].line

    @property
    def period(self) -> int:
        """That of the last points: an answer may end a round, and count it."""
        return self.own[-1].period

    @property
    def gain(self) -> int:
        return self.then[self.who] - self.now[self.who]


def turning_points(
    account: Sequence[Scored], periods: Sequence[str], seats: int, winners: Sequence[int], since: int = 0,
    language: str = ENGLISH,
) -> list[tuple[int, str]]:  # fmt: skip
    """The answers that changed the order most from that period on, as they came. To overtake for good counts most. One
    of them is a winner's: who led from the first is told by the largest gain."""
    found = [one for one in turns(account, seats, winners) if one.line >= 0 and one.period >= since]
    best = sorted((one for one in found if one.weight), key=lambda one: (-one.weight, one.line))[:TURNING_POINTS]
    won = [one for one in found if one.who in winners]
    if won and not any(one.who in winners for one in best):
        own = max(won, key=lambda one: (one.weight, one.gain, -one.line))
        best = [*best[: TURNING_POINTS - 1], own]
    best.sort(key=lambda one: one.line)
    return [(one.line + 1, sentence(one, periods[one.period], language)) for one in best]


def turns(account: Sequence[Scored], seats: int, winners: Sequence[int]) -> list[Turn]:
    """Every answer that changed the order, or by which a winner gained."""
    final, now, found = [0] * seats, [0] * seats, list[Turn]()
    for one in account:
        final[one.seat] += one.points
    for line in sorted({one.line for one in account}):
        own = [one for one in account if one.line == line]
        then = now[:]
        for one in own:
            then[one.seat] += one.points
        won = [seat for seat in winners if then[seat] > now[seat]]
        if weight := swing(now, then, final):
            found.append(Turn(own, climber(now, then), now, then, weight))
        elif won:
            found.append(Turn(own, won[0], now, then))
        now = then
    return found


def swing(now: Sequence[int], then: Sequence[int], final: Sequence[int]) -> float:
    """How much one answer changed who is ahead of whom; taking the lead counts double."""
    weight = 0.0
    for a in range(len(now)):
        for b in range(len(now)):
            if a != b and now[a] <= now[b] and then[a] > then[b]:
                change = (then[a] - then[b]) - (now[a] - now[b])
                lead = 2.0 if then[a] == max(then) and now[b] == max(now) else 1.0
                tied = TIED if now[a] == now[b] else 1.0
                weight += change * lead * tied * (1.0 if final[a] > final[b] else PASSING)
    return weight


def climber(now: Sequence[int], then: Sequence[int]) -> int:
    """Who took the lead, or gained most places, of those who passed somebody."""
    climbed = [place(now, seat) - place(then, seat) for seat in range(len(now))]
    led = [climbed[seat] > 0 and place(then, seat) == 1 for seat in range(len(now))]
    passing = [seat for seat in range(len(now)) if passed(seat, now, then)]
    return max(passing, key=lambda seat: (led[seat], climbed[seat], then[seat] - now[seat]))


def sentence(turn: Turn, period: str, language: str = ENGLISH) -> str:
    """When it was, and what the answer did for the seat."""
    who, now, then = turn.who, turn.now, turn.then
    gains: dict[str, int] = {}
    for one in turn.own:
        if one.seat == who:
            gains[one.source] = gains.get(one.source, 0) + one.points
    deed, others = gained(f"{{{who}}}", turn.gain, gains, language), passed(who, now, then)
    leaders = [seat for seat in others if now[seat] == max(now)]
    if not others:
        return say(language, "turning-winner", period=period, deed=deed)
    if leaders and place(then, who) == 1:
        return say(language, "turning-lead", period=period, deed=deed, names=seats_in(leaders, language))
    return say(language, "turning-passed", period=period, deed=deed, names=seats_in(others, language))


def seats_in(seats: Sequence[int], language: str) -> str:
    """Seats as a told sentence names them."""
    return listed(language, [f"{{{seat}}}" for seat in seats])


def gained(who: str, gain: int, gains: dict[str, int], language: str) -> str:
    """What an answer brought a seat."""
    if gain <= 0:
        return say(language, "gained-nothing", who=who)
    source = max(gains, key=lambda source: gains[source])
    if len(gains) == 1:
        return say(language, "gained", who=who, gain=gain, source=source)
    return say(language, "gained-mostly", who=who, gain=gain, source=source)


def passed(seat: int, now: Sequence[int], then: Sequence[int]) -> list[int]:
    """Who was not behind the seat, and is so then."""
    return [other for other in range(len(now)) if now[other] >= now[seat] and then[other] < then[seat]]


def place(scores: Sequence[int], seat: int) -> int:
    return 1 + sum(score > scores[seat] for score in scores)
