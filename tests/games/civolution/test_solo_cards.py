"""CV-38.18: both halves of every action card of V.I.C.I's, by each value of the die, as printed.txt says."""

from __future__ import annotations

from itertools import combinations

import pytest

from demiurge.games.civolution import solo
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.state import FROM_FIRE, FROM_SITES
from tests.games.civolution.printing import PRINTED
from tests.games.civolution.table import Table, table
from tests.rules import rule

NAMES = [name for name in PRINTED if name[0] == "V"]
ERA_TILES = ["technology", "evolution", "prosperity", "population"]
FINAL_TILES = ["prestige", "construction", "expansion"]
DEEDS = {  # the figure that each deed changes
    "favor": "favor", "statue": "statues", "activation_die": "used", "fate_die": "fate",
    "evolution": "evolution", "prosperity": "prosperity", "procreation": "tribes", "migration": "migrations",
    "provision": "provision", "reveal_sites": "sites", "hunting_token": "tokens", "vp": "vp",
}  # fmt: skip
MARKERS = ("statues", "evolution", "prosperity", "provision")  # what a marker of the supply is put down for
CATEGORIES = {"population": "tribes", "expansion": "migrations"}  # tracks and grids have their own names


def halves(name: str) -> list[tuple[int, str]]:
    """The icons and the words of the blue and the red half."""
    found = []
    for half in PRINTED[name].split(" | "):
        _, icons, words = half.split(" ", 2)
        found.append((int(icons), words))
    return found


def figures(t: Table) -> dict[str, int]:
    c, s = t.c(1), t.s
    found = {name: c.tracks[at] for at, name in enumerate(v.TRACKS)}
    found |= {f"removed {deck}": sum(1 for card in s.boxed if card // 32 == at) for at, deck in enumerate(v.DECKS)}
    on_the_way = sum(points for points, source in t.events("vp") if source in (FROM_FIRE, FROM_SITES))
    return found | {
        "vp": c.vp - on_the_way, "favor": c.favor, "statues": s.statues[v.ISLAND * 4 + 1],
        "used": c.used, "fate": c.fate, "evolution": c.grids[0], "prosperity": c.grids[1], "tribes": 15 - c.tribes,
        "migrations": len(t.events("migrate")), "provision": sum(s.provision), "sites": int(len(s.site_bag) < 24),
        "tokens": s.hunted.bit_count(), "supply": c.supply,
    }  # fmt: skip


def deeds(words: str, die: int, era: int) -> dict[str, int]:
    """What changes when the half is carried out."""
    found: dict[str, int] = {}
    if " / " in words:
        for deed in words.split(" / ")[die - 1].split(" + "):
            *what, n = deed.split()
            key = what[1] if what[0] == "track" else f"removed {what[-1]}" if len(what) > 1 else DEEDS[what[0]]
            found[key] = found.get(key, 0) + int(n)
        return found
    scoring, times, _, vp, _, otherwise = words.split()
    if scoring == "next_era" and era == 4:
        return {"vp": int(otherwise)}
    eras = {"this_era": era, "next_era": era + 1, "era_4": 4}
    for category in FINAL_TILES if scoring == "final_tiles" else [ERA_TILES[eras[scoring] - 1]]:
        found[CATEGORIES.get(category, category)] = int(times)
    return found | {"vp": int(vp)}


@rule("CV-41.11", "CV-41.12", "CV-38.18")
@pytest.mark.parametrize("name", NAMES)
def test_an_action_card_does_what_it_says(name: str) -> None:
    for half, level in enumerate(("beginner", "expert")):
        words = halves(name)[half][1]
        for die in range(1, 7):
            for era in (1, 2, 4) if " / " not in words else (1,):
                t = table(1, level=level).tribe(1, "hills-H 2", "hills-H fire", "grassland-F 2")
                t.s.era = era
                t.s.era_tiles = [v.CATEGORIES.index(category) for category in ERA_TILES]
                t.s.final_tiles = sum(1 << v.CATEGORIES.index(category) for category in FINAL_TILES)
                before = figures(t.run())
                carry_out(t.coming(die) if " / " in words else t, int(name[1:]) - 1)
                found = {key: n - before[key] for key, n in figures(t).items() if n != before[key]}
                wanted = deeds(words, die, era)
                wanted["supply"] = -sum(wanted.get(key, 0) for key in MARKERS)
                assert found == {key: n for key, n in wanted.items() if n}, (level, die, era)


def carry_out(t: Table, index: int) -> None:
    t.s.chance, t.s.now = t.chance, t.s.seats
    solo.carry_out(t.s, 1, t.s.game.box.solo_cards[index])
    t.s.advance()


@rule("CV-41.7", "CV-38.18")
def test_four_icons_of_each_colour_make_a_reset() -> None:
    t = table(1)
    icons = {name: [icons for icons, _ in halves(name)] for name in NAMES}
    for shown in combinations(NAMES, 4):
        t.s.shown_actions = [int(name[1:]) - 1 for name in shown]
        blue, red = (sum(icons[name][colour] for name in shown) for colour in (0, 1))
        assert solo.resets(t.s) is (blue >= 4 and red >= 4), shown
