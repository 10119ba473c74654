"""CV-R59: several tribes die at once, and an ability answers to the first death."""

from __future__ import annotations

import pytest

from demiurge.games.civolution import events, feeding
from demiurge.games.civolution.drawing import PAINTER, marks
from demiurge.kernel.game import view
from tests.games.civolution.table import CARD_IDS, Table, table
from tests.rules import rule

drawing = PAINTER.speaking()
WEAK = ("forest-B 2", "hills-B 2")


def starving(**options: str) -> Table:
    """Two weak tribes without food, and Funeral Rites: 2 VP and a favor for a death, once a turn."""
    return table(2, **options).installed(0, "E4").clear().tribe(0, *WEAK, weak=True)


@rule("CV-R59", "CV-31.7", "CV-31.9")
@pytest.mark.parametrize(("first", "second"), [WEAK, WEAK[::-1]])
def test_the_civ_says_who_dies_first_where_that_death_may_save_the_next(first: str, second: str) -> None:
    t = starving().run(feeding.FeedTribes(0))
    assert (t.asked(), t.offered(0, "lose")) == ("Deaths", set(WEAK))
    assert drawing.question(view(t.s, 0), 0) == "Several tribes are dying: which is first?"
    assert t.why(0, "lose forest-B 3") == "CV-R59"
    t.do(0, f"lose {first}")
    assert (t.at(first), t.c(0).favor, t.c(0).vp, t.asked()) == ("", 1, 2, "Dying")
    t.do(0, "do save")
    assert (t.at(second), t.c(0).favor, t.s.over()) == ("0 weak", 0, True)


@rule("CV-R59", "CV-31.10")
def test_who_is_saved_first_is_asked_again_about_the_others() -> None:
    t = starving().tribe(0, "grassland-C 2", weak=True).edit(0, favor=2).run(feeding.FeedTribes(0))
    t.do(0, "lose hills-B 2", "do save")
    assert (t.asked(), t.offered(0, "lose")) == ("Deaths", {"forest-B 2", "grassland-C 2"})
    t.do(0, "lose grassland-C 2", "do let die")
    assert t.asked() == "Dying"  # one is left
    t.do(0, "do let die")
    assert (t.at("hills-B 2"), t.c(0).tribes, t.c(0).vp, t.s.over()) == ("0 weak", 19, 2, True)


@rule("CV-R59", "CV-R17")
def test_the_tribes_of_a_lost_boat_die_in_the_order_that_their_civ_says() -> None:
    t = (
        table(2)
        .installed(0, "E4")
        .clear()
        .tile("forest-B")
        .tribe(0, "water-A boat")
        .tribe(0, "water-A boat", weak=True)
    )
    t.s.event = 19  # Tsunami
    t.run(events.Bonus()).do(0, "remove boat water-A")
    assert (t.asked(), t.offered(0, "lose")) == ("Deaths", {"water-A boat", "water-A boat weak"})
    t.do(0, "lose water-A boat weak")
    assert (t.asked(), t.wild(0, "water-A"), t.c(0).favor) == ("Castaway", (1, 0), 1)
    t.do(0, "refuge forest-B")
    assert (t.wild(0, "forest-B"), t.c(0).favor, t.s.game.faults(t.s)) == ((1, 0), 0, [])


@rule("CV-R59")
def test_the_order_is_not_asked_for_where_it_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(2).clear().tribe(0, *WEAK, weak=True).run(feeding.FeedTribes(0))
    assert (t.s.over(), t.c(0).tribes) == (True, 20)  # without an ability
    t = starving().installed(0, "D19").edit(0, turn_used=1 << CARD_IDS["E4"]).run(feeding.FeedTribes(0))
    assert (t.s.over(), t.c(0).vp) == (True, 0)  # which has been used
    t = table(2).installed(0, "E4").clear().tribe(0, "forest-B wild", "forest-B wild", weak=True)
    assert t.run(feeding.FeedTribes(0)).asked() == "Dying"  # both are the same; one has died
    assert t.c(0).tribes == 19
    t = table(2).installed(0, "E4").clear().tribe(0, "forest-B wild", "forest-B wild", weak=True)
    t.display("attributes", 1).give(0, stamina=3).run(feeding.FeedTribes(0)).do(0, "done")
    assert t.answers(0) == {"do let die", "take attribute 1"}  # nor while a chip may be taken
    t = starving()
    ability = t.s.game.box.abilities[CARD_IDS["E4"]]
    monkeypatch.setattr(ability, "effects", ability.effects[:1])  # points alone
    assert (t.run(feeding.FeedTribes(0)).s.over(), t.c(0).vp) == (True, 2)


@rule("CV-R59")
def test_in_a_game_of_before_their_place_decides() -> None:
    t = starving(rulings="until-2026-11").run(feeding.FeedTribes(0))
    assert (t.asked(), [t.at(place) for place in WEAK]) == ("Dying", ["", "0 weak"])


def test_who_is_first_is_chosen_on_the_board() -> None:
    t = starving().run(feeding.FeedTribes(0))
    (group,) = drawing.answers(view(t.s, 0), 0)
    assert (group.title, [one.places for one in group.answers]) == (
        "Who is first",
        [("place-hills-b-2",), ("place-forest-b-2",)],
    )
    assert all("ct-strike" in one.ghosts[marks.BOARD] for one in group.answers)
