"""Research cards, chips, events, starting cards and V.I.C.I's cards: as a sign, in one line, and whole."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution.box import Ability, Box, GoalChip, Income, SoloHalf, Space
from demiurge.games.civolution.drawing.dice import die
from demiurge.games.civolution.drawing.effect_signs import (
    ability,
    ability_icon,
    amount,
    brief,
    deck_icon,
    effects,
    metric_icon,
    need,
    need_words,
    payment,
)
from demiurge.games.civolution.drawing.naming import ident
from demiurge.games.civolution.solo import (
    A_CARD,
    A_DIE,
    A_FATE_DIE,
    A_FAVOR,
    A_MIGRATION,
    A_PROCREATION,
    A_PROSPERITY,
    A_PROVISION,
    A_REVEAL,
    A_STATUE,
    A_TOKEN,
    A_TRACK,
    A_VP,
    AN_EVOLUTION,
    ERA_FOUR,
    NEXT_ERA,
    THIS_ERA,
)
from demiurge.games.civolution.vocabulary import (
    ATTRIBUTE_ID,
    CARDS,
    DECKS,
    FEATURE_AT,
    FEATURES,
    GOAL_ID,
    GOODS,
    INCOME_ID,
    LAND,
    MATERIAL_AT,
    MATERIALS,
    MODULES,
    SPACES,
    START_ID,
    TRACKS,
    card_name,
)
from demiurge.games.civolution.words import parts
from demiurge.kit.markup import esc, icon

KINDS: Final = (*TRACKS, "goal", "attr", "income", "start")  # classes of what may be installed
ROMAN: Final = ("I", "II", "III", "IV", "V")
_GOAL: Final = ("crate", "", "flag", "tribe", "farm", "statue")  # by kind of a goal chip
_DEED: Final = {
    A_VP: ("vp", ""), A_FAVOR: ("favor", ""), A_STATUE: ("statue", "statue"),
    A_DIE: ("dice", "activation die"), A_FATE_DIE: ("fate", "fate die"), AN_EVOLUTION: ("evolution", "Evolution"),
    A_PROSPERITY: ("prosperity", "Prosperity"), A_PROCREATION: ("procreation", "procreation"),
    A_MIGRATION: ("migration", "migration"), A_PROVISION: ("provision", "provision"),
    A_REVEAL: ("site", "reveal sites"),    A_TOKEN: ("hunt", "hunting token"),
}  # fmt: skip


# ---- names
def kind_of(item: int) -> str:
    """The class of something installable: the track of a card's deck, or the kind of chip."""
    if item < CARDS:
        return TRACKS[item // 32]
    if item < INCOME_ID:
        return "attr"
    return "income" if item < START_ID else "start" if item < GOAL_ID else "goal"


def code(item: int) -> str:
    """`A1`, `T3`, `I7`, `SC2`, `G40`: as action texts have it."""
    if item < CARDS:
        return card_name(item)
    if item < INCOME_ID:
        return f"T{item - ATTRIBUTE_ID + 1}"
    if item < GOAL_ID:
        return f"I{item - INCOME_ID + 1}" if item < START_ID else f"SC{item - START_ID + 1}"
    return f"G{item - GOAL_ID + 1}"


def tip_key(item: int) -> str:
    """The key of its tip, and where it is drawn once in the picture its id."""
    return f"{'card' if item < CARDS else 'chip'}-{ident(code(item))}"


def name(box: Box, item: int) -> str:
    return box.cards[item].name if item < CARDS else parts.item(box, item)


def income_of(box: Box, item: int) -> Income:
    """An income chip or starting chip card."""
    return box.incomes[item - INCOME_ID]


def ability_of(box: Box, item: int) -> Ability | None:
    return box.abilities[item] if item < INCOME_ID else None


# ---- the sign of it
def sign_of(box: Box, item: int) -> str:
    """What stands on a small square: of a card its deck, of a chip what it is about."""
    if item < CARDS:
        return icon(deck_icon(item // 32), 14)
    if item < INCOME_ID:
        chip = box.attributes[item - ATTRIBUTE_ID]
        return f"{chip.need}{icon(FEATURES[chip.feature], 12)}"
    if item < GOAL_ID:
        chip_ = income_of(box, item)
        return (icon("favor", 10, "cc-test") if chip_.test else "") + brief(box, chip_.action[:1])
    return goal_sign(box.goals[item - GOAL_ID])


def goal_sign(chip: GoalChip) -> str:
    """How much of what a goal chip asks for."""
    if chip.pay is not None:
        return payment(chip.pay)
    if chip.kind == 1:
        return amount(metric_icon(chip.metric), chip.n)
    many = "" if chip.kind >= 4 else chip.n
    where = icon("settlement" if chip.kind == 5 else LAND[chip.territory], 13)
    return f'<span class="cc-n">{many}{icon(_GOAL[chip.kind], 13)}{where}</span>'


def sign(box: Box, item: int) -> str:
    """The square alone, with its tip."""
    return f'<span class="cc-sq cc-k-{kind_of(item)}" data-tip="{tip_key(item)}">{sign_of(box, item)}</span>'


def line(box: Box, item: int) -> str:
    """One line: the square and the name."""
    return f'<span class="cc-line">{sign(box, item)}<b>{esc(name(box, item))}</b></span>'


# ---- whole
def whole(box: Box, item: int) -> str:
    """Everything that a card or chip says."""
    if item < CARDS:
        return _research(box, item)
    if item < INCOME_ID:
        chip = box.attributes[item - ATTRIBUTE_ID]
        needs = _row("Needs", amount(FEATURES[chip.feature], chip.need))
        return _frame(item, box, needs + _permanent(box, chip.ability))
    if item < GOAL_ID:
        gain = income_of(box, item)
        test = f'<span class="cc-fx">{icon("favor", 12)}test:</span>' if gain.test else ""
        up = _row("Start", f"upgrade {MODULES[gain.module].capitalize()}") if item >= START_ID else ""
        return _frame(item, box, up + _row("Income", f"{test}{effects(box, gain.action)}or {amount('vp', 1)}"))
    goal = box.goals[item - GOAL_ID]
    words = parts.goal(goal).removeprefix(f"{goal.name}: ")
    return _frame(item, box, _row("", f"{goal_sign(goal)}<span>{esc(words)}</span>"))


def _row(title: str, said: str, sign: str = "") -> str:
    """A line of a card: what it is about, and what it says."""
    head = f"<i>{sign}{title}</i>" if title else ""
    return f'<p class="cc-row">{head}<span class="cc-said">{said}</span></p>'


def _research(box: Box, item: int) -> str:
    card = box.cards[item]
    spaces = "".join(space(at, one) for at, one in enumerate(card.cost))
    at_once = _row("At once", effects(box, card.instant))
    return _frame(item, box, f'<div class="cc-cost">{spaces}</div>{at_once}{_permanent(box, card.ability)}')


def _frame(item: int, box: Box, inside: str) -> str:
    head = f"<header>{sign(box, item)}<b>{esc(name(box, item))}</b><em>{code(item)}</em></header>"
    return f'<article class="cc-card cc-k-{kind_of(item)}">{head}{inside}</article>'


def _permanent(box: Box, a: Ability) -> str:
    sort = ability_icon(a)
    if not sort:
        return ""
    title = {"activity": "Activity", "vp": "Final", "always": "Always", "trigger": "Whenever"}[sort]
    return _row(title, ability(box, a), icon(sort, 12))


def space(at: int, one: Space, look: str = "", more: str = "") -> str:
    """A cost space: the stage from which it counts, what it asks for, and its points."""
    inside = "<u>or</u>".join(need(n) for n in one.needs) or "–"
    vp = f"<em>{one.vp}{icon('vp', 10)}</em>" if one.vp else ""
    said = f' title="{esc(need_words(one.needs))}"' if not more else f" {more}"
    return f'<span class="cc-space{" " + look if look else ""}"{said}><small>{ROMAN[at]}</small>{inside}{vp}</span>'


# ---- events, starting cards, V.I.C.I's cards
def event_line(box: Box, index: int) -> str:
    """Its name, who gains, and what."""
    e = box.events[index]
    most = ("most", "fewest", f"{e.threshold} or more")[e.mode]
    who = f'<span class="cc-fx">{most}{icon(metric_icon(e.metric), 13)}</span>'
    return f'<span class="cc-line" data-tip="event-{index + 1}"><b>{esc(e.name)}</b>{who}{brief(box, e.bonus)}</span>'


def event_whole(box: Box, index: int) -> str:
    e = box.events[index]
    warmer = f"{parts.plural(abs(e.weather), 'step')} {'hotter' if e.weather > 0 else 'colder'}"
    who, _, _ = parts.event(box, e).removeprefix(f"{e.name}: {warmer}; ").rpartition(f": {parts.effects(box, e.bonus)}")
    head = f"<header>{icon('hot' if e.weather > 0 else 'cold', 16)}<b>{esc(e.name)}</b><em>{index + 1}</em></header>"
    bonus = f"<span>{esc(who.replace(' your ', ' its '))}:</span>{effects(box, e.bonus)}"
    return f'<article class="cc-card cc-k-event">{head}{_row("Weather", warmer)}{_row("Bonus", bonus)}</article>'


def marker_sign(where: int) -> str:
    """The icon of a space of the console."""
    if where >= MATERIAL_AT:
        return MATERIALS[where - MATERIAL_AT] if where < MATERIAL_AT + len(MATERIALS) else "plan"
    return FEATURES[where - FEATURE_AT] if where >= FEATURE_AT else GOODS[where]


def marker_gains(box: Box, index: int) -> str:
    """What a starting marker card gives."""
    markers = box.marker_cards[index].markers
    return "".join(amount(marker_sign(where), n) for where, n in enumerate(markers[:SPACES]) if n)


def marker_card(box: Box, index: int) -> str:
    """A starting marker card, whole."""
    card = box.marker_cards[index]
    head = f"<header>{icon('plan', 14)}<b>{esc(card.name)}</b><em>SM{index + 1}</em></header>"
    return f'<article class="cc-card cc-k-start">{head}{_row("", marker_gains(box, index))}</article>'


def solo_card(box: Box, index: int, red: bool | None = None) -> str:
    """V.I.C.I's action card; `red`: only that half is in force, the other one is faint."""
    card = box.solo_cards[index]
    head = (
        f"<header><b>V{index + 1}</b><em>{icon('blue-eye', 15) * card.blue_icons}"
        f"{icon('red-eye', 15) * card.red_icons}</em></header>"
    )
    halves = ""
    for half, colour in ((card.blue, "blue"), (card.red, "red")):
        off = red is not None and red != (colour == "red")
        halves += f'<div class="cc-half cc-{colour}{" cc-off" if off else ""}">{_half(half)}</div>'
    return f'<article class="cc-card cc-solo">{head}{halves}</article>'


def _half(half: SoloHalf) -> str:
    if not half.rows:
        which = {THIS_ERA: "this era's category", NEXT_ERA: "the next era's category", ERA_FOUR: "era 4's category"}
        times = f" ×{half.times}" if half.times > 1 else ""
        more = f" {amount('vp', half.vp)}" if half.vp else ""
        last = f" (in era 4: {amount('vp', half.no_next_vp)})" if half.scoring == NEXT_ERA else ""
        return _row("", f"<span>{which.get(half.scoring, 'the final categories')}{times}</span>{more}{last}")
    rows: list[tuple[list[int], list[list[int]]]] = []
    for at, deeds in enumerate(half.rows):
        if rows and rows[-1][1] == deeds:
            rows[-1][0].append(at + 1)
        else:
            rows.append(([at + 1], deeds))
    return "".join(_row("".join(die(v, 13) for v in faces), "".join(_deed(d) for d in deeds)) for faces, deeds in rows)


def _deed(deed: list[int]) -> str:
    what, which, n = deed
    if what == A_TRACK:
        return amount(TRACKS[which], f"+{n}")
    if what == A_CARD:
        return f'<span class="cc-fx">{icon(deck_icon(which), 13)}{DECKS[which]} card leaves the game</span>'
    name_, words = _DEED[what]
    return f'<span class="cc-fx">{f"+{n}" if not words or n > 1 else ""}{icon(name_, 13)}{words}</span>'
