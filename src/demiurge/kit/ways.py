"""A full search of the rest of a turn: every way to the goal of a position (kit.practice), and whether they are few.

All answers are tried, one after the other. A position that is met twice is searched once, the shortest way to it first.
Who else has to react gives the usual answer, or else the first. A line ends where chance decides or something comes to
light: it is unknown, and counts for nothing.

A way is the answers that it takes, whatever their order; one that only ends the turn is not among them. A way that has
all the answers of another, and more, does something idle beside it and is not counted; nor is a second way to the same
position."""

from __future__ import annotations

import marshal
from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from demiurge.kernel.chance import NO_CHANCE, Starved
from demiurge.kernel.clauses import rulebook_of
from demiurge.kernel.game import dump
from demiurge.kernel.play import replay
from demiurge.kernel.record import BadRecord
from demiurge.kernel.registry import Meta
from demiurge.kernel.speech import words_of
from demiurge.kit.practice import FEW, ID, WHY, Condition, Position, Turn, opening, reaction

MOST: Final = 100_000  # positions that are looked at


class Line(NamedTuple):
    """A position of the turn: the seat's answers that lead there, and what they come to."""

    answers: tuple[int, ...]
    tally: tuple[Any, ...]
    points: int
    is_over: bool
    has_end: bool = False  # the last answer ends the turn, and does nothing else

    @property
    def deeds(self) -> tuple[int, ...]:
        return self.answers[:-1] if self.has_end else self.answers


@dataclass
class Found:
    """All that a turn can come to, short lines first; `unknown`: how many end where nobody knows what comes."""

    lines: list[Line] = field(default_factory=list)
    unknown: int = 0
    is_complete: bool = True

    @property
    def turns(self) -> int:
        """How many there are, told apart by the positions that they end in."""
        return sum(line.is_over for line in self.lines)


def search(start: Turn, most: int = MOST) -> Found:
    found, seen = Found(), {key(start)}
    waiting = deque([(line_of(start, start, ()), start)])
    while waiting and found.is_complete:
        line, turn = waiting.popleft()
        found.lines.append(line)
        for action in [] if turn.is_over else turn.state.answers(turn.seat):
            try:
                after = reacted(turn.given(turn.seat, action, NO_CHANCE))
            except Starved:
                found.unknown += 1
                continue
            known = key(after)
            if known not in seen:
                seen.add(known)
                waiting.append((line_of(turn, after, (*line.answers, action)), after))
        found.is_complete = len(seen) <= most
    return found


def line_of(before: Turn, turn: Turn, answers: tuple[int, ...]) -> Line:
    return Line(answers, turn.tally, turn.points, turn.is_over, turn.is_over and turn.told == before.told)


def reacted(turn: Turn) -> Turn:
    """The same when nobody else is asked first."""
    while not turn.is_over and turn.seat not in turn.state.waiting():
        turn = turn.given(*reaction(turn.state), NO_CHANCE)
    return turn


def key(turn: Turn) -> bytes:
    """What tells positions apart: quicker than the digest that is kept in records."""
    return blake2b(marshal.dumps([dump(turn.state), turn.tally]), digest_size=16).digest()


# ---- ways
def ways_to(found: Found, reaches: Callable[[Line], bool], few: int = FEW) -> list[tuple[int, ...]]:
    """The ways among the lines, the shortest first; of more than `few` only one too many."""
    ways: list[tuple[int, ...]] = []
    taken: list[Counter[int]] = []
    for line in sorted(filter(reaches, found.lines), key=lambda line: len(line.deeds)):
        deeds = Counter(line.deeds)
        if not any(other <= deeds for other in taken):
            ways.append(line.answers)
            taken.append(deeds)
            if len(ways) > few:
                break
    return ways


def reaching(goal: Sequence[Condition]) -> Callable[[Line], bool]:
    """Whether a line of a search for this goal reaches it."""
    is_kept = all(one.is_kept for one in goal)

    def reaches(line: Line) -> bool:
        held = line.is_over or is_kept
        return held and all(one.holds(n, line.points) for one, n in zip(goal, line.tally, strict=True))

    return reaches


def ways_of(position: Position, most: int = MOST) -> tuple[list[list[str]], Found]:
    """The ways to its goal by their texts, and the search."""
    start = opening(position)
    found = search(start, most)
    ways = ways_to(found, reaching(position.goal))
    return [[start.game.space.format(action) for action in way] for way in ways], found


# ---- whether a position still fits
def faults(meta: Meta, position: Position) -> list[str]:
    """What is wrong with it, for who writes it."""
    try:
        asked = position.seat in replay(position.record).state.waiting()
    except BadRecord as error:
        return [f"{position.id}: {error}"]
    found = proof_faults(position) if asked else [f"seat {position.seat} is not to move"]
    words, id, rules = words_of(meta.package), f"{ID}{position.id}", rulebook_of(meta.package, meta.name)
    found += [f"has no words: {id}{form and '.'}{form}" for form in ("", WHY[0]) if not words.has(id, form)]
    found += [f"there is no clause {clause}" for clause in position.clauses if clause not in rules]
    return [f"{position.id}: {fault}" for fault in found]


def proof_faults(position: Position) -> list[str]:
    ways, found = ways_of(position)
    if not found.is_complete:
        return [f"the turn has more than {MOST} positions"]
    if not ways or len(ways) > FEW:
        return [f"{'more than ' * (len(ways) > FEW)}{min(len(ways), FEW)} ways reach the goal"]
    said = [f"a way is not in the file: {way}" for way in ways if way not in position.ways]
    said += [f"no way any more: {way}" for way in position.ways if way not in ways]
    if position.turns != found.turns:
        said.append(f"there are {found.turns} turns, not {position.turns}")
    if position.key and position.key not in ways[0]:
        said.append(f"its key is not in the first way: {position.key}")
    if not can_be_given(position, position.best):
        said.append(f"its best turn cannot be played: {list(position.best)}")
    return said


def can_be_given(position: Position, answers: Sequence[str]) -> bool:
    """One after the other. Where chance decides nothing may follow."""
    turn = opening(position)
    space, unknown = turn.game.space, False
    for text in answers:
        action = space.find(text)
        if unknown or turn.is_over or action not in turn.state.answers(turn.seat):
            return False
        try:
            turn = reacted(turn.given(turn.seat, action, NO_CHANCE))
        except Starved:
            unknown = True
    return True
