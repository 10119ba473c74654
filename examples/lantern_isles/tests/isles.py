"""Tables of Lantern Isles for tests, in one line."""

from collections.abc import Sequence

from lantern_isles.components import CELLS, LIGHT, PLAY, PLEDGE, PUT_OUT, TUCK
from lantern_isles.meta import GAME
from lantern_isles.rounds import FACES
from lantern_isles.state import Isles

from demiurge.kernel.chance import Chance
from demiurge.kernel.masks import mask_of
from demiurge.kernel.play import Play

CASK, PEARL, GULL, BOTTLE, SQUALL = 0, 4, 7, 12, 15  # the first of each kind of charm


class Loaded(Chance):
    """Dice and draws that the test has chosen; ones, and the lowest charm, when it has not."""

    def __init__(self, cards: Sequence[int], dice: Sequence[int]) -> None:
        super().__init__(0)
        self.cards, self.dice = list(cards), list(dice)

    def choose(self, among: list[int]) -> int:
        if among == FACES and self.dice:
            return self.dice.pop(0)
        if among != FACES and len(among) > 1 and self.cards:
            return self.cards.pop(0)
        return among[0]


def play(seats: int = 2, cards: Sequence[int] = (), dice: Sequence[int] = (), **options: str) -> Play:
    """A game that begins: all are asked for their pledges. The cards come in this order, two for each seat first."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return Play(GAME.make(chosen), seats, Loaded(cards, dice))


def turn(
    seats: int = 2,
    cards: Sequence[int] = (),
    dice: Sequence[int] = (),
    lit: Sequence[str] = (),
    oil: int | None = None,
    points: int = 0,
    **options: str,
) -> Play:
    """The first turn of seat 0, nobody having pledged. `lit`: by seat, the isles with its lanterns."""
    made = play(seats, cards, dice, **options)
    pledge(made, *[0] * seats)
    s = isles(made)
    for seat, cells in enumerate(lit):
        s.lit[seat] = mask_of(CELLS.index(cell) for cell in cells.split())
    s.oil = s.oil if oil is None else [oil] * seats
    s.points = [points] * seats
    s.refresh()
    return made


def isles(made: Play) -> Isles:
    assert isinstance(made.state, Isles)
    return made.state


def pledge(made: Play, *pledges: int) -> None:
    for seat, oil in enumerate(pledges):
        assert made.answer(seat, PLEDGE.of(oil)) is None


def give(made: Play, seat: int, *answers: str | int) -> None:
    """Answers that must be taken, by text or by number."""
    for answer in answers:
        action = made.game.space.parse(answer) if isinstance(answer, str) else answer
        assert made.answer(seat, action) is None, made.game.space.format(action)


def light(cell: str) -> int:
    return LIGHT.of(CELLS.index(cell))


def put_out(cell: str) -> int:
    return PUT_OUT.of(CELLS.index(cell))


def charm(card: int) -> int:
    return PLAY.of(card)


def tuck(card: int) -> int:
    return TUCK.of(card)
