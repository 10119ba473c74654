"""Laws that hold for the questions of every game, looked at in random games."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from random import Random
from typing import Any

from demiurge.kernel.actions import ActionSpace
from demiurge.kernel.chance import Chance
from demiurge.kernel.registry import Meta
from demiurge.kernel.state import NOT_ASKED, Decision, State

SAMPLES = 4  # answers of a verb between its first and its last
ANY = "*"
LOOKS = 12  # positions in which each kind of question is looked at


def spans(space: ActionSpace) -> list[tuple[str, range]]:
    """The verbs with their actions."""
    ends = [*space.starts[1:], len(space)]
    return [(verb, range(start, end)) for verb, start, end in zip(space.verbs, space.starts, ends, strict=True)]


def positions(meta: Meta, cases: Collection[tuple[int, Mapping[str, str]]]) -> Iterator[tuple[State, int, int]]:
    """Random whole games, one for each case of seats and options: position, who is asked, and what will be answered."""
    for seed, (seats, options) in enumerate(cases):
        chance, rng = Chance(seed), Random(seed)
        s = meta.make(dict(options)).start(seats, chance)
        while not s.over():
            seat = rng.choice(s.waiting())
            action = rng.choice(s.answers(seat))
            yield s, seat, action
            s.apply(seat, action, chance)


def answered_verbs(meta: Meta, cases: Collection[tuple[int, Mapping[str, str]]]) -> dict[str, set[str]]:
    """For each kind of question the verbs that it ever takes."""
    space, found = meta.make().space, dict[str, set[str]]()
    for s, seat, _ in positions(meta, cases):
        for question in s.questions(seat):
            taken = found.setdefault(type(question).__name__, set())
            taken |= {space.verb_of(action) for action in question.answers(s)}
    return found


def misjudged(
    meta: Meta, cases: Collection[tuple[int, Mapping[str, str]]], partly: Collection[tuple[str, str]] = ()
) -> set[tuple[str, str]]:
    """Questions that call an answer of a verb that they never take anything but "not asked" (K-1), or of a verb that
    they take only some of its answers so. `partly`: those that may, with the verb, or ANY of the two."""
    taken, looks, found = answered_verbs(meta, cases), dict[str, int](), set[tuple[str, str]]()
    rng = Random(1)
    for s, seat, _ in positions(meta, cases):
        for question in s.questions(seat):
            kind = type(question).__name__
            looks[kind] = looks.get(kind, 0) + 1
            if looks[kind] <= LOOKS:
                found |= {(kind, verb) for verb in torn(question, s, taken[kind], rng)}
    return {(kind, verb) for kind, verb in found if not {(kind, verb), (kind, ANY), (ANY, verb)} & set(partly)}


def torn(question: Decision[Any], s: State, taken: set[str], rng: Random) -> Iterator[str]:
    for verb, actions in spans(s.game.space):  # type: ignore[attr-defined]
        looked_at = [actions[0], actions[-1], *rng.choices(actions, k=SAMPLES)]
        strange = {question.refuse(s, action) == NOT_ASKED for action in looked_at}
        if len(strange) > 1 or (verb not in taken and False in strange):
            yield verb
