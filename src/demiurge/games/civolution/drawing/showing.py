"""What answers show on the continent: marks as long as they are possible, the ghost of what they would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from demiurge.games.civolution import actions, building, mods, sites, tribes
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import marks
from demiurge.games.civolution.drawing.phrase_parts import Subject
from demiurge.games.civolution.drawing.phrases import at as place_in
from demiurge.games.civolution.drawing.phrases import family
from demiurge.games.civolution.migration import Travel
from demiurge.games.civolution.state import FREE
from demiurge.games.civolution.tribes import Dying

Picture = Callable[[Subject, int], str]
PLACES: Final = frozenset(("move", "settle", "bear", "strengthen", "weaken", "feed", "spare", "lose"))
LANDS: Final = frozenset((
    "cross", "produce", "hunt", "clear", "explore", "farm", "boat", "cheaper", "remove", "refuge",
))  # fmt: skip


def mark(about: Subject, faint: bool) -> str:
    """A sign on the place of an answer; faint where it is only one of many things to do."""
    at, key, view, seat = place_in(about.action), family(about.action)[1], about.view, about.seat
    if about.action == actions.FEED_ALL:
        return ""
    if isinstance(about.asked, Dying):
        return marks.glow_place(view, seat, about.asked.place)
    if key in PLACES:
        return marks.thin_place(view, seat, at) if faint else marks.glow_place(view, seat, at)
    if key in LANDS or about.action in actions.FETCH:
        return marks.thin_land(view, at) if faint else marks.glow_land(view, at)
    if key == "reveal":
        return marks.glow_recess(view, at)
    if key in ("statue", "settlement"):
        return marks.glow_ground(view, ground_of(key, at))
    return ""


def ground_of(key: str, at: int) -> int:
    return at // (len(v.MATERIALS) if key == "statue" else building.SETTLEMENTS)


def upright(about: Subject, place: int) -> bool:
    """Whether who settles there stays on its feet."""
    t, slot = place // v.SLOTS, place % v.SLOTS
    if getattr(about.asked, "upright", 1) == 0:
        return False
    if slot >= v.CAMPS or about.view.camps[t * v.CAMPS + slot] == FREE:
        return True
    return about.view.civs[about.seat].mods[mods.DISPLACE_STRONG] > 0


def settling(about: Subject, place: int) -> str:
    """A tribe that comes: who migrates leaves a trail, who is born does not."""
    if isinstance(about.asked, Travel):
        return marks.ghost_move(about.view, about.seat, about.asked.at, place, upright(about, place))
    return marks.ghost_tribe(about.view, about.seat, place, upright(about, place))


def crossing(about: Subject, land: int) -> str:
    assert isinstance(about.asked, Travel)
    return marks.ghost_cross(about.view, about.seat, about.asked.at, land, about.asked.upright == 1)


GHOSTS: Final[dict[str, Picture]] = {
    "move": lambda a, at: marks.ghost_place(a.view, a.seat, at),
    "settle": settling,
    "bear": settling,
    "cross": crossing,
    "strengthen": lambda a, at: marks.ghost_rise(a.view, a.seat, at),
    "weaken": lambda a, at: marks.ghost_fall(a.view, a.seat, at),
    "feed": lambda a, at: marks.ghost_feed(a.view, a.seat, at),
    "spare": lambda a, at: marks.ghost_place(a.view, a.seat, at),
    "lose": lambda a, at: marks.ghost_die(a.view, a.seat, at),
    "produce": lambda a, at: marks.ghost_raw(a.view, a.seat, at),
    "hunt": lambda a, at: marks.ghost_hunt(a.view, at),
    "clear": lambda a, at: marks.ghost_clear(a.view, at),
    "explore": lambda a, at: marks.ghost_reveal(a.view, sites.face_down(a.view, 1 << at)),
    "reveal": lambda a, at: marks.ghost_reveal(a.view, [at]),
    "farm": lambda a, at: marks.ghost_building(a.view, a.seat, v.FARM, at),
    "boat": lambda a, at: marks.ghost_building(a.view, a.seat, v.BOAT, at),
    "statue": lambda a, at: marks.ghost_building(a.view, a.seat, v.STATUE, ground_of("statue", at)),
    "settlement": lambda a, at: marks.ghost_building(a.view, a.seat, v.SETTLEMENT, ground_of("settlement", at)),
    "cheaper": lambda a, at: marks.ghost_land(a.view, at),
    "refuge": lambda a, at: marks.ghost_land(a.view, at),
}


def ghost(about: Subject) -> str:
    """What the answer would do to the continent."""
    at, key = place_in(about.action), family(about.action)[1]
    if about.action == actions.FEED_ALL:
        places = tribes.places(about.view, about.seat, about.view.here[about.seat], True, True)
        return "".join(marks.ghost_feed(about.view, about.seat, place) for place in places)
    if key == "fetch":
        return marks.ghost_raw(about.view, about.seat, at, -1) if about.action in actions.FETCH else ""
    if key == "remove":
        return marks.ghost_ruin(about.view, about.seat, v.FARM if about.action in actions.REMOVE_FARM else v.BOAT, at)
    if isinstance(about.asked, Dying):
        place = about.asked.place
        saved = about.action == actions.DO_SAVE
        return (marks.ghost_place if saved else marks.ghost_die)(about.view, about.seat, place)
    return GHOSTS[key](about, at) if key in GHOSTS else ""
