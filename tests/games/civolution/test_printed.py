"""CV-38.17, CV-38.18: what is printed on every card, chip, event and action card, against a list of its own.

printed.txt was made from the design of the components, not from the component files; a line says all that one of them
does. The box, as the game reads it, must say the same; that it happens is seen in test_cards.py, test_chips.py,
test_abilities.py, test_triggers.py and test_solo_cards.py, which read the same list."""

from __future__ import annotations

import pytest

from demiurge.games.civolution import mods, moments, solo
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import Box, SoloHalf
from demiurge.games.civolution.effects import conditions, console, gains, passives, triggered
from demiurge.games.civolution.effects.ability import Ability
from demiurge.games.civolution.effects.effect import Effect
from demiurge.games.civolution.payment import Payment
from demiurge.games.civolution.reading import MODES, SOLO_DEEDS, SOLO_SCORING, load_box
from demiurge.games.civolution.requirements import (
    CountGoal,
    HaveCount,
    HaveFeature,
    LandGoal,
    Need,
    PayGoal,
    ReturnMaterial,
)
from tests.games.civolution.printing import LINES, PRINTED
from tests.rules import rule

BOX: Box = load_box()
# Where the cases of a modifier lie, and their names
CASES = (
    (mods.FEED_IN, mods.SCOPES), (mods.HUNT_IN, v.TYPES), (mods.IMMUNE_TO, ("gorge", "glacier")),
    (mods.IGNORE_ON, v.DECKS), (mods.DOUBLE_OF, v.FEATURES), (mods.ADJACENT_OF, v.LAND),
)  # fmt: skip
NAMED: dict[str, tuple[str, ...]] = {
    "track": v.TRACKS, "good": v.GOODS, "material": v.MATERIALS, "row": ("1", "2", "3"),
    "feature": (*v.FEATURES, "any"), "where": ("adjacent", "anywhere"), "deck": v.DECKS, "die": v.DICE, "kind": v.KINDS,
}  # fields of effects and what they name  # fmt: skip


def payment(pay: Payment) -> str:
    found = [f"{v.GOODS[kind]} {n}" for kind, n in enumerate(pay.goods) if n]
    found += [f"{v.MATERIALS[m]} {n}" for m, n in enumerate(pay.materials) if n]
    return " + ".join([*found, f"any {pay.anything}"] if pay.anything else found)


def effect(e: Effect) -> str:
    words = [e.word, *[known[getattr(e, field)] for field, known in NAMED.items() if hasattr(e, field)]]
    if hasattr(e, "n"):
        words.append(str(e.n))
    if isinstance(e, console.DrawCards):
        words.append(f"keep {e.keep}")
    if isinstance(e, gains.Per):
        words.append(f"per {e.per} {e.metric.word} max {e.most}")
    if isinstance(e, conditions.IfAtLeast):
        words.append(f"{e.metric.word} {e.least}")
    if isinstance(e, conditions.Paid):
        words.append(payment(e.pay))
    if e.inner():
        words.append("(" + " or ".join(effects(inner) for inner in e.inner()) + ")")
    return " ".join(words)


def effects(listed: list[Effect]) -> str:
    return ", ".join(effect(e) for e in listed)


def ability(a: Ability) -> str:
    if a.kind == v.AN_ACTIVITY:
        assert a.pay is not None
        return f"activity {payment(a.pay)}: {effects(a.effects)}"
    if a.kind == v.A_TRIGGER:
        return f"on {triggered.WORDS[a.on]} {filtered(a)}{moments.LIMITS[a.limit]}: {effects(a.effects)}"
    if a.kind == v.A_POINT_BONUS:
        return f"point_bonus {a.n}"
    return modifier(a) if a.kind == v.A_PASSIVE else "-"


def filtered(a: Ability) -> str:
    known: dict[int, tuple[str, ...]] = {
        moments.MODULE_ACTIVATED: v.ALL_MODULES, moments.BUILDING_BUILT: v.KINDS, moments.CARD_INSTALLED: v.DECKS,
        moments.CHIP_INSTALLED: v.CHIPS, moments.MIGRATION_DONE: ("", "boat"),
    }  # fmt: skip
    return f"{known[a.on][a.filter]} " if a.filter >= 0 else ""


def modifier(a: Ability) -> str:
    words = [passives.WORDS[a.mod]]
    for case in a.cases[1:]:
        start, names = [(start, names) for start, names in CASES if start <= case][-1]
        words.append(names[case - start])
    if a.mod == mods.MODULE_ALIAS:
        words.append(f"{v.MODULES[a.module]} {a.dice[0]}+{a.dice[1]}")
    if a.metric is not None:
        words.append(f"{a.metric.word} {a.least}")
    if a.pay is not None:
        words.append(payment(a.pay))
    return " ".join([*words, str(a.n)])


def need(n: Need) -> str:
    if isinstance(n, HaveCount):
        return f"count {n.metric.word} {n.n}"
    if isinstance(n, HaveFeature):
        return f"{'return' if n.word == 'feature_return' else 'have'} {v.FEATURES[n.feature]} {n.n}"
    assert isinstance(n, ReturnMaterial)
    return f"{v.MATERIALS[n.material]} {n.n}"


def card(index: int) -> str:
    c = BOX.cards[index]
    cost = []
    for space in c.cost:
        needs = " or ".join(need(n) for n in space.needs)
        cost.append(f"{needs} ({space.vp})" if space.vp else needs or "-")
    number = f" #{c.number}" if c.number else ""
    return f"{c.name}{number} | {' / '.join(cost)} | {effects(c.instant)} | {ability(c.ability)}"


def goal(index: int) -> str:
    chip = BOX.goals[index]
    words, asked = [chip.name, "|", chip.goal.word], chip.goal
    if isinstance(asked, PayGoal):
        words.append(payment(asked.pay))
    if isinstance(asked, CountGoal):
        words += [asked.metric.word, str(asked.n)]
    if isinstance(asked, LandGoal):
        words += [v.TYPES[asked.land], str(asked.n)]
    return " ".join(words)


def income(index: int) -> str:
    chip = BOX.incomes[index]
    number = f" #{chip.number}" if chip.number else ""
    upgraded = f" | upgrade {v.MODULES[chip.module]}" if index >= v.INCOMES else ""
    return f"{chip.name}{number}{upgraded} | {'test ' if chip.test else ''}{effects(chip.action)}"


def event(index: int) -> str:
    e = BOX.events[index]
    words = [e.name, "|", f"weather {e.weather:+}", "|", MODES[e.mode], e.metric.word]
    if e.threshold:
        words.append(str(e.threshold))
    if e.removal >= 0:
        words.append(f"removes {v.KINDS[e.removal]}")
    return f"{' '.join(words)} | {effects(e.bonus)}"


def markers(index: int) -> str:
    c = BOX.marker_cards[index]
    names = [*v.GOODS, *v.FEATURES, *v.MATERIALS, *["planning"] * 6]
    number = f" #{c.number}" if c.number else ""
    return f"{c.name}{number} | " + ", ".join(f"{names[at]} {n}" for at, n in enumerate(c.markers) if n)


def half(h: SoloHalf) -> str:
    if not h.rows:
        return f"{SOLO_SCORING[h.scoring]} {h.times} vp {h.vp} otherwise {h.no_next_vp}"
    return " / ".join(" + ".join(deed(one) for one in row) for row in h.rows)


def deed(one: list[int]) -> str:
    what, which, times = one
    name = {solo.A_TRACK: f" {v.TRACKS[which]}", solo.A_CARD: f" {v.DECKS[which]}"}.get(what, "")
    return f"{SOLO_DEEDS[what]}{name} {times}"


def action_card(index: int) -> str:
    c = BOX.solo_cards[index]
    return f"blue {c.blue_icons} {half(c.blue)} | red {c.red_icons} {half(c.red)}"


def all_lines() -> dict[str, str]:
    found = {v.card_name(index): card(index) for index in range(v.CARDS)}
    found |= {f"G{index + 1}": goal(index) for index in range(v.GOAL_CHIPS)}
    found |= {f"I{index + 1}": income(index) for index in range(v.INCOMES)}
    found |= {f"SC{index + 1}": income(v.INCOMES + index) for index in range(v.STARTS)}
    found |= {
        f"T{chip.index + 1}": f"{chip.name} | {v.FEATURES[chip.feature]} {chip.need} | {ability(chip.ability)}"
        for chip in BOX.attributes
    }
    found |= {f"F{index + 1}": event(index) for index in range(v.EVENTS)}
    found |= {f"SM{index + 1}": markers(index) for index in range(v.MARKER_CARDS)}
    return found | {f"V{index + 1}": action_card(index) for index in range(15)}


FOUND = all_lines()


@rule("CV-38.17", "CV-38.18")
@pytest.mark.parametrize("name", sorted(PRINTED))
def test_what_is_printed(name: str) -> None:
    assert FOUND[name] == PRINTED[name]


def test_nothing_is_left_out() -> None:
    assert len(LINES) == len(PRINTED) == 160 + 65 + 25 + 10 + 12 + 20 + 12 + 15
    assert set(FOUND) == set(PRINTED)
