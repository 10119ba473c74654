"""Chapter 10 and the first part of chapter 11: power actions and special actions."""

from __future__ import annotations

from typing import Any

import pytest

from demiurge.games.terra_mystica.actions import FACTIONS, SPECIALS
from demiurge.games.terra_mystica.boards import HEXES, hex_name
from demiurge.games.terra_mystica.vocabulary import TERRAINS
from demiurge.kernel.data import changed
from tests.games.terra_mystica.table import Table, table
from tests.rules import rule, rule_cases


def power_table(bowl2: int = 0, bowl3: int = 0, **options: Any) -> Table:
    """Witches to move with this power and nothing else, against Engineers."""
    t = table("witches", "engineers", witches="C4 E9", engineers="A2 I9", **options)
    return t.give("witches", bowl1=0, bowl2=bowl2, bowl3=bowl3, coins=0, workers=0, priests=0).turn("witches")


# --- power actions -----------------------------------------------------------------------------


@rule_cases({
    "TM-10.3": ("ACT1", 3, (0, 0, 0), ["bridge C4:D5"]),
    "TM-10.4": ("ACT2", 3, (0, 0, 1), []),
    "TM-10.5": ("ACT3", 4, (0, 2, 0), []),
    "TM-10.6": ("ACT4", 4, (7, 0, 0), []),
    "TM-10.7": ("ACT5", 4, (0, 0, 0), ["transform D6 to yellow"]),
    "TM-10.8": ("ACT6", 6, (0, 0, 0), ["transform D7 to brown"]),
})  # fmt: skip
def test_a_power_action_costs_its_power_and_gives_its_gain(
    clause: str, case: tuple[str, int, tuple[int, int, int], list[str]]
) -> None:
    name, price, gain, use = case
    assert power_table(bowl3=price - 1).refusal("witches", f"action {name}") == "TM-10.1"
    t = power_table(bowl3=price + 1).do("witches", f"action {name}")
    assert t.bowls("witches") == (price, 0, 1)
    assert t.goods("witches") == gain
    assert (t.refusal("witches", "done") == "TM-4.8") == bool(use)
    t.do("witches", *use)
    assert t.refusal("witches", "done") is None
    assert (t.goods("witches"), t.p("witches").vp) == (gain, 20)
    assert t.refusal("witches", "action ACT2") == "TM-4.1"  # it was the action


@rule("TM-10.3")
def test_act1_builds_one_bridge_and_no_more() -> None:
    t = power_table(bowl3=4).do("witches", "action ACT1")
    assert {text for text in t.answers("witches") if text.startswith("bridge")} == {"bridge C4:D5", "bridge D6:E9"}
    assert t.refusal("witches", "-BRIDGE") == "TM-16.7"  # a place there was, so it is built
    t.do("witches", "bridge D6:E9")
    assert (len(t.s.bridges), t.p("witches").bridges_left) == (1, 2)
    assert t.refusal("witches", "bridge C4:D5") == "TM-16.7"


@rule("TM-10.4", "TM-1.8")
def test_a_priest_of_act2_above_the_limit_is_lost() -> None:
    t = power_table(bowl3=3).give("witches", priests=7).do("witches", "action ACT2")
    assert (t.p("witches").priests, t.bowls("witches")) == (7, (3, 0, 0))


@rule("TM-10.7", "TM-10.8")
@pytest.mark.parametrize(("name", "spades", "where"), [("ACT5", 1, "A11"), ("ACT6", 2, "D7")])
def test_the_spades_of_a_power_action_are_for_transform_and_build(name: str, spades: int, where: str) -> None:
    t = power_table(bowl3=6).put("witches", "A10").give("witches", workers=1, coins=2).turn("witches")
    t.do("witches", f"action {name}")
    assert t.p("witches").spades == spades
    t.lawful().do("witches", f"transform {where} to green")
    assert (t.p("witches").spades, t.goods("witches")) == (0, (2, 1, 0))
    t.lawful().do("witches", f"build {where}")
    assert (t.p("witches").built[1], t.goods("witches")) == (4, (0, 0, 0))


@rule("TM-10.8", "TM-6.15")
def test_the_two_spades_of_act6_may_go_on_two_hexes() -> None:
    t = power_table(bowl3=6).put("witches", "A10").paint("D7", "blue").turn("witches")
    t.do("witches", "action ACT6", "transform A11 to green", "transform D7 to green")
    assert t.p("witches").spades == 0


@rule("TM-10.1")
def test_a_used_space_is_marked_for_all_until_clean_up() -> None:
    t = power_table(bowl3=12).give("engineers", bowl3=12).do("witches", "action ACT3", "done")
    assert t.s.spaces == 0b000100
    assert t.refusal("engineers", "action ACT3") == "TM-4.6"
    assert "action ACT3" not in t.answers("engineers")
    assert t.refusal("engineers", "action ACT4") is None
    t.do("engineers", "action ACT4", "done")
    assert t.s.spaces == 0b001100
    t.turn("witches")
    assert t.refusal("witches", "action ACT3") == "TM-4.6"
    assert t.refusal("witches", "action ACT4") == "TM-4.6"
    t.pass_all()
    assert (t.s.round, t.s.spaces) == (2, 0)
    assert t.refusal(t.asked()[0], "action ACT3") is None


@rule("TM-10.2")
def test_what_lacks_in_bowl_iii_is_sacrificed() -> None:
    assert power_table(bowl2=5, bowl3=1).refusal("witches", "action ACT3") == "TM-10.1"
    t = power_table(bowl2=6, bowl3=1).do("witches", "action ACT3")
    assert (t.bowls("witches"), t.goods("witches")) == ((4, 0, 0), (0, 2, 0))
    t = power_table(bowl2=9, bowl3=1).do("witches", "action ACT3")
    assert t.bowls("witches") == (4, 3, 0)
    t = power_table(bowl2=9, bowl3=4).do("witches", "action ACT3")
    assert t.bowls("witches") == (4, 9, 0)  # nothing lacked


@rule("TM-10.2", "TM-43.11")
def test_on_the_site_power_is_sacrificed_by_a_command_of_its_own() -> None:
    t = power_table(bowl2=7, bowl3=1, rulings="site", leech="deferred")
    assert t.refusal("witches", "action ACT3") == "TM-10.1"
    t.do("witches", "burn 1", "burn 1", "burn 1")
    assert t.bowls("witches") == (0, 1, 4)
    assert t.refusal("witches", "burn 1") == "TM-13.4"
    t.do("witches", "action ACT3")
    assert t.bowls("witches") == (4, 1, 0)


@rule("TM-10.9")
def test_act1_needs_a_bridge_and_a_place_for_it() -> None:
    t = power_table(bowl3=3)
    assert t.refusal("witches", "action ACT1") is None
    t.give("witches", bridges_left=0)
    assert t.refusal("witches", "action ACT1") == "TM-10.9"
    t = table("witches", "engineers", witches="A10 I11", engineers="A2 I9").give("witches", bowl3=3).turn("witches")
    assert t.refusal("witches", "action ACT1") == "TM-10.9"  # no bridge starts from these hexes
    assert t.refusal("witches", "action ACT2") is None
    t.put("witches", "C4")
    assert t.refusal("witches", "action ACT1") is None
    t.bridge("engineers", "C4:D5")
    assert t.refusal("witches", "action ACT1") == "TM-10.9"  # the only place is taken


# --- special actions ---------------------------------------------------------------------------


@rule("TM-11.1")
@pytest.mark.parametrize("name", ["FAV6", "BON1", "BON2"])
def test_a_special_action_needs_its_tile_or_card(name: str) -> None:
    t = power_table().give("engineers", priests=0).card("witches", 3).card("engineers", 5).turn("witches")
    assert t.refusal("witches", f"action {name}") == "TM-11.1"
    assert f"action {name}" not in t.answers("witches")
    t.favor("witches", 6) if name == "FAV6" else t.card("witches", int(name[-1]))
    assert f"action {name}" in t.answers("witches")
    others = {"FAV6", "BON1", "BON2"} - {name}
    assert {t.refusal("witches", f"action {other}") for other in others} == {"TM-11.1"}


@rule("TM-11.1", "TM-4.7")
@pytest.mark.parametrize(("name", "use"), [("FAV6", "+FIRE"), ("BON1", "-SPADE"), ("BON2", "+AIR")])
def test_a_used_special_action_is_marked_until_clean_up(name: str, use: str) -> None:
    t = power_table(bowl3=1).favor("witches", 6).card("witches", 2 if name == "BON2" else 1).turn("witches")
    t.do("witches", f"action {name}", use)
    assert t.refusal("witches", f"action {name}") == "TM-4.1"
    t.turn("witches")
    assert t.refusal("witches", f"action {name}") == "TM-4.7"
    assert f"action {name}" not in t.answers("witches")
    other = "FAV6" if name != "FAV6" else "BON1"
    assert t.refusal("witches", f"action {other}") is None  # one token marks one space
    t.pass_all()
    assert t.p("witches").used == 0
    t.card("witches", 2 if name == "BON2" else 1).turn("witches")
    assert t.refusal("witches", f"action {name}") is None


@rule("TM-11.1")
def test_the_effects_of_the_three_special_actions() -> None:
    for name, card, effect in (("FAV6", 3, (1, 0)), ("BON2", 2, (1, 0)), ("BON1", 1, (0, 1))):
        t = power_table().favor("witches", 6).card("witches", card).turn("witches").do("witches", f"action {name}")
        p = t.p("witches")
        assert (p.cult_steps, p.spades) == effect
        assert (t.bowls("witches"), t.goods("witches"), p.vp) == ((0, 0, 0), (0, 0, 0), 20)


HOMES = {
    "auren": "E9 C4", "chaosmagicians": "D4", "engineers": "E7 C2", "giants": "D4 D6", "nomads": "E8 F3 D3",
    "swarmlings": "D2 E4", "witches": "E9 C4", "shapeshifters": "", "dwarves": "E7 C2", "mermaids": "D2 E4",
    "fakirs": "E8 F3", "alchemists": "E1 E5", "darklings": "E1 E5", "cultists": "E2 E6", "halflings": "E2 E6",
}  # fmt: skip
ACTIONS = {
    "auren": ["ACTA"], "chaosmagicians": ["ACTC"], "engineers": ["ACTE"], "giants": ["ACTG"], "nomads": ["ACTN"],
    "swarmlings": ["ACTS"], "witches": ["ACTW"], "shapeshifters": ["ACTH5", "ACTH6"],
}  # fmt: skip


def faction_table(faction: str, stronghold: bool, **options: Any) -> Table:
    """The faction with plenty of everything, against another far away."""
    other = "halflings" if faction != "halflings" and faction != "cultists" else "auren"
    homes = {faction: HOMES.get(faction, ""), other: "H7 I8" if other == "halflings" else "I11 I6"}
    t = table(faction, other, start=homes, **options).rich(faction)
    if stronghold:
        own = t.s.owner.index(t.seat(faction))
        t.put(faction, hex_name(own), "SH", TERRAINS[t.s.terrain[own]])
        if faction in ("swarmlings", "chaosmagicians"):
            t.put(faction, "H4" if faction == "swarmlings" else "I5")
    return t.turn(faction)


def own_actions(t: Table, faction: str) -> set[str]:
    return {text[7:] for text in t.answers(faction) if text.startswith("action ACT") and not text[-1:].isdigit()} | {
        name for name in ("ACTH5", "ACTH6") if f"action {name}" in t.answers(faction)
    }


@rule("TM-11.2")
@pytest.mark.parametrize("faction", FACTIONS)
def test_these_strongholds_and_no_others_give_special_actions(faction: str) -> None:
    without = faction_table(faction, False)
    assert own_actions(without, faction) == ({"ACTE"} if faction == "engineers" else set())
    for name in ACTIONS.get(faction, []):
        assert without.refusal(faction, f"action {name}") == (None if name == "ACTE" else "TM-11.2")
    t = faction_table(faction, True)
    assert own_actions(t, faction) == set(ACTIONS.get(faction, []))
    for name in SPECIALS[:9]:
        assert t.refusal(faction, f"action {name}") == (None if name in ACTIONS.get(faction, []) else "TM-11.2")


USES = {
    "ACTA": ["+FIRE"], "ACTC": ["send p to FIRE for 1", "send p to FIRE for 1"], "ACTE": ["bridge C2:D4"],
    "ACTG": ["transform D5 to red"], "ACTN": ["transform D5 to yellow"], "ACTS": ["upgrade E4 to TP"],
    "ACTW": ["build C3"], "ACTH5": ["pick-color black"], "ACTH6": ["pick-color black"],
}  # fmt: skip


@rule("TM-11.3")
@pytest.mark.parametrize("name", USES)
def test_only_acte_acth5_and_acth6_may_be_used_again_in_the_same_round(name: str) -> None:
    faction = next(f for f, names in ACTIONS.items() if name in names)
    t = faction_table(faction, True).do(faction, f"action {name}", *USES[name])
    assert t.refusal(faction, f"action {name}") == "TM-4.1"  # one action each time
    t.rich(faction).turn(faction)
    again = name in ("ACTE", "ACTH5", "ACTH6")
    assert t.refusal(faction, f"action {name}") == (None if again else "TM-4.7")
    assert (t.p(faction).used != 0) == (not again)
    t.pass_all().rich(faction).turn(faction)
    assert t.refusal(faction, f"action {name}") is None


@rule("TM-24.9", "TM-31.10", "TM-25.10")
def test_what_the_actions_of_auren_giants_and_chaos_magicians_begin() -> None:
    t = faction_table("auren", True).do("auren", "action ACTA")
    assert (t.p("auren").cult_steps, t.p("auren").same_track, t.p("auren").actions) == (2, 1, 0)
    t = faction_table("giants", True).do("giants", "action ACTG")
    assert (t.p("giants").spades, t.p("giants").actions) == (2, 0)
    t = faction_table("chaosmagicians", True).do("chaosmagicians", "action ACTC")
    assert t.p("chaosmagicians").actions == 2


@rule("TM-29.8", "TM-16.5")
def test_acte_costs_two_workers_and_needs_a_bridge_and_a_place() -> None:
    t = faction_table("engineers", False).give("engineers", workers=1)
    assert t.refusal("engineers", "action ACTE") == "TM-4.9"
    t.give("engineers", workers=2).turn("engineers").do("engineers", "action ACTE")
    assert (t.p("engineers").workers, t.p("engineers").bridges_due) == (0, 1)
    t.do("engineers", "bridge C2:D4").give("engineers", workers=9, bridges_left=0).turn("engineers")
    assert t.refusal("engineers", "action ACTE") == "TM-16.5"
    t = table("engineers", "witches", engineers="A2 I3", witches="E9 C4").give("engineers", workers=9).turn("engineers")
    assert t.refusal("engineers", "action ACTE") == "TM-16.1"


@rule("TM-42.10", "TM-42.11", "TM-42.12")
def test_acth5_costs_five_power_and_acth6_five_tokens() -> None:
    t = faction_table("shapeshifters", True).give("shapeshifters", bowl1=1, bowl2=0, bowl3=4)
    assert t.refusal("shapeshifters", "action ACTH5") == "TM-4.9"
    t.do("shapeshifters", "action ACTH6")
    assert t.bowls("shapeshifters") == (0, 0, 0)
    assert t.refusal("shapeshifters", "pick-color brown") == "TM-42.12"  # the Halflings'
    assert t.refusal("shapeshifters", "pick-color red") == "TM-42.12"  # their own
    assert t.refusal("shapeshifters", "done") == "TM-4.8"
    t.do("shapeshifters", "pick-color gray")
    assert t.refusal("shapeshifters", "pick-color black") == "TM-42.10"
    t = faction_table("shapeshifters", True).give("shapeshifters", bowl1=0, bowl2=0, bowl3=4)
    assert t.refusal("shapeshifters", "action ACTH6") == "TM-4.9"
    t.give("shapeshifters", bowl3=5).turn("shapeshifters").do("shapeshifters", "action ACTH5")
    assert t.bowls("shapeshifters") == (5, 0, 0)


@rule("TM-42.13")
def test_the_hexes_under_own_structures_take_the_new_colour() -> None:
    t = faction_table("shapeshifters", True)
    own = [h for h in range(HEXES) if t.s.owner[h] == t.seat("shapeshifters")]
    before = t.s.terrain[:]
    t.do("shapeshifters", "action ACTH5", "pick-color black")
    assert t.p("shapeshifters").home == 2
    assert [h for h in range(HEXES) if t.s.terrain[h] != before[h]] == own
    assert {t.s.terrain[h] for h in own} == {2}


@rule("TM-34.9", "TM-36.9", "TM-35.9")
def test_at_the_table_a_special_action_that_cannot_be_carried_out_is_not_begun() -> None:
    t = table("nomads", "halflings", nomads="A5 B1 B6", halflings="H7 I8").put("nomads", "B1", "SH").turn("nomads")
    assert t.refusal("nomads", "action ACTN") is None
    t.paint("A4 A6", "yellow").paint("A12 B2", "ice").paint("A13 B3", "volcano").turn("nomads")
    assert t.refusal("nomads", "action ACTN") is None  # beside the stronghold there is still a hex
    t.paint("A1 A2", "yellow").turn("nomads")
    assert t.refusal("nomads", "action ACTN") == "TM-34.9"
    t = table("nomads", "halflings", nomads="A5 E8 G7", halflings="H7 I8").put("nomads", "A5", "SH").turn("nomads")
    own = t.p("nomads").at[0]
    beside = [hex_name(h) for h in range(HEXES) if t.s.game.board.near[h] & own and t.s.terrain[h] >= 0]
    t.paint(" ".join(beside), "yellow").turn("nomads")
    assert t.refusal("nomads", "action ACTN") == "TM-34.9"  # brown A1 is far from all of them
    t = table("nomads", "halflings", nomads="A5 B1 B6", halflings="H7 I8", rulings="site").put("nomads", "B1", "SH")
    t.paint("A1 A2 A4 A6 A12 A13 B2 B3", "yellow").turn("nomads")
    assert t.refusal("nomads", "action ACTN") is None  # the site looks only at what is done with it
    t = faction_table("witches", True)
    t.p("witches").built = changed(t.p("witches").built, 1, 8)
    assert t.refusal("witches", "action ACTW") == "TM-36.9"
    t = faction_table("witches", True)
    green = [hex_name(h) for h in range(HEXES) if t.s.terrain[h] == 4 and t.s.empty >> h & 1]
    t.paint(" ".join(green[:-1]), "red").turn("witches")
    assert t.refusal("witches", "action ACTW") is None
    t.paint(green[-1], "red").turn("witches")
    assert t.refusal("witches", "action ACTW") == "TM-36.9"
    t = table("swarmlings", "halflings", swarmlings="D2 E4", halflings="H7 I8").put("swarmlings", "D2", "SH")
    assert t.turn("swarmlings").refusal("swarmlings", "action ACTS") is None
    t.p("swarmlings").built = changed(t.p("swarmlings").built, 2, 4)
    assert t.refusal("swarmlings", "action ACTS") == "TM-35.9"
    t.p("swarmlings").built = changed(t.p("swarmlings").built, 2, 0)
    t.put("swarmlings", "E4", "TP").turn("swarmlings")
    assert t.refusal("swarmlings", "action ACTS") == "TM-35.9"


@rule("TM-41.16")
def test_riverwalkers_use_no_action_that_gives_spades() -> None:
    t = faction_table("riverwalkers", True).card("riverwalkers", 1).turn("riverwalkers")
    for name in ("ACT5", "ACT6", "BON1"):
        assert t.refusal("riverwalkers", f"action {name}") == "TM-41.16"
    assert t.refusal("riverwalkers", "action ACT4") is None


@rule("TM-38.8", "TM-38.11")
def test_yetis_pay_one_less_and_with_the_stronghold_use_taken_spaces() -> None:
    for name, price in {"ACT1": 2, "ACT2": 2, "ACT3": 3, "ACT4": 3, "ACT5": 3, "ACT6": 5}.items():
        t = faction_table("yetis", False).put("yetis", "C5").give("yetis", bowl1=0, bowl2=0, bowl3=price - 1)
        assert t.refusal("yetis", f"action {name}") == "TM-10.1"
        assert f"action {name}" not in t.turn("yetis").answers("yetis")
        t.give("yetis", bowl3=price).turn("yetis").lawful().do("yetis", f"action {name}")
        assert t.bowls("yetis") == (price, 0, 0)
    t.give("yetis", bowl3=12, spades=0).turn("yetis")
    assert t.refusal("yetis", "action ACT6") == "TM-4.6"
    t = faction_table("yetis", True)
    t.s.spaces = 0b111111
    assert t.refusal("yetis", "action ACT6") is None
    t = faction_table("halflings", True)
    t.s.spaces = 0b111111
    assert t.refusal("halflings", "action ACT6") == "TM-4.6"
