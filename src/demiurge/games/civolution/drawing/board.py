"""The continent of Civolution as the table shows it.

From below: the sea and the lands, what lies and stands on them, the marks of what is possible, the areas that can be
clicked, the sites in their recesses, the ghosts of a hovered answer."""

from __future__ import annotations

from demiurge.games.civolution import building, names
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import grounds, lands, layout, naming, pieces, standing, terrain
from demiurge.games.civolution.drawing.shapes import Point
from demiurge.games.civolution.state import CLOSED, FREE, Exam
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kernel.text import NONE, Text, text
from demiurge.kit.markup import esc
from demiurge.kit.pieces import place
from demiurge.kit.scene import GHOSTS, MARKS


def draw_board(w: Words, view: Exam) -> str:
    said = esc(w("label-continent"))
    head = f'<svg id="board" class="board-svg ct-board" viewBox="{layout.VIEW_BOX}" role="group" aria-label="{said}">'
    places = "".join(_land_place(w, view, land) for land in range(v.LANDS)) + "".join(
        _camp_places(w, view, land) + _outside(w, view, land) for land in range(v.LANDS)
    )
    sites = f"{grounds.island_place(w, view)}{grounds.draw_sites(w, view)}"
    return f"{head}{_picture(w, view)}{MARKS}{places}{sites}{GHOSTS}</svg>"


def draw_still(w: Words, view: Exam, x: float, y: float, width: float, height: float) -> str:
    """The continent as part of another SVG, in the middle of that frame, with nothing to click."""
    box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" viewBox="{layout.VIEW_BOX}"'
    return f'<svg class="ct-board" {box}>{_picture(w, view)}{grounds.draw_sites(w, view, still=True)}</svg>'


def _picture(w: Words, view: Exam) -> str:
    return f"{terrain.draw_terrain(w, view)}{grounds.draw_island(view)}{lands.draw_lands(view)}"


# ---- what can be clicked
def _land_place(w: Words, view: Exam, land: int) -> str:
    hit = f'<path class="hit" d="{layout.chart(view).grounds[land].path}"/>'
    return place(naming.land_id(land), f"terrain-{v.TYPES[v.TYPE_OF[land]]}", land_note(w, view, land), hit, "ct-whole")


def _camp_places(w: Words, view: Exam, land: int) -> str:
    found = ""
    for slot, at in enumerate(layout.chart(view).grounds[land].spots.camps):
        if view.camps[land * v.CAMPS + slot] != CLOSED:
            tip, radius = ("camp-fire", lands.FIRE_CAMP) if slot == v.FIRE else ("camp", lands.CAMP)
            found += _place(land * v.SLOTS + slot, tip, camp_note(w, view, land, slot), [at], radius)
    return found


def _outside(w: Words, view: Exam, land: int) -> str:
    """The wilderness, with those who stand there and a spot for who may come; on a water those aboard."""
    if v.TYPE_OF[land] == v.WATER:
        return _boat_places(w, view, land) if standing.boats_in(view, land) else ""
    groups, laid = standing.wild_groups(view, land), layout.chart(view)
    found = ""
    for slot, upright in ((v.STRONG, True), (v.WEAK, False)):
        spots = [standing.wild_spot(laid, land, k) for k, group in enumerate(groups) if group[1] == upright]
        there = tuple(
            text("note-folk-of", n=n, civ=pieces.civ_title(view, civ)) for civ, stands, n in groups if stands == upright
        )
        note = w("note-folk", land=names.territory(land), there=there or NONE, strong="yes" if upright else "no")
        found += _place(
            land * v.SLOTS + slot, "wild", note, spots or [standing.wild_spot(laid, land, len(groups))], 11, not spots
        )
    return found


def _boat_places(w: Words, view: Exam, land: int) -> str:
    """Boats are for those who stand; of those who lie aboard only they themselves."""
    hulls: list[Point] = []
    lying: list[Point] = []
    for civ in standing.boats_in(view, land):
        x, y, _ = standing.boat_at(view, civ, land)
        hulls += [(x - 11, y + 2), (x + 11, y + 2)]
        lying += [
            standing.seat_at(view, civ, land, k)
            for k, upright in enumerate(standing.aboard(view, civ, land))
            if not upright
        ]
    boats = [w.say(_boat_note(view, civ, land)) for civ in standing.boats_in(view, land)]
    note = w("note-boats", land=names.territory(land), boats=" ".join(boats))
    strong = _place(land * v.SLOTS + v.STRONG, "boat", note, hulls, 15)
    return strong + _place(land * v.SLOTS + v.WEAK, "boat", note, lying, 10, not lying)


def _place(at: int, tip: str, note: str, spots: list[Point], radius: float, idle: bool = False) -> str:
    """Spots to be clicked, without a look of their own; idle ones only while an answer is about them."""
    hits = "".join(f'<circle class="hit" cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}"/>' for x, y in spots)
    return place(naming.place_id(at), tip, note, hits, "ct-idle" if idle else "")


# ---- in words
def land_note(w: Words, view: Exam, land: int) -> str:
    """What there is in a territory, in whole sentences."""
    box = view.game.box.lands[land]
    beacons = box.beacons if view.solo() else 0
    found = [text("note-land", land=names.territory(land), start="yes" if box.start else "no", beacons=beacons)]
    if v.TYPE_OF[land] != v.WATER:
        m = view.tile_at[land]
        found.append(text("note-land-material", what=names.material(m)) if m >= 0 else text("note-land-undeveloped"))
        free = sum(view.camps[land * v.CAMPS + slot] == FREE for slot in range(v.CAMPS))
        found.append(text("note-land-free", n=free))
    found += [_boat_note(view, civ, land) for civ in standing.boats_in(view, land)]
    for civ in range(len(view.civs)):
        has = _owned(view, civ, land)
        found += [text("note-land-has", civ=pieces.civ_title(view, civ), what=has)] if has else []
    if view.provision[land]:
        blocked = "yes" if view.provision[land] >= building.BLOCKING_PROVISIONS else "no"
        found.append(text("note-land-provisions", n=view.provisions(land), blocked=blocked))
    if view.hunted >> land & 1:
        found.append(text("note-land-hunted"))
    found.append(text("note-touches", lands=tuple(names.territory(other) for other in bits(view.near[land]))))
    return " ".join(map(w.say, found))


def _owned(view: Exam, civ: int, land: int) -> tuple[Text, ...]:
    """What a civ has in a territory."""
    tribes, raw = view.pop[land * v.SEATS + civ], view.raw[land * v.SEATS + civ] if civ < view.seats else 0
    found = [names.counted("tribe", tribes)] if tribes else []
    found += [text("note-land-raw", n=raw)] if raw else []
    return (*found, text("note-land-farm")) if view.civs[civ].farms >> land & 1 else tuple(found)


def camp_note(w: Words, view: Exam, land: int, slot: int) -> str:
    code = view.camps[land * v.CAMPS + slot]
    who = text("camp-free")
    if code != FREE:
        civ = pieces.civ_title(view, (code - 2) // 2)
        who = text("camp-strong", civ=civ) if code & 1 else text("camp-weak", civ=civ)
    if slot == v.FIRE:
        return w("note-fire", land=names.territory(land), vp=view.game.box.lands[land].fire_vp, who=who)
    return w("note-camp", land=names.territory(land), n=slot + 1, who=who)


def _boat_note(view: Exam, civ: int, land: int) -> Text:
    raw = view.raw[land * v.SEATS + civ] if civ < view.seats else 0
    aboard_ = len(standing.aboard(view, civ, land))
    return text("note-boat-of", civ=pieces.civ_title(view, civ), n=aboard_, cargo="yes" if raw else "no")
