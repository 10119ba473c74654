"""CV-38.17: every research card is paid for, installed and used, and what printed.txt says of it is seen to happen."""

from __future__ import annotations

import pytest

from demiurge.games.civolution import installing, moments, scoring, triggers
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.effects import passives
from tests.games.civolution.printing import (
    ABOUNDING,
    CARDS,
    POSITIONS,
    SPARSE,
    TEEMING,
    Forecast,
    Trigger,
    abilities,
    abounding,
    amounts,
    answer_all,
    figures,
    forecast,
    parts,
    spaces,
    sparse,
    teeming,
)
from tests.games.civolution.table import CARD_IDS, Table, table
from tests.rules import rule

ACTIVITIES = abilities("activity")
TRIGGERS = abilities("on ")
POINT_BONUSES = abilities("point_bonus")
# Those that the teeming table alone does not tell from others
COUNTING = [name for name in CARDS if any(word in parts(name)[1] for word in ("_per ", "track_lowest", "build boat"))]


# ---- cost
def due(name: str, upto: int, counts: dict[str, int]) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
    """What the first spaces ask for: materials, features had, features returned; a count that is met costs nothing."""
    found: dict[str, dict[str, int]] = {"material": {}, "have": {}, "return": {}}
    for space in spaces(name)[:upto]:
        if any(need.kind == "count" and counts.get(need.what, 0) >= need.n for need in space.needs):
            continue
        for need in space.needs[:1]:
            found[need.kind][need.what] = found[need.kind].get(need.what, 0) + need.n
    return found["material"], found["have"], found["return"]


def named(amounts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {names[at]: n for at, n in enumerate(amounts) if n}


@rule("CV-16.4", "CV-16.7", "CV-38.17")
@pytest.mark.parametrize("name", CARDS)
def test_the_cost_of_a_card_at_every_stage(name: str) -> None:
    t, card = table(2), CARD_IDS[name]
    for stage in range(1, 6):
        t.bare(0)
        material, have, back = due(name, stage, {})
        price = installing.price(t.s, 0, card, stage, 0)
        found = (named(price.materials, v.MATERIALS), named(price.have, v.FEATURES), named(price.back, v.FEATURES))
        assert found == (material, have, back)
        enough = material | {f: max(have.get(f, 0), back.get(f, 0)) for f in have | back}
        t.give(0, **enough)
        assert installing.price(t.s, 0, card, stage, 0).ok
        for what, n in enough.items():  # one too few of anything
            t.give(0, **{what: n - 1})
            assert not installing.price(t.s, 0, card, stage, 0).ok
            t.give(0, **{what: n})


@rule("CV-16.12", "CV-38.17")
@pytest.mark.parametrize("name", [name for name in CARDS if "count" in parts(name)[0]])
def test_what_has_been_built_stands_in_for_a_material(name: str) -> None:
    for at, space in enumerate(spaces(name)):
        for need in space.needs[1:]:
            for n in (need.n - 1, need.n):
                t = counted(need.what, n)
                price = installing.price(t.s, 0, CARD_IDS[name], at + 1, (1 << at) - 1)
                assert sum(price.materials) == (0 if n == need.n else space.needs[0].n)


def counted(metric: str, n: int) -> Table:
    """Exactly so many of what building cards count."""
    t = table(2)
    wild = ("forest-B", "hills-B", "desert-C", "swamp-C", "mountains-B", "forest-D")
    if metric in ("territories", "tribes"):
        t.clear().tribe(0, *(f"{wild[at if metric == 'territories' else 0]} wild" for at in range(n)))
    elif metric == "farms":
        for where in wild[:n]:
            t.farm(0, where)
    elif metric == "boats":
        for where in ("water-A", "water-H")[:n]:
            t.boat(0, where)
    else:
        assert metric in ("statues", "settlements")
        for ground in range(1, n + 1):
            t.ground(0, ground, statues=int(metric == "statues"), town=metric == "settlements")
    return t


# ---- installing
def install(t: Table, name: str, counts: dict[str, int]) -> Forecast:
    """Pay for stage 5 in the fifth column, where the card stands in stage 1; what is to be seen of the payment."""
    material, have, back = due(name, 5, counts)
    hand = ["C16", "C2", name] if name not in ("C16", "C2") else ["C16", "C2"]
    wanted = forecast(t, counts)
    t.hand(0, " ".join(hand)).give(0, **{m: t.count(0, m) + n for m, n in material.items()})
    for feature in have | back:
        t.give(0, **{feature: max(t.count(0, feature), have.get(feature, 0) + back.get(feature, 0))})
    for what, n in (material | back).items():
        wanted.store(what, -n)
        if what in v.FEATURES:
            wanted.add("features", -n)
    wanted.add("vp costs", sum(space.vp for space in spaces(name)))
    wanted.add("hand", -1)
    wanted.add("items", 1)
    return wanted


@rule("CV-16.8", "CV-16.14", "CV-38.17")
@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_paid_for_and_brings_its_instant_bonus(name: str) -> None:
    t = teeming()
    wanted = install(t, name, TEEMING).effects(parts(name)[1])
    before = figures(t)
    t.run(installing.Install(0, CARD_IDS[name] // 32, 0, 1))
    assert {card[0] for card in t.offered(0, "install")} == {name[0]}  # of the deck, nothing else from the hand
    t.do(0, f"install {name}", "column 5")
    assert t.offered(0, "cost of stage") == {"1", "2", "3", "4", "5"}
    said = answer_all(t.do(0, "cost of stage 5"))
    assert wanted.wrong(before, figures(t), said) == {}
    assert CARD_IDS[name] in t.c(0).installed
    assert (t.c(0).kinds[4], t.c(0).left[4]) == (CARD_IDS[name] // 32, 2)


@rule("CV-38.17")
@pytest.mark.parametrize("name", COUNTING)
def test_a_bonus_that_counts_does_so_with_little_and_ends_at_its_most(name: str) -> None:
    for make, counts in ((abounding, ABOUNDING), (sparse, SPARSE)):
        t = make()
        wanted = install(t, name, counts).effects(parts(name)[1])
        before = figures(t)
        t.run(installing.Install(0, CARD_IDS[name] // 32, 0, 1)).do(0, f"install {name}", "column 5", "cost of stage 5")
        said = answer_all(t)
        assert wanted.wrong(before, figures(t), said) == {}


# ---- abilities
@rule("CV-26.4", "CV-38.17")
@pytest.mark.parametrize("name", ACTIVITIES)
def test_an_activity_is_paid_for_and_does_what_it_says(name: str) -> None:
    cost, effects = parts(name)[-1].removeprefix("activity ").split(": ", 1)
    for make, counts in POSITIONS if "_per" in effects else POSITIONS[:1]:
        t = make().installed(0, name, column=5)
        paid = amounts(cost)
        t.give(0, **{what: max(n, t.count(0, what)) for what, n in paid.items() if what != "any"})
        t.edit(0, favor=5 if "favor_test" in effects else 0)
        wanted = forecast(t, counts).pay(cost).effects(effects)
        before = figures(t)
        said = answer_all(t.effect(0, {"op": "activity", "n": 1}).do(0, f"activity {name}"))
        assert wanted.wrong(before, figures(t), said) == {}
        for what, n in paid.items():
            t = table(2).installed(0, name, column=5).give(0, **paid_but_one(paid, what, n))
            t.effect(0, {"op": "activity", "n": 1})
            assert t.s.over() or t.why(0, f"activity {name}") == "CV-26.4"


def paid_but_one(paid: dict[str, int], what: str, n: int) -> dict[str, int]:
    """One too few of this."""
    short = paid | {what: n - 1}
    return {"stone" if name == "any" else name: n for name, n in short.items()}


@rule("CV-16.17", "CV-38.17")
@pytest.mark.parametrize("name", TRIGGERS)
def test_an_answer_does_what_it_says_within_its_limit(name: str) -> None:
    trigger = Trigger(name)
    for make, counts in POSITIONS if "_per" in trigger.effects else POSITIONS[:1]:
        t = make().installed(0, name, column=5)
        wanted = forecast(t, counts).effects(trigger.effects)
        before = figures(t)
        assert wanted.wrong(before, *answered(t, name)) == {}
    t = teeming().installed(0, name, column=5)
    uses = [used(t, name), used(t, name), used(t.edit(0, turn_used=0), name), used(t.edit(0, era_used=0), name)]
    assert uses == {"none": [1, 1, 1, 1], "per_turn": [1, 0, 1, 0], "per_era": [1, 0, 0, 1]}[trigger.limit]
    assert t.c(0).busy == 0


def answered(t: Table, name: str) -> tuple[dict[str, int], dict[str, int]]:
    """The moment comes, and the ability is used."""
    ability = t.s.game.box.abilities[item_of(name)]
    what = 159 if ability.on == moments.CARD_INSTALLED else ability.filter
    triggers.fire(t.run().s, 0, ability.on, what)
    t.s.now, t.s.chance = t.s.seats, t.chance
    t.s.advance()
    if t.asked() == "Respond":
        t.do(0, f"use {name}")
    said = answer_all(t)
    return figures(t), said


def used(t: Table, name: str) -> int:
    t.play.journal.events.clear()
    answered(t, name)
    return t.events("ability").count([item_of(name)])


def item_of(name: str) -> int:
    return v.ATTRIBUTE_ID + int(name[1:]) - 1 if name[0] == "T" else CARD_IDS[name]


@rule("CV-35.5", "CV-38.17")
@pytest.mark.parametrize("name", POINT_BONUSES)
def test_a_point_bonus_counts_the_column(name: str) -> None:
    plain = next(card for card in CARDS if card[0] == name[0] and parts(card)[-1] == "-")
    t = table(2).installed(0, name, plain, column=4).income(0, "I1", 4)
    t.s.final_tiles = 0
    t.run(scoring.Final())
    found = [points for points, source in t.events("vp") if source == 13]
    assert found[0] == 3 * int(parts(name)[-1].split()[1])


def test_every_card_has_one_kind_of_ability() -> None:
    kinds = [*ACTIVITIES, *TRIGGERS, *POINT_BONUSES, *abilities("-")]
    assert len(set(kinds)) == len(kinds)
    passive = set(CARDS) - set(kinds)
    assert {parts(name)[-1].split()[0] for name in passive} <= set(passives.WORDS)
