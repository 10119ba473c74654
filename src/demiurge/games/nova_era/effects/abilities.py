"""What is used once a round, before a die is spent: one own unspent die is changed (NE-20.12 to NE-20.14)."""

from __future__ import annotations

from abc import abstractmethod

from demiurge.games.nova_era import actions, choices, names, state, vocabulary
from demiurge.games.nova_era.effects import icons, written
from demiurge.games.nova_era.effects.effect import Effect
from demiurge.games.nova_era.state import Nova, Player
from demiurge.kernel.components import Fields
from demiurge.kernel.text import NONE, Text, text


class ChangesDie(Effect):
    """die: a mask of the colours that it is for."""

    times = (vocabulary.ONCE,)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.die = written.die(fields)

    def fits(self, p: Player) -> bool:
        """Whether an own unspent die has such a colour."""
        for one in p.dice:
            if self.die >> state.color_of(one) & 1:
                return True
        return False

    def run(self, s: Nova, seat: int, n: int) -> None:
        s.push(choices.ChangeDie(seat, self.id))

    @abstractmethod
    def changes(self, one: int) -> list[int]:
        """What it may make of a die: answers."""

    def say(self) -> Text:
        color = NONE if self.die == vocabulary.ANY_DIE else vocabulary.DICE[names.only(self.die)]
        return text(f"effect-{self.word}", n=self.n, color=color)

    def sign(self) -> Text:
        return text(f"effect-{self.word}", n=self.n, icons=icons.dice(self.die))


class FlipDie(ChangesDie):
    """From its present value (NE-4.5, NE-R72)."""

    word = "flip_die"
    clause = "NE-20.12"
    numbered = False

    def changes(self, one: int) -> list[int]:
        return [actions.turn(state.look_of(one), actions.FACES + 1 - state.value_of(one))]


class ShiftDie(ChangesDie):
    """Up or down by 1 to n."""

    word = "shift_die"
    clause = "NE-20.13"

    def changes(self, one: int) -> list[int]:
        look, value = state.look_of(one), state.value_of(one)
        low, high = max(1, value - self.n), min(actions.FACES, value + self.n)
        return [actions.turn(look, face) for face in range(low, high + 1) if face != value]


class RecolorDie(ChangesDie):
    """Another colour until it is spent."""

    word = "recolor_die"
    clause = "NE-20.14"
    numbered = False

    def changes(self, one: int) -> list[int]:
        look, own = state.look_of(one), state.color_of(one)
        return [actions.recolor(look, color) for color in range(len(vocabulary.DICE)) if color != own]
