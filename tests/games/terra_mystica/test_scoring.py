"""Chapter 17, second part: the final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from demiurge.games.terra_mystica import scoring, sources
from demiurge.kernel.data import changed
from tests.games.terra_mystica.table import Table, table
from tests.rules import rule, rule_cases

FOUR = ("engineers", "witches", "halflings", "darklings")
HOMES = {"engineers": "A2 I3", "witches": "A10 I11", "halflings": "E2 E6", "darklings": "A13 E5"}


def last_round(*factions: str, **options: Any) -> Table:
    """These factions in round 6 on an empty map; nobody owns anything but 20 VP, the last one a worker."""
    t = table(*(factions or FOUR), start={f: HOMES[f] for f in factions or FOUR if f in HOMES}, **options).round(6)
    t.s.building, t.s.owner, t.s.empty = [0] * len(t.s.building), [-1] * len(t.s.owner), t.s.game.board.land
    for p in t.s.players:
        p.at, p.built, p.cults = [0] * 6, [0] * 6, [0] * 4
        p.coins = p.workers = p.priests = p.bowl1 = p.bowl2 = p.bowl3 = 0
        p.card, p.vp = -1, 20
    t.s.players[-1].workers = 1  # so that there is something to choose
    return t.refresh()


def finish(t: Table) -> Table:
    """Everybody passes, the last player first."""
    t.turn(t.s.faction(t.s.players[-1]).name)
    while not t.s.over():
        t.passes(t.asked()[0])
    return t


def points(t: Table, source: str) -> dict[str, int]:
    """What each faction scored from a source."""
    found = {t.s.faction(p).name: 0 for p in t.s.players}
    for event in t.play.journal.events:
        if event.kind == "vp" and sources.NAMES[event.data[-1]] == source:
            found[t.s.faction(t.s.players[event.seat]).name] += event.data[-2]
    return found


# --- cults -------------------------------------------------------------------------------------


@rule("TM-17.12")
@pytest.mark.parametrize("track", range(4))
def test_places_1_2_3_of_each_cult_track_score_8_4_2(track: int) -> None:
    t = last_round()
    for steps, faction in zip((3, 9, 1, 6), FOUR):
        t.p(faction).cults = changed(t.p(faction).cults, track, steps)
    finish(t)
    assert points(t, ("fire", "water", "earth", "air")[track]) == dict(zip(FOUR, (2, 8, 0, 4)))
    assert [t.p(f).vp for f in FOUR] == [22, 28, 20, 24]


@rule("TM-17.12")
def test_the_four_tracks_score_each_for_itself() -> None:
    t = last_round("engineers", "witches")
    t.p("engineers").cults, t.p("witches").cults = [5, 1, 0, 3], [4, 2, 0, 3]
    finish(t)
    assert (t.p("engineers").vp, t.p("witches").vp) == (20 + 8 + 4 + 6, 20 + 4 + 8 + 6)


@rule("TM-17.16")
def test_a_player_on_step_0_scores_nothing() -> None:
    t = last_round()
    t.p("witches").cults = changed(t.p("witches").cults, 0, 1)
    t.p("halflings").cults = changed(t.p("halflings").cults, 0, 2)
    assert points(finish(t), "fire") == dict(zip(FOUR, (0, 4, 8, 0)))


@rule("TM-17.16")
def test_a_player_without_a_structure_has_no_area() -> None:
    t = last_round("engineers", "witches")
    assert [scoring.area(t.s, p) for p in t.s.players] == [0, 0]
    assert points(finish(t), "network") == {"engineers": 0, "witches": 0}


@rule("TM-17.15")
@pytest.mark.parametrize(
    ("steps", "shared"),
    [
        ((7, 7, 3, 1), (6, 6, 2, 0)), ((7, 5, 5, 1), (8, 3, 3, 0)), ((7, 5, 3, 3), (8, 4, 1, 1)),
        ((5, 5, 5, 1), (4, 4, 4, 0)), ((5, 5, 5, 5), (3, 3, 3, 3)), ((7, 3, 3, 3), (8, 2, 2, 2)),
        ((5, 5, 3, 3), (6, 6, 1, 1)), ((5, 5, 0, 0), (6, 6, 0, 0)), ((0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)  # fmt: skip
def test_tied_players_share_the_points_of_their_places_rounded_down(
    steps: tuple[int, ...], shared: tuple[int, ...]
) -> None:
    t = last_round()
    for faction, n in zip(FOUR, steps):
        t.p(faction).cults = changed(t.p(faction).cults, 1, n)
    assert points(finish(t), "water") == dict(zip(FOUR, shared))


# --- area --------------------------------------------------------------------------------------


@rule("TM-17.13")
def test_places_1_2_3_of_the_largest_area_score_18_12_6() -> None:
    t = last_round().put("engineers", "A1 A2").put("witches", "A4 A5 A6 B2").put("halflings", "I1 I2 I3")
    t.put("darklings", "E1")
    assert points(finish(t), "area") == dict(zip(FOUR, (6, 18, 12, 0)))
    assert [t.p(f).vp for f in FOUR] == [26, 38, 32, 20]


@rule("TM-17.13")
def test_the_largest_group_counts_not_all_structures() -> None:
    t = last_round("engineers", "witches").put("engineers", "A1 A2 E1 E2 I11 I12").put("witches", "A4 A5 A6")
    assert points(finish(t), "area") == {"engineers": 12, "witches": 18}


@rule("TM-17.13", "TM-17.14")
@pytest.mark.parametrize(("ship", "area"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_structures_are_connected_over_as_many_river_cells_as_the_shipping_level(ship: int, area: int) -> None:
    t = last_round("engineers", "witches").put("engineers", "A2 C1 E5").put("witches", "I11 I12 H8")
    t.give("engineers", ship=ship)  # A2 to C1 over one cell, C1 to E5 over two
    engineers, witches = {1: (12, 18), 2: (12, 18), 3: (15, 15)}[area]
    assert points(finish(t), "area") == {"engineers": engineers, "witches": witches}
    other = last_round("engineers", "witches").put("engineers", "A2 C1 E5").put("witches", "I11 I12")
    other.give("engineers", ship=ship)
    engineers, witches = {1: (12, 18), 2: (15, 15), 3: (18, 12)}[area]
    assert points(finish(other), "area") == {"engineers": engineers, "witches": witches}


@rule("TM-17.13", "TM-16.8")
def test_a_bridge_connects_for_the_area() -> None:
    t = last_round("engineers", "witches").put("engineers", "C2 D4").put("witches", "I11").bridge("witches", "C2:D4")
    assert points(finish(t), "area") == {"engineers": 18, "witches": 12}
    t = last_round("engineers", "witches").put("engineers", "C2 D4").put("witches", "I11")
    assert points(finish(t), "area") == {"engineers": 15, "witches": 15}


@rule("TM-17.14", "TM-5.8")
def test_for_the_area_bon4_does_not_count() -> None:
    t = last_round("engineers", "witches").put("engineers", "A2 C1").put("witches", "I11")
    t.give("engineers", card=3)
    assert points(finish(t), "area") == {"engineers": 15, "witches": 15}


@rule("TM-17.14", "TM-28.12")
def test_for_the_area_dwarves_use_tunnels_over_one_hex() -> None:
    t = last_round("dwarves", "witches").put("dwarves", "A1 A3 A5").put("witches", "I11 I12")
    assert points(finish(t), "area") == {"dwarves": 18, "witches": 12}
    assert t.p("dwarves").vp == 38  # nothing is paid, and nothing scored for it
    t = last_round("dwarves", "witches").put("dwarves", "A1 A4 A7").put("witches", "I11 I12")
    assert points(finish(t), "area") == {"dwarves": 12, "witches": 18}


@rule("TM-17.14", "TM-30.12")
@pytest.mark.parametrize(("flight", "far"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_for_the_area_fakirs_use_their_carpet_range(flight: int, far: int) -> None:
    for distance, scored in ((far, 18), (far + 1, 12)):
        t = last_round("fakirs", "witches").put("fakirs", "A1").put("fakirs", f"A{1 + distance}")
        t.put("fakirs", f"A{1 + 2 * distance}").put("witches", "I11 I12").give("fakirs", flight=flight)
        assert points(finish(t), "area")["fakirs"] == scored


@rule("TM-17.15")
@pytest.mark.parametrize(("tied", "shared"), [(2, 15), (3, 12), (4, 9)])
def test_the_points_of_the_area_are_shared_too(tied: int, shared: int) -> None:
    t = last_round()
    for faction, where in list(zip(FOUR, ("A1 A2", "A4 A5", "A7 A8", "A10 A11")))[:tied]:
        t.put(faction, where)
    assert points(finish(t), "area") == dict(zip(FOUR, [shared] * tied + [0] * (4 - tied)))


# --- resources ---------------------------------------------------------------------------------


@rule("TM-17.17")
@pytest.mark.parametrize(
    ("coins", "workers", "priests", "bowls", "scored", "left"),
    [
        (2, 0, 0, (0, 0, 0), 0, 2), (3, 0, 0, (0, 0, 0), 1, 0), (5, 0, 0, (0, 0, 0), 1, 2), (0, 3, 0, (0, 0, 0), 1, 0),
        (0, 0, 3, (0, 0, 0), 1, 0), (0, 0, 0, (0, 0, 3), 1, 0), (0, 0, 0, (9, 0, 0), 0, 0), (0, 0, 0, (0, 6, 0), 1, 0),
        (0, 0, 0, (0, 7, 0), 1, 0), (0, 0, 0, (0, 5, 0), 0, 2), (1, 1, 1, (0, 0, 0), 1, 0), (4, 2, 1, (3, 5, 2), 3, 2),
    ],
)  # fmt: skip
def test_all_resources_become_coins_and_each_3_coins_a_point(
    coins: int, workers: int, priests: int, bowls: tuple[int, int, int], scored: int, left: int
) -> None:
    t = last_round("engineers", "witches").give("engineers", coins=coins, workers=workers, priests=priests)
    t.give("engineers", bowl1=bowls[0], bowl2=bowls[1], bowl3=bowls[2])
    finish(t)
    assert points(t, "resources") == {"engineers": scored, "witches": 0}
    assert (t.p("engineers").vp, t.goods("engineers")) == (20 + scored, (left, 0, 0))
    burnt = bowls[1] // 2
    assert t.bowls("engineers") == (bowls[0] + bowls[2] + burnt, bowls[1] % 2, 0)


@rule("TM-17.17", "TM-23.9")
def test_alchemists_score_a_point_for_each_2_coins() -> None:
    t = last_round("alchemists", "witches").give("alchemists", coins=2, workers=2, bowl2=3).give("witches", coins=4)
    finish(t)
    assert points(t, "resources") == {"alchemists": 2, "witches": 1}
    assert t.p("alchemists").coins == 1


# --- the extra tile ----------------------------------------------------------------------------


@rule("TM-17.18")
def test_the_extra_tile_scores_18_12_6_with_ties_and_nothing_for_0() -> None:
    t = last_round(final="building-on-edge").put("engineers", "A1 A2").put("witches", "A4").put("halflings", "I1")
    t.put("darklings", "E5")
    assert points(finish(t), "final tile") == dict(zip(FOUR, (18, 9, 9, 0)))
    t = last_round(final="building-on-edge").put("engineers", "A1").put("witches", "A3 A4").put("halflings", "I1 I2 I3")
    assert points(finish(t), "final tile") == dict(zip(FOUR, (6, 12, 18, 0)))
    without = last_round().put("engineers", "A1", "SH").put("engineers", "A2", "SA")  # without the option
    assert points(finish(without), "final tile") == dict.fromkeys(FOUR, 0)


def final_tile(tile: str, engineers: str, witches: str, ship: int = 0, **options: Any) -> tuple[int, int]:
    """What Engineers and Witches score with these structures ("A1 A2:SH"); the Witches' shipping is 1."""
    t = last_round("engineers", "witches", final=tile, **options).give("engineers", ship=ship).give("witches", ship=1)
    for faction, structures in (("engineers", engineers), ("witches", witches)):
        for structure in structures.split():
            t.put(faction, structure.split(":")[0], (structure + ":D").split(":")[1])
    found = points(finish(t), "final tile")
    return found["engineers"], found["witches"]


@rule("TM-17.19")
def test_connected_distance_is_the_greatest_distance_within_a_network() -> None:
    tile = "connected-distance"
    assert final_tile(tile, "A1 A2 A3 A4", "I1 I2 I3 I4") == (15, 15)
    assert final_tile(tile, "A1 A2 A3 A4 A5", "I1 I2 I3 I4") == (18, 12)
    assert final_tile(tile, "A1 A2 A3 A10 A12", "I1 I2 I3 I4") == (12, 18)  # far away, but not connected
    assert final_tile(tile, "A4 A5 B2 B3", "I1 I2 I3") == (15, 15)  # A4 to B3
    assert final_tile(tile, "A2 C1", "I1 I2 I3", ship=1) == (15, 15)  # over the river, as the crow flies
    assert final_tile(tile, "A2 C1", "I1 I2 I3", ship=0) == (0, 18)


@rule("TM-17.20")
def test_connected_sa_sh_distance_is_that_of_stronghold_and_sanctuary_in_one_network() -> None:
    tile = "connected-sa-sh-distance"
    assert final_tile(tile, "A1:SH A2 A3:SA", "I1:SA I2 I3:SH") == (15, 15)
    assert final_tile(tile, "A1:SH A2 A3 A4:SA A5 A6", "I1:SA I2 I3:SH") == (18, 12)
    assert final_tile(tile, "A1:SH A2:SA A3 A4", "I1:SA I2 I3:SH") == (12, 18)
    assert final_tile(tile, "A1:SH A3:SA", "I1:SA I2 I3:SH") == (0, 18)  # not connected
    assert final_tile(tile, "A1:SH A2 A3 A4", "I1:SA I2 I3:SH") == (0, 18)  # no sanctuary
    assert final_tile(tile, "A2:SH C1:SA", "I1:SA I2 I3:SH", ship=1) == (15, 15)


@rule("TM-17.21")
def test_building_on_edge_counts_the_map_edge_hexes_of_one_network() -> None:
    tile = "building-on-edge"
    assert final_tile(tile, "A1 A2 A3", "I1 I2 I3") == (15, 15)
    assert final_tile(tile, "A1 A2 A5 A6", "I1 I2 I3") == (12, 18)  # two networks of two
    assert final_tile(tile, "A5 B2 B3 C2 E5", "I1 I2") == (12, 18)  # only A5 lies on the edge
    assert final_tile(tile, "A2 A3 C1 D1", "I1 I2", ship=1) == (18, 12)  # D1 too, joined over the river


@rule("TM-17.22")
def test_connected_clusters_counts_the_groups_of_one_network() -> None:
    tile = "connected-clusters"
    assert final_tile(tile, "A2 C1", "I11 I12", ship=1) == (18, 12)
    assert final_tile(tile, "A2 C1", "I11 I12", ship=0) == (15, 15)
    assert final_tile(tile, "A1 A2 C1 D2", "F4 G3 H4", ship=1) == (15, 15)  # two clusters each
    assert final_tile(tile, "A1:TP A2 C1:TE D2", "F4:SH G3:TP H4:TP", ship=1) == (15, 15)
    assert final_tile(tile, "A2 C1 C2", "F4 G3 H4", ship=1) == (18, 12)  # three
    assert final_tile(tile, "A2 C1 I4 I6", "F4 H4", ship=1) == (15, 15)  # two networks do not add up
    t = last_round("engineers", "witches", final=tile).put("witches", "F4 G3 H4").give("witches", ship=1)
    assert scoring.extra(t.s, t.seat("witches")) == 2


@rule_cases({"TM-43.35": ("printed", 18), "TM-43.36": ("site", 15)})
def test_the_connection_of_the_mermaids_joins_clusters_on_the_site_only(clause: str, case: tuple[str, int]) -> None:
    rulings, scored = case
    t = last_round("mermaids", "witches", final="connected-clusters", rulings=rulings).put("mermaids", "C2 C3")
    t.put("witches", "I11")
    t.s.rivers = 1 << 9
    assert points(finish(t), "final tile")["mermaids"] == scored


@rule_cases({"TM-43.35": ("printed", 12), "TM-43.36": ("site", 15)})
def test_the_connection_of_the_mermaids_counts_for_networks_on_the_site_only(
    clause: str, case: tuple[str, int]
) -> None:
    rulings, scored = case
    t = last_round("mermaids", "witches", rulings=rulings).put("mermaids", "C2 C3").put("witches", "I11 I12")
    t.give("mermaids", ship=0).s.rivers = 1 << 9
    assert points(finish(t), "area")["mermaids"] == scored


# --- the winner --------------------------------------------------------------------------------


@rule("TM-17.23")
def test_the_player_with_the_most_points_wins() -> None:
    t = last_round()
    for vp, faction in zip((70, 101, 100, 33), FOUR):
        t.give(faction, vp=vp)
    finish(t)
    assert t.s.scores() == [70, 101, 100, 33]
    assert t.s.ranking() == [[1], [2], [0], [3]]


@rule("TM-17.24")
def test_players_tied_for_most_points_share_the_victory() -> None:
    t = last_round()
    for vp, faction in zip((70, 101, 101, 33), FOUR):
        t.give(faction, vp=vp)
    assert finish(t).s.ranking() == [[1, 2], [0], [3]]


@rule("TM-17.25")
def test_points_come_from_these_sources_and_are_lost_by_leech() -> None:
    t = table("witches", "engineers", witches="C4 E9", engineers="A2 I3",
              scoring="SCORE5,SCORE4,SCORE6,SCORE2,SCORE3,SCORE7", cards="BON9 BON2 BON3 BON4 BON5").rich()  # fmt: skip
    t.put("engineers", "F6 D7", "TP").favor("witches", 11).card("witches", 9).paint("E10", "green").turn("witches")
    t.give("engineers", bowl1=5).do("witches", "build E10").do("engineers", "leech 4 from witches")
    t.turn("witches").do("witches", "advance ship").turn("witches").do("witches", "advance dig")
    t.give("witches", towns_due=1).do("witches", "+TW2").round(6).turn("witches").passes("witches", "engineers")
    assert t.s.over()
    scored = {source: points(t, source)["witches"] for source in sources.NAMES}
    cults = {"fire": 0, "water": 0, "earth": 0, "air": 8}
    assert scored == {
        "start": 20, "scoring tile": 2, "bonus card": 3, "favor tile": 2, "town": 7, "shipping": 2, "spade track": 6,
        "faction": 5, "leech": 0, "conversion": 0, **cults, "area": 18, "final tile": 0,
        "resources": scored["resources"], "adjusted": 0,
    }  # fmt: skip
    assert scored["resources"] > 0
    assert t.p("witches").vp == sum(scored.values())
    assert points(t, "leech") == {"witches": 0, "engineers": -3}
    assert t.p("engineers").vp == sum(points(t, source)["engineers"] for source in sources.NAMES)
