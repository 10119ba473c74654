"""CV-38.17: every research card, chip and event is used, and what its data say is seen to happen."""

from __future__ import annotations

from typing import Any

import pytest

from demiurge.games.civolution import effects, installing, planning, triggers
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import Box, Effect, GoalChip, Payment
from demiurge.games.civolution.reading import load_box
from tests.games.civolution.table import CARD_IDS, RECESS_IDS, Table, table
from tests.rules import rule

BOX: Box = load_box()
SITE = "c2"
PLENTY = dict.fromkeys(("wood", "stone", "clay", "papyrus", "gold", "jade"), 1)


def rich() -> Table:
    """A table where every effect finds something to do: tribes, a farm, a boat, sites, dice used, a goal chip."""
    t = table(2).tribe(0, "hills-B 2", "swamp-C 2").tribe(0, "desert-C 2", "forest-B wild", weak=True)
    t.tribe(0, "water-A boat").farm(0, "hills-B").site(SITE, "building_ground_1").ground(0, 2, statues=1)
    t.give(0, food=4, money=2, idea=2, calm=1, raw_forest_B=2, **PLENTY).dice(0, "123", used=3)
    t.goal(0, "G61").goal(0, "G62", 2).edit(0, technology=3, culture=1)
    t.s.hunted = 1 << v.TERRITORIES.index("forest-B")
    t.tribe(0, "hills-B fire").ground(0, 3, town=True)
    return t.display("attributes")


def figures(t: Table) -> dict[str, Any]:
    c, s = t.c(0), t.s
    return {
        "vp": c.vp, "tracks": c.tracks[:], "favor": c.favor, "at": c.at[:], "dice": c.dice[:], "used": c.used,
        "fate": c.fate, "levels": c.levels, "stages": c.stages, "hand": len(c.hand), "goals": c.goals,
        "items": len(c.items), "pop": s.pop[:], "camps": s.camps[:], "loose": s.loose[:], "raw": s.raw[:],
        "hunted": s.hunted, "sites": s.site_at[:], "farms": c.farms, "boats": c.boats, "statues": s.statues[:],
        "settled": c.settled, "weather": s.weather,
    }  # fmt: skip


CHANGES = {
    "vp": "vp", "track": "tracks", "track_any": "tracks", "track_lowest": "tracks", "favor": "favor", "gain": "at",
    "gain_material": "at", "gain_material_row": "at", "gain_feature": "at", "gain_per": "at", "vp_per": "vp",
    "migrate": "pop", "procreate": "pop", "place_weak_tribes": "pop", "produce": "raw", "transport": "raw",
    "deliver": "at", "strengthen": "camps loose", "hunt": "at", "clear_hunting": "hunted", "lucky_find": "at",
    "extra_find": "at", "reveal_site": "sites", "explore": "sites", "income_action": "any", "activity": "any",
    "gain_card": "hand", "draw_cards": "hand", "gain_goal": "goals", "install_goal": "items",
    "gain_income_chip": "items", "install_card": "items", "upgrade": "levels", "flip_stage": "stages", "planning": "at",
    "turn_die": "dice", "recover_die": "used", "gain_die": "fate", "build": "farms boats statues settled",
    "move_feature": "at", "sale": "at", "purchase": "at", "shift_weather": "weather", "favor_test": "vp",
    "may_pay": "vp at", "if_at_least": "vp", "choose": "any",
}  # fmt: skip


def eager(t: Table) -> Table:
    """Answer everything, and never `done` where something else is offered."""
    for _ in range(60):
        if not t.s.waiting():
            break
        civ = t.s.waiting()[0]
        texts = sorted(text for text in t.answers(civ) if not text.startswith(("done", "take attribute", "return")))
        if t.asked() in ("Perform", "IncomeActions"):
            texts = [text for text in texts if text.startswith(("activity console", "point"))] or texts
        if t.asked() == "TurnDice":
            texts.reverse()  # not there and back again
        t.do(civ, texts[0] if texts else sorted(t.answers(civ))[0])
    return t


def seen(e: Effect, before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Whether what the effect is about has changed."""
    names = CHANGES[v.OPS[e.op]]
    if names == "any":
        return before != after
    return any(before[name] != after[name] for name in names.split())


def prepared(e: Effect) -> Table:
    """Nothing that the metrics count is missing."""
    t = rich()
    if e.op == v.OP_TEST:
        t.edit(0, favor=5)
    if e.op == v.OP_INSTALL_CARD:
        t.hand(0, "C16 C2").give(0, intelligence=3, expression=3, calm=3)
    if e.op == v.OP_IF:
        t.give(0, intelligence=3)
    if e.op == v.OP_MAY_PAY:
        t.give(0, iron_ore=1)
    return t


def run(e: int) -> tuple[dict[str, Any], dict[str, Any]]:
    t = prepared(BOX.effects[e])
    before = figures(t)
    t.chance.coming = []
    eager(t.run(effects.Do(0, e)))
    return before, figures(t)


@rule("CV-38.17")
@pytest.mark.parametrize("card", BOX.cards, ids=[v.card_name(card.index) for card in BOX.cards])
def test_every_research_card_is_installed_paid_for_and_carried_out(card: Any) -> None:
    name = v.card_name(card.index)
    t = rich().hand(0, name)
    enough: dict[str, int] = dict.fromkeys(v.MATERIALS, 0)
    features: dict[str, int] = dict.fromkeys(v.FEATURES, 0)
    for space in card.cost:
        for need in space.needs[:1]:
            if need.kind == 0:
                enough[v.MATERIALS[need.what]] += need.n
            else:
                features[v.FEATURES[need.what]] += need.n
    t.give(0, **enough, **features)
    price = installing.price(t.s, 0, card.index, 5, 0)
    assert price.ok
    vp = sum(space.vp for space in card.cost)
    t.run(installing.Install(0, card.deck, 0, 1)).do(0, f"install {name}", "column 5", "cost of stage 5")
    assert card.index not in t.c(0).hand
    scored = [data for data in t.events("vp") if data[1] == 3]
    assert sum(points for points, _ in scored) == vp  # the points of the five cost spaces
    t.skip("nothing")
    assert card.index in t.c(0).installed
    assert (t.c(0).kinds[4], t.c(0).left[4]) == (card.deck, 2)
    assert t.s.game.faults(t.s) == [] or t.c(0).on_spaces() != 6  # dice were arranged by hand


@rule("CV-38.17")
@pytest.mark.parametrize("card", BOX.cards, ids=[v.card_name(card.index) for card in BOX.cards])
def test_every_instant_effect_of_a_card_is_seen(card: Any) -> None:
    for effect in card.instant:
        before, after = run(effect)
        assert seen(BOX.effects[effect], before, after), v.OPS[BOX.effects[effect].op]


WITH_EFFECTS = [item for item in range(len(BOX.abilities)) if BOX.abilities[item].effects]


def name_of(item: int) -> str:
    return v.card_name(item) if item < v.CARDS else f"T{item - v.ATTRIBUTE_ID + 1}"


@pytest.mark.parametrize("item", WITH_EFFECTS, ids=[name_of(item) for item in WITH_EFFECTS])
def test_every_activity_and_trigger_pays_and_does_what_it_says(item: int) -> None:
    ability = BOX.abilities[item]
    for effect in ability.effects:
        before, after = run(effect)
        assert seen(BOX.effects[effect], before, after), v.OPS[BOX.effects[effect].op]
    t = rich().installed(0, name_of(item), column=5).edit(0, favor=2)
    if ability.kind == v.AN_ACTIVITY:
        assert ability.pay is not None
        fund(t, ability.pay)
        paid = figures(t)["at"]
        t.effect(0, {"op": "activity", "n": 1}).do(0, f"activity {name_of(item)}")
        while t.asked() == "PayAny":
            t.do(0, sorted(t.answers(0))[0])
        for kind, n in enumerate(ability.pay.goods):
            assert t.c(0).at[kind] >= paid[kind] - n
        eager(t)
        return
    before = figures(t)
    triggers.fire(t.run().s, 0, ability.on, ability.filter if ability.on != v.CARD_INSTALLED else 159)
    t.s.now, t.s.chance = t.s.seats, t.chance
    t.s.advance()
    if t.asked() == "Respond":
        t.do(0, f"use {name_of(item)}")
    eager(t)
    assert figures(t) != before
    c = t.c(0)
    assert bool(c.turn_used >> item & 1) == (ability.limit == v.PER_TURN)
    assert bool(c.era_used >> item & 1) == (ability.limit == v.PER_ERA)
    assert c.busy == 0


def fund(t: Table, pay: Payment) -> None:
    goods = {v.GOODS[kind]: max(n, t.c(0).at[kind]) for kind, n in enumerate(pay.goods)}
    materials = {v.MATERIALS[m]: max(n, t.c(0).at[v.MATERIAL_AT + m]) for m, n in enumerate(pay.materials)}
    t.give(0, **goods, **materials)


def test_every_passive_modifier_is_known_by_its_card() -> None:
    for item, ability in enumerate(BOX.abilities):
        if ability.kind == v.A_PASSIVE:
            t = table(2).installed(0, name_of(item), column=5)
            assert all(t.c(0).mods[case] == ability.n for case in ability.cases)
            assert t.c(1).mods == [0] * v.ALL_MODS


# ---- chips and events
@rule("CV-38.17")
@pytest.mark.parametrize("chip", BOX.goals, ids=[f"G{chip.index + 1}" for chip in BOX.goals])
def test_every_goal_chip_is_refused_before_and_installed_when_its_requirement_is_met(chip: Any) -> None:
    t = table(2).goal(0, f"G{chip.index + 1}").display("attributes")
    for c in t.s.civs:
        c.levels = [0] * 15
    t.effect(0, {"op": "install_goal", "n": 1})
    assert t.s.over()  # a bare civ meets none of them
    meet(t, chip)
    assert planning.fulfils(t.s, 0, chip.index)
    t.effect(0, {"op": "install_goal", "n": 1})
    held = t.c(0).at[:]
    t.do(0, "goal 1", "column 3")
    assert t.c(0).kinds[2] == v.GOALS
    if chip.pay is not None:
        assert sum(held) - sum(t.c(0).at) == sum(chip.pay.goods) + sum(chip.pay.materials)
    else:
        assert t.c(0).at == held


@pytest.mark.parametrize("chip", BOX.goals, ids=[f"G{chip.index + 1}" for chip in BOX.goals])
def test_one_too_few_is_not_enough_for_a_goal_chip(chip: Any) -> None:
    t = table(2).display("attributes")
    t.c(0).levels = [0] * 15
    if chip.pay is not None:
        fund(t, chip.pay)
        wanted = [at for at, n in enumerate([*chip.pay.goods, *[0] * 6, *chip.pay.materials]) if n]
        for at in wanted:
            assert planning.fulfils(t.s, 0, chip.index)
            t.c(0).at[at] -= 1
            assert not planning.fulfils(t.s, 0, chip.index)
            t.c(0).at[at] += 1
        return
    meet(t, GoalChip(chip.index, chip.name, chip.kind, None, chip.metric, chip.territory, chip.n - 1))
    if chip.kind == 5:
        t.s.statues[0] = 0
    assert not planning.fulfils(t.s, 0, chip.index)


def meet(t: Table, chip: Any) -> None:
    kind = v.LAND[chip.territory] if chip.kind in (2, 3, 4) else ""
    lands = [name for name in v.TERRITORIES if name.startswith(kind)] if kind else []
    if chip.pay is not None:
        fund(t, chip.pay)
    elif chip.kind == 2:
        t.clear().tribe(0, *[f"{name} 2" for name in lands[: chip.n]])
    elif chip.kind == 3:
        t.clear().tribe(0, *[f"{lands[0]} wild"] * chip.n)
    elif chip.kind == 4:
        for name in lands[: chip.n]:
            t.farm(0, name)
    elif chip.kind == 5:
        t.ground(0, 1, statues=1, town=True)
    else:
        meet_metric(t, v.METRICS[chip.metric], chip.n)


def meet_metric(t: Table, metric: str, n: int) -> None:
    if metric.startswith("track_"):
        t.edit(0, **{metric[6:]: n})
    elif metric.startswith("feature_"):
        t.give(0, **{metric[8:]: n})
    elif metric.startswith("installed_"):
        first = v.DECKS.index(metric[10:]) * 32
        t.installed(0, *[v.card_name(first + i) for i in range(n)], column=5)
    elif metric == "adjacent_sites":
        sites = zip(("c1", "c2", "d1", "d2"), ("cave_1", "cave_2", "gorge_1", "gorge_2"), strict=True)
        for recess, site in list(sites)[:n]:
            t.site(recess, site)
        t.tribe(0, "hills-B 2")
        assert RECESS_IDS["c2"] == 8
    elif metric == "fire_camps":
        t.tribe(0, *["hills-B fire", "forest-B fire", "desert-C fire"][:n])
    elif metric in ("territories", "tribes", "strong_tribes"):
        there = ["hills-B 2", "desert-C 2", "swamp-C 2", "mountains-B 2", "forest-D 2", "desert-D 2", "swamp-E 2"]
        t.tribe(0, *there[: n - 2])  # two are there already
        if metric == "strong_tribes":
            t.tribe(0, *["forest-B wild"] * 3, weak=True)
    elif metric in ("boats", "boat_tribes"):
        t.tribe(0, *["water-A boat", "water-H boat"][:n])
    elif metric in ("statues", "settlements"):
        for ground in range(1, n + 1):
            t.ground(0, ground, statues=int(metric == "statues"), town=metric == "settlements")
    elif metric == "upgrades":
        t.edit(0, levels=[2, 2, *[1] * (n - 4), *[0] * (17 - n)])
    elif metric == "dice_total":
        t.edit(0, fate=n - 6)
    else:
        assert metric == "favor"
        t.edit(0, favor=n - 1)


@rule("CV-38.17")
@pytest.mark.parametrize("chip", BOX.incomes, ids=[chip.name for chip in BOX.incomes])
def test_every_income_chip_and_starting_card_performs_its_action(chip: Any) -> None:
    for effect in chip.action:
        before, after = run(effect)
        assert seen(BOX.effects[effect], before, after), v.OPS[BOX.effects[effect].op]
    t = rich()
    t.c(0).items, t.c(0).columns = [], []
    t.put(0, v.INCOME_ID + chip.index, -1, 5)
    name = f"I{chip.index + 1}" if chip.index < v.INCOMES else f"SC{chip.index - v.INCOMES + 1}"
    before = figures(t)
    t.edit(0, favor=5).effect(0, {"op": "income_action", "n": 1}).do(0, f"income {name}")
    assert (t.events("test") == [[1]]) is chip.test
    after = figures(eager(t))
    assert {key for key in before if before[key] != after[key]} - {"favor"}


@rule("CV-38.17")
@pytest.mark.parametrize("chip", BOX.attributes, ids=[chip.name for chip in BOX.attributes])
def test_every_attribute_chip_is_taken_for_its_feature(chip: Any) -> None:
    t = table(2).display("attributes", chip.index + 1).give(0, **{v.FEATURES[chip.feature]: chip.need - 1})
    t.effect(0, {"op": "flip_stage", "n": 1})
    assert t.why(0, "take attribute 1") == "CV-20.3"
    t.give(0, **{v.FEATURES[chip.feature]: chip.need}).do(0, "take attribute 1", "column 5")
    assert t.count(0, v.FEATURES[chip.feature]) == chip.need - 1
    assert v.ATTRIBUTE_ID + chip.index in t.c(0).installed
    assert t.c(0).mods != [0] * v.ALL_MODS or t.c(0).listens


@rule("CV-38.17")
@pytest.mark.parametrize("event", BOX.events, ids=[f"F{event.index + 1}" for event in BOX.events])
def test_every_event_rewards_who_meets_it(event: Any) -> None:
    from demiurge.games.civolution import events

    t = rich()
    t.s.event = event.index
    metric = v.METRICS[event.metric]
    if metric.startswith("track_"):
        t.edit(0, **{metric[6:]: 5})
    elif metric == "favor":
        t.edit(1, favor=3)
    elif metric == "dice_total":
        t.edit(0, fate=4)
    elif metric == "installed_cards":
        t.installed(0, "A1", column=5)
    assert events.entitled(t.s) == [0]
    for effect in event.bonus:
        before, after = run(effect)
        assert seen(BOX.effects[effect], before, after), v.OPS[BOX.effects[effect].op]
    before = figures(t)
    eager(t.run(events.Bonus()))
    assert figures(t) != before
    assert -2 <= event.weather <= 2
    assert event.weather != 0


def test_every_word_of_the_vocabulary_is_used() -> None:
    assert {effect.op for effect in BOX.effects} == set(range(len(v.OPS)))
    assert {ability.mod for ability in BOX.abilities if ability.mod >= 0} == set(range(len(v.MODS)))
    assert {ability.on for ability in BOX.abilities if ability.on >= 0} == set(range(len(v.TRIGGERS)))
    assert CARD_IDS["A1"] == 0
