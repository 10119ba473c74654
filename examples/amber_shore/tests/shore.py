"""Tables of Amber Shore for tests, in one line."""

from collections.abc import Iterator, Sequence
from random import Random

from amber_shore.components import CELLS, COLUMNS, KINDS
from amber_shore.meta import GAME
from amber_shore.state import NONE, Shore

from demiurge.kernel.chance import Chance
from demiurge.kernel.play import Play

COCKLE, STARFISH, GLASS, AMBER = range(4)
DICE = [GAME.make({"sea": sea}).waves for sea in ("mild", "rough")]  # type: ignore[attr-defined]


class Loaded(Chance):
    """Waves that the test has chosen; calm when it has not, and always the lowest find."""

    def __init__(self, waves: Sequence[int]) -> None:
        super().__init__(0)
        self.waves = list(waves)

    def choose(self, among: list[int]) -> int:
        if self.waves and among in DICE:
            return self.waves.pop(0)
        return among[0]


def begin(seats: int = 2, waves: Sequence[int] = (), **options: str) -> Play:
    """All are asked for their wishes."""
    return Play(GAME.make(options), seats, Loaded(waves))


def walk(
    seats: int = 2, at: str = "", baskets: str = "", home: str = "", finds: str = "", water: int = 7, round: int = 1,
    waves: Sequence[int] = (), wishes: str = "", **options: str,
) -> Play:  # fmt: skip
    """A walk of seat 0, the first of a round; `baskets`, `home`: kinds by their first letters, a word a seat.
    `finds`: what lies there, and nothing else does (`c2 amber`). `water`: the first row of it."""
    made = begin(seats, waves, **options)
    for seat in range(seats):
        assert made.say(seat, f"wish {(wishes or 'cockle ' * seats).split()[seat]}") is None
    s = shore(made)
    s.round, s.sea = round, water
    s.at = [CELLS.index(cell) for cell in at.split()] or s.at
    for own, words in ((s.baskets, baskets), (s.home, home)):
        own[:] = [["csga".index(letter) for letter in word.strip("-")] for word in words.split()] or own
    s.finds = [NONE] * len(CELLS)
    lies = finds.split()
    for cell, kind in zip(lies[::2], lies[1::2], strict=True):
        s.finds[CELLS.index(cell)] = KINDS.index(kind)
    s.refresh()
    return made


def shore(made: Play) -> Shore:
    assert isinstance(made.state, Shore)
    return made.state


def give(made: Play, *answers: str) -> None:
    """Each by who is asked, in turn."""
    for answer in answers:
        assert made.say(made.state.waiting()[0], answer) is None, answer


def reach(made: Play, seat: int = 0) -> list[str]:
    return [made.game.space.format(action).removeprefix("go ") for action in made.state.answers(seat)]


def row(cells: Sequence[str]) -> int:
    """The farthest row among these."""
    return max(CELLS.index(cell) // COLUMNS for cell in cells)


def positions(seats: int, options: dict[str, str], seed: int) -> Iterator[Play]:
    """A whole random game, position by position."""
    made, rng = Play(GAME.make(options), seats, Chance(seed)), Random(seed)
    while not made.state.over():
        yield made
        seat = rng.choice(made.state.waiting())
        assert made.answer(seat, rng.choice(made.state.answers(seat))) is None
    yield made
