"""Pairs of records: one random game twice, the second time with one secret exchanged that somebody has not seen.

The kernel's checks know how (`kernel/checks.py`); here whole records are made of it, for servers to play."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest

from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.checks import Case, GameCheck, Suite, imprint
from demiurge.kernel.play import Play
from demiurge.kernel.record import Record
from demiurge.kernel.registry import Meta
from demiurge.kernel.twins import NONE, NoTwin, Twins


@dataclass(frozen=True)
class Pair:
    """`untold`: by position, who has not been told of the difference after so many answers."""

    what: str
    one: Record
    two: Record
    untold: dict[int, list[int]]

    @property
    def first(self) -> int:
        """The last position at which nothing differs, or the first where setting up does."""
        return min(self.untold)

    @property
    def last(self) -> int:
        return max(self.untold)

    def __str__(self) -> str:
        return f"{self.one.game}, {self.what}"


def walked(meta: Meta, case: Case) -> GameCheck:
    """A random game, with every position on its way."""
    play = Play(meta.make(case.options), case.seats, Chance(case.seed))
    check = GameCheck(Suite(meta), case, play)
    while play.state.waiting():
        seat = check.rng.choice(play.state.waiting())
        assert play.answer(seat, check.rng.choice(play.state.answers(seat))) is None
        check.states.append(play.state)
    return check


def pairs(meta: Meta, case: Case) -> Iterator[Pair]:
    """All that the game has, those of different kinds by turns."""
    check = walked(meta, case)
    twins = Twins(check)
    kinds: defaultdict[tuple[bool, bool], list[tuple[int, int]]] = defaultdict(list)
    for line, outcome in twins.places():
        kinds[line < 0, outcome == NONE].append((line, outcome))
    for places in kinds.values():
        check.rng.shuffle(places)
    for turn in zip_longest(*kinds.values()):
        for place in turn:
            found = place and paired(check, twins, *place)
            if found:
                yield found


def paired(check: GameCheck, twins: Twins, line: int, outcome: int) -> Pair | None:
    """The record and its twin, as far as that can follow; None where nothing else could have come, or made a
    difference."""
    try:
        twin = twins.born(line, outcome)
    except NoTwin:
        return None
    if imprint(twin.state) == imprint(check.states[line + 1]):  # what was exchanged came back by a later draw
        return None
    what = f"outcome {outcome + 1}" if outcome != NONE else "the secret answer"
    seats, at = [SPECTATOR, *range(check.case.seats)], line + 1
    untold = {line: seats} if line >= 0 else {}
    while at < len(check.states) - 1:  # the end shows everything
        seats = [seat for seat in seats if not twins.told(twin, at - 1, seat)]
        untold[at] = seats
        if not seats or not twins.step(twin, at, NONE, False):
            break
        at += 1
    if not untold.get(line + 1):
        return None
    one = check.play.record
    setup = twin.record.chance if line < 0 else one.chance
    lines = [*one.lines[: max(line, 0)], *twin.record.lines]
    two = Record(one.game, one.seats, one.options, one.components, setup, lines)
    return Pair(f"{check.case}, {what} of line {line + 2} exchanged", one, two, untold)


def exchanged(pair: Pair) -> set[int]:
    """The outcomes that one record has in the place of the other's."""
    found: set[int] = set()
    met = zip([pair.one.chance, *(line.chance for line in pair.one.lines)],
              [pair.two.chance, *(line.chance for line in pair.two.lines)])  # fmt: skip
    for mine, its in met:
        found |= {value for (one, _), (two, _) in zip(mine, its) for value in (one, two) if one != two}
    return found
