"""Answers on the continent in words: tribes, materials, hunting, exploring, building."""

from __future__ import annotations

from demiurge.games.civolution import actions, building, feeding, procreation, production, sites, tribes
from demiurge.games.civolution.drawing.naming import ground_id, ident, land_id, place_id, recess_id
from demiurge.games.civolution.drawing.phrase_parts import Subject, Teller, best_of, brief_spot, spot, whose
from demiurge.games.civolution.state import FREE
from demiurge.games.civolution.vocabulary import (
    CAMPS,
    FIRE,
    HUNT_IN,
    LAND,
    MATERIAL_AT,
    MATERIALS,
    MUSHROOMS,
    ROWS,
    SEATS,
    SLOTS,
    TYPE_OF,
    WATER,
    WATERS,
)
from demiurge.games.civolution.words.parts import GROUNDS, land_type, material, plural, recess, territory
from demiurge.kit.markup import icon
from demiurge.kit.phrases import Said, joined, listed, upper, where

SETTLEMENTS = building.SETTLEMENTS


# ---- tribes
def say_move(about: Subject) -> Said:
    place = about.action - actions.MOVE
    if isinstance(about.asked, building.Board):
        name = f"Board the boat from {spot(place)}"
        return Said(where(brief_spot(place)), name, "It leaves its place and stays strong.", (place_id(place),))
    many = about.trial.options() if about.trial is not None else []
    settled = [action for action in many if actions.SETTLE <= action < actions.CROSS]
    note = f"{plural(len(settled), 'place')} within reach." if settled else ""
    return Said(where(brief_spot(place)), f"Migrate from {spot(place)}", note, (place_id(place),))


def arrival(about: Subject, place: int) -> str:
    """Who gives way, and what is developed."""
    s, t, slot = about.view, place // SLOTS, place % SLOTS
    if slot >= CAMPS or TYPE_OF[t] == WATER:
        return ""
    code, found = s.camps[t * CAMPS + slot], ""
    if code > FREE:
        lies = about.trial is None or not stands(about, t, slot)
        found = f"Displaces {whose(s, (code - 2) // 2, about.seat)}{' and lies down' if lies else ''}."
    new = "Develops the territory: its material is turned up." if s.tile_at[t] < 0 else ""
    return joined(found, new)


def stands(about: Subject, t: int, slot: int) -> bool:
    """Whether the newcomer stands upright in the end."""
    assert about.trial is not None
    return about.trial.state.camps[t * CAMPS + slot] == 3 + about.seat * 2


def fire_sign(about: Subject, place: int) -> str:
    """On a fire its points, on an encampment that is taken that it is."""
    t, slot = place // SLOTS, place % SLOTS
    if slot >= CAMPS:
        return ""
    taken = icon("weak", 14) if about.view.camps[t * CAMPS + slot] > FREE else ""
    return (icon("fire", 14) if slot == FIRE else "") + taken


def say_settle(about: Subject) -> Said:
    place = about.action - actions.SETTLE
    label = where(brief_spot(place), fire_sign(about, place))
    return Said(label, f"Settle: {spot(place)}", arrival(about, place), (place_id(place),))


def say_cross(about: Subject) -> Said:
    t = about.action - actions.CROSS
    return Said(where(territory(t)), f"Cross {territory(t)}", "And go on from there.", (land_id(t),))


def say_bear(about: Subject) -> Said:
    place = about.action - actions.BEAR
    label = where(brief_spot(place), fire_sign(about, place))
    return Said(label, f"New tribe: {spot(place)}", arrival(about, place), (place_id(place),))


def a_tribe(verb: str, base: int, note: str = "") -> Teller:
    def say(about: Subject) -> Said:
        place = about.action - base
        return Said(where(brief_spot(place)), f"{verb}: {spot(place)}", note, (place_id(place),))

    return say


def say_feed(about: Subject) -> Said:
    place = about.action - actions.FEED
    strong = tribes.is_strong(about.view, place)
    note = "Unfed it lies down." if strong else "Unfed it dies."
    return Said(where(brief_spot(place), icon("tribe" if strong else "weak", 14)), f"Feed: {spot(place)}", note,
                (place_id(place),))  # fmt: skip


def say_feed_all(about: Subject) -> Said:
    need = feeding.whole_need(about.view, about.seat)
    return Said("All of them", "Feed all tribes", f"{need} food for all who are hungry.", ("food",))


# ---- materials
def say_produce(about: Subject) -> Said:
    t = about.action - actions.PRODUCE
    m = about.view.tile_at[t]
    sign = icon(MATERIALS[m], 14) if m >= 0 else icon("boat", 14)
    at_once = isinstance(about.asked, production.Deliver) and TYPE_OF[t] != WATER
    verb = "Produce and store" if at_once else "Produce"
    what = f"{material(m)} in {territory(t)}" if m >= 0 else f"in {territory(t)}"
    lies = about.view.raw[t * SEATS + about.seat]
    note = f"{plural(lies, 'raw material')} of yours {'lies' if lies == 1 else 'lie'} there." if lies else ""
    return Said(where(territory(t), sign), f"{verb} {what}", note, (land_id(t),))


def say_fetch(about: Subject) -> Said:
    t = about.action - actions.FETCH
    m = about.view.tile_at[t]
    sign = icon(MATERIALS[m], 14) if m >= 0 else ""
    what = material(m) if m >= 0 else "a raw material"
    spots = (land_id(t), material_id(m)) if m >= 0 else (land_id(t),)
    return Said(where(territory(t), sign), f"Transport {what} from {territory(t)}", "", spots)


def say_ship(about: Subject) -> Said:
    at, m = divmod(about.action - actions.SHIP, len(MATERIALS))
    t = WATERS[at]
    return Said(where(f"{territory(t)} as {material(m)}", icon(MATERIALS[m], 14)),
                f"Ship {material(m)} from {territory(t)}", "", (material_id(m),))  # fmt: skip


def say_store(about: Subject) -> Said:
    m = about.action - actions.STORE
    has = about.view.civs[about.seat].at[MATERIAL_AT + m]
    note = f"{land_type(m // ROWS)}, row {m % ROWS + 1}. You have {has}."
    return Said(f"{icon(MATERIALS[m], 16)}{material(m)}", f"Store {material(m)}", note, (material_id(m),))


def material_id(m: int) -> str:
    return f"material-{ident(MATERIALS[m])}"


def say_find(about: Subject) -> Said:
    kind = about.action - actions.FIND
    rows = [material(kind * ROWS + row) for row in range(ROWS)]
    note = f"The die decides: 1 and 2 {rows[0]}, 3 and 4 {rows[1]}, 5 and 6 {rows[2]}."
    signs = "".join(icon(MATERIALS[kind * ROWS + row], 14) for row in range(ROWS))
    return Said(where(land_type(kind), signs), f"Look for something in {land_type(kind).lower()}", note,
                (f"store-{LAND[kind]}",))  # fmt: skip


# ---- hunting and exploring
def say_hunt(about: Subject) -> Said:
    t = about.action - actions.HUNT
    food = hunting(about, t)
    mean = best_of(food, about.view.civs[about.seat].fate)
    note = f"{min(food)} to {max(food)} food, about {mean:.1f} on average; then nobody hunts there in this era."
    return Said(where(territory(t), f"{icon('food', 14)}{min(food)}–{max(food)}"), f"Hunt in {territory(t)}", note,
                (land_id(t),))  # fmt: skip


def hunting(about: Subject, t: int) -> list[int]:
    """The food of each face of a die there."""
    s, kind = about.view, TYPE_OF[t]
    more = s.civs[about.seat].mods[HUNT_IN + kind]
    more += sum(s.touch[r] >> t & 1 for r in sites.revealed(s, MUSHROOMS))
    return [n + more for n in s.game.box.hunting[kind]]


def say_clear(about: Subject) -> Said:
    t = about.action - actions.CLEAR
    return Said(where(territory(t)), f"Remove the hunting token of {territory(t)}", "", (land_id(t),))


def say_explore(about: Subject) -> Said:
    t = about.action - actions.EXPLORE
    if isinstance(about.asked, procreation.AtRock):
        note = "A favor test; passed, a new tribe there."
        return Said(where(territory(t), icon("holy_rock", 14)), f"Holy rock: {territory(t)}", note, (land_id(t),))
    hidden = sites.face_down(about.view, 1 << t)
    names = listed([recess(r) for r in hidden])
    note = f"Turns up {plural(len(hidden), 'site')}: {names}." if hidden else "No face-down site is beside it."
    return Said(where(territory(t), f"{icon('site', 14)}{len(hidden)}"), f"Explore around {territory(t)}", note,
                (land_id(t),))  # fmt: skip


def say_reveal(about: Subject) -> Said:
    r = about.action - actions.REVEAL
    return Said(where(recess(r)), f"Reveal the site at {recess(r)}", "With the points on it.", (recess_id(r),))


# ---- building
def say_farm(about: Subject) -> Said:
    t = about.action - actions.FARM_ON
    note = "Your encamped tribes there need no food, those in the wilderness 1 less."
    return Said(where(territory(t), icon("farm", 14)), f"Farm in {territory(t)}", note, (land_id(t),))


def say_boat(about: Subject) -> Said:
    t = about.action - actions.BOAT_ON
    note = "It brings a raw material; a strong tribe from beside it may board."
    return Said(where(territory(t), icon("boat", 14)), f"Boat on {territory(t)}", note, (land_id(t),))


def say_statue(about: Subject) -> Said:
    ground, m = divmod(about.action - actions.STATUE_ON, len(MATERIALS))
    each = about.view.game.numbers.statue_vp[about.view.civs[about.seat].favor]
    note = f"A step on any track now; {each} VP in every income phase, as your favor stands."
    return Said(where(upper(GROUNDS[ground]), icon(MATERIALS[m], 14)),
                f"Statue of {material(m)} on {GROUNDS[ground]}", note, (ground_id(ground),))  # fmt: skip


def say_settlement(about: Subject) -> Said:
    ground, which = divmod(about.action - actions.SETTLE_ON, SETTLEMENTS)
    one = about.view.game.box.settlements[which]
    cost = "".join(icon(MATERIALS[m], 14) * n for m, n in enumerate(one.cost))
    note = f"Gain an income chip; {plural(one.diamonds, 'diamond')} for Prosperity."
    brief = GROUNDS[ground].removeprefix("building ")
    return Said(where(f"{which + 1} on {brief}", cost), f"Settlement {which + 1} on {GROUNDS[ground]}", note,
                (ground_id(ground), f"settlement-{which + 1}"))  # fmt: skip


def a_land(verb: str, base: int, note: str = "") -> Teller:
    def say(about: Subject) -> Said:
        t = about.action - base
        return Said(where(territory(t)), f"{verb} {territory(t)}", note, (land_id(t),))

    return say
