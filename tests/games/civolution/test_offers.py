"""CV-38.17: what the effects of cards and chips ask. Exactly these answers are offered, and so often, not once more."""

from __future__ import annotations

from typing import Any

import pytest

from demiurge.games.civolution import vocabulary as v
from tests.games.civolution.printing import teeming
from tests.games.civolution.table import RECESS_IDS, Table, land, table
from tests.rules import rule


def arranged() -> Table:
    """Civ 0 stands in forest-B and grassland-C, and has weak tribes in the hills."""
    t = table(2).tribe(0, "hills-B 2", "hills-B wild", weak=True).tile("forest-B", "wood").tile("grassland-C", "gold")
    t.give(0, raw_forest_B=2, raw_grassland_C=1, wood=3, papyrus=1, money=4, calm=1).dice(0, "25", used=4)
    t.s.hunted = sum(1 << land(name) for name in ("forest-B", "hills-B", "desert-D"))
    return t.refresh()


HERE = ("forest-B", "grassland-C", "hills-B")
CASES: list[tuple[str, dict[str, Any], set[str], list[str]]] = [
    ("shift_weather", {"n": 2}, {"weather hotter", "weather colder"}, ["weather colder", "weather colder"]),
    (
        "strengthen",
        {"n": 2},
        {"strengthen hills-B 2", "strengthen hills-B wild weak"},
        ["strengthen hills-B 2", "strengthen hills-B wild weak"],
    ),
    ("clear_hunting", {"n": 2}, {"clear forest-B", "clear hills-B"}, ["clear forest-B", "clear hills-B"]),
    ("reveal_site", {"where": "anywhere", "n": 2}, {f"reveal {r}" for r in RECESS_IDS}, ["reveal a1", "reveal f4"]),
    (
        "reveal_site",
        {"where": "adjacent", "n": 2},
        {f"reveal {r}" for r in ("b3", "b4", "c1", "c2", "d1", "d2")},
        ["reveal c2", "reveal b4"],
    ),
    ("explore", {"n": 1}, {f"explore {name}" for name in HERE}, ["explore forest-B"]),
    (
        "transport",
        {"n": 2},
        {"transport forest-B", "transport grassland-C"},
        ["transport forest-B", "transport forest-B"],
    ),
    ("produce", {"n": 2}, {f"produce {name}" for name in HERE}, ["produce hills-B", "produce hills-B"]),
    ("deliver", {"n": 2}, {f"produce {name}" for name in HERE}, ["produce forest-B", "produce forest-B"]),
    (
        "gain_card",
        {"n": 2},
        {f"gain {side} {deck}" for side in ("open", "hidden") for deck in v.DECKS},
        ["gain open insight", "gain hidden insight"],
    ),
    ("gain_goal", {"n": 2}, {f"take goal {n}" for n in range(1, 5)}, ["take goal 1", "take goal 4"]),
    ("upgrade", {"n": 2}, {f"upgrade {name}" for name in v.MODULES[:15]}, ["upgrade trade", "upgrade trade"]),
    (
        "move_feature",
        {"n": 2},
        {f"turn calm into {name}" for name in v.FEATURES if name != "calm"},
        ["turn calm into stamina", "turn stamina into calm"],
    ),
    (
        "sale",
        {"n": 2},
        {f"sell {m} for {what}" for m in ("wood", "papyrus") for what in ("money", "points")},
        ["sell wood for money", "sell wood for points", "sell wood for points", "sell papyrus for money"],
    ),
    ("purchase", {"n": 2}, {f"buy {m.replace('_', ' ')}" for m in v.MATERIALS}, ["buy wood", "buy gold"]),
    ("track_any", {"n": 2}, {f"advance {name}" for name in v.TRACKS}, ["advance culture", "advance prestige"]),
    (
        "procreate",
        {"n": 2},
        {f"place {name} {slot}" for name in HERE for slot in ("fire", "2", "3") if (name, slot) != ("hills-B", "3")},
        ["place forest-B fire", "place hills-B fire"],
    ),
    ("build", {"kind": "farm", "n": 2}, {f"farm {name}" for name in HERE}, ["farm forest-B", "farm hills-B"]),
    (
        "turn_die",
        {"n": 1},
        {f"turn die {a} to {b}" for a in (2, 5) for b in range(1, 7) if a != b},
        ["turn die 2 to 1"],
    ),
]


def named(case: object) -> str:
    return case if isinstance(case, str) else ""


@rule("CV-38.17")
@pytest.mark.parametrize(
    ("op", "fields", "offered", "said"), CASES, ids=lambda case: case if isinstance(case, str) else ""
)
def test_exactly_these_answers_and_so_often(
    op: str, fields: dict[str, Any], offered: set[str], said: list[str]
) -> None:
    t = arranged().effect(0, {"op": op, **fields})
    assert t.answers(0) == offered | {"done"}
    for text in said:
        assert not t.s.over()
        t.do(0, text)
    assert t.s.over()


@rule("CV-38.17", "CV-32.3")
def test_the_weather_is_shifted_to_the_ends_of_the_gauge_and_no_further() -> None:
    for start, word, other, last in ((1, "hotter", "colder", 0), (3, "colder", "hotter", 4)):
        t = arranged()
        t.s.weather = start
        t.effect(0, {"op": "shift_weather", "n": 2}).do(0, f"weather {word}")
        assert (t.s.weather, t.answers(0), t.why(0, f"weather {word}")) == (
            last,
            {f"weather {other}", "done"},
            "CV-32.3",
        )
        t.do(0, f"weather {other}")
        assert (t.s.weather, t.s.over()) == (start, True)


OFTEN: list[tuple[str, dict[str, Any]]] = [
    *((op, {}) for op in (
        "strengthen", "clear_hunting", "explore", "transport", "produce", "deliver", "gain_card", "gain_goal",
        "upgrade", "move_feature", "purchase", "track_any", "track_lowest", "procreate", "turn_die", "lucky_find",
        "extra_find", "hunt", "income_action", "activity", "install_goal", "migrate", "shift_weather",
        "gain_income_chip", "sale",
    )),
    ("reveal_site", {"where": "anywhere"}), ("reveal_site", {"where": "adjacent"}), ("build", {"kind": "any"}),
    ("gain_feature", {"feature": "any"}), ("gain_material_row", {"row": 2}), ("install_card", {"card_type": "insight"}),
]  # fmt: skip


@rule("CV-38.17")
@pytest.mark.parametrize(("op", "fields"), OFTEN, ids=lambda case: case if isinstance(case, str) else "")
def test_an_effect_with_a_number_is_done_so_often_and_not_once_more(op: str, fields: dict[str, Any]) -> None:
    for n in (1, 2, 3):
        t = teeming().tribe(0, "mountains-B 2", "desert-D 2").goal(0, "G63", 3).hand(0, "C1 C2 C3 C16 C17 C25")
        t.give(0, money=12, idea=6, expression=4, **dict.fromkeys(v.MATERIALS, 2))
        t.s.hunted = sum(1 << land(name) for name in ("forest-B", "swamp-C", "desert-C", "water-A"))
        t.effect(0, {"op": op, "n": n, **fields})
        first, times = t.asked(), 0
        while not t.s.over():
            texts = sorted(text for text in t.answers(0) if not text.startswith(("cross", "farm")) and text != "done")
            times += t.asked() == first and bool(texts)
            t.do(0, texts[0] if texts else "done")
        assert times == (2 * n if op == "sale" else n)  # a Sale is of two materials


OTHERS = ("fire", "3", "4", "5")


@rule("CV-38.17")
def test_weak_tribes_are_placed_on_free_encampments_of_one_territory_so_many() -> None:
    for n in (1, 2, 3):
        t = table(4).clear().tribe(1, "forest-B 2", "grassland-C 2").effect(1, {"op": "place_weak_tribes", "n": n})
        assert t.offered(1, "place") == {f"{name} {slot}" for name in ("forest-B", "grassland-C") for slot in OTHERS}
        for slot in OTHERS[:n]:
            assert (t.s.over(), t.why(1, "place forest-B 2")) == (False, "CV-38.17")
            t.do(1, f"place forest-B {slot}")
        assert (t.s.over(), [t.at(f"forest-B {slot}") for slot in OTHERS[:n]]) == (True, ["1 weak"] * n)
