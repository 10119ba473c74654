"""CV-38.17: every effect that a card, chip or event has does as much as it says, no more and no less."""

from __future__ import annotations

import pytest

from demiurge.games.civolution import effects, tribes
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import Effect, Payment
from demiurge.games.civolution.effects import Do
from tests.games.civolution.table import PLACES, Table, table
from tests.games.civolution.test_cards import rich
from tests.games.civolution.test_printed import BOX, effect
from tests.rules import rule

UNIQUE = {effect(e): at for at, e in enumerate(BOX.effects)}
# What the metrics are at the table of the tests: 8 tribes, 6 of them strong, 1 in the wild, in 6 territories
METRICS = {
    "territories": 6, "tribes": 8 + 1, "strong_tribes": 6, "wilderness_tribes": 2, "fire_camps": 1, "land_types": 5,
    "farms": 1, "boats": 1, "settlements": 1, "statues": 1, "tracks_on_pale": 1, "feature_intelligence": 3,
}  # fmt: skip
SIMPLE = {  # the figure that changes by n, and by how much for each
    v.OP_VP: {"vp": 1}, v.OP_TRACK_ANY: {"tracks": 1}, v.OP_TRACK_LOWEST: {"tracks": 1}, v.OP_FAVOR: {"favor": 1},
    v.OP_MIGRATE: {"said settle": 1}, v.OP_PROCREATE: {"tribes": 1, "said place": 1},
    v.OP_PLACE_WEAK: {"tribes": 1, "weak": 1}, v.OP_PRODUCE: {"raw": 1, "stored": 0},
    v.OP_TRANSPORT: {"raw": -1, "stored": 1}, v.OP_DELIVER: {"raw": 0, "stored": 1}, v.OP_STRENGTHEN: {"weak": -1},
    v.OP_HUNT: {"tokens": 1, "said hunt": 1}, v.OP_CLEAR_HUNTING: {"tokens": -1}, v.OP_LUCKY_FIND: {"stored": 1},
    v.OP_EXTRA_FIND: {"stored": 1, "said store": 1}, v.OP_REVEAL: {"sites": 1}, v.OP_EXPLORE: {"said explore": 1},
    v.OP_INCOME: {"vp": 1, "said point": 1}, v.OP_ACTIVITY: {"money": -1, "tracks": 1}, v.OP_GAIN_CARD: {"hand": 1},
    v.OP_GAIN_GOAL: {"goals": 1}, v.OP_INSTALL_GOAL: {"goals": -1, "items": 1}, v.OP_INCOME_CHIP: {"items": 1},
    v.OP_INSTALL_CARD: {"items": 1, "hand": -1}, v.OP_UPGRADE: {"levels": 1}, v.OP_FLIP: {"stages": 1},
    v.OP_PLANNING: {"planning": 1}, v.OP_TURN_DIE: {"said turn": 1, "dice": 0},
    v.OP_RECOVER_DIE: {"used": -1, "dice": 1},
    v.OP_MOVE_FEATURE: {"said turn": 1, "features": 0}, v.OP_SALE: {"stored": -2, "vp": 2, "said sell": 2},
    v.OP_PURCHASE: {"stored": 1, "said buy": 1}, v.OP_WEATHER: {"said weather": 1}, v.OP_GAIN_FEATURE: {"features": 1},
}  # fmt: skip
BUILT = ("farms", "boats", "statues", "settled")


def teeming() -> Table:
    """The table of all effects, with one more weak tribe, features, and cards to install."""
    t = rich().tribe(0, "swamp-C wild", weak=True).hand(0, "C16 C2").give(0, intelligence=3, expression=3, calm=3)
    t.give(0, iron_ore=1, money=4)
    tribes.die(t.run().s, 1, PLACES["grassland-C 3"])  # room for two new tribes
    return t.display("attributes")


def figures(t: Table) -> dict[str, int]:
    c, s = t.c(0), t.s
    found = {name: c.at[at] for at, name in enumerate((*v.GOODS, *v.FEATURES, *v.MATERIALS))}
    stored = c.at[v.MATERIAL_AT : v.PLANNING_AT]
    found |= {f"row {row + 1}": sum(stored[row::3]) for row in range(3)}
    found |= {name: c.tracks[at] for at, name in enumerate(v.TRACKS)}
    return found | {
        "vp": c.vp, "tracks": sum(c.tracks), "favor": c.favor, "stored": sum(stored),
        "features": sum(c.at[v.FEATURE_AT : v.MATERIAL_AT]), "planning": sum(c.at[v.PLANNING_AT :]),
        "dice": c.on_spaces(), "used": c.used, "fate": c.fate, "levels": sum(c.levels), "stages": c.stages.bit_count(),
        "hand": len(c.hand), "goals": sum(map(len, c.goals)), "items": len(c.items), "farms": c.farms.bit_count(),
        "boats": c.boats.bit_count(), "settled": c.settled.bit_count(), "statues": sum(s.statues[0::4]),
        "tribes": sum(s.pop[0::4]), "weak": sum(s.loose[0::8]) + s.camps.count(2), "raw": sum(s.raw[0::4]),
        "tokens": s.hunted.bit_count(), "sites": 24 - len(s.site_bag),
    }  # fmt: skip


def answer_all(t: Table) -> dict[str, int]:
    """Take all that is offered, never `done`; how often each verb was said."""
    said: dict[str, int] = {}
    for _ in range(80):
        if not t.s.waiting():
            return said
        texts = sorted(text for text in t.answers(0) if not text.startswith(("done", "return", "cross", "do favor")))
        if t.asked() in ("Perform", "IncomeActions", "Once", "FavorOrIncome", "StageOrPoints"):
            texts = [text for text in texts if text.startswith(("activity console", "point", "do points"))]
        if t.asked() == "PlaceWeak":
            texts = [text for text in texts if "grassland" in text]
        text = texts[-1] if t.asked() == "TurnDice" else texts[0] if texts else "done"
        verb = text.split()[0]
        said[f"said {verb}"] = said.get(f"said {verb}", 0) + 1
        t.do(0, text)
    raise AssertionError("the effect goes on and on")


def paid(pay: Payment) -> dict[str, int]:
    found = {v.GOODS[kind]: -n for kind, n in enumerate(pay.goods) if n}
    return found | {v.MATERIALS[m]: -n for m, n in enumerate(pay.materials) if n}


def expected(e: Effect) -> dict[str, int]:
    """The changes that the effect alone must make."""
    if e.op in SIMPLE:
        return {name: n * e.n for name, n in SIMPLE[e.op].items()}
    if e.op == v.OP_TRACK:
        return {v.TRACKS[e.what]: e.n, "tracks": e.n}
    if e.op == v.OP_GAIN:
        return {v.GOODS[e.what]: e.n}
    if e.op == v.OP_GAIN_MATERIAL:
        return {v.MATERIALS[e.what]: e.n, "stored": e.n}
    if e.op == v.OP_GAIN_ROW:
        return {f"row {e.what + 1}": e.n, "stored": e.n}
    if e.op in (v.OP_GAIN_PER, v.OP_VP_PER):
        n = min(e.most, METRICS[v.METRICS[e.metric]] // e.per * e.n)
        return {"vp" if e.op == v.OP_VP_PER else v.GOODS[e.what]: n}
    if e.op == v.OP_DRAW:
        return {"said draw": e.n, "said keep": e.most, "hand": e.most}
    if e.op == v.OP_GAIN_DIE:
        return {"dice" if e.what == v.ACTIVATION else "fate": e.n}
    if e.op == v.OP_BUILD:
        return {BUILT[e.what] if e.what < v.ANY_KIND else "boats": e.n}
    found = paid(e.pay) if e.pay is not None else {}
    for inner in e.then or e.options[0]:
        for name, n in expected(BOX.effects[inner]).items():
            found[name] = found.get(name, 0) + n
    return found


def changes(t: Table, at: int) -> dict[str, int]:
    before = figures(t)
    said = answer_all(t.run(Do(0, at)))
    return {name: n - before[name] for name, n in figures(t).items()} | said


@rule("CV-38.17")
@pytest.mark.parametrize("name", sorted(UNIQUE))
def test_an_effect_does_what_it_says(name: str) -> None:
    e = BOX.effects[UNIQUE[name]]
    t = teeming()
    if e.op == v.OP_TEST:
        t.edit(0, favor=5)
    found = changes(t, UNIQUE[name])
    wanted = expected(e)
    assert {key: found.get(key, 0) for key in wanted} == wanted


@rule("CV-8.1")
def test_conditions_that_are_not_met_give_nothing() -> None:
    for name, at in UNIQUE.items():
        e = BOX.effects[at]
        if e.op == v.OP_TEST:
            found = changes(teeming().edit(0, favor=0).give(0, idea=0).coming(6), at)
        elif e.op == v.OP_IF:
            t = table(2).run(effects.Do(0, at))
            assert (t.c(0).vp, t.s.over()) == (0, True), name
            continue
        elif e.op == v.OP_MAY_PAY:
            found = changes(teeming().give(0, iron_ore=0, money=0), at)
        else:
            continue
        assert {key for key, n in found.items() if n and not key.startswith("said")} == set(), name


@rule("CV-4.14")
def test_each_option_of_a_choice_may_be_taken() -> None:
    [at] = [at for at, e in enumerate(BOX.effects) if e.op == v.OP_CHOOSE]
    for number, option in enumerate(BOX.effects[at].options):
        t = teeming().run(Do(0, at))
        before = figures(t)
        t.do(0, f"option {number + 1}")
        said = answer_all(t)
        found = {name: n - before[name] for name, n in figures(t).items()} | said
        for inner in option:
            wanted = expected(BOX.effects[inner])
            assert {key: found.get(key, 0) for key in wanted} == wanted


def test_counting_effects_round_down_and_stop_at_their_most() -> None:
    for n, vp, food in ((2, 2, 0), (5, 4, 3), (6, 5, 6), (9, 5, 7)):
        t = table(2).clear().tribe(0, *["forest-B wild"] * n)
        t.effect(0, {"op": "vp_per", "n": 2, "per": 2, "metric": "tribes", "max": 5})
        t.effect(0, {"op": "gain_per", "what": "food", "n": 3, "per": 3, "metric": "tribes", "max": 7})
        assert (t.c(0).vp, t.count(0, "food")) == (vp, food)


METRIC_TABLE = {
    "territories": 6, "tribes": 9, "strong_tribes": 6, "wilderness_tribes": 2, "boat_tribes": 1, "fire_camps": 1,
    "land_types": 5, "adjacent_sites": 1, "farms": 1, "boats": 1, "settlements": 1, "statues": 1, "food": 4,
    "money": 4, "stored_total": 7, "stored_kinds": 7, "features_total": 9, "installed_cards": 3, "dice_total": 7,
    "favor": 1, "tracks_on_pale": 1, "upgrades": 3, "track_technology": 3, "track_prestige": 0, "track_knowledge": 0,
    "track_construction": 0, "track_culture": 1, "installed_invention": 2, "installed_mutation": 1,
    "installed_insight": 0, "installed_building": 0, "installed_achievement": 0, "feature_stamina": 0,
    "feature_intelligence": 3, "feature_calm": 3, "feature_dexterity": 0, "feature_expression": 3,
    "feature_perception": 0,
}  # fmt: skip


@rule("CV-38.17")
def test_what_every_metric_counts() -> None:
    from demiurge.games.civolution import metrics

    t = teeming().installed(0, "A1", "A2", column=5).installed(0, "B3", column=4).installed(0, "T5", column=6)
    t.edit(0, levels=[2, 1] + [0] * 13)
    assert {name: metrics.count(t.s, 0, at) for at, name in enumerate(v.METRICS)} == METRIC_TABLE
