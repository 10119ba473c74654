"""Chapters 9, 10 and 12: the tracks, the Dark Age and the Disasters, with the rulings about them."""

from __future__ import annotations

from pathlib import Path

import pytest

from demiurge.games.nova_era import dice, disasters
from tests.games.nova_era.files import replaced
from tests.games.nova_era.table import Table, table
from tests.rules import rule


def struck(t: Table) -> Table:
    return t.run(disasters.CheckDisasters())


# ---- chapter 9
@rule("NE-9.1", "NE-9.2")
def test_each_die_left_over_moves_the_marker_of_its_colour() -> None:
    t = table().zones("", "green 4, green 3, yellow 6", "").run(disasters.AdvanceDisasters())
    assert t.s.tracks == [7, 0, 6, 0, 0]


@rule("NE-1.7", "NE-9.1")
def test_a_black_die_moves_the_dark_age_marker() -> None:
    t = table().zones("", "black 4, blue 2, black 1", "").run(disasters.AdvanceDisasters())
    assert t.s.tracks == [0, 0, 0, 2, 5]


@rule("NE-9.3", "NE-R33")
def test_a_marker_stops_on_the_last_space_and_nothing_happens_yet() -> None:
    t = table().own(0, "irrigation").tracks(green=8).zones("", "green 6, green 6, red 1", "")
    t.run(disasters.AdvanceDisasters())
    assert t.s.tracks[:2] == [10, 1]
    assert (t.damaged(0), t.asked()) == (set(), "halted")


@rule("NE-9.1", "NE-R33")
def test_the_dark_age_track_and_the_disaster_tracks_have_ends_of_their_own(tmp_path: Path) -> None:
    replaced(tmp_path, "board.json", dark_age_track={"origin": "house", "last": 12})
    t = table(components=str(tmp_path)).tracks(green=8, black=8).zones("", "green 6, black 6, red 1", "")
    assert t.run(disasters.AdvanceDisasters()).s.tracks == [10, 1, 0, 0, 12]


@rule("NE-R34")
def test_the_dice_left_over_are_in_the_bag_after_step_three() -> None:
    t = table().zones("", "green 4, green 3, yellow 6", "")
    assert len(t.s.bag) == 12
    t.run(disasters.AdvanceDisasters())
    assert len(t.s.bag) == 15
    assert t.s.zones == [[], [], []]


# ---- chapter 10
@rule("NE-10.1", "NE-R35")
def test_the_dark_age_strikes_in_every_round_in_which_the_marker_is_at_the_end() -> None:
    t = table().tracks(black=10)
    t.play.journal.events.clear()
    t.round()
    while t.s.era == 0:
        assert t.s.tracks[4] == 10
        t.play.answer(t.s.waiting()[0], t.s.answers(t.s.waiting()[0])[0])
    told = [event.kind for event in t.play.journal.events if event.kind in ("round", "dark age", "scoring")]
    assert told[:7] == ["round", "dark age"] * 3 + ["scoring"]
    assert t.s.tracks[4] == 0  # it is over with its Era
    t = table().tracks(black=9).dice(0, "green 3", "red 2").run(dice.CheckDarkAge())
    assert t.asked() == "halted"


@rule("NE-10.2", "NE-10.3")
def test_everybody_gives_up_a_die_and_the_others_lose_one_but_not_below_one() -> None:
    t = table(3)
    t.s.first = 1
    for seat in range(3):
        t.dice(seat, f"green {seat + 1}", "red 1", "black 6")
    t.tracks(black=10).run(dice.CheckDarkAge())
    assert t.asked() == "1 GiveUpDie"
    assert t.asks_for(1, "return *").refusal(1, "return green 5") == "NE-10.2"
    assert t.refusal(1, "done") == "K-1"  # it is compulsory
    t.do(1, "return black 6")
    assert t.faces(1) == ["green 1", "red 1"]
    assert t.s.bag.count(4) == 1
    t.do(2, "return red 1").do(0, "return black 6")
    assert (t.faces(2), t.faces(0)) == (["green 2", "black 5"], ["green 1", "red 1"])
    t.sound()


@rule("NE-R75")
def test_who_is_protected_from_the_dark_age_keeps_all_dice() -> None:
    t = table(2, era=2).own(0, "monasteries").dice(0, "green 3", "red 2").dice(1, "green 3", "red 2").tracks(black=10)
    t.run(dice.CheckDarkAge())
    assert t.asked() == "1 GiveUpDie"
    t.do(1, "return red 2")
    assert t.faces(0) == ["green 3", "red 2"]


# ---- chapter 12
@rule("NE-12.1")
def test_disasters_are_checked_when_all_dice_are_back_in_the_bag() -> None:
    t = table().own(0, "irrigation", "theater").tracks(green=10).round()
    while not t.asked().endswith("SufferDamage"):
        assert t.damaged(0) == set()
        seat = t.s.waiting()[0]
        t.play.answer(seat, t.s.answers(seat)[0])
    assert len(t.s.bag) == 15


@rule("NE-12.2")
def test_disasters_come_in_the_order_riots_invasion_decline_regression() -> None:
    t = struck(table().tracks(green=10, red=10, yellow=10, blue=10))
    assert [event.data[0] for event in t.events("disaster")] == [0, 1, 2, 3]
    t = struck(table().tracks(blue=10, red=10, yellow=9))
    assert [event.data[0] for event in t.events("disaster")] == [1, 3]


@rule("NE-12.3", "NE-R16")
def test_every_player_damages_an_own_undamaged_technology_of_the_colour() -> None:
    t = table().own(0, "irrigation", "theater", "masonry", "mining").own(1, "animal-husbandry").damage(0, "irrigation")
    struck(t.tracks(green=10))
    assert t.asks_for(0, "damage *").answers(0) == {"damage theater", "damage masonry"}
    assert t.refusal(0, "damage mining") == "NE-12.3"
    assert t.refusal(0, "damage irrigation") == "NE-R16"
    t.do(0, "damage masonry")
    assert (t.damaged(0), t.damaged(1)) == ({"irrigation", "masonry"}, {"animal-husbandry"})


@rule("NE-12.4", "NE-R45")
def test_who_cannot_puts_a_territory_or_a_technology_of_another_colour_into_the_past() -> None:
    t = (
        table(2, era=2)
        .own(0, "irrigation", "mining", "roads", "river-valley", "homer")
        .damage(0, "irrigation", "roads")
    )
    struck(t.tracks(green=10))
    t.asks_for(0, "forget *")
    assert t.answers(0) == {"forget mining", "forget roads", "forget river-valley"}  # damaged or not
    assert t.refusal(0, "forget irrigation") == "NE-R45"
    assert t.refusal(0, "forget theater") == "NE-12.4"
    t.do(0, "forget river-valley")
    assert (t.forgotten(0), t.damaged(0)) == ({"river-valley"}, {"irrigation", "roads"})


@rule("NE-R46")
def test_who_has_only_damaged_cards_of_the_colour_loses_one_and_who_has_none_nothing() -> None:
    t = struck(table().own(0, "irrigation", "theater").damage(0, "irrigation", "theater").tracks(green=10))
    assert t.answers(0) == {"forget irrigation", "forget theater"}
    t.do(0, "forget theater")
    assert (t.forgotten(0), t.forgotten(1), t.asked()) == ({"theater"}, set(), "halted")


@rule("NE-12.5")
def test_the_marker_returns_to_zero_when_all_are_done() -> None:
    t = struck(table().own(0, "irrigation").own(1, "theater", "granaries:green").tracks(green=10, red=4))
    assert t.s.tracks[:2] == [0, 4]
    t = struck(table().own(1, "irrigation", "theater").tracks(green=10))
    assert t.s.tracks[0] == 10
    t.do(1, "damage theater")
    assert t.s.tracks[0] == 0


@rule("NE-12.6", "NE-20.22")
@pytest.mark.parametrize(
    ("color", "card"), [("green", "granaries"), ("red", "city-walls"), ("yellow", "banking"), ("blue", "writing")]
)
def test_who_is_protected_ignores_the_disaster_and_the_marker_moves_as_usual(color: str, card: str) -> None:
    t = struck(table(2, era=2).own(0, card, "roads", "irrigation").tracks(**{color: 10}))
    assert (t.damaged(0), t.forgotten(0)) == (set(), set())
    assert max(t.s.tracks) == 0


@rule("NE-12.6", "NE-R70")
def test_protections_from_several_disasters_hold_together() -> None:
    t = table(2, era=2).own(0, "granaries", "city-walls", "banking", "writing", "roads", "irrigation")
    struck(t.tracks(green=10, red=10, yellow=10, blue=10))
    assert (t.asked(), t.damaged(0), t.forgotten(0)) == ("halted", set(), set())


@rule("NE-R44")
def test_players_decide_one_after_another_from_the_first_player_on() -> None:
    t = table(3).own(0, "irrigation", "theater").own(1, "granaries", "festivals").own(2, "animal-husbandry", "masonry")
    t.p(1).damaged = []
    t.s.first = 2
    struck(t.tracks(green=10))
    assert t.asked() == "2 SufferDamage"
    t.do(2, "damage masonry")
    assert t.asked() == "0 SufferDamage"
    t.do(0, "damage theater")
    assert t.asked() == "halted"  # seat 1 is protected


@rule("NE-R47")
def test_an_earlier_disaster_can_take_the_protection_away() -> None:
    t = struck(table().own(0, "city-walls", "tyranny", "writing").damage(0, "tyranny").tracks(green=10, red=10))
    t.do(0, "forget city-walls")  # Riots: no green Technology
    assert t.forgotten(0) == {"city-walls", "writing"}  # Invasion: no protection any more
    t = struck(table().own(0, "city-walls").damage(0, "city-walls").tracks(red=10))
    assert t.forgotten(0) == {"city-walls"}  # a damaged protection is none


@rule("NE-R48")
def test_a_card_lost_to_a_disaster_gives_no_points() -> None:
    t = struck(table(2, era=2).own(0, "mining").tracks(green=10))
    assert (t.forgotten(0), t.p(0).vp) == ({"mining"}, 0)
    assert t.events("obsolete") == []


@rule("NE-R17")
def test_personalities_and_the_token_are_never_damaged_or_lost() -> None:
    t = struck(table().own(0, "cleopatra").give(0, token="green").tracks(green=10, red=10))
    assert (t.civ(0), t.damaged(0), t.forgotten(0)) == ({"cleopatra"}, set(), set())
    assert t.p(0).counts[0] == 1
