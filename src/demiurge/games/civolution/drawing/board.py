"""The continent of Civolution as the table shows it.

From below: the sea and the lands, what lies and stands on them, the marks of what is possible, the areas that can be
clicked, the sites in their recesses, the ghosts of a hovered answer."""

from __future__ import annotations

from demiurge.games.civolution.building import BLOCKING_PROVISIONS
from demiurge.games.civolution.drawing import grounds, lands, terrain
from demiurge.games.civolution.drawing.layout import VIEW_BOX, chart
from demiurge.games.civolution.drawing.naming import land_id, land_title, place_id
from demiurge.games.civolution.drawing.pieces import civ_title
from demiurge.games.civolution.drawing.shapes import Point
from demiurge.games.civolution.drawing.standing import (
    aboard,
    boat_at,
    boats_in,
    seat_at,
    wild_groups,
    wild_spot,
)
from demiurge.games.civolution.state import CLOSED, FREE, Exam
from demiurge.games.civolution.vocabulary import (
    CAMPS,
    FIRE,
    LANDS,
    MATERIALS,
    SEATS,
    SLOTS,
    STRONG,
    TYPE_OF,
    TYPES,
    WATER,
    WEAK,
)
from demiurge.kernel.hexes import bits
from demiurge.kit.markup import esc
from demiurge.kit.scene import GHOSTS, MARKS


def draw_board(view: Exam) -> str:
    head = f'<svg id="board" class="board-svg ct-board" viewBox="{VIEW_BOX}" role="group" aria-label="The continent">'
    places = "".join(_land_place(view, land) for land in range(LANDS)) + "".join(
        _camp_places(view, land) + _outside(view, land) for land in range(LANDS)
    )
    return f"{head}{_picture(view)}{MARKS}{places}{grounds.island_place(view)}{grounds.draw_sites(view)}{GHOSTS}</svg>"


def draw_still(view: Exam, x: float, y: float, width: float, height: float) -> str:
    """The continent as part of another SVG, in the middle of that frame, with nothing to click."""
    box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" viewBox="{VIEW_BOX}"'
    return f'<svg class="ct-board" {box}>{_picture(view)}{grounds.draw_sites(view, still=True)}</svg>'


def _picture(view: Exam) -> str:
    return f"{terrain.draw_terrain(view)}{grounds.draw_island(view)}{lands.draw_lands(view)}"


# ---- what can be clicked
def _land_place(view: Exam, land: int) -> str:
    told = f'data-tip="terrain-{TYPES[TYPE_OF[land]]}" data-note="{esc(land_note(view, land))}"'
    hit = f'<path class="hit" d="{chart(view).grounds[land].path}"/>'
    return f'<g id="{land_id(land)}" class="place ct-whole" {told}>{hit}</g>'


def _camp_places(view: Exam, land: int) -> str:
    found = ""
    for slot, at in enumerate(chart(view).grounds[land].spots.camps):
        if view.camps[land * CAMPS + slot] != CLOSED:
            tip, radius = ("camp-fire", lands.FIRE_CAMP) if slot == FIRE else ("camp", lands.CAMP)
            found += _place(land * SLOTS + slot, tip, camp_note(view, land, slot), [at], radius)
    return found


def _outside(view: Exam, land: int) -> str:
    """The wilderness, with those who stand there and a spot for who may come; on a water those aboard."""
    if TYPE_OF[land] == WATER:
        return _boat_places(view, land) if boats_in(view, land) else ""
    groups, laid = wild_groups(view, land), chart(view)
    found = ""
    for slot, upright in ((STRONG, True), (WEAK, False)):
        spots = [wild_spot(laid, land, k) for k, group in enumerate(groups) if group[1] == upright]
        note = f"Wilderness of {land_title(land)}: {_folk(view, land, upright)}."
        found += _place(land * SLOTS + slot, "wild", note, spots or [wild_spot(laid, land, len(groups))], 11, not spots)
    return found


def _boat_places(view: Exam, land: int) -> str:
    """Boats are for those who stand; of those who lie aboard only they themselves."""
    hulls: list[Point] = []
    lying: list[Point] = []
    for civ in boats_in(view, land):
        x, y, _ = boat_at(view, civ, land)
        hulls += [(x - 11, y + 2), (x + 11, y + 2)]
        lying += [seat_at(view, civ, land, k) for k, upright in enumerate(aboard(view, civ, land)) if not upright]
    note = f"{land_title(land)}: " + " ".join(_boat_note(view, civ, land) for civ in boats_in(view, land))
    strong = _place(land * SLOTS + STRONG, "boat", note, hulls, 15)
    return strong + _place(land * SLOTS + WEAK, "boat", note, lying, 10, not lying)


def _place(place: int, tip: str, note: str, spots: list[Point], radius: float, idle: bool = False) -> str:
    """Spots to be clicked, without a look of their own; idle ones only while an answer is about them."""
    hits = "".join(f'<circle class="hit" cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}"/>' for x, y in spots)
    look = "place ct-idle" if idle else "place"
    return f'<g id="{place_id(place)}" class="{look}" data-tip="{tip}" data-note="{esc(note)}">{hits}</g>'


# ---- in words
def land_note(view: Exam, land: int) -> str:
    """What there is in a territory, in whole sentences."""
    found = [f"{land_title(land)}{_start(view, land)}."]
    if TYPE_OF[land] != WATER:
        material = view.tile_at[land]
        found.append(f"Its material: {MATERIALS[material].replace('_', ' ')}." if material >= 0 else "Not developed.")
        free = sum(view.camps[land * CAMPS + slot] == FREE for slot in range(CAMPS))
        found.append(f"Free encampments: {free}.")
    found += [_boat_note(view, civ, land) for civ in boats_in(view, land)]
    for civ, c in enumerate(view.civs):
        tribes, raw = view.pop[land * SEATS + civ], view.raw[land * SEATS + civ] if civ < view.seats else 0
        has = [f"{tribes} {'tribe' if tribes == 1 else 'tribes'}"] * bool(tribes) + [f"{raw} raw"] * bool(raw)
        has += ["a farm"] * (c.farms >> land & 1)
        if has:
            found.append(f"{civ_title(view, civ)}: {', '.join(has)}.")
    if view.provision[land]:
        blocking = " The farm space is blocked." * (view.provision[land] >= BLOCKING_PROVISIONS)
        found.append(f"Provisions of V.I.C.I: {view.provisions(land)}.{blocking}")
    if view.hunted >> land & 1:
        found.append("Hunted in this era.")
    found.append(f"Touches {', '.join(land_title(other) for other in bits(view.near[land]))}.")
    return " ".join(found)


def _start(view: Exam, land: int) -> str:
    box = view.game.box.lands[land]
    beacons = f", {box.beacons} {'beacon' if box.beacons == 1 else 'beacons'}" if view.solo() and box.beacons else ""
    return f"{', start territory' if box.start else ''}{beacons}"


def camp_note(view: Exam, land: int, slot: int) -> str:
    code = view.camps[land * CAMPS + slot]
    vp = f" for {view.game.box.lands[land].fire_vp} VP" if slot == FIRE else ""
    who = "free" if code == FREE else f"{civ_title(view, (code - 2) // 2)}, {'strong' if code & 1 else 'weak'}"
    kind = "the fire" if slot == FIRE else f"encampment {slot + 1}"
    return f"{land_title(land)}, {kind}{vp}: {who}."


def _folk(view: Exam, land: int, upright: bool) -> str:
    there = [f"{n} {civ_title(view, civ)}" for civ, stands, n in wild_groups(view, land) if stands == upright]
    return f"{', '.join(there) or 'nobody'} {'strong' if upright else 'weak'}"


def _boat_note(view: Exam, civ: int, land: int) -> str:
    there = aboard(view, civ, land)
    raw = view.raw[land * SEATS + civ] if civ < view.seats else 0
    return f"Boat of {civ_title(view, civ)} with {len(there)} aboard{', cargo' if raw else ''}."
