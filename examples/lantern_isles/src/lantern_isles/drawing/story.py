"""The game told: what an answer did. The rules tell events; here they become lines with icons, chips and places.

Nothing here has a language: a line is a Text, the id of a message with what it is about, and who reads it says it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from demiurge.kernel.journal import Event
from demiurge.kernel.text import Text, text
from demiurge.kernel.text import seat as place_of_seat
from demiurge.kit.saying import did
from demiurge.kit.scene import SPECTATOR, Chip, Told

from ..components import CELLS, DECLINE, DRAW, LIGHT, PLEDGE, TUCK, Box
from ..lanterns import OFFERED_OIL, OIL_OF_A_LANTERN
from ..state import LANTERNS, OIL, PLEDGES, SOURCES
from . import board, pieces


def story(box: Box, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
    """Events come filtered for who reads, and a secret answer comes as -1: what is not there cannot be told."""
    found = answered(seat, action, {event.kind for event in events}) if seat != SPECTATOR else []
    for (kind, who), alike in groupby(events, lambda event: (event.kind, event.seat)):
        if kind == "drew":  # charms that were drawn together are told together
            charms = tuple(charm(box, event.data[0]) for event in alike)
            found.append(line(who, text("told-drew", charms=charms), places=["deck"]))
        elif kind == "points":
            for event in alike:
                score(found, event)
        else:
            found += [told(box, action, event) for event in alike]
    return found


def line(seat: int, deed: Text, chips: Sequence[Chip[Text]] = (), places: Sequence[str] = ()) -> Told:
    """What a seat did: the deed has no subject."""
    return Told(seat, did(seat, deed), chips, places)


def answered(seat: int, action: int, kinds: set[str]) -> list[Told]:
    """What no event tells: the answer itself, as far as it is known."""
    if action < 0:
        return [] if "tucked" in kinds else [line(seat, text("told-pledged-unseen"))]
    if action in PLEDGE:
        return [line(seat, text("told-pledged", n=PLEDGE.at(action)))]
    if action == DECLINE:
        return [line(seat, text("told-declined"))]
    if action == DRAW and "drew" not in kinds:  # somebody else's
        return [line(seat, text("told-drew-unseen"), places=["deck"])]
    if action in LIGHT and "lit" not in kinds:  # a lantern must go first
        cell = LIGHT.at(action)
        return [line(seat, text("told-too-little", isle=CELLS[cell]), places=[board.place_of(cell)])]
    return []


def told(box: Box, action: int, event: Event) -> Told:
    """One event in a line."""
    data = event.data
    if event.kind == "round":
        return Told(SPECTATOR, text("told-round", n=data[0]), kind="period", period=str(data[0]))
    if event.kind == "pledges":
        pledges = tuple(text("told-pledge-of", who=place_of_seat(seat), n=oil) for seat, oil in enumerate(data))
        return Told(SPECTATOR, text("told-pledges", pledges=pledges))
    if event.kind == "scored":
        best = tuple(place_of_seat(seat) for seat, points in enumerate(data) if points == max(data))
        return Told(SPECTATOR, text("told-won", winners=best, n=len(best), points=max(data)), kind="end")
    return line(event.seat, *deed(box, action, event))


def deed(box: Box, action: int, event: Event) -> tuple[Text, list[Chip[Text]], list[str]]:
    """What a seat did, what it brought, and where."""
    if event.kind == "traded":
        return text("told-traded"), [pieces.chip("oil", event.data[0])], []
    if event.kind == "accepted":
        return text("told-accepted"), [pieces.chip("oil", OFFERED_OIL)], []
    if event.kind == "tucked":
        known = action in TUCK
        return text("told-tucked", charm=pieces.charm(box, TUCK.at(action))) if known else UNSEEN, [], []
    if event.kind == "played":
        return text("told-played", charm=charm(box, event.data[0])), [], []
    isle, places = CELLS[event.data[0]], [board.place_of(event.data[0])]
    if event.kind == "lit":
        return text("told-lit", isle=isle), [], places
    return text("told-put-out", isle=isle), [pieces.chip("oil", OIL_OF_A_LANTERN)], places


UNSEEN: Final = text("told-tucked-unseen")


def charm(box: Box, card: int) -> Text:
    """Its picture and its name."""
    return text("told-charm", icon=box.names[card], charm=pieces.charm(box, card))


# ---- points
SOURCE: Final = [text(f"source-{source}") for source in SOURCES]
WHY: Final = {
    PLEDGES: text("told-scored-pledges"),
    LANTERNS: text("told-scored-lanterns"),
    OIL: text("told-scored-oil"),
}  # points with a line of their own; others are beside what earned them


def points(event: Event) -> tuple[int, Text] | None:
    """The points that an event tells of, and what they are for: that is what the chart at the end is made of."""
    return (event.data[0], SOURCE[event.data[1]]) if event.kind == "points" else None


def score(found: list[Told], event: Event) -> None:
    """A chip: beside the last thing that the seat did, or in a line that says what for."""
    number, source = event.data
    chip = pieces.chip("vp", number)
    last = found[-1] if found else None
    if source not in WHY and last is not None and last.seat == event.seat:
        found[-1] = last._replace(chips=[*last.chips, chip])
    else:
        found.append(line(event.seat, WHY.get(source, text("told-scored")), [chip]))
