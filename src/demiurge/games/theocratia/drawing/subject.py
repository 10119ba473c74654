"""What is spoken of: an answer of a seat in a position, and what the question is about that it answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demiurge.games.theocratia import actions, board, development, expansion, setup, tokens, turns
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.state import Theocracy, die_code
from demiurge.kernel.speech import Words
from demiurge.kernel.state import Decision
from demiurge.kernel.text import Text
from demiurge.kit import writer
from demiurge.kit.trial import NOTHING, Effect

ON_HEXES: Final = (
    actions.ATTACK, actions.CONVERT, actions.EXPAND, actions.EXPAND_WITH, actions.FACTORY_ON, actions.BARRACK_ON,
    actions.PYRAMID_ON, actions.GROUP, actions.HUNT, actions.SETTLE, actions.UPGRADE,
)  # fmt: skip
"""Verbs with one answer for each hex, or two."""
HEX_OF: Final = {verb.of(n): n * board.HEXES // len(verb) for verb in ON_HEXES for n in range(len(verb))}


class Subject(writer.Subject[Theocracy]):
    """`more`: what else is noted, such as what others gain by it. Of a gesture: `before`, the position with the die in
    hand, and `civs`, all that could do the same on the same hex."""

    def __init__(
        self, w: Words, view: Theocracy, seat: int, action: int, why: str = "", effect: Effect[str] = NOTHING,
        more: tuple[Text, ...] = (), before: Theocracy | None = None, civs: Sequence[int] = (),
    ) -> None:  # fmt: skip
        super().__init__(w, view, seat, action, why, effect)
        self.more, self.before, self.civs = more, before, civs

    @property
    def asked(self) -> Decision[Theocracy] | None:
        return asked(self.view, self.seat)

    @property
    def h(self) -> int:
        return HEX_OF[self.action]

    @property
    def home(self) -> int:
        """Where the first house of the chosen civ would stand, of this seat or of the next colour that nobody has."""
        s, colour = self.view, self.view.colour[self.seat]
        if isinstance(self.asked, setup.NeutralHouse):
            unused = [c for c in range(v.PLAYERS) if s.seat_of[c] == v.NOBODY]
            colour = unused[len(unused) - len(setup.unchosen(s))]
        return s.game.board.home(s.corner[actions.CHOOSE.at(self.action)], colour)

    @property
    def tile(self) -> int:
        """The tile that is laid for an expansion, if any."""
        return actions.tiled(actions.EXPAND_WITH, actions.EXPAND, self.action)[1]

    @property
    def growing(self) -> int:
        """The civ that develops; the first, where none does."""
        question = self.asked
        return question.civ if isinstance(question, (development.Settle, development.Improve)) else 0

    @property
    def raised(self) -> int:
        """What a house becomes."""
        if self.action in actions.UPGRADE:
            return v.BARRACK if actions.UPGRADE.at(self.action) % 2 else v.FACTORY
        return v.FACTORY if self.action in actions.FACTORY_ON else v.BARRACK


def asked(s: Theocracy, seat: int) -> Decision[Theocracy] | None:
    """The question of the seat, if it is asked one."""
    return s.decision(seat) if seat in s.waiting() else None


def building_of(s: Theocracy, seat: int) -> tuple[int, int]:
    """What an expansion builds: a house of the acting civ, unless something else is asked for."""
    question = asked(s, seat)
    return (question.civ, question.kind) if isinstance(question, expansion.Build) else (s.civ, v.HOUSE)


def raising(s: Theocracy, seat: int) -> int:
    """The civ that raises a house: the acting one, unless another is asked for."""
    question = asked(s, seat)
    return question.civ if isinstance(question, tokens.Upgrade) else s.civ


# ---- what a die could do
def reach_of(s: Theocracy, seat: int, face: int) -> int:
    """The hexes of the island where some civ that can take a die of this number could act with it."""
    found = 0
    for civ in range(v.PLAYERS):
        if s.rows[civ * v.CELLS + v.CELLS - 1] == 0 and (s.last_face(civ) != face or s.hands[seat]):
            for action in turns.Placed(seat).answers(acting(s, civ, face)):
                found |= 1 << HEX_OF[action] if action in HEX_OF else 0
    return found


def acting(s: Theocracy, civ: int, face: int) -> Theocracy:
    """The same position, as if the die in hand, or any, lay with this civ and showed this number."""
    found = s.clone()
    found.civ, found.face = civ, face
    colour = s.die if s.die != v.NONE else civ
    found.rows[civ * v.CELLS + min(s.dice_in(civ), v.CELLS - 1)] = die_code(colour, face)
    return found
