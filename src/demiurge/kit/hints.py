"""A way to a goal (kit.practice) in the words of the game's own answers: for hints, and for who has played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from demiurge.kernel.chance import NO_CHANCE
from demiurge.kernel.game import view
from demiurge.kernel.play import replay
from demiurge.kernel.state import State
from demiurge.kit.practice import Position, reaction
from demiurge.kit.scene import Answer, Drawing, Group


class Deed(NamedTuple):
    """One gesture of a way: its kind, as the list of answers has it, and its name."""

    said: tuple[int, ...]
    kind: str  # "Build a dwelling"
    name: str  # "Dwelling on H5"


class Hints(NamedTuple):
    """Each tells more than the one before."""

    kind: str
    name: str
    whole: Sequence[str]


def deeds(position: Position, way: Sequence[str], drawing: Drawing) -> list[Deed]:
    """The gestures of a way. An answer that only ends the turn is none."""
    return list(walked(position, way, drawing))


def walked(position: Position, way: Sequence[str], drawing: Drawing) -> Iterator[Deed]:
    play = replay(position.record)
    state, seat, left = play.state, position.seat, [play.game.space.parse(text) for text in way]
    while left:
        while seat not in state.waiting():
            state.apply(*reaction(state), NO_CHANCE)
        kind, one = gesture(drawing, state, seat, left)
        if not one.ends:
            yield Deed(one.said, kind, one.name or way[-len(left)])
        for action in one.said:
            left.remove(action)
            if left:
                state.apply(seat, action, NO_CHANCE)


def gesture(drawing: Drawing, state: State, seat: int, left: list[int]) -> tuple[str, Answer]:
    """The longest one that the drawing offers for what is left of a way, and its kind; else its first answer alone."""
    return longest(drawing.answers(view(state, seat), seat), left)


def longest(groups: Sequence[Group], left: Sequence[int]) -> tuple[str, Answer]:
    """Of what these groups offer."""
    offered = [(group.title, one) for group in groups for one in group.answers if not one.refusal]
    fitting = [(kind, one) for kind, one in offered if list(one.said) == list(left[: len(one.said)])]
    return max(fitting, key=lambda found: len(found[1].said), default=("", Answer(left[0], "", "")))


def hints(position: Position, drawing: Drawing) -> Hints:
    """About the answer that matters in the first way, and then all of it."""
    found = deeds(position, position.ways[0], drawing)
    key = replay(position.record).game.space.find(position.key)
    about = next((deed for deed in found if key in deed.said), found[0])
    return Hints(about.kind, about.name, [deed.name for deed in found])
