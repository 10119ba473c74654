"""Every one of the 198 cards is played, and every effect of it is seen."""

from __future__ import annotations

from typing import Any

import pytest

from demiurge.games.nova_era import production, scoring
from demiurge.games.nova_era.state import FROM_OBJECTIVE
from demiurge.games.nova_era.vocabulary import COLORS
from tests.games.nova_era.probes import (
    PROBES,
    RAW,
    answer_all,
    bare,
    broken,
    expect_count,
    fillers,
    fresh,
    meet,
    meet_too,
)
from tests.games.nova_era.table import IDS, Table
from tests.rules import rule

UNREST = 5  # so that no Instant of any card meets 0 from above or the Zone from below by surprise
RIVALS = ("mass-media", "surgery", "robotics")  # Technologies that a rival may have to damage


def effects_of(id: str, when: str) -> list[dict[str, Any]]:
    return [effect for effect in RAW[id]["effects"] if effect["when"] == when]


def having(when: str) -> list[str]:
    return [id for id in RAW if effects_of(id, when)]


def asks_alone(id: str) -> bool:
    """Whether an Objective of the card has a condition that several players could meet."""
    return any("if" in effect and not {"most", "fewest"} & set(effect["if"]) for effect in effects_of(id, "scoring"))


def total(effects: list[dict[str, Any]], op: str) -> int:
    return sum(effect["n"] for effect in effects if effect["op"] == op)


def gains(t: Table, effects: list[dict[str, Any]], before: list[int]) -> None:
    """What was gained and stolen is there, each in a colour that its effect allows."""
    fixed = dict.fromkeys(COLORS, 0)
    free = 0
    for effect in effects:
        if effect["op"] == "gain" and isinstance(effect["res"], str) and effect["res"] in COLORS:
            fixed[effect["res"]] += effect["n"]
        elif effect["op"] in ("gain", "steal"):
            free += effect["n"]
    more = [now - then for now, then in zip(t.goods(0), before)]
    assert sum(more) == free + sum(fixed.values())
    assert all(more[at] >= fixed[color] for at, color in enumerate(COLORS))


def obtain(t: Table, id: str) -> None:
    """By the real action, from the Display or the hand: with a black die, and with all that it needs."""
    raw = RAW[id]
    if "era" in raw:
        t.present(id).turn(0, f"black {min(raw['cost'], 6)}").do(0, f"enlist {id}")
        return
    if raw["kind"] == "territory":
        for color, n in raw["requires"].items():
            t.own(0, *fillers(color, n, id))
        t.hold(0, id).turn(0, "black 1").do(0, f"expand {id}")
        return
    paid = COLORS.index(raw["colors"][0])
    t.hold(0, id).give(0, *[raw["cost"] if at == paid else 0 for at in range(4)]).turn(0, "black 1")
    t.do(0, f"develop {id}")
    if t.asked() == "0 Pay":
        t.do(0, f"pay {raw['colors'][0]}")


@rule("NE-4.9")
@pytest.mark.parametrize("id", RAW)
def test_every_card_is_obtained_and_all_its_instants_are_seen(id: str) -> None:
    instants = effects_of(id, "instant")
    t = fresh(id).own(0, *broken(id)).damage(0, *broken(id)).own(1, *[card for card in RIVALS if card != id])
    t.show("rocketry electricity", "railways").present().give(0, unrest=UNREST).give(1, 4, 4, 4, 4, unrest=2)
    for named in RAW[id].get("obsoletes", []):
        t.own(1, named)
    obtain(t, id)
    answer_all(t)
    p, rival = t.p(0), t.p(1)
    assert id in t.civ(0)
    assert t.forgotten(1) == set(RAW[id].get("obsoletes", []))
    gains(t, instants, [0, 0, 0, 0])
    assert p.vp == total(instants, "vp")
    open_cost = max(0, RAW[id]["cost"] - 6) if "era" in RAW[id] else 0
    assert p.unrest == max(0, UNREST + open_cost + total(instants, "unrest"))
    assert len(t.damaged(0)) == max(0, 3 - total(instants, "repair"))
    assert len(p.hand) == min(3, total(instants, "research"))
    assert 16 - sum(rival.resources) == total(instants, "steal")
    assert rival.unrest == 2 + total(instants, "rival_unrest")
    assert len(t.damaged(1)) == total(instants, "rival_damage")
    assert (p.token >= 0) == any(effect["op"] == "token_column" for effect in instants)
    t.sound()


@rule("NE-4.10")
@pytest.mark.parametrize("id", having("production"))
@pytest.mark.parametrize("held", [True, False])
def test_every_production_effect_is_seen_if_its_condition_holds(id: str, held: bool) -> None:
    """`held`: conditions hold. An effect without one is seen in both cases."""
    working = [effect for effect in effects_of(id, "production") if held or "if" not in effect]
    t = fresh(id, 3).own(0, id, "tanks").own(0, *broken(id)).damage(0, *broken(id)).give(0, unrest=UNREST)
    t.give(1, 4, 4, 4, 4).give(2, 4, 4, 4, 4).tracks(green=6, red=6, yellow=6, blue=6)
    for effect in effects_of(id, "production"):
        meet(t, id, effect.get("if", {}), held)
    others = [card for card in t.civ(0) - t.damaged(0) if card != id and effects_of(card, "production")]
    t.damage(0, *others)
    unrest, damaged = t.p(0).unrest, len(t.damaged(0))
    answer_all(t.run(production.Produce(0)))
    victims = {"one": 1, "all": 2, "fewer": 2}  # both rivals have fewer red cards than the owner of the Tanks
    stolen = sum(effect["n"] * victims[effect["from"]] for effect in working if effect["op"] == "steal")
    assert 32 - sum(t.goods(1)) - sum(t.goods(2)) == stolen
    if not total(working, "repair"):  # what is repaired would produce too
        gained = [effect for effect in working if effect["op"] == "gain"]
        gains(t, [*gained, {"op": "gain", "res": "any", "n": stolen}], [0, 0, 0, 0])
    assert t.p(0).unrest == max(0, unrest + total(working, "unrest"))
    assert len(t.damaged(0)) == damaged - total(working, "repair")
    assert sum(t.s.tracks) == 24 + total(working, "move_track")


@rule("NE-4.6")
@pytest.mark.parametrize("id", [id for id in having("production") if IDS[id] < 148])
def test_no_production_effect_is_seen_while_its_card_is_damaged(id: str) -> None:
    t = fresh(id, 3).own(0, id).damage(0, id).give(0, unrest=UNREST).give(1, 4, 4, 4, 4).tracks(green=6)
    t.run(production.Produce(0))
    assert (t.asked(), t.goods(0), t.p(0).unrest) == ("halted", [0, 0, 0, 0], UNREST)


@rule("NE-20.10")
@pytest.mark.parametrize("id", [id for id in RAW if any(effect["op"] == "convert" for effect in RAW[id]["effects"])])
def test_every_exchange_is_offered_as_often_as_its_card_says(id: str) -> None:
    effect = next(effect for effect in effects_of(id, "production") if effect["op"] == "convert")
    others = total(effects_of(id, "production")[:-1], "gain")
    t = fresh(id).own(0, id).give(0, 5, 5, 5, 5).run(production.Produce(0))
    for _ in range(effect["limit"]):
        t.do(0, "give yellow", "take red")
    assert (t.goods(0), t.asked()) == ([5, 5 + effect["limit"], 5 - effect["limit"] + others, 5], "halted")
    may = t.run(production.Produce(0)).answers(0)
    given = {f"give {color}" for color in COLORS} if effect["give"] == "any" else {f"give {effect['give']}"}
    assert may - {"done"} == {text for text in given if t.goods(0)[COLORS.index(text[5:])]}


@rule("NE-4.11", "NE-14.4")
@pytest.mark.parametrize("id", having("scoring"))
def test_every_objective_scores_if_it_is_met(id: str) -> None:
    for effect in effects_of(id, "scoring"):
        t = fresh(id).own(0, id)
        meet(t, id, effect.get("if", {}), held=True)
        times = expect_count(t, id, effect["per"]) if "per" in effect else 1
        assert objective(t, id) == effect["n"] * times
        assert times > 0


@rule("NE-4.11", "NE-14.6")
@pytest.mark.parametrize("id", having("scoring"))
def test_no_objective_scores_if_it_is_not_met_or_its_card_is_damaged(id: str) -> None:
    for effect in effects_of(id, "scoring"):
        if "if" in effect:
            t = fresh(id).own(0, id)
            meet(t, id, effect["if"], held=False)
            assert objective(t, id) == 0
        if IDS[id] < 148:
            t = fresh(id).own(0, id).damage(0, id)
            meet(t, id, effect.get("if", {}), held=True)
            assert objective(t, id) == 0


@rule("NE-14.5")
@pytest.mark.parametrize("id", [id for id in having("scoring") if asks_alone(id)])
def test_no_objective_scores_if_a_rival_meets_its_condition_too(id: str) -> None:
    for effect in effects_of(id, "scoring"):
        t = fresh(id).own(0, id)
        meet(t, id, effect["if"], held=True)
        meet_too(t, effect["if"])
        assert objective(t, id) == 0


def objective(t: Table, id: str) -> int:
    t.play.journal.events.clear()
    t.run(scoring.Scoring())
    return sum(n for n, source, card in t.scored(0) if source == FROM_OBJECTIVE and card == id)


@rule("NE-4.12")
@pytest.mark.parametrize("id", sorted({*having("permanent"), *having("once_per_round")}))
def test_every_ability_works_while_its_card_is_faceup(id: str) -> None:
    for effect in effects_of(id, "permanent") + effects_of(id, "once_per_round"):
        PROBES[effect["op"]](bare(fresh(id).own(0, id)), id, effect)


@rule("NE-4.6")
@pytest.mark.parametrize("id", [id for id in having("permanent") if IDS[id] < 148])
def test_no_ability_works_while_its_card_is_damaged(id: str) -> None:
    t = fresh(id).own(0, id).damage(0, id)
    assert sum(t.p(0).powers) == sum(t.p(0).counts) == 0


@rule("NE-15.2")
@pytest.mark.parametrize("id", [id for id in RAW if "evolves_to" in RAW[id]])
def test_every_evolution_comes_to_the_hand_of_who_has_its_parent(id: str) -> None:
    from demiurge.games.nova_era import new_era

    t = fresh(id).own(0, id)
    new_era.evolve(t.s)
    assert t.hand(0) == {RAW[id]["evolves_to"]}


def test_there_are_198_cards_and_each_has_an_effect_that_is_tested() -> None:
    assert len(RAW) == 198
    assert all(RAW[id]["effects"] for id in RAW)
