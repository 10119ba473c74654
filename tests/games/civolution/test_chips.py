"""CV-38.17: every chip, event and starting card is used, and what printed.txt says of it is seen to happen."""

from __future__ import annotations

import pytest

from demiurge.games.civolution import events, phases
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.effects import passives, triggered
from demiurge.games.civolution.effects.every import EVERY
from tests.games.civolution.printing import (
    PRINTED,
    amounts,
    answer_all,
    figures,
    forecast,
    parts,
    teeming,
)
from tests.games.civolution.table import SPACES, Table, fresh, table
from tests.rules import rule


def names(letter: str) -> list[str]:
    return [name for name in PRINTED if name.rstrip("0123456789") == letter]


# ---- goal chips
LANDS = {kind: [name for name in v.TERRITORIES if name.startswith(kind)] for kind in v.LAND}


def position(words: list[str], n: int) -> Table:
    """A table where a civ has exactly n of what a goal chip asks for."""
    t = table(2).display("attributes")
    for c in t.s.civs:
        c.levels = [0] * 15
    kind, what = words[0], words[1] if len(words) > 1 else ""
    if kind == "territories_of_type":
        t.clear().tribe(0, *[f"{name} 2" for name in LANDS[what][:n]])
    elif kind == "tribes_in_one_territory":
        t.clear().tribe(0, *[f"{LANDS[what][0]} wild"] * n, *[f"{LANDS[what][1]} wild"] * (n - 1))
    elif kind == "farm_on":
        others = [name for name in v.TERRITORIES if name not in LANDS[what] and "water" not in name]
        for name in [*LANDS[what][:n], *others[: 2 - n]]:
            t.farm(0, name)
    elif kind == "metric":
        have(t, what, n)
    else:
        assert kind == "statue_and_settlement_same_ground"
        t.ground(1, 1, town=True).ground(0, 1, statues=1, town=n > 0)
        if not n:
            t.ground(0, 2, town=True)
    return t


def have(t: Table, metric: str, n: int) -> None:
    """Exactly so many of what a metric counts."""
    head, _, tail = metric.partition("_")
    if head == "track":
        t.edit(0, **{tail: n})
    elif head == "feature":
        t.give(0, **{tail: n})
    elif head == "installed":
        letter = "ABCDE"[v.DECKS.index(tail)]
        t.installed(0, *[f"{letter}{number}" for number in range(1, n + 1)], column=5)
    elif metric in ("favor", "dice_total", "upgrades"):
        t.edit(0, **{"favor": {"favor": n - 1}, "dice_total": {"fate": n - 6}}.get(metric, {"levels": upgraded(n)}))
    elif metric in ("statues", "settlements"):
        for ground in range(1, n + 1):
            t.ground(0, ground, statues=int(metric == "statues"), town=metric == "settlements")
    elif metric == "adjacent_sites":
        near = zip(("c1", "c2", "d1", "d2"), ("cave_1", "cave_2", "gorge_1", "gorge_2"), strict=True)
        for recess, site in list(near)[:n]:
            t.site(recess, site)
        t.clear().tribe(0, "hills-B 2", "forest-B 2").site("f4", "cave_3")
    elif metric == "boats":
        for where in ("water-A", "water-H")[:n]:
            t.boat(0, where)
    else:
        t.clear().tribe(0, *PEOPLE[metric][:n])
        if metric == "strong_tribes":
            t.tribe(0, "swamp-C wild", weak=True)


PEOPLE = {
    "fire_camps": ["hills-B fire", "forest-B fire", "desert-C fire"], "boat_tribes": ["water-A boat"] * 2,
    "territories": ["hills-B 2", "desert-C 2", "swamp-C 2", "mountains-B 2", "forest-D 2", "desert-D 2"],
    "tribes": ["forest-B wild"] * 8, "strong_tribes": ["forest-B wild"] * 5,
}  # fmt: skip


def upgraded(n: int) -> list[int]:
    """So many upgrades, on two modules twice."""
    return ([2, 2] + [1] * 13 if n >= 4 else [1] * 15)[: n - 2 if n >= 4 else n] + [0] * (17 - n if n >= 4 else 15 - n)


@rule("CV-18.5", "CV-18.7", "CV-38.17")
@pytest.mark.parametrize("name", names("G"))
def test_a_goal_chip_is_installed_when_its_requirement_is_met_and_not_before(name: str) -> None:
    words = parts(name)[0].split()
    paid = amounts(parts(name)[0].removeprefix("pay ")) if words[0] == "pay" else {}
    n = int(words[-1]) if words[-1].isdigit() else 1
    if paid:
        for what in paid:
            t = table(2).goal(0, name).give(0, **paid | {what: paid[what] - 1})
            assert t.effect(0, {"op": "install_goal", "n": 1}).s.over()
        t = table(2).goal(0, name).give(0, **paid).display("attributes")
    else:
        t = position(words, n - 1).goal(0, name)
        assert t.effect(0, {"op": "install_goal", "n": 1}).s.over()
        t = position(words, n).goal(0, name)
    held = t.c(0).at[:]
    t.effect(0, {"op": "install_goal", "n": 1}).do(0, "goal 1", "column 3")
    assert (t.c(0).kinds[2], t.c(0).goals) == (v.GOALS, [[], [], []])
    assert {SPACES[at]: held[at] - now for at, now in enumerate(t.c(0).at) if now != held[at]} == paid


# ---- income chips and starting cards
@rule("CV-14.8", "CV-38.17")
@pytest.mark.parametrize("name", [*names("I"), *names("SC")])
def test_an_income_chip_performs_its_action(name: str) -> None:
    text = parts(name)[-1]
    for favor, passed in ((5, True), (0, False)):
        t = teeming().edit(0, favor=favor).give(0, idea=0)
        t.c(0).items, t.c(0).columns = [], []
        chip = int(name[1:]) - 1 if name[0] == "I" else v.INCOMES + int(name[2:]) - 1
        t.put(0, v.INCOME_ID + chip, -1, 5)
        wanted = forecast(t, source="incomes")
        if passed or not text.startswith("test "):
            wanted.effects(text.removeprefix("test "))
        before = figures(t)
        t.effect(0, {"op": "income_action", "n": 1})
        assert {f"income {name}", f"point {name}"} < t.answers(0)
        if text.startswith("test ") and not passed:
            t.coming(6)
        said = answer_all(t.do(0, f"income {name}"))
        assert t.events("test") == ([[int(passed)]] if text.startswith("test ") else [])
        assert wanted.wrong(before, figures(t), said) == {}


@rule("CV-2.42", "CV-38.17")
@pytest.mark.parametrize("name", names("SC"))
def test_a_starting_chip_card_upgrades_its_module(name: str) -> None:
    t = fresh(1, hands="advanced").skip("ChooseStart")
    t.s.starts = [int(name[2:]) - 1, *[card for card in t.s.starts if card != int(name[2:]) - 1]][:2]
    t.do(0, f"start with {name}")
    upgraded = [v.MODULES[at] for at, level in enumerate(t.c(0).levels) if level]
    assert upgraded == [parts(name)[0].removeprefix("upgrade ")]
    assert t.c(0).items[0] // 256 == v.START_ID + int(name[2:]) - 1


@rule("CV-2.35", "CV-38.17")
@pytest.mark.parametrize("name", names("SM"))
def test_a_starting_marker_card_gives_its_markers(name: str) -> None:
    t = fresh(1, solo_cards="picked").do(0, "keep A7", "keep B9", "keep C16", "keep D32", "keep E5", f"keep {name}")
    if t.asked() == "ChooseStart":
        t.do(0, sorted(t.answers(0))[0])
    held = {SPACES[at]: n for at, n in enumerate(t.c(0).at) if n}
    assert held == amounts(parts(name)[0], ", ")


@rule("CV-2.30", "CV-2.37")
def test_the_pre_made_hands_have_one_number() -> None:
    numbered = {name: PRINTED[name].split(" | ")[0].partition("#")[2] for name in PRINTED}
    for seed in range(1, 9):
        t = fresh(2, seed)
        for civ in (0, 1):
            number = str(t.events("newcomer")[civ][0])
            hand = [name for name, found in numbered.items() if found == number and name[0] in "ABCDE"]
            assert [v.card_name(card) for card in t.c(civ).hand] == hand
            assert numbered[f"SM{t.c(civ).kept + 1}"] == number
            assert numbered[f"SC{t.c(civ).items[0] // 256 - v.START_ID + 1}"] == number


# ---- attribute chips
@rule("CV-20.3", "CV-38.17")
@pytest.mark.parametrize("name", names("T"))
def test_an_attribute_chip_is_taken_for_its_feature(name: str) -> None:
    [(feature, need)] = amounts(parts(name)[0]).items()
    others = {other: 4 for other in v.FEATURES if other != feature}
    t = table(2).display("attributes", int(name[1:])).give(0, **others, **{feature: need - 1})
    t.effect(0, {"op": "flip_stage", "n": 1})
    assert t.why(0, "take attribute 1") == "CV-20.3"
    t.give(0, **{feature: need}).do(0, "take attribute 1", "column 5")
    assert (t.count(0, feature), v.ATTRIBUTE_ID + int(name[1:]) - 1 in t.c(0).installed) == (need - 1, True)


# ---- events
def standing(metric: str, counts: tuple[int, int]) -> Table:
    """A table where the two civs have so many each of what an event compares."""
    t = table(2).clear()
    for civ, n in enumerate(counts):
        if metric.startswith("track_"):
            t.edit(civ, **{metric[6:]: n})
        elif metric == "territories":  # with the more tribes the fewer territories
            t.tribe(civ, *[f"{name} wild" for name in LANDS["forest"][:n]], *["forest-B wild"] * (9 - 3 * n))
        elif metric == "land_types":  # with the more territories the fewer types
            kinds = [lands[0] for lands in LANDS.values()][:n]
            t.tribe(civ, *[f"{name} wild" for name in [*kinds, *LANDS["forest"][: (5 - n) * 2]]])
        elif metric == "tribes":
            t.tribe(civ, *["forest-B wild"] * n)
        elif metric == "wilderness_tribes":
            t.tribe(civ, *["forest-B wild"] * n, "hills-B 2" if civ else "hills-B fire", "water-A boat")
        elif metric in ("farms", "boats"):
            for where in (LANDS["forest"] if metric == "farms" else ["water-A", "water-H"])[:n]:
                t.farm(civ, where) if metric == "farms" else t.boat(civ, where)
        elif metric == "statues":
            t.ground(civ, 1, statues=min(n, 2)).ground(civ, 2, statues=n - min(n, 2))
        elif metric == "stored_kinds":
            t.give(civ, wood=9 - n).give(civ, **dict.fromkeys(v.MATERIALS[1:n], 1))
        elif metric == "stored_total":
            t.give(civ, wood=n)
        elif metric == "features_total":
            t.give(civ, calm=n - 1, stamina=1)
        elif metric == "installed_cards":
            t.installed(civ, *[f"{'AB'[civ]}{number}" for number in range(1, n + 1)], column=5)
        elif metric in ("food", "money"):
            t.give(civ, **{metric: n})
        else:
            t.edit(civ, **{"favor" if metric == "favor" else "fate": n})
    return t


def entitled(t: Table, name: str) -> list[int]:
    t.s.event = int(name[1:]) - 1
    return events.entitled(t.s)


@rule("CV-32.9", "CV-32.11", "CV-38.17")
@pytest.mark.parametrize("name", names("F"))
def test_who_is_entitled_to_the_bonus_of_an_event(name: str) -> None:
    mode, metric, *rest = parts(name)[1].split()
    if mode == "each_at_least":
        n = int(rest[0])
        assert entitled(standing(metric, (n, n - 1)), name) == [0]
        assert entitled(standing(metric, (n, n)), name) == [0, 1]
        assert entitled(standing(metric, (n - 1, n - 1)), name) == []
        return
    more = 1 if mode == "sole_fewest" else 0
    assert entitled(standing(metric, (2, 1)), name) == [more]
    assert entitled(standing(metric, (1, 2)), name) == [1 - more]
    assert entitled(standing(metric, (2, 2)), name) == []


@rule("CV-32.9", "CV-32.10", "CV-38.17")
@pytest.mark.parametrize("name", names("F"))
def test_the_bonus_of_an_event(name: str) -> None:
    _, metric, *rest = parts(name)[1].split()
    t = teeming()
    t.s.event = int(name[1:]) - 1
    if metric == "favor":
        t.edit(1, favor=2)
    if metric.startswith("track_"):
        t.edit(0, **{metric[6:]: 6})
    if metric == "dice_total":
        t.edit(0, fate=4)
    if metric == "installed_cards":
        t.installed(0, "A1", column=5)
    wanted = forecast(t, source="events")
    before = figures(t)
    t.run(events.Bonus())
    if "removes" in rest:
        kind = rest[-1]
        t.do(0, "done")
        assert wanted.wrong(before, figures(t), {}) == {}  # it may be forgone
        t.run(events.Bonus()).do(0, f"remove {kind} {'hills-B' if kind == 'farm' else 'water-A'}")
        wanted.add(f"{kind}s", -1)
        if kind == "boat":  # with its cargo and its tribe
            wanted.add("raw", -1)
            wanted.add("tribes", -1)
    wanted.effects(parts(name)[2])
    said = answer_all(t)
    assert wanted.wrong(before, figures(t), said) == {}


@rule("CV-32.2", "CV-38.17")
@pytest.mark.parametrize("name", names("F"))
def test_the_weather_of_an_event(name: str) -> None:
    hotter = int(parts(name)[0].split()[1])
    for spot in range(5):
        t = table(2)
        t.s.event, t.s.weather = int(name[1:]) - 1, spot
        t.play.journal.events.clear()
        t.run(phases.Phase(7))
        assert t.events("weather")[0] == [min(4, max(0, spot - hotter))]


def test_every_word_of_the_vocabulary_is_used() -> None:
    printed = " ".join(PRINTED.values()).replace("(", " ").split()
    assert {kind.word for kind in EVERY if kind.word not in printed} == set()
    assert {mod for mod in passives.WORDS if mod not in printed} == set()
    assert {on for on in triggered.WORDS if on not in printed} == set()
