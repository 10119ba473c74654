"""CV-38.17, CV-38.18: what is printed on every card, chip, event and action card, against a list of its own.

printed.txt was made from the design of the components, not from the component files; a line says all that one of them
does. The box, as the game reads it, must say the same; that it happens is seen in test_cards.py, test_chips.py,
test_abilities.py, test_triggers.py and test_solo_cards.py, which read the same list."""

from __future__ import annotations

import pytest

from demiurge.games.civolution import solo
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import Ability, Box, Effect, Need, Payment, SoloHalf
from demiurge.games.civolution.reading import GOAL_KINDS, MODES, SOLO_DEEDS, SOLO_SCORING, load_box
from tests.games.civolution.printing import LINES, PRINTED
from tests.rules import rule

BOX: Box = load_box()
# Where the cases of a modifier lie, and their names
CASES = (
    (v.FEED_IN, v.SCOPES), (v.HUNT_IN, v.TYPES), (v.IMMUNE_TO, ("gorge", "glacier")), (v.IGNORE_ON, v.DECKS),
    (v.DOUBLE_OF, v.FEATURES), (v.ADJACENT_OF, v.LAND),
)  # fmt: skip
NAMED: dict[int, tuple[str, ...]] = {
    v.OP_TRACK: v.TRACKS, v.OP_GAIN: v.GOODS, v.OP_GAIN_PER: v.GOODS, v.OP_GAIN_MATERIAL: v.MATERIALS,
    v.OP_GAIN_ROW: ("1", "2", "3"), v.OP_GAIN_FEATURE: (*v.FEATURES, "any"), v.OP_REVEAL: ("adjacent", "anywhere"),
    v.OP_INSTALL_CARD: v.DECKS, v.OP_GAIN_DIE: v.DICE, v.OP_BUILD: v.KINDS,
}  # fmt: skip


def payment(pay: Payment) -> str:
    found = [f"{v.GOODS[kind]} {n}" for kind, n in enumerate(pay.goods) if n]
    found += [f"{v.MATERIALS[m]} {n}" for m, n in enumerate(pay.materials) if n]
    return " + ".join([*found, f"any {pay.anything}"] if pay.anything else found)


def effect(e: Effect) -> str:
    words = [v.OPS[e.op]]
    if e.op in NAMED:
        words.append(NAMED[e.op][e.what])
    if e.n:
        words.append(str(e.n))
    if e.op == v.OP_DRAW:
        words.append(f"keep {e.most}")
    if e.op in (v.OP_GAIN_PER, v.OP_VP_PER):
        words.append(f"per {e.per} {v.METRICS[e.metric]} max {e.most}")
    if e.op == v.OP_IF:
        words.append(f"{v.METRICS[e.metric]} {e.most}")
    if e.pay is not None:
        words.append(payment(e.pay))
    if e.then:
        words.append(f"({effects(e.then)})")
    if e.options:
        words.append("(" + " or ".join(effects(option) for option in e.options) + ")")
    return " ".join(words)


def effects(listed: list[int]) -> str:
    return ", ".join(effect(BOX.effects[at]) for at in listed)


def ability(a: Ability) -> str:
    if a.kind == v.AN_ACTIVITY:
        assert a.pay is not None
        return f"activity {payment(a.pay)}: {effects(a.effects)}"
    if a.kind == v.A_TRIGGER:
        return f"on {v.TRIGGERS[a.on]} {filtered(a)}{v.LIMITS[a.limit]}: {effects(a.effects)}"
    if a.kind == v.A_POINT_BONUS:
        return f"point_bonus {a.n}"
    return modifier(a) if a.kind == v.A_PASSIVE else "-"


def filtered(a: Ability) -> str:
    known: dict[int, tuple[str, ...]] = {
        v.MODULE_ACTIVATED: (*v.MODULES, *v.FEATURES, "sleep"), v.BUILDING_BUILT: v.KINDS, v.CARD_INSTALLED: v.DECKS,
        v.CHIP_INSTALLED: v.CHIPS, v.MIGRATION_DONE: ("", "boat"),
    }  # fmt: skip
    return f"{known[a.on][a.filter]} " if a.filter >= 0 else ""


def modifier(a: Ability) -> str:
    words = [v.MODS[a.mod]]
    for case in a.cases[1:]:
        start, names = [(start, names) for start, names in CASES if start <= case][-1]
        words.append(names[case - start])
    if a.mod == v.MODULE_ALIAS:
        words.append(f"{v.MODULES[a.module]} {a.dice[0]}+{a.dice[1]}")
    if a.mod == v.EXTRA_DIAMONDS:
        words.append(f"{v.METRICS[a.metric]} {a.least}")
    if a.pay is not None:
        words.append(payment(a.pay))
    return " ".join([*words, str(a.n)])


def need(n: Need) -> str:
    names: tuple[tuple[str, ...], ...] = (v.MATERIALS, v.FEATURES, v.FEATURES, v.METRICS)
    return f"{('', 'have ', 'return ', 'count ')[n.kind]}{names[n.kind][n.what]} {n.n}"


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
    words = [chip.name, "|", GOAL_KINDS[chip.kind]]
    if chip.pay is not None:
        words.append(payment(chip.pay))
    if chip.kind == 1:
        words.append(v.METRICS[chip.metric])
    if chip.kind in (2, 3, 4):
        words.append(v.TYPES[chip.territory])
    return " ".join([*words, str(chip.n)] if chip.n else words)


def income(index: int) -> str:
    chip = BOX.incomes[index]
    number = f" #{chip.number}" if chip.number else ""
    upgraded = f" | upgrade {v.MODULES[chip.module]}" if index >= v.INCOMES else ""
    return f"{chip.name}{number}{upgraded} | {'test ' if chip.test else ''}{effects(chip.action)}"


def event(index: int) -> str:
    e = BOX.events[index]
    words = [e.name, "|", f"weather {e.weather:+}", "|", MODES[e.mode], v.METRICS[e.metric]]
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
