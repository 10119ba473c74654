"""Chapter 17, first part: the cult bonus, the clean-up and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from demiurge.games.terra_mystica.boards import hex_id
from demiurge.games.terra_mystica.vocabulary import TERRAINS
from demiurge.kernel.data import changed
from tests.games.terra_mystica.table import Table, table
from tests.rules import rule, rule_cases

SPADES = "SCORE8,SCORE4,SCORE6,SCORE2,SCORE5,SCORE7"  # after round 1 a spade for every 4 steps on air
WORKERS = "SCORE7,SCORE4,SCORE6,SCORE2,SCORE5,SCORE3"  # after round 1 a worker for every 2 steps on air
AIR = 3


def spade_table(faction: str, where: str, steps: int = 4, **options: Any) -> Table:
    """The faction with steps on air, to move first; Engineers (or, against Dwarves, Witches) far away with none."""
    other, home = ("engineers", "A2 I3") if faction != "dwarves" else ("witches", "A10 I11")
    t = table(faction, other, start={faction: where, other: home}, scoring=SPADES, **options)
    t.p(faction).cults = changed(t.p(faction).cults, AIR, steps)
    t.p(other).cults = changed(t.p(other).cults, AIR, 0)
    return t.turn(faction)


def spend(t: Table, faction: str) -> Table:
    """Both pass; now the faction is asked about its spades."""
    t.passes(faction)
    t.passes(t.asked()[0])
    assert t.asked() == [faction]
    return t


# --- the reward --------------------------------------------------------------------------------


@rule("TM-17.1")
@pytest.mark.parametrize(("steps", "workers"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 4), (10, 5)])
def test_the_reward_is_given_once_for_every_full_k_steps(steps: int, workers: int) -> None:
    t = table("engineers", "witches", engineers="C2 E7", witches="C4 E9", scoring=WORKERS).give("engineers", workers=0)
    t.p("engineers").cults = [10, 10, 10, steps]  # other tracks do not count
    t.pass_all()
    assert (t.s.round, t.p("engineers").workers) == (2, workers + 2)  # and the income of two dwellings


@rule("TM-17.1", "TM-17.10")
def test_the_reward_is_that_of_the_tile_of_the_round_just_played() -> None:
    t = table("engineers", "witches", engineers="C2 E7", witches="C4 E9", scoring=WORKERS)
    t.p("engineers").cults = [2, 0, 0, 4]  # SCORE4, the tile of round 2, gives a worker for every 2 steps on fire
    workers = []
    for _ in range(2):
        t.give("engineers", workers=0).pass_all()
        workers.append(t.p("engineers").workers)
    assert (t.s.round, workers) == (3, [2 + 2, 2 + 1])


@rule("TM-17.1", "TM-17.11")
@pytest.mark.parametrize(("number", "rewarded"), [(4, True), (5, True), (6, False)])
def test_there_is_a_reward_after_rounds_1_to_5_and_none_after_round_6(number: int, rewarded: bool) -> None:
    tiles = ["SCORE3", "SCORE4", "SCORE6", "SCORE2", "SCORE5", "SCORE8"]
    tiles[number - 1] = "SCORE7"
    t = table("engineers", "witches", engineers="C2 E7", witches="C4 E9", scoring=",".join(tiles)).round(number)
    t.p("engineers").cults = changed(t.p("engineers").cults, AIR, 4)
    t.give("engineers", workers=0, coins=0, priests=0, bowl1=9, bowl2=0, bowl3=0).turn("engineers").pass_all()
    if rewarded:
        assert t.p("engineers").workers == 2 + 2
    else:
        assert t.s.over()
        assert t.p("engineers").coins == 0  # workers would have become coins


@rule("TM-17.2")
def test_rewards_come_in_the_turn_order_of_the_next_round_and_before_its_income() -> None:
    t = table("witches", "engineers", "nomads", witches="C4 E9", engineers="E7 I3", nomads="A5 B1 B6", scoring=SPADES)
    for faction in ("witches", "engineers", "nomads"):
        t.p(faction).cults = changed(t.p(faction).cults, AIR, 4)
    t.turn("witches").give("witches", priests=1).do("witches", "send p to FIRE for 1", "done")
    goods = {}
    for faction in ("engineers", "nomads", "witches"):
        t.passes(faction)
        goods[faction] = t.goods(faction)
    for faction in ("engineers", "nomads", "witches"):
        assert t.asked() == [faction]
        assert {f: t.goods(f) for f in goods} == goods  # nobody has an income yet
        assert t.s.round == 1
        t.do(faction, "-SPADE")
    assert (t.s.round, t.asked()) == (2, ["engineers"])
    assert t.p("engineers").workers == goods["engineers"][1] + 2


@rule("TM-17.2")
def test_on_the_site_the_spades_are_used_in_any_order() -> None:
    t = table("witches", "engineers", witches="C4 E9", engineers="E7 I3", scoring=SPADES, rulings="site")
    for faction in ("witches", "engineers"):
        t.p(faction).cults = changed(t.p(faction).cults, AIR, 4)
    t.turn("witches").passes("witches", "engineers")
    assert t.asked() == ["witches", "engineers"]
    t.do("engineers", "-SPADE")
    assert (t.s.round, t.asked()) == (1, ["witches"])
    t.do("witches", "-SPADE")
    assert t.s.round == 2


# --- spades of the cult bonus ------------------------------------------------------------------


@rule("TM-17.3")
def test_cult_spades_transform_hexes_in_reach_but_build_no_dwelling() -> None:
    t = spade_table("witches", "C4 E9").rich("witches").paint("D7", "gray").turn("witches")
    spend(t, "witches").lawful()
    assert t.refusal("witches", "transform A11 to green") == "TM-6.3"  # out of reach
    assert t.refusal("witches", "transform A1 to yellow") == "TM-6.3"
    for where in ("F6", "A1", "I12"):
        assert t.refusal("witches", f"build {where}") == "TM-17.3"
    assert not any(text.startswith("build") for text in t.answers("witches"))
    t.do("witches", "transform D7 to green")
    assert (TERRAINS[t.s.terrain[hex_id("D7")]], t.s.round) == ("green", 2)
    assert t.p("witches").built[1] == 2


@rule("TM-17.3")
def test_no_dwelling_is_built_on_the_hex_just_transformed() -> None:
    t = spend(spade_table("witches", "C4 E9", steps=8).rich("witches").paint("D7", "gray").turn("witches"), "witches")
    t.do("witches", "transform D7 to green").lawful()
    assert t.refusal("witches", "build D7") == "TM-17.3"


@rule("TM-17.4")
@pytest.mark.parametrize(
    "does", [["transform D7 to green"], ["transform F6 to green", "transform B5 to blue"],
             ["transform F6 to red", "transform E10 to brown"]]
)  # fmt: skip
def test_several_cult_spades_may_go_on_one_hex_or_on_several(does: list[str]) -> None:
    t = spend(spade_table("witches", "C4 E9", steps=8), "witches").lawful()
    assert t.p("witches").spades == 2
    for n, text in enumerate(does, start=1):
        t.do("witches", text)
        assert t.p("witches").spades == (2 - n if len(does) == 2 else 0)
    assert t.s.round == 2


@rule("TM-17.4", "TM-6.10")
def test_a_second_cult_spade_may_go_on_the_hex_that_the_first_made_home_terrain() -> None:
    t = spend(spade_table("witches", "C4 E9", steps=8), "witches").do("witches", "transform F6 to green").lawful()
    t.do("witches", "transform F6 to blue")
    assert (TERRAINS[t.s.terrain[hex_id("F6")]], t.s.round) == ("blue", 2)


@rule("TM-17.4")
@pytest.mark.parametrize("rulings", ["printed", "site"])
def test_cult_spades_cannot_be_topped_up(rulings: str) -> None:
    t = spade_table("witches", "C4 E9", rulings=rulings).rich("witches").turn("witches").passes("witches", "engineers")
    assert t.refusal("witches", "transform F6 to green") is None  # one step
    assert t.refusal("witches", "transform D7 to green") == ("TM-17.4" if rulings == "printed" else "TM-6.12")
    assert t.refusal("witches", "dig 1") == "TM-17.4"
    t.lawful()


@rule("TM-17.5")
def test_cult_spades_not_used_at_once_are_lost() -> None:
    t = spend(spade_table("witches", "C4 E9", steps=8).give("witches", workers=0), "witches")
    t.do("witches", "transform F6 to green")
    assert t.asked() == ["witches"]
    assert t.refusal("witches", "done") == "K-1"
    t.do("witches", "-SPADE")
    assert (t.s.round, t.p("witches").spades) == (2, 0)
    t.give("witches", workers=0).turn("witches")
    assert t.refusal("witches", "transform B5 to blue") == "TM-4.9"


@rule("TM-17.5")
def test_cult_spades_without_any_use_are_lost_unasked() -> None:
    t = spade_table("giants", "D4 A12", steps=4)  # two spades would be needed
    t.passes("giants", "engineers")
    assert (t.s.round, t.p("giants").spades) == (2, 0)


@rule("TM-17.6")
def test_for_cult_spades_shipping_and_bridges_count() -> None:
    t = spend(spade_table("witches", "C4 E9").give("witches", ship=0), "witches")
    assert t.refusal("witches", "transform D5 to green") == "TM-6.3"
    t = spend(spade_table("witches", "C4 E9").give("witches", ship=1), "witches")
    assert t.refusal("witches", "transform D5 to green") is None
    t = spend(spade_table("witches", "C4 E9").bridge("engineers", "C4:D5").turn("witches"), "witches")
    assert t.refusal("witches", "transform D5 to green") is None


@rule("TM-17.6", "TM-5.8")
def test_for_cult_spades_bon4_does_not_count() -> None:
    t = spade_table("witches", "C4 E9").rich("witches").card("witches", 4).turn("witches")
    assert t.refusal("witches", "transform D5 to green") is None
    spend(t, "witches")  # the old card is given back, the new one is not BON4
    assert t.refusal("witches", "transform D5 to green") == "TM-6.3"
    t = spade_table("witches", "C4 E9").rich("witches").card("witches", 2).card("engineers", 1).turn("witches")
    t.do("witches", "pass BON4").passes("engineers")
    assert t.p("witches").card == 3
    assert t.refusal("witches", "transform D5 to green") == "TM-6.3"
    t.do("witches", "-SPADE")
    assert t.refusal("witches", "transform D5 to green") is None  # in the next round it does


@rule("TM-17.6")
@pytest.mark.parametrize(
    ("faction", "where", "text"),
    [("dwarves", "E7 C2", "transform F3 to brown"), ("fakirs", "E8 A5", "transform C4 to red")],
)
def test_for_cult_spades_tunnels_and_carpets_do_not_count(faction: str, where: str, text: str) -> None:
    t = spade_table(faction, where).rich(faction).paint("C4", "gray").turn(faction)
    assert t.refusal(faction, text) is None  # in the own turn, at its price
    spend(t, faction).lawful()
    assert t.refusal(faction, text) == "TM-6.3"


@rule("TM-17.7")
def test_cult_spades_count_for_the_abilities_of_halflings_and_alchemists() -> None:
    t = spade_table("halflings", "E2 E6", steps=8).passes("halflings", "engineers")
    assert (t.p("halflings").vp, t.p("halflings").spades) == (22, 2)
    t = spade_table("alchemists", "E1 E5", steps=8).put("alchemists", "E5", "SH")
    t.give("alchemists", bowl1=12, bowl2=0, bowl3=0).turn("alchemists").passes("alchemists", "engineers")
    assert (t.bowls("alchemists"), t.p("alchemists").spades) == ((8, 4, 0), 2)


@rule("TM-17.7", "TM-39.11")
def test_cult_spades_of_acolytes_become_steps() -> None:
    t = spade_table("acolytes", "D7 D6", steps=8).passes("acolytes", "engineers")
    assert (t.asked(), t.p("acolytes").cult_steps, t.s.round) == (["acolytes"], 2, 1)
    t.do("acolytes", "+FIRE", "+EARTH")
    assert (t.p("acolytes").cults, t.s.round) == ([4, 3, 4, 8], 2)


@rule("TM-17.2", "TM-41.12")
@pytest.mark.parametrize("rulings", ["printed", "site"])
def test_riverwalkers_decide_about_the_priests_of_the_reward_before_the_income(rulings: str) -> None:
    t = table("riverwalkers", "engineers", engineers="A2 I3", scoring="SCORE3,SCORE4,SCORE6,SCORE2,SCORE5,SCORE7",
              rulings=rulings)  # fmt: skip
    t.p("riverwalkers").cults = [0, 8, 0, 0]
    t.give("riverwalkers", coins=9, priests=0, workers=0).turn("riverwalkers").passes("riverwalkers", "engineers")
    assert (t.s.round, t.asked(), t.p("riverwalkers").unlocks_due) == (1, ["riverwalkers"], 2)
    t.do("riverwalkers", "unlock-terrain gain-priest")
    assert (t.p("riverwalkers").workers, t.p("riverwalkers").priests) == (0, 1)
    t.do("riverwalkers", "unlock-terrain black")
    assert (t.s.round, t.p("riverwalkers").limit, t.p("riverwalkers").workers) == (2, 2, 3)


# --- clean-up ----------------------------------------------------------------------------------


@rule("TM-17.8")
def test_clean_up_removes_all_action_tokens() -> None:
    t = table("auren", "engineers", auren="C4 E9", engineers="A2 I3").rich("auren").put("auren", "E9", "SH")
    t.favor("auren", 6).card("auren", 2).turn("auren")
    uses: list[tuple[str, list[str]]]
    uses = [("ACT4", []), ("ACTA", ["+FIRE"]), ("FAV6", ["+FIRE"]), ("BON2", ["+AIR"])]
    for name, use in uses:
        t.turn("auren").do("auren", f"action {name}", *use)
    t.turn("auren")
    assert [t.refusal("auren", f"action {name}") for name, _ in uses] == ["TM-4.6", "TM-4.7", "TM-4.7", "TM-4.7"]
    t.pass_all()
    assert (t.s.spaces, t.p("auren").used, t.p("auren").passed) == (0, 0, 0)
    t.rich("auren").card("auren", 2).turn("auren")
    assert [t.refusal("auren", f"action {name}") for name, _ in uses] == [None] * 4


@rule("TM-17.9", "TM-43.39")
def test_clean_up_puts_a_coin_on_each_card_nobody_holds() -> None:
    t = table("witches", "engineers", witches="C4 E9", engineers="A2 I3")
    assert (t.s.cards, t.s.card_coins[:6]) == (0b11100, [0, 0, 1, 1, 1, 0])  # after setup
    t.turn("witches").do("witches", "pass BON3").do("engineers", "pass BON4")
    assert (t.s.round, t.s.cards) == (2, 0b10011)
    assert t.s.card_coins[:6] == [1, 1, 0, 0, 2, 0]  # coins already there stay
    t.do("witches", "pass BON1").do("engineers", "pass BON2")
    assert t.s.card_coins[:6] == [0, 0, 1, 1, 3, 0]


@rule("TM-43.39", "TM-17.9")
def test_no_coin_is_put_on_cards_after_round_6() -> None:
    t = table("witches", "engineers", witches="C4 E9", engineers="A2 I3").round(5).turn("witches")
    t.passes("witches", "engineers")
    coins = t.s.card_coins[:]
    t.passes("witches", "engineers")
    assert t.s.over()
    assert t.s.card_coins == coins


@rule("TM-43.40")
def test_on_the_site_the_coins_come_at_the_start_of_each_round() -> None:
    t = table("witches", "engineers", witches="C4 E9", engineers="A2 I3", rulings="site", scoring=SPADES)
    assert t.s.card_coins[:6] == [0, 0, 1, 1, 1, 0]
    t.p("witches").cults = changed(t.p("witches").cults, AIR, 4)
    t.turn("witches").do("witches", "pass BON3").do("engineers", "pass BON4")
    assert (t.s.round, t.s.card_coins[:6]) == (1, [0, 0, 0, 0, 1, 0])  # the spade comes first
    t.do("witches", "-SPADE")
    assert (t.s.round, t.s.card_coins[:6]) == (2, [1, 1, 0, 0, 2, 0])


@rule("TM-17.10")
def test_clean_up_makes_the_tile_of_the_next_round_current() -> None:
    t = table("witches", "engineers", witches="C4 E9", engineers="A2 I3",
              scoring="SCORE3,SCORE6,SCORE4,SCORE2,SCORE5,SCORE7").rich()  # fmt: skip
    t.paint("F6", "green").turn("witches").do("witches", "build F6")
    assert t.p("witches").vp == 22  # SCORE3: a dwelling
    t.turn("witches").pass_all().rich().turn("witches").do("witches", "upgrade F6 to TP")
    assert t.p("witches").vp == 25  # SCORE6: a trading house
    t.paint("D7", "green").turn("witches").do("witches", "build D7")
    assert t.p("witches").vp == 25  # SCORE3 is over


@rule("TM-17.11")
def test_the_game_ends_when_all_have_passed_in_round_6() -> None:
    t = table("witches", "engineers", witches="C4 E9", engineers="A2 I3").round(5).turn("witches")
    t.passes("witches", "engineers")
    assert (t.s.round, t.s.over()) == (6, False)
    t.passes("witches")
    vp = t.p("witches").vp
    assert not t.s.over()
    t.passes("engineers")
    assert (t.s.over(), t.s.round, t.asked()) == (True, 6, [])
    assert t.p("witches").vp > vp  # the final scoring
    assert t.refusal("witches", "pass") == "K-7"


@rule_cases({"TM-17.5": "printed", "TM-17.2": "site"})
def test_everything_of_the_cult_bonus_is_settled_before_the_next_round(clause: str, case: str) -> None:
    t = spade_table("witches", "C4 E9", steps=8, rulings=case).passes("witches", "engineers")
    assert (t.s.round, t.asked()) == (1, ["witches"])
    t.do("witches", "-SPADE")
    assert (t.s.round, t.asked()) == (1, ["witches"])
    t.do("witches", "-SPADE")
    assert (t.s.round, t.asked()) == (2, ["witches"])
