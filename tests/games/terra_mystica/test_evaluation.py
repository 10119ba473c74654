"""What the bots of Terra Mystica think of a position."""

import pytest

from demiurge.games.terra_mystica.evaluation import EVALUATION
from demiurge.games.terra_mystica.meta import GAME
from demiurge.kernel.chance import Chance
from demiurge.kernel.play import Play


def drafting(seats: int) -> Play:
    return Play(
        GAME.make({"map": "fire-ice-1", "fire-and-ice-factions": "yes", "turn-order": "seating"}), seats, Chance(1)
    )


@pytest.mark.parametrize("faction", ["shapeshifters", "riverwalkers"])
def test_a_faction_without_a_colour_has_a_value(faction: str) -> None:
    """Theirs is picked after the draft, and a bot may stop to think before."""
    play = drafting(3)
    seat = play.state.waiting()[0]
    assert play.answer(seat, play.game.space.parse(f"setup {faction}")) is None
    assert EVALUATION.value(play.state, seat) > 0
