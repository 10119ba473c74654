"""Chapter 1: what the game is made of, and how much of it a player may hold."""

from __future__ import annotations

import pytest

from demiurge.games.terra_mystica import income
from demiurge.games.terra_mystica.actions import TRACKS
from demiurge.games.terra_mystica.meta import GAME
from demiurge.kernel.game import digest
from tests.games.terra_mystica.table import Table, table
from tests.rules import rule

FIVE = ("witches", "engineers", "nomads", "swarmlings", "giants")


def witches() -> Table:
    t = table("witches", "engineers", witches="E9 F4", engineers="A2 I9")
    return t.card("witches", 3).give("witches", coins=30, workers=20, bowl1=0, bowl2=0, bowl3=12).turn("witches")


@rule("TM-1.1")
def test_the_game_has_a_map_four_cults_six_power_actions_tiles_cards_and_a_board_for_each_player() -> None:
    t = table("witches", "engineers").rich().put("witches", "C4", "TP").turn("witches")
    assert t.s.game.board.name == "original"
    assert TRACKS == ("FIRE", "WATER", "EARTH", "AIR")
    assert [len(p.cults) for p in t.s.players] == [4, 4]
    assert {text for text in t.answers("witches") if text.startswith("action ACT")} == {
        "action ACT1", "action ACT2", "action ACT3", "action ACT4", "action ACT5", "action ACT6",
    }  # fmt: skip
    assert (len(t.s.favors_left), len(t.s.towns_left), len(t.s.scoring)) == (12, 8, 6)
    assert (t.s.cards.bit_count(), [p.card >= 0 for p in t.s.players]) == (3, [True, True])
    assert [t.s.faction(p).name for p in t.s.players] == ["witches", "engineers"]
    assert [t.p("witches").built[kind] for kind in range(1, 6)] == [2, 1, 0, 0, 0]


@rule("TM-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_play_six_rounds(seats: int) -> None:
    assert GAME.seats == [2, 3, 4, 5]
    t = table(*FIVE[:seats])
    assert t.s.seats == seats
    for number in range(1, 7):
        assert (t.s.round, t.s.over()) == (number, False)
        t.pass_all()
    assert (t.s.round, t.s.over(), t.s.waiting()) == (6, True, [])


@rule("TM-1.8")
def test_a_player_never_holds_more_than_seven_priests_less_those_on_cult_slots() -> None:
    t = witches().give("witches", priests=6).do("witches", "action ACT2")
    assert t.p("witches").priests == 7
    t.turn("witches").give("witches", bowl3=5).do("witches", "convert 5pw to 1p")
    assert (t.p("witches").priests, t.bowls("witches")) == (7, (8, 0, 0))  # paid for nothing
    t.do("witches", "send p to FIRE for 2").turn("witches").do("witches", "send p to FIRE for 3").turn("witches")
    assert (t.p("witches").priests, t.p("witches").limit) == (5, 5)
    t.give("witches", bowl3=10).do("witches", "convert 5pw to 1p", "convert 1p to 1w", "convert 5pw to 1p")
    assert t.p("witches").priests == 5  # lost, converted, gained
    t.do("witches", "send p to FIRE for 1").turn("witches")  # this one goes back to the supply
    assert (t.p("witches").priests, t.p("witches").limit) == (4, 5)
    t.give("witches", bowl3=10).do("witches", "convert 5pw to 1p", "convert 5pw to 1p")
    assert t.p("witches").priests == 5


@rule("TM-1.8")
def test_priests_of_the_income_above_the_limit_are_lost() -> None:
    t = witches().put("witches", "C4 I6", "TE").give("witches", priests=6).do("witches", "pass BON5")
    t.do("engineers", "pass BON4")
    assert (t.s.round, t.p("witches").priests) == (2, 7)


@rule("TM-1.8")
def test_riverwalkers_start_with_a_limit_of_one_priest() -> None:
    t = table("riverwalkers", "engineers").give("riverwalkers", priests=0, bowl3=12).turn("riverwalkers")
    assert t.p("riverwalkers").limit == 1
    t.do("riverwalkers", "convert 5pw to 1p", "unlock-terrain gain-priest")
    assert t.p("riverwalkers").priests == 1
    t.do("riverwalkers", "convert 5pw to 1p", "unlock-terrain gain-priest")
    assert t.p("riverwalkers").priests == 1


@rule("TM-1.11")
def test_nobody_holds_two_favor_tiles_of_a_kind() -> None:
    t = witches().put("witches", "C4 I6", "TP").turn("witches").do("witches", "upgrade C4 to TE", "+FAV9")
    assert (t.p("witches").favors, t.s.favors_left[8]) == (1 << 8, 2)
    t.turn("witches").do("witches", "upgrade I6 to TE")
    assert t.why("witches", "+FAV9") == "TM-1.11"
    assert t.lawful().why("witches", "+FAV10") is None


@rule("TM-1.18")
def test_coins_workers_and_points_have_no_limit() -> None:
    t = witches().give("witches", coins=995, workers=995, vp=995, bowl3=20)
    t.do("witches", "action ACT4").turn("witches").do("witches", "action ACT3").turn("witches")
    assert t.goods("witches")[:2] == (1002, 997)
    t.give("witches", priests=1).do("witches", "advance ship")
    assert t.p("witches").vp == 997


@rule("TM-1.19", "TM-3.10")
def test_income_depends_on_how_many_structures_stand_not_on_where_or_since_when() -> None:
    incomes = []
    for upgraded, second in (("E9", "F4"), ("F4", "E9"), ("C4", "E9")):
        t = witches().put("witches", "C4").turn("witches")
        assert income.of(t.s, t.p("witches")) == [6, 4, 0, 0]  # three dwellings, and BON3
        t.do("witches", f"upgrade {upgraded} to TP")
        assert income.of(t.s, t.p("witches")) == [8, 3, 0, 1]  # the dwelling covers its place again
        t.turn("witches").do("witches", f"upgrade {second} to TP")
        assert income.of(t.s, t.p("witches")) == [10, 2, 0, 2]
        t.turn("witches").do("witches", f"upgrade {second} to TE", "+FAV1")
        incomes.append(income.of(t.s, t.p("witches")))
    assert incomes == [[8, 2, 1, 1]] * 3


@rule("TM-1.20")
def test_after_setup_nothing_is_left_to_chance_and_nothing_is_hidden() -> None:
    t = table("witches", "engineers", "nomads")
    drawn = len(t.play.chance.log)
    for number in range(60):
        seat = t.s.waiting()[0]
        answers = sorted(t.s.answers(seat))
        assert t.play.answer(seat, answers[number * 7 % len(answers)]) is None
        for other in range(3):
            view = t.s.clone()
            view.mask(other)
            assert digest(view) == digest(t.s) == digest(t.play.game.fill(view, t.play.chance))
    assert len(t.play.chance.log) == drawn == 6 + 6 + 1
