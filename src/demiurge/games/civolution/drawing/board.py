"""The continent of Civolution as the table shows it.

From below: the sea and the lands, what lies and stands on them, the marks of what is possible, the areas that can be
clicked, the sites in their recesses, the ghosts of a hovered answer."""

from __future__ import annotations

from functools import lru_cache

from demiurge.games.civolution import building, names
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import grounds, lands, layout, naming, pieces, standing, terrain
from demiurge.games.civolution.drawing.plots import KEPT, WHOLES, Continent, Plot, continent, plots
from demiurge.games.civolution.drawing.shapes import Point
from demiurge.games.civolution.state import CLOSED, FREE, Exam
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kernel.text import NONE, Text, text
from demiurge.kit.markup import esc
from demiurge.kit.pieces import place
from demiurge.kit.portrait import Still
from demiurge.kit.scene import GHOSTS, MARKS


def draw_board(w: Words, view: Exam) -> str:
    said = esc(w("label-continent"))
    head = f'<svg id="board" class="board-svg ct-board" viewBox="{layout.VIEW_BOX}" role="group" aria-label="{said}">'
    whole = continent(view)
    sites = f"{grounds.island_place(w, view)}{grounds.draw_sites(w, view)}"
    return f"{head}{_picture(w, view, whole)}{MARKS}{_all_places(w, whole)}{sites}{GHOSTS}</svg>"


def still(w: Words, view: Exam) -> Still:
    """The continent with nothing to click."""
    inside = f"{_picture(w, view, continent(view))}{grounds.draw_sites(w, view, still=True)}"
    return Still(inside, layout.VIEW_BOX, "ct-board")


def _picture(w: Words, view: Exam, whole: Continent) -> str:
    return f"{terrain.draw_terrain(w, view)}{grounds.draw_island(view)}{lands.draw_lands(view, whole)}"


# ---- what can be clicked
@lru_cache(maxsize=WHOLES)
def _all_places(w: Words, whole: Continent) -> str:
    layers = zip(*[_places(w, at) for at in plots(whole)], strict=True)
    return "".join(map("".join, layers))


@lru_cache(maxsize=KEPT)
def _places(w: Words, at: Plot) -> tuple[str, str]:
    """A territory as a whole, and above all territories the places in it."""
    return _land_place(w, at), _camp_places(w, at) + _outside(w, at)


def _land_place(w: Words, at: Plot) -> str:
    hit = f'<path class="hit" d="{at.ground.path}"/>'
    tip = f"terrain-{v.TYPES[v.TYPE_OF[at.land]]}"
    return place(naming.land_id(at.land), tip, land_note(w, at), hit, "ct-whole")


def _camp_places(w: Words, at: Plot) -> str:
    found = ""
    for slot, spot in enumerate(at.ground.spots.camps):
        if at.camps[slot] != CLOSED:
            tip, radius = ("camp-fire", lands.FIRE_CAMP) if slot == v.FIRE else ("camp", lands.CAMP)
            found += _place(at.land * v.SLOTS + slot, tip, camp_note(w, at, slot), [spot], radius)
    return found


def _outside(w: Words, at: Plot) -> str:
    """The wilderness, with those who stand there and a spot for who may come; on a water those aboard."""
    if at.water:
        return _boat_places(w, at) if at.boats else ""
    groups = standing.wild_groups(at)
    found = ""
    for slot, upright in ((v.STRONG, True), (v.WEAK, False)):
        spots = [standing.wild_spot(at, k) for k, group in enumerate(groups) if group[1] == upright]
        there = tuple(
            text("note-folk-of", n=n, civ=pieces.civ_title(at, civ)) for civ, stands, n in groups if stands == upright
        )
        note = w("note-folk", land=names.territory(at.land), there=there or NONE, strong="yes" if upright else "no")
        found += _place(
            at.land * v.SLOTS + slot, "wild", note, spots or [standing.wild_spot(at, len(groups))], 11, not spots
        )
    return found


def _boat_places(w: Words, at: Plot) -> str:
    """Boats are for those who stand; of those who lie aboard only they themselves."""
    hulls: list[Point] = []
    lying: list[Point] = []
    for civ in at.boats:
        x, y, _ = standing.boat_at(at, civ)
        hulls += [(x - 11, y + 2), (x + 11, y + 2)]
        lying += [standing.seat_at(at, civ, k) for k, upright in enumerate(standing.aboard(at, civ)) if not upright]
    boats = [w.say(_boat_note(at, civ)) for civ in at.boats]
    note = w("note-boats", land=names.territory(at.land), boats=" ".join(boats))
    strong = _place(at.land * v.SLOTS + v.STRONG, "boat", note, hulls, 15)
    return strong + _place(at.land * v.SLOTS + v.WEAK, "boat", note, lying, 10, not lying)


def _place(at: int, tip: str, note: str, spots: list[Point], radius: float, idle: bool = False) -> str:
    """Spots to be clicked, without a look of their own; idle ones only while an answer is about them."""
    hits = "".join(f'<circle class="hit" cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}"/>' for x, y in spots)
    return place(naming.place_id(at), tip, note, hits, "ct-idle" if idle else "")


# ---- in words
def land_note(w: Words, at: Plot) -> str:
    """What there is in a territory, in whole sentences."""
    beacons = at.beacons if at.seats == 1 else 0
    found = [text("note-land", land=names.territory(at.land), start="yes" if at.start else "no", beacons=beacons)]
    if not at.water:
        m = at.tile
        found.append(text("note-land-material", what=names.material(m)) if m >= 0 else text("note-land-undeveloped"))
        found.append(text("note-land-free", n=at.camps.count(FREE)))
    found += [_boat_note(at, civ) for civ in at.boats]
    for civ in at.civs:
        has = _owned(at, civ)
        found += [text("note-land-has", civ=pieces.civ_title(at, civ), what=has)] if has else []
    if at.provision:
        blocked = "yes" if at.provision >= building.BLOCKING_PROVISIONS else "no"
        found.append(text("note-land-provisions", n=at.provisions, blocked=blocked))
    if at.hunted:
        found.append(text("note-land-hunted"))
    found.append(text("note-touches", lands=tuple(names.territory(other) for other in bits(at.near))))
    return " ".join(map(w.say, found))


def _owned(at: Plot, civ: int) -> tuple[Text, ...]:
    """What a civ has in a territory."""
    tribes, raw = at.pop[civ], at.cargo(civ)
    found = [names.counted("tribe", tribes)] if tribes else []
    found += [text("note-land-raw", n=raw)] if raw else []
    return (*found, text("note-land-farm")) if civ in at.farms else tuple(found)


def camp_note(w: Words, at: Plot, slot: int) -> str:
    code = at.camps[slot]
    who = text("camp-free")
    if code != FREE:
        civ = pieces.civ_title(at, (code - 2) // 2)
        who = text("camp-strong", civ=civ) if code & 1 else text("camp-weak", civ=civ)
    if slot == v.FIRE:
        return w("note-fire", land=names.territory(at.land), vp=at.fire_vp, who=who)
    return w("note-camp", land=names.territory(at.land), n=slot + 1, who=who)


def _boat_note(at: Plot, civ: int) -> Text:
    aboard_, cargo = len(standing.aboard(at, civ)), "yes" if at.cargo(civ) else "no"
    return text("note-boat-of", civ=pieces.civ_title(at, civ), n=aboard_, cargo=cargo)
