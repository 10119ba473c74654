"""Everything is in exactly one place: what is lost, doubled or where it cannot be is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.state import Civ, Exam
from demiurge.kernel.data import changed
from tests.games.civolution.table import Table, fresh, land, table

Spoil = Callable[[Exam, Civ], object]


def sound() -> Table:
    """A position with something of everything, and not a fault."""
    t = fresh(2, 7).skip("Turn")
    t.tribe(0, "water-A boat").farm(0, "forest-B").site("c2", "building_ground_1").ground(0, 1, statues=1, town=True)
    t.installed(0, "A20", "A21", column=3).income(0, "I3", 4).goal_installed(0, "G9", 5, 1)
    assert t.s.game.faults(t.s) == []
    return t


def becomes(owner: object, name: str, value: object) -> bool:
    setattr(owner, name, value)
    return True


def more(owner: object, name: str, n: int) -> bool:
    return becomes(owner, name, getattr(owner, name) + n)


def put(values: list[int], at: int, value: int) -> bool:
    values[at] = value
    return True


def lose_from(pile: list[int]) -> None:
    del pile[-1]


def tower(c: Civ) -> None:
    c.items = [*c.items[:-1], c.items[-1] + 4]  # one stage higher than what is below


SPOILT: dict[str, Spoil] = {
    "a marker too few": lambda s, c: more(c, "supply", -1),
    "a marker too many": lambda s, c: put(c.at, v.FOOD, c.at[v.FOOD] + 1),
    "a raw material out of nowhere": lambda s, c: put(s.raw, land("forest-B") * 4, 9),
    "below nothing": lambda s, c: (put(c.at, v.MONEY, -1), more(c, "supply", 1 + c.at[v.MONEY])),
    "a tribe too few": lambda s, c: more(c, "tribes", -1),
    "a tribe that nobody counts": lambda s, c: put(s.camps, land("hills-H") * 5, 3),
    "a territory forgotten": lambda s, c: put(s.here, 0, 0),
    "an activation die too many": lambda s, c: more(c, "used", 1),
    "a fate die gone": lambda s, c: more(c, "fate", -1),
    "a card lost": lambda s, c: lose_from(c.hand),
    "a card twice": lambda s, c: c.hand.append(c.hand[0]),
    "a card in two stacks": lambda s, c: s.stacks[0].append(s.open_stacks[0][-1]),
    "a goal chip lost": lambda s, c: lose_from(s.goal_bag),
    "an income chip twice": lambda s, c: s.income_bag.append(s.incomes_open[0]),
    "an attribute chip gone": lambda s, c: put(s.attributes_open, 0, -1),
    "a site lost": lambda s, c: lose_from(s.site_bag),
    "a material tile twice": lambda s, c: s.tile_bags[0].append(s.tile_bags[0][0]),
    "a disc beyond its track": lambda s, c: put(c.tracks, 1, 13),
    "favor beyond its track": lambda s, c: becomes(c, "favor", 6),
    "a settlement nowhere": lambda s, c: becomes(c, "settled", 15),
    "four farms": lambda s, c: becomes(c, "farms", 0b1111 << 1),
    "a farm in the water": lambda s, c: becomes(c, "farms", 1),
    "a boat on land": lambda s, c: (becomes(c, "boats", c.boats | 2), more(c, "supply", 1)),
    "three on a boat": lambda s, c: (put(s.loose, 1, 3), put(s.pop, 0, 3), more(c, "tribes", -2)),
    "tribes without a boat": lambda s, c: (becomes(c, "boats", 0), more(c, "supply", -1)),
    "three buildings on a ground": lambda s, c: (put(s.statues, 0, 2), more(c, "supply", -1)),
    "a floating chip": lambda s, c: tower(c),
    "a type in two columns": lambda s, c: becomes(c, "kinds", changed(c.kinds, 7, 0)),
    "another type in a column": lambda s, c: becomes(c, "kinds", changed(c.kinds, 2, 1)),
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(SPOILT))
def test_what_is_wrong_is_found(name: str) -> None:
    t = sound()
    SPOILT[name](t.s, t.c(0))
    assert t.s.game.faults(t.s) != []


def test_a_farm_beside_a_volcano_is_found_unless_an_ability_allows_it() -> None:
    t = table(2).farm(0, "forest-B").site("c2", "volcano_1")
    assert "civ 0: a farm beside a volcano" in t.s.game.faults(t.s)
    t.installed(0, "E23", column=3)
    assert not any("volcano" in fault for fault in t.s.game.faults(t.s))


def test_the_markers_of_vici_are_counted_on_its_grids_and_beside_farms() -> None:
    spoils: list[Spoil] = [
        lambda s, c: becomes(c, "grids", [3, 2]),
        lambda s, c: becomes(s, "provision", changed(s.provision, 0, 1)),
    ]
    for spoil in spoils:
        t = fresh(1, 3).skip("Turn")
        assert t.s.game.faults(t.s) == []
        spoil(t.s, t.c(1))
        assert t.s.game.faults(t.s) != []
