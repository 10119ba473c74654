"""What a place stands for: the answers that somebody who clicks it might mean, and the module that leads there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from demiurge.games.civolution import actions, building
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import cards, naming
from demiurge.games.civolution.state import Exam

NO_MODULE: Final = -1


class Wish(NamedTuple):
    """An answer, in the own turn after a module and the answers that open it."""

    action: int
    module: int = NO_MODULE
    opening: tuple[int, ...] = ()


LAND_IDS: Final = {naming.land_id(t): t for t in range(v.LANDS)}
PLACE_IDS: Final = {naming.place_id(place): place for place in range(v.LANDS * v.SLOTS)}
RECESS_IDS: Final = {naming.recess_id(r): r for r in range(v.RECESSES)}
GROUND_IDS: Final = {naming.ground_id(g): g for g in range(v.GROUNDS)}
CARD_IDS: Final = {cards.tip_key(card): card for card in range(v.CARDS)}
CHIP_IDS: Final = {cards.tip_key(v.INCOME_ID + chip): chip for chip in range(v.START_ID - v.INCOME_ID + 10)}
MATERIAL_IDS: Final = {f"material-{naming.ident(name)}": m for m, name in enumerate(v.MATERIALS)}


def at_land(view: Exam, seat: int, t: int) -> list[Wish]:
    build = actions.BOAT_ON if v.TYPE_OF[t] == v.WATER else actions.FARM_ON
    return [
        Wish(actions.PRODUCE.of(t), v.PRODUCTION, (actions.DO_PRODUCE,)), Wish(actions.FETCH.of(t), v.TRANSPORT),
        Wish(actions.HUNT.of(t), v.SUSTENANCE, (actions.DO_HUNT,)),
        Wish(actions.EXPLORE.of(t), v.EXPLORATION, (actions.DO_EXPLORE,)),
        Wish(build.of(t), v.BUILDING, (actions.DO_PROJECT,)), Wish(actions.CROSS.of(t)), Wish(actions.CLEAR.of(t)),
        Wish(actions.CHEAPER.of(t)), Wish(actions.REMOVE_FARM.of(t)), Wish(actions.REMOVE_BOAT.of(t)),
        Wish(actions.REFUGE.of(t)),
    ]  # fmt: skip


def at_place(view: Exam, seat: int, place: int) -> list[Wish]:
    """A tribe that is there acts; where none is, one may come."""
    settle = [Wish(actions.BEAR.of(place), v.PROCREATION), Wish(actions.SETTLE.of(place))]
    own = [
        Wish(actions.MOVE.of(place), v.MIGRATION),
        Wish(actions.STRENGTHEN.of(place), v.SUSTENANCE, (actions.DO_STRENGTHEN,)),
        Wish(actions.FEED.of(place)), Wish(actions.WEAKEN.of(place)), Wish(actions.SPARE.of(place)),
        Wish(actions.LOSE.of(place)),
    ]  # fmt: skip
    return [*own, *settle] if view.tribe_at(seat, place) else [*settle, *own]


def at_ground(view: Exam, seat: int, ground: int) -> list[Wish]:
    opening = (actions.DO_PROJECT,)
    towns = [
        Wish(actions.SETTLE_ON.of(ground * building.SETTLEMENTS + which), v.BUILDING, opening)
        for which in range(building.SETTLEMENTS)
        if not view.civs[seat].settled >> which & 1
    ]
    statues = [
        Wish(actions.STATUE_ON.of(ground * len(v.MATERIALS) + m), v.BUILDING, opening)
        for m in building.statue_materials(view, ground)
    ]
    return towns[:2] + statues


def at_card(view: Exam, seat: int, card: int) -> list[Wish]:
    install = Wish(actions.INSTALL.of(card), v.MODULES.index(v.DECKS[v.deck_of(card)]), (actions.DO_INSTALL,))
    if card in view.civs[seat].installed:
        return [Wish(actions.ACTIVITY_OF.of(card), v.ACTIVITY), Wish(actions.USE.of(card))]
    return [install, Wish(actions.KEEP.of(card)), Wish(actions.DISCARD.of(card))]


def at_material(view: Exam, seat: int, m: int) -> list[Wish]:
    return [
        Wish(actions.STORE.of(m)), Wish(actions.SELL.of(m), v.TRADE, (actions.SALE,)),
        Wish(actions.SELL_VP.of(m), v.TRADE, (actions.SALE,)), Wish(actions.BUY.of(m), v.TRADE, (actions.PURCHASE,)),
        Wish(actions.PAY_WITH.of(v.MATERIAL_AT + m)),
    ]  # fmt: skip


def at_settlement(view: Exam, seat: int, which: int) -> list[Wish]:
    """On the first ground that can be built on."""
    open_grounds = [g for g in range(v.GROUNDS) if building.refuse_ground(view, seat, g) is None] or [v.GROUNDS - 1]
    action = actions.SETTLE_ON.of(open_grounds[0] * building.SETTLEMENTS + which)
    return [Wish(action, v.BUILDING, (actions.DO_PROJECT,))]


def at_die(view: Exam, seat: int, value: int) -> list[Wish]:
    at = value - 1
    return [
        Wish(actions.DIE.of(at)), Wish(actions.TAKE_UP.of(at)), Wish(actions.GIVE.of(at)),
        Wish(actions.PLAN.of(at), v.PLANNING, (actions.DO_PLAN,)),
    ]  # fmt: skip


def at_stack(view: Exam, seat: int, deck: int) -> list[Wish]:
    return [
        Wish(actions.GAIN_OPEN.of(deck), v.RESEARCH, (actions.DO_CARD,)),
        Wish(actions.GAIN_HIDDEN.of(deck), v.RESEARCH, (actions.DO_CARD,)),
        Wish(actions.DRAW.of(deck), v.RESEARCH, (actions.DO_DRAW,)),
    ]


def named(view: Exam, seat: int, kind: str, name: str) -> list[Wish]:
    """Places whose name is a word."""
    if kind == "module" and name in v.MODULES:
        m = v.MODULES.index(name)
        return [Wish(actions.ACTIVATE.of(m)), Wish(actions.UPGRADE.of(m))]
    if kind == "module" and name == "sleep":
        return [Wish(actions.ACTIVATE.of(v.SLEEP))]
    if kind == "feature" and name in v.FEATURES:
        f = v.FEATURES.index(name)
        return [Wish(actions.ACTIVATE.of(v.MAIN + f)), Wish(actions.FEATURE.of(f)), Wish(actions.PAY_WITH.of(4 + f))]
    if kind == "stack" and name in v.DECKS:
        return at_stack(view, seat, v.DECKS.index(name))
    if kind == "track" and name in v.TRACKS:
        return [Wish(actions.TRACK.of(v.TRACKS.index(name)), v.ACTIVITY, (actions.OWN_ACTIVITY,))]
    if kind == "half" and name in ("left", "right"):
        return [Wish(actions.HALF.of(name == "right"))]
    return []


NUMBERED: Final[dict[str, tuple[int, int, Callable[[Exam, int, int], list[Wish]]]]] = {
    "die": (1, 6, at_die),
    "marker": (1, 6, lambda view, s, n: [Wish(actions.MARKER.of(n - 1))]),
    "area": (1, 3, lambda view, s, n: [Wish(actions.GOAL.of(n - 1), v.PLANNING, (actions.DO_GOAL,))]),
    "goal": (1, 6, lambda view, s, n: [Wish(actions.TAKE_GOAL.of(n - 1), v.PLANNING, (actions.DO_NEW_GOAL,))]),
    "income": (1, 3, lambda view, s, n: [Wish(actions.TAKE_INCOME.of(n - 1))]),
    "attribute": (1, 3, lambda view, s, n: [Wish(actions.TAKE_CHIP.of(n - 1))]),
    "column": (1, 9, lambda view, s, n: [Wish(actions.COLUMN.of(n - 1))]),
    "stage": (4, 5, lambda view, s, n: [Wish(actions.FLIP.of(n - 4))]),
    "space": (1, 5, lambda view, s, n: [Wish(actions.STAGE.of(n - 1)), Wish(actions.IGNORE.of(n - 1))]),
    "rival": (1, 4, lambda view, s, n: [Wish(actions.GIVER.of(n - 1))]),
    "settlement": (1, 4, lambda view, s, n: at_settlement(view, s, n - 1)),
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
    (RECESS_IDS, lambda view, s, r: [Wish(actions.REVEAL.of(r))]),
    (
        CHIP_IDS,
        lambda view, s, c: [Wish(actions.INCOME.of(c), v.INVENTION, (actions.DO_INCOME,)), Wish(actions.POINT.of(c))],
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
