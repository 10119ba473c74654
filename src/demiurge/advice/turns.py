"""Turns: the answers of a record that belong together, and are judged as one move.

They are those of one line of the journal: what a seat answers in a row until it begins another turn. After an answer
that met chance a new one begins, too: whoever goes on has learned something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from demiurge.kernel.play import Play
from demiurge.kernel.record import Line
from demiurge.kernel.state import Step


class Turn(NamedTuple):
    """Answers `at` to before `to`, all by one seat: positions are numbered by the answers given before them."""

    seat: int
    at: int
    to: int


def turns_of(play: Play) -> list[Turn]:
    found, lines, first = list[Turn](), play.record.lines, 0
    for n in range(1, len(lines) + 1):
        if n == len(lines) or ends_before(lines, play.stacks, first, n):
            found.append(Turn(lines[first].seat, first, n))
            first = n
    return found


def ends_before(lines: Sequence[Line], stacks: Sequence[Sequence[Step[Any]]], first: int, n: int) -> bool:
    """Whether the turn that began with one answer is over before another."""
    if lines[n].seat != lines[first].seat or lines[n - 1].chance:
        return True
    under = stacks[first][-2:-1]  # what the game has put off until after the turn
    if under:
        return all(one is not under[0] for one in stacks[n])
    return lines[n].do.partition(" ")[0] == lines[first].do.partition(" ")[0]
