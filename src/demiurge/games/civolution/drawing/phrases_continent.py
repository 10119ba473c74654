"""Answers on the continent in words: tribes, materials, hunting, exploring, building."""

from __future__ import annotations

from demiurge.games.civolution import actions, building, feeding, mods, names, procreation, production, sites, tribes
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import naming, parts
from demiurge.games.civolution.drawing.phrase_parts import Saying, Subject, at_place, best_of, in_land, whose
from demiurge.games.civolution.state import FREE
from demiurge.kernel.text import NONE, text
from demiurge.kit.markup import esc, icon
from demiurge.kit.phrases import Said, joined, where

SETTLEMENTS = building.SETTLEMENTS


# ---- tribes
def say_move(about: Subject) -> Said:
    w, place = about.w, about.at
    if isinstance(about.asked, building.Board):
        name = w("answer-board", place=names.place(place))
        return at_place(w, place, name, w("note-board"))
    many = about.trial.options() if about.trial is not None else []
    settled = [action for action in many if action in actions.SETTLE]
    note = w("note-move", n=len(settled)) if settled else ""
    return at_place(w, place, w("answer-move", place=names.place(place)), note)


def arrival(about: Subject, place: int) -> str:
    """Who gives way, and what is developed."""
    w, s, t, slot = about.w, about.view, place // v.SLOTS, place % v.SLOTS
    if slot >= v.CAMPS or v.TYPE_OF[t] == v.WATER:
        return ""
    code, found = s.camps[t * v.CAMPS + slot], ""
    if code > FREE:
        lies = about.trial is None or not stands(about, t, slot)
        found = w("note-displaces", who=whose(s, (code - 2) // 2, about.seat), lies="yes" if lies else "no")
    return joined(found, w("note-develops") if s.tile_at[t] < 0 else "")


def stands(about: Subject, t: int, slot: int) -> bool:
    """Whether the newcomer stands upright in the end."""
    assert about.trial is not None
    return about.trial.state.camps[t * v.CAMPS + slot] == 3 + about.seat * 2


def fire_sign(about: Subject, place: int) -> str:
    """On a fire its points, on an encampment that is taken that it is."""
    t, slot = place // v.SLOTS, place % v.SLOTS
    if slot >= v.CAMPS:
        return ""
    taken = icon("weak", 14) if about.view.camps[t * v.CAMPS + slot] > FREE else ""
    return (icon("fire", 14) if slot == v.FIRE else "") + taken


def arrives(id: str) -> Saying:
    """A tribe that comes to a place."""

    def say(about: Subject) -> Said:
        w, place = about.w, about.at
        return at_place(
            w, place, w.say(text(id, place=names.place(place))), arrival(about, place), fire_sign(about, place)
        )

    return say


def a_tribe(id: str, note: str) -> Saying:
    def say(about: Subject) -> Said:
        w, place = about.w, about.at
        name = w.say(text(id, place=names.place(place)))
        return at_place(w, place, name, w.say(text(note)))

    return say


def say_feed(about: Subject) -> Said:
    w, place = about.w, about.at
    strong = tribes.is_strong(about.view, place)
    note = w("note-feed-strong") if strong else w("note-feed-weak")
    sign = icon("tribe" if strong else "weak", 14)
    return at_place(w, place, w("answer-feed", place=names.place(place)), note, sign)


def say_feed_all(about: Subject) -> Said:
    w, need = about.w, feeding.whole_need(about.view, about.seat)
    return Said(esc(w("label-feed-all")), w("answer-feed-all"), w("note-feed-all", n=need), ("food",))


# ---- materials
def say_produce(about: Subject) -> Said:
    w, t = about.w, about.at
    m = about.view.tile_at[t]
    sign = icon(v.MATERIALS[m], 14) if m >= 0 else icon("boat", 14)
    at_once = isinstance(about.asked, production.Deliver) and v.TYPE_OF[t] != v.WATER
    what = names.material(m) if m >= 0 else NONE
    name = w("answer-deliver" if at_once else "answer-produce", what=what, land=names.territory(t))
    lies = about.view.raw[t * v.SEATS + about.seat]
    return in_land(w, t, name, w("note-produce", n=lies) if lies else "", sign)


def say_fetch(about: Subject) -> Said:
    w, t = about.w, about.at
    m = about.view.tile_at[t]
    sign = icon(v.MATERIALS[m], 14) if m >= 0 else ""
    name = w("answer-fetch", what=names.material(m) if m >= 0 else NONE, land=names.territory(t))
    said = in_land(w, t, name, sign=sign)
    return said._replace(places=(*said.places, material_id(m))) if m >= 0 else said


def say_ship(about: Subject) -> Said:
    at, m = divmod(about.at, len(v.MATERIALS))
    w, land = about.w, names.territory(v.WATERS[at])
    label = where(w("label-ship", what=names.material(m), land=land), icon(v.MATERIALS[m], 14))
    return Said(label, w("answer-ship", what=names.material(m), land=land), "", (material_id(m),))


def say_store(about: Subject) -> Said:
    w, m = about.w, about.at
    has = about.view.civs[about.seat].at[v.MATERIAL_AT + m]
    note = w("note-store", land=names.land_type(m // v.ROWS), row=m % v.ROWS + 1, has=has)
    return Said(a_material(about, m), w("answer-store", what=names.material(m)), note, (material_id(m),))


def a_material(about: Subject, m: int, more: str = "") -> str:
    """The sign of a material, and its name."""
    return f"{icon(v.MATERIALS[m], 16)}{esc(about.w.say(names.material(m)))}{more}"


def material_id(m: int) -> str:
    return f"material-{naming.ident(v.MATERIALS[m])}"


def say_find(about: Subject) -> Said:
    w, kind = about.w, about.at
    low, middle, high = (names.material(kind * v.ROWS + row) for row in range(v.ROWS))
    note = w("note-find", low=low, middle=middle, high=high)
    signs = "".join(icon(v.MATERIALS[kind * v.ROWS + row], 14) for row in range(v.ROWS))
    land = names.land_type(kind)
    return Said(where(w.say(land), signs), w("answer-find", land=land), note, (f"store-{v.LAND[kind]}",))


# ---- hunting and exploring
def say_hunt(about: Subject) -> Said:
    w, t = about.w, about.at
    food = hunting(about, t)
    whole, tenth = divmod(round(best_of(food, about.view.civs[about.seat].fate) * 10), 10)
    note = w("note-hunt", low=min(food), high=max(food), whole=whole, tenth=tenth)
    sign = f"{icon('food', 14)}{min(food)}–{max(food)}"
    return in_land(w, t, w("answer-hunt", land=names.territory(t)), note, sign)


def hunting(about: Subject, t: int) -> list[int]:
    """The food of each face of a die there."""
    s, kind = about.view, v.TYPE_OF[t]
    more = s.civs[about.seat].mods[mods.HUNT_IN + kind]
    more += sum(s.touch[r] >> t & 1 for r in sites.revealed(s, v.MUSHROOMS))
    return [n + more for n in s.game.box.hunting[kind]]


def say_explore(about: Subject) -> Said:
    w, t = about.w, about.at
    if isinstance(about.asked, procreation.AtRock):
        name = w("answer-rock", land=names.territory(t))
        return in_land(w, t, name, w("note-rock"), icon("holy_rock", 14))
    hidden = sites.face_down(about.view, 1 << t)
    recesses = tuple(parts.recess(r) for r in hidden)
    note = w("note-explore", n=len(hidden), recesses=recesses) if hidden else w("note-explore-none")
    sign = f"{icon('site', 14)}{len(hidden)}"
    return in_land(w, t, w("answer-explore", land=names.territory(t)), note, sign)


def say_reveal(about: Subject) -> Said:
    w, r = about.w, about.at
    name = w("answer-reveal", recess=parts.recess(r))
    return Said(where(parts.recess(r)), name, w("note-reveal"), (naming.recess_id(r),))


# ---- building
def say_statue(about: Subject) -> Said:
    w, (ground, m) = about.w, divmod(about.at, len(v.MATERIALS))
    each = about.view.game.numbers.statue_vp[about.view.civs[about.seat].favor]
    label = where(w("label-statue", ground=names.ground(ground)), icon(v.MATERIALS[m], 14))
    name = w("answer-statue", what=names.material(m), ground=names.ground(ground))
    return Said(label, name, w("note-statue", vp=each), (naming.ground_id(ground),))


def say_settlement(about: Subject) -> Said:
    w, (at, which) = about.w, divmod(about.at, SETTLEMENTS)
    one, ground = about.view.game.box.settlements[which], names.ground(at)
    cost = "".join(icon(v.MATERIALS[m], 14) * n for m, n in enumerate(one.cost))
    label = where(w("label-settlement", n=which + 1, ground=ground), cost)
    name = w("answer-settlement", n=which + 1, ground=ground)
    note = w("note-settlement", diamonds=one.diamonds)
    return Said(label, name, note, (naming.ground_id(at), f"settlement-{which + 1}"))


def a_land(id: str, note: str = "", sign: str = "") -> Saying:
    def say(about: Subject) -> Said:
        w, t = about.w, about.at
        name = w.say(text(id, land=names.territory(t)))
        return in_land(w, t, name, w.say(text(note)) if note else "", icon(sign, 14) if sign else "")

    return say
