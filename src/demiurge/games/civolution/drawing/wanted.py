"""What a place stands for: the answers that somebody who clicks it might mean, and the module that leads there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from demiurge.games.civolution import actions, building
from demiurge.games.civolution.drawing import cards
from demiurge.games.civolution.drawing.naming import ground_id, ident, land_id, place_id, recess_id
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import (
    ACTIVITY,
    BUILDING,
    CARDS,
    DECKS,
    EXPLORATION,
    FEATURES,
    GROUNDS,
    INCOME_ID,
    INVENTION,
    LANDS,
    MAIN,
    MATERIAL_AT,
    MATERIALS,
    MIGRATION,
    MODULES,
    PLANNING,
    PROCREATION,
    PRODUCTION,
    RECESSES,
    RESEARCH,
    SLEEP,
    SLOTS,
    START_ID,
    SUSTENANCE,
    TRACKS,
    TRADE,
    TRANSPORT,
    TYPE_OF,
    WATER,
)

NO_MODULE: Final = -1


class Wish(NamedTuple):
    """An answer, in the own turn after a module and the answers that open it."""

    action: int
    module: int = NO_MODULE
    opening: tuple[int, ...] = ()


LAND_IDS: Final = {land_id(t): t for t in range(LANDS)}
PLACE_IDS: Final = {place_id(place): place for place in range(LANDS * SLOTS)}
RECESS_IDS: Final = {recess_id(r): r for r in range(RECESSES)}
GROUND_IDS: Final = {ground_id(g): g for g in range(GROUNDS)}
CARD_IDS: Final = {cards.tip_key(card): card for card in range(CARDS)}
CHIP_IDS: Final = {cards.tip_key(INCOME_ID + chip): chip for chip in range(START_ID - INCOME_ID + 10)}
MATERIAL_IDS: Final = {f"material-{ident(name)}": m for m, name in enumerate(MATERIALS)}


def at_land(view: Exam, seat: int, t: int) -> list[Wish]:
    build = actions.BOAT_ON if TYPE_OF[t] == WATER else actions.FARM_ON
    return [
        Wish(actions.PRODUCE.of(t), PRODUCTION, (actions.DO_PRODUCE,)), Wish(actions.FETCH.of(t), TRANSPORT),
        Wish(actions.HUNT.of(t), SUSTENANCE, (actions.DO_HUNT,)),
        Wish(actions.EXPLORE.of(t), EXPLORATION, (actions.DO_EXPLORE,)),
        Wish(build.of(t), BUILDING, (actions.DO_PROJECT,)), Wish(actions.CROSS.of(t)), Wish(actions.CLEAR.of(t)),
        Wish(actions.CHEAPER.of(t)), Wish(actions.REMOVE_FARM.of(t)), Wish(actions.REMOVE_BOAT.of(t)),
        Wish(actions.REFUGE.of(t)),
    ]  # fmt: skip


def at_place(view: Exam, seat: int, place: int) -> list[Wish]:
    """A tribe that is there acts; where none is, one may come."""
    settle = [Wish(actions.BEAR.of(place), PROCREATION), Wish(actions.SETTLE.of(place))]
    own = [
        Wish(actions.MOVE.of(place), MIGRATION),
        Wish(actions.STRENGTHEN.of(place), SUSTENANCE, (actions.DO_STRENGTHEN,)),
        Wish(actions.FEED.of(place)), Wish(actions.WEAKEN.of(place)), Wish(actions.SPARE.of(place)),
        Wish(actions.LOSE.of(place)),
    ]  # fmt: skip
    return [*own, *settle] if view.tribe_at(seat, place) else [*settle, *own]


def at_ground(view: Exam, seat: int, ground: int) -> list[Wish]:
    opening = (actions.DO_PROJECT,)
    towns = [
        Wish(actions.SETTLE_ON.of(ground * building.SETTLEMENTS + which), BUILDING, opening)
        for which in range(building.SETTLEMENTS)
        if not view.civs[seat].settled >> which & 1
    ]
    statues = [
        Wish(actions.STATUE_ON.of(ground * len(MATERIALS) + m), BUILDING, opening)
        for m in building.statue_materials(view, ground)
    ]
    return towns[:2] + statues


def at_card(view: Exam, seat: int, card: int) -> list[Wish]:
    install = Wish(actions.INSTALL.of(card), MODULES.index(DECKS[card // 32]), (actions.DO_INSTALL,))
    if card in view.civs[seat].installed:
        return [Wish(actions.ACTIVITY_OF.of(card), ACTIVITY), Wish(actions.USE.of(card))]
    return [install, Wish(actions.KEEP.of(card)), Wish(actions.DISCARD.of(card))]


def at_material(view: Exam, seat: int, m: int) -> list[Wish]:
    return [
        Wish(actions.STORE.of(m)), Wish(actions.SELL.of(m), TRADE, (actions.SALE,)),
        Wish(actions.SELL_VP.of(m), TRADE, (actions.SALE,)), Wish(actions.BUY.of(m), TRADE, (actions.PURCHASE,)),
        Wish(actions.PAY_WITH.of(MATERIAL_AT + m)),
    ]  # fmt: skip


def at_settlement(view: Exam, seat: int, which: int) -> list[Wish]:
    """On the first ground that can be built on."""
    open_grounds = [g for g in range(GROUNDS) if building.refuse_ground(view, seat, g) is None] or [GROUNDS - 1]
    action = actions.SETTLE_ON.of(open_grounds[0] * building.SETTLEMENTS + which)
    return [Wish(action, BUILDING, (actions.DO_PROJECT,))]


def at_die(view: Exam, seat: int, value: int) -> list[Wish]:
    at = value - 1
    return [
        Wish(actions.DIE.of(at)), Wish(actions.TAKE_UP.of(at)), Wish(actions.GIVE.of(at)),
        Wish(actions.PLAN.of(at), PLANNING, (actions.DO_PLAN,)),
    ]  # fmt: skip


def at_stack(view: Exam, seat: int, deck: int) -> list[Wish]:
    return [
        Wish(actions.GAIN_OPEN.of(deck), RESEARCH, (actions.DO_CARD,)),
        Wish(actions.GAIN_HIDDEN.of(deck), RESEARCH, (actions.DO_CARD,)),
        Wish(actions.DRAW.of(deck), RESEARCH, (actions.DO_DRAW,)),
    ]


def named(view: Exam, seat: int, kind: str, name: str) -> list[Wish]:
    """Places whose name is a word."""
    if kind == "module" and name in MODULES:
        m = MODULES.index(name)
        return [Wish(actions.ACTIVATE.of(m)), Wish(actions.UPGRADE.of(m))]
    if kind == "module" and name == "sleep":
        return [Wish(actions.ACTIVATE.of(SLEEP))]
    if kind == "feature" and name in FEATURES:
        f = FEATURES.index(name)
        return [Wish(actions.ACTIVATE.of(MAIN + f)), Wish(actions.FEATURE.of(f)), Wish(actions.PAY_WITH.of(4 + f))]
    if kind == "stack" and name in DECKS:
        return at_stack(view, seat, DECKS.index(name))
    if kind == "track" and name in TRACKS:
        return [Wish(actions.TRACK.of(TRACKS.index(name)), ACTIVITY, (actions.OWN_ACTIVITY,))]
    if kind == "half" and name in ("left", "right"):
        return [Wish(actions.HALF.of(name == "right"))]
    return []


NUMBERED: Final[dict[str, tuple[int, int, Callable[[Exam, int, int], list[Wish]]]]] = {
    "die": (1, 6, at_die),
    "marker": (1, 6, lambda v, s, n: [Wish(actions.MARKER.of(n - 1))]),
    "area": (1, 3, lambda v, s, n: [Wish(actions.GOAL.of(n - 1), PLANNING, (actions.DO_GOAL,))]),
    "goal": (1, 6, lambda v, s, n: [Wish(actions.TAKE_GOAL.of(n - 1), PLANNING, (actions.DO_NEW_GOAL,))]),
    "income": (1, 3, lambda v, s, n: [Wish(actions.TAKE_INCOME.of(n - 1))]),
    "attribute": (1, 3, lambda v, s, n: [Wish(actions.TAKE_CHIP.of(n - 1))]),
    "column": (1, 9, lambda v, s, n: [Wish(actions.COLUMN.of(n - 1))]),
    "stage": (4, 5, lambda v, s, n: [Wish(actions.FLIP.of(n - 4))]),
    "space": (1, 5, lambda v, s, n: [Wish(actions.STAGE.of(n - 1)), Wish(actions.IGNORE.of(n - 1))]),
    "rival": (1, 4, lambda v, s, n: [Wish(actions.GIVER.of(n - 1))]),
    "settlement": (1, 4, lambda v, s, n: at_settlement(v, s, n - 1)),
}
PLAIN: Final = {
    "focus": [Wish(actions.FOCUS_MARKER)], "food": [Wish(actions.FEED_ALL)], "ideas": [Wish(actions.SPEND)],
    "reset": [Wish(actions.RESET)], "used": [Wish(actions.RESET)],
    "weather": [Wish(actions.HOTTER), Wish(actions.TEMPER)],
}  # fmt: skip
BY_ID: Final[tuple[tuple[dict[str, int], Callable[[Exam, int, int], list[Wish]]], ...]] = (
    (LAND_IDS, at_land),
    (PLACE_IDS, at_place),
    (GROUND_IDS, at_ground),
    (CARD_IDS, at_card),
    (MATERIAL_IDS, at_material),
    (RECESS_IDS, lambda v, s, r: [Wish(actions.REVEAL.of(r))]),
    (
        CHIP_IDS,
        lambda v, s, c: [Wish(actions.INCOME.of(c), INVENTION, (actions.DO_INCOME,)), Wish(actions.POINT.of(c))],
    ),
)


def wanted(view: Exam, seat: int, place: str) -> list[Wish]:
    """The answers that a place stands for, the likeliest first; none for what is no place."""
    if place in PLAIN:
        return PLAIN[place]
    for ids, wishes in BY_ID:
        if place in ids:
            return wishes(view, seat, ids[place])
    kind, _, name = place.partition("-")
    if kind in NUMBERED and name.isdigit():
        least, most, wish = NUMBERED[kind]
        return wish(view, seat, int(name)) if least <= int(name) <= most else []
    return named(view, seat, kind, name)
