"""The rules where numbers are highest: the last civ, the last water, the last building ground, the last territories."""

from __future__ import annotations

import pytest

from demiurge.games.civolution import phases, scoring
from demiurge.games.civolution import vocabulary as v
from tests.games.civolution.table import Table, land, table
from tests.rules import rule

LAST = 3  # the fourth civ
WATERS = {"water-A": "forest-B", "water-D": "forest-D", "water-E": "mountains-E", "water-H": "mountains-E"}


def lone(*places: str, civ: int = LAST) -> Table:
    return table(4).clear().tribe(civ, *places)


@rule("CV-13.9", "CV-13.10", "CV-13.11")
@pytest.mark.parametrize("water", WATERS)
def test_a_boat_on_every_water(water: str) -> None:
    t = lone(f"{WATERS[water]} 2").effect(LAST, {"op": "build", "kind": "boat", "n": 1})
    t.do(LAST, f"boat {water}", f"move {WATERS[water]} 2")
    assert (t.c(LAST).boats, t.raw(LAST, water), t.wild(LAST, water)) == (1 << land(water), 1, (1, 0))
    assert t.s.here == [0, 0, 0, 1 << land(water)]


@rule("CV-7.10", "CV-9.8", "CV-9.12")
@pytest.mark.parametrize("water", WATERS)
def test_a_boat_on_every_water_bears_produces_and_is_unloaded(water: str) -> None:
    t = lone(f"{water} boat").tile("forest-D", "oil").tile("mountains-E", "jade").tile("forest-B", "wood")
    t.effect(LAST, {"op": "procreate", "n": 1}).do(LAST, f"place {water} boat")
    assert (t.wild(LAST, water), t.c(LAST).tribes) == ((2, 0), 18)
    assert t.effect(LAST, {"op": "procreate", "n": 1}).s.over()  # all seats are taken
    t.effect(LAST, {"op": "produce", "n": 1})
    assert (t.s.over(), t.raw(LAST, water)) == (True, 1)  # its notch is full
    wares = {
        "water-A": {"oil", "wood", "papyrus"},
        "water-D": {"oil"},
        "water-E": {"jade"},
        "water-H": {"jade", "wood"},
    }[water]
    t.effect(LAST, {"op": "transport", "n": 1})
    assert t.offered(LAST, "ship") == {f"{water} as {name}" for name in wares}
    first = sorted(wares)[0]
    t.do(LAST, f"ship {water} as {first}")
    assert (t.raw(LAST, water), t.count(LAST, first)) == (0, 1)
    t.effect(LAST, {"op": "produce", "n": 1}).do(LAST, f"produce {water}")
    assert t.raw(LAST, water) == 1
    t.effect(LAST, {"op": "deliver", "n": 1})
    assert t.offered(LAST, "ship") == {f"{water} as {name}" for name in wares}
    t.do(LAST, f"ship {water} as {first}")
    assert (t.raw(LAST, water), t.count(LAST, first)) == (1, 2)
    t.effect(LAST, {"op": "transport", "n": 1}).do(LAST, f"ship {water} as {first}")
    t.effect(LAST, {"op": "deliver", "n": 1}).do(LAST, f"produce {water}")
    assert (t.raw(LAST, water), t.count(LAST, first)) == (1, 3)  # into the notch


@rule("CV-13.14", "CV-13.19", "CV-13.21")
@pytest.mark.parametrize("number", range(1, 8))
def test_statue_and_settlement_on_every_ground(number: int) -> None:
    name = "island" if number == 7 else f"ground-{number}"
    t = lone("swamp-E 2").give(LAST, **dict.fromkeys(v.MATERIALS, 1))
    if number == 7:
        t.tribe(LAST, "water-A boat")
    else:
        t.site("d2", f"building_ground_{number}")
    t.effect(LAST, {"op": "build", "kind": "settlement", "n": 1})
    assert t.offered(LAST, "settlement") == {f"{which} on {name}" for which in range(1, 5)}
    t.do(LAST, f"settlement 3 on {name}").skip("nothing")
    assert (t.s.towns, t.c(LAST).settled) == ([8 if at == number - 1 else 0 for at in range(7)], 4)
    assert t.counts(LAST, "wood stone clay papyrus") == [0, 0, 0, 1]
    t.give(LAST, **dict.fromkeys(v.MATERIALS, 1)).effect(LAST, {"op": "build", "kind": "statue", "n": 1})
    offered = t.offered(LAST, "statue")
    assert {text.split(" of ")[0] for text in offered} == {name}
    assert len(offered) in (2, 3)
    t.do(LAST, f"statue {sorted(offered)[0]}")
    assert t.s.statues == [1 if at == (number - 1) * v.SEATS + LAST else 0 for at in range(7 * v.SEATS)]


@rule("CV-13.5", "CV-13.6")
def test_farms_of_the_last_territories() -> None:
    for name in ("hills-H", "grassland-H", "hills-G"):
        t = lone(f"{name} 2").effect(LAST, {"op": "build", "kind": "farm", "n": 1}).do(LAST, f"farm {name}")
        assert (t.c(LAST).farms, t.count(LAST, "idea")) == (1 << land(name), 1)


@rule("CV-30.2", "CV-30.5", "CV-30.8")
def test_sites_beside_the_last_civ() -> None:
    t = lone("hills-H 2", "mountains-E wild").site("e2", "gorge_2").give(LAST, food=2).give(0, food=2)
    t.run(phases.Phase(5))
    assert [t.count(civ, "food") for civ in (0, LAST)] == [2, 1]
    t = lone("hills-H 2", "grassland-H 2").tribe(LAST, "hills-H 3", weak=True).site("f2", "glacier_1")
    t.run(phases.Phase(5))
    assert (t.at("hills-H 2"), t.at("grassland-H 2")) == ("3 weak", "3 strong")
    t = lone("hills-H 2", "water-H boat", "mountains-E 2").site("e2", "mystic_oak_1").run(phases.Phase(5))
    assert [civ.vp for civ in t.s.civs] == [0, 0, 0, 1 + 2 + 1]


@rule("CV-31.2", "CV-31.3", "CV-31.7")
def test_the_last_civ_is_fed() -> None:
    t = lone("hills-H 2", "hills-H wild", "water-H boat", "grassland-H 2", "grassland-H wild").farm(LAST, "hills-H")
    t.tribe(LAST, "hills-G 2", weak=True).farm(0, "grassland-H").give(LAST, food=9).run(phases.Phase(6))
    wanted = {"hills-H wild": 1, "water-H boat": 1, "grassland-H 2": 1, "grassland-H wild": 2, "hills-G 2": 1}
    assert t.offered(LAST, "feed") == {*wanted, "all"}
    for place, food in wanted.items():
        before = t.count(LAST, "food")
        t.do(LAST, f"feed {place}")
        assert before - t.count(LAST, "food") == food
    t = lone("hills-H 2", "water-H boat").tribe(LAST, "hills-G 2", weak=True).run(phases.Phase(6))
    t.skip("nothing")
    assert (t.at("hills-H 2"), t.wild(LAST, "water-H"), t.at("hills-G 2")) == ("3 weak", (0, 1), "")
    assert (t.c(LAST).tribes, t.s.here[LAST]) == (18, 1 << land("hills-H") | 1 << land("water-H"))


@rule("CV-31.1", "CV-31.6")
def test_every_civ_feeds_its_own_tribes() -> None:
    t = table(2).clear().tribe(0, "forest-B wild").tribe(1, "forest-B wild").give(0, food=2).give(1, food=3)
    t.run(phases.Phase(6)).do(0, "feed all")
    assert (t.s.waiting(), t.offered(1, "feed")) == ([1], {"forest-B wild", "all"})
    t.do(1, "feed forest-B wild")
    assert (t.count(0, "food"), t.count(1, "food"), t.wild(1, "forest-B")) == (0, 1, (1, 0))


@rule("CV-33.10", "CV-33.11", "CV-34.3")
def test_the_last_civ_is_scored() -> None:
    t = lone("hills-H 2", "hills-H wild", "water-H boat").ground(LAST, 6, statues=2).ground(LAST, 7, statues=1)
    t.edit(LAST, favor=5)
    assert [scoring.units(t.s, civ, v.CATEGORIES.index("population")) for civ in range(4)] == [0, 0, 0, 3]
    assert [scoring.units(t.s, civ, v.CATEGORIES.index("expansion")) for civ in range(4)] == [0, 0, 0, 2]
    before = t.c(LAST).vp
    scoring.statues(t.s, LAST)
    assert t.c(LAST).vp - before == 3 * 4
