"""Chapter 12: Production, with the rulings about it."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from demiurge.games.nova_era import production
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.state import Step
from tests.games.nova_era.probes import answer_all
from tests.games.nova_era.table import BOX, Table, table, with_effect
from tests.rules import rule


def produced(t: Table, seat: int = 0) -> Table:
    return t.run(production.Produce(seat))


@rule("NE-4.10")
def test_production_brings_benefit_and_penalty_in_every_production_phase() -> None:
    t = table().own(0, "taxation").give(0, 0, 0, 0, 0)
    produced(produced(t))
    assert (t.goods(0), t.p(0).unrest) == ([0, 0, 4, 0], 2)


@rule("NE-12.10")
def test_each_player_in_turn_resolves_all_own_effects() -> None:
    t = table(2).own(0, "irrigation", "mining").own(1, "mysticism", "sailing")
    t.s.first = 1
    t.run(production.Production())
    assert t.asked() == "1 Take"
    assert (t.goods(0), t.goods(1)) == ([1, 1, 1, 1], [1, 1, 1, 2])
    t.do(1, "take red")
    assert (t.goods(0), t.goods(1)) == ([2, 1, 2, 1], [1, 2, 1, 2])


@rule("NE-12.10")
def test_the_owner_says_the_order_where_it_can_matter() -> None:
    t = produced(table().own(0, "barter", "currency", "sailing").give(0, 0, 0, 1, 0))
    assert t.asked() == "0 ChooseEffect"
    assert t.asks_for(0, "produce *").answers(0) == {"produce barter", "produce currency", "produce sailing"}
    assert t.refusal(0, "produce irrigation") == "NE-12.10"
    assert t.refusal(0, "produce barter 2") == "NE-12.10"
    t.do(0, "produce sailing", "take yellow")
    assert t.refusal(0, "produce sailing") == "NE-R49"
    t = produced(table().own(0, "theater", "tyranny").give(0, unrest=1))
    assert (t.asked(), t.p(0).unrest) == ("halted", 0)  # it cannot matter here


@rule("NE-12.10")
@pytest.mark.parametrize(
    ("unrest", "cards"),
    [
        (9, "theater tyranny"),  # they can only fall
        (0, "theater tyranny"),
        (0, "theater sailing"),  # a gain does not move Unrest
        (9, "oracles sailing"),
        (3, "oppression theater"),  # neither 0 nor the last space is near
        (8, "oppression theater"),
        (1, "oppression theater"),
        (5, "fire-keeping sailing"),  # it looks at Unrest, but nothing else moves it
        (5, "masonry sailing"),
        (0, "masonry trade-routes"),  # there is nothing to repair
        (0, "barter sailing"),  # one exchange, which comes last
    ],
)
def test_the_owner_is_not_asked_where_the_order_cannot_matter(unrest: int, cards: str) -> None:
    t = produced(table().own(0, *cards.split()).give(0, unrest=unrest))
    while t.asked() != "halted":
        assert t.asked() != "0 ChooseEffect"
        t.do(0, min(t.answers(0)))


@rule("NE-12.10")
@pytest.mark.parametrize(
    ("unrest", "cards"),
    [
        (9, "oppression theater"),  # a Civil War, or none
        (0, "oppression theater"),  # the fall is lost, or not
        (4, "fire-keeping theater"),  # one looks at what the other moves
        (4, "fire-keeping oppression"),
        (3, "masonry oppression"),
        (0, "barter currency"),  # two exchanges
    ],
)
def test_the_owner_is_asked_where_the_order_can_matter(unrest: int, cards: str) -> None:
    t = produced(table().own(0, *cards.split()).give(0, unrest=unrest))
    assert t.asked() == "0 ChooseEffect"


@rule("NE-12.10")
def test_a_move_of_unrest_that_is_multiplied_asks_for_its_order(tmp_path: Path) -> None:
    envy = {"when": "production", "op": "unrest", "n": 1, "per": {"count": "tech:green"}}
    t = produced(with_effect(tmp_path, envy).own(0, "irrigation", "tyranny").give(0, unrest=5))
    assert t.asked() == "0 ChooseEffect"


@rule("NE-12.10")
def test_an_exchange_comes_last_where_the_order_is_not_asked_for() -> None:
    t = produced(table().own(0, "barter", "sailing").give(0, 0, 0, 0, 0))
    assert t.asked() == "0 Take"
    t.do(0, "take red")
    assert t.answers(0) == {"give red", "done"}


@rule("NE-12.10")
def test_a_repair_may_come_before_what_looks_at_a_majority() -> None:
    t = table().own(0, "masonry", "trade-routes", "fishing").damage(0, "fishing").own(1, "roads")
    produced(t.give(0, 0, 0, 0, 0))
    assert t.answers(0) == {"produce masonry", "produce trade-routes"}
    t.do(0, "produce masonry", "repair fishing", "take red", "take red")
    assert t.goods(0) == [2, 2, 0, 0]  # two Economy Technologies to one


@rule("NE-12.10")
def test_a_gain_that_looks_at_unrest_may_wait_for_its_fall(tmp_path: Path) -> None:
    calm = {"when": "production", "op": "gain", "res": "green", "n": 2, "if": {"unrest_max": 2}}
    t = produced(with_effect(tmp_path, calm).own(0, "irrigation", "theater").give(0, 0, 0, 0, 0, unrest=3))
    assert t.answers(0) == {"produce irrigation", "produce theater"}
    t.do(0, "produce theater")
    assert (t.goods(0), t.p(0).unrest) == ([2, 0, 0, 0], 2)


@rule("NE-12.10")
def test_a_gain_may_wait_for_what_counts_resources(tmp_path: Path) -> None:
    envy = {"when": "production", "op": "unrest", "n": 1, "per": {"count": "resource:any", "each": 5}}
    t = produced(with_effect(tmp_path, envy).own(0, "irrigation", "mining").give(0, 1, 1, 1, 1))
    assert t.answers(0) == {"produce irrigation", "produce mining"}
    t.do(0, "produce irrigation")
    assert (t.goods(0), t.p(0).unrest) == ([1, 1, 2, 1], 0)  # a fifth resource would have raised it


@rule("NE-12.11")
def test_a_tie_is_no_majority() -> None:
    t = produced(table(3).own(0, "tributes").own(1, "pillage"))
    assert (t.goods(0), t.asked()) == ([1, 1, 1, 1], "halted")
    t = produced(table(3).own(0, "tributes"))
    assert t.asked() == "0 Take"


@rule("NE-12.12", "NE-20.4")
def test_the_thief_chooses_a_type_for_each_rival_who_qualifies() -> None:
    t = table(3).own(0, "pillage").give(0, 0, 0, 0, 0).give(1, 1, 0, 0, 2).give(2, 0, 3, 0, 0)
    produced(t)
    assert t.answers(0) == {"take green", "take blue"}
    assert t.refusal(0, "take red") == "NE-R52"
    t.do(0, "take blue")
    assert (t.goods(0), t.goods(1), t.goods(2)) == ([0, 1, 0, 1], [1, 0, 0, 1], [0, 2, 0, 0])


@rule("NE-R52")
def test_a_rival_with_too_little_gives_all_and_one_with_nothing_nothing() -> None:
    t = table(3).present("alexander-the-great").give(0, 0, 0, 0, 0).give(1, 0, 0, 0, 0).give(2, 0, 1, 0, 0)
    t.turn(0, "black 6").do(0, "enlist alexander-the-great")
    assert (t.goods(0), t.goods(2), t.asked()) == ([0, 1, 0, 0], [0, 0, 0, 0], "halted")


@rule("NE-R15")
def test_majorities_counters_and_conditions_of_production_do_not_count_damaged_cards() -> None:
    t = table().own(0, "tributes", "tyranny").damage(0, "tyranny").own(1, "archery").give(0, 0, 0, 0, 0)
    assert produced(t).goods(0) == [0, 0, 0, 0]  # one to one
    t = table().own(0, "tributes").own(1, "archery", "warfare").damage(1, "archery", "warfare")
    assert produced(t).asked() == "0 Take"
    t = table().own(0, "pillage").own(1, "archery", "warfare").damage(1, "archery", "warfare").give(0, 0, 0, 0, 0)
    assert sum(produced(t.give(1, 3, 0, 0, 0)).goods(0)) == 1


@rule("NE-R49")
def test_effects_are_resolved_one_at_a_time_each_exactly_once() -> None:
    t = produced(table().own(0, "irrigation", "calendar", "qin-shi-huang").give(0, 0, 0, 0, 0))
    t.do(0, "take red", "take red")
    assert t.goods(0) == [1 + 1, 2, 0, 1]  # Calendar: a Knowledge, and a Welfare for the most Knowledge cards
    assert t.asked() == "halted"
    assert len([event for event in t.events("gained") if event.seat == 0]) == 5


@rule("NE-R50")
def test_a_card_repaired_in_production_takes_part_in_it() -> None:
    t = produced(
        table().own(0, "masonry", "irrigation", "fishing").damage(0, "irrigation", "fishing").give(0, 0, 0, 0, 0)
    )
    t.do(0, "repair fishing")
    assert t.goods(0) == [2, 0, 0, 0]


@rule("NE-R50")
def test_what_a_card_damaged_in_production_has_not_yet_done_is_lost() -> None:
    t = produced(table().own(0, "oppression", "iron-working:red", "sailing").give(0, 0, 0, 0, 0, unrest=9))
    t.do(0, "produce oppression", "damage iron-working")  # a Civil War; Sailing is hit too
    assert t.damaged(0) == {"iron-working", "sailing"}
    t.do(0, "take blue")  # what is left is Oppression's own resource
    assert (t.goods(0), t.asked()) == ([0, 0, 0, 1], "halted")


@rule("NE-4.13")
def test_a_transformation_is_optional_and_used_in_its_phase() -> None:
    t = produced(table().own(0, "currency").give(0, 0, 0, 2, 0))
    assert t.answers(0) == {"give yellow", "done"}
    t.do(0, "done")
    assert t.goods(0) == [0, 0, 2, 0]
    t = table().own(0, "currency").give(0, 0, 0, 2, 0).turn(0, "green 1")
    assert not any(text.startswith("give") for text in t.answers(0))


@rule("NE-20.10")
def test_an_exchange_is_made_up_to_its_limit_and_may_return_the_type_given() -> None:
    t = produced(table().own(0, "barter").give(0, 3, 0, 0, 1))
    assert t.refusal(0, "give red") == "NE-20.10"
    t.do(0, "give green", "take red", "give blue", "take blue")
    assert (t.goods(0), t.asked()) == ([2, 1, 0, 1], "halted")
    t = produced(table().own(0, "barter").give(0, 0, 0, 0, 0))
    assert t.asked() == "halted"  # there is nothing to give


@rule("NE-R58")
def test_personalities_produce_and_territories_may_carry_objectives() -> None:
    t = produced(table().own(0, "boudica").give(0, 0, 0, 0, 0))
    assert t.goods(0) == [0, 2, 0, 0]
    from demiurge.games.nova_era import scoring

    t = table(2, era=3).own(0, "pilgrimage-state").run(scoring.Scoring())
    assert (1, 10, "pilgrimage-state") in t.scored(0)


@rule("NE-R66")
def test_a_condition_is_looked_at_when_its_effect_is_resolved() -> None:
    t = produced(table().own(0, "fire-keeping", "theater").give(0, unrest=4))
    t.do(0, "produce theater")
    assert t.p(0).unrest == 3  # Fire Keeping then found less than 4
    t = produced(table().own(0, "fire-keeping", "theater").give(0, unrest=4))
    t.do(0, "produce fire-keeping")
    assert t.p(0).unrest == 2
    t = table().show("stone-weapons").give(0, 0, 9, 0, 0).turn(0, "blue 1").do(0, "develop stone-weapons")
    produced(t.give(0, 0, 0, 0, 0))
    assert t.goods(0) == [0, 1, 0, 0]  # its own card counts
    t = table().present("homer").turn(0, "black 6").do(0, "enlist homer")
    from demiurge.games.nova_era import scoring

    assert (1, 10, "homer") in t.run(scoring.Scoring()).scored(0)  # itself included


@rule("NE-R73")
def test_effects_are_compulsory_and_what_cannot_be_done_is_skipped() -> None:
    t = produced(table().own(0, "sailing"))
    assert t.refusal(0, "done") == "K-1"
    t = table(2).present("hannibal-barca").give(0, 0, 0, 0, 0).turn(0, "black 2").do(0, "enlist hannibal-barca")
    assert (t.goods(0), t.asked()) == ([0, 3, 0, 0], "halted")  # nobody had a Technology to damage
    t = table().show("map-making").give(0, 0, 0, 0, 2).turn(0, "blue 2").do(0, "develop map-making")
    assert t.goods(0) == [0, 0, 0, 3]  # the Display is empty, the rest is done


@rule("NE-R71")
def test_rivals_are_affected_clockwise_and_one_is_finished_before_the_next() -> None:
    t = table(3).own(2, "irrigation", "theater").own(0, "mining", "roads").present("spartacus")
    t.give(2, unrest=9).give(0, unrest=9).turn(1, "black 6").do(1, "enlist spartacus")
    assert t.asked() == "2 WarDamage"  # the owner's left
    assert t.p(0).unrest == 9
    t.do(2, "damage theater")
    assert t.asked() == "0 WarDamage"
    t.do(0, "damage roads")
    assert t.p(1).unrest == 0  # the owner is no rival


class Resolve(Step[Nova]):
    """One Production effect, whatever the order would be."""

    def __init__(self, effect: int) -> None:
        self.effect = effect

    def run(self, s: Nova) -> None:
        production.do(s, 0, s.effect(self.effect))


def results(ids: list[str], unrest: int, order: list[int]) -> tuple[object, ...]:
    t = table(3).own(0, *ids).own(1, "military-training").give(0, 1, 1, 1, 1, unrest=unrest).tracks(green=5)
    answer_all(t.run(*[Resolve(effect) for effect in order]))
    p = t.p(0)
    return p.resources, p.unrest, p.damaged, p.vp, t.goods(1), t.goods(2), t.s.tracks


@rule("NE-12.10")
def test_where_the_order_is_not_asked_for_every_order_ends_the_same() -> None:
    rng, asked, not_asked = Random(5), 0, 0
    producing = [found.id for found in BOX.cards if found.production and found.era == 0]
    for _ in range(60):
        ids, unrest = rng.sample(producing, 3), rng.randrange(10)
        t = table(3).own(0, *ids).own(1, "military-training").give(0, 1, 1, 1, 1, unrest=unrest)
        left = [effect for effect in production.unresolved(t.s, t.p(0)) if not effect.plain()]
        if production.order_matters(t.s, t.p(0), left):
            asked += 1
            continue
        not_asked += 1
        orders = [[effect.id for effect in order] for order in permutations(left)]
        assert len({repr(results(ids, unrest, order)) for order in orders}) == 1, (ids, unrest)
    assert asked > 5
    assert not_asked > 20
