"""Played by a Demiurge to which the Moles were added (test_new_faction.py): their rules hold, and all else goes on."""

from __future__ import annotations

from demiurge.games.terra_mystica.boards import hex_id, hex_name
from demiurge.games.terra_mystica.drawing import PAINTER
from demiurge.games.terra_mystica.evaluation import EVALUATION
from demiurge.games.terra_mystica.meta import GAME
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import View
from demiurge.kernel.masks import cells
from demiurge.kernel.play import Play
from tests.games.terra_mystica.table import Table, table

drawing = PAINTER.speaking()


def away(t: Table, homes: str, steps: int) -> str:
    """A free hex that is so far from the nearest of these."""
    far, ends = t.s.game.board.distance, [hex_id(name) for name in homes.split()]
    return hex_name(next(h for h in cells(t.s.empty) if min(far[h][end] for end in ends) == steps))


def odd_rules() -> None:
    t = table("moles", "witches", moles="E7 C5", witches="E9 F4").rich()
    two, three, green = away(t, "E7 C5", 2), away(t, "E7 C5", 3), away(t, "E9 F4", 2)
    t.paint(f"{two} {three}", "gray").paint(green, "green")
    assert t.why("moles", f"build {two}") is None
    assert t.why("moles", f"build {three}") == "TM-6.3"
    before = t.card("moles", 1).p("moles").vp
    t.do("moles", f"pass BON{cells(t.s.cards)[0] + 1}")
    assert t.p("moles").vp == before + 2 * 2, "two dwellings"
    assert t.why("witches", f"build {green}") == "TM-6.3", "what is odd about one is so of no other"


def whole_game() -> None:
    play, chance = Play(GAME.make({}), 2, Chance(4)), Chance(5)
    play.answer(play.state.waiting()[0], play.game.space.parse("setup moles"))
    while not play.state.over():
        seat = play.state.waiting()[0]
        assert drawing.answers(View(play.state), seat)
        assert not play.game.faults(play.state)
        play.answer(seat, chance.pick(EVALUATION.moves(play.state, seat)))
    assert drawing.scene(View(play.state), 0).seats
    assert EVALUATION.value(play.state, 0)


if __name__ == "__main__":
    odd_rules()
    whole_game()
    print("played")
