"""Why an answer is refused: the clause that a question names, where it could name several."""

from __future__ import annotations

import pytest

from demiurge.games.civolution import events, installing, markers, moments, paying, procreation
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.actions import SPACE
from demiurge.games.civolution.payment import Payment
from demiurge.games.civolution.requirements import HaveCount, Price
from demiurge.kernel.components import Fields
from demiurge.kernel.game import view
from demiurge.kernel.state import NOT_ASKED
from tests.games.civolution.table import CARD_IDS, RECESS_IDS, Table, fresh, land, table
from tests.laws import spans
from tests.rules import rule


# ---- building
def with_goods(t: Table, civ: int = 0) -> Table:
    return t.give(civ, **dict.fromkeys(v.MATERIALS, 2))


@rule("CV-13.17")
def test_an_own_settlement_counts_on_the_ground_and_no_other() -> None:
    for civ, number in ((0, 1), (1, 1), (1, 6)):
        for owner, why in ((civ, "CV-13.17"), (1 - civ, None)):
            t = with_goods(table(2).site("c2", f"building_ground_{number}"), civ)
            t.ground(civ, number, statues=1).ground(owner, number, statues=1 if owner == civ else 0, town=True)
            t.effect(civ, {"op": "build", "kind": "any", "n": 1})
            wanted = t.s.game.box.sites[t.s.site_at[RECESS_IDS["c2"]]].statues[0]
            assert t.why(civ, f"statue ground-{number} of {v.MATERIALS[wanted].replace('_', ' ')}") == why


@rule("CV-13.17")
def test_one_own_settlement_on_a_ground() -> None:
    for civ in (0, 1):
        t = with_goods(table(2).site("c2", "building_ground_2"), civ).ground(civ, 2, town=True)
        t.effect(civ, {"op": "build", "kind": "any", "n": 1})
        assert {t.why(civ, f"settlement {which} on ground-2") for which in (2, 3, 4)} == {"CV-13.17"}


@rule("CV-13.14", "CV-13.15")
def test_a_ground_in_the_first_recess_is_as_good_as_any() -> None:
    t = table(2).site("a1", "building_ground_1")
    beside = next(at for at in v.DRY if t.s.touch[RECESS_IDS["a1"]] >> at & 1)
    with_goods(t.tribe(0, f"{v.TERRITORIES[beside]} 2")).effect(0, {"op": "build", "kind": "statue", "n": 1})
    assert t.why(0, "statue ground-1 of gold") is None


@rule("CV-13.9")
def test_no_boat_on_land() -> None:
    t = table(2).tribe(0, "mountains-B 2").effect(0, {"op": "build", "kind": "boat", "n": 1})
    assert [t.why(0, f"boat {name}") for name in ("hills-B", "hills-H", "water-D")] == ["CV-13.9"] * 3
    assert t.boat(0, "water-H").why(0, "boat water-H") == "CV-13.12"


# ---- exploration, production and trade
@rule("CV-12.2", "CV-12.3")
def test_why_a_site_is_not_revealed() -> None:
    t = table(2)
    t.site("c2", t.s.game.box.sites[0].name).site("c1", t.s.game.box.sites[1].name)
    t.effect(0, {"op": "reveal_site", "where": "adjacent", "n": 1})
    assert [t.why(0, f"reveal {name}") for name in ("c2", "c1", "f4")] == ["CV-12.3", "CV-12.3", "CV-12.2"]


@rule("CV-9.6", "CV-9.8")
def test_why_a_territory_does_not_produce() -> None:
    t = table(2).tribe(0, "water-H boat").boat(0, "water-A").effect(0, {"op": "produce", "n": 1})
    assert [t.why(0, f"produce {name}") for name in ("water-H", "water-A", "hills-H")] == ["CV-9.8", "CV-9.6", "CV-9.6"]


@rule("CV-9.10", "CV-9.12")
def test_why_nothing_is_transported() -> None:
    t = table(2).give(0, raw_forest_B=1).effect(0, {"op": "transport", "n": 1})
    assert t.why(0, "transport water-A") == "CV-9.12"  # it would be shipped
    assert [t.why(0, text) for text in ("transport grassland-C", "ship water-A as wood")] == ["CV-9.10"] * 2
    t = table(2).give(0, raw_forest_B=1).give(1, raw_hills_B=1).effect(1, {"op": "transport", "n": 1})
    assert t.why(1, "transport forest-B") == "CV-9.10"  # it is another's
    t = table(2).tile("mountains-E", "jade").boat(1, "water-H").effect(1, {"op": "transport", "n": 1})
    assert t.why(1, "ship water-H as sand") == "CV-9.12"  # no such tile beside it


@rule("CV-25.1", "CV-25.4", "CV-25.7")
def test_why_nothing_is_sold_or_bought() -> None:
    assert table(2).give(0, wood=1).module(0, "trade").why(0, "purchase") == "CV-25.7"
    t = table(2).give(0, money=4).module(0, "trade")
    assert t.why(0, "sale") == "CV-25.4"
    t = table(2).give(0, wood=2, money=4).module(0, "trade").do(0, "sale", "sell wood for money", "done")
    assert t.why(0, "sale") == "CV-25.1"
    t = table(2).give(0, wood=2, money=8).module(0, "trade").do(0, "purchase", "buy wood")
    assert t.why(0, "purchase") == "CV-25.1"


@rule("CV-11.5", "CV-12.7")
def test_why_a_value_is_not_picked() -> None:
    for op, said, why in (("hunt", "hunt forest-B", "CV-11.5"), ("lucky_find", "find forest", "CV-12.7")):
        t = table(2).edit(0, fate=2).coming(1, 3).effect(0, {"op": op, "n": 1}).do(0, said)
        assert (t.offered(0, "value"), t.why(0, "value 5")) == ({"1", "3"}, why)
        assert t.s.decision(0).what == (op == "lucky_find")  # type: ignore[attr-defined]


@rule("CV-18.13", "CV-2.9")
def test_why_a_goal_is_not_taken() -> None:
    t = table(2).display("goals", 62, 63, 64).effect(0, {"op": "gain_goal", "n": 1})
    assert [t.why(0, f"take goal {slot}") for slot in (3, 4, 5, 6)] == [None, "CV-18.13", "CV-2.9", "CV-2.9"]


@rule("CV-26.4")
def test_a_payment_of_free_choice_is_of_stored_materials() -> None:
    t = table(2).give(0, wood=1, salt=2, food=2).run(markers.PayAny(0, 2))
    assert (t.answers(0), t.why(0, "return food")) == ({"return wood", "return salt"}, "CV-26.4")
    t.do(0, "return salt")
    assert t.answers(0) == {"return wood", "return salt"}
    t.do(0, "return wood")
    assert (t.counts(0, "wood salt food"), t.s.over()) == ([0, 1, 2], True)


# ---- tribes
@rule("CV-2.18", "CV-6.4")
def test_why_a_tribe_does_not_settle() -> None:
    t = table(2).clear().tribe(0, "forest-B 2").module(0, "migration").do(0, "move forest-B 2")
    assert [t.why(0, f"settle hills-B {slot}") for slot in ("wild", "wild weak", "5")] == [
        "CV-6.4",
        "CV-6.4",
        "CV-2.18",
    ]


@rule("CV-7.6", "CV-7.13")
def test_why_no_tribe_is_born() -> None:
    for tribes, why in ((0, "CV-7.13"), (1, "CV-7.6"), (2, "CV-7.6")):
        t = table(2).edit(0, tribes=tribes).give(0, dexterity=3).display("attributes", 7)
        assert t.effect(0, {"op": "procreate", "n": 1}).why(0, "place hills-H 2") == why


@rule("CV-37.8")
def test_why_no_tribe_is_born_elsewhere_than_beside_the_rock() -> None:
    for name in ("water-A", "forest-B"):
        t = table(2).tribe(0, "water-A boat").run(procreation.Procreate(0, 1, land(name)))
        assert {text.split()[0] for text in t.offered(0, "place")} == {name}
        assert t.why(0, "place grassland-C fire") == "CV-37.8"


@rule("CV-R17", "CV-31.10")
def test_why_a_castaway_is_not_saved() -> None:
    for favor, why in ((0, "CV-31.10"), (1, "CV-R17")):
        t = table(2).clear().tile("forest-B").tribe(0, "water-A boat").edit(0, favor=favor)
        t.give(0, dexterity=3).display("attributes", 7)
        t.s.event = 19  # Tsunami
        t.run(events.Bonus()).do(0, "remove boat water-A")
        assert (t.asked(), t.why(0, "refuge hills-H")) == ("Castaway", why)


# ---- cards
@rule("CV-16.2", "CV-16.3")
def test_why_a_card_does_not_go_into_a_column() -> None:
    t = table(2).installed(0, "E1", column=6).hand(0, "E2").give(0, expression=1, cotton=1, dexterity=4)
    t.display("attributes", 7).run(installing.Install(0, 4, 0, 1)).do(0, "install E2")
    assert (t.asked(), t.why(0, "column 3")) == ("CardColumn", "CV-16.2")
    t = table(2).installed(0, "A1", column=6).hand(0, "E2").give(0, expression=1, cotton=1)
    t.run(installing.Install(0, 4, 0, 1)).do(0, "install E2")
    assert (t.asked(), t.why(0, "column 6")) == ("CardColumn", "CV-16.3")
    t = table(2).installed(0, "E1", column=1).hand(0, "E2").give(0, **dict.fromkeys((*v.MATERIALS, *v.FEATURES), 2))
    t.give(0, dexterity=4).display("attributes", 7).run(installing.Install(0, 4, 0, 1)).do(0, "install E2")
    assert (t.asked(), t.why(0, "column 3")) == ("CardColumn", "CV-16.2")


@rule("CV-16.7")
def test_why_a_column_cannot_be_paid_for() -> None:
    """Printing Press in stage 3, the first of column 1, needs oil and iron ore."""
    t = table(2).hand(0, "A14").give(0, papyrus=1).run(installing.Install(0, 0, 0, 1)).do(0, "install A14")
    assert (t.asked(), t.why(0, "column 1")) == ("CardColumn", "CV-16.7")


@rule("CV-17.2", "CV-17.3")
def test_why_a_space_is_not_ignored() -> None:
    """Printing Press: papyrus / oil / iron ore / 2 intelligence / expression."""
    have = {"papyrus": 1, "oil": 1, "iron_ore": 1, "intelligence": 2, "expression": 1, "dexterity": 3}
    for stage, why in ((1, "CV-17.3"), (2, "CV-17.2")):
        t = table(2).hand(0, "A14").give(0, **have).display("attributes", 7)
        t.run(installing.Install(0, 0, 1, 1)).do(0, "install A14", "column 3", f"cost of stage {stage}")
        assert (t.asked(), t.why(0, "ignore space 5")) == ("IgnoreSpace", why)


# ---- paying for a module
@rule("CV-4.5", "CV-4.8", "CV-4.11")
def test_why_a_die_or_marker_does_not_pay() -> None:
    t = table(2).dice(0, "1155").give(0, planning_1=1, planning_5=1).turn(0).do(0, "activate stamina")
    assert t.asked() == "Pay"
    named = {text: t.why(0, text) for text in ("die 2", "die 5", "planning marker 2", "planning marker 5")}
    assert list(named.values()) == ["CV-4.5", "CV-4.6", "CV-4.8", "CV-4.6"]
    t = table(2).dice(0, "116").give(0, idea=1).turn(0).do(0, "activate stamina")
    assert [t.why(0, text) for text in ("planning marker 1", "focus marker")] == ["CV-4.8", "CV-4.11"]


# ---- questions that are no Ask
def asked_in(name: str) -> Table:
    if name in ("KeepOne", "KeepMarkers", "ChooseStart"):
        t = fresh(2, hands="advanced")
        if name == "KeepMarkers":
            for deck in range(5):
                t.do(0, "keep " + v.card_name(next(card for card in t.c(0).hand if card // 32 == deck)))
        return t.skip("ChooseStart") if name == "ChooseStart" else t
    if name == "KeepCards":
        return table(2).effect(0, {"op": "draw_cards", "draw": 2, "keep": 1}).do(0, "draw invention", "draw insight")
    t = table(2).installed(0, "A13").hand(0, "A1 A2 E1").give(0, stone=1, dexterity=1)  # a Paper mill
    return t.run(installing.Install(0, 0, 0, 1)).do(0, "install A1").skip("StandIn")


@rule("K-1")
@pytest.mark.parametrize(
    ("name", "verb", "size"),
    [
        ("KeepOne", "keep", 160), ("KeepMarkers", "keep", 12), ("ChooseStart", "start with", 10),
        ("KeepCards", "keep", 160), ("StandIn", "discard", 160),
    ],
)  # fmt: skip
def test_a_secret_question_is_about_its_cards_and_nothing_else(name: str, verb: str, size: int) -> None:
    t = asked_in(name)
    civ = t.s.waiting()[0]
    assert t.asked() == name
    own = [action for action in range(len(SPACE)) if t.s.decision(civ).refuse(t.s, action) != NOT_ASKED]
    [actions] = [span for word, span in spans(SPACE) if word == verb and len(span) == size]
    assert own == list(actions)


# ---- materials left out
@rule("CV-16.8")
def test_of_two_equal_materials_the_one_that_is_there_is_returned_first_or_left_out() -> None:
    for wood, discount, answers in ((1, 1, {"return wood", "skip"}), (2, 1, {"return wood", "skip"}), (1, 0, set())):
        t = table(2).give(0, wood=wood)
        t.s.bill = [0, 0]
        t.run(paying.PayMaterial(0, discount))
        assert t.answers(0) == answers if answers else t.s.over()
        assert t.count(0, "wood") == wood  # what cannot be paid in full is not paid in part


@rule("CV-16.8", "CV-13.21")
def test_where_nothing_may_be_left_out_nothing_is_asked() -> None:
    cost = [2, 1] + [0] * (len(v.MATERIALS) - 2)
    t = table(2).give(0, wood=3, beeswax=1, oil=1, dexterity=3).display("attributes", 7).run()
    paying.pay(t.s, 0, cost, 0)
    t.s.advance()
    assert (t.s.over(), t.counts(0, "wood beeswax oil")) == (True, [1, 0, 1])
    paying.pay(t.s, 0, [0] * len(v.MATERIALS), 1)
    t.s.advance()
    assert (t.s.over(), t.s.bill) == (True, [])


@rule("CV-25.7", "CV-36.3")
def test_the_money_of_a_purchase_is_a_marker_for_the_material() -> None:
    t = table(2).give(0, money=2)
    t.edit(0, supply=0).effect(0, {"op": "purchase", "n": 1}).do(0, "buy wood")
    assert (t.s.over(), t.counts(0, "money wood"), t.c(0).supply) == (True, [0, 1], 1)


@rule("CV-2.33", "CV-22.4", "CV-R52")
@pytest.mark.parametrize("name", ["KeepOne", "KeepMarkers", "KeepCards", "StandIn"])
def test_of_a_secret_question_others_do_not_see_the_answers(name: str) -> None:
    t = asked_in(name)
    seen = view(t.s, 1)
    assert (t.asked(), t.s.waiting()[0], seen.decision(0).answers(seen)) == (name, 0, [])
    assert len(t.s.answers(0)) > 1


# ---- displays
@rule("CV-18.13", "CV-14.1", "CV-20.3")
def test_the_first_chip_of_all_is_as_good_as_any() -> None:
    t = table(2).display("goals", 1, 2).effect(0, {"op": "gain_goal", "n": 1})
    assert t.answers(0) == {"take goal 1", "take goal 2", "done"}
    t = table(2).display("incomes", 2, 1).effect(0, {"op": "gain_income_chip", "n": 1})
    assert t.answers(0) == {"take income 1", "take income 2", "done"}
    feature = t.s.game.box.attributes[0].feature
    t = table(2).display("attributes", 1).give(0, **{v.FEATURES[feature]: 4}).effect(0, {"op": "gain_goal", "n": 1})
    assert [t.why(0, f"take attribute {slot}") for slot in (1, 2)] == [None, "CV-20.4"]


@rule("CV-36.3")
def test_what_the_supply_holds_again_is_placed_and_no_more() -> None:
    for left, asked in ((1, ""), (2, "Replenish")):
        t = table(2).give(0, wood=2).edit(0, supply=1).run(markers.Replenish(0, v.IDEA, left))
        assert (t.asked(), t.count(0, "idea"), t.c(0).supply) == (asked, 1, 0)
    t.do(0, "return wood")
    assert (t.s.over(), t.counts(0, "idea wood"), t.c(0).supply) == (True, [2, 1], 0)


@rule("CV-16.8")
def test_every_material_of_a_bill_is_returned_as_it_is() -> None:
    for m in (0, 1, 17):
        t = table(2).give(0, **dict.fromkeys(v.MATERIALS, 1))
        t.s.bill = [m]
        t.run(paying.PayMaterial(0, 1))
        name = v.MATERIALS[m].replace("_", " ")
        assert t.answers(0) == {f"return {name}", "skip"}
        t.do(0, f"return {name}")
        assert [t.count(0, one) for one in v.MATERIALS] == [int(n != m) for n in range(18)]
    t = table(2).give(0, wood=2)
    t.s.bill = [0, 0]
    t.run(paying.PayMaterial(0, 1)).do(0, "skip")
    assert (t.s.over(), t.count(0, "wood")) == (True, 1)  # one may be left out, no more
    t = table(2).give(0, wood=1)
    t.s.bill = [0, 0]
    t.run(paying.PayMaterial(0, 1)).do(0, "return wood")
    assert (t.s.over(), t.count(0, "wood"), t.s.bill) == (True, 0, [])  # the other one is left out
    t = table(2).give(0, wood=1)
    t.s.bill = [0, 1]
    assert (t.run(paying.PayMaterial(0, 1)).s.over(), t.count(0, "wood")) == (True, 0)  # the one that is not there


@rule("CV-R52", "CV-16.8")
def test_the_deck_of_a_card_that_stands_in_is_told() -> None:
    for name, deck in (("E1", 4), ("A2", 0)):
        t = asked_in("StandIn").do(0, f"discard {name}")
        assert (t.events("stands in"), t.s.under[deck]) == ([[deck]], [CARD_IDS[name]])


@rule("CV-36.3", "CV-26.4")
def test_what_a_payment_needs() -> None:
    c = table(2).give(0, wood=1, oil=1, food=2).c(0)
    for goods, wood, anything, enough in (
        (2, 0, 0, True), (3, 0, 0, False), (0, 1, 0, True), (0, 2, 0, False), (0, 0, 2, True), (0, 0, 3, False),
        (0, 1, 1, True), (0, 1, 2, False), (2, 1, 1, True), (3, 1, 1, False),
    ):  # fmt: skip
        payment = Payment([goods, 0, 0, 0], [wood] + [0] * 17, anything)
        assert markers.can_pay(c, payment) is enough


# ---- which of its numbers a module uses
NUMBERED: list[tuple[str, list[str], str, dict[str, int]]] = [
    ("research", ["do card"], "GainCard", {"left": 5}), ("research", ["do draw"], "DrawCards", {"left": 6}),
    ("sustenance", ["do hunt"], "Hunt", {"left": 5}), ("sustenance", ["do strengthen"], "Strengthen", {"left": 6}),
    ("exploration", ["do find"], "LuckyFind", {"left": 7}),
    ("exploration", ["do explore", "explore hills-B"], "RevealOne", {"left": 5}),
    ("building", ["do project"], "Project", {"left": 5, "same": 6}),
    ("building", ["do install"], "Install", {"special": 7}),
    ("planning", ["do plan"], "PlaceMarkers", {"n": 5}), ("mutation", ["do features"], "MoveFeature", {"left": 5}),
    ("mutation", ["do install"], "Install", {"special": 6}), ("invention", ["do income"], "IncomeActions", {"left": 5}),
    ("insight", ["do install"], "Install", {"special": 6}), ("achievement", ["do install"], "Install", {"special": 6}),
    ("trade", [], "Trade", {"sales": 5, "purchases": 6}), ("activity", [], "Perform", {"left": 5, "different": 6}),
    ("transport", [], "Transport", {"left": 5, "anywhere": 0}), ("production", ["do produce"], "Produce", {"left": 5}),
]  # fmt: skip


@rule("CV-38.19", "CV-4.13", "CV-4.14")
@pytest.mark.parametrize(("name", "said", "asked", "wanted"), NUMBERED)
def test_a_module_uses_the_number_of_its_action(
    monkeypatch: pytest.MonkeyPatch, name: str, said: list[str], asked: str, wanted: dict[str, int]
) -> None:
    t = table(2).hand(0, "A1 C1 D2 E1 B1").give(0, wood=2, money=8, calm=1, raw_forest_B=2).income(0, "I3", 3)
    t.tribe(0, "hills-B 2", weak=True)
    for level in (1, 2, 3):
        numbers = [[n if at == level - 1 else 1 for at in range(3)] for n in (5, 6, 7)]
        monkeypatch.setattr(t.s.game.box.modules[v.MODULES.index(name)], "numbers", numbers)
        t.module(0, name, level).do(0, *said)
        found = {field: getattr(t.s.decision(0), field) for field in wanted}
        assert (t.asked(), found) == (asked, wanted)


# ---- an empty supply: what an action brings is settled before abilities answer to it
@rule("CV-36.3", "CV-11.6", "CV-25.1")
def test_markers_are_replenished_before_anything_else_goes_on() -> None:
    t = table(2).give(0, wood=2).edit(0, supply=0).module(0, "trade", 3)
    assert (t.asked(), t.s.decision(0).where) == ("Replenish", v.MONEY)  # type: ignore[attr-defined]
    item = next(item for item in range(v.CARDS) if t.s.game.box.abilities[item].on == moments.HUNT_DONE)
    t = table(2).installed(0, v.card_name(item), column=5).give(0, wood=2).edit(0, supply=0)
    t.coming(3).effect(0, {"op": "hunt", "n": 1}).do(0, "hunt forest-B")
    assert (t.asked(), t.events("ability")) == ("Replenish", [])


@rule("CV-36.3", "CV-36.4")
def test_a_raw_material_is_returned_from_where_it_lies() -> None:
    t = table(2).give(0, raw_hills_B=1, raw_forest_B=2).give(1, raw_hills_B=2).edit(0, supply=0)
    t.run(markers.Replenish(0, v.IDEA, 1)).do(0, "return raw hills-B")
    assert (t.raw(0, "hills-B"), t.raw(0, "forest-B"), t.raw(1, "hills-B")) == (0, 2, 2)
    assert (t.count(0, "idea"), t.c(0).supply, t.s.over()) == (1, 0, True)


@rule("CV-16.1", "CV-16.7")
def test_why_a_card_is_not_installed() -> None:
    for name, deck in (("A32", 0), ("B1", 1), ("E32", 4)):
        t = table(2).hand(0, f"{name} C16").run(installing.Install(0, deck, 0, 1))
        assert (t.why(0, f"install {name}"), t.why(0, "install C16")) == ("CV-16.7", "CV-16.1")


@rule("CV-16.7", "CV-16.12")
def test_a_count_that_is_not_reached_cannot_be_met() -> None:
    t = table(2).farm(0, "forest-B").farm(0, "hills-B")
    for n, ok in ((1, True), (2, True), (3, False)):
        price, data = Price(), {"type": "count_have", "metric": "farms", "n": n}
        HaveCount(Fields("test", "test", {**data}, [])).add(t.s, 0, price)
        assert price.ok is ok


@rule("CV-2.33")
def test_a_marker_card_is_one_of_the_three_dealt() -> None:
    t = asked_in("KeepMarkers")
    for card in range(12):
        assert t.why(0, f"keep SM{card + 1}") == (None if card in t.c(0).markers else "CV-2.33")


@rule("CV-22.6")
def test_a_hand_is_kept_in_order() -> None:
    t = table(2).effect(0, {"op": "gain_card", "n": 3})
    t.do(0, "gain hidden achievement", "gain open insight", "gain hidden invention")
    assert [card // 32 for card in t.c(0).hand] == [0, 2, 4]


@rule("CV-16.15")
def test_what_is_offered_for_a_payment_follows_it() -> None:
    t = table(2).give(0, wood=1, oil=1)
    t.effect(0, {"op": "may_pay", "pay": {"material": {"any": 1}}, "then": [{"op": "gain_goal", "n": 1}]})
    assert t.do(0, "option 1").asked() == "PayAny"
    assert t.do(0, "return oil").asked() == "GainGoal"
