"""CV-16.17, CV-38.17: every ability that answers to something does so when it really happens, and to nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from demiurge.games.civolution import favor, income, installing, moments, phases, weather
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.effects import triggered
from demiurge.games.civolution.favor import FavorTest
from demiurge.games.civolution.reset import Reset
from tests.games.civolution.printing import Trigger, abilities
from tests.games.civolution.table import CARD_IDS, Table, table
from tests.rules import rule

# Their names for what an event is about, by the word of the trigger
FILTERS: dict[str, tuple[str, ...]] = {
    "module_activated": (*v.MODULES, *v.FEATURES, "sleep"), "building_built": v.KINDS[:4], "card_installed": v.DECKS,
    "chip_installed": v.CHIPS, "migration_done": ("", "boat"),
}  # fmt: skip


def module(t: Table, what: int) -> Table:
    t.module(0, (*v.MODULES, *v.FEATURES, "sleep")[what])
    return t.do(0, "done") if t.asked() == "Migrate" else t


def feature(t: Table, what: int) -> Table:
    return t.module(0, "stamina")


def hunt(t: Table, what: int) -> Table:
    return t.effect(0, {"op": "hunt", "n": 1}).do(0, "hunt forest-B")


def procreate(t: Table, what: int) -> Table:
    return t.effect(0, {"op": "procreate", "n": 1}).do(0, "place forest-B fire")


def migrate(t: Table, what: int) -> Table:
    """From land, or from a boat."""
    t.tile("mountains-B").effect(0, {"op": "migrate", "n": 1})
    return t.do(0, "move water-A boat" if what else "move forest-B 2", "settle mountains-B 2")


def develop(t: Table, what: int) -> Table:
    return t.effect(0, {"op": "migrate", "n": 1}).do(0, "move forest-B 2", "settle hills-B 2")


def reveal(t: Table, what: int) -> Table:
    return t.effect(0, {"op": "reveal_site", "where": "anywhere", "n": 1}).do(0, "reveal f1")


def build(t: Table, what: int) -> Table:
    t.site("c2", "building_ground_1").give(0, gold=1, wood=1, papyrus=1)
    t.effect(0, {"op": "build", "kind": v.KINDS[what], "n": 1})
    said = ("farm forest-B", "boat water-H", "statue ground-1 of gold", "settlement 1 on ground-1")
    return t.do(0, said[what])


def install(t: Table, what: int) -> Table:
    name = ("A2", "B3", "C2", "D2", "E9")[what]
    t.hand(0, name).give(0, **dict.fromkeys(v.MATERIALS, 1), **dict.fromkeys(v.FEATURES, 2))
    t.run(installing.Install(0, what, 0, 1)).do(0, f"install {name}")
    return t.skip("Respond")


def chip(t: Table, what: int) -> Table:
    if what == v.GOAL_CHIP:
        t.goal(0, "G1").give(0, wood=2).effect(0, {"op": "install_goal", "n": 1}).do(0, "goal 1", "column 4")
        return t.do(0, "upgrade trade")
    if what == v.ATTRIBUTE_CHIP:
        t.display("attributes", 1).give(0, stamina=3).effect(0, {"op": "flip_stage", "n": 1})
        return t.do(0, "take attribute 1", "column 4", "done")
    t.display("incomes", 1, 2, 3).effect(0, {"op": "gain_income_chip", "n": 1})
    return t.do(0, "take income 1", "column 4", "point I1")


def passed(t: Table, what: int) -> Table:
    return t.coming(1).run(FavorTest(0, favor.FOR_STRENGTHENING, 1, 0))


def failed(t: Table, what: int) -> Table:
    return t.coming(6).run(FavorTest(0, favor.FOR_STRENGTHENING, 1, 0))


def reset(t: Table, what: int) -> Table:
    return t.tribe(0, "hills-B 2", weak=True).dice(0, "1", used=5).run(Reset(0)).do(0, "done", "do idea")


def sell(t: Table, what: int) -> Table:
    t.give(0, wood=1).effect(0, {"op": "sale", "n": 1}).do(0, "sell wood for money")
    return t.do(0, "done") if t.asked() == "Sale" else t


def buy(t: Table, what: int) -> Table:
    return t.give(0, money=2).effect(0, {"op": "purchase", "n": 1}).do(0, "buy wood")


def threshold(t: Table, what: int) -> Table:
    return t.edit(0, culture=7).effect(0, {"op": "track", "track": "culture", "n": 1})


def income_step(t: Table, what: int) -> Table:
    return t.run(income.IncomePhase(0, income.all_chips(t.s, 0)))


def feeding(t: Table, what: int) -> Table:
    return t.tribe(0, "hills-B 2", weak=True).give(0, food=9).run(phases.Phase(6)).do(0, "feed all")


def new_cards(t: Table, what: int) -> Table:
    return t.run(phases.Phase(1))


def extra_find(t: Table, what: int) -> Table:
    return t.run(phases.Phase(3)).do(0, "store wood")


def death(t: Table, what: int) -> Table:
    return t.run(weather.BadWeather(0, 0)).do(0, "lose forest-B 2")


def upgrade(t: Table, what: int) -> Table:
    return t.effect(0, {"op": "upgrade", "n": 1}).do(0, "upgrade trade")


def displace(t: Table, what: int) -> Table:
    return t.effect(1, {"op": "procreate", "n": 1}).do(1, "place forest-B 2")


MOMENTS: list[Callable[[Table, int], Table]] = [
    module, feature, hunt, procreate, migrate, develop, reveal, build, install, chip, passed, failed, reset, sell, buy,
    threshold, income_step, feeding, new_cards, extra_find, death, upgrade, displace,
]  # fmt: skip
ANY_OF = {
    moments.MODULE_ACTIVATED: v.TRADE,
    moments.BUILDING_BUILT: v.FARM,
    moments.CARD_INSTALLED: 1,
    moments.CHIP_INSTALLED: v.GOAL_CHIP,
}


def listening(name: str) -> Table:
    """The ability is installed and has something to do."""
    t = table(2).tribe(0, "water-A boat").installed(0, name, column=5).display("attributes")
    t.tribe(0, "swamp-C 2", weak=True)
    t.play.journal.events.clear()
    return t


def used(t: Table, name: str) -> int:
    """How often the ability was used, where the owner wants it."""
    for _ in range(9):
        if f"use {name}" in t.answers(0):
            t.do(0, f"use {name}")
        elif t.s.waiting() == [0] and "done" in t.answers(0) and t.asked() not in ("Strengthen", "Migrate"):
            t.do(0, "done")
    item = v.ATTRIBUTE_ID + int(name[1:]) - 1 if name[0] == "T" else CARD_IDS[name]
    return t.events("ability").count([item])


@rule("CV-16.17", "CV-38.17")
@pytest.mark.parametrize("name", abilities("on "))
def test_an_ability_answers_to_its_moment_and_to_no_other(name: str) -> None:
    trigger = Trigger(name)
    on = triggered.WORDS.index(trigger.on)
    for what, word in enumerate(FILTERS.get(trigger.on, ("",))):
        wanted = not trigger.filter or word == trigger.filter[0]
        assert used(MOMENTS[on](listening(name), what), name) == int(wanted), word
    for other, moment in enumerate(MOMENTS):
        if on not in (other, *CAUSED.get(other, ())):
            assert used(moment(listening(name), ANY_OF.get(other, 0)), name) == 0, triggered.WORDS[other]


# What happens along with a moment: a feature module is a module, a migration may develop, a farm is built by a module
CAUSED = {
    moments.FEATURE_ACTIVATED: (moments.MODULE_ACTIVATED,), moments.MODULE_ACTIVATED: (moments.FEATURE_ACTIVATED,),
    moments.DEVELOPED: (moments.MIGRATION_DONE,), moments.CHIP_INSTALLED: (moments.UPGRADE_DONE,),
    moments.DISPLACED: (moments.PROCREATION_DONE,), moments.CARD_INSTALLED: (moments.TRACK_THRESHOLD,),
    moments.BUILDING_BUILT: (moments.CHIP_INSTALLED,),
}  # fmt: skip


@rule("CV-16.17", "CV-38.17")
def test_an_income_chip_is_a_chip_too(monkeypatch: pytest.MonkeyPatch) -> None:
    box = table(2).s.game.box
    item = next(item for item in range(v.CARDS) if box.abilities[item].on == moments.CHIP_INSTALLED)
    for kind in (v.INCOME_CHIP, v.ATTRIBUTE_CHIP):
        monkeypatch.setattr(box.abilities[item], "filter", kind)
        t = chip(table(2).installed(0, v.card_name(item), column=5), v.INCOME_CHIP).skip("nothing")
        assert t.events("ability") == ([[item]] if kind == v.INCOME_CHIP and box.abilities[item].plain else [])


@rule("CV-6.10", "CV-16.17")
def test_ethics_pays_who_is_displaced() -> None:
    t = displace(listening("C3"), 0)
    assert (t.at("forest-B 2"), t.wild(0, "forest-B")) == ("1 weak", (1, 0))
    assert (t.c(0).vp, t.c(1).vp) == (2, 0)


@rule("CV-16.17")
def test_abilities_are_told_in_the_order_in_which_they_are_resolved() -> None:
    t = table(2).installed(0, "T4", column=5).installed(0, "C25", column=4)
    t.hand(0, "E2").give(0, expression=1, cotton=1).run(installing.Install(0, 4, 0, 1)).do(0, "install E2")
    t.play.journal.events.clear()
    t.skip("nothing")
    told = [event.kind for event in t.play.journal.events if event.kind in ("vp", "gain", "ability")]
    assert told[-4:] == ["ability", "vp", "ability", "gain"]
